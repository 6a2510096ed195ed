//! What a provision of the Laws is: an id, its rule and its decision.

use crate::edition::{Confidence, Contents, Doubt, ItemName, Laws};
use crate::game::{
    Answer, Effect, EventIx, Facts, Happening, MateFound, Question, Subject, Unknown,
};
use crate::laws::evidence::{Ground, Source};
use crate::laws::moment::Moment;
use std::fmt;

/// One provision of the Laws, in all editions.
pub struct Provision {
    /// Its permanent name: message, scenario file and anchor in the book are called alike.
    pub id: &'static str,
    /// The variables of the rule's text; `None` where the edition has no such rule.
    pub rule: fn(&Laws) -> Option<Facts>,
    /// What it is for.
    pub task: Task,
    /// The provisions that go before it wherever both are in force.
    pub yields_to: &'static [&'static Provision],
}

/// What a provision is for.
pub enum Task {
    /// It decides what follows.
    Decides(When),
    /// It forbids something, or demands it, and holds where that is broken.
    Forbids(When),
    /// It demands something, and holds where that is done.
    Demands(When),
    /// It names conditions, and holds where they are met.
    Requires(When),
    /// It names conditions, and holds where they are not met.
    Excludes(When),
    /// It gives somebody a right, and holds where he has it.
    Grants(When),
    /// It fixes a meaning; sometimes it is asked for.
    Defines(Option<When>),
    /// It leaves a choice to the arbiter.
    Empowers(When),
}

/// When a provision is asked, and how it decides.
pub struct When {
    /// The happenings that raise its question.
    pub on: &'static [Happening],
    /// The phase of the game in which it is asked.
    pub phase: Phase,
    /// The decision: silent (no reasons) where the question does not arise.
    pub decide: fn(Moment<'_>) -> Decision,
}

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the game has ended.
    DuringPlay,
    /// After it has ended.
    AfterEnd,
    /// Always.
    Any,
}

/// The reasons of one provision, or the fact that it would have to know.
pub type Decision = Result<Vec<Reason>, Unknown>;

/// What a chapter answers to a question of fact, if it answers anything.
pub type Answers = fn(Moment<'_>, Subject) -> Option<Answer>;

/// One step of the trace: a provision, whether it holds, on which facts and to what effect.
#[derive(Clone, Debug)]
pub struct Reason {
    /// The provision.
    pub provision: &'static Provision,
    /// Whether it holds.
    pub status: Status,
    /// The event that it is about, where it is about a certain one.
    pub about: Option<EventIx>,
    /// The facts, either way.
    pub facts: Facts,
    /// What was found where it turned on whether a player can checkmate.
    pub mates: Vec<MateFound>,
    /// The answers on which it rests, and where they come from.
    pub grounds: Vec<Ground>,
    /// The items of the practice that stand in the place of the letter in what was read.
    pub items: Vec<ItemName>,
    /// The doubts about the parameters that were read on the way.
    pub read: Vec<Doubt>,
    /// What follows, if it holds.
    pub effects: Vec<Effect>,
}

/// Whether a provision holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It holds, and its effects count.
    Holds,
    /// It does not.
    Fails,
    /// It would hold, but this provision goes before it.
    YieldsTo(&'static Provision),
    /// It would hold, but the game is over.
    Lapses,
}

/// Provisions that stand together, named without a number because numbers move.
pub struct Chapter {
    /// Its permanent name: folder, message file and page are called alike.
    pub id: &'static str,
    /// Its provisions, in the order of the current Laws.
    pub provisions: &'static [&'static Provision],
}

/// Two reasons are equal if they say the same and are equally sure, whichever values were read on the way.
impl PartialEq for Reason {
    fn eq(&self, other: &Self) -> bool {
        self.is_same_on_any_grounds(other) && self.grounds == other.grounds
    }
}

impl Reason {
    /// Whether another says the same and is equally sure, on whatever grounds.
    pub fn is_same_on_any_grounds(&self, other: &Self) -> bool {
        let Reason {
            provision,
            status,
            about,
            facts,
            mates,
            grounds: _,
            items,
            read: _,
            effects,
        } = self;
        *provision == other.provision
            && *status == other.status
            && *about == other.about
            && *facts == other.facts
            && *mates == other.mates
            && *items == other.items
            && *effects == other.effects
            && self.confidence() == other.confidence()
    }

    /// Whether the same was read for this and for another that says the same.
    pub(super) fn reads_the_same(&self, other: &Self) -> bool {
        self.read == other.read && self.facts.articles() == other.facts.articles()
    }

    /// Gives back the room that was meant for more.
    pub(super) fn shrink(&mut self) {
        self.facts.shrink();
        self.grounds.shrink_to_fit();
        self.effects.shrink_to_fit();
    }

    /// The doubts about the parameters on which it rests.
    pub fn doubts(&self) -> impl Iterator<Item = &Doubt> {
        self.facts.doubts().iter().chain(&self.read)
    }

    /// The weakest confidence among the parameters on which it rests.
    pub fn confidence(&self) -> Confidence {
        let read = self.read.iter().map(|doubt| doubt.confidence);
        read.fold(self.facts.confidence(), Confidence::min)
    }

    /// The articles to cite beside its own: those that give values of its rule, and the one from which a part of what follows comes.
    pub fn cited_beside(&self, laws: &Laws) -> Vec<String> {
        let also = self.facts.also().and_then(super::provision);
        let also = also.and_then(|it| it.number(&laws.contents));
        let mut all = self.provision.cited_beside(laws);
        all.extend(also.filter(|_| self.decides()).map(str::to_owned));
        all
    }

    /// Notes that the provision stands under an item of the practice, where it does.
    pub(super) fn rests_on(&mut self, item: Option<&ItemName>) {
        let other = item.filter(|item| !self.items.contains(item));
        self.items.extend(other.cloned());
    }

    /// Whether it holds and something follows from it.
    pub fn decides(&self) -> bool {
        self.status == Status::Holds && !self.effects.is_empty()
    }

    /// What was taken for granted because the case is silent.
    pub fn presumed(&self) -> impl Iterator<Item = Question> {
        let presumed = |ground: &&Ground| ground.source == Source::Presumed;
        self.grounds
            .iter()
            .filter(presumed)
            .map(|ground| ground.question)
    }
}

impl Provision {
    /// The articles to cite beside its own, because they give the values of its rule for the pace and the supervision.
    pub fn cited_beside(&self, laws: &Laws) -> Vec<String> {
        let own = self.number(&laws.contents);
        let facts = (self.rule)(laws).unwrap_or_default();
        let articles = facts.articles().iter();
        articles
            .filter(|it| Some(it.as_str()) != own)
            .cloned()
            .collect()
    }

    /// Its number in an edition, where it has one.
    pub fn number<'c>(&self, contents: &'c Contents) -> Option<&'c str> {
        contents.number(self.id)
    }

    /// Whether the text of the edition is not known to us where it may have such a rule.
    pub fn is_unread(&self, laws: &Laws) -> bool {
        let mut supposed = laws.supposed.iter();
        (self.rule)(laws).is_none()
            && supposed.any(|params| (self.rule)(&laws.with(params)).is_some())
    }

    /// No variables, for a `rule` that is in force wherever the provision has a number.
    pub fn where_numbered(&self, laws: &Laws) -> Option<Facts> {
        self.number(&laws.contents).map(|_| Facts::new())
    }

    /// The provisions that go before it: those of the edition alone, then those of all editions.
    pub fn exceptions<'c>(
        &self,
        contents: &'c Contents,
    ) -> impl Iterator<Item = &'static Provision> + use<'c> {
        let here = contents.exceptions(self.id).iter();
        here.filter_map(|id| super::provision(id))
            .chain(self.yields_to.iter().copied())
    }

    /// When it is asked; `None` for a provision that only defines.
    pub fn when(&self) -> Option<&When> {
        match &self.task {
            Task::Decides(when)
            | Task::Forbids(when)
            | Task::Demands(when)
            | Task::Requires(when)
            | Task::Excludes(when)
            | Task::Grants(when)
            | Task::Empowers(when)
            | Task::Defines(Some(when)) => Some(when),
            Task::Defines(None) => None,
        }
    }

    /// A reason: this provision holds, with these effects.
    pub fn holds(&'static self, facts: Facts, effects: impl Into<Vec<Effect>>) -> Vec<Reason> {
        vec![self.reason(Status::Holds, facts, effects.into())]
    }

    /// A reason: this provision does not hold.
    pub fn fails(&'static self, facts: Facts) -> Vec<Reason> {
        vec![self.reason(Status::Fails, facts, Vec::new())]
    }

    /// A reason: it holds, with these effects, or fails, with the same facts.
    pub fn decided(
        &'static self,
        holds: bool,
        facts: Facts,
        effects: impl Into<Vec<Effect>>,
    ) -> Vec<Reason> {
        if holds {
            self.holds(facts, effects)
        } else {
            self.fails(facts)
        }
    }

    fn reason(&'static self, status: Status, facts: Facts, effects: Vec<Effect>) -> Reason {
        Reason {
            provision: self,
            status,
            about: facts.event(),
            read: Vec::new(),
            facts,
            mates: Vec::new(),
            items: Vec::new(),
            grounds: Vec::new(),
            effects,
        }
    }
}

impl PartialEq for Provision {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Provision {}

impl fmt::Debug for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Provision({})", self.id)
    }
}
