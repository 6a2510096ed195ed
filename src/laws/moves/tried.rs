//! A move that somebody looks at: asked about by the examiner, or found or claimed to be illegal, or illegal and standing.

use crate::board::{Attempt, Illegal, Player, Position, Role, Square};
use crate::edition::{Confidence, Doubt, Laws, Named};
use crate::game::{Act, EventIx, Fact, Facts, Happening, Unknown};
use crate::laws::act_of_moving::{Bound, broken, castling_begun, duties};
use crate::laws::irregularities::found::found;
use crate::laws::rapid::late_illegal_move::standing;
use crate::laws::{Decision, Moment, Provision};
use std::sync::Arc;

/// The happenings at which the rules of moving are looked at.
pub(in crate::laws) const TRIED_ON: &[Happening] = &[
    Happening::Made,
    Happening::Completed,
    Happening::PressedIdle,
    Happening::IrregularitySeen,
    Happening::IrregularityClaimed,
    Happening::DrawClaimed,
    Happening::MoveAsked,
];

/// The happenings at which the rules on castling are looked at: it may only be begun.
pub(in crate::laws) const CASTLING_TRIED_ON: &[Happening] = &[
    Happening::Made,
    Happening::Completed,
    Happening::PressedIdle,
    Happening::IrregularitySeen,
    Happening::IrregularityClaimed,
    Happening::DrawClaimed,
    Happening::MoveAsked,
    Happening::Touched,
    Happening::Released,
];

/// A move that somebody looks at.
pub(in crate::laws) struct Tried {
    /// Whose it is.
    pub by: Player,
    /// The event in which it was made, where it stands although it is illegal.
    pub about: Option<EventIx>,
    /// Whether an examiner only asks about it.
    pub asked: bool,
    /// Whether it is illegal.
    pub illegal: bool,
    /// The duty that a move asked about does not satisfy.
    pub breaks: Option<Bound>,
    /// Why it is, where the board shows it.
    pub because: Option<Illegal>,
    /// The position before it and the deed itself, where they are shown.
    pub shown: Option<(Arc<Position>, Attempt)>,
}

/// The move that is looked at in this moment.
pub(in crate::laws) fn tried(moment: Moment<'_>) -> Result<Option<&Tried>, Unknown> {
    Ok(moment.once(look)?.as_ref())
}

fn look(moment: Moment<'_>) -> Result<Option<Tried>, Unknown> {
    if moment.happening() == Happening::MoveAsked {
        return asked(moment);
    }
    if matches!(moment.happening(), Happening::Touched | Happening::Released) {
        return begun(moment);
    }
    let now = found(moment)?.filter(|found| !found.no_move);
    let (found, stands) = match now {
        Some(found) => (found, false),
        None => match standing(moment)?.filter(|found| found.illegal) {
            Some(found) => (found, true),
            None => return Ok(None),
        },
    };
    let event = moment.event_at(found.act);
    Ok(Some(Tried {
        by: found.by,
        about: stands.then_some(found.act),
        asked: false,
        illegal: found.illegal || found.promotion_omitted || found.out_of_turn,
        breaks: None,
        because: found.because,
        shown: event.and_then(|event| moment.record().attempt_of(event, found.act)),
    }))
}

/// A castling that is begun although the board shows that it is illegal.
fn begun(moment: Moment<'_>) -> Result<Option<Tried>, Unknown> {
    let (Some((by, side)), Some(position)) = (castling_begun(moment)?, moment.position()) else {
        return Ok(None);
    };
    let castle = Attempt::Castle { by, side };
    let because = moment.record().examine(position, &castle).err();
    Ok(because.map(|because| Tried {
        by,
        about: None,
        asked: false,
        illegal: true,
        breaks: None,
        because: Some(because),
        shown: Some((position.clone(), castle)),
    }))
}

/// Reading: where the opponent's move is made but not completed, and an edition gives the move only then,
/// an examiner who asks what may be played now is told that the player must wait.
fn asked(moment: Moment<'_>) -> Result<Option<Tried>, Unknown> {
    let (Some(by), Act::MayPlay(text)) = (moment.player(), moment.act()) else {
        return Ok(None);
    };
    let shown = moment.record().attempt_of(moment.event(), moment.ix());
    let mut because = (shown.as_ref())
        .and_then(|(before, attempt)| moment.record().examine(before, attempt).err());
    if because.is_none() && moment.record().forbids(by, text) {
        because = Some(Illegal::CastlingForbidden);
    }
    if because.is_none() && !moment.has_the_move(by)? {
        because = Some(Illegal::NotOnMove);
    }
    let breaks = match because {
        Some(_) => None,
        None => {
            let duties = duties(moment, moment.ix(), by);
            broken(moment, duties, shown.as_ref(), text)?
        }
    };
    let legal = because.is_none() && (breaks.is_some() || moment.legal_at(moment.ix())?);
    Ok(Some(Tried {
        by,
        about: None,
        asked: true,
        illegal: !legal,
        breaks,
        because,
        shown,
    }))
}

impl Tried {
    /// The piece that was carried, and from where to where; none in castling.
    pub fn carried(&self) -> Option<(Role, Square, Square)> {
        let (before, attempt) = self.shown.as_ref()?;
        let Attempt::Shift { from, to, .. } = *attempt else {
            return None;
        };
        let (_, piece) = before.piece_at(from)?;
        Some((piece, from, to))
    }

    /// Whose move it is, and its squares where they are shown.
    pub fn facts(&self) -> Facts {
        let squares = self.carried();
        let facts = match self.about {
            Some(event) => Facts::new().about(event),
            None => Facts::new(),
        };
        facts
            .with("player", Fact::Player(self.by))
            .with_some("from", squares.map(|(_, from, _)| Fact::Square(from)))
            .with_some("to", squares.map(|(_, _, to)| Fact::Square(to)))
    }

    /// Whether an examiner asked about a move that turns out to be legal.
    pub fn asked_and_legal(&self) -> bool {
        self.asked && !self.illegal
    }
}

/// Holds where the move that is looked at breaks one of these rules.
pub(in crate::laws) fn bars(
    provision: &'static Provision,
    rules: &[Illegal],
    moment: Moment<'_>,
) -> Decision {
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    Ok(match tried.because.filter(|why| rules.contains(why)) {
        Some(_) => provision.holds(tried.facts(), []),
        None => vec![],
    })
}

/// Holds where the move that is looked at breaks one of these rules, and says in these words which.
pub(in crate::laws) fn bars_by<W: Named>(
    provision: &'static Provision,
    rules: &[(Illegal, W)],
    moment: Moment<'_>,
) -> Decision {
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    let broken = rules.iter().find(|(why, _)| tried.because == Some(*why));
    Ok(match broken {
        Some((_, word)) => provision.holds(tried.facts().with("why", *word), []),
        None => vec![],
    })
}

/// The rule has no variables. Where its place in an edition is not known to us, the rule itself is not in doubt,
/// but no text of that edition was seen.
pub(in crate::laws) fn everywhere(provision: &'static Provision, laws: &Laws) -> Option<Facts> {
    let unseen = Doubt {
        key: None,
        confidence: Confidence::Unverified,
    };
    let seen = provision.number(&laws.contents).is_some();
    Some(Facts::new().doubted((!seen).then_some(unseen)))
}
