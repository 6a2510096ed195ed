//! `jadoube coverage`: which numbers are covered, by which cases, in which words, and what became of the practice.

mod practice;

use crate::choice::{Choice, Format};
use crate::shared::files::SOURCES;
use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refused};
use crate::table::{pad, row, table};
use anyhow::{Result, anyhow};
use clap::Args;
use jadoube::coverage::{
    Coverage, EditionNumbers, Gap, Is, Number, ShownBy, SourceRule, TextKind, Texts, law_terms,
    source_rules, texts,
};
use jadoube::edition::Edition;
use jadoube::game::Colours;
use jadoube::laws::{Provision, provisions};
use jadoube::read::{Glossary, glossary};
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Value, Voice, why_not};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

/// Which edition, in which language and form.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, conflicts_with = "edition")]
    practice: bool,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

type Sources = BTreeMap<String, SourceRule>;

/// Reports what is covered: all editions in short, or one of them number by number.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    if options.practice {
        let voice = words.voice(Colours::Known);
        crate::print(&match options.format {
            Format::Json => format!("{:#}\n", practice::json(&library, &voice)),
            Format::Human => practice::report(&library, &voice),
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let rulings = Rulings::of(&library);
    let mut coverage = Coverage::of(&rulings);
    let sources = sources(&desk.files)?;
    let report = Report {
        voice: &words.voice(Colours::Known),
        texts: texts(&desk.tongues),
        sources,
        glossary: glossary_of(&desk.files, words.lang()),
    };
    let gaps = coverage.gaps();
    if let Some(only) = options.choice.edition {
        let only = library.edition(only)?.edition;
        coverage
            .editions
            .retain(|edition| edition.data.edition == only);
    }
    crate::print(&match (options.format, coverage.editions.as_slice()) {
        (Format::Json, _) => format!("{:#}\n", report.json(&coverage)),
        (Format::Human, [only]) => report.numbers(&coverage, only),
        (Format::Human, _) => report.summary(&coverage, &gaps),
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The glossary of a language, where it can be read.
fn glossary_of(files: &[(String, Vec<u8>)], lang: &str) -> Option<Glossary> {
    let wanted = format!("locales/{lang}/glossary.yaml");
    let (path, bytes) = files.iter().find(|(path, _)| *path == wanted)?;
    glossary(path, std::str::from_utf8(bytes).ok()?).ok()
}

/// The rules of the source documents, where the folder has them.
fn sources(files: &[(String, Vec<u8>)]) -> Result<Option<Sources>> {
    let Some((path, bytes)) = files.iter().find(|(path, _)| path == SOURCES) else {
        return Ok(None);
    };
    let unread = || about_file("cli-unread", Path::new(path));
    let text = std::str::from_utf8(bytes).refused(unread)?;
    let rules = source_rules(text).map_err(|error| anyhow!("{path}: {error}"))?;
    Ok(Some(rules))
}

struct Report<'r> {
    voice: &'r Voice<'r>,
    texts: Vec<Texts>,
    sources: Option<Sources>,
    /// The glossary of the language.
    glossary: Option<Glossary>,
}

impl Report<'_> {
    fn label(&self, id: &'static str) -> String {
        self.voice.phrase(&Say::message(id))
    }

    fn state(&self, name: &'static str) -> String {
        self.voice.phrase(&Say::attribute("coverage-is", name))
    }

    /// All editions side by side, the gaps, the texts and the sources.
    fn summary(&self, coverage: &Coverage<'_>, gaps: &[Gap]) -> String {
        let editions = &coverage.editions;
        let mut rows = vec![row(
            &self.label("coverage-numbers"),
            editions.iter().map(|e| e.data.edition.to_string()),
        )];
        for state in Is::NAMES {
            let counts = editions
                .iter()
                .map(|edition| edition.count(state).to_string());
            rows.push(row(&self.state(state), counts));
        }
        let all = editions
            .iter()
            .map(|edition| edition.numbers.len().to_string());
        rows.push(row(&self.label("coverage-all"), all));
        let mut page = table(&rows);
        page.push_str(&self.lists(editions));
        page.push_str(&self.section("coverage-cases", [self.runs(coverage)]));
        page.push_str(&self.section("coverage-gaps", self.gaps(gaps)));
        page.push_str(&self.section("coverage-texts", [self.text_table()]));
        page.push_str(&self.section("coverage-terms", self.terms(editions)));
        page.push_str(&self.section("coverage-sources", [self.source_line()]));
        page
    }

    /// Which editions are known in part only.
    fn lists(&self, editions: &[EditionNumbers<'_>]) -> String {
        let mut lines = String::new();
        for (complete, label) in [(true, "coverage-complete"), (false, "coverage-incomplete")] {
            let years: Vec<String> = (editions.iter())
                .filter(|edition| edition.data.contents.complete == complete)
                .map(|edition| edition.data.edition.to_string())
                .collect();
            if !years.is_empty() {
                lines.push_str(&format!(
                    "  {}{} {}\n",
                    self.label(label),
                    self.voice.colon(),
                    years.join(", ")
                ));
            }
        }
        lines
    }

    fn runs(&self, coverage: &Coverage<'_>) -> String {
        let say = Say::message("coverage-runs")
            .number("cases", coverage.cases as u64)
            .number("runs", coverage.runs as u64);
        self.voice.say(&say)
    }

    fn section(&self, heading: &'static str, lines: impl IntoIterator<Item = String>) -> String {
        let mut text = format!("\n{}\n", self.voice.text(heading));
        for line in lines {
            for line in line.lines() {
                text.push_str(&format!("  {line}\n"));
            }
        }
        text
    }

    fn gaps(&self, gaps: &[Gap]) -> Vec<String> {
        if gaps.is_empty() {
            return vec![self.voice.text("coverage-no-gaps")];
        }
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        for gap in gaps {
            let lacks = Say::attribute("coverage-lacks", gap.lacks.name());
            let excuse = gap.excuse().map_or(String::new(), |excuse| {
                let words = Say::attribute("coverage-excuse", excuse.name());
                format!(" ({})", self.voice.phrase(&words))
            });
            let line = format!(
                "{}: {}{excuse}",
                gap.provision.id,
                self.voice.phrase(&lacks)
            );
            match lines.iter_mut().find(|(known, _)| *known == line) {
                Some((_, editions)) => editions.push(gap.edition.to_string()),
                None => lines.push((line, vec![gap.edition.to_string()])),
            }
        }
        let told = lines.into_iter();
        told.map(|(line, editions)| format!("{line} · {}", editions.join(" ")))
            .collect()
    }

    fn text_table(&self) -> String {
        let heads = (TextKind::ALL.iter())
            .map(|kind| self.voice.phrase(&Say::attribute("text-kind", kind.name())));
        let mut rows = vec![row(&self.label("column-language"), heads)];
        let mut missing = String::new();
        for texts in &self.texts {
            let counts = (texts.counts.iter()).map(|(has, needs)| format!("{has}/{needs}"));
            rows.push(row(&texts.name, counts));
            if !texts.missing.is_empty() {
                let say = Say::message("coverage-text-missing")
                    .with("messages", Value::Texts(texts.missing.clone()));
                missing.push_str(&format!("{}: {}\n", texts.lang, self.voice.say(&say)));
            }
        }
        table(&rows) + &missing
    }

    /// The terms of the Laws' own glossaries, edition by edition.
    fn terms(&self, editions: &[EditionNumbers<'_>]) -> Vec<String> {
        let line = |edition: &EditionNumbers<'_>| {
            let terms = law_terms(edition.data, self.glossary.as_ref()?)?;
            let say = Say::message("coverage-terms-counted")
                .number("count", terms.count as u64)
                .number("defined", (terms.count - terms.missing.len()) as u64);
            let missing = terms.missing.join(", ");
            let told = self.voice.say(&say);
            Some(
                format!("{}  {told} {missing}", edition.data.edition)
                    .trim_end()
                    .to_owned(),
            )
        };
        editions.iter().filter_map(line).collect()
    }

    fn source_line(&self) -> String {
        let Some(sources) = &self.sources else {
            let say = Say::message("coverage-sources-elsewhere")
                .with("file", Value::Written(SOURCES.to_owned()));
            return self.voice.say(&say);
        };
        let (count, shown) = (sources.len(), shown(sources));
        let say = Say::message("coverage-sources-counted")
            .number("count", count as u64)
            .number("shown", shown as u64)
            .number("nothing", (count - shown) as u64);
        self.voice.say(&say)
    }

    /// One edition, number by number.
    fn numbers(&self, coverage: &Coverage<'_>, edition: &EditionNumbers<'_>) -> String {
        let laws = Say::message("heading-laws")
            .with("edition", Value::Text(edition.data.edition.to_string()));
        let mut page = format!("{}\n", self.voice.say(&laws));
        let width = edition
            .numbers
            .iter()
            .map(|n| n.number.len())
            .max()
            .unwrap_or(0);
        let states = Is::NAMES.map(|name| self.state(name).chars().count());
        let state_width = states.into_iter().max().unwrap_or(0);
        for number in &edition.numbers {
            let state = pad(&self.state(number.is.name()), state_width);
            let head = format!("  {:<width$}  {state}", number.number);
            let lines = self.claims(coverage, edition.data.edition, number);
            for (nth, line) in lines.iter().enumerate() {
                let start = if nth == 0 {
                    head.clone()
                } else {
                    " ".repeat(head.chars().count())
                };
                page.push_str(format!("{start}  {line}").trim_end());
                page.push('\n');
            }
        }
        page.push('\n');
        for state in Is::NAMES {
            page.push_str(&format!(
                "  {:>4}  {}\n",
                edition.count(state),
                self.state(state)
            ));
        }
        let label = if edition.data.contents.complete {
            "coverage-complete"
        } else {
            "coverage-incomplete"
        };
        page.push_str(&format!(
            "  {:>4}  {} ({}{} {})\n",
            edition.numbers.len(),
            self.label("coverage-all"),
            self.label("coverage-list"),
            self.voice.colon(),
            self.label(label)
        ));
        page
    }

    fn claims(
        &self,
        coverage: &Coverage<'_>,
        edition: Edition,
        number: &Number<'_>,
    ) -> Vec<String> {
        if let Is::NotModelled(reason) = number.is {
            return vec![self.voice.say(&why_not(reason))];
        }
        if number.claims.is_empty() {
            return vec![String::new()];
        }
        let line = |provision: &&'static Provision| {
            let title = self.voice.say(&Say::attribute(provision.id, "title"));
            let shown = coverage.shown(edition, provision);
            let shown = shown.map_or(String::new(), |shown| format!(" · {}", self.shown(shown)));
            format!("{title} [{}]{shown}", provision.id)
        };
        number.claims.iter().map(line).collect()
    }

    fn shown(&self, shown: &ShownBy<'_>) -> String {
        let say = Say::message("coverage-shown")
            .number("holds", (shown.holds.len()) as u64)
            .number("fails", shown.fails.len() as u64)
            .number("open", shown.open.len() as u64)
            .number("silent", shown.silent.len() as u64);
        self.voice.phrase(&say)
    }

    fn json(&self, coverage: &Coverage<'_>) -> serde_json::Value {
        let editions = coverage.editions.iter().map(|edition| {
            let numbers = edition.numbers.iter().map(|number| {
                let reason = match number.is {
                    Is::NotModelled(reason) => Some(reason),
                    Is::Decided | Is::Empowers | Is::Defined | Is::Pending => None,
                };
                let claims: Vec<&str> = number.claims.iter().map(|p| p.id).collect();
                serde_json::json!({ "number": number.number, "state": number.is.name(), "reason": reason, "provisions": claims })
            });
            let counts: BTreeMap<&str, usize> = Is::NAMES.iter().map(|name| (*name, edition.count(name))).collect();
            serde_json::json!({
                "edition": edition.data.edition, "complete": edition.data.contents.complete,
                "glossary": self.glossary.as_ref().and_then(|glossary| law_terms(edition.data, glossary)).map(|terms| serde_json::json!({
                    "terms": terms.count, "missing": terms.missing,
                })),
                "counts": counts, "numbers": numbers.collect::<Vec<_>>(),
            })
        });
        let gaps = coverage.gaps().into_iter().map(|gap| {
            serde_json::json!({
                "edition": gap.edition, "provision": gap.provision.id, "lacks": gap.lacks.name(),
                "excuse": gap.excuse().map(|excuse| excuse.name()),
            })
        });
        let texts = self.texts.iter().map(|texts| {
            let mut object = serde_json::json!({ "lang": texts.lang, "missing": texts.missing });
            for (kind, (has, needs)) in TextKind::ALL.iter().zip(&texts.counts) {
                object[kind.name()] = serde_json::json!({ "has": has, "needs": needs });
            }
            object
        });
        serde_json::json!({
            "editions": editions.collect::<Vec<_>>(),
            "provisions": provisions().map(|p| self.provision_json(coverage, p)).collect::<Vec<_>>(),
            "gaps": gaps.collect::<Vec<_>>(),
            "texts": texts.collect::<Vec<_>>(),
            "sources": self.sources.as_ref().map(|sources| serde_json::json!({
                "rules": sources.len(), "shown": shown(sources), "decide-nothing": sources.len() - shown(sources),
            })),
            "cases": coverage.cases,
            "runs": coverage.runs,
        })
    }

    fn provision_json(&self, coverage: &Coverage<'_>, provision: &Provision) -> serde_json::Value {
        let mut sources: Vec<&str> = Vec::new();
        for (id, rule) in self.sources.iter().flatten() {
            if let SourceRule::Shown { provision: of, .. } = rule
                && of == provision.id
            {
                sources.push(id);
            }
        }
        let in_editions = coverage.editions.iter().map(|edition| edition.data);
        let in_force = in_editions.filter(|data| coverage.in_force(data.edition, provision));
        let editions = in_force.map(|data| {
            let edition = data.edition;
            let none = ShownBy::default();
            let shown = coverage.shown(edition, provision).unwrap_or(&none);
            serde_json::json!({
                "edition": edition, "number": provision.number(&data.contents),
                "holds": shown.holds, "fails": shown.fails, "yields": shown.yields,
                "open": shown.open, "silent": shown.silent,
            })
        });
        serde_json::json!({ "id": provision.id, "sources": sources, "editions": editions.collect::<Vec<_>>() })
    }
}

/// How many rules of the sources are shown by cases.
fn shown(sources: &Sources) -> usize {
    let is_shown = |rule: &&SourceRule| matches!(rule, SourceRule::Shown { .. });
    sources.values().filter(is_shown).count()
}
