//! The JSON Schema of scenarios, for the editors of those who write them.
