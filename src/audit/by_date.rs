//! The edition by which a game is judged, from its date.

use crate::edition::{Edition, EditionData};
use crate::read::pgn::Game;

/// The edition in force on the day of a game; none where its date leaves more than one open, or is no date.
///
/// Games from before the first edition that we know are judged by that one.
pub fn edition_of(game: &Game<'_>, editions: &[EditionData]) -> Option<Edition> {
    let date = game.tag("Date")?;
    let mut parts = date.trim().split('.');
    let year = parts.next().filter(|year| is_number(year, 4))?;
    let [month, day] =
        [parts.next(), parts.next()].map(|part| part.filter(|part| is_number(part, 2)));
    // A month or a day that is not known may be the first or the last.
    let first = format!("{year}-{}-{}", month.unwrap_or("01"), day.unwrap_or("01"));
    let last = format!("{year}-{}-{}", month.unwrap_or("12"), day.unwrap_or("31"));
    let edition = in_force_on(&first, editions)?;
    (in_force_on(&last, editions) == Some(edition)).then_some(edition)
}

fn is_number(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The edition in force on a day (2018-01-31), or the oldest one.
fn in_force_on(day: &str, editions: &[EditionData]) -> Option<Edition> {
    let begun = (editions.iter()).filter(|data| data.in_force.as_str() <= day);
    let newest = begun.max_by_key(|data| data.edition);
    let oldest = || editions.iter().min_by_key(|data| data.edition);
    newest.or_else(oldest).map(|data| data.edition)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Library;
    use crate::read::pgn::games;

    #[test]
    fn a_game_is_judged_by_the_laws_of_its_day() {
        let files = crate::embedded::files();
        let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
        for (date, expected) in [
            ("2023.01.01", Some(2023)),
            ("2022.12.31", Some(2018)),
            ("2017.12.31", Some(2017)),
            ("2017.06.30", Some(2014)),
            ("1972.07.11", Some(1997)),
            ("2020.??.??", Some(2018)),
            ("2014.??.??", None),
            ("2014.08.??", Some(2014)),
            ("????.??.??", None),
            ("yesterday", None),
        ] {
            let text = format!("[Date \"{date}\"]\n\n1. e4 *\n");
            let game = games(text.as_bytes()).next().expect("a game");
            let expected = expected.map(Edition::of);
            assert_eq!(edition_of(&game, &library.editions), expected, "{date}");
        }
        let dateless = games(b"1. e4 *").next().expect("a game");
        assert_eq!(edition_of(&dateless, &library.editions), None);
    }
}
