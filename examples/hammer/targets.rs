//! What must hold for any bytes: as a file of games, and as a FEN. A broken promise panics.

use jadoube::audit::{Auditor, Played};
use jadoube::board::{Player, Position, Sameness};
use jadoube::edition::{Laws, Pace, Setting, Supervision};
use jadoube::read::Library;
use jadoube::read::pgn::{Game, games, whole_games};
use std::sync::LazyLock;

/// The laws of every edition.
static LAWS: LazyLock<Vec<Laws>> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let editions = library.editions.iter();
    editions.map(|data| data.laws(&setting)).collect()
});

/// Reads the laws, so that the first input does not have to.
pub fn ready() {
    LazyLock::force(&LAWS);
}

/// Any bytes are games that can be audited under every edition, the same ones in one piece and in two.
pub fn pgn(text: &[u8]) {
    let whole: Vec<Game<'_>> = games(text).collect();
    let room: usize = whole.iter().map(|game| game.text.len()).sum();
    assert!(room <= text.len(), "a byte belongs to one game");
    for game in &whole {
        let last = game.text.len();
        assert!(game.place(0) <= game.place(last), "places go on");
        assert!(game.stop.as_ref().is_none_or(|stop| stop.at < last));
        assert!(game.damage.iter().all(|damage| damage.at < last));
        for laws in LAWS.iter() {
            let report = Auditor::new(laws).audit(&Played::of(game));
            assert_eq!(report.plies, game.moves.len());
            let places = report.findings.iter().map(|finding| finding.after);
            assert!(
                places.max().unwrap_or(0) <= report.plies,
                "findings are in the game"
            );
        }
    }
    let (first, second) = text.split_at(whole_games(text));
    let cut: Vec<Game<'_>> = games(first).chain(games(second)).collect();
    let told = |game: &Game<'_>| (game.tags.len(), game.moves.clone(), game.result);
    assert!(
        whole.iter().map(told).eq(cut.iter().map(told)),
        "cut into the same games"
    );
}

/// Any bytes are refused as a FEN or are a position that can be asked everything.
pub fn fen(text: &[u8]) {
    let text = String::from_utf8_lossy(text);
    let both = [
        Position::from_fen(&text),
        Position::from_fen_chess960(&text),
    ];
    for position in both.into_iter().flatten() {
        let _ = position.illegality();
        let _ = position.certain_illegality();
        let same = position.same_position(&position);
        assert_eq!(same, Sameness::Same, "a position is the same as itself");
        for player in Player::ALL {
            let _ = position.can_mate(player);
        }
        let _ = position.outcome();
        for played in position.legal_moves() {
            let san = position.san(&played);
            let after = position.play(&played);
            assert!(!san.is_empty() && after.has_the_move() != position.has_the_move());
        }
        let again = Position::from_fen(&position.fen()).expect("what we wrote we can read");
        assert_eq!(again.setup().board, position.setup().board);
    }
}
