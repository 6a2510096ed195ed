//! A ruling as HTML: effects with their articles, reasons, conditions, and a comparison of editions.

use crate::book::practice::heading;
use crate::book::teller::{Teller, item_link, item_mark, only_in, spoken};
use crate::book::{OLDER, OLDER_END};
use crate::edition::{Edition, ItemName, Layers};
use crate::laws::{Provision, Status};
use crate::read::Scenario;
use crate::rulings::{Joined, Otherwise, View, by_outcome};
use crate::text::{
    Condition, Explanation, Passage, ProofText, ReasonText, RulingText, Say, StepText, TaughtText,
    Value, Voice, taken_for_granted,
};
use std::fmt::Write as _;
use std::rc::Rc;

/// The folder of the language, seen from the page of a case.
const UP: &str = "../";

/// The ruling of some editions as FIDE teaches it: what follows, what the letter and others rule otherwise, and why;
/// `depth` is the level of its headings.
///
/// Who reads the letter alone sees the ruling by the letter in its place.
pub(super) fn verdict(
    teller: &Teller<'_>,
    scenario: &Scenario,
    view: &View<'_>,
    ruled: &Joined<'_>,
    depth: u8,
) -> String {
    let otherwise = view.otherwise(ruled);
    let by_the_letter = |it: &&Otherwise<'_>| it.practice == Layers::LETTER;
    let letter: Vec<&Otherwise<'_>> = otherwise.iter().filter(by_the_letter).collect();
    let (taught, heading) = match letter.as_slice() {
        [] => ("", String::new()),
        _ => (
            " as-taught",
            format!(" · {}", teller.label("heading-as-taught")),
        ),
    };
    let open = format!(
        "<section class=\"verdict\"{}>\n<div class=\"ruling{taught}\">\n<h{depth}>{} <small>{}{heading}</small></h{depth}>\n",
        only_in(teller, &ruled.editions),
        teller.label("ruling"),
        teller.html(&Teller::naming("editions-short", &ruled.editions)),
    );
    let items = letter.iter().flat_map(|it| it.items.clone()).collect();
    let writer = Writer::new(teller, scenario, ruled, items);
    let Some(explanation) = explained(teller, scenario, ruled) else {
        return format!(
            "{open}<p>{}</p>\n</div>\n</section>\n",
            teller.label("no-ruling-here")
        );
    };
    let others: String = otherwise
        .iter()
        .map(|it| ruled_otherwise(teller, scenario, it, ruled, depth))
        .collect();
    let reasons = match writer.all_reasons(&explanation, depth) {
        reasons if letter.is_empty() || reasons.is_empty() => reasons,
        reasons => format!("<div class=\"as-taught\">\n{reasons}</div>\n"),
    };
    format!(
        "{open}{}</div>\n{others}{reasons}</section>\n",
        writer.effects(&explanation)
    )
}

/// What the letter or others rule in the place of what is taught, with the reasons to unfold.
///
/// Where it announces the same for other reasons, only the reader of the letter alone sees it.
fn ruled_otherwise(
    teller: &Teller<'_>,
    scenario: &Scenario,
    otherwise: &Otherwise<'_>,
    taught: &Joined<'_>,
    depth: u8,
) -> String {
    let writer = Writer::new(teller, scenario, &otherwise.ruled, otherwise.items.clone());
    let is_letter = otherwise.practice == Layers::LETTER;
    let told = explained(teller, scenario, &otherwise.ruled);
    let differing = told.as_deref().and_then(|told| {
        let than = explained(teller, scenario, taught)?;
        told.clone().decided_otherwise_than(&than).map(Rc::new)
    });
    let differs = differing.is_some();
    if !differs && !is_letter {
        return String::new();
    }
    let told = differing.or(told);
    let class = match (is_letter, differs) {
        (true, true) => "by-letter",
        (true, false) => "by-letter letter-only",
        (false, _) => "as-taught",
    };
    let heading = match otherwise.practice.beside_fide() {
        None => teller.label("heading-by-the-letter"),
        Some(layer) => teller.html(&heading(layer)),
    };
    let links: Vec<String> = (otherwise.items.iter())
        .map(|item| item_link(&item.id, UP))
        .collect();
    let told = match told {
        None => format!("<p>{}</p>\n", teller.label("no-ruling-here")),
        Some(explanation) => {
            let reasons = writer.by_event(&explanation);
            format!(
                "{}<details class=\"more\"><summary>{}</summary>\n{reasons}{}</details>\n",
                writer.effects(&explanation),
                teller.label("reasons"),
                writer.granted(&explanation),
            )
        }
    };
    format!(
        "<div class=\"ruling letter {class}\"{}>\n<h{depth}>{heading} <small>{} <span class=\"as-taught\">{}</span></small></h{depth}>\n{told}</div>\n",
        only_in(teller, &otherwise.ruled.editions),
        teller.editions(&otherwise.ruled.editions),
        links.join(" "),
    )
}

/// A list of what older editions rule, where that differs; one of its own by the letter, where that is another.
pub(super) fn comparison(
    teller: &Teller<'_>,
    scenario: &Scenario,
    view: &View<'_>,
    depth: u8,
) -> String {
    let table = |rulings| in_editions(teller, scenario, rulings, depth);
    let taught = table(&view.rulings);
    let letter = table(view.beside(Layers::LETTER).unwrap_or_default());
    either(&taught, &letter)
}

/// What is shown as it is taught, and what in its place to a reader of the letter alone; once where that is the same.
pub(super) fn either(taught: &str, letter: &str) -> String {
    if taught == letter {
        return taught.to_owned();
    }
    let shown = |class: &str, html: &str| match html.is_empty() {
        true => String::new(),
        false => format!("<div class=\"{class}\">\n{html}</div>\n"),
    };
    shown("as-taught", taught) + &shown("letter-only", letter)
}

/// A list of what older editions rule otherwise than the newest.
fn in_editions(
    teller: &Teller<'_>,
    scenario: &Scenario,
    rulings: &[Joined<'_>],
    depth: u8,
) -> String {
    let groups = by_outcome(rulings);
    if groups.len() < 2 {
        let older = rulings.iter().skip(1).flat_map(|it| it.editions.clone());
        let older: Vec<Edition> = older.collect();
        if older.is_empty() {
            return String::new();
        }
        let alike = teller.html(&Teller::naming("ruled-alike", &older));
        return format!("<p class=\"alike\">{alike}</p>\n");
    }
    let mut rows = String::new();
    for (editions, alike) in groups.iter().skip(1) {
        let numbers: Vec<String> = (alike.iter())
            .flat_map(|ruled| cited(teller, ruled))
            .collect();
        let _ = writeln!(
            rows,
            "<li><b>{}</b> {} {}</li>",
            teller.html(&Teller::naming("editions-short", editions)),
            outcome(teller, scenario, alike[0]),
            unique(numbers).join(" "),
        );
    }
    format!(
        "<h{depth}>{}</h{depth}>\n<ul class=\"by\">\n{rows}</ul>\n",
        teller.label("in-other-editions"),
    )
}

/// The ruling of the newest of the editions in words; none where there is no ruling.
fn explained(
    teller: &Teller<'_>,
    scenario: &Scenario,
    ruled: &Joined<'_>,
) -> Option<Rc<Explanation>> {
    let newest = ruled.newest()?;
    Some(teller.explained(scenario, newest))
}

/// The effects with their conditions, as cells of a table show them.
fn outcome(teller: &Teller<'_>, scenario: &Scenario, ruled: &Joined<'_>) -> String {
    match explained(teller, scenario, ruled) {
        Some(explanation) => in_cell(teller, &explanation),
        None => teller.label("no-ruling-here"),
    }
}

/// Effects with their conditions.
fn cell(teller: &Teller<'_>, ruling: &RulingText) -> String {
    let paragraph = ruling.paragraph();
    let mut html: Vec<String> = (!paragraph.is_empty())
        .then(|| spoken(&paragraph))
        .into_iter()
        .collect();
    for condition in &ruling.depends {
        let below = cell(teller, &condition.ruling);
        if !below.is_empty() {
            html.push(format!(
                "<br><i>{}</i> {below}",
                teller.html(&condition_line(&condition.text))
            ));
        }
    }
    html.join(" ")
}

/// The effects of an explanation with their conditions, as cells of a table show them.
fn in_cell(teller: &Teller<'_>, explanation: &Explanation) -> String {
    let cells: Vec<String> = explanation
        .steps
        .iter()
        .map(|step| cell(teller, &step.ruling))
        .filter(|cell| !cell.is_empty())
        .collect();
    let all = cells.join(" ");
    if all.is_empty() {
        return idle(explanation);
    }
    all.strip_prefix("<br>").unwrap_or(&all).to_owned()
}

/// Why nothing follows from any event.
fn idle(explanation: &Explanation) -> String {
    explanation.idle().map_or(String::new(), spoken)
}

fn condition_line(text: &str) -> Say {
    Say::message("condition").with("condition", Value::Text(text.to_owned()))
}

/// The numbers of the provisions that hold with an effect.
fn cited(teller: &Teller<'_>, ruled: &Joined<'_>) -> Vec<String> {
    let Some(newest) = ruled.newest() else {
        return Vec::new();
    };
    newest
        .verdict
        .branches
        .iter()
        .flat_map(|branch| branch.reasons())
        .filter(|reason| reason.status == Status::Holds && !reason.effects.is_empty())
        .flat_map(|reason| teller.all_numbers(reason.provision, &ruled.editions, UP))
        .collect()
}

fn unique(all: Vec<String>) -> Vec<String> {
    let mut once: Vec<String> = Vec::new();
    for one in all {
        if !one.is_empty() && !once.contains(&one) {
            once.push(one);
        }
    }
    once
}

/// The act on which is ruled.
fn on_event(step: &StepText) -> String {
    spoken(&step.heading)
}

struct Writer<'w> {
    teller: &'w Teller<'w>,
    voice: &'w Voice<'w>,
    ruled: &'w Joined<'w>,
    /// The provisions whose failing the case wants to show.
    wanted: Vec<&'w str>,
    /// The items that make a difference, cited at what follows from them.
    items: Vec<ItemName>,
}

impl<'w> Writer<'w> {
    fn new(
        teller: &'w Teller<'w>,
        scenario: &'w Scenario,
        ruled: &'w Joined<'w>,
        items: Vec<ItemName>,
    ) -> Self {
        let fails = scenario.expect.iter().flat_map(|row| &row.fails);
        Writer {
            teller,
            voice: teller.voice(scenario.case.colours),
            ruled,
            wanted: fails.map(String::as_str).collect(),
            items,
        }
    }

    fn effects(&self, explanation: &Explanation) -> String {
        let passages = Explanation::passages(&explanation.told());
        let html = passages.iter().map(|passage| self.passage(passage));
        html.collect()
    }

    /// Why, under the name of the event where several are told.
    fn by_event(&self, explanation: &Explanation) -> String {
        let mut html = String::new();
        let told = explanation.told();
        let reasoned = explanation.reasoned(&told).into_iter();
        let steps = reasoned.map(|step| (step, self.reasons(&step.ruling)));
        let steps: Vec<(&StepText, String)> = steps.filter(|(_, text)| !text.is_empty()).collect();
        for (step, text) in &steps {
            if steps.len() > 1 {
                let _ = writeln!(html, "<p class=\"on-event\">{}</p>", on_event(step));
            }
            html.push_str(text);
        }
        html
    }

    fn passage(&self, passage: &Passage<'_>) -> String {
        let sentences = passage.sentences.iter().map(|(text, by)| {
            let Some((by, ruling)) = by else {
                return spoken(text);
            };
            let mut reasons = ruling.reasons.iter();
            let reason = reasons.find(|it| it.decides && it.provision.id == by.id);
            let cited = reason.map_or(*by, |reason| reason.cited);
            let numbers = (self.teller).numbers(cited, &self.ruled.editions, UP);
            let items = reason.map_or(String::new(), |reason| self.cited(reason));
            format!("{} <span>{numbers}{items}</span>", spoken(text))
        });
        let sentences: Vec<String> = sentences.collect();
        let mut html = String::new();
        if !sentences.is_empty() {
            let _ = writeln!(html, "<p class=\"effects\">{}</p>", sentences.join(" "));
        }
        for note in &passage.notes {
            let _ = writeln!(html, "<p>{}</p>", spoken(note));
        }
        for condition in passage.depends {
            html.push_str(&self.branch(condition, &self.under(&condition.ruling)));
        }
        html
    }

    /// What is ruled under a condition.
    fn under(&self, ruling: &RulingText) -> String {
        let passage = Passage::of(ruling);
        self.passage(&passage)
    }

    /// The items that make the difference at a reason, beside its numbers.
    fn cited(&self, reason: &ReasonText) -> String {
        let texts = reason.taught.iter().flat_map(|taught| &taught.items);
        let makes_it = |id: &str| self.items.iter().any(|item| *item.id == *id);
        let own = self.teller.shelf.stands_under(reason.provision);
        let texts = texts.filter(|text| makes_it(&text.id));
        let texts = texts.filter(|text| own.iter().all(|own| own.id != text.id));
        let marks = texts.map(|text| format!(" {}", item_mark(&text.id, UP)));
        marks.collect()
    }

    /// What is told of a ruling that stands under a condition.
    fn branch(&self, condition: &Condition, below: &str) -> String {
        format!(
            "<div class=\"branch\">\n<p>{}</p>\n{below}</div>\n",
            spoken(&self.voice.say(&condition_line(&condition.text))),
        )
    }

    fn all_reasons(&self, explanation: &Explanation, depth: u8) -> String {
        let below = depth + 1;
        let html = self.by_event(explanation);
        if html.is_empty() {
            return html;
        }
        format!(
            "<h{below}>{}</h{below}>\n{html}{}",
            self.teller.label("reasons"),
            self.granted(explanation),
        )
    }

    /// What the reasons take for granted.
    fn granted(&self, explanation: &Explanation) -> String {
        let reasons = explanation.steps.iter().flat_map(|it| shown(&it.ruling));
        taken_for_granted(self.voice, reasons).map_or(String::new(), |text| {
            format!("<p class=\"presumed\">{}</p>\n", spoken(&text))
        })
    }

    fn reasons(&self, ruling: &RulingText) -> String {
        let mut html = String::new();
        let (shown, aside): (Vec<&ReasonText>, Vec<&ReasonText>) = (ruling.reasons.iter())
            .partition(|reason| !reason.is_aside || self.wanted.contains(&reason.provision.id));
        let aside: Vec<&ReasonText> = (aside.into_iter())
            .filter(|reason| !reason.is_left_out)
            .collect();
        let list = |reasons: &[&ReasonText]| {
            let items: String = reasons.iter().map(|reason| self.reason(reason)).collect();
            format!("<ul class=\"why\">\n{items}</ul>\n")
        };
        if !shown.is_empty() {
            html.push_str(&list(&shown));
        }
        if !aside.is_empty() {
            let say = Say::message("also-examined").number("count", aside.len() as u64);
            let _ = write!(
                html,
                "{OLDER}<details class=\"more\"><summary>{}</summary>\n{}</details>{OLDER_END}\n",
                self.teller.html(&say),
                list(&aside),
            );
        }
        for condition in &ruling.depends {
            let below = self.reasons(&condition.ruling);
            if !below.is_empty() {
                html.push_str(&self.branch(condition, &below));
            }
        }
        html
    }

    fn reason(&self, reason: &ReasonText) -> String {
        let (class, gives_way) = match reason.status {
            Status::Holds => ("", String::new()),
            Status::Fails => (" class=\"fails\"", String::new()),
            Status::YieldsTo(to) => (" class=\"yields\"", self.yields_to(to)),
            Status::Lapses => (" class=\"lapses\"", String::new()),
        };
        let editions = &self.ruled.editions;
        let rule = self
            .teller
            .numbered(reason.cited, reason.provision, editions, UP);
        let beside = match reason.status {
            Status::Holds => (self.teller).marks(&self.ruled.beside(reason.provision), UP),
            Status::Fails | Status::YieldsTo(_) | Status::Lapses => String::new(),
        };
        let proofs: String = reason.proofs.iter().map(proof).collect();
        let taught: String = reason.taught.iter().map(taught).collect();
        let doubts: String = self
            .ruled
            .doubts(reason.provision)
            .iter()
            .map(|(confidence, editions)| {
                let all = self.ruled.editions.len();
                self.teller.doubt(*confidence, editions, all) + " "
            })
            .collect();
        format!(
            "<li{class}><b>{}</b> {rule}{beside} {doubts}{gives_way}<p>{}</p>{proofs}{taught}</li>\n",
            spoken(&reason.status_word),
            spoken(&reason.why),
        )
    }

    fn yields_to(&self, to: &Provision) -> String {
        format!(
            "<p class=\"presumed\">{} {}</p>",
            self.teller.label("goes-before"),
            self.teller.numbered(to, to, &self.ruled.editions, UP),
        )
    }
}

/// Who teaches what stands in the place of the letter, with links to the items, and why one cannot rely on it.
fn taught(taught: &TaughtText) -> String {
    let lines = taught.lines();
    let html: String = lines
        .map(|line| format!("<p class=\"presumed\">{}</p>", spoken(line)))
        .collect();
    let items = taught.items.iter();
    items.fold(html, |html, item| {
        html.replace(&item.id, &item_link(&item.id, UP))
    })
}

/// Why a player can checkmate or cannot, with the moves.
fn proof(proof: &ProofText) -> String {
    let moves = proof.line.as_ref().map_or(String::new(), |line| {
        format!(" <span class=\"moves\">{}</span>", spoken(line))
    });
    format!("<p class=\"proof\">{}{moves}</p>", spoken(&proof.said))
}

/// The reasons that are shown, on whatever condition.
fn shown(ruling: &RulingText) -> Vec<&ReasonText> {
    let own = ruling.reasons.iter().filter(|reason| !reason.is_left_out);
    let below = ruling.depends.iter().flat_map(|it| shown(&it.ruling));
    own.chain(below).collect()
}
