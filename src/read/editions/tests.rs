//! The eight files against a table written from the fact sheets, and what a bad file is told.

use std::sync::LazyLock;

use super::*;
use crate::clock::Millis;
use crate::edition::Confidence::{Attested, Reported, Unverified};
use crate::edition::Edition::{L1997, L2001, L2005, L2009, L2014, L2017, L2018, L2023};
use crate::edition::Pace::{Blitz, Rapid, Standard};
use crate::edition::Sanction::{AddTime, Loss};
use crate::edition::Supervision::{Full, Limited};
use crate::edition::*;

const FILES: [(Edition, &str); 8] = [
    (L1997, include_str!("../../../editions/1997.yaml")),
    (L2001, include_str!("../../../editions/2001.yaml")),
    (L2005, include_str!("../../../editions/2005.yaml")),
    (L2009, include_str!("../../../editions/2009.yaml")),
    (L2014, include_str!("../../../editions/2014.yaml")),
    (L2017, include_str!("../../../editions/2017.yaml")),
    (L2018, include_str!("../../../editions/2018.yaml")),
    (L2023, include_str!("../../../editions/2023.yaml")),
];

const SETTINGS: [(Pace, Supervision); 5] = [
    (Standard, Full),
    (Rapid, Full),
    (Rapid, Limited),
    (Blitz, Full),
    (Blitz, Limited),
];

static DATA: LazyLock<Vec<EditionData>> = LazyLock::new(|| {
    let read = |(edition, text): (Edition, &str)| {
        super::edition(&format!("editions/{edition}.yaml"), text)
    };
    FILES
        .into_iter()
        .map(|file| read(file).unwrap_or_else(|error| panic!("{error}")))
        .collect()
});

fn data(edition: Edition) -> &'static EditionData {
    DATA.iter()
        .find(|data| data.edition == edition)
        .expect("each edition has a file")
}

fn params(edition: Edition, pace: Pace, supervision: Supervision) -> Params {
    data(edition).laws(Setting::of(pace, supervision)).params
}

/// One value for each edition, compared in one pace and supervision.
fn by_edition<T: Clone + PartialEq + std::fmt::Debug>(
    pace: Pace,
    supervision: Supervision,
    param: impl Fn(&Params) -> &Param<T>,
    expected: [Given<T>; 8],
) {
    for (edition, expected) in Edition::ALL.into_iter().zip(expected) {
        let params = params(edition, pace, supervision);
        let found = param(&params);
        assert_eq!(
            found.given, expected,
            "{edition} {pace} {supervision} {}",
            found.key
        );
    }
}

fn v<T>(value: T) -> Given<T> {
    Given::Value(value)
}

fn no<T>() -> Given<T> {
    Given::NoRule
}

fn minutes(count: u64) -> Millis {
    Millis::seconds(count * 60)
}

#[test]
fn all_eight_editions_read() {
    for edition in Edition::ALL {
        let data = data(edition);
        assert_eq!(data.edition, edition);
        assert!(data.in_force.starts_with(&edition.to_string()));
        assert!(data.contents.numbers.len() > 100);
        for (pace, supervision) in SETTINGS {
            let laws = data.laws(Setting::of(pace, supervision));
            assert!(laws.params.entries().len() > 90);
        }
    }
}

#[test]
fn what_has_a_value_has_an_article() {
    for edition in Edition::ALL {
        for (pace, supervision) in SETTINGS {
            for entry in params(edition, pace, supervision).entries() {
                let placed = entry.article.is_some();
                assert!(
                    placed || entry.given != Given::Value(()),
                    "{edition} {pace} {supervision} {}",
                    entry.key
                );
                let certain = entry.given != Given::Unknown || entry.confidence == Unverified;
                assert!(certain, "{edition} {pace} {supervision} {}", entry.key);
            }
        }
    }
}

#[test]
fn wrong_claims_cost_what_the_sheet_says() {
    let gets = |p: &Params| p.wrong_claim_opponent_gets.given;
    // 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023: minutes for the opponent
    for (pace, supervision, expected) in [
        (Standard, Full, [3, 3, 3, 3, 2, 2, 2, 2]),
        (Rapid, Full, [3, 3, 3, 3, 2, 2, 2, 1]),
        (Rapid, Limited, [3, 3, 3, 3, 2, 2, 2, 1]),
        (Blitz, Full, [3, 3, 3, 3, 1, 1, 1, 2]),
        (Blitz, Limited, [3, 3, 3, 3, 1, 1, 1, 1]),
    ] {
        for (edition, count) in Edition::ALL.into_iter().zip(expected) {
            let given = gets(&params(edition, pace, supervision));
            assert_eq!(given, v(minutes(count)), "{edition} {pace} {supervision}");
        }
    }
    let half = ClaimantLoss::Half {
        at_most: minutes(3),
    };
    let ladder = ClaimantLoss::Ladder {
        halved_above: minutes(2),
        at_most: minutes(3),
        reduced_to: minutes(1),
    };
    by_edition(
        Standard,
        Full,
        |p| &p.wrong_claim_claimant_loses,
        [v(half), v(ladder), v(ladder), no(), no(), no(), no(), no()],
    );
}

#[test]
fn wrong_claims_are_as_certain_as_the_sheet_says() {
    let sure = |edition, pace, supervision| {
        params(edition, pace, supervision)
            .wrong_claim_opponent_gets
            .confidence
    };
    for (edition, expected) in Edition::ALL.into_iter().zip([
        Attested, Attested, Unverified, Attested, Unverified, Attested, Attested, Attested,
    ]) {
        assert_eq!(sure(edition, Standard, Full), expected, "{edition}");
    }
    for edition in [L1997, L2001, L2005, L2009, L2014] {
        assert_eq!(sure(edition, Blitz, Limited), Unverified, "{edition}");
    }
    assert_eq!(sure(L2017, Blitz, Full), Attested);
    assert_eq!(sure(L2018, Blitz, Full), Attested);
    assert_eq!(sure(L2023, Blitz, Limited), Attested);
    assert_eq!(sure(L2023, Blitz, Full), Unverified);
    for param in [
        params(L2023, Blitz, Full).wrong_claim_opponent_gets.entry(),
        params(L2023, Blitz, Full).illegal_move_sanctions.entry(),
    ] {
        assert!(param.reading.is_some_and(|reading| reading.contains("A.3")));
    }
}

#[test]
fn illegal_moves_cost_what_the_sheet_says() {
    let three = || v(vec![AddTime(minutes(2)), AddTime(minutes(2)), Loss]);
    let two = || v(vec![AddTime(minutes(2)), Loss]);
    let short = || v(vec![AddTime(minutes(1)), Loss]);
    let loss = || v(vec![Loss]);
    let ladder = |p: &Params| p.illegal_move_sanctions.clone();
    let table = [
        (
            Standard,
            Full,
            [no(), three(), three(), three(), two(), two(), two(), two()],
        ),
        (
            Rapid,
            Full,
            [
                no(),
                three(),
                three(),
                three(),
                two(),
                two(),
                two(),
                short(),
            ],
        ),
        (
            Rapid,
            Limited,
            [
                no(),
                three(),
                three(),
                three(),
                loss(),
                loss(),
                two(),
                short(),
            ],
        ),
        (
            Blitz,
            Full,
            [
                loss(),
                loss(),
                loss(),
                three(),
                short(),
                short(),
                short(),
                two(),
            ],
        ),
        (
            Blitz,
            Limited,
            [
                loss(),
                loss(),
                loss(),
                loss(),
                loss(),
                loss(),
                short(),
                short(),
            ],
        ),
    ];
    for (pace, supervision, expected) in table {
        for (edition, expected) in Edition::ALL.into_iter().zip(expected) {
            let found = ladder(&params(edition, pace, supervision));
            assert_eq!(found.given, expected, "{edition} {pace} {supervision}");
        }
    }
    by_edition(
        Standard,
        Full,
        |p| &p.quickplay_illegal_move_sanctions,
        [three(), no(), no(), no(), no(), no(), no(), no()],
    );
    let article = |edition, pace, supervision| {
        params(edition, pace, supervision)
            .illegal_move_sanctions
            .article
    };
    assert_eq!(article(L2005, Standard, Full).as_deref(), Some("7.4b"));
    assert_eq!(article(L2014, Rapid, Limited).as_deref(), Some("A.4b"));
    assert_eq!(article(L2017, Standard, Full).as_deref(), Some("7.5.3"));
    assert_eq!(article(L2018, Rapid, Limited).as_deref(), Some("7.5.5"));
    assert_eq!(article(L2018, Blitz, Limited).as_deref(), Some("B.2"));
    assert_eq!(article(L2023, Blitz, Limited).as_deref(), Some("A.3"));
}

#[test]
fn illegal_moves_count_and_are_corrected_as_the_sheet_says() {
    use CorrectionEnds::{GameOver, OpponentMoves, OpponentTouches};
    use IllegalCounts::{Completed, Made, Pressed};
    by_edition(
        Standard,
        Full,
        |p| &p.illegal_move_counts_when,
        [
            Made, Completed, Completed, Completed, Completed, Pressed, Pressed, Pressed,
        ]
        .map(v),
    );
    by_edition(
        Rapid,
        Limited,
        |p| &p.illegal_move_counts_when,
        [
            Made, Pressed, Pressed, Pressed, Completed, Pressed, Pressed, Pressed,
        ]
        .map(v),
    );
    by_edition(
        Rapid,
        Limited,
        |p| &p.illegal_move_correction_ends,
        [
            GameOver,
            OpponentTouches,
            OpponentMoves,
            OpponentMoves,
            OpponentMoves,
            OpponentMoves,
            OpponentMoves,
            OpponentMoves,
        ]
        .map(v),
    );
    by_edition(
        Standard,
        Full,
        |p| &p.illegal_move_correction_ends,
        [GameOver; 8].map(v),
    );
    by_edition(
        Blitz,
        Limited,
        |p| &p.illegal_move_correction_ends,
        [OpponentMoves; 8].map(v),
    );
    by_edition(
        Standard,
        Full,
        |p| &p.illegal_loss_is_draw_if_opponent_cannot_mate,
        [
            no(),
            no(),
            no(),
            v(true),
            v(true),
            v(true),
            v(true),
            v(true),
        ],
    );
    by_edition(
        Blitz,
        Limited,
        |p| &p.illegal_loss_is_draw_if_opponent_cannot_mate,
        [
            no(),
            v(true),
            v(true),
            v(true),
            v(true),
            v(true),
            v(true),
            v(true),
        ],
    );
}

#[test]
fn offences_of_hand_and_clock_grow_into_illegal_moves() {
    use PressWithoutMove::{HandlingOffence, IllegalMove};
    use PromotionOmitted::{BecomesQueen, Illegal, NamedIllegal};
    by_edition(
        Standard,
        Full,
        |p| &p.press_without_move,
        [
            no(),
            no(),
            no(),
            no(),
            v(HandlingOffence),
            v(IllegalMove),
            v(IllegalMove),
            v(IllegalMove),
        ],
    );
    let (breach, pressed) = (TwoHands::Breach, TwoHands::IllegalMoveOncePressed);
    by_edition(
        Standard,
        Full,
        |p| &p.two_hands,
        [
            breach,
            breach,
            breach,
            breach,
            breach,
            TwoHands::IllegalMove,
            pressed,
            pressed,
        ]
        .map(v),
    );
    by_edition(
        Standard,
        Full,
        |p| &p.promotion_omitted,
        [
            Illegal,
            Illegal,
            NamedIllegal,
            NamedIllegal,
            BecomesQueen,
            BecomesQueen,
            BecomesQueen,
            BecomesQueen,
        ]
        .map(v),
    );
}

#[test]
fn draw_rules_follow_the_sheet() {
    use ClaimantClock::{MayStop, MustStop, PlayerOrArbiterStops};
    use PieceIs::{Moved, Touched};
    use RepetitionMode::{Anywhere, Consecutive};
    by_edition(Standard, Full, |p| &p.claim_repetitions, [3; 8].map(v));
    by_edition(
        Standard,
        Full,
        |p| &p.claim_moves_without_progress,
        [50; 8].map(v),
    );
    by_edition(
        Standard,
        Full,
        |p| &p.automatic_repetitions,
        [no(), no(), no(), no(), v(5), v(5), v(5), v(5)],
    );
    by_edition(
        Standard,
        Full,
        |p| &p.automatic_repetitions_count,
        [
            no(),
            no(),
            no(),
            no(),
            v(Consecutive),
            v(Anywhere),
            v(Anywhere),
            v(Anywhere),
        ],
    );
    by_edition(
        Standard,
        Full,
        |p| &p.automatic_moves_without_progress,
        [no(), no(), no(), no(), v(75), v(75), v(75), v(75)],
    );
    by_edition(
        Standard,
        Full,
        |p| &p.claim_lost_when_piece_is,
        [
            Moved, Moved, Moved, Touched, Touched, Touched, Touched, Touched,
        ]
        .map(v),
    );
    by_edition(
        Standard,
        Full,
        |p| &p.claimant_clock,
        [
            MustStop,
            MustStop,
            MustStop,
            MayStop,
            PlayerOrArbiterStops,
            PlayerOrArbiterStops,
            PlayerOrArbiterStops,
            PlayerOrArbiterStops,
        ]
        .map(v),
    );
    for edition in Edition::ALL {
        let refused = params(edition, Standard, Full).offer_refused_by;
        assert!(refused.includes(&Refusal::Spoken), "{edition}");
        assert_eq!(
            refused.includes(&Refusal::Move),
            edition == L1997,
            "{edition}"
        );
        assert_eq!(
            refused.includes(&Refusal::Touch),
            edition != L1997,
            "{edition}"
        );
        let drawn = params(edition, Standard, Full).resignation_is_draw_if_opponent_cannot_mate;
        assert!(drawn.is(edition == L2023), "{edition}");
        let after_moves = params(edition, Standard, Full).agreement_needs_move_by_each;
        assert!(
            after_moves.is([L2017, L2018, L2023].contains(&edition)),
            "{edition}"
        );
    }
}

#[test]
fn the_paces_meet_where_the_sheet_says() {
    let pace_of = |edition, count| {
        let p = params(edition, Standard, Full);
        let time = minutes(count);
        let from = p.rapid_from.value().expect("a limit").allows_from(time);
        let up_to = p.rapid_up_to.value().expect("a limit").allows_up_to(time);
        let blitz = p.blitz_up_to.value().expect("a limit").allows_up_to(time);
        assert!(!(blitz && from && up_to), "{edition} {count} minutes");
        match (blitz, from && up_to) {
            (true, _) => Blitz,
            (false, true) => Rapid,
            (false, false) => Standard,
        }
    };
    for (edition, times) in [
        (
            L1997,
            [(14, Blitz), (15, Rapid), (60, Rapid), (61, Standard)],
        ),
        (
            L2001,
            [(14, Blitz), (15, Rapid), (60, Rapid), (61, Standard)],
        ),
        (
            L2009,
            [(14, Blitz), (15, Rapid), (59, Rapid), (60, Standard)],
        ),
        (
            L2014,
            [(10, Blitz), (11, Rapid), (59, Rapid), (60, Standard)],
        ),
        (
            L2017,
            [(10, Blitz), (11, Rapid), (59, Rapid), (60, Standard)],
        ),
        (
            L2018,
            [(10, Blitz), (11, Rapid), (59, Rapid), (60, Standard)],
        ),
        (
            L2023,
            [(10, Blitz), (11, Rapid), (59, Rapid), (60, Standard)],
        ),
    ] {
        for (count, pace) in times {
            assert_eq!(pace_of(edition, count), pace, "{edition} {count} minutes");
        }
    }
    by_edition(
        Standard,
        Full,
        |p| &p.increment_counts_for_moves,
        [no(), no(), v(60), v(60), v(60), v(60), v(60), v(60)],
    );
}

#[test]
fn supervision_is_what_the_sheet_says() {
    by_edition(
        Rapid,
        Full,
        |p| &p.supervised_games_per_arbiter,
        [no(), no(), no(), v(3), v(3), v(3), v(3), v(3)],
    );
    by_edition(
        Blitz,
        Full,
        |p| &p.supervised_games_per_arbiter,
        [no(), no(), no(), v(1), v(1), v(1), v(1), v(1)],
    );
    by_edition(
        Rapid,
        Full,
        |p| &p.record_views,
        [no(), no(), no(), no(), no(), v(5), v(5), v(5)],
    );
    by_edition(
        Rapid,
        Limited,
        |p| &p.set_up_stands_after_moves,
        [v(3), v(3), v(3), v(3), v(10), v(10), v(10), v(10)],
    );
    by_edition(
        Standard,
        Full,
        |p| &p.set_up_stands_after_moves,
        [(); 8].map(|()| no()),
    );
    let made = |p: &Params| p.set_up_stands_when_moves_are.given;
    assert_eq!(made(&params(L1997, Rapid, Limited)), v(MoveStage::Made));
    assert_eq!(
        made(&params(L2001, Rapid, Limited)),
        v(MoveStage::Completed)
    );
}

#[test]
fn flags_in_rapid_are_called_as_the_sheet_says() {
    use ArbiterCallsFlag::{May, MustNot, MustNotUnlessBothDown, Shall};
    use ClaimantClock::{MayStop, MustStop};
    use OwnClock::{FlagUp, Nothing, TimeLeft};
    for pace in [Rapid, Blitz] {
        by_edition(
            pace,
            Limited,
            |p| &p.arbiter_calls_flag,
            [
                v(MustNot),
                v(MustNot),
                v(MustNot),
                v(MustNotUnlessBothDown),
                Given::Unknown,
                v(May),
                v(Shall),
                v(Shall),
            ],
        );
        by_edition(
            pace,
            Limited,
            |p| &p.time_win_needs_own,
            [
                FlagUp, FlagUp, FlagUp, FlagUp, TimeLeft, TimeLeft, Nothing, Nothing,
            ]
            .map(v),
        );
        by_edition(
            pace,
            Limited,
            |p| &p.time_win_clock,
            [
                MustStop, MustStop, MustStop, MustStop, MayStop, MayStop, MayStop, MayStop,
            ]
            .map(v),
        );
    }
    let caught = |edition, pace| params(edition, pace, Limited).both_kings_in_check.given;
    assert_eq!(caught(L2001, Rapid), no());
    assert_eq!(caught(L2009, Rapid), v(BothKingsInCheck::ArbiterIntervenes));
    assert_eq!(caught(L2009, Blitz), no());
    assert_eq!(caught(L2018, Blitz), v(BothKingsInCheck::DrawAfterNextMove));
}

#[test]
fn adjourned_games_follow_the_sheet() {
    use ResumptionLateness::{DefaultTime, FixedLimit, LimitUnlessVaried};
    use SealedException::{AutomaticDraw, DeadPosition, FlagFall, GameCompleted};
    by_edition(
        Standard,
        Full,
        |p| &p.resumption_lateness,
        [
            FixedLimit,
            LimitUnlessVaried,
            LimitUnlessVaried,
            LimitUnlessVaried,
            DefaultTime,
            DefaultTime,
            DefaultTime,
            DefaultTime,
        ]
        .map(v),
    );
    let hour = || v(minutes(60));
    by_edition(
        Standard,
        Full,
        |p| &p.resumption_late_limit,
        [hour(), hour(), hour(), hour(), no(), no(), no(), no()],
    );
    let flag_or_dead = || v(vec![FlagFall, DeadPosition]);
    let completed_too = || v(vec![GameCompleted, FlagFall, AutomaticDraw]);
    by_edition(
        Standard,
        Full,
        |p| &p.sealed_move_exceptions,
        [
            flag_or_dead(),
            flag_or_dead(),
            flag_or_dead(),
            v(vec![GameCompleted, FlagFall, DeadPosition]),
            v(vec![GameCompleted, FlagFall, AutomaticDraw, DeadPosition]),
            completed_too(),
            completed_too(),
            v(vec![GameCompleted, DeadPosition, FlagFall, AutomaticDraw]),
        ],
    );
    by_edition(
        Standard,
        Full,
        |p| &p.session_end_is_announced,
        [
            v(true),
            v(true),
            v(true),
            v(true),
            Given::Unknown,
            v(false),
            v(false),
            v(false),
        ],
    );
    assert!(
        params(L1997, Standard, Full)
            .early_adjourner_time_is_recorded
            .is_absent()
    );
    assert!(
        params(L2001, Standard, Full)
            .early_adjourner_time_is_recorded
            .is(true)
    );
    assert!(
        params(L1997, Standard, Full)
            .envelope_offer
            .is(EnvelopeOffer::MadeBeforeAdjournment)
    );
    assert!(
        params(L2001, Standard, Full)
            .envelope_offer
            .is(EnvelopeOffer::StillCurrent)
    );
    assert!(
        params(L2018, Standard, Full)
            .sealed_on
            .is(SealedOn::Scoresheet)
    );
    assert!(
        params(L2023, Standard, Full)
            .sealed_on
            .is(SealedOn::PaperScoresheet)
    );
}

#[test]
fn a_flag_and_both_flags_follow_the_sheet() {
    let article = |edition| params(edition, Standard, Full).flag_fall_mate_test.article;
    for (edition, number) in Edition::ALL
        .into_iter()
        .zip(["6.9", "6.10", "6.10", "6.9", "6.9", "6.9", "6.9", "6.9"])
    {
        assert_eq!(article(edition).as_deref(), Some(number), "{edition}");
        let p = params(edition, Standard, Full);
        assert!(p.both_flags_in_last_period.is(BothFlags::Draw), "{edition}");
        assert!(
            p.both_flags_in_other_period.is(BothFlags::PlayOn),
            "{edition}"
        );
        let dead_first = p.flag_fall_yields_to.includes(&GameEnd::DeadPosition);
        assert_eq!(dead_first, edition != L1997, "{edition}");
    }
    assert!(
        params(L2014, Standard, Full)
            .both_flags_need_guidelines
            .is_absent()
    );
    assert!(
        params(L2017, Standard, Full)
            .both_flags_need_guidelines
            .is(true)
    );
    assert!(
        params(L2018, Blitz, Limited)
            .both_flags_in_last_period
            .is_absent()
    );
}

#[test]
fn confidence_is_that_of_the_sheet() {
    let at = |edition, pace, supervision| params(edition, pace, supervision);
    assert_eq!(
        at(L2001, Standard, Full)
            .claim_lost_when_piece_is
            .confidence,
        Unverified
    );
    assert_eq!(
        at(L2001, Rapid, Limited)
            .illegal_move_correction_ends
            .confidence,
        Reported
    );
    assert_eq!(
        at(L2014, Blitz, Full).illegal_move_sanctions.confidence,
        Unverified
    );
    assert_eq!(
        at(L2014, Blitz, Limited).illegal_move_sanctions.confidence,
        Reported
    );
    assert_eq!(
        at(L2014, Standard, Full).resumption_lateness.confidence,
        Unverified
    );
    assert_eq!(
        at(L2017, Rapid, Limited).illegal_move_sanctions.confidence,
        Attested
    );
    // where a table and the digest of the sheet differ, the lower one
    assert_eq!(at(L1997, Standard, Full).two_hands.confidence, Unverified);
    assert_eq!(
        at(L1997, Standard, Full)
            .agreement_needs_move_by_each
            .confidence,
        Reported
    );
    assert_eq!(
        at(L2014, Standard, Full).stalemate_needs.confidence,
        Unverified
    );
}

#[test]
fn contents_list_the_numbers_of_each_edition() {
    let has = |edition, number: &str| {
        data(edition)
            .contents
            .numbers
            .iter()
            .any(|other| other == number)
    };
    for (edition, present, absent) in [
        (L1997, "A.10c", "9.5.3"),
        (L2001, "6.10", "7.6"),
        (L2009, "Adj.11b", "A.13"),
        (L2014, "9.7", "9.6.1"),
        (L2017, "7.8.2", "7.5.5"),
        (L2018, "9.2.1.2", "7.7.1"),
        (L2023, "9.2.3.2", "9.2.1.2"),
        (L2023, "A.5.1.2", "A.3.1"),
        (L2018, "B.5", "B.2.1"),
    ] {
        assert!(has(edition, present), "{edition} {present}");
        assert!(!has(edition, absent), "{edition} {absent}");
    }
    let complete = Edition::ALL.map(|edition| data(edition).contents.complete);
    assert_eq!(
        complete,
        [false, false, false, false, false, true, true, true]
    );
}

/// The fault that the file of 2018 shows after one replacement.
fn fault(from: &str, to: &str) -> EditionError {
    let (_, text) = FILES[6];
    assert_eq!(text.matches(from).count(), 1, "{from:?} must stand once");
    super::edition("2018.yaml", &text.replace(from, to)).expect_err("a fault")
}

#[test]
fn a_bad_value_is_refused_at_its_place() {
    let (_, text) = FILES[6];
    let row = "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3}";
    let line = text
        .lines()
        .position(|line| line.contains(row))
        .expect("a row")
        + 1;
    for (to, told) in [
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: three}",
            "invalid type: string \"three\"",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: certain, value: 3}",
            "unknown variant `certain`",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3, unit: times}",
            "unknown field `unit`",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested}",
            "missing field `value`",
        ),
        (
            "claim-repetitions: {confidence: attested, value: 3}",
            "missing field `article`",
        ),
        (
            "claim-repetition: {article: \"9.2.1\", confidence: attested, value: 3}",
            "unknown field `claim-repetition`",
        ),
    ] {
        let error = fault(row, to);
        assert!(error.problem.contains(told), "{error}");
        assert_eq!(error.line, Some(line), "{error}");
        assert!(
            error.to_string().starts_with(&format!("2018.yaml:{line}:")),
            "{error}"
        );
    }
}

#[test]
fn a_file_that_contradicts_itself_is_refused() {
    for (from, to, told) in [
        (
            "edition: 2018",
            "edition: 2017",
            "expected in a file named 2017.yaml",
        ),
        (
            "edition: 2018",
            "edition: 2016",
            "expected one of 1997, 2001",
        ),
        (
            "in-force: 2018-01-01",
            "in-force: 2018-13-01",
            "expected a day as YYYY-MM-DD",
        ),
        ("\"0:00:30\"", "\"30\"", "H:MM:SS"),
        (
            "claim-lost-when-piece-is: {article: \"9.4\"",
            "claim-lost-when-piece-is: {article: \"9.9\"",
            "number \"9.9\"",
        ),
        (
            "    \"9.1.2\": introduces its parts",
            "    \"9.1.3\": no such number",
            "number \"9.1.3\"",
        ),
        (
            "    \"9.1.2\": introduces its parts",
            "    \"8.6\": twice set aside",
            "found under both",
        ),
        (
            "\"7.5.4\", \"7.5.5\", \"7.6\",",
            "\"7.5.4\", \"7.5.5\", \"7.5.5\", \"7.6\",",
            "found twice",
        ),
    ] {
        let error = fault(from, to);
        assert!(error.problem.contains(told), "{error}");
        assert!(error.line.is_some(), "{error}");
    }
}
