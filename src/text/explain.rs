//! A ruling in words: effects, reasons with their articles, and what it depends on.

use crate::edition::{Doubt, ItemName, Laws, Layer};
use crate::game::{Effect, EventIx, Fact, Happening, Question};
use crate::laws::{Provision, Reason, Silence, Source, Status, Verdict};
use crate::rulings::{Further, StepReasons, Tree};
use crate::text::effect::effect;
use crate::text::item::{ItemText, item_text};
use crate::text::mate::{ProofText, proofs};
use crate::text::question::{condition, presumed, to_examine};
use crate::text::rule::{naming, provision_named, title, uncertain};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;
use std::collections::BTreeSet;

/// The rulings on all events of a case, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// One for each event.
    pub steps: Vec<StepText>,
}

impl Explanation {
    /// Why nothing follows, where nothing does from any event; each reason once.
    pub fn idle(&self) -> Vec<&str> {
        let mut all: Vec<&str> = Vec::new();
        if self.steps.iter().all(|step| step.ruling.is_idle()) {
            let reasons = self
                .steps
                .iter()
                .filter_map(|step| step.ruling.idle.as_deref());
            for reason in reasons {
                if !all.contains(&reason) {
                    all.push(reason);
                }
            }
        }
        all
    }
}

impl Explanation {
    /// The steps that do something else than those of another explanation, with the reasons that hold here alone;
    /// nothing where no step does.
    pub fn otherwise_than(self, other: &Explanation) -> Option<Explanation> {
        let steps = self.steps.into_iter().zip(&other.steps);
        let steps: Vec<StepText> = steps
            .filter_map(|(mut step, other)| {
                let does = |step: &StepText| step.ruling.clone().with_reasons(&|_| false);
                if (step.event, does(&step)) == (other.event, does(other)) {
                    return None;
                }
                let known = other.ruling.holding();
                let is_new = |reason: &ReasonText| {
                    let same = |known: &&ReasonText| {
                        (known.provision, &known.why) == (reason.provision, &reason.why)
                    };
                    reason.status == Status::Holds && !known.iter().any(same)
                };
                step.ruling = step.ruling.with_reasons(&is_new);
                Some(step)
            })
            .collect();
        (!steps.is_empty()).then_some(Explanation { steps })
    }
}

impl RulingText {
    /// The same with these of its reasons, on its conditions.
    fn with_reasons(mut self, kept: &dyn Fn(&ReasonText) -> bool) -> Self {
        self.reasons.retain(kept);
        self.to_examine = None;
        let depends = self.depends.into_iter().map(|condition| Condition {
            ruling: condition.ruling.with_reasons(kept),
            ..condition
        });
        self.depends = depends.collect();
        self
    }

    /// The reasons that hold, on any condition.
    fn holding(&self) -> Vec<&ReasonText> {
        let conditions = self.depends.iter();
        let deeper = conditions.flat_map(|condition| condition.ruling.holding());
        let own = self.reasons.iter();
        own.filter(|reason| reason.status == Status::Holds)
            .chain(deeper)
            .collect()
    }
}

/// The ruling on one event, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct StepText {
    /// The event.
    pub event: EventIx,
    /// Whether it asks something.
    pub asked: bool,
    /// The ruling.
    pub ruling: RulingText,
}

/// A ruling, in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulingText {
    /// What it does, a sentence each.
    pub effects: Vec<String>,
    /// Why nothing follows, where nothing does on any condition.
    pub idle: Option<String>,
    /// Of which rules the text is not known to us, where that may change the ruling.
    pub unread: Option<String>,
    /// Why, in the order of the Laws.
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
}

/// A part of a ruling that stands under a condition.
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    /// The condition, without punctuation at its end: “If the move is legal”.
    pub text: String,
    /// What is ruled then.
    pub ruling: RulingText,
}

/// One reason, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonText {
    /// The provision.
    pub provision: &'static Provision,
    /// Whether it holds.
    pub status: Status,
    /// Whether it holds, in a word.
    pub status_word: String,
    /// Its heading.
    pub title: String,
    /// Its number in this edition, where it has one.
    pub number: Option<String>,
    /// Heading and number as one phrase: “Article 5.1.1, Checkmate”.
    pub named: String,
    /// Why it holds here, or why not.
    pub why: String,
    /// What overtakes it, an exception or the end of the game, so that it says only what would follow.
    pub overtaken: Option<String>,
    /// Why a player can checkmate or cannot, where it turns on that; not repeated within a ruling.
    pub proofs: Vec<ProofText>,
    /// What is taken for granted, a sentence each; not repeated within a ruling.
    pub presumed: Vec<String>,
    /// Who teaches it beside the letter, layer by layer; the letter may give the same.
    pub taught: Vec<TaughtText>,
    /// A warning for each value that was not seen in the text of this edition; not repeated within a ruling.
    pub uncertain: Vec<String>,
    /// What follows from it, a sentence each; counts only where it holds.
    pub effects: Vec<String>,
}

/// Who teaches what stands in the place of the letter, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct TaughtText {
    /// A sentence that names him and the items.
    pub said: String,
    /// The items.
    pub items: Vec<ItemText>,
    /// Why some of them cannot be relied upon, a sentence or two each; not repeated within a ruling.
    pub cautions: Vec<String>,
}

impl TaughtText {
    /// Everything that it says, a sentence or two each.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let said = std::iter::once(&self.said);
        said.chain(&self.cautions).map(String::as_str)
    }
}

/// The verdict in words, under these laws.
pub fn explain(voice: &Voice<'_>, laws: &Laws, verdict: &Verdict) -> Explanation {
    let count = verdict.branches.iter().map(|b| b.steps.len()).max();
    let steps = (0..count.unwrap_or(0)).filter_map(|at| {
        let event = EventIx::try_from(at).ok()?;
        let mut steps = verdict.branches.iter().filter_map(|b| b.steps.get(at));
        let decided = steps.find_map(|step| plea(&step.happenings));
        let speaker = Speaker {
            voice,
            laws,
            event,
            decided,
        };
        let ruling = speaker.step(verdict, at);
        let asked = decided == Some("question");
        Some(StepText {
            event,
            asked,
            ruling,
        })
    });
    Explanation {
        steps: steps.collect(),
    }
}

/// The reasons, each proof, presumption and caution told only with the first one that rests on it.
fn said_once(reasons: impl Iterator<Item = ReasonText>) -> Vec<ReasonText> {
    let mut said: Vec<String> = Vec::new();
    let mut proved: Vec<ProofText> = Vec::new();
    reasons
        .map(|mut reason| {
            reason.proofs.retain(|proof| !proved.contains(proof));
            proved.extend(reason.proofs.iter().cloned());
            reason.presumed.retain(|sentence| !said.contains(sentence));
            said.extend(reason.presumed.iter().cloned());
            for taught in &mut reason.taught {
                taught.cautions.retain(|caution| !said.contains(caution));
                said.extend(taught.cautions.iter().cloned());
            }
            reason
        })
        .collect()
}

/// For each of the reasons the doubts that are told of it: each doubt once, of the reason whose own rule gives the value,
/// or else of the first for which it was read on the way.
fn doubts_of(reasons: &[&Reason], told: &[Doubt]) -> Vec<Vec<Doubt>> {
    let mut of: Vec<Vec<Doubt>> = vec![Vec::new(); reasons.len()];
    let mut told = told.to_vec();
    for (at, reason) in reasons.iter().enumerate() {
        for doubt in reason.doubts() {
            let own = |reason: &&Reason| reason.facts.doubts().contains(doubt);
            let place = match doubt.key {
                Some(_) if told.contains(doubt) => continue,
                Some(_) => reasons.iter().position(own).unwrap_or(at),
                None => at,
            };
            of[place].push(*doubt);
            told.push(*doubt);
        }
    }
    of
}

/// What is decided where it is no claim: a complaint, an appeal, or a question.
fn plea(happenings: &[Happening]) -> Option<&'static str> {
    happenings.iter().find_map(|happening| match happening {
        Happening::Complained => Some("complaint"),
        Happening::Appealed => Some("appeal"),
        Happening::Asked | Happening::MoveAsked => Some("question"),
        _ => None,
    })
}

struct Speaker<'s, 'w> {
    voice: &'s Voice<'w>,
    laws: &'s Laws,
    event: EventIx,
    decided: Option<&'static str>,
}

impl Speaker<'_, '_> {
    fn step(&self, verdict: &Verdict, at: usize) -> RulingText {
        let reasons = StepReasons::of(verdict, at);
        let ruling = self.ruling(&reasons.shared, &reasons.further, &[]);
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
        let bears = |reason: &&Reason| {
            let mut grounds = reason.grounds.iter();
            grounds.any(|ground| ground.source == Source::Finding(self.event))
        };
        let steps = verdict.branches.iter().flat_map(|branch| &branch.steps);
        let used: BTreeSet<EventIx> = steps
            .filter(|step| step.reasons.iter().any(|reason| bears(&reason)))
            .map(|step| step.event)
            .collect();
        let events = used.iter().map(|event| (event + 1).to_string());
        let say = Say::attribute("nothing-follows", "used")
            .number("count", used.len() as u64)
            .with("events", Value::Texts(events.collect()));
        (!used.is_empty()).then(|| self.voice.say(&say))
    }

    /// The ruling of these reasons; doubts that were told of a ruling above it are not told again.
    fn ruling(
        &self,
        reasons: &[&Reason],
        further: &Tree<Further<'_>>,
        told: &[Doubt],
    ) -> RulingText {
        let mut reasons = reasons.to_vec();
        if let Tree::Plain(more) = further {
            reasons.extend(&more.reasons);
        }
        let doubts = doubts_of(&reasons, told);
        let told: Vec<Doubt> = doubts.iter().flatten().chain(told).copied().collect();
        let mut silence = None;
        let depends = match further {
            Tree::Plain(more) => {
                silence = more.silence;
                Vec::new()
            }
            Tree::Depends(question, answers) => answers
                .iter()
                .map(|(answer, tree)| Condition {
                    text: self.about(question, &condition(question.about, *answer)),
                    ruling: self.ruling(&[], tree, &told),
                })
                .collect(),
        };
        let effects: Vec<String> = reasons
            .iter()
            .filter(|reason| reason.status == Status::Holds)
            .flat_map(|reason| self.effects(reason))
            .collect();
        RulingText {
            idle: (effects.is_empty() && depends.is_empty()).then(|| self.idle(silence)),
            unread: None,
            effects,
            reasons: said_once(
                (reasons.iter().zip(&doubts)).map(|(reason, doubts)| self.reason(reason, doubts)),
            ),
            to_examine: self.to_examine(further),
            depends,
        }
    }

    /// Why nothing follows; nothing more, where something follows on any condition.
    fn idle(&self, silence: Option<Silence>) -> String {
        let why = silence.map_or("no-more", Silence::name);
        let edition = Value::Text(self.laws.edition.to_string());
        let say = Say::attribute("nothing-follows", why).with("edition", edition);
        self.voice.say(&say)
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

    fn effect(&self, reason: &Reason, of: &Effect) -> Vec<String> {
        let judged = reason.facts.iter().any(|(name, fact)| {
            let judged = ["judgement", "gained-or-judged"];
            name == "counted" && matches!(fact, Fact::Word(word) if judged.contains(&word.name()))
        });
        let sentences = match (self.decided, of) {
            (
                Some(plea @ ("complaint" | "appeal")),
                Effect::ClaimAccepted | Effect::ClaimRejected,
            )
            | (Some(plea @ "question"), Effect::AlreadyOver) => {
                vec![Say::attribute(format!("decision-on-{plea}"), of.name())]
            }
            (_, Effect::ShowsExactly { player, time }) if judged => {
                let say = Say::message("reading-unless-set-otherwise").of(*player);
                vec![say.with("time", Value::Time(*time))]
            }
            _ => effect(of),
        };
        sentences.iter().map(|say| self.voice.say(say)).collect()
    }

    /// What follows from a reason; what is usual is one line, so that it is plain where it ends.
    fn effects(&self, reason: &Reason) -> Vec<String> {
        let lines = |effect: &Effect| {
            let told = self.effect(reason, effect);
            match effect {
                Effect::Usual(_) | Effect::Unusual(_) | Effect::Untaught(_) => {
                    vec![self.under_heading(&told)]
                }
                _ => told,
            }
        };
        reason.effects.iter().flat_map(lines).collect()
    }

    /// Sentences after their heading, in quotation marks: each begins as a sentence, whatever stands before it.
    fn under_heading(&self, told: &[String]) -> String {
        let quoted = told.iter().skip(1).map(|sentence| {
            let text = sentence.strip_suffix('.').unwrap_or(sentence).to_owned();
            let say = Say::attribute("told-sentence", "case");
            self.voice.phrase(&say.with("sentence", Value::Text(text)))
        });
        let quoted: Vec<String> = quoted.collect();
        let heading = told.first().map_or("", String::as_str);
        format!("{heading} {}.", quoted.join(", "))
    }

    fn reason(&self, reason: &Reason, doubts: &[Doubt]) -> ReasonText {
        let number = reason.provision.number(&self.laws.contents);
        let (status, text) = match reason.status {
            Status::Holds => ("holds", "holds"),
            Status::Fails => ("fails", "fails"),
            Status::YieldsTo(_) => ("yields", "holds"),
            Status::Lapses => ("lapses", "holds"),
        };
        let overtaken = match reason.status {
            Status::Holds | Status::Fails => None,
            Status::YieldsTo(to) => {
                let say = naming("yields-to", self.voice, to, &self.laws.contents);
                Some(self.voice.say(&say))
            }
            Status::Lapses => Some(self.voice.text("lapses")),
        };
        let why = Say::attribute(reason.provision.id, text).facts(&reason.facts);
        let contents = &self.laws.contents;
        let named = provision_named(self.voice, reason.provision, contents);
        ReasonText {
            provision: reason.provision,
            status: reason.status,
            status_word: self.voice.phrase(&Say::attribute("status", status)),
            title: title(self.voice, reason.provision),
            number: number.map(str::to_owned),
            named,
            why: self.voice.say(&why),
            overtaken,
            proofs: proofs(self.voice, &reason.mates),
            presumed: self.presumed(reason),
            taught: self.taught(reason),
            uncertain: (doubts.iter())
                .map(|doubt| uncertain(self.voice, doubt))
                .collect(),
            effects: self.effects(reason),
        }
    }

    /// Who teaches what stands in the place of the letter; of what stands under an item and does not hold, nobody.
    fn taught(&self, reason: &Reason) -> Vec<TaughtText> {
        let own = self.laws.contents.item(reason.provision.id);
        let own = own.filter(|_| reason.status == Status::Fails);
        if reason.facts.are_untaught() {
            return vec![];
        }
        let counts = |item: &&ItemName| Some(*item) != own;
        let items: Vec<&ItemName> = reason.items.iter().filter(counts).collect();
        let layers: BTreeSet<Layer> = items.iter().map(|item| item.layer).collect();
        let told = |layer: Layer| {
            let of = items.iter().filter(|item| item.layer == layer);
            let items: Vec<ItemText> = of.map(|item| item_text(self.voice, &item.id)).collect();
            let named = items.iter().map(|item| item.named.clone()).collect();
            let say = Say::attribute("reason-taught", layer.name());
            TaughtText {
                said: self.voice.say(&say.with("items", Value::Texts(named))),
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
        let mut sentences: Vec<String> = Vec::new();
        for question in reason.presumed() {
            let Some(answer) = question.about.presumed() else {
                continue;
            };
            let sentence = self.about(&question, &presumed(question.about, answer));
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences
    }

    /// A sentence about a question, with the number of the event where it is not the one discussed.
    fn about(&self, question: &Question, say: &Say) -> String {
        let sentence = self.voice.say(say);
        if question.at == self.event {
            return sentence;
        }
        let reference = Say::message("event-reference").number("event", question.at + 1);
        let reference = self.voice.phrase(&reference);
        match sentence.strip_suffix('.') {
            Some(words) => format!("{words} {reference}."),
            None => format!("{sentence} {reference}"),
        }
    }
}
