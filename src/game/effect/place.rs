//! The order in which a decision is announced.

use super::{Aspect, Duty, Effect, Measure, Restore as Position, SheetWhen};

/// The place of an effect in a decision, in the order in which it is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Whether a ruling was right.
    Judgement,
    /// The decision on a claim, and what was allowed or forbidden.
    Decision,
    /// That the game was over.
    Over,
    /// The answer to a question.
    Answer,
    /// Offers and rights.
    Rights,
    /// What the arbiter must look at.
    Look,
    /// That the clocks must be stopped.
    Stop,
    /// The position.
    Position,
    /// What must or may be played.
    Play,
    /// The clocks.
    Clock,
    /// The scoresheets.
    Recording,
    /// The count of offences.
    Count,
    /// Time that is given or taken.
    Extra,
    /// Penalties and warnings.
    Penalty,
    /// What the arbiter must, must not or may do.
    Duty,
    /// What is usual where the arbiter has a choice.
    Usage,
    /// Which clock is started.
    Start,
    /// What the displays show at the end.
    Readings,
    /// The result, or play goes on.
    Result,
    /// What the result brings.
    Score,
}

impl Place {
    /// The part of a ruling that stands there.
    pub(super) fn aspect(self) -> Aspect {
        match self {
            Place::Over | Place::Result | Place::Score => Aspect::Game,
            Place::Stop | Place::Clock | Place::Extra | Place::Start | Place::Readings => {
                Aspect::Clock
            }
            Place::Position | Place::Play => Aspect::Moves,
            Place::Count | Place::Penalty => Aspect::Offences,
            Place::Decision | Place::Rights => Aspect::Claims,
            Place::Judgement | Place::Look | Place::Duty | Place::Usage => Aspect::Arbiter,
            Place::Recording => Aspect::Recording,
            Place::Answer => Aspect::Definitions,
        }
    }

    /// Whether what stands there remains in force, so that it need not be ordered again.
    pub(crate) fn lasts(self) -> bool {
        matches!(
            self,
            Place::Rights
                | Place::Look
                | Place::Stop
                | Place::Play
                | Place::Recording
                | Place::Duty
                | Place::Readings
                | Place::Result
        )
    }

    /// Whether it says what a ruling of the arbiter was worth.
    pub(crate) fn judges(self) -> bool {
        self == Place::Judgement
    }

    /// Whether it says what must or may be played.
    pub(crate) fn is_to_be_played(self) -> bool {
        self == Place::Play
    }

    /// Whether it says what the penalty is.
    pub(crate) fn is_a_penalty(self) -> bool {
        self == Place::Penalty
    }

    /// Whether it is by this that the arbiter steps into a game that then goes on.
    pub(crate) fn steps_in(self) -> bool {
        matches!(
            self,
            Place::Position
                | Place::Clock
                | Place::Count
                | Place::Extra
                | Place::Start
                | Place::Readings
        )
    }
}

impl Effect {
    /// Where it stands in a decision.
    pub fn place(&self) -> Place {
        match self {
            Effect::Must(Duty::StopClocks) => Place::Stop,
            Effect::Must(Duty::Look | Duty::LookIntoComplaint | Duty::LookForMarkedOffers) => {
                Place::Look
            }
            // it is told of the result that stands
            Effect::May(measures) if *measures == [Measure::ChangeResult] => Place::Score,
            _ => self.row().0,
        }
    }

    /// Whether it says what somebody pays for something, or how the game ends, and not what the arbiter does about it.
    pub fn is_consequence(&self) -> bool {
        match self {
            Effect::PlayOn | Effect::NewGame | Effect::RightColours => false,
            Effect::Must(duty) => *duty == Duty::ImposePenalty,
            Effect::May(measures) => measures.iter().all(Measure::is_penalty),
            Effect::Usual(points) | Effect::Unusual(points) | Effect::Untaught(points) => {
                points.0.iter().all(Effect::is_consequence)
            }
            _ => matches!(
                self.place(),
                Place::Count | Place::Extra | Place::Penalty | Place::Result | Place::Score
            ),
        }
    }

    /// Whether a later effect of the same case takes it back, decides what it left open, or leaves nothing that it could serve.
    pub fn is_undone_by(&self, later: &Effect) -> bool {
        use Effect::*;
        match (self, later) {
            (CheckClaim | ClaimPostponed | PauseClocks, ClaimAccepted | ClaimRejected) => true,
            (EndedWith(_), later) if later.ends_the_game() => true,
            (Must(Duty::CallFlag | Duty::CheckMoves), later) if later.ends_the_game() => true,
            (May(measures), Win(_) | Draw | ClaimAccepted | ClaimRejected | ClaimPostponed) => {
                matches!(measures.as_slice(), [Measure::StopClocks(_)])
            }
            (MoveStands(event), Restore(Position::Before(first))) => first <= event,
            // the move that was made otherwise has been ruled on
            (TouchMoveBinds(_) | MustMove { .. } | MustMoveA { .. }, PromotedTo(_)) => true,
            (OfferStands(_), OfferGone) | (OfferGone, OfferStands(_)) => true,
            (ShowsExactly { player: x, .. }, ShowsExactly { player: y, .. }) => x == y,
            (this, later) if later.ends_the_game() => {
                this.ends_the_game() || this.serves_play() && this.place().lasts()
            }
            _ => false,
        }
    }

    /// Whether this concerns one player exactly as the other effect does the other, so that it can be told of both.
    pub fn is_twin_of(&self, other: &Effect) -> bool {
        use Effect::*;
        match (self, other) {
            (MustRecord(x), MustRecord(y))
            | (Forfeited(x), Forfeited(y))
            | (PenaltyDue(x), PenaltyDue(y))
            | (MustSign(x), MustSign(y)) => x != y,
            (
                NeedNotRecord {
                    player: x,
                    until: this,
                },
                NeedNotRecord {
                    player: y,
                    until: that,
                },
            ) => x != y && this == that,
            (
                CompleteSheet {
                    player: x,
                    when: this,
                },
                CompleteSheet {
                    player: y,
                    when: that,
                },
            ) => x != y && this == that,
            (May(these), May(those)) => match (these.as_slice(), those.as_slice()) {
                ([Measure::StopClocks(x)], [Measure::StopClocks(y)])
                | ([Measure::Penalise(x)], [Measure::Penalise(y)]) => x != y,
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether it is ruled on what was done in play, so that play goes on after it.
    pub fn is_ruled_in_play(&self) -> bool {
        use Effect::*;
        let place = self.place();
        match self {
            ClaimAccepted | ClaimRejected | Must(Duty::CallFlag) | Forbidden(_) => true,
            May(measures) => measures.iter().any(Measure::is_against_somebody),
            _ => place.steps_in() || matches!(place, Place::Penalty | Place::Recording),
        }
    }

    /// Whether nobody plays until something else has been done.
    pub fn holds_up_play(&self) -> bool {
        use Effect::*;
        matches!(
            self,
            CheckClaim
                | PauseClocks
                | Must(
                    Duty::StopClocks
                        | Duty::Look
                        | Duty::EstablishResult
                        | Duty::EstablishOrder
                        | Duty::ReadMark
                )
                | NewGame
                | Reconstruct
                | CompleteSheet {
                    when: SheetWhen::ClocksStopped,
                    ..
                }
                | Forfeited(_)
                | Excluded(_)
                | Expelled(_)
        )
    }
}
