### Games of blind and visually disabled players.

## Two boards

local-adaptation =
    .title = Adapting these rules
    .rule = After consulting the arbiter, the organiser may adapt these rules to local circumstances.
two-boards =
    .title = The right to two boards
    .rule = When a sighted player meets a visually disabled one, either of them may demand two boards: an ordinary board for the sighted player and a special one for the other.
    .holds = One of the players is visually disabled and the other is not, so { WHO($player) } may demand two boards.
    .fails = Only a game between a sighted and a visually disabled player gives this right, and this is not such a game.
    .fails-alone = Nobody may demand a second board in this game.
special-board-size =
    .title = The special board: its size
    .rule = The special board measures at least 20 by 20 centimetres.
special-board-squares =
    .title = The special board: its squares
    .rule = On the special board the black squares are slightly raised.
special-board-apertures =
    .title = The special board: its holes
    .rule = Each square of the special board has a hole that keeps a piece in place.
special-pieces-pegged =
    .title = The special pieces: pegs
    .rule = Each piece of the special board has a peg that fits into the holes.
special-pieces-marked =
    .title = The special pieces: their shape
    .rule = The special pieces are of Staunton design, and the black ones bear a mark that can be felt.

## Moving

announcing-moves =
    .title = Announcing the moves
    .rule = Each move must be announced clearly. The player who promotes a pawn must also announce the new piece.
    .holds =
        { $begun ->
            [yes] { WHO($player) } announced the promotion without naming the new piece, which must be announced too.
           *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not announced the move, and every move must be announced.
        }
    .fails = { WHO($player) } announced the move.
repeating-moves =
    .title = Repeating the moves
    .rule = The opponent must repeat each move that is announced and carry it out on the other board.
    .holds = { WHO($player) } repeated a move other than the one announced, so the move must be announced once more.
    .fails = { WHO($player) } repeated the announced move correctly.
    .reading = The text does not say what follows when another move is repeated. We take it that announcing the move again is the way to make the boards agree.
    .fails-alone = The move was repeated correctly, and { WHO($player, case: "gen") } clock may now be started.
names-announced =
    .title = Names to announce
    .rule = To avoid mistakes these names are recommended: for the files Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector; for the ranks, unless the arbiter decides otherwise, the German numerals from eins to acht; for the pieces König, Dame, Turm, Läufer, Springer and Bauer; for castling Lange Rochade and Kurze Rochade.
touched-when-lifted =
    .title = When a piece is touched
    .rule = On the special board a piece counts as touched when it has been taken out of its hole.
    .holds = { WHO($player) } took { MEN($man) } out of its hole, and so touched it.
    .fails = { WHO($player) } felt a piece without taking it out of its hole, so it does not count as touched.
    .fails-alone = { WHO($player) } need not move a piece that was only felt.
captured-removed =
    .title = The captured piece
    .rule = A capture is not made until the captured piece has been taken off the board of the player whose move it is.
    .holds = The captured piece is off { WHO($player, case: "gen") } board.
    .fails = The captured piece is still on { WHO($player, case: "gen") } board, so the capture has not been made.
    .fails-alone = The move has not been made; { WHO($player) } must first take the captured piece off the board.
placed-in-aperture =
    .title = The piece in its new hole
    .rule = A move is not made until the piece has been put into another hole.
    .holds = { WHO($player) } put the piece into another hole.
    .fails = The piece is not yet in another hole, so the move has not been made.
    .fails-alone = The move has not been made; { WHO($player) } must first put the piece into another hole.
made-when-announced =
    .title = The move announced
    .rule = A move is not made until it has been announced.
    .holds =
        { $slip ->
            [yes] { WHO($player) } announced another move by a slip of the tongue; a slip is an announcement, too.
           *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } announced the move.
        }
    .holds-alone = { WHO($player, case: "gen") } move has been made by the announcement.
    .fails = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not announced the move yet, so it has not been made.
    .reading = A slip of the tongue is taken to be an announcement too, since it has to be corrected and not made for the first time.
    .fails-alone = The move has not been made; { WHO($player) } must first announce it.
clock-after-announcement =
    .title = Starting the opponent's clock
    .rule = Only when the move has been made completely may the opponent's clock be started.
    .holds = { WHO($player) } has made the move completely, so the opponent's clock may be started.
    .fails = { $pressed ->
        [yes] The opponent's clock was started although { WHO($player) } had not made the move completely.
       *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not made the move completely, so the opponent's clock must wait.
    }
sighted-as-usual =
    .title = The sighted player
    .rule = For the sighted player the ordinary rules determine when a piece is touched and when a move is made.
    .holds = { $touched ->
        [yes] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } the sighted player, for whom the ordinary rules on touching apply.
       *[no] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } the sighted player, for whom the ordinary rules on making a move apply.
    }
    .holds-alone = { $touched ->
        [yes] The ordinary rules on touching apply to { WHO($player) }.
       *[no] { WHO($player, case: "gen") } move stands, as it would in any other game.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } visually disabled, so the rules for the special board apply.

## Clock and record

speaking-clock =
    .title = A clock of one's own kind
    .rule = A clock made for the visually disabled is allowed. It should be able to announce the time and the number of moves.
felt-hands =
    .title = A clock with hands that can be felt
    .rule = Instead, an analogue clock may be used whose hands are reinforced, and on which every five minutes are marked by one raised dot and every fifteen minutes by two.
felt-flag =
    .title = A flag that can be felt
    .rule = The flag of such a clock must be easy to feel, and in the last five minutes of the hour the player must be able to feel the minute hand.
record-without-sight =
    .title = Recording the game
    .rule = A visually disabled player may record the game in Braille, in longhand, or on a recorder.
misspoken-move =
    .title = A slip of the tongue
    .rule = A move that was announced wrongly by a slip of the tongue must be corrected at once, before the opponent's clock is started.
    .holds = { $corrected ->
        [in-time] { WHO($player) } corrected the slip before the opponent's clock was started, and so in time.
        [too-late] { WHO($player) } corrected the slip only after the opponent's clock had been started, which is too late.
        [named] { WHO($player) } carried out { MOVE($move) } but announced { MOVE($said) } by a slip of the tongue. The move carried out counts and must be announced now; the opponent's clock is not running yet.
       *[not-yet] { WHO($player) } announced another move by a slip of the tongue; as the opponent's clock is not running yet, the announcement must be corrected at once.
    }
    .fails = { $named ->
        [yes] The opponent's clock has been started, so the slip can no longer be corrected. { MOVE($move) } was carried out and { MOVE($said) } announced; if the two boards differ as a result, they are corrected by the records of both players.
       *[no] The opponent's clock has been started, so the slip can no longer be corrected.
    }

## Boards that differ

board-put-right =
    .title = One board is wrong
    .rule = When the two boards differ, the position must be corrected with the help of the arbiter and of both records. If the records agree, the player who wrote the right move but carried out another must correct the board.
    .holds = The records agree, and { WHO($player, case: "gen") } board departs from them, so { WHO($player) } must correct it.
    .fails = The records do not agree, so they do not show which board is right.
back-to-agreement =
    .title = The records differ too
    .rule = When the boards differ and the records do as well, the game must go back to the point up to which the records agree, and the arbiter must adjust the clocks.
    .holds = The boards differ, and the records agree only up to an earlier point, so the game must go back to that point.
    .fails = The records agree, so there is no earlier point to go back to.

## Assistants

blind-assistant =
    .title = The visually disabled player's assistant
    .rule = A visually disabled player may use an assistant for any or all of the tasks that this appendix names.
    .holds = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } visually disabled and may use an assistant.
    .fails = { WHO($player) } may not use an assistant.
assistant-moves =
    .title = Moving
    .rule = The assistant may make the moves of either player on the opponent's board.
    .holds = Making moves on the opponent's board is among the tasks of { WHO($player, case: "gen") } assistant.
    .fails = The assistant does not make moves.
assistant-announces =
    .title = Announcing
    .rule = The assistant may announce the moves of both players.
    .holds = Announcing the moves of both players, and so telling that one has been made, is among the tasks of { WHO($player, case: "gen") } assistant.
    .fails = The assistant does not announce moves.
assistant-records =
    .title = Recording and the clock
    .rule = The assistant may keep the player's record and start the opponent's clock.
    .holds = Keeping the record and starting the opponent's clock are among the tasks of { WHO($player, case: "gen") } assistant.
    .fails = The assistant neither records nor starts a clock.
assistant-tells =
    .title = Telling what was asked
    .rule = Only when the player asks may the assistant say how many moves have been completed and how much time both players have used.
    .holds = { $tells ->
        [asked] The assistant had been asked and was free to answer.
        [unasked] Nobody had asked. The assistant may give such information only when { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") }.
       *[in-general] The assistant may answer when { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } about moves or times, and only then.
    }
    .fails = The assistant tells nothing.
    .reading = The text names no measure against an assistant who volunteers it. The assistant acts for the player, whom the arbiter may therefore penalise; one could also merely ask for silence.
assistant-claims =
    .title = Claims
    .rule = The assistant may claim that the opponent has exceeded the time, and may tell the arbiter that the sighted player has touched a piece.
    .holds =
        { $may ->
            [his] The assistant may make this claim for { WHO($player) }; it is treated as the player's own.
            [not-his] An assistant may claim only a flag-fall or a touched piece; any other claim is for { WHO($player) } to make.
            [nobodys] An assistant may claim only for a visually disabled player, and this one acts for none.
            [part] An assistant has only the tasks that this appendix names; what was done here is not among them, so it has no effect.
            [accepts] Accepting a draw is not among the tasks of an assistant; only the player can do it, so it has no effect.
            [stops] The assistant may stop the clocks for { WHO($player) } to claim a flag-fall or to report a touched piece, and for nothing else.
           *[in-general] Claiming a flag-fall and reporting a touched piece are among the tasks of { WHO($player, case: "gen") } assistant.
        }
    .fails = The assistant makes no claims.
    .reading = The list of what the assistant may do names these two claims, so others are taken to be the player's own. We take it that the clocks may be stopped for them, as by the player; guidance for arbiters lets draw offers and claims pass through the assistant.
assistant-adjourns =
    .title = Adjourning
    .rule = The assistant may do what is necessary when the game is adjourned.
    .holds = Doing what is necessary for an adjournment is among the tasks of { WHO($player, case: "gen") } assistant.
    .fails = The game is not adjourned.
sighted-assistant =
    .title = The sighted player's assistant
    .rule = Where one player is visually disabled and uses no assistant, the sighted opponent may use one to make the moves on the other board and to announce them.
    .holds =
        { $why ->
            [opponent-has-one] The visually disabled opponent already uses an assistant, so { WHO($player) } may not use one.
            [other-tasks] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } sighted and may use an assistant only to make the moves and announce them, not for any other task.
           *[allowed] As long as the visually disabled opponent uses no assistant, { WHO($player) } may use one to make the moves and announce them.
        }
    .fails = { WHO($player) } needs no assistant.
    .unmet = The article is for the opponent of a visually disabled player who uses no assistant, and this is no such game.
hearing-impaired-opponent =
    .title = A hearing-impaired opponent
    .rule = When a visually disabled player meets a hearing-impaired one, there must be an assistant.
    .holds = { WHO($opponent) } cannot hear what is announced, so { WHO($player) } must have an assistant.
    .fails = { WHO($opponent) } can hear what is announced, so an assistant is not necessary.
    .fails-alone = No assistant is needed.
