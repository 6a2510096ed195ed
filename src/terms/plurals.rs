//! The plural categories of a language, and those that a choice has.

use crate::text::{Selection, Uses, said};
use fluent_syntax::ast::{InlineExpression, PatternElement, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// The names of all plural categories there are.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The category that every choice has, for what no other one takes.
const OTHER: &str = "other";

/// The plural categories of a language.
pub(super) struct Categories {
    /// What whole numbers need, as far as anybody counts in a game, with these numbers; always with `other`.
    pub(super) needed: BTreeMap<&'static str, BTreeSet<u32>>,
    /// What any number may take.
    pub(super) possible: BTreeSet<&'static str>,
}

/// The highest number that is counted.
const HIGHEST: u32 = 1000;

/// Numbers beyond those that are counted: fractions and whole millions.
const RARE: [&str; 5] = ["0.5", "1.5", "2.5", "1000000", "2000000"];

/// The categories of a language's cardinal or ordinal numbers; none if CLDR does not know the language.
pub(super) fn categories(lang: &str, ordinal: bool) -> Option<Categories> {
    let tag: LanguageIdentifier = lang.parse().ok()?;
    let language = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
    let kind = if ordinal {
        PluralRuleType::ORDINAL
    } else {
        PluralRuleType::CARDINAL
    };
    let rules = PluralRules::create(language, kind).ok()?;
    let mut needed: BTreeMap<_, BTreeSet<u32>> = BTreeMap::from([(OTHER, BTreeSet::new())]);
    for number in 0..=HIGHEST {
        if let Ok(category) = rules.select(number) {
            needed.entry(name(category)).or_default().insert(number);
        }
    }
    let rare = (RARE.iter()).filter_map(|n| rules.select(*n).ok().map(name));
    let possible = needed.keys().copied().chain(rare).collect();
    Some(Categories { needed, possible })
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => OTHER,
    }
}

/// The plural categories that a choice has, if it chooses by a number.
///
/// It does if each of its keys is a number or a category, and not all of them are `other`.
pub(super) fn of_choice<'p>(choice: &Selection<'p>) -> Option<BTreeSet<&'p str>> {
    let mut found = BTreeSet::new();
    let mut counts = false;
    for variant in choice.variants {
        match variant.key {
            VariantKey::NumberLiteral { .. } => counts = true,
            VariantKey::Identifier { name } if CATEGORIES.contains(&name) => {
                counts |= name != OTHER;
                found.insert(name);
            }
            VariantKey::Identifier { .. } => return None,
        }
    }
    counts.then_some(found)
}

/// The categories that whole numbers need and a choice lacks.
///
/// A category of which it names each number is not lacking: in English `[1]` is as good as `[one]`, in Russian not.
/// Nothing lacks where it only tells exact numbers apart and none is followed by a word that would be declined.
pub(super) fn missing(choice: &Selection<'_>, categories: &Categories) -> Vec<&'static str> {
    let mut found = BTreeSet::new();
    let mut numbers = BTreeSet::new();
    for variant in choice.variants {
        match variant.key {
            VariantKey::Identifier { name } => {
                found.insert(name);
            }
            VariantKey::NumberLiteral { value } => numbers.extend(value.parse::<u32>()),
        }
    }
    let exact = found.iter().all(|name| *name == OTHER);
    let declines = choice.variable().is_none_or(|variable| {
        let mut patterns = choice.variants.iter().map(|variant| &variant.value);
        patterns.any(|pattern| counts_a_word(&Uses::of(pattern), variable))
    });
    if exact && !declines {
        return Vec::new();
    }
    let lacks = |(name, members): &(&&str, &BTreeSet<u32>)| {
        let named_each = !members.is_empty() && members.is_subset(&numbers);
        !found.contains(**name) && !named_each
    };
    let lacking = categories.needed.iter().filter(lacks);
    lacking.map(|(name, _)| *name).collect()
}

/// Whether a choice is by the place in an order: first, second, third.
pub(super) fn is_ordinal(choice: &Selection<'_>) -> bool {
    let InlineExpression::FunctionReference { arguments, .. } = choice.selector else {
        return false;
    };
    arguments.named.iter().any(|argument| {
        matches!(
            argument.value,
            InlineExpression::StringLiteral { value: "ordinal" }
        )
    })
}

/// Whether a text prints a variable right before a word.
pub(super) fn counts_a_word(uses: &Uses<'_>, variable: &str) -> bool {
    let pairs = (uses.phrases.iter()).flat_map(|phrase| phrase.elements.windows(2));
    pairs.into_iter().any(|pair| match pair {
        [
            PatternElement::Placeable { expression },
            PatternElement::TextElement { value },
        ] => {
            said(expression).is_some_and(|inline| prints(inline, variable))
                && value.trim_start().starts_with(char::is_alphabetic)
        }
        _ => false,
    })
}

fn prints(inline: &InlineExpression<&str>, variable: &str) -> bool {
    match inline {
        InlineExpression::VariableReference { id } => id.name == variable,
        InlineExpression::FunctionReference { arguments, .. } => {
            let mut given = arguments.positional.iter();
            given.any(|argument| prints(argument, variable))
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => false,
    }
}
