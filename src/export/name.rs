//! Names that stay: by them a platform knows a question again when its text has changed.

use crate::read::mark;

/// The id of a question without its last part, the hash of what it says: what a new wording keeps.
pub fn stem(id: &str) -> &str {
    id.rsplit_once('.').map_or(id, |(stem, _)| stem)
}

/// The name within so many characters: of a longer one the beginning, and its hash in place of the rest.
pub(super) fn within(limit: usize, name: &str) -> String {
    if name.chars().count() <= limit {
        return name.to_owned();
    }
    let end = format!("~{:016x}", mark(name));
    let kept = name.chars().take(limit.saturating_sub(end.len()));
    kept.collect::<String>() + &end
}

/// The name in letters, digits, hyphens and dots alone, so that it can be an identifier and a file; two names never become one.
pub(super) fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '.' => plain.push(letter),
            other => plain.push_str(&format!("_{:x}_", u32::from(other))),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{plain, stem, within};

    #[test]
    fn a_new_wording_keeps_the_stem() {
        assert_eq!(
            stem("case.2023.blitz-full.result.0badcafe"),
            "case.2023.blitz-full.result"
        );
        assert_eq!(stem("case"), "case");
    }

    #[test]
    fn long_names_stay_apart() {
        let (one, other) = ("a".repeat(200) + "1", "a".repeat(200) + "2");
        assert_eq!(within(100, &one).chars().count(), 100);
        assert_ne!(within(100, &one), within(100, &other));
        assert_eq!(within(100, "short"), "short");
    }

    #[test]
    fn a_plain_name_leads_nowhere_else() {
        assert_eq!(plain("../é"), ".._2f__e9_");
        assert_ne!(plain("a_2f_"), plain("a/"));
    }
}
