//! A question in one language: everything that a screen, a sheet or a file shows of it.

use crate::quiz::question::QuizQuestion;
use crate::quiz::words::Indented;
use crate::text::{Words, case_title, rule_text};
use serde::Serialize;

impl QuizQuestion<'_> {
    /// The question in this language.
    pub fn told(&self, words: &Words) -> Told {
        let voice = words.voice(self.scenario.case.colours);
        let joined = |lines: Vec<Indented>| {
            let texts: Vec<String> = lines.into_iter().map(|line| line.text).collect();
            texts.join(" ")
        };
        let setting = &self.ruled.laws.setting;
        let board = self.position().map(|position| BoardTold {
            fen: position.fen(),
            chess960: false,
            to_move: String::new(),
            pieces: self.pieces(&voice),
        });
        let options = (0..self.options.len()).map(|at| OptionTold {
            name: format!("option-{at}"),
            text: joined(self.option(&voice, at)),
            right: at == self.right,
            why: self.why_wrong(&voice, at).unwrap_or_default(),
        });
        let articles = self.deciding.iter().map(|provision| {
            let rule = rule_text(&voice, &self.ruled.laws, provision);
            ArticleTold {
                slug: provision.id,
                number: rule.number.unwrap_or_default(),
                named: rule.named,
                text: rule.rule.unwrap_or_default(),
            }
        });
        Told {
            id: format!(
                "{}.{}.{}-{}.result.00000000",
                self.scenario.id,
                self.ruled.laws.edition,
                setting.pace.name(),
                setting.supervision.name()
            ),
            aspect: "result",
            form: Form::Single,
            setting: self.laws_named(&voice),
            board,
            clock: None,
            story: self.story(&voice),
            asked: self.asked(&voice).join(" "),
            options: options.collect(),
            marks: Vec::new(),
            ruling: joined(self.option(&voice, self.right)),
            reasons: vec![ReasonTold {
                named: String::new(),
                text: joined(self.reasons(&voice)),
            }],
            articles: articles.collect(),
            case: self.scenario.id.clone(),
            title: case_title(&voice, self.scenario),
            edition: self.ruled.laws.edition.year(),
            pace: setting.pace.name(),
            level: self.scenario.level,
            expected: 72,
            topics: self.scenario.tags.clone(),
        }
    }
}

/// A question in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Its id, the same in every language.
    pub id: String,
    /// What is asked about: `result`, `time`, …, as it stands in the id.
    pub aspect: &'static str,
    /// What kind of answer it wants.
    pub form: Form,
    /// Class of play, time control and regime, as far as they matter: “Blitz, 3 minutes with 2 seconds a move.”
    pub setting: String,
    /// The position of the diagram, where there is one.
    pub board: Option<BoardTold>,
    /// What the clock shows when the question is asked, where the story tells it.
    pub clock: Option<ClockTold>,
    /// What happened, one paragraph.
    pub story: String,
    /// The one question.
    pub asked: String,
    /// The options in their order; none for an open question.
    pub options: Vec<OptionTold>,
    /// What an open answer must name, each for so many marks; empty for all others.
    pub marks: Vec<MarkTold>,
    /// The whole ruling, as the arbiter announces it.
    pub ruling: String,
    /// Why, a paragraph for each article, the chief one first.
    pub reasons: Vec<ReasonTold>,
    /// The articles that decide, the chief one first.
    pub articles: Vec<ArticleTold>,
    /// The case from which it is made.
    pub case: String,
    /// The title of the case.
    pub title: String,
    /// The year of the edition.
    pub edition: u16,
    /// Class of play: `standard`, `rapid`, `blitz`.
    pub pace: &'static str,
    /// For whom it is: 1 beginner to 3 examiner.
    pub level: u8,
    /// How many of a hundred prepared candidates are expected to answer it rightly.
    pub expected: u8,
    /// The chapter, the labels and the provisions that it is about, by which it can be chosen.
    pub topics: Vec<String>,
}

/// What kind of answer a question wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Exactly one option is right.
    Single,
    /// One or more options are right, and each must be marked or left.
    Several,
    /// All options are right; they are to be put in order, and stand in the right one here.
    Order,
    /// The answer is written.
    Open,
}

/// A position, as a picture can be drawn from it and as it is read out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardTold {
    /// The position.
    pub fen: String,
    /// Whether its castling rights are those of Chess960.
    pub chess960: bool,
    /// Who has the move, in a few words: “White to move”.
    pub to_move: String,
    /// A line for each player: “White: Kg1, Qd1, a2.”
    pub pieces: Vec<String>,
}

/// What a clock shows, as the displays write it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ClockTold {
    /// White's side.
    pub white: String,
    /// Black's side.
    pub black: String,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionTold {
    /// What names it within its question in every language: `right`, or the confusion that leads to it.
    pub name: String,
    /// What it says.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
    /// Why it is wrong; empty where it is right.
    pub why: String,
}

/// A part of an open answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MarkTold {
    /// What the answer must say, and why.
    pub text: String,
    /// For how many marks.
    pub marks: u8,
}

/// A reason of the ruling.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasonTold {
    /// Article and heading, and how it stands: “Article 7.5.1, Illegal move: applies.”
    pub named: String,
    /// The sentences.
    pub text: String,
}

/// An article that decides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArticleTold {
    /// Its permanent name.
    pub slug: &'static str,
    /// Its number in this edition, or the item of the practice; empty where it stands under none.
    pub number: String,
    /// Number and heading: “Article 7.5.1, Illegal move”.
    pub named: String,
    /// What it says, in our words.
    pub text: String,
}
