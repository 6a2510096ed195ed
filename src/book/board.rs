//! A position on a page: elements that the stylesheet of the book puts on the board, so that no page draws a piece.

use crate::board::{File, Player, Position, Rank, Role, Square};
use crate::book::diagram::{BOARD, MARGIN, SIDE, arrow, letter, piece, squares};
use crate::book::html::escape;
use std::fmt::Write as _;

/// What a board shows beside the pieces.
#[derive(Default)]
pub(super) struct Marks {
    /// Squares with a frame around them.
    pub squares: Vec<Square>,
    /// Arrows from the first square to the second.
    pub arrows: Vec<(Square, Square)>,
}

/// Returns the board as one element, with its label in plain text.
pub(super) fn board(position: &Position, marks: &Marks, label: &str) -> String {
    let mut html = format!(
        "<div class=\"board\" role=\"img\" aria-label=\"{}\">",
        escape(label)
    );
    for square in &marks.squares {
        let _ = write!(html, "<u class=\"{square}\"></u>");
    }
    for (square, player, role) in position.pieces() {
        let _ = write!(html, "<b class=\"{} {square}\"></b>", letter(player, role));
    }
    if !marks.arrows.is_empty() {
        let _ = write!(html, "<svg viewBox=\"0 0 {BOARD} {BOARD}\">");
        for (from, to) in &marks.arrows {
            let _ = write!(html, "<path {}/>", arrow(*from, *to));
        }
        html.push_str("</svg>");
    }
    html.push_str("</div>");
    html
}

/// Returns the rules of the stylesheet that draw boards: the pieces, their places and the board itself.
pub fn board_styles() -> String {
    let mut css = String::new();
    let ink = [("", "#56606a"), (":root[data-theme=\"dark\"] ", "#a9b1b8")];
    for (theme, ink) in ink {
        let _ = writeln!(
            css,
            "{theme}.board{{background-image:{}}}",
            picture(BOARD + MARGIN + 1, &empty(ink))
        );
    }
    let _ = writeln!(
        css,
        "@media(prefers-color-scheme:dark){{:root:not([data-theme=\"light\"]) .board{{background-image:{}}}}}",
        picture(BOARD + MARGIN + 1, &empty(ink[1].1))
    );
    for player in Player::ALL {
        for role in Role::ALL {
            let mut drawn = String::new();
            piece(&mut drawn, player, role);
            let _ = writeln!(
                css,
                ".board .{}{{background-image:{}}}",
                letter(player, role),
                picture(SIDE, &drawn),
            );
        }
    }
    for file in File::ALL {
        for rank in Rank::ALL {
            let square = Square::from_coords(file, rank);
            let (row, column) = (8 - rank.to_u32(), file.to_u32() + 1);
            let _ = writeln!(css, ".board .{square}{{grid-area:{row}/{column}}}");
        }
    }
    css
}

/// The board without pieces, with its coordinates in this colour.
fn empty(ink: &str) -> String {
    let mut drawn = format!("<g transform=\"translate({MARGIN} 1)\">");
    squares(&mut drawn);
    let _ = write!(
        drawn,
        "</g><g font-size=\"13\" font-family=\"sans-serif\" fill=\"{ink}\" text-anchor=\"middle\">"
    );
    crate::book::diagram::coordinates(&mut drawn);
    drawn.push_str("</g>");
    drawn
}

/// A drawing as a picture in a stylesheet.
fn picture(side: u32, drawn: &str) -> String {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {side} {side}'>{}</svg>",
        drawn.replace('"', "'")
    );
    let svg = svg.replace('%', "%25").replace('#', "%23");
    let svg = svg.replace('<', "%3C").replace('>', "%3E");
    format!("url(\"data:image/svg+xml,{svg}\")")
}

#[cfg(test)]
mod tests {
    use super::{Marks, board, board_styles};
    use crate::board::{Position, Square};

    #[test]
    fn each_piece_stands_on_its_square_and_the_move_is_an_arrow() {
        let position = Position::from_fen("7k/8/5KQ1/8/8/8/8/8 w - - 0 1").expect("a position");
        let marks = Marks {
            squares: vec![Square::G6],
            arrows: vec![(Square::G6, Square::G7)],
        };
        let html = board(&position, &marks, "Kings & a queen");
        for part in [
            "aria-label=\"Kings &amp; a queen\"",
            "<b class=\"K f6\"></b>",
            "<b class=\"Q g6\"></b>",
            "<b class=\"k h8\"></b>",
            "<u class=\"g6\"></u>",
            "translate(292.5 112.5) rotate(-90)",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert_eq!(html.matches("<b ").count(), 3);
    }

    #[test]
    fn the_stylesheet_knows_every_piece_and_every_square() {
        let css = board_styles();
        for letter in "KQRBNPkqrbnp".chars() {
            assert!(css.contains(&format!(".board .{letter}{{")), "{letter}");
        }
        assert_eq!(css.matches("grid-area").count(), 64);
        assert!(css.contains(".board .a8{grid-area:1/1}"));
        assert!(css.contains(".board .h1{grid-area:8/8}"));
        assert!(!css.contains("<svg"));
    }
}
