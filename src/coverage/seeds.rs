//! The executable rules of the source documents, each with the cases that show it.

use serde::Deserialize;
use std::collections::BTreeMap;

/// What became of a rule of the source documents, by its S-id.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum SourceRule {
    /// Cases show it.
    Shown {
        /// The cases.
        cases: Vec<String>,
        /// The provision that they exercise.
        provision: String,
    },
    /// It decides nothing.
    DecidesNothing {
        /// Why.
        #[serde(rename = "decides-nothing")]
        decides_nothing: String,
    },
}

/// The rules by S-id, as `tests/seeds.yaml` lists them.
///
/// # Errors
///
/// What is wrong with the file.
pub fn source_rules(text: &str) -> Result<BTreeMap<String, SourceRule>, String> {
    serde_yaml::from_str(text).map_err(|error| error.to_string())
}
