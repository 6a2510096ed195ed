//! Values of options of several commands, read from what was typed.

use crate::shared::Refusal;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use jadoube::board::Player;
use jadoube::edition::{Layer, Layers, Named};
use jadoube::text::{Say, Value};

/// Reads what counts beside the letter of the Laws.
///
/// # Errors
/// What is no such list of layers.
pub fn layers(text: &str) -> Result<Layers, Refusal> {
    text.parse().map_err(|_| no_layers())
}

/// The refusal of what is no list of layers.
pub fn no_layers() -> Refusal {
    let names = |names: &[&str]| Value::Texts(names.iter().map(|&name| name.to_owned()).collect());
    let [first, others @ ..] = Layer::NAMES else {
        unreachable!("there are layers");
    };
    Refusal::new(
        Say::attribute("cli-expected", "layers")
            .with("first", Value::Text((*first).to_owned()))
            .with("others", names(others)),
    )
}

/// Reads a player by colour.
pub fn player() -> impl TypedValueParser<Value = Player> {
    PossibleValuesParser::new([
        PossibleValue::new("white").alias("w"),
        PossibleValue::new("black").alias("b"),
    ])
    .map(|name| match name.starts_with(['w', 'W']) {
        true => Player::White,
        false => Player::Black,
    })
}
