//! Units of XLIFF 1.2 and 2.

use super::Segment;
use super::limits::Collector;
use super::refusal::{Refusal, shortened};
use super::weave::{OBJECT, Weave, language};
use super::xml::{Node, Tag, Walk};

/// The translations of a file.
pub(super) fn segments(content: &str) -> Result<Vec<Segment>, Refusal> {
    let mut reader = Reader {
        content,
        walk: Walk::new(content),
        langs: Langs::default(),
        unit: None,
        part: None,
        texts: Texts::default(),
        found: Collector::default(),
    };
    reader.read()?;
    Ok(reader.found.finish())
}

/// The languages that a file declares.
#[derive(Default)]
struct Langs {
    source: Option<String>,
    target: Option<String>,
}

/// The source and the translation of a unit so far.
#[derive(Default)]
struct Texts<'a> {
    source: Option<(Weave<'a>, Option<String>)>,
    target: Option<(Weave<'a>, Option<String>)>,
}

struct Reader<'a> {
    content: &'a str,
    walk: Walk<'a>,
    langs: Langs,
    unit: Option<String>,
    part: Option<String>,
    texts: Texts<'a>,
    found: Collector,
}

impl<'a> Reader<'a> {
    fn read(&mut self) -> Result<(), Refusal> {
        let mut open: Vec<String> = Vec::new();
        while let Some((node, range)) = self.walk.next()? {
            match node {
                Node::Start(tag) => {
                    if open.is_empty() && tag.local() != "xliff" {
                        let found = format!("<{}>", shortened(tag.name));
                        return Err(self.walk.refusal(range.start, found, "<xliff>"));
                    }
                    if self.start(&tag)? {
                        open.push(tag.local().to_owned());
                    }
                }
                Node::End => {
                    let name = open.pop().unwrap_or_default();
                    self.end(&name)?;
                }
                Node::Text | Node::Char(_) => {}
            }
        }
        Ok(())
    }

    /// Takes in a start tag, or the whole element, which is then no longer open.
    fn start(&mut self, tag: &Tag<'_>) -> Result<bool, Refusal> {
        match tag.local() {
            "xliff" => {
                self.langs.source = tag.get("srcLang").as_deref().and_then(language);
                self.langs.target = tag.get("trgLang").as_deref().and_then(language);
            }
            "file" => {
                let declared = |name: &str| tag.get(name).as_deref().and_then(language);
                self.langs.source = declared("source-language").or(self.langs.source.take());
                self.langs.target = declared("target-language").or(self.langs.target.take());
            }
            "trans-unit" | "unit" => {
                self.unit = tag.get("id");
                self.texts = Texts::default();
            }
            "segment" => {
                self.part = tag.get("id");
                self.texts = Texts::default();
            }
            "source" | "target" => {
                let lang = tag.get("xml:lang").as_deref().and_then(language);
                let text = Some((self.text()?, lang));
                if tag.local() == "source" {
                    self.texts.source = text;
                } else {
                    self.texts.target = text;
                }
                return Ok(false);
            }
            "alt-trans" | "matches" | "originalData" | "seg-source" | "ignorable" | "notes"
            | "note" | "glossary" | "skeleton" | "skl" | "header" | "metadata" | "bin-unit" => {
                self.walk.skip()?;
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    /// The text up to the end of the element that has just started.
    fn text(&mut self) -> Result<Weave<'a>, Refusal> {
        let mut weave = Weave::new(self.content);
        let mut depth = 0_usize;
        while let Some((node, range)) = self.walk.next()? {
            match node {
                Node::Text => weave.lines(range),
                Node::Char(c) => weave.replaced(&c, range),
                Node::Start(tag) if is_transparent(tag.local()) => depth += 1,
                Node::Start(_) => {
                    let end = self.walk.skip()?;
                    weave.replaced(OBJECT, range.start..end);
                }
                Node::End if depth == 0 => break,
                Node::End => depth -= 1,
            }
        }
        Ok(weave)
    }

    fn end(&mut self, name: &str) -> Result<(), Refusal> {
        match name {
            "trans-unit" | "segment" => {
                let id = self.unit.as_ref().map(|unit| match &self.part {
                    Some(part) => format!("{unit}/{part}"),
                    None => unit.clone(),
                });
                self.part = None;
                self.add(id)
            }
            _ => Ok(()),
        }
    }

    fn add(&mut self, id: Option<String>) -> Result<(), Refusal> {
        let texts = std::mem::take(&mut self.texts);
        let Some((mut target, lang)) = texts.target else {
            return Ok(());
        };
        let Some(segment) = target.take() else {
            return Ok(());
        };
        let (source, source_lang) = match texts.source {
            Some((weave, lang)) => (Some(weave.text().to_owned()), lang),
            None => (None, None),
        };
        self.found.push(Segment {
            id,
            lang: lang.or_else(|| self.langs.target.clone()),
            source,
            source_lang: source_lang.or_else(|| self.langs.source.clone()),
            ..segment
        })
    }
}

/// Whether an inline element stands around words that are read; of the others, one character is left.
fn is_transparent(name: &str) -> bool {
    matches!(name, "g" | "pc" | "mrk")
}
