### The quiz: questions, options, what is said after an answer, the score, and papers for a class.
### The cases, the rulings and the reasons themselves come from the other files.

## At the start

quiz-title = Quiz on the Laws of Chess
# $count is the number of questions, $seed a number without marks between thousands.
quiz-start = { $count ->
    [one] There is one question.
   *[other] There are { $count } questions.
} With the number { $seed } and the same choices you get these questions again, in any language.
quiz-fewer = Only { $count ->
    [one] one question
   *[other] { $count } questions
} can be asked about this.
# By which laws the questions are asked; $edition is a year (in all-fide the first one beside which FIDE's Manual counts).
quiz-basis =
    .laws = The questions follow the Laws of { $edition }.
    .fide = The questions follow the Laws of { $edition } as FIDE’s Arbiters’ Manual teaches them.
    .letter = The questions follow the letter of the Laws of { $edition }.
    .all-fide = The questions follow the Laws of the edition named with each, from { $edition } on as FIDE’s Arbiters’ Manual teaches them.
    .all-letter = The questions follow the letter of the Laws of the edition named with each.
quiz-presumed = Unless a question or its position shows otherwise, the game is played at a standard time control under the Competition Rules, both players have already made moves and could still give checkmate, there has been no earlier illegal move or warning, and the regulations of the event say nothing special. The simplified rules are those of rapid chess and blitz for games without the supervision that the Competition Rules require.

## A question

quiz-question = Question { $number } of { $total }
# The pieces of a player in notation: “White: Kg1, Qd1, a2.”
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] no pieces
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = Is the game over and, if so, with what result?
    .time = What do the clocks show now?
    .time-of-one = What does { WHO($player, case: "gen") } clock show now?
    .time-ruled = What do the clocks show after the ruling?
    .play = What has to be played now?
    .play-and-penalty = What has to be played now, and what is the penalty, if any?
    .claim = What is your decision?
    .arbiter = What should the arbiter do?
    .what-else = What else do you decide?
    .judged = How do you judge this?
    .ruling = Was the ruling right?
    .article = On which article does the ruling rest?
    .statement = Which of these statements is correct?
    .statement-about = Which statement about “{ $matter }” is correct?
    .several = Which of these are part of your ruling? More than one answer is correct.
    .order = { $matter }: in which order do you take these steps?
    .open = What do you rule, and why?
# The story of a question about the article, with the ruling.
quiz-ruled = { $story } The ruling is: { $ruling }
# The same with what every option of the question rules.
quiz-settled = { $story } You have already decided: { $ruling }
# An article as an option, by its number alone.
quiz-article = { ARTICLE($article) }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Nothing is to be done; play goes on.
quiz-unpenalised = Play goes on without a penalty.

## After an answer

quiz-right = Right.
quiz-wrong = Wrong.

## The score

quiz-score = { $asked ->
    [0] You answered no question.
    [one] { $right ->
        [0] You answered one question, and the answer was wrong.
       *[other] You answered one question, and the answer was right.
    }
   *[other] You answered { $asked } questions, { $right } of them correctly.
}

## What cannot be done

quiz-unknown-topic = there is no topic “{ $found }”: an article (7.5.1), a chapter, a rule, an item of the practice (M-035), a label of cases or a word for any of them was expected.
quiz-no-question = No question can be asked about this.
