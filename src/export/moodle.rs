//! Moodle XML: what “Import questions” of Moodle takes.

use super::html::{Page, allowed, element, safe};
use super::name::{plain, within};
use super::{marks, percent, stem};
use crate::game::Colours;
use crate::quiz::{Form, Told};
use crate::text::{Say, Value, Voice, Words};
use std::collections::BTreeMap;

/// The longest `idnumber` that Moodle keeps, in characters.
const LONGEST_ID: usize = 100;
/// The longest tag.
const LONGEST_TAG: usize = 50;
/// The longest name of a question or a category.
const LONGEST_NAME: usize = 250;

/// The file of Moodle XML with these questions, a category for each edition and chief article.
///
/// One right option and several make a `multichoice`, an order makes an `ordering` (in Moodle from 4.4 on, before that a
/// plugin), an open question an `essay` with its marking scheme for whoever grades it.
pub fn moodle(questions: &[Told], words: &Words) -> String {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
    for (path, questions) in categories(questions, words) {
        xml += &category(&path, &words.voice(Colours::Known));
        for told in questions {
            xml += &question(told, words);
        }
    }
    xml + "</quiz>\n"
}

/// The questions by the category of Moodle to which they belong: edition and chief article.
pub(super) fn categories<'t>(
    questions: &'t [Told],
    words: &Words,
) -> BTreeMap<String, Vec<&'t Told>> {
    let voice = words.voice(Colours::Known);
    let mut categories: BTreeMap<String, Vec<&Told>> = BTreeMap::new();
    for question in questions {
        let article = question.articles.first().map(|article| &article.named);
        let names = [
            collection(&voice, question.edition),
            article.map_or_else(|| voice.text("quiz-export-unplaced"), String::clone),
        ];
        // A slash within a name is doubled.
        let names = names.map(|name| within(LONGEST_NAME, &allowed(&name)).replace('/', "//"));
        let path = format!("$course$/top/{}", names.join("/"));
        categories.entry(path).or_default().push(question);
    }
    categories
}

/// By what Moodle knows the question again: it keeps no marks of HTML there.
pub(super) fn idnumber(told: &Told) -> String {
    within(LONGEST_ID, &plain(stem(&told.id)))
}

/// What the questions of an edition are called together.
pub(super) fn collection(voice: &Voice<'_>, edition: u16) -> String {
    let edition = Value::Text(edition.to_string());
    voice.say(&Say::message("quiz-export-collection").with("edition", edition))
}

/// The entry that puts the questions below it into a category.
fn category(path: &str, voice: &Voice<'_>) -> String {
    let path = text(path);
    let note = text(&safe(&voice.text("quiz-export-note")));
    let inside = element("category", &[], &path) + &element("info", &[FORMAT], &note);
    element("question", &[("type", "category")], &inside) + "\n"
}

const FORMAT: (&str, &str) = ("format", "html");

/// A text of Moodle.
///
/// It stands in CDATA: outside of that, Moodle's reader loses a space between two escaped characters.
fn text(text: &str) -> String {
    let parts = allowed(text).replace("]]>", "]]]]><![CDATA[>");
    let content = match parts.is_empty() {
        true => parts,
        false => format!("<![CDATA[{parts}]]>"),
    };
    element("text", &[], &content)
}

fn question(told: &Told, words: &Words) -> String {
    let page = Page::of(told, words);
    let kind = match told.form {
        Form::Single | Form::Several => "multichoice",
        Form::Order => "ordering",
        Form::Open => "essay",
    };
    let files: Vec<String> = (page.pictures.iter())
        .map(|picture| {
            let attributes = [
                ("name", picture.name.as_str()),
                ("path", "/"),
                ("encoding", "base64"),
            ];
            element("file", &attributes, &base64(picture.svg.as_bytes()))
        })
        .collect();
    let stem_shown = page.stem(|picture| Some(format!("@@PLUGINFILE@@/{}", picture.name)));
    let mut lines = vec![
        element("name", &[], &text(&within(LONGEST_NAME, &told.title))),
        element(
            "questiontext",
            &[FORMAT],
            &(text(&stem_shown) + &files.concat()),
        ),
        element("generalfeedback", &[FORMAT], &text(&page.explanation())),
        field("defaultgrade", &marks(told).to_string()),
        field(
            "penalty",
            if told.form == Form::Open {
                "0"
            } else {
                "0.3333333"
            },
        ),
        field("hidden", "0"),
        field("idnumber", &idnumber(told)),
    ];
    lines.extend(match told.form {
        Form::Single | Form::Several => multichoice(told, &page),
        Form::Order => ordering(told),
        Form::Open => essay(&page),
    });
    let tag = |tag: String| element("tag", &[], &text(&within(LONGEST_TAG, &tag)));
    let tags: String = tags(told).into_iter().map(tag).collect();
    lines.push(element("tags", &[], &tags));
    element(
        "question",
        &[("type", kind)],
        &format!("\n{}\n", lines.join("\n")),
    ) + "\n"
}

fn field(name: &str, value: &str) -> String {
    element(name, &[], &safe(value))
}

fn multichoice(told: &Told, page: &Page<'_, '_>) -> Vec<String> {
    let single = told.form == Form::Single;
    let mut lines = vec![
        field("single", if single { "true" } else { "false" }),
        field(
            "shuffleanswers",
            if told.may_be_mixed() { "true" } else { "false" },
        ),
        field("answernumbering", "abc"),
    ];
    for option in &told.options {
        let fraction = match (single, option.right) {
            (false, _) => percent(told, option),
            (true, true) => "100".to_owned(),
            (true, false) => "0".to_owned(),
        };
        let feedback = element("feedback", &[FORMAT], &text(&page.feedback(option)));
        let inside = text(&safe(&option.text)) + &feedback;
        lines.push(element(
            "answer",
            &[("fraction", &fraction), FORMAT],
            &inside,
        ));
    }
    lines
}

fn ordering(told: &Told) -> Vec<String> {
    let mut lines = vec![
        field("layouttype", "VERTICAL"),
        field("selecttype", "ALL"),
        field("selectcount", &told.options.len().to_string()),
        field("gradingtype", "ABSOLUTE_POSITION"),
        field("showgrading", "SHOW"),
        field("numberingstyle", "none"),
        // Without it Moodle 4.5 makes hints of its own, and cannot store them.
        field("shownumcorrect", "1"),
    ];
    for (at, option) in told.options.iter().enumerate() {
        let place = (at + 1).to_string();
        let attributes = [("fraction", place.as_str()), FORMAT];
        lines.push(element("answer", &attributes, &text(&safe(&option.text))));
    }
    lines
}

fn essay(page: &Page<'_, '_>) -> Vec<String> {
    vec![
        field("responseformat", "editor"),
        field("responserequired", "1"),
        field("responsefieldlines", "15"),
        field("attachments", "0"),
        field("attachmentsrequired", "0"),
        element("graderinfo", &[FORMAT], &text(&page.marking())),
        element("responsetemplate", &[FORMAT], &text("")),
    ]
}

/// The articles, the level, the pace, what is asked about, and the topics.
pub(super) fn tags(told: &Told) -> Vec<String> {
    let articles = told.articles.iter().map(|article| article.number.clone());
    let about = [
        format!("level-{}", told.level),
        told.pace.to_owned(),
        told.aspect.to_owned(),
    ];
    let all = articles.chain(about).chain(told.topics.iter().cloned());
    all.filter(|tag| !tag.is_empty()).collect()
}

/// The bytes in base64 (RFC 4648), as files stand in Moodle XML.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let group = (0..3).fold(0_usize, |group, at| {
            group << 8 | usize::from(three.get(at).copied().unwrap_or(0))
        });
        for place in 0..4 {
            match place <= three.len() {
                true => out.push(char::from(LETTERS[group >> (18 - 6 * place) & 63])),
                false => out.push('='),
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_is_that_of_the_standard() {
        let table = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, text) in table {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xFB, 0xFF]), "+/8=");
    }
}
