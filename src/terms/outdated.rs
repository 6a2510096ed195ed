//! Texts that the English has left behind since they were translated, as `translation.yaml` knows it.

use crate::read::{Place, translation};
use crate::terms::catalog::Catalog;
use crate::terms::finding::{FindingKind, Level, WordFinding};
use crate::text::Unit;
use std::collections::BTreeSet;

/// Adds the texts of a language of which the English has changed, and what is wrong in its `translation.yaml`.
///
/// `own` names the texts that the language has; a text that it promises must be brought along.
pub(super) fn check(
    catalog: &Catalog<'_>,
    files: &[(&str, &str)],
    own: &BTreeSet<&str>,
    english: &[Unit],
    findings: &mut Vec<WordFinding>,
) {
    let lang = catalog.lang;
    let path = format!("locales/{lang}/translation.yaml");
    let Some((_, text)) = files.iter().find(|(other, _)| *other == path) else {
        return;
    };
    let record = match translation(&path, text) {
        Ok(record) => record,
        Err(faults) => {
            let faults = faults.into_iter();
            findings.extend(faults.map(|fault| WordFinding::of_fault(lang, fault)));
            return;
        }
    };
    for unit in english {
        let name = unit.name.as_str();
        let from = record.from.get(name).filter(|_| own.contains(name));
        if from.is_none_or(|from| *from == unit.mark) {
            continue;
        }
        let level = match catalog.promises(&unit.file) {
            true => Level::Warning,
            false => Level::Info,
        };
        let place = catalog.place(name).cloned().unwrap_or_else(|| Place {
            file: path.clone(),
            line: 1,
            column: 1,
        });
        let finding = WordFinding::new(level, FindingKind::Outdated, lang, place);
        findings.push(finding.message(name));
    }
}
