//! What the story says of an adjournment: who has to seal, how far it has come, and how the sealed move reads.

use crate::board::{Letters, MoveTextError, Player, Position, Square};
use crate::game::{
    Act, Answer, Effect, EventIx, Fact, Happening, Seal, SealedText, Subject, Unknown,
};
use crate::laws::{Moment, Step};
use std::sync::Arc;

/// The steps since the player was asked to seal or adjourned early; none where that is over or never was.
pub(super) fn while_sealing(moment: Moment<'_>) -> Option<&[Step]> {
    let past = moment.past();
    let has = |step: &Step, some: &[Happening]| step.happenings.iter().any(|h| some.contains(h));
    let asked = past
        .iter()
        .rposition(|step| has(step, &[Happening::AskedToSeal, Happening::AdjournedEarly]))?;
    let over = past[asked..].iter().any(stops);
    (!over).then(|| &past[asked..])
}

/// Whether the clocks were stopped since the player was asked to seal, or, where nobody asked him, since he sealed.
pub(super) fn clocks_stopped(moment: Moment<'_>) -> bool {
    let asked = [Happening::AskedToSeal, Happening::AdjournedEarly];
    let nobody_asked = asked.iter().all(|mark| moment.last(*mark).is_none());
    match nobody_asked {
        false => while_sealing(moment).is_none(),
        true => moment.since(Happening::MoveSealed).iter().any(stops),
    }
}

/// Whether the clocks do not run after this step, or the adjournment is over.
fn stops(step: &Step) -> bool {
    step.happenings.iter().any(|happening| {
        matches!(
            happening,
            Happening::Paused
                | Happening::Resumed
                | Happening::EnvelopeOpened
                | Happening::EnvelopeLost
        )
    })
}

/// Whether the game is adjourned: the move is sealed, the envelope closed or the clocks stopped, and play not resumed.
pub(in crate::laws) fn between_sessions(moment: Moment<'_>) -> bool {
    let adjourned = |step: &Step| {
        let marks = [Happening::Paused, Happening::EnvelopeClosed];
        step.happenings.iter().any(|mark| marks.contains(mark))
    };
    let since = moment.since(Happening::MoveSealed);
    moment.record().sealed().is_some()
        && since.iter().any(adjourned)
        && !(since.iter()).any(|step| step.happenings.contains(&Happening::Resumed))
}

/// Whether the game has been resumed.
pub(super) fn resumed(moment: Moment<'_>) -> bool {
    moment.last(Happening::Resumed).is_some()
}

/// Whether the envelope is missing.
pub(super) fn envelope_lost(moment: Moment<'_>) -> bool {
    moment.last(Happening::EnvelopeLost).is_some()
}

/// The player who has to seal: the one of whom it was demanded, else the one having the move.
pub(super) fn sealer_due(moment: Moment<'_>) -> Result<Player, Unknown> {
    let demanded =
        moment
            .past()
            .iter()
            .rev()
            .flat_map(Step::effects)
            .find_map(|effect| match effect {
                Effect::MustSeal { player, .. } => Some(*player),
                _ => None,
            });
    match demanded {
        Some(player) => Ok(player),
        None => on_move(moment),
    }
}

/// The player having the move in the sense of the edition.
pub(super) fn on_move(moment: Moment<'_>) -> Result<Player, Unknown> {
    if let Some(mover) = moment.record().node().mover
        && moment.record().unpressed().is_some()
        && !moment.has_the_move(mover.other())?
    {
        return Ok(mover);
    }
    Ok(if moment.has_the_move(Player::White)? {
        Player::White
    } else {
        Player::Black
    })
}

/// The player who has to reply to the sealed move.
pub(super) fn replier(moment: Moment<'_>) -> Option<Player> {
    Some(moment.record().sealed()?.by.other())
}

/// The event in which a player made a move on the board after he had been asked to seal.
pub(super) fn board_move(moment: Moment<'_>, player: Player) -> Option<EventIx> {
    let past = moment.past();
    let asked = past
        .iter()
        .rposition(|step| step.happenings.contains(&Happening::AskedToSeal))?;
    let sealing = past[asked..]
        .iter()
        .take_while(|step| !step.happenings.contains(&Happening::Resumed));
    sealing
        .filter(|step| step.happenings.contains(&Happening::Made))
        .map(|step| step.event)
        .find(|ix| moment.event_at(*ix).and_then(|e| e.by.player()) == Some(player))
}

/// The position in which the move was sealed.
fn position_of_sealing(moment: Moment<'_>) -> Option<&Arc<Position>> {
    let record = moment.record();
    match board_move(moment, record.sealed()?.by) {
        Some(made) if !resumed(moment) => record.position_before(made),
        _ => record.position(),
    }
}

/// What was written in the event that counts as the sealing.
pub(super) fn seal_of(act: &Act) -> Option<&Seal> {
    match act {
        Act::Seal(seal) | Act::ChangeSealed(seal) | Act::SealReply(seal) => Some(seal),
        _ => None,
    }
}

/// How the sealed move reads: as asserted, as the board shows, else by whether it is legal.
pub(super) fn reading(moment: Moment<'_>) -> Result<Option<SealedText>, Unknown> {
    let Some(sealed) = moment.record().sealed() else {
        return Ok(None);
    };
    let seal = moment.event_at(sealed.at).and_then(|e| seal_of(&e.act));
    if let Some(reads) = seal.and_then(|seal| seal.reads) {
        return Ok(Some(reads));
    }
    let certain = match seal.and_then(|seal| seal.means.as_ref()) {
        Some(_) => SealedText::Unorthodox,
        None => SealedText::Clear,
    };
    if let (Some(text), Some(position)) = (&sealed.text, position_of_sealing(moment)) {
        return Ok(Some(match position.read_move(text, &Letters::ENGLISH) {
            Ok(attempt) if position.examine(&attempt).is_ok() => certain,
            Ok(_) | Err(MoveTextError::NoSuchPiece { .. }) => SealedText::Illegal,
            Err(MoveTextError::Ambiguous { from, .. }) if one_is_legal(position, text, &from) => {
                SealedText::Ambiguous
            }
            Err(MoveTextError::Ambiguous { .. }) => SealedText::Illegal,
            Err(MoveTextError::Unreadable { .. } | MoveTextError::AnotherPiece { .. }) => {
                SealedText::Unintelligible
            }
        }));
    }
    Ok(Some(if moment.legal_at(sealed.at)? {
        certain
    } else {
        SealedText::Illegal
    }))
}

/// Whether the text would be legal for one at least of the pieces that can be meant.
fn one_is_legal(position: &Position, text: &str, from: &[Square]) -> bool {
    let squares = text.as_bytes().windows(2).rev();
    let to = squares
        .filter_map(|two| std::str::from_utf8(two).ok()?.parse::<Square>().ok())
        .next();
    to.is_some_and(|to| {
        from.iter().any(|from| {
            let read = position.read_move(&format!("{from}{to}"), &Letters::ENGLISH);
            read.is_ok_and(|attempt| position.examine(&attempt).is_ok())
        })
    })
}

/// What the sealed move leads to, while the envelope is closed and the move is good.
pub(super) fn outcome_in_envelope(moment: Moment<'_>) -> Result<Option<Answer>, Unknown> {
    let Some(sealed) = moment.record().next_envelope() else {
        return Ok(None);
    };
    if moment.record().envelope_opened() {
        return Ok(None);
    }
    match reading(moment)? {
        Some(SealedText::Clear | SealedText::Unorthodox) => {
            moment.ask_at(sealed.at, Subject::Outcome).map(Some)
        }
        Some(SealedText::Ambiguous | SealedText::Unintelligible | SealedText::Illegal) | None => {
            Ok(None)
        }
    }
}

/// Whether the game has ended with a fallen flag.
pub(super) fn ended_by_flag(moment: Moment<'_>) -> bool {
    let Some(ended) = moment.record().ended() else {
        return false;
    };
    let flag = |h: &Happening| matches!(h, Happening::FlagSeen | Happening::FlagClaimed);
    let at = moment.past().iter().find(|step| step.event == ended.at);
    at.is_some_and(|step| step.happenings.iter().any(flag))
}

/// The fact that names a player.
pub(super) fn who(player: Player) -> Fact {
    Fact::Player(player)
}
