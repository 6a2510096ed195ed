### Titles of the cases about the arbiter: what a reader would search for.

## arbiter-steps-in.yaml

title-what-does-the-arbiter-do-about-a-completed-illegal-move = Illegal move in standard chess, no claim: does the arbiter act?
title-what-does-the-arbiter-do-about-an-illegal-move-when-a-visitor-has-come-in = Illegal move, then a visitor enters with permission: does the arbiter act?
title-what-does-the-arbiter-do-about-an-illegal-move-with-little-supervision = Illegal move in rapid under the simplified rules: does the arbiter act?
title-what-does-the-arbiter-do-about-a-flag-that-fell = Flag fallen in standard chess, no claim: what does the arbiter do?
title-what-does-the-arbiter-do-about-a-flag-with-little-supervision = Flag fallen in rapid or blitz, simplified rules: what does the arbiter do?
title-what-does-the-arbiter-do-about-another-move-than-the-touched-piece-demands = Knight touched, pawn moved, no claim: does the arbiter act?
title-what-does-the-arbiter-do-about-another-move-than-demanded-that-nobody-saw = Knight touched, pawn moved unnoticed: does the arbiter act?
title-what-does-the-arbiter-do-about-two-moves-in-a-row = Two moves in a row, seen by the arbiter: does the arbiter act?
title-what-does-the-arbiter-do-about-two-moves-in-a-row-that-nobody-saw = Two moves in a row, unnoticed: does the arbiter act?
title-what-does-the-arbiter-do-when-a-player-is-short-of-time = Time trouble: what does the arbiter do?
    .scene = White, with 1 minute 30 seconds left, has just made a move and pressed the clock; Black still has 40 minutes. You are passing by at this moment. A colleague remarks that only one of the two is short of time, and that you may just as well attend to something else. What is the arbiter to do?
title-what-does-the-arbiter-do-when-both-kings-are-in-check = Both kings in check in standard chess: does the arbiter act?
title-what-does-the-arbiter-do-when-both-kings-are-in-check-with-little-supervision = Both kings in check in rapid or blitz, simplified rules: what does the arbiter do?
    .scene = On your round you come to a board and see this position; White has the move. Both players are calm and seem to find nothing remarkable in it, and neither has called you. What is the arbiter to do?
title-what-does-the-arbiter-do-about-a-clock-that-shows-nothing-left = Clock at zero when the opponent moves: what does the arbiter do?
title-what-does-the-arbiter-do-about-a-clock-that-is-seen-to-show-nothing-left = Clock found at zero some time after a move: what does the arbiter do?
title-what-does-the-arbiter-do-about-a-flag-that-was-dealt-with = Flag claimed, but the moves were completed in time: does the arbiter act?
title-what-does-the-arbiter-do-about-an-illegal-move-that-nobody-saw = Illegal move unnoticed, simplified rules: does the arbiter act?
title-what-does-the-arbiter-do-about-noise-of-a-player = Noise that disturbs the opponent, no complaint: does the arbiter act?
title-what-does-the-arbiter-do-about-advice-that-a-player-takes = A player takes advice: does the arbiter act?
    .scene = Between two moves White stops beside a club colleague, asks which plan looks best and takes the advice with a nod; you are standing just behind them and hear it all. Black is deep in thought at the board and has noticed nothing, and White’s position is lost anyway. What is the arbiter to do?
title-what-does-the-arbiter-do-when-a-spectator-has-shifted-pieces = A spectator knocks over a piece: does the arbiter act?
title-what-does-the-arbiter-do-about-a-spectator-who-advises = A spectator advises a player: what may the arbiter do?
title-what-does-the-arbiter-do-when-a-player-asks-for-an-earlier-position = Request to see an earlier position: does the arbiter act?
title-what-does-the-arbiter-do-about-a-press-without-a-move = Clock pressed without a move: does the arbiter act?
title-what-does-the-arbiter-do-about-a-clock-pressed-by-accident = Clock pressed by accident by the player on the move: does the arbiter act?
    .scene = White has the move. Reaching for a glass of water, White presses the clock by accident without having made a move; you see it. Neither player notices anything: White goes on calculating, and Black, lost in thought, does not see that the wrong clock is running. What is the arbiter to do?
title-what-does-the-arbiter-do-about-a-covered-scoresheet = Scoresheet covered: does the arbiter act unasked?
    .scene = White covers the scoresheet with a scarf, so that you cannot see it. White’s reason: the opponent keeps looking at it. Black has not complained, and the moves, says White, are all written down neatly. What is the arbiter to do?
title-what-does-the-arbiter-do-about-a-finger-over-the-clock = Finger hovering over the clock: does the arbiter act unasked?
title-what-does-the-arbiter-do-about-a-player-who-stops-recording = A player stops recording without being short of time: does the arbiter act?

## captain-on-draws.yaml

title-a-captain-speaks-of-a-draw-before-the-arbiter = A captain advises on a draw in the arbiter’s presence

## captain-speaks.yaml

title-a-captain-tells-the-score-before-the-arbiter = A captain tells the team score in the arbiter’s presence
title-a-captain-discusses-the-position-before-the-arbiter = A captain gives advice on the position in the arbiter’s presence

## disabled-wish.yaml

title-a-disabled-player-wishes-another-arrangement = A disabled player asks for other playing conditions

## expulsion-agreed.yaml

title-expulsion-may-need-the-consent-of-the-organiser = Expulsion from the competition: is the organiser asked?

## extra-time.yaml

title-the-light-goes-out = Disturbance from outside: do the players receive extra time?
title-noise-of-the-opponent-is-no-disturbance-from-outside = Noise made by the opponent: extra time for the player disturbed?
title-the-arbiter-himself-disturbs-the-game = The arbiter makes noise, and a player complains

## games-observed.yaml

title-a-player-does-not-move-the-touched-piece-although-it-was-ruled = Player refuses to move the touched piece as ruled
title-a-player-who-does-not-play-on-pays-with-his-time = A player refuses for the first time to play on

## laws-observed.yaml

title-a-complaint-of-noise-is-upheld = Complaint about noise that disturbed the opponent
title-the-arbiter-looks-into-a-complaint = Complaint about noise that did not disturb the opponent
    .scene = White makes noise by turning the pages of the scoresheet pad, and Black, in a difficult position, complains to you. You stand by for a while and find that White’s behaviour neither distracts nor annoys the opponent. Black admits as much, but insists that noise is noise.
title-a-complaint-depends-on-what-the-arbiter-finds = Complaint about noise: did it disturb the opponent?
title-a-player-who-left-on-the-move-is-complained-of = Claim that the opponent left the playing area while on the move
    .scene = White, whose turn it is to move, gets up and leaves the playing area without asking you. Black claims that this is not allowed. On coming back White pleads that it was for a glass of water only, and that the lost time was White’s own.
title-a-player-who-was-free-to-leave-is-complained-of = Complaint that the opponent left the playing area while not on the move
    .scene = It is Black’s turn to move when White gets up and leaves the playing area for the refreshment room. Black comes to you and complains: nobody asked for your permission, and during the game, says Black, every player has to stay in the hall.
title-a-complaint-about-what-is-allowed = Complaint about clocks stopped because of a disturbance
title-a-complaint-about-stopping-the-clocks-without-reason = Complaint about clocks stopped without a valid reason
title-a-complaint-about-pressing-with-force = Complaint about a clock hit with force
    .scene = White makes a move and hits the clock with force, so that the table shakes. Black complains to you. White apologises: it was sheer excitement, the clock is undamaged, and nothing has fallen over.
title-a-complaint-about-a-move-written-first = Complaint about a move written down before it was played
    .scene = White writes down a move, looks at it for a while, and only then plays it. Black complains to you. White explains that this is how it was taught in the youth club, and that the move on the board is, after all, the very one on the sheet.
title-nobody-complains-of-his-own-act = A player complains about their own act
title-a-complaint-about-something-that-nobody-can-prove = Complaint about talking: one player’s word against the other’s
title-both-players-complain-of-a-spectator = Both players complain about a talking spectator
title-a-device-that-has-cost-the-game-is-complained-of = Complaint about the opponent’s device after it has rung
title-a-complaint-about-how-the-opponent-behaves-after-the-game = Complaint about an opponent who talks after resigning
title-a-complaint-about-an-arrival-in-time = Complaint about an opponent who came late, but within the default time
title-a-complaint-about-a-decision-of-the-arbiter = Complaint about a penalty imposed by the arbiter
title-a-captain-complains = A captain complains that a player left while on the move
title-an-outsiders-protest-is-no-complaint-of-a-player = A spectator protests to the arbiter
title-a-complaint-that-names-no-event-is-about-what-was-done-last = Complaint that does not say what it is about, after the opponent has left
title-a-complaint-is-not-about-a-visitor-who-came-in-between = Complaint that names no act, after the opponent has left and a visitor has come in
title-a-complaint-about-a-move-that-was-not-played = Claim of an illegal move that was not played
    .scene = In a wild time scramble Black calls you and claims that White has just made an illegal move, leaving the king in check. White denies having made any move at all. You question both players and find that White is right: the hand only passed over the board. White now insists that such a false alarm must cost Black something.
title-a-complaint-without-anything-to-complain-of = Complaint before anything has happened
title-an-illegal-move-that-was-ruled-on-is-complained-of-again = Illegal move seen by the arbiter at once, then claimed and complained about
title-a-complaint-about-a-wrong-result-that-both-signed = Mate given, but both signed a win for the other side: complaint
title-a-complaint-about-another-result-on-the-opponents-sheet = Two scoresheets signed with different results: complaint
    .scene = After a friendly post-mortem each player signs the scoresheets alone: White signs sheets that show a win for White and leaves them on the table, Black signs sheets that show a draw and hands them in. White finds out and complains to you that the game was won. Black answers that only what has been handed in can count.
title-a-complaint-about-a-slip-that-was-put-right = Visually disabled player corrects a slip of the tongue: complaint
title-a-complaint-that-the-arbiter-told-a-player-to-press-the-clock = Complaint that the arbiter mentioned the unpressed clock
title-a-claim-that-the-sealed-move-is-ambiguous = Ambiguous sealed move pointed out after the envelope is opened
title-an-illegal-move-that-lost-the-game-is-claimed-afterwards = Second illegal move seen by the arbiter and then claimed by the opponent
    .scene = Earlier in the game one illegal move was counted against White. Now White makes an illegal move again and presses the clock; you see it, and Black claims it as well. White pleads that the two moves had nothing to do with each other, and that hours lay between them.

## no-intervention.yaml

title-a-player-asks-to-see-an-earlier-position = A player asks to be shown an earlier position
    .scene = White comes to your table and asks to be shown an earlier position of the game, “only for a moment”. A free board stands right beside you, and the player remarks that everything is on the scoresheet anyway, so that nothing would be given away.
title-nothing-has-happened-in-which-the-arbiter-could-intervene = Legal first move: is there anything for the arbiter to do?
title-the-arbiter-does-not-mention-that-the-clock-was-not-pressed = Move made, clock not pressed: does the arbiter mention it?
    .scene = You stop at a board where White makes a move but does not press the clock; White’s time goes on running. Black stares at the ceiling, and a friend of White’s among the spectators looks at you imploringly. What is the arbiter to do?
title-the-arbiter-waits-while-an-illegal-move-is-not-completed = Illegal move, clock not yet pressed: does the arbiter act?
title-the-arbiter-leaves-an-illegal-move-alone-once-it-was-answered = Illegal move answered, simplified rules: does the arbiter act?
    .scene = At a quiet board White makes an illegal move and presses the clock, and nobody notices. Black makes a move and presses the clock. Only now do you, coming round, see what has happened; both players are deep in thought and suspect nothing, and the mistake may well decide the game. What is the arbiter to do?
title-the-game-is-over-when-it-is-asked-what-the-arbiter-does = Checkmate on the board: does the arbiter intervene?

## nothing-told.yaml

title-an-arbiter-tells-a-player-to-press-the-clock = The arbiter says that the clock was not pressed
title-an-arbiter-tells-that-the-opponent-has-moved = The arbiter tells a player that the opponent has moved
title-a-player-asks-how-many-moves-were-made = A player asks how many moves have been completed, no flag having fallen
    .scene = No flag has fallen yet. White beckons you to the board and asks how many moves have been completed. It is a bare fact and no advice, White says, and anybody in the hall could count along; Black shrugs and has nothing against your answering.
title-after-a-flag-has-fallen-the-number-of-moves-may-be-told = A player asks how many moves have been completed after a flag has fallen
title-an-arbiter-advises-a-player = The arbiter gives a player advice
title-the-opponent-says-that-the-clock-was-not-pressed = The opponent says that the clock was not pressed

## observers-tell-the-arbiter.yaml

title-a-spectator-points-out-the-flag = A spectator says aloud that a flag has fallen, unnoticed by the arbiter
title-the-arbiter-sees-the-flag-that-a-spectator-pointed-out = A spectator says aloud that a flag has fallen, then the arbiter notices it
    .scene = White’s flag falls, but nobody notices, and both players go on thinking; Black could still checkmate. A spectator says aloud that a flag has fallen. You look up and see it yourself. White protests that a game cannot be decided from the audience.
title-a-spectator-tells-only-the-arbiter = A spectator reports an irregularity to the arbiter alone
title-a-spectator-tells-the-arbiter-alone-that-the-clock-was-not-pressed = A spectator tells the arbiter alone that the clock was not pressed
title-a-captain-tells-the-arbiter-of-an-illegal-move = A captain reports an illegal move to the arbiter after the reply
    .scene = White plays { MOVE("Rd2") } and presses the clock; Black answers { MOVE("Kf7") } and presses the clock. Then a team captain takes you aside and tells you alone that something was wrong with the move { MOVE("Rd2") }. You look at the board. Both players say that they would rather play on than go back.
title-a-spectator-tells-the-arbiter-of-the-move-just-played = A spectator reports an irregularity to the arbiter after an illegal move
title-the-player-at-the-next-board-tells-the-arbiter-of-a-legal-move = A player from another game reports an irregularity after a legal move
    .scene = White plays { MOVE("e4") } and presses the clock. A player from another game comes up to you and says in a low voice, so that nobody else can hear, that something is not right there. You noticed nothing yourself, and both players look content with what is on the board.
title-an-assistant-tells-the-arbiter-of-an-illegal-move-where-both-players-see = An assistant reports an illegal move to the arbiter
title-a-spectator-tells-the-arbiter-of-a-broken-touch = A spectator reports to the arbiter that the touched piece was not moved
title-a-captain-tells-the-arbiter-of-an-illegal-move-when-the-game-is-over = A captain reports an illegal move to the arbiter after a draw has been agreed
title-a-spectator-tells-the-arbiter-of-an-illegal-move-in-rapid = A spectator reports an illegal move in rapid before the reply
title-a-spectator-tells-the-arbiter-of-an-illegal-move-after-the-reply-in-rapid = A spectator reports an illegal move in rapid or blitz after the reply
    .scene = White makes an illegal move and presses the clock. Black suspects nothing, makes a move and presses the clock as well. A spectator comes to you and tells you alone that something was wrong with White’s move. You look at the board: so it was. Now that you know of it, the spectator whispers, you can hardly look away.
title-a-spectator-advises-a-player = A spectator gives a player advice
title-a-spectator-makes-noise = A spectator talks during the game
title-a-team-captain-advises-his-player = A team captain gives a player advice
title-a-player-of-another-game-points-out-an-irregularity = A player from another game says aloud that there is an irregularity
title-the-organiser-tells-only-the-arbiter = The organiser reports an irregularity to the arbiter alone
title-a-spectator-claims-a-fallen-flag = A spectator claims a flag that fell unnoticed
title-a-spectator-points-out-an-illegal-move = A spectator claims an illegal move that went unnoticed
title-advice-when-the-game-is-over = A captain gives advice after a player has resigned
title-a-captain-tells-his-player-to-press-the-clock = A captain tells a player that the clock was not pressed
    .scene = White makes a move, sinks back into the chair and does not press the clock. From behind the ropes White’s captain says: “The clock!” White looks up in surprise. The captain assures you that not a word was said about the position, and that reminding a player of a duty can do no harm.
title-a-captain-accepts-the-draw-that-was-offered-to-his-player = A captain accepts a draw offered to the player
    .scene = Each player has made 20 moves when White makes a move, offers a draw and presses the clock. “Accepted!” calls Black’s captain before Black can say a word. Black smiles, says that no other answer was intended, and accepts the offer. White, who by now regrets the offer, holds that after such an incident nothing counts.
title-two-captains-agree-a-draw = A captain agrees to a draw
    .scene = In a team match one game is still going on. While both players sit over the board in thought, White’s captain comes to you, declares that in the team’s name a draw is agreed here, and asks you to note the result. The players look up in surprise; the match, says the captain, is decided anyway.
title-a-spectator-resigns-a-game-that-is-not-his = A spectator resigns
title-a-captain-offers-a-draw-and-the-opponent-accepts-it = A captain offers a draw, and a player accepts it
title-a-captain-stops-the-clocks = A captain stops the clocks
title-what-a-captain-says-when-the-game-is-over = A captain resigns after the player has already resigned
title-an-organiser-asks-for-a-quickplay-draw = The organiser, and not a player, claims a draw under the rules for a quickplay finish
title-the-captain-tells-his-player-to-take-the-draw = A captain advises on a draw offer, and the player accepts it
    .scene = White offers a draw. Black looks round for the team captain, who says: “Take it.” White complains to you at once; Black then accepts the offer. The captain maintains that not a word was said about the position on the board.
title-an-assistant-who-advises-and-one-who-talks = Assistant of a visually disabled player gives advice and talks
title-an-assistant-of-a-player-who-sees-tells-him-the-moves = An assistant tells a player the number of moves when asked

## penalties-are-listed.yaml

title-which-penalties-there-are = Which penalties may the arbiter impose?
title-exclusion-from-rounds-is-a-new-penalty = The arbiter excludes a player from one or more rounds
title-a-fine-that-was-not-announced = A fine imposed without having been announced
title-a-fine-that-was-announced = A fine imposed after having been announced
title-the-penalty-is-time-for-the-opponent-and-less-for-the-offender = Penalty: two minutes for the opponent, five off the offender’s clock
title-the-penalty-is-the-loss-of-the-game = Loss of the game as a penalty: what does the opponent score?
title-the-penalty-is-a-matter-of-points = Points as a penalty: more for the opponent, fewer for the offender
title-expulsion-is-the-last-penalty-of-every-list = Player expelled from the competition for an insult
title-which-penalties-are-open-for-this-offence = Which penalties are open for a disturbing noise?

## phones-of-everybody.yaml

title-a-spectators-phone-rings = A spectator’s phone rings in the venue
title-a-spectator-with-an-authorised-phone = A spectator has a phone with the arbiter’s permission
title-a-spectators-phone-is-switched-off = A spectator carries a phone that is switched off
title-the-arbiters-own-phone-rings = The arbiter’s own phone rings
title-a-captain-uses-a-phone-in-the-venue = A captain carries a silent phone in the venue
title-a-spectators-phone-in-an-adjoining-area = A spectator’s phone rings in a contiguous area
title-a-players-phone-in-an-adjoining-area = A player’s silent phone in a contiguous area

## playing-conditions.yaml

title-a-player-asks-for-another-chair = A player asks for something needed to play
title-a-player-asks-for-more-light = A player asks for other playing conditions
title-a-question-about-a-rule-has-nothing-to-do-with-the-playing-conditions = A player not on the move asks what a rule says
    .scene = Black has the move. White comes to your table and asks what the rule on castling says when the rook is attacked. Black, who has overheard it, objects: whoever does not know the rules should have learnt them at home, and it is not even White’s turn.

## ruling-measured.yaml

title-two-minutes-and-the-position-before-a-first-illegal-move-was-right = First illegal move: position restored, two minutes, touched piece named
title-the-position-and-two-minutes-without-a-word-of-the-touched-piece = First illegal move: position restored, two minutes, touched piece not named
title-a-loss-for-a-first-illegal-move-was-wrong = First illegal move: the arbiter declares the game lost
title-to-let-a-mate-pass-unnoticed-was-wrong = Checkmate on the board: the arbiter does nothing
    .scene = White plays { MOVE("Rd8") } and presses the clock. Neither player says a word; both look at the board and go on thinking. Your colleague, who is standing at the board and has seen everything, does nothing, and explains to you afterwards that nobody claimed anything.
title-to-do-nothing-about-a-legal-move-was-right = The arbiter does nothing about a legal move
title-to-do-nothing-about-a-legal-move-told-in-steps-was-right = Pawn picked up, released, clock pressed: the arbiter does nothing
title-a-ruling-on-nothing-in-particular-is-not-measured = The arbiter rules that play goes on after a legal move
title-an-arbiter-who-does-nothing-about-a-flag-that-he-sees = The arbiter sees a flag fall and does nothing
    .scene = White’s flag falls while a young colleague of yours is standing at the board and looking at the clock; Black could still checkmate. Neither player notices anything, and your colleague does nothing. To you the colleague explains that a flag is for the opponent to claim, and that an arbiter should not decide games.
title-a-penalty-within-the-arbiters-discretion-was-right = Piece knocked over: the arbiter penalises the player
title-no-penalty-within-the-arbiters-discretion-was-right-too = Piece knocked over: the arbiter only has it put back
title-an-arbiter-who-may-set-the-times-and-sets-them = Wrong times after an adjournment claimed late: the arbiter sets the clocks
title-an-arbiter-who-may-change-a-signed-result-and-changes-it = Draw signed after a resignation, changed by the arbiter to a win
title-an-arbiter-who-lets-a-signed-result-stand = Draw signed after a resignation, left unchanged by the arbiter
title-an-arbiter-who-calls-a-flag-in-a-game-with-little-supervision = Flag called by the arbiter under the simplified rules
title-an-arbiter-who-chooses-a-warning-for-a-breach-of-conduct = The arbiter only warns a player for a disturbing noise
title-an-arbiter-who-lets-a-breach-of-conduct-pass = The arbiter lets disturbing noise pass, then warns the other player
title-an-arbiter-who-fines-a-player-without-having-announced-it = The arbiter fines a player for noise without having announced fines
    .scene = Black makes noise by humming to the music from a café across the street, and this distracts and annoys White. Your colleague rules that Black must pay a fine. Fines were not announced for this event, but your colleague points out that the list of penalties in the Laws names them, and that the arbiter may choose.
title-an-arbiter-who-fines-a-player-as-announced = The arbiter fines a player for noise as announced in advance
title-an-arbiter-who-warns-a-player-for-what-the-laws-forbid = The arbiter warns a player who left the area while on the move
    .scene = White has the move and leaves the playing area without the arbiter’s permission; a little later White is back with a cup of coffee. Your colleague tells White that this is not permitted and gives a warning for it. Black protests: the Laws demand a penalty, and a mere warning is none.
title-a-ruling-that-is-right-in-one-point-and-wrong-in-two = First illegal move: three minutes, clocks set, position not restored
title-two-minutes-alone-for-a-first-illegal-move = First illegal move: two minutes given, position left as it is
title-the-position-restored-without-the-penalty = First illegal move: position restored, no time given
    .scene = White plays h3 and presses the clock. Your colleague, who is standing at the board, stops the clocks, rules that the position before the move is restored and that White may play any legal move, and has the game go on. White thanks your colleague; Black shrugs and plays on as well.
title-an-illegal-move-that-was-claimed-and-ruled-on-by-naming-the-move = Illegal move in a game with increment: what belongs in the ruling?
title-a-ruling-on-a-move-that-is-told-after-a-flag-of-unknown-order = Illegal move and a flag fallen unnoticed: was the ruling on the move right?
title-minutes-for-one-player-after-a-wrong-setting = Clock set wrongly: the arbiter corrects it and gives one player minutes
title-two-minutes-for-a-second-illegal-move = Second illegal move: two minutes given, position restored
    .scene = One illegal move was counted against Black earlier in the game. Now Black makes an illegal move again and presses the clock; White could still checkmate. Your colleague stops the clocks, restores the position before the move and gives White 2 minutes of extra time. Black says that between the two slips there were hours of correct play.
title-a-wrong-claim-rejected-with-the-two-minutes = Incorrect threefold claim: rejected, two minutes given
title-nothing-to-rule-about-an-offer = A draw is offered and the arbiter does nothing
title-the-arbiter-confirms-the-signed-result-when-he-rejects-a-complaint = Last move claimed to be illegal after both signed a win: the arbiter confirms the result

## special-measures.yaml

title-a-player-needs-medical-attention = A player asks for medical attention

## told-to-captain.yaml

title-a-captain-is-warned-for-his-player = Warning for a player given through the team captain
title-a-player-is-warned-himself = Player warned for leaving without permission

## video-left-to-arbiter.yaml

title-a-player-asks-for-the-video = A player asks for a video recording to be examined

## video-not-appealed.yaml

title-an-appeal-because-the-video-was-not-looked-at = Appeal because a video recording was not examined
title-an-appeal-against-the-ruling-drawn-from-the-video = Appeal against a ruling made after a video recording was examined
