//! Anki: a package of cards, a deck for each edition, that can be imported again when questions have changed.

mod collection;
mod note_type;

use super::html::{Page, safe};
use super::moodle::{collection as named, tags};
use super::package::{Unpacked, packed};
use super::stem;
use crate::game::Colours;
use crate::quiz::{Form, Told};
use crate::text::Words;
use collection::{Collection, Note};
use std::collections::BTreeMap;

/// The package `.apkg` with these questions, a note with one card each; `made` is the time in seconds since 1970.
///
/// Anki knows a note by its guid: the language and the id without its hash, so that a question imported again is the same
/// note, with its new text if `made` is later.
/// Note types and decks have ids that never change.
///
/// # Errors
///
/// [`Unpacked`] where database or archive takes no more.
pub fn anki(questions: &[Told], words: &Words, made: i64) -> Result<Vec<u8>, Unpacked> {
    let voice = words.voice(Colours::Known);
    let lang = words.lang();
    let mut media: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut decks: BTreeMap<u16, String> = BTreeMap::new();
    let mut notes = Vec::new();
    for told in questions {
        let page = Page::of(told, words);
        let stem = stem(&told.id);
        let in_deck = || format!("{} ({lang})", named(&voice, told.edition));
        decks.entry(told.edition).or_insert_with(in_deck);
        notes.push(Note {
            guid: format!("{lang}:{stem}"),
            edition: told.edition,
            fields: [
                safe(stem),
                page.stem(|picture| Some(picture.name.clone())),
                page.options(),
                page.answer(),
                page.mistakes(),
                match right_says_it(told) {
                    true => String::new(),
                    false => page.ruling(),
                },
                page.reasons(),
                page.articles(),
            ],
            tags: tags(told),
        });
        media.extend(
            page.pictures
                .into_iter()
                .map(|it| (it.name, it.svg.into_bytes())),
        );
    }
    let collection = Collection {
        made,
        lang,
        decks,
        note: voice.text("quiz-export-note"),
        note_type: note_type::note_type(&voice, made),
    };
    // A file of media is named by a number; the list `media` tells its name.
    let listed: BTreeMap<String, &String> = (0_usize..)
        .zip(media.keys())
        .map(|(at, name)| (at.to_string(), name))
        .collect();
    let listed = serde_json::json!(listed).to_string();
    let mut files = vec![
        ("collection.anki2".to_owned(), collection.database(&notes)?),
        ("media".to_owned(), listed.into_bytes()),
    ];
    let media = (0_usize..).zip(media.into_values());
    files.extend(media.map(|(at, bytes)| (at.to_string(), bytes)));
    packed(&files)
}

/// Whether the right option is the ruling already.
fn right_says_it(told: &Told) -> bool {
    let mut options = told.options.iter();
    told.form == Form::Single && options.any(|option| option.right && option.text == told.ruling)
}
