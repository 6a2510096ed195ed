//! Gestures, hints and messages that may mean the end of the game: nothing ends before somebody has declared it.

use crate::board::Player;
use crate::game::{
    Act, Actor, Ask, Aspect, Duty, Effect, Fact, Facts, Finding, Gesture, Happening, Measure, words,
};
use crate::laws::adjourned::DECIDED_BEFORE_OPENING;
use crate::laws::completion::over::ender;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the arbiter find out what was meant by a gesture, or by somebody else's message, before he treats it as the end of the game.
///
/// Once he has found out, the articles on resignation and on agreement decide.
///
/// Reading: a player resigns by declaring it, so stopped clocks, a tipped king or a handshake alone are no resignation.
/// The alternative, common in clubs, takes each of them as one.
///
/// Source: Article 5.1.2.
pub static UNCLEAR_END: Provision = Provision {
    id: "unclear-end",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::EndSuggested],
        phase: Phase::DuringPlay,
        decide: unclear,
    }),
    yields_to: &[],
};

/// Lets the arbiter penalise a player who walks off without resigning and without a word.
///
/// His clock runs on all the same, and his flag counts.
///
/// Source: M-043, beside Article 5.1.2.
pub static LEFT_WITHOUT_A_WORD: Provision = Provision {
    id: "left-without-a-word",
    rule: |laws| LEFT_WITHOUT_A_WORD.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::EndSuggested],
        phase: Phase::DuringPlay,
        decide: left,
    }),
    yields_to: &[],
};

/// Holds a player to a resignation that he would like to take back.
///
/// Source: Article 5.1.2: it ends the game at once.
pub static RESIGNATION_STANDS: Provision = Provision {
    id: "resignation-stands",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::Withdrawn],
        phase: Phase::AfterEnd,
        decide: stands,
    }),
    yields_to: &[],
};

/// Lets nothing count that the players do after the game has ended, whether or not they noticed the end.
///
/// Source: Article 5.1.1: checkmate and every other end take effect at once.
pub static AFTER_THE_END: Provision = Provision {
    id: "after-the-end",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::Made,
            Happening::Offered,
            Happening::Accepted,
            Happening::Agreed,
            Happening::Resigned,
            Happening::EndSuggested,
            Happening::DrawClaimed,
            Happening::QuickplayClaimed,
            Happening::Resumed,
            Happening::EnvelopeOpened,
            Happening::MoveAsked,
            Happening::Asked,
        ],
        phase: Phase::AfterEnd,
        decide: too_late,
    }),
    yields_to: &[&DECIDED_BEFORE_OPENING],
};

/// The player whom a gesture or a message would make resign.
pub(super) fn would_resign(moment: Moment<'_>) -> Option<Player> {
    match moment.act() {
        Act::ResignFor(player) => Some(*player),
        _ => moment.player(),
    }
}

/// Whether a player could accept a draw now: the opponent's offer is open, or both act together.
fn could_agree(moment: Moment<'_>) -> bool {
    match moment.event().by {
        Actor::Both => true,
        by => moment
            .record()
            .offer()
            .is_some_and(|offer| Actor::Player(offer.by.other()) == by),
    }
}

words! {
    /// What is known of the meaning: nothing, or that it was no resignation, or no consent to a draw; or somebody else said it.
    enum Excluded { Nothing, Resignation, Consent, Others }
}

fn unclear(moment: Moment<'_>) -> Decision {
    let resigns = would_resign(moment).map(|_| moment.found_so_far(Finding::MeantToResign));
    let consents = matches!(moment.act(), Act::Gesture(_))
        .then(|| moment.found_so_far(Finding::MeantToAgree))
        .filter(|found| found.is_some() || could_agree(moment));
    let meanings = [resigns, consents];
    if meanings.contains(&Some(Some(true))) {
        return Ok(vec![]);
    }
    if !meanings.contains(&Some(None)) {
        return Ok(UNCLEAR_END.fails(Facts::new()));
    }
    let excluded = match meanings {
        [Some(Some(false)), _] => Excluded::Resignation,
        [_, Some(Some(false))] => Excluded::Consent,
        _ if matches!(moment.act(), Act::ResignFor(_)) => Excluded::Others,
        _ => Excluded::Nothing,
    };
    let facts = Facts::new().with("excluded", excluded);
    Ok(UNCLEAR_END.holds(facts, [Effect::Must(Duty::Clarify)]))
}

fn left(moment: Moment<'_>) -> Decision {
    let walked_off = *moment.act() == Act::Gesture(Gesture::WalksOff);
    let plays_on = moment.found_so_far(Finding::MeantToResign) == Some(false);
    Ok(match moment.player().filter(|_| walked_off && plays_on) {
        Some(player) => {
            let facts = Facts::new().with("player", Fact::Player(player));
            let penalty = Effect::May(vec![Measure::Penalise(player)]);
            LEFT_WITHOUT_A_WORD.holds(facts, [penalty])
        }
        None => vec![],
    })
}

fn stands(moment: Moment<'_>) -> Decision {
    let resigned = moment
        .event()
        .about
        .and_then(|ix| moment.event_at(ix))
        .is_some_and(|event| {
            event.by == moment.event().by && matches!(event.act, Act::Resign | Act::ResignInWriting)
        });
    Ok(match moment.player().filter(|_| resigned) {
        Some(player) => {
            let facts = Facts::new().with("player", Fact::Player(player));
            RESIGNATION_STANDS.holds(facts, [Effect::AlreadyOver, Effect::CannotBeWithdrawn])
        }
        None => vec![],
    })
}

fn too_late(moment: Moment<'_>) -> Decision {
    let Some(ended) = moment.record().ended() else {
        return Ok(vec![]);
    };
    let mut effects = vec![Effect::AlreadyOver];
    // a draw that is claimed is not refused where the game is drawn already
    let draw_claimed = matches!(
        moment.happening(),
        Happening::DrawClaimed | Happening::QuickplayClaimed
    );
    if draw_claimed && !ended.drawn {
        effects.push(Effect::ClaimRejected);
    }
    let play_asked = [
        Ask::HasTheMove,
        Ask::Moves,
        Ask::Ruling(Aspect::Moves),
        Ask::Dead,
        Ask::Ruling(Aspect::Arbiter),
    ]
    .map(Act::Asks);
    if moment.happening() == Happening::Asked && !play_asked.contains(moment.act()) {
        return Ok(vec![]);
    }
    if let (Happening::MoveAsked, Some(player)) = (moment.happening(), moment.player()) {
        effects.push(Effect::Forbidden(player));
    }
    let facts = ended.facts().with("drawn", draw_claimed && ended.drawn);
    let facts = facts.citing(ender(moment));
    Ok(AFTER_THE_END.holds(facts, effects))
}
