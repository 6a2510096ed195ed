//! `editions/pointers.yaml`: where a reader of one rule may be looking for another.

use crate::read::document::the_document;
use crate::read::editions::InOrder;
use crate::read::fault::TextFault;
use crate::read::practice::Page;
use crate::read::scenario::nearest_provision;

/// The pairs of rules of the text of a file, by their permanent names: where the reader is, and where to look as well.
///
/// # Errors
/// The first [`TextFault`] of the YAML, else all of these: an unknown rule, one that points to itself, and a pair that
/// stands there twice.
pub fn pointers(file: &str, text: &str) -> Result<Vec<(String, String)>, Vec<TextFault>> {
    let document = the_document(file, text, "one list of pointers")?;
    let sheet: InOrder<Vec<String>> = document.read().map_err(|fault| vec![fault])?;
    let page = Page { file, text };
    let mut bad = Vec::new();
    let mut found = Vec::new();
    for (from, all) in sheet.0 {
        for id in std::iter::once(&from).chain(&all) {
            if crate::laws::provision(id).is_none() {
                let found = format!("unknown provision `{id}`");
                bad.push(page.fault(&from, id, found, nearest_provision(id)));
            }
        }
        for to in all {
            let pair = (from.clone(), to);
            if pair.0 == pair.1 || found.contains(&pair) {
                let told = format!("`{}` under `{from}`", pair.1);
                bad.push(page.fault(&from, &pair.1, told, "each other rule once".into()));
            }
            found.push(pair);
        }
    }
    match bad.is_empty() {
        true => Ok(found),
        false => Err(bad),
    }
}

#[cfg(test)]
mod tests {
    use super::pointers;

    #[test]
    fn pairs_are_read_in_their_order() {
        let read = pointers(
            "p.yaml",
            "castling: [two-hands]\ntwo-hands: [castling, one-hand]\n",
        );
        let pair = |from: &str, to: &str| (from.to_owned(), to.to_owned());
        let wanted = [
            pair("castling", "two-hands"),
            pair("two-hands", "castling"),
            pair("two-hands", "one-hand"),
        ];
        assert_eq!(read.expect("good"), wanted);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (text, says) in [
            (
                "castling: [two-hand]\n",
                "p.yaml:1:12: unknown provision `two-hand`",
            ),
            (
                "castel: [two-hands]\n",
                "p.yaml:1:1: unknown provision `castel`",
            ),
            (
                "castling: [castling]\n",
                "p.yaml:1:1: `castling` under `castling`",
            ),
            (
                "castling: [two-hands, two-hands]\n",
                "p.yaml:1:12: `two-hands` under `castling`; expected each other rule once",
            ),
            ("castling: two-hands\n", "p.yaml:1:11: "),
        ] {
            let faults = pointers("p.yaml", text).expect_err("a fault");
            assert_eq!(faults.len(), 1, "{faults:?}");
            let told = faults[0].to_string();
            assert!(told.starts_with(says), "{told}");
        }
    }
}
