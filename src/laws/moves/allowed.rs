//! Which moves may be played now.

use crate::board::{Letters, Player};
use crate::game::{Act, Actor, Ask, Aspect, Effect, Fact, Facts, Happening, words};
use crate::laws::act_of_moving::{Bound, duties, satisfies};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells which moves the player having the move may play: the legal ones that satisfy what touches, claims and rulings bind him to.
///
/// Source: Article 3.10.1, with the duties of Articles 4.3 to 4.7 and 7.5.1.
pub static MOVES_ALLOWED: Provision = Provision {
    id: "moves-allowed",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    })),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Act::Asks(Ask::Moves | Ask::Ruling(Aspect::Moves)) = moment.act() else {
        return Ok(vec![]);
    };
    let player = match moment.has_the_move(Player::White)? {
        true => Player::White,
        false => Player::Black,
    };
    let duties = duties(moment, moment.ix(), player);
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("bound", Limit::of(moment, player, duties.first()));
    let facts = match duties.first() {
        Some(duty) => facts.about(duty.at),
        None => facts,
    };
    let mut effects: Vec<Effect> = duties.iter().map(|bound| bound.effect.clone()).collect();
    if let Some(position) = moment.position() {
        let allowed = |text: &String| {
            let attempt = position.read_move(text, &Letters::ENGLISH);
            attempt.is_ok_and(|attempt| {
                moment.record().examine(position, &attempt).is_ok()
                    && (duties.iter()).all(|bound| satisfies(position, &attempt, &bound.effect))
            })
        };
        let legal = position.legal_moves().into_iter();
        let mut moves: Vec<String> = legal
            .map(|one| position.san(&one))
            .filter(allowed)
            .collect();
        moves.sort_by_key(|text| as_white_would(player, text));
        effects.push(Effect::Playable { player, moves });
    } else if duties.is_empty() {
        effects.push(Effect::AnyLegalMove(player));
    }
    Ok(MOVES_ALLOWED.holds(facts, effects))
}

words! {
    /// What leaves a player only some of the legal moves.
    enum Limit { Touched, Claimed, Ruled, No }
}

impl Limit {
    /// What the first of a player's duties comes from: a ruling, unless he himself touched a piece or claimed a draw.
    fn of(moment: Moment<'_>, player: Player, duty: Option<&Bound>) -> Self {
        let Some(at) = duty.map(|duty| duty.at) else {
            return Self::No;
        };
        let of_moves = [
            Happening::Made,
            Happening::Completed,
            Happening::PressedIdle,
        ];
        let steps = moment.past().iter().filter(|step| step.event == at);
        let mut happenings = steps.flat_map(|step| &step.happenings);
        let moves = happenings.any(|happening| of_moves.contains(happening));
        match moment.event_at(at) {
            Some(event) if matches!(event.act, Act::ClaimDraw(_)) => Self::Claimed,
            Some(event) if event.by == Actor::Player(player) && !moves => Self::Touched,
            Some(_) | None => Self::Ruled,
        }
    }
}

/// A move as White would write it, so that the moves of either player stand in one order.
fn as_white_would(player: Player, text: &str) -> String {
    let rank = |c: char| match c.to_digit(10).filter(|_| player == Player::Black) {
        Some(rank @ 1..=8) => char::from_digit(9 - rank, 10).unwrap_or(c),
        _ => c,
    };
    text.chars().map(rank).collect()
}
