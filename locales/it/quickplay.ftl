### Partite senza incremento e finale rapido.

quickplay-finish =
    .title = Che cos'è il finale rapido
    .rule = Il finale rapido è la fase della partita in cui tutte le mosse restanti devono essere completate in un tempo limitato.
quickplay-announced =
    .title = Annuncio delle regole sul finale rapido
    .rule = Le regole per le partite senza incremento si applicano solo se ne è stata annunciata in anticipo l'applicazione.
    .holds = L'applicazione delle regole sul finale rapido non era stata annunciata, perciò { WHO($player) } non può farvi ricorso.
    .fails = L'applicazione delle regole sul finale rapido era stata annunciata, come esse richiedono.
quickplay-scope =
    .title = Le partite a cui si applicano le regole sul finale rapido
    .rule = Le regole sul finale rapido riguardano il gioco standard e il gioco rapido senza incremento; non si applicano mai al gioco lampo.
    .holds =
        { $why ->
            [blitz] Le regole sul finale rapido non si applicano mai al gioco lampo, perciò { WHO($player) } non può farvi ricorso.
            [granted] In questa partita è già stato concesso un incremento, perciò { WHO($player) } non può più fare ricorso alle regole sul finale rapido.
           *[increment] Le mosse restanti si giocano con incremento, perciò { WHO($player) } non può fare ricorso alle regole sul finale rapido, che riguardano le partite senza incremento.
        }
    .fails = La partita si gioca senza incremento e non è di gioco lampo, e per partite del genere sono fatte le regole sul finale rapido.
quickplay-increment-request =
    .title = Chiedere un incremento
    .rule = Un giocatore che ha il tratto e a cui restano meno di { DURATION($limit) } può chiedere all'arbitro che entrambi ricevano { DURATION($increment) } in più per ogni mossa. La richiesta vale come offerta di patta.
    .holds =
        { $offer ->
            [yes] { WHO($player) } ha il tratto e gli restano meno di { DURATION($limit) }, perciò la richiesta è ammissibile. Vale come offerta di patta.
           *[no] { WHO($player) } ha il tratto e gli restano meno di { DURATION($limit) }, perciò la richiesta è ammissibile. Questo torneo limita però le offerte di patta, perciò la richiesta non vale come offerta.
        }
    .fails =
        { $missing ->
            [finish] Non si tratta di un finale rapido, perciò non si può chiedere un incremento.
            [flag] La bandierina { WHO($player, case: "gen") } era già caduta, perciò era troppo tardi per chiedere un incremento.
            [time] { WHO($player) } ha ancora { DURATION($limit) } o più, e l'incremento si può chiedere solo con meno: è troppo presto.
           *[turn] { WHO($player) } non ha il tratto, e solo chi ha il tratto può chiedere un incremento.
        }
    .holds-alone =
        { $offer ->
            [yes] La richiesta è ammissibile e vale come offerta di patta.
           *[no] La richiesta è ammissibile, ma poiché il torneo limita le offerte di patta, non vale come offerta.
        }
    .fails-alone = La richiesta è inammissibile; la partita prosegue.
quickplay-increment-choice =
    .title = L'arbitro può concedere l'incremento
    .rule = Se l'avversario rifiuta la patta, l'arbitro decide se impostare gli orologi con un incremento di { DURATION($increment) }.
    .holds = { WHO($opponent) } ha rifiutato la patta, perciò sta all'arbitro decidere se entrambi ricevano { DURATION($increment) } in più per ogni mossa. In tal caso { WHO($opponent) } riceve subito anche del tempo addizionale.
quickplay-increment-usual =
    .title = L'incremento è la scelta abituale
    .rule = Con un orologio digitale di norma l'arbitro concede l'incremento di { DURATION($increment) }.
    .holds = Con un orologio digitale di norma l'arbitro concede l'incremento di { DURATION($increment) }.
quickplay-increment-granted =
    .title = L'incremento è concesso
    .rule = L'arbitro può concedere l'incremento solo su richiesta di un giocatore e solo dopo che l'avversario ha rifiutato la patta. Allora entrambi gli orologi vanno impostati con un incremento di { DURATION($increment) }, all'avversario va assegnato un tempo di { DURATION($time) } e la partita prosegue.
    .holds = La patta è stata rifiutata e l'arbitro ha accolto la richiesta. Entrambi ricevono { DURATION($increment) } in più per ogni mossa, { WHO($opponent) } riceve subito anche { DURATION($time) } e la partita prosegue.
    .fails = L'offerta di patta contenuta nella richiesta è ancora aperta; l'incremento si può concedere solo dopo il rifiuto.
    .fails-alone = L'incremento non si può ancora concedere.
    .unmet = Nessuno ha chiesto l'incremento, perciò non ce n'è alcuno da concedere.
quickplay-claim =
    .title = Richiedere la patta con poco tempo
    .rule =
        { $claimant ->
            [on-move] Un giocatore che ha il tratto e a cui restano meno di { DURATION($limit) } può richiedere la patta, prima che cada la sua bandierina, perché l'avversario non può vincere con mezzi normali o non si sforza di farlo.
           *[any-player] Un giocatore a cui restano meno di { DURATION($limit) } può richiedere la patta, prima che cada la sua bandierina, perché l'avversario non può vincere con mezzi normali o non si sforza di farlo. Non occorre che abbia il tratto.
        }
    .holds =
        { $claimant ->
            [on-move] { WHO($player) } ha il tratto, gli restano meno di { DURATION($limit) } e la sua bandierina non è ancora caduta, perciò la richiesta è ammissibile.
           *[any-player] { WHO($player) } ha meno di { DURATION($limit) } e la sua bandierina non è ancora caduta, perciò la richiesta è ammissibile.
        }
    .fails =
        { $missing ->
            [finish] Non si tratta di un finale rapido, e soltanto lì si può richiedere la patta adducendo che l'avversario non può vincere con mezzi normali o non si sforza di farlo.
            [flag] La bandierina { WHO($player, case: "gen") } era già caduta, e la richiesta va presentata prima.
            [time] { WHO($player) } ha ancora { DURATION($limit) } o più, e la richiesta è ammessa solo con meno.
           *[turn] { WHO($player) } non ha il tratto, e la richiesta spetta solo a chi ha il tratto.
        }
    .reading = Dal 2014 questa richiesta è aperta quando non si può avere un incremento. Per noi è aperta a chi non ha chiesto l'incremento o se l'è visto rifiutare. Si potrebbe anche ammetterla solo quando l'orologio non può aggiungere tempo.
quickplay-claim-inadmissible =
    .title = La richiesta inammissibile
    .rule = Una richiesta di cui mancano le condizioni è respinta senza esaminarne il motivo.
    .holds = La richiesta { WHO($player, case: "gen") } non è ammissibile, perciò il motivo non viene nemmeno esaminato e all'avversario non spetta tempo addizionale.
    .reading = Il tempo addizionale per l'avversario riguarda una richiesta esaminata e respinta, perciò per una inammissibile non lo assegniamo. Si potrebbe anche assegnarlo.
quickplay-claim-clocks =
    .title = Gli orologi durante la richiesta nel finale rapido
    .rule =
        { $must ->
            [yes] Il richiedente deve fermare gli orologi e chiamare l'arbitro.
           *[no] Il richiedente può fermare gli orologi e deve chiamare l'arbitro.
        }
    .holds =
        { $must ->
            [yes] { WHO($player) } richiede la patta, perciò deve fermare gli orologi e chiamare l'arbitro.
           *[no] { WHO($player) } richiede la patta, perciò può fermare gli orologi e deve chiamare l'arbitro.
        }
    .reading = Dal 2017, per il fermo degli orologi, l'articolo rinvia all'articolo 6.12.2, che riguarda gli schermi; il testo francese rinvia al 6.11.2. Intendiamo quest'ultimo, perché è lì che il giocatore può fermare gli orologi; preso alla lettera, il rinvio non direbbe nulla sugli orologi.
quickplay-draw =
    .title = L'arbitro è d'accordo con la richiesta
    .rule = Questa patta si dichiara solo su richiesta di un giocatore: se l'arbitro conviene che l'avversario non può vincere con mezzi normali o non si sforza di farlo, la partita è patta.
    .holds =
        { $ground ->
            [cannot-win-normally] L'arbitro conviene che { WHO($opponent) } non può vincere con mezzi normali, perciò la partita è patta.
            [no-effort] L'arbitro conviene che { WHO($opponent) } non si sforza di vincere con mezzi normali, perciò la partita è patta.
           *[claimed] L'arbitro ritiene fondato il motivo della richiesta { WHO($player, case: "gen") }, perciò la partita è patta.
        }
    .fails = L'arbitro non ritiene fondato il motivo della richiesta { WHO($player, case: "gen") }.
    .unmet = Nessuno ha richiesto la patta in base a queste Linee guida, perciò non c'è alcuna richiesta che l'arbitro possa accogliere.
quickplay-choice =
    .title = Che cosa può decidere l'arbitro sulla richiesta
    .rule =
        { $reject ->
            [yes] L'arbitro che non concorda subito con la richiesta rinvia la decisione oppure respinge la richiesta.
           *[no] L'arbitro che non concorda subito con la richiesta rinvia la decisione; la richiesta non può essere respinta.
        }
    .holds =
        { $reject ->
            [yes] Se l'arbitro ritiene fondata la richiesta { WHO($player, case: "gen") }, la partita è patta; altrimenti rinvia la decisione oppure respinge la richiesta.
           *[no] Se l'arbitro ritiene fondata la richiesta { WHO($player, case: "gen") }, la partita è patta; altrimenti rinvia la decisione, perché in questa edizione la richiesta non può essere respinta.
        }
quickplay-postponed =
    .title = La decisione è rinviata
    .rule = Se l'arbitro rinvia la decisione, la partita prosegue, se possibile in presenza di un arbitro, e all'avversario si possono dare { DURATION($time) } di tempo addizionale.
    .holds = La decisione sulla richiesta { WHO($player, case: "gen") } è rinviata e sarà presa più avanti, al più tardi dopo la caduta di una bandierina. Fino ad allora la partita prosegue, se possibile in presenza di un arbitro, che può dare { WHO($opponent, case: "dat") } { DURATION($time) } di tempo addizionale.
quickplay-after-flag =
    .title = Una bandierina cade mentre la richiesta è aperta
    .rule = Anche dopo la caduta di una bandierina la partita è patta, se chi vincerebbe per il tempo non poteva vincere con mezzi normali o non si era sforzato abbastanza di farlo.
    .holds =
        { $ground ->
            [cannot-win-normally] Quando è caduta la bandierina, la richiesta { WHO($player, case: "gen") } era ancora aperta. Chi avrebbe vinto per il tempo non poteva vincere con mezzi normali, perciò la partita è patta e non persa per il tempo.
           *[no-effort] Quando è caduta la bandierina, la richiesta { WHO($player, case: "gen") } era ancora aperta. Chi avrebbe vinto per il tempo non si era sforzato abbastanza di vincere con mezzi normali, perciò la partita è patta e non persa per il tempo.
        }
    .yields =
        { $ground ->
            [cannot-win-normally] Quando è caduta la bandierina, la richiesta { WHO($player, case: "gen") } era ancora aperta. Chi avrebbe vinto per il tempo non poteva vincere con mezzi normali; di per sé la partita sarebbe patta.
           *[no-effort] Quando è caduta la bandierina, la richiesta { WHO($player, case: "gen") } era ancora aperta. Chi avrebbe vinto per il tempo non si era sforzato abbastanza di vincere con mezzi normali; di per sé la partita sarebbe patta.
        }
    .fails = Quando è caduta la bandierina, la richiesta { WHO($player, case: "gen") } era ancora aperta, ma chi vincerebbe per il tempo può vincere con mezzi normali e si sforza di farlo, perciò la richiesta non porta alla patta.
    .reading = Solo i testi dal 2017 dicono espressamente che si giudica l'avversario di chi ha superato il tempo. Leggiamo così anche quelli più vecchi. Per questi si potrebbe anche giudicare l'avversario del richiedente, qualunque bandierina sia caduta.
    .result = La partita è patta in base alla richiesta e non è persa per il tempo.
quickplay-rejected =
    .title = La richiesta è respinta
    .rule = Se l'arbitro respinge la richiesta, all'avversario va assegnato un tempo di { DURATION($time) } e la partita prosegue.
    .holds = L'arbitro ha respinto la richiesta { WHO($player, case: "gen") }, perciò { WHO($opponent) } riceve { DURATION($time) } di tempo addizionale e la partita prosegue.
quickplay-decision-final =
    .title = La decisione è definitiva
    .rule = Contro la decisione dell'arbitro su questa richiesta non è ammesso appello.
    .holds =
        { $appeal ->
            [yes] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } presentare appello, perché la decisione dell'arbitro su una richiesta di patta nel finale rapido è definitiva.
           *[no] L'arbitro ha deciso sulla richiesta { WHO($player, case: "gen") }, e la decisione è definitiva.
        }
    .reading = Il testo del 2014 non ci è noto e quello del 1997 non ne parla; in queste edizioni restano in vigore le regole generali sugli appelli.
quickplay-without-arbiter =
    .title = La richiesta quando non c'è un arbitro
    .rule = Quando nessun arbitro è presente, un giocatore a cui restano meno di { DURATION($limit) } può richiedere la patta prima che cada la sua bandierina. La richiesta pone fine alla partita.
    .holds = Nessun arbitro è presente. { WHO($player) } ha meno di { DURATION($limit) }, e la sua bandierina non è ancora caduta: la richiesta pone fine alla partita.
    .fails =
        { $missing ->
            [finish] Non si tratta di un finale rapido, e soltanto lì si può richiedere la patta senza arbitro, perciò la richiesta non ha effetto.
            [flag] La bandierina { WHO($player, case: "gen") } era già caduta, perciò la richiesta è giunta troppo tardi.
           *[time] { WHO($player) } ha ancora { DURATION($limit) } o più, perciò la richiesta giunge troppo presto.
        }
    .fails-alone = La richiesta di patta è inammissibile; la partita prosegue.
quickplay-evidence-of-position =
    .title = La posizione finale come prova
    .rule = Chi sostiene che l'avversario non può vincere con mezzi normali deve scrivere la posizione finale, e l'avversario deve verificarla.
    .holds = { WHO($player) } sostiene che { WHO($opponent) } non può vincere con mezzi normali, perciò deve scrivere la posizione finale, e { WHO($opponent) } deve verificarla.
quickplay-evidence-of-effort =
    .title = Il formulario come prova
    .rule = Chi sostiene che l'avversario non si sforza di vincere con mezzi normali deve consegnare la posizione finale e un formulario completo, e l'avversario deve verificare entrambi.
    .holds = { WHO($player) } sostiene che { WHO($opponent) } non si sforza di vincere con mezzi normali, perciò deve consegnare la posizione finale e un formulario completo, e { WHO($opponent) } deve verificarli entrambi.
quickplay-referred =
    .title = La decisione spetta all'arbitro designato
    .rule = La richiesta deve essere sottoposta all'arbitro designato a questo scopo.
    .holds =
        { $draw ->
            [yes] La richiesta aveva posto fine alla partita. L'arbitro designato la ritiene fondata, perciò la partita è patta.
           *[no] L'arbitro designato non ritiene fondata la richiesta, perciò la respinge. Quale sia allora il risultato, le Regole non lo dicono: è lasciato al regolamento del torneo.
        }
    .reading = Le Regole non dicono chi ha vinto se l'arbitro designato non è d'accordo. Intendiamo che la richiesta venga soltanto respinta e che il risultato sia lasciato al regolamento del torneo.

