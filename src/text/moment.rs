//! An event as a decision names it, and the effects that name it in turn.

use crate::game::{Act, Actor, Case, Effect, Event, EventIx, MoveAct, Particular, Restore};
use crate::text::effect::effect;
use crate::text::narrate::has_numbers;
use crate::text::say::{Man, Say, Value};
use crate::text::voice::Voice;

/// An event of a case, in the words of one language.
#[derive(Clone, Copy)]
pub(super) struct Moment<'m, 'w> {
    pub voice: &'m Voice<'w>,
    pub case: &'m Case,
    pub event: EventIx,
}

impl<'m> Moment<'m, '_> {
    /// The event at a place.
    pub fn event_at(&self, at: EventIx) -> Option<&'m Event> {
        self.case.events.get(usize::from(at))
    }

    /// The act as a heading: “Claim of a draw (White)”, with its number where there are many.
    pub fn heading(&self) -> String {
        let Some(event) = self.event_at(self.event) else {
            return String::new();
        };
        let act = Say::message("heading-moment")
            .with("moment", Value::Text(self.voice.say(&named(event))))
            .player(event.by)
            .word(
                "by",
                match event.by {
                    Actor::Player(_) => "player",
                    _ => "other",
                },
            )
            .word(
                "numbered",
                match has_numbers(self.case) {
                    true => "yes",
                    false => "no",
                },
            )
            .number("event", self.event + 1);
        self.voice.phrase(&act)
    }

    /// What is decided: a claim of some kind, a complaint, a question, or something that was pointed out.
    pub fn plea(&self) -> &'static str {
        let Some(event) = self.event_at(self.event) else {
            return "claim";
        };
        match &event.act {
            Act::ClaimDraw(_) | Act::ClaimQuickplay(_) | Act::DecideQuickplay(_) => "draw",
            Act::ClaimFlag => "flag",
            Act::ClaimDefault => "default",
            Act::Complain => "complaint",
            Act::Appeal(_) => "appeal",
            Act::Asks(_) | Act::MayPlay(_) => "question",
            Act::Request(_) | Act::RequestIncrement => "request",
            _ if event.by == Actor::Arbiter => "own",
            Act::ClaimWrongSetUp(_)
            | Act::ClaimWrongSetting
            | Act::ClaimClockSet(_)
            | Act::ClaimSettingFault(_)
            | Act::ClaimClockDefect
            | Act::ClaimWrongTimes
            | Act::Tell(_) => "notice",
            _ => "claim",
        }
    }

    /// Whether somebody claims or asks for something: `claim` or `none`.
    pub fn is_claim(&self) -> &'static str {
        match self.plea() {
            "draw" | "flag" | "default" | "request" => "claim",
            _ => "none",
        }
    }

    /// The sentences that tell an effect of the ruling on this event.
    pub fn effect(&self, told: &Effect) -> Vec<Say> {
        if self.voice.tells_notes() {
            return match (self.plea(), told) {
                (
                    plea @ ("complaint" | "appeal"),
                    Effect::ClaimAccepted | Effect::ClaimRejected,
                )
                | (plea @ "question", Effect::AlreadyOver) => {
                    vec![Say::attribute(format!("decision-on-{plea}"), told.name())]
                }
                _ => effect(told),
            };
        }
        let plea = self.plea();
        match told {
            Effect::ClaimAccepted | Effect::ClaimRejected => {
                vec![Say::attribute(format!("decision-on-{plea}"), told.name())]
            }
            Effect::AlreadyOver if plea == "question" => {
                vec![Say::attribute("decision-on-question", told.name())]
            }
            Effect::CannotBeWithdrawn => {
                vec![Say::message("effect-cannot-be-withdrawn").under(self.withdrawn())]
            }
            Effect::Restore(Restore::Before(number)) => {
                vec![self.of_move("effect-restore", "before", number.saturating_sub(1))]
            }
            Effect::MoveStands(number) => {
                vec![self.of_move("effect-move-stands", "unnamed", number.saturating_sub(1))]
            }
            Effect::MustMove { player, piece } | Effect::MustCapture { player, piece } => {
                let man = Man::before(self.case, self.event, *piece);
                let say = Say::attribute(format!("effect-{}", told.name()), "known").of(*player);
                vec![say.with("man", Value::Men(vec![man]))]
            }
            Effect::Allowed(player)
            | Effect::Forbidden(player)
            | Effect::NeedsPermission(player) => {
                let id = format!("effect-{}", told.name());
                match self.doing(*player) {
                    Some(doing) => {
                        let say = Say::attribute(id, "named").of(*player);
                        vec![say.with("doing", Value::Text(doing))]
                    }
                    None if plea == "request" => vec![Say::attribute(id, "asked").of(*player)],
                    None => effect(told),
                }
            }
            _ => effect(told),
        }
    }

    /// A message about an earlier event: by its move where that is told, by its number in a long case.
    fn of_move(&self, id: &'static str, otherwise: &'static str, at: EventIx) -> Say {
        let written = match self.event_at(at).map(|event| &event.act) {
            Some(Act::Move(MoveAct { text, .. })) => text.as_ref(),
            _ => None,
        };
        match written {
            Some(text) => Say::attribute(id, "move").with("move", Value::Move(text.clone())),
            // before what was done last, nobody asks for a number
            None if self.event <= at + 1 && !has_numbers(self.case) => {
                Say::attribute(id, "previous")
            }
            None => Say::attribute(id, otherwise).number("event", at + 1),
        }
    }

    /// What somebody tries to take back.
    fn withdrawn(&self) -> &'static str {
        let before = self.case.events.iter().take(usize::from(self.event));
        let kind = before.rev().find_map(|event| match &event.act {
            Act::OfferDraw(_) => Some("offer"),
            Act::Resign | Act::ResignInWriting | Act::ResignFor(_) | Act::Gesture(_) => {
                Some("resignation")
            }
            Act::ClaimDraw(_) | Act::ClaimQuickplay(_) => Some("claim"),
            _ => None,
        });
        kind.unwrap_or("claim")
    }

    /// What this player did or wants to do, as words that follow “may not”; nothing where the language has none.
    fn doing(&self, player: crate::board::Player) -> Option<String> {
        let event = self.event_at(self.event)?;
        let meant = match event.about.and_then(|about| self.event_at(about)) {
            Some(about) if event.by != Actor::Player(player) => about,
            _ => event,
        };
        let mut say = values(named(meant).under("doing"), &meant.act);
        if meant.by != Actor::Player(player) && meant.act != Act::RefuseInspection {
            return None;
        }
        if let Act::MayPlay(text) = &meant.act {
            say = say.with("move", Value::Move(text.clone()));
        }
        let known = self.voice.words().has(&say.pattern());
        known.then(|| self.voice.phrase(&say))
    }
}

/// The act as a noun phrase.
pub(super) fn named(event: &Event) -> Say {
    let say = Say::message(format!("moment-{}", event.act.name())).player(event.by);
    match &event.act {
        Act::Move(MoveAct { text, .. }) => match text {
            Some(text) => say.with("move", Value::Move(text.clone())),
            None => say.under("unknown"),
        },
        Act::MayPlay(text) => say.with("move", Value::Move(text.clone())),
        _ => say,
    }
}

/// The choices of an act as words that select variants.
fn values(mut say: Say, act: &Act) -> Say {
    for (name, particular) in act.particulars().0 {
        if let Particular::Key(key) = particular {
            say = say.word(name, key);
        }
    }
    say
}
