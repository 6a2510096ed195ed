//! The lines of a file of gettext.

use std::ops::Range;

use super::super::refusal::{Refusal, quote};
use super::super::weave::{Weave, is_space};

/// What a keyword names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    /// `msgctxt`
    Context,
    /// `msgid`
    Id,
    /// `msgid_plural`
    Plural,
    /// `msgstr`
    Translation,
    /// `msgstr[n]`
    Form(usize),
}

/// A line of a file.
pub(super) enum Line<'a> {
    /// Nothing.
    Blank,
    /// A message that is no longer used.
    Obsolete,
    /// A comment, which may say that the translation is only a guess.
    Comment {
        /// Whether it says so.
        is_fuzzy: bool,
    },
    /// A keyword with the first line of its text.
    Field(Field, Weave<'a>),
    /// One more line of a text, with its quotes.
    More(Range<usize>),
}

/// The line that stands in a part of the content.
pub(super) fn read(content: &str, range: Range<usize>) -> Result<Line<'_>, Refusal> {
    let raw = content.get(range.clone()).unwrap_or_default();
    let line = raw.trim_matches(is_space);
    let start = range.start + (raw.len() - raw.trim_start_matches(is_space).len());
    let end = start + line.len();
    if line.is_empty() {
        return Ok(Line::Blank);
    }
    if line.starts_with("#~") {
        return Ok(Line::Obsolete);
    }
    if let Some(comment) = line.strip_prefix('#') {
        let mut flags = comment.strip_prefix(',').unwrap_or_default().split(',');
        let is_fuzzy = flags.any(|flag| flag.trim() == "fuzzy");
        return Ok(Line::Comment { is_fuzzy });
    }
    if line.starts_with('"') {
        return Ok(Line::More(start..end));
    }
    let keyword = line.find(|c| is_space(c) || c == '"').unwrap_or(line.len());
    let name = line.get(..keyword).unwrap_or_default();
    let Some(field) = field(name) else {
        let expected = "msgctxt, msgid, msgid_plural, msgstr, a text in quotes or a comment";
        return Err(Refusal::at(content, start, quote(content, start), expected));
    };
    let rest = line.get(keyword..).unwrap_or_default();
    let text = start + keyword + (rest.len() - rest.trim_start_matches(is_space).len());
    let mut weave = Weave::new(content);
    unescape(content, text..end, &mut weave)?;
    Ok(Line::Field(field, weave))
}

fn field(name: &str) -> Option<Field> {
    match name {
        "msgctxt" => Some(Field::Context),
        "msgid" => Some(Field::Id),
        "msgid_plural" => Some(Field::Plural),
        "msgstr" => Some(Field::Translation),
        _ => {
            let form = name.strip_prefix("msgstr[")?.strip_suffix(']')?;
            Some(Field::Form(form.parse().ok()?))
        }
    }
}

/// Adds the text that stands in quotes.
pub(super) fn unescape(
    content: &str,
    range: Range<usize>,
    weave: &mut Weave<'_>,
) -> Result<(), Refusal> {
    let refuse = |at: usize, expected: &str| {
        Err(Refusal::at(
            content,
            at,
            quote_in(content, at, range.end),
            expected,
        ))
    };
    let line = content.get(range.clone()).unwrap_or_default();
    if !line.starts_with('"') {
        return refuse(range.start, "a text in quotes");
    }
    let mut at = range.start + 1;
    loop {
        let rest = content.get(at..range.end).unwrap_or_default();
        let words = rest.find(['"', '\\']).unwrap_or(rest.len());
        weave.verbatim(at..at + words);
        at += words;
        match content.as_bytes().get(at).filter(|_| at < range.end) {
            None => return refuse(at, "a quote at the end of the text"),
            Some(b'"') if at + 1 == range.end => return Ok(()),
            Some(b'"') => return refuse(at + 1, "nothing behind the text in quotes"),
            Some(_) => match escape(content.get(at..range.end).unwrap_or_default()) {
                None => return refuse(at, "an escape that C knows"),
                Some((c, length)) => {
                    weave.replaced(c.encode_utf8(&mut [0; 4]), at..at + length);
                    at += length;
                }
            },
        }
    }
}

fn quote_in(content: &str, at: usize, end: usize) -> String {
    if at < end {
        quote(content, at)
    } else {
        "the end of the line".to_owned()
    }
}

/// The character that an escape at the start stands for, and the bytes of the escape.
fn escape(text: &str) -> Option<(char, usize)> {
    let letter = text.chars().nth(1)?;
    let c = match letter {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'a' => '\u{7}',
        'b' => '\u{8}',
        'f' => '\u{c}',
        'v' => '\u{b}',
        '"' | '\\' | '\'' | '?' => letter,
        'x' => return number(text, 2, 2, 16),
        '0'..='7' => return number(text, 1, 3, 8),
        _ => return None,
    };
    Some((c, 2))
}

/// The ASCII character of a number that starts at a place of the escape.
fn number(text: &str, start: usize, most: usize, radix: u32) -> Option<(char, usize)> {
    let digits = text.chars().skip(start).take(most);
    let length = digits.take_while(|c| c.is_digit(radix)).count();
    let code = u8::from_str_radix(text.get(start..start + length)?, radix).ok()?;
    code.is_ascii()
        .then_some((char::from(code), start + length))
}
