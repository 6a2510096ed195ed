//! The offer in a claim, once the opponent has the claim checked.

use crate::board::Player;
use crate::game::{Act, Effect, Fact, Facts, Happening, Request};
use crate::laws::drawn_game::claim::{examined, lacks_form};
use crate::laws::drawn_game::examined::is_right;
use crate::laws::drawn_game::procedure::offers;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Ends the offer that a claim contains as soon as the opponent has the claim checked instead of accepting.
///
/// Reading: a claim that was examined, or ruled on, and not accepted before was checked because the opponent did not accept; so its
/// rejection ends the offer, too. The alternative waits for the opponent's word. What lacks its form is rejected without a check,
/// so that nobody chose one, and the offer in it is open.
///
/// Source: M-155, beside Article 9.1.2.3.
pub static CLAIM_CHECK_WANTED: Provision = Provision {
    id: "claim-check-wanted",
    rule: |laws| CLAIM_CHECK_WANTED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[
            Happening::DrawClaimed,
            Happening::Requested,
            Happening::Ruled,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::DrawClaimed {
        return rejected(moment);
    }
    let Some(offer) = moment.record().offer() else {
        return Ok(vec![]);
    };
    let claim = moment.event_at(offer.at).map(|event| &event.act);
    if !matches!(claim, Some(Act::ClaimDraw(_))) {
        return Ok(vec![]);
    }
    let opponent = offer.by.other();
    let checked = match moment.act() {
        Act::Request(Request::ClaimCheck) => moment.player() == Some(opponent),
        Act::Rules(ruled) => moment.about() == offer.at && ruled.contains(&Effect::ClaimRejected),
        _ => false,
    };
    if !checked {
        return Ok(vec![]);
    }
    Ok(CLAIM_CHECK_WANTED.holds(about(opponent, false), [Effect::OfferGone]))
}

/// Ends the offer of a claim that is examined now and is wrong: nobody had accepted it.
fn rejected(moment: Moment<'_>) -> Decision {
    if moment.accepted_at_once() || !offers(moment)? {
        return Ok(vec![]);
    }
    let Some((player, claim)) = examined(moment)? else {
        return Ok(vec![]);
    };
    let unchecked = lacks_form(player, claim, moment)?;
    Ok(match unchecked || is_right(moment)? {
        true => vec![],
        false => CLAIM_CHECK_WANTED.holds(about(player.other(), true), [Effect::OfferGone]),
    })
}

fn about(opponent: Player, rejected: bool) -> Facts {
    Facts::new()
        .with("player", Fact::Player(opponent))
        .with("rejected", rejected)
}
