//! A question in one language: everything that a screen, a sheet or a file shows of it.

use crate::board::{Player, Position, Role};
use crate::edition::Named;
use crate::game::{Colours, Effect};
use crate::laws::{Branch, Provision, Status};
use crate::quiz::kind::Kind;
use crate::quiz::question::{QuizOption, QuizQuestion, Says};
use crate::quiz::stock::penalises;
use crate::quiz::wrong::Confusion;
use crate::text::{
    Explanation, ReasonText, RulingText, Say, Value, Voice, Words, asked_story, case_title,
    explain, procedure_title, regime, rule_text, stated,
};
use serde::Serialize;
use std::collections::BTreeSet;

/// The player whose clock an effect tells of.
pub(super) fn shown_player(effect: &Effect) -> Option<Player> {
    match effect {
        Effect::ShowsExactly { player, .. } => Some(*player),
        _ => None,
    }
}

impl QuizQuestion<'_> {
    /// The question in this language.
    pub fn told(&self, words: &Words) -> Told {
        let scenario = self.scenario();
        let voice = words.voice(Colours::Known);
        let laws = &self.ruled.laws;
        let setting = &laws.setting;
        let board = self.position().map(|position| BoardTold {
            fen: position.fen(),
            chess960: setting.options.chess960,
            to_move: voice.say(&Say::message("board-caption").of(position.has_the_move())),
            pieces: Player::ALL
                .into_iter()
                .map(|player| pieces(&voice, position, player))
                .collect(),
        });
        let options = (0..self.options.len()).map(|at| OptionTold {
            name: self.options[at].name(),
            text: self.option(&voice, at),
            right: self.options[at].is_right(),
            why: self.why_wrong(&voice, at).unwrap_or_default(),
        });
        let articles = self.deciding.iter().map(|provision| {
            let rule = rule_text(&voice, laws, provision);
            ArticleTold {
                slug: provision.id,
                number: rule.number.unwrap_or_default(),
                named: rule.named,
                text: rule.rule.unwrap_or_default(),
            }
        });
        let articles: Vec<ArticleTold> = articles.collect();
        let (ruling, reasons) = match self.kind.tells_a_case() {
            true => self.explained(&voice),
            false => self.grounds(&voice, &articles),
        };
        let settled = self.settled();
        let story = match self.kind {
            Kind::Article => voice.say(
                &Say::message("quiz-ruled")
                    .with("story", Value::Text(self.story(&voice)))
                    .with("ruling", Value::Text(ruling.clone())),
            ),
            kind if kind.tells_a_case() && settled.parts.is_empty() => self.story(&voice),
            kind if kind.tells_a_case() => {
                let ruled = settled.sentences(&voice, &scenario.case).join(" ");
                voice.say(
                    &Say::message("quiz-settled")
                        .with("story", Value::Text(self.story(&voice)))
                        .with("ruling", Value::Text(ruled)),
                )
            }
            _ => voice.say(&regime(setting)),
        };
        Told {
            id: self.id.clone(),
            aspect: self.kind.name(),
            form: match self.kind {
                Kind::Open => Form::Open,
                Kind::Several => Form::Several,
                Kind::Order => Form::Order,
                _ => Form::Single,
            },
            setting: String::new(),
            board,
            clock: self.clock(),
            story,
            asked: self.asked(&voice),
            options: options.collect(),
            marks: match self.kind {
                Kind::Open => self.marks(words),
                _ => Vec::new(),
            },
            ruling,
            reasons,
            articles,
            case: scenario.id.clone(),
            title: self
                .matter(&voice)
                .unwrap_or_else(|| case_title(&voice, scenario)),
            edition: laws.edition.year(),
            pace: setting.pace.name(),
            level: scenario.level,
            expected: self.expected(),
            topics: self.topics(),
        }
    }

    /// The whole ruling, and its reasons.
    fn explained(&self, voice: &Voice<'_>) -> (String, Vec<ReasonTold>) {
        let ruled = self.ruled;
        let explanation = explain(voice, &ruled.laws, &self.scenario().case, &ruled.verdict);
        let told = explanation.told();
        let passages = Explanation::passages(&told);
        let sentences = passages.iter().flat_map(|passage| &passage.sentences);
        let ruling: Vec<&str> = sentences.map(|(text, _)| *text).collect();
        (ruling.join(" "), self.reasons(voice, &explanation))
    }

    /// What is right, as far as an option alone says it, and the articles on which it rests, each with what it says.
    fn grounds(&self, voice: &Voice<'_>, articles: &[ArticleTold]) -> (String, Vec<ReasonTold>) {
        let places = 0..self.options.len();
        let mut right =
            places.filter(|at| self.kind == Kind::Statement && self.options[*at].is_right());
        let right = right
            .next()
            .map_or(String::new(), |at| self.option(voice, at));
        let reasons = articles.iter().map(|article| ReasonTold {
            named: article.named.clone(),
            text: match article.text == right {
                true => String::new(),
                false => article.text.clone(),
            },
        });
        let reasons = reasons.collect();
        (right, reasons)
    }

    /// The heading of the rule or of the procedure about which is asked without a case.
    fn matter(&self, voice: &Voice<'_>) -> Option<String> {
        match (self.kind, self.procedure) {
            (_, Some(procedure)) => Some(voice.say(&procedure_title(procedure))),
            (Kind::Statement, None) => {
                let provision = self.deciding.first()?;
                Some(rule_text(voice, &self.ruled.laws, provision).title)
            }
            _ => None,
        }
    }

    /// What an open answer must name: each sentence of the ruling, with the article from which it follows, for one mark.
    pub(super) fn marks(&self, words: &Words) -> Vec<MarkTold> {
        let voice = words.voice(Colours::Known);
        let laws = &self.ruled.laws;
        let case = &self.scenario().case;
        let explanation = explain(&voice, laws, case, &self.ruled.verdict);
        let told = explanation.told();
        let passages = Explanation::passages(&told);
        let sentences = passages.iter().flat_map(|passage| &passage.sentences);
        let marks = sentences.filter_map(|(text, by)| {
            let (by, _) = (*by)?;
            let say = Say::message("quiz-mark")
                .with("ruling", Value::Text((*text).to_owned()))
                .with("ground", Value::Text(rule_text(&voice, laws, by).named));
            Some(MarkTold {
                text: voice.say(&say),
                marks: 1,
            })
        });
        marks.collect()
    }

    /// What the clock shows after the last event of which that is told of both players.
    fn clock(&self) -> Option<ClockTold> {
        if !self.kind.tells_a_case() {
            return None;
        }
        let mut events = self.scenario().case.events.iter().rev();
        events.find_map(|event| {
            let shown = |player: Player| event.left.of(player).map(|time| time.to_string());
            Some(ClockTold {
                white: shown(Player::White)?,
                black: shown(Player::Black)?,
            })
        })
    }

    /// How many of a hundred prepared candidates are expected to answer it rightly: a first guess, until answers are known.
    fn expected(&self) -> u8 {
        let by_level = match self.scenario().level {
            1 => 85,
            2 => 72,
            _ => 55,
        };
        let branches = self
            .kind
            .tells_a_case()
            .then_some(&self.ruled.verdict.branches);
        let reasons = || branches.into_iter().flatten().flat_map(Branch::reasons);
        let gives_way = reasons().any(|reason| matches!(reason.status, Status::YieldsTo(_)));
        let is_proved = reasons().any(|reason| !reason.mates.is_empty());
        let harder = [
            (gives_way, 10),
            (is_proved, 10),
            (self.kind == Kind::Time, 5),
            (
                matches!(self.kind, Kind::Open | Kind::Several | Kind::Order),
                10,
            ),
        ];
        let harder = harder.iter().filter(|(so, _)| *so);
        harder.fold(by_level, |left: u8, (_, less)| left.saturating_sub(*less))
    }

    /// The chapter, the labels and the provisions that it is about.
    fn topics(&self) -> Vec<String> {
        let scenario = self.scenario();
        let labels = match self.kind.tells_a_case() {
            true => scenario.tags.clone(),
            false => self.procedure.map(str::to_owned).into_iter().collect(),
        };
        let provisions = self
            .deciding
            .iter()
            .map(|provision| provision.id.to_owned());
        let chapter = std::iter::once(scenario.chapter.clone());
        chapter.chain(labels).chain(provisions).collect()
    }

    /// The one question; nothing where the story ends with it.
    fn asked(&self, voice: &Voice<'_>) -> String {
        let asks = self.scenario().case.events.last();
        let is_asked = matches!(self.kind, Kind::Answer | Kind::Time);
        if is_asked && asks.is_some_and(|event| event.act.asks()) {
            return String::new();
        }
        if !self.settled().parts.is_empty() {
            return voice.text_of("quiz-ask", "what-else");
        }
        let penalties = self.options.iter().filter(|option| match &option.says {
            Says::Ruled(says) => says.effects().any(penalises),
            _ => false,
        });
        if self.kind == Kind::Play && penalties.count() > 0 {
            return voice.text_of("quiz-ask", "play-and-penalty");
        }
        if self.kind.decides() && self.is_judged() {
            return voice.text_of("quiz-ask", "judged");
        }
        if self.kind == Kind::Arbiter && !self.demands_something() {
            return voice.text_of("quiz-ask", Kind::Claim.name());
        }
        if self.kind == Kind::Time {
            return voice.say(&self.asked_of_time());
        }
        let is_of_one_rule = self.kind == Kind::Statement && self.deciding.len() == 1;
        let ask = match is_of_one_rule {
            true => "statement-about",
            false => self.kind.name(),
        };
        let ask = Say::attribute("quiz-ask", ask);
        voice.say(&match self.matter(voice) {
            Some(matter) if is_of_one_rule || self.kind == Kind::Order => {
                ask.with("matter", Value::Text(matter))
            }
            _ => ask,
        })
    }

    /// What is asked of the clocks: of one of them, or of both; and where the arbiter changes the times, for those after his ruling.
    fn asked_of_time(&self) -> Say {
        let shown = |option: &QuizOption| match &option.says {
            Says::Ruled(says) => says.effects().filter_map(shown_player).collect(),
            _ => Vec::new(),
        };
        let shown: BTreeSet<Player> = self.options.iter().flat_map(shown).collect();
        let mut effects = (self.ruled.verdict.branches.iter()).flat_map(Branch::effects);
        let is_set = effects.any(|effect| {
            use Effect::*;
            matches!(
                effect,
                AddTime { .. } | TakeTime { .. } | Restore(_) | InstallSetting
            )
        });
        match (is_set, shown.first()) {
            (true, _) => Say::attribute("quiz-ask", "time-ruled"),
            (false, Some(player)) if shown.len() == 1 => {
                Say::attribute("quiz-ask", "time-of-one").of(*player)
            }
            _ => Say::attribute("quiz-ask", Kind::Time.name()),
        }
    }

    /// The story as the question tells it.
    fn story(&self, voice: &Voice<'_>) -> String {
        let setting = &self.ruled.laws.setting;
        asked_story(voice, setting, self.scenario(), &self.told)
    }

    /// Whether the right answer only says whether something was allowed.
    fn is_judged(&self) -> bool {
        let judges = |effect: &Effect| {
            use Effect::*;
            matches!(effect, Allowed(_) | Forbidden(_) | NeedsPermission(_))
        };
        self.right().any(|option| match &option.says {
            Says::Ruled(says) => says.effects().count() > 0 && says.effects().all(judges),
            _ => false,
        })
    }

    /// Whether some option demands a deed of the arbiter and none ends the game; else a decision is asked for.
    fn demands_something(&self) -> bool {
        let any = |so: fn(&Effect) -> bool| {
            self.options.iter().any(|option| match &option.says {
                Says::Ruled(says) => says.effects().any(so),
                _ => false,
            })
        };
        let demands = |it: &Effect| matches!(it, Effect::Must(_) | Effect::MustNot(_));
        any(demands) && !any(Effect::ends_the_game)
    }

    /// Why the option at a place is wrong; nothing for the right one.
    pub fn why_wrong(&self, voice: &Voice<'_>, at: usize) -> Option<String> {
        let named = |provision: &'static Provision| {
            Value::Text(rule_text(voice, &self.ruled.laws, provision).named)
        };
        let exception_to = |provision: &Provision| {
            let mut reasons = self.ruled.verdict.branches.iter().flat_map(Branch::reasons);
            reasons.find_map(|reason| match reason.status {
                Status::YieldsTo(other) if reason.provision == provision => Some(other),
                _ => None,
            })
        };
        let say = match self.options[at].by.clone()? {
            Confusion::Regime(pace, supervision) => Say::message("confusion-regime")
                .word("pace", pace.name())
                .word("supervision", supervision.name()),
            Confusion::Edition(edition) => {
                Say::message("confusion-edition").with("edition", Value::Text(edition.to_string()))
            }
            Confusion::Fact(question, answer) => {
                let fact = voice.say(&stated(question.about, answer));
                Say::message("confusion-fact").with("fact", Value::Text(fact))
            }
            Confusion::Overtaken(by) => match exception_to(by) {
                Some(other) => Say::message("confusion-overtaken").with("provision", named(other)),
                None => Say::message("confusion-lapsed").with("provision", named(by)),
            },
            Confusion::Forgotten(by) => {
                Say::message("confusion-forgotten").with("provision", named(by))
            }
            // a number says nothing to whom it misleads: what stands under it does
            Confusion::Fails(by) => {
                let rule = rule_text(voice, &self.ruled.laws, by).rule?;
                Say::message("confusion-article").with("rule", Value::Text(rule))
            }
            Confusion::Named(name) | Confusion::Often(name) => Say::attribute("confusion", name),
            Confusion::Both(one, other) => {
                let both = [one, other].map(|it| voice.say(&Say::attribute("confusion", it)));
                return Some(both.join(" "));
            }
        };
        Some(voice.say(&say))
    }

    /// The reasons of the ruling.
    fn reasons(&self, voice: &Voice<'_>, explanation: &Explanation) -> Vec<ReasonTold> {
        let told = explanation.told();
        let steps = explanation.reasoned(&told);
        let mut all = Vec::new();
        for step in steps {
            self.reasons_of(voice, &step.ruling, &mut all);
        }
        if all.is_empty() {
            for step in &explanation.steps {
                self.reasons_of(voice, &step.ruling, &mut all);
            }
        }
        all
    }

    fn reasons_of(&self, voice: &Voice<'_>, ruling: &RulingText, all: &mut Vec<ReasonTold>) {
        let tells = |reason: &&ReasonText| {
            !(reason.is_aside || reason.is_left_out) || self.deciding.contains(&reason.provision)
        };
        for reason in ruling.reasons.iter().filter(tells) {
            let named = Say::message("reason-heading")
                .with("rule", Value::Text(reason.named.clone()))
                .with("status", Value::Text(reason.standing().to_owned()));
            let told = ReasonTold {
                named: voice.say(&named),
                text: reason.why.clone(),
            };
            if !all.contains(&told) {
                all.push(told);
            }
        }
        for condition in &ruling.depends {
            self.reasons_of(voice, &condition.ruling, all);
        }
    }
}

/// The pieces of a player in notation, kings first: “White: Kg1, Rf1, a2.”
fn pieces(voice: &Voice<'_>, position: &Position, player: Player) -> String {
    let order = [
        (Role::King, "K"),
        (Role::Queen, "Q"),
        (Role::Rook, "R"),
        (Role::Bishop, "B"),
        (Role::Knight, "N"),
        (Role::Pawn, ""),
    ];
    let mut all = Vec::new();
    for (wanted, letter) in order {
        let pieces = position
            .pieces()
            .filter(|(_, owner, role)| *owner == player && *role == wanted);
        all.extend(pieces.map(|(square, ..)| format!("{letter}{square}")));
    }
    let say = Say::message("quiz-pieces").of(player);
    voice.say(&say.with(
        "pieces",
        match all.is_empty() {
            true => Value::Word("none".into()),
            false => Value::Move(all.join(", ")),
        },
    ))
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
    /// The whole ruling, as the arbiter announces it; where no case is told, the right option, and nothing where there are several.
    pub ruling: String,
    /// Why, a paragraph for each article, the chief one first.
    pub reasons: Vec<ReasonTold>,
    /// The articles that decide, the chief one first.
    pub articles: Vec<ArticleTold>,
    /// The case from which it is made.
    pub case: String,
    /// The title of the case; where none is told, the heading of the rule or of the procedure about which is asked.
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

impl Told {
    /// Whether its options may stand in any order: those about results, times and articles have one of their own.
    pub fn may_be_mixed(&self) -> bool {
        let ordered = [Kind::Result, Kind::Time, Kind::Article];
        !ordered.iter().any(|kind| kind.name() == self.aspect)
    }
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
