//! What a request or a claim needs, and which claim still waits for a decision.

use crate::board::Player;
use crate::edition::{FlagNotice, QuickplayClaimant};
use crate::game::{
    Act, Effect, EventIx, Fact, Facts, Finding, Happening, Measure, QuickplayRuling, Subject,
    Unknown, words,
};
use crate::laws::clock::fallen::fell;
use crate::laws::clock::shown_now;
use crate::laws::quickplay::QUICKPLAY_CLAIM;
use crate::laws::quickplay::decided::{QUICKPLAY_DRAW, QUICKPLAY_REJECTED};
use crate::laws::quickplay::increment::{
    QUICKPLAY_INCREMENT_CHOICE, QUICKPLAY_INCREMENT_GRANTED, QUICKPLAY_INCREMENT_REQUEST,
};
use crate::laws::quickplay::postponed::QUICKPLAY_POSTPONED;
use crate::laws::quickplay::scope::applies;
use crate::laws::{Moment, Provision, Status, Step};

/// Who has to have the move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    /// The player who asks.
    Own,
    /// It does not matter.
    Any,
}

impl Turn {
    /// What the edition asks of a claimant.
    pub(super) fn of_claimant(moment: Moment<'_>) -> Turn {
        match moment.given(&moment.laws().params.quickplay_claimant) {
            Some(QuickplayClaimant::OnMove) => Turn::Own,
            Some(QuickplayClaimant::AnyPlayer) | None => Turn::Any,
        }
    }
}

words! {
    /// What a claim without an arbiter lacks.
    pub(super) enum Missing { Finish, Flag, Time }

    /// What a request or a claim to an arbiter lacks.
    pub(super) enum Lacks { Finish, Flag, Time, Turn }
}

/// What a request or a claim to an arbiter lacks, in the order in which he looks.
pub(super) fn lacks(
    moment: Moment<'_>,
    player: Player,
    turn: Turn,
) -> Result<Option<Lacks>, Unknown> {
    Ok(match missing(moment, player)? {
        Some(Missing::Finish) => Some(Lacks::Finish),
        Some(Missing::Flag) => Some(Lacks::Flag),
        Some(Missing::Time) => Some(Lacks::Time),
        None if turn == Turn::Own && !moment.has_the_move(player)? => Some(Lacks::Turn),
        None => None,
    })
}

/// What a request or a claim lacks, whoever has the move.
pub(super) fn missing(moment: Moment<'_>, player: Player) -> Result<Option<Missing>, Unknown> {
    if !moment.looked_into(Subject::Found(Finding::QuickplayFinish))? {
        return Ok(Some(Missing::Finish));
    }
    if fell(moment, player).is_some() && flag_counts(moment) {
        return Ok(Some(Missing::Flag));
    }
    let little = match (
        shown_now(moment, player),
        moment.given(&moment.laws().params.quickplay_below),
    ) {
        (Some(left), Some(limit)) => left < limit,
        _ => moment.found(Finding::LittleTime)?,
    };
    if !little {
        return Ok(Some(Missing::Time));
    }
    Ok(None)
}

/// Whether a fallen flag counts although the opponent has claimed nothing: the arbiter looks at it; without one the
/// players do.
fn flag_counts(moment: Moment<'_>) -> bool {
    let laws = moment.laws();
    let notices = moment.given(&laws.params.flag_counts_once);
    let observed = notices.is_some_and(|by| by.contains(&FlagNotice::ArbiterObserves));
    laws.setting.options.no_arbiter || observed
}

/// Whether the arbiter looks into this claim and refuses it because the player's own flag is down.
///
/// # Errors
///
/// What decides whether he looks into it.
pub(in crate::laws) fn turned_away_for_the_flag(moment: Moment<'_>) -> Result<bool, Unknown> {
    let Some(player) = moment.player() else {
        return Ok(false);
    };
    let laws = moment.laws();
    if (QUICKPLAY_CLAIM.rule)(laws).is_none() || laws.setting.options.no_arbiter || !applies(moment)
    {
        return Ok(false);
    }
    Ok(missing(moment, player)? == Some(Missing::Flag))
}

/// A claim that was admitted and not yet decided.
#[derive(Clone, Copy)]
pub(super) struct OpenClaim {
    /// Who claimed.
    pub player: Player,
    /// In which event.
    pub at: EventIx,
    /// Whether the decision was put off.
    pub postponed: bool,
}

impl OpenClaim {
    /// The facts that every message about it may name.
    pub(super) fn facts(self) -> Facts {
        Facts::new()
            .with("player", Fact::Player(self.player))
            .with("opponent", Fact::Player(self.player.other()))
    }
}

/// The claim that waits for a decision, the present one included.
pub(super) fn open_claim(moment: Moment<'_>) -> Result<Option<OpenClaim>, Unknown> {
    if moment.happening() == Happening::QuickplayClaimed {
        let admitted = moment.holds(&QUICKPLAY_CLAIM)?;
        return Ok(moment
            .player()
            .filter(|_| admitted)
            .map(|player| OpenClaim {
                player,
                at: moment.ix(),
                postponed: false,
            }));
    }
    let mut open = None;
    for step in moment.past() {
        if step
            .reasons
            .iter()
            .any(|r| r.provision == &QUICKPLAY_CLAIM && r.status == Status::Holds)
        {
            let by = moment.event_at(step.event).and_then(|e| e.by.player());
            open = by.map(|player| OpenClaim {
                player,
                at: step.event,
                postponed: false,
            });
        }
        match (ruling_at(moment, step.event), &mut open) {
            (Some(QuickplayRuling::Draw | QuickplayRuling::Reject), _) => open = None,
            (Some(QuickplayRuling::Postpone), Some(claim)) => claim.postponed = true,
            (Some(QuickplayRuling::Postpone | QuickplayRuling::GrantIncrement), _) | (None, _) => {}
        }
    }
    Ok(open)
}

/// What the arbiter announced in an event, or chose by a ruling out of what was left to him.
pub(super) fn ruling_at(moment: Moment<'_>, ix: EventIx) -> Option<QuickplayRuling> {
    let event = moment.event_at(ix)?;
    let ruled = match &event.act {
        Act::DecideQuickplay(ruling) => return Some(*ruling),
        Act::Rules(ruled) => ruled,
        _ => return None,
    };
    let about = event.about?;
    let own = moment.past().iter().filter(|step| step.event == about);
    let left = own.chain(decided_on(moment, about)).flat_map(Step::effects);
    let measures = left.filter_map(|effect| match effect {
        Effect::May(measures) => Some(measures),
        _ => None,
    });
    let chosen = |measure: &&Measure| ruled.iter().any(|effect| measure.allows(effect));
    let mut chosen = measures.flatten().filter(chosen);
    chosen.find_map(|measure| match measure {
        Measure::DeclareDraw => Some(QuickplayRuling::Draw),
        Measure::PostponeClaim => Some(QuickplayRuling::Postpone),
        Measure::RejectClaim => Some(QuickplayRuling::Reject),
        Measure::GrantIncrement(_) => Some(QuickplayRuling::GrantIncrement),
        _ => None,
    })
}

/// The steps in which the refusal of this request left the increment to the arbiter, or he decided on this request or claim.
pub(in crate::laws) fn decided_on(
    moment: Moment<'_>,
    about: EventIx,
) -> impl Iterator<Item = &Step> {
    let holds = |step: &Step, some: &[&'static Provision]| {
        let mut held = step.reasons.iter().filter(|r| r.status == Status::Holds);
        held.any(|reason| some.contains(&reason.provision))
    };
    let raised = (moment.past().iter()).any(|step| {
        let raises = [
            &QUICKPLAY_INCREMENT_REQUEST,
            &QUICKPLAY_INCREMENT_CHOICE,
            &QUICKPLAY_CLAIM,
        ];
        step.event == about && holds(step, &raises)
    });
    let later = moment.past().iter().filter(move |step| step.event > about);
    later.filter(move |step| {
        let decides = [
            &QUICKPLAY_INCREMENT_CHOICE,
            &QUICKPLAY_INCREMENT_GRANTED,
            &QUICKPLAY_DRAW,
            &QUICKPLAY_POSTPONED,
            &QUICKPLAY_REJECTED,
        ];
        raised && holds(step, &decides)
    })
}

/// Whether the arbiter is known to agree with a claim on one of its grounds; `None` while that is open.
pub(super) fn agreed(moment: Moment<'_>) -> Option<bool> {
    match (
        moment.found_so_far(Finding::CannotWinNormally),
        moment.found_so_far(Finding::NoEffort),
    ) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    }
}
