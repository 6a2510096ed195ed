//! What questions can be about: a list, and what the names of a command line stand for.

use crate::library;
use crate::shared::refusal::about;
use crate::shared::{Desk, Refusal, print};
use anyhow::Result;
use jadoube::edition::Edition;
use jadoube::quiz::{Catalogue, Listed, TopicKind, UnknownTopic};
use jadoube::read::Library;
use jadoube::text::{Say, item_text};
use std::fmt::Write;
use std::process::ExitCode;

/// What there is to type.
#[derive(clap::Args, Default)]
pub struct Options {
    #[arg(value_name = "TEXT")]
    text: Option<String>,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
}

/// The topics of an edition.
pub fn catalogue<'l>(desk: &Desk, library: &'l Library, edition: Option<Edition>) -> Catalogue<'l> {
    let files = desk.files.iter();
    let files = files.map(|(path, bytes)| (path.as_str(), &bytes[..]));
    Catalogue::of(files, library, &desk.tongues, edition)
}

/// The refusal of a text that names no topic.
pub fn refused(unknown: UnknownTopic) -> Refusal {
    Refusal::new(about("quiz-unknown-topic", &unknown.found)).near(&unknown.near)
}

/// Lists the topics, or those that a text names, with the number of their cases.
pub fn list(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let library = library(desk)?;
    let edition = match options.edition {
        Some(edition) => Some(library.edition(edition)?.edition),
        None => None,
    };
    let catalogue = catalogue(desk, &library, edition);
    let text = options.text.as_deref();
    let listed = catalogue.listed(text).map_err(refused)?;
    let mut page = String::new();
    for (kind, heading) in [
        (TopicKind::Chapter, "quiz-topics-chapters"),
        (TopicKind::Provision, "quiz-topics-provisions"),
        (TopicKind::Item, "quiz-topics-items"),
        (TopicKind::Label, "quiz-topics-labels"),
    ] {
        let mut of_kind = listed.iter().filter(|topic| topic.kind == kind).peekable();
        if of_kind.peek().is_some() {
            let _ = writeln!(page, "{}", desk.voice().text(heading));
            for topic in of_kind {
                let _ = writeln!(page, "{}", line(topic, desk));
            }
            page.push('\n');
        }
    }
    let count = match text {
        Some(text) => catalogue.cases(text).map_err(refused)?,
        None => library.scenarios.len(),
    };
    let count = Say::message("quiz-topics-cases").number("count", count as u64);
    let _ = writeln!(page, "{}", desk.voice().say(&count));
    print(&page)?;
    Ok(ExitCode::SUCCESS)
}

/// A topic with its number, its heading and how many cases there are.
fn line(topic: &Listed, desk: &Desk) -> String {
    let voice = desk.voice();
    let heading = match topic.kind {
        TopicKind::Chapter => {
            voice.say(&Say::attribute(format!("chapter-{}", topic.name), "title"))
        }
        TopicKind::Provision => voice.say(&Say::attribute(topic.name.clone(), "title")),
        TopicKind::Item => item_text(&voice, &topic.name).title,
        TopicKind::Label => String::new(),
    };
    let Listed {
        name,
        number,
        cases,
        ..
    } = topic;
    let line = format!("{cases:>5}  {number:<10} {name:<48} {heading}");
    line.trim_end().to_owned()
}
