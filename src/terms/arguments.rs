//! The functions that messages call, with what they are given.

use crate::read::{Language, UNITS};
use crate::terms::finding::FindingKind;
use crate::text::FUNCTIONS;
use fluent_syntax::ast::{CallArguments, InlineExpression};

/// What a call has wrong: the kind, what was found and what could stand there.
pub(super) fn faults(
    (function, arguments): (&str, &CallArguments<&str>),
    language: Option<&Language>,
) -> Vec<(FindingKind, String, String)> {
    let Some((_, allowed)) = FUNCTIONS.iter().find(|(name, _)| *name == function) else {
        let names: Vec<_> = FUNCTIONS.iter().map(|(name, _)| *name).collect();
        return vec![(
            FindingKind::FunctionUnknown,
            function.to_owned(),
            names.join(", "),
        )];
    };
    let mut faults = Vec::new();
    for argument in &arguments.named {
        let name = argument.name.name;
        let written = format!("{function}(… {name}:)");
        if !allowed.contains(&name) {
            faults.push((FindingKind::ArgumentUnknown, written, allowed.join(", ")));
            continue;
        }
        let InlineExpression::StringLiteral { value } = argument.value else {
            faults.push((FindingKind::ArgumentUnknown, written, "\"…\"".to_owned()));
            continue;
        };
        let declared = language.and_then(|language| declared(function, name, language));
        if let Some(declared) = declared
            && !declared.contains(&value)
        {
            let written = format!("{function}(… {name}: \"{value}\")");
            faults.push((FindingKind::ArgumentUnknown, written, declared.join(", ")));
        }
    }
    faults
}

/// What a language declares for an argument; nothing where any text may stand.
fn declared<'l>(function: &str, argument: &str, language: &'l Language) -> Option<Vec<&'l str>> {
    match (function, argument) {
        ("WHO", "case") => Some(common(
            language.players.values().map(|who| who.forms.keys()),
        )),
        ("TERM" | "MEN", "case") => {
            let mut cases: Vec<&str> = (language.terms.values())
                .flat_map(|forms| forms.keys().map(String::as_str))
                .collect();
            cases.sort_unstable();
            cases.dedup();
            Some(cases)
        }
        ("ARTICLE", "case") => {
            let forms = language.terms.get("article")?;
            Some(forms.keys().map(String::as_str).collect())
        }
        ("DURATION", "case") => {
            let nouns = UNITS.iter().filter_map(|noun| language.nouns.get(*noun));
            Some(common(nouns.map(|cases| cases.keys())))
        }
        ("DURATION", "unit") => Some(UNITS.to_vec()),
        ("LIST", "type") => Some(vec!["and", "or"]),
        _ => None,
    }
}

/// The names that all have.
fn common<'l, K: Iterator<Item = &'l String>>(all: impl Iterator<Item = K>) -> Vec<&'l str> {
    let mut shared: Option<Vec<&str>> = None;
    for names in all {
        let names: Vec<&str> = names.map(String::as_str).collect();
        shared = Some(match shared {
            None => names,
            Some(before) => before.into_iter().filter(|n| names.contains(n)).collect(),
        });
    }
    shared.unwrap_or_default()
}
