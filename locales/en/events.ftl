### The story of a case: setting, what is known beforehand, and one message per event.
### $player is who acts, $opponent the other player (for an act of both players, of the arbiter or of a third party: nobody).
### $owner is the player whose pieces are meant; $event is the number of the earlier event that this one is about.

## The setting

setting =
    .standard = Standard chess.
    .rapid-full = Rapid chess under the full competition rules.
    .rapid-limited = Rapid chess under the simplified rules for less supervised events.
    .blitz-full = Blitz under the full competition rules.
    .blitz-limited = Blitz under the simplified rules for less supervised events.
setting-colours-unknown = It does not matter which of the players A and B is White.
setting-no-draw-before-move = In this event the players may not agree to a draw before each has made { $count } moves.
setting-draws-need-consent = In this event the players may agree to a draw only with the arbiter's consent.
setting-default-time = In this event a player may arrive up to { DURATION($time) } late.
setting-no-default-time = In this event a player must not be late at all.
setting-resumption-late-limit = When an adjourned game is resumed, a player may arrive up to { DURATION($time) } late in this event.
setting-base-time = Each player has { DURATION($time) } at the start.
setting-increment = For each move a player receives { DURATION($time) } more.
setting-no-increment = No time is added for moves.
setting-scheduled-start = The start is scheduled for { $time }.
setting-period =
    .moves = Period { $period }: each player has { DURATION($time) } for { $count ->
        [one] one move
       *[other] { $count } moves
    }.
    .rest = Period { $period }: each player has { DURATION($time) } for all remaining moves.
    .increment = In period { $period } each move brings an increment of { DURATION($time) }.
    .delay = In period { $period } each move has a delay of { DURATION($time) } before the main thinking time runs.
setting-devices-in-bag = In this event a switched-off device may be kept in a bag.
setting-milder-device-penalty = In this event a device on a player costs less than the game.
setting-report-leaving = In this event a player who does not have the move must tell the arbiter before leaving the playing area.
setting-frees-visually-disabled = In this event visually disabled players need not record when they have little time left, whatever is added for each move.
setting-no-appeal = In this event there is no appeal against the arbiter's decisions.
setting-fines-announced = In this event fines were announced in advance.
setting-guidelines-iii = It was announced that the guidelines for games without increment apply.
setting-chess960 = The game is Chess960.
setting-visually-disabled = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } visually disabled.
setting-hearing-impaired = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } hearing-impaired.
setting-scoring = In this event a win is worth { $win }, a draw { $draw } and a loss { $loss }.
setting-forfeit-points = A loss without play is worth { $points }.
setting-no-arbiter = No arbiter is present.

## What is known before the first event

known-start-position = This is start position number { $number } of Chess960.
known-to-move = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move.
known-half-moves = The last { $count } moves, counting those of White and those of Black, included no pawn move and no capture.
known-moves = Moves that led to this position: { MOVE($moves) }.
known-material = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { LIST($pieces) }.
known-history-complete = Nothing that happened before this position matters.
known-occurrences = This position has appeared { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} by now.
known-consecutive-occurrences = This position has appeared { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} by now, each time after one further move by each player.
known-moves-without-progress = Each player has made { $count ->
    [one] one move
   *[other] { $count } moves
} without moving a pawn or capturing.
known-moves-made = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } made { $count ->
    [0] no move
    [one] one move
   *[other] { $count } moves
}.
known-moves-completed = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } completed { $count ->
    [0] no move
    [one] one move
   *[other] { $count } moves
}.
known-illegal-acts = Earlier in the game { $count ->
    [0] no illegal move
    [one] one illegal move
   *[other] { $count } illegal moves
} of { WHO($player) } { $count ->
    [0] was counted.
    [one] was counted.
   *[other] were counted.
}
known-record-requests = The record of the game has been asked for { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} before.
known-warnings = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } been warned about this { $count ->
    [0] not once
    [one] once
    [2] twice
   *[other] { $count } times
} before.
known-games-per-arbiter = One arbiter supervises { $count ->
    [one] one game
   *[other] { $count } games
} at once.
known-presses = The clock counts { $count ->
    [0] no press
    [one] one press
   *[other] { $count } presses
} by { WHO($player) }.
known-period = It is the time of period { $count }.
open =
    .legal = It is not said whether the moves are legal.
    .outcome = It is not said whether a move ended the game.
    .counts = It is not said how often anything happened before.
    .has-the-move = It is not said who has the move.
    .found = It is not said what the arbiter finds.

## Around an event

event-left = { WHO($player, case: "gen") } clock shows { CLOCK($time) }.
event-below-zero = { WHO($player, case: "gen") } clock has counted { CLOCK($time) } below zero.
event-seen =
    .arbiter = The arbiter sees it happen.
    .nobody = Nobody sees it happen.
    .opponent = Only the opponent sees it happen.
event-order =
    .simultaneous = This happens at the same moment.
    .unknown = Nobody knows which of the two came first.
    .disputed = The players disagree about which of the two came first.
event-disputed = The players disagree about whether this happened.
event-about = This concerns event { $event }.
# Appended to a sentence that is about another event than the one discussed.
event-reference = (event { $event })

## At the board

event-move =
    .completed = { WHO($player) } { AGREE($player, sg: "plays", pl: "play") } { MOVE($move) } and { AGREE($player, sg: "presses", pl: "press") } the clock.
    .made = { WHO($player) } { AGREE($player, sg: "plays", pl: "play") } { MOVE($move) }, but { AGREE($player, sg: "has", pl: "have") } not pressed the clock.
    .completed-unknown = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a move and { AGREE($player, sg: "presses", pl: "press") } the clock.
    .made-unknown = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a move, but { AGREE($player, sg: "has", pl: "have") } not pressed the clock.
event-two-hands = Both hands are used for it.
event-promotion-omitted = The pawn is left standing on the last rank.
event-touch =
    .unnamed = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } a piece.
    .known = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } { $count ->
        [one] { MEN($squares) }
       *[other] { MEN($squares) }, in this order
    }.
    .order-unknown = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } { MEN($squares) }; nobody knows in which order.
    .at-once = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } { MEN($squares) } at the same moment.
    .kinds = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } { LIST($items) }.
event-capture-king = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } the opponent's king off the board and { AGREE($player, sg: "presses", pl: "press") } the clock.
event-displace = { WHO($player) } { AGREE($player, sg: "knocks", pl: "knock") } over or { AGREE($player, sg: "shifts", pl: "shift") } { MEN($squares) }.
event-displaced-by-nobody = { $count ->
    [one] { MEN($squares) } falls over or moves, and nobody can say why.
   *[other] { MEN($squares) } fall over or move, and nobody can say why.
}
event-repair = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } the displaced pieces back.

# Touched pieces of which only the kind is told, as items of a list.
touched-own-kind =
    .king = the player's own king
    .queen = an own queen
    .rook = an own rook
    .bishop = an own bishop
    .knight = an own knight
    .pawn = an own pawn
touched-enemy-kind =
    .king = the opponent's king
    .queen = an enemy queen
    .rook = an enemy rook
    .bishop = an enemy bishop
    .knight = an enemy knight
    .pawn = an enemy pawn
event-touch-order =
    .known = This is the order of the contacts.
    .at-once = Both are touched at the same moment.
    .unknown = Nobody knows in which order.
event-touch-with =
    .passing-hand = The contact happens while the hand passes by.
    .sleeve = It is the sleeve that touches.
event-hand =
    .left = The left hand does this.
    .right = The right hand does this.

## Moving, step by step

event-say-adjust = { WHO($player) } { AGREE($player, sg: "says", pl: "say") }: “I adjust.”
event-adjust = { WHO($player) } { AGREE($player, sg: "straightens", pl: "straighten") } { MEN($squares) } without moving to another square.
event-lift = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } { MEN($squares) } in hand.
event-release = { WHO($player) } { AGREE($player, sg: "releases", pl: "release") } { TERM($kind, case: "nom") } from { SQUARE($piece) } on { SQUARE($on) }.
event-take-off = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } { MEN($squares) } off the board.
event-put-back = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } everything moved in this turn back where it stood.
event-pick-up = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } { TERM($piece, case: "indef") } from beside the board in hand.
event-place =
    .released = { WHO($player) } { AGREE($player, sg: "places", pl: "place") } { TERM($piece, case: "indef") } on { SQUARE($square) } and { AGREE($player, sg: "releases", pl: "release") } it.
    .touching = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } { SQUARE($square) } with { TERM($piece, case: "indef") } but { AGREE($player, sg: "does", pl: "do") } not let go of it.
event-place-upside-down = The piece is upside down.
event-place-wrong-colour = The piece has the opponent's colour.
event-ask-for-piece = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for { TERM($piece, case: "indef") } that is not at hand.
event-announce =
    .check = { WHO($player) } { AGREE($player, sg: "says", pl: "say") }: “Check.”
    .mate = { WHO($player) } { AGREE($player, sg: "says", pl: "say") }: “Mate.”
    .castling = { WHO($player) } { AGREE($player, sg: "says", pl: "say") }: “I castle.”
    .piece = { WHO($player) } { AGREE($player, sg: "names", pl: "name") } { TERM($piece, case: "indef") } aloud.
event-claim-touch-rules = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter of a breach of the rules on touching and moving.
event-bring-assistant =
    .plain = { WHO($player) } { AGREE($player, sg: "brings", pl: "bring") } an assistant.
    .tasks = { WHO($player) } { AGREE($player, sg: "brings", pl: "bring") } an assistant for { LIST($items) }.
event-assistant-accepted =
    .yes = The arbiter accepts the assistant.
    .no = The arbiter does not accept the assistant.
event-assistant-presented =
    .late = The assistant is presented only just before the round.
    .opponent = The assistant is the opponent.
assistant-task =
    .moving = moving the pieces
    .clock = pressing the clock
    .recording = recording the moves
    .announcing = announcing the moves
    .telling = answering questions about moves and times
    .claiming = claiming flag-falls and reporting touched pieces
    .adjourning = the formalities of an adjournment

## The clock

event-press = { WHO($player) } { AGREE($player, sg: "presses", pl: "press") } the clock.
event-pause = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks.
event-press-with =
    .other-hand = { WHO($player) } { AGREE($player, sg: "presses", pl: "press") } the clock with the hand that did not move the piece.
    .force = { WHO($player) } { AGREE($player, sg: "hits", pl: "hit") } the clock with force.
event-handle-clock =
    .keep-finger-on = { WHO($player) } { AGREE($player, sg: "keeps", pl: "keep") } a finger on the button of the clock.
    .hover = { WHO($player) } { AGREE($player, sg: "hovers", pl: "hover") } over the clock with a hand or a finger.
    .lift = { WHO($player) } { AGREE($player, sg: "picks", pl: "pick") } up the clock.
    .knock-over = { WHO($player) } { AGREE($player, sg: "knocks", pl: "knock") } over the clock.
event-clock-runs = { WHO($player, case: "gen") } clock runs for { DURATION($time) }.
event-pause-for =
    .irregularity = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because of an irregularity.
    .claim = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks to make a claim.
    .promotion-piece = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because the piece needed for a promotion is not at hand.
    .disturbance = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because of a disturbance.
    .illness = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because of an illness.
    .private = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks for a private matter.
    .video = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks so that a video recording is looked at.
    .low-battery = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because the electronic scoresheet shows a low battery.
    .none = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks without telling any reason.
event-restart = { WHO($player) } { AGREE($player, sg: "starts", pl: "start") } the clock again.
event-clock-marks-first = The display marks { WHO($owner, case: "gen") } flag as the one that fell first.
event-claim-clock-defect = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } that the clock is defective.
event-claim-setting-fault =
    .base-time = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the time of a period is set wrongly on the clock.
    .increment = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the increment is set wrongly on the clock.
    .mode = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock is set to the wrong mode.
    .credit = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the time added or taken off by a ruling is set wrongly on the clock.
    .move-counter = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the move-counter is wrong.
event-claim-clock-set = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock was set to { DURATION($time) } with { DURATION($increment) } for each move.
event-clock-set-alone = The other clock was set rightly; this concerns { WHO($player, case: "gen") } clock alone.
event-wish-clock-place = { WHO($player) } { AGREE($player, sg: "wishes", pl: "wish") } the clock to stand elsewhere.
event-start-round =
    .scheduled = The time fixed for the start of the game has come.
    .late = The round starts { DURATION($time) } later than scheduled.
    .at = The round starts at { $time }.
event-arrival =
    .board-on-time = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } to the board at the scheduled time.
    .board-late = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } to the board { DURATION($time) } after the scheduled start.
    .board-at = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } to the board at { $time }.
    .hall-on-time = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } into the playing hall at the scheduled time, but not to the board.
    .hall-late = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } into the playing hall { DURATION($time) } after the scheduled start, but not to the board.
    .hall-at = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } into the playing hall at { $time }, but not to the board.
event-default-time-ends = The default time is over.
event-claim-default = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } the win because the opponent has not come in time.
event-claim-from-screen =
    .alone = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a claim that rests only on what a screen or a demonstration board shows.
    .with-other = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a claim that rests on what a screen or a demonstration board shows, and on something else.
event-flag-falls = { WHO($player, case: "gen") } flag falls.
event-claim-flag =
    .opponents = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that the opponent's flag has fallen.
    .named = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that a flag has fallen.

## Offers and claims

event-offer-draw = { WHO($player) } { AGREE($player, sg: "offers", pl: "offer") } a draw.
event-offer-conditional = The offer comes with a condition.
event-offer-repeated = It is not the first offer, and nothing in the position explains a new one.
event-accept = { WHO($player) } { AGREE($player, sg: "accepts", pl: "accept") } the offer of a draw.
event-refuse = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } the offer of a draw.
event-withdraw = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to take it back.
event-agree-draw = { WHO($player) } { AGREE($player, sg: "agrees", pl: "agree") } to a draw.
event-claim-draw =
    .repetition = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw by repetition of the position on the board.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw by repetition of the position that the move { MOVE($move) } would produce.
    .no-progress = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw because the last moves included no pawn move and no capture.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw because the last moves and the move { MOVE($move) } include no pawn move and no capture.
event-claim-not-written = The intended move is not written down.
event-claim-not-declared = The intention to play it is not declared to the arbiter.
event-claim-irregularity = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out an irregularity to the arbiter.
event-agree-to-correct = { WHO($player) } { AGREE($player, sg: "agrees", pl: "agree") } to put the irregularity right without the arbiter.

## The end

event-resign = { WHO($player) } { AGREE($player, sg: "resigns", pl: "resign") }.
event-resign-in-writing = { WHO($player) } { AGREE($player, sg: "resigns", pl: "resign") } in writing.
event-resign-for = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } that { WHO($owner) } { AGREE($owner, sg: "resigns", pl: "resign") }.
event-gesture =
    .stops-clocks = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks without a word.
    .tips-king = { WHO($player) } { AGREE($player, sg: "tips", pl: "tip") } the king over without a word.
    .holds-out-hand = { WHO($player) } { AGREE($player, sg: "holds", pl: "hold") } out a hand to the opponent without a word.
    .handshake = { WHO($player) } shake hands without a word.
    .kings-in-centre = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } the kings in the centre of the board without a word.
    .signs-scoresheet = { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } the scoresheet without a word.
    .walks-off = { WHO($player) } { AGREE($player, sg: "walks", pl: "walk") } off without a word and { AGREE($player, sg: "does", pl: "do") } not come back.
event-answer-unclearly =
    .gesture = { WHO($player) } { AGREE($player, sg: "answers", pl: "answer") } the offer only with a gesture.
    .evasive = { WHO($player) } { AGREE($player, sg: "answers", pl: "answer") } the offer evasively.

## Adjournment

event-session-ends = The time of the session is over.
event-ask-to-seal = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for a sealed move, because the game is to be adjourned.
event-adjourn-early = { WHO($player) } { AGREE($player, sg: "adjourns", pl: "adjourn") } before the session ends.
event-adjourn-early-by = { WHO($player) } { AGREE($player, sg: "adjourns", pl: "adjourn") } { DURATION($time) } before the session ends.
event-seal =
    .given = { WHO($player) } { AGREE($player, sg: "seals", pl: "seal") } the move { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "seals", pl: "seal") } a move.
event-change-sealed =
    .given = { WHO($player) } { AGREE($player, sg: "changes", pl: "change") } the sealed move to { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "changes", pl: "change") } the sealed move.
event-seal-reply =
    .given = { WHO($player) } { AGREE($player, sg: "seals", pl: "seal") } the reply { MOVE($move) } in a second envelope.
    .unknown = { WHO($player) } { AGREE($player, sg: "seals", pl: "seal") } a reply in a second envelope.
event-sealed-reads =
    .clear = The sealed move is legal and can be read in only one way.
    .unorthodox = The sealed move is written in an unusual way, but its meaning is certain.
    .ambiguous = The sealed move can be read as two different moves.
    .unintelligible = What the sealed move is meant to be cannot be established.
    .illegal = The sealed move is illegal.
event-sealed-on =
    .electronic-scoresheet = It is entered on an electronic scoresheet.
    .something-else = It is not written on the player's scoresheet but on something else.
event-sealed-means = It can only mean { MOVE($move) }.
event-close-envelope = { WHO($player) } { AGREE($player, sg: "closes", pl: "close") } the envelope.
event-envelope-shows =
    .given = It shows { LIST($items) }.
    .nothing = Nothing is written on it.
event-envelope-contains =
    .given = It contains { LIST($items) }.
    .nothing = There is no scoresheet in it.
event-resume = The adjourned game is due to be resumed.
event-arrive = { WHO($player) } { AGREE($player, sg: "arrives", pl: "arrive") } { DURATION($time) } late.
event-arrive-on-time = { WHO($player) } { AGREE($player, sg: "arrives", pl: "arrive") } on time.
event-absent = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } absent.
event-open-envelope = { WHO($player) } { AGREE($player, sg: "opens", pl: "open") } the envelope.
event-lose-envelope = The envelope is missing.
event-claim-wrong-times = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock times after the adjournment are wrong.

## Records

event-claim-wrong-set-up =
    .pieces = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that pieces stood on wrong squares at the start.
    .orientation = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the board is turned by a quarter.
    .orientation-and-pieces = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the board is turned by a quarter and that pieces stood on wrong squares as well.
    .colours = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the players play with each other’s colours.
    .king = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that { WHO($of, case: "gen") } king stood on a wrong square at the start.
    .king-and-queen = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that { WHO($of, case: "gen") } king and queen had changed places at the start.
    .rook = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that a rook of { WHO($of) } stood on { SQUARE($on) } at the start.
event-claim-wrong-setting = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock is set wrongly.
event-ask-for-record = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } to see the record of the game.
event-ask-for-scoresheet = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for a scoresheet.

## The arbiter

event-sees =
    .named = { WHO($player) } { AGREE($player, sg: "notices", pl: "notice") } what happened in event { $event }.
    .unnamed = { WHO($player) } { AGREE($player, sg: "notices", pl: "notice") } what happened.
event-sees-position = { WHO($player) } { AGREE($player, sg: "looks", pl: "look") } at the position on the board.
# Followed by the finding as a sentence of its own.
event-finds = { WHO($player) } { AGREE($player, sg: "looks", pl: "look") } into the matter and comes to a finding.
# Followed by the sentences of the ruling.
event-rules = { WHO($player) } { AGREE($player, sg: "rules", pl: "rule") } as follows.

## The examiner asks

event-asks =
    .envelope = The question is what must stand on the envelope.
    .session = The question is what must be announced about the session.
    .class = The question is which kind of chess this time control makes.
    .clocks = The question is what the clocks show.
    .deadline = The question is until when a player may come to the board.
    .regime = The question is which rules apply to these games.
    .recording = The question is whether the players must record their moves.
    .points = The question is how many points the players get.
    .ruling-recording = The question is what the players must do about their scoresheets.
    .regulations = The question is what the regulations of the event must say.
    .ruling-game = The question is how the game ends or goes on.
    .ruling-clock = The question is what happens to the clock.
    .ruling-moves = The question is which position and which moves apply.
    .ruling-offences = The question is whether there was an offence.
    .ruling-claims = The question is what becomes of the claim.
    .ruling-arbiter = The question is what the arbiter must, must not or may do.
    .ruling-definitions = The question is what the Laws call this.
    .has-the-move = The question is who has the move.
    .moves = The question is which moves the player having the move may play.
    .over = The question is whether the game is over, and how it ended.
    .dead = The question is whether the position is dead.
    .claim-check = The question is who checks a draw claim.
    .first-flag = The question is whose flag fell first.
    .initial-position = The question is whether a game begins with this position.
    .square = The question is which colour the square { SQUARE($square) } has.
    .in-check = The question is whether a king is in check.
    .position = The question is whether legal moves can lead to this position.
    .penalties = The question is which penalties the arbiter may impose.
    .rated = The question is whether the game counts for the ratings.
    .assistant = The question is whether a player must have an assistant.
event-may-play = The question is whether { WHO($player) } may play { MOVE($text) } now.

## Scoresheets and results
### $winner is the player who won, in `win` only.

event-write-move =
    .own-after = { WHO($player) } { AGREE($player, sg: "records", pl: "record") } the own move that has just been played.
    .own-before = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } down a move before playing it.
    .opponents-after = { WHO($player) } { AGREE($player, sg: "records", pl: "record") } the opponent’s move.
    .opponents-before = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } down the opponent’s move before it is played.
event-written-text = The move written is { MOVE($move) }.
event-written-instead = It replaces another move that had been written but not played.
event-written-for =
    .claim = It is written in order to claim a draw.
    .sealing = It is written in order to seal it.
event-write-on-sheet =
    .times = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } the clock times on the scoresheet.
    .offer = { WHO($player) } { AGREE($player, sg: "notes", pl: "note") } an offer of a draw on the scoresheet.
    .claim = { WHO($player) } { AGREE($player, sg: "notes", pl: "note") } something about a claim on the scoresheet.
    .relevant-data = { WHO($player) } { AGREE($player, sg: "notes", pl: "note") } other data of the game on the scoresheet.
    .thoughts = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } thoughts about the position on the scoresheet.
event-mark-offer = { WHO($player) } { AGREE($player, sg: "marks", pl: "mark") } the offer with the sign (=) on the scoresheet.
event-stop-recording = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } recording the moves.
event-resume-recording = { WHO($player) } { AGREE($player, sg: "records", pl: "record") } the moves again.
event-complete-sheet = { WHO($player) } { AGREE($player, sg: "fills", pl: "fill") } in the moves that were missing on the scoresheet.
event-sheet-gap =
    .opponents-last = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } answered the opponent’s last move without recording it first.
    .own-previous = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } made another move although the previous own move is not on the scoresheet.
    .earlier = Earlier moves are missing on { WHO($player, case: "gen") } scoresheet, and nobody can say since when.
    .one-sheet = Moves are missing on { WHO($player, case: "gen") } scoresheet; the other one is complete.
    .both-sheets = Moves are missing on both scoresheets.
    .unreadable = Moves on { WHO($player, case: "gen") } scoresheet are wrong or cannot be read.
event-sheets-show =
    .overstepping = The scoresheets show that a player overstepped the time before completing the moves of the period.
    .in-time = The scoresheets show that the moves of the period were completed in time.
    .nothing = The scoresheets cannot be completed so as to show that a player overstepped the time.
event-reconstruct = { WHO($player) } { AGREE($player, sg: "plays", pl: "play") } the game over again on a second board.
event-hide-sheet = { WHO($player) } { AGREE($player, sg: "covers", pl: "cover") } the scoresheet, so that the arbiter cannot see it.
event-lay-pen-on-sheet =
    .yes = { WHO($player) } { AGREE($player, sg: "lays", pl: "lay") } a pen on the scoresheet; it covers the last move.
    .no = { WHO($player) } { AGREE($player, sg: "lays", pl: "lay") } a pen on the scoresheet; the last move can still be seen.
event-keep-sheet = { WHO($player) } { AGREE($player, sg: "keeps", pl: "keep") } the original of the scoresheet.
event-ask-for-opponents-sheet = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for the opponent’s scoresheet.
event-lend-sheet = { WHO($player) } { AGREE($player, sg: "lends", pl: "lend") } the scoresheet to the opponent.
event-refuse-sheet = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to lend the scoresheet to the opponent.
event-return-sheet = { WHO($player) } { AGREE($player, sg: "gives", pl: "give") } the opponent’s scoresheet back.
event-electronic-sheet-fails = { WHO($player, case: "gen") } electronic scoresheet does not work.
event-change-sheet-mode =
    .arbiter = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } an electronic scoresheet into the arbiter's mode.
    .other = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } an electronic scoresheet into another mode than that for the game.
event-cannot-record =
    .disability = { WHO($player) } cannot record the moves because of a disability.
    .other-reason = { WHO($player) } cannot record the moves for a reason that is not a disability.
event-sign = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } the scoresheets with a win for { WHO($winner) }.
    [draw] { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } the scoresheets with a draw.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } the scoresheets with a loss for both.
}
event-approve-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "approves", pl: "approve") } a win for { WHO($winner) } on the electronic scoresheet.
    [draw] { WHO($player) } { AGREE($player, sg: "approves", pl: "approve") } a draw on the electronic scoresheet.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "approves", pl: "approve") } a loss for both on the electronic scoresheet.
}
event-report-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } a win for { WHO($winner) }.
    [draw] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } a draw.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } a loss for both.
}
event-not-played = The game was not played.
event-award-points = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to give { WHO($first) } { $first_points } and { WHO($second) } { $second_points }.

## Conduct, devices and third parties

# Whether the arbiter gave leave for what has just been told.
event-permission =
    .given = The arbiter has given permission.
    .missing = The arbiter has not given permission.
event-leave =
    .board = { WHO($player) } { AGREE($player, sg: "gets", pl: "get") } up from the board.
    .area = { WHO($player) } { AGREE($player, sg: "leaves", pl: "leave") } the playing area.
    .venue = { WHO($player) } { AGREE($player, sg: "leaves", pl: "leave") } the playing venue.
    .far-corner = { WHO($player) } { AGREE($player, sg: "goes", pl: "go") } to a far corner of the large hall.
event-leave-purpose =
    .smoke = The purpose is to smoke.
    .toilet = The purpose is to go to the toilet.
    .illness = The reason is illness.
    .emergency = The reason is an alarm or another emergency.
event-leave-reported =
    .yes = The arbiter was told beforehand.
    .no = The arbiter was not told beforehand.
event-enter = { WHO($player) } { AGREE($player, sg: "enters", pl: "enter") } the playing area.
event-use-help =
    .notes = { WHO($player) } { AGREE($player, sg: "looks", pl: "look") } at notes.
    .information = { WHO($player) } { AGREE($player, sg: "consults", pl: "consult") } a book or another source of information.
    .advice = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } advice.
    .second-board = { WHO($player) } { AGREE($player, sg: "analyses", pl: "analyse") } on another chessboard.
event-device =
    .adjoining-area = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } an electronic device in an adjoining area that the arbiter has designated.
    .person = { WHO($player) } { AGREE($player, sg: "carries", pl: "carry") } an electronic device.
    .table = An electronic device of { WHO($player) } lies on the table.
    .bag = An electronic device of { WHO($player) } is in a bag.
event-device-state =
    .chess-program = A chess program is running on it.
    .off = It is completely switched off.
    .silent = It is on, but makes no sound.
    .sounding = It rings or makes another sound.
event-device-shown =
    .admitted = { WHO($player) } { AGREE($player, sg: "admits", pl: "admit") } it.
    .reported = Somebody else reports it.
event-device-approved = The arbiter has approved of it.
event-device-before-the-game = The game has not yet begun.
event-use-bag = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } the bag with the device in it.
event-use-bag-to-the-toilet = It goes to the toilet, too.
# $owner is the player to be inspected.
event-inspect = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } the clothes, bags and other items of { WHO($owner) } to be inspected.
event-inspect-other-gender = The person who is to inspect is not of the player's gender.
event-inspect-in-public = It is to be done in front of others.
event-inspect-witness =
    .same-gender = The arbiter's witness is of the player's gender.
    .other-gender = The arbiter's witness is not of the player's gender.
    .nobody = There is no witness.
event-inspect-before-the-game = The game has not yet begun.
event-refuse-inspection = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } the inspection.
# $owner is the player who is accused.
event-accuse =
    .arbiter = { WHO($player) } { AGREE($player, sg: "accuses", pl: "accuse") } { WHO($owner) } of cheating and { AGREE($player, sg: "tells", pl: "tell") } only the arbiter.
    .players = { WHO($player) } { AGREE($player, sg: "accuses", pl: "accuse") } { WHO($owner) } of cheating in front of others.
event-accuse-named =
    .arbiter = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only another arbiter that { WHO($owner) } { AGREE($owner, sg: "is", pl: "are") } suspected of cheating.
    .players = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } players that { WHO($owner) } { AGREE($owner, sg: "is", pl: "are") } suspected of cheating.
event-accuse-written = It is done in writing, on the form for it.
event-accuse-only-strength = The only ground is play that is too good for the rating.
event-disturb =
    .noise = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } noise.
    .noise-source = { WHO($player) } { AGREE($player, sg: "brings", pl: "bring") } a source of noise into the playing area.
    .talking = { WHO($player) } { AGREE($player, sg: "talks", pl: "talk") } during the game.
    .eating = { WHO($player) } { AGREE($player, sg: "eats", pl: "eat") } at the board.
    .other = { WHO($player) } { AGREE($player, sg: "behaves", pl: "behave") } in a way that may disturb.
event-smoke =
    .plain = { WHO($player) } { AGREE($player, sg: "smokes", pl: "smoke") }.
    .electronic = { WHO($player) } { AGREE($player, sg: "smokes", pl: "smoke") } an e-cigarette.
event-smoke-where =
    .allowed = It is the place set aside for smoking.
    .elsewhere = It is not the place set aside for smoking.
event-misbehave =
    .drunk = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } to the game drunk, but { AGREE($player, sg: "disturbs", pl: "disturb") } nobody.
    .arranged-game = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } arranged the result before the game.
    .insult = { WHO($player) } { AGREE($player, sg: "insults", pl: "insult") } somebody.
    .other = { WHO($player) } { AGREE($player, sg: "behaves", pl: "behave") } improperly.
event-defy =
    .ruling = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to follow the arbiter's ruling.
    .laws = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws.
    .reconstruction = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to help reconstruct the game.
    .claim-check = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to take part in checking the draw claim.
    .playing-on = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to play on.
    .completing-sheet = { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not complete the scoresheet, or only with delay.
event-appeal = { WHO($player) } { AGREE($player, sg: "appeals", pl: "appeal") } against the arbiter's decision.
event-appeal-signed = The scoresheet has already been signed.
event-appeal-after = That is { DURATION($time) } later.
event-appeal-in-writing =
    .yes = It is in writing.
    .no = It is not in writing.
event-request =
    .leave-area = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to leave the playing area.
    .leave-venue = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to leave the playing venue.
    .explain-rule = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } what a rule says.
    .advise-on-position = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } whether a certain move is possible in this position.
    .move-count = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } how many moves have been completed.
    .medical = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for medical attention.
    .equipment = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for something that is needed to play.
    .arrangements = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for other playing conditions.
    .use-notes = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to use notes, a book or another board.
    .use-device = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to use an electronic device.
    .use-bag = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to use the bag with the device.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } the arbiter to stop the clocks.
    .see-position = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } to be shown an earlier position of the game.
    .claim-check = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for the claim to be checked.
    .turn-knights = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } that the opponent's knights face another way.
    .own-witness = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for a witness of { AGREE($player, sg: "the player's", pl: "their") } own choice at the inspection.
    .video = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } that a video recording be looked at.
    .own-device = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to record on a device of { AGREE($player, sg: "the player's", pl: "their") } own.
event-complain = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter.
event-tell =
    .arbiter-flag = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone that a flag has fallen.
    .arbiter-irregularity = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone about an irregularity.
    .arbiter-not-pressed = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone that the clock was not pressed.
    .arbiter-move-completed = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone that a move has been completed.
    .arbiter-move-count = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone how many moves have been completed.
    .arbiter-times = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone how much time has been used.
    .arbiter-advice = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone which move would be good.
    .arbiter-draw-advice = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone whether a draw should be offered or accepted.
    .arbiter-protest = { WHO($player) } { AGREE($player, sg: "protests", pl: "protest") } to the arbiter alone.
    .arbiter-team-score = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone how the match stands.
    .arbiter-screening = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone that the moves of a player agree with those of a program.
    .arbiter-adjusting = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter alone: pieces are to be adjusted.
    .players-flag = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } aloud that a flag has fallen.
    .players-irregularity = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } aloud that something irregular has happened.
    .players-not-pressed = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player that the clock was not pressed.
    .players-move-completed = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player that the opponent has completed a move.
    .players-move-count = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player how many moves have been completed.
    .players-times = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player how much time has been used.
    .players-advice = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player which move would be good.
    .players-draw-advice = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player whether to offer or accept a draw.
    .players-protest = { WHO($player) } { AGREE($player, sg: "protests", pl: "protest") } aloud.
    .players-team-score = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } a player how the match stands.
    .players-screening = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } aloud that the moves of a player agree with those of a program.
    .players-adjusting = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } aloud that pieces are to be adjusted.
event-tell-asked = The player had asked for it.
event-tell-before-the-arbiter = The arbiter has agreed to it and is present.
event-external-disturbance = The game is disturbed from outside.
# $owner is the player who is warned.
event-warn =
    .leaving = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about leaving without permission.
    .help = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about help from outside.
    .device = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about an electronic device.
    .smoking = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about smoking.
    .disturbing = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about disturbing the opponent.
    .offers = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about unreasonable offers of a draw.
    .claims = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about unreasonable claims.
    .behaviour = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about improper behaviour.
    .refusal = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about refusing to comply.
    .recording = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about recording the moves.
    .clock = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about the handling of the clock.
    .touching = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } about the rules on touching.
event-warn-last = It is announced that the next time will lose the game.
event-warn-to-captain = It is the captain who is told.
event-check-claim-alone = { WHO($player) } { AGREE($player, sg: "checks", pl: "check") } the draw claim alone, while the players sit at the board.
event-video =
    .looked-at = { WHO($player) } { AGREE($player, sg: "decides", pl: "decide") } that a video recording is looked at.
    .not-looked-at = { WHO($player) } { AGREE($player, sg: "decides", pl: "decide") } that no video recording is looked at.
event-sit-at-wrong-board = { WHO($player) } { AGREE($player, sg: "sits", pl: "sit") } down at the wrong board in a match of teams and { AGREE($player, sg: "plays", pl: "play") } there.
# $owner is the player who is penalised.
event-impose =
    .warning = { WHO($player) } { AGREE($player, sg: "gives", pl: "give") } { WHO($owner) } a warning.
    .opponent-time = { WHO($player) } { AGREE($player, sg: "penalises", pl: "penalise") } { WHO($owner) } with more time for the opponent.
    .own-time = { WHO($player) } { AGREE($player, sg: "penalises", pl: "penalise") } { WHO($owner) } with less time.
    .opponent-points = { WHO($player) } { AGREE($player, sg: "penalises", pl: "penalise") } { WHO($owner) } with more points for the opponent.
    .own-points = { WHO($player) } { AGREE($player, sg: "penalises", pl: "penalise") } { WHO($owner) } with fewer points.
    .loss = { WHO($player) } { AGREE($player, sg: "penalises", pl: "penalise") } { WHO($owner) } with the loss of the game.
    .fine = { WHO($player) } { AGREE($player, sg: "penalises", pl: "penalise") } { WHO($owner) } with a fine.
    .rounds = { WHO($player) } { AGREE($player, sg: "excludes", pl: "exclude") } { WHO($owner) } from one or more rounds.
    .expulsion = { WHO($player) } { AGREE($player, sg: "expels", pl: "expel") } { WHO($owner) } from the competition.
event-impose-time = It is a matter of { DURATION($time) }.
## Games without an increment

event-claim-quickplay =
    .cannot-win = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw because the opponent cannot win by normal means.
    .no-effort = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw because the opponent makes no effort to win by normal means.
    .both = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw because the opponent cannot win by normal means and makes no effort to do so.
    .unnamed = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw with little time left.
event-request-increment = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for an increment for both players.
event-decide-quickplay =
    .draw = { WHO($player) } { AGREE($player, sg: "declares", pl: "declare") } the game drawn.
    .postpone = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } off the decision on the claim.
    .reject = { WHO($player) } { AGREE($player, sg: "rejects", pl: "reject") } the claim.
    .grant-increment = { WHO($player) } { AGREE($player, sg: "grants", pl: "grant") } the increment.

## Entries on scoresheets

event-asks-entry = { $letters ->
    [en] The question is what the entry “{ $entry }” means, written with English letters.
    [it] The question is what the entry “{ $entry }” means, written with Italian letters.
    [de] The question is what the entry “{ $entry }” means, written with German letters.
    [ru] The question is what the entry “{ $entry }” means, written with Russian letters.
    [figurines] The question is what the entry “{ $entry }” means, written with figurines.
   *[other] The question is what the entry “{ $entry }” means, written with the letters of another language.
}

## Two boards

event-blind-lift = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } { MEN($squares) } out of its hole on the special board.
event-blind-move =
    .given = { WHO($player) } { AGREE($player, sg: "plays", pl: "play") } { MOVE($move) } on the special board.
    .unknown = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a move on the special board.
event-blind-board =
    .captured-left = The captured piece is still on this board.
    .not-placed = The piece has not yet been put into another hole.
event-blind-announced =
    .rightly = The move is announced.
    .not-yet = Nothing has been announced yet.
    .wrongly = By a slip of the tongue, another move is announced.
    .instead = By a slip of the tongue, { MOVE($move) } is announced instead.
    .without-piece = The move is announced, but not the piece to which the pawn is promoted.
event-blind-pressed =
    .yes = The opponent's clock is started.
    .no = The opponent's clock is not started yet.
event-blind-say =
    .announce = { WHO($player) } now { AGREE($player, sg: "announces", pl: "announce") } the move.
    .correct = { WHO($player) } { AGREE($player, sg: "corrects", pl: "correct") } what was announced.
    .repeat = { WHO($player) } { AGREE($player, sg: "repeats", pl: "repeat") } the opponent's move as it was announced.
    .repeat-wrongly = { WHO($player) } { AGREE($player, sg: "repeats", pl: "repeat") } another move than the opponent announced.
event-boards-differ = It is found that the two boards show different positions.
event-records =
    .agree = The records of both players agree.
    .differ = The records of the players differ.
event-wrong-board = It is { WHO($owner, case: "gen") } board that differs from that player's own record.
event-ask-for-two-boards = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for two boards, an ordinary one and a special one.
