### Le mosse dei pezzi.

en-passant-at-once =
    .title = La presa en passant: subito o mai più
    .rule = Un pedone può catturare en passant soltanto con la mossa immediatamente successiva all'avanzata di due case del pedone avversario.
    .holds = L'avanzata di due case non era l'ultima mossa dell'avversario, perciò la presa en passant giunge troppo tardi.
castling-right-lost =
    .title = Il diritto di arroccare, perso definitivamente
    .rule = Il diritto di arroccare è perso definitivamente se il re si è già mosso; se si è già mossa una torre, è perso da quel lato.
    .holds = { $why ->
        [castling-king-moved] Il re si è già mosso, perciò il diritto di arroccare è perso.
        [castling-rook-moved] La torre si è già mossa o non c'è più, perciò il diritto di arroccare con essa è perso.
       *[castling-right-lost] Il re o la torre si sono già mossi, perciò il diritto di arroccare è perso.
    }
castling-prevented =
    .title = L'arrocco momentaneamente impedito
    .rule = L'arrocco è momentaneamente impedito se la casa occupata dal re, quella che deve attraversare o quella di arrivo è attaccata, oppure se fra il re e la torre si trova un pezzo.
    .holds = { $why ->
        [castling-way-occupied] Fra il re e la torre si trova un pezzo, perciò per ora non si può arroccare.
        [castling-out-of-check] Il re è sotto scacco, perciò per ora non si può arroccare.
        [castling-through-check] Il re attraverserebbe una casa attaccata, perciò per ora non si può arroccare.
       *[castling-into-check] Il re arriverebbe su una casa attaccata, perciò per ora non si può arroccare.
    }
own-king-safe =
    .title = Il proprio re non può restare sotto scacco
    .rule = Nessuna mossa può porre o lasciare sotto scacco il re di chi la esegue.
    .holds = Dopo la mossa il re di chi l'ha eseguita è sotto scacco.
legal-move =
    .title = Le mosse legali
    .rule = Una mossa è legale quando rispetta tutte le regole sul movimento dei pezzi.
    .holds = { $given ->
        [yes] { MOVE($move) } è una mossa legale.
       *[no] La mossa è legale.
    }
    .fails = { $why ->
        [not-on-move] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto.
        [position-illegal] In questa posizione non c'è esattamente un re per parte, perciò nessuna mossa può essere legale.
        [no-piece-there] Sulla casa di partenza della mossa non c'è alcun pezzo.
        [not-own-piece] Il pezzo mosso appartiene all'avversario.
        [own-piece-on-target] La casa di arrivo è occupata da un pezzo dello stesso colore.
        [not-the-pieces-way] Il pezzo non si muove in questo modo.
        [way-blocked] Un altro pezzo sbarra la strada.
        [pawn-blocked] La casa davanti al pedone è occupata.
        [nothing-to-capture] Su quella casa il pedone non ha nulla da catturare.
        [en-passant-expired] La presa en passant è giunta troppo tardi.
        [captures-king] Il re non può essere catturato.
        [own-king-left-in-check] La mossa lascia sotto scacco il re di chi la esegue.
        [castling-king-moved] Il re si era già mosso.
        [castling-forbidden] Una decisione vieta questo arrocco.
        [castling-rook-moved] La torre si era già mossa o non c'era più.
        [castling-right-lost] Il diritto di arroccare era già perso.
        [castling-way-occupied] Fra il re e la torre si trova un pezzo.
        [castling-out-of-check] Al momento di arroccare il re era sotto scacco.
        [castling-through-check] Nell'arroccare il re ha attraversato una casa attaccata.
        [castling-into-check] Nell'arroccare il re è arrivato su una casa attaccata.
        [promotion-missing] Il pedone è giunto sulla traversa più distante e non è stato sostituito.
        [promotion-piece-not-allowed] Un pedone non può diventare un re né restare un pedone.
        [nothing-to-promote] Soltanto un pedone sulla traversa più distante viene sostituito con un altro pezzo.
       *[unknown] La mossa è illegale.
    }
illegal-move-defined =
    .title = Le mosse illegali
    .rule = Una mossa è illegale quando viola una qualsiasi delle regole sul movimento dei pezzi.
