//! What an explanation consists of: rulings, their sentences, and what stands under a condition; and which of it is told.

use crate::edition::{Edition, Laws};
use crate::game::EventIx;
use crate::laws::{Provision, Status, Task};
use crate::text::reason::ReasonText;
use crate::text::rule::rule_text;
use crate::text::say::Say;
use crate::text::voice::Voice;

/// The rulings on all events of a case, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The edition under which is ruled.
    pub edition: Edition,
    /// One for each event.
    pub steps: Vec<StepText>,
    /// The rule that the case is about, where that is known.
    pub about: Option<&'static Provision>,
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
        // the rule that a case is about is told of even where what followed from it was overtaken
        let is_about = |step: &StepText| {
            let rests = |rule: &Provision| step.ruling.rests_on(rule);
            self.about.is_some_and(rests)
        };
        let is_missed = !told.iter().any(|step| is_about(step));
        // so is what brought the result, where one stands
        let ends = |step: &StepText| step.ruling.ends();
        let is_unexplained = !told.iter().any(|step| ends(step));
        let steps = self.steps.iter().filter(|step| match is_told(step) {
            true => step.ruling.has_reasons(),
            false => {
                let missed = is_missed && is_about(step) || is_unexplained && ends(step);
                missed || (is_bare || about.contains(&step.event)) && decides(step)
            }
        });
        steps.collect()
    }
}

impl Explanation {
    /// Leaves out what was said in passing of an act on which a later event raises the same question, with its grounds.
    pub(super) fn tell_once(&mut self) {
        let key = |reason: &ReasonText| (reason.provision.id, reason.about);
        for at in (1..self.steps.len()).rev() {
            let (before, from) = self.steps.split_at_mut(at);
            let later: Vec<_> = from.iter().flat_map(|it| &it.ruling.reasons).collect();
            let later: Vec<_> = later.into_iter().map(key).collect();
            for step in before {
                let reasons = &mut step.ruling.reasons;
                let is_again = |it: &ReasonText| it.is_passing && later.contains(&key(it));
                if !reasons.iter().any(is_again) {
                    continue;
                }
                reasons.retain(|it| it.about.is_none() || !later.contains(&key(it)));
                if reasons.iter().all(|reason| reason.is_aside) {
                    reasons.iter_mut().for_each(|it| it.is_left_out = true);
                }
            }
        }
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
    /// Whether a result stands there, or among what is announced.
    pub is_over: bool,
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

    /// Whether it only says how things stand, which follows from no provision.
    pub(super) fn only_stands(&self) -> bool {
        let stands = |it: &Sentence| it.by.is_none() && !it.is_consequence;
        self.depends.is_empty() && !self.effects.is_empty() && self.effects.iter().all(stands)
    }

    /// Whether anything is told of it, or of what stands under its conditions, besides what it does.
    pub fn has_reasons(&self) -> bool {
        let mut conditions = self.depends.iter();
        self.reasons.iter().any(|it| !it.is_left_out)
            || conditions.any(|it| it.ruling.has_reasons())
    }

    /// The reasons, with those that stand under its conditions.
    pub(super) fn all_reasons(&self) -> Vec<&ReasonText> {
        let below = self.depends.iter();
        let below = below.flat_map(|condition| condition.ruling.all_reasons());
        self.reasons.iter().chain(below).collect()
    }

    /// Whether a reason brings the result, whatever the case does not tell.
    pub(super) fn ends_surely(&self) -> bool {
        self.reasons.iter().any(|reason| reason.ends)
    }

    /// Whether a reason brings the result, on any condition.
    pub(super) fn ends(&self) -> bool {
        let mut conditions = self.depends.iter();
        self.ends_surely() || conditions.any(|it| it.ruling.ends())
    }

    /// Whether a reason says how this provision stands, on any condition.
    fn rests_on(&self, provision: &Provision) -> bool {
        let mut reasons = self.reasons.iter().filter(|reason| !reason.is_left_out);
        let mut conditions = self.depends.iter();
        reasons.any(|reason| *reason.provision == *provision)
            || conditions.any(|it| it.ruling.rests_on(provision))
    }

    /// Tells of a provision not as an aside why it does not stand, unless it is told of it as it is; and why it stands although what
    /// follows from it is not announced, where no other ruling tells of it (`is_missed`).
    fn bring_up(&mut self, provision: &Provision, is_missed: bool) {
        let is_of = |reason: &&mut ReasonText| *reason.provision == *provision;
        let mut own: Vec<&mut ReasonText> = self.reasons.iter_mut().filter(is_of).collect();
        let is_told = own.iter().any(|it| !it.is_aside);
        if let (false, Some(reason)) = (is_told, own.iter_mut().find(|it| !it.is_left_out)) {
            reason.is_aside = false;
        }
        if is_missed {
            self.put_in(provision);
        }
        for condition in &mut self.depends {
            condition.ruling.bring_up(provision, is_missed);
        }
    }

    /// Tells that this provision stands, which was left out, unless a reason of the same article is told: a premise first, and what
    /// was done before the game ended before what ended it.
    fn put_in(&mut self, provision: &Provision) {
        let is_own = |it: &ReasonText| *it.provision == *provision && it.status == Status::Holds;
        let Some(at) = self.reasons.iter().position(is_own) else {
            return;
        };
        let number = &self.reasons[at].number;
        let mut told = self.reasons.iter().filter(|it| !it.is_left_out);
        if told.any(|it| it.provision == self.reasons[at].provision || it.number == *number) {
            return;
        }
        let mut reason = self.reasons.remove(at);
        (reason.is_left_out, reason.is_aside) = (false, false);
        let is_behind = |it: &ReasonText| match reason.decides {
            true => it.ends || it.is_aside || it.is_left_out,
            false => true,
        };
        let to = self.reasons.iter().position(is_behind);
        let to = to.unwrap_or(self.reasons.len());
        self.reasons.insert(to, reason);
    }

    /// Adds the events that its deciding reasons are about.
    pub(super) fn add_events(&self, to: &mut Vec<EventIx>) {
        let deciding = self.reasons.iter().filter(|reason| reason.decides);
        to.extend(deciding.filter_map(|reason| reason.about));
        for condition in &self.depends {
            condition.ruling.add_events(to);
        }
    }

    /// Adds every sentence that it announces on any condition.
    pub(super) fn add_announced(&self, to: &mut Vec<String>) {
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
    /// Whether it says what somebody pays for something, or how the game ends, and not what the arbiter does about it.
    pub is_consequence: bool,
}

impl Sentence {
    /// A sentence that answers no claim.
    pub(super) fn of(text: String, by: Option<&'static Provision>) -> Self {
        Sentence {
            text,
            by,
            answers: false,
            is_consequence: false,
        }
    }

    /// How the game ended.
    pub(super) fn result(text: String) -> Self {
        Sentence {
            is_consequence: true,
            ..Sentence::of(text, None)
        }
    }
}

/// A part of a ruling that stands under a condition.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// The condition, without punctuation at its end: “If the move is legal”.
    pub text: String,
    /// What is ruled then.
    pub ruling: RulingText,
}

impl Explanation {
    /// Tells of the rule that is in question first why it does not stand, where that was only an aside; and where no reason is told
    /// at all, what would have to be so for it (its attribute `unmet`), or what it says itself, or that these Laws do not have it.
    pub fn bring_up(&mut self, voice: &Voice<'_>, laws: &Laws, provision: &'static Provision) {
        self.about = Some(provision);
        let mut rulings = self.steps.iter().map(|step| &step.ruling);
        let is_missed = !rulings.any(|ruling| ruling.rests_on(provision));
        for step in &mut self.steps {
            step.ruling.bring_up(provision, is_missed);
        }
        if !self.reasoned(&self.told()).is_empty() {
            return;
        }
        let Some(event) = self.told().last().map(|step| step.event) else {
            return;
        };
        let rule = rule_text(voice, laws, provision);
        let standing = match (&rule.rule, &provision.task) {
            (Some(_), Task::Forbids(_)) => "kept",
            (Some(_), Task::Demands(_)) => "done",
            _ => "applies-not",
        };
        let why = rule.unmet.or(rule.rule);
        let why = why.unwrap_or_else(|| voice.text("rule-not-here"));
        let reason = ReasonText {
            provision,
            cited: provision,
            status: Status::Fails,
            status_word: voice.phrase(&Say::attribute("status", standing).number("count", 1_u64)),
            title: rule.title,
            number: rule.number,
            beside: Vec::new(),
            named: rule.named,
            why,
            gives_way: None,
            proofs: Vec::new(),
            presumed: Vec::new(),
            taught: Vec::new(),
            doubts: Vec::new(),
            about: None,
            decides: false,
            ends: false,
            is_premise: false,
            is_aside: false,
            is_left_out: false,
            is_passing: false,
        };
        let mut steps = self.steps.iter_mut();
        if let Some(step) = steps.find(|step| step.event == event) {
            step.ruling.reasons.push(reason);
        }
    }
}
