//! Facts: the data of a reason. Their names are the variables of the messages.

use crate::board::{Player, Role, Square};
use crate::clock::Millis;
use crate::edition::{Confidence, Doubt, Given, Named, Param, Score, TimeBound};
use crate::game::EventIx;
use crate::game::spoken::Word;

/// One value that a message may print.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A number, with plural forms.
    Count(u32),
    /// A stretch of time.
    Time(Millis),
    /// A player.
    Player(Player),
    /// A square.
    Square(Square),
    /// A move in algebraic notation with English letters.
    Move(String),
    /// A text exactly as somebody wrote it.
    Written(String),
    /// A kind of piece.
    Piece(Role),
    /// An article number.
    Article(String),
    /// A number of points.
    Score(Score),
    /// A word that selects a variant of the message, never printed.
    Word(Word),
    /// The text of the edition is not known to us.
    Unknown,
}

/// Articles that say of the pace and the supervision what another says of all; facts that differ in nothing else are equal,
/// as those that differ in numbers are.
#[derive(Clone, Debug, Default)]
struct Articles(Vec<String>);

impl PartialEq for Articles {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Named facts in the order of their mention, the event they are about, and the doubts about the parameters behind them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    items: Vec<(&'static str, Fact)>,
    doubts: Vec<Doubt>,
    articles: Articles,
    event: Option<EventIx>,
    cited: Option<&'static str>,
    also: Option<&'static str>,
    taught_surely: bool,
    untaught: bool,
    remote: bool,
    implied: bool,
    ground: bool,
    passing: bool,
}

impl Facts {
    /// No facts yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same facts and one more.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.items.push((name, fact.into()));
        self
    }

    /// The same facts and one more, where there is one.
    pub fn with_some(self, name: &'static str, fact: Option<impl Into<Fact>>) -> Self {
        match fact {
            Some(fact) => self.with(name, fact),
            None => self,
        }
    }

    /// The same facts, to which, where this is so, what is doubtful about the items of the practice does not apply.
    pub fn taught_surely(mut self, so: bool) -> Self {
        self.taught_surely = so;
        self
    }

    /// Whether what is doubtful about the items of the practice does not apply to them.
    pub fn are_taught_surely(&self) -> bool {
        self.taught_surely
    }

    /// The same facts, of which, where this is so, no item of the practice teaches anything.
    pub fn untaught(mut self, so: bool) -> Self {
        self.untaught = so;
        self
    }

    /// The same facts, which, where this is so, are far from what a rule wants.
    pub fn remote(mut self, so: bool) -> Self {
        self.remote = so;
        self
    }

    /// Whether they are far from what a rule wants.
    pub fn are_remote(&self) -> bool {
        self.remote
    }

    /// The same facts, which, where this is so, another reason of the same ruling says already, and says more exactly.
    pub fn implied(mut self, so: bool) -> Self {
        self.implied = so;
        self
    }

    /// Whether another reason of the same ruling says them already, and says more exactly.
    pub fn are_implied(&self) -> bool {
        self.implied
    }

    /// The same facts, on which, where this is so, another reason of the same ruling rests, whatever follows from them.
    pub fn ground(mut self, so: bool) -> Self {
        self.ground = so;
        self
    }

    /// Whether another reason of the same ruling rests on them.
    pub fn are_ground(&self) -> bool {
        self.ground
    }

    /// The same facts, which, where this is so, are told only where no later event raises the same question again.
    pub fn passing(mut self, so: bool) -> Self {
        self.passing = so;
        self
    }

    /// Whether they are told only where no later event raises the same question again.
    pub fn are_passing(&self) -> bool {
        self.passing
    }

    /// Whether no item of the practice teaches anything of them.
    pub fn are_untaught(&self) -> bool {
        self.untaught
    }

    /// The same facts, for which the article of another provision is cited in place of the own: the one that ended the game, or
    /// that bound a player.
    pub fn citing(mut self, provision: Option<&'static str>) -> Self {
        self.cited = provision;
        self
    }

    /// The provision whose article is cited in place of the own, by its permanent name.
    pub fn cited(&self) -> Option<&'static str> {
        self.cited
    }

    /// The same facts, beside whose own article that of another provision is cited: a part of what follows comes from it.
    pub fn also_by(mut self, provision: &'static str) -> Self {
        self.also = Some(provision);
        self
    }

    /// The provision from which a part of what follows comes, by its permanent name.
    pub fn also(&self) -> Option<&'static str> {
        self.also
    }

    /// The same facts, about this event: the messages tell its number.
    pub fn about(mut self, event: EventIx) -> Self {
        self.event = Some(event);
        self.with("event", Fact::Count(u32::from(event) + 1))
    }

    /// Makes these facts, which are about an event, be about the event at another place.
    pub fn move_to(&mut self, event: EventIx) {
        self.event = Some(event);
        for (_, fact) in self.items.iter_mut().filter(|(name, _)| *name == "event") {
            *fact = Fact::Count(u32::from(event) + 1);
        }
    }

    /// The same facts and the value of a parameter; `None` where the edition has no such rule.
    pub fn param<T: Clone + Into<Fact>>(
        self,
        name: &'static str,
        param: &Param<T>,
    ) -> Option<Self> {
        let facts = self.no_surer_than(param);
        match &param.given {
            Given::Value(value) => Some(facts.with(name, value.clone())),
            Given::Unknown => Some(facts.with(name, Fact::Unknown)),
            Given::NoRule => None,
        }
    }

    /// No facts, as sure as these: for a rule whose text has no variables.
    pub fn bare(self) -> Self {
        Facts::new().doubted(self.doubts)
    }

    /// The same facts, no surer than what this parameter says.
    pub fn no_surer_than<T>(self, param: &Param<T>) -> Self {
        self.doubted(param.doubt()).beside(param)
    }

    /// The same facts; where this parameter has its value from the pace and the supervision, its article is cited beside the own.
    pub fn beside<T>(mut self, param: &Param<T>) -> Self {
        let article = param.article.as_ref().filter(|_| param.is_of_the_setting);
        let known = |article: &&String| self.articles.0.contains(article);
        let new = article.filter(|article| !known(article)).cloned();
        self.articles.0.extend(new);
        self
    }

    /// The articles of the parameters behind them that say of the pace and the supervision what another says of all.
    pub fn articles(&self) -> &[String] {
        &self.articles.0
    }

    /// The same facts, with these doubts.
    pub fn doubted(mut self, doubts: impl IntoIterator<Item = Doubt>) -> Self {
        for doubt in doubts {
            if !self.doubts.contains(&doubt) {
                self.doubts.push(doubt);
            }
        }
        self
    }

    /// The same facts, with the value of a parameter where the edition has such a rule.
    pub fn param_if_any<T: Clone + Into<Fact>>(self, name: &'static str, param: &Param<T>) -> Self {
        match param.given {
            Given::NoRule => self,
            Given::Value(_) | Given::Unknown => self.clone().param(name, param).unwrap_or(self),
        }
    }

    /// The same facts and the word that the value of a parameter stands for; `None` where the edition has no such rule.
    pub fn param_as<T: Clone, C: Named>(
        self,
        name: &'static str,
        param: &Param<T>,
        word: impl FnOnce(T) -> C,
    ) -> Option<Self> {
        let facts = self.no_surer_than(param);
        match &param.given {
            Given::Value(value) => Some(facts.with(name, word(value.clone()))),
            Given::Unknown => Some(facts.with(name, Fact::Unknown)),
            Given::NoRule => None,
        }
    }

    /// Gives back the room that was meant for more.
    pub fn shrink(&mut self) {
        self.items.shrink_to_fit();
    }

    /// All facts in the order of their mention.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Fact)> {
        self.items.iter().map(|(name, fact)| (*name, fact))
    }

    /// The event that these facts are about, where they are about a certain one.
    pub fn event(&self) -> Option<EventIx> {
        self.event
    }

    /// The weakest confidence among the parameters that these facts come from.
    pub fn confidence(&self) -> Confidence {
        let doubts = self.doubts.iter().map(|doubt| doubt.confidence);
        doubts.min().unwrap_or(Confidence::Attested)
    }

    /// The doubts about the parameters that these facts come from.
    pub fn doubts(&self) -> &[Doubt] {
        &self.doubts
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Fact::Count(number)
    }
}

impl From<Millis> for Fact {
    fn from(time: Millis) -> Self {
        Fact::Time(time)
    }
}

impl From<TimeBound> for Fact {
    fn from(bound: TimeBound) -> Self {
        Fact::Time(bound.time)
    }
}

impl<C: Named> From<C> for Fact {
    fn from(choice: C) -> Self {
        Fact::Word(Word::of(choice))
    }
}

impl<C: Named> From<Option<C>> for Fact {
    fn from(choice: Option<C>) -> Self {
        choice.map_or(Fact::Unknown, Fact::from)
    }
}
