//! Parameters that are more than a number or a yes.

mod adjourned;
mod amounts;
mod clock;
mod conduct;
mod draws;
mod irregularities;
mod moving;
mod points;
mod rapid;
mod recording;

pub use adjourned::*;
pub use amounts::*;
pub use clock::*;
pub use conduct::*;
pub use draws::*;
pub use irregularities::*;
pub use moving::*;
pub use points::*;
pub use rapid::*;
pub use recording::*;
