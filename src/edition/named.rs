//! Closed choices with a name in kebab-case, the same in YAML and on the command line.

/// A text that is none of the names of a closed choice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} {found:?}: expected one of {expected}")]
pub struct UnknownName {
    /// What was to be named.
    pub what: &'static str,
    /// The text that was given.
    pub found: String,
    /// The names there are.
    pub expected: String,
}

/// A value that has a name in kebab-case out of a closed list.
pub trait Named: Copy + 'static {
    /// The names that there are.
    const NAMES: &'static [&'static str];

    /// Its name, one of [`Self::NAMES`], in YAML and in messages.
    fn name(self) -> &'static str;
}

/// A closed choice: one of several names.
pub trait Choice: Named {
    /// Every choice, in the order of its table.
    const CHOICES: &'static [Self];
}

/// Reads one of these names as its place in the list: the same code for every choice.
pub(crate) struct OneOf(pub &'static [&'static str]);

impl serde::de::Visitor<'_> for OneOf {
    type Value = usize;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "one of `{}`", self.0.join("`, `"))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<usize, E> {
        let at = self.0.iter().position(|name| *name == text);
        at.ok_or_else(|| E::unknown_variant(text, self.0))
    }
}

impl Named for bool {
    const NAMES: &'static [&'static str] = &["yes", "no"];

    fn name(self) -> &'static str {
        if self { "yes" } else { "no" }
    }
}
/// Defines an enum without data, its names, `Display`, serde and JSON Schema from one table; with `as "what"` also `FromStr`.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident $(as $what:literal)? { $($(#[$variant_doc:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(schemars::JsonSchema)]
        pub enum $type {
            $($(#[$variant_doc])* #[schemars(rename = $name)] $variant,)+
        }

        impl $type {
            /// Every choice, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its name in YAML, messages and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl $crate::edition::Choice for $type {
            const CHOICES: &'static [Self] = Self::ALL;
        }

        impl $crate::edition::Named for $type {
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn name(self) -> &'static str {
                self.name()
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let names = $crate::edition::OneOf(<Self as $crate::edition::Named>::NAMES);
                deserializer.deserialize_str(names).map(|at| Self::ALL[at])
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        $(impl std::str::FromStr for $type {
            type Err = $crate::edition::UnknownName;

            /// The choice of that name.
            ///
            /// # Errors
            /// Names the text and every name there is.
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.iter().copied().find(|choice| choice.name() == text);
                named.ok_or_else(|| $crate::edition::UnknownName {
                    what: $what,
                    found: text.to_owned(),
                    expected: <Self as $crate::edition::Named>::NAMES.join(", "),
                })
            }
        })?
    };
}

pub(crate) use named;
