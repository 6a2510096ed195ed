//! A value of an edition in the words of the reader.

use crate::clock::Millis;
use crate::edition::Given;
use crate::text::say::Say;
use crate::text::voice::Voice;
use serde_json::Value as Data;

/// The value of the parameter of this name as a phrase in the words of the reader; a number has its unit.
pub fn given(voice: &Voice<'_>, key: &str, value: &Given<Data>) -> String {
    let amount = Say::attribute(format!("value-of-{key}"), "amount");
    match value {
        Given::Value(Data::Number(number)) if voice.words().knows(&amount.pattern()) => {
            voice.phrase(&amount.number("count", number.as_u64().unwrap_or_default()))
        }
        Given::Value(data) => shown(voice, data),
        Given::NoRule => voice.phrase(&Say::message("value-none")),
        Given::Unknown => voice.phrase(&Say::message("value-unknown")),
    }
}

fn shown(voice: &Voice<'_>, data: &Data) -> String {
    match data {
        Data::Null => voice.phrase(&Say::message("value-none")),
        Data::Bool(so) => {
            let say = Say::message("value-boolean").word("is", if *so { "yes" } else { "no" });
            voice.phrase(&say)
        }
        Data::String(text) => match text.parse::<Millis>() {
            Ok(time) => voice.phrase(&Say::message("value-time").time(time)),
            Err(_) => choice(voice, text),
        },
        Data::Number(number) => number.to_string(),
        Data::Array(items) if items.is_empty() => "–".to_owned(),
        Data::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| shown(voice, item)).collect();
            items.join(", ")
        }
        Data::Object(fields) => {
            let fields = fields.iter();
            let fields: Vec<String> = fields
                .filter(|(_, value)| !value.is_null())
                .map(|(name, value)| {
                    let (name, shown) = (choice(voice, name), shown(voice, value));
                    match value {
                        Data::Object(_) => format!("{name} ({shown})"),
                        _ => format!("{name}: {shown}"),
                    }
                })
                .collect();
            fields.join(", ")
        }
    }
}

/// The name of a choice, as the language has it; what is no name of a choice stays as it is.
fn choice(voice: &Voice<'_>, name: &str) -> String {
    let message = format!("choice-{name}");
    if voice.words().knows(&message) {
        voice.phrase(&Say::message(message))
    } else {
        name.to_owned()
    }
}
