//! A series of moves that mates, found by playing on with both players helping.
//!
//! Where pieces enough are left this ends in mate within a few dozen moves, and costs less than a search.
//! It never shows that there is no mate.

use shakmaty::attacks::{attacks, king_attacks};
use shakmaty::{Chess, Color, Move, MoveList, Position as _, Role, Square};

/// How often play starts anew before it is given up.
const ATTEMPTS: usize = 4;

/// How often play starts anew for a shorter line.
const ATTEMPTS_TO_SHORTEN: usize = 64;

/// How many moves of either player are played on.
const PLIES: usize = 60;

/// How many moves are drawn by lot, of which the most helpful is played.
const DRAWN: usize = 12;

/// Finds moves that end with checkmate by `winner`; none where play did not come to that.
pub(super) fn easy_mate(start: &Chess, winner: Color) -> Option<Vec<Move>> {
    // Always the same lots, so that the answer depends on the position alone.
    let mut lots = Lots(0x9e37_79b9_7f4a_7c15);
    (0..ATTEMPTS).find_map(|_| play_on(start.clone(), winner, &mut lots, PLIES))
}

/// Finds fewer moves than so many that end with checkmate by `winner`; none where play did not come to that.
pub(super) fn shorter_mate(start: &Chess, winner: Color, than: usize) -> Option<Vec<Move>> {
    let mut lots = Lots(0x9e37_79b9_7f4a_7c15);
    let mut best: Option<Vec<Move>> = None;
    for _ in 0..ATTEMPTS_TO_SHORTEN {
        let most = best.as_ref().map_or(than, Vec::len).saturating_sub(1);
        best = play_on(start.clone(), winner, &mut lots, most).or(best);
    }
    best
}

/// Plays on for at most so many moves.
fn play_on(mut at: Chess, winner: Color, lots: &mut Lots, most: usize) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(most);
    while line.len() < most && !at.has_insufficient_material(winner) {
        let moves = at.legal_moves();
        if at.turn() == winner
            && let Some(mate) = moves.iter().find(|last| mates(&at, **last))
        {
            line.push(*mate);
            return Some(line);
        }
        let helpful = Helpful::to(winner, &at)?;
        let drawn = (0..DRAWN).filter_map(|_| lots.draw(&moves));
        let played = drawn.max_by_key(|played| helpful.points(*played))?;
        at.play_unchecked(played);
        line.push(played);
    }
    None
}

/// Whether a move mates by a check of the piece moved.
fn mates(at: &Chess, played: Move) -> bool {
    let Move::Normal {
        role,
        from,
        to,
        promotion,
        ..
    } = played
    else {
        return false;
    };
    let piece = promotion.unwrap_or(role).of(at.turn());
    let occupied = at.board().occupied().without(from);
    let checks = (at.board().king_of(!at.turn()))
        .is_some_and(|king| attacks(to, piece, occupied).contains(king));
    checks && {
        let mut after = at.clone();
        after.play_unchecked(played);
        after.is_checkmate()
    }
}

/// How much a move helps the winner to mate soon.
struct Helpful {
    winner: Color,
    winner_moves: bool,
    winners_king: Square,
    losers_king: Square,
}

impl Helpful {
    fn to(winner: Color, at: &Chess) -> Option<Self> {
        Some(Self {
            winner,
            winner_moves: at.turn() == winner,
            winners_king: at.board().king_of(winner)?,
            losers_king: at.board().king_of(!winner)?,
        })
    }

    fn points(&self, played: Move) -> i32 {
        let Some(from) = played.from() else {
            return 0;
        };
        if self.winner_moves {
            self.by_winner(played, from)
        } else {
            self.by_loser(played, from)
        }
    }

    /// The winner makes queens, takes, and comes near the other king without touching him.
    fn by_winner(&self, played: Move, from: Square) -> i32 {
        let to = played.to();
        match played.promotion() {
            Some(Role::Queen) => return 200,
            Some(_) => return -50,
            None => {}
        }
        let takes = if played.is_capture() { 25 } else { 0 };
        let goes = match played.role() {
            Role::Pawn => 25 + 3 * self.winner.relative_rank(to.rank()) as i32,
            role => {
                let nearer = distance(from, self.losers_king) - distance(to, self.losers_king);
                let can_be_taken =
                    role != Role::King && king_attacks(self.losers_king).contains(to);
                7 * nearer - if can_be_taken { 60 } else { 0 }
            }
        };
        takes + goes
    }

    /// The loser takes nothing and walks into a corner, where the other pieces stand in the way of the king.
    fn by_loser(&self, played: Move, from: Square) -> i32 {
        let to = played.to();
        let spoils = played.is_capture() || played.is_promotion();
        let goes = match played.role() {
            Role::King => 10 + 8 * (from_corner(from) - from_corner(to)),
            Role::Pawn => -25,
            _ => {
                let away = distance(to, self.winners_king) - distance(from, self.winners_king);
                let hems_in = king_attacks(self.losers_king).contains(to);
                4 * away + if hems_in { 6 } else { 0 }
            }
        };
        goes - if spoils { 60 } else { 0 }
    }
}

fn distance(one: Square, other: Square) -> i32 {
    i32::try_from(one.distance(other)).unwrap_or_default()
}

fn from_corner(square: Square) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    file.min(7 - file) + rank.min(7 - rank)
}

/// Lots drawn by the xorshift method of Marsaglia.
pub(super) struct Lots(pub u64);

impl Lots {
    fn draw(&mut self, moves: &MoveList) -> Option<Move> {
        moves.get(self.below(moves.len())).copied()
    }

    /// The next number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * limit as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect(fen);
        fen.into_position(CastlingMode::Standard).expect("legal")
    }

    #[test]
    fn a_line_that_is_found_mates() {
        for (fen, winner) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                Color::White,
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                Color::Black,
            ),
            ("8/8/4k3/8/8/4K3/8/R7 b - - 0 1", Color::White),
            ("r3k2r/8/8/8/8/8/PPP5/1K6 w - - 0 1", Color::Black),
        ] {
            let mut at = position(fen);
            for played in easy_mate(&at, winner).expect(fen) {
                assert!(at.is_legal(played), "{fen}: {played:?}");
                at.play_unchecked(played);
            }
            assert!(at.is_checkmate() && at.turn() != winner, "{fen}");
        }
    }

    #[test]
    fn no_line_is_found_where_no_mate_is() {
        for (fen, winner) in [
            // a wall of pawns with the bishops on the wrong side of it
            (
                "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
                Color::Black,
            ),
            // a stalemate, and a mate by the other player
            ("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", Color::White),
            ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Color::Black),
        ] {
            assert_eq!(easy_mate(&position(fen), winner), None, "{fen}");
        }
    }
}
