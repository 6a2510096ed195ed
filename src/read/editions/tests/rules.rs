//! Draws, paces, flags and adjourned games, against the fact sheets.

use super::*;

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
    for edition in ALL {
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
    for (edition, number) in ALL
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
fn castling_runs_along_the_line_that_the_sheet_names() {
    use CastlingAlong::{FirstRank, SameRank};
    let along = [
        SameRank, SameRank, SameRank, FirstRank, FirstRank, FirstRank, FirstRank, FirstRank,
    ];
    by_edition(
        Standard,
        Full,
        |p| &p.castling_along,
        along.map(Given::Value),
    );
    let sure = [
        Reported, Unverified, Attested, Attested, Unverified, Attested, Attested, Attested,
    ];
    for (edition, confidence) in ALL.into_iter().zip(sure) {
        let param = params(edition, Standard, Full).castling_along;
        assert_eq!(param.confidence, confidence, "{edition}");
    }
}
