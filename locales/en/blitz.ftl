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
            [yes] With the increments each player has { DURATION($time) }, which is within the limit of blitz, so the game is blitz.
           *[no] Each player has { DURATION($time) }, which is within the limit of blitz, so the game is blitz.
        }
    .fails =
        { $fixed ->
            [no] The time grows with each move, and this edition knows blitz only with a fixed time.
           *[yes] { $counted ->
                [yes] With the increments each player has { DURATION($time) }, which is too long for blitz.
               *[no] Each player has { DURATION($time) }, which is too long for blitz.
            }
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
    .holds = The game is supervised closely enough, so the Competition Rules apply.
    .fails =
        { $why ->
            [not-recorded] The arbiter has few enough games, but they are not recorded, so the Competition Rules do not apply.
           *[too-many-games] One arbiter has too many games to supervise, so the Competition Rules do not apply.
        }

blitz-games-recorded =
    .title = Games recorded by the arbiter
    .rule = The Competition Rules require that the arbiter or an assistant record the game, if possible by electronic means.
    .holds = The arbiter or an assistant records the game.
    .fails = The game is not recorded by the arbiter or an assistant.

blitz-record-views =
    .title = Looking at the record
    .rule = A player who has the move may ask to see the record of the game at any time, but not more than { $limit } times in a game.
    .holds = { WHO($player) } has the move; the present request is number { $count }, and the record must be shown up to { $limit } times.
    .fails =
        { $often ->
            [yes] { WHO($player, case: "gen") } present request is number { $count }; the record need be shown only { $limit } times.
           *[no] { WHO($player) } does not have the move, so the record need not be shown now.
        }

blitz-too-many-views =
    .title = Asking too often for the record
    .rule = Every request to see the record beyond { $limit } in a game counts as distracting the opponent.
    .holds = The present request is number { $count }, more than the { $limit } allowed; it counts as distracting the opponent, and the arbiter may penalise it.
    .fails = The present request is number { $count }; only requests beyond { $limit } count as distracting the opponent.

blitz-limited-rules =
    .title = When the rules of rapid chess apply
    .rule =
        { $always ->
            [yes] Blitz is played by the rules of rapid chess, except where this appendix differs.
           *[no] Where the conditions of the Competition Rules are not met, blitz is played by the simplified rules of rapid chess.
        }
    .holds =
        { $always ->
            [yes] Blitz follows the rules of rapid chess.
           *[no] { $why ->
                [not-recorded] The game is not recorded, so the simplified rules of rapid chess apply.
               *[too-many-games] One arbiter has too many games to supervise, so the simplified rules of rapid chess apply.
            }
        }
    .fails = The conditions of the Competition Rules are met.

blitz-regime-announced =
    .title = What the regulations say
    .rule = The regulations of the event must state whether the Competition Rules or the simplified rules of rapid chess apply, for the whole event.
    .holds = The regulations must name one of the two regimes, and it holds for the whole event.
    .fails = The regulations need not name the regime.

blitz-without-quickplay-claims =
    .title = No claims of a quickplay finish
    .rule =
        { $position ->
            [yes] In blitz nobody can claim a draw on the ground that the opponent makes no effort to win or cannot win by normal means, nor does the arbiter step in at an illegal position.
           *[no] In blitz nobody can claim a draw on the ground that the opponent makes no effort to win or cannot win by normal means.
        }
    .holds = In blitz a draw cannot be claimed because the opponent cannot win by normal means or makes no effort to, so { WHO($player) } cannot claim it.

blitz-illegal-move-loses =
    .title = An illegal move loses
    .rule =
        { $drawn ->
            [yes] An illegal move is complete when the opponent's clock was started. Before making a move of their own, the opponent may then claim a win, or a draw if there is no series of legal moves by which they could checkmate.
           *[no] An illegal move is complete when the opponent's clock was started. Before making a move of their own, the opponent may then claim a win.
        }
    .holds =
        { $draw ->
            [yes] { WHO($opponent) } claims the illegal move in time, but cannot checkmate by any series of legal moves, so the game is drawn.
           *[no] { WHO($opponent) } claims the illegal move before moving, and wins.
        }
    .fails = The clock was not pressed, so the illegal move is not complete.
    .yields = { $draw ->
        [yes] { WHO($opponent) } claims the illegal move in time, but cannot checkmate by any series of legal moves, so the game would be drawn.
       *[no] { WHO($opponent) } claims the illegal move before moving, and would win.
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
            [claim] The claim about the illegal move{ $reference } comes after the opponent's own move, so it is too late and the move stands.
            [own] Whoever has made an illegal move cannot demand that it be put right{ $reference }; that is for the opponent to claim.
           *[seen] The arbiter hears of the illegal move{ $reference } after the opponent's own move, so the move stands.
        }

blitz-illegal-move-needs-claim =
    .title = Illegal moves only on a claim
    .rule = An illegal move has consequences only if the opponent claims it.
    .holds = The arbiter has seen the illegal move{ $reference }, but the opponent has not claimed it, so there is nothing to rule on.

blitz-illegal-move-corrected-by-agreement =
    .title = Correction by agreement
    .rule = Both players may agree to correct an illegal move that would stand. The arbiter takes no part in the agreement.
    .holds = Both players agree to correct the illegal move{ $reference }, so the position before that move is restored.
    .fails = The move{ $reference } was legal, so there is nothing to correct.

mating-potential =
    .title = The pieces to win
    .rule = To win, a player needs pieces with which a position can arise, even with the opponent's help, in which the opponent has the move and cannot avoid being mated at once. King and two knights against a king do not suffice; king and rook against king and knight do.
    .holds = { WHO($player) } does not have the pieces to win, so the claim brings only a draw.
    .fails = { WHO($player) } has the pieces to win.
    .reading = The rule says only that a player needs these pieces to win. That the game is then drawn is our reading.
    .yields = { WHO($player) } does not have the pieces to win, so the claim would bring only a draw.
