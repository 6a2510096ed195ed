//! Values that changed, each with the rule to which it belongs.

use super::{InScope, RuleChange, stays};
use crate::edition::{Laws, ParamValue, Scope};
use crate::laws::Provision;

/// A value that changed in some scopes.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueChange {
    /// Its name in `editions/*.yaml`.
    pub key: &'static str,
    /// The scopes.
    pub scopes: Vec<Scope>,
    /// What the letter of the older edition gives.
    pub old: ParamValue,
    /// What that of the newer one gives.
    pub new: ParamValue,
}

/// All values that changed, in the order of the table.
pub(super) fn changes(laws: &[InScope]) -> Vec<ValueChange> {
    let mut all: Vec<ValueChange> = Vec::new();
    for laws in laws {
        let values = |of: &[Laws; 2]| {
            let [letter, taught] = of.each_ref().map(|laws| laws.params.values());
            letter.into_iter().zip(taught)
        };
        let both = values(&laws.old).zip(values(&laws.new));
        for ((old, old_taught), (new, taught)) in both {
            let was = [&old.given, &old_taught.given];
            if stays(was, [&new.given, &taught.given]) {
                continue;
            }
            let same = |known: &&mut ValueChange| {
                known.key == old.key && known.old == old && known.new == new
            };
            match all.iter_mut().find(same) {
                Some(known) => known.scopes.push(laws.scope),
                None => all.push(ValueChange {
                    key: old.key,
                    scopes: vec![laws.scope],
                    old,
                    new,
                }),
            }
        }
    }
    all
}

/// Gives each value to the rule that has its number, and returns those that belong to none.
///
/// Where several rules share the number, one that reads differently goes first.
pub(super) fn share_out(
    values: Vec<ValueChange>,
    rules: &mut [RuleChange],
    laws: &[InScope],
) -> Vec<ValueChange> {
    let differs: Vec<bool> = rules
        .iter()
        .map(|rule| reads_differently(rule.provision, laws))
        .collect();
    let mut left = Vec::new();
    for value in values {
        let numbered = |rule: &RuleChange| {
            let same = |article: &Option<String>, number: &Option<String>| {
                article.is_some() && article == number
            };
            same(&value.new.article, &rule.new_number) || same(&value.old.article, &rule.old_number)
        };
        let of_number = || (0..rules.len()).filter(|at| numbered(&rules[*at]));
        let place = of_number()
            .find(|at| differs[*at])
            .or_else(|| of_number().next());
        match place {
            Some(at) => rules[at].values.push(value),
            None => left.push(value),
        }
    }
    left
}

fn reads_differently(provision: &Provision, laws: &[InScope]) -> bool {
    let facts = |laws: &Laws| {
        let facts = (provision.rule)(laws)?;
        let named = facts.iter().map(|(name, fact)| (name, fact.clone()));
        Some(named.collect::<Vec<_>>())
    };
    laws.iter().any(|it| it.change(facts).is_some())
}
