//! The functions that messages may call; `locales/en/terms.ftl` lists them for translators.

use crate::board::in_letters;
use crate::clock::Millis;
use crate::game::words::role;
use crate::read::{Language, UNNAMED_PIECE};
use crate::text::finish::{TIME, TROUBLE, UNKNOWN, VERBATIM, WORDS, clock_face, duration, marked};
use crate::text::say::Man;
use fluent::FluentResource;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentValue};
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentType};
use std::borrow::Cow;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// Several texts that `LIST` joins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Items(pub Vec<String>);

/// Pieces where they stand, which `MEN` names.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Men(pub Vec<Man>);

impl FluentType for Men {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.squares().into()
    }
    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.squares().into()
    }
}

impl Men {
    fn squares(&self) -> String {
        let squares: Vec<String> = self.0.iter().map(|man| man.square.to_string()).collect();
        squares.join(", ")
    }
}

/// A value that is not known.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NotKnown;

impl FluentType for Items {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.join(", ").into()
    }
    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.0.join(", ").into()
    }
}

impl FluentType for NotKnown {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        UNKNOWN.to_string().into()
    }
    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        UNKNOWN.to_string().into()
    }
}

/// The unit that marks a number as a time in milliseconds.
const MILLISECONDS: &str = "ms";

/// A time as a value of a message: a number that prints as a clock shows it.
pub(super) fn time_value<'v>(time: Millis) -> FluentValue<'v> {
    FluentValue::Number(FluentNumber::new(
        time.0 as f64,
        FluentNumberOptions {
            currency: Some(MILLISECONDS.to_owned()),
            ..FluentNumberOptions::default()
        },
    ))
}

/// Marks numbers and times, so that they end up as the language writes them.
pub(super) fn mark_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if is_time(number) => Some(marked(TIME, &number.as_string())),
        FluentValue::Number(number) => {
            Some(marked(crate::text::finish::NUMBER, &number.as_string()))
        }
        _ => None,
    }
}

fn is_time(number: &FluentNumber) -> bool {
    number.options.currency.as_deref() == Some(MILLISECONDS)
}

type Bundle = FluentBundle<FluentResource>;
type Answer = Result<FluentValue<'static>, String>;

/// The functions that messages may call, each with the names of its arguments.
pub const FUNCTIONS: [(&str, &[&str]); 13] = [
    ("WHO", &["case"]),
    ("AGREE", &["sg", "pl", "m", "f", "n"]),
    ("TERM", &["case"]),
    ("DURATION", &["case", "unit"]),
    ("CLOCK", &[]),
    ("MINUTES", &[]),
    ("SECONDS", &[]),
    ("MOVE", &[]),
    ("SQUARE", &[]),
    ("MEN", &["case", "on"]),
    ("ARTICLE", &["case"]),
    ("LIST", &["type"]),
    ("NUMBER", &[]),
];

/// Gives a bundle all functions, in the forms that its language declares.
pub(super) fn add_functions(
    bundle: &mut Bundle,
    language: &Arc<Language>,
    tag: &LanguageIdentifier,
) {
    let of = |f: fn(&Language, &Arguments<'_, '_>) -> Answer| (language.clone(), f);
    add(
        bundle,
        "WHO",
        of(|language, given| words(language.who(given.key()?, given.named("case"))?)),
    );
    add(bundle, "AGREE", of(agree));
    add(
        bundle,
        "TERM",
        of(|language, given| words(language.term(given.key()?, given.named("case"))?)),
    );
    let tag = tag.clone();
    add(
        bundle,
        "DURATION",
        (
            language.clone(),
            move |language: &Language, given: &Arguments<'_, '_>| {
                let text = duration(
                    given.time()?,
                    given.named("case"),
                    given.named("unit"),
                    language,
                    &tag,
                )?;
                Ok(FluentValue::from(text))
            },
        ),
    );
    add(
        bundle,
        "CLOCK",
        of(|language, given| Ok(FluentValue::from(clock_face(given.time()?, language)))),
    );
    add(
        bundle,
        "MINUTES",
        of(|_, given| Ok(FluentValue::from(given.time()?.0 as f64 / 60_000.0))),
    );
    add(
        bundle,
        "SECONDS",
        of(|_, given| Ok(FluentValue::from(given.time()?.0 as f64 / 1000.0))),
    );
    add(
        bundle,
        "MOVE",
        of(|language, given| {
            let text = given.key()?;
            if text.starts_with(VERBATIM) {
                return Ok(FluentValue::from(text.to_owned()));
            }
            let text = printed(text, language);
            Ok(FluentValue::from(format!("{VERBATIM}{text}")))
        }),
    );
    add(
        bundle,
        "SQUARE",
        of(|_, given| Ok(FluentValue::from(format!("{VERBATIM}{}", given.key()?)))),
    );
    add(
        bundle,
        "ARTICLE",
        of(|language, given| {
            let number = given.key()?;
            let whole_appendix = number.chars().all(|sign| sign.is_ascii_uppercase());
            let first = number.split('.').next().unwrap_or(number);
            let is_guideline = first.chars().all(|sign| sign == 'I');
            let key = match (is_guideline, whole_appendix) {
                (true, _) => "guideline",
                (false, true) => "appendix",
                (false, false) => "article",
            };
            let word = language.term(key, given.named("case"))?;
            words(&format!("{word} {number}"))
        }),
    );
    add(bundle, "MEN", of(men));
    add(bundle, "LIST", of(list));
    add(
        bundle,
        "NUMBER",
        of(|_, given| match given.first {
            Some(FluentValue::Number(number)) => Ok(FluentValue::Number(number.clone())),
            other => Err(format!("NUMBER of {other:?}")),
        }),
    );
}

/// What a function was given.
struct Arguments<'g, 'v> {
    first: Option<&'g FluentValue<'v>>,
    named: &'g FluentArgs<'g>,
}

impl Arguments<'_, '_> {
    fn key(&self) -> Result<&str, String> {
        match self.first {
            Some(FluentValue::String(text)) => Ok(text),
            other => Err(format!("expected a text, found {other:?}")),
        }
    }

    fn time(&self) -> Result<Millis, String> {
        match self.first {
            Some(FluentValue::Number(number)) if is_time(number) => Ok(Millis(number.value as u64)),
            other => Err(format!("expected a time, found {other:?}")),
        }
    }

    fn named(&self, name: &str) -> Option<&str> {
        let mut all = self.named.iter();
        match all.find(|(named, _)| *named == name) {
            Some((_, FluentValue::String(text))) => Some(text),
            _ => None,
        }
    }
}

fn add<F>(bundle: &mut Bundle, name: &'static str, (language, function): (Arc<Language>, F))
where
    F: Fn(&Language, &Arguments<'_, '_>) -> Answer + Send + Sync + 'static,
{
    debug_assert!(
        FUNCTIONS.iter().any(|(listed, _)| *listed == name),
        "{name} is listed"
    );
    let added = bundle.add_function(name, move |positional, named| {
        let given = Arguments {
            first: positional.first(),
            named,
        };
        if let Some(FluentValue::Custom(value)) = given.first
            && value.as_any().is::<NotKnown>()
        {
            return FluentValue::from(UNKNOWN.to_string());
        }
        // A missing variable is reported by the bundle itself.
        if let Some(FluentValue::Error) = given.first {
            return FluentValue::from("⟨?⟩");
        }
        function(&language, &given)
            .unwrap_or_else(|why| FluentValue::from(marked(TROUBLE, &format!("{name}: {why}"))))
    });
    debug_assert!(added.is_ok(), "each function is added once");
}

/// A text that gets a capital at the start of a sentence.
/// A move as it is printed: letters of the language, castling with zeros, no sign before the piece of a promotion.
pub(super) fn printed(san: &str, language: &Language) -> String {
    in_letters(san, &language.pieces)
        .replace('O', "0")
        .replace('=', "")
}

fn words(text: &str) -> Answer {
    Ok(FluentValue::from(format!("{WORDS}{text}")))
}

fn agree(language: &Language, given: &Arguments<'_, '_>) -> Answer {
    let person = language.person(given.key()?)?;
    let form = person.agreeing(|form| given.named(form));
    words(form.ok_or_else(|| {
        format!(
            "no form for number {:?} and gender {:?}",
            person.number, person.gender
        )
    })?)
}

fn men(language: &Language, given: &Arguments<'_, '_>) -> Answer {
    let Some(FluentValue::Custom(value)) = given.first else {
        return Err("expected pieces on their squares".to_owned());
    };
    let Some(Men(men)) = value.as_any().downcast_ref::<Men>() else {
        return Err("expected pieces on their squares".to_owned());
    };
    let case = given.named("case").unwrap_or("nom");
    let on = given.named("on").unwrap_or(&language.on_square);
    // several of which nobody knows the kind: “the pieces on d4 and e4”
    let all = language.term(UNNAMED_PIECE, Some(&format!("all-{case}")));
    if let (true, true, Ok(all)) = (men.len() > 1, men.iter().all(|man| man.role.is_none()), all) {
        let squares = men.iter().map(|man| format!("{VERBATIM}{}", man.square));
        let squares: Vec<String> = squares.collect();
        let squares = joined(language, &squares, "and")?;
        return words(&format!("{all} {on} {squares}"));
    }
    let named = men.iter().map(|man| {
        let key = man.role.map_or(UNNAMED_PIECE, role::name);
        let word = language.term(key, Some(case))?;
        Ok(if man.is_the_only_one {
            word.to_owned()
        } else {
            let Man { square, .. } = man;
            format!("{word} {on} {VERBATIM}{square}")
        })
    });
    let named: Vec<String> = named.collect::<Result<_, String>>()?;
    words(&joined(language, &named, "and")?)
}

fn list(language: &Language, given: &Arguments<'_, '_>) -> Answer {
    let Some(FluentValue::Custom(value)) = given.first else {
        return Err("expected several items".to_owned());
    };
    let Some(Items(items)) = value.as_any().downcast_ref::<Items>() else {
        return Err("expected several items".to_owned());
    };
    let joined = joined(language, items, given.named("type").unwrap_or("and"))?;
    Ok(FluentValue::from(joined))
}

/// Clauses as one sentence: “A is restored, B is started, and C goes on”.
pub(super) fn clauses(language: &Language, all: &[String]) -> String {
    match all {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => {
            let word = language.list.and_before(last);
            format!("{}, {word} {last}", before.join(", "))
        }
    }
}

/// Several texts in a row, with the word of the language before the last one.
fn joined(language: &Language, items: &[String], kind: &str) -> Result<String, String> {
    let word = match kind {
        "and" => language
            .list
            .and_before(items.last().map_or("", String::as_str)),
        "or" => language.list.or.as_str(),
        other => return Err(format!("type `{other}`, expected and, or")),
    };
    Ok(match items {
        [] => return Err("expected at least one item".to_owned()),
        [only] => only.clone(),
        [before @ .., last] => format!("{} {word} {last}", before.join(", ")),
    })
}
