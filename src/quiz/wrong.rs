//! Wrong answers: what somebody would rule who confuses one thing with another.

use crate::board::Player;
use crate::edition::{Edition, Laws, Pace, Setting, Supervision};
use crate::game::{Act, Answer, Case, Duty, Effect, Measure, Question, Restore};
use crate::laws::{Branch, Code, Provision, Reason, Status, Verdict, judge};
use crate::quiz::kind::{Kind, last, pleads};
use crate::quiz::otherwise;
use crate::quiz::stock::{Stock, penalises, players_exchanged};
use crate::quiz::told::shown_player;
use crate::read::Mistaken;
use crate::rulings::OnCase;
use crate::text::{Announcement, Standing};
use std::borrow::Cow;

/// A wrong answer, and the confusion that leads to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wrong {
    pub says: Announcement,
    pub by: Confusion,
    /// The provision on which it would rest, where one is named.
    pub ground: Option<&'static Provision>,
}

/// What somebody has confused who gives a wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confusion {
    /// The class of play, or the regime.
    Regime(Pace, Supervision),
    /// The edition with the one just before it.
    Edition(Edition),
    /// A fact: it would be right if this were the answer.
    Fact(Question, Answer),
    /// A provision gives way or no longer matters, and is applied nevertheless.
    Overtaken(&'static Provision),
    /// A provision that holds is forgotten.
    Forgotten(&'static Provision),
    /// A provision that does not apply is applied.
    Fails(&'static Provision),
    /// One that has a name of its own: an attribute of the message `confusion`.
    Named(Cow<'static, str>),
    /// One that has a name of its own, and that the case itself tells.
    Often(Cow<'static, str>),
    /// Two of those at once.
    Both(Cow<'static, str>, Cow<'static, str>),
}

impl Confusion {
    /// Its name: what it is, and what with.
    pub fn name(&self) -> String {
        match self {
            Confusion::Regime(pace, supervision) => {
                format!("regime-{}-{}", pace.name(), supervision.name())
            }
            Confusion::Edition(edition) => format!("edition-{edition}"),
            Confusion::Fact(question, answer) => {
                format!("fact-{}-{}", question.about.name(), answer.name())
            }
            Confusion::Overtaken(by) => format!("overtaken-{}", by.id),
            Confusion::Forgotten(by) => format!("forgotten-{}", by.id),
            Confusion::Fails(by) => format!("fails-{}", by.id),
            Confusion::Named(name) | Confusion::Often(name) => name.clone().into_owned(),
            Confusion::Both(one, other) => format!("{one}-{other}"),
        }
    }
}

/// A case with its ruling, about which wrong answers are to be made.
pub(super) struct Judged<'a> {
    pub stock: &'a Stock<'a>,
    pub case: OnCase<'a>,
    pub laws: &'a Laws,
    pub verdict: &'a Verdict,
    /// The provisions that decide, the chief one first.
    pub deciding: &'a [&'static Provision],
    pub kind: Kind,
    /// What is right.
    pub right: &'a Announcement,
    /// What is right the other way, by the letter or as it is taught.
    pub other: Option<&'a Announcement>,
}

impl Judged<'_> {
    pub(super) fn told(&self) -> &Case {
        &self.case.scenario.case
    }

    /// Every wrong answer that there is, each once, the most telling first.
    pub(super) fn all(&self) -> Vec<Wrong> {
        let mut all: Vec<Wrong> = Vec::new();
        let worlds = (self.facts().into_iter())
            .chain(self.overtaken())
            .chain(self.regimes());
        let often = self.often();
        let both = match self.case.scenario.as_written {
            true => Vec::new(),
            false => self.crossed(&often),
        };
        let often = often.into_iter().chain(both);
        let found: Vec<Wrong> = match self.kind {
            Kind::Time => often.chain(self.changed()).chain(worlds).collect(),
            _ => often
                .chain(worlds)
                .chain(self.mistaken())
                .chain(self.changed())
                .chain(self.edition_before())
                .collect(),
        };
        let found = found.into_iter().map(|wrong| self.fitted(wrong));
        for wrong in found {
            let known = |it: &Wrong| it.says == wrong.says && it.ground == wrong.ground;
            let is_right = wrong.says == *self.right || Some(&wrong.says) == self.other;
            if !is_right && !all.iter().any(known) {
                all.push(wrong);
            }
        }
        all
    }

    /// A wrong answer out of a ruling on the same events.
    fn of(&self, verdict: &Verdict, by: Confusion) -> Option<Wrong> {
        let whole = Announcement::of(self.told(), verdict)?;
        let says = self.kind.part_of(&whole, self.told())?;
        let ground = chief_of(verdict);
        Some(Wrong { says, by, ground })
    }

    /// The rulings of the other classes of play and the other regime.
    fn regimes(&self) -> Vec<Wrong> {
        let own = &self.laws.setting;
        let mut all = Vec::new();
        for pace in Pace::ALL.iter().copied() {
            for supervision in Supervision::ALL.iter().copied() {
                let once = pace != Pace::Standard || supervision == Supervision::Full;
                let same =
                    pace == own.pace && (pace == Pace::Standard || supervision == own.supervision);
                if !once || same {
                    continue;
                }
                let setting = Setting {
                    pace,
                    supervision,
                    ..own.clone()
                };
                let ruled = self.case.of(self.laws.edition, &setting).ok();
                let by = Confusion::Regime(pace, supervision);
                all.extend(ruled.and_then(|it| self.of(&it.verdict, by)));
            }
        }
        all
    }

    /// The ruling of the edition just before.
    fn edition_before(&self) -> Option<Wrong> {
        let editions = self.stock.rulings.editions();
        let before = editions.take_while(|it| *it != self.laws.edition).last()?;
        let ruled = self.case.of(before, &self.laws.setting).ok()?;
        self.of(&ruled.verdict, Confusion::Edition(before))
    }

    /// What would be ruled if one fact were otherwise; nothing where the board refutes it.
    fn facts(&self) -> Vec<Wrong> {
        let code = Code::new(self.laws);
        let wrong = |(question, answer): (Question, Answer)| {
            let told = otherwise::told(self.told(), question, answer);
            let verdict = judge(&code, &told).ok()?;
            let by = Confusion::Fact(question, answer);
            self.of(&verdict, by)
        };
        otherwise::facts(self.told())
            .into_iter()
            .filter_map(wrong)
            .collect()
    }

    /// A provision that gives way taken as if it counted, or one that holds forgotten.
    fn overtaken(&self) -> Vec<Wrong> {
        let mut named: Vec<(&'static Provision, Status)> = Vec::new();
        let reasons = self.verdict.branches.iter().flat_map(Branch::reasons);
        for reason in reasons.filter(|reason| !reason.effects.is_empty()) {
            let known = (reason.provision, reason.status);
            if !named.contains(&known) {
                named.push(known);
            }
        }
        let wrong = |(provision, status): (&'static Provision, Status)| {
            let mut verdict = self.verdict.clone();
            let mut by = Confusion::Overtaken(provision);
            for branch in &mut verdict.branches {
                for step in &mut branch.steps {
                    for reason in &mut step.reasons {
                        let own = reason.provision == provision;
                        match status {
                            Status::Fails => return None,
                            // what is left of a decision when its chief part is forgotten is no decision
                            Status::Holds if self.kind.decides() => return None,
                            Status::Holds => {
                                by = Confusion::Forgotten(provision);
                                silenced(reason, own);
                            }
                            Status::YieldsTo(exception) => {
                                silenced(reason, reason.provision == exception);
                                if own {
                                    reason.status = Status::Holds;
                                }
                            }
                            Status::Lapses => {
                                let ends = reason.effects.iter().any(Effect::ends_the_game);
                                silenced(reason, ends && reason.status == Status::Holds);
                                if own {
                                    reason.status = Status::Holds;
                                }
                            }
                        }
                    }
                }
            }
            self.of(&verdict, by)
        };
        named.into_iter().filter_map(wrong).collect()
    }

    /// What the case tells of those who rule wrongly on it, for any kind of question.
    fn often(&self) -> Vec<Wrong> {
        let case = self.told();
        let wrong = |mistaken: &Mistaken| {
            let effects = mistaken.effects.iter();
            let effects: Option<Vec<Effect>> = effects
                .map(|effect| self.on_its_move(effect.under(&self.laws.params).ok()?))
                .collect();
            let says = Announcement {
                parts: self.placed(effects?),
                standing: Standing::PlayOn(Vec::new()),
            };
            // readings of a clock answer another question
            let reads = |says: &Announcement| says.effects().any(|it| shown_player(it).is_some());
            if self.kind.decides() && reads(&says) && !reads(self.right) {
                return None;
            }
            let is_told_whole = matches!(self.kind, Kind::Claim | Kind::Arbiter | Kind::Answer);
            let says = match self.kind {
                Kind::Several => says,
                _ if is_told_whole && self.case.scenario.as_written => self.as_written(says),
                // that the game is over is no question of its own here, but may be an error
                Kind::Arbiter if says.effects().all(Effect::ends_the_game) => says,
                kind => kind.part_of(&says, case)?,
            };
            let by = Confusion::Often(mistaken.confusion.clone().into());
            Some(Wrong {
                says,
                by,
                ground: None,
            })
        };
        let all = &self.case.scenario.confusions;
        all.iter().filter_map(wrong).collect()
    }

    /// A ruling that stands as it is written, without what the right one does not tell either: what is to be played, where anything
    /// else is ruled, and how things stand, where only something is asked.
    fn as_written(&self, says: Announcement) -> Announcement {
        let plays = |it: &Effect| it.place().is_to_be_played();
        let is_left_out = says.effects().any(|it| !plays(it)) && !self.right.effects().any(plays);
        let standing = match self.kind {
            Kind::Answer if says.effects().next().is_some() => Standing::Open,
            _ => says.standing.clone(),
        };
        let says = says.map(&|effect| match is_left_out && plays(effect) {
            true => Vec::new(),
            false => vec![effect.clone()],
        });
        Announcement { standing, ..says }
    }

    /// Whether nobody would rule all this: who ends the game or has a new one played gives nobody time, whose claim is rejected
    /// neither gets time nor ends the game by it.
    fn is_at_odds(&self, effects: &[Effect]) -> bool {
        let has = |wanted: &dyn Fn(&Effect) -> bool| effects.iter().any(wanted);
        let mut events = self.told().events.iter().rev();
        let claim = events.find(|event| pleads(&event.act));
        let claimant = claim.and_then(|event| event.by.player());
        let gains = |it: &Effect| matches!(it, Effect::AddTime { to, .. } if Some(*to) == claimant);
        let ends = has(&Effect::ends_the_game);
        let rejects = has(&|it| *it == Effect::ClaimRejected);
        (ends || has(&|it| *it == Effect::NewGame)) && has(&penalises)
            || rejects && (ends || has(&gains))
    }

    /// What is ruled by two errors at once, where each changes another thing: beside the right answer and the two that rest on one
    /// error, it takes from the right one that it has most in common with the others.
    fn crossed(&self, often: &[Wrong]) -> Vec<Wrong> {
        let right: Vec<&Effect> = self.right.effects().collect();
        let changes = |wrong: &Wrong| {
            let own: Vec<&Effect> = wrong.says.effects().collect();
            let less: Vec<Effect> = (right.iter().filter(|it| !own.contains(it)))
                .map(|it| (*it).clone())
                .collect();
            let more: Vec<Effect> = (own.iter().filter(|it| !right.contains(it)))
                .map(|it| (*it).clone())
                .collect();
            (less, more)
        };
        let mut all = Vec::new();
        for (at, one) in often.iter().enumerate() {
            for other in &often[at + 1..] {
                let ((less, more), (less_too, more_too)) = (changes(one), changes(other));
                let is_apart = !less.iter().any(|it| less_too.contains(it))
                    && !more.iter().any(|it| more_too.contains(it))
                    && less.len() + less_too.len() > 0
                    && more.len() + more_too.len() > 0;
                let (Confusion::Often(by), Confusion::Often(by_too)) = (&one.by, &other.by) else {
                    continue;
                };
                if !is_apart || by == by_too {
                    continue;
                }
                let kept = (right.iter()).filter(|it| !less.contains(it) && !less_too.contains(it));
                let effects = kept.map(|it| (*it).clone()).chain(more).chain(more_too);
                let mut effects: Vec<Effect> = effects.collect();
                // White's clock is read first
                effects.sort_by_key(|it| shown_player(it) == Some(Player::Black));
                if self.is_at_odds(&effects) {
                    continue;
                }
                all.push(Wrong {
                    says: Announcement {
                        parts: self.placed(effects),
                        standing: one.says.standing.clone(),
                    },
                    by: Confusion::Both(by.clone(), by_too.clone()),
                    ground: None,
                });
            }
        }
        all
    }

    /// Effects with the events to which they belong: what answers a claim to that which the right answer answers, else to the last.
    pub(super) fn placed(&self, effects: Vec<Effect>) -> Vec<(u16, Vec<Effect>)> {
        let last = last(self.told());
        let mut asked = self.right.parts.iter();
        let asked = asked.find(|(_, effects)| effects.iter().any(Effect::answers_something));
        let asked = asked.map_or(last, |(event, _)| *event);
        let (answers, others): (Vec<Effect>, Vec<Effect>) = match asked == last {
            true => (Vec::new(), effects),
            false => effects.into_iter().partition(Effect::answers_something),
        };
        let parts = [(asked, answers), (last, others)];
        let parts = parts.into_iter().filter(|(_, effects)| !effects.is_empty());
        parts.collect()
    }

    /// What the catalogue tells of those who rule wrongly where one of the deciding provisions does.
    fn mistaken(&self) -> Vec<Wrong> {
        use Kind::*;
        if !matches!(self.kind, Claim | Arbiter | Answer | Result | Several) {
            return Vec::new();
        }
        let case = self.told();
        let actor = case.events.last().and_then(|event| event.by.player());
        let all = &self.stock.rulings.library.confusions;
        let reasons = self.verdict.branches.iter().flat_map(Branch::reasons);
        let holding: Vec<&Provision> = (reasons.filter(|it| it.status == Status::Holds))
            .map(|it| it.provision)
            .collect();
        let deciding = self.deciding.iter().filter(|it| holding.contains(it));
        let named = deciding.flat_map(|it| all.get(it.id).into_iter().flatten());
        let wrong = named.filter_map(|mistaken| {
            let effects = mistaken.effects.iter().map(|effect| {
                let effect = effect.under(&self.laws.params).ok()?;
                let effect = match actor {
                    Some(Player::Black) => players_exchanged(&effect)?,
                    _ => effect,
                };
                self.on_its_move(effect)
            });
            let effects: Option<Vec<Effect>> = effects.collect();
            let effects = effects?;
            let act = case.events.last().map(|event| &event.act);
            let answers = act.is_some_and(|act| pleads(act) || act.asks());
            let fits = |effect: &Effect| answers || !effect.answers_something();
            let parts = self.placed(effects);
            let says = Announcement {
                standing: match (self.kind, parts.is_empty()) {
                    (Answer, false) => Standing::Open,
                    (Answer, true) => Standing::Nothing,
                    _ => Standing::PlayOn(Vec::new()),
                },
                parts,
            };
            let by = Confusion::Named(mistaken.confusion.clone().into());
            let ground = None;
            // who is asked to decide says something of what he is asked
            let decided = self.right.effects().any(Effect::answers_something);
            let evades = decided && !says.effects().any(Effect::answers_something);
            let is_whole = says.effects().all(fits) && !(evades && self.kind == Claim);
            if self.kind != Result && !is_whole {
                return None;
            }
            let says = match self.kind {
                Kind::Result => Kind::Result.part_of(&says, case)?,
                _ => says,
            };
            Some(Wrong { says, by, ground })
        });
        wrong.collect()
    }

    /// The effect on the move in question, where it names none (the event 0): that of the right answer, else the last one made.
    fn on_its_move(&self, effect: Effect) -> Option<Effect> {
        let named = |number: u16| {
            let mut right = self.right.effects();
            let right = right.find_map(|effect| match effect {
                Effect::Restore(Restore::Before(number)) | Effect::MoveStands(number) => {
                    Some(*number)
                }
                _ => None,
            });
            let made = (1..).zip(&self.told().events);
            let made = made.filter(|(_, event)| matches!(event.act, Act::Move(_)));
            match number {
                0 => right.or(made.map(|(number, _)| number).last()),
                other => Some(other),
            }
        };
        Some(match effect {
            Effect::Restore(Restore::Before(number)) => {
                Effect::Restore(Restore::Before(named(number)?))
            }
            Effect::MoveStands(number) => Effect::MoveStands(named(number)?),
            other => other,
        })
    }

    /// The wrong answer told as the right one is: where something is decided, each answer says whether play goes on.
    fn fitted(&self, wrong: Wrong) -> Wrong {
        if !self.kind.decides() {
            return wrong;
        }
        let ends = |says: &Announcement| {
            let mut effects = says.effects();
            effects.any(|it| it.ends_the_game() || *it == Effect::NewGame || leaves_open(it))
        };
        let goes_on = self.right.standing != Standing::Open || ends(self.right);
        let standing = match (wrong.says.parts.is_empty(), ends(&wrong.says), goes_on) {
            (true, ..) => Standing::Nothing,
            (_, false, true) => Standing::PlayOn(Vec::new()),
            (_, true, _) | (_, _, false) => Standing::Open,
        };
        let says = Announcement {
            standing,
            ..wrong.says
        };
        // that nobody is penalised is said where the right answer says so, and where nothing else is wrong
        let is_right = |effect: &Effect| self.right.effects().any(|other| other == effect);
        let must_tell =
            self.right.standing == Standing::Unpenalised || says.effects().all(is_right);
        let says = match must_tell {
            true => {
                let attested = self.stock.attested(self.laws);
                attested.plainly(self.case.scenario, self.laws, self.kind, says)
            }
            false => says,
        };
        Wrong { says, ..wrong }
    }
}

/// Whether it leaves open how the game stands.
fn leaves_open(effect: &Effect) -> bool {
    match effect {
        Effect::Must(Duty::EstablishResult) => true,
        Effect::May(measures) => measures.contains(&Measure::DeclareDraw),
        _ => false,
    }
}

/// Takes its effects from a reason.
fn silenced(reason: &mut Reason, so: bool) {
    if so {
        reason.effects.clear();
    }
}

/// The provision that decides: the last that holds and from which something follows.
pub(super) fn chief_of(verdict: &Verdict) -> Option<&'static Provision> {
    let reasons = verdict.branches.iter().flat_map(Branch::reasons);
    let deciding = reasons.filter(|it| it.status == Status::Holds && !it.effects.is_empty());
    deciding.last().map(|it| it.provision)
}
