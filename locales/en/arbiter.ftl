# The arbiter: duties, what is not said, third parties, and the list of penalties.
# $what is "listed" where somebody asks for the list, "imposed" where the arbiter imposes the penalty on $player.

laws-observed =
    .title = The Laws are observed
    .rule = The arbiter must see that the Laws of Chess are observed. A player's complaint is upheld if the Laws forbid what was done or attach a consequence to it; otherwise it is rejected and play goes on.
    .holds =
        { $complaint ->
            [upheld] The complaint is right under { ARTICLE($article) } and is upheld.
            [breach] What was done{ $reference } is not in order, so the complaint is upheld.
            [dealt] The complaint{ $reference } is right, but the matter has already been dealt with.
            [open] It is left to the arbiter what the incident{ $reference } means for the result, and the complaint is decided with it.
            [allowed] What was done{ $reference } is allowed, so the complaint is rejected.
            [no-breach] Under the Laws nothing that was done{ $reference } was a breach, so the complaint is rejected.
            [no-rule] No rule of this edition is about what happened{ $reference }, so the complaint is rejected.
            [put-right] What was wrong{ $reference } was put right in time, as the Laws provide, so the complaint is rejected.
            [own] Nobody can complain of their own act.
            [not-proved] It is not proved that the incident{ $reference } took place, so the complaint is rejected.
            [decision] The complaint is about a decision of the arbiter{ $reference }. The decision stands, and this edition says nothing of an appeal.
            [unnamed] The story does not say what the complaint is about, so there is nothing to decide.
            [unread] What this edition says about the incident{ $reference } is not known to us, so nothing shows whether the complaint is right.
           *[after-end] The game had ended before that{ $reference }, and no rule of the game is about what came later.
        }
    .reading = The Laws have no rule of evidence; we do not let the arbiter take one player's word against the other's. Nor do they say until when a breach may be complained of: as we read them, a complaint after the end of the game leaves the result as it is, and only a penalty can still follow.

arbiter-steps-in =
    .title = What the arbiter does unasked
    .rule = The arbiter must see that the Laws are observed and must watch the games. What the Laws do not leave to the players must be dealt with at once, without waiting for a claim.
    .holds =
        { $what ->
            [illegal-move] The illegal move counts and can still be put right, so the arbiter must step in without waiting for a claim.
            [out-of-turn] It was the opponent's turn, so the arbiter who sees it must step in without waiting for a claim.
            [touch] The move is not the one to which the player was bound, so the arbiter who sees it must step in without waiting for a claim.
            [clock] The clock of the player who has the move has to run, so the arbiter must step in without waiting for a claim.
            [breach] What was done{ $reference } is a breach of the Laws, so the arbiter who sees it must step in without waiting for a complaint.
            [ruling] What the ruling{ $reference } demands of the arbiter, the arbiter must now do, and what it leaves to the arbiter, the arbiter may do.
            [flag] The arbiter who observes a fallen flag must announce it.
            [position] Legal moves cannot lead to this position, so the arbiter must step in without waiting for a claim.
           *[time-trouble] A player is short of time, so the arbiter must watch the game. While nothing goes wrong, nothing else need be done.
        }
    .fails = The arbiter does not step in unasked.
    .reading = The Laws speak of single cases only. That the arbiter acts without a claim on every breach that comes to notice is said by FIDE’s manual for arbiters; by the letter alone the arbiter might have to wait for a claim where no article names the arbiter.

ruling-measured =
    .title = Rulings measured by the Laws
    .rule = A ruling is right if it does what the Laws demand in every part that it touches: the game, the clocks, the moves, the offences, the claims. A position that must be restored and time that must be given or taken belong to every ruling; without them it is incomplete. What the Laws leave to the arbiter is right either way. To do nothing is right only where the Laws demand nothing.
    .holds =
        { $measured ->
            [right] What the arbiter ruled{ $reference } is what the Laws demand or leave to the arbiter.
            [incomplete] What the arbiter ruled{ $reference } is right, but the Laws demand more.
            [untaught] By the letter what the arbiter ruled{ $reference } is left to the arbiter, but it is not what is taught.
            [unread] What this edition says about the matter is not known to us, so the ruling cannot be measured.
           *[wrong] The Laws demand something other than what the arbiter ruled{ $reference }.
        }

fair-play =
    .title = Fair play
    .rule = The arbiter must ensure fair play.

competition-first =
    .title = The interest of the competition
    .rule = The arbiter must act in the best interest of the competition.

playing-conditions =
    .title = Good playing conditions
    .rule = The arbiter must see that good playing conditions are kept.
    .holds =
        { $equipment ->
            [yes] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for something that is needed to play, and the arbiter must see to it.
           *[no] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for other playing conditions. The arbiter must see that they are good, and decides what is changed.
        }

no-disturbance =
    .title = Players are not disturbed
    .rule = The arbiter must see that the players are not disturbed.

progress-supervised =
    .title = The progress of the competition
    .rule = The arbiter must supervise the progress of the competition.

special-measures =
    .title = Disabled players and medical attention
    .rule = The arbiter must take special measures in the interest of disabled players and of those who need medical attention.
    .holds = { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } medical attention, and the arbiter must take special measures.
disabled-wish =
    .title = The wish of a disabled player
    .rule = A reasonable wish of a disabled player, made in time, must be granted unless the opponent would be worse off.
    .holds = The opponent would not be worse off, so the wish of { WHO($player) } must be granted.
    .fails = The opponent would be worse off, so nothing obliges the arbiter to grant the wish of { WHO($player) }.
    .reading = We take a wish to be reasonable and made in time. The alternative asks the arbiter to judge both first.

fair-play-rules =
    .title = Rules against cheating
    .rule = The arbiter must follow the rules or guidelines against cheating.

games-observed =
    .title = Watching the games and enforcing decisions
    .rule = The arbiter must observe the games, especially when the players are short of time, must enforce decisions that were made, and must penalise players where that is appropriate.
    .holds =
        { $both ->
            [yes] Both players refuse to comply. The arbiter must enforce what was decided and may penalise each of them.
           *[no] { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to comply. The arbiter must enforce what was decided and may penalise { WHO($player) }.
        }
    .yields = { $both ->
        [yes] Both players refuse to comply. The arbiter would enforce what was decided and could penalise each of them.
       *[no] { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") } to comply. The arbiter would enforce what was decided and could penalise { WHO($player) }.
    }
    .reading = The article names no measure for a single refusal; any penalty of the list may be chosen. FIDE’s manual for arbiters has the player told in advance that the next refusal will cost the game.

assistants =
    .title = Assistants
    .rule = The arbiter may appoint assistants to observe the games, for example when several players are short of time.

extra-time =
    .title = Extra time after a disturbance
    .rule = When the game was disturbed from outside, the arbiter may give one player or both additional time.
    .holds = The disturbance came from outside, so the arbiter may give one player or both additional time.

no-intervention =
    .title = No intervention
    .rule = The arbiter may intervene in a game only where the Laws say so.
    .reading = The text does not say whether a player may be shown a position again; we take it to be help for which the Laws do not provide. When a draw claim is checked or the game reconstructed, it is played over again anyway.
    .holds =
        { $why ->
            [not-completed] The clock has not been pressed after the move, so the player can still put it right, and the arbiter says nothing.
            [only-on-claim] It is for the opponent to claim the breach; without a claim the arbiter does nothing.
            [not-described] By the letter no article has the arbiter act on the breach unasked; it is for the opponent to claim it.
            [not-seen] The arbiter acts only on what the arbiter observes, and nobody has seen the breach; it is for the opponent to claim it.
            [too-late] The opponent has moved since, so the arbiter no longer intervenes.
            [not-pressed] The arbiter must not mention that the clock was not pressed.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } to be shown an earlier position. Nothing in the Laws provides for such help.
           *[nothing-wrong] Nothing has happened in which the Laws let the arbiter intervene.
        }

nothing-told =
    .title = What the arbiter does not say
    .rule = The arbiter must not say how many moves have been completed, except when a flag has fallen and the scoresheets are to be completed. The arbiter must not tell a player that the opponent has completed a move or that the clock was not pressed.
    .holds =
        { $what ->
            [press] The arbiter must not mention that a player forgot to press the clock.
            [moved] The arbiter must not mention that the opponent has completed a move.
            [advice] The arbiter must not say what to play.
            [opponent] Only the arbiter must keep silent about the forgotten press. { WHO($player) } may tell the opponent.
           *[count] The arbiter must not say how many moves have been completed before a flag has fallen.
        }
    .fails = A flag has fallen, so the ban on saying how many moves have been completed does not apply.
    .reading = The article does not name advice on the move to play. As advice from anybody is forbidden to the players, we read it as forbidden to the arbiter as well.
    .fails-alone = The arbiter may say how many moves have been completed.

observers-tell-the-arbiter =
    .title = Spectators and other players
    .rule = Whoever observes an irregularity may tell only the arbiter. Players of other games may not speak about a game or interfere in it, and neither may spectators. The arbiter may expel offenders from the playing venue.
    .holds =
        { $what ->
            [flag] An outsider may not point out a fallen flag aloud. Such a remark is not a claim, and the game is not lost by it.
            [advice] An outsider may not advise a player.
            [draw-advice] An outsider may not advise a player on a draw either; the regulations of the event may allow a captain a word about it.
            [disturbance] Nobody from outside the game may disturb it.
            [claim] What somebody outside the game says is not a player's claim, so it cannot be accepted.
            [part] What only a player of the game can do has no effect when an outsider does it; the outsider interferes in the game.
            [over] The game is over, so what is said now no longer matters to it.
            [assistant] An assistant may do and say only what is the assistant's task. Whatever else the assistant says or does to the players interferes in the game.
            [look] An irregularity may be told to the arbiter alone. Such a report is not a claim; the arbiter must look in person and rule on what is found there.
           *[tidings] An outsider may tell only the arbiter, and has spoken to others.
        }
    .yields = { $what ->
        [flag] An outsider could not point out a fallen flag aloud. Such a remark would not be a claim, and the game would not be lost by it.
        [advice] An outsider could not advise a player.
        [draw-advice] An outsider could not advise a player on a draw either, unless the regulations of the event allow a captain a word about it.
        [disturbance] Nobody from outside the game could disturb it.
        [claim] What somebody outside the game says would not be a player's claim and could not be accepted.
        [part] What only a player of the game can do would have no effect when an outsider does it; the outsider would interfere in the game.
        [over] The game is over, so what is said now would no longer matter to it.
        [assistant] An assistant would have to keep to the assistant's task. Whatever else the assistant says or does to the players would interfere in the game.
        [look] An irregularity could be told to the arbiter alone. Such a report would not be a claim; the arbiter would look in person and rule on what is found there.
       *[tidings] An outsider could tell only the arbiter, and has spoken to others.
    }
    .fails = An outsider may tell the arbiter, and has told nobody else.
    .reading = We treat a captain as an outsider; the regulations of an event may let a captain speak for the team, also about a draw. FIDE’s regulations for team events forbid the captain to advise on a draw. That the arbiter, once told, looks in person and rules on what there is to see is guidance of FIDE’s manual for arbiters. The article does not name assistants: we treat one who oversteps the task as an outsider; one could also leave the matter to the assistant's player.
    .fails-alone = The arbiter may be told.
captain-speaks =
    .title = What a captain may say
    .rule = A captain may speak to a player in the arbiter’s presence and with the arbiter’s leave, but may advise neither on a draw nor on the position.
    .holds = The captain speaks before the arbiter, and neither of a draw nor of the position, which is allowed.
    .fails = What the captain says is advice, which is not allowed even before the arbiter.
captain-on-draws =
    .title = A captain who speaks of a draw
    .rule = In the French club championship a captain may say in the arbiter’s presence how the match stands and whether to make a draw, but nothing about the position.
    .holds = The captain speaks before the arbiter of the match or of a draw, which is allowed in the French club championship.
    .fails = What the captain says is about the position, which is not allowed even before the arbiter.

phones-of-everybody =
    .title = Telephones of everybody
    .rule = Nobody may use a mobile phone or another communication device in the playing venue, or in an adjoining area designated by the arbiter, without the arbiter's authorisation.
    .holds = Nobody, spectators and arbiters included, may use a telephone or another communication device in the playing venue or in the contiguous areas without authorisation.
    .fails =
        { $approved ->
            [yes] The arbiter has authorised the device.
           *[no] The device is switched off and not used.
        }
    .fails-alone = The device is permitted.

penalties-are-listed =
    .title = Only the penalties of the list
    .rule = The arbiter may impose only the penalties that this article lists, alone or together, and those that other articles name.
    .holds =
        { $listed ->
            [yes] A fine is a penalty only where it was announced in advance, and this one was not.
           *[no] This penalty is not among those listed in this edition.
        }
    .fails = The penalty is among those listed in this edition.
    .reading = We take the list to be complete, apart from the penalties that other articles name; no source treats it as a list of examples.

penalty-warning =
    .title = Warning
    .rule = A penalty may be a warning.
    .holds =
        { $imposed ->
            [no] A warning is on the list of penalties.
           *[yes] { WHO($player) } is given a warning.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.
told-to-captain =
    .title = What the captain is told
    .rule = What the captain is told counts as told to all players of the team.
    .holds = The captain was warned for the player, which counts as if the player had been told.
video-left-to-arbiter =
    .title = Whether video is looked at
    .rule = Only the arbiter decides whether a video recording is looked at; no player can demand it.
    .holds = { WHO($player) } can ask for the video, but the arbiter need not look at it.
video-not-appealed =
    .title = No appeal about looking at video
    .rule = Whether a video recording is looked at cannot be appealed against; the ruling drawn from it can.
    .holds = The appeal is about whether the video is looked at, which cannot be appealed against.
    .fails = The appeal is not about whether the video is looked at, but about a ruling.

penalty-opponent-time =
    .title = More time for the opponent
    .rule = A penalty may be more time for the opponent.
    .holds =
        { $imposed ->
            [no] More time for the opponent is on the list of penalties.
           *[yes] { WHO($player) } is penalised with more time for the opponent.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

penalty-own-time =
    .title = Less time
    .rule = A penalty may be less time for the offending player.
    .holds =
        { $imposed ->
            [no] Less time for the offending player is on the list of penalties.
           *[yes] { WHO($player) } is penalised with less time.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

penalty-opponent-points =
    .title = More points for the opponent
    .rule = A penalty may be a higher score for the opponent in the game, up to the maximum available.
    .holds =
        { $imposed ->
            [no] A higher score for the opponent is on the list of penalties.
           *[yes] { WHO($player) } is penalised with a higher score for the opponent.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it. How far the arbiter may raise the score below the maximum, and whether the two scores must still make up a whole game, is not said. We leave it to the arbiter; one could also allow only the usual pairs of scores.

penalty-own-points =
    .title = Fewer points
    .rule = A penalty may be a lower score in the game for the offending player.
    .holds =
        { $imposed ->
            [no] A lower score for the offending player is on the list of penalties.
           *[yes] { WHO($player) } is penalised with a lower score.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it. How far the arbiter may lower the score, and whether the opponent's score must follow, is not said. We leave it to the arbiter; one could also allow only the usual pairs of scores.

penalty-loss =
    .title = Loss of the game
    .rule = A penalty may be the loss of the game.
    .holds =
        { $imposed ->
            [no] The loss of the game is on the list of penalties.
           *[yes] { WHO($player) } is penalised with the loss of the game.
        }
    .reading = Only the newer texts say that the arbiter then decides the opponent's score. In the older ones we let the opponent win.

penalty-fine =
    .title = Fine
    .rule = A penalty may be a fine that was announced in advance.
    .holds =
        { $imposed ->
            [no] A fine announced in advance is on the list of penalties.
           *[yes] { WHO($player) } is penalised with the fine that was announced in advance.
        }
    .fails = No fine was announced in advance, so { WHO($player) } cannot be fined.
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

penalty-rounds =
    .title = Exclusion from rounds
    .rule = A penalty may be exclusion from one or more rounds.
    .holds =
        { $imposed ->
            [no] Exclusion from one or more rounds is on the list of penalties.
           *[yes] { WHO($player) } is penalised with exclusion from one or more rounds.
        }

penalty-expulsion =
    .title = Expulsion
    .rule = A penalty may be expulsion from the competition.
    .holds =
        { $imposed ->
            [no] Expulsion from the competition is on the list of penalties.
           *[yes] { WHO($player) } is penalised with expulsion from the competition.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

expulsion-agreed =
    .title = Expulsion and the organiser
    .rule = To expel a player from the competition may need the consent of the organiser, so the arbiter must first find out whether it does.
    .holds = To expel { WHO($player) } from the competition may need the consent of the organiser.
    .reading = The comment says that the consent may be needed, and not where; so the arbiter only finds out whether it is. One could also have it asked for in any case.

fide-ruling =
    .title = Rulings by FIDE
    .rule = A federation may put a question about the Laws to FIDE and obtain a ruling on it.
