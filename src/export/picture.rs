//! The pictures of a question: its board and its clock, each a file of its own.

use super::html::allowed;
use crate::board::{Player, Position};
use crate::book::clock_face;
use crate::book::diagram::{Diagram, svg};
use crate::quiz::{BoardTold, ClockTold, Told};
use crate::read::mark;
use crate::text::{Say, Value, Voice};

/// A picture as a file.
pub(super) struct Picture {
    /// The name of the file: the same for the same picture, so that many questions can share it.
    pub name: String,
    /// Its content.
    pub svg: String,
    /// What it shows, in words.
    pub alt: String,
    /// How wide it is shown, in pixels.
    pub width: u32,
    /// How high it is shown.
    pub height: u32,
}

impl Picture {
    /// The picture; it brings its size and a colour for its letters that reads on light and dark.
    fn of(kind: &str, drawing: &str, alt: String, (width, height): (u32, u32)) -> Self {
        let size = format!(
            r##"<svg width="{width}" height="{height}" color="#777777" font-family="sans-serif" "##
        );
        let svg = drawing.replacen("<svg ", &size, 1);
        Picture {
            name: format!("jadoube-{kind}-{:016x}.svg", mark(&svg)),
            svg,
            alt,
            width,
            height,
        }
    }
}

/// The pictures of a question.
pub(super) fn pictures(question: &Told, voice: &Voice<'_>) -> Vec<Picture> {
    let board = question
        .board
        .as_ref()
        .and_then(|told| board(told, &voice.text("quiz-export-position")));
    let clock = question.clock.as_ref().map(|told| clock(told, voice));
    board.into_iter().chain(clock).collect()
}

/// The diagram; none of a position that cannot be read.
fn board(told: &BoardTold, title: &str) -> Option<Picture> {
    let position = match told.chess960 {
        true => Position::from_fen_chess960(&told.fen),
        false => Position::from_fen(&told.fen),
    };
    let alt = allowed(&told.pieces.join(" "));
    let drawing = svg(&Diagram {
        position: &position.ok()?,
        id: "board",
        title,
        desc: &alt,
        highlights: &[],
        arrows: &[],
    });
    Some(Picture::of("board", &drawing, alt, (320, 320)))
}

/// The clock, each display below the name of its player.
fn clock(told: &ClockTold, voice: &Voice<'_>) -> Picture {
    let shows = Say::message("quiz-export-clock")
        .with("white", Value::Text(told.white.clone()))
        .with("black", Value::Text(told.black.clone()));
    let name = |player: Player| allowed(&voice.say(&Say::message("quiz-paper-side").of(player)));
    let (white, black) = (allowed(&told.white), allowed(&told.black));
    let drawing = clock_face(
        (&name(Player::White), &white),
        (&name(Player::Black), &black),
    );
    Picture::of("clock", &drawing, voice.say(&shows), (240, 68))
}
