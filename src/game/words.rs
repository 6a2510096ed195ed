//! How squares and pieces are written in a case: `e4`, `knight`.

/// A square by its name.
pub mod square {
    use crate::board::Square;
    use serde::{Deserialize, Deserializer, Serializer, de};

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
