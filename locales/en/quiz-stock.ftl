### The stock of questions: how many there are, and why others are not asked.

quiz-stock = { $count ->
    [one] One question
   *[other] { $count } questions
} from { $cases ->
    [one] one case
   *[other] { $cases } cases
}
    .article = Article
    .total = All
    .pace = By class of play:
    .level = By level:
    .unasked = Not asked, and why:
    .approved = Read one by one and approved for papers: { $count }; { $lapsed ->
        [one] one more reads otherwise today
       *[other] { $lapsed } more read otherwise today
    }.
    .gone = is no longer asked
quiz-unasked =
    .no-ruling = there is no ruling
    .nothing-said = the ruling says nothing of it
    .doubtful = it rests on a value that is not certain
    .too-open = it depends on what the case does not tell
    .two-answers = letter and practice answer differently
    .not-worth-asking = it is trivial, its answer is in dispute, or the form of the options gives it away
    .numbered = words alone do not say which event is meant
    .too-long = the story is too long
    .too-wordy = the right answer is too long
    .too-many-marks = the answer would have too many parts
    .common = the same is asked of enough other cases
    .too-few-mistakes = there are too few plausible wrong answers whose form tells nothing

# Why a wrong ruling that a case tells is no option of its question.
quiz-set-aside =
    .contradictory = it says things that cannot both be ruled
    .beside = it says nothing of what is asked, or only what is right
    .also-right = it would be right, too
    .contained = it only leaves out a part of the ruling, or says all of it and more
    .too-long = it is too long
    .unlike = it is much longer or shorter than the right answer
    .vague = it speaks of what somebody did without saying what
    .overtaken = others stand there, or form would tell the right answer
