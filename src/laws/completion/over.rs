//! Whether the game is over, and by what.

use crate::game::{Act, Ask, Duty, Effect, EventIx, Facts, GameResult, Happening, words};
use crate::laws::completion::given::counted_before;
use crate::laws::recording::{result_of, ruled_result};
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Status, Step, Task, When};

/// Tells whether the game is over, how it ended and with which result: the one that stands, where a later one was signed or decided.
///
/// While the arbiter has still to find out what was meant, or what the result is, it depends on that.
///
/// Source: Article 5.1.1, with the other articles by which a game ends at once.
pub static END_OF_GAME: Provision = Provision {
    id: "end-of-game",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide,
    })),
    yields_to: &[],
};

words! {
    /// By what the game ended.
    enum EndedBy {
        Mate, Stalemate, Dead, Repetition, NoProgress, Agreed, Resigned, Signed, Flag, UnclaimedDraw, Claim, Quickplay, Illegal, Sealed, Late,
        Penalty, Ruled, Unclear, NotOver,
    }
}

/// What ended the game, by the provision that ended it; any other by what was ruled there.
const ENDED: &[(EndedBy, &[&str])] = &[
    (EndedBy::Mate, &["checkmate", "late-sealer-mated"]),
    (EndedBy::Stalemate, &["stalemate"]),
    (EndedBy::Dead, &["dead-position"]),
    (EndedBy::Repetition, &["repetition-draw"]),
    (EndedBy::NoProgress, &["no-progress-draw"]),
    (EndedBy::Agreed, &["draw-by-agreement", "claim-by-both"]),
    (EndedBy::Signed, &["signed-result"]),
    (EndedBy::Resigned, &["resignation", "resignation-draw"]),
    (
        EndedBy::Flag,
        &[
            "flag-fall",
            "flag-fall-draw",
            "last-period-flags",
            "both-flags-draw",
        ],
    ),
    (EndedBy::UnclaimedDraw, &["unclaimed-draw-before-flag"]),
    (EndedBy::Claim, &["right-claim"]),
    (
        EndedBy::Quickplay,
        &[
            "quickplay-draw",
            "quickplay-after-flag",
            "quickplay-referred",
            "quickplay-without-arbiter",
        ],
    ),
    (
        EndedBy::Illegal,
        &[
            "illegal-move-sanction",
            "illegal-move-draw",
            "first-illegal-move-loses",
            "blitz-illegal-move-loses",
            "queen-mates-first",
        ],
    ),
    (
        EndedBy::Sealed,
        &[
            "ambiguous-sealed-move",
            "illegal-sealed-move",
            "unintelligible-sealed-move",
            "late-sealer-drew",
        ],
    ),
    (
        EndedBy::Late,
        &["default-time", "default-claim", "late-for-resumption"],
    ),
    (
        EndedBy::Penalty,
        &[
            "penalty-loss",
            "device-loses",
            "device-and-nobody-else",
            "persistent-refusal",
            "both-refuse",
        ],
    ),
];

impl EndedBy {
    fn of(provision: &str) -> Self {
        let row = (ENDED.iter()).find(|(_, provisions)| provisions.contains(&provision));
        row.map_or(Self::Ruled, |(by, _)| *by)
    }
}

/// The provision by which the game ended, by its permanent name; nothing where a ruling or the case alone says so.
pub(in crate::laws) fn ender(moment: Moment<'_>) -> Option<&'static str> {
    let ended = moment.record().ended()?;
    match ending(moment, ended.at).map(|reason| reason.provision.id) {
        // what drew the game unnoticed stands in an article, and that it goes before the flag does not
        Some("unclaimed-draw-before-flag") => drawn_unnoticed(moment),
        Some(id) => Some(id),
        None => match given(moment) {
            EndedBy::Mate => Some("checkmate"),
            EndedBy::Stalemate => Some("stalemate"),
            EndedBy::Dead => Some("dead-position"),
            _ => counted_before(moment),
        },
    }
}

/// The provision that would have drawn the game without a claim, where nobody noticed it.
fn drawn_unnoticed(moment: Moment<'_>) -> Option<&'static str> {
    let reasons = moment.past().iter().flat_map(|step| &step.reasons);
    let mut yielding = reasons.filter(|reason| matches!(reason.status, Status::YieldsTo(_)));
    let draws = |id: &str| ["repetition-draw", "no-progress-draw"].contains(&id);
    let drawn = yielding.find(|reason| draws(reason.provision.id));
    drawn.map(|reason| reason.provision.id)
}

/// The reason for which the game ended in this event.
fn ending(moment: Moment<'_>, at: EventIx) -> Option<&Reason> {
    let ends = |reason: &&Reason| {
        let holds = reason.status == Status::Holds;
        holds && reason.effects.iter().any(Effect::ends_the_game)
    };
    let step = moment.past().iter().find(|step| step.event == at)?;
    step.reasons.iter().find(ends)
}

fn decide(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Asks(Ask::Over) {
        return Ok(vec![]);
    }
    let Some(ended) = moment.record().ended() else {
        let facts = Facts::new().with("signed", false);
        return Ok(match to_be_found_out(moment) {
            Some((at, duty)) => {
                let facts = facts.with("by", EndedBy::Unclear).about(at);
                END_OF_GAME.holds(facts, [Effect::Must(duty)])
            }
            None => END_OF_GAME.holds(facts.with("by", EndedBy::NotOver), [Effect::PlayOn]),
        });
    };
    let reason = ending(moment, ended.at);
    let result = match reason {
        Some(reason) => reason.effects.iter().find_map(result_of),
        None => Some(ended.winner.map_or(GameResult::Draw, GameResult::Win)),
    };
    let by = match reason {
        Some(reason) => EndedBy::of(reason.provision.id),
        None => given(moment),
    };
    let counts = ruled_result(moment).or(result);
    let otherwise = result.is_some() && counts != result;
    let signed = otherwise && counts.is_some_and(|signed| stands(moment, signed));
    let by = match otherwise && !signed {
        true => EndedBy::Ruled,
        false => by,
    };
    let facts = Facts::new().with("by", by).with("signed", signed);
    let facts = facts.citing(ender(moment));
    let told = counts.map(if signed {
        Effect::ResultStands
    } else {
        Effect::EndedWith
    });
    let effects: Vec<Effect> = [Effect::AlreadyOver].into_iter().chain(told).collect();
    Ok(END_OF_GAME.holds(facts, effects))
}

/// What the arbiter has still to find out about an end of the game: the event, and his duty.
///
/// A finding or ruling of his, or a move that was played, settles it.
fn to_be_found_out(moment: Moment<'_>) -> Option<(EventIx, Duty)> {
    let settles = |step: &&Step| {
        let decided = [Happening::Found, Happening::Ruled, Happening::Made];
        !decided
            .iter()
            .any(|decided| step.happenings.contains(decided))
    };
    let open = |step: &Step| {
        let duties = [Duty::EstablishResult, Duty::Clarify].into_iter();
        let mut open = duties.filter(|duty| step.effects().any(|it| *it == Effect::Must(*duty)));
        Some((step.event, open.next()?))
    };
    moment
        .past()
        .iter()
        .rev()
        .take_while(settles)
        .find_map(open)
}

/// Whether the result that was signed last is this one.
fn stands(moment: Moment<'_>, result: GameResult) -> bool {
    let effects = moment.past().iter().flat_map(Step::effects);
    let signed = effects.filter(|effect| matches!(effect, Effect::ResultStands(_)));
    signed.last() == Some(&Effect::ResultStands(result))
}

/// By what the game ended in the position that was given.
fn given(moment: Moment<'_>) -> EndedBy {
    use crate::board::Outcome;
    if let Some(id) = counted_before(moment) {
        return EndedBy::of(id);
    }
    match moment.position().map(|position| position.outcome()) {
        Some(Outcome::Mate) => EndedBy::Mate,
        Some(Outcome::Stalemate) => EndedBy::Stalemate,
        Some(Outcome::Dead) => EndedBy::Dead,
        Some(Outcome::PlayGoesOn | Outcome::Undecided) | None => EndedBy::Ruled,
    }
}
