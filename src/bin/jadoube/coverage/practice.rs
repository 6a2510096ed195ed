//! `jadoube coverage --practice`: what became of each item of the official practice.

use super::{row, table};
use jadoube::coverage::{items, states};
use jadoube::edition::{Item, ItemKind, Layer, Taught};
use jadoube::read::Library;
use jadoube::text::{Say, Value, Voice, item_text, place_in_source, source_text, why_not};

/// The items in the words of the reader: counted by layer and by kind, then one by one in the order of the articles.
pub fn report(library: &Library, voice: &Voice<'_>) -> String {
    let items = items(library);
    let label = |id: &'static str| voice.phrase(&Say::message(id));
    let mut page = format!(
        "{}\n{}\n\n",
        voice.text("practice"),
        voice.text("practice-lead")
    );
    let layers = Layer::ALL.iter().map(|layer| {
        let name = voice.phrase(&Say::attribute("practice-layer", layer.name()));
        let has = items.iter().copied().filter(|item| item.layer == *layer);
        (name, has.collect())
    });
    page.push_str(&counted(voice, &label("column-layer"), layers));
    let kinds = ItemKind::ALL.iter().map(|kind| {
        let name = voice.phrase(&Say::attribute("practice-kind", kind.name()));
        let has = items.iter().copied().filter(|item| item.kind == *kind);
        (name, has.collect())
    });
    page.push('\n');
    page.push_str(&counted(voice, &label("column-kind"), kinds));
    let mut last = None;
    for item in items {
        let chapter = item.articles.first();
        if last != chapter {
            let number = chapter.map_or("", String::as_str);
            page.push_str(&format!("\n{number}\n"));
            last = chapter;
        }
        for (nth, line) in lines(library, voice, item).iter().enumerate() {
            let start = if nth == 0 { &item.id } else { "     " };
            page.push_str(&format!("  {start}  {line}\n"));
        }
    }
    page
}

/// A table of rows of items by what became of them, with their sum.
fn counted<'i>(
    voice: &Voice<'_>,
    head: &str,
    rows: impl Iterator<Item = (String, Vec<&'i Item>)>,
) -> String {
    let state = |name: &&'static str| voice.phrase(&Say::attribute("practice-is", *name));
    let all = voice.phrase(&Say::message("coverage-all"));
    let heads = Taught::NAMES.iter().map(state).chain([all.clone()]);
    let mut lines = vec![row(head, heads)];
    let mut sum = [0; 4];
    let cells = |counts: &[usize; 4]| counts.map(|count| count.to_string());
    for (name, items) in rows {
        let [held, pending, nothing] = states(items.iter().copied());
        let counts = [held, pending, nothing, items.len()];
        for (sum, count) in sum.iter_mut().zip(counts) {
            *sum += count;
        }
        lines.push(row(&name, cells(&counts)));
    }
    lines.push(row(&all, cells(&sum)));
    table(&lines)
}

/// What is said of one item: its heading; whose it is, what it does, what became of it; then what holds or lacks.
fn lines(library: &Library, voice: &Voice<'_>, item: &Item) -> Vec<String> {
    let said = |message: &'static str, name| voice.phrase(&Say::attribute(message, name));
    let mut head = vec![
        said("practice-layer", item.layer.name()),
        said("practice-kind", item.kind.name()),
        said("practice-is", item.taught.name()),
    ];
    if item.articles.len() > 1 {
        head.insert(0, item.articles.join(", "));
    }
    let mut lines = vec![item_text(voice, &item.id).title, head.join(" · ")];
    match &item.taught {
        Taught::NotModelled(reason) => lines.push(voice.say(&why_not(reason))),
        Taught::Pending { missing, .. } => {
            let missing = Value::Written(missing.clone());
            lines.push(voice.say(&Say::message("practice-missing").with("what", missing)));
        }
        Taught::Held { cases, .. } if !cases.is_empty() => {
            let cases = Value::Texts(cases.clone());
            lines.push(voice.say(&Say::message("practice-cases").with("cases", cases)));
        }
        Taught::Held { .. } => {}
    }
    let procedures = library.procedures_with(&item.id);
    let procedures: Vec<String> = procedures.map(|one| one.id.clone()).collect();
    if !procedures.is_empty() {
        let say = Say::message("practice-procedures").with("procedures", Value::Texts(procedures));
        lines.push(voice.say(&say));
    }
    if !item.taught.provisions().is_empty() {
        lines.push(format!("[{}]", item.taught.provisions().join(", ")));
    }
    lines
}

/// All items, in the order of the articles, with their headings in the words of the reader.
pub fn json(library: &Library, voice: &Voice<'_>) -> serde_json::Value {
    let items = items(library);
    let objects = items.iter().map(|item| {
        let text = item_text(voice, &item.id);
        let (missing, reason) = match &item.taught {
            Taught::Held { .. } => (None, None),
            Taught::Pending { missing, .. } => (Some(missing), None),
            Taught::NotModelled(reason) => (None, Some(reason)),
        };
        let source = item
            .source
            .iter()
            .map(|one| serde_json::json!({ "source": one.source, "place": place_in_source(voice, one) }));
        serde_json::json!({
            "id": item.id, "title": text.title, "layer": item.layer.name(), "kind": item.kind.name(), "since": item.since,
            "articles": item.articles, "source": source.collect::<Vec<_>>(),
            "confidence": item.confidence.name(), "unsafe": text.caution,
            "state": item.taught.name(), "role": item.taught.role().map(|role| role.name()),
            "provisions": item.taught.provisions(), "cases": item.taught.cases(),
            "procedures": library.procedures_with(&item.id).map(|one| &one.id).collect::<Vec<_>>(),
            "missing": missing, "reason": reason,
        })
    });
    let sources = library
        .practice
        .iter()
        .flat_map(|practice| practice.sources.keys());
    let sources: serde_json::Map<_, _> = sources
        .map(|mark| {
            let text = source_text(voice, mark);
            let json = serde_json::json!({ "title": text.title, "read": text.read });
            (mark.clone(), json)
        })
        .collect();
    serde_json::json!({ "items": objects.collect::<Vec<_>>(), "sources": sources })
}
