//! From one rule to another for which its readers may be looking.

use crate::book::teller::{Teller, only_in};
use crate::edition::Edition;
use crate::laws::{Provision, provision};
use std::fmt::Write as _;

/// The rules to which one points, as far as an edition has both.
pub(super) fn of<'t>(
    teller: &'t Teller<'_>,
    from: &'t Provision,
    edition: Edition,
) -> impl Iterator<Item = &'static Provision> + 't {
    let all = teller.shelf.library.pointers.iter();
    let all = all.filter(|(own, _)| own == from.id);
    let to = all.filter_map(|(_, to)| provision(to));
    to.filter(move |to| has(teller, from, edition) && has(teller, to, edition))
}

fn has(teller: &Teller<'_>, provision: &Provision, edition: Edition) -> bool {
    let data = teller.shelf.library.edition(edition);
    data.is_ok_and(|data| provision.number(&data.contents).is_some())
}

/// What is shown of them in the section of a rule; nothing where it points nowhere.
pub(super) fn see_also(teller: &Teller<'_>, from: &Provision) -> String {
    let editions = &teller.shelf.editions;
    let mut targets: Vec<(&'static Provision, Vec<Edition>)> = Vec::new();
    for edition in editions {
        for to in of(teller, from, *edition) {
            match targets.iter_mut().find(|(known, _)| *known == to) {
                Some((_, editions)) => editions.push(*edition),
                None => targets.push((to, vec![*edition])),
            }
        }
    }
    let any = |edition: &Edition| targets.iter().any(|(_, own)| own.contains(edition));
    let all: Vec<Edition> = editions.iter().copied().filter(any).collect();
    if all.is_empty() {
        return String::new();
    }
    let mut html = format!(
        "<p class=\"see\"{}>{}",
        only_in(teller, &all),
        teller.label("see-also")
    );
    for (to, editions) in &targets {
        let _ = write!(
            html,
            " <span{}>{} {}</span>",
            if editions.len() == all.len() {
                String::new()
            } else {
                only_in(teller, editions)
            },
            teller.link(to, ""),
            teller.numbers(to, editions, ""),
        );
    }
    html + "</p>\n"
}
