### Titles of the cases about points, scores and rated games: what a reader would search for.

## game-rated.yaml

title-a-forfeit-is-not-rated = La partita vale per il rating? Il Nero è arrivato un secondo oltre la tolleranza
title-a-game-is-rated-once-both-have-moved = La partita vale per il rating? Il Bianco ha abbandonato dopo una mossa per parte
title-a-game-given-up-after-one-move-is-not-rated = La partita vale per il rating? Il Nero ha abbandonato prima di muovere

## points-for-the-result.yaml

title-a-win-and-a-loss-in-points = Punti per la vittoria e la sconfitta, punteggio normale
title-a-draw-in-points = Punti per la patta
title-three-points-for-a-win = Punti per la vittoria e la sconfitta se la vittoria vale tre
title-a-point-for-losing-but-none-for-staying-away = Punti per il forfait se la sconfitta alla scacchiera vale uno
    .scene = Comunichi che una partita non giocata è vinta dal Nero. Il capitano della squadra del Bianco chiede il punto che in questo torneo spetta a chi perde: non c’era, in fondo, altro modo di perdere. Il segretario del torneo, con la penna in mano, esita e ti chiede: quanti punti ottiene ciascun giocatore?
title-a-win-without-play-is-worth-a-win = Punti per la vittoria e la sconfitta a forfait
title-neither-player-came = Punti se entrambi i giocatori perdono a forfait
title-no-result-no-points = Punti a partita ancora in corso
title-the-points-follow-the-signed-result = Punti se un giocatore ha abbandonato ma entrambi hanno firmato la patta

## score-limits.yaml

title-one-point-for-each-is-too-much = L'arbitro assegna un punto a ciascuno
title-three-quarters-to-one-quarter = L'arbitro assegna ¾ di punto a un giocatore e ¼ all'altro
title-half-a-point-and-none = L'arbitro assegna mezzo punto a un giocatore e nulla all'altro
title-one-point-for-each-where-a-draw-is-worth-one = L'arbitro assegna 1–1, poi 3–1, se la vittoria vale tre e la patta uno
title-a-score-that-the-scale-of-the-event-does-not-know = L'arbitro vuole assegnare 0–2, ma la vittoria vale tre e la patta uno

## wrong-board-lost.yaml

title-the-guests-sit-at-the-wrong-board = Giocatore alla scacchiera sbagliata in un incontro a squadre, l'avversario abbandona
title-a-game-at-the-wrong-board-is-rated = Vale per il rating la partita alla scacchiera sbagliata di un incontro a squadre?
    .scene = In un incontro a squadre il Bianco si siede alla scacchiera sbagliata. Il Bianco muove e preme l’orologio, il Nero risponde e preme l’orologio prima che qualcuno se ne accorga. Per i capitani il risultato dell’incontro va corretto, ma uno dei due vorrebbe anche cancellare la partita. La partita vale per il rating?

