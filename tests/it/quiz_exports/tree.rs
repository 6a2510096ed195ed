//! XML as a tree: whatever is not well-formed fails.

use quick_xml::XmlVersion;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::reader::Reader;

/// An element.
pub struct Node {
    /// Its name.
    pub name: String,
    attributes: Vec<(String, String)>,
    children: Vec<Child>,
}

enum Child {
    Node(Node),
    Text(String),
}

impl Node {
    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> &str {
        let found = self.attributes.iter().find(|(own, _)| own == name);
        found.map_or_else(|| panic!("{} has no {name}", self.name), |(_, value)| value)
    }

    /// The elements of this name right below it.
    pub fn all(&self, name: &str) -> Vec<&Node> {
        self.nodes().filter(|node| node.name == name).collect()
    }

    /// The only element of this name right below it.
    pub fn one(&self, name: &str) -> &Node {
        let all = self.all(name);
        assert_eq!(all.len(), 1, "{name} in {}", self.name);
        all[0]
    }

    /// The elements of this name anywhere below it.
    pub fn below(&self, name: &str) -> Vec<&Node> {
        let deeper = self.nodes().flat_map(|node| {
            let own = (node.name == name).then_some(node);
            own.into_iter().chain(node.below(name))
        });
        deeper.collect()
    }

    fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.children.iter().filter_map(|child| match child {
            Child::Node(node) => Some(node),
            Child::Text(_) => None,
        })
    }
}

/// All text in an element.
pub fn text_of(node: &Node) -> String {
    let texts = node.children.iter().map(|child| match child {
        Child::Node(node) => text_of(node),
        Child::Text(text) => text.clone(),
    });
    texts.collect()
}

/// The element that is the document.
pub fn parsed(xml: &str) -> Node {
    let mut reader = Reader::from_str(xml);
    let mut open = vec![Node {
        name: String::new(),
        attributes: Vec::new(),
        children: Vec::new(),
    }];
    loop {
        let event = reader.read_event();
        let event = event.unwrap_or_else(|fault| panic!("{fault}: {xml}"));
        let child = match event {
            Event::Eof => break,
            Event::Start(start) => {
                open.push(started(&start));
                continue;
            }
            Event::End(_) => Child::Node(open.pop().expect("the reader counts them")),
            Event::Empty(start) => Child::Node(started(&start)),
            Event::Text(text) => Child::Text(text.xml10_content().to_string()),
            Event::CData(text) => Child::Text(text.xml10_content().to_string()),
            Event::GeneralRef(reference) => Child::Text(resolved(&reference)),
            Event::Decl(_) | Event::Comment(_) => continue,
            other => panic!("{other:?} in {xml}"),
        };
        open.last_mut().expect("the document").children.push(child);
    }
    assert_eq!(open.len(), 1, "unclosed: {xml}");
    let children = open.remove(0).children.into_iter();
    let mut nodes = children.filter_map(|child| match child {
        Child::Node(node) => Some(node),
        Child::Text(text) => {
            assert_eq!(text.trim(), "", "outside the document");
            None
        }
    });
    let node = nodes.next().expect("an element");
    assert!(nodes.next().is_none(), "one element");
    node
}

fn started(start: &BytesStart<'_>) -> Node {
    let attributes = start.attributes().map(|attribute| {
        let attribute = attribute.expect("an attribute");
        let value = attribute
            .normalized_value(XmlVersion::Implicit1_0)
            .expect("its value");
        let name = attribute.key.as_ref().to_owned();
        (name, value.into_owned())
    });
    Node {
        name: start.name().as_ref().to_owned(),
        attributes: attributes.collect(),
        children: Vec::new(),
    }
}

/// The text for which a reference stands.
fn resolved(reference: &BytesRef<'_>) -> String {
    if let Some(letter) = reference.resolve_char_ref().expect("a character") {
        return letter.to_string();
    }
    let text = resolve_predefined_entity(reference);
    text.unwrap_or_else(|| panic!("&{};", &**reference))
        .to_owned()
}
