//! A ruling in words: effects, reasons with their articles, and what it depends on.

use crate::edition::{Edition, Laws};
use crate::game::{Act, Actor, Case, Effect, EventIx, Fact};
use crate::laws::{Provision, Reason, Silence, Source, Status, Verdict};
use crate::rulings::{Further, StepReasons, Tree};
use crate::text::decision::{Closing, Decision};
use crate::text::idle::{answer, idle};
use crate::text::joint::Joint;
use crate::text::moment::Moment;
use crate::text::narrate::has_numbers;
use crate::text::question::{condition_of, to_examine};
use crate::text::reason::ReasonText;
use crate::text::rule::naming;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;
use std::collections::BTreeSet;

/// The rulings on all events of a case, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The edition under which is ruled.
    pub edition: Edition,
    /// One for each event.
    pub steps: Vec<StepText>,
}

impl Explanation {
    /// That nothing is to be done, where nothing follows from any event.
    pub fn idle(&self) -> Option<&str> {
        self.idle_step()?.ruling.idle.as_deref()
    }

    /// The step that answers, where nothing follows from any event: the last that asks or has words of its own, or else the last.
    fn idle_step(&self) -> Option<&StepText> {
        if !self.steps.iter().all(|step| step.ruling.is_idle()) {
            return None;
        }
        let own = self
            .steps
            .iter()
            .rfind(|step| step.has_answer || step.asked);
        own.or(self.steps.last())
    }

    /// The steps that a reader is told of: those with something to announce or with how things stand at the
    /// end, those that ask something, and the only one.
    pub fn told(&self) -> Vec<&StepText> {
        let idle = self.idle_step();
        let tells = |step: &&StepText| match idle {
            Some(idle) => std::ptr::eq(idle, *step),
            None => {
                step.ruling.announces()
                    || step.ruling.closing.is_some()
                    || step.ruling.unread.is_some()
                    || step.asked && step.ruling.is_idle()
            }
        };
        self.steps.iter().filter(tells).collect()
    }
}

impl Explanation {
    /// Of these steps that are told those whose reasons are, and an event on which one of them is ruled again, such as on a
    /// complaint about it. Where none of them gives reasons, as after the end of the game, those of all that decided are told.
    pub fn reasoned<'e>(&'e self, told: &[&'e StepText]) -> Vec<&'e StepText> {
        let mut about = Vec::new();
        for step in told {
            step.ruling.add_events(&mut about);
        }
        let is_bare = !told.iter().any(|step| step.ruling.has_reasons());
        let is_told = |step: &StepText| told.iter().any(|it| std::ptr::eq(*it, step));
        let decides = |step: &StepText| step.ruling.reasons.iter().any(|reason| reason.decides);
        let steps = self.steps.iter().filter(|step| match is_told(step) {
            true => step.ruling.has_reasons(),
            false => (is_bare || about.contains(&step.event)) && decides(step),
        });
        steps.collect()
    }
}

/// The ruling on one event, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct StepText {
    /// The event.
    pub event: EventIx,
    /// The earlier event that it is about, where it is about one.
    pub about: Option<EventIx>,
    /// What was done, as a heading: “Claim of a draw (White)”.
    pub heading: String,
    /// Whether it asks something.
    pub asked: bool,
    /// Whether there are words of its own for it, although nothing follows from it.
    pub has_answer: bool,
    /// The ruling.
    pub ruling: RulingText,
}

/// A ruling, in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulingText {
    /// What is announced, in the order in which it is.
    pub effects: Vec<Sentence>,
    /// How things stand at the end, under the last event of which anything is announced.
    pub closing: Option<String>,
    /// Why nothing follows, where nothing does on any condition.
    pub idle: Option<String>,
    /// Of which rules the text is not known to us, where that may change the ruling.
    pub unread: Option<String>,
    /// Why: first what decides, then what stands besides, then what was overtaken, and last what is only an aside; each in
    /// the order of the Laws.
    pub reasons: Vec<ReasonText>,
    /// What the arbiter has to examine to know which of the conditions is met; no effect of a provision, so it cites none.
    pub to_examine: Option<String>,
    /// What depends on facts that the case does not tell; the conditions exclude each other.
    pub depends: Vec<Condition>,
}

impl RulingText {
    /// Whether nothing follows, on any condition.
    pub fn is_idle(&self) -> bool {
        self.idle.is_some()
    }

    /// Whether it announces anything besides how things stand at the end, on any condition.
    pub fn announces(&self) -> bool {
        !self.effects.is_empty() || !self.depends.is_empty()
    }

    /// Whether anything is told of it, or of what stands under its conditions, besides what it does.
    pub fn has_reasons(&self) -> bool {
        let mut conditions = self.depends.iter();
        self.reasons.iter().any(|it| !it.is_left_out)
            || conditions.any(|it| it.ruling.has_reasons())
    }

    /// Adds the events that its deciding reasons are about.
    fn add_events(&self, to: &mut Vec<EventIx>) {
        let deciding = self.reasons.iter().filter(|reason| reason.decides);
        to.extend(deciding.filter_map(|reason| reason.about));
        for condition in &self.depends {
            condition.ruling.add_events(to);
        }
    }

    /// Adds every sentence that it announces on any condition.
    fn add_announced(&self, to: &mut Vec<String>) {
        to.extend(self.effects.iter().map(|sentence| sentence.text.clone()));
        for condition in &self.depends {
            condition.ruling.add_announced(to);
        }
    }

    /// The announcement, with how things stand at the end; nothing where there is nothing to say.
    pub fn paragraph(&self) -> String {
        let effects = self.effects.iter().map(|sentence| sentence.text.as_str());
        let all: Vec<&str> = effects.chain(self.closing.as_deref()).collect();
        all.join(" ")
    }
}

/// A part of what is announced in a case: sentences in a row, and what then depends on facts that the case does not tell.
#[derive(Clone, Debug, Default)]
pub struct Passage<'e> {
    /// The sentences, each with the ruling to which it belongs, where it cites a provision.
    pub sentences: Vec<(&'e str, Option<(&'static Provision, &'e RulingText)>)>,
    /// What the arbiter has to examine, and of which rules the text is not known to us.
    pub notes: Vec<&'e str>,
    /// What stands under conditions.
    pub depends: &'e [Condition],
}

impl<'e> Passage<'e> {
    /// What is announced in one ruling.
    pub fn of(ruling: &'e RulingText) -> Self {
        let mut passage = Passage::default();
        passage.add(ruling);
        passage
    }

    fn add(&mut self, ruling: &'e RulingText) {
        let effects = ruling.effects.iter().map(|sentence| {
            let by = sentence.by.map(|by| (by, ruling));
            (sentence.text.as_str(), by)
        });
        let stands = ruling.idle.iter().chain(&ruling.closing);
        let stands = stands.map(|text| (text.as_str(), None));
        self.sentences.extend(effects.chain(stands));
        let notes = ruling.unread.iter().chain(&ruling.to_examine);
        self.notes.extend(notes.map(String::as_str));
        self.depends = &ruling.depends;
    }
}

impl Explanation {
    /// What is announced of these steps, in a row as far as nothing depends on what the case does not tell; the answer to a claim
    /// comes before what is ruled on the event that is claimed.
    pub fn passages<'e>(steps: &[&'e StepText]) -> Vec<Passage<'e>> {
        let mut all = vec![Passage::default()];
        let mut began: Vec<(EventIx, usize)> = Vec::new();
        for step in steps {
            if let Some(passage) = all.last_mut() {
                let start = passage.sentences.len();
                passage.add(&step.ruling);
                let answers = step.ruling.effects.first().is_some_and(|it| it.answers);
                let about = |(event, _): &&(EventIx, usize)| Some(*event) == step.about;
                if let (true, Some((_, before))) = (answers, began.iter().find(about)) {
                    passage.sentences[*before..=start].rotate_right(1);
                }
                began.push((step.event, start));
            }
            if !step.ruling.depends.is_empty() {
                all.push(Passage::default());
                began.clear();
            }
        }
        all
    }
}

/// One sentence of an announcement.
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The provision from which it follows; none where it only says how things stand.
    pub by: Option<&'static Provision>,
    /// Whether it answers a claim, and so is said before what becomes of the thing that is claimed.
    pub answers: bool,
}

/// A part of a ruling that stands under a condition.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// The condition, without punctuation at its end: “If the move is legal”.
    pub text: String,
    /// What is ruled then.
    pub ruling: RulingText,
}

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
    Explanation {
        edition: laws.edition,
        steps,
    }
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
        for (reason, effect) in &announced {
            for text in self.effect(reason, effect, &all) {
                let known = effects.iter().any(|known| known.text == text);
                if (!known || self.decision.in_full) && !text.is_empty() {
                    let by = Some(reason.provision);
                    let answers = matches!(effect, Effect::ClaimAccepted | Effect::ClaimRejected);
                    effects.push(Sentence { text, by, answers });
                }
            }
        }
        if !effects.is_empty() && !all.contains(&&Effect::ClaimRejected) {
            effects.extend(reasons.iter().filter_map(|reason| self.beside(reason)));
        }
        let is_answered = self.decision.is_answered(at) && effects.is_empty();
        let answer = is_answered.then(|| self.answer(silence, &reasons));
        if let Some((text, by)) = answer.flatten() {
            effects.push(Sentence {
                text,
                by,
                answers: false,
            });
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
        let say = Say::attribute(reason.provision.id, "fails-beside").facts(&reason.facts);
        let adds = reason.status == Status::Fails && self.voice.words().has(&say.pattern());
        let text = adds.then(|| self.voice.say(&say));
        let by = Some(reason.provision);
        (text.filter(|text| !text.is_empty())).map(|text| Sentence {
            text,
            by,
            answers: false,
        })
    }

    /// How things stand at the end; in a note only what the ruling says itself.
    fn closing(&self, closing: &Closing<'_>) -> Option<String> {
        let say = match closing {
            Closing::Result(effects) => {
                let told = effects.iter().flat_map(|effect| {
                    match Joint::of(self.voice, effect, effects, false) {
                        Joint::WithAnother => Vec::new(),
                        Joint::Told(says) => says,
                        Joint::OfBoth => of_both(self.moment.effect(effect)),
                        Joint::Alone => self.moment.effect(effect),
                    }
                });
                let told: Vec<String> = told.map(|say| self.voice.say(&say)).collect();
                return Some(told.join(" "));
            }
            Closing::PlayOn { said, .. } if self.voice.tells_notes() && !said => return None,
            Closing::PlayOn { shown, .. } => match shown.as_slice() {
                _ if self.voice.tells_notes() => Say::message("effect-play-on"),
                [] => Say::message("effect-play-on"),
                [(player, time)] => Say::attribute("closing-play-on", "one")
                    .of(*player)
                    .time(*time),
                [(player, time), (_, other), ..] => Say::attribute("closing-play-on", "both")
                    .of(*player)
                    .time(*time)
                    .with("other", Value::Time(*other)),
            },
        };
        Some(self.voice.say(&say))
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
            (Joint::Alone, _) => self.moment.effect(of),
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

/// The same sentences of both players.
fn of_both(sentences: Vec<Say>) -> Vec<Say> {
    let of_both = |say: Say| say.player(Actor::Both);
    sentences.into_iter().map(of_both).collect()
}
