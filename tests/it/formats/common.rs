//! What the tests of all formats share.

use std::io::{Cursor, Write};

use jadoube::terms::formats::{Document, Format, Refusal, Segment, read};

/// The document, after its pieces were checked.
pub fn parsed(format: Format, bytes: &[u8]) -> Document {
    let document = read(format, bytes).unwrap_or_else(|refusal| panic!("{refusal}"));
    for segment in &document.segments {
        check_pieces(&document, segment);
    }
    document
}

/// The refusal of bytes that must not be read, checked to be one line.
pub fn refused(format: Format, bytes: &[u8]) -> Refusal {
    let refusal = read(format, bytes).expect_err("a refusal");
    assert_eq!(refusal.to_string().lines().count(), 1);
    refusal
}

/// Checks that the pieces cover the text, ascend in the content and are verbatim where they say so.
pub fn check_pieces(document: &Document, segment: &Segment) {
    let mut text = 0;
    let mut content = 0;
    for piece in &segment.pieces {
        assert_eq!(piece.text.start, text, "a gap in {segment:?}");
        assert!(piece.text.end > text, "an empty piece in {segment:?}");
        assert!(piece.content.start >= content, "back in {segment:?}");
        let there = document.content.get(piece.content.clone());
        assert!(there.is_some(), "no content at {piece:?}");
        text = piece.text.end;
        content = piece.content.end;
    }
    assert_eq!(text, segment.text.len(), "the end of {segment:?}");
}

/// Checks that a word of some text is found in the content by its offsets, and at the place where it is.
pub fn check_word(document: &Document, word: &str) {
    let mut found = 0;
    for segment in &document.segments {
        for (start, _) in segment.text.match_indices(word) {
            let from = segment.to_content(start);
            let to = segment.to_content(start + word.len());
            assert_eq!(document.content.get(from..to), Some(word), "{segment:?}");
            check_place(document, from);
            found += 1;
        }
    }
    assert!(found > 0, "no {word} in {:?}", texts(document));
}

/// Checks the place of an offset against one that is counted without an index.
pub fn check_place(document: &Document, offset: usize) {
    let before = &document.content[..offset];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let column = before[start..].replace('\u{feff}', "").chars().count() + 1;
    assert_eq!(document.place(offset), (line, column));
}

/// Checks the words of all texts.
pub fn check_words(document: &Document) {
    for segment in &document.segments {
        for word in segment.text.split(|c: char| !c.is_alphanumeric()) {
            if !word.is_empty() && is_whole(segment, word) {
                check_word_in(document, segment, word);
            }
        }
    }
}

fn check_word_in(document: &Document, segment: &Segment, word: &str) {
    let start = word.as_ptr().addr() - segment.text.as_ptr().addr();
    let from = segment.to_content(start);
    let to = segment.to_content(start + word.len());
    assert_eq!(document.content.get(from..to), Some(word), "{segment:?}");
    check_place(document, from);
}

/// Whether a word stands in one piece that is verbatim.
fn is_whole(segment: &Segment, word: &str) -> bool {
    let start = word.as_ptr().addr() - segment.text.as_ptr().addr();
    segment.pieces.iter().any(|piece| {
        piece.text.start <= start
            && start + word.len() <= piece.text.end
            && piece.text.len() == piece.content.len()
    })
}

/// The texts of a document.
pub fn texts(document: &Document) -> Vec<&str> {
    document.segments.iter().map(|s| s.text.as_str()).collect()
}

/// A zip file of entries.
pub fn zipped(entries: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Deflated);
    for (name, text) in entries {
        writer.start_file(*name, options).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}
