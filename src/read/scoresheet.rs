//! Scoresheets: the text of a game in the letters of its writer → moves, and back in other letters.

use crate::board::{Alphabet, EntryFault, Flaw, Form, Meaning, Move, Player, Position};
use crate::read::fault::Place;
use std::fmt::Write as _;

/// A game as a scoresheet shows it.
#[derive(Clone, Debug)]
pub struct Scoresheet {
    /// The position before the first move.
    pub start: Position,
    /// The moves, in order.
    pub moves: Vec<Entered>,
    /// The result, where it is written, as it is written.
    pub result: Option<String>,
}

/// One entry, understood.
#[derive(Clone, Debug)]
pub struct Entered {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// Whether a draw offer is marked, in whatever way.
    pub offer: bool,
    /// The entry as it is written.
    pub text: String,
    /// Where it stands.
    pub place: Place,
    /// Where it departs from the prescribed form.
    pub flaws: Vec<Flaw>,
}

/// The first thing in a scoresheet that does not mean one legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFault {
    /// Where.
    pub place: Place,
    /// The line of the text.
    pub line_text: String,
    /// How many characters of it are meant.
    pub width: usize,
    /// What is wrong.
    pub what: Box<SheetTrouble>,
}

/// What is wrong with a scoresheet. Moves are entries in the letters of the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetTrouble {
    /// A number that the moves before it do not reach.
    MoveNumber {
        /// The number that is written.
        found: u32,
        /// The number of the move that comes.
        expected: u32,
    },
    /// A text that is no entry.
    NoEntry {
        /// The text.
        text: String,
        /// Why it is none.
        why: EntryFault,
        /// An entry that could stand there; none where the game is over.
        example: Option<String>,
    },
    /// An entry that can mean several moves.
    Several {
        /// The entry.
        text: String,
        /// The moves.
        moves: Vec<String>,
    },
    /// An entry that no legal move fits.
    NoMove {
        /// The entry.
        text: String,
        /// The legal moves of the pieces that it can mean.
        near: Vec<String>,
        /// An entry that could stand there; none where the game is over.
        example: Option<String>,
    },
}

/// Reads a scoresheet from the first move to the last, or to the first entry that does not mean one legal move.
///
/// Move numbers, results, comments in braces or after a semicolon, variations in brackets and lines in square brackets
/// are understood, as in the files of chess programs.
///
/// # Errors
///
/// The first entry that is none, means no legal move or several, or a number that the moves before it do not reach.
pub fn scoresheet(
    name: &str,
    text: &str,
    alphabet: &Alphabet,
    start: &Position,
) -> Result<Scoresheet, SheetFault> {
    let mut at = start.clone();
    let mut moves = Vec::new();
    let mut result = None;
    for word in words(text) {
        if is_result(&word.text) {
            result = Some(word.text);
            break;
        }
        if let Some(number) = number(&word.text) {
            if number != at.full_moves() {
                let what = SheetTrouble::MoveNumber {
                    found: number,
                    expected: at.full_moves(),
                };
                return Err(word.fault(name, text, 1, what));
            }
            continue;
        }
        let entered = enter(name, text, &word, alphabet, &at)?;
        at = at.play(&entered.played);
        moves.push(entered);
    }
    Ok(Scoresheet {
        start: start.clone(),
        moves,
        result,
    })
}

fn enter(
    name: &str,
    text: &str,
    word: &Token,
    alphabet: &Alphabet,
    at: &Position,
) -> Result<Entered, SheetFault> {
    let short = |played: &Move| at.entry(played, alphabet, Form::Short);
    let example = || at.legal_moves().first().map(short);
    let read = at.read_entry(&word.text, alphabet).map_err(|why| {
        let what = SheetTrouble::NoEntry {
            text: word.text.clone(),
            why,
            example: example(),
        };
        word.fault(name, text, why.column(), what)
    })?;
    match &read.meaning {
        Meaning::One(played) => Ok(Entered {
            before: at.clone(),
            played: *played,
            offer: read.entry.offer != crate::board::OfferMark::None,
            text: word.text.clone(),
            place: word.place(name),
            flaws: read.flaws,
        }),
        Meaning::Several(all) => {
            let what = SheetTrouble::Several {
                text: word.text.clone(),
                moves: in_order(all.iter().map(short).collect()),
            };
            Err(word.fault(name, text, 1, what))
        }
        Meaning::None { pieces, .. } => {
            let near: Vec<String> = (at.legal_moves().iter())
                .filter(|played| played.from().is_some_and(|from| pieces.contains(&from)))
                .map(short)
                .collect();
            let what = SheetTrouble::NoMove {
                text: word.text.clone(),
                near: in_order(near),
                example: example(),
            };
            Err(word.fault(name, text, 1, what))
        }
    }
}

fn in_order(mut entries: Vec<String>) -> Vec<String> {
    entries.sort();
    entries.dedup();
    entries
}

/// A word of a scoresheet and where it stands, from 1.
struct Token {
    text: String,
    line: usize,
    column: usize,
}

impl Token {
    fn place(&self, name: &str) -> Place {
        Place {
            file: name.to_owned(),
            line: self.line,
            column: self.column,
        }
    }

    /// A fault at a column of this word.
    fn fault(&self, name: &str, text: &str, column: usize, what: SheetTrouble) -> SheetFault {
        let mut place = self.place(name);
        place.column += column - 1;
        let length = self.text.chars().count();
        SheetFault {
            place,
            line_text: text.lines().nth(self.line - 1).unwrap_or("").to_owned(),
            width: (length + 1).saturating_sub(column).max(1),
            what: Box::new(what),
        }
    }
}

/// The words outside comments, variations and headers; a mark that stands alone belongs to the entry before it.
fn words(text: &str) -> Vec<Token> {
    let mut all: Vec<Token> = Vec::new();
    let (mut comment, mut variations) = (false, 0_u32);
    for (line, content) in (1..).zip(text.lines()) {
        if !comment && content.trim_start().starts_with('[') {
            continue;
        }
        let mut open: Option<Token> = None;
        let signs: Vec<char> = content.chars().collect();
        for (at, sign) in signs.iter().enumerate() {
            let in_offer = |open: &Option<Token>| {
                signs[at..].starts_with(&['(', '=', ')'])
                    || open.is_some() && signs[at..].contains(&')')
            };
            match sign {
                '}' if comment => comment = false,
                _ if comment => {}
                '{' => {
                    comment = true;
                    all.extend(open.take());
                }
                ';' => break,
                '(' if variations > 0 || !in_offer(&open) => {
                    variations += 1;
                    all.extend(open.take());
                }
                ')' if variations > 0 => variations -= 1,
                _ if variations > 0 => {}
                sign if sign.is_whitespace() => all.extend(open.take()),
                '.' if open.as_ref().is_some_and(|word| is_digits(&word.text)) => {
                    // The number ends here; dots after it belong to it.
                    all.extend(open.take().map(|mut word| {
                        word.text.push('.');
                        word
                    }));
                }
                '.' if open.is_none() => {}
                sign => match &mut open {
                    Some(word) => word.text.push(*sign),
                    None => {
                        open = Some(Token {
                            text: sign.to_string(),
                            line,
                            column: at + 1,
                        });
                    }
                },
            }
        }
        all.extend(open.take());
    }
    joined(all)
}

/// Marks that stand alone are joined to the entry before them; marks of annotators are left out.
fn joined(words: Vec<Token>) -> Vec<Token> {
    const MARKS: [&str; 8] = ["(=)", "=", "e.p.", "ep", "+", "++", "#", "½"];
    let mut all: Vec<Token> = Vec::new();
    for word in words {
        let annotation = word.text.starts_with('$') || word.text.chars().all(|c| "!?".contains(c));
        let mark = MARKS.contains(&crate::board::seen(&word.text).as_str());
        match all.last_mut() {
            _ if annotation => {}
            Some(before) if mark && number(&before.text).is_none() => {
                before.text.push(' ');
                before.text.push_str(&word.text);
            }
            _ => all.push(word),
        }
    }
    all
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_ascii_digit())
}

/// The number of a move; a number without a dot only where it is too short to be an entry.
fn number(text: &str) -> Option<u32> {
    const LONGEST_BARE: usize = 3;
    match text.strip_suffix('.') {
        Some(digits) => digits.parse().ok(),
        None if is_digits(text) && text.len() <= LONGEST_BARE && !text.starts_with('0') => {
            text.parse().ok()
        }
        None => None,
    }
}

fn is_result(text: &str) -> bool {
    let plain = text.replace(['–', '—', ':'], "-");
    matches!(
        plain.as_str(),
        "1-0" | "0-1" | "1/2-1/2" | "1/2" | "½-½" | "*"
    )
}

impl Scoresheet {
    /// The same scoresheet in these letters: a line for each number, the result at the end.
    #[must_use]
    pub fn write(&self, alphabet: &Alphabet, form: Form) -> String {
        let mut text = String::new();
        for (at, entered) in self.moves.iter().enumerate() {
            let white = entered.before.has_the_move() == Player::White;
            let number = entered.before.full_moves();
            if white || at == 0 {
                let start = if at == 0 { "" } else { "\n" };
                let dots = if white { "" } else { " …" };
                // a string takes any text
                let _ = write!(text, "{start}{number}.{dots}");
            }
            text.push(' ');
            text.push_str(&entered.before.entry(&entered.played, alphabet, form));
            if entered.offer {
                text.push_str(" (=)");
            }
        }
        if !text.is_empty() {
            text.push('\n');
        }
        if let Some(result) = &self.result {
            text.push_str(result);
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::OtherSystem;
    use crate::board::alphabets::{GERMAN, RUSSIAN};

    fn read(text: &str, alphabet: &Alphabet) -> Result<Scoresheet, SheetFault> {
        scoresheet("sheet", text, alphabet, &Position::initial())
    }

    fn rewritten(text: &str, from: &Alphabet, to: &Alphabet, form: Form) -> String {
        read(text, from).expect(text).write(to, form)
    }

    #[test]
    fn a_scoresheet_is_written_in_other_letters() {
        let (de, ru) = (GERMAN, RUSSIAN);
        let sheet = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dc6 5. 0-0 (=) ½-½";
        assert_eq!(
            rewritten(sheet, &de, &ru, Form::Short),
            "1. e4 e5\n2. Кf3 Кc6\n3. Сb5 a6\n4. Сxc6 dxc6\n5. 0-0 (=)\n½-½\n"
        );
        assert_eq!(
            rewritten(sheet, &de, &Alphabet::FIGURINES, Form::Long),
            "1. e2-e4 e7-e5\n2. ♘g1-f3 ♘b8-c6\n3. ♗f1-b5 a7-a6\n4. ♗b5xc6 d7xc6\n5. 0-0 (=)\n½-½\n"
        );
    }

    #[test]
    fn what_chess_programs_add_is_passed_over() {
        let sheet = "[Event \"A (=) b\"]\n\n1.e4 {best by test; Fischer} e5 $1 2.Nf3 (2.f4 exf4 (2... d5) 3.Nf3) 2... Nc6 !\n3 Bb5 a6; the main line\n4.Ba4 1-0 5.xx";
        let en = Alphabet::ENGLISH;
        assert_eq!(
            rewritten(sheet, &en, &en, Form::Short),
            "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4\n1-0\n"
        );
    }

    #[test]
    fn a_fault_names_line_column_entry_and_candidates() {
        let en = Alphabet::ENGLISH;
        let some = |moves: &[&str]| {
            moves
                .iter()
                .map(|&text| text.to_owned())
                .collect::<Vec<_>>()
        };
        let no_entry = |text: &str, why| SheetTrouble::NoEntry {
            text: text.to_owned(),
            why,
            example: None,
        };
        let no_move = |text: &str, near: &[&str]| SheetTrouble::NoMove {
            text: text.to_owned(),
            near: some(near),
            example: None,
        };
        for (sheet, line, column, what) in [
            (
                "1. d4 d5\n2. Nf3 Nf6\n3. Bf4 e6 4. e3 c5 5. Nd2",
                3,
                23,
                SheetTrouble::Several {
                    text: "Nd2".to_owned(),
                    moves: some(&["Nbd2", "Nfd2"]),
                },
            ),
            (
                "1. e4 e5 2. Sf3",
                1,
                13,
                no_entry(
                    "Sf3",
                    EntryFault::UnknownLetter {
                        letter: 'S',
                        column: 1,
                    },
                ),
            ),
            ("1. e4\n   Bb5", 2, 4, no_move("Bb5", &[])),
            (
                "1. e4 Nd4",
                1,
                7,
                no_move("Nd4", &["Na6", "Nc6", "Nf6", "Nh6"]),
            ),
            (
                "1. e4 e5 3. Nf3",
                1,
                10,
                SheetTrouble::MoveNumber {
                    found: 3,
                    expected: 2,
                },
            ),
            (
                "1. e4 e5 2. Nfx3",
                1,
                16,
                // a rank alone is no square, and nothing is missing before it
                no_entry(
                    "Nfx3",
                    EntryFault::Unexpected {
                        sign: '3',
                        column: 4,
                    },
                ),
            ),
            (
                "1. P-K4",
                1,
                4,
                no_entry("P-K4", EntryFault::OtherSystem(OtherSystem::Descriptive)),
            ),
        ] {
            let fault = read(sheet, &en).expect_err(sheet);
            assert_eq!(
                (fault.place.line, fault.place.column),
                (line, column),
                "{sheet}"
            );
            let mut found = *fault.what;
            if let SheetTrouble::NoEntry { example, .. } | SheetTrouble::NoMove { example, .. } =
                &mut found
            {
                assert!(example.take().is_some(), "{sheet}: a move is possible");
            }
            assert_eq!(found, what, "{sheet}");
        }
    }
}
