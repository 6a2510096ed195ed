//! What the Laws say under a number, in the language of the text: concepts and amounts of our own rules.

use super::amounts::{Amount, Counting};
use crate::clock::Millis;
use crate::edition::{Edition, Laws, Layers, SCOPES, Setting, Stands};
use crate::game::Colours;
use crate::laws::{Provision, provision};
use crate::read::Library;
use crate::terms::matcher::Matcher;
use crate::text::{Say, Value, Words, rule_alone};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// What a rule says.
#[derive(Default)]
pub(super) struct Rule {
    /// The concepts that it names.
    pub(super) concepts: BTreeSet<String>,
    /// The amounts that it names.
    pub(super) amounts: BTreeSet<Amount>,
}

/// What was read, by edition, setting (a place in [`SCOPES`]) and provision.
type Rules = HashMap<(Edition, usize, &'static str), Rc<Rule>>;

/// The Laws in the language of a text.
pub(super) struct Said<'s> {
    library: &'s Library,
    words: &'s Words,
    matcher: &'s Matcher<'s>,
    counting: &'s Counting,
    laws: RefCell<HashMap<(Edition, usize), Rc<Laws>>>,
    rules: RefCell<Rules>,
    numbers: RefCell<Numbers>,
}

/// Whether an edition has a number, and what stands there.
type Numbers = HashMap<(Edition, String), (bool, Rc<[&'static Provision]>)>;

impl<'s> Said<'s> {
    /// The Laws of a library in a language.
    pub(super) fn of(
        library: &'s Library,
        words: &'s Words,
        matcher: &'s Matcher<'s>,
        counting: &'s Counting,
    ) -> Self {
        Said {
            library,
            words,
            matcher,
            counting,
            laws: RefCell::default(),
            rules: RefCell::default(),
            numbers: RefCell::default(),
        }
    }

    /// The editions, oldest first.
    pub(super) fn editions(&self) -> impl DoubleEndedIterator<Item = Edition> + use<'s> {
        self.library.editions.iter().map(|data| data.edition)
    }

    /// Whether an edition has a number or parts of it.
    pub(super) fn has(&self, edition: Edition, number: &str) -> bool {
        self.at(edition, number).0
    }

    /// The provisions under a number of an edition and under its parts.
    pub(super) fn under(&self, edition: Edition, number: &str) -> Vec<&'static Provision> {
        self.at(edition, number).1.to_vec()
    }

    fn at(&self, edition: Edition, number: &str) -> (bool, Rc<[&'static Provision]>) {
        let key = (edition, number.to_owned());
        if let Some(known) = self.numbers.borrow().get(&key) {
            return known.clone();
        }
        let Ok(data) = self.library.edition(edition) else {
            return (false, Rc::default());
        };
        let parts = (data.contents.iter()).filter(|(known, _)| is_part(known, number));
        let parts: Vec<_> = parts.map(|(_, stands)| stands).collect();
        let has = !parts.is_empty() || data.contents.names(number);
        let ids = parts.into_iter().flat_map(|stands| match stands {
            Stands::Provisions(ids) => ids.as_slice(),
            Stands::NotModelled(_) | Stands::Pending => &[],
        });
        let under: Rc<[&'static Provision]> = ids.filter_map(|id| provision(id)).collect();
        let found = (has, under);
        self.numbers.borrow_mut().insert(key, found.clone());
        found
    }

    /// The number of a provision in an edition.
    pub(super) fn number(&self, edition: Edition, provision: &Provision) -> Option<String> {
        let data = self.library.edition(edition).ok()?;
        data.contents.number(provision.id).map(str::to_owned)
    }

    /// All provisions that stand under a number in an edition.
    pub(super) fn all(&self, edition: Edition) -> Vec<&'static Provision> {
        let Ok(data) = self.library.edition(edition) else {
            return Vec::new();
        };
        let ids = data.contents.iter().flat_map(|(_, stands)| match stands {
            Stands::Provisions(ids) => ids.as_slice(),
            Stands::NotModelled(_) | Stands::Pending => &[],
        });
        ids.filter_map(|id| provision(id)).collect()
    }

    /// What a provision says in an edition, in all the games in which `counts`.
    pub(super) fn rule(
        &self,
        edition: Edition,
        provision: &'static Provision,
        counts: &[usize],
    ) -> Rule {
        let mut all = Rule::default();
        for scope in counts {
            let rule = self.rule_in(edition, *scope, provision);
            all.concepts.extend(rule.concepts.iter().cloned());
            all.amounts.extend(rule.amounts.iter().cloned());
        }
        all
    }

    fn rule_in(&self, edition: Edition, scope: usize, provision: &'static Provision) -> Rc<Rule> {
        let key = (edition, scope, provision.id);
        if let Some(known) = self.rules.borrow().get(&key) {
            return known.clone();
        }
        let laws = self.laws_in(edition, scope);
        let voice = self.words.voice(Colours::Known);
        let text = rule_alone(&voice, &laws, provision).unwrap_or_default();
        let rule = Rc::new(Rule {
            concepts: (self.matcher.find(&text).iter())
                .map(|hit| hit.concept.id.clone())
                .collect(),
            amounts: (self.counting.amounts(&text).into_iter())
                .map(|(amount, _)| amount)
                .collect(),
        });
        self.rules.borrow_mut().insert(key, rule.clone());
        rule
    }

    /// An amount in the words of the language: times with their units, other things as bare numbers.
    pub(super) fn told(&self, amount: &Amount) -> String {
        let time =
            || Say::message("value-time").with("time", Value::Time(Millis::seconds(amount.value)));
        match amount.unit.as_str() {
            "time" => self.words.voice(Colours::Known).phrase(&time()),
            "percent" => format!("{}%", amount.value),
            _ => amount.value.to_string(),
        }
    }

    fn laws_in(&self, edition: Edition, scope: usize) -> Rc<Laws> {
        let known = self.laws.borrow().get(&(edition, scope)).cloned();
        known.unwrap_or_else(|| {
            let (pace, supervision) = SCOPES[scope];
            let setting = Setting {
                practice: Layers::LETTER,
                ..Setting::of(pace, supervision)
            };
            let laws = Rc::new(self.library.laws(edition, &setting));
            self.laws
                .borrow_mut()
                .insert((edition, scope), laws.clone());
            laws
        })
    }

    /// How much a concept says about which rule a text means: the fewer rules of an edition name it, the more.
    pub(super) fn weights(&self, edition: Edition) -> BTreeMap<String, f64> {
        let every: Vec<usize> = (0..SCOPES.len()).collect();
        let all = self.all(edition);
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for provision in &all {
            for concept in self.rule(edition, provision, &every).concepts {
                *counts.entry(concept).or_default() += 1;
            }
        }
        let of_all = all.len() as f64;
        counts
            .into_iter()
            .map(|(concept, count)| (concept, (of_all / f64::from(count)).ln()))
            .collect()
    }
}

/// Whether a number of an edition is this one or a part of it: 9.2a and 9.2.1 are parts of 9.2.
fn is_part(known: &str, number: &str) -> bool {
    let Some(rest) = known.strip_prefix(number) else {
        return false;
    };
    rest.is_empty() || rest.starts_with('.') || rest.starts_with(|c: char| c.is_ascii_lowercase())
}
