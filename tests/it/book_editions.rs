//! What a page shows of the edition that is chosen is that edition's: rules, their texts and numbers, cases and their outcomes.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::book::{Book, Page, Shelf, Sources, book};
use jadoube::edition::{Edition, EditionData, Item, Layer, Layers, SCOPES, Setting};
use jadoube::game::Colours;
use jadoube::laws::{Provision, provision, provisions};
use jadoube::read::Scenario;
use jadoube::text::{Voice, procedure, rule_text};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let sources = Sources::of(files, &TONGUES.0, &LIBRARY).expect("good glossaries");
    let words = TONGUES.0.get("en").expect("English");
    book(&Shelf::new(&RULINGS), words, &sources).0
});

fn voice() -> Voice<'static> {
    TONGUES.0.get("en").expect("English").voice(Colours::Known)
}

fn page(path: &str) -> &'static Page {
    let page = BOOK.pages.iter().find(|page| page.path == path);
    page.expect("a page")
}

/// The letter of an edition: `a` is the oldest.
fn letter(edition: Edition) -> char {
    let place = LIBRARY.editions.iter().position(|it| it.edition == edition);
    let letters = ('a'..='z').nth(place.expect("an edition of the library"));
    letters.expect("a letter")
}

/// What a reader sees on a page: the page without the elements of other editions and those for readers of the letter alone,
/// and with the numbers of the edition in its marks.
fn seen(html: &str, edition: Edition) -> String {
    let letter = letter(edition);
    let mut seen = String::new();
    let mut hidden = 0_usize;
    let mut mark: Option<String> = None;
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let (text, from) = rest.split_at(start);
        let end = from.find('>').map_or(from.len(), |end| end + 1);
        let (tag, after) = from.split_at(end);
        rest = after;
        if hidden == 0 {
            match mark.take() {
                Some(own) => seen.push_str(&own),
                None => seen.push_str(text),
            }
        }
        let is_void = tag.ends_with("/>")
            || ["<br", "<hr", "<img", "<input", "<!"]
                .iter()
                .any(|it| tag.starts_with(it));
        if is_void {
            continue;
        }
        if tag.starts_with("</") {
            if hidden > 0 {
                hidden -= 1;
                continue;
            }
        } else {
            let of_others = value(tag, "data-e").is_some_and(|all| !all.contains(letter));
            let classes = value(tag, "class").unwrap_or_default();
            let is_letter = classes.split(' ').any(|class| class == "letter-only");
            if hidden > 0 || of_others || is_letter {
                hidden += 1;
                continue;
            }
            // the number stands in the element itself, or in the `b` of a link
            if let Some(runs) = value(tag, "data-n") {
                let own = runs
                    .split(' ')
                    .rfind(|run| run.starts_with(|it: char| it >= letter));
                mark = own.map(|run| run[1..].to_owned());
            }
        }
        seen.push_str(tag);
    }
    seen
}

fn value<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

/// The text between tags, with single spaces and the signs of the messages.
fn text(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        let (_, after) = part.split_once('>').unwrap_or(("", part));
        text.push_str(after);
        text.push(' ');
    }
    let signs = [
        ("&amp;", "&"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("’", "'"),
        ("\u{a0}", " "),
    ];
    for (sign, plain) in signs {
        text = text.replace(sign, plain);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    [" .", " ,", " ;", " :", " )"]
        .iter()
        .fold(text, |text, sign| text.replace(sign, &sign[1..]))
}

/// A text of the messages in the same form.
fn plain(said: &str) -> String {
    text(&said.replace('<', "&lt;"))
}

/// The elements of a page that begin like this, each up to the end of the last that follows them inside `until`.
fn between<'h>(html: &'h str, start: &str, end: &str) -> Vec<&'h str> {
    let parts = html.split(start).skip(1);
    parts
        .map(|part| part.split(end).next().unwrap_or(part))
        .collect()
}

fn items_with(rule: &Provision) -> Vec<&'static Item> {
    let holds = |item: &&Item| item.stands.iter().any(|id| id == rule.id);
    LIBRARY.items().filter(holds).collect()
}

/// Whether an edition has a rule: its letter, what is taught beside it, or nobody knows.
fn has(data: &EditionData, rule: &'static Provision) -> bool {
    let items = items_with(rule);
    let taught = items.iter().filter(|item| item.since <= data.edition);
    let layers = taught.map(|item| Layers::FIDE.and(item.layer));
    let practices: Vec<Layers> = [Layers::LETTER, Layers::FIDE]
        .into_iter()
        .chain(layers)
        .collect();
    SCOPES.iter().any(|(pace, supervision)| {
        practices.iter().any(|practice| {
            let setting = Setting {
                practice: *practice,
                ..Setting::of(*pace, *supervision)
            };
            let laws = LIBRARY.laws(data.edition, &setting);
            (rule.rule)(&laws).is_some() || *practice == Layers::LETTER && rule.is_unread(&laws)
        })
    })
}

/// The rules of a chapter page by their places, as far as they are seen.
fn rules_seen(html: &str) -> BTreeMap<&str, &str> {
    let parts = html.split("<article").skip(1);
    let parts = parts.filter_map(|part| Some((value(part.split('>').next()?, "id")?, part)));
    parts
        .map(|(id, part)| (id, part.split("</article>").next().unwrap_or(part)))
        .collect()
}

/// The pages of the chapters.
fn chapters() -> Vec<&'static Page> {
    let has_rules = |page: &&Page| page.markdown.contains("<article");
    BOOK.pages.iter().filter(has_rules).collect()
}

/// The practice as which a rule is taught where FIDE does not teach it.
fn of_others(rule: &Provision) -> bool {
    let items = items_with(rule);
    !items.is_empty() && items.iter().all(|item| item.layer != Layer::Fide)
}

/// What is wrong with the rules on a page of a chapter for a reader of an edition.
fn wrong_rules(path: &str, html: &str, data: &EditionData) -> Vec<String> {
    let voice = voice();
    let seen = seen(html, data.edition);
    let rules = rules_seen(&seen);
    let mut wrong = Vec::new();
    for (id, html) in &rules {
        let rule = provision(id).expect("a rule");
        let place = format!("{path}#{id} {}", data.edition);
        if !has(data, rule) {
            wrong.push(format!("{place}: the edition has no such rule"));
        }
        let number = between(html, "<h2>", "</h2>")[0]
            .rsplit("<a class=\"n\"")
            .next();
        let number = number
            .filter(|it| it.contains("href"))
            .map(|it| text(&format!("<a{it}")));
        let taught = items_with(rule).into_iter();
        let taught = taught.filter(|item| item.since <= data.edition);
        let taught = taught
            .min_by_key(|item| item.layer)
            .map(|item| item.id.to_string());
        let own = rule.number(&data.contents).map(str::to_owned).or(taught);
        if number.as_deref().unwrap_or_default() != own.as_deref().unwrap_or_default() {
            wrong.push(format!("{place}: number {number:?}, not {own:?}"));
        }
        let said = between(html, "<section class=\"edition", "</section>");
        if said.len() != 1 {
            wrong.push(format!("{place}: {} texts", said.len()));
        }
        let said = text(said.first().copied().unwrap_or_default());
        let mut texts = SCOPES.iter().filter_map(|(pace, supervision)| {
            let setting = Setting {
                practice: Layers::FIDE,
                ..Setting::of(*pace, *supervision)
            };
            rule_text(&voice, &LIBRARY.laws(data.edition, &setting), rule).rule
        });
        if let Some(missing) = texts.find(|rule| !said.contains(&plain(rule))) {
            wrong.push(format!("{place}: “{missing}” is not said in “{said}”"));
        }
        let before = between(html, "<p class=\"links", "</p>");
        let before = before.iter().filter(|line| line.contains("gives way"));
        for link in before.flat_map(|line| between(line, "#", "\"")) {
            if provision(link).is_some_and(|rule| !has(data, rule)) {
                wrong.push(format!("{place}: gives way to {link}"));
            }
        }
    }
    wrong
}

#[test]
fn a_chapter_shows_the_rules_of_each_edition_in_its_words() {
    let mut wrong = Vec::new();
    for data in &LIBRARY.editions {
        let mut shown = BTreeSet::new();
        for page in chapters() {
            wrong.extend(wrong_rules(&page.path, &page.markdown, data));
            let seen = seen(&page.markdown, data.edition);
            shown.extend(rules_seen(&seen).into_keys().map(str::to_owned));
        }
        for rule in provisions().filter(|rule| has(data, rule)) {
            if !shown.contains(rule.id) {
                wrong.push(format!("{}: {} is not shown", data.edition, rule.id));
            }
        }
    }
    let some: Vec<&String> = wrong.iter().take(20).collect();
    assert!(wrong.is_empty(), "{}: {some:#?}", wrong.len());
}

/// The cases that are seen in the list of a rule, each with its lines.
fn cases_seen(html: &str) -> Vec<(String, Vec<String>)> {
    let list = html
        .split("<ul class=\"case-list\"")
        .nth(1)
        .unwrap_or_default();
    let list = list.split("</ul>").next().unwrap_or(list);
    let lines = list.split("<li").skip(1);
    lines
        .map(|line| {
            let id = between(line, "href=\"cases/", ".html\"")[0].to_owned();
            let told = line.split("<p").skip(1);
            // the settings of a line stand before it
            let told = told.map(|part| {
                let part = part.split_once('>').map_or("", |(_, part)| part);
                let labelled = part.trim_start().strip_prefix("<b>");
                let told = labelled.and_then(|it| Some(it.split_once(":</b>")?.1));
                text(told.unwrap_or(part))
            });
            (id, told.collect())
        })
        .collect()
}

/// What is ruled on a case in an edition, once for all settings in which it is the same.
fn outcomes(scenario: &Scenario, edition: Edition) -> Vec<Vec<String>> {
    let voice = TONGUES
        .0
        .get("en")
        .expect("English")
        .voice(scenario.case.colours);
    let case = RULINGS.case(&scenario.id).expect("a case");
    let runs = case.runs().filter(|run| run.edition == edition);
    let mut all: Vec<Vec<String>> = Vec::new();
    for run in runs {
        let Ok(ruled) = run.ruled() else { continue };
        let told = jadoube::text::explain(&voice, &ruled.laws, &scenario.case, &ruled.verdict);
        let told = told.outcome(&voice).iter().map(|it| plain(it)).collect();
        if !all.contains(&told) {
            all.push(told);
        }
    }
    all
}

/// Whether a line tells sentences of this outcome in their order and nothing else.
fn tells(line: &str, outcome: &[String]) -> bool {
    let mut rest = line;
    for sentence in outcome {
        rest = rest
            .strip_prefix(sentence.as_str())
            .unwrap_or(rest)
            .trim_start();
    }
    rest.is_empty()
}

/// What is wrong with the lists of cases on a page of a chapter for a reader of an edition.
fn wrong_cases(path: &str, html: &str, edition: Edition) -> Vec<String> {
    let seen = seen(html, edition);
    let mut wrong = Vec::new();
    for (id, html) in rules_seen(&seen) {
        if of_others(provision(id).expect("a rule")) {
            continue;
        }
        for (case, lines) in cases_seen(html) {
            let scenario = LIBRARY.scenario(&case).expect("a case");
            let outcomes = outcomes(scenario, edition);
            let place = format!("{path}#{id} {edition} {case}");
            if outcomes.is_empty() {
                wrong.push(format!("{place}: it does not concern the edition"));
            }
            for line in &lines {
                if !outcomes.iter().any(|outcome| tells(line, outcome)) {
                    wrong.push(format!("{place}: “{line}” is none of {outcomes:?}"));
                }
            }
        }
    }
    wrong
}

#[test]
fn a_list_of_cases_tells_of_each_what_is_ruled_in_the_edition() {
    let mut wrong = Vec::new();
    let mut read = 0;
    for data in &LIBRARY.editions {
        for page in chapters() {
            wrong.extend(wrong_cases(&page.path, &page.markdown, data.edition));
            read += 1;
        }
    }
    assert!(read > 0);
    let some: Vec<&String> = wrong.iter().take(20).collect();
    assert!(wrong.is_empty(), "{}: {some:#?}", wrong.len());
}

#[test]
fn no_two_lines_of_a_list_are_the_same_and_none_says_only_that_it_depends() {
    let voice = voice();
    let depends = plain(&voice.text("it-depends"));
    for data in &LIBRARY.editions {
        for page in chapters() {
            let seen = seen(&page.markdown, data.edition);
            for (id, html) in rules_seen(&seen) {
                let list = html
                    .split("<ul class=\"case-list\"")
                    .nth(1)
                    .unwrap_or_default();
                let list = list.split("</ul>").next().unwrap_or(list);
                let lines: Vec<String> = list
                    .split("<li")
                    .skip(1)
                    .map(|it| text(&format!("<li{it}")))
                    .collect();
                let once: BTreeSet<&String> = lines.iter().collect();
                assert_eq!(once.len(), lines.len(), "{}#{id}", page.path);
                for (case, told) in cases_seen(html) {
                    let is_bare = told.iter().any(|line| line.is_empty() || *line == depends);
                    assert!(!is_bare, "{}#{id}: {case}", page.path);
                }
            }
        }
    }
}

#[test]
fn a_mark_that_is_dropped_is_noticed() {
    let newest = LIBRARY.newest().expect("an edition");
    let page = page("drawn-game.html");
    let dropped = |start: &str| {
        let at = page
            .markdown
            .find(start)
            .unwrap_or_else(|| panic!("{start} stands there"));
        let (before, after) = page.markdown.split_at(at);
        let mark = after.find(" data-e=\"").expect("a mark");
        let (tag, rest) = after.split_at(mark);
        let end = rest[9..].find('"').expect("its end") + 10;
        format!("{before}{tag}{}", &rest[end..])
    };
    let of_rules = |html: &str| wrong_rules(&page.path, html, newest);
    let of_cases = |html: &str| wrong_cases(&page.path, html, newest.edition);
    assert_eq!(of_rules(&page.markdown), Vec::<String>::new());
    assert_eq!(of_cases(&page.markdown), Vec::<String>::new());
    // the text of an older edition, a whole rule of older editions, and what older editions rule on a case
    let wrong_claim = page.markdown.find("id=\"wrong-claim\"").expect("the rule");
    let texts = page.markdown[wrong_claim..].match_indices("<section class=\"edition\" data-e=");
    let older = texts
        .map(|(at, _)| wrong_claim + at)
        .nth(1)
        .expect("an older text");
    assert!(!of_rules(&dropped(&page.markdown[older..older + 60])).is_empty());
    let others = page
        .markdown
        .find("id=\"other-editions\"")
        .expect("rules of other editions");
    let article = page.markdown[others..]
        .find("<article data-e=")
        .expect("a rule")
        + others;
    assert!(!of_rules(&dropped(&page.markdown[article..article + 60])).is_empty());
    let case = page
        .markdown
        .find("href=\"cases/a-wrong-claim-with-much-time-left.html\"");
    let case = case.expect("a case of all editions");
    let span = page.markdown[case..].find("<span class=\"older\" data-e=");
    let span = span.expect("an older ruling") + case;
    assert!(!of_cases(&dropped(&page.markdown[span..span + 60])).is_empty());
}

#[test]
fn a_procedure_has_the_steps_of_each_edition() {
    let voice = voice();
    for data in &LIBRARY.editions {
        for of in &LIBRARY.procedures {
            let settings = SCOPES.map(|(pace, supervision)| Setting {
                practice: Layers::FIDE.and(Layer::Regulations),
                ..Setting::of(pace, supervision)
            });
            let told = procedure(&voice, &LIBRARY, data.edition, &settings, of);
            let page = page(&format!("procedures/{}.html", of.id));
            let seen = seen(&page.markdown, data.edition);
            let steps: Vec<String> = seen
                .split("<li")
                .skip(1)
                .map(|it| text(&format!("<li{it}")))
                .collect();
            let place = format!("{} {}", of.id, data.edition);
            assert_eq!(steps.len(), told.steps.len(), "{place}: {steps:#?}");
            for (shown, step) in steps.iter().zip(&told.steps) {
                for (_, saying) in &step.says {
                    assert!(shown.contains(&plain(&saying.text)), "{place}: {shown}");
                }
            }
        }
    }
}

#[test]
fn no_two_pages_have_the_same_title_and_no_two_headings_of_a_chapter_are_alike() {
    let mut titles = BTreeMap::new();
    for page in &BOOK.pages {
        let other = titles.insert(page.title.to_lowercase(), &page.path);
        assert_eq!(other, None, "{}: {}", page.path, page.title);
        if !page.markdown.contains("<article") {
            continue;
        }
        for tag in ["h2", "summary"] {
            let all = between(&page.markdown, &format!("<{tag}"), &format!("</{tag}>"));
            let all: Vec<String> = all
                .into_iter()
                .map(|it| text(&format!("<{tag}{it}")))
                .collect();
            let once: BTreeSet<&String> = all.iter().collect();
            assert_eq!(once.len(), all.len(), "{}: {all:#?}", page.path);
        }
    }
}
