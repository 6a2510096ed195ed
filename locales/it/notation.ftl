### La notazione algebrica: che cosa un'annotazione sul formulario deve mostrare e che cosa può omettere.
### $entry è l'annotazione esattamente come è stata scritta; $move e $moves sono mosse con le lettere del lettore.

## Che cosa vale come registrazione

algebraic-notation =
    .title = Vale solo la notazione algebrica
    .rule = Nelle competizioni della FIDE le partite si registrano in notazione algebrica e in nessun'altra. Un'annotazione in tale notazione prova la sola mossa legale che può indicare.
    .holds =
        { $irregular ->
            [yes] «{ $entry }» si scosta dalla forma prescritta, ma { MOVE($move) } è l'unica mossa legale che può indicare, perciò l'annotazione resta una prova di quella mossa.
           *[no] «{ $entry }» è nella forma prescritta, e { MOVE($move) } è l'unica mossa legale che può indicare.
        }
    .fails = { $why ->
        [other-system] «{ $entry }» non è notazione algebrica.
        [unreadable] «{ $entry }» non si può leggere come una mossa.
        [several] «{ $entry }» può indicare più di una mossa legale.
       *[no-move] Nessuna mossa legale corrisponde a «{ $entry }».
    }
    .reading = Un'annotazione che si scosta dalla forma prescritta vale per noi ancora come prova, purché possa indicare una sola mossa legale. Se si accettasse solo la forma esatta, pochi formulari servirebbero a qualcosa.
ambiguous-entry =
    .title = Un'annotazione che può indicare più mosse
    .rule = Un'annotazione che può indicare più di una mossa legale non ne prova nessuna. Un segno di cattura, di scacco o di matto che conviene a una sola di esse mostra qual è.
    .holds = All'annotazione «{ $entry }» corrisponde più di una mossa legale ({ MOVE($moves) }), perciò l'annotazione non mostra quale sia stata giocata.
    .fails = Con «{ $entry }» si può intendere soltanto { MOVE($moves) }.
    .reading = L'appendice non dice che cosa accada di una simile annotazione; che non provi nulla deriva dallo scopo delle annotazioni.
meaningless-entry =
    .title = Un'annotazione senza significato
    .rule = Un'annotazione alla quale non corrisponde alcuna mossa legale, o che non si può affatto leggere come una mossa, non prova nulla.
    .holds =
        { $why ->
            [empty] Non è annotata alcuna mossa.
            [letter] Poiché la lettera iniziale non indica alcun pezzo, «{ $entry }» non può indicare alcuna mossa.
            [no-arrival] Senza una casa di arrivo «{ $entry }» non può indicare alcuna mossa.
            [no-piece] Non c'è alcun pezzo che «{ $entry }» possa indicare.
            [in-check] La mossa indicata da «{ $entry }» lascerebbe sotto scacco il re di chi la esegue, perciò non è legale.
            [unreadable] «{ $entry }» contiene qualcosa che non appartiene ad alcuna mossa.
           *[illegal] Nessun pezzo a cui «{ $entry }» può riferirsi è in grado di eseguire legalmente quella mossa in questa posizione.
        }
    .fails = All'annotazione «{ $entry }» corrisponde una mossa legale.
other-notation =
    .title = Altre notazioni
    .rule = Una registrazione in qualsiasi altra notazione non vale come prova dove di norma varrebbe il formulario. L'arbitro che se ne accorge dovrebbe avvertire il giocatore.
    .holds =
        { $numeric ->
            [yes] «{ $entry }» è notazione numerica, ma è riconosciuta soltanto quella algebrica; un formulario tenuto in un altro sistema non è ammesso come prova.
           *[no] «{ $entry }» è notazione descrittiva, ma è riconosciuta soltanto quella algebrica; un formulario tenuto in un altro sistema non è ammesso come prova.
        }
    .fails = «{ $entry }» è notazione algebrica.

## I pezzi

piece-in-notation =
    .title = Che cosa significa qui «pezzo»
    .rule = Nelle regole sulla notazione «pezzo» indica qualsiasi pezzo diverso dal pedone.
piece-letter =
    .title = La lettera del pezzo
    .rule = Un pezzo si indica con l'iniziale maiuscola del suo nome. In italiano: R per il re, D per la donna, T per la torre, A per l'alfiere e C per il cavallo.
    .holds = «{ $entry }» indica { TERM($piece, case: "nom") } con { $letter }.
    .fails = { $missing ->
        [no] «{ $entry }» indica { TERM($piece, case: "nom") } con una lettera minuscola anziché con { $letter }.
       *[yes] In «{ $entry }» manca la lettera { $letter }, che indica { TERM($piece, case: "nom") }.
    }
national-letters =
    .title = Le lettere della propria lingua
    .rule = Ogni giocatore può usare le iniziali dei nomi che i pezzi hanno nel suo paese. Nelle pubblicazioni a stampa si raccomandano le figurine.
    .holds =
        { $figurine ->
            [yes] «{ $entry }» indica { TERM($piece, case: "nom") } con una figurina anziché con una lettera, come si raccomanda per la stampa.
           *[no] { $letter } indica { TERM($piece, case: "nom") } nella lingua del giocatore, che può usare le lettere della propria lingua.
        }
    .fails = L'annotazione si legge con le lettere della lingua del giocatore, nella quale { $letter } non indica alcun pezzo.
    .reading = Si suppone che un formulario usi le lettere di una sola lingua. Le lettere di due alfabeti che hanno lo stesso aspetto contano come la stessa lettera, perché un formulario si legge con gli occhi.
pawn-without-letter =
    .title = Nessuna lettera per i pedoni
    .rule = I pedoni non sono indicati da alcuna lettera: si riconoscono proprio dalla sua assenza.
    .holds = In «{ $entry }» non c'è la lettera di alcun pezzo, dunque si tratta di un pedone.
    .fails = «{ $entry }» indica il pedone con una lettera, il che non è previsto.

## Le case

file-names =
    .title = I nomi delle colonne
    .rule = Le otto colonne, da sinistra a destra per il Bianco, si chiamano a, b, c, d, e, f, g e h.
rank-names =
    .title = I numeri delle traverse
    .rule = Le otto traverse, contate dal lato del Bianco, portano i numeri da 1 a 8. Nella posizione iniziale i pezzi e i pedoni bianchi stanno sulla prima e sulla seconda traversa, quelli neri sull'ottava e sulla settima.
square-names =
    .title = I nomi delle case
    .rule = Ogni casa è indicata dalla lettera della sua colonna seguita dal numero della sua traversa: ciascuna ha così un nome solo suo.
arrival-square =
    .title = Pezzo e casa di arrivo
    .rule = { $long ->
        [yes] Una mossa si annota con la lettera del pezzo e la casa di arrivo, senza trattino; per le mosse di pedone basta la casa di arrivo. È accettata anche la notazione completa, che indica pure la casa di partenza.
       *[no] Una mossa si annota con la lettera del pezzo e la casa di arrivo, senza trattino; per le mosse di pedone basta la casa di arrivo.
    }
    .holds =
        { $departure ->
            [yes] «{ $entry }» indica, oltre alla casa di arrivo { SQUARE($square) }, anche quella di partenza; questa notazione completa è accettata.
           *[no] «{ $entry }» indica { SQUARE($square) } come casa di arrivo.
        }
    .fails = { $file ->
        [yes] «{ $entry }» indica soltanto la colonna della casa di arrivo.
       *[no] «{ $entry }» non indica per intero la casa di arrivo.
    }
    .reading = Scrivere della casa di partenza più del necessario non nuoce, dato che la si può perfino scrivere per intero.

## Le catture

capture-sign =
    .title = Il segno di cattura
    .rule = { $required ->
        [yes] Quando un pezzo cattura, fra la sua lettera e la casa di arrivo si inserisce una x.
       *[no] Quando un pezzo cattura, fra la sua lettera e la casa di arrivo si può inserire una x.
    }
    .holds = { $written ->
        [no] «{ $entry }» registra una cattura senza il segno x, che si può omettere.
       *[yes] «{ $entry }» indica la cattura con il segno x.
    }
    .fails = { $missing ->
        [yes] «{ $entry }» registra una cattura, ma manca il segno x.
       *[no] «{ $entry }» porta il segno x, ma non c'era nulla da catturare.
    }
    .reading = Dove il testo inserisce il segno in ogni cattura, riteniamo che un'annotazione senza segno si scosti dalla forma ma resti una prova.
capture-arrival =
    .title = La casa della cattura
    .rule = { $required ->
        [yes] Dopo la lettera del pezzo e la x si scrive la casa su cui avviene la cattura.
       *[no] Dopo la lettera del pezzo, e dopo la x se la si scrive, viene la casa su cui avviene la cattura.
    }
pawn-capture-entry =
    .title = Le catture di pedone
    .rule = { $required ->
        [yes] Quando cattura un pedone, si devono scrivere la colonna di partenza, poi una x, poi la casa di arrivo. Dopo una presa en passant si può aggiungere «e.p.».
       *[no] Quando cattura un pedone, si deve scrivere la colonna di partenza; può seguire una x, poi viene la casa di arrivo. Dopo una presa en passant si può aggiungere «e.p.».
    }
    .holds = «{ $entry }» mostra la colonna di partenza del pedone.
    .fails = «{ $entry }» non mostra la colonna di partenza del pedone.
two-pawns-capture =
    .title = Due pedoni per la stessa cattura
    .rule = Se due pedoni possono catturare sulla stessa casa, a distinguerli è la colonna di partenza, che si scrive come in ogni cattura di pedone.

## Distinguere pezzi uguali

departure-file =
    .title = Due pezzi sulla stessa traversa
    .rule = Se due pezzi uguali possono andare sulla stessa casa e stanno sulla stessa traversa, dopo la lettera del pezzo si scrive la colonna di partenza.
    .holds = Dalla stessa traversa più { TERM($piece, case: "plural") } potevano andare in { SQUARE($square) }, e la colonna in «{ $entry }» mostra da dove viene il pezzo.
    .fails = Dalla stessa traversa più { TERM($piece, case: "plural") } potevano andare in { SQUARE($square) }, e «{ $entry }» { $rank ->
        [yes] indica la traversa, che è comune
       *[no] non indica la colonna di partenza
    }.
departure-rank =
    .title = Due pezzi sulla stessa colonna
    .rule = Se due pezzi uguali possono andare sulla stessa casa e stanno sulla stessa colonna, dopo la lettera del pezzo si scrive la traversa di partenza.
    .holds = Dalla stessa colonna più { TERM($piece, case: "plural") } potevano andare in { SQUARE($square) }, e la traversa in «{ $entry }» mostra da dove viene il pezzo.
    .fails = Dalla stessa colonna più { TERM($piece, case: "plural") } potevano andare in { SQUARE($square) }, e «{ $entry }» { $file ->
        [yes] indica la colonna, che è comune
       *[no] non indica la traversa di partenza
    }.
departure-file-preferred =
    .title = Due pezzi su colonne e traverse diverse
    .rule = Se due pezzi uguali possono andare sulla stessa casa e non hanno in comune né la colonna né la traversa, l'una o l'altra li distingue; è preferibile la colonna.
    .holds =
        Più { TERM($piece, case: "plural") } potevano andare in { SQUARE($square) }, e «{ $entry }» mostra quale con { $written ->
            [file] la colonna
            [rank] la traversa, che basta, benché sia preferibile la colonna
           *[square] la casa di partenza
        }.
    .fails = Più { TERM($piece, case: "plural") } potevano andare in { SQUARE($square) }, e «{ $entry }» non mostra quale.
    .reading = Poiché la colonna è soltanto preferibile, va bene anche una traversa che distingua i pezzi. Per tre pezzi possono occorrere entrambe, come nella notazione completa.
departure-example-same-rank =
    .title = Esempio con la stessa traversa
    .rule = Due cavalli stanno in g1 e in e1, e uno va in f3: { MOVE($one) } oppure { MOVE($other) }.
departure-example-same-file =
    .title = Esempio con la stessa colonna
    .rule = Due cavalli stanno in g5 e in g1, e uno va in f3: { MOVE($one) } oppure { MOVE($other) }.
departure-example-neither =
    .title = Esempio senza colonna né traversa in comune
    .rule = Due cavalli stanno in h2 e in d4, e uno va in f3: { MOVE($one) } oppure { MOVE($other) }.
departure-example-capture =
    .title = Esempio di cattura
    .rule = Se il cavallo cattura in f3, si scrive allo stesso modo e si può inserire una x: { MOVE($one) }, { MOVE($other) } e così via.

## Promozione e offerta di patta

promotion-letter =
    .title = Il nuovo pezzo
    .rule = Quando un pedone è promosso, si scrive la sua mossa, seguita immediatamente dalla lettera del nuovo pezzo.
    .holds = «{ $entry }» indica il nuovo pezzo ({ TERM($piece) }) subito dopo la casa.
    .fails =
        { $missing ->
            [yes] «{ $entry }» non dice a quale pezzo il pedone sia stato promosso.
           *[no] In «{ $entry }» la lettera del nuovo pezzo non segue immediatamente la casa: è stato aggiunto un segno.
        }
offer-mark =
    .title = Il segno dell'offerta di patta
    .rule = Un'offerta di patta si annota con (=).
    .holds = «{ $entry }» indica con (=) un'offerta di patta.
    .fails = «{ $entry }» annota l'offerta di patta in modo diverso da (=), il segno prescritto.

## I segni

kingside-sign =
    .title = Il segno 0-0
    .rule = 0-0 significa arrocco corto, con la torre della colonna h.
    .holds = «{ $entry }» è il segno dell'arrocco corto; che sia scritto con gli zeri o con la lettera O, per l'occhio non fa differenza.
    .fails =
        { $hyphens ->
            [no] Il re può raggiungere quella casa soltanto arroccando, perciò «{ $entry }» indica l'arrocco corto, scritto però come una mossa di re anziché con il segno 0-0.
           *[yes] All'annotazione «{ $entry }» manca il trattino del segno 0-0.
        }
    .reading = Il segno è fatto di zeri. Per l'occhio le lettere che sembrano zeri, usuali nei file dei computer, sono la stessa cosa.
queenside-sign =
    .title = Il segno 0-0-0
    .rule = 0-0-0 significa arrocco lungo, con la torre della colonna a.
    .holds = «{ $entry }» è il segno dell'arrocco lungo.
    .fails =
        { $hyphens ->
            [no] Il re può raggiungere quella casa soltanto arroccando, perciò «{ $entry }» indica l'arrocco lungo, scritto però come una mossa di re anziché con il segno 0-0-0.
           *[yes] All'annotazione «{ $entry }» mancano i trattini del segno 0-0-0.
        }
sign-of-capture =
    .title = Il segno x
    .rule = { $required ->
        [yes] Il segno x significa che si cattura.
       *[no] Il segno x significa che si cattura. Si può omettere.
    }
check-sign =
    .title = Il segno di scacco
    .rule = { $optional ->
        [yes] Il segno + significa scacco. Si può omettere.
        [no] Il segno + significa scacco.
       *[unknown] Il segno + significa scacco.
    }
    .holds =
        { $written ->
            [no] La mossa dà scacco, e «{ $entry }» omette il segno, che non è obbligatorio.
           *[yes] Il segno + in «{ $entry }» mostra che si intende una mossa che dà scacco, e questa lo dà.
        }
    .fails = «{ $entry }» porta il segno di scacco, ma la mossa non dà scacco.
mate-sign =
    .title = I segni di scaccomatto
    .rule = { $double ->
        [yes] I segni ++ e # significano scaccomatto. Si possono omettere.
        [no] Il segno # significa scaccomatto.
       *[unknown] Il segno # significa scaccomatto.
    }
    .holds =
        { $written ->
            [no] La mossa dà scaccomatto, e «{ $entry }» omette il segno, che non è obbligatorio.
           *[yes] «{ $entry }» porta un segno che significa scaccomatto, e la mossa dà scaccomatto.
        }
    .fails = «{ $entry }» porta un segno di scaccomatto, ma la mossa non dà scaccomatto.
    .reading = In una copia del testo del 2018 ++ indica lo scacco. Lo consideriamo una svista, perché in un'altra copia e nel glossario indica lo scaccomatto.
en-passant-mark =
    .title = La sigla e.p.
    .rule = { $optional ->
        [yes] La sigla e.p. indica una presa en passant. Si può omettere.
        [no] La sigla e.p. indica una presa en passant.
       *[unknown] La sigla e.p. indica una presa en passant.
    }
    .holds =
        { $written ->
            [no] La cattura è una presa en passant, e «{ $entry }» omette la sigla e.p., che non è obbligatoria.
           *[yes] «{ $entry }» indica con la sigla e.p. che la cattura è una presa en passant.
        }
    .fails = «{ $entry }» porta la sigla e.p., ma non si tratta di una presa en passant.
