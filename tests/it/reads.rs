//! What is told of every case, read in words: a ruling says nothing that the data do not say, and says it once.
//!
//! Each check is a function of texts, so that it can be shown to fail on a text with the fault in it.

use crate::{RULINGS, TONGUES};
use jadoube::board::Player;
use jadoube::game::{Colours, Effect};
use jadoube::laws::{Status, provisions};
use jadoube::rulings::{OnCase, Ruled, Run};
use jadoube::text::{Explanation, Part, RulingText, Voice, Words, effect, explain, narrate, story};
use std::collections::{BTreeMap, BTreeSet};

/// What a language's texts may not contain.
struct Reader {
    lang: &'static str,
    /// Begins a sentence that points to something without naming it.
    pointers: &'static [&'static str],
    /// Names what such a word points to in the same sentence: “It is evident that …”, “This is White’s first illegal move”.
    ahead: &'static [&'static str],
    /// States, in the indicative, how a game ended or that it goes on, in whole words.
    results: &'static [&'static str],
    /// Another language's words.
    foreign: &'static [&'static str],
}

const READERS: [Reader; 4] = [
    Reader {
        lang: "en",
        pointers: &[
            "This ", "It is ", "It was ", "It has ", "That ", "These ", "Those ",
        ],
        ahead: &[
            " that ",
            " whether ",
            " completed illegal move",
            " last warning",
            "That player ",
        ],
        results: &[
            "is drawn",
            "is not drawn",
            "wins",
            "both players lose",
            "loses the game",
            "play goes on",
            "game goes on",
            "play continues",
            "game continues",
        ],
        foreign: &[" der ", " die ", " und ", " il ", " della "],
    },
    Reader {
        lang: "de",
        pointers: &[
            "Dies ",
            "Das ist ",
            "Das war ",
            "Das geschah",
            "Das hat ",
            "Dieses ",
            "Es ist ",
            "Es war ",
            "Es geschah",
        ],
        ahead: &[
            ", dass ",
            ", ob ",
            " abgeschlossene regelwidrige Zug",
            " letzte Verwarnung",
            "Es ist kein ",
            "Es ist nichts ",
        ],
        results: &[
            "ist remis",
            "ist nicht remis",
            "ist daher nicht remis",
            "ist daher remis",
            "endet remis",
            "gewinnt",
            "gewinnen die Partie",
            "verliert die Partie",
            "geht weiter",
            "geht daher weiter",
            "wird fortgesetzt",
        ],
        foreign: &[" the ", " of ", " and ", " is ", " il ", " della "],
    },
    Reader {
        lang: "it",
        pointers: &[
            "Ciò ",
            "Questo ",
            "Questa ",
            "Quello ",
            "È stato un ",
            "Non è stato un ",
        ],
        ahead: &["Ciò che ", "Questa può essere la posizione "],
        results: &[
            "è patta",
            "non è patta",
            "vince",
            "vincono",
            "perde la partita",
            "la partita prosegue",
            "la partita continua",
        ],
        foreign: &[" the ", " of ", " and ", " is ", " der ", " und "],
    },
    Reader {
        lang: "ru",
        pointers: &["Это ", "Этого ", "Он ", "Она ", "Оно "],
        ahead: &[", что ", " последнее предупреждение"],
        results: &[
            "заканчивается вничью",
            "заканчивается ничьей",
            "партия ничья",
            "выигрывает",
            "выигрывают",
            "проигрывает партию",
            "проигрывают партию",
            "партия продолжается",
            "игра продолжается",
        ],
        foreign: &[" the ", " of ", " and ", " is ", " der ", " il "],
    },
];

/// No sentence of a ruling, a reason or a story is longer.
const LONGEST_SENTENCE: usize = 420;
/// No decision on a case is longer.
const LONGEST_DECISION: usize = 2_400;

/// What is told of one ruling in one language.
#[derive(Default)]
struct Told {
    /// The sentences of the story.
    story: Vec<String>,
    /// What the story tells besides what happens.
    facts: Vec<String>,
    /// The decision, on each of its conditions: each sentence with the event on which it is ruled.
    decisions: Vec<Vec<(usize, String)>>,
    /// Why something holds.
    reasons: Vec<String>,
    /// Why something does not hold or gives way.
    aside: Vec<String>,
    /// The results that the data give.
    results: BTreeSet<String>,
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.char_indices().filter(|(at, sign)| match sign {
        '!' | '?' => true,
        '.' => !is_ordinal(&text[..*at], &text[at + 1..]),
        _ => false,
    });
    let ends = ends.map(|(at, _)| at + 1).chain([text.len()]);
    let mut start = 0;
    let all: Vec<&str> = ends
        .map(|end| &text[std::mem::replace(&mut start, end)..end])
        .collect();
    all.into_iter()
        .map(str::trim)
        .filter(|sentence| sentence.contains(char::is_alphabetic))
}

/// Whether a point between these texts belongs to a number: „der 10.001. abgeschlossene regelwidrige Zug“.
fn is_ordinal(before: &str, after: &str) -> bool {
    let digit = |sign: char| sign.is_ascii_digit();
    let goes_on = after.starts_with(digit) || after.trim_start().starts_with(char::is_lowercase);
    before.ends_with(digit) && goes_on
}

/// The ends of a game in the words of the language.
fn ends(voice: &Voice<'_>) -> BTreeMap<String, Effect> {
    let all = [
        Effect::Win(Player::White),
        Effect::Win(Player::Black),
        Effect::Draw,
        Effect::BothLose,
    ];
    let told = all.into_iter().map(|end| {
        let says: Vec<String> = effect(&end).iter().map(|say| voice.say(say)).collect();
        (says.join(" "), end)
    });
    told.collect()
}

fn told(voice: &Voice<'_>, run: &Run<'_>, ruled: &Ruled) -> Told {
    let scenario = run.scenario();
    let explanation = explain(voice, &ruled.laws, &scenario.case, &ruled.verdict);
    let mut told = Told::default();
    let settings = std::slice::from_ref(run.setting);
    told.story.push(story(voice, settings, &scenario.case));
    let lines = narrate(voice, run.setting, &scenario.case).into_iter();
    let facts = lines.filter(|line| !matches!(line.part, Part::Event(_)));
    told.facts = facts.map(|line| line.text).collect();
    told.decisions = decisions(&explanation);
    let effects = ruled.verdict.branches.iter().flat_map(|it| it.effects());
    for end in effects {
        let says: Vec<String> = effect(end).iter().map(|say| voice.say(say)).collect();
        told.results.insert(says.join(" "));
    }
    for step in &explanation.steps {
        add_reasons(&step.ruling, &mut told);
    }
    told
}

fn add_reasons(ruling: &RulingText, told: &mut Told) {
    for reason in &ruling.reasons {
        match reason.status {
            Status::Holds => told.reasons.push(reason.why.clone()),
            Status::Fails | Status::YieldsTo(_) | Status::Lapses => {
                told.aside.push(reason.why.clone());
            }
        }
    }
    for condition in &ruling.depends {
        add_reasons(&condition.ruling, told);
    }
}

/// What is ruled on each condition, over all events; what is chosen among conditions once is so for all events.
fn decisions(explanation: &Explanation) -> Vec<Vec<(usize, String)>> {
    #[derive(Clone, Default)]
    struct Path {
        said: Vec<(usize, String)>,
        chosen: Vec<String>,
    }
    fn leaves(at: usize, ruling: &RulingText, before: &Path, all: &mut Vec<Path>) {
        let mut path = before.clone();
        let effects = ruling.effects.iter().map(|sentence| &sentence.text);
        let texts = effects.chain(&ruling.closing);
        path.said.extend(texts.map(|text| (at, text.clone())));
        // the same condition may name the event that it is about in brackets
        let bare = |text: &str| text.split(" (").next().unwrap_or_default().to_owned();
        let named: Vec<String> = ruling.depends.iter().map(|it| bare(&it.text)).collect();
        let known = named.iter().position(|it| path.chosen.contains(it));
        for (place, condition) in ruling.depends.iter().enumerate() {
            if known.is_none_or(|known| known == place) {
                let mut path = path.clone();
                path.chosen.push(named[place].clone());
                leaves(at, &condition.ruling, &path, all);
            }
        }
        if ruling.depends.is_empty() {
            all.push(path);
        }
    }
    let mut all = vec![Path::default()];
    for (at, step) in explanation.steps.iter().enumerate() {
        for path in std::mem::take(&mut all) {
            leaves(at, &step.ruling, &path, &mut all);
        }
    }
    all.into_iter().map(|path| path.said).collect()
}

impl Told {
    /// Everything that is told: story, decisions and reasons.
    fn all(&self) -> impl Iterator<Item = &String> {
        let ruled = self.story.iter().chain(self.ruled());
        ruled.chain(&self.reasons).chain(&self.aside)
    }

    /// The sentences of all decisions.
    fn ruled(&self) -> impl Iterator<Item = &String> {
        self.decisions.iter().flatten().map(|(_, text)| text)
    }
}

// --- the checks: each gives what is wrong

/// A result that the data do not give, or one that is not said.
fn wrong_results(told: &Told, ends: &BTreeMap<String, Effect>) -> Vec<String> {
    let mut wrong = Vec::new();
    for decision in &told.decisions {
        let texts = decision.iter().map(|(_, text)| text);
        let stated: BTreeSet<&String> = texts.filter(|it| ends.contains_key(*it)).collect();
        for result in &stated {
            if !told.results.contains(*result) {
                wrong.push(format!("result not ruled: {result}"));
            }
        }
        if stated.len() > 1 {
            wrong.push(format!("several results: {stated:?}"));
        }
    }
    wrong
}

/// Play that goes on beside a result.
fn play_on_beside_a_result(
    told: &Told,
    ends: &BTreeMap<String, Effect>,
    play_on: &str,
) -> Vec<String> {
    let beside = |decision: &&Vec<(usize, String)>| {
        let goes_on =
            (decision.iter()).any(|(_, it)| it.starts_with(play_on.trim_end_matches('.')));
        goes_on && decision.iter().any(|(_, it)| ends.contains_key(it))
    };
    let decisions = told.decisions.iter().filter(beside);
    decisions
        .map(|it| format!("result and play on: {it:?}"))
        .collect()
}

/// A sentence that is ruled twice on one event, a state of the game that is told twice, and a fact that the story
/// tells twice; what is done again is told and ruled again.
fn said_twice(told: &Told, states: &BTreeSet<String>) -> Vec<String> {
    let mut twice = Vec::new();
    for decision in &told.decisions {
        let mut known = BTreeSet::new();
        for (at, text) in decision {
            for sentence in sentences(text) {
                let at = (!states.contains(sentence)).then_some(at);
                if !known.insert((at, sentence)) {
                    twice.push(format!("twice: {sentence}"));
                }
            }
        }
    }
    let mut known = BTreeSet::new();
    let facts = told.facts.iter().flat_map(|text| sentences(text));
    let again = facts.filter(|fact| !known.insert(*fact));
    twice.extend(again.map(|fact| format!("twice: {fact}")));
    twice
}

/// A sentence that points to something without naming it.
fn pointing(reader: &Reader, told: &Told) -> Vec<String> {
    let texts = told.story.iter().chain(told.ruled());
    let all = texts.flat_map(|text| sentences(text));
    let ahead = |it: &str| reader.ahead.iter().any(|word| it.contains(word));
    let pointing =
        all.filter(|it| reader.pointers.iter().any(|start| it.starts_with(start)) && !ahead(it));
    pointing
        .map(|it| format!("points to nothing: {it}"))
        .collect()
}

/// A rule that does not hold or gives way and states a result.
fn results_aside(reader: &Reader, told: &Told) -> Vec<String> {
    let words = |text: &str| {
        let all = text.split(|c: char| !c.is_alphabetic());
        let all: Vec<&str> = all.filter(|word| !word.is_empty()).collect();
        format!(" {} ", all.join(" ").to_lowercase())
    };
    let states = |why: &&String| {
        let why = words(why);
        (reader.results.iter()).any(|result| why.contains(&words(result)))
    };
    let aside = told.aside.iter().filter(states);
    aside.map(|why| format!("a result aside: {why}")).collect()
}

/// Ids, marks of messages, words of another language.
fn not_of_the_language(reader: &Reader, told: &Told, ids: &BTreeSet<&str>) -> Vec<String> {
    let mut wrong = BTreeSet::new();
    for text in told.all() {
        let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
        let has_id = words.any(|word| ids.contains(word));
        let has_mark = text.contains(['{', '}', '$', '⟨', '⟩']) || text.contains("[en]");
        let is_foreign = reader.foreign.iter().any(|word| text.contains(word));
        if has_id || has_mark || is_foreign {
            wrong.insert(format!("not of the language: {text}"));
        }
    }
    wrong.into_iter().collect()
}

/// What is too long to be taken in.
fn too_long(told: &Told) -> Vec<String> {
    let long = |it: &&str| it.chars().count() > LONGEST_SENTENCE;
    let mut wrong: Vec<String> = (told.all())
        .flat_map(|text| sentences(text))
        .filter(long)
        .map(|it| format!("too long: {it}"))
        .collect();
    for decision in &told.decisions {
        let length: usize = decision.iter().map(|(_, it)| it.chars().count() + 1).sum();
        if length > LONGEST_DECISION {
            wrong.push(format!(
                "a decision of {length} letters: {}…",
                decision[0].1
            ));
        }
    }
    wrong
}

/// Everything that is wrong with what is told, by kind.
fn faults(reader: &Reader, voice: &Voice<'_>, told: &Told, ids: &BTreeSet<&str>) -> Vec<String> {
    let ends = ends(voice);
    let play_on: Vec<String> = effect(&Effect::PlayOn)
        .iter()
        .map(|say| voice.say(say))
        .collect();
    let mut all = wrong_results(told, &ends);
    all.extend(play_on_beside_a_result(told, &ends, &play_on[0]));
    let over = effect(&Effect::AlreadyOver);
    let states = over
        .iter()
        .map(|say| voice.say(say))
        .chain(ends.into_keys());
    all.extend(said_twice(told, &states.collect()));
    all.extend(pointing(reader, told));
    all.extend(results_aside(reader, told));
    all.extend(not_of_the_language(reader, told, ids));
    all.extend(too_long(told));
    all
}

fn ids() -> BTreeSet<&'static str> {
    let cases = RULINGS.library.scenarios.iter().map(|it| it.id.as_str());
    let all = provisions().map(|it| it.id).chain(cases);
    // “blitz” and “in-time” are words, too
    all.filter(|id| id.matches('-').count() > 1).collect()
}

fn words(lang: &str) -> &'static Words {
    TONGUES.0.get(lang).expect("a language")
}

#[test]
fn what_is_told_of_every_case_reads_well() {
    let ids = ids();
    let mut texts = 0;
    let mut wrong: BTreeMap<(&str, String), (usize, String)> = BTreeMap::new();
    for run in RULINGS.cases().flat_map(OnCase::everywhere) {
        let Ok(ruled) = run.ruled() else { continue };
        for reader in &READERS {
            let voice = words(reader.lang).voice(run.scenario().case.colours);
            let told = told(&voice, &run, ruled);
            texts += 1;
            for fault in faults(reader, &voice, &told, &ids) {
                let place = format!("{} [{}]", run.scenario().id, run.edition);
                let entry = wrong.entry((reader.lang, fault));
                entry.or_insert((0, place)).0 += 1;
            }
        }
    }
    println!("{texts} texts read, {} kinds of fault", wrong.len());
    let lines: Vec<String> = (wrong.iter())
        .map(|((lang, fault), (count, place))| format!("{count:>6} [{lang}] {fault}  ({place})"))
        .collect();
    assert!(texts > 0);
    assert!(
        lines.is_empty(),
        "{} faults:\n{}",
        lines.len(),
        lines.join("\n")
    );
}

#[test]
fn each_check_finds_its_fault() {
    let reader = &READERS[0];
    let voice = words("en").voice(Colours::Known);
    let said = |end: &Effect| {
        let says: Vec<String> = effect(end).iter().map(|say| voice.say(say)).collect();
        says.join(" ")
    };
    let (win, draw, on) = (
        said(&Effect::Win(Player::White)),
        said(&Effect::Draw),
        said(&Effect::PlayOn),
    );
    let good = || Told {
        story: vec!["White plays Nc3.".into(), "Black’s flag falls.".into()],
        facts: vec!["Both have made 60 moves.".into()],
        decisions: vec![vec![(0, win.clone())]],
        reasons: vec!["Black’s flag has fallen.".into()],
        aside: vec!["The same position has not appeared often enough.".into()],
        results: [win.clone()].into(),
    };
    let first_word = |told: &Told| -> Vec<String> {
        let faults = faults(reader, &voice, told, &ids());
        let kinds = faults
            .iter()
            .map(|fault| fault.split(':').next().unwrap_or_default());
        kinds.map(str::to_owned).collect()
    };
    assert_eq!(first_word(&good()), [""; 0]);
    let spoilt = |spoil: &dyn Fn(&mut Told)| {
        let mut told = good();
        spoil(&mut told);
        first_word(&told)
    };
    assert_eq!(
        spoilt(&|it| it.decisions = vec![vec![(0, draw.clone())]]),
        ["result not ruled"]
    );
    assert_eq!(
        spoilt(&|it| {
            it.results.insert(draw.clone());
            it.decisions[0].push((1, draw.clone()));
        }),
        ["several results"]
    );
    assert_eq!(
        spoilt(&|it| it.decisions[0].push((1, on.clone()))),
        ["result and play on"]
    );
    // a result is ruled once, whatever else happens; a claim may be rejected again, but once for each event
    assert_eq!(
        spoilt(&|it| it.decisions[0].push((1, win.clone()))),
        ["twice"]
    );
    let reject = |at| (at, said(&Effect::ClaimRejected));
    assert_eq!(
        spoilt(&|it| it.decisions[0].extend([reject(1), reject(2)])),
        [""; 0]
    );
    assert_eq!(
        spoilt(&|it| it.decisions[0].extend([reject(1), reject(1)])),
        ["twice"]
    );
    assert_eq!(
        spoilt(&|it| it.facts.push("Both have made 60 moves.".into())),
        ["twice"]
    );
    assert_eq!(
        spoilt(&|it| it.story.push("It was no accident.".into())),
        ["points to nothing"]
    );
    assert_eq!(
        spoilt(&|it| it.aside.push("So White wins on time.".into())),
        ["a result aside"]
    );
    for foreign in [
        "See flag-fall-draw-usual-x { $x }.",
        "[en] A flag.",
        "Der König und die Dame.",
    ] {
        assert_eq!(
            spoilt(&|it| it.reasons.push(foreign.into())),
            ["not of the language"],
            "{foreign}"
        );
    }
    let id = ids().into_iter().next().expect("an id");
    assert_eq!(
        spoilt(&|it| it.story.push(format!("See {id}."))),
        ["not of the language"]
    );
    assert_eq!(
        spoilt(&|it| it.reasons.push(format!("{}.", "long ".repeat(99)))),
        ["too long"]
    );
}
