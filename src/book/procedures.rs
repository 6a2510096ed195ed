//! The procedures: a page of each, and the list of all.

use crate::book::html::escape;
use crate::book::ruling::either;
use crate::book::teller::{PRACTICE, Teller, number_path, only_in, spoken, unmarked};
use crate::edition::{Edition, Layers, Procedure, SCOPES, Scope, Setting};
use crate::game::Colours;
use crate::laws::Provision;
use crate::text::{Cited, ProcedureText, Saying, item_text, procedure, procedure_title};
use std::fmt::Write as _;

/// The page that lists all procedures.
pub(super) const LIST: &str = "procedures.html";

/// The path of the page of a procedure.
pub(super) fn path(procedure: &Procedure) -> String {
    format!("procedures/{}.html", procedure.id)
}

/// The list of all procedures.
pub(super) fn list(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<ul class=\"see-cases\">\n",
        teller.label("procedures"),
        teller.label("procedures-lead"),
    );
    for procedure in &teller.shelf.library.procedures {
        let _ = writeln!(html, "<li>{}</li>", link(teller, procedure, ""));
    }
    html.push_str("</ul>\n");
    html
}

/// The heading of a procedure as a link; `up` leads to the folder of the language.
pub(super) fn link(teller: &Teller<'_>, procedure: &Procedure, up: &str) -> String {
    format!(
        "<a href=\"{up}{}\">{}</a>",
        path(procedure),
        teller.html(&procedure_title(&procedure.id))
    )
}

/// The procedures of which a step is about a provision, as links; nothing where there is none.
pub(super) fn about(teller: &Teller<'_>, provision: &Provision) -> String {
    let all = teller.shelf.library.procedures.iter();
    let about = all.filter(|procedure| procedure.provisions().any(|id| id == provision.id));
    let links = about.map(|procedure| link(teller, procedure, ""));
    linked(teller, &links.collect::<Vec<_>>())
}

fn linked(teller: &Teller<'_>, links: &[String]) -> String {
    if links.is_empty() {
        return String::new();
    }
    format!(
        "<p class=\"precedence\"><b>{}</b> {}</p>\n",
        teller.label("in-procedures"),
        links.join(" · ")
    )
}

/// The procedures that carry out one of these provisions or have a step told by this case, as links on the page of a case;
/// nothing where there is none.
pub(super) fn of_case(teller: &Teller<'_>, case: &str, provisions: &[&str]) -> String {
    let all = teller.shelf.library.procedures.iter();
    let own = all.filter(|procedure| {
        let mut carried_out = procedure.carries_out.iter();
        let mut steps = procedure.steps.iter();
        carried_out.any(|id| provisions.contains(&id.as_str()))
            || steps.any(|step| step.case.as_deref() == Some(case))
    });
    let links = own.map(|procedure| link(teller, procedure, "../"));
    linked(teller, &links.collect::<Vec<_>>())
}

/// The page of a procedure: its steps in each edition, as FIDE teaches them and by the letter alone.
pub(super) fn page(teller: &Teller<'_>, of: &Procedure) -> String {
    let mut html = format!("<h1>{}</h1>\n", teller.html(&procedure_title(&of.id)));
    let voice = teller.voice(Colours::Known);
    let told = |edition: Edition, practice: Layers| {
        let settings = SCOPES.map(|(pace, supervision)| Setting {
            practice,
            ..Setting::of(pace, supervision)
        });
        let told = procedure(voice, teller.shelf.library, edition, &settings, of);
        steps(teller, edition, &told)
    };
    for edition in &teller.shelf.editions {
        let _ = write!(
            html,
            "<section class=\"edition\"{}>\n<p class=\"edition-label\">{}</p>\n{}</section>\n",
            only_in(teller, &[*edition]),
            teller.editions(&[*edition]),
            either(
                &told(*edition, Layers::FIDE),
                &told(*edition, Layers::LETTER)
            ),
        );
    }
    html
}

/// The numbered steps, each part under its heading.
fn steps(teller: &Teller<'_>, edition: Edition, told: &ProcedureText) -> String {
    if let Some(none) = &told.none {
        return format!("<p class=\"none\">{}</p>\n", spoken(none));
    }
    let taken = told.scopes();
    let mut html = String::new();
    if taken.len() < SCOPES.len() {
        let named = teller.scopes("scope-heading", &taken);
        let _ = writeln!(html, "<p class=\"scope\">{named}</p>");
    }
    for (number, step) in (1..).zip(&told.steps) {
        if number > 1 && step.part.is_some() {
            html.push_str("</ol>\n");
        }
        if let Some(part) = &step.part {
            let _ = writeln!(html, "<h2>{}</h2>", spoken(part));
        }
        if number == 1 || step.part.is_some() {
            let _ = writeln!(html, "<ol class=\"steps\" start=\"{number}\">");
        }
        let says: String = (step.says.iter())
            .map(|(scopes, saying)| {
                let named = (scopes.len() < taken.len()).then_some(scopes.as_slice());
                said(teller, edition, named, saying)
            })
            .collect();
        let _ = writeln!(html, "<li>{says}</li>");
    }
    html.push_str("</ol>\n");
    html
}

/// What a step says, in these scopes where it names any, and on what it rests.
fn said(teller: &Teller<'_>, edition: Edition, named: Option<&[Scope]>, saying: &Saying) -> String {
    let scope = named.map_or_else(String::new, |scopes| {
        let named = teller.scopes("scope-label", scopes);
        format!("<span class=\"scope\">{named}</span> ")
    });
    let sentences = std::iter::once(&saying.text).chain(&saying.ruled);
    let text: Vec<String> = sentences.map(|text| spoken(text)).collect();
    let cites = saying
        .cites
        .iter()
        .map(|cited| cite(teller, edition, cited));
    let warnings = saying.uncertain.iter();
    let warnings: String = warnings
        .map(|(_, warning)| format!(" <span class=\"note\">{}</span>", spoken(warning)))
        .collect();
    format!(
        "<p>{scope}{} {}{warnings}</p>",
        text.join(" "),
        cites.collect::<Vec<_>>().join(" "),
    )
}

/// An article as a link to its number, or an item of the practice with its heading.
fn cite(teller: &Teller<'_>, edition: Edition, cited: &Cited) -> String {
    let number = escape(&cited.number);
    let data = teller.shelf.library.edition(edition);
    if data.is_ok_and(|data| data.contents.has(&cited.number)) {
        let path = number_path(edition, &cited.number);
        return format!("<a class=\"n\" href=\"../{path}\">{number}</a>");
    }
    let Some(item) = teller.shelf.library.item(&cited.number) else {
        return format!("<span class=\"n\">{number}</span>");
    };
    let voice = teller.voice(Colours::Known);
    let title = unmarked(&item_text(voice, &item.id).title);
    format!(
        "<a class=\"n\" title=\"{}\" href=\"../{PRACTICE}#{number}\">{number}</a>",
        escape(&title),
    )
}
