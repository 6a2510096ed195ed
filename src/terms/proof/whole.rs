//! What only shows when the whole of a text is looked at.

use super::vocabulary::words;
use super::{Page, RemarkKind, Slip, Sureness};
use crate::read::Language;
use crate::read::folding::folded;
use crate::terms::finding::Level;
use crate::terms::formats::{Document, Format, Segment};
use std::collections::BTreeMap;

/// Whether a text writes the letters that others leave without their mark (ё).
pub(super) fn writes_marks(document: &Document, language: &Language) -> bool {
    let often = &language.typography.often_bare;
    !often.is_empty() && document.content.chars().any(|c| often.contains_key(&c))
}

/// How many of one kind are told one by one; more are told once, with their number.
const FEW: usize = 3;

/// Adds what shows in the whole text, and tells once for all what is done alike everywhere.
pub(super) fn whole(page: &Page<'_>, document: &Document, all: &mut [Vec<Slip>]) {
    if !page.writes_marks {
        for slips in all.iter_mut() {
            slips.retain(|slip| slip.kind != RemarkKind::BareLetter);
        }
    }
    // pages and lists repeat their labels
    if is_running_text(document.format) {
        repeated(document, all);
    }
    foreign(page, document, all);
    tables(document, all);
    full_stops(page.language, document, all);
    apostrophes(document, all);
    straight(document, all);
    often(document, all);
    for kind in [
        RemarkKind::Quotes,
        RemarkKind::NumberLetter,
        RemarkKind::Dash,
    ] {
        once(kind, all);
    }
}

/// Whether a format has one text from start to end, not a page with its labels or a list of messages.
pub(super) fn is_running_text(format: Format) -> bool {
    matches!(
        format,
        Format::Plain | Format::Markdown | Format::Docx | Format::Pdf
    )
}

/// Makes suggestions of the remarks on straight quotation marks where a text has no others: its format may want them.
fn straight(document: &Document, all: &mut [Vec<Slip>]) {
    let is_straight = |segment: &Segment, slip: &Slip| {
        slip.kind == RemarkKind::Quotes && &segment.text[slip.range.clone()] == "\""
    };
    let others = document
        .segments
        .iter()
        .any(|segment| segment.text.contains(['“', '”', '„', '«', '»']));
    if others {
        return;
    }
    for (segment, slips) in document.segments.iter().zip(all) {
        for slip in slips.iter_mut() {
            if is_straight(segment, slip) {
                slip.level = Level::Info;
            }
        }
    }
}

/// Makes a question of what a text spells alike again and again: it may be a word of its own.
fn often(document: &Document, all: &mut [Vec<Slip>]) {
    let is_of_word = |slip: &Slip| {
        let kind = matches!(slip.kind, RemarkKind::Spelling | RemarkKind::Digit);
        kind && slip.sure == Sureness::Likely
    };
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for (segment, slips) in document.segments.iter().zip(&*all) {
        for slip in slips.iter().filter(|slip| is_of_word(slip)) {
            *times
                .entry(segment.text[slip.range.clone()].to_lowercase())
                .or_default() += 1;
        }
    }
    for (segment, slips) in document.segments.iter().zip(all) {
        for slip in slips.iter_mut().filter(|slip| is_of_word(slip)) {
            if times[&segment.text[slip.range.clone()].to_lowercase()] > FEW {
                slip.sure = Sureness::Possible;
                slip.level = slip.level.max(Level::Warning);
            }
        }
    }
}

/// Leaves of many remarks of a kind the first one, with their number.
fn once(kind: RemarkKind, all: &mut [Vec<Slip>]) {
    let count = all
        .iter()
        .flatten()
        .filter(|slip| slip.kind == kind)
        .count();
    if count <= FEW {
        return;
    }
    let mut first = true;
    for slips in all.iter_mut() {
        slips.retain_mut(|slip| {
            if slip.kind != kind {
                return true;
            }
            slip.times = count as u64;
            std::mem::take(&mut first)
        });
    }
}

/// Paragraphs that the text has already.
fn repeated(document: &Document, all: &mut [Vec<Slip>]) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (n, segment) in document.segments.iter().enumerate() {
        let text = folded(segment.text.trim());
        if segment.id.is_some() || words(&text).count() < 3 {
            continue;
        }
        match seen.get(&text) {
            Some(_) => all[n].push(Slip::new(
                RemarkKind::Repeated,
                Level::Warning,
                Sureness::Likely,
                0..segment.text.len(),
            )),
            None => {
                seen.insert(text, n);
            }
        }
    }
}

/// Paragraphs of English words in a text of another language.
fn foreign(page: &Page<'_>, document: &Document, all: &mut [Vec<Slip>]) {
    let Some(english) = page.english else {
        return;
    };
    for (n, segment) in document.segments.iter().enumerate() {
        let own: Vec<&str> = words(&segment.text)
            .map(|range| &segment.text[range])
            .filter(|word| word.chars().all(char::is_alphabetic))
            .collect();
        let strange = own.iter().filter(|word| !page.knows(word)).count();
        let known = (own.iter())
            .filter(|word| english.has(&word.to_lowercase()))
            .count();
        if own.len() >= 3 && strange * 4 >= own.len() * 3 && known * 2 >= own.len() {
            all[n].push(Slip::new(
                RemarkKind::Foreign,
                Level::Warning,
                Sureness::Likely,
                0..segment.text.len(),
            ));
        }
    }
}

/// The borders of tables in a text that has none.
fn tables(document: &Document, all: &mut [Vec<Slip>]) {
    let bars: Vec<(usize, usize)> = (document.segments.iter().enumerate())
        .flat_map(|(n, segment)| segment.text.match_indices('|').map(move |(at, _)| (n, at)))
        .filter(|(n, at)| is_border(&document.segments[*n], *at))
        .collect();
    if let Some((n, at)) = bars.first() {
        let mut slip = Slip::new(
            RemarkKind::Artefact,
            Level::Warning,
            Sureness::Certain,
            *at..at + 1,
        );
        slip.times = bars.len() as u64;
        all[*n].push(slip);
    }
}

/// Whether a bar stands alone or at the end of a line, not before an apostrophe or as part of a mark.
fn is_border(segment: &Segment, at: usize) -> bool {
    let before = segment.text[..at].chars().next_back();
    let after = segment.text[at + 1..].chars().next();
    let open = |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || c == '|');
    open(before) && open(after)
}

/// Paragraphs that end without a full stop where most have one.
fn full_stops(language: &Language, document: &Document, all: &mut [Vec<Slip>]) {
    let long = |segment: &Segment| {
        !segment.is_heading && segment.id.is_none() && words(&segment.text).count() >= 12
    };
    let ended = |segment: &Segment| {
        let end = segment
            .text
            .trim_end_matches(['|', ' ', '*', '\u{a0}', '\n']);
        end.ends_with(|c: char| !c.is_alphanumeric())
    };
    let (with, without): (Vec<usize>, Vec<usize>) = (0..document.segments.len())
        .filter(|n| long(&document.segments[*n]))
        .partition(|n| ended(&document.segments[*n]));
    if with.len() < 3 * without.len().max(1) {
        return;
    }
    for n in without {
        let segment = &document.segments[n];
        // a list may follow, or the sentence may go on
        let next = document
            .segments
            .get(n + 1)
            .and_then(|next| next.text.trim_start().chars().next());
        if next.is_some_and(char::is_lowercase) {
            continue;
        }
        let last = words(&segment.text).last().unwrap_or(0..segment.text.len());
        let found = segment.text[last.clone()].to_owned();
        if found.chars().count() <= 2 || found == language.list.or || found == language.list.and {
            continue;
        }
        all[n].push(
            Slip::new(RemarkKind::FullStop, Level::Info, Sureness::Possible, last)
                .instead(format!("{found}.")),
        );
    }
}

/// Apostrophes of two kinds.
fn apostrophes(document: &Document, all: &mut [Vec<Slip>]) {
    let between = |text: &str, at: usize, sign: &str| {
        let before = text[..at].chars().next_back();
        let after = text[at + sign.len()..].chars().next();
        before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic)
    };
    let places = |sign: &'static str| -> Vec<(usize, usize)> {
        (document.segments.iter().enumerate())
            .flat_map(|(n, segment)| segment.text.match_indices(sign).map(move |(at, _)| (n, at)))
            .filter(|(n, at)| between(&document.segments[*n].text, *at, sign))
            .collect()
    };
    let (straight, curly) = (places("'"), places("’"));
    let (few, sign, instead) = match straight.len() < curly.len() {
        true => (&straight, "'", "’"),
        false => (&curly, "’", "'"),
    };
    if let (Some((n, at)), false) = (few.first(), straight.is_empty() || curly.is_empty()) {
        let mut slip = Slip::new(
            RemarkKind::Apostrophes,
            Level::Info,
            Sureness::Certain,
            *at..at + sign.len(),
        )
        .instead(instead.to_owned());
        slip.times = few.len() as u64;
        all[*n].push(slip);
    }
}
