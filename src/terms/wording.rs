//! The words of messages and definitions: terms, words to avoid, typography.

use crate::read::{Place, Strength};
use crate::terms::catalog::{Catalog, Run};
use crate::terms::finding::{FindingKind, Level, WordFinding};
use crate::terms::glossaries::Glossaries;
use crate::terms::matcher::{Hit, Matcher, Standing};
use crate::terms::typography::Typography;
use std::collections::BTreeSet;

/// A text to check, with the English one beside it.
struct Passage {
    /// The message, or the concept that it defines.
    name: String,
    runs: Vec<Run>,
    /// The concepts that the English text names; nothing if there is no English text.
    meant: BTreeSet<String>,
}

/// Adds what is wrong with the words of a language.
pub(super) fn check(
    catalog: &Catalog<'_>,
    model: &Catalog<'_>,
    glossaries: &Glossaries,
    findings: &mut Vec<WordFinding>,
) {
    let own = glossaries.get(catalog.lang);
    let passages = passages(catalog, model, glossaries);
    let typography = Typography::of(catalog.language.as_ref(), own);
    for passage in &passages {
        for run in &passage.runs {
            for slip in typography.slips(&run.text) {
                findings.push(
                    WordFinding::new(
                        slip.level,
                        slip.kind,
                        catalog.lang,
                        run.place(slip.range.start),
                    )
                    .message(&passage.name)
                    .found(&run.text[slip.range])
                    .instead(slip.instead),
                );
            }
        }
    }
    let Some(own) = own else {
        return;
    };
    let matcher = Matcher::new(own);
    let mut named: BTreeSet<&str> = BTreeSet::new();
    let mut avoided = Vec::new();
    for passage in &passages {
        let hits: Vec<_> = (passage.runs.iter())
            .flat_map(|run| {
                matcher
                    .find(&run.text)
                    .into_iter()
                    .map(move |hit| (run, hit))
            })
            .collect();
        let preferred = |hit: &Hit<'_>| matches!(hit.standing, Standing::Preferred);
        let here: BTreeSet<&str> = (hits.iter())
            .filter(|(_, hit)| preferred(hit))
            .map(|(_, hit)| hit.concept.id.as_str())
            .collect();
        let means_another = |run: &Run, hit: &Hit<'_>| {
            let mut same_word = (hits.iter())
                .filter(|(other, meaning)| std::ptr::eq(*other, run) && meaning.range == hit.range);
            same_word.any(|(_, meaning)| {
                preferred(meaning) && passage.meant.contains(&meaning.concept.id)
            })
        };
        for (run, hit) in &hits {
            let Standing::Forbidden(word) = hit.standing else {
                continue;
            };
            let meant = passage.meant.contains(&hit.concept.id);
            let wrong = match word.level {
                Strength::Hard | Strength::Variant => true,
                Strength::Context => {
                    meant && !here.contains(hit.concept.id.as_str()) && !means_another(run, hit)
                }
                // Words of the program, such as “question”, are everyday words in the Laws.
                Strength::Style => meant || hit.concept.article.is_some(),
            };
            if wrong {
                let place = run.place(hit.range.start);
                let found = run.text[hit.range.clone()].to_owned();
                avoided.push((passage, place, found, hit.concept, word));
            }
        }
        named.extend(here);
    }
    for (passage, place, found, concept, word) in avoided {
        let level = match word.level {
            Strength::Hard => Level::Error,
            Strength::Variant if named.contains(concept.id.as_str()) => Level::Error,
            Strength::Variant | Strength::Context => Level::Warning,
            Strength::Style => Level::Info,
        };
        let finding = WordFinding::new(level, FindingKind::Word(word.level), catalog.lang, place)
            .message(&passage.name)
            .found(found)
            .instead(concept.term.as_str());
        findings.push(WordFinding {
            concept: Some(concept.id.clone()),
            hint: word.hint.clone(),
            ..finding
        });
    }
}

/// The messages and the definitions of a language.
fn passages(catalog: &Catalog<'_>, model: &Catalog<'_>, glossaries: &Glossaries) -> Vec<Passage> {
    let english = glossaries.model().map(Matcher::new);
    let meant = |runs: &[Run]| -> BTreeSet<String> {
        let hits = runs
            .iter()
            .flat_map(|run| english.iter().flat_map(|m| m.find(&run.text)));
        hits.filter(|hit| matches!(hit.standing, Standing::Preferred))
            .map(|hit| hit.concept.id.clone())
            .collect()
    };
    let mut all = Vec::new();
    for text in &catalog.texts {
        let aligned = model.get(&text.name).map(|english| english.runs());
        all.push(Passage {
            name: text.name.clone(),
            runs: text.runs(),
            meant: aligned.map_or(BTreeSet::new(), |runs| meant(&runs)),
        });
    }
    let concepts = glossaries.get(catalog.lang).map(|own| &own.concepts);
    for concept in concepts.into_iter().flatten() {
        let aligned = glossaries.model().and_then(|m| m.concept(&concept.id));
        let aligned = aligned.map(|c| Run::of(&c.definition, Place::default()));
        let place = concept.definition_place.clone();
        all.push(Passage {
            name: concept.id.clone(),
            runs: vec![Run::of(&concept.definition, place)],
            meant: aligned.map_or(BTreeSet::new(), |run| meant(&[run])),
        });
    }
    all
}
