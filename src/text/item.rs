//! What is taught beside the letter, in words.

use crate::edition::{Citation, CitedPlace};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// An item of the practice, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemText {
    /// Its permanent name: `M-035`.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Name and heading as one phrase.
    pub named: String,
    /// What is taught.
    pub text: String,
    /// What the letter gives instead, where that is something else.
    pub letter: Option<String>,
    /// Why it cannot be relied upon, where that is so.
    pub caution: Option<String>,
}

/// An item of the practice, by its permanent name.
pub fn item_text(voice: &Voice<'_>, id: &str) -> ItemText {
    let say = |attribute: &'static str| Say::attribute(item_message(id), attribute);
    let known = |say: Say| voice.words().knows(&say.pattern()).then(|| voice.say(&say));
    let title = voice.say(&say("title"));
    let named = Say::message("item-named")
        .with("item", Value::Text(id.to_owned()))
        .with("title", Value::Text(title.clone()));
    ItemText {
        id: id.to_owned(),
        named: voice.phrase(&named),
        title,
        text: voice.say(&say("text")),
        letter: known(say("letter")),
        caution: known(say("unsafe")),
    }
}

/// The message that says what an item teaches.
pub fn item_message(id: &str) -> String {
    format!("item-{}", id.to_lowercase())
}

/// A source of items, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceText {
    /// Its name.
    pub title: String,
    /// What was read of it.
    pub read: String,
}

/// The source of this mark.
pub fn source_text(voice: &Voice<'_>, mark: &str) -> SourceText {
    let say = |attribute| voice.say(&Say::attribute(source_message(mark), attribute));
    SourceText {
        title: say("title"),
        read: say("read"),
    }
}

/// The message that names the source of this mark.
pub fn source_message(mark: &str) -> String {
    format!("source-{}", mark.to_lowercase())
}

/// The mark of a source, and where something stands in it.
pub fn cited(voice: &Voice<'_>, citation: &Citation) -> String {
    let mut told = vec![citation.source.clone()];
    told.extend(place_in_source(voice, citation));
    told.join(" ")
}

/// Where something stands in a source, as a phrase; nothing where no place is told.
pub fn place_in_source(voice: &Voice<'_>, citation: &Citation) -> Option<String> {
    let mut numbers = Vec::new();
    let mut all = Vec::new();
    for place in &citation.places {
        match place {
            CitedPlace::Number(number) => numbers.push(number.as_str()),
            CitedPlace::Named(name) => {
                all.push(voice.phrase(&Say::attribute("source-part", name.clone())));
            }
        }
    }
    if !numbers.is_empty() {
        let places = Value::Text(numbers.join(", "));
        let say = Say::attribute("source-place", citation.by.name()).with("places", places);
        all.insert(0, voice.phrase(&say));
    }
    (!all.is_empty()).then(|| all.join(", "))
}
