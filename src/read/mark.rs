//! Marks: short names for texts, by which one sees that a text is no longer the one that was meant.

/// A number for a text, the same on every machine and for ever: the hash FNV-1a with 64 bits.
pub fn mark(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The mark of a text in seven small letters, none of them a vowel: in YAML never a number, in a list never a word.
pub fn lettered(text: &str) -> String {
    let letters = LETTERS.len() as u64;
    let mut rest = mark(text);
    let mut next = || {
        let letter = LETTERS[usize::try_from(rest % letters).unwrap_or_default()];
        rest /= letters;
        char::from(letter)
    };
    (0..7).map(|_| next()).collect()
}

/// Whether a word may be a mark in letters.
pub fn is_lettered(word: &str) -> bool {
    word.len() == 7 && word.bytes().all(|letter| LETTERS.contains(&letter))
}

const LETTERS: &[u8; 20] = b"bcdfghjklmnpqrstvwxz";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_that_of_the_published_hash() {
        // the test vectors of FNV-1a with 64 bits
        assert_eq!(mark(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(mark("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(mark("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_mark_in_letters_tells_texts_apart_and_is_known_as_one() {
        assert_eq!(lettered("check"), lettered("check"));
        assert_ne!(lettered("check"), lettered("Check"));
        assert!(is_lettered(&lettered("check")));
        assert!(!is_lettered("bcdfgha") && !is_lettered("bcd"));
    }
}
