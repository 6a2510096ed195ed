//! The positions of a game in order, counted, and its moves as they are written.

use super::{Move, Player, Position};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position as _};

/// The course of a game: its positions in order and the moves between them.
///
/// A place is a number of moves of either player that were made before: 0 is the position before the first move.
#[derive(Clone, Debug)]
pub struct Course<'g> {
    start: &'g Position,
    moves: &'g [Move],
    positions: Vec<Chess>,
    keys: Vec<Zobrist64>,
    /// How often each position has stood, this time included.
    times: Vec<u32>,
}

impl<'g> Course<'g> {
    /// The course of these legal moves; none from a position in which the moves are not defined.
    #[must_use]
    pub fn of(start: &'g Position, moves: &'g [Move]) -> Option<Self> {
        let mut at = start.legal()?.clone();
        let places = moves.len() + 1;
        let mut course = Course {
            start,
            moves,
            positions: Vec::with_capacity(places),
            keys: Vec::with_capacity(places),
            times: Vec::with_capacity(places),
        };
        let mut key = at.zobrist_hash(EnPassantMode::Legal);
        for played in moves {
            let mut next = at.clone();
            next.play_unchecked(*played);
            let next_key = at.update_zobrist_hash(key, *played, EnPassantMode::Legal);
            course.push(at, key);
            key = next_key.unwrap_or_else(|| next.zobrist_hash(EnPassantMode::Legal));
            at = next;
        }
        course.push(at, key);
        Some(course)
    }

    fn push(&mut self, position: Chess, key: Zobrist64) {
        self.positions.push(position);
        self.keys.push(key);
        let earlier = self.same(self.keys.len() - 1).next();
        let times = earlier.map_or(1, |earlier| self.times[earlier] + 1);
        self.times.push(times);
    }

    /// The last place: how many moves of either player there are.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.moves.len()
    }

    /// The position at a place, or the last one where the game does not come so far.
    #[must_use]
    pub fn position(&self, at: usize) -> Position {
        match at.min(self.end()) {
            // As it was given, with all that its FEN tells.
            0 => self.start.clone(),
            at => Position::from(self.positions[at].clone()),
        }
    }

    /// The last position.
    #[must_use]
    pub fn last(&self) -> Position {
        Position::from(self.positions[self.end()].clone())
    }

    /// The player who has the move at a place.
    #[must_use]
    pub fn has_the_move(&self, at: usize) -> Player {
        self.positions[at].turn().into()
    }

    /// The moves that were made, in order.
    #[must_use]
    pub const fn moves(&self) -> &'g [Move] {
        self.moves
    }

    /// Decides whether neither player has the material to checkmate at a place, however the pieces stand.
    #[must_use]
    pub fn lacks_material(&self, at: usize) -> bool {
        self.positions[at].is_insufficient_material()
    }

    /// How many moves of either player in a row were made without pawn move or capture before a place.
    #[must_use]
    pub fn no_progress(&self, at: usize) -> u32 {
        self.positions[at].halfmoves()
    }

    /// How often the position at this place has stood, this time included.
    #[must_use]
    pub fn times(&self, at: usize) -> u32 {
        self.times[at]
    }

    /// How often it has stood without a break, each time after two moves of each player.
    #[must_use]
    pub fn times_in_a_row(&self, at: usize) -> u32 {
        let key = self.keys[at];
        let before = (1..=at / 4).take_while(|n| self.keys[at - 4 * n] == key);
        1 + before.count() as u32
    }

    /// The first place since the last pawn move or capture with which this place can be compared.
    fn window(&self, at: usize) -> usize {
        at.saturating_sub(self.no_progress(at) as usize)
    }

    /// The earlier places at which the position of this place stood, the newest first.
    fn same(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let key = self.keys[at];
        let first = self.window(at);
        // four half moves at the least bring a position back
        (first..=at.saturating_sub(4)).rev().filter(move |earlier| {
            at >= 4 && (at - earlier).is_multiple_of(2) && self.keys[*earlier] == key
        })
    }

    /// The places up to this one at which its position stood, in order, itself included.
    #[must_use]
    pub fn occurrences(&self, at: usize) -> Vec<usize> {
        let mut places: Vec<usize> = self.same(at).collect();
        places.reverse();
        places.push(at);
        places
    }

    /// The moves at a place that bring about a position that has stood so often or oftener, each with its last place.
    #[must_use]
    pub fn bring_back(&self, at: usize, times: u32) -> Vec<(Move, usize)> {
        let mut stood: Vec<usize> = Vec::new();
        for earlier in (self.window(at)..at).rev().step_by(2) {
            let key = self.keys[earlier];
            if self.times[earlier] >= times && stood.iter().all(|other| self.keys[*other] != key) {
                stood.push(earlier);
            }
        }
        if stood.is_empty() {
            return Vec::new();
        }
        let brought = |played: Move| {
            let mut after = self.positions[at].clone();
            after.play_unchecked(played);
            let key = after.zobrist_hash(EnPassantMode::Legal);
            let last = stood.iter().find(|place| self.keys[**place] == key)?;
            Some((played, *last))
        };
        let moves = self.without_progress(at).into_iter();
        moves.filter_map(brought).collect()
    }

    /// The legal moves at a place that neither move a pawn nor capture.
    #[must_use]
    pub fn without_progress(&self, at: usize) -> Vec<Move> {
        let moves = self.positions[at].legal_moves().into_iter();
        moves.filter(|played| !played.is_zeroing()).collect()
    }

    /// The move that leads to a place, with its number: `43…Kg8`; none at the start.
    #[must_use]
    pub fn reached_by(&self, at: usize) -> Option<String> {
        let last = at.min(self.end()).checked_sub(1)?;
        Some(self.made_at(last, &self.moves[last]))
    }

    /// A move that could be made at a place, with its number: `44.Rd1`.
    #[must_use]
    pub fn made_at(&self, at: usize, played: &Move) -> String {
        self.numbered(at, &self.position(at).san(played))
    }

    /// Moves that could be made from a place on, one after another: `44.Rd1 Kg7 45.Rd8`.
    #[must_use]
    pub fn line_from(&self, at: usize, line: &[Move]) -> String {
        let written = self.position(at).sans(line).into_iter().zip(at..);
        let entries: Vec<String> = written
            .map(|(san, place)| {
                let numbered = place == at || self.next(place).1 == Player::White;
                if numbered {
                    self.numbered(place, &san)
                } else {
                    san
                }
            })
            .collect();
        entries.join(" ")
    }

    /// An entry with the number of the move to be made at a place.
    #[must_use]
    pub fn numbered(&self, at: usize, entry: &str) -> String {
        let (number, by) = self.next(at);
        let dots = match by {
            Player::White => ".",
            Player::Black => "…",
        };
        format!("{number}{dots}{entry}")
    }

    /// The number of the move to be made at a place, and whose it is.
    #[must_use]
    pub fn next(&self, at: usize) -> (u32, Player) {
        let first = self.start.has_the_move();
        let plies = u32::try_from(at).unwrap_or(u32::MAX);
        let begun = plies.saturating_add(u32::from(first == Player::Black));
        let by = if begun.is_multiple_of(2) {
            Player::White
        } else {
            Player::Black
        };
        (self.start.full_moves().saturating_add(begun / 2), by)
    }

    /// The place at which the move with this number is to be made by this player; none where the game has none.
    #[must_use]
    pub fn before(&self, number: u32, by: Player) -> Option<usize> {
        (0..=self.end()).find(|at| self.next(*at) == (number, by))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(start: &Position, moves: &str) -> Vec<Move> {
        let mut at = start.clone();
        let mut all = Vec::new();
        for text in moves.split_whitespace() {
            let attempt = at.read_move(text, &crate::board::Letters::ENGLISH);
            let one = at.examine(&attempt.expect(text)).expect(text);
            at = at.play(&one);
            all.push(one);
        }
        all
    }

    #[test]
    fn knights_that_go_and_come_bring_the_position_back() {
        let start = Position::initial();
        let moves = played(&start, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        let course = Course::of(&start, &moves).expect("a start");
        let times: Vec<u32> = (0..=course.end()).map(|at| course.times(at)).collect();
        assert_eq!(times, [1, 1, 1, 1, 2, 2, 2, 2]);
        assert_eq!(course.occurrences(4), [0, 4]);
        assert_eq!((course.times_in_a_row(4), course.no_progress(7)), (2, 7));
        let back: Vec<String> = (course.bring_back(7, 2).iter())
            .map(|(one, last)| format!("{} {last}", course.made_at(7, one)))
            .collect();
        // Only 4…Ng8 brings a position that has stood twice: that of the start, last after the second move of Black.
        assert_eq!(back, ["4…Ng8 4"]);
        assert_eq!(
            course.position(4),
            course
                .position(0)
                .play(&moves[0])
                .play(&moves[1])
                .play(&moves[2])
                .play(&moves[3])
        );
    }

    #[test]
    fn moves_are_numbered_from_the_start_whoever_begins() {
        let start: Position = "4k2r/8/8/8/8/8/8/4K3 b k - 0 40".parse().expect("a FEN");
        let moves = played(&start, "O-O Kd2 Kg7");
        let course = Course::of(&start, &moves).expect("a start");
        let reached: Vec<_> = (0..=4).map(|at| course.reached_by(at)).collect();
        let some = |text: &str| Some(text.to_owned());
        let last = some("41…Kg7");
        assert_eq!(
            reached,
            [None, some("40…O-O"), some("41.Kd2"), last.clone(), last]
        );
        assert_eq!(course.line_from(0, &moves), "40…O-O 41.Kd2 Kg7");
        assert_eq!(course.line_from(1, &moves[1..]), "41.Kd2 Kg7");
        assert_eq!(course.before(41, Player::Black), Some(2));
        assert_eq!(course.before(40, Player::White), None);
    }

    #[test]
    fn a_start_without_defined_moves_has_no_course() {
        let start: Position = "8/8/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
        assert!(Course::of(&start, &[]).is_none());
    }
}
