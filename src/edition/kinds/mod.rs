//! Parameters that are more than a number or a yes.

mod adjourned;
mod amounts;
mod draws;
mod irregularities;
mod moving;
mod rapid;

pub use adjourned::*;
pub use amounts::*;
pub use draws::*;
pub use irregularities::*;
pub use moving::*;
pub use rapid::*;
