//! Hostile terms and hostile files.

use super::*;
use crate::read::glossary;

/// Two concepts whose texts mean something in every format that they go through.
const TERMS: &str = r#"# A remark.
- id: check
  term: "=1+1|a:b\\c"
  forms: [plain, "=1+1|a:b\\c", "<b>&amp;", 'it''s', "a, b]",
          last]
  gender: f
  article: "9.2"
  sources: ["a: b | \\c", FSI 2018]
  definition: "\"Quoted\", <tags> & 'others'; \\ all."

  # About the words below.
- id: other
  term: tronul
  forms: ["a\u00a0— b", tronul]
  definition: "-1"
  forbidden:
    # Of the first.
    - {forms: ["x:y", "level: hard"], level: hard, hint: "a:b | \"c\""}
    - {forms: [z], level: style}
"#;

fn terms() -> Glossary {
    glossary("locales/xx/glossary.yaml", TERMS).expect("terms")
}

fn import(bytes: &[u8]) -> Result<Revision, Vec<String>> {
    let glossary = terms();
    let languages = [OfLanguage {
        lang: "xx",
        glossary: &glossary,
    }];
    let told = |faults: Vec<crate::read::TextFault>| {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let read = reviewed("file", bytes, &languages).map_err(told)?;
    revised(&glossary, TERMS, &read).map_err(told)
}

fn exports() -> [String; 3] {
    let glossary = terms();
    let languages = [OfLanguage {
        lang: "xx",
        glossary: &glossary,
    }];
    [
        tbx(&languages, Version::Two),
        tbx(&languages, Version::Three),
        terms_csv(&languages),
    ]
}

#[test]
fn hostile_terms_come_back_as_they_were() {
    for text in exports() {
        let back = import(text.as_bytes()).expect("no faults");
        assert_eq!(
            (back.diff.as_str(), back.text.as_str()),
            ("", TERMS),
            "{text}"
        );
    }
}

#[test]
fn only_what_differs_changes() {
    let [two, three, _] = exports();
    for text in [two, three] {
        let text = text.replace(">last<", ">a: last<");
        let text = text.replace("level: style", "level: context");
        let text = text.replace(">FSI 2018<", ">FSI/2018<");
        let text = text.replace(">-1<", ">-2<").replace("9.2", "9.3");
        let back = import(text.as_bytes()).expect("no faults");
        let wanted = TERMS.replace("          last]", "          \"a: last\"]");
        let wanted = wanted.replace("level: style", "level: context");
        let wanted = wanted.replace("FSI 2018", "FSI/2018");
        let wanted = wanted.replace("\"-1\"", "\"-2\"").replace("9.2", "9.3");
        assert_eq!(back.text, wanted);
        let changed = back.diff.lines().filter(|line| line.starts_with('+'));
        assert_eq!(changed.count(), 6, "{}", back.diff);
    }
}

#[test]
fn words_come_and_go() {
    let head = "id,lang,forms,avoid,gender\n";
    let row = |row: &str| {
        import(format!("{head}{row}\n").as_bytes())
            .expect("no faults")
            .text
    };
    let gone = row("other,xx,tronul,,m");
    let end = TERMS.find("  forbidden:").expect("there");
    let wanted = TERMS[..end].replace("[\"a\\u00a0— b\", tronul]", "[tronul]\n  gender: m");
    assert_eq!(gone, wanted);
    let come = row(r"other,xx,a — b | tronul,x\:y | w:hard,");
    assert!(
        come.contains("    # Of the first.\n    - {forms: [\"x:y\", w], level: hard}\n"),
        "{come}"
    );
    assert!(!come.contains("[z]"), "{come}");
}

#[test]
fn a_file_that_is_none_is_refused_with_its_place() {
    for (text, wanted) in [
        (
            "<!DOCTYPE martif [<!ENTITY a \"b\">]><martif/>",
            "file:1:1: a DTD",
        ),
        ("<martif>\n &a;</martif>", "file:2:2: entity `&a;`"),
        ("<martif>\n <a>", "file:2:2: the element `a`"),
        ("<martif></tbx>", "file:1:9: broken XML"),
        ("<html/>", "file:1:1: the element `html`"),
        ("<martif/><martif>", "file:1:10: the element `martif`"),
        ("<martif a=\"&b;\"/>", "file:1:1: broken XML"),
        ("id,lang\ncheck,yy\n", "file:2:7: language `yy`"),
        (
            "id,lang\nchek,xx\n",
            "file:2:1: concept `chek`; perhaps check",
        ),
        ("id,lang\ncheck,xx,1\n", "file:2:1: 3 cells; expected 2"),
        ("id,lang\n\"check,xx\n", "file:2:1: a quotation mark"),
        (
            "id,lang,avoid\ncheck,xx,a:hart\n",
            "file:2:12: level `hart`",
        ),
        (
            "id,lang,gender\ncheck,xx,male\n",
            "file:2:10: gender `male`",
        ),
        (
            "id,lang,forms,term\ncheck,xx,a | a,a\n",
            "file:2:14: form `a`",
        ),
        ("id,lang,avoid\ncheck,xx,tronul:hard\n", "tronul"),
    ] {
        let told = import(text.as_bytes()).expect_err(text);
        assert!(
            told.iter().any(|fault| fault.contains(wanted)),
            "{wanted:?}: {told:?}"
        );
    }
    assert!(import(b"id,lang\n\xff").is_err());
    assert!(import("<a>".repeat(100_000).as_bytes()).is_err());
}

#[test]
fn what_tools_add_and_leave_out_does_no_harm() {
    let [two, _, table] = exports();
    let more = two
        .replace("<tig>", "<tig id=\"t\"><!-- here -->")
        .replace("xml:lang=\"xx\"", "xml:lang=\"xx-YY\"");
    let more = more.replace(
        "<martif ",
        "<!DOCTYPE martif SYSTEM \"TBXBasiccoreStructV02.dtd\"><martif ",
    );
    assert_eq!(import(more.as_bytes()).expect("no faults").diff, "");
    let windows = table
        .replace("id,lang", "lang,id")
        .replace("check,xx", "xx,check")
        .replace("other,xx", "xx,other");
    assert_eq!(import(windows.as_bytes()).expect("no faults").diff, "");
    assert_eq!(
        import("id;lang\r\ncheck;xx\r\n;\r\n".as_bytes())
            .expect("no faults")
            .diff,
        ""
    );
}
