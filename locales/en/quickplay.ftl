### Games without increment and the quickplay finish.

quickplay-finish =
    .title = What a quickplay finish is
    .rule = A quickplay finish is the phase of a game in which all the remaining moves must be completed in a limited time.
quickplay-announced =
    .title = Announcement of the quickplay rules
    .rule = The rules for games without an increment apply only where this was announced beforehand.
    .holds = It had not been announced that the rules for a quickplay finish apply, so { WHO($player) } cannot rely on them.
    .fails = It had been announced that the rules for a quickplay finish apply, as these rules require.
quickplay-scope =
    .title = Games to which the quickplay rules apply
    .rule = These rules are for standard chess and rapid chess without an increment. They never apply to blitz.
    .holds =
        { $why ->
            [blitz] The rules for a quickplay finish never apply to blitz, so { WHO($player) } cannot rely on them.
            [granted] An increment has already been granted in this game, so { WHO($player) } can no longer rely on the rules for a quickplay finish.
           *[increment] The remaining moves are played with an increment, so { WHO($player) } cannot rely on the rules for a quickplay finish, which are for games without one.
        }
    .fails = The game is neither blitz nor played with an increment, and it is for such games that the rules for a quickplay finish are made.
quickplay-increment-request =
    .title = Asking for an increment
    .rule = A player who has the move and less than { DURATION($limit) } left may ask the arbiter to add { DURATION($increment) } for each move of both players. The request counts as a draw offer.
    .holds =
        { $offer ->
            [yes] { WHO($player) } has the move and less than { DURATION($limit) } left, so the request may be made. It counts as a draw offer.
           *[no] { WHO($player) } has the move and less than { DURATION($limit) } left, so the request may be made. This event restricts draw offers, so the request does not count as one here.
        }
    .fails =
        { $missing ->
            [finish] The game is not in a quickplay finish, so nobody may ask for an increment.
            [flag] { WHO($player, case: "gen") } flag had already fallen, so it was too late to ask for an increment.
            [time] { WHO($player) } still has { DURATION($limit) } or more left, and an increment may be asked for only with less than that, so the request comes too early.
           *[turn] { WHO($player) } does not have the move, and only the player having the move may ask for an increment.
        }
    .holds-alone =
        { $offer ->
            [yes] The request is admissible and counts as a draw offer.
           *[no] The request is admissible, but as this event restricts draw offers, it does not count as one.
        }
    .fails-alone = The request is inadmissible; play goes on.
quickplay-increment-choice =
    .title = The arbiter may grant the increment
    .rule = If the opponent refuses the draw, the arbiter decides whether the clocks are set with an increment of { DURATION($increment) }.
    .holds = { WHO($opponent) } refused the draw, so the arbiter decides whether both players receive { DURATION($increment) } more for each move. If so, { WHO($opponent) } also receives extra time at once.
quickplay-increment-usual =
    .title = The increment is the usual choice
    .rule = With an electronic clock the arbiter normally grants the increment of { DURATION($increment) }.
    .holds = With an electronic clock the arbiter normally grants the increment of { DURATION($increment) }.
quickplay-increment-granted =
    .title = The increment is granted
    .rule = The arbiter may grant an increment only at the request of a player, and only after the opponent has refused the draw. Then both clocks must be set with an increment of { DURATION($increment) }, the opponent must be given { DURATION($time) }, and the game continues.
    .holds = The draw was refused, and the arbiter has granted the request. Both players receive { DURATION($increment) } more for each move, { WHO($opponent) } also receives { DURATION($time) } at once, and the game continues.
    .fails = The draw offer contained in the request is still open; the increment can be granted only after it has been refused.
    .fails-alone = The increment cannot be granted yet.
    .unmet = Nobody asked for an increment, so there is none to be granted.
quickplay-claim =
    .title = Claiming a draw with little time left
    .rule =
        { $claimant ->
            [on-move] A player who has the move and less than { DURATION($limit) } left may claim a draw before the flag falls, because the opponent cannot win by normal means or makes no effort to do so.
           *[any-player] A player who has less than { DURATION($limit) } left may claim a draw before the flag falls, because the opponent cannot win by normal means or makes no effort to do so. The player need not have the move.
        }
    .holds =
        { $claimant ->
            [on-move] { WHO($player) } has the move, less than { DURATION($limit) } left and the flag still up, so the claim is admissible.
           *[any-player] { WHO($player) } has less than { DURATION($limit) } left and the flag still up, so the claim is admissible.
        }
    .fails =
        { $missing ->
            [finish] The game is not in a quickplay finish, and only there may a draw be claimed on the ground that the opponent cannot win by normal means or makes no effort to do so.
            [flag] { WHO($player, case: "gen") } flag had already fallen, and such a claim must be made before that.
            [time] { WHO($player) } still has { DURATION($limit) } or more left, and such a claim may be made only with less than that.
           *[turn] { WHO($player) } does not have the move, and only the player having the move may make such a claim.
        }
    .reading = From 2014 on such a claim is open where no increment can be had. We admit a player who did not ask for an increment or was refused it. One could also admit the claim only where the clock cannot add time.
quickplay-claim-inadmissible =
    .title = An inadmissible claim
    .rule = A claim for which the conditions are not met is rejected without an examination of its ground.
    .holds = { WHO($player, case: "gen") } claim is not admissible, so its ground is not even examined, and the opponent receives no extra time for it.
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
            [yes] { WHO($player) } claims the draw and so must stop the clocks and call the arbiter.
           *[no] { WHO($player) } claims the draw and so may stop the clocks and must call the arbiter.
        }
    .reading = For the stopping of the clocks the article has since 2017 cited Article 6.12.2, which is about screens; the French text cites 6.11.2. We take 6.11.2 to be meant, because it is the article under which a player may stop the clocks; by the letter the reference would say nothing about clocks.
quickplay-draw =
    .title = The arbiter agrees with the claim
    .rule = Such a draw is declared only upon a player's claim: if the arbiter agrees that the opponent cannot win by normal means or makes no effort to do so, the game is drawn.
    .holds =
        { $ground ->
            [cannot-win-normally] The arbiter agrees that { WHO($opponent) } cannot win by normal means, so the game is drawn.
            [no-effort] The arbiter agrees that { WHO($opponent) } { AGREE($opponent, sg: "makes", pl: "make") } no effort to win by normal means, so the game is drawn.
           *[claimed] The arbiter agrees with the ground on which { WHO($player) } claimed the draw, so the game is drawn.
        }
    .fails = The arbiter does not agree with the ground on which { WHO($player) } claimed the draw.
    .unmet = Nobody claimed a draw under these Guidelines, so there is no claim with which the arbiter could agree.
quickplay-choice =
    .title = What the arbiter may decide about the claim
    .rule =
        { $reject ->
            [yes] If the arbiter does not agree with the claim straight away, the decision is postponed or the claim is rejected.
           *[no] If the arbiter does not agree with the claim straight away, the decision is postponed; the claim cannot be rejected.
        }
    .holds =
        { $reject ->
            [yes] If the arbiter agrees with { WHO($player, case: "gen") } claim, the game is drawn; if not, the decision is postponed or the claim is rejected.
           *[no] If the arbiter agrees with { WHO($player, case: "gen") } claim, the game is drawn; if not, the decision is postponed, because in this edition the claim cannot be rejected.
        }
quickplay-postponed =
    .title = The decision is postponed
    .rule = If the arbiter postpones the decision, the game continues, if possible in the presence of an arbiter, and the opponent may be given { DURATION($time) } of extra time.
    .holds = The decision on { WHO($player, case: "gen") } claim is postponed and is taken later, at the latest after a flag has fallen. Until then the game continues, if possible in the presence of an arbiter, who may give { WHO($opponent) } { DURATION($time) } of extra time.
quickplay-after-flag =
    .title = A flag falls while a claim is open
    .rule = Even when a flag has fallen, the game is drawn if the player who would win on time could not win by normal means or had not tried hard enough to do so.
    .holds =
        { $ground ->
            [cannot-win-normally] { WHO($player, case: "gen") } claim was still open when the flag fell. The player who would win on time could not have won by normal means, so the game is drawn and not lost on time.
           *[no-effort] { WHO($player, case: "gen") } claim was still open when the flag fell. The player who would win on time had not made enough effort to win by normal means, so the game is drawn and not lost on time.
        }
    .yields =
        { $ground ->
            [cannot-win-normally] { WHO($player, case: "gen") } claim was still open when the flag fell. The player who would win on time could not have won by normal means, which would otherwise draw the game.
           *[no-effort] { WHO($player, case: "gen") } claim was still open when the flag fell. The player who would win on time had not made enough effort to win by normal means, which would otherwise draw the game.
        }
    .fails = { WHO($player, case: "gen") } claim was still open when the flag fell, but the player who would win on time can win by normal means and makes an effort to do so, so the claim brings no draw.
    .reading = Only the texts since 2017 say expressly that the opponent of the player whose flag fell is judged. We read the older ones alike. One could also judge the claimant's opponent there, whichever flag fell.
    .result = The game is drawn on the claim and not lost on time.
quickplay-rejected =
    .title = The claim is rejected
    .rule = If the arbiter rejects the claim, the opponent must be given { DURATION($time) }, and the game continues.
    .holds = The arbiter rejected { WHO($player, case: "gen") } claim, so { WHO($opponent) } receives { DURATION($time) } of extra time, and the game continues.
quickplay-decision-final =
    .title = The decision is final
    .rule = Nobody can appeal against the arbiter's decision on such a claim.
    .holds =
        { $appeal ->
            [yes] { WHO($player) } cannot appeal, because the arbiter's decision on a draw claim in a quickplay finish is final.
           *[no] The arbiter has decided on { WHO($player, case: "gen") } claim, and that decision is final.
        }
    .reading = The text of 2014 is not known to us, and that of 1997 does not say; there we leave the general rules on appeals in force.
quickplay-without-arbiter =
    .title = The claim where no arbiter is present
    .rule = Where no arbiter is present, a player who has less than { DURATION($limit) } left may claim the draw before the flag falls. The claim ends the game.
    .holds = No arbiter is present. { WHO($player) } has less than { DURATION($limit) } left and the flag still up, so the claim ends the game.
    .fails =
        { $missing ->
            [finish] The game is not in a quickplay finish, and only there can the draw be claimed without an arbiter, so the claim has no effect.
            [flag] { WHO($player, case: "gen") } flag had already fallen, so the claim came too late.
           *[time] { WHO($player) } still has { DURATION($limit) } or more left, so the claim comes too early.
        }
    .fails-alone = The draw claim is inadmissible; play goes on.
quickplay-evidence-of-position =
    .title = Evidence: the final position
    .rule = A player who claims that the opponent cannot win by normal means must write down the final position, and the opponent must verify it.
    .holds = { WHO($player) } claims that { WHO($opponent) } cannot win by normal means, so { WHO($player) } must write down the final position, and { WHO($opponent) } must verify it.
quickplay-evidence-of-effort =
    .title = Evidence: the scoresheet
    .rule = A player who claims that the opponent makes no effort to win by normal means must hand in the final position and a complete scoresheet, and the opponent must verify both.
    .holds = { WHO($player) } claims that { WHO($opponent) } makes no effort to win by normal means, so { WHO($player) } must hand in the final position and a complete scoresheet, and { WHO($opponent) } must verify both.
quickplay-referred =
    .title = The decision of a designated arbiter
    .rule = The claim must be referred to the arbiter who was designated for it.
    .holds =
        { $draw ->
            [yes] The claim had ended the game. The designated arbiter agrees with it, so the game is drawn.
           *[no] The designated arbiter does not agree with the claim, so it is rejected. The Laws do not say what the result is then; that is left to the regulations of the event.
        }
    .reading = The Laws do not say who has won if the designated arbiter does not agree. We only reject the claim and leave the result to the regulations of the event.
