//! Messages of GNU gettext.

mod line;

use super::Segment;
use super::limits::Collector;
use super::place::text_start;
use super::refusal::{Refusal, quote};
use super::weave::{Weave, language};
use line::{Field, Line};

/// The translations of a file that are neither empty, fuzzy nor obsolete.
pub(super) fn segments(content: &str) -> Result<Vec<Segment>, Refusal> {
    let mut reader = Reader {
        content,
        entry: Entry::default(),
        lang: None,
        source_lang: None,
        found: Collector::default(),
    };
    let mut start = text_start(content);
    for raw in content
        .get(start..)
        .unwrap_or_default()
        .split_inclusive('\n')
    {
        let end = start + raw.trim_end_matches(['\n', '\r']).len();
        reader.line(start, line::read(content, start..end)?)?;
        start += raw.len();
    }
    reader.finish(content.len())?;
    Ok(reader.found.finish())
}

/// An entry in the making.
#[derive(Default)]
struct Entry<'a> {
    start: usize,
    is_fuzzy: bool,
    context: Option<Weave<'a>>,
    id: Option<Weave<'a>>,
    plural: Option<Weave<'a>>,
    translations: Vec<Weave<'a>>,
    last: Option<Field>,
}

struct Reader<'a> {
    content: &'a str,
    entry: Entry<'a>,
    lang: Option<String>,
    source_lang: Option<String>,
    found: Collector,
}

impl<'a> Reader<'a> {
    fn line(&mut self, start: usize, line: Line<'a>) -> Result<(), Refusal> {
        match line {
            Line::Blank | Line::Obsolete => Ok(()),
            Line::Comment { is_fuzzy } => {
                if self.entry.last.is_some() {
                    self.finish(start)?;
                }
                self.entry.is_fuzzy |= is_fuzzy;
                Ok(())
            }
            Line::Field(field, weave) => self.field(start, field, weave),
            Line::More(range) => {
                let content = self.content;
                match self.last() {
                    Some(weave) => line::unescape(content, range, weave),
                    None => Err(self.refusal(start, "a keyword such as msgid before it")),
                }
            }
        }
    }

    fn refusal(&self, at: usize, expected: &str) -> Refusal {
        Refusal::at(self.content, at, quote(self.content, at), expected)
    }

    fn last(&mut self) -> Option<&mut Weave<'a>> {
        match self.entry.last? {
            Field::Context => self.entry.context.as_mut(),
            Field::Id => self.entry.id.as_mut(),
            Field::Plural => self.entry.plural.as_mut(),
            Field::Translation | Field::Form(_) => self.entry.translations.last_mut(),
        }
    }

    fn field(&mut self, start: usize, field: Field, weave: Weave<'a>) -> Result<(), Refusal> {
        let is_next = match field {
            Field::Context => true,
            Field::Id => self.entry.last != Some(Field::Context),
            _ => false,
        };
        if is_next && self.entry.last.is_some() {
            self.finish(start)?;
        }
        if let Some(expected) = self.entry.misses(field) {
            return Err(self.refusal(start, expected));
        }
        if self.entry.last.is_none() {
            self.entry.start = start;
        }
        self.entry.last = Some(field);
        match field {
            Field::Context => self.entry.context = Some(weave),
            Field::Id => self.entry.id = Some(weave),
            Field::Plural => self.entry.plural = Some(weave),
            Field::Translation | Field::Form(_) => self.entry.translations.push(weave),
        }
        Ok(())
    }

    /// Ends the entry that stands before a place.
    fn finish(&mut self, at: usize) -> Result<(), Refusal> {
        let entry = std::mem::take(&mut self.entry);
        if entry.last.is_none() {
            return Ok(());
        }
        if entry.translations.is_empty() {
            let expected = if entry.id.is_none() {
                "msgid"
            } else {
                "msgstr"
            };
            return Err(self.refusal(at, expected));
        }
        let Some(id) = &entry.id else {
            return Err(self.refusal(entry.start, "msgid"));
        };
        if id.is_empty() && entry.context.is_none() {
            self.header(&entry);
            return Ok(());
        }
        if entry.is_fuzzy {
            return Ok(());
        }
        self.add(entry)
    }

    fn header(&mut self, entry: &Entry<'_>) {
        let header = entry.translations.first().map_or("", |weave| weave.text());
        let value = |key: &str| {
            let line = header.lines().find_map(|line| line.strip_prefix(key));
            line.and_then(language)
        };
        self.lang = value("Language:");
        self.source_lang = value("X-Source-Language:");
    }

    fn add(&mut self, entry: Entry<'a>) -> Result<(), Refusal> {
        let text = |weave: &Option<Weave<'_>>| weave.as_ref().map(|weave| weave.text().to_owned());
        let context = text(&entry.context);
        let source = text(&entry.id);
        let plural = text(&entry.plural);
        for (form, mut weave) in entry.translations.into_iter().enumerate() {
            let Some(segment) = weave.take() else {
                continue;
            };
            let source = if form == 0 { &source } else { &plural };
            self.found.push(Segment {
                id: context.clone(),
                lang: self.lang.clone(),
                source: source.clone(),
                source_lang: self.source_lang.clone(),
                ..segment
            })?;
        }
        Ok(())
    }
}

impl Entry<'_> {
    /// What should stand before a field and does not.
    fn misses(&self, field: Field) -> Option<&'static str> {
        let has_translations = !self.translations.is_empty();
        match field {
            Field::Plural if self.last != Some(Field::Id) => Some("msgid before it"),
            Field::Translation if self.id.is_none() => Some("msgid before it"),
            Field::Translation if self.plural.is_some() => Some("msgstr[0] after msgid_plural"),
            Field::Translation if has_translations => Some("one msgstr for a msgid"),
            Field::Form(_) if self.plural.is_none() => Some("msgid_plural before it"),
            Field::Form(form) if form != self.translations.len() => {
                Some("the forms of the plural in their order")
            }
            _ => None,
        }
    }
}
