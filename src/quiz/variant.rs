//! The variants of a paper: the same questions and options, each in another order.

use crate::quiz::random::Random;
use crate::quiz::told::{Form, Told};
use std::collections::BTreeMap;

/// A variant of a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its letter, from A on.
    pub letter: char,
    /// Its questions in their order.
    pub questions: Vec<Placed>,
}

/// A question in a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its place in the paper, from 0.
    pub master: usize,
    /// The places of its options, in the order in which they are shown.
    pub options: Vec<usize>,
}

impl Placed {
    /// The letters of the right answer: of each right option, or of all in their right order; none for an open question.
    pub fn key(&self, told: &Told) -> Vec<char> {
        let shown = |at: &usize| self.options.iter().position(|option| option == at);
        match told.form {
            Form::Open => Vec::new(),
            Form::Order => {
                let in_order = 0..told.options.len();
                in_order.filter_map(|at| shown(&at)).map(letter).collect()
            }
            Form::Single | Form::Several => {
                let places = self.options.iter().enumerate();
                let right = places.filter(|(_, option)| told.options[**option].right);
                right.map(|(place, _)| letter(place)).collect()
            }
        }
    }
}

/// The letter of an option at a place, from 0: a, b, …
pub fn letter(place: usize) -> char {
    (b'a'..=b'z').map(char::from).nth(place).unwrap_or('?')
}

/// The variants of a paper: the first in its own order, and one shuffled by each of these seeds; open questions stay last.
pub fn variants(questions: &[&Told], seeds: &[u64]) -> Vec<Variant> {
    let own = (0..questions.len()).map(|master| Placed {
        master,
        options: given(questions[master]),
    });
    let first = Variant {
        letter: 'A',
        questions: balanced(own.collect(), questions),
    };
    let others = ('B'..='Z').zip(seeds);
    let others = others.map(|(letter, seed)| Variant {
        letter,
        questions: balanced(shuffled(questions, *seed), questions),
    });
    std::iter::once(first).chain(others).collect()
}

/// The same with the right answers spread evenly over the letters, as far as options may stand in any order.
fn balanced(mut placed: Vec<Placed>, questions: &[&Told]) -> Vec<Placed> {
    let movable = |it: &Placed| {
        let told = questions[it.master];
        told.form == Form::Single && told.may_be_mixed()
    };
    let key = |it: &Placed| {
        let options = &questions[it.master].options;
        it.options.iter().position(|option| options[*option].right)
    };
    let mut used: BTreeMap<usize, usize> = BTreeMap::new();
    for place in placed.iter().filter(|it| !movable(it)).filter_map(key) {
        *used.entry(place).or_default() += 1;
    }
    for question in placed.iter_mut().filter(|it| movable(it)) {
        let Some(own) = key(question) else {
            continue;
        };
        let often = |place: &usize| used.get(place).copied().unwrap_or(0);
        let least = (0..question.options.len()).min_by_key(|place| (often(place), *place != own));
        let place = least.unwrap_or(own);
        question.options.swap(own, place);
        *used.entry(place).or_default() += 1;
    }
    placed
}

/// The options as they are given; those that are to be put in order are not given in that order.
fn given(told: &Told) -> Vec<usize> {
    let mut options: Vec<usize> = (0..told.options.len()).collect();
    if told.form == Form::Order {
        let seed = told.id.bytes().fold(0u64, |sum, byte| {
            sum.wrapping_mul(31).wrapping_add(u64::from(byte))
        });
        mix(&mut options, &mut Random::of(seed));
    }
    options
}

/// Shuffles what is to be put in order, so that it is not in order.
fn mix(options: &mut [usize], random: &mut Random) {
    random.shuffle(options);
    if options.is_sorted() && options.len() > 1 {
        options.rotate_left(1);
    }
}

fn shuffled(questions: &[&Told], seed: u64) -> Vec<Placed> {
    let mut random = Random::of(seed);
    let mut order: Vec<usize> = (0..questions.len()).collect();
    random.shuffle(&mut order);
    order.sort_by_key(|master| questions[*master].form == Form::Open);
    let places = order.into_iter().map(|master| {
        let told = questions[master];
        let mut options = given(told);
        match told.form {
            Form::Order => mix(&mut options, &mut random),
            Form::Single | Form::Several if told.may_be_mixed() => {
                random.shuffle(&mut options);
            }
            _ => {}
        }
        Placed { master, options }
    });
    places.collect()
}
