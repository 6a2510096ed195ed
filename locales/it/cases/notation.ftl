### Titles of the cases about the notation: what a reader would search for.

## algebraic-notation.yaml

title-a-move-in-the-letters-of-its-writer = Mossa di cavallo annotata con la lettera tedesca
title-a-departure-from-the-form-that-changes-nothing = Mossa di pedone annotata con la lettera inglese del pedone
title-an-entry-of-which-nothing-can-be-made = Annotazione con la sola lettera del pezzo e la colonna

## ambiguous-entry.yaml

title-an-entry-that-two-knights-could-have-made = Due cavalli sulla stessa traversa, annotazione senza colonna né traversa
title-a-pinned-knight-cannot-have-been-meant = Due cavalli, uno dei quali inchiodato, annotazione che non li distingue
title-a-sign-of-check-tells-which-piece-was-meant = Due torri per la stessa casa, una sola dà scacco, annotazione con il segno +

## arrival-square.yaml

title-the-long-form-is-accepted = Mossa di cavallo in notazione completa con trattino
title-the-long-form-of-a-pawn-move = Mossa di pedone in notazione completa senza trattino
title-the-file-alone-is-no-square = Cattura di pedone annotata con le due colonne e senza traversa
title-no-square-at-all = Annotazione con la lettera del pezzo e nient'altro

## capture-sign.yaml

title-a-capture-with-its-sign = Cattura di cavallo annotata con x
title-a-capture-without-its-sign = Cattura di cavallo annotata senza x
title-a-sign-of-capture-where-nothing-stood = Mossa di cavallo su una casa vuota annotata con x

## check-sign.yaml

title-a-check-without-its-sign = Scacco annotato senza il segno +
title-a-check-with-its-sign = Scacco annotato con il segno +
title-a-sign-of-check-without-a-check = Segno + su una mossa che non dà scacco

## departure-file-preferred.yaml

title-the-file-is-preferred = Due cavalli su colonne e traverse diverse, annotazione con la colonna
title-the-rank-does-as-well = Due cavalli su colonne e traverse diverse, annotazione con la traversa
    .scene = Il Bianco, che ha il tratto nella posizione del diagramma, ha scritto «N4f3». Il Nero dice che due cavalli che stanno su colonne diverse vanno distinti con la colonna e che quindi un’annotazione con una cifra non vale nulla. Che cosa indica l’annotazione «N4f3», scritta in notazione inglese?
title-neither-file-nor-rank = Due cavalli su colonne e traverse diverse, annotazione senza l'una né l'altra
title-three-queens-need-both = Tre donne per la stessa casa, annotazione con la sola colonna
    .scene = I giocatori non concordano su una mossa passata e tu guardi il formulario del Bianco. Nella posizione del diagramma, con il tratto al Bianco, vi si legge «Qae5». Il Bianco spiega che intendeva la donna in a1 e di aver aggiunto la lettera proprio per escludere ogni dubbio. Che cosa indica l’annotazione «Qae5», scritta in notazione inglese?
title-three-queens-told-apart-by-the-square = Tre donne per la stessa casa, annotazione con colonna e traversa

## departure-file.yaml

title-the-file-tells-two-knights-apart = Due cavalli sulla stessa traversa, annotazione con la colonna
title-the-shared-rank-tells-nothing = Due cavalli sulla stessa traversa, annotazione con la traversa
    .scene = Il Bianco, che ha il tratto nella posizione del diagramma, ha scritto «N1d2». Spiega che intendeva il cavallo in b1 e che non manca nulla: con due cavalli che possono andare nella stessa casa bisogna aggiungere da dove viene il cavallo, ed è quello che ha fatto. Che cosa indica l’annotazione «N1d2», scritta in notazione inglese?

## departure-rank.yaml

title-the-rank-tells-two-rooks-apart = Due torri sulla stessa colonna, annotazione con la traversa
title-the-shared-file-tells-nothing = Due torri sulla stessa colonna, annotazione con la colonna

## en-passant-mark.yaml

title-en-passant-with-its-mark = Presa en passant annotata con la sigla «e.p.»
title-en-passant-without-its-mark = Presa en passant annotata senza la sigla «e.p.»
title-the-mark-at-an-ordinary-capture = Normale cattura di pedone annotata con la sigla «e.p.»

## kingside-sign.yaml

title-kingside-castling-by-its-sign = Arrocco corto annotato 0-0 con gli zeri
title-letters-that-look-like-noughts = Arrocco corto annotato O-O con la lettera O
title-castling-written-as-a-move-of-the-king = Arrocco corto annotato come mossa del re in g1

## mate-sign.yaml

title-two-crosses-for-mate = Scaccomatto annotato con ++
title-a-mate-without-its-sign = Scaccomatto annotato senza alcun segno
title-two-crosses-for-a-mere-check = Segno ++ su una mossa che dà scacco, ma non scaccomatto
title-a-sign-of-mate-without-mate = Segno # su una mossa che dà scacco, ma non scaccomatto

## meaningless-entry.yaml

title-an-entry-that-fits-no-legal-move = Annotazione di una mossa che nessun alfiere può eseguire
title-an-entry-that-leaves-the-king-in-check = Annotazione di una mossa di cavallo inchiodato
    .scene = Il Bianco, che ha il tratto nella posizione del diagramma, ha scritto «Ncd5». Alla domanda su che cosa significhi, il Bianco sorride: di cavallo ce n’è uno solo, la lettera della colonna non era nemmeno necessaria e la casa è chiarissima. Che cosa indica l’annotazione «Ncd5», scritta in notazione inglese?
title-an-illegal-castling-on-paper = Annotazione 0-0 con alfiere e cavallo ancora fra re e torre
title-an-entry-that-fits-a-legal-move = Annotazione e4 come prima mossa: corrisponde a una mossa legale?

## national-letters.yaml

title-the-russian-king-has-two-letters = Mossa di re annotata con le due lettere del re russo
title-one-letter-two-languages = Lettera R in un'annotazione con lettere italiane: re o torre?
title-the-same-letter-in-english = Rd2 annotata con lettere inglesi, in d2 può andare soltanto il re
title-a-figurine-for-a-letter = Figurina al posto della lettera del pezzo
title-a-letter-of-another-language = Lettera tedesca S in un'annotazione con lettere inglesi

## offer-mark.yaml

title-an-offer-marked-as-prescribed = Offerta di patta annotata con il segno (=)
title-an-offer-marked-otherwise = Offerta di patta annotata = senza parentesi

## other-notation.yaml

title-descriptive-notation-is-no-evidence = Mossa di pedone in notazione descrittiva, P-K4
    .scene = Un veterano di molti tornei ha il Bianco e deve giocare la prima mossa. Sul formulario leggi l’annotazione «P-K4». Il giocatore dice che per decenni si è scritto così e che in sala nessuno potrebbe fraintenderla. Che cosa indica l’annotazione «P-K4», scritta in notazione inglese?
title-numeric-notation-is-no-evidence = Mossa nella notazione numerica del gioco per corrispondenza, 5254
title-the-notation-of-another-country-is-algebraic = Mossa di cavallo con lettere italiane: è notazione algebrica?
title-descriptive-notation-without-a-board = Mossa di cavallo in notazione descrittiva, Kt-KB3

## pawn-capture-entry.yaml

title-a-pawn-captures-from-its-file = Cattura di pedone annotata con la colonna e x
title-a-pawn-captures-without-x = Cattura di pedone annotata con la colonna ma senza x
title-the-file-of-a-pawn-capture-is-missing = Cattura di pedone annotata senza colonna, un solo pedone può catturare
title-two-pawns-could-have-captured = Cattura di pedone annotata senza colonna, due pedoni possono catturare
    .scene = Un giovane giocatore ti mostra il formulario. Nella posizione del diagramma, con il tratto al Bianco, l’annotazione dice soltanto «xd5». Il giocatore spiega che, come insegna l’istruttore, si cattura sempre verso il centro e che quindi non serviva scrivere altro. Che cosa indica l’annotazione «xd5»?

## pawn-without-letter.yaml

title-a-pawn-move-is-the-square-alone = Mossa di pedone annotata con la sola casa
title-a-german-letter-for-a-pawn = Mossa di pedone annotata con la lettera tedesca del pedone

## piece-letter.yaml

title-a-knight-by-its-capital-letter = Mossa di cavallo annotata con la maiuscola italiana
title-a-small-letter-for-a-piece = Mossa di cavallo annotata con la minuscola
title-a-knight-move-without-its-letter = Mossa di cavallo annotata con due case e senza lettera

## promotion-letter.yaml

title-the-new-piece-follows-the-square = Promozione con la lettera del nuovo pezzo subito dopo la casa
title-an-equals-sign-before-the-new-piece = Promozione con il segno di uguale prima del nuovo pezzo
title-the-new-piece-is-missing = Promozione annotata senza il nuovo pezzo
    .scene = Confrontando i due formulari ti accorgi che il Bianco, che ha il tratto nella posizione del diagramma, ha scritto soltanto «a8». Il Bianco dice che chi promuove prende una donna e che scriverlo sarebbe stata una perdita di tempo. Che cosa indica l’annotazione «a8»?

## queenside-sign.yaml

title-queenside-castling-by-its-sign = Arrocco lungo annotato 0-0-0
title-noughts-without-hyphens = Arrocco lungo annotato 000 senza trattini
