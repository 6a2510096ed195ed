//! The tables of the vocabulary: what an act or an effect is called, and the particulars that messages name.

use crate::board::{Player, Role, Side, Square};
use crate::clock::Millis;
use crate::edition::{Choice, Score};
use crate::game::{Fact, words};

/// One particular of an act or an effect.
#[derive(Clone, Debug, PartialEq)]
pub enum Particular {
    /// A value that messages print.
    Value(Fact),
    /// The name of a choice: it selects a message or a variant and is never printed.
    Key(&'static str),
    /// Several of one kind, each with its own particulars.
    Several(Vec<Particulars>),
}

/// The particulars by the names of their fields, in the order of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Particulars(pub Vec<(&'static str, Particular)>);

/// A type that fields of acts and effects may have.
pub trait Tells: Sized {
    /// Adds what this value tells; `field` is the name of the field that holds it.
    fn tell(&self, field: &'static str, particulars: &mut Particulars);

    /// Values that show all it can tell, among them every choice; never empty.
    fn samples() -> Vec<Self>;
}

impl Particulars {
    /// The names of all choices together, which select the message: `impose-warning`; none without a choice.
    pub fn key(&self) -> Option<String> {
        let keys = self
            .0
            .iter()
            .filter_map(|(_, particular)| match particular {
                Particular::Key(key) => Some(*key),
                Particular::Value(_) | Particular::Several(_) => None,
            });
        let keys: Vec<&str> = keys.collect();
        (!keys.is_empty()).then(|| keys.join("-"))
    }
}

/// Types whose values are printed: how they become facts, and samples of them.
macro_rules! printed {
    ($($type:ty: |$value:ident| $fact:expr, $samples:expr;)+) => {
        $(impl Tells for $type {
            fn tell(&self, field: &'static str, particulars: &mut Particulars) {
                let $value = self;
                particulars.0.push((field, Particular::Value($fact)));
            }

            fn samples() -> Vec<Self> {
                $samples.into()
            }
        })+
    };
}

printed! {
    Player: |player| Fact::Player(*player), Player::ALL;
    Millis: |time| Fact::Time(*time), [Millis::ZERO, Millis::seconds(125)];
    u16: |number| Fact::Count(u32::from(*number)), [1, 2, 5];
    u32: |number| Fact::Count(*number), [1, 2, 5];
    Square: |square| Fact::Square(*square), [Square::E2, Square::G1];
    Role: |role| Fact::Piece(*role), Role::ALL;
    Score: |score| Fact::Score(*score), ["0", "1", "1.5"].map(|points| points.parse().unwrap_or_default());
    String: |text| Fact::Move(text.clone()), ["Nf3".to_owned(), "exd5".to_owned()];
}

impl<T: Choice> Tells for T {
    fn tell(&self, field: &'static str, particulars: &mut Particulars) {
        particulars.0.push((field, Particular::Key(self.name())));
    }

    fn samples() -> Vec<Self> {
        T::CHOICES.into()
    }
}

impl Choice for Side {
    const CHOICES: &'static [Self] = &Self::ALL;
}

impl Tells for bool {
    fn tell(&self, field: &'static str, particulars: &mut Particulars) {
        let key = if *self { "yes" } else { "no" };
        particulars.0.push((field, Particular::Key(key)));
    }

    fn samples() -> Vec<Self> {
        vec![true, false]
    }
}

words! { for Side { KingSide, QueenSide } }

impl<T: Tells> Tells for Option<T> {
    /// What is there, or the key `unknown`.
    fn tell(&self, field: &'static str, particulars: &mut Particulars) {
        match self {
            Some(value) => value.tell(field, particulars),
            None => particulars.0.push((field, Particular::Key("unknown"))),
        }
    }

    fn samples() -> Vec<Self> {
        let known = T::samples().into_iter().map(Some);
        known.chain([None]).collect()
    }
}

impl<T: Tells> Tells for Vec<T> {
    fn tell(&self, field: &'static str, particulars: &mut Particulars) {
        let each = self.iter().map(|value| {
            let mut own = Particulars::default();
            value.tell(field, &mut own);
            own
        });
        let several = Particular::Several(each.collect());
        particulars.0.push((field, several));
    }

    /// None, each alone, and all at once.
    fn samples() -> Vec<Self> {
        let alone = T::samples().into_iter().map(|one| vec![one]);
        let (none, all) = (Vec::new(), T::samples());
        [none, all].into_iter().chain(alone).collect()
    }
}

/// Defines an enum of the vocabulary from one table: a row is a variant, its fields, and what a column says of it.
///
/// The name of a variant in YAML and in messages is its Rust name in kebab-case.
/// A field of a tuple variant has a name in the table, too, since messages speak of it.
/// With columns, `enum Type: Row` takes for each variant the fields of the tuple struct `Row`; `row()` gives them back.
macro_rules! vocabulary {
    (
        $(#[$doc:meta])*
        pub enum $type:ident: $row:ident {
            $(
                $(#[$variant_doc:meta])*
                $variant:ident
                $(($($(#[$only_doc:meta])* $only:ident: $only_type:ty),+ $(,)?))?
                $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty),+ $(,)? })?
                => ($($column:expr),+),
            )+
        }
    ) => {
        $crate::game::particulars::vocabulary! {
            $(#[$doc])*
            pub enum $type {
                $(
                    $(#[$variant_doc])*
                    $variant
                    $(($($(#[$only_doc])* $only: $only_type),+))?
                    $({ $($(#[$field_doc])* $field: $field_type),+ })?,
                )+
            }
        }

        impl $type {
            /// What its row in the table says.
            fn row(&self) -> $row {
                match self {
                    $(Self::$variant { .. } => $row($($column),+),)+
                }
            }
        }
    };
    (
        $(#[$doc:meta])*
        pub enum $type:ident {
            $(
                $(#[$variant_doc:meta])*
                $variant:ident
                $(($($(#[$only_doc:meta])* $only:ident: $only_type:ty),+ $(,)?))?
                $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty),+ $(,)? })?,
            )+
        }
    ) => {
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub enum $type {
            $(
                $(#[$variant_doc])*
                $variant
                $(($($(#[$only_doc])* $only_type),+))?
                $({ $($(#[$field_doc])* $field: $field_type),+ })?,
            )+
        }

        impl $type {
            /// Its name in YAML and in messages.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $crate::game::particulars::kebab!($variant),)+
                }
            }

            /// What its fields tell.
            pub fn particulars(&self) -> $crate::game::Particulars {
                #[allow(unused_mut, reason = "there may be no fields")]
                let mut particulars = $crate::game::Particulars::default();
                match self {
                    $(Self::$variant $(($($only),+))? $({ $($field),+ })? => {
                        $($($crate::game::Tells::tell($only, stringify!($only), &mut particulars);)+)?
                        $($($crate::game::Tells::tell($field, stringify!($field), &mut particulars);)+)?
                    })+
                }
                particulars
            }
        }

        impl $crate::game::Tells for $type {
            /// Its name, and what its fields tell.
            fn tell(&self, field: &'static str, particulars: &mut $crate::game::Particulars) {
                particulars.0.push((field, $crate::game::Particular::Key(self.name())));
                particulars.0.extend(self.particulars().0);
            }

            /// Every variant, with every sample of each of its fields at least once.
            fn samples() -> Vec<Self> {
                #[allow(unused_imports, reason = "there may be no fields")]
                use $crate::game::Tells;
                let mut all = Vec::new();
                $({
                    $($(let $only = <$only_type as Tells>::samples();)+)?
                    $($(let $field = <$field_type as Tells>::samples();)+)?
                    let most = [1 $($(, $only.len())+)? $($(, $field.len())+)?];
                    for _at in 0..most.into_iter().max().unwrap_or(1) {
                        all.push(Self::$variant
                            $(($($only[_at % $only.len()].clone()),+))?
                            $({ $($field: $field[_at % $field.len()].clone()),+ })?);
                    }
                })+
                all
            }
        }
    };
}

/// Structs of the vocabulary: they tell what their fields tell; the samples are all combinations of those of the fields.
macro_rules! fields {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {
        $(impl $crate::game::Tells for $type {
            fn tell(&self, _: &'static str, particulars: &mut $crate::game::Particulars) {
                let Self { $($field),+ } = self;
                $($crate::game::Tells::tell($field, stringify!($field), particulars);)+
            }

            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                $crate::game::particulars::each!(all, Self { $($field: Clone::clone(&$field)),+ }; $($field)+);
                all
            }
        })+
    };
}

/// Adds a value for each combination of the samples of its fields.
macro_rules! each {
    ($all:ident, $made:expr;) => {
        $all.push($made)
    };
    ($all:ident, $made:expr; $field:ident $($rest:ident)*) => {
        for $field in $crate::game::Tells::samples() {
            $crate::game::particulars::each!($all, $made; $($rest)*);
        }
    };
}

/// The name of a variant in kebab-case: `MustMoveA` is `must-move-a`.
macro_rules! kebab {
    ($variant:ident) => {{
        const WORDS: &str = stringify!($variant);
        const BYTES: [u8; $crate::game::particulars::kebab_length(WORDS)] =
            $crate::game::particulars::kebab_bytes(WORDS);
        const NAME: &str = match core::str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => WORDS,
        };
        NAME
    }};
}

pub(crate) use {each, fields, kebab, vocabulary};

/// How many letters and hyphens the name of a variant has.
pub(crate) const fn kebab_length(words: &str) -> usize {
    let (bytes, mut length, mut at) = (words.as_bytes(), words.len(), 1);
    while at < bytes.len() {
        length += bytes[at].is_ascii_uppercase() as usize;
        at += 1;
    }
    length
}

/// The name of a variant: a hyphen before each capital but the first, and small letters.
pub(crate) const fn kebab_bytes<const LENGTH: usize>(words: &str) -> [u8; LENGTH] {
    let (bytes, mut name, mut at, mut to) = (words.as_bytes(), [0; LENGTH], 0, 0);
    while at < bytes.len() {
        if at > 0 && bytes[at].is_ascii_uppercase() {
            name[to] = b'-';
            to += 1;
        }
        name[to] = bytes[at].to_ascii_lowercase();
        at += 1;
        to += 1;
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Pace;

    vocabulary! {
        /// Something to tell.
        #[derive(Clone, Debug, PartialEq)]
        pub enum News: Rows {
            /// Nothing.
            NothingAtAll => (1),
            /// Somebody.
            Somebody(who: Player) => (2),
            /// Something with two particulars, one of them a choice.
            AMove { by: Player, at: Option<Pace> } => (3),
            /// News of news.
            Several(news: Vec<Pace>) => (4),
        }
    }

    #[derive(Debug, PartialEq)]
    struct Rows(u8);

    #[test]
    fn a_variant_has_one_name_for_yaml_and_messages() {
        for news in News::samples() {
            let yaml = serde_json::to_value(&news).expect("it can be written");
            let written = yaml.as_str().map(str::to_owned);
            let keys = yaml.as_object().and_then(|map| map.keys().next().cloned());
            assert_eq!(written.or(keys).as_deref(), Some(news.name()));
        }
        assert_eq!(News::Somebody(Player::White).row(), Rows(2));
    }

    #[test]
    fn the_samples_show_every_value_of_every_field() {
        let samples = News::samples();
        assert_eq!(samples.len(), 1 + 2 + 4 + 5);
        for pace in Option::<Pace>::samples() {
            let shows = |news: &News| matches!(news, News::AMove { at, .. } if *at == pace);
            assert!(samples.iter().any(shows), "{pace:?}");
        }
    }

    #[test]
    fn fields_tell_values_and_choices() {
        let by = Player::Black;
        let who = ("by", Particular::Value(Fact::Player(by)));
        for (at, key) in [(Some(Pace::Blitz), "blitz"), (None, "unknown")] {
            let particulars = News::AMove { by, at }.particulars();
            let choice = ("at", Particular::Key(key));
            assert_eq!(particulars.0, [who.clone(), choice]);
            assert_eq!(particulars.key().as_deref(), Some(key));
        }
        assert_eq!(News::Somebody(by).particulars().key(), None);
        let several = News::Several(vec![Pace::Rapid]).particulars();
        let rapid = Particulars(vec![("news", Particular::Key("rapid"))]);
        assert_eq!(several.0, [("news", Particular::Several(vec![rapid]))]);
    }
}
