//! The elements that are open.

use std::collections::HashMap;

use super::names;

/// The most elements that may be open at once.
pub(super) const MOST: usize = 100_000;

/// An open element.
pub(super) struct Element {
    /// Its name in lower case.
    pub(super) name: String,
    /// The language in it.
    pub(super) lang: Option<String>,
    /// Whether it is or is in a heading.
    pub(super) is_heading: bool,
    /// Where it starts.
    pub(super) start: usize,
    /// How many texts stand around it, where it is a passage in another language.
    pub(super) around: Option<usize>,
}

/// The elements that are open, the innermost one last.
#[derive(Default)]
pub(super) struct Open {
    elements: Vec<Element>,
    counts: HashMap<String, usize>,
}

impl Open {
    /// Opens an element, if there is room for it.
    pub(super) fn push(&mut self, element: Element) -> bool {
        if self.elements.len() >= MOST {
            return false;
        }
        *self.counts.entry(element.name.clone()).or_default() += 1;
        self.elements.push(element);
        true
    }

    /// The innermost element, closed, if one of that name is open.
    pub(super) fn pop_towards(&mut self, name: &str) -> Option<Element> {
        if self.counts.get(name).is_none_or(|count| *count == 0) {
            return None;
        }
        self.pop()
    }

    fn pop(&mut self) -> Option<Element> {
        let element = self.elements.pop()?;
        if let Some(count) = self.counts.get_mut(&element.name) {
            *count = count.saturating_sub(1);
        }
        Some(element)
    }

    /// Closes the innermost element if the start of another one implies its end.
    pub(super) fn close_implied(&mut self, starts: &str) {
        while self
            .elements
            .last()
            .is_some_and(|last| names::ends(starts, &last.name))
        {
            self.pop();
        }
    }

    /// How many elements are open.
    pub(super) fn depth(&self) -> usize {
        self.elements.len()
    }

    /// The language here.
    pub(super) fn lang(&self) -> Option<String> {
        self.elements.last()?.lang.clone()
    }

    /// The language around the passage that has so many texts around it.
    pub(super) fn lang_around(&self, texts: usize) -> Option<String> {
        let is_passage = |element: &Element| element.around == Some(texts);
        let passage = self.elements.iter().rposition(is_passage)?;
        self.elements.get(passage.checked_sub(1)?)?.lang.clone()
    }

    /// Whether this is in a heading.
    pub(super) fn is_heading(&self) -> bool {
        self.elements.last().is_some_and(|last| last.is_heading)
    }
}
