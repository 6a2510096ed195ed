//! A value of an edition in words, as far as it is not a name that only the program knows.

use crate::edition::Given;
use crate::text::say::Say;
use crate::text::voice::Voice;
use serde_json::Value as Data;

/// The value as a phrase; names of choices stay as the files of the editions write them.
pub fn given(voice: &Voice<'_>, value: &Given<Data>) -> String {
    match value {
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
        Data::String(text) => text.clone(),
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
                .map(|(name, value)| format!("{name} {}", shown(voice, value)))
                .collect();
            fields.join(", ")
        }
    }
}
