//! A file with edits in it, and what they change as a unified diff.

use std::fmt::Write as _;
use std::ops::Range;

/// Lines of a file, from 0, and what stands there instead.
pub(super) struct Edit {
    pub lines: Range<usize>,
    pub new: Vec<String>,
}

impl Edit {
    /// The lines with this text instead.
    pub fn of(lines: Range<usize>, text: &str) -> Self {
        Edit {
            lines,
            new: text.split('\n').map(str::to_owned).collect(),
        }
    }
}

/// The file with the edits, given its lines; the edits stand in their order.
pub(super) fn edited(lines: &[&str], edits: &[Edit]) -> String {
    let mut all: Vec<&str> = Vec::new();
    let mut at = 0;
    for edit in edits {
        all.extend(&lines[at..edit.lines.start]);
        all.extend(edit.new.iter().map(String::as_str));
        at = edit.lines.end;
    }
    all.extend(&lines[at..]);
    all.join("\n")
}

/// How many lines stand around what differs.
const AROUND: usize = 3;

/// A line that stays, goes or comes.
struct Line<'t> {
    sign: char,
    text: &'t str,
}

/// The diff of a file, given its lines and the edits in their order; the last line is what follows the last line feed.
pub(super) fn unified(file: &str, lines: &[&str], edits: &[Edit]) -> String {
    let mut all: Vec<Line<'_>> = Vec::new();
    let stays = |text| Line { sign: ' ', text };
    let mut at = 0;
    for edit in edits {
        all.extend(lines[at..edit.lines.start].iter().copied().map(stays));
        differences(&lines[edit.lines.clone()], &edit.new, &mut all);
        at = edit.lines.end;
    }
    all.extend(lines[at..].iter().copied().map(stays));
    let has_end = all.last().is_some_and(|line| line.text.is_empty());
    if has_end {
        all.pop();
    }
    let mut text = String::new();
    let mut from = 0;
    while let Some(first) = (from..all.len()).find(|n| all[*n].sign != ' ') {
        let start = first.saturating_sub(AROUND).max(from);
        let mut end = first;
        // What is near enough stands in the same piece.
        while let Some(next) =
            (end..all.len().min(end + 2 * AROUND + 1)).find(|n| all[*n].sign != ' ')
        {
            end = next + 1;
        }
        let end = all.len().min(end + AROUND);
        if text.is_empty() {
            let _ = write!(text, "--- a/{file}\n+++ b/{file}\n");
        }
        let count = |within: &[Line<'_>], other: char| {
            within.iter().filter(|line| line.sign != other).count()
        };
        let (above, piece) = (&all[..start], &all[start..end]);
        let begins = |count: usize, above: usize| if count == 0 { above } else { above + 1 };
        let (old, new) = (count(piece, '+'), count(piece, '-'));
        let _ = writeln!(
            text,
            "@@ -{},{old} +{},{new} @@",
            begins(old, count(above, '+')),
            begins(new, count(above, '-'))
        );
        for (n, line) in (start..).zip(piece) {
            let _ = writeln!(text, "{}{}", line.sign, line.text);
            if n + 1 == all.len() && !has_end {
                text.push_str("\\ No newline at end of file\n");
            }
        }
        from = end;
    }
    text
}

/// The shortest way from some lines to others, by their longest common part.
fn differences<'t>(old: &[&'t str], new: &'t [String], all: &mut Vec<Line<'t>>) {
    let width = new.len() + 1;
    let mut common = vec![0_usize; (old.len() + 1) * width];
    for (n, one) in old.iter().enumerate().rev() {
        for (m, other) in new.iter().enumerate().rev() {
            common[n * width + m] = match one == other {
                true => common[(n + 1) * width + m + 1] + 1,
                false => common[(n + 1) * width + m].max(common[n * width + m + 1]),
            };
        }
    }
    let (mut n, mut m) = (0, 0);
    while n < old.len() || m < new.len() {
        let is_same = n < old.len() && m < new.len() && old[n] == new[m];
        let goes = n < old.len()
            && (m == new.len() || common[(n + 1) * width + m] >= common[n * width + m + 1]);
        let (sign, text) = match (is_same, goes) {
            (true, _) => (' ', old[n]),
            (false, true) => ('-', old[n]),
            (false, false) => ('+', new[m].as_str()),
        };
        all.push(Line { sign, text });
        n += usize::from(sign != '+');
        m += usize::from(sign != '-');
    }
}
