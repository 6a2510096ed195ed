### Titles of the cases about the notation: what a reader would search for.

## algebraic-notation.yaml

title-a-move-in-the-letters-of-its-writer = Knight move written with the German letter
title-a-departure-from-the-form-that-changes-nothing = Pawn move written with an English letter for the pawn
title-an-entry-of-which-nothing-can-be-made = Entry with a piece letter and a file only

## ambiguous-entry.yaml

title-an-entry-that-two-knights-could-have-made = Two knights on one rank, the entry gives neither file nor rank
title-a-pinned-knight-cannot-have-been-meant = Two knights, one of them pinned, the entry does not tell them apart
title-a-sign-of-check-tells-which-piece-was-meant = Two rooks reach the square, the entry has a check sign and only one gives check

## arrival-square.yaml

title-the-long-form-is-accepted = Knight move in the long form with a hyphen
title-the-long-form-of-a-pawn-move = Pawn move in the long form without a hyphen
title-the-file-alone-is-no-square = Pawn capture written with the two files and no rank
title-no-square-at-all = Entry with a piece letter and nothing else

## capture-sign.yaml

title-a-capture-with-its-sign = Capture by a knight written with x
title-a-capture-without-its-sign = Capture by a knight written without x
title-a-sign-of-capture-where-nothing-stood = Knight move to an empty square written with x

## check-sign.yaml

title-a-check-without-its-sign = Check written without the sign +
title-a-check-with-its-sign = Check written with the sign +
title-a-sign-of-check-without-a-check = Sign + on a move that gives no check

## departure-file-preferred.yaml

title-the-file-is-preferred = Two knights on different files and ranks, the entry gives the file
title-the-rank-does-as-well = Two knights on different files and ranks, the entry gives the rank
    .scene = White, to move in the position of the diagram, has written “N4f3”. Black says that two knights which stand on different files must be told apart by the file, so that an entry with a number is worth nothing. What does the entry “N4f3”, written in English notation, mean?
title-neither-file-nor-rank = Two knights on different files and ranks, the entry gives neither
title-three-queens-need-both = Three queens reach the square, the entry gives the file only
    .scene = The players disagree about a past move, and you look at White’s scoresheet. In the position of the diagram, with White to move, it says “Qae5”. White explains that the queen on a1 was meant and that the letter was added precisely to exclude any doubt. What does the entry “Qae5”, written in English notation, mean?
title-three-queens-told-apart-by-the-square = Three queens reach the square, the entry gives file and rank

## departure-file.yaml

title-the-file-tells-two-knights-apart = Two knights on one rank, the entry gives the file
title-the-shared-rank-tells-nothing = Two knights on one rank, the entry gives the rank
    .scene = White, to move in the position of the diagram, has written “N1d2”. The knight on b1 was meant, White explains, and nothing is missing: with two knights that can go to the same square, one has to add where the knight comes from, and that has been done. What does the entry “N1d2”, written in English notation, mean?

## departure-rank.yaml

title-the-rank-tells-two-rooks-apart = Two rooks on one file, the entry gives the rank
title-the-shared-file-tells-nothing = Two rooks on one file, the entry gives the file

## en-passant-mark.yaml

title-en-passant-with-its-mark = En passant capture written with the e.p. mark
title-en-passant-without-its-mark = En passant capture written without the e.p. mark
title-the-mark-at-an-ordinary-capture = Ordinary pawn capture written with the e.p. mark

## kingside-sign.yaml

title-kingside-castling-by-its-sign = Kingside castling written 0-0 with zeros
title-letters-that-look-like-noughts = Kingside castling written O-O with the letter O
title-castling-written-as-a-move-of-the-king = Kingside castling written as a move of the king to g1

## mate-sign.yaml

title-two-crosses-for-mate = Checkmate written with ++
title-a-mate-without-its-sign = Checkmate written without any sign
title-two-crosses-for-a-mere-check = Sign ++ on a move that gives check but not mate
title-a-sign-of-mate-without-mate = Sign # on a move that gives check but not mate

## meaningless-entry.yaml

title-an-entry-that-fits-no-legal-move = Entry of a bishop move that no bishop can make
title-an-entry-that-leaves-the-king-in-check = Entry of a move by a pinned knight
    .scene = White, to move in the position of the diagram, has written “Ncd5”. Asked what this is supposed to mean, White smiles: there is only one knight, so the letter of the file was not even necessary, and the square is as clear as can be. What does the entry “Ncd5”, written in English notation, mean?
title-an-illegal-castling-on-paper = Entry 0-0 while bishop and knight still stand between king and rook
title-an-entry-that-fits-a-legal-move = Entry e4 as the first move: does it mean a legal move?

## national-letters.yaml

title-the-russian-king-has-two-letters = King move written with the two letters of the Russian king
title-one-letter-two-languages = Letter R in an entry with Italian letters: king or rook?
title-the-same-letter-in-english = Rd2 written with English letters, only the king could go to d2
title-a-figurine-for-a-letter = Figurine instead of a piece letter
title-a-letter-of-another-language = German letter S in an entry with English letters

## offer-mark.yaml

title-an-offer-marked-as-prescribed = Draw offer marked (=), in brackets
title-an-offer-marked-otherwise = Draw offer marked = without brackets

## other-notation.yaml

title-descriptive-notation-is-no-evidence = Pawn move in descriptive notation, P-K4
    .scene = A veteran of many tournaments is playing White and has the first move. On the scoresheet you read the entry “P-K4”. The player says that this is how it was written for decades and that there is no one in the hall who could misunderstand it. What does the entry “P-K4” mean in English notation?
title-numeric-notation-is-no-evidence = Move in the numeric notation of correspondence chess, 5254
title-the-notation-of-another-country-is-algebraic = Knight move with Italian letters: is this algebraic notation?
title-descriptive-notation-without-a-board = Knight move in descriptive notation, Kt-KB3

## pawn-capture-entry.yaml

title-a-pawn-captures-from-its-file = Pawn capture written with the file and x
title-a-pawn-captures-without-x = Pawn capture written with the file but without x
title-the-file-of-a-pawn-capture-is-missing = Pawn capture written without the file, only one pawn can capture
title-two-pawns-could-have-captured = Pawn capture written without the file, two pawns can capture
    .scene = A young player shows you a scoresheet. In the position of the diagram, with White to move, the entry reads simply “xd5”. The player has been taught always to capture towards the centre and says that nothing more had to be written. What does the entry “xd5” mean?

## pawn-without-letter.yaml

title-a-pawn-move-is-the-square-alone = Pawn move written as the square alone
title-a-german-letter-for-a-pawn = Pawn move written with a German letter for the pawn

## piece-letter.yaml

title-a-knight-by-its-capital-letter = Knight move written with the Italian capital letter
title-a-small-letter-for-a-piece = Knight move written with a small letter
title-a-knight-move-without-its-letter = Knight move written as two squares without a letter

## promotion-letter.yaml

title-the-new-piece-follows-the-square = Promotion with the letter of the new piece right after the square
title-an-equals-sign-before-the-new-piece = Promotion with an equals sign before the new piece
title-the-new-piece-is-missing = Promotion recorded without the new piece
    .scene = While you are comparing the two scoresheets, you find that White, to move in the position of the diagram, has written only “a8”. White says that anybody who promotes takes a queen, and that writing this down would have been a waste of time. What does the entry “a8” mean?

## queenside-sign.yaml

title-queenside-castling-by-its-sign = Queenside castling written 0-0-0
title-noughts-without-hyphens = Queenside castling written 000 without hyphens
