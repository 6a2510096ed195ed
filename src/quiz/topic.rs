//! What a paper is about: articles, chapters, provisions, labels, items of the practice, or a word for any of them.

use crate::edition::{Edition, EditionData, Item};
use crate::game::Colours;
use crate::laws::{CHAPTERS, provisions};
use crate::quiz::blueprint::is_under;
use crate::read::folding::folded;
use crate::read::{Library, Scenario, glossary, near};
use crate::text::{Say, TITLE, Tongues, item_text};
use std::collections::{BTreeMap, BTreeSet};

/// What the questions of a paper may be about, and what they must not be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Topic {
    wanted: Option<Part>,
    unwanted: Part,
}

/// What one name, or several, stand for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Part {
    /// Chapters, provisions and labels.
    about: BTreeSet<String>,
    /// Cases.
    cases: BTreeSet<String>,
}

/// A text that names no topic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "topic {found:?}: expected an article, a chapter, a provision, an item of the practice, a label or a word"
)]
pub struct UnknownTopic {
    /// The text that was given.
    pub found: String,
    /// Names of topics that look alike, the nearest first.
    pub near: Vec<String>,
}

impl Part {
    /// Whether a case is about it: it stands in that chapter or in that provision's file, expects something of that
    /// provision, or carries that label.
    fn fits(&self, scenario: &Scenario) -> bool {
        let named = |names: &[String]| names.iter().any(|name| self.about.contains(name));
        self.cases.contains(&scenario.id)
            || self.about.contains(&scenario.chapter)
            || self.about.contains(file_stem(scenario))
            || named(&scenario.tags)
            || scenario
                .expect
                .iter()
                .any(|row| named(&row.holds) || named(&row.fails) || named(&row.yields))
    }

    fn join(&mut self, other: Part) {
        self.about.extend(other.about);
        self.cases.extend(other.cases);
    }

    fn is_empty(&self) -> bool {
        self.about.is_empty() && self.cases.is_empty()
    }
}

impl Topic {
    /// Whether a case is about something that is wanted and nothing that is not.
    pub fn fits(&self, scenario: &Scenario) -> bool {
        let wanted = self.wanted.as_ref();
        wanted.is_none_or(|part| part.fits(scenario)) && !self.unwanted.fits(scenario)
    }
}

/// The name of the file in which a case stands: its provision.
pub(super) fn file_stem(scenario: &Scenario) -> &str {
    let file = &scenario.place.file;
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".yaml").unwrap_or(name)
}

/// What a topic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TopicKind {
    /// A chapter of the cases.
    Chapter,
    /// A provision, with its number where it has one.
    Provision,
    /// An item of the practice.
    Item,
    /// A label of cases.
    Label,
}

/// A topic as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is.
    pub kind: TopicKind,
    /// Its name.
    pub name: String,
    /// The number of the provision in the edition; empty where it has none.
    pub number: String,
    /// How many cases are about it.
    pub cases: usize,
}

/// All topics of an edition, with the words for them in every language.
pub struct Catalogue<'l> {
    library: &'l Library,
    /// The numbers of the edition and the provisions under them.
    edition: Option<&'l EditionData>,
    /// By the names of provisions, items and cases: their headings in every language, folded.
    headings: BTreeMap<String, Vec<String>>,
    /// By the names of the concepts: their terms in every language, folded, and the articles that use them.
    concepts: BTreeMap<String, (Vec<String>, BTreeSet<String>)>,
}

impl<'l> Catalogue<'l> {
    /// The topics of an edition; of the newest, where it is none of the library's.
    pub fn of<'f>(
        files: impl IntoIterator<Item = (&'f str, &'f [u8])>,
        library: &'l Library,
        tongues: &Tongues,
        edition: Option<Edition>,
    ) -> Self {
        let asked = edition.and_then(|edition| library.edition(edition).ok());
        let mut headings: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for words in tongues.iter() {
            let voice = words.voice(Colours::Known);
            for provision in provisions() {
                let title = voice.say(&Say::attribute(provision.id, "title"));
                let all = headings.entry(provision.id.to_owned()).or_default();
                all.push(folded(&title));
            }
            for item in items(library) {
                let all = headings.entry(item.id.clone()).or_default();
                all.push(folded(&item_text(&voice, &item.id).title));
            }
            for scenario in &library.scenarios {
                let title = format!("{TITLE}{}", scenario.id);
                if words.has(&title) {
                    let title = voice.say(&Say::message(title));
                    headings
                        .entry(scenario.id.clone())
                        .or_default()
                        .push(folded(&title));
                }
            }
        }
        let mut concepts: BTreeMap<String, (Vec<String>, BTreeSet<String>)> = BTreeMap::new();
        let glossaries = files
            .into_iter()
            .filter(|(path, _)| path.ends_with("/glossary.yaml"));
        for (path, bytes) in glossaries {
            let text = std::str::from_utf8(bytes).unwrap_or_default();
            for concept in glossary(path, text)
                .into_iter()
                .flat_map(|all| all.concepts)
            {
                let (forms, articles) = concepts.entry(concept.id).or_default();
                let avoided = concept.forbidden.iter().flat_map(|word| &word.forms);
                forms.extend(concept.forms.iter().chain(avoided).map(|form| folded(form)));
                articles.extend(concept.article);
            }
        }
        Catalogue {
            library,
            edition: asked.or_else(|| library.newest()),
            headings,
            concepts,
        }
    }

    /// What is wanted and what is not, by names and words; none where nothing is named.
    ///
    /// # Errors
    ///
    /// [`UnknownTopic`] for the first text that names nothing, with the names that look alike.
    pub fn topic(
        &self,
        wanted: &[String],
        unwanted: &[String],
    ) -> Result<Option<Topic>, UnknownTopic> {
        let join = |names: &[String]| -> Result<Part, UnknownTopic> {
            let mut all = Part::default();
            for name in names {
                all.join(self.part(name)?);
            }
            Ok(all)
        };
        if wanted.is_empty() && unwanted.is_empty() {
            return Ok(None);
        }
        let (some, unwanted) = (join(wanted)?, join(unwanted)?);
        let wanted = (!wanted.is_empty()).then_some(some);
        Ok(Some(Topic { wanted, unwanted }))
    }

    /// What a text names: an article, a name, or else what words for it stand in a heading, in a term or in the title of a case.
    fn part(&self, text: &str) -> Result<Part, UnknownTopic> {
        let text = text.trim();
        let by_name = || self.named(text);
        let by_word = || self.spoken(&folded(text), is_word);
        let by_beginning = || self.spoken(&folded(text), begins_word);
        let ways: [&dyn Fn() -> Part; 4] =
            [&|| self.numbered(text), &by_name, &by_word, &by_beginning];
        let found = ways.iter().map(|way| way()).find(|part| !part.is_empty());
        found.ok_or_else(|| UnknownTopic {
            found: text.to_owned(),
            near: self.near(text),
        })
    }

    /// The provisions under a number of the edition.
    fn numbered(&self, number: &str) -> Part {
        let here = |own: &str| is_under(own, number);
        let all = provisions().filter(|provision| self.number(provision.id).is_some_and(here));
        Part {
            about: all.map(|provision| provision.id.to_owned()).collect(),
            cases: BTreeSet::new(),
        }
    }

    fn number(&self, provision: &str) -> Option<&'l str> {
        self.edition?.contents.number(provision)
    }

    /// The chapter, provision, label or item of this name.
    fn named(&self, name: &str) -> Part {
        let item = items(self.library).find(|item| item.id.eq_ignore_ascii_case(name));
        let names = self.names();
        Part {
            about: names.get(name).into_iter().cloned().collect(),
            cases: item.map_or(BTreeSet::new(), |item| {
                item.taught.cases().iter().cloned().collect()
            }),
        }
    }

    /// The names of chapters, provisions and labels.
    fn names(&self) -> BTreeSet<String> {
        let chapters = CHAPTERS.iter().map(|chapter| chapter.id.to_owned());
        let slugs = provisions().map(|provision| provision.id.to_owned());
        let cases = self.library.scenarios.iter();
        let own = cases.flat_map(|case| case.tags.iter().chain([&case.chapter]).cloned());
        chapters.chain(slugs).chain(own).collect()
    }

    /// What is called by these words in any language, where each of them is one of its words in this sense.
    fn spoken(&self, text: &str, is_one: fn(&str, &str) -> bool) -> Part {
        let mut part = Part::default();
        let mut called = |says: &dyn Fn(&str) -> bool| {
            let spoken = self.headings.iter();
            for (name, _) in spoken.filter(|(_, titles)| titles.iter().any(|title| says(title))) {
                match self.library.item(name) {
                    Some(item) => part.cases.extend(item.taught.cases().iter().cloned()),
                    None if self.library.scenario(name).is_some() => {
                        part.cases.insert(name.clone());
                    }
                    None => {
                        part.about.insert(name.clone());
                    }
                }
            }
        };
        called(&|title| has_words(title, text, is_one));
        let mut articles = BTreeSet::new();
        for (forms, used_in) in self.concepts.values() {
            if forms.iter().any(|form| has_words(form, text, is_one)) {
                articles.extend(used_in);
                // What another language calls so, under whatever heading.
                called(&|title| forms.iter().any(|form| has_phrase(title, form)));
            }
        }
        for article in articles {
            part.join(self.numbered(article));
        }
        part
    }

    /// Names, terms and words of terms that look like a text.
    fn near(&self, text: &str) -> Vec<String> {
        let names = self.names();
        let items: Vec<&str> = items(self.library).map(|item| item.id.as_str()).collect();
        let terms = self.concepts.values().flat_map(|(forms, _)| forms);
        let long = |word: &&str| word.chars().count() >= LONG;
        let parts = terms.clone().flat_map(|term| words(term)).filter(long);
        let numbers = provisions().filter_map(|provision| self.number(provision.id));
        let all = names.iter().chain(terms).map(String::as_str);
        let all = near(text, all.chain(parts).chain(items).chain(numbers));
        all.into_iter().map(str::to_owned).collect()
    }

    /// All topics that some case is about, chapter by chapter, then provisions in the order of the Laws, items and labels;
    /// with a text only those that it names.
    ///
    /// # Errors
    ///
    /// [`UnknownTopic`] where the text names nothing.
    pub fn listed(&self, text: Option<&str>) -> Result<Vec<Listed>, UnknownTopic> {
        let named = text.map(|text| self.part(text)).transpose()?;
        let shown_by = |cases: BTreeSet<String>, name: &str| {
            let part = named.as_ref();
            part.is_none_or(|part| {
                part.about.contains(name) || !cases.is_empty() && cases.is_subset(&part.cases)
            })
        };
        let count = |part: &Part| {
            let cases = self.library.scenarios.iter();
            cases.filter(|case| part.fits(case)).count()
        };
        let chapters = CHAPTERS
            .iter()
            .map(|chapter| (TopicKind::Chapter, chapter.id.to_owned()));
        let slugs = provisions().map(|provision| (TopicKind::Provision, provision.id.to_owned()));
        let headed: BTreeSet<&str> = (CHAPTERS.iter().map(|chapter| chapter.id))
            .chain(provisions().map(|provision| provision.id))
            .collect();
        let items = items(self.library).map(|item| (TopicKind::Item, item.id.clone()));
        let tags = self
            .library
            .scenarios
            .iter()
            .flat_map(|case| case.tags.iter().cloned());
        let is_label = |tag: &String| !headed.contains(tag.as_str());
        let labels: BTreeSet<String> = tags.filter(is_label).collect();
        let labels = labels.into_iter().map(|label| (TopicKind::Label, label));
        let mut all = Vec::new();
        for (kind, name) in chapters.chain(slugs).chain(items).chain(labels) {
            let part = self.named(&name);
            if !shown_by(part.cases.clone(), &name) {
                continue;
            }
            let cases = count(&part);
            if cases > 0 {
                let number = self.number(&name).unwrap_or_default().to_owned();
                all.push(Listed {
                    kind,
                    name,
                    number,
                    cases,
                });
            }
        }
        Ok(all)
    }

    /// How many cases a text names.
    ///
    /// # Errors
    ///
    /// [`UnknownTopic`] where it names nothing.
    pub fn cases(&self, text: &str) -> Result<usize, UnknownTopic> {
        let part = self.part(text)?;
        let cases = self.library.scenarios.iter();
        Ok(cases.filter(|case| part.fits(case)).count())
    }
}

/// The items of the practice that a case shows.
fn items(library: &Library) -> impl Iterator<Item = &Item> {
    library
        .items()
        .filter(|item| !item.taught.cases().is_empty())
}

/// From how many letters on the beginning of a word stands for it.
const LONG: usize = 4;

fn words(text: &str) -> impl Iterator<Item = &str> {
    let apart = text.split(|sign: char| !sign.is_alphanumeric());
    apart.filter(|word| !word.is_empty())
}

/// Whether a word is another one.
fn is_word(word: &str, wanted: &str) -> bool {
    word == wanted
}

/// Whether a word begins with another one that is long enough to say something.
fn begins_word(word: &str, wanted: &str) -> bool {
    wanted.chars().count() >= LONG && word.starts_with(wanted)
}

/// Whether each word of a phrase is a word of a text, in this sense.
fn has_words(text: &str, phrase: &str, is_one: fn(&str, &str) -> bool) -> bool {
    let mut all = words(phrase).peekable();
    all.peek().is_some() && all.all(|wanted| words(text).any(|word| is_one(word, wanted)))
}

/// Whether the words of a phrase stand one after the other in a text.
fn has_phrase(text: &str, phrase: &str) -> bool {
    let (text, phrase): (Vec<&str>, Vec<&str>) = (words(text).collect(), words(phrase).collect());
    !phrase.is_empty() && text.windows(phrase.len()).any(|part| part == phrase)
}
