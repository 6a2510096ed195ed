//! An accusation of cheating: to whom it is made, how, and on what ground.

use crate::board::Player;
use crate::game::{
    Accusation, Act, Actor, Duty, Effect, Fact, Facts, Finding, Happening, Measure, Unknown, Whom,
    words,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves a player free who tells only the arbiter of an honest suspicion, and has one penalised who spreads it or means ill.
///
/// Source: M-258, beside Articles 11.5 and 12.2.7.
pub static ACCUSATION_TO_THE_ARBITER: Provision = Provision {
    id: "accusation-to-the-arbiter",
    rule: |laws| ACCUSATION_TO_THE_ARBITER.where_numbered(laws),
    task: accused(decide_whom),
    yields_to: &[],
};

/// Forbids the arbiter to tell other players whom he suspects.
///
/// Source: M-257, beside Article 12.2.7.
pub static SUSPECT_NOT_NAMED: Provision = Provision {
    id: "suspect-not-named",
    rule: |laws| SUSPECT_NOT_NAMED.where_numbered(laws),
    task: accused(decide_named),
    yields_to: &[],
};

/// Has a player who suspects his opponent go on playing.
///
/// Source: M-269, beside Articles 11.3.1 and 11.5.
pub static ACCUSER_PLAYS_ON: Provision = Provision {
    id: "accuser-plays-on",
    rule: |laws| ACCUSER_PLAYS_ON.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Accused],
        phase: Phase::DuringPlay,
        decide: decide_playing_on,
    }),
    yields_to: &[],
};

/// Accepts an accusation in writing only, whoever makes it, and has the arbiter look into it.
///
/// Source: M-259, beside Article 12.2.7.
pub static ACCUSATION_IN_WRITING: Provision = Provision {
    id: "accusation-in-writing",
    rule: |laws| ACCUSATION_IN_WRITING.where_numbered(laws),
    task: accused(decide_writing),
    yields_to: &[],
};

/// Lets an accusation without a reasonable ground be dismissed; that somebody plays too well for his rating is none.
///
/// Source: M-260, beside Article 12.2.7.
pub static ACCUSATION_DISMISSED: Provision = Provision {
    id: "accusation-dismissed",
    rule: |laws| ACCUSATION_DISMISSED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Accused],
        phase: Phase::Any,
        decide: decide_dismissed,
    }),
    yields_to: &[],
};

/// Makes it an offence to accuse without a reasonable ground, except where only the arbiter is told.
///
/// Source: M-261, beside Article 12.2.7.
pub static ACCUSING_WITHOUT_GROUND: Provision = Provision {
    id: "accusing-without-ground",
    rule: |laws| ACCUSING_WITHOUT_GROUND.where_numbered(laws),
    task: accused(decide_groundless),
    yields_to: &[],
};

const fn accused(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(When {
        on: &[Happening::Accused],
        phase: Phase::Any,
        decide,
    })
}

words! {
    /// How an accusation is made: to the arbiter alone, to him in malice, or to others.
    enum Made { Honestly, InMalice, ToOthers }
}

/// The accusation of a player, and who makes it.
fn by_player(moment: Moment<'_>) -> Option<(Player, Accusation)> {
    let accusation = accusation(moment)?;
    Some((moment.player()?, accusation))
}

fn accusation(moment: Moment<'_>) -> Option<Accusation> {
    match moment.act() {
        Act::Accuse(accusation) => Some(*accusation),
        _ => None,
    }
}

fn about(player: Player) -> Facts {
    Facts::new().with("player", Fact::Player(player))
}

/// Whether the accusation has a reasonable ground.
fn grounded(moment: Moment<'_>, accusation: Accusation) -> Result<bool, Unknown> {
    if accusation.only_strength {
        return Ok(false);
    }
    moment.found(Finding::ReasonableGround)
}

fn decide_whom(moment: Moment<'_>) -> Decision {
    let Some((player, accusation)) = by_player(moment) else {
        return Ok(vec![]);
    };
    let made = if accusation.to == Whom::Players {
        Made::ToOthers
    } else if moment.found(Finding::Malice)? {
        Made::InMalice
    } else {
        Made::Honestly
    };
    let effects = match made {
        Made::Honestly => vec![Effect::Allowed(player)],
        Made::InMalice | Made::ToOthers => vec![
            Effect::Forbidden(player),
            Effect::PenaltyDue(player),
            Effect::Must(Duty::Report),
        ],
    };
    Ok(ACCUSATION_TO_THE_ARBITER.holds(about(player).with("made", made), effects))
}

fn decide_named(moment: Moment<'_>) -> Decision {
    let Some(accusation) = accusation(moment).filter(|_| moment.by_arbiter()) else {
        return Ok(vec![]);
    };
    let others = accusation.to == Whom::Players;
    let effects = [Effect::MustNot(Duty::NameSuspect)];
    Ok(SUSPECT_NOT_NAMED.decided(others, about(accusation.of), effects))
}

fn decide_playing_on(moment: Moment<'_>) -> Decision {
    let Some((player, _)) = by_player(moment) else {
        return Ok(vec![]);
    };
    Ok(ACCUSER_PLAYS_ON.holds(about(player), [Effect::PlayOn]))
}

fn decide_writing(moment: Moment<'_>) -> Decision {
    let accusation = accusation(moment).filter(|accusation| accusation.to == Whom::Arbiter);
    let Some(accusation) = accusation.filter(|_| moment.event().by != Actor::Arbiter) else {
        return Ok(vec![]);
    };
    let effects = match accusation.written {
        true => vec![Effect::Must(Duty::LookIntoComplaint)],
        false => vec![Effect::ClaimRejected, Effect::Must(Duty::DemandWriting)],
    };
    let facts = Facts::new().with("written", accusation.written);
    Ok(ACCUSATION_IN_WRITING.holds(facts, effects))
}

fn decide_dismissed(moment: Moment<'_>) -> Decision {
    let told = accusation(moment).filter(|told| told.to == Whom::Arbiter && told.written);
    let Some(accusation) = told.filter(|_| moment.event().by != Actor::Arbiter) else {
        return Ok(vec![]);
    };
    let groundless = !grounded(moment, accusation)?;
    let facts = Facts::new().with("strength", accusation.only_strength);
    let effects = [Effect::May(vec![Measure::RejectClaim])];
    Ok(ACCUSATION_DISMISSED.decided(groundless, facts, effects))
}

fn decide_groundless(moment: Moment<'_>) -> Decision {
    let Some((player, accusation)) = by_player(moment) else {
        return Ok(vec![]);
    };
    if accusation.to == Whom::Arbiter {
        return Ok(ACCUSING_WITHOUT_GROUND.fails(about(player).with("told", true)));
    }
    let groundless = !grounded(moment, accusation)?;
    let facts = about(player).with("told", false);
    let effects = [Effect::FairPlayOffence(player)];
    Ok(ACCUSING_WITHOUT_GROUND.decided(groundless, facts, effects))
}
