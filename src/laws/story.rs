//! The story so far, as a decision may look at it: what happened, what it was about, who saw it and what was ruled on it.

use crate::game::{Actor, Answer, Event, EventIx, Happening, Question, Sight};
use crate::laws::Moment;
use crate::laws::evidence::Source;
use crate::laws::judge::happened;
use crate::laws::provision::{Provision, Status};
use crate::laws::verdict::Step;

impl<'a> Moment<'a> {
    /// The event that a complaint is about: the one it names, or what somebody else did last.
    pub fn complained_of(self) -> Option<EventIx> {
        let event = self.event();
        event.about.or_else(|| self.done_last(|by| by != event.by))
    }

    /// The last event before this one that has to do with the game, among those of some actors.
    pub fn done_last(self, by: impl Fn(Actor) -> bool) -> Option<EventIx> {
        self.record().done_last(self.ix(), self.case(), by)
    }

    /// The event that this one is about: the one it names, or itself.
    pub fn about(self) -> EventIx {
        self.event().about.unwrap_or(self.ix())
    }

    /// An event up to the present one, if it happened.
    pub fn event_at(self, ix: EventIx) -> Option<&'a Event> {
        let so_far = ix <= self.ix() && self.happened(ix);
        so_far.then(|| &self.case().events[usize::from(ix)])
    }

    /// The steps that rule on an event: its own, that of the press that completed its move, and those in which the arbiter saw it or a player claimed it as an irregularity.
    pub fn steps_on(self, about: EventIx) -> impl Iterator<Item = &'a Step> {
        let completes = move |at| {
            let completed = self.record().completed_in(at);
            completed.is_some_and(|node| node.by == Some(about))
        };
        let on = move |at| at == about || completes(at) || self.is_sight_of(at, about);
        let claimed = move |step: &Step| {
            let event = self.event_at(step.event);
            let names = event.is_some_and(|event| event.about == Some(about));
            let claims = [Happening::IrregularityClaimed, Happening::TouchRulesClaimed];
            names && claims.iter().any(|claim| step.happenings.contains(claim))
        };
        (self.past().iter()).filter(move |step| on(step.event) || claimed(step))
    }

    /// Whether the arbiter saw an event that happened.
    pub fn seen_by_arbiter(self, at: EventIx) -> bool {
        let at_once = |event: &Event| event.seen == Sight::Arbiter;
        let later = |step: &Step| self.is_sight_of(step.event, at);
        self.event_at(at).is_some_and(at_once) || self.past().iter().any(later)
    }

    /// Whether in one event the arbiter saw what happened in another.
    fn is_sight_of(self, sight: EventIx, at: EventIx) -> bool {
        let event = self.event_at(sight);
        event.is_some_and(|event| event.is_sight(&self.case().events) && event.about == Some(at))
    }

    /// Whether a provision held in an earlier step about this event.
    pub fn held_before(self, provision: &'static Provision) -> bool {
        self.past()
            .iter()
            .flat_map(|step| &step.reasons)
            .any(|r| r.provision == provision && r.status == Status::Holds)
    }

    /// Whether an event up to the present one happened; one that the players dispute may not have.
    pub fn happened(self, ix: EventIx) -> bool {
        self.record().happened(ix)
    }

    /// Whether nobody dealt with an act at the board before the opponent went on or complained.
    pub fn passed_over(self, act: EventIx) -> bool {
        self.case().later.passed_over(act, |by| self.happens(by))
    }

    /// Whether the opponent accepts what is claimed in this event before a player or the arbiter does anything else.
    pub fn accepted_at_once(self) -> bool {
        let later = &self.case().later;
        later.accepted_at_once(self.ix(), |by| self.happens(by))
    }

    /// The answer that a later event gives: as the arbiter's finding, or by what follows from it.
    pub(super) fn told_later(self, question: Question) -> Option<(Answer, Source)> {
        let later = &self.case().later;
        let (by, answer) = later.answer(question, |by| self.happens(by))?;
        let source = if later.is_finding(by) {
            Source::Finding(by)
        } else {
            Source::Derived
        };
        Some((answer, source))
    }

    /// Whether an event, earlier or later, happens in this branch.
    pub(in crate::laws) fn happens(self, ix: EventIx) -> bool {
        happened(self.case(), ix, self.assuming()) == Ok(true)
    }

    /// The steps since the last happening of this kind, newest last; all of them if there was none.
    pub fn since(self, mark: Happening) -> &'a [Step] {
        match self
            .past()
            .iter()
            .rposition(|step| step.happenings.contains(&mark))
        {
            Some(at) => &self.past()[at + 1..],
            None => self.past(),
        }
    }

    /// The latest earlier step with this happening.
    pub fn last(self, mark: Happening) -> Option<&'a Step> {
        self.past()
            .iter()
            .rev()
            .find(|step| step.happenings.contains(&mark))
    }
}
