//! What is taught beside the letter of the Laws, for a terminal.

use jadoube::edition::{Citation, Edition, Item, Layer, Taught};
use jadoube::laws::provision;
use jadoube::read::Library;
use jadoube::text::{Say, Value, Voice, cited, item_text, provision_named, source_text, why_not};
use std::fmt::Write as _;

/// The item that a text names: `M-035`, `m35`.
pub fn named<'l>(library: &'l Library, text: &str) -> Option<&'l Item> {
    let number = text.strip_prefix(['M', 'm'])?;
    let number: u16 = number.strip_prefix('-').unwrap_or(number).parse().ok()?;
    library.item(&format!("M-{number:03}"))
}

/// The items under a heading for each who teaches them, FIDE first; nothing of none.
pub fn block(voice: &Voice<'_>, items: &[&Item]) -> String {
    let mut page = String::new();
    for layer in Layer::ALL {
        let mut items = items.iter().filter(|item| item.layer == *layer).peekable();
        if items.peek().is_some() {
            let heading = Say::attribute("heading-taught", layer.name());
            let _ = writeln!(page, "\n  {}", voice.say(&heading));
        }
        for item in items {
            page.push_str(&told(voice, item, 4));
        }
    }
    page
}

/// What an item teaches: name and heading, the text, what the letter gives and why one cannot rely on it, whose it is.
fn told(voice: &Voice<'_>, item: &Item, indent: usize) -> String {
    let text = item_text(voice, &item.id);
    let said = |message: &'static str, name| voice.phrase(&Say::attribute(message, name));
    let sources = item.source.iter();
    let sources = sources.map(|citation| cited(voice, citation));
    let source = Say::message("practice-source").with("sources", Value::Texts(sources.collect()));
    let facts = [
        said("practice-layer", item.layer.name()),
        said("practice-kind", item.kind.name()),
        voice.phrase(&since(item.since)),
        voice.phrase(&source),
    ];
    let lines = [text.text].into_iter().chain(text.letter);
    let lines = lines.chain(text.caution).chain([facts.join(" · ")]);
    let space = " ".repeat(indent);
    let mut told = format!("{space}{}  {}\n", item.id, text.title);
    for line in lines {
        let _ = writeln!(told, "{space}  {line}");
    }
    told
}

fn since(edition: Edition) -> Say {
    Say::message("practice-since").with("edition", Value::Text(edition.to_string()))
}

/// An item alone, beside an edition: what it teaches, whether it counts there, its sources, what became of it, the rules that hold it, and its cases.
pub fn page(voice: &Voice<'_>, library: &Library, edition: Edition, item: &Item) -> String {
    let mut page = told(voice, item, 0);
    let mut line = |text: String| {
        let _ = writeln!(page, "  {text}");
    };
    if item.since > edition {
        let not_yet = Say::message("practice-not-yet");
        line(voice.say(&not_yet.with("edition", Value::Text(edition.to_string()))));
    }
    let articles = Value::Texts(item.articles.clone());
    line(voice.say(&Say::message("practice-articles").with("articles", articles)));
    for Citation { source, .. } in &item.source {
        let text = source_text(voice, source);
        line(format!("{source}  {}. {}", text.title, text.read));
    }
    line(voice.say(&Say::attribute("practice-is", item.taught.name())));
    match &item.taught {
        Taught::NotModelled(reason) => line(voice.say(&why_not(reason))),
        Taught::Pending { missing, .. } => {
            let missing = Value::Written(missing.clone());
            line(voice.say(&Say::message("practice-missing").with("what", missing)));
        }
        Taught::Held { .. } => {}
    }
    let provisions = item.taught.provisions().iter();
    let rules = provisions.filter_map(|id| provision(id)).map(|provision| {
        let newest = library.newest().map(|data| &data.taught);
        let named = newest.map(|contents| provision_named(voice, provision, contents));
        format!("{} [{}]", named.unwrap_or_default(), provision.id)
    });
    let cases = item.taught.cases().iter().cloned();
    for (heading, of) in [
        ("heading-rules", rules.collect::<Vec<_>>()),
        ("heading-cases", cases.collect()),
    ] {
        if !of.is_empty() {
            let _ = writeln!(page, "\n  {}", voice.text(heading));
            for one in of {
                let _ = writeln!(page, "    {one}");
            }
        }
    }
    page
}
