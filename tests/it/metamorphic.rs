//! Metamorphic tests: a case told in another equal way is ruled alike.

#[path = "metamorphic/colours.rs"]
mod colours;
#[path = "metamorphic/facts.rs"]
mod facts;
#[path = "metamorphic/happened.rs"]
mod happened;
#[path = "metamorphic/history.rs"]
mod history;
#[path = "metamorphic/joint.rs"]
mod joint;
#[path = "metamorphic/retell.rs"]
mod retell;
#[path = "metamorphic/sight.rs"]
mod sight;
#[path = "metamorphic/steps.rs"]
mod steps;

use crate::RULINGS;
use jadoube::edition::Setting;
use jadoube::game::{Case, Effect, EventIx};
use jadoube::laws::{Code, Verdict, judge};
use jadoube::rulings::Run;
use std::collections::BTreeMap;

/// A case as it was told, with its ruling.
struct Told<'t> {
    id: &'t str,
    case: &'t Case,
    setting: &'t Setting,
    verdict: &'t Verdict,
}

/// The same case, told in another way.
struct Retold {
    case: Case,
    /// The setting, where it is told in another way.
    setting: Option<Setting>,
    /// The event, as it was told, to which each event belongs; none of one that was added.
    of: Vec<Option<EventIx>>,
    /// The case with which it is compared, where that is another one than was told.
    with: Option<(Case, Vec<Option<EventIx>>)>,
    /// The event that is told in steps, here or in the case with which it is compared; they may set duties that the rest fulfils.
    in_steps: Option<EventIx>,
    /// Whether the colours are exchanged.
    mirrored: bool,
}

/// Why a case is not told in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Skip {
    /// It tells nothing that could be told so.
    NothingToRetell,
    /// An event is tied in time to its neighbour, so that nothing can stand between them.
    TiedInTime,
    /// What it asserts is so before its first event, and would be another fact anywhere else.
    BeforeTheEvents,
    /// What is presumed or shown depends on the branch, or what is asked once of both would be asked of each.
    Branches,
    /// The first thing done on the board is no move that is legal or a piece carried to another square, or two hands did it.
    NoPlainMove,
    /// Another event is about the one that would be left out, joined or divided, or players dispute it already.
    AskedAbout,
    /// There is no ruling on it as it was told.
    NoRuling,
    /// It tells of the start of a game, before which nothing was played and where White's clock is started.
    StartOfTheGame,
    /// It asks for the colour of a square, which is another one seen from the other side.
    ColourOfASquare,
    /// No pieces could have come from elsewhere without a change of the rights to castle, or the last move is told.
    NoQuietMove,
    /// What both do is one act by nature: an agreement, a claim, or what they do together.
    OneActOfBoth,
    /// Two like acts were not seen by the same, so that the second is ruled on in the state that the first has left.
    SeenUnlike,
    /// The first of two acts would end the game before the second.
    EndsTheGame,
}

type Retelling = fn(&Told<'_>) -> Result<Vec<Retold>, Skip>;

/// The transformations.
const RETELLINGS: [(&str, Retelling); 19] = [
    ("seen: arbiter → sees", sight::seen_by_arbiter_to_sees),
    ("sees → seen: arbiter", sight::sees_to_seen_by_arbiter),
    ("found of the case → finds", facts::found_to_finds),
    ("finds → found of the case", facts::finds_to_found),
    ("told of the only event → of the case", facts::event_to_case),
    ("told of the case → of its only event", facts::case_to_event),
    ("base time and increment → a period", facts::time_to_period),
    ("presumed → asserted", facts::presumed_asserted),
    ("shown or derived → asserted", facts::shown_asserted),
    ("a visitor comes in", happened::visited),
    ("a move → its steps", steps::move_to_steps),
    ("moves before → events", history::moves_to_events),
    ("disputed, did not happen → left out", happened::left_out),
    ("disputed, happened → undisputed", happened::dispute_settled),
    ("moves before → more of them", history::longer_history),
    ("colours exchanged", colours::colours_exchanged),
    ("one act of both → two", joint::both_to_each),
    ("two acts → one of both", joint::each_to_both),
    (
        "acts, none known to be first → in the other order",
        joint::other_order,
    ),
];

/// The effects on each event by condition, each event and condition by its place in the case as it was told.
type Ruling = BTreeMap<Vec<String>, Vec<Vec<String>>>;

fn ruling(verdict: &Verdict, of: &[Option<EventIx>], events: usize, mirrored: bool) -> Ruling {
    let said = |text: String| match mirrored {
        true => colours::of_text(&text),
        false => text,
    };
    let place = |ix: EventIx| of.get(usize::from(ix)).copied().flatten();
    let here = |at: EventIx| place(at).unwrap_or(EventIx::MAX);
    let told = |effect: &Effect| match effect.renumbered(&here) {
        Effect::EntryAmbiguous(moves) => {
            let mut moves: Vec<String> = moves.into_iter().map(said).collect();
            moves.sort();
            format!("ambiguous {moves:?}")
        }
        other => said(format!("{other:?}")),
    };
    let mut all = Ruling::new();
    for branch in &verdict.branches {
        let mut condition: Vec<String> = (branch.assuming.iter())
            .map(|(asked, answer)| {
                let about = said(format!("{:?}", asked.about));
                format!("{about} {:?} {answer}", place(asked.at))
            })
            .collect();
        condition.sort();
        let mut effects = vec![Vec::new(); events];
        for step in &branch.steps {
            if let Some(at) = place(step.event) {
                effects[usize::from(at)].extend(step.effects().map(told));
            }
        }
        for of_event in &mut effects {
            of_event.sort();
            of_event.dedup();
        }
        all.insert(condition, effects);
    }
    all
}

/// The same, without what only the steps of an event set and fulfil.
fn without_duties(mut of: Ruling, told: &Ruling, at: EventIx) -> Ruling {
    for (condition, effects) in &mut of {
        let Some(plain) = told.get(condition) else {
            continue;
        };
        let here = usize::from(at);
        effects[here].retain(|effect| plain[here].contains(effect) || !is_duty(effect));
        effects[here].dedup();
    }
    of
}

/// Whether an effect only says what the player must do next, or that he has done it.
fn is_duty(effect: &str) -> bool {
    ["Must", "AnyLegalMove", "MoveMade"]
        .iter()
        .any(|duty| effect.starts_with(duty))
}

/// Whether the ruling is the same, and otherwise what differs.
fn compare(run: &Run<'_>, told: &Told<'_>, retold: &Retold) -> Result<(), String> {
    let laws_of = |setting: &Setting| RULINGS.library.laws(run.edition, setting);
    let events = told.case.events.len();
    let laws = laws_of(retold.setting.as_ref().unwrap_or(told.setting));
    let new = judge(&Code::new(&laws), &retold.case)
        .map(|verdict| ruling(&verdict, &retold.of, events, retold.mirrored));
    let old = match &retold.with {
        None => {
            let same: Vec<Option<EventIx>> = (0..).map(Some).take(events).collect();
            Ok(ruling(told.verdict, &same, events, false))
        }
        Some((case, of)) => {
            let laws = laws_of(told.setting);
            judge(&Code::new(&laws), case).map(|verdict| ruling(&verdict, of, events, false))
        }
    };
    match (old, new) {
        (Ok(mut old), Ok(mut new)) => {
            match (retold.in_steps, &retold.with) {
                (Some(at), None) => new = without_duties(new, &old, at),
                (Some(at), Some(_)) => old = without_duties(old, &new, at),
                (None, _) => {}
            }
            if old == new {
                return Ok(());
            }
            Err(differences(&old, &new))
        }
        (Err(_), Err(_)) => Ok(()),
        (Ok(_), Err(fault)) => Err(format!("no ruling any more: {fault}")),
        (Err(fault), Ok(_)) => Err(format!("there was no ruling: {fault}")),
    }
}

fn differences(old: &Ruling, new: &Ruling) -> String {
    if !old.keys().eq(new.keys()) {
        return format!("conditions {:?} → {:?}", old.keys(), new.keys());
    }
    let mut text = String::new();
    for ((condition, old), new) in old.iter().zip(new.values()) {
        for (at, (old, new)) in old.iter().zip(new).enumerate() {
            if old != new {
                text += &format!("{condition:?} event {}: {old:?} → {new:?}; ", at + 1);
            }
        }
    }
    text
}

#[derive(Default)]
struct Row {
    cases: usize,
    compared: usize,
    skipped: BTreeMap<Skip, usize>,
}

#[test]
fn a_case_told_in_another_equal_way_is_ruled_alike() {
    let mut failures: BTreeMap<(&str, &str), (usize, String)> = BTreeMap::new();
    for (name, retelling) in RETELLINGS {
        let started = std::time::Instant::now();
        let mut row = Row::default();
        for case in RULINGS.cases() {
            let id = case.scenario.id.as_str();
            let mut compared = 0;
            for run in case.everywhere() {
                let retold = run.ruled().map_err(|_| Skip::NoRuling).and_then(|ruled| {
                    let told = Told {
                        id,
                        case: &case.scenario.case,
                        setting: run.setting,
                        verdict: &ruled.verdict,
                    };
                    Ok((retelling(&told)?, told))
                });
                let (retold, told) = match retold {
                    Ok(retold) => retold,
                    Err(skip) => {
                        *row.skipped.entry(skip).or_default() += 1;
                        continue;
                    }
                };
                for one in &retold {
                    compared += 1;
                    let Err(difference) = compare(&run, &told, one) else {
                        continue;
                    };
                    let place = format!("{} {}: {difference}", run.edition, run.setting.pace);
                    failures.entry((name, id)).or_insert((0, place)).0 += 1;
                }
            }
            row.compared += compared;
            row.cases += usize::from(compared > 0);
        }
        let failed = failures.iter().filter(|((of, _), _)| *of == name);
        println!(
            "{name}: {} cases, {} rulings, {} failures; not told so: {:?}; {:?}",
            row.cases,
            row.compared,
            failed.map(|(_, (count, _))| count).sum::<usize>(),
            row.skipped,
            started.elapsed(),
        );
        assert!(row.compared > 0, "{name}: no case can be told so");
    }
    for ((name, id), (count, first)) in &failures {
        println!("{name} | {id} | {count} | {first}");
    }
    assert!(
        failures.is_empty(),
        "{} cases are ruled otherwise",
        failures.len()
    );
}
