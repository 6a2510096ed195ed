//! What is taught beside the letter, in words.

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
        caution: known(say("unsafe")).map(|why| {
            let say = Say::message("practice-caution").with("why", Value::Text(why));
            voice.say(&say)
        }),
    }
}

/// The message that says what an item teaches.
pub fn item_message(id: &str) -> String {
    format!("item-{}", id.to_lowercase())
}
