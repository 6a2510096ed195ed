//! The loop over the games of a file: each move is read, found among the legal ones, and played.

use std::fs::File;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position as _};

use crate::counts::Counts;

/// What is done with the positions of one game.
pub trait Follow {
    /// Called with the first position.
    fn begin(start: &Chess) -> Self;

    /// Called with each move before it is played.
    fn play(&mut self, before: &Chess, played: Move);

    /// Called with the position after each move.
    fn reached(&mut self, after: &Chess);

    /// Called with the last position.
    fn end(self, last: &Chess, counts: &mut Counts);
}

/// Legality alone: nothing more is looked at.
pub struct Legality;

impl Follow for Legality {
    fn begin(_: &Chess) -> Self {
        Self
    }

    fn play(&mut self, _: &Chess, _: Move) {}

    fn reached(&mut self, _: &Chess) {}

    fn end(self, _: &Chess, _: &mut Counts) {}
}

/// Follows every game of a file.
pub fn visit<F: Follow>(file: File) -> std::io::Result<Counts> {
    let mut games = Games::<F> {
        counts: Counts::default(),
        follow: std::marker::PhantomData,
    };
    Reader::new(file).visit_all_games(&mut games)?;
    Ok(games.counts)
}

struct Games<F> {
    counts: Counts,
    follow: std::marker::PhantomData<F>,
}

struct Headers {
    set_up: Option<Fen>,
    mode: CastlingMode,
}

struct Line<F> {
    at: Chess,
    follow: F,
}

impl<F: Follow> Games<F> {
    /// Counts the game whose next move is illegal or unreadable.
    fn stopped(&mut self, line: Option<(&Chess, F)>) {
        self.counts.illegal += 1;
        if let Some((last, follow)) = line {
            follow.end(last, &mut self.counts);
        }
    }
}

impl<F: Follow> Visitor for Games<F> {
    type Tags = Headers;
    type Movetext = Option<Line<F>>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Headers> {
        self.counts.games += 1;
        ControlFlow::Continue(Headers {
            set_up: None,
            mode: CastlingMode::Standard,
        })
    }

    fn tag(&mut self, headers: &mut Headers, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            headers.set_up = Some(Fen::from_ascii(value.as_bytes()).unwrap_or_default());
        } else if name == b"Variant" && value.as_bytes() == b"Chess960" {
            headers.mode = CastlingMode::Chess960;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, headers: Headers) -> ControlFlow<(), Option<Line<F>>> {
        let start = match headers.set_up {
            Some(fen) => fen.into_position(headers.mode),
            None => Ok(Chess::default()),
        };
        let Ok(at) = start else {
            self.stopped(None);
            return ControlFlow::Break(());
        };
        let follow = F::begin(&at);
        ControlFlow::Continue(Some(Line { at, follow }))
    }

    fn san(&mut self, line: &mut Option<Line<F>>, san: SanPlus) -> ControlFlow<()> {
        let Some(going) = line else {
            return ControlFlow::Break(());
        };
        let Ok(played) = san.san.to_move(&going.at) else {
            if let Some(Line { at, follow }) = line.take() {
                self.stopped(Some((&at, follow)));
            }
            return ControlFlow::Break(());
        };
        going.follow.play(&going.at, played);
        going.at.play_unchecked(played);
        self.counts.plies += 1;
        going.follow.reached(&going.at);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, line: Option<Line<F>>) {
        if let Some(Line { at, follow }) = line {
            follow.end(&at, &mut self.counts);
        }
    }
}
