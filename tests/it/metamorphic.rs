//! Metamorphic tests: a case told in another equal way is ruled alike.

#[path = "metamorphic/retell.rs"]
mod retell;

use crate::RULINGS;
use jadoube::edition::Setting;
use jadoube::game::{Case, Effect, EventIx, Restore};
use jadoube::laws::{Code, Verdict, judge};
use jadoube::rulings::Run;
use std::collections::BTreeMap;

/// A case as it was told, with its ruling.
struct Told<'t> {
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
    /// The event that may have further effects: duties that its steps set and the rest of it fulfils.
    in_steps: Option<EventIx>,
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
    /// What is presumed or shown depends on the branch.
    Branches,
    /// The first thing done on the board is no move of one piece to a free square or a capture there.
    NoPlainMove,
    /// The question is asked of the event that would be left out.
    AskedAbout,
    /// There is no ruling on it as it was told.
    NoRuling,
}

type Retelling = fn(&Told<'_>) -> Result<Vec<Retold>, Skip>;

/// The transformations, each with the part of the runs that are tried where not all are (one of so many).
const RETELLINGS: [(&str, usize, Retelling); 14] = [
    ("seen: arbiter → sees", 1, retell::seen_by_arbiter_to_sees),
    ("sees → seen: arbiter", 1, retell::sees_to_seen_by_arbiter),
    ("found of the case → finds", 1, retell::found_to_finds),
    ("finds → found of the case", 1, retell::finds_to_found),
    (
        "told of the only event → of the case",
        1,
        retell::event_to_case,
    ),
    (
        "told of the case → of its only event",
        1,
        retell::case_to_event,
    ),
    (
        "base time and increment → a period",
        1,
        retell::time_to_period,
    ),
    ("presumed → asserted", 1, retell::presumed_asserted),
    ("shown or derived → asserted", 1, retell::shown_asserted),
    ("a visitor comes in", 2, retell::visited),
    ("a move → its steps", 1, retell::move_to_steps),
    ("moves before → events", 1, retell::moves_to_events),
    ("disputed, did not happen → left out", 4, retell::left_out),
    (
        "disputed, happened → undisputed",
        2,
        retell::dispute_settled,
    ),
];

/// What is not ruled alike yet, by transformation and case; each is to be mended.
const KNOWN: [(&str, &str); 59] = [
    (
        "a move → its steps",
        "a-touched-piece-closed-the-window-in-2001",
    ),
    (
        "a move → its steps",
        "an-illegal-move-answered-by-an-illegal-move",
    ),
    (
        "a move → its steps",
        "an-illegal-move-answered-without-a-claim-stands",
    ),
    (
        "a move → its steps",
        "an-illegal-move-claimed-after-the-reply-is-too-late",
    ),
    (
        "a move → its steps",
        "an-illegal-move-claimed-in-time-without-close-supervision",
    ),
    (
        "a move → its steps",
        "an-illegal-move-seen-after-the-reply-is-too-late",
    ),
    (
        "a move → its steps",
        "players-may-agree-to-correct-an-old-illegal-move",
    ),
    (
        "a move → its steps",
        "the-first-illegal-move-against-a-bare-king-draws",
    ),
    (
        "a move → its steps",
        "the-first-illegal-move-against-a-knight-whom-a-pawn-can-help",
    ),
    (
        "a move → its steps",
        "the-first-illegal-move-against-a-rook-that-never-comes-to-move",
    ),
    (
        "a move → its steps",
        "the-player-puts-his-illegal-move-right-before-pressing",
    ),
    (
        "a move → its steps",
        "to-do-nothing-about-a-legal-move-was-right",
    ),
    (
        "a move → its steps",
        "to-let-a-mate-pass-unnoticed-was-wrong",
    ),
    (
        "a visitor comes in",
        "a-complaint-that-names-no-event-is-about-what-was-done-last",
    ),
    (
        "a visitor comes in",
        "the-arbiter-does-not-mention-that-the-clock-was-not-pressed",
    ),
    (
        "a visitor comes in",
        "the-arbiter-waits-while-an-illegal-move-is-not-completed",
    ),
    (
        "a visitor comes in",
        "what-does-the-arbiter-do-about-a-completed-illegal-move",
    ),
    (
        "a visitor comes in",
        "what-does-the-arbiter-do-about-an-illegal-move-with-little-supervision",
    ),
    (
        "a visitor comes in",
        "what-does-the-arbiter-do-about-another-move-than-the-touched-piece-demands",
    ),
    (
        "a visitor comes in",
        "what-does-the-arbiter-do-about-two-moves-in-a-row",
    ),
    (
        "a visitor comes in",
        "what-does-the-arbiter-do-when-a-player-is-short-of-time",
    ),
    (
        "disputed, did not happen → left out",
        "a-check-that-is-not-mate-ends-nothing",
    ),
    (
        "disputed, did not happen → left out",
        "a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag",
    ),
    (
        "disputed, did not happen → left out",
        "a-clock-that-ran-a-second-less-than-it-had-left",
    ),
    (
        "disputed, did not happen → left out",
        "a-clock-that-ran-longer-than-it-had-left",
    ),
    (
        "disputed, did not happen → left out",
        "a-complaint-about-pressing-with-force",
    ),
    (
        "disputed, did not happen → left out",
        "a-move-refuses-the-offer",
    ),
    (
        "disputed, did not happen → left out",
        "a-player-who-moved-out-of-turn-is-not-bound",
    ),
    (
        "disputed, did not happen → left out",
        "a-position-that-stood-earlier-is-not-claimed-later",
    ),
    (
        "disputed, did not happen → left out",
        "a-reading-that-the-increment-explains-is-no-fallen-flag",
    ),
    (
        "disputed, did not happen → left out",
        "a-rook-put-on-upside-down-is-played-like-a-queen",
    ),
    (
        "disputed, did not happen → left out",
        "an-accidental-touch-refuses-nothing",
    ),
    (
        "disputed, did not happen → left out",
        "an-illegal-move-found-three-moves-later-is-still-taken-back",
    ),
    (
        "disputed, did not happen → left out",
        "an-upside-down-rook-is-a-rook",
    ),
    (
        "disputed, did not happen → left out",
        "announcing-makes-the-move",
    ),
    (
        "disputed, did not happen → left out",
        "bare-kings-shuffle-on-and-agree-to-a-draw",
    ),
    (
        "disputed, did not happen → left out",
        "both-players-complete-an-illegal-move-one-after-the-other",
    ),
    (
        "disputed, did not happen → left out",
        "both-press-one-after-the-other-after-a-quick-reply",
    ),
    (
        "disputed, did not happen → left out",
        "coming-back-to-the-board-during-the-game-is-no-late-arrival",
    ),
    (
        "disputed, did not happen → left out",
        "each-player-has-a-counter-of-his-own",
    ),
    (
        "disputed, did not happen → left out",
        "play-goes-on-after-a-checkmate-that-nobody-noticed",
    ),
    (
        "disputed, did not happen → left out",
        "pressing-after-the-opponent-has-replied",
    ),
    (
        "disputed, did not happen → left out",
        "the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal",
    ),
    (
        "disputed, did not happen → left out",
        "the-check-of-a-claim-shows-an-illegal-move",
    ),
    (
        "disputed, did not happen → left out",
        "the-check-of-a-right-claim-shows-an-illegal-move",
    ),
    (
        "disputed, did not happen → left out",
        "the-clock-may-be-pressed-after-the-opponent-has-replied",
    ),
    (
        "disputed, did not happen → left out",
        "the-end-of-the-game-ends-the-offer",
    ),
    (
        "disputed, did not happen → left out",
        "the-position-before-the-illegal-move-cannot-be-determined",
    ),
    (
        "disputed, did not happen → left out",
        "the-right-comes-back-with-the-next-move",
    ),
    (
        "disputed, did not happen → left out",
        "the-time-of-the-next-period-hides-a-fallen-flag",
    ),
    (
        "disputed, did not happen → left out",
        "three-times-the-same-picture-but-only-twice-the-same-position",
    ),
    (
        "disputed, did not happen → left out",
        "touching-a-piece-refuses-an-offer-made-while-the-game-was-adjourned",
    ),
    (
        "disputed, did not happen → left out",
        "touching-a-piece-refuses-the-offer-since-2001",
    ),
    (
        "disputed, did not happen → left out",
        "two-own-moves-without-recording-the-first",
    ),
    (
        "disputed, did not happen → left out",
        "whether-a-touch-refuses-depends-on-its-intention",
    ),
    (
        "seen: arbiter → sees",
        "no-overstepping-can-be-shown-by-playing-the-game-over-again",
    ),
    (
        "seen: arbiter → sees",
        "the-game-played-over-again-shows-an-overstepping",
    ),
    (
        "sees → seen: arbiter",
        "an-illegal-move-that-the-arbiter-hears-of-later-in-2009",
    ),
    (
        "sees → seen: arbiter",
        "another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank",
    ),
];

/// The effects on each event by condition, each event and condition by its place in the case as it was told.
type Ruling = BTreeMap<Vec<String>, Vec<Vec<String>>>;

fn ruling(verdict: &Verdict, of: &[Option<EventIx>], events: usize) -> Ruling {
    let place = |ix: EventIx| of.get(usize::from(ix)).copied().flatten();
    let told = |effect: &Effect| match effect {
        Effect::Restore(Restore::Before(event)) => {
            format!("restore before {:?}", event.checked_sub(1).and_then(place))
        }
        other => format!("{other:?}"),
    };
    let mut all = Ruling::new();
    for branch in &verdict.branches {
        let mut condition: Vec<String> = (branch.assuming.iter())
            .map(|(asked, answer)| format!("{:?} {:?} {answer}", asked.about, place(asked.at)))
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
    let laws_of = |setting: &Setting| RULINGS.laws(run.edition, setting);
    let events = told.case.events.len();
    let laws = laws_of(retold.setting.as_ref().unwrap_or(told.setting));
    let new = judge(&Code::new(&laws), &retold.case).map(|v| ruling(&v, &retold.of, events));
    let old = match &retold.with {
        None => {
            let same: Vec<Option<EventIx>> = (0..).map(Some).take(events).collect();
            Ok(ruling(told.verdict, &same, events))
        }
        Some((case, of)) => {
            let laws = laws_of(told.setting);
            judge(&Code::new(&laws), case).map(|verdict| ruling(&verdict, of, events))
        }
    };
    match (old, new) {
        (Ok(old), Ok(mut new)) => {
            if let Some(at) = retold.in_steps {
                new = without_duties(new, &old, at);
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
    known: usize,
    skipped: BTreeMap<Skip, usize>,
}

#[test]
fn a_case_told_in_another_equal_way_is_ruled_alike() {
    let all = std::env::var_os("JADOUBE_METAMORPHIC").is_some_and(|value| value == "all");
    let mut failures: BTreeMap<(&str, &str), (usize, String)> = BTreeMap::new();
    let mut known_seen: Vec<(&str, &str)> = Vec::new();
    for (name, every, retelling) in RETELLINGS {
        let started = std::time::Instant::now();
        let mut row = Row::default();
        for (nth, case) in RULINGS.cases().enumerate() {
            let id = case.scenario.id.as_str();
            let mut compared = 0;
            for (at, run) in case.everywhere().enumerate() {
                if !all && (nth + at) % every != 0 {
                    continue;
                }
                let retold = run.ruled().map_err(|_| Skip::NoRuling).and_then(|ruled| {
                    let told = Told {
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
                    if KNOWN.contains(&(name, id)) {
                        known_seen.push((name, id));
                        row.known += 1;
                        continue;
                    }
                    let place = format!("{} {}: {difference}", run.edition, run.setting.pace);
                    failures.entry((name, id)).or_insert((0, place)).0 += 1;
                }
            }
            row.compared += compared;
            row.cases += usize::from(compared > 0);
        }
        let failed = failures.iter().filter(|((of, _), _)| *of == name);
        println!(
            "{name}: {} cases, {} rulings, {} failures, {} known; not told so: {:?}; {:?}",
            row.cases,
            row.compared,
            failed.map(|(_, (count, _))| count).sum::<usize>(),
            row.known,
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
    let stale: Vec<_> = KNOWN
        .iter()
        .filter(|known| !known_seen.contains(known))
        .collect();
    assert!(!all || stale.is_empty(), "mended: {stale:?}");
}
