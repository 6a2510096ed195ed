//! How a file says in words that a game ended: the tag `Termination`, or a comment after the last move.

use crate::board::Player;
use crate::edition::named;
use crate::read::pgn::{Game, decoded};

named! {
    /// What ended a game, as its file tells it.
    End {
        /// Mate.
        Checkmate = "checkmate",
        /// Stalemate.
        Stalemate = "stalemate",
        /// The same position stood often enough.
        Repetition = "repetition",
        /// Moves enough without pawn move or capture.
        NoProgress = "no-progress",
        /// Neither player had the material to mate.
        NoMaterial = "no-material",
        /// Agreement.
        Agreement = "agreement",
        /// A fallen flag.
        OnTime = "time",
        /// A fallen flag, and an opponent without the material to mate.
        OnTimeWithoutMaterial = "time-without-material",
        /// Resignation.
        Resignation = "resignation",
        /// A player stayed away or left.
        Abandoned = "abandoned",
        /// Somebody decided: an adjudication, or a penalty.
        Decided = "decided",
        /// Any ordinary end.
        Normal = "normal",
        /// None yet.
        Unterminated = "unterminated",
    }
}

/// What a file tells of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ToldEnd {
    /// What ended it.
    pub end: End,
    /// The player who lost by it, or whose flag fell.
    pub loser: Option<Player>,
}

impl ToldEnd {
    /// Who won by this end.
    pub fn winner(self) -> Option<Player> {
        let loser = self.loser.filter(|_| self.end.can_be_won());
        loser.map(Player::other)
    }
}

impl End {
    /// Whether a game that ended so can have a winner.
    pub(super) const fn can_be_won(self) -> bool {
        match self {
            End::Checkmate | End::OnTime | End::Resignation | End::Abandoned => true,
            End::Decided | End::Normal => true,
            End::Stalemate | End::Repetition | End::NoProgress | End::NoMaterial => false,
            End::Agreement | End::OnTimeWithoutMaterial | End::Unterminated => false,
        }
    }

    /// Whether a game that ended so can be drawn.
    pub(super) const fn can_be_drawn(self) -> bool {
        match self {
            End::Checkmate | End::Resignation | End::Unterminated => false,
            // An opponent who cannot checkmate makes it a draw.
            End::OnTime | End::Abandoned | End::Decided | End::Normal => true,
            End::Stalemate | End::Repetition | End::NoProgress | End::NoMaterial => true,
            End::Agreement | End::OnTimeWithoutMaterial => true,
        }
    }
}

/// What a file tells of the end; none where it says nothing that is known.
///
/// The tag goes before a comment, unless it says no more than that the end was ordinary.
pub(super) fn told(game: &Game<'_>) -> Option<ToldEnd> {
    let names = Names::of(game);
    let tag = (game.tag("Termination")).and_then(|value| names.told(&value, &[ALONE, IN_TAGS]));
    let comment = || {
        let last = game.comments.iter().rev();
        let mut last = last.take_while(|comment| comment.after == game.moves.len());
        last.find_map(|comment| names.told(&without_commands(comment.text), &[ALONE]))
    };
    match tag {
        Some(told) if told.end != End::Normal => Some(told),
        _ => comment().or(tag),
    }
}

/// The names under which a text can speak of the players.
struct Names([Option<String>; 2]);

impl Names {
    fn of(game: &Game<'_>) -> Self {
        let name = |tag| {
            let name = game.tag(tag)?.trim().to_lowercase();
            (!name.is_empty() && name != "?").then_some(name)
        };
        let (white, black) = (name("White"), name("Black"));
        if white == black {
            return Names([None, None]);
        }
        Names([white, black])
    }

    fn told(&self, text: &str, alone: &[&[(&str, End)]]) -> Option<ToldEnd> {
        let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
        let whole = alone.iter().flat_map(|table| table.iter());
        if let Some((_, end)) = whole.clone().find(|(words, _)| *words == text) {
            return Some(ToldEnd {
                end: *end,
                loser: None,
            });
        }
        let (player, rest) = self.subject(&text)?;
        if rest.starts_with(OUT_OF_TIME_AND) && rest.contains(NO_MATERIAL) {
            return Some(ToldEnd {
                end: End::OnTimeWithoutMaterial,
                loser: player,
            });
        }
        let said = |table: &[(&str, End)]| {
            let found = table.iter().find(|(words, _)| *words == rest);
            found.map(|(_, end)| *end)
        };
        let lost = said(LOSES).map(|end| (end, player));
        let won = || said(WINS).map(|end| (end, player.map(Player::other)));
        let (end, loser) = lost.or_else(won)?;
        Some(ToldEnd { end, loser })
    }

    /// The player of whom a text speaks, if it is known who, and what it says of him.
    fn subject<'s>(&self, text: &'s str) -> Option<(Option<Player>, &'s str)> {
        let [white, black] = &self.0;
        let names = [
            (white.as_deref(), Player::White),
            (black.as_deref(), Player::Black),
            (Some("white"), Player::White),
            (Some("black"), Player::Black),
        ];
        let known = names.into_iter().find_map(|(name, player)| {
            let rest = text.strip_prefix(name?)?.strip_prefix([' ', '\u{a0}'])?;
            Some((Some(player), rest.trim_start()))
        });
        // A player may have got another name since.
        known.or_else(|| text.split_once(' ').map(|(_, rest)| (None, rest)))
    }
}

const OUT_OF_TIME_AND: &str = "ran out of time and ";
const NO_MATERIAL: &str = "no material";

/// What is said of the player who lost.
const LOSES: &[(&str, End)] = &[
    ("resigns", End::Resignation),
    ("resigned", End::Resignation),
    ("lost by resignation", End::Resignation),
    ("forfeits on time", End::OnTime),
    ("forfeited on time", End::OnTime),
    ("loses on time", End::OnTime),
    ("lost on time", End::OnTime),
    ("lost by time forfeit", End::OnTime),
    ("ran out of time", End::OnTime),
    ("runs out of time", End::OnTime),
    ("time out", End::OnTime),
    ("timed out", End::OnTime),
    ("overstepped the time limit", End::OnTime),
    ("exceeded the time limit", End::OnTime),
    ("checkmated", End::Checkmate),
    ("is checkmated", End::Checkmate),
    ("was checkmated", End::Checkmate),
    ("forfeits by disconnection", End::Abandoned),
    ("disconnected and forfeits", End::Abandoned),
    ("left the game", End::Abandoned),
    ("abandoned the game", End::Abandoned),
];

/// What is said of the player who won.
const WINS: &[(&str, End)] = &[
    ("won by resignation", End::Resignation),
    ("wins by resignation", End::Resignation),
    ("won on time", End::OnTime),
    ("wins on time", End::OnTime),
    ("won by time forfeit", End::OnTime),
    ("wins by time forfeit", End::OnTime),
    ("won by timeout", End::OnTime),
    ("wins by timeout", End::OnTime),
    ("won by checkmate", End::Checkmate),
    ("wins by checkmate", End::Checkmate),
    ("checkmates", End::Checkmate),
    ("won - game abandoned", End::Abandoned),
    ("wins - game abandoned", End::Abandoned),
    ("won by forfeit", End::Abandoned),
    ("wins by forfeit", End::Abandoned),
    ("won by adjudication", End::Decided),
    ("wins by adjudication", End::Decided),
];

/// What is said of the game, in tags and in comments.
const ALONE: &[(&str, End)] = &[
    ("time forfeit", End::OnTime),
    ("game drawn by agreement", End::Agreement),
    ("game drawn by mutual agreement", End::Agreement),
    ("draw by agreement", End::Agreement),
    ("draw agreed", End::Agreement),
    ("game drawn by repetition", End::Repetition),
    ("draw by repetition", End::Repetition),
    ("draw by threefold repetition", End::Repetition),
    ("draw by 3-fold repetition", End::Repetition),
    ("game drawn by stalemate", End::Stalemate),
    ("draw by stalemate", End::Stalemate),
    ("game drawn by insufficient material", End::NoMaterial),
    ("draw by insufficient material", End::NoMaterial),
    ("draw by insufficient mating material", End::NoMaterial),
    ("neither player has mating material", End::NoMaterial),
    ("game drawn by 50-move rule", End::NoProgress),
    ("game drawn by the 50 move rule", End::NoProgress),
    ("draw by 50-move rule", End::NoProgress),
    ("draw by fifty-move rule", End::NoProgress),
    ("draw by fifty moves rule", End::NoProgress),
    (
        "game drawn by timeout vs insufficient material",
        End::OnTimeWithoutMaterial,
    ),
    (
        "draw by timeout vs insufficient material",
        End::OnTimeWithoutMaterial,
    ),
];

/// What is said of the game in tags; the same word in a comment may speak of anything.
const IN_TAGS: &[(&str, End)] = &[
    ("normal", End::Normal),
    ("abandoned", End::Abandoned),
    ("adjudication", End::Decided),
    ("rules infraction", End::Decided),
    ("death", End::Decided),
    ("emergency", End::Decided),
    ("unterminated", End::Unterminated),
    ("win by resignation", End::Resignation),
    ("loss by resignation", End::Resignation),
    ("resignation", End::Resignation),
    ("win by checkmate", End::Checkmate),
    ("loss by checkmate", End::Checkmate),
    ("checkmate", End::Checkmate),
    ("win on time", End::OnTime),
    ("loss on time", End::OnTime),
    ("timeout", End::OnTime),
    ("win by forfeit", End::Abandoned),
    ("loss by forfeit", End::Abandoned),
    ("forfeit", End::Abandoned),
    ("stalemate", End::Stalemate),
    ("threefold repetition", End::Repetition),
    ("insufficient material", End::NoMaterial),
    ("draw agreement", End::Agreement),
];

/// A comment without its commands, such as clock times.
fn without_commands(comment: &[u8]) -> String {
    let text = decoded(comment);
    let mut words = String::new();
    let mut rest: &str = &text;
    while let Some((before, command)) = rest.split_once("[%") {
        words.push_str(before);
        rest = command.split_once(']').map_or("", |(_, after)| after);
    }
    words.push_str(rest);
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::pgn::games;

    fn told_of(text: &str) -> Option<ToldEnd> {
        games(text.as_bytes()).next().as_ref().and_then(told)
    }

    #[test]
    fn a_tag_tells_what_ended_the_game_and_for_whom() {
        use Player::{Black, White};
        for (value, end, loser) in [
            ("Time forfeit", End::OnTime, None),
            ("time forfeit", End::OnTime, None),
            ("Anna won on time", End::OnTime, Some(Black)),
            ("Bert Big won by resignation", End::Resignation, Some(White)),
            ("Bert Big won - game abandoned", End::Abandoned, Some(White)),
            ("Renamed won by checkmate", End::Checkmate, None),
            (
                "Game drawn by timeout vs insufficient material",
                End::OnTimeWithoutMaterial,
                None,
            ),
            ("Game drawn by agreement", End::Agreement, None),
            ("win by resignation", End::Resignation, None),
            ("Rules infraction", End::Decided, None),
            ("Normal", End::Normal, None),
        ] {
            let text = format!(
                "[White \"Anna\"]\n[Black \"Bert Big\"]\n[Termination \"{value}\"]\n\n1. e4 *\n"
            );
            assert_eq!(told_of(&text), Some(ToldEnd { end, loser }), "{value}");
        }
    }

    #[test]
    fn only_a_whole_comment_after_the_last_move_tells_it() {
        use Player::{Black, White};
        let ran = "Black ran out of time and White has no material to mate";
        for (moves, expected) in [
            (
                "1. e4 {White resigns} 0-1",
                Some((End::Resignation, Some(White))),
            ),
            (
                "1. e4 {[%clk 0:01:00] Black resigns.} 1-0",
                Some((End::Resignation, Some(Black))),
            ),
            (
                "1. e4 {[%emt 0.1]} {Anna forfeits on time} 0-1",
                Some((End::OnTime, Some(White))),
            ),
            (
                &format!("1. e4 {{{ran}}} 1/2-1/2"),
                Some((End::OnTimeWithoutMaterial, Some(Black))),
            ),
            ("1. e4 {White resigns} e5 0-1", None),
            ("1. e4 {Here he could have lost on time.} e5 0-1", None),
            ("1. e4 {And after this move he resigned} 1-0", None),
            ("1. e4 {normal} 1-0", None),
        ] {
            let text = format!("[White \"Anna\"]\n[Black \"Bert\"]\n\n{moves}\n");
            let expected = expected.map(|(end, loser)| ToldEnd { end, loser });
            assert_eq!(told_of(&text), expected, "{moves}");
        }
    }

    #[test]
    fn a_comment_says_more_than_the_word_normal() {
        let text = "[Termination \"Normal\"]\n\n1. e4 {Black forfeits on time} 1-0\n";
        assert_eq!(told_of(text).map(|told| told.end), Some(End::OnTime));
        let text = "[Termination \"Normal\"]\n\n1. e4 {good} 1-0\n";
        assert_eq!(told_of(text).map(|told| told.end), Some(End::Normal));
    }
}
