### Titles of the cases about adjourned games: what a reader would search for.

## adjourned-position-set-up.yaml

title-the-adjourned-position-and-the-times-are-set-up = Resuming an adjourned game: what must the arbiter set up?
title-a-position-that-nobody-knows-cannot-be-set-up = Game to be resumed, but the envelope is missing and the position unknown

## ambiguous-sealed-move.yaml

title-an-ambiguous-sealed-move-loses = Sealed Nd2 when both knights can go to d2
title-a-sealed-move-is-not-ambiguous-where-only-one-piece-may-go-there = Sealed Ne2 with two knights, one of them pinned
    .scene = White had the move at the adjournment and sealed { MOVE("Ne2") }. At the resumption you open the envelope in the presence of both players. Black reads the move and claims the point at once: there are two white knights near e2, and the paper does not say which of them is to move.
title-an-ambiguous-sealed-move-loses-although-both-moves-were-good = Sealed move that can be read as two different moves

## both-absent-at-resumption.yaml

title-the-replier-loses-the-time-while-nobody-is-there = Nobody at the resumption: default time of 30 minutes, not excused
title-nobody-loses-time-where-no-lateness-is-allowed = Nobody at the resumption: default time of zero
title-the-arbiter-may-spare-the-replier-the-time-while-nobody-is-there = Nobody at the resumption: default time of 30 minutes, lateness excused

## change-of-sealed-move.yaml

title-the-sealed-move-may-be-changed-until-the-clocks-are-stopped = Changing the sealed move: envelope closed, clock still running
title-the-sealed-move-stays-once-the-clocks-are-stopped = Changing the sealed move: envelope closed, clocks stopped
title-the-opponent-cannot-change-the-sealed-move = The opponent changes the sealed move
title-a-move-sealed-without-being-asked-may-be-changed-too = Sealed without a request: move changed before and after the clocks are stopped

## clocks-stopped-after-sealing.yaml

title-the-sealer-stops-the-clocks-once-the-envelope-is-closed = Sealing player closes the envelope, then stops the clocks
title-the-clocks-run-until-the-envelope-is-closed = Sealing player stops the clocks before closing the envelope
title-the-opponent-does-not-stop-the-clocks-of-the-sealer = The opponent stops the clocks after the envelope is closed

## decided-before-opening.yaml

title-an-illegal-sealed-move-costs-nothing-after-the-repliers-flag-fell = Illegal sealed move: the absent opponent’s flag has fallen before the arbiter’s eyes
title-an-ambiguous-sealed-move-changes-nothing-after-a-draw-on-time = Ambiguous sealed move by a bare king: the absent opponent’s flag has fallen
title-a-flag-that-nobody-noticed-does-not-save-a-bad-sealed-move = Illegal sealed move: the opponent’s flag has fallen unnoticed
title-a-draw-agreed-between-the-sessions-stands-whatever-was-sealed = Illegal sealed move: draw agreed before the envelope is opened
title-a-bad-sealed-move-costs-nothing-in-a-dead-position = Illegal sealed move with king and bishop against king
title-a-bad-sealed-move-loses-a-game-that-nothing-decided-before = Illegal sealed move: game undecided when the envelope is opened
title-a-bad-sealed-move-costs-nothing-behind-a-closed-wall-of-pawns = Illegal sealed move: locked pawns, no bishop can be sacrificed
title-a-bad-sealed-move-loses-behind-a-wall-that-a-sacrifice-opens = Illegal sealed move: locked pawns, a bishop can be sacrificed

## early-adjournment.yaml

title-a-player-who-adjourns-early-pays-the-time-to-the-end-of-the-session = White adjourns before the end of the session and seals a move
title-only-the-player-having-the-move-may-adjourn-early = The player not having the move adjourns before the end of the session
title-the-time-charged-for-adjourning-early = Adjourning 25 minutes before the end of the session: the clocks
    .scene = White, who has the move and 1 hour left, feels unwell and declares 25 minutes before the end of the session that the game is to be adjourned at once. Black, with 50 minutes left, has nothing against it, but thinks that it should not cost either of the players anything.

## ended-before-resumption.yaml

title-a-draw-agreed-before-the-resumption-ends-the-game = Draw agreed between the adjournment and the resumption
title-a-resignation-before-the-resumption-ends-the-game = Resignation before the resumption, the opponent can still mate
title-no-draw-is-agreed-by-accepting-an-offer-that-nobody-made = Before the resumption a player accepts a draw that nobody offered
title-a-draw-agreed-after-the-resumption-is-an-ordinary-one = Draw agreed after the resumption of the adjourned game
title-a-resignation-before-the-resumption-draws-today-where-the-opponent-cannot-mate = Resignation before the resumption against a bare king

## envelope-custody.yaml

title-the-arbiter-checks-the-envelope-and-keeps-it = Envelope closed after the sealing: who keeps it?
title-an-envelope-without-a-sealed-move-is-not-yet-the-arbiters = Envelope closed before a move has been sealed

## envelope-draw-offer.yaml

title-an-open-offer-stands-on-the-envelope = Open draw offer noted on the envelope
title-an-envelope-without-the-open-offer-is-incomplete = Open draw offer missing from the envelope
title-a-refused-offer-stands-on-the-envelope-only-where-every-earlier-offer-does = Refused draw offer missing from the envelope
title-an-offer-made-after-the-sealing-does-not-belong-on-the-envelope-of-1997 = Draw offer made after the sealing missing from the envelope

## envelope-move-number.yaml

title-the-envelope-shows-the-number-of-the-move = Envelope without the times used and the details of the resumption
title-an-envelope-without-the-number-of-the-move-is-incomplete = Number of the sealed move missing from the envelope

## envelope-names.yaml

title-the-envelope-shows-the-names = Envelope on which everything required is written
title-an-envelope-without-the-names-is-incomplete = Names of the players missing from the envelope
title-seven-things-stand-on-the-envelope = What must be written on the envelope with the sealed move?

## envelope-opened-for-replier.yaml

title-the-envelope-stays-closed-while-the-replier-is-absent = Envelope at the resumption while the player who must reply is absent
title-an-envelope-opened-without-the-replier-is-opened-too-early = Arbiter opens the envelope while the player who must reply is absent
title-the-envelope-is-opened-although-the-sealer-is-absent = Envelope at the resumption while the sealing player is absent

## envelope-position.yaml

title-the-envelope-shows-the-position = Envelope without the name of the sealing player and the move number
title-an-envelope-without-the-position-is-incomplete = Position missing from the envelope

## envelope-resumption.yaml

title-the-envelope-shows-the-resumption = Envelope without the names of the players and the position
title-an-envelope-without-the-resumption-is-incomplete = Date, time and place of the resumption missing from the envelope

## envelope-sealer.yaml

title-the-envelope-shows-the-name-of-the-sealer = Envelope without the position and the times used
title-an-envelope-without-the-name-of-the-sealer-is-incomplete = Name of the player who sealed missing from the envelope

## envelope-times.yaml

title-the-envelope-shows-the-times = Envelope without the names of the players and of the one who sealed
title-an-envelope-without-the-times-is-incomplete = Time used by the players missing from the envelope

## illegal-sealed-move.yaml

title-an-illegal-sealed-move-loses = Sealed move 0-0-0 with pieces between king and rook
title-a-sealed-move-of-a-pinned-piece-loses = Sealed move of a pinned knight
title-an-illegal-sealed-move-loses-even-against-a-bare-king = Illegal sealed move against a bare king
title-a-legal-sealed-move-is-made-on-the-board = Sealed move 0-0 with a free path between king and rook
title-whether-a-sealed-move-loses-may-depend-on-its-legality = Sealed move whose legality is not known

## late-for-resumption.yaml

title-more-than-an-hour-late-for-the-resumption-loses = An hour and a second late for the resumption, default time 30 minutes
title-exactly-an-hour-late-is-not-more-than-an-hour = Exactly one hour late for the resumption, default time 30 minutes
title-the-default-time-of-the-event-is-not-exceeded-by-coming-at-its-end = Late for the resumption: arrival exactly as the default time ends
    .scene = White has sealed a move. At the resumption White is at the board, but Black is absent, comes running into the hall and reaches the board exactly 30 minutes late. White points to the clock on the wall: the default time is used up to the last second, so it is over.
title-the-default-time-of-the-event-is-exceeded-by-a-second = Late for the resumption: arrival one second after the default time
    .scene = White has sealed a move. At the resumption White is at the board; Black is absent and hurries in exactly 30 minutes and 1 second late, without an excuse that you accept. Out of breath, Black points to the clock: there is still plenty of time on it, and under the old Laws nobody would have said a word.
title-no-excuse-helps-a-player-an-hour-late-in-1997 = Seventy minutes late for the resumption, lateness excused
title-whether-a-late-player-loses-may-depend-on-the-arbiter = Seventy minutes late for the resumption; whether excused is not known
title-the-regulations-may-allow-more-than-an-hour = Eighty minutes late for the resumption where the event allows 90
title-a-late-player-of-an-event-whose-default-time-is-not-told = Forty minutes late for the resumption; the default time is not known
title-a-late-sealer-loses-if-his-sealed-move-decides-nothing = Sealing player 65 minutes late, the envelope already opened
title-both-lose-when-both-come-too-late = Both late: the replying player arrives after 65 minutes, the sealing player not at all
    .scene = White has sealed a move. At the resumption both chairs stay empty. Black comes 1 hour 5 minutes late, without an excuse that you accept; White is still absent. Black sits down happily and asks you to note the win, being the only player who has come at all.

## late-sealer-drew.yaml

title-a-late-sealer-draws-if-his-sealed-move-stalemates = Neither player at the resumption: the sealed move stalemates
title-a-late-sealer-draws-if-his-sealed-capture-leaves-two-kings = Neither player at the resumption: the sealed capture leaves two kings
    .scene = White has the move and seals { MOVE("Kxb2") }. At the resumption neither player is there. White comes 1 hour 5 minutes late, without an excuse that you accept; Black has not come at all. White asks you to open the envelope before you decide anything.
title-what-a-late-sealer-gets-may-depend-on-what-he-sealed = Neither player at the resumption: what the sealed move leads to is not known
title-a-sealed-stalemate-on-the-board-is-not-undone-by-lateness = Sealing player late: the sealed stalemate already stands on the board
    .scene = White has the move and seals { MOVE("Qg6") }. At the resumption Black is at the board, but White is absent. You open the envelope and make the sealed move. White arrives 1 hour 5 minutes late. Black, who has spent the time looking up the rules, says that whoever comes after the default time has lost, whatever stands on the board.
title-a-late-sealer-draws-if-his-sealed-move-closes-the-wall-of-pawns = Neither player at the resumption: sealed h5 locks the pawns, no bishop can be sacrificed
    .scene = White, who has the move, seals h5, which locks the last pawns. At the resumption both chairs are empty. White arrives 1 hour 5 minutes late, without an excuse that you accept; Black is nowhere to be seen. The organiser tells you that both have come too late and that no position can change that.
title-a-late-sealer-loses-with-a-wall-that-a-sacrifice-opens = Neither player at the resumption: sealed h5 locks the pawns, a bishop can be sacrificed
    .scene = White has the move and seals h5. At the resumption neither player is at the board. White arrives 1 hour 5 minutes late, without an excuse that you accept; Black has not come at all. White asks you to look at the position after h5: with all the pawns locked, says White, nobody can ever get through.
title-a-late-replier-has-the-draw-of-the-sealed-stalemate = The player who must reply comes too late: the sealed move stalemates

## late-sealer-flag.yaml

title-the-flag-of-the-player-who-waited-goes-before-the-lateness-of-the-sealer = Sealing player late: the waiting opponent’s flag falls first
title-the-flag-of-the-player-who-waited-gives-only-a-draw-to-a-sealer-who-cannot-mate = Sealing player late with a bare king: the waiting opponent’s flag falls first
title-a-late-sealer-loses-while-the-flag-of-his-opponent-is-up = The player who sealed comes one second too late for the resumption

## late-sealer-mated.yaml

title-a-late-sealer-wins-if-his-sealed-move-mates = Neither player at the resumption: the sealed move mates
    .scene = White has the move and seals { MOVE("Qg7") }. At the resumption both players are absent. White arrives 1 hour 5 minutes late, without an excuse that you accept; of Black there is no sign. The organiser reminds you that lateness is to be treated alike for everybody.
title-a-sealed-mate-on-the-board-is-not-undone-by-lateness = Sealing player two hours late: the sealed mate already stands on the board
title-a-late-sealer-is-not-saved-by-an-illegal-mate = Sealing player late: the sealed mating move is illegal
    .scene = White has the move and seals { MOVE("Qg7") }. At the resumption Black is at the board; White is absent and arrives 1 hour 5 minutes late, without an excuse that you accept. White is in the best of moods: the envelope, says the player, contains mate, and a mate on paper is worth as much as one on the board.

## lost-envelope.yaml

title-the-game-goes-on-without-the-envelope = Envelope lost: the times at the adjournment are known
title-the-arbiter-sets-the-times-that-nobody-can-establish = Envelope lost: the times at the adjournment cannot be established
    .scene = White has sealed a move, but the envelope on which the times were noted has been lost. Both players show you the same adjourned position; how much time they had left, neither of them can say, and nobody else knows. Black would like to have the whole game played again.
title-no-envelope-is-opened-after-it-was-lost = Envelope lost: the sealing player makes the move on the board

## lost-position.yaml

title-a-new-game-is-played-when-the-position-is-lost-with-the-envelope = Envelope lost: the arbiter cannot establish the position
    .scene = White sealed a move at the adjournment, but now the envelope with the scoresheets has disappeared. The memories of the two players differ on several pieces, and in spite of all your efforts the adjourned position can no longer be established. Each player claims to have had the better game.
title-no-game-is-annulled-while-the-position-is-known = Envelope lost after 3. d4: the adjourned position is known
    .scene = Black had the move at the adjournment and sealed { MOVE("cxd4") }. When you unlock the cupboard, the envelope is missing, but the game was so short that both players agree on the position and on the times. White argues that a sealed move which nobody can read does not exist.
title-nobody-knows-the-adjourned-position-although-the-envelope-is-there = Adjourned position unknown, although the envelope is there

## move-on-board-instead-of-sealing.yaml

title-a-move-made-on-the-board-after-the-request-must-be-sealed = Asked to seal, White makes a move on the board and seals the same one; the resumption
title-another-move-than-the-one-made-on-the-board-cannot-be-sealed = Asked to seal, White makes a move on the board and seals another
title-a-move-made-on-the-board-can-no-longer-be-changed-on-paper = Asked to seal, White makes a move on the board, seals it and then changes it
    .scene = You ask White, who has the move, to seal a move for the adjournment. Absent-mindedly White plays { MOVE("Ba4") } on the board, without pressing the clock, then writes { MOVE("Ba4") } down as well, thinks again and changes it on the paper to { MOVE("Bxc6") }. Black protests; White says that only the paper counts.
title-a-move-made-before-the-request-binds-no-sealed-move = White moves before the request to seal, Black then seals

## offer-after-sealing.yaml

title-an-offer-made-after-the-opponent-sealed-stays-open = Draw offered after the opponent has sealed, then accepted
title-an-offer-made-after-the-sealing-is-refused-in-words = Draw offered after the opponent has sealed, refused, later accepted
    .scene = At your request White, who has the move, seals a move for the adjournment. Black then offers a draw. “No, thank you,” says White, looks at the position once more and calls after Black: “All right, I accept.” By now Black has spotted a winning line and wants to play on.
title-touching-a-piece-refuses-an-offer-made-while-the-game-was-adjourned = Draw offered after the sealing, a piece touched after the resumption
title-an-offer-made-before-the-opponent-sealed-follows-the-ordinary-rule = Draw offered after the request, before the opponent has sealed

## resumption-replier-absent.yaml

title-the-clock-of-an-absent-replier-runs-and-the-envelope-waits-for-him = Player who must reply absent, arrives after 20 minutes: clock and envelope
title-the-clock-of-a-replier-who-is-there-waits-for-the-sealed-move = Player who must reply is present: what comes first at the resumption?
title-a-replier-who-arrives-after-the-resumption-was-absent-at-it = Player who must reply arrives 15 minutes after the resumption

## resumption-replier-present.yaml

title-the-envelope-is-opened-for-a-replier-who-is-there = Player who must reply is present: envelope, sealed move and clock
title-a-sealed-checkmate-ends-the-game-when-it-is-made-on-the-board = Envelope opened: the sealed move checkmates
title-a-sealed-move-may-complete-the-seventy-five-moves = Envelope opened: the sealed move completes 75 moves without capture or pawn move
title-a-sealed-stalemate-draws-when-it-is-made-on-the-board = Envelope opened: the sealed move stalemates
title-a-sealed-capture-may-leave-a-dead-position = Envelope opened: the sealed capture leaves two kings

## scoresheets-in-envelope.yaml

title-both-scoresheets-go-into-the-envelope = Both scoresheets in the envelope
title-the-opponent-may-not-keep-his-scoresheet = Opponent’s scoresheet not in the envelope

## seal-request.yaml

title-the-arbiter-asks-for-a-sealed-move-when-the-session-is-over = End of the session with the game unfinished
title-nothing-is-sealed-in-a-game-that-is-over = End of the session just after checkmate

## sealed-move.yaml

title-the-sealed-move-is-written-by-the-player-having-the-move = Sealed move written by the player having the move
title-the-other-player-cannot-seal = Move sealed by the player not having the move

## sealed-on-scoresheet.yaml

title-the-move-is-sealed-on-the-players-own-scoresheet = Sealed move written on the player’s own scoresheet
title-a-move-on-a-loose-slip-is-not-written-where-it-must-be = Sealed move written on a loose slip of paper
title-the-move-is-sealed-on-paper-where-the-scoresheet-is-electronic = Sealed move written on an electronic scoresheet

## sealed-reply.yaml

title-the-reply-may-be-sealed-while-the-sealer-is-absent = Reply sealed in a second envelope, sealing player absent
title-the-reply-is-made-on-the-board-while-the-sealer-is-there = Reply sealed in a second envelope, sealing player present
title-a-sealed-reply-may-checkmate = Reply sealed in a second envelope is checkmate

## sealing.yaml

title-the-player-having-the-move-must-seal = Arbiter asks for a sealed move: who must seal?
title-a-player-cannot-ask-his-opponent-to-seal = A player, not the arbiter, asks the opponent to seal
title-who-must-seal-depends-on-who-has-the-move = Arbiter asks for a sealed move; who has the move is not known

## session-timepiece.yaml

title-the-session-is-over-by-the-arbiters-timepiece = End of the session by the arbiter’s timepiece
title-the-session-is-not-over-by-a-players-watch = End of the session by a player’s watch

## sessions-announced.yaml

title-the-start-of-a-session-is-announced-and-formerly-its-end = What must the players be told in advance about a session?
title-what-is-announced-does-not-stand-on-the-envelope = End of the session: what must be written on the envelope?

## unintelligible-sealed-move.yaml

title-a-sealed-move-without-a-meaning-loses = Sealed move written as “B?4”
title-an-unorthodox-sealed-move-whose-meaning-is-certain-is-good = Sealed move in unorthodox notation, meaning certain
title-the-long-notation-of-a-sealed-move-is-unambiguous = Sealed Nb1-d2 in long notation, both knights can go to d2
title-a-sealed-move-that-nobody-can-read-loses = Sealed move whose meaning cannot be established

## wrong-times-corrected.yaml

title-wrong-times-are-corrected-before-the-players-first-move = Wrong times at the resumption pointed out before the player’s first move
title-the-sealer-points-out-wrong-times-after-the-reply-and-before-his-own-first-move = Wrong times at the resumption pointed out by the sealing player after the reply
    .scene = At the resumption you open White’s envelope, make the sealed move on the board and start the clock. Black replies and presses the clock. Only now does White look at the display and point out that the times are not those of the adjournment. Black objects that it is too late: the game has been under way again for a whole move.
title-wrong-times-are-corrected-late-where-the-consequences-are-too-severe = Wrong times pointed out after the first move, consequences too severe

## wrong-times-stand.yaml

title-wrong-times-stand-after-the-players-first-move = Wrong times pointed out after the first move, consequences not severe
title-whether-late-wrong-times-stand-may-depend-on-the-consequences = Wrong times pointed out after the first move, consequences not known
