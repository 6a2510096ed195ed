//! How Anki lays a question out: its fields, and both sides of its card.

use crate::read::mark;
use crate::text::Voice;
use serde_json::{Value, json};

/// The fields of a note, in order; the first is what Anki sorts by.
pub(super) const FIELDS: [&str; 8] = [
    "Id", "Question", "Options", "Answer", "Mistakes", "Ruling", "Why", "Articles",
];

const STYLE: &str = "\
.card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; max-width: 40em; margin: 0 auto; }
.card img { max-width: 100%; }
.setting { opacity: .75; }
h2 { font-size: 1em; margin: 1em 0 .3em; }
";

/// The id of the note type of a language: it never changes.
pub(super) fn id(lang: &str) -> i64 {
    lasting("note type", lang)
}

/// An id for what is called so, in the range in which Anki's own ids (milliseconds since 1970) lie.
pub(super) fn lasting(kind: &str, name: &str) -> i64 {
    const FIRST: i64 = 1_600_000_000_000;
    const RANGE: u64 = 100_000_000_000;
    FIRST + (mark(&format!("jadoube {kind} {name}")) % RANGE) as i64
}

/// The note type in this language, as the column `models` has it.
pub(super) fn note_type(voice: &Voice<'_>, made: i64) -> Value {
    let lang = voice.words().lang();
    let fields = FIELDS.iter().enumerate();
    let fields: Vec<Value> = fields
        .map(|(at, name)| {
            json!({"name": name, "ord": at, "font": "Arial", "size": 20, "media": [], "rtl": false, "sticky": false})
        })
        .collect();
    let part = |heading: &'static str, field: &str| {
        let heading = voice.text(heading).replace(['{', '}'], "");
        format!("{{{{#{field}}}}}<h2>{heading}</h2>{{{{{field}}}}}{{{{/{field}}}}}\n")
    };
    let back = [
        part("quiz-export-answer", "Answer"),
        part("quiz-export-mistakes", "Mistakes"),
        part("heading-ruling", "Ruling"),
        part("heading-reasons", "Why"),
        part("quiz-export-articles", "Articles"),
    ];
    json!({
        "id": id(lang).to_string(),
        "name": format!("jadoube ({lang})"),
        "type": 0,
        "mod": made,
        "usn": -1,
        "sortf": 0,
        "did": null,
        "flds": fields,
        "tmpls": [{
            "name": "1",
            "ord": 0,
            "qfmt": "{{Question}}\n{{Options}}",
            "afmt": format!("{{{{FrontSide}}}}\n<hr id=\"answer\">\n{}", back.concat()),
            "bqfmt": "",
            "bafmt": "",
            "did": null,
        }],
        "css": STYLE,
        "latexPre": "\\documentclass{article}\n\\begin{document}\n",
        "latexPost": "\\end{document}",
        "latexsvg": false,
        "req": [[0, "any", [1, 2]]],
        "tags": [],
        "vers": [],
    })
}
