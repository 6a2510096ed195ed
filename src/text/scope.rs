//! Paces and supervisions in words.

use crate::edition::{Pace, SCOPES, Scope, Setting, Supervision};
use crate::text::say::{Say, Value};

/// A message about scopes with `$scopes`: “rapid chess and blitz with simplified rules”.
pub fn scopes(message: &'static str, scopes: &[Scope]) -> Say {
    if scopes.len() == SCOPES.len() {
        return Say::message(message).with("scopes", Value::Items(vec![Say::message("scope-all")]));
    }
    let mut names = Vec::new();
    for pace in Pace::ALL {
        let of_pace = |list: &[Scope]| -> Vec<Supervision> {
            let fits = list.iter().filter(|scope| scope.0 == *pace);
            fits.map(|scope| scope.1).collect()
        };
        let named = of_pace(scopes);
        if named.len() == of_pace(&SCOPES).len() {
            names.push(Say::attribute("scope", pace.name()));
        } else {
            names.extend(named.into_iter().map(|supervision| {
                Say::attribute("scope", format!("{}-{}", pace.name(), supervision.name()))
            }));
        }
    }
    Say::message(message).with("scopes", Value::Items(names))
}

/// A message about the paces and supervisions of these settings, with `$scopes`; standard chess has one, whatever the
/// supervision.
pub fn scopes_of<'s>(
    message: &'static str,
    settings: impl IntoIterator<Item = &'s Setting>,
) -> Say {
    let of = |setting: &Setting| match setting.pace {
        Pace::Standard => SCOPES[0],
        pace => (pace, setting.supervision),
    };
    let mut all: Vec<Scope> = settings.into_iter().map(of).collect();
    all.sort();
    all.dedup();
    scopes(message, &all)
}
