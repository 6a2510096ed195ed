//! How an entry tells identical pieces apart that can go to the same square.

use super::asked::{asked, demanding, facts, piece, rule};
use crate::board::Square;
use crate::edition::Laws;
use crate::game::{Fact, Facts, words};
use crate::laws::{Decision, Moment, Provision, Task};

/// Demands the file of departure where identical pieces on the same rank can go to the square.
///
/// Only pieces that can go there legally count: one that is pinned needs no telling apart.
///
/// Source: Article C.10.1.
pub static DEPARTURE_FILE: Provision = Provision {
    id: "departure-file",
    rule,
    task: demanding(|moment| decide(&DEPARTURE_FILE, Stand::SameRank, moment)),
    yields_to: &[],
};

/// Demands the rank of departure where identical pieces on the same file can go to the square.
///
/// Source: Article C.10.2.
pub static DEPARTURE_RANK: Provision = Provision {
    id: "departure-rank",
    rule,
    task: demanding(|moment| decide(&DEPARTURE_RANK, Stand::SameFile, moment)),
    yields_to: &[],
};

/// Demands the file of departure, or else the rank, where identical pieces on different files and ranks can go to the square.
///
/// Source: Article C.10.3.
///
/// Reading: the file is only preferred, so that a rank which tells the pieces apart is in order;
/// three pieces may need both, which the text does not mention but the long form allows.
pub static DEPARTURE_FILE_PREFERRED: Provision = Provision {
    id: "departure-file-preferred",
    rule,
    task: demanding(|moment| decide(&DEPARTURE_FILE_PREFERRED, Stand::Apart, moment)),
    yields_to: &[],
};

/// Gives an example of pieces on the same rank.
///
/// Source: Article C.10.3.1.
pub static DEPARTURE_EXAMPLE_SAME_RANK: Provision = Provision {
    id: "departure-example-same-rank",
    rule: |laws| example(&DEPARTURE_EXAMPLE_SAME_RANK, laws, "Ngf3", "Nef3"),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Gives an example of pieces on the same file.
///
/// Source: Article C.10.3.2.
pub static DEPARTURE_EXAMPLE_SAME_FILE: Provision = Provision {
    id: "departure-example-same-file",
    rule: |laws| example(&DEPARTURE_EXAMPLE_SAME_FILE, laws, "N5f3", "N1f3"),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Gives an example of pieces that share neither file nor rank.
///
/// Source: Article C.10.3.3.
pub static DEPARTURE_EXAMPLE_NEITHER: Provision = Provision {
    id: "departure-example-neither",
    rule: |laws| example(&DEPARTURE_EXAMPLE_NEITHER, laws, "Nhf3", "Ndf3"),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Gives the same examples for captures.
///
/// Source: Article C.10.3.4.
pub static DEPARTURE_EXAMPLE_CAPTURE: Provision = Provision {
    id: "departure-example-capture",
    rule: |laws| example(&DEPARTURE_EXAMPLE_CAPTURE, laws, "Ngxf3", "N5xf3"),
    task: Task::Defines(None),
    yields_to: &[],
};

fn example(
    provision: &Provision,
    laws: &Laws,
    one: &'static str,
    other: &'static str,
) -> Option<Facts> {
    provision.number(&laws.contents)?;
    let text = |text: &str| Fact::Move(text.to_owned());
    Some(
        rule(laws)?
            .with("one", text(one))
            .with("other", text(other)),
    )
}

/// How identical pieces stand to each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    SameRank,
    SameFile,
    Apart,
}

fn stand(squares: &[Square]) -> Option<Stand> {
    let (first, others) = squares.split_first()?;
    if others.is_empty() {
        return None;
    }
    Some(
        if others.iter().all(|square| square.rank() == first.rank()) {
            Stand::SameRank
        } else if others.iter().all(|square| square.file() == first.file()) {
            Stand::SameFile
        } else {
            Stand::Apart
        },
    )
}

words! {
    /// What an entry tells of the square of departure.
    enum Written { File, Rank, Square }
}

fn decide(provision: &'static Provision, wanted: Stand, moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, moves)) = asked.some() else {
        return Ok(vec![]);
    };
    let Some(piece) = piece(reading).filter(|_| stand(&reading.rivals) == Some(wanted)) else {
        return Ok(vec![]);
    };
    let Some(played) = moves.first() else {
        return Ok(vec![]);
    };
    let written = match (piece.file, piece.rank) {
        (Some(_), Some(_)) => Some(Written::Square),
        (Some(_), None) => Some(Written::File),
        (None, Some(_)) => Some(Written::Rank),
        (None, None) => None,
    };
    let told = match wanted {
        Stand::SameRank => piece.file.is_some(),
        Stand::SameFile => piece.rank.is_some(),
        Stand::Apart => moves.len() == 1 && written.is_some(),
    };
    let facts = facts(moment.laws(), asked.entry)
        .with("piece", Fact::Piece(played.role()))
        .with("square", Fact::Square(played.to()));
    let facts = match wanted {
        Stand::SameRank => facts.with("rank", piece.rank.is_some()),
        Stand::SameFile => facts.with("file", piece.file.is_some()),
        Stand::Apart => facts.with_some("written", written),
    };
    Ok(provision.decided(told, facts, []))
}
