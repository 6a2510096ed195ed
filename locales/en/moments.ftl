### The acts as headings of what is ruled on them: a noun phrase; .doing follows “may not”.
### $player: who acts. $by: player or other. $numbered: yes where the event is named by its number.

heading-moment = { $numbered ->
    [yes] { $event }. { $moment }
   *[no] { $moment }
}{ $by ->
    [player] {" "}({ WHO($player) })
   *[other] { "" }
}

moment-move = The move { MOVE($move) }
    .unknown = A move
moment-touch = Touching of pieces
    .idle = The touch has no consequence.
moment-capture-king = Capture of the king
moment-displace = Displaced pieces
moment-repair = Pieces put back
moment-press = Press of the clock
    .doing = press the clock
moment-pause = Clocks stopped
    .doing = stop the clocks
moment-flag-falls = Flag-fall
moment-claim-flag = Claim of a flag-fall
moment-offer-draw = Offer of a draw
    .doing = offer a draw
moment-accept = Acceptance of the offer
moment-refuse = Refusal of the offer
    .idle = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to refuse the draw.
moment-withdraw = Withdrawal
moment-agree-draw = Agreement to a draw
moment-claim-draw = Claim of a draw
    .doing = make such a claim
moment-claim-irregularity = Report of an irregularity
moment-agree-to-correct = Agreement to correct
moment-claim-wrong-set-up = Report of a mistake at the start
moment-claim-wrong-setting = Report of a wrong clock setting
moment-resign = Resignation
moment-resign-in-writing = Resignation in writing
moment-resign-for = Resignation by somebody else
moment-gesture = Gesture at the board
moment-answer-unclearly = Unclear answer to the offer
moment-session-ends = End of the session
moment-ask-to-seal = Request to seal
moment-adjourn-early = Early adjournment
moment-adjourn-early-by = Early adjournment
moment-seal = The sealed move
moment-change-sealed = Change of the sealed move
moment-close-envelope = Closing of the envelope
moment-resume = Resumption of the game
moment-arrive = Arrival
    .idle = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } not late.
moment-absent = Absence
moment-open-envelope = Opening of the envelope
moment-lose-envelope = Missing envelope
moment-seal-reply = The sealed reply
moment-claim-wrong-times = Report of wrong times
moment-ask-for-record = Request to see the record
moment-ask-for-scoresheet = Request for a scoresheet
moment-say-adjust = “I adjust”
moment-adjust = Adjusting of pieces
    .doing = adjust the pieces
moment-lift = Lifting of a piece
moment-release = Release of a piece
moment-take-off = Removal of a piece
moment-put-back = Pieces put back
moment-pick-up = A piece picked up for promotion
moment-place = Placing of the new piece
moment-ask-for-piece = Request for a piece
moment-announce = Announcement of a move
    .idle = Words alone place no obligation on a player.
moment-claim-touch-rules = Complaint about touching and moving
moment-bring-assistant = An assistant
    .doing = use this assistant
    .doing-tasks = use this assistant for { LIST($items) }
moment-press-with = Manner of pressing the clock
    .doing = press the clock in that way
moment-handle-clock = Handling of the clock
    .doing = handle the clock in that way
moment-clock-runs = Running of the clock
moment-pause-for = Clocks stopped
    .doing = stop the clocks
moment-restart = Clocks restarted
    .doing = set the clocks going again
moment-clock-marks-first = The mark on the clock
moment-claim-clock-defect = Report of a defective clock
moment-claim-setting-fault = Report of a wrong clock setting
moment-claim-clock-set = Report of a wrong clock setting
moment-wish-clock-place = Wish to move the clock
    .doing = have the clock on the side asked for
moment-start-round = Start of the round
    .idle = White's clock is not started again.
moment-arrival = Arrival
moment-default-time-ends = End of the default time
moment-claim-default = Claim of a win by default
moment-sit-at-wrong-board = The wrong board
moment-claim-from-screen = Claim from a screen
moment-write-move = Writing of a move
    .doing = write the move down in advance
    .idle = { WHO($player) } wrote the move down at a permitted moment.
moment-write-on-sheet = Entry on the scoresheet
    .doing = write that on the scoresheet
moment-mark-offer = Mark of the offer
moment-stop-recording = End of recording
moment-resume-recording = Recording resumed
moment-complete-sheet = Completion of the scoresheet
moment-sheet-gap = Gap in the scoresheet
    .doing = play on without recording first
moment-sheets-show = What the scoresheets show
moment-reconstruct = Reconstruction of the game
moment-hide-sheet = Covered scoresheet
    .doing = cover the scoresheet
moment-lay-pen-on-sheet = Pen on the scoresheet
    .doing = lay the pen on the scoresheet
moment-keep-sheet = Scoresheet not handed in
    .doing = keep the original of the scoresheet
    .idle = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to keep the scoresheet during the game.
moment-ask-for-opponents-sheet = Request for the opponent’s scoresheet
moment-lend-sheet = Scoresheet lent
moment-refuse-sheet = Scoresheet refused
moment-return-sheet = Scoresheet returned
moment-electronic-sheet-fails = Failure of the electronic scoresheet
moment-change-sheet-mode = Change of mode
    .doing = put the scoresheet into that mode
moment-cannot-record = Inability to record
    .doing = have an assistant record the moves
moment-sign = Signing of the scoresheets
moment-report-result = Report of the result
moment-award-points = Award of points
moment-leave = Leaving
    .doing = { $from ->
        [area] leave the playing area
        [venue] leave the playing venue
        [far-corner] go to the far corner
       *[board] leave the board
    }
    .idle = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to leave the board.
moment-enter = Entering of the playing area
    .doing = enter the playing area
moment-use-help = Outside help
    .doing = use help from outside
moment-device = Electronic device
    .doing = { $place ->
        [bag] keep the device in the bag
        [table] have the device on the table
        [adjoining-area] leave the device there
       *[person] carry the device
    }
moment-use-bag = Use of the bag
    .doing = use the bag
moment-inspect = Inspection
moment-refuse-inspection = Refusal of the inspection
    .doing = refuse the inspection
moment-accuse = Accusation
    .doing = voice a suspicion in this way
moment-disturb = Disturbance
    .doing = disturb the opponent
moment-smoke = Smoking
    .doing = smoke there
moment-misbehave = Improper behaviour
    .doing = { $how ->
        [drunk] come to the game drunk
        [arranged-game] arrange the result
        [insult] insult anybody
       *[other] behave like that
    }
moment-defy = Refusal to comply
    .doing = refuse to comply
moment-appeal = Appeal
    .doing = appeal
    .idle = The Laws of { $edition } provide for no appeal.
moment-request = Request to the arbiter
moment-complain = Complaint
    .doing = complain about the ruling
moment-tell = Remark
    .doing = say so
moment-external-disturbance = Disturbance from outside
moment-warn = Warning
moment-check-claim-alone = Check of the claim by the arbiter alone
moment-video = Video recording
moment-impose = Penalty imposed
moment-asks-entry = Entry on the scoresheet
moment-blind-lift = Piece on the special board
moment-blind-move = Move on the special board
moment-blind-say = Announcement
    .doing = correct what was announced
moment-boards-differ = Difference between the boards
moment-ask-for-two-boards = Request for two boards
moment-claim-quickplay = Claim of a draw in the quickplay finish
moment-request-increment = Request for an increment
    .doing = ask for an increment
moment-decide-quickplay = Decision on the claim
    .idle = The decision has no effect.
moment-sees = What the arbiter sees
moment-sees-position = The position seen by the arbiter
moment-finds = Finding of the arbiter
moment-rules = Ruling of the arbiter
moment-asks = Question
moment-may-play = The move { MOVE($move) }
