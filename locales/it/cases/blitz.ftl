### Titles of the cases about blitz: what a reader would search for.

## blitz-full-rules.yaml

title-one-recorded-game-allows-the-full-rules-in-blitz = Quali regole nel lampo: un arbitro per una sola partita registrata
title-two-games-are-too-many-for-one-arbiter-in-blitz = Quali regole nel lampo: un arbitro per due partite registrate
title-an-unrecorded-game-lacks-the-full-rules-in-blitz = Quali regole nel lampo: un arbitro per una sola partita non registrata
title-regulations-name-the-regime-of-a-blitz-event = Il regolamento di un torneo lampo deve dire quali regole valgono?

## blitz-illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move-in-blitz = Mossa illegale nel lampo già seguita da replica, accordo per correggerla
    .scene = Il Bianco fa una mossa illegale e preme l’orologio; il Nero non se ne accorge, muove a sua volta e preme l’orologio. Quando vedono che cosa è successo, entrambi ridono e si accordano per rimediare da soli. Tu li senti dalla scacchiera vicina e ti avvicini.
title-blitz-players-cannot-agree-to-take-back-a-legal-move = Mossa legale nel lampo, accordo dei giocatori per ritirarla

## blitz-illegal-move-loses.yaml

title-an-illegal-move-once-lost-a-blitz-game = Re lasciato sotto scacco nel lampo, segnalato prima della risposta
title-a-bare-king-cannot-win-by-an-illegal-move-in-blitz = Mossa illegale di re nel lampo segnalata da chi ha il re solo
title-a-blitz-move-that-was-not-pressed-is-not-yet-illegal = Mossa illegale nel lampo segnalata prima che si prema l'orologio
title-a-blitz-claim-of-a-win-asks-whether-the-claimant-can-mate = Mossa illegale nel lampo segnalata: il richiedente può dare scaccomatto? (Regole fino al 2009)
title-a-rook-that-never-comes-to-move-cannot-win-by-an-illegal-move-in-blitz = Mossa illegale nel lampo segnalata dove ogni mossa legale dà matto
title-a-knight-whom-a-pawn-can-help-wins-by-an-illegal-move-in-blitz = Mossa illegale di pedone nel lampo segnalata da re e cavallo

## blitz-illegal-move-needs-claim.yaml

title-a-blitz-arbiter-of-old-waits-for-the-claim = Mossa illegale nel lampo vista dall'arbitro, nessuno la segnala (regole semplificate)
title-a-blitz-arbiter-under-full-rules-acts-by-himself = Mossa illegale nel lampo vista dall'arbitro, nessuno la segnala (Regole per le competizioni)
title-a-blitz-arbiter-of-old-need-not-wait-once-the-opponent-claims = Mossa illegale nel lampo non vista dall'arbitro, segnalata dall'avversario

## blitz-illegal-move-stands.yaml

title-a-blitz-claim-after-the-own-move-comes-too-late = Mossa illegale nel lampo segnalata dall'avversario dopo la risposta
title-a-blitz-player-who-only-touches-a-piece-may-still-claim = Mossa illegale nel lampo segnalata dopo aver toccato un pezzo

## blitz-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed-in-blitz = Quinta richiesta di vedere la registrazione nel gioco lampo
    .scene = Il Bianco, che ha il tratto, ti chiede di mostrargli la registrazione della partita. L’ha già chiesta quattro volte, e il Nero sbuffa: di questo passo nessuno riesce più a concentrarsi.
title-the-sixth-look-at-the-record-distracts-in-blitz = Sesta richiesta di vedere la registrazione nel gioco lampo

## blitz-without-quickplay-claims.yaml

title-an-opponent-who-only-shuffles-in-blitz = Richiesta di patta nel lampo: l'avversario non cerca di vincere
title-the-same-shuffling-in-a-rapid-game = Richiesta di patta nel rapido, nulla di annunciato: l'avversario non cerca di vincere
title-other-draw-claims-exist-in-blitz-too = Patta richiesta per triplice ripetizione nel gioco lampo

## mating-potential.yaml

title-two-knights-have-no-mating-potential = Gioco lampo: cade la bandierina di chi ha il re solo contro due cavalli
title-a-rook-against-a-knight-has-mating-potential = Cade la bandierina di re e cavallo contro re e torre nel lampo
title-a-knight-against-a-pawn-is-for-the-arbiter = Cade la bandierina di re e pedone contro re e cavallo nel lampo
title-two-knights-win-on-time-in-rapid = Gioco rapido: cade la bandierina di chi ha il re solo contro due cavalli
title-the-illegal-move-took-the-last-rook-of-the-claimant = Mossa illegale nel lampo che cattura l'ultima torre del richiedente
title-the-illegal-move-into-check-is-judged-by-the-pieces-before-it = Mossa illegale nel lampo: il re va sotto scacco dell'unica torre

