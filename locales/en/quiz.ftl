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
quiz-how = Answer each question with the number of an option. Type “?” for help or “q” to stop.
quiz-help =
    .what = Exactly one option is right: what the Laws named above the question rule, completely. The wrong ones are real mistakes.
    .number = Type the number of the option that you think is right, and press Enter.
    .help = Type “?” or “h” to read this again.
    .quit = Type “q” to stop; your score so far is shown.

## A question

quiz-question = Question { $number } of { $total }
# The pieces of a player in notation: “White: Kg1, Qd1, a2.”
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] no pieces
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .ruling = What is the complete ruling?
    .depends = What does the ruling depend on, and what is ruled in each case?
    .discretion = What is ruled, and what is left to the arbiter's choice?
# Above the question, where FIDE's Manual and the letter of the Laws give other answers.
quiz-by =
    .fide = Answer as FIDE’s Manual teaches, not by the letter of the Laws.
    .letter = Answer by the letter of the Laws, not as FIDE’s Manual teaches.
quiz-ask-event =
    .ruling = What is the complete ruling on event { $event }?
    .depends = What does the ruling on event { $event } depend on, and what is ruled in each case?
    .discretion = What is ruled on event { $event }, and what is left to the arbiter's choice?
# A list of one or more of the parts below follows.
quiz-ask-only = Consider only:
quiz-aspect =
    .game = the result
    .clock = the clocks
    .moves = the position and the moves
    .offences = the offences
    .claims = claims and offers
    .arbiter = what the arbiter must or may do
    .recording = the scoresheets
    .definitions = which rules apply
quiz-nothing-on-this = Nothing is ruled on this point.
quiz-prompt = Your answer, a number from 1 to { $last }:

## After an answer

quiz-right = Right.
quiz-wrong = Wrong.
quiz-right-option = Option { $number } is right:
quiz-expected = This is no option: “{ $found }”. Please type a number from 1 to { $last }, “?” for help, or “q” to stop.
quiz-expected-something = Please type a number from 1 to { $last }, “?” for help, or “q” to stop.
# $provision names a rule, $status says whether it holds.
quiz-reason = { $provision }: { $status }.
quiz-why-laws = Your option is the ruling under the Laws of { $edition }, { $pace ->
    [rapid] { $supervision ->
        [full] rapid chess, Competition Rules
       *[limited] rapid chess, simplified rules
    }
    [blitz] { $supervision ->
        [full] blitz, Competition Rules
       *[limited] blitz, simplified rules
    }
   *[standard] standard chess
}.
# $fact is a whole sentence: “The move is illegal.”
quiz-why-fact = Your option would be the ruling on another fact: { $fact }
quiz-why-practice =
    .fide = Your option is the ruling as FIDE’s Manual teaches it, not by the letter of the Laws.
    .letter = Your option is the ruling by the letter of the Laws, not as FIDE’s Manual teaches it.
quiz-why-number = Your option would be the ruling if the number or the time that matters were a different one.
# $provision names a rule: “Article 9.6.2, The seventy-five-move rule”.
quiz-why-overtaken = Your option applies a rule that does not count here: { $provision }.
quiz-why-forgotten = Your option forgets a rule that applies: { $provision }.
quiz-why-neighbour = Your option applies a rule for another situation: { $provision }.
quiz-why-wrong-player = Your option takes one player for the other.
quiz-why-part = Your option is only a part of the ruling.
quiz-why-reversed = Your option has the two cases the wrong way round.

## The score

quiz-score = { $asked ->
    [0] You answered no question.
    [one] { $right ->
        [0] You answered one question, and the answer was wrong.
       *[other] You answered one question, and the answer was right.
    }
   *[other] You answered { $asked } questions, { $right } of them correctly.
}
quiz-weak = To read again, the rules that you missed most often first:
quiz-weak-line = { $provision } ({ $count ->
    [one] one wrong answer
   *[other] { $count } wrong answers
})

## A paper for a class

quiz-paper-questions = Questions
quiz-paper-answers = Answers
quiz-paper-name = Name:
quiz-paper-seed = Paper { $seed }
quiz-paper-note = Each question has exactly one right option. The wording is our own and unofficial; only the Laws named with each question count.
quiz-paper-number = No.
quiz-paper-option = Right option
quiz-paper-articles = Rules
quiz-paper-case = Case
quiz-paper-reasons = The reasons

## What cannot be done

quiz-unknown-topic = there is no topic “{ $found }”: a chapter, a rule, an item of the practice (M-035) or a label of cases was expected.
quiz-no-question = No question can be asked about this.
