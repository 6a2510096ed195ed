//! One question: a case, what is asked of its ruling, and options of which one is right, several, or all in their order.

use crate::board::{Player, Position};
use crate::clock::Millis;
use crate::edition::{Layers, Named};
use crate::game::{Case, Colours, Effect};
use crate::laws::{Branch, CHAPTERS, Fault, Provision, Reason, Status, Verdict, provision};
use crate::quiz::blueprint::is_under;
use crate::quiz::choose::{Chance, MOST_ALIKE, MOST_WRONG, SetAside, chosen, set_aside};
use crate::quiz::id::id;
use crate::quiz::kind::Kind;
use crate::quiz::presumed::without_the_presumed;
use crate::quiz::random::Random;
use crate::quiz::stock::Stock;
use crate::quiz::sure::is_sure;
use crate::quiz::topic::file_stem;
use crate::quiz::wrong::{Confusion, Judged};
use crate::read::Scenario;
use crate::rulings::{Ruled, Run};
use crate::text::{
    Announcement, Say, Tongues, Value, Voice, asked_story, has_numbers, on_the_board, scene,
};
use std::sync::Arc;

/// A question with its options.
#[derive(Clone, Debug)]
pub struct QuizQuestion<'l> {
    /// Its id: the same in every language, another one when anything of it changes.
    pub id: String,
    /// The case, under the laws by which it is asked.
    pub run: Run<'l>,
    /// What the engine rules.
    pub ruled: &'l Ruled,
    /// The case as the question tells it: without what is presumed anyway.
    pub told: Arc<Case>,
    /// What is asked.
    pub kind: Kind,
    /// The options in their order.
    pub options: Vec<QuizOption>,
    /// The provisions that decide, the chief one first.
    pub deciding: Vec<&'static Provision>,
    /// The procedure of which its options are steps.
    pub procedure: Option<&'l str>,
}

/// An option.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizOption {
    /// What it says.
    pub says: Says,
    /// On which provision it would rest.
    pub ground: Option<&'static Provision>,
    /// The confusion that leads to it; none where it is right.
    pub by: Option<Confusion>,
}

/// What an option says.
#[derive(Clone, Debug, PartialEq)]
pub enum Says {
    /// That this is ruled.
    Ruled(Announcement),
    /// That this provision decides.
    Provision(&'static Provision),
    /// That a provision says this.
    Statement(Say),
    /// That this belongs to the ruling.
    Part(Announcement),
    /// That this has to be done.
    Step(Say),
}

impl Says {
    /// The permanent name of the provision of which it is a statement.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Says::Statement(say) => Some(&say.id),
            _ => None,
        }
    }
}

/// Why something is not asked of a case.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unasked {
    /// The engine gives no ruling.
    #[error("there is no ruling: {0}")]
    NoRuling(Fault),
    /// The ruling says nothing of this.
    #[error("the ruling says nothing of it")]
    NothingSaid,
    /// The ruling rests on a value that is unverified or unknown.
    #[error("the ruling rests on a value that is unverified or unknown")]
    Doubtful,
    /// The ruling depends on facts that the case does not tell.
    #[error("the ruling depends on facts that are not told")]
    TooOpen,
    /// The letter of the Laws and the practice give different answers.
    #[error("the letter of the Laws and the practice rule differently")]
    TwoAnswers,
    /// The case says that it is not to be asked.
    #[error("it is trivial, in dispute, or its form gives it away")]
    NotWorthAsking,
    /// Words alone do not say which event is meant.
    #[error("its events need numbers")]
    Numbered,
    /// The story is too long for a question.
    #[error("the story has {0} words")]
    TooLong(usize),
    /// The right answer is too long for an option.
    #[error("the right answer has {0} words")]
    TooWordy(usize),
    /// An open answer would have to say too much.
    #[error("an open answer would have {0} parts")]
    TooManyMarks(usize),
    /// The same is asked of enough other cases.
    #[error("the same is asked of enough other cases")]
    Common,
    /// Too few wrong answers can be found that are plausible and clearly wrong.
    #[error("only {0} wrong answers can be found")]
    TooFewMistakes(usize),
}

impl Unasked {
    /// Its name in the messages.
    pub fn name(&self) -> &'static str {
        match self {
            Unasked::NoRuling(_) => "no-ruling",
            Unasked::NothingSaid => "nothing-said",
            Unasked::Doubtful => "doubtful",
            Unasked::TooOpen => "too-open",
            Unasked::TwoAnswers => "two-answers",
            Unasked::NotWorthAsking => "not-worth-asking",
            Unasked::Numbered => "numbered",
            Unasked::TooLong(_) => "too-long",
            Unasked::TooWordy(_) => "too-wordy",
            Unasked::TooManyMarks(_) => "too-many-marks",
            Unasked::Common => "common",
            Unasked::TooFewMistakes(_) => "too-few-mistakes",
        }
    }
}

/// How many words a story may have.
const MOST_WORDS: usize = 90;

/// How many marks an open answer has at least, and at most.
const FEWEST_MARKS: usize = 2;
const MOST_MARKS: usize = 6;

/// So many of the articles beside the right one must bear on the case, and not apply.
const FEWEST_TEMPTING: usize = 2;

/// How much rather an article that bears on the case stands beside the right one than a neighbour.
const TEMPTING: f64 = 6.0;

/// How often a provision stands beside the right one for each time that it is the right one.
const NEIGHBOURS: f64 = 5.0;

/// A case that can be asked about, with its ruling.
pub(super) struct Prepared<'s, 'l> {
    pub stock: &'s Stock<'l>,
    pub run: Run<'l>,
    pub ruled: &'l Ruled,
    /// The case as the question tells it.
    told: Arc<Case>,
    pub whole: Announcement,
    /// What is announced the other way, by the letter or as it is taught.
    pub other: Option<Announcement>,
    pub deciding: Vec<&'static Provision>,
    /// Whether somebody tells it in words of his own: then it is asked however often the same is asked elsewhere.
    pub is_told: bool,
}

impl<'s, 'l> Prepared<'s, 'l> {
    /// The case of a run.
    ///
    /// # Errors
    ///
    /// Why nothing is asked of it.
    pub(super) fn of(stock: &'s Stock<'l>, run: Run<'l>) -> Result<Self, Unasked> {
        let scenario = run.scenario();
        let case = &scenario.case;
        let ruled = run.ruled();
        let ruled = ruled.map_err(|fault| Unasked::NoRuling(fault.clone()))?;
        let Ruled { laws, verdict } = ruled;
        let deciding = deciding(scenario, verdict);
        if deciding.is_empty() {
            return Err(Unasked::NothingSaid);
        }
        if verdict.branches.len() > 1 {
            return Err(Unasked::TooOpen);
        }
        let whole = Announcement::of(case, verdict).ok_or(Unasked::TooOpen)?;
        if !is_sure(stock.rulings, scenario, ruled) {
            return Err(Unasked::Doubtful);
        }
        if has_numbers(case) {
            return Err(Unasked::Numbered);
        }
        let told = without_the_presumed(case, laws, &whole);
        let reference = stock.tongues.fallback();
        let is_told = reference.is_some_and(|words| {
            let voice = words.voice(Colours::Known);
            scene(&voice, scenario).is_some()
        });
        for words in stock.tongues.whole() {
            let voice = words.voice(Colours::Known);
            let story = asked_story(&voice, &laws.setting, scenario, &told);
            let count = story.split_whitespace().count();
            if count > MOST_WORDS {
                return Err(Unasked::TooLong(count));
            }
        }
        let other = run.the_other_way();
        let other = other.ruled().ok();
        let other = other.and_then(|it| Announcement::of(case, &it.verdict));
        Ok(Prepared {
            stock,
            run,
            ruled,
            told: Arc::new(told),
            whole,
            other,
            deciding,
            is_told,
        })
    }

    /// The question of this kind.
    ///
    /// # Errors
    ///
    /// Why it is not asked.
    pub(super) fn question(&self, kind: Kind) -> Result<QuizQuestion<'l>, Unasked> {
        let scenario = self.run.scenario();
        if scenario.unasked.iter().any(|it| it == kind.name()) {
            return Err(Unasked::NotWorthAsking);
        }
        match kind {
            Kind::Article => return self.about_article(),
            Kind::Open => return self.open(),
            Kind::Several => return self.several(),
            _ => {}
        }
        let (right, other) = self.right(kind)?;
        let judged = self.judged(kind, &right, other.as_ref());
        let options = chosen(self, &judged)?;
        Ok(self.asked(kind, options))
    }

    /// Which of the wrong answers that the case tells are no options of the question of this kind, and why; none where nothing is
    /// right.
    pub(super) fn set_aside(&self, kind: Kind) -> Vec<(String, SetAside)> {
        let made = self.question(kind);
        let (Ok((right, other)), true) = (self.right(kind), kind.is_chosen()) else {
            return Vec::new();
        };
        if matches!(made, Err(Unasked::NotWorthAsking)) {
            return Vec::new();
        }
        let judged = self.judged(kind, &right, other.as_ref());
        let options = made.map_or(Vec::new(), |it| it.options);
        set_aside(self, &judged, &options)
    }

    /// What is right where a ruling is chosen, and what is right the other way, by the letter or as it is taught.
    fn right(&self, kind: Kind) -> Result<(Announcement, Option<Announcement>), Unasked> {
        let scenario = self.run.scenario();
        let case = &scenario.case;
        let attested = self.stock.attested(&self.ruled.laws);
        let part = |whole: &Announcement| {
            let part = kind.part_of(whole, case)?;
            Some(attested.plainly(scenario, &self.ruled.laws, kind, part))
        };
        let right = part(&self.whole).ok_or(Unasked::NothingSaid)?;
        let other = self.other.as_ref().and_then(part);
        // by the letter, what only the practice says has no answer
        let by_the_letter = self.ruled.laws.setting.practice == Layers::LETTER;
        if by_the_letter && other.as_ref().is_some_and(|other| *other != right) {
            return Err(Unasked::TwoAnswers);
        }
        Ok((right, other))
    }

    /// The case with what is right, about which wrong answers are to be made.
    pub(super) fn judged<'a>(
        &'a self,
        kind: Kind,
        right: &'a Announcement,
        other: Option<&'a Announcement>,
    ) -> Judged<'a> {
        Judged {
            stock: self.stock,
            case: self.run.case,
            laws: &self.ruled.laws,
            verdict: &self.ruled.verdict,
            deciding: &self.deciding,
            kind,
            right,
            other,
        }
    }

    /// The question what is ruled and why, where that has several parts.
    fn open(&self) -> Result<QuizQuestion<'l>, Unasked> {
        if self
            .run
            .scenario()
            .case
            .events
            .last()
            .is_some_and(|event| event.act.asks())
        {
            return Err(Unasked::NothingSaid);
        }
        if self
            .other
            .as_ref()
            .is_some_and(|other| *other != self.whole)
        {
            return Err(Unasked::TwoAnswers);
        }
        let question = self.asked(Kind::Open, Vec::new());
        let marks = self
            .stock
            .tongues
            .fallback()
            .map_or(0, |words| question.marks(words).len());
        match marks {
            0..FEWEST_MARKS => Err(Unasked::NothingSaid),
            FEWEST_MARKS..=MOST_MARKS => Ok(question),
            many => Err(Unasked::TooManyMarks(many)),
        }
    }

    /// The question by which provision the ruling follows, where only one decides.
    fn about_article(&self) -> Result<QuizQuestion<'l>, Unasked> {
        let mut events = self.run.scenario().case.events.iter();
        if events.any(|event| event.act.asks()) {
            return Err(Unasked::NothingSaid);
        }
        let contents = &self.ruled.laws.contents;
        let chief = self.deciding[0];
        let number = chief.number(contents).ok_or(Unasked::NothingSaid)?;
        if contents.item(chief.id).is_some() {
            return Err(Unasked::NothingSaid);
        }
        let is_alone =
            |other: &&&'static Provision| other.number(contents).is_some_and(|it| it != number);
        if self.deciding.iter().skip(1).any(|other| is_alone(&other)) {
            return Err(Unasked::NothingSaid);
        }
        let chance = Chance::of(&[&self.run.scenario().id, Kind::Article.name()]);
        let attested = self.stock.attested(&self.ruled.laws);
        if chance.number("asked") > MOST_ALIKE / attested.decides(chief) {
            return Err(Unasked::Common);
        }
        let reasons = self.ruled.verdict.branches.iter().flat_map(Branch::reasons);
        let reasons: Vec<&Reason> = reasons.collect();
        let holding = reasons.iter().filter(|it| it.status == Status::Holds);
        let holding: Vec<&'static Provision> = holding.map(|it| it.provision).collect();
        if !holding.contains(&chief) {
            return Err(Unasked::NothingSaid);
        }
        let chapter = CHAPTERS.iter().find(|it| it.provisions.contains(&chief));
        let chapter = chapter.ok_or(Unasked::NothingSaid)?.provisions;
        let own = chapter.iter().position(|it| *it == chief).unwrap_or(0);
        let bears = |reason: &&&Reason| match reason.status {
            Status::YieldsTo(_) | Status::Lapses => true,
            Status::Fails => chapter.contains(&reason.provision),
            Status::Holds => false,
        };
        let looked_at: Vec<&'static Provision> = (reasons.iter().filter(bears))
            .map(|it| it.provision)
            .collect();
        // those that bear on the case come before their neighbours, which are right elsewhere as often as they are wrong here
        let decides = |it: &'static Provision| attested.decides(it).min(MOST_ALIKE);
        let all: f64 = chapter.iter().map(|it| decides(it)).sum();
        let others = (all - decides(chief)).max(1.0);
        let neighbours = chapter.iter().enumerate().filter_map(|(at, it)| {
            let is_wanted = chance.number(it.id) < NEIGHBOURS * decides(it) / others;
            let distance = at.abs_diff(own) as f64;
            is_wanted.then(|| (chance.gumbel(it.id) - 0.1 * distance, *it))
        });
        let mut near: Vec<(f64, &'static Provision)> = (looked_at.iter())
            .map(|it| (TEMPTING + chance.gumbel(it.id), *it))
            .chain(neighbours)
            .collect();
        near.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut options = vec![QuizOption {
            says: Says::Provision(chief),
            ground: None,
            by: None,
        }];
        let mut numbers = vec![number];
        for (_, provision) in near {
            let applies =
                holding.contains(&provision) || (provision.rule)(&self.ruled.laws).is_none();
            let number = provision.number(contents);
            let number = number.filter(|_| !applies && contents.item(provision.id).is_none());
            let Some(number) = number.filter(|_| options.len() <= MOST_WRONG) else {
                continue;
            };
            let related = |known: &&str| is_under(number, known) || is_under(known, number);
            if numbers.iter().any(related) {
                continue;
            }
            numbers.push(number);
            options.push(QuizOption {
                says: Says::Provision(provision),
                ground: None,
                by: Some(Confusion::Fails(provision)),
            });
        }
        let tempting = options.iter().filter(|option| match option.by {
            Some(Confusion::Fails(provision)) => looked_at.contains(&provision),
            _ => false,
        });
        if options.len() <= MOST_WRONG || tempting.count() < FEWEST_TEMPTING {
            return Err(Unasked::TooFewMistakes(options.len() - 1));
        }
        Ok(self.asked(Kind::Article, options))
    }

    /// The question about the case with these options.
    pub(super) fn asked(&self, kind: Kind, options: Vec<QuizOption>) -> QuizQuestion<'l> {
        let deciding = self.deciding.clone();
        QuizQuestion {
            told: Arc::clone(&self.told),
            ..QuizQuestion::of(
                self.stock.tongues,
                self.run,
                self.ruled,
                kind,
                options,
                deciding,
            )
        }
    }
}

impl<'l> QuizQuestion<'l> {
    /// The question with its options in order: results, times, articles and steps in their own, all others by chance.
    pub(super) fn of(
        tongues: &Tongues,
        run: Run<'l>,
        ruled: &'l Ruled,
        kind: Kind,
        mut options: Vec<QuizOption>,
        deciding: Vec<&'static Provision>,
    ) -> Self {
        let id = id(tongues, run, kind, &options);
        if kind != Kind::Order {
            Random::named(&id).shuffle(&mut options);
        }
        let chapters = CHAPTERS.iter().flat_map(|chapter| chapter.provisions);
        let provisions: Vec<&Provision> = chapters.copied().collect();
        options.sort_by_key(|option| option.place(kind, &provisions));
        QuizQuestion {
            id,
            run,
            ruled,
            told: Arc::new(run.scenario().case.clone()),
            kind,
            options,
            deciding,
            procedure: None,
        }
    }
}

impl QuizOption {
    /// Its place in the natural order of results, times and articles; the same for all others.
    fn place(&self, kind: Kind, provisions: &[&Provision]) -> (usize, Vec<Millis>) {
        match (&self.says, kind) {
            (Says::Provision(provision), _) => {
                let place = provisions.iter().position(|it| *it == *provision);
                (place.unwrap_or(usize::MAX), Vec::new())
            }
            (Says::Ruled(says), Kind::Result) => {
                let place = match says.effects().next() {
                    Some(Effect::Win(Player::White)) => 0,
                    Some(Effect::Draw) => 1,
                    Some(_) => 2,
                    None => 3,
                };
                (place, Vec::new())
            }
            (Says::Ruled(says), Kind::Time) => {
                let times = says.effects().filter_map(|effect| match effect {
                    Effect::ShowsExactly { time, .. } => Some(*time),
                    _ => None,
                });
                (0, times.collect())
            }
            _ => (0, Vec::new()),
        }
    }

    /// Whether it is right.
    pub fn is_right(&self) -> bool {
        self.by.is_none()
    }

    /// What names it within its question in every language.
    pub fn name(&self) -> String {
        let by = self.by.as_ref();
        let by = by.map_or("right".to_owned(), Confusion::name);
        match &self.says {
            Says::Part(part) => match part.effects().next() {
                Some(effect) => format!("{by}-{}", effect.name()),
                None => format!("{by}-play-on"),
            },
            Says::Statement(says) if !self.is_right() => format!("{by}-{}", says.id),
            Says::Step(step) => step.id.clone().into_owned(),
            _ => by,
        }
    }

    /// What it says.
    pub fn text(&self, voice: &Voice<'_>, ruled: &Ruled, case: &Case) -> String {
        match &self.says {
            Says::Ruled(says) | Says::Part(says) => says.sentences(voice, case).join(" "),
            Says::Statement(say) | Says::Step(say) => voice.say(say),
            // a heading would tell what the article is about
            Says::Provision(provision) => {
                let number = provision.number(&ruled.laws.contents).unwrap_or_default();
                let say = Say::message("quiz-article");
                voice.say(&say.with("article", Value::Article(number.to_owned())))
            }
        }
    }
}

impl QuizQuestion<'_> {
    /// The case.
    pub fn scenario(&self) -> &Scenario {
        self.run.scenario()
    }

    /// The options that are right, in their order.
    pub fn right(&self) -> impl Iterator<Item = &QuizOption> {
        self.options.iter().filter(|option| option.is_right())
    }

    /// The position of the diagram, where there is one: before the first event, if it is not that with which games begin.
    pub fn position(&self) -> Option<&Position> {
        let told = self.kind.tells_a_case().then_some(&self.told);
        let position = told.and_then(|told| on_the_board(told))?;
        (position.fen() != Position::initial().fen()).then_some(position)
    }
}

/// The provisions from which something follows; where there are none, those that hold, else those that fail.
pub(super) fn deciding(scenario: &Scenario, verdict: &Verdict) -> Vec<&'static Provision> {
    let reasons: Vec<&Reason> = verdict.branches.iter().flat_map(Branch::reasons).collect();
    let those = |wanted: &dyn Fn(&Reason) -> bool| {
        let mut all: Vec<&'static Provision> = Vec::new();
        for reason in reasons.iter().filter(|reason| wanted(reason)) {
            if !all.contains(&reason.provision) {
                all.push(reason.provision);
            }
        }
        all
    };
    let holds = |reason: &Reason| reason.status == Status::Holds;
    let mut all = those(&|reason| holds(reason) && !reason.effects.is_empty());
    if all.is_empty() {
        all = those(&holds);
    }
    if all.is_empty() {
        all = those(&|_| true);
    }
    let chief = provision(file_stem(scenario));
    if let Some(chief) = chief.filter(|chief| reasons.iter().any(|it| it.provision == *chief)) {
        all.retain(|provision| *provision != chief);
        all.insert(0, chief);
    }
    all
}
