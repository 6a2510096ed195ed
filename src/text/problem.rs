//! What is wrong with a translation.

use crate::read::Language;
use std::fmt;

/// Something that could not be said as it should be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The language.
    pub lang: String,
    /// The message, with its attribute: `checkmate.holds`; or the file.
    pub message: String,
    /// What is wrong.
    pub what: Defect,
}

/// What is wrong with a message or a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Defect {
    /// The language does not have this file, which English has.
    FileMissing,
    /// The language does not have this message; English is shown.
    Missing {
        /// The file in which English has it.
        file: String,
    },
    /// English does not have this message.
    NotInEnglish,
    /// Nobody has this message; the problem is that of the reference language.
    Nowhere {
        /// The file in which it belongs, where that can be told.
        file: Option<String>,
    },
    /// The file cannot be read.
    Unreadable(String),
    /// Two messages have this name.
    Twice,
    /// The message cannot be put into words completely.
    Formatting(String),
}

impl Problem {
    /// Whether something is missing that the language does not promise to have.
    pub fn is_unpromised(&self, language: &Language) -> bool {
        match &self.what {
            Defect::FileMissing => !language.promises(&self.message),
            Defect::Missing { file } => !language.promises(file),
            Defect::NotInEnglish
            | Defect::Nowhere { .. }
            | Defect::Unreadable(_)
            | Defect::Twice
            | Defect::Formatting(_) => false,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lang = &self.lang;
        write!(f, "{lang}: {}: ", self.message)?;
        match &self.what {
            Defect::FileMissing => f.write_str("file missing"),
            Defect::Missing { file } => write!(f, "missing, expected in locales/{lang}/{file}"),
            Defect::NotInEnglish => f.write_str("English has no such message"),
            Defect::Nowhere { file: None } => f.write_str("no such message in any language"),
            Defect::Nowhere { file: Some(file) } => {
                write!(
                    f,
                    "no such message in any language, expected in locales/*/{file}"
                )
            }
            Defect::Unreadable(why) | Defect::Formatting(why) => f.write_str(why),
            Defect::Twice => f.write_str("defined twice"),
        }
    }
}
