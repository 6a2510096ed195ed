# The arbiter: duties, what is not said, third parties, and the list of penalties.
# $what is "listed" where somebody asks for the list, "imposed" where the arbiter imposes the penalty on $player.

laws-observed =
    .title = The Laws are observed
    .rule = The arbiter must see that the Laws of Chess are observed. A player's complaint is upheld if the Laws forbid what was done or attach a consequence to it; otherwise it is rejected and play goes on.
    .holds =
        { $complaint ->
            [upheld] What is complained of has consequences under { ARTICLE($article) }, so the complaint is justified.
            [breach] What was done{ $reference } was not in order, so the complaint is justified.
            [dealt] The complaint is justified, but what was done{ $reference } has already been ruled on, so nothing further follows from it.
            [open] It is for the arbiter to decide what the incident{ $reference } means for the result, and the complaint is decided with it.
            [allowed] What was done{ $reference } was allowed, so the complaint is not justified.
            [no-breach] What the complaint is about{ $reference } was no breach of the Laws in these circumstances, so the complaint is not justified.
            [no-rule] No rule of this edition is about what happened{ $reference }, so the complaint is not justified.
            [put-right] What was wrong{ $reference } was put right in time, as the Laws provide, so the complaint is not justified.
            [own] The complaint is about the complainant's own act, which is no ground for a complaint.
            [not-proved] It was not found that the incident{ $reference } took place, so the complaint is not justified.
            [decision] The complaint is about a decision of the arbiter{ $reference }. The decision stands, and this edition does not mention appeals.
            [unnamed] There is no incident that the complaint could be about, so it cannot be upheld.
            [unread] What this edition says about the incident{ $reference } is not known to us, so nothing shows whether the complaint is justified.
           *[after-end] The game had already ended, and the rules of play do not apply to what was done later{ $reference }.
        }
    .reading = The Laws have no rule of evidence; we do not let the arbiter take one player's word against the other's. Nor do they say in general until when a breach may be complained of: as we read them, a complaint after the end of the game leaves the result as it is, and only a penalty can still follow.

arbiter-steps-in =
    .title = What the arbiter does unasked
    .rule = The arbiter must see that the Laws are observed and must watch the games. What the Laws do not leave to the players must be dealt with at once, without waiting for a claim.
    .holds =
        { $what ->
            [illegal-move] An illegal move has been completed and can still be put right, so the arbiter who notices it must step in without waiting for a claim and have it put right.
            [out-of-turn] It was the opponent's turn, so the arbiter who sees the move must step in without waiting for a claim and have it taken back.
            [touch] The piece that was touched or released bound the player to another move, so the arbiter who sees the breach must step in without waiting for a claim and enforce that move.
            [clock] The clock of the player having the move must run, so the arbiter must start it on noticing that it does not, without waiting for a claim.
            [breach] What was done{ $reference } is contrary to the Laws, so the arbiter who notices it must step in without waiting for a complaint.
            [ruling] The arbiter needs no complaint in order to do what the Laws demand or allow{ $reference }.
            [flag] The flag is down but does not count as fallen until the arbiter observes it or a player claims it; the arbiter who sees it must announce it without waiting for a claim.
            [position] Legal moves cannot lead to this position, so there has been an irregularity, and the arbiter must step in without waiting for a claim.
           *[time-trouble] A player is short of time, so the arbiter must watch the game. While nothing goes wrong, the arbiter need do nothing else.
        }
    .fails = The arbiter does not step in unasked.
    .reading = The Laws speak of single cases only. That the arbiter acts without a claim on every breach that comes to notice is said by FIDE’s manual for arbiters; by the letter alone the arbiter might have to wait for a claim where no article names the arbiter.

ruling-measured =
    .title = Rulings measured by the Laws
    .rule = A ruling is measured by what the Laws say of the event that it names; one that names no event cannot be measured. It is right if it does what they demand in every part that it touches: the game, the clocks, the moves, the offences, the claims. A position that must be restored and time that must be given or taken belong to every ruling; without them it is incomplete. What the Laws leave to the arbiter is right either way. To do nothing is right only where they demand nothing.
    .holds =
        { $measured ->
            [right] In this matter{ $reference } the arbiter's ruling does all that the Laws demand.
            [incomplete] In this matter{ $reference } the arbiter's ruling is right as far as it goes, but the Laws demand more.
            [untaught] In this matter{ $reference } the letter of the Laws leaves the choice to the arbiter, but the ruling is not what is taught.
            [unread] What this edition says about the matter is not known to us, so the ruling cannot be measured.
           *[wrong] In this matter{ $reference } the arbiter's ruling leaves out what the Laws demand, or orders what they neither demand nor leave to the arbiter.
        }
    .unmet = The ruling is on nothing that the Laws decide here, so it cannot be measured by them.

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
            [yes] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for something that is needed to play, which belongs to good playing conditions, so the arbiter must see to it.
           *[no] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for other playing conditions. The arbiter must see that the conditions are good, and decides what is changed.
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
    .holds = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } a disability or { AGREE($player, sg: "needs", pl: "need") } medical attention, so the arbiter must take special measures.
disabled-wish =
    .title = The wish of a disabled player
    .rule = A reasonable wish of a disabled player, made in time, must be granted unless the opponent would be worse off.
    .holds = The opponent would not be worse off, so the wish of { WHO($player) } must be granted.
    .fails = The opponent would be worse off, so the wish of { WHO($player) } need not be granted.
    .reading = We take a wish to be reasonable and made in time. The alternative asks the arbiter to judge both first.
    .fails-alone = The wish of { WHO($player) } need not be granted.

fair-play-rules =
    .title = Rules against cheating
    .rule = The arbiter must follow the rules or guidelines against cheating.

games-observed =
    .title = Watching the games and enforcing decisions
    .rule = The arbiter must observe the games, especially when the players are short of time, must enforce decisions and must penalise players where that is appropriate.
    .holds =
        { $both ->
            [yes] Both players refused to comply, so the arbiter must enforce compliance and may penalise each of them.
           *[no] { WHO($player) } refused to comply, so the arbiter must enforce compliance and may penalise { WHO($player) }.
        }
    .yields = { $both ->
        [yes] Both players refused to comply, for which the arbiter could otherwise penalise each of them.
       *[no] { WHO($player) } refused to comply, for which the arbiter could otherwise penalise { WHO($player) }.
    }
    .reading = The article names no measure for a single refusal; any penalty of the list may be chosen. FIDE’s manual for arbiters has the player told in advance that the next refusal will cost the game.

assistants =
    .title = Assistants
    .rule = The arbiter may appoint assistants to observe the games, for example when several players are short of time.

extra-time =
    .title = Extra time after a disturbance
    .rule = When the game was disturbed from outside, the arbiter may give one player or both additional time.
    .holds = The disturbance did not come from a player, so the arbiter may give one player or both additional time.

no-intervention =
    .title = No intervention
    .rule = The arbiter may intervene in a game only where the Laws say so.
    .reading = The text does not say whether a player may be shown a position again; we take it to be help for which the Laws do not provide. When a draw claim is checked or the game reconstructed, it is played over again anyway.
    .holds =
        { $why ->
            [not-completed] The clock has not been pressed, so the player can still put the move right, and the arbiter says nothing.
            [only-on-claim] It is for the opponent to claim the breach; without a claim the arbiter does nothing.
            [not-described] By the letter no article has the arbiter act on this breach unasked; it is for the opponent to claim the breach.
            [not-seen] The arbiter has not seen the breach and acts unasked only on what the arbiter has observed, so it is for the opponent to claim it.
            [too-late] The opponent has moved since, so the arbiter can no longer intervene.
            [not-pressed] The clock has not been pressed, but that is for the players to notice, and the arbiter must not mention it.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } to be shown an earlier position. No article provides for such help, so the arbiter must not give it.
           *[nothing-wrong] There is nothing here in which the Laws let the arbiter intervene.
        }

nothing-told =
    .title = What the arbiter does not say
    .rule = The arbiter must not say how many moves have been completed, except when a flag has fallen and the scoresheets are brought up to date. The arbiter must not tell a player that the opponent has completed a move or that the clock was not pressed.
    .holds =
        { $what ->
            [press] Whether the clock has been pressed is for the players to notice, and the arbiter must not mention it.
            [moved] Whether the opponent has completed a move is for the players to notice, and the arbiter must not mention it.
            [advice] What was said is advice, and players may not receive advice from anybody, not even from the arbiter.
            [opponent] The arbiter and outsiders must keep silent about this, but the opponent need not, so { WHO($player) } may say it.
           *[count] No flag has fallen, so the arbiter must not say how many moves have been completed.
        }
    .fails = A flag has fallen, so the number of completed moves may be said when the scoresheets are brought up to date.
    .reading = The article does not name advice on the move to play. As advice from anybody is forbidden to the players, we read it as forbidden to the arbiter as well.
    .fails-alone = The arbiter may say how many moves have been completed, as far as that is needed to bring the scoresheets up to date.

observers-tell-the-arbiter =
    .title = Spectators and other players
    .rule = Whoever observes an irregularity may inform only the arbiter. Players of other games may not speak about a game or interfere in it, and neither may spectators. The arbiter may expel offenders from the playing venue.
    .holds =
        { $what ->
            [flag] Nobody from outside the game may point out a fallen flag. Such a remark is not a claim, and the flag does not count as fallen because of it.
            [advice] What was said is advice, and nobody from outside the game, not even a captain, may advise a player.
            [draw-advice] What was said is advice on a draw, and nobody from outside the game may give it; only the regulations of an event can allow a captain a word about it.
            [disturbance] The disturbance came from somebody who is not playing the game, and nobody from outside may disturb it.
            [claim] Only a player can make a claim or a complaint about the game, so what somebody else says cannot be accepted as one.
            [part] Only a player of the game can do this. Done by somebody else, it has no effect and interferes in the game.
            [over] The game was already over, so what was said later no longer affects it.
            [assistant] What the assistant said or did does not belong to the assistant's task, and anything beyond that task interferes in the game.
            [reported] Only a player can make such a claim. But the arbiter has now been told, and must look into it in person and rule on what is found.
            [look] Anybody may inform the arbiter alone of an irregularity. The report is not a claim, but the arbiter must look into it in person and rule on what is found.
           *[tidings] Whoever is not playing the game may speak about it to the arbiter only, and here the players could hear it.
        }
    .yields = { $what ->
        [flag] Nobody from outside the game could otherwise point out a fallen flag.
        [advice] Nobody from outside the game could otherwise advise a player.
        [draw-advice] Nobody from outside the game could otherwise advise a player on a draw.
        [disturbance] Nobody from outside the game could otherwise disturb it.
        [claim] Only a player could otherwise make a claim or a complaint about the game.
        [part] What only a player of the game can do would otherwise have no effect when somebody else does it.
        [over] The game was already over, so what was said later would no longer affect it.
        [assistant] An assistant would otherwise have to keep to the assistant's task.
        [reported] The arbiter would otherwise look into the report in person and rule on what is found.
        [look] The arbiter would otherwise look into the report in person and rule on what is found.
       *[tidings] Whoever is not playing the game could otherwise speak about it to the arbiter only.
    }
    .fails = Only the arbiter was told, which is permitted.
    .reading = We treat a captain as an outsider; the regulations of an event may let a captain speak for the team, also about a draw. FIDE’s regulations for team events forbid the captain to advise on a draw. That the arbiter, once told, looks in person and rules on what there is to see is guidance of FIDE’s manual for arbiters. The article does not name assistants: we treat one who oversteps the task as an outsider; one could also leave the matter to the assistant's player.
    .fails-alone = It was permitted to tell the arbiter, and nobody else.
captain-speaks =
    .title = What a captain may say
    .rule = A captain may speak to a player in the arbiter’s presence and with the arbiter’s permission, but may advise neither on a draw nor on the position.
    .holds = The captain spoke in the arbiter’s presence, and neither of a draw nor of the position, which is allowed.
    .fails = What the captain said is advice, which is not allowed even in the arbiter’s presence.
captain-on-draws =
    .title = A captain who speaks of a draw
    .rule = In the French club championship a captain may say in the arbiter’s presence how the match stands and whether to make a draw, but nothing about the position.
    .holds = The captain spoke in the arbiter’s presence of the match or of a draw, which is allowed in the French club championship.
    .fails = What the captain said is about the position, which is not allowed even in the arbiter’s presence.

phones-of-everybody =
    .title = The phones of all others
    .rule = Nobody may use a mobile phone or another communication device in the playing venue, or in a contiguous area designated by the arbiter, without the arbiter's authorisation.
    .holds = The device was switched on and not authorised. Without the arbiter's authorisation nobody, neither a spectator nor a captain nor the arbiter, may have one in use in the playing venue or in a designated contiguous area.
    .fails =
        { $approved ->
            [yes] The arbiter has authorised the device.
           *[no] The device was switched off and not used.
        }
    .fails-alone = The device is permitted.

penalties-are-listed =
    .title = Only the penalties of the list
    .rule = The arbiter may impose only the penalties that this article lists, alone or together, and those that other articles name.
    .holds =
        { $listed ->
            [yes] A fine may be imposed only if it was announced in advance, and this one was not.
           *[no] This penalty is not among those listed in this edition.
        }
    .fails = The penalty is one of those listed.
    .reading = We take the list to be complete, apart from the penalties that other articles name; no source treats it as a list of examples.

penalty-warning =
    .title = Warning
    .rule = A penalty may be a warning.
    .holds =
        { $imposed ->
            [no] A warning is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with a warning.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.
told-to-captain =
    .title = What the captain is told
    .rule = What the captain is told counts as told to all players of the team.
    .holds = The captain was warned for the player, which counts as if the player had been told.
video-left-to-arbiter =
    .title = Whether a video recording is examined
    .rule = Only the arbiter decides whether a video recording is examined; no player can demand it.
    .holds = { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for a video recording to be examined, but whether that is done is for the arbiter alone to decide.
video-not-appealed =
    .title = No appeal about examining a video recording
    .rule = Whether a video recording is examined is not open to appeal; the ruling drawn from it is.
    .holds = The appeal is about whether a video recording is examined, and that is not open to appeal.
    .fails = The appeal is not about whether a video recording is examined but against a ruling, which is open to appeal.

penalty-opponent-time =
    .title = More time for the opponent
    .rule = A penalty may be more time for the opponent.
    .holds =
        { $imposed ->
            [no] More time for the opponent is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with more time for the opponent.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

penalty-own-time =
    .title = Less time
    .rule = A penalty may be less time for the offending player.
    .holds =
        { $imposed ->
            [no] Less time for the offending player is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } by taking time off { WHO($player, case: "gen") } clock.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

penalty-opponent-points =
    .title = More points for the opponent
    .rule = A penalty may be a higher score for the opponent in the game, up to the maximum available.
    .holds =
        { $imposed ->
            [no] A higher score for the opponent is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with a higher score for the opponent.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it. How far the arbiter may raise the score below the maximum, and whether the two scores must still make up a whole game, is not said. We leave it to the arbiter; one could also allow only the usual pairs of scores.

penalty-own-points =
    .title = Fewer points
    .rule = A penalty may be a lower score in the game for the offending player.
    .holds =
        { $imposed ->
            [no] A lower score for the offending player is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with a lower score.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it. How far the arbiter may lower the score, and whether the opponent's score must follow, is not said. We leave it to the arbiter; one could also allow only the usual pairs of scores.

penalty-loss =
    .title = Loss of the game
    .rule = A penalty may be the loss of the game.
    .holds =
        { $imposed ->
            [no] The loss of the game is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with the loss of the game.
        }
    .reading = Only the newer texts say that the arbiter then decides the opponent's score. In the older ones we let the opponent win.

penalty-fine =
    .title = Fine
    .rule = A penalty may be a fine that was announced in advance.
    .holds =
        { $imposed ->
            [no] A fine announced in advance is one of the listed penalties.
           *[yes] Fines were announced in advance, so the arbiter may fine { WHO($player) }.
        }
    .fails = No fine was announced in advance, so { WHO($player) } cannot be fined.
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

penalty-rounds =
    .title = Exclusion from rounds
    .rule = A penalty may be exclusion from one or more rounds.
    .holds =
        { $imposed ->
            [no] Exclusion from one or more rounds is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with exclusion from one or more rounds.
        }

penalty-expulsion =
    .title = Expulsion
    .rule = A penalty may be expulsion from the competition.
    .holds =
        { $imposed ->
            [no] Expulsion from the competition is one of the listed penalties.
           *[yes] The arbiter may penalise { WHO($player) } with expulsion from the competition.
        }
    .reading = For 2014 we letter the penalties in the order of 2017. Only a draft of 2012 was seen, and it may have another order; the penalty itself does not depend on it.

expulsion-agreed =
    .title = Expulsion and the organiser
    .rule = Expelling a player from the competition may need the organiser's consent, so the arbiter must first find out whether it does.
    .holds = The expulsion of { WHO($player) } from the competition may need the organiser's consent, so the arbiter must first find out whether it does.
    .reading = The comment says that the consent may be needed, but not when; so we only have the arbiter find out whether it is. One could also require it to be asked for in every case.

fide-ruling =
    .title = Rulings by FIDE
    .rule = A federation may put a question about the Laws to FIDE and obtain a ruling on it.
