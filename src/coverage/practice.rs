//! What became of the items of the practice.

use crate::edition::{Item, Layer, Taught};
use crate::read::Library;

/// An item of the practice and the layer that has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ItemOf<'l> {
    /// Whose practice it is.
    pub layer: Layer,
    /// The item.
    pub item: &'l Item,
}

/// The items of all layers by the first number that they are about, in the order of the newest edition, then by name.
pub fn items(library: &Library) -> Vec<ItemOf<'_>> {
    let in_layers = library.practice.iter().flat_map(|practice| {
        let layer = practice.layer;
        practice
            .items
            .iter()
            .map(move |item| ItemOf { layer, item })
    });
    let mut all: Vec<ItemOf<'_>> = in_layers.collect();
    all.sort_by_key(|of| (place(library, of.item), &of.item.id));
    all
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
