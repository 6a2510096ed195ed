//! Which texts of the provisions each language has.

use crate::edition::named;
use crate::laws::{Provision, provisions};
use crate::text::{Tongues, Words};

named! {
    /// A text of a provision; its name is the attribute of the message that has it.
    TextKind {
        /// The heading.
        Title = "title",
        /// The rule itself.
        Rule = "rule",
        /// Why it holds.
        Holds = "holds",
        /// Why it does not.
        Fails = "fails",
    }
}

impl TextKind {
    /// Whether a provision needs the text: some never fail, and the model then has no words for it.
    fn is_needed_by(self, provision: &Provision, model: &Words) -> bool {
        match self {
            TextKind::Title | TextKind::Rule => true,
            TextKind::Holds => provision.when().is_some(),
            TextKind::Fails => model.has(&format!("{}.{}", provision.id, self.name())),
        }
    }
}

/// The texts of the provisions in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts {
    /// The language: its folder.
    pub lang: String,
    /// What it calls itself.
    pub name: String,
    /// How many texts of a kind there are, and how many there should be.
    pub counts: Vec<(usize, usize)>,
    /// The messages that it lacks: `checkmate.fails`.
    pub missing: Vec<String>,
}

/// The texts of all languages; the language that stands in for the others is their model.
pub fn texts(tongues: &Tongues) -> Vec<Texts> {
    let model = tongues.fallback();
    (tongues.iter())
        .map(|words| of(words, model.unwrap_or(words)))
        .collect()
}

fn of(words: &Words, model: &Words) -> Texts {
    let mut missing = Vec::new();
    let counts = TextKind::ALL.iter().map(|kind| {
        let (mut has, mut needs) = (0, 0);
        for provision in provisions().filter(|p| kind.is_needed_by(p, model)) {
            let message = format!("{}.{}", provision.id, kind.name());
            needs += 1;
            if words.has(&message) {
                has += 1;
            } else {
                missing.push(message);
            }
        }
        (has, needs)
    });
    let counts = counts.collect();
    Texts {
        lang: words.lang().to_owned(),
        name: words.language().name.clone(),
        counts,
        missing,
    }
}
