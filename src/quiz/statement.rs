//! The question what a provision says here: its rule as it is, and as it is at another pace, under another regime or in another
//! edition.

use crate::clock::Millis;
use crate::edition::{Confidence, Edition, Layers, Named, Pace, SCOPES, Scope, Setting};
use crate::game::Colours;
use crate::laws::{self, CHAPTERS, Provision};
use crate::quiz::choose::{Chance, MOST_WORDS, MOST_WRONG, words};
use crate::quiz::kind::Kind;
use crate::quiz::place::Place;
use crate::quiz::question::{QuizOption, QuizQuestion, Says, Unasked};
use crate::quiz::stock::Stock;
use crate::quiz::wrong::Confusion;
use crate::rulings::Run;
use crate::text::{Say, Value, rule_said};
use std::cmp::Ordering::{self, Greater, Less};
use std::collections::BTreeMap;

/// By a case and a scope, the provision about which is asked there, and its statements.
pub(super) type Statements = BTreeMap<(String, Scope), (&'static Provision, Made)>;

/// The options, the right one first, or why there are too few.
type Made = Result<Vec<QuizOption>, Unasked>;

/// A wrong statement, and the confusion that leads to it.
type Wrong = (Say, Confusion);

/// At so many paces the same statement is asked for.
const MOST_PACES: usize = 2;

/// The provisions whose rule is another one where other laws have it otherwise: another number, another condition, a duty in the
/// place of a choice, or who decides. Of all others, what an older edition says is less exact than the rule, and not wrong.
const CONTRARY: [&str; 17] = [
    "arbiter-calls-flag",
    "bag-not-used",
    "blitz-class",
    "blitz-full-rules",
    "clock-setting-stands",
    "colours-reversed",
    "default-claim",
    "envelope-draw-offer",
    "flag-counts",
    "illegal-move-sanction",
    "increment-gained",
    "late-for-resumption",
    "lateness-counted",
    "press-without-move",
    "rapid-class",
    "wrong-claim",
    "wrong-times-stand",
];

/// The provisions whose rule is wrong with another number, and whether that is so with a greater one and with a less.
const NUMBERS: [(&str, &[Ordering]); 7] = [
    ("blitz-class", &[Greater]),
    ("blitz-record-views", &[Greater]),
    ("blitz-too-many-views", &[Less]),
    ("rapid-full-rules", &[Greater]),
    ("rapid-limited-rules", &[Less]),
    ("rapid-penalties", &[Greater, Less]),
    ("rapid-too-many-views", &[Less]),
];

/// By which laws statements are made.
#[derive(Clone, Copy)]
struct Under {
    edition: Edition,
    practice: Layers,
    scope: Scope,
}

impl<'l> Stock<'l> {
    /// The question what the provision of the case says, where it hangs on this run.
    pub(super) fn statement(&self, run: Run<'l>) -> Option<Result<QuizQuestion<'l>, Unasked>> {
        let all = self.statements(run.edition, run.practice);
        let scope = (run.setting.pace, run.setting.supervision);
        let (provision, made) = all.get(&(run.scenario().id.clone(), scope))?;
        let ruled = run.ruled().ok()?;
        Some(made.clone().map(|options| {
            let mut about = vec![*provision];
            for option in &options {
                let named = option.says.rule().and_then(laws::provision);
                about.extend(named.filter(|it| !about.contains(it)));
            }
            QuizQuestion::of(self.tongues, run, ruled, Kind::Statement, options, about)
        }))
    }

    /// Every question of an edition what a provision says: of each that might be confused.
    pub(super) fn all_statements(&self, edition: Edition, practice: Layers) -> Statements {
        let mut asking = Asking {
            stock: self,
            edition,
            practice,
            places: self.places(edition, practice),
            all: Statements::new(),
        };
        for chapter in CHAPTERS {
            for provision in chapter.provisions {
                asking.ask(provision, chapter.provisions);
            }
        }
        asking.all
    }

    /// What a rule says, where it is certain and stands under a number of the letter.
    fn said(&self, under: Under, provision: &'static Provision) -> Option<Say> {
        let (pace, supervision) = under.scope;
        let setting = Setting {
            practice: under.practice,
            ..Setting::of(pace, supervision)
        };
        let laws = self.rulings.library.laws(under.edition, &setting);
        provision.number(&laws.contents)?;
        let is_taught = laws.contents.item(provision.id).is_some();
        let facts = (provision.rule)(&laws).filter(|_| !is_taught)?;
        let is_sure = facts.confidence() > Confidence::Unverified;
        is_sure.then(|| rule_said(provision, &facts))
    }

    /// What a rule is said to be by whoever confuses the laws, where that is something else in every language: in the other
    /// scopes of the edition, then in the editions before and after it; at last with one other number.
    fn wrong(&self, under: Under, provision: &'static Provision, right: &Say) -> Vec<Wrong> {
        let mut all: Vec<Wrong> = Vec::new();
        if CONTRARY.contains(&provision.id) {
            for scope in SCOPES {
                let said = self.said(Under { scope, ..under }, provision);
                let (pace, supervision) = scope;
                all.extend(said.map(|says| (says, Confusion::Regime(pace, supervision))));
            }
            let editions = self.rulings.editions().filter(|it| *it != under.edition);
            let (before, after): (Vec<_>, Vec<_>) = editions.partition(|it| *it < under.edition);
            for edition in before.into_iter().rev().chain(after) {
                let said = self.said(Under { edition, ..under }, provision);
                all.extend(said.map(|says| (says, Confusion::Edition(edition))));
            }
        }
        let own = self.texts(right);
        let another = Chance::of(&[provision.id, &format!("{:?}", under.scope)]);
        let known = NUMBERS.iter().find(|(id, _)| *id == provision.id);
        let ways = known.map_or(&[][..], |(_, ways)| ways);
        let mut numbers = with_other_numbers(right, &own, ways);
        let by_chance = |says: &Say| another.number(&format!("{says:?}"));
        numbers.sort_by(|a, b| by_chance(a).total_cmp(&by_chance(b)));
        let is_other = |says: &Say| differ(&self.texts(says), &own);
        all.retain(|(says, _)| is_other(says));
        let number = numbers.into_iter().find(is_other);
        all.extend(number.map(|says| (says, Confusion::Named("another-number".into()))));
        all
    }

    /// The rule, and wrong statements: first all its own, of which there is at least one; then, while there is room, those of other
    /// rules of the chapter.
    fn options(
        &self,
        under: Under,
        provision: &'static Provision,
        chapter: &[&'static Provision],
        right: &Say,
    ) -> Made {
        let own = self.texts(right);
        let longest = own.iter().map(|text| words(text)).max().unwrap_or(0);
        let mut chosen = Chosen {
            stock: self,
            seen: vec![own],
            options: vec![option(right.clone(), None)],
        };
        for wrong in self.wrong(under, provision, right) {
            chosen.add(wrong);
        }
        if chosen.options.len() == 1 {
            return Err(Unasked::NothingSaid);
        }
        if longest > MOST_WORDS {
            return Err(Unasked::TooWordy(longest));
        }
        let chance = Chance::of(&[provision.id, &format!("{:?}", under.scope)]);
        let mut others = chapter.to_vec();
        others.retain(|it| *it != provision);
        others.sort_by(|a, b| chance.number(a.id).total_cmp(&chance.number(b.id)));
        // two statements of one rule stand together, or nobody needs to know the rule that has only one
        for at_once in [2, 1] {
            for other in &others {
                if chosen.options.len() + at_once > MOST_WRONG + 1 {
                    break;
                }
                let says = self.said(under, other);
                let wrong = says.map(|says| self.wrong(under, other, &says));
                let mut wrong = wrong.unwrap_or_default();
                wrong.retain(|it| chosen.is_new(it));
                if wrong.len() >= at_once {
                    wrong.truncate(at_once);
                    wrong.into_iter().for_each(|it| chosen.add(it));
                }
            }
        }
        match chosen.options.len() {
            few @ 0..MOST_WRONG => Err(Unasked::TooFewMistakes(few - 1)),
            _ => Ok(chosen.options),
        }
    }

    /// What is said in every language.
    pub(super) fn texts(&self, says: &Say) -> Vec<String> {
        let all = self.tongues.whole();
        let texts = all.map(|words| words.voice(Colours::Known).say(says));
        texts.collect()
    }
}

/// The questions of an edition, as they are made.
struct Asking<'s, 'l> {
    stock: &'s Stock<'l>,
    edition: Edition,
    practice: Layers,
    places: Vec<Place<'l>>,
    all: Statements,
}

impl<'l> Asking<'_, 'l> {
    /// Asks about a provision that has wrong statements of its own: of each thing that it says, at so many paces as have other options.
    fn ask(&mut self, provision: &'static Provision, chapter: &[&'static Provision]) {
        let chance = Chance::of(&[provision.id, Kind::Statement.name()]);
        let mut scopes = SCOPES;
        let by_chance = |scope: &Scope| chance.number(&format!("{scope:?}"));
        scopes.sort_by(|a, b| by_chance(a).total_cmp(&by_chance(b)));
        let mut asked: Vec<(Say, Pace, Vec<String>)> = Vec::new();
        for scope in scopes {
            let under = Under {
                edition: self.edition,
                practice: self.practice,
                scope,
            };
            let Some(says) = self.stock.said(under, provision) else {
                continue;
            };
            let same = asked.iter().filter(|(known, ..)| *known == says);
            let paces: Vec<Pace> = same.map(|(_, pace, _)| *pace).collect();
            let free = |it: &&Place<'l>| {
                it.scope == scope && !self.all.contains_key(&(it.case.to_owned(), scope))
            };
            let place = Place::of_provision(provision, self.places.iter().filter(free));
            let Some(place) =
                place.filter(|_| paces.len() < MOST_PACES && !paces.contains(&scope.0))
            else {
                continue;
            };
            let made = self.stock.options(under, provision, chapter, &says);
            let told = sorted(made.as_ref().map_or(&[], Vec::as_slice));
            let is_known = asked.iter().any(|(.., known)| *known == told);
            if is_known || made == Err(Unasked::NothingSaid) {
                continue;
            }
            let at = (place.case.to_owned(), scope);
            self.all.insert(at, (provision, made));
            asked.push((says, scope.0, told));
        }
    }
}

/// The statements that were taken, and what they say in every language.
struct Chosen<'s, 'l> {
    stock: &'s Stock<'l>,
    seen: Vec<Vec<String>>,
    options: Vec<QuizOption>,
}

impl Chosen<'_, '_> {
    fn is_full(&self) -> bool {
        self.options.len() > MOST_WRONG
    }

    /// Whether a wrong statement says something else than each that was taken.
    fn is_new(&self, (says, _): &Wrong) -> bool {
        let texts = self.stock.texts(says);
        self.seen.iter().all(|other| differ(&texts, other))
    }

    /// Takes a wrong statement, where there is room and it says something else than each that was taken.
    fn add(&mut self, wrong: Wrong) {
        if !self.is_full() && self.is_new(&wrong) {
            self.seen.push(self.stock.texts(&wrong.0));
            self.options.push(option(wrong.0, Some(wrong.1)));
        }
    }
}

/// What options say, whatever their order.
fn sorted(options: &[QuizOption]) -> Vec<String> {
    let mut all: Vec<String> = options.iter().map(|it| format!("{:?}", it.says)).collect();
    all.sort_unstable();
    all
}

fn option(says: Say, by: Option<Confusion>) -> QuizOption {
    QuizOption {
        says: Says::Statement(says),
        ground: None,
        by,
    }
}

/// The same statement with one of its numbers or times, where each language writes it in digits, about half or twice as great, or
/// a small one by one more or less.
fn with_other_numbers(right: &Say, texts: &[String], ways: &[Ordering]) -> Vec<Say> {
    let mut all = Vec::new();
    let is_told = |digits: &str| texts.iter().all(|text| text.contains(digits));
    for (at, (_, value)) in right.values.iter().enumerate() {
        let mut others: Vec<(Ordering, Value)> = match value {
            Value::Number(number) if is_told(&number.to_string()) => other_numbers(*number)
                .into_iter()
                .map(|other| (other.cmp(number), Value::Number(other)))
                .collect(),
            Value::Time(time) => other_times(*time)
                .into_iter()
                .map(|other| (other.cmp(time), Value::Time(other)))
                .collect(),
            _ => Vec::new(),
        };
        others.retain(|(way, _)| ways.contains(way));
        all.extend(others.into_iter().map(|(_, other)| {
            let mut says = right.clone();
            says.values[at].1 = other;
            says
        }));
    }
    all
}

/// Numbers that might be thought to stand in the place of one: of many moves the limits of the Laws, too.
fn other_numbers(number: u64) -> Vec<u64> {
    match number {
        0 | 1 => Vec::new(),
        2..10 => vec![number + 1, number - 1, number + 2],
        10..50 => vec![number * 2, number / 2],
        50 => vec![75, 40, 100],
        _ => vec![50, 100],
    }
}

/// Twice the time and half of it, in whole minutes, or in whole seconds where it is less than one.
fn other_times(time: Millis) -> Vec<Millis> {
    let unit = if time.0 < 60_000 { 1_000 } else { 60_000 };
    let half = Millis(time.0 / 2);
    let is_whole = half.0 > 0 && half.0.is_multiple_of(unit);
    let double = (time.0 > 0).then_some(Millis(time.0 * 2));
    double.into_iter().chain(is_whole.then_some(half)).collect()
}

/// Whether two statements say something else in every language, and neither is a part of the other or too long.
fn differ(texts: &[String], others: &[String]) -> bool {
    let bare = |text: &str| text.trim_end_matches('.').to_owned();
    texts.iter().zip(others).all(|(one, other)| {
        words(one) <= MOST_WORDS && !one.contains(&bare(other)) && !other.contains(&bare(one))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn provisions_are_named_rightly_and_once() {
        let numbers = NUMBERS.iter().map(|(id, _)| id);
        let named: Vec<&&str> = CONTRARY.iter().chain(numbers).collect();
        for id in &named {
            assert!(laws::provision(id).is_some(), "{id}");
        }
        assert!(CONTRARY.is_sorted() && NUMBERS.is_sorted_by_key(|(id, _)| id));
    }

    #[test]
    fn another_number_is_near_and_never_the_same() {
        assert_eq!(other_numbers(3), [4, 2, 5]);
        assert_eq!(other_numbers(10), [20, 5]);
        assert!(other_numbers(1).is_empty());
        let minute = Millis(60_000);
        assert_eq!(other_times(minute), [Millis(120_000)]);
        assert_eq!(other_times(Millis(120_000)), [Millis(240_000), minute]);
        assert!(other_times(Millis::ZERO).is_empty());
    }
}
