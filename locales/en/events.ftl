### The story of a case: setting, what is known beforehand, and one message per event.
### $player is who acts, $opponent the other player (for an act of both players, of the arbiter or of a third party: nobody).
### $owner is the player whose pieces are meant; $event is the number of the earlier event that this one is about.

## The setting

setting =
    .standard = A standard game is played.
    .rapid-full = A rapid game is played under the Competition Rules.
    .rapid-limited = A rapid game is played under the simplified rules.
    .blitz-full = A blitz game is played under the Competition Rules.
    .blitz-limited = A blitz game is played under the simplified rules.
setting-time =
    .base = { DURATION($time) } of thinking time
    .moves = { DURATION($time) } for { $count ->
        [one] one move
       *[other] { $count } moves
    }
    .rest = { DURATION($time) } for the rest of the game
    .whole = { DURATION($time) } for the whole game
setting-time-with =
    .increment = { LIST($times) } with { DURATION($time) } added for each of these moves
    .delay = { LIST($times) } with a delay of { DURATION($time) } for each of these moves
setting-time-control =
    .times = Each player has { LIST($times) }.
    .times-increment = Each player has { LIST($times) }, with { DURATION($time) } added for each move.
    .times-increment-throughout = Each player has { LIST($times) }, with { DURATION($time) } added for each move from move 1.
    .times-no-increment = Each player has { LIST($times) }, without an increment.
    .times-delay = Each player has { LIST($times) }, with a delay of { DURATION($time) } for each move.
    .increment = The increment is { DURATION($time) } for each move.
    .no-increment = The game is played without an increment.
setting-no-draw-before-move = In this event no draw may be offered or agreed before each player has made { $count } moves.
setting-draws-need-consent = In this event a draw may be offered or agreed only with the arbiter's consent.
setting-default-time = The default time is { DURATION($time) }.
setting-no-default-time = The default time is zero.
setting-resumption-late-limit = For the resumption of an adjourned game the default time is { DURATION($time) }.
setting-scheduled-start = The start is scheduled for { $time }.
setting-devices-in-bag = In this event a switched-off device may be kept in a bag.
setting-milder-device-penalty = In this event the penalty for a device on a player is milder than the loss of the game.
setting-report-leaving = In this event a player who does not have the move must tell the arbiter before leaving the playing area.
setting-frees-visually-disabled = In this event visually disabled players need not record when they have little time left, whatever is added for each move.
setting-no-appeal = In this event there is no appeal against the arbiter's decisions.
setting-fines-announced = In this event fines were announced in advance.
setting-guidelines-iii = The rules for a quickplay finish were announced for the event.
setting-chess960 = A game of Chess960 is played.
setting-visually-disabled = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } visually disabled.
setting-hearing-impaired = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } hearing-impaired.
setting-scoring = In this event a win is worth { $win }, a draw { $draw } and a loss { $loss }.
setting-forfeit-points = A loss without play is worth { $points }.
setting-no-arbiter = No arbiter is present at the game.

## What is known before the first event

known-start-position = Start position number { $number } of Chess960 is on the board.
known-to-move = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move.
known-half-moves =
    .each = In the last { $count } moves of each player no pawn was moved and nothing was captured.
    .apart = In the last { $count } moves by { WHO($player) } and { $others } by { WHO($opponent) } no pawn was moved and nothing was captured.
known-moves =
    .start = The game began { MOVE($moves) }.
    .later = { $count ->
        [one] The last move was
       *[other] The last moves were
    } { MOVE($moves) }.
known-material = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { LIST($pieces) }.
    .bare = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } only the king.
known-history-complete = The position before these moves counts too; earlier moves do not matter.
known-occurrences =
    .here = The same position is now on the board for the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time.
    .intended = With the intended move the position would in fact appear for the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time.
known-consecutive-occurrences =
    .here = The same position is now on the board for the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time, each time after one further move by each player.
    .intended = With the intended move the position would in fact appear for the { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time, each time after one further move by each player.
known-moves-without-progress =
    .here = Each player has made { $count ->
        [one] one move
       *[other] { $count } moves
    } without a pawn move or a capture.
    .intended = With the intended move each player would have made { $count ->
        [one] one move
       *[other] { $count } moves
    } without a pawn move or a capture.
known-moves-made =
    .one = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } made { $count ->
        [0] no move
        [one] one move
       *[other] { $count } moves
    }.
    .both = { $count ->
        [0] Neither player has made a move yet.
        [one] Each player has made one move.
       *[other] Each player has made { $count } moves.
    }
    .each = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } made { $count ->
        [0] no move
        [one] one move
       *[other] { $count } moves
    }, { WHO($owner) } { $others ->
        [0] none
        [one] one
       *[other] { $others }
    }.
known-moves-completed =
    .one = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } completed { $count ->
        [0] no move
        [one] one move
       *[other] { $count } moves
    }.
    .both = { $count ->
        [0] Neither player has completed a move yet.
        [one] Each player has completed one move.
       *[other] Each player has completed { $count } moves.
    }
    .each = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } completed { $count ->
        [0] no move
        [one] one move
       *[other] { $count } moves
    }, { WHO($owner) } { $others ->
        [0] none
        [one] one
       *[other] { $others }
    }.
known-both-can-mate =
    .yes = Both players could still checkmate.
    .no = Neither player could checkmate by any series of legal moves.
known-can-mate =
    .yes = { WHO($player) } could still checkmate.
    .no = { WHO($player) } could not checkmate by any series of legal moves.
known-illegal-acts = { $count ->
    [0] No illegal move has been counted against { WHO($player) } so far.
    [one] One illegal move was counted against { WHO($player) } earlier in the game.
    [2] Two illegal moves were counted against { WHO($player) } earlier in the game.
   *[other] { $count } illegal moves were counted against { WHO($player) } earlier in the game.
}
known-record-requests = The record of the game has already been asked for { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
known-warnings = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { $count ->
    [0] never been warned about the same matter
    [one] been warned once about the same matter
    [2] been warned twice about the same matter
   *[other] been warned { $count } times about the same matter
} before.
known-games-per-arbiter = One arbiter supervises { $count ->
    [one] one game only
   *[other] { $count } games at once
}.
known-presses = The clock has counted { $count ->
    [0] no press
    [one] one press
   *[other] { $count } presses
} by { WHO($player) }.
known-period = { $count ->
    [1] The first period is still running.
    [2] The second period is running.
    [3] The third period is running.
   *[other] Period { $count } is running.
}
# $player is who behaves so.
known-distraction =
    .yes = { WHO($player, case: "gen") } behaviour distracts or annoys the opponent.
    .no = { WHO($player, case: "gen") } behaviour neither distracts nor annoys the opponent.
    .offer-yes = The offer is unreasonable.
    .offer-no = The offer is not unreasonable.
    .claim-yes = The claim is unreasonable.
    .claim-no = The claim is not unreasonable.
# $player is who would win on time.
known-cannot-win-normally =
    .yes = The arbiter is satisfied that { WHO($player) } cannot win by normal means.
    .no = The arbiter is satisfied that { WHO($player) } can win by normal means.
known-no-effort =
    .yes = The arbiter is satisfied that { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } no effort to win by normal means.
    .no = The arbiter is satisfied that { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } an effort to win by normal means.
known-disability =
    .yes = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } a disability.
    .no = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } no disability.
known-moves-completed-in-time =
    .yes = { WHO($player) } had completed the moves required in the period.
    .no = { WHO($player) } had not completed the moves required in the period.
known-unable-to-press =
    .yes = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } unable to use the clock.
    .no = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } able to use the clock.
known-unable-to-move =
    .yes = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } unable to move the pieces.
    .no = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } able to move the pieces.
known-loss-announced =
    .yes = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } told that the next breach would cost the game.
    .no = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not told that the next breach would cost the game.
known-persistent-refusal =
    .yes = { WHO($player) } persistently { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws.
    .no = { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not persistently refuse to comply with the Laws.
known-too-late =
    .yes = The default time is over for { WHO($player) }.
    .no = The default time is not over for { WHO($player) }.
open =
    .legal = It is not said whether the moves are legal.
    .outcome = It is not said whether a move ended the game.
    .counts = It is not said how often anything happened before.
    .has-the-move = It is not said who has the move.
    .found = It is not said what the arbiter finds.

## Around an event

event-left =
    .one = { WHO($player, case: "gen") } clock shows { CLOCK($time) }.
    .both = { WHO($player, case: "gen") } clock shows { CLOCK($time) }, { WHO($owner, case: "gen") } { CLOCK($others) }.
    .left = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { DURATION($time) } left.
    .both-left = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { DURATION($time) } left; { WHO($owner) } { AGREE($owner, sg: "has", pl: "have") } { DURATION($others) }.
event-below-zero = { WHO($player, case: "gen") } clock has counted { CLOCK($time) } below zero.
event-seen =
    .arbiter = , and the arbiter sees it
    .arbiter-flag = , and the arbiter sees it
    .nobody = , unnoticed by anybody
    .nobody-at-first = , and at first nobody notices
    .opponent = ; only the opponent notices
event-order =
    .simultaneous = at the same moment
    .unknown = , and it is not known which came first
    .disputed = , and the players disagree about which came first
event-disputed =
    .words = { WHO($player) } insists that the words “I adjust” were said; { WHO($owner) } denies it.
    .claim = { WHO($player) } maintains having claimed a draw; { WHO($owner) } denies it.
    .claim-intended = { WHO($player) } maintains having claimed a draw with the move { MOVE($move) }; { WHO($owner) } denies it.
    .offer = The players disagree about whether { WHO($player) } has offered a draw.
    .move = { WHO($player) } maintains that { WHO($owner) } played { MOVE($move) }; { WHO($owner) } denies it.
    .move-unknown = { WHO($player) } maintains that { WHO($owner) } made a move; { WHO($owner) } denies it.
    .move-legal = { WHO($player) } maintains that { WHO($owner) } made a legal move; { WHO($owner) } denies it.
    .move-illegal = { WHO($player) } maintains that { WHO($owner) } made an illegal move; { WHO($owner) } denies it.
    .act = The players disagree about whether the following happened: { $act }.
    .touch-unnamed = { WHO($player) } maintains that { WHO($owner) }{ $how ->
        [deliberate] {" "}deliberately
        [accidental] {" "}accidentally
       *[plain] {""}
    } touched a piece; { WHO($owner) } denies it.
    .touch-known = { WHO($player) } maintains that { WHO($owner) }{ $how ->
        [deliberate] {" "}deliberately
        [accidental] {" "}accidentally
       *[plain] {""}
    } touched { MEN($squares) }; { WHO($owner) } denies it.
    .touch-kinds = { WHO($player) } maintains that { WHO($owner) }{ $how ->
        [deliberate] {" "}deliberately
        [accidental] {" "}accidentally
       *[plain] {""}
    } touched { LIST($items) }; { WHO($owner) } denies it.
event-found-of-disputed =
    .words-yes = The arbiter finds that the words were said.
    .words-no = The arbiter finds that the words were not said.
    .touch-yes = The arbiter finds that the touch took place.
    .touch-no = The arbiter finds that there was no touch.
    .move-yes = The arbiter finds that the move was played.
    .move-no = The arbiter finds that the move was not played.
    .offer-yes = The arbiter finds that a draw was offered.
    .offer-no = The arbiter finds that no draw was offered.
    .claim-yes = The arbiter finds that the draw was claimed.
    .claim-no = The arbiter finds that no draw was claimed.
    .act-yes = The arbiter finds that it happened.
    .act-no = The arbiter finds that it did not happen.
event-about =
    .event = (event { $event })
    .move = (the move { MOVE($move) })
# Appended to a sentence that is about another event than the one discussed.
event-reference = (event { $event })

## At the board

event-move =
    .given = { WHO($player) } { AGREE($player, sg: "plays", pl: "play") } { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a move.
    .legal = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a legal move.
    .illegal = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } an illegal move.
event-move-again =
    .given = { WHO($player) } also { AGREE($player, sg: "plays", pl: "play") } { MOVE($move) } before the opponent has replied.
    .unknown = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } another move before the opponent has replied.
    .legal = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } another legal move before the opponent has replied.
    .illegal = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } another move, an illegal one, before the opponent has replied.
event-moves = The moves played are { MOVE($moves) }.
event-two-hands = with both hands
event-not-pressed = without pressing the clock
event-promotion-omitted = { WHO($player) } { AGREE($player, sg: "leaves", pl: "leave") } the pawn unpromoted on the last rank.
event-touch =
    .unnamed = { WHO($player) }{ $how ->
        [deliberate] {" "}deliberately
        [accidental] {" "}accidentally
       *[plain] {""}
    } { AGREE($player, sg: "touches", pl: "touch") } a piece.
    .known = { WHO($player) }{ $how ->
        [deliberate] {" "}deliberately
        [accidental] {" "}accidentally
       *[plain] {""}
    } { AGREE($player, sg: "touches", pl: "touch") } { MEN($squares) }.
    .kinds = { WHO($player) }{ $how ->
        [deliberate] {" "}deliberately
        [accidental] {" "}accidentally
       *[plain] {""}
    } { AGREE($player, sg: "touches", pl: "touch") } { LIST($items) }.
event-capture-king = { WHO($player) } { AGREE($player, sg: "captures", pl: "capture") } the opponent's king.
event-displace = { WHO($player) } { AGREE($player, sg: "knocks", pl: "knock") } over { MEN($squares) }.
event-displaced-by-nobody = { $count ->
    [one] { MEN($squares) } is displaced for an unknown reason.
   *[other] { MEN($squares) } are displaced for an unknown reason.
}
event-repair = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } the displaced pieces back.

# Touched pieces of which only the kind is told, as items of a list.
touched-own-kind =
    .king = their own king
    .queen = their own queen
    .rook = one of their own rooks
    .bishop = one of their own bishops
    .knight = one of their own knights
    .pawn = one of their own pawns
touched-enemy-kind =
    .king = the opponent's king
    .queen = the opponent's queen
    .rook = one of the opponent's rooks
    .bishop = one of the opponent's bishops
    .knight = one of the opponent's knights
    .pawn = one of the opponent's pawns
event-touch-order =
    .known = , in that order
    .at-once = at the same moment
    .unknown = , and it is not known in which order
event-touch-with =
    .passing-hand = with a passing hand
    .sleeve = with a sleeve
event-hand =
    .left = with the left hand
    .right = with the right hand
manner-accident =
    .yes = by accident
    .no = deliberately
manner-valid-reason =
    .yes = for a valid reason
    .no = without a valid reason
manner-excused =
    .yes = with an excuse that the arbiter or the rules of the event accept
    .no = without an excuse

## Moving, step by step

event-say-adjust = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } “I adjust”.
event-adjust = { WHO($player) } { AGREE($player, sg: "straightens", pl: "straighten") } { MEN($squares) }.
event-lift = { WHO($player) } { AGREE($player, sg: "picks", pl: "pick") } up { MEN($squares) }.
event-release = { WHO($player) } { AGREE($player, sg: "moves", pl: "move") } { TERM($kind, case: "nom") } from { SQUARE($piece) } to { SQUARE($on) } (releasing it).
event-take-off = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } { MEN($squares) } off the board.
event-put-back = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } everything back where it was.
event-pick-up = { WHO($player) } { AGREE($player, sg: "picks", pl: "pick") } up { TERM($piece, case: "indef") } from beside the board.
event-place =
    .released = { WHO($player) } { AGREE($player, sg: "places", pl: "place") } { TERM($piece, case: "indef") } on { SQUARE($square) }.
    .touching = { WHO($player) } { AGREE($player, sg: "touches", pl: "touch") } { SQUARE($square) } with { TERM($piece, case: "indef") } without letting go of it.
event-place-upside-down = upside down
event-place-wrong-colour = , but one of the opponent's colour
event-ask-for-piece = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for { TERM($piece, case: "indef") } that is not at hand.
event-announce =
    .check = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } “check”.
    .mate = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } “mate”.
    .castling = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } “I castle”.
    .piece = { WHO($player) } { AGREE($player, sg: "names", pl: "name") } { TERM($piece, case: "indef") } aloud.
event-claim-touch-rules =
    .plain = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter of a breach of the rules on touching and moving.
    .hands = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter that { WHO($owner) } used both hands.
    .moved = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter that { WHO($owner) } broke the touch-move rule.
    .touched = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter that { WHO($owner) } touched a piece.
event-bring-assistant =
    .plain = { WHO($player) } { AGREE($player, sg: "brings", pl: "bring") } an assistant.
    .tasks = { WHO($player) } { AGREE($player, sg: "brings", pl: "bring") } an assistant for { LIST($items) }.
event-assistant-accepted =
    .yes = , whom the arbiter accepts
    .no = , whom the arbiter does not accept
event-assistant-presented =
    .late = , only just before the round
    .opponent = , who is none other than the opponent
assistant-task =
    .moving = moving the pieces
    .clock = pressing the clock
    .recording = recording the moves
    .announcing = announcing the moves
    .telling = answering questions about moves and times
    .claiming = claiming flag-falls or reporting touched pieces
    .adjourning = seeing to the formalities of an adjournment

## The clock

event-press = { WHO($player) } { AGREE($player, sg: "presses", pl: "press") } the clock.
event-press-without-move = without having made a move
event-pause = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks.
event-press-with =
    .other-hand = { WHO($player) } { AGREE($player, sg: "presses", pl: "press") } the clock with the hand that did not move the piece.
    .force = { WHO($player) } { AGREE($player, sg: "hits", pl: "hit") } the clock with force.
event-handle-clock =
    .keep-finger-on = { WHO($player) } { AGREE($player, sg: "keeps", pl: "keep") } a finger on the button of the clock.
    .hover = { WHO($player) } { AGREE($player, sg: "hovers", pl: "hover") } over the clock with a hand or a finger.
    .lift = { WHO($player) } { AGREE($player, sg: "picks", pl: "pick") } up the clock.
    .knock-over = { WHO($player) } { AGREE($player, sg: "knocks", pl: "knock") } over the clock.
event-clock-runs = { WHO($player) } { AGREE($player, sg: "uses", pl: "use") } { DURATION($time) }.
event-pause-for =
    .irregularity = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because of an irregularity.
    .claim = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks to make a claim.
    .promotion-piece = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because the piece needed for a promotion is not at hand.
    .disturbance = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because of a disturbance.
    .illness = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because of illness.
    .private = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks for a private matter.
    .video = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks so that a video recording can be examined.
    .low-battery = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks because the electronic scoresheet shows a low battery.
    .none = { WHO($player) } { AGREE($player, sg: "stops", pl: "stop") } the clocks without giving a reason.
event-restart = { WHO($player) } { AGREE($player, sg: "starts", pl: "start") } the clock again.
event-clock-marks-first = The display marks { WHO($owner, case: "gen") } flag as the one that fell first.
event-claim-clock-defect = { WHO($player) } { AGREE($player, sg: "says", pl: "say") } that the clock is defective.
event-claim-setting-fault =
    .base-time = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the time of a period is set wrongly on the clock.
    .increment = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the increment is set wrongly on the clock.
    .mode = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock is set to the wrong mode.
    .credit = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the time added or taken off by a ruling is set wrongly on the clock.
    .move-counter = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the move-counter is wrong.
event-claim-clock-set = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock was set to { DURATION($time) } { SECONDS($increment) ->
    [0] without an increment
    [one] with { DURATION($increment) } for each move
   *[other] with { DURATION($increment) } for each move
}.
event-clock-set-alone = , but only on { WHO($player, case: "gen") } clock; the other one was set correctly
event-wish-clock-place = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } the clock to be placed elsewhere.
event-start-round =
    .scheduled = The round starts at the scheduled time.
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
event-claim-default = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a win by default.
event-claim-from-screen =
    .alone = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a claim that rests only on what a screen or a demonstration board shows.
    .with-other = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a claim that rests on what a screen or a demonstration board shows, and on something else.
event-flag-falls = { WHO($player, case: "gen") } flag falls.
event-claim-flag =
    .opponents = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that the opponent's flag has fallen.
    .named = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that a flag has fallen.

## Offers and claims

event-offer-draw = { WHO($player) } { AGREE($player, sg: "offers", pl: "offer") } a draw.
event-offer-conditional = with a condition attached
event-offer-repeated = again, although the position gives no new reason for it
event-accept =
    .offer = { WHO($player) } { AGREE($player, sg: "accepts", pl: "accept") } the offer of a draw.
    .draw = { WHO($player) } { AGREE($player, sg: "accepts", pl: "accept") } the draw.
    .after-all = { WHO($player) } { AGREE($player, sg: "then accepts", pl: "then accept") } the draw after all.
event-refuse =
    .offer = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } the offer of a draw.
    .draw = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } the draw.
event-withdraw =
    .offer = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to withdraw the offer.
    .claim = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to withdraw the claim.
    .resignation = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to withdraw the resignation.
    .unknown = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to take back what was said.
event-agree-draw = { WHO($player) } { AGREE($player, sg: "agrees", pl: "agree") } to a draw.
event-claim-draw =
    .repetition = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw by threefold repetition.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw because the move { MOVE($move) } would bring about the position for the third time.
    .repetition-written = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } down the move { MOVE($move) } and { AGREE($player, sg: "claims", pl: "claim") } a draw because it would bring about the position for the third time.
    .no-progress = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw under the fifty-move rule.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw under the fifty-move rule with the move { MOVE($move) }.
    .no-progress-written = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } down the move { MOVE($move) } and, on the strength of it, { AGREE($player, sg: "claims", pl: "claim") } a draw under the fifty-move rule.
event-claim-not-written = , but { AGREE($player, sg: "does", pl: "do") } not write the move down
event-claim-not-declared = , but { AGREE($player, sg: "does", pl: "do") } not declare to the arbiter that the move will be played
event-claim-irregularity =
    .plain = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that there has been an irregularity.
    .move = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that { MOVE($move) } was an illegal move.
    .moved = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that { WHO($owner, case: "gen") } move was illegal.
    .pressed = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that the clock was wrongly pressed.
    .displaced = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } that pieces were displaced.
event-agree-to-correct = { WHO($player) } { AGREE($player, sg: "agrees", pl: "agree") } to put the matter right without the arbiter.

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

event-session-ends = By the arbiter’s timepiece the session is over.
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
    .electronic-scoresheet = on an electronic scoresheet
    .something-else = on something other than the player's scoresheet
event-sealed-means = , which can only mean { MOVE($move) }
event-close-envelope = { WHO($player) } { AGREE($player, sg: "closes", pl: "close") } the envelope.
event-envelope-shows =
    .given = , which bears { LIST($items) }
    .nothing = , on which nothing is written
event-envelope-contains =
    .given = with { LIST($items) } in it
    .nothing = without any scoresheet in it
event-resume = The adjourned game is to be resumed.
event-arrive = { WHO($player) } { AGREE($player, sg: "arrives", pl: "arrive") } { DURATION($time) } late.
event-arrive-back = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } back to the board after { DURATION($time) }.
event-arrive-on-time = { WHO($player) } { AGREE($player, sg: "arrives", pl: "arrive") } on time.
event-absent = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } absent.
    .at-start = When the game is to start, { WHO($player) } { AGREE($player, sg: "is", pl: "are") } absent.
    .at-resumption = When the game is to be resumed, { WHO($player) } { AGREE($player, sg: "is", pl: "are") } absent.
event-open-envelope = { WHO($player) } { AGREE($player, sg: "opens", pl: "open") } the envelope.
event-lose-envelope = The envelope is missing.
event-claim-wrong-times = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock times after the adjournment are wrong.

## Records

event-claim-wrong-set-up =
    .pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that pieces stood on wrong squares at the start.
    .orientation = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that the board has been turned through 90°.
    .orientation-and-pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that the board has been turned through 90° and that pieces stood on wrong squares as well.
    .colours = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that the colours have been reversed.
    .king = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that { WHO($of, case: "gen") } king stood on a wrong square at the start.
    .king-and-queen = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that { WHO($of, case: "gen") } king and queen had changed places at the start.
    .rook = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "notices", pl: "notice") }
       *[no] { AGREE($player, sg: "claims", pl: "claim") }
    } that one of { WHO($of, case: "gen") } rooks stood on { SQUARE($on) } at the start.
event-claim-wrong-setting = { WHO($player) } { AGREE($player, sg: "points", pl: "point") } out that the clock is set wrongly.
event-ask-for-record = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } to see the record of the game.
event-ask-for-scoresheet = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for a scoresheet.
event-sees =
    .plain = { WHO($player) } then { AGREE($player, sg: "notices", pl: "notice") } what has happened.
    .move = { WHO($player) } only now { AGREE($player, sg: "notices", pl: "notice") } the move { MOVE($move) }.

## The arbiter

event-sees-position = { WHO($player) } { AGREE($player, sg: "comes", pl: "come") } to the board and { AGREE($player, sg: "sees", pl: "see") } this position.
# Followed by the finding as a sentence of its own.
event-finds = { WHO($player) } { AGREE($player, sg: "finds", pl: "find") } that { $finding }.
# Followed by the sentences of the ruling.
event-rules =
    .given = { WHO($player) } { AGREE($player, sg: "rules", pl: "rule") }: { $ruling }.
    .about = { WHO($player) } { AGREE($player, sg: "rules", pl: "rule") } on event { $event }: { $ruling }.
    .about-move = { WHO($player) } { AGREE($player, sg: "rules", pl: "rule") } on the move { MOVE($move) }: { $ruling }.
    .nothing = { WHO($player) } { AGREE($player, sg: "does", pl: "do") } nothing.

## The examiner asks

event-asks =
    .envelope = What must be written on the envelope?
    .session = What must be announced about the session?
    .class = Which kind of chess is played with this time control?
    .clocks = What do the clocks show?
    .deadline = Until when may a player come to the board?
    .regime = Which rules apply to these games?
    .recording = Must the players record their moves?
    .points = How many points does each player score?
    .ruling-recording = What must the players do about their scoresheets?
    .regulations = What must the regulations of the event say?
    .ruling-game = How does the game end or go on?
    .ruling-clock = What happens to the clock?
    .ruling-moves = Which position stands, and what must be played?
    .ruling-offences = Was there an offence?
    .ruling-claims = What becomes of the claim?
    .ruling-arbiter = What is the arbiter to do?
    .ruling-definitions = What do the Laws call it?
    .has-the-move = Who has the move?
    .moves = Which moves may the player who has the move play?
    .over = Is the game over, and if so, how did it end?
    .dead = Is the position dead?
    .claim-check = Who checks a draw claim?
    .first-flag = Whose flag fell first?
    .initial-position = Can a game begin with this position?
    .square = What colour is the square { SQUARE($square) }?
    .in-check = Is a king in check?
    .position = Can legal moves lead to this position?
    .penalties = Which penalties may the arbiter impose?
    .rated = Does the game count for the ratings?
    .assistant = Must a player have an assistant?
event-may-play =
    .one = May { WHO($player) } now play { MOVE($move) }?
    .several = May { WHO($player) } now play { LIST($moves, type: "or") }?

## Scoresheets and results
## $winner is the player who won, in `win` only.

event-write-move =
    .own-after = { WHO($player) } { AGREE($player, sg: "records", pl: "record") } their own last move.
    .own-before = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } down a move before playing it.
    .opponents-after = { WHO($player) } { AGREE($player, sg: "records", pl: "record") } the opponent's move.
    .opponents-before = { WHO($player) } { AGREE($player, sg: "writes", pl: "write") } down the opponent's move before it is played.
event-written-text = ({ MOVE($move) })
event-written-instead = , replacing one that had been written down but not played
event-written-for =
    .claim = in order to claim a draw
    .sealing = in order to seal it
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
    .opponents-last = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } answered the opponent's last move without recording it first.
    .own-previous = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } made another move although their own previous move is not on the scoresheet.
    .earlier = Earlier moves are missing on { WHO($player, case: "gen") } scoresheet, and nobody can say since when.
    .one-sheet = Moves are missing on { WHO($player, case: "gen") } scoresheet; the other one is complete.
    .both-sheets = Moves are missing on both scoresheets.
    .unreadable = Moves on { WHO($player, case: "gen") } scoresheet are wrong or cannot be read.
event-sheets-show =
    .overstepping = The scoresheets show that a player overstepped the time before completing the moves of the period.
    .in-time = The scoresheets show that the moves of the period were completed in time.
    .nothing = The scoresheets cannot be completed so as to show that a player overstepped the time.
event-reconstruct = { WHO($player) } { AGREE($player, sg: "reconstructs", pl: "reconstruct") } the game on a second board.
event-hide-sheet = { WHO($player) } { AGREE($player, sg: "covers", pl: "cover") } the scoresheet, so that the arbiter cannot see it.
event-lay-pen-on-sheet =
    .yes = { WHO($player) } { AGREE($player, sg: "lays", pl: "lay") } a pen on the scoresheet; it covers the last move.
    .no = { WHO($player) } { AGREE($player, sg: "lays", pl: "lay") } a pen on the scoresheet; the last move can still be seen.
event-keep-sheet = { WHO($player) } { AGREE($player, sg: "keeps", pl: "keep") } the original of the scoresheet.
event-ask-for-opponents-sheet = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for the opponent's scoresheet.
event-lend-sheet = { WHO($player) } { AGREE($player, sg: "lends", pl: "lend") } the scoresheet to the opponent.
event-refuse-sheet = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to lend the scoresheet to the opponent.
event-return-sheet = { WHO($player) } { AGREE($player, sg: "gives", pl: "give") } the opponent's scoresheet back.
event-electronic-sheet-fails = { WHO($player, case: "gen") } electronic scoresheet does not work.
event-change-sheet-mode =
    .arbiter = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } an electronic scoresheet into the arbiter's mode.
    .other = { WHO($player) } { AGREE($player, sg: "puts", pl: "put") } an electronic scoresheet into another mode than that for the game.
event-cannot-record =
    .disability = { WHO($player) } cannot record the moves because of a disability.
    .other-reason = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } unable to record the moves for a reason other than a disability.
event-sign = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } scoresheets showing a win for { WHO($winner) }.
    [draw] { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } scoresheets showing a draw.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "signs", pl: "sign") } scoresheets showing a loss for both players.
}
event-approve-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "approves", pl: "approve") } a win for { WHO($winner) } on the electronic scoresheet.
    [draw] { WHO($player) } { AGREE($player, sg: "approves", pl: "approve") } a draw on the electronic scoresheet.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "approves", pl: "approve") } a loss for both players on the electronic scoresheet.
}
event-report-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } a win for { WHO($winner) }.
    [draw] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } a draw.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } a loss for both players.
}
event-report-unplayed = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } the game, which was not played, as won by { WHO($winner) }.
    [draw] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } the game, which was not played, as drawn.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "reports", pl: "report") } the game, which was not played, as lost for both players.
}
event-award-points = { WHO($player) } { AGREE($player, sg: "wants", pl: "want") } to give { WHO($first) } { $first_points } and { WHO($second) } { $second_points }.

## Conduct, devices and third parties

# Whether the arbiter gave leave for what has just been told.
event-permission =
    .given = with the arbiter's permission
    .missing = without the arbiter's permission
event-leave =
    .board = { WHO($player) } { AGREE($player, sg: "gets", pl: "get") } up from the board.
    .area = { WHO($player) } { AGREE($player, sg: "leaves", pl: "leave") } the playing area.
    .venue = { WHO($player) } { AGREE($player, sg: "leaves", pl: "leave") } the playing venue.
    .far-corner = { WHO($player) } { AGREE($player, sg: "goes", pl: "go") } to a far corner of the large hall.
event-leave-purpose =
    .smoke = in order to smoke
    .toilet = in order to go to the toilet
    .illness = because of illness
    .emergency = because of an alarm or another emergency
event-leave-reported =
    .yes = , after telling the arbiter
    .no = , without telling the arbiter
event-enter = { WHO($player) } { AGREE($player, sg: "enters", pl: "enter") } the playing area.
    .finished = A player whose own game is over enters the playing area.
event-use-help =
    .notes = { WHO($player) } { AGREE($player, sg: "looks", pl: "look") } at notes.
    .information = { WHO($player) } { AGREE($player, sg: "consults", pl: "consult") } a book or another source of information.
    .advice = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } advice.
    .second-board = { WHO($player) } { AGREE($player, sg: "analyses", pl: "analyse") } on another chessboard.
event-device =
    .adjoining-area = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } an electronic device in an adjoining area that the arbiter has designated.
    .person = { WHO($player) } { AGREE($player, sg: "carries", pl: "carry") } an electronic device.
    .table = An electronic device belonging to { WHO($player) } lies on the table.
    .bag = An electronic device belonging to { WHO($player) } is in a bag.
    .person-sounding = { WHO($player, case: "gen") } { AGREE($player, sg: "electronic device rings", pl: "electronic devices ring") }.
    .table-sounding = An electronic device belonging to { WHO($player) } rings on the table.
    .bag-sounding = An electronic device belonging to { WHO($player) } rings in a bag.
event-device-state =
    .chess-program = , with a chess program running on it
    .off = , completely switched off
    .silent = , switched on but silent
    .sounding = , which rings
event-device-shown =
    .admitted = { WHO($player) } { AGREE($player, sg: "admits", pl: "admit") } having the device.
    .reported = Somebody else reports the device.
event-device-approved = The arbiter has approved the device.
event-device-before-the-game = The game has not yet begun.
event-use-bag = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } the bag with the device in it.
event-use-bag-to-the-toilet = and { AGREE($player, sg: "goes", pl: "go") } to the toilet with it
# $owner is the player to be inspected.
event-inspect = { WHO($player) } { AGREE($player, sg: "requires", pl: "require") } { WHO($owner) } to submit to an inspection of clothes, bags and other items.
event-inspect-other-gender = The person who is to inspect is not of the player's gender.
event-inspect-in-public = in front of others
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
event-accuse-written = , in writing and on the form for it
event-accuse-only-strength = , only because the play is too good for the rating
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
    .allowed = in the place set aside for smoking
    .elsewhere = outside the place set aside for smoking
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
event-appeal-signed = after the scoresheet has been signed
event-appeal-after = { DURATION($time) } later
event-appeal-in-writing =
    .yes = in writing
    .no = without putting it in writing
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
    .turn-knights = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for the opponent's knights to be turned the other way.
    .own-witness = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for a witness of their own choice at the inspection.
    .video = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } that a video recording be examined.
    .own-device = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for permission to record on a device of their own.
event-complain = { WHO($player) } { AGREE($player, sg: "complains", pl: "complain") } to the arbiter.
event-tell =
    .arbiter-flag = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter that a flag has fallen.
    .arbiter-irregularity = { WHO($player) } { AGREE($player, sg: "informs", pl: "inform") } only the arbiter of an irregularity.
    .arbiter-not-pressed = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter that the clock was not pressed.
    .arbiter-move-completed = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter that a move has been completed.
    .arbiter-move-count = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter how many moves have been completed.
    .arbiter-times = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter how much time has been used.
    .arbiter-advice = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter which move would be good.
    .arbiter-draw-advice = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter whether a draw should be offered or accepted.
    .arbiter-protest = { WHO($player) } { AGREE($player, sg: "protests", pl: "protest") } to the arbiter only.
    .arbiter-team-score = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter how the match stands.
    .arbiter-screening = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter that the moves of a player agree with those of a program.
    .arbiter-adjusting = { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } only the arbiter that pieces are to be adjusted.
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
event-tell-asked = , having been asked
event-tell-before-the-arbiter = in the arbiter's presence and with the arbiter's consent
event-external-disturbance = The game is disturbed from outside.
# $owner is the player who is warned.
event-warn =
    .leaving = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for leaving without permission.
    .help = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for help from outside.
    .device = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for an electronic device.
    .smoking = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for smoking.
    .disturbing = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for disturbing the opponent.
    .offers = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for unreasonable offers of a draw.
    .claims = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for unreasonable claims.
    .behaviour = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for improper behaviour.
    .refusal = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for refusing to comply.
    .recording = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for not recording the moves.
    .clock = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for handling the clock improperly.
    .touching = { WHO($player) } { AGREE($player, sg: "warns", pl: "warn") } { WHO($owner) } for breaking the rules on touching.
event-warn-last = and { AGREE($player, sg: "announces", pl: "announce") } that the next time will lose the game
event-warn-to-captain = through the team captain
event-check-claim-alone = { WHO($player) } { AGREE($player, sg: "checks", pl: "check") } the draw claim alone, while the players sit at the board.
event-video =
    .looked-at = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } a video recording examined.
    .not-looked-at = { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to have a video recording examined.
event-sit-at-wrong-board = { WHO($player) } { AGREE($player, sg: "sits", pl: "sit") } down at the wrong board in a team match and { AGREE($player, sg: "plays", pl: "play") } there.
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
event-impose-time = ({ DURATION($time) })

## Games without an increment

event-claim-quickplay =
    .cannot-win = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw on the ground that the opponent cannot win by normal means.
    .no-effort = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw on the ground that the opponent makes no effort to win by normal means.
    .both = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw on the ground that the opponent cannot win by normal means and makes no effort to do so.
    .unnamed = { WHO($player) } { AGREE($player, sg: "claims", pl: "claim") } a draw under the rules for a quickplay finish.
event-request-increment = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for an increment for both players.
event-decide-quickplay =
    .draw = { WHO($player) } { AGREE($player, sg: "declares", pl: "declare") } the game drawn.
    .postpone = { WHO($player) } { AGREE($player, sg: "postpones", pl: "postpone") } the decision on the claim.
    .reject = { WHO($player) } { AGREE($player, sg: "rejects", pl: "reject") } the claim.
    .grant-increment = { WHO($player) } { AGREE($player, sg: "grants", pl: "grant") } the increment.

## Entries on scoresheets

event-asks-entry = { $letters ->
    [en] What does the entry “{ $entry }” mean in English notation?
    [it] What does the entry “{ $entry }” mean in Italian notation?
    [de] What does the entry “{ $entry }” mean in German notation?
    [ru] What does the entry “{ $entry }” mean in Russian notation?
    [figurines] What does the entry “{ $entry }” mean in figurine notation?
   *[other] What does the entry “{ $entry }” mean in the notation of another language?
}

## Two boards

event-blind-lift = { WHO($player) } { AGREE($player, sg: "takes", pl: "take") } { MEN($squares) } out of its hole on the special board.
event-blind-move =
    .given = { WHO($player) } { AGREE($player, sg: "plays", pl: "play") } { MOVE($move) } on the special board.
    .unknown = { WHO($player) } { AGREE($player, sg: "makes", pl: "make") } a move on the special board.
event-blind-board =
    .captured-left = , but the captured piece is still on that board
    .not-placed = , but the piece has not yet been put into another hole
event-blind-announced =
    .rightly = and { AGREE($player, sg: "announces", pl: "announce") } it
    .not-yet = , without announcing anything yet
    .wrongly = , but by a slip of the tongue { AGREE($player, sg: "announces", pl: "announce") } another move
    .instead = , but by a slip of the tongue { AGREE($player, sg: "announces", pl: "announce") } { MOVE($move) }
    .without-piece = and { AGREE($player, sg: "announces", pl: "announce") } it, but not the piece to which the pawn is promoted
event-blind-pressed =
    .yes = The opponent's clock is started.
    .no = The opponent's clock is not running yet.
event-blind-say =
    .announce = { WHO($player) } now { AGREE($player, sg: "announces", pl: "announce") } the move.
    .correct = { WHO($player) } { AGREE($player, sg: "corrects", pl: "correct") } what was announced.
    .repeat = { WHO($player) } { AGREE($player, sg: "repeats", pl: "repeat") } the announced move correctly.
    .repeat-wrongly = { WHO($player) } { AGREE($player, sg: "repeats", pl: "repeat") } the announced move incorrectly.
event-boards-differ = It turns out that the two boards show different positions.
event-records =
    .agree = The records of both players agree.
    .differ = The records of the players differ.
event-wrong-board = The position on { WHO($owner, case: "gen") } board differs from that player's own record.
event-ask-for-two-boards = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for two boards, an ordinary one and a special one.
