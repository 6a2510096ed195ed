//! A paper as a file: the ids of its questions, so that it can be made again as it was.

use crate::edition::{Edition, Layers};
use crate::read::blueprint::{MOST_QUESTIONS, Points};
use crate::read::document::the_document;
use crate::read::fault::TextFault;
use crate::read::walk::{Node, Walk};
use serde_json::Value as Quoted;
use serde_yaml::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::str::FromStr;

/// The most variants of a paper: as many as there are letters.
pub const MOST_VARIANTS: usize = 26;

/// A paper that was made once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPaper {
    /// What stands above it, where it is not what the language says.
    pub title: Option<String>,
    /// The edition by which it asks.
    pub edition: Edition,
    /// What counts beside the letter of the Laws.
    pub practice: Layers,
    /// The seed by which its questions were chosen, and by which it is known.
    pub seed: u64,
    /// How much time there is.
    pub minutes: Option<u16>,
    /// How many per cent of the points are wanted.
    pub pass: Option<u8>,
    /// The seed of each variant after the first, which stands in the order of the file.
    pub variants: Vec<u64>,
    /// The questions in their order.
    pub questions: Vec<KeptQuestion>,
}

/// A question of a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptQuestion {
    /// Its id.
    pub id: String,
    /// What its answer is worth.
    pub points: Points,
}

/// The keys of a paper.
const KEYS: [&str; 8] = [
    "title",
    "edition",
    "practice",
    "seed",
    "minutes",
    "pass",
    "variants",
    "questions",
];

/// The paper that the text of a file describes.
///
/// # Errors
/// The [`TextFault`] of the YAML; else everything that does not fit, each with its place.
pub fn kept_paper(file: &str, text: &str) -> Result<KeptPaper, Vec<TextFault>> {
    let document = the_document(file, text, "one paper")?;
    let value: Value = document.read().map_err(|fault| vec![fault])?;
    let walk = Walk::through(&document);
    let read = walk.root(&value).map(&KEYS).map(kept);
    walk.end(read)?.ok_or_else(Vec::new)
}

/// What stands under the keys; what cannot be read is noted and has some value.
fn kept(root: &Node<'_>) -> KeptPaper {
    let edition = root
        .need("edition")
        .and_then(|node| parsed(&node, "a year"));
    let practice = root.need("practice");
    let practice = practice.and_then(|node| parsed(&node, "`fide` or `letter`"));
    let seed = root.need("seed").and_then(|node| node.number(0, u64::MAX));
    let minutes = root.get("minutes").and_then(|node| node.number(1, 600));
    let pass = root.get("pass").and_then(|node| node.number(1, 100));
    let list = |key: &str| root.get(key).map_or(Vec::new(), |node| node.items());
    let (variants, questions) = (list("variants"), list("questions"));
    if variants.len() >= MOST_VARIANTS {
        let found = format!("{} variants after the first", variants.len());
        root.refuse(found, format!("at most {}", MOST_VARIANTS - 1));
    }
    if questions.is_empty() || questions.len() as u64 > MOST_QUESTIONS {
        let found = format!("{} questions", questions.len());
        root.refuse(found, format!("from 1 to {MOST_QUESTIONS}"));
    }
    let seed_of = |node: &Node<'_>| node.number(0, u64::MAX);
    KeptPaper {
        title: root.get("title").and_then(|node| node.text()),
        edition: edition.unwrap_or(Edition::of(0)),
        practice: practice.unwrap_or_default(),
        seed: seed.unwrap_or_default(),
        minutes: minutes.map(|minutes| minutes as u16),
        pass: pass.map(|pass| pass as u8),
        variants: variants.iter().filter_map(seed_of).collect(),
        questions: asked(&questions),
    }
}

/// The questions of a list, no id twice.
fn asked(nodes: &[Node<'_>]) -> Vec<KeptQuestion> {
    let mut met = BTreeSet::new();
    let mut asked = Vec::new();
    for node in nodes {
        let Some(map) = node.map(&["id", "points"]) else {
            continue;
        };
        let (id, points) = (map.need("id"), map.need("points"));
        let points = points.and_then(|node| node.hundredths(1000));
        let Some((node, id)) = id.and_then(|node| node.text().map(|id| (node, id))) else {
            continue;
        };
        if !met.insert(id.clone()) {
            node.refuse(format!("`{id}` again"), "each question once");
        }
        if let Some(points) = points {
            let points = Points(points);
            asked.push(KeptQuestion { id, points });
        }
    }
    asked
}

fn parsed<T: FromStr>(node: &Node<'_>, expected: &str) -> Option<T> {
    let text = node.text()?;
    let value = text.parse().ok();
    if value.is_none() {
        node.refuse(format!("`{text}`"), expected);
    }
    value
}

impl KeptPaper {
    /// The text of its file.
    pub fn written(&self) -> String {
        let mut text = String::from(
            "# A paper: jadoube-quiz paper --paper THIS-FILE makes its sheets again, in any language.\n",
        );
        let mut line = |key: &str, value: String| {
            text.push_str(&format!("{key}: {value}\n"));
        };
        if let Some(title) = &self.title {
            line("title", quoted(title));
        }
        line("edition", self.edition.to_string());
        line("practice", self.practice.to_string());
        line("seed", self.seed.to_string());
        if let Some(minutes) = self.minutes {
            line("minutes", minutes.to_string());
        }
        if let Some(pass) = self.pass {
            line("pass", pass.to_string());
        }
        let seeds: Vec<String> = self.variants.iter().map(u64::to_string).collect();
        text.push_str("# Variant A has this order; each of these seeds shuffles one more.\n");
        let _ = writeln!(text, "variants: [{}]", seeds.join(", "));
        text.push_str("questions:\n");
        for question in &self.questions {
            let (id, points) = (quoted(&question.id), question.points.written("."));
            let _ = writeln!(text, "  - {{id: {id}, points: {points}}}");
        }
        text
    }
}

/// A text in quotation marks, as JSON and YAML both read it.
fn quoted(text: &str) -> String {
    Quoted::from(text).to_string()
}
