//! What became of the items of the practice.

use crate::edition::{Contents, Item, Taught};
use crate::laws::Provision;
use crate::read::Library;

/// The items of all layers by the first number that they are about, in the order of the newest edition, then by name.
pub fn items(library: &Library) -> Vec<&Item> {
    let mut all: Vec<&Item> = library.items().collect();
    all.sort_by_key(|item| (place(library, item), &item.id));
    all
}

/// Whether an item is about a rule: about a provision that decides it or, where none does, about one of its numbers.
pub fn teaches_about(item: &Item, provision: &Provision, newest: &Contents) -> bool {
    match item.taught.provisions() {
        [] => provision
            .number(newest)
            .is_some_and(|number| item.articles.iter().any(|about| about == number)),
        decide => decide.iter().any(|id| id == provision.id),
    }
}

/// The place of an item among the numbers of the newest edition: that of the first number that begins with its own.
fn place(library: &Library, item: &Item) -> Option<usize> {
    let number = item.articles.first()?;
    let within = format!("{number}.");
    let begins = |(known, _): (&str, _)| known == number || known.starts_with(&within);
    library.newest()?.contents.iter().position(begins)
}

/// How many of these items are in each state, in the order of [`Taught::NAMES`].
pub fn states<'i>(items: impl IntoIterator<Item = &'i Item>) -> [usize; 3] {
    let mut counts = [0; 3];
    for item in items {
        let state = Taught::NAMES
            .iter()
            .position(|name| *name == item.taught.name());
        counts[state.unwrap_or_default()] += 1;
    }
    counts
}
