### The words around the pages of the book: menus, labels, notice.

## The book as a whole

book-name = J'adoube
book-title = Le Regole degli scacchi, caso per caso
# Under the name of the language on the start page.
book-invitation = Che cosa è successo alla scacchiera, che cosa dicono le Regole, come decide l'arbitro: in ogni edizione dal 1997 a oggi.

## Menu bar

book-skip = Vai al testo
book-contents = Indice
book-search = Cerca
book-languages = Questa pagina in altre lingue
book-edition = Edizione
book-editions-all = Tutte le edizioni
# Whether what is taught stands beside the letter of the Laws.
book-practice = Prassi
book-practice-fide = Come insegna la FIDE
book-practice-letter = Solo la lettera
book-theme = Aspetto
book-theme-auto = Automatico
book-theme-light = Chiaro
book-theme-dark = Scuro
book-breadcrumbs = Posizione nel libro
book-page-turning = Pagina precedente e successiva
book-page-previous = Precedente
book-page-next = Successiva

## Notice at the foot of every page

book-notice = Nota su questa pagina
book-notice-unofficial = Questo non è un testo ufficiale: le regole sono esposte con parole nostre e, in caso di divergenza, prevale il testo inglese pubblicato dalla FIDE.
book-notice-unverified = I valori contrassegnati come «non verificati» non sono stati riscontrati nel testo dell'edizione in questione.
book-notice-report = Come segnalare un errore

## Around the text

book-close = Chiudi
# The dialog in which edition, practice and appearance are chosen.
book-settings = Che cosa mostrare
# The bar at the bottom of a phone.
book-dock = Strumenti
book-top = Su
book-loading = Caricamento delle motivazioni di questa edizione…
# A button: what older editions say, and what else was examined.
book-whole = Tutte le motivazioni, per ogni edizione
book-not-loaded = Non è stato possibile caricare le motivazioni di questa edizione.
# At the foot of every page, before a link to the notice.
book-notice-short = Testo non ufficiale: le regole sono espresse con parole nostre.
# In the dialog of choices, once everything is kept on the device.
book-offline = Questo libro si può leggere anche senza connessione.
# On the page for addresses that lead nowhere, before a link to the book.
book-not-found = A questo indirizzo non c’è nulla.

## Il testo delle Regole

book-laws-beside = Testo a fronte:
book-laws-alone = Una sola lingua
book-laws-print = Stampa le regole
book-laws-print-cases = Stampa con i casi
book-laws-not-loaded = Non è stato possibile caricare l'altra pagina.

## Un caso che il lettore cambia

book-try = Prova con altri fatti
book-try-loading = Caricamento del programma che decide…
book-try-not-loaded = Non è stato possibile caricare il programma che decide.
