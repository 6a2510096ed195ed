# La fine della partita: scaccomatto, abbandono e ciò che rende subito patta la partita.

checkmate =
    .title = Lo scaccomatto
    .rule =
        { $needs ->
            [nothing] Vince la partita il giocatore che dà scaccomatto al re avversario. La partita finisce subito.
            [legal-move] Vince la partita il giocatore che dà scaccomatto al re avversario con una mossa legale. La partita finisce subito.
           *[moves-and-touching] Vince la partita il giocatore che dà scaccomatto al re avversario. La partita finisce subito, purché la mossa che dà matto rispetti le regole sul movimento dei pezzi e sui pezzi toccati.
        }
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } dato scaccomatto: il re avversario è sotto scacco e l'avversario non ha mosse legali. La partita è finita subito, che l'orologio sia premuto o no.
    .fails =
        { $lacks ->
            [touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } dato scaccomatto con un pezzo diverso da quello toccato prima, perciò lo scaccomatto non pone fine alla partita.
           *[legality] La mossa che dà scaccomatto è illegale, perciò non pone fine alla partita.
        }
    .fails-alone = Lo scaccomatto non conta.
    .fails-beside = Lo scaccomatto non conta.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } per scaccomatto.
    .unmet = Nessuna mossa ha dato scaccomatto; uno scacco che si può parare non conclude la partita.

resignation =
    .title = L'abbandono
    .rule = Vince la partita il giocatore il cui avversario abbandona. La partita finisce subito.
    .holds = { $reported ->
        [yes] Entrambi i giocatori comunicano la vittoria { WHO($opponent, case: "gen") }: con ciò { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } abbandonato, e la partita è finita subito.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } abbandonato, e la partita è finita subito.
    }
    .yields = { $reported ->
        [yes] Entrambi i giocatori comunicano la vittoria { WHO($opponent, case: "gen") }: con ciò { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } abbandonato, e di per sé la partita sarebbe persa.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } abbandonato; di per sé { WHO($opponent) } { AGREE($opponent, sg: "vincerebbe", pl: "vincerebbero") }.
    }
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } per abbandono.
    .fails = Entrambi i giocatori comunicano la vittoria { WHO($opponent, case: "gen") }, ma con ciò { WHO($player) } non { AGREE($player, sg: "ha abbandonato", pl: "hanno abbandonato") }.
    .fails-alone = Il solo risultato comunicato non pone fine alla partita.
    .reading = Le Regole non dicono che valore abbia un risultato comunicato mentre la partita è in corso. Intendiamo che abbia abbandonato chi comunica la propria sconfitta, come fa l'avversario, a meno che non possa trattarsi della caduta di una bandierina o di un matto sulla scacchiera: allora va accertato. Si potrebbe dare valore soltanto a un risultato firmato.

resignation-draw =
    .title = L'abbandono contro chi non può dare matto
    .rule = Chi abbandona non perde la partita, che è invece patta, se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò con l'abbandono la partita è patta.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali.
    .result = La partita è patta, perché { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto.
    .reading = Esaminiamo il solo diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Un matto lontano allora non conterebbe.
resignation-stands =
    .title = L'abbandono non si ritira
    .rule = L'abbandono pone fine subito alla partita, perciò nessuno può ritirarlo.
    .holds = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } abbandonato e con ciò posto subito fine alla partita, perciò l'abbandono non si può ritirare.
unclear-end =
    .title = Gesti e messaggi
    .rule = Un giocatore abbandona dichiarandolo. Ciò che somiglia soltanto a un abbandono, o viene da un'altra persona, non pone fine a nulla finché l'arbitro non ha chiarito che cosa si intendesse.
    .holds = { $excluded ->
        [resignation] Non si intendeva abbandonare, ma che cosa si intendesse non si sa.
        [consent] Non si intendeva acconsentire alla patta, ma che cosa si intendesse non si sa.
        [others] Soltanto il giocatore può abbandonare: ciò che dice un'altra persona non pone fine a nulla.
       *[nothing] Non si sa che cosa si intendesse; la partita è finita soltanto se si intendeva abbandonare o accordarsi per la patta.
    }
    .fails = Il gesto o il messaggio non era inteso a porre fine alla partita.
    .reading = Per noi un gesto da solo non è una dichiarazione. In molti circoli gli orologi fermati, il re rovesciato o la stretta di mano valgono come abbandono.
    .fails-alone = La partita non è finita e si continua a giocare.
left-without-a-word =
    .title = Lasciare la partita senza una parola
    .rule = Chi smette di giocare e se ne va senza abbandonare la partita e senza una parola all'arbitro può essere penalizzato, oltre a perdere per il tempo.
    .holds = { WHO($player) } { AGREE($player, sg: "se ne è andato", pl: "se ne sono andati") } senza abbandonare e senza una parola all'arbitro, e l'arbitro può infliggere una penalità.
after-the-end =
    .title = Ciò che si fa dopo la fine
    .rule = Lo scaccomatto, come ogni altra fine della partita, ha effetto immediato anche se nessuno se ne accorge. Ciò che i giocatori fanno dopo non conta.
    .holds = { $drawn ->
        [yes] La partita era già patta, perciò nessuna richiesta è più necessaria.
       *[no] { $given ->
            [yes] La posizione sulla scacchiera aveva già posto fine alla partita.
           *[no] La partita era già finita{ $reference }, perciò nulla di quanto si fa in seguito conta.
        }
    }
    .yields = { $drawn ->
        [yes] La partita era già patta.
       *[no] { $given ->
            [yes] La posizione sulla scacchiera aveva già posto fine alla partita.
           *[no] La partita era già finita{ $reference }.
        }
    }

end-of-game =
    .title = Quando la partita è finita
    .rule = La partita finisce non appena si applica uno degli articoli che la concludono, anche se nessuno se ne accorge.
    .holds = { $by ->
        [mate] La partita è finita con lo scaccomatto.
        [stalemate] La partita è finita con lo stallo.
        [dead] La partita è finita con una posizione morta: nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali.
        [repetition] La stessa posizione si è presentata tante volte che la partita è risultata patta senza richiesta.
        [no-progress] Sono state eseguite tante mosse senza catture né mosse di pedone che la partita è risultata patta senza richiesta.
        [agreed] La partita è finita con l'accordo per la patta.
        [resigned] La partita è finita con un abbandono.
        [signed] I giocatori hanno firmato il risultato della partita.
        [flag] La partita è finita perché era caduta una bandierina.
        [unclaimed-draw] La partita era patta senza richiesta, e questa patta prevale sulla caduta della bandierina.
        [claim] La partita è finita con una richiesta di patta fondata.
        [quickplay] La partita è finita con una patta richiesta nel finale rapido.
        [illegal] La partita è finita a causa di una mossa illegale.
        [sealed] La partita è finita a causa della mossa segreta.
        [late] La partita è finita perché un giocatore è arrivato troppo tardi.
        [penalty] La partita è finita con una penalità.
        [ruled] Una decisione precedente ha posto fine alla partita.
        [unclear] Se la partita sia finita dipende da ciò che l'arbitro accerterà{ $reference }.
       *[not-over] Nulla di quanto è accaduto pone fine alla partita, che perciò prosegue.
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
            [touch] La mossa che dà stallo è stata eseguita con un pezzo diverso da quello toccato prima, perciò non pone fine alla partita.
           *[legality] La mossa che dà stallo è illegale, perciò non pone fine alla partita.
        }
    .fails-beside = Lo stallo non conta.
    .result = La partita è patta per stallo.
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
            [touch] La mossa che conduce alla posizione morta è stata eseguita con un pezzo diverso da quello toccato prima, perciò non pone fine alla partita.
            [alive] Almeno uno dei giocatori può ancora dare scaccomatto, perciò la posizione non è morta.
           *[legality] La mossa che conduce alla posizione morta è illegale, perciò non pone fine alla partita.
        }
    .reading = Per posizione intendiamo il diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Le posizioni morte sarebbero allora di più.
    .fails-alone = { $lacks ->
        [touch] La mossa non pone fine alla partita.
        [alive] La posizione non è morta.
       *[legality] La mossa non pone fine alla partita.
    }
    .fails-beside = { $lacks ->
        [touch] La posizione morta non conta.
        [alive] { "" }
       *[legality] La posizione morta non conta.
    }
    .result = La partita è patta, perché la posizione è morta.

draw-by-agreement =
    .title = La patta per accordo
    .rule =
        { $moves ->
            [yes] I giocatori possono accordarsi per la patta durante la partita dopo che ciascuno ha eseguito almeno una mossa. La partita finisce subito.
           *[no] I giocatori possono accordarsi per la patta in qualsiasi momento della partita. La partita finisce subito.
        }
    .holds = Entrambi i giocatori si sono accordati per la patta, il che ha posto subito fine alla partita.
    .yields = Entrambi i giocatori si sono accordati per la patta; di per sé la partita sarebbe subito finita.
    .fails =
        { $offer ->
            [no] Non c'era un'offerta dell'avversario ancora valida, perciò non c'era nulla da accettare.
           *[yes] I giocatori non avevano ancora eseguito una mossa ciascuno, perciò non potevano accordarsi per la patta.
        }
    .fails-beside = Nessuna patta è stata concordata.
    .result = La partita è patta per accordo.
agreement-without-force =
    .title = Un accordo senza effetto
    .rule = Se non c'è un'offerta valida, o se un accordo per la patta non è possibile o non è consentito, la partita continua.
    .holds =
        { $lacks ->
            [offer] L'avversario non aveva proposto la patta, perciò l'accettazione non ha effetto.
            [claim] La richiesta dell'avversario non era un'offerta di patta, perciò l'accettazione non ha effetto.
            [void] L'offerta dell'avversario non aveva effetto, perciò non c'era nulla da accettare.
            [lapsed] Al momento dell'accettazione l'offerta non era più valida, perciò l'accettazione non ha effetto.
            [moves] L'accordo è stato preso prima che ciascun giocatore avesse eseguito una mossa, perciò non ha effetto.
           *[consent] L'accordo per la patta non era consentito, perciò non ha effetto.
        }
    .holds-alone = Nessuna patta è stata concordata.
