//! Questions that were read one by one and found fit to print as they stand: a file for each edition, with their ids.

use crate::read::document::the_document;
use crate::read::fault::TextFault;
use crate::read::walk::Walk;
use serde_yaml::Value;
use std::collections::BTreeSet;

/// The ids that the text of a file lists.
///
/// An id has a mark of all that its question says: where that changes, nobody has approved it any longer.
///
/// # Errors
/// The [`TextFault`] of the YAML; else everything that is no id or stands there twice, each with its place.
pub fn approved(file: &str, text: &str) -> Result<BTreeSet<String>, Vec<TextFault>> {
    let document = the_document(file, text, "one list of ids of questions")?;
    let value: Value = document.read().map_err(|fault| vec![fault])?;
    let walk = Walk::through(&document);
    let mut read = BTreeSet::new();
    for node in walk.root(&value).items() {
        let Some(id) = node.text() else { continue };
        if id.split('.').count() != PARTS {
            let expected = "an id as `paper.yaml` has it: case.edition.setting.aspect.mark";
            node.refuse(format!("`{id}`"), expected);
        } else if !read.insert(id.clone()) {
            node.refuse(format!("`{id}` once more"), "each id once");
        }
    }
    walk.end(read)
}

/// How many parts an id has.
const PARTS: usize = 5;
