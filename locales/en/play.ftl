### A case that the reader plays with: what might be otherwise, and what is ruled then.

# The class of play and the regime; the edition of the Laws; what counts beside their letter.
switch-scope = Class of play
switch-edition = Edition of the Laws
switch-practice = What counts
    .fide = As FIDE teaches it
    .letter = The letter of the Laws
# $asks: a question of fact. $event: the number of the event that it is about.
switch-of-event = { $asks } (event { $event })
# $answer: yes or no.
switch-answer =
    .yes = Yes
    .no = No
    .untold = Not told
    .presumed = { $answer } (taken for granted)
# $moment: an event as a heading, such as “The move Nf3 (White)”.
switch-detail = What happened: { $moment }
switch-regulations = Regulations of the event

play =
    .heading = Other facts
    .lead = Change something: the ruling is given at once, by the same program that made this book.
    .facts = Facts
    .details = What happened
    .game = Game and Laws
    .reset = Back to the case as told
    .changed = changed
# $ruling: what is ruled, in whole sentences.
play-ruled =
    .as-told = The case as told: { $ruling }
    .same = Ruled the same: { $ruling }
    .other = Ruled otherwise: { $ruling }
