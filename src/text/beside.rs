//! What is told and has no weight for a ruling, in the words in which the story tells it.

use crate::edition::Setting;
use crate::game::{Of, Open, Subject, Telling, Told};
use crate::text::found::found;
use crate::text::known::known;
use crate::text::narrate::told as told_of;
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

/// What a thing is called: the sentences of the story that tell it, or the name that a case has for it.
fn names(voice: &Voice<'_>, setting: &Setting, telling: &Telling, told: &Told) -> Vec<String> {
    if told.of == Of::Known && told.keys == ["position"] {
        return vec![voice.phrase(&Say::message("told-position"))];
    }
    let without = told.without(telling);
    let sentences = match (told.is_an_event(), &without) {
        (None, Some(rest)) => {
            let less = story(setting, rest, told.of);
            let mut all = story(setting, telling, told.of);
            all.retain(|sentence| !less.contains(sentence));
            all
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
    if sentences.is_empty() {
        let name = Value::Text(told.name(telling.case.colours));
        return vec![voice.phrase(&Say::message("told-by-name").with("name", name))];
    }
    let quoted = sentences.iter().map(|sentence| {
        let text = voice.phrase(sentence);
        // what is told as the end of a sentence stands alone here
        let text = match text.strip_prefix([',', ';']) {
            Some(end) => end.trim_start().to_owned(),
            None => voice.say(sentence),
        };
        let text = text.strip_suffix('.').unwrap_or(&text).to_owned();
        let say = match told.of {
            Of::Event(ix) => Say::attribute("told-sentence", "event").number("event", ix + 1),
            Of::Options | Of::Known | Of::Facts | Of::Open => {
                Say::attribute("told-sentence", "case")
            }
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
