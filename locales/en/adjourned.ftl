### Adjourned games: sealing, the envelope, and the resumption.

## The end of a session

seal-request =
    .title = The arbiter asks for a sealed move
    .rule = When the time of a session is over and a game is not, the arbiter must ask the player having the move to seal it.
    .holds = The session is over, and the game is not finished.
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
    .rule = The player having the move must seal it when the arbiter asks for it. The player must write the move, in a notation that can be read in only one way, put both scoresheets into an envelope, close the envelope and only then stop the clocks.
    .holds = { WHO($sealer) } { AGREE($sealer, sg: "has", pl: "have") } the move and must seal it.
    .fails = Only the arbiter can ask { WHO($sealer) } for a sealed move.
    .fails-alone = { WHO($sealer) } need not seal a move; play goes on.
sealed-move =
    .title = The sealed move
    .rule = The sealed move is the one written by the player who had to seal. Once the clocks are stopped, no other move can take its place.
    .holds = It was for { WHO($player) } to seal, and { WHO($player) } has done so.
    .yields = It was for { WHO($player) } to seal, and { WHO($player) } has done so; the move in the envelope would be the one that counts.
    .fails = It was for { WHO($sealer) } to seal, not for { WHO($player) }.
    .fails-alone = What { WHO($player) } sealed does not count; { WHO($sealer) } must seal the move.
sealed-on-scoresheet =
    .title = Written on the scoresheet
    .rule = The move is sealed on the player's own { $sheet ->
        [paper-scoresheet] scoresheet, which must be of paper
       *[scoresheet] scoresheet
    }.
    .holds = { WHO($sealer) } wrote the move where it belongs.
    .fails = { WHO($sealer) } did not write the move on { $sheet ->
        [paper-scoresheet] a paper scoresheet
       *[scoresheet] the player's own scoresheet
    }.
scoresheets-in-envelope =
    .title = Both scoresheets in the envelope
    .rule = The scoresheets of both players must be put into the envelope, so that neither player can consult one while the game is adjourned.
    .holds = Both scoresheets are in the envelope.
    .fails = { WHO($player, case: "gen") } scoresheet is missing from the envelope.
clocks-stopped-after-sealing =
    .title = When the clocks are stopped
    .rule = The player who seals must stop the clocks after closing the envelope and not before. The opponent's clock is not started.
    .holds = { WHO($player) } had closed the envelope before stopping the clocks.
    .fails = { $sealer ->
        [no] It is for the player who seals to stop the clocks, not for { WHO($player) }.
       *[yes] { WHO($player) } stopped the clocks before the envelope was closed.
    }
    .fails-alone = { $sealer ->
        [no] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not entitled to stop the clocks.
       *[yes] { WHO($player) } must close the envelope before stopping the clocks.
    }
change-of-sealed-move =
    .title = Changing the sealed move
    .rule = Until the clocks are stopped, the player who seals may change the sealed move.
    .holds = { WHO($player) } changed the sealed move while the clock was still running.
    .fails = { $why ->
        [not-the-sealer] The sealed move is not { WHO($player, case: "gen") } to change.
        [made-on-board] { WHO($player) } had made the move on the board after the request, and so is bound to it.
       *[clocks-stopped] The clocks had been stopped before { WHO($player) } changed the move.
    }
    .reading = The text does not say that a move made on the board after the request ends the right to change. It must, since that move has to be the sealed one.
    .fails-alone = { $why ->
        [not-the-sealer] { WHO($player) } may not change the sealed move.
        [made-on-board] { WHO($player) } may no longer change the move made on the board.
       *[clocks-stopped] { WHO($player) } may no longer change the sealed move, which stands.
    }
move-on-board-instead-of-sealing =
    .title = A move made on the board instead
    .rule = A player who makes a move on the board after being asked to seal must seal that very move.
    .holds = After the request { WHO($player) } made a move on the board, and that move is the one to be sealed.
    .fails = { WHO($player) } sealed the move that had been made on the board, so nothing has to be put right.
    .reading = If another move is written, the one made on the board counts as sealed. The text names the duty and not what follows from its breach; without this reading nobody could say which move is sealed.
early-adjournment =
    .title = Adjourning before the session ends
    .rule = The player having the move may adjourn before the session is over. The move then counts as sealed at the end that was set for the session, and the player's clock is charged with all the time up to it.{ $recorded ->
        [yes] {" "}The time remaining to that player must be noted accordingly.
       *[no] {""}
    }
    .holds = { WHO($player) } had the move and adjourned early, so all the time up to the end of the session counts as used.
    .fails = { WHO($player) } did not have the move and so could not adjourn.
    .fails-alone = { WHO($player) } may not adjourn the game; play goes on.

## What stands on the envelope

envelope-names =
    .title = The names on the envelope
    .rule = The envelope must show the names of the players.
    .holds = The envelope shows the names of the players, as it must.
    .fails = The names of the players are missing.
    .fails-beside = The names of the players must still be put on the envelope.
envelope-position =
    .title = The position on the envelope
    .rule = The envelope must show the position immediately before the sealed move.
    .holds = The envelope shows the position before the sealed move, as it must.
    .fails = The position before the sealed move is missing.
    .fails-beside = The position before the sealed move must still be put on the envelope.
envelope-times =
    .title = The times on the envelope
    .rule = The envelope must show the time that each player has used.
    .holds = The envelope shows the times used, as it must.
    .fails = The times used are missing.
    .fails-beside = The times used must still be put on the envelope.
envelope-sealer =
    .title = The sealer on the envelope
    .rule = The envelope must show the name of the player who sealed.
    .holds = The envelope shows the name of the player who sealed, as it must.
    .fails = The name of the player who sealed is missing.
    .fails-beside = The name of the player who sealed must still be put on the envelope.
envelope-move-number =
    .title = The move number on the envelope
    .rule = The envelope must show the number of the sealed move.
    .holds = The envelope shows the number of the sealed move, as it must.
    .fails = The number of the sealed move is missing.
    .fails-beside = The number of the sealed move must still be put on the envelope.
envelope-draw-offer =
    .title = The draw offer on the envelope
    .rule = { $offer ->
        [made-before-adjournment] The envelope must show an offer of a draw that was made before the adjournment, even if it has been refused.
       *[still-current] The envelope must show an offer of a draw that is still open.
    }
    .holds = { $offer ->
        [made-before-adjournment] The envelope shows that a draw was offered before the adjournment, as it must.
       *[still-current] A draw offer that is still open must be shown there, and is.
    }
    .fails = { $offer ->
        [made-before-adjournment] A draw was offered before the adjournment, but the envelope does not show it.
       *[still-current] A draw offer is still open, but the envelope does not show it.
    }
    .fails-beside = The offer of a draw must still be put on the envelope.
envelope-resumption =
    .title = The resumption on the envelope
    .rule = The envelope must show the date, the time and the place of the resumption.
    .holds = The envelope shows the date, the time and the place of the resumption, as it must.
    .fails = Date, time and place of the resumption are missing.
    .fails-beside = Date, time and place of the resumption must still be put on the envelope.
envelope-custody =
    .title = Who keeps the envelope
    .rule = The arbiter must check what stands on the envelope and is responsible for keeping it safe.
    .holds = The envelope with the sealed move is closed, so the arbiter must check it and keep it.
    .fails = No move has been sealed yet, so there is nothing to keep.
    .fails-alone = A move must be sealed first; only then does the arbiter keep the envelope.

## Between the sessions

offer-after-sealing =
    .title = A draw offered after the sealing
    .rule = A draw offered after the opponent has sealed stays open until the opponent accepts or refuses it, in the ways in which any offer is answered.
    .holds = { WHO($player) } offered the draw after the opponent had sealed.
    .yields = { WHO($player) } offered the draw after the opponent had sealed, and the offer would stay open until it was answered.
    .fails = The opponent had not sealed a move when { WHO($player) } offered the draw, so the ordinary rules for offers apply.
adjourned-position-set-up =
    .title = Setting up the adjourned game
    .rule = Before the game is resumed, the position immediately before the sealed move must be set up, and the clocks must be set to the times at the adjournment.
    .holds = The game is due to be resumed, so the adjourned position and the times at the adjournment must be set up.
    .fails = The position is not known and cannot be set up.
    .fails-alone = There is nothing to resume.
ended-before-resumption =
    .title = Over before the resumption
    .rule = The game is over if the players agree to a draw before it is resumed, or if a player notifies the arbiter of a resignation.
    .holds = The game ended before it was resumed.
    .fails = Nothing was agreed, since no offer was open.
envelope-opened-for-replier =
    .title = For whom the envelope is opened
    .rule = The envelope may be opened only when the player who must reply to the sealed move is present.
    .holds = { $absent ->
        [yes] { WHO($replier) } must reply to the sealed move and { AGREE($replier, sg: "is", pl: "are") } absent, so the envelope stays closed.
       *[no] { WHO($replier) } must reply to the sealed move and { AGREE($replier, sg: "is", pl: "are") } present.
    }
    .fails = The envelope was opened although { WHO($replier) }, who must reply, { AGREE($replier, sg: "is", pl: "are") } absent.
    .fails-alone = The envelope may not be opened until { WHO($replier) } { AGREE($replier, sg: "is", pl: "are") } present.

## The sealed move is bad

decided-before-opening =
    .title = Decided before the envelope is opened
    .rule = A bad sealed move costs nothing where the game was decided without it: by a fallen flag{ $completed ->
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
        [flag] A fallen flag had decided the game before the envelope was opened.
        [dead] In the adjourned position neither player could ever checkmate, so the game was drawn already.
       *[over] The game was over before the envelope was opened.
    }
    .fails = Nothing had decided the game before the envelope was opened.
    .reading = The text only says that the rule does not apply in the cases of certain articles. Those articles end games, so the exception is read as: the result that they gave stands. The texts also except the article on the fallen flag. That could mean that a bad sealed move only draws where the opponent can never checkmate; we take it to mean a flag that has already decided the game.
ambiguous-sealed-move =
    .title = An ambiguous sealed move
    .rule = A player whose sealed move can be read as more than one move loses.
    .holds = { WHO($sealer, case: "gen") } sealed move can mean two different moves.
    .yields = { WHO($sealer, case: "gen") } sealed move can mean two different moves, which would lose the game.
    .fails = { WHO($sealer, case: "gen") } sealed move can mean only one move.
unintelligible-sealed-move =
    .title = A sealed move whose meaning cannot be established
    .rule = A player whose sealed move is written in such a way that its true meaning cannot be established loses. An unusual notation does no harm as long as the meaning is certain.
    .holds = What { WHO($sealer) } meant to seal cannot be established.
    .yields = What { WHO($sealer) } meant to seal cannot be established, which would lose the game.
    .fails = The meaning of what { WHO($sealer) } sealed is beyond doubt.
illegal-sealed-move =
    .title = An illegal sealed move
    .rule = A player whose sealed move is illegal loses. Whether the opponent could ever checkmate does not matter.
    .holds = The move sealed by { WHO($sealer) } is illegal.
    .yields = The move sealed by { WHO($sealer) } is illegal, which would lose the game.
    .fails = The move sealed by { WHO($sealer) } is legal.

## The resumption

resumption-replier-present =
    .title = The player who must reply is present
    .rule = If the player who must reply is present at the time set for the resumption, the envelope must be opened, the sealed move made on the board, and that player's clock started.
    .holds = { WHO($replier) } had to reply to the sealed move and { AGREE($replier, sg: "was", pl: "were") } there when the game was due to be resumed.
    .yields = { WHO($replier) } had to reply to the sealed move and { AGREE($replier, sg: "was", pl: "were") } there when the game was due to be resumed, so the envelope would be opened and { WHO($replier, case: "gen") } clock started.
    .fails = { WHO($replier) }, who must reply, { AGREE($replier, sg: "is", pl: "are") } absent.
resumption-replier-absent =
    .title = The player who must reply is absent
    .rule = If the player who must reply is absent at the time set for the resumption, that player's clock must be started. On arrival the player may stop it and call the arbiter; then the envelope must be opened, the sealed move made on the board, and the clock started again.
    .holds = { WHO($replier) } had to reply to the sealed move and { AGREE($replier, sg: "was", pl: "were") } absent when the game was due to be resumed.
    .yields = { WHO($replier) } had to reply to the sealed move and { AGREE($replier, sg: "was", pl: "were") } absent when the game was due to be resumed; on arrival the envelope would be opened and { WHO($replier, case: "gen") } clock would run on.
    .fails = { WHO($replier) }, who must reply, { AGREE($replier, sg: "is", pl: "are") } present.
sealed-reply =
    .title = A reply in a second envelope
    .rule = While the player who sealed is absent, the opponent may write the reply to the sealed move on the scoresheet, seal the scoresheet in a new envelope, stop the running clock and start the absent player's, instead of making the reply on the board. The arbiter must keep that envelope and open it when the absent player arrives.
    .holds = { WHO($sealer) }, who sealed, { AGREE($sealer, sg: "was", pl: "were") } absent when the game was resumed.
    .yields = { WHO($sealer) }, who sealed, { AGREE($sealer, sg: "was", pl: "were") } absent when the game was resumed, so the reply could be sealed in a new envelope.
    .fails = A reply may be sealed only by { WHO($replier) }, once the sealed move is known and while { WHO($sealer) } { AGREE($sealer, sg: "is", pl: "are") } absent. These conditions are not met, so the reply must be made on the board.
    .fails-alone = { WHO($replier) } may not seal the reply, but must make it on the board.
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
    }.{ $both ->
        [yes] {" "}{ WHO($opponent) } had not come at all.
       *[no] {""}
    }
    .yields = { WHO($player) } arrived { DURATION($late) } late{ $known ->
        [yes] {","} more than the { DURATION($limit) } allowed
       *[no] {","} which is later than the event allows
    }{","} and would lose the game.{ $both ->
        [yes] {" "}{ WHO($opponent) } had not come at all.
       *[no] {""}
    }
    .fails = { $excused ->
        [yes] { WHO($player) } arrived { DURATION($late) } late, but is excused by the regulations or the arbiter.
       *[no] { WHO($player) } arrived { DURATION($late) } late, which is not too late.
    }
    .reading = The text speaks of one player who is late. Where the opponent has not come either, both are too late, and both lose.
late-sealer-mated =
    .title = The late player's sealed move gives checkmate
    .rule = A player who arrives too late wins all the same if that player's sealed move gives checkmate.
    .holds = The move sealed by { WHO($sealer) } gives checkmate, so the lateness does not matter.
    .fails = The move sealed by { WHO($sealer) } does not give checkmate.
late-sealer-drew =
    .title = The late player's sealed move ends the game in a draw
    .rule = { $any-end ->
        [yes] If the sealed move ends the game in a draw, that result stands, whichever of the players arrives too late.
       *[no] A player who arrives too late has a draw all the same if that player's sealed move gives stalemate or leads to a dead position.
    }
    .holds = { $stalemate ->
        [yes] The move sealed by { WHO($sealer) } gives stalemate, so the game is drawn and the lateness does not matter.
       *[no] After the move sealed by { WHO($sealer) } neither player can ever checkmate, so the game is drawn and the lateness does not matter.
    }
    .fails = The move sealed by { WHO($sealer) } does not end the game in a draw.
late-sealer-flag =
    .title = The flag of the player who waited
    .rule = If the player who is present has lost on time, that result stands, even if the player who sealed arrives too late.
    .holds = { WHO($replier, case: "gen") } flag had fallen, so the game was over before the lateness could matter.
    .fails = { WHO($replier, case: "gen") } flag had not decided the game.
    .reading = The result of the flag-fall stands as it is, so it may be no more than a draw; a flag that nobody noticed has decided nothing.
both-absent-at-resumption =
    .title = Nobody is present at the resumption
    .rule = If neither player is present at the start and the default time of the event is not zero, the player who must reply loses all the time that passes until that player arrives, unless the regulations say otherwise or the arbiter decides otherwise.
    .holds = Neither player is present, and { WHO($replier) } must reply to the sealed move.
    .fails = { $excused ->
        [no] No lateness is allowed in this event.
       *[yes] The regulations or the arbiter decided otherwise.
    }

## The envelope is lost

lost-envelope =
    .title = The envelope is missing
    .rule = If the envelope is missing, the game goes on from the adjourned position with the times noted at the adjournment; if these cannot be established, the arbiter must set the clocks. The player who sealed must make on the board the move that, by that player's word, was sealed.
    .holds = { $times ->
        [yes] The envelope is missing, but the position and the times are known.
       *[no] The envelope is missing. The position is known, the times are not.
    }
    .fails = The envelope is missing, and the position is not known either, so { WHO($sealer) } cannot play on from it.
lost-position =
    .title = The adjourned position is lost
    .rule = If the adjourned position cannot be established, the game is annulled and a new one is played.
    .holds = { $envelope ->
        [yes] The envelope is missing, and the position cannot be established.
       *[no] The adjourned position cannot be established, although the envelope is there.
    }
    .fails = The adjourned position is known.

## The clocks are wrong

wrong-times-corrected =
    .title = Wrong times are corrected
    .rule = If a player points out, before making a first move after the resumption, that the time used is shown wrongly on a clock, the error must be corrected.{ $exception ->
        [too-severe] {" "}Later it is corrected only if the arbiter finds that the consequences of the error would be too severe.
        [arbiter-decides] {""}
       *[unknown] {""}
    }
    .holds = { $early ->
        [yes] { WHO($player) } pointed the error out before making a first move after the resumption.
       *[no] { WHO($player) } pointed the error out late, but the consequences would be too severe.
    }
    .fails = { WHO($player) } had already made a move after the resumption.
    .reading = The first move is the player's own. The sealed move, which is made on the board when the envelope is opened, is not meant.
wrong-times-stand =
    .title = Wrong times stand
    .rule = If the error was not pointed out in time, the game goes on with the times as they are{ $exception ->
        [too-severe] {","} unless the arbiter finds that the consequences of the error would be too severe
        [arbiter-decides] {","} unless the arbiter decides otherwise
       *[unknown] {""}
    }.
    .holds = { WHO($player) } pointed the error out only after making a move.
    .fails = The error must be corrected, so the times do not stand.

## The sessions

session-timepiece =
    .title = Whose timepiece counts
    .rule = The length of a session is measured by the arbiter's timepiece.
    .holds = The session is over by the arbiter's timepiece.
    .fails = Only the arbiter's timepiece shows when a session is over.
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
