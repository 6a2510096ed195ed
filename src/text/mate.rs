//! Whether a player can checkmate, in words: the moves that do it, or why there are none.

use crate::board::{CanMate, Method, Move, Outcome, Player, Position, Role, Square};
use crate::game::MateFound;
use crate::text::functions::printed;
use crate::text::known::numbered_from;
use crate::text::say::Say;
use crate::text::voice::Voice;
use std::sync::Arc;

/// Why a player can checkmate or cannot, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ProofText {
    /// The sentence; it ends with a colon where moves follow.
    pub said: String,
    /// The moves from first to last, with their numbers and in the letters of the reader.
    pub line: Option<String>,
}

impl ProofText {
    /// Sentence and moves in one line.
    pub fn whole(&self) -> String {
        match &self.line {
            Some(line) => format!("{} {line}", self.said),
            None => self.said.clone(),
        }
    }
}

/// Whether a player can checkmate from a position, in words.
pub fn can_mate(
    voice: &Voice<'_>,
    position: &Position,
    player: Player,
    found: &CanMate,
) -> ProofText {
    let mate = MateFound {
        player,
        from: Some(Arc::new(position.clone())),
        found: found.clone(),
    };
    in_words(voice, &mate, false)
}

/// What was found of checkmate, in words; what is true of both players alike is said once.
pub(super) fn proofs(voice: &Voice<'_>, found: &[MateFound]) -> Vec<ProofText> {
    let mut told: Vec<(&MateFound, bool)> = Vec::new();
    for mate in found {
        let alike = told.iter_mut().find(|(other, _)| {
            other.from == mate.from && other.found == mate.found && other.player != mate.player
        });
        match alike {
            Some((_, either)) => *either = true,
            None => told.push((mate, false)),
        }
    }
    (told.into_iter())
        .map(|(mate, either)| in_words(voice, mate, either))
        .collect()
}

fn in_words(voice: &Voice<'_>, mate: &MateFound, either: bool) -> ProofText {
    let moves = shown(mate);
    ProofText {
        said: voice.say(&sentence(mate, &moves, either)),
        line: line(voice, mate, &moves),
    }
}

fn sentence(mate: &MateFound, shown: &[Move], either: bool) -> Say {
    let yes = |so: bool| if so { "yes" } else { "no" };
    let about = |attribute: &'static str, who| Say::attribute("mate-proof", attribute).of(who);
    let say = |attribute| about(attribute, mate.player);
    match &mate.found {
        CanMate::Yes { .. } if !shown.is_empty() => {
            let own_moves = shown.len().div_ceil(2);
            say("line").number("count", own_moves as u64)
        }
        CanMate::Yes { .. } if mate.from.is_some() => {
            about("over", mate.player.other()).word("end", "mate")
        }
        CanMate::Yes { .. } => say("usual"),
        CanMate::No { because, .. } => match because {
            Method::Material => say("material").word("either", yes(either)),
            Method::Proof => say("proof")
                .word("either", yes(either))
                .word("why", proved_by(mate)),
            Method::ForcedLine => say("forced")
                .word("only", yes(shown.len() == 1))
                .word("end", end(mate, shown))
                .word("either", yes(either)),
            Method::GameOver => say("over").word("end", end(mate, shown)),
        },
        CanMate::IllegalPosition => say("illegal"),
        CanMate::Undecided => say("undecided"),
    }
}

/// What can be seen of a position that was proved: every move ends the game, the pawns block each other, or neither.
fn proved_by(mate: &MateFound) -> &'static str {
    let Some(from) = &mate.from else {
        return "hidden";
    };
    let ends = |played: &Move| {
        let after = from.play(played).outcome();
        matches!(after, Outcome::Mate | Outcome::Stalemate)
    };
    let pawns = from.pieces().filter(|(_, _, role)| *role == Role::Pawn);
    let pawns: Vec<(Square, Player, Role)> = pawns.collect();
    let is_blocked = |(square, player, _): &(Square, Player, Role)| {
        let ahead = square.offset(if *player == Player::White { 8 } else { -8 });
        let before = ahead.and_then(|ahead| from.piece_at(ahead));
        before == Some((player.other(), Role::Pawn))
    };
    match from.legal_moves().iter().all(ends) {
        true => "at-once",
        false if !pawns.is_empty() && pawns.iter().all(is_blocked) => "blocked",
        false => "hidden",
    }
}

/// How the game stands after these moves.
fn end(mate: &MateFound, line: &[Move]) -> &'static str {
    let after = mate.from.as_ref().map(|from| {
        let from = Position::clone(from);
        line.iter().fold(from, |at, played| at.play(played))
    });
    match after.map(|after| after.outcome()) {
        Some(Outcome::Mate) => "mate",
        Some(Outcome::Stalemate) => "stalemate",
        Some(Outcome::Dead | Outcome::PlayGoesOn | Outcome::Undecided) | None => "material",
    }
}

/// The moves to show: a short mating line, or the forced moves.
fn shown(mate: &MateFound) -> Vec<Move> {
    match (&mate.found, &mate.from) {
        (CanMate::Yes { line }, Some(from)) => from.short_mate(line),
        (CanMate::No { line, .. }, Some(_)) => line.clone(),
        _ => Vec::new(),
    }
}

fn line(voice: &Voice<'_>, mate: &MateFound, moves: &[Move]) -> Option<String> {
    let from = mate.from.as_ref().filter(|_| !moves.is_empty())?;
    let mut at = Position::clone(from);
    let mut texts = Vec::with_capacity(moves.len());
    for played in moves {
        texts.push(printed(&at.san(played), voice.words().language()));
        at = at.play(played);
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    // what could be played is no part of the game, and begins with 1
    Some(numbered_from(1, from.has_the_move(), &texts))
}
