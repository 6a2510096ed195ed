//! Answers found before, kept so that a story told in every edition is searched once.

use std::cell::RefCell;
use std::thread::LocalKey;

use shakmaty::zobrist::Zobrist128;
use shakmaty::{Bitboard, Chess, EnPassantMode, Position as _};

/// How many answers are kept; a newer one takes the place of an older one in its slot.
const SLOTS: usize = 8_192;

/// What an answer belongs to: the position without its counters, and which of several questions was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Key {
    position: u128,
    rights: Bitboard,
    question: u8,
}

/// The answers to one kind of question.
pub(super) struct Memo<V> {
    slots: Vec<Option<(Key, V)>>,
}

impl<V> Memo<V> {
    pub(super) const fn new() -> Self {
        Self { slots: Vec::new() }
    }
}

/// The answer kept for this position and question, or the one that `find` gives, which is kept from now on.
///
/// Nothing but time depends on what is kept: `find` must be a pure function of position and question.
pub(super) fn remembered<V: Clone>(
    memo: &'static LocalKey<RefCell<Memo<V>>>,
    chess: &Chess,
    question: u8,
    find: impl FnOnce() -> V,
) -> V {
    let key = Key {
        position: chess.zobrist_hash::<Zobrist128>(EnPassantMode::Legal).0,
        rights: chess.castles().castling_rights(),
        question,
    };
    let slot = (key.position as usize ^ usize::from(question)) % SLOTS;
    let kept = memo.with_borrow(|memo| match memo.slots.get(slot) {
        Some(Some((of, answer))) if *of == key => Some(answer.clone()),
        _ => None,
    });
    kept.unwrap_or_else(|| {
        let answer = find();
        memo.with_borrow_mut(|memo| {
            memo.slots.resize_with(SLOTS, || None);
            memo.slots[slot] = Some((key, answer.clone()));
        });
        answer
    })
}
