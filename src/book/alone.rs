//! A ruling by itself, as the page of its case shows it in one edition: for cases that are judged while somebody reads.

use crate::book::ruling::verdict;
use crate::book::shelf::Shelf;
use crate::book::teller::Teller;
use crate::read::Scenario;
use crate::rulings::View;
use crate::text::Words;

/// What is told of rulings in the edition of its shelf, in one language.
pub struct Alone<'t>(Teller<'t>);

impl<'t> Alone<'t> {
    /// The words over a shelf of one edition ([`Shelf::of_one`]).
    pub fn new(shelf: &'t Shelf<'t>, words: &'t Words) -> Self {
        Alone(Teller::new(shelf, words))
    }

    /// The rulings of a view of one edition as HTML, under headings of this level.
    pub fn rulings(&self, scenario: &Scenario, view: &View<'_>, depth: u8) -> String {
        self.0.forget_rulings();
        let all = view.rulings.iter();
        all.map(|ruled| verdict(&self.0, scenario, view, ruled, depth))
            .collect()
    }
}
