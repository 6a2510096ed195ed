//! Every step of every procedure can be told, is taken somewhere, and rests on what counts there.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::edition::{
    Edition, EditionData, Given, Layer, Layers, Pace, Procedure, Role, SCOPES, Setting,
    Supervision, Taught,
};
use jadoube::game::Colours;
use jadoube::laws::provision;
use jadoube::text::{ProcedureText, Saying, Voice, procedure, procedures_of};
use std::collections::BTreeSet;

/// Every layer that there is.
fn all_layers() -> Layers {
    Layer::ALL
        .iter()
        .fold(Layers::LETTER, |all, layer| all.and(*layer))
}

fn settings(practice: Layers) -> Vec<Setting> {
    let of = |(pace, supervision)| Setting {
        practice,
        ..Setting::of(pace, supervision)
    };
    SCOPES.map(of).to_vec()
}

fn told(voice: &Voice<'_>, data: &EditionData, practice: Layers, of: &Procedure) -> ProcedureText {
    procedure(voice, &LIBRARY, data.edition, &settings(practice), of)
}

fn sayings(told: &ProcedureText) -> impl Iterator<Item = &Saying> {
    let says = told.steps.iter().flat_map(|step| &step.says);
    says.map(|(_, saying)| saying)
}

#[test]
fn every_step_is_told_in_every_language_and_taken_in_some_edition() {
    let mut taken = BTreeSet::new();
    for words in TONGUES.0.iter() {
        let voice = words.voice(Colours::Known);
        for data in &LIBRARY.editions {
            for of in &LIBRARY.procedures {
                let text = told(&voice, data, all_layers(), of);
                assert!(!text.title.is_empty());
                taken.extend(text.steps.iter().map(|step| (&of.id, step.id.clone())));
                for saying in sayings(&text) {
                    assert!(
                        !saying.text.is_empty() && !saying.cites.is_empty(),
                        "{}",
                        of.id
                    );
                    let spaced = [" ,", " .", " ;", "  "];
                    let badly = spaced.iter().any(|sign| saying.text.contains(sign));
                    assert!(!badly, "{}: {:?}", words.lang(), saying.text);
                }
            }
        }
        assert_eq!(voice.problems(), [], "{}", words.lang());
    }
    for of in &LIBRARY.procedures {
        for step in &of.steps {
            assert!(
                taken.contains(&(&of.id, step.id.clone())),
                "{} {}",
                of.id,
                step.id
            );
        }
    }
}

#[test]
fn every_item_held_as_a_procedure_has_a_step() {
    let stepped: BTreeSet<&str> = (LIBRARY.procedures.iter())
        .flat_map(Procedure::items)
        .collect();
    let held = LIBRARY.items().filter(|item| {
        let is_held = matches!(item.taught, Taught::Held { .. });
        is_held && item.taught.role() == Some(Role::Procedure)
    });
    let without: Vec<&str> = (held.map(|item| item.id.as_str()))
        .filter(|id| !stepped.contains(id))
        .collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn by_the_letter_no_step_rests_on_an_item_and_some_are_not_taken() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let newest = LIBRARY.newest().expect("an edition");
    let mut fewer = 0;
    for of in &LIBRARY.procedures {
        let letter = told(&voice, newest, Layers::LETTER, of);
        for saying in sayings(&letter) {
            let item = saying.cites.iter().find(|cited| cited.provision.is_none());
            assert_eq!(item, None, "{}: {}", of.id, saying.text);
        }
        fewer += told(&voice, newest, Layers::FIDE, of).steps.len() - letter.steps.len();
    }
    assert!(fewer > 20, "{fewer}");
}

#[test]
fn a_step_is_taken_beside_the_editions_beside_which_its_item_is_taught() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let claim = LIBRARY.procedure("claim").expect("a procedure");
    let has = |year: u16, practice: Layers, step: &str| {
        let data = LIBRARY.edition(Edition::of(year)).expect("an edition");
        let text = told(&voice, data, practice, claim);
        text.steps.iter().any(|known| known.id == step)
    };
    let item = LIBRARY.item("M-155").expect("an item");
    assert_eq!(item.since, Edition::of(2023));
    assert!(has(2023, Layers::FIDE, "claim-offer-gone"));
    assert!(!has(2018, Layers::FIDE, "claim-offer-gone"));
    assert!(!has(2023, Layers::LETTER, "claim-offer-gone"));
}

#[test]
fn what_a_step_gives_is_the_value_of_the_edition_in_each_scope() {
    let words = TONGUES.0.fallback().expect("a language");
    let voice = words.voice(Colours::Known);
    let mut minutes = BTreeSet::new();
    for data in &LIBRARY.editions {
        for setting in settings(Layers::FIDE) {
            let of = LIBRARY.procedure("claim").expect("a procedure");
            let text = procedure(
                &voice,
                &LIBRARY,
                data.edition,
                std::slice::from_ref(&setting),
                of,
            );
            let wrong = text.steps.iter().find(|step| step.id == "claim-wrong");
            let Given::Value(gain) = data.laws(&setting).params.wrong_claim_opponent_gets.given
            else {
                continue;
            };
            let wrong = &wrong.expect("the step is taken").says[0].1.text;
            let gain = gain.0 / 60_000;
            let given = format!("give the opponent {gain} minute");
            assert!(wrong.contains(&given), "{} {wrong}", data.edition);
            minutes.insert(gain);
        }
    }
    assert_eq!(minutes, BTreeSet::from([1, 2, 3]));
}

#[test]
fn a_ruling_names_the_procedures_that_carry_it_out() {
    let names = |case: &str, pace, supervision| -> Vec<&str> {
        let case = RULINGS.case(case).expect("a case");
        let newest = LIBRARY.newest().expect("an edition").edition;
        let ruled = case.under(newest, (pace, supervision)).expect("a ruling");
        let all = procedures_of(&LIBRARY, &ruled.verdict).into_iter();
        all.map(|procedure| procedure.id.as_str()).collect()
    };
    let (standard, full) = (Pace::Standard, Supervision::Full);
    assert_eq!(
        names("a-wrong-claim-with-much-time-left", standard, full),
        ["claim"]
    );
    assert_eq!(
        names("the-flag-falls-against-a-bare-king", standard, full),
        ["flag"]
    );
    assert_eq!(names("black-does-not-begin", standard, full), [""; 0]);
}

#[test]
fn what_a_procedure_carries_out_stands_in_some_edition() {
    for of in &LIBRARY.procedures {
        for id in of
            .carries_out
            .iter()
            .map(String::as_str)
            .chain(of.provisions())
        {
            let provision = provision(id).expect("the reader knows it");
            let numbered = |data: &EditionData| data.taught.number(provision.id).is_some();
            assert!(LIBRARY.editions.iter().any(numbered), "{}: {id}", of.id);
        }
    }
}
