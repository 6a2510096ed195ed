//! Links in the texts of rules: each number that is named there leads to its place.

use crate::book::html::escape;
use crate::book::small_words::SmallWords;
use crate::book::teller::{Teller, number_path};
use crate::edition::Edition;
use crate::read::Language;

/// The HTML of what these editions say, with a link at each number of an article for which `target` has one; what stands in
/// links and tags is left alone.
///
/// A sentence that speaks of another edition by its year may mean its numbers, so none is linked there.
pub(super) fn linked(
    teller: &Teller<'_>,
    editions: &[Edition],
    html: &str,
    target: impl Fn(&str) -> Option<String>,
) -> String {
    let finder = &teller.finder;
    let others = teller.shelf.editions.iter();
    let others = others.filter(|edition| !editions.contains(edition));
    let years: Vec<u16> = others.map(|edition| edition.year()).collect();
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    let mut in_link = false;
    while !rest.is_empty() {
        let end = rest.find('<').unwrap_or(rest.len());
        let (text, from) = rest.split_at(end);
        match in_link {
            true => out.push_str(text),
            false => finder.link(text, &years, &target, &mut out),
        }
        let end = from.find('>').map_or(from.len(), |end| end + 1);
        let (tag, after) = from.split_at(end);
        in_link = tag.starts_with("<a ") || in_link && tag != "</a>";
        out.push_str(tag);
        rest = after;
    }
    out
}

/// The same where these editions say it on a page whose way to the folder of the language is `up`: each number leads to the
/// Laws of the newest of them, and the script puts the chosen one in its place.
pub(super) fn linked_in(teller: &Teller<'_>, editions: &[Edition], html: &str, up: &str) -> String {
    let Some(newest) = editions.first() else {
        return html.to_owned();
    };
    let data = editions
        .iter()
        .filter_map(|edition| teller.shelf.library.edition(*edition).ok());
    let data: Vec<_> = data.collect();
    linked(teller, editions, html, |number| {
        let known = data.iter().all(|data| data.contents.names(number));
        known.then(|| format!("{up}{}", number_path(*newest, number)))
    })
}

/// How a language names articles.
pub(super) struct Finder<'l> {
    /// The words that stand before a number.
    before: SmallWords,
    /// The words before the last of several.
    joining: [&'l str; 2],
}

impl<'l> Finder<'l> {
    pub(super) fn of(language: &'l Language) -> Self {
        let terms = ["article", "appendix", "guideline"].into_iter();
        let forms = terms.filter_map(|term| language.terms.get(term));
        let forms = forms.flat_map(|forms| forms.values());
        Finder {
            before: SmallWords::of(forms.map(String::as_str)),
            joining: [&language.list.and, &language.list.or],
        }
    }

    /// Adds a text with its links.
    fn link(
        &self,
        text: &str,
        years: &[u16],
        target: &impl Fn(&str) -> Option<String>,
        out: &mut String,
    ) {
        let mut named = false;
        let mut sentence = 0;
        for (start, piece) in pieces(text) {
            if start >= sentence {
                sentence = start + end_of_sentence(&text[start..]);
                named = false;
            }
            let number = piece.trim_end_matches(['.', ',', ';', ':', ')']);
            let number = number.trim_start_matches('(');
            let is_one = is_number(number) && (named || is_unmistakable(number));
            let of_another = || speaks_of(sentence_around(text, start, sentence), years);
            let href = || target(number).filter(|_| !of_another());
            match is_one.then(href).flatten() {
                Some(href) => {
                    let (before, after) = piece.split_once(number).unwrap_or((piece, ""));
                    let href = escape(&href).into_owned();
                    out.push_str(&format!("{before}<a href=\"{href}\">{number}</a>{after}"));
                }
                None => out.push_str(piece),
            }
            let word = piece.trim();
            named = self.before.has(word.trim_start_matches('('))
                || named && (self.joining.contains(&word) || is_number(number) || word.is_empty());
        }
    }
}

/// The words of a text with their places, and the spaces between them.
fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_space = |c: char| c == ' ' || c == '\n' || c == '\u{a0}';
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &text[at..];
        let first = rest.chars().next()?;
        let other = |c: char| is_space(c) != is_space(first);
        let end = rest.find(other).unwrap_or(rest.len());
        let piece = (at, &rest[..end]);
        at += end;
        Some(piece)
    })
}

/// Whether a word has the form of a number of the Laws: 9, 9.5, 9.5.3, 9.5b, 9.1b1, A, A.4, III.2.
fn is_number(word: &str) -> bool {
    let mut parts = word.split('.');
    let first = parts.next().unwrap_or_default();
    let is_article = match first.chars().next() {
        Some('A'..='Z') => first.len() <= 3 && first.chars().all(|c| c.is_ascii_uppercase()),
        Some('0'..='9') => is_item(first),
        _ => false,
    };
    is_article && parts.all(is_item)
}

/// Whether this is a part of a number: digits, then perhaps a small letter and digits.
fn is_item(part: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
    match part.split_once(|c: char| c.is_ascii_lowercase()) {
        Some((before, after)) => !before.is_empty() && digits(before) && digits(after),
        None => !part.is_empty() && digits(part),
    }
}

/// Whether a number can be nothing but one of the Laws, whatever stands before it.
fn is_unmistakable(number: &str) -> bool {
    let dots = number.matches('.').count();
    let has_letter = number.contains(|c: char| c.is_ascii_alphabetic());
    dots > 1 || dots == 1 && has_letter
}

/// Where the sentence that begins here ends.
fn end_of_sentence(text: &str) -> usize {
    let ends = [". ", ".\u{a0}", "? ", "! "].into_iter();
    let end = ends
        .filter_map(|end| Some(text.find(end)? + end.len()))
        .min();
    end.unwrap_or(text.len())
}

/// The sentence in which a place lies, of which the end is known.
fn sentence_around(text: &str, at: usize, end: usize) -> &str {
    let before = text[..at].rfind(". ").map_or(0, |dot| dot + 2);
    &text[before..end]
}

fn speaks_of(sentence: &str, years: &[u16]) -> bool {
    years
        .iter()
        .any(|year| sentence.contains(&year.to_string()))
}

#[cfg(test)]
mod tests {
    use super::Finder;

    fn linked(lang: &str, text: &str) -> String {
        let path = format!("locales/{lang}/language.yaml");
        let files = crate::embedded::files();
        let file = files.iter().find(|(own, _)| *own == path);
        let declared = std::str::from_utf8(file.expect("a language").1).expect("text");
        let language = crate::read::language(&path, declared).expect("good");
        let known = [
            "5", "7", "9", "1.5", "9.5", "7.5.5", "9.5b", "A.3", "B.3", "C", "III.3",
        ];
        let target = |number: &str| known.contains(&number).then(|| format!("#{number}"));
        let mut out = String::new();
        Finder::of(&language).link(text, &[2018], &target, &mut out);
        out.replace("<a href=\"#", "[")
            .replace("\">", "|")
            .replace("</a>", "]")
    }

    #[test]
    fn numbers_of_articles_are_linked_and_no_others() {
        for (lang, text, wanted) in [
            ("en", "as Article 5 says.", "as Article [5|5] says."),
            (
                "en",
                "Articles 7 and 9. In 9 minutes",
                "Articles [7|7] and [9|9]. In 9 minutes",
            ),
            (
                "en",
                "A.3 by B.3; (7.5.5)",
                "[A.3|A.3] by [B.3|B.3]; ([7.5.5|7.5.5])",
            ),
            ("en", "1.5 minutes, 9.5b", "1.5 minutes, [9.5b|9.5b]"),
            (
                "en",
                "Article 1.5, 9.5 or C.",
                "Article [1.5|1.5], [9.5|9.5] or [C|C].",
            ),
            (
                "en",
                "C is a file, 7.5.4 no number",
                "C is a file, 7.5.4 no number",
            ),
            (
                "en",
                "As A.3 was in 2018. Now A.3.",
                "As A.3 was in 2018. Now [A.3|A.3].",
            ),
            ("de", "nach Artikel 7 und 9", "nach Artikel [7|7] und [9|9]"),
            ("it", "dell’articolo 9.5", "dell’articolo [9.5|9.5]"),
            (
                "ru",
                "по статье 9.5 и III.3",
                "по статье [9.5|9.5] и [III.3|III.3]",
            ),
        ] {
            assert_eq!(linked(lang, text), wanted, "{lang}");
        }
    }
}
