//! The stock of questions: every question that can be asked by an edition, and why others are not.

use crate::board::Player;
use crate::edition::{Edition, Laws, Layers};
use crate::game::{Act, Ask, Effect, Fact, Particular};
use crate::laws::Provision;
use crate::quiz::kind::{Kind, last};
use crate::quiz::question::{Prepared, QuizQuestion, Unasked, deciding};
use crate::quiz::wrong::chief_of;
use crate::rulings::{Rulings, Run};
use crate::text::{Announcement, Standing, Tongues};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Everything that questions are made from.
pub struct Stock<'l> {
    /// The rulings on all cases.
    pub rulings: &'l Rulings<'l>,
    /// Languages, in each of which the options of a question differ.
    pub tongues: &'l Tongues,
    /// What was looked up before.
    known: RefCell<BTreeMap<(Edition, Layers), Rc<Attested>>>,
}

/// What is ruled in all cases under an edition.
#[derive(Default)]
pub(super) struct Attested {
    /// By the kind of act and by what is asked, in the order of the cases.
    by_act: BTreeMap<(String, Kind), Vec<Relative>>,
    /// How often each ruling is the right answer.
    shapes: BTreeMap<(Kind, String, String), usize>,
    /// How many right answers there are to such questions.
    totals: BTreeMap<(Kind, String), usize>,
    /// How often a provision is the one that a case is about.
    chiefs: BTreeMap<&'static str, usize>,
}

/// What is ruled on such an act in a case.
#[derive(Clone)]
pub(super) struct Relative {
    pub says: Announcement,
    /// Who acted.
    pub actor: Option<Player>,
    /// By which provision.
    pub chief: &'static Provision,
    /// In which chapter the case stands.
    pub chapter: String,
}

impl<'l> Stock<'l> {
    /// The stock of these cases, in these languages.
    pub fn of(rulings: &'l Rulings<'l>, tongues: &'l Tongues) -> Self {
        Stock {
            rulings,
            tongues,
            known: RefCell::default(),
        }
    }

    /// Everything that can be asked of this run of a case, and why the rest is not.
    pub fn on(&self, run: Run<'l>) -> Vec<(Kind, Result<QuizQuestion<'l>, Unasked>)> {
        let Some(last) = run.scenario().case.events.last() else {
            return Vec::new();
        };
        let prepared = Prepared::of(self, run);
        let kinds = Kind::of(&last.act).iter();
        let kinds = kinds.chain(&[Kind::Article, Kind::Open]);
        let made = kinds.map(|kind| {
            let made = prepared.as_ref().map_err(Unasked::clone);
            (*kind, made.and_then(|it| it.question(*kind)))
        });
        made.collect()
    }

    /// What is ruled in all cases by these laws.
    pub(super) fn attested(&self, laws: &Laws) -> Rc<Attested> {
        let basis = (laws.edition, laws.setting.practice);
        let known = self.known.borrow().get(&basis).cloned();
        known.unwrap_or_else(|| {
            let all = Rc::new(self.related(basis));
            self.known.borrow_mut().insert(basis, all.clone());
            all
        })
    }

    fn related(&self, (edition, practice): (Edition, Layers)) -> Attested {
        let mut all = Attested::default();
        for case in self.rulings.cases() {
            let runs = case.everywhere().map(|run| run.beside(practice));
            for run in runs.filter(|run| run.edition == edition && !run.rows().is_empty()) {
                let told = &run.scenario().case;
                let (Some(event), Ok(ruled)) = (told.events.last(), run.ruled()) else {
                    continue;
                };
                let (Some(whole), Some(chief)) = (
                    Announcement::of(told, &ruled.verdict),
                    chief_of(&ruled.verdict),
                ) else {
                    continue;
                };
                let actor = event.by.player();
                let about = deciding(run.scenario(), &ruled.verdict).first().copied();
                if let Some(about) = about {
                    *all.chiefs.entry(about.id).or_default() += 1;
                }
                for kind in Kind::of(&event.act) {
                    let Some(says) = kind.part_of(&whole, told) else {
                        continue;
                    };
                    let (of, shape) = counted_as(&event.act, *kind, &says, actor);
                    *all.totals.entry((*kind, of.clone())).or_default() += 1;
                    *all.shapes.entry((*kind, of, shape)).or_default() += 1;
                    if says.parts.iter().any(|(event, _)| *event != last(told)) {
                        continue;
                    }
                    let key = (family(&event.act), *kind);
                    all.by_act.entry(key).or_default().push(Relative {
                        says,
                        actor,
                        chief,
                        chapter: run.scenario().chapter.clone(),
                    });
                }
            }
        }
        all
    }
}

impl Attested {
    /// What is ruled on the same kind of act.
    pub(super) fn on(&self, act: &Act, kind: Kind) -> &[Relative] {
        let found = self.by_act.get(&(family(act), kind));
        found.map_or(&[], Vec::as_slice)
    }

    /// How often this is the right answer to such a question on the same kind of act, and how often another one is.
    ///
    /// Whether the game goes on, or who has won, is counted over all acts.
    pub(super) fn counts(
        &self,
        act: &Act,
        kind: Kind,
        says: &Announcement,
        actor: Option<Player>,
    ) -> (f64, f64) {
        let (of, shape) = counted_as(act, kind, says, actor);
        let number = |found: Option<&usize>| found.copied().unwrap_or(0) as f64;
        let own = number(self.shapes.get(&(kind, of.clone(), shape)));
        let all = number(self.totals.get(&(kind, of)));
        (own, all - own)
    }

    /// Which part of the questions with such a result is asked, so that a win is right half as often again as a draw, and a draw as
    /// often as that play goes on.
    pub(super) fn result_share(&self, right: &Announcement) -> f64 {
        let number = |shape: &str| {
            let key = (Kind::Result, String::new(), shape.to_owned());
            self.shapes.get(&key).copied().unwrap_or(0) as f64
        };
        let wanted = [("win", 1.15), ("draw", 1.0), ("play-on", 1.0)];
        let parts = wanted.map(|(shape, part)| number(shape) / part);
        let least = parts.into_iter().fold(f64::MAX, f64::min);
        let own = result_of(right);
        let mut wanted = wanted.iter();
        let part = wanted
            .find(|(shape, _)| *shape == own)
            .map_or(1.0, |(_, part)| *part);
        least * part / number(own).max(1.0)
    }

    /// How often a ruling follows from this provision.
    pub(super) fn decides(&self, provision: &'static Provision) -> f64 {
        self.chiefs.get(provision.id).copied().unwrap_or(0) as f64
    }
}

/// Which kind of result is told.
fn result_of(says: &Announcement) -> &'static str {
    let wins = says.effects().any(|it| it.winner().is_some());
    match (wins, says.effects().next()) {
        (true, _) => "win",
        (false, Some(_)) => "draw",
        (false, None) => "play-on",
    }
}

/// Under which names a right answer is counted.
fn counted_as(
    act: &Act,
    kind: Kind,
    says: &Announcement,
    actor: Option<Player>,
) -> (String, String) {
    match kind {
        Kind::Result => (String::new(), result_of(says).to_owned()),
        _ => (family(act), shape(says, actor)),
    }
}

/// What a ruling says of the player who acted and of the opponent, whatever the squares and moves.
fn shape(says: &Announcement, actor: Option<Player>) -> String {
    let words = |player: Player| match actor {
        Some(own) if own == player => "own",
        Some(_) => "other",
        None if player == Player::White => "white",
        None => "black",
    };
    let mut all: Vec<String> = (says.effects())
        .map(|effect| match speaks_of_players_alone(effect) {
            true => {
                let data = serde_json::to_string(effect).unwrap_or_default();
                let data = data.replace("\"white\"", words(Player::White));
                data.replace("\"black\"", words(Player::Black))
            }
            false => effect.name().to_owned(),
        })
        .collect();
    all.sort_unstable();
    if says.standing != Standing::Open {
        all.push("play-on".to_owned());
    }
    all.join("+")
}

/// Acts on which the same may be ruled have the same name here.
fn family(act: &Act) -> String {
    match act {
        Act::Asks(Ask::Square(_)) => "asks-square".to_owned(),
        Act::Asks(ask) => format!("asks-{}", ask.name()),
        Act::MayPlay(text) if text.starts_with(['0', 'O']) => "may-castle".to_owned(),
        Act::Press => "move".to_owned(),
        other => other.name().to_owned(),
    }
}

/// Whether an effect can be told of any case: it names no square, no piece and no move.
pub(super) fn speaks_of_players_alone(effect: &Effect) -> bool {
    let of_a_board = |particular: &Particular| {
        matches!(
            particular,
            Particular::Several(_)
                | Particular::Value(Fact::Square(_) | Fact::Piece(_) | Fact::Move(_))
        )
    };
    match effect {
        Effect::May(_) => true,
        Effect::MustCastle { .. }
        | Effect::NotCastleNow { .. }
        | Effect::StartPosition(_)
        | Effect::Restore(_) => false,
        other => !(other.particulars().0.iter()).any(|(_, particular)| of_a_board(particular)),
    }
}

/// The effect with White and Black exchanged in its data.
pub(super) fn players_exchanged(effect: &Effect) -> Option<Effect> {
    let mut data = serde_json::to_value(effect).ok()?;
    exchange(&mut data);
    serde_json::from_value(data).ok()
}

fn exchange(data: &mut serde_json::Value) {
    match data {
        serde_json::Value::String(word) => match word.as_str() {
            "white" => "black".clone_into(word),
            "black" => "white".clone_into(word),
            _ => {}
        },
        serde_json::Value::Array(items) => items.iter_mut().for_each(exchange),
        serde_json::Value::Object(fields) => fields.values_mut().for_each(exchange),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Millis;
    use crate::game::Measure;
    use Player::{Black, White};

    #[test]
    fn players_are_exchanged_wherever_they_stand() {
        let time = Millis(120_000);
        for (effect, exchanged) in [
            (Effect::Win(White), Effect::Win(Black)),
            (
                Effect::AddTime { to: Black, time },
                Effect::AddTime { to: White, time },
            ),
            (
                Effect::May(vec![Measure::Penalise(White), Measure::CallFlag]),
                Effect::May(vec![Measure::Penalise(Black), Measure::CallFlag]),
            ),
            (Effect::Draw, Effect::Draw),
        ] {
            assert_eq!(players_exchanged(&effect), Some(exchanged));
        }
    }
}
