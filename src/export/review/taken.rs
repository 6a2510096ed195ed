//! What a reviewer returned, carried out: files of messages with his words, and what is known of the translation then.

use crate::export::diff::{self, Edit, unified};
use crate::read::{
    OfText, Opinion, Place, REFERENCE, Remark, Returned, Reviewed, TextFault, Translation,
    lettered, returned,
};
use crate::text::{Defect, Tongues, Unit, Words, message_lines, units};
use crate::translation::record_of;
use std::collections::{BTreeMap, BTreeSet};

/// What follows from what a reviewer returned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The files of messages that he changed.
    pub edited: Vec<Edited>,
    /// What is known of the translation then.
    pub record: Translation,
    /// How many texts he accepted as they stand.
    pub accepted: usize,
    /// How many he changed.
    pub changed: usize,
    /// How many he said something of.
    pub remarks: usize,
    /// Texts that are no longer those which he read, or no longer beside the same English: nothing is done to them.
    pub late: Vec<String>,
}

/// A file with the words of a reviewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// Its path.
    pub path: String,
    /// Its text.
    pub text: String,
    /// What differs, as a unified diff.
    pub diff: String,
}

/// What follows from the file that a reviewer returned on a language, given the files of the program.
///
/// # Errors
/// Everything that is wrong in the file, or in what is known of the translation; also messages of his that cannot be read, have
/// another name, or do not fit the English.
pub fn taken<'f>(
    file: &str,
    text: &str,
    files: impl IntoIterator<Item = (&'f str, &'f [u8])> + Clone,
    tongues: &Tongues,
    lang: &str,
) -> Result<Taken, Vec<TextFault>> {
    let own = units(files.clone(), lang);
    let english = units(files.clone(), REFERENCE);
    let own: BTreeMap<&str, &Unit> = own.iter().map(|unit| (unit.name.as_str(), unit)).collect();
    let english = english.iter().map(|unit| (unit.name.as_str(), unit));
    let english: BTreeMap<&str, &Unit> = english.collect();
    let names: BTreeSet<&str> = own.keys().copied().collect();
    let returned = returned(file, text, lang, &names)?;
    let mut taken = Taken {
        record: record_of(files.clone(), lang)?,
        ..Taken::default()
    };
    let reviewer = (returned.initials.clone(), returned.reviewer.clone());
    taken.record.reviewers.extend([reviewer]);
    let mut changes: BTreeMap<&str, Vec<&OfText>> = BTreeMap::new();
    for opinion in &returned.texts {
        let (name, unit) = (opinion.name.as_str(), own[opinion.name.as_str()]);
        if !opinion.remark.trim().is_empty() {
            taken.remarks += 1;
            taken.remark(&returned, opinion);
        }
        if opinion.opinion == Opinion::Remark {
            continue;
        }
        let from = english.get(name).map(|unit| unit.mark.as_str());
        let is_other = from.is_some_and(|from| from != opinion.english);
        // What was meant: the text that was read, or the one that was written; a review may be taken a second time.
        let mark = match opinion.opinion {
            Opinion::Changed => mark_of(&opinion.new),
            _ => opinion.text.clone(),
        };
        if is_other || ![&opinion.text, &mark].contains(&&unit.mark) {
            taken.late.push(name.to_owned());
            continue;
        }
        match unit.mark == mark {
            true => taken.accepted += 1,
            false => {
                taken.changed += 1;
                changes.entry(&unit.file).or_default().push(opinion);
            }
        }
        let review = Reviewed {
            text: mark,
            by: returned.initials.clone(),
            on: returned.date.clone(),
        };
        taken.record.reviewed.insert(name.to_owned(), review);
        taken
            .record
            .from
            .extend(from.map(|from| (name.to_owned(), from.to_owned())));
    }
    let faults = wrong(
        file,
        text,
        files.clone(),
        tongues,
        lang,
        changes.values().flatten(),
    );
    if !faults.is_empty() {
        return Err(faults);
    }
    for (name, opinions) in changes {
        let path = format!("locales/{lang}/{name}");
        let own = files.clone().into_iter().find(|(other, _)| *other == path);
        let text = own.map(|(_, bytes)| String::from_utf8_lossy(bytes));
        if let Some(text) = text {
            taken.edited.push(edited(path, &text, &opinions));
        }
    }
    Ok(taken)
}

impl Taken {
    /// Keeps what was said of a text, once.
    fn remark(&mut self, returned: &Returned, opinion: &OfText) {
        let remark = Remark {
            by: returned.initials.clone(),
            on: returned.date.clone(),
            says: opinion.remark.trim().to_owned(),
        };
        let all = self.record.remarks.entry(opinion.name.clone()).or_default();
        if !all.contains(&remark) {
            all.push(remark);
        }
    }
}

/// The mark of a message that a reviewer wrote; of what is no message, that of the text.
fn mark_of(text: &str) -> String {
    let all = units([("locales/x/x.ftl", text.as_bytes())], "x");
    all.first()
        .map_or_else(|| lettered(text), |unit| unit.mark.clone())
}

/// What is wrong with the messages that a reviewer wrote.
fn wrong<'f, 'o>(
    file: &str,
    text: &str,
    files: impl IntoIterator<Item = (&'f str, &'f [u8])>,
    tongues: &Tongues,
    lang: &str,
    changes: impl Iterator<Item = &'o &'o OfText> + Clone,
) -> Vec<TextFault> {
    let at = |name: &str, found: &str, expected: String| {
        let word = format!("\"{name}\"");
        let lines = (1..).zip(text.lines());
        let place = lines
            .filter_map(|(n, line)| Some((n, line.find(&word)?, line)))
            .next();
        let (line, column, line_text) = place.map_or((1, 1, ""), |(n, at, line)| {
            (n, 1 + line[..at].chars().count(), line)
        });
        TextFault {
            place: Place {
                file: file.to_owned(),
                line,
                column,
            },
            found: found.to_owned(),
            expected,
            line_text: line_text.to_owned(),
            width: word.chars().count(),
        }
    };
    let mut faults = Vec::new();
    let mut all = String::new();
    for change in changes.clone() {
        let files = [("locales/x/x.ftl", change.new.as_bytes())];
        let names: Vec<String> = units(files, "x")
            .into_iter()
            .map(|unit| unit.name)
            .collect();
        match names == [change.name.as_str()] {
            true => all.push_str(&format!("{}\n", change.new)),
            false => {
                let expected = format!("the message `{} = …`, and nothing else", change.name);
                faults.push(at(&change.name, &change.new, expected));
            }
        }
    }
    let prefix = format!("locales/{lang}/");
    let own = files.into_iter().filter_map(|(path, bytes)| {
        let name = path.strip_prefix(&prefix)?;
        Some((name, std::str::from_utf8(bytes).ok()?))
    });
    let fallback = tongues.fallback().filter(|words| words.lang() != lang);
    let (Some(words), _) = Words::of(lang, own, fallback.cloned()) else {
        return faults;
    };
    for problem in words.edited(&all).1 {
        let name = problem.message.split('.').next().unwrap_or_default();
        let why = match &problem.what {
            Defect::Formatting(why) | Defect::Unreadable(why) => why.clone(),
            _ => problem.to_string(),
        };
        faults.push(at(name, &problem.message, why));
    }
    faults
}

/// A file with these messages in the place of those of the same names, whatever stands above and below them.
fn edited(path: String, text: &str, opinions: &[&OfText]) -> Edited {
    let lines: Vec<&str> = text.split('\n').collect();
    let mut edits: Vec<Edit> = Vec::new();
    for opinion in opinions {
        let Some(own) = message_lines(&lines, &opinion.name) else {
            continue;
        };
        edits.push(Edit::of(own, opinion.new.trim()));
    }
    edits.sort_by_key(|edit| edit.lines.start);
    let difference = unified(&path, &lines, &edits);
    let text = diff::edited(&lines, &edits);
    Edited {
        path,
        text,
        diff: difference,
    }
}
