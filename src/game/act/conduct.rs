//! Acts of conduct: leaving, help, devices, disturbance, refusals, requests, third parties, penalties.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::PenaltyKind;
use serde::{Deserialize, Serialize};

fn yes() -> bool {
    true
}

/// What a player leaves.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum LeftPlace {
    /// Only the board.
    Board,
    /// The playing area.
    #[default]
    Area,
    /// The playing venue.
    Venue,
}

/// Why a player leaves, as far as a witness can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeavePurpose {
    /// To smoke.
    Smoke,
    /// To go to the toilet.
    Toilet,
    /// Because of illness.
    Illness,
}

/// A player leaves.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Leave {
    /// What is left.
    pub from: LeftPlace,
    /// Whether the arbiter gave leave.
    pub permission: bool,
    /// Whether the arbiter was told.
    pub reported: bool,
    /// The purpose.
    pub purpose: Option<LeavePurpose>,
}

/// Somebody enters the playing area.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Enter {
    /// Whether the arbiter gave leave.
    pub permission: bool,
}

/// Help from outside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Notes.
    Notes,
    /// A book or another source of information.
    Information,
    /// Advice.
    Advice,
    /// Another chessboard, to analyse on.
    SecondBoard,
}

/// Where an electronic device is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DevicePlace {
    /// On the person of its owner.
    #[default]
    Person,
    /// On the table.
    Table,
    /// In a bag.
    Bag,
}

/// What an electronic device does.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceState {
    /// It is completely switched off.
    Off,
    /// It is on, but silent.
    #[default]
    Silent,
    /// It rings or makes another sound.
    Sounding,
}

/// How an electronic device came to light.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceShown {
    /// It is there for all to see or hear.
    #[default]
    Found,
    /// Its owner admits it.
    Admitted,
    /// Somebody reports it.
    Reported,
}

/// An electronic device of the actor in the playing venue.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Device {
    /// Where it is.
    pub place: DevicePlace,
    /// What it does.
    pub state: DeviceState,
    /// How it came to light.
    pub shown: DeviceShown,
    /// Whether the arbiter approved of it.
    pub approved: bool,
    /// Whether the game has not yet begun.
    pub before_the_game: bool,
}

/// A bag that holds a device is used.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct UseBag {
    /// Whether the arbiter gave leave.
    pub permission: bool,
}

/// The arbiter wants to inspect a player's clothes, bags, other items or body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Inspection {
    /// Whom.
    pub of: Player,
    /// Whether the person who inspects is of the player's own gender.
    #[serde(default = "yes")]
    pub same_gender: bool,
    /// Whether nobody else looks on.
    #[serde(default = "yes")]
    pub in_private: bool,
}

/// Something that may disturb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Disturbance {
    /// A noise, such as drumming with the fingers.
    Noise,
    /// A source of noise is brought into the playing area.
    NoiseSource,
    /// Talking.
    Talking,
    /// Anything else.
    Other,
}

/// Smoking.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Smoke {
    /// Whether it is in the place set aside for it.
    pub where_allowed: bool,
    /// Whether it is an e-cigarette.
    pub electronic: bool,
}

/// Behaviour that may bring chess into disrepute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Misbehaviour {
    /// The result was arranged before the game.
    ArrangedGame,
    /// An insult.
    Insult,
    /// Anything else.
    Other,
}

/// What a player refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Defiance {
    /// To follow a ruling of the arbiter.
    Ruling,
    /// To comply with the Laws.
    Laws,
    /// To help reconstruct the game.
    Reconstruction,
    /// To take part in checking a draw claim.
    ClaimCheck,
}

/// An appeal against a decision of the arbiter.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Appeal {
    /// Whether the player has already signed the scoresheet.
    pub signed: bool,
}

/// What a player asks of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Leave to go out of the playing area.
    LeaveArea,
    /// Leave to go out of the playing venue.
    LeaveVenue,
    /// What a rule says.
    ExplainRule,
    /// Whether a certain move may be played in this position.
    AdviseOnPosition,
    /// How many moves were completed.
    MoveCount,
    /// Medical attention.
    Medical,
    /// Something that is needed to play: a board, a clock, a chair.
    Equipment,
    /// Another arrangement: of the light, the seats, the schedule.
    Arrangements,
}

/// Whom somebody tells something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// The arbiter alone.
    Arbiter,
    /// A player, or everybody within hearing.
    Players,
}

/// What is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tidings {
    /// That a flag has fallen.
    Flag,
    /// That a move was illegal, or another irregularity.
    Irregularity,
    /// That a player forgot to press the clock.
    NotPressed,
    /// That the opponent has completed a move.
    MoveCompleted,
    /// How many moves were completed.
    MoveCount,
    /// Which move is good.
    Advice,
    /// A protest.
    Protest,
}

/// Somebody tells something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tell {
    /// Whom.
    pub whom: Whom,
    /// What.
    pub what: Tidings,
}

/// What a warning is about.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// Leaving.
    Leaving,
    /// Help from outside.
    Help,
    /// Electronic devices.
    Device,
    /// Smoking.
    Smoking,
    /// Disturbing the opponent.
    Disturbing,
    /// Draw offers.
    Offers,
    /// Claims.
    Claims,
    /// Behaviour.
    Behaviour,
    /// Refusal to comply.
    Refusal,
}

/// A warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Warn {
    /// Who is warned.
    pub player: Player,
    /// About what.
    pub matter: Matter,
    /// Whether the loss of the game is announced for the next time.
    #[serde(default)]
    pub last: bool,
}

/// A penalty that the arbiter imposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Imposed {
    /// On whom.
    pub player: Player,
    /// Which.
    pub penalty: PenaltyKind,
    /// How much time, where it is a matter of time.
    #[serde(default)]
    pub time: Option<Millis>,
}
