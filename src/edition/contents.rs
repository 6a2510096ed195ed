//! The numbers of an edition, what stands under them, and which provisions go before which in this edition only.

use super::ItemName;
use std::collections::{BTreeMap, HashMap};

/// What stands under a number of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stands {
    /// These provisions, by their permanent names.
    Provisions(Vec<String>),
    /// No provision, for this reason.
    NotModelled(String),
    /// No provision yet.
    Pending,
}

/// The numbers of an edition and what became of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Whether every number of the edition is listed.
    pub complete: bool,
    headings: Vec<(String, String)>,
    numbers: Vec<(String, Stands)>,
    exceptions: HashMap<String, Vec<String>>,
    of_provision: HashMap<String, usize>,
    of_items: HashMap<String, ItemName>,
}

impl Contents {
    /// The contents with these numbers, in the order of the edition, and these exceptions.
    pub fn new(
        complete: bool,
        numbers: Vec<(String, Stands)>,
        exceptions: BTreeMap<String, Vec<String>>,
    ) -> Self {
        let of_provision = (numbers.iter().enumerate())
            .flat_map(|(at, (_, stands))| match stands {
                Stands::Provisions(ids) => ids.iter().map(|id| (id.clone(), at)).collect(),
                Stands::NotModelled(_) | Stands::Pending => Vec::new(),
            })
            .collect();
        Self {
            complete,
            headings: Vec::new(),
            numbers,
            exceptions: exceptions.into_iter().collect(),
            of_provision,
            of_items: HashMap::new(),
        }
    }

    /// The same with these articles, appendices and guidelines, in the order of the edition, and what each is about.
    #[must_use]
    pub fn headed(mut self, headings: Vec<(String, String)>) -> Self {
        self.headings = headings;
        self
    }

    /// The articles, appendices and guidelines, each with what it is about: a chapter or one of [`WITHOUT_CHAPTER`].
    pub fn headings(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        let all = self.headings.iter();
        all.map(|(article, about)| (article.as_str(), about.as_str()))
    }

    /// The same with what stands under items of the practice only.
    #[must_use]
    pub fn beside<'i>(&self, items: impl IntoIterator<Item = (&'i str, &'i ItemName)>) -> Self {
        let mut beside = self.clone();
        let items = items.into_iter();
        beside
            .of_items
            .extend(items.map(|(provision, item)| (provision.to_owned(), item.clone())));
        beside
    }

    /// The numbers with what stands under each, in the order of the edition.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Stands)> {
        let all = self.numbers.iter();
        all.map(|(number, stands)| (number.as_str(), stands))
    }

    /// Whether the edition has this number.
    pub fn has(&self, number: &str) -> bool {
        self.numbers.iter().any(|(known, _)| known == number)
    }

    /// Whether the edition has this number, or an article, appendix or guideline of this name.
    pub fn names(&self, number: &str) -> bool {
        self.has(number) || self.headings.iter().any(|(article, _)| article == number)
    }

    /// The number of the provision with this permanent name, where it has one: that of the edition or, where it stands
    /// beside the letter only, the name of its item.
    pub fn number(&self, provision: &str) -> Option<&str> {
        match self.of_provision.get(provision) {
            Some(at) => Some(self.numbers[*at].0.as_str()),
            None => Some(&self.of_items.get(provision)?.id),
        }
    }

    /// The item of the practice under which a provision stands that the letter does not have.
    pub fn item(&self, provision: &str) -> Option<&ItemName> {
        let beside = self.of_items.get(provision);
        beside.filter(|_| !self.of_provision.contains_key(provision))
    }

    /// The permanent names of the provisions that go before this one in this edition only.
    pub fn exceptions(&self, provision: &str) -> &[String] {
        self.exceptions.get(provision).map_or(&[], Vec::as_slice)
    }
}

/// What an article can be about that is no chapter of ours.
pub const WITHOUT_CHAPTER: [&str; 4] = [
    "preface",
    "quickplay-finish",
    "quickplay-without-arbiter",
    "fide",
];

/// The article, appendix or guideline to which a number belongs: “9” for “9.5b”.
pub fn article_of(number: &str) -> &str {
    number.split('.').next().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Layer;

    #[test]
    fn a_provision_has_the_number_under_which_it_stands() {
        let stands = |ids: &[&str]| Stands::Provisions(ids.iter().map(|&id| id.into()).collect());
        let contents = Contents::new(
            true,
            vec![
                ("1".into(), Stands::NotModelled("preface".into())),
                ("2".into(), stands(&["castling", "check"])),
                ("3".into(), stands(&["mate"])),
            ],
            BTreeMap::from([("mate".into(), vec!["check".into()])]),
        );
        assert_eq!(contents.number("check"), Some("2"));
        assert_eq!(contents.number("mate"), Some("3"));
        assert_eq!(contents.number("stalemate"), None);
        assert!(contents.has("1") && !contents.has("4"));
        assert_eq!(contents.exceptions("mate"), ["check"]);
        assert!(contents.exceptions("check").is_empty());
        let item = ItemName {
            layer: Layer::Fide,
            id: "M-009".into(),
        };
        let beside = contents.beside([("stalemate", &item), ("mate", &item)]);
        assert_eq!(beside.number("stalemate"), Some("M-009"));
        assert_eq!(beside.item("stalemate"), Some(&item));
        assert_eq!(
            (beside.number("mate"), beside.item("mate")),
            (Some("3"), None)
        );
        assert!(!beside.has("M-009"));
    }
}
