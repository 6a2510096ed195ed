# Rapid chess, and what blitz shares with it.

rapid-class =
    .title = What rapid chess is
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] A game is rapid when each player has a fixed time of at least { DURATION($low) } and at most { DURATION($high) } for all the moves.
               *[no] A game is rapid when each player has a fixed time of at least { DURATION($low) } but less than { DURATION($high) } for all the moves.
            }
           *[yes] { $low-included ->
                [yes] { $high-included ->
                    [yes] A game is rapid when each player has at least { DURATION($low) } and at most { DURATION($high) }, increments for { $moves } moves included.
                   *[no] A game is rapid when each player has at least { DURATION($low) } but less than { DURATION($high) }, increments for { $moves } moves included.
                }
               *[no] { $high-included ->
                    [yes] A game is rapid when each player has more than { DURATION($low) } and at most { DURATION($high) }, increments for { $moves } moves included.
                   *[no] A game is rapid when each player has more than { DURATION($low) } but less than { DURATION($high) }, increments for { $moves } moves included.
                }
            }
        }
    .holds =
        { $counted ->
            [yes] With the time added for { $moves } moves each player has { DURATION($time) }
           *[no] Each player has { DURATION($time) }
        }, which is { $low-included ->
            [yes] at least
           *[no] more than
        } { DURATION($low) } and { $high-included ->
            [yes] at most
           *[no] less than
        } { DURATION($high) }, so the game is rapid chess.
    .fails =
        { $fixed ->
            [no] The time grows with each move, and this edition knows rapid chess only with a fixed time.
           *[yes] { $counted ->
                [yes] With the time added for { $moves } moves each player has { DURATION($time) }
               *[no] Each player has { DURATION($time) }
            }; rapid chess requires { $low-included ->
                [yes] at least
               *[no] more than
            } { DURATION($low) } and { $high-included ->
                [yes] at most
               *[no] less than
            } { DURATION($high) }.
        }
    .reading = A delay counts like an increment.

standard-class =
    .title = What standard chess is
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] A game in which each player has more than { DURATION($high) } is standard chess, under the main part of the Laws.
               *[no] A game in which each player has { DURATION($high) } or more is standard chess, under the main part of the Laws.
            }
           *[yes] { $high-included ->
                [yes] A game in which each player has more than { DURATION($high) }, increments for { $moves } moves included, is standard chess, under the main part of the Laws.
               *[no] A game in which each player has { DURATION($high) } or more, increments for { $moves } moves included, is standard chess, under the main part of the Laws.
            }
        }
    .holds =
        { $counted ->
            [yes] With the time added for { $moves } moves each player has { DURATION($time) }
           *[no] Each player has { DURATION($time) }
        }, which is { $high-included ->
            [yes] more than
           *[no] at least
        } { DURATION($high) }, so the game is standard chess.
    .fails =
        { $fixed ->
            [no] The time grows with each move, and this edition compares only fixed times.
           *[yes] { $counted ->
                [yes] With the time added for { $moves } moves each player has { DURATION($time) }
               *[no] Each player has { DURATION($time) }
            }; standard chess requires { $high-included ->
                [yes] more than
               *[no] at least
            } { DURATION($high) }.
        }
    .reading = The definition follows from the upper limit of rapid chess; later editions give it in their glossary.

recording-not-required =
    .title = No duty to record
    .rule = The players need not record their moves.
    .holds = Under the rules that apply to this game the players are exempt from recording the moves.
    .fails = The players must record the moves.
    .reading = That a player who records without having to may stop at any time is said by FIDE's manual for arbiters; it follows from the article.

claims-without-scoresheet =
    .title = Claims without a scoresheet
    .rule = Players who do not record keep every claim that would normally rest on a scoresheet.
    .holds = The players need not record the moves but can make such a claim all the same; it is examined like any other.
    .fails = The claim rests on a scoresheet that the players must keep.

scoresheet-on-request =
    .title = A scoresheet on request
    .rule = A player may ask the arbiter for a scoresheet at any time, in order to record.
    .holds = A player may ask for a scoresheet at any time in order to record, so the arbiter must provide one.
    .fails = The player need not be given a scoresheet.
    .unmet = Nobody asked for a scoresheet.

rapid-penalties =
    .title = Reduced extra time
    .rule = Wherever the articles on irregularities and on the drawn game give extra time, it is { DURATION($time) }.
    .reading = Blitz under the Competition Rules does not refer to this article, so its times remain those of standard chess. It is possible that the reduced times were meant for all blitz.

rapid-full-rules =
    .title = When the Competition Rules apply
    .rule =
        { $example ->
            [yes] The Competition Rules apply where the games are supervised well enough, for instance by one arbiter for at most { $games } games.
           *[no] { $recorded ->
                [yes] The Competition Rules apply if one arbiter supervises at most { $games } games and every game is recorded.
               *[no] The Competition Rules apply if one arbiter supervises at most { $games } games.
            }
        }
    .holds =
        { $example ->
            [yes] The games are supervised closely enough, so the Competition Rules apply.
           *[no] { $recorded ->
                [yes] One arbiter supervises at most { $games } games and every game is recorded, so the Competition Rules apply.
               *[no] One arbiter supervises at most { $games } games, so the Competition Rules apply.
            }
        }
    .fails =
        { $why ->
            [not-recorded] The arbiter supervises at most { $games } games, but for the Competition Rules to apply every game must also be recorded.
           *[too-many-games] { $example ->
                [yes] The games are not supervised closely enough, so the Competition Rules do not apply.
               *[no] For the Competition Rules to apply, one arbiter may supervise at most { $games } games.
            }
        }
    .reading = In 2009 the number of games is an example of adequate supervision. Where there are more games, we leave it to the arbiter; one could also read it as a limit, as the later editions do.

rapid-games-recorded =
    .title = Games recorded by the arbiter
    .rule = The Competition Rules require that the arbiter or an assistant record every game, if possible by electronic means.
    .holds = The arbiter or an assistant records every game.
    .fails = The games are not recorded by the arbiter or an assistant.

rapid-record-views =
    .title = Looking at the record
    .rule = A player who has the move may ask to see the record of the game at any time, but not more than { $limit } times in a game.
    .holds =
        { WHO($player) } has the move and has now asked for the record { $count ->
            [one] once
            [2] twice
           *[other] { $count } times
        }. As up to { $limit } requests are allowed in a game, it must be shown.
    .fails =
        { $often ->
            [yes] { WHO($player) } has now asked for the record { $count ->
                [one] once
                [2] twice
               *[other] { $count } times
            }; it need be shown only { $limit } times in a game.
           *[no] { WHO($player) } does not have the move, so the record need not be shown now.
        }
    .reading = The clock is not stopped while the player looks.
    .fails-alone = The record need not be shown to { WHO($player) } now.

rapid-too-many-views =
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

record-seen-on-own-time =
    .title = The record is seen while the clock runs
    .rule = The clocks are not stopped while a player looks at the arbiter's record of the game.
    .holds = { WHO($player) } may look at the record, but the clocks are not stopped meanwhile.

rapid-limited-rules =
    .title = When the simplified rules apply
    .rule =
        { $recorded ->
            [yes] Where one arbiter supervises more than { $games } games, or where games are not recorded, the simplified rules replace the Competition Rules.
           *[no] Where the games are not supervised closely enough, the simplified rules replace the Competition Rules.
        }
    .holds =
        { $why ->
            [not-recorded] Not every game is recorded by the arbiter or an assistant, so the simplified rules apply.
           *[too-many-games] One arbiter supervises more than { $games } games, so the simplified rules apply.
        }
    .fails = The conditions of the Competition Rules are met.

clock-setting-stands =
    .title = The setting of the clock after the first moves
    .rule =
        { $stage ->
            [made] Once each player has made { $moves } moves, the setting of the clock can no longer be questioned.
           *[completed] { $schedule ->
                [yes] Once each player has completed { $moves } moves, the setting of the clock may no longer be changed, unless the schedule of the event would suffer if it were not.
               *[no] Once each player has completed { $moves } moves, the setting of the clock can no longer be questioned.
            }
        }
    .holds =
        { $stage ->
            [made] Each player has already made { $moves } moves, so the setting of the clock stays as it is.
           *[completed] Each player has already completed { $moves } moves, so the setting of the clock stays as it is.
        }
    .fails =
        { $stage ->
            [made] At least one player has not yet made { $moves } moves, so the setting of the clock can still be changed.
           *[completed] At least one player has not yet completed { $moves } moves, so the setting of the clock can still be changed.
        }
    .yields =
        { $stage ->
            [made] Each player has already made { $moves } moves, after which the setting of the clock would otherwise stay as it is.
           *[completed] Each player has already completed { $moves } moves, after which the setting of the clock would otherwise stay as it is.
        }

clock-setting-saves-schedule =
    .title = A change that saves the schedule
    .rule = Even after the first moves the setting of the clock may be changed where the schedule of the event would suffer otherwise.
    .holds = The schedule of the event would suffer from the wrong setting, so the arbiter may change it.
    .fails = The schedule of the event would not suffer from the wrong setting, so there is no ground for changing it.

set-up-stands =
    .title = The set-up after the first moves
    .rule =
        { $stage ->
            [made] Once each player has made { $moves } moves, nobody can claim any longer that the pieces were set up wrongly or that the board was placed the wrong way round.
           *[completed] Once each player has completed { $moves } moves, nobody can claim any longer that the pieces were set up wrongly or that the board was placed the wrong way round.
        }
    .holds =
        { $stage ->
            [made] Each player has already made { $moves } moves, so the claim comes too late.
           *[completed] Each player has already completed { $moves } moves, so the claim comes too late.
        }
    .fails =
        { $stage ->
            [made] At least one player has not yet made { $moves } moves, so the claim is not too late.
           *[completed] At least one player has not yet completed { $moves } moves, so the claim is not too late.
        }

misplaced-may-not-castle =
    .title = Castling with misplaced pieces
    .rule =
        { $misplaced ->
            [king-and-queen-reversed] A king that began the game on the square of its queen may not castle.
           *[king-or-rook] A king that began the game on a wrong square may not castle, and no king may castle with a rook that did.
        }
    .holds =
        { $rook ->
            [yes] { WHO($player, case: "gen") } rook began the game on a wrong square, so { WHO($player) } may not castle with it.
           *[no] { WHO($player, case: "gen") } king began the game on a wrong square, so { WHO($player) } may not castle.
        }
    .fails =
        { $rook ->
            [yes] In this edition a rook that began the game on a wrong square may still castle.
           *[no] In this edition only a king that changed places with its queen may not castle; { WHO($player, case: "gen") } king did not.
        }
    .reading = We read the ban for a set-up that already stands. One could hold the wrongly placed pieces to it earlier as well; but then a new game is played, and every piece stands on its own square.

illegal-position-wait =
    .title = Waiting at an illegal position
    .rule = An arbiter who sees that both kings are in check, or that a pawn stands on its last rank, must wait until the next move is completed.
    .holds =
        { $what ->
            [kings] Both kings are in check, so the arbiter must wait until the next move is completed; if the position is still illegal then, the game is drawn.
            [pawn] A pawn stands unpromoted on its last rank, so the arbiter must wait until the next move is completed; if the position is still illegal then, the game is drawn.
           *[unknown] Both kings are in check or a pawn stands unpromoted on its last rank, so the arbiter must wait until the next move is completed; if the position is still illegal then, the game is drawn.
        }
    .fails = Not more than one king is in check, and no pawn stands on its last rank, so there is nothing to wait for.
    .reading = The rule is for an arbiter who finds the position. One who saw the illegal move itself acts on that move.
    .fails-alone = The arbiter does not intervene.

illegal-position-draw =
    .title = A position that is still illegal
    .rule = If the position is still illegal after the move for which the arbiter waited, the game is drawn.
    .holds =
        { $what ->
            [kings] The arbiter waited, but both kings are still in check after the next move, so the game is drawn.
            [pawn] The arbiter waited, but a pawn still stands unpromoted on its last rank after the next move, so the game is drawn.
           *[unknown] The arbiter waited, but the position is still illegal after the next move, so the game is drawn.
        }
    .fails = After the next move no more than one king was in check and no unpromoted pawn stood on its last rank, so the position was no longer illegal.
    .reading = As we read it, a king that is still in check on the opponent's turn does not make the position illegal, so the game goes on. One could draw such a game, too; but an illegal move that stands must not turn into a draw by itself.
    .yields =
        { $what ->
            [kings] Both kings are still in check after the next move, which would otherwise draw the game.
            [pawn] A pawn still stands unpromoted on its last rank after the next move, which would otherwise draw the game.
           *[unknown] The position is still illegal after the next move, which would otherwise draw the game.
        }
    .fails-alone = The position is no longer illegal, so the arbiter does not intervene.
    .result = The game is drawn, because the position is still illegal.

illegal-position-intervention =
    .title = Intervening at an illegal position
    .rule = If both kings are in check, or a pawn was not promoted, the arbiter must intervene if possible.
    .holds =
        { $what ->
            [kings] Both kings are in check, so the arbiter must intervene.
            [pawn] A pawn stands unpromoted on its last rank, so the arbiter must intervene.
           *[unknown] The position is illegal, so the arbiter must intervene.
        }
    .fails = Not more than one king is in check, and no pawn stands on its last rank, so the arbiter does not intervene.

arbiter-calls-flag =
    .title = The arbiter and a fallen flag
    .rule =
        { $duty ->
            [must-not] The arbiter must not call a fallen flag; it is for the players to claim it.
            [must-not-unless-both-down] The arbiter must not call a fallen flag until both flags are down.
            [may] An arbiter who sees a flag fall may call it.
           *[shall] An arbiter who sees a flag fall must call it.
        }
    .holds =
        { $duty ->
            [must-not] The arbiter has seen the flag fall but must not call it.
            [must-not-unless-both-down] { $both ->
                [yes] Both flags are down, so the arbiter may call it.
               *[no] Only one flag is down, so the arbiter must not call it.
            }
            [may] The arbiter has seen the flag fall and may call it.
           *[shall] The arbiter has seen the flag fall and must call it.
        }
    .fails = The arbiter has not seen a flag fall.
    .reading = Where the arbiter may call a flag but need not, the flag counts as soon as the arbiter has seen it fall.

rapid-regime-announced =
    .title = What the regulations say
    .rule = The regulations of the event must state whether the Competition Rules or the simplified rules apply, for the whole event.
    .holds = The regulations must name one of the two sets of rules, and it holds for the whole event.
    .fails = The regulations need not say which set of rules applies.

touch-rulings-on-request =
    .title = Rulings on touched pieces
    .rule = The arbiter may rule on touched pieces only at the request of a player.
    .holds = No player has asked for a ruling on the touched piece, so the arbiter does not intervene.
    .reading = In 1997 we let the same hold for the quickplay finish. One could limit it to rulings on touched pieces; the difference is small, because a player makes those claims in any case.

illegal-move-stands =
    .title = Illegal moves under the simplified rules
    .rule =
        { $touch ->
            [yes] An illegal move is complete when the opponent's clock was started. The opponent may claim it before touching a piece; after that it stands.
           *[no] { $later ->
                [yes] An illegal move must be dealt with if the arbiter sees it, or if the opponent claims it, before the opponent has made the next move. After that it stands, and the game goes on; it is corrected only if both players agree, without the arbiter.
               *[no] An illegal move is complete when the opponent's clock was started. The opponent may claim it before making the next move; after that it stands.
            }
        }
    .holds =
        { $when ->
            [reply] The opponent made the next move without having claimed the illegal move{ $reference }, and the arbiter had not acted on it before, so it stands.
            [claim] The opponent claimed the illegal move{ $reference } only after playing on, so the claim is too late.
            [own] The player who made the illegal move{ $reference } cannot claim it; only the opponent can.
            [told] The arbiter did not see the illegal move{ $reference } but was only told of it; it is for the opponent to claim it.
           *[seen] The arbiter noticed the illegal move{ $reference } only after the opponent had played on, so it is too late for the arbiter to act.
        }
    .reading = An agreement to correct the move is for the players alone; the arbiter neither proposes nor orders it.
    .unmet = No illegal move was made here to which the opponent could have replied, so there is none that could stand.

illegal-move-needs-claim =
    .title = Illegal moves only on a claim
    .rule = The arbiter may rule on an illegal move only if the opponent claims it.
    .holds = The arbiter has seen the illegal move{ $reference }, but the opponent has not claimed it, so there is nothing to rule on.

first-illegal-move-loses =
    .title = The first illegal move loses
    .rule = A player who completes an illegal move loses the game if the arbiter sees it, or the opponent claims it, before the opponent has made the next move. The game is drawn if the opponent cannot checkmate by any series of legal moves.
    .holds =
        { $draw ->
            [yes] { WHO($player, case: "gen") } completed illegal move would lose the game, but { WHO($opponent) } cannot checkmate by any series of legal moves, so the game is drawn.
           *[no] { WHO($player) } has completed an illegal move, and already the first one loses the game.
        }
    .yields =
        { $draw ->
            [yes] { WHO($player) } has completed an illegal move, and { WHO($opponent) } cannot checkmate by any series of legal moves, which would otherwise draw the game.
           *[no] { WHO($player) } has completed an illegal move, which would otherwise lose the game.
        }

illegal-move-corrected-by-agreement =
    .title = Correction by agreement
    .rule = Both players may agree to correct an illegal move that would stand. The arbiter takes no part in the agreement.
    .holds = Both players agreed to correct the illegal move{ $reference }, so the position before that move is restored.
    .fails = The move{ $reference } was legal, so there is nothing that the players could agree to correct.
    .fails-alone = The moves stand; play goes on.

time-win-claim =
    .title = Claiming a win on time
    .rule =
        { $must ->
            [yes] To claim a win on time a player must stop both clocks and notify the arbiter. { $own ->
                [flag-up] With the clocks stopped, the claimant's flag must be up and that of the opponent down.
                [time-left] With the clocks stopped, the claimant's flag must be up and that of the opponent down.
               *[nothing] The flag of the opponent must be down.
            }
           *[no] To claim a win on time a player may stop both clocks, and must notify the arbiter. { $own ->
                [flag-up] The game is drawn if the claimant cannot checkmate by any series of legal moves.
                [time-left] The claimant must have time left, too. The game is drawn if the claimant cannot checkmate by any series of legal moves.
               *[nothing] The game is drawn if the claimant cannot checkmate by any series of legal moves.
            }
        }
    .holds =
        { $must ->
            [yes] { $stopped ->
                [yes] The opponent's flag is down, and { WHO($player) } stopped both clocks and claimed the win.
               *[no] The opponent's flag is down, and { WHO($player) } claimed the win, for which both clocks must be stopped.
            }
           *[no] { $stopped ->
                [yes] The opponent's flag is down, and { WHO($player) } stopped the clocks and claimed the win.
               *[no] The opponent's flag is down, and { WHO($player) } claimed the win, for which the clocks may be stopped.
            }
        }
    .fails = The opponent's flag is not down, so there is no win on time to claim.
    .yields =
        { $must ->
            [yes] { $stopped ->
                [yes] The opponent's flag is down, and { WHO($player) } stopped both clocks and claimed the win, which would otherwise be in order.
               *[no] The opponent's flag is down, and { WHO($player) } claimed the win, for which both clocks would otherwise have to be stopped.
            }
           *[no] { $stopped ->
                [yes] The opponent's flag is down, and { WHO($player) } stopped the clocks and claimed the win, which would otherwise be in order.
               *[no] The opponent's flag is down, and { WHO($player) } claimed the win, for which the clocks could otherwise be stopped.
            }
        }

both-flags-bar-claims =
    .title = Both flags down: no claim
    .rule = When both flags are down, no player can claim a win on time. The arbiter must decide by what the clock shows: the player whose side bears the mark has lost, unless the opponent cannot checkmate.
    .holds = Both flags are down, so { WHO($player) } cannot claim a win on time; the arbiter decides by what the clock shows.
    .reading = The comment stands beside the simplified rules and is followed only there; that on standard chess leaves the order to the arbiter and says nothing of claims. One could bar the claim everywhere.
time-win-needs-own-time =
    .title = The claimant's own clock
    .rule =
        { $flag ->
            [yes] A player whose own flag is down cannot claim a win on time.
           *[no] A player who has no time left cannot claim a win on time.
        }
    .holds =
        { $flag ->
            [yes] { WHO($player, case: "gen") } own flag is down, too, so the claim of a win fails.
           *[no] { WHO($player) } has no time left either, so the claim of a win fails.
        }
    .fails =
        { $flag ->
            [yes] { WHO($player, case: "gen") } own flag is up, so the claim does not fail for that reason.
           *[no] { WHO($player) } has time left, so the claim does not fail for that reason.
        }
    .reading = Where nobody knows which flag fell first, a rule on that case takes precedence.

both-flags-draw =
    .title = Both flags down
    .rule = If both flags are down, the game is drawn.
    .holds = Both flags are down, so the game is drawn.
    .fails = Only one flag is down.
    .reading = The article asks for no claim, so we take it to be enough that the arbiter sees both flags down, even where one flag may not be announced. One could wait until a player claims.
    .result = The game is drawn, because both flags are down.
