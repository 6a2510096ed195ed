//! XML as a tree with places: no declarations of its own, no entities besides those of every document.

use crate::export::page::{Page, Word};
use quick_xml::Reader;
use quick_xml::escape::{resolve_predefined_entity, unescape};
use quick_xml::events::{BytesStart, Event};

/// The deepest nesting; TBX needs eight levels.
const DEEPEST: usize = 64;

/// An element.
#[derive(Default)]
pub(super) struct Element {
    /// Its name without a prefix.
    pub name: String,
    /// Where it begins.
    pub at: usize,
    attributes: Vec<(String, Word)>,
    pub children: Vec<Element>,
    /// Its text with that of its children, and where it begins.
    text: String,
    text_at: Option<usize>,
}

impl Element {
    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&Word> {
        let mut all = self.attributes.iter();
        all.find(|(one, _)| one == name).map(|(_, value)| value)
    }

    /// Its text on one line.
    pub fn word(&self) -> Word {
        Word::tidy(self.text_at.unwrap_or(self.at), &self.text)
    }

    /// The elements below it of which this holds, at any depth, not looking into those.
    pub fn below<'e>(&'e self, holds: &dyn Fn(&Element) -> bool) -> Vec<&'e Element> {
        let mut all = Vec::new();
        for child in &self.children {
            match holds(child) {
                true => all.push(child),
                false => all.extend(child.below(holds)),
            }
        }
        all
    }
}

/// The element that is the document; nothing, with a fault, where it cannot be read.
pub(super) fn document(page: &mut Page<'_>) -> Option<Element> {
    let mut reader = Reader::from_str(page.text);
    let mut open: Vec<Element> = Vec::new();
    let mut root = None;
    loop {
        let at = reader.buffer_position() as usize;
        let event = match reader.read_event() {
            Ok(event) => event,
            Err(error) => {
                let at = Word::at(reader.error_position() as usize, "");
                page.fault(&at, format!("broken XML: {error}"), String::new());
                return None;
            }
        };
        let mut closed = None;
        match event {
            Event::Start(start) => {
                if root.is_some() || open.len() == DEEPEST {
                    let found = format!("the element `{}`", start.name().0);
                    let expected = match root {
                        Some(_) => "the end of the file".to_owned(),
                        None => format!("at most {DEEPEST} elements within one another"),
                    };
                    page.fault(&Word::at(at, ""), found, expected);
                    return None;
                }
                open.push(element(page, at, &start)?);
            }
            Event::Empty(start) => closed = Some(element(page, at, &start)?),
            Event::End(_) => closed = open.pop(),
            Event::Text(text) => said(page, &mut open, at, &text.xml10_content())?,
            Event::CData(text) => said(page, &mut open, at, &text.xml10_content())?,
            Event::GeneralRef(named) => {
                let name = named.xml10_content();
                let letter = named.resolve_char_ref().ok().flatten();
                let letter = letter.map(String::from);
                let known = || resolve_predefined_entity(&name).map(str::to_owned);
                let Some(text) = letter.or_else(known) else {
                    let word = Word::at(at, &format!("&{name};"));
                    let expected = "the character itself: entities are not resolved";
                    page.fault(&word, format!("entity `{}`", word.text), expected.into());
                    return None;
                };
                said(page, &mut open, at, &text)?;
            }
            Event::DocType(kind) if kind.contains('[') || kind.contains("<!") => {
                let expected = "none of its own, above all no entities";
                let word = Word::at(at, "<!DOCTYPE");
                page.fault(&word, "a DTD with declarations".into(), expected.into());
                return None;
            }
            Event::Eof => break,
            Event::DocType(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
        if let Some(mut closed) = closed {
            match open.last_mut() {
                Some(above) => {
                    above.text_at = above.text_at.or(closed.text_at);
                    above.text.push_str(&closed.text);
                    // Only what has no elements below it is read as text, or what marks some of its words.
                    if !matches!(closed.name.as_str(), "hi" | "foreign")
                        && !closed.children.is_empty()
                    {
                        closed.text.clear();
                    }
                    above.children.push(closed);
                }
                None => root = Some(closed),
            }
        }
    }
    let unclosed = open.pop();
    if let Some(element) = &unclosed {
        let found = format!("the element `{}`, which nothing closes", element.name);
        let expected = format!("`</{}>`", element.name);
        page.fault(&Word::at(element.at, ""), found, expected);
    } else if root.is_none() {
        let found = "no element".to_owned();
        page.fault(
            &Word::at(page.text.len(), ""),
            found,
            "a file of TBX".into(),
        );
    }
    root.filter(|_| unclosed.is_none())
}

/// Adds a text to the element that is open; outside of all there is none.
fn said(page: &mut Page<'_>, open: &mut [Element], at: usize, text: &str) -> Option<()> {
    let is_blank = text.trim().is_empty();
    match open.last_mut() {
        Some(element) => {
            if !is_blank {
                element.text_at.get_or_insert(at);
            }
            element.text.push_str(text);
        }
        None if is_blank => {}
        None => {
            let found = "text outside of all elements".to_owned();
            page.fault(&Word::tidy(at, text), found, "an element".to_owned());
            return None;
        }
    }
    Some(())
}

fn element(page: &mut Page<'_>, at: usize, start: &BytesStart<'_>) -> Option<Element> {
    let mut attributes = Vec::new();
    for attribute in start.attributes() {
        let read = attribute.map_err(|error| error.to_string());
        let read = read.and_then(|one| {
            let value = unescape(&one.value).map_err(|error| error.to_string())?;
            Ok((one.key.0.to_owned(), value.into_owned()))
        });
        match read {
            Ok((name, value)) => {
                let begin = format!("{name}=");
                let within = start
                    .find(&begin)
                    .map_or(0, |place| place + begin.len() + 2);
                attributes.push((name, Word::at(at + within, &value)));
            }
            Err(error) => {
                page.fault(
                    &Word::at(at, ""),
                    format!("broken XML: {error}"),
                    String::new(),
                );
                return None;
            }
        }
    }
    Some(Element {
        name: start.name().local_name().as_ref().to_owned(),
        at,
        attributes,
        ..Element::default()
    })
}
