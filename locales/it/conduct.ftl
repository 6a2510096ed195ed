# La condotta dei giocatori: allontanarsi, aiuti, dispositivi, distrazione, rifiuti e ciò che i giocatori possono chiedere.

conduct-standard =
    .title = Un comportamento degno degli scacchi
    .rule =
        { $standard ->
            [etiquette] Dai giocatori ci si attende un comportamento improntato alla massima correttezza.
           *[disrepute] I giocatori non devono fare nulla che getti discredito sul gioco degli scacchi.
        }
    .holds =
        { $standard ->
            [etiquette]
                { $both ->
                    [yes] Il comportamento di entrambi i giocatori è venuto meno alla massima correttezza che le Regole si attendono.
                   *[no] Il comportamento { WHO($player, case: "gen") } è venuto meno alla massima correttezza che le Regole si attendono.
                }
           *[disrepute]
                { $both ->
                    [yes] Il comportamento di entrambi i giocatori getta discredito sul gioco degli scacchi.
                   *[no] Il comportamento { WHO($player, case: "gen") } getta discredito sul gioco degli scacchi.
                }
        }
    .fails =
        { $standard ->
            [etiquette]
                { $both ->
                    [yes] Il comportamento di entrambi i giocatori può essere sgradevole, ma non viene meno alla correttezza che le Regole si attendono.
                   *[no] Il comportamento { WHO($player, case: "gen") } può essere sgradevole, ma non viene meno alla correttezza che le Regole si attendono.
                }
           *[disrepute]
                { $both ->
                    [yes] Il comportamento di entrambi i giocatori non getta discredito sul gioco degli scacchi.
                   *[no] Il comportamento { WHO($player, case: "gen") } può essere sgradevole, ma non getta discredito sul gioco degli scacchi.
                }
        }
    .fails-alone = Non c'è nulla da penalizzare.
arranged-result =
    .title = Il risultato concordato in anticipo
    .rule = Se è chiaro che un risultato è stato concordato in anticipo, chi l'ha concordato va penalizzato, che l'accordo getti o no discredito sugli scacchi.
    .holds = { $both ->
        [yes] È chiaro che entrambi i giocatori hanno concordato il risultato in anticipo, perciò vanno penalizzati entrambi, che ciò getti o no discredito sugli scacchi.
       *[no] È chiaro che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } concordato il risultato in anticipo, il che va penalizzato, che getti o no discredito sugli scacchi.
    }

drunkenness-usually-costs =
    .title = Un giocatore ubriaco
    .rule = Per il giocatore che si presenta alla partita in stato di ebbrezza senza disturbare nessuno, la penalità abituale è l'esclusione dal turno.
    .holds =
        { $both ->
            [yes] Entrambi i giocatori si sono presentati alla partita in stato di ebbrezza; la penalità abituale è l'esclusione dal turno.
           *[no] { WHO($player) } { AGREE($player, sg: "si è presentato", pl: "si sono presentati") } alla partita in stato di ebbrezza; la penalità abituale è l'esclusione dal turno.
        }

playing-venue =
    .title = La sede di gioco
    .rule = La sede di gioco comprende l'area di gioco, le sale di riposo, le toilette, l'area di ristoro, l'area per fumatori e gli altri luoghi indicati dall'arbitro.
    .reading = Il testo del 2014 non è stato visto per intero. Le lettere dalla a alla c sono intese come i tre casi che richiedono il permesso, cosicché entrambe le definizioni le precedono.

playing-area =
    .title = L'area di gioco
    .rule = L'area di gioco è il luogo in cui si giocano le partite della competizione.

leaving-the-venue =
    .title = Lasciare la sede di gioco
    .rule = Un giocatore può lasciare la sede di gioco solo con il permesso dell'arbitro.
    .holds =
        { $asked ->
            [yes] { WHO($player, case: "dat") } occorre il permesso dell'arbitro per lasciare la sede di gioco, chiunque abbia il tratto.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato la sede di gioco senza il permesso dell'arbitro.
        }
    .fails =
        { $why ->
            [permission] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } dall'arbitro il permesso di lasciare la sede di gioco.
            [emergency] L'allarme o l'emergenza era un motivo sufficiente per lasciare subito la sede di gioco.
           *[between-sessions] La partita è aggiornata, e tra una sessione e l'altra { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } lasciare la sede di gioco senza permesso.
        }
    .reading = Riteniamo che durante un allarme non occorra chiedere il permesso; il testo non prevede eccezioni.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di lasciare la sede di gioco.

leaving-the-area =
    .title = Lasciare l'area di gioco
    .rule = Il giocatore che ha il tratto può lasciare l'area di gioco solo con il permesso dell'arbitro.
    .holds =
        { $leave ->
            [asked] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto, perciò per lasciare l'area di gioco occorre il permesso dell'arbitro.
            [left] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il tratto e { AGREE($player, sg: "ha", pl: "hanno") } lasciato l'area di gioco senza il permesso dell'arbitro.
           *[free] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto e { AGREE($player, sg: "può", pl: "possono") } lasciare l'area di gioco senza permesso.
        }
    .fails =
        { $why ->
            [permission] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } dall'arbitro il permesso di lasciare l'area di gioco.
            [emergency] L'allarme o l'emergenza era un motivo sufficiente per lasciare subito l'area di gioco.
           *[not-on-move] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, perciò per lasciare l'area di gioco non serviva il permesso dell'arbitro.
        }
    .fails-alone = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di lasciare l'area di gioco.
    .unmet = Nessun giocatore che avesse il tratto ha lasciato l'area di gioco; per alzarsi dalla scacchiera non occorre alcun permesso.
far-corner =
    .title = L'angolo lontano di una grande sala
    .rule = Chi ha il tratto può camminare nella propria corsia, ma per andare nell'angolo lontano di una grande sala gli occorre il permesso.
    .holds = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il tratto { AGREE($player, sg: "ed è andato", pl: "e sono andati") } in un angolo lontano della sala senza il permesso dell'arbitro.
    .fails = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } dall'arbitro il permesso di andare nell'angolo lontano della sala.

outsiders-stay-out =
    .title = Chi può entrare nell'area di gioco
    .rule = Chi non è né giocatore né arbitro può entrare nell'area di gioco solo con il permesso dell'arbitro.
    .holds = Una persona che non gioca e non è un arbitro è entrata nell'area di gioco senza il permesso dell'arbitro.
    .fails = L'arbitro aveva dato il permesso di entrare nell'area di gioco.
    .fails-alone = L'ingresso era permesso.
spectators-kept-out =
    .title = Gli spettatori di norma restano fuori
    .rule = Per quanto possibile, gli spettatori non dovrebbero essere ammessi nell'area di gioco.
    .holds = Uno spettatore è entrato nell'area di gioco senza permesso, e per quanto possibile gli spettatori ne restano fuori.
    .fails = Lo spettatore aveva il permesso dell'arbitro, perciò non andava tenuto fuori.

reporting-to-leave =
    .title = Avvertire prima di allontanarsi
    .rule = Il regolamento del torneo può obbligare il giocatore che non ha il tratto ad avvertire l'arbitro prima di lasciare l'area di gioco.
    .holds =
        { $asked ->
            [yes] Chiedendo il permesso { WHO($player) } { AGREE($player, sg: "avverte", pl: "avvertono") } prima l'arbitro, come prescrive questo torneo, e { AGREE($player, sg: "può", pl: "possono") } lasciare l'area di gioco.
           *[no] In questo torneo { WHO($player) } { AGREE($player, sg: "doveva", pl: "dovevano") } avvertire l'arbitro prima di lasciare l'area di gioco, e non { AGREE($player, sg: "ha", pl: "hanno") } provveduto.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } avvertito l'arbitro prima di lasciare l'area di gioco, come prescrive questo torneo.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di lasciare l'area di gioco.

no-outside-help =
    .title = Nessun aiuto esterno
    .rule = Durante il gioco un giocatore non può servirsi di note, di fonti di informazioni o di consigli, né analizzare alcuna partita su un'altra scacchiera.
    .holds =
        { $help ->
            [notes] { WHO($player) } { AGREE($player, sg: "si è servito", pl: "si sono serviti") } di note durante il gioco.
            [information] { WHO($player) } { AGREE($player, sg: "si è servito", pl: "si sono serviti") } di una fonte di informazioni durante il gioco.
            [advice] { WHO($player) } { AGREE($player, sg: "si è servito", pl: "si sono serviti") } di consigli durante il gioco.
            [asked] Durante il gioco non ci si può servire di note, di libri o di altre scacchiere, e { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } proprio questo.
           *[second-board] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } analizzato su un'altra scacchiera durante il gioco.
        }

device-forbidden =
    .title = Il divieto di dispositivi elettronici
    .rule =
        { $device ->
            [unless-off] Senza il permesso dell'arbitro un giocatore non può portare nella sede di gioco un telefono cellulare o un altro mezzo elettronico di comunicazione, salvo che sia completamente spento.
            [phone] Durante la partita un giocatore non può avere nella sede di gioco un telefono cellulare o un altro mezzo elettronico di comunicazione senza il permesso dell'arbitro.
           *[device] Durante la partita un giocatore non può avere nella sede di gioco un dispositivo elettronico che l'arbitro non abbia espressamente autorizzato.
        }
    .holds =
        { $asked ->
            [yes] Si può usare soltanto un dispositivo autorizzato dall'arbitro, perciò { WHO($player, case: "dat") } occorre tale autorizzazione.
           *[no]
                { $both ->
                    [yes] Entrambi i giocatori avevano nella sede di gioco un dispositivo non autorizzato dall'arbitro.
                   *[no] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } nella sede di gioco un dispositivo non autorizzato dall'arbitro.
                }
        }
    .yields = { $asked ->
        [yes] Si può usare soltanto un dispositivo autorizzato dall'arbitro, perciò { WHO($player, case: "dat") } occorrerebbe tale autorizzazione.
       *[no] { $both ->
            [yes] Entrambi i giocatori avevano nella sede di gioco un dispositivo non autorizzato dall'arbitro, il che altrimenti sarebbe un'infrazione alle regole di condotta.
           *[no] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } nella sede di gioco un dispositivo non autorizzato dall'arbitro, il che altrimenti sarebbe un'infrazione alle regole di condotta.
        }
    }
    .fails =
        { $why ->
            [approved] L'arbitro ha autorizzato il dispositivo.
            [before] Questo articolo riguarda i dispositivi durante la partita, e la partita non era ancora iniziata.
            [elsewhere] Il dispositivo non si trovava nella sede di gioco, ma in un'area contigua.
            [not-evident]
                { $both ->
                    [yes] Non è evidente che i giocatori abbiano un dispositivo.
                   *[no] Non è evidente che { WHO($player) } { AGREE($player, sg: "abbia", pl: "abbiano") } un dispositivo.
                }
           *[off] Il dispositivo era completamente spento, e in questa edizione ciò basta.
        }
    .fails-alone = { $why ->
        [approved] Il dispositivo è permesso.
        [before] Non si prendono provvedimenti, perché la partita non era ancora iniziata.
        [elsewhere] Il dispositivo può restare nell'area contigua.
        [not-evident]
            { $both ->
                [yes] Nei confronti dei giocatori non si prendono provvedimenti.
               *[no] Nei confronti { WHO($player, case: "gen") } non si prendono provvedimenti.
            }
       *[off] Il dispositivo è permesso.
    }

device-in-bag =
    .title = Il dispositivo nella borsa
    .rule =
        { $bag ->
            [not-carried] Il regolamento del torneo può consentire di tenere un dispositivo in una borsa, purché sia completamente spento.
           *[placed-as-agreed] Il regolamento del torneo può consentire di tenere un dispositivo in una borsa, purché sia completamente spento. La borsa deve trovarsi nel posto concordato con l'arbitro.
        }
    .holds =
        { $both ->
            [yes] Entrambi i dispositivi erano in una borsa e completamente spenti, come questo torneo consente.
           *[no] Il dispositivo { WHO($player, case: "gen") } era in una borsa e completamente spento, come questo torneo consente.
        }
    .fails =
        { $both ->
            [yes] I dispositivi erano in una borsa, ma non completamente spenti.
           *[no] Il dispositivo { WHO($player, case: "gen") } era in una borsa, ma non completamente spento.
        }
    .reading = Per il 2014 si tratta della regola modificata il 1º ottobre 2014, che conosciamo da fonti indirette; per un torneo giocato con il testo precedente questa opzione non va scelta.

bag-not-used =
    .title = L'uso della borsa richiede il permesso
    .rule =
        { $bag ->
            [not-carried] Senza il permesso dell'arbitro un giocatore non può portare con sé una borsa che contiene un dispositivo.
           *[placed-as-agreed] Nessuno dei due giocatori può usare senza il permesso dell'arbitro una borsa che contiene un dispositivo.
        }
    .holds =
        { $asked ->
            [yes] { WHO($player, case: "dat") } occorre il permesso dell'arbitro per usare la borsa con il dispositivo.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } preso la borsa con il dispositivo senza il permesso dell'arbitro.
        }
    .yields = { $asked ->
        [yes] { WHO($player, case: "dat") } occorrerebbe il permesso dell'arbitro per usare la borsa con il dispositivo.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } preso la borsa con il dispositivo senza il permesso dell'arbitro, il che altrimenti sarebbe un'infrazione.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } dall'arbitro il permesso di prendere la borsa con il dispositivo.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di prendere la borsa.
    .unmet = L'evento non ha alcuna norma che permetta di tenere un dispositivo in una borsa.
bag-to-the-toilet =
    .title = La borsa non si porta alla toilette
    .rule = La borsa che contiene un dispositivo non può essere portata alla toilette.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } portato alla toilette la borsa con il dispositivo.

device-loses =
    .title = Il dispositivo che fa perdere la partita
    .rule =
        { $device ->
            [ring-loses] Il giocatore il cui telefono cellulare squilla nella sede di gioco durante il gioco perde la partita. L'arbitro deve decidere il punteggio dell'avversario.
            [sound-loses] Il giocatore il cui dispositivo emette un suono nella sede di gioco perde la partita. L'avversario vince; la partita è patta se l'avversario non può vincere con alcuna serie di mosse legali.
            [presence-loses] Se è evidente che un giocatore ha portato nella sede di gioco un tale dispositivo, il giocatore perde la partita e l'avversario vince. Il regolamento del torneo può prevedere una penalità più lieve.
           *[on-person-loses] Se è evidente che un giocatore ha addosso un tale dispositivo nella sede di gioco, il giocatore perde la partita e l'avversario vince. Il regolamento del torneo può prevedere una penalità più lieve.
        }
    .holds =
        { $result ->
            [open] Il telefono { WHO($player, case: "gen") } è squillato durante il gioco, il che fa perdere la partita; l'arbitro deve decidere il punteggio dell'avversario.
            [draw] Il dispositivo { WHO($player, case: "gen") } ha emesso un suono, il che fa perdere la partita; ma l'avversario non può vincere con alcuna serie di mosse legali, perciò la partita è patta.
            [both-lose] Ciascun giocatore perde la partita per il proprio dispositivo: perdono entrambi.
            [forfeit] Chi ha addosso un dispositivo nella sede di gioco perde la partita, e questo articolo non chiede se sia già iniziata. Poiché non era iniziata, è persa a forfait.
            [milder] Un dispositivo addosso a un giocatore farebbe perdere la partita, ma questo torneo ha previsto una penalità più lieve, che si applica al suo posto.
            [sound-loses] Il dispositivo { WHO($player, case: "gen") } ha emesso un suono nella sede di gioco, il che fa perdere la partita.
            [presence-loses] È evidente che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } portato un dispositivo nella sede di gioco, il che fa perdere la partita, che fosse acceso o spento e qualunque materiale restasse all'avversario.
           *[on-person-loses] È evidente che { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } addosso un dispositivo nella sede di gioco, il che fa perdere la partita, che fosse acceso o spento e qualunque materiale restasse all'avversario.
        }
    .yields = { $result ->
        [open] Il telefono { WHO($player, case: "gen") } è squillato durante il gioco, il che altrimenti farebbe perdere la partita.
        [draw] Il dispositivo { WHO($player, case: "gen") } ha emesso un suono, il che altrimenti farebbe perdere la partita.
        [both-lose] Altrimenti ciascun giocatore perderebbe la partita per il proprio dispositivo.
        [forfeit] Un dispositivo trovato addosso a un giocatore prima della partita altrimenti la farebbe perdere a forfait.
        [milder] Un dispositivo addosso a un giocatore comporterebbe altrimenti la penalità più lieve prevista da questo torneo.
        [sound-loses] Il dispositivo { WHO($player, case: "gen") } ha emesso un suono nella sede di gioco, il che altrimenti farebbe perdere la partita.
        [presence-loses] È evidente che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } portato un dispositivo nella sede di gioco, il che altrimenti farebbe perdere la partita.
       *[on-person-loses] È evidente che { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } addosso un dispositivo nella sede di gioco, il che altrimenti farebbe perdere la partita.
    }
    .fails =
        { $why ->
            [approved] L'arbitro ha autorizzato il dispositivo, che perciò non fa perdere la partita.
            [before] La partita non era ancora iniziata, e soltanto durante la partita un dispositivo la fa perdere.
            [silent] Il dispositivo non ha emesso suoni, e soltanto un suono fa perdere la partita.
            [bag] Il dispositivo era in una borsa, come questo torneo consente, e perciò non fa perdere la partita.
            [not-on-person] Il giocatore non aveva addosso il dispositivo, che perciò non fa perdere la partita.
           *[not-evident] Non è evidente che il giocatore abbia con sé il dispositivo, che perciò non fa perdere la partita.
        }
    .reading = Le Regole non dicono che cosa accada quando si scoprono nello stesso momento i dispositivi di entrambi i giocatori. Intendiamo che ciascuno perda per il proprio. Se c'è un ordine, si potrebbe anche ritenere decisivo quello notato per primo. È una nostra lettura anche che nelle edizioni più recenti un dispositivo trovato prima della partita la faccia perdere: il divieto in sé vale soltanto durante la partita.
latecomers-device =
    .title = Il dispositivo di chi arriva in ritardo
    .rule = Chi arriva dopo l'inizio con un dispositivo deve poterlo consegnare prima della sua prima mossa, o riporlo in una borsa dove il torneo lo consente.
    .holds = { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } dopo l'inizio e non { AGREE($player, sg: "ha", pl: "hanno") } ancora mosso, perciò l'arbitro deve prima { AGREE($player, sg: "dargli", pl: "dare loro") } la possibilità di consegnare il dispositivo.
    .fails = Il dispositivo { WHO($player, case: "gen") } era già venuto alla luce, e la possibilità di consegnarlo si dà una volta sola.
    .reading = La possibilità è data una volta sola: un dispositivo scoperto in seguito costa la partita. La si potrebbe anche dare di nuovo, fino alla prima mossa.
device-before-both-moved =
    .title = Un dispositivo prima che entrambi abbiano mosso
    .rule = Se un dispositivo costa la partita prima che ciascun giocatore abbia eseguito una mossa, la partita è persa a forfait: non è giocata e non vale per il rating. Lo stesso vale se l'avversario deve ancora arrivare, purché arrivi entro il tempo di tolleranza.
    .holds =
        { $awaited ->
            [yes] Quando il dispositivo è stato scoperto { WHO($opponent) } non { AGREE($opponent, sg: "era ancora arrivato", pl: "erano ancora arrivati") }, ma { AGREE($opponent, sg: "arriva", pl: "arrivano") } entro il tempo di tolleranza, perciò i due giocatori non avevano ancora eseguito una mossa ciascuno. { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } dunque a forfait: la partita si considera non giocata e non vale per il rating.
           *[no] I due giocatori non avevano ancora eseguito una mossa ciascuno, perciò { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } a forfait: la partita si considera non giocata e non vale per il rating.
        }
device-and-nobody-else =
    .title = Un dispositivo e un avversario che non arriva in tempo
    .rule = Se un dispositivo costa la partita a un giocatore e l'avversario, che deve ancora arrivare, non arriva entro il tempo di tolleranza, entrambi perdono a forfait: la partita non è giocata e non vale per il rating.
    .holds = Il dispositivo costa la partita { WHO($player, case: "dat") }, e { WHO($opponent) }, che non { AGREE($opponent, sg: "arriva", pl: "arrivano") } entro il tempo di tolleranza, { AGREE($opponent, sg: "perde", pl: "perdono") } per il ritardo. Perciò entrambi perdono a forfait e la partita non vale per il rating.
    .yields = Il dispositivo costerebbe la partita { WHO($player, case: "dat") }, e { WHO($opponent) }, che non { AGREE($opponent, sg: "arriva", pl: "arrivano") } entro il tempo di tolleranza, { AGREE($opponent, sg: "perderebbe", pl: "perderebbero") } per il ritardo. Perciò entrambi perderebbero a forfait.
    .reading = Il commento parla soltanto dell'avversario che arriva in tempo. Chi non arriva ha perso per il ritardo, come l'altro per il dispositivo. Si potrebbe anche lasciare la vittoria all'avversario, perché la partita era terminata prima.

inspection =
    .title = L'ispezione di un giocatore
    .rule = L'arbitro può esigere che un giocatore lasci ispezionare in privato indumenti, borse, altri oggetti o la persona. Chi esegue l'ispezione, l'arbitro o una persona da lui autorizzata, deve essere dello stesso sesso del giocatore.
    .holds = L'arbitro può esigere che { WHO($player) } si { AGREE($player, sg: "sottoponga", pl: "sottopongano") } a un'ispezione, purché avvenga in privato e a opera di una persona dello stesso sesso.
    .yields = L'arbitro potrebbe altrimenti esigere che { WHO($player) } si { AGREE($player, sg: "sottoponga", pl: "sottopongano") } a un'ispezione.
    .fails =
        { $why ->
            [gender] Chi dovrebbe ispezionare { WHO($player) } è di sesso diverso, mentre può farlo soltanto una persona dello stesso sesso.
           *[public] { WHO($player) } { AGREE($player, sg: "dovrebbe essere ispezionato", pl: "dovrebbero essere ispezionati") } davanti ad altre persone, mentre l'ispezione deve avvenire in privato.
        }
    .fails-alone = { $why ->
        [gender] { WHO($player) } non { AGREE($player, sg: "può essere ispezionato", pl: "possono essere ispezionati") } da una persona di sesso diverso.
       *[public] { WHO($player) } non { AGREE($player, sg: "può essere ispezionato", pl: "possono essere ispezionati") } davanti ad altre persone.
    }

inspection-refused =
    .title = Il rifiuto dell'ispezione
    .rule = Il giocatore che rifiuta di sottoporsi a un'ispezione legittima va penalizzato con una delle penalità elencate nelle Regole.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato un'ispezione che l'arbitro poteva esigere.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato un'ispezione, il che altrimenti comporterebbe una penalità.
    .fails =
        { $why ->
            [gender] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare, perché chi doveva eseguire l'ispezione è di sesso diverso.
            [witness] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare, perché mancava un testimone dello stesso sesso.
           *[public] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare, perché l'ispezione non sarebbe avvenuta in privato.
        }
    .fails-alone = { WHO($player) } { AGREE($player, sg: "poteva", pl: "potevano") } rifiutare questa ispezione.

national-law =
    .title = Ciò che la legge del Paese vieta
    .rule = La legge del Paese ospitante prevale sulle regole della FIDE: l'arbitro non può far rispettare una regola che essa vieta.
    .holds = La legge del Paese vieta una simile ispezione e prevale sulla regola della FIDE, perciò { WHO($player) } non { AGREE($player, sg: "è tenuto", pl: "sono tenuti") } a sottoporvisi.
    .reading = Ciò che un giocatore mostra spontaneamente non è una perquisizione. Si potrebbe anche escludere ogni ispezione delle borse.
inspection-ground =
    .title = L'ispezione richiede un motivo
    .rule = Un'ispezione è abituale soltanto in caso di sospetto o dopo una denuncia formale che non sia manifestamente infondata.
    .holds = Non c'è motivo di sospettare { WHO($player, case: "gen") }, e senza un motivo l'ispezione non è abituale.
    .fails = C'è motivo di sospettare { WHO($player, case: "gen") }, perciò l'ispezione non è inconsueta.

inspection-witness =
    .title = I testimoni dell'ispezione
    .rule = L'ispezione deve svolgersi in un locale separato, davanti a un testimone dello stesso sesso del giocatore. Il giocatore può aggiungere un testimone di qualsiasi sesso; nessun altro può essere presente.
    .holds = { $attends ->
        [missing] Non c'è un testimone, mentre dovrebbe essere presente una persona dello stesso sesso { WHO($player, case: "gen") }.
        [other-gender] Il testimone deve essere dello stesso sesso { WHO($player, case: "gen") }, e questo non lo è.
        [refused] Non c'era un testimone dello stesso sesso, perciò { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare l'ispezione.
       *[own] Oltre al testimone dell'arbitro { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } portarne uno di qualsiasi sesso.
    }
    .fails =
        { $told ->
            [yes] È presente un testimone dello stesso sesso { WHO($player, case: "gen") }.
           *[no] Si presume che sia presente un testimone dello stesso sesso { WHO($player, case: "gen") }.
        }

inspection-time =
    .title = Quando si ispeziona un giocatore
    .rule = L'ispezione per un sospetto si svolge prima della partita o subito dopo. Durante la partita è abituale soltanto se il sospetto è schiacciante o si teme che le prove spariscano.
    .holds = { $now ->
        [before] La partita non è iniziata, e l'ispezione per un sospetto è abituale prima della partita.
        [after] La partita è finita, e l'ispezione per un sospetto è abituale subito dopo la partita.
        [urgent] Il sospetto è schiacciante, o le prove potrebbero sparire, perciò di norma per ispezionare { WHO($player) } non si attende la fine della partita.
       *[during] Il sospetto non è schiacciante e non si teme che le prove spariscano: l'ispezione { WHO($player, case: "gen") } può aspettare la fine della partita, perciò ora non è abituale.
    }

inspection-at-any-time =
    .title = L'ispezione dopo un'uscita o un'accusa
    .rule = Il giocatore che durante la partita ha lasciato la sede di gioco, o che l'avversario ha accusato, può essere ispezionato in qualsiasi momento senza altro motivo.
    .holds = { $opened ->
        [left] Durante la partita { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato la sede di gioco, perciò l'ispezione non richiede altro motivo.
       *[accused] L'avversario ha accusato { WHO($player) }, perciò l'ispezione non richiede altro motivo.
    }
    .yields = { $opened ->
        [left] Durante la partita { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato la sede di gioco, perciò l'ispezione non richiederebbe altro motivo.
       *[accused] L'avversario ha accusato { WHO($player) }, perciò l'ispezione non richiederebbe altro motivo.
    }

inspection-once =
    .title = Una sola volta per turno
    .rule = Il giocatore che durante la partita ha lasciato la sede di gioco, o che l'avversario ha accusato, può essere ispezionato una sola volta per turno.
    .holds = In questo turno { WHO($player) } { AGREE($player, sg: "è già stato ispezionato", pl: "sono già stati ispezionati") }, e l'aver lasciato la sede di gioco o un'accusa non giustificano una seconda ispezione.
    .fails = { $why ->
        [first] In questo turno { WHO($player) } non { AGREE($player, sg: "è ancora stato ispezionato", pl: "sono ancora stati ispezionati") }, perciò questa regola non è d'ostacolo.
       *[overwhelming] In questo turno { WHO($player) } { AGREE($player, sg: "è già stato ispezionato", pl: "sono già stati ispezionati") }, ma il sospetto schiacciante è un motivo a sé.
    }
    .reading = Un sospetto schiacciante è un motivo a sé e può portare a un'altra ispezione. Si potrebbe escludere anche questa.

inspection-asked-again =
    .title = La seconda richiesta
    .rule = Al giocatore che rifiuta l'ispezione di norma la si chiede una seconda volta, avvertendolo che il rifiuto può costargli la partita.
    .holds = Per { WHO($player) } è il primo rifiuto; di norma si chiede una seconda volta, { AGREE($player, sg: "avvertendolo", pl: "avvertendoli") } che un rifiuto può costare la partita.

suspect-not-named =
    .title = Il sospettato non si nomina
    .rule = L'arbitro che chiede ai giocatori se qualcosa li abbia insospettiti non può fare nomi né lasciare intendere di chi si tratti.
    .holds = L'arbitro ha detto a dei giocatori che { WHO($player) } { AGREE($player, sg: "è sospettato", pl: "sono sospettati") }, benché non si possa fare alcun nome né lasciare intendere di chi si tratti.
    .fails = Che { WHO($player) } { AGREE($player, sg: "sia sospettato", pl: "siano sospettati") } è stato detto soltanto a un altro arbitro, e il divieto riguarda ciò che si dice ai giocatori.
    .fails-alone = L'arbitro aveva il diritto di dirlo a un altro arbitro.

accusation-to-the-arbiter =
    .title = A chi si riferisce un sospetto
    .rule = Chi riferisce in buona fede un sospetto soltanto all'arbitro non rischia nulla. Chi lo diffonde o agisce in malafede va penalizzato severamente e segnalato alla FIDE.
    .holds = { $made ->
        [honestly] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } riferito in buona fede un sospetto soltanto all'arbitro, il che non comporta alcuna penalità.
        [in-malice] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } accusato l'avversario in malafede, il che va penalizzato severamente e segnalato alla FIDE.
       *[to-others] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } accusato l'avversario davanti ad altri, il che va penalizzato severamente e segnalato alla FIDE.
    }

accusation-in-writing =
    .title = L'accusa si fa per iscritto
    .rule = L'accusa di barare può essere accettata soltanto per iscritto, sull'apposito modulo e con tutti i motivi. L'arbitro deve dire a chi accusa che cosa può costare un'accusa infondata, esaminarla e trasmetterla alla FIDE.
    .holds = { $written ->
        [yes] L'accusa è stata presentata per iscritto, perciò l'arbitro deve esaminarla.
       *[no] L'accusa non è stata presentata per iscritto, perciò in questa forma non può essere accettata.
    }

accusation-dismissed =
    .title = Un'accusa senza motivo
    .rule = Un'accusa senza un motivo ragionevole può essere respinta. Giocare troppo bene per il proprio rating non è di per sé un motivo.
    .holds = { $strength ->
        [yes] Che un giocatore giochi troppo bene per il proprio rating non è di per sé un motivo, perciò l'accusa può essere respinta.
       *[no] L'accusa non ha un motivo ragionevole, perciò può essere respinta.
    }
    .fails = L'accusa ha un motivo ragionevole, perciò non la si può respingere come infondata.

accusing-without-ground =
    .title = Accusare senza motivo
    .rule = Chi accusa un giocatore di barare senza un motivo ragionevole viola le norme sul fair play. Ne è esente il giocatore che lo dice soltanto all'arbitro.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } accusato l'avversario davanti ad altri senza un motivo ragionevole, il che viola le norme sul fair play.
    .fails = { $told ->
        [yes] { WHO($player) } lo { AGREE($player, sg: "ha", pl: "hanno") } detto soltanto all'arbitro, il che non è un'infrazione.
       *[no] L'accusa ha un motivo ragionevole, perciò non viola le norme sul fair play.
    }

fair-play-offence =
    .title = Il fair play anche senza inganno
    .rule = Un dispositivo vietato nella sede di gioco e il rifiuto dell'ispezione violano le norme sul fair play anche se nessuno ha barato.
    .holds =
        { $what ->
            [device] { $both ->
                [yes] Entrambi i giocatori avevano nella sede di gioco un dispositivo vietato, il che viola le norme sul fair play anche se nessuno dei due ha barato.
               *[no] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } nella sede di gioco un dispositivo vietato, il che viola le norme sul fair play anche senza alcun inganno.
            }
           *[refusal] { $both ->
                [yes] Entrambi i giocatori hanno rifiutato l'ispezione, il che viola le norme sul fair play anche se nessuno dei due ha barato.
               *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato l'ispezione, il che viola le norme sul fair play anche senza alcun inganno.
            }
        }

program-in-use =
    .title = Un programma di scacchi in funzione
    .rule = Se nell'area qualcuno, giocatore o spettatore, ha in funzione un programma di scacchi, l'arbitro deve intervenire subito, insieme con l'arbitro principale.
    .holds = È in funzione un programma di scacchi, perciò l'arbitro deve intervenire subito, insieme con l'arbitro principale.

screening-is-no-proof =
    .title = Un confronto non è una prova
    .rule = Che le mosse coincidano con quelle di un programma è un motivo per osservare meglio la partita, mai la prova definitiva.
    .holds = Che le mosse coincidano con quelle di un programma è un motivo per osservare meglio la partita, ma non una prova che qualcuno abbia barato.

accuser-plays-on =
    .title = Il giocatore che sospetta continua a giocare
    .rule = Il giocatore che sospetta dell'avversario dovrebbe continuare a giocare e non parlargliene.
    .holds = { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } continuare a giocare e non parlare del sospetto all'avversario.

smoking =
    .title = Il fumo
    .rule = { $electronic ->
        [yes] Fumare, anche sigarette elettroniche, è permesso solo nella parte della sede di gioco che l'arbitro ha destinato a questo scopo.
       *[no] Fumare è permesso solo nella parte della sede di gioco che l'arbitro ha destinato a questo scopo.
    }
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fumato fuori dell'area per fumatori, la sola in cui è permesso fumare.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fumato nell'area per fumatori.
    .reading = Dove le sigarette elettroniche non sono nominate, riteniamo che il loro uso non sia vietato; si potrebbe anche considerarlo fumare.
    .fails-alone = In quel luogo era permesso fumare.

finished-players =
    .title = Chi ha terminato la partita
    .rule = I giocatori che hanno terminato la partita sono considerati spettatori.
    .holds = La partita è finita, perciò chi l'ha giocata è considerato uno spettatore, e uno spettatore che disturba può essere espulso dalla sede di gioco.
looking-on =
    .title = Guardare dopo la propria partita
    .rule = Chi ha finito può dover lasciare l'area di gioco, ma di norma può guardare ancora qualche minuto, se non disturba nessuno.
    .holds = La partita { WHO($player, case: "gen") } è finita, e di norma è concesso guardare ancora qualche minuto, purché nessuno ne sia disturbato.

distraction =
    .title = Distrarre l'avversario
    .rule =
        { $claims ->
            [no] È vietato distrarre o infastidire l'avversario in qualsiasi modo, per esempio proponendo ripetutamente la patta.
           *[yes] { $noise ->
                [no] È vietato distrarre o infastidire l'avversario in qualsiasi modo, per esempio con richieste o offerte di patta irragionevoli.
               *[yes] È vietato distrarre o infastidire l'avversario in qualsiasi modo, per esempio con richieste irragionevoli, con offerte di patta irragionevoli o con una fonte di rumore nell'area di gioco.
            }
        }
    .holds =
        { $what ->
            [noise-source] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } introdotto nell'area di gioco una fonte di rumore, il che equivale a distrarre l'avversario.
            [offer] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto di nuovo la patta senza un nuovo motivo, il che distrae o infastidisce l'avversario.
            [device] Il suono del dispositivo ha distratto l'avversario; questa edizione non ha una regola apposita sui dispositivi.
            [claim] La richiesta era irragionevole, e una richiesta irragionevole equivale a distrarre l'avversario.
           *[conduct] { $both ->
                [yes] Entrambi i giocatori si sono distratti o infastiditi a vicenda.
               *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } distratto o infastidito l'avversario.
            }
        }
    .fails =
        { $what ->
            [claim] La richiesta non era irragionevole, perciò non ha distratto l'avversario.
           *[conduct] { $both ->
                [yes] Nessuno dei due giocatori ha distratto o infastidito l'altro.
               *[no] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } distratto né infastidito l'avversario.
            }
        }
    .fails-alone = Non c'è nulla da penalizzare.
eating-at-the-board =
    .title = Cibo alla scacchiera
    .rule = Durante la partita non si dovrebbero consumare cibi alla scacchiera, anche se nessuno ne è disturbato.
    .holds = { $both ->
        [yes] Entrambi i giocatori hanno consumato cibo alla scacchiera durante la partita, il che non si dovrebbe fare nemmeno quando non disturba nessuno.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } consumato cibo alla scacchiera durante la partita, il che non si dovrebbe fare nemmeno quando non disturba nessuno.
    }
offers-as-evidence =
    .title = Le offerte annotate come prova
    .rule = Se un giocatore reclama per ripetute offerte di patta, l'arbitro dovrebbe cercare sui formulari il segno dell'offerta.
    .holds = Il reclamo riguarda ripetute offerte di patta, e i segni (=) sui formulari mostrano quante volte la patta è stata proposta.

breach-penalised =
    .title = Le infrazioni sono penalizzate
    .rule = A chi infrange una di queste regole di condotta va inflitta una delle penalità elencate nelle Regole.
    .holds =
        { $both ->
            [yes] Entrambi i giocatori hanno infranto una regola di condotta, perciò a ciascuno va inflitta una delle penalità elencate nelle Regole.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } infranto una regola di condotta e { AGREE($player, sg: "va penalizzato", pl: "vanno penalizzati") } con una delle penalità elencate nelle Regole.
        }
    .yields = { $both ->
        [yes] Entrambi i giocatori hanno infranto una regola di condotta, il che altrimenti comporterebbe per ciascuno una delle penalità elencate nelle Regole.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } infranto una regola di condotta, il che altrimenti comporterebbe una delle penalità elencate nelle Regole.
    }

persistent-refusal =
    .title = Il rifiuto persistente
    .rule = Il giocatore che rifiuta persistentemente di attenersi alle Regole perde la partita. L'arbitro deve decidere il punteggio dell'avversario.
    .holds =
        { $warnings ->
            [0] { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } persistentemente di attenersi alle Regole, il che fa perdere la partita; il punteggio dell'avversario lo decide l'arbitro.
            [one] Dopo un'ammonizione { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che fa perdere la partita; il punteggio dell'avversario lo decide l'arbitro.
            [2] Dopo due ammonizioni { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che fa perdere la partita; il punteggio dell'avversario lo decide l'arbitro.
            [3] Dopo tre ammonizioni { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che fa perdere la partita; il punteggio dell'avversario lo decide l'arbitro.
           *[other] Dopo { $warnings } ammonizioni { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che fa perdere la partita; il punteggio dell'avversario lo decide l'arbitro.
        }
    .yields = { $warnings ->
        [0] { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } persistentemente di attenersi alle Regole, il che altrimenti farebbe perdere la partita.
        [one] Dopo un'ammonizione { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che altrimenti farebbe perdere la partita.
        [2] Dopo due ammonizioni { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che altrimenti farebbe perdere la partita.
        [3] Dopo tre ammonizioni { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che altrimenti farebbe perdere la partita.
       *[other] Dopo { $warnings } ammonizioni { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } ancora di attenersi alle Regole, il che altrimenti farebbe perdere la partita.
    }
    .fails = Il rifiuto { WHO($player, case: "gen") } non è ancora persistente, perciò non fa perdere la partita.
    .reading = Le Regole non dicono quante volte un rifiuto debba ripetersi per essere persistente. Decide l'arbitro; il manuale degli arbitri della FIDE pensa alla terza o alla quarta volta, dopo un preavviso.
loss-announced-first =
    .title = La perdita della partita va prima annunciata
    .rule = Prima che un rifiuto persistente costi la partita, al giocatore si deve dire che la prossima infrazione gliela farà perdere. Fino ad allora le infrazioni vanno penalizzate altrimenti.
    .holds = { WHO($player, case: "dat") } non è ancora stato detto che la prossima infrazione costerà la partita, perciò l'arbitro deve prima annunciarlo.
warnings-suffice =
    .title = Dopo quante ammonizioni è d'uso dichiarare persa la partita
    .rule = { $limit ->
        [one] Un'ammonizione è un buon motivo per dichiarare persa la partita, una volta che questa conseguenza è stata annunciata.
        [2] Due ammonizioni sono un buon motivo per dichiarare persa la partita, una volta che questa conseguenza è stata annunciata.
        [3] Tre ammonizioni sono un buon motivo per dichiarare persa la partita, una volta che questa conseguenza è stata annunciata.
       *[other] { $limit } ammonizioni sono un buon motivo per dichiarare persa la partita, una volta che questa conseguenza è stata annunciata.
    }
    .holds = { $warnings ->
        [one] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ricevuto un'ammonizione, e la perdita della partita è stata annunciata: ora è d'uso dichiararla persa.
        [2] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ricevuto due ammonizioni, e la perdita della partita è stata annunciata: ora è d'uso dichiararla persa.
        [3] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ricevuto tre ammonizioni, e la perdita della partita è stata annunciata: ora è d'uso dichiararla persa.
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ricevuto { $warnings } ammonizioni, e la perdita della partita è stata annunciata: ora è d'uso dichiararla persa.
    }

both-refuse =
    .title = Il rifiuto di entrambi
    .rule = Se entrambi i giocatori rifiutano persistentemente di attenersi alle Regole, entrambi perdono la partita.
    .holds = Entrambi i giocatori rifiutano persistentemente di attenersi alle Regole, perciò perdono entrambi.
    .fails = Il rifiuto dei giocatori non è ancora persistente, perciò non fa loro perdere la partita.

explanation-of-laws =
    .title = Il diritto a una spiegazione
    .rule = Un giocatore può chiedere all'arbitro la spiegazione di singoli punti delle Regole. Si tratta delle regole in generale, non di ciò che si può giocare nella posizione sulla scacchiera.
    .holds =
        { $position ->
            [no] { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } che cosa dice una regola e { AGREE($player, sg: "ha", pl: "hanno") } diritto alla spiegazione.
           *[yes] La domanda { WHO($player, case: "gen") } riguarda la posizione sulla scacchiera: non è una domanda sulle Regole, ma una richiesta di consiglio.
        }
rule-explained-instead =
    .title = La regola invece di un sì o di un no
    .rule = A chi domanda se una certa mossa è consentita l'arbitro non dovrebbe rispondere né sì né no, ma spiegare che cosa significa la regola.
    .holds = { WHO($player, case: "dat") } non si dovrebbe rispondere né sì né no, ma spiegare che cosa significa la regola.

appeal =
    .title = Il diritto di appello
    .rule =
        { $signed ->
            [yes] Salvo che il regolamento del torneo disponga diversamente, un giocatore può presentare appello contro qualsiasi decisione dell'arbitro, anche dopo aver firmato il formulario.
           *[no] Salvo che il regolamento del torneo disponga diversamente, un giocatore può presentare appello contro qualsiasi decisione dell'arbitro.
        }
    .holds =
        { $why ->
            [excluded] Il regolamento di questo torneo esclude l'appello, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } presentarlo.
            [after] { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } presentare appello contro la decisione dell'arbitro, benché la partita sia finita. Finché l'appello non è deciso, il risultato resta valido.
            [nothing] L'arbitro non ha ancora deciso nulla contro cui si possa presentare appello.
            [outsider] L'appello non proviene da un giocatore, e solo un giocatore può presentarlo.
            [refuses-to-play] Anche chi non condivide una decisione deve continuare a giocare. { WHO($player) } si { AGREE($player, sg: "rifiuta", pl: "rifiutano") }, perciò il { AGREE($player, sg: "suo", pl: "loro") } orologio resta in moto.
           *[during] { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } presentare appello contro la decisione dell'arbitro. Finché l'appello non è deciso, si gioca secondo la decisione dell'arbitro.
        }{ $measured ->
            [right] {" "}Secondo le Regole la decisione dell'arbitro era corretta, perciò l'appello è infondato.
            [wrong] {" "}Secondo le Regole la decisione dell'arbitro era errata, perciò l'appello è fondato.
           *[not-measured] {""}
        }
    .yields = { $why ->
        [excluded] Il regolamento di questo torneo esclude l'appello, perciò { WHO($player) } non { AGREE($player, sg: "potrebbe", pl: "potrebbero") } presentarlo.
        [after] Altrimenti { WHO($player) } { AGREE($player, sg: "potrebbe", pl: "potrebbero") } presentare appello contro la decisione dell'arbitro, benché la partita sia finita.
        [nothing] L'arbitro non ha ancora deciso nulla contro cui si possa presentare appello.
        [outsider] Soltanto un giocatore potrebbe presentare appello.
        [refuses-to-play] Anche chi non condivide una decisione dovrebbe continuare a giocare, e finché { WHO($player) } si { AGREE($player, sg: "rifiuta", pl: "rifiutano") } il { AGREE($player, sg: "suo", pl: "loro") } orologio resterebbe in moto.
       *[during] Altrimenti { WHO($player) } { AGREE($player, sg: "potrebbe", pl: "potrebbero") } presentare appello contro la decisione dell'arbitro.
    }{ $measured ->
        [right] {" "}Secondo le Regole la decisione dell'arbitro era corretta, perciò l'appello sarebbe infondato.
        [wrong] {" "}Secondo le Regole la decisione dell'arbitro era errata, perciò l'appello sarebbe fondato.
       *[not-measured] {""}
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già firmato il formulario, e questa edizione non dice che dopo la firma un giocatore possa ancora presentare appello.
    .reading = Le Regole lasciano al regolamento del torneo stabilire a chi, entro quando e in quale forma si presenti appello. Esse parlano soltanto di giocatori; un regolamento può consentire l'appello anche al capitano. Che nel frattempo si continui a giocare è un'indicazione del manuale degli arbitri della FIDE.
appeal-form =
    .title = L'appello si presenta per iscritto
    .rule = Nei tornei della FIDE l'appello va presentato per iscritto.
    .holds = L'appello non è stato presentato per iscritto, perciò va respinto.
    .fails = L'appello è stato presentato per iscritto, com'è prescritto.
appeal-in-time =
    .title = Il termine per l'appello
    .rule = Nei tornei della FIDE l'appello va presentato entro { DURATION($limit) } dal turno o dal fatto.
    .holds = L'appello è stato presentato dopo { DURATION($after) }, e il termine è di { DURATION($limit) }, perciò va respinto.
    .fails = L'appello è stato presentato dopo { DURATION($after) }, entro il termine di { DURATION($limit) }.
    .reading = Il termine decorre dalla fine del turno o dal fatto. Se i due momenti differiscono, le Regole non dicono quale conti: lo dice il caso.

help-to-reconstruct =
    .title = Collaborare alla ricostruzione
    .rule = Entrambi i giocatori devono aiutare l'arbitro in ogni situazione che richieda di ricostruire la partita, comprese le richieste di patta.
    .holds =
        { $both ->
            [yes] Entrambi i giocatori devono collaborare alla ricostruzione della partita e non avevano il diritto di rifiutare.
           *[no] { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } collaborare alla ricostruzione della partita e non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare.
        }

players-check-claims =
    .title = I giocatori verificano le richieste di patta
    .rule = Verificare una richiesta di patta per triplice ripetizione o per la regola delle 50 mosse è compito dei giocatori, sotto la supervisione dell'arbitro.
    .holds =
        { $both ->
            [yes] Entrambi i giocatori devono partecipare alla verifica di una richiesta, sotto la supervisione dell'arbitro.
           *[no] { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } partecipare alla verifica della richiesta, sotto la supervisione dell'arbitro, e non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare.
        }
    .reading = Il testo non dice dove e come si verifichi la richiesta. Secondo il manuale degli arbitri della FIDE entrambi i giocatori ricostruiscono la partita insieme all'arbitro, lontano dalla scacchiera; si potrebbe anche lasciare all'arbitro un altro modo di verificarla.
claim-checked-by-players =
    .title = La richiesta la verificano i giocatori, non l'arbitro da solo
    .rule = L'arbitro non dovrebbe verificare una richiesta da solo mentre i giocatori siedono alla scacchiera a riflettere: devono verificarla i giocatori, lontano dalla posizione, sotto la sua supervisione.
    .holds = Devono verificare la richiesta i giocatori, e lontano dalla scacchiera, perché nessuno guadagni tempo di riflessione.
refused-help-penalised =
    .title = Il rifiuto di collaborare è penalizzato
    .rule = Chi rifiuta di collaborare alla ricostruzione della partita o alla verifica di una richiesta va penalizzato con una delle penalità elencate nelle Regole.
    .holds = { $both ->
        [yes] Entrambi i giocatori hanno rifiutato di collaborare, perciò ciascuno va penalizzato.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato di collaborare e { AGREE($player, sg: "va penalizzato", pl: "vanno penalizzati") }.
    }
    .yields = { $both ->
        [yes] Entrambi i giocatori hanno rifiutato di collaborare, e per questo ciascuno andrebbe altrimenti penalizzato.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato di collaborare, e per questo { AGREE($player, sg: "andrebbe altrimenti penalizzato", pl: "andrebbero altrimenti penalizzati") }.
    }
