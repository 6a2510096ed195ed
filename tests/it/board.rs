//! At the board: each line is what the engine rules on the case, and what it rules is what the Laws say.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::edition::{Edition, Layers, Pace, SCOPES, Scope, Setting, Supervision, Twist};
use jadoube::game::{Act, Effect};
use jadoube::laws::Status;
use jadoube::rulings::{OnCase, Ruled};
use jadoube::text::{Advice, Announcement, Say, Voice, advice};
use std::collections::{BTreeMap, BTreeSet};

/// Every twist of every situation, each with the name of both.
fn twists() -> impl Iterator<Item = (String, &'static Twist)> {
    LIBRARY.situations.iter().flat_map(|situation| {
        situation.twists.iter().map(|twist| {
            let name = twist.id.as_deref().unwrap_or("-");
            (format!("{} {name}", situation.id), twist)
        })
    })
}

/// The ruling that answers, with its case; nothing where the edition has none.
fn answer(
    twist: &Twist,
    edition: Edition,
    (pace, supervision): Scope,
    practice: Layers,
) -> Option<(OnCase<'static>, &'static Ruled)> {
    let case = RULINGS.answering(twist, edition, (pace, supervision))?;
    let setting = Setting {
        practice,
        ..Setting::of(pace, supervision)
    };
    Some((case, case.of(edition, &setting).expect("a ruling")))
}

fn told(voice: &Voice<'_>, case: OnCase<'_>, ruled: &Ruled) -> Advice {
    advice(voice, &ruled.laws, case.scenario, &ruled.verdict)
}

/// Whether an effect is what somebody pays, or how the game ends: judged here by its name.
fn is_paid(effect: &Effect) -> bool {
    const PAID: [&str; 14] = [
        "win",
        "draw",
        "both-lose",
        "forfeited",
        "loses-game",
        "score-by-arbiter",
        "add-time",
        "take-time",
        "counts-as-illegal",
        "not-counted",
        "penalty-due",
        "warned",
        "last-warning",
        "result-stands",
    ];
    let may = |told: &str| {
        ["penalise", "impose", "expel-offender"]
            .iter()
            .any(|it| told.contains(it))
    };
    let told = serde_json::to_string(effect).expect("JSON");
    PAID.contains(&effect.name())
        || matches!(effect.name(), "may" | "usual" | "unusual") && may(&told)
}

/// What is told beside what is done: what a provision that does not hold adds, such as that no draw was agreed, and the
/// answer to an act from which nothing follows.
fn beside(voice: &Voice<'_>, case: &OnCase<'_>, ruled: &Ruled) -> BTreeSet<String> {
    let branches = ruled.verdict.branches.iter();
    let reasons = branches.flat_map(|branch| branch.reasons());
    let fails = reasons.filter(|reason| reason.status == Status::Fails);
    let adds = fails.flat_map(|it| {
        let ways = ["fails-beside", "fails-alone"];
        ways.map(|way| Say::attribute(it.provision.id, way).facts(&it.facts))
    });
    let events = case.scenario.case.events.iter();
    let refused = events.filter(|event| event.act == Act::Refuse);
    let acts = refused.map(|event| Say::attribute("moment-refuse", "idle").player(event.by));
    let known = adds
        .chain(acts)
        .filter(|say| voice.words().has(&say.pattern()));
    known.map(|say| voice.say(&say)).collect()
}

#[test]
fn every_line_tells_the_effects_of_the_ruling_and_none_is_empty() {
    let mut wrong = BTreeSet::new();
    let mut compared = 0;
    for words in TONGUES.0.whole() {
        for (name, twist) in twists() {
            let voice = words.note_about(twist.player);
            let own = |id: &'static str| voice.say(&Say::message(id));
            let (over, on) = (own("advice-over"), own("effect-play-on"));
            for data in &LIBRARY.editions {
                for (scope, practice) in SCOPES
                    .into_iter()
                    .flat_map(|scope| [Layers::FIDE, Layers::LETTER].map(|it| (scope, it)))
                {
                    let Some((case, ruled)) = answer(twist, data.edition, scope, practice) else {
                        continue;
                    };
                    let place = format!(
                        "{} {name} {} {scope:?} {practice}",
                        words.lang(),
                        data.edition
                    );
                    let advice = told(&voice, case, ruled);
                    // where nothing is to be done but what somebody pays, play goes on then
                    let pays = !advice.consequence.is_empty() && advice.then.is_some();
                    if advice.act.is_empty() && !pays || advice.act.iter().any(String::is_empty) {
                        wrong.insert(format!("{place}: nothing to do"));
                    }
                    if advice.then.as_ref().is_some_and(|then| *then != on) {
                        wrong.insert(format!("{place}: {:?}", advice.then));
                    }
                    if advice.then.is_some() && advice.act.contains(&over) {
                        wrong.insert(format!("{place}: over, and goes on"));
                    }
                    if advice.reasons.is_empty() {
                        wrong.insert(format!("{place}: no article"));
                    }
                    let Some(announced) = Announcement::of(&case.scenario.case, &ruled.verdict)
                    else {
                        continue;
                    };
                    if announced.effects().next().is_none() {
                        continue;
                    }
                    compared += 1;
                    let half = |paid: bool| -> BTreeSet<String> {
                        let keep = |effect: &Effect| match is_paid(effect) == paid {
                            true => vec![effect.clone()],
                            false => Vec::new(),
                        };
                        let half = announced.map(&keep);
                        half.sentences(&voice, &case.scenario.case)
                            .into_iter()
                            .filter(|it| *it != on && *it != over)
                            .collect()
                    };
                    for (line, paid) in [(&advice.act, false), (&advice.consequence, true)] {
                        let line: BTreeSet<String> = (line.iter())
                            .filter(|it| **it != on && **it != over)
                            .cloned()
                            .collect();
                        let wanted = half(paid);
                        let more: BTreeSet<String> = line.difference(&wanted).cloned().collect();
                        if !line.is_superset(&wanted)
                            || !more.is_subset(&beside(&voice, &case, ruled))
                        {
                            wrong.insert(format!("{place}: {line:?}, not {wanted:?}"));
                        }
                    }
                }
            }
            wrong.extend(voice.problems().iter().map(ToString::to_string));
        }
    }
    assert!(wrong.is_empty(), "{} {wrong:#?}", wrong.len());
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn every_case_of_a_twist_answers_somewhere() {
    let mut idle = Vec::new();
    for (name, twist) in twists() {
        let answers = RULINGS.answers(twist);
        let used: BTreeSet<&str> = (answers.iter())
            .map(|answer| answer.case.scenario.id.as_str())
            .collect();
        let unused = twist.cases.iter().filter(|id| !used.contains(id.as_str()));
        idle.extend(unused.map(|id| format!("{name}: {id}")));
    }
    assert!(idle.is_empty(), "{idle:#?}");
}

#[test]
fn every_situation_has_words_in_every_language() {
    for words in TONGUES.0.whole() {
        for situation in &LIBRARY.situations {
            let name = format!("situation-{}", situation.id);
            let twists = situation.twists.iter().filter_map(|it| it.id.as_deref());
            for attribute in twists.chain(["words"]) {
                assert!(
                    words.has(&format!("{name}.{attribute}")),
                    "{}: {name}.{attribute}",
                    words.lang()
                );
            }
            assert!(words.has(&name), "{}: {name}", words.lang());
        }
    }
}

/// A situation and how it turns out, the pace and the supervision, the year of the edition; the names of the effects that are
/// ruled then, and an article that is cited.
type Row = (
    &'static str,
    &'static str,
    Pace,
    Supervision,
    u16,
    &'static [&'static str],
    &'static str,
);

/// What the Laws say, judged by hand.
const JUDGED: &[Row] = {
    use Pace::{Blitz, Rapid, Standard};
    use Supervision::{Full, Limited};
    &[
        (
            "illegal-move",
            "claimed",
            Standard,
            Full,
            2023,
            &[
                "restore",
                "touch-move-binds",
                "times-by-judgement",
                "counts-as-illegal",
                "add-time 0:02:00",
                "claim-accepted",
            ],
            "7.5.5",
        ),
        (
            "illegal-move",
            "claimed",
            Blitz,
            Limited,
            2023,
            &[
                "restore",
                "touch-move-binds",
                "times-by-judgement",
                "counts-as-illegal",
                "add-time 0:01:00",
                "claim-accepted",
            ],
            "A.5.2",
        ),
        (
            "illegal-move",
            "claimed",
            Rapid,
            Full,
            2023,
            &[
                "restore",
                "touch-move-binds",
                "times-by-judgement",
                "counts-as-illegal",
                "add-time 0:01:00",
                "claim-accepted",
            ],
            "A.3",
        ),
        (
            "illegal-move",
            "claimed",
            Rapid,
            Full,
            2018,
            &[
                "restore",
                "touch-move-binds",
                "times-by-judgement",
                "counts-as-illegal",
                "add-time 0:02:00",
                "claim-accepted",
            ],
            "7.5.5",
        ),
        (
            "illegal-move",
            "claimed",
            Rapid,
            Limited,
            2014,
            &["counts-as-illegal", "win", "claim-accepted"],
            "A.4b",
        ),
        (
            "illegal-move",
            "claimed",
            Blitz,
            Limited,
            2009,
            &["win", "claim-accepted"],
            "B.3c",
        ),
        (
            "illegal-move",
            "claimed",
            Blitz,
            Full,
            2005,
            &["win", "claim-accepted"],
            "C.3",
        ),
        (
            "illegal-move",
            "claimed",
            Standard,
            Full,
            1997,
            &[
                "restore",
                "touch-move-binds",
                "times-by-judgement",
                "claim-accepted",
            ],
            "7.4",
        ),
        (
            "illegal-move",
            "seen",
            Rapid,
            Limited,
            2005,
            &["must-not"],
            "B.6",
        ),
        (
            "illegal-move",
            "answered",
            Rapid,
            Limited,
            2023,
            &["claim-rejected", "may", "move-stands"],
            "A.5.2",
        ),
        (
            "second-illegal-move",
            "can-mate",
            Standard,
            Full,
            2023,
            &["counts-as-illegal", "win", "claim-accepted"],
            "7.5.5",
        ),
        (
            "second-illegal-move",
            "cannot-mate",
            Blitz,
            Limited,
            2023,
            &["counts-as-illegal", "draw", "claim-accepted"],
            "7.5.5",
        ),
        (
            "second-illegal-move",
            "can-mate",
            Standard,
            Full,
            2005,
            &[
                "restore",
                "touch-move-binds",
                "times-by-judgement",
                "counts-as-illegal",
                "add-time 0:02:00",
                "claim-accepted",
            ],
            "7.4b",
        ),
        (
            "second-illegal-move",
            "third",
            Standard,
            Full,
            2005,
            &["counts-as-illegal", "win", "claim-accepted"],
            "7.4b",
        ),
        (
            "two-hands",
            "-",
            Standard,
            Full,
            2023,
            &["counts-as-illegal", "add-time 0:02:00"],
            "7.5.5",
        ),
        ("two-hands", "-", Standard, Full, 2014, &["may"], "4.1"),
        (
            "pawn-not-exchanged",
            "-",
            Standard,
            Full,
            2018,
            &[
                "promoted-to",
                "counts-as-illegal",
                "add-time 0:02:00",
                "claim-accepted",
            ],
            "7.5.2",
        ),
        (
            "wrong-set-up",
            "late",
            Rapid,
            Limited,
            2023,
            &["claim-rejected"],
            "A.5.1.2",
        ),
        (
            "wrong-set-up",
            "late",
            Standard,
            Full,
            2023,
            &["new-game", "claim-accepted"],
            "7.2.1",
        ),
        (
            "colours-reversed",
            "late",
            Standard,
            Full,
            2023,
            &["claim-rejected"],
            "7.3",
        ),
        (
            "both-flags",
            "unmarked",
            Rapid,
            Limited,
            2023,
            &["draw"],
            "III.3.1.2",
        ),
        (
            "both-flags",
            "unmarked",
            Rapid,
            Limited,
            2005,
            &["draw", "must-not"],
            "B.9",
        ),
        (
            "wrong-claim",
            "-",
            Standard,
            Full,
            2023,
            &["claim-rejected", "offer-gone", "add-time 0:02:00"],
            "9.5.3",
        ),
        (
            "wrong-claim",
            "-",
            Blitz,
            Limited,
            2023,
            &["claim-rejected", "offer-gone", "add-time 0:01:00"],
            "9.5.3",
        ),
        (
            "wrong-claim",
            "-",
            Standard,
            Full,
            2005,
            &[
                "claim-rejected",
                "offer-stands",
                "take-time",
                "add-time 0:03:00",
            ],
            "9.5b",
        ),
        (
            "wrong-claim",
            "-",
            Standard,
            Full,
            2009,
            &["claim-rejected", "offer-stands", "add-time 0:03:00"],
            "9.5b",
        ),
        ("phone", "rings", Standard, Full, 2023, &["win"], "11.3.2.2"),
        (
            "phone",
            "rings",
            Standard,
            Full,
            2005,
            &["loses-game", "score-by-arbiter"],
            "12.2b",
        ),
        (
            "phone",
            "bare-king",
            Standard,
            Full,
            2009,
            &["draw"],
            "12.3b",
        ),
        (
            "sealed-move",
            "ambiguous",
            Standard,
            Full,
            2023,
            &["win"],
            "I.8.1",
        ),
        (
            "sealed-move",
            "ambiguous",
            Standard,
            Full,
            2005,
            &["win"],
            "A.8a",
        ),
        (
            "not-recording",
            "enough-time",
            Standard,
            Full,
            2023,
            &["must-record", "may"],
            "8.1.1",
        ),
    ]
};

#[test]
fn what_is_ruled_is_what_the_laws_say() {
    let all: BTreeMap<String, &Twist> = twists().collect();
    let words = TONGUES.0.fallback().expect("a language");
    let mut wrong = Vec::new();
    for (situation, name, pace, supervision, year, wanted, article) in JUDGED {
        let place = format!("{situation} {name} {pace} {supervision} {year}");
        let twist = all[&format!("{situation} {name}")];
        let (case, ruled) = answer(
            twist,
            Edition::of(*year),
            (*pace, *supervision),
            Layers::FIDE,
        )
        .unwrap_or_else(|| panic!("{place}: no answer"));
        let announced = Announcement::of(&case.scenario.case, &ruled.verdict);
        let announced = announced.unwrap_or_else(|| panic!("{place}: it depends"));
        let named = |effect: &Effect| match effect {
            Effect::AddTime { time, .. } => format!("add-time {time}"),
            Effect::MustNot(_) | Effect::Must(_) | Effect::May(_) => effect.name().to_owned(),
            other => other.name().to_owned(),
        };
        let found: BTreeSet<String> = announced.effects().map(named).collect();
        let wanted: BTreeSet<String> = wanted.iter().map(|it| (*it).to_owned()).collect();
        let advice = told(&words.note_about(twist.player), case, ruled);
        let cited: BTreeSet<&str> = (advice.reasons.iter())
            .flat_map(|reason| reason.number.iter().chain(&reason.beside))
            .map(String::as_str)
            .collect();
        if found != wanted || !cited.contains(article) {
            wrong.push(format!("{place}: {found:?} {cited:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
