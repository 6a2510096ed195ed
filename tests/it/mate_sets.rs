//! Positions of which it is known whether a side can checkmate, and random placements to ask the same of.
//!
//! The collections lie outside the repository, in `../shared/data` or under the folder named by `JADOUBE_SHARED`.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use jadoube::board::{CanMate, Method, Outcome, Player, Position};
use jadoube::quiz::Random;

/// A collection: its file, and what a row of it says.
pub(crate) struct Set {
    /// The name of the file.
    pub file: &'static str,
    /// For whom the row tells whether he can checkmate; nothing for a heading.
    says: fn(&[&str]) -> Vec<(Player, bool)>,
}

/// All collections.
pub(crate) const SETS: [Set; 4] = [
    Set {
        file: "unwinnable.tsv.gz",
        says: |columns| match columns[1] {
            "w" => vec![(Player::White, columns[2] == "true")],
            "b" => vec![(Player::Black, columns[2] == "true")],
            _ => Vec::new(),
        },
    },
    Set {
        file: "hard-positions.tsv.gz",
        says: both_sides,
    },
    Set {
        file: "lichess-positions.tsv.gz",
        says: both_sides,
    },
    Set {
        file: "timeouts-without-mate.fen.gz",
        says: |columns| {
            let position = Position::from_fen(columns[0]).expect(columns[0]);
            vec![(position.has_the_move().other(), false)]
        },
    },
];

fn both_sides(columns: &[&str]) -> Vec<(Player, bool)> {
    if columns[0] == "fen" {
        return Vec::new();
    }
    vec![
        (Player::White, columns[1] == "true"),
        (Player::Black, columns[2] == "true"),
    ]
}

/// How many answers were right; those that were not, in words.
#[derive(Debug, Default)]
pub(crate) struct Count {
    /// Right answers, every mating line replayed.
    pub right: u32,
    /// Questions left open.
    pub undecided: Vec<String>,
    /// Wrong answers.
    pub wrong: Vec<String>,
}

impl Set {
    /// Asks every `step`-th row; `None` where the collection is not here.
    pub fn judge(
        &self,
        step: usize,
        mut ask: impl FnMut(&Position, Player) -> CanMate,
    ) -> Option<Count> {
        let rows = unpack(self.file)?;
        let mut count = Count::default();
        for row in rows.lines().step_by(step) {
            let columns: Vec<&str> = row.split('\t').collect();
            for (player, can) in (self.says)(&columns) {
                let position = Position::from_fen(columns[0]).expect(row);
                match (ask(&position, player), can) {
                    (CanMate::Undecided, _) => count.undecided.push(format!("{row} {player:?}")),
                    (CanMate::Yes { line }, true) if mates(&position, player, &line) => {
                        count.right += 1;
                    }
                    (CanMate::No { .. }, false) => count.right += 1,
                    (wrong, _) => count.wrong.push(format!("{row} {player:?}: {wrong:?}")),
                }
            }
        }
        Some(count)
    }
}

/// Whether these moves are legal one after the other and the last one checkmates for the player.
pub(crate) fn mates(start: &Position, player: Player, line: &[jadoube::board::Move]) -> bool {
    let mut at = start.clone();
    for played in line {
        if !at.legal_moves().contains(played) {
            return false;
        }
        at = at.play(played);
    }
    (at.outcome(), at.has_the_move()) == (Outcome::Mate, player.other())
}

/// The text of a packed file of the data beside the repository; none where they are missing.
pub(crate) fn unpack(file: &str) -> Option<String> {
    unpack_bytes(file).map(|bytes| String::from_utf8(bytes).expect("a text in UTF-8"))
}

/// The same of a file that may be in another encoding.
pub(crate) fn unpack_bytes(file: &str) -> Option<Vec<u8>> {
    let packed = shared(&format!("data/{file}"));
    let packed = packed?;
    let mut text = Vec::new();
    GzDecoder::new(packed.as_slice())
        .read_to_end(&mut text)
        .expect("a packed text");
    Some(text)
}

/// The bytes of a file of the folder beside the repository; none where it is missing, which is then counted.
pub(crate) fn shared(file: &str) -> Option<Vec<u8>> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let named = std::env::var_os("JADOUBE_SHARED").map(PathBuf::from);
    let found = [named, Some(beside)]
        .into_iter()
        .flatten()
        .find_map(|folder| std::fs::read(folder.join(file)).ok());
    if found.is_none() {
        skipped(file);
    }
    found
}

/// Says that whoever asks goes without a file; where `JADOUBE_SKIPPED` names a list, it is counted there.
fn skipped(file: &str) {
    let thread = std::thread::current();
    let line = format!("{}: no {file}\n", thread.name().unwrap_or("main"));
    eprint!("skipped: {line}");
    if let Some(list) = std::env::var_os("JADOUBE_SKIPPED") {
        let list = std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(list);
        list.and_then(|mut list| list.write_all(line.as_bytes()))
            .expect("the list of skipped tests can be written");
    }
}

/// Random FENs, the same on every machine: few or many pieces, any number of kings, rights and squares that make no sense.
pub(crate) struct Placements(pub Random);

impl Placements {
    fn one_of(&mut self, choice: &'static str) -> char {
        let at = self.0.below(choice.len());
        char::from(choice.as_bytes()[at])
    }

    /// The next FEN, and whether it is to be read as one of Chess960.
    pub fn next(&mut self) -> (String, bool) {
        let mut board = [' '; 64];
        let most = [4, 10, 24, 60][self.0.below(4)];
        for _ in 0..self.0.below(most) {
            let piece = self.one_of("PPPPNBRQppppnbrq");
            let pawn = piece.eq_ignore_ascii_case(&'p') && self.0.below(200) > 0;
            let square = if pawn {
                8 + self.0.below(48)
            } else {
                self.0.below(64)
            };
            board[square] = piece;
        }
        for king in "Kk".chars() {
            if self.0.below(100) > 0 {
                board[self.0.below(64)] = king;
            }
        }
        let ranks: Vec<String> = board
            .chunks(8)
            .map(|rank| rank.iter().collect::<String>().replace(' ', "1"))
            .collect();
        let turn = self.one_of("wb");
        let rights = ["-", "-", "-", "KQkq", "Kq", "HAha", "Fd"][self.0.below(7)];
        let en_passant = match self.0.below(4) {
            0 => format!("{}{}", self.one_of("abcdefgh"), self.one_of("36")),
            _ => "-".to_owned(),
        };
        let chess960 = self.0.below(4) == 0;
        (
            format!("{} {turn} {rights} {en_passant} 0 1", ranks.join("/")),
            chess960,
        )
    }
}

/// What a random placement showed: wrong answers panic, so that the placement is named.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub illegal: u32,
    pub can: u32,
    pub cannot: u32,
    pub undecided: u32,
}

impl Seen {
    /// Asks of both players whether they can checkmate from a random placement, and holds the answers against the board.
    pub fn ask(
        &mut self,
        (fen, chess960): &(String, bool),
        mut ask: impl FnMut(&Position, Player) -> CanMate,
    ) {
        let position = match chess960 {
            true => Position::from_fen_chess960(fen),
            false => Position::from_fen(fen),
        }
        .expect(fen);
        for player in Player::ALL {
            let found = ask(&position, player);
            let bare = position
                .pieces()
                .all(|(_, owner, role)| owner != player || role == jadoube::board::Role::King);
            match (&found, position.legal()) {
                (CanMate::IllegalPosition, None) if !bare => self.illegal += 1,
                (CanMate::Yes { line }, Some(_)) => {
                    assert!(mates(&position, player, line), "{fen} {player:?}: {line:?}");
                    self.can += 1;
                }
                (CanMate::No { because, .. }, legal) => {
                    let over = position.legal_moves().is_empty();
                    match because {
                        Method::GameOver => assert!(over, "{fen}"),
                        Method::Material => assert!(bare || legal.is_some(), "{fen}"),
                        Method::ForcedLine | Method::Proof => assert!(!over, "{fen}"),
                    }
                    self.cannot += 1;
                }
                (CanMate::Undecided, Some(_)) => self.undecided += 1,
                _ => panic!("{fen} {player:?}: {found:?}"),
            }
        }
    }
}
