//! The entry that the examiner asks about, read on the board of the case.

use crate::board::{
    Body, CheckSign, EntryFault, Flaw, Meaning, Move, PieceEntry, Position, Reading,
};
use crate::edition::Laws;
use crate::game::{Act, EntryAsked, Fact, Facts, Happening, Unknown};
use crate::laws::{Decision, Moment, Phase, Task, When};

/// An entry and what it means on the board.
pub(super) struct Asked<'a> {
    pub entry: &'a EntryAsked,
    pub position: &'a Position,
    pub read: &'a Result<Reading, EntryFault>,
}

/// The role of a provision that decides about entries.
pub(super) const fn deciding(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(on_entry(decide))
}

/// The same for a rule that demands how an entry is written.
pub(super) const fn demanding(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Demands(on_entry(decide))
}

/// The same for what an entry must be to count.
pub(super) const fn requiring(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Requires(on_entry(decide))
}

const fn on_entry(decide: fn(Moment<'_>) -> Decision) -> When {
    When {
        on: &[Happening::EntryAsked],
        phase: Phase::Any,
        decide,
    }
}

/// What the rule of this appendix prints: nothing, but no surer than what was seen of it in the edition.
pub(super) fn rule(laws: &Laws) -> Option<Facts> {
    Some(Facts::new().no_surer_than(&laws.params.notation_rules))
}

/// The entry that is asked about; none where nothing is asked.
pub(super) fn entry_asked(moment: Moment<'_>) -> Option<&EntryAsked> {
    match moment.act() {
        Act::AsksEntry(entry) => Some(entry),
        _ => None,
    }
}

/// The entry read on the board; none where nothing is asked or the board is not known.
pub(super) fn asked(moment: Moment<'_>) -> Option<Asked<'_>> {
    Some(Asked {
        entry: entry_asked(moment)?,
        position: moment.position()?,
        read: moment.once(read).ok()?.as_ref()?,
    })
}

fn read(moment: Moment<'_>) -> Result<Option<Result<Reading, EntryFault>>, Unknown> {
    let (Some(entry), Some(position)) = (entry_asked(moment), moment.position()) else {
        return Ok(None);
    };
    Ok(Some(position.read_entry(&entry.text, &entry.alphabet)))
}

/// The facts of every reason about an entry: the entry as it is written, no surer than what was seen of the appendix.
pub(super) fn facts(laws: &Laws, entry: &EntryAsked) -> Facts {
    Facts::new()
        .no_surer_than(&laws.params.notation_rules)
        .with("entry", Fact::Written(entry.text.clone()))
}

impl Asked<'_> {
    /// The entry and the one move that it means, where it means one.
    pub fn one(&self) -> Option<(&Reading, &Move)> {
        match self.read {
            Ok(reading) => match &reading.meaning {
                Meaning::One(played) => Some((reading, played)),
                Meaning::Several(_) | Meaning::None { .. } => None,
            },
            Err(_) => None,
        }
    }

    /// The entry and the moves that it can mean, where it can mean any.
    pub fn some(&self) -> Option<(&Reading, Vec<Move>)> {
        let reading = self.read.as_ref().ok()?;
        match &reading.meaning {
            Meaning::One(played) => Some((reading, vec![*played])),
            Meaning::Several(all) => Some((reading, all.clone())),
            Meaning::None { .. } => None,
        }
    }

    /// Whether the entry departs from the form that this edition prescribes.
    pub fn irregular(&self, laws: &Laws) -> bool {
        let Some((reading, played)) = self.one() else {
            return false;
        };
        let unmarked = laws.params.capture_sign_required.is(true)
            && played.is_capture()
            && piece(reading).is_some_and(|piece| !piece.takes);
        let false_mate = laws.params.double_cross_means_mate.is(true)
            && reading.entry.check == CheckSign::Double
            && !self.position.mates(played);
        unmarked || false_mate || !reading.flaws.is_empty()
    }
}

/// What is written of a piece's move; none for castling.
pub(super) fn piece(reading: &Reading) -> Option<&PieceEntry> {
    match &reading.entry.body {
        Body::Piece(piece) => Some(piece),
        Body::Castling(_) => None,
    }
}

/// Whether the entry has this flaw.
pub(super) fn has(reading: &Reading, flaw: Flaw) -> bool {
    reading.flaws.contains(&flaw)
}
