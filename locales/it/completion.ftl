# La fine della partita: scaccomatto, abbandono e ciò che rende subito patta la partita.

checkmate =
    .title = Lo scaccomatto
    .rule =
        { $needs ->
            [nothing] Vince la partita il giocatore che dà scaccomatto al re avversario. La partita finisce subito.
            [legal-move] Vince la partita il giocatore che dà scaccomatto al re avversario con una mossa legale. La partita finisce subito.
           *[moves-and-touching] Vince la partita il giocatore che dà scaccomatto al re avversario. La partita finisce subito, purché la mossa che dà matto rispetti le regole sul movimento dei pezzi e sui pezzi toccati.
        }
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } dato scaccomatto. La partita finisce subito, che l'orologio sia premuto o no.
    .fails =
        { $lacks ->
            [touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } dato scaccomatto con un pezzo diverso da quello toccato, perciò il matto non conta.
           *[legality] La mossa che dà scaccomatto è illegale, perciò il matto non conta.
        }
    .fails-alone = Lo scaccomatto non conta.

resignation =
    .title = L'abbandono
    .rule = Vince la partita il giocatore il cui avversario abbandona. La partita finisce subito.
    .holds = { $reported ->
        [yes] Entrambi i giocatori riferiscono la vittoria { WHO($opponent, case: "gen") }: così { WHO($player) } { AGREE($player, sg: "abbandona", pl: "abbandonano") } e la partita finisce subito.
       *[no] { WHO($player) } { AGREE($player, sg: "abbandona", pl: "abbandonano") }, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) } e la partita finisce subito.
    }
    .yields = { $reported ->
        [yes] Entrambi i giocatori riferiscono la vittoria { WHO($opponent, case: "gen") }: così { WHO($player) } { AGREE($player, sg: "abbandona", pl: "abbandonano") }, perciò { AGREE($opponent, sg: "vincerebbe", pl: "vincerebbero") } { WHO($opponent) }.
       *[no] { WHO($player) } { AGREE($player, sg: "abbandona", pl: "abbandonano") }, perciò { AGREE($opponent, sg: "vincerebbe", pl: "vincerebbero") } { WHO($opponent) }.
    }
    .fails = Entrambi i giocatori riferiscono la vittoria { WHO($opponent, case: "gen") }, ma con ciò { WHO($player) } non { AGREE($player, sg: "ha abbandonato", pl: "hanno abbandonato") }.
    .reading = Le Regole non dicono che valore abbia un risultato riferito mentre la partita è in corso. Intendiamo che abbia abbandonato chi riferisce la propria sconfitta, come fa l'avversario, a meno che non possa trattarsi della caduta di una bandierina o di un matto sulla scacchiera: allora va accertato. Si potrebbe dare valore soltanto a un risultato firmato.

resignation-draw =
    .title = L'abbandono contro chi non può vincere
    .rule = Chi abbandona non perde la partita, che è invece patta, se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò l'abbandono comporta soltanto la patta.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali.
    .reading = Esaminiamo il solo diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Un matto lontano allora non conterebbe.
resignation-stands =
    .title = L'abbandono non si ritira
    .rule = L'abbandono pone fine subito alla partita, perciò nessuno può ritirarlo.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } abbandonato, e con ciò la partita è finita: non si può tornare indietro.
unclear-end =
    .title = Gesti e messaggi
    .rule = Un giocatore abbandona dichiarandolo. Ciò che somiglia soltanto a un abbandono, o viene da un'altra persona, non pone fine a nulla finché l'arbitro non ha chiarito che cosa si intendeva.
    .holds = { $excluded ->
        [resignation] Non era un abbandono, ma nessuno ha detto che cos'altro si intendesse, perciò l'arbitro deve prima chiarirlo.
        [consent] Non era un consenso alla patta, ma nessuno ha detto che cos'altro si intendesse, perciò l'arbitro deve prima chiarirlo.
       *[nothing] Nessuno ha detto che cosa si intendesse, perciò l'arbitro deve prima chiarirlo.
    }
    .fails = È stato chiarito che nessuno voleva porre fine alla partita.
    .reading = Per noi un gesto da solo non è una dichiarazione. In molti circoli gli orologi fermati, il re rovesciato o la stretta di mano valgono come abbandono.
    .fails-alone = La partita non è finita.
left-without-a-word =
    .title = Lasciare la partita senza una parola
    .rule = Chi smette di giocare e se ne va senza abbandonare la partita e senza una parola all'arbitro può essere penalizzato, oltre a perdere per il tempo.
    .holds = { WHO($player) } { AGREE($player, sg: "se ne è andato", pl: "se ne sono andati") } senza abbandonare e senza una parola, e { AGREE($player, sg: "può essere penalizzato", pl: "possono essere penalizzati") }; l'orologio resta in moto.
after-the-end =
    .title = Ciò che si fa dopo la fine
    .rule = Lo scaccomatto, come ogni altra fine della partita, ha effetto immediato anche se nessuno se ne accorge. Ciò che i giocatori fanno dopo non conta.
    .holds = { $drawn ->
        [yes] La partita era già patta: non occorre più rivendicarlo.
       *[no] { $given ->
            [yes] La partita era già finita nella posizione data, perciò quanto si fa in seguito non conta.
           *[no] La partita era già finita{ $reference }, perciò quanto si fa in seguito non conta.
        }
    }
    .yields = { $drawn ->
        [yes] La partita era già patta: non occorrerebbe più rivendicarlo.
       *[no] { $given ->
            [yes] La partita era già finita nella posizione data, perciò quanto si fa in seguito non conterebbe.
           *[no] La partita era già finita{ $reference }, perciò quanto si fa in seguito non conterebbe.
        }
    }

end-of-game =
    .title = Se la partita è finita
    .rule = La partita finisce non appena si applica uno degli articoli che la concludono, anche se nessuno se ne accorge.
    .holds = { $by ->
        [mate] La partita è finita con lo scaccomatto.
        [stalemate] La partita è finita con lo stallo.
        [dead] La partita è finita con una posizione morta: nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali.
        [repetition] La stessa posizione si era presentata tante volte che la partita era patta senza bisogno di richiesta.
        [no-progress] Erano state eseguite tante mosse senza catture né mosse di pedone che la partita era patta senza bisogno di richiesta.
        [agreed] I giocatori si sono accordati per la patta.
        [resigned] La partita è finita con l'abbandono.
        [signed] I giocatori hanno firmato il risultato della partita.
        [flag] La partita è finita perché era caduta una bandierina.
        [unclaimed-draw] La partita era patta senza bisogno di richiesta già prima che la bandierina si considerasse caduta.
        [claim] La partita è finita con una richiesta di patta fondata.
        [quickplay] La partita è finita con una richiesta di patta fatta nel finale rapido.
        [illegal] La partita è finita a causa di una mossa illegale.
        [sealed] La partita è finita per effetto della mossa segreta.
        [late] La partita è finita perché un giocatore non si è presentato in tempo.
        [penalty] La partita è finita con una penalità.
        [ruled] La partita è finita con la decisione presa su un evento precedente.
        [unclear] Se la partita sia finita dipende da ciò che l'arbitro accerterà sull'accaduto{ $reference }.
       *[not-over] Nulla di quanto è stato riferito conclude la partita, che perciò prosegue.
    }{ $signed ->
        [yes] {" "}In seguito i giocatori hanno firmato un altro risultato, che resta valido benché errato, salvo che l'arbitro decida diversamente.
       *[no] {""}
    }

stalemate =
    .title = Lo stallo
    .rule =
        { $needs ->
            [nothing] La partita è patta quando il giocatore che ha il tratto non ha mosse legali e non è sotto scacco. La partita finisce subito.
            [legal-move] La partita è patta quando il giocatore che ha il tratto non ha mosse legali e non è sotto scacco. La partita finisce subito, purché la mossa che ha condotto allo stallo sia legale.
           *[moves-and-touching] La partita è patta quando il giocatore che ha il tratto non ha mosse legali e non è sotto scacco. La partita finisce subito, purché la mossa che ha condotto allo stallo rispetti le regole sul movimento dei pezzi e sui pezzi toccati.
        }
    .holds = Il giocatore che ha il tratto non ha mosse legali e non è sotto scacco, perciò la partita è subito patta.
    .fails =
        { $lacks ->
            [touch] La mossa che produce lo stallo è stata eseguita con un pezzo diverso da quello toccato.
           *[legality] La mossa che produce lo stallo è illegale.
        }
    .reading = Il testo del 1997 non esige nulla dalla mossa che produce lo stallo, sicché alla lettera anche una mossa illegale dà la patta. Si potrebbe anche ritenere che una mossa da annullare non possa concludere la partita.

dead-position =
    .title = La posizione morta
    .rule =
        { $test ->
            [worst-play] { $needs ->
                [nothing] La partita è patta quando si produce una posizione in cui nessuno dei due giocatori può arrivare a dare scaccomatto, qualunque sia la serie di mosse e nemmeno contro il gioco peggiore. La partita finisce subito.
                [legal-move] La partita è patta quando si produce una posizione in cui nessuno dei due giocatori può arrivare a dare scaccomatto, qualunque sia la serie di mosse e nemmeno contro il gioco peggiore. La partita finisce subito, purché la mossa che vi ha condotto sia legale.
               *[moves-and-touching] La partita è patta quando si produce una posizione in cui nessuno dei due giocatori può arrivare a dare scaccomatto, qualunque sia la serie di mosse e nemmeno contro il gioco peggiore. La partita finisce subito, purché la mossa che vi ha condotto rispetti le regole sul movimento dei pezzi e sui pezzi toccati.
            }
           *[any-legal-series] { $needs ->
                [nothing] La partita è patta quando si produce una posizione in cui nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali. La partita finisce subito.
                [legal-move] La partita è patta quando si produce una posizione in cui nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali. La partita finisce subito, purché la mossa che vi ha condotto sia legale.
               *[moves-and-touching] La partita è patta quando si produce una posizione in cui nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali. La partita finisce subito, purché la mossa che vi ha condotto rispetti le regole sul movimento dei pezzi e sui pezzi toccati.
            }
        }
    .holds = Nessuno dei due giocatori può più dare scaccomatto con alcuna serie di mosse legali, perciò la partita è subito patta.
    .fails =
        { $lacks ->
            [touch] La mossa che conduce alla posizione morta è stata eseguita con un pezzo diverso da quello toccato.
            [alive] Almeno uno dei giocatori può ancora dare scaccomatto, perciò la posizione non è morta.
           *[legality] La mossa che conduce alla posizione morta è illegale.
        }
    .reading = Per posizione intendiamo il diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Le posizioni morte sarebbero allora di più.
    .fails-alone = { $lacks ->
        [touch] La mossa non pone fine alla partita.
        [alive] La posizione non è morta.
       *[legality] La mossa non pone fine alla partita.
    }

draw-by-agreement =
    .title = La patta per accordo
    .rule =
        { $moves ->
            [yes] I giocatori possono accordarsi per la patta durante la partita dopo che ciascuno ha eseguito almeno una mossa. La partita finisce subito.
           *[no] I giocatori possono accordarsi per la patta in qualsiasi momento della partita. La partita finisce subito.
        }
    .holds = Entrambi i giocatori sono d'accordo, perciò la partita è subito patta.
    .yields = Entrambi i giocatori sono d'accordo, perciò la partita sarebbe subito patta.
    .fails =
        { $offer ->
            [no] Non c'è un'offerta dell'avversario ancora valida, quindi non c'è nulla da accettare.
           *[yes] I giocatori non hanno ancora eseguito una mossa ciascuno, perciò non possono accordarsi per la patta.
        }
agreement-without-force =
    .title = Un accordo senza effetto
    .rule = Se non c'è un'offerta valida, o se un accordo per la patta non è possibile o non è consentito, la partita continua.
    .holds =
        { $lacks ->
            [offer] Non è stato offerto nulla che si possa accettare, perciò la partita continua.
            [lapsed] L'offerta fatta non è più valida e non si può accettare, perciò la partita continua.
            [moves] Non ci si può ancora accordare per la patta, perciò la partita continua.
           *[consent] L'accordo non era consentito, perciò la partita continua.
        }
    .holds-alone = Nessuna patta è stata concordata.
