### Le mosse dei pezzi.

own-square =
    .title = Non si muove su una casa occupata da un proprio pezzo
    .rule = Un pezzo non può muovere su una casa occupata da un pezzo dello stesso colore.
    .holds = La casa { SQUARE($to) } è già occupata da un pezzo { WHO($player, case: "gen") }, perciò un altro pezzo dello stesso giocatore non può andarvi.
capture =
    .title = La cattura
    .rule = Un pezzo che muove su una casa occupata da un pezzo avversario lo cattura; il pezzo catturato viene tolto dalla scacchiera con la stessa mossa.
attack =
    .title = L'attacco
    .rule = Un pezzo attacca un pezzo avversario se, secondo le regole sul movimento dei pezzi, potrebbe catturarlo sulla sua casa.
bound-piece-attacks =
    .title = Attacca anche il pezzo che non può lasciare il suo posto
    .rule = Un pezzo attacca una casa anche se non potrebbe muovervi perché lascerebbe o porrebbe sotto scacco il proprio re.
    .holds = { MEN($man) } attacca la casa { SQUARE($on) }, anche se non potrebbe andarvi, perché il proprio re si troverebbe allora sotto scacco.
bishop-move =
    .title = L'alfiere
    .rule = L'alfiere muove su qualunque casa di una diagonale su cui si trova.
    .holds = L'alfiere muove in diagonale; la casa { SQUARE($from) } e la casa { SQUARE($to) } sono sulla stessa diagonale, e fra di esse non c'è alcun pezzo.
    .fails = Un alfiere muove soltanto in diagonale, e la casa { SQUARE($from) } e la casa { SQUARE($to) } non sono sulla stessa diagonale.
rook-move =
    .title = La torre
    .rule = La torre muove su qualunque casa della colonna o della traversa su cui si trova.
    .holds = La torre muove lungo la sua colonna o la sua traversa; la casa { SQUARE($from) } e la casa { SQUARE($to) } ne hanno una in comune, e fra di esse non c'è alcun pezzo.
    .fails = Una torre muove soltanto lungo la sua colonna o la sua traversa, e la casa { SQUARE($from) } e la casa { SQUARE($to) } non hanno in comune né l'una né l'altra.
queen-move =
    .title = La donna
    .rule = La donna muove su qualunque casa della colonna, della traversa o di una diagonale su cui si trova.
    .holds = La donna muove lungo la sua colonna, la sua traversa o una diagonale; la casa { SQUARE($from) } e la casa { SQUARE($to) } hanno in comune una di queste linee, e fra di esse non c'è alcun pezzo.
    .fails = Una donna muove soltanto lungo la sua colonna, la sua traversa o una diagonale, e la casa { SQUARE($from) } e la casa { SQUARE($to) } non hanno in comune nessuna di queste linee.
no-passing-over =
    .title = Non si scavalcano altri pezzi
    .rule = Alfiere, torre e donna non possono scavalcare alcun pezzo lungo il loro cammino.
    .holds = Fra la casa { SQUARE($from) } e la casa { SQUARE($to) } si trova un pezzo, che non può essere scavalcato.
knight-move =
    .title = Il cavallo
    .rule = Il cavallo muove su una delle case più vicine alla sua che non sono né sulla stessa traversa né sulla stessa colonna né sulla stessa diagonale. Non importa che cosa si trovi in mezzo.
    .holds = La casa { SQUARE($to) } è una delle più vicine alla casa { SQUARE($from) } fra quelle che non stanno sulla stessa traversa, colonna o diagonale. Non importa se in mezzo ci sia qualcosa.
    .fails = Un cavallo va su una delle case più vicine alla propria fra quelle che non stanno sulla stessa traversa, colonna o diagonale; per un cavallo in { SQUARE($from) } la casa { SQUARE($to) } non è fra queste.
pawn-step =
    .title = Il passo semplice del pedone
    .rule = Il pedone avanza sulla casa immediatamente davanti a sé, sulla stessa colonna, purché sia libera.
    .holds = Il pedone avanza di un passo sulla casa { SQUARE($to) }, che è libera.
    .fails = { $why ->
        [pawn-blocked] La casa { SQUARE($to) } è occupata, perciò il pedone non può avanzarvi.
       *[not-the-pieces-way] Un pedone muove soltanto in avanti, di una casa o, alla sua prima mossa, di due, e cattura soltanto in avanti in diagonale; dalla casa { SQUARE($from) } non può quindi giungere in { SQUARE($to) }.
    }
pawn-double-step =
    .title = Il passo doppio del pedone
    .rule = Alla sua prima mossa il pedone può invece avanzare di due case sulla stessa colonna, purché siano entrambe libere.
    .holds = Alla sua prima mossa il pedone avanza di due case, dalla casa { SQUARE($from) } alla casa { SQUARE($to) }, ed entrambe le case sono libere.
    .fails = { $why ->
        [pawn-blocked] Un pezzo occupa una delle due case davanti a { SQUARE($from) }, perciò il pedone non può avanzare di due case.
       *[not-the-pieces-way] Il pedone in { SQUARE($from) } ha già eseguito la sua prima mossa, perciò non può avanzare di due case.
    }
pawn-capture =
    .title = La cattura di pedone
    .rule = Il pedone muove su una casa che si trova diagonalmente davanti a sé, su una colonna adiacente, se essa è occupata da un pezzo avversario, che viene catturato.
    .holds = Il pedone cattura il pezzo che si trova davanti a esso in diagonale, in { SQUARE($to) }.
    .fails = Un pedone muove in diagonale soltanto per catturare, e in { SQUARE($to) } non c'è nulla da catturare.
en-passant =
    .title = La presa en passant
    .rule = Se un pedone avversario è avanzato di due case dalla sua casa d'origine e si trova ora di fianco a un pedone, sulla stessa traversa e su una colonna adiacente, questo può catturarlo come se fosse avanzato di una casa sola.
    .holds = Il pedone avversario ha appena oltrepassato { SQUARE($to) } con un passo doppio, perciò può essere catturato lì en passant.
    .fails = L'ultima mossa dell'avversario non è stata l'avanzata di un pedone di due case oltre la casa { SQUARE($to) }.
en-passant-at-once =
    .title = Quando si può prendere en passant
    .rule = Un pedone può catturare en passant soltanto con la mossa immediatamente successiva all'avanzata di due case del pedone avversario.
    .holds = Con questa mossa non si può prendere en passant: lo si può fare soltanto subito dopo l'avanzata di due case.
promotion =
    .title = La promozione
    .rule = Un pedone che giunge sulla traversa più distante dalla sua posizione iniziale deve essere sostituito, con la stessa mossa e sulla stessa casa, con un nuovo pezzo dello stesso colore: una donna, una torre, un alfiere o un cavallo. È la promozione.
    .holds = Il pedone giunge in { SQUARE($to) } e vi viene sostituito con un nuovo pezzo come parte della stessa mossa.
    .fails = { $why ->
        [promotion-missing] Il pedone giunge in { SQUARE($to) } senza essere sostituito con un nuovo pezzo, benché la sostituzione faccia parte della mossa.
       *[nothing-to-promote] Un pedone viene sostituito soltanto sulla traversa più distante dalla sua posizione di partenza, e la casa { SQUARE($to) } non vi appartiene.
    }
promotion-pieces =
    .title = La scelta del nuovo pezzo
    .rule = Il giocatore sceglie liberamente fra donna, torre, alfiere e cavallo; non importa quali pezzi siano già stati catturati.
    .holds = Il pedone può essere sostituito con { $piece ->
        [queen] una donna
        [rook] una torre
        [bishop] un alfiere
       *[knight] un cavallo
    }, quali che siano i pezzi già catturati o ancora sulla scacchiera.
    .fails = Il nuovo pezzo deve essere una donna, una torre, un alfiere o un cavallo dello stesso colore del pedone, e quello scelto non è fra questi.
promotion-at-once =
    .title = Il nuovo pezzo agisce subito
    .rule = Il nuovo pezzo ha pieno effetto non appena ha preso il posto del pedone.
king-move =
    .title = Il re
    .rule = Il re muove su una casa adiacente che non sia attaccata da un pezzo avversario. Può inoltre arroccare.
    .holds = Il re muove sulla casa adiacente { SQUARE($to) }, che non è attaccata.
    .fails = La casa { SQUARE($to) } non è adiacente a { SQUARE($from) }, e non si tratta di un arrocco.
castling =
    .title = L'arrocco
    .rule = L'arrocco è una mossa del re e di una torre dello stesso colore { $along ->
        [same-rank] sulla stessa traversa
       *[first-rank] lungo la prima traversa del giocatore
    } e vale come una sola mossa di re: il re va dalla sua casa d'origine di due case verso la torre, anch'essa sulla casa d'origine, e la torre va sulla casa che il re ha attraversato.
    .holds = Il diritto di arroccare non è perso, fra il re e la torre non ci sono pezzi e il re non è sotto scacco, non attraversa e non raggiunge case attaccate.
    .reading = Le edizioni dal 1997 al 2005 parlano della stessa traversa, quelle dal 2009 della prima traversa del giocatore. Si potrebbe cercare una differenza nelle due formule; qui non se ne vede alcuna, perché entrambe escludono l'arrocco lungo una colonna con una torre nata da una promozione.
castling-right-lost =
    .title = La perdita definitiva del diritto di arroccare
    .rule = Il diritto di arroccare è perso definitivamente se il re si è già mosso; se si è già mossa una torre, è perso da quel lato.
    .holds = { $why ->
        [king] Il re si è già mosso, perciò il diritto di arroccare è perso.
        [rook] Da quel lato non c'è, sulla casa d'origine, una torre che non si sia mai mossa, perciò non si può arroccare.
       *[either] Il re o la torre si sono già mossi, perciò il diritto di arroccare è perso.
    }
castling-king-has-moved =
    .title = Il re si è già mosso
    .rule = Il diritto di arroccare è perso se il re si è già mosso.
castling-rook-has-moved =
    .title = La torre si è già mossa
    .rule = Il diritto di arroccare con una torre è perso se quella torre si è già mossa.
castling-prevented =
    .title = L'arrocco momentaneamente impedito
    .rule = L'arrocco è momentaneamente impedito se la casa occupata dal re, quella che il re deve attraversare o quella su cui arriva è attaccata, oppure se fra il re e la torre si trova un pezzo.
    .holds = { $why ->
        [way-occupied] { MEN($man) } si trova fra il re e la torre, perciò per ora non si può arroccare.
        [out-of-check] Il re è sotto scacco, perciò per ora non si può arroccare.
        [through-check] Il re attraverserebbe la casa { SQUARE($square) }, che è attaccata, perciò per ora non si può arroccare.
       *[into-check] Dopo l'arrocco il re si troverebbe sotto attacco in { SQUARE($square) }, perciò per ora non si può arroccare.
    }
    .fails = Sono attaccate soltanto case che il re non occupa, non attraversa e non raggiunge, e un attacco del genere non impedisce l'arrocco.
    .reading = Le regole degli Scacchi960 non ripetono quali attacchi impediscono l'arrocco. Applichiamo la regola normale a ogni casa che il re occupa, attraversa o raggiunge; alla lettera si potrebbe chiedere soltanto che le case siano libere, ma allora un re sotto scacco potrebbe arroccare.
castling-way-attacked =
    .title = Il cammino del re è sotto attacco
    .rule = L'arrocco è impedito finché la casa occupata dal re, quella che il re deve attraversare o quella su cui arriva è attaccata da un pezzo avversario.
castling-piece-between =
    .title = Un pezzo fra re e torre
    .rule = L'arrocco è impedito finché un pezzo qualsiasi si trova fra il re e la torre con cui si vuole arroccare.
check =
    .title = Lo scacco
    .rule = Il re è sotto scacco se almeno un pezzo avversario lo attacca, anche se quel pezzo non potrebbe muovere sulla sua casa perché il proprio re sarebbe allora sotto scacco.
    .holds = { $both ->
        [yes] Ciascun re è attaccato da un pezzo avversario.
       *[no] Il re { WHO($player, case: "gen") } è attaccato da un pezzo avversario.
    }
    .fails = Nessuno dei due re è attaccato da un pezzo avversario.
    .fails-alone = Nessuno dei due re è sotto scacco.
own-king-safe =
    .title = Non si può lasciare il proprio re sotto scacco
    .rule = Nessuna mossa può porre o lasciare sotto scacco il re di chi la esegue.
    .holds = Dopo la mossa il re { WHO($player, case: "gen") } è sotto attacco.
    .holds-alone = La mossa è illegale, ma sarà completata soltanto quando si premerà l'orologio; per ora nessun provvedimento.
legal-move =
    .title = Le mosse legali
    .rule = Una mossa è legale quando rispetta tutte le regole sul movimento dei pezzi.
    .holds = { $given ->
        [yes] { MOVE($move) } non viola alcuna regola sul movimento dei pezzi, perciò è legale.
       *[no] La mossa non viola alcuna regola sul movimento dei pezzi, perciò è legale.
    }
    .fails = { $why ->
        [not-on-move] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto.
        [position-illegal] In questa posizione non c'è esattamente un re per parte, perciò nessuna mossa può essere legale.
        [no-piece-there] Sulla casa di partenza della mossa non c'è alcun pezzo.
        [not-own-piece] Il pezzo da muovere appartiene all'avversario.
        [own-piece-on-target] La casa di arrivo è occupata da un pezzo dello stesso colore.
        [not-the-pieces-way] Il movimento non è fra quelli consentiti al pezzo.
        [way-blocked] Un altro pezzo sbarra la strada.
        [pawn-blocked] La casa davanti al pedone è occupata.
        [nothing-to-capture] Sulla casa di arrivo il pedone non ha nulla da catturare.
        [en-passant-expired] La presa en passant giunge troppo tardi.
        [captures-king] Il re non può essere catturato.
        [own-king-left-in-check] La mossa espone o lascia sotto scacco il re di chi la esegue.
        [castling-king-moved] Il re si era già mosso.
        [castling-forbidden] Una decisione precedente vieta l'arrocco.
        [castling-rook-moved] La torre di quel lato si era già mossa o non c'era più.
        [castling-right-lost] Il diritto di arroccare era già perso.
        [castling-way-occupied] Fra il re e la torre si trova un pezzo.
        [castling-out-of-check] Il re è sotto scacco e perciò non può arroccare.
        [castling-through-check] Nell'arroccare il re attraverserebbe una casa attaccata.
        [castling-into-check] Dopo l'arrocco il re si troverebbe su una casa attaccata.
        [promotion-missing] Il pedone giunge sulla traversa più distante senza essere sostituito.
        [promotion-piece-not-allowed] Un pedone può diventare soltanto una donna, una torre, un alfiere o un cavallo del proprio colore.
        [nothing-to-promote] Soltanto un pedone sulla traversa più distante viene sostituito con un altro pezzo.
       *[unknown] La mossa è illegale.
    }
    .holds-alone = { $given ->
        [yes] La mossa { MOVE($move) } resta valida.
       *[no] La mossa resta valida.
    }
moves-allowed =
    .title = Le mosse che si possono giocare
    .rule = Un giocatore può giocare qualsiasi mossa legale compatibile con ciò che ha toccato o richiesto e con ciò che ha deciso l'arbitro.
    .holds =
        { $bound ->
            [touched] Il tratto è { WHO($player, case: "gen") }, ma il tocco{ $reference } lascia soltanto una parte delle mosse legali.
            [claimed] Il tratto è { WHO($player, case: "gen") }, ma la richiesta di patta{ $reference } lascia soltanto una parte delle mosse legali.
            [ruled] Il tratto è { WHO($player, case: "gen") }, ma la decisione dell'arbitro{ $reference } lascia soltanto una parte delle mosse legali.
           *[no] Il tratto è { WHO($player, case: "gen") }, e nessun tocco, nessuna richiesta e nessuna decisione limita la scelta, perciò si può giocare qualsiasi mossa legale.
        }
illegal-move-defined =
    .title = Le mosse illegali
    .rule = Una mossa è illegale quando viola una qualsiasi delle regole sul movimento dei pezzi.
    .holds = La mossa viola una regola sul movimento dei pezzi, perciò è illegale e non può essere giocata.
illegal-position =
    .title = Le posizioni illegali
    .rule = Una posizione è illegale quando nessuna serie di mosse legali può condurvi.
    .holds = { $why ->
        [kings] Non c'è esattamente un re per colore, e nessuna mossa legale ne cambia il numero.
        [both-kings-in-check] Entrambi i re sono sotto scacco, e nessuna mossa legale può produrre questa situazione.
        [king-left-in-check] È sotto scacco il giocatore che non ha il tratto, e nessuna mossa legale può lasciare così il proprio re.
        [pawn-not-promoted] Un pedone si trova sulla traversa più distante dalla sua posizione di partenza, ma la mossa legale che ve lo porta lo sostituisce con un altro pezzo.
        [pawn-on-first-rank] Un pedone si trova sulla propria prima traversa, dove nessuna mossa legale può portarlo.
        [impossible-check] Il re è attaccato da pezzi che nessuna singola mossa può aver portato ad attaccarlo insieme.
        [bishop-shut-in] Un alfiere si trova dietro a due pedoni mai mossi, su una casa che non è quella d'origine.
        [bishop-never-left] L'alfiere d'origine non può aver lasciato la sua casa dietro a due pedoni mai mossi, perciò gli alfieri sulla scacchiera devono provenire da promozioni, per le quali mancano troppo pochi pedoni.
        [too-much-material] Non tutti i pezzi sulla scacchiera possono essere quelli iniziali, e mancano troppo pochi pedoni perché gli altri siano nati da promozioni.
       *[found] Nessuna serie di mosse legali conduce alla posizione.
    }
    .fails = Per quanto strana sembri, alla posizione si può giungere con mosse legali.
    .reading = Nessuna scacchiera mostra subito se mosse legali avrebbero potuto condurvi. Per noi soltanto certi difetti evidenti provano che una posizione è illegale, e soltanto una partita mostrata dall'inizio prova il contrario; tutto il resto deve accertarlo l'arbitro. Si potrebbe anche ritenere legale ogni posizione senza difetti evidenti.
    .fails-alone = La posizione non è illegale.
