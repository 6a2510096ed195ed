### What is taught beside the letter of the Laws, item by item.

item-m-001 =
    .title = The article prevails over the comment
    .text = Where a comment printed beside an article disagrees with it, the article is the Law. The comment is the advice of experienced arbiters and shows only what is usual. The same holds for comments printed beside other regulations.

item-m-002 =
    .title = Deciding what no article settles
    .text = A case that an article covers exactly is decided by that article. Where the Laws are silent or cover only part of it, the arbiter starts from the nearest case that they regulate, and then weighs common sense, logic, fairness and whatever is special about the situation.

item-m-003 =
    .title = Words that fit, facts that do not
    .text = The wording of an article may seem to fit although what really happened is not the situation that it describes. Such a case is treated as one that the Laws do not cover: it is decided by analogy and not under that article.

item-m-004 =
    .title = Asking colleagues before an important ruling
    .text = An arbiter who is not ready to decide an important point alone asks colleagues; a sector arbiter asks the chief arbiter before ruling. Ordinary points in the games under their care are for arbiters to decide themselves, without long delay.

item-m-005 =
    .title = A federation's own, more detailed rules
    .text = A federation may introduce more detailed rules of its own, provided that they nowhere conflict with those of FIDE, hold only in its own territory, and are not used in FIDE events that take place there.

item-m-006 =
    .title = National law comes first
    .text = A FIDE rule that conflicts with the law of the host country, for instance one on body searches, gives way to that law, and the arbiter must not enforce it. The organiser should tell arbiters from abroad which rules cannot be enforced there.
    .letter = By the letter of the Laws national law makes no exception.

item-m-007 =
    .title = Where the regulations of an event are silent
    .text = Where the regulations of an event are silent, FIDE's general regulations for competitions decide. If the chief arbiter and the chief organiser read a Law differently, the chief arbiter's reading counts.

item-m-008 =
    .title = A penalty where no rule names one
    .text = If conciliation has failed and a penalty seems right, but neither the Laws nor the general regulations name one, the chief arbiter may set it after consulting the organiser. The aim is to keep order and to find a solution that satisfies the offended side.

item-m-009 =
    .title = Declaring a dead position unasked
    .text = When neither side has mating material, or the position is so blocked that nobody can mate, the game is over and drawn. The arbiter goes to the board and says so without being asked.

item-m-010 =
    .title = When a plain move counts as made
    .text = The article on when a move has been made does not settle this for a plain move, without capture, castling or promotion. The general sense of the word is used: the piece stands on its new square, and the hand has let it go.

item-m-011 =
    .title = Checking the boards before the round
    .text = Before the round the arbiter looks at every board: a light corner square at each player's right, kings and queens in their places, knights and bishops not swapped. Most later claims about a wrong set-up are prevented in this way.

item-m-012 =
    .title = Which way the knights face
    .text = Before the game each player decides which way their own knights face, and the opponent has to accept it. During the game a knight may be turned only by the player who has the move, and only after announcing it.
    .unsafe = On turning a knight FIDE's comments disagree: another one lets only displaced pieces be adjusted, and a knight that faces another way is not displaced.

item-m-013 =
    .title = The measures of a standard set and table
    .text = Where equipment is in doubt, the pieces are Staunton: king 9.5, queen 8.5, bishop 7, knight 6, rook 5.5, pawn 5 cm high, each within 10% but in this order, with bases 40–50% of the height and nothing shiny. Squares measure 5–6 cm and take four pawns; tables are 110 by 85 cm, within 15%, and 74 cm high.

item-m-014 =
    .title = A pinned piece still gives check
    .text = A piece that is pinned to its own king still attacks the squares that it could otherwise reach, and still gives check.

item-m-015 =
    .title = Two bishops on squares of one colour
    .text = Where one side has two bishops on squares of the same colour, either one of them comes from a promotion or an illegal move has been played.

item-m-016 =
    .title = Two examples of illegal positions
    .text = A position is illegal, for example, if both kings are in check, or if one side has two bishops on squares of one colour while all eight of its pawns are still on the board.

item-m-017 =
    .title = Standard chess: an illegal position is found
    .text = In standard chess an arbiter who sees an illegal position must step in at once, whoever caused it and however late it is found.

item-m-018 =
    .title = Rapid and blitz: an illegal position is found
    .text = In rapid and blitz the arbiter steps in on an illegal position only after having seen completed the illegal move that led to it. Otherwise only a player's claim counts, or the rule by which the arbiter waits for one completed move if both kings are in check or a pawn stands on its last rank.
    .letter = By the letter of the Laws this holds only under the simplified rules; where the Competition Rules apply, the arbiter acts as in standard chess.
    .unsafe = FIDE's comment on illegal positions in rapid and blitz makes no exception for games under the Competition Rules, although the arbiter acts as in standard chess there; it should be followed only under the simplified rules.

item-m-019 =
    .title = Pausing to ask for a promotion piece
    .text = A player who wants to promote and does not find the wanted piece at hand may pause the clocks at once and ask for it.

item-m-020 =
    .title = Bringing the promotion piece
    .text = The arbiter brings exactly the piece that was asked for and restarts the clock of the player who is promoting. That player then goes on thinking about the move.

item-m-021 =
    .title = The piece asked for does not bind
    .text = A player who has asked for a promotion piece need not take it when it comes: the choice is final only once a piece has touched the square of promotion. A pawn that was already touched or released still binds.

item-m-022 =
    .title = Only displaced pieces are adjusted
    .text = Adjusting is meant for displaced pieces. To announce it and then handle a piece that stands properly is not covered by the rule, and may count as disturbing the opponent.
    .letter = By the letter of the Laws the player having the move who has announced it may adjust any piece on its square; the letter does not ask whether it is displaced.
    .unsafe = FIDE's Manual elsewhere lets a player turn a knight after announcing it, and no comment says whether touching a correctly placed piece after an announcement obliges the player to move it; it must not be inferred that it does.

item-m-023 =
    .title = Adjusting while the opponent is away
    .text = A player who wants to adjust pieces while the opponent is away from the board tells an arbiter first, if one is there.

item-m-024 =
    .title = Adjusting without a word
    .text = A player who adjusts a piece without announcing it has touched it like any other piece, and touch-move applies.

item-m-025 =
    .title = An accident is judged from outside
    .text = Whether a touch was an accident is judged by how the contact came about, through a sleeve, a slip or a fall, and not by what the player meant. To have taken the wrong piece by mistake is not an accident.

item-m-026 =
    .title = Neither announced nor an accident
    .text = A piece that was touched without an announcement and not by accident must be moved or captured, if possible. If the player tried a capture that is impossible, their own piece, which was touched first, must still be moved if it can.

item-m-027 =
    .title = A rook touched before the king
    .text = A player who deliberately touches a rook before the king may not castle on that side. The rook must be moved, and the king only if that rook has no legal move.

item-m-028 =
    .title = Castling tried where it is illegal
    .text = A player who, intending to castle, touches first the king and then a rook where castling is illegal must make another king move, castling on the other side included. If there is none, any legal move may be made. The rook need not be moved.

item-m-029 =
    .title = Only the king moved, castling legal, clock pressed
    .text = If the king was released two squares towards the rook and the clock pressed with the rook unmoved, and castling on that side is legal, the arbiter must find out which it was: an illegal king move or castling left unfinished. An illegal move is dealt with as such; unfinished castling is completed.
    .letter = The letter of the Laws does not say which of the two it is; taken strictly, a king has gone two squares and the clock was pressed, which is an illegal move.
    .unsafe = FIDE's comment on castling that was left unfinished does not say what pressing the clock too early costs the player; any penalty for it is an inference.

item-m-030 =
    .title = Only the king moved, castling illegal, clock pressed
    .text = If the king was released two squares towards the rook and the clock pressed with the rook unmoved, but castling on that side is illegal, there is nothing to find out: it is an illegal move, which is replaced by another move of the king if there is one.

item-m-031 =
    .title = An upside-down rook is a rook
    .text = If a rook was put upside down on the square of promotion and play has gone on, it is a rook, whatever the player said.
    .unsafe = The teaching on upside-down rooks has changed: FIDE's Manual of 2013 still called placing one an illegal move.

item-m-032 =
    .title = A queen announced, an upside-down rook placed
    .text = Once an upside-down rook has been released on the square of promotion, the pawn has been promoted to a rook. That the player announced a queen changes nothing.

item-m-033 =
    .title = An upside-down rook moves on a diagonal
    .text = If a rook that stands upside down later moves along a diagonal, its owner has made an illegal move.

item-m-034 =
    .title = Turning an upside-down rook upright
    .text = When having the move, the opponent of the player who placed a rook upside down may turn it upright, but does better to ask an arbiter to do it.

item-m-035 =
    .title = Touch-move is enforced at once
    .text = An arbiter who sees a breach of the rules on touching and moving steps in at once and enforces them, whether or not the opponent claims.
    .letter = By the letter of the Laws it is for the opponent to claim, a right that is lost by touching a piece with the intention of moving or capturing it; the arbiter's intervention is not provided for.
    .unsafe = Practice differs: in France the arbiter waits until the clock has been pressed before enforcing touch-move.

item-m-036 =
    .title = France: touch-move not before the press
    .text = In France a breach of the rules on touching and moving counts only once the player has completed the move. Until the clock is pressed the arbiter says nothing to that player.
    .letter = By FIDE's own practice the arbiter enforces touch-move at once; the letter of the Laws speaks only of the opponent's claim.
    .unsafe = To wait until the clock has been pressed is French practice only; FIDE teaches that touch-move is enforced at once, and outside France the arbiter should do so.

item-m-037 =
    .title = Japan: a shifted piece, clock not yet pressed
    .text = In Japan, if a piece that was released on one square is shifted to another, and this is noticed before the clock is pressed, the first square stands and the player is warned for breaking touch-move. As a rule the times are left as they are.

item-m-038 =
    .title = Japan: a shifted piece, clock pressed
    .text = In Japan, if a released piece was shifted and this is noticed only after the clock was pressed, the first square is restored, the player is warned, and the opponent gets time because of the press. Under the regulations of an event a third breach of touch-move may lose the game.

item-m-039 =
    .title = Irregularities that are not illegal moves
    .text = A breach of touch-move, a rook touched before the king, or the other hand on the clock is an irregularity, but is not counted as an illegal move. The fixed extra time is for illegal moves and incorrect draw claims only; for all else there is the list of penalties.

item-m-040 =
    .title = The press after the opponent's reply
    .text = A player whose opponent has replied before the clock was pressed may still press it in any case.

item-m-041 =
    .title = The assistant who moves the pieces
    .text = FIDE's comment speaks only of the assistant for the clock. As the Laws describe the assistant who moves the pieces in the same way, it seems right that this assistant, too, must be presented to the arbiter in advance. For this assistant the Laws provide no adjustment of the times.
    .unsafe = FIDE's comment speaks only of the assistant for the clock; that an assistant who moves the pieces, too, comes too late just before the round is an inference from it.

item-m-042 =
    .title = Signs that may mean resignation
    .text = Pausing the clocks, certain words, tipping the king, offering a hand or signing the scoresheet can each be a resignation, and each can be misread. The arbiter must clear up what was meant before any result is accepted.

item-m-043 =
    .title = Leaving the game without a word
    .text = It is discourteous to stop playing and leave without resigning or telling the arbiter. Such a player not only loses on time but may also be given a penalty from the list by the chief arbiter.

item-m-044 =
    .title = One result on both scoresheets
    .text = When a game is over, the arbiter makes sure that both scoresheets show the same result.

item-m-045 =
    .title = When a draw may be agreed
    .text = Once both players have made a move they may agree a draw, but only where no regulation of the event forbids or delays such agreements.

item-m-046 =
    .title = What a signed result is worth
    .text = A result that is written on the scoresheet and signed by both players is the best proof and a binding document, although mistakes remain possible. In France it is final only when the arbiter has confirmed it.

item-m-047 =
    .title = A position already dead when the flag falls
    .text = If a move leaves nothing but continuations forced into stalemate or into material that cannot mate, the position is dead from that move on. If the flag of the player who made it falls before the clock is pressed, the game is drawn and not lost on time.

item-m-048 =
    .title = What serves as the flag
    .text = Types of clocks differ, and each has its own sign that the time has run out, such as bars, a dash or another symbol. Any of these signs is the flag.

item-m-049 =
    .title = Waiting out a forgotten press
    .text = When a player has moved but forgotten to press the clock, the opponent may simply wait, even until the flag falls. Neither the arbiter nor any bystander may point it out.

item-m-050 =
    .title = Reminding the opponent to press
    .text = The opponent may remind a player who forgot to press the clock, and the game goes on normally. FIDE's comment does not say so, but it seems right to regard this as neither a disturbance nor advice.

item-m-051 =
    .title = Replying although the clock was not pressed
    .text = When a player forgot to press the clock and the opponent simply makes the next move, the player may then move again and press. From now on a move-counter shows one move too few for both.

item-m-052 =
    .title = Coming back to one's own running clock
    .text = If a player who forgot to press the clock leaves, comes back, sees their own clock running, takes it for their turn, moves again and presses, the arbiter acts at once: the arbiter finds out whether the opponent had moved in between, and then puts the clock and the board right.

item-m-053 =
    .title = Two moves in a row
    .text = Two moves of one player in a row are not among the acts treated as illegal moves. The second is taken back, and the arbiter may choose a penalty from the list.
    .letter = The letter of the Laws names no penalty for two moves in a row, and by it the first would be completed by the second.

item-m-054 =
    .title = Holding the button down
    .text = When a player has knocked pieces over, the opponent may not hold the button down to prevent the press: that is keeping a finger on the clock. The right way is to pause the clocks and call the arbiter.

item-m-055 =
    .title = Pressing with the other hand
    .text = Moving with one hand and pressing the clock with the other is not an illegal move. The penalty is chosen from the list of penalties.

item-m-056 =
    .title = France: the penalty for pressing with the other hand
    .text = In France a warning is enough for a player who pressed with the other hand without noticing it. Where it was done to gain time or to put pressure on the opponent, the penalty is more severe.

item-m-057 =
    .title = Pressing without a move is an illegal move
    .text = A press of the clock without a move is treated and penalised as an illegal move, and counts as one.
    .letter = The letter of the Laws points two ways: one article treats a press without a move as an illegal move, while another forbids pressing before moving as improper handling of the clock, penalised from the list.

item-m-058 =
    .title = Who finds the assistant for the clock
    .text = A player who cannot work the clock has to find the assistant; this is not the organiser's task.

item-m-059 =
    .title = Presenting the assistant in time
    .text = An assistant for the clock must be presented to the arbiter in advance. Just before the round is too late, and the arbiter may refuse.

item-m-060 =
    .title = How much time an assistant costs
    .text = An equitable adjustment usually means 10 minutes less for the player who needs help with the clock or with recording. From a disabled player nothing is taken.
    .letter = By the letter of the Laws the adjustment must be equitable; no amount is named.

item-m-061 =
    .title = One time control for the whole event
    .text = Where a game has several periods, the moves, minutes and additions of each are fixed and announced beforehand and stay the same for the whole tournament. A play-off may have others.

item-m-062 =
    .title = A delay counts like an increment
    .text = Where the clock works with a delay, its seconds are multiplied by 60 moves just like an increment, both for the class of play and for the length of a session.

item-m-063 =
    .title = What a cumulative clock shows
    .text = In the cumulative (Fischer) mode the first addition is there before the first move, and the time may grow above what it was at the start.

item-m-064 =
    .title = What a delay clock shows
    .text = With a delay, no turn ends with more time than it began with, and unused extra time is lost. The Bronstein mode gives back afterwards the time used, up to the delay; the simple mode lets the delay run first.

item-m-065 =
    .title = When the moves of a period are counted
    .text = Where a game has several periods, the number of moves is checked when a flag has fallen, and not before.

item-m-066 =
    .title = What the move-counter says at flag-fall
    .text = On a clock that runs with a move-counter, its sign shows at flag-fall whether the required number of moves was reached. As it counts presses, a forgotten press can make it wrong.

item-m-067 =
    .title = Electronic clock: both sides at zero
    .text = If an electronic clock shows zero on both sides, the arbiter finds out from the flag sign which flag fell first; that player has overstepped the time limit. In 2017 it was concluded that there is always a winner.
    .unsafe = Even when the clock shows whose flag fell first, there need not be a winner: the game is drawn if the other player cannot checkmate.

item-m-068 =
    .title = Analogue clock: both flags down
    .text = If both flags of an analogue clock are down and nobody knows the order, the guideline on games without increment decides: play goes on, unless it is the last period, in which case the game is drawn.
    .unsafe = By their own words, the Guidelines for games without increment apply only if this was announced beforehand; FIDE's comment on two fallen flags does not say that it waives this.

item-m-069 =
    .title = Individual events: where the clocks stand
    .text = In an individual event the clock stands at Black's right hand, and the boards are arranged so that the arbiter sees as many clocks as possible.

item-m-070 =
    .title = The clock on a disabled player's other side
    .text = If a disabled player needs the clock on the other side, the board is turned round and the clock stays where it is.

item-m-071 =
    .title = Team matches: where the clocks stand
    .text = In a team match each team sits in a row with alternating colours, and all clocks face the same way. The arbiter watches for players who press the clock of the neighbouring board.
    .unsafe = FIDE's comment does not say how a press of the neighbouring clock is put right; that the arbiter resets both clocks by best judgement is an inference.

item-m-072 =
    .title = Starting the clocks
    .text = With few boards the arbiters may start the clocks themselves. With many, the arbiter announces the start of the round and that White's clock is to run, and then walks round and checks every board.

item-m-073 =
    .title = Starting clocks that count the moves
    .text = Where the counter adds time after the first control, at move 30 or later, it is better that the arbiters start White's clock on every board. In a large event the chief arbiter decides whether this takes too long; if the players start them, the arbiters also check that each clock has the right side set as White's.

item-m-074 =
    .title = When the session starts
    .text = The session starts when the arbiter announces it, and not at the time printed in the timetable.

item-m-075 =
    .title = A default time of zero
    .text = If the default time is zero, every player who is not at the board when the start is announced has lost, and the arbiter declares it. Where both players are absent, both have lost.

item-m-076 =
    .title = Announcing the start
    .text = At FIDE events with fewer than 30 players, announcements are made 5 minutes and 1 minute before the start; with 30 or more, a large digital clock counts down in the hall. Elsewhere there is at least a wall clock with the official time.

item-m-077 =
    .title = The default time runs from the actual start
    .text = A default time other than zero is counted from the moment at which play actually starts. The arbiter announces the start aloud and writes the time down.
    .letter = The letter of the recent Laws does not say from when it is counted; older texts count from the scheduled start.

item-m-078 =
    .title = When a flag counts as down
    .text = A flag is down when the arbiter notices it or a player validly claims it, and not when it physically fell.

item-m-079 =
    .title = A flag that nobody saw before the end
    .text = If a flag falls unnoticed and the game then ends by mate, stalemate, resignation or an agreed draw, that result stands, even though somebody notices the flag afterwards.

item-m-080 =
    .title = Announcing a flag-fall
    .text = An arbiter who notices that a flag has fallen announces it at once, at any rate of play.

item-m-081 =
    .title = A flag-fall after an automatic draw
    .text = If, before the flag fell, the same position had already occurred five times or the conditions of the seventy-five-move rule had been met, the game is drawn.
    .letter = By the letter of the Laws these draws are not among the exceptions to the loss on time, but the game has already ended with them.
    .unsafe = FIDE's commentary also teaches that a later result stands if nobody noticed the fifth occurrence or the completion of the seventy-five moves. That this does not extend to a fallen flag is an inference.

item-m-082 =
    .title = Looking at the position before giving a win
    .text = When a flag has fallen, the arbiter looks at the final position before giving a win: if the opponent can mate by any series of legal moves, it is a win, otherwise a draw.

item-m-083 =
    .title = Forced lines at flag-fall
    .text = If all lines from the position are forced and end only in stalemate or in mate by the player whose flag fell, the game is drawn, whatever material the opponent has.

item-m-084 =
    .title = The loser's own pieces count, too
    .text = Whether bare material can mate depends also on the pieces of the player who overstepped the time limit, resigned or made a second illegal move, as they can block that player's king. So king and knight win if that player has king and rook, but only draw against king and queen.

item-m-085 =
    .title = The time control sheet
    .text = During the round the arbiter writes down both times and the move number of every board about every 30 minutes, even if the games are broadcast. This helps most where increments are used.

item-m-086 =
    .title = A sum that reveals clock errors
    .text = With an increment of 30 seconds from the first move, the minutes of both players added together, minus the last move number, should equal both starting times minus the minutes since the start. If the difference is more than 2, the arbiter looks for missed presses, a wrong setting or a faulty clock.

item-m-087 =
    .title = Putting a faulty clock aside
    .text = A clock that has to be replaced is replaced as soon as possible. It is marked as faulty and kept apart from the good ones.

item-m-088 =
    .title = Notes before a clock is changed
    .text = Before changing anything on a clock, the arbiter writes down both displayed times and the move number.

item-m-089 =
    .title = Pausing the clocks at an alarm
    .text = At a fire alarm or the like, the players at the boards are told, if possible, to pause their clocks before everybody leaves.

item-m-090 =
    .title = Valid reasons to pause the clocks
    .text = Valid reasons for a player to pause the clocks are an irregularity, such as an illegal move or position, a disturbance by the opponent or by spectators, and illness. There may be others.

item-m-091 =
    .title = Pausing the clocks for the toilet
    .text = Going to the toilet is normally no valid reason to pause the clocks, and the player may be penalised for it. For a disabled or unwell player it can be one.
    .letter = By the letter of the Laws the arbiter judges whether there was a valid reason; the toilet is not mentioned.

item-m-092 =
    .title = France: a pause for a motor disability
    .text = In France a player with a motor disability may be allowed to pause the clocks in order to go to the toilet.

item-m-093 =
    .title = What a screen or counter proves
    .text = What a screen or a counter shows may be wrong. But if the arbiter established the number of moves played before beginning to count, the counter may confirm that 50 or 75 moves have been made.

item-m-094 =
    .title = France: the arbiter may use the display
    .text = In France the ban on relying on a display binds the player who makes a claim. Whether to use what a device shows is for the arbiter alone to decide.

item-m-095 =
    .title = One side reaches zero, the other stops
    .text = On an electronic clock with increment, when one side reaches zero the other stops and keeps its last reading; for rapid and blitz it may be set to run on. If both reach zero, the clock must show which was first.

item-m-096 =
    .title = A clock that one arbiter can correct quickly
    .text = A clock must be made so that a single arbiter can correct the times and the move-counter within 60 seconds.

item-m-097 =
    .title = How the DGT 3000 shows flags and counts
    .text = When a period other than the last ends, the DGT 3000 gives both sides the next time and shows a steady flag for 5 minutes; in the last period the flag blinks, and the second side at zero gets none. Paused with White to move, both have completed the same number of moves; with Black to move, White one more.

item-m-098 =
    .title = A wrong set-up found after the game
    .text = If it is found only after the end of the game that the initial position was wrong, the result stands.

item-m-099 =
    .title = An electronic board reports an error
    .text = If an electronic board shows an error or stops recording, its operator tells the arbiter and nobody else. The arbiter checks whether an irregularity on the board is the cause.

item-m-100 =
    .title = Reversed colours: Black's tenth move decides
    .text = A game with reversed colours goes on once Black has made the tenth move; before that, a new game is played with the right colours. What stands on the board or has been captured plays no part.
    .letter = By the letter of the Laws the limit is ten moves by both players; whose move decides is not spelt out.

item-m-101 =
    .title = Reversed colours: a game already finished
    .text = If a game with reversed colours has ended normally, by mate, stalemate, resignation or a permitted draw, before each player made ten moves, its result stands.
    .letter = The letter of the Laws does not say what becomes of such a game once it has ended.

item-m-102 =
    .title = Displaced pieces: pausing, not pressing back
    .text = A player whose clock is running when the opponent displaces pieces does not press back, but pauses the clocks and calls the arbiter. Pressing back would add increments wrongly and spoil the move-counter.

item-m-103 =
    .title = Displaced pieces: giving or taking time
    .text = When a player has displaced pieces on the opponent's time, the arbiter may add time for the opponent or take time from that player.

item-m-104 =
    .title = Displaced pieces: by accident or on purpose
    .text = For pieces displaced by accident the penalty follows the scale of the list, and is never the immediate loss of the game. If it was done on purpose to gain time, or again and again, the penalty may be more severe.
    .letter = By the letter of the Laws the arbiter may choose any penalty from the list; accident and purpose are not told apart.

item-m-105 =
    .title = An illegal move found after the game
    .text = If an illegal move is found only after the scoresheets were signed, or after it was otherwise clear that the game was over, nothing is corrected and the result stands.
    .letter = By the letter of the Laws the arbiter may decide otherwise, even against a result that has been signed.

item-m-106 =
    .title = What replaces an illegal move
    .text = When an illegal move is found during the game and the position is restored, the new move must, if possible, be made with the piece that was touched first, be it the one wrongly moved or the one wrongly captured.

item-m-107 =
    .title = Replacing a move that overlooked a check
    .text = If the illegal move overlooked a check, the touched piece must be interposed or must capture the piece giving check, if it can do either.

item-m-108 =
    .title = Not pressed, so not yet illegal
    .text = As long as the clock has not been pressed there is no illegal move, even if the piece was released. The player may correct it without penalty, but the touched piece binds, and so does a piece released as a legal move.

item-m-109 =
    .title = The Competition Rules: acting on illegal moves unasked
    .text = In standard chess, and in rapid and blitz under the Competition Rules, an arbiter who sees a completed illegal move steps in at once; no claim is needed.

item-m-110 =
    .title = Pressing back after an illegal move
    .text = If a player makes an illegal move and the opponent, instead of pausing, presses the clock back, the arbiter decides whether that press is an illegal act of its own or a distraction. The arbiter may also see it as an accident and penalise it less.
    .letter = By the letter of the Laws every press without a move is treated as an illegal move.
    .unsafe = FIDE's comment on pressing back after an illegal move names no penalty; that a warning is usual, and that any increment gained is taken off, is an inference.

item-m-111 =
    .title = Two hands on the move that ends the game
    .text = If a move was made with two hands but ended the game before the clock was pressed, it is not treated as an illegal move.
    .letter = By the letter of the Laws two hands count as an illegal move once the clock has been pressed; a move that ends the game is not mentioned.

item-m-112 =
    .title = Two offences of whatever kind
    .text = A player who has completed two offences of any of the four kinds (illegal move, pawn not replaced, press without a move, two hands) loses the game. It is drawn, however, if the opponent cannot mate.

item-m-113 =
    .title = Two faults in one move
    .text = Two faults in one move, such as illegal castling carried out with both hands, are a single offence. They do not lose the game, unless the player had already committed an offence before.
    .letter = The letter of the Laws does not say whether two faults in one move count once or twice.

item-m-114 =
    .title = A second illegal move at the same move number
    .text = If the position was restored after a first offence, and the same player completes another illegal move at the same move number, this is the second offence. The game is lost, or drawn if the opponent cannot mate.
    .letter = The letter of the Laws does not say whether a second fault at the same move is a new offence.

item-m-115 =
    .title = Capturing the king
    .text = Capturing the opponent's king is an illegal move and is penalised as one. The move before it, which left that king in check, was illegal as well; which of the two still counts depends on their order and on the class of play.

item-m-116 =
    .title = The increment of an illegal move is taken off
    .text = If the press that completed an illegal move brought an increment, the opponent gets the prescribed extra time, and the increment, usually 30 seconds, is taken off the offender's clock. All arbiters at an event handle this alike.
    .letter = By the letter of the Laws the opponent gets extra time; of the increment gained nothing is said.
    .unsafe = FIDE teaches that the increment gained is taken off after an illegal move; to take it off after other wrong presses of the clock is an inference.

item-m-117 =
    .title = Rapid and blitz: taking off the increment
    .text = In rapid and blitz, too, the increment gained by the press is taken off the clock of the player who made the illegal move, in addition to the extra time for the opponent.
    .letter = The letter of the Laws names only the opponent's extra time.

item-m-118 =
    .title = Finding the position to go back to
    .text = Both players look for the position to which the game has to go back, under the arbiter's supervision.

item-m-119 =
    .title = Second offence by a pawn that would mate
    .text = If a pawn left on the last rank is a player's second offence, but the queen put in its place would give mate, it is open whether the offence loses or the mate wins. Opinions at a seminar were divided, and the arbiter has to decide.
    .unsafe = No source settles whether the second offence loses the game or the checkmate wins it, so neither ruling can be called FIDE's teaching.

item-m-120 =
    .title = Writing a move in advance
    .text = A move may not be written down before it is played, except for a draw claim with an intended move and for sealing.

item-m-121 =
    .title = The only reply, written in advance
    .text = Even when the opponent has only one legal reply, a player may not write it down before it is played.

item-m-122 =
    .title = Watching over the recording of the moves
    .text = The arbiter sees to it that both players record their own moves and those of the opponent correctly, move after move.

item-m-123 =
    .title = Moves missing on a scoresheet
    .text = If one or more moves turn out to be missing and nobody can say when that happened, a warning is enough. Where it happens regularly, the arbiter may act otherwise.
    .letter = By the letter of the Laws every move must be recorded, and the arbiter is free in the choice of a penalty.

item-m-124 =
    .title = Who may read the scoresheet
    .text = The opponent has no right to read a player's scoresheet, except when it is needed to complete their own. The arbiter's view must be free, above all of the number of moves written.

item-m-125 =
    .title = A pen on the scoresheet
    .text = A pen may lie on the scoresheet, provided that the last move stays visible to the arbiter.

item-m-126 =
    .title = Who keeps the original scoresheet
    .text = At the end the player hands the original scoresheet over and may keep a copy. Keeping the original is not allowed, unless the regulations of the event say so.

item-m-127 =
    .title = A player asks how many moves are left
    .text = A player in time trouble who asks how many moves are left gets no answer from the arbiter, as it would be advice. This holds even when the required number has been reached.

item-m-128 =
    .title = Required moves made, flags still up
    .text = If the required number of moves has already been made and no flag is down, the arbiter does not step in but waits until a flag falls.

item-m-129 =
    .title = Neither player recorded, a flag falls
    .text = When neither player was recording and a flag falls, the arbiter pauses the clocks, has both bring their scoresheets up to date, and then starts the clock of the player who has the move.

item-m-130 =
    .title = Delaying the update of the scoresheet
    .text = A player who draws out the updating of the scoresheet in order to think is given a warning.

item-m-131 =
    .title = One player had stopped recording, a flag falls
    .text = When only one player had stopped recording and a flag falls, the arbiter does not pause the clocks: that player completes the scoresheet on their own time.

item-m-132 =
    .title = Refusing to lend the scoresheet
    .text = If the opponent will not lend the scoresheet to the player who needs it, the arbiter can insist.

item-m-133 =
    .title = Where a game is reconstructed
    .text = A game is reconstructed with the clocks paused, on another board, and away from the games that are still going on.

item-m-134 =
    .title = When a game is seen to be over
    .text = An arbiter who sees that a game is over goes to the board and checks that the result is written on both scoresheets, that it is the same, and that both players have signed. Then it is entered on the results list.

item-m-135 =
    .title = Errors in a published result
    .text = If a wrong result, colour or rating is reported by a deadline fixed beforehand, the next pairing uses the right one. If it is reported after that pairing but before its round ends, the following pairing does. Later it is corrected only in the rating report, and the standings keep the error.

item-m-136 =
    .title = What a paper scoresheet has room for
    .text = A paper scoresheet should have room for the event, round, board and date, both names, the result, three signatures (of the players and the arbiter) and the numbered moves of both players.

item-m-137 =
    .title = Electronic scoresheets: whose device
    .text = An electronic scoresheet is a dedicated, certified device that only the organiser provides. Devices of the players' own are excluded.

item-m-138 =
    .title = Electronic scoresheets: what stays visible
    .text = During the game the mode of an electronic scoresheet cannot be changed. The “game” mode and at least 7 moves must be visible, and the arbiter must be able to read the device.

item-m-139 =
    .title = Electronic scoresheets: no hints
    .text = An electronic scoresheet must accept an illegal move without correcting or signalling it, and further moves after a mate or stalemate that nobody noticed. So an entry does not prove that a move was legal, and the device gives no hint.

item-m-140 =
    .title = Electronic scoresheets: what may be entered
    .text = In an electronic scoresheet clock times, draw offers and the usual signs may be entered, wrong entries corrected, and moves scrolled or entered on a picture of the board. The number of moves is counted and shown automatically.

item-m-141 =
    .title = Electronic scoresheets: closing the record
    .text = The record of a game on an electronic scoresheet ends when a result has been entered and both players have signed. It is confirmed by a print-out or as the arbiter orders.

item-m-142 =
    .title = Electronic scoresheets: the arbiter's mode
    .text = Only the arbiter or the organiser may use the arbiter's mode of an electronic scoresheet, even during play. It checks for illegal moves, repetitions, 50 or 75 moves, mate and stalemate, and lets moves be taken back after an illegal move.

item-m-143 =
    .title = Electronic scoresheets: low battery
    .text = When an electronic scoresheet shows that the battery is low, at least 8 hours must remain. It is therefore no reason to stop the game.

item-m-144 =
    .title = Recording by visually disabled players
    .text = The regulations of an event may free visually disabled players from recording when they have less than 5 minutes left, even with an increment of 30 seconds or more. The scoresheet is completed as soon as the period is over.
    .letter = By the letter of the Laws the duty to record does not end where the increment is 30 seconds or more.
    .unsafe = That an event may free visually disabled players from recording was read only in the French book for arbiters, below a guideline of FIDE; that the rule is FIDE's own is probable, but not proven.

item-m-145 =
    .title = Making a draw restriction known
    .text = Where agreed draws are restricted, the invitation states the number of moves or that no draw may be agreed at all, and the arbiter repeats it before the first round.

item-m-146 =
    .title = A draw restriction bars agreement only
    .text = A restriction on draws bars only agreement between the players. A repetition, the fifty-move rule and the automatic draws apply at any move, and a correct claim must be accepted.

item-m-147 =
    .title = A fifth occurrence that nobody claims
    .text = If nobody claims, but the arbiter knows that a position has occurred for the fifth time, the arbiter must step in.

item-m-148 =
    .title = A draw agreed too early
    .text = No fixed penalty exists for players who agree a draw before the restriction allows it. The regulations of the event decide; failing that, the arbiter chooses from the list of penalties.

item-m-149 =
    .title = Evidence of repeated draw offers
    .text = When a player complains about repeated draw offers, the arbiter looks on the scoresheet for several marks (=). Arbiters should therefore insist that the mark is written.

item-m-150 =
    .title = Move, offer, press
    .text = A draw offer has its place in this order: the player makes the move, offers the draw, and then presses the clock.

item-m-151 =
    .title = A draw offer in the wrong order
    .text = A draw that is offered in any order other than move, offer, press is validly offered, but the arbiter has to choose a penalty from the list.
    .letter = By the letter of the Laws the offer is valid, and it only has to be considered whether the opponent was disturbed.
    .unsafe = Practice differs: in France the arbiter may penalise a draw offer made in the wrong order, but need not.

item-m-152 =
    .title = A condition attached to a draw offer
    .text = If a condition is attached to a draw offer, such as a time limit for the answer or the result of another board, the offer is valid and the condition void.

item-m-153 =
    .title = A draw claim that the opponent agrees to
    .text = If a player claims a draw by repetition or by the fifty-move rule and the opponent agrees at once, the game is drawn by agreement, and the arbiter does not check the claim.

item-m-154 =
    .title = A draw claim while agreement is barred
    .text = A draw claim that comes before the move from which agreement is allowed must be checked, even if the opponent agrees.
    .letter = By the letter of the Laws a claim counts as a draw offer where the event allows an agreement; what holds while agreement is barred is not said.

item-m-155 =
    .title = The offer in a claim that is to be checked
    .text = If the opponent chooses to have a draw claim checked, the draw offer that the claim contains is gone.
    .letter = By the letter of the Laws an offer lasts until it is accepted or refused aloud, until the opponent touches a piece in order to move or capture it, or until the game ends.

item-m-156 =
    .title = Both players present at the check
    .text = A draw claim is examined while both players are there, never with one of them alone.

item-m-157 =
    .title = Checking a claim by playing the game through
    .text = A draw claim is checked by playing the game through, and not from the scoresheets alone.

item-m-158 =
    .title = Checking a claim on the computer
    .text = Where electronic boards are used, a draw claim may be checked on the computer. What the Laws bar is only a claim that rests on the display alone.

item-m-159 =
    .title = A draw claim needs one's own running clock
    .text = A draw may be claimed only by the player who has the move and whose clock is running. As long as the opponent has moved but not pressed, it is too early.
    .letter = By the letter of the Laws it is enough to have the move, which a player has as soon as the opponent's move has been made.

item-m-160 =
    .title = A draw claim without the written move
    .text = If all is right except that the intended move was not written down, the arbiter does better not to reject the draw claim, but to tell the player to make it in the proper form.
    .letter = By the letter of the Laws a claim whose intended move is not written is not correct, and the arbiter may not help with it.

item-m-161 =
    .title = Explaining the conditions of a claim
    .text = If the player who claims a draw asks how it is done, the arbiter may explain the conditions: players have a right to have the Laws explained.
    .unsafe = FIDE's comment on explaining how a draw is claimed refers to Article 11.2, but must mean Article 11.9, which gives players the right to an explanation of the Laws.

item-m-162 =
    .title = The right to claim comes back with the next move
    .text = A player who lost the right to claim a draw by touching a piece has it again on their next move, but not for the move that is past.

item-m-163 =
    .title = An incorrect draw claim is not an illegal move
    .text = An incorrect draw claim gives the opponent the extra time that the Laws prescribe, but it never counts as an illegal move.

item-m-164 =
    .title = A draw claim with an illegal move
    .text = If the intended move that was written is illegal, the draw claim fails and the opponent gets the prescribed extra time. Another move must be made with the same piece; in all other respects the rules on touching and moving apply. It is not counted as an illegal move.
    .letter = By the letter of the Laws the intended move must be made in accordance with the rules on moving and touching; what follows if it is illegal is not spelt out.

item-m-165 =
    .title = Five occurrences need not be in a row
    .text = The five occurrences of a position by which the game is drawn need not follow one another directly.

item-m-166 =
    .title = Stopping the game for an automatic draw
    .text = When a position has occurred five times or the conditions of the seventy-five-move rule are met, the arbiter must stop the game and declare a draw; no claim is needed.

item-m-167 =
    .title = An automatic draw that nobody noticed
    .text = If nobody noticed during the game that five occurrences or the seventy-five-move rule had drawn it, the later result stands. Only the normal appeal procedure can still make it a draw.
    .letter = By the letter of the Laws the game is drawn at the moment when this happens.

item-m-168 =
    .title = A draw claim later than it could have been
    .text = A draw may also be claimed at the fourth occurrence of a position, or at the 51st move without capture or pawn move.

item-m-169 =
    .title = The arbiter does not check a claim alone
    .text = It is wrong for the arbiter to check a draw claim alone while both players sit at the board and think, since both would gain time. The players do the checking, away from the position, and the arbiter supervises.
    .letter = By the letter of the Laws the players check under the arbiter's supervision; where they do so is not said.

item-m-170 =
    .title = Rapid and blitz: asking for a sheet to claim
    .text = Where rapid or blitz is played without scoresheets, the duty to write an intended move for a draw claim remains. The player asks the arbiter for a scoresheet and writes it there; an opponent who objects that it was not written is right.

item-m-171 =
    .title = Lifting a piece to show the intended move
    .text = An arbiter is reported to have rejected a draw claim because the claimant, with the clock paused, lifted the piece to show the intended move and so had touched it. This is disputed, since play was interrupted.
    .letter = By the letter of the Laws touching a piece in order to move it costs the right to claim; a claim already made with a written move came before such a touch.
    .unsafe = That lifting the piece to show the intended move costs the right to claim is known only at second hand and is disputed: a claim with a written move has been made before the piece is touched.

item-m-172 =
    .title = Other scales of points
    .text = Some events give 3, 1 and 0 points for a win, a draw and a loss, others 2, 1 and 0, or 3, 2 and 1 with 0 for a forfeit. The highest score that a penalty can give and the single scores that are allowed follow the scale of the event.

item-m-173 =
    .title = How a result is written
    .text = A game that was played ends 1-0, 0-1 or ½-½, exceptionally 0-0 or ½-0. A game that was not played is written +/-, -/+ or -/-.

item-m-174 =
    .title = Misbehaviour that no article names
    .text = Misbehaviour that is named nowhere else falls under the rule against bringing the game into disrepute, and the penalty is chosen from the list.

item-m-175 =
    .title = An arranged result
    .text = If it is clear that a result was arranged, the chief arbiter imposes suitable penalties from the list.

item-m-176 =
    .title = Keeping spectators out of the playing area
    .text = If possible, spectators are not let into the playing area. Toilets, smoking areas and refreshment areas are under the control of arbiters or assistants.

item-m-177 =
    .title = Leaving the venue and leaving the area
    .text = To leave the playing venue every player always needs permission. To leave the playing area only the player who has the move needs it; the other is free to go, unless the regulations of the event demand a report or permission.

item-m-178 =
    .title = France: how far the playing area goes
    .text = In France a player who walks in their own aisle is still in the playing area; the far corner of a huge hall is no longer part of it.

item-m-179 =
    .title = A phone, switched on or off
    .text = It makes no difference whether the phone that a player carries is switched on or off: the game is lost at once. In France smart watches and the like are named as well.

item-m-180 =
    .title = Lost because of a device, whatever material is left
    .text = When a player loses because of a device, the opponent wins even if unable to mate any more, since help may have been used earlier.

item-m-181 =
    .title = A device found before the opponent has moved
    .text = If the phone of a player who has already moved rings before the opponent has arrived, that player has lost. If the opponent then arrives within the default time, the game is scored as a forfeit and is not rated. Once both have moved, it is scored as a played game and rated.
    .letter = By the letter of the Laws the player loses and the opponent wins, whether or not the opponent has moved.
    .unsafe = FIDE's comment does not say what follows if a player has lost because of a device and the opponent does not come within the default time; that both then lose is an inference.

item-m-182 =
    .title = A milder penalty for a device
    .text = The regulations of an event may fix a milder penalty for a device beforehand, for example a fine.

item-m-183 =
    .title = A device in a bag
    .text = Where the regulations of the event allow it, a device may be kept completely switched off in a separate bag that is not in contact with the player. During the game the player has no access to it without permission, and the bag may not be taken to the toilet.

item-m-184 =
    .title = A latecomer with a device
    .text = A player who arrives after the start with a device must be given the chance, before making the first move, to hand it in or, where this is allowed, to put it into a bag.
    .letter = By the letter of the Laws a player who has a device on them in the playing venue during the game loses.

item-m-185 =
    .title = Places for smoking
    .text = A smoking area is, if possible, close to the playing area and supervised. A total ban must be announced in the rules; where smoking is banned locally, there should be an easy way outside. A separate place for e-cigarettes is useful.

item-m-186 =
    .title = Players who have finished
    .text = Players who have finished may have to leave the playing area, but are given a few minutes to watch if they disturb nobody.
    .letter = By the letter of the Laws players who have finished are spectators; it does not grant them a few minutes to watch.

item-m-187 =
    .title = Reasonable offers made too often
    .text = Draw offers or claims that are each reasonable may annoy the opponent when they are repeated too often, and then fall under the rule against disturbing.

item-m-188 =
    .title = Stepping in against a disturbance
    .text = When a player is disturbed by the opponent, the arbiter must always step in; no complaint is needed.

item-m-189 =
    .title = The third or fourth warning
    .text = A third or fourth warning to the same player is a good reason to declare the game lost for persistent refusal to comply with the Laws.
    .letter = The letter of the Laws does not say how often a refusal must be repeated to be persistent.

item-m-190 =
    .title = Announcing that the next breach loses
    .text = Before a game is declared lost for persistent refusal, the player must have been told that the next breach will have this consequence.

item-m-191 =
    .title = Questions whether castling or en passant is possible
    .text = A player who asks whether castling or an en passant capture is possible now is told neither yes nor no. The arbiter explains what the Law means.

item-m-192 =
    .title = Questions how a draw is claimed
    .text = When a player asks how a draw is claimed, the arbiter may explain it.

item-m-193 =
    .title = Telling a player of the right to appeal
    .text = A player who disagrees with a ruling is told of the right to appeal. There must be a deadline fixed beforehand, and the procedure must be laid down in the regulations of the event.

item-m-194 =
    .title = Playing on until the appeal is heard
    .text = If an appeal cannot be heard at once, the game goes on as the arbiter has ruled. If the player refuses to play on, that player's clock is started, and the game is lost when the time runs out.

item-m-195 =
    .title = The appeals committee
    .text = Before round 1 every competition has an appeals committee: a chair, at least two members, two reserves, aged 21 or over, if possible from different federations, with an odd number of votes. Nobody judges their own dispute; decisions are final. Fee and deadline are fixed beforehand; a successful appeal returns the fee, a reasonable one may do so in part.

item-m-196 =
    .title = Appeals at FIDE events
    .text = Once the chief arbiter has decided, only the player directly affected (under 18 a parent, guardian or head of delegation) or, in team events, the captain may appeal, in writing and in English. The limit is 1 hour, in rapid and blitz 15 minutes, after the round or the incident.

item-m-197 =
    .title = Stopping at every occurrence
    .text = To check a repetition, both players replay the game while the arbiter watches. They stop at the first occurrence until both agree on it, and then likewise at the second and the third.

item-m-198 =
    .title = Refusing to help reconstruct the game
    .text = A player who refuses to take part in reconstructing the game is given a penalty from the list.

item-m-199 =
    .title = Eating at the board
    .text = Players should not eat at the board during the game.

item-m-200 =
    .title = Breaches of the dress code
    .text = An arbiter at the boards who sees a breach of the dress code reports it to a senior arbiter. The chief arbiter is responsible.

item-m-201 =
    .title = What a captain may say
    .text = A captain who wants to speak to a player, or a player who wants to speak to the captain, asks the arbiter first; they speak in the arbiter's presence and in a language that the arbiter understands. The captain must not advise on offering or accepting a draw, nor discuss a position.
    .unsafe = Practice differs: in the French club championship a captain may speak with a player about making a draw.

item-m-202 =
    .title = France: the captain's word on a draw
    .text = In the French club championship the captain may, with the arbiter present, speak with a player about making a draw and tell the score. Nothing may be said about positions.
    .letter = By FIDE's own regulations for team events the captain must not advise a player to offer or accept a draw.
    .unsafe = A captain's word on a draw is against FIDE's regulations for team events and should not be allowed outside France.

item-m-203 =
    .title = Where a captain may be
    .text = A captain leaves the playing venue and comes back only with permission, and never stands behind the other team.

item-m-204 =
    .title = Told to the captain, told to the team
    .text = What the arbiter tells the captain counts as told to all the players of the team.

item-m-205 =
    .title = The arbiter acts without waiting for a claim
    .text = The arbiter must be present and, on seeing any breach, acts without waiting for a claim. What the Laws forbid the arbiter to tell or to do, for instance to point out a forgotten press, stays forbidden.
    .letter = By the letter of the Laws the arbiter intervenes only in the cases that the Laws describe.

item-m-206 =
    .title = Guarding against cheating
    .text = It is the arbiter's task to guard against cheating of every kind.

item-m-207 =
    .title = Games in time trouble
    .text = In time trouble the arbiter observes all the games concerned, with assistants if needed.

item-m-208 =
    .title = One word against another
    .text = If two players contradict each other and nobody saw what happened, no rule of proof helps, and an arbiter who was not there can only guess. The remedy is to be there.

item-m-209 =
    .title = A spectator who sees a flag fall
    .text = A spectator who sees a flag fall or an offence tells the arbiter and does not announce it. What follows rests on the arbiter's own observation.

item-m-210 =
    .title = Phones of arbiters, captains and spectators
    .text = During play nobody may use a phone in the playing hall or in the contiguous area. That holds for arbiters, captains and spectators as well.

item-m-211 =
    .title = The order of the penalties
    .text = The nine penalties are listed roughly by how severe they are. FIDE's comment does not say whether an arbiter must climb the list step by step; it seems right not to demand that.

item-m-212 =
    .title = A drunk player who disturbs nobody
    .text = If a player comes to the game drunk but disturbs nobody, exclusion from that round is a fitting penalty.

item-m-213 =
    .title = Expulsion and the organiser
    .text = To expel a player from the event, the arbiter may need the organiser's agreement.

item-m-214 =
    .title = Video: who decides to use it
    .text = Where there is an official video system, only the chief arbiter or arbiters named for it decide to use it. A player may not stop the game to demand video, but only to make a claim of their own, and the arbiter need not look at a recording.

item-m-215 =
    .title = Video: how it is viewed
    .text = Before video is used for a dispute, the players are told what will be checked. The clocks are paused, both players may watch, and the arbiter decides when to stop.

item-m-216 =
    .title = Video: what may be appealed
    .text = The use or non-use of video cannot be appealed, and the facts seen in it are final unless the system fails. The ruling drawn from them can be appealed, and the chair of the appeals committee may order that video be used.

item-m-217 =
    .title = Power cut, cold, noise or fire
    .text = If a power cut, cold, noise or fire interrupts play, the clocks are paused, positions written down or photographed, and moves sealed if possible; otherwise the position stands. Games go on elsewhere or later. The arbiter may shorten the time control and exceed 12 hours of play in a day.

item-m-218 =
    .title = Photographs and flash
    .text = Only authorised people take photographs. Flash is allowed in the first 10 minutes of the first round and the first 5 of later rounds, unless the chief arbiter decides otherwise. After that, pictures without flash need the chief arbiter's permission.

item-m-219 =
    .title = Refusing to play a disabled opponent
    .text = No player has the right to refuse to meet a correctly paired disabled opponent. A player who stays away loses by default.

item-m-220 =
    .title = Wishes of disabled players
    .text = No time is deducted for a disability. A reasonable wish about the place or orientation of the equipment, made in time, is granted unless it puts the opponent at a disadvantage. Needs are to be reported early; FIDE asks for 20 days' notice.

item-m-221 =
    .title = The opponent as assistant
    .text = If in an emergency the opponent also serves as the player's assistant, the chief arbiter may give the opponent extra time.

item-m-222 =
    .title = What is asked of a blind player's assistant
    .text = An assistant knows the basics of chess and the names of the pieces in both languages, always writes the moves, and tells the blind player when leaving. Draw offers and claims may pass through the assistant. Players who can press their own clock do so.
    .unsafe = What is asked of a blind player's assistant was read only in the French book for arbiters, below a guideline of FIDE; that it is FIDE's own is probable, but not proven, and the Laws do not name draw offers and claims among the assistant's duties.

item-m-223 =
    .title = Blind players: always the same board
    .text = Blind players are, if possible, given the same board in every round.
    .unsafe = That blind players are given the same board in every round was read only in the French book for arbiters, below a guideline of FIDE; that the rule is FIDE's own is probable, but not proven.

item-m-224 =
    .title = The sum that decides the class of play
    .text = The class of play is decided by the base time plus 60 times the increment per move. A sum of exactly 60 minutes is standard chess.

item-m-225 =
    .title = Recording voluntarily
    .text = A player in rapid or blitz who records without having to may stop at any time.

item-m-226 =
    .title = Claiming a draw without a scoresheet
    .text = Where a rapid or blitz game is played on an electronic board, a draw may be claimed without any scoresheet.

item-m-227 =
    .title = A draw claim without any record
    .text = Where a rapid or blitz game has not been recorded at all, the arbiter may accept or refuse a draw claim on the strength of the arbiter's own observation.

item-m-228 =
    .title = Rapid chess: first and second illegal move
    .text = As in standard chess, the first illegal move does not lose the game and the second does. Only the extra time for the opponent is the one set for rapid chess.

item-m-229 =
    .title = The clock runs during a look at the record
    .text = If the player who has the move asks to see the arbiter's record, the clock is not paused.

item-m-230 =
    .title = The Competition Rules for all rounds
    .text = If the Competition Rules are chosen for a rapid or blitz event, they hold for all its rounds, and cannot be reserved for a final.

item-m-231 =
    .title = Naming the rules of a rapid or blitz event
    .text = The invitation to a rapid or blitz event states whether the Competition Rules apply or the simplified ones.
    .unsafe = FIDE's regulation on invitations still cites the articles on rapid and blitz by the numbers of 2018 and before, which today belong to other articles.

item-m-232 =
    .title = Under the simplified rules: acting on illegal moves
    .text = Under the simplified rules an arbiter acts on an illegal move only after having seen it completed, and only as long as the opponent has not made the next move.
    .unsafe = FIDE's comment on illegal moves treats all rapid and blitz alike, but under the Competition Rules the arbiter acts as in standard chess.

item-m-233 =
    .title = Rapid and blitz: both sides at zero
    .text = In rapid and blitz, when both sides of the clock show zero, no player can claim a win on time. The arbiter decides by the flag sign: the player on whose side it shows has lost. In France the game is drawn if the other cannot mate.
    .letter = By the letter of the Laws claims are open to both players; where the guideline on games without increment applies, the game is drawn if nobody knows which flag fell first in the last period.
    .unsafe = FIDE's comments differ: the one on standard chess does not bar claims when both sides show zero. Even when the flag sign shows which flag fell first, the game is drawn if the other player cannot checkmate.

item-m-234 =
    .title = Both kings in check, and still after the move
    .text = Under the simplified rules, an arbiter who comes and finds both kings in check waits for the next completed move. If it leaves both kings in check, the game is drawn.

item-m-235 =
    .title = Both kings in check, one gets out
    .text = If both kings were in check and the next completed move takes the mover's own king out of check, while the other king is still in check, the position is legal again and play goes on.

item-m-236 =
    .title = Both kings in check, the second stays in check
    .text = When one of two kings in check has got out of it and the other player then completes a move that leaves their own king in check, the arbiter rules that this is an illegal move.

item-m-237 =
    .title = Rapid and blitz: calling the flag
    .text = In rapid and blitz, too, an arbiter who sees that a flag is down must call it.

item-m-238 =
    .title = The upper limit of blitz
    .text = A sum of exactly 10 minutes for 60 moves, as with 5 minutes and 5 seconds per move, is blitz.

item-m-239 =
    .title = Blitz under the simplified rules: extra time
    .text = In blitz under the simplified rules the extra time is that of rapid chess: one minute for illegal moves and for incorrect draw claims.
    .unsafe = Whether the extra time in blitz under the Competition Rules is one minute or two is settled by no comment.

item-m-240 =
    .title = Rapid and blitz: colours and set-up
    .text = No separate comment is given on reversed colours or a wrong set-up found in rapid or blitz before each player has made ten moves; the general articles apply.

item-m-241 =
    .title = A scoresheet in another notation
    .text = No comment is given on the notation itself. By the text of the appendix, a scoresheet kept in another notation is not evidence, and the arbiter should warn the player.

item-m-242 =
    .title = Games with blind players
    .text = No comment is given on this appendix itself. What is taught about blind and disabled players is given beside the articles on assistants and on the arbiter.

item-m-243 =
    .title = An adjourned game and the next pairing
    .text = A game that is still adjourned when the next round is paired counts as a draw, for the pairing only.
    .unsafe = FIDE's regulation on adjourned games and the pairings was read in a reprint with older numbers; its present text should be looked up.

item-m-244 =
    .title = A forced break and the sealed move
    .text = At a break caused by force majeure moves may be sealed, elsewhere if need be; if that is impossible, the position on the board stands. It is better to resume soon, even after a long pause with a risk of outside help.

item-m-245 =
    .title = Chess960 castling and set-up
    .text = No comment is given on Chess960 itself; the text of the guideline is followed.

item-m-246 =
    .title = Which part is the quickplay finish
    .text = Where a period for a number of moves is followed by one for the rest of the game, that last period is the quickplay finish. Where there is one time for all moves, the whole game is.

item-m-247 =
    .title = A flag falls while the decision is postponed
    .text = If the arbiter has postponed the decision on a draw claim in a quickplay finish and a flag then falls, the arbiter may still declare a draw.

item-m-248 =
    .title = It is better to finish with an increment
    .text = It is better to finish a game with an increment. The guideline by which a player may ask for one needs electronic clocks.

item-m-249 =
    .title = What normal means are
    .text = Normal means are positive play for a win, or a position with a real chance to win otherwise than by flag-fall.

item-m-250 =
    .title = Searches that the law of the country forbids
    .text = Where it is against the law of the country to search persons, the arbiter must not do it. In France no arbiter searches anybody, but asks to be shown bag and phone.
    .letter = By the letter of the Laws the arbiter may require an inspection; national law is not mentioned.

item-m-251 =
    .title = What justifies an inspection
    .text = Normally a player is inspected only on suspicion, or on a formal complaint made during the tournament that is not evidently unfounded.

item-m-252 =
    .title = How an inspection is carried out
    .text = An inspection takes place in a separate room, calmly, politely and discreetly. The inspector and one witness are of the player's gender. The player may add a second witness of any gender; nobody else is there.

item-m-253 =
    .title = When a player is inspected
    .text = If nothing is urgent, a player is inspected before the game or right after it. During the game this needs overwhelming suspicion, or strong reason to fear that evidence will vanish.
    .letter = By the letter of the Laws the arbiter may require an inspection; when it may take place is not restricted.

item-m-254 =
    .title = Inspection once a round
    .text = A player who left the playing venue during the game, or about whom the opponent filed a complaint, may be inspected, but only once a round.

item-m-255 =
    .title = France: a refused inspection
    .text = In France a player who refuses to be inspected is asked a second time and warned that the game may be lost.

item-m-256 =
    .title = Dealing with an accusation
    .text = An accusation of cheating is taken seriously and fully investigated. The accuser is told to speak to nobody about it.

item-m-257 =
    .title = What other players may be asked
    .text = Players may be asked whether anything worried them. The suspect is neither named nor hinted at.

item-m-258 =
    .title = Honest suspicion and malice
    .text = No action is taken against a player who tells an honest suspicion to the arbiter only. A malicious one, or one that is spread among others, is severely penalised and reported to FIDE.

item-m-259 =
    .title = A complaint during the tournament
    .text = Anybody with a FIDE number may complain of cheating, in writing, on the form and with all grounds, to the chief fair play officer or else the chief arbiter; a spoken complaint is not accepted. The receiver explains what a manifestly unfounded one costs, investigates, and reports to FIDE.

item-m-260 =
    .title = An unfounded complaint
    .text = The fair play officer may dismiss an unfounded complaint during the event; a complaint after the tournament remains possible. A complaint based only on somebody playing too well for their rating is manifestly unfounded.

item-m-261 =
    .title = Accusing somebody without reason
    .text = Accusing somebody of cheating without reasonable ground, in public or in private, is an offence. A player or captain who tells only the arbiter or the fair play officer in private commits none.

item-m-262 =
    .title = Fair play violations without cheating
    .text = Having a phone or another forbidden object, such as a wallet, smart glasses, a pen or a watch, in the hall, failing to cooperate, or refusing a search or scan is a fair play violation even if no cheating is shown. An attempt to cheat counts as cheating.

item-m-263 =
    .title = The chief fair play officer
    .text = Where a chief fair play officer is appointed, all fair play matters go there; the officer consults others if the event is seriously affected, and gives sanctions in writing. The chief arbiter can overturn them only in writing, after consulting the officer, on legal grounds explained in both reports. Both decisions can be appealed.

item-m-264 =
    .title = When the metal detector sounds
    .text = If a metal detector sounds, the reason must be found out. The arbiter must be able to use the detector.

item-m-265 =
    .title = Players who are often away
    .text = If a player is often away, the arbiter notes the move numbers; always using the same toilet cubicle is suspicious. The arbiter looks discreetly and prevents talk or signs between players and spectators.

item-m-266 =
    .title = A chess program in use
    .text = If a player or a spectator uses a chess program in the playing area, this is never tolerated: the arbiter acts immediately, together with the chief arbiter.

item-m-267 =
    .title = What an engine's verdict is worth
    .text = The result of an engine or a screening is a hint to watch more closely, and never the final proof.

item-m-268 =
    .title = Thresholds of the statistics
    .text = Over the board the statistical threshold is z = 5.00 without other evidence and 2.50 in support of other evidence; online it is 4.25. The decision on it is not the arbiter's.

item-m-269 =
    .title = France: a player with a suspicion
    .text = In France a player who suspects the opponent goes on playing and does not address the opponent about it.

item-m-270 =
    .title = Place and hour of the games
    .text = Games are played in the playing area and at the hour announced, unless the chief arbiter, together with the organiser, decides otherwise.

item-m-271 =
    .title = Absent without notice
    .text = A player who is absent without notice is regarded as withdrawn, unless there is an acceptable explanation before the next pairing is published.
    .unsafe = FIDE's regulation on players who are absent without notice was read in a reprint with older numbers; its present text should be looked up.

item-m-272 =
    .title = Round robin: a player stops
    .text = If a player stops in a round robin after fewer than half of the games, those played stay in the table and are rated, but do not count. After half or more, all of them count and the rest are lost by forfeit.
    .unsafe = FIDE's regulation on players who stop in a round robin was read in a reprint with older numbers; its present text should be looked up.

item-m-273 =
    .title = Swiss system: withdrawals, late pairings, byes
    .text = Results against a withdrawn player stand, but only played games are rated. Two players left without opponents after the start may be paired if they and the arbiter agree and they have not met; the arbiter sets the clocks fairly. A half-point bye, where allowed, is given once, with notice, and preferably not in late rounds.

item-m-274 =
    .title = Team match: the wrong board
    .text = If a player sits at the wrong board in a team match, the game is rated, but for the match that board is lost by forfeit.

item-m-275 =
    .title = Which games are rated
    .text = A forfeit is not rated. A game in which each side has made at least one move is rated, except under the rules on force majeure or fair play.

item-m-276 =
    .title = Forfeits in tie-breaks
    .text = In a round robin forfeits count in tie-breaks like played games. In a Swiss, a player's own unplayed rounds count as met by a dummy with the player's own points; for opponents, a full-point bye, a forfeit win and a forfeit loss count at face value, late byes as draws.

item-m-277 =
    .title = The pairing bye
    .text = With an odd number of players one gets a bye, which is worth a win unless the rules say otherwise. It does not go to a player who has already had a bye or a win by forfeit.

item-m-278 =
    .title = Changing a published pairing
    .text = A published pairing stays unchanged, except when two players would meet for a second time.
    .unsafe = FIDE's regulation on changes to published pairings was read in a reprint with older numbers; its present text should be looked up.

item-m-279 =
    .title = Wrong colours and the next pairing
    .text = If it is reported in time that a game was played with the wrong colours, the pairings of the next round use the colours that were really played.
    .unsafe = FIDE's regulation on the pairings after a game with the wrong colours was read in a reprint with older numbers; its present text should be looked up.

item-m-280 =
    .title = What the invitation states
    .text = The invitation states the rate of play and the clocks, default time, draw restriction, the rules for rapid or blitz, pairing and tie-break, dress, smoking, the needs of disabled players and the chief arbiter's name. A default time that is not stated is zero.

item-m-281 =
    .title = Rules added by the chief arbiter
    .text = Before the start the chief arbiter may, with the organiser, add rules. Whether the playing conditions suffice is for the chief arbiter to decide.

item-m-282 =
    .title = How many arbiters an event needs
    .text = An event has a chief arbiter, a deputy, and about one arbiter for every 20 to 25 players.

item-m-283 =
    .title = What an arbiter does not do on duty
    .text = In a sector with running games an arbiter does not read, use the internet or a phone, talk with friends, go smoking every 10 to 15 minutes, or leave to watch games elsewhere.

item-m-284 =
    .title = When the arbiters come
    .text = Arbiters should be at the venue 30 minutes before the round and 1 hour before the first one, or earlier if the chief arbiter asks for it.

item-m-285 =
    .title = Checking the rooms and the equipment
    .text = Before anybody comes, the arbiters look at the rooms and toilets, at light, air and space; at boards, pieces, scoresheets and pens; at tables, ropes, name plates and numbers.

item-m-286 =
    .title = Checking the clocks
    .text = The arbiters check that the clocks are set correctly, have good batteries and stand in the right place.

item-m-287 =
    .title = The line-ups of teams
    .text = Before the start the line-ups are checked against the fixed board order. If a line-up is not handed in by then, the team plays in that order from the first board on.

item-m-288 =
    .title = Noting games lost by default
    .text = Games that were not played because of the default time are noted and reported to the chief arbiter.

item-m-289 =
    .title = Checks every half hour
    .text = Every 30 minutes the arbiter compares the clocks with the control sheet, and looks at the scoresheets and at the number of moves written.

item-m-290 =
    .title = Watching who leaves
    .text = The arbiter watches discreetly who leaves unusually often and whom these players meet.

item-m-291 =
    .title = Care before ruling on a claim
    .text = Claims are checked carefully, if need be together with the chief arbiter, before there is a ruling.

item-m-292 =
    .title = At the end of each game
    .text = At the end of each game the arbiter checks the result and both signatures, and then fills in the results list.

item-m-293 =
    .title = At the end of the round
    .text = After the round the results are compared with the scoresheets, in team events with the match protocols, and go to the chief arbiter. The equipment is made ready for the next round.

item-m-294 =
    .title = The chief arbiter and the deputy
    .text = In every incident the final ruling is the chief arbiter's, subject to appeal. The chief arbiter tries to settle disputes before they reach the appeals committee; the deputy rules only in the chief arbiter's absence.

item-m-295 =
    .title = The chief arbiter's report
    .text = The report contains the players, pairings and results (a link is enough), the standings, the arbiters with an evaluation, incidents, appeals and their decisions, and whatever else is of use.

item-m-296 =
    .title = What an increment is
    .text = An increment is 2 to 60 seconds, given from the start before each move, either in delay or in cumulative mode.

item-m-297 =
    .title = What zero tolerance means
    .text = Zero tolerance means that a player has to be at the board before the session starts, that is, before the arbiter announces the start.

item-m-298 =
    .title = What displaced means
    .text = A piece is displaced when it stands between squares, lies down, lies on the floor, or is otherwise out of its usual place.

item-m-299 =
    .title = What a move-counter counts
    .text = A move-counter counts how often each player has pressed the clock, and not the moves.

item-m-300 =
    .title = What the contiguous area is
    .text = The contiguous area touches the playing venue but is not part of it, as for instance a space for spectators.

item-m-301 =
    .title = Who the spectators are
    .text = Spectators are all who watch, except arbiters and players. Players count as spectators, too, once their own game is over.

item-m-302 =
    .title = Where the Laws prove inadequate
    .text = Where the Laws prove inadequate, the arbiter has to ask, for the sake of fair play, whether justice has been done.

item-m-303 =
    .title = Options that an event must settle
    .text = Where the Laws leave options, the regulations of the event must say which of them is chosen.

item-m-304 =
    .title = What a disability is
    .text = A disability is a physical or mental condition with the partial or complete loss of an ability needed for chess. The glossary says nothing of a short illness or a religious bar; it seems right to call these an inability, not automatically a disability, so that the usual time is taken off.

## Where it was read

# A place in a source, after its mark. $places: numbers, one or several.
source-place =
    .pages = p. { $places }
    .numbers = no. { $places }
    .plain = { $places }
# A place that has no number: part of a book, or an entry of the glossary.
source-part =
    .contents = contents page
    .preface = preface
    .contiguous-area = “contiguous area”
    .disability = “disability”
    .displaced = “displaced”
    .fair-play = “fair play”
    .increment = “increment”
    .move-counter = “move-counter”
    .regulations-of-an-event = “regulations of an event”
    .result = “result”
    .spectators = “spectators”
    .zero-tolerance = “zero tolerance”
# The sources by their marks: the name of each, without a full stop, and what was read of it.
source-am19 =
    .title = FIDE Arbiters’ Manual, 2019
    .read = Only what the report on a seminar quotes of it.
source-am22 =
    .title = FIDE Arbiters’ Manual, 2022
    .read = One page of it was read, on Articles 6.2 and 6.3.
source-am25 =
    .title = FIDE Arbiters’ Manual, May 2025, by its printed page numbers
    .read = The comments on the Laws and the duties of arbiters were read whole; of the rest, the comments for arbiters and the regulations cited. A table on page 24 is a picture there and was read in the French book.
source-dgt =
    .title = Maker’s manual of the DGT 3000 chessclock
    .read = Two pages of it were read. It tells how the clock works, and is no text of FIDE.
source-dsb =
    .title = Guidance on the Laws (“Auslegungshinweise”) by the arbiters’ commission of the Deutscher Schachbund, January 2014
    .read = Only its opening was read.
source-ecu =
    .title = Articles of the Arbiters’ Council of the European Chess Union, by number and year
    .read = Only their openings were read; 1/2023 is known to us only as others quote it.
source-ecu-r =
    .title = Article by the Arbiters’ Council of the European Chess Union on Appendix A and Article 9
    .read = Only its opening was read.
source-ffe25 =
    .title = Book for arbiters of the French federation (“Livre de l’arbitre”), October 2025, by the pages of the file
    .read = Its comments on the Laws, which follow those of FIDE of October 2022, its own notes, and the FIDE texts that it prints in French.
source-fpl =
    .title = Rules of the FIDE Fair Play Commission
    .read = What the Manual of 2025 prints of them.
source-gl =
    .title = Glossary of the Laws of Chess
    .read = As the Manual of 2025 prints it.
source-jcf =
    .title = National arbiters’ seminar of the Japan Chess Federation, November 2025
    .read = Its slides as a program for arbiters quotes them.
source-r =
    .title = Regulations of FIDE, by their numbers in its Handbook
    .read = What is cited of them, as the Manual of 2025 and the French book of 2025 print it.
source-rc17 =
    .title = Interpretations agreed by FIDE’s commissions for arbiters and for rules, June 2017
    .read = All ten were read; the numbers of the last two are ours.
source-tec =
    .title = Rules of FIDE’s Technical Commission on equipment
    .read = What the French book of 2025 prints of them; where it gives no number, none is told here.
