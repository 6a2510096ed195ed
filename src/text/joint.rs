//! Effects of one ruling that are told together.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::Score;
use crate::game::{Actor, Duty, Effect};
use crate::text::effect::{envelope_item, measures};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// How an effect is told beside the others of its ruling.
pub(super) enum Joint {
    /// By itself.
    Alone,
    /// Of both players.
    OfBoth,
    /// In these sentences, which may tell others, too.
    Told(Vec<Say>),
    /// In the sentence of another one.
    WithAnother,
}

impl Joint {
    /// How an effect is told among all that are announced; `judged` where the times are left to the arbiter's judgement.
    pub fn of(voice: &Voice<'_>, effect: &Effect, all: &[&Effect], judged: bool) -> Self {
        let won_by = |player: Player| all.contains(&&Effect::Win(player));
        let forfeits = |player: Player| all.contains(&&Effect::Forfeited(player));
        let both_lose = all.contains(&&Effect::BothLose);
        let restores = all.iter().any(|it| matches!(it, Effect::Restore(_)));
        match effect {
            Effect::Win(player) if forfeits(player.other()) => return Joint::WithAnother,
            Effect::BothLose if Player::ALL.into_iter().all(forfeits) => {
                return Joint::WithAnother;
            }
            Effect::Forfeited(player) if won_by(player.other()) => {
                let say = Say::attribute("effect-forfeited", "won").of(*player);
                return Joint::Told(vec![say]);
            }
            Effect::CountsAsIllegal { by, nth } if !voice.tells_notes() => {
                if let Some(told) = costs(*by, *nth, all) {
                    return told;
                }
            }
            Effect::AddTime { to, .. } if counted(to.other(), all) && !voice.tells_notes() => {
                return Joint::WithAnother;
            }
            Effect::Win(player) if counted(player.other(), all) && !voice.tells_notes() => {
                return Joint::WithAnother;
            }
            Effect::TouchMoveBinds(player) if restores && !voice.tells_notes() => {
                let say = Say::attribute("effect-touch-move-binds", "replacing").of(*player);
                return Joint::Told(vec![say]);
            }
            // that it was not allowed goes without saying beside the penalty for it
            Effect::Forbidden(player) if all.contains(&&Effect::PenaltyDue(*player)) => {
                return Joint::WithAnother;
            }
            Effect::CastlingEnds { player, .. } if all.contains(&&Effect::Forbidden(*player)) => {
                return Joint::WithAnother;
            }
            Effect::EnvelopeShows(_) => return shown_on_envelope(effect, all),
            Effect::Points { player, points } => {
                if let Some(told) = points_of_both(*player, points, all) {
                    return told;
                }
            }
            Effect::Must(_) => return duties(voice, effect, all),
            Effect::ShowsExactly { player, time } => return readings(*player, *time, all, judged),
            _ => {}
        }
        let mut twins = all.iter().filter(|other| effect.is_twin_of(other));
        let Some(twin) = twins.next() else {
            return choices(voice, effect, all);
        };
        let place = |of: &Effect| all.iter().position(|other| *other == of);
        match effect {
            _ if place(twin) < place(effect) => Joint::WithAnother,
            Effect::Forfeited(_) if both_lose => {
                let say = Say::attribute("effect-forfeited", "both-lost");
                Joint::Told(vec![say.player(Actor::Both)])
            }
            _ => Joint::OfBoth,
        }
    }
}

/// Whether an illegal move of this player is counted.
fn counted(by: Player, all: &[&Effect]) -> bool {
    let counts =
        |effect: &&Effect| matches!(effect, Effect::CountsAsIllegal { by: it, .. } if *it == by);
    all.iter().any(counts)
}

/// The count of an illegal move with what it costs, where that is time or the game.
fn costs(by: Player, nth: u32, all: &[&Effect]) -> Option<Joint> {
    let say = |attribute| {
        let say = Say::attribute("illegal-move-costs", attribute).of(by);
        say.number("nth", u64::from(nth))
    };
    let cost = all.iter().find_map(|effect| match effect {
        Effect::AddTime { to, time } if *to == by.other() => Some(say("time").time(*time)),
        Effect::Win(player) if *player == by.other() => Some(say("game")),
        _ => None,
    });
    cost.map(|say| Joint::Told(vec![say]))
}

/// What must stand on an envelope, told with the first of it.
fn shown_on_envelope(effect: &Effect, all: &[&Effect]) -> Joint {
    let items: Vec<(&Effect, Say)> = (all.iter())
        .filter_map(|it| match it {
            Effect::EnvelopeShows(item) => Some((*it, envelope_item(*item))),
            _ => None,
        })
        .collect();
    if items.first().is_some_and(|(first, _)| *first != effect) {
        return Joint::WithAnother;
    }
    let items = items.into_iter().map(|(_, say)| say).collect();
    let say = Say::message("effect-envelope-shows");
    Joint::Told(vec![say.with("items", Value::Items(items))])
}

/// The points of both players, told with the first of them; nothing where only one player's are.
fn points_of_both(player: Player, points: &Score, all: &[&Effect]) -> Option<Joint> {
    let of = |wanted: Player| {
        all.iter()
            .position(|it| matches!(it, Effect::Points { player, .. } if *player == wanted))
    };
    let (own, others) = (of(player)?, of(player.other())?);
    if others < own {
        return Some(Joint::WithAnother);
    }
    let Effect::Points { points: theirs, .. } = all[others] else {
        return None;
    };
    let say = Say::attribute("effect-points", "both").of(player);
    let say = say.with("points", Value::Text(points.to_string()));
    Some(Joint::Told(vec![
        say.with("others", Value::Text(theirs.to_string())),
    ]))
}

/// As many choices are told in one sentence.
const CHOICES: usize = 3;

/// What the arbiter must do, told with the first of his duties.
fn duties(voice: &Voice<'_>, effect: &Effect, all: &[&Effect]) -> Joint {
    let as_duty = |effect: &&Effect| match effect {
        Effect::Must(duty) => Some(Say::attribute("duty", duty.name())),
        _ => None,
    };
    let known = |say: &Say| voice.words().has(&say.pattern());
    let has_words = |it: &&&Effect| as_duty(it).is_some_and(|say| known(&say));
    let mut told: Vec<&Effect> = all.iter().filter(has_words).copied().collect();
    if voice.tells_notes() || told.len() < 2 || !told.contains(&effect) {
        return Joint::Alone;
    }
    if told[0] != effect {
        return Joint::WithAnother;
    }
    // what has a clause of its own comes last
    told.sort_by_key(|it| **it == Effect::Must(Duty::CheckMoves));
    let duties = told.iter().filter_map(as_duty).collect();
    let say = Say::message("arbiter-must");
    Joint::Told(vec![say.with("duties", Value::Items(duties))])
}

/// What the arbiter may choose among, told with the first of his choices.
fn choices(voice: &Voice<'_>, effect: &Effect, all: &[&Effect]) -> Joint {
    let as_choices = |effect: &Effect| -> Option<Vec<Say>> {
        let Effect::May(choices) = effect else {
            return None;
        };
        let choices = measures("measure", choices);
        let mut says = choices.iter();
        let known = says.all(|say| voice.words().has(&say.pattern()));
        known.then_some(choices)
    };
    let told: Vec<(&Effect, Vec<Say>)> = (all.iter())
        .filter_map(|it| Some((*it, as_choices(it)?)))
        .collect();
    let choices: Vec<Say> = told.iter().flat_map(|(_, says)| says.clone()).collect();
    let place = told.iter().position(|(it, _)| *it == effect);
    match place {
        Some(0) if choices.len() > 1 && !voice.tells_notes() => {
            let sentences = choices.chunks(CHOICES).map(|some| {
                Say::message("arbiter-may").with("measures", Value::Items(some.to_vec()))
            });
            Joint::Told(sentences.collect())
        }
        Some(1..) if !voice.tells_notes() => Joint::WithAnother,
        _ => Joint::Alone,
    }
}

/// What both clocks show, told with the first of the two.
fn readings(player: Player, time: Millis, all: &[&Effect], judged: bool) -> Joint {
    let mut shown = all.iter().filter_map(|effect| match effect {
        Effect::ShowsExactly { player, time } => Some((*player, *time)),
        _ => None,
    });
    let first = shown.clone().next();
    match shown.find(|(other, _)| *other != player) {
        None => Joint::Alone,
        Some(_) if first.is_some_and(|(first, _)| first != player) => Joint::WithAnother,
        Some((_, other)) => {
            let message = match judged {
                true => "reading-unless-set-otherwise",
                false => "effect-shows-exactly",
            };
            let say = Say::attribute(message, "both").of(player).time(time);
            Joint::Told(vec![say.with("other", Value::Time(other))])
        }
    }
}
