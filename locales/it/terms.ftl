### Parole comuni a più messaggi. Le funzioni disponibili sono elencate in locales/en/terms.ftl.

value-unknown = (non noto)

pieces =
    .king = { $count ->
        [one] re
       *[other] { $count } re
    }
    .queen = { $count ->
        [one] donna
       *[other] { $count } donne
    }
    .rook = { $count ->
        [one] torre
       *[other] { $count } torri
    }
    .bishop = { $count ->
        [one] alfiere
       *[other] { $count } alfieri
    }
    .knight = { $count ->
        [one] cavallo
       *[other] { $count } cavalli
    }
    .pawn = { $count ->
        [one] pedone
       *[other] { $count } pedoni
    }

# Ciò che figura sulla busta di una partita aggiornata.
envelope =
    .names = i nomi dei giocatori
    .position = la posizione precedente alla mossa segreta
    .times = i tempi usati da entrambi i giocatori
    .sealer = il nome del giocatore che ha messo in busta la mossa
    .move-number = il numero della mossa segreta
    .draw-offer = l'offerta di patta
    .resumption = la data, l'ora e il luogo della ripresa
scoresheet-of = il formulario { WHO($player, case: "gen") }
