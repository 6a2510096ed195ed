### What stands on the pages of the book: headings, labels, names.

## Parts and pages of the book

part-book = The book
part-laws = The Laws
part-practice = The practice
part-cases = Cases
part-reference = Reference
introduction = Introduction
chapters = The chapters
on-this-page = On this page

## Editions

# $year is the year in which the edition came into force.
edition-name = { $year ->
    [2017] July 2017
   *[other] { $year }
}
editions = { $count ->
    [one] Edition of { LIST($editions) }
   *[other] Editions of { LIST($editions) }
}
editions-short = { LIST($editions) }
editions-all = All editions
no-such-rule = { $count ->
    [one] This edition has no such rule.
   *[other] These editions have no such rule.
}
text-not-known = { $count ->
    [one] The text of this edition on this is not known to us.
   *[other] The texts of these editions on this are not known to us.
}

## Pace and supervision

scope =
    .standard = standard chess
    .rapid = all rapid chess
    .rapid-full = rapid chess under the Competition Rules
    .rapid-limited = rapid chess under the simplified rules
    .blitz = all blitz
    .blitz-full = blitz under the Competition Rules
    .blitz-limited = blitz under the simplified rules
    .quick = rapid chess and blitz
    .quick-full = rapid chess and blitz under the Competition Rules
    .quick-limited = rapid chess and blitz under the simplified rules
    .full = standard chess, and rapid chess and blitz under the Competition Rules
scope-heading = { LIST($scopes) }
scope-label = In { LIST($scopes) }:
scope-none = Does not apply in { LIST($scopes, type: "or") }.
scope-all = every game
scope-same = The same.

## How sure we are

certainty =
    .attested = attested
    .reported = reported
    .unverified = unverified
# A mark and the editions for which it holds: “unverified: 2005 and 2001”.
certainty-in = { LIST($certainty) }: { LIST($editions) }
certainty-means =
    .attested = Read in a copy of this edition.
    .reported = Known from a list of changes, from a quotation, or because something attested follows from it.
    .unverified = General knowledge only: we found no source, so this may be wrong.

## A rule

task-defines = Fixes a meaning, a right, or the conditions of other rules.
task-empowers = Leaves the choice to the arbiter.
# Under the heading of a rule that the letter does not have: whose it is.
task-taught =
    .fide = The rule is not in the letter of the Laws; it is taught in addition.
    .regulations = The rule is not in the letter of the Laws but in other regulations of FIDE, and counts only where those apply.
    .ecu = The rule is not in the letter of the Laws; only the European Chess Union advises it.
    .ffe = The rule is not in the letter of the Laws; it is taught in France only.
    .dsb = The rule is not in the letter of the Laws; it is taught in Germany only.
    .jcf = The rule is not in the letter of the Laws; it is taught in Japan only.
    .maker = The rule is not in the letter of the Laws; it is how a maker’s clock works.
goes-before = The rule gives way to:
reading = How we read it:
column-edition = Edition
column-article = Article
column-change = Change
column-certainty = Certainty
change-new = New
change-dropped = Dropped
cases = Cases
cases-elsewhere = { $count ->
    [one] Another case in which this rule is examined
   *[other] { $count } other cases in which this rule is examined
}

## A case

level =
    .basic = basic
    .advanced = advanced
    .expert = expert
what-happened = What happened
timeline-by-event = Event by event
ruling = Ruling
reasons = Why
column-ruling = Ruling
on-event = On event { $event }
it-depends = Otherwise it depends on the facts.
also-examined = { $count ->
    [one] Another rule was looked at
   *[other] { $count } other rules were looked at
}
in-other-editions = In other editions
# Under a ruling: the older editions that rule the same for other reasons.
ruled-alike = The outcome is the same in { LIST($editions) }.
case-not-in-editions = { $count ->
    [one] The case does not concern the edition of { LIST($editions) }.
   *[other] The case does not concern the editions of { LIST($editions) }.
}
no-ruling-here = There is no ruling, because the case leaves too much open.
case-shows = Rules that this case shows
board-before = Before the first event
board-after = After the last event and the ruling
# What the board shows, for those who do not see it.
board-arrow = Arrow from { $from } to { $to }.
board-marked = Marked: { $squares }.
# $men lists all pieces of a player: “king g1, rooks a1, f1 and pawn e4”.
board-side =
    .pieces = { WHO($player) }: { LIST($men) }.
    .empty = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } no pieces on the board.
# Pieces of one kind and their squares: “rooks a1, f1”.
men-on = { $count ->
    [one] { TERM($piece, case: "bare") }
   *[other] { TERM($piece, case: "plural") }
} { $squares }

## All cases

all-cases = All cases
all-cases-lead = { $count ->
    [one] One case: what happened, how the arbiter rules, and why.
   *[other] { $count } cases: what happened, how the arbiter rules, and why.
}
cases-counted = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
cases-other = Other cases

## Article numbers

articles = Article numbers, old and new
articles-lead = Numbers move from edition to edition. Here each rule keeps its place, and its numbers stand beside it.
column-provision = Rule
edition-complete = This list has every number of the edition.
edition-incomplete = This list has the numbers that we know of this edition; it is not complete.
in-force = In force from { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }.
article-not-yet = Not yet covered by this book
# Why a number states no rule; named after the reason in the file of the edition.
not-modelled-introduces-its-parts = Introduces its parts
not-modelled-no-text-of-its-own = Has no text of its own
not-modelled-points-to-article-9 = Points to Article 9
not-modelled-preface = Preface
not-modelled-says-of-two-hands-what-7-5-3-says-of-illegal-moves = Says of two hands what 7.5.3 says of illegal moves
not-modelled-says-of-a-press-without-a-move-what-7-5-3-says-of-illegal-moves = Says of a press without a move what 7.5.3 says of illegal moves
not-modelled-its-text-is-not-known-to-us = Its text is not known to us
not-modelled-concerns-the-organisation-and-no-game = Concerns the organisation and no game
not-modelled-a-demand-on-the-maker-of-clocks = A demand on the maker of clocks
not-modelled-says-nothing-of-its-own = Says nothing of its own
not-modelled-is-for-the-bodies-of-fide-to-decide = For the bodies of FIDE to decide
not-modelled-concerns-a-printed-form-and-no-game = Concerns a printed form and no game
not-modelled-concerns-the-table-of-an-event-and-no-game = Concerns the table of an event and no game

## Values that are not verified

values = What is not verified
values-lead = Old editions are hard to find. This page lists every value of which we have not read the text ourselves, edition by edition.
values-none = Every value of this edition is attested.
column-value = Value
value-no-rule = as far as we know, this edition has no such rule
value-text-unknown = the text of this edition is not known to us

## What is taught beside the letter

letter-page = Where practice and letter differ
letter-page-lead = What FIDE teaches its arbiters is not always what the letter of the Laws gives. Each place shows both rulings as they are given for the cases of this book in the chosen edition. What counts only with FIDE’s regulations, or is taught by others, stands apart at the end.
letter-page-most = The places that differ most
letter-page-others = Further places
letter-no-case = No case of this book shows the difference yet.
letter-same = In the cases of this book on this point the letter rules the same.
letter-page-none = As far as we know, nothing is taught beside these editions: { LIST($editions) }.
practice-page = How FIDE teaches the Laws
practice-page-lead = { $count ->
    [one] One item of what is taught beside the letter, by the article that it is about, in our own words.
   *[other] { $count } items of what is taught beside the letter, by the article that each is about, in our own words.
}
# A heading over the items about an article.
practice-about = { ARTICLE($article) }
practice-sources = Sources
# Before the rules that hold an item.
practice-rules = Rules:
# Before what is ruled on events. $events: their numbers.
on-events = On { $count ->
    [one] event
   *[other] events
} { LIST($events) }:

## Glossary

glossary = Multilingual glossary
glossary-lead = { $count ->
    [one] One term of the Laws and of arbiters’ practice in all languages of this book.
   *[other] { $count } terms of the Laws and of arbiters’ practice in all languages of this book.
}
column-meaning = Meaning

## For translators

translators = For translators
translators-lead = { $count ->
    [one] One term for those who translate the Laws: with its forms, the words to avoid, the articles in which our wording has it, and a sentence that shows it in use.
   *[other] { $count } terms for those who translate the Laws: with their forms, the words to avoid, the articles in which our wording has them, and a sentence that shows each in use.
}
# Before the names of two formats.
translators-download = The terms of all languages as a file:
# Before the language from which one translates, and the one into which.
translators-from = From
translators-any = all languages
translators-to = Into
translators-find = Find a term
translators-none = No term has these words.
translators-forms = Forms
translators-avoid = Avoid
translators-articles = Articles
# Before a number: how many articles or forms are not shown.
translators-more = more
translators-example = In use
# The gender of a term, in short.
term-gender =
    .m = masc.
    .f = fem.
    .n = neut.
# After a word to avoid.
avoid-level = { $level ->
    [hard] wrong
    [variant] used elsewhere
    [context] means something else
   *[style] less good
}

## Chapters: the heading, and what the chapter is about

chapter-nature =
    .title = The nature and objectives of chess
    .lead = What the players do in turn, and what each of them is after.
chapter-set-up =
    .title = The initial position
    .lead = The board, the pieces, and where they stand at the start.
chapter-moves =
    .title = The moves of the pieces
    .lead = How each piece moves and captures, and what makes a move illegal.
chapter-act-of-moving =
    .title = The act of moving the pieces
    .lead = Touching, releasing, castling, promoting: when a move is made and what binds the player.
chapter-completion =
    .title = The completion of the game
    .lead = How a game is won and how it is drawn at once.
chapter-clock =
    .title = The chessclock
    .lead = When a move is completed, when a flag counts as fallen, and what a fallen flag means.
chapter-irregularities =
    .title = Irregularities
    .lead = Illegal moves, displaced pieces, wrong positions and wrong clocks, and how they are put right.
chapter-recording =
    .title = The recording of the moves
    .lead = Who writes down the moves, when, and on what.
chapter-drawn-game =
    .title = The drawn game
    .lead = Offers, claims by repetition or after fifty moves, and draws that nobody needs to claim.
chapter-points =
    .title = Points
    .lead = What a win, a draw and a loss are worth.
chapter-conduct =
    .title = The conduct of the players
    .lead = What players may and may not do in and around the playing area.
chapter-arbiter =
    .title = The role of the arbiter
    .lead = What the arbiter must do, may do, and must leave alone.
chapter-rapid =
    .title = Rapid chess
    .lead = Which games are rapid, which rules apply to them, and what is different under the simplified rules.
chapter-blitz =
    .title = Blitz
    .lead = Which games are blitz, and which rules apply to them.
chapter-notation =
    .title = Algebraic notation
    .lead = How squares and moves are written.
chapter-blind-players =
    .title = Players with a visual disability
    .lead = Two boards, announced moves, and the help of an assistant.
chapter-adjourned =
    .title = Adjourned games
    .lead = Sealing a move, what the envelope shows, and how the game is resumed.
chapter-chess960 =
    .title = Chess960
    .lead = Starting positions, and castling in them.
chapter-quickplay =
    .title = Games without increment and quickplay finishes
    .lead = What a player short of time may ask for when no time is added.

## Subjects of the cases

tag-absence = absence
tag-accident = accident
tag-adjournment = adjournment
tag-adjusting = adjusting pieces
tag-agreement = agreement
tag-announce = announcements
tag-annulled = annulled game
tag-appeal = appeal
tag-arbiter = arbiter
tag-assistant = assistant
tag-automatic = draw without a claim
tag-blind-player = blind and visually disabled players
tag-blitz = blitz
tag-both-flags = both flags
tag-both-players = both players
tag-can-mate = possible mate
tag-cannot-mate = no possible mate
tag-captain = captain
tag-capture = capture
tag-castling = castling
tag-check = check
tag-chess960 = Chess960
tag-claim = claim
tag-class = kind of game
tag-clock = clock
tag-colours = colours
tag-completed = completed move
tag-conduct = conduct
tag-dead-position = dead position
tag-definition = definition
tag-device = electronic devices
tag-disability = disability
tag-displaced = displaced pieces
tag-dispute = disputed facts
tag-disputed = disputed facts
tag-distraction = distraction
tag-draw = draw
tag-draw-offer = draw offer
tag-editions = comparison of editions
tag-en-passant = en passant
tag-end-of-game = end of the game
tag-envelope = envelope
tag-excuse = excuse
tag-flag = flag
tag-flag-fall = flag-fall
tag-forfeit = forfeit
tag-handling = handling the clock
tag-has-the-move = having the move
tag-illegal-move = illegal move
tag-illegal-position = illegal position
tag-increment = increment
tag-intended-move = intended move
tag-king = king
tag-lateness = lateness
tag-mate = checkmate
tag-material = material
tag-mating-potential = mating material
tag-mixed = several matters at once
tag-moves = moves of the pieces
tag-no-progress = moves without progress
tag-notation = notation
tag-orientation = orientation of the board
tag-penalty = penalty
tag-pin = pinned piece
tag-points = points
tag-promotion = promotion
tag-quickplay = quickplay finish
tag-rapid = rapid chess
tag-recording = recording
tag-regulations = regulations of the event
tag-repetition = repetition
tag-request = requests
tag-resignation = resignation
tag-restoring = restoring a position
tag-restriction = restriction of draws
tag-result = result
tag-resumption = resumption
tag-same-position = same position
tag-scoresheet = scoresheet
tag-sealing = sealed move
tag-session = playing session
tag-set-up = set-up
tag-setting = clock setting
tag-spectator = spectators
tag-stalemate = stalemate
tag-supervision = supervision
tag-time = time
tag-time-control = time control
tag-time-trouble = time trouble
tag-touch-move = touch-move
tag-turn = turn to move
tag-two-hands = two hands
tag-unknown = unknown facts
