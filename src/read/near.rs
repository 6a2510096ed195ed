//! Names that somebody may have meant.

use strsim::levenshtein;

/// How many suggestions help, and no more.
const MOST: usize = 3;

/// The names nearest to a text that is none of them, the nearest first; none where nothing is near.
pub fn near<'n>(text: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let text = text.to_lowercase();
    let mut ranked: Vec<((usize, usize), &str)> = names
        .into_iter()
        .filter_map(|name| Some((rank(&text, &name.to_lowercase())?, name)))
        .collect();
    ranked.sort();
    ranked.dedup();
    ranked
        .into_iter()
        .take(MOST)
        .map(|(_, name)| name)
        .collect()
}

/// How far a name is from a text, its first word counting most; none where it is too far.
fn rank(text: &str, name: &str) -> Option<(usize, usize)> {
    let words = |s: &str| -> Vec<String> {
        let parts = s.split(['-', '.', ' ']).filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect()
    };
    let (asked, known) = (words(text), words(name));
    let first = match (asked.first(), known.first()) {
        (Some(a), Some(b)) => levenshtein(a, b),
        _ => 0,
    };
    if name.starts_with(|c: char| c.is_ascii_digit()) && first > 1 {
        return None;
    }
    let part = |a: &str, b: &str| a.len() > 1 && b.starts_with(a);
    let alike = |a: &str, b: &str| a == b || part(a, b) || part(b, a);
    let shared = asked
        .iter()
        .filter(|word| known.iter().any(|other| alike(word, other)))
        .count();
    let distance = levenshtein(text, name);
    let close = distance * 3 <= text.chars().count().max(3);
    let related = shared * 2 >= asked.len().max(1) || name.contains(text);
    (close || related).then_some((first, distance))
}

#[cfg(test)]
mod tests {
    use super::near;

    #[test]
    fn a_slip_and_a_part_find_the_name_and_nonsense_finds_none() {
        let names = ["mate-on-the-75th-move", "stalemate", "9.5.1", "9.5.2"];
        assert_eq!(near("stalmate", names), ["stalemate"]);
        assert_eq!(near("mate-on-75th-move", names), ["mate-on-the-75th-move"]);
        assert_eq!(near("mat-on-75", names), ["mate-on-the-75th-move"]);
        assert_eq!(near("9.5.9", names), ["9.5.1", "9.5.2"]);
        assert_eq!(
            near("5.3", ["1.3", "3.3", "5.1", "5.2"]),
            ["5.1", "5.2", "1.3"]
        );
        assert_eq!(near("99.1", ["0.1", "1.1", "9.1"]), ["9.1"]);
        assert!(near("xyzzy", names).is_empty());
    }

    #[test]
    fn letters_that_changed_places_and_capitals_are_a_slip_too() {
        let names = ["adjourned", "drawn-game", "rapid", "rapid-views", "touch"];
        assert_eq!(near("drawn-gaem", names), ["drawn-game"]);
        assert_eq!(near("Rapit", names), ["rapid"]);
        assert_eq!(near("views", names), ["rapid-views"]);
        assert!(near("xx", ["de", "en"]).is_empty());
    }
}
