//! HTML with the same meaning in fewer bytes: a book has thousands of pages.

/// Returns the page without quotation marks, end tags and spaces that no reader needs, by the rules of HTML for leaving
/// them out. What stands in `pre`, `script`, `style` and drawings remains as it is.
pub fn lean(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    let mut before = Before::Block;
    while !rest.is_empty() {
        let (token, after) = token(rest);
        rest = after;
        if !token.starts_with('<') {
            before = text(token, after, before, &mut out);
            continue;
        }
        let name = name(token);
        let own = VERBATIM.iter().find(|own| **own == name);
        if let Some(verbatim) = own.filter(|_| !is_end(token)) {
            let end = rest.find(&format!("</{verbatim}>")).unwrap_or(rest.len());
            tag(token, &mut out);
            out.push_str(&rest[..end]);
            rest = &rest[end..];
            before = Before::Inline;
            continue;
        }
        if !may_be_left_out(token, name, rest) {
            tag(token, &mut out);
        }
        before = match is_block(name) {
            true => Before::Block,
            false => Before::Inline,
        };
    }
    out
}

/// What stands before a text.
#[derive(Clone, Copy, PartialEq)]
enum Before {
    /// A place where a line begins or ends.
    Block,
    /// Anything else.
    Inline,
    /// A space.
    Space,
}

/// Elements in which every sign counts.
const VERBATIM: [&str; 5] = ["pre", "script", "style", "svg", "textarea"];

/// Elements that begin and end a line.
const BLOCKS: [&str; 46] = [
    "!doctype",
    "html",
    "head",
    "meta",
    "title",
    "link",
    "body",
    "main",
    "header",
    "footer",
    "nav",
    "section",
    "article",
    "aside",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "div",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "caption",
    "figure",
    "figcaption",
    "details",
    "summary",
    "blockquote",
    "hr",
    "form",
    "fieldset",
    "legend",
    "noscript",
    "br",
];

/// Elements at whose start an open paragraph ends.
const ENDS_PARAGRAPH: [&str; 24] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "details",
    "div",
    "dl",
    "fieldset",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "header",
    "hr",
    "main",
    "nav",
    "ol",
    "p",
    "section",
    "table",
    "ul",
];

/// Elements at whose end an open paragraph ends.
const HOLDS_PARAGRAPH: [&str; 16] = [
    "article",
    "aside",
    "blockquote",
    "body",
    "dd",
    "details",
    "div",
    "figure",
    "footer",
    "form",
    "header",
    "li",
    "main",
    "nav",
    "section",
    "td",
];

fn is_block(name: &str) -> bool {
    let mut blocks = BLOCKS.iter();
    blocks.any(|block| block.eq_ignore_ascii_case(name))
}

/// The first tag, comment or text, and what stands behind it.
fn token(html: &str) -> (&str, &str) {
    let end = match html.as_bytes() {
        [b'<', b'!', b'-', b'-', ..] => html.find("-->").map_or(html.len(), |end| end + 3),
        [b'<', ..] => end_of_tag(html),
        _ => html.find('<').unwrap_or(html.len()),
    };
    html.split_at(end)
}

/// Where a tag ends: at the first `>` outside of quotation marks.
fn end_of_tag(html: &str) -> usize {
    let mut quoted = false;
    for (at, sign) in html.bytes().enumerate() {
        match sign {
            b'"' => quoted = !quoted,
            b'>' if !quoted => return at + 1,
            _ => {}
        }
    }
    html.len()
}

fn is_end(tag: &str) -> bool {
    tag.as_bytes().get(1) == Some(&b'/')
}

/// The name of a tag; that of an end tag without its stroke.
fn name(tag: &str) -> &str {
    let from = tag.trim_start_matches(['<', '/']);
    let ends = |sign: u8| sign.is_ascii_whitespace() || matches!(sign, b'>' | b'/');
    let end = from.bytes().position(ends);
    &from[..end.unwrap_or(from.len())]
}

/// Adds a text with each run of spaces as one, and none where a line begins or ends.
fn text(text: &str, after: &str, before: Before, out: &mut String) -> Before {
    let at_end = after.is_empty() || after.starts_with('<') && is_block(name(token(after).0));
    let mut state = before;
    let mut open = false;
    let is_space = |c: char| c.is_ascii_whitespace();
    let mut rest = text;
    while !rest.is_empty() {
        let word = rest.trim_start_matches(is_space);
        for _ in 0..rest.len() - word.len() {
            open = state == Before::Inline;
            if open {
                state = Before::Space;
            }
        }
        let (word, after) = word.split_at(word.find(is_space).unwrap_or(word.len()));
        if !word.is_empty() {
            if state == Before::Space && (open || before != Before::Space) && !out.ends_with(' ') {
                out.push(' ');
            }
            out.push_str(word);
            state = Before::Inline;
            open = false;
        }
        rest = after;
    }
    if state == Before::Space && !at_end && !out.ends_with(' ') {
        out.push(' ');
    }
    state
}

/// Whether an end tag may be left out before what follows.
fn may_be_left_out(tag: &str, own: &str, rest: &str) -> bool {
    if !is_end(tag) {
        return false;
    }
    let next = rest.trim_start();
    if !next.starts_with('<') || next.starts_with("<!--") {
        return false;
    }
    let next = token(next).0;
    let (ends, follows) = (is_end(next), name(next));
    match own {
        "li" => follows == "li" && !ends || ends && matches!(follows, "ul" | "ol"),
        "dt" | "dd" => {
            !ends && matches!(follows, "dt" | "dd") || own == "dd" && ends && follows == "dl"
        }
        "td" | "th" => !ends && matches!(follows, "td" | "th") || ends && follows == "tr",
        "tr" => !ends && follows == "tr" || ends && matches!(follows, "thead" | "tbody" | "table"),
        "thead" => !ends && follows == "tbody",
        "tbody" => !ends && follows == "tbody" || ends && follows == "table",
        "p" => {
            !ends && ENDS_PARAGRAPH.contains(&follows) || ends && HOLDS_PARAGRAPH.contains(&follows)
        }
        "body" | "html" => ends,
        _ => false,
    }
}

/// Adds a tag, its values without quotation marks where they need none.
fn tag(tag: &str, out: &mut String) {
    let mut rest = tag;
    while let Some(start) = rest.as_bytes().windows(2).position(|two| two == b"=\"") {
        let (name, from) = rest.split_at(start);
        let value = &from[2..];
        let Some(end) = value.find('"') else { break };
        let (value, after) = value.split_at(end);
        out.push_str(name);
        match value {
            "" => {}
            value if value.bytes().any(needs_quotes) || after.starts_with("\"/") => {
                out.push_str("=\"");
                out.push_str(value);
                out.push('"');
            }
            value => {
                out.push('=');
                out.push_str(value);
            }
        }
        rest = &after[1..];
    }
    out.push_str(rest);
}

/// Whether a value without quotation marks cannot have this sign.
fn needs_quotes(sign: u8) -> bool {
    sign.is_ascii_whitespace() || matches!(sign, b'"' | b'\'' | b'=' | b'<' | b'>')
}

#[cfg(test)]
mod tests {
    use super::lean;

    #[test]
    fn what_no_reader_needs_is_left_out_and_nothing_else() {
        for (given, wanted) in [
            (
                "<ul class=\"a\">\n<li>one</li>\n<li>two</li>\n</ul>\n",
                "<ul class=a><li>one<li>two</ul>",
            ),
            (
                "<p>one</p>\n<p>two <b>three</b> <i>four</i></p> tail",
                "<p>one<p>two <b>three</b> <i>four</i></p>tail",
            ),
            (
                "<a href=\"x?a=b\" class=\"n m\" id=\"k\">5</a> <b>x</b>",
                "<a href=\"x?a=b\" class=\"n m\" id=k>5</a> <b>x</b>",
            ),
            (
                "<section>\n<p>last</p>\n</section>",
                "<section><p>last</section>",
            ),
            (
                "<a href=\"#x\"><p>in a link</p></a>",
                "<a href=#x><p>in a link</p></a>",
            ),
            ("<pre>  a\n  b</pre>", "<pre>  a\n  b</pre>"),
            (
                "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
                "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
            ),
            (
                "<input type=\"radio\" value=\"\" checked>",
                "<input type=radio value checked>",
            ),
            ("<p>a<!--older--></p><p>b</p>", "<p>a<!--older--><p>b</p>"),
            (
                "<tr><th scope=\"row\">a</th><td>b</td></tr>\n</tbody></table>",
                "<tr><th scope=row>a<td>b</table>",
            ),
            ("<p title=\"a > b\">c</p>", "<p title=\"a > b\">c</p>"),
            ("<p>x\u{a0}y  z</p>", "<p>x\u{a0}y z</p>"),
            ("<b>a</b>\n<b>c</b>", "<b>a</b> <b>c</b>"),
            (
                "<script src=\"a\"></script>\n<p id=\"b\">",
                "<script src=a></script><p id=b>",
            ),
            ("a <b>c</b> d", "a <b>c</b> d"),
        ] {
            assert_eq!(lean(given), wanted, "{given}");
        }
    }
}
