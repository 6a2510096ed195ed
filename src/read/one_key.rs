//! Enum values as scenarios write them: a word, or a map of one key.

use serde::Deserialize;
use serde::de::{self, DeserializeSeed, Deserializer, IntoDeserializer, Visitor};

/// An enum value written as a map of one key, or as a word.
pub struct OneKey<'k, D> {
    /// The name of the variant.
    pub key: &'k str,
    /// Its content; a word has none.
    pub value: Option<D>,
}

impl<'k, D> OneKey<'k, D> {
    /// A variant without content.
    pub fn word(key: &'k str) -> Self {
        OneKey { key, value: None }
    }
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for OneKey<'_, D> {
    type Error = D::Error;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        visitor.visit_enum(self)
    }
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, D: Deserializer<'de>> de::EnumAccess<'de> for OneKey<'_, D> {
    type Error = D::Error;
    type Variant = Self;
    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), D::Error> {
        let variant = seed.deserialize(self.key.into_deserializer())?;
        Ok((variant, self))
    }
}

impl<'de, D: Deserializer<'de>> OneKey<'_, D> {
    fn value_or_missing(self) -> Result<D, D::Error> {
        let key = self.key;
        self.value
            .ok_or_else(|| de::Error::custom(format!("`{key}` needs a value")))
    }
}

impl<'de, D: Deserializer<'de>> de::VariantAccess<'de> for OneKey<'_, D> {
    type Error = D::Error;
    fn unit_variant(self) -> Result<(), D::Error> {
        match self.value {
            None => Ok(()),
            Some(value) => <()>::deserialize(value),
        }
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, D::Error> {
        seed.deserialize(self.value_or_missing()?)
    }
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, D::Error> {
        self.value_or_missing()?.deserialize_seq(visitor)
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.value_or_missing()?.deserialize_map(visitor)
    }
}
