//! The FIDE Laws of Chess as pure functions from what happened at the board to rulings that cite their article.
