//! Chance that repeats itself: the same seed gives the same paper on every machine, for ever.

use crate::read::mark;

/// SplitMix64, the generator that Steele, Lea and Flood published in 2014 (and that Java has as `SplittableRandom`).
///
/// Its state is a counter; each number is the counter, mixed.
/// It is written out here because papers must not change when a dependency does.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

/// The odd number nearest to 2⁶⁴ divided by the golden ratio: how far the counter steps.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The sequence of this seed.
    pub fn of(seed: u64) -> Self {
        Random { state: seed }
    }

    /// The sequence that a name always has.
    pub fn named(name: &str) -> Self {
        Random::of(mark(name))
    }

    /// The next number.
    pub fn next_number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// The next number below a limit: the upper half of the product of number and limit.
    ///
    /// Some numbers come up more often than others by one in 2⁶⁴ divided by the limit; no class will notice.
    pub fn below(&mut self, limit: usize) -> usize {
        let product = u128::from(self.next_number()) * limit as u128;
        (product >> 64) as usize
    }

    /// Puts the items in an order of chance (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut random = Random::of(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| random.next_number()).collect();
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
            ]
        );
    }

    #[test]
    fn every_number_below_the_limit_comes_up_about_as_often() {
        let mut random = Random::of(7);
        let mut counts = [0u32; 5];
        for _ in 0..10_000 {
            counts[random.below(5)] += 1;
        }
        assert!(
            counts.iter().all(|count| (1_850..2_150).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn shuffling_loses_nothing_and_depends_on_the_seed_alone() {
        let shuffled = |seed| {
            let mut items: Vec<u32> = (0..20).collect();
            Random::of(seed).shuffle(&mut items);
            items
        };
        assert_eq!(shuffled(3), shuffled(3));
        assert_ne!(shuffled(3), shuffled(4));
        let mut sorted = shuffled(3);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..20).collect::<Vec<_>>());
    }
}
