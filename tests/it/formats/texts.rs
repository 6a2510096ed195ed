//! Plain text, what comes from PDF, Markdown, HTML and encodings.

use super::common::{check_word, check_words, parsed, texts};
use jadoube::terms::formats::{Format, guess};

const PLAIN: &str = "\
Turnierordnung

1. Allgemeines
1.1 Der Schiedsrichter eröffnet
    die Runde um 14 Uhr.
1.2 Wer mehr als 30 Minuten zu spät kommt, verliert nach
3.5 stunden nichts mehr.
(a) Ein Turm zieht gerade.
b) Ein Läufer zieht schräg.
- Getränke sind erlaubt.

| | Ergebnis | |
Die Paarungen der nächsten\r
Runde hängen aus.\r
\r
Статья 5
Игрок обязан сделать ход.
";

#[test]
fn plain_text_has_paragraphs_and_items() {
    let document = parsed(Format::Plain, PLAIN.as_bytes());
    let expected = [
        "Turnierordnung",
        "1. Allgemeines",
        "1.1 Der Schiedsrichter eröffnet\ndie Runde um 14 Uhr.",
        "1.2 Wer mehr als 30 Minuten zu spät kommt, verliert nach\n3.5 stunden nichts mehr.",
        "(a) Ein Turm zieht gerade.",
        "b) Ein Läufer zieht schräg.",
        "- Getränke sind erlaubt.",
        "| | Ergebnis | |\nDie Paarungen der nächsten\nRunde hängen aus.",
        "Статья 5\nИгрок обязан сделать ход.",
    ];
    assert_eq!(texts(&document), expected);
    assert!(document.segments[0].is_heading);
    assert!(!document.segments[2].is_heading);
    assert!(!document.is_extract);
    check_words(&document);
    check_word(&document, "Läufer");
    check_word(&document, "обязан");
}

#[test]
fn a_pdf_has_one_paragraph_per_line() {
    let layout = "   Regolamento   del torneo\n\n  L'arbitro  controlla\n  gli orologi.\n\u{c}La seconda pagina.\n";
    let document = parsed(Format::Pdf, layout.as_bytes());
    let content = "Regolamento del torneo\nL'arbitro controlla gli orologi.\nLa seconda pagina.\n";
    assert_eq!(document.content, content);
    assert!(document.is_extract);
    assert_eq!(document.place(content.find("gli").unwrap()), (2, 21));
    check_word(&document, "orologi");
    super::common::refused(Format::Pdf, b"%PDF-1.7 ...");
}

const MARKDOWN: &str = "\
---
title: no text
---
# The **Blitz** Cup

The *arbiter* starts the clock &amp; goes to [board 1](https://example.org/one).
It is `code` and more\\* text.<br>New line.

> The quoted
> player resigns.

- first item
  with more
- second ~~item~~

| Round | Result |
|-------|--------|
| one   | 1–0 **won** |

```
let no = text;
```

<p lang=\"it\">La <b>torre</b> bianca</p>
";

#[test]
fn markdown_has_no_marks_and_no_code() {
    let document = parsed(Format::Markdown, MARKDOWN.as_bytes());
    let expected = [
        "The Blitz Cup",
        "The arbiter starts the clock & goes to board 1.\nIt is \u{fffc} and more* text.\nNew line.",
        "The quoted\nplayer resigns.",
        "first item\nwith more",
        "second item",
        "Round",
        "Result",
        "one",
        "1–0 won",
        "La torre bianca",
    ];
    assert_eq!(texts(&document), expected);
    assert!(document.segments[0].is_heading);
    assert!(!document.segments[1].is_heading);
    assert_eq!(document.segments[9].lang.as_deref(), Some("it"));
    check_words(&document);
    for word in [
        "Blitz", "arbiter", "board", "player", "won", "torre", "with",
    ] {
        check_word(&document, word);
    }
}

const HTML: &str = "\u{feff}<!DOCTYPE html>\r
<html lang=\"de_DE\"><head><title>Schach &amp; mehr</title>\r
<style>p { color: red }</style><script>if (a < b) { '</p>' }</script></head>\r
<body><!-- <p>nicht</p> --><h2>Die <em>n&auml;chste</em> Runde</h2>\r
<p>Der Turm\r
   zieht&nbsp;a1&ndash;a8 <code>e4 &amp;</code> &Uuml;ber 3 < 4 &ampnix; AT&T.<br/>Neue Zeile\r
<p lang='en'>The knight <span lang=ru>ходит</span> jumps.\r
<ul><li>Eins<li>Zwei</ul><pre>Kein <b>Text</b></pre><template><p>x</p></template>\r
<table><tr><td>Weiß<td>Schwarz</table></b></i>\r
Ende</body></html>\r
";

#[test]
fn html_has_blocks_entities_and_languages() {
    let document = parsed(Format::Html, HTML.as_bytes());
    let expected = [
        "Schach & mehr",
        "Die nächste Runde",
        "Der Turm\nzieht\u{a0}a1–a8 \u{fffc} Über 3 < 4 &nix; AT&T.\nNeue Zeile",
        "The knight \u{fffc} jumps.",
        "ходит",
        "Eins",
        "Zwei",
        "Weiß",
        "Schwarz",
        "Ende",
    ];
    assert_eq!(texts(&document), expected);
    let langs: Vec<_> = document
        .segments
        .iter()
        .map(|s| s.lang.as_deref().unwrap_or(""))
        .collect();
    assert_eq!(langs[..6], ["de-de", "de-de", "de-de", "en", "ru", "de-de"]);
    assert!(document.segments[1].is_heading && !document.segments[2].is_heading);
    check_words(&document);
    for word in ["mehr", "Runde", "Turm", "ходит", "jumps", "Schwarz", "Ende"] {
        check_word(&document, word);
    }
    let word = document.content.find("Schach").unwrap();
    assert_eq!(document.place(word), (2, 33));
}

#[test]
fn a_word_with_an_entity_is_found_as_a_whole() {
    let document = parsed(
        Format::Html,
        "<p>die <b>n&auml;chste</b>, bitte</p>".as_bytes(),
    );
    let segment = &document.segments[0];
    let from = segment.to_content(segment.text.find("nächste").unwrap());
    let to = segment.to_content(segment.text.find(',').unwrap());
    assert_eq!(&document.content[from..to], "n&auml;chste");
}

#[test]
fn broken_html_is_read_all_the_same() {
    for page in [
        "<p>Turm <b",
        "<p>Turm <!-- ",
        "<p>Turm </",
        "<p>Turm<script>x",
        "Turm <a b='c",
        "Turm &",
        "Turm <",
    ] {
        let document = parsed(Format::Html, page.as_bytes());
        assert!(document.segments[0].text.starts_with("Turm"), "{page}");
    }
}

#[test]
fn encodings_are_found() {
    let text = "Немного текста о шахматах: ход, шах и мат.";
    let (windows, _, _) = encoding_rs::WINDOWS_1251.encode(text);
    let document = parsed(Format::Plain, &windows);
    assert_eq!(
        (document.encoding, document.is_extract),
        ("windows-1251", true)
    );
    assert_eq!(document.content, text);
    let text = "Die Züge des Läufers dürfen schräg sein – è così.";
    let (windows, _, _) = encoding_rs::WINDOWS_1252.encode(text);
    let document = parsed(Format::Plain, &windows);
    assert_eq!(document.encoding, "windows-1252");
    assert_eq!(document.content, text);
    let utf16: Vec<u8> = [0xFF, 0xFE]
        .into_iter()
        .chain(text.encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    let document = parsed(Format::Plain, &utf16);
    assert_eq!(
        (document.encoding, document.content.as_str()),
        ("UTF-16LE", text)
    );
    let marked = format!("\u{feff}{text}");
    let document = parsed(Format::Plain, marked.as_bytes());
    assert_eq!((document.encoding, document.is_extract), ("UTF-8", false));
    assert_eq!(document.place(document.segments[0].to_content(4)), (1, 5));
    check_words(&document);
    let declared = b"<?xml version='1.0' encoding='windows-1251'?><tmx>\xE9</tmx>";
    assert_eq!(parsed(Format::Tmx, declared).encoding, "windows-1251");
}

#[test]
fn formats_are_guessed() {
    assert_eq!(guess("a/B.MD", b""), Format::Markdown);
    assert_eq!(guess("x.xlf", b""), Format::Xliff);
    assert_eq!(
        guess("x", b"<?xml version='1.0'?><tmx version='1.4'>"),
        Format::Tmx
    );
    assert_eq!(guess("x", HTML.as_bytes()), Format::Html);
    assert_eq!(guess("x", b"msgid \"\"\nmsgstr \"\"\n"), Format::Po);
    assert_eq!(guess("x", b"# c\nturm = Turm\n    zieht\n"), Format::Fluent);
    assert_eq!(guess("x", b"# Title\n\ntext"), Format::Markdown);
    assert_eq!(guess("x", b"en,it\nrook,torre\n"), Format::Csv);
    assert_eq!(guess("x", b"en\tit\nrook\ttorre\n"), Format::Tsv);
    assert_eq!(guess("x", b"PK\x03\x04"), Format::Docx);
    assert_eq!(guess("x", PLAIN.as_bytes()), Format::Plain);
}

#[test]
fn passages_in_another_language_are_segments_of_their_own() {
    let page = "<body lang=de><p><i lang=en>The whole.</i></p><p><i lang=ru>Ход</i> heißt <i lang=en>move <b lang=it>mossa</b></i></p>";
    let document = parsed(Format::Html, page.as_bytes());
    let found: Vec<_> = document
        .segments
        .iter()
        .map(|s| (s.lang.as_deref().unwrap_or(""), s.text.as_str()))
        .collect();
    let expected = [
        ("en", "The whole."),
        ("de", "\u{fffc} heißt \u{fffc}"),
        ("ru", "Ход"),
        ("en", "move \u{fffc}"),
        ("it", "mossa"),
    ];
    assert_eq!(found, expected);
}

#[test]
fn an_unclosed_passage_gives_the_text_around_it_its_language() {
    let page = "<p lang=de>Der Zug <i lang=en>the move<p lang=it>La mossa</p>";
    let document = parsed(Format::Html, page.as_bytes());
    let found: Vec<_> = document
        .segments
        .iter()
        .map(|s| (s.lang.as_deref().unwrap_or(""), s.text.as_str()))
        .collect();
    assert_eq!(
        found,
        [("de", "Der Zug"), ("en", "the move"), ("it", "La mossa")]
    );
}
