//! What would change a ruling, in words: a condition, and what is ruled then, as far as it is not ruled anyway.

use crate::edition::{Edition, Scope, Setting};
use crate::game::{Case, Effect, EventIx, Of, Told};
use crate::laws::Verdict;
use crate::rulings::{Change, Choice, Ruled, Tree, View, What, outcome};
use crate::text::announcement::{Announcement, Standing};
use crate::text::explain::explain;
use crate::text::narrate::told as told_of;
use crate::text::question::{asked, condition_of};
use crate::text::say::{Say, Value};
use crate::text::scope::scopes;
use crate::text::sentences::sentences;
use crate::text::setting::setting as setting_of;
use crate::text::voice::Voice;

/// A change of a ruling in words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChangeText {
    /// What would have to be so: “If the act was an accident:”.
    pub condition: String,
    /// What is ruled then, as far as it is not ruled anyway.
    pub outcome: String,
}

/// The longest line that is told, in characters.
const LONGEST: usize = 200;
/// The longest ruling that is told whole.
const WHOLE: usize = 120;

/// Whether two rulings are announced otherwise; that play goes on is no announcement beside others.
pub fn announced_otherwise(one: (&Case, &Verdict), other: (&Case, &Verdict)) -> bool {
    let announced = |(case, verdict)| Announcement::of(case, verdict);
    let shown = |of: &Announcement| match &of.standing {
        Standing::PlayOn(shown) => shown.clone(),
        _ => Vec::new(),
    };
    match (announced(one), announced(other)) {
        (Some(one), Some(other)) => one.parts != other.parts || shown(&one) != shown(&other),
        _ => true,
    }
}

/// What would change the rulings of a view, each in words with its change, one line for each condition in an edition.
pub fn changes_told<'c>(
    voice: &Voice<'_>,
    case: &Case,
    view: &View<'_>,
    changes: &'c [Change],
    known: &[Edition],
) -> Vec<(ChangeText, &'c Change)> {
    let mut all: Vec<(ChangeText, &Change)> = Vec::new();
    for change in changes {
        let mut rulings = view.rulings.iter();
        let base = rulings.find(|ruled| ruled.editions.contains(&change.editions[0]));
        let Some(base) = base.and_then(|ruled| ruled.newest()) else {
            continue;
        };
        let Some(text) = change_told(voice, case, base, change, known) else {
            continue;
        };
        let mut told = all.iter();
        let again = |(told, other): &(ChangeText, &Change)| {
            let mut both = other
                .editions
                .iter()
                .filter(|it| change.editions.contains(it));
            told.condition == text.condition && both.next().is_some()
        };
        if !told.any(again) {
            all.push((text, change));
        }
    }
    all
}

/// What would change a ruling, in words, beside what is ruled on the case as it is; nothing where no short line says it.
fn change_told(
    voice: &Voice<'_>,
    case: &Case,
    base: &Ruled,
    change: &Change,
    known: &[Edition],
) -> Option<ChangeText> {
    let outcome = ruled_then(voice, case, base, change)?;
    // what is said of one edition by its name is said of it alone
    let year = change.trial.edition.year().to_string();
    let names_one = matches!(change.by[..], [(What::Edition, _), ..]) && outcome.contains(&year);
    let by = match names_one {
        true => &change.by[..1],
        false => &change.by,
    };
    let text = ChangeText {
        condition: condition(voice, case, base, change, by, known)?,
        outcome,
    };
    let length = text.condition.chars().count() + text.outcome.chars().count();
    (length < LONGEST).then_some(text)
}

/// What would have to be so.
fn condition(
    voice: &Voice<'_>,
    case: &Case,
    base: &Ruled,
    change: &Change,
    by: &[(What, Choice)],
    known: &[Edition],
) -> Option<String> {
    let (what, to) = by.first()?;
    let say = match (what, to) {
        (What::Fact(fact), Choice::Answer(answer)) => {
            let if_so = voice.say(&condition_of(&fact.question, *answer, case));
            Say::message("condition").with("condition", Value::Text(if_so))
        }
        (What::Detail(told), Choice::Detail(_)) => detail(voice, case, base, change, told)?,
        (What::Scope, _) => {
            let all: Vec<Scope> = (by.iter())
                .filter_map(|(_, to)| match to {
                    Choice::Scope(scope) => Some(*scope),
                    _ => None,
                })
                .collect();
            scopes("change-scope", &all)
        }
        (What::Edition, _) => {
            let all: Vec<Edition> = (by.iter())
                .filter_map(|(_, to)| match to {
                    Choice::Edition(edition) => Some(*edition),
                    _ => None,
                })
                .collect();
            in_editions(&all, &change.editions, known)
        }
        _ => return None,
    };
    Some(voice.say(&say))
}

/// Editions as a condition: until the last of them, since the first, all others, or each by its name.
fn in_editions(all: &[Edition], own: &[Edition], known: &[Edition]) -> Say {
    let name = |edition: Edition| Say::message("edition-name").number("year", edition.year());
    let count = |those: &dyn Fn(&Edition) -> bool| known.iter().filter(|it| those(it)).count();
    let (first, last) = (all.iter().min().copied(), all.iter().max().copied());
    let (attribute, named) = match (first, last) {
        _ if all.len() == 1 => ("in", all.to_vec()),
        (Some(_), Some(last)) if count(&|it| *it <= last) == all.len() => ("until", vec![last]),
        (Some(first), _) if count(&|it| *it >= first) == all.len() => ("since", vec![first]),
        _ if all.len() + own.len() == known.len() => ("others", all.to_vec()),
        _ => ("in", all.to_vec()),
    };
    let names = named.into_iter().map(name).collect();
    Say::attribute("change-edition", attribute)
        .number("count", all.len() as u64)
        .with("editions", Value::Items(names))
}

/// How a detail is told then: the sentences of its event or of the regulations that tell it.
fn detail(
    voice: &Voice<'_>,
    case: &Case,
    base: &Ruled,
    change: &Change,
    told: &Told,
) -> Option<Say> {
    let then = &change.trial.telling;
    let quoted = |attribute: &'static str, text: &str| {
        let text = text.strip_suffix('.').unwrap_or(text).to_owned();
        Say::attribute("change-detail", attribute).with("told", Value::Text(text))
    };
    match told.of {
        Of::Event(ix) => {
            let event = |case: &Case, ix: EventIx| sentences(voice, &told_of(case, ix));
            let (now, then) = (event(case, ix), event(&then.case, ix));
            (now != then && !then.is_empty()).then(|| quoted("instead", &then))
        }
        _ => {
            let regulations = |options| {
                let setting = Setting {
                    options,
                    ..base.laws.setting.clone()
                };
                setting_of(&[setting], case)
            };
            let now = regulations(base.laws.setting.options.clone());
            let then = regulations(then.options.clone());
            let apart = |all: &[Say], others: &[Say]| {
                let own: Vec<Say> = all
                    .iter()
                    .filter(|say| !others.contains(say))
                    .cloned()
                    .collect();
                sentences(voice, &own)
            };
            let (more, less) = (apart(&then, &now), apart(&now, &then));
            match (more.is_empty(), less.is_empty()) {
                (false, false) => Some(quoted("instead", &more)),
                (false, true) => Some(quoted("added", &more)),
                (true, false) => Some(quoted("without", &less)),
                (true, true) => None,
            }
        }
    }
}

/// What is ruled then, as far as it is not ruled anyway.
fn ruled_then(voice: &Voice<'_>, case: &Case, base: &Ruled, change: &Change) -> Option<String> {
    let then = &change.trial.telling.case;
    let told = announced(voice, then, &change.ruled)?;
    let now = announced(voice, case, base).unwrap_or_default();
    if told == now {
        return None;
    }
    let whole = told.join(" ");
    if whole.chars().count() <= WHOLE {
        return Some(whole);
    }
    let apart = |all: &[String], others: &[String]| {
        let own = all.iter().filter(|it| !others.contains(it));
        own.cloned().collect::<Vec<_>>()
    };
    let (more, less) = (apart(&told, &now), apart(&now, &told));
    let ends = |ruled: &Ruled| {
        let mut branches = ruled.verdict.branches.iter();
        branches.all(|branch| branch.effects().any(Effect::ends_the_game))
    };
    let attribute = match (more.as_slice(), less.as_slice()) {
        _ if more.len() == told.len() => return Some(whole),
        ([], []) => return None,
        ([], _) => "less",
        (_, []) => "more",
        // who wins the game loses nothing that was ruled before
        _ if ends(&change.ruled) && !ends(base) => return Some(more.join(" ")),
        (more, less) if more.len() == less.len() => "rest",
        _ => "other",
    };
    let less = less.join(" ");
    let less = less.strip_suffix('.').unwrap_or(&less).to_owned();
    let say = Say::attribute("change-ruling", attribute);
    let say = say.with("more", Value::Text(more.join(" ")));
    Some(voice.say(&say.with("less", Value::Text(less))))
}

/// The sentences that announce a ruling; on what it depends, where it depends on anything, and why nothing follows, where
/// nothing does.
fn announced(voice: &Voice<'_>, case: &Case, ruled: &Ruled) -> Option<Vec<String>> {
    let Some(announcement) = Announcement::of(case, &ruled.verdict) else {
        let Tree::Depends(question, _) = outcome(&ruled.verdict) else {
            return None;
        };
        let asks = Value::Text(voice.say(&asked(question.about)));
        return Some(vec![
            voice.say(&Say::message("change-depends").with("asks", asks)),
        ]);
    };
    let told = announcement.sentences(voice, case);
    if !told.is_empty() {
        return Some(told);
    }
    let explained = explain(voice, &ruled.laws, case, &ruled.verdict);
    // where the text is not known, nothing is known to change
    if explained
        .steps
        .iter()
        .any(|step| step.ruling.unread.is_some())
    {
        return None;
    }
    let idle = explained.idle().map(str::to_owned);
    let text = idle.unwrap_or_else(|| explained.outcome(voice).join(" "));
    (!text.is_empty()).then(|| vec![text])
}
