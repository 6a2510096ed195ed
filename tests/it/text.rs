//! Every story, ruling and rule can be told in every language.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::board::{Alphabet, Player};
use jadoube::clock::Millis;
use jadoube::edition::{Given, Pace, SCOPES, Setting, Supervision};
use jadoube::game::{
    Act, Actor, ByPlayer, Case, Colours, Effect, EntryAsked, Event, Hand, MoveAct, Order, Sight,
    Subject, Tells, YesNo,
};
use jadoube::laws::{provision, provisions};
use jadoube::rulings::OnCase;
use jadoube::text::{
    Defect, Problem, Say, Value, Words, asked, condition, effect, explain, narrate, plain,
    rule_text, stated, told,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a language that declares only some chapters may lack: messages that it does not promise.
fn tolerated(problem: &Problem) -> bool {
    let words = TONGUES.0.get(&problem.lang);
    words.is_some_and(|words| problem.is_unpromised(words.language()))
}

/// The languages that have everything.
fn complete() -> impl Iterator<Item = &'static Arc<Words>> {
    let all = TONGUES.0.iter();
    all.filter(|words| words.language().chapters.is_none())
}

fn refuse(problems: impl IntoIterator<Item = Problem>) {
    let found: BTreeSet<String> = problems
        .into_iter()
        .filter(|problem| !tolerated(problem))
        .map(|problem| problem.to_string())
        .collect();
    let list: Vec<String> = found.into_iter().collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

/// Refuses what voices could not say, but for messages that only some languages lack: the files tell of those.
fn refuse_said(problems: impl IntoIterator<Item = Problem>) {
    let problems = problems.into_iter();
    refuse(problems.filter(|problem| !matches!(problem.what, Defect::Missing { .. })));
}

#[test]
fn every_language_can_be_read_and_says_all_that_english_says() {
    refuse(TONGUES.1.iter().cloned());
    assert!(complete().count() >= 4);
}

#[test]
fn every_case_is_told_and_explained_in_every_language_and_edition() {
    let mut problems = BTreeSet::new();
    for run in RULINGS.cases().flat_map(OnCase::everywhere) {
        let Ok(ruled) = run.ruled() else {
            continue;
        };
        let case = &run.scenario().case;
        for words in TONGUES.0.iter() {
            let voice = words.voice(case.colours);
            narrate(&voice, run.setting, case);
            let explanation = explain(&voice, &ruled.laws, case, &ruled.verdict);
            let text = plain(&voice, &explanation, true);
            assert!(!text.chars().any(|c| ('\u{E000}'..='\u{F8FF}').contains(&c)));
            problems.extend(voice.problems());
        }
    }
    // `every_rule_is_told_…` and `spoken` tell of provisions without their messages
    problems.retain(|problem: &Problem| {
        let id = problem.message.split('.').next().unwrap_or_default();
        !matches!(problem.what, Defect::Nowhere { .. }) || provision(id).is_none()
    });
    refuse_said(problems);
}

#[test]
fn every_rule_is_told_in_every_language_and_edition() {
    let mut problems = BTreeSet::new();
    for (data, pace) in
        (LIBRARY.editions.iter()).flat_map(|data| [(data, Pace::Standard), (data, Pace::Blitz)])
    {
        let laws = data.laws(&Setting::of(pace, Supervision::Limited));
        for words in TONGUES.0.iter() {
            let voice = words.voice(Colours::Known);
            for provision in provisions() {
                rule_text(&voice, &laws, provision);
            }
            problems.extend(voice.problems());
        }
    }
    refuse_said(problems);
}

#[test]
fn every_value_of_the_editions_has_a_name_in_every_language() {
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let newest = LIBRARY.newest().expect("an edition");
    let values = newest.laws(&setting).params.values();
    let nameless: BTreeSet<String> = complete()
        .flat_map(|words| values.iter().map(move |value| (words, value.key)))
        .filter(|(words, key)| !words.has(&format!("value-of-{key}")))
        .map(|(words, key)| format!("{}: value-of-{key}", words.lang()))
        .collect();
    assert!(nameless.is_empty(), "{nameless:?}");
}

/// The words in a value that are names of choices or of fields.
fn choices(data: &serde_json::Value, all: &mut BTreeSet<String>) {
    use serde_json::Value as Data;
    match data {
        Data::String(word) if word.starts_with(|c: char| c.is_ascii_lowercase()) => {
            all.insert(word.clone());
        }
        Data::Array(items) => items.iter().for_each(|item| choices(item, all)),
        Data::Object(fields) => {
            for (name, value) in fields {
                all.insert(name.clone());
                choices(value, all);
            }
        }
        Data::String(_) | Data::Null | Data::Bool(_) | Data::Number(_) => {}
    }
}

#[test]
fn every_choice_of_the_editions_has_words_in_every_language() {
    let mut all = BTreeSet::new();
    for data in &LIBRARY.editions {
        for (pace, supervision) in SCOPES {
            let laws = data.laws(&Setting::of(pace, supervision));
            for value in laws.params.values() {
                if let Given::Value(data) = value.given {
                    choices(&data, &mut all);
                }
            }
        }
    }
    let wordless: BTreeSet<String> = complete()
        .flat_map(|words| all.iter().map(move |choice| (words, choice)))
        .filter(|(words, choice)| !words.has(&format!("choice-{choice}")))
        .map(|(words, choice)| format!("{}: choice-{choice}", words.lang()))
        .collect();
    assert!(wordless.is_empty(), "{wordless:?}");
}

/// Every subject of a question, with numbers of each plural category.
fn subjects() -> Vec<Subject> {
    let numbered = |subject| match subject {
        Subject::AtLeast(quantity, _) => [1, 2, 3, 75]
            .map(|limit| Subject::AtLeast(quantity, limit))
            .to_vec(),
        other => vec![other],
    };
    Subject::samples().into_iter().flat_map(numbered).collect()
}

/// Every act with every particular, done by this actor in all kinds of circumstances.
fn events(by: Actor) -> Vec<Event> {
    let circumstances = [
        (Order::After, Sight::NotStated, None, None),
        (
            Order::Simultaneous,
            Sight::Arbiter,
            Some(0),
            Some(Hand::Left),
        ),
        (Order::Unknown, Sight::Nobody, Some(1), Some(Hand::Right)),
        (Order::Disputed, Sight::Opponent, Some(1), None),
    ];
    let mut acts = Act::samples();
    // a case that names no square cannot be read
    acts.retain(|act| !matches!(act, Act::Displace(on) | Act::Adjust(on) if on.is_empty()));
    acts.extend(LIBRARY.alphabets.keys().map(|lang| {
        Act::AsksEntry(EntryAsked {
            text: "e2-e4".to_owned(),
            letters: Some(lang.clone()),
            alphabet: Alphabet::default(),
        })
    }));
    let in_turn = circumstances.iter().cycle();
    (acts.into_iter().zip(in_turn))
        .map(|(act, (order, seen, about, hand))| Event {
            disputed: *order == Order::Disputed,
            by,
            act,
            about: *about,
            order: *order,
            seen: *seen,
            hand: *hand,
            left: ByPlayer {
                white: Some(Millis::seconds(95)),
                black: Some(Millis::ZERO),
            },
            below_zero: ByPlayer {
                white: None,
                black: Some(Millis::seconds(7)),
            },
            known: Default::default(),
        })
        .collect()
}

#[test]
fn every_act_has_words_for_every_actor() {
    let mut problems = BTreeSet::new();
    let players = Player::ALL.map(Actor::Player);
    let known = Actor::all().map(|by| (by, Colours::Known));
    for (by, colours) in known.chain(players.map(|by| (by, Colours::Unknown))) {
        let case = Case {
            colours,
            events: events(by),
            ..Case::default()
        };
        for words in TONGUES.0.iter() {
            let voice = words.voice(colours);
            let lines = narrate(
                &voice,
                &Setting::of(Pace::Standard, Supervision::Full),
                &case,
            );
            assert_eq!(lines.len(), case.events.len());
            problems.extend(voice.problems());
        }
    }
    refuse_said(problems);
}

/// Cases whose last event is told by more than its act: what is known of it, and what was done before.
fn sentences_that_depend_on_more_than_their_act(by: Actor) -> Vec<Case> {
    let plain = |act: Act| Event::plain(by, act);
    let mut all: Vec<Vec<Event>> = Vec::new();
    for (legal, pressed) in [
        (YesNo::Yes, true),
        (YesNo::Yes, false),
        (YesNo::No, true),
        (YesNo::No, false),
    ] {
        let mut event = plain(Act::Move(MoveAct {
            pressed,
            ..MoveAct::default()
        }));
        event.known.legal = Some(legal);
        all.push(vec![event]);
    }
    for taken_back in [
        Act::OfferDraw(Default::default()),
        Act::ClaimFlag,
        Act::Resign,
    ] {
        all.push(vec![plain(taken_back), plain(Act::Withdraw)]);
    }
    let mut far = plain(Act::ClaimIrregularity);
    far.about = Some(0);
    all.push(vec![
        plain(Act::Press),
        plain(Act::Press),
        plain(Act::Press),
        far,
    ]);
    let mut rules = plain(Act::Rules(vec![Effect::samples().swap_remove(0)]));
    rules.about = Some(0);
    all.push(vec![
        plain(Act::Press),
        plain(Act::Press),
        plain(Act::Press),
        rules.clone(),
    ]);
    let moved = plain(Act::Move(MoveAct {
        text: Some("e4".to_owned()),
        ..MoveAct::default()
    }));
    let mut about_a_move = plain(Act::ClaimIrregularity);
    about_a_move.about = Some(0);
    all.extend([about_a_move, rules].map(|last| vec![moved.clone(), plain(Act::Press), last]));
    all.push(vec![
        moved.clone(),
        plain(Act::Arrive(Millis::seconds(600))),
    ]);
    let offer = || plain(Act::OfferDraw(Default::default()));
    for answer in [Act::Accept, Act::Refuse] {
        all.push(vec![plain(Act::RequestIncrement), plain(answer)]);
    }
    all.push(vec![offer(), plain(Act::Refuse), plain(Act::Accept)]);
    let unseen = Event {
        seen: Sight::Nobody,
        ..moved.clone()
    };
    all.push(vec![unseen, plain(Act::Press)]);
    let seen_flag = Event {
        seen: Sight::Arbiter,
        ..plain(Act::FlagFalls)
    };
    all.push(vec![seen_flag]);
    let unseen_at_last = Event {
        seen: Sight::Nobody,
        ..moved
    };
    all.push(vec![unseen_at_last]);
    let answers = [None, Some(YesNo::Yes), Some(YesNo::No)];
    for happened in answers {
        all.extend(Act::samples().into_iter().map(|act| {
            let mut event = plain(act);
            event.disputed = true;
            event.known.happened = happened;
            vec![event]
        }));
    }
    for (legal, text) in answers
        .into_iter()
        .flat_map(|legal| [(legal, None), (legal, Some("d4"))])
    {
        let mut event = plain(Act::Move(MoveAct {
            text: text.map(str::to_owned),
            pressed: true,
            ..MoveAct::default()
        }));
        let first = event.clone();
        event.known.legal = legal;
        all.push(vec![first, event.clone()]);
        event.disputed = true;
        all.push(vec![event]);
    }
    let mut one_clock = plain(Act::Press);
    for left in [60, 95] {
        one_clock.left.white = Some(Millis::seconds(left));
        all.push(vec![one_clock.clone()]);
    }
    one_clock.left.black = Some(Millis::seconds(5));
    all.push(vec![one_clock]);
    all.push(vec![plain(Act::Rules(Vec::new()))]);
    all.into_iter()
        .map(|events| Case::default().with_events(events))
        .collect()
}

#[test]
fn every_act_is_a_heading_in_every_language() {
    let nameless: BTreeSet<String> = complete()
        .flat_map(|words| Act::samples().into_iter().map(move |act| (words, act)))
        .filter(|(words, act)| !words.has(&format!("moment-{}", act.name())))
        .map(|(words, act)| format!("{}: moment-{}", words.lang(), act.name()))
        .collect();
    assert!(nameless.is_empty(), "{nameless:?}");
}

/// The messages that these sentences consist of.
fn patterns(said: &[Say], all: &mut BTreeSet<String>) {
    for say in said {
        all.insert(say.pattern());
        for (_, value) in &say.values {
            if let Value::Items(items) | Value::Sentences(items) = value {
                patterns(items, all);
            }
        }
    }
}

/// The English messages whose names begin like this.
fn written(start: &str) -> BTreeSet<String> {
    let english = TONGUES.0.get("en").expect("English");
    let all = english.patterns().map(|(pattern, _)| pattern.to_owned());
    all.filter(|pattern| pattern.starts_with(start)).collect()
}

#[test]
fn the_messages_about_events_are_those_of_the_table_of_acts() {
    // the first is appended by the explanation and the quiz to what is about another event; the others join what several tell
    let of_several = [
        "event-reference",
        "event-moves",
        "event-absent.at-start",
        "event-absent.at-resumption",
        "event-left.both",
        "event-may-play.several",
    ];
    let mut said = BTreeSet::from(of_several.map(str::to_owned));
    let one = |event| Case::default().with_events(vec![event]);
    let each = Actor::all().flat_map(events).map(one);
    let by = Actor::Player(Player::White);
    for case in each.chain(sentences_that_depend_on_more_than_their_act(by)) {
        for ix in 0..case.events.len() as u16 {
            patterns(&told(&case, ix), &mut said);
        }
    }
    // what depends on more than a few events is told by some case
    for case in RULINGS.cases() {
        let case = &case.scenario.case;
        for (ix, _) in (0..).zip(&case.events) {
            patterns(&told(case, ix), &mut said);
        }
    }
    said.retain(|pattern| pattern.starts_with("event-"));
    assert_eq!(said, written("event-"));
}

#[test]
fn the_messages_of_questions_are_those_of_the_tables() {
    let mut said = BTreeSet::new();
    for subject in subjects() {
        let id = asked(subject).id;
        patterns(&[asked(subject)], &mut said);
        for answer in subject.answers() {
            patterns(
                &[stated(subject, *answer), condition(subject, *answer)],
                &mut said,
            );
        }
        said.extend((subject.presumed()).map(|answer| format!("{id}.presumed-{answer}")));
        if matches!(subject, Subject::CanMate(_)) {
            said.insert(format!("{id}.examine"));
        }
    }
    assert_eq!(said, written("question-"));
}

#[test]
fn every_message_about_an_effect_is_said_of_some_effect() {
    let mut said = BTreeSet::new();
    patterns(
        &(Effect::samples().iter().flat_map(effect)).collect::<Vec<_>>(),
        &mut said,
    );
    // these the explanation chooses, which knows the case
    let of_a_case = [
        ("allowed", &["named", "asked", "done", "play"][..]),
        ("already-over", &["after-result"]),
        ("charge", &["adjourning", "late"]),
        ("entry-means", &["offer"]),
        ("forbidden", &["named", "asked", "done", "play"]),
        ("must", &["clarify-resignation"]),
        ("must-play", &["sealed"]),
        ("offer-gone", &["claim"]),
        ("offer-stands", &["claim", "request"]),
        ("points", &["both"]),
        ("ruling-was-incomplete", &["nth"]),
        ("ruling-was-right", &["nth"]),
        ("ruling-was-wrong", &["nth"]),
        ("touch-move-binds", &["replacing"]),
        (
            "untaught",
            &["choice", "granted", "inspected", "refused", "spectators"],
        ),
        (
            "unusual",
            &["choice", "granted", "inspected", "refused", "spectators"],
        ),
        (
            "usual",
            &["choice", "granted", "inspected", "refused", "spectators"],
        ),
        ("needs-permission", &["named", "asked"]),
        (
            "restore",
            &["move", "moved", "displaced", "pressed", "previous"],
        ),
        ("move-stands", &["move", "moved", "previous", "unnamed"]),
        ("cannot-be-withdrawn", &["offer", "claim", "resignation"]),
        ("forfeited", &["won", "both-lost"]),
        ("shows-exactly", &["both"]),
        ("must-move", &["known"]),
        ("must-capture", &["known"]),
        ("must-stay", &["known"]),
    ];
    let of_a_case = of_a_case.iter();
    said.extend(of_a_case.flat_map(|(name, attributes)| {
        let named = move |attribute: &&str| format!("effect-{name}.{attribute}");
        attributes.iter().map(named)
    }));
    said.retain(|pattern| pattern.starts_with("effect-"));
    // what is announced again was announced before
    let written = written("effect-");
    let before = |pattern: &str| {
        pattern
            .strip_suffix("again")?
            .strip_suffix(['-', '.'])
            .map(str::to_owned)
    };
    for pattern in &written {
        let mut first = pattern.clone();
        while let Some(shorter) = before(&first) {
            first = shorter;
        }
        if first != *pattern && said.contains(&first) {
            said.insert(pattern.clone());
        }
    }
    assert_eq!(said, written);
}

#[test]
fn every_effect_and_question_has_words() {
    let mut problems = BTreeSet::new();
    for words in TONGUES.0.iter() {
        for colours in [Colours::Known, Colours::Unknown] {
            let voice = words.voice(colours);
            for say in Effect::samples().iter().flat_map(effect) {
                voice.say(&say);
            }
            for subject in subjects() {
                voice.say(&asked(subject));
                for answer in subject.answers() {
                    voice.say(&stated(subject, *answer));
                    voice.say(&condition(subject, *answer));
                }
            }
            problems.extend(voice.problems());
        }
    }
    refuse_said(problems);
}
