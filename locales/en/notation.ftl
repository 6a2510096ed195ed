### Algebraic notation: what an entry on a scoresheet must show, and what it may leave out.
### $entry is the entry exactly as it was written; $move and $moves are moves in the reader's letters.

## What counts as a record

algebraic-notation =
    .title = Only algebraic notation counts
    .rule = At FIDE events a game is recorded in algebraic notation and in no other. An entry in it is evidence of the one legal move that it can mean.
    .holds =
        { $irregular ->
            [yes] “{ $entry }” departs from the prescribed form, but { MOVE($move) } is the only legal move that it can mean, so it remains evidence of that move.
           *[no] “{ $entry }” is written as prescribed, and { MOVE($move) } is the only legal move that it can mean.
        }
    .fails = { $why ->
        [other-system] “{ $entry }” is not algebraic notation.
        [unreadable] “{ $entry }” cannot be read as a move.
        [several] “{ $entry }” can mean more than one legal move.
       *[no-move] No legal move fits “{ $entry }”.
    }
    .reading = An entry that departs from the prescribed form remains evidence, as we read it, as long as it can mean only one legal move. To accept nothing but the exact form would leave few scoresheets of any use.
ambiguous-entry =
    .title = An entry that can mean several moves
    .rule = An entry that can mean more than one legal move proves none of them. A sign of capture, check or mate that fits only one of the moves shows which is meant.
    .holds = “{ $entry }” fits more than one legal move ({ MOVE($moves) }), so it does not show which was played.
    .fails = “{ $entry }” can mean only one legal move: { MOVE($moves) }.
    .reading = The appendix does not say what becomes of such an entry; that it proves nothing follows from what entries are for.
meaningless-entry =
    .title = An entry that means no move
    .rule = An entry that fits no legal move, or that cannot be read as a move at all, proves nothing.
    .holds =
        { $why ->
            [empty] No move is written.
            [letter] As its first letter stands for no piece, “{ $entry }” can mean no move.
            [no-arrival] Without a square of arrival “{ $entry }” can mean no move.
            [no-piece] There is no piece that “{ $entry }” could mean.
            [in-check] The move that “{ $entry }” names would leave the mover's own king in check, so it is not legal.
            [unreadable] “{ $entry }” contains something that belongs to no move.
           *[illegal] No piece that “{ $entry }” can mean is able to make that move legally in this position.
        }
    .fails = “{ $entry }” fits a legal move.
other-notation =
    .title = Other systems of notation
    .rule = A record in any other notation is not accepted as evidence where a scoresheet normally would be. An arbiter who notices one should warn the player of that.
    .holds =
        { $numeric ->
            [yes] “{ $entry }” is numeric notation, and only algebraic notation is recognised; a scoresheet kept in another system is not accepted as evidence.
           *[no] “{ $entry }” is descriptive notation, and only algebraic notation is recognised; a scoresheet kept in another system is not accepted as evidence.
        }
    .fails = “{ $entry }” is algebraic notation.

## Pieces

piece-in-notation =
    .title = What “piece” means here
    .rule = In the rules on notation “piece” means every piece except a pawn.
piece-letter =
    .title = The letter of the piece
    .rule = A piece is denoted by the capital initial of its name. In English: K for king, Q for queen, R for rook, B for bishop, and N for knight, since K is taken.
    .holds = “{ $entry }” names the { TERM($piece) } by { $letter }.
    .fails = { $missing ->
        [no] “{ $entry }” names the { TERM($piece) } by a small letter instead of { $letter }.
       *[yes] “{ $entry }” does not name the { TERM($piece) }; the letter { $letter } is missing.
    }
national-letters =
    .title = Letters of the player's own language
    .rule = Players may use the initials of the names that the pieces have in their own countries. In print, figurines are recommended instead of letters.
    .holds =
        { $figurine ->
            [yes] “{ $entry }” names the { TERM($piece) } by a figurine instead of a letter, as is recommended in print.
           *[no] { $letter } stands for the { TERM($piece) } in the player's own language, whose letters the player may use.
        }
    .fails = The entry is read by the letters of the player's own language, in which { $letter } stands for no piece.
    .reading = One scoresheet is taken to use the letters of one language. Letters of two alphabets that look alike count as the same letter, since a scoresheet is read by eye.
pawn-without-letter =
    .title = No letter for pawns
    .rule = Pawns are not named by a letter; the absence of one shows that a pawn is meant.
    .holds = “{ $entry }” has no letter for a piece, so a pawn is meant.
    .fails = “{ $entry }” names the pawn by a letter, although a pawn has none.

## Squares

file-names =
    .title = The names of the files
    .rule = The eight files, from left to right as White sees them, are called a, b, c, d, e, f, g and h.
rank-names =
    .title = The numbers of the ranks
    .rule = The eight ranks, counted from White's side, are numbered 1 to 8. In the initial position White's pieces and pawns stand on the first and second ranks, Black's on the eighth and seventh.
square-names =
    .title = The names of the squares
    .rule = Each square is named by the letter of its file and the number of its rank, in this order, so that no two squares share a name.
arrival-square =
    .title = Piece and square of arrival
    .rule = { $long ->
        [yes] A move is entered by the letter of the piece and the square of arrival, without a hyphen; for a pawn move the square of arrival is enough. The long form, which shows the square of departure as well, is accepted too.
       *[no] A move is entered by the letter of the piece and the square of arrival, without a hyphen; for a pawn move the square of arrival is enough.
    }
    .holds =
        { $departure ->
            [yes] “{ $entry }” names the square of departure as well as the square of arrival, { SQUARE($square) }; this long form is accepted.
           *[no] “{ $entry }” names { SQUARE($square) } as the square of arrival.
        }
    .fails = { $file ->
        [yes] “{ $entry }” names only the file of the square of arrival.
       *[no] “{ $entry }” names no complete square of arrival.
    }
    .reading = To write more of the square of departure than is needed does no harm, since even all of it may be written.

## Captures

capture-sign =
    .title = The sign of a capture
    .rule = { $required ->
        [yes] When a piece captures, an x is put between its letter and the square of arrival.
       *[no] When a piece captures, an x may be put between its letter and the square of arrival.
    }
    .holds = { $written ->
        [no] “{ $entry }” records a capture without the sign x, which may be left out.
       *[yes] “{ $entry }” shows the capture by the sign x.
    }
    .fails = { $missing ->
        [yes] “{ $entry }” records a capture, and the sign x is missing.
       *[no] “{ $entry }” has the sign x, but there was nothing to capture.
    }
    .reading = Where the text puts the sign into every capture, we take an entry without it to depart from the form but to remain evidence.
capture-arrival =
    .title = The square of a capture
    .rule = { $required ->
        [yes] After the letter of the piece and the x comes the square on which the capture takes place.
       *[no] After the letter of the piece, and after the x if there is one, comes the square on which the capture takes place.
    }
pawn-capture-entry =
    .title = Captures by a pawn
    .rule = { $required ->
        [yes] When a pawn captures, the file from which it comes must be written, then an x, then the square of arrival. After a capture en passant “e.p.” may be added.
       *[no] When a pawn captures, the file from which it comes must be written, then an x if the player likes, then the square of arrival. After a capture en passant “e.p.” may be added.
    }
    .holds = “{ $entry }” shows the file from which the pawn captures.
    .fails = “{ $entry }” does not show the file from which the pawn captures.
two-pawns-capture =
    .title = Two pawns that can make the same capture
    .rule = If two pawns can capture on the same square, the entry shows which of them does by the file from which it comes, as in every capture by a pawn.

## Telling pieces apart

departure-file =
    .title = Two pieces on the same rank
    .rule = When two identical pieces can move to the same square and stand on the same rank, the file of departure is written after the letter of the piece.
    .holds = More than one { TERM($piece) } on the same rank could go to { SQUARE($square) }, and “{ $entry }” tells them apart by the file.
    .fails = More than one { TERM($piece) } on the same rank could go to { SQUARE($square) }, and “{ $entry }” { $rank ->
        [yes] gives the rank, which they share
       *[no] does not give the file of departure
    }.
departure-rank =
    .title = Two pieces on the same file
    .rule = When two identical pieces can move to the same square and stand on the same file, the rank of departure is written after the letter of the piece.
    .holds = More than one { TERM($piece) } on the same file could go to { SQUARE($square) }, and “{ $entry }” tells them apart by the rank.
    .fails = More than one { TERM($piece) } on the same file could go to { SQUARE($square) }, and “{ $entry }” { $file ->
        [yes] gives the file, which they share
       *[no] does not give the rank of departure
    }.
departure-file-preferred =
    .title = Two pieces on different files and ranks
    .rule = When two identical pieces can move to the same square and share neither file nor rank, either tells them apart; the file is preferred.
    .holds =
        More than one { TERM($piece) } could go to { SQUARE($square) }, and “{ $entry }” tells them apart by { $written ->
            [file] the file
            [rank] the rank, which suffices, although the file is preferred
           *[square] the square of departure
        }.
    .fails = More than one { TERM($piece) } could go to { SQUARE($square) }, and “{ $entry }” does not show which.
    .reading = Since the file is only preferred, a rank that tells the pieces apart is in order. Three pieces may need both, as in the long form.
departure-example-same-rank =
    .title = Example: same rank
    .rule = Knights stand on g1 and e1, and one of them moves to f3: { MOVE($one) } or { MOVE($other) }.
departure-example-same-file =
    .title = Example: same file
    .rule = Knights stand on g5 and g1, and one of them moves to f3: { MOVE($one) } or { MOVE($other) }.
departure-example-neither =
    .title = Example: neither file nor rank shared
    .rule = Knights stand on h2 and d4, and one of them moves to f3: { MOVE($one) } or { MOVE($other) }.
departure-example-capture =
    .title = Example: a capture
    .rule = If the knight captures something on f3, the same is written, and an x may be added: { MOVE($one) }, { MOVE($other) } and so on.

## Promotion and offers

promotion-letter =
    .title = The new piece
    .rule = When a pawn is promoted, its move is written, and the letter of the new piece follows immediately.
    .holds = “{ $entry }” names the new piece, a { TERM($piece) }, right after the square.
    .fails =
        { $missing ->
            [yes] “{ $entry }” does not say to which piece the pawn was promoted.
           *[no] In “{ $entry }” the letter of the new piece does not follow the square immediately; a sign has been added.
        }
offer-mark =
    .title = The mark of a draw offer
    .rule = An offer of a draw is marked (=).
    .holds = “{ $entry }” marks the offer of a draw by (=).
    .fails = “{ $entry }” marks the offer of a draw otherwise than by (=), the prescribed sign.

## Signs

kingside-sign =
    .title = The sign 0-0
    .rule = 0-0 means kingside castling, with the rook on the h-file.
    .holds = “{ $entry }” is the sign of kingside castling; whether it is written with zeros or with the letter O makes no difference to the eye.
    .fails =
        { $hyphens ->
            [no] The king can reach that square only by castling, so “{ $entry }” means kingside castling; it is written as a move of the king instead of by the sign 0-0.
           *[yes] “{ $entry }” lacks the hyphen of the sign 0-0.
        }
    .reading = The sign consists of noughts. Letters that look like noughts, as computer files have them, are the same to the eye.
queenside-sign =
    .title = The sign 0-0-0
    .rule = 0-0-0 means queenside castling, with the rook on the a-file.
    .holds = “{ $entry }” is the sign of queenside castling.
    .fails =
        { $hyphens ->
            [no] The king can reach that square only by castling, so “{ $entry }” means queenside castling; it is written as a move of the king instead of by the sign 0-0-0.
           *[yes] “{ $entry }” lacks the hyphens of the sign 0-0-0.
        }
sign-of-capture =
    .title = The sign x
    .rule = { $required ->
        [yes] The sign x means that something is captured.
       *[no] The sign x means that something is captured. It may be left out.
    }
check-sign =
    .title = The sign of check
    .rule = { $optional ->
        [yes] The sign + means check. It may be left out.
        [no] The sign + means check.
       *[unknown] The sign + means check.
    }
    .holds =
        { $written ->
            [no] The move gives check, and “{ $entry }” leaves out the sign, which need not be written.
           *[yes] The sign + in “{ $entry }” shows that a move that gives check is meant, and this one does.
        }
    .fails = “{ $entry }” has the sign of check, but the move gives none.
mate-sign =
    .title = The signs of checkmate
    .rule = { $double ->
        [yes] The signs ++ and # mean checkmate. They may be left out.
        [no] The sign # means checkmate.
       *[unknown] The sign # means checkmate.
    }
    .holds =
        { $written ->
            [no] The move gives mate, and “{ $entry }” leaves out the sign, which need not be written.
           *[yes] “{ $entry }” has a sign that means checkmate, and the move gives mate.
        }
    .fails = “{ $entry }” has a sign of checkmate, but the move does not give mate.
    .reading = One copy of the text of 2018 gives ++ as a sign of check. We take that to be a slip, since another copy and the glossary give it as a sign of checkmate.
en-passant-mark =
    .title = The mark e.p.
    .rule = { $optional ->
        [yes] The mark e.p. means a capture en passant. It may be left out.
        [no] The mark e.p. means a capture en passant.
       *[unknown] The mark e.p. means a capture en passant.
    }
    .holds =
        { $written ->
            [no] The capture is en passant, and “{ $entry }” leaves out the mark e.p., which need not be written.
           *[yes] “{ $entry }” shows by e.p. that the capture is en passant.
        }
    .fails = “{ $entry }” has the mark e.p., but nothing was captured en passant.
