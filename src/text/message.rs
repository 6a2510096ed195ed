//! Messages as syntax: their texts, and all that a text uses, in every variant; the one walk over Fluent's trees.

use fluent_syntax::ast::{
    CallArguments, Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use std::collections::BTreeSet;

/// A message, or a term of Fluent (`-term`), with its texts.
pub struct Message<'e, 's> {
    /// Its name without the sign of a term, as it stands in the file.
    pub id: &'s str,
    /// What stands above it.
    pub comment: Option<&'e Comment<&'s str>>,
    /// Each of its texts with the name of the attribute; the value of the message has none.
    pub texts: Vec<(Option<&'s str>, &'e Pattern<&'s str>)>,
    /// Whether it is a term, which only other messages of the language refer to.
    pub is_term: bool,
}

impl<'e, 's> Message<'e, 's> {
    /// The message of an entry of a file; comments and what cannot be read are none.
    pub fn of(entry: &'e Entry<&'s str>) -> Option<Self> {
        let (is_term, id, value, attributes, comment) = match entry {
            Entry::Message(it) => (
                false,
                it.id.name,
                it.value.as_ref(),
                &it.attributes,
                &it.comment,
            ),
            Entry::Term(it) => (
                true,
                it.id.name,
                Some(&it.value),
                &it.attributes,
                &it.comment,
            ),
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => return None,
        };
        let value = value.map(|pattern| (None, pattern));
        let attributes = (attributes.iter()).map(|it| (Some(it.id.name), &it.value));
        Some(Message {
            id,
            comment: comment.as_ref(),
            texts: value.into_iter().chain(attributes).collect(),
            is_term,
        })
    }

    /// The name of the message (`checkmate`, `-term`) or of one of its attributes (`checkmate.holds`).
    pub fn name(&self, attribute: Option<&str>) -> String {
        name(self.is_term, self.id, attribute)
    }
}

fn name(is_term: bool, id: &str, attribute: Option<&str>) -> String {
    let sign = if is_term { "-" } else { "" };
    match attribute {
        Some(attribute) => format!("{sign}{id}.{attribute}"),
        None => format!("{sign}{id}"),
    }
}

/// What a text uses, in whatever variant.
#[derive(Default)]
pub struct Uses<'p> {
    /// The text itself, then each variant of each choice, in the order of the file.
    pub phrases: Vec<&'p Pattern<&'p str>>,
    /// The variables, as often as they are named.
    pub mentions: Vec<Mention<'p>>,
    /// The calls of functions.
    pub calls: Vec<(&'p str, &'p CallArguments<&'p str>)>,
    /// The messages and terms that it refers to: as written, and by name.
    pub references: Vec<(&'p str, String)>,
    /// The choices.
    pub choices: Vec<Selection<'p>>,
}

/// A variable where a text names it.
pub struct Mention<'p> {
    /// Its name without `$`.
    pub variable: &'p str,
    /// The function that it is given to.
    pub function: Option<&'p str>,
    /// Whether it is told, or words are chosen by it.
    pub usage: Usage,
}

/// What a variable does in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Usage {
    /// It ends up in the text.
    Printed,
    /// Words are chosen by it.
    ChoosesWords,
}

/// A choice of words.
pub struct Selection<'p> {
    /// What it chooses by.
    pub selector: &'p InlineExpression<&'p str>,
    /// The words, with their keys.
    pub variants: &'p [Variant<&'p str>],
}

/// The function whose result follows a variable without telling it.
const AGREEMENT: &str = "AGREE";

impl<'p> Uses<'p> {
    /// What a text uses.
    pub fn of(pattern: &'p Pattern<&'p str>) -> Self {
        let mut uses = Uses::default();
        uses.pattern(pattern);
        uses
    }

    /// The variables that end up in the text.
    pub fn printed(&self) -> BTreeSet<&'p str> {
        let printed = self.mentions.iter().filter(|it| it.usage == Usage::Printed);
        printed.map(|mention| mention.variable).collect()
    }

    /// All variables.
    pub fn variables(&self) -> BTreeSet<&'p str> {
        self.mentions.iter().map(|it| it.variable).collect()
    }

    fn pattern(&mut self, pattern: &'p Pattern<&'p str>) {
        self.phrases.push(pattern);
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'p Expression<&'p str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, None, Usage::Printed),
            Expression::Select { selector, variants } => {
                self.inline(selector, None, Usage::ChoosesWords);
                self.choices.push(Selection { selector, variants });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(
        &mut self,
        inline: &'p InlineExpression<&'p str>,
        function: Option<&'p str>,
        usage: Usage,
    ) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => self.mentions.push(Mention {
                variable: id.name,
                function,
                usage,
            }),
            InlineExpression::FunctionReference { id, arguments } => {
                self.calls.push((id.name, arguments));
                let usage = if id.name == AGREEMENT {
                    Usage::ChoosesWords
                } else {
                    usage
                };
                self.arguments(arguments, id.name, usage);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references
                    .push((id.name, name(false, id.name, attribute)));
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references
                    .push((id.name, name(true, id.name, attribute)));
                if let Some(arguments) = arguments {
                    self.arguments(arguments, id.name, Usage::ChoosesWords);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &'p CallArguments<&'p str>, of: &'p str, usage: Usage) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.inline(argument, Some(of), usage);
        }
    }
}

impl<'p> Selection<'p> {
    /// The variable that it chooses by, alone or given to a function.
    pub fn variable(&self) -> Option<&'p str> {
        match self.selector {
            InlineExpression::VariableReference { id } => Some(id.name),
            InlineExpression::FunctionReference { arguments, .. } => {
                match arguments.positional.first()? {
                    InlineExpression::VariableReference { id } => Some(id.name),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The keys of its variants: words or numbers.
    pub fn keys(&self) -> impl Iterator<Item = &'p str> {
        self.variants.iter().map(|variant| key(&variant.key))
    }

    /// The key of the variant that is taken where no other one fits.
    pub fn default(&self) -> Option<&'p str> {
        let default = self.variants.iter().find(|variant| variant.default);
        default.map(|variant| key(&variant.key))
    }
}

fn key<'p>(key: &VariantKey<&'p str>) -> &'p str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// What is said between other parts of a text, without the braces around it; nothing for a choice.
pub fn said<'p>(expression: &'p Expression<&'p str>) -> Option<&'p InlineExpression<&'p str>> {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => said(expression),
        Expression::Inline(inline) => Some(inline),
        Expression::Select { .. } => None,
    }
}
