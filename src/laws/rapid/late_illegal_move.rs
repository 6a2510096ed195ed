//! Illegal moves that nobody may deal with any longer, or only somebody else.

use crate::board::Player;
use crate::edition::{ActsOnIllegal, CorrectionEnds, Laws, Param};
use crate::game::{Duty, Effect, EventIx, Facts, Happening, Measure, Unknown, words};
use crate::laws::irregularities::found::{
    FOUND_ON, Found, Notice, examine, found_but_barred, ruled_before,
};
use crate::laws::irregularities::window::{Bar, bar};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets an illegal move stand once the window for dealing with it has closed.
///
/// Decides it when the window closes, and again when somebody points the move out afterwards, or its own player at any time.
///
/// Source: Article A.5.2. Reading: an agreement to correct it is the players' own; the arbiter neither proposes nor orders it.
pub static ILLEGAL_MOVE_STANDS: Provision = Provision {
    id: "illegal-move-stands",
    rule: |laws| {
        let ends = *laws.params.illegal_move_correction_ends.value()?;
        let touch = ends == CorrectionEnds::OpponentTouches;
        Some(stands_rule(&ILLEGAL_MOVE_STANDS, laws)?.with("touch", touch))
    },
    task: Task::Decides(When {
        on: STANDS_ON,
        phase: Phase::DuringPlay,
        decide: |moment| decide_stands(&ILLEGAL_MOVE_STANDS, moment),
    }),
    yields_to: &[],
};

/// Keeps the arbiter from acting on an illegal move that he sees, unless the opponent claims.
///
/// Source: Article A.4c (until 2009).
pub static ILLEGAL_MOVE_NEEDS_CLAIM: Provision = Provision {
    id: "illegal-move-needs-claim",
    rule: |laws| needs_claim_rule(&ILLEGAL_MOVE_NEEDS_CLAIM, laws),
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: |moment| decide_needs_claim(&ILLEGAL_MOVE_NEEDS_CLAIM, moment),
    }),
    yields_to: &[],
};

/// What may close the window or come after it.
pub(in crate::laws) const STANDS_ON: &[Happening] = &[
    Happening::Touched,
    Happening::Made,
    Happening::IrregularitySeen,
    Happening::IrregularityClaimed,
];

/// Whether the value of a parameter comes from this provision's own article in this setting.
pub(super) fn is_own<T>(provision: &Provision, laws: &Laws, param: &Param<T>) -> bool {
    let number = provision.number(&laws.contents);
    number.is_some() && param.article.as_deref() == number
}

/// The variables of the rule on the window.
pub(in crate::laws) fn stands_rule(provision: &Provision, laws: &Laws) -> Option<Facts> {
    let ends = &laws.params.illegal_move_correction_ends;
    let later = laws
        .params
        .illegal_move_corrected_later_by_agreement
        .is(true);
    is_own(provision, laws, ends).then(|| ends.value())??;
    Some(Facts::new().with("later", later).no_surer_than(ends))
}

/// The variables of the rule that only a claim sets things going.
pub(in crate::laws) fn needs_claim_rule(provision: &Provision, laws: &Laws) -> Option<Facts> {
    let acted_on_by = &laws.params.illegal_move_acted_on_by;
    is_own(provision, laws, acted_on_by).then(|| Facts::new().no_surer_than(acted_on_by))
}

words! {
    /// Why the move stands: the reply was played, somebody claims or the arbiter sees it too late, its own player claims, or the
    /// arbiter was only told of it.
    enum Late { Reply, Claim, Seen, Own, Told }
}

/// Decides that an illegal move stands, by its window closing or because it is pointed out too late.
pub(in crate::laws) fn decide_stands(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    let laws = moment.laws();
    if let Some(found) = closing(moment)? {
        let facts = found.facts().with("when", Late::Reply).passing(true);
        return Ok(provision.holds(facts, [Effect::MoveStands(found.act + 1)]));
    }
    let Some((found, bar)) = found_but_barred(moment)? else {
        return Ok(vec![]);
    };
    match bar {
        Bar::NotForHim if found.notice == Notice::Claim(found.by) => {
            let effects = [Effect::ClaimRejected, Effect::PlayOn];
            return Ok(provision.holds(found.facts().with("when", Late::Own), effects));
        }
        // where the arbiter may not act even on what he sees, another rule says so
        Bar::NotForHim if found.notice == Notice::Told && acts_on_sight(laws) => {
            let effects = [Effect::MustNot(Duty::Intervene)];
            return Ok(provision.holds(found.facts().with("when", Late::Told), effects));
        }
        Bar::NotForHim => return Ok(vec![]),
        Bar::TooLate => {}
    }
    let (when, effect) = if found.claimed() {
        (Late::Claim, Effect::ClaimRejected)
    } else {
        (Late::Seen, Effect::MustNot(Duty::Intervene))
    };
    let mut effects = vec![effect];
    if moment.given(&laws.params.illegal_move_corrected_later_by_agreement) == Some(true) {
        effects.push(Effect::May(vec![Measure::AgreeToCorrect]));
    }
    Ok(provision.holds(found.facts().with("when", when), effects))
}

/// Whether the arbiter acts on an illegal move that he sees being made.
fn acts_on_sight(laws: &Laws) -> bool {
    let acts = laws.params.illegal_move_acted_on_by.value();
    acts.is_some_and(|by| by.contains(&ActsOnIllegal::Arbiter))
}

/// The illegal move that stands, or that nobody may deal with, at this moment.
pub(in crate::laws) fn standing(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    if let Some(found) = closing(moment)? {
        return Ok(Some(found));
    }
    Ok(found_but_barred(moment)?.map(|(found, _)| found))
}

/// The illegal move whose window closes with this very event.
fn closing(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    let closes = match moment.given(&moment.laws().params.illegal_move_correction_ends) {
        Some(CorrectionEnds::OpponentMoves) => moment.happening() == Happening::Made,
        Some(CorrectionEnds::OpponentTouches) => {
            matches!(moment.happening(), Happening::Made | Happening::Touched)
        }
        Some(CorrectionEnds::GameOver) | None => false,
    };
    let (true, Some(player)) = (closes, moment.player()) else {
        return Ok(None);
    };
    let notice = Notice::Claim(player);
    let Some(act) = last_move(moment, player.other()) else {
        return Ok(None);
    };
    if bar(moment, act, player.other(), notice).is_some() || ruled_before(moment, act) {
        return Ok(None);
    }
    let found = examine(moment, act, player.other(), notice)?;
    Ok((found.counts && (found.illegal || found.promotion_omitted)).then_some(found))
}

fn last_move(moment: Moment<'_>, by: Player) -> Option<EventIx> {
    (0..moment.ix())
        .rev()
        .find(|ix| (moment.record().move_of(*ix)).is_some_and(|node| node.mover == Some(by)))
}

/// Decides that the arbiter must leave an illegal move alone until the opponent claims.
pub(in crate::laws) fn decide_needs_claim(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    let Some((found, Bar::NotForHim)) = found_but_barred(moment)? else {
        return Ok(vec![]);
    };
    if found.claimed() {
        return Ok(vec![]);
    }
    Ok(provision.holds(found.facts(), [Effect::MustNot(Duty::Intervene)]))
}
