//! `jadoube notation`: a scoresheet in the letters of one language, written in those of another.

use crate::shared::refusal::{about, about_file};
use crate::shared::{Desk, Refusal, Refused};
use anyhow::Result;
use clap::Args;
use jadoube::board::{Alphabet, EntryFault, Flaw, Form, OtherSystem, Position};
use jadoube::game::EntryAsked;
use jadoube::read::{
    Entered, REFERENCE, Scoresheet, SheetFault, SheetTrouble, TextFault, scoresheet,
};
use jadoube::text::{Say, Tongues, Value, Voice};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which scoresheet, and in which letters.
#[derive(Args)]
pub struct Options {
    file: Option<PathBuf>,
    #[arg(long, value_name = "LANG", default_value = REFERENCE)]
    from: String,
    #[arg(long, value_name = "LANG")]
    to: Option<String>,
    #[arg(long)]
    long: bool,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// Reads a scoresheet and writes it in other letters.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let from = alphabet(&desk.tongues, &options.from)?;
    let to = alphabet(&desk.tongues, options.to.as_ref().unwrap_or(&options.from))?;
    let start = match &options.fen {
        Some(fen) => Position::from_fen(fen)?,
        None => Position::initial(),
    };
    let voice = desk.voice();
    let (name, text) = source(options.file.as_deref(), &voice)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let sheet: Scoresheet = match scoresheet(&name, text, &from, &start) {
        Ok(sheet) => sheet,
        Err(fault) => {
            eprintln!("{}", desk.snippet(&told(&voice, fault)));
            return Ok(ExitCode::from(2));
        }
    };
    if sheet.moves.is_empty() {
        let name = Value::Text(name);
        return Err(Refusal::new(Say::message("sheet-empty").with("file", name)).into());
    }
    let form = if options.long {
        Form::Long
    } else {
        Form::Short
    };
    crate::print(&sheet.write(&to, form))?;
    for entered in &sheet.moves {
        for flaw in &entered.flaws {
            desk.warn(&warning(&voice, entered, *flaw));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn source(file: Option<&Path>, voice: &Voice<'_>) -> Result<(String, String)> {
    match file.filter(|path| *path != Path::new("-")) {
        Some(path) => {
            let text = std::fs::read_to_string(path).refused(|| about_file("cli-unread", path))?;
            Ok((path.display().to_string(), text))
        }
        None => {
            let name = voice.phrase(&Say::message("cli-standard-input"));
            let mut text = String::new();
            std::io::stdin()
                .read_to_string(&mut text)
                .refused(|| about_file("cli-unread", Path::new(&name)))?;
            Ok((name, text))
        }
    }
}

fn alphabet(tongues: &Tongues, wanted: &str) -> Result<Alphabet> {
    if wanted == EntryAsked::FIGURINES {
        return Ok(Alphabet::FIGURINES);
    }
    let Some(words) = tongues.nearest(wanted) else {
        let known = tongues.iter().map(|words| words.lang().to_owned());
        let known = known.chain([EntryAsked::FIGURINES.to_owned()]).collect();
        let say = about("sheet-no-letters", wanted).with("known", Value::Texts(known));
        return Err(Refusal::new(say).into());
    };
    Ok(words.language().alphabet())
}

/// A fault of a scoresheet in words.
fn told(voice: &Voice<'_>, fault: SheetFault) -> TextFault {
    let is = |name: &'static str| Say::attribute("sheet-fault", name);
    let entry = |name, text: String| is(name).with("entry", Value::Text(text));
    let example = |example: Option<String>| match example {
        Some(example) => {
            Say::attribute("sheet-expected", "example").with("entry", Value::Text(example))
        }
        None => Say::attribute("sheet-expected", "over"),
    };
    let (found, expected) = match *fault.what {
        SheetTrouble::MoveNumber { found, expected } => {
            let number = |number: u32| Value::Text(number.to_string());
            (
                is("move-number").with("number", number(found)),
                Say::attribute("sheet-expected", "move-number").with("number", number(expected)),
            )
        }
        SheetTrouble::NoEntry {
            text,
            why,
            example: possible,
        } => {
            let sign = |say: Say, sign: char| say.with("sign", Value::Text(sign.to_string()));
            let found = match why {
                EntryFault::Empty => entry("nothing", text),
                EntryFault::OtherSystem(OtherSystem::Descriptive) => entry("descriptive", text),
                EntryFault::OtherSystem(OtherSystem::Numeric) => entry("numeric", text),
                EntryFault::UnknownLetter { letter, .. } => sign(entry("letter", text), letter),
                EntryFault::NoArrival { .. } => entry("no-arrival", text),
                EntryFault::Unexpected { sign: found, .. } => sign(entry("sign", text), found),
            };
            (found, example(possible))
        }
        SheetTrouble::Several { text, moves } => {
            let found = entry("several", text).number("count", moves.len() as u64);
            (found, one_of(moves))
        }
        SheetTrouble::NoMove {
            text,
            near,
            example: possible,
        } => {
            let expected = if near.is_empty() {
                example(possible)
            } else {
                one_of(near)
            };
            (entry("no-move", text), expected)
        }
    };
    TextFault {
        place: fault.place,
        found: voice.phrase(&found),
        expected: voice.phrase(&expected),
        line_text: fault.line_text,
        width: fault.width,
    }
}

const MOST_CANDIDATES: usize = 12;

fn one_of(mut entries: Vec<String>) -> Say {
    if entries.len() > MOST_CANDIDATES {
        entries.truncate(MOST_CANDIDATES);
        entries.push("…".to_owned());
    }
    Say::attribute("sheet-expected", "one-of").with("entries", Value::Text(entries.join(", ")))
}

fn warning(voice: &Voice<'_>, entered: &Entered, flaw: Flaw) -> String {
    let what = match flaw {
        Flaw::LetterMissing => "letter-missing",
        Flaw::LetterSmall => "letter-small",
        Flaw::PawnLetter => "pawn-letter",
        Flaw::ArrivalIncomplete => "arrival-incomplete",
        Flaw::CaptureSignWrong => "capture-sign",
        Flaw::PawnFileMissing => "pawn-file-missing",
        Flaw::DepartureMissing => "departure-missing",
        Flaw::PromotionSign => "promotion-sign",
        Flaw::OfferMark => "offer-mark",
        Flaw::CastlingForm => "castling-form",
        Flaw::CheckSignWrong => "check-sign",
        Flaw::EnPassantWrong => "en-passant",
    };
    let say = Say::attribute("sheet-flaw", what).with("entry", Value::Text(entered.text.clone()));
    format!("{}: {}", entered.place, voice.phrase(&say))
}
