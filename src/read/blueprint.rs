//! A blueprint of a paper: how many questions, of what, for how many points.

use crate::edition::{Named, Pace};
use crate::laws::CHAPTERS;
use crate::read::document::the_document;
use crate::read::fault::TextFault;
use crate::read::walk::{Node, Walk};
use serde_yaml::Value;
use std::collections::BTreeMap;

/// The most questions of a paper.
pub const MOST_QUESTIONS: u64 = 200;

/// The names of the kinds of answer.
pub const FORMS: [&str; 4] = ["single", "several", "order", "open"];

/// What a paper is to be like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blueprint {
    /// What stands above it; none where the language has its own words for that.
    pub title: Option<String>,
    /// How many questions.
    pub count: usize,
    /// What an answer is worth, by the name of its kind; one point, or the marks of an open question, where it is not named.
    pub points: BTreeMap<&'static str, Points>,
    /// How many per cent of the points are wanted.
    pub pass: Option<u8>,
    /// How much time there is.
    pub minutes: Option<u16>,
    /// How many of a hundred candidates shall answer a question rightly, on the average.
    pub expected: Option<u8>,
    /// How the questions are spread over the articles.
    pub weights: Vec<Weight>,
    /// What there must be, and of what there must not be more.
    pub quotas: Vec<Quota>,
    /// Whether of those with options only such are taken as were read and approved.
    pub approved: bool,
}

/// Points, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(pub u32);

impl Points {
    /// The points of so many wholes.
    pub const fn whole(points: u32) -> Self {
        Points(points * 100)
    }

    /// The points as digits, with the decimal mark of a language.
    pub fn written(self, decimal: &str) -> String {
        let text = format!("{}.{:02}", self.0 / 100, self.0 % 100);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        text.replace('.', decimal)
    }
}

/// The share of some articles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    /// The numbers with which theirs begin.
    pub articles: Vec<String>,
    /// The share, in hundredths of a per cent.
    pub share: u32,
}

/// How many questions there are of a sort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Which ones.
    pub sort: Sort,
    /// At least so many.
    pub least: Option<Amount>,
    /// At most so many.
    pub most: Option<Amount>,
}

/// A number of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many.
    Number(usize),
    /// So many of a hundred.
    Percent(usize),
}

impl Amount {
    /// How many that are at least, of a paper of so many.
    pub fn at_least(self, of: usize) -> usize {
        match self {
            Amount::Number(number) => number,
            Amount::Percent(percent) => (of * percent).div_ceil(100),
        }
    }

    /// How many that are at most, of a paper of so many.
    pub fn at_most(self, of: usize) -> usize {
        match self {
            Amount::Number(number) => number,
            Amount::Percent(percent) => of * percent / 100,
        }
    }
}

/// A sort of questions: all that is named must be so, each of one of the values that are listed; what is empty does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sort {
    /// The numbers with which that of a deciding article begins.
    pub articles: Vec<String>,
    /// The chapters of the case.
    pub chapters: Vec<String>,
    /// What the question is about.
    pub topics: Vec<String>,
    /// The levels of the case.
    pub levels: Vec<u8>,
    /// The classes of play.
    pub paces: Vec<Pace>,
    /// What is asked.
    pub aspects: Vec<String>,
    /// The kinds of answer.
    pub forms: Vec<String>,
}

impl Sort {
    /// The values as they are written, by their keys.
    pub fn written(&self) -> Vec<(&'static str, Vec<String>)> {
        let words = |words: &[String]| words.to_vec();
        let all = [
            ("article", words(&self.articles)),
            ("chapter", words(&self.chapters)),
            ("topic", words(&self.topics)),
            ("level", self.levels.iter().map(u8::to_string).collect()),
            ("pace", self.paces.iter().map(Pace::to_string).collect()),
            ("aspect", words(&self.aspects)),
            ("form", words(&self.forms)),
        ];
        let named = all.into_iter().filter(|(_, values)| !values.is_empty());
        named.collect()
    }
}

/// The keys of a blueprint.
const KEYS: [&str; 10] = [
    "source", "title", "count", "points", "pass", "minutes", "expected", "weights", "quotas",
    "approved",
];

/// The keys that name a sort of questions.
const SORTS: [&str; 7] = [
    "article", "chapter", "topic", "level", "pace", "aspect", "form",
];

/// The keys that say how many.
const AMOUNTS: [&str; 3] = ["at-least", "at-most", "exactly"];

/// The blueprint that the text of a file describes.
///
/// # Errors
/// The [`TextFault`] of the YAML; else everything that does not fit, each with its place.
pub fn blueprint(file: &str, text: &str) -> Result<Blueprint, Vec<TextFault>> {
    let document = the_document(file, text, "one blueprint")?;
    let value: Value = document.read().map_err(|fault| vec![fault])?;
    let walk = Walk::through(&document);
    let mut read = Blueprint::default();
    if let Some(root) = walk.root(&value).map(&KEYS) {
        root.get("source").and_then(|node| node.text());
        read.title = root.get("title").and_then(|node| node.text());
        let count = root.need("count");
        let count = count.and_then(|node| node.number(1, MOST_QUESTIONS));
        read.count = count.map_or(0, |count| count as usize);
        read.points = root
            .get("points")
            .map(|node| points(&node))
            .unwrap_or_default();
        let small = |key: &str| Some(root.get(key)?.number(1, 100)? as u8);
        read.pass = small("pass");
        read.expected = small("expected");
        let minutes = root.get("minutes").and_then(|node| node.number(1, 600));
        read.minutes = minutes.map(|minutes| minutes as u16);
        let listed = |key: &str| root.get(key).map_or(Vec::new(), |node| node.items());
        read.weights = listed("weights").iter().filter_map(weight).collect();
        read.quotas = listed("quotas").iter().filter_map(quota).collect();
        let approved = root.get("approved").and_then(|node| node.flag());
        read.approved = approved.unwrap_or_default();
    }
    walk.end(read)
}

fn points(node: &Node<'_>) -> BTreeMap<&'static str, Points> {
    let Some(map) = node.map(&FORMS) else {
        return BTreeMap::new();
    };
    let worth = |form: &'static str| Some((form, Points(map.get(form)?.hundredths(100)?)));
    FORMS.into_iter().filter_map(worth).collect()
}

fn weight(node: &Node<'_>) -> Option<Weight> {
    let map = node.map(&["article", "share"])?;
    let (articles, share) = (map.need("article"), map.need("share"));
    Some(Weight {
        articles: texts(&articles?),
        share: share?.hundredths(100)?,
    })
}

fn quota(node: &Node<'_>) -> Option<Quota> {
    let keys: Vec<&str> = SORTS.into_iter().chain(AMOUNTS).collect();
    let map = node.map(&keys)?;
    if !SORTS.iter().any(|key| map.has(key)) {
        map.refuse("a quota of nothing".into(), named(&SORTS));
    }
    let amount = |key: &str| map.get(key).and_then(|node| amount(&node));
    let exactly = amount("exactly");
    let (least, most) = (amount("at-least"), amount("at-most"));
    if map.has("exactly") && (map.has("at-least") || map.has("at-most")) {
        let found = "`exactly` beside another number".into();
        map.refuse(found, "`exactly` alone");
    }
    if !AMOUNTS.iter().any(|key| map.has(key)) {
        map.refuse("a quota without a number".into(), named(&AMOUNTS));
    }
    if let (Some(Amount::Number(least)), Some(Amount::Number(most))) = (least, most)
        && least > most
    {
        let found = format!("at least {least} and at most {most}");
        map.refuse(found, "not more at least than at most");
    }
    let list = |key: &str| map.get(key).map_or(Vec::new(), |node| node.one_or_more());
    let words = |key: &str| map.get(key).map_or(Vec::new(), |node| texts(&node));
    let chapters: Vec<&'static str> = CHAPTERS.iter().map(|chapter| chapter.id).collect();
    let names = |key: &str, names: &[&'static str]| -> Vec<String> {
        let all = list(key);
        let known = all.iter().filter_map(|node| node.name(names));
        known.map(str::to_owned).collect()
    };
    let level = |node: &Node<'_>| node.number(1, 3).map(|level| level as u8);
    let paces = names("pace", Pace::NAMES);
    Some(Quota {
        sort: Sort {
            articles: words("article"),
            chapters: names("chapter", &chapters),
            topics: words("topic"),
            levels: list("level").iter().filter_map(level).collect(),
            paces: paces.iter().filter_map(|name| name.parse().ok()).collect(),
            aspects: words("aspect"),
            forms: names("form", &FORMS),
        },
        least: exactly.or(least),
        most: exactly.or(most),
    })
}

/// A number, or so many per cent.
fn amount(node: &Node<'_>) -> Option<Amount> {
    let text = node.text()?;
    let percent = text.strip_suffix('%').map(str::trim_end);
    let number = percent.unwrap_or(&text).parse::<usize>().ok();
    match (number, percent) {
        (Some(number @ 0..=100), Some(_)) => Some(Amount::Percent(number)),
        (Some(number), None) if number as u64 <= MOST_QUESTIONS => Some(Amount::Number(number)),
        _ => {
            let expected = format!("a whole number from 0 to {MOST_QUESTIONS}, or `20%`");
            node.refuse(format!("`{text}`"), expected);
            None
        }
    }
}

/// The texts of a list, or the only one.
fn texts(node: &Node<'_>) -> Vec<String> {
    let all = node.one_or_more();
    all.iter().filter_map(Node::text).collect()
}

fn named(keys: &[&str]) -> String {
    format!("one of `{}`", keys.join("`, `"))
}
