//! `jadoube notation`: a scoresheet in the letters of one language, written in those of another.

use crate::speech::tongues;
use anyhow::{Context, Result, bail};
use clap::Args;
use jadoube::board::{Alphabet, Flaw, Form, Position};
use jadoube::game::EntryAsked;
use jadoube::read::{Entered, REFERENCE, scoresheet};
use jadoube::text::Tongues;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which scoresheet, and in which letters.
#[derive(Args)]
pub struct Options {
    /// A file with the moves; otherwise, or where it is -, standard input.
    file: Option<PathBuf>,
    /// The letters of the scoresheet: a language, or figurines.
    #[arg(long, value_name = "LANG", default_value = REFERENCE)]
    from: String,
    /// The letters to write it in: a language, or figurines; otherwise the same.
    #[arg(long, value_name = "LANG")]
    to: Option<String>,
    /// Write the square of departure too.
    #[arg(long)]
    long: bool,
    /// The position before the first move; otherwise the initial one.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// Reads a scoresheet and writes it in other letters.
pub fn run(options: &Options, data: Option<&Path>) -> Result<ExitCode> {
    let files = super::files(data)?;
    let tongues = tongues(&files);
    let from = alphabet(&tongues, &options.from)?;
    let to = alphabet(&tongues, options.to.as_ref().unwrap_or(&options.from))?;
    let start = match &options.fen {
        Some(fen) => Position::from_fen(fen).context("the position of --fen cannot be read")?,
        None => Position::initial(),
    };
    let (name, text) = source(options.file.as_deref())?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let sheet = match scoresheet(&name, text, &from, &start) {
        Ok(sheet) => sheet,
        Err(fault) => {
            eprintln!("{}", fault.snippet());
            return Ok(ExitCode::from(2));
        }
    };
    if sheet.moves.is_empty() {
        bail!("{name}: no move in this scoresheet");
    }
    let form = if options.long {
        Form::Long
    } else {
        Form::Short
    };
    super::print(&sheet.write(&to, form))?;
    for entered in &sheet.moves {
        for flaw in &entered.flaws {
            eprintln!("{}", warning(entered, *flaw));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn source(file: Option<&Path>) -> Result<(String, String)> {
    match file.filter(|path| *path != Path::new("-")) {
        Some(path) => {
            let name = path.display().to_string();
            let text =
                std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
            Ok((name, text))
        }
        None => {
            let mut text = String::new();
            std::io::stdin()
                .read_to_string(&mut text)
                .context("cannot read standard input")?;
            Ok(("standard input".to_owned(), text))
        }
    }
}

fn alphabet(tongues: &Tongues, wanted: &str) -> Result<Alphabet> {
    if wanted == EntryAsked::FIGURINES {
        return Ok(Alphabet::FIGURINES);
    }
    let Some(words) = tongues.nearest(wanted) else {
        let mut known: Vec<&str> = tongues.iter().map(|words| words.lang()).collect();
        known.push(EntryAsked::FIGURINES);
        bail!(
            "there are no letters {wanted:?}; expected one of {}",
            known.join(", ")
        );
    };
    Ok(words.language().alphabet())
}

fn warning(entered: &Entered, flaw: Flaw) -> String {
    let what = match flaw {
        Flaw::LetterMissing => "the letter of the piece is missing",
        Flaw::LetterSmall => "the letter of the piece is small",
        Flaw::PawnLetter => "a pawn has no letter",
        Flaw::ArrivalIncomplete => "the square of arrival is not complete",
        Flaw::CaptureSignWrong => "there is a sign of capture, but nothing is captured",
        Flaw::PawnFileMissing => "the file from which the pawn captures is missing",
        Flaw::DepartureMissing => "another piece could go there, and only a sign tells them apart",
        Flaw::PromotionSign => "there is a sign before the new piece",
        Flaw::OfferMark => "a draw offer is marked (=)",
        Flaw::CastlingForm => "castling is written 0-0 or 0-0-0",
        Flaw::CheckSignWrong => "there is a sign of check or mate that does not fit the move",
        Flaw::EnPassantWrong => "there is a mark e.p., but nothing is captured en passant",
    };
    format!(
        "warning: {}: entry \"{}\": {what}",
        entered.place, entered.text
    )
}
