### Punteggi.

points-for-the-result =
    .title = Quanto vale un risultato
    .rule = { $differ ->
        [yes] Punti assegnati, salvo che il torneo abbia annunciato altri punteggi: { $win } a chi vince, anche a forfait; { $loss } a chi perde, anche a forfait; { $draw } a ciascun giocatore in una partita patta.
       *[no] Punti assegnati: { $win } a chi vince; { $loss } a chi perde; { $draw } a ciascun giocatore in una partita patta.
    }
    .holds = { $own ->
        [yes] Il torneo ha annunciato punteggi propri, e valgono questi.
       *[no] Il torneo non ha annunciato punteggi propri, perciò valgono quelli delle Regole.
    }
score-limits =
    .title = I limiti del punteggio
    .rule = Il punteggio complessivo dei due giocatori non può superare quello che una partita assegna normalmente, e ciascun giocatore ottiene un punteggio che una partita può normalmente assegnare a uno dei due.
    .holds = { $single ->
        [no] Il totale supera { $most }, il massimo che una partita assegna normalmente.
       *[yes] Nessun risultato assegna a un giocatore un simile punteggio.
    }
    .fails = Ciascun giocatore ottiene un punteggio che un risultato può assegnare, e il totale non supera { $most }. Se spettino, dipende dal risultato.
    .reading = Due punteggi normali, se presi singolarmente, possono formare una coppia insolita, come ½ e 0, quando entrambi i giocatori sono in torto. Il testo non dice fin dove possa spingersi l'arbitro.
    .fails-alone = L'arbitro può assegnare questi punti.

game-rated =
    .title = Quali partite sono valide per il rating
    .rule = Una partita vale per il rating quando ciascun giocatore ha eseguito una mossa. Una partita persa a forfait non vale per il rating.
    .holds = { $counts ->
        [forfeit] La partita è stata persa a forfait, perciò non vale per il rating.
        [too-short] I giocatori non hanno eseguito una mossa ciascuno, perciò la partita non vale per il rating.
       *[played] Ciascun giocatore ha eseguito una mossa, perciò la partita vale per il rating.
    }
    .yields = { $counts ->
        [forfeit] La partita è stata persa a forfait, perciò non varrebbe per il rating.
        [too-short] I giocatori non hanno eseguito una mossa ciascuno, perciò la partita non varrebbe per il rating.
       *[played] Ciascun giocatore ha eseguito una mossa, perciò la partita varrebbe per il rating.
    }
    .reading = Che cosa cambino la forza maggiore o una decisione sul fair play spetta agli organi della FIDE e qui non se ne tratta.
wrong-board-lost =
    .title = La scacchiera sbagliata in un incontro a squadre
    .rule = Chi siede alla scacchiera sbagliata in un incontro a squadre perde a forfait quella scacchiera per l'incontro; la partita, se giocata, vale per il rating.
    .holds = { $rated ->
        [yes] Per l'incontro la scacchiera è persa, ma la partita è stata giocata e vale quindi per il rating.
       *[no] { WHO($player) } sedeva alla scacchiera sbagliata: per l'incontro quella scacchiera è persa, qualunque sia l'esito della partita.
    }
    .reading = Vale per il rating una partita che è stata giocata, cioè nella quale ciascuno ha eseguito almeno una mossa. Si potrebbe far valere anche una partita soltanto cominciata.
