# The conduct of the players: leaving, help, devices, disturbance, refusal, and what players may ask for.
# $who is "both" where an act of both players is judged; otherwise $player is meant.

conduct-standard =
    .title = Behaviour worthy of the game
    .rule =
        { $standard ->
            [etiquette] High standards of etiquette are expected of the players.
           *[disrepute] The players must do nothing that brings the game of chess into disrepute.
        }
    .holds =
        { $standard ->
            [etiquette]
                { $both ->
                    [yes] The behaviour of both players falls short of the high standard of etiquette that the Laws expect.
                   *[no] { WHO($player, case: "gen") } behaviour falls short of the high standard of etiquette that the Laws expect.
                }
           *[disrepute]
                { $both ->
                    [yes] The behaviour of both players brings the game of chess into disrepute.
                   *[no] { WHO($player, case: "gen") } behaviour brings the game of chess into disrepute.
                }
        }
    .fails =
        { $standard ->
            [etiquette]
                { $both ->
                    [yes] The behaviour of both players may be unpleasant, but does not fall short of the standard of etiquette that the Laws expect.
                   *[no] { WHO($player, case: "gen") } behaviour may be unpleasant, but does not fall short of the standard of etiquette that the Laws expect.
                }
           *[disrepute]
                { $both ->
                    [yes] The behaviour of both players does not bring the game of chess into disrepute.
                   *[no] { WHO($player, case: "gen") } behaviour may be unpleasant, but does not bring the game of chess into disrepute.
                }
        }
    .fails-alone = There is nothing to penalise.
arranged-result =
    .title = An arranged result
    .rule = Where it is clear that a result was arranged, those who arranged it must be penalised, whether or not the arrangement brings chess into disrepute.
    .holds = { $both ->
        [yes] It is clear that both players arranged the result, so both must be penalised, whether or not that brings chess into disrepute.
       *[no] It is clear that { WHO($player) } arranged the result, which must be penalised, whether or not it brings chess into disrepute.
    }

drunkenness-usually-costs =
    .title = A player who is drunk
    .rule = For a player who comes to the game drunk but disturbs nobody, exclusion from the round is the usual penalty.
    .holds =
        { $both ->
            [yes] Both players came to the game drunk; exclusion from the round is the usual penalty.
           *[no] { WHO($player) } came to the game drunk; exclusion from the round is the usual penalty.
        }

playing-venue =
    .title = The playing venue
    .rule = The playing venue is the playing area together with the rest rooms, the toilets, the refreshment area, the area set aside for smoking and any other place that the arbiter designates.
    .reading = The text of 2014 was not seen as a whole. Its letters a to c are taken to be the three cases that need permission, so that both definitions stand before them.

playing-area =
    .title = The playing area
    .rule = The playing area is the place where the games of the competition are played.

leaving-the-venue =
    .title = Leaving the playing venue
    .rule = A player may leave the playing venue only with the arbiter's permission.
    .holds =
        { $asked ->
            [yes] { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } the arbiter's permission to leave the playing venue, whoever has the move.
           *[no] { WHO($player) } left the playing venue without the arbiter's permission.
        }
    .fails =
        { $why ->
            [permission] { WHO($player) } had the arbiter's permission to leave the playing venue.
            [emergency] The alarm or emergency was reason enough to leave the playing venue at once.
           *[between-sessions] The game is adjourned, and between the sessions { WHO($player) } may leave the playing venue without permission.
        }
    .reading = We take it that an alarm leaves no time to ask; the text names no exception.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to leave the playing venue.

leaving-the-area =
    .title = Leaving the playing area
    .rule = The player having the move may leave the playing area only with the arbiter's permission.
    .holds =
        { $leave ->
            [asked] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move and so { AGREE($player, sg: "needs", pl: "need") } the arbiter's permission to leave the playing area.
            [left] { WHO($player) } had the move and left the playing area without the arbiter's permission.
           *[free] It is not { WHO($player, case: "gen") } turn to move, so { WHO($player) } may leave the playing area without permission.
        }
    .fails =
        { $why ->
            [permission] { WHO($player) } had the arbiter's permission to leave the playing area.
            [emergency] The alarm or emergency was reason enough to leave the playing area at once.
           *[not-on-move] It was not { WHO($player, case: "gen") } turn to move, so no permission was needed to leave the playing area.
        }
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to leave the playing area.
    .unmet = No player having the move left the playing area; getting up from the board needs no permission.
far-corner =
    .title = The far corner of a large hall
    .rule = A player who has the move may walk in their own aisle, but needs permission to go to the far corner of a large hall.
    .holds = { WHO($player) } had the move and went to a far corner of the hall without the arbiter's permission.
    .fails = { WHO($player) } had the arbiter's permission to go to the far corner of the hall.

outsiders-stay-out =
    .title = Who may enter the playing area
    .rule = Anybody who is neither a player nor an arbiter may enter the playing area only with the arbiter's permission.
    .holds = A person who is neither playing nor an arbiter entered the playing area without the arbiter's permission.
    .fails = The arbiter had given permission to enter the playing area.
    .fails-alone = Entry was permitted.
spectators-kept-out =
    .title = Spectators are usually kept out
    .rule = As far as possible, spectators should not be let into the playing area.
    .holds = A spectator entered the playing area without permission, and spectators are kept out of it as far as possible.
    .fails = The spectator had the arbiter's permission and so did not have to be kept out.

reporting-to-leave =
    .title = Reporting before leaving
    .rule = The regulations of an event may oblige the player who does not have the move to tell the arbiter before leaving the playing area.
    .holds =
        { $asked ->
            [yes] { WHO($player) } { AGREE($player, sg: "tells", pl: "tell") } the arbiter beforehand by asking, as this event demands, and may leave the playing area.
           *[no] In this event { WHO($player) } had to tell the arbiter before leaving the playing area, and did not do so.
        }
    .fails = { WHO($player) } told the arbiter before leaving the playing area, as this event demands.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to leave the playing area.

no-outside-help =
    .title = No help from outside
    .rule = During play a player may not use notes, sources of information or advice, nor analyse any game on another chessboard.
    .holds =
        { $help ->
            [notes] { WHO($player) } used notes during play.
            [information] { WHO($player) } used a source of information during play.
            [advice] { WHO($player) } used advice during play.
            [asked] Notes, books and other boards may not be used during play, and { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } for just that.
           *[second-board] { WHO($player) } analysed on another chessboard during play.
        }

device-forbidden =
    .title = No electronic devices
    .rule =
        { $device ->
            [unless-off] Without the arbiter's permission a player may not bring a mobile phone or another electronic means of communication into the playing venue, unless it is completely switched off.
            [phone] During a game a player may not have a mobile phone or another electronic means of communication in the playing venue without the arbiter's permission.
           *[device] During a game a player may not have an electronic device in the playing venue, unless the arbiter has specifically approved it.
        }
    .holds =
        { $asked ->
            [yes] Only a device that the arbiter has approved may be used, so { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } the arbiter's permission.
           *[no]
                { $both ->
                    [yes] Both players had a device in the playing venue without the arbiter's approval.
                   *[no] { WHO($player) } had a device in the playing venue without the arbiter's approval.
                }
        }
    .yields = { $asked ->
        [yes] Only a device that the arbiter has approved may be used, so { WHO($player) } would need the arbiter's permission.
       *[no] { $both ->
            [yes] Both players had a device in the playing venue without the arbiter's approval, which would otherwise be a breach of conduct.
           *[no] { WHO($player) } had a device in the playing venue without the arbiter's approval, which would otherwise be a breach of conduct.
        }
    }
    .fails =
        { $why ->
            [approved] The arbiter has approved the device.
            [before] This article forbids devices during a game, and the game had not yet begun.
            [elsewhere] The device was not in the playing venue, but in a contiguous area.
            [not-evident]
                { $both ->
                    [yes] It is not evident that the players have a device.
                   *[no] It is not evident that { WHO($player) } { AGREE($player, sg: "has", pl: "have") } a device.
                }
           *[off] The device was completely switched off, and in this edition that is enough.
        }
    .fails-alone = { $why ->
        [approved] The device is permitted.
        [before] No measure is taken, since the game had not yet begun.
        [elsewhere] The device may stay in the contiguous area.
        [not-evident]
            { $both ->
                [yes] No measure is taken against the players.
               *[no] No measure is taken against { WHO($player) }.
            }
       *[off] The device is permitted.
    }

device-in-bag =
    .title = A device in a bag
    .rule =
        { $bag ->
            [not-carried] The regulations of an event may allow a player to keep a device in a bag, provided that it is completely switched off.
           *[placed-as-agreed] The regulations of an event may allow a player to keep a device in a bag, provided that it is completely switched off. The bag must stand where the player has agreed with the arbiter.
        }
    .holds =
        { $both ->
            [yes] Both devices were in a bag and completely switched off, as this event allows.
           *[no] { WHO($player, case: "gen") } device was in a bag and completely switched off, as this event allows.
        }
    .fails =
        { $both ->
            [yes] The devices were in a bag, but not completely switched off.
           *[no] { WHO($player, case: "gen") } device was in a bag, but not completely switched off.
        }
    .reading = For 2014 this is the rule as it was amended on 1 October 2014, known to us from secondary sources; an event under the older text does not choose this option.

bag-not-used =
    .title = No use of the bag without permission
    .rule =
        { $bag ->
            [not-carried] A player may not carry a bag that holds a device without the arbiter's permission.
           *[placed-as-agreed] Neither player may use a bag that holds a device without the arbiter's permission.
        }
    .holds =
        { $asked ->
            [yes] { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } the arbiter's permission to use the bag with the device.
           *[no] { WHO($player) } took the bag with the device without the arbiter's permission.
        }
    .yields = { $asked ->
        [yes] { WHO($player) } would need the arbiter's permission to use the bag with the device.
       *[no] { WHO($player) } took the bag with the device without the arbiter's permission, which would otherwise be a breach.
    }
    .fails = { WHO($player) } had the arbiter's permission to take the bag with the device.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to take the bag.
    .unmet = The event has no rule by which a device may be kept in a bag.
bag-to-the-toilet =
    .title = The bag is not taken to the toilet
    .rule = The bag that holds a device may not be taken to the toilet.
    .holds = { WHO($player) } took the bag with the device to the toilet.

device-loses =
    .title = A device that costs the game
    .rule =
        { $device ->
            [ring-loses] A player whose mobile phone rings in the playing venue during play loses the game. The arbiter must decide the opponent's score.
            [sound-loses] A player whose device makes a sound in the playing venue loses the game. The opponent wins; the game is drawn if the opponent cannot win by any series of legal moves.
            [presence-loses] If it is evident that a player has brought such a device into the playing venue, the player loses the game and the opponent wins. The regulations of an event may set a milder penalty.
           *[on-person-loses] If it is evident that a player has such a device on their person in the playing venue, the player loses the game and the opponent wins. The regulations of an event may set a milder penalty.
        }
    .holds =
        { $result ->
            [open] { WHO($player, case: "gen") } phone rang during play, which costs the game; the arbiter must decide what the opponent scores.
            [draw] { WHO($player, case: "gen") } device made a sound, which costs the game; but the opponent cannot win by any series of legal moves, so the game is drawn.
            [both-lose] The device of each player costs that player the game, so both lose.
            [forfeit] Whoever carries a device in the playing venue loses the game; this article does not ask whether the game has begun. As it had not yet begun, it is lost by forfeit.
            [milder] A device on a player would cost the game, but this event has set a milder penalty, which applies instead.
            [sound-loses] { WHO($player, case: "gen") } device made a sound in the playing venue, which costs the game.
            [presence-loses] { WHO($player) } evidently brought a device into the playing venue, which costs the game, whether it was switched on or not and whatever material the opponent had left.
           *[on-person-loses] It is evident that { WHO($player) } { AGREE($player, sg: "was", pl: "were") } carrying a device in the playing venue, which costs the game, whether it was switched on or not and whatever material the opponent had left.
        }
    .yields = { $result ->
        [open] { WHO($player, case: "gen") } phone rang during play, which would otherwise cost the game.
        [draw] { WHO($player, case: "gen") } device made a sound, which would otherwise cost the game.
        [both-lose] The device of each player would otherwise cost that player the game.
        [forfeit] A device that is found on a player before the game would otherwise cost the game by forfeit.
        [milder] A device on a player would otherwise bring the milder penalty that this event has set.
        [sound-loses] { WHO($player, case: "gen") } device made a sound in the playing venue, which would otherwise cost the game.
        [presence-loses] { WHO($player) } evidently brought a device into the playing venue, which would otherwise cost the game.
       *[on-person-loses] It is evident that { WHO($player) } { AGREE($player, sg: "was", pl: "were") } carrying a device in the playing venue, which would otherwise cost the game.
    }
    .fails =
        { $why ->
            [approved] The arbiter has approved the device, so it does not cost the game.
            [before] The game had not yet begun, and a device costs the game only while it is in progress.
            [silent] The device made no sound, and only a sound costs the game.
            [bag] The device was in a bag, where this event allows it, so it does not cost the game.
            [not-on-person] The device was not on the player's person, so it does not cost the game.
           *[not-evident] It is not evident that the player has the device, so it does not cost the game.
        }
    .reading = The Laws do not say what follows when the devices of both players come to light at once. We let each lose by their own device. One could also let the device that was noticed first decide, where there is such an order. That in the newer editions a device found before the game costs it, too, is our reading as well: the ban itself speaks only of the time during a game.
latecomers-device =
    .title = The device of a latecomer
    .rule = A player who comes after the start with a device must be given the chance, before the first move, to hand it in or to put it into a bag where the event allows that.
    .holds = { WHO($player) } came after the start and has not yet made a move, so the arbiter must first give { WHO($player) } the chance to hand the device in.
    .fails = { WHO($player, case: "gen") } device had already come to light, and the chance to hand it in is given only once.
    .reading = The chance is given once; a device that comes to light later costs the game. One could also give it again until the first move.
device-before-both-moved =
    .title = A device before both players have moved
    .rule = A game that a device costs before both players have made a move counts as a forfeit: it was not played and is not rated. The same holds where the opponent has still to come and does so within the default time.
    .holds =
        { $awaited ->
            [yes] { WHO($opponent) } { AGREE($opponent, sg: "was", pl: "were") } still absent when the device came to light and { AGREE($opponent, sg: "comes", pl: "come") } later, within the default time, so the two players had not each made a move. { WHO($player) } therefore { AGREE($player, sg: "loses", pl: "lose") } by forfeit: the game counts as not played and is not rated.
           *[no] The two players had not each made a move, so { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } by forfeit: the game counts as not played and is not rated.
        }
device-and-nobody-else =
    .title = A device, and an opponent who does not come in time
    .rule = Where a device costs a player the game and the opponent has still to come, but does not do so within the default time, both lose by forfeit: the game was not played and is not rated.
    .holds = The device costs { WHO($player) } the game, and { WHO($opponent) }, who does not come within the default time, loses by being late. So both lose by forfeit, and the game is not rated.
    .yields = The device would cost { WHO($player) } the game, and { WHO($opponent) }, who does not come within the default time, would lose by being late. So both would lose by forfeit.
    .reading = The comment speaks only of an opponent who comes in time. One who does not has lost by being late, as the other player has by the device. One could also leave the win to the opponent, because the game was over before the default time ran out.

inspection =
    .title = Inspection of a player
    .rule = The arbiter may require a player to let clothes, bags, other items or the body be inspected in private. The arbiter, or a person authorised by the arbiter, must make the inspection and must be of the same gender as the player.
    .holds = The arbiter may require { WHO($player) } to submit to an inspection, provided that it is made in private and by a person of the same gender.
    .yields = The arbiter could otherwise require { WHO($player) } to submit to an inspection.
    .fails =
        { $why ->
            [gender] The person who is to inspect { WHO($player) } is of another gender, but only a person of the same gender may do so.
           *[public] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } to be inspected in front of others, but an inspection must be made in private.
        }
    .fails-alone = { $why ->
        [gender] { WHO($player) } may not be inspected by a person of another gender.
       *[public] { WHO($player) } may not be inspected in front of others.
    }

inspection-refused =
    .title = Refusing an inspection
    .rule = A player who refuses to comply with the obligation to be inspected must be penalised from the list of penalties.
    .holds = { WHO($player) } refused an inspection that the arbiter could properly require.
    .yields = { WHO($player) } refused an inspection, which would otherwise lead to a penalty.
    .fails =
        { $why ->
            [gender] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to refuse, because the person who was to make the inspection is of another gender.
            [witness] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to refuse, because there was no witness of the same gender.
           *[public] { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to refuse, because the inspection was not to be in private.
        }
    .fails-alone = { WHO($player) } was entitled to refuse this inspection.

national-law =
    .title = What the law of the country forbids
    .rule = The law of the host country takes precedence over FIDE’s rules: the arbiter must not enforce a rule that it forbids.
    .holds = The law of the country forbids such an inspection and takes precedence over FIDE’s rule, so { WHO($player) } need not submit to it.
    .reading = What a player shows voluntarily is not a search. One could bar every inspection of bags, too.
inspection-ground =
    .title = Grounds for an inspection
    .rule = An inspection is usual only on suspicion, or after a formal complaint that is not evidently unfounded.
    .holds = There are no grounds for suspecting { WHO($player) }, and without them an inspection is not usual.
    .fails = There are grounds for suspecting { WHO($player) }, so the inspection is not unusual.

inspection-witness =
    .title = Witnesses of an inspection
    .rule = A player must be inspected in a separate room, before a witness of the same gender. The player may add a witness of any gender; nobody else may be present.
    .holds = { $attends ->
        [missing] There is no witness, although one of the same gender as { WHO($player) } must be present.
        [other-gender] The witness must be of the same gender as { WHO($player) }, and this one is not.
        [refused] There was no witness of the same gender, so { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to refuse the inspection.
       *[own] Besides the arbiter's witness { WHO($player) } may bring one of any gender.
    }
    .fails =
        { $told ->
            [yes] A witness of the same gender as { WHO($player) } is present.
           *[no] It is assumed that a witness of the same gender as { WHO($player) } is present.
        }

inspection-time =
    .title = When a player is inspected
    .rule = An inspection on suspicion takes place before the game or right after it. During the game it is usual only where the suspicion is overwhelming or it is to be feared that the evidence will vanish.
    .holds = { $now ->
        [before] The game has not begun, and an inspection on suspicion is usual before the game.
        [after] The game is over, and an inspection on suspicion is usual right after the game.
        [urgent] The suspicion of { WHO($player) } is overwhelming, or the evidence may vanish, so it is usual not to leave the inspection until the end of the game.
       *[during] The suspicion is not overwhelming, and the evidence is not likely to vanish, so the inspection of { WHO($player) } can wait until the game is over and is not usual now.
    }

inspection-at-any-time =
    .title = Inspection after leaving or a complaint
    .rule = A player who has left the playing venue during the game, or whom the opponent has accused, may be inspected at any time without further ground.
    .holds = { $opened ->
        [left] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } left the playing venue during the game, so an inspection needs no further ground.
       *[accused] The opponent has accused { WHO($player) }, so an inspection needs no further ground.
    }
    .yields = { $opened ->
        [left] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } left the playing venue during the game, so an inspection would need no further ground.
       *[accused] The opponent has accused { WHO($player) }, so an inspection would need no further ground.
    }

inspection-once =
    .title = Once in a round
    .rule = A player who has left the playing venue during the game, or whom the opponent has accused, may be inspected only once in a round.
    .holds = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } already been inspected in this round, and to have left the venue or to be accused justifies no second inspection.
    .fails = { $why ->
        [first] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not yet been inspected in this round, so this rule does not stand in the way.
       *[overwhelming] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } already been inspected in this round, but the overwhelming suspicion is a ground of its own.
    }
    .reading = An overwhelming suspicion is a ground of its own and may lead to another inspection. One could bar another inspection, too.

inspection-asked-again =
    .title = Asked a second time
    .rule = A player who refuses an inspection is usually asked a second time and warned that the refusal may cost the game.
    .holds = { WHO($player) } refused for the first time, so it is usual to ask again and to warn { WHO($player) } that a refusal may cost the game.

suspect-not-named =
    .title = No suspect is named
    .rule = An arbiter who asks players whether anything worried them must neither name nor hint at a suspect.
    .holds = The arbiter told players that { WHO($player) } { AGREE($player, sg: "is", pl: "are") } suspected, although no suspect may be named or hinted at.
    .fails = Only another arbiter was told that { WHO($player) } { AGREE($player, sg: "is", pl: "are") } suspected, and the ban concerns what players are told.
    .fails-alone = The arbiter was entitled to tell another arbiter.

accusation-to-the-arbiter =
    .title = To whom a suspicion may be told
    .rule = Nothing is done against a player who honestly tells only the arbiter of a suspicion. Whoever spreads it or acts in malice must be penalised severely and reported to FIDE.
    .holds = { $made ->
        [honestly] { WHO($player) } told an honest suspicion to the arbiter alone, for which no player is penalised.
        [in-malice] { WHO($player) } accused the opponent in malice, which must be penalised severely and reported to FIDE.
       *[to-others] { WHO($player) } accused the opponent in front of others, which must be penalised severely and reported to FIDE.
    }

accusation-in-writing =
    .title = An accusation is made in writing
    .rule = An accusation of cheating may be accepted only in writing, on the form for it, with all its grounds. The arbiter must tell the accuser what an unfounded accusation may cost, look into it and send it to FIDE.
    .holds = { $written ->
        [yes] The accusation was made in writing, so the arbiter must look into it.
       *[no] The accusation was not made in writing, so it cannot be accepted in this form.
    }

accusation-dismissed =
    .title = An accusation without ground
    .rule = An accusation without a reasonable ground may be dismissed. That somebody plays too well for the rating is no such ground by itself.
    .holds = { $strength ->
        [yes] That somebody plays too well for their rating is no ground by itself, so the accusation may be dismissed.
       *[no] The accusation has no reasonable ground, so it may be dismissed.
    }
    .fails = The accusation has a reasonable ground, so it may not be dismissed for lack of one.

accusing-without-ground =
    .title = Accusing without ground
    .rule = Whoever accuses a player of cheating without a reasonable ground breaks the rules on fair play. A player who tells only the arbiter is free.
    .holds = { WHO($player) } accused the opponent before others without a reasonable ground, which breaks the rules on fair play.
    .fails = { $told ->
        [yes] { WHO($player) } told only the arbiter, which is no offence.
       *[no] The accusation has a reasonable ground, so it does not break the rules on fair play.
    }

fair-play-offence =
    .title = Fair play without any cheating
    .rule = A forbidden device in the playing venue and the refusal of an inspection break the rules on fair play even where nobody has cheated.
    .holds =
        { $what ->
            [device] { $both ->
                [yes] Both players had a forbidden device in the playing venue, which breaks the rules on fair play even if neither has cheated.
               *[no] { WHO($player) } had a forbidden device in the playing venue, which breaks the rules on fair play even without any cheating.
            }
           *[refusal] { $both ->
                [yes] Both players refused the inspection, which breaks the rules on fair play even if neither has cheated.
               *[no] { WHO($player) } refused the inspection, which breaks the rules on fair play even without any cheating.
            }
        }

program-in-use =
    .title = A chess program in use
    .rule = Where somebody, a player or a spectator, has a chess program in use in the area, the arbiter must act at once, together with the chief arbiter.
    .holds = A chess program is in use, so the arbiter must act at once, together with the chief arbiter.

screening-is-no-proof =
    .title = A screening is not proof
    .rule = That moves agree with those of a program is a reason to watch the game more closely, and never the final proof.
    .holds = That moves agree with those of a program is a reason to watch the game more closely, but no proof of cheating.

accuser-plays-on =
    .title = A player with a suspicion plays on
    .rule = A player who suspects the opponent should play on and should not speak to the opponent about it.
    .holds = { WHO($player) } should play on and should not speak to the opponent about the suspicion.

smoking =
    .title = Smoking
    .rule = { $electronic ->
        [yes] Smoking, including e-cigarettes, is permitted only in the section of the venue that the arbiter has designated for it.
       *[no] Smoking is permitted only in the section of the venue that the arbiter has designated for it.
    }
    .holds = { WHO($player) } smoked outside the place set aside for smoking, and smoking is permitted nowhere else.
    .fails = { WHO($player) } smoked in the place set aside for smoking.
    .reading = Where e-cigarettes are not named, we let nothing follow from using one; the alternative counts it as smoking.
    .fails-alone = Smoking was permitted there.

finished-players =
    .title = Players who have finished
    .rule = Players who have finished their games are spectators.
    .holds = The game is over, so its players count as spectators, and a spectator who disturbs may be expelled from the playing venue.
looking-on =
    .title = Watching after one's own game
    .rule = Players who have finished may have to leave the playing area, but usually get a few minutes to watch, if they disturb nobody.
    .holds = { WHO($player, case: "gen") } game is over, and a few minutes to watch are usually granted, as long as nobody is disturbed.

distraction =
    .title = Distracting the opponent
    .rule =
        { $claims ->
            [no] It is forbidden to distract or annoy the opponent in any way, for example by offering a draw again and again.
           *[yes] { $noise ->
                [no] It is forbidden to distract or annoy the opponent in any way, for example by unreasonable claims or unreasonable offers of a draw.
               *[yes] It is forbidden to distract or annoy the opponent in any way, for example by unreasonable claims, by unreasonable offers of a draw or by bringing a source of noise into the playing area.
            }
        }
    .holds =
        { $what ->
            [noise-source] { WHO($player) } brought a source of noise into the playing area, which counts as distracting the opponent.
            [offer] { WHO($player) } offered a draw once more without a new reason, which distracts or annoys the opponent.
            [device] The sound of the device distracted the opponent; this edition has no special rule on devices.
            [claim] The claim was unreasonable, and an unreasonable claim counts as distracting the opponent.
           *[conduct] { $both ->
                [yes] Both players distracted or annoyed each other.
               *[no] { WHO($player) } distracted or annoyed the opponent.
            }
        }
    .fails =
        { $what ->
            [claim] The claim was not unreasonable, so it did not distract the opponent.
           *[conduct] { $both ->
                [yes] Neither player distracted or annoyed the other.
               *[no] { WHO($player) } neither distracted nor annoyed the opponent.
            }
        }
    .fails-alone = There is nothing to penalise.
eating-at-the-board =
    .title = Eating at the board
    .rule = Nobody should eat at the board during the game, even where it disturbs nobody.
    .holds = { $both ->
        [yes] Both players ate at the board during the game, which nobody should do even where it disturbs nobody.
       *[no] { WHO($player) } ate at the board during the game, which nobody should do even where it disturbs nobody.
    }
offers-as-evidence =
    .title = Marked offers as evidence
    .rule = When a player complains about repeated draw offers, the arbiter should look at the scoresheets for the sign of an offer.
    .holds = The complaint is about repeated draw offers, and the signs (=) on the scoresheets show how often a draw was offered.

breach-penalised =
    .title = Breaches are penalised
    .rule = Whoever breaks one of these rules of conduct must be given one of the penalties listed in the Laws.
    .holds =
        { $both ->
            [yes] Both players broke a rule of conduct, so each must be given one of the penalties listed in the Laws.
           *[no] { WHO($player) } broke a rule of conduct and must be given one of the penalties listed in the Laws.
        }
    .yields = { $both ->
        [yes] Both players broke a rule of conduct, which would otherwise bring each of them one of the penalties listed in the Laws.
       *[no] { WHO($player) } broke a rule of conduct, which would otherwise bring one of the penalties listed in the Laws.
    }

persistent-refusal =
    .title = Persistent refusal
    .rule = A player who persistently refuses to comply with the Laws loses the game. The arbiter must decide the opponent's score.
    .holds =
        { $warnings ->
            [0] { WHO($player) } persistently { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which costs the game; the arbiter decides what the opponent scores.
            [one] After one warning { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which costs the game; the arbiter decides what the opponent scores.
            [2] After two warnings { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which costs the game; the arbiter decides what the opponent scores.
            [3] After three warnings { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which costs the game; the arbiter decides what the opponent scores.
           *[other] After { $warnings } warnings { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which costs the game; the arbiter decides what the opponent scores.
        }
    .yields = { $warnings ->
        [0] { WHO($player) } persistently { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which would otherwise cost the game.
        [one] After one warning { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which would otherwise cost the game.
        [2] After two warnings { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which would otherwise cost the game.
        [3] After three warnings { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which would otherwise cost the game.
       *[other] After { $warnings } warnings { WHO($player) } still { AGREE($player, sg: "refuses", pl: "refuse") } to comply with the Laws, which would otherwise cost the game.
    }
    .fails = { WHO($player, case: "gen") } refusal is not yet persistent, so it does not cost the game.
    .reading = The Laws do not say how often a refusal must be repeated to be persistent. The arbiter decides; the Arbiters' Manual thinks of the third or fourth time, after an announcement.
loss-announced-first =
    .title = The loss is announced first
    .rule = Before a persistent refusal costs the game, the player must have been told that the next breach will cost it. Until then breaches must be penalised otherwise.
    .holds = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not yet been told that the next breach will cost the game, so the arbiter must announce the loss first.
warnings-suffice =
    .title = After how many warnings it is usual to declare the game lost
    .rule = { $limit ->
        [one] One warning is a good ground for declaring the game lost, once the loss has been announced.
        [2] Two warnings are a good ground for declaring the game lost, once the loss has been announced.
        [3] Three warnings are a good ground for declaring the game lost, once the loss has been announced.
       *[other] { $limit } warnings are a good ground for declaring the game lost, once the loss has been announced.
    }
    .holds = { $warnings ->
        [one] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } been warned once, and the loss was announced, so it is now usual to declare the game lost.
        [2] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } been warned twice, and the loss was announced, so it is now usual to declare the game lost.
        [3] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } been warned three times, and the loss was announced, so it is now usual to declare the game lost.
       *[other] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } been warned { $warnings } times, and the loss was announced, so it is now usual to declare the game lost.
    }

both-refuse =
    .title = Both players refuse
    .rule = If both players persistently refuse to comply with the Laws, both lose the game.
    .holds = Both players persistently refuse to comply with the Laws, so both lose.
    .fails = The players' refusal is not yet persistent, so it does not cost them the game.

explanation-of-laws =
    .title = The right to an explanation
    .rule = A player may ask the arbiter to explain particular points of the Laws. The right concerns the rules in general, not what may be played in the position on the board.
    .holds =
        { $position ->
            [no] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } what a rule says and { AGREE($player, sg: "has", pl: "have") } the right to have it explained.
           *[yes] { WHO($player) } { AGREE($player, sg: "asks", pl: "ask") } about the position on the board, which is not a question about the Laws but a request for advice.
        }
rule-explained-instead =
    .title = The rule instead of yes or no
    .rule = A player who asks whether a certain move is allowed should hear neither yes nor no: the arbiter should explain what the rule means.
    .holds = { WHO($player) } should be told neither yes nor no, but what the rule means.

appeal =
    .title = The right to appeal
    .rule =
        { $signed ->
            [yes] Unless the regulations of the event say otherwise, a player may appeal against any decision of the arbiter, even after signing the scoresheet.
           *[no] Unless the regulations of the event say otherwise, a player may appeal against any decision of the arbiter.
        }
    .holds =
        { $why ->
            [excluded] The regulations of this event exclude appeals, so { WHO($player) } cannot appeal.
            [after] { WHO($player) } may appeal against the arbiter's decision, although the game is over. Until the appeal is decided, the result stands.
            [nothing] The arbiter has not yet decided anything against which one could appeal.
            [outsider] The appeal does not come from a player, and only a player may appeal.
            [refuses-to-play] Even a player who disagrees with a ruling must play on. { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") }, so { WHO($player, case: "gen") } clock runs.
           *[during] { WHO($player) } may appeal against the arbiter's decision. Until the appeal is decided, play goes on as the arbiter has ruled.
        }{ $measured ->
            [right] {" "}By the Laws the arbiter's ruling was right, so the appeal is unfounded.
            [wrong] {" "}By the Laws the arbiter's ruling was wrong, so the appeal is well founded.
           *[not-measured] {""}
        }
    .yields = { $why ->
        [excluded] The regulations of this event exclude appeals, so { WHO($player) } could not appeal.
        [after] { WHO($player) } could otherwise appeal against the arbiter's decision, although the game is over.
        [nothing] The arbiter has not yet decided anything against which one could appeal.
        [outsider] Only a player could appeal.
        [refuses-to-play] Even a player who disagrees with a ruling would have to play on, and while { WHO($player) } { AGREE($player, sg: "refuses", pl: "refuse") }, { WHO($player, case: "gen") } clock would run.
       *[during] { WHO($player) } could otherwise appeal against the arbiter's decision.
    }{ $measured ->
        [right] {" "}By the Laws the arbiter's ruling was right, so the appeal would be unfounded.
        [wrong] {" "}By the Laws the arbiter's ruling was wrong, so the appeal would be well founded.
       *[not-measured] {""}
    }
    .fails = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } already signed the scoresheet, and this edition does not say that a player may still appeal after that.
    .reading = To whom, until when and in which form a player appeals, the Laws leave to the regulations of the event. They speak of players only; regulations may let a captain appeal. That play goes on meanwhile is guidance of FIDE’s manual for arbiters.
appeal-form =
    .title = An appeal is made in writing
    .rule = In FIDE’s own events an appeal must be made in writing.
    .holds = The appeal was not made in writing, so it must be rejected.
    .fails = The appeal was made in writing, as it must be.
appeal-in-time =
    .title = The deadline for an appeal
    .rule = In FIDE’s own events an appeal must be made within { DURATION($limit) } of the round or the incident.
    .holds = The appeal was made { DURATION($after) } later, and the limit is { DURATION($limit) }, so it must be rejected.
    .fails = The appeal was made { DURATION($after) } later, which is within the limit of { DURATION($limit) }.
    .reading = The time runs from the end of the round or from the incident. Where the two differ, the Laws do not say which counts; we leave that to the facts of the case.

help-to-reconstruct =
    .title = Helping to reconstruct the game
    .rule = Both players must help the arbiter in any situation in which the game has to be reconstructed, draw claims included.
    .holds =
        { $both ->
            [yes] Both players must help to reconstruct the game and had no right to refuse.
           *[no] { WHO($player) } must help to reconstruct the game and had no right to refuse.
        }

players-check-claims =
    .title = The players check draw claims
    .rule = Checking a claim of threefold repetition or of the fifty-move rule is a duty of the players, under the arbiter's supervision.
    .holds =
        { $both ->
            [yes] Both players must take part in checking a claim, under the arbiter's supervision.
           *[no] { WHO($player) } must take part in checking the claim, under the arbiter's supervision, and had no right to refuse.
        }
    .reading = Where and how the claim is checked, the Laws do not say. FIDE's manual for arbiters has both players play the game over again, away from the board and with the arbiter; one could also let the arbiter check it in another way.
claim-checked-by-players =
    .title = The players check the claim, not the arbiter alone
    .rule = The arbiter should not check a claim alone while both players sit at the board and think: the players must check it, away from the position, under the arbiter's supervision.
    .holds = The players must check the claim, and away from the board, so that neither gains time to think.
refused-help-penalised =
    .title = Refusing to help is penalised
    .rule = A player who refuses to help reconstruct the game or check a claim must be penalised from the list of penalties.
    .holds = { $both ->
        [yes] Both players refused to help, so each must be penalised.
       *[no] { WHO($player) } refused to help and must be penalised.
    }
    .yields = { $both ->
        [yes] Both players refused to help, for which each would otherwise be penalised.
       *[no] { WHO($player) } refused to help, for which { WHO($player) } would otherwise be penalised.
    }
