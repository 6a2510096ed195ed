//! A line to mate made short enough to be shown: helped play tried again, then the moves near the end searched through.
//!
//! A line that was found first only proves that there is one; a reader wants one that he can follow.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use shakmaty::{Chess, Color, Move, Position as _};

use super::Position;
use super::easy_mate::shorter_mate;
use super::memo::{Memo, remembered};

/// How many positions are looked at from one place of the line.
const POSITIONS: usize = 100;

/// How many moves of either player are looked ahead from one place of the line.
const AHEAD: usize = 4;

thread_local! {
    static SHORT: RefCell<Memo<Vec<Move>>> = const { RefCell::new(Memo::new()) };
}

impl Position {
    /// A line to the same player's mate, the shortest that is found with little effort; at most the line given.
    #[must_use]
    pub fn short_mate(&self, line: &[Move]) -> Vec<Move> {
        let Some(start) = self.legal.as_ref().filter(|_| !line.is_empty()) else {
            return line.to_vec();
        };
        let Some(way) = way(start, line) else {
            return line.to_vec();
        };
        let winner = !way[line.len()].turn();
        remembered(&SHORT, start, u8::from(winner.is_white()), || {
            let mut best = without_detours(&way, line);
            if let Some(played) = shorter_mate(start, winner, best.len()) {
                best = played;
            }
            shortened(start, winner, best)
        })
    }
}

/// The positions of a line from its start to its end; none if a move of it is illegal.
fn way(start: &Chess, line: &[Move]) -> Option<Vec<Chess>> {
    let mut way = vec![start.clone()];
    for played in line {
        let mut after = way[way.len() - 1].clone();
        if !after.is_legal(*played) {
            return None;
        }
        after.play_unchecked(*played);
        way.push(after);
    }
    Some(way)
}

/// The line without detours: of the moves at hand, each time the one that leads furthest along it.
fn without_detours(way: &[Chess], line: &[Move]) -> Vec<Move> {
    let loser = way[line.len()].turn();
    let places: HashMap<&Chess, usize> = way.iter().zip(0..).collect();
    let (mut at, mut direct) = (0, Vec::new());
    while at < line.len() {
        let ahead = way[at].legal_moves().into_iter().filter_map(|played| {
            let mut after = way[at].clone();
            after.play_unchecked(played);
            let mates = after.is_checkmate() && after.turn() == loser;
            let place = if mates {
                Some(line.len())
            } else {
                places.get(&after).copied()
            };
            Some((place?, played))
        });
        let Some((place, played)) = ahead
            .max_by_key(|(place, _)| *place)
            .filter(|(place, _)| *place > at)
        else {
            return line.to_vec();
        };
        direct.push(played);
        at = place;
    }
    direct
}

/// The line with its end shortened from each of its places, the last ones first.
fn shortened(start: &Chess, winner: Color, mut line: Vec<Move>) -> Vec<Move> {
    let Some(way) = way(start, &line) else {
        return line;
    };
    for at in (0..line.len()).rev() {
        let depth = AHEAD.min(line.len() - at - 1);
        if let Some(end) = search(&way[at], winner, depth) {
            line.truncate(at);
            line.extend(end);
        }
    }
    line
}

/// The shortest line of at most so many moves that ends with the winner's mate, if the positions suffice to find one.
fn search(start: &Chess, winner: Color, depth: usize) -> Option<Vec<Move>> {
    // each position with the place of the one before it and the move between
    let mut seen: HashSet<Chess> = HashSet::from([start.clone()]);
    let mut all: Vec<(Chess, usize, Option<Move>)> = vec![(start.clone(), 0, None)];
    let mut from = 0;
    for _ in 0..depth {
        let to = all.len();
        for place in from..to {
            for played in all[place].0.legal_moves() {
                let mut after = all[place].0.clone();
                after.play_unchecked(played);
                if after.turn() != winner && after.is_checkmate() {
                    let mut line = vec![played];
                    let mut at = place;
                    while let Some(before) = all[at].2 {
                        line.push(before);
                        at = all[at].1;
                    }
                    line.reverse();
                    return Some(line);
                }
                if all.len() < POSITIONS && seen.insert(after.clone()) {
                    all.push((after, place, Some(played)));
                }
            }
        }
        from = to;
    }
    None
}
