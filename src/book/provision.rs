//! One provision on the page of its chapter: the rule in each edition, its cases, and what else belongs to it.

use crate::book::history::changes;
use crate::book::linked::{linked, only_within};
use crate::book::links::linked_in;
use crate::book::listed::listed;
use crate::book::pointers::see_also;
use crate::book::practice;
use crate::book::procedures;
use crate::book::shelf::{Judged, Wording};
use crate::book::teller::{Teller, only_in, spoken};
use crate::edition::{Confidence, Edition, EditionData, SCOPES, Scope};
use crate::game::Colours;
use crate::laws::{Provision, Task};
use crate::text::{RuleText, Say, rule_reading, rule_text};
use std::fmt::Write as _;

/// What an edition says, as HTML.
#[derive(Clone)]
pub(super) struct Body {
    /// The rule with all that differs by pace and supervision.
    pub html: String,
    /// How certain the values of that rule are.
    pub confidence: Confidence,
}

/// What an edition says.
pub(super) struct InEdition {
    pub edition: Edition,
    /// As it is taught, with the letter under it where that says something else; none where the edition has no such rule.
    pub body: Option<Body>,
    /// By the letter alone.
    pub letter: Option<Body>,
}

/// The section of a provision, for the editions in which it stands: first what it says, then its cases, then the rest, both
/// folded.
pub(super) fn article(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let all = in_editions(teller, provision);
    let stands = teller.shelf.stands_in(provision);
    let (class, task) = match teller.shelf.taught_alone(provision) {
        Some((layer, _)) => {
            let whose = teller.html(&Say::attribute("task-taught", layer.name()));
            (
                " class=\"taught-only\"",
                format!("<p class=\"task\">{whose}</p>\n"),
            )
        }
        None => ("", task(teller, provision)),
    };
    let mut html = format!(
        "<article{class}{} id=\"{}\">\n<h2>{} {}</h2>\n{task}",
        only_in(teller, stands),
        provision.id,
        teller.title(provision),
        teller.numbers(provision, stands, ""),
    );
    for (body, editions) in grouped(&all, stands) {
        html.push_str(&section(teller, provision, body, &editions));
    }
    let more = practice::titles(teller, provision)
        + &yields(teller, provision)
        + &see_also(teller, provision)
        + &procedures::about(teller, provision)
        + &readings(teller, provision)
        + &changes(teller, provision)
        + &elsewhere(teller, provision);
    let cases = cases(teller, provision);
    html.push_str(&folded(teller, "cases", provision, &cases));
    html.push_str(&folded(teller, "rule-more", provision, &more));
    html.push_str("</article>\n");
    html
}

/// A part that a reader unfolds, named after the provision; nothing where there is nothing in it.
fn folded(teller: &Teller<'_>, label: &'static str, provision: &Provision, inner: &str) -> String {
    match inner {
        "" => String::new(),
        inner => format!(
            "<details><summary>{} {}</summary>\n{inner}</details>\n",
            teller.before(&teller.label(label)),
            teller.title(provision),
        ),
    }
}

/// What each edition says, newest first; as it is taught and by its letter, where that is not the same.
pub(super) fn in_editions(teller: &Teller<'_>, provision: &'static Provision) -> Vec<InEdition> {
    let taught = Texts::of(teller, provision, &teller.shelf.rules[provision.id]);
    let letter = match teller.shelf.taught_alone(provision) {
        Some(_) => None,
        None => teller.shelf.letter.get(provision.id),
    };
    let letter = letter.map(|wordings| Texts::of(teller, provision, wordings));
    let in_edition = |data: &EditionData| {
        let edition = data.edition;
        let taught = body(teller, &taught.in_edition(edition));
        let by_the_letter = match &letter {
            Some(texts) => body(teller, &texts.in_edition(edition)),
            None => taught.clone(),
        };
        InEdition {
            edition,
            body: both(teller, edition, taught, by_the_letter.as_ref()),
            letter: by_the_letter,
        }
    };
    let editions = teller.shelf.library.editions.iter().rev();
    editions.map(in_edition).collect()
}

/// The rule as it is taught, with the letter under it where that says something else.
fn both(
    teller: &Teller<'_>,
    edition: Edition,
    taught: Option<Body>,
    letter: Option<&Body>,
) -> Option<Body> {
    let html = |body: Option<&Body>| match body {
        Some(body) => body.html.clone(),
        None => format!(
            "<p>{}</p>\n",
            teller.html(&Teller::naming("no-such-rule", &[edition]))
        ),
    };
    let (as_taught, by_the_letter) = (html(taught.as_ref()), html(letter));
    if as_taught == by_the_letter {
        return taught;
    }
    let part = |class: &str, heading: &'static str, html: &str| {
        format!(
            "<div class=\"{class}\">\n<p class=\"whose\">{}</p>\n{html}</div>\n",
            teller.label(heading)
        )
    };
    let body = taught.or_else(|| letter.cloned())?;
    Some(Body {
        html: part("as-taught", "heading-as-taught", &as_taught)
            + &part("by-the-letter", "heading-by-the-letter", &by_the_letter),
        ..body
    })
}

/// The texts of a rule, each with the places where it holds.
struct Texts<'t> {
    wordings: &'t [Wording],
    texts: Vec<Option<RuleText>>,
}

impl<'t> Texts<'t> {
    fn of(teller: &Teller<'_>, provision: &'static Provision, wordings: &'t [Wording]) -> Self {
        let voice = teller.voice(Colours::Known);
        let text = |wording: &Wording| {
            let text = || rule_text(voice, &wording.laws, provision);
            wording.in_force.then(text)
        };
        Texts {
            wordings,
            texts: wordings.iter().map(text).collect(),
        }
    }

    /// What is said in an edition, with the scopes in which it holds.
    fn in_edition(&self, edition: Edition) -> Vec<Said<'_>> {
        let mut said: Vec<Said<'_>> = Vec::new();
        for scope in SCOPES {
            for (wording, text) in self.wordings.iter().zip(&self.texts) {
                let here = |at: &&(Edition, Scope, Confidence)| at.0 == edition && at.1 == scope;
                if let Some((_, _, confidence)) = wording.at.iter().find(here) {
                    let rule = text.as_ref().and_then(|text| text.rule.as_deref());
                    add(&mut said, scope, rule, *confidence);
                }
            }
        }
        said
    }
}

/// A text with the scopes in which it holds.
struct Said<'s> {
    rule: Option<&'s str>,
    scopes: Vec<Scope>,
    confidence: Confidence,
}

fn add<'s>(all: &mut Vec<Said<'s>>, scope: Scope, rule: Option<&'s str>, confidence: Confidence) {
    let fits = |said: &&mut Said<'s>| said.rule == rule && said.confidence == confidence;
    match all.iter_mut().find(fits) {
        Some(said) => said.scopes.push(scope),
        None => all.push(Said {
            rule,
            scopes: vec![scope],
            confidence,
        }),
    }
}

fn body(teller: &Teller<'_>, said: &[Said<'_>]) -> Option<Body> {
    let mut in_force = said.iter().filter(|said| said.rule.is_some());
    let main = in_force.next()?;
    let everywhere = main.scopes.len() == SCOPES.len();
    let rule = main.rule.unwrap_or_default();
    let first_is_standard = main.scopes.contains(&SCOPES[0]);
    let says_one_thing = (said.iter().filter_map(|said| said.rule)).all(|other| other == rule);
    let mut html = String::new();
    let labelled = |said: &Said<'_>, doubt: &str| {
        format!(
            "<p><b>{}</b> {doubt}{}</p>\n",
            teller.scopes("scope-label", &said.scopes),
            spoken(said.rule.unwrap_or_default()),
        )
    };
    if everywhere || first_is_standard {
        let _ = writeln!(html, "<p>{}</p>", spoken(rule));
    } else {
        html.push_str(&labelled(main, ""));
    }
    for other in in_force {
        let doubt = if other.confidence < main.confidence {
            teller.doubt(other.confidence, &[], 0) + " "
        } else {
            String::new()
        };
        // beside a third text it would not be said the same as which
        if other.rule == main.rule && says_one_thing {
            let _ = writeln!(
                html,
                "<p><b>{}</b> {doubt}{}</p>",
                teller.scopes("scope-label", &other.scopes),
                teller.label("scope-same"),
            );
        } else {
            html.push_str(&labelled(other, &doubt));
        }
    }
    let absent: Vec<Scope> = said
        .iter()
        .filter(|said| said.rule.is_none())
        .flat_map(|said| said.scopes.iter().copied())
        .collect();
    if !absent.is_empty() && first_is_standard {
        let _ = writeln!(
            html,
            "<p class=\"none\">{}</p>",
            teller.scopes("scope-none", &absent)
        );
    }
    Some(Body {
        html,
        confidence: main.confidence,
    })
}

/// The editions among these that say the same, those with the newest first.
fn grouped<'s>(
    all: &'s [InEdition],
    among: &[Edition],
) -> Vec<(Option<&'s Body>, Vec<&'s InEdition>)> {
    let mut groups: Vec<(Option<&Body>, Vec<&InEdition>)> = Vec::new();
    for said in all.iter().filter(|said| among.contains(&said.edition)) {
        let html = said.body.as_ref().map(|body| &body.html);
        match groups
            .iter_mut()
            .find(|(known, _)| known.map(|body| &body.html) == html)
        {
            Some((_, editions)) => editions.push(said),
            None => groups.push((said.body.as_ref(), vec![said])),
        }
    }
    groups
}

fn section(
    teller: &Teller<'_>,
    provision: &'static Provision,
    body: Option<&Body>,
    group: &[&InEdition],
) -> String {
    let editions: Vec<Edition> = group.iter().map(|said| said.edition).collect();
    let only = only_in(teller, &editions);
    let Some(body) = body else {
        return format!(
            "<section class=\"edition absent\"{only}>\n<p class=\"edition-label\">{}</p>\n<p>{}</p>\n</section>\n",
            teller.editions(&editions),
            teller.html(&Teller::naming("text-not-known", &editions)),
        );
    };
    let label = match editions.first() == teller.shelf.editions.first() {
        true => teller.editions(&editions),
        false => with_numbers(teller, provision, &editions),
    };
    let mut doubts = String::new();
    for confidence in Confidence::ALL {
        let doubtful: Vec<Edition> = group
            .iter()
            .filter(|said| {
                said.body
                    .as_ref()
                    .is_some_and(|body| body.confidence == *confidence)
            })
            .map(|said| said.edition)
            .collect();
        if !doubtful.is_empty() {
            doubts.push_str(&teller.doubt(*confidence, &doubtful, editions.len()));
            doubts.push(' ');
        }
    }
    format!(
        "<section class=\"edition\"{only}>\n<p class=\"edition-label\">{label} {doubts}</p>\n{}</section>\n",
        linked_in(teller, &editions, &body.html, ""),
    )
}

/// The editions with the number that the rule has in them, after those that have the same; of one edition its own.
fn with_numbers(teller: &Teller<'_>, provision: &Provision, editions: &[Edition]) -> String {
    let mut alike: Vec<Vec<Edition>> = Vec::new();
    for edition in editions {
        let number = |edition: Edition| teller.number(provision, edition);
        let mut known = alike.iter_mut();
        match known.find(|known| number(known[0]) == number(*edition)) {
            Some(known) => known.push(*edition),
            None => alike.push(vec![*edition]),
        }
    }
    let is_one = alike.len() == 1;
    let named = alike.iter().map(|of| {
        let names = match is_one {
            true => teller.editions(of),
            false => teller.html(&Teller::naming("editions-short", of)),
        };
        let number = teller.all_numbers(provision, of, "").concat();
        let only = only_within(teller, of, editions);
        format!("<span{only}>{names} {number}</span>")
    });
    named.collect::<Vec<_>>().join(" ")
}

fn task(teller: &Teller<'_>, provision: &Provision) -> String {
    let message = match provision.task {
        Task::Defines(_) => "task-defines",
        Task::Empowers(_) => "task-empowers",
        Task::Decides(_)
        | Task::Forbids(_)
        | Task::Demands(_)
        | Task::Requires(_)
        | Task::Excludes(_)
        | Task::Grants(_) => return String::new(),
    };
    format!("<p class=\"task\">{}</p>\n", teller.label(message))
}

/// The provisions that go before this one, each in the editions that have both.
fn yields(teller: &Teller<'_>, provision: &Provision) -> String {
    let shelf = teller.shelf;
    let mut before: Vec<(&Provision, Vec<Edition>)> = Vec::new();
    for edition in shelf.stands_in(provision) {
        let Ok(data) = shelf.library.edition(*edition) else {
            continue;
        };
        for exception in provision.exceptions(&data.contents) {
            let stands = shelf.stands_in(exception).contains(edition);
            match before.iter_mut().find(|(known, _)| *known == exception) {
                _ if !stands => {}
                Some((_, editions)) => editions.push(*edition),
                None => before.push((exception, vec![*edition])),
            }
        }
    }
    let links = before.into_iter().map(|(exception, editions)| {
        let link = teller.link(exception, "");
        let link = match shelf.taught_alone(exception) {
            Some(_) => link.replacen("<a", "<a class=\"as-taught\"", 1),
            None => link,
        };
        (link, editions)
    });
    let label = teller.label("goes-before");
    linked(teller, &label, shelf.stands_in(provision), links.collect())
}

/// How a doubtful text is read, and why: each reading as HTML with its editions, newest first.
pub(super) fn readings_of(
    teller: &Teller<'_>,
    provision: &'static Provision,
) -> Vec<(String, Vec<Edition>)> {
    let voice = teller.voice(Colours::Known);
    let mut found: Vec<(String, Vec<Edition>)> = Vec::new();
    let mut add =
        |text: String, edition: Edition| match found.iter_mut().find(|(known, _)| *known == text) {
            Some((_, editions)) if editions.contains(&edition) => {}
            Some((_, editions)) => editions.push(edition),
            None => found.push((text, vec![edition])),
        };
    for wording in &teller.shelf.rules[provision.id] {
        if let Some(reading) = rule_reading(voice, &wording.laws, provision) {
            for (edition, _, _) in &wording.at {
                add(spoken(&reading), *edition);
            }
        }
    }
    for (laws, entries) in teller.shelf.laws.iter().zip(&teller.shelf.read_so) {
        let number = provision.number(&laws.contents);
        for entry in entries {
            if number.is_some() && number == entry.article.as_deref() {
                add(teller.reading(entry.key, &entry.reading), laws.edition);
            }
        }
    }
    for (_, editions) in &mut found {
        editions.sort();
        editions.reverse();
    }
    found
}

fn readings(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let around = teller.shelf.stands_in(provision);
    let mut html = String::new();
    let all = readings_of(teller, provision).into_iter();
    let stands = |editions: &[Edition]| editions.iter().any(|it| around.contains(it));
    for (text, editions) in all.filter(|(_, editions)| stands(editions)) {
        let _ = writeln!(
            html,
            "<p class=\"reading\"{}><b>{}</b> {}</p>",
            only_within(teller, &editions, around),
            teller.label("reading"),
            linked_in(teller, &editions, &text, ""),
        );
    }
    html
}

/// The cases of the provision.
fn cases(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let around = teller.shelf.stands_in(provision);
    let lines = listed(teller, teller.cases_of(provision), around);
    match lines.as_str() {
        "" => String::new(),
        lines => format!(
            "<ul class=\"case-list\" id=\"{}-cases\">\n{lines}</ul>\n",
            provision.id
        ),
    }
}

/// More cases of other provisions than these are told by the provisions alone.
const FEW: usize = 3;

/// The cases of other provisions in which this one is examined; where they are many, the provisions whose cases they are.
fn elsewhere(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let others: Vec<&Judged<'_>> = teller.cases_touching(provision).collect();
    let around = teller.shelf.stands_in(provision);
    if others.len() <= FEW {
        let links = others.iter().map(|case| {
            let link = format!(
                "<a href=\"{}\">{}</a>",
                case.path(),
                teller.case_title(case)
            );
            (link, case.editions())
        });
        let label = Say::message("cases-elsewhere").number("count", others.len() as u64);
        let label = teller.before(&teller.html(&label));
        return linked(teller, &label, around, links.collect());
    }
    let mut rules: Vec<&'static Provision> = others.iter().filter_map(|it| it.main).collect();
    rules.dedup();
    let links = rules.into_iter().map(|rule| {
        let of_rule = others.iter().filter(|case| case.main == Some(rule));
        let link = teller.link(rule, "").replacen("\">", "-cases\">", 1);
        (link, of_rule.flat_map(|case| case.editions()).collect())
    });
    let label = teller.label("cases-of-rules");
    linked(teller, &label, around, links.collect())
}
