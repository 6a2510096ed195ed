### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Flag-fall in rapid or blitz seen by the arbiter, claimed by nobody
title-the-arbiter-who-sees-the-second-flag-fall = Second flag-fall seen by the arbiter (rapid, blitz), claimed by nobody
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = A flag falls in rapid or blitz and nobody sees it

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Both flags down (rapid, blitz): White claims, Black’s is marked as the first
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Both flags down: a win is claimed before the clock’s mark is read (rapid)
title-the-marked-player-loses-nothing-to-a-bare-king = Both flags down (rapid, blitz), White’s marked as first, Black has a bare king
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Both flags down and the clock does not show which fell first (rapid)

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Both flags down, not known which fell first, one player claims a win (rapid, blitz)
title-one-flag-down-does-not-draw = Only one of the two flags is down and a win is claimed (rapid)
title-an-arbiter-who-sees-both-flags-down-in-2009 = Both flags down when the arbiter notices them (rapid, blitz)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Threefold claim in rapid at the third occurrence
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Threefold claim in rapid at the second occurrence
title-a-standard-claim-has-no-such-privilege = Threefold claim in standard chess at the third occurrence
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Draw offered in rapid before pressing the clock
title-an-unwritten-move-in-rapid-without-a-scoresheet = Unwritten intended move in rapid, then a scoresheet, the move written and a new claim

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Wrong clock setting found after ten moves each, schedule not at risk (rapid, blitz)
title-the-time-that-was-set-stays-after-ten-moves = Clocks set to 20 minutes instead of 15, noticed after ten moves each (rapid)
title-a-clock-setting-that-would-upset-the-schedule-may-change = Wrong clock setting found after ten moves each would upset the schedule (rapid, blitz)
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Wrong clock setting found when one player has completed nine moves, the other ten (rapid)
title-whether-the-schedule-suffers-is-for-the-arbiter = Wrong clock setting found after thirty moves each (rapid): does the schedule suffer?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Wrong clock setting found after one move each (rapid, blitz)

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = First illegal move in rapid or blitz, claimed at once by the opponent
title-the-first-illegal-move-against-a-bare-king-draws = First illegal move against a bare king in rapid
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = First illegal move in rapid, seen by the arbiter
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = First illegal move in rapid claimed only after the reply
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = First illegal move against a rook when every legal move gives mate (rapid)
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = First illegal move with a pawn against a lone knight (rapid)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Illegal rook move in rapid answered, both players agree to correct it
title-players-cannot-agree-to-take-back-a-legal-move = Legal move in rapid, both players agree to take it back

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = King left in check in rapid, claimed at once by the opponent
title-an-illegal-move-seen-in-time-without-close-supervision = King left in check in rapid, seen by the arbiter before the reply
title-the-first-illegal-move-of-blitz-costs-a-minute = First illegal move in blitz under the simplified rules, seen by the arbiter
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = First illegal move in blitz under the Competition Rules, seen by the arbiter
title-the-second-illegal-move-loses-a-rapid-game = Second illegal move in rapid or blitz; the opponent can mate
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Second illegal move in rapid or blitz; the opponent cannot mate
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Move made with two hands in rapid, seen by the arbiter
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Illegal move in rapid or blitz that nobody notices
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Second illegal move against a rook when every legal move gives mate (rapid, blitz)

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Illegal move in rapid seen by the arbiter, nobody claims it
title-a-legal-move-gives-nobody-a-reason-to-wait = The arbiter sees a legal move in rapid
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Illegal move in rapid noticed later by the arbiter, nobody has claimed it

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Illegal move answered by the opponent without a claim (rapid, blitz)
title-an-illegal-move-claimed-after-the-reply-is-too-late = King left in check, the opponent replies and only then claims (rapid)
title-an-illegal-move-seen-after-the-reply-is-too-late = Illegal move noticed by the arbiter only after the reply (rapid, blitz)
title-a-touched-piece-closed-the-window-in-2001 = Illegal move in rapid claimed by the opponent after touching a piece
title-a-reply-to-a-legal-move-changes-nothing = The opponent replies to a legal move out of check (rapid)
title-an-illegal-move-is-never-too-late-under-full-rules = Illegal move claimed after the reply under the Competition Rules (rapid)
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Illegal move claimed after the reply under the simplified rules (rapid, blitz)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Pinned knight released, clock pressed, claimed only after the reply (rapid)
title-a-player-wants-his-own-illegal-move-back = Illegal move in rapid claimed by the player who made it
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Illegal move in rapid reported to the arbiter by its own player before the reply
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Illegal move in rapid reported to the arbiter by its own player after the reply
title-the-king-is-taken-after-an-illegal-move = King captured in reply to an illegal move (rapid)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Both kings in check, and a rook move leaves them both in check (rapid, blitz)
title-one-king-out-of-check-lets-the-game-go-on = Both kings in check, and White moves the king out of check (rapid, blitz)
title-a-pawn-still-on-the-last-rank-draws = White’s unpromoted pawn still there after Black’s next move (rapid)
title-a-captured-pawn-on-the-last-rank-does-no-harm = Unpromoted pawn captured by the next move (rapid)
title-an-illegal-position-cured-later-is-not-waited-for-again = Illegal position cured by the next move, illegal again a move later (rapid)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Black’s unpromoted pawn still there after White’s next move (rapid)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Both kings in check, and a pawn move leaves them both in check (blitz)
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Both kings in check: White steps out, Black’s reply leaves the king in check (blitz)

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Both kings in check or an unpromoted pawn (rapid, blitz): does the arbiter intervene?
title-the-arbiter-does-not-step-in-at-a-single-check = A single king in check (rapid): does the arbiter intervene?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Both kings in check in rapid: the arbiter comes to the board
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Unpromoted pawn in rapid or blitz: the arbiter comes to the board
title-an-arbiter-does-not-wait-at-a-legal-position = One king in check in rapid: the arbiter comes to the board
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Both kings in check or an unpromoted pawn in rapid: what does the arbiter do?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Both kings in check under the Competition Rules (rapid, blitz), seen by the arbiter

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Black’s king began on a wrong square, found after ten moves each (rapid, blitz)
title-a-king-that-changed-places-with-its-queen-may-not-castle = White’s king and queen began swapped, found after ten moves each (rapid, blitz)
title-a-misplaced-rook-may-not-castle = White’s rook began on b1, found after ten moves each (rapid, blitz)
title-a-misplaced-king-found-early-has-no-castling-ban = White’s king and queen began swapped, found after two moves each (rapid)
title-may-a-misplaced-king-castle-after-the-ruling = King and queen found swapped (rapid): may either side still castle kingside?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = King and queen found swapped, White then castles and Black claims (rapid)
title-castling-with-a-misplaced-rook-after-the-ruling = Rook found to have begun on b1 (rapid): may White castle on either side?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = King and queen found swapped: White asks about 0-0-0, then plays 0-0 (rapid)
title-a-castling-before-the-ruling-on-the-misplaced-king = White castles before king and queen are found to have begun swapped (rapid)

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 minutes for the game: rapid or blitz?
title-just-under-fifteen-minutes-was-blitz-once = 14 minutes 59 seconds for the game: rapid or blitz?
title-ten-minutes-are-blitz = 10 minutes for the game: rapid or blitz?
title-one-second-over-ten-minutes-is-rapid = 10 minutes 1 second for the game: rapid or blitz?
title-sixty-minutes-are-the-limit-of-rapid = 60 minutes for the game: rapid or standard?
title-one-second-under-an-hour-is-rapid = 59 minutes 59 seconds for the game: rapid or standard?
title-two-hours-are-standard = Two hours for the game: rapid or standard?
title-half-an-hour-with-thirty-seconds-is-standard = 30 minutes plus 30 seconds per move: rapid or standard?
title-ten-minutes-with-five-seconds-are-rapid = 10 minutes plus 5 seconds per move: rapid or blitz?
title-five-minutes-with-five-seconds-are-blitz = 5 minutes plus 5 seconds per move: rapid or blitz?
title-one-period-without-increment-tells-the-class = One period of 25 minutes without increment: which class of chess?
title-two-periods-with-an-increment-tell-the-class = 90 minutes for 40 moves, then 30 minutes, with 30 seconds per move: which class?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Increment of one minute only from move 41 on: rapid or standard?
title-the-time-control-makes-the-game-rapid-without-a-word = First illegal move at 10 minutes plus 5 seconds per move: effect on the clock
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 minutes with a delay of 10 seconds per move: which class of chess?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 minutes plus 10 seconds per move: rapid or standard?
title-eight-minutes-with-three-seconds-are-rapid = 8 minutes plus 3 seconds per move: rapid or blitz?
title-seven-minutes-with-three-seconds-are-blitz = 7 minutes plus 3 seconds per move: rapid or blitz?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 minutes plus 15 seconds per move: rapid or standard?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Three recorded games per arbiter (rapid): do the Competition Rules apply?
title-four-games-are-too-many-for-one-arbiter = Four recorded games per arbiter (rapid): do the Competition Rules apply?
title-unrecorded-games-lack-the-full-rules = Two unrecorded games per arbiter (rapid): do the Competition Rules apply?
title-the-regime-depends-on-a-record-that-nobody-mentions = Three games per arbiter in rapid: does it matter whether they are recorded?
title-regulations-name-the-regime-of-a-rapid-event = What must the regulations of a rapid event say about the rules in force?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = Fifty-move claim in rapid at 48 moves each: how much time for the opponent?
title-a-wrong-draw-claim-in-blitz = Threefold claim in blitz at the second occurrence: how much time for the opponent?

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Fifth request to see the record of the game in rapid
title-the-sixth-look-at-the-record-distracts = Sixth request to see the record of the game in rapid
title-the-record-is-shown-only-on-the-own-move = Record asked for while the opponent has the move (rapid): must it be shown?
title-the-record-without-a-known-turn = Record asked for in rapid without any word on whose move it is
title-there-is-no-record-to-see-without-full-rules = Record asked for in rapid or blitz under the simplified rules

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Record shown to the player who has the move (rapid, blitz): do the clocks stop?
title-a-record-that-may-not-be-seen-needs-no-clock = Third request for the record, made while the opponent has the move (rapid)

## recording-not-required.yaml

title-rapid-players-need-not-record = Must the players record their moves in rapid?
title-blitz-players-need-not-record = Must the players record their moves in blitz?
title-standard-players-must-record = Must the players record their moves in standard chess?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = A player asks the arbiter for a scoresheet in rapid or blitz
title-asking-for-the-record-is-not-asking-for-a-scoresheet = A player asks for the record instead of a scoresheet (rapid)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Wrong set-up of pieces claimed after ten moves each (rapid, blitz)
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Wrong set-up of pieces claimed, a tenth move made but not yet completed (rapid, blitz)
title-the-third-move-need-only-be-made-in-1997 = Board the wrong way round in rapid, a third move made but not completed (Laws of 1997)
title-the-third-move-of-both-closes-the-old-claims = Board the wrong way round in rapid, claimed after three moves each (Laws of 1997)
title-a-turned-board-stays-after-ten-moves = Board the wrong way round in rapid, claimed after ten moves each
title-a-wrong-set-up-seen-on-the-board-too-late = Bishop and knight swapped from the start, claimed after ten moves each (rapid)
title-a-wrong-set-up-is-never-too-late-under-full-rules = Wrong set-up of pieces claimed after twelve moves under the Competition Rules (rapid)

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Win on time claimed without stopping the clocks (rapid, blitz)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Win on time claimed with the clocks already stopped (rapid, blitz)
title-a-claimant-who-cannot-mate-only-draws = White’s flag falls with a queen against a lone bishop, Black claims (rapid, blitz)
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = White’s flag falls with a lone knight against a rook, Black claims (rapid)
title-a-flag-that-is-still-up-gives-no-win = Win on time claimed while the opponent’s flag is still up (rapid)
title-full-rules-know-no-special-claim-of-a-win-on-time = Win on time claimed under the Competition Rules (rapid, blitz)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = White’s flag falls, Black has a rook, both legal moves of White give mate (rapid, blitz)
title-a-claimant-whose-knight-a-pawn-can-help-wins = White’s flag falls with a pawn against a lone knight, Black claims (rapid, blitz)

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Own flag falls after the opponent’s, then a win on time is claimed (rapid, blitz)
title-a-claimant-with-a-second-left-may-claim = Win on time claimed with one second left on the claimant’s own clock (rapid)
title-a-claimant-with-no-time-left-in-july-2017 = Win on time claimed with no time left on the claimant’s own clock (rapid)
title-the-arbiter-sees-the-second-flag-fall = First flag-fall seen by nobody, second by the arbiter, no claim (rapid)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = One rook touched, the other moved (rapid, blitz), noticed by the arbiter
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Touched piece in rapid under the Competition Rules, noticed by the arbiter
title-a-displaced-piece-is-not-a-touched-piece = Piece found displaced in rapid or blitz, nobody can say why
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = One rook touched on purpose, the other moved (rapid, blitz), noticed by the arbiter
