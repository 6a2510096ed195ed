//! Values of options, read from what was typed.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use jadoube::edition::Named;
use std::str::FromStr;

/// Reads one of the names of a closed choice.
pub fn named<T>() -> impl TypedValueParser<Value = T>
where
    T: Named + FromStr + Send + Sync,
    <T as FromStr>::Err: std::error::Error + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::NAMES.iter().copied()).try_map(|name| name.parse::<T>())
}
