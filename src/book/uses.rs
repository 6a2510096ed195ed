//! Which rules use which terms, and a sentence that shows each in use.

use crate::book::search::sentences;
use crate::book::teller::Teller;
use crate::edition::Edition;
use crate::game::Colours;
use crate::laws::Provision;
use crate::read::Glossary;
use crate::terms::{Hit, Matcher, Standing};
use crate::text::{rule_alone, stand_in_mark};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// How many letters a sentence has that is neither a scrap nor a paragraph.
const GOOD: RangeInclusive<usize> = 40..=180;

/// The use of the terms of a glossary, by their concepts.
#[derive(Default)]
pub(super) struct Uses<'g>(BTreeMap<&'g str, Use>);

/// The use of a term.
#[derive(Default)]
pub(super) struct Use {
    /// The rules whose words have the term, in the order of the Laws, each with the editions in which they do.
    pub rules: Vec<(&'static Provision, BTreeSet<Edition>)>,
    /// Where it is seen best.
    pub example: Option<Example>,
}

/// A sentence that uses a term.
pub(super) struct Example {
    /// The rule that says so.
    pub rule: &'static Provision,
    /// The newest edition in which it says so.
    pub edition: Edition,
    /// The words before the term, the term, and those after it.
    pub parts: [String; 3],
}

impl<'g> Uses<'g> {
    /// What the rules of all editions say by the letter in the language of the teller, which is that of the glossary.
    pub(super) fn of(teller: &Teller<'_>, glossary: &'g Glossary) -> Self {
        let shelf = teller.shelf;
        let matcher = Matcher::new(glossary);
        let voice = teller.voice(Colours::Known);
        let mut uses = Uses::default();
        let rules = shelf
            .chapters()
            .flat_map(|chapter| chapter.provisions.iter().copied());
        for rule in rules.filter(|rule| shelf.taught_alone(rule).is_none()) {
            let wordings = shelf.letter.get(rule.id).unwrap_or(&shelf.rules[rule.id]);
            for wording in wordings.iter().filter(|wording| wording.in_force) {
                let at = wording.at.iter().map(|(edition, _, _)| *edition);
                let editions: BTreeSet<Edition> = at
                    .filter(|edition| teller.number(rule, *edition).is_some())
                    .collect();
                let text = rule_alone(voice, &wording.laws, rule);
                let own = text.filter(|text| !text.contains(stand_in_mark()));
                let Some((newest, text)) = editions.last().zip(own) else {
                    continue;
                };
                for sentence in sentences(&text) {
                    for hit in matcher.find(&sentence) {
                        if hit.standing == Standing::Preferred {
                            let used = uses.0.entry(&hit.concept.id).or_default();
                            used.stands_in(rule, &editions);
                            used.offer(rule, *newest, &sentence, &hit);
                        }
                    }
                }
            }
        }
        uses
    }

    /// The use of a concept, where any rule has the term.
    pub(super) fn of_concept(&self, id: &str) -> Option<&Use> {
        self.0.get(id)
    }
}

impl Use {
    fn stands_in(&mut self, rule: &'static Provision, editions: &BTreeSet<Edition>) {
        match self.rules.last_mut().filter(|(last, _)| last.id == rule.id) {
            Some((_, known)) => known.extend(editions),
            None => self.rules.push((rule, editions.clone())),
        }
    }

    /// Takes the sentence as the example if it is of a newer edition than the one so far, or else a better or a shorter one.
    fn offer(&mut self, rule: &'static Provision, edition: Edition, sentence: &str, hit: &Hit<'_>) {
        let rank =
            |edition: Edition, length: usize| (Reverse(edition), !GOOD.contains(&length), length);
        let length =
            |parts: &[String]| parts.iter().map(|part| part.chars().count()).sum::<usize>();
        let known = self.example.as_ref();
        let known = known.map(|known| rank(known.edition, length(&known.parts)));
        if known.is_none_or(|known| rank(edition, sentence.chars().count()) < known) {
            let (before, rest) = sentence.split_at(hit.range.start);
            let (term, after) = rest.split_at(hit.range.len());
            self.example = Some(Example {
                rule,
                edition,
                parts: [before, term, after].map(str::to_owned),
            });
        }
    }
}
