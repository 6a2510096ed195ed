//! One language as the pages need it: labels, names and links as HTML.

use crate::board::Player;
use crate::book::ArticleNumber;
use crate::book::html::escape;
use crate::book::links::Finder;
use crate::book::order::ChapterInOrder;
use crate::book::reads::Reads;
use crate::book::shelf::{Judged, Shelf};
use crate::compare::{CaseDeparture, Comparison, Told};
use crate::edition::{Confidence, Edition, Item, Scope, Setting, Situation};
use crate::game::Colours;
use crate::laws::Provision;
use crate::read::REFERENCE;
use crate::read::Scenario;
use crate::rulings::{Answer, Ruled};
use crate::text::{
    Explanation, Problem, Say, Value, Voice, Words, case_title, explain, scopes_of, stand_in_mark,
};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// One language telling about everything on the shelf.
pub(super) struct Teller<'t> {
    pub shelf: &'t Shelf<'t>,
    pub words: &'t Words,
    with_colours: Voice<'t>,
    without_colours: Voice<'t>,
    /// Notes about White or A, and about Black or B.
    notes: [Voice<'t>; 2],
    titles: BTreeMap<&'static str, String>,
    /// What changed between neighbouring editions, newest first.
    pub compared: Vec<(&'t Comparison<'t>, Vec<Told<'t>>)>,
    /// What finds the numbers of articles in texts.
    pub finder: Finder<'t>,
    /// The rulings that were put into words, until the page of their case is told.
    explanations: RefCell<HashMap<*const Ruled, Rc<Explanation>>>,
    /// What is ruled at last, which stands on several pages.
    outcomes: RefCell<HashMap<*const Ruled, Rc<Outcome>>>,
    /// What the page that is being told has looked at.
    reads: RefCell<Reads>,
}

/// A ruling as such, whatever it says.
fn key(ruled: &Ruled) -> *const Ruled {
    std::ptr::from_ref(ruled)
}

/// What is ruled at last, for lists.
pub(super) struct Outcome {
    /// A sentence each.
    pub sentences: Vec<String>,
    /// Whether that is only why nothing follows.
    pub is_idle: bool,
}

/// The text as HTML; what is English for want of a translation is marked as such.
pub(super) fn spoken(text: &str) -> String {
    let html = |text: &str| escape(&typeset(text)).into_owned();
    match text.split_once(stand_in_mark()) {
        None => html(text),
        Some((before, english)) => html(before) + &english_html(&unmarked(english)),
    }
}

/// The text without the mark that English stands in, for places that allow no element.
pub(super) fn unmarked(text: &str) -> String {
    match text.contains(stand_in_mark()) {
        true => typeset(&text.replace(stand_in_mark(), "")).into_owned(),
        false => typeset(text).into_owned(),
    }
}

fn english_html(text: &str) -> String {
    format!("<span lang=\"{REFERENCE}\">{}</span>", escape(text))
}

/// The text with the apostrophe that books print.
fn typeset(text: &str) -> Cow<'_, str> {
    match text.contains('\'') {
        true => text.replace('\'', "’").into(),
        false => text.into(),
    }
}

impl<'t> Teller<'t> {
    pub(super) fn new(shelf: &'t Shelf<'t>, words: &'t Words) -> Self {
        let with_colours = words.voice(Colours::Known);
        let titles = crate::laws::provisions()
            .map(|p| (p.id, with_colours.say(&Say::attribute(p.id, "title"))))
            .collect();
        let compared = (shelf.comparisons.iter())
            .map(|comparison| (comparison, comparison.told(&with_colours)))
            .collect();
        Teller {
            shelf,
            compared,
            words,
            with_colours,
            without_colours: words.voice(Colours::Unknown),
            notes: Player::ALL.map(|player| words.note_about(player)),
            titles,
            finder: Finder::of(words.language()),
            explanations: RefCell::default(),
            outcomes: RefCell::default(),
            reads: RefCell::default(),
        }
    }

    /// Notes that the page looks at something.
    pub(super) fn note(&self, what: impl FnOnce(&mut Reads)) {
        what(&mut self.reads.borrow_mut());
    }

    /// What was looked at since this was asked before.
    pub(super) fn take_reads(&self) -> Reads {
        self.reads.take()
    }

    /// All cases, of which everything is looked at.
    pub(super) fn cases(&self) -> &'t [Judged<'t>] {
        self.note(|reads| reads.all = true);
        &self.shelf.cases
    }

    /// All cases, of which only the rules and editions are looked at.
    pub(super) fn cases_in_order(&self) -> &'t [Judged<'t>] {
        self.note(|reads| reads.order = true);
        &self.shelf.cases
    }

    /// The case of this id.
    pub(super) fn case(&self, id: &str) -> Option<&'t Judged<'t>> {
        self.note(|reads| {
            reads.cases.insert(id.to_owned());
        });
        self.shelf.case(id)
    }

    /// The cases that stand in the file of a provision.
    pub(super) fn cases_of(
        &self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'t Judged<'t>> + use<'t> {
        self.note(|reads| {
            reads.of.insert(provision.id);
        });
        self.shelf.cases_of(provision)
    }

    /// The cases of other provisions that expect something of this one.
    pub(super) fn cases_touching(
        &self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'t Judged<'t>> + use<'t> {
        self.note(|reads| {
            reads.touching.insert(provision.id);
        });
        self.shelf.cases_touching(provision)
    }

    /// What is ruled in each situation at the board.
    pub(super) fn situations(&self) -> &'t [(&'t Situation, Vec<Vec<Answer<'t>>>)] {
        let all = self.shelf.situations.iter();
        let twists = all.flat_map(|(situation, _)| &situation.twists);
        let ids = twists.flat_map(|twist| twist.cases.iter().cloned());
        self.note(|reads| reads.cases.extend(ids));
        &self.shelf.situations
    }

    /// The cases in which an item makes the difference, each with the editions in which both rulings are these.
    pub(super) fn departures_of(&self, item: &Item) -> Vec<(Vec<Edition>, &'t CaseDeparture<'t>)> {
        let all = self.shelf.departures_of(item);
        self.note(|reads| {
            reads.items.insert(item.id.clone());
            let ids = all.iter().map(|(_, case)| case.scenario.id.clone());
            reads.cases.extend(ids);
        });
        all
    }

    /// A ruling on a case in words, with what they say of the rule that the case is about.
    pub(super) fn explained(&self, scenario: &Scenario, ruled: &Ruled) -> Rc<Explanation> {
        let known = self.explanations.borrow().get(&key(ruled)).cloned();
        known.unwrap_or_else(|| self.put_into_words(scenario, ruled).0)
    }

    /// What is ruled on a case at last.
    pub(super) fn outcome(&self, scenario: &Scenario, ruled: &Ruled) -> Rc<Outcome> {
        let known = self.outcomes.borrow().get(&key(ruled)).cloned();
        known.unwrap_or_else(|| self.put_into_words(scenario, ruled).1)
    }

    fn put_into_words(&self, scenario: &Scenario, ruled: &Ruled) -> (Rc<Explanation>, Rc<Outcome>) {
        let voice = self.voice(scenario.case.colours);
        let mut explained = explain(voice, &ruled.laws, &scenario.case, &ruled.verdict);
        if let Some(provision) = scenario.provision() {
            explained.bring_up(voice, &ruled.laws, provision);
        }
        let outcome = Rc::new(Outcome {
            sentences: explained.outcome(voice),
            is_idle: explained.idle().is_some(),
        });
        let explained = Rc::new(explained);
        let mut explanations = self.explanations.borrow_mut();
        explanations.insert(key(ruled), Rc::clone(&explained));
        let mut outcomes = self.outcomes.borrow_mut();
        outcomes.insert(key(ruled), Rc::clone(&outcome));
        (explained, outcome)
    }

    /// Forgets the words of a case but for what is ruled at last: they stand on its page alone.
    pub(super) fn forget_case(&self) {
        self.explanations.borrow_mut().clear();
    }

    /// Forgets what was put into words: rulings that are not kept may stand where others stood before.
    pub(super) fn forget_rulings(&self) {
        self.forget_case();
        self.outcomes.borrow_mut().clear();
    }

    /// What could not be said.
    pub(super) fn problems(self) -> Vec<Problem> {
        let mut all = self.with_colours.problems();
        all.extend(self.without_colours.problems());
        all.extend(self.notes.into_iter().flat_map(Voice::problems));
        all.sort();
        all.dedup();
        all
    }

    /// The voice for a case: its players may have colours or not.
    pub(super) fn voice(&self, colours: Colours) -> &Voice<'t> {
        match colours {
            Colours::Known => &self.with_colours,
            Colours::Unknown => &self.without_colours,
        }
    }

    /// The voice that tells notes about this player.
    pub(super) fn note_about(&self, player: Player) -> &Voice<'t> {
        &self.notes[player as usize]
    }

    /// A sentence as plain text.
    pub(super) fn plain(&self, say: &Say) -> String {
        unmarked(&self.with_colours.say(say))
    }

    /// A sentence as HTML.
    pub(super) fn html(&self, say: &Say) -> String {
        spoken(&self.with_colours.say(say))
    }

    /// A label, which is HTML, before what it is for, with the colon as the language sets it.
    pub(super) fn before(&self, label: &str) -> String {
        format!("{label}{}", self.colon())
    }

    /// The colon, with the space that the language sets before it.
    pub(super) fn colon(&self) -> &str {
        self.with_colours.colon()
    }

    /// A part of a sentence as HTML.
    pub(super) fn phrase(&self, say: &Say) -> String {
        spoken(&self.with_colours.phrase(say))
    }

    /// A sentence for the quotation marks of an attribute: no element can stand there, so English goes unmarked.
    pub(super) fn in_attribute(&self, say: &Say) -> String {
        escape(&self.plain(say)).into_owned()
    }

    /// A label without values, as HTML.
    pub(super) fn label(&self, message: &'static str) -> String {
        self.html(&Say::message(message))
    }

    /// Whether the language, or English in its place, has this message.
    pub(super) fn knows(&self, pattern: &str) -> bool {
        self.words.knows(pattern)
    }

    /// The heading of a provision as HTML.
    pub(super) fn title(&self, provision: &Provision) -> String {
        spoken(&self.titles[provision.id])
    }

    /// The heading of a provision as plain text.
    pub(super) fn plain_title(&self, provision: &Provision) -> String {
        unmarked(&self.titles[provision.id])
    }

    /// The heading of a provision as a link; `up` leads to the folder of the language.
    pub(super) fn link(&self, provision: &Provision, up: &str) -> String {
        format!(
            "<a href=\"{up}{}#{}\">{}</a>",
            self.shelf.page_of(provision),
            provision.id,
            self.title(provision),
        )
    }

    /// The heading of a case as plain text.
    pub(super) fn plain_case_title(&self, case: &Judged<'_>) -> String {
        unmarked(&self.said_case_title(case))
    }

    /// The heading of a case as HTML.
    pub(super) fn case_title(&self, case: &Judged<'_>) -> String {
        spoken(&self.said_case_title(case))
    }

    fn said_case_title(&self, case: &Judged<'_>) -> String {
        case_title(self.voice(case.scenario.case.colours), case.scenario)
    }

    /// The number of a provision in an edition, or the name of the item under which it is taught beside the edition.
    pub(super) fn number(&self, provision: &Provision, edition: Edition) -> Option<&str> {
        let data = self.shelf.library.edition(edition).ok()?;
        let taught = || {
            let mut items = self.shelf.stands_under(provision).iter();
            items.find_map(|item| (item.since <= edition).then_some(item.id.as_str()))
        };
        provision.number(&data.contents).or_else(taught)
    }

    /// The numbers of a provision, each with its editions, in the order of the editions given.
    pub(super) fn by_number(
        &self,
        provision: &Provision,
        editions: &[Edition],
    ) -> Vec<(&str, Vec<Edition>)> {
        let mut all: Vec<(&str, Vec<Edition>)> = Vec::new();
        for edition in editions {
            let Some(number) = self.number(provision, *edition) else {
                continue;
            };
            match all.iter_mut().find(|(known, _)| *known == number) {
                Some((_, editions)) => editions.push(*edition),
                None => all.push((number, vec![*edition])),
            }
        }
        all
    }

    /// The name of an edition.
    pub(super) fn edition(edition: Edition) -> Say {
        Say::message("edition-name").number("year", edition.year())
    }

    /// “Editions 2023 and 2018”, or that it is all of them.
    pub(super) fn editions(&self, editions: &[Edition]) -> String {
        if editions.len() > 1 && editions.len() == self.shelf.editions.len() {
            return self.label("editions-all");
        }
        self.html(&Self::naming("editions", editions))
    }

    /// A message about editions: `$count` and `$editions`.
    pub(super) fn naming(message: &'static str, editions: &[Edition]) -> Say {
        let names = editions.iter().map(|edition| Self::edition(*edition));
        Say::message(message)
            .number("count", editions.len() as u64)
            .with("editions", Value::Items(names.collect()))
    }

    /// A message about two editions: `$from` and `$to`.
    pub(super) fn pair(message: &'static str, from: Edition, to: Edition) -> Say {
        Say::message(message)
            .with("from", Value::Items(vec![Self::edition(from)]))
            .with("to", Value::Items(vec![Self::edition(to)]))
    }

    /// “Rapid chess and blitz under the simplified rules”.
    pub(super) fn scopes(&self, message: &'static str, scopes: &[Scope]) -> String {
        self.html(&crate::text::scopes(message, scopes))
    }

    /// The settings of a case as a list of names.
    pub(super) fn settings(&self, settings: &[&Setting]) -> String {
        self.html(&scopes_of("scope-heading", settings.iter().copied()))
    }

    /// How certain a value is, as a small mark; nothing where it is beyond doubt.
    pub(super) fn doubt(&self, confidence: Confidence, editions: &[Edition], of: usize) -> String {
        if confidence == Confidence::Attested {
            return String::new();
        }
        let mark = Say::attribute("certainty", confidence.name());
        let text = if editions.len() == of {
            self.html(&mark)
        } else {
            let say =
                Self::naming("certainty-in", editions).with("certainty", Value::Items(vec![mark]));
            self.html(&say)
        };
        let only = match editions {
            [] => String::new(),
            editions => only_in(self, editions),
        };
        format!("<i class=\"{}\"{only}>{text}</i>", confidence.name())
    }

    /// The numbers of a provision as one mark that shows the number of the chosen edition.
    pub(super) fn numbers(&self, provision: &Provision, editions: &[Edition], up: &str) -> String {
        self.mark(&self.by_number(provision, editions), editions, up)
    }

    /// The heading of a provision after its number in the chosen edition, as a link to its place on the page of its chapter.
    pub(super) fn entry(&self, provision: &Provision, editions: &[Edition]) -> String {
        let (id, title) = (provision.id, self.title(provision));
        let by_number = self.by_number(provision, editions);
        let number = match by_number.is_empty() {
            true => String::new(),
            false => self.number_in(&by_number, editions) + " ",
        };
        format!("<a href=\"#{id}\">{number}{title}</a>")
    }

    /// The number of the chosen edition, of numbers each with its editions.
    pub(super) fn number_in<N: AsRef<str>>(
        &self,
        by_number: &[(N, Vec<Edition>)],
        editions: &[Edition],
    ) -> String {
        let first = by_number.first().map_or("", |(first, _)| first.as_ref());
        let runs = match self.runs(by_number, editions).as_str() {
            "" => String::new(),
            runs => format!(" data-n=\"{}\"", escape(runs)),
        };
        format!("<span{runs}>{}</span>", escape(first))
    }

    /// Numbers of articles, each with its editions, as marks that are shown in those alone.
    pub(super) fn marks<N: AsRef<str>>(&self, by_number: &[(N, Vec<Edition>)], up: &str) -> String {
        let all = by_number.iter();
        all.map(|(number, editions)| {
            let one = [(number.as_ref(), editions.clone())];
            format!(" {}", self.mark_in(&one, editions, up))
        })
        .collect()
    }

    /// A mark that is shown in these editions alone.
    pub(super) fn mark_in<N: AsRef<str>>(
        &self,
        by_number: &[(N, Vec<Edition>)],
        editions: &[Edition],
        up: &str,
    ) -> String {
        let mark = self.mark(by_number, editions, up);
        mark.replacen("<a", &format!("<a{}", only_in(self, editions)), 1)
    }

    /// The number of one provision with the heading of another, as one link; without a number the heading alone.
    pub(super) fn numbered(
        &self,
        cited: &Provision,
        headed: &Provision,
        editions: &[Edition],
        up: &str,
    ) -> String {
        match self.numbers(cited, editions, up).split_once('>') {
            None => self.link(headed, up),
            Some((open, number)) => format!(
                "{}><b>{}</b> {}</a>",
                open.replacen("class=\"n\"", "class=\"t\"", 1),
                number.trim_end_matches("</a>"),
                self.title(headed)
            ),
        }
    }

    /// A mark that leads to a number in the Laws of the newest edition; the script puts the chosen edition in its place.
    pub(super) fn mark<N: AsRef<str>>(
        &self,
        by_number: &[(N, Vec<Edition>)],
        editions: &[Edition],
        up: &str,
    ) -> String {
        let Some((first, newest)) = by_number.first() else {
            return String::new();
        };
        let runs = self.runs(by_number, editions);
        let numbers = match runs.as_str() {
            // the same number, but in the Laws of another edition
            "" if editions.len() > 1 => " data-n".to_owned(),
            "" => String::new(),
            runs => format!(" data-n=\"{}\"", escape(runs)),
        };
        format!(
            "<a class=\"n\" href=\"{up}{}\"{numbers}>{}</a>",
            number_path(newest[0], first.as_ref()),
            escape(first.as_ref()),
        )
    }

    /// The numbers as `data-n` has them; nothing where all editions have the same one.
    fn runs<N: AsRef<str>>(&self, by_number: &[(N, Vec<Edition>)], editions: &[Edition]) -> String {
        let mut runs: Vec<(Edition, &str)> = Vec::new();
        for edition in editions {
            let mut all = by_number.iter();
            let own = all.find(|(_, editions)| editions.contains(edition));
            let own = own.map_or("", |(number, _)| number.as_ref());
            if runs.last().is_none_or(|(_, number)| *number != own) {
                runs.push((*edition, own));
            }
        }
        if runs.len() < 2 {
            return String::new();
        }
        let run =
            |(edition, number): &(Edition, &str)| format!("{}{number}", self.letter(*edition));
        let runs: Vec<String> = runs.iter().map(run).collect();
        runs.join(" ")
    }

    /// The article that a chapter is, as a mark.
    pub(super) fn article_mark(&self, chapter: &ChapterInOrder) -> String {
        self.mark(&chapter.by_article(), &self.shelf.editions, "")
    }

    /// The article that a chapter is, for places that are no link to it; none of one that is none.
    pub(super) fn article_number(&self, chapter: &ChapterInOrder) -> Option<ArticleNumber> {
        let by_article = chapter.by_article();
        Some(ArticleNumber {
            newest: by_article.first()?.0.to_owned(),
            runs: self.runs(&by_article, &self.shelf.editions),
        })
    }

    /// The letter of an edition: `a` is the oldest.
    pub(super) fn letter(&self, edition: Edition) -> char {
        let newer = self.shelf.editions.iter().filter(|own| **own < edition);
        LETTERS.chars().nth(newer.count()).unwrap_or('?')
    }

    /// All numbers of a provision in these editions, each once.
    pub(super) fn all_numbers(
        &self,
        provision: &Provision,
        editions: &[Edition],
        up: &str,
    ) -> Vec<String> {
        let marks = self.by_number(provision, editions).into_iter();
        marks
            .map(|(number, editions)| {
                format!(
                    "<a class=\"n\" href=\"{up}{}\">{}</a>",
                    number_path(editions[0], number),
                    escape(number),
                )
            })
            .collect()
    }

    /// How a doubtful value is read, in the reader's language where that has words for it.
    pub(super) fn reading(&self, key: &str, english: &str) -> String {
        let say = Say::attribute(format!("value-of-{key}"), "reading");
        if self.knows(&say.pattern()) {
            self.html(&say)
        } else {
            english_html(english)
        }
    }
}

/// The letters of editions, the oldest first.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The page of all items of the practice.
pub(super) const PRACTICE: &str = "practice.html";

/// The name of an item as a link; `up` leads to the folder of the language.
pub(super) fn item_link(id: &str, up: &str) -> String {
    format!("<a href=\"{up}{PRACTICE}#{id}\">{id}</a>", id = escape(id))
}

/// The name of an item as a mark that leads to it, like the number of an article.
pub(super) fn item_mark(id: &str, up: &str) -> String {
    format!(
        "<a class=\"n\" href=\"{up}{PRACTICE}#{id}\">{id}</a>",
        id = escape(id)
    )
}

/// The attribute of what is shown in these editions alone, by their letters; nothing where that is all of them.
pub(super) fn only_in(teller: &Teller<'_>, editions: &[Edition]) -> String {
    if editions.len() == teller.shelf.editions.len() {
        return String::new();
    }
    let letters: String = editions.iter().map(|it| teller.letter(*it)).collect();
    format!(" data-e=\"{letters}\"")
}

/// The editions from this one on, newest first.
pub(super) fn since(teller: &Teller<'_>, edition: Edition) -> Vec<Edition> {
    let all = teller.shelf.editions.iter().copied();
    all.filter(|known| *known >= edition).collect()
}

/// Where a number stands in the Laws of its edition, or an item of the practice in the list of the items.
pub(super) fn number_path(edition: Edition, number: &str) -> String {
    if Item::is_name(number) {
        return format!("{PRACTICE}#{number}");
    }
    format!("laws/{edition}.html#{number}")
}
