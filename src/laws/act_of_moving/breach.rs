//! Which rule on touching was broken, and by which event.

use crate::board::Player;
use crate::edition::TwoHands;
use crate::game::{Effect, EventIx, Fact, Facts, Finding, Happening, Subject, Unknown, words};
use crate::laws::Moment;
use crate::laws::act_of_moving::bound::{duties, satisfies};
use crate::laws::act_of_moving::exchange::{exchange_noticed, promoted_by};
use crate::laws::act_of_moving::unfinished::castling_unfinished;
use crate::laws::blind_players::claimant;
use crate::laws::irregularities::counting::is_illegal_for_arbiter;

/// What a complaint, or the arbiter's eye, is about.
pub(super) struct Breach {
    /// The event: a move, or a touch that has not been followed by a move.
    pub act: EventIx,
    pub by: Player,
    pub kind: BreachKind,
    /// What the player was bound to.
    pub duties: Vec<Effect>,
    /// The event that bound him first.
    pub bound_at: Option<EventIx>,
    /// The provision by which he was bound, by its permanent name.
    pub bound_by: Option<&'static str>,
}

impl Breach {
    /// The provision that is broken, where it is another one than that on touched pieces in general.
    pub fn cited(&self) -> Option<&'static str> {
        match self.kind {
            BreachKind::Hands => Some("one-hand"),
            BreachKind::Nothing => None,
            _ => self.bound_by,
        }
    }

    /// The event to point at: the move, or what binds while no other has been played.
    pub fn pointed_at(&self) -> EventIx {
        let bound_at = self.bound_at.filter(|_| self.kind == BreachKind::Touched);
        bound_at.unwrap_or(self.act)
    }
}

/// Which rule was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BreachKind {
    /// Another move than the touch demands.
    Touching,
    /// A touch that binds and is denied, but no other move yet.
    Touched,
    /// Two hands for one move, where that is no more than a breach.
    Hands,
    /// Another move than the touch demands, which is only asked about.
    Asked,
    /// Another move than the touch demands, before the clock is pressed, where the arbiter waits for that.
    NotYet,
    Nothing,
}

words! { for BreachKind { Touching, Touched, Hands, Asked, NotYet, Nothing } }

words! {
    /// What a player was bound to: to move a piece that he had touched, to capture one, or to something else.
    enum BoundTo { Move, Capture, Other }
}

/// What this duty binds a player to, and the square of the piece where it names one.
pub(super) fn bound_to(duty: Option<&Effect>) -> Facts {
    let (bound, square) = match duty {
        Some(Effect::MustMove { piece, .. }) => (BoundTo::Move, Some(*piece)),
        Some(Effect::MustCapture { piece, .. }) => (BoundTo::Capture, Some(*piece)),
        _ => (BoundTo::Other, None),
    };
    Facts::new()
        .with("bound", bound)
        .with_some("square", square.map(Fact::Square))
}

/// What this claim, or what the arbiter sees, is about.
pub(super) fn breach(moment: Moment<'_>) -> Result<Option<Breach>, Unknown> {
    if exchange_noticed(moment).is_some() {
        return Ok(None);
    }
    let claims = [Happening::TouchRulesClaimed, Happening::IrregularityClaimed];
    let claimed = claims.contains(&moment.happening());
    let claimant = claimed.then(|| claimant(moment)).flatten();
    if claimed && claimant.is_none() {
        return Ok(None);
    }
    let of_other = |ix: &EventIx| {
        let by = moment.event_at(*ix).and_then(|event| event.by.player());
        by.is_some_and(|by| claimant.is_none_or(|c| by != c))
    };
    let made = |ix: &EventIx| moment.record().move_of(*ix).is_some() && of_other(ix);
    let own = matches!(moment.event().seen, crate::game::Sight::Arbiter) && made(&moment.ix());
    let act = match moment.event().about {
        _ if own => Some(moment.ix()),
        Some(named) if of_other(&named) => {
            let later = (named..moment.ix()).find(made);
            Some(later.or(promoted_by(moment, named)).unwrap_or(named))
        }
        Some(_) => None,
        None => (0..moment.ix())
            .rev()
            .find(made)
            .or_else(|| (0..moment.ix()).rev().find(of_other)),
    };
    let Some(act) = act else {
        return Ok(None);
    };
    let Some(by) = moment.event_at(act).and_then(|event| event.by.player()) else {
        return Ok(None);
    };
    // what the arbiter sees and counts as an illegal move is dealt with as such
    if claimant.is_none() && made(&act) && is_illegal_for_arbiter(moment, act, by)? {
        return Ok(None);
    }
    let before = if made(&act) { act } else { moment.ix() };
    let bound = duties(moment, before, by);
    let bound_by = bound.first().map(|bound| bound.by.id);
    let bound_at = bound.first().map(|bound| {
        let steps = moment.past().iter().filter(|step| step.event == bound.at);
        let mut reasons = steps.flat_map(|step| &step.reasons);
        let by = reasons.find(|reason| reason.provision == bound.by);
        by.and_then(|reason| reason.about).unwrap_or(bound.at)
    });
    let duties: Vec<Effect> = bound.into_iter().map(|bound| bound.effect).collect();
    let kind = kind(moment, act, &duties)?;
    Ok(Some(Breach {
        act,
        by,
        kind,
        duties,
        bound_at,
        bound_by,
    }))
}

fn kind(moment: Moment<'_>, act: EventIx, duties: &[Effect]) -> Result<BreachKind, Unknown> {
    let Some(node) = moment.record().move_of(act) else {
        return Ok(if duties.is_empty() {
            BreachKind::Nothing
        } else {
            BreachKind::Touched
        });
    };
    if castling_unfinished(moment, act)? {
        return Ok(BreachKind::Nothing);
    }
    let breach_only = moment.given(&moment.laws().params.two_hands) == Some(TwoHands::Breach);
    let broken = match (node.attempt, moment.record().position_before(act)) {
        (Some(attempt), Some(before)) => {
            !duties.iter().all(|duty| satisfies(before, &attempt, duty))
        }
        _ if duties.is_empty() => false,
        _ => {
            moment.ask_at(act, Subject::Found(Finding::OtherwisePlayed))?
                == crate::game::Answer::Yes
        }
    };
    Ok(if broken {
        BreachKind::Touching
    } else if node.two_hands && breach_only {
        BreachKind::Hands
    } else {
        BreachKind::Nothing
    })
}
