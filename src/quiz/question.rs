//! One question: a case, what is asked of its ruling, and options of which exactly one is right.

use crate::board::{Player, Position};
use crate::clock::Millis;
use crate::edition::{Layers, Named};
use crate::game::{Case, Colours, Effect};
use crate::laws::{Branch, CHAPTERS, Fault, Provision, Reason, Status, Verdict, provision};
use crate::quiz::blueprint::is_under;
use crate::quiz::choose::{Chance, MOST_ALIKE, MOST_WRONG, chosen};
use crate::quiz::id::id;
use crate::quiz::kind::Kind;
use crate::quiz::random::Random;
use crate::quiz::ruling::AskedFor;
use crate::quiz::stock::Stock;
use crate::quiz::sure::is_sure;
use crate::quiz::topic::file_stem;
use crate::quiz::wrong::{Confusion, Judged};
use crate::read::Scenario;
use crate::rulings::{Ruled, Run};
use crate::text::{Announcement, Say, Value, Voice, on_the_board, provision_named, story};

/// A question with its options.
#[derive(Clone, Debug)]
pub struct QuizQuestion<'l> {
    /// Its id: the same in every language, another one when anything of it changes.
    pub id: String,
    /// The case, under the laws by which it is asked.
    pub run: Run<'l>,
    /// What the engine rules.
    pub ruled: &'l Ruled,
    /// What is asked.
    pub kind: Kind,
    /// The options in their order.
    pub options: Vec<QuizOption>,
    /// The place of the right option, from 0.
    pub right: usize,
    /// The provisions that decide, the chief one first.
    pub deciding: Vec<&'static Provision>,
}

/// An option.
#[derive(Clone, Debug, PartialEq)]
pub struct QuizOption {
    /// What it says.
    pub says: Says,
    /// On which provision it would rest.
    pub ground: Option<&'static Provision>,
    /// The confusion that leads to it; none for the right one.
    pub by: Option<Confusion>,
}

/// What an option says.
#[derive(Clone, Debug, PartialEq)]
pub enum Says {
    /// That this is ruled.
    Ruled(Announcement),
    /// That this is ruled, by the provision on which it would rest.
    Grounded(Announcement),
    /// That this provision decides.
    Provision(&'static Provision),
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

/// How often a provision stands beside the right one for each time that it is the right one.
const NEIGHBOURS: f64 = 5.0;

/// A case that can be asked about, with its ruling.
pub(super) struct Prepared<'s, 'l> {
    pub stock: &'s Stock<'l>,
    pub run: Run<'l>,
    pub ruled: &'l Ruled,
    pub whole: Announcement,
    /// What is announced the other way, by the letter or as it is taught.
    other: Option<Announcement>,
    pub deciding: Vec<&'static Provision>,
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
        let all = AskedFor {
            event: None,
            aspects: None,
        };
        if !is_sure(stock.rulings, scenario, &all, ruled) {
            return Err(Unasked::Doubtful);
        }
        for words in stock.tongues.iter() {
            let voice = words.voice(Colours::Known);
            let told = story(&voice, std::slice::from_ref(&laws.setting), case);
            let count = told.split_whitespace().count();
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
            whole,
            other,
            deciding,
        })
    }

    /// The question of this kind.
    ///
    /// # Errors
    ///
    /// Why it is not asked.
    pub(super) fn question(&self, kind: Kind) -> Result<QuizQuestion<'l>, Unasked> {
        let case = &self.run.scenario().case;
        match kind {
            Kind::Article => return self.about_article(),
            Kind::Open => return self.open(),
            _ => {}
        }
        let right = kind.part_of(&self.whole, case);
        let right = right.ok_or(Unasked::NothingSaid)?;
        let other = self.other.as_ref().and_then(|it| kind.part_of(it, case));
        // by the letter, what only the practice says has no answer
        let by_the_letter = self.ruled.laws.setting.practice == Layers::LETTER;
        if by_the_letter && other.as_ref().is_some_and(|other| *other != right) {
            return Err(Unasked::TwoAnswers);
        }
        let judged = Judged {
            stock: self.stock,
            case: self.run.case,
            laws: &self.ruled.laws,
            verdict: &self.ruled.verdict,
            kind,
            right: &right,
            other: other.as_ref(),
        };
        match chosen(self, &judged) {
            Err(Unasked::TooFewMistakes(_)) if kind == Kind::Answer => {
                let options = self.grounded(&judged)?;
                Ok(self.asked(kind, options))
            }
            options => Ok(self.asked(kind, options?)),
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

    /// Options that say by which provision, where there are too few answers without: yes or no, each for a reason.
    fn grounded(&self, judged: &Judged<'_>) -> Result<Vec<QuizOption>, Unasked> {
        let laws = &self.ruled.laws;
        let chief = self.deciding[0];
        let contents = &laws.contents;
        let number = chief.number(contents).ok_or(Unasked::NothingSaid)?;
        let chance = Chance::of(&[&self.run.scenario().id, "grounded"]);
        let reasons = || judged.verdict.branches.iter().flat_map(Branch::reasons);
        let holds = |provision: &'static Provision| {
            let mut reasons = reasons();
            reasons.any(|it| it.provision == provision && it.status == Status::Holds)
        };
        let attested = self.stock.attested(laws);
        let case = &self.run.scenario().case;
        let event = case.events.last().ok_or(Unasked::NothingSaid)?;
        let others = judged.all().into_iter();
        let others = others.filter_map(|wrong| Some((wrong.says, wrong.ground?)));
        let failing = reasons().filter(|it| it.status == Status::Fails);
        let failing = failing.map(|it| (judged.right.clone(), it.provision));
        let relatives = attested.on(&event.act, judged.kind).iter();
        let alike =
            relatives.filter(|it| it.actor == event.by.player() && it.says == *judged.right);
        let alike = alike.map(|it| (it.says.clone(), it.chief));
        let mut pool: Vec<(Announcement, &'static Provision)> = Vec::new();
        for (says, ground) in others.chain(failing).chain(alike) {
            let Some(own) = ground.number(contents) else {
                continue;
            };
            let related = is_under(own, number) || is_under(number, own);
            let known = pool.iter().any(|(_, it)| *it == ground);
            if !known && !related && !holds(ground) && contents.item(ground.id).is_none() {
                pool.push((says, ground));
            }
        }
        pool.sort_by(|(_, a), (_, b)| chance.number(a.id).total_cmp(&chance.number(b.id)));
        let (same, opposite): (Vec<_>, Vec<_>) =
            pool.into_iter().partition(|(says, _)| says == judged.right);
        let wanted = 1 + usize::from(chance.number("same") < 0.5);
        let mut wrong: Vec<(Announcement, &'static Provision)> = Vec::new();
        for (at, from) in [(wanted, same), (MOST_WRONG, opposite)] {
            wrong.extend(from.into_iter().take(at.saturating_sub(wrong.len())));
        }
        let answers = |so: bool| wrong.iter().any(|(says, _)| (says == judged.right) == so);
        if !answers(true) || !answers(false) {
            return Err(Unasked::TooFewMistakes(wrong.len()));
        }
        let right = (judged.right.clone(), chief);
        let options = std::iter::once(right).chain(wrong).enumerate();
        Ok(options
            .map(|(at, (says, ground))| QuizOption {
                says: Says::Grounded(says),
                ground: Some(ground),
                by: (at > 0).then_some(Confusion::Fails(ground)),
            })
            .collect())
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
        let looked_at: Vec<&'static Provision> = reasons.iter().map(|it| it.provision).collect();
        let holding = reasons.iter().filter(|it| it.status == Status::Holds);
        let holding: Vec<&'static Provision> = holding.map(|it| it.provision).collect();
        let chapter = CHAPTERS.iter().find(|it| it.provisions.contains(&chief));
        let chapter = chapter.ok_or(Unasked::NothingSaid)?.provisions;
        let own = chapter.iter().position(|it| *it == chief).unwrap_or(0);
        let decides = |it: &'static Provision| attested.decides(it).min(MOST_ALIKE);
        let all: f64 = chapter.iter().map(|it| decides(it)).sum();
        let others = (all - decides(chief)).max(1.0);
        let mut near: Vec<(f64, &'static Provision)> = chapter
            .iter()
            .enumerate()
            .filter_map(|(at, it)| {
                let is_looked_at = looked_at.contains(it);
                let share = NEIGHBOURS * (decides(it) + if is_looked_at { 0.3 } else { 0.0 });
                let distance = at.abs_diff(own) as f64;
                let worth = if is_looked_at { 1.0 } else { 0.0 } - 0.1 * distance;
                let is_wanted = chance.number(it.id) < share / others;
                is_wanted.then(|| (worth + chance.gumbel(it.id), *it))
            })
            .collect();
        near.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut options = vec![QuizOption {
            says: Says::Provision(chief),
            ground: None,
            by: None,
        }];
        let own_number = number;
        let mut numbers = vec![number];
        let place = |it: &'static Provision| chapter.iter().position(|other| *other == it);
        let usable = |provision: &'static Provision| {
            let number = provision.number(contents)?;
            let related = is_under(number, own_number) || is_under(own_number, number);
            let applies =
                holding.contains(&provision) || (provision.rule)(&self.ruled.laws).is_none();
            let is_taught = contents.item(provision.id).is_some();
            (!applies && !is_taught && !related).then_some(number)
        };
        // as many of the options stand before the right one in the Laws as chance wants
        let is_after = |provision: &'static Provision| usize::from(place(provision) > Some(own));
        let mut there = [0, 0];
        for (_, provision) in &near {
            if usable(provision).is_some() {
                there[is_after(provision)] += 1;
            }
        }
        let least = MOST_WRONG.saturating_sub(there[1]);
        let most = MOST_WRONG.min(there[0]);
        let range = (most + 1).saturating_sub(least) as f64;
        let before = least + (chance.number("before") * range) as usize;
        let mut room = [before.min(MOST_WRONG), 0];
        room[1] = MOST_WRONG - room[0];
        for (_, provision) in near {
            let Some(number) = usable(provision) else {
                continue;
            };
            let related = |known: &&str| is_under(number, known) || is_under(known, number);
            let side = is_after(provision);
            if numbers.iter().any(related) || room[side] == 0 {
                continue;
            }
            room[side] -= 1;
            numbers.push(number);
            options.push(QuizOption {
                says: Says::Provision(provision),
                ground: None,
                by: Some(match looked_at.contains(&provision) {
                    true => Confusion::Fails(provision),
                    false => Confusion::Elsewhere(provision),
                }),
            });
        }
        if options.len() <= MOST_WRONG {
            return Err(Unasked::TooFewMistakes(options.len() - 1));
        }
        Ok(self.asked(Kind::Article, options))
    }

    /// The question with its options in order: results, times and articles in their own, all others by chance.
    fn asked(&self, kind: Kind, options: Vec<QuizOption>) -> QuizQuestion<'l> {
        let id = id(self.run, kind, &options);
        let mut options: Vec<(bool, QuizOption)> = options
            .into_iter()
            .enumerate()
            .map(|(at, it)| (at == 0, it))
            .collect();
        Random::named(&id).shuffle(&mut options);
        let chapters = CHAPTERS.iter().flat_map(|chapter| chapter.provisions);
        let provisions: Vec<&Provision> = chapters.copied().collect();
        options.sort_by_key(|(_, option)| option.place(kind, &provisions));
        let right = options.iter().position(|(is_right, _)| *is_right);
        QuizQuestion {
            id,
            run: self.run,
            ruled: self.ruled,
            kind,
            right: right.unwrap_or(0),
            options: options.into_iter().map(|(_, option)| option).collect(),
            deciding: self.deciding.clone(),
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

    /// What names it within its question in every language.
    pub fn name(&self) -> String {
        match self.by {
            None => "right".to_owned(),
            Some(by) => by.name(),
        }
    }

    /// What it says.
    pub fn text(&self, voice: &Voice<'_>, ruled: &Ruled, case: &Case) -> String {
        match &self.says {
            Says::Ruled(says) => says.sentences(voice, case).join(" "),
            Says::Grounded(says) => {
                let decision = says.sentences(voice, case).join(" ");
                let decision = decision.trim_end_matches('.').to_owned();
                let contents = &ruled.laws.contents;
                let ground = self.ground.map(|it| provision_named(voice, it, contents));
                voice.say(
                    &Say::message("quiz-grounded")
                        .with("decision", Value::Text(decision))
                        .with("ground", Value::Text(ground.unwrap_or_default())),
                )
            }
            Says::Provision(provision) => provision_named(voice, provision, &ruled.laws.contents),
        }
    }
}

impl QuizQuestion<'_> {
    /// The case.
    pub fn scenario(&self) -> &Scenario {
        self.run.scenario()
    }

    /// What the option at a place says.
    pub fn option(&self, voice: &Voice<'_>, at: usize) -> String {
        self.options[at].text(voice, self.ruled, &self.scenario().case)
    }

    /// The position of the diagram, where there is one: before the first event.
    pub fn position(&self) -> Option<&Position> {
        on_the_board(&self.run.scenario().case)
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
