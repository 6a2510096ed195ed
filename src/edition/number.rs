//! How a provision is numbered from edition to edition.

use super::Edition;

/// The number of a provision from one edition on, or its repeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberRow {
    /// The first edition for which the row holds.
    pub from: Edition,
    /// The number, or `None` from the edition on that dropped the provision.
    pub number: Option<&'static str>,
}

/// The row that gives a provision this number from an edition on.
pub const fn since(from: Edition, number: &'static str) -> NumberRow {
    NumberRow {
        from,
        number: Some(number),
    }
}

/// The row that ends a provision with an edition.
pub const fn repealed(from: Edition) -> NumberRow {
    NumberRow { from, number: None }
}

/// The number in an edition: of the latest row that is not after it, `None` where there is none.
pub fn number_in(rows: &[NumberRow], edition: Edition) -> Option<&'static str> {
    rows.iter()
        .filter(|row| row.from <= edition)
        .max_by_key(|row| row.from)
        .and_then(|row| row.number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::years::{L1997, L2005, L2009, L2014, L2017, L2023};

    static ROWS: &[NumberRow] = &[since(L2005, "9.6"), since(L2014, "9.7"), repealed(L2017)];

    #[test]
    fn the_latest_row_not_after_the_edition_holds() {
        assert_eq!(number_in(ROWS, L1997), None);
        assert_eq!(number_in(ROWS, L2009), Some("9.6"));
        assert_eq!(number_in(ROWS, L2014), Some("9.7"));
        assert_eq!(number_in(ROWS, L2017), None);
        assert_eq!(number_in(ROWS, L2023), None);
    }
}
