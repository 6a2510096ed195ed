//! Tests of the whole, in one program.

mod can_mate;
