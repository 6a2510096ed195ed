//! Saying things in one language, about players whose colours may not matter.

use crate::board::Player;
use crate::game::{Actor, Colours, words::role};
use crate::read::REFERENCE;
use crate::text::finish::{Start, finish};
use crate::text::functions::{Items, Men, NotKnown, clauses, time_value};
use crate::text::problem::{Defect, Problem};
use crate::text::said::Said;
use crate::text::say::{Say, Value};
use crate::text::words::Words;
use fluent::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::cell::RefCell;
use std::sync::LazyLock;

/// One language speaking about one case; it keeps a list of what it could not say.
pub struct Voice<'w> {
    words: &'w Words,
    names: Names,
    /// What was said already, by how it begins: each thing is put into words once.
    said: RefCell<Said>,
    problems: RefCell<Vec<Problem>>,
}

/// How a voice names the players.
#[derive(Clone, Copy)]
pub(super) enum Names {
    /// By their colours, or as A and B.
    Of(Colours),
    /// This one is the player, and the other one the opponent.
    Roles(Player),
}

impl Names {
    fn of(self, actor: Actor) -> &'static str {
        match (self, actor.player()) {
            (Names::Of(colours), _) => actor.name(colours),
            (Names::Roles(player), Some(named)) if named == player => "player",
            (Names::Roles(_), Some(_)) => "opponent",
            (Names::Roles(_), None) => actor.name(Colours::Unknown),
        }
    }
}

/// The message that tells an effect as a note for the arbiter; it need not be there.
fn as_note(say: &Say) -> Say {
    Say {
        id: format!("note-{}", say.id).into(),
        ..say.clone()
    }
}

impl<'w> Voice<'w> {
    pub(super) fn new(words: &'w Words, names: Names) -> Self {
        Voice {
            words,
            names,
            said: RefCell::default(),
            problems: RefCell::default(),
        }
    }

    /// The words of the language.
    pub fn words(&self) -> &'w Words {
        self.words
    }

    /// Whether it tells of the player and the opponent, as a note for the arbiter.
    pub(super) fn tells_notes(&self) -> bool {
        matches!(self.names, Names::Roles(_))
    }

    /// The colon, with the space that the language sets before it.
    pub fn colon(&self) -> &'w str {
        &self.words.language().typography.colon
    }

    /// The message as a sentence: its first letter is a capital.
    pub fn say(&self, say: &Say) -> String {
        self.speak(self.words, say, Start::Sentence)
    }

    /// The message as part of a sentence: letters stay as they are.
    pub fn phrase(&self, say: &Say) -> String {
        self.speak(self.words, say, Start::Phrase)
    }

    /// Who does it and what he does, where the message begins with its subject `{ WHO($player) }` in this language.
    pub(super) fn predicate(&self, say: &Say) -> Option<(Actor, String)> {
        let by = say.values.iter().find_map(|(name, value)| match value {
            Value::Who(actor) if *name == "player" => Some(*actor),
            _ => None,
        })?;
        begins_with_subject(self.words.pattern(say)?).then_some(())?;
        let subject = self.words.language().who(self.names.of(by), None).ok()?;
        let phrase = self.phrase(say);
        let rest = phrase.strip_prefix(subject)?.strip_prefix(' ')?;
        Some((by, rest.to_owned()))
    }

    /// The value of a message without values of its own.
    pub fn text(&self, id: &'static str) -> String {
        self.say(&Say::message(id))
    }

    /// The attribute of a message without values of its own.
    pub fn text_of(&self, id: &'static str, attribute: &'static str) -> String {
        self.say(&Say::attribute(id, attribute))
    }

    /// What could not be said so far.
    pub fn problems(self) -> Vec<Problem> {
        self.problems.into_inner()
    }

    fn speak(&self, words: &Words, say: &Say, start: Start) -> String {
        if !std::ptr::eq(words, self.words) {
            return self.put(words, say, start);
        }
        let known = self.said.borrow().get(say, start);
        known.unwrap_or_else(|| {
            let text = self.put(words, say, start);
            self.said.borrow_mut().add(say, start, &text);
            text
        })
    }

    fn put(&self, words: &Words, say: &Say, start: Start) -> String {
        if matches!(self.names, Names::Roles(_)) {
            let note = as_note(say);
            if words.has(&note.pattern()) {
                return self.speak(words, &note, start);
            }
        }
        let pattern_name = say.pattern();
        let own = words.pattern(say);
        let wordless = || words.fallback()?.pattern(say).filter(is_wordless);
        let pattern = own.or_else(wordless);
        let Some(pattern) = pattern else {
            return match &words.fallback {
                Some(english) => {
                    if let Some(file) = words.file_of(&pattern_name) {
                        let file = file.to_owned();
                        self.report(&pattern_name, Defect::Missing { file });
                    }
                    stand_in_mark().to_owned() + &self.speak(english, say, start)
                }
                None => {
                    let file = words.file_for(&pattern_name);
                    self.report_of(words, &pattern_name, Defect::Nowhere { file });
                    format!("⟨{pattern_name}⟩")
                }
            };
        };
        let args = self.args(words, say);
        let mut errors = Vec::new();
        let marked = words
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        let unknown = if say.id == UNKNOWN_VALUE {
            String::new()
        } else if marked.contains(crate::text::finish::UNKNOWN) {
            self.speak(words, &Say::message(UNKNOWN_VALUE), Start::Phrase)
        } else {
            String::new()
        };
        let (text, troubles) = finish(&marked, start, words.language(), &unknown);
        words.note(&pattern_name, &text);
        for fault in words.unfit_choices(&pattern_name, say) {
            self.report(&pattern_name, Defect::Formatting(fault));
        }
        for error in errors {
            self.report(&pattern_name, Defect::Formatting(error.to_string()));
        }
        for trouble in troubles {
            self.report(&pattern_name, Defect::Formatting(trouble));
        }
        text
    }

    fn report(&self, message: &str, what: Defect) {
        self.report_of(self.words, message, what);
    }

    fn report_of(&self, words: &Words, message: &str, what: Defect) {
        let problem = Problem {
            lang: words.lang().to_owned(),
            message: message.to_owned(),
            what,
        };
        let mut problems = self.problems.borrow_mut();
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }

    fn args<'s>(&self, words: &Words, say: &'s Say) -> FluentArgs<'s> {
        let mut args = FluentArgs::with_capacity(say.values.len());
        for (name, value) in &say.values {
            args.set(*name, self.value(words, value));
        }
        args
    }

    fn value<'s>(&self, words: &Words, value: &'s Value) -> FluentValue<'s> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Time(time) => time_value(*time),
            Value::Who(actor) => FluentValue::from(self.names.of(*actor)),
            Value::Piece(piece) => FluentValue::from(role::name(*piece)),
            Value::Square(square) => FluentValue::from(square.to_string()),
            Value::Men(men) => FluentValue::Custom(Box::new(Men(men.clone()))),
            Value::Move(text) | Value::Article(text) | Value::Text(text) => {
                FluentValue::from(text.as_str())
            }
            Value::Written(text) => {
                FluentValue::from(format!("{}{text}", crate::text::finish::VERBATIM))
            }
            Value::Word(word) => FluentValue::from(word.as_ref()),
            Value::Choice(word) => FluentValue::from(word.name()),
            Value::Items(items) => FluentValue::Custom(Box::new(Items(
                items
                    .iter()
                    .map(|item| self.speak(words, item, Start::Phrase))
                    .collect(),
            ))),
            Value::Sentences(all) => {
                let starts =
                    std::iter::once(after_colon(words)).chain(std::iter::repeat(Start::Sentence));
                let said = all.iter().zip(starts);
                let said: Vec<String> = said
                    .map(|(say, start)| self.speak(words, say, start))
                    .collect();
                let text = said.join(" ");
                FluentValue::from(text.strip_suffix('.').unwrap_or(&text).to_owned())
            }
            Value::Clauses(all) => {
                let starts =
                    std::iter::once(after_colon(words)).chain(std::iter::repeat(Start::Inside));
                let said = all.iter().zip(starts);
                let said: Vec<String> = said
                    .map(|(say, start)| self.speak(words, say, start))
                    .map(|text| text.strip_suffix('.').unwrap_or(&text).to_owned())
                    .collect();
                FluentValue::from(clauses(words.language(), &said))
            }
            Value::Texts(texts) => FluentValue::Custom(Box::new(Items(texts.clone()))),
            Value::Unknown => FluentValue::Custom(Box::new(NotKnown)),
        }
    }
}

/// How what follows a colon begins.
fn after_colon(words: &Words) -> Start {
    match words.language().typography.capital_after_colon {
        true => Start::Sentence,
        false => Start::Inside,
    }
}

/// Whether a message consists of values alone, which each language writes in its own way.
fn is_wordless(pattern: &&Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| {
        matches!(
            element,
            PatternElement::Placeable {
                expression: Expression::Inline(
                    InlineExpression::FunctionReference { .. }
                        | InlineExpression::VariableReference { .. }
                )
            }
        )
    })
}

/// Whether a message begins with `{ WHO($player) }`, in each of its variants.
fn begins_with_subject(pattern: &Pattern<&str>) -> bool {
    let Some(PatternElement::Placeable { expression }) = pattern.elements.first() else {
        return false;
    };
    match expression {
        Expression::Inline(InlineExpression::FunctionReference { id, arguments }) => {
            let of_the_player = arguments.positional.iter().any(|value| {
                matches!(value, InlineExpression::VariableReference { id } if id.name == "player")
            });
            id.name == "WHO" && arguments.named.is_empty() && of_the_player
        }
        Expression::Inline(_) => false,
        Expression::Select { variants, .. } => variants
            .iter()
            .all(|variant| begins_with_subject(&variant.value)),
    }
}

/// What stands before a text for which the reference language had to stand in.
pub fn stand_in_mark() -> &'static str {
    static MARK: LazyLock<String> = LazyLock::new(|| format!("[{REFERENCE}] "));
    &MARK
}

/// The message that stands for a value that is not known.
const UNKNOWN_VALUE: &str = "value-unknown";
