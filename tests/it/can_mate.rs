//! Whether a side can checkmate, against positions that others have collected and proved.
//!
//! The collections lie outside the repository, in `../shared/data` or under the folder named by `JADOUBE_SHARED`.
//! Where they are missing the test says so and ends.

use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use jadoube::board::{CanMate, Outcome, Player, Position};

#[test]
fn the_collected_unwinnable_positions_are_never_judged_wrongly() {
    // The labels: the position, the side, whether it can checkmate.
    let count = judge("unwinnable.tsv.gz", 1, |columns, player| {
        match (columns[1], player) {
            ("w", Player::White) | ("b", Player::Black) => Some(columns[2] == "true"),
            _ => None,
        }
    });
    assert_all_right(count);
}

#[test]
fn positions_of_a_chess_problem_kind_are_never_judged_wrongly() {
    assert_all_right(judge("hard-positions.tsv.gz", 32, both_sides));
}

#[test]
fn positions_from_games_are_judged_rightly() {
    assert_all_right(judge("lichess-positions.tsv.gz", 40, both_sides));
}

fn both_sides(columns: &[&str], player: Player) -> Option<bool> {
    let column = match player {
        Player::White => 1,
        Player::Black => 2,
    };
    Some(columns[column] == "true")
}

#[derive(Debug, Default)]
struct Count {
    right: u32,
    undecided: Vec<String>,
    wrong: Vec<String>,
}

fn assert_all_right(count: Option<Count>) {
    let Some(count) = count else { return };
    assert!(count.wrong.is_empty(), "{:#?}", count.wrong);
    assert!(count.undecided.is_empty(), "{:#?}", count.undecided);
    assert!(count.right > 0, "nothing judged");
}

/// Judges every `step`-th position of a collection for each side that `label` knows; `None` where it is missing.
fn judge(
    file: &str,
    step: usize,
    label: impl Fn(&[&str], Player) -> Option<bool>,
) -> Option<Count> {
    let Some(rows) = unpack(file) else {
        println!("{file} is not here: skipped");
        return None;
    };
    let mut count = Count::default();
    for row in rows.lines().skip(1).step_by(step) {
        let columns: Vec<&str> = row.split('\t').collect();
        let position = Position::from_fen(columns[0]).expect(row);
        for player in Player::ALL {
            let Some(can) = label(&columns, player) else {
                continue;
            };
            match (position.can_mate(player), can) {
                (CanMate::Undecided, _) => count.undecided.push(format!("{row} {player:?}")),
                (CanMate::Yes { line }, true) => {
                    let end = line.iter().fold(position.clone(), |at, played| {
                        assert!(at.legal_moves().contains(played), "{row}: {played}");
                        at.play(played)
                    });
                    assert_eq!(
                        (end.outcome(), end.has_the_move()),
                        (Outcome::Mate, player.other())
                    );
                    count.right += 1;
                }
                (CanMate::No { .. }, false) => count.right += 1,
                (wrong, _) => count.wrong.push(format!("{row} {player:?}: {wrong:?}")),
            }
        }
    }
    println!(
        "{file}: {} right, {} wrong, {} undecided",
        count.right,
        count.wrong.len(),
        count.undecided.len()
    );
    Some(count)
}

fn unpack(file: &str) -> Option<String> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let named = std::env::var_os("JADOUBE_SHARED").map(PathBuf::from);
    let packed = [named, Some(beside)]
        .into_iter()
        .flatten()
        .find_map(|folder| std::fs::read(folder.join("data").join(file)).ok())?;
    let mut text = String::new();
    GzDecoder::new(packed.as_slice())
        .read_to_string(&mut text)
        .expect("a packed text");
    Some(text)
}
