### Games without increment and the quickplay finish.

quickplay-finish =
    .title = What a quickplay finish is
    .rule = A quickplay finish is the phase of a game in which all the remaining moves must be completed in a limited time.
quickplay-announced =
    .title = Announcement of the quickplay rules
    .rule = The rules for games without an increment apply only where this was announced beforehand.
    .holds = It was not announced that the rules for a quickplay finish apply, so { WHO($player) } cannot rely on them.
    .fails = It was announced that the rules for a quickplay finish apply.
quickplay-scope =
    .title = Games to which the quickplay rules apply
    .rule = These rules are for standard chess and rapid chess without an increment. They never apply to blitz.
    .holds =
        { $why ->
            [blitz] The rules for a quickplay finish never apply to blitz, so { WHO($player) } cannot rely on them.
            [granted] An increment has already been granted in this game, so { WHO($player) } can no longer rely on the rules for a quickplay finish.
           *[increment] The game is played with an increment, so { WHO($player) } cannot rely on the rules for a quickplay finish.
        }
    .fails = The game is not a blitz game and is played without an increment.
quickplay-increment-request =
    .title = Asking for an increment
    .rule = A player who has the move and less than { DURATION($limit) } left may ask the arbiter to add { DURATION($increment) } for each move of both players. The request is also a draw offer.
    .holds =
        { $offer ->
            [yes] { WHO($player) } has the move and less than { DURATION($limit) } left. The request may be made, and it offers a draw.
           *[no] { WHO($player) } has the move and less than { DURATION($limit) } left. The request may be made, but in this event it cannot offer a draw yet.
        }
    .fails =
        { $missing ->
            [finish] The game is not in a quickplay finish, so nobody may ask for an increment.
            [flag] { WHO($player, case: "gen") } flag has fallen, so it is too late to ask for an increment.
            [time] { WHO($player) } still has { DURATION($limit) } or more, so it is too early to ask for an increment.
           *[turn] { WHO($player) } does not have the move and may not ask for an increment now.
        }
    .holds-alone = { $offer ->
        [yes] The request may be made, and it offers a draw.
       *[no] The request may be made, but it offers no draw yet.
    }
    .fails-alone = The request is inadmissible; play goes on.
quickplay-increment-choice =
    .title = The arbiter may grant the increment
    .rule = If the opponent refuses the draw, the arbiter decides whether the clocks are set with an increment of { DURATION($increment) }.
    .holds = { WHO($opponent) } has refused the draw. Whether both players now receive { DURATION($increment) } for each move is for the arbiter to decide.
quickplay-increment-usual =
    .title = The increment is the usual choice
    .rule = With an electronic clock it is usual to grant the increment of { DURATION($increment) }.
    .holds = It is usual to grant the increment of { DURATION($increment) }.
quickplay-increment-granted =
    .title = The increment is granted
    .rule = When the arbiter grants the request, both clocks must be set with an increment of { DURATION($increment) } and the opponent must be given { DURATION($time) }; then the game continues.
    .holds = The draw was refused and the arbiter grants the request. Both players receive { DURATION($increment) } for each move, { WHO($opponent) } receives { DURATION($time) } at once, and the game continues.
    .fails = The draw offered with the request is still open; only when it has been refused can the increment be granted.
    .fails-alone = The increment cannot be granted yet.
quickplay-claim =
    .title = Claiming a draw with little time left
    .rule =
        { $claimant ->
            [on-move] A player who has the move and less than { DURATION($limit) } left may claim a draw before the flag falls, because the opponent cannot win by normal means or makes no effort to do so.
           *[any-player] A player who has less than { DURATION($limit) } left may claim a draw before the flag falls, because the opponent cannot win by normal means or makes no effort to do so. The player need not have the move.
        }
    .holds =
        { $claimant ->
            [on-move] { WHO($player) } has the move, less than { DURATION($limit) } left and the flag still up, so the claim is admitted.
           *[any-player] { WHO($player) } has less than { DURATION($limit) } left and the flag still up, so the claim is admitted.
        }
    .fails =
        { $missing ->
            [finish] The game is not in a quickplay finish, and only there may a draw be claimed because the opponent cannot win by normal means or makes no effort to.
            [flag] { WHO($player, case: "gen") } flag has already fallen.
            [time] { WHO($player) } still has { DURATION($limit) } or more.
           *[turn] { WHO($player) } does not have the move.
        }
    .reading = From 2014 on such a claim is open where no increment can be had. We admit a player who did not ask for an increment or was refused it. One could also admit the claim only where the clock cannot add time.
quickplay-claim-inadmissible =
    .title = A claim that may not be made
    .rule = A claim that does not meet these conditions is turned away without an examination of its ground.
    .holds = { WHO($player, case: "gen") } claim does not meet the conditions, so its ground is not even examined.
    .reading = The extra time for the opponent belongs to a claim that was examined and rejected, so we give none for such a claim. One could also give the time.
quickplay-claim-clocks =
    .title = The clocks during such a claim
    .rule =
        { $must ->
            [yes] The claimant must stop the clocks and call the arbiter.
           *[no] The claimant may stop the clocks and must call the arbiter.
        }
    .holds =
        { $must ->
            [yes] { WHO($player) } claims the draw and must stop the clocks.
           *[no] { WHO($player) } claims the draw and may stop the clocks.
        }
    .reading = For the stopping of the clocks the article has since 2017 cited Article 6.12.2, which is about screens; the French text cites 6.11.2. We take 6.11.2 to be meant, because it is the article under which a player may stop the clocks; by the letter the reference would say nothing about clocks.
quickplay-draw =
    .title = The arbiter agrees with the claim
    .rule = If the arbiter agrees that the opponent cannot win by normal means or makes no effort to do so, the game is drawn.
    .holds = The arbiter agrees that { WHO($opponent) } cannot win by normal means or makes no effort to do so, so the game is drawn.
    .fails = The arbiter does not agree with { WHO($player, case: "gen") } claim.
quickplay-choice =
    .title = What the arbiter may decide about the claim
    .rule =
        { $reject ->
            [yes] An arbiter who does not agree at once puts the decision off or rejects the claim.
           *[no] An arbiter who does not agree at once puts the decision off; the claim cannot be rejected.
        }
    .holds =
        { $reject ->
            [yes] What becomes of { WHO($player, case: "gen") } claim is for the arbiter to decide; a rejection is possible, too.
           *[no] What becomes of { WHO($player, case: "gen") } claim is for the arbiter to decide; in this edition it cannot be rejected.
        }
quickplay-postponed =
    .title = The decision is put off
    .rule = If the arbiter puts the decision off, the game continues, if possible under the arbiter's eyes, and the opponent may be given { DURATION($time) }.
    .holds = The decision on { WHO($player, case: "gen") } claim is put off. The game continues, if possible under the arbiter's eyes, and the arbiter may give { WHO($opponent) } { DURATION($time) }.
quickplay-after-flag =
    .title = A flag falls while a claim is open
    .rule = Even when a flag has fallen, the game is drawn if the player who would win on time could not win by normal means or had not tried hard enough to do so.
    .holds =
        { $ground ->
            [cannot-win-normally] A claim by { WHO($player) } was still open when the flag fell. The game could not have been won by normal means, so it is drawn and not lost on time.
           *[no-effort] A claim by { WHO($player) } was still open when the flag fell. There had not been enough effort to win by normal means, so the game is drawn and not lost on time.
        }
    .yields = { $ground ->
        [cannot-win-normally] A claim by { WHO($player) } was still open when the flag fell. The game could not have been won by normal means, so it would be drawn and not lost on time.
       *[no-effort] A claim by { WHO($player) } was still open when the flag fell. There had not been enough effort to win by normal means, so the game would be drawn and not lost on time.
    }
    .fails = A claim by { WHO($player) } was still open when the flag fell, but neither of its grounds is found to be true.
    .reading = Only the texts since 2017 say expressly that the opponent of the player whose flag fell is judged. We read the older ones alike. One could also judge the claimant's opponent there, whichever flag fell.
quickplay-rejected =
    .title = The claim is rejected
    .rule = If the arbiter rejects the claim, the opponent must be given { DURATION($time) }, and the game continues.
    .holds = The arbiter rejects { WHO($player, case: "gen") } claim, so { WHO($opponent) } receives { DURATION($time) }, and the game continues.
quickplay-decision-final =
    .title = The decision is final
    .rule = Nobody can appeal against the arbiter's decision on such a claim.
    .holds =
        { $appeal ->
            [yes] { WHO($player) } cannot appeal: the arbiter's decision on a draw claim in a quickplay finish is final.
           *[no] The arbiter has decided on { WHO($player, case: "gen") } claim, and the decision is final.
        }
    .reading = The text of 2014 is not known to us, and that of 1997 does not say; there we leave the general rules on appeals in force.
quickplay-without-arbiter =
    .title = The claim where no arbiter is present
    .rule = Where no arbiter is present, a player who has less than { DURATION($limit) } left may claim the draw before the flag falls. The claim ends the game.
    .holds = No arbiter is present. { WHO($player) } has less than { DURATION($limit) } left and the flag still up, so the claim ends the game.
    .fails =
        { $missing ->
            [finish] The game is not in a quickplay finish, so the claim has no effect.
            [flag] { WHO($player, case: "gen") } flag has already fallen, so the claim comes too late.
           *[time] { WHO($player) } still has { DURATION($limit) } or more, so the claim comes too early.
        }
    .fails-alone = The claim of a draw is inadmissible; play goes on.
quickplay-evidence-of-position =
    .title = Evidence: the final position
    .rule = A player who claims that the opponent cannot win by normal means must write down the final position, and the opponent must verify it.
    .holds = { WHO($player) } claims that { WHO($opponent) } cannot win by normal means, so the final position must be written down and verified.
quickplay-evidence-of-effort =
    .title = Evidence: the scoresheet
    .rule = A player who claims that the opponent makes no effort to win by normal means must hand in the final position and a complete scoresheet, and the opponent must verify both.
    .holds = { WHO($player) } claims that { WHO($opponent) } makes no effort to win by normal means, so a complete scoresheet must be handed in and verified, too.
quickplay-referred =
    .title = The decision of a designated arbiter
    .rule = The claim must be referred to the arbiter who was designated for it.
    .holds =
        { $draw ->
            [yes] The designated arbiter agrees with the claim, so the game is drawn.
           *[no] The designated arbiter does not agree with the claim.
        }
    .reading = The Laws do not say who has won if the designated arbiter does not agree. We only reject the claim and leave the result to the regulations of the event.
