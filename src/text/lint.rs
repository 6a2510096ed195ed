//! What is wrong with a message whatever its values: checked in every variant, also those that no case reaches.

use crate::text::language::Language;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// What a message uses.
#[derive(Clone, Debug, Default)]
pub(super) struct Uses {
    /// All its variables.
    pub variables: BTreeSet<String>,
    /// Variables that some function puts into words.
    pub spoken: BTreeSet<String>,
    /// Variables that are printed as they are.
    pub bare: BTreeSet<String>,
    /// What is wrong with it.
    pub faults: Vec<String>,
}

/// What every message and attribute of a file uses, and what is wrong with each.
pub(super) fn uses(
    resource: &FluentResource,
    language: &Language,
    tag: &LanguageIdentifier,
) -> BTreeMap<String, Uses> {
    let categories = language.categories(tag);
    let look = |pattern: &Pattern<&str>| {
        let mut look = Look {
            language,
            categories: &categories,
            uses: Uses::default(),
        };
        look.pattern(pattern);
        look.uses
    };
    let mut all = BTreeMap::new();
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            if let Some(value) = &message.value {
                all.insert(id.to_owned(), look(value));
            }
            for attribute in &message.attributes {
                all.insert(
                    format!("{id}.{}", attribute.id.name),
                    look(&attribute.value),
                );
            }
        }
    }
    all
}

struct Look<'l> {
    language: &'l Language,
    categories: &'l BTreeSet<&'static str>,
    uses: Uses,
}

impl Look<'_> {
    fn fault(&mut self, fault: String) {
        self.uses.faults.push(fault);
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => {
                        self.uses.variables.insert(id.name.to_owned());
                    }
                    other => self.inline(other),
                }
                let keys: Vec<&str> = variants
                    .iter()
                    .map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => *name,
                        VariantKey::NumberLiteral { value } => *value,
                    })
                    .collect();
                let default = variants.iter().position(|variant| variant.default);
                self.plurals(&keys, default.map(|at| keys[at]));
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    /// A choice by number leaves at most one form of the language to its default.
    fn plurals(&mut self, keys: &[&str], default: Option<&str>) {
        let category = |key: &str| CATEGORIES.contains(&key);
        let number = |key: &str| key.starts_with(|c: char| c.is_ascii_digit());
        let counts = keys.iter().all(|key| category(key) || number(key));
        let chooses = keys
            .iter()
            .any(|key| category(key) && Some(*key) != default);
        if !counts || !chooses {
            return;
        }
        let left: Vec<&str> = self
            .categories
            .iter()
            .copied()
            .filter(|category| !keys.contains(category) || Some(*category) == default)
            .collect();
        if left.len() > 1 {
            self.fault(format!("no variant of its own for {}", left.join(", ")));
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.uses.variables.insert(id.name.to_owned());
                self.uses.bare.insert(id.name.to_owned());
                if KEYS.contains(&id.name) {
                    self.fault(format!("${} needs WHO", id.name));
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                for argument in &arguments.positional {
                    if let InlineExpression::VariableReference { id: variable } = argument {
                        self.uses.variables.insert(variable.name.to_owned());
                        if id.name != "NUMBER" {
                            self.uses.spoken.insert(variable.name.to_owned());
                        }
                    }
                }
                self.function(id.name, arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { id, .. } => {
                self.fault(format!("refers to message `{}`: say it here", id.name));
            }
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn function(&mut self, name: &str, arguments: &CallArguments<&str>) {
        if arguments.positional.len() != 1 {
            self.fault(format!("{name} takes one value"));
        }
        let named: BTreeMap<&str, &str> = arguments
            .named
            .iter()
            .filter_map(|argument| match argument.value {
                InlineExpression::StringLiteral { value } => Some((argument.name.name, value)),
                _ => None,
            })
            .collect();
        let allowed: &[&str] = match name {
            "WHO" | "TERM" | "ARTICLE" => &["case"],
            "AGREE" => &["sg", "pl", "m", "f", "n"],
            "DURATION" => &["case", "unit"],
            "LIST" => &["type"],
            "CLOCK" | "MINUTES" | "SECONDS" | "MOVE" | "SQUARE" | "NUMBER" => &[],
            _ => return self.fault(format!("no function {name}")),
        };
        for argument in &arguments.named {
            let option = argument.name.name;
            if !allowed.contains(&option) || !named.contains_key(option) {
                self.fault(format!("{name} does not take `{option}`"));
            }
        }
        let missing = match name {
            "WHO" => self.language.who_lacks(named.get("case").copied()),
            "AGREE" => self.language.agreement_lacks(&named),
            "TERM" => self.language.pieces_lack(named.get("case").copied()),
            "ARTICLE" => self
                .language
                .term("article", named.get("case").copied())
                .err(),
            "DURATION" => self.language.units_lack(named.get("case").copied()),
            _ => None,
        };
        if let Some(missing) = missing {
            self.fault(format!("{name}: {missing}"));
        }
    }
}

/// Variables that never hold a text to print.
const KEYS: [&str; 2] = ["player", "opponent"];

/// The plural categories there are.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
