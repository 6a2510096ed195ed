//! What wrong claims and illegal moves cost, against the fact sheets.

use super::*;

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
        for (edition, count) in ALL.into_iter().zip(expected) {
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
    for (edition, expected) in ALL.into_iter().zip([
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
        for (edition, expected) in ALL.into_iter().zip(expected) {
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
