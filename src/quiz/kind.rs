//! What a question asks of a ruling: one aspect, and what of the ruling belongs to it.

use crate::game::{Act, Ask, Case, Duty, Effect, Measure, words};
use crate::text::{Announcement, Standing};

/// What a question asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// How the game stands: who has won, a draw, or play goes on.
    Result,
    /// What the displays show.
    Time,
    /// What may or must be played now.
    Play,
    /// What is decided on a claim, a complaint or a request.
    Claim,
    /// What the arbiter does about something that he sees or that is done.
    Arbiter,
    /// The answer to what the examiner asks.
    Answer,
    /// Whether what an arbiter ruled was right.
    Ruling,
    /// From which provision the ruling follows.
    Article,
    /// What a provision says here.
    Statement,
    /// Which parts belong to the ruling.
    Several,
    /// In which order the arbiter does what has to be done.
    Order,
    /// The whole ruling with its reasons, in one's own words.
    Open,
}

words! { for Kind { Result, Time, Play, Claim, Arbiter, Answer, Ruling, Article, Statement, Several, Order, Open } }

impl Kind {
    /// The kinds that can be asked of a case whose last event is this.
    pub(super) fn of(act: &Act) -> &'static [Kind] {
        match act {
            Act::Asks(Ask::Clocks) => &[Kind::Time],
            Act::Asks(Ask::Over) => &[Kind::Result],
            act if act.asks() => &[Kind::Answer],
            Act::Rules(_) => &[Kind::Ruling],
            act if pleads(act) => &[
                Kind::Claim,
                Kind::Result,
                Kind::Play,
                Kind::Time,
                Kind::Several,
            ],
            _ => &[
                Kind::Arbiter,
                Kind::Result,
                Kind::Play,
                Kind::Time,
                Kind::Several,
            ],
        }
    }

    /// Whether it asks for a decision, which says whether play goes on.
    pub(super) fn decides(self) -> bool {
        matches!(self, Kind::Claim | Kind::Arbiter | Kind::Play)
    }

    /// What of an announcement is asked for; nothing where it says nothing of that.
    pub(super) fn part_of(self, whole: &Announcement, case: &Case) -> Option<Announcement> {
        let ends = whole.effects().any(Effect::ends_the_game);
        let kept = |keeps: &dyn Fn(&Effect) -> bool| {
            whole.map(&|effect| match keeps(effect) {
                true => vec![effect.clone()],
                false => Vec::new(),
            })
        };
        let open = |part: Announcement| Announcement {
            standing: Standing::Open,
            ..part
        };
        let part = match self {
            Kind::Result => {
                let part = kept(&is_result);
                if ends && part.effects().count() != 1 {
                    return None;
                }
                let act = case.events.last().map(|event| &event.act);
                let goes_on =
                    matches!(whole.standing, Standing::PlayOn(_)) && act.is_some_and(may_end);
                match (ends, goes_on) {
                    (true, _) => open(part),
                    (false, true) => Announcement {
                        parts: Vec::new(),
                        standing: Standing::PlayOn(Vec::new()),
                    },
                    (false, false) => return None,
                }
            }
            Kind::Time => {
                let part = open(kept(&|it| matches!(it, Effect::ShowsExactly { .. })));
                match &whole.standing {
                    Standing::PlayOn(shown) if !shown.is_empty() => Announcement {
                        parts: vec![(
                            last(case),
                            shown
                                .iter()
                                .map(|(player, time)| Effect::ShowsExactly {
                                    player: *player,
                                    time: *time,
                                })
                                .collect(),
                        )],
                        standing: Standing::Open,
                    },
                    _ => part,
                }
            }
            Kind::Play => {
                if ends {
                    return None;
                }
                let plays = |it: &Effect| it.place().is_to_be_played();
                let given = |it: &Effect| matches!(it, Effect::AddTime { .. });
                if !whole.effects().any(plays) {
                    return None;
                }
                Announcement {
                    standing: Standing::PlayOn(Vec::new()),
                    ..kept(&|it| plays(it) || given(it))
                }
            }
            // how the game ended is asked as such, unless the arbiter has to punish something
            Kind::Arbiter
                if ends
                    && whole.effects().all(|it| is_result(it) || is_beside(it))
                    && !punishes(whole, case) =>
            {
                return None;
            }
            Kind::Claim | Kind::Arbiter | Kind::Answer | Kind::Ruling => {
                // that the arbiter sets the times goes without saying where the position is restored
                let is_restored = whole.effects().any(|it| matches!(it, Effect::Restore(_)));
                let is_beside =
                    |it: &Effect| is_beside(it) || (is_restored && *it == Effect::TimesByJudgement);
                let main = kept(&|it| !is_beside(it));
                // what an examiner asks is answered by what is said of the question alone
                let main = match self {
                    Kind::Answer => Announcement {
                        parts: (main.parts.into_iter())
                            .filter(|(event, _)| *event == last(case))
                            .collect(),
                        ..main
                    },
                    _ => main,
                };
                let bears = |it: &Effect| !it.place().is_to_be_played();
                // what is to be played is asked as such, unless it is all that a claim brings
                if self == Kind::Arbiter && !main.effects().any(bears) && main.effects().count() > 0
                {
                    return None;
                }
                let is_all = |it: &Effect| bears(it) && *it != Effect::ClaimAccepted;
                let main = match self.decides() && main.effects().any(is_all) {
                    true => kept(&|it| !is_beside(it) && bears(it)),
                    false => main,
                };
                let main = match main.parts.is_empty() && self != Kind::Answer {
                    true => kept(&|it| !is_usage(it)),
                    false => main,
                };
                match (&main.standing, self) {
                    (Standing::PlayOn(_), Kind::Claim | Kind::Arbiter) => Announcement {
                        standing: match main.parts.is_empty() {
                            true => Standing::Nothing,
                            false => Standing::PlayOn(Vec::new()),
                        },
                        ..main
                    },
                    _ => open(main),
                }
            }
            Kind::Several => kept(&|it| !is_usage(it)),
            Kind::Article | Kind::Statement | Kind::Order | Kind::Open => return None,
        };
        (!part.parts.is_empty() || part.standing != Standing::Open).then_some(part)
    }

    /// Whether its options are whole rulings, of which some are chosen that are wrong.
    pub(super) fn is_chosen(self) -> bool {
        use Kind::*;
        !matches!(self, Article | Open | Several | Statement | Order)
    }

    /// Whether a case is told; otherwise the question asks about the rules alone, and the case only shows where they stand.
    pub fn tells_a_case(self) -> bool {
        !matches!(self, Kind::Statement | Kind::Order)
    }
}

/// The last event of a case.
pub(super) fn last(case: &Case) -> u16 {
    u16::try_from(case.events.len().saturating_sub(1)).unwrap_or(u16::MAX)
}

/// Whether somebody asks for a decision by this act.
pub(super) fn pleads(act: &Act) -> bool {
    matches!(
        act,
        Act::ClaimDraw(_)
            | Act::ClaimQuickplay(_)
            | Act::ClaimFlag
            | Act::ClaimDefault
            | Act::ClaimIrregularity
            | Act::ClaimTouchRules
            | Act::ClaimWrongSetUp(_)
            | Act::ClaimWrongSetting
            | Act::ClaimClockSet(_)
            | Act::ClaimSettingFault(_)
            | Act::ClaimClockDefect
            | Act::ClaimWrongTimes
            | Act::Complain
            | Act::Appeal(_)
            | Act::Request(_)
            | Act::RequestIncrement
    )
}

/// Whether somebody has lost for what was done against the Laws, or for coming late.
fn punishes(whole: &Announcement, case: &Case) -> bool {
    let act = case.events.last().map(|event| &event.act);
    let offends = matches!(act, Some(Act::Device(_) | Act::Arrive(_) | Act::Defy(_)));
    offends
        || whole
            .effects()
            .any(|it| matches!(it, Effect::CountsAsIllegal { .. }))
}

/// Whether a game often ends by such an act, so that it is asked whether it does.
fn may_end(act: &Act) -> bool {
    matches!(
        act,
        Act::ClaimDraw(_)
            | Act::ClaimQuickplay(_)
            | Act::ClaimFlag
            | Act::ClaimDefault
            | Act::ClaimIrregularity
            | Act::FlagFalls
            | Act::Accept
            | Act::Resign
            | Act::ResignInWriting
            | Act::Withdraw
            | Act::Gesture(..)
            | Act::Arrive(_)
            | Act::Device(..)
            | Act::Move(_)
            | Act::Press
            | Act::Asks(Ask::Over)
    )
}

/// Whether it says how the game ended.
fn is_result(effect: &Effect) -> bool {
    matches!(effect, Effect::Win(_) | Effect::Draw)
}

/// Whether it is a note on what is usual.
fn is_usage(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Usual(_) | Effect::Unusual(_) | Effect::Untaught(_)
    )
}

/// Whether it only goes along with what is decided, so that a short ruling leaves it out.
fn is_beside(effect: &Effect) -> bool {
    match effect {
        Effect::CountsAsIllegal { .. }
        | Effect::NotCounted(_)
        | Effect::OfferGone
        | Effect::CannotBeWithdrawn
        | Effect::AlreadyOver
        | Effect::PauseClocks
        | Effect::StartClock(_)
        | Effect::CheckClaim
        | Effect::AnyLegalMove(_)
        | Effect::RightLost { .. }
        | Effect::RulingPoints { .. }
        | Effect::EntryIrregular
        | Effect::CastlingEnds { .. }
        | Effect::CounterShows { .. }
        | Effect::ShowsExactly { .. }
        | Effect::MoveMade(_) => true,
        Effect::Must(duty) => matches!(
            duty,
            Duty::StopClocks
                | Duty::CallFlag
                | Duty::CheckMoves
                | Duty::Look
                | Duty::LookIntoComplaint
                | Duty::LookForMarkedOffers
        ),
        Effect::May(measures) => {
            matches!(
                measures.as_slice(),
                [Measure::ChangeResult | Measure::CallFlag | Measure::StopClocks(_)]
            )
        }
        other => is_usage(other),
    }
}
