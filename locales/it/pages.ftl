### What stands on the pages of the book: headings, labels, names.

## Parts and pages of the book

part-book = Il libro
part-laws = Le Regole
part-practice = La prassi
part-cases = Casi
part-reference = Consultazione
introduction = Introduzione
chapters = I capitoli
on-this-page = In questa pagina

## Editions

# $year is the year in which the edition came into force.
edition-name = { $year ->
    [2017] luglio 2017
   *[other] { $year }
}
editions = { $count ->
    [one] Edizione { LIST($editions) }
   *[other] Edizioni { LIST($editions) }
}
editions-short = { LIST($editions) }
editions-all = Tutte le edizioni
no-such-rule = { $count ->
    [one] In questa edizione non c'è una regola in proposito.
   *[other] In queste edizioni non c'è una regola in proposito.
}
text-not-known = { $count ->
    [one] Il testo di questa edizione su questo punto non ci è noto.
   *[other] Il testo di queste edizioni su questo punto non ci è noto.
}

## Pace and supervision

scope =
    .standard = nel gioco standard
    .rapid = in tutto il gioco rapido
    .rapid-full = nel gioco rapido con le Regole per le competizioni
    .rapid-limited = nel gioco rapido con le regole semplificate
    .blitz = in tutto il gioco lampo
    .blitz-full = nel gioco lampo con le Regole per le competizioni
    .blitz-limited = nel gioco lampo con le regole semplificate
    .quick = nel gioco rapido e nel gioco lampo
    .quick-full = nel gioco rapido e nel gioco lampo con le Regole per le competizioni
    .quick-limited = nel gioco rapido e nel gioco lampo con le regole semplificate
    .full = nel gioco standard, nonché nel gioco rapido e nel gioco lampo con le Regole per le competizioni
scope-heading = { LIST($scopes) }
scope-label = { LIST($scopes) }:
scope-none = Non si applica { LIST($scopes, type: "or") }.
scope-all = in tutte le partite
scope-same = Lo stesso.

## How sure we are

certainty =
    .attested = attestato
    .reported = riferito
    .unverified = non verificato
# A mark and the editions for which it holds: “unverified: 2005 and 2001”.
certainty-in = { LIST($certainty) }: { LIST($editions) }
certainty-means =
    .attested = Letto in una copia di questa edizione.
    .reported = Noto da un elenco di modifiche, da una citazione o perché consegue da ciò che è attestato.
    .unverified = Frutto solo di conoscenze generali: non abbiamo trovato fonti e potrebbe essere sbagliato.

## A rule

task-defines = Fissa un significato, un diritto o le condizioni di altre regole.
task-empowers = Lascia la scelta all'arbitro.
# Under the heading of a rule that the letter does not have: whose it is.
task-taught =
    .fide = La regola non sta nella lettera delle Regole: la si insegna accanto a essa.
    .regulations = La regola non sta nella lettera delle Regole ma in altri regolamenti della FIDE, e vale solo dove questi si applicano.
    .ecu = La regola non sta nella lettera delle Regole: la consiglia soltanto l'Unione scacchistica europea.
    .ffe = La regola non sta nella lettera delle Regole: la si insegna soltanto in Francia.
    .dsb = La regola non sta nella lettera delle Regole: la si insegna soltanto in Germania.
    .jcf = La regola non sta nella lettera delle Regole: la si insegna soltanto in Giappone.
    .maker = La regola non sta nella lettera delle Regole: è così che funziona l'orologio di un fabbricante.
goes-before = Cede il passo a:
reading = Come la leggiamo:
column-edition = Edizione
column-article = Articolo
column-change = Modifica
column-certainty = Attendibilità
change-new = Nuova
change-dropped = Soppressa
cases = Casi
cases-elsewhere = { $count ->
    [one] Un altro caso in cui si esamina questa regola
   *[other] Altri { $count } casi in cui si esamina questa regola
}

## A case

level =
    .basic = livello base
    .advanced = livello avanzato
    .expert = livello esperto
what-happened = Che cosa è successo
timeline-by-event = Evento per evento
ruling = Decisione
reasons = Perché
column-ruling = Decisione
on-event = Sull'evento { $event }
it-depends = Per il resto dipende dai fatti.
also-examined = { $count ->
    [one] È stata esaminata un'altra regola
   *[other] Sono state esaminate altre { $count } regole
}
in-other-editions = Nelle altre edizioni
# Under a ruling: the older editions that rule the same for other reasons.
ruled-alike = L’esito è lo stesso nelle edizioni { LIST($editions) }.
case-not-in-editions = { $count ->
    [one] Il caso non riguarda l’edizione { LIST($editions) }.
   *[other] Il caso non riguarda le edizioni { LIST($editions) }.
}
no-ruling-here = Non c'è una decisione, perché il caso lascia in sospeso troppe cose.
case-shows = Regole illustrate da questo caso
board-before = Prima del primo evento
board-after = Dopo l'ultimo evento e la decisione
# What the board shows, for those who do not see it.
board-arrow = Freccia da { $from } a { $to }.
board-marked = Case evidenziate: { $squares }.
# $men lists all pieces of a player: “king g1, rooks a1, f1 and pawn e4”.
board-side =
    .pieces = { WHO($player) }: { LIST($men) }.
    .empty = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } pezzi sulla scacchiera.
# Pieces of one kind and their squares: “rooks a1, f1”.
men-on = { $count ->
    [one] { TERM($piece, case: "bare") }
   *[other] { TERM($piece, case: "plural") }
} { $squares }

## All cases

all-cases = Tutti i casi
all-cases-lead = { $count ->
    [one] Un caso: che cosa è successo, come decide l'arbitro e perché.
   *[other] { $count } casi: che cosa è successo, come decide l'arbitro e perché.
}
cases-counted = { $count ->
    [one] { $count } caso
   *[other] { $count } casi
}
cases-other = Altri casi

## Article numbers

articles = Numeri degli articoli, vecchi e nuovi
articles-lead = I numeri cambiano da un'edizione all'altra. Qui ogni regola resta al suo posto, con accanto i suoi numeri.
column-provision = Regola
edition-complete = L'elenco riporta tutti i numeri di questa edizione.
edition-incomplete = L'elenco riporta i numeri di questa edizione che conosciamo; non è completo.
in-force = In vigore dal { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }.
article-not-yet = Non ancora trattato in questo libro
# Why a number states no rule; named after the reason in the file of the edition.
not-modelled-introduces-its-parts = Introduce le sue parti
not-modelled-no-text-of-its-own = Non ha un testo proprio
not-modelled-points-to-article-9 = Rimanda all'articolo 9
not-modelled-preface = Prefazione
not-modelled-says-of-two-hands-what-7-5-3-says-of-illegal-moves = Dice delle due mani ciò che l'articolo 7.5.3 dice delle mosse illegali
not-modelled-says-of-a-press-without-a-move-what-7-5-3-says-of-illegal-moves = Dice di chi preme l'orologio senza muovere ciò che l'articolo 7.5.3 dice delle mosse illegali
not-modelled-its-text-is-not-known-to-us = Il suo testo non ci è noto
not-modelled-concerns-the-organisation-and-no-game = Riguarda l'organizzazione e nessuna partita
not-modelled-a-demand-on-the-maker-of-clocks = Un requisito per il fabbricante degli orologi
not-modelled-says-nothing-of-its-own = Non dice nulla di proprio
not-modelled-is-for-the-bodies-of-fide-to-decide = Decidono gli organi della FIDE
not-modelled-concerns-a-printed-form-and-no-game = Riguarda un foglio stampato e nessuna partita
not-modelled-concerns-the-table-of-an-event-and-no-game = Riguarda la classifica di una competizione e nessuna partita

## Values that are not verified

values = Che cosa non è verificato
values-lead = Le vecchie edizioni sono difficili da trovare. Questa pagina elenca, edizione per edizione, ogni valore di cui non abbiamo letto noi stessi il testo.
values-none = Tutti i valori di questa edizione sono attestati.
column-value = Valore
value-no-rule = per quanto ne sappiamo, in questa edizione non c'è una regola in proposito
value-text-unknown = il testo di questa edizione non ci è noto

## What is taught beside the letter

letter-page = Dove prassi e lettera divergono
letter-page-lead = Ciò che la FIDE insegna ai suoi arbitri non coincide sempre con la lettera delle Regole. Per ogni punto si trovano le due decisioni, come risultano per i casi di questo libro nell'edizione scelta. In fondo, a parte, sta ciò che vale soltanto con gli altri regolamenti della FIDE o che altri insegnano.
letter-page-most = Le divergenze maggiori
letter-page-others = Altre divergenze
letter-no-case = Nessun caso di questo libro mostra ancora la differenza.
letter-same = Nei casi di questo libro che ne trattano, la lettera porta alla stessa decisione.
letter-page-none = Per quanto ne sappiamo, accanto a queste edizioni non si insegna nulla: { LIST($editions) }.
practice-page = Come la FIDE insegna le Regole
practice-page-lead = { $count ->
    [one] Un punto di ciò che si insegna accanto alla lettera, secondo l'articolo di cui tratta, con parole nostre.
   *[other] { $count } punti di ciò che si insegna accanto alla lettera, secondo l'articolo di cui ciascuno tratta, con parole nostre.
}
# A heading over the items about an article.
practice-about = { ARTICLE($article) }
practice-sources = Fonti
# Before the rules that hold an item.
practice-rules = Regole:
# Before what is ruled on events. $events: their numbers.
on-events = { $count ->
    [one] Sull'evento
   *[other] Sugli eventi
} { LIST($events) }:

## Glossary

glossary = Glossario multilingue
glossary-lead = { $count ->
    [one] Un termine delle Regole e della pratica arbitrale in tutte le lingue di questo libro.
   *[other] { $count } termini delle Regole e della pratica arbitrale in tutte le lingue di questo libro.
}
column-meaning = Significato

## Per i traduttori

translators = Per i traduttori
translators-lead = { $count ->
    [one] Un termine per chi traduce le Regole: le forme, le parole da evitare, gli articoli in cui compare nel nostro testo e una frase d'esempio.
   *[other] { $count } termini per chi traduce le Regole: le forme, le parole da evitare, gli articoli in cui il termine compare nel nostro testo e una frase d'esempio.
}
# Before the names of two formats.
translators-download = I termini di tutte le lingue in un file:
# Before the language from which one translates, and the one into which.
translators-from = Da
translators-any = tutte le lingue
translators-to = In
translators-find = Cerca un termine
translators-none = Nessun termine contiene queste parole.
translators-forms = Forme
translators-avoid = Da evitare
translators-articles = Articoli
# Before a number: how many articles or forms are not shown.
translators-more = altri
translators-example = In uso
# The gender of a term, in short.
term-gender =
    .m = m.
    .f = f.
    .n = n.
# After a word to avoid.
avoid-level = { $level ->
    [hard] sbagliato
    [variant] usato altrove
    [context] ha un altro significato
   *[style] meno adatto
}

## Chapters: the heading, and what the chapter is about

chapter-nature =
    .title = Natura e obiettivi del gioco
    .lead = Come i giocatori si alternano nel muovere e a che cosa mira ciascuno.
chapter-set-up =
    .title = La posizione iniziale
    .lead = La scacchiera, i pezzi e il loro posto all'inizio.
chapter-moves =
    .title = Il movimento dei pezzi
    .lead = Come muove e cattura ogni pezzo, e che cosa rende illegale una mossa.
chapter-act-of-moving =
    .title = L'esecuzione della mossa
    .lead = Toccare, lasciare, arroccare, promuovere: quando una mossa è eseguita e che cosa vincola il giocatore.
chapter-completion =
    .title = La conclusione della partita
    .lead = Come si vince una partita e quando è subito patta.
chapter-clock =
    .title = L'orologio per gli scacchi
    .lead = Quando una mossa è completata, quando la bandierina si considera caduta e che cosa ne consegue.
chapter-irregularities =
    .title = Irregolarità
    .lead = Mosse illegali, pezzi spostati, posizioni e orologi sbagliati, e come si rimedia.
chapter-recording =
    .title = La registrazione delle mosse
    .lead = Chi registra le mosse, quando e su che cosa.
chapter-drawn-game =
    .title = La partita patta
    .lead = Offerte, richieste per ripetizione o dopo cinquanta mosse, e le patte che nessuno deve richiedere.
chapter-points =
    .title = Punteggi
    .lead = Quanto valgono una vittoria, una patta e una sconfitta.
chapter-conduct =
    .title = La condotta dei giocatori
    .lead = Che cosa i giocatori possono e non possono fare nell'area di gioco e intorno a essa.
chapter-arbiter =
    .title = Il ruolo dell'arbitro
    .lead = Che cosa l'arbitro deve fare, che cosa può fare e da che cosa deve astenersi.
chapter-rapid =
    .title = Gioco rapido
    .lead = Quali partite sono rapide, quali regole vi si applicano e che cosa cambia con le regole semplificate.
chapter-blitz =
    .title = Gioco lampo
    .lead = Quali partite sono lampo e quali regole vi si applicano.
chapter-notation =
    .title = Notazione algebrica
    .lead = Come si scrivono le case e le mosse.
chapter-blind-players =
    .title = Giocatori con disabilità visiva
    .lead = Due scacchiere, mosse annunciate e l'aiuto di un assistente.
chapter-adjourned =
    .title = Partite aggiornate
    .lead = Come si mette in busta una mossa, che cosa riporta la busta e come si riprende la partita.
chapter-chess960 =
    .title = Scacchi960
    .lead = Le posizioni iniziali e l'arrocco.
chapter-quickplay =
    .title = Partite senza incremento e finale rapido
    .lead = Che cosa può chiedere chi ha poco tempo quando non ci sono incrementi.

## Subjects of the cases

tag-absence = assenza
tag-accident = contatto accidentale
tag-adjournment = aggiornamento della partita
tag-adjusting = acconciare i pezzi
tag-agreement = accordo
tag-announce = annunci
tag-annulled = partita annullata
tag-appeal = appello
tag-arbiter = arbitro
tag-assistant = assistente
tag-automatic = patta senza richiesta
tag-blind-player = giocatori non vedenti e ipovedenti
tag-blitz = gioco lampo
tag-both-flags = entrambe le bandierine
tag-both-players = entrambi i giocatori
tag-can-mate = matto possibile
tag-cannot-mate = matto impossibile
tag-captain = capitano
tag-capture = cattura
tag-castling = arrocco
tag-check = scacco
tag-chess960 = Scacchi960
tag-claim = richiesta
tag-class = tipo di partita
tag-clock = orologio
tag-colours = colori
tag-completed = mossa completata
tag-conduct = condotta
tag-dead-position = posizione morta
tag-definition = definizione
tag-device = dispositivi elettronici
tag-disability = disabilità
tag-displaced = pezzi spostati
tag-dispute = fatti contestati
tag-disputed = fatti contestati
tag-distraction = distrazione dell'avversario
tag-draw = patta
tag-draw-offer = offerta di patta
tag-editions = confronto fra edizioni
tag-en-passant = presa en passant
tag-end-of-game = conclusione della partita
tag-envelope = busta
tag-excuse = giustificazione
tag-flag = bandierina
tag-flag-fall = caduta della bandierina
tag-forfeit = forfait
tag-handling = uso dell'orologio
tag-has-the-move = tratto
tag-illegal-move = mossa illegale
tag-illegal-position = posizione illegale
tag-increment = incremento
tag-intended-move = mossa dichiarata
tag-king = re
tag-lateness = ritardo
tag-mate = scaccomatto
tag-material = materiale
tag-mating-potential = materiale per il matto
tag-mixed = più questioni insieme
tag-moves = movimento dei pezzi
tag-no-progress = regola delle 50 o delle 75 mosse
tag-notation = notazione
tag-orientation = orientamento della scacchiera
tag-penalty = penalità
tag-pin = pezzo inchiodato
tag-points = punti
tag-promotion = promozione
tag-quickplay = finale rapido
tag-rapid = gioco rapido
tag-recording = registrazione
tag-regulations = regolamento del torneo
tag-repetition = ripetizione
tag-request = domande all'arbitro
tag-resignation = abbandono
tag-restoring = ripristino della posizione
tag-restriction = limiti alle patte
tag-result = risultato
tag-resumption = ripresa della partita
tag-same-position = stessa posizione
tag-scoresheet = formulario
tag-sealing = mossa segreta
tag-session = sessione di gioco
tag-set-up = disposizione dei pezzi
tag-setting = impostazione dell'orologio
tag-spectator = spettatori
tag-stalemate = stallo
tag-supervision = supervisione
tag-time = tempo
tag-time-control = controllo del tempo
tag-time-trouble = carenza di tempo
tag-touch-move = pezzo toccato, pezzo mosso
tag-turn = alternanza delle mosse
tag-two-hands = due mani
tag-unknown = fatti ignoti
