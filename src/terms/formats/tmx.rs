//! Units of TMX 1.4.

use super::Segment;
use super::limits::Collector;
use super::refusal::{Refusal, shortened};
use super::weave::{OBJECT, Weave, language};
use super::xml::{Node, Tag, Walk};

/// The translations of a memory: one segment for each language but the source.
pub(super) fn segments(content: &str) -> Result<Vec<Segment>, Refusal> {
    let mut reader = Reader {
        content,
        walk: Walk::new(content),
        source: None,
        unit: Unit::default(),
        lang: None,
        found: Collector::default(),
    };
    reader.read()?;
    Ok(reader.found.finish())
}

/// A unit in the making.
#[derive(Default)]
struct Unit<'a> {
    id: Option<String>,
    source: Option<String>,
    texts: Vec<(Option<String>, Weave<'a>)>,
}

struct Reader<'a> {
    content: &'a str,
    walk: Walk<'a>,
    /// The source language that the header declares.
    source: Option<String>,
    unit: Unit<'a>,
    lang: Option<String>,
    found: Collector,
}

impl<'a> Reader<'a> {
    fn read(&mut self) -> Result<(), Refusal> {
        let mut open: Vec<bool> = Vec::new();
        while let Some((node, range)) = self.walk.next()? {
            match node {
                Node::Start(tag) => {
                    if open.is_empty() && tag.local() != "tmx" {
                        let found = format!("<{}>", shortened(tag.name));
                        return Err(self.walk.refusal(range.start, found, "<tmx>"));
                    }
                    if self.start(&tag)? {
                        open.push(tag.local() == "tu");
                    }
                }
                Node::End => {
                    if open.pop() == Some(true) {
                        self.add()?;
                    }
                }
                Node::Text | Node::Char(_) => {}
            }
        }
        Ok(())
    }

    /// Takes in a start tag, or the whole element, which is then no longer open.
    fn start(&mut self, tag: &Tag<'_>) -> Result<bool, Refusal> {
        let lang = |name: &str| tag.get(name).as_deref().and_then(language);
        match tag.local() {
            "header" => self.source = lang("srclang"),
            "tu" => {
                self.unit = Unit {
                    id: tag.get("tuid"),
                    source: lang("srclang").or_else(|| self.source.clone()),
                    texts: Vec::new(),
                };
            }
            "tuv" => self.lang = lang("xml:lang").or_else(|| lang("lang")),
            "seg" => {
                let text = self.text()?;
                self.unit.texts.push((self.lang.take(), text));
                return Ok(false);
            }
            "note" | "prop" | "ude" => {
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
                Node::Start(tag) if tag.local() == "hi" => depth += 1,
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

    fn add(&mut self) -> Result<(), Refusal> {
        let mut unit = std::mem::take(&mut self.unit);
        if unit.texts.len() < 2 {
            return Ok(());
        }
        let (source_lang, source) = unit.texts.remove(unit.source_at());
        let source = source.text().to_owned();
        for (lang, mut weave) in unit.texts {
            let Some(segment) = weave.take() else {
                continue;
            };
            self.found.push(Segment {
                id: unit.id.clone(),
                lang,
                source: Some(source.clone()),
                source_lang: source_lang.clone(),
                ..segment
            })?;
        }
        Ok(())
    }
}

impl Unit<'_> {
    /// Which text is in the source language: the one that is declared so, as a whole or without its region, or the first.
    fn source_at(&self) -> usize {
        let Some(source) = &self.source else { return 0 };
        let find = |is_it: &dyn Fn(&str) -> bool| {
            let mut langs = self.texts.iter().map(|(lang, _)| lang.as_deref());
            langs.position(|lang| lang.is_some_and(is_it))
        };
        let primary = |lang: &str| lang.split('-').next().map(str::to_owned);
        find(&|lang| lang == source)
            .or_else(|| find(&|lang| primary(lang) == primary(source)))
            .unwrap_or_default()
    }
}
