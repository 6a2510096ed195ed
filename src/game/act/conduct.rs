//! Acts of conduct: leaving, help, devices, disturbance, refusals, requests, third parties, penalties.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::PenaltyKind;
use crate::edition::named;
use crate::game::particulars::fields;
use serde::{Deserialize, Serialize};

fn yes() -> bool {
    true
}

named! {
    /// What a player leaves.
    #[derive(Default)]
    LeftPlace {
        /// Only the board.
        Board = "board",
        /// The playing area.
        #[default]
        Area = "area",
        /// The playing venue.
        Venue = "venue",
        /// His part of the playing area, for a far corner of a large hall.
        FarCorner = "far-corner",
    }
}

named! {
    /// Why a player leaves, as far as a witness can tell.
    LeavePurpose {
        /// To smoke.
        Smoke = "smoke",
        /// To go to the toilet.
        Toilet = "toilet",
        /// Because of illness.
        Illness = "illness",
        /// Because of an alarm or another emergency.
        Emergency = "emergency",
    }
}

/// A player leaves.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Leave {
    /// What is left.
    pub from: LeftPlace,
    /// Whether the arbiter gave leave, where it is told.
    pub permission: Option<bool>,
    /// Whether the arbiter was told, where it is told.
    pub reported: Option<bool>,
    /// The purpose.
    pub purpose: Option<LeavePurpose>,
}

/// Somebody enters the playing area.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Enter {
    /// Whether the arbiter gave leave, where it is told.
    pub permission: Option<bool>,
}

named! {
    /// Help from outside the game.
    Help {
        /// Notes.
        Notes = "notes",
        /// A book or another source of information.
        Information = "information",
        /// Advice.
        Advice = "advice",
        /// Another chessboard, to analyse on.
        SecondBoard = "second-board",
    }
}

named! {
    /// Where an electronic device is.
    #[derive(Default)]
    DevicePlace {
        /// On the person of its owner.
        #[default]
        Person = "person",
        /// On the table.
        Table = "table",
        /// In a bag.
        Bag = "bag",
        /// With its owner in an adjoining area that the arbiter has named, outside the venue.
        AdjoiningArea = "adjoining-area",
    }
}

named! {
    /// What an electronic device does.
    #[derive(Default)]
    DeviceState {
        /// It is completely switched off.
        Off = "off",
        /// It is on, but silent.
        #[default]
        Silent = "silent",
        /// It rings or makes another sound.
        Sounding = "sounding",
        /// It runs a chess program, without a sound.
        ChessProgram = "chess-program",
    }
}

named! {
    /// How an electronic device came to light.
    #[derive(Default)]
    DeviceShown {
        /// It is there for all to see or hear.
        #[default]
        Found = "found",
        /// Its owner admits it.
        Admitted = "admitted",
        /// Somebody reports it.
        Reported = "reported",
    }
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
    /// Whether the arbiter gave leave, where it is told.
    pub permission: Option<bool>,
    /// Whether it is taken to the toilet.
    pub to_the_toilet: bool,
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
    /// The witness of the arbiter.
    #[serde(default)]
    pub witness: Witness,
    /// Whether the game has not yet begun.
    #[serde(default)]
    pub before_the_game: bool,
}

named! {
    /// Who is there beside the person who inspects a player.
    #[derive(Default)]
    Witness {
        /// It is not told; then one of the player's own gender is presumed.
        #[default]
        NotStated = "not-stated",
        /// A witness of the player's own gender.
        SameGender = "same-gender",
        /// A witness of another gender.
        OtherGender = "other-gender",
        /// Nobody.
        Nobody = "nobody",
    }
}

/// An accusation of cheating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Accusation {
    /// Who is accused.
    pub of: Player,
    /// Who hears it.
    pub to: Whom,
    /// Whether it is made in writing, on the form for it.
    #[serde(default)]
    pub written: bool,
    /// Whether its only ground is that the player plays too well for his rating.
    #[serde(default)]
    pub only_strength: bool,
}

named! {
    /// Something that may disturb.
    Disturbance {
        /// A noise, such as drumming with the fingers.
        Noise = "noise",
        /// A source of noise is brought into the playing area.
        NoiseSource = "noise-source",
        /// Talking.
        Talking = "talking",
        /// Eating at the board.
        Eating = "eating",
        /// Anything else.
        Other = "other",
    }
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

named! {
    /// Behaviour that may bring chess into disrepute.
    Misbehaviour {
        /// The result was arranged before the game.
        ArrangedGame = "arranged-game",
        /// An insult.
        Insult = "insult",
        /// The player is drunk, but disturbs nobody.
        Drunk = "drunk",
        /// Anything else.
        Other = "other",
    }
}

named! {
    /// What a player refuses.
    Defiance {
        /// To follow a ruling of the arbiter.
        Ruling = "ruling",
        /// To comply with the Laws.
        Laws = "laws",
        /// To help reconstruct the game.
        Reconstruction = "reconstruction",
        /// To take part in checking a draw claim.
        ClaimCheck = "claim-check",
        /// To play on after a ruling.
        PlayingOn = "playing-on",
        /// To complete his scoresheet, or to do so without delay.
        CompletingSheet = "completing-sheet",
    }
}

/// An appeal against a decision of the arbiter.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Appeal {
    /// Whether the player has already signed the scoresheet.
    pub signed: bool,
    /// How long after the decision, or after the end of the round, where it is told.
    pub after: Option<Millis>,
    /// Whether it is in writing, where it is told.
    pub in_writing: Option<bool>,
}

named! {
    /// What a player asks of the arbiter.
    Request {
        /// Leave to go out of the playing area.
        LeaveArea = "leave-area",
        /// Leave to go out of the playing venue.
        LeaveVenue = "leave-venue",
        /// What a rule says.
        ExplainRule = "explain-rule",
        /// Whether a certain move may be played in this position.
        AdviseOnPosition = "advise-on-position",
        /// How many moves were completed.
        MoveCount = "move-count",
        /// Medical attention.
        Medical = "medical",
        /// Something that is needed to play: a board, a clock, a chair.
        Equipment = "equipment",
        /// Another arrangement: of the light, the seats, the schedule.
        Arrangements = "arrangements",
        /// Leave to use notes, a book or another board.
        UseNotes = "use-notes",
        /// Leave to use an electronic device.
        UseDevice = "use-device",
        /// Leave to use the bag that holds a device.
        UseBag = "use-bag",
        /// That the clocks are stopped.
        StopClocks = "stop-clocks",
        /// To see an earlier position of the game again.
        SeePosition = "see-position",
        /// That a draw claim of the opponent is checked.
        ClaimCheck = "claim-check",
        /// That the opponent's knights face another way.
        TurnKnights = "turn-knights",
        /// A witness of his own choice at an inspection.
        OwnWitness = "own-witness",
        /// That a video recording is looked at.
        Video = "video",
        /// Leave to record on an electronic device of his own.
        OwnDevice = "own-device",
    }
}

named! {
    /// Whom somebody tells something.
    Whom {
        /// The arbiter alone.
        Arbiter = "arbiter",
        /// A player, or everybody within hearing.
        Players = "players",
    }
}

named! {
    /// What is told.
    Tidings {
        /// That a flag has fallen.
        Flag = "flag",
        /// That a move was illegal, or another irregularity.
        Irregularity = "irregularity",
        /// That a player forgot to press the clock.
        NotPressed = "not-pressed",
        /// That the opponent has completed a move.
        MoveCompleted = "move-completed",
        /// How many moves were completed.
        MoveCount = "move-count",
        /// How much time the players have used or have left.
        Times = "times",
        /// Which move is good.
        Advice = "advice",
        /// Whether to offer or accept a draw.
        DrawAdvice = "draw-advice",
        /// How the match of the teams stands.
        TeamScore = "team-score",
        /// A protest.
        Protest = "protest",
        /// That the moves of a player agree with those of a program.
        Screening = "screening",
        /// That he puts pieces right on their squares.
        Adjusting = "adjusting",
    }
}

/// Somebody tells something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tell {
    /// Whom.
    pub whom: Whom,
    /// What.
    pub what: Tidings,
    /// Whether the player asked for it.
    #[serde(default)]
    pub asked: bool,
    /// Whether the arbiter agreed to it and is present.
    #[serde(default)]
    pub before_the_arbiter: bool,
}

named! {
    /// What a warning is about.
    Matter {
        /// Leaving.
        Leaving = "leaving",
        /// Help from outside.
        Help = "help",
        /// Electronic devices.
        Device = "device",
        /// Smoking.
        Smoking = "smoking",
        /// Disturbing the opponent.
        Disturbing = "disturbing",
        /// Draw offers.
        Offers = "offers",
        /// Claims.
        Claims = "claims",
        /// Behaviour.
        Behaviour = "behaviour",
        /// Refusal to comply.
        Refusal = "refusal",
        /// Recording the moves.
        Recording = "recording",
        /// The handling of the clock.
        Clock = "clock",
        /// The rules on touching.
        Touching = "touching",
    }
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
    /// Whether it is his captain who is told.
    #[serde(default)]
    pub to_captain: bool,
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

named! {
    /// What is decided about a video recording.
    VideoDecision {
        /// It is looked at.
        LookedAt = "looked-at",
        /// It is not looked at.
        NotLookedAt = "not-looked-at",
    }
}

fields! {
    Leave { from, permission, reported, purpose }
    Enter { permission }
    Device { place, state, shown, approved, before_the_game }
    UseBag { permission, to_the_toilet }
    Inspection { of, same_gender, in_private, witness, before_the_game }
    Accusation { of, to, written, only_strength }
    Smoke { where_allowed, electronic }
    Appeal { signed, after, in_writing }
    Tell { whom, what, asked, before_the_arbiter }
    Warn { player, matter, last, to_captain }
    Imposed { player, penalty, time }
}
