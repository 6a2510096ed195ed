//! A position that ends the game although no move of the case brought it about: it was given, or somebody asserts it later.

use crate::board::Player;
use crate::edition::RepetitionMode;
use crate::game::{Answer, Happening, Quantity, Subject, Unknown};
use crate::laws::Moment;

/// Whether no move is being judged, so that only what is given or asserted of the position decides.
///
/// That the move before it was legal is taken for granted, like everything before the first event.
pub(in crate::laws) fn without_a_move(moment: Moment<'_>) -> bool {
    !matches!(
        moment.happening(),
        Happening::Made | Happening::SealedMoveMade
    )
}

/// Whether a position that was given, or is asserted now, is so.
pub(in crate::laws) fn is_given(moment: Moment<'_>, subject: Subject) -> Option<Answer> {
    match moment.happening() {
        Happening::PositionGiven => moment.given_before_the_case(subject),
        _ => {
            moment.event().known.answer(subject)?;
            moment.ask(subject).ok()
        }
    }
}

/// The player who is not on the move in a position that was given, or is asserted now.
pub(super) fn last_mover(moment: Moment<'_>) -> Result<Option<Player>, Unknown> {
    let white = Subject::HasTheMove(Player::White);
    let white_moves = match moment.happening() {
        Happening::PositionGiven => moment.given_before_the_case(white),
        _ => Some(moment.ask(white)?),
    };
    Ok(white_moves.map(|answer| match answer {
        Answer::Yes => Player::Black,
        _ => Player::White,
    }))
}

/// Whether a count that has not reached its limit is not even half way there; so is one of which nothing is told.
pub(in crate::laws) fn is_far(count: Option<u32>, limit: u32) -> bool {
    count.is_none_or(|count| count.saturating_mul(2) < limit)
}

/// Whether a number has reached a limit after a legal move, or in a position that was given or is asserted now.
///
/// None where that is no question: the move was illegal, or nothing is given that reaches the limit.
pub(in crate::laws) fn reached(
    moment: Moment<'_>,
    quantity: Quantity,
    limit: u32,
) -> Result<Option<bool>, Unknown> {
    if without_a_move(moment) {
        let given = is_given(moment, Subject::AtLeast(quantity, limit));
        return Ok((given == Some(Answer::Yes)).then_some(true));
    }
    if !moment.legal_at(moment.ix())? {
        return Ok(None);
    }
    moment.at_least(quantity, limit).map(Some)
}

/// The provision by whose count a game that is over in its first event was drawn before it, by its permanent name.
pub(super) fn counted_before(moment: Moment<'_>) -> Option<&'static str> {
    let params = &moment.laws().params;
    let repeated = match params.automatic_repetitions_count.value() {
        Some(RepetitionMode::Consecutive) => Quantity::ConsecutiveOccurrences,
        Some(RepetitionMode::Anywhere) | None => Quantity::Occurrences,
    };
    let moves = Quantity::MovesWithoutProgress;
    let counts = [
        ("repetition-draw", repeated, &params.automatic_repetitions),
        (
            "no-progress-draw",
            moves,
            &params.automatic_moves_without_progress,
        ),
    ];
    let ended = moment.record().ended()?;
    let given = ended.given && ended.drawn && ended.at == moment.ix();
    let mut counts = counts.into_iter().filter(|_| given);
    let reached = counts.find(|(_, quantity, limit)| {
        let Some(limit) = limit.value() else {
            return false;
        };
        let asked = Subject::AtLeast(*quantity, *limit);
        // what the case tells is of the position before a move that is made afterwards
        let told = || moment.case().known.asserted.answer(asked);
        moment.given_before_the_case(asked).or_else(told) == Some(Answer::Yes)
    });
    reached.map(|(id, ..)| id)
}
