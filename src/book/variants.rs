//! Texts that are much the same: what they share is told once, and what they do not beside it.

/// A part of texts in a row.
#[derive(Debug, PartialEq)]
pub(super) struct Part {
    /// The sentences.
    pub sentences: Vec<String>,
    /// The texts that tell them, by their places.
    pub of: Vec<usize>,
}

/// The texts, each given by its sentences, as parts in a row: those of one text are that text, and what all tell in the same
/// order stands there once.
pub(super) fn parts(texts: &[&[String]]) -> Vec<Part> {
    let Some((first, rest)) = texts.split_first() else {
        return Vec::new();
    };
    let mut common: Vec<&String> = first.iter().collect();
    for text in rest {
        let text: Vec<&String> = text.iter().collect();
        common = shared(&common, &text);
    }
    let mut all: Vec<Part> = Vec::new();
    let mut from = vec![0; texts.len()];
    for anchor in common.into_iter().map(Some).chain([None]) {
        let mut between: Vec<Part> = Vec::new();
        for (of, text) in texts.iter().enumerate() {
            let start = from[of];
            let rest = text.get(start..).unwrap_or_default();
            let end = anchor.and_then(|anchor| rest.iter().position(|it| it == anchor));
            let end = end.map_or(text.len(), |end| start + end);
            from[of] = end + 1;
            let own = text.get(start..end).unwrap_or_default();
            if own.is_empty() {
                continue;
            }
            match between.iter_mut().find(|part| part.sentences == own) {
                Some(part) => part.of.push(of),
                None => between.push(Part {
                    sentences: own.to_vec(),
                    of: vec![of],
                }),
            }
        }
        all.append(&mut between);
        let Some(anchor) = anchor else { continue };
        let everyone = 0..texts.len();
        match all.last_mut() {
            Some(part) if part.of.len() == texts.len() => part.sentences.push(anchor.clone()),
            _ => all.push(Part {
                sentences: vec![anchor.clone()],
                of: everyone.collect(),
            }),
        }
    }
    all
}

/// The longest row of sentences that both have in this order.
fn shared<'t>(one: &[&'t String], other: &[&'t String]) -> Vec<&'t String> {
    let (rows, columns) = (one.len(), other.len());
    let mut longest = vec![vec![0_usize; columns + 1]; rows + 1];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            longest[row][column] = match one[row] == other[column] {
                true => longest[row + 1][column + 1] + 1,
                false => longest[row + 1][column].max(longest[row][column + 1]),
            };
        }
    }
    let (mut row, mut column) = (0, 0);
    let mut both = Vec::new();
    while row < rows && column < columns {
        if one[row] == other[column] {
            both.push(one[row]);
            row += 1;
            column += 1;
        } else if longest[row + 1][column] >= longest[row][column + 1] {
            row += 1;
        } else {
            column += 1;
        }
    }
    both
}

#[cfg(test)]
mod tests {
    use super::parts;

    fn told(texts: &[&[&str]]) -> Vec<String> {
        let texts: Vec<Vec<String>> = texts
            .iter()
            .map(|text| text.iter().map(|it| (*it).to_owned()).collect())
            .collect();
        let texts: Vec<&[String]> = texts.iter().map(Vec::as_slice).collect();
        let parts = parts(&texts).into_iter();
        parts
            .map(|part| format!("{:?} {}", part.of, part.sentences.join(" ")))
            .collect()
    }

    #[test]
    fn what_all_tell_is_told_once() {
        assert_eq!(told(&[&["A.", "B."]]), ["[0] A. B."]);
        assert_eq!(told(&[&["A."], &["A."]]), ["[0, 1] A."]);
        assert_eq!(
            told(&[
                &["A.", "two.", "C.", "D."],
                &["A.", "three.", "C.", "D."],
                &["A.", "three.", "C.", "D.", "E."],
            ]),
            [
                "[0, 1, 2] A.",
                "[0] two.",
                "[1, 2] three.",
                "[0, 1, 2] C. D.",
                "[2] E."
            ]
        );
    }

    #[test]
    fn texts_with_nothing_in_common_stand_one_after_the_other() {
        assert_eq!(told(&[&["A."], &["B.", "C."]]), ["[0] A.", "[1] B. C."]);
        assert_eq!(told(&[&["A."], &[]]), ["[0] A."]);
    }
}
