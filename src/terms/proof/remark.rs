//! What is remarked on a text of anybody's, as data.

use crate::edition::Edition;
use crate::read::Strength;
use crate::terms::finding::Level;
use std::ops::Range;

/// Something in a text that is wrong, or may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// How bad it is.
    pub level: Level,
    /// What it is.
    pub kind: RemarkKind,
    /// How sure we are.
    pub sure: Sureness,
    /// The language of the text.
    pub lang: String,
    /// Where it stands in the content of the document, in bytes.
    pub range: Range<usize>,
    /// Line and column at which it starts, from 1.
    pub place: (usize, usize),
    /// Line and column before which it ends.
    pub end: (usize, usize),
    /// The name of the message or unit, if there is one.
    pub unit: Option<String>,
    /// What was found.
    pub found: String,
    /// What is expected there; empty where the kind says it all.
    pub instead: String,
    /// The concept of the glossary that it is about.
    pub concept: Option<String>,
    /// When the word is wrong, for words to avoid.
    pub hint: Option<String>,
    /// The article that it is about.
    pub article: Option<String>,
    /// The edition against which the text is held.
    pub edition: Option<Edition>,
    /// Another edition, which says what the text says.
    pub other: Option<Edition>,
    /// How often it occurs, where it is told once for all.
    pub times: u64,
}

/// How sure a remark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sureness {
    /// Wrong whatever the text is about.
    Certain,
    /// Wrong unless the text means something unusual.
    Likely,
    /// Worth a look.
    Possible,
}

/// What can be checked in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RemarkClass {
    /// Which words are used for the concepts of the Laws.
    Terms,
    /// The numbers of articles.
    Numbers,
    /// Times, moves and other amounts.
    Values,
    /// What happened to the text: scanning, copying, typing.
    Damage,
    /// What the translation does with its source.
    Bilingual,
}

impl RemarkClass {
    /// All classes, in the order of a report.
    pub const ALL: [RemarkClass; 5] = [
        RemarkClass::Terms,
        RemarkClass::Numbers,
        RemarkClass::Values,
        RemarkClass::Damage,
        RemarkClass::Bilingual,
    ];

    /// Its name in reports for programs.
    pub const fn name(self) -> &'static str {
        match self {
            RemarkClass::Terms => "terms",
            RemarkClass::Numbers => "numbers",
            RemarkClass::Values => "values",
            RemarkClass::Damage => "damage",
            RemarkClass::Bilingual => "bilingual",
        }
    }
}

impl Sureness {
    /// Its name in reports for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Sureness::Certain => "certain",
            Sureness::Likely => "likely",
            Sureness::Possible => "possible",
        }
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $slug:literal in $class:ident,)+) => {
        /// What a remark is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RemarkKind {
            /// A word to avoid.
            Word(Strength),
            $($(#[$doc])* $name,)+
        }

        impl RemarkKind {
            /// All kinds, in the order of their classes.
            pub const ALL: &[RemarkKind] = &[
                RemarkKind::Word(Strength::Hard),
                RemarkKind::Word(Strength::Variant),
                RemarkKind::Word(Strength::Context),
                RemarkKind::Word(Strength::Style),
                $(RemarkKind::$name,)+
            ];

            /// Its name: the attribute of its message, and what reports for programs call it.
            pub const fn name(self) -> &'static str {
                match self {
                    RemarkKind::Word(Strength::Hard) => "word-hard",
                    RemarkKind::Word(Strength::Variant) => "word-variant",
                    RemarkKind::Word(Strength::Context) => "word-context",
                    RemarkKind::Word(Strength::Style) => "word-style",
                    $(RemarkKind::$name => $slug,)+
                }
            }

            /// What it belongs to.
            pub const fn class(self) -> RemarkClass {
                match self {
                    RemarkKind::Word(_) => RemarkClass::Terms,
                    $(RemarkKind::$name => RemarkClass::$class,)+
                }
            }
        }
    };
}

kinds! {
    /// A second name for a concept in one text.
    TwoTerms = "two-terms" in Terms,
    /// An article of the wrong gender before a term.
    WrongArticle = "wrong-article" in Terms,
    /// An article that the edition does not have.
    NumberUnknown = "number-unknown" in Numbers,
    /// A number that lost one of its dots.
    NumberBroken = "number-broken" in Numbers,
    /// A number that stands for something else in the edition.
    NumberMoved = "number-moved" in Numbers,
    /// The word for one article before several numbers.
    NumberHead = "number-head" in Numbers,
    /// A Cyrillic letter where the Laws have a Latin one.
    NumberLetter = "number-letter" in Numbers,
    /// A number that is missing in a sequence.
    SequenceGap = "sequence-gap" in Numbers,
    /// A number that stands behind a later one.
    SequenceOrder = "sequence-order" in Numbers,
    /// An amount that the provision does not have.
    Value = "value" in Values,
    /// A word of letters of two alphabets.
    MixedScript = "mixed-script" in Damage,
    /// The same word twice in a row.
    Doubled = "doubled" in Damage,
    /// A hyphen left over from the end of a line.
    Hyphenation = "hyphenation" in Damage,
    /// A space that is missing or too many.
    Space = "space" in Damage,
    /// Quotation marks that are not those of the language.
    Quotes = "quotes" in Damage,
    /// A hyphen that should be a dash.
    Dash = "dash" in Damage,
    /// Apostrophes of two kinds.
    Apostrophes = "apostrophes" in Damage,
    /// A word that is spelt wrongly.
    Spelling = "spelling" in Damage,
    /// A word that is in no list of words.
    UnknownWord = "unknown-word" in Damage,
    /// A bracket or a quotation mark without its other half.
    Unpaired = "unpaired" in Damage,
    /// A word without a mark that it has elsewhere.
    BareLetter = "bare-letter" in Damage,
    /// A sign where letters were.
    Sign = "sign" in Damage,
    /// A digit where a letter was.
    Digit = "digit" in Damage,
    /// What belongs to a page or a program, not to the text.
    Artefact = "artefact" in Damage,
    /// A paragraph that the text has already.
    Repeated = "repeated" in Damage,
    /// Words of another language.
    Foreign = "foreign" in Damage,
    /// A sentence without its full stop, or with one too many.
    FullStop = "full-stop" in Damage,
    /// A term of the source that the translation does not have.
    TermMissing = "term-missing" in Bilingual,
    /// A number of the source that the translation does not have.
    NumberMissing = "number-missing" in Bilingual,
    /// A number that the source does not have.
    NumberAdded = "number-added" in Bilingual,
    /// A duty, a right or a ban that became something else.
    Modality = "modality" in Bilingual,
    /// A denial of the source that is gone, or one that it does not have.
    Negation = "negation" in Bilingual,
    /// Something of the source that is left out.
    LeftOut = "left-out" in Bilingual,
}
