//! Paragraphs of a Word document.

use std::collections::HashSet;

use super::Segment;
use super::limits::Collector;
use super::package::Package;
use super::pdf::append;
use super::refusal::{Refusal, shortened};
use super::styles::{headings, is_level_of_heading};
use super::weave::language;
use super::xml::{Node, Tag, Walk};

const MAIN: &str = "word/document.xml";

/// The paragraphs, one per line, and where they stand in these lines.
pub(super) fn read(bytes: &[u8]) -> Result<(String, Vec<Segment>), Refusal> {
    let mut package = Package::open(bytes)?;
    let styles = match package.text("word/styles.xml")? {
        Some(styles) => headings(&styles).map_err(|refusal| refusal.within("word/styles.xml"))?,
        None => HashSet::new(),
    };
    let names = parts(package.names());
    if !names.iter().any(|name| name == MAIN) {
        let found = "a package without word/document.xml";
        return Err(Refusal::whole(found, "a document of Word"));
    }
    let mut content = String::new();
    let mut found = Collector::default();
    for name in names {
        let part = package.text(&name)?.unwrap_or_default();
        let mut reader = Reader::new(&part, &styles, &mut content, &mut found);
        reader.read().map_err(|refusal| refusal.within(&name))?;
    }
    Ok((content, found.finish()))
}

/// The parts with text in the order in which they are read.
fn parts(names: Vec<String>) -> Vec<String> {
    const KINDS: [&str; 5] = ["document", "footnotes", "endnotes", "header", "footer"];
    let kind = |name: &String| {
        let stem = name.strip_prefix("word/")?.strip_suffix(".xml")?;
        let kind = stem.trim_end_matches(|c: char| c.is_ascii_digit());
        KINDS.iter().position(|known| *known == kind)
    };
    let mut parts: Vec<_> = names
        .into_iter()
        .filter_map(|name| Some((kind(&name)?, name)))
        .filter(|(kind, name)| *kind > 0 || name == MAIN)
        .collect();
    parts.sort();
    parts.into_iter().map(|(_, name)| name).collect()
}

/// A paragraph in the making.
#[derive(Default)]
struct Paragraph {
    text: String,
    langs: HashSet<String>,
    is_heading: bool,
}

struct Reader<'a> {
    part: &'a str,
    walk: Walk<'a>,
    styles: &'a HashSet<String>,
    /// What stands before the names of elements and attributes of Word.
    prefix: String,
    /// The paragraphs that are open: a text box stands within one.
    open: Vec<Paragraph>,
    content: &'a mut String,
    found: &'a mut Collector,
}

impl<'a> Reader<'a> {
    fn new(
        part: &'a str,
        styles: &'a HashSet<String>,
        content: &'a mut String,
        found: &'a mut Collector,
    ) -> Self {
        Self {
            part,
            walk: Walk::new(part),
            styles,
            prefix: "w:".to_owned(),
            open: Vec::new(),
            content,
            found,
        }
    }

    fn read(&mut self) -> Result<(), Refusal> {
        let mut names: Vec<&str> = Vec::new();
        while let Some((node, range)) = self.walk.next()? {
            match node {
                Node::Start(tag) => {
                    if names.is_empty() {
                        self.root(&tag, range.start)?;
                    }
                    let name = self.name(tag.name);
                    if self.start(&tag, name, names.last().copied())? {
                        names.push(name);
                    }
                }
                Node::End => {
                    if names.pop() == Some("p") {
                        self.end()?;
                    }
                }
                Node::Text if names.last() == Some(&"t") => {
                    let text = self.part.get(range).unwrap_or_default();
                    self.add(&text.replace(['\r', '\n', '\t'], " "));
                }
                Node::Char(c) if names.last() == Some(&"t") => {
                    self.add(&c.replace(['\r', '\n', '\t'], " "));
                }
                Node::Text | Node::Char(_) => {}
            }
        }
        Ok(())
    }

    fn root(&mut self, tag: &Tag<'_>, at: usize) -> Result<(), Refusal> {
        if !["document", "footnotes", "endnotes", "hdr", "ftr"].contains(&tag.local()) {
            let found = format!("<{}>", shortened(tag.name));
            return Err(self.walk.refusal(at, found, "a part of a document of Word"));
        }
        if let Some(prefix) = tag.prefix("/wordprocessingml/2006/main") {
            self.prefix = prefix;
        }
        Ok(())
    }

    /// The name of an element of Word without its prefix, or another name as it is.
    fn name(&self, name: &'a str) -> &'a str {
        match name.strip_prefix(self.prefix.as_str()) {
            Some(name) => name,
            None if name.ends_with(":Fallback") => "Fallback",
            None => "",
        }
    }

    /// Takes in a start tag, or the whole element, which is then no longer open.
    fn start(&mut self, tag: &Tag<'_>, name: &str, around: Option<&str>) -> Result<bool, Refusal> {
        match name {
            "p" => self.open.push(Paragraph::default()),
            "del" | "moveFrom" | "instrText" | "delText" | "Fallback" | "pPrChange"
            | "rPrChange" | "tabs" => {
                self.walk.skip()?;
                return Ok(false);
            }
            "tab" | "br" | "cr" | "ptab" => self.add(" "),
            "noBreakHyphen" => self.add("\u{2011}"),
            "sym" => self.add("\u{fffc}"),
            "pStyle" => {
                let is_heading = self.styles.contains(&self.value(tag, "val"));
                self.mark_heading(is_heading);
            }
            "outlineLvl" => self.mark_heading(is_level_of_heading(&self.value(tag, "val"))),
            "lang" if around == Some("rPr") => {
                let lang = language(&self.value(tag, "val"));
                if let Some(paragraph) = self.open.last_mut() {
                    paragraph.langs.extend(lang);
                }
            }
            _ => {}
        }
        Ok(true)
    }

    fn value(&self, tag: &Tag<'_>, name: &str) -> String {
        let name = format!("{}{name}", self.prefix);
        tag.get(&name).unwrap_or_default()
    }

    fn mark_heading(&mut self, is_heading: bool) {
        if let Some(paragraph) = self.open.last_mut() {
            paragraph.is_heading |= is_heading;
        }
    }

    fn add(&mut self, words: &str) {
        if let Some(paragraph) = self.open.last_mut() {
            paragraph.text.push_str(words);
        }
    }

    fn end(&mut self) -> Result<(), Refusal> {
        let Some(paragraph) = self.open.pop() else {
            return Ok(());
        };
        let line = paragraph.text.trim_matches(' ');
        if line.chars().all(|c| c.is_whitespace() || c == '\u{fffc}') {
            return Ok(());
        }
        let mut langs = paragraph.langs.into_iter();
        let lang = langs.next().filter(|_| langs.next().is_none());
        let like = Segment {
            lang,
            is_heading: paragraph.is_heading,
            ..Segment::default()
        };
        let segment = append(self.content, line.to_owned(), like);
        self.found.push(segment)
    }
}
