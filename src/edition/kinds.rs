//! Parameters that are choices: what the editions do differently, each choice by name.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::named::named;
use crate::clock::Millis;

named! {
    /// The two stages of a move that the Laws keep apart.
    ///
    /// Source: Articles 1.3, 4.7 and 6.2.1 (2017–), 4.7 and 6.2a (2014).
    MoveStage as "stage of a move" {
        /// Carried out on the board.
        Made = "made",
        /// Made, and the clock pressed or not to be pressed any more.
        Completed = "completed",
    }
}

named! {
    /// What the move that ends a game must comply with.
    ///
    /// Source: Articles 5.1.1, 5.2.1, 5.2.2 (2017–), 5.1a, 5.2a, 5.2b (2001–2014).
    Proviso as "proviso" {
        /// Nothing is said.
        Nothing = "nothing",
        /// It must be legal.
        LegalMove = "legal-move",
        /// It must comply with the moves of the pieces and with the rules on touching.
        MovesAndTouching = "moves-and-touching",
    }
}

named! {
    /// The words in which an edition says that mate cannot be reached.
    ///
    /// Both describe the same test: no series of legal moves, however badly played, leads to mate.
    /// Source: Articles 6.9 and 5.2.2 (2017–), 6.9 and 9.6 (1997).
    MateTest as "mate test" {
        /// No possible series of legal moves.
        AnyLegalSeries = "any-legal-series",
        /// Not even against the worst play.
        WorstPlay = "worst-play",
    }
}

named! {
    /// How a game can be over.
    ///
    /// Source: Articles 5 and 9 of each edition.
    GameEnd as "end of the game" {
        /// Checkmate.
        Checkmate = "checkmate",
        /// A player resigned.
        Resignation = "resignation",
        /// Stalemate.
        Stalemate = "stalemate",
        /// Nobody can ever mate.
        DeadPosition = "dead-position",
        /// The players agreed a draw.
        Agreement = "agreement",
    }
}

named! {
    /// When touching a piece binds the player.
    ///
    /// Source: Article 4.3.
    TouchBinds as "binding touch" {
        /// When it is deliberate.
        Deliberate = "deliberate",
        /// When the player means to move or capture.
        Intent = "intent",
    }
}

named! {
    /// Which pieces are paired when a player touched both colours.
    ///
    /// Source: Article 4.3.3 (2017–), 4.3c (2001–2014), 4.3b (1997).
    BothColours as "pairing" {
        /// The one piece of each colour.
        OneOfEach = "one-of-each",
        /// The first touched of each colour.
        FirstOfEach = "first-of-each",
    }
}

named! {
    /// What a player does with a piece that costs him a right.
    ///
    /// Source: Articles 4.8, 9.1.2.1 and 9.4 (2017–), 9.1 and 9.4 (1997).
    PieceIs as "act with a piece" {
        /// Touching it to move or capture.
        Touched = "touched",
        /// Moving it.
        Moved = "moved",
    }
}

named! {
    /// Which breaches a player may object to until he touches a piece.
    ///
    /// Source: Article 4.8 (2014–), 4.7 (2005–2009), 4.6 (1997–2001).
    ObjectionScope as "scope" {
        /// Only the rules on touched pieces.
        TouchMoveOnly = "touch-move-only",
        /// All the rules on the act of moving.
        ActOfMoving = "act-of-moving",
    }
}

named! {
    /// What binds a player who must replace an illegal move.
    ///
    /// Source: Article 7.5.1 (2017–), 7.5a (2014), 7.4a (2005–2009), 7.4 (1997).
    ReplacementRule as "rule" {
        /// A touched piece must be moved or captured.
        TouchedPiece = "touched-piece",
        /// A released piece stays where it is.
        ReleasedPiece = "released-piece",
    }
}

named! {
    /// What may excuse a late player.
    ///
    /// Source: Articles 6.7.1 and I.10 (2017–), 6.6 and A.10 (1997).
    Excuse as "excuse" {
        /// The regulations of the event.
        Regulations = "regulations",
        /// A decision of the arbiter.
        Arbiter = "arbiter",
    }
}

named! {
    /// Who loses time when nobody is there at the start.
    ///
    /// Source: Article 6.7.2 (2017–), 6.7b (2014), 6.6b (2009), 6.6 (2001–2005).
    BothAbsent as "consequence" {
        /// White, until he arrives.
        WhiteLosesTime = "white-loses-time",
        /// White, where the default time is not zero.
        WhiteLosesTimeUnlessDefaultIsZero = "white-loses-time-unless-default-is-zero",
    }
}

named! {
    /// Whose notice makes a fallen flag count.
    ///
    /// Source: Article 6.8 (1997, 2009–), A.4d (2009), B.6 (1997).
    FlagNotice as "notice" {
        /// The arbiter observes it.
        ArbiterObserves = "arbiter-observes",
        /// A player claims it rightly.
        PlayerClaims = "player-claims",
    }
}

named! {
    /// Whether the arbiter of a rapid game announces a fallen flag.
    ///
    /// Source: Article A.5.5 (2023), A.4.5 (2017–2018), A.4d (2009), B.6 (1997).
    ArbiterCallsFlag as "duty" {
        /// He must keep silent.
        MustNot = "must-not",
        /// He must keep silent until both flags are down.
        MustNotUnlessBothDown = "must-not-unless-both-down",
        /// He may announce it.
        May = "may",
        /// He must announce it.
        Shall = "shall",
    }
}

named! {
    /// What happens to the clock when a player claims.
    ///
    /// Source: Articles 9.5.1 and A.5.3 (2023), 9.5 and B.7 (1997).
    ClaimantClock as "handling of the clock" {
        /// The claimant must stop it.
        MustStop = "must-stop",
        /// The claimant may stop it.
        MayStop = "may-stop",
        /// The claimant or the arbiter stops it.
        PlayerOrArbiterStops = "player-or-arbiter-stops",
    }
}

named! {
    /// What a player needs on his own clock to win on time.
    ///
    /// Source: Article A.4.3 (2017–2018), A.4d (2009), B.7 (1997).
    OwnClock as "condition" {
        /// His own flag has not fallen.
        FlagUp = "flag-up",
        /// He has time left.
        TimeLeft = "time-left",
        /// Nothing.
        Nothing = "nothing",
    }
}

named! {
    /// What follows when both flags are down and nobody knows which fell first.
    ///
    /// Source: Article III.3.1 (2017–), 6.11 (2009–2014), 6.11 and 10.4 (1997).
    BothFlags as "consequence" {
        /// The game is drawn.
        Draw = "draw",
        /// The game goes on.
        PlayOn = "play-on",
    }
}

named! {
    /// What follows when a game began with colours reversed.
    ///
    /// Source: Article 7.3 (2014–), 7.2 (1997–2009).
    ReversedColours as "consequence" {
        /// Play goes on unless the arbiter decides otherwise.
        PlayOnUnlessArbiterDecides = "play-on-unless-arbiter-decides",
        /// A new game, unless too many moves were made.
        NewGameWhileFewMoves = "new-game-while-few-moves",
    }
}

named! {
    /// When a move counts as an illegal one.
    ///
    /// Source: Article 7.5.1 (2017–), 7.5a (2014), 7.4 (1997–2009).
    IllegalCounts as "stage" {
        /// Once it is made.
        Made = "made",
        /// Once it is completed.
        Completed = "completed",
        /// Once the clock is pressed.
        Pressed = "pressed",
    }
}

named! {
    /// Who sets the sanction for an illegal move going.
    ///
    /// Source: Articles 7.5.1 and A.5.2 (2023), A.4.2 (2017–2018), A.4c and B.3c (2009).
    ActsOnIllegal as "trigger" {
        /// The arbiter, by himself.
        Arbiter = "arbiter",
        /// The opponent, by a claim.
        OpponentClaims = "opponent-claims",
    }
}

named! {
    /// Until when an illegal move can be corrected.
    ///
    /// Source: Articles 7.5.1 and A.5.2 (2023), A.4c (2009), B.5b (2001).
    CorrectionEnds as "end of the window" {
        /// While the game lasts.
        GameOver = "game-over",
        /// Until the opponent touches a piece.
        OpponentTouches = "opponent-touches",
        /// Until the opponent has made his next move.
        OpponentMoves = "opponent-moves",
    }
}

named! {
    /// What a pawn left on the last rank is.
    ///
    /// Source: Article 7.5.2 (2017–), 7.5a (2014), 7.4a (2005–2009).
    PromotionOmitted as "consequence" {
        /// An illegal move like others, to be replaced.
        Illegal = "illegal",
        /// Named among the illegal moves, to be replaced.
        NamedIllegal = "named-illegal",
        /// An illegal move that stands, with a queen.
        BecomesQueen = "becomes-queen",
    }
}

named! {
    /// What pressing the clock without a move is.
    ///
    /// Source: Article 7.5.3 (2018–), 7.8.1 (2017), 6.2c (2014).
    PressWithoutMove as "consequence" {
        /// An offence in handling the clock.
        HandlingOffence = "handling-offence",
        /// As good as an illegal move.
        IllegalMove = "illegal-move",
    }
}

named! {
    /// What using two hands for one move is.
    ///
    /// Source: Article 7.5.4 (2018–), 7.7.1 (2017), 4.1 (1997–2014).
    TwoHands as "consequence" {
        /// A breach without a sanction of its own.
        Breach = "breach",
        /// As good as an illegal move.
        IllegalMove = "illegal-move",
        /// As good as an illegal move once the clock is pressed.
        IllegalMoveOncePressed = "illegal-move-once-pressed",
    }
}

named! {
    /// What is done about pieces that a player knocked over.
    ///
    /// Source: Article 7.4 (2014–), 7.3 (1997–2009).
    DisplacedRemedy as "remedy" {
        /// The player restores them on his own time.
        RestoredOnOwnTime = "restored-on-own-time",
        /// The opponent may start the player's clock again without a move.
        OpponentRestartsClock = "opponent-restarts-clock",
        /// Either stops the clocks and calls the arbiter.
        EitherCallsArbiter = "either-calls-arbiter",
        /// The arbiter may penalise the player.
        ArbiterMayPenalise = "arbiter-may-penalise",
    }
}

named! {
    /// On which part of the Laws the arbiter of a rapid game rules only when a player asks him.
    ///
    /// Source: Article A.4b (2009), B.5a (2001), B.5 (1997).
    OnRequest as "part of the Laws" {
        /// The act of moving the pieces.
        ActOfMoving = "act-of-moving",
        /// The quickplay finish.
        QuickplayFinish = "quickplay-finish",
    }
}

named! {
    /// What the arbiter of a rapid game does about both kings in check or a pawn on the last rank.
    ///
    /// Source: Article A.5.4 (2023), A.4.4 (2017–2018), A.4d (2014), A.4c (2009).
    BothKingsInCheck as "procedure" {
        /// He intervenes, if possible.
        ArbiterIntervenes = "arbiter-intervenes",
        /// He waits for the next move, and declares a draw if the position is still illegal.
        DrawAfterNextMove = "draw-after-next-move",
    }
}

named! {
    /// Which misplaced pieces may not castle once the set-up stands.
    ///
    /// Source: Article A.5.1.2 (2023), A.4.1.2 (2017–2018), A.4a (2009–2014), B.4 (2001).
    MisplacedCastling as "misplacement" {
        /// A king that changed places with its queen.
        KingAndQueenReversed = "king-and-queen-reversed",
        /// A misplaced king, and any king with a misplaced rook.
        KingOrRook = "king-or-rook",
    }
}

named! {
    /// For how long a player short of time need not record.
    ///
    /// Source: Article 8.4.
    RecordingPause as "duration" {
        /// While he is short of time.
        WhileShort = "while-short",
        /// For the rest of the period.
        RestOfPeriod = "rest-of-period",
    }
}

named! {
    /// For what a move may be written before it is made.
    ///
    /// Source: Article 8.1.2 (2017–), 8.1a (2014), 8.1 (2005–2009).
    AdvanceWriting as "purpose" {
        /// To claim a draw.
        DrawClaim = "draw-claim",
        /// To seal a move.
        Sealing = "sealing",
    }
}

named! {
    /// Which device costs a player the game.
    ///
    /// Source: Article 11.3.2 (2017–), 11.3b (2014), 12.3b (2009), 12.2b (2005).
    DeviceRule as "rule" {
        /// A telephone that rings loses.
        RingLoses = "ring-loses",
        /// A device that makes a sound loses.
        SoundLoses = "sound-loses",
        /// A device evidently brought loses.
        PresenceLoses = "presence-loses",
        /// A device on the player's person loses.
        OnPersonLoses = "on-person-loses",
    }
}

named! {
    /// How a draw offer is refused.
    ///
    /// Source: Article 9.1.2.1 (2017–), 9.1b (2009–2014), 9.1a (2001–2005), 9.1 (1997).
    Refusal as "refusal" {
        /// In words.
        Spoken = "spoken",
        /// By touching a piece to move or capture.
        Touch = "touch",
        /// By making a move.
        Move = "move",
    }
}

named! {
    /// What an event may restrict.
    ///
    /// Source: Article 9.1.1 (2017–), 9.1a (2009–2014).
    DrawRestriction as "restriction" {
        /// Agreeing a draw.
        Agreement = "agreement",
        /// Offering or agreeing a draw.
        OfferOrAgreement = "offer-or-agreement",
    }
}

named! {
    /// Which repetitions draw a game by themselves.
    ///
    /// Source: Article 9.6.1 (2017–), 9.6a (2014).
    RepetitionMode as "mode" {
        /// Those on consecutive alternate moves of each player.
        Consecutive = "consecutive",
        /// Those anywhere in the game.
        Anywhere = "anywhere",
    }
}

named! {
    /// How castling makes positions differ.
    ///
    /// Source: Article 9.2.3 (2023), 9.2.2 (2017–2018), 9.2 (1997–2014).
    CastlingSameness as "test" {
        /// By a right that changed, for now or for later.
        RightNowOrLater = "right-now-or-later",
        /// By a right that changed for a time or for good.
        RightForATimeOrForGood = "right-for-a-time-or-for-good",
        /// By a right that was lost, which takes a move of king or rook.
        RightLostByMoving = "right-lost-by-moving",
    }
}

named! {
    /// How en passant makes positions differ.
    ///
    /// Source: Article 9.2.3.1 (2023), 9.2.2.1 (2017–2018), 9.2 (1997–2014).
    EnPassantSameness as "test" {
        /// A capture was possible before and is not now.
        WasPossible = "was-possible",
        /// A capture was possible when the sequence began.
        PossibleAtStart = "possible-at-start",
    }
}

named! {
    /// What the claimant must play after a wrong claim.
    ///
    /// Source: Article 9.5.3 (2017–), 9.5b (1997–2014).
    AfterWrongClaim as "duty" {
        /// The move that he intended.
        IntendedMove = "intended-move",
        /// The move that he intended, by the rules on touching.
        IntendedMoveByTouchRules = "intended-move-by-touch-rules",
        /// The move that he intended, by the moves of the pieces and the rules on touching.
        IntendedMoveIfLawful = "intended-move-if-lawful",
    }
}

named! {
    /// Who may claim in a quickplay finish.
    ///
    /// Source: Article III.5 (2017–), G.5 (2014), 10.2 (1997–2009).
    QuickplayClaimant as "claimant" {
        /// Either player.
        AnyPlayer = "any-player",
        /// The player who has the move.
        OnMove = "on-move",
    }
}

named! {
    /// What a move is sealed on.
    ///
    /// Source: Article I.1.1 (2017–), A.1a (1997).
    SealedOn as "scoresheet" {
        /// The player's scoresheet.
        Scoresheet = "scoresheet",
        /// A scoresheet of paper.
        PaperScoresheet = "paper-scoresheet",
    }
}

named! {
    /// Which draw offer is written on the envelope.
    ///
    /// Source: Article I.2.6 (2017–), A.2f (1997).
    EnvelopeOffer as "draw offer" {
        /// One made before the adjournment.
        MadeBeforeAdjournment = "made-before-adjournment",
        /// One that is still open.
        StillCurrent = "still-current",
    }
}

named! {
    /// What decides when a player is too late for a resumption.
    ///
    /// Source: Article I.10 (2017–), A.10 (1997–2005).
    ResumptionLateness as "limit" {
        /// A fixed limit.
        FixedLimit = "fixed-limit",
        /// A limit, unless the regulations or the arbiter say otherwise.
        LimitUnlessVaried = "limit-unless-varied",
        /// The default time of the event, unless the arbiter decides otherwise.
        DefaultTime = "default-time",
    }
}

named! {
    /// What saves a sealer who comes too late for the resumption.
    ///
    /// Source: Article I.10 (2017–), A.10 (1997–2005).
    LateSealerSaved as "exception" {
        /// The sealed move mates.
        Checkmate = "checkmate",
        /// The sealed move stalemates.
        Stalemate = "stalemate",
        /// The sealed move makes the position dead.
        DeadPosition = "dead-position",
        /// The player who is there lost on time.
        OpponentsFlag = "opponents-flag",
        /// The sealed move ended the game in any way.
        GameEnded = "game-ended",
    }
}

named! {
    /// What saves a player whose sealed move is bad.
    ///
    /// Source: Article I.8 (2017–), E.8 (2014), A.8 (1997–2005).
    SealedException as "exception" {
        /// The game was already over: mate, stalemate, resignation, agreement.
        GameCompleted = "game-completed",
        /// A flag decided the game.
        FlagFall = "flag-fall",
        /// Nobody can ever mate.
        DeadPosition = "dead-position",
        /// The game was drawn by repetition or without progress.
        AutomaticDraw = "automatic-draw",
    }
}

named! {
    /// What allows a wrong clock to stay wrong after a resumption, and what forbids it.
    ///
    /// Source: Article I.13 (2017–), A.12 (1997–2001).
    LateClockError as "exception" {
        /// Corrected only where the consequences would be too severe.
        TooSevere = "too-severe",
        /// Corrected only where the arbiter decides so.
        ArbiterDecides = "arbiter-decides",
    }
}

/// What an illegal move costs: one step of the ladder of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sanction {
    /// The opponent gets this time.
    AddTime(Millis),
    /// The player loses the game.
    Loss,
}

impl fmt::Display for Sanction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AddTime(time) => time.fmt(f),
            Self::Loss => f.write_str("loss"),
        }
    }
}

impl Serialize for Sanction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Sanction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(AsSanction)
    }
}

struct AsSanction;

impl de::Visitor<'_> for AsSanction {
    type Value = Sanction;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("loss, or a time for the opponent in quotes as \"H:MM:SS\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Sanction, E> {
        match text {
            "loss" => Ok(Sanction::Loss),
            time => time.parse().map(Sanction::AddTime).map_err(E::custom),
        }
    }
}

/// What a wrong claim costs the claimant.
///
/// Source: Article 9.5b (1997–2005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum ClaimantLoss {
    /// Half of his time.
    Half {
        /// The largest deduction.
        at_most: Millis,
    },
    /// Half of his time while he has much, down to a floor while he has less.
    Ladder {
        /// The time above which half is taken.
        halved_above: Millis,
        /// The largest deduction.
        at_most: Millis,
        /// What a player with no more than that is left with, if he has as much.
        reduced_to: Millis,
    },
}

impl ClaimantLoss {
    /// The time that is left to a claimant who had this much.
    pub fn applied_to(self, left: Millis) -> Millis {
        match self {
            Self::Half { at_most } => left.minus(left.half().min(at_most)),
            Self::Ladder {
                halved_above,
                at_most,
                ..
            } if left > halved_above => left.minus(left.half().min(at_most)),
            Self::Ladder { reduced_to, .. } => left.min(reduced_to),
        }
    }
}

/// One end of the range of thinking times that makes a pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TimeBound {
    /// The time at the end of the range.
    pub time: Millis,
    /// Whether that time itself still belongs to the range.
    pub included: bool,
}

impl TimeBound {
    /// Whether a time lies on the inner side of this lower end.
    pub fn allows_from(self, time: Millis) -> bool {
        time > self.time || (self.included && time == self.time)
    }

    /// Whether a time lies on the inner side of this upper end.
    pub fn allows_up_to(self, time: Millis) -> bool {
        time < self.time || (self.included && time == self.time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60;

    #[test]
    fn half_the_time_is_taken_up_to_the_limit() {
        let loss = ClaimantLoss::Half {
            at_most: Millis::seconds(3 * MINUTE),
        };
        for (left, after) in [(10, 7), (6, 3), (4, 2)] {
            assert_eq!(
                loss.applied_to(Millis::seconds(left * MINUTE)),
                Millis::seconds(after * MINUTE)
            );
        }
        assert_eq!(loss.applied_to(Millis::seconds(40)), Millis::seconds(20));
    }

    #[test]
    fn the_ladder_spares_a_player_short_of_time() {
        let loss = ClaimantLoss::Ladder {
            halved_above: Millis::seconds(120),
            at_most: Millis::seconds(180),
            reduced_to: Millis::seconds(60),
        };
        for (left, after) in [
            (600, 420),
            (122, 61),
            (120, 60),
            (119, 60),
            (60, 60),
            (59, 59),
            (0, 0),
        ] {
            assert_eq!(
                loss.applied_to(Millis::seconds(left)),
                Millis::seconds(after),
                "{left} s"
            );
        }
    }

    #[test]
    fn a_bound_may_or_may_not_belong_to_its_range() {
        let hour = Millis::seconds(60 * MINUTE);
        let open = TimeBound {
            time: hour,
            included: false,
        };
        let closed = TimeBound {
            time: hour,
            included: true,
        };
        assert!(closed.allows_up_to(hour) && closed.allows_from(hour));
        assert!(!open.allows_up_to(hour) && !open.allows_from(hour));
        assert!(open.allows_up_to(hour.minus(Millis(1))) && open.allows_from(hour.plus(Millis(1))));
    }
}
