//! The table of all parameters: a field here is a key in every `editions/*.yaml`.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::kinds::*;
use super::param::{BadValue, ParamRow};
use super::{ItemName, Pace, Param, ParamEntry, ParamValue, Scope, Supervision};
use crate::clock::Millis;

/// `snake_case` in Rust, `kebab-case` in YAML.
const fn kebab<const N: usize>(snake: &str) -> [u8; N] {
    let mut bytes = [0; N];
    let mut i = 0;
    while i < N {
        bytes[i] = match snake.as_bytes()[i] {
            b'_' => b'-',
            byte => byte,
        };
        i += 1;
    }
    bytes
}

/// The name of a field in YAML.
macro_rules! key {
    ($name:ident) => {
        const {
            const KEY: &[u8] = &kebab::<{ stringify!($name).len() }>(stringify!($name));
            match std::str::from_utf8(KEY) {
                Ok(key) => key,
                Err(_) => panic!("a field name is ASCII"),
            }
        }
    };
}

/// A parameter that a file gives wrongly.
#[derive(Debug)]
pub enum BadParam {
    /// It has no row.
    Missing(&'static str),
    /// Its row has a value that it cannot have.
    Value(&'static str, BadValue),
    /// A row is named like no parameter.
    Unknown(String),
}

/// Takes a row out of the rows and reads it; where that is bad, a row that is unknown.
fn take<T: DeserializeOwned>(
    rows: &mut BTreeMap<String, ParamRow<Value>>,
    key: &'static str,
    bad: &mut Vec<BadParam>,
) -> ParamRow<T> {
    let Some(row) = rows.remove(key) else {
        bad.push(BadParam::Missing(key));
        return ParamRow::unknown();
    };
    row.read().unwrap_or_else(|values| {
        bad.extend(values.into_iter().map(|value| BadParam::Value(key, value)));
        ParamRow::unknown()
    })
}

/// Takes a row out of the rows, if it is there, and reads it.
fn take_if_any<T: DeserializeOwned>(
    rows: &mut BTreeMap<String, ParamRow<Value>>,
    key: &'static str,
    bad: &mut Vec<BadParam>,
) -> Option<ParamRow<T>> {
    let is_there = rows.contains_key(key);
    is_there.then(|| take(rows, key, bad))
}

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident: $type:ty,)+) => {
        /// The parameters of an edition in one setting.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Params {
            $($(#[$doc])* pub $name: Param<$type>,)+
        }

        /// The parameters of an edition in every setting.
        #[derive(Clone, Debug, PartialEq)]
        pub struct ParamTable {
            $($name: ParamRow<$type>,)+
        }

        impl ParamTable {
            /// The table of the rows that a file writes.
            ///
            /// # Errors
            /// Every [`BadParam`]: of the rows in their order in the table, then of those that are no parameters.
            pub fn read(mut rows: BTreeMap<String, ParamRow<Value>>) -> Result<Self, Vec<BadParam>> {
                let mut bad = Vec::new();
                let table = Self { $($name: take(&mut rows, key!($name), &mut bad),)+ };
                bad.extend(rows.into_keys().map(BadParam::Unknown));
                if bad.is_empty() { Ok(table) } else { Err(bad) }
            }

            /// The parameters for a pace and a supervision.
            pub fn resolve(&self, pace: Pace, supervision: Supervision) -> Params {
                Params {
                    $($name: self.$name.resolve(
                        key!($name),
                        pace,
                        supervision,
                    ),)+
                }
            }
        }

        /// What stands in the place of some parameters of an edition, in every setting.
        #[derive(Clone, Debug, PartialEq)]
        pub struct ParamChanges {
            $($name: Option<ParamRow<$type>>,)+
        }

        impl ParamChanges {
            /// The changes that a file writes as rows.
            ///
            /// # Errors
            /// Every [`BadParam`] but for those that are not there.
            pub fn read(mut rows: BTreeMap<String, ParamRow<Value>>) -> Result<Self, Vec<BadParam>> {
                let mut bad = Vec::new();
                let changes = Self { $($name: take_if_any(&mut rows, key!($name), &mut bad),)+ };
                bad.extend(rows.into_keys().map(BadParam::Unknown));
                if bad.is_empty() { Ok(changes) } else { Err(bad) }
            }

            /// The names of the parameters that they change.
            pub fn keys(&self) -> Vec<&'static str> {
                let all = [$((key!($name), self.$name.is_some())),+];
                all.into_iter().filter_map(|(key, is)| is.then_some(key)).collect()
            }

            /// These parameters with the changes, each of which rests on this item of the practice.
            pub fn over(&self, params: Params, item: &ItemName, (pace, supervision): Scope) -> Params {
                Params {
                    $($name: match &self.$name {
                        Some(row) => row.resolve(key!($name), pace, supervision).by(item),
                        None => params.$name,
                    },)+
                }
            }
        }

        impl Params {
            /// The names of all parameters, in the order of the table.
            pub const KEYS: &[&str] = &[$(key!($name)),+];

            /// The parameter of this name with its value as data.
            pub fn value_of(&self, key: &str) -> Option<ParamValue> {
                $(if key == self.$name.key {
                    return Some(self.$name.shown());
                })+
                None
            }

            /// Every parameter without its value, in the order of the table.
            pub fn entries(&self) -> Vec<ParamEntry<'_>> {
                vec![$(self.$name.entry()),+]
            }

            /// Every parameter with its value as data, in the order of the table.
            pub fn values(&self) -> Vec<ParamValue> {
                vec![$(self.$name.shown()),+]
            }

            /// The same parameters; that of this name with what the other edition says.
            #[must_use]
            pub fn with(&self, key: &str, other: &Params) -> Params {
                let mut params = self.clone();
                $(if key == self.$name.key {
                    params.$name = other.$name.clone();
                })+
                params
            }

            /// The same parameters; each that is doubtful, with what the other edition says.
            #[must_use]
            pub fn or_if_doubtful(&self, other: &Params) -> Params {
                Params {
                    $($name: self.$name.or_if_doubtful(&other.$name),)+
                }
            }

            /// The same parameters; each whose text is not known to us, with what the other edition says.
            #[must_use]
            pub fn or_if_unknown(&self, other: &Params) -> Params {
                Params {
                    $($name: self.$name.or_if_unknown(&other.$name),)+
                }
            }
        }
    };
}

params! {
    // Moving and the end of the game

    /// At which stage of a move the opponent has the move. Source: Article 1.3.
    has_the_move_when_opponents_move_is: MoveStage,
    /// Who has two moves in a row put right. Source: Article 1.2.
    moving_twice_acted_on_by: Vec<ActsOnIllegal>,
    /// Whether two moves in a row may be penalised. Source: Article 12.9.
    moving_twice_may_be_penalised: bool,
    /// On which line the text lets king and rook castle. Source: Article 3.8.2.
    castling_along: CastlingAlong,
    /// Which touch binds. Source: Article 4.3.
    touch_binds: TouchBinds,
    /// Whether any contact that is not clearly accidental counts as meant. Source: Article 4.2.2.
    other_contact_counts_as_intent: bool,
    /// Whether only a player whose clock runs may adjust pieces. Source: Article 6.2.5.
    adjusting_needs_own_clock_running: bool,
    /// Whether only pieces that stand badly are adjusted. Source: Article 4.2.1.
    adjusting_only_what_stands_badly: bool,
    /// Whether the owner of the knights turns them as he likes. Source: Article 2.3.
    knights_turned_by_their_owner: bool,
    /// Which pieces are paired when both colours were touched. Source: Article 4.3.3.
    both_colours_touched: BothColours,
    /// Whether the new piece is fixed as soon as it touches the square. Source: Article 4.4.4.
    promotion_choice_fixed_by_touching_square: bool,
    /// What a player may object to until he touches a piece. Source: Article 4.8.
    objections_cover: ObjectionScope,
    /// Who sets a ruling on a broken touch going. Source: Article 4.8.
    touch_move_acted_on_by: Vec<ActsOnIllegal>,
    /// Whether a breach of the rules on touching waits for the press. Source: Article 4.3.
    touch_breach_waits_for_press: bool,
    /// Whether it is judged if castling was only left unfinished by a press. Source: Article 4.7.2.
    unfinished_castling_is_judged: bool,
    /// On what the arbiter acts without a claim. Source: Article 12.6.
    arbiter_acts_unasked_on: Unasked,
    /// Whether a player who cannot move the pieces may bring an assistant for it. Source: Article 4.9.
    assistant_may_move: bool,
    /// What a mating move must comply with. Source: Article 5.1.1.
    checkmate_needs: Proviso,
    /// What a stalemating move must comply with. Source: Article 5.2.1.
    stalemate_needs: Proviso,
    /// What the move into a dead position must comply with. Source: Article 5.2.2.
    dead_position_needs: Proviso,
    /// In which words a dead position is described. Source: Article 5.2.2.
    dead_position_mate_test: MateTest,
    /// Whether a resignation draws when the opponent could never mate. Source: Article 5.1.2.
    resignation_is_draw_if_opponent_cannot_mate: bool,
    /// Whether a draw can be agreed only after a move by each. Source: Article 5.2.3.
    agreement_needs_move_by_each: bool,

    // Clock

    /// Whether a move is complete without a press once the player made his next. Source: Article 6.2.1.2.
    completed_by_own_next_move: bool,
    /// The default time where the regulations are silent. Source: Article 6.7.1.
    default_time_if_silent: Millis,
    /// What may excuse a player who comes after the default time. Source: Article 6.7.1.
    default_time_excused_by: Vec<Excuse>,
    /// Who loses time when nobody is there at the start. Source: Article 6.7.2.
    both_absent_at_start: BothAbsent,
    /// Whose notice makes a fallen flag count. Source: Article 6.8.
    flag_counts_once: Vec<FlagNotice>,
    /// In which words mate is impossible for the opponent of a fallen flag. Source: Article 6.9.
    flag_fall_mate_test: MateTest,
    /// Which ends of the game come before a fallen flag. Source: Article 6.9.
    flag_fall_yields_to: Vec<GameEnd>,
    /// What follows when both flags are down in the last period. Source: Article III.3.1.2.
    both_flags_in_last_period: BothFlags,
    /// What follows when both flags are down in another period. Source: Article III.3.1.1.
    both_flags_in_other_period: BothFlags,
    /// Whether these two hold only where the guidelines were announced. Source: Article III.2.1.
    both_flags_need_guidelines: bool,
    /// Whether the display is read for a mark of the flag that fell first, where that is taught. Source: Article 6.4, as M-067 has it.
    both_flags_read_from_clock: bool,
    /// Whether a clock that adds time for each move always marks it. Source: M-095.
    clock_with_increment_marks_first: bool,
    /// Whether a wrong clock setting is put right during the game. Source: Article 6.10.2.
    wrong_setting_is_corrected: bool,
    /// Whether a player may press even after the opponent has replied. Source: Article 6.2.2.
    may_press_after_reply: bool,
    /// Whether the clock is pressed with the hand that moved, and no finger stays near it. Source: Article 6.2.3.
    pressing_hand_is_fixed: bool,
    /// Which handling of the clock is forbidden. Source: Article 6.2.4.
    clock_handling_forbidden: Vec<ForbiddenHandling>,
    /// Whether a press without a move is no matter of handling the clock besides. Source: Article 6.2.4.
    press_without_move_is_no_handling: bool,
    /// Whether the other hand on the clock is usually met with a warning. Source: Article 6.2.3.
    other_hand_is_usually_warned: bool,
    /// What becomes of the clock of a player with an assistant for it. Source: Article 6.2.6.
    clock_assistant_time: AssistantTime,
    /// Whether time saved in one period belongs to the next. Source: Article 6.3.2.
    saved_time: SavedTime,
    /// From which start lateness counts. Source: Article 6.7.1.
    lateness_counts_from: LatenessFrom,
    /// Whether stopping the clocks without a valid reason is penalised. Source: Article 6.11.4.
    stop_without_reason_is_penalised: bool,
    /// Whether a disturbance or an illness is a reason to stop the clocks by itself. Source: Article 6.11.4.
    disturbance_excuses_a_stop: bool,
    /// Whether a private matter is usually no reason to stop them. Source: Article 6.11.4.
    private_stop_is_unfounded: bool,
    /// Whether a disabled player may stop them for such a matter. Source: Article 6.11.4.
    private_stop_granted_to_disabled: bool,
    /// Whether the wish that a video recording be looked at is no reason to stop them. Source: Article 6.11.4.
    video_stop_is_unfounded: bool,
    /// Whether a low battery of an electronic scoresheet is no reason to stop them. Source: Article 6.11.4.
    low_battery_stop_is_unfounded: bool,
    /// How far a claim may rest on screens and demonstration boards. Source: Article 6.12.2.
    screen_claims_barred: ScreenBar,

    // Irregularities

    /// What follows reversed colours. Source: Article 7.3.
    reversed_colours: ReversedColours,
    /// From how many moves by each a game with reversed colours goes on. Source: Article 7.3.
    reversed_colours_stand_from_moves: u32,
    /// Whether the last move by Black decides how many were made. Source: Article 7.3.
    reversed_colours_hang_on_black: bool,
    /// Whether a game stands that was over when reversed colours were noticed. Source: Article 7.3.
    reversed_colours_leave_finished_game: bool,
    /// Whether a turned board is put right only where nothing else was wrong. Source: Article 7.2.2.
    turned_board_must_be_only_fault: bool,
    /// When a move counts as illegal. Source: Article 7.5.1.
    illegal_move_counts_when: IllegalCounts,
    /// What the first, second and further illegal move of a player cost. Source: Article 7.5.5.
    illegal_move_sanctions: Vec<Sanction>,
    /// The same in a quickplay finish, where it has a ladder of its own. Source: Article 10.3 (until 1997).
    quickplay_illegal_move_sanctions: Vec<Sanction>,
    /// Who sets the sanction going. Source: Article 7.5.1.
    illegal_move_acted_on_by: Vec<ActsOnIllegal>,
    /// Until when it can be corrected. Source: Article 7.5.1.
    illegal_move_correction_ends: CorrectionEnds,
    /// Whether the players may still correct it by agreement afterwards. Source: Article A.5.2.
    illegal_move_corrected_later_by_agreement: bool,
    /// Whether that loss is a draw when the opponent could never mate. Source: Article 7.5.5.
    illegal_loss_is_draw_if_opponent_cannot_mate: bool,
    /// What is usually taken off for an assistant for the clock, where that is taught (M-060). Source: Article 6.2.6.
    clock_assistant_usually_costs: Millis,
    /// Whether the increment gained by the press is taken back. Source: Article 7.5.5.
    gained_increment_taken_back: Discretion,
    /// The same in rapid and blitz. Source: Article 7.5.5.
    rapid_gained_increment_taken_back: Discretion,
    /// Whether several faults in one move count once. Source: Article 7.5.5.
    faults_in_one_move_count_once: bool,
    /// Whether a second illegal act on the same move counts again. Source: Article 7.5.5.
    illegal_move_repeated_counts_again: bool,
    /// What an omitted promotion is. Source: Article 7.5.2.
    promotion_omitted: PromotionOmitted,
    /// What pressing the clock without a move is. Source: Article 7.5.3.
    press_without_move: PressWithoutMove,
    /// Whether an accidental press is none that this means. Source: Article 7.5.3.
    accidental_press_is_excused: bool,
    /// Whether it is judged if the clock was only pressed back after an irregularity. Source: Article 7.5.3.
    pressing_back_is_judged: bool,
    /// What two hands for one move are. Source: Article 7.5.4.
    two_hands: TwoHands,
    /// What binds the move that replaces an illegal one. Source: Article 7.5.1.
    replacement_bound_by: Vec<ReplacementRule>,
    /// Whether the arbiter may leave the times as they are after restoring. Source: Article 7.1.
    arbiter_may_leave_times: bool,
    /// Whether the arbiter adjusts the move-counter after restoring. Source: Article 7.1.
    move_counter_is_adjusted: bool,
    /// What is done about pieces that a player knocked over. Source: Article 7.4.
    displaced_by_player: Vec<DisplacedRemedy>,

    // Recording

    /// Whether players must record. Source: Article 8.1.1.
    players_record: bool,
    /// Under which time left a player need not record. Source: Article 8.4.
    recording_exempt_below: Millis,
    /// Under which increment alone that holds. Source: Article 8.4.
    recording_exempt_increment_below: Millis,
    /// For how long that holds. Source: Article 8.4.
    recording_exempt_for: RecordingPause,
    /// For what alone a move may be written in advance; no rule means that it is not forbidden. Source: Article 8.1.2.
    written_in_advance_only_for: Vec<AdvanceWriting>,
    /// What is done for a player who cannot record. Source: Article 8.1.6.
    unable_to_record: UnableToRecord,
    /// Whether scoresheets may be electronic. Source: Article 8.1.1.2.
    electronic_scoresheets: bool,
    /// Whether the arbiter notes before a reconstruction whose clock was running. Source: Article 8.5.3.
    reconstruction_notes_running_clock: bool,
    /// Whether the next move opens the next period where no overstepping can be shown. Source: Article 8.6.
    unproved_overstepping_opens_period: bool,
    /// Whether a signed result stands. Source: Article 8.7.
    signed_result_stands: bool,
    /// Whether it also stands against an irregularity that is found afterwards. Source: Article 7.5.1.
    signed_result_closes_irregularities: bool,
    /// Whether claims that rest on a scoresheet remain without one. Source: Article A.2.
    scoresheet_claims_remain: bool,
    /// Whether a player may ask for a scoresheet at any time. Source: Article A.2.
    scoresheet_on_request: bool,
    /// How often a player may ask to see the arbiter's record. Source: Article A.4.3.
    record_views: u32,

    // Drawn game

    /// Whether an offer at a wrong moment is penalised. Source: Article 9.1.2.1.
    offer_at_wrong_moment_penalised: Discretion,
    /// What an event may restrict. Source: Article 9.1.1.
    event_may_restrict: DrawRestriction,
    /// How an offer is refused. Source: Article 9.1.2.1.
    offer_refused_by: Vec<Refusal>,
    /// Whether a draw claim is an offer, too. Source: Article 9.1.2.3.
    claim_is_also_offer: bool,
    /// How often a position must have stood for a claim. Source: Article 9.2.
    claim_repetitions: u32,
    /// How castling makes positions differ. Source: Article 9.2.3.2.
    repetition_castling: CastlingSameness,
    /// How en passant makes positions differ. Source: Article 9.2.3.1.
    repetition_en_passant: EnPassantSameness,
    /// How many moves by each without progress a claim needs. Source: Article 9.3.
    claim_moves_without_progress: u32,
    /// Which stage these moves must have reached on the board. Source: Article 9.3.2.
    claim_moves_without_progress_count_when: MoveStage,
    /// Whether the written move may not be changed. Source: Article 9.2.1.
    claimed_move_is_binding: bool,
    /// What costs a player the claim on this move. Source: Article 9.4.
    claim_lost_when_piece_is: PieceIs,
    /// What happens to the clock on a claim. Source: Article 9.5.1.
    claimant_clock: ClaimantClock,
    /// What a wrong claim costs the claimant. Source: Article 9.5b (until 2005).
    wrong_claim_claimant_loses: ClaimantLoss,
    /// What the opponent gets for a wrong claim. Source: Article 9.5.3.
    wrong_claim_opponent_gets: Millis,
    /// What the claimant must play after a wrong claim. Source: Article 9.5.3.
    after_wrong_claim: AfterWrongClaim,
    /// How often a position must have stood to draw by itself. Source: Article 9.6.1.
    automatic_repetitions: u32,
    /// Which repetitions count for that. Source: Article 9.6.1.
    automatic_repetitions_count: RepetitionMode,
    /// How many moves by each without progress draw by themselves. Source: Article 9.6.2.
    automatic_moves_without_progress: u32,

    // Points

    /// What each result is worth. Source: Article 10.1.
    scoring: Scoring,
    /// Whether an event may announce another scoring. Source: Article 10.1.
    scoring_may_differ: bool,
    /// Whether no game may give more than its normal maximum. Source: Article 10.2.
    scores_are_limited: bool,

    // Rapid and blitz

    /// The shortest rapid game. Source: Article A.1.
    rapid_from: TimeBound,
    /// The longest rapid game. Source: Article A.1.
    rapid_up_to: TimeBound,
    /// The longest blitz game. Source: Article B.1.
    blitz_up_to: TimeBound,
    /// For how many moves the increment counts in these limits; no rule where only fixed times are known. Source: Article A.1.
    increment_counts_for_moves: u32,
    /// How many games one arbiter may supervise under the full rules. Source: Article A.4.1.
    supervised_games_per_arbiter: u32,
    /// Whether that number is only an example of adequate supervision. Source: Article A.3 (until 2009).
    supervised_games_are_an_example: bool,
    /// Whether the full rules also need every game recorded by the arbiter. Source: Article A.4.2.
    supervised_games_are_recorded: bool,
    /// Whether the event must say which regime applies. Source: Article A.6.
    event_must_name_regime: bool,
    /// After how many moves by each the set-up is no longer questioned. Source: Article A.5.1.2.
    set_up_stands_after_moves: u32,
    /// After how many moves by each the clock setting is no longer questioned. Source: Article A.5.1.1.
    clock_setting_stands_after_moves: u32,
    /// Which stage these moves must have reached. Source: Article A.5.1.2.
    set_up_stands_when_moves_are: MoveStage,
    /// Whether a clock setting may still change to save the schedule. Source: Article A.5.1.1.
    clock_setting_may_save_schedule: bool,
    /// Which misplaced pieces may not castle. Source: Article A.5.1.2.
    misplaced_may_not_castle: MisplacedCastling,
    /// On what the arbiter rules only when asked. Source: Article A.4b (until 2009).
    rulings_only_on_request: Vec<OnRequest>,
    /// What the arbiter does about a position that only illegal play can reach. Source: Article A.5.4.
    both_kings_in_check: BothKingsInCheck,
    /// Whether the arbiter announces a fallen flag. Source: Article A.5.5.
    arbiter_calls_flag: ArbiterCallsFlag,
    /// What happens to the clock on a claim to have won on time. Source: Article A.5.3.
    time_win_clock: ClaimantClock,
    /// What the claimant needs on his own clock. Source: Article A.5.3.
    time_win_needs_own: OwnClock,
    /// Whether a win needs a mate that the opponent cannot avoid. Source: Article C.4 (until 1997).
    win_needs_mating_potential: bool,

    // Quickplay finish

    /// Under which time left a player may ask or claim. Source: Article III.5.
    quickplay_below: Millis,
    /// Whether the rules hold only where they were announced. Source: Article III.2.1.
    quickplay_must_be_announced: bool,
    /// Who may claim. Source: Article III.5.
    quickplay_claimant: QuickplayClaimant,
    /// What happens to the clock on such a claim. Source: Article III.5.
    quickplay_claim_clock: ClaimantClock,
    /// Which increment a player may ask for. Source: Article III.4.
    quickplay_increment: Millis,
    /// What the opponent gets when the increment is given. Source: Article III.4.
    quickplay_increment_opponent_gets: Millis,
    /// What the opponent may get when the decision is put off. Source: Article III.5.2.
    quickplay_postponed_opponent_may_get: Millis,
    /// What the opponent gets when the claim is refused; no rule where it cannot be refused. Source: Article III.5.3.
    quickplay_rejected_opponent_gets: Millis,
    /// Whether the decision is final. Source: Article G.5d (until 2014).
    quickplay_decision_is_final: bool,

    // Conduct

    /// Which device loses the game. Source: Article 11.3.2.2.
    device: DeviceRule,
    /// What becomes of a switched-off device in a bag, where the event allows it. Source: Article 11.3.2.1.
    device_in_bag: BagRule,
    /// Whether the rule on smoking names e-cigarettes. Source: Article 11.3.4.
    smoking_includes_electronic: bool,
    /// What is demanded of behaviour in general. Source: Article 11.1.
    conduct_standard: ConductStandard,
    /// What distraction includes by name. Source: Article 11.5.
    distraction_includes: Vec<DistractionKind>,
    /// After how many warnings the loss of the game is usual, where that is taught (M-189). Source: Article 11.7.
    warnings_usually_before_the_loss: u32,
    /// Within which time an appeal has to come, where that is taught (M-196). Source: Article 11.10.
    appeal_within: Millis,
    /// Whether there is an appeal even after signing. Source: Article 11.10.
    appeal_after_signing: bool,
    /// The penalties of the arbiter's list, mildest first where the edition orders them. Source: Article 12.9.
    penalties: Vec<PenaltyKind>,
    /// Whether the arbiter decides the opponent's score when the loss of the game is the penalty. Source: Article 12.9.6.
    penalty_loss_leaves_opponents_score_open: bool,

    // Adjourned games

    /// What a move is sealed on. Source: Article I.1.1.
    sealed_on: SealedOn,
    /// Whether the remaining time of an early adjourner is recorded. Source: Article I.1.2.
    early_adjourner_time_is_recorded: bool,
    /// Which offer the envelope shows. Source: Article I.2.6.
    envelope_offer: EnvelopeOffer,
    /// What saves a player whose sealed move is bad. Source: Article I.8.
    sealed_move_exceptions: Vec<SealedException>,
    /// What decides who is too late for a resumption. Source: Article I.10.
    resumption_lateness: ResumptionLateness,
    /// How late is too late, where the Laws fix it. Source: Article Adj.10 (until 2009).
    resumption_late_limit: Millis,
    /// What saves a sealer who comes too late. Source: Article I.10.
    late_sealer_saved_by: Vec<LateSealerSaved>,
    /// Whether the player to reply loses the time while nobody is there. Source: Article I.11.
    both_absent_replier_loses_time: bool,
    /// What a clock error found too late needs to be corrected. Source: Article I.13.
    late_clock_error: LateClockError,
    /// Whether the end of a session is announced, as its start is. Source: Article I.14.
    session_end_is_announced: bool,

    // Notation and players who cannot see

    /// Whether the appendix on notation has the rules stated here; unverified where only its heading was seen. Source: Appendix C.
    notation_rules: bool,
    /// Whether the square of departure may be written too. Source: Article C.8.
    long_form_accepted: bool,
    /// Whether a capture must be marked. Source: Article C.9.1.
    capture_sign_required: bool,
    /// Whether the signs of check, mate and capturing en passant may be left out. Source: Article C.13.4.
    check_signs_optional: bool,
    /// Whether two crosses mean mate. Source: Article C.13.5.
    double_cross_means_mate: bool,
    /// Whether the appendix on blind and visually disabled players has the rules stated here; unverified where only its heading was seen. Source: Appendix D.
    blind_rules: bool,
}
