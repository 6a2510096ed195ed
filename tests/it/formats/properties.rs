//! Whatever is put together from parts of a format is read with right pieces, or refused.

use super::common::{check_pieces, check_words};
use jadoube::terms::formats::{Format, read};

const PARTS: [&str; 64] = [
    "Turm",
    " ",
    "ход",
    "\n",
    "\r\n",
    "\n\n",
    "*",
    "**",
    "_",
    "`",
    "[",
    "](x)",
    "# ",
    "> ",
    "- ",
    "1. ",
    "| ",
    "|-|\n",
    "&amp;",
    "&auml;",
    "&",
    "<p>",
    "</p>",
    "<b lang=it>",
    "</b>",
    "<code>",
    "</code>",
    "<!--",
    "-->",
    "<br>",
    "<script>",
    "</script>",
    "<",
    ">",
    "\"",
    "\"\"",
    ",",
    "\t",
    ";",
    "msgid \"a\"\n",
    "msgstr \"b\\n\"\n",
    "\\n",
    "\\",
    "#, fuzzy\n",
    "a = b\n",
    " .x = y\n",
    "{",
    "}",
    "{ $n ->\n",
    "   *[one] x\n",
    "(",
    ")",
    "<source>",
    "</source>",
    "<target>",
    "</target>",
    "<unit id='1'>",
    "</unit>",
    "<segment>",
    "</segment>",
    "<![CDATA[",
    "]]>",
    "\u{c}",
    "é",
];

const FORMATS: [Format; 10] = [
    Format::Plain,
    Format::Markdown,
    Format::Html,
    Format::Fluent,
    Format::Po,
    Format::Xliff,
    Format::Tmx,
    Format::Csv,
    Format::Tsv,
    Format::Pdf,
];

/// The next number of a generator that always gives the same ones.
fn next(state: &mut u64) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize
}

#[test]
fn pieces_of_generated_texts_are_right() {
    let mut state = 7;
    let mut read_well = [0; FORMATS.len()];
    for round in 0..6_000 {
        let length = next(&mut state) % 40;
        let mut text: String = (0..length)
            .map(|_| PARTS[next(&mut state) % PARTS.len()])
            .collect();
        if round % 5 == 0 {
            text.insert(0, '\u{feff}');
        }
        for (index, format) in FORMATS.into_iter().enumerate() {
            let text = around(format, &text);
            match read(format, text.as_bytes()) {
                Ok(document) => {
                    read_well[index] += 1;
                    document
                        .segments
                        .iter()
                        .for_each(|segment| check_pieces(&document, segment));
                    check_words(&document);
                }
                Err(refusal) => assert_eq!(refusal.to_string().lines().count(), 1),
            }
        }
    }
    println!("{read_well:?}");
    assert!(read_well.iter().all(|count| *count > 100), "{read_well:?}");
}

/// The text with what some formats need around it.
fn around(format: Format, text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let inner = text
        .replace(['<', '{'], "(")
        .replace('&', "&lt;")
        .replace(";amp;", ";");
    match format {
        Format::Xliff => format!(
            "<xliff version='2.0'><file><unit id='u'><segment><source>a</source><target>{inner}<x/>{inner}</target></segment></unit></file></xliff>"
        ),
        Format::Tmx => format!(
            "<tmx><body><tu><tuv><seg>a</seg></tuv><tuv><seg>{inner}</seg></tuv></tu></body></tmx>"
        ),
        Format::Fluent if text.len().is_multiple_of(2) => {
            format!(
                "a = x {{ $b }} {}\n",
                inner.replace('}', ")").replace('\n', "\n    ")
            )
        }
        Format::Po if text.len().is_multiple_of(2) => {
            let line = inner
                .replace(['"', '\r'], "")
                .replace('\\', "\\\\")
                .replace('\n', "\\n\"\n\"");
            format!("msgid \"a\"\nmsgstr \"{line}\"\n")
        }
        _ => text.to_owned(),
    }
}
