//! The pages for a reviewer: an overview, and a page for each file of messages.

use crate::book::html::escape;
use crate::read::{Glossary, REFERENCE};
use crate::terms::{Matcher, Standing};
use crate::text::{Say, Unit, Value, Voice, Words, units};
use crate::translation::{Example, FileStatus, Status};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A file for a reviewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its name; all stand in one folder.
    pub name: String,
    /// What is in it.
    pub content: String,
}

/// What is reviewed.
pub struct Reviewing<'r> {
    /// The words of the language.
    pub words: &'r Words,
    /// How it stands.
    pub status: &'r Status,
    /// Its terms, and the English ones.
    pub glossaries: [Option<&'r Glossary>; 2],
    /// Where readers see each message or attribute.
    pub examples: &'r BTreeMap<String, Vec<Example<'r>>>,
}

/// The pages on which the messages of a language are reviewed, with their style and their script.
///
/// Each message has a permanent address, `FILE.html#MESSAGE`. What the reviewer marks stays in his browser until he saves it as
/// the file that [`taken`](super::taken) reads.
pub fn pages<'f>(
    reviewing: &Reviewing<'_>,
    files: impl IntoIterator<Item = (&'f str, &'f [u8])> + Clone,
) -> Vec<Page> {
    let lang = reviewing.words.lang();
    let english = units(files.clone(), REFERENCE);
    let own = units(files, lang);
    let own = own.iter().map(|unit| (unit.name.as_str(), unit)).collect();
    let desk = Desk {
        reviewing,
        voice: &reviewing.words.voice(crate::game::Colours::Known),
        own,
        matchers: reviewing.glossaries.map(|terms| terms.map(Matcher::new)),
    };
    let mut all = vec![desk.overview()];
    let messages = reviewing
        .status
        .files
        .iter()
        .filter(|file| file.file.ends_with(".ftl"));
    all.extend(messages.map(|file| desk.page(file, &english)));
    all.push(asset("review.css", include_str!("review.css")));
    all.push(asset("review.js", include_str!("review.js")));
    all
}

fn asset(name: &str, content: &str) -> Page {
    Page {
        name: name.to_owned(),
        content: content.to_owned(),
    }
}

struct Desk<'r> {
    reviewing: &'r Reviewing<'r>,
    voice: &'r Voice<'r>,
    own: BTreeMap<&'r str, &'r Unit>,
    matchers: [Option<Matcher<'r>>; 2],
}

/// The page of a file of messages: `cases/blitz.ftl` has `cases-blitz.html`.
fn page_of(file: &str) -> String {
    format!("{}.html", file.trim_end_matches(".ftl").replace('/', "-"))
}

impl Desk<'_> {
    fn label(&self, name: &'static str) -> String {
        escape(&self.voice.say(&Say::attribute("review", name))).into_owned()
    }

    /// A page with its head; `body` is HTML.
    fn framed(&self, title: &str, body: &str) -> String {
        let lang = self.reviewing.words.lang();
        let of_reviewer = ["initials", "reviewer"].map(|name| {
            format!(
                "<label>{} <input name=\"{name}\"></label>\n",
                self.label(name)
            )
        });
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
             <link rel=\"stylesheet\" href=\"review.css\">\n<script defer src=\"review.js\"></script>\n\
             <body>\n<header><form id=\"reviewer\">\n{}<button type=\"button\" id=\"save\">{}</button>\n\
             <output id=\"count\"></output></form></header>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n",
            of_reviewer.concat(),
            self.label("save"),
        )
    }

    /// The files, and how the pages are used.
    fn overview(&self) -> Page {
        let status = self.reviewing.status;
        let mut rows = String::new();
        for file in status
            .files
            .iter()
            .filter(|file| file.file.ends_with(".ftl"))
        {
            let _ = writeln!(
                rows,
                "<tr><th scope=\"row\"><a href=\"{}\">{}</a></th><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                page_of(&file.file),
                file.file,
                file.texts,
                file.missing.len(),
                file.stale.len(),
                file.reviewed.len(),
            );
        }
        let heads = ["file", "texts", "missing", "stale", "reviewed"];
        let heads = heads.map(|name| {
            let label = self.voice.say(&Say::attribute("translation-column", name));
            format!("<th scope=\"col\">{}</th>", escape(&label))
        });
        let steps = ["step-read", "step-mark", "step-save", "step-send"];
        let steps = steps.map(|name| format!("<li>{}</li>\n", self.label(name)));
        let body = format!(
            "<p>{}</p>\n<ol>\n{}</ol>\n<p>{}</p>\n<div class=\"wide\"><table><thead><tr>{}</tr></thead><tbody>\n{rows}</tbody></table></div>\n",
            self.label("lead"),
            steps.concat(),
            self.label("fluent"),
            heads.concat(),
        );
        Page {
            name: "index.html".to_owned(),
            content: self.framed(&self.label("title"), &body),
        }
    }

    /// The page of a file.
    fn page(&self, file: &FileStatus, english: &[Unit]) -> Page {
        let mut body = format!(
            "<p><a href=\"index.html\">{}</a></p>\n",
            self.label("title")
        );
        for unit in english.iter().filter(|unit| unit.file == file.file) {
            body.push_str(&self.article(file, unit));
        }
        Page {
            name: page_of(&file.file),
            content: self.framed(&file.file, &body),
        }
    }

    /// A message: English, translation, where readers see it, and the opinion of the reviewer.
    fn article(&self, file: &FileStatus, english: &Unit) -> String {
        let name = &english.name;
        let own = self.own.get(name.as_str());
        let lang = self.reviewing.words.lang();
        let [terms, english_terms] = &self.matchers;
        let mut html = format!(
            "<article id=\"{name}\" data-text=\"{}\" data-english=\"{}\">\n<h2><a href=\"#{name}\">{name}</a></h2>\n",
            own.map_or("", |own| &own.mark),
            english.mark,
        );
        for state in self.states(file, name) {
            let _ = writeln!(html, "<p class=\"state\">{}</p>", escape(&state));
        }
        // The English itself has nothing beside it.
        let beside = match lang == REFERENCE {
            true => String::new(),
            false => format!(
                "<pre lang=\"{REFERENCE}\">{}</pre>\n",
                marked(&english.text, english_terms.as_ref())
            ),
        };
        let _ = writeln!(
            html,
            "<div class=\"pair\">\n{beside}<pre lang=\"{lang}\">{}</pre>\n</div>",
            own.map_or(String::new(), |own| marked(&own.text, terms.as_ref())),
        );
        html.push_str(&self.examples(name, own));
        if own.is_some() {
            html.push_str(&self.opinion(name));
        }
        html + "</article>\n"
    }

    /// What is known of the translation of a message.
    fn states(&self, file: &FileStatus, name: &String) -> Vec<String> {
        let record = &self.reviewing.status.record;
        let mut states = Vec::new();
        for (names, attribute) in [(&file.missing, "missing"), (&file.stale, "stale")] {
            if names.contains(name) {
                states.push(
                    self.voice
                        .say(&Say::attribute("translation-state", attribute)),
                );
            }
        }
        let named = |initials: &String| record.reviewers.get(initials).unwrap_or(initials).clone();
        if let Some(review) = record
            .reviewed
            .get(name)
            .filter(|_| file.reviewed.contains(name))
        {
            let say = Say::attribute("review", "accepted-by")
                .with("name", Value::Text(named(&review.by)))
                .with("date", Value::Text(review.on.clone()));
            states.push(self.voice.say(&say));
        }
        for remark in record.remarks.get(name).into_iter().flatten() {
            states.push(format!(
                "{} ({}): {}",
                named(&remark.by),
                remark.on,
                remark.says
            ));
        }
        states
    }

    /// Where readers see each of the texts of a message.
    fn examples(&self, name: &str, own: Option<&&Unit>) -> String {
        let parts = own.into_iter().flat_map(|own| &own.parts);
        let mut rows = String::new();
        for part in parts {
            let pattern = match part.is_empty() {
                true => name.to_owned(),
                false => format!("{name}.{part}"),
            };
            let examples = self.reviewing.examples.get(&pattern);
            for example in examples.into_iter().flatten() {
                let [before, words, after] = example.seen.parts().map(escape);
                let edition = example.source.edition().map(|year| format!(" · {year}"));
                let _ = writeln!(
                    rows,
                    "<li><p>{before}<mark>{words}</mark>{after}</p><p class=\"source\"><code>{pattern}</code> {}{}</p></li>",
                    example.source.name(),
                    edition.unwrap_or_default(),
                );
            }
        }
        match rows.is_empty() {
            true => String::new(),
            false => format!(
                "<h3>{}</h3>\n<ul class=\"seen\">\n{rows}</ul>\n",
                self.label("seen")
            ),
        }
    }

    /// What the reviewer fills in.
    fn opinion(&self, name: &str) -> String {
        let choices = [
            ("accepted", "accept"),
            ("changed", "change"),
            ("remark", "say"),
        ];
        let choices = choices.map(|(value, label)| {
            format!(
                "<label><input type=\"radio\" name=\"opinion\" value=\"{value}\"> {}</label>\n",
                self.label(label)
            )
        });
        format!(
            "<form class=\"opinion\" aria-label=\"{name}\">\n{}<label class=\"new\" hidden>{} <textarea name=\"new\" rows=\"6\"></textarea></label>\n\
             <label>{} <textarea name=\"remark\" rows=\"1\"></textarea></label>\n</form>\n",
            choices.concat(),
            self.label("new-text"),
            self.label("remark"),
        )
    }
}

/// A message in which the terms of the glossary are marked, each with what it means.
fn marked(text: &str, terms: Option<&Matcher<'_>>) -> String {
    let mut html = String::new();
    let mut at = 0;
    for hit in terms.iter().flat_map(|terms| terms.find(text)) {
        let is_name = text[..hit.range.start].ends_with(['$', '.', '-', '['])
            || text[hit.range.end..].starts_with('-');
        if hit.standing != Standing::Preferred || hit.range.start < at || is_name {
            continue;
        }
        let concept = hit.concept;
        let title = format!("{}: {}", concept.term, concept.definition);
        let _ = write!(
            html,
            "{}<b title=\"{}\">{}</b>",
            lines(&text[at..hit.range.start]),
            escape(&title),
            lines(&text[hit.range.clone()]),
        );
        at = hit.range.end;
    }
    html + &lines(&text[at..])
}

/// A text for HTML in which its lines stay.
fn lines(text: &str) -> String {
    let all: Vec<_> = text.split('\n').map(escape).collect();
    all.join("\n")
}
