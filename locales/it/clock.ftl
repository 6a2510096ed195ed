### L'orologio per gli scacchi.

## Il significato dei termini

chessclock =
    .title = L'orologio per gli scacchi
    .rule = L'orologio per gli scacchi è composto da due indicatori di tempo, collegati in modo che uno solo per volta possa essere in moto. Nelle Regole «orologio» indica uno dei due indicatori.
flag-defined =
    .title = La bandierina
    .rule = Ciascun indicatore ha una bandierina. La caduta della bandierina mostra che il tempo assegnato al giocatore è esaurito. Alcuni orologi segnalano anche quale delle due bandierine è caduta per prima.
    .reading = Un segnale su un orologio digitale vale come bandierina e, se indica anche quale è caduta per prima, l'ordine si considera noto. Si potrebbe dare credito soltanto a ciò che qualcuno ha visto, ma l'orologio è il testimone migliore.
clocks-stand =
    .title = Che cosa segnano gli indicatori
    .rule = Quando una decisione dà o toglie tempo, si parte dai tempi segnati: ciascun indicatore segna poi il tempo di prima, più quello dato o meno quello tolto.
    .holds = { $counted ->
        [asked] Si parte dagli ultimi tempi noti; un orologio che non è ancora stato in moto segna il tempo iniziale, compreso l'eventuale incremento per la prima mossa.
        [judgement] Si parte dagli ultimi tempi noti; l'arbitro può impostarne altri secondo il suo miglior giudizio.
        [gained] Si parte dagli ultimi tempi noti. Se si toglie l'incremento ottenuto premendo l'orologio, l'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }.
        [gained-or-judged] Si parte dagli ultimi tempi noti; l'arbitro può impostarne altri secondo il suo miglior giudizio. Se si toglie l'incremento ottenuto premendo l'orologio, l'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }.
        [late] Prima del suo arrivo l'orologio { WHO($player, case: "gen") } è rimasto in moto per { DURATION($time) }, e quel tempo è perduto.
       *[ruled] Si parte dagli ultimi tempi noti.
    }
    .fails = Non si conoscono né i tempi segnati dagli orologi né il tempo iniziale di ciascun giocatore.
    .fails-alone = Non si può dire che cosa segnino gli orologi.

## Quando una mossa è completata

move-completed =
    .title = Quando una mossa è completata
    .rule = Una mossa eseguita sulla scacchiera è completata quando il giocatore preme l'orologio.
    .holds = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } eseguito l'ultima mossa sulla scacchiera ma non ancora premuto l'orologio, perciò alla caduta della bandierina quella mossa non era completata.
completed-by-the-end =
    .title = Completata con la fine della partita
    .rule = La mossa che conclude la partita è completata senza che occorra premere l'orologio.
    .reading = Fra ciò che conclude la partita e completa la mossa senza che occorra premere l'orologio, il testo del 2023 nomina anche la richiesta con la mossa che si intende giocare. Una tale richiesta non conclude nulla prima che l'arbitro l'abbia riconosciuta fondata, perciò vi leggiamo una svista redazionale. Secondo l'altra lettura, una richiesta fondata completerebbe la mossa soltanto scritta; il risultato sarebbe lo stesso.
completed-by-next-move =
    .title = Completata con la mossa successiva
    .rule = Una mossa dopo la quale l'orologio non è stato premuto è completata quando lo stesso giocatore ha eseguito la mossa successiva.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito un'altra mossa, perciò la mossa{ $reference } è completata anche se dopo di essa l'orologio non è stato premuto.

## Premere l'orologio

press-always-allowed =
    .title = Il diritto di premere l'orologio
    .rule = Al giocatore che ha eseguito una mossa si deve sempre consentire di premere l'orologio, anche se l'avversario ha già eseguito la mossa successiva. Il tempo tra l'esecuzione della mossa e il momento in cui preme l'orologio è a carico del giocatore.
    .holds = { WHO($opponent) } { AGREE($opponent, sg: "ha", pl: "hanno") } risposto prima che { WHO($player) } { AGREE($player, sg: "premesse", pl: "premessero") } l'orologio dopo la mossa{ $reference }, ma { WHO($player, case: "dat") } andava ancora consentito di premerlo.
    .reading = Le edizioni anteriori al 2014 dicono che il giocatore può sempre premere l'orologio, senza nominare la risposta. Le intendiamo allo stesso modo, perché «sempre» comprende anche quel caso; si potrebbe anche far cessare il diritto con la mossa dell'avversario.
    .unmet = L'avversario non aveva ancora eseguito la mossa successiva, perciò nulla ostacolava la pressione dell'orologio.
press-same-hand =
    .title = Premere con la mano che ha mosso
    .rule = Il giocatore deve premere l'orologio con la stessa mano con cui ha eseguito la mossa.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio con la mano che non aveva eseguito la mossa. È vietato, ma non vale come mossa illegale.
    .unmet = Nessuno ha premuto l'orologio con mano diversa da quella che aveva eseguito la mossa.
no-hovering =
    .title = Non tenere il dito sul pulsante, non indugiare sopra l'orologio
    .rule = Il giocatore non può né tenere un dito sul pulsante dell'orologio né indugiare sopra l'orologio.
    .holds = { $finger ->
        [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } tenuto un dito sul pulsante dell'orologio, il che è vietato.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } indugiato sopra l'orologio, il che è vietato.
    }
clock-handling =
    .title = L'uso corretto dell'orologio
    .rule = { $before-move ->
        [yes] L'orologio deve essere usato correttamente. È vietato premerlo con forza, sollevarlo, premerlo prima di muovere o rovesciarlo. L'uso scorretto deve essere penalizzato.
       *[no] L'orologio deve essere usato correttamente. È vietato premerlo con forza, sollevarlo o rovesciarlo. L'uso scorretto deve essere penalizzato.
    }
    .holds = { $how ->
        [force] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio con forza, il che è vietato e va penalizzato.
        [lift] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } sollevato l'orologio, il che è vietato e va penalizzato.
        [before-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio prima di muovere, il che è vietato e va penalizzato.
       *[knock-over] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rovesciato l'orologio, il che è vietato e va penalizzato.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio senza aver mosso: vale come mossa illegale, con una penalità propria, e non viene penalizzato anche come uso scorretto dell'orologio.
    .reading = Per l'orologio premuto senza muovere c'è una regola apposita. Stando alla lettera valgono entrambe e occorre anche una penalità; si insegna che vale soltanto l'altra.
clock-assistant =
    .title = Un assistente per l'orologio
    .rule = Il giocatore che non è in grado di usare l'orologio può farsi aiutare da un assistente di gradimento dell'arbitro. { $time ->
        [adjusted-unless-disabled] L'arbitro deve adeguare equamente il tempo del giocatore, ma non quello di un giocatore disabile.
       *[adjusted] L'arbitro deve adeguare equamente il tempo del giocatore.
    }
    .holds = { $clock ->
        [refused] { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di usare l'orologio, ma l'assistente deve essere di gradimento dell'arbitro, e questo non lo è.
        [kept] { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di usare l'orologio e { AGREE($player, sg: "può", pl: "possono") } avere un assistente di gradimento dell'arbitro; data la disabilità, il tempo non viene ridotto.
       *[adjusted] { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di usare l'orologio e { AGREE($player, sg: "può", pl: "possono") } avere un assistente di gradimento dell'arbitro; in cambio il tempo va adeguato equamente.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } in grado di usare l'orologio, e può avere un assistente soltanto chi non lo è.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } premere l'orologio senza assistente.
assistant-time-usual =
    .title = La riduzione abituale del tempo per un assistente
    .rule = Di norma l'adeguamento equo consiste nel togliere { DURATION($time) } al giocatore che ha bisogno di aiuto.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } bisogno di un assistente senza essere disabile; di norma si tolgono { DURATION($time) }.
clock-assistant-too-late =
    .title = Un assistente per l'orologio presentato tardi
    .rule = L'assistente per l'orologio va presentato all'arbitro in anticipo; un assistente presentato soltanto poco prima del turno di norma non viene accettato.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } presentato l'assistente soltanto poco prima del turno, cioè troppo tardi; di norma non viene accettato.
    .reading = Si insegna che allora l'arbitro può rifiutarlo; poiché può farlo comunque, intendiamo che il rifiuto sia la regola.
opponent-as-assistant =
    .title = L'avversario fa da assistente
    .rule = Se in un'emergenza l'avversario fa da assistente, l'arbitro può concedergli tempo addizionale.
    .holds = { WHO($opponent) } { AGREE($opponent, sg: "fa", pl: "fanno") } da assistente { WHO($player, case: "dat") }, e per questo aiuto { AGREE($opponent, sg: "può", pl: "possono") } ricevere dall'arbitro tempo addizionale.

## Il controllo del tempo

time-control =
    .title = Mosse e tempo di un periodo
    .rule = In ciascun periodo il giocatore deve completare un certo numero di mosse, o tutte le mosse restanti, entro il tempo assegnato, compreso quanto viene aggiunto a ogni mossa. Tutto ciò è stabilito in anticipo.
time-carried-over =
    .title = Il tempo risparmiato in un periodo
    .rule = { $saved ->
        [except-in-delay] Completate le mosse di un periodo, il tempo risparmiato si aggiunge a quello del periodo successivo, salvo che nella modalità con ritardo.
       *[carried] Completate le mosse di un periodo, il tempo risparmiato si aggiunge a quello del periodo successivo, se ve n'è uno.
    } Un orologio con contamosse aggiunge il nuovo tempo quando è stato premuto tante volte quante ne prevede l'impostazione, qualunque cosa sia stata giocata sulla scacchiera.
    .holds = Premuto per la { $press }ª volta, l'orologio { WHO($player, case: "gen") } è passato al periodo successivo e segnava quindi { CLOCK($left) }.
    .reading = Dove un'edizione esclude la modalità con ritardo, intendiamo che non si riporti neppure il tempo principale rimasto. Secondo l'altra lettura si perde soltanto il ritardo non usato; il testo non fa questa distinzione.
    .unmet = Le mosse del periodo non sono ancora state completate tutte, perciò non si aggiunge ancora alcun tempo.
increment-mode =
    .title = La modalità cumulativa
    .rule = Nella modalità cumulativa (Fischer) il giocatore riceve un incremento per ogni mossa, a partire dalla prima. Ciò che non ne usa resta a disposizione per le mosse seguenti.
    .holds = Premendo l'orologio, { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ottenuto l'incremento di { DURATION($increment) }; l'orologio segnava quindi { CLOCK($left) }.
    .reading = Intendiamo che l'incremento di una mossa sia già sull'orologio prima che la mossa cominci, quello della prima fin dall'inizio della partita. Lo si potrebbe anche aggiungere dopo ogni mossa: i tempi sono gli stessi, purché il primo ci sia dall'inizio.
delay-mode =
    .title = La modalità con ritardo
    .rule = Nella modalità con ritardo (Bronstein) il giocatore dispone per ogni mossa di un tempo aggiuntivo fisso. Il tempo principale di riflessione scorre soltanto quando quello aggiuntivo è esaurito. Se l'orologio viene premuto prima, il tempo principale di riflessione resta invariato e il resto di quello aggiuntivo va perduto.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } impiegato { DURATION($used) } per la mossa; i primi { DURATION($delay) } non contavano, perciò l'orologio { WHO($player, case: "gen") } segnava { CLOCK($left) }.
moves-checked =
    .title = La verifica delle mosse alla caduta della bandierina
    .rule = Non appena una bandierina è caduta, si deve verificare se il giocatore abbia completato le mosse prescritte.
    .holds = { $kind ->
        [number] La bandierina { WHO($player, case: "gen") } è caduta. { $completed ->
            [0] Non è stata completata alcuna mossa
            [one] È stata completata una mossa
           *[other] Sono state completate { $completed } mosse
        }; { $moves ->
            [one] ne era prescritta una
           *[other] ne erano prescritte { $moves }
        }.
        [moves] La bandierina { WHO($player, case: "gen") } è caduta; si deve verificare se { $moves ->
            [one] sia stata completata una mossa
           *[other] siano state completate { $moves } mosse
        }.
       *[unknown] La bandierina { WHO($player, case: "gen") } è caduta; si deve verificare se le mosse prescritte siano state completate.
    }
    .fails = La bandierina { WHO($player, case: "gen") } è caduta nel periodo in cui si devono completare tutte le mosse restanti, perciò non vi è un numero di mosse da verificare.

first-flag =
    .title = Quale bandierina è caduta per prima
    .rule = Dopo la caduta di una bandierina si deve controllare se le mosse prescritte siano state completate. Se sono cadute entrambe le bandierine, la segnalazione dell'orologio, o ciò che si è osservato, mostra quale sia caduta per prima.
    .holds = { $by ->
        [mark] L'orologio segnala che la bandierina { WHO($player, case: "gen") } è caduta per prima.
        [order] La bandierina { WHO($player, case: "gen") } è caduta prima dell'altra.
       *[one-only] È caduta soltanto la bandierina { WHO($player, case: "gen") }.
    }
    .fails = { $why ->
        [none-fell] Nessuna bandierina è caduta.
       *[both-down] Sono cadute entrambe le bandierine e nulla mostra quale sia caduta per prima.
    }
    .reading = L'articolo non dice come si accerti quale bandierina sia caduta per prima. Che lo stabilisca la segnalazione di un orologio digitale lo deduciamo dall'articolo secondo cui l'orologio fa fede; si potrebbe anche considerare ignoto l'ordine.
    .fails-alone = { $why ->
        [none-fell] Nessuna bandierina è caduta.
       *[both-down] Non si può dire quale bandierina sia caduta per prima.
    }

## L'inizio della partita

clock-place =
    .title = La collocazione dell'orologio
    .rule = Prima della partita l'arbitro decide dove collocare l'orologio per gli scacchi.
    .holds = { $before ->
        [yes] La partita non è ancora cominciata, perciò spetta all'arbitro decidere dove collocare l'orologio.
       *[no] La collocazione dell'orologio è stata decisa prima della partita, perciò l'orologio resta dov'è.
    }
    .yields = { $before ->
        [yes] Prima della partita spetta all'arbitro decidere dove collocare l'orologio.
       *[no] La collocazione dell'orologio è stata decisa prima della partita.
    }
    .fails = La collocazione dell'orologio è stata decisa prima della partita.
board-turned-for-clock =
    .title = L'orologio dall'altro lato
    .rule = Se un giocatore disabile ha bisogno dell'orologio dall'altro lato, si deve girare la scacchiera, e l'orologio resta dov'è.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } bisogno dell'orologio dall'altro lato per una disabilità: a essere girata è la scacchiera, e l'orologio resta dov'è.
white-clock-started =
    .title = Si avvia l'orologio del Bianco
    .rule = All'ora fissata per l'inizio della partita si deve avviare l'orologio del Bianco.
    .holds = È giunta l'ora d'inizio. La prima mossa spetta al Bianco, perciò si avvia il suo orologio, che i giocatori ci siano o no.
    .yields = È giunta l'ora d'inizio, alla quale di per sé andrebbe avviato l'orologio del Bianco.
    .unmet = La partita è già iniziata, perciò l'orologio del Bianco non si avvia un'altra volta.
default-time =
    .title = Il tempo di tolleranza
    .rule = { $silent ->
        [zero] Il regolamento del torneo deve stabilire in anticipo con quanto ritardo un giocatore può presentarsi alla scacchiera; se non lo fa, non è ammesso alcun ritardo.
        [time] Un giocatore può presentarsi alla scacchiera con un ritardo massimo di { DURATION($limit) }, a meno che il regolamento del torneo non fissi un tempo diverso.
       *[nothing] Il regolamento del torneo deve stabilire in anticipo con quanto ritardo un giocatore può presentarsi alla scacchiera.
    } { $excuse ->
        [regulations] Chi arriva più tardi perde la partita.
        [both] Chi arriva più tardi perde la partita, a meno che il regolamento del torneo non disponga o l'arbitro non decida altrimenti.
       *[arbiter] Chi arriva più tardi perde la partita, a meno che l'arbitro non decida altrimenti.
    }
    .holds = { $grace ->
        [none] Non era ammesso alcun ritardo.{ " " }
        [unset] Non era stabilito alcun tempo di tolleranza e dunque non era ammesso alcun ritardo.{ " " }
       *[set] { "" }
    }{ $hall ->
        [yes] { WHO($player) } { AGREE($player, sg: "era", pl: "erano") } nella sala di gioco, ma questo non vale ancora come arrivo alla scacchiera.{ " " }
       *[no] { "" }
    }{ $came ->
        [no] { $both ->
            [yes] { $grace ->
                [set] Nessuno dei due giocatori si è presentato alla scacchiera entro il tempo di tolleranza, perciò perdono entrambi.
                [unset] All'ora d'inizio nessuno dei due giocatori era alla scacchiera, perciò perdono entrambi.
               *[none] All'ora d'inizio nessuno dei due giocatori era alla scacchiera, perciò perdono entrambi.
            }
           *[no] { $grace ->
                [set] { WHO($player) } non { AGREE($player, sg: "si è presentato", pl: "si sono presentati") } alla scacchiera entro il tempo di tolleranza, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
                [unset] All'ora d'inizio { WHO($player) } non { AGREE($player, sg: "era", pl: "erano") } alla scacchiera, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
               *[none] All'ora d'inizio { WHO($player) } non { AGREE($player, sg: "era", pl: "erano") } alla scacchiera, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
            }
        }
       *[yes] { $both ->
            [yes] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } alla scacchiera troppo tardi, e { WHO($opponent) } non { AGREE($opponent, sg: "si è presentato", pl: "si sono presentati") } affatto, perciò perdono entrambi.
           *[no] { $grace ->
                [set] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } alla scacchiera a tempo di tolleranza scaduto, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
                [unset] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } alla scacchiera dopo l'inizio, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
               *[none] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } alla scacchiera dopo l'inizio, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
            }
        }
    }
    .fails = { $why ->
        [hall] { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } nella sala di gioco, e questo non vale ancora come arrivo alla scacchiera.
        [in-time] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } alla scacchiera senza superare il tempo di tolleranza.
        [excused] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } alla scacchiera a tempo di tolleranza scaduto, ma se il ritardo è giustificato la partita non è perduta.
       *[waits] Il tempo di tolleranza è scaduto, ma l'arbitro decide altrimenti.
    }
    .reading = Per noi entrare nella sala di gioco non equivale a presentarsi alla scacchiera; ci si potrebbe accontentare di meno, ma il testo nomina la scacchiera. Esso parla inoltre di un giocatore alla volta: se allo scadere del tempo mancano entrambi, intendiamo che perdano entrambi, perché nessuno dei due ha una ragione migliore dell'altro. La sconfitta è per noi a forfait in ogni edizione, poiché la partita non è stata giocata; di forfait parla soltanto l'articolo sui punti, e soltanto dal 2009.
    .fails-alone = { $why ->
        [hall] { WHO($player) } non { AGREE($player, sg: "è ancora arrivato", pl: "sono ancora arrivati") } alla scacchiera.
        [in-time] { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } in tempo e { AGREE($player, sg: "può", pl: "possono") } giocare.
        [excused] { WHO($player) } { AGREE($player, sg: "è giustificato", pl: "sono giustificati") } e { AGREE($player, sg: "può", pl: "possono") } giocare.
       *[waits] La partita non è persa a forfait.
    }
    .unmet = La norma riguarda l'arrivo all'inizio della partita, e nessuno vi è arrivato in ritardo.
lateness-excused =
    .title = Ritardo giustificato
    .rule = Chi arriva dopo il tempo di tolleranza ma è giustificato dall'arbitro gioca la partita.
    .holds = Il ritardo { WHO($player, case: "gen") } è giustificato, perciò la partita si gioca benché il tempo di tolleranza sia scaduto.
default-claim =
    .title = Richiedere la vittoria a forfait
    .rule = Se l'avversario non si è presentato alla scacchiera entro il tempo di tolleranza, il giocatore ha vinto. { $arbiter ->
        [yes] L'arbitro può decidere altrimenti.
       *[no] Soltanto il regolamento del torneo può disporre altrimenti.
    }
    .holds =
        { $claim ->
            [decided] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già vinto la partita a forfait.
            [came] { WHO($opponent) } { AGREE($opponent, sg: "si era presentato", pl: "si erano presentati") } in tempo alla scacchiera, perciò non vi era nulla da richiedere.
            [in-time] Al momento della richiesta { WHO($player, case: "gen") } il tempo di tolleranza non era ancora scaduto.
            [excused] Il tempo di tolleranza era scaduto, ma il ritardo { WHO($opponent, case: "gen") } è giustificato.
            [over] La partita era finita, perciò non si poteva più richiedere nulla.
           *[won] { $grace ->
                [none] Non era ammesso alcun ritardo.{ " " }
                [unset] Non era stabilito alcun tempo di tolleranza e dunque non era ammesso alcun ritardo.{ " " }
               *[set] { "" }
            }{ WHO($opponent) } non { AGREE($opponent, sg: "si è presentato", pl: "si sono presentati") } alla scacchiera entro il tempo consentito, perciò { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } a forfait.
        }
lateness-counted =
    .title = Da quando si conta il ritardo
    .rule = { $start ->
        [scheduled] Il tempo di tolleranza si conta dall'ora d'inizio fissata.
       *[actual] Il tempo di tolleranza si conta dall'inizio effettivo del turno.
    }
    .holds = { $start ->
        [scheduled] { SECONDS($limit) ->
            [0] Non è ammesso alcun ritardo, perciò il giocatore deve essere alla scacchiera all'ora d'inizio fissata in precedenza.
            [one] Il tempo di tolleranza di { DURATION($limit) } si conta dall'ora d'inizio fissata in precedenza.
           *[other] Il tempo di tolleranza di { DURATION($limit) } si conta dall'ora d'inizio fissata in precedenza.
        }
       *[actual] { SECONDS($limit) ->
            [0] Non è ammesso alcun ritardo, perciò il giocatore deve essere alla scacchiera all'inizio effettivo del turno.
            [one] Il tempo di tolleranza di { DURATION($limit) } si conta dall'inizio effettivo del turno.
           *[other] Il tempo di tolleranza di { DURATION($limit) } si conta dall'inizio effettivo del turno.
        }
    }
    .reading = I testi recenti non dicono da quando si conta il ritardo. Il manuale degli arbitri della FIDE conta dall'inizio effettivo, e così intendiamo anche le edizioni del 2009 e del 2014; l'altra lettura conta dall'ora d'inizio fissata, come i testi più antichi.
both-absent-at-start =
    .title = Nessuno dei due giocatori è presente all'inizio
    .rule = { $when ->
        [white-loses-time] Se all'inizio nessuno dei due giocatori è presente, il Bianco perde tutto il tempo che trascorre fino al suo arrivo, a meno che il regolamento del torneo non disponga o l'arbitro non decida altrimenti.
       *[white-loses-time-unless-default-is-zero] Se il tempo di tolleranza non è zero e all'inizio nessuno dei due giocatori è presente, il Bianco perde tutto il tempo che trascorre fino al suo arrivo, a meno che il regolamento del torneo non disponga o l'arbitro non decida altrimenti.
    }
    .holds = All'inizio non c'era nessuno dei due giocatori, perciò chi ha il Bianco, e con esso la prima mossa, perde tutto il tempo che trascorre fino al proprio arrivo.
    .yields = All'inizio non c'era nessuno dei due giocatori; di per sé chi ha il Bianco perderebbe il tempo fino al proprio arrivo.
    .fails = { $excused ->
        [no] All'inizio non c'era nessuno dei due giocatori, ma il Bianco perde il tempo fino al proprio arrivo soltanto se il tempo di tolleranza non è zero.
       *[yes] All'inizio non c'era nessuno dei due giocatori, ma il ritardo è giustificato.
    }
    .fails-beside = { $excused ->
        [no] Al Bianco non è addebitato il tempo fino al suo arrivo.
       *[yes] Spetta al regolamento del torneo o all'arbitro stabilire chi perde il tempo che trascorre fino all'arrivo dei giocatori.
    }

## La bandierina

flag-counts =
    .title = Quando una bandierina si considera caduta
    .rule = { $by ->
        [either] Una bandierina si considera caduta quando l'arbitro lo constata o un giocatore ne segnala fondatamente la caduta.
        [arbiter] Una bandierina si considera caduta quando l'arbitro lo constata.
       *[player] Una bandierina si considera caduta soltanto quando un giocatore ne segnala fondatamente la caduta.
    }
    .holds = { $shown ->
        [claim] La bandierina { WHO($player, case: "gen") } è caduta e un giocatore lo ha segnalato a ragione, perciò si considera caduta.
        [report] La bandierina { WHO($player, case: "gen") } è caduta ed entrambi i giocatori comunicano che per questo la partita è persa, perciò la bandierina si considera caduta.
        [unordered] Sono cadute entrambe le bandierine. Quella { WHO($player, case: "gen") } è stata segnalata e si considera caduta; ma poiché è caduta anche l'altra, la sola segnalazione non basta per vincere.
        [own-alone] Sono cadute entrambe le bandierine, ma { WHO($opponent) } { AGREE($opponent, sg: "aveva", pl: "avevano") } completato in tempo le mosse prescritte. Si considera dunque caduta la bandierina { WHO($player, case: "gen") }, e la segnalazione dell'altra non giova a chi l'ha fatta.
        [own-first] Sono cadute entrambe le bandierine, e per prima quella { WHO($player, case: "gen") }. È dunque questa che si considera caduta, e la segnalazione dell'altra non giova a chi l'ha fatta.
        [call] L'arbitro, chiamato alla scacchiera, ha constatato che la bandierina { WHO($player, case: "gen") } è caduta, perciò essa si considera caduta.
        [barred] Sono cadute entrambe le bandierine, e per prima quella { WHO($player, case: "gen") }. L'arbitro, chiamato alla scacchiera, ne ha constatato la caduta, perciò essa si considera caduta.
       *[sight] L'arbitro ha constatato che la bandierina { WHO($player, case: "gen") } è caduta, perciò essa si considera caduta.
    }
    .yields = { $shown ->
        [claim] La bandierina { WHO($player, case: "gen") } è caduta e la caduta è stata segnalata.
        [report] La bandierina { WHO($player, case: "gen") } è caduta, ed entrambi i giocatori comunicano che per questo la partita è persa.
        [unordered] Sono cadute entrambe le bandierine, ed è stata segnalata quella { WHO($player, case: "gen") }.
        [own-alone] Sono cadute entrambe le bandierine, ma { WHO($opponent) } { AGREE($opponent, sg: "aveva", pl: "avevano") } completato in tempo le mosse prescritte, { WHO($player) } no.
        [own-first] Sono cadute entrambe le bandierine, e per prima quella { WHO($player, case: "gen") }.
        [call] L'arbitro, chiamato alla scacchiera, ha constatato che la bandierina { WHO($player, case: "gen") } è caduta.
        [barred] Sono cadute entrambe le bandierine, e per prima quella { WHO($player, case: "gen") }. L'arbitro, chiamato alla scacchiera, ne ha constatato la caduta.
       *[sight] L'arbitro ha constatato che la bandierina { WHO($player, case: "gen") } è caduta.
    }
    .fails = { $notice ->
        [nobody] L'arbitro non ha constatato, e nessun giocatore ha segnalato, la caduta della bandierina { WHO($player, case: "gen") }.
        [up] Al momento della segnalazione la bandierina { WHO($player, case: "gen") } non era ancora caduta.
        [claim] La segnalazione di un giocatore non basta perché la bandierina si consideri caduta.
       *[arbiter] Non basta che l'arbitro abbia constatato la caduta: deve segnalarla un giocatore.
    }
    .reading = Che l'arbitro segnali la caduta della bandierina è detto soltanto per le cadenze più veloci; il manuale degli arbitri della FIDE lo chiede in ogni partita, e noi lo seguiamo. Si potrebbe anche ammettere che l'arbitro si limiti a constatarla in silenzio. Una bandierina di cui nessuno si è accorto non si considera caduta; ma l'arbitro che respinge una richiesta fatta con poco tempo rimasto perché è caduta la bandierina del richiedente ha con ciò constatato la caduta. Si potrebbe invece fargli esaminare il motivo della richiesta.
    .fails-alone = { $notice ->
        [nobody] La bandierina non si considera caduta finché l'arbitro non ne constata la caduta o un giocatore non la segnala; il gioco prosegue.
        [up] La bandierina non è caduta.
        [claim] La caduta della bandierina non conta.
       *[arbiter] La caduta della bandierina non conta.
    }
flag-claim-wrong =
    .title = Segnalare una bandierina che non è caduta
    .rule = La segnalazione che la bandierina dell'avversario è caduta ha effetto soltanto se è vera.
    .holds = La segnalazione della caduta della bandierina { WHO($player, case: "gen") } era infondata, perciò resta senza effetto.
flag-fall =
    .title = Perdere per il tempo
    .rule = { $dead ->
        [yes] Perde la partita il giocatore la cui bandierina si considera caduta prima che siano state completate le mosse prescritte, a meno che la partita non fosse già finita per scaccomatto, abbandono, stallo, posizione morta o accordo.
       *[no] Perde la partita il giocatore la cui bandierina si considera caduta prima che siano state completate le mosse prescritte, a meno che la partita non fosse già finita per scaccomatto, abbandono, stallo o accordo.
    }
    .holds = { $unordered ->
        [marked] Sono cadute entrambe le bandierine e l'orologio mostra quale sia caduta per prima. È il segno sull'orologio a decidere, perciò l'arbitro deve leggerlo: ha perso per il tempo il giocatore dalla cui parte compare.
        [unmarked] Sono cadute entrambe le bandierine, e nulla mostra quale sia caduta per prima. Nessuno vince soltanto perché è stata segnalata la bandierina dell'altro, perciò l'arbitro deve accertare il risultato.
       *[no] { $came ->
            [no] { WHO($player) } non { AGREE($player, sg: "si è mai presentato", pl: "si sono mai presentati") } alla scacchiera e { AGREE($player, sg: "ha", pl: "hanno") } perso per il tempo senza aver eseguito una mossa, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) } e la partita si considera non giocata.
           *[yes] Alla caduta della bandierina { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } completato le mosse prescritte, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
        }
    }
    .yields = { $unordered ->
        [marked] Sono cadute entrambe le bandierine, e l'orologio mostra quale sia caduta per prima.
        [unmarked] Poiché nulla mostra quale delle due bandierine sia caduta per prima, non si può dire chi abbia perso per il tempo.
       *[no] Alla caduta della bandierina { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } completato le mosse prescritte.
    }
    .fails = { $shown ->
        [no] Nulla dimostra che { WHO($player) } { AGREE($player, sg: "abbia", pl: "abbiano") } superato il tempo assegnato.
       *[yes] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } completato in tempo le mosse prescritte.
    }
    .fails-beside = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } perso per il tempo.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } per il tempo.
    .reading = L'elenco di ciò che prevale sulla caduta della bandierina non nomina la patta senza richiesta. Questa conclude subito la partita, come lo scaccomatto, e perciò prevale su una bandierina constatata dopo; lo dice anche il manuale degli arbitri della FIDE. Alla lettera si potrebbe lasciar decidere la bandierina. Dal 2017 non c'è una norma per il gioco lampo quando entrambe le bandierine sono cadute in un ordine ignoto. Lasciamo all'arbitro di accertare il risultato; si potrebbe invece lasciar decidere la bandierina constatata per prima.
flag-fall-draw =
    .title = La bandierina cade e l'avversario non può dare scaccomatto
    .rule = { $test ->
        [worst-play] La caduta della bandierina rende patta la partita se l'avversario non può dare scaccomatto neppure contro il gioco peggiore.
       *[any-legal-series] La caduta della bandierina rende patta la partita se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    }
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali.
    .yields = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali.
    .result = La partita è patta, perché { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto.
    .reading = Esaminiamo il solo diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Un matto lontano allora non conterebbe.
flag-after-the-end =
    .title = Una bandierina notata dopo la fine
    .rule = La caduta di una bandierina di cui nessuno si era accorto prima della fine della partita non cambia nulla.
    .holds = { $when ->
        [unclear] Non si sa se la partita fosse finita{ $reference } prima che la bandierina { WHO($player, case: "gen") } si considerasse caduta. Il risultato vale soltanto se lo era.
        [counted] La bandierina { WHO($player, case: "gen") } si era già considerata caduta{ $reference }, e con ciò la partita era finita.
       *[after] { $given ->
            [yes] La posizione sulla scacchiera aveva posto fine alla partita prima che la bandierina { WHO($player, case: "gen") } si considerasse caduta, perciò la bandierina non cambia nulla.
           *[no] La partita era finita{ $reference } prima che la bandierina { WHO($player, case: "gen") } si considerasse caduta, perciò la bandierina non cambia nulla.
        }
    }
    .reading = Il testo non dice che cosa valga quando non si sa quale dei due fatti sia avvenuto prima; poiché ne dipende il risultato, deve accertarlo l'arbitro. Si potrebbe anche lasciar valere la mossa sulla scacchiera.
unclaimed-draw-before-flag =
    .title = La patta senza richiesta prima della bandierina
    .rule = Se la partita era patta senza richiesta prima che cadesse la bandierina, la patta prevale sulla caduta della bandierina, anche quando fino ad allora nessuno se ne era accorto.
    .holds = { $draw ->
        [noticed] La patta si è prodotta senza bisogno di richiesta, perciò prevale sulla bandierina { WHO($player, case: "gen") }, considerata caduta soltanto dopo.
       *[unnoticed] Le condizioni della patta senza richiesta erano già soddisfatte quando è caduta la bandierina { WHO($player, case: "gen") }, benché nessuno se ne fosse accorto.
    }
    .result = La partita è patta: la patta senza richiesta prevale sulla caduta della bandierina.
    .reading = Quando nessuno si accorge di una simile patta, si insegna che gli altri risultati restano validi. Quale dei due commenti prevalga non è precisato; seguiamo quello sulla bandierina, perché è il più specifico. Si potrebbe anche far decidere la bandierina e lasciare la patta a un appello.

## Difetti e impostazioni sbagliate

clock-conclusive =
    .title = L'orologio fa fede
    .rule = Le indicazioni dell'orologio fanno fede, a meno che esso non presenti un difetto evidente.
    .holds = L'orologio non presenta alcun difetto evidente, perciò le sue indicazioni fanno fede.
    .fails = L'orologio presenta un difetto evidente, perciò le sue indicazioni non fanno fede.
clock-replaced =
    .title = L'orologio difettoso viene sostituito
    .rule = L'arbitro deve sostituire l'orologio che presenta un difetto evidente e impostare i tempi sul nuovo secondo il suo miglior giudizio.
    .holds = L'orologio presenta un difetto evidente, perciò va sostituito.
    .fails = Va sostituito soltanto un orologio con un difetto evidente, e questo non ne presenta.
wrong-setting-corrected =
    .title = Un'impostazione errata viene corretta
    .rule = Se durante la partita si scopre che l'orologio è impostato male, l'uno o l'altro giocatore, oppure l'arbitro, deve fermarlo subito. L'arbitro deve inserire l'impostazione giusta e, se necessario, correggere i tempi e il contamosse secondo il suo miglior giudizio.
    .holds = { $counter ->
        [yes] Durante la partita si è scoperto che il contamosse era sbagliato, perciò va corretto.
       *[no] Durante la partita si è scoperto che l'orologio era impostato male, perciò va impostato correttamente.
    }
    .yields = { $counter ->
        [yes] Durante la partita si è scoperto che il contamosse era sbagliato.
       *[no] Durante la partita si è scoperto che l'orologio era impostato male.
    }

## Fermare gli orologi

arbiter-stops-clocks =
    .title = Interrompere la partita
    .rule = Se la partita deve essere interrotta, l'arbitro deve fermare l'orologio per gli scacchi.
    .holds = L'arbitro ha interrotto la partita, e per questo gli orologi vanno fermati.
player-stops-clocks =
    .title = Quando un giocatore può fermare gli orologi
    .rule = Un giocatore può fermare l'orologio per gli scacchi soltanto per chiedere l'aiuto dell'arbitro, per esempio quando manca il pezzo necessario a una promozione.
    .holds = { $stop ->
        [to-claim] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato gli orologi per sottoporre una questione all'arbitro, il che è un valido motivo.
        [granted] L'arbitro ritiene valido il motivo { WHO($player, case: "gen") } e deve perciò fermare gli orologi.
        [refused] L'arbitro non ritiene valido il motivo { WHO($player, case: "gen") }, perciò gli orologi restano in moto.
       *[done] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } un valido motivo per chiedere l'aiuto dell'arbitro, e a tale scopo un giocatore può fermare gli orologi.
    }
    .fails = Un giocatore può fermare gli orologi soltanto per chiedere l'aiuto dell'arbitro, e { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } un valido motivo per farlo.
    .fails-alone = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di fermare gli orologi.
    .reading = Un'irregolarità, una richiesta e un pezzo mancante si considerano motivi di per sé validi; di un disturbo, di un malore o di una ragione personale, stando alla lettera, giudica l'arbitro. Si insegna che anche i primi due sono motivi validi e che di norma la toilette non lo è, salvo per un giocatore disabile o indisposto.
arbiter-restarts =
    .title = Quando il gioco riprende
    .rule = Dopo che l'orologio per gli scacchi è stato fermato, l'arbitro decide quando la partita riprende.
    .holds = { $arbiter ->
        [yes] L'arbitro ha deciso che la partita prosegue, perciò si avvia l'orologio del giocatore che ha il tratto.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rimesso in moto un orologio, benché la decisione spetti all'arbitro.
    }
    .fails = La partita è aggiornata, e i suoi orologi si avviano di nuovo soltanto alla ripresa.
    .fails-alone = Gli orologi devono restare fermi fino alla ripresa della partita.
stop-without-reason =
    .title = Fermare gli orologi senza un valido motivo
    .rule = Quando un giocatore ferma l'orologio per gli scacchi per chiedere aiuto, l'arbitro deve stabilire se vi fosse un valido motivo. Se non vi era, il giocatore deve essere penalizzato.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato gli orologi senza un valido motivo, il che va penalizzato.
    .fails = Fermare gli orologi va penalizzato soltanto se manca un valido motivo, e { WHO($player) } ne { AGREE($player, sg: "aveva", pl: "avevano") } uno.

## Gli schermi

screens-allowed =
    .title = Schermi, monitor e scacchiere dimostrative
    .rule = Nella sala di gioco schermi, monitor e scacchiere dimostrative possono mostrare la posizione sulla scacchiera, le mosse, il numero delle mosse eseguite o completate e i tempi dell'orologio.
no-claim-from-screen =
    .title = Nessuna richiesta fondata su uno schermo
    .rule = { $bar ->
        [any-use] Un giocatore non può presentare una richiesta in base a quanto mostra uno schermo, un monitor o una scacchiera dimostrativa.
       *[sole-use] Un giocatore non può presentare una richiesta fondata soltanto su quanto mostra uno schermo, un monitor o una scacchiera dimostrativa.
    }
    .holds = { $bar ->
        [any-use] La richiesta si fonda su quanto mostra uno schermo o una scacchiera dimostrativa, e su questa base non se ne può presentare alcuna.
       *[sole-use] La richiesta si fonda soltanto su quanto mostra uno schermo o una scacchiera dimostrativa, e su questa sola base non se ne può presentare alcuna.
    }
    .fails = La richiesta non si fonda soltanto su uno schermo o su una scacchiera dimostrativa, perciò il divieto non la riguarda.
    .fails-alone = La richiesta va esaminata.

## Entrambe le bandierine

other-period-flags =
    .title = La caduta di entrambe le bandierine in un periodo che non è l'ultimo
    .rule = Se entrambe le bandierine sono cadute in un periodo che non è l'ultimo e nessuno può dire quale sia caduta per prima, il gioco prosegue.{ $guideline ->
        [yes] { " " }È una delle linee guida, che valgono per le partite senza incremento; se non ne è stata annunciata l'applicazione o se c'è un incremento, l'arbitro la segue per analogia.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo non è l'ultimo. Le linee guida valgono soltanto per le partite senza incremento; poiché le Regole non dispongono altro, l'arbitro le segue per analogia, e il gioco prosegue.
        [unannounced] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo non è l'ultimo. Le linee guida non sono state annunciate; poiché le Regole non dispongono altro, l'arbitro le segue per analogia, e il gioco prosegue.
       *[no] Entrambe le bandierine sono cadute, non si sa quale per prima, e il periodo non è l'ultimo, perciò il gioco prosegue.
    }
    .yields = { $analogy ->
        [increment] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo non è l'ultimo. Le linee guida valgono soltanto per le partite senza incremento, perciò si possono al più seguire per analogia.
        [unannounced] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo non è l'ultimo. Le linee guida non sono state annunciate, perciò si possono al più seguire per analogia.
       *[no] Entrambe le bandierine sono cadute, non si sa quale per prima, e il periodo non è l'ultimo.
    }
    .reading = Alla lettera il gioco prosegue anche se uno dei giocatori aveva completato le mosse del periodo. Intendiamo invece che decida la bandierina dell'altro, perché chi ha completato le mosse non ha superato il tempo. Dal 2017 la norma è una linea guida. Se non è stata annunciata, la Prefazione rinvia l'arbitro ai casi analoghi; si potrebbe anche lasciar decidere la bandierina constatata per prima.
last-period-flags =
    .title = La caduta di entrambe le bandierine nell'ultimo periodo
    .rule = Se entrambe le bandierine sono cadute nel periodo in cui vanno eseguite tutte le mosse restanti e nessuno può dire quale sia caduta per prima, la partita è patta.{ $guideline ->
        [yes] { " " }È una delle linee guida, che valgono per le partite senza incremento; se non ne è stata annunciata l'applicazione o se c'è un incremento, l'arbitro la segue per analogia.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo è l'ultimo. Le linee guida valgono soltanto per le partite senza incremento; poiché le Regole non dispongono altro, l'arbitro le segue per analogia, e la partita è patta.
        [unannounced] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo è l'ultimo. Le linee guida non sono state annunciate; poiché le Regole non dispongono altro, l'arbitro le segue per analogia, e la partita è patta.
       *[no] Entrambe le bandierine sono cadute, non si sa quale per prima, e il periodo è l'ultimo, perciò la partita è patta.
    }
    .yields = { $analogy ->
        [increment] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo è l'ultimo. Le linee guida valgono soltanto per le partite senza incremento, perciò si possono al più seguire per analogia.
        [unannounced] Entrambe le bandierine sono cadute, né l'orologio né altro mostra quale sia caduta per prima, e il periodo è l'ultimo. Le linee guida non sono state annunciate, perciò si possono al più seguire per analogia.
       *[no] Entrambe le bandierine sono cadute, non si sa quale per prima, e il periodo è l'ultimo.
    }
    .result = La partita è patta, perché nulla mostra quale bandierina sia caduta per prima.
    .reading = Dal 2017 la norma è una linea guida. Se non è stata annunciata, le Regole non dicono nulla della caduta di entrambe le bandierine in un ordine ignoto. La Prefazione rinvia l'arbitro ai casi analoghi, e questa linea guida è l'unico. Si potrebbe anche lasciar decidere la bandierina constatata per prima, ma allora vincerebbe chi parla per primo.
