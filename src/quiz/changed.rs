//! What somebody answers who has the right answer but for one thing, where that can be said of any ruling; what is confused where a
//! certain provision decides stands in `editions/confusions`.
//!
//! Each has a name; the message `confusion` says under that name what was confused.

use crate::board::{Player, Role, Side, Square};
use crate::clock::Millis;
use crate::edition::{Pace, Setting};
use crate::game::{Act, Effect, Fact, Measure, Particular, Particulars, Restore};
use crate::laws::Branch;
use crate::quiz::kind::Kind;
use crate::quiz::wrong::{Confusion, Judged, Wrong};
use crate::text::{Announcement, Standing, on_the_board};

/// A wrong answer with the name of its confusion.
type Changed = (&'static str, Announcement);

impl Judged<'_> {
    /// The right answer with one thing changed, each under the name of its confusion.
    pub(super) fn changed(&self) -> Vec<Wrong> {
        let all = match self.kind {
            Kind::Time => self.readings(),
            Kind::Play => self.other_moves(),
            Kind::Ruling => self.other_judgements(),
            Kind::Result
            | Kind::Answer
            | Kind::Article
            | Kind::Statement
            | Kind::Order
            | Kind::Open => Vec::new(),
            Kind::Claim | Kind::Arbiter | Kind::Several => {
                let mut all = self.other_times();
                all.extend(self.other_decisions());
                all.extend(self.right.effects().flat_map(|effect| self.instead(effect)));
                all
            }
        };
        let wrong = all.into_iter().map(|(name, says)| Wrong {
            says,
            by: Confusion::Named(name.into()),
            ground: None,
        });
        wrong.collect()
    }

    fn has(&self, wanted: impl Fn(&Effect) -> bool) -> bool {
        self.right.effects().any(wanted)
    }

    /// That these effects are ruled, and nothing is said of how things stand.
    fn only(&self, effects: Vec<Effect>) -> Announcement {
        Announcement {
            parts: self.placed(effects),
            standing: Standing::Open,
        }
    }

    /// That these effects are ruled, and play goes on.
    fn goes_on(&self, effects: Vec<Effect>) -> Announcement {
        Announcement {
            standing: Standing::PlayOn(Vec::new()),
            ..self.only(effects)
        }
    }

    /// The right answer with other effects in the place of some.
    fn each(&self, change: &dyn Fn(&Effect) -> Option<Vec<Effect>>) -> Announcement {
        let right = self.right;
        right.map(&|effect| change(effect).unwrap_or_else(|| vec![effect.clone()]))
    }

    /// Other moves than those that may be played, each with and without time for the opponent.
    fn other_moves(&self) -> Vec<Changed> {
        let mut players = self.right.effects();
        let Some(player) = players.find_map(player_of_play) else {
            return Vec::new();
        };
        let given = self.right.effects().find_map(|effect| match effect {
            Effect::AddTime { to, time } => Some((*to, *time)),
            _ => None,
        });
        let usual = self.usual_time().map(|time| (player.other(), time));
        let given = given.or(usual);
        let plays = |effect: &&Effect| effect.place().is_to_be_played();
        let right: Vec<Effect> = self.right.effects().filter(plays).cloned().collect();
        let part = |some: &[Effect], of: &[Effect]| some.iter().all(|effect| of.contains(effect));
        let mut bindings = vec![("no-time", right.clone())];
        for (name, effects) in self.bindings(player) {
            if !part(&effects, &right) && !part(&right, &effects) {
                bindings.push((name, effects));
            }
        }
        let mut all = Vec::new();
        for (name, effects) in bindings {
            all.push((name, self.goes_on(effects.clone())));
            all.extend(given.map(|(to, time)| {
                let time = Effect::AddTime { to, time };
                let name = match name {
                    "no-time" => "no-time-due",
                    other => other,
                };
                (
                    name,
                    self.goes_on(effects.into_iter().chain([time]).collect()),
                )
            }));
        }
        all
    }

    /// To what a player might be thought to be bound.
    fn bindings(&self, player: Player) -> Vec<(&'static str, Vec<Effect>)> {
        let mut all = vec![("any-legal-move", vec![Effect::AnyLegalMove(player)])];
        let Some(position) = on_the_board(self.told()) else {
            return all;
        };
        let king = position.pieces().find_map(|(square, owner, role)| {
            (owner == player && role == Role::King).then_some(square)
        });
        let mut sides = Vec::new();
        for (piece, owner, role) in self.pieces() {
            if owner == player {
                let moved = vec![Effect::MustMove { player, piece }];
                all.push(("other-piece", moved));
            } else if role != Role::King {
                let taken = vec![Effect::MustCapture { player, piece }];
                all.push(("must-capture", taken));
            }
            if let (Some(king), Role::Rook, true) = (king, role, owner == player) {
                sides.push(Side::of(king, piece));
            }
        }
        let castles = |effect: &Effect| match effect {
            Effect::MustCastle { side, .. } | Effect::NotCastleNow { side, .. } => *side,
            _ => None,
        };
        sides.extend(self.right.effects().filter_map(castles));
        sides.dedup();
        for side in sides {
            let side = Some(side);
            let castled = vec![Effect::MustCastle { player, side }];
            all.push(("must-castle", castled));
            if let Some(piece) = king {
                let moved = Effect::MustMove { player, piece };
                all.push(("king-bound", vec![moved.clone()]));
                let other = vec![moved, Effect::NotCastleNow { player, side }];
                all.push(("king-bound", other));
            }
        }
        if self.has(|it| matches!(it, Effect::MustPromoteTo { .. })) {
            for piece in [Role::Queen, Role::Rook, Role::Knight] {
                let chosen = vec![Effect::MustPromoteTo { player, piece }];
                all.push(("other-promotion", chosen));
            }
        }
        all
    }

    fn other_judgements(&self) -> Vec<Changed> {
        let judgements = [
            Effect::RulingWasRight,
            Effect::RulingWasIncomplete,
            Effect::RulingWasWrong,
        ];
        let told = judgements.map(|effect| ("other-judgement", self.only(vec![effect])));
        told.into_iter().collect()
    }

    /// Another time, none, or the game.
    fn other_times(&self) -> Vec<Changed> {
        let mut receivers = self.right.effects().filter_map(|it| match it {
            Effect::AddTime { to, .. } => Some(*to),
            _ => None,
        });
        let Some(to) = receivers.next() else {
            return Vec::new();
        };
        let none = self.each(&|it| matches!(it, Effect::AddTime { .. }).then(Vec::new));
        let other = self.each(&|it| match it {
            Effect::AddTime { to, time } => Some(vec![Effect::AddTime {
                to: *to,
                time: self.other_time(*time)?,
            }]),
            _ => None,
        });
        vec![
            ("no-time", none),
            ("other-time", other),
            ("game-for-time", self.only(vec![Effect::Win(to)])),
        ]
    }

    /// The other decision on a claim.
    fn other_decisions(&self) -> Vec<Changed> {
        let mut all = Vec::new();
        let event = self.told().events.last();
        let act = event.map(|event| &event.act);
        let rejected = || self.goes_on(vec![Effect::ClaimRejected]);
        let for_a_draw = matches!(act, Some(Act::ClaimDraw(_) | Act::ClaimQuickplay(_)));
        if for_a_draw && self.has(|it| *it == Effect::ClaimRejected) {
            let upheld = self.only(vec![Effect::ClaimAccepted, Effect::Draw]);
            all.push(("claim-upheld", upheld));
        }
        if self.has(|it| *it == Effect::ClaimAccepted) {
            all.push(("claim-rejected", rejected()));
            let claimant = event.and_then(|event| event.by.player());
            if let Some(player) = claimant.filter(|_| self.has(|it| *it == Effect::Draw)) {
                let to = player.other();
                let given = self.usual_time().map(|time| Effect::AddTime { to, time });
                let effects = [Effect::ClaimRejected].into_iter().chain(given);
                all.push(("claim-rejected-with-time", self.goes_on(effects.collect())));
            }
        }
        all
    }

    /// Something else in the place of one effect.
    fn instead(&self, effect: &Effect) -> Vec<Changed> {
        let put = |other: Effect| self.each(&|it| (it == effect).then(|| vec![other.clone()]));
        let goes_on = |effect: Effect| self.goes_on(vec![effect]);
        match effect {
            Effect::Restore(Restore::Before(number)) => vec![
                ("move-stands", put(Effect::MoveStands(*number))),
                ("move-stands", goes_on(Effect::MoveStands(*number))),
            ],
            Effect::Win(_) if self.has_a_result_alone() => {
                vec![("draw-instead", put(Effect::Draw))]
            }
            Effect::PenaltyDue(player) => {
                let may = Effect::May(vec![Measure::Penalise(*player)]);
                vec![("may-not-must", put(may))]
            }
            Effect::May(measures) => match measures.as_slice() {
                [Measure::Penalise(player)] => {
                    vec![("must-not-may", put(Effect::PenaltyDue(*player)))]
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Whether nothing but the decision on a claim and the result is told.
    fn has_a_result_alone(&self) -> bool {
        let mut effects = self.right.effects();
        effects.all(|it| it.answers_something() || it.winner().is_some())
    }

    /// The time that is given for the same at another pace; in a quickplay finish there is none.
    fn other_time(&self, time: Millis) -> Option<Millis> {
        let act = self.told().events.last().map(|event| &event.act);
        if matches!(act, Some(Act::ClaimQuickplay(_))) {
            return None;
        }
        let own = &self.laws.setting;
        let others = Pace::ALL.iter().filter_map(|pace| {
            let setting = Setting {
                pace: *pace,
                ..own.clone()
            };
            let laws = self.stock.rulings.library.laws(self.laws.edition, &setting);
            laws.params.wrong_claim_opponent_gets.value().copied()
        });
        others.into_iter().find(|other| *other != time)
    }

    /// The time that a player gets for the opponent's wrong claim.
    fn usual_time(&self) -> Option<Millis> {
        let gets = self.laws.params.wrong_claim_opponent_gets.value();
        gets.copied()
    }

    /// Wrong calculations of what the displays show: without a time that was added or ran off, with it twice, on the wrong side, or
    /// as they showed before.
    fn readings(&self) -> Vec<(&'static str, Announcement)> {
        let case = self.told();
        let changed = |name: &'static str, change: &dyn Fn(Player, Millis) -> Option<Millis>| {
            let says = self.right.map(&|effect| match effect {
                Effect::ShowsExactly { player, time } => vec![Effect::ShowsExactly {
                    player: *player,
                    time: change(*player, *time).unwrap_or(*time),
                }],
                other => vec![other.clone()],
            });
            (name, says)
        };
        let options = &self.laws.setting.options;
        let periods = options.periods.iter().map(|period| period.increment);
        let added = options.increment.into_iter().chain(periods);
        let ran = case.events.iter().filter_map(|event| match event.act {
            Act::ClockRuns(time) => Some(time),
            _ => None,
        });
        let given = self.verdict.branches.iter().flat_map(Branch::effects);
        let given = given.filter_map(|effect| match effect {
            Effect::AddTime { time, .. } => Some(*time),
            _ => None,
        });
        let times = [
            (
                "increment-left-out",
                "increment-twice",
                added.collect::<Vec<_>>(),
            ),
            ("time-left-out", "time-twice", ran.chain(given).collect()),
        ];
        let mut all = Vec::new();
        for whose in Player::ALL {
            let of = |player: Player, time: Option<Millis>| time.filter(|_| player == whose);
            for (less, more, times) in &times {
                for by in times.iter().filter(|by| by.0 > 0) {
                    let minus =
                        |player, time: Millis| of(player, time.0.checked_sub(by.0).map(Millis));
                    let plus = |player, time: Millis| of(player, Some(Millis(time.0 + by.0)));
                    all.push(changed(less, &minus));
                    all.push(changed(more, &plus));
                    let moved = |player: Player, time: Millis| match player == whose {
                        true => time.0.checked_sub(by.0).map(Millis),
                        false => Some(Millis(time.0 + by.0)),
                    };
                    all.push(changed("other-side", &moved));
                }
            }
            let before = |player: Player, _| {
                let told = case.events.iter().rev();
                let mut told = told.filter_map(|event| *event.left.of(player));
                told.next().filter(|_| player == whose)
            };
            all.push(changed("as-before", &before));
        }
        all
    }

    /// The pieces that stand on the squares named in the story, before it.
    fn pieces(&self) -> Vec<(Square, Player, Role)> {
        let Some(position) = on_the_board(self.told()) else {
            return Vec::new();
        };
        let mut squares = Vec::new();
        for event in &self.told().events {
            squares_in(&event.act.particulars(), &mut squares);
        }
        let stands = |square: &Square| position.pieces().find(|(at, ..)| at == square);
        squares.iter().filter_map(stands).collect()
    }
}

fn squares_in(particulars: &Particulars, squares: &mut Vec<Square>) {
    for (_, particular) in &particulars.0 {
        match particular {
            Particular::Value(Fact::Square(square)) => squares.push(*square),
            Particular::Several(all) => all.iter().for_each(|it| squares_in(it, squares)),
            Particular::Value(_) | Particular::Key(_) => {}
        }
    }
}

fn player_of_play(effect: &Effect) -> Option<Player> {
    use Effect::*;
    match effect {
        MustMove { player, .. }
        | MustCapture { player, .. }
        | MustMoveA { player, .. }
        | MustPlay { player, .. }
        | MustPromoteTo { player, .. }
        | MustStay { player, .. }
        | MustCastle { player, .. }
        | NotCastleNow { player, .. }
        | AnyLegalMove(player)
        | TouchMoveBinds(player) => Some(*player),
        _ => None,
    }
}
