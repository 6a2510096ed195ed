### L'esecuzione della mossa.

one-hand =
    .title = Una sola mano
    .rule = Ogni mossa deve essere eseguita con una sola mano.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa: benché l'orologio non sia stato premuto, l'arbitro può penalizzare l'infrazione.
    .reading = Nessun articolo dice che cosa comporti l'infrazione prima che l'orologio sia premuto; intendiamo che l'arbitro possa scegliere una penalità dell'elenco, come nelle edizioni precedenti.
adjusting =
    .title = Acconciare i pezzi
    .rule = Il giocatore che ha il tratto può acconciare uno o più pezzi sulle loro case, purché manifesti prima la propria intenzione, ad esempio dicendo «acconcio» o «j'adoube».{ $only ->
        [yes] { " " }Si acconciano soltanto i pezzi che stanno male; i propri cavalli un giocatore può anche girarli.
       *[no] { "" }
    }
    .holds = { $sound ->
        [yes] I pezzi stavano bene e non c'era nulla da acconciare; toccarli ugualmente può distrarre l'avversario.
       *[no] { WHO($player) } { AGREE($player, sg: "ha avvertito", pl: "hanno avvertito") } prima di acconciare, perciò il contatto non vincola nessuno.
    }
    .yields = { $sound ->
        [yes] I pezzi stavano bene e non c'era nulla da acconciare: toccarli ugualmente potrebbe equivalere a distrarre l'avversario.
       *[no] { WHO($player) } { AGREE($player, sg: "ha avvertito", pl: "hanno avvertito") } prima di acconciare, perciò il contatto di per sé non vincolerebbe nessuno.
    }
    .fails = { WHO($player) } non { AGREE($player, sg: "ha avvertito", pl: "hanno avvertito") } prima di acconciare, perciò il contatto vale come ogni altro.
    .reading = Prima del 2017 il testo non dice che cosa sia acconciare senza averlo annunciato: poiché il contatto è voluto, lo consideriamo vincolante. Nel 2014, quando occorre l'intenzione di muovere o di catturare, si potrebbe anche ritenere che nulla vincoli.
knights-face =
    .title = Da che parte guardano i cavalli
    .rule = Come orientare i cavalli lo decide il giocatore a cui appartengono; l'avversario non può pretendere che siano girati.
    .holds = I cavalli guardano dove vuole il giocatore a cui appartengono, e { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } accettarlo.
arbiter-told-of-adjusting =
    .title = Acconciare mentre l'avversario è assente
    .rule = Mentre l'avversario è lontano, chi acconcia dei pezzi dovrebbe dirlo prima a un arbitro, se ce n'è uno.
    .holds = L'avversario è lontano, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } avvertito l'arbitro prima di acconciare.
    .fails = L'avversario è lontano, e { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } avvertito l'arbitro prima di acconciare, come si dovrebbe.
    .reading = Il testo non precisa che cosa segua se l'arbitro non è stato avvertito; riteniamo che basti dire «acconcio».
adjusting-out-of-turn =
    .title = Acconciare senza avere il tratto
    .rule = Il giocatore che non ha il tratto non può acconciare i pezzi.
    .holds = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, perciò non { AGREE($player, sg: "può", pl: "possono") } acconciare i pezzi in questo momento.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto.
adjusting-on-own-time =
    .title = Acconciare solo durante il proprio tempo
    .rule = Il giocatore può acconciare i pezzi soltanto mentre è in moto il proprio orologio.
    .holds = L'avversario ha mosso ma non ha premuto l'orologio, perciò l'orologio { WHO($player, case: "gen") } non è ancora in moto.
    .fails = È in moto l'orologio { WHO($player, case: "gen") }.
other-contact =
    .title = Ogni altro contatto
    .rule = Ogni contatto con un pezzo che non serva ad acconciarlo nel modo dovuto e che non sia chiaramente accidentale si considera intenzionale.
    .holds = Il contatto non è servito ad acconciare nel modo dovuto e non è stato chiaramente accidentale, perciò si considera intenzionale.
    .fails = Il contatto è stato chiaramente accidentale.
    .fails-alone = Il contatto è stato accidentale e non obbliga a nulla.
touched-own =
    .title = Toccare i propri pezzi
    .rule = { $binds ->
        [deliberate] Il giocatore che ha il tratto e tocca deliberatamente uno o più dei propri pezzi deve muovere il primo fra questi che può essere mosso.
       *[intent] Il giocatore che ha il tratto e tocca uno o più dei propri pezzi, con l'intenzione di muoverli o di catturare, deve muovere il primo fra questi che può essere mosso.
    }
    .holds = { $duty ->
        [move-a] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo ({ TERM($piece, case: "bare") }) e { AGREE($player, sg: "deve", pl: "devono") } muoverlo, se vi è una mossa legale.
        [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) }: questo pezzo ha una mossa legale, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha toccato un pezzo e deve", pl: "hanno toccato un pezzo e devono") } muoverlo, se vi è una mossa legale.
    }
    .fails = Nessuno dei pezzi toccati ha una mossa legale.
touched-enemy =
    .title = Toccare i pezzi dell'avversario
    .rule = { $binds ->
        [deliberate] Il giocatore che ha il tratto e tocca deliberatamente uno o più pezzi dell'avversario deve catturare il primo fra questi che può essere catturato.
       *[intent] Il giocatore che ha il tratto e tocca uno o più pezzi dell'avversario, con l'intenzione di muovere o di catturare, deve catturare il primo fra questi che può essere catturato.
    }
    .holds = { $duty ->
        [capture-a] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo avversario ({ TERM($piece, case: "bare") }) e { AGREE($player, sg: "deve", pl: "devono") } catturarlo, se ciò è legale.
        [capture] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) }: questo pezzo si può catturare, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturarlo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha toccato un pezzo avversario e deve", pl: "hanno toccato un pezzo avversario e devono") } catturarlo, se ciò è legale.
    }
    .fails = Nessuno dei pezzi toccati può essere catturato.
touched-both =
    .title = Toccare pezzi di entrambi i colori
    .rule = Il giocatore che ha il tratto e tocca pezzi di entrambi i colori deve catturare il pezzo dell'avversario con il proprio. Se ciò è illegale, deve muovere o catturare il primo pezzo toccato che può essere mosso o catturato. Se l'ordine non è chiaro, si considera toccato per primo il pezzo del giocatore.
    .holds = { $duty ->
        [capture-with] { WHO($player) } { AGREE($player, sg: "ha toccato un pezzo di ciascun colore e deve", pl: "hanno toccato un pezzo di ciascun colore e devono") } catturare { MEN($man) } con l'altro pezzo.
        [capture] Il pezzo { WHO($player, case: "gen") } non può catturare quello avversario; { MEN($man) } è il primo pezzo utilizzabile, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturarlo.
        [move] Il pezzo { WHO($player, case: "gen") } non può catturare quello avversario; { MEN($man) } è il primo pezzo utilizzabile, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato pezzi di entrambi i colori: quale si debba usare dipende dalla posizione.
    }
    .fails = Nessuno dei pezzi toccati può essere mosso o catturato.
    .reading = Prima del 2017 il testo parla di un solo pezzo di ciascun colore; se ne sono stati toccati di più, consideriamo il primo di ciascun colore.
touch-move-broken =
    .title = La mossa contraria al pezzo toccato o lasciato
    .rule = { $unasked ->
        [yes] Il giocatore deve muovere o catturare il pezzo che ha toccato. Se esegue un'altra mossa e l'avversario presenta reclamo in tempo, o l'arbitro se ne accorge, la mossa viene ritirata e il giocatore deve giocare come era tenuto a fare. La mossa ritirata non conta come illegale.
       *[no] Il giocatore deve muovere o catturare il pezzo che ha toccato. Se esegue un'altra mossa e l'avversario presenta reclamo in tempo, la mossa viene ritirata e il giocatore deve giocare come era tenuto a fare. La mossa ritirata non conta come illegale.
    }
    .holds = { $breach ->
        [touching] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } eseguito la mossa a cui { AGREE($player, sg: "era tenuto", pl: "erano tenuti") } per il pezzo toccato o lasciato o per una decisione, perciò la mossa{ $reference } viene ritirata.
        [touched] { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } giocare come impone il pezzo toccato o lasciato{ $reference }.
        [hands] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa{ $reference }.
        [asked] { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } già { AGREE($player, m: "obbligato", f: "obbligata", pl: "obbligati") } a giocare un'altra mossa{ $reference }, perciò quella di cui si chiede non è permessa.
        [not-yet] { WHO($player) } non { AGREE($player, sg: "gioca", pl: "giocano") } come impone il pezzo toccato{ $reference }, ma l'orologio non è ancora stato premuto; fino ad allora l'arbitro non dice nulla.
       *[nothing] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } fatto nulla{ $reference } che le regole sul pezzo toccato vietino.
    }
    .yields = { $breach ->
        [touching] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } eseguito la mossa a cui { AGREE($player, sg: "era tenuto", pl: "erano tenuti") } per il pezzo toccato o lasciato o per una decisione, perciò la mossa{ $reference } andrebbe ritirata.
        [touched] { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } giocare come impone il pezzo toccato o lasciato{ $reference }.
        [hands] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa{ $reference }, e se ne potrebbe presentare reclamo.
        [asked] { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } già { AGREE($player, m: "obbligato", f: "obbligata", pl: "obbligati") } a giocare un'altra mossa{ $reference }, perciò quella di cui si chiede non sarebbe permessa.
        [not-yet] { WHO($player) } non { AGREE($player, sg: "gioca", pl: "giocano") } come impone il pezzo toccato{ $reference }, ma l'orologio non è ancora stato premuto; fino ad allora l'arbitro non direbbe nulla.
       *[nothing] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } fatto nulla{ $reference } che le regole sul pezzo toccato vietino.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato.
    .reading = Il testo non dice che cosa accada di un'infrazione che nessuno nota prima che l'avversario abbia mosso. La consideriamo valida, perché il diritto di reclamare è ormai perso; secondo l'altra lettura l'arbitro potrebbe ripristinare la posizione anche più tardi. Che l'arbitro intervenga di propria iniziativa lo dice il manuale degli arbitri della FIDE, non le Regole.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } mosso come imponeva il tocco; la mossa resta valida.
touch-breach-warned =
    .title = Che cosa costa di norma infrangere la regola del pezzo toccato
    .rule = Chi non ha giocato il pezzo toccato e ha premuto l'orologio di norma è ammonito, e l'avversario riceve tempo.
    .holds = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio; di norma seguono un'ammonizione e tempo per l'avversario.
    .reading = Il testo non precisa quanto tempo riceva l'avversario.
shifting-warned =
    .title = Che cosa costa di norma spostare un pezzo già lasciato
    .rule = Chi sposta ancora un pezzo già lasciato, prima di premere l'orologio, di norma è ammonito.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato ancora un pezzo già lasciato, che resta dov'era; di norma segue un'ammonizione.
king-and-rook =
    .title = Toccare il re e una torre
    .rule = Il giocatore che ha il tratto e tocca il proprio re e una torre deve arroccare con quella torre, se ciò è legale.
    .holds = { $side ->
        [king-side] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il re e poi, o nello stesso momento, la torre: l'arrocco corto è legale e deve essere eseguito, perché né il re né la torre si sono ancora mossi, tra loro non ci sono pezzi e il re non è sotto scacco, non attraversa e non raggiunge case attaccate.
        [queen-side] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il re e poi, o nello stesso momento, la torre: l'arrocco lungo è legale e deve essere eseguito, perché né il re né la torre si sono ancora mossi, tra loro non ci sono pezzi e il re non è sotto scacco, non attraversa e non raggiunge case attaccate.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il re e poi, o nello stesso momento, la torre: l'arrocco con la torre toccata è legale e deve essere eseguito.
    }
    .fails = L'arrocco con la torre toccata non è legale.
rook-then-king =
    .title = La torre toccata prima del re
    .rule = Il giocatore che ha il tratto e tocca deliberatamente una torre e poi il re non può in questa mossa arroccare con quella torre. Deve muovere il primo dei due pezzi che può essere mosso.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato prima la torre e poi il re, perciò in questa mossa l'arrocco con quella torre non è consentito.
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } toccato la torre prima del re.
castling-touched-illegal =
    .title = Iniziare un arrocco illegale
    .rule = Il giocatore che, con l'intenzione di arroccare, tocca il re e una torre con la quale l'arrocco è illegale deve eseguire un'altra mossa legale di re, compreso l'arrocco dall'altro lato. Se il re non ha mosse legali, può eseguire qualsiasi mossa legale.
    .holds = { $then ->
        [king] L'arrocco con la torre toccata è illegale, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire un'altra mossa legale di re, compreso l'arrocco dall'altro lato, se è legale.
       *[any] L'arrocco con la torre toccata è illegale e il re non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale.
    }
    .fails = L'arrocco con la torre toccata è legale.
    .reading = Il testo attuale parla del re toccato prima della torre. Lo applichiamo anche quando i due pezzi sono stati toccati insieme; si potrebbe anche pretendere il primo pezzo toccato che può essere mosso, ma un primo non c'è.
promotion-choice-final =
    .title = La scelta del pezzo di promozione
    .rule = La scelta del pezzo di promozione è definitiva quando questo ha toccato la casa di promozione.
    .holds = Il pezzo scelto ({ TERM($piece, case: "bare") }) ha toccato la casa di promozione, perciò la scelta { WHO($player, case: "gen") } è definitiva.
    .fails = { $late ->
        [yes] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già premuto l'orologio: la promozione era conclusa, e un pezzo preso in mano o posato su quella casa in seguito non vincola a nulla.
       *[no] Il pezzo ({ TERM($piece, case: "bare") }) non ha ancora toccato la casa di promozione, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora sceglierne un altro.
    }
    .fails-alone = { $late ->
        [yes] La promozione resta valida.
       *[no] { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora scegliere un altro pezzo.
    }
nothing-usable =
    .title = Nessun pezzo toccato è utilizzabile
    .rule = Se nessuno dei pezzi toccati può essere mosso o catturato, il giocatore può eseguire qualsiasi mossa legale.
    .holds = Nessuno dei pezzi toccati può essere mosso o catturato, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale.
    .fails = Fra i pezzi toccati ve n'è uno che può essere mosso o catturato.
promotion-without-pushing =
    .title = Non occorre avanzare il pedone
    .rule = Nella promozione non è necessario posare il pedone sulla casa di arrivo.
promotion-order =
    .title = Togliere il pedone e posare il pezzo
    .rule = Nella promozione si può togliere il pedone prima o dopo aver posato il nuovo pezzo sulla casa di promozione.
promotion-captures =
    .title = Un pezzo avversario sulla casa di promozione
    .rule = Se sulla casa di promozione si trova un pezzo dell'avversario, lo si deve catturare.
released-piece =
    .title = Il pezzo lasciato
    .rule = Un pezzo lasciato su una casa, come mossa legale o come parte di essa, non può più essere mosso su un'altra casa nella stessa mossa. Una mossa che non sia cattura, arrocco o promozione è eseguita quando il pezzo è stato lasciato.
    .holds = { $what ->
        [made] Il pezzo è stato lasciato sulla sua casa come mossa legale, perciò la mossa { WHO($player, case: "gen") } è eseguita.
        [made-before] La precedente mossa legale{ $reference } è eseguita, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } né ritirarla né muovere diversamente.
        [exchanged] La mossa { WHO($player, case: "gen") } era già stata eseguita{ $reference }, e la scelta del pezzo ({ TERM($piece, case: "bare") }) era definitiva: lo si rimette sulla sua casa. Averlo scambiato non è una mossa illegale.
       *[part] Il pezzo è stato lasciato in { SQUARE($square) } come parte di una mossa legale, perciò deve restarvi.
    }
    .yields = { $what ->
        [made] Il pezzo è stato lasciato sulla sua casa come mossa legale, perciò la mossa { WHO($player, case: "gen") } sarebbe eseguita.
        [made-before] La precedente mossa legale{ $reference } sarebbe eseguita, perciò { WHO($player) } non { AGREE($player, sg: "potrebbe", pl: "potrebbero") } né ritirarla né muovere diversamente.
        [exchanged] La mossa { WHO($player, case: "gen") } era già stata eseguita{ $reference }, e la scelta del pezzo ({ TERM($piece, case: "bare") }) sarebbe definitiva: andrebbe rimesso sulla sua casa. Averlo scambiato non sarebbe una mossa illegale.
       *[part] Il pezzo è stato lasciato in { SQUARE($square) } come parte di una mossa legale, perciò dovrebbe restarvi.
    }
    .fails = Ciò che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato non è una mossa legale né parte di essa.
    .fails-alone = La mossa non è stata eseguita.
capture-made =
    .title = Quando è eseguita una cattura
    .rule = Una cattura è eseguita quando il pezzo catturato è stato tolto dalla scacchiera e quello che cattura è stato lasciato sulla sua casa.
    .holds = Il pezzo catturato è stato tolto dalla scacchiera e quello che cattura è stato lasciato, perciò la mossa { WHO($player, case: "gen") } è eseguita.
    .fails = Il pezzo catturato si trova ancora sulla scacchiera, perciò la mossa { WHO($player, case: "gen") } non è ancora eseguita.
castling-made =
    .title = Quando è eseguito l'arrocco
    .rule = L'arrocco è eseguito quando la torre è stata lasciata sulla casa attraversata dal re.
    .holds = La torre è stata lasciata sulla casa attraversata dal re, perciò l'arrocco { WHO($player, case: "gen") } è eseguito.
    .fails = È stato lasciato soltanto il re e non ancora la torre, perciò l'arrocco { WHO($player, case: "gen") } non è ancora eseguito.
king-released =
    .title = Il re lasciato, la torre non ancora
    .rule = Finché, nell'arrocco, è stato lasciato soltanto il re, il giocatore deve arroccare da quel lato, se ciò è legale. Altrimenti deve eseguire un'altra mossa legale di re, compreso l'arrocco dall'altro lato, e, se il re non ne ha, può eseguire qualsiasi mossa legale.
    .holds = { $then ->
        [finish] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio prima che la torre fosse mossa. L'arrocco era semplicemente incompiuto: la posizione è ripristinata e { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } completare l'arrocco.
        [castle] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il re e { AGREE($player, sg: "deve", pl: "devono") } completare l'arrocco iniziato, che è legale: né il re né la torre si sono ancora mossi, tra loro non ci sono pezzi e il re non è sotto scacco, non attraversa e non raggiunge case attaccate.
        [king] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il re, ma l'arrocco iniziato è illegale, perciò { AGREE($player, sg: "deve", pl: "devono") } eseguire un'altra mossa legale di re.
       *[any] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il re, ma l'arrocco iniziato è illegale e il re non ha mosse legali, perciò { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale.
    }
    .fails = Anche la torre è stata lasciata, perciò l'arrocco è già eseguito.
    .reading = Se l'orologio viene premuto quando soltanto il re è andato di due case, la lettera non dice che cosa valga; a rigore è completata una mossa che nessun re può eseguire. Il manuale FIDE lascia giudicare all'arbitro se l'arrocco fosse semplicemente incompiuto, e in tal caso l'arrocco va completato; prima del 2023 leggiamo il testo allo stesso modo.
promotion-made =
    .title = Quando è eseguita una promozione
    .rule = Una promozione è eseguita quando il nuovo pezzo è stato lasciato sulla traversa più distante e il pedone è stato tolto dalla scacchiera.
    .holds = Il nuovo pezzo è stato lasciato sulla casa di promozione e il pedone è stato tolto dalla scacchiera, perciò la mossa { WHO($player, case: "gen") } è eseguita.
    .fails = { $missing ->
        [pawn] Il pedone si trova ancora sulla scacchiera, perciò la mossa { WHO($player, case: "gen") } non è ancora eseguita.
       *[piece] Il nuovo pezzo non è stato lasciato sulla casa di promozione, perciò la mossa { WHO($player, case: "gen") } non è ancora eseguita.
    }
complaint-lost =
    .title = Come si perde il diritto di reclamare
    .rule = { $scope ->
        [touch-move-only] Il giocatore che tocca un pezzo, con l'intenzione di muovere o di catturare, non può più reclamare per un'infrazione delle regole sui pezzi toccati commessa dall'avversario.
       *[act-of-moving] Il giocatore che tocca un pezzo, con l'intenzione di muovere o di catturare, non può più reclamare per un'infrazione delle regole sul toccare e sul muovere commessa dall'avversario.
    }
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo{ $reference } prima di reclamare, perciò il diritto di reclamare è perso.
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } toccato alcun pezzo dopo l'infrazione, perciò il diritto di reclamare non è perso.
assistant-for-moving =
    .title = Un assistente per muovere i pezzi
    .rule = Il giocatore che non è in grado di muovere i pezzi può farsi aiutare da un assistente di gradimento dell'arbitro.
    .holds = { $accepted ->
        [yes] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } muovere i pezzi, e l'assistente è di gradimento dell'arbitro.
        [no] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } muovere i pezzi, ma questo assistente non è di gradimento dell'arbitro.
       *[unknown] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } muovere i pezzi: un assistente è ammesso, se è di gradimento dell'arbitro.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } muovere i pezzi senza aiuto.
assistant-for-moving-too-late =
    .title = Un assistente per le mosse presentato tardi
    .rule = L'assistente che muove i pezzi va presentato all'arbitro in anticipo; un assistente presentato soltanto poco prima del turno di norma non viene accettato.
    .holds = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } l'assistente soltanto poco prima del turno, cioè troppo tardi; di norma non viene accettato.
    .reading = Lo si insegna dell'assistente per l'orologio; per quello che muove i pezzi lo si deduce, perché i due articoli dicono lo stesso.
