//! The words that provisions speak, over all cases, editions and settings.

use crate::RULINGS;
use jadoube::edition::Setting;
use jadoube::game::{Colours, Fact, Facts};
use jadoube::laws::{CHAPTERS, Status, provisions};
use jadoube::rulings::OnCase;
use jadoube::text::{Defect, Man, Say, Tongues, Value};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// What is said of a provision: the attributes of its message that facts go into.
const ATTRIBUTES: [&str; 5] = ["rule", "reading", "holds", "fails", "yields"];

/// What provisions said.
#[derive(Default)]
struct Survey {
    /// The variables that were words, with their provisions.
    words: BTreeSet<(&'static str, &'static str)>,
    /// One of each message with each choice of words.
    told: BTreeMap<String, Say>,
}

impl Survey {
    /// Every rule in every edition, and every reason of every case.
    fn of_all_cases() -> Self {
        let mut survey = Survey::default();
        let mut settings: Vec<&Setting> = Vec::new();
        for run in RULINGS.cases().flat_map(OnCase::everywhere) {
            if !settings.contains(&run.setting) {
                settings.push(run.setting);
            }
            let Ok(ruled) = run.ruled() else {
                continue;
            };
            for reason in ruled.verdict.branches.iter().flat_map(|it| it.reasons()) {
                let attribute = match reason.status {
                    Status::Fails => "fails",
                    Status::Holds => "holds",
                    Status::YieldsTo(_) | Status::Lapses => "yields",
                };
                survey.add(reason.provision.id, attribute, &reason.facts);
            }
        }
        for setting in settings {
            for edition in RULINGS.editions() {
                let laws = RULINGS.library.laws(edition, setting);
                for provision in provisions() {
                    if let Some(facts) = (provision.rule)(&laws) {
                        survey.add(provision.id, "rule", &facts);
                    }
                }
            }
        }
        survey
    }

    fn add(&mut self, id: &'static str, attribute: &'static str, facts: &Facts) {
        let mut choice = format!("{id}.{attribute}");
        for (variable, fact) in facts.iter() {
            match fact {
                Fact::Word(word) => {
                    self.words.insert((id, variable));
                    choice += &format!(" {variable}={}", word.name());
                }
                Fact::Unknown => choice += &format!(" {variable}=?"),
                _ => choice += &format!(" {variable}"),
            }
        }
        let say = || {
            let mut say = Say::attribute(id, attribute).facts(facts);
            if facts.event().is_some() {
                say = say.with("reference", Value::Text(" (1)".to_owned()));
            }
            for (man, square) in [("man", "square"), ("first-man", "first")] {
                let square = facts.iter().find_map(|(name, fact)| match fact {
                    Fact::Square(on) if name == square => Some(*on),
                    _ => None,
                });
                if let Some(square) = square {
                    let one = Man {
                        role: None,
                        square,
                        is_the_only_one: false,
                    };
                    say = say.with(man, Value::Men(vec![one]));
                }
            }
            say
        };
        self.told.entry(choice).or_insert_with(say);
    }
}

/// The files of a language that has only the chapter on the end of the game.
fn stub() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    let italian = |name: &str| {
        let path = format!("locales/it/{name}");
        let mut files = jadoube::embedded::files().into_iter();
        let (_, bytes) = files.find(|(file, _)| *file == path).expect("a file");
        std::str::from_utf8(bytes).expect("a text").to_owned()
    };
    let declared = italian("language.yaml").replacen("place: 2", "chapters: [completion]", 1);
    let texts = [
        ("language.yaml", declared),
        ("completion.ftl", italian("completion.ftl")),
    ];
    texts
        .into_iter()
        .map(|(name, text)| (format!("locales/xx/{name}"), text.into_bytes().into()))
}

#[test]
fn every_word_of_a_provision_selects_a_variant_in_every_language() {
    let mut files: Vec<(String, Cow<'_, [u8]>)> = (jadoube::embedded::files().into_iter())
        .map(|(path, bytes)| (path, Cow::Borrowed(bytes)))
        .collect();
    files.extend(stub());
    let read = files.iter().map(|(path, text)| (path.as_str(), &**text));
    let (tongues, _) = Tongues::of(read);
    assert!(tongues.get("xx").is_some(), "the stub is read");
    let survey = Survey::of_all_cases();
    let mut faults = BTreeSet::new();
    for words in tongues.iter() {
        for say in survey.told.values() {
            let voice = words.voice(Colours::Known);
            voice.say(say);
            let problems = voice.problems().into_iter();
            // `every_language_can_be_read_…` tells of messages that only some languages lack
            let told = problems.filter(|problem| !matches!(problem.what, Defect::Missing { .. }));
            faults.extend(told.map(|it| it.to_string()));
        }
        let promised = |(id, _): &&(&'static str, &'static str)| {
            let chapter = CHAPTERS
                .iter()
                .find(|chapter| chapter.provisions.iter().any(|it| it.id == *id));
            let chapter = chapter.expect("each provision has a chapter").id;
            words.language().promises(&format!("{chapter}.ftl"))
        };
        for (id, variable) in survey.words.iter().filter(promised) {
            let mut patterns = ATTRIBUTES.iter().map(|it| format!("{id}.{it}"));
            if !patterns.any(|it| words.chooses_by(&it).any(|chosen| chosen == *variable)) {
                let lang = words.lang();
                faults.insert(format!("{lang}: {id}: no message chooses by ${variable}"));
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
