### The nature and objectives of the game.

game-of-chess =
    .title = What chess is
    .rule = Chess is played by two opponents who move their pieces on a square board, the chessboard.
alternate-moves =
    .title = Moving in turn
    .rule = The player with the white pieces makes the first move; after that the players move in turn, one move each.
    .holds = { $asked ->
        [yes] The opponent has the move, not { WHO($player) }.
       *[no] { WHO($player) } moved although it was the opponent's turn, so the move must be taken back. Moving out of turn does not in itself count as an illegal move.
    }
    .reading = The article does not say what becomes of a move made out of turn, and only a move that breaks the rules on how the pieces move is called illegal. We therefore have it taken back and count no illegal move; one could also count one. Since 2018 it has been taught that the arbiter acts on it unasked, while by the letter the opponent has to claim it; we read the earlier editions as it is taught now. No penalty is named. Since 2023 it has been taught that the arbiter may choose one, and we read the earlier editions in the same way.
who-has-the-move =
    .title = Having the move
    .rule = { $stage ->
        [completed] A player has the move as soon as the opponent's move has been completed. White has it at the start.
       *[made] A player has the move as soon as the opponent's move has been made, even if it has not been completed. White has it at the start.
    }
    .holds = { $first ->
        [game] White makes the first move of the game, and no move has been made yet.
        [position] No move has been made in this position, so it is still for { WHO($player) } to move.
       *[no] { $stage ->
            [completed] The opponent's move has been completed, so { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move.
           *[made] The opponent's move has been made on the board, so { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move; the clock need not have been pressed for that.
        }
    }
    .fails = The opponent's move has been made but not yet completed, and only its completion gives { WHO($player) } the move.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not have the move yet.
    .reading = In the editions of 1997 to 2005 we let nobody have the move between the making and the completion of a move. The alternative, that it stays with the player who made the move, would let that player move twice.
objective =
    .title = The objective
    .rule = Each player tries to attack the opponent's king in such a way that the opponent has no legal move left.
    .reading = The editions of 1997 and 2001 speak of the king's capture on the next move, which no legal move avoids. One could see in that another aim than today's; we do not, because the positions meant are the same.
mate-wins =
    .title = Who checkmates wins
    .rule = The player who achieves this objective has checkmated the opponent's king and has won the game.
king-never-captured =
    .title = The king is never captured and never exposed
    .rule = Players may neither leave their own king under attack nor expose it to an attack, and may never capture the opponent's king.
    .holds = { $why ->
        [captures-king] { WHO($player) } may never capture the opponent's king, and nothing is won by it.
       *[own-king-left-in-check] The move leaves { WHO($player, case: "gen") } own king under attack, which is never allowed.
    }
    .reading = Before 2005 the sentence is missing. One could conclude that the capture of a king was not forbidden then; but such moves were illegal all the same, by the rules on how the pieces move.
mate-loses =
    .title = Who is checkmated loses
    .rule = The player whose king has been checkmated has lost the game.
nobody-can-mate =
    .title = Nobody can checkmate any more
    .rule = If the position is such that neither player can possibly checkmate the opponent's king, the game is drawn.
