//! What later events of a case tell of earlier ones.
//!
//! A story tells some facts of an event only afterwards, or by what follows from them; they are the same facts as if they
//! had been told with the event. They are read from the whole case once, so that a ruling depends on the case that is
//! told and not on how far it is told. An event tells nothing where it did not happen.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::act::{Act, Actor, SheetsShow};
use crate::game::case::{Event, Sight};
use crate::game::happening::EventIx;
use crate::game::question::{Answer, Finding, Question, Subject};
use std::collections::{BTreeMap, BTreeSet};

/// The event in which the arbiter finds whether a refusal is persistent, what he finds, and who had refused something before.
type FoundPersistent = (EventIx, bool, Vec<(EventIx, Actor)>);

/// What later events tell of earlier ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Later {
    /// Answers to questions about earlier events, each with the event that tells it.
    answers: Vec<(EventIx, Question, Answer)>,
    /// Acts at the board of which it is not told who saw them: what came after each of them, and whether it passed the act over.
    after: BTreeMap<EventIx, Vec<(EventIx, bool)>>,
    /// Draw claims: what came after each of them, and whether it accepts the claim.
    claimed: BTreeMap<EventIx, Vec<(EventIx, bool)>>,
    /// The start or the resumption for which a player comes late, as his arrival tells.
    late_for: Vec<(EventIx, Player)>,
    /// The events in which the arbiter finds something.
    findings: BTreeSet<EventIx>,
    /// The events in which the scoresheets show nothing of an overstepped time.
    unshown: Vec<EventIx>,
    /// Findings whether a refusal is persistent, which name none.
    persistent: Vec<FoundPersistent>,
}

impl Later {
    /// What these events tell of each other.
    pub fn of(events: &[Event]) -> Self {
        let mut later = Later::default();
        later.turn_at_first(events);
        later.late_for = (Player::ALL.into_iter())
            .flat_map(|player| late_for(player, events))
            .collect();
        for (at, event) in (0..).zip(events) {
            later.found(at, event, events);
            later.shown_by_sheets(at, events);
            if matches!(event.act, Act::ClaimDraw(_)) {
                later.claimed.insert(at, answers_to_claim(at, events));
            }
            let after = what_came_after(at, events);
            if !after.is_empty() {
                later.after.insert(at, after);
            }
        }
        later
    }

    /// The answer that a later event gives, of those that happened, and that event.
    pub fn answer(
        &self,
        question: Question,
        happened: impl Fn(EventIx) -> bool,
    ) -> Option<(EventIx, Answer)> {
        let told =
            |(by, asked, _): &&(EventIx, Question, Answer)| *asked == question && happened(*by);
        let last = self.answers.iter().rev().find(told);
        last.map(|(by, _, answer)| (*by, *answer))
            .or_else(|| match question.about {
                Subject::Found(Finding::PersistentRefusal) => {
                    self.persistent(question.at, happened)
                }
                _ => None,
            })
    }

    /// Whether a player comes late to this start or resumption.
    pub fn comes_late(&self, player: Player, start: EventIx) -> bool {
        self.late_for.contains(&(start, player))
    }

    /// Whether what this event tells is a finding of the arbiter.
    pub fn is_finding(&self, at: EventIx) -> bool {
        self.findings.contains(&at)
    }

    /// Whether the scoresheets are found to show nothing of an overstepped time.
    pub fn sheets_show_nothing(&self, happened: impl Fn(EventIx) -> bool) -> bool {
        self.unshown.iter().any(|by| happened(*by))
    }

    /// Whether nobody dealt with an act at the board before the opponent went on or complained.
    pub fn passed_over(&self, act: EventIx, happened: impl Fn(EventIx) -> bool) -> bool {
        let mut after = self.after.get(&act).into_iter().flatten();
        let first = after.find(|(by, _)| happened(*by));
        first.is_some_and(|(_, passed_over)| *passed_over)
    }

    /// Whether the opponent accepts what was claimed in this event before a player or the arbiter does anything else.
    pub fn accepted_at_once(&self, claim: EventIx, happened: impl Fn(EventIx) -> bool) -> bool {
        let mut after = self.claimed.get(&claim).into_iter().flatten();
        let first = after.find(|(by, _)| happened(*by));
        first.is_some_and(|(_, accepts)| *accepts)
    }

    fn tell(&mut self, by: EventIx, finding: Finding, at: EventIx, so: bool) {
        let about = Subject::Found(finding);
        let answer = if so { Answer::Yes } else { Answer::No };
        self.answers.push((by, Question { about, at }, answer));
    }

    /// Who has the move before the first move that happened, as that tells: its player, unless the event says otherwise.
    fn turn_at_first(&mut self, events: &[Event]) {
        let moves = |(_, event): &(EventIx, &Event)| matches!(event.act, Act::Move(_));
        let mut moves: Vec<(EventIx, &Event)> = (0..).zip(events).filter(moves).collect();
        let first = moves.iter().position(|(_, event)| !event.disputed);
        moves.truncate(first.map_or(moves.len(), |first| first + 1));
        // the earliest that happened is the first, and the last that is told answers
        for (by, event) in moves.into_iter().rev() {
            let Some(mover) = event.known.has_the_move.or(event.by.player()) else {
                continue;
            };
            for at in 0..by {
                let of = |player| {
                    let about = Subject::HasTheMove(player);
                    let answer = if player == mover {
                        Answer::Yes
                    } else {
                        Answer::No
                    };
                    (by, Question { about, at }, answer)
                };
                self.answers.extend(Player::ALL.map(of));
            }
        }
    }

    /// What the arbiter finds of an earlier event that he names, or of the refusals before, where he names none.
    fn found(&mut self, at: EventIx, event: &Event, events: &[Event]) {
        let Act::Finds(finding, so) = event.act else {
            return;
        };
        match event.about {
            Some(about) if about < at => {
                self.findings.insert(at);
                self.tell(at, finding, about, so);
            }
            None if finding == Finding::PersistentRefusal => {
                let refuses = |(_, event): &(EventIx, &Event)| matches!(event.act, Act::Defy(_));
                let refusals = (0..at).zip(events).filter(refuses);
                let of = refusals.map(|(ix, event)| (ix, event.by)).collect();
                self.findings.insert(at);
                self.persistent.push((at, so, of));
            }
            Some(_) | None => {}
        }
    }

    /// Whether a refusal is found persistent: the last one before the finding is, as it says, and no earlier one of that player.
    fn persistent(
        &self,
        refusal: EventIx,
        happened: impl Fn(EventIx) -> bool,
    ) -> Option<(EventIx, Answer)> {
        let told = |(by, so, refusals): &FoundPersistent| {
            let asked = refusals.iter().find(|(at, _)| *at == refusal)?;
            let last = refusals.iter().rev().find(|(at, _)| happened(*at))?;
            let about = happened(*by) && asked.1 == last.1 && asked.0 <= last.0;
            about.then_some((*by, *so && asked == last))
        };
        let (by, so) = self.persistent.iter().rev().find_map(told)?;
        Some((by, if so { Answer::Yes } else { Answer::No }))
    }

    /// What the scoresheets show of the flag that fell before: what they do not show is not lost on time.
    fn shown_by_sheets(&mut self, at: EventIx, events: &[Event]) {
        let (Act::SheetsShow(shown) | Act::Reconstruct(shown)) = &events[usize::from(at)].act
        else {
            return;
        };
        if *shown == SheetsShow::Nothing {
            self.unshown.push(at);
        }
        let in_time = match shown {
            SheetsShow::InTime | SheetsShow::Nothing => true,
            SheetsShow::Overstepping => false,
        };
        for (of, event) in (0..at).zip(events) {
            if matches!(event.act, Act::FlagFalls | Act::ClaimFlag | Act::Sees) {
                self.tell(at, Finding::MovesCompletedInTime, of, in_time);
            }
        }
    }
}

/// The starts and resumptions after which a player does nothing before he arrives late.
fn late_for(player: Player, events: &[Event]) -> Vec<(EventIx, Player)> {
    let mut late = Vec::new();
    let mut awaited = None;
    let happened = |event: &Event| {
        let answer = event.known.answer(Subject::Happened);
        !event.disputed || answer == Some(Answer::Yes)
    };
    for (ix, event) in (0..).zip(events).filter(|(_, event)| happened(event)) {
        let own = event.by == Actor::Both || event.by == Actor::Player(player);
        match &event.act {
            Act::StartRound(_) | Act::Resume => awaited = Some(ix),
            Act::Seal(_) => awaited = None,
            Act::FlagFalls => {}
            Act::Arrive(by) if own && *by > Millis::ZERO => {
                late.extend(awaited.take().map(|start| (start, player)));
            }
            _ if own => awaited = None,
            _ => {}
        }
    }
    late
}

/// The next event after a draw claim, and before it those of which the players dispute that they happened; what outsiders do is no answer.
fn answers_to_claim(at: EventIx, events: &[Event]) -> Vec<(EventIx, bool)> {
    let opponent = events[usize::from(at)].by.player().map(Player::other);
    let mut after = Vec::new();
    let later = (0..).zip(events).skip(usize::from(at) + 1);
    for (ix, event) in later.filter(|(_, event)| !event.by.is_outsider()) {
        let accepts = opponent.is_some() && event.by.player() == opponent;
        after.push((ix, accepts && matches!(event.act, Act::Accept)));
        if !event.disputed {
            break;
        }
    }
    after
}

/// The next event that shows whether an act at the board was passed over, and before it those of which the players dispute that they happened.
fn what_came_after(at: EventIx, events: &[Event]) -> Vec<(EventIx, bool)> {
    let act = &events[usize::from(at)];
    let mut after = Vec::new();
    if act.by.player().is_none() || act.seen != Sight::NotStated || !is_at_the_board(&act.act) {
        return after;
    }
    for (ix, event) in (0..).zip(events).skip(usize::from(at) + 1) {
        if let Some(passed_over) = passes_over(event, at, events) {
            after.push((ix, passed_over));
            if !event.disputed {
                break;
            }
        }
    }
    after
}

/// Whether an event passes over an act at the board, or shows that it was dealt with; none where it shows neither.
fn passes_over(event: &Event, at: EventIx, events: &[Event]) -> Option<bool> {
    let act = &events[usize::from(at)];
    let about_it = event.about == Some(at);
    let by_opponent = event.by.player() == act.by.player().map(Player::other);
    match &event.act {
        Act::Rules(_) if about_it => Some(false),
        Act::Complain if about_it => Some(true),
        _ if event.is_sight(events) && (about_it || event.about.is_none()) => Some(true),
        Act::ClaimIrregularity if by_opponent => Some(about_it || event.about.is_none()),
        Act::Press | Act::PressWith(_) if event.by == act.by => None,
        other if is_at_the_board(other) => Some(by_opponent),
        _ => None,
    }
}

fn is_at_the_board(act: &Act) -> bool {
    matches!(
        act,
        Act::Move(_)
            | Act::CaptureKing
            | Act::Press
            | Act::PressWith(_)
            | Act::Touch(_)
            | Act::Lift(_)
            | Act::Release(_)
            | Act::TakeOff(_)
            | Act::Place(_)
    )
}
