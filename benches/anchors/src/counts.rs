use std::fmt;

/// The number of games in which something happened, and of the plies played.
#[derive(Default)]
pub struct Counts {
    pub games: u64,
    pub plies: u64,
    pub illegal: u64,
    pub threefold: Option<u64>,
    pub fivefold: Option<u64>,
    pub fifty_moves: Option<u64>,
    pub seventy_five_moves: Option<u64>,
    pub insufficient_material: Option<u64>,
    pub checkmate: Option<u64>,
    pub stalemate: Option<u64>,
    pub claim_available: Option<u64>,
    pub dead_position: Option<u64>,
    pub dead_with_material: Option<u64>,
    pub played_on_after_dead: Option<u64>,
    pub plies_after_dead: Option<u64>,
    pub undecided: Option<u64>,
}

/// Adds one where `happened`, and makes a count that was never asked for one of zero.
pub fn tally(count: &mut Option<u64>, happened: bool) {
    *count = Some(count.unwrap_or(0) + u64::from(happened));
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            r#"{{"games":{},"plies":{},"illegal":{}"#,
            self.games, self.plies, self.illegal
        )?;
        for (name, count) in [
            ("threefold", self.threefold),
            ("fivefold", self.fivefold),
            ("fifty_moves", self.fifty_moves),
            ("seventy_five_moves", self.seventy_five_moves),
            ("insufficient_material", self.insufficient_material),
            ("checkmate", self.checkmate),
            ("stalemate", self.stalemate),
            ("claim_available", self.claim_available),
            ("dead_position", self.dead_position),
            ("dead_with_material", self.dead_with_material),
            ("played_on_after_dead", self.played_on_after_dead),
            ("plies_after_dead", self.plies_after_dead),
            ("undecided", self.undecided),
        ] {
            if let Some(count) = count {
                write!(f, r#","{name}":{count}"#)?;
            }
        }
        write!(f, "}}")
    }
}
