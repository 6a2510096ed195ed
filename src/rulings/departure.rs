//! Where the practice rules otherwise than the letter of the Laws, and which of its items do so.

use crate::edition::{ItemName, Layers};
use crate::laws::{Code, Reason, Status, Verdict, judge};
use crate::rulings::joined::alike;
use crate::rulings::outcome::do_the_same;
use crate::rulings::{Ruled, Run};

/// A ruling that the letter of the Laws gives otherwise.
#[derive(Clone, Debug)]
pub struct Departure<'r> {
    /// The ruling as it is taught.
    pub taught: &'r Ruled,
    /// The ruling by the letter.
    pub letter: &'r Ruled,
    /// The items that make the difference, in the order of their names.
    pub items: Vec<ItemName>,
}

impl<'r> Run<'r> {
    /// The same run with this beside the letter of the Laws.
    #[must_use]
    pub fn beside(self, practice: Layers) -> Self {
        Run { practice, ..self }
    }

    /// The run by the letter of the Laws; itself where the edition has nothing beside it.
    #[must_use]
    pub fn by_the_letter(self) -> Self {
        match self.is_changed() {
            true => self.beside(Layers::LETTER),
            false => self,
        }
    }

    /// The same run the other way: by the letter of the Laws where it is as taught, and as FIDE teaches it where it is not.
    #[must_use]
    pub fn the_other_way(self) -> Self {
        self.beside(match self.practice {
            Layers::LETTER => Layers::FIDE,
            _ => Layers::LETTER,
        })
    }

    /// How the letter of the Laws rules otherwise; nothing where it rules the same.
    pub fn departure(self) -> Option<Departure<'r>> {
        if !self.is_changed() {
            return None;
        }
        let (Ok(taught), Ok(letter)) = (self.ruled(), self.beside(Layers::LETTER).ruled()) else {
            return None;
        };
        let differs = !do_the_same(&taught.verdict, &letter.verdict);
        differs.then(|| Departure {
            taught,
            letter,
            items: self.deciding(taught, letter),
        })
    }

    /// The items without which another ruling is given; where one does as well as another, those of reasons that hold.
    fn deciding(self, taught: &Ruled, letter: &Ruled) -> Vec<ItemName> {
        let named = items(taught, &letter.verdict);
        let Ok(data) = self.case.rulings.library.edition(self.edition) else {
            return named;
        };
        let decides = |item: &ItemName| {
            let laws = data.laws_without(item, &taught.laws.setting);
            let without = judge(&Code::new(&laws), &self.scenario().case);
            without.map_or(true, |verdict| !do_the_same(&verdict, &taught.verdict))
        };
        let deciding: Vec<ItemName> = named.iter().filter(|item| decides(item)).cloned().collect();
        match deciding.is_empty() {
            true => named,
            false => deciding,
        }
    }
}

impl Departure<'_> {
    /// Whether another departure rules the same, both as it is taught and by the letter.
    pub fn is_like(&self, other: &Departure<'_>) -> bool {
        let same = |a: &Ruled, b: &Ruled| do_the_same(&a.verdict, &b.verdict);
        same(self.taught, other.taught) && same(self.letter, other.letter)
    }
}

/// The items of the reasons that the letter does not give, but for those under which something stands that does not hold;
/// where it gives them all, those of any reason.
pub(super) fn items(taught: &Ruled, letter: &Verdict) -> Vec<ItemName> {
    let by_the_letter: Vec<&Reason> = reasons(letter).collect();
    let is_new = |reason: &&Reason| !by_the_letter.iter().any(|other| alike(reason, other));
    let contents = &taught.laws.contents;
    let of = |reason: &Reason| {
        let own = contents.item(reason.provision.id);
        let idle = own.filter(|_| reason.status != Status::Holds).cloned();
        let items = reason.items.iter().cloned();
        items
            .filter(|item| Some(item) != idle.as_ref())
            .collect::<Vec<_>>()
    };
    let named = |all: Vec<&Reason>| {
        let mut items: Vec<ItemName> = all.into_iter().flat_map(of).collect();
        items.sort_by(|a, b| a.id.cmp(&b.id));
        items.dedup();
        items
    };
    let taught = &taught.verdict;
    let new = named(reasons(taught).filter(is_new).collect());
    if new.is_empty() {
        return named(reasons(taught).collect());
    }
    new
}

fn reasons(verdict: &Verdict) -> impl Iterator<Item = &Reason> {
    verdict.branches.iter().flat_map(|branch| branch.reasons())
}
