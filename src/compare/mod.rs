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
use crate::text::{Voice, rule_text};

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
    laws: Vec<(Scope, Laws, Laws)>,
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
    /// Whether the newer one does.
    pub is_in_force: bool,
    /// The values of its article that changed.
    pub values: Vec<ValueChange>,
}

/// A rule that reads differently in some scopes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextChange {
    /// The scopes.
    pub scopes: Vec<Scope>,
    /// What it said; none where it was not in force.
    pub old: Option<String>,
    /// What it says now.
    pub new: Option<String>,
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
    /// Compares two editions by their letter, whichever of them is named first: what is taught beside them is no change of
    /// the Laws.
    pub fn of(rulings: &'l Rulings<'l>, one: Edition, other: Edition) -> Self {
        let (from, to) = (one.min(other), one.max(other));
        let laws: Vec<(Scope, Laws, Laws)> = SCOPES
            .iter()
            .map(|scope| {
                let setting = Setting {
                    practice: Layers::LETTER,
                    ..Setting::of(scope.0, scope.1)
                };
                (
                    *scope,
                    rulings.laws(from, &setting),
                    rulings.laws(to, &setting),
                )
            })
            .collect();
        let number = |laws: &Laws, provision: &Provision| {
            provision.number(&laws.contents).map(str::to_owned)
        };
        let mut rules: Vec<RuleChange> = provisions()
            .map(|provision| RuleChange {
                provision,
                old_number: laws.iter().find_map(|(_, old, _)| number(old, provision)),
                new_number: laws.iter().find_map(|(_, _, new)| number(new, provision)),
                was_in_force: laws
                    .iter()
                    .any(|(_, old, _)| (provision.rule)(old).is_some()),
                is_in_force: laws
                    .iter()
                    .any(|(_, _, new)| (provision.rule)(new).is_some()),
                values: Vec::new(),
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

    fn texts(&self, voice: &Voice<'_>, provision: &'static Provision) -> Vec<TextChange> {
        let mut changes: Vec<TextChange> = Vec::new();
        for (scope, old, new) in &self.laws {
            let (old, new) = (
                rule_text(voice, old, provision).rule,
                rule_text(voice, new, provision).rule,
            );
            if old == new {
                continue;
            }
            match changes
                .iter_mut()
                .find(|known| known.old == old && known.new == new)
            {
                Some(known) => known.scopes.push(*scope),
                None => changes.push(TextChange {
                    scopes: vec![*scope],
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
