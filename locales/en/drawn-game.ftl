# The drawn game: offers, claims, and draws that need no claim.

draw-restriction =
    .title = What an event may forbid
    .rule =
        { $covers ->
            [agreement] The rules of an event may forbid the players to agree a draw without the arbiter's consent, either before a certain move or throughout the game.
           *[offer-or-agreement] The rules of an event may forbid the players to offer or to agree a draw without the arbiter's consent, either before a certain move or throughout the game.
        }
    .holds =
        { $scope ->
            [before] { $act ->
                [offer] Before each player has made { $limit } moves this event allows no offer of a draw without the arbiter's consent, so the offer has no effect.
               *[agreement] Before each player has made { $limit } moves this event allows no agreement on a draw without the arbiter's consent, so the agreement has no effect.
            }
           *[throughout] { $act ->
                [offer] This event allows no offer of a draw without the arbiter's consent, so the offer has no effect.
               *[agreement] This event allows no agreement on a draw without the arbiter's consent, so the agreement has no effect.
            }
        }
    .fails =
        { $why ->
            [consent] The arbiter has consented, so the restriction of this event does not apply.
           *[late-enough] Each player has made { $limit } moves, so the restriction of this event no longer applies.
        }

draw-offer =
    .title = The offer of a draw
    .rule = A player may offer a draw after making a move and before pressing the clock. The offer stands until the opponent accepts or refuses it, or until the game ends in another way.
    .holds = { WHO($player) } has offered a draw, and the offer stands until the opponent answers it or the game ends.
    .yields = { WHO($player) } has offered a draw, and the offer would stand until it was answered.

offer-at-wrong-moment =
    .title = An offer at another moment
    .rule = { $duty ->
        [may] A draw offered at any other moment than between making the move and pressing the clock is validly offered, but the arbiter must consider whether the opponent was distracted.
       *[shall] A draw offered at any other moment than between making the move and pressing the clock is validly offered, but the player must be penalised for the wrong moment.
    }
    .holds =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } offered the draw before making a move. The offer is valid, but it came at the wrong moment and may have distracted the opponent.
               *[shall] { WHO($player) } offered the draw before making a move. The offer is valid, but it came at the wrong moment, for which the player must be penalised.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } offered the draw while the opponent was to move. The offer is valid, but it came at the wrong moment and may have distracted the opponent.
               *[shall] { WHO($player) } offered the draw while the opponent was to move. The offer is valid, but it came at the wrong moment, for which the player must be penalised.
            }
        }
    .yields = { $when ->
        [before-moving] { $duty ->
            [may] { WHO($player) } offered the draw before making a move. The offer would be valid, but it came at the wrong moment and may have distracted the opponent.
           *[shall] { WHO($player) } offered the draw before making a move. The offer would be valid, but it came at the wrong moment, for which the player would be penalised.
        }
       *[on-opponents-time] { $duty ->
            [may] { WHO($player) } offered the draw while the opponent was to move. The offer would be valid, but it came at the wrong moment and may have distracted the opponent.
           *[shall] { WHO($player) } offered the draw while the opponent was to move. The offer would be valid, but it came at the wrong moment, for which the player would be penalised.
        }
    }
    .fails = { WHO($player) } offered the draw after making a move and before pressing the clock, as is proper.

conditional-offer =
    .title = No conditions
    .rule = No condition may be attached to the offer of a draw.
    .holds = { WHO($player) } attached a condition to the offer. The condition has no effect, and the offer stands without it.
    .yields = { WHO($player) } attached a condition to the offer. The condition would have no effect, and the offer would stand without it.
    .reading = The Laws forbid conditions without saying what becomes of an offer that has one. We let the offer stand without the condition, because an offer at a wrong moment stands, too. One could also hold that such an offer is void.

offer-not-withdrawn =
    .title = An offer binds
    .rule = The offer of a draw cannot be withdrawn.
    .holds = { WHO($player) } cannot take the offer back; the opponent may still accept it.
    .fails = { WHO($player, case: "gen") } offer is no longer open, so there is nothing to take back.
    .fails-alone = There is no offer left to take back.

offer-refused =
    .title = How an offer is refused
    .rule =
        { $touch ->
            [no] The opponent refuses the offer of a draw by saying so or by making a move.
           *[yes] The opponent refuses the offer of a draw by saying so or by touching a piece with the intention of moving or capturing it.
        }
    .holds = { $way ->
        [spoken] { WHO($player) } has refused the offer in words, so the offer has lapsed.
        [adjusted] { WHO($player) } has put a piece right without saying so first, which counts as touching it to move. That touch refuses the offer, so the offer has lapsed.
        [touch] { WHO($player) } has touched a piece in order to move or capture it. That touch refuses the offer, so the offer has lapsed.
       *[move] { WHO($player) } has made a move. The move refuses the offer, so the offer has lapsed.
    }
    .yields = { $way ->
        [spoken] { WHO($player) } has refused the offer in words, so the offer would have lapsed.
        [adjusted] { WHO($player) } has put a piece right without saying so first, which counts as touching it to move. That touch would refuse the offer, so the offer would have lapsed.
        [touch] { WHO($player) } has touched a piece in order to move or capture it. That touch would refuse the offer, so the offer would have lapsed.
       *[move] { WHO($player) } has made a move. The move would refuse the offer, so the offer would have lapsed.
    }
    .fails =
        { $way ->
            [accident] { WHO($player) } touched the piece by accident, and an accidental touch refuses nothing.
           *[touch] In this edition touching a piece does not refuse an offer; only words or a move do.
        }
unclear-answer =
    .title = An unclear answer
    .rule = An answer that is neither a clear yes nor a clear no leaves the offer open. The arbiter must ask what was meant.
    .holds = It is not clear whether { WHO($player) } { AGREE($player, sg: "accepts", pl: "accept") } the draw, so the arbiter must ask. Until then the offer stays open.
    .fails = { WHO($player) } did not want to accept the draw, so nothing was accepted.
    .fails-alone = The draw has not been accepted.

offer-noted =
    .title = Noting an offer
    .rule = Each player must note the offer of a draw on the scoresheet with the sign (=).
    .holds = Both players must note { WHO($player, case: "gen") } offer with the sign (=).
    .yields = Both players would have to note { WHO($player, case: "gen") } offer with the sign (=).

claim-is-offer =
    .title = A claim is an offer, too
    .rule = A player who claims a draw thereby also offers one.
    .holds = { $claim ->
        [unchecked] { WHO($player, case: "gen") } claim is an offer, too, and the opponent accepts it. So the claim needs no check, and nothing is due for an incorrect one.
        [checked] { WHO($player, case: "gen") } claim is an offer, too, and the opponent accepts it. The offer holds good although the check has shown the claim to be incorrect.
       *[offers] { WHO($player, case: "gen") } claim is at the same time an offer, which the opponent may accept instead of waiting for the check.
    }
    .yields = { $claim ->
        [unchecked] { WHO($player, case: "gen") } claim would be an offer, too, and the opponent accepts it. The claim would then need no check, and nothing would be due for an incorrect one.
        [checked] { WHO($player, case: "gen") } claim would be an offer, too, and the opponent accepts it. The offer would hold good although the check has shown the claim to be incorrect.
       *[offers] { WHO($player, case: "gen") } claim would at the same time be an offer, which the opponent could accept instead of waiting for the check.
    }
    .fails = In this event the players are not free to offer a draw, so the claim is not also an offer.
claim-check-wanted =
    .title = When the opponent has the claim checked
    .rule = The offer that a claim contains is gone as soon as the opponent has the claim checked.
    .holds = { $rejected ->
        [yes] { WHO($player) } did not accept the draw, so the claim was checked, and the offer contained in it is no longer open.
       *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the claim checked instead of accepting the draw, so the offer contained in it is no longer open.
    }
    .reading = A claim that the arbiter has rejected was checked because the opponent did not accept, so the check ends the offer, too. One could also wait until the opponent asks for the check.
claim-by-both =
    .title = Both players claim the draw
    .rule = When both players claim the draw, each accepts what the other offers with the claim, so the game is drawn.
    .holds = Both players claim the draw. Each claim is an offer that the other accepts, so the game is drawn without a check.
    .fails = { $lacks ->
        [moves] The players have not yet made a move each, so they cannot agree on a draw; the claim is examined as that of the player having the move.
       *[consent] In this event the players may not agree on a draw without the arbiter’s consent; the claim is examined as that of the player having the move.
    }
    .reading = The Laws know only a claim by one player. One could have the claim checked all the same.

repetition-by-intended-move =
    .title = Repetition: claim with an intended move
    .rule =
        { $binding ->
            [yes] The game is drawn if a player who has the move rightly claims that with the next move the same position will have appeared at least { $limit } times. The claimant must first write that move down, which cannot be changed any more, and must declare to the arbiter the intention to make it. The repetitions need not follow each other.
           *[no] The game is drawn if a player who has the move rightly claims that with the next move the same position will have appeared at least { $limit } times. The claimant must first write that move down and declare to the arbiter the intention to make it. The repetitions need not follow each other.
        }
    .holds =
        { $counted ->
            [yes] With the intended move { MOVE($move) } the same position will have appeared { $count } times, and { $limit } are enough.
           *[no] With the intended move { MOVE($move) } the same position will have appeared at least { $limit } times, and that is enough.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } has lost the right to claim on this move.
            [turn] { WHO($player) } does not have the move, and only the player who has it may claim.
            [writing] { WHO($player) } has not written the intended move { MOVE($move) } down.
            [declaration] { WHO($player) } has not declared to the arbiter the intention to make the move { MOVE($move) }.
            [first-move] { WHO($player) } has already claimed with another move and cannot exchange it for { MOVE($move) }.
            [legality] The intended move { MOVE($move) } is illegal, so it cannot bring about any position.
           *[number] { $counted ->
                [yes] { $count ->
                    [1] With the intended move { MOVE($move) } the position will appear for the first time, and { $limit } times are needed.
                   *[other] With the intended move { MOVE($move) } the same position will have appeared only { $count } times, and { $limit } are needed.
                }
               *[no] With the intended move { MOVE($move) } the same position will have appeared fewer than { $limit } times.
            }
        }

repetition-on-the-board =
    .title = Repetition: claim on the board
    .rule = The game is drawn if a player who has the move rightly claims that the same position has just appeared and has now stood on the board at least { $limit } times. The repetitions need not follow each other.
    .holds =
        { $counted ->
            [yes] The same position has appeared { $count } times with { WHO($player) } to move, and { $limit } are enough.
           *[no] The same position has appeared at least { $limit } times with { WHO($player) } to move, and that is enough.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } has lost the right to claim on this move.
            [turn] { WHO($player) } does not have the move, and only the player who has it may claim.
           *[number] { $counted ->
                [yes] { $count ->
                    [1] The position has appeared for the first time, and { $limit } times are needed.
                   *[other] The same position has appeared only { $count } times, and { $limit } are needed.
                }
               *[no] The same position has appeared fewer than { $limit } times.
            }
        }

same-position =
    .title = What the same position is
    .rule = Positions are the same if the same player has the move, pieces of the same kind and colour stand on the same squares, and all pieces of both players can make the same moves.
    .holds =
        { $count ->
            [one] The same position has stood on the board once before.
           *[other] The same position has stood on the board { $count } times before.
        }
    .fails =
        { $count ->
            [one] Once before the pieces stood like this with the other player to move; the position was then not the same.
           *[other] { $count } times before the pieces stood like this with the other player to move; the position was then not the same.
        }

en-passant-differs =
    .title = En passant makes a difference
    .rule =
        { $test ->
            [was-possible] Positions are not the same if in one of them a pawn could be taken en passant and in the other it no longer can.
           *[possible-at-start] Positions are not the same if at the start of the sequence a pawn could be taken en passant.
        }
    .holds =
        { $count ->
            [one] Once before the pieces stood like this, but then a pawn could be taken en passant; the position was then not the same.
           *[other] { $count } times before the pieces stood like this, but then a pawn could be taken en passant; the position was then not the same.
        }
    .fails = In an earlier position a pawn had just advanced two squares, but no legal move could take it en passant, so the positions do not differ on that account.
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
            [one] Once before the pieces stood like this, but a right to castle has been lost since; the position was then not the same.
           *[other] { $count } times before the pieces stood like this, but a right to castle has been lost since; the position was then not the same.
        }
    .fails = Castling was barred for the moment in each of these positions, but the right to castle was not lost, so the positions do not differ on that account.
    .reading = We let a right be lost only by moving the king or the rook, in every edition. One text also names a change for a time; but what bars castling for a time stands on the board, so that the placement differs anyway.

no-progress-by-intended-move =
    .title = No pawn move and no capture: claim with an intended move
    .rule =
        { $binding ->
            [yes] The game is drawn if a player who has the move rightly claims that with the next move each player will have made the last { $limit } moves without moving a pawn and without a capture. The claimant must first write that move down, which cannot be changed any more, and must declare to the arbiter the intention to make it.
           *[no] The game is drawn if a player who has the move rightly claims that with the next move each player will have made the last { $limit } moves without moving a pawn and without a capture. The claimant must first write that move down and declare to the arbiter the intention to make it.
        }
    .holds =
        { $counted ->
            [yes] With the intended move { MOVE($move) } each player will have made { $count } moves without moving a pawn and without a capture, and { $limit } are enough.
           *[no] With the intended move { MOVE($move) } each player will have made at least { $limit } moves without moving a pawn and without a capture, and that is enough.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } has lost the right to claim on this move.
            [turn] { WHO($player) } does not have the move, and only the player who has it may claim.
            [writing] { WHO($player) } has not written the intended move { MOVE($move) } down.
            [declaration] { WHO($player) } has not declared to the arbiter the intention to make the move { MOVE($move) }.
            [first-move] { WHO($player) } has already claimed with another move and cannot exchange it for { MOVE($move) }.
            [legality] The intended move { MOVE($move) } is illegal, so it cannot complete any series.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] The intended move { MOVE($move) } is itself a pawn move or a capture, or the series has only begun.
                    [1] With the intended move { MOVE($move) } only one move by each player will be without a pawn move and without a capture, and { $limit } are needed.
                   *[other] With the intended move { MOVE($move) } only { $count } moves by each player will be without a pawn move and without a capture, and { $limit } are needed.
                }
               *[no] With the intended move { MOVE($move) } fewer than { $limit } moves by each player will be without a pawn move and without a capture.
            }
        }

no-progress-on-the-board =
    .title = No pawn move and no capture: claim on the board
    .rule =
        { $stage ->
            [completed] The game is drawn if a player who has the move rightly claims that each player has completed the last { $limit } moves without moving a pawn and without a capture.
           *[made] The game is drawn if a player who has the move rightly claims that each player has made the last { $limit } moves without moving a pawn and without a capture.
        }
    .holds =
        { $counted ->
            [yes] Each player has made { $count } moves without moving a pawn and without a capture, and { $limit } are enough.
           *[no] Each player has made at least { $limit } moves without moving a pawn and without a capture, and that is enough.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } has lost the right to claim on this move.
            [turn] { WHO($player) } does not have the move, and only the player who has it may claim.
           *[number] { $made ->
                [yes] The last of the { $limit } moves was made but not completed, because the clock has not been pressed.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] The series without pawn moves and captures has only begun, and { $limit } moves by each player are needed.
                        [1] Only one move by each player was without a pawn move and without a capture, and { $limit } are needed.
                       *[other] Only { $count } moves by each player were without a pawn move and without a capture, and { $limit } are needed.
                    }
                   *[no] Each player has made fewer than { $limit } moves in a row without a pawn move and without a capture.
                }
            }
        }

claim-right-lost =
    .title = How the right to claim is lost
    .rule =
        { $piece ->
            [moved] A player who makes a move without having claimed a draw can no longer claim it on that move.
           *[touched] A player who touches a piece in order to move or capture it can no longer claim a draw on that move.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } has put a piece right without saying so first, which counts as touching it to move, and can no longer claim on this move. The right comes back with the next move.
            [moved] { WHO($player) } made the move before claiming and can no longer claim on it. The right comes back with the next move.
           *[touched] { WHO($player) } has already touched a piece in order to move or capture it and can no longer claim on this move. The right comes back with the next move.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } touched a piece only by accident, which costs no right to claim.
           *[touched] { WHO($player) } has touched a piece but not moved it, and in this edition only a move costs the right to claim.
        }
claim-before-the-press =
    .title = A claim before the opponent has pressed the clock
    .rule = Only the player to move whose clock is running may claim a draw. As long as the opponent has moved but not pressed the clock, it is too early for a claim.
    .holds = The opponent has moved but not pressed the clock, so { WHO($player) } cannot claim yet.
    .reading = That such a claim comes too early is taught; what it costs is not. We let it cost nothing, and it may be made once the clock runs. One could also treat it as the claim of a player who does not have the move.
claim-made-good =
    .title = An intended move that is not written down
    .rule = When the only fault of a claim is that the intended move was not written down, the arbiter should not reject the claim but tell the player to make it good.
    .holds = { WHO($player) } named the intended move { MOVE($move) } but did not write it down. The claim is not rejected for that reason; once in due form, it is examined.
    .yields = { WHO($player) } named the intended move { MOVE($move) } but did not write it down. The claim would not be rejected for that reason; once in due form, it would be examined.
    .reading = It is taught as advice that such a claim is better not rejected. An arbiter who rejects it still rules by the letter of the Laws.
claim-by-observation =
    .title = A claim without any record
    .rule = Where nobody has recorded the game, the arbiter may accept or reject a claim by what the arbiter saw.
    .holds = There is no record of the game, so the arbiter may decide on { WHO($player, case: "gen") } claim by what the arbiter saw.

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
            [must-stop] { WHO($player) } claims a draw and must stop both clocks at once.
            [may-stop] { WHO($player) } claims a draw and may stop both clocks.
           *[player-or-arbiter-stops] { WHO($player) } claims a draw, so { WHO($player) } or the arbiter must stop the clocks.
        }
    .yields = { $clock ->
        [must-stop] { WHO($player) } claims a draw and would have to stop both clocks at once.
        [may-stop] { WHO($player) } claims a draw and could stop both clocks.
       *[player-or-arbiter-stops] { WHO($player) } claims a draw, so { WHO($player) } or the arbiter would stop the clocks.
    }

claim-not-withdrawn =
    .title = A claim binds
    .rule = The claim of a draw cannot be withdrawn.
    .holds = { WHO($player) } cannot take the claim back.
claim-by-outsider =
    .title = A claim by somebody else
    .rule = Only a player of the game can claim a draw in it.
    .holds = The claim does not come from a player of the game.

right-claim =
    .title = A correct claim
    .rule = If the claim is found to be correct, the game is drawn at once.
    .holds = { WHO($player, case: "gen") } claim is correct, so the game is drawn at once.
    .yields = { WHO($player, case: "gen") } claim is correct, so the game would be drawn at once.
    .fails = { WHO($player, case: "gen") } claim is not correct.

wrong-claim =
    .title = An incorrect claim
    .rule =
        { $loss ->
            [half] If the claim is found to be incorrect, the arbiter must take from the claimant half of the remaining time, but not more than { DURATION($most) }, and give the opponent { DURATION($gain) }. Then the game continues.
            [ladder] If the claim is found to be incorrect, the arbiter must give the opponent { DURATION($gain) }. A claimant who has more than { DURATION($much) } left loses half of that time, but not more than { DURATION($most) }. One who has less than that but more than { DURATION($rest) } is left with { DURATION($rest) }, and one who has no more than { DURATION($rest) } loses nothing. Then the game continues.
           *[none] If the claim is found to be incorrect, the arbiter must give the opponent { DURATION($gain) }. Then the game continues.
        }
    .holds =
        { $taken ->
            [no-loss] { WHO($player, case: "gen") } claim is incorrect, so the opponent must be given { DURATION($gain) }, and the game continues.
            [exactly] { WHO($player, case: "gen") } claim is incorrect and costs { DURATION($time) }. The opponent must be given { DURATION($gain) }, and the game continues.
            [down] { WHO($player, case: "gen") } claim is incorrect. Of the time that was left, { DURATION($rest) } remains; the opponent must be given { DURATION($gain) }, and the game continues.
            [nothing] { WHO($player, case: "gen") } claim is incorrect. So little time is left that nothing is taken; the opponent must be given { DURATION($gain) }, and the game continues.
            [ladder] { WHO($player, case: "gen") } claim is incorrect. If more than { DURATION($much) } are left, it costs half of that time, at most { DURATION($most) }. The opponent must be given { DURATION($gain) }, and the game continues.
           *[half] { WHO($player, case: "gen") } claim is incorrect and costs half of the remaining time, at most { DURATION($most) }. The opponent must be given { DURATION($gain) }, and the game continues.
        }{ $formless ->
            [yes] {" "}Only the form of the claim is at fault; it can also be argued that a claim without the prescribed form is turned away at no cost.
           *[no] {""}
        }
    .yields = { $taken ->
        [no-loss] { WHO($player, case: "gen") } claim is incorrect, so the opponent would get { DURATION($gain) }.
        [exactly] { WHO($player, case: "gen") } claim is incorrect and would cost { DURATION($time) }; the opponent would get { DURATION($gain) }.
        [down] { WHO($player, case: "gen") } claim is incorrect. Of the time that was left, { DURATION($rest) } would remain; the opponent would get { DURATION($gain) }.
        [nothing] { WHO($player, case: "gen") } claim is incorrect. So little time is left that nothing would be taken; the opponent would get { DURATION($gain) }.
        [ladder] { WHO($player, case: "gen") } claim is incorrect. If more than { DURATION($much) } are left, it would cost half of that time, at most { DURATION($most) }. The opponent would get { DURATION($gain) }.
       *[half] { WHO($player, case: "gen") } claim is incorrect and would cost half of the remaining time, at most { DURATION($most) }. The opponent would get { DURATION($gain) }.
    }{ $formless ->
        [yes] {" "}Only the form of the claim is at fault; it can also be argued that a claim without the prescribed form is turned away at no cost.
       *[no] {""}
    }
    .reading = We treat a claim that lacks its form (the move not written down, the wrong player, a piece touched) like one that miscounts. So the arbiters ruled at the World Cup of 2013, where a move had not been written down. One could also turn such a claim away without changing the times.

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
            [legal] The claim is incorrect, so { WHO($player) } must now make the intended move { MOVE($move) }.
            [piece] The claim is incorrect, and the intended move { MOVE($move) } is illegal. { WHO($player) } must make another move with the same piece; nothing illegal has been played, so nothing is counted.
            [touched] The claim is incorrect. The intended move { MOVE($move) } has to be made under the rules on touched pieces, and { WHO($player) } touched another piece before, so the piece touched first goes before.
            [demanded] After the incorrect claim { WHO($player) } must make the intended move { MOVE($move) } and may not play another one.
            [replaced] The ruling on the incorrect claim binds { WHO($player) } to another piece, so the move that is asked about may not be played.
           *[free] The claim is incorrect, and the intended move { MOVE($move) } is illegal, so it cannot be demanded. { WHO($player) } may make any legal move; nothing illegal has been played, so nothing is counted.
        }
    .yields = { $case ->
        [legal] The claim is incorrect, so { WHO($player) } would now have to make the intended move { MOVE($move) }.
        [piece] The claim is incorrect, and the intended move { MOVE($move) } is illegal. { WHO($player) } would have to make another move with the same piece; as nothing illegal has been played, nothing would be counted.
        [touched] The claim is incorrect. The intended move { MOVE($move) } would have to be made under the rules on touched pieces, and { WHO($player) } touched another piece before, so the piece touched first would go before.
        [demanded] After the incorrect claim { WHO($player) } would have to make the intended move { MOVE($move) } and could not play another one.
        [replaced] The ruling on the incorrect claim binds { WHO($player) } to another piece, so this move would be barred.
       *[free] The claim is incorrect, and the intended move { MOVE($move) } is illegal, so it could not be demanded. { WHO($player) } could make any legal move; as nothing illegal has been played, nothing would be counted.
    }
    .reading = The texts of 1997 to 2005 do not say what becomes of an intended move that is illegal. We demand nothing in its place there. One could also apply the rules on touched pieces, as the later texts do.

repetition-draw =
    .title = Repetition without a claim
    .rule =
        { $mode ->
            [consecutive] The game is drawn without any claim when the same position has appeared in at least { $limit } consecutive alternate moves of each player.
           *[anywhere] The game is drawn without any claim when the same position has appeared at least { $limit } times, consecutively or not.
        }
    .holds =
        { $counted ->
            [yes] { $mode ->
                [consecutive] The same position has appeared { $count } times in consecutive alternate moves, so the game is drawn without any claim.
               *[anywhere] The same position has appeared { $count } times, so the game is drawn without any claim.
            }
           *[no] { $mode ->
                [consecutive] The same position has appeared at least { $limit } times in consecutive alternate moves, so the game is drawn without any claim.
               *[anywhere] The same position has appeared at least { $limit } times, so the game is drawn without any claim.
            }
        }
    .yields = { $counted ->
        [yes] { $mode ->
            [consecutive] The same position has appeared { $count } times in consecutive alternate moves, so the game would be drawn without any claim.
           *[anywhere] The same position has appeared { $count } times, so the game would be drawn without any claim.
        }
       *[no] { $mode ->
            [consecutive] The same position has appeared at least { $limit } times in consecutive alternate moves, so the game would be drawn without any claim.
           *[anywhere] The same position has appeared at least { $limit } times, so the game would be drawn without any claim.
        }
    }
    .fails =
        { $mode ->
            [consecutive] The same position has appeared fewer than { $limit } times in consecutive alternate moves.
           *[anywhere] The same position has appeared fewer than { $limit } times.
        }
    .reading = For what makes positions the same, the article still cites a number that since 2023 has belonged to another rule. The rule on the same position is meant; by the letter, the number now leads to the claim.
    .fails-alone = The game is not drawn yet.

no-progress-draw =
    .title = No pawn move and no capture, without a claim
    .rule = The game is drawn without any claim when each player has made at least { $limit } moves in a row without moving a pawn and without a capture. If the last of these moves gives checkmate, the checkmate counts.
    .holds =
        { $counted ->
            [yes] Each player has made { $count } moves without moving a pawn and without a capture, so the game is drawn without any claim.
           *[no] Each player has made at least { $limit } moves without moving a pawn and without a capture, so the game is drawn without any claim.
        }
    .yields = { $counted ->
        [yes] Each player has made { $count } moves without moving a pawn and without a capture, so the game would be drawn without any claim.
       *[no] Each player has made at least { $limit } moves without moving a pawn and without a capture, so the game would be drawn without any claim.
    }
    .fails =
        { $counted ->
            [yes] { $count ->
                [0] The series without pawn moves and captures has only begun, and { $limit } moves by each player are needed.
                [1] Only one move by each player was without a pawn move and without a capture, and { $limit } are needed.
               *[other] Only { $count } moves by each player were without a pawn move and without a capture, and { $limit } are needed.
            }
           *[no] Each player has made fewer than { $limit } moves in a row without a pawn move and without a capture.
        }
    .fails-alone = The game is not drawn yet.
draw-unnoticed =
    .title = A draw that nobody notices
    .rule = When nobody notices during the game that it was drawn without a claim, it goes on and its later result stands. Only an appeal can still make it a draw.
    .holds = Nobody notices that the game is drawn without a claim, so play goes on.
    .yields = Nobody notices that the game is drawn without a claim, so play would go on.
unnoticed-draw-appealed =
    .title = An appeal about a draw that nobody noticed
    .rule = When nobody noticed that the game was drawn without a claim, an appeal may still have the result changed.
    .holds = Nobody noticed during the game that it was drawn without a claim. On this appeal the result may be changed.
    .reading = Whether the appeal succeeds is for those who decide it, so we call another result possible and no more.

dead-position-is-drawn =
    .title = The dead position among the drawn games
    .rule = A game is also drawn when a position arises from which no series of legal moves leads to checkmate by either player. Such a position ends the game at once.
