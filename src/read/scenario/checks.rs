//! From what is written to a case: what it names must exist, and its moves must be legal.

use crate::board::{Alphabet, CHESS960_STARTS, Letters, Position, Role, is_move_text};
use crate::edition::{Edition, EditionData, Layers, Pace, Setting, Supervision, names};
use crate::game::{
    Act, Actor, Case, Colours, EntryAsked, Event, EventIx, Known, Later, Material, Moves, Placement,
};
use crate::read::confusions::Mistaken;
use crate::read::document::Document;
use crate::read::fault::TextFault;
use crate::read::locate::Step;
use crate::read::near::near;
use crate::read::scenario::Scenario;
use crate::read::scenario::contradictions::contradictions;
use crate::read::scenario::shape::{Written, WrittenKnown, WrittenPosition};
use crate::read::scenario::times;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The case of a document, if all that it names exists and can be played.
pub(super) fn scenario(
    document: &Document<'_>,
    editions: &[EditionData],
    alphabets: &Alphabets,
) -> Result<Scenario, Vec<TextFault>> {
    let (mut written, fitted) = document.read_case::<Written>()?;
    let mut faults = Vec::new();
    let first = fitted.players.first().map(|(_, _, name)| name.as_str());
    let lettered = |name: &str| matches!(name, "a" | "b");
    let colours = match written.colours {
        Some(written) => written.into(),
        None if first.is_some_and(lettered) => Colours::Unknown,
        None => Colours::Known,
    };
    let known = known(&written.known, written.setting.options.chess960);
    let known = known.unwrap_or_else(|(word, found, expected)| {
        faults.push(document.fault_at_word(&word, found, expected));
        Known::default()
    });
    for expect in &written.expect {
        for (key, edition) in [("since", Some(expect.since)), ("until", expect.until)] {
            let unknown = |edition: &Edition| editions.iter().all(|data| data.edition != *edition);
            if let Some(edition) = edition.filter(unknown) {
                let known: Vec<Edition> = editions.iter().map(|data| data.edition).collect();
                faults.push(document.fault_at_word(
                    &edition.to_string(),
                    format!("{key}: {edition}"),
                    format!("one of {}", names(&known)),
                ));
            }
        }
        for id in expect
            .holds
            .iter()
            .chain(&expect.fails)
            .chain(&expect.yields)
            .chain(&expect.silent)
        {
            if crate::laws::provision(id).is_none() {
                faults.push(document.fault_at_word(
                    id,
                    format!("unknown provision `{id}`"),
                    nearest_provision(id),
                ));
            }
        }
        if let Some(after) = expect.after
            && (after == 0 || usize::from(after) > written.events.len())
        {
            faults.push(document.fault_at_word(
                "after",
                format!("after: {after}"),
                format!("the number of an event, 1 to {}", written.events.len()),
            ));
        }
    }
    if written.events.len() > MOST_EVENTS {
        let found = format!("{} events", written.events.len());
        let expected = format!("at most {MOST_EVENTS}");
        faults.push(document.fault_at_way(&[Step::Key("events".into())], true, found, expected));
    }
    for (ix, event) in written.events.iter().enumerate() {
        let wrong = about_later((ix, &event.0)).into_iter();
        faults.extend(
            wrong
                .chain(told_badly(&event.0))
                .map(|(key, said)| fault_of_event(document, (ix, &event.0), (colours, key), said)),
        );
    }
    for event in &mut written.events {
        if let Act::AsksEntry(entry) = &mut event.0.act
            && let Err((word, found, expected)) = with_letters(entry, alphabets)
        {
            faults.push(document.fault_at_word(&word, found, expected));
        }
    }
    let mut confusions = Vec::new();
    for answer in Mistaken::all(written.confusions) {
        match answer {
            Ok(answer) => confusions.push(answer),
            Err((word, found, expected)) => {
                let word = word.as_deref().unwrap_or("confusions");
                faults.push(document.fault_at_word(word, found, expected));
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut settings = Vec::new();
    let pace = times::pace(&written.setting.options, editions);
    let paced_by_time = pace != Pace::Standard && written.setting.pace.is_untold();
    for pace in written.setting.pace.all_or(&[pace]) {
        // in standard chess there is one set of rules, elsewhere both are possible where nothing is told
        let untold: &[Supervision] = match pace {
            Pace::Standard => &[Supervision::Full],
            Pace::Rapid | Pace::Blitz => Supervision::ALL,
        };
        for supervision in written.setting.supervision.all_or(untold) {
            settings.push(Setting {
                pace,
                supervision,
                practice: Layers::default(),
                options: written.setting.options.clone(),
            });
        }
    }
    let events: Vec<Event> = written.events.into_iter().map(|e| e.0).collect();
    let events = seen_named(events);
    let mut scenario = Scenario {
        id: written.id,
        level: written.level,
        tags: written.tags,
        unasked: written.unasked,
        confusions,
        as_written: written.as_written,
        note: written.note,
        settings,
        case: Case {
            colours,
            known,
            open: written.open,
            later: Later::of(&events),
            events,
        },
        beside_the_point: Vec::new(),
        expect: written.expect,
        place: document.place(),
        chapter: document.chapter().to_owned(),
        paced_by_time,
        source: document.source(),
    };
    let mut faults = without_value(&scenario, document, editions);
    for name in &written.beside_the_point {
        match scenario.told(name) {
            Ok(told) => scenario.beside_the_point.push(told),
            Err(fault) => faults.push(fault),
        }
    }
    faults.extend(contradictions(&scenario, document));
    faults.extend(times::contradictions(
        &written.setting.options,
        &scenario.case,
        document,
    ));
    if faults.is_empty() {
        Ok(scenario)
    } else {
        Err(faults)
    }
}

/// The events, where the arbiter who sees something and names nothing sees what somebody else did last.
pub(super) fn seen_named(mut events: Vec<Event>) -> Vec<Event> {
    for at in 0..events.len() {
        let last = events[..at]
            .iter()
            .rposition(|event| event.by != Actor::Arbiter);
        let event = &mut events[at];
        if event.act == Act::Sees && event.about.is_none() {
            event.about = last.and_then(|last| EventIx::try_from(last).ok());
        }
    }
    events
}

/// The most events of a case.
const MOST_EVENTS: usize = 10_000;

/// The most moves that a FEN may count.
const MOST_MOVES: u64 = 10_000;

/// A fault of a key of an event.
fn fault_of_event(
    document: &Document<'_>,
    (ix, event): (usize, &Event),
    (colours, key): (Colours, &str),
    (found, expected): (String, String),
) -> TextFault {
    let way = [
        Step::Key("events".to_owned()),
        Step::Item(ix),
        Step::Key(event.by.name(colours).to_owned()),
        Step::Key(key.to_owned()),
    ];
    document.fault_at_way(&way, false, found, expected)
}

/// An event that is about one which does not precede it.
fn about_later((ix, event): (usize, &Event)) -> Option<(&'static str, (String, String))> {
    let about = event.about.map(usize::from).filter(|about| *about >= ix)?;
    let found = format!("event {} is about event {}", ix + 1, about + 1);
    let expected = match ix {
        0 => "no `about`, for no event precedes this one".to_owned(),
        _ => format!("the number of an earlier event, 1 to {ix}"),
    };
    Some(("about", (found, expected)))
}

/// Moves that nobody can read, and pieces that are told twice.
fn told_badly(event: &Event) -> Vec<(&'static str, (String, String))> {
    let act = event.act.name();
    let mut faults = Vec::new();
    let mut must_read = |text: Option<&str>| {
        if let Some(text) = text.filter(|text| !is_move_text(text, &Letters::ENGLISH)) {
            let found = format!("`{text}` is no move");
            let expected = "a move such as Nf3, exd5, e8=Q, Ng1-f3, e2e4 or 0-0, or nothing where it is not told which";
            faults.push((act, (found, expected.to_owned())));
        }
    };
    match &event.act {
        Act::Move(played) => must_read(played.text.as_deref()),
        Act::ClaimDraw(claim) => must_read(claim.intended.as_deref()),
        Act::BlindMove(played) => {
            must_read(played.text.as_deref());
            must_read(played.said.as_deref());
        }
        Act::MayPlay(text) => must_read(Some(text)),
        Act::WriteMove(writing) => must_read(writing.text.as_deref()),
        Act::Seal(seal) | Act::ChangeSealed(seal) | Act::SealReply(seal) => {
            must_read(seal.means.as_deref());
        }
        Act::Touch(touch) if !touch.squares.is_empty() && !touch.kinds.is_empty() => {
            let found = "`squares` and `kinds` in one `touch`".to_owned();
            let expected = "`squares` where the board is known, otherwise `kinds`".to_owned();
            faults.push((act, (found, expected)));
        }
        _ => {}
    }
    faults
}

/// The parameters that an expectation names where they have no value, or one of another kind.
fn without_value(
    scenario: &Scenario,
    document: &Document<'_>,
    editions: &[EditionData],
) -> Vec<TextFault> {
    let mut faults: Vec<TextFault> = Vec::new();
    let named = |practice: &Layers| {
        let mut rows = scenario.expect.iter();
        *practice == Layers::default() || rows.any(|row| row.practice == Some(*practice))
    };
    let practices = Layers::EXPECTED.into_iter().filter(named);
    let settings: Vec<Setting> = (practices)
        .flat_map(|practice| {
            let of = scenario.settings.iter().cloned();
            of.map(move |setting| Setting {
                practice,
                ..setting
            })
        })
        .collect();
    for data in editions {
        for setting in &settings {
            let rows = scenario.rows(data.edition, setting, setting.practice);
            let rows = rows.into_iter();
            let effects = rows.flat_map(|row| row.effects.iter().flatten());
            let mut named = effects
                .filter(|effect| !effect.names().is_empty())
                .peekable();
            if named.peek().is_none() {
                continue;
            }
            let params = data.laws(setting).params;
            for effect in named {
                let Err(problem) = effect.under(&params) else {
                    continue;
                };
                let name = effect.names().into_iter().next().unwrap_or_default();
                let found = format!("{problem} ({} {})", data.edition, setting.pace);
                let expected = "the name of a parameter that has a fitting value there".to_owned();
                faults.push(document.fault_at_word(&name, found, expected));
            }
        }
    }
    faults
}

/// The letters of each language, by the name of its folder.
pub type Alphabets = BTreeMap<String, Alphabet>;

/// Gives an entry the signs of its letters.
pub(super) fn with_letters(entry: &mut EntryAsked, alphabets: &Alphabets) -> Result<(), Misread> {
    entry.alphabet = match entry.letters.as_deref() {
        None => Alphabet::ENGLISH,
        Some(EntryAsked::FIGURINES) => Alphabet::FIGURINES,
        Some(lang) => alphabets.get(lang).cloned().ok_or_else(|| {
            let known: Vec<&str> = alphabets.keys().map(String::as_str).collect();
            let expected = format!("one of {}, {}", known.join(", "), EntryAsked::FIGURINES);
            (lang.to_owned(), format!("letters `{lang}`"), expected)
        })?,
    };
    Ok(())
}

/// What is expected where a provision is unknown: perhaps the one whose name is nearest.
pub(in crate::read) fn nearest_provision(id: &str) -> String {
    let ids = crate::laws::provisions().map(|provision| provision.id);
    match near(id, ids).first() {
        Some(near) => format!("the id of a provision, perhaps `{near}`"),
        None => "the id of a provision".to_owned(),
    }
}

/// The word at which something cannot be read, what was found, and what is expected.
pub(super) type Misread = (String, String, String);

/// What holds before the first event.
pub(super) fn known(written: &WrittenKnown, chess960: bool) -> Result<Known, Misread> {
    let placement = match &written.position {
        None => Placement::Unknown,
        Some(WrittenPosition::Initial) => Placement::Board(Arc::new(Position::initial())),
        Some(WrittenPosition::Start(number)) => {
            let start = Position::chess960_start(*number).filter(|_| chess960);
            Placement::Board(Arc::new(start.ok_or_else(|| {
                let expected = format!(
                    "a number from 0 to {}, and `options: {{chess960: true}}` in the setting",
                    CHESS960_STARTS - 1
                );
                ("start".to_owned(), format!("start: {number}"), expected)
            })?))
        }
        Some(WrittenPosition::Fen(fen)) => {
            let too_many = |count: &&str| count.parse().is_ok_and(|n: u64| n > MOST_MOVES);
            if let Some(count) = fen.split_whitespace().skip(4).find(too_many) {
                let found = format!("{count} moves");
                return Err((fen.clone(), found, format!("at most {MOST_MOVES}")));
            }
            let read = if chess960 {
                Position::from_fen_chess960
            } else {
                Position::from_fen
            };
            let wrong = |error| (fen.clone(), error, "a position in FEN".to_owned());
            let position = read(fen).map_err(|error| wrong(error.to_string()))?;
            Placement::Board(Arc::new(position))
        }
        Some(WrittenPosition::Material(by)) => Placement::Material(Material {
            white: roles(&by.white)?,
            black: roles(&by.black)?,
        }),
    };
    let before = match (&written.moves, &placement) {
        (None, _) => Vec::new(),
        (Some(moves), Placement::Board(start)) => line(moves, start)?,
        (Some(moves), Placement::Unknown | Placement::Material(_)) => {
            let found = "moves without a position".to_owned();
            let expected = "a `position` to play them from".to_owned();
            return Err((moves.clone(), found, expected));
        }
    };
    Ok(Known {
        placement,
        before,
        history_complete: written.history_complete,
        asserted: written.facts.clone(),
    })
}

fn roles(letters: &str) -> Result<Vec<Role>, Misread> {
    let roles = letters
        .chars()
        .map(|letter| Role::from_char(letter.to_ascii_lowercase()));
    roles.collect::<Option<Vec<_>>>().ok_or_else(|| {
        let found = format!("pieces `{letters}`");
        let expected = "letters among K Q R B N P".to_owned();
        (letters.to_owned(), found, expected)
    })
}

fn line(moves: &str, start: &Arc<Position>) -> Result<Vec<Moves>, Misread> {
    let mut at = start.clone();
    let mut before = Vec::new();
    for word in moves.split_whitespace() {
        let text = word
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .trim_start_matches('.');
        if text.is_empty() || word.starts_with("0-0") && text.is_empty() {
            continue;
        }
        let text = if word.starts_with("0-0") { word } else { text };
        let fault = |what| {
            let expected = format!("a legal move in {}", at.fen());
            (word.to_owned(), what, expected)
        };
        let attempt = at
            .read_move(text, &Letters::ENGLISH)
            .map_err(|error| fault(error.to_string()))?;
        let legal = at
            .examine(&attempt)
            .map_err(|reason| fault(format!("move `{text}` is illegal: {reason:?}")))?;
        let after = Arc::new(at.play(&legal));
        before.push(Moves {
            text: at.san(&legal),
            progress: at.makes_progress(&attempt),
            after: after.clone(),
        });
        at = after;
    }
    Ok(before)
}
