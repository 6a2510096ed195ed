### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Written cheating accusation based only on play too strong for the rating

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Cheating accusation made to the arbiter by word of mouth
title-a-written-accusation-is-looked-into = Spectator accuses a player of cheating in writing, with a reasonable ground

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Suspicion of cheating told in good faith to the arbiter alone
title-a-suspicion-spread-among-players = Suspicion of cheating spread among the players
title-a-malicious-accusation = Malicious accusation of cheating made to the arbiter alone

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = Player in France suspects the opponent of cheating

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Suspicion of cheating spread without a reasonable ground
title-a-suspicion-spread-with-a-reasonable-ground = Suspicion of cheating spread with a reasonable ground

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Appeal made by word of mouth

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Appeal in blitz 15 minutes after the game
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Appeal in blitz 16 minutes after the game
title-an-appeal-within-the-hour = Written appeal one hour after a game of standard chess

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Appeal against the decision that play goes on
title-a-player-may-appeal-after-signing = Appeal after the scoresheet has been signed
title-the-event-excludes-appeals = Appeal where the event excludes appeals
title-an-outsider-cannot-appeal = Spectator appeals against a decision of the arbiter
title-an-appeal-before-anything-was-decided = Appeal before the arbiter has decided anything
title-an-appeal-against-a-ruling-that-ended-the-game = Appeal after a second illegal move that the arbiter saw at once
title-an-appeal-against-what-the-arbiter-saw-afterwards = Appeal after a second illegal move that the arbiter noticed afterwards
title-a-player-refuses-to-play-on-after-a-ruling = Player appeals and refuses to play on

## arranged-result.yaml

title-a-result-is-clearly-arranged = Result arranged before the game: does it bring chess into disrepute?
title-an-insult-is-no-arranged-result = Insult that does not bring chess into disrepute

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Player takes their bag with the switched-off device without permission
title-the-opponents-bag-is-taken-without-permission = Player takes the opponent’s bag with the device without permission
title-the-bag-is-taken-with-permission = Bag with the device taken with the arbiter’s permission
title-the-rule-on-the-bag-needs-the-events-option = Bag taken where the event does not provide for devices in bags
title-a-player-asks-to-use-the-bag-with-the-device = Player asks to use the bag with the device
title-whether-the-bag-was-taken-with-permission-is-looked-into = Bag with the device taken: with permission or without?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Bag with the device taken to the toilet with permission
title-the-bag-is-opened-in-the-playing-area-with-permission = Bag with the device used with permission in the playing area, not the toilet

## both-refuse.yaml

title-both-players-refuse-persistently = Both players persistently refuse to comply with the Laws
title-both-players-refuse-once = Both players refuse to comply with the Laws, but not persistently

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = Repeated draw offer answered by noise
title-a-device-that-costs-the-game-costs-nothing-more = Electronic device carried by a player: one penalty or two?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = Arbiter checks a repetition claim alone while the players sit at the board
title-where-a-claim-is-checked = How and where is a draw claim checked?
title-a-player-asks-for-the-check-of-a-claim = Opponent asks for a repetition claim to be checked

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = Result arranged before the game, found to bring chess into disrepute
title-bad-manners-need-not-bring-chess-into-disrepute = Bad manners found not to bring chess into disrepute
title-an-insult-answered-by-an-insult-gives-two-rulings = Insult answered by an insult
title-whether-an-insult-brings-chess-into-disrepute-is-open = Does an insult bring chess into disrepute?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Phone rings before the opponent arrives after the default time
title-a-device-rings-and-the-opponent-never-comes = Phone rings, and the opponent does not come within the default time
title-a-device-rings-where-nobody-may-come-late = Phone rings with the opponent absent and zero default time
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Phone rings while waiting for an opponent whose lateness is excused

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Phone rings before the opponent arrives within the default time
title-a-device-rings-after-each-has-moved = Phone rings after each player has made one move
title-a-device-rings-before-either-has-moved = Phone rings when the round has begun and before either player moves

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Switched-off phone lying on the table
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Silent phone, switched on, carried by a player
title-a-device-approved-by-the-arbiter-is-allowed = Device carried with the arbiter’s approval
title-a-phone-in-a-bag-where-the-event-is-silent = Switched-off phone in a bag where the event says nothing about bags
title-a-player-asks-to-use-a-device = Player asks to use an electronic device

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Switched-off phone in a bag where the event allows it
title-the-phone-in-the-bag-is-switched-on = Phone rings in a bag where the event allows switched-off devices

## device-loses.yaml

title-a-phone-rings-on-the-player = Player’s phone rings, and the opponent can still mate
title-a-phone-rings-and-the-opponent-has-only-his-king = Phone rings, the opponent has a bare king
title-a-switched-off-phone-in-the-pocket = Switched-off phone in the pocket, admitted by the player
title-the-event-sets-a-milder-penalty-for-a-device = Phone rings where the event provides for a milder penalty
title-somebody-reports-a-phone = Somebody reports a silent phone on a player
title-a-phone-found-before-the-game = Phone found on a player before the game
title-both-players-bring-a-phone-before-the-game = Phones found on both players before the game
title-a-phone-on-the-table-before-the-game = Phone lying on the table before the game
title-a-phone-rings-after-the-game = Phone rings after a draw has been agreed
title-both-phones-ring-at-once = Both players’ phones ring at once
title-a-phone-rings-while-a-wrong-claim-is-examined = Opponent’s phone rings during a threefold claim, position occurred twice
title-a-phone-rings-after-a-right-claim = Claimant’s phone rings after a threefold claim, position occurred three times
title-a-phone-rings-where-every-legal-move-gives-mate = Phone rings where every legal move of its owner gives mate
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Phone rings in a blocked position that a rook sacrifice could open
title-a-device-rings-before-the-opponent-has-come = Phone rings before the opponent has come: will they be in time?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Phone rings, but it is not evident that it is the player’s
title-a-fine-for-a-device-where-the-event-announced-it = Fine for a device where the event has announced a milder penalty

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Repeated draw offer before pressing the clock, found to annoy
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Repeated draw offer after pressing the clock, found to annoy
title-a-second-offer-that-does-not-annoy = Repeated draw offer before pressing the clock, found not to annoy
title-a-source-of-noise-in-the-playing-area = Source of noise brought into the playing area
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Player makes noise: does it annoy the opponent?
title-the-arbiter-finds-a-claim-unreasonable = Threefold claim that the arbiter finds distracting
title-the-arbiter-finds-nothing-wrong-with-a-claim = Threefold claim that the arbiter does not find distracting
title-what-is-found-of-one-player-is-not-found-of-the-other = Noise found to distract, then the other player talks
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Complaint about a draw offer that the arbiter then finds distracting

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Player comes drunk to the game but disturbs nobody
title-a-drunken-player-is-usually-excluded-from-the-round = Drunken player: exclusion from the round or a warning?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Player eats at the board
title-talking-is-not-eating = Player talks at the board without distracting the opponent

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Player asks the arbiter to explain a rule
title-may-i-castle-now-is-no-question-about-the-laws = “May I castle now?” – a player asks about the position
title-a-request-to-leave-is-no-question-about-the-laws = Request to leave the venue: is it a question about the Laws?

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Switched-off phone on a player: an offence against fair play?
title-refusing-an-inspection-is-an-offence-against-fair-play = Refusing an inspection: an offence against fair play?
title-an-approved-device-is-no-offence-against-fair-play = Device approved by the arbiter: an offence against fair play?

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Player on the move goes to a far corner of a large hall without permission
title-a-walk-in-the-own-aisle = Player gets up and walks in the aisle beside the board
title-a-far-corner-with-permission = Player on the move goes to a far corner of a large hall with permission

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Player whose game is over talks and disturbs the others

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Player refuses to help reconstruct the game
title-both-players-refuse-to-help-reconstruct = Both players persistently refuse to help reconstruct the game

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = Player in France refuses an inspection for the first time
title-who-was-warned-in-france-is-not-asked-a-third-time = Player in France refuses an inspection after a last warning, persistently

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Inspection of a player who has left the venue with permission
title-a-player-whom-the-opponent-accuses-is-inspected = Inspection of a player whom the opponent accuses of cheating

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Inspection of a player without any suspicion

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Second inspection in a round without overwhelming suspicion
title-an-overwhelming-suspicion-after-an-inspection = Second inspection in a round on overwhelming suspicion

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Player refuses to be inspected
title-a-player-may-refuse-an-inspection-by-another-gender = Player refuses inspection by a person of another gender
title-a-refusal-after-a-warning-may-be-persistent = Inspection refused after a last warning: is that persistent refusal?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Inspection during the game on a suspicion that is not overwhelming
title-an-overwhelming-suspicion-cannot-wait = Inspection during the game on an overwhelming suspicion
title-an-inspection-before-the-game-is-usual = Inspection before the game on suspicion
title-an-inspection-after-the-game-is-usual = Inspection right after the game on suspicion
title-it-is-not-told-whether-there-is-a-suspicion = Inspection during the game: is there a suspicion, and can it wait?
title-an-inspection-during-the-game-measured = Was it right to inspect during the game when it could wait?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Inspection without a witness on an overwhelming suspicion
title-a-witness-of-another-gender = Inspection with a witness of another gender
title-a-player-may-refuse-an-inspection-without-a-witness = Player refuses an inspection without a witness
title-a-player-asks-for-a-witness-of-his-own = Player asks for a witness of their own at an inspection

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Inspection in private by a person of the same gender
title-an-inspection-by-another-gender-is-not-provided-for = May a player be inspected by a person of another gender?
title-an-inspection-in-front-of-others-is-not-provided-for = May a player be inspected in front of others?

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Latecomer’s phone rings before their first move
title-a-latecomers-device-after-his-first-move = Silent device on a latecomer after their first move
title-a-latecomer-who-keeps-his-device = Latecomer keeps the device that was found, and then it rings
title-a-punctual-player-with-a-device-before-his-first-move = Silent device on a player who came on time, before any move

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Player on the move leaves the playing area without permission to smoke
title-a-player-who-is-not-on-the-move-may-leave-the-area = Player not on the move leaves the playing area for the toilet
title-a-player-on-the-move-leaves-with-permission = Player on the move leaves the playing area with permission
title-getting-up-from-the-board-is-allowed = Player on the move gets up from the board
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Player asks to leave the playing area, and nobody knows whose move it is
title-a-made-move-that-is-not-completed-and-leaving-the-area = Player leaves the playing area, opponent’s move made but clock not pressed
title-whether-leave-was-given-is-looked-into = Player on the move leaves the playing area: with permission or without?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Player not on the move leaves the playing area, permission not mentioned

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Player not on the move leaves the venue without permission
title-a-player-may-leave-the-venue-with-permission = Player leaves the venue with permission
title-a-player-asks-to-leave-the-venue = Player asks to leave the venue
title-a-player-goes-home-between-the-sessions = Player goes home after the move has been sealed
title-a-player-leaves-the-venue-because-of-an-alarm = Player leaves the venue because of an alarm
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Player leaves the venue: with permission or without?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Player comes back to look on after their own game has ended
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Player of another game comes in to look on

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Noise after three warnings, the loss of the game never announced
title-a-refusal-after-the-loss-was-announced = Player refuses to follow a ruling after the loss was announced

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Inspection: does FIDE’s rule take precedence, or the law of the host country?
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Inspection refused: the player sets the law of the host country against FIDE’s rule
title-an-inspection-that-no-law-of-the-country-forbids = Inspection, with nothing said about the law of the country
title-no-inspection-where-the-law-forbids-to-search-persons = Inspection wanted by the arbiter where the law forbids searching persons
title-a-player-may-refuse-a-search-that-the-law-forbids = Refusal of a search that the law forbids, and the opponent’s complaint
title-an-inspection-that-the-law-forbids-was-no-right-ruling = Inspection carried out where the law forbids searching persons: was that right?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Player consults notes during play
title-analysing-on-a-second-board-is-forbidden = Player analyses the game on a second board
title-notes-after-the-game-are-nobodys-business = Player consults a book after resigning
title-a-player-asks-to-use-his-notes = Player asks to use notes

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Complaint about repeated draw offers: is there evidence?
title-a-complaint-about-a-single-offer = Complaint about a single draw offer

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Spectator enters the playing area without permission
title-an-outsider-enters-with-permission = Spectator enters the playing area with permission
title-a-captain-comes-back-without-permission = Team captain comes back into the playing area without permission

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Noise for the third time, after two warnings that announced the loss
title-a-warning-about-something-else-does-not-make-noise-persistent = Noise after a warning for leaving without permission
title-a-player-refuses-to-follow-a-ruling = Player refuses to follow a ruling: is that persistent refusal?
title-warned-three-times-before-and-offering-again = Another draw offer after three earlier warnings
title-a-refusal-that-is-found-persistent-after-a-warning = Second refusal to follow a ruling, after a warning without the loss announced

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = Opponent will not help to check a draw claim
title-who-checks-a-draw-claim = Who checks a claim of threefold repetition?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = Spectator has a chess program in use
title-a-player-has-a-chess-program-in-use = Chess program in use on a player’s phone that lies on the table

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Claimant will not help to check their own draw claim
title-a-refusal-to-follow-a-ruling-is-another-matter = Player refuses to follow a ruling, but not persistently

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Player not on the move leaves unreported where the event demands a report
title-a-player-who-reported-may-leave = Player not on the move leaves after reporting to the arbiter
title-a-player-on-the-move-does-not-leave-by-reporting = Player on the move reports and leaves without permission
title-a-player-asks-to-leave-where-reporting-is-enough = Player not on the move asks to leave where the event demands a report
title-whether-the-arbiter-was-told-before-is-looked-into = Player not on the move leaves where a report is demanded: was it made?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = “May I capture en passant here?” – a player asks the arbiter
title-a-question-about-a-rule-is-simply-answered = Question about a rule in general, not about the position

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Screening shows that a player’s moves agree with a chess program

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = E-cigarette outside the smoking area
title-smoking-in-the-smoking-area = Smoking in the smoking area
title-a-cigarette-in-the-playing-area = Cigarette smoked outside the smoking area

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Spectator comes close to the board without permission
title-a-captain-enters-with-permission = Team captain enters the playing area with permission

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = Arbiter names a player suspected of cheating to other players
title-the-arbiter-tells-a-colleague-whom-he-suspects = Arbiter tells a fellow arbiter who is suspected of cheating

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Noise for the fourth time, after three warnings that announced the loss
title-two-warnings-are-not-yet-enough = Noise after two warnings, the refusal found not persistent
