//! The styles of a Word document.

use std::collections::{HashMap, HashSet};

use super::refusal::Refusal;
use super::xml::{Node, Tag, Walk};

/// How many styles are followed from one to that on which it is based.
const STEPS: usize = 10;

/// The names of the styles of headings.
pub(super) fn headings(content: &str) -> Result<HashSet<String>, Refusal> {
    let mut styles = Styles::default();
    let mut walk = Walk::new(content);
    while let Some((node, _)) = walk.next()? {
        if let Node::Start(tag) = node {
            styles.start(&tag);
        }
    }
    let all = styles.headings.iter().chain(styles.bases.keys());
    Ok(all.filter(|id| styles.is_heading(id)).cloned().collect())
}

#[derive(Default)]
struct Styles {
    id: String,
    headings: HashSet<String>,
    bases: HashMap<String, String>,
}

impl Styles {
    fn start(&mut self, tag: &Tag<'_>) {
        let value = |name: &str| tag.get(&tag.name.replace(tag.local(), name));
        let val = value("val").unwrap_or_default();
        match tag.local() {
            "style" => self.id = value("styleId").unwrap_or_default(),
            "name" if is_name_of_heading(&val) => {
                self.headings.insert(self.id.clone());
            }
            "outlineLvl" if is_level_of_heading(&val) => {
                self.headings.insert(self.id.clone());
            }
            "basedOn" => {
                self.bases.insert(self.id.clone(), val);
            }
            _ => {}
        }
    }

    fn is_heading(&self, id: &str) -> bool {
        let next = |id: &&String| self.bases.get(*id);
        let first = self.bases.get(id);
        let mut bases = std::iter::successors(first, next).take(STEPS);
        self.headings.contains(id) || bases.any(|base| self.headings.contains(base))
    }
}

fn is_name_of_heading(name: &str) -> bool {
    let name = name.to_lowercase();
    name.starts_with("heading ") || name == "title" || name == "subtitle"
}

/// Whether an outline level is one of a heading and not of the body.
pub(super) fn is_level_of_heading(level: &str) -> bool {
    level.parse::<u8>().is_ok_and(|level| level < 9)
}
