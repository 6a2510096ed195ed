# Blitz.

blitz-class =
    .title = What blitz is
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] A game is blitz when each player has a fixed time of at most { DURATION($high) } for all the moves.
               *[no] A game is blitz when each player has a fixed time of less than { DURATION($high) } for all the moves.
            }
           *[yes] { $high-included ->
                [yes] A game is blitz when each player has at most { DURATION($high) }, increments for { $moves } moves included.
               *[no] A game is blitz when each player has less than { DURATION($high) }, increments for { $moves } moves included.
            }
        }
    .holds =
        { $counted ->
            [yes] With the time added for { $moves } moves each player has { DURATION($time) }
           *[no] Each player has { DURATION($time) }
        }, which is { $high-included ->
            [yes] not more than
           *[no] less than
        } { DURATION($high) }, so the game is blitz.
    .fails =
        { $fixed ->
            [no] The time grows with each move, and this edition knows blitz only with a fixed time.
           *[yes] { $counted ->
                [yes] With the time added for { $moves } moves each player has { DURATION($time) }
               *[no] Each player has { DURATION($time) }
            }; in blitz it is { $high-included ->
                [yes] not more than
               *[no] less than
            } { DURATION($high) }.
        }

blitz-penalties =
    .title = Reduced extra time
    .rule = Wherever the articles on irregularities and on the drawn game give extra time, it is { DURATION($time) }.

blitz-full-rules =
    .title = When the Competition Rules apply
    .rule =
        { $recorded ->
            [yes] { $games ->
                [one] The Competition Rules apply if an arbiter supervises only one game and the game is recorded.
               *[other] The Competition Rules apply if an arbiter supervises at most { $games } games and every game is recorded.
            }
           *[no] { $games ->
                [one] The Competition Rules apply if an arbiter supervises only one game.
               *[other] The Competition Rules apply if an arbiter supervises at most { $games } games.
            }
        }
    .holds = The arbiter does not supervise more games than is allowed, so the Competition Rules apply.
    .fails =
        { $why ->
            [not-recorded] The arbiter has few enough games to supervise, but they are not recorded, so the Competition Rules do not apply.
           *[too-many-games] The arbiter has too many games to supervise, so the Competition Rules do not apply.
        }

blitz-games-recorded =
    .title = Games recorded by the arbiter
    .rule = The Competition Rules require that the arbiter or an assistant record the game, if possible by electronic means.
    .holds = The arbiter or an assistant records the game, as the Competition Rules require.
    .fails = Neither the arbiter nor an assistant records the game, although the Competition Rules require it.

blitz-record-views =
    .title = Looking at the record
    .rule = A player who has the move may ask to see the record of the game at any time, but not more than { $limit } times in a game.
    .holds =
        { WHO($player) } has the move, and the record has now been asked for { $count ->
            [one] once
            [2] twice
           *[other] { $count } times
        }. As up to { $limit } requests are allowed in a game, it must be shown.
    .fails =
        { $often ->
            [yes] The record has now been asked for { $count ->
                [one] once
                [2] twice
               *[other] { $count } times
            }; it need be shown only { $limit } times in a game.
           *[no] { WHO($player) } does not have the move, so the record need not be shown now.
        }

blitz-too-many-views =
    .title = Asking too often for the record
    .rule = Every request to see the record beyond { $limit } in a game counts as distracting the opponent.
    .holds =
        The record has now been asked for { $count ->
            [one] once
            [2] twice
           *[other] { $count } times
        }. More than { $limit } requests in a game count as distracting the opponent, which the arbiter must penalise.
    .fails =
        The record has now been asked for { $count ->
            [one] once
            [2] twice
           *[other] { $count } times
        }; only more than { $limit } requests in a game count as distracting the opponent.

blitz-limited-rules =
    .title = When the rules of rapid chess apply
    .rule =
        { $always ->
            [yes] Blitz is played by the rules of rapid chess, except where this appendix differs.
           *[no] Where the conditions of the Competition Rules are not met, blitz is played by the simplified rules of rapid chess.
        }
    .holds =
        { $always ->
            [yes] Blitz is played by the rules of rapid chess.
           *[no] { $why ->
                [not-recorded] The game is not recorded, so the simplified rules of rapid chess apply.
               *[too-many-games] The arbiter has too many games to supervise, so the simplified rules of rapid chess apply.
            }
        }
    .fails = The conditions of the Competition Rules are met, so the simplified rules do not apply.

blitz-regime-announced =
    .title = What the regulations say
    .rule = The regulations of the event must state whether the Competition Rules or the simplified rules of rapid chess apply, for the whole event.
    .holds = The regulations must name one of the two sets of rules, and it holds for the whole event.
    .fails = The regulations need not say which set of rules applies.

blitz-without-quickplay-claims =
    .title = No claims of a quickplay finish
    .rule =
        { $position ->
            [yes] In blitz nobody can claim a draw on the ground that the opponent makes no effort to win or cannot win by normal means, nor does the arbiter intervene at an illegal position.
           *[no] In blitz nobody can claim a draw on the ground that the opponent makes no effort to win or cannot win by normal means.
        }
    .holds = In blitz a draw cannot be claimed on the ground that the opponent cannot win by normal means or makes no effort to do so; { WHO($player) } therefore cannot claim it.

blitz-illegal-move-loses =
    .title = An illegal move loses
    .rule =
        { $drawn ->
            [yes] An illegal move is complete when the opponent's clock was started. Before making a move of their own, the opponent may then claim a win, or a draw if there is no series of legal moves by which they could checkmate.
           *[no] An illegal move is complete when the opponent's clock was started. Before making a move of their own, the opponent may then claim a win.
        }
    .holds =
        { $draw ->
            [yes] { WHO($opponent) } claimed the illegal move in time but cannot checkmate by any series of legal moves, so the game is drawn.
           *[no] { WHO($opponent) } claimed the illegal move before making a move, and wins.
        }
    .fails = The clock was not pressed, so the illegal move was not completed.
    .yields =
        { $draw ->
            [yes] { WHO($opponent) } claimed the illegal move in time but cannot checkmate by any series of legal moves, which would otherwise draw the game.
           *[no] { WHO($opponent) } claimed the illegal move before making a move, which would otherwise win the game.
        }

blitz-illegal-move-stands =
    .title = When an illegal move stands
    .rule =
        { $later ->
            [yes] Once the opponent has made the next move, an illegal move stands; it is corrected only if both players agree, without the arbiter.
           *[no] Once the opponent has made the next move, an illegal move can no longer be corrected.
        }
    .holds =
        { $when ->
            [reply] The opponent made a move without claiming the illegal move{ $reference }, so the illegal move stands.
            [claim] The opponent made a move before claiming the illegal move{ $reference }, so the claim is too late and the move stands.
            [own] The player who made the illegal move{ $reference } cannot claim it; only the opponent can.
            [told] The arbiter did not see the illegal move{ $reference } but was only told of it; it is for the opponent to claim it.
           *[seen] The arbiter noticed the illegal move{ $reference } only after the opponent had made a move, so the move stands.
        }

blitz-illegal-move-needs-claim =
    .title = Illegal moves only on a claim
    .rule = An illegal move has consequences only if the opponent claims it.
    .holds = The arbiter has seen the illegal move{ $reference }, but the opponent has not claimed it, so there is nothing to rule on.

blitz-illegal-move-corrected-by-agreement =
    .title = Correction by agreement
    .rule = Both players may agree to correct an illegal move that would stand. The arbiter takes no part in the agreement.
    .holds = Both players agreed to correct the illegal move{ $reference }, so the position before that move is restored.
    .fails = The move{ $reference } was legal, so there is nothing that the players could agree to correct.

mating-potential =
    .title = The pieces needed to win
    .rule = To win, a player needs pieces with which a position can arise, even with the opponent's help, in which the opponent has the move and cannot avoid being mated at once. King and two knights against a king do not suffice; king and rook against king and knight do.
    .holds = { WHO($player) } does not have the pieces to win, so the claim brings only a draw.
    .fails = { WHO($player) } has the pieces to win, so the claim is not limited to a draw.
    .reading = The rule says only that a player needs these pieces to win. That the game is then drawn is our reading.
    .yields = { WHO($player) } does not have the pieces to win, so the claim would otherwise bring only a draw.
    .result = The game is drawn, because the claimant does not have the pieces to win.
