//! Text made safe for HTML, SVG and Markdown.

use std::borrow::Cow;

/// Returns the text with the five characters escaped that mean something in HTML and XML.
///
/// It may then stand between tags and in a quoted attribute.
/// A blank line would end a block of HTML inside Markdown, so each line break becomes a space.
pub fn escape(text: &str) -> Cow<'_, str> {
    let mut safe = String::new();
    let mut rest = text;
    while let Some((at, instead)) = rest
        .bytes()
        .enumerate()
        .find_map(|(at, sign)| Some((at, instead_of(sign)?)))
    {
        safe.push_str(&rest[..at]);
        safe.push_str(instead);
        rest = &rest[at + 1..];
    }
    match rest.len() == text.len() {
        true => Cow::Borrowed(text),
        false => Cow::Owned(safe + rest),
    }
}

/// What stands in the place of a character that means something.
fn instead_of(sign: u8) -> Option<&'static str> {
    Some(match sign {
        b'&' => "&amp;",
        b'<' => "&lt;",
        b'>' => "&gt;",
        b'"' => "&quot;",
        b'\'' => "&#39;",
        b'\n' => " ",
        b'\r' => "",
        _ => return None,
    })
}

/// Returns a table with a frame of its own to scroll in, as wide as it may be; the label can stand in an attribute.
pub(super) fn wide(label: &str, table: &str) -> String {
    format!(
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{label}\">{table}</div>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn every_character_with_a_meaning_is_escaped_once() {
        assert_eq!(
            escape(r#"l'arbitro & "<b>""#),
            "l&#39;arbitro &amp; &quot;&lt;b&gt;&quot;"
        );
        assert_eq!(escape("&amp;"), "&amp;amp;");
    }

    #[test]
    fn a_blank_line_cannot_end_the_block() {
        assert_eq!(escape("one\r\n\r\ntwo"), "one  two");
    }
}
