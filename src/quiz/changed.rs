//! The catalogue of confusions: what somebody answers who has the right answer but for one thing.
//!
//! Each has a name; the message `confusion` says under that name what was confused.

use crate::board::{Player, Square};
use crate::clock::Millis;
use crate::edition::{Pace, Setting};
use crate::game::{Act, Duty, Effect, Fact, Measure, Particular, Restore};
use crate::laws::Branch;
use crate::quiz::kind::{Kind, last};
use crate::quiz::wrong::{Confusion, Judged, Wrong};
use crate::text::{Announcement, Standing, on_the_board};

/// A wrong answer with the name of its confusion.
type Changed = (&'static str, Announcement);

impl Judged<'_> {
    /// The right answer with one thing changed, as the catalogue names it.
    pub(super) fn changed(&self) -> Vec<Wrong> {
        let all = match self.kind {
            Kind::Result => self.other_results(),
            Kind::Time => self.readings(),
            Kind::Play => self.other_moves(),
            Kind::Ruling => self.other_judgements(),
            Kind::Answer | Kind::Article | Kind::Open => Vec::new(),
            Kind::Claim | Kind::Arbiter => {
                let mut all = self.other_times();
                all.extend(self.other_decisions());
                all.extend(self.right.effects().flat_map(|effect| self.instead(effect)));
                all
            }
        };
        let wrong = all.into_iter().map(|(name, says)| Wrong {
            says,
            by: Confusion::Named(name),
            ground: None,
        });
        wrong.collect()
    }

    fn has(&self, wanted: impl Fn(&Effect) -> bool) -> bool {
        self.right.effects().any(wanted)
    }

    /// That these effects are ruled on the last event, and nothing is said of how things stand.
    fn only(&self, effects: Vec<Effect>) -> Announcement {
        Announcement {
            parts: vec![(last(self.told()), effects)],
            standing: Standing::Open,
        }
    }

    /// That these effects are ruled on the last event, and play goes on.
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

    fn other_results(&self) -> Vec<Changed> {
        let winners = self.possible_winners().into_iter();
        let won = winners.map(|player| ("other-result", self.only(vec![Effect::Win(player)])));
        let goes_on = Announcement {
            parts: Vec::new(),
            standing: Standing::PlayOn(Vec::new()),
        };
        let drawn = ("draw-instead", self.only(vec![Effect::Draw]));
        won.chain([drawn, ("play-goes-on", goes_on)]).collect()
    }

    fn other_moves(&self) -> Vec<Changed> {
        let Some(player) = self.right.effects().find_map(player_of_play) else {
            return Vec::new();
        };
        let pieces = self.pieces().into_iter();
        let bound = pieces.map(|(piece, owner)| match owner == player {
            true => (
                "other-piece",
                self.only(vec![Effect::MustMove { player, piece }]),
            ),
            false => (
                "must-capture",
                self.only(vec![Effect::MustCapture { player, piece }]),
            ),
        });
        let free = self.only(vec![Effect::AnyLegalMove(player)]);
        bound.chain([("any-legal-move", free)]).collect()
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
        if self.has(|it| *it == Effect::ClaimRejected) {
            if matches!(act, Some(Act::ClaimDraw(_) | Act::ClaimQuickplay(_))) {
                let upheld = self.only(vec![Effect::ClaimAccepted, Effect::Draw]);
                all.push(("claim-upheld", upheld));
            }
            all.push(("no-time", rejected()));
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
            Effect::Win(_) => vec![("draw-instead", put(Effect::Draw))],
            Effect::Draw => {
                let winners = self.possible_winners().into_iter();
                let won = winners.map(|winner| ("win-instead", put(Effect::Win(winner))));
                won.collect()
            }
            Effect::PenaltyDue(player) => {
                let may = Effect::May(vec![Measure::Penalise(*player)]);
                let mut all = self.other_penalties(*player);
                all.push(("may-not-must", put(may)));
                all
            }
            Effect::May(measures) => match measures.as_slice() {
                [Measure::Penalise(player)] => {
                    let mut all = self.other_penalties(*player);
                    all.push(("must-not-may", put(Effect::PenaltyDue(*player))));
                    all
                }
                _ => Vec::new(),
            },
            Effect::Forbidden(player) => vec![
                ("was-allowed", goes_on(Effect::Allowed(*player))),
                (
                    "game-for-penalty",
                    self.only(vec![Effect::Win(player.other())]),
                ),
            ],
            Effect::Allowed(player) => {
                let penalised = vec![Effect::Forbidden(*player), Effect::PenaltyDue(*player)];
                vec![
                    ("not-allowed", goes_on(Effect::Forbidden(*player))),
                    ("not-allowed-and-penalty", self.goes_on(penalised)),
                    (
                        "needs-permission",
                        goes_on(Effect::NeedsPermission(*player)),
                    ),
                ]
            }
            Effect::Must(duty) if *duty != Duty::StopClocks => {
                vec![("must-not", put(Effect::MustNot(Duty::Intervene)))]
            }
            _ => Vec::new(),
        }
    }

    fn other_penalties(&self, player: Player) -> Vec<Changed> {
        vec![
            (
                "game-for-penalty",
                self.only(vec![Effect::Win(player.other())]),
            ),
            ("was-allowed", self.goes_on(vec![Effect::Allowed(player)])),
            ("no-penalty", self.goes_on(vec![Effect::Forbidden(player)])),
        ]
    }

    /// The time that is given for the same at another pace.
    fn other_time(&self, time: Millis) -> Option<Millis> {
        let own = &self.laws.setting;
        let others = Pace::ALL.iter().filter_map(|pace| {
            let setting = Setting {
                pace: *pace,
                ..own.clone()
            };
            let laws = self.stock.rulings.laws(self.laws.edition, &setting);
            laws.params.wrong_claim_opponent_gets.value().copied()
        });
        others.into_iter().find(|other| *other != time)
    }

    /// The time that a player gets for the opponent's wrong claim.
    fn usual_time(&self) -> Option<Millis> {
        let gets = self.laws.params.wrong_claim_opponent_gets.value();
        gets.copied()
    }

    /// Who might be thought to have won: where only one player acted or is told of, the opponent.
    fn possible_winners(&self) -> Vec<Player> {
        let case = self.told();
        let acted = |player: Player| {
            let mut events = case.events.iter();
            events.any(|event| event.by.player() == Some(player))
        };
        let wins = self.right.effects().find_map(Effect::winner);
        match (acted(Player::White), acted(Player::Black)) {
            (true, false) => vec![wins.unwrap_or(Player::Black)],
            (false, true) => vec![wins.unwrap_or(Player::White)],
            _ => Player::ALL.to_vec(),
        }
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
    fn pieces(&self) -> Vec<(Square, Player)> {
        let Some(position) = on_the_board(self.told()) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for event in &self.told().events {
            for (_, particular) in &event.act.particulars().0 {
                if let Particular::Value(Fact::Square(square)) = particular {
                    let mut pieces = position.pieces();
                    let owner = pieces.find_map(|(at, owner, _)| (at == *square).then_some(owner));
                    all.extend(owner.map(|owner| (*square, owner)));
                }
            }
        }
        all
    }
}

fn player_of_play(effect: &Effect) -> Option<Player> {
    use Effect::*;
    match effect {
        MustMove { player, .. }
        | MustCapture { player, .. }
        | MustMoveA { player, .. }
        | MustCastle { player, .. }
        | NotCastleNow { player, .. }
        | AnyLegalMove(player)
        | TouchMoveBinds(player) => Some(*player),
        _ => None,
    }
}
