//! Entries of a game on the board: which move each one is.

use super::encoding::decoded_cyrillic;
use super::words::{ends_word, is_null};
use super::{Game, NoMove, Stop, decoded};
use crate::board::{Alphabet, Entry, Flaw, Meaning, Move, MoveTextError, Position, Replay};

/// The board on which a game is read, and the letters in which.
pub(super) struct Play {
    /// None where nothing can be played, or no more.
    board: Option<Replay>,
    alphabet: Alphabet,
    /// Whether that is the English one: asked at every move, so known beforehand.
    english: bool,
    /// Whether there was an entry that English letters cannot be.
    own_letters: bool,
}

impl Play {
    /// The play of a game in the letters of the standard.
    pub fn english(game: &Game<'_>) -> Self {
        Play {
            english: true,
            ..Self::of(game, Alphabet::ENGLISH)
        }
    }

    /// No play at all.
    pub const fn none() -> Self {
        Play {
            board: None,
            alphabet: Alphabet::ENGLISH,
            english: true,
            own_letters: false,
        }
    }

    fn of(game: &Game<'_>, alphabet: Alphabet) -> Self {
        let start = game.start.as_ref().ok();
        Play {
            board: start.and_then(Replay::of),
            english: false,
            alphabet,
            own_letters: false,
        }
    }

    /// Plays an entry in the standard form, and tells how long it is; none where it is not in that form.
    pub fn standard(&mut self, game: &mut Game<'_>, at: usize) -> Option<usize> {
        let board = self.board.as_mut()?;
        if !self.english {
            return None;
        }
        let (played, length) = board.standard(&game.text[at..])?;
        let next = game.text.get(at + length);
        // A round bracket may enclose the new piece.
        if next.is_some_and(|byte| !ends_word(*byte) || *byte == b'(') {
            return None;
        }
        board.play(played);
        game.moves.push(played);
        Some(length)
    }

    /// Plays an entry in any other form, or notes why it is none.
    pub fn other(&mut self, game: &mut Game<'_>, at: usize, end: usize) {
        let Some(board) = &mut self.board else {
            return;
        };
        let entry = &game.text[at..end];
        let word = if self.alphabet.is_cyrillic() {
            decoded_cyrillic(entry)
        } else {
            decoded(entry)
        };
        match otherwise_written(board, &word, &self.alphabet) {
            Ok(played) => {
                self.own_letters |= !self.english && is_not_english(&word);
                board.play(played);
                game.moves.push(played);
            }
            Err(why) => {
                game.stop = Some(Stop { entry, at, why });
                self.board = None;
            }
        }
    }
}

/// The play of the same game in the letters of each other language.
pub(super) fn other_alphabets(game: &Game<'_>, alphabets: &[Alphabet]) -> Vec<Play> {
    let others = alphabets
        .iter()
        .filter(|other| **other != Alphabet::ENGLISH);
    others.map(|other| Play::of(game, other.clone())).collect()
}

/// The reading that goes farther than every other, if one does and English letters cannot be meant.
pub(super) fn farthest<'t>(
    english: &Game<'t>,
    readings: impl Iterator<Item = (Game<'t>, Play)>,
) -> Option<Game<'t>> {
    let farther = |(game, play): &(Game<'t>, Play)| {
        play.own_letters && game.moves.len() > english.moves.len()
    };
    let all: Vec<Game<'t>> = readings.filter(farther).map(|(game, _)| game).collect();
    let most = all.iter().map(|game| game.moves.len()).max()?;
    let mut best = all.into_iter().filter(|game| game.moves.len() == most);
    let first = best.next()?;
    // Two meanings are none.
    best.all(|other| other.moves == first.moves)
        .then_some(first)
}

/// A move that is not in the standard form, or why the entry is none.
fn otherwise_written(board: &Replay, word: &str, alphabet: &Alphabet) -> Result<Move, NoMove> {
    if is_null(word.as_bytes()) {
        return Err(NoMove::Null);
    }
    let position = board.position();
    if let Some(played) = meant(&position, word, alphabet) {
        return Ok(played);
    }
    let attempt = position
        .read_move(word, &alphabet.letters)
        .map_err(NoMove::Text)?;
    let played = position.examine(&attempt).map_err(NoMove::Illegal)?;
    // English letters among those of another language are no language.
    if *alphabet == Alphabet::ENGLISH && board.is_legal(played) {
        return Ok(played);
    }
    let text = word.to_owned();
    Err(NoMove::Text(MoveTextError::Unreadable { text }))
}

/// The one legal move that an entry can mean by the letters and squares that it names.
fn meant(position: &Position, word: &str, alphabet: &Alphabet) -> Option<Move> {
    if *alphabet == Alphabet::ENGLISH && is_cyrillic(word) {
        return None;
    }
    let reading = position.read_entry(word, alphabet).ok()?;
    let Meaning::One(played) = reading.meaning else {
        return None;
    };
    // A sign of capture or check that alone tells which piece is meant may be wrong itself.
    let doubtful = [Flaw::PawnFileMissing, Flaw::DepartureMissing];
    let certain = !(reading.flaws.iter()).any(|flaw| doubtful.contains(flaw));
    certain.then_some(played)
}

fn is_not_english(word: &str) -> bool {
    is_cyrillic(word) || Entry::parse(word, &Alphabet::ENGLISH).is_err()
}

/// Whether a word has a great Cyrillic letter that is no nought of castling: pieces are named so.
fn is_cyrillic(word: &str) -> bool {
    word.chars()
        .any(|sign| ('А'..='Я').contains(&sign) && sign != 'О')
}
