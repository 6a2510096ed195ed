# The drawn game: offers, claims, and draws that need no claim.

draw-restriction =
    .title = What an event may forbid
    .rule =
        { $covers ->
            [agreement] The rules of an event may forbid the players to agree to a draw without the arbiter's consent, either before a certain move or throughout the game.
           *[offer-or-agreement] The rules of an event may forbid the players to offer or agree to a draw without the arbiter's consent, either before a certain move or throughout the game.
        }
    .holds =
        { $scope ->
            [before] { $act ->
                [offer] In this event no draw may be offered without the arbiter's consent until each player has made { $limit } moves. That point had not been reached, so the offer has no effect, and the arbiter may penalise it.
               *[agreement] In this event no draw may be agreed without the arbiter's consent until each player has made { $limit } moves. That point had not been reached, so the agreement has no effect, and the arbiter may penalise it.
            }
           *[throughout] { $act ->
                [offer] In this event no draw may be offered without the arbiter's consent. There was none, so the offer has no effect, and the arbiter may penalise it.
               *[agreement] In this event no draw may be agreed without the arbiter's consent. There was none, so the agreement has no effect, and the arbiter may penalise it.
            }
        }
    .fails =
        { $why ->
            [consent] The arbiter has consented, so the restriction does not apply.
           *[late-enough] Each player has already made { $limit } moves, so the restriction no longer applies.
        }

draw-offer =
    .title = The offer of a draw
    .rule = A player may offer a draw after making a move and before pressing the clock. The offer stands until the opponent accepts or refuses it, or until the game ends in another way.
    .holds = { WHO($player) } offered a draw, and the offer stands until the opponent accepts or declines it or the game ends.
    .yields = { WHO($player) } offered a draw. Otherwise the offer would stand until the opponent answered it.

offer-at-wrong-moment =
    .title = The right moment for an offer
    .rule =
        { $duty ->
            [may] A draw should be offered after making the move and before pressing the clock. An offer at any other moment is still valid, but the arbiter must consider whether the opponent was distracted.
           *[shall] A draw should be offered after making the move and before pressing the clock. An offer at any other moment is still valid, but the player must be penalised for the wrong moment.
        }
    .holds =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } offered the draw before making a move. The offer is valid, but it came at the wrong moment and may have distracted the opponent.
               *[shall] { WHO($player) } offered the draw before making a move. The offer is valid, but it came at the wrong moment, for which the player must be penalised.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } offered the draw while the opponent had the move. The offer is valid, but it came at the wrong moment and may have distracted the opponent.
               *[shall] { WHO($player) } offered the draw while the opponent had the move. The offer is valid, but it came at the wrong moment, for which the player must be penalised.
            }
        }
    .yields =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } offered the draw before making a move, which would otherwise be merely an offer at the wrong moment.
               *[shall] { WHO($player) } offered the draw before making a move, which would otherwise be an offer at the wrong moment and be penalised.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } offered the draw while the opponent had the move, which would otherwise be merely an offer at the wrong moment.
               *[shall] { WHO($player) } offered the draw while the opponent had the move, which would otherwise be an offer at the wrong moment and be penalised.
            }
        }
    .fails = { WHO($player) } offered the draw after making a move and before pressing the clock, which is the right moment.

conditional-offer =
    .title = No conditions
    .rule = No condition may be attached to the offer of a draw.
    .holds = { WHO($player) } attached a condition to the offer. The condition has no effect; the offer stands without it.
    .yields = { WHO($player) } attached a condition to the offer. Otherwise only the condition would have no effect.
    .reading = The Laws forbid conditions without saying what becomes of an offer that has one. We let the offer stand without the condition, because an offer at a wrong moment stands, too. One could also hold that such an offer is void.

offer-not-withdrawn =
    .title = No withdrawal of an offer
    .rule = A draw offer cannot be withdrawn.
    .holds = { WHO($player, case: "gen") } offer had been made and cannot be withdrawn; the opponent may still accept it.
    .fails = { WHO($player, case: "gen") } offer was no longer open, so there was nothing to withdraw.
    .fails-alone = There is nothing left to withdraw.

offer-refused =
    .title = How an offer is refused
    .rule =
        { $touch ->
            [no] The opponent refuses a draw offer in words or by making a move.
           *[yes] The opponent refuses a draw offer in words or by touching a piece with the intention of moving or capturing it.
        }
    .holds =
        { $way ->
            [spoken] { WHO($player) } refused the offer in words, so it has lapsed.
            [adjusted] { WHO($player) } adjusted a piece without first saying so, which counts as touching it in order to move it. The touch refused the offer, so the offer has lapsed.
            [touch] { WHO($player) } touched a piece with the intention of moving or capturing it. The touch refused the offer, so the offer has lapsed.
           *[move] { WHO($player) } made a move. The move refused the offer, so the offer has lapsed.
        }
    .yields =
        { $way ->
            [spoken] { WHO($player) } refused the offer in words, which would otherwise have ended it.
            [adjusted] { WHO($player) } adjusted a piece without first saying so, which counts as touching it in order to move it. The touch would otherwise have ended the offer.
            [touch] { WHO($player) } touched a piece with the intention of moving or capturing it. The touch would otherwise have ended the offer.
           *[move] { WHO($player) } made a move, which would otherwise have ended the offer.
        }
    .fails =
        { $way ->
            [accident] { WHO($player) } touched the piece only by accident, which does not refuse an offer.
            [adjusted] { WHO($player) } announced that the piece was only being adjusted, which does not refuse an offer.
            [own-move] { WHO($player) } made the offer, and only a move by the opponent would refuse it.
           *[touch] { WHO($player) } touched a piece, but in this edition only words or a move refuse an offer.
        }
unclear-answer =
    .title = An unclear answer
    .rule = An answer that is neither a clear yes nor a clear no leaves the offer open. The arbiter must ask what was meant.
    .holds = It is not clear whether { WHO($player) } { AGREE($player, sg: "accepts", pl: "accept") } the draw, so the arbiter must ask what was meant. Until then the offer stays open.
    .fails = { WHO($player) } did not mean to accept the draw, so no draw was agreed.
    .fails-alone = The draw has not been accepted.

offer-noted =
    .title = Noting an offer
    .rule = Each player must note the offer of a draw on the scoresheet with the sign (=).
    .holds = Both players must note { WHO($player, case: "gen") } offer on their scoresheets with the sign (=).
    .yields = Both players would otherwise have to note { WHO($player, case: "gen") } offer on their scoresheets with the sign (=).

claim-is-offer =
    .title = A claim is an offer, too
    .rule = A player who claims a draw thereby also offers one.
    .holds =
        { $claim ->
            [unchecked] { WHO($player, case: "gen") } claim was at the same time a draw offer, and the opponent accepted it. The claim therefore needs no check, and no time is added, even if it was incorrect.
            [checked] { WHO($player, case: "gen") } claim was at the same time a draw offer. It was still open although the claim had been rejected, and the opponent accepted it.
           *[offers] { WHO($player, case: "gen") } claim is at the same time a draw offer, which stays open until the opponent accepts or declines it or the game ends.
        }
    .yields =
        { $claim ->
            [unchecked] { WHO($player, case: "gen") } claim was at the same time a draw offer, which the opponent accepted.
            [checked] { WHO($player, case: "gen") } claim was at the same time a draw offer, which the opponent accepted after the claim had been rejected.
           *[offers] { WHO($player, case: "gen") } claim was at the same time a draw offer, which would otherwise stay open until the opponent answered it.
        }
    .fails = In this event no draw may now be offered without the arbiter's consent, so the claim is not at the same time a draw offer.
claim-check-wanted =
    .title = When the opponent has the claim checked
    .rule = The draw offer contained in a claim lapses as soon as the opponent has the claim checked.
    .holds =
        { $rejected ->
            [yes] No draw had been agreed before the claim was checked, so the draw offer contained in it has lapsed.
           *[no] { WHO($player) } asked for the claim to be checked instead of accepting the draw, so the draw offer contained in it has lapsed.
        }
    .reading = A claim that the arbiter has rejected was checked because the opponent did not accept, so the check ends the offer, too. One could also wait until the opponent asks for the check.
claim-by-both =
    .title = Both players claim the draw
    .rule = When both players claim a draw, each accepts the offer contained in the other's claim, so the game is drawn.
    .holds = Both players claim a draw. Each claim is at the same time an offer, which the other player accepts, so the game is drawn without a check.
    .fails =
        { $lacks ->
            [moves] The two players have not each made a move, so they cannot agree to a draw; the claim is examined as that of the player having the move.
           *[consent] In this event the players may not agree to a draw without the arbiter's consent, so the two claims do not make an agreement; the claim is examined as that of the player having the move.
        }
    .reading = The Laws know only a claim by one player. One could have the claim checked all the same.
    .result = The game is drawn by agreement.

repetition-by-intended-move =
    .title = Repetition claimed with an intended move
    .rule =
        { $binding ->
            [yes] The game is drawn on a correct claim by the player having the move that with the next move the same position will have appeared at least { $limit ->
                    [3] three
                   *[other] { $limit }
                } times. The claimant must first write that move down, which can then no longer be changed, and declare to the arbiter the intention to make it. The repetitions need not follow one another.
           *[no] The game is drawn on a correct claim by the player having the move that with the next move the same position will have appeared at least { $limit ->
                    [3] three
                   *[other] { $limit }
                } times. The claimant must first write that move down and declare to the arbiter the intention to make it. The repetitions need not follow one another.
        }
    .holds =
        { $counted ->
            [yes] With the intended move { MOVE($move) } the same position will have appeared { $count ->
                    [3] three
                    [4] four
                    [5] five
                   *[other] { $count }
                } times{ $count ->
                    [3] , as required
                   *[other] ; { $limit ->
                        [3] three
                       *[other] { $limit }
                    } occurrences are required
                }.
           *[no] With the intended move { MOVE($move) } the same position will have appeared at least { $limit ->
                    [3] three
                   *[other] { $limit }
                } times, as required.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } had lost the right to claim on this move, however often the position would have appeared.
            [turn] { WHO($player) } did not have the move, and only the player having the move may claim.
            [writing] { WHO($player) } did not write down the intended move { MOVE($move) } before claiming, as the rule requires.
            [declaration] { WHO($player) } did not declare to the arbiter the intention to play { MOVE($move) }, as the rule requires.
            [first-move] { WHO($player) } had already claimed with another move and cannot replace it by { MOVE($move) }.
            [legality] The intended move { MOVE($move) } is illegal, so it cannot bring about any position.
           *[number] { $counted ->
                [yes] With the intended move { MOVE($move) } the same position will have appeared only { $count ->
                    [1] once
                    [2] twice
                   *[other] { $count } times
                }; { $limit ->
                    [3] three
                   *[other] { $limit }
                } occurrences are required.
               *[no] With the intended move { MOVE($move) } the same position will have appeared fewer than { $limit ->
                    [3] three
                   *[other] { $limit }
                } times.
            }
        }

repetition-on-the-board =
    .title = Repetition claimed on the board
    .rule =
        The game is drawn on a correct claim by the player having the move that the position now on the board has appeared at least { $limit ->
            [3] three
           *[other] { $limit }
        } times. The repetitions need not follow one another.
    .holds =
        { $counted ->
            [yes] The same position has appeared { $count ->
                    [3] three
                    [4] four
                    [5] five
                   *[other] { $count }
                } times with { WHO($player) } to move{ $count ->
                    [3] , as required
                   *[other] ; { $limit ->
                        [3] three
                       *[other] { $limit }
                    } occurrences are required
                }.
           *[no] The same position has appeared at least { $limit ->
                    [3] three
                   *[other] { $limit }
                } times with { WHO($player) } to move, as required.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } had lost the right to claim on this move, however often the position had appeared.
            [turn] { WHO($player) } did not have the move, and only the player having the move may claim.
           *[number] { $counted ->
                [yes] The position has appeared only { $count ->
                    [1] once
                    [2] twice
                   *[other] { $count } times
                }; { $limit ->
                    [3] three
                   *[other] { $limit }
                } occurrences are required.
               *[no] The same position has appeared fewer than { $limit ->
                    [3] three
                   *[other] { $limit }
                } times.
            }
        }

same-position =
    .title = What the same position is
    .rule = Positions are the same if the same player has the move, pieces of the same kind and colour stand on the same squares, and all pieces of both players can make the same moves.
    .holds =
        { $count ->
            [1] Once before, pieces of the same kind and colour had stood on the same squares, with the same player to move and the same moves possible.
            [2] Twice before, pieces of the same kind and colour had stood on the same squares, with the same player to move and the same moves possible.
           *[other] { $count } times before, pieces of the same kind and colour had stood on the same squares, with the same player to move and the same moves possible.
        }
    .fails =
        { $count ->
            [1] On another occasion the pieces stood on the same squares, but the other player had the move, so that position does not count.
           *[other] On { $count } other occasions the pieces stood on the same squares, but the other player had the move, so those positions do not count.
        }

en-passant-differs =
    .title = En passant makes a difference
    .rule =
        { $test ->
            [was-possible] Positions are not the same if in one of them a pawn could be captured en passant and in the other it no longer can.
           *[possible-at-start] Positions are not the same if at the start of the sequence a pawn could be captured en passant.
        }
    .holds =
        { $count ->
            [1] On another occasion the pieces stood on the same squares, but a pawn could then be captured en passant, so that position does not count.
           *[other] On { $count } other occasions the pieces stood on the same squares, but a pawn could then be captured en passant, so those positions do not count.
        }
    .fails = In an earlier position a pawn had just advanced two squares, but no legal move could capture it en passant, so that position counts.
    .reading = We let only a legal capture make a difference, in every edition, because the test is about possible moves. The older texts could also be read to mean every pawn that has just passed an enemy pawn's square of capture.

castling-differs =
    .title = Castling rights make a difference
    .rule =
        { $test ->
            [right-now-or-later] Positions are not the same if the right to castle, at once or later, has changed between them.
            [right-for-a-time-or-for-good] Positions are not the same if the right to castle has changed between them, for a time or for good.
           *[right-lost-by-moving] Positions are not the same if a player could still castle in one of them and has since lost the right by moving the king or the rook.
        }
    .holds =
        { $count ->
            [1] On another occasion the pieces stood on the same squares, but a castling right that has since been lost still existed, so that position does not count.
           *[other] On { $count } other occasions the pieces stood on the same squares, but a castling right that has since been lost still existed, so those positions do not count.
        }
    .fails = Castling was only prevented for the time being in each of these positions; the right to castle was not lost, so the positions are the same.
    .reading = We let a right be lost only by moving the king or the rook, in every edition. One text also names a change for a time; but what bars castling for a time stands on the board, so that the placement differs anyway.

no-progress-by-intended-move =
    .title = Fifty-move rule claimed with an intended move
    .rule =
        { $binding ->
            [yes] The game is drawn on a correct claim by the player having the move that with the next move each player will have made the last { $limit } moves without moving a pawn and without a capture. The claimant must first write that move down, which can then no longer be changed, and declare to the arbiter the intention to make it.
           *[no] The game is drawn on a correct claim by the player having the move that with the next move each player will have made the last { $limit } moves without moving a pawn and without a capture. The claimant must first write that move down and declare to the arbiter the intention to make it.
        }
    .holds =
        { $counted ->
            [yes] With the intended move { MOVE($move) } each player will have made { $count } moves without moving a pawn and without a capture{ $count ->
                    [50] , as required
                   *[other] ; { $limit } are required
                }.
           *[no] With the intended move { MOVE($move) } each player will have made at least { $limit } moves without moving a pawn and without a capture, as required.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } had lost the right to claim on this move, however many moves would count.
            [turn] { WHO($player) } did not have the move, and only the player having the move may claim.
            [writing] { WHO($player) } did not write down the intended move { MOVE($move) } before claiming, as the rule requires.
            [declaration] { WHO($player) } did not declare to the arbiter the intention to play { MOVE($move) }, as the rule requires.
            [first-move] { WHO($player) } had already claimed with another move and cannot replace it by { MOVE($move) }.
            [legality] The intended move { MOVE($move) } is illegal, so it cannot complete the series.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] With the intended move { MOVE($move) } the series without a pawn move or a capture will not be even one move long; { $limit } moves by each player are required.
                    [1] With the intended move { MOVE($move) } the series without a pawn move or a capture will count only one move by each player; { $limit } are required.
                   *[other] With the intended move { MOVE($move) } the series without a pawn move or a capture will count only { $count } moves by each player; { $limit } are required.
                }
               *[no] With the intended move { MOVE($move) } the series without a pawn move or a capture will count fewer than { $limit } moves by each player.
            }
        }

no-progress-on-the-board =
    .title = Fifty-move rule claimed on the board
    .rule =
        { $stage ->
            [completed] The game is drawn on a correct claim by the player having the move that each player has completed the last { $limit } moves without moving a pawn and without a capture.
           *[made] The game is drawn on a correct claim by the player having the move that each player has made the last { $limit } moves without moving a pawn and without a capture.
        }
    .holds =
        { $counted ->
            [yes] Each player has made { $count } moves without moving a pawn and without a capture{ $count ->
                    [50] , as required
                   *[other] ; { $limit } are required
                }.
           *[no] Each player has made at least { $limit } moves without moving a pawn and without a capture, as required.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } had lost the right to claim on this move, however many moves had been made.
            [turn] { WHO($player) } did not have the move, and only the player having the move may claim.
           *[number] { $made ->
                [yes] The last of the { $limit } moves has been made but not completed, because the clock has not been pressed.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] The series without a pawn move or a capture has only just begun; { $limit } moves by each player are required.
                        [1] The series without a pawn move or a capture counts only one move by each player; { $limit } are required.
                       *[other] The series without a pawn move or a capture counts only { $count } moves by each player; { $limit } are required.
                    }
                   *[no] The series without a pawn move or a capture counts fewer than { $limit } moves by each player.
                }
            }
        }

claim-right-lost =
    .title = How the right to claim is lost
    .rule =
        { $piece ->
            [moved] A player who makes a move without having claimed a draw can no longer claim it on that move.
           *[touched] A player who touches a piece with the intention of moving or capturing it can no longer claim a draw on that move.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } had adjusted a piece without first saying so, which counts as touching it in order to move it, and can no longer claim on this move. The right comes back with the next move.
            [moved] { WHO($player) } had already made the move and can no longer claim on it. The right comes back with the next move.
           *[touched] { WHO($player) } had already touched a piece with the intention of moving or capturing it and can no longer claim on this move. The right comes back with the next move.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } touched a piece only by accident, which does not cost the right to claim.
            [adjusted] { WHO($player) } announced that the piece was only being adjusted, which does not cost the right to claim.
            [earlier] { WHO($player) } touched a piece on an earlier move, so the right to claim has come back.
           *[touched] { WHO($player) } had touched a piece but not moved it, and in this edition only a move costs the right to claim.
        }
claim-before-the-press =
    .title = A claim before the opponent has pressed the clock
    .rule = Only the player having the move whose clock is running may claim a draw. As long as the opponent has moved without pressing the clock, it is too early for a claim.
    .holds = The opponent had moved but not yet pressed the clock, so { WHO($player) } could not claim yet. The claim is only premature: it costs nothing and may be repeated once the clock has been pressed.
    .reading = That such a claim comes too early is taught; what it costs is not. We let it cost nothing, and it may be made once the clock runs. One could also treat it as the claim of a player who does not have the move.
claim-made-good =
    .title = A claim whose move is not written down
    .rule = When the only fault of a claim is that the intended move was not written down, the arbiter should not reject the claim but tell the player to make it in due form.
    .holds = { WHO($player) } named the intended move { MOVE($move) } without writing it down. The claim is not rejected for that; once the move is written down, the claim is checked.
    .yields = { WHO($player) } named the intended move { MOVE($move) } without writing it down. That alone would not be a ground for rejecting the claim.
    .reading = It is taught as advice that such a claim is better not rejected. An arbiter who rejects it still rules by the letter of the Laws.
claim-by-observation =
    .title = A claim in a game without any record
    .rule = Where nobody has recorded the game, the arbiter may accept or reject a claim on the strength of the arbiter's own observation.
    .holds = There is no record of the game, so the arbiter may decide on { WHO($player, case: "gen") } claim on the strength of the arbiter's own observation.

claim-stops-clocks =
    .title = The clocks during a claim
    .rule =
        { $clock ->
            [must-stop] A player who claims a draw must stop both clocks at once.
            [may-stop] A player who claims a draw may stop both clocks.
           *[player-or-arbiter-stops] When a draw is claimed, the claimant or the arbiter must stop the clocks.
        }
    .holds =
        { $clock ->
            [must-stop] { WHO($player) } claimed a draw and must stop both clocks at once.
            [may-stop] { WHO($player) } claimed a draw and may stop both clocks.
           *[player-or-arbiter-stops] { WHO($player) } claimed a draw, so { WHO($player) } or the arbiter must stop the clocks.
        }
    .yields =
        { $clock ->
            [must-stop] { WHO($player) } claimed a draw, for which both clocks would otherwise have to be stopped at once.
            [may-stop] { WHO($player) } claimed a draw, for which both clocks could otherwise be stopped.
           *[player-or-arbiter-stops] { WHO($player) } claimed a draw, for which the clocks would otherwise have to be stopped.
        }

claim-not-withdrawn =
    .title = No withdrawal of a claim
    .rule = A draw claim cannot be withdrawn.
    .holds = { WHO($player) } had made the claim and is bound by it, whether it is correct or not.
claim-by-outsider =
    .title = Who may claim a draw
    .rule = Only a player of the game can claim a draw in it.
    .holds = The claim was not made by a player of the game.

right-claim =
    .title = A correct claim
    .rule = If the claim is found to be correct, the game is immediately drawn.
    .holds = { WHO($player, case: "gen") } claim is correct, so the game is drawn at once.
    .yields = { WHO($player, case: "gen") } claim was correct in itself and would otherwise have ended the game.
    .fails = { WHO($player, case: "gen") } claim is not correct.

wrong-claim =
    .title = An incorrect claim
    .rule =
        { $loss ->
            [half] If the claim is found to be incorrect, the arbiter must deduct from the claimant half of the remaining time, but not more than { DURATION($most) }, and give the opponent { DURATION($gain) } of extra time. Then the game continues.
            [ladder] If the claim is found to be incorrect, the arbiter must give the opponent { DURATION($gain) } of extra time. A claimant who has more than { DURATION($much) } left loses half of that time, but not more than { DURATION($most) }. One who has less than that but more than { DURATION($rest) } is left with { DURATION($rest) }, and one who has no more than { DURATION($rest) } loses nothing. Then the game continues.
           *[none] If the claim is found to be incorrect, the arbiter must give the opponent { DURATION($gain) } of extra time. Then the game continues.
        }
    .holds =
        { $taken ->
            [no-loss] { WHO($player, case: "gen") } claim is incorrect, so the opponent receives { DURATION($gain) } of extra time, and the game continues.
            [exactly] { WHO($player, case: "gen") } claim is incorrect and costs { DURATION($time) }. The opponent receives { DURATION($gain) } of extra time, and the game continues.
            [down] { WHO($player, case: "gen") } claim is incorrect. Of the time that was left, { DURATION($rest) } remains. The opponent receives { DURATION($gain) } of extra time, and the game continues.
            [nothing] { WHO($player, case: "gen") } claim is incorrect. As so little time was left, nothing is deducted. The opponent receives { DURATION($gain) } of extra time, and the game continues.
            [ladder] { WHO($player, case: "gen") } claim is incorrect. If more than { DURATION($much) } are left, it costs half of that time, at most { DURATION($most) }. The opponent receives { DURATION($gain) } of extra time, and the game continues.
           *[half] { WHO($player, case: "gen") } claim is incorrect and costs half of the remaining time, at most { DURATION($most) }. The opponent receives { DURATION($gain) } of extra time, and the game continues.
        }
    .yields =
        { $taken ->
            [no-loss] { WHO($player, case: "gen") } claim is incorrect, for which the opponent would otherwise receive { DURATION($gain) }.
            [exactly] { WHO($player, case: "gen") } claim is incorrect, which would otherwise cost { DURATION($time) }; the opponent would receive { DURATION($gain) }.
            [down] { WHO($player, case: "gen") } claim is incorrect. Otherwise { DURATION($rest) } would remain of the time that was left; the opponent would receive { DURATION($gain) }.
            [nothing] { WHO($player, case: "gen") } claim is incorrect. As so little time was left, nothing would be deducted; the opponent would receive { DURATION($gain) }.
            [ladder] { WHO($player, case: "gen") } claim is incorrect. If more than { DURATION($much) } are left, it would otherwise cost half of that time, at most { DURATION($most) }; the opponent would receive { DURATION($gain) }.
           *[half] { WHO($player, case: "gen") } claim is incorrect, which would otherwise cost half of the remaining time, at most { DURATION($most) }; the opponent would receive { DURATION($gain) }.
        }
    .reading = We treat a claim that lacks its form (the move not written down, the wrong player, a piece touched) like one that miscounts. The arbiters at the 2013 World Cup ruled in this way where a move had not been written down. One could also turn such a claim away without changing the times.

intended-move-binds =
    .title = The intended move must be played
    .rule =
        { $duty ->
            [intended-move] After an incorrect claim with an intended move, that move must be made.
            [intended-move-by-touch-rules] After an incorrect claim with an intended move, that move must be made under the rules on touched pieces.
           *[intended-move-if-lawful] After an incorrect claim with an intended move, that move must be made under the rules on the moves of the pieces and on touched pieces.
        }
    .holds =
        { $case ->
            [legal] The claim is incorrect, so { WHO($player) } must now play the intended move { MOVE($move) }.
            [piece] The claim is incorrect, and the intended move { MOVE($move) } is illegal. { WHO($player) } must play a legal move with the same piece, if there is one. Nothing illegal has been played, so no illegal move is counted.
            [touched] The intended move { MOVE($move) } is subject to the rules on touched pieces. { WHO($player) } had touched another piece before and must move that one instead.
            [demanded] After the incorrect claim { WHO($player) } must play the intended move { MOVE($move) } and may not play another one.
            [replaced] The ruling on the incorrect claim obliges { WHO($player) } to move another piece, so the move that is asked about may not be played.
           *[free] { $duty ->
                [intended-move] The claim is incorrect, and the intended move { MOVE($move) } is illegal. This edition demands no other move in its place, so { WHO($player) } may play any legal move. Nothing illegal has been played, so no illegal move is counted.
                [intended-move-by-touch-rules] The claim is incorrect, and the intended move { MOVE($move) } is illegal. The piece that was to be moved has no legal move, so { WHO($player) } may play any legal move. Nothing illegal has been played, so no illegal move is counted.
               *[intended-move-if-lawful] The claim is incorrect, and the intended move { MOVE($move) } is illegal. The piece that was to be moved has no legal move, so { WHO($player) } may play any legal move. Nothing illegal has been played, so no illegal move is counted.
            }
        }
    .yields =
        { $case ->
            [legal] The claim is incorrect, so { WHO($player) } would otherwise have to play the intended move { MOVE($move) }.
            [piece] The claim is incorrect, and the intended move { MOVE($move) } is illegal. { WHO($player) } would otherwise have to play a legal move with the same piece, if there is one.
            [touched] The intended move { MOVE($move) } is subject to the rules on touched pieces. { WHO($player) } had touched another piece before, which would otherwise have to be moved.
            [demanded] After the incorrect claim { WHO($player) } would otherwise have to play the intended move { MOVE($move) }.
            [replaced] The ruling on the incorrect claim would otherwise oblige { WHO($player) } to move another piece.
           *[free] The claim is incorrect, and the intended move { MOVE($move) } is illegal. Otherwise { WHO($player) } could play any legal move.
        }
    .reading = The texts of 1997 to 2005 do not say what becomes of an intended move that is illegal. We demand nothing in its place there. One could also apply the rules on touched pieces, as the later texts do.

repetition-draw =
    .title = Repetition without a claim
    .rule =
        { $mode ->
            [consecutive] The game is drawn without any claim when the same position has appeared in at least { $limit ->
                    [5] five
                   *[other] { $limit }
                } consecutive alternate moves by each player.
           *[anywhere] The game is drawn without any claim when the same position has appeared at least { $limit ->
                    [5] five
                   *[other] { $limit }
                } times, consecutively or not.
        }
    .holds =
        { $counted ->
            [yes] { $mode ->
                [consecutive] The same position has appeared { $count ->
                        [5] five
                       *[other] { $count }
                    } times in consecutive alternate moves, so the game is drawn without any claim.
               *[anywhere] The same position has appeared { $count ->
                        [5] five
                       *[other] { $count }
                    } times, so the game is drawn without any claim.
            }
           *[no] { $mode ->
                [consecutive] The same position has appeared at least { $limit ->
                        [5] five
                       *[other] { $limit }
                    } times in consecutive alternate moves, so the game is drawn without any claim.
               *[anywhere] The same position has appeared at least { $limit ->
                        [5] five
                       *[other] { $limit }
                    } times, so the game is drawn without any claim.
            }
        }
    .yields =
        { $counted ->
            [yes] { $mode ->
                [consecutive] The same position has appeared { $count ->
                        [5] five
                       *[other] { $count }
                    } times in consecutive alternate moves, which would otherwise draw the game without any claim.
               *[anywhere] The same position has appeared { $count ->
                        [5] five
                       *[other] { $count }
                    } times, which would otherwise draw the game without any claim.
            }
           *[no] { $mode ->
                [consecutive] The same position has appeared at least { $limit ->
                        [5] five
                       *[other] { $limit }
                    } times in consecutive alternate moves, which would otherwise draw the game without any claim.
               *[anywhere] The same position has appeared at least { $limit ->
                        [5] five
                       *[other] { $limit }
                    } times, which would otherwise draw the game without any claim.
            }
        }
    .fails =
        { $counted ->
            [yes] { $mode ->
                [consecutive] The same position has appeared only { $count ->
                        [1] once
                        [2] twice
                        [3] three times
                        [4] four times
                       *[other] { $count } times
                    } in consecutive alternate moves; { $limit ->
                        [5] five
                       *[other] { $limit }
                    } occurrences are required.
               *[anywhere] The same position has appeared only { $count ->
                        [1] once
                        [2] twice
                        [3] three times
                        [4] four times
                       *[other] { $count } times
                    }; { $limit ->
                        [5] five
                       *[other] { $limit }
                    } occurrences are required.
            }
           *[no] { $mode ->
                [consecutive] The same position has appeared fewer than { $limit ->
                        [5] five
                       *[other] { $limit }
                    } times in consecutive alternate moves.
               *[anywhere] The same position has appeared fewer than { $limit ->
                        [5] five
                       *[other] { $limit }
                    } times.
            }
        }
    .reading = For what makes positions the same, the article still cites a number that since 2023 has belonged to another rule. The rule on the same position is meant; by the letter, the number now leads to the claim.
    .fails-alone = Without a claim the game is not drawn yet; play goes on.
    .result = The game is drawn by fivefold repetition.

no-progress-draw =
    .title = The 75-move rule
    .rule = The game is drawn without any claim when each player has made at least { $limit } moves in a row without moving a pawn and without a capture. If the last of these moves gives checkmate, the checkmate takes precedence.
    .holds =
        { $counted ->
            [yes] Each player has made { $count } moves without moving a pawn and without a capture, so the game is drawn without any claim.
           *[no] Each player has made at least { $limit } moves without moving a pawn and without a capture, so the game is drawn without any claim.
        }
    .yields =
        { $counted ->
            [yes] Each player has made { $count } moves without moving a pawn and without a capture, which would otherwise draw the game without any claim.
           *[no] Each player has made at least { $limit } moves without moving a pawn and without a capture, which would otherwise draw the game without any claim.
        }
    .fails =
        { $counted ->
            [yes] { $count ->
                [0] The series without a pawn move or a capture has only just begun; { $limit } moves by each player are required.
                [1] The series without a pawn move or a capture counts only one move by each player; { $limit } are required.
               *[other] The series without a pawn move or a capture counts only { $count } moves by each player; { $limit } are required.
            }
           *[no] The series without a pawn move or a capture counts fewer than { $limit } moves by each player.
        }
    .fails-alone = Without a claim the game is not drawn yet; play goes on.
    .result = The game is drawn under the 75-move rule.
draw-unnoticed =
    .title = A draw that nobody notices
    .rule = When nobody notices during the game that it was drawn without a claim, it goes on and its later result stands. Only an appeal can still make it a draw.
    .holds = Nobody noticed that the game was drawn without a claim. It therefore goes on, and its later result stands unless an appeal succeeds.
    .yields = Nobody noticed that the game was drawn without a claim, so it would otherwise go on.
unnoticed-draw-appealed =
    .title = An appeal about a draw that nobody noticed
    .rule = When nobody noticed that the game was drawn without a claim, an appeal may still have the result changed.
    .holds = Nobody noticed during the game that it had been drawn without a claim. On this appeal it may still be declared drawn.
    .reading = Whether the appeal succeeds is for those who decide it, so we call another result possible and no more.

dead-position-is-drawn =
    .title = The dead position among the drawn games
    .rule = A game is also drawn when a position arises from which no series of legal moves leads to checkmate by either player. Such a position ends the game at once.
