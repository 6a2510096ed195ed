### The words around the pages of the book: menus, labels, notice.

## The book as a whole

book-name = J’adoube
book-title = Die Schachregeln, Fall für Fall
# Under the name of the language on the start page.
book-invitation = Was am Brett geschehen ist, was die Regeln dazu sagen, wie der Schiedsrichter entscheidet: in jeder Ausgabe seit 1997.

## Menu bar

book-skip = Zum Text springen
book-contents = Inhalt
book-search = Suche
book-languages = Diese Seite in anderen Sprachen
book-edition = Ausgabe
book-editions-all = Alle Ausgaben
# Whether what is taught stands beside the letter of the Laws.
book-practice = Praxis
book-practice-fide = Auslegung der FIDE
book-practice-letter = Nur der Wortlaut
book-theme = Darstellung
book-theme-auto = Automatisch
book-theme-light = Hell
book-theme-dark = Dunkel
book-breadcrumbs = Ort im Buch
book-page-turning = Vorige und nächste Seite
book-page-previous = Zurück
book-page-next = Weiter

## Notice at the foot of every page

book-notice = Zu dieser Seite
book-notice-unofficial = Dies ist kein amtlicher Text: Die Regeln sind mit eigenen Worten wiedergegeben; im Zweifel gilt der englische Wortlaut, den die FIDE veröffentlicht.
book-notice-unverified = Werte mit dem Vermerk „ungeprüft“ lagen uns nicht im Text der betreffenden Ausgabe vor.
book-notice-report = Einen Fehler melden

## Around the text

book-close = Schließen
# The dialog in which edition, practice and appearance are chosen.
book-settings = Anzeige
# The bar at the bottom of a phone.
book-dock = Werkzeuge
book-top = Nach oben
book-loading = Die Begründung nach dieser Ausgabe wird geladen …
# A button: what older editions say, and what else was examined.
book-whole = Alle Begründungen aus allen Ausgaben
book-not-loaded = Die Begründung nach dieser Ausgabe konnte nicht geladen werden.
# At the foot of every page, before a link to the notice.
book-notice-short = Kein amtlicher Text: Die Regeln stehen hier in unseren eigenen Worten.
# In the dialog of choices, once everything is kept on the device.
book-offline = Dieses Buch lässt sich auch ohne Internetverbindung lesen.
# On the page for addresses that lead nowhere, before a link to the book.
book-not-found = Unter dieser Adresse gibt es keine Seite.

## Die Schachregeln als Text

book-laws-beside = Daneben auf:
book-laws-alone = Nur eine Sprache
book-laws-print = Regeln drucken
book-laws-print-cases = Mit Fällen drucken
book-laws-not-loaded = Die andere Seite konnte nicht geladen werden.

## Ein Fall, den der Leser ändert

book-try = Andere Tatsachen ausprobieren
book-try-loading = Das Programm wird geladen …
book-try-not-loaded = Das Programm konnte nicht geladen werden.
