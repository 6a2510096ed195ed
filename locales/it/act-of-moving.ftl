### L'esecuzione della mossa.

one-hand =
    .title = Una sola mano
    .rule = Ogni mossa deve essere eseguita con una sola mano.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato entrambe le mani per una sola mossa. Poiché l'orologio non è stato premuto, non è una mossa illegale, ma un'infrazione che l'arbitro può penalizzare.
    .reading = Nessun articolo dice che cosa comporti l'infrazione prima che l'orologio sia premuto; intendiamo che l'arbitro possa scegliere una penalità dell'elenco, come nelle edizioni precedenti.
adjusting =
    .title = Acconciare i pezzi
    .rule = Il giocatore che ha il tratto può acconciare uno o più pezzi sulle loro case, purché manifesti prima la propria intenzione, ad esempio dicendo «acconcio» o «j'adoube».{ $only ->
        [yes] { " " }Si possono acconciare soltanto i pezzi che non sono ben collocati sulle loro case; i propri cavalli un giocatore può anche girarli.
       *[no] { "" }
    }
    .holds = { $sound ->
        [yes] Ciò che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato era ben collocato sulla sua casa e non c'era nulla da acconciare; toccare ugualmente i pezzi può distrarre l'avversario.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato di voler acconciare prima di toccare, perciò il contatto non obbliga a muovere o catturare un pezzo.
    }
    .yields = { $sound ->
        [yes] Ciò che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato era ben collocato sulla sua casa: non ci sarebbe nulla da acconciare, e toccare ugualmente i pezzi potrebbe equivalere a distrarre l'avversario.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato di voler acconciare prima di toccare; con l'orologio { WHO($player, case: "gen") } in moto ciò sarebbe regolare.
    }
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } annunciato di voler acconciare prima del contatto, che perciò vale come ogni altro.
    .reading = Prima del 2017 il testo non dice che cosa sia acconciare senza averlo annunciato: poiché il contatto è voluto, lo consideriamo vincolante. Nel 2014, quando occorre l'intenzione di muovere o di catturare, si potrebbe anche ritenere che un tale contatto non vincoli a nulla.
knights-face =
    .title = Da che parte guardano i cavalli
    .rule = Come orientare i cavalli lo decide il giocatore a cui appartengono; l'avversario non può pretendere che siano girati.
    .holds = Ogni giocatore decide come orientare i propri cavalli, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } far girare quelli dell'avversario.
    .unmet = Nessuno ha chiesto di girare i cavalli.
arbiter-told-of-adjusting =
    .title = Acconciare mentre l'avversario è assente
    .rule = Mentre l'avversario è lontano, chi acconcia dei pezzi dovrebbe dirlo prima a un arbitro, se ce n'è uno.
    .holds = L'avversario era assente, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } avvertito l'arbitro prima di acconciare.
    .fails = L'avversario era assente, e { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } avvertito l'arbitro prima di acconciare, come sarebbe stato corretto.
    .fails-beside = { WHO($player) } { AGREE($player, sg: "avrebbe", pl: "avrebbero") } dovuto avvertire prima l'arbitro.
    .reading = Il testo non precisa che cosa segua se l'arbitro non è stato avvertito; riteniamo che basti dire «acconcio».
adjusting-out-of-turn =
    .title = Acconciare senza avere il tratto
    .rule = Il giocatore che non ha il tratto non può acconciare i pezzi.
    .holds = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, e soltanto chi ha il tratto può acconciare. Per la stessa ragione il contatto non obbliga a muovere nulla.
    .fails = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il tratto.
adjusting-on-own-time =
    .title = Acconciare solo durante il proprio tempo
    .rule = Il giocatore può acconciare i pezzi soltanto mentre è in moto il proprio orologio.
    .holds = L'avversario aveva mosso senza premere l'orologio, perciò l'orologio { WHO($player, case: "gen") } non era in moto. Poiché l'intenzione di acconciare è stata annunciata, il contatto non obbliga a muovere o catturare un pezzo.
    .fails = Era in moto l'orologio { WHO($player, case: "gen") }.
other-contact =
    .title = Ogni altro contatto
    .rule = Ogni contatto con un pezzo che non serva ad acconciarlo nel modo dovuto e che non sia chiaramente accidentale si considera intenzionale.
    .holds = L'intenzione di acconciare non è stata annunciata e il contatto non è stato chiaramente accidentale, perciò si considera intenzionale.
    .fails = Il contatto è stato chiaramente accidentale.
    .fails-alone = Il contatto non obbliga { WHO($player) } a muovere o catturare alcun pezzo.
touched-own =
    .title = Toccare i propri pezzi
    .rule = { $binds ->
        [deliberate] Il giocatore che ha il tratto e tocca deliberatamente uno o più dei propri pezzi deve muovere il primo fra questi che può essere mosso. Chi tocca senza avere il tratto, o dice soltanto delle parole, non assume alcun obbligo di muovere.
       *[intent] Il giocatore che ha il tratto e tocca uno o più dei propri pezzi, con l'intenzione di muoverli o di catturare, deve muovere il primo fra questi che può essere mosso. Chi tocca senza avere il tratto, o dice soltanto delle parole, non assume alcun obbligo di muovere.
    }
    .holds = { $duty ->
        [move-a] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { TERM($piece, case: "indef") } e { AGREE($player, sg: "deve", pl: "devono") } muovere quel pezzo, se questo ha una mossa legale.
        [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) }: questo pezzo ha una mossa legale, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
        [next] { MEN($first-man) }, il primo pezzo toccato, non ha mosse legali. Il primo dei pezzi toccati che ne ha una è { MEN($man) }, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo: { AGREE($player, sg: "deve", pl: "devono") } muoverlo, se è proprio, o catturarlo, se è dell'avversario, purché ciò sia legale.
    }
    .fails = Nessuno dei pezzi toccati ha una mossa legale.
    .unmet = Nessun giocatore che avesse il tratto ha toccato un proprio pezzo sulla scacchiera, perciò nessuno è vincolato.
touched-enemy =
    .title = Toccare i pezzi dell'avversario
    .rule = { $binds ->
        [deliberate] Il giocatore che ha il tratto e tocca deliberatamente uno o più pezzi dell'avversario deve catturare il primo fra questi che può essere catturato.
       *[intent] Il giocatore che ha il tratto e tocca uno o più pezzi dell'avversario, con l'intenzione di muovere o di catturare, deve catturare il primo fra questi che può essere catturato.
    }
    .holds = { $duty ->
        [capture-a] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { TERM($piece, case: "indef") } dell'avversario e { AGREE($player, sg: "deve", pl: "devono") } catturare quel pezzo, se ciò è legale.
        [capture] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) }: questo pezzo si può catturare, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturarlo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo dell'avversario e { AGREE($player, sg: "deve", pl: "devono") } catturarlo, se ciò è legale.
    }
    .fails = Nessuno dei pezzi toccati può essere catturato.
touched-both =
    .title = Toccare pezzi di entrambi i colori
    .rule = Il giocatore che ha il tratto e tocca pezzi di entrambi i colori deve catturare il pezzo dell'avversario con il proprio. Se ciò è illegale, deve muovere o catturare il primo pezzo toccato che può essere mosso o catturato. Se l'ordine non è chiaro, si considera toccato per primo il pezzo del giocatore.
    .holds = { $duty ->
        [capture-with] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo di ciascun colore, e l'uno può catturare l'altro: { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } perciò catturare { MEN($man) } con il proprio pezzo toccato.
        [capture] Il pezzo toccato { WHO($player, case: "gen") } non può catturare quello avversario. Il primo pezzo toccato che si può muovere o catturare è { MEN($man) }, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturarlo.
        [move] Il pezzo toccato { WHO($player, case: "gen") } non può catturare quello avversario. Il primo pezzo toccato che si può muovere o catturare è { MEN($man) }, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
        [move-own] Il pezzo toccato { WHO($player, case: "gen") } non può catturare quello avversario. Il primo pezzo toccato che si può muovere o catturare è { MEN($man) } (se l'ordine non è chiaro, si considera toccato per primo il proprio pezzo), perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato pezzi di entrambi i colori: quale si debba muovere o catturare dipende dalla posizione.
    }
    .fails = Nessuno dei pezzi toccati può essere mosso o catturato.
    .reading = Prima del 2017 il testo parla di un solo pezzo di ciascun colore; se ne sono stati toccati di più, consideriamo il primo di ciascun colore.
touch-move-broken =
    .title = La mossa contraria alle regole sul toccare e sul muovere
    .rule = { $unasked ->
        [yes] Il giocatore deve muovere o catturare il pezzo che ha toccato. Se esegue un'altra mossa e l'avversario presenta reclamo in tempo, o l'arbitro se ne accorge, la mossa viene ritirata e il giocatore deve giocare come era tenuto a fare. La mossa ritirata non conta come illegale.
       *[no] Il giocatore deve muovere o catturare il pezzo che ha toccato. Se esegue un'altra mossa e l'avversario presenta reclamo in tempo, la mossa viene ritirata e il giocatore deve giocare come era tenuto a fare. La mossa ritirata non conta come illegale.
    }
    .holds = { $breach ->
        [touching] { $bound ->
            [move] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato { MEN($man) } e { AGREE($player, sg: "aveva", pl: "avevano") } l'obbligo di muovere quel pezzo, perciò la mossa{ $reference } deve essere ritirata.
            [capture] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato { MEN($man) } e { AGREE($player, sg: "aveva", pl: "avevano") } l'obbligo di catturare quel pezzo, perciò la mossa{ $reference } deve essere ritirata.
           *[other] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già l'obbligo di giocare altro, perciò la mossa{ $reference } deve essere ritirata.
        }
        [touched] { $bound ->
            [move] L'osservazione è fondata: { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) }{ $reference } e { AGREE($player, sg: "deve", pl: "devono") } muovere quel pezzo.
            [capture] L'osservazione è fondata: { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) }{ $reference } e { AGREE($player, sg: "deve", pl: "devono") } catturare quel pezzo.
           *[other] L'osservazione è fondata: è il pezzo toccato o lasciato{ $reference } a decidere che cosa { AGREE($player, sg: "deve", pl: "devono") } giocare { WHO($player) }.
        }
        [hands] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato entrambe le mani per una sola mossa{ $reference }.
        [asked] { $bound ->
            [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) } e { AGREE($player, sg: "ha", pl: "hanno") } l'obbligo di muovere quel pezzo{ $reference }.
            [capture] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) } e { AGREE($player, sg: "ha", pl: "hanno") } l'obbligo di catturare quel pezzo{ $reference }.
           *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già l'obbligo di giocare altro{ $reference }.
        }
        [not-yet] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato{ $reference }, ma l'orologio non è ancora stato premuto, e fino ad allora l'arbitro non dice nulla.
       *[nothing] Nessun pezzo toccato o lasciato obbligava { WHO($player) } a giocare altro.
    }
    .yields = { $breach ->
        [touching] { $bound ->
            [move] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato { MEN($man) } e { AGREE($player, sg: "aveva", pl: "avevano") } l'obbligo di muovere quel pezzo, perciò la mossa{ $reference } andrebbe altrimenti ritirata.
            [capture] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato { MEN($man) } e { AGREE($player, sg: "aveva", pl: "avevano") } l'obbligo di catturare quel pezzo, perciò la mossa{ $reference } andrebbe altrimenti ritirata.
           *[other] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già l'obbligo di giocare altro, perciò la mossa{ $reference } andrebbe altrimenti ritirata.
        }
        [touched] Sarebbe il pezzo toccato o lasciato{ $reference } a decidere che cosa { AGREE($player, sg: "deve", pl: "devono") } giocare { WHO($player) }.
        [hands] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato entrambe le mani per una sola mossa{ $reference }, e se ne sarebbe potuto presentare reclamo.
        [asked] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già l'obbligo di giocare altro{ $reference }, il che escluderebbe la mossa di cui si chiede.
        [not-yet] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato{ $reference }, ma l'orologio non è ancora stato premuto, e fino ad allora l'arbitro non direbbe nulla.
       *[nothing] Nessun pezzo toccato o lasciato obbligava { WHO($player) } a giocare altro.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato.
    .reading = Il testo non dice che cosa accada di un'infrazione che nessuno nota prima che l'avversario abbia mosso. La consideriamo valida, perché il diritto di reclamare è ormai perso; secondo l'altra lettura l'arbitro potrebbe ripristinare la posizione anche più tardi. Che l'arbitro intervenga di propria iniziativa lo dice il manuale degli arbitri della FIDE, non le Regole.
    .fails-alone = La mossa resta valida, perché { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato.
touch-breach-warned =
    .title = Che cosa costa di norma infrangere la regola del pezzo toccato
    .rule = Chi non ha giocato il pezzo toccato e ha premuto l'orologio di norma è ammonito, e l'avversario riceve tempo.
    .holds = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } giocato come imponeva il pezzo toccato e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio; di norma seguono un'ammonizione e tempo per l'avversario.
    .reading = Il testo non precisa quanto tempo riceva l'avversario.
shifting-warned =
    .title = Che cosa costa di norma spostare un pezzo già lasciato
    .rule = Chi sposta ancora un pezzo già lasciato, prima di premere l'orologio, di norma è ammonito.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato un pezzo che era già stato lasciato; di norma segue un'ammonizione.
king-and-rook =
    .title = Toccare il re e una torre
    .rule = Il giocatore che ha il tratto e tocca il proprio re e una torre deve arroccare con quella torre, se ciò è legale.
    .holds = { $side ->
        [king-side] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il re e la torre. L'arrocco corto è legale, perciò deve essere eseguito; la norma sulla torre toccata prima del re richiederebbe che quest’ordine fosse certo.
        [queen-side] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il re e la torre. L'arrocco lungo è legale, perciò deve essere eseguito; la norma sulla torre toccata prima del re richiederebbe che quest’ordine fosse certo.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il re e una torre. L'arrocco con quella torre, se è legale, deve essere eseguito; la norma sulla torre toccata prima del re richiederebbe che quest’ordine fosse certo.
    }
    .fails = L'arrocco con la torre toccata non è legale.
rook-then-king =
    .title = La torre toccata prima del re
    .rule = Il giocatore che ha il tratto e tocca deliberatamente una torre e poi il re non può in questa mossa arroccare con quella torre. Deve muovere il primo dei due pezzi che può essere mosso.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato prima la torre e poi il re, perciò in questa mossa l'arrocco con quella torre non è consentito; va mosso il primo dei due pezzi che può essere mosso.
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } toccato la torre prima del re.
castling-touched-illegal =
    .title = Iniziare un arrocco illegale
    .rule = Il giocatore che, con l'intenzione di arroccare, tocca il re e una torre con la quale l'arrocco è illegale deve eseguire un'altra mossa legale di re, compreso l'arrocco dall'altro lato. Se il re non ha mosse legali, può eseguire qualsiasi mossa legale.
    .holds = { $then ->
        [king] L'arrocco con la torre toccata è illegale, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire un'altra mossa legale di re; vale come tale anche l'arrocco dall'altro lato.
       *[any] L'arrocco con la torre toccata è illegale e il re non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale, senza l'obbligo di muovere la torre.
    }
    .fails = L'arrocco con la torre toccata è legale.
    .reading = Il testo attuale parla del re toccato prima della torre. Lo applichiamo anche quando i due pezzi sono stati toccati insieme; si potrebbe anche pretendere il primo pezzo toccato che può essere mosso, ma un primo non c'è.
promotion-choice-final =
    .title = La scelta del pezzo di promozione
    .rule = La scelta del pezzo di promozione è definitiva quando questo ha toccato la casa di promozione.
    .holds = Il pezzo scelto ({ TERM($piece, case: "bare") }) ha toccato la casa di promozione, perciò la scelta { WHO($player, case: "gen") } è definitiva, qualunque cosa si sia detta o chiesta prima.
    .fails = { $late ->
        [yes] Il nuovo pezzo andava scelto prima di premere l'orologio, perciò { TERM($piece, case: "nom") } arriva troppo tardi.
       *[no] Il pezzo ({ TERM($piece, case: "bare") }) non ha ancora toccato la casa di promozione, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora sceglierne un altro.
    }
    .fails-alone = { $late ->
        [yes] Aver preso { TERM($piece, case: "nom") } soltanto dopo aver premuto l'orologio non cambia nulla.
       *[no] { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora scegliere un altro pezzo.
    }
nothing-usable =
    .title = Nessun pezzo toccato è utilizzabile
    .rule = Se nessuno dei pezzi toccati può essere mosso o catturato, il giocatore può eseguire qualsiasi mossa legale.
    .holds = Nessuno dei pezzi toccati può essere legalmente mosso o catturato, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale.
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
        [made] Il pezzo è stato lasciato su una casa in cui poteva legalmente andare, e con ciò la mossa è eseguita.
        [made-before] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già eseguito una mossa legale{ $reference }, perciò non { AGREE($player, sg: "può", pl: "possono") } né ritirarla né giocarne un'altra.
        [exchanged] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } promosso il pedone { TERM($piece, case: "to") }{ $reference }, e la scelta era definitiva: perciò sulla casa di promozione si rimette { TERM($piece, case: "nom") }. Lo scambio non è una mossa illegale.
       *[part] Il pezzo è stato lasciato in { SQUARE($square) } come parte di una mossa legale, perciò in questa mossa non può essere mosso su un'altra casa.
    }
    .yields = { $what ->
        [made] Il pezzo è stato lasciato su una casa in cui poteva legalmente andare, e con ciò la mossa sarebbe eseguita.
        [made-before] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già eseguito una mossa legale{ $reference }, perciò non { AGREE($player, sg: "potrebbe", pl: "potrebbero") } né ritirarla né giocarne un'altra.
        [exchanged] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } promosso il pedone { TERM($piece, case: "to") }{ $reference }, e la scelta sarebbe definitiva: perciò sulla casa di promozione si rimetterebbe { TERM($piece, case: "nom") }. Lo scambio non sarebbe una mossa illegale.
       *[part] Il pezzo è stato lasciato in { SQUARE($square) } come parte di una mossa legale, perciò in questa mossa non potrebbe essere mosso su un'altra casa.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il pezzo su una casa in cui non poteva legalmente andare, e così non è stata eseguita alcuna mossa.
    .fails-alone = La mossa non è stata eseguita; { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire una mossa legale con lo stesso pezzo, se ce n'è una.
capture-made =
    .title = Quando è eseguita una cattura
    .rule = Una cattura è eseguita quando il pezzo catturato è stato tolto dalla scacchiera e quello che cattura è stato lasciato sulla sua casa.
    .holds = Il pezzo catturato è stato tolto dalla scacchiera e quello che cattura è stato lasciato sulla sua casa; con ciò la cattura è eseguita, quale che sia l'ordine delle due azioni.
    .fails = Il pezzo catturato si trova ancora sulla scacchiera, perciò la mossa { WHO($player, case: "gen") } non è ancora eseguita.
castling-made =
    .title = Quando è eseguito l'arrocco
    .rule = L'arrocco è eseguito quando la torre è stata lasciata sulla casa attraversata dal re.
    .holds = La torre è stata lasciata sulla casa attraversata dal re; con ciò l'arrocco è eseguito.
    .fails = È stato lasciato soltanto il re e non ancora la torre, perciò l'arrocco { WHO($player, case: "gen") } non è ancora eseguito.
king-released =
    .title = Il re lasciato, la torre non ancora
    .rule = Finché, nell'arrocco, è stato lasciato soltanto il re, il giocatore deve arroccare da quel lato, se ciò è legale. Altrimenti deve eseguire un'altra mossa legale di re, compreso l'arrocco dall'altro lato, e, se il re non ne ha, può eseguire qualsiasi mossa legale.
    .holds = { $then ->
        [finish] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio prima di muovere la torre. Poiché l'arrocco è rimasto soltanto incompiuto, { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } ora completarlo.
        [castle] Nell'arroccare { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il re, e l'arrocco da quel lato è legale, perciò deve essere completato.
        [king] Nell'arroccare { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il re, ma l'arrocco da quel lato è illegale, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire un'altra mossa legale di re; vale come tale anche l'arrocco dall'altro lato.
       *[any] Nell'arroccare { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il re, ma l'arrocco da quel lato è illegale e il re non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale.
    }
    .fails = Anche la torre è stata lasciata, perciò l'arrocco è eseguito.
    .reading = Se l'orologio viene premuto quando soltanto il re è andato di due case, la lettera non dice che cosa valga; a rigore è completata una mossa che nessun re può eseguire. Il manuale FIDE lascia giudicare all'arbitro se l'arrocco fosse semplicemente incompiuto, e in tal caso l'arrocco va completato; prima del 2023 leggiamo il testo allo stesso modo.
promotion-made =
    .title = Quando è eseguita una promozione
    .rule = Una promozione è eseguita quando il nuovo pezzo è stato lasciato sulla traversa più distante e il pedone è stato tolto dalla scacchiera.
    .holds = Il nuovo pezzo è stato lasciato sulla casa di promozione e il pedone è stato tolto dalla scacchiera; con ciò la promozione è eseguita, quale che sia l'ordine delle due azioni.
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
    .holds = Prima di reclamare { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già toccato un pezzo con l'intenzione di muovere o catturare{ $reference }, perciò il diritto di reclamare è perso.
    .fails = Dopo il fatto oggetto del reclamo { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } toccato alcun pezzo con l'intenzione di muovere o catturare, perciò il diritto di reclamare non è perso.
assistant-for-moving =
    .title = Un assistente per muovere i pezzi
    .rule = Il giocatore che non è in grado di muovere i pezzi può farsi aiutare da un assistente di gradimento dell'arbitro.
    .holds = { $accepted ->
        [yes] { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di muovere i pezzi, e l'assistente è di gradimento dell'arbitro, perciò può eseguire le mosse.
        [no] { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di muovere i pezzi, ma questo assistente non è di gradimento dell'arbitro; { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } portarne un altro.
       *[unknown] { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di muovere i pezzi e { AGREE($player, sg: "può", pl: "possono") } portare un assistente che sia di gradimento dell'arbitro.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } muovere i pezzi senza aiuto.
    .fails-alone = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } servirsi di un assistente per muovere i pezzi.
assistant-for-moving-too-late =
    .title = Un assistente per le mosse presentato tardi
    .rule = L'assistente che muove i pezzi va presentato all'arbitro in anticipo; un assistente presentato soltanto poco prima del turno di norma non viene accettato.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } presentato l'assistente soltanto poco prima del turno; un assistente presentato così tardi di norma non viene accettato.
    .reading = Lo si insegna dell'assistente per l'orologio; per quello che muove i pezzi lo si deduce, perché i due articoli dicono lo stesso.
