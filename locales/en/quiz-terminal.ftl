### The quiz at a terminal: learning, exams, review, and what is kept of a learner's progress.

## At the start

quiz-how-to =
    .learning = Each answer is judged at once. Type “?” to see what you can type, or “q” to stop.
    .review = Each answer is judged at once. Type “?” to see what you can type, or “q” to stop.
    .exam = Nothing is judged before you hand in with “h”. Type “?” to see what you can type.
quiz-time = You have { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. The time runs only while the program runs: an exam that is broken off goes on with the time that was left.
# $minutes is how long the session has taken so far.
quiz-resumed =
    .learning = The session that was broken off goes on.
    .review = The review that was broken off goes on.
    .exam = The exam that was broken off goes on. Time used so far: { $minutes ->
        [0] less than a minute
        [one] one minute
       *[other] { $minutes } minutes
    }; the time in between does not count.
quiz-start-review =
    .all = { $due ->
        [one] One question is due.
       *[other] { $due } questions are due; those that have waited longest come first.
    }
    .some = { $due } questions are due; { $count ->
        [one] the one that has waited longest is asked.
       *[other] the { $count } that have waited longest are asked.
    }
quiz-gone = { $count ->
    [one] One question no longer exists in this version of the program and is left out.
   *[other] { $count } questions no longer exist in this version of the program and are left out.
}
quiz-nothing-due = No question is due.
quiz-next-due =
    .never = No question waits for a review yet; each that you answer outside an exam will.
    .now = The next question is due now: “jadoube-quiz --review” asks it.
    .hours = The next question is due within { $count ->
        [one] an hour
       *[other] { $count } hours
    }.
    .days = The next question is due in { $count ->
        [one] one day
       *[other] { $count } days
    }.

## What can be typed

# The letters and words of each command, with spaces between; the first one is shown in other messages and stays as it is.
quiz-words =
    .article = a article
    .back = b back
    .skip = s skip
    .retry = r retry
    .help = ? help
    .quit = q quit
    .mark = m mark
    .go = g go
    .list = l list
    .hand-in = h hand-in
# What each command does, behind its letter and a colon.
quiz-does =
    .article = shows the articles that decide this question; a right answer then counts as a hard one
    .back = goes back one question
    .skip = leaves this question for later
    .retry = asks again at the end what you answered wrongly or left out
    .help = shows these lines
    .quit = stops; your score so far is shown
    .mark = marks this question, or takes the mark away
    .go = goes to the question with that number
    .list = lists the questions without an answer and those that you marked
    .hand-in = hands the exam in
    .break-off = breaks the exam off; “jadoube-quiz --resume” goes on with it

## A question

quiz-clock = The clock shows: White { $white }, Black { $black }.
quiz-type =
    .single = Your answer, a number from 1 to { $last }:
    .several = Your answer, all numbers that are right, such as “1 3”:
    .order = Your answer, all numbers in the right order, such as “3 1 2”:
    .open = Your answer in your own words, then an empty line ({ $marks ->
        [one] one mark
       *[other] { $marks } marks
    }):
quiz-expected =
    .single = This is no option: “{ $found }”. Please type a number from 1 to { $last }, “?” for help, or “q” to stop.
    .several = This is no answer: “{ $found }”. Please type numbers from 1 to { $last }, each at most once, “?” for help, or “q” to stop.
    .order = This is no order: “{ $found }”. Please type all numbers from 1 to { $last }, each once, “?” for help, or “q” to stop.
    .open = Please type your answer, “?” for help, or “q” to stop.
quiz-expected-nothing =
    .single = Please type a number from 1 to { $last }, “?” for help, or “q” to stop.
    .several = Please type numbers from 1 to { $last }, “?” for help, or “q” to stop.
    .order = Please type all numbers from 1 to { $last } in the right order, “?” for help, or “q” to stop.
    .open = Please type your answer, “?” for help, or “q” to stop.
# $answer is what was typed, $right whether it was right.
quiz-answered = You have answered this question already ({ $answer }: { $right ->
    [yes] right
   *[no] wrong
}). Your first answer counts.
quiz-note =
    .first = This is the first question.
    .retry = What you answer wrongly or leave out will be asked again at the end.
quiz-again = { $wrong ->
    [0] No answer was wrong
    [one] One answer was wrong
   *[other] { $wrong } answers were wrong
}, and { $open ->
    [0] no question was left out
    [one] one question was left out
   *[other] { $open } questions were left out
}. Type “r” to be asked again, or press Enter to finish.

## After an answer

quiz-is-right =
    .options = { $count ->
        [one] Option { LIST($numbers) } is right:
       *[other] Options { LIST($numbers) } are right:
    }
    .order = The right order is { $order }:
quiz-marks = Your marks: { $got } of { $of }.
quiz-marking =
    .scheme = A full answer says:
    .marks = { $marks ->
        [one] one mark
       *[other] { $marks } marks
    }
    .ask = How many marks does your answer get, from 0 to { $of }?
quiz-broken-off =
    .learning = Type “jadoube-quiz --resume” to go on with the rest of these questions.
    .review = Type “jadoube-quiz --resume” to go on with the rest of these questions.
    .exam = The exam is broken off. Type “jadoube-quiz --resume” to go on with it and with the time that is left.

## An exam

# $time is as a clock shows it: 1:05:09.
quiz-exam =
    .time-left = Time left: { $time }
    .time-over = The time is over. What you typed last does not count, and the exam is handed in.
    .is-marked = You marked this question.
    .marked = Marked.
    .unmarked = The mark is taken away.
    .your-answer = Your answer: { $answer }
    .no-answer = You did not answer this question.
    .no-such = There is no such question. Please type “g” and a number from 1 to { $last }.
    .complete = Every question has an answer. Type “h” to hand in, “g 3” to go to question 3, or “l” for those that you marked.
    .open = { $count ->
        [0] Every question has an answer.
        [one] Without an answer: question { LIST($numbers) }.
       *[other] Without an answer: questions { LIST($numbers) }.
    }
    .marks = { $count ->
        [0] No question is marked.
        [one] Marked: question { LIST($numbers) }.
       *[other] Marked: questions { LIST($numbers) }.
    }
    .sure = { $count ->
        [one] Question { LIST($numbers) } has no answer.
       *[other] Questions { LIST($numbers) } have no answer.
    } Type “h” again to hand in all the same.
quiz-result =
    .score = Your result: { $got } of { $of } points, { $percent } %.
    .passed = Passed. ({ $pass } % were needed.)
    .failed = Not passed. ({ $pass } % were needed.)
    .time = Time used: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
    .review = What was not right:

## Progress

quiz-by-article =
    .heading = By article, the weakest first:
    .line = { $article }: { $right } of { $asked } right, { $percent } %
quiz-progress =
    .title = Your progress
    .nothing = Nothing is kept yet.
    .due = { $count ->
        [0] No question is due for review.
        [one] One question is due for review: “jadoube-quiz --review” asks it.
       *[other] { $count } questions are due for review: “jadoube-quiz --review” asks them.
    }
    .sessions = The last sessions:
# One session in a line; $how is open, over, or exam (over, and an exam).
quiz-session =
    .learning = { $year }-{ $month }-{ $day } { $hour }:{ $minute }, learning: { $right } of { $asked } right{ $how ->
        [open] , broken off
       *[over] { "" }
    }
    .review = { $year }-{ $month }-{ $day } { $hour }:{ $minute }, review: { $right } of { $asked } right{ $how ->
        [open] , broken off
       *[over] { "" }
    }
    .exam = { $year }-{ $month }-{ $day } { $hour }:{ $minute }, exam: { $how ->
        [open] broken off
       *[exam] { $right } of { $asked } right, { $percent } %
    }
quiz-forgotten = { $count ->
    [0] There was nothing to forget.
    [one] One answer is forgotten.
   *[other] { $count } answers are forgotten.
}

## What cannot be done

quiz-nothing-broken-off = no session was broken off.
quiz-all-gone = none of the questions of that session exists in this version of the program; it is over now.
quiz-unknown-to-forget = there is no answer about “{ $found }”: “all”, an article (9.2.2) or the id of a question was expected.
# What is wrong with the file in which progress is kept.
quiz-store =
    .homeless = there is no folder for your data: name a file with --store, or keep nothing with --no-store
    .newer = a newer version of the program wrote { $file } (tables { $version }); please use that one, or another file with --store
    .foreign = { $file } belongs to another program; please name another file with --store
    .damaged = { $file } is no file of this program, or it is damaged; please name another file with --store, or keep nothing with --no-store
    .busy = another program has been writing to { $file } for too long; please try again
    .unopened = cannot open { $file }; please name another file with --store, or keep nothing with --no-store
    .read-only = cannot write to { $file }; please name another file with --store, or keep nothing with --no-store
    .full = cannot write to { $file }: the disk is full
    .failed = cannot use { $file }: { $found }
