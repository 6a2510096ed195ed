### Le partite dei giocatori non vedenti o con disabilità visiva.

## Due scacchiere

local-adaptation =
    .title = L'adattamento alle circostanze locali
    .rule = Dopo aver consultato l'arbitro, l'organizzatore può adattare queste regole alle circostanze locali.
two-boards =
    .title = Il diritto a due scacchiere
    .rule = Quando un giocatore vedente incontra un giocatore con disabilità visiva, ciascuno dei due può esigere due scacchiere: una normale per il giocatore vedente e una speciale per l'altro.
    .holds = Uno dei giocatori ha una disabilità visiva e l'altro no, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } esigere due scacchiere.
    .fails = Il diritto esiste soltanto in una partita fra un giocatore vedente e uno con disabilità visiva, e questa non lo è.
    .fails-alone = In questa partita nessuno può esigere una seconda scacchiera.
special-board-size =
    .title = Le misure della scacchiera speciale
    .rule = La scacchiera speciale misura almeno 20 per 20 centimetri.
special-board-squares =
    .title = Le case della scacchiera speciale
    .rule = Sulla scacchiera speciale le case nere sono leggermente rialzate.
special-board-apertures =
    .title = I fori della scacchiera speciale
    .rule = Ogni casa della scacchiera speciale ha un foro che tiene fermo il pezzo.
special-pieces-pegged =
    .title = I perni dei pezzi speciali
    .rule = Ogni pezzo della scacchiera speciale ha un perno adatto ai fori.
special-pieces-marked =
    .title = La forma dei pezzi speciali
    .rule = I pezzi speciali sono di modello Staunton, e quelli neri portano un segno riconoscibile al tatto.

## Muovere

announcing-moves =
    .title = Annunciare le mosse
    .rule = Ogni mossa deve essere annunciata chiaramente. Chi promuove un pedone deve annunciare anche il nuovo pezzo.
    .holds =
        { $begun ->
            [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato la promozione senza nominare il nuovo pezzo, che va annunciato anch'esso.
           *[no] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } annunciato la mossa, e ogni mossa va annunciata.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato la mossa.
repeating-moves =
    .title = Ripetere le mosse
    .rule = L'avversario deve ripetere ogni mossa annunciata ed eseguirla sulla propria scacchiera.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ripetuto una mossa diversa da quella annunciata, perciò la mossa va annunciata ancora una volta.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ripetuto la mossa come era stata annunciata.
    .reading = Il testo non dice che cosa accada se viene ripetuta una mossa diversa. Riteniamo che la mossa vada annunciata di nuovo, perché le due scacchiere concordino.
    .fails-alone = La mossa è stata ripetuta correttamente, e l'orologio { WHO($player, case: "gen") } può ora essere avviato.
names-announced =
    .title = I nomi raccomandati per gli annunci
    .rule = Per evitare errori si raccomandano questi nomi: per le colonne Anna, Bella, Cesar, David, Eva, Felix, Gustav e Hector; per le traverse, salvo che l'arbitro decida altrimenti, i numeri tedeschi da eins ad acht; per i pezzi König, Dame, Turm, Läufer, Springer e Bauer; per l'arrocco Lange Rochade e Kurze Rochade.
touched-when-lifted =
    .title = Quando un pezzo è toccato
    .rule = Sulla scacchiera speciale un pezzo si considera toccato quando è stato estratto dal suo foro.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } estratto dal foro { MEN($man) }: il pezzo è perciò toccato.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } tastato un pezzo senza estrarlo dal foro, perciò il pezzo non si considera toccato.
    .fails-alone = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } l'obbligo di muovere un pezzo soltanto tastato.
captured-removed =
    .title = Il pezzo catturato
    .rule = Una cattura non è eseguita finché il pezzo catturato non è stato tolto dalla scacchiera di chi muove.
    .holds = Il pezzo catturato è stato tolto dalla scacchiera { WHO($player, case: "gen") }.
    .fails = Il pezzo catturato è ancora sulla scacchiera { WHO($player, case: "gen") }, perciò la cattura non è ancora eseguita.
    .fails-alone = La mossa non è stata eseguita; { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } prima togliere dalla scacchiera il pezzo catturato.
placed-in-aperture =
    .title = Il pezzo nel foro della casa di arrivo
    .rule = Una mossa non è eseguita finché il pezzo non è stato messo in un altro foro.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } messo il pezzo nel foro della casa di arrivo.
    .fails = Il pezzo non è ancora in un altro foro, perciò la mossa non è ancora eseguita.
    .fails-alone = La mossa non è stata eseguita; { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } prima mettere il pezzo in un altro foro.
made-when-announced =
    .title = La mossa annunciata
    .rule = Una mossa non è eseguita finché non è stata annunciata.
    .holds =
        { $slip ->
            [yes] Per un lapsus { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato un'altra mossa; anche un lapsus è un annuncio.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato la mossa.
        }
    .holds-alone = Con l'annuncio la mossa { WHO($player, case: "gen") } è eseguita.
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora annunciato la mossa, perciò essa non è ancora eseguita.
    .reading = Anche un lapsus si considera un annuncio, perché va corretto e non fatto per la prima volta.
    .fails-alone = La mossa non è stata eseguita; { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } prima annunciarla.
clock-after-announcement =
    .title = L'orologio dell'avversario
    .rule = Solo quando la mossa è stata eseguita sulla scacchiera speciale e annunciata si avvia l'orologio dell'avversario.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito interamente la mossa, perciò l'orologio dell'avversario può essere avviato.
    .fails = { $pressed ->
        [yes] L'orologio dell'avversario è stato avviato benché { WHO($player) } non { AGREE($player, sg: "avesse", pl: "avessero") } eseguito interamente la mossa.
       *[no] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora eseguito interamente la mossa, perciò l'orologio dell'avversario deve attendere.
    }
sighted-as-usual =
    .title = Il giocatore vedente
    .rule = Per il giocatore vedente valgono le regole consuete che dicono quando un pezzo è toccato e quando una mossa è eseguita.
    .holds = { $touched ->
        [yes] { WHO($player) } è il giocatore vedente, per il quale valgono le regole consuete sul pezzo toccato.
       *[no] { WHO($player) } è il giocatore vedente, per il quale valgono le regole consuete sull'esecuzione della mossa.
    }
    .holds-alone = { $touched ->
        [yes] Per { WHO($player) } valgono le regole consuete sul pezzo toccato.
       *[no] La mossa { WHO($player, case: "gen") } resta valida, come in ogni altra partita.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità visiva, perciò valgono le regole sulla scacchiera speciale.

## Orologio e registrazione

speaking-clock =
    .title = Un orologio apposito
    .rule = È ammesso un orologio costruito per chi ha una disabilità visiva. Dovrebbe poter annunciare il tempo e il numero delle mosse.
felt-hands =
    .title = Lancette riconoscibili al tatto
    .rule = In alternativa si può usare un orologio analogico con lancette rinforzate, sul cui quadrante ogni cinque minuti si trova un punto in rilievo e ogni quindici minuti se ne trovano due.
felt-flag =
    .title = Una bandierina riconoscibile al tatto
    .rule = La bandierina dell'orologio analogico deve essere facilmente riconoscibile al tatto, e negli ultimi cinque minuti dell'ora il giocatore deve poter sentire al tatto la lancetta dei minuti.
record-without-sight =
    .title = La registrazione
    .rule = Il giocatore con disabilità visiva può registrare la partita in Braille, in scrittura comune o con un registratore.
misspoken-move =
    .title = Un lapsus
    .rule = Una mossa annunciata erroneamente per un lapsus deve essere corretta subito, prima che sia avviato l'orologio dell'avversario.
    .holds = { $corrected ->
        [in-time] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } corretto il lapsus prima che l'orologio dell'avversario fosse avviato, dunque in tempo.
        [too-late] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } corretto il lapsus solo dopo l'avvio dell'orologio dell'avversario, cioè troppo tardi.
        [named] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito { MOVE($move) } ma per un lapsus { AGREE($player, sg: "ha", pl: "hanno") } annunciato { MOVE($said) }. Conta la mossa eseguita, che va annunciata ora; l'orologio dell'avversario non è ancora avviato.
       *[not-yet] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } annunciato per un lapsus un'altra mossa; poiché l'orologio dell'avversario non è ancora avviato, l'annuncio va corretto subito.
    }
    .fails = { $named ->
        [yes] L'orologio dell'avversario è stato avviato, perciò il lapsus non può più essere corretto. È stata eseguita { MOVE($move) } e annunciata { MOVE($said) }: se per questo le due scacchiere differiscono, le si corregge in base alle registrazioni di entrambi i giocatori.
       *[no] L'orologio dell'avversario è stato avviato, perciò il lapsus non può più essere corretto.
    }

## Scacchiere diverse

board-put-right =
    .title = Una delle scacchiere è errata
    .rule = Se le due scacchiere differiscono, la posizione va corretta con l'aiuto dell'arbitro e di entrambe le registrazioni. Se le registrazioni concordano, deve correggere la propria scacchiera il giocatore che ha scritto la mossa giusta ma ne ha eseguita un'altra.
    .holds = Le registrazioni concordano, e a discostarsene è la scacchiera { WHO($player, case: "gen") }, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } correggerla.
    .fails = Le registrazioni non concordano, perciò non mostrano quale scacchiera sia giusta.
back-to-agreement =
    .title = Anche le registrazioni differiscono
    .rule = Se differiscono sia le scacchiere sia le registrazioni, la partita deve tornare al punto fino al quale le registrazioni concordano, e l'arbitro deve regolare di nuovo gli orologi.
    .holds = Le scacchiere differiscono, e le registrazioni concordano solo fino a un punto precedente: la partita deve tornare a quel punto.
    .fails = Le registrazioni concordano, perciò non occorre tornare a un punto precedente.

## Assistenti

blind-assistant =
    .title = L'assistente del giocatore con disabilità visiva
    .rule = Il giocatore con disabilità visiva può servirsi di un assistente per alcuni o per tutti i compiti che seguono.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità visiva e { AGREE($player, sg: "può", pl: "possono") } servirsi di un assistente.
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } una disabilità visiva.
assistant-moves =
    .title = Eseguire le mosse
    .rule = L'assistente può eseguire le mosse dell'uno e dell'altro giocatore sulla scacchiera dell'avversario.
    .holds = Eseguire mosse sulla scacchiera dell'avversario è fra i compiti dell'assistente { WHO($player, case: "gen") }.
    .fails = L'assistente non esegue mosse.
assistant-announces =
    .title = Annunciare
    .rule = L'assistente può annunciare le mosse di entrambi i giocatori.
    .holds = Annunciare le mosse di entrambi i giocatori, e quindi anche dire che una è stata eseguita, è fra i compiti dell'assistente { WHO($player, case: "gen") }.
    .fails = L'assistente non annuncia mosse.
assistant-records =
    .title = Registrazione e orologio
    .rule = L'assistente può tenere la registrazione del giocatore e avviare l'orologio dell'avversario.
    .holds = Registrare la partita e avviare l'orologio dell'avversario sono fra i compiti dell'assistente { WHO($player, case: "gen") }.
    .fails = L'assistente non registra né avvia l'orologio.
assistant-tells =
    .title = Rispondere alle domande
    .rule = Solo se il giocatore lo chiede, l'assistente può dirgli quante mosse sono state completate e quanto tempo hanno usato i due giocatori.
    .holds = { $tells ->
        [asked] All'assistente era stato chiesto, e poteva rispondere.
        [unasked] Nessuno lo aveva chiesto. L'assistente può dare simili informazioni soltanto quando { WHO($player) } le { AGREE($player, sg: "chiede", pl: "chiedono") }.
       *[in-general] L'assistente può rispondere quando { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di mosse o di tempi, e soltanto allora.
    }
    .fails = L'assistente non dice nulla.
    .reading = Il testo non indica misure contro l'assistente che parla senza esserne richiesto. Agisce per il giocatore, che l'arbitro può dunque penalizzare; si potrebbe anche soltanto invitarlo a tacere.
assistant-claims =
    .title = Segnalazioni
    .rule = L'assistente può segnalare che l'avversario ha superato il tempo assegnato e informare l'arbitro che il giocatore vedente ha toccato un pezzo.
    .holds =
        { $may ->
            [his] L'assistente può fare questa segnalazione per { WHO($player) }, e vale come se l'avesse fatta il giocatore stesso.
            [not-his] L'assistente può segnalare soltanto la caduta della bandierina o un pezzo toccato; ogni altra segnalazione o richiesta spetta { WHO($player, case: "dat") }.
            [nobodys] Un assistente può fare segnalazioni soltanto per un giocatore con disabilità visiva, e questo non ne assiste alcuno.
            [part] L'assistente ha soltanto i compiti che l'appendice nomina; ciò che ha fatto non vi rientra, perciò non ha effetto.
            [accepts] Accettare la patta non è fra i compiti dell'assistente; può farlo soltanto il giocatore, perciò non ha effetto.
            [stops] L'assistente può fermare gli orologi per { WHO($player) } allo scopo di segnalare la caduta della bandierina o un pezzo toccato, e per nient'altro.
           *[in-general] Segnalare la caduta della bandierina e i pezzi toccati è fra i compiti dell'assistente { WHO($player, case: "gen") }.
        }
    .fails = L'assistente non fa segnalazioni.
    .reading = L'elenco di ciò che l'assistente può fare nomina queste due segnalazioni, perciò le altre si intendono riservate al giocatore, e si intende che per queste può fermare gli orologi come il giocatore; secondo le indicazioni per gli arbitri, invece, offerte di patta e richieste possono passare per l'assistente.
assistant-adjourns =
    .title = Aggiornamento della partita
    .rule = L'assistente può fare quanto occorre quando la partita è aggiornata.
    .holds = Fare quanto occorre per l'aggiornamento è fra i compiti dell'assistente { WHO($player, case: "gen") }.
    .fails = La partita non è aggiornata.
sighted-assistant =
    .title = L'assistente del giocatore vedente
    .rule = Se un giocatore con disabilità visiva non si serve di un assistente, il suo avversario vedente può servirsene per eseguire le mosse sull'altra scacchiera e per annunciarle.
    .holds =
        { $why ->
            [opponent-has-one] L'avversario con disabilità visiva si serve già di un assistente, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } farlo.
            [other-tasks] { WHO($player) } è il giocatore vedente e { AGREE($player, sg: "può", pl: "possono") } servirsi di un assistente soltanto per eseguire e annunciare le mosse, non per altri compiti.
           *[allowed] Finché l'avversario con disabilità visiva non si serve di un assistente, { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } servirsene per eseguire e annunciare le mosse.
        }
    .fails = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } bisogno di un assistente.
    .unmet = L'articolo riguarda l'avversario di un giocatore con disabilità visiva che non si serve di un assistente, e qui non è così.
hearing-impaired-opponent =
    .title = Un avversario con disabilità uditiva
    .rule = Quando un giocatore con disabilità visiva incontra un giocatore con disabilità uditiva, deve esserci un assistente.
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } udire gli annunci, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } avere un assistente.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } udire gli annunci, perciò un assistente non è necessario.
    .fails-alone = Non occorre alcun assistente.
