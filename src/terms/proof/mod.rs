//! The check of a text of anybody's against the term base and the Laws.

mod align;
mod amounts;
mod bilingual;
mod damage;
mod dictionary;
mod guess;
mod numbers;
mod order;
mod patch;
mod references;
mod remark;
mod said;
mod spelling;
mod values;
mod vocabulary;
mod whole;
mod words;

pub use align::{LeftOut, align};
pub use dictionary::Dictionary;
pub use guess::{Guess, guessed_language};
pub use patch::mended;
pub use remark::{Remark, RemarkClass, RemarkKind, Sureness};

use crate::edition::Edition;
use crate::read::{Glossary, Language, Library};
use crate::terms::catalog::Catalog;
use crate::terms::finding::Level;
use crate::terms::formats::{Document, Segment};
use crate::terms::matcher::{Hit, Matcher, Standing};
use crate::terms::typography::Typography;
use crate::text::Words;
use amounts::Counting;
use numbers::Heads;
use said::Said;
use std::collections::BTreeSet;
use std::ops::Range;
use vocabulary::Vocabulary;

/// What a text is held against.
pub struct Against<'a> {
    /// The editions of the Laws.
    pub library: &'a Library,
    /// The language of the text.
    pub words: &'a Words,
    /// Its terms.
    pub glossary: &'a Glossary,
    /// The files of all languages, by path and content.
    pub files: &'a [(String, Vec<u8>)],
    /// The terms of the language from which it is translated, where a source stands beside it.
    pub source: Option<&'a SourceLanguage<'a>>,
    /// What of the source has no place in the text.
    pub left_out: &'a [LeftOut],
    /// The edition that is asked for; where none is, the one that the text follows.
    pub edition: Option<Edition>,
    /// A dictionary of the language, where there is one; it is asked for once our own words are read.
    pub dictionary: &'a dyn Fn() -> Option<&'a Dictionary>,
}

/// The language of a source.
pub struct SourceLanguage<'a> {
    /// Its words.
    pub words: &'a Words,
    /// Its terms.
    pub glossary: &'a Glossary,
}

/// What is remarked on a text.
pub struct Report {
    /// The remarks, in the order of their places.
    pub remarks: Vec<Remark>,
    /// The edition that the text seems to follow, where its numbers tell.
    pub guess: Option<Guess>,
    /// The edition against which it was held.
    pub edition: Option<Edition>,
}

/// What is wrong at a place of a segment.
#[derive(Clone, Debug)]
struct Slip {
    kind: RemarkKind,
    level: Level,
    sure: Sureness,
    range: Range<usize>,
    instead: String,
    concept: Option<String>,
    hint: Option<String>,
    article: Option<String>,
    other: Option<Edition>,
    times: u64,
}

impl Slip {
    fn new(kind: RemarkKind, level: Level, sure: Sureness, range: Range<usize>) -> Self {
        Slip {
            kind,
            level,
            sure,
            range,
            instead: String::new(),
            concept: None,
            hint: None,
            article: None,
            other: None,
            times: 1,
        }
    }

    fn instead(self, instead: String) -> Self {
        Slip { instead, ..self }
    }
}

/// What every check needs to know of the language and the whole text.
struct Page<'p> {
    language: &'p Language,
    typography: &'p Typography<'p>,
    vocabulary: &'p Vocabulary,
    /// The words of English, to tell leftovers of a program.
    english: Option<&'p Vocabulary>,
    /// The words of a dictionary, which has many more.
    dictionary: Option<&'p Dictionary>,
    /// Whether nouns have a capital, so that a capital shows no name.
    capitals: bool,
    /// Whether the text writes the marks that others leave out (ё).
    writes_marks: bool,
}

impl Page<'_> {
    /// The words of the language that are this one with a mark that gets lost.
    fn otherwise_marked<'v>(&'v self, word: &'v str) -> impl Iterator<Item = &'v str> {
        let lost = &self.language.proof.lost_marks;
        let marks = move |word: &str| word.chars().filter(|c| lost.contains(*c)).count();
        let own = marks(word);
        let others = self.vocabulary.otherwise_marked(word);
        others.filter(move |other| marks(other) > own || (own > 0 && marks(other) == own))
    }

    /// What it is that a mark is missing in a word: a letter that many leave out, or a mistake.
    fn of_lost_mark(&self, right: &str) -> (RemarkKind, Level) {
        let often = &self.language.typography.often_bare;
        match right.chars().any(|c| often.contains_key(&c)) {
            true => (RemarkKind::BareLetter, Level::Info),
            false => (RemarkKind::Spelling, Level::Error),
        }
    }

    /// Whether the dictionary has a word as it is written, or with the marks that many leave out.
    fn is_in_dictionary(&self, word: &str) -> bool {
        let often = &self.language.typography.often_bare;
        let bare = |word: &str| -> String {
            let letters = word.chars();
            letters.map(|c| *often.get(&c).unwrap_or(&c)).collect()
        };
        self.dictionary.is_some_and(|dictionary| {
            dictionary.has(word) || (!often.is_empty() && dictionary.has(&bare(word)))
        })
    }

    /// Whether a word is in any list of words.
    fn knows(&self, written: &str) -> bool {
        self.vocabulary.has(&written.to_lowercase()) || self.is_in_dictionary(written)
    }

    /// Whether a word, in small letters, is English in a text of another language.
    fn is_of_english(&self, word: &str) -> bool {
        self.english.is_some_and(|english| english.has(word))
    }
}

/// The words of a language's messages and definitions.
fn vocabulary(lang: &str, files: &[(String, Vec<u8>)]) -> Vocabulary {
    let folder = format!("locales/{lang}/");
    let texts: Vec<(&str, &str)> = (files.iter())
        .filter(|(path, _)| path.starts_with(&folder))
        .filter_map(|(path, bytes)| Some((path.as_str(), std::str::from_utf8(bytes).ok()?)))
        .collect();
    let catalog = Catalog::of(lang, &texts, &mut Vec::new());
    let runs: Vec<_> = catalog.texts.iter().flat_map(|text| text.runs()).collect();
    let yaml = texts
        .iter()
        .filter(|(path, _)| path.ends_with("glossary.yaml"));
    let told = runs.iter().map(|run| run.text.as_str());
    Vocabulary::of(told.chain(yaml.flat_map(|(_, text)| lines_of_terms(text))))
}

/// The lines of a glossary that have terms, not words to avoid.
fn lines_of_terms(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let line = line.trim_start();
        let wrong = line.ends_with("level: hard}") || line.contains("level: hard,");
        let keys = ["term:", "forms:", "definition:", "- {forms:"];
        keys.iter()
            .find_map(|key| line.strip_prefix(key))
            .filter(|_| !wrong)
    })
}

/// Everything that is remarkable about a text, in the order of its places.
pub fn check_text(document: &Document, against: &Against<'_>) -> Report {
    let language = against.words.language();
    let lang = against.words.lang();
    let typography = Typography::of(Some(language), Some(against.glossary));
    let own = vocabulary(lang, against.files);
    let reference = crate::read::REFERENCE;
    let english = (lang != reference).then(|| vocabulary(reference, against.files));
    let matcher = Matcher::new(against.glossary);
    let counting = Counting::of(language);
    let heads = Heads::of(language, against.glossary);
    let said = Said::of(against.library, against.words, &matcher, &counting);
    let segments: Vec<&Segment> = document.segments.iter().collect();
    let hits: Vec<Vec<Hit<'_>>> = segments
        .iter()
        .map(|segment| matcher.find(&segment.text))
        .collect();
    let mut named = words::Named::default();
    hits.iter().for_each(|hits| named.add(hits));
    let list = numbers::joints(language);
    let cited: Vec<_> = (segments.iter())
        .map(|segment| numbers::cited(&segment.text, &heads, &list))
        .collect();
    let telling = guess::Telling {
        segments: &segments,
        cited: &cited,
        hits: &hits,
        gone: &language.proof.gone,
    };
    let guess = guess::edition(&said, &telling, &counting);
    let newest = against.library.newest().map(|data| data.edition);
    let edition = against
        .edition
        .or(guess.as_ref().map(|guess| guess.edition))
        .or(newest);
    let page = Page {
        language,
        typography: &typography,
        vocabulary: &own,
        english: english.as_ref(),
        dictionary: (against.dictionary)(),
        capitals: against.glossary.capitalises_nouns(),
        writes_marks: whole::writes_marks(document, language),
    };
    let mut rest: Vec<(usize, Slip)> = Vec::new();
    let mut all: Vec<Vec<Slip>> = Vec::new();
    let source = against.source.map(bilingual::Source::of);
    let scopes = values::Scopes::of(&segments, &hits);
    let numbered = numbers::inherited(&segments);
    let finder = edition.map(|edition| values::Finder::of(&said, edition));
    // a name for a message is no source
    let is_text = |segment: &Segment, text: &str| {
        text.contains(char::is_whitespace) || !segment.text.contains(char::is_whitespace)
    };
    let with_source = segments.iter().filter_map(|segment| {
        let source = segment.source.as_deref()?;
        is_text(segment, source).then_some((segment.text.as_str(), source))
    });
    let length = bilingual::length(with_source);
    let mut led_by: Option<&str> = None;
    for (n, segment) in segments.iter().enumerate() {
        let mut slips = Vec::new();
        if segment.is_heading || !cited[n].is_empty() {
            led_by = None;
        }
        let text_of_source = segment.source.as_deref();
        let text_of_source = text_of_source.filter(|text| is_text(segment, text));
        let meant = source.as_ref().zip(text_of_source);
        let meant = meant.map(|(source, text)| source.read(text));
        let concepts = meant.as_ref().map(|meant| &meant.concepts);
        damage::damage(&page, &segment.text, &mut slips);
        words::words(&page, &segment.text, &hits[n], &named, concepts, &mut slips);
        if let (Some(edition), Some(finder)) = (edition, &finder) {
            let follows = guess.as_ref().filter(|guess| guess.rather_than(edition));
            let followed = follows.map(|guess| guess.edition);
            let editions = references::Editions {
                counts: edition,
                followed,
            };
            let citing = references::Citing {
                text: &segment.text,
                cited: &cited[n],
                hits: &hits[n],
                gone: &language.proof.gone,
            };
            references::references(
                &said,
                editions,
                &heads,
                &language.list.and,
                &citing,
                &mut slips,
            );
            let place = values::Where {
                text: &segment.text,
                cited: &cited[n],
                hits: &hits[n],
                scopes: scopes.at(n),
                led_by,
                number: numbered[n].as_deref(),
                numbered_by: followed.unwrap_or(edition),
            };
            values::values(&said, finder, edition, &counting, &place, &mut slips);
        }
        if let Some(meant) = &meant {
            let translation = bilingual::Translation {
                text: &segment.text,
                cited: &cited[n],
                hits: &hits[n],
                glossary: against.glossary,
                length,
            };
            bilingual::bilingual(meant, language, &counting, &translation, &mut slips);
        }
        if segment.text.trim_end().ends_with(':') {
            led_by = cited[n].last().map(|cited| cited.number.as_str());
        }
        alone(&mut slips);
        all.push(slips);
    }
    whole::whole(&page, document, &mut all);
    if let Some(edition) = edition.filter(|_| whole::is_running_text(document.format)) {
        order::sequence(&said, edition, &segments, &mut rest);
    }
    for left_out in against.left_out {
        let n = left_out.before.min(segments.len().saturating_sub(1));
        if let Some(segment) = segments.get(n) {
            let first = vocabulary::words(&segment.text)
                .next()
                .unwrap_or(0..segment.text.len());
            let slip = Slip::new(RemarkKind::LeftOut, Level::Error, Sureness::Likely, first);
            rest.push((n, slip.instead(left_out.text.clone())));
        }
    }
    for (n, slip) in rest {
        all[n].push(slip);
    }
    let mut remarks: Vec<Remark> = (segments.iter().zip(all))
        .flat_map(|(segment, slips)| slips.into_iter().map(move |slip| (segment, slip)))
        .map(|(segment, slip)| remark(document, segment, slip, lang, edition))
        .collect();
    remarks
        .sort_by(|a, b| (a.range.start, a.kind, &a.found).cmp(&(b.range.start, b.kind, &b.found)));
    remarks.dedup_by(|a, b| a.range == b.range && a.kind == b.kind && a.concept == b.concept);
    Report {
        remarks,
        guess,
        edition,
    }
}

/// Leaves out that a word is spelt wrongly where something else is wrong with it.
fn alone(slips: &mut Vec<Slip>) {
    let is_spelling =
        |slip: &Slip| matches!(slip.kind, RemarkKind::Spelling | RemarkKind::UnknownWord);
    let is_of_words =
        |slip: &Slip| matches!(slip.kind.class(), RemarkClass::Terms | RemarkClass::Damage);
    let others: Vec<Range<usize>> = (slips.iter())
        .filter(|slip| !is_spelling(slip) && is_of_words(slip))
        .map(|slip| slip.range.clone())
        .collect();
    slips.retain(|slip| {
        let within = |other: &Range<usize>| {
            other.start <= slip.range.start && slip.range.end <= other.end && other.len() < LONG
        };
        !is_spelling(slip) || !others.iter().any(within)
    });
}

/// A longer passage has more than one word.
const LONG: usize = 40;

fn remark(
    document: &Document,
    segment: &Segment,
    slip: Slip,
    lang: &str,
    edition: Option<Edition>,
) -> Remark {
    let start = segment.to_content(slip.range.start);
    let end = segment.to_content(slip.range.end);
    let numbered = matches!(
        slip.kind.class(),
        RemarkClass::Numbers | RemarkClass::Values
    );
    Remark {
        level: slip.level,
        kind: slip.kind,
        sure: slip.sure,
        lang: lang.to_owned(),
        place: document.place(start),
        end: document.place(end),
        range: start..end,
        unit: segment.id.clone(),
        found: segment.text[slip.range].to_owned(),
        instead: slip.instead,
        concept: slip.concept,
        hint: slip.hint,
        article: slip.article,
        edition: edition.filter(|_| numbered),
        other: slip.other,
        times: slip.times,
    }
}

/// The concepts that a text names by their terms or by words to avoid.
fn concepts_of(hits: &[Hit<'_>]) -> BTreeSet<String> {
    let strong = hits.iter().filter(|hit| match hit.standing {
        Standing::Preferred => true,
        Standing::Forbidden(word) => word.level != crate::read::Strength::Style,
    });
    strong.map(|hit| hit.concept.id.clone()).collect()
}
