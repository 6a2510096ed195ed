### Punteggi.

points-for-the-result =
    .title = Quanto vale un risultato
    .rule = { $differ ->
        [yes] Punti assegnati, salvo che il torneo abbia annunciato altri punteggi: { $win } a chi vince, anche a forfait; { $loss } a chi perde, anche a forfait; { $draw } a ciascun giocatore in una partita patta.
       *[no] Punti assegnati: { $win } a chi vince; { $loss } a chi perde; { $draw } a ciascun giocatore in una partita patta.
    }
    .holds = { $own ->
        [yes] Il torneo ha annunciato punteggi propri, perciò valgono questi e non quelli delle Regole.
       *[no] Il torneo non ha annunciato punteggi propri, perciò valgono quelli delle Regole.
    }
    .unmet = La partita non ha ancora un risultato, perciò non si assegnano punti.
score-limits =
    .title = I limiti del punteggio
    .rule = Il punteggio complessivo dei due giocatori non può superare quello che una partita assegna normalmente, e ciascun giocatore ottiene un punteggio che una partita può normalmente assegnare a uno dei due.
    .holds = { $single ->
        [no] Il totale dei due punteggi supera { $most }, il massimo che una partita assegna normalmente.
       *[yes] In questo torneo almeno uno di questi punteggi non spetta né per una vittoria, né per una patta, né per una sconfitta.
    }
    .fails = Ciascuno dei due punteggi può essere assegnato da un risultato, e il totale non supera { $most }. Se siano giustificati, dipende dal risultato.
    .reading = Due punteggi normali, se presi singolarmente, possono formare una coppia insolita, come ½ e 0, quando entrambi i giocatori sono in torto. Il testo non dice fin dove possa spingersi l'arbitro.
    .fails-alone = L'arbitro può assegnare questi punteggi.

game-rated =
    .title = Quali partite sono valide per il rating
    .rule = Una partita vale per il rating quando ciascun giocatore ha eseguito una mossa. Una partita persa a forfait non vale per il rating.
    .holds = { $counts ->
        [forfeit] La partita è stata persa a forfait, perciò non vale per il rating.
        [too-short] I due giocatori non hanno eseguito una mossa ciascuno, perciò la partita non vale per il rating.
       *[played] Ciascun giocatore ha eseguito una mossa, perciò la partita vale per il rating.
    }
    .yields = { $counts ->
        [forfeit] La partita è stata persa a forfait, e di per sé non varrebbe per il rating.
        [too-short] I due giocatori non hanno eseguito una mossa ciascuno, e di per sé la partita non varrebbe per il rating.
       *[played] Ciascun giocatore ha eseguito una mossa, perciò la partita varrebbe comunque per il rating.
    }
    .reading = Che cosa cambino la forza maggiore o una decisione sul fair play spetta agli organi della FIDE e qui non se ne tratta.
wrong-board-lost =
    .title = La scacchiera sbagliata in un incontro a squadre
    .rule = Chi siede alla scacchiera sbagliata in un incontro a squadre perde a forfait quella scacchiera per l'incontro; la partita, se giocata, vale per il rating.
    .holds = { $rated ->
        [yes] Nell'incontro la scacchiera è persa, ma la partita in sé è stata giocata e vale quindi per il rating.
       *[no] { WHO($player) } { AGREE($player, sg: "sedeva", pl: "sedevano") } alla scacchiera sbagliata, perciò nell'incontro quella scacchiera è persa, qualunque sia il risultato della partita.
    }
    .reading = Vale per il rating una partita che è stata giocata, cioè nella quale ciascuno ha eseguito almeno una mossa. Si potrebbe far valere anche una partita soltanto cominciata.

