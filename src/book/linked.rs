//! Links in a row under a label.

use crate::book::teller::{Teller, only_in};
use crate::edition::Edition;

/// The links under a label, each with the editions in which it is shown; nothing where there are none. What stands around
/// them is shown in the editions of `around`.
pub(super) fn linked(
    teller: &Teller<'_>,
    label: &str,
    around: &[Edition],
    mut links: Vec<(String, Vec<Edition>)>,
) -> String {
    links.retain(|(_, editions)| editions.iter().any(|it| around.contains(it)));
    if links.is_empty() {
        return String::new();
    }
    let own = links.iter().flat_map(|(_, editions)| editions.clone());
    let own: Vec<Edition> = own.collect();
    let only = |editions: &[Edition]| only_within(teller, editions, around);
    let links: Vec<String> = (links.iter())
        .map(|(link, editions)| link.replacen("<a", &format!("<a{}", only(editions)), 1))
        .collect();
    format!(
        "<p class=\"links\"{}><b>{label}</b> {}</p>\n",
        only(&own),
        links.join(" ")
    )
}

/// The attribute of what is shown in these of the editions of what stands around it; nothing where that is all of them.
pub(super) fn only_within(teller: &Teller<'_>, editions: &[Edition], around: &[Edition]) -> String {
    let own = around.iter().copied();
    let own: Vec<Edition> = own.filter(|it| editions.contains(it)).collect();
    match own.len() == around.len() {
        true => String::new(),
        false => only_in(teller, &own),
    }
}
