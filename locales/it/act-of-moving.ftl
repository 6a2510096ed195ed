### L'esecuzione della mossa.

touched-own =
    .title = Toccare i propri pezzi
    .rule = { $binds ->
        [deliberate] Il giocatore che ha il tratto e tocca deliberatamente uno o più dei propri pezzi deve muovere il primo fra questi che può essere mosso.
       *[intent] Il giocatore che ha il tratto e tocca uno o più dei propri pezzi, con l'intenzione di muoverli o di catturare, deve muovere il primo fra questi che può essere mosso.
    }
    .holds = { $duty ->
        [unknown] { WHO($player) } { AGREE($player, sg: "ha toccato un pezzo e deve", pl: "hanno toccato un pezzo e devono") } muoverlo, se esso ha una mossa legale.
       *[move] Il pezzo in { SQUARE($square) } è il primo fra quelli toccati che può essere mosso, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
    }
    .fails = Nessuno dei pezzi toccati ha una mossa legale.
touched-enemy =
    .title = Toccare i pezzi dell'avversario
    .rule = { $binds ->
        [deliberate] Il giocatore che ha il tratto e tocca deliberatamente uno o più pezzi dell'avversario deve catturare il primo fra questi che può essere catturato.
       *[intent] Il giocatore che ha il tratto e tocca uno o più pezzi dell'avversario, con l'intenzione di muovere o di catturare, deve catturare il primo fra questi che può essere catturato.
    }
    .holds = Il pezzo in { SQUARE($square) } è il primo fra quelli toccati che può essere catturato, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturarlo.
    .fails = Nessuno dei pezzi toccati può essere catturato.
touched-both =
    .title = Toccare pezzi di entrambi i colori
    .rule = Il giocatore che ha il tratto e tocca pezzi di entrambi i colori deve catturare il pezzo dell'avversario con il proprio. Se ciò è illegale, deve muovere o catturare il primo pezzo toccato che può essere mosso o catturato. Se l'ordine non è chiaro, si considera toccato per primo il pezzo del giocatore.
    .holds = { $duty ->
        [capture-with] { WHO($player) } { AGREE($player, sg: "ha toccato un pezzo di ciascun colore e deve", pl: "hanno toccato un pezzo di ciascun colore e devono") } catturare il pezzo in { SQUARE($square) } con l'altro.
        [capture] Il proprio pezzo non può catturare quello avversario; il pezzo in { SQUARE($square) } è il primo utilizzabile, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturarlo.
       *[move] Il proprio pezzo non può catturare quello avversario; il pezzo in { SQUARE($square) } è il primo utilizzabile, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muoverlo.
    }
    .fails = Nessuno dei pezzi toccati può essere mosso o catturato.
    .reading = Prima del 2017 il testo parla di un solo pezzo di ciascun colore; se ne sono stati toccati di più, qui si considera il primo di ciascun colore.
nothing-usable =
    .title = Nessun pezzo toccato è utilizzabile
    .rule = Se nessuno dei pezzi toccati può essere mosso o catturato, il giocatore può eseguire qualsiasi mossa legale.
    .holds = Nessuno dei pezzi toccati può essere mosso o catturato, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale.
    .fails = Un pezzo toccato può essere mosso o catturato.
released-piece =
    .title = Il pezzo lasciato
    .rule = Un pezzo lasciato su una casa, come mossa legale o come parte di essa, non può più essere mosso su un'altra casa nella stessa mossa.
capture-made =
    .title = Quando è eseguita una cattura
    .rule = Una cattura è eseguita quando il pezzo catturato è stato tolto dalla scacchiera e quello che cattura è stato lasciato sulla sua casa.
castling-made =
    .title = Quando è eseguito l'arrocco
    .rule = L'arrocco è eseguito quando la torre è stata lasciata sulla casa attraversata dal re. Finché è stato lasciato soltanto il re, il giocatore deve arroccare da quel lato, se ciò è legale; altrimenti deve eseguire un'altra mossa legale di re e, se non ne esistono, può eseguire qualsiasi mossa legale.
promotion-made =
    .title = Quando è eseguita una promozione
    .rule = Una promozione è eseguita quando il nuovo pezzo è stato lasciato sulla traversa più distante e il pedone è stato tolto dalla scacchiera.
