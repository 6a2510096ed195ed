//! Games without increment and the quickplay finish.
//!
//! Source: Guidelines III (2017–), Appendix G (2014), Article 10 and Appendix D (1997–2009).

mod claim;
mod decided;
mod finish;
mod increment;
mod no_arbiter;
mod open;
mod postponed;
mod scope;

pub use claim::QUICKPLAY_CLAIM;
pub use decided::QUICKPLAY_DECISION_FINAL;
pub use increment::QUICKPLAY_INCREMENT_GRANTED;
pub(in crate::laws) use open::turned_away_for_the_flag;
pub use postponed::QUICKPLAY_AFTER_FLAG;

pub(super) use open::decided_on;

use crate::game::{Effect, Unknown};
use crate::laws::{Chapter, Moment, Status};

/// What follows from the choice that the arbiter makes by the ruling of this event; nothing where he chooses nothing.
pub(super) fn brought_by_choice(moment: Moment<'_>) -> Result<Vec<Effect>, Unknown> {
    let decisions = [
        increment::grant(moment)?,
        decided::draw(moment)?,
        decided::reject(moment)?,
        postponed::postpone(moment)?,
    ];
    let held = (decisions.into_iter().flatten()).filter(|reason| reason.status == Status::Holds);
    Ok(held.flat_map(|reason| reason.effects).collect())
}

/// Games without increment and the quickplay finish.
pub static CHAPTER: Chapter = Chapter {
    id: "quickplay",
    provisions: &[
        &finish::QUICKPLAY_FINISH,
        &scope::QUICKPLAY_ANNOUNCED,
        &scope::QUICKPLAY_SCOPE,
        &increment::QUICKPLAY_INCREMENT_REQUEST,
        &increment::QUICKPLAY_INCREMENT_CHOICE,
        &increment::QUICKPLAY_INCREMENT_USUAL,
        &increment::QUICKPLAY_INCREMENT_GRANTED,
        &claim::QUICKPLAY_CLAIM,
        &claim::QUICKPLAY_CLAIM_INADMISSIBLE,
        &claim::QUICKPLAY_CLAIM_CLOCKS,
        &decided::QUICKPLAY_DRAW,
        &decided::QUICKPLAY_CHOICE,
        &postponed::QUICKPLAY_POSTPONED,
        &postponed::QUICKPLAY_AFTER_FLAG,
        &decided::QUICKPLAY_REJECTED,
        &decided::QUICKPLAY_DECISION_FINAL,
        &no_arbiter::QUICKPLAY_WITHOUT_ARBITER,
        &no_arbiter::QUICKPLAY_EVIDENCE_OF_POSITION,
        &no_arbiter::QUICKPLAY_EVIDENCE_OF_EFFORT,
        &no_arbiter::QUICKPLAY_REFERRED,
    ],
};
