//! Who may do what: every act by every actor has the force that the Laws give it, or none, and the ruling says so.

use crate::LIBRARY;
use jadoube::board::{Player, Position};
use jadoube::edition::{Pace, Setting, Supervision};
use jadoube::game::{
    Act, Actor, Case, Colours, Duty, Effect, Event, Force, Happening, Known, Later, Measure,
    MoveAct, OfferDraw, Placement, Tells,
};
use jadoube::laws::{Code, Fault, Silence, Step, Verdict, judge};
use std::sync::Arc;

const WHITE: Actor = Actor::Player(Player::White);
const BLACK: Actor = Actor::Player(Player::Black);

/// A game in which Black may accept or claim: White has moved, offered a draw and pressed.
fn before() -> Vec<Event> {
    let moved = |by, text: &str, pressed| {
        let played = MoveAct {
            text: Some(text.to_owned()),
            pressed,
            ..MoveAct::default()
        };
        Event::plain(by, Act::Move(played))
    };
    vec![
        moved(WHITE, "c4", true),
        moved(BLACK, "d5", true),
        moved(WHITE, "Nc3", false),
        Event::plain(WHITE, Act::OfferDraw(OfferDraw::default())),
        Event::plain(WHITE, Act::Press),
    ]
}

/// What the players do next: Black touches a piece, refuses, moves, and White resigns.
fn after() -> Vec<Event> {
    vec![
        Event::plain(BLACK, Act::Refuse),
        Event::plain(
            BLACK,
            Act::Move(MoveAct {
                text: Some("Nf6".to_owned()),
                pressed: true,
                ..MoveAct::default()
            }),
        ),
        Event::plain(WHITE, Act::Resign),
    ]
}

fn case(events: Vec<Event>) -> Case {
    Case {
        colours: Colours::Known,
        known: Known {
            placement: Placement::Board(Arc::new(Position::initial())),
            history_complete: true,
            ..Known::default()
        },
        later: Later::of(&events),
        events,
        ..Case::default()
    }
}

/// The acts that no position of a case bars.
fn acts() -> Vec<Act> {
    let mut acts = Act::samples();
    acts.retain(|act| !matches!(act, Act::Displace(on) | Act::Adjust(on) if on.is_empty()));
    acts
}

fn step(verdict: &Verdict, at: usize) -> impl Iterator<Item = &Step> {
    verdict.branches.iter().map(move |branch| &branch.steps[at])
}

/// Whether an effect leaves the game and its players as they are.
fn is_harmless(effect: &Effect) -> bool {
    match effect {
        Effect::PlayOn | Effect::AlreadyOver | Effect::ClaimRejected => true,
        // what is reported is looked into
        Effect::Must(Duty::Look) => true,
        Effect::May(measures) => *measures == [Measure::ExpelOffender],
        _ => false,
    }
}

#[test]
fn what_is_not_his_to_do_changes_nothing_and_the_ruling_says_so() {
    let (before, after) = (before(), after());
    let at = before.len();
    let mut counted = [0usize; 2];
    for data in &LIBRARY.editions {
        let laws = data.laws(&Setting::of(Pace::Standard, Supervision::Full));
        let code = Code::new(&laws);
        let effects = |steps: &[Step]| -> Vec<Vec<Effect>> {
            let of = |step: &Step| step.effects().cloned().collect();
            steps.iter().map(of).collect()
        };
        let without = case([before.clone(), after.clone()].concat());
        let without = judge(&code, &without).expect("the game can be judged");
        let expected = effects(&without.branches[0].steps[at..]);
        for act in acts() {
            for by in Actor::all() {
                let force = act.force(by);
                if force == Force::Own {
                    continue;
                }
                let mut now = Event::plain(by, act.clone());
                now.about = Some(0);
                let events = [before.clone(), vec![now], after.clone()].concat();
                let place = format!("{act:?} by {by:?}, {}", data.edition);
                let verdict = match judge(&code, &case(events)) {
                    Ok(verdict) => verdict,
                    Err(fault) => panic!("{place}: {fault}"),
                };
                for step in step(&verdict, at) {
                    assert_eq!(step.happenings, [Happening::DoneInVain], "{place}");
                    let all: Vec<&Effect> = step.effects().collect();
                    assert!(all.iter().all(|one| is_harmless(one)), "{place}: {all:?}");
                    match force {
                        Force::Impossible => {}
                        Force::Refused => {
                            assert!(all.contains(&&Effect::ClaimRejected), "{place}: {all:?}");
                        }
                        Force::Own | Force::Vain => {
                            assert!(all.contains(&&Effect::PlayOn), "{place}: {all:?}");
                        }
                    }
                    assert_eq!(step.silence.is_some(), all.is_empty(), "{place}");
                    assert!(
                        step.silence.is_none_or(|why| why == Silence::NotHis),
                        "{place}"
                    );
                    counted[usize::from(force == Force::Impossible)] += 1;
                }
                for branch in &verdict.branches {
                    assert_eq!(effects(&branch.steps[at + 1..]), expected, "{place}");
                }
            }
        }
    }
    println!("in vain {}, impossible {}", counted[0], counted[1]);
    assert!(counted.iter().all(|count| *count > 0));
}

#[test]
fn what_an_outsider_may_do_decides_nothing_between_the_players() {
    let before = before();
    let at = before.len();
    let outsiders = [
        Actor::Spectator,
        Actor::OtherPlayer,
        Actor::Captain,
        Actor::Organiser,
        Actor::Nobody,
    ];
    let mut counted = 0;
    for data in &LIBRARY.editions {
        let laws = data.laws(&Setting::of(Pace::Standard, Supervision::Full));
        let code = Code::new(&laws);
        for act in acts() {
            for by in outsiders
                .into_iter()
                .filter(|by| act.force(*by) == Force::Own)
            {
                let mut now = Event::plain(by, act.clone());
                now.about = Some(0);
                let verdict = match judge(&code, &case([before.clone(), vec![now]].concat())) {
                    Ok(verdict) => verdict,
                    Err(Fault::Unreadable { .. } | Fault::EmptySquare { .. }) => continue,
                    Err(fault) => panic!("{act:?} by {by:?}: {fault}"),
                };
                // the time after which an absent player loses passes by itself
                let by_itself = matches!(act, Act::DefaultTimeEnds);
                for effect in step(&verdict, at).flat_map(Step::effects) {
                    let decides = effect.ends_the_game()
                        || matches!(
                            effect,
                            Effect::ClaimAccepted | Effect::OfferStands(_) | Effect::OfferGone
                        );
                    assert!(!decides || by_itself, "{act:?} by {by:?}: {effect:?}");
                    counted += 1;
                }
            }
        }
    }
    assert!(counted > 0);
}
