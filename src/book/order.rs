//! The chapters in the order of the newest edition, and the rules of each in the order of their numbers there.

use crate::edition::{Edition, EditionData, Item, article_of};
use crate::laws::{CHAPTERS, Provision};
use std::collections::BTreeMap;

/// A chapter as the book shows it.
pub(super) struct ChapterInOrder {
    pub id: &'static str,
    /// Its rules, in the order of the newest edition; one that has no number there follows its neighbour.
    pub provisions: Vec<&'static Provision>,
    /// The article, appendix or guideline that it is in each edition, newest first.
    pub articles: Vec<(Edition, String)>,
}

impl ChapterInOrder {
    /// The articles that it is, each with its editions, newest first.
    pub(super) fn by_article(&self) -> Vec<(&str, Vec<Edition>)> {
        let mut all: Vec<(&str, Vec<Edition>)> = Vec::new();
        for (edition, article) in &self.articles {
            match all.iter_mut().find(|(known, _)| known == article) {
                Some((_, editions)) => editions.push(*edition),
                None => all.push((article, vec![*edition])),
            }
        }
        all
    }
}

/// The chapters that have rules; `editions` are the oldest first, `items` what is taught beside them.
pub(super) fn in_order(editions: &[EditionData], items: &[&Item]) -> Vec<ChapterInOrder> {
    let chapters = CHAPTERS.iter().filter(|it| !it.provisions.is_empty());
    let mut all: Vec<ChapterInOrder> = chapters
        .map(|chapter| ChapterInOrder {
            id: chapter.id,
            articles: (editions.iter().rev())
                .filter_map(|data| Some((data.edition, article(chapter.provisions, data)?)))
                .collect(),
            provisions: chapter.provisions.to_vec(),
        })
        .collect();
    if let Some(newest) = editions.last() {
        let headings: Vec<&str> = newest.contents.headings().map(|(own, _)| own).collect();
        all.sort_by_key(|chapter| {
            let own = chapter.articles.first();
            let own = own.filter(|(edition, _)| *edition == newest.edition);
            own.and_then(|(_, article)| headings.iter().position(|known| known == article))
        });
        for chapter in &mut all {
            let own = chapter.articles.first().map(|(_, article)| article.clone());
            sort(
                &mut chapter.provisions,
                &own.unwrap_or_default(),
                newest,
                items,
            );
        }
    }
    all
}

/// The article under which most of the provisions stand.
fn article(provisions: &[&'static Provision], data: &EditionData) -> Option<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for number in provisions.iter().filter_map(|it| it.number(&data.contents)) {
        *counts.entry(article_of(number)).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    most.map(|(article, _)| article.to_owned())
}

/// Sorts the provisions of a chapter, which is this article in the newest edition.
fn sort(
    provisions: &mut [&'static Provision],
    article: &str,
    newest: &EditionData,
    items: &[&Item],
) {
    let numbers: Vec<&str> = newest.contents.iter().map(|(number, _)| number).collect();
    let place = |number: &str| numbers.iter().position(|known| *known == number);
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    let mut neighbour = 0;
    for provision in &*provisions {
        let own = provision.number(&newest.contents).and_then(place);
        let taught = || {
            let item =
                (items.iter()).find(|item| item.stands.iter().any(|id| id == provision.id))?;
            let about = item.articles.iter().map(String::as_str);
            about
                .filter(|number| article_of(number) == article)
                .find_map(place)
        };
        let at = own.or_else(taught).unwrap_or(neighbour);
        // A rule that stands in another article has no neighbours here.
        if article_of(numbers[at]) == article {
            neighbour = at;
        }
        places.insert(provision.id, at);
    }
    provisions.sort_by_key(|provision| places[provision.id]);
}
