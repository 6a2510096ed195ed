//! The texts of a file of messages, as they stand in it.

use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser::parse;
use std::ops::Range;

use crate::text::Message;

/// A text of a message, where it stands.
#[derive(Clone, Debug)]
pub(super) struct Text<'t> {
    /// The name of the message, `-` before it if it is a term.
    pub message: String,
    pub attribute: Option<&'t str>,
    /// Where the message opens: behind its sign `=`.
    pub opening: usize,
    /// What stands behind the sign `=`, up to the last character of the text.
    pub range: Range<usize>,
    /// The text without what only lays it out in the file.
    pub content: String,
    /// What is said about the message and about those around it.
    pub note: String,
}

impl Text<'_> {
    /// The name of the message with that of the attribute.
    pub fn name(&self) -> String {
        match self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.message),
            None => self.message.clone(),
        }
    }

    /// Whether it is the same text of the same message.
    pub fn is(&self, other: &Text<'_>) -> bool {
        (&self.message, self.attribute) == (&other.message, other.attribute)
    }
}

/// The texts of a file, in its order; what cannot be read is left out.
pub(super) fn texts(file: &str) -> Vec<Text<'_>> {
    let resource = parse(file).unwrap_or_else(|(resource, _)| resource);
    let starts = resource.body.iter().skip(1).map(|entry| start(file, entry));
    let ends = starts.chain([file.len()]);
    let mut all = Vec::new();
    let mut group = String::new();
    for (entry, end) in resource.body.iter().zip(ends) {
        if let Entry::GroupComment(comment) = entry {
            group = comment.content.join("\n");
        }
        let Some(message) = Message::of(entry) else {
            continue;
        };
        let own = message
            .comment
            .map(|comment| comment.content.join("\n"))
            .unwrap_or_default();
        let notes = [group.as_str(), &own].into_iter();
        let note: Vec<&str> = notes.filter(|note| !note.is_empty()).collect();
        let behind = |name: Range<usize>, end: usize| {
            let sign = file[name.end..end].find('=');
            name.end + sign.map_or(0, |at| at + 1)
        };
        let opening = behind(place(file, message.id), end);
        let heads: Vec<Range<usize>> = (message.texts.iter())
            .map(|(attribute, _)| place(file, attribute.unwrap_or(message.id)))
            .collect();
        for (n, (attribute, _)) in message.texts.iter().enumerate() {
            // The sign before the name of the next attribute is not of this text.
            let end = heads.get(n + 1).map_or(end, |next| next.start - 1);
            let from = behind(heads[n].clone(), end);
            let range = from..from + file[from..end].trim_end().len();
            all.push(Text {
                message: message.name(None),
                attribute: *attribute,
                opening,
                content: content(&file[range.clone()]),
                range,
                note: note.join("\n"),
            });
        }
    }
    all
}

/// Where an entry begins, with the comment above it.
fn start(file: &str, entry: &Entry<&str>) -> usize {
    let (comment, name) = match entry {
        Entry::Message(it) => (it.comment.as_ref(), it.id.name),
        Entry::Term(it) => (it.comment.as_ref(), it.id.name),
        Entry::Comment(it) | Entry::GroupComment(it) | Entry::ResourceComment(it) => (Some(it), ""),
        Entry::Junk { content } => (None, *content),
    };
    let first = comment.and_then(|Comment { content }| content.first());
    let at = place(file, first.unwrap_or(&name)).start;
    file[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// Where a part that was cut out of the file stands in it.
fn place(file: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr().addr() - file.as_ptr().addr();
    start..start + part.len()
}

/// A text as it stands behind the sign `=`, with the lines as far to the left as they can be.
fn content(raw: &str) -> String {
    let (first, rest) = raw.split_once('\n').unwrap_or((raw, ""));
    let indents = rest.lines().filter(|line| !line.trim().is_empty());
    let indent = indents.map(indent).min().unwrap_or_default();
    let lines = rest
        .lines()
        .map(|line| line.get(indent..).unwrap_or_default().trim_end());
    let first = Some(first.trim()).filter(|first| !first.is_empty());
    let all: Vec<&str> = first.into_iter().chain(lines).collect();
    all.join("\n")
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// A text as it stands behind the sign `=`, the lines so far to the right.
pub(super) fn laid_out(content: &str, indent: usize) -> String {
    if !content.contains('\n') {
        return format!(" {content}");
    }
    let line = |line: &str| match line.is_empty() {
        true => "\n".to_owned(),
        false => format!("\n{:indent$}{line}", ""),
    };
    content.lines().map(line).collect()
}
