//! What a check of words finds, as data.

use crate::read::{Place, Strength, TextFault};

/// Something that is wrong, or may be, with the words of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordFinding {
    /// How bad it is.
    pub level: Level,
    /// What it is.
    pub kind: FindingKind,
    /// The language.
    pub lang: String,
    /// Where.
    pub place: Place,
    /// The message with its attribute (`checkmate.holds`), or the concept of a glossary; empty for a whole file.
    pub message: String,
    /// What was found.
    pub found: String,
    /// What belongs there instead; empty where the kind says it all.
    pub instead: String,
    /// The concept of the glossary, for words to avoid.
    pub concept: Option<String>,
    /// When the word is wrong, for words to avoid.
    pub hint: Option<String>,
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// It must be put right.
    Error,
    /// It should be looked at.
    Warning,
    /// It could be better.
    Info,
}

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FindingKind {
    /// A file that is not text in UTF-8.
    Unreadable,
    /// A file that English has and the language lacks.
    FileMissing,
    /// A fault in `glossary.yaml` or `language.yaml`.
    Data,
    /// A part of a file that is no message.
    Junk,
    /// A message that the language has twice.
    Duplicate,
    /// A message or attribute that English has and the language lacks.
    MessageMissing,
    /// A message or attribute that English does not have and nothing refers to.
    MessageExtra,
    /// A case without a title.
    TitleMissing,
    /// The title of a case that there is not.
    TitleStale,
    /// A title that another case has, too.
    TitleTwice,
    /// A variable that English prints and the message does not.
    VariableMissing,
    /// A variable that English chooses words by and the message does not use.
    VariableUnused,
    /// A variable that English neither uses nor declares in its comment.
    VariableUnknown,
    /// A function that there is not.
    FunctionUnknown,
    /// An argument that a function does not take, or a case that the language does not declare.
    ArgumentUnknown,
    /// A reference to a message or term that the language does not have.
    ReferenceUnknown,
    /// A plural category that whole numbers need and a selector lacks.
    PluralMissing,
    /// A plural category that the language does not have.
    PluralNeedless,
    /// A number that English declines its words by, printed without choosing words by it.
    NumberBare,
    /// A text that is the English one.
    Untranslated,
    /// A text of which the English has changed since it was translated.
    Outdated,
    /// A word to avoid.
    Word(Strength),
    /// Quotation marks that are not those of the language.
    Quotes,
    /// A word of Latin and Cyrillic letters.
    MixedScript,
    /// A Cyrillic letter where the Laws have a Latin one.
    CyrillicLetter,
    /// A word without a mark that our texts write.
    BareLetter,
    /// A hyphen that should be a dash.
    Dash,
    /// A space that does not belong there.
    Space,
    /// A word that is spelt wrongly, often by its accent.
    Spelling,
}

impl Level {
    /// Its name: `error`, `warning`, `info`.
    pub fn name(self) -> &'static str {
        match self {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Info => "info",
        }
    }
}

impl FindingKind {
    /// Its name: `message-missing`, `word-hard`, …
    pub fn name(self) -> &'static str {
        match self {
            FindingKind::Unreadable => "unreadable",
            FindingKind::FileMissing => "file-missing",
            FindingKind::Data => "data",
            FindingKind::Junk => "junk",
            FindingKind::Duplicate => "duplicate",
            FindingKind::MessageMissing => "message-missing",
            FindingKind::MessageExtra => "message-extra",
            FindingKind::TitleMissing => "title-missing",
            FindingKind::TitleStale => "title-stale",
            FindingKind::TitleTwice => "title-twice",
            FindingKind::VariableMissing => "variable-missing",
            FindingKind::VariableUnused => "variable-unused",
            FindingKind::VariableUnknown => "variable-unknown",
            FindingKind::FunctionUnknown => "function-unknown",
            FindingKind::ArgumentUnknown => "argument-unknown",
            FindingKind::ReferenceUnknown => "reference-unknown",
            FindingKind::PluralMissing => "plural-missing",
            FindingKind::PluralNeedless => "plural-needless",
            FindingKind::NumberBare => "number-bare",
            FindingKind::Untranslated => "untranslated",
            FindingKind::Outdated => "outdated",
            FindingKind::Word(Strength::Hard) => "word-hard",
            FindingKind::Word(Strength::Variant) => "word-variant",
            FindingKind::Word(Strength::Context) => "word-context",
            FindingKind::Word(Strength::Style) => "word-style",
            FindingKind::Quotes => "quotes",
            FindingKind::MixedScript => "mixed-script",
            FindingKind::CyrillicLetter => "cyrillic-letter",
            FindingKind::BareLetter => "bare-letter",
            FindingKind::Dash => "dash",
            FindingKind::Space => "space",
            FindingKind::Spelling => "spelling",
        }
    }
}

impl WordFinding {
    pub(super) fn new(level: Level, kind: FindingKind, lang: &str, place: Place) -> Self {
        WordFinding {
            level,
            kind,
            lang: lang.to_owned(),
            place,
            message: String::new(),
            found: String::new(),
            instead: String::new(),
            concept: None,
            hint: None,
        }
    }

    pub(super) fn message(self, message: &str) -> Self {
        WordFinding {
            message: message.to_owned(),
            ..self
        }
    }

    pub(super) fn found(self, found: impl Into<String>) -> Self {
        WordFinding {
            found: found.into(),
            ..self
        }
    }

    pub(super) fn instead(self, instead: impl Into<String>) -> Self {
        WordFinding {
            instead: instead.into(),
            ..self
        }
    }

    pub(super) fn of_fault(lang: &str, fault: TextFault) -> Self {
        WordFinding::new(Level::Error, FindingKind::Data, lang, fault.place)
            .found(fault.found)
            .instead(fault.expected)
    }

    pub(super) fn sort_key(&self) -> impl Ord + use<'_> {
        let place = &self.place;
        (
            &place.file,
            place.line,
            place.column,
            self.level,
            self.kind,
            (&self.message, &self.found, &self.concept),
        )
    }
}

/// The finding of a file that is not text.
pub(super) fn unreadable(
    lang: &str,
    path: &str,
    bytes: &[u8],
    error: std::str::Utf8Error,
) -> WordFinding {
    let before = &bytes[..error.valid_up_to()];
    let place = Place {
        file: path.to_owned(),
        line: 1 + before.iter().filter(|byte| **byte == b'\n').count(),
        column: 1,
    };
    WordFinding::new(Level::Error, FindingKind::Unreadable, lang, place)
        .found(format!("byte 0x{:02x}", bytes[error.valid_up_to()]))
}
