### Questions for other learning platforms: the words around them.

# What the questions of an edition are called together: a deck, a category. $edition is a year.
quiz-export-collection = FIDE Laws of Chess { $edition }
quiz-export-note = The wording is our own and unofficial; only the Laws themselves count.
# The category of questions on which no article decides.
quiz-export-unplaced = Without an article
# The title of a diagram.
quiz-export-position = Position
# What the picture of a clock shows, for those who do not see it; $white and $black as the displays write it.
quiz-export-clock = White’s clock shows { $white }, Black’s { $black }.

## Beside the question

quiz-export-several = Several options may be right: mark each of them.
quiz-export-order = Put them into the right order.
# For how many marks an open question or a part of its answer is.
quiz-export-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}

## After the answer

quiz-export-right = Right.
quiz-export-answer = Right answer
quiz-export-mistakes = Why the other options are wrong
quiz-export-articles = Rules

## How it went

# $file is a file, or a folder.
quiz-export-written = { $count ->
    [one] One question written
   *[other] { $count } questions written
}: { $file }
quiz-export-unpacked = the package cannot be made
