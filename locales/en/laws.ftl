### The Laws of an edition as a text, and pointers from rule to rule.

# The title of the page: the Laws as one edition has them.
laws-of = { $count ->
    [one] The Laws of { LIST($editions) }
   *[other] The Laws of { LIST($editions) }
}
laws-text = The Laws as a text
laws-lead = Every number in its order, in our own words and by the letter. The link beside a rule leads to its cases, its history and its doubts.
laws-of-other-editions = Other editions:
laws-epub = For e-readers (EPUB)
laws-contents = Articles, appendices and guidelines
# The link from a rule to its cases and its history; $count is the number of cases.
laws-cases = { $count ->
    [0] history
    [one] { $count } case
   *[other] { $count } cases
}
# Before the names of items of the practice.
laws-taught = What FIDE teaches beside it:
# Articles that are no chapter of the book.
laws-heading =
    .preface = Preface
    .quickplay-finish = Quickplay finish
    .quickplay-without-arbiter = Quickplay finishes without an arbiter
    .fide = FIDE
see-also = See also:
