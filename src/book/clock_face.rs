//! A chess clock as a picture: the digital displays of both sides.

use crate::book::html::escape;

/// The widest text that a display shows in full size.
const WIDEST: usize = 7;

/// Returns the clock as one line of SVG: above each display whose it is, White's on the left.
pub fn clock_face(white: (&str, &str), black: (&str, &str)) -> String {
    let side = |x: u32, (name, shows): (&str, &str)| {
        let length = shows.chars().count();
        let squeezed = match length > WIDEST {
            true => r#" textLength="76" lengthAdjust="spacingAndGlyphs""#,
            false => "",
        };
        format!(
            concat!(
                r##"<text x="{}" y="13" font-size="11" fill="currentColor" text-anchor="middle">{}</text>"##,
                r##"<rect x="{}" y="18" width="84" height="28" rx="3" fill="#dfe6d8" stroke="#5d6b57"/>"##,
                r##"<text x="{}" y="38" font-size="18" font-family="monospace" font-weight="bold" fill="#1c1f22" text-anchor="middle"{}>{}</text>"##,
            ),
            x + 42,
            escape(name),
            x,
            x + 42,
            squeezed,
            escape(shows),
        )
    };
    format!(
        concat!(
            r#"<svg class="clock" role="img" aria-label="{}: {} – {}: {}" viewBox="0 0 190 54" xmlns="http://www.w3.org/2000/svg">"#,
            r##"<rect x=".5" y=".5" width="189" height="53" rx="6" fill="none" stroke="#5d6b57"/>{}{}</svg>"##,
        ),
        escape(white.0),
        escape(white.1),
        escape(black.0),
        escape(black.1),
        side(7, white),
        side(99, black),
    )
}
