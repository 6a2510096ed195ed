# L'arbitro: compiti, ciò che non si dice, i terzi e l'elenco delle penalità.

laws-observed =
    .title = L'osservanza delle Regole
    .rule = L'arbitro deve vigilare affinché le Regole degli scacchi siano osservate. Il reclamo di un giocatore è accolto se le Regole vietano ciò che è accaduto o ne fanno derivare una conseguenza; altrimenti è respinto e si continua a giocare.
    .holds =
        { $complaint ->
            [upheld] Il fatto contestato ha conseguenze ai sensi { ARTICLE($article, case: "gen") }, perciò il reclamo è fondato.
            [breach] Quanto è stato fatto{ $reference } non era regolare, perciò il reclamo è fondato.
            [dealt] Il reclamo è fondato, ma su quanto è stato fatto{ $reference } si è già deciso, perciò non ne segue altro.
            [open] Sta all'arbitro decidere che cosa comporti l'accaduto{ $reference } per il risultato, e con ciò si decide anche sul reclamo.
            [allowed] Quanto è stato fatto{ $reference } era permesso, perciò il reclamo è infondato.
            [no-breach] Quanto contestato{ $reference } non era, in queste circostanze, un'infrazione alle Regole, perciò il reclamo è infondato.
            [no-rule] Nessuna regola di questa edizione riguarda quanto è accaduto{ $reference }, perciò il reclamo è infondato.
            [put-right] Ciò che non andava{ $reference } è stato corretto in tempo, come le Regole dispongono, perciò il reclamo è infondato.
            [own] Il reclamo riguarda ciò che ha fatto il reclamante stesso, e questo non può essere oggetto di reclamo.
            [not-proved] Il fatto{ $reference } non risulta avvenuto, perciò il reclamo è infondato.
            [decision] Il reclamo riguarda una decisione dell'arbitro{ $reference }. La decisione resta valida, e questa edizione non parla di appelli.
            [unnamed] Non vi è alcun fatto a cui il reclamo possa riferirsi, perciò non può essere accolto.
            [unread] Non ci è noto che cosa dica questa edizione sull'accaduto{ $reference }, perciò non si può dire se il reclamo sia fondato.
           *[after-end] La partita era già finita, e le regole sul gioco non riguardano ciò che è stato fatto dopo{ $reference }.
        }
    .reading = Le Regole non contengono norme sulla prova; intendiamo che l'arbitro non si affidi alla parola di un giocatore contro quella dell'altro. Le Regole non dicono neppure, in generale, fino a quando si possa reclamare per un'infrazione: per noi un reclamo a partita finita lascia invariato il risultato, e può seguirne soltanto una penalità.

arbiter-steps-in =
    .title = Che cosa fa l'arbitro di propria iniziativa
    .rule = L'arbitro deve vigilare sul rispetto delle Regole e osservare le partite. Di ciò che le Regole non lasciano ai giocatori deve occuparsi subito, senza attendere una richiesta.
    .holds =
        { $what ->
            [illegal-move] È stata completata una mossa illegale che si può ancora correggere, perciò l'arbitro che se ne accorge deve intervenire senza attendere una richiesta e farla correggere.
            [out-of-turn] Il tratto era dell'avversario, perciò l'arbitro che vede la mossa deve intervenire senza attendere una richiesta e farla ritirare.
            [touch] Il pezzo toccato o rilasciato obbligava il giocatore a un'altra mossa, perciò l'arbitro che vede l'infrazione deve intervenire senza attendere una richiesta e farla eseguire.
            [clock] Deve essere in moto l'orologio del giocatore che ha il tratto, perciò l'arbitro che lo trova fermo deve avviarlo senza attendere una richiesta.
            [breach] Quanto è stato fatto{ $reference } è contrario alle Regole, perciò l'arbitro che se ne accorge deve intervenire senza attendere un reclamo.
            [ruling] Per fare ciò che le Regole esigono o consentono{ $reference } l'arbitro non ha bisogno di un reclamo.
            [flag] La bandierina è già caduta, ma ciò conta solo quando l'arbitro osserva la caduta o un giocatore la segnala; l'arbitro che la osserva deve segnalarla senza attendere una richiesta.
            [position] A questa posizione non si può arrivare con mosse legali: c'è stata dunque un'irregolarità, e l'arbitro deve intervenire senza attendere una richiesta.
           *[time-trouble] Un giocatore ha poco tempo, perciò l'arbitro deve osservare la partita. Finché tutto procede regolarmente, non deve fare altro.
        }
    .fails = Non è accaduto nulla per cui l'arbitro debba intervenire di propria iniziativa.
    .reading = Le Regole lo dicono soltanto per singoli casi. Che l'arbitro intervenga senza richiesta su ogni infrazione che vede lo dice il manuale degli arbitri della FIDE; stando alla sola lettera, dove nessun articolo lo prevede si potrebbe esigere che attenda una richiesta.

ruling-measured =
    .title = Le decisioni alla prova delle Regole
    .rule = Una decisione si valuta in base a ciò che le Regole dicono dell'evento che essa indica; se non ne indica alcuno, non si può valutare. È corretta se, in ogni suo aspetto, dispone ciò che le Regole esigono: riguardo alla partita, agli orologi, alle mosse, alle infrazioni e alle richieste. La posizione da ripristinare e il tempo da concedere o da togliere fanno parte di ogni decisione: senza di essi è incompleta. Ciò che le Regole rimettono all'arbitro è corretto in ogni caso. Non intervenire è corretto soltanto dove le Regole non esigono nulla.
    .holds =
        { $measured ->
            [right] La decisione dell'arbitro{ $reference } soddisfa tutto ciò che le Regole esigono.
            [incomplete] La decisione dell'arbitro{ $reference } è corretta ma non completa: le Regole esigono di più.
            [untaught] La lettera delle Regole lascia la scelta all'arbitro, ma la decisione{ $reference } non è quella che si insegna.
            [unread] Non ci è noto che cosa dica in proposito questa edizione, perciò la decisione non si può valutare.
           *[wrong] La decisione dell'arbitro{ $reference } tralascia ciò che le Regole esigono, oppure dispone ciò che esse né esigono né lasciano all'arbitro.
        }
    .unmet = La decisione non riguarda nulla che le Regole stabiliscano in questo caso, perciò non la si può valutare in base a esse.

fair-play =
    .title = Il fair play
    .rule = L'arbitro deve garantire il fair play.

competition-first =
    .title = L'interesse della competizione
    .rule = L'arbitro deve agire nel migliore interesse della competizione.

playing-conditions =
    .title = Buone condizioni di gioco
    .rule = L'arbitro deve fare in modo che le condizioni di gioco restino buone.
    .holds =
        { $equipment ->
            [yes] { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } qualcosa che occorre per giocare e fa quindi parte delle buone condizioni di gioco, perciò l'arbitro deve provvedere.
           *[no] { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } altre condizioni di gioco. L'arbitro deve fare in modo che siano buone e decide che cosa cambiare.
        }

no-disturbance =
    .title = La tranquillità dei giocatori
    .rule = L'arbitro deve fare in modo che nulla disturbi i giocatori.

progress-supervised =
    .title = Lo svolgimento della competizione
    .rule = L'arbitro deve supervisionare lo svolgimento della competizione.

special-measures =
    .title = Giocatori disabili e assistenza medica
    .rule = L'arbitro deve adottare misure particolari nell'interesse dei giocatori disabili e di chi ha bisogno di assistenza medica.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità o bisogno di assistenza medica, perciò l'arbitro deve adottare misure particolari.
disabled-wish =
    .title = Il desiderio di un giocatore disabile
    .rule = Un desiderio ragionevole di un giocatore disabile, espresso in tempo, va accolto, a meno che l'avversario non ne sia svantaggiato.
    .holds = L'avversario non ne è svantaggiato, perciò il desiderio { WHO($player, case: "gen") } va accolto.
    .fails = L'avversario ne sarebbe svantaggiato, perciò l'arbitro non è tenuto ad accogliere il desiderio { WHO($player, case: "gen") }.
    .reading = Che il desiderio sia ragionevole ed espresso in tempo si considera riferito con la richiesta. Si potrebbe anche pretendere che l'arbitro valuti prima l'una e l'altra cosa.
    .fails-alone = Il desiderio { WHO($player, case: "gen") } può essere respinto.

fair-play-rules =
    .title = Le norme contro i comportamenti fraudolenti
    .rule = L'arbitro deve seguire le norme o le linee guida contro i comportamenti fraudolenti.

games-observed =
    .title = L'osservazione delle partite
    .rule = L'arbitro deve osservare le partite, specialmente quando i giocatori sono in carenza di tempo, far rispettare le decisioni e, se è il caso, penalizzare i giocatori.
    .holds =
        { $both ->
            [yes] Entrambi i giocatori hanno rifiutato di attenersi alle Regole o a una decisione, perciò l'arbitro deve imporne il rispetto e può penalizzare ciascuno di loro.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato di attenersi alle Regole o a una decisione, perciò l'arbitro deve imporne il rispetto e può infliggere una penalità { WHO($player, case: "dat") }.
        }
    .yields = { $both ->
        [yes] Entrambi i giocatori hanno rifiutato di attenersi alle Regole o a una decisione; di per sé l'arbitro potrebbe penalizzare ciascuno di loro.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato di attenersi alle Regole o a una decisione; di per sé l'arbitro potrebbe infliggere una penalità { WHO($player, case: "dat") }.
    }
    .reading = L'articolo non indica una misura per un singolo rifiuto: si può scegliere qualunque penalità dell'elenco. Secondo il manuale degli arbitri della FIDE il giocatore va avvertito prima che il prossimo rifiuto comporterà la perdita della partita.

assistants =
    .title = Gli assistenti
    .rule = L'arbitro può nominare assistenti che osservino le partite, per esempio quando più giocatori sono in carenza di tempo.

extra-time =
    .title = Tempo addizionale dopo un disturbo
    .rule = In caso di disturbo esterno l'arbitro può concedere tempo addizionale a uno o a entrambi i giocatori.
    .holds = Il disturbo non è stato causato da un giocatore, perciò l'arbitro può concedere tempo addizionale a uno o a entrambi i giocatori.

no-intervention =
    .title = Nessun intervento
    .rule = L'arbitro può intervenire in una partita solo nei casi previsti dalle Regole.
    .reading = Il testo non nomina il caso di chi chiede di rivedere una posizione; lo consideriamo un aiuto che le Regole non prevedono. Quando si verifica una richiesta di patta o si ricostruisce la partita, le posizioni precedenti si rivedono comunque.
    .holds =
        { $why ->
            [not-completed] L'orologio non è stato premuto, perciò il giocatore può ancora correggere la mossa, e l'arbitro non dice nulla.
            [only-on-claim] Spetta all'avversario segnalare l'infrazione; se non lo fa, l'arbitro non interviene.
            [not-described] Stando alla lettera, nessun articolo fa intervenire l'arbitro di propria iniziativa su questa infrazione; spetta all'avversario segnalarla.
            [not-seen] L'arbitro non ha visto l'infrazione e di propria iniziativa interviene solo su ciò che ha osservato, perciò spetta all'avversario segnalarla.
            [too-late] Nel frattempo l'avversario ha mosso, perciò l'arbitro non può più intervenire.
            [not-pressed] L'orologio non è stato premuto, ma accorgersene spetta ai giocatori, e l'arbitro non può farlo notare.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di rivedere una posizione precedente. Nessun articolo prevede un aiuto del genere, perciò l'arbitro non può darlo.
           *[nothing-wrong] Qui non vi è nulla per cui le Regole consentano all'arbitro di intervenire.
        }

nothing-told =
    .title = Ciò che l'arbitro non dice
    .rule = L'arbitro non può indicare il numero di mosse completate, salvo quando una bandierina è caduta e si aggiornano i formulari. L'arbitro non può dire a un giocatore che l'avversario ha completato una mossa né che l'orologio non è stato premuto.
    .holds =
        { $what ->
            [press] Accorgersi se l'orologio è stato premuto spetta ai giocatori, e l'arbitro non può farlo notare.
            [moved] Accorgersi se l'avversario ha completato una mossa spetta ai giocatori, e l'arbitro non può farlo notare.
            [advice] Quanto è stato detto è un consiglio, e i giocatori non possono riceverne da nessuno, neppure dall'arbitro.
            [opponent] Devono tacerne l'arbitro e gli estranei alla partita, ma non l'avversario, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } farlo notare.
           *[count] Nessuna bandierina è caduta, perciò l'arbitro non può dire quante mosse siano state completate.
        }
    .fails = Una bandierina è caduta, perciò nell'aggiornare i formulari si può dire quante mosse siano state completate.
    .reading = L'articolo non nomina il consiglio sulla mossa da giocare. Poiché ai giocatori è vietato ricevere consigli da chiunque, lo intendiamo vietato anche all'arbitro.
    .fails-alone = L'arbitro può dire quante mosse sono state completate, per quanto serve ad aggiornare i formulari.

observers-tell-the-arbiter =
    .title = Spettatori e altri estranei alla partita
    .rule = Chi osserva un'irregolarità può informarne soltanto l'arbitro. Gli spettatori e i giocatori di altre partite non possono parlare di una partita né interferire in essa. L'arbitro può espellere i contravventori dalla sede di gioco.
    .holds =
        { $what ->
            [flag] Nessun estraneo alla partita può segnalare la caduta di una bandierina. Le sue parole non valgono come richiesta, e per esse la bandierina non si considera caduta.
            [advice] Quanto è stato detto è un consiglio, e nessun estraneo alla partita, nemmeno un capitano, può consigliare un giocatore.
            [draw-advice] Quanto è stato detto è un consiglio sulla patta, e nessun estraneo alla partita può darne; solo il regolamento di un torneo può consentire al capitano una parola in proposito.
            [disturbance] Il disturbo è venuto da chi non gioca la partita, e nessun estraneo può disturbarla.
            [claim] Soltanto chi gioca la partita può presentare una richiesta o un reclamo che la riguardi; se lo fa un altro, non ha effetto.
            [part] Soltanto un giocatore della partita può farlo; se lo fa un altro, non ha effetto ed è un'interferenza nella partita.
            [over] La partita era già finita, perciò quanto è stato detto dopo non ha più effetto su di essa.
            [assistant] Quanto l'assistente ha detto o fatto non rientra nel suo compito, e tutto ciò che ne esce è un'interferenza nella partita.
            [reported] Segnalazioni, richieste e reclami del genere spettano soltanto ai giocatori. Ora però l'arbitro è informato: deve verificare di persona e decidere su ciò che constata.
            [look] Chi osserva un'irregolarità può informarne soltanto l'arbitro. La segnalazione non vale come richiesta, ma l'arbitro deve verificare di persona e decidere su ciò che constata.
           *[tidings] Chi non gioca la partita può parlarne soltanto all'arbitro, e qui i giocatori potevano sentire.
        }
    .yields = { $what ->
        [flag] Di per sé nessun estraneo alla partita potrebbe segnalare la caduta di una bandierina.
        [advice] Di per sé nessun estraneo alla partita potrebbe consigliare un giocatore.
        [draw-advice] Di per sé nessun estraneo alla partita potrebbe consigliare un giocatore sulla patta.
        [disturbance] Di per sé nessun estraneo alla partita potrebbe disturbarla.
        [claim] Di per sé soltanto un giocatore potrebbe presentare una richiesta o un reclamo sulla partita.
        [part] Di per sé ciò che soltanto un giocatore della partita può fare non avrebbe effetto se lo facesse un altro.
        [over] La partita era già finita, perciò quanto è stato detto dopo non avrebbe più effetto su di essa.
        [assistant] Di per sé un assistente dovrebbe limitarsi al proprio compito.
        [reported] Di per sé l'arbitro verificherebbe di persona la segnalazione e deciderebbe su ciò che constata.
        [look] Di per sé l'arbitro verificherebbe di persona la segnalazione e deciderebbe su ciò che constata.
       *[tidings] Di per sé chi non gioca la partita potrebbe parlarne soltanto all'arbitro.
    }
    .fails = È stato informato soltanto l'arbitro, il che è permesso.
    .reading = Consideriamo il capitano un estraneo; il regolamento del torneo può consentirgli di parlare per la squadra, anche della patta. Il regolamento FIDE per i tornei a squadre vieta al capitano di consigliare sulla patta. Che l'arbitro, una volta informato, guardi di persona e decida su ciò che vede è un'indicazione del manuale degli arbitri della FIDE. L'articolo non nomina gli assistenti: chi eccede il suo compito è per noi un estraneo; si potrebbe anche lasciarne la responsabilità al suo giocatore.
    .fails-alone = Era permesso informare l'arbitro, e nessun altro.
captain-speaks =
    .title = Che cosa può dire un capitano
    .rule = Un capitano può parlare con un giocatore in presenza dell'arbitro e con il suo permesso, ma non può dare consigli né sulla patta né sulla posizione.
    .holds = Il capitano ha parlato in presenza dell'arbitro, e non di patta né della posizione, il che è consentito.
    .fails = Ciò che il capitano ha detto è un consiglio, e questo non è consentito nemmeno in presenza dell'arbitro.
captain-on-draws =
    .title = Il capitano che parla di patta
    .rule = Nel campionato francese a squadre di club un capitano può dire in presenza dell'arbitro come va l'incontro e se fare patta, ma nulla sulla posizione.
    .holds = In presenza dell'arbitro il capitano ha parlato dell'incontro o di patta, il che nel campionato francese di club è consentito.
    .fails = Ciò che il capitano ha detto riguarda la posizione, e questo non è consentito nemmeno in presenza dell'arbitro.

phones-of-everybody =
    .title = I telefoni di tutti gli altri
    .rule = Nella sede di gioco, o in un'area contigua indicata dall'arbitro, nessuno può usare senza l'autorizzazione dell'arbitro un telefono cellulare o un altro dispositivo di comunicazione.
    .holds = Il dispositivo era acceso e non autorizzato. Senza autorizzazione nessuno, che sia uno spettatore, un capitano o l'arbitro stesso, può averne uno in uso nella sede di gioco o in un'area contigua indicata dall'arbitro.
    .fails =
        { $approved ->
            [yes] L'arbitro ha autorizzato il dispositivo.
           *[no] Il dispositivo era spento e non è stato usato.
        }
    .fails-alone = Il dispositivo è permesso.

penalties-are-listed =
    .title = Solo le penalità dell'elenco
    .rule = L'arbitro può infliggere soltanto le penalità elencate in questo articolo, da sole o insieme, e quelle previste da altri articoli.
    .holds =
        { $listed ->
            [yes] Un'ammenda si può infliggere solo se annunciata in anticipo, e questa non lo è stata.
           *[no] Questa penalità non è nell'elenco di questa edizione.
        }
    .fails = La penalità è una di quelle elencate.
    .reading = Intendiamo l'elenco come completo, a parte le penalità nominate da altri articoli. Nessuna fonte lo tratta come un elenco di esempi.

penalty-warning =
    .title = L'ammonizione
    .rule = Una penalità può essere un'ammonizione.
    .holds =
        { $imposed ->
            [no] L'ammonizione è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } con un'ammonizione.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.
told-to-captain =
    .title = Ciò che si dice al capitano
    .rule = Ciò che si dice al capitano vale come detto a tutti i giocatori della squadra.
    .holds = L'ammonizione è stata data al capitano, e vale come se fosse stata data al giocatore.
video-left-to-arbiter =
    .title = Se esaminare una registrazione video
    .rule = Solo l'arbitro decide se esaminare una registrazione video; nessun giocatore può pretenderlo.
    .holds = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } l'esame di una registrazione video, ma se esaminarla lo decide soltanto l'arbitro.
video-not-appealed =
    .title = Nessun appello sull'esame di una registrazione video
    .rule = Contro la scelta di esaminare o no una registrazione video non è ammesso appello; contro la decisione che se ne trae, sì.
    .holds = L'appello riguarda la scelta di esaminare o no una registrazione video, contro la quale non è ammesso appello.
    .fails = L'appello non riguarda la scelta di esaminare o no una registrazione video, ma una decisione, contro la quale è ammesso.

penalty-opponent-time =
    .title = Più tempo all'avversario
    .rule = Una penalità può essere l'aumento del tempo dell'avversario.
    .holds =
        { $imposed ->
            [no] L'aumento del tempo dell'avversario è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } aumentando il tempo dell'avversario.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

penalty-own-time =
    .title = Meno tempo al contravventore
    .rule = Una penalità può essere la riduzione del tempo del contravventore.
    .holds =
        { $imposed ->
            [no] La riduzione del tempo del contravventore è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } con una riduzione del tempo.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

penalty-opponent-points =
    .title = Più punti all'avversario
    .rule = Una penalità può essere l'aumento dei punti dell'avversario nella partita, fino al massimo previsto.
    .holds =
        { $imposed ->
            [no] L'aumento dei punti dell'avversario è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } aumentando i punti dell'avversario.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende. Non è indicato di quanto l'arbitro possa aumentare i punti al di sotto del massimo, né se i punti dei due giocatori debbano ancora formare il totale di una partita. Lasciamo la scelta all'arbitro; si potrebbero anche ammettere soltanto le coppie di punteggi consuete.

penalty-own-points =
    .title = Meno punti al contravventore
    .rule = Una penalità può essere la riduzione dei punti del contravventore nella partita.
    .holds =
        { $imposed ->
            [no] La riduzione dei punti del contravventore è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } con una riduzione dei punti.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende. Non è indicato di quanto l'arbitro possa ridurre i punti, né se quelli dell'avversario debbano adeguarsi. Lasciamo la scelta all'arbitro; si potrebbero anche ammettere soltanto le coppie di punteggi consuete.

penalty-loss =
    .title = La perdita della partita
    .rule = Una penalità può essere la perdita della partita.
    .holds =
        { $imposed ->
            [no] La perdita della partita è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } con la perdita della partita.
        }
    .reading = Soltanto i testi più recenti dicono che in tal caso l'arbitro decide il punteggio dell'avversario. Per i più antichi facciamo vincere l'avversario.

penalty-fine =
    .title = L'ammenda
    .rule = Una penalità può essere un'ammenda annunciata in anticipo.
    .holds =
        { $imposed ->
            [no] L'ammenda annunciata in anticipo è una delle penalità elencate.
           *[yes] Le ammende erano state annunciate in anticipo, perciò l'arbitro può infliggerne una { WHO($player, case: "dat") }.
        }
    .fails = Nessuna ammenda è stata annunciata in anticipo, perciò non la si può infliggere { WHO($player, case: "dat") }.
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

penalty-rounds =
    .title = L'esclusione da uno o più turni
    .rule = Una penalità può essere l'esclusione da uno o più turni.
    .holds =
        { $imposed ->
            [no] L'esclusione da uno o più turni è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } con l'esclusione da uno o più turni.
        }

penalty-expulsion =
    .title = L'espulsione
    .rule = Una penalità può essere l'espulsione dalla competizione.
    .holds =
        { $imposed ->
            [no] L'espulsione dalla competizione è una delle penalità elencate.
           *[yes] L'arbitro può penalizzare { WHO($player) } con l'espulsione dalla competizione.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

expulsion-agreed =
    .title = L'espulsione e l'organizzatore
    .rule = L'espulsione dalla competizione può richiedere il consenso dell'organizzatore, perciò l'arbitro deve prima accertare se occorra.
    .holds = L'espulsione { WHO($player, case: "gen") } dalla competizione può richiedere il consenso dell'organizzatore, perciò l'arbitro deve prima accertare se occorra.
    .reading = Il commento dice che il consenso può essere necessario, ma non quando; perciò l'arbitro accerta soltanto se occorra. Si potrebbe anche farlo chiedere in ogni caso.

fide-ruling =
    .title = I chiarimenti della FIDE
    .rule = Una federazione può sottoporre alla FIDE una domanda sulle Regole e ottenerne un chiarimento.

