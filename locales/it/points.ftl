### Punteggi.

points =
    .title = Quanto vale un risultato
    .rule = { $differ ->
        [yes] Chi vince, anche a forfait, ottiene { $win }; chi perde, anche a forfait, { $loss }; in una partita patta ciascun giocatore ottiene { $draw }. È diverso soltanto se il torneo ha annunciato altri punteggi.
       *[no] Chi vince ottiene { $win }; chi perde { $loss }; in una partita patta ciascun giocatore ottiene { $draw }.
    }
    .holds = { $own ->
        [yes] Il torneo ha annunciato punteggi propri, e valgono questi.
       *[no] Il torneo non ha annunciato punteggi propri, perciò valgono quelli delle Regole.
    }
score-limits =
    .title = I limiti del punteggio
    .rule = Il punteggio complessivo dei due giocatori non può superare quello che una partita assegna normalmente, e ciascun giocatore ottiene un punteggio che una partita può normalmente assegnare a uno dei due.
    .holds = { $why ->
        [total] In tutto sono più di { $most }, il massimo che una partita assegna normalmente.
       *[single] Nessun risultato assegna a un giocatore un simile punteggio.
    }
    .fails = Ciascun giocatore ottiene un punteggio che un risultato può assegnare, e in tutto non si supera { $most }.
    .reading = Due punteggi normali, se presi singolarmente, possono formare una coppia insolita, come ½ e 0, quando entrambi i giocatori sono in torto. Il testo non dice fin dove possa spingersi l'arbitro.
