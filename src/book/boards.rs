//! The boards of a case: the position before the first event, and the one that the ruling leaves.

use crate::board::{Player, Position, Role, Square};
use crate::book::board::{Marks, board};
use crate::book::shelf::Judged;
use crate::book::teller::{Teller, spoken};
use crate::game::{Act, Case, Colours, Placement, Record, attempted};
use crate::laws::Step;
use crate::text::{Say, Value};
use std::fmt::Write as _;
use std::sync::Arc;

/// The boards of a case as figures; nothing where no board is given.
pub(super) fn boards(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let facts = &case.scenario.case;
    let Some(before) = before(facts) else {
        return String::new();
    };
    let marks = marks(facts, &before);
    let moves = facts
        .events
        .iter()
        .filter(|event| matches!(event.act, Act::Move(_)))
        .count();
    let after = after(case).filter(|after| moves > 1 && placed(after) != placed(&before));
    let first = after.is_some().then_some("board-before");
    let mut html = String::from("<div class=\"boards\">\n");
    html.push_str(&figure(teller, facts.colours, &before, first, &marks));
    if let Some(after) = after {
        let marks = Marks::default();
        let title = Some("board-after");
        html.push_str(&figure(teller, facts.colours, &after, title, &marks));
    }
    html.push_str("</div>\n");
    html
}

/// The position before the first event.
fn before(case: &Case) -> Option<Arc<Position>> {
    let Placement::Board(start) = &case.known.placement else {
        return None;
    };
    let last = case.known.before.last();
    Some(last.map_or_else(|| start.clone(), |played| played.after.clone()))
}

/// What the first event does on the board.
fn marks(case: &Case, before: &Position) -> Marks {
    let Some(event) = case.events.first() else {
        return Marks::default();
    };
    let on = |squares: &[Square]| Marks {
        squares: squares.to_vec(),
        arrows: Vec::new(),
    };
    if let Act::Touch(touch) = &event.act {
        return on(&touch.squares);
    }
    if let Act::Displace(squares) = &event.act {
        return on(squares);
    }
    let text = if let Act::Move(played) = &event.act {
        played.text.as_deref()
    } else if let Act::ClaimDraw(claim) = &event.act {
        claim.intended.as_deref()
    } else if let Act::Seal(seal) = &event.act {
        seal.text.as_deref()
    } else {
        None
    };
    let attempt = text.and_then(|text| attempted(before, event, text).ok());
    let Some(attempt) = attempt else {
        return Marks::default();
    };
    match attempt {
        crate::board::Attempt::Shift { from, to, .. } => Marks {
            squares: Vec::new(),
            arrows: vec![(from, to)],
        },
        crate::board::Attempt::Castle { by, .. } => {
            let after = before.put_through(&attempt);
            let king = |position: &Position| {
                let mut pieces = position.pieces();
                pieces.find_map(|(square, player, role)| {
                    (player == by && role == Role::King).then_some(square)
                })
            };
            let arrow = king(before).zip(king(&after));
            Marks {
                squares: Vec::new(),
                arrows: arrow.into_iter().collect(),
            }
        }
    }
}

/// The position that the newest ruling leaves, where it does not depend on anything.
fn after(case: &Judged<'_>) -> Option<Arc<Position>> {
    let ruled = case.views.first()?.rulings.first()?;
    let [branch] = ruled.newest()?.verdict.branches.as_slice() else {
        return None;
    };
    let facts = &case.scenario.case;
    let mut record = Record::new(facts);
    for step in &branch.steps {
        carry(&mut record, facts, step)?;
    }
    record.position().cloned()
}

fn carry(record: &mut Record, case: &Case, step: &Step) -> Option<()> {
    let event = &case.events[usize::from(step.event)];
    for happening in &step.happenings {
        record.note(*happening, step.event, event, case).ok()?;
    }
    record.carry_out(step.effects(), step.event);
    Some(())
}

/// A position as a figure with its caption.
pub(super) fn figure(
    teller: &Teller<'_>,
    colours: Colours,
    position: &Position,
    title: Option<&'static str>,
    marks: &Marks,
) -> String {
    let voice = teller.voice(colours);
    let to_move = voice.say(&Say::message("known-to-move").of(position.has_the_move()));
    let mut html = String::new();
    let label = format!("{}{}", description(teller, position), shown(teller, marks));
    let _ = writeln!(
        html,
        "<figure>{}<figcaption>{}{}</figcaption></figure>",
        board(position, marks, &label),
        title.map_or(String::new(), |title| format!(
            "{}. ",
            teller.html(&Say::message(title))
        )),
        spoken(&to_move),
    );
    html
}

/// What the board points at, in words.
fn shown(teller: &Teller<'_>, marks: &Marks) -> String {
    let arrows = marks.arrows.iter().map(|(from, to)| {
        Say::message("board-arrow")
            .with("from", Value::Text(from.to_string()))
            .with("to", Value::Text(to.to_string()))
    });
    let squares = (!marks.squares.is_empty()).then(|| {
        let squares: Vec<String> = marks.squares.iter().map(ToString::to_string).collect();
        Say::message("board-marked").with("squares", Value::Text(squares.join(", ")))
    });
    let told = arrows.chain(squares);
    told.map(|say| format!(" {}", teller.plain(&say))).collect()
}

/// Where the pieces stand.
fn placed(position: &Position) -> Vec<(Square, Player, Role)> {
    position.pieces().collect()
}

/// The pieces of both sides in words.
fn description(teller: &Teller<'_>, position: &Position) -> String {
    let mut sentences = Vec::new();
    for player in Player::ALL {
        let men = Role::ALL.into_iter().rev().filter_map(|role| {
            let on: Vec<String> = position
                .pieces()
                .filter(|(_, of, what)| *of == player && *what == role)
                .map(|(square, _, _)| square.to_string())
                .collect();
            (!on.is_empty()).then(|| {
                Say::message("men-on")
                    .with("piece", Value::Piece(role))
                    .number("count", on.len() as u64)
                    .with("squares", Value::Text(on.join(", ")))
            })
        });
        let men: Vec<Say> = men.collect();
        let say = if men.is_empty() {
            Say::attribute("board-side", "empty").of(player)
        } else {
            Say::attribute("board-side", "pieces")
                .of(player)
                .with("men", Value::Items(men))
        };
        sentences.push(teller.plain(&say));
    }
    sentences.join(" ")
}
