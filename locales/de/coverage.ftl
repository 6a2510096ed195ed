### What the program covers, what changed between two editions, and which texts are doubtful.

## What is covered

coverage = Was abgedeckt ist
coverage-lead = Jede Nummer jeder Ausgabe und was aus ihr wurde, die Texte jeder Sprache und die Regeln, denen ein Fall fehlt.
coverage-numbers = Nummern
coverage-all = insgesamt
# What became of a number.
coverage-is =
    .decided = durch eine Regel entschieden
    .empowers = dem Schiedsrichter überlassen
    .defined = bestimmt eine Bedeutung
    .not-modelled = enthält keine Regel
    .pending = noch nicht abgedeckt
coverage-list = Liste der Nummern
coverage-complete = vollständig
coverage-incomplete = nur teilweise bekannt
coverage-cases = Fälle
coverage-runs = { $cases ->
    [one] { $cases } Fall
   *[other] { $cases } Fälle
}, in allen Ausgaben und Partiearten entschieden: { $runs ->
    [one] { $runs } Entscheidung
   *[other] { $runs } Entscheidungen
}.
# What cases show of a rule: in how many it holds, does not hold, depends on facts that the case does not tell, and in how many the question does not arise.
coverage-shown = greift: { $holds }, greift nicht: { $fails }, bleibt offen: { $open }, ohne Frage: { $silent }
column-state = Stand
coverage-gaps = Lücken
coverage-no-gaps = Jede Regel, nach der entschieden wird, wird für jede Ausgabe, die sie enthält, durch mindestens einen Fall gezeigt, in dem sie greift, und durch einen, in dem sie nicht greift oder sich nicht stellt.
coverage-lacks =
    .holds = greift in keinem Fall
    .fails = greift in jedem Fall, und in keinem stellt sie sich nicht
# Why a gap is accepted.
coverage-excuse =
    .to-come = der Fall fehlt noch
coverage-texts = Texte
column-language = Sprache
text-kind =
    .title = Überschriften
    .rule = Regeln
    .holds = warum sie greifen
    .fails = warum nicht
coverage-text-missing = Es fehlen: { LIST($messages) }.
coverage-sources = Regeln der Quelltexte
coverage-sources-counted = { $count ->
    [one] { $count } Regel, davon { $shown } durch Fälle gezeigt, { $nothing } ohne Entscheidung.
   *[other] { $count } Regeln, davon { $shown } durch Fälle gezeigt, { $nothing } ohne Entscheidung.
}
coverage-sources-elsewhere = Sie gehören zu den Testdaten: { $file } führt sie auf, und ein Test vergleicht sie mit den Fällen. Mit --data und dem Ordner des Quelltextes werden sie hier gezählt.
coverage-terms = Begriffe der Regeln
coverage-terms-counted = { $count ->
    [one] { $count } Begriff, davon { $defined } in dieser Sprache erklärt.
   *[other] { $count } Begriffe, davon { $defined } in dieser Sprache erklärt.
}
# A mark at a term that the glossary of the newest edition explains, too.
glossary-law-term = im Glossar der Regeln

## The official practice

practice = Die amtliche Praxis
practice-lead = Wie die Regeln neben ihrem Wortlaut ausgelegt werden, Punkt für Punkt, und wie dieses Programm die Auslegung umsetzt. Was noch nicht übersetzt ist, erscheint auf Englisch.
# Whose practice it is.
practice-layer =
    .fide = Kommentar der FIDE
    .regulations = Ordnungen der FIDE
    .ecu = Europäische Schachunion
    .ffe = Frankreich
    .dsb = Deutschland
    .jcf = Japan
    .maker = Hersteller der Uhr
# What an item does beside the letter.
practice-kind =
    .explains = erläutert den Wortlaut
    .fills = füllt eine Lücke
    .narrows = engt eine Wahl ein
    .contradicts = weicht vom Wortlaut ab
    .procedure = legt Schritte fest
# What became of an item.
practice-is =
    .held = abgebildet
    .pending = noch nicht abgebildet
    .not-modelled = entscheidet keinen Fall
column-layer = Wessen Praxis
column-kind = Was sie leistet
practice-missing = Es fehlt: { $what }.
practice-cases = Gezeigt durch: { LIST($cases) }.
practice-procedures = Ein Schritt in: { LIST($procedures) }.

## What changed between two editions

compare-title = { LIST($from) } und { LIST($to) } im Vergleich
compare-lead = Was sich für alle ändert, die die ältere Ausgabe kennen: Nummern, Werte, Texte und Entscheidungen.
compare-none = Soweit uns bekannt ist, hat sich nichts geändert.
compare-same-edition = Eine Ausgabe lässt sich nicht mit sich selbst vergleichen.
# $layers: whose practice counts beside the letter. $count of $cases are ruled otherwise by the letter.
compare-practice-title = Regeln von { $edition } nach der Auslegung ({ LIST($layers) }) und nach dem Wortlaut
compare-practice-see = wie unter { $item }
compare-practice-count = { $count ->
    [0] Keiner von { $cases } Fällen wird nach dem Wortlaut anders entschieden.
    [one] Einer von { $cases } Fällen wird nach dem Wortlaut anders entschieden.
   *[other] { $count } von { $cases } Fällen werden nach dem Wortlaut anders entschieden.
}
compare-in = Neue Regeln
compare-out = Weggefallene Nummern und Regeln
# $article: die Nummer, unter der eine Regel, die ihre eigene verlor, jetzt steht.
compare-lives-on = (jetzt in { ARTICLE($article) })
compare-moved = Neu nummeriert
compare-values = Werte
compare-texts = Inhaltlich geänderte Regeln
compare-rulings = Fälle mit anderer Entscheidung
compare-pages = Ausgaben im Vergleich
# On the page of a rule, under its history.
compare-link = { LIST($from) } → { LIST($to) }
# Stands for a value where an edition has no such rule.
value-none = keine Regel
# $is: yes or no.
value-boolean = { $is ->
    [yes] ja
   *[no] nein
}

## Doubtful readings

doubts = Zweifelhafte Lesarten
doubts-lead = Manche Artikel lassen sich auf mehr als eine Weise lesen. Diese Seite sagt, wie wir sie lesen und welche Lesart sonst möglich wäre. Wo es darauf ankommt, zeigen die Fälle der Regel.
doubts-values = Werte
