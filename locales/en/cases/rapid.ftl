### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Flag-fall in rapid or blitz seen by the arbiter, claimed by nobody
    .scene = Passing the board, you see White’s flag fall. Neither player has noticed: both are staring at the pieces, and Black, who could still checkmate, is about to make a hopeless-looking move. A spectator whispers that it is for the opponent alone to spot such things.
title-the-arbiter-who-sees-the-second-flag-fall = Second flag-fall seen by the arbiter (rapid, blitz), claimed by nobody
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = A flag falls in rapid or blitz and nobody sees it

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Both flags down (rapid, blitz): White claims, Black’s is marked as the first
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Both flags down: a win is claimed before the clock’s mark is read (rapid)
title-the-marked-player-loses-nothing-to-a-bare-king = Both flags down (rapid, blitz), White’s marked as first, Black has a bare king
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Both flags down and the clock does not show which fell first (rapid)
    .scene = You come to a board where both flags have fallen. Nobody noticed which of them fell first, and the clock does not show it, either. Each is convinced that it was the opponent’s: Black, since White had been thinking so long about the last moves; White, since Black had been in time trouble far earlier.

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Both flags down, not known which fell first, one player claims a win (rapid, blitz)
title-one-flag-down-does-not-draw = Only one of the two flags is down and a win is claimed (rapid)
title-an-arbiter-who-sees-both-flags-down-in-2009 = Both flags down when the arbiter notices them (rapid, blitz)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Threefold claim in rapid at the third occurrence
    .scene = White, who has the move, stops the clocks and claims a draw by threefold repetition. You have followed the game yourself: the same position is now on the board for the third time. Black objects that White has not written down a single move and so can prove nothing.
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Threefold claim in rapid at the second occurrence
    .scene = White, who has the move, stops the clocks and claims a draw by threefold repetition. You have followed the game yourself: the same position is now on the board for the second time. White replies that nobody can be sure of such things without writing, and asks you not to be too strict.
title-a-standard-claim-has-no-such-privilege = Threefold claim in standard chess at the third occurrence
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Draw offered in rapid before pressing the clock
title-an-unwritten-move-in-rapid-without-a-scoresheet = Unwritten intended move in rapid, then a scoresheet, the move written and a new claim

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Wrong clock setting found after ten moves each, schedule not at risk (rapid, blitz)
    .scene = Each player has completed 10 moves when White points out that the clock is set wrongly. Black would rather play on. The schedule of the event would not suffer if the setting stayed as it is, but White insists that what is wrong must be put right.
title-the-time-that-was-set-stays-after-ten-moves = Clocks set to 20 minutes instead of 15, noticed after ten moves each (rapid)
    .scene = Each player has completed 10 moves when White claims that the clock was set to 20 minutes, likewise without an increment. Black objects that both have planned their time by this clock all along. The schedule of the event would not suffer if the setting stayed as it is.
title-a-clock-setting-that-would-upset-the-schedule-may-change = Wrong clock setting found after ten moves each would upset the schedule (rapid, blitz)
    .scene = Each player has completed 10 moves when White points out that the clock is set wrongly. Black replies that White has noticed it far too late. The next round is due to start in half an hour; with this setting the game could last much longer.
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Wrong clock setting found when one player has completed nine moves, the other ten (rapid)
    .scene = White has completed 10 moves and Black 9 when Black points out to you that the clock is set wrongly. White will not hear of any change: Black has watched this clock without a word since the first move, and now it is too late.
title-whether-the-schedule-suffers-is-for-the-arbiter = Wrong clock setting found after thirty moves each (rapid): does the schedule suffer?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Wrong clock setting found after one move each (rapid, blitz)
    .scene = Each player has completed one move when White points out that the clock is set wrongly. Black objects: by starting to play both of them have accepted the setting, and neither has a disadvantage from it.

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = First illegal move in rapid or blitz, claimed at once by the opponent
    .scene = White plays { MOVE("Nc3") } and presses the clock. Before replying, Black calls you and claims that this was an illegal move. White sees it at once, apologises, and wants to make another move with the same knight and say no more about it.
title-the-first-illegal-move-against-a-bare-king-draws = First illegal move against a bare king in rapid
    .scene = White, with an easily won ending, plays { MOVE("Kd4") } too fast and presses the clock. Before making a reply, Black claims that this was an illegal move. White shrugs: surely a player with a bare king can no longer profit from anything.
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = First illegal move in rapid, seen by the arbiter
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = First illegal move in rapid claimed only after the reply
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = First illegal move against a rook when every legal move gives mate (rapid)
    .scene = White, only one move away from victory, plays { MOVE("Ke6-d5") } and presses the clock. Black does not reply, but calls you and claims that this was an illegal move. White retorts that Black could never have won from the position before it anyway.
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = First illegal move with a pawn against a lone knight (rapid)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Illegal rook move in rapid answered, both players agree to correct it
    .scene = White plays { MOVE("Rg1") } and presses the clock; Black answers { MOVE("g6") } and presses it as well. Then both see what was wrong with { MOVE("Rg1") }, and you come up just as they have agreed, without asking anyone, to take back { MOVE("Rg1") } and { MOVE("g6") }.
title-players-cannot-agree-to-take-back-a-legal-move = Legal move in rapid, both players agree to take it back

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = King left in check in rapid, claimed at once by the opponent
    .scene = Short of time, White plays { MOVE("Rg1") } and presses the clock. Black, without replying, claims that this was an illegal move – and adds with a smile that in games at this speed one such mistake is enough to lose.
title-an-illegal-move-seen-in-time-without-close-supervision = King left in check in rapid, seen by the arbiter before the reply
    .scene = You happen to be standing at the board when White plays { MOVE("Rg1") } and presses the clock. Black is still pondering the reply and seems to have noticed nothing. When you step in, White asks you to be lenient, as nobody has complained.
title-the-first-illegal-move-of-blitz-costs-a-minute = First illegal move in blitz under the simplified rules, seen by the arbiter
    .scene = Pieces are flying and the spectators are holding their breath. You see White play { MOVE("Rg1") } and press the clock. You step in before Black can reply. White says that everyone makes such a slip once, and that Black has lost no time by it.
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = First illegal move in blitz under the Competition Rules, seen by the arbiter
title-the-second-illegal-move-loses-a-rapid-game = Second illegal move in rapid or blitz; the opponent can mate
    .scene = Earlier in the game you have already had to penalise White for an illegal move. Now you see White play { MOVE("Kd1") } and press the clock. White notices the mistake in the same instant, wants to put the king back and begs you not to let so good a game end like this.
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Second illegal move in rapid or blitz; the opponent cannot mate
    .scene = White, a whole queen up, has already been penalised for one illegal move in this game. You see White play { MOVE("Kd5") } and press the clock. Black has seen it too, beams and reaches for a pen to write down the full point.
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Move made with two hands in rapid, seen by the arbiter
    .scene = You are watching the game as White castles kingside, moving the king with one hand and the rook with the other, and presses the clock. Black does not mind at all and is already thinking about the reply. White tells you that castling was perfectly possible here.
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Illegal move in rapid or blitz that nobody notices
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Second illegal move against a rook when every legal move gives mate (rapid, blitz)
    .scene = White has already been penalised for one illegal move. Now, right before your eyes, White plays { MOVE("Ke6-d5") } and presses the clock. Black points to the rook on a5, the only piece left besides the king, and is sure of the whole point.

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Illegal move in rapid seen by the arbiter, nobody claims it
title-a-legal-move-gives-nobody-a-reason-to-wait = The arbiter sees a legal move in rapid
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Illegal move in rapid noticed later by the arbiter, nobody has claimed it

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Illegal move answered by the opponent without a claim (rapid, blitz)
title-an-illegal-move-claimed-after-the-reply-is-too-late = King left in check, the opponent replies and only then claims (rapid)
    .scene = White plays { MOVE("Rg1") } and presses the clock. Black answers { MOVE("g6") }, presses the clock and only now takes a closer look. Black calls you, claims that { MOVE("Rg1") } was an illegal move and points out that White has not moved since.
title-an-illegal-move-seen-after-the-reply-is-too-late = Illegal move noticed by the arbiter only after the reply (rapid, blitz)
    .scene = White plays { MOVE("Rg1") } and presses the clock; Black answers { MOVE("g6") } and presses it as well. Only then do you look at the board properly and realise what White has just played. Neither player says a word, and White is already thinking about the next move.
title-a-touched-piece-closed-the-window-in-2001 = Illegal move in rapid claimed by the opponent after touching a piece
    .scene = White plays { MOVE("Rg1") } and presses the clock. Black touches the pawn on g7, stops short and claims that White’s move was illegal. White objects: whoever has touched a piece has begun to reply and must now go through with it.
title-a-reply-to-a-legal-move-changes-nothing = The opponent replies to a legal move out of check (rapid)
title-an-illegal-move-is-never-too-late-under-full-rules = Illegal move claimed after the reply under the Competition Rules (rapid)
    .scene = White plays { MOVE("0-0") } and presses the clock, and at first nobody sees anything odd about it. Black replies { MOVE("h6") } and presses the clock, but then looks again and claims that White’s castling was illegal. White objects that whoever replies has accepted the move.
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Illegal move claimed after the reply under the simplified rules (rapid, blitz)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Pinned knight released, clock pressed, claimed only after the reply (rapid)
title-a-player-wants-his-own-illegal-move-back = Illegal move in rapid claimed by the player who made it
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Illegal move in rapid reported to the arbiter by its own player before the reply
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Illegal move in rapid reported to the arbiter by its own player after the reply
    .scene = White plays { MOVE("Kd1") } and presses the clock, and nobody notices anything. Black replies { MOVE("g6") } and presses the clock. Then White, plagued by a bad conscience, quietly tells you alone, out of the opponent’s hearing, that { MOVE("Kd1") } was not a legal move.
title-the-king-is-taken-after-an-illegal-move = King captured in reply to an illegal move (rapid)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Both kings in check, and a rook move leaves them both in check (rapid, blitz)
    .scene = On your round you come to this board and look at the position twice. While you are still watching, White plays { MOVE("Rg8") } and presses the clock. Both players are absorbed in the game, and Black is already reaching out to reply.
title-one-king-out-of-check-lets-the-game-go-on = Both kings in check, and White moves the king out of check (rapid, blitz)
    .scene = On your round you come to this board and look at the position twice. While you are still watching, White plays { MOVE("Kf2") } and presses the clock. A colleague beside you whispers that a game with such a position on the board has to be declared drawn.
title-a-pawn-still-on-the-last-rank-draws = White’s unpromoted pawn still there after Black’s next move (rapid)
    .scene = On your round you come to this board, where Black is thinking about the next move. You say nothing and watch. Black plays { MOVE("Kd7") } and presses the clock. Only now does White see you looking at a8 and hastily explain that this is of course a queen.
title-a-captured-pawn-on-the-last-rank-does-no-harm = Unpromoted pawn captured by the next move (rapid)
    .scene = On your round you come to this board, where Black is thinking about the next move. You say nothing and watch. Black plays { MOVE("Rxa8") } and presses the clock. White, suddenly worse off, sighs that something must have gone wrong earlier with that pawn.
title-an-illegal-position-cured-later-is-not-waited-for-again = Illegal position cured by the next move, illegal again a move later (rapid)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Black’s unpromoted pawn still there after White’s next move (rapid)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Both kings in check, and a pawn move leaves them both in check (blitz)
    .scene = On your round you come to this board just as White is about to move. You look at the position in disbelief, but before you can think it over White plays { MOVE("h4") } and presses the clock. Spectators are already whispering; the players themselves have noticed nothing.
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Both kings in check: White steps out, Black’s reply leaves the king in check (blitz)
    .scene = On your round you come to this board and can hardly believe the position. White plays { MOVE("Kh2") } and presses the clock; Black replies { MOVE("f6") } and presses it as well, right before your eyes. Black, seeing your face, remarks that the position was impossible even before these moves.

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Both kings in check or an unpromoted pawn (rapid, blitz): does the arbiter intervene?
title-the-arbiter-does-not-step-in-at-a-single-check = A single king in check (rapid): does the arbiter intervene?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Both kings in check in rapid: the arbiter comes to the board
    .scene = On your round you come to this board. It is White’s turn; both players, short of time, stare at the board and seem to find nothing odd about the position. A spectator has seen it, however, and looks at you expectantly.
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Unpromoted pawn in rapid or blitz: the arbiter comes to the board
    .scene = On your round you come to this board. It is Black’s turn, and the clock is running. White notices that you are looking at a8 and whispers to you that everybody can see what this is meant to be: a queen, of course.
title-an-arbiter-does-not-wait-at-a-legal-position = One king in check in rapid: the arbiter comes to the board
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Both kings in check or an unpromoted pawn in rapid: what does the arbiter do?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Both kings in check under the Competition Rules (rapid, blitz), seen by the arbiter
    .scene = You come to the board that you supervise and look at the position. It is White’s turn, and neither player seems to find anything odd about it. A colleague who has come along advises you just to wait and see what White’s next move will bring.

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Black’s king began on a wrong square, found after ten moves each (rapid, blitz)
    .scene = Each player has completed 10 moves when it strikes White that Black’s king stood on a wrong square at the start. White calls you and argues that the game cannot count. Black, who has not castled yet, replies: “Then you should have looked before the first move.”
title-a-king-that-changed-places-with-its-queen-may-not-castle = White’s king and queen began swapped, found after ten moves each (rapid, blitz)
    .scene = After 10 completed moves by each player White calls you, slightly embarrassed: White’s own king and queen had changed places at the start, and so the game should be declared invalid. Black, who stands better, wants to play on. White has not castled yet.
title-a-misplaced-rook-may-not-castle = White’s rook began on b1, found after ten moves each (rapid, blitz)
    .scene = Each player has completed 10 moves when Black realises that one of White’s rooks stood on b1 at the start, and calls you to have this put right. White, who has not castled yet, argues that a knight and a rook in each other’s places have harmed nobody.
title-a-misplaced-king-found-early-has-no-castling-ban = White’s king and queen began swapped, found after two moves each (rapid)
    .scene = Each player has completed 2 moves when White calls you and points out that White’s own king and queen had changed places at the start. Black objects: whoever sets up the pieces wrongly must live with it, and in a tournament like this nobody starts again.
title-may-a-misplaced-king-castle-after-the-ruling = King and queen found swapped (rapid): may either side still castle kingside?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = King and queen found swapped, White then castles and Black claims (rapid)
title-castling-with-a-misplaced-rook-after-the-ruling = Rook found to have begun on b1 (rapid): may White castle on either side?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = King and queen found swapped: White asks about 0-0-0, then plays 0-0 (rapid)
title-a-castling-before-the-ruling-on-the-misplaced-king = White castles before king and queen are found to have begun swapped (rapid)
    .scene = After 12 completed moves by each player White plays { MOVE("O-O") } and presses the clock. Black stops and thinks, then claims that White’s king and queen had changed places at the start, so that { MOVE("O-O") } was an illegal move. White protests: nobody had said a word about the set-up, and neither the king nor the rook had moved before.

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 minutes for the game: rapid or blitz?
title-just-under-fifteen-minutes-was-blitz-once = 14 minutes 59 seconds for the game: rapid or blitz?
title-ten-minutes-are-blitz = 10 minutes for the game: rapid or blitz?
    .scene = The organiser of a club evening has already printed “Rapid tournament” at the top of the invitation: after all, hardly any game will be over before twenty minutes have passed. Before the sheet goes out, you are asked for advice. Which kind of chess is played with this time control?
title-one-second-over-ten-minutes-is-rapid = 10 minutes 1 second for the game: rapid or blitz?
title-sixty-minutes-are-the-limit-of-rapid = 60 minutes for the game: rapid or standard?
title-one-second-under-an-hour-is-rapid = 59 minutes 59 seconds for the game: rapid or standard?
title-two-hours-are-standard = Two hours for the game: rapid or standard?
title-half-an-hour-with-thirty-seconds-is-standard = 30 minutes plus 30 seconds per move: rapid or standard?
    .scene = A chess club wants to register its weekend open as rapid chess. “Half an hour on the clock at the start, and standard chess begins at one hour,” says the organiser, handing you the invitation. You are to check it before it is sent out. Which kind of chess is played with this time control?
title-ten-minutes-with-five-seconds-are-rapid = 10 minutes plus 5 seconds per move: rapid or blitz?
    .scene = The organiser has announced an evening of blitz. “Ten minutes on the clock, and up to ten minutes it is blitz,” the organiser explains; “the few seconds for each move only save people from losing on time.” You are asked to check the announcement. Which kind of chess is played with this time control?
title-five-minutes-with-five-seconds-are-blitz = 5 minutes plus 5 seconds per move: rapid or blitz?
title-one-period-without-increment-tells-the-class = One period of 25 minutes without increment: which class of chess?
title-two-periods-with-an-increment-tell-the-class = 90 minutes for 40 moves, then 30 minutes, with 30 seconds per move: which class?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Increment of one minute only from move 41 on: rapid or standard?
title-the-time-control-makes-the-game-rapid-without-a-word = First illegal move at 10 minutes plus 5 seconds per move: effect on the clock
    .scene = In a tense middlegame White makes a move that leaves the king in check and presses the clock. You are standing at the board and see it. White apologises at once and would like to play something else; Black, annoyed, says that one such blunder should be enough to lose a game.
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 minutes with a delay of 10 seconds per move: which class of chess?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 minutes plus 10 seconds per move: rapid or standard?
title-eight-minutes-with-three-seconds-are-rapid = 8 minutes plus 3 seconds per move: rapid or blitz?
title-seven-minutes-with-three-seconds-are-blitz = 7 minutes plus 3 seconds per move: rapid or blitz?
    .scene = “Nobody can call that blitz,” says the organiser, who wants to register the tournament as rapid: with the increment most games will last well over a quarter of an hour. You are to check the invitation before it is printed. Which kind of chess is played with this time control?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 minutes plus 15 seconds per move: rapid or standard?
    .scene = With this time control a club announces its summer open as a rapid tournament. “Less than an hour on the clock at the start, so rapid it is,” the organiser assures you as you are about to send in the registration. Which kind of chess is played with this time control?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Three recorded games per arbiter (rapid): do the Competition Rules apply?
title-four-games-are-too-many-for-one-arbiter = Four recorded games per arbiter (rapid): do the Competition Rules apply?
title-unrecorded-games-lack-the-full-rules = Two unrecorded games per arbiter (rapid): do the Competition Rules apply?
title-the-regime-depends-on-a-record-that-nobody-mentions = Three games per arbiter in rapid: does it matter whether they are recorded?
title-regulations-name-the-regime-of-a-rapid-event = What must the regulations of a rapid event say about the rules in force?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = Fifty-move claim in rapid at 48 moves each: how much time for the opponent?
    .scene = White, to move, calls you and claims a draw under the fifty-move rule. Your count shows that each player has made 48 moves without a pawn move or a capture. White shrugs: two moves more or less make no difference, and nobody has been hurt by asking.
title-a-wrong-draw-claim-in-blitz = Threefold claim in blitz at the second occurrence: how much time for the opponent?
    .scene = White, to move, calls you and claims a draw by threefold repetition. With Black’s help you go through the last moves: the position is now on the board for the second time. White apologises; with so few minutes for the whole game one can easily miscount.

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Fifth request to see the record of the game in rapid
    .scene = White, to move, raises a hand and asks to see the record of the game that your assistant is keeping. White has already asked for it four times. Black complains that this is getting on everybody’s nerves; White answers that nobody is disturbed by a glance at a sheet of paper.
title-the-sixth-look-at-the-record-distracts = Sixth request to see the record of the game in rapid
title-the-record-is-shown-only-on-the-own-move = Record asked for while the opponent has the move (rapid): must it be shown?
title-the-record-without-a-known-turn = Record asked for in rapid without any word on whose move it is
title-there-is-no-record-to-see-without-full-rules = Record asked for in rapid or blitz under the simplified rules

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Record shown to the player who has the move (rapid, blitz): do the clocks stop?
    .scene = White, to move, suspects that the position is about to be repeated once more and asks to see the record of the game that your assistant keeps. “And please stop the clocks meanwhile,” White adds. Black finds the whole request improper.
title-a-record-that-may-not-be-seen-needs-no-clock = Third request for the record, made while the opponent has the move (rapid)

## recording-not-required.yaml

title-rapid-players-need-not-record = Must the players record their moves in rapid?
title-blitz-players-need-not-record = Must the players record their moves in blitz?
title-standard-players-must-record = Must the players record their moves in standard chess?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = A player asks the arbiter for a scoresheet in rapid or blitz
    .scene = In the middle of the game Black turns to you and asks for a scoresheet. White objects that nobody else in the hall is writing, that the scratching of a pen is disturbing, and that whoever begins to record must go on to the end.
title-asking-for-the-record-is-not-asking-for-a-scoresheet = A player asks for the record instead of a scoresheet (rapid)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Wrong set-up of pieces claimed after ten moves each (rapid, blitz)
    .scene = Each player has completed 10 moves when White, already worse, calls you: several pieces stood on wrong squares at the start. Black does not deny it but refuses to give up a good position. White answers that a game which began wrongly cannot count.
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Wrong set-up of pieces claimed, a tenth move made but not yet completed (rapid, blitz)
    .scene = Black has just played the tenth move but has not yet pressed the clock, so that White has completed 10 moves and Black 9. At this moment White claims that some pieces stood on wrong squares at the start. Black replies that ten moves have been made by both players: too late.
title-the-third-move-need-only-be-made-in-1997 = Board the wrong way round in rapid, a third move made but not completed (Laws of 1997)
title-the-third-move-of-both-closes-the-old-claims = Board the wrong way round in rapid, claimed after three moves each (Laws of 1997)
    .scene = Each player has completed 3 moves and White has just made the next, the clock not yet pressed, when Black notices that the corner square on the right is dark and claims that the board has been turned through 90°. White shrugs: that should have been said before the third move.
title-a-turned-board-stays-after-ten-moves = Board the wrong way round in rapid, claimed after ten moves each
    .scene = White has completed 11 moves, Black 10, when Black notices a dark square in the right-hand corner and claims that the board has been turned through 90°. “It is a matter of a moment to put the pieces on another board,” says Black. White only wants to play on.
title-a-wrong-set-up-seen-on-the-board-too-late = Bishop and knight swapped from the start, claimed after ten moves each (rapid)
title-a-wrong-set-up-is-never-too-late-under-full-rules = Wrong set-up of pieces claimed after twelve moves under the Competition Rules (rapid)
    .scene = Each player has completed 12 moves when White, whose position is worse, calls you: some pieces stood on wrong squares at the start. Black admits it but argues that after so many moves nobody may raise such a thing, least of all in a tournament with a tight schedule.

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Win on time claimed without stopping the clocks (rapid, blitz)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Win on time claimed with the clocks already stopped (rapid, blitz)
title-a-claimant-who-cannot-mate-only-draws = White’s flag falls with a queen against a lone bishop, Black claims (rapid, blitz)
    .scene = White has king and queen and chases the black bishop around the board. Black, who has only king and bishop, keeps an eye on the clock, sees White’s flag fall and claims the win on time. White is indignant: a queen up, one cannot lose.
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = White’s flag falls with a lone knight against a rook, Black claims (rapid)
    .scene = Black has king and rook, White king and knight, and both are playing at high speed. White’s flag falls; Black points to it and claims the win on time. White says that this ending is a theoretical draw and that the knight alone could not have mated, so nobody should win.
title-a-flag-that-is-still-up-gives-no-win = Win on time claimed while the opponent’s flag is still up (rapid)
    .scene = White suddenly claims that Black’s flag has fallen. You look at the clock: Black has 5 seconds left. Black, who has lost the thread in the meantime, demands to be compensated for the interruption; White says that the display could not be read from the side.
title-full-rules-know-no-special-claim-of-a-win-on-time = Win on time claimed under the Competition Rules (rapid, blitz)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = White’s flag falls, Black has a rook, both legal moves of White give mate (rapid, blitz)
    .scene = White, to move, hesitates over how to finish the game, and White’s flag falls. Black claims the win on time and points to the rook. White cries: “Every move I have gives mate!”
title-a-claimant-whose-knight-a-pawn-can-help-wins = White’s flag falls with a pawn against a lone knight, Black claims (rapid, blitz)
    .scene = White, to move and one step from a new queen, thinks a moment too long: White’s flag falls. Black, whose whole army is a knight, claims the win on time. White laughs: “With one knight nobody has ever mated a king!”

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
