//! What changed between two editions: rules, numbers, values, texts, and the rulings on the cases; and what the practice
//! changes in one.

mod cases;
mod practice;
mod values;

pub use cases::CaseChange;
pub use practice::{CaseDeparture, Departures};
pub use values::ValueChange;

use crate::edition::{Edition, Laws, Layers, SCOPES, Scope, Setting, named};
use crate::laws::{Provision, provisions};
use crate::rulings::Rulings;
use crate::text::{Voice, rule_alone};

/// What changed from one edition to a later one, before any language.
#[derive(Debug)]
pub struct Comparison<'l> {
    /// The older edition.
    pub from: Edition,
    /// The newer one.
    pub to: Edition,
    /// Every rule that one of them has, in the order of the Laws.
    pub rules: Vec<RuleChange>,
    /// The values that belong to no rule.
    pub values: Vec<ValueChange>,
    /// The cases on which they rule differently.
    pub cases: Vec<CaseChange<'l>>,
    /// The laws of both in each scope.
    laws: [InScope; SCOPES.len()],
}

/// The laws that are compared in a scope, each edition by its letter and as FIDE teaches it.
#[derive(Debug)]
struct InScope {
    scope: Scope,
    old: [Laws; 2],
    new: [Laws; 2],
}

impl InScope {
    /// The laws of two editions.
    fn of(rulings: &Rulings<'_>, scope: Scope, from: Edition, to: Edition) -> Self {
        let laws = |edition| {
            [Layers::LETTER, Layers::FIDE].map(|practice| {
                let setting = Setting {
                    practice,
                    ..Setting::of(scope.0, scope.1)
                };
                rulings.library.laws(edition, &setting)
            })
        };
        InScope {
            scope,
            old: laws(from),
            new: laws(to),
        }
    }

    /// What something is by the letter of the older edition and by that of the newer one, where it changed.
    fn change<T: PartialEq>(&self, of: impl Fn(&Laws) -> T) -> Option<(T, T)> {
        let [old, old_taught] = self.old.each_ref().map(&of);
        let [new, taught] = self.new.each_ref().map(&of);
        let stays = stays([&old, &old_taught], [&new, &taught]);
        (!stays).then_some((old, new))
    }
}

/// Whether a newer edition leaves something as an older one has it, each given by the letter and as FIDE teaches it.
///
/// It does where its letter gives the same, and where what is taught in place of its letter is what the letter of the older
/// one gives or what was taught beside that: then the rule was always read so, and no text changed.
pub fn stays<T: PartialEq>([old, old_taught]: [T; 2], [new, taught]: [T; 2]) -> bool {
    old == new || taught != new && [old, old_taught].contains(&taught)
}

/// What became of a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleChange {
    /// The rule.
    pub provision: &'static Provision,
    /// Its number in the older edition.
    pub old_number: Option<String>,
    /// Its number in the newer one.
    pub new_number: Option<String>,
    /// Whether the older edition has it, in some scope.
    pub was_in_force: bool,
    /// Whether the newer one does; as the older one, where that [`stays`].
    pub is_in_force: bool,
    /// The values of its article that changed.
    pub values: Vec<ValueChange>,
}

/// A rule that reads differently in some scopes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextChange {
    /// The scopes.
    pub scopes: Vec<Scope>,
    /// What it said.
    pub old: Wording,
    /// What it says now.
    pub new: Wording,
}

/// How a rule reads in an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wording {
    /// In these words of ours.
    Reads(String),
    /// The edition has no such rule.
    Absent,
    /// The text of the edition is not known to us.
    Unread,
}

impl Wording {
    /// The words, where it has any.
    pub fn text(&self) -> Option<&str> {
        match self {
            Wording::Reads(text) => Some(text),
            Wording::Absent | Wording::Unread => None,
        }
    }

    /// What stands in the place of words.
    pub const fn without_words(&self) -> &'static str {
        match self {
            Wording::Unread => "value-unknown",
            Wording::Reads(_) | Wording::Absent => "value-none",
        }
    }
}

/// What became of a rule, in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<'c> {
    /// The change.
    pub rule: &'c RuleChange,
    /// How its text changed.
    pub texts: Vec<TextChange>,
}

named! {
    /// The kind of a change, in the order in which an arbiter wants to hear of them.
    ChangeKind {
        /// The older edition has no such rule.
        CameIn = "came-in",
        /// The newer one has none.
        WentOut = "went-out",
        /// It reads differently or has other values.
        Changed = "changed",
        /// It has another number and says the same.
        Renumbered = "renumbered",
    }
}

impl ChangeKind {
    /// The message that heads the rules of this kind.
    pub const fn heading(self) -> &'static str {
        match self {
            ChangeKind::CameIn => "compare-in",
            ChangeKind::WentOut => "compare-out",
            ChangeKind::Changed => "compare-texts",
            ChangeKind::Renumbered => "compare-moved",
        }
    }
}

impl<'l> Comparison<'l> {
    /// Compares the letter of two editions, whichever of them is named first. What changed is what the newer one gives
    /// otherwise than the older both by its letter and as FIDE teaches it ([`stays`]).
    pub fn of(rulings: &'l Rulings<'l>, one: Edition, other: Edition) -> Self {
        let (from, to) = (one.min(other), one.max(other));
        let laws = SCOPES.map(|scope| InScope::of(rulings, scope, from, to));
        let number = |laws: &Laws, provision: &Provision| {
            provision.number(&laws.contents).map(str::to_owned)
        };
        let mut rules: Vec<RuleChange> = provisions()
            .map(|provision| {
                let in_force = |of: fn(&InScope) -> &[Laws; 2]| {
                    [0, 1].map(|practice| {
                        let in_scope = |it| (provision.rule)(&of(it)[practice]).is_some();
                        laws.iter().any(in_scope)
                    })
                };
                let (was, is) = (in_force(|it| &it.old), in_force(|it| &it.new));
                RuleChange {
                    provision,
                    old_number: laws.iter().find_map(|it| number(&it.old[0], provision)),
                    new_number: laws.iter().find_map(|it| number(&it.new[0], provision)),
                    was_in_force: was[0],
                    is_in_force: if stays(was, is) { was[0] } else { is[0] },
                    values: Vec::new(),
                }
            })
            .filter(|rule| rule.was_in_force || rule.is_in_force)
            .collect();
        let values = values::share_out(values::changes(&laws), &mut rules, &laws);
        Comparison {
            from,
            to,
            rules,
            values,
            cases: cases::changes(rulings, from, to),
            laws,
        }
    }

    /// The editions that follow each other, compared, newest first.
    pub fn neighbours(rulings: &'l Rulings<'l>) -> Vec<Self> {
        let newer = rulings.editions().skip(1);
        let mut all: Vec<Self> = (rulings.editions().zip(newer))
            .map(|(from, to)| Comparison::of(rulings, from, to))
            .collect();
        all.reverse();
        all
    }

    /// The rules that changed, in the words of a language.
    pub fn told(&self, voice: &Voice<'_>) -> Vec<Told<'_>> {
        self.rules
            .iter()
            .map(|rule| Told {
                rule,
                texts: self.texts(voice, rule.provision),
            })
            .filter(|told| told.kind().is_some())
            .collect()
    }

    /// The number in the newer edition under which a rule that lost its own lives on: that of which it was a part.
    pub fn lives_on(&self, rule: &RuleChange) -> Option<&str> {
        let old = rule.old_number.as_deref().filter(|_| !rule.is_in_force)?;
        let holds = self
            .rules
            .iter()
            .filter(|it| it.was_in_force && it.is_in_force);
        let numbers = holds.filter_map(|it| it.new_number.as_deref());
        let is_part = |number: &&str| {
            let rest = old.strip_prefix(*number);
            rest.is_some_and(|rest| rest.starts_with('.'))
        };
        numbers.filter(is_part).max_by_key(|number| number.len())
    }

    fn texts(&self, voice: &Voice<'_>, provision: &'static Provision) -> Vec<TextChange> {
        let mut changes: Vec<TextChange> = Vec::new();
        for laws in &self.laws {
            let text = |laws: &Laws| rule_alone(voice, laws, provision);
            let Some((old, new)) = laws.change(text) else {
                continue;
            };
            let wording = |text: Option<String>, laws: &Laws| match text {
                Some(text) => Wording::Reads(text),
                None if provision.is_unread(laws) => Wording::Unread,
                None => Wording::Absent,
            };
            let (old, new) = (wording(old, &laws.old[0]), wording(new, &laws.new[0]));
            match changes
                .iter_mut()
                .find(|known| known.old == old && known.new == new)
            {
                Some(known) => known.scopes.push(laws.scope),
                None => changes.push(TextChange {
                    scopes: vec![laws.scope],
                    old,
                    new,
                }),
            }
        }
        changes
    }
}

impl Told<'_> {
    /// The kind of the change; none where nothing changed.
    pub fn kind(&self) -> Option<ChangeKind> {
        let rule = self.rule;
        match (rule.was_in_force, rule.is_in_force) {
            (false, _) => Some(ChangeKind::CameIn),
            (_, false) => Some(ChangeKind::WentOut),
            (true, true) if !(self.texts.is_empty() && rule.values.is_empty()) => {
                Some(ChangeKind::Changed)
            }
            (true, true) => (rule.old_number != rule.new_number).then_some(ChangeKind::Renumbered),
        }
    }
}
