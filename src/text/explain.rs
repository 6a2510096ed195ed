//! A ruling in words: effects, reasons with their articles, and what it depends on.

use crate::edition::Laws;
use crate::game::{Act, Actor, Case, Effect, EventIx, Fact};
use crate::laws::{Provision, Reason, Silence, Source, Status, Verdict};
use crate::rulings::{Further, StepReasons, Tree};
use crate::text::announcement::play_on;
use crate::text::decision::{Closing, Decision};
use crate::text::explanation::{Condition, Explanation, RulingText, Sentence, StepText};
use crate::text::idle::{answer, idle};
use crate::text::joint::Joint;
use crate::text::moment::Moment;
use crate::text::narrate::has_numbers;
use crate::text::question::{condition_of, to_examine};
use crate::text::rule::naming;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;
use std::collections::BTreeSet;

/// The verdict on a case in words, under these laws.
pub fn explain(voice: &Voice<'_>, laws: &Laws, case: &Case, verdict: &Verdict) -> Explanation {
    let judged = |at: usize| {
        let steps = verdict.branches.iter().filter_map(|b| b.steps.get(at));
        steps.flat_map(|step| &step.reasons).any(is_judged)
    };
    let answers = |at: usize| answers(voice, laws, case, verdict, at);
    let decision = Decision::of(verdict, case, &judged, &answers);
    told(voice, laws, case, verdict, &decision)
}

/// Whether there are words of their own for an event at this place from which nothing follows; what was found is told where it
/// bears, and that the game was over only once.
fn answers(voice: &Voice<'_>, laws: &Laws, case: &Case, verdict: &Verdict, at: usize) -> bool {
    let Ok(event) = EventIx::try_from(at) else {
        return false;
    };
    let found = StepReasons::of(verdict, at);
    let Tree::Plain(further) = &found.further else {
        return false;
    };
    let reasons: Vec<&Reason> = (found.shared.iter().chain(&further.reasons))
        .copied()
        .collect();
    let moment = Moment { voice, case, event };
    let shows = case
        .events
        .get(at)
        .is_some_and(|event| matches!(event.act, Act::Finds(..) | Act::Reconstruct(..)));
    let is_said = || {
        let mut effects = verdict.branches.iter().flat_map(|branch| branch.effects());
        shows || effects.any(|effect| *effect == Effect::AlreadyOver)
    };
    match further.silence {
        Some(Silence::GameOver) if is_said() => false,
        silence => {
            let is_new_move = || moment.is_play() && is_restored(verdict, at);
            let is_told = answer(&moment, laws, silence, &reasons).is_some() || is_new_move();
            used_in(verdict, event).is_empty() && is_told
        }
    }
}

/// Whether an earlier ruling than that at this place set the position back, on any condition.
fn is_restored(verdict: &Verdict, at: usize) -> bool {
    let steps = verdict
        .branches
        .iter()
        .flat_map(|it| it.steps.iter().take(at));
    let mut effects = steps.flat_map(|step| step.effects());
    effects.any(|effect| matches!(effect, Effect::Restore(_)))
}

/// The events on which it bears what was found at this one.
fn used_in(verdict: &Verdict, finding: EventIx) -> BTreeSet<EventIx> {
    let bears = |reason: &Reason| {
        let mut grounds = reason.grounds.iter();
        grounds.any(|ground| ground.source == Source::Finding(finding))
    };
    let steps = verdict.branches.iter().flat_map(|branch| &branch.steps);
    let steps = steps.filter(|step| step.reasons.iter().any(bears));
    steps.map(|step| step.event).collect()
}

/// The same with everything that each event gave at its time, also what is in force already or was undone later.
pub fn explain_in_full(
    voice: &Voice<'_>,
    laws: &Laws,
    case: &Case,
    verdict: &Verdict,
) -> Explanation {
    told(voice, laws, case, verdict, &Decision::in_full(verdict))
}

fn told(
    voice: &Voice<'_>,
    laws: &Laws,
    case: &Case,
    verdict: &Verdict,
    decision: &Decision<'_>,
) -> Explanation {
    let count = verdict.branches.iter().map(|b| b.steps.len()).max();
    let mut said: Vec<String> = Vec::new();
    let mut steps = Vec::new();
    for (at, event) in (0..count.unwrap_or(0)).zip(0..) {
        let speaker = Speaker {
            voice,
            laws,
            event,
            decision,
            moment: Moment { voice, case, event },
            said: &said,
        };
        let step = StepText {
            event,
            about: case.events.get(at).and_then(|event| event.about),
            heading: speaker.moment.heading(),
            asked: speaker.moment.asks(),
            has_answer: answers(voice, laws, case, verdict, at),
            ruling: speaker.step(verdict, at),
        };
        if !decision.in_full {
            step.ruling.add_announced(&mut said);
        }
        steps.push(step);
    }
    let mut explanation = Explanation {
        edition: laws.edition,
        steps,
        about: None,
    };
    if !decision.in_full {
        explanation.tell_once();
    }
    explanation
}

/// Whether the reason leaves the times to the arbiter's judgement.
fn is_judged(reason: &Reason) -> bool {
    let judged = ["judgement", "gained-or-judged"];
    let mut facts = reason.facts.iter();
    facts.any(|(name, fact)| {
        name == "counted" && matches!(fact, Fact::Word(word) if judged.contains(&word.name()))
    })
}

/// The branches to which any condition of the tree applies.
fn branches_of(tree: &Tree<Further<'_>>) -> Vec<usize> {
    let leaves = tree.leaves().into_iter();
    leaves.flat_map(|leaf| leaf.branches.clone()).collect()
}

/// What was told of a ruling above one that stands under a condition.
#[derive(Default)]
struct Above<'e> {
    announced: Vec<&'e Effect>,
    depth: usize,
}

/// Who tells the ruling on one event.
pub(super) struct Speaker<'s, 'w> {
    pub voice: &'s Voice<'w>,
    pub laws: &'s Laws,
    pub event: EventIx,
    decision: &'s Decision<'s>,
    pub moment: Moment<'s, 'w>,
    /// What was announced of the events before.
    said: &'s [String],
}

impl Speaker<'_, '_> {
    fn step(&self, verdict: &Verdict, at: usize) -> RulingText {
        let reasons = StepReasons::of(verdict, at);
        let branches: Vec<usize> = (0..verdict.branches.len()).collect();
        let above = Above::default();
        let ruling = self.ruling(&reasons.shared, &reasons.further, &branches, &above);
        RulingText {
            unread: self.unread(&reasons.unread),
            idle: ruling
                .idle
                .map(|idle| self.used_in(verdict).unwrap_or(idle)),
            ..ruling
        }
    }

    /// On which rulings the finding of this event bears; nothing where it is none, or bears on no ruling.
    fn used_in(&self, verdict: &Verdict) -> Option<String> {
        let used = used_in(verdict, self.event);
        let events = used.iter().map(|event| (event + 1).to_string());
        let say = match has_numbers(self.moment.case) {
            true => Say::attribute("no-measure", "used")
                .number("count", used.len() as u64)
                .with("events", Value::Texts(events.collect())),
            false => Say::attribute("no-measure", "used-before"),
        };
        (!used.is_empty()).then(|| self.voice.say(&say))
    }

    /// The ruling of these reasons in these branches, below what was told of a ruling above it.
    fn ruling(
        &self,
        reasons: &[&Reason],
        further: &Tree<Further<'_>>,
        branches: &[usize],
        above: &Above<'_>,
    ) -> RulingText {
        let mut reasons = reasons.to_vec();
        if let Tree::Plain(more) = further {
            reasons.extend(&more.reasons);
        }
        let at = usize::from(self.event);
        let mut announced: Vec<(&Reason, &Effect)> = Vec::new();
        for reason in reasons.iter().filter(|it| it.status == Status::Holds) {
            for effect in &reason.effects {
                let known = announced.iter().any(|(_, known)| *known == effect)
                    || above.announced.contains(&effect);
                if (!known || self.decision.in_full)
                    && self.decision.announces(at, branches, effect)
                {
                    announced.push((*reason, effect));
                }
            }
        }
        announced.sort_by_key(|(_, effect)| effect.place());
        // a result that was there already comes before what it leaves without force
        let ends_here = announced.iter().any(|(_, effect)| effect.ends_the_game());
        let ends_here = ends_here && !self.moment.asks();
        if ends_here {
            announced.sort_by_key(|(_, effect)| **effect == Effect::AlreadyOver);
        }
        let below = Above {
            announced: (announced.iter().map(|(_, effect)| *effect))
                .chain(above.announced.iter().copied())
                .collect(),
            depth: above.depth + 1,
        };
        let mut silence = None;
        let depends: Vec<Condition> = match further {
            Tree::Plain(more) => {
                silence = more.silence;
                Vec::new()
            }
            Tree::Depends(question, answers) => (answers.iter())
                .map(|(answer, tree)| Condition {
                    text: self.about(
                        question,
                        self.voice
                            .say(&condition_of(question, *answer, self.moment.case)),
                    ),
                    ruling: self.ruling(&[], tree, &branches_of(tree), &below),
                })
                .collect(),
        };
        // what is announced on no condition depends on nothing
        let announces = |it: &Condition| it.ruling.announces() || it.ruling.closing.is_some();
        let depends = match self.decision.in_full || depends.iter().any(announces) {
            true => depends,
            false => Vec::new(),
        };
        let closing = match further {
            Tree::Plain(_) => self.decision.closing(at, branches),
            Tree::Depends(..) => None,
        };
        let all: Vec<&Effect> = announced.iter().map(|(_, effect)| *effect).collect();
        let mut effects: Vec<Sentence> = Vec::new();
        // that what came later does not count is said after the result
        let is_over = matches!(closing, Some(Closing::Result { .. }));
        let is_late = is_over && all.contains(&&Effect::AlreadyOver) && !self.moment.asks();
        let over = closing.filter(|_| is_late).and_then(|it| self.closing(it));
        let closing = closing.filter(|_| over.is_none());
        let after = Say::attribute("effect-already-over", "after-result");
        // what cannot be taken back is said to count, and not to be too late; on who comes, or not, the result may hang
        let after = (!all.contains(&&Effect::CannotBeWithdrawn) && !self.moment.is_arrival())
            .then(|| self.voice.say(&after));
        for (reason, effect) in &announced {
            if **effect == Effect::AlreadyOver && (over.is_some() || ends_here) {
                effects.extend(over.iter().cloned().map(Sentence::result));
                effects.extend(after.iter().cloned().map(|text| Sentence::of(text, None)));
                continue;
            }
            for text in self.effect(reason, effect, &all) {
                let known = effects.iter().any(|known| known.text == text);
                if (!known || self.decision.in_full) && !text.is_empty() {
                    let by = Some(reason.provision);
                    let answers = matches!(effect, Effect::ClaimAccepted | Effect::ClaimRejected);
                    effects.push(Sentence {
                        text,
                        by,
                        answers,
                        is_consequence: effect.is_consequence(),
                    });
                }
            }
        }
        if !effects.is_empty() && !all.contains(&&Effect::ClaimRejected) {
            effects.extend(reasons.iter().filter_map(|reason| self.beside(reason)));
        }
        let is_answered = self.decision.is_answered(at) && effects.is_empty();
        // that the game was over is said after how it ended
        let is_after = is_answered && is_over && silence == Some(Silence::GameOver);
        let result = closing.filter(|_| is_after && !self.moment.asks());
        let closing = closing.filter(|_| result.is_none());
        if let Some(result) = result {
            effects.extend(self.closing(result).map(Sentence::result));
            effects.extend(after.map(|text| Sentence::of(text, None)));
        }
        let is_answered = is_answered && effects.is_empty();
        let answer = is_answered.then(|| self.answer(silence, &reasons));
        if let Some((text, by)) = answer.flatten() {
            effects.push(Sentence::of(text, by));
        }
        let is_told =
            |effect: &Effect| self.decision.in_full || self.decision.tells(branches, effect);
        let says = closing.is_some() || !effects.is_empty() || !depends.is_empty();
        let is_silent = is_answered
            || silence.is_some()
            || above.depth > 0
            || !reasons.iter().any(|it| it.decides());
        RulingText {
            idle: (!says && is_silent).then(|| idle(&self.moment, self.laws, silence, &reasons)),
            unread: None,
            is_over,
            closing: closing.and_then(|closing| self.closing(closing)),
            effects,
            reasons: self.reasons(&reasons, is_answered || !says && is_silent, &is_told),
            to_examine: self.to_examine(further),
            depends,
        }
    }

    /// What is announced on the last event although nothing is ruled on it; a move after what was ruled before stands.
    fn answer(
        &self,
        silence: Option<Silence>,
        reasons: &[&Reason],
    ) -> Option<(String, Option<&'static Provision>)> {
        if let Some((say, by)) = answer(&self.moment, self.laws, silence, reasons) {
            return Some((self.voice.say(&say), by));
        }
        if !self.moment.is_play() {
            return None;
        }
        let stands = Effect::MoveStands(self.event + 1);
        let told = self.moment.effect(&stands);
        let told: Vec<String> = told.iter().map(|say| self.voice.say(say)).collect();
        Some((told.join(" "), None))
    }

    /// What a provision that does not hold adds to a decision (`fails-beside`), such as what is missing or unfounded.
    fn beside(&self, reason: &Reason) -> Option<Sentence> {
        let rule = reason.provision.id;
        let has = || self.voice.words().has_attribute(rule, "fails-beside");
        let adds = reason.status == Status::Fails && has();
        let say = || Say::attribute(rule, "fails-beside").facts(&reason.facts);
        let text = adds.then(|| self.voice.say(&say()));
        let by = Some(reason.provision);
        (text.filter(|text| !text.is_empty())).map(|text| Sentence::of(text, by))
    }

    /// How things stand at the end; in a note only what the ruling says itself.
    fn closing(&self, closing: &Closing<'_>) -> Option<String> {
        let say = match closing {
            Closing::Result { by, effects } => {
                let told = effects.iter().flat_map(|effect| {
                    match Joint::of(self.voice, effect, effects, false) {
                        Joint::WithAnother => Vec::new(),
                        Joint::Told(says) => says,
                        Joint::OfBoth => of_both(self.moment.effect(effect)),
                        Joint::Alone => self.alone(*by, effect),
                    }
                });
                let told: Vec<String> = told.map(|say| self.voice.say(&say)).collect();
                return Some(told.join(" "));
            }
            Closing::PlayOn { said, .. } if self.voice.tells_notes() && !said => return None,
            Closing::PlayOn { .. } if self.is_adjourned() => Say::message("closing-adjourned"),
            Closing::PlayOn { .. } if self.voice.tells_notes() => Say::message("effect-play-on"),
            Closing::PlayOn { shown, .. } => play_on(shown),
        };
        Some(self.voice.say(&say))
    }

    /// Whether the game was adjourned with a sealed move, and has not been resumed by this event.
    fn is_adjourned(&self) -> bool {
        let events = self.moment.case.events.iter();
        let mut so_far = events.take(usize::from(self.event) + 1).rev();
        let last = so_far.find_map(|event| match event.act {
            Act::Seal(_) | Act::CloseEnvelope(_) => Some(true),
            Act::Resume | Act::OpenEnvelope | Act::Move(_) => Some(false),
            _ => None,
        });
        last == Some(true)
    }

    /// Of which rules the text is not known to us.
    fn unread(&self, provisions: &[&'static Provision]) -> Option<String> {
        let contents = &self.laws.contents;
        let named = provisions.iter().map(|provision| {
            (self.voice).phrase(&naming("provision-named", self.voice, provision, contents))
        });
        let say = Say::message("text-unread")
            .with("edition", Value::Text(self.laws.edition.to_string()))
            .with("rules", Value::Texts(named.collect()));
        (!provisions.is_empty()).then(|| self.voice.say(&say))
    }

    /// What the arbiter has to examine; nothing where that belongs to an earlier event.
    fn to_examine(&self, further: &Tree<Further<'_>>) -> Option<String> {
        match further {
            Tree::Depends(question, _) if question.at == self.event => {
                Some(self.voice.say(&to_examine(question.about)?))
            }
            Tree::Depends(..) | Tree::Plain(_) => None,
        }
    }

    /// The sentences of an effect among all that are announced; what was announced in the same words before is told as happening
    /// again.
    fn effect(&self, reason: &Reason, of: &Effect, all: &[&Effect]) -> Vec<String> {
        let alone = || {
            let points = |it: &&Effect| matches!(it, Effect::RulingPoints { .. });
            reason.effects.iter().filter(points).count() == 1
        };
        let joint = match self.decision.in_full {
            true => Joint::Alone,
            false => Joint::of(self.voice, of, all, is_judged(reason)),
        };
        let sentences = match (joint, of) {
            (Joint::WithAnother, _) => Vec::new(),
            (Joint::Told(says), _) => says,
            (Joint::OfBoth, _) => of_both(self.moment.effect(of)),
            (Joint::Alone, Effect::ShowsExactly { player, time }) if is_judged(reason) => {
                let say = Say::message("reading-unless-set-otherwise").of(*player);
                vec![say.with("time", Value::Time(*time))]
            }
            (Joint::Alone, Effect::RulingPoints { are, .. })
                if are.is_left_to_the_arbiter() && alone() =>
            {
                vec![Say::attribute("ruling-left-to-arbiter", are.name())]
            }
            (Joint::Alone, _) => self.alone(Some(reason), of),
        };
        let told = sentences.into_iter().map(|mut say| {
            let mut text = self.voice.say(&say);
            while self.said.contains(&text) {
                say = say.again();
                if !self.voice.words().has(&say.pattern()) {
                    break;
                }
                text = self.voice.say(&say);
            }
            text
        });
        told.collect()
    }
}

impl Speaker<'_, '_> {
    /// The sentences of an effect that is told by itself; a result in the words of the provision that brings it, such as that a
    /// player wins on time (`result`).
    fn alone(&self, by: Option<&Reason>, effect: &Effect) -> Vec<Say> {
        let result = |by: &Reason| Say::attribute(by.provision.id, "result").facts(&by.facts);
        let own = match effect {
            Effect::Win(player) => by.map(|by| result(by).player(Actor::Player(*player))),
            Effect::BothLose => by.map(|by| result(by).player(Actor::Both)),
            Effect::Draw => by.map(result),
            Effect::ClaimRejected => by.and_then(|by| self.moment.turned_away(by.provision)),
            _ => None,
        };
        let own = own.filter(|_| !self.voice.tells_notes());
        let own = own.filter(|say| self.voice.words().has(&say.pattern()));
        own.map_or_else(|| self.moment.effect(effect), |say| vec![say])
    }
}

/// The same sentences of both players.
fn of_both(sentences: Vec<Say>) -> Vec<Say> {
    let of_both = |say: Say| say.player(Actor::Both);
    sentences.into_iter().map(of_both).collect()
}
