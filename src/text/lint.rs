//! What is wrong with a message whatever its values: checked in every variant, also those that no case reaches.

use crate::read::Language;
use crate::text::functions::FUNCTIONS;
use crate::text::message::{Mention, Message, Selection, Usage, Uses};
use crate::text::say::Value;
use fluent::FluentResource;
use fluent_syntax::ast::{CallArguments, InlineExpression};
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// What a message uses, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub(super) struct Lint {
    /// All its variables.
    pub variables: BTreeSet<String>,
    /// Variables that some function puts into words.
    pub spoken: BTreeSet<String>,
    /// Variables that are printed as they are.
    pub bare: BTreeSet<String>,
    /// Its choices by a word: the variable, and the variants.
    pub choices: Vec<(String, Variants)>,
    /// What is wrong with it.
    pub faults: Vec<String>,
}

/// The names of the variants of a choice by a word.
#[derive(Clone, Debug)]
pub(super) struct Variants {
    /// In the order of the alphabet.
    names: Vec<String>,
    /// The one that is taken where none fits.
    default: String,
}

/// The variant for a value that is not known; as the default, since such a value fits no name.
const UNKNOWN: &str = "unknown";

impl Variants {
    /// The variable and the variants; none where numbers choose.
    fn of(choice: &Selection<'_>) -> Option<(String, Self)> {
        let InlineExpression::VariableReference { id } = choice.selector else {
            return None;
        };
        let mut names: Vec<String> = choice.keys().map(str::to_owned).collect();
        names.sort();
        let default = choice.default().unwrap_or_default().to_owned();
        (!choice.keys().all(counts)).then(|| (id.name.to_owned(), Variants { names, default }))
    }

    /// What a choice by this value needs that is not there, or has that nobody can say.
    pub fn unfit(&self, value: &Value) -> Option<String> {
        match value {
            Value::Choice(word) => {
                let mut words = word.names().to_vec();
                words.sort_unstable();
                let names = self.names.iter().map(String::as_str);
                let names = names.filter(|name| *name != UNKNOWN || words.contains(name));
                let unfit = !names.eq(words.iter().copied());
                unfit.then(|| format!("exactly the variants {}", word.names().join(", ")))
            }
            Value::Unknown if self.default != UNKNOWN => Some(format!("*[{UNKNOWN}]")),
            _ => None,
        }
    }
}

/// What every message and attribute of a file uses, and what is wrong with each.
pub(super) fn lints(
    resource: &FluentResource,
    language: &Language,
    tag: &LanguageIdentifier,
) -> BTreeMap<String, Lint> {
    let categories = language.categories(tag);
    let messages = resource.entries().filter_map(Message::of);
    messages
        .filter(|message| !message.is_term)
        .flat_map(|message| {
            let texts = message.texts.iter();
            let lints = texts.map(|(attribute, text)| {
                (
                    message.name(*attribute),
                    lint(&Uses::of(text), language, &categories),
                )
            });
            lints.collect::<Vec<_>>()
        })
        .collect()
}

fn lint(uses: &Uses<'_>, language: &Language, categories: &BTreeSet<&'static str>) -> Lint {
    let variables = |wanted: fn(&Mention<'_>) -> bool| -> BTreeSet<String> {
        let found = uses.mentions.iter().filter(|mention| wanted(mention));
        found.map(|mention| mention.variable.to_owned()).collect()
    };
    let bare = variables(|it| it.usage == Usage::Printed && it.function.is_none());
    let keys = KEYS.iter().filter(|key| bare.contains(**key));
    let mut faults: Vec<String> = keys.map(|key| format!("${key} needs WHO")).collect();
    let messages = (uses.references.iter()).filter(|(_, name)| !name.starts_with('-'));
    faults.extend(messages.map(|(_, name)| format!("refers to message `{name}`: say it here")));
    for choice in &uses.choices {
        faults.extend(left_to_default(choice, categories));
    }
    for (name, arguments) in &uses.calls {
        function(name, arguments, language, &mut faults);
    }
    Lint {
        variables: variables(|_| true),
        spoken: variables(|it| it.function.is_some_and(|function| function != "NUMBER")),
        bare,
        choices: uses.choices.iter().filter_map(Variants::of).collect(),
        faults,
    }
}

/// Whether a variant is that of a number.
fn counts(key: &str) -> bool {
    CATEGORIES.contains(&key) || key.starts_with(|c: char| c.is_ascii_digit())
}

/// A choice by number leaves at most one form of the language to its default.
fn left_to_default(choice: &Selection<'_>, categories: &BTreeSet<&'static str>) -> Option<String> {
    let keys: Vec<&str> = choice.keys().collect();
    let default = choice.default();
    let chooses = (keys.iter()).any(|key| CATEGORIES.contains(key) && Some(*key) != default);
    if !keys.iter().all(|key| counts(key)) || !chooses {
        return None;
    }
    let left: Vec<&str> = (categories.iter().copied())
        .filter(|category| !keys.contains(category) || Some(*category) == default)
        .collect();
    (left.len() > 1).then(|| format!("no variant of its own for {}", left.join(", ")))
}

fn function(
    name: &str,
    arguments: &CallArguments<&str>,
    language: &Language,
    faults: &mut Vec<String>,
) {
    let Some((_, allowed)) = FUNCTIONS.iter().find(|(known, _)| *known == name) else {
        return faults.push(format!("no function {name}"));
    };
    if arguments.positional.len() != 1 {
        faults.push(format!("{name} takes one value"));
    }
    let named: BTreeMap<&str, &str> = (arguments.named.iter())
        .filter_map(|argument| match argument.value {
            InlineExpression::StringLiteral { value } => Some((argument.name.name, value)),
            _ => None,
        })
        .collect();
    for argument in &arguments.named {
        let option = argument.name.name;
        if !allowed.contains(&option) || !named.contains_key(option) {
            faults.push(format!("{name} does not take `{option}`"));
        }
    }
    let case = named.get("case").copied();
    let missing = match name {
        "WHO" => language.who_lacks(case),
        "AGREE" => language.agreement_lacks(&named),
        "TERM" => language.pieces_lack(case),
        "MEN" => language.men_lack(case.or(Some("nom"))),
        "ARTICLE" => language.term("article", case).err(),
        "DURATION" => language.units_lack(case),
        _ => None,
    };
    faults.extend(missing.map(|missing| format!("{name}: {missing}")));
}

/// Variables that never hold a text to print.
const KEYS: [&str; 2] = ["player", "opponent"];

/// The plural categories there are.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
