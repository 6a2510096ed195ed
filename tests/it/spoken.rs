//! The words that provisions speak, over all cases, editions and settings.

use crate::LIBRARY;
use jadoube::game::{Colours, Fact, Facts};
use jadoube::laws::{Code, Status, judge, provisions};
use jadoube::text::{Say, Tongues};
use std::collections::{BTreeMap, BTreeSet};

/// What is said of a provision: the attributes of its message that facts go into.
const ATTRIBUTES: [&str; 4] = ["rule", "reading", "holds", "fails"];

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
        for scenario in &LIBRARY.scenarios {
            for setting in &scenario.settings {
                for data in &LIBRARY.editions {
                    let laws = data.laws(setting);
                    for provision in provisions() {
                        if let Some(facts) = (provision.rule)(&laws) {
                            survey.add(provision.id, "rule", &facts);
                        }
                    }
                    let Ok(verdict) = judge(&Code::new(&laws), &scenario.case) else {
                        continue;
                    };
                    for reason in verdict.branches.iter().flat_map(|it| it.reasons()) {
                        let attribute = match reason.status {
                            Status::Fails => "fails",
                            Status::Holds | Status::YieldsTo(_) | Status::Lapses => "holds",
                        };
                        survey.add(reason.provision.id, attribute, &reason.facts);
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
        let say = || Say::attribute(id, attribute).facts(facts);
        self.told.entry(choice).or_insert_with(say);
    }
}

#[test]
fn every_word_of_a_provision_selects_a_variant_in_every_language() {
    let files = jadoube::embedded::files();
    let (tongues, _) = Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let survey = Survey::of_all_cases();
    let mut faults = BTreeSet::new();
    for words in tongues.iter() {
        for say in survey.told.values() {
            let voice = words.voice(Colours::Known);
            voice.say(say);
            faults.extend(voice.problems().into_iter().map(|it| it.to_string()));
        }
        for (id, variable) in &survey.words {
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
