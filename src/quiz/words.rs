//! A question in words, as lines that a terminal, a printer and a screen reader can take.

use crate::board::{Player, Position, Role};
use crate::edition::{Edition, Layers, Pace, Setting, Supervision};
use crate::game::{Aspect, Effect, EventIx, Placement, Question, Subject};
use crate::laws::Provision;
use crate::quiz::mistake::Origin;
use crate::quiz::paper::Request;
use crate::quiz::question::{QuestionKind, QuizQuestion};
use crate::quiz::ruling::{AskedFor, Ruling};
use crate::read::Library;
use crate::text::{
    ProofText, ReasonText, RulingText, Say, TaughtText, Value, Voice, condition, effect, explain,
    has_numbers, item_text, not_read, numbered_story, rule_text, stated, story, taken_for_granted,
};

/// A line of an option or of a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indented {
    /// How many conditions it stands under.
    pub depth: usize,
    /// The sentences.
    pub text: String,
}

/// The lines of an option: its sentences in one line, or a line for each condition with its rulings below.
pub fn option_lines(voice: &Voice<'_>, ruling: &Ruling, scope: &AskedFor) -> Vec<Indented> {
    let mut lines = Vec::new();
    lines_of(voice, ruling, scope, 0, &mut lines);
    lines
}

fn lines_of(
    voice: &Voice<'_>,
    ruling: &Ruling,
    scope: &AskedFor,
    depth: usize,
    lines: &mut Vec<Indented>,
) {
    match ruling {
        Ruling::Plain(effects) => {
            let text = sentences(voice, effects, scope);
            lines.push(Indented { depth, text });
        }
        Ruling::Depends(question, answers) => {
            for (answer, below) in answers {
                let say = condition(question.about, *answer);
                let text = about(voice, *question, scope.event, &say);
                let heading = Say::message("condition").with("condition", Value::Text(text));
                let text = voice.say(&heading);
                lines.push(Indented { depth, text });
                lines_of(voice, below, scope, depth + 1, lines);
            }
        }
    }
}

fn sentences(voice: &Voice<'_>, effects: &[Effect], scope: &AskedFor) -> String {
    let mut all: Vec<String> = Vec::new();
    let mut ordered: Vec<&Effect> = effects.iter().collect();
    ordered.sort_by_key(|effect| effect.place());
    for say in ordered.into_iter().flat_map(effect) {
        let sentence = voice.say(&say);
        if !all.contains(&sentence) {
            all.push(sentence);
        }
    }
    if !all.is_empty() {
        return all.join(" ");
    }
    voice.text(match scope.aspects {
        None => "no-measure",
        Some(_) => "quiz-nothing-on-this",
    })
}

/// A sentence about a question of fact, with the number of the event where it is not the one asked about.
///
/// What the arbiter finds holds for the whole case.
fn about(voice: &Voice<'_>, question: Question, asked: Option<EventIx>, say: &Say) -> String {
    let sentence = voice.say(say);
    let of_the_case = matches!(question.about, Subject::Found(_));
    if of_the_case || asked.is_none_or(|asked| asked == question.at) {
        return sentence;
    }
    let reference = Say::message("event-reference").number("event", question.at + 1);
    format!("{sentence} {}", voice.phrase(&reference))
}

impl QuizQuestion<'_> {
    /// The laws under which it is asked: edition, pace and supervision.
    pub fn laws_named(&self, voice: &Voice<'_>) -> String {
        let Setting {
            pace, supervision, ..
        } = self.ruled.laws.setting;
        voice.say(&laws_named(
            "heading-laws",
            self.ruled.laws.edition,
            pace,
            supervision,
        ))
    }

    /// The story as one paragraph; its events have numbers where there are many, or where the question names one.
    pub fn story(&self, voice: &Voice<'_>) -> String {
        let setting = std::slice::from_ref(&self.ruled.laws.setting);
        let case = &self.scenario.case;
        let several = case.events.len() > 1;
        if self.named_event().is_some() || (several && self.kind == QuestionKind::Depends) {
            numbered_story(voice, setting, case)
        } else {
            story(voice, setting, case)
        }
    }

    /// The event on which a ruling is asked, where it is not the last one of few.
    fn named_event(&self) -> Option<EventIx> {
        let case = &self.scenario.case;
        let is_last = |event: EventIx| usize::from(event) + 1 == case.events.len();
        (self.scope.event).filter(|event| has_numbers(case) || !is_last(*event))
    }

    /// The position of the diagram, where there is one: before the first event.
    pub fn position(&self) -> Option<&Position> {
        let known = &self.scenario.case.known;
        let Placement::Board(start) = &known.placement else {
            return None;
        };
        let last = known.before.last();
        Some(last.map_or(start, |played| &played.after))
    }

    /// The position of the diagram in words, where there is a diagram: a line for each player.
    pub fn pieces(&self, voice: &Voice<'_>) -> Vec<String> {
        let Some(position) = self.position() else {
            return Vec::new();
        };
        let line = |player: Player| {
            let say = Say::message("quiz-pieces").of(player);
            let pieces = pieces_of(position, player);
            voice.say(&say.with(
                "pieces",
                if pieces.is_empty() {
                    Value::Word("none".into())
                } else {
                    Value::Move(pieces)
                },
            ))
        };
        Player::ALL.into_iter().map(line).collect()
    }

    /// What is asked.
    pub fn asked(&self, voice: &Voice<'_>) -> Vec<String> {
        let kind = match self.kind {
            QuestionKind::Ruling => "ruling",
            QuestionKind::Depends => "depends",
            QuestionKind::Discretion => "discretion",
        };
        let say = match self.named_event() {
            Some(event) => Say::attribute("quiz-ask-event", kind).number("event", event + 1),
            None => Say::attribute("quiz-ask", kind),
        };
        let practice = self.ruled.laws.setting.practice;
        let by = self
            .differs
            .iter()
            .map(|_| voice.say(&Say::attribute("quiz-by", by(practice))));
        let mut lines: Vec<String> = by.chain([voice.say(&say)]).collect();
        if let Some(aspects) = &self.scope.aspects {
            lines.push(voice.text("quiz-ask-only"));
            let items = aspects
                .iter()
                .map(|aspect| Say::attribute("quiz-aspect", key(*aspect)));
            lines.extend(items.map(|item| format!("- {}", voice.phrase(&item))));
        }
        lines
    }

    /// The lines of the option at a place, from 0.
    pub fn option(&self, voice: &Voice<'_>, at: usize) -> Vec<Indented> {
        option_lines(voice, &self.options[at].ruling, &self.scope)
    }

    /// Why the option at a place is wrong, where that can be told.
    pub fn why_wrong(&self, voice: &Voice<'_>, at: usize) -> Option<String> {
        let named = |provision: &'static Provision| self.provision(voice, provision);
        let say =
            match self.options[at].origin? {
                Origin::Laws {
                    edition,
                    pace,
                    supervision,
                } => laws_named("quiz-why-laws", edition, pace, supervision),
                Origin::Fact(question, answer) => {
                    let fact = stated(question.about, answer);
                    let fact = about(voice, question, self.scope.event, &fact);
                    Say::message("quiz-why-fact").with("fact", Value::Text(fact))
                }
                Origin::Practice(practice) => Say::attribute("quiz-why-practice", by(practice)),
                Origin::Number => Say::message("quiz-why-number"),
                Origin::Overtaken(provision) => Say::message("quiz-why-overtaken")
                    .with("provision", Value::Text(named(provision))),
                Origin::Forgotten(provision) => Say::message("quiz-why-forgotten")
                    .with("provision", Value::Text(named(provision))),
                Origin::Neighbour(provision) => Say::message("quiz-why-neighbour")
                    .with("provision", Value::Text(named(provision))),
                Origin::WrongPlayer => Say::message("quiz-why-wrong-player"),
                Origin::Part => Say::message("quiz-why-part"),
                Origin::Reversed => Say::message("quiz-why-reversed"),
            };
        Some(voice.say(&say))
    }

    /// The reasons of the ruling, as far as it is asked for; provisions that fail only where they decide.
    pub fn reasons(&self, voice: &Voice<'_>) -> Vec<Indented> {
        let explanation = explain(
            voice,
            &self.ruled.laws,
            &self.scenario.case,
            &self.ruled.verdict,
        );
        let mut lines = Vec::new();
        let mut told = Vec::new();
        for step in explanation
            .steps
            .iter()
            .filter(|step| self.scope.covers(step.event))
        {
            self.reasons_of(voice, &step.ruling, 0, &mut lines, &mut told);
        }
        let granted = taken_for_granted(voice, told.iter().copied());
        let doubts = not_read(voice, explanation.edition, told.iter().copied());
        let rests_on = granted.into_iter().chain(doubts);
        lines.extend(rests_on.map(|text| Indented { depth: 0, text }));
        lines
    }

    fn reasons_of<'r>(
        &self,
        voice: &Voice<'_>,
        ruling: &'r RulingText,
        depth: usize,
        lines: &mut Vec<Indented>,
        told: &mut Vec<&'r ReasonText>,
    ) {
        let tells = |reason: &&ReasonText| {
            !(reason.is_aside || reason.is_left_out) || self.deciding.contains(&reason.provision)
        };
        for reason in ruling.reasons.iter().filter(tells) {
            told.push(reason);
            lines.push(Indented {
                depth,
                text: voice.say(
                    &Say::message("quiz-reason")
                        .with("provision", Value::Text(reason.named.clone()))
                        .with("status", Value::Text(reason.standing().to_owned())),
                ),
            });
            let proofs: Vec<String> = reason.proofs.iter().map(ProofText::whole).collect();
            let sentences = std::iter::once(&reason.why).chain(&proofs);
            let taught = reason.taught.iter().flat_map(TaughtText::lines);
            let texts: Vec<&str> = sentences.map(String::as_str).chain(taught).collect();
            lines.push(Indented {
                depth: depth + 1,
                text: texts.join(" "),
            });
        }
        lines.extend(ruling.to_examine.iter().map(|duty| Indented {
            depth,
            text: duty.clone(),
        }));
        for condition in &ruling.depends {
            let text = Value::Text(condition.text.clone());
            lines.push(Indented {
                depth,
                text: voice.say(&Say::message("condition").with("condition", text)),
            });
            self.reasons_of(voice, &condition.ruling, depth + 1, lines, told);
        }
    }

    /// The provisions that decide, by number and heading, the chief one first, then the items of the practice that make a
    /// difference.
    pub fn articles(&self, voice: &Voice<'_>) -> Vec<String> {
        let provisions = self.deciding.iter();
        let provisions = provisions.map(|provision| self.provision(voice, provision));
        let items = self.differs.iter().flatten();
        let items = items.map(|item| item_text(voice, &item.id).named);
        provisions.chain(items).collect()
    }

    fn provision(&self, voice: &Voice<'_>, provision: &'static Provision) -> String {
        rule_text(voice, &self.ruled.laws, provision).named
    }
}

/// The attribute that says by what a question is asked.
const fn by(practice: Layers) -> &'static str {
    match practice {
        Layers::LETTER => "letter",
        _ => "fide",
    }
}

/// By which laws the questions of a request are asked: of which edition, by their letter or as FIDE teaches them.
pub fn basis(voice: &Voice<'_>, request: &Request, library: &Library) -> String {
    let taught = |edition: Edition| {
        let data = library.edition(edition);
        data.is_ok_and(|data| data.is_changed_by(request.practice))
    };
    let by = match request.edition {
        Some(edition) if request.practice != Layers::LETTER && !taught(edition) => "laws",
        Some(_) => by(request.practice),
        None if request.practice == Layers::LETTER => "all-letter",
        None => "all-fide",
    };
    let say = Say::attribute("quiz-basis", by);
    let first = library.editions.iter().find(|data| taught(data.edition));
    let named = request.edition.or(first.map(|data| data.edition));
    voice.say(&match named {
        Some(edition) => say.with("edition", Value::Text(edition.to_string())),
        None => say,
    })
}

/// A message about laws, by edition, pace and supervision.
fn laws_named(
    message: &'static str,
    edition: Edition,
    pace: Pace,
    supervision: Supervision,
) -> Say {
    Say::message(message)
        .with("edition", Value::Text(edition.to_string()))
        .word("pace", pace.name())
        .word("supervision", supervision.name())
}

/// The pieces of a player in notation, kings first: `Kg1, Rf1, a2`.
fn pieces_of(position: &Position, player: Player) -> String {
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
    all.join(", ")
}

fn key(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Game => "game",
        Aspect::Clock => "clock",
        Aspect::Moves => "moves",
        Aspect::Offences => "offences",
        Aspect::Claims => "claims",
        Aspect::Arbiter => "arbiter",
        Aspect::Recording => "recording",
        Aspect::Definitions => "definitions",
    }
}
