//! A language that begins: files that work at once, with the English beside every line that waits.

use crate::read::REFERENCE;

/// A language that nobody has translated into yet.
#[derive(Clone, Copy, Debug)]
pub struct NewLanguage<'n> {
    /// The name of its folder: a language tag such as `fr` or `pt-BR`.
    pub tag: &'n str,
    /// What it calls itself: “français”.
    pub name: &'n str,
}

/// The files of a new language, by path and content: its declarations, which begin as the English ones and promise nothing; a
/// glossary without terms; and each file of messages with the English as comments, to be translated line by line.
///
/// Until then everything is said in English, and marked as such.
pub fn begin<'f>(
    files: impl IntoIterator<Item = (&'f str, &'f [u8])>,
    new: NewLanguage<'_>,
) -> Vec<(String, String)> {
    let english = format!("locales/{REFERENCE}/");
    let mut all = Vec::new();
    for (path, bytes) in files {
        let Some(file) = path.strip_prefix(&english) else {
            continue;
        };
        let Ok(text) = std::str::from_utf8(bytes) else {
            continue;
        };
        let own = match file {
            "language.yaml" => declarations(text, new),
            "glossary.yaml" => GLOSSARY.to_owned(),
            _ if file.ends_with(".ftl") => waiting(text),
            _ => continue,
        };
        all.push((format!("locales/{}/{file}", new.tag), own));
    }
    all
}

/// The declarations of the language of reference under another name, without what only that one may have.
fn declarations(english: &str, new: NewLanguage<'_>) -> String {
    let mut text = format!(
        "{DECLARATIONS}name: {}\nchapters: []           # {CHAPTERS}\n",
        new.name
    );
    // What the language is, and by which codes texts in it are known, is said by each for itself.
    let own = ["name:", "place:", "  codes:"];
    let body = english.lines().skip_while(|line| line.starts_with('#'));
    for line in body.filter(|line| !own.iter().any(|key| line.starts_with(key))) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// A file of messages in which every line of a message is a comment.
fn waiting(english: &str) -> String {
    let line = |line: &str| match line {
        "" => "\n".to_owned(),
        _ if line.starts_with('#') => format!("{line}\n"),
        _ if line.trim().is_empty() => "#\n".to_owned(),
        _ => format!("# {line}\n"),
    };
    english.lines().map(line).collect()
}

const DECLARATIONS: &str = "\
# How the program writes this language: letters, numbers and declared word forms, as English has them until they are changed.
# CONTRIBUTING.md, “Add a language”, says what belongs here; other languages show what cases and genders look like.
";
const CHAPTERS: &str = "the chapters that it promises to have in full; without this key all";
const GLOSSARY: &str = "\
# The terms of the language, in the order of the English glossary, each with its definition.
[]
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::units;

    #[test]
    fn a_file_that_waits_has_no_message_and_every_line_of_the_english_one() {
        let english = "## Group\n\n# $n: a number.\nmoves =\n    { $n ->\n        [one] One\n\n       *[other] Many\n    }\n";
        let text = waiting(english);
        assert_eq!(units([("locales/xx/a.ftl", text.as_bytes())], "xx"), []);
        assert_eq!(text.lines().count(), english.lines().count());
        assert!(text.contains("\n# moves =\n#     { $n ->\n"));
    }

    #[test]
    fn the_declarations_are_the_english_ones_under_the_own_name() {
        let english = "# English.\nname: English\nplace: 1   # first\ndecimal: \".\"\nproof:\n  codes: [eng]\n  gone: [a]\n";
        let new = NewLanguage {
            tag: "fr",
            name: "français",
        };
        let text = declarations(english, new);
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines[0], "name: français");
        assert!(lines[1].starts_with("chapters: []"));
        assert_eq!(lines[2..], ["decimal: \".\"", "proof:", "  gone: [a]"]);
    }
}
