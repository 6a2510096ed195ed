### La registrazione delle mosse.

recording-duty =
    .title = L'obbligo di registrare
    .rule = Ciascun giocatore deve registrare le mosse proprie e quelle dell'avversario, una dopo l'altra, in modo corretto, chiaro e leggibile, in notazione algebrica.
    .holds = Nulla nelle Regole esonera qui { WHO($player) }, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } registrare le mosse di entrambi i giocatori, una dopo l'altra, in modo corretto e leggibile.
    .fails = { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } in carenza di tempo e per ora non { AGREE($player, sg: "è tenuto", pl: "sono tenuti") } a registrare.
recorded-on-paper =
    .title = Il formulario cartaceo
    .rule = Le mosse si scrivono sul formulario cartaceo prescritto per il torneo.
recorded-electronically =
    .title = Il formulario elettronico
    .rule = Al posto di quello cartaceo può essere prescritto per il torneo un formulario elettronico certificato dalla FIDE.
own-device-no-scoresheet =
    .title = Un dispositivo proprio
    .rule = Il formulario elettronico è fornito solo dall'organizzatore; un dispositivo del giocatore non lo è.
    .holds = I formulari elettronici li fornisce soltanto l'organizzatore, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } registrare le mosse su un proprio dispositivo.
sheet-mode-kept =
    .title = La modalità del formulario elettronico
    .rule = Durante la partita il giocatore non cambia la modalità del formulario elettronico.
    .holds = Durante la partita è stata cambiata la modalità del formulario elettronico, il che a nessun giocatore è permesso.
arbiter-mode =
    .title = La modalità per gli arbitri
    .rule = Solo l'arbitro o l'organizzatore può usare la modalità per gli arbitri del formulario elettronico, anche durante il gioco.
    .holds = Un giocatore ha usato la modalità per gli arbitri, che è riservata all'arbitro e all'organizzatore.
    .fails = L'arbitro e l'organizzatore possono usare questa modalità, anche durante il gioco.
written-in-advance =
    .title = Scrivere una mossa in anticipo
    .rule =
        { $advance ->
            [allowed] Un giocatore può scrivere una mossa prima di eseguirla.
            [claim-only] Una mossa si può scrivere soltanto dopo averla eseguita, salvo che per richiedere con essa la patta.
           *[or-sealing] Una mossa si può scrivere soltanto dopo averla eseguita, salvo che per richiedere con essa la patta o per metterla in busta.
        }
    .holds =
        { $advance ->
            [allowed] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto una mossa prima di eseguirla, il che in questa edizione è permesso.
            [claim-only] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto una mossa prima che fosse eseguita, e non per richiedere con essa la patta.
           *[or-sealing] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto una mossa prima che fosse eseguita, e non per richiedere con essa la patta né per metterla in busta.
        }
    .fails = { $advance ->
        [allowed] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto la mossa in anticipo, il che in questa edizione è permesso.
        [claim-only] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto la mossa in anticipo per richiedere con essa la patta, il che è permesso.
       *[or-sealing] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto la mossa in anticipo per uno dei due scopi per cui è permesso: richiedere con essa la patta o metterla in busta.
    }
    .fails-alone = { WHO($player) } { AGREE($player, sg: "poteva", pl: "potevano") } scrivere la mossa in anticipo.
    .unmet = Nessuno ha scritto una mossa prima di giocarla.
reply-before-recording =
    .title = Rispondere prima di registrare
    .rule = Un giocatore può rispondere alla mossa dell'avversario prima di registrarla.
    .holds = Manca soltanto l'ultima mossa dell'avversario, e { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } rispondervi prima di registrarla.
    .fails = A mancare non è la mossa dell'avversario, ma quella precedente { WHO($player, case: "gen") }.
previous-move-recorded =
    .title = La mossa precedente va registrata
    .rule = Un giocatore deve aver registrato la propria mossa precedente prima di eseguirne un'altra.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito un'altra mossa senza aver registrato la propria mossa precedente.
    .fails = La mossa precedente { WHO($player, case: "gen") } è registrata; manca ancora soltanto la risposta dell'avversario.
gap-usually-warned =
    .title = Una lacuna nel formulario comporta di norma un'ammonizione
    .rule = Se su un formulario mancano delle mosse e nessuno sa dire da quando, di norma il giocatore viene ammonito. Se accade regolarmente, l'arbitro può scegliere un'altra penalità.
    .holds = Nessuno sa dire da quando mancano delle mosse sul formulario { WHO($player, case: "gen") }, e finora non c'era stata alcuna ammonizione per la registrazione; perciò di norma il giocatore viene ammonito.
    .fails = { WHO($player, case: "dat") } era già stata inflitta un'ammonizione per la registrazione, perciò un'ammonizione non è più la misura consueta, e la scelta della penalità spetta all'arbitro.
scoresheet-content =
    .title = A che cosa serve il formulario
    .rule = Il formulario serve soltanto a registrare le mosse, i tempi degli orologi, le offerte di patta, quanto riguarda una richiesta e altri dati della partita.
    .holds = Ciò che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto, cioè considerazioni sulla posizione, non è fra le cose per cui si può usare il formulario.
    .fails = Ciò che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto è fra le cose per cui si può usare il formulario: le mosse, i tempi degli orologi, le offerte di patta, quanto riguarda una richiesta e altri dati della partita.
    .fails-alone = L'annotazione { WHO($player, case: "gen") } sul formulario era permessa.
offer-marked-by-both =
    .title = L'offerta su entrambi i formulari
    .rule = Entrambi i giocatori, chi la fa e chi la riceve, annotano l'offerta di patta sul proprio formulario con il segno (=).
    .holds = Anche { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } annotare l'offerta: sul suo formulario manca ancora il segno (=).
    .fails = Il segno (=) figura su entrambi i formulari.
    .fails-alone = L'offerta è ora annotata su entrambi i formulari.
unable-to-record =
    .title = Chi non può registrare
    .rule = { $remedy ->
        [time-deducted] Se un giocatore non può registrare per motivi fisici o religiosi, prima della partita l'arbitro deve ridurgli il tempo.
        [assistant] Se un giocatore non può registrare, le mosse possono essere scritte da un assistente di gradimento dell'arbitro. L'arbitro deve adeguare equamente il tempo.
       *[assistant-free-if-disabled] Se un giocatore non può registrare, le mosse possono essere scritte da un assistente di gradimento dell'arbitro. L'arbitro deve adeguare equamente il tempo, ma non quello di un giocatore disabile.
    }
    .holds = { $time ->
        [deducted] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } registrare, perciò l'arbitro deve ridurre il tempo { WHO($player, case: "gen") }.
        [kept] A causa della disabilità { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } registrare: può farlo un assistente di gradimento dell'arbitro, e per questo il tempo non può essere ridotto.
       *[adjusted] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } registrare: può farlo un assistente di gradimento dell'arbitro, e l'arbitro deve adeguare equamente il tempo.
    }
scoresheet-visible =
    .title = Il formulario resta in vista
    .rule = Per tutta la partita l'arbitro deve poter vedere i formulari.
    .holds = { $pen ->
        [yes] C'è una penna sul formulario { WHO($player, case: "gen") } e ne copre troppo.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } coperto il formulario in modo che l'arbitro non potesse vederlo.
    }
    .fails = Una penna è posata sul formulario { WHO($player, case: "gen") }, ma non ne copre troppo.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di posare la penna sul formulario.
    .reading = Quanto del formulario si debba vedere non è precisato. Per noi una penna sull'ultima mossa lo nasconde; se lo nasconda una penna che copre altro, lo valuta l'arbitro.
pen-on-scoresheet =
    .title = Una penna sul formulario
    .rule = Una penna può stare sul formulario finché l'arbitro può vedere l'ultima mossa.
    .holds = L'ultima mossa si vede, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } lasciare la penna dov'è.
    .fails = La penna { WHO($player, case: "gen") } copre l'ultima mossa.
scoresheet-property =
    .title = A chi appartengono i formulari
    .rule = I formulari sono di proprietà dell'organizzatore; l'originale va consegnato a partita finita, e fino ad allora resta al giocatore.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } tenuto l'originale, che appartiene all'organizzatore e alla fine della partita va consegnato.
    .unmet = La partita è ancora in corso e fino alla fine il giocatore ha bisogno del formulario; solo allora l'originale va consegnato.
defective-scoresheet =
    .title = Il formulario elettronico difettoso
    .rule = L'arbitro deve sostituire un formulario elettronico che presenta un difetto evidente.
    .holds = Il formulario elettronico { WHO($player, case: "gen") } presenta un difetto evidente, perciò l'arbitro deve sostituirlo.
    .fails = Il difetto del formulario elettronico { WHO($player, case: "gen") } non è evidente.
    .fails-alone = Il formulario elettronico non va sostituito.
recording-suspended =
    .title = In carenza di tempo
    .rule = { $duration ->
        [while-short] Un giocatore a cui restano meno di { DURATION($time) }, senza un incremento di almeno { DURATION($increment) } per mossa, non è tenuto a registrare finché tale situazione dura.
       *[rest-of-period] Un giocatore a cui in un periodo sono rimasti meno di { DURATION($time) }, senza un incremento di almeno { DURATION($increment) } per mossa, non è tenuto a registrare per il resto di quel periodo.
    }
    .holds = { $duration ->
        [while-short] { WHO($player, case: "dat") } restano meno di { DURATION($time) }, senza un incremento di almeno { DURATION($increment) } per mossa; finché è così, non c'è obbligo di registrare.
       *[rest-of-period] In questo periodo { WHO($player, case: "dat") } sono rimasti meno di { DURATION($time) }, senza un incremento di almeno { DURATION($increment) } per mossa; fino al termine del periodo non c'è obbligo di registrare.
    }
    .fails = { $much ->
        [increment] L'incremento è di almeno { DURATION($increment) } per mossa, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } registrare sempre, per quanto poco tempo resti.
        [increment-alone] { WHO($player, case: "dat") } restano meno di { DURATION($time) }, ma l'incremento è di almeno { DURATION($increment) } per mossa, perciò la registrazione deve continuare.
       *[time] { WHO($player, case: "dat") } restano ancora { DURATION($time) } o più, e si può smettere di registrare soltanto quando ne restano di meno.
    }
    .reading = Ciascun giocatore è esentato indipendentemente dall'altro e, dove la regola parla del resto del periodo, l'obbligo non rinasce se il tempo torna ad aumentare. Nessuna frase dice né l'una né l'altra cosa; l'alternativa è che l'obbligo rinasca.
recording-freed =
    .title = Giocatori con disabilità visiva a corto di tempo
    .rule = Se il torneo lo prevede, il giocatore con disabilità visiva a cui restano meno di { DURATION($time) } non è tenuto a registrare per il resto del periodo, qualunque sia l'incremento. Dopo, il formulario va completato.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità visiva e meno di { DURATION($time) } a disposizione, il che in questo torneo dispensa dalla registrazione.
    .reading = La regola si trova sotto la traduzione di una linea guida della FIDE per i giocatori disabili. Che sia della FIDE è probabile, non provato.
arbiter-records =
    .title = Quando nessuno dei due registra
    .rule = Quando nessuno dei due giocatori è più tenuto a registrare, l'arbitro o un assistente dovrebbe cercare di essere presente e di registrare le mosse. Finché non è caduta una bandierina, l'arbitro non può dire quante mosse mancano.
    .holds = Entrambi i giocatori hanno smesso di registrare, perciò l'arbitro o un assistente dovrebbe cercare di essere presente e di registrare le mosse.
    .fails = A questo punto soltanto uno dei giocatori non registra.
both-complete-scoresheets =
    .title = Entrambi aggiornano i formulari
    .rule = Quando nessuno dei due giocatori ha registrato, non appena cade una bandierina l'arbitro deve fermare gli orologi, ed entrambi devono aggiornare i formulari, servendosi di quello dell'arbitro o dell'avversario.
    .holds = { $clocks ->
        [started] Entrambi i formulari sono aggiornati, perciò si deve rimettere in moto l'orologio del giocatore che ha il tratto.
       *[stopped] È caduta una bandierina dopo che entrambi i giocatori avevano smesso di registrare, perciò si devono fermare gli orologi e aggiornare entrambi i formulari.
    }
    .fails = Soltanto uno dei giocatori aveva smesso di registrare, perciò gli orologi non si fermano.
delay-usually-warned =
    .title = Il ritardo nell'aggiornare il formulario
    .rule = Chi ritarda nell'aggiornare il formulario per guadagnare tempo di riflessione di norma è ammonito.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ritardato nell'aggiornare il formulario; di norma ne segue un'ammonizione.
one-completes-scoresheet =
    .title = Un solo giocatore aggiorna il formulario
    .rule = Quando soltanto uno dei giocatori non ha registrato, questi deve aggiornare il formulario non appena cade l'una o l'altra bandierina, prima di muovere un pezzo e con il proprio orologio in moto.
    .holds = È caduta una bandierina e soltanto { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } smesso di registrare, perciò { AGREE($player, sg: "deve", pl: "devono") } aggiornare il formulario prima di muovere un pezzo.
    .fails = Entrambi i giocatori avevano smesso di registrare.
completed-before-moving =
    .title = Muovere prima di aggiornare il formulario
    .rule = Chi deve aggiornare il formulario non può muovere un pezzo prima di averlo fatto.
    .holds = Dopo la caduta della bandierina { WHO($player) } { AGREE($player, sg: "doveva", pl: "dovevano") } aggiornare il formulario prima di muovere un pezzo, e invece { AGREE($player, sg: "ha", pl: "hanno") } mosso senza farlo.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } aggiornato il formulario prima di muovere.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } aggiornato il formulario prima di muovere, come richiesto.
scoresheet-lent =
    .title = Il formulario dell'avversario
    .rule = Chi deve aggiornare il formulario può servirsi di quello dell'avversario, se ha il tratto.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto e può servirsi del formulario { WHO($opponent, case: "gen") }.
    .fails = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } servirsi del formulario { WHO($opponent, case: "gen") } solo dopo la caduta di una bandierina e solo avendo il tratto; qui le due condizioni non sono entrambe soddisfatte.
    .fails-alone = { WHO($opponent) } non { AGREE($opponent, sg: "è tenuto", pl: "sono tenuti") } a consegnare il formulario.
scoresheet-returned =
    .title = Restituire il formulario dell'avversario
    .rule = Chi si serve del formulario dell'avversario deve restituirlo prima di muovere.
    .holds = { $moved ->
        [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } mosso senza aver prima restituito il formulario dell'avversario.
       *[no] { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } servirsi del formulario dell'avversario, ma deve restituirlo prima di muovere.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } restituito il formulario dell'avversario prima di muovere.
game-reconstructed =
    .title = Quando nessun formulario è completo
    .rule = Quando non è possibile ottenere un formulario completo, i giocatori devono ricostruire la partita su una seconda scacchiera, sotto il controllo dell'arbitro o di un assistente. { $clock ->
        [yes] Prima l'arbitro deve annotare la posizione, i tempi, quale orologio era in moto e, se noto, il numero delle mosse eseguite o completate.
       *[no] Prima l'arbitro deve annotare la posizione, i tempi e, se noto, il numero delle mosse eseguite.
    }
    .holds = Su entrambi i formulari mancano delle mosse, perciò i giocatori devono ricostruire la partita su una seconda scacchiera.
    .fails = Uno dei formulari è completo, perciò in base a esso si può completare l'altro.
    .fails-alone = Il formulario incompleto va completato in base all'altro.
next-move-opens-period =
    .title = Quando il superamento del tempo non si può dimostrare
    .rule = Quando i formulari non possono essere aggiornati in modo da mostrare che un giocatore ha superato il tempo assegnato, la mossa che segue si considera la prima del periodo successivo, a meno che non sia provato che sono state eseguite più mosse.
    .holds = Non si può dimostrare che il tempo assegnato sia stato superato, perciò la mossa che segue si considera la prima del periodo successivo.
    .fails = { $shown ->
        [overstepping] I formulari mostrano che il tempo assegnato è stato superato.
        [in-time] I formulari mostrano che le mosse prescritte sono state completate in tempo.
       *[nothing] I formulari non mostrano nulla, ma altre prove mostrano quante mosse sono state eseguite.
    }
    .fails-alone = { $shown ->
        [overstepping] Chi ha superato il tempo assegnato ha perso la partita, salvo se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
        [in-time] Le mosse prescritte sono state completate in tempo, perciò nessuno ha perso per il tempo. La partita prosegue.
       *[nothing] Si contano le mosse eseguite. Se il numero prescritto è stato completato in tempo, la partita prosegue; altrimenti il tempo assegnato è stato superato.
    }
signed-result =
    .title = Il risultato firmato
    .rule = { $electronic ->
        [yes] Al termine della partita entrambi i giocatori devono firmare i due formulari con il risultato, oppure confermarlo sui propri formulari elettronici. Anche se sbagliato, esso resta valido a meno che l'arbitro non decida diversamente.
       *[no] Al termine della partita entrambi i giocatori devono firmare i due formulari con il risultato. Anche se sbagliato, esso resta valido a meno che l'arbitro non decida diversamente.
    }
    .holds = { $wrong ->
        [yes] Entrambi i giocatori hanno confermato questo risultato che, benché errato, resta valido a meno che l'arbitro non decida diversamente.
       *[no] Entrambi i giocatori hanno confermato questo risultato, perciò resta valido a meno che l'arbitro non decida diversamente.
    }
    .fails = { $valid ->
        [differ] I due giocatori non hanno firmato lo stesso risultato.
        [not-played] La partita era già persa a forfait, senza essere stata giocata, e nessuna firma può cambiare questo risultato.
       *[electronic] Il risultato è stato confermato elettronicamente, il che le Regole di questa edizione non prevedono.
    }
    .reading = Il testo non dice fino a che punto l'arbitro possa cambiare un risultato firmato; lo lasciamo a lui.
result-signed-by-both =
    .title = La firma di entrambi
    .rule = Per attestare il risultato occorrono le firme di entrambi i giocatori.
    .holds = Finora ha firmato soltanto { WHO($opponent) }, e per attestare il risultato occorrono le firme di entrambi i giocatori.
different-results =
    .title = Risultati diversi
    .rule = Se i giocatori firmano o comunicano risultati diversi, l'arbitro deve accertare quello giusto.
    .holds = { $ruled ->
        [yes] La partita era già finita, e non con il risultato comunicato. La comunicazione è errata.
       *[no] I risultati non concordano, perciò l'arbitro deve accertare quello giusto.
    }
    .fails = { $signed ->
        [yes] Entrambi i giocatori hanno firmato il risultato, e una comunicazione successiva non cambia nulla.
       *[no] I risultati concordano, perciò l'arbitro non deve accertare quale sia giusto.
    }
    .fails-alone = { $signed ->
        [yes] La comunicazione successiva non cambia nulla.
       *[no] Il risultato comunicato è giusto.
    }
    .reading = L'articolo non parla di risultati diversi. Che in tal caso nulla sia stabilito e che decida l'arbitro è una nostra conclusione.

