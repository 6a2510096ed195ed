### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Cheating accusation based only on play too strong for the rating (Fair Play Rules)

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Cheating accusation that is not made in writing (Fair Play Rules)
title-a-written-accusation-is-looked-into = Spectator accuses a player of cheating in writing, with a reasonable ground (Fair Play Rules)

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Honest suspicion of cheating told to the arbiter alone
    .scene = White comes to your table and says in a low voice: “I want no fuss and have told nobody else, but I believe that Black is cheating: those long absences, and then such moves.” White can prove nothing, but you have the impression of an honest concern.
title-a-suspicion-spread-among-players = Player accused of cheating in front of others
    .scene = During the round White goes from board to board and tells other players in a whisper that Black is “obviously being fed moves by a computer”. When you ask for an explanation, White answers that everybody thinks so and that it is surely permitted to voice a suspicion.
title-a-malicious-accusation = Malicious accusation of cheating made to the arbiter alone

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = Player tells the arbiter that the opponent may be cheating (French practice)

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Player accused of cheating in front of others without a reasonable ground
title-a-suspicion-spread-with-a-reasonable-ground = Player accused of cheating in front of others with a reasonable ground

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Appeal that is not made in writing (FIDE events)

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Appeal in blitz 15 minutes after a loss on time (FIDE events)
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Appeal in blitz 16 minutes after a loss on time (FIDE events)
title-an-appeal-within-the-hour = Written appeal in standard chess one hour after a loss on time (FIDE events)

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Appeal against the decision that play goes on
    .scene = After a dispute at the board you have ruled that play goes on. White is not satisfied: “I appeal against this decision, and until the appeals committee has met, I do not see how the game can continue.” Black is ready to move.
title-a-player-may-appeal-after-signing = Appeal after the scoresheet has been signed
title-the-event-excludes-appeals = Appeal where the event excludes appeals
title-an-outsider-cannot-appeal = Spectator appeals against a decision of the arbiter
title-an-appeal-before-anything-was-decided = Appeal before the arbiter has decided anything
title-an-appeal-against-a-ruling-that-ended-the-game = Appeal after a second illegal move that the arbiter saw at once
    .scene = One illegal move has already been counted against White earlier in the game. Now, in a winning position, White makes another illegal move and presses the clock; you have seen it and step in. Black could still checkmate. “I do not accept this, I appeal,” says White, and demands that in the meantime the game be continued.
title-an-appeal-against-what-the-arbiter-saw-afterwards = Appeal after a second illegal move that the arbiter noticed afterwards
title-a-player-refuses-to-play-on-after-a-ruling = Player appeals and refuses to play on

## arranged-result.yaml

title-a-result-is-clearly-arranged = Result arranged before the game
title-an-insult-is-no-arranged-result = Insult that does not bring chess into disrepute

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Player takes their own bag with the switched-off device without permission
title-the-opponents-bag-is-taken-without-permission = Player takes the opponent’s bag with the device without permission
title-the-bag-is-taken-with-permission = Player takes a bag with a device with permission
title-the-rule-on-the-bag-needs-the-events-option = Player takes a bag with a device, and the event has no rule on bags
title-a-player-asks-to-use-the-bag-with-the-device = Player asks for permission to use the bag with the device
title-whether-the-bag-was-taken-with-permission-is-looked-into = Player takes a bag with a device: with or without permission?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Bag with a device taken to the toilet with permission
title-the-bag-is-opened-in-the-playing-area-with-permission = Player takes the opponent’s bag with the device with permission

## both-refuse.yaml

title-both-players-refuse-persistently = Both players persistently refuse to comply with the Laws
    .scene = Both players have stopped recording although they still have to, each saying that the other must resume first. You warn them, you explain the rule, you insist; again and again both put their pens aside, and at last both tell you that they will not comply, whatever you decide. White, who is a queen up, and Black each demand the full point.
title-both-players-refuse-once = Both players refuse to comply with the Laws, but not persistently

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = Repeated draw offer answered by noise
title-a-device-that-costs-the-game-costs-nothing-more = Silent device that its owner admits: a penalty besides the loss of the game?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = Arbiter checks a repetition claim alone while the players sit at the board
title-where-a-claim-is-checked = Who checks a draw claim, and where?
title-a-player-asks-for-the-check-of-a-claim = Opponent asks for a repetition claim to be checked

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = Result arranged before the game, found to bring chess into disrepute
title-bad-manners-need-not-bring-chess-into-disrepute = Bad manners found not to bring chess into disrepute
title-an-insult-answered-by-an-insult-gives-two-rulings = Insult answered by an insult
title-whether-an-insult-brings-chess-into-disrepute-is-open = Insult: does it bring chess into disrepute?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Phone rings while the opponent is absent; the opponent arrives after the default time
title-a-device-rings-and-the-opponent-never-comes = Phone rings while the opponent is absent and stays away beyond the default time
title-a-device-rings-where-nobody-may-come-late = Phone rings while the opponent is absent, default time zero
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Phone rings while the opponent is absent; the lateness is excused
    .scene = When the game is to start, Black is absent; White plays { MOVE("d4") } and presses the clock. The default time has just run out, but Black’s train broke down and you have decided to excuse the lateness. At this moment White’s mobile phone rings. “Black was not even here,” White protests, “the game is lost for Black anyway.”

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Phone rings while the opponent is absent; the opponent arrives within the default time
title-a-device-rings-after-each-has-moved = Phone rings after each player has made one move
title-a-device-rings-before-either-has-moved = Phone rings after the start of the round, before either player has moved
    .scene = The round has started at the scheduled time, the players have shaken hands, and White is still thinking about the first move when a mobile phone rings in Black’s pocket. “Not a single move has been made,” Black pleads, “let me just put it away and we begin.” White has no objection.

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Switched-off phone lying on the table during the game
    .scene = Walking between the boards, you see a mobile phone on the table beside Black’s scoresheet. It belongs to Black and is completely switched off; Black explains that it lies there “so that everybody can see that I am not using it”. White demands the point.
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Silent phone, switched on, carried by a player
title-a-device-approved-by-the-arbiter-is-allowed = Device carried with the arbiter’s approval
title-a-phone-in-a-bag-where-the-event-is-silent = Switched-off phone in a bag where the event says nothing about bags
    .scene = White, looking for a pen, opens a bag under the chair, and a mobile phone comes to light. It is White’s own and, as you can see, completely switched off. Black calls you. White says that at last month’s tournament everybody was allowed to do this.
title-a-player-asks-to-use-a-device = Player asks to use an electronic device

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Switched-off phone in a bag where the event allows it
    .scene = White’s bag stands open in the place that you have agreed to, and Black, on walking past, catches sight of a mobile phone in it and calls you. The phone belongs to White and, as you can see, is completely switched off. “Nobody had been told about it,” says Black, “and a phone in the hall is a phone in the hall.”
title-the-phone-in-the-bag-is-switched-on = Phone rings in a bag where the event allows switched-off devices
    .scene = Suddenly a mobile phone rings. It belongs to White and is in a closed bag under White’s chair. White, very embarrassed, apologises and points out that in this event a bag is the proper place for a phone. “The phone rang, so I have won,” says Black.

## device-loses.yaml

title-a-phone-rings-on-the-player = Player’s phone rings
title-a-phone-rings-and-the-opponent-has-only-his-king = Phone rings, and the opponent has a bare king
    .scene = White, with king and queen against a bare king, is about to move when a mobile phone rings in White’s pocket. White switches it off and argues: “It was only the alarm clock, and with a lone king Black cannot win in any case.”
title-a-switched-off-phone-in-the-pocket = Switched-off phone that the player admits carrying
title-the-event-sets-a-milder-penalty-for-a-device = Phone rings where the event provides for a milder penalty
title-somebody-reports-a-phone = Somebody reports a silent phone on a player
title-a-phone-found-before-the-game = Phone found on a player before the game
title-both-players-bring-a-phone-before-the-game = Phones found on both players before the game
title-a-phone-on-the-table-before-the-game = Phone lying on the table before the game
title-a-phone-rings-after-the-game = Phone rings after a draw has been agreed
title-both-phones-ring-at-once = Both players’ phones ring at once
title-a-phone-rings-while-a-wrong-claim-is-examined = Opponent’s phone rings after an incorrect threefold claim
    .scene = White, having the move, stops the clocks and claims a draw by threefold repetition. While the players check the scoresheets under your eyes, and it turns out that the position stands there only for the second time, a mobile phone rings in Black’s jacket. “The clocks were stopped,” Black pleads, “so I was not playing.”
title-a-phone-rings-after-a-right-claim = Claimant’s phone rings after a correct threefold claim
title-a-phone-rings-where-every-legal-move-gives-mate = Phone rings where every legal move of its owner gives mate
    .scene = White is stretching out a hand towards one of the pawns when a mobile phone rings in White’s pocket. White points at the board: whatever White plays, it is checkmate; Black has no way left of ever winning this game. “Then a draw at least,” says White.
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Phone rings in a blocked position that a rook sacrifice could open
title-a-device-rings-before-the-opponent-has-come = Phone rings while the opponent is absent: will the opponent come in time?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Phone rings, but it is not evident that it is the player’s
title-a-fine-for-a-device-where-the-event-announced-it = Fine for a device where the event has set a milder penalty

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Repeated draw offer before pressing the clock, found unreasonable
    .scene = White makes a move and, before pressing the clock, offers a draw yet again, although nothing in the position has changed. You have been watching and find the offer unreasonable. White explains that between move and clock is exactly when the Laws want an offer to be made.
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Repeated draw offer after pressing the clock, found unreasonable
title-a-second-offer-that-does-not-annoy = Repeated draw offer before pressing the clock, found not unreasonable
title-a-source-of-noise-in-the-playing-area = Source of noise brought into the playing area
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Player makes noise: does it disturb the opponent?
title-the-arbiter-finds-a-claim-unreasonable = Incorrect threefold claim that the arbiter finds unreasonable
title-the-arbiter-finds-nothing-wrong-with-a-claim = Incorrect threefold claim that the arbiter finds not unreasonable
title-what-is-found-of-one-player-is-not-found-of-the-other = Noise found to disturb the opponent, who then talks
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Complaint about a repeated draw offer, which the arbiter then finds distracting

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Player comes to the game drunk but disturbs nobody
title-a-drunken-player-is-usually-excluded-from-the-round = Drunk player: exclusion from the round or a warning?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Player eats at the board
title-talking-is-not-eating = Player talks during the game without disturbing the opponent

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Player asks the arbiter what a rule says
title-may-i-castle-now-is-no-question-about-the-laws = “May I castle now?” – a player asks the arbiter
    .scene = White, having the move, calls you over and points at the board: “It is a long time since I last played in a tournament. Can I still castle here?” Black says nothing and looks at you with curiosity.
title-a-request-to-leave-is-no-question-about-the-laws = Player not having the move asks to leave the venue

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Switched-off phone carried by a player (Fair Play Rules)
    .scene = Halfway through the game Black bends down and a mobile phone slips out of a trouser pocket, where Black had been carrying it. You see that it is completely switched off. “I forgot to leave it at home,” says Black, “but like this it is of no use to anybody.” White would be content with a warning.
title-refusing-an-inspection-is-an-offence-against-fair-play = Player refuses an inspection before the game (Fair Play Rules)
title-an-approved-device-is-no-offence-against-fair-play = Device approved by the arbiter lying on the table

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Player having the move goes to the far corner of a large hall without permission
title-a-walk-in-the-own-aisle = Player having the move gets up from the board (French practice)
title-a-far-corner-with-permission = Player having the move goes to the far corner of a large hall with permission

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Player makes noise after the opponent has resigned

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Player refuses to help reconstruct the game
title-both-players-refuse-to-help-reconstruct = Both players persistently refuse to help reconstruct the game

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = Player refuses an inspection for the first time (French practice)
title-who-was-warned-in-france-is-not-asked-a-third-time = Player refuses an inspection again after a last warning (French practice)

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Inspection of a player who has left the venue with permission
title-a-player-whom-the-opponent-accuses-is-inspected = Inspection of a player whom the opponent accuses of cheating

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Inspection of a player without any suspicion

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Second inspection of a player, without overwhelming suspicion
title-an-overwhelming-suspicion-after-an-inspection = Second inspection of a player, on overwhelming suspicion

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Player refuses an inspection during the game
    .scene = There are grounds for suspecting Black of cheating, and the suspicion is so strong that you cannot wait. You require Black to submit to an inspection of clothes, bags and other items. Black refuses: “Not in the middle of the game, and not without proof. You have known me for years.”
title-a-player-may-refuse-an-inspection-by-another-gender = Player refuses an inspection by a person of another gender
title-a-refusal-after-a-warning-may-be-persistent = Second refusal of an inspection after a last warning: is it persistent?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Inspection during the game on a suspicion that is not overwhelming
title-an-overwhelming-suspicion-cannot-wait = Inspection during the game on overwhelming suspicion
title-an-inspection-before-the-game-is-usual = Inspection on suspicion before the game
title-an-inspection-after-the-game-is-usual = Inspection on suspicion right after the game
title-it-is-not-told-whether-there-is-a-suspicion = Inspection during the game: is there a suspicion, and can it wait?
title-an-inspection-during-the-game-measured = Inspection during the game that could have waited: was the arbiter right?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Inspection without a witness on overwhelming suspicion
title-a-witness-of-another-gender = Inspection with a witness of another gender
title-a-player-may-refuse-an-inspection-without-a-witness = Player refuses an inspection without a witness
title-a-player-asks-for-a-witness-of-his-own = Player asks for a witness of their own at an inspection

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Inspection with a witness of the player’s gender
title-an-inspection-by-another-gender-is-not-provided-for = Inspection by a person of another gender
title-an-inspection-in-front-of-others-is-not-provided-for = Inspection in front of others

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Latecomer’s phone rings before the latecomer’s first move
title-a-latecomers-device-after-his-first-move = A latecomer’s silent device comes to light after the latecomer’s first move
    .scene = Black is absent when the game is to start; White plays { MOVE("d4") } and presses the clock. Black comes to the board 10 minutes late, plays { MOVE("d5") }, presses the clock and only then remembers the mobile phone in the pocket of the jacket Black is wearing, switched on but silent. “I was in such a hurry,” says Black, “please let me hand it in now.”
title-a-latecomer-who-keeps-his-device = Latecomer’s device is found before the first move and then rings
title-a-punctual-player-with-a-device-before-his-first-move = Silent device on a player who came on time, before any move
    .scene = The round has just started at the scheduled time; White is sitting at the board and has not yet made the first move. Feeling in a trouser pocket for a pen, White comes upon a mobile phone, switched on but silent, and holds it out to you in alarm: “Please keep it for me. We have not even begun.” Black would not mind.

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Player having the move leaves the playing area without permission in order to smoke
    .scene = Black makes a move and presses the clock. White thinks for a moment, gets up and, without your permission, leaves the playing area, smokes a cigarette in the place set aside for smoking and comes back after a while. “I smoked exactly where it is allowed,” White tells you, “and in my own time.”
title-a-player-who-is-not-on-the-move-may-leave-the-area = Player not having the move leaves the playing area to go to the toilet
title-a-player-on-the-move-leaves-with-permission = Player having the move leaves the playing area with permission
title-getting-up-from-the-board-is-allowed = Player having the move gets up from the board
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Player asks to leave the playing area: does it matter who has the move?
title-a-made-move-that-is-not-completed-and-leaving-the-area = Player leaves the playing area, opponent’s move made but clock not pressed
    .scene = White makes a move and, lost in thought, does not press the clock. Black glances at the board, gets up and leaves the playing area without your permission to fetch some coffee. When you take this up, Black replies: “It was White’s clock that was running.”
title-whether-leave-was-given-is-looked-into = Player having the move leaves the playing area: with or without permission?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Player not having the move leaves the playing area
title-a-player-on-the-move-leaves-the-area-without-permission = Player having the move leaves the playing area without permission

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Player not having the move leaves the venue without permission
    .scene = It is Black’s move, and Black has been thinking for a long while. White leaves the playing venue without your permission for a breath of fresh air and is back before Black has moved. “I was not on the move,” White says, “so nobody can object.”
title-a-player-may-leave-the-venue-with-permission = Player leaves the venue with permission
title-a-player-asks-to-leave-the-venue = Player asks to leave the venue
title-a-player-goes-home-between-the-sessions = Player leaves the venue after the move has been sealed
title-a-player-leaves-the-venue-because-of-an-alarm = Player leaves the venue because of an emergency
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Player leaves the venue: with or without permission?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Player who has resigned enters the playing area without permission
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Player from another game, already over, enters the playing area without permission

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Noise after three warnings, none of which announced the loss of the game
title-a-refusal-after-the-loss-was-announced = Player refuses to follow a ruling after being told that the next breach costs the game
    .scene = You have told White that the next breach will cost the game. A little later White refuses to follow your ruling, arguing loudly that it is absurd; you conclude that White persistently refuses to comply with the Laws. Black, who has watched all this in silence, is two pawns down.

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Inspection that the law of the country forbids
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Player refuses an inspection that the law of the country forbids
title-an-inspection-that-no-law-of-the-country-forbids = Inspection that the law of the country does not forbid
title-no-inspection-where-the-law-forbids-to-search-persons = Inspection forbidden by the law of the country, despite overwhelming suspicion
title-a-player-may-refuse-a-search-that-the-law-forbids = Opponent complains that a player refused an inspection forbidden by the law of the country
title-an-inspection-that-the-law-forbids-was-no-right-ruling = Arbiter inspects a player although the law of the country forbids it: was that right?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Player consults notes during play
    .scene = You see White take a sheet of opening notes out of a folder and read it during the game. “I am only making sure that I get the move order right,” White says, “and my own handwriting is surely no outside help.” Black demands that White lose the game.
title-analysing-on-a-second-board-is-forbidden = Player analyses on another board
title-notes-after-the-game-are-nobodys-business = Player consults a book after resigning
title-a-player-asks-to-use-his-notes = Player asks to use notes

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Complaint about repeated draw offers
title-a-complaint-about-a-single-offer = Complaint about a single draw offer

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Spectator enters the playing area without permission
title-an-outsider-enters-with-permission = Spectator enters the playing area with permission
title-a-captain-comes-back-without-permission = Team captain enters the playing area without permission

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Noise for the third time, after two warnings, the last one announcing the loss
title-a-warning-about-something-else-does-not-make-noise-persistent = Noise after a warning for leaving without permission
title-a-player-refuses-to-follow-a-ruling = Player refuses to follow a ruling: is that persistent refusal?
title-warned-three-times-before-and-offering-again = Repeated draw offer after three earlier warnings
title-a-refusal-that-is-found-persistent-after-a-warning = Second refusal to follow a ruling after a warning, found persistent
title-noise-that-is-found-persistent-after-three-warnings = Noise after three earlier warnings, the refusal found persistent

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = Player refuses to take part in checking a draw claim
title-who-checks-a-draw-claim = Who checks a claim of threefold repetition?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = Spectator’s device with a chess program running
title-a-player-has-a-chess-program-in-use = Player’s device on the table with a chess program running

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Claimant refuses to take part in checking the draw claim
title-a-refusal-to-follow-a-ruling-is-another-matter = Player refuses to follow a ruling, but not persistently

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Player not having the move leaves without reporting, as the event demands
    .scene = White makes a move, presses the clock and, with Black deep in thought, leaves the playing area to fetch some water, without having said a word to you. Asked about it afterwards, White is astonished: “It was Black’s move. Off the move one is free to go.”
title-a-player-who-reported-may-leave = Player not having the move leaves after reporting, as the event demands
title-a-player-on-the-move-does-not-leave-by-reporting = Player having the move reports to the arbiter and leaves without permission
    .scene = Black makes a move and presses the clock. White comes over to your table, says: “I am just going out for a moment,” and leaves the playing area at once, without waiting for your permission. When Black complains, White answers: “I told the arbiter, as everybody has to here.”
title-a-player-asks-to-leave-where-reporting-is-enough = Player not having the move asks to leave where the event demands a report
    .scene = Black has the move and seems to be settling down for a long think. White comes to your table and asks: “May I leave the playing area for a coffee?”
title-whether-the-arbiter-was-told-before-is-looked-into = Player not having the move leaves where the event demands a report: was it made?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = “May I capture en passant here?” – a player asks the arbiter
    .scene = White, having the move, studies the board for a while, comes over to you and asks in a whisper: “My pawn on e5 and the pawn on d5 – may I capture en passant there?” Black has overheard this and says: “Just tell White, I do not mind.”
title-a-question-about-a-rule-is-simply-answered = Player having the move asks what a rule says

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Screening shows that a player’s moves agree with a chess program
    .scene = During the round the organiser takes you aside and shows a printout to you alone: the moves of one of the players agree almost completely with those of a chess program. “That is proof enough,” the organiser insists. “Do something about it at once.” The player in question is still at the board.

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = E-cigarette outside the smoking area
    .scene = You come upon White at an open window, outside the place set aside for smoking, using an e-cigarette. White carries on and blows a cloud into the open air: “This is no tobacco and no smoke, just steam. Nobody has ever objected to it.”
title-smoking-in-the-smoking-area = Smoking in the smoking area
title-a-cigarette-in-the-playing-area = Smoking outside the smoking area

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Are spectators let into the playing area?
title-a-captain-enters-with-permission = Team captain enters the playing area with permission

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = Arbiter tells players who is suspected of cheating
title-the-arbiter-tells-a-colleague-whom-he-suspects = Arbiter tells another arbiter who is suspected of cheating

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Noise for the fourth time, after three warnings, the last one announcing the loss
title-two-warnings-are-not-yet-enough = Noise after two warnings, the refusal found not persistent
