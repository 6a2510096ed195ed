//! A position in letters.

use crate::board::{Alphabet, File, Player, Position, Rank, Role, Square};

/// Returns the board as eight lines of ranks and one of files, for a terminal.
///
/// Pieces are the reader's letters, capitals for White and small ones for Black; empty squares are dots. A letter may have
/// two characters, as the king has in Russian; then all columns are wider.
pub fn text_board(position: &Position, alphabet: &Alphabet) -> String {
    let lengths = Role::ALL.map(|role| alphabet.of(role).chars().count());
    let width = lengths.into_iter().fold(1, usize::max);
    let mut out = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        out.push(rank.char());
        for file in File::ALL {
            let cell = match position.piece_at(Square::from_coords(file, rank)) {
                Some((Player::White, role)) => alphabet.of(role).to_owned(),
                Some((Player::Black, role)) => alphabet.of(role).to_lowercase(),
                None => "·".to_owned(),
            };
            out.push_str(&format!(" {cell:<width$}"));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    out.push(' ');
    for file in File::ALL {
        out.push_str(&format!(" {:<width$}", file.char()));
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::alphabets::RUSSIAN;

    #[test]
    fn the_text_board_speaks_the_readers_letters() {
        let position = Position::from_fen("4k3/8/8/8/8/8/4P3/3QK3").expect("a FEN");
        let text = text_board(&position, &RUSSIAN);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "8 ·  ·  ·  ·  кр ·  ·  ·");
        assert_eq!(lines[7], "1 ·  ·  ·  Ф  Кр ·  ·  ·");
        assert_eq!(lines[8], "  a  b  c  d  e  f  g  h");
    }
}
