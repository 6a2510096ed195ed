//! The audit's fast scan says what the judge says: the same claims, the same ends, in every edition.

use crate::LIBRARY;
use crate::mate_sets::unpack_bytes;
use jadoube::audit::{
    AuditFinding, Auditor, Basis, Claim, Counted, How, Intended, Played, Report, What, draw_claimed,
};
use jadoube::board::{Player, Position};
use jadoube::edition::{Laws, Pace, Setting, Supervision};
use jadoube::game::{Case, Effect, Ground};
use jadoube::laws::drawn_game::RIGHT_CLAIM;
use jadoube::laws::{Code, Provision, Status, Verdict, judge};
use jadoube::quiz::Random;
use jadoube::read::pgn::games;

fn laws() -> Vec<Laws> {
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let editions = LIBRARY.editions.iter();
    editions.map(|data| data.laws(&setting)).collect()
}

/// What was compared, so that a test that compared nothing is seen.
#[derive(Debug, Default)]
struct Compared {
    right_claims: u32,
    wrong_claims: u32,
    ends: u32,
    moves_that_end_nothing: u32,
}

/// The ruling on the last event of a case.
struct Ruling(Verdict);

impl Ruling {
    fn of(laws: &Laws, case: &Case) -> Self {
        Ruling(judge(&Code::new(laws), case).expect("no provision contradicts another"))
    }

    /// Whether a provision holds on the last event, whatever is left open; `None` where that depends.
    fn holds(&self, provision: &'static Provision) -> Option<bool> {
        let answers: Vec<bool> = (self.0.branches.iter())
            .map(|branch| {
                let last = branch.steps.last().expect("there is an event");
                (last.reasons.iter())
                    .any(|reason| reason.provision == provision && reason.status == Status::Holds)
            })
            .collect();
        let first = *answers.first()?;
        answers
            .iter()
            .all(|answer| *answer == first)
            .then_some(first)
    }

    fn ends(&self) -> bool {
        let last = |branch: &jadoube::laws::Branch| {
            let last = branch.steps.last().expect("there is an event");
            (last.reasons.iter())
                .filter(|reason| reason.status == Status::Holds)
                .flat_map(|reason| &reason.effects)
                .any(|effect| matches!(effect, Effect::Draw | Effect::Win(_)))
        };
        self.0.branches.iter().any(last)
    }
}

/// Compares the report on a game with the judge; `every` thins out the places where nothing was found.
fn compare(laws: &Laws, game: &Played<'_>, report: &Report, every: usize, seen: &mut Compared) {
    let about = |what: &str, at: usize| {
        let fen = (game.course.as_ref()).map(|course| course.position(at).fen());
        format!(
            "{}: {what} after {at}: {fen:?}\n{}",
            laws.edition,
            String::from_utf8_lossy(game.game.text)
        )
    };
    for finding in &report.findings {
        match &finding.what {
            What::Claim(_) => {
                let case = game.case_about(finding).expect("a claim is a case");
                let right = Ruling::of(laws, &case).holds(&RIGHT_CLAIM);
                assert_eq!(
                    right,
                    Some(true),
                    "{}",
                    about("a claim that was found", finding.after)
                );
                seen.right_claims += 1;
            }
            What::Over(ended) => over(laws, game, finding, ended.how, seen, &about),
            _ => {}
        }
    }
    let end = report
        .over
        .map_or(game.game.moves.len(), |(over, _)| over.saturating_sub(1));
    for at in (0..=end).step_by(every) {
        not_found(laws, game, report, at, seen, &about);
        if at > 0 && at < end {
            let event = game.made(at - 1).expect("a move");
            let case = game.case_of(at - 1, vec![event]).expect("a place");
            assert!(
                !Ruling::of(laws, &case).ends(),
                "{}",
                about("an end that was not found", at)
            );
            seen.moves_that_end_nothing += 1;
        }
    }
}

fn over(
    laws: &Laws,
    game: &Played<'_>,
    finding: &AuditFinding,
    how: How,
    seen: &mut Compared,
    about: &dyn Fn(&str, usize) -> String,
) {
    let Some(case) = game.case_about(finding) else {
        assert_eq!(
            finding.after, 0,
            "only a start that is an end has no move before it"
        );
        return;
    };
    let ruling = Ruling::of(laws, &case);
    assert!(
        ruling.ends(),
        "{}",
        about("an end that was found", finding.after)
    );
    // A mate or a draw at once may go before others that hold, too: one of them is the one told.
    let provision = how.provision();
    assert_eq!(
        ruling.holds(provision),
        Some(true),
        "{}",
        about(provision.id, finding.after)
    );
    seen.ends += 1;
}

/// Where no claim was found, one fails: on the board, and with each move that could be intended.
fn not_found(
    laws: &Laws,
    game: &Played<'_>,
    report: &Report,
    at: usize,
    seen: &mut Compared,
    about: &dyn Fn(&str, usize) -> String,
) {
    let claims: Vec<&Claim> = (report.findings.iter())
        .filter(|finding| finding.after == at)
        .filter_map(|finding| match &finding.what {
            What::Claim(claim) => Some(claim),
            _ => None,
        })
        .collect();
    let course = game.course.as_ref().expect("a start");
    let position = course.position(at);
    let by = position.has_the_move();
    let mut intended = vec![None];
    let chess = position.legal().expect("a game goes on from it");
    let moves = shakmaty::Position::legal_moves(chess);
    // One move in three, beginning elsewhere at each place.
    intended.extend(
        moves
            .iter()
            .skip(at % 3)
            .step_by(3)
            .map(|played| Some(*played)),
    );
    for ground in [Ground::Repetition, Ground::NoProgress] {
        for played in &intended {
            let found = claims.iter().any(|claim| {
                let same_ground = match claim.basis {
                    Basis::Repetition(_) => ground == Ground::Repetition,
                    Basis::NoProgress(_) => ground == Ground::NoProgress,
                };
                same_ground
                    && match (&claim.intended, played) {
                        (None, None) => true,
                        (Some(Intended::Move(found)), Some(played)) => found == played,
                        (Some(Intended::AnyWithoutProgress(moves)), Some(played)) => {
                            moves.contains(played)
                        }
                        // Who can claim on the board finds no use in a move.
                        (None, Some(_)) => ground == Ground::NoProgress,
                        (Some(_), None) => false,
                    }
            });
            if found {
                continue;
            }
            let text = played.map(|played| position.san(&played));
            let event = draw_claimed(by, ground, text.clone());
            let case = game.case_of(at, vec![event]).expect("a place");
            let right = Ruling::of(laws, &case).holds(&RIGHT_CLAIM);
            let what = format!("a claim that was not found ({ground:?} {text:?})");
            assert_eq!(right, Some(false), "{}", about(&what, at));
            seen.wrong_claims += 1;
        }
    }
}

/// A game of random moves in which players like to take moves back, so that positions come again.
fn random_game(dice: &mut Random, start: &str, most: usize) -> String {
    let mut at: Position = start.parse().expect("a position");
    let mut text = format!("[FEN \"{start}\"]\n[SetUp \"1\"]\n\n");
    if start == INITIAL {
        text.clear();
    }
    let mut last = [None, None];
    for ply in 0..most {
        let chess = at.legal().expect("legal moves only").clone();
        let moves = shakmaty::Position::legal_moves(&chess);
        if moves.is_empty() {
            break;
        }
        let quiet: Vec<_> = moves.iter().filter(|played| !played.is_zeroing()).collect();
        let back = last[ply % 2].and_then(|(from, to)| {
            let back =
                |played: &&&jadoube::board::Move| played.from() == Some(to) && played.to() == from;
            quiet.iter().find(back).copied()
        });
        let played = match back {
            Some(back) if dice.below(10) < 7 => *back,
            _ if !quiet.is_empty() && dice.below(20) > 0 => *quiet[dice.below(quiet.len())],
            _ => moves[dice.below(moves.len())],
        };
        last[ply % 2] = played.from().map(|from| (from, played.to()));
        text.push_str(&at.san(&played));
        text.push(' ');
        at = at.play(&played);
    }
    text.push_str("*\n");
    text
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Starts with what makes positions differ, and with little left on the board.
const STARTS: [&str; 5] = [
    INITIAL,
    "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1",
    "4k3/8/8/2pP4/8/8/8/4K2R w K c6 0 1",
    "8/8/4k3/8/8/3NK3/8/8 w - - 0 1",
    "7k/5n2/8/8/8/8/1R6/K7 b - - 0 60",
];

#[test]
fn on_random_games_the_scan_and_the_judge_say_the_same_in_every_edition() {
    let mut dice = Random::of(20_231_104);
    let mut seen = Compared::default();
    let all = laws();
    for round in 0..12 {
        let start = STARTS[round % STARTS.len()];
        let most = [12, 24, 40, 60][round % 4];
        let text = random_game(&mut dice, start, most);
        let game = games(text.as_bytes()).next().expect("a game");
        assert!(game.stop.is_none() && game.start.is_ok(), "{text}");
        let played = Played::of(&game);
        for laws in &all {
            let report = Auditor::new(laws).audit(&played);
            compare(laws, &played, &report, 5, &mut seen);
        }
    }
    assert!(
        seen.right_claims > 500 && seen.wrong_claims > 1000,
        "{seen:?}"
    );
    assert!(
        seen.ends >= 4 && seen.moves_that_end_nothing > 100,
        "{seen:?}"
    );
}

#[test]
fn knights_that_wander_for_75_moves_give_the_same_claims_and_the_same_end() {
    let mut dice = Random::of(75);
    let mut seen = Compared::default();
    let start = "1n2k1n1/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    let mut at: Position = start.parse().expect("a position");
    let mut text = format!("[FEN \"{start}\"]\n\n");
    for _ in 0..156 {
        let chess = at.legal().expect("legal").clone();
        let moves = shakmaty::Position::legal_moves(&chess);
        let quiet: Vec<_> = (moves.iter())
            .filter(|played| !played.is_zeroing())
            .collect();
        let played = *quiet[dice.below(quiet.len())];
        text.push_str(&format!("{} ", at.san(&played)));
        at = at.play(&played);
    }
    let game = games(text.as_bytes()).next().expect("a game");
    let played = Played::of(&game);
    for laws in &laws() {
        let report = Auditor::new(laws).audit(&played);
        compare(laws, &played, &report, 31, &mut seen);
    }
    assert!(seen.right_claims > 200 && seen.ends > 2, "{seen:?}");
}

#[test]
fn on_real_games_the_scan_and_the_judge_say_the_same_in_every_edition() {
    let mut seen = Compared::default();
    let all = laws();
    for name in FILES {
        let Some(text) = unpack_bytes(name) else {
            continue;
        };
        let mut games_seen = 0;
        for game in games(&text) {
            if game.start.is_err() || game.stop.is_some() {
                continue;
            }
            let newest = all.last().expect("editions");
            let played = Played::of(&game);
            let report = Auditor::new(newest).audit(&played);
            let (claims, ends) = (
                report.counts.has(Counted::ClaimAvailable),
                report.over.is_some_and(|(_, how)| how != How::Checkmate),
            );
            if !claims && !ends {
                continue;
            }
            games_seen += 1;
            if games_seen > 100 {
                break;
            }
            // Each game in two editions, all editions in turn.
            for laws in all.iter().skip(games_seen % 4).step_by(4) {
                let report = Auditor::new(laws).audit(&played);
                compare(laws, &played, &report, 53, &mut seen);
            }
        }
        assert!(games_seen > 20, "{name}: {games_seen}");
    }
    eprintln!("{seen:?}");
}

/// Collections of played games.
const FILES: [&str; 2] = ["human1.pgn.gz", "clk.pgn.gz"];

#[test]
fn by_is_the_player_who_has_the_move() {
    let text = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 *";
    let game = games(text.as_bytes()).next().expect("a game");
    for laws in &laws() {
        let report = Auditor::new(laws).audit(&Played::of(&game));
        let claims: Vec<(usize, Player)> = (report.findings.iter())
            .filter_map(|finding| match &finding.what {
                What::Claim(claim) => Some((finding.after, claim.by)),
                _ => None,
            })
            .collect();
        // By hand: before 4…Ng8 Black intends it; after it White can claim on the board,
        // and with 5.Nf3, after which the position of 1.Nf3 stands for the third time.
        let expected = [(7, Player::Black), (8, Player::White), (8, Player::White)];
        assert_eq!(claims, expected, "{}", laws.edition);
    }
}
