//! Which modules of the crate a source text names.

use std::collections::BTreeSet;

/// The modules of the crate that a text names, tests left out; `depth` is how many modules its file lies below the crate.
///
/// A path names one after `crate::`, or after so many `super::` that they lead out of the crate's modules;
/// a list in braces names each of its entries.
/// `*` stands for all of them, and for the crate under another name.
pub(super) fn modules(text: &str, depth: usize) -> BTreeSet<String> {
    let code = without_tests(text);
    let mut named = BTreeSet::new();
    for (at, word) in words(&code) {
        let rest = code[at + word.len()..].trim_start();
        if word == "crate" {
            if let Some(path) = rest.strip_prefix("::") {
                firsts(path, &mut named);
            } else if rest.starts_with("as ") {
                named.insert("*".to_owned());
            }
        } else if word == "super" && !code[..at].trim_end().ends_with("::") {
            let (mut ups, mut rest) = (1, rest);
            while let Some(next) = rest.strip_prefix("::").map(str::trim_start) {
                let Some(after) = next.strip_prefix("super") else {
                    if ups >= depth {
                        firsts(next, &mut named);
                    }
                    break;
                };
                (ups, rest) = (ups + 1, after.trim_start());
            }
        }
    }
    named
}

/// The first names of a path, or of each entry of a list.
fn firsts(path: &str, named: &mut BTreeSet<String>) {
    let path = path.trim_start();
    let Some(list) = path.strip_prefix('{') else {
        let name: String = path.chars().take_while(|sign| is_name(*sign)).collect();
        let all = path.starts_with('*');
        named.extend((!name.is_empty()).then_some(name));
        named.extend(all.then(|| "*".to_owned()));
        return;
    };
    let mut inner = 0;
    let mut begins = true;
    for (at, sign) in list.char_indices() {
        match sign {
            '{' if begins => {
                // A list within the list: its entries begin here, too.
                firsts(&list[at..], named);
                (inner, begins) = (inner + 1, false);
            }
            '{' => inner += 1,
            '}' if inner == 0 => return,
            '}' => inner -= 1,
            ',' if inner == 0 => begins = true,
            sign if begins && !sign.is_whitespace() => {
                firsts(&list[at..], named);
                begins = false;
            }
            _ => {}
        }
    }
}

fn is_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The words of a text, each with its place.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let ends = |sign: char| !is_name(sign);
    text.split(ends)
        .filter(|word| !word.is_empty())
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

const TEST: &str = "#[cfg(test)]";

/// A text without the items that are compiled for tests alone; what follows them is kept.
fn without_tests(text: &str) -> String {
    let plain = without_words(text);
    let mut kept = String::new();
    let mut at = 0;
    while let Some(found) = plain[at..].find(TEST) {
        kept.push_str(&text[at..at + found]);
        at += found + TEST.len();
        at += length_of_item(&plain[at..]);
    }
    kept.push_str(&text[at..]);
    kept
}

/// How long the item is with which a text begins: up to its `;`, or to the brace that closes its first one.
fn length_of_item(plain: &str) -> usize {
    let mut open = 0;
    for (at, sign) in plain.char_indices() {
        match sign {
            '(' | '[' | '{' => open += 1,
            ')' | ']' => open -= 1,
            '}' if open == 1 => return at + 1,
            '}' => open -= 1,
            ';' if open == 0 => return at + 1,
            _ => {}
        }
    }
    plain.len()
}

/// The text with blanks for comments and for what stands in quotation marks; every place stays the same.
pub(super) fn without_words(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = at + length_of_words(&text[at..], at > 0 && is_word(bytes[at - 1]));
        for byte in &mut plain[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end.max(at + 1);
        while !text.is_char_boundary(at) {
            plain[at] = b' ';
            at += 1;
        }
    }
    plain
        .iter()
        .map(|byte| {
            if byte.is_ascii() {
                char::from(*byte)
            } else {
                ' '
            }
        })
        .collect()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// How long the comment or the literal is with which a text begins; nothing where it begins with neither.
fn length_of_words(text: &str, in_a_word: bool) -> usize {
    let up_to = |end: &str, from: usize| {
        let found = text.get(from..).and_then(|rest| rest.find(end));
        found.map_or(text.len(), |found| from + found + end.len())
    };
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return up_to("*/", 2);
    }
    let raw = text.strip_prefix("br").or_else(|| text.strip_prefix('r'));
    if let Some(raw) = raw.filter(|_| !in_a_word) {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let begin = text.len() - raw.len() + hashes + 1;
            return up_to(&format!("\"{}", "#".repeat(hashes)), begin);
        }
    }
    let quote = if text.starts_with('"') {
        '"'
    } else if is_character(text) {
        '\''
    } else {
        return 0;
    };
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        if sign == '\\' {
            signs.next();
        } else if sign == quote {
            return at + 1;
        }
    }
    text.len()
}

/// Whether a text begins with a character in marks, and not with a lifetime.
fn is_character(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next() == Some('\'')
        && match signs.next() {
            Some('\\') => true,
            Some(_) => signs.next() == Some('\''),
            None => false,
        }
}

#[test]
fn every_way_to_name_a_module_is_seen() {
    for (text, depth, expected) in [
        ("use crate::book;", 1, &["book"][..]),
        ("use crate::{board::Move, quiz};", 1, &["board", "quiz"]),
        (
            "use crate::{\n    game::{self, Act, record::{a, b}},\n    text::{Say},\n    laws as other,\n};",
            1,
            &["game", "laws", "text"],
        ),
        ("use crate :: { { book } , quiz };", 1, &["book", "quiz"]),
        ("pub use crate::*;", 1, &["*"]),
        ("use crate as all;", 1, &["*"]),
        ("fn f() { crate::quiz::g(\"}\") }", 1, &["quiz"]),
        ("let it = vec![crate::book::X];", 1, &["book"]),
        ("/// See [`crate::book::svg`].", 1, &["book"]),
        ("use super::{a, quiz::b};", 1, &["a", "quiz"]),
        ("use super::super::book::Page;", 2, &["book"]),
        ("use super::super::{book, quiz};", 2, &["book", "quiz"]),
        ("use super::near;", 2, &[]),
        ("use supercrate::book;", 1, &[]),
    ] {
        let named: Vec<String> = modules(text, depth).into_iter().collect();
        assert_eq!(named, expected, "{text}");
    }
}

#[test]
fn tests_are_left_out_and_what_follows_them_is_not() {
    for (text, expected) in [
        ("#[cfg(test)]\nmod tests;\nuse crate::book;", &["book"][..]),
        (
            "#[cfg(test)]\nuse crate::quiz;\nfn f() -> [u8; 2] { crate::book::g() }",
            &["book"],
        ),
        (
            "#[cfg(test)]\nmod tests {\n    use crate::quiz;\n    fn f() { \"}\"; '}'; r#\"\"}\"#; /* } */ }\n    // }\n}\nuse crate::book;",
            &["book"],
        ),
        (
            "#[cfg(test)]\n#[allow(x)]\nfn f<'a>(it: [&'a str; 2]) -> char { crate::quiz::g('\\'') }\nuse crate::book;",
            &["book"],
        ),
        (
            "#[cfg(test)] mod a { use crate::quiz; }\nfn f() {}\n#[cfg(test)] mod b { use crate::terms; }\nuse crate::book;",
            &["book"],
        ),
        ("// #[cfg(test)]\nmod a { use crate::book; }", &["book"]),
        (
            "const A: &str = \"#[cfg(test)]\"; use crate::book;",
            &["book"],
        ),
        (
            "const A: char = '«'; #[cfg(test)] use crate::quiz; use crate::book;",
            &["book"],
        ),
    ] {
        let named: Vec<String> = modules(text, 1).into_iter().collect();
        assert_eq!(named, expected, "{text}");
    }
}
