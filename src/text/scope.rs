//! Paces and supervisions in words.

use crate::edition::{Pace, SCOPES, Scope, Setting, Supervision};
use crate::text::say::{Say, Value};

/// A message about scopes with `$scopes`: “rapid chess and blitz with simplified rules”.
pub fn scopes(message: &'static str, scopes: &[Scope]) -> Say {
    if scopes.len() == SCOPES.len() {
        return Say::message(message).with("scopes", Value::Items(vec![Say::message("scope-all")]));
    }
    let names = names(scopes);
    let names = names.into_iter().map(|name| Say::attribute("scope", name));
    Say::message(message).with("scopes", Value::Items(names.collect()))
}

/// The names of scopes, those that two paces have in common once; a pace under any supervision comes last, so that nothing
/// told of another seems to be told of it, too.
fn names(scopes: &[Scope]) -> Vec<String> {
    let under = |pace: Pace| -> Vec<Supervision> {
        let of_pace = scopes.iter().filter(|scope| scope.0 == pace);
        of_pace.map(|scope| scope.1).collect()
    };
    let [rapid, blitz] = [Pace::Rapid, Pace::Blitz].map(under);
    let alike = rapid == blitz && !rapid.is_empty();
    let standard = !under(Pace::Standard).is_empty();
    if standard && alike && rapid == [Supervision::Full] {
        return vec!["full".to_owned()];
    }
    let named = |name: &str, under: &[Supervision]| match under {
        [one] => format!("{name}-{}", one.name()),
        _ => name.to_owned(),
    };
    let mut quick = if alike {
        vec![("quick", rapid)]
    } else {
        vec![(Pace::Rapid.name(), rapid), (Pace::Blitz.name(), blitz)]
    };
    quick.retain(|(_, under)| !under.is_empty());
    quick.sort_by_key(|(_, under)| under.len());
    let quick = quick.iter().map(|(name, under)| named(name, under));
    let standard = standard.then(|| Pace::Standard.name().to_owned());
    standard.into_iter().chain(quick).collect()
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
