//! Words that are spelt wrongly: held against those of our own texts, and against a dictionary where there is one.

use super::vocabulary::{Vocabulary, is_gap, words};
use super::{Page, RemarkKind, Slip, Sureness};
use crate::read::ProofWords;
use crate::read::folding::plain;
use crate::terms::finding::Level;
use std::ops::Range;

/// Adds the words of a segment that are spelt wrongly.
pub(super) fn spelling(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    let all: Vec<Range<usize>> = words(text).collect();
    // names, and what is quoted from another language, are in no dictionary
    let is_strange = page.dictionary.is_some() && {
        let strange = (all.iter()).filter(|range| !page.knows(&text[(*range).clone()]));
        strange.count() * 2 > all.len().max(3)
    };
    let mut taken = 0;
    for (n, range) in all.iter().enumerate() {
        if range.start < taken || is_in_address(text, range) {
            continue;
        }
        let around = Around {
            text,
            before: n.checked_sub(1).map(|n| all[n].clone()),
            after: all.get(n + 1).cloned(),
            is_strange,
        };
        if let Some(slip) = word(page, &around, range.clone()) {
            taken = slip.range.end;
            slips.push(slip);
        }
    }
}

/// Whether a word is a part of an address: of a letter, of a page.
fn is_in_address(text: &str, range: &Range<usize>) -> bool {
    let before = text[..range.start].rsplit(char::is_whitespace).next();
    let after = text[range.end..].split(char::is_whitespace).next();
    let start = range.start - before.map_or(0, str::len);
    let whole = &text[start..range.end + after.map_or(0, str::len)];
    let host = whole.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '/');
    whole.contains('@')
        || whole.contains("://")
        || whole.contains("www.")
        || (host.contains('/') && host.contains('.') && !host.contains(char::is_uppercase))
        || host.matches('.').count() >= 2
            && host.chars().all(|c| c.is_ascii_lowercase() || c == '.')
}

/// A word with what stands beside it.
struct Around<'t> {
    text: &'t str,
    before: Option<Range<usize>>,
    after: Option<Range<usize>>,
    /// Whether most words of the segment are in no list of words.
    is_strange: bool,
}

impl Around<'_> {
    /// The neighbour, where nothing but spaces stands between.
    fn beside(&self, other: &Option<Range<usize>>, range: &Range<usize>) -> Option<String> {
        let other = other.as_ref()?;
        let gap = match other.start < range.start {
            true => &self.text[other.end..range.start],
            false => &self.text[range.end..other.start],
        };
        let joined = is_gap(gap);
        joined.then(|| self.text[other.clone()].to_lowercase())
    }

    /// Whether a word begins a sentence or stands alone.
    fn begins(&self, range: &Range<usize>) -> bool {
        let before = self.text[..range.start].trim_end();
        let opened = before.trim_end_matches(|c: char| !c.is_alphanumeric() && !".!?:".contains(c));
        opened.is_empty() || opened.ends_with(['.', '!', '?', ':'])
    }

    /// Whether a hyphen, an apostrophe or a sign of an address joins a word with what stands beside it.
    fn is_joined(&self, range: &Range<usize>) -> bool {
        let joins = |c: char| matches!(c, '-' | '‑' | '@' | '/' | '_' | '\'' | '’' | '\\');
        let dot = self.text[range.end..].strip_prefix('.');
        self.text[..range.start].ends_with(|c| joins(c) || c == '.')
            || self.text[range.end..].starts_with(joins)
            || dot.is_some_and(|rest| rest.starts_with(char::is_alphanumeric))
    }
}

/// The neighbours of a word, in small letters.
type Neighbours<'t> = [Option<&'t str>; 2];

fn word(page: &Page<'_>, around: &Around<'_>, range: Range<usize>) -> Option<Slip> {
    let own = &page.language.proof;
    let text = around.text;
    let written = &text[range.clone()];
    let lower = written.to_lowercase();
    let slip = |kind, level, sure, instead: String| {
        Some(Slip::new(kind, level, sure, range.clone()).instead(like(written, &instead)))
    };
    let before = around.beside(&around.before, &range);
    let first = around.before.clone().unwrap_or_default();
    // a capital begins another sentence or a label
    if before.as_deref() == Some(&lower)
        && (text[first.clone()] == *written || written == lower)
        && lower.chars().all(char::is_alphabetic)
    {
        // “who the the”, but “the clock, die die Uhr”: a comma begins a clause of which such words are
        let may = own.may_double.contains(&lower);
        let whole = first.start..range.end;
        let (level, sure) = match may {
            true => (Level::Info, Sureness::Possible),
            false => (Level::Warning, Sureness::Likely),
        };
        if !may || !text[..first.start].trim_end().ends_with(',') {
            return Some(
                Slip::new(RemarkKind::Doubled, level, sure, whole).instead(written.to_owned()),
            );
        }
    }
    if !lower.chars().all(char::is_alphabetic) {
        return digits(page, &lower)
            .and_then(|(sure, right)| slip(RemarkKind::Digit, Level::Error, sure, right));
    }
    let vocabulary = page.vocabulary;
    let after = around.beside(&around.after, &range);
    let neighbours = [before.as_deref(), after.as_deref()];
    if let Some(marked) = marked_by_neighbours(page, neighbours, &lower) {
        let (kind, level) = page.of_lost_mark(&marked);
        return slip(kind, level, Sureness::Likely, marked);
    }
    if let Some(parted) = parted(page, around, &range) {
        return Some(parted);
    }
    if vocabulary.has(&lower) || is_elided(text, &range) {
        return None;
    }
    let marked: Vec<&str> = page.otherwise_marked(&lower).collect();
    let is_other_word = page.is_in_dictionary(written);
    if let [only] = marked[..]
        && lower.chars().count() > 2
    {
        let (kind, level) = page.of_lost_mark(only);
        if !is_other_word {
            return slip(kind, level, Sureness::Certain, only.to_owned());
        }
        // “pero” is a tree, and more often “però”
        let marks = |word: &str| {
            let lost = &page.language.proof.lost_marks;
            word.chars().filter(|c| lost.contains(*c)).count()
        };
        if marks(only) > marks(&lower) {
            let level = level.max(Level::Warning);
            return slip(kind, level, Sureness::Possible, only.to_owned());
        }
    }
    if let Some(right) = misspelt_within(page, &lower) {
        return slip(RemarkKind::Spelling, Level::Error, Sureness::Certain, right);
    }
    if is_other_word {
        let right = in_context(page, neighbours, &lower)?;
        return slip(
            RemarkKind::Spelling,
            Level::Warning,
            Sureness::Possible,
            right,
        );
    }
    if let Some(right) = ending(own, vocabulary, &lower) {
        return slip(RemarkKind::Spelling, Level::Error, Sureness::Likely, right);
    }
    if let Some(right) = run_together(own, vocabulary, &lower) {
        return slip(RemarkKind::Sign, Level::Error, Sureness::Likely, right);
    }
    // without a dictionary, it must be long or go with its neighbours
    let goes = |right: &str| {
        let first = before
            .as_deref()
            .map_or(0, |before| vocabulary.follows(before, right));
        let second = after
            .as_deref()
            .map_or(0, |after| vocabulary.follows(right, after));
        first + second >= 2
    };
    let is_sure = |right: &String| {
        page.dictionary.is_some() || right.chars().count() >= LONG_NAME || goes(right)
    };
    if let Some(right) = misread(page, &lower)
        .filter(|word| vocabulary.has(word))
        .find(is_sure)
    {
        return slip(RemarkKind::Spelling, Level::Error, Sureness::Likely, right);
    }
    if let Some(right) = joined(page, &lower) {
        return slip(RemarkKind::Space, Level::Warning, Sureness::Likely, right);
    }
    let is_name = written.starts_with(char::is_uppercase) && !page.capitals;
    if let Some(right) = vocabulary.mistyped(&lower).filter(|_| !is_name) {
        let right = right.to_owned();
        return slip(
            RemarkKind::Spelling,
            Level::Warning,
            Sureness::Likely,
            right,
        );
    }
    unknown(page, around, &range, neighbours)
}

/// A word that is in no list of words, with the one that was meant, where that can be told.
fn unknown(
    page: &Page<'_>,
    around: &Around<'_>,
    range: &Range<usize>,
    neighbours: Neighbours<'_>,
) -> Option<Slip> {
    let dictionary = page.dictionary?;
    let written = &around.text[range.clone()];
    let lower = written.to_lowercase();
    let length = lower.chars().count();
    if length < SHORT || around.is_strange || page.is_of_english(&lower) {
        return None;
    }
    let slip = |level, sure, right: String| {
        let slip = Slip::new(RemarkKind::Spelling, level, sure, range.clone());
        Some(slip.instead(like(written, &right)))
    };
    // the rest of a word that was parted at the end of a line
    if around.text[..range.start]
        .trim_end()
        .ends_with(['-', '¬', '\u{ad}'])
    {
        return None;
    }
    let is_capital = written.starts_with(char::is_uppercase);
    let shouted = written.chars().filter(|c| c.is_uppercase()).count() > 1;
    let near = page.vocabulary.near(&lower);
    let right = best(page, neighbours, near);
    if is_capital && page.capitals && right.is_none() {
        let right = two_words(page, &lower)?;
        let slip = Slip::new(
            RemarkKind::Space,
            Level::Warning,
            Sureness::Likely,
            range.clone(),
        );
        return Some(slip.instead(like(written, &right)));
    }
    if is_capital {
        // names are in no dictionary
        let right = right.filter(|right| {
            page.capitals || page.vocabulary.has_capital(right) || around.begins(range)
        })?;
        let sure = match length >= LONG_NAME
            && starts_alike(&lower, &right)
            && !ends_otherwise(&lower, &right)
        {
            true => Sureness::Likely,
            false => Sureness::Possible,
        };
        return (length > SHORT && !shouted).then(|| slip(Level::Warning, sure, right))?;
    }
    if around.is_joined(range) {
        return None;
    }
    if let Some(right) = right {
        let sure = match length > SHORT && !ends_otherwise(&lower, &right) {
            true => Sureness::Likely,
            false => Sureness::Possible,
        };
        return slip(Level::Error, sure, right);
    }
    if let Some(right) = misread(page, &lower).find(|word| page.knows(word)) {
        return slip(Level::Error, Sureness::Likely, right);
    }
    if let Some(right) = two_words(page, &lower) {
        let slip = Slip::new(
            RemarkKind::Space,
            Level::Warning,
            Sureness::Likely,
            range.clone(),
        );
        return Some(slip.instead(like(written, &right)));
    }
    if let Some(right) = dictionary.nearest(&lower) {
        // a word of a trade that no dictionary has may be near another one
        let sure = match length >= LONG && !ends_otherwise(&lower, &right) {
            true => Sureness::Likely,
            false => Sureness::Possible,
        };
        return slip(Level::Warning, sure, right);
    }
    Some(Slip::new(
        RemarkKind::UnknownWord,
        Level::Info,
        Sureness::Possible,
        range.clone(),
    ))
}

/// Two of our words that an unknown one is made of; where nouns are joined to one, the second must not be one.
fn two_words(page: &Page<'_>, word: &str) -> Option<String> {
    let vocabulary = page.vocabulary;
    let usual = |piece: &str| piece.chars().count() >= SHORT && vocabulary.count(piece) >= OFTEN;
    let mut places = word.char_indices().map(|(at, _)| word.split_at(at));
    let (first, second) = places.find(|(first, second)| {
        let is_noun = page.capitals && vocabulary.has_capital(second);
        usual(first) && usual(second) && !is_noun
    })?;
    Some(format!("{first} {second}"))
}

/// A shorter word in no dictionary may be an abbreviation or a sign.
const SHORT: usize = 4;

/// A shorter word with a capital may be a name.
const LONG_NAME: usize = 6;

/// A word of so many letters that is one slip away from another one is hardly a word of its own.
const LONG: usize = 9;

/// Whether two words begin with the same letters.
fn starts_alike(word: &str, other: &str) -> bool {
    word.chars().take(2).eq(other.chars().take(2))
}

/// Whether two words differ in their last letters only, and may be forms of one.
fn ends_otherwise(word: &str, other: &str) -> bool {
    let same = word
        .chars()
        .zip(other.chars())
        .take_while(|(a, b)| a == b)
        .count();
    same + 1 >= word.chars().count().min(other.chars().count())
}

/// Of words that may be meant, the one that stands beside these neighbours in our texts, or else the one that we use most.
fn best<'c>(
    page: &Page<'_>,
    [before, after]: Neighbours<'_>,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<String> {
    let vocabulary = page.vocabulary;
    let beside = |word: &str| {
        before.map_or(0, |before| vocabulary.follows(before, word))
            + after.map_or(0, |after| vocabulary.follows(word, after))
    };
    let best = candidates
        .into_iter()
        .max_by_key(|word| (beside(word), vocabulary.count(word)));
    best.map(str::to_owned)
}

/// The word of our texts that a scanner or a slip made another word of, where that one goes with both neighbours and this
/// one is not among our words.
fn in_context(page: &Page<'_>, neighbours: Neighbours<'_>, word: &str) -> Option<String> {
    let [Some(before), Some(after)] = neighbours else {
        return None;
    };
    if word.chars().count() < 3 {
        return None;
    }
    let vocabulary = page.vocabulary;
    let near = vocabulary.near(word).into_iter().map(str::to_owned);
    let mut candidates = misread(page, word)
        .filter(|word| vocabulary.has(word))
        .chain(near)
        .filter(|other| !ends_otherwise(word, other));
    candidates.find(|right| {
        let (first, second) = (
            vocabulary.follows(before, right),
            vocabulary.follows(right, after),
        );
        first >= 1 && second >= 1 && first + second >= OFTEN
    })
}

/// How often words must stand side by side in our texts to show that another word is not meant.
const OFTEN: u32 = 4;

/// A word with letters in the place of the digits that look like them: one that is known, or else none where digits stand
/// inside a word.
fn digits(page: &Page<'_>, word: &str) -> Option<(Sureness, String)> {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let digits = word.chars().filter(char::is_ascii_digit).count();
    if letters <= digits || digits == 0 || letters < 2 {
        return None;
    }
    let looks = &page.language.proof.digits;
    let mut all = vec![String::new()];
    for sign in word.chars() {
        let letters = looks.get(&sign);
        if sign.is_ascii_digit() && letters.is_none() {
            return None;
        }
        let own = [sign.to_string()];
        let signs = letters.map_or(&own[..], Vec::as_slice);
        all = (all.iter())
            .flat_map(|start| signs.iter().map(move |sign| format!("{start}{sign}")))
            .take(MOST_READINGS)
            .collect();
    }
    let own = all.iter().find(|word| page.vocabulary.has(word));
    if let Some(right) = own {
        return Some((Sureness::Certain, right.clone()));
    }
    let right = all.iter().find(|word| page.is_in_dictionary(word))?;
    // a digit at the end may be that of a name: “latin1”
    let is_inside = !word.ends_with(|c: char| c.is_ascii_digit());
    let sure = match letters >= SHORT && is_inside {
        true => Sureness::Likely,
        false => Sureness::Possible,
    };
    Some((sure, right.clone()))
}

/// In no more ways is a word with digits read.
const MOST_READINGS: usize = 64;

/// The words that a scanner may have taken for this one.
fn misread<'a>(page: &'a Page<'_>, word: &'a str) -> impl Iterator<Item = String> + 'a {
    let table = page.language.proof.misread.iter();
    let all = table.flat_map(move |(read, rights)| {
        let places = word.match_indices(read.as_str());
        places.flat_map(move |(at, _)| {
            let (start, end) = (&word[..at], &word[at + read.len()..]);
            rights
                .iter()
                .map(move |right| format!("{start}{right}{end}"))
        })
    });
    all.filter(|candidate| candidate.chars().count() >= SHORT)
}

/// Two words without the space between them, where they stand side by side in our texts.
fn joined(page: &Page<'_>, word: &str) -> Option<String> {
    let vocabulary = page.vocabulary;
    // without a dictionary it may be a word that we do not know
    let length = word.chars().count();
    let (long, often) = match page.dictionary.is_some() {
        true => (4, if length >= LONG_NAME { 1 } else { 2 }),
        false => (6, 2),
    };
    let mut places = word.char_indices().map(|(at, _)| at).skip(2);
    let at = places.find(|at| {
        let (first, second) = word.split_at(*at);
        let often = if second.chars().count() >= 2 {
            often
        } else {
            2
        };
        (often == 1 || second.chars().count() >= 2 || page.dictionary.is_some())
            && vocabulary.follows(first, second) >= often
    })?;
    let (first, second) = word.split_at(at);
    (length >= long).then(|| format!("{first} {second}"))
}

/// A word with a space inside it: two pieces, of which one is no word, that are one together.
fn parted(page: &Page<'_>, around: &Around<'_>, range: &Range<usize>) -> Option<Slip> {
    let after = around.after.clone()?;
    let text = around.text;
    if &text[range.end..after.start] != " " {
        return None;
    }
    let (first, second) = (&text[range.clone()], &text[after.clone()]);
    let own = |piece: &str| page.vocabulary.has(&piece.to_lowercase());
    if !second.chars().all(char::is_lowercase) || (own(first) && own(second)) {
        return None;
    }
    let whole = format!("{first}{second}");
    let lower = whole.to_lowercase();
    let is_word = page.vocabulary.has(&lower)
        || (page.is_in_dictionary(&whole) && lower.chars().count() >= LONG_NAME);
    // a dictionary may make compounds of what are two words
    let is_ours = page.vocabulary.has(&lower);
    // without a dictionary, a piece that we do not know may be a word
    let apart = match page.dictionary {
        Some(_) if is_ours => !page.knows(first) || !page.knows(second),
        Some(_) => !page.knows(second),
        None => !page.knows(first) && !page.knows(second),
    };
    (is_word && apart).then(|| {
        Slip::new(
            RemarkKind::Space,
            Level::Warning,
            Sureness::Likely,
            range.start..after.end,
        )
        .instead(whole)
    })
}

/// The word with other marks, where only that goes with the words beside it.
fn marked_by_neighbours(
    page: &Page<'_>,
    [before, after]: [Option<&str>; 2],
    word: &str,
) -> Option<String> {
    let vocabulary = page.vocabulary;
    let mut others = page.otherwise_marked(word).peekable();
    others.peek()?;
    if !vocabulary.has(word) {
        return None;
    }
    let beside = |word: &str| {
        let first = before.map_or(0, |before| vocabulary.follows(before, word));
        let second = after.map_or(0, |after| vocabulary.follows(word, after));
        (first, second)
    };
    let own = beside(word);
    let right = others.find(|other| {
        let (first, second) = beside(other);
        let both_decide = first >= own.0.max(1) && second >= 2 && own.1 * 4 <= second;
        let after_decides = own.1 == 0 && second >= 10 * own.0.max(1);
        both_decide || after_decides
    });
    right.map(str::to_owned)
}

/// A compound with a part that is always spelt wrongly.
fn misspelt_within(page: &Page<'_>, word: &str) -> Option<String> {
    let misspelt = page.language.typography.misspelt.iter();
    let mut long = misspelt.filter(|(wrong, _)| wrong.chars().count() >= 6);
    long.find_map(|(wrong, right)| {
        let at = word.find(wrong.as_str()).filter(|at| *at > 0)?;
        Some(format!(
            "{}{}{}",
            &word[..at],
            right.to_lowercase(),
            &word[at + wrong.len()..]
        ))
    })
}

/// A word whose end lost its mark, such as a verb of which another form is known.
fn ending(own: &ProofWords, vocabulary: &Vocabulary, word: &str) -> Option<String> {
    own.bare_endings.iter().find_map(|(bare, right)| {
        let stem = word.strip_suffix(bare.as_str())?;
        let known = stem.chars().count() >= 2
            && own
                .stem_endings
                .iter()
                .any(|end| vocabulary.has(&format!("{stem}{end}")));
        known.then(|| format!("{stem}{right}"))
    })
}

/// Two words of which the apostrophe between them is lost.
fn run_together(own: &ProofWords, vocabulary: &Vocabulary, word: &str) -> Option<String> {
    own.elided.iter().find_map(|elided| {
        let rest = word.strip_prefix(elided.as_str())?;
        let vowel = plain(rest).starts_with(['a', 'e', 'i', 'o', 'u', 'h']);
        if !vowel || rest.chars().count() < 5 {
            return None;
        }
        if vocabulary.has(rest) {
            return Some(format!("{elided}'{rest}"));
        }
        let marked = vocabulary.otherwise_marked(rest).next()?;
        Some(format!("{elided}'{marked}"))
    })
}

/// Whether an apostrophe follows a word.
fn is_elided(text: &str, range: &Range<usize>) -> bool {
    text[range.end..].starts_with(['\'', '’'])
}

/// A word with the capital that another one has.
fn like(written: &str, right: &str) -> String {
    match written.chars().next() {
        Some(first) if first.is_uppercase() => {
            let mut letters = right.chars();
            let first: String = letters
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .collect();
            first + letters.as_str()
        }
        _ => right.to_owned(),
    }
}
