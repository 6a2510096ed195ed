### Adjourned games: sealing, the envelope, and the resumption.

## The end of a session

seal-request =
    .title = The arbiter asks for a sealed move
    .rule = When the time of a session is over and a game is not, the arbiter must ask the player having the move to seal it.
    .holds = The session is over, and the game is not finished, so the arbiter must ask for a sealed move.
    .fails = { $over ->
        [yes] The game is finished, so there is nothing to adjourn.
       *[no] By the arbiter's timepiece the session is not over.
    }
    .fails-alone = { $over ->
        [yes] The game is finished and cannot be adjourned.
       *[no] The session is not over; play goes on.
    }
sealing =
    .title = Who must seal
    .rule = The player having the move must seal a move when the arbiter asks for one. The player must write the move, in a notation that can be read in only one way, put both scoresheets into an envelope, close the envelope and only then stop the clocks.
    .holds = { WHO($sealer) } { AGREE($sealer, sg: "has", pl: "have") } the move and is therefore the one who must seal.
    .fails = Only the arbiter can ask { WHO($sealer) } to seal a move, and it was not the arbiter who asked.
    .fails-alone = { WHO($sealer) } need not seal a move; play goes on.
sealed-move =
    .title = The sealed move
    .rule = The sealed move is the one written by the player who had to seal. Once the clocks are stopped, no other move can take its place.
    .holds = { WHO($player) } had the move and so was the one who had to seal.
    .yields = It was for { WHO($player) } to seal the move, but { WHO($player) } had already made another one on the board.
    .fails = { WHO($sealer) } had the move, so it was for { WHO($sealer) } to seal, not for { WHO($player) }.
    .fails-alone = What { WHO($player) } sealed does not count, because it was for { WHO($sealer) } to seal.
sealed-on-scoresheet =
    .title = Written on the scoresheet
    .rule = The move is sealed on the player's own { $sheet ->
        [paper-scoresheet] scoresheet, which must be of paper
       *[scoresheet] scoresheet
    }.
    .holds = { $sheet ->
        [paper-scoresheet] The sealed move had to be written on { WHO($sealer, case: "gen") } own scoresheet, and that had to be of paper.
       *[scoresheet] The sealed move had to be written on { WHO($sealer, case: "gen") } own scoresheet.
    }
    .fails = { $sheet ->
        [paper-scoresheet] The move must be sealed on a paper scoresheet, and { WHO($sealer) } did not write it on one.
       *[scoresheet] The move must be sealed on the player's own scoresheet, and { WHO($sealer) } did not write it there.
    }
    .fails-beside = { $sheet ->
        [paper-scoresheet] { WHO($sealer) } must still write the move on a paper scoresheet.
       *[scoresheet] { WHO($sealer) } must still write the move on a scoresheet.
    }
scoresheets-in-envelope =
    .title = Both scoresheets in the envelope
    .rule = The scoresheets of both players must be put into the envelope, so that neither player can consult one while the game is adjourned.
    .holds = Both scoresheets are in the envelope, as required.
    .fails = Both scoresheets must be in the envelope, and { WHO($player, case: "gen") } is missing.
    .fails-beside = { WHO($player, case: "gen") } scoresheet must be put into the envelope, too.
clocks-stopped-after-sealing =
    .title = When the clocks are stopped
    .rule = The player who seals must stop the clocks after closing the envelope and not before. The opponent's clock is not started.
    .holds = { WHO($player) } sealed the move and stopped the clocks only after closing the envelope, as required.
    .fails = { $sealer ->
        [no] It is for the player who seals to stop the clocks, not for { WHO($player) }.
       *[yes] { WHO($player) } stopped the clocks before the envelope was closed.
    }
    .fails-alone = { $sealer ->
        [no] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not entitled to stop the clocks; that is for the player who seals.
       *[yes] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not yet entitled to stop the clocks and must first close the envelope.
    }
change-of-sealed-move =
    .title = Changing the sealed move
    .rule = Until the clocks are stopped, the player who seals may change the sealed move.
    .holds = { WHO($player) } changed the sealed move while the clock was still running, which is allowed.
    .fails = { $why ->
        [not-the-sealer] Only the player who sealed may change the sealed move, and that was not { WHO($player) }.
        [made-on-board] { WHO($player) } had made the move on the board after the request to seal, and was bound to it.
       *[clocks-stopped] The clocks had been stopped before { WHO($player) } changed the move, so the change came too late.
    }
    .reading = The text does not say that a move made on the board after the request ends the right to change. It must, since that move has to be the sealed one.
    .fails-alone = { $why ->
        [not-the-sealer] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not entitled to change the sealed move, which stands.
        [made-on-board] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } no longer entitled to change the move; the one made on the board remains the sealed move.
       *[clocks-stopped] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } no longer entitled to change the sealed move, which stands.
    }
move-on-board-instead-of-sealing =
    .title = A move made on the board instead
    .rule = A player who makes a move on the board after being asked to seal must seal that very move.
    .holds = After the request to seal { WHO($player) } made a move on the board, and it is this move that must be sealed.
    .fails = { WHO($player) } sealed the very move that had been made on the board, so nothing has to be put right.
    .reading = If another move is written, the one made on the board counts as sealed. The text names the duty and not what follows from its breach; without this reading nobody could say which move is sealed.
early-adjournment =
    .title = Adjourning before the session ends
    .rule = The player having the move may adjourn before the session is over. The move then counts as sealed at the end that was set for the session, and the player's clock is charged with all the time up to it.{ $recorded ->
        [yes] {" "}The time remaining to that player must be noted accordingly.
       *[no] {""}
    }
    .holds = { WHO($player) } had the move and adjourned early, so all the time up to the end of the session counts as used.
    .fails = { WHO($player) } did not have the move and so could not adjourn.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not entitled to adjourn the game; play goes on.

## What stands on the envelope

envelope-names =
    .title = The names on the envelope
    .rule = The envelope must show the names of the players.
    .holds = The particulars on the envelope include the names of the players.
    .fails = The envelope does not show the names of the players.
    .fails-beside = The names of the players must still be written on the envelope.
envelope-position =
    .title = The position on the envelope
    .rule = The envelope must show the position immediately before the sealed move.
    .holds = The particulars on the envelope include the position before the sealed move.
    .fails = The envelope does not show the position before the sealed move.
    .fails-beside = The position before the sealed move must still be written on the envelope.
envelope-times =
    .title = The times on the envelope
    .rule = The envelope must show the time that each player has used.
    .holds = The particulars on the envelope include the times used by both players.
    .fails = The envelope does not show the times used.
    .fails-beside = The times used by both players must still be written on the envelope.
envelope-sealer =
    .title = The sealer on the envelope
    .rule = The envelope must show the name of the player who sealed.
    .holds = The particulars on the envelope include the name of the player who sealed.
    .fails = The envelope does not show the name of the player who sealed.
    .fails-beside = The name of the player who sealed must still be written on the envelope.
envelope-move-number =
    .title = The move number on the envelope
    .rule = The envelope must show the number of the sealed move.
    .holds = The particulars on the envelope include the number of the sealed move.
    .fails = The envelope does not show the number of the sealed move.
    .fails-beside = The number of the sealed move must still be written on the envelope.
envelope-draw-offer =
    .title = The draw offer on the envelope
    .rule = { $offer ->
        [made-before-adjournment] The envelope must show an offer of a draw that was made before the adjournment, even if it has been refused.
       *[still-current] The envelope must show an offer of a draw that is still open.
    }
    .holds = { $offer ->
        [made-before-adjournment] The particulars on the envelope include an offer of a draw made before the adjournment.
       *[still-current] The particulars on the envelope include an offer of a draw that is still open.
    }
    .fails = { $offer ->
        [made-before-adjournment] A draw was offered before the adjournment, but the envelope does not show it.
       *[still-current] A draw offer is still open, but the envelope does not show it.
    }
    .fails-beside = The offer of a draw must still be noted on the envelope.
envelope-resumption =
    .title = The resumption on the envelope
    .rule = The envelope must show the date, the time and the place of the resumption.
    .holds = The particulars on the envelope include the date, the time and the place of the resumption.
    .fails = The envelope does not show the date, the time and the place of the resumption.
    .fails-beside = The date, the time and the place of the resumption must still be written on the envelope.
envelope-custody =
    .title = Who keeps the envelope
    .rule = The arbiter must check what stands on the envelope and is responsible for keeping it safe.
    .holds = A move has been sealed and the envelope closed, so the arbiter must check the envelope and keep it safe.
    .fails = No move had been sealed when the envelope was closed.
    .fails-alone = There is no sealed move in the envelope yet, so there is nothing for the arbiter to keep.

## Between the sessions

offer-after-sealing =
    .title = A draw offered after the sealing
    .rule = A draw offered after the opponent has sealed stays open until the opponent accepts or refuses it, in the ways in which any offer is answered.
    .holds = { WHO($player) } offered the draw after the opponent had sealed, so the offer stands until the opponent answers it.
    .yields = { WHO($player) } offered the draw after the opponent had sealed.
    .fails = The opponent had not sealed a move when { WHO($player) } offered the draw, so the ordinary rules for offers apply.
adjourned-position-set-up =
    .title = Setting up the adjourned game
    .rule = Before the game is resumed, the position immediately before the sealed move must be set up, and the clocks must be set to the times at the adjournment.
    .holds = The adjourned game is to be resumed, so the position before the sealed move must be set up and the clocks set to the times at the adjournment.
    .fails = The adjourned position is not known and cannot be set up.
    .fails-alone = The adjourned game cannot be resumed.
ended-before-resumption =
    .title = Over before the resumption
    .rule = The game is over if the players agree to a draw before it is resumed, or if a player notifies the arbiter of a resignation.
    .holds = The game had been adjourned and not yet resumed; a draw agreed or a resignation notified in the meantime ends it.
    .fails = The game had been adjourned and not yet resumed, but no offer of a draw was open, so nothing ended it.
envelope-opened-for-replier =
    .title = For whom the envelope is opened
    .rule = The envelope may be opened only when the player who must reply to the sealed move is present.
    .holds = { $absent ->
        [yes] { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "is", pl: "are") } absent, so the envelope must not be opened.
       *[no] { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } present, so the envelope could be opened.
    }
    .fails = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } absent when the envelope was opened.
    .fails-alone = The envelope should not have been opened before { WHO($replier) } { AGREE($replier, sg: "was", pl: "were") } present.

## The sealed move is bad

decided-before-opening =
    .title = Decided before the envelope is opened
    .rule = A faulty sealed move costs nothing where the game was decided without it: by a fallen flag{ $completed ->
        [yes] {","} by any of the ends that Article 5 names{ $automatic ->
            [yes] { $dead ->
                [yes] {","} by a draw that needs no claim, or because the position was dead
               *[no] {","} or by a draw that needs no claim
            }
           *[no] { $dead ->
                [yes] {","} or because the position was dead
               *[no] {""}
            }
        }
       *[no] {" "}or because the position was dead
    }. That result stands.
    .holds = { $by ->
        [flag] A fallen flag had decided the game before the envelope was opened, so the faulty sealed move costs nothing.
        [dead] In the adjourned position neither player could ever checkmate, so the faulty sealed move costs nothing.
       *[over] The game was over before the envelope was opened, so the faulty sealed move costs nothing.
    }
    .fails = Nothing had decided the game before the envelope was opened, and no flag-fall had been noticed.
    .result = The game is drawn, because the adjourned position is dead.
    .reading = The text only says that the rule does not apply in the cases of certain articles. Those articles end games, so the exception is read as: the result that they gave stands. The texts also except the article on the fallen flag. That could mean that a faulty sealed move only draws where the opponent can never checkmate; we take it to mean a flag that has already decided the game.
ambiguous-sealed-move =
    .title = An ambiguous sealed move
    .rule = A player whose sealed move can be read as more than one move loses.
    .holds = { WHO($sealer, case: "gen") } sealed move can be read as two different moves, which costs { WHO($sealer) } the game.
    .yields = { WHO($sealer, case: "gen") } sealed move can be read as two different moves.
    .fails = { WHO($sealer, case: "gen") } sealed move can be read as only one legal move.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") }, because the sealed move is ambiguous.
unintelligible-sealed-move =
    .title = A sealed move whose meaning cannot be established
    .rule = A player whose sealed move is written in such a way that its true meaning cannot be established loses. An unusual notation does no harm as long as the meaning is certain.
    .holds = What { WHO($sealer) } meant to seal cannot be established, which costs { WHO($sealer) } the game.
    .yields = What { WHO($sealer) } meant to seal cannot be established.
    .fails = The meaning of what { WHO($sealer) } sealed is beyond doubt, however it is written.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") }, because the meaning of the sealed move cannot be established.
illegal-sealed-move =
    .title = An illegal sealed move
    .rule = A player whose sealed move is illegal loses. Whether the opponent could ever checkmate does not matter.
    .holds = The move sealed by { WHO($sealer) } is illegal, which costs { WHO($sealer) } the game, whatever material the opponent has.
    .yields = The move sealed by { WHO($sealer) } is illegal.
    .fails = The move sealed by { WHO($sealer) } is legal.
    .fails-beside = The move sealed by { WHO($sealer) } is valid and has been made on the board.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") }, because the sealed move is illegal.

## The resumption

resumption-replier-present =
    .title = The player who must reply is present
    .rule = If the player who must reply is present at the time set for the resumption, the envelope must be opened, the sealed move made on the board, and that player's clock started.
    .holds = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } present when the game was due to be resumed, so the envelope must be opened and the sealed move made on the board before that player's clock is started.
    .yields = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } present when the game was due to be resumed.
    .fails = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } absent when the game was due to be resumed.
resumption-replier-absent =
    .title = The player who must reply is absent
    .rule = If the player who must reply is absent at the time set for the resumption, that player's clock must be started. On arrival the player may stop it and call the arbiter; then the envelope must be opened, the sealed move made on the board, and the clock started again.
    .holds = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } absent when the game was due to be resumed, so that player's clock runs from then on, and the envelope is opened only on the player's arrival.
    .yields = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } absent when the game was due to be resumed.
    .fails = { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "was", pl: "were") } present when the game was due to be resumed.
sealed-reply =
    .title = A reply in a second envelope
    .rule = While the player who sealed is absent, the opponent need not make the reply on the board, but may write it on the scoresheet, seal the scoresheet in a new envelope, stop the running clock and start the absent player's. The arbiter must keep that envelope and open it when the absent player arrives.
    .holds = { WHO($sealer) }, who sealed, { AGREE($sealer, sg: "was", pl: "were") } absent when the game was resumed, so { WHO($replier) } may seal the reply, and the arbiter must open that second envelope when { WHO($sealer) } { AGREE($sealer, sg: "arrives", pl: "arrive") }.
    .yields = { WHO($sealer) }, who sealed, { AGREE($sealer, sg: "was", pl: "were") } absent when the game was resumed.
    .fails = A reply may be sealed only by { WHO($replier) }, once the sealed move is known and while { WHO($sealer) } { AGREE($sealer, sg: "is", pl: "are") } absent, and that was not so.
    .fails-alone = The reply may not be sealed; { WHO($replier) } must make it on the board.
late-for-resumption =
    .title = Late for the resumption
    .rule = { $mode ->
        [fixed-limit] A player who arrives more than { DURATION($limit) } late for the resumption of an adjourned game loses it.
        [limit-unless-varied] A player who arrives more than { DURATION($limit) } late for the resumption of an adjourned game loses it, unless the regulations of the event say otherwise or the arbiter decides otherwise.
       *[default-time] A player who arrives for the resumption of an adjourned game after the default time of the event loses it, unless the arbiter decides otherwise.
    }
    .holds = { WHO($player) } arrived { DURATION($late) } late{ $known ->
        [yes] {","} more than the { DURATION($limit) } allowed
       *[no] {","} which is later than the event allows
    }{ $both ->
        [yes] { "." } { WHO($opponent) } had not come at all, so both lose the game
       *[no] {","} and so { AGREE($player, sg: "loses", pl: "lose") } the game
    }.
    .yields = { WHO($player) } arrived { DURATION($late) } late{ $known ->
        [yes] {","} more than the { DURATION($limit) } allowed
       *[no] {","} which is later than the event allows
    }.{ $both ->
        [yes] {" "}{ WHO($opponent) } had not come at all.
       *[no] {""}
    }
    .fails = { $excused ->
        [yes] { WHO($player) } arrived { DURATION($late) } late, but the lateness is excused.
       *[no] { WHO($player) } arrived { DURATION($late) } late{ $known ->
            [yes] {","} no more than the { DURATION($limit) } allowed
           *[no] {","} which the event allows
        }.
    }
    .fails-beside = { $excused ->
        [yes] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } excused and { AGREE($player, sg: "does", pl: "do") } not lose the game.
       *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not come too late and { AGREE($player, sg: "does", pl: "do") } not lose the game.
    }
    .result = { WHO($player) } { AGREE($player, sg: "wins, because the opponent came too late for the resumption", pl: "lose, because neither came in time for the resumption") }.
    .reading = The text speaks of one player who is late. Where the opponent has not come either, both are too late, and both lose.
late-sealer-mated =
    .title = A sealed move that gives checkmate
    .rule = A player who arrives too late wins all the same if that player's sealed move gives checkmate.
    .holds = The move sealed by { WHO($sealer) } gives checkmate, so the lateness does not matter.
    .fails = The move sealed by { WHO($sealer) } is not a legal move that gives checkmate.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } by checkmate.
late-sealer-drew =
    .title = A sealed move that ends the game in a draw
    .rule = { $any-end ->
        [yes] If the sealed move ends the game in a draw, that result stands, whichever of the players arrives too late.
       *[no] A player who arrives too late has a draw all the same if that player's sealed move gives stalemate or leads to a dead position.
    }
    .holds = { $stalemate ->
        [yes] The move sealed by { WHO($sealer) } gives stalemate, so the lateness does not matter.
       *[no] After the move sealed by { WHO($sealer) } neither player can ever checkmate, so the lateness does not matter.
    }
    .fails = The move sealed by { WHO($sealer) } is not a legal move that ends the game in a draw.
    .result = The game is drawn by the sealed move.
late-sealer-flag =
    .title = The flag of the player who waited
    .rule = If the player who is present has lost on time, that result stands, even if the player who sealed arrives too late.
    .holds = { WHO($replier, case: "gen") } flag had fallen, so the game was over before the lateness could matter.
    .fails = { WHO($replier, case: "gen") } flag had not decided the game.
    .reading = The result of the flag-fall stands as it is, so it may be no more than a draw; a flag that nobody noticed has decided nothing.
both-absent-at-resumption =
    .title = Nobody is present at the resumption
    .rule = If neither player is present at the start and the default time of the event is not zero, the player who must reply loses all the time that passes until that player arrives, unless the regulations say otherwise or the arbiter decides otherwise.
    .holds = Neither player was present when the game was due to be resumed, so { WHO($replier) }, who must reply to the sealed move, { AGREE($replier, sg: "loses", pl: "lose") } the time until arriving.
    .fails = { $excused ->
        [no] The default time is zero, and the player who must reply loses the time until arriving only where players may come late.
       *[yes] The absence is excused, so this rule alone does not charge { WHO($replier) } with the time until arriving.
    }
    .fails-beside = { $excused ->
        [no] A player who comes late for the resumption loses the game, unless the arbiter decides otherwise.
       *[yes] Whether { WHO($replier) } { AGREE($replier, sg: "loses", pl: "lose") } the time until arriving is for the regulations or the arbiter to decide.
    }

## The envelope is lost

lost-envelope =
    .title = The envelope is missing
    .rule = If the envelope is missing, the game goes on from the adjourned position with the times noted at the adjournment; if these cannot be established, the arbiter must set the clocks. The player who sealed must make on the board the move that, by that player's word, was sealed.
    .holds = { $times ->
        [yes] The envelope is missing, but the adjourned position and the times at the adjournment are known, so the game can go on from there with the move that, by { WHO($sealer, case: "gen") } word, was sealed.
       *[no] The envelope is missing. The adjourned position is known, but the times at the adjournment are not, so the arbiter must set the clocks.
    }
    .fails = The envelope is missing, and the adjourned position is not known either, so { WHO($sealer) } cannot play on from it.
lost-position =
    .title = The adjourned position is lost
    .rule = If the adjourned position cannot be established, the game is annulled and a new one is played.
    .holds = { $envelope ->
        [yes] The envelope is missing, and the position cannot be established, so the game must be annulled.
       *[no] The adjourned position cannot be established, although the envelope is there, so the game must be annulled.
    }
    .fails = The adjourned position is known, so there is no reason to annul the game.

## The clocks are wrong

wrong-times-corrected =
    .title = Wrong times are corrected
    .rule = If a player points out, before making a first move after the resumption, that the time used is shown wrongly on a clock, the error must be corrected.{ $exception ->
        [too-severe] {" "}Later it is corrected only if the arbiter finds that the consequences of the error would be too severe.
        [arbiter-decides] {""}
       *[unknown] {""}
    }
    .holds = { $early ->
        [yes] { WHO($player) } pointed the error out before making a first move after the resumption, which is in time.
       *[no] { WHO($player) } pointed the error out only after making a move, but its consequences would be too severe.
    }
    .fails = { WHO($player) } had already made a move after the resumption when pointing the error out.
    .fails-beside = { $exception ->
        [too-severe] The times stand as they are.
        [arbiter-decides] Otherwise the times stand.
       *[unknown] The times stand as they are.
    }
    .reading = The first move is the player's own. The sealed move, which is made on the board when the envelope is opened, is not meant.
wrong-times-stand =
    .title = Wrong times stand
    .rule = If the error was not pointed out in time, the game goes on with the times as they are{ $exception ->
        [too-severe] {","} unless the arbiter finds that the consequences of the error would be too severe
        [arbiter-decides] {","} unless the arbiter decides otherwise
       *[unknown] {""}
    }.
    .holds = { $exception ->
        [too-severe] { WHO($player) } pointed the error out only after making a move, and its consequences would not be too severe.
        [arbiter-decides] { WHO($player) } pointed the error out only after making a move, so the times stand unless the arbiter decides otherwise.
       *[unknown] { WHO($player) } pointed the error out only after making a move, so the times stand.
    }
    .fails = { $exception ->
        [too-severe] { WHO($player) } pointed the error out before making a move, or its consequences would be too severe.
        [arbiter-decides] { WHO($player) } pointed the error out before making a move.
       *[unknown] { WHO($player) } pointed the error out before making a move.
    }

## The sessions

session-timepiece =
    .title = Whose timepiece counts
    .rule = The length of a session is measured by the arbiter's timepiece.
    .holds = It was the arbiter's timepiece that showed the end of the session, and that is the one that counts.
    .fails = It was not the arbiter's timepiece that showed the end of the session, and no other timepiece counts.
sessions-announced =
    .title = Announcing the sessions
    .rule = { $end ->
        [yes] When a session starts and when it ends must be announced in advance.
        [no] When a session starts must be announced in advance.
       *[unknown] When a session starts must be announced in advance; whether its end must be too is not known to us for this edition.
    }
    .holds = The players must be told in advance when a session starts{ $end ->
        [yes] {" "}and when it ends
        [no] {""}
       *[unknown] {""}
    }.
