//! Files that are malformed or made to do harm are refused with a message or read in a short time.

use super::common::{parsed, refused, zipped};
use jadoube::terms::formats::Format;

/// Checks where a file is refused and what the message says.
fn check(format: Format, text: &str, place: (usize, usize), says: &str) {
    let refusal = refused(format, text.as_bytes());
    assert_eq!(refusal.place, Some(place), "{refusal}");
    assert!(refusal.to_string().contains(says), "{refusal}");
}

#[test]
fn large_files_and_lines_are_refused() {
    let large = vec![b'\n'; 64 * 1024 * 1024 + 1];
    let refusal = refused(Format::Plain, &large);
    assert!(refusal.to_string().contains("67108865 bytes"), "{refusal}");
    assert!(
        refused(Format::Docx, &large)
            .to_string()
            .contains("67108865 bytes")
    );
    let line = format!("ab\n{}", "x".repeat(5 * 1024 * 1024));
    for format in [
        Format::Plain,
        Format::Markdown,
        Format::Html,
        Format::Csv,
        Format::Xliff,
    ] {
        check(format, &line, (2, 1), "a line of 5242880 bytes");
    }
    check(Format::Plain, "ab\nc\0d", (2, 2), "zero byte");
    let cells = "a,".repeat(1_000_000) + "a\n";
    let refusal = refused(Format::Csv, cells.as_bytes());
    assert!(
        refusal.to_string().contains("1000000 segments"),
        "{refusal}"
    );
}

#[test]
fn sources_are_not_multiplied() {
    let source = "x".repeat(1024 * 1024);
    let targets = "<tuv xml:lang='de'><seg>y</seg></tuv>".repeat(1000);
    let text = format!(
        "<tmx><body><tu><tuv xml:lang='en'><seg>{source}</seg></tuv>\n{targets}</tu></body></tmx>"
    );
    let refusal = refused(Format::Tmx, text.as_bytes());
    assert!(refusal.to_string().contains("bytes of text"), "{refusal}");
}

#[test]
fn malformed_xml_is_refused_with_its_place() {
    let xliff = |text: &str| format!("<xliff>\n<file>{text}</file></xliff>");
    check(
        Format::Xliff,
        &xliff("<a>"),
        (2, 10),
        "found </file>, expected </a>",
    );
    check(Format::Xliff, "<xliff>\n<file>", (2, 7), "expected </file>");
    check(
        Format::Xliff,
        "<xliff>\n<file",
        (2, 1),
        "expected well-formed XML",
    );
    check(Format::Xliff, "<xliff>\n<![CDATA[x", (2, 1), "CDATA");
    check(
        Format::Xliff,
        &xliff("<source>&nbsp;</source>"),
        (2, 15),
        "the entity \"&nbsp;\"",
    );
    check(
        Format::Xliff,
        &xliff("<source>&#0;</source>"),
        (2, 15),
        "entity",
    );
    check(
        Format::Xliff,
        &xliff("<source>a & b</source>"),
        (2, 17),
        "found",
    );
    check(Format::Xliff, &xliff("<a b=c/>"), (2, 7), "attributes");
    check(Format::Xliff, "<xliff/>\n<xliff/>", (2, 1), "second root");
    check(Format::Xliff, "<xliff/>\nx", (2, 1), "the end of the file");
    check(
        Format::Xliff,
        "<tmx/>",
        (1, 1),
        "found <tmx>, expected <xliff>",
    );
    check(Format::Tmx, "", (1, 1), "the end of the file");
    let bomb = "<!DOCTYPE tmx [\n<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><tmx>&b;</tmx>";
    check(Format::Tmx, bomb, (2, 1), "entities");
    let deep = format!("<tmx>{}", "<a>".repeat(200));
    check(Format::Tmx, &deep, (1, 603), "at most 200");
}

#[test]
fn malformed_messages_are_refused_with_their_place() {
    check(
        Format::Po,
        "msgid \"a\"\nmsgstr \"b\nmsgid",
        (2, 10),
        "a quote at the end",
    );
    check(
        Format::Po,
        "msgid \"a\"\n\nmsgid \"b\"\n",
        (3, 1),
        "expected msgstr",
    );
    check(
        Format::Po,
        "msgid \"a\"\n",
        (2, 1),
        "found the end of the file, expected msgstr",
    );
    check(
        Format::Po,
        "msgid \"a\"\nmsgstr \"\\q\"\n",
        (2, 9),
        "an escape",
    );
    check(
        Format::Po,
        "msgid \"a\"\nmsgstr \"b\" c\n",
        (2, 11),
        "nothing behind",
    );
    check(Format::Po, "\nTurm\n", (2, 1), "found \"Turm\"");
    check(Format::Po, "\"Turm\"\n", (1, 1), "keyword");
    check(
        Format::Po,
        "msgid \"a\"\nmsgstr[0] \"b\"\n",
        (2, 1),
        "msgid_plural",
    );
    check(
        Format::Fluent,
        "turm = Turm\nzug = { $a\n",
        (3, 1),
        "expected",
    );
    check(
        Format::Fluent,
        "turm = Turm\nk\u{f6}nig = x\n",
        (2, 2),
        "expected",
    );
    let braces = format!("a = {}", "{".repeat(100_000));
    check(Format::Fluent, &braces, (1, 105), "at most 100");
    let calls = format!("a = {{\n{}", "F(\n".repeat(100_000));
    check(Format::Fluent, &calls, (101, 2), "at most 100");
    check(Format::Csv, "a,b\nc,\"d\ne,f\n", (2, 3), "a closing quote");
    check(Format::Csv, "a,b\nc,\"d\"e\n", (2, 6), "found \"e\"");
    check(
        Format::Csv,
        "a,b\nc\n",
        (2, 1),
        "a row of 1 cells, expected 2",
    );
    check(Format::Tsv, "a\tb\nc\td\te\n", (2, 1), "a row of 3 cells");
}

#[test]
fn hostile_packages_are_refused() {
    let says = |bytes: &[u8], words: &str| {
        let refusal = refused(Format::Docx, bytes).to_string();
        assert!(refusal.contains(words), "{refusal}");
    };
    says(b"PK\x03\x04", "a broken package");
    says(&zipped(&[("a", "b")]), "without word/document.xml");
    let zeros = "0".repeat(2 * 1024 * 1024);
    says(&zipped(&[("word/document.xml", &zeros)]), "unpacks to more");
    says(
        &zipped(&[("word/document.xml", "<w:document/>"), ("media", &zeros)]),
        "media",
    );
    let names: Vec<String> = (0..2_001).map(|n| format!("e{n}")).collect();
    let many: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "")).collect();
    says(&zipped(&many), "more than 2000 entries");
    says(
        &zipped(&[("word/document.xml", "<w:document>\n<w:p>")]),
        "word/document.xml: line 2, column 6",
    );
    says(&zipped(&[("word/document.xml", "<html/>")]), "found <html>");
    let whole = zipped(&[("word/document.xml", "<w:document/>")]);
    says(&whole[..whole.len() / 2], "a broken package");
    let mut lying = zipped(&[("word/document.xml", &"<a/>".repeat(10_000))]);
    let central = lying
        .windows(4)
        .position(|four| four == b"PK\x01\x02")
        .unwrap();
    lying[central + 24..central + 28].copy_from_slice(&10_u32.to_le_bytes());
    refused(Format::Docx, &lying);
}

#[test]
fn deep_and_repetitive_texts_are_read() {
    let times = 300_000;
    for piece in [
        "<a>",
        "</b>",
        "<p>",
        "<b><i>",
        "&",
        "<",
        "<!--",
        "<a ",
        "<script>",
        "&#1",
        "<p lang=x><b lang=y>z",
    ] {
        let page = format!("<p>Turm\n{}", (piece.to_owned() + "\n").repeat(times));
        let start = std::time::Instant::now();
        let result = jadoube::terms::formats::read(Format::Html, page.as_bytes());
        println!(
            "html {piece:?}: {:?} {:?}",
            start.elapsed(),
            result.err().map(|r| r.to_string())
        );
    }
    let deep = format!("{}Turm{}", "<div>".repeat(50_000), "</div>".repeat(50_000));
    assert_eq!(parsed(Format::Html, deep.as_bytes()).segments.len(), 1);
    let deep = "<a>".repeat(100_001);
    assert!(
        refused(Format::Html, deep.as_bytes())
            .to_string()
            .contains("100000")
    );
}

#[test]
fn repetitive_markdown_is_read() {
    let times = std::env::var("TIMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(20_000);
    for piece in [
        ">",
        "[",
        "![",
        "*a ",
        "*a **a ",
        "`",
        "a**b",
        "- ",
        "<a",
        "<!--",
        "<?",
        "[a](",
        "[a]: b\n",
        "| a |\n|-|\n",
        "\\\n",
        "&",
        "_",
        "~~",
        "a\n> ",
        "[^a]:",
        "1. ",
        "> - ",
        "[a][",
        "<a b=\"",
        "``` ",
        "|",
        "\t",
        "(",
        "[x](<",
        "*_",
    ] {
        let text = piece.repeat(times);
        let start = std::time::Instant::now();
        let result = jadoube::terms::formats::read(Format::Markdown, text.as_bytes());
        let elapsed = start.elapsed();
        if elapsed.as_millis() > 50 {
            println!(
                "markdown {piece:?}: {elapsed:?} {:?}",
                result.err().map(|r| r.to_string())
            );
        }
    }
}
