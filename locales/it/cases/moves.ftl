### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = L'alfiere può andare da c1 a h6, lungo la diagonale?
title-a-bishop-off-its-diagonal = L'alfiere può andare in linea retta, da c1 a c3?
title-a-bishop-moved-like-a-rook = Alfiere mosso come una torre, da c1 a c3

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = Il Bianco può arroccare passando per una casa attaccata da una torre inchiodata?
title-a-free-rook-bars-castling = Il Bianco può arroccare passando per una casa attaccata da una torre non inchiodata?
title-a-king-may-not-step-beside-a-bound-piece = Il re può andare in una casa attaccata da una torre inchiodata?
title-a-check-by-a-bound-piece = La torre fa da scudo al proprio re sulla colonna: c'è uno scacco?
title-a-check-by-a-piece-that-shields-its-king = Un cavallo ripara il proprio re da un alfiere e attacca il re avversario: è scacco?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = La torre inchiodata sulla colonna attacca il re sulla traversa: è scacco?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Arrocco lungo con la casa d1 sotto attacco
title-castling-out-of-check = Arrocco con il re sotto scacco
    .scene = Il Bianco gioca { MOVE("0-0") } e preme l’orologio. Tu lo vedi prima che il Nero abbia risposto. Il Bianco insiste: né il re né la torre in h1 si erano ancora mossi in questa partita e in mezzo non c’era nulla, perciò l’arrocco era ancora possibile.
title-castling-over-a-knight = Arrocco corto con il cavallo ancora in g1
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Arrocco lungo con le case a1 e b1 sotto attacco, contestato come illegale
    .scene = Il Bianco, che non aveva ancora mosso né il re né la torre, gioca { MOVE("0-0-0") } e preme l’orologio. Il Nero, che non ha ancora risposto, sostiene che fosse una mossa illegale: l’alfiere in f6 attaccava la torre in a1 e la torre in b8 la casa accanto.

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Arrocco dopo che il re è andato in e2 ed è tornato in e1

## castling.yaml

title-short-castling = Il Bianco può eseguire l'arrocco corto con le case libere tra re e torre?
title-long-castling-of-black = Il Nero può eseguire l'arrocco lungo con le case libere tra re e torre?
title-castling-with-a-promoted-rook-on-the-kings-file = Arrocco verticale: il Bianco può arroccare con una torre appena promossa in e8?

## check.yaml

title-a-king-in-check = Torre sulla colonna aperta del re: il re è sotto scacco?
title-no-king-in-check = Torre sulla colonna del re, un alfiere in mezzo: il re è sotto scacco?
title-both-kings-in-check = Le torri attaccano entrambi i re: quale dei due è sotto scacco?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = Presa en passant giocata con una mossa di ritardo
    .scene = Il pedone bianco è già in e5 quando il Nero gioca { MOVE("d5") } avanzando il pedone di due case; poi entrambi muovono il re, { MOVE("Ke2") } e { MOVE("Ke7") }. Ora il Bianco gioca { MOVE("exd6") }, toglie dalla scacchiera il pedone nero e preme l’orologio; tu lo vedi. Il Bianco dice che nel frattempo nessuno dei due pedoni si è mosso e che quindi il diritto di presa c’è ancora.
title-en-passant-in-time = Presa en passant subito dopo l'avanzata di due case, contestata come illegale
    .scene = Il Nero ha appena giocato { MOVE("d5") }. Il Bianco risponde { MOVE("exd6") }, toglie dalla scacchiera il pedone nero e preme l’orologio. Il Nero sostiene che fosse una mossa illegale: il pedone ha soltanto attraversato quella casa, senza mai fermarcisi, e su una casa vuota non si cattura nulla.

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = Presa en passant subito dopo il doppio passo: si può?
title-a-pawn-that-passed-earlier-is-not-captured = Presa en passant una mossa più tardi: si può?
title-a-pawn-that-took-two-moves-is-not-captured = Si può catturare en passant un pedone arrivato da d7 a d5 in due mosse?
title-en-passant-that-exposes-the-king = Si può catturare en passant se ciò apre la traversa verso il proprio re?

## illegal-position.yaml

title-both-kings-in-check-is-illegal = Entrambi i re sotto scacco: la posizione è illegale?
title-a-pawn-on-the-furthest-rank-is-illegal = Pedone bianco fermo in e8: la posizione è illegale?
title-a-bishop-behind-unmoved-pawns-is-illegal = Alfiere in b1 dietro i pedoni a2 e c2: la posizione è illegale?
title-two-bishops-of-one-colour-with-eight-pawns-are-illegal = Due alfieri camposcuro in d4 ed e3 e otto pedoni: posizione illegale?
title-two-bishops-of-one-colour-after-a-promotion = Due alfieri camposcuro, un pedone in meno, pedone in d3: posizione illegale?
title-a-strange-position-that-was-played = Cavalli usciti e tornati in apertura: la posizione è illegale?
title-the-bishop-cannot-have-left-behind-unmoved-pawns = Due alfieri camposcuro, un pedone in meno, b2 e d2 immobili: illegale?
title-two-dark-bishops-and-all-eight-pawns = Alfieri in c1 ed e3, tutti i pedoni sulle case iniziali: la posizione è illegale?

## king-move.yaml

title-a-king-goes-one-square = Il re può andare di una casa in diagonale, da e1 a d2?
title-a-king-does-not-go-two-squares-forward = Il re può avanzare di due case, da e1 a e3?
title-a-king-does-not-go-where-it-is-attacked = Il re può andare in d2, casa attaccata da una torre?

## knight-move.yaml

title-a-knight-moves-off-its-lines = Il cavallo può andare da b1 a d2?
title-a-knight-does-not-move-straight = Il cavallo può andare in linea retta, da b1 a b3?

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = Cavallo g1 toccato all'inizio: quali mosse si possono giocare?
title-a-king-in-check-has-these-moves = Re sotto scacco di una torre: quali mosse si possono giocare?
title-without-a-board-any-legal-move = Quali mosse si possono giocare se nulla è stato toccato, richiesto o deciso?
title-when-the-game-is-over-nothing-may-be-played = Quali mosse si possono giocare dopo un abbandono?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = Re e pedone contro re: quali mosse si possono giocare?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = La torre può andare da a1 a a3 oltre il proprio pedone?
title-a-bishop-does-not-pass-over-an-enemy-piece = L'alfiere può catturare in h6 oltre il pedone avversario in e3?
title-a-bishop-captures-what-stands-in-its-way = L'alfiere può catturare il pedone avversario che gli sbarra la via?
title-a-knight-does-not-care-what-stands-between = Il cavallo può andare da b1 a c3 scavalcando i pedoni?

## own-square.yaml

title-no-capture-of-an-own-piece = La torre può andare in una casa occupata da un proprio pedone?
title-a-capture-of-an-enemy-piece = La torre può catturare il pedone avversario nella casa adiacente?

## pawn-capture.yaml

title-a-pawn-captures-diagonally = Il pedone può catturare un cavallo che gli sta davanti in diagonale?
title-a-pawn-does-not-go-diagonally-to-an-empty-square = Il pedone può andare in diagonale in una casa vuota?

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = Il pedone può avanzare di due case dalla seconda traversa, a via libera?
title-a-pawn-does-not-pass-over-a-piece = Il pedone può scavalcare un pezzo avanzando di due case?
title-the-second-of-two-squares-is-occupied = Il pedone può avanzare di due case se la seconda è occupata?
title-a-pawn-goes-two-squares-only-at-first = Il pedone può avanzare di due case dalla terza traversa?

## pawn-step.yaml

title-a-pawn-steps-forward = Il pedone può avanzare di una casa, se è libera?
title-a-pawn-does-not-step-onto-a-piece = Il pedone può avanzare in una casa occupata?
title-a-pawn-does-not-go-back = Il pedone può tornare indietro di una casa?
title-a-pawn-does-not-go-sideways = Il pedone può andare di una casa di lato?

## promotion-pieces.yaml

title-a-second-queen = Un pedone può diventare una seconda donna con la prima ancora sulla scacchiera?
title-a-pawn-does-not-become-a-king = Un pedone può diventare un re?

## promotion.yaml

title-a-pawn-becomes-a-queen = Un pedone che arriva in e8 può diventare donna?
title-a-pawn-may-not-stay-on-the-furthest-rank = Un pedone che arriva in e8 può restare pedone?
title-no-promotion-before-the-furthest-rank = Un pedone può diventare donna sulla settima traversa?
title-a-pawn-captures-and-becomes-a-knight = Un pedone può catturare sull'ottava traversa e diventare cavallo?

## queen-move.yaml

title-a-queen-on-a-diagonal = La donna può andare in diagonale, da d1 a g4?
title-a-queen-does-not-jump-like-a-knight = La donna può saltare come un cavallo, da d1 a e3?

## rook-move.yaml

title-a-rook-along-its-rank = La torre può andare lungo la traversa, da a2 a h2?
title-a-rook-on-a-diagonal = La torre può andare in diagonale, da a2 a b3?
