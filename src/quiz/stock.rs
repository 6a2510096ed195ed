//! The stock of questions: every question that can be asked by an edition, and why others are not.

use crate::board::Player;
use crate::edition::{Edition, Laws, Layers, Named};
use crate::game::{Act, Ask, Effect, Fact, Measure, Particular};
use crate::laws::Provision;
use crate::quiz::choose::SetAside;
use crate::quiz::kind::Kind;
use crate::quiz::order::Orders;
use crate::quiz::question::{Prepared, QuizQuestion, Unasked, deciding};
use crate::quiz::statement::Statements;
use crate::read::Scenario;
use crate::rulings::{Rulings, Run};
use crate::text::{Announcement, Standing, Tongues};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Everything that questions are made from.
pub struct Stock<'l> {
    /// The rulings on all cases.
    pub rulings: &'l Rulings<'l>,
    /// Languages, in each of which the options of a question differ.
    pub tongues: &'l Tongues,
    /// What was looked up before.
    known: RefCell<BTreeMap<Basis, Rc<Attested>>>,
    statements: RefCell<BTreeMap<Basis, Rc<Statements>>>,
    orders: RefCell<BTreeMap<Basis, Rc<Orders>>>,
}

/// By which laws questions are asked.
type Basis = (Edition, Layers);

/// What is ruled in all cases under an edition.
#[derive(Default)]
pub(super) struct Attested {
    /// The kinds of acts for which somebody is penalised in a case, by what is asked.
    penalised: BTreeSet<(String, Kind)>,
    /// How often each ruling is the right answer.
    shapes: BTreeMap<(Kind, String, String), usize>,
    /// How many right answers there are to such questions.
    totals: BTreeMap<(Kind, String), usize>,
    /// How often a provision is the one that a case is about.
    chiefs: BTreeMap<&'static str, usize>,
}

impl<'l> Stock<'l> {
    /// The stock of these cases, in these languages.
    pub fn of(rulings: &'l Rulings<'l>, tongues: &'l Tongues) -> Self {
        Stock {
            rulings,
            tongues,
            known: RefCell::default(),
            statements: RefCell::default(),
            orders: RefCell::default(),
        }
    }

    /// Everything that can be asked of this run of a case, and why the rest is not.
    pub fn on(&self, run: Run<'l>) -> Vec<(Kind, Result<QuizQuestion<'l>, Unasked>)> {
        if run.scenario().case.events.is_empty() {
            return Vec::new();
        }
        let prepared = Prepared::of(self, run);
        let made = kinds(run).map(|kind| {
            let made = prepared.as_ref().map_err(Unasked::clone);
            (kind, made.and_then(|it| it.question(kind)))
        });
        let statement = self.statement(run).map(|made| (Kind::Statement, made));
        let order = self.order(run).map(|made| (Kind::Order, Ok(made)));
        made.chain(statement).chain(order).collect()
    }

    /// The question of the kind of this name about a run of a case, made alone; nothing where that is not asked of it.
    pub(super) fn one(&self, run: Run<'l>, name: &str) -> Option<QuizQuestion<'l>> {
        match kinds(run).find(|kind| kind.name() == name) {
            Some(kind) => Prepared::of(self, run).ok()?.question(kind).ok(),
            None if name == Kind::Statement.name() => self.statement(run)?.ok(),
            None if name == Kind::Order.name() => self.order(run),
            None => None,
        }
    }

    /// Which of the rulings that a case tells as often given wrongly are no options of its questions in this run: the kind of the
    /// question, the name of the confusion, and why.
    pub fn set_aside(&self, run: Run<'l>) -> Vec<(Kind, String, SetAside)> {
        let last = run.scenario().case.events.last();
        let Some((last, prepared)) = last.zip(Prepared::of(self, run).ok()) else {
            return Vec::new();
        };
        let kinds = Kind::of(&last.act).iter();
        let aside = kinds.flat_map(|kind| {
            let aside = prepared.set_aside(*kind).into_iter();
            aside.map(|(name, why)| (*kind, name, why))
        });
        aside.collect()
    }

    /// What is ruled in all cases by these laws.
    pub(super) fn attested(&self, laws: &Laws) -> Rc<Attested> {
        let basis = (laws.edition, laws.setting.practice);
        kept(&self.known, basis, || self.related(basis))
    }

    /// The questions what a provision says.
    pub(super) fn statements(&self, edition: Edition, practice: Layers) -> Rc<Statements> {
        let made = || self.all_statements(edition, practice);
        kept(&self.statements, (edition, practice), made)
    }

    /// The questions in which order steps are taken.
    pub(super) fn orders(&self, edition: Edition, practice: Layers) -> Rc<Orders> {
        let made = || self.all_orders(edition, practice);
        kept(&self.orders, (edition, practice), made)
    }

    fn related(&self, (edition, practice): Basis) -> Attested {
        let mut all = Attested::default();
        for case in self.rulings.cases() {
            let runs = case.everywhere().map(|run| run.beside(practice));
            for run in runs.filter(|run| run.edition == edition && !run.rows().is_empty()) {
                let told = &run.scenario().case;
                let (Some(event), Ok(ruled)) = (told.events.last(), run.ruled()) else {
                    continue;
                };
                let Some(whole) = Announcement::of(told, &ruled.verdict) else {
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
                    if says.effects().any(penalises) {
                        all.penalised.insert((family(&event.act), *kind));
                    }
                }
            }
        }
        all
    }
}

/// The kinds of questions that a run of a case can have, with the case told.
fn kinds(run: Run<'_>) -> impl Iterator<Item = Kind> {
    let last = run.scenario().case.events.last();
    let kinds = last.map(|last| {
        Kind::of(&last.act)
            .iter()
            .chain(&[Kind::Article, Kind::Open])
    });
    kinds.into_iter().flatten().copied()
}

/// What was looked up before; else what is made now, and kept.
fn kept<T>(
    known: &RefCell<BTreeMap<Basis, Rc<T>>>,
    basis: Basis,
    make: impl FnOnce() -> T,
) -> Rc<T> {
    let found = known.borrow().get(&basis).cloned();
    found.unwrap_or_else(|| {
        let made = Rc::new(make());
        known.borrow_mut().insert(basis, made.clone());
        made
    })
}

impl Attested {
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

    /// The same, saying that nobody is penalised where somebody is in other cases of such an act, or is often penalised wrongly.
    pub(super) fn plainly(
        &self,
        scenario: &Scenario,
        laws: &Laws,
        kind: Kind,
        says: Announcement,
    ) -> Announcement {
        let Some(event) = scenario.case.events.last() else {
            return says;
        };
        let is_open = matches!(&says.standing, Standing::PlayOn(shown) if shown.is_empty());
        let elsewhere = || self.penalised.contains(&(family(&event.act), kind));
        let often = || {
            let effects = scenario.confusions.iter().flat_map(|it| &it.effects);
            let mut effects = effects.filter_map(|effect| effect.under(&laws.params).ok());
            effects.any(|effect| penalises(&effect))
        };
        let may_be = || elsewhere() || often();
        match is_open && kind.decides() && !says.effects().any(penalises) && may_be() {
            true => Announcement {
                standing: Standing::Unpenalised,
                ..says
            },
            false => says,
        }
    }

    /// Which part of the questions with such a result is asked, so that each is right about equally often: to a win lead most errors,
    /// to a game that goes on the fewest.
    pub(super) fn result_share(right: &Announcement) -> f64 {
        match right.effects().next() {
            Some(Effect::Win(_)) => 0.25,
            Some(_) => 0.35,
            None => 1.0,
        }
    }

    /// How often a ruling follows from this provision.
    pub(super) fn decides(&self, provision: &'static Provision) -> f64 {
        self.chiefs.get(provision.id).copied().unwrap_or(0) as f64
    }
}

/// Whether an effect penalises somebody, or gives time for what he did.
pub(super) fn penalises(effect: &Effect) -> bool {
    match effect {
        Effect::AddTime { .. } | Effect::TakeTime { .. } => true,
        Effect::May(measures) => measures.iter().any(|it| {
            use Measure::*;
            matches!(
                it,
                Penalise(_)
                    | PenaliseDistraction(_)
                    | Impose(_)
                    | ExpelOffender
                    | GiveExtraTime
                    | GiveExtraTimeTo(_)
            )
        }),
        other => other.place().is_a_penalty(),
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
