### La riga di comando: a che cosa servono comandi e opzioni, che cosa è sbagliato in ciò che si è scritto, com'è andata.
###
### cli-PROGRAMMA spiega il programma, cli-COMANDO un comando; .more sta sotto le sue opzioni.
### cli-COMANDO-NOME spiega un'opzione, cli-option-NOME un'opzione di più comandi; gli attributi ne spiegano i valori.
### I nomi di comandi, opzioni, valori e campi dei dati si scrivono così come sono: non si traducono.

## Intorno all'aiuto

cli-usage = Uso:
cli-commands = Comandi:
cli-arguments = Argomenti:
cli-options = Opzioni:
# Stand in brackets where commands and options are typed.
cli-place-command = COMANDO
cli-place-options = OPZIONI
cli-values = valori possibili
cli-default = predefinito
# The headings of a page of the manual.
cli-page =
    .name = NOME
    .synopsis = SINTASSI
    .description = DESCRIZIONE
    .options = OPZIONI
    .commands = COMANDI
    .more = ALTRO
    .version = VERSIONE

## Che cosa si scrive al posto di un valore

cli-value-dir = CARTELLA
cli-value-url = INDIRIZZO
cli-value-lang = LINGUA
cli-value-year = ANNO
cli-value-text = TESTO
cli-value-file = PERCORSO
cli-value-files = PERCORSI
cli-value-paths = PERCORSI
cli-value-format = FORMATO
cli-value-case = CASO
cli-value-message = MESSAGGIO
cli-value-article = ARTICOLO
cli-value-name = PROCEDURA
cli-value-chapter = CAPITOLO
cli-value-pace = CADENZA
cli-value-supervision = SUPERVISIONE
cli-value-practice = PRASSI
cli-value-layers = LIVELLI
cli-value-level = LIVELLO
cli-value-one = EDIZIONE
cli-value-other = EDIZIONE
cli-value-fen = POSIZIONE
cli-value-player = GIOCATORE
cli-value-topic = ARGOMENTO
cli-value-claim = RICHIESTA
cli-value-move = MOSSA
cli-value-n = NUMERO
cli-value-seconds = SECONDI
cli-value-shell = NOME

## Opzioni di più comandi

cli-option-lang = Lingua; se non indicata, quella dell'ambiente o, in mancanza, l'inglese
cli-option-data = Legge edizioni, casi, lingue e libro da questa cartella invece che dal programma
cli-option-help = Mostra l'aiuto; -h lo mostra in breve
cli-option-version = Mostra la versione
cli-option-edition = Anno dell'edizione delle Regole; se non indicato, la più recente
cli-option-pace = Cadenza; se non indicata, tutte
cli-option-supervision = Supervisione; se non indicata, entrambe
cli-option-practice = Che cosa conta oltre alla lettera delle Regole: «letter» non aggiunge nulla; altrimenti uno o più livelli, come «fide» o «fide,regulations»
cli-option-format = Formato del risultato
    .human = testo da leggere
    .json = un oggetto JSON

## jadoube

cli-jadoube = Le Regole degli scacchi della FIDE: che cosa è accaduto durante la partita, la decisione, gli articoli e i motivi
cli-help = Mostra questo aiuto o quello di un comando

cli-check = Esegue i casi e confronta le decisioni con quelle attese
cli-check-paths = File o cartelle di casi; senza, tutti i casi del programma
cli-check-edition = Solo questa edizione
cli-check-practice = Solo come insegna la FIDE (fide) o solo secondo la lettera delle Regole (letter); altrimenti entrambe
cli-check-filter = Solo i casi il cui identificativo contiene questo testo
cli-check-format = Formato del risultato
    .human = testo da leggere; l'ultima riga dice quanti casi sono riusciti e quanti no
    .json = un oggetto JSON
    .junit = XML JUnit, per i server di compilazione

cli-explain = Racconta un caso, la decisione e il perché, con gli articoli di un'edizione
cli-explain-report =
    .begin = Il risultato JSON è un oggetto per ogni caso e decisione: case, edition, settings (pace, supervision e practice di ogni situazione in cui si decide così), e poi
    .of-no-ruling = perché non c'è decisione
    .or = oppure
    .of-steps = per ogni evento del quale le Regole dicono qualcosa: event (il numero), effects (una frase ciascuno), reasons (provision, article, beside: gli articoli della cadenza citati con esso, title, status, why, aside: se è ricordata solo per completezza, presumed e taught: chi lo insegna dove non lo dice la lettera, come text, con gli items: id, title e unsafe, perché non ci si può contare, oppure null) e depends (if, effects, reasons, depends)
    .of-branches = per i programmi: if (le condizioni; vuoto dove nulla è aperto o nessun effetto ne dipende) ed effects (event e l'effetto come lo scrivono i casi)
    .of-by-the-letter = i passi che la lettera delle Regole decide diversamente, con i motivi che valgono solo secondo la lettera; manca dove non ce ne sono
    .of-procedures = che cosa fa l'arbitro: procedure (il nome) e title; con --steps anche steps (step, part e says: scopes, text, ruled, cites e uncertain)
    .of-beside-the-point = ciò che è stato raccontato e non incide sulla decisione, con il nome che ha nel caso
cli-explain-case = Identificativo di un caso; più casi vengono spiegati uno dopo l'altro
cli-explain-pace = Cadenza; se non indicata, tutte quelle elencate nel caso
cli-explain-supervision = Supervisione; se non indicata, tutte quelle elencate nel caso
cli-explain-all = Spiega anche gli eventi dai quali non deriva nulla
cli-explain-steps = Mostra anche, passo per passo, che cosa fa l'arbitro

cli-judge = Decide i casi di un file dell'utente, con ogni cadenza e supervisione elencata in ciascuno
cli-judge-file = File di casi
cli-judge-pace = Cadenza; se non indicata, tutte quelle elencate nel caso
cli-judge-supervision = Supervisione; se non indicata, tutte quelle elencate nel caso
cli-judge-all = Spiega anche gli eventi dai quali non deriva nulla
cli-judge-steps = Mostra anche, passo per passo, che cosa fa l'arbitro

cli-words = Trova come si scrive qualcosa in un caso: atti, fatti, accertamenti ed effetti, ciascuno con un esempio valido
cli-words-text = Parole qualsiasi, in una lingua qualsiasi del programma; senza, tutto il vocabolario

cli-mate = Dice se una parte può ancora dare scaccomatto, con le mosse che lo danno o il motivo per cui non ce ne sono
    .more = Il codice di uscita è 0 se ogni parte della quale si chiede può ancora dare scaccomatto, 1 se una non può, e 3 se la cosa non è decisa: la posizione è illegale, oppure non si è trovato né un matto né una dimostrazione.
cli-mate-fen = Posizione in notazione Forsyth-Edwards, anche di Scacchi960; le virgolette non servono
cli-mate-by = Chi deve dare scaccomatto; altrimenti si esaminano entrambe le parti

cli-article = Mostra una regola in un'edizione, il suo numero nelle altre, i suoi casi e ciò che si insegna al riguardo
cli-article-article = Numero di un articolo dell'edizione, nome permanente di una regola, o punto della prassi come M-035

cli-procedure = Mostra passo per passo che cosa fa l'arbitro in una data situazione, con gli articoli
cli-procedure-name = Nome della procedura; senza, tutti i nomi
cli-procedure-format = Formato del risultato
    .human = testo da leggere
    .markdown = una pagina da stampare
    .json = un oggetto JSON

cli-terms = Controlla i testi di tutte le lingue: messaggi, plurali, parole da evitare, tipografia
cli-terms-lang = Solo questa lingua, e con le sue parole; per i testi, la lingua in cui sono scritti
cli-terms-files = Testi da controllare al posto di quelli del programma: i termini della loro lingua e ciò che dicono delle Regole
cli-terms-edition = L'edizione delle Regole con cui confrontare i testi; se non indicata, quella che seguono
cli-terms-source = L'originale di cui il testo è la traduzione
cli-terms-fix = Mostra come patch le correzioni sicure
cli-terms-format = Formato del risultato
    .human = testo da leggere
    .json = un oggetto JSON
    .sarif = SARIF, che gli editor e le piattaforme per il codice mostrano accanto alle righe
    .junit = XML JUnit, per i server di compilazione
cli-terms-level = I rilievi meno gravi da riferire
    .error = solo ciò che va corretto
    .warning = anche ciò che va guardato
    .info = anche ciò che potrebbe essere migliore

cli-glossary = Fornisce la base terminologica ai programmi dei traduttori e la riprende
cli-glossary-export = Scrive i termini delle lingue in un file per traduttori
cli-glossary-export-to = Formato
    .tbx2 = TBX-Basic, versione 2: per la maggior parte dei programmi che leggono termini
    .tbx3 = TBX-Basic, versione 3 (ISO 30042:2019)
    .csv = una tabella per fogli di calcolo, con una riga per ogni concetto e lingua
    .tsv = un glossario per OmegaT: termine di partenza, termine di arrivo e commento, di due lingue
cli-glossary-export-lang = Solo queste lingue; per tsv due, prima quella di partenza
cli-glossary-export-out = Il file; altrimenti l’output standard
cli-glossary-import = Confronta i termini di un file rivisto da qualcuno con quelli delle lingue
    .more = Mostra le differenze di locales/LINGUA/glossary.yaml come diff unificato. Ciò che il file non nomina resta com’è; in una tabella questo vale anche per le colonne mancanti. Se qualcosa è sbagliato, ogni errore viene indicato con la sua posizione e il codice di uscita è 1.
cli-glossary-import-file = Il file: TBX-Basic versione 2 o 3, oppure CSV con le colonne dell’esportazione
cli-glossary-import-lang = Solo queste lingue
cli-glossary-import-write = Scrive anche i file della cartella indicata con --data

cli-translate = Lavora alla traduzione di una lingua
cli-translate-status = Mostra che cosa, in ogni lingua, è tradotto, manca, è superato o è stato rivisto
    .more = Un testo è superato se l'inglese è cambiato dopo la traduzione. Da quale inglese deriva ogni testo, e chi lo ha rivisto, è scritto in locales/LINGUA/translation.yaml.
cli-translate-status-language = Solo queste lingue, file per file
cli-translate-status-texts = Elenca anche i testi che mancano, sono superati o non sono confermati
cli-translate-show = Mostra un messaggio là dove i lettori lo vedono
    .more = Ogni testo del messaggio è mostrato in casi, regole, voci della prassi e procedure il più possibile diversi tra loro; le parole che ne derivano stanno fra ⟦ e ⟧. Se la cartella indicata con --data ha parole diverse da quelle del programma, gli esempi sono mostrati prima e dopo.
cli-translate-show-texts = I messaggi: checkmate, oppure checkmate.holds per uno solo dei suoi testi
cli-translate-show-edit = Un file con nuove versioni di messaggi: gli esempi sono mostrati prima e dopo
cli-translate-show-count = Quanti esempi al massimo per ogni testo
cli-translate-confirm = Annota che le traduzioni corrispondono all'inglese attuale
    .more = Senza nomi, lo annota per i testi dei quali nessuno lo ha ancora annotato, cioè quelli nuovi. Un testo superato si annota indicandone il nome. Scrive locales/LINGUA/translation.yaml nella cartella indicata con --data.
cli-translate-confirm-language = La lingua
cli-translate-confirm-texts = I testi, per nome, qualunque cosa ne fosse annotata prima
cli-translate-review = Scrive le pagine per un revisore madrelingua, o ne riprende la revisione
    .more = Le pagine mostrano ogni messaggio con la traduzione, l'inglese e le frasi in cui i lettori lo vedono; funzionano senza connessione e si possono stampare. Il revisore salva un file, che si riprende con --read.
cli-translate-review-out = Dove vanno le pagine
cli-translate-review-read = Il file del revisore: mostra che cosa cambia nei messaggi
cli-translate-review-write = Scrive anche i messaggi e l'esito della revisione, nella cartella indicata con --data
cli-translate-new = Comincia una lingua in cui all'inizio tutto è detto in inglese
    .more = Crea la cartella locales/LINGUA in quella indicata con --data: language.yaml, glossary.yaml e ogni file di messaggi con l'inglese nei commenti.
cli-translate-new-tag = La lingua: un codice come fr o pt-BR
cli-translate-new-name = Come la lingua chiama sé stessa
cli-translate-export = Scrive capitoli in un file in cui ogni testo sta accanto alla sua traduzione
cli-translate-export-chapter = I capitoli: file di messaggi senza l’estensione, come drawn-game o cases/drawn-game; altrimenti tutti
cli-translate-export-lang = La lingua della traduzione
cli-translate-export-to = Formato
    .xliff = XLIFF 1.2: per la maggior parte dei programmi usati dai traduttori
    .po = messaggi di gettext
cli-translate-export-out = Il file; altrimenti l’output standard
cli-translate-import = Confronta le traduzioni di un file tornato indietro con i messaggi della lingua
    .more = Mostra le differenze dei file di locales/LINGUA come diff unificato. Ciò che il file non nomina, lascia senza traduzione o segna come incerto (fuzzy in PO) resta com’è; così pure, con un avviso, ciò che è stato tradotto da un testo diverso da quello attuale. Se qualcosa è sbagliato, ogni errore viene indicato con la sua posizione e il codice di uscita è 1.
cli-translate-import-file = Il file: XLIFF o PO, com’è stato esportato e poi tradotto
cli-translate-import-write = Scrive anche i file della cartella indicata con --data

cli-coverage = Mostra quali numeri di ogni edizione sono trattati, con quali casi e con quali testi
cli-coverage-report =
    .begin = Il risultato JSON è un oggetto:
    .of-editions = per ogni edizione: edition, complete, glossary (quanti termini ha il suo glossario e quali la lingua scelta non spiega; null se non ne ha o se i termini non sono noti), counts per stato e numbers, ciascuno con number, state (decided, empowers, defined, not-modelled, pending), reason e provisions
    .of-provisions = per ogni regola: id, sources (sigle S) e, per ogni edizione che l'ha: edition, number e gli identificativi dei casi in cui si applica, non si applica, cede, resta aperta o tace
    .of-gaps = per ogni lacuna: edition, provision, lacks (holds, fails), excuse
    .of-texts = per ogni lingua: lang e, per title, rule, holds e fails, quanti ne ha e quanti ne occorrono; missing
    .of-sources = quante sono le regole dei documenti di origine, quante sono mostrate e quante non decidono nulla; null se la cartella di --data non ha tests/seeds.yaml
    .of-cases-runs = quanti sono i casi e quante decisioni si sono contate
    .with-practice = Con --practice è un altro oggetto:
    .of-items = per ogni punto della prassi: id, title, layer, kind, since (la prima edizione accanto alla quale si insegna), articles, source (sigle e luoghi), confidence, unsafe (perché non ci si può contare), state (held, pending, not-modelled), role, provisions, cases, missing e reason
    .of-sources-of-practice = per sigla: title e che cosa se ne è letto
cli-coverage-edition = Numero per numero, solo questa edizione; altrimenti tutte in breve
cli-coverage-practice = Che cosa ne è stato di ogni punto della prassi ufficiale; ciò che manca è detto in inglese

cli-compare = Mostra che cosa è cambiato da un'edizione all'altra: regole, numeri, valori, testi, decisioni
cli-compare-report =
    .begin = Il risultato JSON è un oggetto:
    .of-from-to = le edizioni, prima la più vecchia
    .of-rules = per ogni regola cambiata: id, title, kind (came-in, went-out, changed, renumbered), numbers (old, new), texts (scopes, old, new) nella lingua scelta, e values
    .of-values = i valori che non appartengono ad alcuna regola; come quelli delle regole: key, scopes, e old e new, ciascuno con article, confidence e value (null: nessuna regola simile, unknown: testo non noto)
    .of-cases = i casi che finiscono diversamente: id, settings e gli effetti della vecchia e della nuova decisione
    .with-practice = In scopes stanno coppie di cadenza e supervisione. Con --practice è un altro oggetto:
    .of-edition-practice-cases-otherwise = l'edizione, che cosa conta oltre alla sua lettera, su quanti casi decide, e quanti di questi la lettera decide diversamente
    .of-items = per ogni punto che fa differenza: id, layer, kind, title e gli identificativi dei casi
    .of-rulings = per ogni caso che finisce diversamente: id, settings, items e gli effetti, come si insegna e secondo la lettera, degli eventi decisi diversamente
cli-compare-one = Un'edizione; con --practice la sola, altrimenti la più recente
cli-compare-other = L'altra edizione
cli-compare-practice = Confronta con la lettera di un'edizione ciò che si insegna al riguardo: «fide», oppure livelli come «fide,ecu»

cli-notation = Legge un formulario e lo scrive con le lettere di un'altra lingua
cli-notation-file = File con le mosse; senza, o se è «-», l'input standard
cli-notation-from = Lettere del formulario: una lingua, oppure figurines (figurine)
cli-notation-to = Lettere con cui scriverlo: una lingua, oppure figurines (figurine); altrimenti le stesse
cli-notation-long = Scrive anche la casa di partenza
cli-notation-fen = Posizione prima della prima mossa; altrimenti quella iniziale

cli-audit = Esamina partite giocate: che cosa le ha concluse, chi poteva richiedere che cosa, e se i risultati corrispondono
cli-audit-report =
    .begin = Il risultato JSON è un oggetto per riga: uno per ogni partita, e da ultimo il riepilogo. Una partita ha
    .of-file-game-line = dove si trova: il file, il numero nel file e la riga in cui comincia
    .of-edition = le Regole secondo cui è stata giudicata
    .of-tags = i dati dell'intestazione, per nome
    .of-plies-result = quante mosse dei due giocatori sono state lette, e il risultato com'è scritto
    .of-over = dove le mosse l'hanno conclusa e come: ply, by (checkmate, stalemate, dead-position, repetition, no-progress); null se non l'hanno conclusa
    .of-counts = ciò che il riepilogo conta, ciascuno true o false
    .of-findings = nell'ordine della partita: ply (quante mosse dei due giocatori precedono), move (l'ultima di queste), topic, finding (il genere), weight (remark, doubt, error), text nella lingua scelta, laws (provision e article dell'edizione), fen, diagrams (ply e fen di ogni punto in cui si trovava una posizione ripetuta), e ciò che è proprio del genere: player, ground, intended, winner, because e così via
    .end = Nei dati le mosse sono in lettere inglesi. Il riepilogo ha games, plies e, per ciascuno dei counts, il numero di partite. Il risultato CSV è una riga per rilievo; le richieste che restano possibili di mossa in mossa sono una riga sola.
cli-audit-files = File di partite (PGN, anche .gz e .zst); senza, o se uno è «-», l'input standard
cli-audit-by-date = Giudica ogni partita secondo l'edizione in vigore alla sua data (le più vecchie secondo la prima); secondo --edition se la data non basta
cli-audit-pace = Cadenza delle partite
cli-audit-supervision = Supervisione delle partite
cli-audit-format = Formato del risultato
    .human = testo da leggere
    .json = un oggetto JSON per riga: uno per ogni partita, e da ultimo il riepilogo
    .csv = una riga per rilievo, con una riga di intestazione
cli-audit-only = Solo i rilievi su questi argomenti, separati da virgole
cli-audit-all = Riferisce di ogni partita, anche dove tutto è regolare, e della forma delle intestazioni
cli-audit-explain = Decide su ogni rilievo, con diagramma, articoli e motivi
cli-audit-claim = Decide su una richiesta di patta: threefold (triplice ripetizione) o fifty (50 mosse), e la mossa dichiarata se c'è («threefold Cf3»)
cli-audit-by = Chi richiede; altrimenti il giocatore che ha il tratto
cli-audit-at = Prima di quale mossa: 43w per il Bianco o 43b per il Nero; altrimenti alla fine della partita
cli-audit-game = In quale partita del file, da 1; altrimenti nell'ultima
cli-audit-watch = Rilegge di continuo questo file mentre cresce, e riferisce solo le novità
cli-audit-every = Quanti secondi passano tra due letture
cli-audit-jobs = Quante partite si esaminano insieme, al massimo 256; altrimenti quanti sono i processori
cli-audit-strict = Finisce con un codice di uscita diverso da 0 se si è trovato un errore o un dubbio; le osservazioni non contano

cli-book = Produce i libri di tutte le lingue in HTML
cli-book-out = Cartella che riceve una cartella per lingua e la pagina iniziale
cli-book-lang = Solo queste lingue, separate da virgole; altrimenti tutte
cli-book-site-url = L’indirizzo web sotto il quale i libri saranno pubblicati
cli-book-engine = Il motore con cui le pagine giudicano i casi cambiati (altrimenti quello di wasm/build.sh, se è stato compilato)
cli-book-watch = Mostra i libri su questo computer mentre vengono scritti: rifà ciò che cambia nella cartella di --data e ricarica le pagine aperte
cli-book-port = La porta su cui sono mostrati; con 0 una qualsiasi libera

cli-schema = Scrive lo schema JSON dei casi, con cui un editor completa ciò che si scrive

cli-completions = Scrive ciò che serve a una shell per completare comandi e opzioni
cli-completions-shell = La shell

cli-man = Mostra la pagina del manuale, o scrive una pagina per ogni comando
cli-man-dir = Cartella per tutte le pagine; senza, si mostra la pagina del programma

## jadoube-quiz

cli-quiz = Domande sulle Regole degli scacchi della FIDE: è giusta la decisione del programma, le altre sono errori che si commettono davvero
cli-quiz-count = Quante domande
cli-quiz-seed = Lo stesso numero dà lo stesso foglio; altrimenti viene dall'ora
cli-quiz-topic = Solo domande su questo: un articolo (7.5.1, 7.5, A.4), un capitolo, una regola, un punto della prassi (M-035), un'etichetta, o una parola in qualsiasi lingua (telefono, Patt); si può ripetere
cli-quiz-without = Nessuna domanda su questo; si può ripetere
cli-quiz-list-topics = Elenca gli argomenti delle domande, come il comando «topics»
cli-quiz-edition = Anno dell'edizione delle Regole, o «all» per tutte; se non indicato, la più recente
cli-quiz-pace = Solo questa cadenza
cli-quiz-supervision = Solo questa supervisione
cli-quiz-practice = Che cosa conta
    .fide = le Regole come le insegna il manuale degli arbitri della FIDE
    .letter = la sola lettera
cli-quiz-completions = Scrive ciò che serve a una shell per completare le opzioni
cli-quiz-man = Mostra la pagina del manuale, o la scrive in una cartella
cli-quiz-exam = Interroga come a un esame: la correzione arriva solo dopo la consegna
cli-quiz-minutes = Quanto può durare l’esame; se non indicato, senza limite
cli-quiz-pass = Quanto occorre per superarlo, in percentuale; un’impostazione, non una norma della FIDE
cli-quiz-value-percent = PERCENTO
cli-quiz-review = Pone le domande da ripassare
cli-quiz-resume = Riprende la sessione interrotta
cli-quiz-learner = Di chi sono i progressi, se in più persone si usa lo stesso computer
cli-quiz-value-learner = NOME
cli-quiz-store = File che conserva i progressi; se non indicato, nella cartella dei dati personali
cli-quiz-no-store = Non conserva nulla
cli-quiz-progress = Mostra i progressi per articolo, che cosa è da ripassare e le ultime sessioni
cli-quiz-progress-report =
    .begin = Il risultato JSON è un oggetto:
    .of-learner = di chi sono i progressi; null senza --learner
    .of-articles = per articolo, a partire dai più deboli: article (il suo nome permanente), named, asked (risposte) e right (corrette)
    .of-due = quante domande sono da ripassare, e quando lo sarà la prossima; null se nessuna aspetta
    .of-sessions = le ultime sessioni, a partire dalla più recente: mode (learning, review, exam), edition, started, ended (null se è interrotta), seconds (secondi impiegati), questions, answered e right
cli-quiz-progress-json = Li scrive per altri programmi
cli-quiz-progress-forget = Cancella le risposte: «all» per tutte, un articolo (9.2.2) o l’identificativo di una domanda
cli-quiz-progress-value-what = CHE_COSA
cli-quiz-progress-learner = Di chi sono i progressi, se in più persone si usa lo stesso computer
cli-quiz-progress-value-learner = NOME
cli-quiz-progress-store = File che conserva i progressi; se non indicato, nella cartella dei dati personali
cli-quiz-progress-no-store = Non conserva nulla
cli-quiz-export = Scrive domande in un file per una piattaforma didattica
cli-quiz-export-to = A chi servono
    .anki = un pacchetto per Anki (.apkg); una domanda importata di nuovo viene aggiornata
    .moodle = Moodle XML, con i diagrammi
    .gift = GIFT, senza diagrammi
    .qti = un pacchetto QTI 2.1 (.zip), con i diagrammi
    .csv = una tabella, una riga per domanda
    .json = tutto di ogni domanda, per altri programmi
    .book = un file JSON per capitolo, per una pagina del libro
cli-quiz-export-out = Il file o, per il libro, la cartella; altrimenti l’output standard, ma non per anki, qti e book
cli-quiz-export-count = Quante domande
cli-quiz-export-all = Tutte le domande possibili
cli-quiz-export-seed = Lo stesso numero dà le stesse domande; altrimenti viene dall’ora
cli-quiz-export-topic = Solo questo capitolo, questa regola, questo punto della prassi (M-035) o i casi con questa etichetta
cli-quiz-export-edition = Anno dell’edizione delle Regole, o «all» per tutte; se non indicato, la più recente
cli-quiz-export-pace = Solo questa cadenza
cli-quiz-export-supervision = Solo questa supervisione
cli-quiz-export-practice = Che cosa conta
    .fide = le Regole come le insegna il manuale degli arbitri della FIDE
    .letter = la sola lettera
cli-quiz-paper = Scrive una prova per una classe: domande, foglio delle risposte, griglia, criteri e soluzioni, e un file con cui rifarla
cli-quiz-paper-value-preset = NOME
cli-quiz-paper-preset = Come dev'essere la prova; ogni numero è un'impostazione, non una norma della FIDE
    .choices-30 = 30 domande a scelta multipla, 2 ore, articoli come nelle prove vere
    .choices-15-open-10 = 15 domande a scelta multipla e 10 aperte
    .practice-10 = 10 domande per esercitarsi
cli-quiz-paper-blueprint = Un file che dice come dev'essere la prova (esempi in papers/)
cli-quiz-paper-paper = Una prova già fatta, dal suo paper.yaml: stesse domande, stesse opzioni, stesso ordine, in qualsiasi lingua
cli-quiz-paper-count = Quante domande; se non indicato, quelle del modello, altrimenti 10
cli-quiz-paper-seed = Lo stesso numero dà la stessa prova; altrimenti viene dall'ora
cli-quiz-paper-topic = Solo domande su questo: un articolo (7.5.1, 7.5, A.4), un capitolo, una regola, un punto della prassi (M-035), un'etichetta, o una parola in qualsiasi lingua; si può ripetere
cli-quiz-paper-without = Nessuna domanda su questo; si può ripetere
cli-quiz-paper-unapproved = Anche domande non lette e approvate una per una, dove il modello vuole quelle approvate
cli-quiz-paper-variants = Quante versioni, con domande e opzioni in un altro ordine
cli-quiz-paper-edition = Anno dell'edizione delle Regole; se non indicato, la più recente
cli-quiz-paper-practice = Che cosa conta
    .fide = le Regole come le insegna il manuale degli arbitri della FIDE
    .letter = la sola lettera
cli-quiz-paper-format = Come si scrivono i fogli
    .html = pagine da stampare, ognuna un file che non ha bisogno d'altro
    .markdown = testo in Markdown
    .text = testo semplice
cli-quiz-paper-out = Cartella per i fogli; se non indicata, paper-CODICE
cli-quiz-stock = Mostra quali domande ci sono, per articolo, aspetto, tipo di gioco e livello, e perché altre non sono poste
cli-quiz-stock-edition = L'edizione delle Regole, con l'anno; se non indicata, la più recente
cli-quiz-stock-practice = Che cosa conta
    .fide = le Regole come le insegna il manuale degli arbitri della FIDE
    .letter = la sola lettera delle Regole
cli-quiz-stock-unasked = Elenca che cosa non si chiede di quale caso, e perché
cli-quiz-stock-set-aside = Elenca le decisioni errate indicate nei casi che non compaiono come opzioni, e perché
cli-quiz-stock-lapsed = Elenca le domande approvate che oggi sono diverse, con il vecchio e il nuovo identificativo: vanno rilette
cli-quiz-topics = Elenca gli argomenti delle domande, con il numero dei casi
cli-quiz-topics-text = Solo ciò che questo indica: un articolo, un nome, o una parola in qualsiasi lingua
cli-quiz-topics-edition = Anno dell'edizione di cui valgono i numeri; se non indicato, la più recente

## Che cosa è sbagliato in ciò che si è scritto

cli-error = errore:
cli-warning = avviso:
cli-tip = suggerimento:
# $argument, $others: options and arguments as they are typed, with the places for their values.
cli-mistake =
    .unknown-argument = argomento non previsto: «{ $argument }»
    .unknown-command = il comando «{ $command }» non esiste
    .no-value = «{ $argument }» richiede un valore
    .invalid-value = «{ $value }» non è un valore di «{ $argument }»
    .conflict = «{ $argument }» non si può usare insieme a { LIST($others) }
    .twice = «{ $argument }» si può usare una volta sola
    .missing = { $count ->
        [one] manca questo argomento:
       *[other] mancano questi argomenti:
    }
    .too-many = «{ $value }» è un valore di troppo per «{ $argument }»
    .no-equals = il valore di «{ $argument }» va preceduto dal segno di uguale
    .not-unicode = un argomento non è testo Unicode
    .other = la riga di comando non si può interpretare
# $near: what looks like what was typed.
cli-near =
    .command = si intendeva il comando { LIST($near, type: "or") }?
    .argument = si intendeva { LIST($near, type: "or") }?
    .value = si intendeva { LIST($near, type: "or") }?
    .elsewhere = esiste «{ $line }»
    .as-value = se «{ $argument }» è un valore, scrivere «{ $line }»
cli-more-help = Per saperne di più: «{ $flag }».
cli-expected =
    .site = occorre un indirizzo come https://example.org/chess
    .year = occorre un anno di quattro cifre
    .one-of = occorre uno di questi: { $names }
    .layers = occorre «letter», «{ $first }», oppure «{ $first }» e, dopo una virgola, uno dei livelli { LIST($others) }
    .move-number = occorre il numero di una mossa con w o b, come 43w
    .seconds = occorre un numero di secondi da 0.01 a 86400
cli-unknown-edition = l'edizione { $found } non esiste; ci sono { LIST($known) }

## File

cli-unread = impossibile leggere { $file }
cli-folder-unread = impossibile leggere la cartella { $file }
cli-unwritten = impossibile scrivere { $file }
cli-glossary-written = { $count ->
    [one] Un concetto scritto
   *[other] { $count } concetti scritti
} in { LIST($langs) }: { $file }
cli-glossary-two-languages = un glossario per OmegaT ha due lingue: indicarle con --lang, prima quella di partenza
cli-glossary-unread = impossibile leggere i termini in { $file }
cli-glossary-same = nessuna differenza nei termini
cli-revised = File aggiornato: { $file }
cli-translate-written = { $count ->
    [one] Un capitolo scritto
   *[other] { $count } capitoli scritti
} in { LIST($langs) }: { $file }
# $found: a text.
cli-translate-no-chapter = non c’è alcun capitolo «{ $found }»
cli-translate-same = nessuna differenza nei messaggi
# $found: the name of a message.
cli-translate-stale = { $found } resta com’è: il testo da cui è stato tradotto nel frattempo è cambiato
cli-translate-unread = impossibile riprendere { $file }:
cli-translate-of-reference = { $found } è la lingua dalla quale si traducono le altre
cli-translate-unknown-text = non esiste un testo `{ $found }`
cli-translate-bad-tag = `{ $found }` non è un codice di lingua come fr o pt-BR
cli-translate-exists = esiste già una cartella { $file }
cli-translate-begun = { $count ->
    [one] Un file scritto
   *[other] { $count } file scritti
}: { $file }
cli-translate-confirmed = { $count ->
    [0] Niente di nuovo da annotare: { $file }
    [one] Un testo annotato: { $file }
   *[other] { $count } testi annotati: { $file }
}
cli-translate-reviewed = { $count ->
    [one] un testo rivisto
   *[other] { $count } testi rivisti
} da { $name }, l'ultima volta il { $date }
cli-translate-unseen = Non compare in alcun caso, regola, voce o procedura: è una parola del programma o dei suoi libri.
cli-translate-edit =
    .before = prima: { $text }
    .after = dopo: { $text }
cli-translate-pages = { $count ->
    [one] Un file scritto
   *[other] { $count } file scritti
} per la revisione: { $file }
cli-translate-taken = { $accepted ->
    [one] Un testo accettato
   *[other] { $accepted } testi accettati
}, { $changed ->
    [one] uno modificato
   *[other] { $changed } modificati
}, { $remarks ->
    [one] un'osservazione
   *[other] { $remarks } osservazioni
}
cli-translate-late = non sono più come nella revisione, quindi da rileggere: { LIST($texts) }
cli-folder-unmade = impossibile creare la cartella { $file }
cli-folder-not-emptied = impossibile svuotare la cartella { $file }
cli-folder-occupied = { $file } contiene altro che un libro; occorre scegliere un'altra cartella
cli-book-under-way = un altro processo sta già creando i libri in { $file }
cli-book-without-engine = Le pagine non possono giudicare i casi cambiati: il motore per il browser non è stato compilato (lo compila wasm/build.sh).
cli-watch-built-in = i dati incorporati non cambiano; occorre indicare la cartella in cui si scrive: --data CARTELLA
# $port: a text.
cli-port-unusable = impossibile mostrare i libri sulla porta { $port }
cli-watch-faulty = i libri restano com’erano finché non si corregge quanto segue:
# $address, $dir: texts.
cli-watching = I libri sono visibili all’indirizzo { $address } e si aggiornano quando qualcosa cambia in { $dir }; Ctrl-C termina.
# $pages, $milliseconds: numbers.
cli-watch-built = { $pages ->
    [one] 1 pagina nuova
   *[other] { $pages } pagine nuove
} ({ $milliseconds } ms).
cli-written = File scritto: { $file }
cli-standard-input = input standard
# What the system says, after a colon.
cli-system =
    .not-found = file o cartella inesistente
    .not-allowed = accesso non consentito
    .is-a-folder = è una cartella
    .is-no-folder = una parte del percorso non è una cartella
    .disk-full = il disco è pieno
    .ends-too-early = i dati finiscono troppo presto
cli-no-languages = nessuna lingua si è potuta leggere
cli-no-editions = non ci sono edizioni
cli-editions-unread = non tutte le edizioni si sono potute leggere
cli-sources-unread = non tutti i glossari e le introduzioni si sono potuti leggere
cli-no-case = in { $file } non c'è alcun caso
# The words around a fault in a file: what was found, “expected …”, “perhaps …”.
cli-fault =
    .error = errore
    .warning = avviso
    .expected = atteso:
    .perhaps = forse:
cli-no-scenarios =
    .found = impossibile leggere
    .expected = un file di casi o una cartella
cli-fen =
    .fields = il FEN «{ $fen }» non si può leggere: occorrono disposizione, tratto, diritti di arrocco, casa en passant e due contatori
    .placement = il FEN «{ $fen }» non si può leggere: i pezzi stanno in otto traverse di otto case, con KQRBNPkqrbnp e da 1 a 8, separate da /
    .chess = il FEN «{ $fen }» non si può leggere: non è una posizione di scacchi, perché ha pezzi di riserva o conteggi di scacchi
    .turn = il FEN «{ $fen }» non si può leggere: il secondo campo è w o b
    .castling = il FEN «{ $fen }» non si può leggere: il terzo campo è un trattino o lettere di KQkq (o delle colonne delle torri)
    .en-passant = il FEN «{ $fen }» non si può leggere: il quarto campo è un trattino o una casa da a1 a h8
    .half-moves = il FEN «{ $fen }» non si può leggere: il quinto campo è un numero intero
    .move-number = il FEN «{ $fen }» non si può leggere: il sesto campo è un numero intero
    .start = manca la posizione iniziale degli Scacchi960, come FEN o con il suo numero
cli-move =
    .unreadable = «{ $text }» non è una mossa come Cf3, exd5, e8D, Cg1-f3, e2e4 o 0-0
    .no-such-piece = «{ $text }»: nessun pezzo del giocatore può essere quello indicato; occorre la casa di partenza, come in e2e4
    .another-piece = «{ $text }»: in { SQUARE($square) } non si trova il pezzo indicato
    .ambiguous = «{ $text }»: l'indicazione può riferirsi a più di un pezzo, quelli in { LIST($squares) }

## Com'è andato un controllo dei casi

cli-nothing-checked = nessun caso corrisponde: non si è controllato nulla
cli-check-failed =
    .fails = NON RIUSCITO
    .expected = atteso
    .got = ottenuto
# A run is a case in an edition, a setting and a practice.
cli-checked = { $cases ->
    [one] 1 caso
   *[other] { $cases } casi
}, { $runs ->
    [one] 1 esecuzione
   *[other] { $runs } esecuzioni
} (caso, edizione, impostazione e prassi)
cli-check-warnings = { $count ->
    [one] 1 avviso: raccontato, ma nessuna decisione ne dipende
   *[other] { $count } avvisi: raccontato, ma nessuna decisione ne dipende
}
cli-check-faults = { $count ->
    [one] 1 errore nei file, contato come non riuscito
   *[other] { $count } errori nei file, ciascuno contato come non riuscito
}
cli-check-result = { $passed ->
    [one] 1 riuscito
   *[other] { $passed } riusciti
}, { $failed ->
    [one] 1 non riuscito
   *[other] { $failed } non riusciti
}

## Che cosa è sbagliato nei testi

cli-terms-level-name =
    .error = errore
    .warning = avviso
    .info = suggerimento
cli-terms-count =
    .errors = { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
    .warnings = { $count ->
        [one] 1 avviso
       *[other] { $count } avvisi
    }
    .suggestions = { $count ->
        [one] 1 suggerimento
       *[other] { $count } suggerimenti
    }
# $found: what stands there. $instead: what should stand there, or where something else stands.
cli-terms-finding =
    .unreadable = { $found } non è UTF-8
    .file-missing = il file { $found } non esiste
    .data = { $found }; atteso: { $instead }
    .junk = non è un messaggio: «{ $found }»: { $instead }
    .duplicate = definito due volte, anche in { $instead }
    .message-missing = manca; l'inglese lo ha in { $instead }
    .message-extra = l'inglese non ha questo messaggio, e nulla vi rinvia
    .title-missing = il caso { $found } non ha titolo; va aggiunto in { $instead }
    .title-stale = non esiste un caso simile
    .title-twice = «{ $found }» è il titolo di un altro caso in { $instead }
    .variable-missing = manca { $found }
    .variable-unused = l'inglese sceglie le parole secondo { $found }, questo testo no
    .variable-unknown = { $found } qui non è noto; sono noti: { $instead }
    .function-unknown = la funzione { $found } non esiste; ci sono { $instead }
    .argument-unknown = { $found }: occorre uno di questi: { $instead }
    .reference-unknown = non esiste { $found } a cui rinviare
    .plural-missing = nella scelta secondo { $found } manca { $instead }
    .plural-needless = la lingua non ha la categoria di plurale { $found }
    .number-bare = { $found } è stampato, ma nessuna parola vi si accorda
    .untranslated = ancora in inglese: «{ $found }»
    .outdated = l'inglese è cambiato dopo la traduzione; occorre adeguarla, o annotare che va ancora bene: jadoube translate confirm
    .word-hard = «{ $found }» è sbagliato; scrivere «{ $instead }»
    .word-variant = «{ $found }»; il nostro termine è «{ $instead }»
    .word-context = «{ $found }» ha un altro significato; scrivere «{ $instead }»
    .word-style = «{ $found }»; meglio «{ $instead }»
    .quotes = { $found } qui non è una virgoletta; scrivere { $instead }
    .mixed-script = «{ $found }» mescola lettere latine e cirilliche
    .cyrillic-letter = { $found } è cirillica; gli articoli hanno la lettera latina { $instead }
    .bare-letter = «{ $found }»; scrivere «{ $instead }»
    .spelling = «{ $found }»; scrivere «{ $instead }»
    .dash = un trattino; scrivere «{ $instead }»
    .space = uno spazio di troppo

## Che cosa si rileva nei testi altrui

# $lang is the tag of the language; $edition is the edition against which the text is held.
# $dictionary is the name of a dictionary of spelling; $has-dictionary: yes or no.
cli-text-read =
    .plain = { $file }: { $lang }, confrontato con le Regole del { $edition }{ $has-dictionary ->
        [yes] , parole controllate con il dizionario { $dictionary }
       *[no] , senza dizionario
    }
    .guessed = { $file }: { $lang }, confrontato con le Regole del { $edition }; sembra seguire quelle del { $followed } (numeri che vi si trovano: { $known } su { $numbers }){ $has-dictionary ->
        [yes] , parole controllate con il dizionario { $dictionary }
       *[no] , senza dizionario
    }
cli-text-pdf = impossibile estrarre il testo di { $file }: occorre il programma pdftotext
cli-terms-format-of-texts = SARIF e JUnit servono per i testi: indicare un file
cli-text-language = impossibile riconoscere la lingua di { $file }: va indicata con --lang
# $found: what stands there. $instead: what should stand there. $concept: the term that it is about. $article: a number.
# $edition: the edition against which the text is held; $other: another one. $times: how often it occurs.
# $has-instead and $has-other: yes or no.
cli-remark =
    .word-hard = «{ $found }» è sbagliato; scrivere «{ $instead }»
    .word-variant = «{ $found }»; il nostro termine è «{ $instead }»
    .word-context = «{ $found }» qui ha un altro significato; scrivere «{ $instead }»
    .word-style = «{ $found }»; meglio «{ $instead }»
    .two-terms = «{ $found }» e «{ $instead }» indicano in questo testo la stessa cosa; usare un solo termine
    .wrong-article = «{ $found }»: l'articolo grammaticale non è del genere giusto
    .number-unknown = le Regole del { $edition } non hanno il numero { $article }{ $has-other ->
        [yes] , che c'è in quelle del { $other }{ $has-instead ->
            [yes] ; da sostituire con { $instead }
           *[no] {""}
        }
       *[no] {""}
    }
    .number-broken = il numero { $found } non esiste; si intende { $instead }
    .number-moved = il numero { $article } non indica la stessa cosa nelle Regole del { $edition } e in quelle del { $other }{ $has-instead ->
        [yes] ; da sostituire con { $instead }
       *[no] {""}
    }
    .number-head = «{ $found }» davanti a più numeri; scrivere al plurale
    .number-letter = { $found } è cirillica; gli articoli hanno la lettera latina { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } volte)
    }
    .sequence-gap = si passa a { $article } saltando { $instead }
    .sequence-order = { $article } viene dopo un numero più alto
    .value = «{ $found }» non è quanto dice il numero { $article } nelle Regole del { $edition }{ $has-instead ->
        [yes] {" "}({ $instead })
       *[no] {""}
    }{ $has-other ->
        [yes] , ma in quelle del { $other }
       *[no] {""}
    }
    .mixed-script = «{ $found }» mescola lettere latine e cirilliche
    .doubled = parola scritta due volte: «{ $found }»
    .hyphenation = in «{ $found }» è rimasto il trattino di fine riga; scrivere «{ $instead }»
    .space = uno spazio mancante o di troppo: «{ $found }»
    .quotes = { $found } non è una virgoletta della lingua del testo; scrivere { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } volte)
    }
    .dash = un trattino; scrivere «{ $instead }»{ $times ->
        [one] {""}
       *[other] {" "}({ $times } volte)
    }
    .apostrophes = il testo ha apostrofi di due tipi; questo compare { $times ->
        [one] una volta
       *[other] { $times } volte
    }
    .spelling = «{ $found }»; scrivere «{ $instead }»
    .unknown-word = «{ $found }» non è in nessun elenco di parole
    .unpaired = { $found } resta senza il segno che lo completa
    .bare-letter = «{ $found }»; scrivere «{ $instead }»: altrove il testo mette il segno sulla lettera
    .sign = «{ $found }» sta al posto di { $has-instead ->
        [yes] «{ $instead }»
       *[no] altri caratteri
    }
    .digit = la cifra { $found } sta al posto di una lettera: «{ $instead }»
    .artefact = «{ $found }» viene da una pagina o da un programma, non fa parte del testo{ $times ->
        [one] {""}
       *[other] {" "}({ $times } volte)
    }
    .repeated = questo paragrafo compare già nel testo: «{ $found }»
    .foreign = «{ $found }» è in inglese
    .full-stop = un punto mancante o di troppo: «{ $found }»
    .term-missing = il termine «{ $concept }» dell'originale manca nella traduzione
    .number-missing = { $instead } è nell'originale, ma non nella traduzione
    .number-added = { $instead } è nella traduzione, ma non nell'originale
    .modality = l'originale ha «{ $instead }»; qui la norma non è più la stessa
    .negation = «{ $instead }» nega qualcosa in uno solo dei due testi
    .left-out = manca gran parte dell'originale

## Libri

cli-books-built = { $books ->
    [one] 1 libro
   *[other] { $books } libri
}, { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
}; si comincia qui: { $file }

## File di partite

# $found: an option that has no place where the report is a table.
cli-no-table = { $found } non dà una tabella: usare --format human o json
cli-progress =
    .percent = { $file }: { $far } %, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
    .megabytes = { $file }: { $far } MB, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
cli-no-games =
    .folder = è una cartella; occorre un file di partite
    .too-long = qui comincia una partita più lunga di { $megabytes } MB
    .zero = un byte zero: non è testo; il seguito non viene letto
    .rest-unread = il seguito non si può leggere
    .empty = { $file } è vuoto; occorrono partite
    .no-game = { $file } non comincia con una partita: non si è trovata né un'intestazione né una mossa
# What a file is instead of games.
cli-no-text =
    .zip = è un archivio zip; occorre un testo di partite (PGN), semplice o compresso con gzip o zstd
    .seven-zip = è un archivio 7z; occorre un testo di partite (PGN), semplice o compresso con gzip o zstd
    .rar = è un archivio rar; occorre un testo di partite (PGN), semplice o compresso con gzip o zstd
    .bzip2 = è compresso con bzip2; occorre un testo di partite (PGN), semplice o compresso con gzip o zstd
    .xz = è compresso con xz; occorre un testo di partite (PGN), semplice o compresso con gzip o zstd
    .pdf = è un documento PDF; occorre un testo di partite (PGN), semplice o compresso con gzip o zstd
cli-zstd =
    .too-early = i dati zstd finiscono troppo presto
    .broken = i dati zstd sono danneggiati
    .checksum = la somma di controllo di un blocco zstd è errata
cli-claim =
    .one-file = --claim richiede un solo file con la partita
    .no-game = { $file }: la partita { $number } non esiste; il file ne ha { $games }
    .no-start = { $file }, riga { $line }: non c'è una posizione da cui cominciare
    .no-such-move = { $file }, riga { $line }: la partita non arriva a questa mossa
    .ground = --claim «{ $claim }»: occorre threefold o fifty, e poi la mossa dichiarata se c'è
    .one-move = --claim «{ $claim }»: occorre una sola mossa dichiarata

## Formulari

sheet-empty = { $file }: nessuna mossa in questo formulario
sheet-no-letters = le lettere «{ $found }» non esistono; ci sono { LIST($known) }
sheet-fault =
    .move-number = mossa numero { $number }
    .nothing = non è annotato nulla
    .descriptive = annotazione «{ $entry }»: notazione descrittiva, non algebrica
    .numeric = annotazione «{ $entry }»: notazione numerica, non algebrica
    .letter = annotazione «{ $entry }»: la lettera «{ $sign }» non indica alcun pezzo
    .no-arrival = annotazione «{ $entry }»: manca la casa di arrivo
    .sign = annotazione «{ $entry }»: «{ $sign }» non fa parte di una mossa
    .several = annotazione «{ $entry }»: può significare { $count } mosse
    .no-move = annotazione «{ $entry }»: nessuna mossa legale corrisponde
# After the word “expected”.
sheet-expected =
    .move-number = { $number }
    .example = una mossa come { $entry }
    .over = nessun'altra mossa; la partita è finita
    .one-of = una di { $entries }
sheet-flaw =
    .letter-missing = annotazione «{ $entry }»: manca la lettera del pezzo
    .letter-small = annotazione «{ $entry }»: la lettera del pezzo è minuscola
    .pawn-letter = annotazione «{ $entry }»: il pedone non ha lettera
    .arrival-incomplete = annotazione «{ $entry }»: la casa di arrivo non è completa
    .capture-sign = annotazione «{ $entry }»: c'è un segno di cattura, ma nulla è catturato
    .pawn-file-missing = annotazione «{ $entry }»: manca la colonna da cui il pedone cattura
    .departure-missing = annotazione «{ $entry }»: un altro pezzo potrebbe andarvi, e solo un segno li distingue
    .promotion-sign = annotazione «{ $entry }»: c'è un segno prima del nuovo pezzo
    .offer-mark = annotazione «{ $entry }»: l'offerta di patta si annota con (=)
    .castling-form = annotazione «{ $entry }»: l'arrocco si scrive 0-0 o 0-0-0
    .check-sign = annotazione «{ $entry }»: il segno di scacco o di matto non corrisponde alla mossa
    .en-passant = annotazione «{ $entry }»: c'è il segno e.p., ma nulla è catturato en passant
