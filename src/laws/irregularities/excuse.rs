//! Why a press without a move may be less than an illegal move.

use crate::board::Player;
use crate::game::{Act, Answer, EventIx, Finding, Subject, Unknown, words};
use crate::laws::Moment;
use crate::laws::irregularities::found::{Notice, examine};

words! {
    /// Why a press without a move is less than it seems: not at all, by accident, or only to give the time back.
    pub(in crate::laws) enum Excuse { Nothing, Accident, PressedBack }
}

/// Why a press without a move is less than it seems.
pub(super) fn excuse(moment: Moment<'_>, act: EventIx, by: Player) -> Result<Excuse, Unknown> {
    let params = &moment.laws().params;
    let accident = moment.told_at(act, Finding::Accident) == Some(true);
    if accident && moment.given(&params.accidental_press_is_excused) == Some(true) {
        return Ok(Excuse::Accident);
    }
    if !after_irregularity(moment, act, by)?
        || moment.given(&params.pressing_back_is_judged) != Some(true)
    {
        return Ok(Excuse::Nothing);
    }
    let only =
        accident || moment.ask_at(act, Subject::Found(Finding::OnlyPressedBack))? == Answer::Yes;
    Ok(if only {
        Excuse::PressedBack
    } else {
        Excuse::Nothing
    })
}

/// Whether something was wrong with what the opponent had done last: his move, or pieces that he displaced.
fn after_irregularity(moment: Moment<'_>, act: EventIx, by: Player) -> Result<bool, Unknown> {
    for ix in (0..act).rev() {
        let event = moment.event_at(ix);
        let made = moment.record().move_of(ix).is_some();
        match event.and_then(|event| event.by.player()) {
            Some(player) if player == by && made => return Ok(false),
            Some(player) if player == by.other() && made => {
                return Ok(examine(moment, ix, player, Notice::Claim(by))?.faulty());
            }
            Some(player)
                if player == by.other()
                    && event.is_some_and(|event| matches!(event.act, Act::Displace(_))) =>
            {
                return Ok(true);
            }
            _ => {}
        }
    }
    Ok(false)
}
