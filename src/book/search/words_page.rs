//! The words of the index from A to Z, for readers without a script.

use crate::book::glossary::sort_key;
use crate::book::html::escape;
use crate::book::search::Findable;
use crate::book::search::entry::{Entry, Kind};
use crate::book::search::families::Families;
use crate::book::teller::{Teller, only_in, spoken};
use crate::laws::provision;
use crate::read::SearchWords;
use crate::read::folding::{folded, words};
use crate::text::procedure_title;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// More rules than these in one line do not help.
const MOST_LINKS: usize = 12;

/// The page of all words from A to Z: terms, what readers call a thing, and the headings of rules, chapters and procedures.
pub(in crate::book) fn words_page(teller: &Teller<'_>, findable: &Findable<'_>) -> String {
    let lang = teller.words.lang();
    let own = findable.sources.search_words(lang);
    let entries = &findable.entries;
    let titles = entries.iter().map(|entry| entry.title.as_str());
    let also = own.same.iter().flatten().map(String::as_str);
    let families = Families::of(
        titles.chain(also),
        findable.sources.glossary(lang),
        own.stems,
    );
    let rules = entries.iter().filter(|entry| entry.kind == Kind::Rule);
    let list = List {
        rules: rules
            .map(|rule| (families.in_text(&rule.title), rule))
            .collect(),
        silent: own.ignored.iter().map(|word| folded(word)).collect(),
        families,
        entries,
        own,
    };
    let lines = list.lines();
    let mut letters: BTreeMap<String, String> = BTreeMap::new();
    for line in lines.values() {
        let letter = line.key.chars().next().unwrap_or('#');
        let letter = match letter.is_alphabetic() {
            true => letter.to_uppercase().to_string(),
            false => "#".to_owned(),
        };
        let _ = writeln!(letters.entry(letter).or_default(), "{}", line.html(teller));
    }
    let mut jumps = String::new();
    let mut body = String::new();
    for (place, (letter, lines)) in letters.iter().enumerate() {
        let _ = write!(jumps, "<li><a href=\"#{place}\">{letter}</a></li>");
        let _ = write!(
            body,
            "<h2 id=\"{place}\">{letter}</h2>\n<ul class=\"words\">\n{lines}</ul>\n"
        );
    }
    format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<ul class=\"letters\">{jumps}</ul>\n{body}",
        teller.label("search-page"),
        teller.label("search-lead"),
    )
}

struct List<'l> {
    families: Families,
    entries: &'l [Entry],
    /// The rules, each with the families of the words of its heading.
    rules: Vec<(BTreeSet<usize>, &'l Entry)>,
    own: &'l SearchWords,
    /// The words that say nothing, folded.
    silent: BTreeSet<String>,
}

/// One line: a word or a heading, and where it leads.
struct Line<'l> {
    key: String,
    label: String,
    to: Vec<&'l Entry>,
}

impl<'l> List<'l> {
    /// The lines in the order of the alphabet.
    fn lines(&self) -> BTreeMap<(String, String), Line<'l>> {
        let mut lines = BTreeMap::new();
        let mut add = |label: &str, to: Vec<&'l Entry>| {
            let key = self.key(label);
            // words that say nothing lead nowhere
            if key.is_empty() {
                return;
            }
            let line = lines.entry((key.clone(), folded(label)));
            let line = line.or_insert_with(|| Line {
                key,
                label: label.to_owned(),
                to: Vec::new(),
            });
            for entry in to {
                if !line.to.contains(&entry) {
                    line.to.push(entry);
                }
            }
        };
        let headed = |entry: &&Entry| {
            matches!(
                entry.kind,
                Kind::Rule | Kind::Chapter | Kind::Situation | Kind::Procedure | Kind::Term
            )
        };
        for entry in self.entries.iter().filter(headed) {
            add(&entry.title, vec![entry]);
            for name in &entry.names {
                add(name, vec![entry]);
            }
            if entry.kind == Kind::Term {
                let own = self.families.in_text(&entry.title);
                add(&entry.title, self.about(&[own]));
            }
        }
        for list in &self.own.same {
            let alike: Vec<BTreeSet<usize>> = list
                .iter()
                .map(|word| self.families.in_text(word))
                .collect();
            let about = self.about(&alike);
            for word in list.iter().filter(|_| !about.is_empty()) {
                add(word, about.clone());
            }
        }
        lines
    }

    /// The rules whose headings have all words of one of these.
    fn about(&self, wanted: &[BTreeSet<usize>]) -> Vec<&'l Entry> {
        let about = self.rules.iter().filter(|(title, _)| {
            let mut wanted = wanted.iter().filter(|words| !words.is_empty());
            wanted.any(|words| words.is_subset(title))
        });
        about.map(|(_, rule)| *rule).take(MOST_LINKS).collect()
    }

    /// By what a line is sorted: its words from the first on that says something; empty where none does.
    fn key(&self, label: &str) -> String {
        let all = words(label);
        let from = all.iter().position(|word| !self.silent.contains(word));
        let from = from.unwrap_or(all.len());
        sort_key(&all[from..].join(" "))
    }
}

impl Line<'_> {
    fn html(&self, teller: &Teller<'_>) -> String {
        let label = spoken(&self.label);
        let link =
            |entry: &Entry, text: &str| format!("<a href=\"{}\">{text}</a>", escape(&entry.place));
        let titled = |entry: &Entry| link(entry, &title(teller, entry));
        let is_own = |entry: &Entry| folded(&entry.title) == folded(&self.label);
        let numbers = |entry: &Entry| {
            let rule = (entry.kind == Kind::Rule).then(|| provision(&entry.id));
            let numbers = rule.flatten();
            numbers.map(|rule| teller.numbers(rule, &teller.shelf.editions, ""))
        };
        match self.to.as_slice() {
            [entry] if is_own(entry) => {
                let only = match entry.kind {
                    Kind::Rule => only_in(teller, &entry.editions),
                    _ => String::new(),
                };
                let numbers = numbers(entry).map_or(String::new(), |it| format!(" {it}"));
                format!("<li{only}>{}{numbers}</li>", titled(entry))
            }
            all => {
                let (own, others): (Vec<&Entry>, Vec<&Entry>) =
                    all.iter().partition(|entry| is_own(entry));
                let label = own.first().map_or(label, |entry| titled(entry));
                // what is headed like the line is known by its number
                let own = own.into_iter().skip(1);
                let own = own.map(|it| numbers(it).unwrap_or_else(|| titled(it)));
                let others = others.into_iter();
                let others = others.map(titled);
                let others: Vec<String> = own.chain(others).collect();
                format!("<li>{} {}</li>", teller.before(&label), others.join(" · "))
            }
        }
    }
}

/// The title of an entry as HTML, marked where English stands in.
fn title(teller: &Teller<'_>, entry: &Entry) -> String {
    match entry.kind {
        Kind::Rule => provision(&entry.id).map(|rule| teller.title(rule)),
        Kind::Procedure => Some(teller.html(&procedure_title(&entry.id))),
        _ => None,
    }
    .unwrap_or_else(|| spoken(&entry.title))
}
