//! How an entry names the piece.

use super::asked::{asked, demanding, facts, has, piece, rule};
use crate::board::{Alphabet, EntryFault, Flaw, Role};
use crate::game::Fact;
use crate::laws::{Decision, Moment, Provision, Task};

/// Fixes that “piece” means here any piece but a pawn.
///
/// Source: Article C.1.
pub static PIECE_IN_NOTATION: Provision = Provision {
    id: "piece-in-notation",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Demands the capital initial of the piece that moves.
///
/// Source: Article C.2.
pub static PIECE_LETTER: Provision = Provision {
    id: "piece-letter",
    rule,
    task: demanding(decide_letter),
    yields_to: &[],
};

/// Leaves it to the player in which language the initials are; figurines are recommended in print.
///
/// Source: Article C.3.
///
/// Reading: one scoresheet uses the letters of one language, so that a letter is judged by those of its writer;
/// letters that look alike in two alphabets are one letter, since a scoresheet is read by the eye.
pub static NATIONAL_LETTERS: Provision = Provision {
    id: "national-letters",
    rule,
    task: demanding(decide_national),
    yields_to: &[],
};

/// Gives pawns no letter.
///
/// Source: Article C.4.
pub static PAWN_WITHOUT_LETTER: Provision = Provision {
    id: "pawn-without-letter",
    rule,
    task: demanding(decide_pawn),
    yields_to: &[],
};

fn decide_letter(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    if piece(reading).is_none() || played.role() == Role::Pawn || played.is_castle() {
        return Ok(vec![]);
    }
    let alphabet = &asked.entry.alphabet;
    let facts = facts(moment.laws(), asked.entry)
        .with("piece", Fact::Piece(played.role()))
        .with(
            "letter",
            Fact::Written(alphabet.of(played.role()).to_owned()),
        );
    Ok(if has(reading, Flaw::LetterMissing) {
        PIECE_LETTER.fails(facts.with("missing", true))
    } else if has(reading, Flaw::LetterSmall) {
        PIECE_LETTER.fails(facts.with("missing", false))
    } else {
        PIECE_LETTER.holds(facts, [])
    })
}

fn decide_national(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let figurines = asked.entry.alphabet == Alphabet::FIGURINES;
    let facts = facts(moment.laws(), asked.entry).with("figurine", figurines);
    if let Err(EntryFault::UnknownLetter { letter, .. }) = asked.read {
        let facts = facts.with("letter", Fact::Written(letter.to_string()));
        return Ok(NATIONAL_LETTERS.fails(facts));
    }
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    let named = piece(reading).and_then(|piece| piece.role);
    let Some(role) = named.filter(|role| *role != Role::Pawn && *role == played.role()) else {
        return Ok(vec![]);
    };
    let alphabet = &asked.entry.alphabet;
    let letter = alphabet.of(role).to_owned();
    if letter == Alphabet::ENGLISH.of(role) {
        return Ok(vec![]);
    }
    let facts = facts
        .with("letter", Fact::Written(letter))
        .with("piece", Fact::Piece(role));
    Ok(NATIONAL_LETTERS.holds(facts, []))
}

fn decide_pawn(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    if played.role() != Role::Pawn {
        return Ok(vec![]);
    }
    let facts = facts(moment.laws(), asked.entry);
    let bare = !has(reading, Flaw::PawnLetter);
    Ok(PAWN_WITHOUT_LETTER.decided(bare, facts, []))
}
