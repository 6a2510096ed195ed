//! The dead position as one of the drawn games.

use crate::edition::{repealed, since, years::*};
use crate::game::Facts;
use crate::laws::{Provision, Role};

/// Names the dead position among the drawn games, in the editions that state it in two places.
///
/// What it means is decided where the end of the game is decided.
///
/// Source: Article 9.7 (2014), 9.6 (2001–2009); in 1997 that article is the only one.
pub static DEAD_POSITION_IS_DRAWN: Provision = Provision {
    id: "dead-position-is-drawn",
    numbers: &[since(L2001, "9.6"), since(L2014, "9.7"), repealed(L2017)],
    rule: |laws| {
        let edition = crate::edition::number_in(DEAD_POSITION_IS_DRAWN.numbers, laws.edition);
        edition.map(|_| Facts::new())
    },
    role: Role::Defines(None),
    yields_to: &[],
};
