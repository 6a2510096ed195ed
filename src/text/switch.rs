//! What might be otherwise in a case, as a question with its answers.

use crate::board::Player;
use crate::edition::{Layers, SCOPES, Scope, Setting};
use crate::game::{Answer, Of, Question, Told};
use crate::rulings::{Choice, Fact, Place, Switch, Trial, What};
use crate::text::moment::Moment;
use crate::text::narrate::{has_numbers, told as told_of};
use crate::text::question::{asked, stated};
use crate::text::say::{Say, Value};
use crate::text::scope::scopes;
use crate::text::sentences::sentences;
use crate::text::setting::setting as setting_of;
use crate::text::voice::Voice;

/// A switch in words.
#[derive(Clone, Debug, PartialEq)]
pub struct SwitchText {
    /// The question.
    pub asks: String,
    /// How it is, and how else it might be, each with its words; nothing stands for what the case does not tell.
    pub choices: Vec<(Option<Choice>, String)>,
}

/// A switch in words; nothing where two of its answers read alike.
pub fn switch_told(voice: &Voice<'_>, trial: &Trial, switch: &Switch) -> Option<SwitchText> {
    let text = match &switch.what {
        What::Fact(fact) => fact_told(voice, trial, fact, switch),
        What::Detail(told) => detail_told(voice, trial, told, switch),
        What::Scope => SwitchText {
            asks: voice.text("switch-scope"),
            choices: in_order(switch, |all| {
                let scope = |scope: &Scope| all.contains(&&Choice::Scope(*scope));
                let known = SCOPES.into_iter().filter(scope);
                known
                    .map(|it| {
                        (
                            Choice::Scope(it),
                            voice.say(&scopes("scope-heading", &[it])),
                        )
                    })
                    .collect()
            }),
        },
        What::Edition => SwitchText {
            asks: voice.text("switch-edition"),
            choices: in_order(switch, |all| {
                let editions = all.iter().filter_map(|choice| match choice {
                    Choice::Edition(edition) => Some(*edition),
                    _ => None,
                });
                let mut editions: Vec<_> = editions.collect();
                editions.sort_by(|a, b| b.cmp(a));
                let name = |year| voice.say(&Say::message("edition-name").number("year", year));
                (editions.into_iter())
                    .map(|it| (Choice::Edition(it), name(it.year())))
                    .collect()
            }),
        },
        What::Practice => SwitchText {
            asks: voice.text("switch-practice"),
            choices: in_order(switch, |all| {
                let named = [(Layers::FIDE, "fide"), (Layers::LETTER, "letter")];
                let known = named.into_iter().map(|(practice, name)| {
                    let text = voice.text_of("switch-practice", name);
                    (Choice::Practice(practice), text)
                });
                known.filter(|(choice, _)| all.contains(&choice)).collect()
            }),
        },
    };
    let texts = || text.choices.iter().map(|(_, text)| text);
    let alike = |one: &String| texts().filter(|other| *other == one).count() > 1;
    let is_one = text.choices.len() > 1 && !texts().any(alike);
    is_one.then_some(text)
}

/// The choices of a switch in the order in which they are listed.
fn in_order(
    switch: &Switch,
    listed: impl Fn(&[&Choice]) -> Vec<(Choice, String)>,
) -> Vec<(Option<Choice>, String)> {
    let all: Vec<&Choice> = switch.now.iter().chain(&switch.others).collect();
    let listed = listed(&all).into_iter();
    listed.map(|(choice, text)| (Some(choice), text)).collect()
}

/// A question of fact; where the case does not tell it, that is an answer, too.
fn fact_told(voice: &Voice<'_>, trial: &Trial, fact: &Fact, switch: &Switch) -> SwitchText {
    let case = &trial.telling.case;
    let Question { about, .. } = fact.question;
    let asks = voice.say(&asked(about));
    let asks = match fact.place {
        Place::Event(at) | Place::Finding(at) if has_numbers(case) => {
            let say = Say::message("switch-of-event").with("asks", Value::Text(asks));
            voice.phrase(&say.number("event", at + 1))
        }
        Place::Event(_) | Place::Finding(_) | Place::Case => asks,
    };
    let label = |answer: Answer| match answer {
        Answer::Yes | Answer::No => voice.text_of("switch-answer", answer.name()),
        other => voice.say(&stated(about, other)),
    };
    let untold = || (None, voice.text_of("switch-answer", "untold"));
    let mut choices = Vec::new();
    choices.extend(switch.now.is_none().then(untold));
    for answer in about.answers() {
        let choice = Choice::Answer(*answer);
        let is_now = switch.now.as_ref() == Some(&choice);
        if !is_now && !switch.others.contains(&choice) {
            continue;
        }
        let text = match is_now && !fact.is_told {
            true => {
                let answer = Value::Text(label(*answer));
                voice.phrase(&Say::attribute("switch-answer", "presumed").with("answer", answer))
            }
            false => label(*answer),
        };
        choices.push((Some(choice), text));
    }
    SwitchText { asks, choices }
}

/// A detail, told as the story tells it with each choice.
fn detail_told(voice: &Voice<'_>, trial: &Trial, told: &Told, switch: &Switch) -> SwitchText {
    let others = switch.others.iter();
    let turned = others.filter_map(|choice| Some((choice, switch.turned(choice, trial)?)));
    let turned: Vec<(&Choice, Trial)> = turned.collect();
    let (asks, texts): (String, Vec<String>) = match told.of {
        Of::Event(event) => {
            let case = &trial.telling.case;
            let moment = Moment { voice, case, event };
            let text = |trial: &Trial| sentences(voice, &told_of(&trial.telling.case, event));
            let all = std::iter::once(trial).chain(turned.iter().map(|(_, trial)| trial));
            let heading = Value::Text(moment.heading());
            let asks = Say::message("switch-detail").with("moment", heading);
            (voice.say(&asks), all.map(text).collect())
        }
        _ => {
            let regulations = |trial: &Trial| {
                let setting: Setting = trial.setting();
                setting_of(&[setting], &trial.telling.case)
            };
            let now = regulations(trial);
            let without = |all: &[Say], others: &[Say]| {
                let own = all.iter().filter(|say| !others.contains(say));
                let text = sentences(voice, &own.cloned().collect::<Vec<_>>());
                match text.is_empty() {
                    true => voice.text_of("switch-answer", "untold"),
                    false => text,
                }
            };
            let first = turned.first().map(|(_, trial)| regulations(trial));
            let base = without(&now, &first.unwrap_or_default());
            let rest = turned.iter().map(|(_, it)| without(&regulations(it), &now));
            let asks = voice.text("switch-regulations");
            (asks, std::iter::once(base).chain(rest).collect())
        }
    };
    let choices = std::iter::once(switch.now.clone())
        .chain(turned.into_iter().map(|(choice, _)| Some(choice.clone())));
    SwitchText {
        asks,
        choices: choices.zip(texts).collect(),
    }
}

/// The permanent name of a switch, of letters, digits, hyphens and full stops.
pub fn switch_name(what: &What, trial: &Trial) -> String {
    match what {
        What::Fact(fact) => {
            let about = fact.question.about;
            let mut name = about.name().to_owned();
            for particular in about.particulars().0 {
                name.push('-');
                name.push_str(&particular_name(&particular.1));
            }
            match fact.place {
                Place::Case => name,
                Place::Event(at) => format!("{name}.{}", at + 1),
                Place::Finding(at) => format!("{name}.{}f", at + 1),
            }
        }
        What::Detail(told) => told.name(trial.telling.case.colours),
        What::Scope => "scope".to_owned(),
        What::Edition => "edition".to_owned(),
        What::Practice => "practice".to_owned(),
    }
}

fn particular_name(particular: &crate::game::Particular) -> String {
    use crate::game::{Fact as Datum, Particular};
    match particular {
        Particular::Key(key) => (*key).to_owned(),
        Particular::Value(Datum::Player(Player::White)) => "a".to_owned(),
        Particular::Value(Datum::Player(Player::Black)) => "b".to_owned(),
        Particular::Value(Datum::Count(count)) => count.to_string(),
        Particular::Value(_) => String::new(),
        Particular::Several(all) => {
            let inner = all.iter().flat_map(|it| it.0.iter());
            let names: Vec<String> = inner.map(|(_, it)| particular_name(it)).collect();
            names.join("-")
        }
    }
}

/// The permanent name of a choice of a switch, of letters, digits, hyphens and full stops.
pub fn choice_name(choice: Option<&Choice>) -> String {
    match choice {
        None => "untold".to_owned(),
        Some(Choice::Answer(answer)) => answer.name().to_owned(),
        Some(Choice::Detail(value)) => match value {
            serde_json::Value::String(word) => word.clone(),
            serde_json::Value::Bool(true) => "yes".to_owned(),
            serde_json::Value::Bool(false) => "no".to_owned(),
            other => other.to_string(),
        },
        Some(Choice::Scope((pace, supervision))) => format!("{pace}-{supervision}"),
        Some(Choice::Edition(edition)) => edition.to_string(),
        Some(Choice::Practice(practice)) => practice.to_string(),
    }
}
