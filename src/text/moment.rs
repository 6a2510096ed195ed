//! An event as a decision names it, and the effects that name it in turn.

use crate::board::{Entry, OfferMark, Player, Role, Square};
use crate::game::{
    Act, Actor, Case, Duty, Effect, Event, EventIx, Measure, MoveAct, Particular, Restore, YesNo,
};
use crate::laws::Provision;
use crate::text::effect::{assistant_tasks, effect, with_points};
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

/// How it is announced that a draw claim is turned away without being looked at, and the provisions that do so.
const TURNED_AWAY: &[(&str, &[&str])] = &[
    ("claim-premature", &["claim-before-the-press"]),
    (
        "claim-inadmissible",
        &[
            "quickplay-claim-inadmissible",
            "quickplay-announced",
            "quickplay-scope",
            "blitz-without-quickplay-claims",
        ],
    ),
];

impl<'m> Moment<'m, '_> {
    /// The event at a place.
    pub fn event_at(&self, at: EventIx) -> Option<&'m Event> {
        self.case.events.get(usize::from(at))
    }

    fn act(&self) -> Option<&'m Act> {
        self.event_at(self.event).map(|event| &event.act)
    }

    /// The act as a noun phrase; nothing where there is no such event.
    pub fn named(&self) -> Option<Say> {
        self.event_at(self.event).map(named)
    }

    /// Whether a move is made or finished by it.
    pub fn is_play(&self) -> bool {
        let act = self.event_at(self.event).map(|event| &event.act);
        matches!(act, Some(Act::Move(_) | Act::Press))
    }

    /// Whether a player comes, or has not come in time.
    pub fn is_arrival(&self) -> bool {
        let act = self.event_at(self.event).map(|event| &event.act);
        matches!(
            act,
            Some(Act::Arrive(_) | Act::Arrival(_) | Act::DefaultTimeEnds)
        )
    }

    /// Whether only something is asked.
    pub fn asks(&self) -> bool {
        self.event_at(self.event)
            .is_some_and(|event| event.act.asks())
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
            Act::Complain | Act::ClaimTouchRules => "complaint",
            Act::Appeal(_) => "appeal",
            Act::Asks(_) | Act::MayPlay(_) => "question",
            Act::Request(_) | Act::RequestIncrement => "request",
            // an arbiter rules on what was claimed before
            Act::Rules(_) if self.ruled_on().is_some() => self
                .ruled_on()
                .map_or("own", |at| Moment { event: at, ..*self }.plea()),
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

    /// What somebody claims or asks for: a `claim`, that a `flag` fell, a `request`, or `none` of them.
    pub fn claimed(&self) -> &'static str {
        match self.plea() {
            "draw" | "default" => "claim",
            plea @ ("flag" | "request") => plea,
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
                ("claim" | "notice", Effect::ClaimAccepted | Effect::ClaimRejected) => {
                    vec![Say::attribute("decision-on-irregularity", told.name())]
                }
                _ => effect(told),
            };
        }
        let plea = self.plea();
        match told {
            Effect::ClaimAccepted | Effect::ClaimRejected => {
                vec![self.decided(told.name())]
            }
            Effect::AlreadyOver if plea == "question" => {
                vec![Say::attribute("decision-on-question", told.name())]
            }
            Effect::CannotBeWithdrawn => {
                vec![Say::message("effect-cannot-be-withdrawn").under(self.withdrawn())]
            }
            Effect::Allowed(player)
            | Effect::Forbidden(player)
            | Effect::NeedsPermission(player) => {
                let id = format!("effect-{}", told.name());
                if let Some(Act::MayPlay(text)) = self.act() {
                    let say = Say::attribute(id, "play").of(*player);
                    return vec![say.with("move", Value::Move(text.clone()))];
                }
                let attribute = match plea {
                    "question" | "request" => "named",
                    // what is wished for is not done yet
                    _ if matches!(self.act(), Some(Act::WishClockPlace | Act::CannotRecord(_))) => {
                        "named"
                    }
                    _ if matches!(told, Effect::NeedsPermission(_)) => "named",
                    _ => "done",
                };
                match self.doing(*player) {
                    Some((who, doing)) => {
                        let say = Say::attribute(id, attribute).player(who);
                        vec![say.with("doing", Value::Text(doing))]
                    }
                    None if plea == "request" => vec![Say::attribute(id, "asked").of(*player)],
                    None => effect(told),
                }
            }
            Effect::MustPlay { player, text: None } if self.act() == Some(&Act::LoseEnvelope) => {
                vec![Say::attribute("effect-must-play", "sealed").of(*player)]
            }
            Effect::Must(Duty::Clarify) => match self.act() {
                Some(Act::ResignFor(player)) => {
                    vec![Say::attribute("effect-must", "clarify-resignation").of(*player)]
                }
                _ => effect(told),
            },
            Effect::RulingWasRight | Effect::RulingWasIncomplete | Effect::RulingWasWrong => {
                match self.nth_ruling() {
                    Some(nth) => {
                        let id = format!("effect-{}", told.name());
                        vec![Say::attribute(id, "nth").number("nth", nth)]
                    }
                    None => effect(told),
                }
            }
            Effect::OfferStands(player) if plea == "draw" => {
                vec![Say::attribute("effect-offer-stands", "claim").of(*player)]
            }
            Effect::OfferStands(player) if self.act() == Some(&Act::RequestIncrement) => {
                vec![Say::attribute("effect-offer-stands", "request").of(*player)]
            }
            Effect::OfferGone if plea == "draw" => {
                vec![Say::message("effect-offer-gone").under("claim")]
            }
            Effect::EntryMeans(_) if self.offers_in_writing() => {
                let all = effect(told).into_iter();
                all.map(|say| say.under("offer")).collect()
            }
            Effect::Charge(player) => {
                let act = self.event_at(self.event).map(|event| &event.act);
                let attribute = match act {
                    Some(Act::AdjournEarly | Act::AdjournEarlyBy(_)) => "adjourning",
                    _ => "late",
                };
                vec![Say::attribute("effect-charge", attribute).of(*player)]
            }
            Effect::May(measures) if measures.contains(&Measure::ExpelOffender) => {
                let who = self.offender();
                let all = effect(told).into_iter();
                all.map(|say| say.word("offender", who)).collect()
            }
            _ => match with_points(told, &|point| self.effect(point)) {
                Some(say) => vec![say],
                None => told_at(self.case, self.event, told),
            },
        }
    }

    /// What becomes of this claim; of one of several of the same player, or of both players, it is told as such.
    fn decided(&self, how: &'static str) -> Say {
        let plea = self.plea();
        let (by, id) = (self.claimant(), format!("decision-on-{plea}"));
        let is_of_both = by == Some(Actor::Both) && matches!(plea, "draw" | "flag");
        let say = match self.nth_claim(plea) {
            Some(nth) => Say::attribute(id, format!("{how}-nth")).number("nth", nth),
            None if is_of_both => Say::attribute(id, format!("{how}-both")),
            None => Say::attribute(id, how),
        };
        by.map_or(say.clone(), |by| say.player(by))
    }

    /// That a draw claim is turned away by this provision, where it is not looked at: as inadmissible, or as premature.
    pub fn turned_away(&self, by: &Provision) -> Option<Say> {
        let is_looked_at = self.plea() != "draw" || self.voice.tells_notes();
        let mut rows = TURNED_AWAY.iter().filter(|_| !is_looked_at);
        let (how, _) = rows.find(|(_, provisions)| provisions.contains(&by.id))?;
        let say = self.decided(how);
        (self.voice.words().has(&say.pattern())).then_some(say)
    }

    /// The place of this claim of a draw among those of the same player, where there are several.
    fn nth_claim(&self, plea: &str) -> Option<u16> {
        let event = self.event_at(self.event).filter(|_| plea == "draw")?;
        let claims = |other: &&Event| {
            let is_made = other.known.happened != Some(YesNo::No);
            let claims = matches!(other.act, Act::ClaimDraw(_) | Act::ClaimQuickplay(_));
            other.by == event.by && is_made && claims
        };
        let claims = (0..)
            .zip(&self.case.events)
            .filter(|(_, other)| claims(other));
        let places: Vec<EventIx> = claims.map(|(ix, _)| ix).collect();
        let place = places.iter().position(|ix| *ix == self.event)?;
        let several = places.len() > 1;
        several.then(|| u16::try_from(place + 1).unwrap_or(u16::MAX))
    }

    /// The place of this ruling among those that the arbiter gave, where there are several.
    fn nth_ruling(&self) -> Option<u16> {
        let rules = |event: &&Event| matches!(event.act, Act::Rules(_));
        let several = self.case.events.iter().filter(rules).count() > 1;
        let mut nth = 0;
        for event in self.case.events.iter().take(usize::from(self.event) + 1) {
            nth += u16::from(rules(&event));
        }
        several.then_some(nth)
    }

    /// Whether the entry that is asked about has the sign of a draw offer.
    fn offers_in_writing(&self) -> bool {
        let act = self.event_at(self.event).map(|event| &event.act);
        let Some(Act::AsksEntry(entry)) = act else {
            return false;
        };
        let read = Entry::parse(&entry.text, &entry.alphabet);
        read.is_ok_and(|read| read.offer != OfferMark::None)
    }

    /// The claim on which the arbiter rules with this event: the one that it is about, or the one just before.
    fn ruled_on(&self) -> Option<EventIx> {
        let event = self.event_at(self.event)?;
        let at = event.about.or(self.event.checked_sub(1))?;
        let claims = self.event_at(at).is_some_and(|it| it.by != Actor::Arbiter);
        (claims && matches!(event.act, Act::Rules(_)) && at < self.event).then_some(at)
    }

    /// Who claims or asks for what is decided: of a claim that is decided later, whoever made it.
    fn claimant(&self) -> Option<Actor> {
        let event = self.event_at(self.event)?;
        if let Some(at) = self.ruled_on() {
            return Moment { event: at, ..*self }.claimant();
        }
        if !matches!(event.act, Act::DecideQuickplay(_)) {
            return Some(event.by);
        }
        let before = self.case.events.iter().take(usize::from(self.event));
        let claims =
            |event: &&Event| matches!(event.act, Act::ClaimDraw(_) | Act::ClaimQuickplay(_));
        before.rev().find(claims).map(|event| event.by)
    }

    /// Who has to leave the venue, as a word that selects a variant.
    fn offender(&self) -> &'static str {
        let event = self.event_at(self.event);
        let about = event.and_then(|event| event.about);
        let meant = about.and_then(|at| self.event_at(at)).or(event);
        match meant.map(|event| event.by) {
            Some(Actor::Spectator) => "spectator",
            Some(Actor::Captain) => "captain",
            Some(Actor::OtherPlayer) => "other-player",
            Some(Actor::Assistant) => "assistant",
            _ => "offender",
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

    /// What this player, or the player's assistant, did or wants to do, and who of them, as words that follow “may not”; nothing
    /// where the language has none.
    fn doing(&self, player: Player) -> Option<(Actor, String)> {
        let event = self.event_at(self.event)?;
        let meant = match event.about.and_then(|about| self.event_at(about)) {
            Some(about) if event.by != Actor::Player(player) => about,
            _ => event,
        };
        let mut say = values(named(meant).under("doing"), &meant.act);
        let who = match meant.by {
            Actor::Assistant => Actor::Assistant,
            by if by == Actor::Player(player) || by == Actor::Both => Actor::Player(player),
            _ if meant.act == Act::RefuseInspection => Actor::Player(player),
            _ => return None,
        };
        if meant.act == Act::Press && meant.hand.is_some() {
            say = Say::attribute("moment-press-with", "doing").player(meant.by);
        }
        if let Act::BringAssistant(assistance) = &meant.act
            && !assistance.with.is_empty()
        {
            let tasks = Value::Items(assistant_tasks(&assistance.with));
            say = say.under("doing-tasks").with("items", tasks);
        }
        let known = self.voice.words().has(&say.pattern());
        known.then(|| (who, self.voice.phrase(&say)))
    }
}

/// The sentences that tell an effect of a ruling at this event, with the moves and pieces that it is about.
pub(super) fn told_at(case: &Case, at: EventIx, told: &Effect) -> Vec<Say> {
    let id = format!("effect-{}", told.name());
    let of_man = |player: Player, owner: Player, square: Square| {
        let man = man_last_seen(case, at, square, owner);
        let say = Say::attribute(id.clone(), "known").of(player);
        say.with("man", Value::Men(vec![man]))
    };
    match told {
        Effect::Restore(Restore::Before(number)) => {
            vec![of_event(case, id, "before", number.saturating_sub(1))]
        }
        Effect::MoveStands(number) => {
            let played = case.events.get(usize::from(number.saturating_sub(1)));
            match played.map(|event| &event.act) {
                Some(Act::Move(_)) => vec![of_event(case, id, "unnamed", number.saturating_sub(1))],
                _ => vec![Say::attribute(id, "previous")],
            }
        }
        Effect::MustMove { player, piece } => vec![of_man(*player, *player, *piece)],
        Effect::MustCapture { player, piece } => vec![of_man(*player, player.other(), *piece)],
        Effect::MustStay { player, piece, on } => {
            vec![of_man(*player, *player, *piece).with("on", Value::Square(*on))]
        }
        _ => effect(told),
    }
}

/// A piece of this player where it stood last, at this event or before; it may have left the square since.
fn man_last_seen(case: &Case, at: EventIx, square: Square, owner: Player) -> Man {
    let mut seen = (0..=at)
        .rev()
        .filter_map(|event| case.piece_before(event, square));
    let role = seen
        .find(|(player, _)| *player == owner)
        .map(|(_, role)| role);
    Man {
        role,
        square,
        is_the_only_one: role == Some(Role::King),
    }
}

/// A message about an earlier event: by its move where that is told, by its number in a long case, else by what was done.
fn of_event(case: &Case, id: String, numbered: &'static str, at: EventIx) -> Say {
    let event = case.events.get(usize::from(at));
    match event {
        Some(Event {
            act: Act::Move(MoveAct {
                text: Some(text), ..
            }),
            ..
        }) => Say::attribute(id, "move").with("move", Value::Move(text.clone())),
        _ if has_numbers(case) => Say::attribute(id, numbered).number("event", at + 1),
        Some(event) if matches!(event.act, Act::Displace(_)) && numbered == "before" => {
            Say::attribute(id, "displaced")
        }
        Some(event) if event.act == Act::Press && numbered == "before" => {
            Say::attribute(id, "pressed")
        }
        Some(event) if event.by.player().is_some() => Say::attribute(id, "moved").player(event.by),
        _ => Say::attribute(id, "previous"),
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
