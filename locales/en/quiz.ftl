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

## A question

quiz-question = Question { $number } of { $total }
# The pieces of a player in notation: “White: Kg1, Qd1, a2.”
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] no pieces
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = What is the result?
    .time = What do the clocks show now?
    .play = What has to be played now?
    .claim = How do you decide?
    .arbiter = What do you do as the arbiter?
    .ruling = Was the ruling right?
    .article = On which article does the ruling rest?
    .open = What do you rule, and why?
# A decision without its full stop, and the rule from which it would follow.
quiz-grounded = { $decision } – { $ground }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Nothing is to be done; play goes on.

## After an answer

quiz-right = Right.
quiz-wrong = Wrong.
# Why an option is wrong: what was confused.
confusion-regime = It would be the ruling in { $pace ->
    [rapid] { $supervision ->
        [full] rapid chess under the Competition Rules
       *[limited] rapid chess under the simplified rules
    }
    [blitz] { $supervision ->
        [full] blitz under the Competition Rules
       *[limited] blitz under the simplified rules
    }
   *[standard] standard chess
}.
confusion-edition = So it was under the Laws of { $edition }.
confusion-fact = It would be so on another fact: { $fact }
confusion-number = It would be so if the number or the time that matters were another one.
confusion-overtaken = A rule is applied that does not count here: { $provision }.
confusion-forgotten = A rule that applies is forgotten: { $provision }.
confusion-fails = This rule does not apply here: { $provision }.
confusion-article = This article is about something else. { $rule }
confusion-elsewhere = So it is ruled where another rule decides: { $provision }.
confusion =
    .play-goes-on = The game is over.
    .other-result = Nobody wins in this way here.
    .draw-instead = Nothing makes this game a draw.
    .win-instead = The game is drawn; nobody wins it.
    .no-time = Time has to be given for this.
    .other-time = This is the time that is given at another pace.
    .game-for-time = This does not cost the game yet.
    .claim-upheld = The claim is not well founded.
    .claim-rejected = The claim is well founded.
    .claim-rejected-with-time = The claim is well founded, so nothing is given for it.
    .move-stands = The move does not stand.
    .may-not-must = The penalty is not left to choice.
    .must-not-may = The penalty is left to the arbiter.
    .game-for-penalty = This does not cost the game.
    .was-allowed = This was not allowed.
    .no-penalty = A penalty is provided for this.
    .not-allowed = This is allowed.
    .not-allowed-and-penalty = This is allowed, so there is nothing to penalise.
    .needs-permission = No permission is needed for this.
    .must-not = The arbiter has to act here.
    .any-legal-move = The choice of moves is limited.
    .other-piece = Another piece is bound.
    .must-capture = This piece need not be captured.
    .other-judgement = The ruling has to be judged otherwise.
    .increment-left-out = The increment is left out.
    .increment-twice = The increment is counted once too often.
    .time-left-out = A time that counts is left out.
    .time-twice = A time is counted once too often.
    .other-side = The time is counted on the wrong side.
    .as-before = These are the times before the ruling.

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
