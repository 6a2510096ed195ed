//! The Laws of an edition as an EPUB, for devices without the book.

use jadoube::book::{LawsText, html::escape};
use std::io::{Cursor, Write as _};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The bytes of the EPUB of a text in this language, the same whenever it is built.
pub fn epub(text: &LawsText, lang: &str) -> anyhow::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let packed = |method| {
        let options = SimpleFileOptions::default().compression_method(method);
        options.last_modified_time(zip::DateTime::default())
    };
    // Readers want this file first and as it is.
    zip.start_file("mimetype", packed(CompressionMethod::Stored))?;
    zip.write_all(b"application/epub+zip")?;
    for (path, content) in [
        ("META-INF/container.xml", CONTAINER.to_owned()),
        ("laws.opf", package(text, lang)),
        ("nav.xhtml", page(lang, &text.contents, &navigation(text))),
        ("laws.xhtml", page(lang, &text.title, &body(text))),
        ("laws.css", STYLE.to_owned()),
    ] {
        zip.start_file(path, packed(CompressionMethod::Deflated))?;
        zip.write_all(content.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}

const CONTAINER: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="laws.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
"#;

const STYLE: &str = "h2{break-before:page}h3{font-size:1em;margin:1em 0 .2em}p{margin:.2em 0 .5em}i{font-size:.85em}.see{font-size:.9em}\n";

/// What the EPUB is and holds; it was last changed when its edition came into force, as far as its text tells.
fn package(text: &LawsText, lang: &str) -> String {
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="{lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">jadoube-laws-{edition}-{lang}</dc:identifier>
<dc:title>{title}</dc:title>
<dc:language>{lang}</dc:language>
<dc:creator>jadoube</dc:creator>
<meta property="dcterms:modified">{day}T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="laws" href="laws.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="laws.css" media-type="text/css"/>
</manifest>
<spine><itemref idref="laws"/></spine>
</package>
"#,
        lang = escape(lang),
        edition = escape(&text.edition),
        title = escape(&text.title),
        day = escape(&text.in_force),
    )
}

fn navigation(text: &LawsText) -> String {
    let lines: String = (text.headings.iter())
        .map(|(id, heading)| {
            format!(
                "<li><a href=\"laws.xhtml#{}\">{}</a></li>\n",
                escape(id),
                escape(heading)
            )
        })
        .collect();
    format!(
        "<nav epub:type=\"toc\"><h1>{}</h1><ol>\n{lines}</ol></nav>",
        escape(&text.contents)
    )
}

fn body(text: &LawsText) -> String {
    format!(
        "<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n{}",
        escape(&text.title),
        escape(&text.lead),
        escape(&text.note),
        text.xhtml
    )
}

fn page(lang: &str, title: &str, body: &str) -> String {
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="{lang}" xml:lang="{lang}">
<head><title>{}</title><link rel="stylesheet" href="laws.css"/></head>
<body>
{body}
</body>
</html>
"#,
        escape(title),
        lang = escape(lang),
    )
}
