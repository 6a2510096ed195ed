//! What is told and has no weight for a ruling, in the words in which the story tells it.

use crate::edition::Setting;
use crate::game::{Of, Open, Subject, Telling, Told};
use crate::text::found::found;
use crate::text::known::known;
use crate::text::narrate::{has_numbers, told as told_of};
use crate::text::question::asked;
use crate::text::say::{Say, Value};
use crate::text::setting::setting as setting_of;
use crate::text::voice::Voice;

/// The line that names what was told without weight; nothing where all has weight.
pub fn beside(
    voice: &Voice<'_>,
    setting: &Setting,
    telling: &Telling,
    all: &[Told],
) -> Option<String> {
    let mut named: Vec<String> = Vec::new();
    for told in all {
        for one in names(voice, setting, telling, told) {
            if !named.contains(&one) {
                named.push(one);
            }
        }
    }
    let say = Say::message("told-without-weight").with("told", Value::Texts(named.clone()));
    (!named.is_empty()).then(|| voice.say(&say))
}

/// The sentences of the story that tell a thing; none where it stands in no sentence.
fn names(voice: &Voice<'_>, setting: &Setting, telling: &Telling, told: &Told) -> Vec<String> {
    // that the diagram has no weight is seen, and no sentence tells it
    if told.of == Of::Known && told.keys == ["position"] {
        return Vec::new();
    }
    // the presses that a clock counted are what is wrong where the counter is, although nothing is reckoned from them
    if told.of == Of::Facts && told.keys.iter().any(|key| key == "presses") {
        return Vec::new();
    }
    let without = told.without(telling);
    let sentences: Vec<Say> = match (told.is_an_event(), &without) {
        (None, Some(rest)) => {
            let less = story(setting, rest, told.of);
            let all = story(setting, telling, told.of);
            // what is told otherwise without it is not what has no weight
            if less.iter().any(|sentence| !all.contains(sentence)) {
                return Vec::new();
            }
            // what is told again of another event may have weight there
            let told_once = |sentence: &&Say| all.iter().filter(|it| it == sentence).count() == 1;
            let own = all.iter().filter(|sentence| !less.contains(sentence));
            own.filter(told_once).cloned().collect()
        }
        // what was found, and not that something was
        (Some(_), _) => (story(setting, telling, told.of).into_iter())
            .skip(1)
            .take(1)
            .collect(),
        (None, None) => (story(setting, telling, told.of).into_iter())
            .take(1)
            .collect(),
    };
    let numbered = match told.of {
        Of::Event(ix) if has_numbers(&telling.case) => Some(ix + 1),
        _ => None,
    };
    // what is told as a part of a sentence cannot be quoted by itself
    let whole = |sentence: &&Say| voice.phrase(sentence).ends_with(['.', '?']);
    let quoted = sentences.iter().filter(whole).map(|sentence| {
        let text = voice.say(sentence).trim_end_matches('.').to_owned();
        let say = match numbered {
            Some(number) => Say::attribute("told-sentence", "event").number("event", number),
            None => Say::attribute("told-sentence", "case"),
        };
        voice.phrase(&say.with("sentence", Value::Text(text)))
    });
    quoted.collect()
}

/// The sentences of the part of the story in which such a thing is told.
fn story(setting: &Setting, telling: &Telling, of: Of) -> Vec<Say> {
    let Telling { options, case, .. } = telling;
    match of {
        Of::Open => {
            let left_open = case.open.iter().map(|open| match open {
                Open::Finding(finding) => Some(asked(Subject::Found(*finding))),
                Open::All(_) | Open::Count(_) => None,
            });
            known(case).into_iter().chain(left_open.flatten()).collect()
        }
        Of::Options => {
            let setting = Setting {
                options: options.clone(),
                ..setting.clone()
            };
            setting_of(&[setting], case)
        }
        Of::Known | Of::Facts => {
            let told = (0..)
                .zip(&case.events)
                .flat_map(|(ix, _)| told_of(case, ix));
            known(case)
                .into_iter()
                .chain(told)
                .chain(found(case))
                .collect()
        }
        Of::Event(ix) => told_of(case, ix),
    }
}
