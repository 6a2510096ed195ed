//! Where a long text may be cut between games.

/// How many bytes at the beginning of a text are whole games for certain; 0 where no place to cut was found.
///
/// A place to cut is a line that begins with the tag `Event`, after a blank line.
pub fn whole_games(text: &[u8]) -> usize {
    let mut end = text.len();
    while let Some(at) = memchr::memmem::rfind(&text[..end], b"\n[Event ") {
        if is_blank_before(&text[..at]) {
            return at + 1;
        }
        end = at;
    }
    0
}

/// Whether a text ends with a blank line, or with nothing but blanks after one.
fn is_blank_before(text: &[u8]) -> bool {
    let line = text.trim_ascii_end();
    memchr::memchr(b'\n', &text[line.len()..]).is_some()
}
