//! Effects of one ruling that are told together.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::{Actor, Duty, Effect};
use crate::text::effect::measure;
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
        match effect {
            Effect::Win(player) if forfeits(player.other()) => return Joint::WithAnother,
            Effect::BothLose if Player::ALL.into_iter().all(forfeits) => {
                return Joint::WithAnother;
            }
            Effect::Forfeited(player) if won_by(player.other()) => {
                let say = Say::attribute("effect-forfeited", "won").of(*player);
                return Joint::Told(vec![say]);
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
        let Effect::May(measures) = effect else {
            return None;
        };
        let choices: Vec<Say> = measures.iter().map(|it| measure("measure", it)).collect();
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
