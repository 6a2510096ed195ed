//! What a text uses: variables, functions, references, choices.

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use std::collections::BTreeSet;

/// What a text uses.
#[derive(Default)]
pub(super) struct Uses<'p> {
    /// The variables that end up in the text.
    pub(super) printed: BTreeSet<&'p str>,
    /// The variables that words are chosen by.
    pub(super) chosen_by: BTreeSet<&'p str>,
    /// The calls of functions.
    pub(super) calls: Vec<(&'p str, &'p CallArguments<&'p str>)>,
    /// The messages and terms (`-term`) that it refers to, with attribute.
    pub(super) references: Vec<(&'p str, String)>,
    /// The choices.
    pub(super) choices: Vec<Choice<'p>>,
}

/// A choice of words.
pub(super) struct Choice<'p> {
    pub(super) selector: &'p InlineExpression<&'p str>,
    pub(super) variants: &'p [Variant<&'p str>],
}

/// The function whose result follows a variable without telling it.
const AGREEMENT: &str = "AGREE";

impl<'p> Uses<'p> {
    /// What a text uses.
    pub(super) fn of(pattern: &'p Pattern<&'p str>) -> Self {
        let mut uses = Uses::default();
        uses.pattern(pattern);
        uses
    }

    /// All variables.
    pub(super) fn variables(&self) -> BTreeSet<&'p str> {
        self.printed.union(&self.chosen_by).copied().collect()
    }

    fn pattern(&mut self, pattern: &'p Pattern<&'p str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'p Expression<&'p str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, Role::Printed),
            Expression::Select { selector, variants } => {
                self.inline(selector, Role::ChosenBy);
                self.choices.push(Choice { selector, variants });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &'p InlineExpression<&'p str>, role: Role) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                match role {
                    Role::Printed => self.printed.insert(id.name),
                    Role::ChosenBy => self.chosen_by.insert(id.name),
                };
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.calls.push((id.name, arguments));
                let role = if id.name == AGREEMENT {
                    Role::ChosenBy
                } else {
                    role
                };
                self.arguments(arguments, role);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references
                    .push((id.name, named("", id.name, attribute)));
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.references
                    .push((id.name, named("-", id.name, attribute)));
                if let Some(arguments) = arguments {
                    self.arguments(arguments, Role::ChosenBy);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &'p CallArguments<&'p str>, role: Role) {
        for argument in &arguments.positional {
            self.inline(argument, role);
        }
        for argument in &arguments.named {
            self.inline(&argument.value, role);
        }
    }
}

#[derive(Clone, Copy)]
enum Role {
    Printed,
    ChosenBy,
}

fn named(sign: &str, id: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{sign}{id}.{attribute}"),
        None => format!("{sign}{id}"),
    }
}
