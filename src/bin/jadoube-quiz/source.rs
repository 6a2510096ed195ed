//! Where questions come from: drawn for a request, or found again by their ids.

use jadoube::edition::Layers;
use jadoube::quiz::{Request, Stock, Told, questions};
use jadoube::rulings::Rulings;
use jadoube::text::{Tongues, Words};

/// All questions that can be asked, in one language.
pub struct Source<'l> {
    stock: Stock<'l>,
    words: &'l Words,
}

impl<'l> Source<'l> {
    /// The questions about these rulings.
    pub fn of(rulings: &'l Rulings<'l>, tongues: &'l Tongues, words: &'l Words) -> Self {
        let stock = Stock::of(rulings, tongues);
        Source { stock, words }
    }

    /// The questions that a request draws.
    pub fn drawn(&self, request: &Request) -> Vec<Told> {
        let drawn = questions(&self.stock, request).questions.into_iter();
        drawn.map(|question| question.told(self.words)).collect()
    }

    /// The questions with these ids in their order, without those that there are no more.
    pub fn named(&self, ids: &[String], practice: Layers) -> Vec<Told> {
        let found = ids
            .iter()
            .filter_map(|id| self.stock.named(id, practice).ok());
        found.map(|question| question.told(self.words)).collect()
    }
}
