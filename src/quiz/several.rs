//! The question which of several things belong to a ruling.

use crate::edition::Named;
use crate::game::{Aspect, Case, Colours, Duty, Effect};
use crate::quiz::choose::{Chance, MOST_ALIKE, MOST_WORDS, words};
use crate::quiz::kind::{Kind, last};
use crate::quiz::question::{Prepared, QuizOption, QuizQuestion, Says, Unasked};
use crate::quiz::ruling::would_be_right;
use crate::quiz::wrong::{Confusion, Wrong};
use crate::text::{Announcement, Standing};

/// So many options are right at least, and so many wrong.
const FEWEST: usize = 2;
/// So many options are right at most.
const MOST_RIGHT: usize = 3;
/// A question has so many options, or one less.
const MOST: usize = 5;

impl<'l> Prepared<'_, 'l> {
    /// The question which of several things belong to the ruling.
    ///
    /// # Errors
    ///
    /// Why it is not asked.
    pub(super) fn several(&self) -> Result<QuizQuestion<'l>, Unasked> {
        let case = &self.run.scenario().case;
        let event = case.events.last().ok_or(Unasked::NothingSaid)?;
        let is_of_it = |(at, _): &(u16, _)| *at == last(case);
        let whole = Kind::Several.part_of(&self.whole, case);
        let whole = whole.filter(|it| it.parts.iter().all(is_of_it));
        let whole = whole.ok_or(Unasked::NothingSaid)?;
        let mut pool = parts(&whole, case);
        // that play goes on is no part that anybody would forget
        pool.retain(|part| part.effects().next().is_some() && is_telling(part));
        if pool.len() < FEWEST {
            return Err(Unasked::NothingSaid);
        }
        let chance = Chance::of(&[&self.run.scenario().id, Kind::Several.name()]);
        let attested = self.stock.attested(&self.ruled.laws);
        let (alike, others) = attested.counts(&event.act, Kind::Several, &whole, event.by.player());
        if !self.is_told && chance.number("asked") > MOST_ALIKE.max(others / 3.0) / alike {
            return Err(Unasked::Common);
        }
        let by_chance = |part: &Announcement| chance.number(&format!("{part:?}"));
        pool.sort_by(|a, b| by_chance(a).total_cmp(&by_chance(b)));
        let mut chosen = Chosen {
            prepared: self,
            options: Vec::new(),
            texts: Vec::new(),
        };
        let more = usize::from(chance.number("right") < 0.5);
        for part in pool {
            if chosen.options.len() < FEWEST + more {
                chosen.add(part, None);
            }
        }
        let right = chosen.options.len();
        debug_assert!(right <= MOST_RIGHT);
        if right < FEWEST {
            return Err(Unasked::TooWordy(MOST_WORDS + 1));
        }
        let mut wrong = self.wrong_parts(&whole);
        let worth = |(part, by): &(Announcement, Confusion)| {
            weight(by) + chance.gumbel(&format!("{part:?}"))
        };
        wrong.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let most = MOST - usize::from(right == FEWEST && chance.number("all") < 0.4);
        // one error is shown once, unless there is no other
        for again in [false, true] {
            for (part, by) in &wrong {
                if chosen.options.len() < most && (again || !chosen.is_known(by)) {
                    chosen.add(part.clone(), Some(by.clone()));
                }
            }
        }
        match chosen.options.len() - right {
            few @ 0..FEWEST => Err(Unasked::TooFewMistakes(few)),
            _ => Ok(self.asked(Kind::Several, chosen.options)),
        }
    }

    /// Everything that belongs to a wrong ruling and clearly not to this one, each once, with the confusion that leads to it.
    fn wrong_parts(&self, whole: &Announcement) -> Vec<(Announcement, Confusion)> {
        let case = &self.run.scenario().case;
        let other = self.other.as_ref();
        let judged = self.judged(Kind::Several, whole, other);
        let mut all: Vec<(Announcement, Confusion)> = Vec::new();
        for Wrong { says, by, .. } in judged.all() {
            // who errs in something else does not err in that play goes on
            let errs_otherwise =
                matches!(by, Confusion::Often(_)) && says.effects().next().is_some();
            for part in parts(&says, case) {
                if errs_otherwise && part.effects().next().is_none() {
                    continue;
                }
                let known = all.iter().any(|(it, _)| *it == part);
                let is_right_otherwise =
                    other.is_some_and(|other| parts(other, case).contains(&part));
                if !known && !is_right_otherwise && is_telling(&part) && is_wrong(&part, whole) {
                    all.push((part, by.clone()));
                }
            }
        }
        all
    }
}

/// The options that were taken, and what they say in every language.
struct Chosen<'p, 's, 'l> {
    prepared: &'p Prepared<'s, 'l>,
    options: Vec<QuizOption>,
    texts: Vec<Vec<String>>,
}

impl Chosen<'_, '_, '_> {
    /// Whether an option that was taken is wrong by this confusion.
    fn is_known(&self, by: &Confusion) -> bool {
        self.options.iter().any(|it| it.by.as_ref() == Some(by))
    }

    /// Takes an option, where it is short and says something else than those that were taken, and nothing of the same kind is
    /// wrong already.
    fn add(&mut self, part: Announcement, by: Option<Confusion>) {
        let option = QuizOption {
            says: Says::Part(part),
            ground: None,
            by,
        };
        let prepared = self.prepared;
        let case = &prepared.run.scenario().case;
        let all = prepared.stock.tongues.whole().map(|words| {
            let voice = words.voice(Colours::Known);
            option.text(&voice, prepared.ruled, case)
        });
        let texts: Vec<String> = all.collect();
        let is_short = |text: &String| !text.is_empty() && words(text) <= MOST_WORDS;
        let is_within = |a: &str, b: &str| b.contains(a.trim_end_matches('.'));
        let is_new = self.texts.iter().all(|others| {
            let mut pairs = texts.iter().zip(others);
            pairs.all(|(one, other)| !is_within(one, other) && !is_within(other, one))
        });
        let kind = |option: &QuizOption| kind_of(option).map(str::to_owned);
        let is_alike = |other: &QuizOption| {
            !other.is_right() && !option.is_right() && kind(other) == kind(&option)
        };
        if texts.iter().all(is_short) && is_new && !self.options.iter().any(is_alike) {
            self.texts.push(texts);
            self.options.push(option);
        }
    }
}

/// What kind of thing a part is; all results are of one kind.
fn kind_of(option: &QuizOption) -> Option<&'static str> {
    let Says::Part(part) = &option.says else {
        return None;
    };
    match part.effects().next() {
        Some(effect) if effect.aspect() != Aspect::Game => Some(effect.name()),
        Some(_) | None => None,
    }
}

/// Each effect of an announcement by itself, and that play goes on.
fn parts(says: &Announcement, case: &Case) -> Vec<Announcement> {
    let alone = |effect: &Effect| Announcement {
        parts: vec![(last(case), vec![effect.clone()])],
        standing: Standing::Open,
    };
    let goes_on = match says.standing {
        Standing::PlayOn(_) | Standing::Nothing | Standing::Unpenalised => Some(Announcement {
            parts: Vec::new(),
            standing: Standing::PlayOn(Vec::new()),
        }),
        Standing::Open => None,
    };
    let own = says.parts.iter().filter(|(event, _)| *event == last(case));
    let effects = own.flat_map(|(_, effects)| effects);
    effects.map(alone).chain(goes_on).collect()
}

/// Whether a part says by itself what is to be done; formalities do not, and neither does what only answers a question.
fn is_telling(part: &Announcement) -> bool {
    use Effect::*;
    part.effects().all(|effect| match effect {
        StartClock(_)
        | PauseClocks
        | ClaimAccepted
        | MoveMade(_)
        | TouchMoveBinds(_)
        | PlayOn
        | Must(Duty::StopClocks)
        | CannotBeWithdrawn
        | Inspected(_)
        | Allowed(_)
        | Forbidden(_)
        | NeedsPermission(_)
        | CheckClaim
        | AlreadyOver
        | MustNot(_) => false,
        May(measures) => measures.len() == 1,
        effect => effect.aspect() != Aspect::Definitions && !effect.place().judges(),
    })
}

/// Whether a part clearly does not belong to a ruling: beside it, the ruling would contradict itself, or do what nothing provides.
fn is_wrong(part: &Announcement, whole: &Announcement) -> bool {
    let own: Vec<Effect> = whole.effects().cloned().collect();
    let ends = own.iter().any(Effect::ends_the_game);
    let goes_on = matches!(whole.standing, Standing::PlayOn(_) | Standing::Nothing);
    let Some(effect) = part.effects().next() else {
        return ends;
    };
    let beside: Vec<Effect> = own.iter().chain([effect]).cloned().collect();
    if own.contains(effect) || would_be_right(&beside, &own) {
        return false;
    }
    let has = |wanted: &dyn Fn(&Effect) -> bool| own.iter().any(wanted);
    let conflicts = has(&|it| it.conflicts_with(effect));
    conflicts
        || match effect {
            Effect::Win(_) | Effect::Draw | Effect::LosesGame(_) | Effect::NewGame => {
                goes_on || ends
            }
            Effect::AddTime { .. } | Effect::TakeTime { .. } => {
                !has(&|it| matches!(it, Effect::May(_) | Effect::PenaltyDue(_)))
            }
            Effect::Restore(_) => goes_on && !has(&|it| matches!(it, Effect::Restore(_))),
            Effect::CountsAsIllegal { .. } => {
                goes_on && !has(&|it| matches!(it, Effect::CountsAsIllegal { .. }))
            }
            Effect::MustMove { .. } | Effect::MustCapture { .. } | Effect::MustPlay { .. } => {
                has(&|it| it.place().is_to_be_played())
            }
            _ => false,
        }
}

/// How good a wrong part is by what was confused.
fn weight(by: &Confusion) -> f64 {
    match by {
        Confusion::Often(_) | Confusion::Both(..) => 8.0,
        Confusion::Overtaken(_) | Confusion::Fact(..) | Confusion::Regime(..) => 1.5,
        Confusion::Named(_) | Confusion::Edition(_) => 1.2,
        Confusion::Fails(_) => 0.8,
        Confusion::Forgotten(_) => -0.5,
    }
}
