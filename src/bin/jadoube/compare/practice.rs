//! `jadoube compare --practice`: the cases that the letter of an edition rules otherwise than it is taught.

use super::lines;
use crate::choice::Format;
use crate::ruling_json;
use crate::values::no_layers;
use anyhow::Result;
use jadoube::compare::{CaseDeparture, Departures};
use jadoube::edition::{Edition, Item, Layer, Layers};
use jadoube::game::Colours;
use jadoube::rulings::{Ruled, Rulings};
use jadoube::text::{
    Explanation, Say, StepText, Value, Voice, Words, case_cited, explain_in_full, item_text,
    scopes_of,
};
use serde_json::{Value as Json, json};
use std::fmt::Write as _;
use std::process::ExitCode;

/// Reports what this practice changes in an edition.
pub fn run(
    rulings: &Rulings<'_>,
    words: &Words,
    edition: Edition,
    practice: Layers,
    format: Format,
) -> Result<ExitCode> {
    if practice == Layers::LETTER || !Layers::EXPECTED.contains(&practice) {
        return Err(no_layers().into());
    }
    let departures = Departures::of(rulings, edition, practice);
    let report = Report {
        words,
        voice: words.voice(Colours::Known),
        rulings,
        departures: &departures,
    };
    crate::print(&match format {
        Format::Human => report.human(),
        Format::Json => format!("{:#}\n", report.json()),
    })?;
    Ok(ExitCode::SUCCESS)
}

struct Report<'r> {
    words: &'r Words,
    voice: Voice<'r>,
    rulings: &'r Rulings<'r>,
    departures: &'r Departures<'r>,
}

impl Report<'_> {
    fn human(&self) -> String {
        let Departures {
            edition,
            practice,
            cases,
            ..
        } = *self.departures;
        let layers = Layer::ALL.iter().filter(|layer| practice.has(**layer));
        let layers = layers.map(|layer| Say::attribute("practice-layer", layer.name()));
        let title = Say::message("compare-practice-title")
            .with("edition", Value::Text(edition.to_string()))
            .with("layers", Value::Items(layers.collect()));
        let counted = Say::message("compare-practice-count")
            .number("cases", cases as u64)
            .number("count", self.departures.count() as u64);
        let mut page = format!("{}\n{}\n", self.voice.say(&title), self.voice.say(&counted));
        let by_item = self.departures.by_item(self.rulings);
        if !by_item.is_empty() {
            page.push('\n');
        }
        for (item, cases) in &by_item {
            let count = cases.len();
            let _ = writeln!(page, "{count:>4}  {}", self.heading(item));
        }
        for (item, cases) in &by_item {
            let _ = writeln!(page, "\n{}", self.heading(item));
            for case in cases {
                // a case stands in full under the first of its items
                let mut items = by_item.iter();
                match items.find(|(_, cases)| cases.iter().any(|other| std::ptr::eq(*other, *case)))
                {
                    Some((first, _)) if first.id != item.id => {
                        let say = Say::message("compare-practice-see")
                            .with("item", Value::Text(first.id.clone()));
                        let see = self.voice.phrase(&say);
                        let _ =
                            writeln!(page, "  {} ({see})", case_cited(&self.voice, case.scenario));
                    }
                    _ => self.case(&mut page, case),
                }
            }
        }
        page
    }

    /// Name, heading and kind of an item.
    fn heading(&self, item: &Item) -> String {
        let kind = Say::attribute("practice-kind", item.kind.name());
        let title = item_text(&self.voice, &item.id).title;
        format!("{}  {title} · {}", item.id, self.voice.phrase(&kind))
    }

    fn case(&self, page: &mut String, case: &CaseDeparture<'_>) {
        let _ = writeln!(page, "  {}", case_cited(&self.voice, case.scenario));
        if case.settings.len() < case.scenario.settings.len() {
            let scopes = scopes_of("scope-label", case.settings.iter().copied());
            let _ = writeln!(page, "    {}", self.voice.say(&scopes));
        }
        let (taught, letter) = self.both(case);
        for (heading, lines) in [
            ("heading-as-taught", taught),
            ("heading-by-the-letter", letter),
        ] {
            let _ = writeln!(page, "    {}", self.voice.text(heading));
            for line in lines {
                let _ = writeln!(page, "      {line}");
            }
        }
    }

    /// The effects of both rulings, a line each, of the events on which they differ, named where there are several.
    fn both(&self, case: &CaseDeparture<'_>) -> (Vec<String>, Vec<String>) {
        let voice = self.words.voice(case.scenario.case.colours);
        let told = |ruled: &Ruled| {
            explain_in_full(&voice, &ruled.laws, &case.scenario.case, &ruled.verdict)
        };
        let (taught, letter) = (told(case.ruled.taught), told(case.ruled.letter));
        let edition = taught.edition;
        let several = case.scenario.case.events.len() > 1;
        let of_step = |step: StepText| {
            let on = Say::message("on-events")
                .number("count", 1_u64)
                .with("events", Value::Texts(vec![(step.event + 1).to_string()]));
            let idle: Vec<String> = step.ruling.idle.iter().cloned().collect();
            let alone = Explanation {
                edition,
                steps: vec![step],
                about: None,
            };
            let said = match lines(&voice, &alone) {
                none if none.is_empty() => idle,
                lines => lines,
            };
            if !several {
                return said;
            }
            let said = said.into_iter().map(|line| format!("  {line}"));
            std::iter::once(voice.say(&on)).chain(said).collect()
        };
        let otherwise = |this: &Explanation, than: &Explanation| {
            let differing = this.clone().otherwise_than(than);
            let steps = differing.map_or(Vec::new(), |it| it.steps);
            steps.into_iter().flat_map(of_step).collect::<Vec<_>>()
        };
        (otherwise(&taught, &letter), otherwise(&letter, &taught))
    }

    fn json(&self) -> Json {
        let Departures {
            edition,
            practice,
            cases,
            ref all,
        } = *self.departures;
        let items = self.departures.by_item(self.rulings);
        let items = items.iter().map(|(item, cases)| {
            let ids = cases.iter().map(|case| case.scenario.id.as_str());
            json!({
                "id": item.id, "layer": item.layer.name(), "kind": item.kind.name(),
                "title": item_text(&self.voice, &item.id).title,
                "cases": ids.collect::<Vec<_>>(),
            })
        });
        let rulings = all.iter().map(|case| {
            let (taught, letter) = self.both(case);
            let settings = case
                .settings
                .iter()
                .map(|setting| ruling_json::setting(setting));
            let items = case.ruled.items.iter().map(|item| item.id.as_ref());
            json!({
                "id": case.scenario.id, "settings": settings.collect::<Vec<_>>(),
                "items": items.collect::<Vec<_>>(), "taught": taught, "letter": letter,
            })
        });
        json!({
            "edition": edition, "practice": practice, "cases": cases,
            "otherwise": self.departures.count(),
            "items": items.collect::<Vec<_>>(), "rulings": rulings.collect::<Vec<_>>(),
        })
    }
}
