//! The position before the first move, as the tags tell it.

use super::{StartFault, Tag};
use crate::board::{FenError, FenPart, Position, PositionFault};

/// The names under which files tell of games of chess from other starts.
const CHESS960: [&str; 8] = [
    "chess960",
    "chess 960",
    "chess-960",
    "fischerandom",
    "fischer random",
    "fischerrandom",
    "freestyle",
    "frc",
];
const ORDINARY: [&str; 6] = [
    "",
    "standard",
    "chess",
    "normal",
    "from position",
    "fromposition",
];

/// The position before the first move.
pub(super) fn start(tags: &[Tag<'_>]) -> Result<Position, StartFault> {
    let value = |name: &[u8]| {
        let tag = tags
            .iter()
            .find(|tag| tag.name.eq_ignore_ascii_case(name))?;
        Some(tag.value()).filter(|value| !value.trim().is_empty())
    };
    let variant = value(b"Variant").unwrap_or_default();
    let named = variant.trim().to_ascii_lowercase();
    let more = CHESS960.iter().find_map(|name| named.strip_prefix(name));
    if more.is_none() && !ORDINARY.contains(&named.as_str()) {
        return Err(StartFault::Variant(variant.into_owned()));
    }
    let fen = value(b"FEN");
    let position = match (fen.as_deref(), more) {
        (None, None) => return Ok(Position::initial()),
        (Some(fen), None) => ordinary(fen),
        (Some(fen), Some(_)) => numbered(fen).map_or_else(|| Position::from_fen_chess960(fen), Ok),
        (None, Some(more)) => numbered(more).ok_or_else(|| FenError {
            fen: String::new(),
            expected: FenPart::Start,
        }),
    };
    let position = position.map_err(StartFault::Fen)?;
    if position.legal().is_some() {
        Ok(position)
    } else {
        Err(StartFault::Illegal(Box::new(position)))
    }
}

/// The start position whose number a text gives, and nothing else but signs.
fn numbered(text: &str) -> Option<Position> {
    let number = text.trim_matches(|sign: char| !sign.is_alphanumeric());
    Position::chess960_start(number.parse().ok()?)
}

/// A position of ordinary chess; rights to castle that only Chess960 can give make it one of that.
fn ordinary(fen: &str) -> Result<Position, FenError> {
    let without_pieces = |position: &Position| {
        (position.illegality()).contains(&PositionFault::CastlingRightWithoutPieces)
    };
    let position = Position::from_fen(fen)?;
    if without_pieces(&position) {
        let other = Position::from_fen_chess960(fen)?;
        if !without_pieces(&other) {
            return Ok(other);
        }
    }
    Ok(position)
}
