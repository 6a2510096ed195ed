//! Times that contradict each other: told twice and not alike, or together impossible.

use crate::clock::Millis;
use crate::edition::{EditionData, Options, Pace, Setting, Supervision};
use crate::game::{Act, Case};
use crate::laws::rapid::class_of;
use crate::read::document::Document;
use crate::read::fault::TextFault;

/// The class of play that the time control makes in every edition that tells one; else the main part's.
pub(super) fn pace(options: &Options, editions: &[EditionData]) -> Pace {
    let setting = Setting {
        options: options.clone(),
        ..Setting::of(Pace::Standard, Supervision::Full)
    };
    let mut made = editions
        .iter()
        .filter_map(|data| class_of(&data.laws(&setting)));
    let first = made.next().unwrap_or(Pace::Standard);
    if made.all(|other| other == first) {
        first
    } else {
        Pace::Standard
    }
}

/// What cannot be so, with both times named.
pub(super) fn contradictions(
    options: &Options,
    case: &Case,
    document: &Document<'_>,
) -> Vec<TextFault> {
    let fault = |key: &str, found: String, expected: &str| {
        document.fault_at_word(key, found, expected.to_owned())
    };
    let mut faults = Vec::new();
    let told = options.periods.iter().any(|p| p.increment > Millis::ZERO);
    for (number, period) in (1..).zip(&options.periods) {
        let own = period.increment;
        if let Some(all) = options.increment.filter(|all| told && *all != own) {
            faults.push(fault(
                "increment:",
                format!("an increment of {all} for the game, and of {own} in period {number}"),
                "one of the two, or the same in both",
            ));
        }
    }
    if let (Some(base), Some(first)) = (options.base_time, options.periods.first())
        && base != first.time
    {
        let time = first.time;
        faults.push(fault(
            "base-time",
            format!("a base time of {base}, and {time} in period 1"),
            "one of the two, or the same in both",
        ));
    }
    let last = options.periods.len();
    let named = |period: Option<u32>| period.filter(|number| *number as usize > last && last > 0);
    let events = case.events.iter().map(|event| event.known.period);
    for number in events.chain([case.known.asserted.period]).filter_map(named) {
        faults.push(fault(
            "period:",
            format!("period {number}, and a time control of {last}"),
            "the number of a period",
        ));
    }
    faults.extend(early_flag(options, case, document));
    faults
}

/// A flag that falls while the display has more time than a next period could have brought.
fn early_flag(options: &Options, case: &Case, document: &Document<'_>) -> Option<TextFault> {
    let control = options.control();
    let next = control
        .iter()
        .skip(1)
        .map(|one| one.time.plus(one.increment));
    let most = next.max().unwrap_or(Millis::ZERO);
    (1..).zip(&case.events).find_map(|(number, event)| {
        let left = (*event.left.of(event.by.player()?))?;
        let early = event.act == Act::FlagFalls && left > most && !control.is_empty();
        early.then(|| {
            document.fault_at_word(
                "flag-falls",
                format!("event {number}: a flag falls, and the display of its player shows {left}"),
                "no time left, or the time of the next period".to_owned(),
            )
        })
    })
}
