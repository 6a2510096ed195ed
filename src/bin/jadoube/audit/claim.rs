//! `jadoube audit --claim`: whether a draw claim in a game is right, and what the Laws give.

use super::{Inquiry, human};
use crate::shared::{Refusal, Refused};
use crate::values;
use anyhow::{Result, bail};
use clap::Args;
use jadoube::audit::{Auditor, Played, Teller, What, draw_claimed};
use jadoube::board::{Course, Difference, Letters, Player, Position, Sameness};
use jadoube::game::Ground;
use jadoube::laws::drawn_game::RIGHT_CLAIM;
use jadoube::laws::{Code, Status, Verdict, judge};
use jadoube::read::pgn::{Game, games};
use jadoube::text::{Say, Value, Voice, no_ruling};
use std::process::ExitCode;

/// Which claim, by whom and where.
#[derive(Args)]
pub struct ClaimOptions {
    #[arg(long, value_name = "CLAIM")]
    pub claim: Option<String>,
    #[arg(long, value_name = "PLAYER", requires = "claim", value_parser = values::player(), ignore_case = true)]
    by: Option<Player>,
    #[arg(long, value_name = "MOVE", requires = "claim", value_parser = numbered)]
    at: Option<(u32, Player)>,
    #[arg(long, value_name = "N", requires = "claim")]
    game: Option<usize>,
}

/// Rules on a claim.
pub fn run(inquiry: &Inquiry<'_>, voice: &Voice<'_>, claim: &str) -> Result<ExitCode> {
    if inquiry.options.format == super::Format::Csv {
        return Err(super::no_table("--claim"));
    }
    let [file] = inquiry.options.files.as_slice() else {
        return Err(Refusal::new(Say::attribute("cli-claim", "one-file")).into());
    };
    let name = file.display().to_string();
    let mut text = Vec::new();
    for chunk in super::input::Chunks::open(file, voice)? {
        text.extend(chunk?.text);
    }
    let all: Vec<Game<'_>> = games(&text).also_in(inquiry.alphabets).collect();
    let number = inquiry.options.claim.game.unwrap_or(all.len());
    let Some(game) = number.checked_sub(1).and_then(|at| all.get(at)) else {
        let say = in_file("no-game", &name)
            .with("number", Value::Text(number.to_string()))
            .number("games", all.len() as u64);
        return Err(Refusal::new(say).into());
    };
    let played = Played::of(game);
    let course = (played.course.as_ref()).refused(|| in_game("no-start", &name, game))?;
    let options = &inquiry.options.claim;
    let at = match options.at {
        None => course.end(),
        Some((move_number, by)) => course
            .before(move_number, by)
            .refused(|| in_game("no-such-move", &name, game))?,
    };
    let position = course.position(at);
    let by = options.by.unwrap_or(position.has_the_move());
    let letters = &voice.words().language().pieces;
    let (ground, intended) = read(claim, &position.with_move_of(by), letters)?;
    let laws = inquiry.laws_of(game);
    let report = Auditor::new(laws).audit(&played);
    let teller = Teller::new(voice, laws, &played, 0);
    let mut page = human::heading(voice, &name, number as u64, game.line, &teller.heading());
    page.push('\n');
    let edition = Value::Text(laws.edition.to_string());
    page.push_str(&voice.say(&Say::message("heading-laws").with("edition", edition)));
    page.push_str("\n\n");
    if ground == Ground::Repetition {
        page.push_str(&side_by_side(voice, course, at, intended.as_deref()));
    }
    let over = report.over.filter(|(over, _)| *over <= at);
    if over.is_some() {
        let ended = report
            .findings
            .iter()
            .find(|finding| matches!(finding.what, What::Over(_)));
        if let Some(ended) = ended {
            let told = teller.told(ended);
            page.push_str(&format!(
                "{}  {} [{}]\n\n",
                told.place,
                told.text,
                told.articles.join(", ")
            ));
        }
    }
    // A game that was over is judged from the move that ended it, so that the ruling knows.
    let from = over.map_or(at, |(over, _)| over.saturating_sub(1));
    let mut events: Vec<_> = (from..at).filter_map(|at| played.made(at)).collect();
    let on_the_board = intended.is_none();
    events.push(draw_claimed(by, ground, intended));
    let shown_above = ground == Ground::Repetition && on_the_board && over.is_none();
    let case = played
        .case_of(from, events)
        .refused(|| in_game("no-such-move", &name, game))?;
    let right = match judge(&Code::new(laws), &case) {
        Ok(verdict) => is_right(&verdict),
        Err(fault) => bail!("{}", no_ruling(voice, laws, &fault)),
    };
    if inquiry.options.format == super::Format::Json {
        let mut told = crate::ruling_json::ruling(voice, laws, &case);
        told["file"] = name.into();
        told["game"] = number.into();
        told["line"] = game.line.into();
        told["edition"] = serde_json::json!(laws.edition);
        told["claim"] = claim.into();
        told["by"] = serde_json::json!(by);
        told["right"] = right.into();
        crate::print(&format!("{told}\n"))?;
        return Ok(code(right));
    }
    page.push_str(&voice.text_of("audit-ruling", if right { "right" } else { "wrong" }));
    page.push('\n');
    page.push_str(&human::ruling(voice, laws, &case, !shown_above));
    crate::print(&page)?;
    Ok(code(right))
}

/// A message about a claim in a file.
fn in_file(attribute: &'static str, file: &str) -> Say {
    Say::attribute("cli-claim", attribute).with("file", Value::Text(file.to_owned()))
}

/// A message about a claim in a game of a file.
fn in_game(attribute: &'static str, file: &str, game: &Game<'_>) -> Say {
    in_file(attribute, file).with("line", Value::Text(game.line.to_string()))
}

fn code(right: bool) -> ExitCode {
    if right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether the claim is right, whatever the case leaves open.
fn is_right(verdict: &Verdict) -> bool {
    verdict.branches.iter().all(|branch| {
        let last = branch.steps.last();
        let mut reasons = last.into_iter().flat_map(|step| &step.reasons);
        reasons.any(|reason| {
            std::ptr::eq(reason.provision, &RIGHT_CLAIM) && reason.status == Status::Holds
        })
    })
}

/// The words for a ground, each of which may begin a claim.
const GROUNDS: [(&str, Ground); 8] = [
    ("threefold", Ground::Repetition),
    ("repetition", Ground::Repetition),
    ("3-fold", Ground::Repetition),
    ("3", Ground::Repetition),
    ("fifty", Ground::NoProgress),
    ("no-progress", Ground::NoProgress),
    ("50-move", Ground::NoProgress),
    ("50", Ground::NoProgress),
];

/// The ground of a claim and its intended move in English letters.
fn read(claim: &str, position: &Position, letters: &Letters) -> Result<(Ground, Option<String>)> {
    let wrong = |attribute| {
        let claim = Value::Text(claim.to_owned());
        Refusal::new(Say::attribute("cli-claim", attribute).with("claim", claim)).into()
    };
    let mut words = claim.split_whitespace();
    let first = words.next().unwrap_or_default().to_lowercase();
    let Some((_, ground)) = GROUNDS.iter().find(|(word, _)| *word == first) else {
        return Err(wrong("ground"));
    };
    let filler = |word: &&str| {
        !matches!(
            word.to_lowercase().as_str(),
            "moves" | "repetition" | "move"
        )
    };
    let rest: Vec<&str> = words.filter(filler).collect();
    let intended = match rest.as_slice() {
        [] => None,
        [text] => Some(english(text, position, letters)?),
        _ => return Err(wrong("one-move")),
    };
    Ok((*ground, intended))
}

/// A move in English letters; one that is illegal only gets the English letter of its piece.
///
/// # Errors
/// What cannot be read as a move of this player.
fn english(text: &str, position: &Position, letters: &Letters) -> Result<String> {
    for letters in [letters, &Letters::ENGLISH] {
        let legal = (position.read_move(text, letters).ok())
            .and_then(|attempt| position.examine(&attempt).ok());
        if let Some(played) = legal {
            return Ok(position.san(&played));
        }
    }
    position.read_move(text, letters)?;
    Ok(match letters.strip(text) {
        Some((role, rest)) => format!("{}{rest}", Letters::ENGLISH.of(role)),
        None => text.to_owned(),
    })
}

/// The diagrams of the position claimed and of the places at which its pieces stood so before.
fn side_by_side(
    voice: &Voice<'_>,
    course: &Course<'_>,
    at: usize,
    intended: Option<&str>,
) -> String {
    let position = course.position(at);
    let played = intended.and_then(|text| {
        let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
        position.examine(&attempt).ok()
    });
    let claimed = match &played {
        Some(played) => position.play(played),
        None => position.clone(),
    };
    let language = voice.words().language();
    let mut columns = Vec::new();
    for earlier in 0..at {
        let other = course.position(earlier);
        let mark = match claimed.same_position(&other) {
            Sameness::Same => "same",
            Sameness::Differs(Difference::Placement) => continue,
            Sameness::Differs(Difference::SideToMove) => "other-turn",
            Sameness::Differs(Difference::Castling) => "other-castling",
            Sameness::Differs(Difference::EnPassant) => "other-en-passant",
        };
        let caption = vec![
            place(voice, course.reached_by(earlier)),
            mark_text(voice, mark),
        ];
        columns.push((caption, jadoube::answer::board(&other, language)));
    }
    let last = match &played {
        Some(played) => Some(course.made_at(at, played)),
        None => course.reached_by(at),
    };
    let caption = vec![place(voice, last), mark_text(voice, "claimed")];
    columns.push((caption, jadoube::answer::board(&claimed, language)));
    columns.chunks(3).map(row).collect()
}

fn place(voice: &Voice<'_>, reached: Option<String>) -> String {
    voice.say(&match reached {
        Some(reached) => Say::message("audit-after").with("move", Value::Move(reached)),
        None => Say::message("audit-at-start"),
    })
}

fn mark_text(voice: &Voice<'_>, mark: &'static str) -> String {
    voice.text_of("audit-occurrence", mark)
}

/// Texts beside each other, captions above boards.
fn row(columns: &[(Vec<String>, String)]) -> String {
    const GAP: usize = 4;
    let lines = |(caption, board): &(Vec<String>, String)| -> Vec<String> {
        let caption = caption.iter().map(|line| format!("  {line}"));
        caption.chain(board.lines().map(str::to_owned)).collect()
    };
    let columns: Vec<Vec<String>> = columns.iter().map(lines).collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for at in 0..height {
        let mut line = String::new();
        for column in &columns {
            let width = column.iter().map(|cell| cell.chars().count()).max();
            let cell = column.get(at).map_or("", String::as_str);
            line.push_str(&format!("{cell:width$}", width = width.unwrap_or(0) + GAP));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push('\n');
    text
}

/// The number of a move and whose it is: `43w`.
fn numbered(text: &str) -> Result<(u32, Player), Refusal> {
    let expected = || Refusal::new(Say::attribute("cli-expected", "move-number"));
    let digits = text.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    let by = match text[digits.len()..].to_lowercase().as_str() {
        "white" | "w" => Player::White,
        "black" | "b" => Player::Black,
        _ => return Err(expected()),
    };
    let number = digits.parse().map_err(|_| expected())?;
    Ok((number, by))
}
