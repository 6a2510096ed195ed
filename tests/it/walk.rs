//! The walk: every act, with every choice, in every phase, edition and pace is answered, or the ruling says why not.

use crate::{LIBRARY, RULINGS};
use jadoube::board::{Player, Position};
use jadoube::edition::{Edition, Layer, Layers, SCOPES, Setting};
use jadoube::game::{
    Act, Actor, Case, Colours, Envelope, Event, Force, Known, MoveAct, Placement, Seal, Tells,
};
use jadoube::laws::{Code, Fault, Silence, Verdict, judge};
use jadoube::rulings::OnCase;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Acts from which nothing follows by themselves in any edition: they only stand in the record,
/// and what follows from them is ruled on at other events.
const ONLY_RECORDED: [&str; 11] = [
    // the start, the default time and the resumption rule on who is absent
    "absent",
    // whatever is said binds only by what is done with the pieces
    "announce",
    // stopping the clocks for it is an act of its own
    "ask-for-piece",
    // decides which flag fell first, when both have fallen
    "clock-marks-first",
    // what the clock shows is ruled at the press
    "clock-runs",
    // what is missing on a scoresheet is ruled when it is found
    "complete-sheet",
    // the remedy was ruled when the pieces were displaced
    "repair",
    // what must be recorded was ruled when the player stopped
    "resume-recording",
    // the loan was ruled when the sheet was asked for
    "return-sheet",
    // what adjusting is allowed is ruled at the touch
    "say-adjust",
    // whether the video is looked at is ruled when somebody wishes it, or appeals
    "video",
];

/// Acts that rules are about, but that bind or cost nothing in these editions, and why.
const NEVER_ANSWERED: [(&str, &str); 4] = [
    // 4.4.4: only the touch of the square makes the choice final
    ("pick-up", "2005 2009 2014 2017 2018 2023"),
    // 11.3.3: nobody is inspected before 2014
    ("refuse-inspection", "1997 2001 2005 2009"),
    // 12.3c in 2009: no earlier text that is known to us speaks of smoking
    ("smoke", "1997 2001 2005"),
    // 11.3.2.1: no bag is allowed before 2014
    ("use-bag", "1997 2001 2005 2009"),
];

const WHITE: Actor = Actor::Player(Player::White);
const BLACK: Actor = Actor::Player(Player::Black);

/// What happened before, by phase; White has the move.
fn phases() -> [(&'static str, Vec<Event>); 4] {
    let moved = |by, text: &str| {
        let played = MoveAct {
            text: Some(text.to_owned()),
            pressed: true,
            ..MoveAct::default()
        };
        Event::plain(by, Act::Move(played))
    };
    let with = |more: &[Event]| {
        let opening = vec![moved(WHITE, "c4"), moved(BLACK, "d5")];
        [opening, more.to_vec()].concat()
    };
    let sealed = Seal {
        text: Some("cxd5".to_owned()),
        ..Seal::default()
    };
    let adjourned = [
        Event::plain(Actor::Arbiter, Act::AskToSeal),
        Event::plain(WHITE, Act::Seal(sealed)),
        Event::plain(Actor::Arbiter, Act::CloseEnvelope(Envelope::default())),
    ];
    [
        ("before play", Vec::new()),
        ("during play", with(&[])),
        ("between sessions", with(&adjourned)),
        ("after the end", with(&[Event::plain(BLACK, Act::Resign)])),
    ]
}

/// Every act with every choice; one that no case can tell is left out.
fn acts() -> Vec<Act> {
    let mut acts = Act::samples();
    acts.retain(|act| !matches!(act, Act::Displace(on) | Act::Adjust(on) if on.is_empty()));
    acts
}

/// Two of those whose act it is, or the only one; what others do stands in `actors.rs`.
fn doers(act: &Act, at: usize) -> Vec<Actor> {
    // the samples name White's moves and pieces
    let own = |by: &Actor| *by != BLACK && act.force(*by) == Force::Own;
    let mut all: Vec<Actor> = Actor::all().filter(own).collect();
    if all.len() > 2 {
        all = vec![all[0], all[1 + at % (all.len() - 1)]];
    }
    all
}

/// What became of a combination: answered, silent for a reason, or not judged for a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Answered,
    Silent(Silence),
    /// The samples of the vocabulary name a move that nobody can make here, or a piece that does not stand there.
    Unreadable,
}

/// Why nothing follows from the last event, in the first branch; answered where something follows in any branch.
fn outcome(ruled: Result<Verdict, Fault>, at: impl Fn() -> String) -> Outcome {
    let verdict = match ruled {
        Ok(verdict) => verdict,
        Err(Fault::Unreadable { .. } | Fault::EmptySquare { .. }) => return Outcome::Unreadable,
        Err(fault) => panic!("{}: {fault}", at()),
    };
    let last = || verdict.branches.iter().filter_map(|b| b.steps.last());
    let why: Vec<Silence> = last().filter_map(|step| step.silence).collect();
    match why.first() {
        Some(why) if last().all(|step| step.silence.is_some()) => Outcome::Silent(*why),
        _ => Outcome::Answered,
    }
}

/// The acts that some case of the library answers, by edition.
fn answered_in_cases() -> BTreeSet<(Edition, &'static str)> {
    let mut all = BTreeSet::new();
    for run in RULINGS.cases().flat_map(OnCase::everywhere) {
        let Ok(ruled) = run.ruled() else { continue };
        for step in ruled.verdict.branches.iter().flat_map(|b| &b.steps) {
            if step.silence.is_none() {
                let act = &run.scenario().case.events[usize::from(step.event)].act;
                all.insert((run.edition, act.name()));
            }
        }
    }
    all
}

#[test]
fn every_act_is_answered_or_the_ruling_says_why_not() {
    let acts = acts();
    let mut counted: BTreeMap<Outcome, BTreeMap<&str, usize>> = BTreeMap::new();
    let mut answered = answered_in_cases();
    let mut silent: BTreeMap<(Edition, &str), BTreeSet<Silence>> = BTreeMap::new();
    for data in &LIBRARY.editions {
        for (pace, supervision) in SCOPES {
            let laws = data.laws(&Setting {
                practice: Layers::FIDE.and(Layer::Regulations),
                ..Setting::of(pace, supervision)
            });
            let code = Code::new(&laws);
            for (phase, before) in phases() {
                let mut case = Case {
                    colours: Colours::Known,
                    known: Known {
                        placement: Placement::Board(Arc::new(Position::initial())),
                        history_complete: true,
                        ..Known::default()
                    },
                    open: Vec::new(),
                    events: before,
                    ..Case::default()
                };
                for (at, act) in acts.iter().enumerate() {
                    for by in doers(act, at) {
                        let mut now = Event::plain(by, act.clone());
                        now.about = (!case.events.is_empty()).then_some(0);
                        case.events.push(now);
                        let outcome = outcome(judge(&code, &case), || {
                            format!(
                                "{act:?} by {by:?} {phase}, {} {pace} {supervision}",
                                data.edition
                            )
                        });
                        case.events.pop();
                        let place = (data.edition, act.name());
                        match outcome {
                            Outcome::Answered => drop(answered.insert(place)),
                            Outcome::Silent(why) => {
                                silent.entry(place).or_default().insert(why);
                            }
                            Outcome::Unreadable => {}
                        }
                        *counted
                            .entry(outcome)
                            .or_default()
                            .entry(phase)
                            .or_default() += 1;
                    }
                }
            }
        }
    }
    let mut total = 0;
    for (outcome, phases) in &counted {
        println!("{outcome:?}: {phases:?}");
        total += phases.values().sum::<usize>();
    }
    println!("{total} combinations");
    let (least, unreadable) = (acts.len() * LIBRARY.editions.len(), &Outcome::Unreadable);
    let unread = counted
        .get(unreadable)
        .into_iter()
        .flat_map(BTreeMap::values);
    assert!(total >= least && unread.sum::<usize>() * 1000 < total);
    // an act that rules are about, but that nobody ever saw answered, is one that those rules forgot
    let mut forgotten: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (place, why) in &silent {
        let ruled = [Silence::NotRaised, Silence::NotMet];
        if !answered.contains(place) && ruled.iter().any(|one| why.contains(one)) {
            forgotten
                .entry(place.1)
                .or_default()
                .push(place.0.to_string());
        }
    }
    let forgotten: Vec<(&str, String)> = forgotten
        .into_iter()
        .map(|(act, editions)| (act, editions.join(" ")))
        .collect();
    let known = NEVER_ANSWERED.map(|(act, editions)| (act, editions.to_owned()));
    assert_eq!(
        forgotten, known,
        "acts that nobody answers although rules are about them"
    );
    let unanswered: Vec<&str> = acts
        .iter()
        .map(Act::name)
        .filter(|act| answered.iter().all(|(_, known)| known != act))
        .filter(|act| {
            !ONLY_RECORDED.contains(act) && !NEVER_ANSWERED.iter().any(|(known, _)| known == act)
        })
        .collect();
    assert!(
        unanswered.is_empty(),
        "acts that nobody answers: {unanswered:?}"
    );
}
