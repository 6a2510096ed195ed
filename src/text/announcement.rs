//! What is announced of a ruling, as values that can be compared and changed, and in bare words.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::{Actor, Case, Effect, EventIx};
use crate::laws::Verdict;
use crate::text::decision::{Closing, Decision};
use crate::text::joint::Joint;
use crate::text::moment::Moment;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// What is announced of a ruling that depends on nothing: event by event, and how things stand at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    /// The effects that are announced on each event, without events on which none is.
    pub parts: Vec<(EventIx, Vec<Effect>)>,
    /// How things stand at the end.
    pub standing: Standing,
}

/// How things stand after a ruling.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing {
    /// Nothing is said of it: the game is over by what was announced, or something is still to be done.
    Open,
    /// Nothing is to be done, and play goes on.
    Nothing,
    /// Play goes on; what the displays show, as far as the ruling fixes it.
    PlayOn(Vec<(Player, Millis)>),
    /// Play goes on, and nobody is penalised although that might be expected.
    Unpenalised,
}

impl Announcement {
    /// What is announced of a verdict on a case; nothing where that depends on what the case does not tell.
    pub fn of(case: &Case, verdict: &Verdict) -> Option<Self> {
        let decision = Decision::of(verdict, case, &|_| false, &|_| false);
        let (steps, closing) = decision.plain()?;
        let numbered = (0..).zip(steps);
        let mut parts: Vec<(EventIx, Vec<Effect>)> = numbered
            .filter(|(_, effects)| !effects.is_empty())
            .map(|(event, effects)| (event, effects.iter().copied().cloned().collect()))
            .collect();
        let standing = match closing {
            Some(Closing::PlayOn { shown, .. }) => Standing::PlayOn(shown.clone()),
            Some(Closing::Result { effects, .. }) => {
                let event = EventIx::try_from(case.events.len().saturating_sub(1)).ok()?;
                let result = effects.iter().copied().cloned();
                match parts.last_mut() {
                    Some((last, told)) if *last == event => told.extend(result),
                    _ => parts.push((event, result.collect())),
                }
                Standing::Open
            }
            None => Standing::Open,
        };
        Some(Announcement { parts, standing })
    }

    /// All effects, in their order.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.parts.iter().flat_map(|(_, effects)| effects)
    }

    /// The same with these effects instead of its own, event by event; without events on which none is left.
    #[must_use]
    pub fn map(&self, effects: &dyn Fn(&Effect) -> Vec<Effect>) -> Self {
        let parts = self.parts.iter().map(|(event, all)| {
            let changed = all.iter().flat_map(effects).collect::<Vec<_>>();
            (*event, changed)
        });
        Announcement {
            parts: parts.filter(|(_, all)| !all.is_empty()).collect(),
            standing: self.standing.clone(),
        }
    }

    /// Whether it announces this effect on this event.
    pub fn rules(&self, event: EventIx, effect: &Effect) -> bool {
        let mut parts = self.parts.iter();
        parts.any(|(own, effects)| *own == event && effects.contains(effect))
    }

    /// The sentences that tell it, bare of what brings it about; none where there is nothing to tell.
    pub fn sentences(&self, voice: &Voice<'_>, case: &Case) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        let mut add = |say: &Say| {
            let text = voice.say(say);
            if !text.is_empty() && !all.contains(&text) {
                all.push(text);
            }
        };
        for (event, effects) in &self.parts {
            let moment = Moment {
                voice,
                case,
                event: *event,
            };
            let mut told: Vec<&Effect> = effects.iter().collect();
            told.sort_by_key(|effect| effect.place());
            for effect in &told {
                match Joint::of(voice, effect, &told, false) {
                    Joint::WithAnother => {}
                    Joint::Told(says) => says.iter().for_each(&mut add),
                    Joint::OfBoth => {
                        let both = moment.effect(effect).into_iter();
                        both.map(|say| say.player(Actor::Both))
                            .for_each(|say| add(&say));
                    }
                    Joint::Alone => moment.effect(effect).iter().for_each(&mut add),
                }
            }
        }
        match &self.standing {
            Standing::Open => {}
            Standing::Unpenalised => add(&Say::message("quiz-unpenalised")),
            Standing::Nothing => add(&Say::message("quiz-nothing")),
            Standing::PlayOn(shown) => add(&play_on(shown)),
        }
        all
    }
}

/// That play goes on, and what the displays show then.
pub(super) fn play_on(shown: &[(Player, Millis)]) -> Say {
    match shown {
        [] => Say::message("effect-play-on"),
        [(player, time)] => Say::attribute("closing-play-on", "one")
            .of(*player)
            .time(*time),
        [(player, time), (_, other), ..] => Say::attribute("closing-play-on", "both")
            .of(*player)
            .time(*time)
            .with("other", Value::Time(*other)),
    }
}
