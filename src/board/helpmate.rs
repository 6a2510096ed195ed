//! Search for a series of legal moves that ends in checkmate, both players helping.
