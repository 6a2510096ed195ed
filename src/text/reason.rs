//! A reason in words: which provision, whether it stands, why, and on what that rests.

use crate::edition::{Confidence, Doubt, Edition, ItemName, Layer};
use crate::game::{Act, Effect, EventIx, Fact, Question};
use crate::laws::moves::LEGAL_MOVE;
use crate::laws::{Provision, Reason, Status, Task, provision};
use crate::text::explain::Speaker;
use crate::text::item::{ItemText, item_text};
use crate::text::mate::{ProofText, proofs};
use crate::text::narrate::{has_numbers, reference, reference_to};
use crate::text::question::presumed;
use crate::text::rule::{naming, reason_named, title, value_named};
use crate::text::say::{Man, Say, Value};
use crate::text::voice::Voice;
use std::collections::BTreeSet;

/// One reason, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonText {
    /// The provision.
    pub provision: &'static Provision,
    /// The provision whose article is cited: the same, or the one that ended the game or bound a player.
    pub cited: &'static Provision,
    /// Whether it holds.
    pub status: Status,
    /// How it stands, in words that fit what it is for: a ban is broken, a condition met.
    pub status_word: String,
    /// Its heading.
    pub title: String,
    /// Its number in this edition, where it has one.
    pub number: Option<String>,
    /// The articles that give a value of the pace and the supervision in the place of its own.
    pub beside: Vec<String>,
    /// Heading and numbers as one phrase: “Article 5.1.1, Checkmate”.
    pub named: String,
    /// Why it holds here, or why not.
    pub why: String,
    /// To which provision it gives way, as a phrase in the place of `status_word`, where it does.
    pub gives_way: Option<String>,
    /// Why a player can checkmate or cannot, where it turns on that; not repeated within a ruling.
    pub proofs: Vec<ProofText>,
    /// What is taken for granted, a clause each: “that the move is legal”.
    pub presumed: Vec<String>,
    /// Who teaches it beside the letter, layer by layer; the letter may give the same.
    pub taught: Vec<TaughtText>,
    /// What of it was not read in the text of this edition.
    pub doubts: Vec<DoubtText>,
    /// The event that it is about, where it is about a certain one.
    pub about: Option<EventIx>,
    /// Whether it holds and something follows from it.
    pub decides: bool,
    /// Whether it brings the result.
    pub ends: bool,
    /// Whether it only says what must be so for another to decide.
    pub is_premise: bool,
    /// Whether it is told only for completeness: it does not stand, and the ruling does not turn on that.
    pub is_aside: bool,
    /// Whether it is left out unless everything is asked for: what it says is far from its limit, or another reason says it
    /// more exactly.
    pub is_left_out: bool,
    /// Whether it is told only where no later event raises the same question again.
    pub is_passing: bool,
}

impl ReasonText {
    /// Whether it holds, or does not stand and the ruling turns on that.
    pub(super) fn says_why(&self) -> bool {
        let turns = self.status == Status::Fails && !self.is_aside && !self.is_left_out;
        self.status == Status::Holds || turns
    }

    /// How it stands, with the provision to which it gives way.
    pub fn standing(&self) -> &str {
        self.gives_way.as_deref().unwrap_or(&self.status_word)
    }
}

/// What was not read in the text of an edition, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct DoubtText {
    /// How sure it is; nothing where it is the whole rule.
    pub confidence: Option<Confidence>,
    /// The value, or the number of the rule.
    pub named: String,
}

/// Who teaches what stands in the place of the letter, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct TaughtText {
    /// A sentence that names him and the items; nothing where the reason stands under this one item and FIDE teaches it.
    pub said: Option<String>,
    /// The items.
    pub items: Vec<ItemText>,
    /// Why some of them cannot be relied upon, a sentence or two each; not repeated within a ruling.
    pub cautions: Vec<String>,
}

impl TaughtText {
    /// Everything that it says, a sentence or two each.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.said.iter().chain(&self.cautions).map(String::as_str)
    }
}

/// What these reasons take for granted, as one sentence; nothing where they do not.
pub fn taken_for_granted<'r>(
    voice: &Voice<'_>,
    reasons: impl Iterator<Item = &'r ReasonText>,
) -> Option<String> {
    let clauses = once(reasons.flat_map(|reason| reason.presumed.iter().cloned()));
    let say = |all| Say::attribute("rests-on", "presumed").with("all", Value::Texts(all));
    (!clauses.is_empty()).then(|| voice.say(&say(clauses)))
}

/// What of these reasons was not read in the text of the edition: one sentence for each kind of doubt.
pub fn not_read<'r>(
    voice: &Voice<'_>,
    edition: Edition,
    reasons: impl Iterator<Item = &'r ReasonText>,
) -> Vec<String> {
    let all = once(reasons.flat_map(|reason| reason.doubts.iter().cloned()));
    let kinds = [
        (Some(Confidence::Reported), "reported"),
        (Some(Confidence::Unverified), "unverified"),
        (None, "unseen"),
    ];
    let sentences = kinds.into_iter().filter_map(|(confidence, attribute)| {
        let of = all.iter().filter(|doubt| doubt.confidence == confidence);
        let named: Vec<String> = of.map(|doubt| doubt.named.clone()).collect();
        let say = Say::attribute("rests-on", attribute)
            .with("edition", Value::Text(edition.to_string()))
            .number("count", named.len() as u64);
        (!named.is_empty()).then(|| voice.say(&say.with("all", Value::Texts(named))))
    });
    sentences.collect()
}

/// Each of them once, in their order.
pub(crate) fn once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut known: Vec<T> = Vec::new();
    for one in all {
        if !known.contains(&one) {
            known.push(one);
        }
    }
    known
}

/// How a reason stands, in words that fit what its provision is for.
fn standing(reason: &Reason, asked: bool) -> &'static str {
    let says = |wanted: fn(&Effect) -> bool| reason.effects.iter().any(wanted);
    let holds = match reason.status {
        Status::YieldsTo(_) => return "yields",
        Status::Lapses => return "lapses",
        Status::Holds => true,
        Status::Fails => false,
    };
    match (&reason.provision.task, holds) {
        // what is only asked about is not done yet
        (Task::Forbids(_), _) if asked => applies(holds),
        (Task::Forbids(_), true) if says(|it| matches!(it, Effect::NeedsPermission(_))) => {
            "applies"
        }
        // what does not count and need not be put right
        (Task::Forbids(_), true)
            if says(|it| matches!(it, Effect::NotCounted(_)))
                && !says(|it| it.place().is_to_be_played() || matches!(it, Effect::Restore(_))) =>
        {
            "applies"
        }
        (Task::Forbids(_), true)
            if says(|it| matches!(it, Effect::Allowed(_) | Effect::ClaimRejected)) =>
        {
            "kept"
        }
        // a duty that nobody has broken yet
        (Task::Forbids(_), true)
            if says(|it| it.place().is_to_be_played()) && !says(|it| it.place().steps_in()) =>
        {
            "applies"
        }
        (Task::Forbids(_), true) => "broken",
        (Task::Forbids(_), false) => "kept",
        (Task::Demands(_), true) => "done",
        (Task::Demands(_), false) => "not-done",
        (Task::Requires(_), true) | (Task::Excludes(_), false) => "met",
        (Task::Requires(_) | Task::Defines(_), false) | (Task::Excludes(_), true) => "not-met",
        (Task::Grants(_), true) => "granted",
        (Task::Grants(_), false) => "not-granted",
        (Task::Decides(_) | Task::Defines(_) | Task::Empowers(_), _) => applies(holds),
    }
}

/// Whether it only says what must be so for another to decide: a condition that is met, a meaning, a rule on the moves, a ground.
fn is_premise(reason: &Reason) -> bool {
    match (&reason.provision.task, reason.status) {
        (_, Status::Holds) if reason.facts.are_ground() => true,
        (Task::Requires(_), Status::Holds) | (Task::Demands(_), Status::Fails) => true,
        (Task::Defines(_) | Task::Forbids(_), Status::Holds) => reason.effects.is_empty(),
        _ => false,
    }
}

/// Where what follows from a reason is announced, besides the answer to a claim; a result counts before all else, but for the
/// count from which it follows.
fn announced(reason: &Reason, ends: bool) -> impl Ord + use<> {
    let effects = reason.effects.iter().filter(|_| reason.decides());
    let alone = reason.effects.len() == 1;
    let effects = effects.filter(|effect| alone || **effect != Effect::ClaimAccepted);
    let places = effects.map(|effect| {
        let costs_the_game = ends && matches!(effect, Effect::CountsAsIllegal { .. });
        let is_first = costs_the_game || effect.ends_the_game();
        (!is_first, effect.place())
    });
    places.min()
}

const fn applies(holds: bool) -> &'static str {
    match holds {
        true => "applies",
        false => "applies-not",
    }
}

impl Speaker<'_, '_> {
    /// The reasons in the order of interest; `idle` where nothing follows from them.
    ///
    /// What must be so for another to decide comes before it. Where nothing follows or a claim is refused, what does not stand
    /// is why, and comes first. What was overtaken, and what decides only things that are not announced, is left out.
    pub fn reasons(
        &self,
        reasons: &[&Reason],
        idle: bool,
        is_told: &dyn Fn(&Effect) -> bool,
    ) -> Vec<ReasonText> {
        let refuses = (reasons.iter().filter(|reason| reason.decides()))
            .any(|reason| reason.effects.contains(&Effect::ClaimRejected));
        let is_condition = |reason: &Reason| {
            let task = &reason.provision.task;
            matches!(task, Task::Requires(_) | Task::Grants(_) | Task::Demands(_))
        };
        let is_said = |reason: &&&Reason| !reason.facts.are_implied() && !reason.facts.are_remote();
        // a ban that was broken comes before what that counts as
        let counts = |reason: &&Reason| {
            let mut effects = reason.effects.iter().filter(|_| reason.decides());
            effects.any(|it| matches!(it, Effect::CountsAsIllegal { .. }))
        };
        let is_counted = reasons.iter().any(counts);
        let is_premise = |reason: &Reason| {
            let is_broken = matches!(reason.provision.task, Task::Forbids(_));
            is_premise(reason) || is_counted && is_broken && reason.status == Status::Holds
        };
        // the right to claim is nothing to announce, but why the claim fails
        let costs_the_claim = |reason: &Reason| {
            let costs = |effect: &Effect| matches!(effect, Effect::RightLost { .. });
            refuses && reason.effects.iter().any(costs)
        };
        let tells = |reason: &Reason| {
            let serves = |effect: &Effect| is_told(effect) || *effect == Effect::PlayOn;
            let serves = reason.effects.iter().any(serves);
            !reason.decides() || is_premise(reason) || costs_the_claim(reason) || serves
        };
        let tells_something = reasons.iter().any(|it| it.decides() && tells(it));
        // what the letter gives in the place of what is taught stands in its own ruling
        let is_of_the_letter = |reason: &Reason| match reason.status {
            Status::YieldsTo(to) => self.laws.contents.item(to.id).is_some(),
            _ => false,
        };
        // a rule that gives way to one that does the same tells nothing
        let gives_way_to_the_same = |reason: &Reason| match reason.status {
            Status::YieldsTo(to) => {
                let mut others = reasons
                    .iter()
                    .filter(|it| *it.provision == *to && it.decides());
                let all_in =
                    |other: &&Reason| reason.effects.iter().all(|it| other.effects.contains(it));
                !reason.effects.is_empty() && others.any(all_in)
            }
            _ => false,
        };
        let is_spare = |reason: &Reason| match reason.facts.are_implied() {
            _ if reason.status == Status::Lapses => tells_something,
            _ if gives_way_to_the_same(reason) => true,
            _ if !tells(reason) || is_of_the_letter(reason) => tells_something,
            true => {
                let mut others = reasons.iter().filter(is_said);
                others.any(|other| !reason.decides() || other.decides())
            }
            false => reason.facts.are_remote(),
        };
        // the rules that a move observes come before its being legal
        let makes_legal = |it: &&Reason| *it.provision == LEGAL_MOVE && it.decides();
        let is_legal = reasons.iter().any(makes_legal);
        let is_observed = |reason: &Reason| {
            let demands = matches!(reason.provision.task, Task::Demands(_));
            is_legal && (demands || !reason.decides())
        };
        let act = self.moment.event_at(self.event).map(|event| &event.act);
        let of_entry = matches!(act, Some(Act::AsksEntry(_)));
        let place = |reason: &Reason| {
            let is_why = !is_spare(reason) && (idle || refuses && is_condition(reason));
            match reason.status {
                _ if is_spare(reason) && reason.mates.is_empty() => 6,
                Status::Fails if is_why => 0,
                Status::Holds if costs_the_claim(reason) => 0,
                Status::Holds | Status::Fails if is_premise(reason) => 1,
                Status::Holds if is_observed(reason) => 1,
                Status::Holds if reason.decides() => 2,
                // how an entry should be written, where it is written so, decides nothing of what it means
                Status::Holds if matches!(reason.provision.task, Task::Demands(_)) && of_entry => 5,
                Status::Holds => 3,
                Status::YieldsTo(_) => 4,
                Status::Lapses | Status::Fails => 5,
            }
        };
        let mut ordered: Vec<(u8, &Reason)> = (reasons.iter())
            .map(|reason| (place(reason), *reason))
            .collect();
        let ends = reasons
            .iter()
            .any(|it| it.decides() && it.effects.iter().any(Effect::ends_the_game));
        ordered.sort_by_key(|(place, reason)| (*place, announced(reason, ends)));
        let texts = ordered.into_iter().map(|(place, reason)| {
            let is_aside = place > 4 && reason.mates.is_empty();
            self.reason(reason, is_aside, place > 5)
        });
        said_once(texts)
    }

    fn reason(&self, reason: &Reason, is_aside: bool, is_left_out: bool) -> ReasonText {
        let contents = &self.laws.contents;
        let is_article =
            |it: &&Provision| it.number(contents).is_some() && contents.item(it.id).is_none();
        let cited = reason.facts.cited().and_then(provision);
        let cited = cited.filter(is_article).unwrap_or(reason.provision);
        let number = cited.number(contents);
        let text = match reason.status {
            Status::Holds => "holds",
            Status::Fails => "fails",
            Status::YieldsTo(_) | Status::Lapses => "yields",
        };
        let beside = match reason.status {
            Status::Holds => reason.cited_beside(self.laws),
            Status::Fails | Status::YieldsTo(_) | Status::Lapses => Vec::new(),
        };
        let gives_way = match reason.status {
            Status::YieldsTo(to) => {
                let is_within = number.is_some() && to.number(contents) == number;
                let message = if is_within {
                    "yields-within"
                } else {
                    "yields-to"
                };
                Some(naming(message, self.voice, to, contents))
            }
            Status::Holds | Status::Fails | Status::Lapses => None,
        };
        let act = self.moment.event_at(self.event).map(|event| &event.act);
        let asked = matches!(act, Some(Act::Asks(_) | Act::MayPlay(_) | Act::Request(_)));
        let standing = Say::attribute("status", standing(reason, asked))
            .number("count", 1 + beside.len() as u64);
        let mut why = Say::attribute(reason.provision.id, text).facts(&reason.facts);
        for (name, square) in [("man", "square"), ("first-man", "first")] {
            if let Some(man) = self.man(reason, square) {
                why = why.with(name, Value::Men(vec![man]));
            }
        }
        if let Some(at) = reason.facts.event() {
            why = why.with("reference", reference(self.voice, self.moment.case, at));
        }
        ReasonText {
            provision: reason.provision,
            cited,
            status: reason.status,
            status_word: self.voice.phrase(&standing),
            title: title(self.voice, reason.provision),
            number: number.map(str::to_owned),
            named: reason_named(self.voice, reason.provision, cited, contents, &beside),
            beside,
            why: self.voice.say(&why),
            gives_way: gives_way.map(|say| self.voice.phrase(&say)),
            proofs: proofs(self.voice, &reason.mates),
            presumed: self.presumed(reason),
            taught: self.taught(reason),
            doubts: once(reason.doubts().map(|doubt| self.doubt(reason, doubt))),
            about: reason.about,
            decides: reason.decides(),
            ends: reason.decides() && reason.effects.iter().any(Effect::ends_the_game),
            is_premise: is_premise(reason),
            is_aside,
            is_left_out,
            is_passing: reason.facts.are_passing(),
        }
    }

    /// The piece that stands on the square of this name in a reason before the event that it is about.
    fn man(&self, reason: &Reason, named: &str) -> Option<Man> {
        let mut facts = reason.facts.iter();
        let square = facts.find_map(|(name, fact)| match fact {
            Fact::Square(square) if name == named => Some(*square),
            _ => None,
        });
        let event = reason.about.unwrap_or(self.event);
        square.map(|square| Man::before(self.moment.case, event, square))
    }

    fn doubt(&self, reason: &Reason, doubt: &Doubt) -> DoubtText {
        let quoted = |text: String| {
            let say = Say::attribute("told-sentence", "case");
            self.voice.phrase(&say.with("sentence", Value::Text(text)))
        };
        let number = reason.provision.number(&self.laws.contents);
        DoubtText {
            confidence: doubt.key.map(|_| doubt.confidence),
            named: match (doubt.key, number) {
                (Some(key), _) => quoted(self.voice.phrase(&value_named(key))),
                (None, Some(number)) => number.to_owned(),
                (None, None) => quoted(title(self.voice, reason.provision)),
            },
        }
    }

    /// Who teaches what stands in the place of the letter; of what stands under an item and does not hold, nobody.
    fn taught(&self, reason: &Reason) -> Vec<TaughtText> {
        let own_item = self.laws.contents.item(reason.provision.id);
        let own = own_item.filter(|_| reason.status == Status::Fails);
        if reason.facts.are_untaught() {
            return vec![];
        }
        let counts = |item: &&ItemName| Some(*item) != own;
        let items: Vec<&ItemName> = reason.items.iter().filter(counts).collect();
        let layers: BTreeSet<Layer> = items.iter().map(|item| item.layer).collect();
        let told = |layer: Layer| {
            let of = items.iter().filter(|item| item.layer == layer);
            let items: Vec<ItemText> = of.map(|item| item_text(self.voice, &item.id)).collect();
            // the heading of an item that is the rule itself stands above
            let is_own = |item: &ItemText| own_item.is_some_and(|own| *own.id == *item.id);
            let named = items.iter().map(|item| match is_own(item) {
                true => item.id.clone(),
                false => item.named.clone(),
            });
            let named = named.collect();
            let say = Say::attribute("reason-taught", layer.name());
            let is_plain = layer == Layer::Fide && items.iter().all(is_own);
            TaughtText {
                said: (!is_plain).then(|| self.voice.say(&say.with("items", Value::Texts(named)))),
                cautions: items
                    .iter()
                    .filter(|_| !reason.facts.are_taught_surely())
                    .filter_map(|item| item.caution.clone())
                    .collect(),
                items,
            }
        };
        layers.into_iter().map(told).collect()
    }

    fn presumed(&self, reason: &Reason) -> Vec<String> {
        let clauses = reason.presumed().filter_map(|question| {
            let answer = question.about.presumed()?;
            let clause = self
                .voice
                .phrase(&presumed(&question, answer, self.moment.case));
            Some(self.about(&question, clause))
        });
        once(clauses)
    }

    /// Words about a question, with the number of the event where it is not the one discussed and numbers are told.
    pub fn about(&self, question: &Question, words: String) -> String {
        if question.at == self.event || !has_numbers(self.moment.case) {
            return words;
        }
        words + &reference_to(self.voice, question.at)
    }
}

/// The reasons, each proof and caution told only with the first one that rests on it.
fn said_once(reasons: impl Iterator<Item = ReasonText>) -> Vec<ReasonText> {
    let mut said: Vec<String> = Vec::new();
    let mut proved: Vec<ProofText> = Vec::new();
    reasons
        .map(|mut reason| {
            reason.proofs.retain(|proof| !proved.contains(proof));
            proved.extend(reason.proofs.iter().cloned());
            for taught in &mut reason.taught {
                taught.said = taught.said.take().filter(|text| !said.contains(text));
                said.extend(taught.said.clone());
                taught.cautions.retain(|caution| !said.contains(caution));
                said.extend(taught.cautions.iter().cloned());
            }
            reason
        })
        .collect()
}
