//! The shapes of the six pieces, drawn for this book in a box of 45 × 45.

use crate::board::Role;

/// A piece as SVG: overlapping bodies whose union is outlined, and the lines inside.
pub(super) struct Shape {
    /// Elements without colour of their own; the outline goes around all of them together.
    pub bodies: &'static str,
    /// One path of lines drawn over the bodies.
    pub lines: &'static str,
    /// A dot in the colour of the lines: the eye of the knight.
    pub dot: &'static str,
}

/// Returns the drawing of a piece.
pub(super) fn shape(role: Role) -> &'static Shape {
    match role {
        Role::King => &KING,
        Role::Queen => &QUEEN,
        Role::Rook => &ROOK,
        Role::Bishop => &BISHOP,
        Role::Knight => &KNIGHT,
        Role::Pawn => &PAWN,
    }
}

const KING: Shape = Shape {
    bodies: concat!(
        r#"<rect x="21.2" y="3" width="2.6" height="9" rx=".6"/>"#,
        r#"<rect x="18.6" y="5.2" width="7.8" height="2.6" rx=".6"/>"#,
        r#"<path d="M22.5 10.4C26.4 12.8 26.2 18 22.5 23C18.8 18 18.6 12.8 22.5 10.4Z"/>"#,
        r#"<path d="M22.5 22C22 15.2 19 12.8 14.6 12.8C10.4 12.8 7.6 16 8.2 20C8.8 24 12.4 26 13.8 29.6H31.2C32.6 26 36.2 24 36.8 20C37.4 16 34.6 12.8 30.4 12.8C26 12.8 23 15.2 22.5 22Z"/>"#,
        r#"<path d="M13.6 28.6C15.2 31.4 15.2 33.6 13.2 36H31.8C29.8 33.6 29.8 31.4 31.4 28.6Z"/>"#,
        r#"<rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/>"#,
    ),
    lines: "M19.4 13.8C21.2 16 22.2 19 22.5 22.4C22.8 19 23.8 16 25.6 13.8M22.5 22.4V26.6M14 28.4Q22.5 26 31 28.4M15 31.6Q22.5 29.6 30 31.6M13.6 35.3H31.4",
    dot: "",
};

const QUEEN: Shape = Shape {
    bodies: concat!(
        r#"<path d="M14.4 30L8.6 14.6L15.2 22.2L15.6 10.9L20.2 21.2L22.5 9.2L24.8 21.2L29.4 10.9L29.8 22.2L36.4 14.6L30.6 30Z"/>"#,
        r#"<circle cx="8.4" cy="13.6" r="2.1"/><circle cx="15.5" cy="9.8" r="2.1"/>"#,
        r#"<circle cx="22.5" cy="8" r="2.3"/>"#,
        r#"<circle cx="29.5" cy="9.8" r="2.1"/><circle cx="36.6" cy="13.6" r="2.1"/>"#,
        r#"<path d="M14 28.6C15.6 31.4 15.4 33.6 13.2 36H31.8C29.6 33.6 29.4 31.4 31 28.6Z"/>"#,
        r#"<rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/>"#,
    ),
    lines: "M14 28.2Q22.5 25.8 31 28.2M15 31.4Q22.5 29.4 30 31.4M13.6 35.3H31.4",
    dot: "",
};

const ROOK: Shape = Shape {
    bodies: concat!(
        r#"<path d="M12.4 8.4H17V11.4H20.2V8.4H24.8V11.4H28V8.4H32.6V15.4L29 18.8H16L12.4 15.4Z"/>"#,
        r#"<path d="M16.9 18H28.1L29.3 32H15.7Z"/><path d="M15.2 31.4H29.8L32.4 36H12.6Z"/>"#,
        r#"<rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/>"#,
    ),
    lines: "M16 18.9H29M15.5 31.7H29.5M13 35.4H32",
    dot: "",
};

const BISHOP: Shape = Shape {
    bodies: concat!(
        r#"<circle cx="22.5" cy="6.9" r="2.3"/>"#,
        r#"<path d="M22.5 8.4C28.2 12.6 31.2 17 31.2 21.2C31.2 24.6 29.4 27 27 28.6H18C15.6 27 13.8 24.6 13.8 21.2C13.8 17 16.8 12.6 22.5 8.4Z"/>"#,
        r#"<rect x="15.4" y="27.6" width="14.2" height="3" rx="1.5"/>"#,
        r#"<path d="M18.6 30C18.6 32.6 16.4 34.4 13.2 36H31.8C28.6 34.4 26.4 32.6 26.4 30Z"/>"#,
        r#"<rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/>"#,
    ),
    lines: "M26.6 13.8L21.4 20.6M17 28.2H28M17.6 30.7H27.4M14 35.3H31",
    dot: "",
};

const KNIGHT: Shape = Shape {
    bodies: concat!(
        r#"<path d="M14.2 36C14 30.6 20.6 28.6 20.8 23.4C19.2 25 17.4 25.6 15.6 25.8L13.4 28C12 29.2 9.4 28.6 8.6 27C8 25.8 8.2 24.6 9 23.4L13.2 16.8C13.6 14 14.8 12 16.8 10.6L16.4 6.2L20.4 8.8C29.6 9.2 34 15.8 33.2 25.4C32.9 29.4 32.2 32.6 32.2 36Z"/>"#,
        r#"<rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/>"#,
    ),
    lines: "M21.6 11.8C27 12.8 30 17.4 29.6 24.4C29.4 28 28.8 31.4 28.8 33.4M13.6 35.3H32M10.9 25.6L11.6 24.8",
    dot: r#"<circle cx="17.4" cy="15.6" r="1.25"/>"#,
};

const PAWN: Shape = Shape {
    bodies: concat!(
        r#"<circle cx="22.5" cy="13.4" r="5.5"/>"#,
        r#"<rect x="16.2" y="18.6" width="12.6" height="2.9" rx="1.45"/>"#,
        r#"<path d="M19.6 20.5C19.4 27 17 31.3 13.6 35.8H31.4C28 31.3 25.6 27 25.4 20.5Z"/>"#,
        r#"<rect x="12" y="35.2" width="21" height="4.6" rx="1.8"/>"#,
    ),
    lines: "M18.6 21.5H26.4M14.4 35.3H30.6",
    dot: "",
};
