### Titles of the cases about Chess960: what a reader would search for.

## chess960-castle-once.yaml

title-castling-twice = Scacchi960: il Bianco può arroccare una seconda volta, con l'altra torre?
title-castling-after-the-king-moved-in-chess960 = Scacchi960: il Bianco può arroccare dopo che il re si è mosso ed è tornato?
title-castling-into-an-attack-that-the-rook-opens = Scacchi960: il Bianco può arroccare se la torre apre un attacco alla casa del re?
title-castling-out-of-check-in-chess960 = Scacchi960: il Bianco può arroccare con il re sotto scacco?
title-castling-across-an-attacked-square-in-chess960 = Scacchi960: il Bianco può arroccare se il re passa per una casa attaccata?
title-the-rook-may-cross-an-attacked-square-in-chess960 = Scacchi960: il Bianco può arroccare se solo la torre passa per una casa attaccata?

## chess960-double-move.yaml

title-castling-with-a-move-of-each = Scacchi960: il Bianco può giocare 0-0 con il re in b1 e la torre in h1?
title-castling-over-a-king-and-rook-side-by-side = Scacchi960: il Bianco può giocare 0-0-0 con il re in b1 accanto alla torre in a1?

## chess960-empty-squares.yaml

title-a-piece-on-the-rooks-final-square = Scacchi960: si può arroccare con un cavallo sulla casa finale della torre?
title-a-piece-on-the-kings-final-square = Scacchi960: si può arroccare con la donna sulla casa finale del re?
title-the-other-rook-on-the-rooks-final-square = Scacchi960: si può arroccare con l'altra torre sulla casa finale della torre?
title-a-piece-on-the-kings-way-beyond-the-rook = Scacchi960: il Bianco può arroccare con un cavallo sul percorso del re?
title-squares-filled-that-do-not-matter = Scacchi960: si può arroccare con re in g1, torre in h1 e un cavallo in e1?
title-castling-in-chess960-over-a-piece = Scacchi960: il Bianco ha arroccato con un cavallo sulla casa finale della torre

## chess960-final-squares.yaml

title-the-final-squares-are-those-of-ordinary-chess = Scacchi960: il Bianco può giocare 0-0-0 con re in e1 e torre in a1, come negli scacchi normali?
title-no-final-squares-without-castling = Scacchi960: il re può andare da e1 a f1 senza arroccare?

## chess960-king-between-rooks.yaml

title-a-king-outside-its-rooks = Posizione iniziale degli Scacchi960? Re nell'angolo, non fra le torri
title-a-king-right-beside-a-rook = Posizione iniziale degli Scacchi960? Re fra le torri, accanto a entrambe

## chess960-king-move-only.yaml

title-castling-with-the-king-alone = Scacchi960: il Bianco può giocare 0-0 quando la torre è già in f1?
title-castling-with-the-king-alone-of-black = Scacchi960: il Nero può giocare 0-0-0 quando la torre è già in d8?

## chess960-mirrored.yaml

title-black-does-not-mirror-white = Posizione iniziale degli Scacchi960? Re e donna neri non di fronte ai bianchi
title-black-mirrors-white = Posizione iniziale degli Scacchi960? Re e donna scambiati da entrambe le parti

## chess960-opposite-bishops.yaml

title-both-bishops-on-squares-of-one-colour = Posizione iniziale degli Scacchi960? Alfieri su case dello stesso colore
title-bishops-side-by-side = Posizione iniziale degli Scacchi960? Alfieri affiancati nell'angolo

## chess960-rook-move-only.yaml

title-castling-with-the-rook-alone = Scacchi960: il Bianco può giocare 0-0 quando il re è già in g1?
title-castling-with-the-rook-alone-past-a-filled-corner = Scacchi960: il Bianco può giocare 0-0-0 con il re in c1 e un cavallo in a1?

## chess960-set-up.yaml

title-the-ordinary-position-is-number-518 = Posizione iniziale degli Scacchi960? I pezzi come negli scacchi normali
title-start-position-356 = Posizione iniziale degli Scacchi960? Disposizione CAATRTDC
title-a-start-position-with-a-pawn-out-of-place = Posizione iniziale degli Scacchi960? Un pedone bianco in e4
title-a-start-position-with-two-queens = Posizione iniziale degli Scacchi960? Due donne per parte

## chess960-transposition.yaml

title-king-and-rook-change-places-on-the-first-move = Scacchi960: il Bianco può arroccare alla prima mossa con re in f1 e torre in g1?
title-king-and-rook-do-not-change-places = Scacchi960: il Bianco può giocare 0-0 con re in f1 e torre in h1?
