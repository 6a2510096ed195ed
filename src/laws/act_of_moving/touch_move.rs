//! Touched pieces must be moved or captured.

use crate::board::{Player, Role as Piece, Square};
use crate::edition::{Edition::*, Laws, since};
use crate::game::{Act, Effect, Fact, Facts, Finding, Happening, Unknown};
use crate::laws::act_of_moving::duty::{Duty, duty};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Binds a player who touches pieces of his own to move the first of them that can move.
///
/// Only the player having the move; not by accident. King and rook touched together have a rule of their own.
///
/// Source: Article 4.3.1 (2017–), 4.3a (before).
pub static TOUCHED_OWN: Provision = Provision {
    id: "touched-own",
    numbers: &[since(L1997, "4.3a"), since(L2017, "4.3.1")],
    rule,
    role: Role::Decides(When {
        on: ON,
        phase: Phase::DuringPlay,
        decide: own,
    }),
    yields_to: &[],
};

/// Binds a player who touches pieces of the opponent to capture the first of them that can be captured.
///
/// Source: Article 4.3.2 (2017–), 4.3b (2001–2014), 4.3a (1997).
pub static TOUCHED_ENEMY: Provision = Provision {
    id: "touched-enemy",
    numbers: &[
        since(L1997, "4.3a"),
        since(L2001, "4.3b"),
        since(L2017, "4.3.2"),
    ],
    rule,
    role: Role::Decides(When {
        on: ON,
        phase: Phase::DuringPlay,
        decide: enemy,
    }),
    yields_to: &[],
};

/// Binds a player who touches pieces of both colours to capture the one with the other, or else to use the first that he can.
///
/// The own piece counts as touched first where the order is not known.
///
/// Source: Article 4.3.3 (2017–), 4.3c (2001–2014), 4.3b (1997).
pub static TOUCHED_BOTH: Provision = Provision {
    id: "touched-both",
    numbers: &[
        since(L1997, "4.3b"),
        since(L2001, "4.3c"),
        since(L2017, "4.3.3"),
    ],
    rule,
    role: Role::Decides(When {
        on: ON,
        phase: Phase::DuringPlay,
        decide: both,
    }),
    yields_to: &[],
};

/// Frees a player to make any legal move when no touched piece can be moved or captured.
///
/// Source: Article 4.5.
pub static NOTHING_USABLE: Provision = Provision {
    id: "nothing-usable",
    numbers: &[since(L1997, "4.5")],
    rule: |_| Some(Facts::new()),
    role: Role::Decides(When {
        on: ON,
        phase: Phase::DuringPlay,
        decide: free,
    }),
    yields_to: &[],
};

const ON: &[Happening] = &[Happening::Touched];

/// A touch that binds.
struct Binding {
    player: Player,
    /// The squares in order, the player's own first where the order is not known.
    squares: Vec<Square>,
    /// What it binds to; none where the case shows no board.
    duty: Option<Duty>,
    colours: Colours,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    Own,
    Enemy,
    Both,
    /// Castling was begun: not decided here.
    KingAndRook,
    NotShown,
}

fn rule(laws: &Laws) -> Option<Facts> {
    let binds = laws.params.touch_binds.value()?;
    Some(Facts::new().with("binds", Fact::Word(binds.name())))
}

/// The touch of this moment, if it binds the player.
fn binding(laws: &Laws, moment: Moment<'_>) -> Result<Option<Binding>, Unknown> {
    let (Act::Touch(touch), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(None);
    };
    if !moment.has_the_move(player)? || already_bound(moment, player) || accident(laws, moment)? {
        return Ok(None);
    }
    let Some(position) = moment.position().filter(|_| !touch.squares.is_empty()) else {
        let (squares, colours) = (touch.squares.clone(), Colours::NotShown);
        return Ok(Some(Binding {
            player,
            squares,
            duty: None,
            colours,
        }));
    };
    let pieces = || {
        touch
            .squares
            .iter()
            .filter_map(|square| position.piece_at(*square).map(|at| (*square, at)))
    };
    let own = |(_, (owner, _)): &(Square, (Player, Piece))| *owner == player;
    let mut ordered: Vec<_> = pieces().collect();
    if !touch.order_known {
        ordered.sort_by_key(|piece| !own(piece));
    }
    let has = |role| pieces().any(|(_, at)| at == (player, role));
    let colours = match (
        ordered.iter().any(own),
        ordered.iter().any(|piece| !own(piece)),
    ) {
        (true, false) if has(Piece::King) && has(Piece::Rook) => Colours::KingAndRook,
        (true, false) => Colours::Own,
        (false, true) => Colours::Enemy,
        (true, true) => Colours::Both,
        (false, false) => return Ok(None),
    };
    let squares: Vec<_> = ordered.iter().map(|(square, _)| *square).collect();
    let duty = Some(duty(position, &squares));
    Ok(Some(Binding {
        player,
        squares,
        duty,
        colours,
    }))
}

/// Whether an earlier touch since the last move binds the player already.
fn already_bound(moment: Moment<'_>, player: Player) -> bool {
    moment
        .since(Happening::Made)
        .iter()
        .flat_map(|step| step.effects())
        .any(|effect| match effect {
            Effect::MustMove { player: bound, .. } | Effect::MustCapture { player: bound, .. } => {
                *bound == player
            }
            _ => false,
        })
}

/// Whether the contact was an accident; an edition may presume that it was not.
fn accident(laws: &Laws, moment: Moment<'_>) -> Result<bool, Unknown> {
    let presumed = moment.given(&laws.params.other_contact_counts_as_intent) == Some(true);
    match moment.found(Finding::Accident) {
        Err(_) if presumed => Ok(false),
        answer => answer,
    }
}

fn own(laws: &Laws, moment: Moment<'_>) -> Decision {
    decided(&TOUCHED_OWN, Colours::Own, laws, moment)
}

fn enemy(laws: &Laws, moment: Moment<'_>) -> Decision {
    decided(&TOUCHED_ENEMY, Colours::Enemy, laws, moment)
}

fn both(laws: &Laws, moment: Moment<'_>) -> Decision {
    decided(&TOUCHED_BOTH, Colours::Both, laws, moment)
}

fn decided(
    provision: &'static Provision,
    colours: Colours,
    laws: &Laws,
    moment: Moment<'_>,
) -> Decision {
    let Some(binding) = binding(laws, moment)? else {
        return Ok(vec![]);
    };
    let unseen = binding.colours == Colours::NotShown && colours == Colours::Own;
    if binding.colours != colours && !unseen {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(binding.player))
        .with_some("first", binding.squares.first().copied().map(Fact::Square))
        .with(
            "duty",
            Fact::Word(binding.duty.map_or("unknown", Duty::name)),
        )
        .with_some(
            "square",
            binding.duty.and_then(Duty::square).map(Fact::Square),
        );
    Ok(match binding.duty {
        Some(Duty::Free) => provision.fails(facts),
        Some(duty) => provision.holds(facts, duty.effects(binding.player)),
        None => provision.holds(facts, [Effect::TouchMoveBinds(binding.player)]),
    })
}

fn free(laws: &Laws, moment: Moment<'_>) -> Decision {
    let Some(binding) =
        binding(laws, moment)?.filter(|binding| binding.colours != Colours::KingAndRook)
    else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(binding.player));
    Ok(match binding.duty {
        Some(Duty::Free) => NOTHING_USABLE.holds(facts, [Effect::AnyLegalMove(binding.player)]),
        Some(_) => NOTHING_USABLE.fails(facts),
        None => vec![],
    })
}
