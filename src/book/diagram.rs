//! A position as a picture: SVG for the book.

use std::fmt::Write;

use super::html::escape;
use super::pieces::shape;
use crate::board::{File, Player, Position, Rank, Role, Square};

pub(super) const SIDE: u32 = 45;
/// Room for the rank numbers on the left and the file letters below.
pub(super) const MARGIN: u32 = 20;
pub(super) const BOARD: u32 = 8 * SIDE;

/// A position to be drawn, with what it should point at and what it is called.
pub struct Diagram<'a> {
    /// Where the pieces stand; the position need not be legal.
    pub position: &'a Position,
    /// Unique on its page; it may contain letters, digits and hyphens.
    pub id: &'a str,
    /// What the picture shows, in a few words of the reader's language.
    pub title: &'a str,
    /// The position in words, for those who do not see it.
    pub desc: &'a str,
    /// Squares with a frame around them.
    pub highlights: &'a [Square],
    /// Arrows from the first square to the second.
    pub arrows: &'a [(Square, Square)],
}

/// Returns the diagram as one line of SVG that can stand in HTML and in Markdown.
///
/// Colours of the board are its own, so it reads the same in every theme; the coordinates take
/// the colour of the surrounding text.
/// Nothing is said by colour alone: highlighted squares carry a frame, pieces differ in fill and
/// outline.
pub fn svg(diagram: &Diagram<'_>) -> String {
    let id = escape(diagram.id);
    let mut out = String::with_capacity(8 * 1024);
    put(
        &mut out,
        format_args!(
            r#"<svg class="diagram" role="img" aria-labelledby="{id}-title {id}-desc" viewBox="0 0 {w} {w}" xmlns="http://www.w3.org/2000/svg"><title id="{id}-title">{}</title><desc id="{id}-desc">{}</desc><defs>"#,
            escape(diagram.title),
            escape(diagram.desc),
            w = BOARD + MARGIN + 1,
        ),
    );
    for (player, role) in pieces_on(diagram.position) {
        define_piece(&mut out, &id, player, role);
    }
    put(
        &mut out,
        format_args!(r#"</defs><g transform="translate({MARGIN} 1)">"#),
    );
    squares(&mut out);
    highlights(&mut out, diagram.highlights);
    for (square, player, role) in diagram.position.pieces() {
        let (x, y) = corner(square);
        put(
            &mut out,
            format_args!(
                r##"<use href="#{id}-{}" x="{x}" y="{y}"/>"##,
                letter(player, role)
            ),
        );
    }
    for &(from, to) in diagram.arrows {
        // with a light rim, so that it stands out on pieces of either colour
        put(
            &mut out,
            format_args!(
                r##"<path {} fill="#c2410c" fill-opacity=".9" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>"##,
                arrow(from, to)
            ),
        );
    }
    out.push_str("</g>");
    out.push_str(
        r#"<g class="coordinates" font-size="13" fill="currentColor" text-anchor="middle" aria-hidden="true">"#,
    );
    coordinates(&mut out);
    out.push_str("</g></svg>");
    out
}

/// The kinds of pieces present, each once.
fn pieces_on(position: &Position) -> Vec<(Player, Role)> {
    let present: Vec<(Player, Role)> = (position.pieces())
        .map(|(_, player, role)| (player, role))
        .collect();
    let kinds = Player::ALL
        .into_iter()
        .flat_map(|player| Role::ALL.map(|role| (player, role)));
    kinds.filter(|kind| present.contains(kind)).collect()
}

/// The letter that stands for a piece in the drawing: a capital for White.
pub(super) const fn letter(player: Player, role: Role) -> char {
    match player {
        Player::White => role.upper_char(),
        Player::Black => role.char(),
    }
}

/// Defines a piece as a group named `ID-K` (White) or `ID-k` (Black).
fn define_piece(out: &mut String, id: &str, player: Player, role: Role) {
    put(
        out,
        format_args!(r#"<g id="{id}-{}">"#, letter(player, role)),
    );
    piece(out, player, role);
    out.push_str("</g>");
}

/// Draws a piece.
///
/// The bodies are drawn twice: once with a wide line, once filled, which outlines their union.
pub(super) fn piece(out: &mut String, player: Player, role: Role) {
    let shape = shape(role);
    let (fill, line) = match player {
        Player::White => ("#ffffff", "#1c1f22"),
        Player::Black => ("#2b2f33", "#e9e6df"),
    };
    put(
        out,
        format_args!(
            concat!(
                r##"<g fill="#1c1f22" stroke="#1c1f22" stroke-width="2.8" stroke-linejoin="round">{}</g>"##,
                r#"<g fill="{}">{}</g>"#,
                r#"<path d="{}" fill="none" stroke="{}" stroke-width="1.2" stroke-linecap="round"/>"#,
            ),
            shape.bodies, fill, shape.bodies, shape.lines, line,
        ),
    );
    if !shape.dot.is_empty() {
        put(out, format_args!(r#"<g fill="{line}">{}</g>"#, shape.dot));
    }
}

pub(super) fn squares(out: &mut String) {
    put(
        out,
        format_args!(
            r##"<rect x="-.5" y="-.5" width="{w}" height="{w}" fill="#eceade" stroke="#5d6b57"/><path fill="#9aa98f" d=""##,
            w = BOARD + 1,
        ),
    );
    for square in Square::ALL {
        if square.is_dark() {
            let (x, y) = corner(square);
            put(out, format_args!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z"));
        }
    }
    out.push_str(r#""/>"#);
}

fn highlights(out: &mut String, squares: &[Square]) {
    for &square in squares {
        let (x, y) = corner(square);
        put(
            out,
            format_args!(
                r##"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="#ffd54a" fill-opacity=".55"/><rect x="{}" y="{}" width="{w}" height="{w}" fill="none" stroke="#8a4b00" stroke-width="3"/>"##,
                f64::from(x) + 1.5,
                f64::from(y) + 1.5,
                w = SIDE - 3,
            ),
        );
    }
}

/// Where an arrow lies: the attributes of its path; nothing between a square and itself.
pub(super) fn arrow(from: Square, to: Square) -> String {
    let ((x1, y1), (x2, y2)) = (centre(from), centre(to));
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = dx.hypot(dy);
    if length == 0.0 {
        return String::new();
    }
    let turn = (dy.atan2(dx).to_degrees() * 10.0).round() / 10.0;
    let (start, neck, tip) = (14.0, length - 20.0, length - 4.0);
    format!(
        r#"transform="translate({x1} {y1}) rotate({turn})" d="M{start} -3.2H{neck:.0}V-9.5L{tip:.0} 0L{neck:.0} 9.5V3.2H{start}Z""#,
    )
}

pub(super) fn coordinates(out: &mut String) {
    for (row, rank) in Rank::ALL.into_iter().rev().enumerate() {
        let y = row * SIDE as usize + 28;
        put(
            out,
            format_args!(r#"<text x="9" y="{y}">{}</text>"#, rank.char()),
        );
    }
    for (column, file) in File::ALL.into_iter().enumerate() {
        let x = MARGIN as usize + column * SIDE as usize + 22;
        let y = BOARD + 16;
        put(
            out,
            format_args!(r#"<text x="{x}" y="{y}">{}</text>"#, file.char()),
        );
    }
}

/// The upper left corner of a square, in units of the drawing.
fn corner(square: Square) -> (u32, u32) {
    let (column, row) = (square.file().to_u32(), 7 - square.rank().to_u32());
    (column * SIDE, row * SIDE)
}

fn centre(square: Square) -> (f64, f64) {
    let (x, y) = corner(square);
    let half = f64::from(SIDE) / 2.0;
    (f64::from(x) + half, f64::from(y) + half)
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string takes all text");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diagram(position: &Position) -> Diagram<'_> {
        Diagram {
            position,
            id: "d1",
            title: "White to move",
            desc: "Kings & pawns <all>",
            highlights: &[Square::E4],
            arrows: &[(Square::E2, Square::E4)],
        }
    }

    #[test]
    fn every_piece_is_drawn_and_defined_once_per_kind() {
        let drawn = svg(&diagram(&Position::initial()));
        assert_eq!(drawn.matches("<use ").count(), 32);
        assert_eq!(drawn.matches("<g id=\"d1-").count(), 12);
        assert!(drawn.contains(r##"<use href="#d1-K" x="180" y="315"/>"##));
        assert!(drawn.contains(r#"<text x="9" y="28">8</text>"#));
    }

    #[test]
    fn words_are_escaped_and_the_drawing_is_one_line() {
        let drawn = svg(&diagram(&Position::initial()));
        assert!(drawn.contains("Kings &amp; pawns &lt;all&gt;"));
        assert!(!drawn.contains('\n'));
    }
}
