### Papers for lecturers: what stands on the sheets, the list of topics, and why a paper cannot be made.
### Questions, options and reasons come from the other files.

## On every sheet

quiz-paper-title = Paper on the Laws of Chess
quiz-paper-questions = Questions
quiz-paper-answer-sheet = Answer sheet
quiz-paper-key = Key
quiz-paper-marking = Marking scheme for the open questions
quiz-paper-solutions = Solutions
quiz-paper-variant = Variant { $letter }
quiz-paper-name = Name:
quiz-paper-date = Date:
quiz-paper-reached = Points:
quiz-paper-seed = Paper no. { $seed }.
quiz-paper-count = { $count ->
    [one] { $count } question.
   *[other] { $count } questions.
}
quiz-paper-minutes = Time: { $count ->
    [one] { $count } minute.
   *[other] { $count } minutes.
}
# $points is a number with decimals, written out.
quiz-paper-total = Points: { $points }.
quiz-paper-pass = To pass: { $points } ({ $percent }%).

## A question

quiz-paper-question = Question { $number }
quiz-paper-worth = (points: { $points })
# What stands above a display of the clock.
quiz-paper-side = { WHO($player, case: "bare") }
quiz-paper-how =
    .single = Where options stand below a question, exactly one is right, unless the question says otherwise.
    .several = Where several options may be right, mark all that are.
    .order = What is to be put in order is answered with the letters in the right order.
    .open = The other questions are answered in writing, with the reasons.
quiz-paper-note = The wording is our own and unofficial.

## Key and solutions

quiz-paper-right = Right answer:
quiz-paper-ruling = Ruling:
quiz-paper-articles = See also:
quiz-paper-case = Case:
quiz-paper-mark = { $marks ->
    [one] { "[" }{ $marks } mark]
   *[other] { "[" }{ $marks } marks]
}
quiz-paper-marking-note = Each element of an answer earns its marks, and the marks reached are the share of the points of the question.
quiz-paper-places = Where each question stands
quiz-paper-places-note = Each row is one question: its number and the right letters in each variant. Marking scheme and solutions follow the numbers of variant A.

## The list of topics

quiz-topics-chapters = Chapters
quiz-topics-provisions = Articles and rules
quiz-topics-items = Practice
quiz-topics-labels = Labels
quiz-topics-cases = { $count ->
    [one] { $count } case in all.
   *[other] { $count } cases in all.
}

## What cannot be done

# $sort names questions as a blueprint does: “form: open; pace: rapid”.
quiz-paper-unmet = the blueprint asks for at least { $wanted } of these questions, but the paper has { $found }: { $sort }
quiz-paper-none-approved = no question of this edition has been approved, so all of them are used
quiz-paper-unreadable = { $file } cannot be used as it stands:
quiz-paper-lost = { $count ->
    [one] the paper cannot be made as it was, because of one question:
   *[other] the paper cannot be made as it was, because of { $count } questions:
}
    .changed = reads otherwise today: { $id }
    .gone = is there no more: { $id }
