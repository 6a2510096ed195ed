//! At the board: what an arbiter does in each situation, what it costs, and where that stands.

use crate::book::procedures;
use crate::book::ruling::either;
use crate::book::teller::{Teller, item_mark, only_in, spoken};
use crate::edition::{
    Concern, Confidence, Edition, ItemName, Named, Pace, SCOPES, Scope, Situation, Supervision,
    Twist,
};
use crate::laws::{Fault, Provision};
use crate::rulings::{Answer, Answered, Ruled};
use crate::text::{Say, advice, once, procedures_of};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The path of the page.
pub(super) const PATH: &str = "board.html";

/// The letters of the scopes in `data-s`, in their order.
const LETTERS: &str = "abcde";

/// The page: what decides which rules apply, and the situations by what they are about.
pub(super) fn page(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n{}",
        teller.label("at-the-board"),
        teller.html(&Say::attribute("at-the-board", "lead")),
        choices(teller),
    );
    for concern in Concern::ALL {
        let all = teller.situations().iter();
        let own: String = all
            .filter(|(situation, _)| situation.concern == *concern)
            .map(|(situation, answers)| met(teller, situation, answers))
            .collect();
        if !own.is_empty() {
            let heading = teller.html(&Say::attribute("situations-about", concern.name()));
            let _ = writeln!(html, "<h2>{heading}</h2>\n{own}");
        }
    }
    html
}

/// The link that leads to the page from the start of the book.
pub(super) fn invitation(teller: &Teller<'_>) -> String {
    format!(
        "<p class=\"to-board\"><a href=\"{PATH}\"><b>{}</b> {}</a></p>",
        teller.label("at-the-board"),
        teller.html(&Say::attribute("at-the-board", "invitation")),
    )
}

/// What the reader chooses, and a box that leaves of the situations those with a word; both serve the script alone.
fn choices(teller: &Teller<'_>) -> String {
    let group = |name: &str, choices: &[&'static str]| {
        let labels: String = (choices.iter())
            .map(|choice| {
                let say = Say::attribute(format!("board-{name}"), *choice);
                format!(
                    "<label><input type=\"radio\" name=\"{name}\" value=\"{choice}\"> {}</label>",
                    teller.html(&say),
                )
            })
            .collect();
        let legend = teller.html(&Say::message(format!("board-{name}")));
        format!("<fieldset><legend>{legend}</legend>{labels}</fieldset>\n")
    };
    format!(
        "<form class=\"settings at\" hidden>\n{}{}<label class=\"find\">{} <input type=\"search\" autocomplete=\"off\"></label>\n<p role=\"status\" data-none=\"{}\"></p>\n</form>\n",
        group("pace", Pace::NAMES),
        group("supervision", Supervision::NAMES),
        teller.label("board-find"),
        teller.in_attribute(&Say::attribute("board-find", "none")),
    )
}

/// A situation, to unfold: each way in which it turns out, and the procedures that carry the rulings out.
fn met(teller: &Teller<'_>, situation: &Situation, answers: &[Vec<Answer<'_>>]) -> String {
    let name = format!("situation-{}", situation.id);
    let twists = situation.twists.iter().zip(answers);
    let told: String = twists
        .map(|(twist, answers)| {
            let heading = twist.id.as_ref().map(|id| {
                let say = Say::attribute(name.clone(), id.clone());
                format!("<h4>{}</h4>\n", teller.html(&say))
            });
            let only = only_in(teller, &editions_of(teller, answers.iter()));
            let told = turned_out(teller, twist, answers);
            format!(
                "<section{only}>\n{}{told}</section>\n",
                heading.unwrap_or_default()
            )
        })
        .collect();
    let covered = editions_of(teller, answers.iter().flatten());
    let absent: Vec<Edition> = (teller.shelf.editions.iter().copied())
        .filter(|edition| !covered.contains(edition))
        .collect();
    let absent = match absent.as_slice() {
        [] => String::new(),
        absent => format!(
            "<p class=\"absent\"{}>{}{} {}</p>\n",
            only_in(teller, absent),
            teller.html(&Teller::naming("editions-short", absent)),
            teller.colon(),
            teller.html(&Say::message("no-such-rule").number("count", absent.len() as u64)),
        ),
    };
    format!(
        "<details class=\"met\" id=\"{}\" data-words=\"{}\"><summary><h3>{}</h3></summary>\n{told}{absent}{}</details>\n",
        situation.id,
        teller.in_attribute(&Say::attribute(name.clone(), "words")),
        teller.html(&Say::message(name.clone())),
        steps(teller, answers),
    )
}

/// The editions in which one of these answers, newest first.
fn editions_of<'a, 'r: 'a>(
    teller: &Teller<'_>,
    answers: impl Iterator<Item = &'a Answer<'r>>,
) -> Vec<Edition> {
    let places: Vec<&Answered<'_>> = answers.flat_map(|answer| &answer.places).collect();
    let mut all = teller.shelf.editions.clone();
    all.retain(|edition| places.iter().any(|place| place.edition == *edition));
    all
}

/// The procedures that carry out what is ruled, as links; nothing where there is none.
fn steps(teller: &Teller<'_>, answers: &[Vec<Answer<'_>>]) -> String {
    let library = teller.shelf.library;
    let mut links: Vec<String> = Vec::new();
    let rulings = answers
        .iter()
        .flatten()
        .filter_map(|it| it.places[0].taught.ok());
    for procedure in rulings.flat_map(|ruled| procedures_of(library, &ruled.verdict)) {
        let link = procedures::link(teller, procedure, "");
        if !links.contains(&link) {
            links.push(link);
        }
    }
    if links.is_empty() {
        return String::new();
    }
    let label = teller.label("in-procedures");
    format!("<p class=\"links\">{label} {}</p>\n", links.join(" "))
}

/// What is ruled where a situation turns out so, once for all places where it is the same; and the cases.
fn turned_out(teller: &Teller<'_>, twist: &Twist, answers: &[Answer<'_>]) -> String {
    let mut alike: Vec<(Lines, Lines, Vec<Place>)> = Vec::new();
    for answer in answers {
        let told: Vec<(Lines, Lines)> = match Lines::hold_in_each(teller, twist, answer) {
            Some(told) => vec![told; answer.places.len()],
            None => (answer.places.iter())
                .map(|place| Lines::both(teller, twist, answer, place))
                .collect(),
        };
        for (place, (taught, letter)) in answer.places.iter().zip(told) {
            let cites = [place.taught, place.letter].map(|ruled| Cites::of(ruled));
            let place = Place {
                edition: place.edition,
                scope: place.scope,
                cites,
            };
            let known = alike.iter_mut();
            let mut known = known.filter(|(own, other, _)| (own, other) == (&taught, &letter));
            match known.next() {
                Some((_, _, places)) => places.push(place),
                None => alike.push((taught, letter, vec![place])),
            }
        }
    }
    let mut html = String::new();
    for (taught, letter, places) in &alike {
        for (scopes, of_scope) in by_scopes(places) {
            html.push_str(&told(teller, taught, letter, &scopes, &of_scope));
        }
    }
    html.push_str(&cases(teller, answers));
    html
}

/// Where the same is ruled: an edition at a pace and under a supervision, and what is cited there alone.
#[derive(Clone)]
struct Place {
    edition: Edition,
    scope: Scope,
    /// As FIDE teaches it, and by the letter.
    cites: [Cites; 2],
}

/// What a ruling cites that depends on edition, pace and supervision.
#[derive(Clone, Default, PartialEq)]
struct Cites {
    /// The articles that give a value in the place of a provision's own, or a part of what follows.
    beside: Vec<String>,
    /// How sure the weakest of its reasons is.
    confidence: Option<Confidence>,
}

impl Cites {
    fn of(ruled: Result<&Ruled, &Fault>) -> Self {
        let Ok(ruled) = ruled else {
            return Cites::default();
        };
        let branches = ruled.verdict.branches.iter();
        let reasons = branches.flat_map(|branch| branch.reasons());
        let mut cites = Cites::default();
        for reason in reasons.filter(|reason| reason.decides()) {
            for article in reason.cited_beside(&ruled.laws) {
                if !cites.beside.contains(&article) {
                    cites.beside.push(article);
                }
            }
            let weakest = cites.confidence.into_iter().chain([reason.confidence()]);
            cites.confidence = weakest.min();
        }
        cites
    }
}

/// The scopes in which the same editions rule so and cite the same, with these places of one of them.
fn by_scopes(places: &[Place]) -> Vec<(Vec<Scope>, Vec<Place>)> {
    let mut all: Vec<(Vec<Scope>, Vec<Place>)> = Vec::new();
    for scope in SCOPES {
        let own = places.iter().filter(|place| place.scope == scope);
        let own: Vec<Place> = own.cloned().collect();
        let same = |a: &Place, b: &Place| a.edition == b.edition && a.cites == b.cites;
        let alike = |known: &Vec<Place>| {
            known.len() == own.len() && known.iter().zip(&own).all(|(a, b)| same(a, b))
        };
        match all.iter_mut().find(|(_, known)| alike(known)) {
            _ if own.is_empty() => {}
            Some((scopes, _)) => scopes.push(scope),
            None => all.push((vec![scope], own)),
        }
    }
    all
}

/// The three lines of a ruling, for all places where it is given.
fn told(
    teller: &Teller<'_>,
    taught: &Lines,
    letter: &Lines,
    scopes: &[Scope],
    places: &[Place],
) -> String {
    let mut places = places.to_vec();
    places.sort_by_key(|place| std::cmp::Reverse(place.edition));
    let editions: Vec<Edition> = places.iter().map(|place| place.edition).collect();
    let lines = |lines: &Lines, of: usize| {
        let cites: Vec<(Edition, &Cites)> = (places.iter())
            .map(|place| (place.edition, &place.cites[of]))
            .collect();
        lines.html(teller, &cites)
    };
    let letters: String = (SCOPES.iter().zip(LETTERS.chars()))
        .filter_map(|(scope, letter)| scopes.contains(scope).then_some(letter))
        .collect();
    let in_scopes = match scopes.len() == SCOPES.len() {
        true => String::new(),
        false => format!(" data-s=\"{letters}\""),
    };
    format!(
        "<div class=\"told\"{in_scopes}{}>\n<p class=\"where\">{} · {}</p>\n{}</div>\n",
        only_in(teller, &editions),
        teller.scopes("scope-heading", scopes),
        teller.html(&Teller::naming("editions-short", &editions)),
        either(&lines(taught, 0), &lines(letter, 1)),
    )
}

/// What a ruling says as advice, as HTML.
#[derive(Clone, PartialEq)]
struct Lines {
    act: String,
    /// What somebody pays, or that nobody does; nothing where nothing decides that.
    consequence: Option<String>,
    then: Option<String>,
    notes: Vec<String>,
    cited: Vec<&'static Provision>,
    items: Vec<ItemName>,
    /// Whether something decides, and nothing has to be looked up: what is said then is the same in every edition.
    decides: bool,
}

impl Lines {
    /// The lines of an answer where they are the same in each of its places; otherwise nothing.
    fn hold_in_each(
        teller: &Teller<'_>,
        twist: &Twist,
        answer: &Answer<'_>,
    ) -> Option<(Lines, Lines)> {
        let first = answer.places.first()?;
        let told = Lines::both(teller, twist, answer, first);
        (told.0.decides && told.1.decides).then_some(told)
    }

    /// The lines of an answer in one place, as it is taught and by the letter.
    fn both(
        teller: &Teller<'_>,
        twist: &Twist,
        answer: &Answer<'_>,
        place: &Answered<'_>,
    ) -> (Lines, Lines) {
        let lines = |ruled| Lines::of(teller, twist, answer, ruled);
        (lines(place.taught), lines(place.letter))
    }

    fn of(
        teller: &Teller<'_>,
        twist: &Twist,
        answer: &Answer<'_>,
        ruled: Result<&Ruled, &Fault>,
    ) -> Lines {
        let Ok(ruled) = ruled else {
            return Lines {
                act: teller.label("no-ruling-here"),
                consequence: None,
                then: None,
                notes: Vec::new(),
                cited: Vec::new(),
                items: Vec::new(),
                decides: false,
            };
        };
        let voice = teller.note_about(twist.player);
        let told = advice(voice, &ruled.laws, answer.case.scenario, &ruled.verdict);
        let line = |sentences: &[String]| spoken(&sentences.join(" "));
        let branches = ruled.verdict.branches.iter();
        let reasons = branches.flat_map(|branch| branch.reasons());
        let items = reasons
            .filter(|reason| reason.decides())
            .flat_map(|it| &it.items);
        let decides = told.reasons.iter().any(|reason| reason.decides);
        let nobody = || teller.html(&Say::attribute("board-penalty", "none"));
        Lines {
            act: line(&told.act),
            consequence: match told.consequence.as_slice() {
                [] => decides.then(nobody),
                paid => Some(line(paid)),
            },
            then: told.then.as_deref().map(spoken),
            notes: told.notes.iter().map(|note| spoken(note)).collect(),
            cited: once(told.reasons.iter().map(|reason| reason.cited)),
            items: once(items.cloned()),
            decides: decides && told.notes.is_empty(),
        }
    }

    fn html(&self, teller: &Teller<'_>, cites: &[(Edition, &Cites)]) -> String {
        let editions: Vec<Edition> = cites.iter().map(|(edition, _)| *edition).collect();
        let numbers = self.cited.iter();
        let numbers = numbers.map(|provision| teller.numbers(provision, &editions, ""));
        let mut beside: Vec<(&str, Vec<Edition>)> = Vec::new();
        let mut doubts: BTreeMap<Confidence, Vec<Edition>> = BTreeMap::new();
        for (edition, cites) in cites {
            for article in &cites.beside {
                match beside.iter_mut().find(|(known, _)| known == article) {
                    Some((_, editions)) => editions.push(*edition),
                    None => beside.push((article, vec![*edition])),
                }
            }
            if let Some(confidence) = cites.confidence {
                doubts.entry(confidence).or_default().push(*edition);
            }
        }
        let beside = teller.marks(&beside, "");
        let items = self.items.iter().map(|item| item_mark(&item.id, ""));
        let doubts = doubts.iter();
        let doubts = doubts.map(|(so, of)| teller.doubt(*so, of, editions.len()));
        let article: Vec<String> = once(numbers.chain([beside]).chain(items).chain(doubts));
        let notes = self.notes.iter();
        let notes: String = notes
            .map(|note| format!("<p class=\"note\">{note}</p>\n"))
            .collect();
        let row = |label: &'static str, told: &str| {
            format!("<dt>{}</dt><dd>{told}</dd>", teller.label(label))
        };
        let article = article.into_iter().filter(|it| !it.is_empty());
        let article = article.collect::<Vec<_>>().join(" ");
        let told = |line: &Option<String>| line.clone().unwrap_or_default();
        let rows = [
            ("board-act", self.act.clone()),
            ("board-penalty", told(&self.consequence)),
            ("board-then", told(&self.then)),
            ("board-stands", article),
        ];
        let rows = rows.iter().filter(|(_, told)| !told.is_empty());
        let rows: String = rows.map(|(label, told)| row(label, told)).collect();
        format!("<dl>{rows}</dl>\n{notes}")
    }
}

/// The cases that say so, each where it answers.
fn cases(teller: &Teller<'_>, answers: &[Answer<'_>]) -> String {
    let ids = once(
        answers
            .iter()
            .map(|answer| answer.case.scenario.id.as_str()),
    );
    let links = ids.into_iter().filter_map(|id| {
        let case = teller.case(id)?;
        let own = answers.iter().filter(|it| it.case.scenario.id == id);
        let places: Vec<&Answered<'_>> = own.clone().flat_map(|it| &it.places).collect();
        let answers_at = |scope: &Scope| places.iter().any(|place| place.scope == *scope);
        let letters: String = (SCOPES.iter().zip(LETTERS.chars()))
            .filter_map(|(scope, letter)| answers_at(scope).then_some(letter))
            .collect();
        let in_scopes = match letters == LETTERS {
            true => String::new(),
            false => format!(" data-s=\"{letters}\""),
        };
        Some(format!(
            "<a href=\"{}\"{in_scopes}{}>{}</a>",
            case.path(),
            only_in(teller, &editions_of(teller, own)),
            teller.case_title(case),
        ))
    });
    let links: Vec<String> = links.collect();
    format!(
        "<p class=\"links\">{} {}</p>\n",
        teller.label("board-cases"),
        links.join(" ")
    )
}
