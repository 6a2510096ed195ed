//! How squares and pieces are written in a case: `e4`, `knight`.

/// A square by its name.
pub mod square {
    use crate::board::Square;
    use serde::{Deserialize, Deserializer, Serializer, de};

    /// What the schema of scenarios says of a square.
    pub struct Name;

    impl schemars::JsonSchema for Name {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Square".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({
                "type": "string",
                "pattern": "^[a-h][1-8]$",
                "description": "a square such as e4",
                "examples": ["e4"],
            })
        }
    }

    /// Writes the name.
    pub fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    /// Reads the name.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(|_| {
            de::Error::custom(format!(
                "square {word:?}, expected a file a to h and a rank 1 to 8"
            ))
        })
    }
}

/// Several squares by their names.
pub mod squares {
    use crate::board::Square;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct One(#[serde(with = "super::square")] Square);

    /// Writes the names.
    pub fn serialize<S: Serializer>(squares: &[Square], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(squares.iter().map(|square| One(*square)))
    }

    /// Reads the names.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Square>, D::Error> {
        Ok(Vec::<One>::deserialize(deserializer)?
            .into_iter()
            .map(|one| one.0)
            .collect())
    }
}

/// One square or more by their names.
pub mod some_squares {
    use crate::board::Square;
    use serde::{Deserializer, de};

    pub use super::squares::serialize;

    /// What the schema of scenarios says of one square or more.
    pub struct Names;

    impl schemars::JsonSchema for Names {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Squares".into()
        }

        fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let one = generator.subschema_for::<super::square::Name>();
            schemars::json_schema!({ "type": "array", "minItems": 1, "items": one })
        }
    }

    /// Reads the names.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Square>, D::Error> {
        let squares = super::squares::deserialize(deserializer)?;
        if squares.is_empty() {
            return Err(de::Error::custom("no square, expected at least one"));
        }
        Ok(squares)
    }
}

/// A kind of piece by its English name.
pub mod role {
    use crate::board::Role;
    use serde::{Deserialize, Deserializer, Serializer, de};

    const NAMES: [(&str, Role); 6] = [
        ("pawn", Role::Pawn),
        ("knight", Role::Knight),
        ("bishop", Role::Bishop),
        ("rook", Role::Rook),
        ("queen", Role::Queen),
        ("king", Role::King),
    ];

    /// What the schema of scenarios says of a kind of piece.
    pub struct Name;

    impl schemars::JsonSchema for Name {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Piece".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({ "enum": NAMES.map(|(name, _)| name) })
        }
    }

    /// The English name, which is also the key of the piece in every language.
    pub fn name(role: Role) -> &'static str {
        NAMES
            .iter()
            .find(|(_, named)| *named == role)
            .map_or("pawn", |(name, _)| name)
    }

    /// Writes the name.
    pub fn serialize<S: Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(name(*role))
    }

    /// Reads the name.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Role, D::Error> {
        let word = String::deserialize(deserializer)?;
        NAMES
            .iter()
            .find(|(name, _)| *name == word)
            .map(|(_, role)| *role)
            .ok_or_else(|| {
                de::Error::custom(format!(
                    "piece {word:?}, expected pawn, knight, bishop, rook, queen or king"
                ))
            })
    }
}

/// Writes a flag as `yes` or `no`.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(crate) fn yes_or_no<S: serde::Serializer>(so: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(crate::edition::Named::name(*so))
}
