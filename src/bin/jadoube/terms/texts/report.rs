//! What was remarked on texts, for other programs.

use super::{Checked, count, said};
use anyhow::Result;
use jadoube::game::Colours;
use jadoube::terms::Level;
use jadoube::terms::proof::{Remark, RemarkKind};
use jadoube::text::Words;
use quick_xml::Writer;
use quick_xml::events::BytesText;
use std::collections::BTreeMap;

/// What was remarked, as one object.
pub(super) fn json(checked: &[Checked], least: Level) -> serde_json::Value {
    let of_text = |one: &Checked| {
        let shown = one
            .report
            .remarks
            .iter()
            .filter(|remark| remark.level <= least);
        serde_json::json!({
            "file": one.name, "lang": one.lang,
            "edition": one.report.edition, "dictionary": one.dictionary,
            "follows": one.report.guess.as_ref().map(|guess| serde_json::json!({
                "edition": guess.edition, "numbers": guess.numbers, "known": guess.known, "others": guess.others,
            })),
            "errors": count(&one.report.remarks, Level::Error),
            "warnings": count(&one.report.remarks, Level::Warning),
            "suggestions": count(&one.report.remarks, Level::Info),
            "remarks": shown.map(object).collect::<Vec<_>>(),
        })
    };
    serde_json::json!({ "texts": checked.iter().map(of_text).collect::<Vec<_>>() })
}

fn object(remark: &Remark) -> serde_json::Value {
    let mut told = BTreeMap::new();
    let mut tell = |key: &'static str, value: serde_json::Value| {
        if !value.is_null() && value != serde_json::json!("") {
            told.insert(key, value);
        }
    };
    tell("class", remark.kind.class().name().into());
    tell("kind", remark.kind.name().into());
    tell("level", remark.level.name().into());
    tell("sure", remark.sure.name().into());
    tell("line", remark.place.0.into());
    tell("column", remark.place.1.into());
    tell("unit", remark.unit.clone().into());
    tell("found", remark.found.clone().into());
    tell("instead", remark.instead.clone().into());
    tell("concept", remark.concept.clone().into());
    tell("hint", remark.hint.clone().into());
    tell("article", remark.article.clone().into());
    tell(
        "edition",
        remark.edition.map(|edition| edition.year()).into(),
    );
    tell(
        "other-edition",
        remark.other.map(|edition| edition.year()).into(),
    );
    tell("times", remark.times.into());
    serde_json::json!(told)
}

/// What was remarked as SARIF 2.1.0, in columns of characters.
pub(super) fn sarif(words: &Words, checked: &[Checked], least: Level) -> serde_json::Value {
    let voice = words.voice(Colours::Known);
    let level = |level: Level| match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Info => "note",
    };
    let rules = RemarkKind::ALL.iter().map(|kind| {
        serde_json::json!({ "id": kind.name(), "properties": { "tags": [kind.class().name()] } })
    });
    let results = checked.iter().flat_map(|one| {
        let shown = one
            .report
            .remarks
            .iter()
            .filter(|remark| remark.level <= least);
        shown.map(|remark| {
            serde_json::json!({
                "ruleId": remark.kind.name(),
                "level": level(remark.level),
                "message": { "text": said(&voice, remark) },
                "locations": [{ "physicalLocation": {
                    "artifactLocation": { "uri": one.name.replace('\\', "/") },
                    "region": {
                        "startLine": remark.place.0, "startColumn": remark.place.1,
                        "endLine": remark.end.0, "endColumn": remark.end.1,
                    },
                } }],
                "properties": object(remark),
            })
        })
    });
    serde_json::json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "jadoube", "version": env!("CARGO_PKG_VERSION"), "rules": rules.collect::<Vec<_>>() } },
            "columnKind": "unicodeCodePoints",
            "results": results.collect::<Vec<_>>(),
        }],
    })
}

/// What was remarked as JUnit: a suite for each text, a case for each remark; what must be put right is a failure.
pub(super) fn junit(words: &Words, checked: &[Checked], least: Level) -> Result<String> {
    let voice = words.voice(Colours::Known);
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
    writer
        .create_element("testsuites")
        .write_inner_content(|writer| {
            for one in checked {
                let shown: Vec<&Remark> = one
                    .report
                    .remarks
                    .iter()
                    .filter(|remark| remark.level <= least)
                    .collect();
                let failures = shown
                    .iter()
                    .filter(|remark| remark.level == Level::Error)
                    .count();
                writer
                    .create_element("testsuite")
                    .with_attribute(("name", one.name.as_str()))
                    .with_attribute(("tests", shown.len().to_string().as_str()))
                    .with_attribute(("failures", failures.to_string().as_str()))
                    .write_inner_content(|writer| {
                        for remark in shown {
                            let (line, column) = remark.place;
                            let name =
                                format!("{}:{line}:{column} {}", one.name, remark.kind.name());
                            let case = writer
                                .create_element("testcase")
                                .with_attribute(("classname", remark.kind.class().name()))
                                .with_attribute(("name", name.as_str()));
                            let part = if remark.level == Level::Error {
                                "failure"
                            } else {
                                "system-out"
                            };
                            case.write_inner_content(|writer| {
                                let text = plain(&said(&voice, remark));
                                writer
                                    .create_element(part)
                                    .write_text_content(BytesText::new(&text))?;
                                Ok(())
                            })?;
                        }
                        Ok(())
                    })?;
            }
            Ok(())
        })?;
    Ok(String::from_utf8(writer.into_inner())?)
}

/// A text without the signs that XML does not have.
fn plain(text: &str) -> String {
    text.chars()
        .map(|sign| {
            if sign.is_control() || matches!(sign, '\u{fffe}' | '\u{ffff}') {
                ' '
            } else {
                sign
            }
        })
        .collect()
}
