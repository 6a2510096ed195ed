//! What the elements of HTML are to a reader.

/// How an element stands in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It has no end and no text.
    Void,
    /// It ends a line.
    Break,
    /// It is within a paragraph.
    Inline,
    /// It is code within a paragraph.
    Code,
    /// It is a paragraph or holds some.
    Block,
    /// It is not to be read.
    Data,
}

/// The kind of an element by its name in lower case.
pub(super) fn kind(name: &str) -> Kind {
    match name {
        "br" => Kind::Break,
        "area" | "base" | "col" | "embed" | "img" | "input" | "link" | "meta" | "param"
        | "source" | "track" | "wbr" => Kind::Void,
        "code" => Kind::Code,
        "script" | "style" | "template" | "pre" | "svg" | "math" | "iframe" | "noembed"
        | "noframes" | "xmp" => Kind::Data,
        "a" | "abbr" | "acronym" | "b" | "bdi" | "bdo" | "big" | "cite" | "data" | "del"
        | "dfn" | "em" | "font" | "i" | "ins" | "kbd" | "label" | "mark" | "output" | "q"
        | "rp" | "rt" | "ruby" | "s" | "samp" | "small" | "span" | "strike" | "strong" | "sub"
        | "sup" | "time" | "tt" | "u" | "var" => Kind::Inline,
        _ => Kind::Block,
    }
}

/// Whether an element is a heading.
pub(super) fn is_heading(name: &str) -> bool {
    matches!(name, "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "title")
}

/// Whether the start of one element ends another one of which only the end tag is left out.
pub(super) fn ends(starts: &str, open: &str) -> bool {
    match open {
        "p" => true,
        "li" => starts == "li",
        "dt" | "dd" => matches!(starts, "dt" | "dd"),
        "td" | "th" => matches!(starts, "td" | "th" | "tr" | "tbody" | "tfoot"),
        "tr" => matches!(starts, "tr" | "tbody" | "tfoot"),
        "option" => matches!(starts, "option" | "optgroup"),
        _ => false,
    }
}

/// Whether what stands in an element is not markup.
pub(super) fn is_raw(name: &str) -> bool {
    matches!(
        name,
        "script" | "style" | "title" | "textarea" | "xmp" | "iframe" | "noembed" | "noframes"
    )
}
