//! In which editions a provision changed, and what of a text did.

use crate::book::compared::path;
use crate::book::linked::linked;
use crate::book::teller::{Teller, spoken};
use crate::book::timeline::lines;
use crate::compare::ChangeKind;
use crate::laws::Provision;
use crate::read::REFERENCE;
use crate::text::stand_in_mark;

/// What became of the values of a provision, and the editions that changed it, the newest first, as links to what each
/// changed; nothing where nothing changed.
pub(super) fn changes(teller: &Teller<'_>, provision: &Provision) -> String {
    let stands = teller.shelf.stands_in(provision);
    let changed = teller.compared.iter().filter_map(|(comparison, told)| {
        let mut rules = told.iter().filter(|told| told.rule.provision == provision);
        let what = match rules.next()?.kind()? {
            ChangeKind::CameIn => Some("change-new"),
            ChangeKind::WentOut => Some("change-dropped"),
            ChangeKind::Changed => None,
            ChangeKind::Renumbered => return None,
        };
        let what = what.map_or(String::new(), |what| {
            format!("{} {}", teller.colon(), teller.label(what))
        });
        let link = format!(
            "<a href=\"{}#{}\">{}{what}</a>",
            path(comparison.from, comparison.to),
            provision.id,
            teller.html(&Teller::edition(comparison.to)),
        );
        Some((link, stands.to_vec()))
    });
    let links = linked(
        teller,
        &teller.label("rule-changed"),
        stands,
        changed.collect(),
    );
    match lines(teller, provision) + &links {
        html if html.is_empty() => html,
        html => format!(
            "<div class=\"history\" id=\"{}-history\">\n{html}</div>\n",
            provision.id
        ),
    }
}

/// Two texts as one, with what was taken out and what was put in.
pub(super) fn marked(old: &str, new: &str) -> String {
    let mark = stand_in_mark();
    if let (Some(old), Some(new)) = (old.strip_prefix(mark), new.strip_prefix(mark)) {
        return format!("<span lang=\"{REFERENCE}\">{}</span>", marked(old, new));
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (old.split(' ').collect(), new.split(' ').collect());
    let (before, after) = common(&old, &new);
    let mut first = whole_sentences(&old[..before]);
    let last = after - rest_of_sentence(&old[old.len() - after..]);
    // what was only put in or taken out stands behind the sentence before it
    if first > 0 && first == (old.len() - last).min(new.len() - last) {
        first = whole_sentences(&old[..first - 1]);
    }
    let cut = |at: usize| if at > 0 { "…" } else { "" };
    let (before, after) = (before - first, after - last);
    let (old, new) = (&old[first..old.len() - last], &new[first..new.len() - last]);
    let part = |words: &[&str]| spoken(&words.join(" "));
    let (gone, come) = (
        &old[before..old.len() - after],
        &new[before..new.len() - after],
    );
    let is_replaced = !gone.is_empty() && !come.is_empty();
    if is_replaced && gone.len().max(come.len()) * 2 > old.len().min(new.len()) {
        let mut parts = vec![cut(first).to_owned()];
        parts.push(format!(
            "<del>{}</del><br><ins>{}</ins>",
            part(old),
            part(new)
        ));
        parts.push(cut(last).to_owned());
        parts.retain(|part| !part.is_empty());
        return parts.join(" ");
    }
    let mut parts = vec![cut(first).to_owned(), part(&old[..before])];
    if !gone.is_empty() {
        parts.push(format!("<del>{}</del>", part(gone)));
    }
    if !come.is_empty() {
        parts.push(format!("<ins>{}</ins>", part(come)));
    }
    parts.push(part(&old[old.len() - after..]));
    parts.push(cut(last).to_owned());
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// How many of these words are whole sentences.
fn whole_sentences(words: &[&str]) -> usize {
    let end = words.iter().rposition(|word| word.ends_with(['.', '?']));
    end.map_or(0, |end| end + 1)
}

/// How many of these words belong to the sentence before them.
fn rest_of_sentence(words: &[&str]) -> usize {
    let end = words.iter().position(|word| word.ends_with(['.', '?']));
    end.map_or(words.len(), |end| end + 1)
}

/// How many words two texts share at their start, and how many more at their end.
fn common(old: &[&str], new: &[&str]) -> (usize, usize) {
    let before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let after = old[before..]
        .iter()
        .rev()
        .zip(new[before..].iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    (before, after)
}

#[cfg(test)]
mod tests {
    use super::marked;

    #[test]
    fn only_the_sentence_that_changed_is_shown() {
        assert_eq!(
            marked(
                "The clock stands. The opponent gets three minutes more time. Play goes on.",
                "The clock stands. The opponent gets two minutes more time. Play goes on.",
            ),
            "… The opponent gets <del>three</del> <ins>two</ins> minutes more time. …"
        );
        assert_eq!(
            marked("It is drawn. He lost.", "It is drawn. He won at once."),
            "… <del>He lost.</del><br><ins>He won at once.</ins>"
        );
    }

    #[test]
    fn a_sentence_that_was_added_is_marked_as_such() {
        assert_eq!(
            marked(
                "It is the player who may claim.",
                "It is the player who may claim. Nobody else may."
            ),
            "It is the player who may claim. <ins>Nobody else may.</ins>"
        );
    }
}
