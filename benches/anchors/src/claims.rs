//! Whether a draw could be claimed anywhere, asked naively: every legal move is looked up.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, Position as _};

use crate::counts::{Counts, tally};
use crate::game::Follow;
use crate::scan::Scan;

/// The scan, and whether a claim was found; none is looked for afterwards.
pub struct Claims {
    scan: Scan,
    found: bool,
}

impl Claims {
    fn look(&mut self, at: &Chess) {
        if self.found {
            return;
        }
        self.found = self.scan.occurred >= 3 || at.halfmoves() >= 100 || self.intended(at);
    }

    fn intended(&self, at: &Chess) -> bool {
        at.legal_moves()
            .iter()
            .filter(|intended| !intended.is_zeroing())
            .any(|intended| at.halfmoves() + 1 >= 100 || self.scan.third(self.key(at, *intended)))
    }

    fn key(&self, at: &Chess, intended: Move) -> Zobrist64 {
        at.update_zobrist_hash(self.scan.on_board(), intended, EnPassantMode::Legal)
            .unwrap_or_else(|| {
                let mut after = at.clone();
                after.play_unchecked(intended);
                after.zobrist_hash(EnPassantMode::Legal)
            })
    }
}

impl Follow for Claims {
    fn begin(start: &Chess) -> Self {
        let mut claims = Self {
            scan: Scan::begin(start),
            found: false,
        };
        claims.look(start);
        claims
    }

    fn play(&mut self, before: &Chess, played: Move) {
        self.scan.play(before, played);
    }

    fn reached(&mut self, after: &Chess) {
        self.scan.reached(after);
        self.look(after);
    }

    fn end(self, last: &Chess, counts: &mut Counts) {
        self.scan.end(last, counts);
        tally(&mut counts.claim_available, self.found);
    }
}
