//! Words of a provision: closed lists, each word of which selects a variant of a message.

use crate::edition::Named;

/// A word out of a closed list; it selects a variant of a message and is never printed.
///
/// Only a [`Named`] value makes one, so every word comes with all that might stand in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Word {
    name: &'static str,
    names: &'static [&'static str],
}

impl Word {
    /// The word for this choice.
    pub fn of<C: Named>(choice: C) -> Self {
        Word {
            name: choice.name(),
            names: C::NAMES,
        }
    }

    /// Its name, under which messages know it.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The names of all words that might stand in its place.
    pub const fn names(self) -> &'static [&'static str] {
        self.names
    }
}

/// Defines enums of words, or makes an enum that there is one: each variant is named like itself in kebab-case.
///
/// The variants are nowhere listed as values, so the compiler reports one that nobody speaks.
macro_rules! words {
    (for $type:ident { $($variant:ident),+ $(,)? }) => {
        impl $crate::edition::Named for $type {
            const NAMES: &'static [&'static str] = &[$($crate::game::particulars::kebab!($variant)),+];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $crate::game::particulars::kebab!($variant),)+
                }
            }
        }
    };
    ($($(#[$doc:meta])* $vis:vis enum $type:ident { $($variant:ident),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $type { $($variant),+ }

        $crate::game::words! { for $type { $($variant),+ } }
    )+};
}

pub(crate) use words;
