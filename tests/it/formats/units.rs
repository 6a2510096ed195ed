//! Fluent, PO, XLIFF, TMX, tables and DOCX.

use super::common::{check_word, check_words, parsed, texts, zipped};
use jadoube::terms::formats::{Document, Format};

fn ids(document: &Document) -> Vec<&str> {
    document
        .segments
        .iter()
        .map(|s| s.id.as_deref().unwrap_or(""))
        .collect()
}

fn sources(document: &Document) -> Vec<&str> {
    document
        .segments
        .iter()
        .map(|s| s.source.as_deref().unwrap_or(""))
        .collect()
}

fn langs(document: &Document) -> Vec<&str> {
    document
        .segments
        .iter()
        .map(|s| s.lang.as_deref().unwrap_or(""))
        .collect()
}

const FLUENT: &str = "\
# A comment { with ( \" all
-club = SC { \"{\" } Turm
zug = Der { -club } zieht { $figur } nach { FIELD($ziel, style: \"long\") }.
remis =
    Die Partie endet
      remis.
    .titel = Der Titel
runden = Noch { $zahl ->
    [one] eine ( Runde \" offen
   *[other] { $zahl } Runden { NUMBER($x) ->
       [0] innen
      *[other] außen { $zahl }
    }
 } bis { $ende }{ $y } zum Schluss
";

#[test]
fn fluent_has_values_attributes_and_variants() {
    for content in [FLUENT.to_owned(), FLUENT.replace('\n', "\r\n")] {
        let document = parsed(Format::Fluent, content.as_bytes());
        let expected = [
            ("-club", "SC \u{fffc} Turm"),
            ("zug", "Der \u{fffc} zieht \u{fffc} nach \u{fffc}."),
            ("remis", "Die Partie endet\n  remis."),
            ("remis.titel", "Der Titel"),
            ("runden", "Noch \u{fffc} bis \u{fffc}\u{fffc} zum Schluss"),
            ("runden", "eine ( Runde \" offen"),
            ("runden", "\u{fffc} Runden \u{fffc}"),
            ("runden", "innen"),
            ("runden", "außen \u{fffc}"),
        ];
        let found: Vec<_> = ids(&document).into_iter().zip(texts(&document)).collect();
        assert_eq!(found, expected);
        check_words(&document);
        for word in ["Partie", "remis", "Schluss", "innen", "außen"] {
            check_word(&document, word);
        }
        let objects = &document.segments[1].pieces;
        let object = objects.iter().find(|p| p.text.start == 4).unwrap();
        assert_eq!(&document.content[object.content.clone()], "{ -club }");
        let last = document.segments[4].pieces.iter().rev().nth(1).unwrap();
        assert_eq!(&document.content[last.content.clone()], "{ $y }");
    }
}

const PO: &str = r#"# Turnier
msgid ""
msgstr ""
"Language: it_IT\n"
"X-Source-Language: en\n"
"Content-Type: text/plain; charset=UTF-8\n"

#: board.c:1
msgctxt "menu"
msgid "Rook"
msgstr "Torre"

msgid ""
"The arbiter stops "
"the clock.\n"
msgstr ""
"L'arbitro ferma \"l'orologio\" "
"e la partita.\n"

msgid "%d move"
msgid_plural "%d moves"
msgstr[0] "%d mossa"
msgstr[1] "%d mosse"

#, c-format, fuzzy
msgid "Draw"
msgstr "Disegno"

msgid "Empty"
msgstr ""

#~ msgid "Old"
#~ msgstr "Vecchio"
"#;

#[test]
fn po_has_translations_with_their_sources() {
    for content in [PO.to_owned(), PO.replace('\n', "\r\n")] {
        let document = parsed(Format::Po, content.as_bytes());
        let expected = [
            "Torre",
            "L'arbitro ferma \"l'orologio\" e la partita.\n",
            "%d mossa",
            "%d mosse",
        ];
        assert_eq!(texts(&document), expected);
        assert_eq!(
            sources(&document),
            [
                "Rook",
                "The arbiter stops the clock.\n",
                "%d move",
                "%d moves"
            ]
        );
        assert_eq!(ids(&document), ["menu", "", "", ""]);
        assert_eq!(langs(&document), ["it-it"; 4]);
        assert_eq!(document.segments[0].source_lang.as_deref(), Some("en"));
        check_words(&document);
        for word in ["Torre", "orologio", "partita", "mosse"] {
            check_word(&document, word);
        }
    }
}

const XLIFF1: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
 <file original="a" source-language="en" target-language="de-DE" datatype="plaintext"><header><note>no</note></header><body>
  <trans-unit id="t1"><source>The <g id="1">rook</g> &amp; king</source>
   <target>Der <g id="1">Turm</g> &amp; K&#246;nig<x id="2"/>, <ph id="3">&lt;b></ph>bald<![CDATA[ <matt> ]]></target>
   <alt-trans><source>no</source><target>nein</target></alt-trans></trans-unit>
  <group><trans-unit id="t2"><source>Only source</source></trans-unit>
  <trans-unit id="t3"><source xml:lang="fr">Tour</source><target xml:lang="it">Torre</target></trans-unit></group>
 </body></file></xliff>"#;

const XLIFF2: &str = r#"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">
 <file id="f"><unit id="u1"><notes><note>no</note></notes><segment id="s1"><source>A move.</source><target>Ход.</target></segment>
 <ignorable><source> </source><target> </target></ignorable>
 <segment><source>The <pc id="1">clock</pc><ph id="2"/>.</source><target>Шахматные <pc id="1">часы</pc><ph id="2"/>.</target></segment></unit>
 <unit id="u2"><segment><source>none</source></segment></unit></file></xliff>"#;

#[test]
fn xliff_has_targets_with_their_sources() {
    let document = parsed(Format::Xliff, XLIFF1.as_bytes());
    assert_eq!(
        texts(&document),
        ["Der Turm & König\u{fffc}, \u{fffc}bald <matt> ", "Torre"]
    );
    assert_eq!(sources(&document), ["The rook & king", "Tour"]);
    assert_eq!(ids(&document), ["t1", "t3"]);
    assert_eq!(langs(&document), ["de-de", "it"]);
    assert_eq!(document.segments[1].source_lang.as_deref(), Some("fr"));
    check_words(&document);
    for word in ["Turm", "bald", "matt", "Torre"] {
        check_word(&document, word);
    }
    let document = parsed(Format::Xliff, XLIFF2.as_bytes());
    assert_eq!(texts(&document), ["Ход.", "Шахматные часы\u{fffc}."]);
    assert_eq!(ids(&document), ["u1/s1", "u1"]);
    assert_eq!(langs(&document), ["ru", "ru"]);
    check_word(&document, "часы");
}

const TMX: &str = r#"<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en-US" segtype="sentence"/><body>
<tu tuid="7"><prop type="x">no</prop><tuv xml:lang="de"><seg>Der <bpt i="1">&lt;b></bpt>König<ept i="1"/> steht im <hi>Schach</hi>.</seg></tuv>
<tuv xml:lang="EN"><seg>The king is in check.</seg></tuv><tuv xml:lang="ru"><seg>Король под шахом.</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>alone</seg></tuv></tu>
</body></tmx>"#;

#[test]
fn tmx_has_a_segment_for_each_other_language() {
    let document = parsed(Format::Tmx, TMX.as_bytes());
    assert_eq!(
        texts(&document),
        [
            "Der \u{fffc}König\u{fffc} steht im Schach.",
            "Король под шахом."
        ]
    );
    assert_eq!(sources(&document), ["The king is in check."; 2]);
    assert_eq!(langs(&document), ["de", "ru"]);
    assert_eq!(ids(&document), ["7", "7"]);
    assert_eq!(document.segments[0].source_lang.as_deref(), Some("en"));
    for word in ["König", "Schach", "шахом"] {
        check_word(&document, word);
    }
}

#[test]
fn tables_with_languages_are_bilingual() {
    let content = "key,en,it,note\r\na,Rook,Torre,x\r\nb,\"The \"\"king\"\"\",\"Il \"\"re\"\",\r\nbianco\",\r\nc,Pawn,,\r\n";
    let document = parsed(Format::Csv, content.as_bytes());
    assert_eq!(texts(&document), ["Torre", "Il \"re\",\nbianco"]);
    assert_eq!(sources(&document), ["Rook", "The \"king\""]);
    assert_eq!(
        (ids(&document), langs(&document)),
        (vec!["a", "b"], vec!["it", "it"])
    );
    check_words(&document);
    check_word(&document, "re");
    check_word(&document, "bianco");
    let document = parsed(
        Format::Tsv,
        "source\ttarget\n\"King\" moves\t\"König\" zieht\n".as_bytes(),
    );
    assert_eq!(texts(&document), ["\"König\" zieht"]);
    check_word(&document, "zieht");
    let document = parsed(Format::Csv, "Name;Punkte\nMüller, Jan;3,5\n".as_bytes());
    assert_eq!(texts(&document), ["Name", "Punkte", "Müller, Jan", "3,5"]);
}

#[test]
fn cells_are_those_of_another_reader() {
    let content = "a,\"b \"\"q\"\" \n x\",c\n\"\",d,e\"f\n1,\"2\",3\n";
    let document = parsed(Format::Csv, content.as_bytes());
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(content.as_bytes());
    let cells: Vec<String> = reader
        .records()
        .flat_map(|record| {
            record
                .unwrap()
                .iter()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .filter(|cell| !cell.is_empty())
        .collect();
    assert_eq!(texts(&document), cells);
}

const BODY: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="mc" xmlns:a="a"><w:body>
<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:t>Turnier</w:t></w:r><w:r><w:t>ordnung</w:t></w:r></w:p>
<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:rPr><w:lang w:val="de-DE"/></w:rPr><w:t xml:space="preserve">Der Turm </w:t></w:r><w:del><w:r><w:delText>nicht</w:delText></w:r></w:del><w:ins><w:r><w:t>zieht</w:t><w:tab/><w:t>&amp; schlägt</w:t><w:br/><w:t>gerade.</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>
<w:p/><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Zelle</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
<w:p><w:r><w:t>Außen </w:t><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Kasten</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p><w:r><w:t>Kasten</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent><w:t>weiter</w:t><a:t>no</a:t></w:r></w:p>
</w:body></w:document>"#;
const STYLES: &str = r#"<w:styles xmlns:w="w"><w:style w:styleId="berschrift1"><w:basedOn w:val="x"/></w:style><w:style w:styleId="x"><w:name w:val="heading 1"/></w:style></w:styles>"#;
const NOTES: &str = r#"<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote><w:p><w:r><w:t>Сноска о часах</w:t></w:r></w:p></w:footnote></w:footnotes>"#;

#[test]
fn docx_has_paragraphs() {
    let bytes = zipped(&[
        ("word/footnotes.xml", NOTES),
        ("word/document.xml", BODY),
        ("word/styles.xml", STYLES),
    ]);
    let document = parsed(Format::Docx, &bytes);
    let expected = [
        "Turnierordnung",
        "Der Turm zieht & schlägt gerade.",
        "Zelle",
        "Kasten",
        "Außen weiter",
        "Сноска о часах",
    ];
    assert_eq!(texts(&document), expected);
    assert_eq!(document.content, expected.join("\n") + "\n");
    let headings: Vec<_> = document.segments.iter().map(|s| s.is_heading).collect();
    assert_eq!(headings, [true, false, false, false, false, false]);
    assert_eq!(langs(&document), ["", "de-de", "", "", "", ""]);
    assert!(document.is_extract);
    check_words(&document);
    check_word(&document, "schlägt");
}
