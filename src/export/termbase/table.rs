//! The terms as tables: CSV for a spreadsheet, with everything, and TSV for the glossaries of OmegaT.

use super::{OfLanguage, concepts};
use crate::export::csv::row;
use crate::read::{Concept, Forbidden};

/// The columns of the table for spreadsheets.
pub(super) const COLUMNS: [&str; 9] = [
    "id",
    "lang",
    "term",
    "forms",
    "gender",
    "article",
    "sources",
    "definition",
    "avoid",
];

/// Between the forms of one word.
const BETWEEN_FORMS: &str = " | ";

/// The table with a row for each concept and language.
///
/// Forms and sources have a vertical bar between them; a word to avoid is `FORMS:LEVEL:HINT`, each on a line of its cell.
/// A backslash stands before a bar, a colon or a backslash that belongs to a form.
/// Cells are as safe for spreadsheets as those of questions.
pub fn terms_csv(languages: &[OfLanguage<'_>]) -> String {
    let mut table = format!("\u{feff}{}", row(&COLUMNS.map(str::to_owned)));
    for (id, named) in concepts(languages) {
        for (lang, concept) in named {
            let gender = concept.gender.map_or("", |gender| gender.name());
            let avoided: Vec<String> = concept.forbidden.iter().map(avoided).collect();
            table += &row(&[
                id.to_owned(),
                lang.to_owned(),
                concept.term.clone(),
                forms(&concept.forms),
                gender.to_owned(),
                concept.article.clone().unwrap_or_default(),
                forms(&concept.sources),
                concept.definition.clone(),
                avoided.join("\n"),
            ]);
        }
    }
    table
}

fn forms(forms: &[String]) -> String {
    let forms: Vec<String> = forms.iter().map(|form| marked(form)).collect();
    forms.join(BETWEEN_FORMS)
}

fn avoided(avoided: &Forbidden) -> String {
    let level = avoided.level.name();
    let hint = avoided.hint.as_deref().map(on_one_line).unwrap_or_default();
    let colon = if hint.is_empty() { "" } else { ":" };
    format!("{}:{level}{colon}{hint}", forms(&avoided.forms))
}

/// The form with a backslash before what means something in a cell.
fn marked(form: &str) -> String {
    let mut marked = String::with_capacity(form.len());
    for letter in on_one_line(form).chars() {
        if matches!(letter, '\\' | '|' | ':') {
            marked.push('\\');
        }
        marked.push(letter);
    }
    marked
}

fn on_one_line(text: &str) -> String {
    text.replace(['\t', '\n', '\r'], " ")
}

/// The lines of a glossary of OmegaT: the term of one language, that of the other, and as a comment what it means and which
/// words to avoid (`≠`); concepts that only one of them names are left out.
pub fn terms_tsv(from: OfLanguage<'_>, to: OfLanguage<'_>) -> String {
    let pairs = from.glossary.concepts.iter().filter_map(|concept| {
        let other = to.glossary.concept(&concept.id)?;
        let source = on_one_line(&concept.term);
        // A line that begins with this sign would be taken for a remark.
        let space = if source.starts_with('#') { " " } else { "" };
        let (target, comment) = (on_one_line(&other.term), on_one_line(&comment(other)));
        Some(format!("{space}{source}\t{target}\t{comment}\n"))
    });
    pairs.collect()
}

fn comment(concept: &Concept) -> String {
    let first = |avoided: &Forbidden| {
        let hint = avoided.hint.iter();
        let hint: String = hint.map(|hint| format!(" ({hint})")).collect();
        avoided.forms.first().map(|form| format!("{form}{hint}"))
    };
    let avoided: Vec<String> = concept.forbidden.iter().filter_map(first).collect();
    match avoided.is_empty() {
        true => concept.definition.clone(),
        false => format!("{} ≠ {}", concept.definition, avoided.join("; ")),
    }
}
