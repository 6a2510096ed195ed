//! A text taken apart.

/// The sentences of a text; the number of a move or an article ends none.
pub(in crate::book) fn sentences(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = text.trim();
    while let Some(end) = end_of_first(rest) {
        let (first, after) = rest.split_at(end);
        all.push(first.to_owned());
        rest = after.trim_start();
    }
    if !rest.is_empty() {
        all.push(rest.to_owned());
    }
    all
}

/// Where the first sentence ends, if another follows.
fn end_of_first(text: &str) -> Option<usize> {
    let mut marks = text.match_indices(['.', '?', '!', '…']);
    marks.find_map(|(at, mark)| {
        let end = at + mark.len();
        let next = text[end..].strip_prefix(' ')?.chars().next()?;
        let before = text[..at].rsplit(' ').next().unwrap_or_default();
        let is_number = before.chars().all(|sign| sign.is_ascii_digit());
        let opens = next.is_uppercase() || matches!(next, '“' | '„' | '«' | '(' | '[');
        (opens && !(is_number && mark == ".")).then_some(end)
    })
}

#[cfg(test)]
mod tests {
    use super::sentences;

    #[test]
    fn a_sentence_ends_before_a_capital_and_not_after_a_number() {
        assert_eq!(
            sentences("White plays 1. Nf3 at 9.5 p.m. sharp. “No,” says Black! Then 2. e4"),
            [
                "White plays 1. Nf3 at 9.5 p.m. sharp.",
                "“No,” says Black!",
                "Then 2. e4"
            ]
        );
        assert_eq!(sentences(""), [""; 0]);
    }
}
