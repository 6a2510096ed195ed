//! Facts that contradict each other: told twice and not alike, impossible together, or of no event.

use crate::board::Role;
use crate::game::{
    Act, Assertions, Case, Finding, Force, MoveAct, Order, Placement, Promotion, YesNo,
};
use crate::read::document::Document;
use crate::read::fault::TextFault;
use crate::read::scenario::Scenario;

/// What cannot be so, with both places named where there are two.
pub(super) fn contradictions(scenario: &Scenario, document: &Document<'_>) -> Vec<TextFault> {
    let fault = |(word, found, expected): Found| document.fault_at_word(word, found, expected);
    let case = &scenario.case;
    (named(scenario).into_iter())
        .chain(of_the_position(case))
        .chain(of_the_case(&case.known.asserted))
        .chain((1..).zip(&case.events).flat_map(|(number, event)| {
            of_an_event(number, case)
                .into_iter()
                .chain(of_findings(number, &event.known))
                .chain(counted(&event.known))
        }))
        .map(fault)
        .collect()
}

/// The word at which it is told, what was found, and what is expected.
type Found = (&'static str, String, String);

fn named(scenario: &Scenario) -> Vec<Found> {
    let mut found = Vec::new();
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if scenario.id.is_empty() || !scenario.id.chars().all(good) {
        found.push((
            "id",
            format!("id: {:?}", scenario.id),
            "lower-case words and numbers joined by hyphens".to_owned(),
        ));
    }
    if !(1..=3).contains(&scenario.level) {
        found.push((
            "level",
            format!("level: {}", scenario.level),
            "1, 2 or 3".to_owned(),
        ));
    }
    found
}

fn of_the_position(case: &Case) -> Vec<Found> {
    match &case.known.placement {
        Placement::Board(position) => {
            let half_moves = position.half_moves_without_progress();
            let black = u32::from(position.has_the_move() == crate::board::Player::Black);
            let made = (position.full_moves().saturating_sub(1).saturating_mul(2)) + black;
            let kings = |player| {
                let own = |(_, whose, role): &(_, _, Role)| (*whose, *role) == (player, Role::King);
                position.pieces().filter(own).count()
            };
            let crowd = crate::board::Player::ALL.map(kings).into_iter().max();
            let mut found = Vec::new();
            if half_moves > made {
                found.push((
                    "fen",
                    format!(
                        "{half_moves} half-moves without progress, and move number {}: only {made} were played",
                        position.full_moves()
                    ),
                    "no more half-moves than were played".to_owned(),
                ));
            }
            if crowd > Some(1) {
                found.push((
                    "fen",
                    "a player with several kings".to_owned(),
                    "one king of each player".to_owned(),
                ));
            }
            found
        }
        Placement::Material(material) => {
            let kings = |all: &[Role]| all.iter().filter(|role| **role == Role::King).count();
            let wrong = [&material.white, &material.black].map(|all| kings(all) != 1);
            let found = wrong.contains(&true).then(|| {
                (
                    "material",
                    "pieces without one king of each player".to_owned(),
                    "one K among the letters of each player".to_owned(),
                )
            });
            found.into_iter().collect()
        }
        Placement::Unknown => Vec::new(),
    }
}

fn of_the_case(known: &Assertions) -> Vec<Found> {
    let mut found = Vec::new();
    for (word, told) in [
        ("legal", known.legal.is_some()),
        ("happened", known.happened.is_some()),
    ] {
        if told {
            found.push((
                word,
                format!("`{word}` of the whole case"),
                "it under `known` of the event that is meant".to_owned(),
            ));
        }
    }
    found.extend(counted(known));
    found
}

/// Numbers that no game has.
fn counted(known: &Assertions) -> Vec<Found> {
    let mut found = Vec::new();
    if known.occurrences == Some(0) || known.consecutive_occurrences == Some(0) {
        found.push((
            "occurrences",
            "a position that has not stood once".to_owned(),
            "a number from 1 on: this time is counted, too".to_owned(),
        ));
    }
    if known.consecutive_occurrences > known.occurrences && known.occurrences.is_some() {
        found.push((
            "occurrences",
            "more occurrences in a row than there were".to_owned(),
            "no more `consecutive-occurrences` than `occurrences`".to_owned(),
        ));
    }
    if known.period == Some(0) {
        found.push((
            "period",
            "period: 0".to_owned(),
            "a number from 1 on: the first period is 1".to_owned(),
        ));
    }
    let of =
        |by: Option<crate::game::ByPlayer<Option<u32>>>, player| by.and_then(|by| *by.of(player));
    for player in crate::board::Player::ALL {
        let (made, completed) = (
            of(known.moves_made, player),
            of(known.moves_completed, player),
        );
        if let (Some(made), Some(completed)) = (made, completed)
            && completed > made
        {
            found.push((
                "moves-completed",
                format!("{completed} moves completed, and {made} made"),
                "no more `moves-completed` than `moves-made`".to_owned(),
            ));
        }
    }
    found
}

/// Two findings of one act that exclude each other.
fn of_findings(number: u16, known: &Assertions) -> Vec<Found> {
    let so = |finding| known.found.as_ref()?.get(&finding).copied();
    let both = [Finding::MeantToResign, Finding::MeantToAgree].map(so);
    let found = (both == [Some(YesNo::Yes); 2]).then(|| {
        (
            "meant-to-agree",
            format!("event {number} was meant to resign, and to agree to a draw"),
            "one of `meant-to-resign` and `meant-to-agree`".to_owned(),
        )
    });
    found.into_iter().collect()
}

fn of_an_event(number: u16, case: &Case) -> Vec<Found> {
    let event = &case.events[usize::from(number) - 1];
    let mut found = Vec::new();
    if number == 1 && event.order != Order::After {
        found.push((
            "order",
            "the order of the first event".to_owned(),
            "`order` at an event that has one before it".to_owned(),
        ));
    }
    if let Act::Move(MoveAct {
        text: Some(text),
        promotion: Promotion::Omitted,
        ..
    }) = &event.act
        && !text.contains(['1', '8'])
    {
        found.push((
            "promotion",
            format!("event {number}: a promotion omitted by {text}"),
            "the move of a pawn to its last rank".to_owned(),
        ));
    }
    if event.act.force(event.by) == Force::Impossible {
        let (by, act) = (event.by.name(case.colours), event.act.name());
        found.push((
            by,
            format!("event {number}: `{act}` by `{by}`"),
            format!("`{act}` by {}", event.act.whose().join(" or ")),
        ));
    }
    found
}
