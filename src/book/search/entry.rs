//! One thing that can be found.

use crate::edition::Edition;

/// What kind of thing it is; results stand together by kind, in this order where they fit equally well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::book) enum Kind {
    /// What an arbiter meets at the board.
    Situation,
    Rule,
    Chapter,
    /// The number of an article under which no rule stands.
    Number,
    Procedure,
    Case,
    Item,
    Term,
    Edition,
    Page,
}

impl Kind {
    /// The name by which the script knows it, and the attribute of the message `search-kind`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Situation => "situation",
            Kind::Rule => "rule",
            Kind::Chapter => "chapter",
            Kind::Number => "number",
            Kind::Procedure => "procedure",
            Kind::Case => "case",
            Kind::Item => "item",
            Kind::Term => "term",
            Kind::Edition => "edition",
            Kind::Page => "page",
        }
    }
}

/// One thing that can be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::book) struct Entry {
    pub kind: Kind,
    /// Its permanent name: that of a rule, a chapter, a procedure, a case, an item, a concept; empty where it has none.
    pub id: String,
    /// Where it is read, below the folder of the language.
    pub place: String,
    /// What the list of results calls it.
    pub title: String,
    /// The editions that have it; empty where it has nothing to do with editions.
    pub editions: Vec<Edition>,
    /// Its numbers, each with its editions, newest first.
    pub numbers: Vec<(String, Vec<Edition>)>,
    /// What it says, sentence by sentence, with the editions in which it says so; empty where that is wherever it stands.
    pub texts: Vec<(Vec<Edition>, Vec<String>)>,
    /// What else readers call it.
    pub names: Vec<String>,
    /// The name of the rule that a case shows.
    pub rule: Option<&'static str>,
}

impl Entry {
    pub(super) fn new(kind: Kind, id: &str, place: String, title: String) -> Self {
        Entry {
            kind,
            id: id.to_owned(),
            place,
            title,
            editions: Vec::new(),
            numbers: Vec::new(),
            texts: Vec::new(),
            names: Vec::new(),
            rule: None,
        }
    }

    /// The same with what it says wherever it stands.
    pub(super) fn saying(mut self, text: &str) -> Self {
        self.texts.push((Vec::new(), super::parts::sentences(text)));
        self
    }
}
