//! `jadoube terms FILE…`: texts of anybody's, checked against the terms and the Laws.

mod report;

use super::{Format, Options};
use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refusal, Refused};
use anyhow::Result;
use jadoube::edition::Edition;
use jadoube::read::{Glossary, Library};
use jadoube::terms::Level;
use jadoube::terms::formats::{Document, Format as TextFormat, guess};
use jadoube::terms::proof::{
    Against, Dictionary, Remark, RemarkKind, Report, SourceLanguage, align, check_text,
    guessed_language, mended,
};
use jadoube::text::{Say, Value, Voice, Words};
use std::cell::{Cell, OnceCell};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// A text with what was remarked on it.
struct Checked {
    name: String,
    lang: String,
    content: String,
    /// The content with what is sure put right, where anything is.
    mended: Option<String>,
    /// The name of the dictionary against which its words were held, where there is one.
    dictionary: Option<String>,
    report: Report,
}

/// Checks texts; the exit code is 1 if something must be put right.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let library = Library::of(
        (desk.files.iter())
            .filter(|(path, _)| is_edition(path))
            .map(|(path, bytes)| (path.as_str(), bytes.as_slice())),
    );
    if !library.has_every_edition() {
        return Err(desk.editions_unread(&library.faults));
    }
    if let Some(edition) = options.edition {
        library.edition(edition)?;
    }
    let mut checked = Vec::new();
    for path in &options.files {
        checked.push(check(options, desk, &library, path)?);
    }
    if options.fix {
        crate::print(&checked.iter().map(patch).collect::<String>())?;
        return Ok(ExitCode::SUCCESS);
    }
    let least = options.level.level();
    crate::print(&match options.format {
        Format::Human => human(&desk.voice(), &checked, least),
        Format::Json => format!("{:#}\n", report::json(&checked, least)),
        Format::Sarif => format!("{:#}\n", report::sarif(english(desk), &checked, least)),
        Format::Junit => report::junit(english(desk), &checked, least)? + "\n",
    })?;
    let wrong = checked
        .iter()
        .any(|one| count(&one.report.remarks, Level::Error) > 0);
    Ok(if wrong {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// The language of reports for programs.
fn english(desk: &Desk) -> &Words {
    desk.tongues.fallback().unwrap_or(&desk.words)
}

/// What is sure as a patch; empty where nothing is.
fn patch(checked: &Checked) -> String {
    let Some(mended) = &checked.mended else {
        return String::new();
    };
    let diff = similar::TextDiff::from_lines(&checked.content, mended);
    let name = &checked.name;
    let header = (format!("a/{name}"), format!("b/{name}"));
    diff.unified_diff().header(&header.0, &header.1).to_string()
}

fn check(options: &Options, desk: &Desk, library: &Library, path: &Path) -> Result<Checked> {
    let mut document = read(path)?;
    let words = match &options.lang {
        Some(lang) => desk.tongues.nearest(lang),
        None => guessed_language(&document.content, desk.tongues.iter()),
    };
    let Some(words) = words else {
        return Err(Refusal::new(about_file("cli-text-language", path)).into());
    };
    let glossary = glossary(desk, words)?;
    let english = desk.tongues.fallback();
    let mut source = None;
    let mut left_out = Vec::new();
    if let Some(beside) = &options.source {
        let other = read(beside)?;
        source = guessed_language(&other.content, desk.tongues.iter()).or(english);
        left_out = align(&mut document, &other);
    } else if document
        .segments
        .iter()
        .any(|segment| segment.source.is_some())
    {
        source = english;
    }
    let of_source = source
        .map(|words| self::glossary(desk, words))
        .transpose()?;
    let beside = source
        .zip(of_source.as_ref())
        .map(|(words, glossary)| SourceLanguage { words, glossary });
    // It is read while our own words are, for each takes about as long as a whole book to check.
    let loaded = OnceCell::new();
    let report = std::thread::scope(|scope| {
        let loading = Cell::new(Some(scope.spawn(|| dictionary(words))));
        let load = || loading.take().and_then(|loading| loading.join().ok()?);
        let dictionary = || Some(&loaded.get_or_init(load).as_ref()?.1);
        let against = Against {
            library,
            words,
            glossary: &glossary,
            files: &desk.files,
            source: beside.as_ref(),
            left_out: &left_out,
            edition: options.edition,
            dictionary: &dictionary,
        };
        check_text(&document, &against)
    });
    Ok(Checked {
        name: path.display().to_string(),
        lang: words.lang().to_owned(),
        mended: mended(&document, &report.remarks),
        content: document.content,
        dictionary: loaded.into_inner().flatten().map(|(name, _)| name),
        report,
    })
}

/// The dictionary of a language as programs for spelling have it, with its name: the first that lies in a folder that `DICPATH`
/// names, or else where systems keep them.
fn dictionary(words: &Words) -> Option<(String, Dictionary)> {
    let named = std::env::var_os("DICPATH");
    let named = named.iter().flat_map(std::env::split_paths);
    let folders: Vec<PathBuf> = named.chain(FOLDERS.iter().map(PathBuf::from)).collect();
    let names = &words.language().proof.dictionaries;
    folders.iter().find_map(|folder| {
        names.iter().find_map(|name| {
            let read = |ending: &str| std::fs::read(folder.join(format!("{name}.{ending}"))).ok();
            let dictionary = Dictionary::read(&read("aff")?, &read("dic")?)?;
            Some((name.clone(), dictionary))
        })
    })
}

/// Where systems keep dictionaries.
const FOLDERS: [&str; 5] = [
    "/usr/share/hunspell",
    "/usr/local/share/hunspell",
    "/usr/share/myspell/dicts",
    "/opt/homebrew/share/hunspell",
    "/Library/Spelling",
];

/// The text of a file, of standard input where it is `-`, or of a PDF through the program for that.
fn read(path: &Path) -> Result<Document> {
    let mut bytes = match path.as_os_str() == "-" {
        true => {
            let mut bytes = Vec::new();
            std::io::stdin()
                .take(MOST + 1)
                .read_to_end(&mut bytes)
                .refused(|| about_file("cli-unread", path))?;
            bytes
        }
        false => {
            let file = std::fs::File::open(path).refused(|| about_file("cli-unread", path))?;
            let mut bytes = Vec::new();
            file.take(MOST + 1)
                .read_to_end(&mut bytes)
                .refused(|| about_file("cli-unread", path))?;
            bytes
        }
    };
    let format = guess(&path.to_string_lossy(), &bytes);
    if format == TextFormat::Pdf && bytes.starts_with(b"%PDF") {
        bytes = of_pdf(path)?;
    }
    jadoube::terms::formats::read(format, &bytes).refused(|| about_file("cli-unread", path))
}

/// More than any file that is read; what is larger is refused by its reader.
const MOST: u64 = 64 << 20;

/// The words of a PDF, by the program that takes them out.
fn of_pdf(path: &Path) -> Result<Vec<u8>> {
    let told = Command::new("pdftotext")
        .args(["-layout", "-enc", "UTF-8"])
        .arg(path)
        .arg("-")
        .output()
        .refused(|| about_file("cli-text-pdf", path))?;
    if told.status.success() {
        return Ok(told.stdout);
    }
    let why = String::from_utf8_lossy(&told.stderr).trim().to_owned();
    Err(Refusal::new(about_file("cli-text-pdf", path))
        .below(why)
        .into())
}

/// The terms of a language.
fn glossary(desk: &Desk, words: &Words) -> Result<Glossary> {
    let path = format!("locales/{}/glossary.yaml", words.lang());
    let file = desk.files.iter().find(|(known, _)| *known == path);
    let text = file
        .and_then(|(_, bytes)| std::str::from_utf8(bytes).ok())
        .unwrap_or_default();
    jadoube::read::glossary(&path, text).map_err(|faults| {
        let shown: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
        Refusal::new(Say::message("cli-editions-unread"))
            .below(shown.join("\n"))
            .into()
    })
}

fn count(remarks: &[Remark], level: Level) -> usize {
    remarks
        .iter()
        .filter(|remark| remark.level == level)
        .count()
}

fn human(voice: &Voice<'_>, checked: &[Checked], least: Level) -> String {
    let mut lines = Vec::new();
    for one in checked {
        let Checked {
            name,
            lang,
            dictionary,
            report,
            ..
        } = one;
        let edition = |edition: Option<Edition>| {
            Value::Text(edition.map_or(String::new(), |it| it.to_string()))
        };
        let guess = report.guess.as_ref();
        let say = Say::attribute(
            "cli-text-read",
            if guess.is_some() { "guessed" } else { "plain" },
        )
        .with("file", Value::Text(name.clone()))
        .with("lang", Value::Text(lang.clone()))
        .with("edition", edition(report.edition))
        .with("followed", edition(guess.map(|guess| guess.edition)))
        .with(
            "dictionary",
            Value::Text(dictionary.clone().unwrap_or_default()),
        )
        .word(
            "has-dictionary",
            if dictionary.is_some() { "yes" } else { "no" },
        )
        .number("known", guess.map_or(0, |guess| guess.known as u64))
        .number("numbers", guess.map_or(0, |guess| guess.numbers as u64));
        lines.push(voice.phrase(&say));
        for remark in report.remarks.iter().filter(|remark| remark.level <= least) {
            let (line, column) = remark.place;
            let level = voice.phrase(&Say::attribute("cli-terms-level-name", remark.level.name()));
            let unit = remark
                .unit
                .as_ref()
                .map_or(String::new(), |unit| format!("{unit}: "));
            let about: Vec<&str> = [remark.concept.as_deref(), remark.hint.as_deref()]
                .into_iter()
                .flatten()
                .collect();
            let about = if about.is_empty() {
                String::new()
            } else {
                format!(" ({})", about.join("; "))
            };
            lines.push(format!(
                "{name}:{line}:{column}: {level}: {unit}{}{about}",
                said(voice, remark)
            ));
        }
    }
    lines.push(super::totals(voice, |level| {
        checked
            .iter()
            .map(|one| count(&one.report.remarks, level))
            .sum()
    }));
    lines.join("\n")
}

/// How much of a long passage is shown.
const SHOWN: usize = 70;

/// A remark as a sentence.
fn said(voice: &Voice<'_>, remark: &Remark) -> String {
    let text = |text: &str| Value::Text(text.to_owned());
    let found: String = remark
        .found
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let found = match found.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}…", &found[..at]),
        None => found,
    };
    let edition = |edition: Option<Edition>| edition.map_or(String::new(), |it| it.to_string());
    let word = |is: bool| if is { "yes" } else { "no" };
    let say = Say::attribute("cli-remark", remark.kind.name())
        .with("found", text(&found))
        .with("instead", text(&remark.instead))
        .with(
            "concept",
            text(match remark.kind {
                // a reader wants the term, not the name of the concept
                RemarkKind::TermMissing => &remark.instead,
                _ => remark.concept.as_deref().unwrap_or_default(),
            }),
        )
        .with(
            "article",
            text(remark.article.as_deref().unwrap_or_default()),
        )
        .with("edition", text(&edition(remark.edition)))
        .with("other", text(&edition(remark.other)))
        .word("has-instead", word(!remark.instead.is_empty()))
        .word("has-other", word(remark.other.is_some()))
        .number("times", remark.times);
    voice.phrase(&say)
}

/// Whether a file is that of an edition: the letter of the Laws, of which no case is asked.
fn is_edition(path: &str) -> bool {
    let name = path
        .strip_prefix("editions/")
        .and_then(|path| path.strip_suffix(".yaml"));
    name.is_some_and(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
}
