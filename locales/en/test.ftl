### The pages of the book on which readers test themselves.

test-page = Test yourself
test-page-lead = A few questions about each chapter. After each answer you read which rule decides; your results stay on this device.
test-title = Test yourself: { $chapter }
test-lead = { $count ->
    [one] One question about this chapter; where nothing else is said, the game is standard chess. Answer it, and you read which rule decides.
   *[other] { $count } questions about this chapter; where nothing else is said, the game is standard chess. Answer each, and you read which rule decides.
}
# On the page of a chapter, a link.
test-of-chapter = { $count ->
    [one] Test yourself: one question about this chapter
   *[other] Test yourself: { $count } questions about this chapter
}
# To readers who have chosen another edition.
test-other-edition = You have chosen another edition; these questions and their answers are about the Laws of { LIST($editions) } alone.
# To readers who have chosen the letter without what FIDE teaches.
test-other-practice = You have chosen the letter alone; these questions are answered as FIDE teaches the Laws.

## Answering

# Before the options, where the story ends with the question.
test-asked = Your answer:
test-check = Check the answer
test-next = Next question
test-again = Start again
test-all = All chapters
# Over the answer and its reasons, which are closed until the reader opens them.
test-answer = The answer and why
# Link to the case from which a question is made.
test-case = The whole case
test-choose = Choose an answer first.
# Of a question with several right options.
test-missed = There is more that is right.

## The score

test-tally = Right: { $right } of { $of }
test-last = last time { $right } of { $of }
test-forget = Delete the results
