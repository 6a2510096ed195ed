//! Moving step by step: contacts, pieces lifted and put down, words spoken over them, and the hands that did it.

use crate::board::{Role, Square};
use crate::edition::named;
use crate::game::assertions::YesNo;
use crate::game::particulars::{fields, vocabulary};
use crate::game::words;
use serde::{Deserialize, Serialize};

/// Pieces touched by the player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Touch {
    /// The squares of the pieces touched, in order; none where the case does not say which piece.
    #[serde(with = "words::squares")]
    #[schemars(with = "Vec<words::square::Name>")]
    pub squares: Vec<Square>,
    /// The pieces touched, in order, where only their kind is told.
    pub kinds: Vec<TouchedKind>,
    /// Whether the order is known.
    pub order_known: bool,
    /// Whether they were touched at the same moment.
    pub at_once: bool,
    /// With what.
    pub with: Contact,
}

impl Default for Touch {
    fn default() -> Self {
        Touch {
            squares: Vec::new(),
            kinds: Vec::new(),
            order_known: true,
            at_once: false,
            with: Contact::default(),
        }
    }
}

fn yes() -> bool {
    true
}

vocabulary! {
    /// A touched piece of which only the kind is told.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TouchedKind {
        /// One of the player's own pieces.
        Own(
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role
        ),
        /// One of the opponent's pieces.
        Enemy(
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role
        ),
    }
}

named! {
    /// What came into contact with a piece.
    #[derive(Default)]
    Contact {
        /// The fingers, as when a piece is to be moved.
        #[default]
        Fingers = "fingers",
        /// The hand, in passing.
        PassingHand = "passing-hand",
        /// The sleeve.
        Sleeve = "sleeve",
    }
}

named! {
    /// Which hand.
    Hand {
        /// The left one.
        Left = "left",
        /// The right one.
        Right = "right",
    }
}

/// A piece let go on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Release {
    /// Where the piece stood before the move.
    #[serde(with = "words::square")]
    #[schemars(with = "words::square::Name")]
    pub piece: Square,
    /// Where it was let go.
    #[serde(with = "words::square")]
    #[schemars(with = "words::square::Name")]
    pub on: Square,
}

/// A new piece put on the square of promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Place {
    /// Which piece.
    #[serde(with = "words::role")]
    #[schemars(with = "words::role::Name")]
    pub piece: Role,
    /// The square.
    #[serde(with = "words::square")]
    #[schemars(with = "words::square::Name")]
    pub on: Square,
    /// Whether it was let go there; otherwise it only touches the square.
    #[serde(default = "yes")]
    pub released: bool,
    /// Whether it stands upside down.
    #[serde(default)]
    pub upside_down: bool,
    /// Whether it has the opponent's colour.
    #[serde(default)]
    pub wrong_colour: bool,
}

vocabulary! {
    /// Words about a move that bind nobody.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Announcement {
        /// “Check”.
        Check,
        /// “Mate”.
        Mate,
        /// That he castles.
        Castling,
        /// The name of a piece, as that of a promotion.
        Piece(
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role
        ),
    }
}

/// An assistant whom a player brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Assistance {
    /// What he is to do.
    pub with: Vec<AssistantTask>,
    /// Whether the arbiter accepts him; open where the case does not say.
    #[serde(default)]
    pub accepted: Option<YesNo>,
    /// Whether he is presented only just before the round.
    #[serde(default)]
    pub late: bool,
    /// Whether it is the opponent himself.
    #[serde(default)]
    pub opponent: bool,
}

named! {
    /// What a player's assistant may be there for.
    AssistantTask {
        /// Moving the pieces.
        Moving = "moving",
        /// Pressing the clock.
        Clock = "clock",
        /// Recording the moves.
        Recording = "recording",
        /// Announcing the moves of both players.
        Announcing = "announcing",
        /// Telling the player, when asked, the moves completed and the times used.
        Telling = "telling",
        /// Claiming a flag-fall, and telling the arbiter that the opponent touched a piece.
        Claiming = "claiming",
        /// What has to be done when the game is adjourned.
        Adjourning = "adjourning",
    }
}

fields! {
    Touch { squares, kinds, order_known, at_once, with }
    Release { piece, on }
    Place { piece, on, released, upside_down, wrong_colour }
    Assistance { with, accepted, late, opponent }
}
