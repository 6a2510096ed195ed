# L'arbitro: compiti, ciò che non si dice, i terzi e l'elenco delle penalità.

laws-observed =
    .title = L'osservanza delle Regole
    .rule = L'arbitro deve vigilare affinché le Regole degli scacchi siano osservate. Il reclamo di un giocatore è accolto se le Regole vietano ciò che è accaduto o ne fanno derivare una conseguenza; altrimenti è respinto e si continua a giocare.
    .holds =
        { $complaint ->
            [upheld] Il reclamo è fondato ai sensi { ARTICLE($article, case: "gen") }.
            [breach] Quanto è accaduto{ $reference } non era regolare, perciò il reclamo è fondato.
            [dealt] Il reclamo{ $reference } è fondato, ma vi si è già provveduto.
            [open] Che cosa comporti l'accaduto{ $reference } per il risultato è rimesso all'arbitro, che con ciò decide anche sul reclamo.
            [allowed] Quanto è stato fatto{ $reference } è permesso, perciò il reclamo è respinto.
            [no-breach] Secondo le Regole nulla di quanto è accaduto{ $reference } costituisce un'infrazione, perciò il reclamo è respinto.
            [no-rule] Nessuna regola di questa edizione riguarda quanto è accaduto{ $reference }, perciò il reclamo è respinto.
            [put-right] Ciò che non andava{ $reference } è stato corretto in tempo, come le Regole dispongono, perciò il reclamo è respinto.
            [own] Nessuno può presentare reclamo per ciò che ha fatto egli stesso.
            [not-proved] Non è provato che il fatto{ $reference } sia accaduto, perciò il reclamo è respinto.
            [decision] Il reclamo riguarda una decisione dell'arbitro{ $reference }, che resta valida; questa edizione non parla di appello.
            [unnamed] Non è indicato che cosa riguardi il reclamo, perciò non vi è nulla da decidere.
            [unread] Non ci è noto che cosa dica questa edizione sull'accaduto{ $reference }, perciò non si può dire se il reclamo sia fondato.
           *[after-end] La partita era finita prima{ $reference }, e nessuna regola sulla partita riguarda ciò che è avvenuto dopo.
        }
    .reading = Le Regole non contengono norme sulla prova; intendiamo che l'arbitro non si affidi alla parola di un giocatore contro quella dell'altro. Le Regole non dicono neppure fino a quando si possa reclamare per un'infrazione: per noi un reclamo a partita finita lascia invariato il risultato, e può seguirne soltanto una penalità.

arbiter-steps-in =
    .title = Che cosa fa l'arbitro di propria iniziativa
    .rule = L'arbitro deve vigilare sul rispetto delle Regole e osservare le partite. Di ciò che le Regole non lasciano ai giocatori deve occuparsi subito, senza attendere una richiesta.
    .holds =
        { $what ->
            [illegal-move] La mossa illegale conta e si può ancora correggere, perciò l'arbitro deve intervenire senza attendere una richiesta.
            [out-of-turn] Il tratto era dell'avversario, perciò l'arbitro che se ne accorge deve intervenire senza attendere una richiesta.
            [touch] La mossa non è quella a cui il giocatore era tenuto, perciò l'arbitro che se ne accorge deve intervenire senza attendere una richiesta.
            [clock] Deve essere in moto l'orologio del giocatore che ha il tratto, perciò l'arbitro deve intervenire senza attendere una richiesta.
            [breach] Quanto è accaduto{ $reference } non è ammesso dalle Regole, perciò l'arbitro che se ne accorge deve intervenire senza attendere un reclamo.
            [ruling] Ciò che la decisione{ $reference } impone all'arbitro, egli ora deve farlo; ciò che gli consente, può farlo.
            [flag] L'arbitro che osserva la caduta di una bandierina deve segnalarla.
            [position] A questa posizione non si può arrivare con mosse legali, perciò l'arbitro deve intervenire senza attendere una richiesta.
           *[time-trouble] Un giocatore ha poco tempo, perciò l'arbitro deve osservare la partita. Finché tutto procede regolarmente, non c'è altro da fare.
        }
    .fails = Non è accaduto nulla per cui l'arbitro debba intervenire di propria iniziativa.
    .reading = Le Regole lo dicono soltanto per singoli casi. Che l'arbitro intervenga senza richiesta su ogni infrazione che vede lo dice il manuale degli arbitri della FIDE; stando alla sola lettera, dove nessun articolo lo prevede si potrebbe esigere che attenda una richiesta.

ruling-measured =
    .title = Le decisioni alla prova delle Regole
    .rule = Una decisione è corretta se, in ogni suo aspetto, dispone ciò che le Regole esigono: riguardo alla partita, agli orologi, alle mosse, alle infrazioni e alle richieste. La posizione da ripristinare e il tempo da concedere o da togliere fanno parte di ogni decisione: senza di essi è incompleta. Ciò che le Regole rimettono all'arbitro è corretto in ogni caso. Non intervenire è corretto soltanto dove le Regole non esigono nulla.
    .holds =
        { $measured ->
            [right] Le Regole esigono, o rimettono all'arbitro, proprio ciò che egli ha deciso{ $reference }.
            [incomplete] Ciò che l'arbitro ha deciso{ $reference } è corretto, ma le Regole esigono di più.
            [untaught] Stando alla lettera, ciò che l'arbitro ha deciso{ $reference } è rimesso a lui, ma non è ciò che si insegna.
            [unread] Non sappiamo che cosa dica in proposito questa edizione; la decisione non si può dunque valutare.
           *[wrong] Le Regole esigono qualcosa di diverso da ciò che l'arbitro ha deciso{ $reference }.
        }

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
            [yes] { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } qualcosa che occorre per giocare, e l'arbitro deve provvedere.
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
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } bisogno di assistenza medica, e l'arbitro deve adottare misure particolari.
disabled-wish =
    .title = Il desiderio di un giocatore disabile
    .rule = Un desiderio ragionevole di un giocatore disabile, espresso in tempo, va accolto, a meno che l'avversario non ne sia svantaggiato.
    .holds = L'avversario non ne è svantaggiato: il desiderio { WHO($player, case: "gen") } va accolto.
    .fails = L'avversario ne sarebbe svantaggiato: nulla obbliga l'arbitro ad accogliere il desiderio { WHO($player, case: "gen") }.
    .reading = Che il desiderio sia ragionevole ed espresso in tempo si considera riferito con la richiesta. Si potrebbe anche pretendere che l'arbitro valuti prima l'una e l'altra cosa.

fair-play-rules =
    .title = Le norme contro i comportamenti fraudolenti
    .rule = L'arbitro deve seguire le norme o le linee guida contro i comportamenti fraudolenti.

games-observed =
    .title = L'osservazione delle partite
    .rule = L'arbitro deve osservare le partite, specialmente quando i giocatori sono in carenza di tempo, far rispettare le decisioni prese e, se è il caso, penalizzare i giocatori.
    .holds =
        { $both ->
            [yes] Entrambi i giocatori rifiutano di attenersi a quanto è dovuto. L'arbitro deve far rispettare le decisioni prese e può penalizzare ciascuno di loro.
           *[no] { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di attenersi a quanto è dovuto. L'arbitro deve far rispettare le decisioni prese e può infliggere una penalità.
        }
    .yields = { $both ->
        [yes] Entrambi i giocatori rifiutano di attenersi a quanto è dovuto. L'arbitro farebbe rispettare le decisioni prese e potrebbe penalizzare ciascuno di loro.
       *[no] { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di attenersi a quanto è dovuto. L'arbitro farebbe rispettare le decisioni prese e potrebbe infliggere una penalità.
    }
    .reading = L'articolo non indica una misura per un singolo rifiuto: si può scegliere qualunque penalità dell'elenco. Secondo il manuale degli arbitri della FIDE il giocatore va avvertito prima che il prossimo rifiuto comporterà la perdita della partita.

assistants =
    .title = Gli assistenti
    .rule = L'arbitro può nominare assistenti che osservino le partite, per esempio quando più giocatori sono in carenza di tempo.

extra-time =
    .title = Tempo addizionale dopo un disturbo
    .rule = In caso di disturbo esterno l'arbitro può concedere tempo addizionale a uno o a entrambi i giocatori.
    .holds = Il disturbo è venuto dall'esterno, perciò l'arbitro può concedere tempo addizionale a uno o a entrambi i giocatori.

no-intervention =
    .title = Nessun intervento
    .rule = L'arbitro può intervenire in una partita solo nei casi previsti dalle Regole.
    .reading = Il testo non nomina il caso di chi chiede di rivedere una posizione; lo consideriamo un aiuto che le Regole non prevedono. Quando si verifica una richiesta di patta o si ricostruisce la partita, le posizioni precedenti si rivedono comunque.
    .holds =
        { $why ->
            [not-completed] Dopo la mossa l'orologio non è stato premuto: il giocatore può ancora correggerla e l'arbitro non dice nulla.
            [only-on-claim] Spetta all'avversario segnalare l'accaduto; se egli non lo fa, l'arbitro non interviene.
            [not-described] Stando alla lettera, nessun articolo fa intervenire l'arbitro di propria iniziativa su questa infrazione, che spetta all'avversario segnalare.
            [not-seen] L'arbitro interviene solo su ciò che osserva egli stesso, e nessuno ha visto l'infrazione; segnalarla spetta all'avversario.
            [too-late] Nel frattempo l'avversario ha mosso, perciò l'arbitro non interviene più.
            [not-pressed] L'arbitro non può far notare che l'orologio non è stato premuto.
            [position-wanted] { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di vedere una posizione precedente, un aiuto che le Regole non prevedono.
           *[nothing-wrong] Non è accaduto nulla di cui le Regole consentano all'arbitro di occuparsi.
        }

nothing-told =
    .title = Ciò che l'arbitro non dice
    .rule = L'arbitro non può indicare il numero di mosse completate, salvo quando una bandierina è caduta e si devono aggiornare i formulari. L'arbitro non può dire a un giocatore che l'avversario ha completato una mossa né che l'orologio non è stato premuto.
    .holds =
        { $what ->
            [press] L'arbitro non può dire che un giocatore ha dimenticato di premere l'orologio.
            [moved] L'arbitro non può dire che l'avversario ha completato una mossa.
            [advice] L'arbitro non può dire che cosa giocare.
            [opponent] Sull'orologio non premuto deve tacere soltanto l'arbitro. { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } farlo notare all'avversario.
           *[count] Prima che una bandierina sia caduta, l'arbitro non può dire quante mosse siano state completate.
        }
    .fails = Una bandierina è caduta, perciò il divieto di dire quante mosse sono state completate non si applica.
    .reading = L'articolo non nomina il consiglio sulla mossa da giocare. Poiché ai giocatori è vietato ricevere consigli da chiunque, lo intendiamo vietato anche all'arbitro.
    .fails-alone = L'arbitro può dire quante mosse sono state completate.

observers-tell-the-arbiter =
    .title = Spettatori e altri estranei alla partita
    .rule = Chi osserva un'irregolarità può riferirla soltanto all'arbitro. Gli spettatori e i giocatori di altre partite non possono parlare di una partita né interferire in essa. L'arbitro può espellere i contravventori dalla sede di gioco.
    .holds = { $what ->
        [flag] Un estraneo non può segnalare ad alta voce la caduta di una bandierina. La segnalazione non vale come richiesta, e per essa la partita non è persa.
        [advice] Un estraneo non può consigliare un giocatore.
        [draw-advice] Un estraneo non può consigliare un giocatore nemmeno sulla patta; il regolamento del torneo può consentire al capitano una parola in proposito.
        [disturbance] Chi è estraneo alla partita non può disturbarla.
        [part] Un tale atto ha effetto soltanto se lo compie chi gioca la partita. Compiuto da un estraneo, non vale per nessuno dei due giocatori ed è un'interferenza nella partita.
        [claim] La richiesta di chi non gioca la partita non vale e non può essere accolta.
        [over] La partita è finita, e quanto si dice ora non può più interferirvi.
        [assistant] L'assistente può fare e dire soltanto ciò che è suo compito. Ogni altra cosa che dica ai giocatori o faccia per loro è un'interferenza nella partita.
        [look] Un'irregolarità può essere riferita al solo arbitro. La segnalazione non vale come richiesta: l'arbitro deve verificare di persona e fare quanto le Regole dispongono per ciò che vede.
       *[tidings] Un estraneo può rivolgersi soltanto all'arbitro, e invece si è rivolto ad altri.
    }
    .yields = { $what ->
        [flag] Un estraneo non potrebbe segnalare ad alta voce la caduta di una bandierina. La segnalazione non varrebbe come richiesta, e per essa la partita non sarebbe persa.
        [advice] Un estraneo non potrebbe consigliare un giocatore.
        [draw-advice] Un estraneo non potrebbe consigliare un giocatore nemmeno sulla patta, a meno che il regolamento del torneo non consenta al capitano una parola in proposito.
        [disturbance] Chi è estraneo alla partita non potrebbe disturbarla.
        [part] Un tale atto avrebbe effetto soltanto se lo compisse chi gioca la partita. Compiuto da un estraneo, non varrebbe per nessuno dei due giocatori e sarebbe un'interferenza nella partita.
        [claim] La richiesta di chi non gioca la partita non varrebbe e non potrebbe essere accolta.
        [over] La partita è finita, e quanto si dice ora non potrebbe più interferirvi.
        [assistant] L'assistente dovrebbe limitarsi al proprio compito. Ogni altra cosa che dica ai giocatori o faccia per loro sarebbe un'interferenza nella partita.
        [look] Un'irregolarità potrebbe essere riferita al solo arbitro. La segnalazione non varrebbe come richiesta: l'arbitro verificherebbe di persona e farebbe quanto le Regole dispongono.
       *[tidings] Un estraneo potrebbe rivolgersi soltanto all'arbitro, e invece si è rivolto ad altri.
    }
    .fails = Un estraneo può rivolgersi all'arbitro, e non ha parlato con nessun altro.
    .reading = Consideriamo il capitano un estraneo; il regolamento del torneo può consentirgli di parlare per la squadra, anche della patta. Il regolamento FIDE per i tornei a squadre vieta al capitano di consigliare sulla patta. Che l'arbitro, una volta informato, guardi di persona e decida su ciò che vede è un'indicazione del manuale degli arbitri della FIDE. L'articolo non nomina gli assistenti: chi eccede il suo compito è per noi un estraneo; si potrebbe anche lasciarne la responsabilità al suo giocatore.
    .fails-alone = All'arbitro lo si può dire.
captain-speaks =
    .title = Che cosa può dire un capitano
    .rule = Un capitano può parlare con un giocatore in presenza dell'arbitro e con il suo consenso, ma non può dare consigli né sulla patta né sulla posizione.
    .holds = Il capitano parla davanti all'arbitro, e non di patta né della posizione, il che è consentito.
    .fails = Ciò che il capitano dice è un consiglio, e non è consentito nemmeno davanti all'arbitro.
captain-on-draws =
    .title = Il capitano che parla di patta
    .rule = Nel campionato francese a squadre di club un capitano può dire in presenza dell'arbitro come va l'incontro e se fare patta, ma nulla sulla posizione.
    .holds = Il capitano parla davanti all'arbitro dell'incontro o di patta, il che nel campionato francese di club è consentito.
    .fails = Ciò che il capitano dice riguarda la posizione, e non è consentito nemmeno davanti all'arbitro.

phones-of-everybody =
    .title = I telefoni di tutti
    .rule = Nella sede di gioco, o in un'area contigua indicata dall'arbitro, nessuno può usare senza l'autorizzazione dell'arbitro un telefono cellulare o un altro dispositivo di comunicazione.
    .holds = Nella sede di gioco e nelle aree contigue indicate dall'arbitro nessuno, neppure uno spettatore o un arbitro, può usare un telefono o un altro dispositivo di comunicazione senza l'autorizzazione dell'arbitro.
    .fails =
        { $approved ->
            [yes] L'arbitro ha autorizzato il dispositivo.
           *[no] Il dispositivo è spento e non viene usato.
        }
    .fails-alone = Il dispositivo è permesso.

penalties-are-listed =
    .title = Solo le penalità dell'elenco
    .rule = L'arbitro sceglie da un elenco di penalità e può combinarle.
    .holds =
        { $listed ->
            [yes] Un'ammenda è possibile solo se annunciata in anticipo, e nessuna lo è stata.
           *[no] Questa penalità non è nell'elenco di questa edizione.
        }
    .fails = La penalità è nell'elenco di questa edizione.
    .reading = Intendiamo l'elenco come completo, a parte le penalità nominate da altri articoli. Nessuna fonte lo tratta come un elenco di esempi.

penalty-warning =
    .title = L'ammonizione
    .rule = Una penalità può essere un'ammonizione.
    .holds =
        { $imposed ->
            [no] L'ammonizione è nell'elenco delle penalità.
           *[yes] L'arbitro infligge un'ammonizione { WHO($player, case: "dat") }.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.
told-to-captain =
    .title = Ciò che si dice al capitano
    .rule = Ciò che si dice al capitano vale come detto a tutti i giocatori della squadra.
    .holds = L'ammonizione è stata data al capitano, e vale come se fosse stata data al giocatore.
video-left-to-arbiter =
    .title = Se guardare un video
    .rule = Solo l'arbitro decide se guardare una registrazione video; nessun giocatore può pretenderlo.
    .holds = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } chiedere il video, ma l'arbitro non è tenuto a guardarlo.
video-not-appealed =
    .title = Nessun appello sull'uso del video
    .rule = Contro la decisione di guardare o no un video non c'è appello; contro la decisione che se ne trae, sì.
    .holds = L'appello riguarda l'uso del video, contro il quale non c'è appello.
    .fails = L'appello non riguarda l'uso del video, ma una decisione.

penalty-opponent-time =
    .title = Più tempo all'avversario
    .rule = Una penalità può essere l'aumento del tempo dell'avversario.
    .holds =
        { $imposed ->
            [no] L'aumento del tempo dell'avversario è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è l'aumento del tempo dell'avversario.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

penalty-own-time =
    .title = Meno tempo al contravventore
    .rule = Una penalità può essere la riduzione del tempo del contravventore.
    .holds =
        { $imposed ->
            [no] La riduzione del tempo del contravventore è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è la riduzione del tempo.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

penalty-opponent-points =
    .title = Più punti all'avversario
    .rule = Una penalità può essere l'aumento dei punti dell'avversario nella partita, fino al massimo previsto.
    .holds =
        { $imposed ->
            [no] L'aumento dei punti dell'avversario è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è l'aumento dei punti dell'avversario.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende. Non è indicato di quanto l'arbitro possa aumentare i punti al di sotto del massimo, né se i punti dei due giocatori debbano ancora formare il totale di una partita. Lasciamo la scelta all'arbitro; si potrebbero anche ammettere soltanto le coppie di punteggi consuete.

penalty-own-points =
    .title = Meno punti al contravventore
    .rule = Una penalità può essere la riduzione dei punti del contravventore nella partita.
    .holds =
        { $imposed ->
            [no] La riduzione dei punti del contravventore è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è la riduzione dei punti.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende. Non è indicato di quanto l'arbitro possa ridurre i punti, né se quelli dell'avversario debbano adeguarsi. Lasciamo la scelta all'arbitro; si potrebbero anche ammettere soltanto le coppie di punteggi consuete.

penalty-loss =
    .title = La perdita della partita
    .rule = Una penalità può essere la perdita della partita.
    .holds =
        { $imposed ->
            [no] La perdita della partita è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è la perdita della partita.
        }
    .reading = Soltanto i testi più recenti dicono che in tal caso l'arbitro decide il punteggio dell'avversario. Per i più antichi facciamo vincere l'avversario.

penalty-fine =
    .title = L'ammenda
    .rule = Una penalità può essere un'ammenda annunciata in anticipo.
    .holds =
        { $imposed ->
            [no] Un'ammenda annunciata in anticipo è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è l'ammenda annunciata in anticipo.
        }
    .fails = Nessuna ammenda è stata annunciata in anticipo, perciò non la si può infliggere { WHO($player, case: "dat") }.
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

penalty-rounds =
    .title = L'esclusione da uno o più turni
    .rule = Una penalità può essere l'esclusione da uno o più turni.
    .holds =
        { $imposed ->
            [no] L'esclusione da uno o più turni è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è l'esclusione da uno o più turni.
        }

penalty-expulsion =
    .title = L'espulsione
    .rule = Una penalità può essere l'espulsione dalla competizione.
    .holds =
        { $imposed ->
            [no] L'espulsione dalla competizione è nell'elenco delle penalità.
           *[yes] La penalità inflitta { WHO($player, case: "dat") } è l'espulsione dalla competizione.
        }
    .reading = Per il 2014 diamo alle penalità le lettere che corrispondono all'ordine del 2017. È stata vista soltanto una bozza del 2012, che potrebbe avere un ordine diverso; la penalità in sé non ne dipende.

expulsion-agreed =
    .title = L'espulsione e l'organizzatore
    .rule = L'espulsione dalla competizione può richiedere il consenso dell'organizzatore, perciò l'arbitro deve prima accertare se occorra.
    .holds = L'espulsione { WHO($player, case: "gen") } dalla competizione può richiedere il consenso dell'organizzatore.
    .reading = Il commento dice che il consenso può essere necessario, ma non dove; perciò l'arbitro accerta soltanto se occorra. Si potrebbe anche farlo chiedere in ogni caso.

fide-ruling =
    .title = I chiarimenti della FIDE
    .rule = Una federazione può sottoporre alla FIDE una domanda sulle Regole e ottenerne un chiarimento.
