//! The procedures: a page of each, and the list of all.

use crate::book::linked::linked;
use crate::book::shown::{Reading, Shown};
use crate::book::teller::{Teller, item_mark, spoken};
use crate::edition::{Edition, Layer, Layers, Procedure, SCOPES, Scope, Setting, Step};
use crate::game::Colours;
use crate::laws::Provision;
use crate::text::{Cited, Instructor, ProcedureText, Saying, procedure_title};
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
    let around = teller.shelf.stands_in(provision);
    let links = about.map(|procedure| (link(teller, procedure, ""), around.to_vec()));
    linked(
        teller,
        &teller.label("in-procedures"),
        around,
        links.collect(),
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
    let editions = &teller.shelf.editions;
    let links = own.map(|procedure| (link(teller, procedure, "../"), editions.clone()));
    linked(
        teller,
        &teller.label("in-procedures"),
        editions,
        links.collect(),
    )
}

/// The page of a procedure: its steps, those that are the same in several editions once.
pub(super) fn page(teller: &Teller<'_>, of: &Procedure) -> String {
    let told = Tellings::of(teller, of);
    let mut html = format!("<h1>{}</h1>\n", teller.html(&procedure_title(&of.id)));
    html.push_str(&told.paragraphs(teller, "none", |text| text.none.as_deref().map(spoken)));
    html.push_str(&told.paragraphs(teller, "scope", |text| {
        let taken = text.scopes();
        let some = !taken.is_empty() && taken.len() < SCOPES.len();
        some.then(|| teller.scopes("scope-heading", &taken))
    }));
    let mut number = 1;
    for part in parts(of) {
        let steps: Vec<Vec<StepIn>> = part.iter().map(|step| told.step(teller, step)).collect();
        let mut shown = Shown::default();
        steps
            .iter()
            .flatten()
            .for_each(|step| shown.join(&step.shown));
        let heading = part.first().and_then(|step| step.part.as_ref());
        if let Some(heading) = heading {
            let heading = teller.html(&procedure_title(&of.id).under(heading.clone()));
            for attributes in shown.attributes(teller, &told.everywhere) {
                let _ = writeln!(html, "<h2{attributes}>{heading}</h2>");
            }
        }
        if steps.iter().all(Vec::is_empty) {
            continue;
        }
        let _ = writeln!(html, "<ol class=\"steps\" start=\"{number}\">");
        for step in steps.iter().flatten() {
            html.push_str(&step.html(teller, &told.everywhere));
        }
        html.push_str("</ol>\n");
        number += steps.iter().filter(|all| told.is_told_first(all)).count();
    }
    html
}

/// The steps under each heading.
fn parts(of: &Procedure) -> Vec<&[Step]> {
    let mut parts = Vec::new();
    let mut rest = of.steps.as_slice();
    while !rest.is_empty() {
        let next = rest.iter().skip(1).position(|step| step.part.is_some());
        let (part, after) = rest.split_at(next.map_or(rest.len(), |next| next + 1));
        parts.push(part);
        rest = after;
    }
    parts
}

/// What counts beside the letter in a procedure: FIDE's commentary, and what its regulations have an arbiter do.
const TAUGHT: Layers = Layers::FIDE.and(Layer::Regulations);

/// A procedure in each edition, as it is taught and by the letter.
struct Tellings {
    all: Vec<(Reading, Edition, ProcedureText)>,
    everywhere: Shown,
}

/// What a step says in some editions.
struct StepIn {
    shown: Shown,
    says: Vec<Said>,
}

/// What a step says in some scopes: the words, on what it rests and where, and how sure it is.
struct Said {
    words: String,
    cites: Vec<(Cited, Shown)>,
    warnings: String,
}

impl Tellings {
    fn of(teller: &Teller<'_>, of: &Procedure) -> Self {
        let voice = teller.voice(Colours::Known);
        let instructor = Instructor::of(voice, teller.shelf.library);
        let mut all = Vec::new();
        let mut everywhere = Shown::default();
        let told_in = of.steps.iter().filter_map(|step| step.case.clone());
        teller.note(|reads| reads.cases.extend(told_in));
        for edition in &teller.shelf.editions {
            for (reading, practice) in
                [(Reading::Taught, TAUGHT), (Reading::Letter, Layers::LETTER)]
            {
                let settings = SCOPES.map(|(pace, supervision)| Setting {
                    practice,
                    ..Setting::of(pace, supervision)
                });
                let told = instructor.procedure(*edition, &settings, of);
                all.push((reading, *edition, told));
                everywhere.add(reading, *edition);
            }
        }
        Tellings { all, everywhere }
    }

    /// What is said of the procedure as a whole, each text once.
    fn paragraphs(
        &self,
        teller: &Teller<'_>,
        class: &str,
        said: impl Fn(&ProcedureText) -> Option<String>,
    ) -> String {
        let mut texts: Vec<(String, Shown)> = Vec::new();
        for (reading, edition, text) in &self.all {
            let Some(said) = said(text) else { continue };
            let place = texts.iter().position(|(own, _)| *own == said);
            let place = place.unwrap_or_else(|| {
                texts.push((said, Shown::default()));
                texts.len() - 1
            });
            texts[place].1.add(*reading, *edition);
        }
        let mut html = String::new();
        for (text, shown) in texts {
            for attributes in shown.attributes(teller, &self.everywhere) {
                let _ = writeln!(
                    html,
                    "<div{attributes}><p class=\"{class}\">{text}</p></div>"
                );
            }
        }
        html
    }

    /// What a step says, where it says the same once.
    fn step(&self, teller: &Teller<'_>, step: &Step) -> Vec<StepIn> {
        let mut all: Vec<StepIn> = Vec::new();
        for (reading, edition, text) in &self.all {
            let Some(own) = text.steps.iter().find(|own| own.id == step.id) else {
                continue;
            };
            let taken = text.scopes().len();
            let says: Vec<(String, String, &Saying)> = (own.says.iter())
                .map(|(scopes, saying)| {
                    let named = (scopes.len() < taken).then_some(scopes.as_slice());
                    (words(teller, named, saying), warnings(saying), saying)
                })
                .collect();
            let alike = |known: &StepIn| {
                let known = known.says.iter().map(|own| (&own.words, &own.warnings));
                known.eq(says.iter().map(|(words, warnings, _)| (words, warnings)))
            };
            let place = all.iter().position(alike).unwrap_or_else(|| {
                let said = says.iter().map(|(words, warnings, _)| Said {
                    words: words.clone(),
                    warnings: warnings.clone(),
                    cites: Vec::new(),
                });
                all.push(StepIn {
                    shown: Shown::default(),
                    says: said.collect(),
                });
                all.len() - 1
            });
            all[place].shown.add(*reading, *edition);
            for (said, (_, _, saying)) in all[place].says.iter_mut().zip(&says) {
                for cited in &saying.cites {
                    said.cite(cited, *reading, *edition);
                }
            }
        }
        all
    }

    /// Whether a step is taken in the newest edition as it is taught.
    fn is_told_first(&self, step: &[StepIn]) -> bool {
        let (_, newest, _) = &self.all[0];
        step.iter().any(|own| own.shown.taught.contains(newest))
    }
}

impl StepIn {
    fn html(&self, teller: &Teller<'_>, around: &Shown) -> String {
        let says = self.says.iter();
        let says: String = says.map(|said| said.html(teller, &self.shown)).collect();
        let each = self.shown.attributes(teller, around).into_iter();
        each.map(|attributes| format!("<li{attributes}>{says}</li>\n"))
            .collect()
    }
}

impl Said {
    fn cite(&mut self, cited: &Cited, reading: Reading, edition: Edition) {
        let is_it = |own: &Cited| match (own.provision, cited.provision) {
            (Some(own), Some(other)) => own == other,
            _ => own == cited,
        };
        let place = self.cites.iter().position(|(own, _)| is_it(own));
        let place = place.unwrap_or_else(|| {
            self.cites.push((cited.clone(), Shown::default()));
            self.cites.len() - 1
        });
        self.cites[place].1.add(reading, edition);
    }

    fn html(&self, teller: &Teller<'_>, around: &Shown) -> String {
        let cites = self.cites.iter().flat_map(|(cited, shown)| {
            let mark = match cited.provision {
                Some(provision) => teller.numbers(provision, &shown.editions(), "../"),
                None => item_mark(&cited.number, "../"),
            };
            let each = shown.attributes(teller, around).into_iter();
            each.map(move |attributes| match attributes.as_str() {
                "" => mark.clone(),
                attributes => format!("<span{attributes}>{mark}</span>"),
            })
        });
        let cites: Vec<String> = cites.collect();
        format!("<p>{} {}{}</p>", self.words, cites.join(" "), self.warnings)
    }
}

/// What a step says, in these scopes where it names any.
fn words(teller: &Teller<'_>, named: Option<&[Scope]>, saying: &Saying) -> String {
    let scope = named.map_or_else(String::new, |scopes| {
        let named = teller.scopes("scope-label", scopes);
        format!("<b>{named}</b> ")
    });
    let sentences = std::iter::once(&saying.text).chain(&saying.ruled);
    let text: Vec<String> = sentences.map(|text| spoken(text)).collect();
    scope + &text.join(" ")
}

fn warnings(saying: &Saying) -> String {
    let warnings = saying.uncertain.iter();
    warnings
        .map(|(_, warning)| format!(" <span class=\"note\">{}</span>", spoken(warning)))
        .collect()
}
