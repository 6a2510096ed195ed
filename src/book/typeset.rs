//! Spaces at which a line does not end: between a number and what it counts, before a number and what it names, before a dash.

use crate::book::small_words::SmallWords;
use crate::read::Language;

/// The space at which a line does not end.
pub(super) const NO_BREAK: char = '\u{A0}';

/// What must stay together in the texts of a language.
pub(super) struct Typesetter {
    /// Words that stand before a number or a letter and are nothing without it, in small letters.
    numbered: SmallWords,
    /// Words that stand before a letter alone: “Player A”, but not “each player 30 moves”.
    lettered: SmallWords,
    dash: char,
    decimal: String,
}

impl Typesetter {
    pub(super) fn of(language: &Language) -> Self {
        let named = ["article", "appendix"].into_iter();
        let forms = named.filter_map(|term| language.terms.get(term));
        let forms = forms.flat_map(|forms| forms.values());
        let players = ["a", "b"].into_iter();
        let players = players.filter_map(|name| language.players.get(name));
        let names = players.flat_map(|player| player.forms.values());
        let names = names.filter_map(|name| name.rsplit_once(' ').map(|(word, _)| word));
        Typesetter {
            numbered: SmallWords::of(forms.map(String::as_str)),
            lettered: SmallWords::of(names),
            dash: language.typography.dash,
            decimal: language.decimal.clone(),
        }
    }

    /// The page with such spaces in its texts; what stands in tags, code and scripts remains as it is.
    pub(super) fn page(&self, html: &str) -> String {
        let mut set = String::with_capacity(html.len() + html.len() / 64);
        let mut verbatim = None;
        let mut rest = html;
        while let Some(start) = rest.find('<') {
            let (text, from) = rest.split_at(start);
            let end = from.find('>').map_or(from.len(), |end| end + 1);
            let (tag, after) = from.split_at(end);
            match verbatim {
                Some(_) => set.push_str(text),
                None => self.text(text, after, &mut set),
            }
            set.push_str(tag);
            verbatim = match verbatim {
                None => opened(tag),
                Some(name)
                    if tag
                        .strip_prefix("</")
                        .is_some_and(|tag| tag.starts_with(name)) =>
                {
                    None
                }
                within => within,
            };
            rest = after;
        }
        match verbatim {
            Some(_) => set.push_str(rest),
            None => self.text(rest, "", &mut set),
        }
        set
    }

    /// Adds a text; `after` is the page behind the tag that ends it.
    fn text(&self, text: &str, after: &str, set: &mut String) {
        let mut from = 0;
        for (at, _) in text.match_indices(' ') {
            let behind = text[at + 1..].chars().next();
            let behind = behind.or_else(|| first_letter(after));
            if !self.may_hold(text[..at].chars().next_back(), behind) {
                continue;
            }
            let mut words = text[..at].rsplit([' ', '\n']);
            let before = words.next().unwrap_or_default();
            let is_named = || words.next().is_some_and(|word| self.names(word, false));
            if self.stay_together(before, behind, is_named) {
                set.push_str(&text[from..at]);
                set.push(NO_BREAK);
                from = at + 1;
            }
        }
        set.push_str(&text[from..]);
    }

    /// Whether what ends and begins with these letters may have to stay together at all.
    fn may_hold(&self, before: Option<char>, behind: Option<char>) -> bool {
        let begins =
            |sign: char| sign == self.dash || sign.is_ascii_uppercase() || sign.is_ascii_digit();
        let ends = |sign: char| sign.is_ascii_digit() || sign == '½' || self.decimal.contains(sign);
        behind.is_some_and(begins) || before.is_some_and(ends)
    }

    /// Whether a word is nothing without the number behind it, or without the letter.
    fn names(&self, word: &str, is_letter: bool) -> bool {
        let word = word.trim_start_matches(|c: char| !c.is_alphanumeric());
        self.numbered.has(word) || is_letter && self.lettered.has(word)
    }

    /// Whether no line ends between a word, which may be the number of an article, and what begins with this letter.
    fn stay_together(
        &self,
        before: &str,
        behind: Option<char>,
        is_named: impl FnOnce() -> bool,
    ) -> bool {
        let Some(behind) = behind else { return false };
        if behind == self.dash {
            return !before.is_empty();
        }
        let word = before.trim_start_matches(|c: char| !c.is_alphanumeric());
        let counts = || self.is_number(word) && !is_named();
        let is_letter = behind.is_ascii_uppercase();
        (behind.is_alphabetic() || behind == '%') && counts()
            || (is_letter || behind.is_ascii_digit()) && self.names(before, is_letter)
    }

    /// Whether a word is a number that may count something: 75, 2,5, ½, and no year.
    fn is_number(&self, word: &str) -> bool {
        let is_sign = |sign: char| sign.is_ascii_digit() || sign == '½';
        if !word.starts_with(is_sign) {
            return false;
        }
        let digits = word.replace(&self.decimal, "").replace('½', "5");
        let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
        let only_digits = !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit());
        // 7.5.1 is an article
        only_digits
            && !is_year
            && word.matches(&self.decimal).count() < 2
            && !word.ends_with(['.', ','])
    }
}

/// What is written is shown there as it was written.
const VERBATIM: [&str; 4] = ["code", "pre", "script", "style"];

/// The element that a tag opens, if it is one of these.
fn opened(tag: &str) -> Option<&'static str> {
    let name = tag.strip_prefix('<')?;
    let name = &name[..name.bytes().position(|sign| matches!(sign, b'>' | b' '))?];
    VERBATIM.into_iter().find(|own| *own == name)
}

/// The first letter of the text of a page, behind its tags.
fn first_letter(mut html: &str) -> Option<char> {
    while let Some(tag) = html.strip_prefix('<') {
        html = tag.split_once('>')?.1;
    }
    html.chars().next()
}

#[cfg(test)]
mod tests {
    use super::Typesetter;

    fn set(lang: &str, html: &str) -> String {
        let path = format!("locales/{lang}/language.yaml");
        let files = crate::embedded::files();
        let file = files.iter().find(|(own, _)| *own == path);
        let text = std::str::from_utf8(file.expect("a language").1).expect("text");
        let language = crate::read::language(&path, text).expect("good");
        Typesetter::of(&language).page(html).replace('\u{A0}', "~")
    }

    #[test]
    fn what_belongs_together_stays_on_a_line() {
        for (lang, given, wanted) in [
            ("de", "nach Artikel 7.5.1 gilt", "nach Artikel~7.5.1 gilt"),
            (
                "de",
                "(75 Züge) in 2,5 Minuten – ja",
                "(75~Züge) in 2,5~Minuten~– ja",
            ),
            (
                "de",
                "Spieler A hat 2 <b>Minuten</b>",
                "Spieler~A hat 2~<b>Minuten</b>",
            ),
            (
                "de",
                "jeder Spieler 30 Züge, 2018, Juli 2017",
                "jeder Spieler 30~Züge, 2018, Juli 2017",
            ),
            (
                "de",
                "Artikel <a href=\"x y 2 z\">9.6</a>",
                "Artikel~<a href=\"x y 2 z\">9.6</a>",
            ),
            (
                "it",
                "dell’articolo 9 e Appendice A",
                "dell’articolo~9 e Appendice~A",
            ),
            (
                "ru",
                "по статье 9.2 — за 2 минуты",
                "по статье~9.2~— за 2~минуты",
            ),
            (
                "en",
                "Sf3 on e4 and <code>2 moves</code>",
                "Sf3 on e4 and <code>2 moves</code>",
            ),
            (
                "en",
                "the Laws of 2018 say 1.5 minutes",
                "the Laws of 2018 say 1.5~minutes",
            ),
            (
                "en",
                "9.6.2 says. In 40. White moves",
                "9.6.2 says. In 40. White moves",
            ),
            ("en", "9.6 says", "9.6~says"),
        ] {
            assert_eq!(set(lang, given), wanted, "{lang}");
        }
    }
}
