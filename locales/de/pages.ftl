### Was auf den Seiten des Buches steht: Überschriften, Beschriftungen, Namen.

## Parts and pages of the book

part-book = Das Buch
part-laws = Die Regeln
part-practice = Die Praxis
part-cases = Fälle
part-reference = Nachschlagen
introduction = Einführung
chapters = Die Kapitel
on-this-page = Auf dieser Seite

## Editions

# $year is the year in which the edition came into force.
edition-name = { $year ->
    [2017] Juli 2017
   *[other] { $year }
}
editions = { $count ->
    [one] Ausgabe { LIST($editions) }
   *[other] Ausgaben { LIST($editions) }
}
editions-short = { LIST($editions) }
editions-all = Alle Ausgaben
no-such-rule = { $count ->
    [one] Diese Ausgabe kennt keine solche Regel.
   *[other] Diese Ausgaben kennen keine solche Regel.
}
text-not-known = { $count ->
    [one] Der Wortlaut dieser Ausgabe liegt uns hierzu nicht vor.
   *[other] Der Wortlaut dieser Ausgaben liegt uns hierzu nicht vor.
}

## Pace and supervision

scope =
    .standard = im Turnierschach
    .rapid = im Schnellschach
    .rapid-full = im Schnellschach nach den Turnierschachregeln
    .rapid-limited = im Schnellschach nach den vereinfachten Regeln
    .blitz = im Blitzschach
    .blitz-full = im Blitzschach nach den Turnierschachregeln
    .blitz-limited = im Blitzschach nach den vereinfachten Regeln
    .quick = im Schnell- und Blitzschach
    .quick-full = im Schnell- und Blitzschach nach den Turnierschachregeln
    .quick-limited = im Schnell- und Blitzschach nach den vereinfachten Regeln
    .full = im Turnierschach sowie im Schnell- und Blitzschach nach den Turnierschachregeln
scope-heading = { LIST($scopes) }
scope-label = { LIST($scopes) }:
scope-none = Gilt nicht { LIST($scopes, type: "or") }.
scope-all = in allen Partien
scope-same = Ebenso.

## How sure we are

certainty =
    .attested = belegt
    .reported = aus zweiter Hand
    .unverified = ungeprüft
# A mark and the editions for which it holds: “unverified: 2005 and 2001”.
certainty-in = { LIST($certainty) }: { LIST($editions) }
certainty-means =
    .attested = In einem Exemplar dieser Ausgabe gelesen.
    .reported = Aus einer Änderungsliste oder einem Zitat bekannt oder aus Belegtem gefolgert.
    .unverified = Nur allgemein bekannt: Wir haben keine Quelle gefunden; die Angabe kann falsch sein.

## A rule

task-defines = Legt die Bedeutung eines Wortes oder die Voraussetzungen anderer Regeln fest.
task-empowers = Überlässt die Wahl dem Schiedsrichter.
# Under the heading of a rule that the letter does not have: whose it is.
task-taught =
    .fide = Diese Regel steht nicht im Wortlaut der Schachregeln, sondern im Kommentar der FIDE.
    .regulations = Diese Regel steht nicht im Wortlaut der Schachregeln, sondern in anderen Ordnungen der FIDE und gilt nur, wo diese anzuwenden sind.
    .ecu = Diese Regel steht nicht im Wortlaut der Schachregeln; nur die Europäische Schachunion empfiehlt sie.
    .ffe = Diese Regel steht nicht im Wortlaut der Schachregeln; üblich ist sie nur in Frankreich.
    .dsb = Diese Regel steht nicht im Wortlaut der Schachregeln; üblich ist sie nur in Deutschland.
    .jcf = Diese Regel steht nicht im Wortlaut der Schachregeln; üblich ist sie nur in Japan.
    .maker = Diese Regel steht nicht im Wortlaut der Schachregeln; so arbeitet die Uhr eines Herstellers.
goes-before = Vorrang hat:
reading = So lesen wir es:
column-edition = Ausgabe
column-article = Artikel
column-change = Änderung
column-certainty = Quellenlage
change-new = Neu
change-dropped = Weggefallen
cases = Fälle
cases-elsewhere = { $count ->
    [one] Ein weiterer Fall, in dem diese Regel geprüft wird
   *[other] { $count } weitere Fälle, in denen diese Regel geprüft wird
}

## A case

level =
    .basic = einfach
    .advanced = fortgeschritten
    .expert = für Fachleute
what-happened = Sachverhalt
timeline-by-event = Ereignis für Ereignis
ruling = Entscheidung
reasons = Begründung
column-ruling = Entscheidung
on-event = Zu Ereignis { $event }
it-depends = Im Übrigen hängt die Entscheidung vom Sachverhalt ab.
also-examined = { $count ->
    [one] Eine weitere Regel wurde geprüft
   *[other] { $count } weitere Regeln wurden geprüft
}
in-other-editions = In anderen Ausgaben
# Under a ruling: the older editions that rule the same for other reasons.
ruled-alike = Das Ergebnis ist dasselbe nach den Regeln von { LIST($editions) }.
case-not-in-editions = { $count ->
    [one] Für die Ausgabe { LIST($editions) } ist der Fall nicht gedacht.
   *[other] Für die Ausgaben { LIST($editions) } ist der Fall nicht gedacht.
}
no-ruling-here = Keine Entscheidung, weil der Fall zu viel offenlässt.
case-shows = Regeln, die dieser Fall veranschaulicht
board-before = Vor dem ersten Ereignis
board-after = Nach dem letzten Ereignis und der Entscheidung
# What the board shows, for those who do not see it.
board-arrow = Pfeil von { $from } nach { $to }.
board-marked = Markiert: { $squares }.
# $men lists all pieces of a player: “king g1, rooks a1, f1 and pawn e4”.
board-side =
    .pieces = { WHO($player) }: { LIST($men) }.
    .empty = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } keine Figuren auf dem Brett.
# Pieces of one kind and their squares: “rooks a1, f1”.
men-on = { $count ->
    [one] { TERM($piece, case: "bare") }
   *[other] { TERM($piece, case: "plural") }
} { $squares }

## All cases

all-cases = Alle Fälle
all-cases-lead = { $count ->
    [one] Ein Fall: was geschah, wie der Schiedsrichter entscheidet und warum.
   *[other] { $count } Fälle: was geschah, wie der Schiedsrichter entscheidet und warum.
}
cases-counted = { $count ->
    [one] { $count } Fall
   *[other] { $count } Fälle
}
cases-other = Weitere Fälle

## Article numbers

articles = Artikelnummern, alt und neu
articles-lead = Die Nummern wandern von Ausgabe zu Ausgabe. Hier behält jede Regel ihren Platz, und ihre Nummern stehen daneben.
column-provision = Regel
edition-complete = Diese Liste enthält alle Nummern der Ausgabe.
edition-incomplete = Diese Liste enthält die uns bekannten Nummern der Ausgabe; sie ist nicht vollständig.
in-force = In Kraft seit dem { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }.
article-not-yet = In diesem Buch noch nicht behandelt
# Why a number states no rule; named after the reason in the file of the edition.
not-modelled-introduces-its-parts = Leitet seine Teile ein
not-modelled-no-text-of-its-own = Ohne eigenen Text
not-modelled-points-to-article-9 = Verweist auf Artikel 9
not-modelled-preface = Vorwort
not-modelled-says-of-two-hands-what-7-5-3-says-of-illegal-moves = Sagt vom Zug mit beiden Händen, was 7.5.3 von regelwidrigen Zügen sagt
not-modelled-says-of-a-press-without-a-move-what-7-5-3-says-of-illegal-moves = Sagt vom Drücken der Uhr ohne Zug, was 7.5.3 von regelwidrigen Zügen sagt
not-modelled-its-text-is-not-known-to-us = Sein Text ist uns nicht bekannt
not-modelled-concerns-the-organisation-and-no-game = Betrifft die Organisation und keine Partie
not-modelled-a-demand-on-the-maker-of-clocks = Eine Anforderung an den Hersteller der Uhren
not-modelled-says-nothing-of-its-own = Sagt nichts Eigenes
not-modelled-is-for-the-bodies-of-fide-to-decide = Entscheiden die Gremien der FIDE
not-modelled-concerns-a-printed-form-and-no-game = Betrifft einen Vordruck und keine Partie
not-modelled-concerns-the-table-of-an-event-and-no-game = Betrifft die Tabelle eines Turniers und keine Partie

## Values that are not verified

values = Was ungeprüft ist
values-lead = Alte Ausgaben sind schwer zu finden. Diese Seite nennt Ausgabe für Ausgabe jeden Wert, dessen Text wir nicht selbst gelesen haben.
values-none = Alle Werte dieser Ausgabe sind belegt.
column-value = Wert
value-no-rule = soweit wir wissen, kennt diese Ausgabe keine solche Regel
value-text-unknown = der Text dieser Ausgabe ist uns nicht bekannt

## What is taught beside the letter

letter-page = Wo Praxis und Wortlaut auseinandergehen
letter-page-lead = Was die FIDE ihren Schiedsrichtern vorgibt, ist nicht immer das, was der Wortlaut der Regeln ergibt. Zu jeder Stelle stehen beide Entscheidungen, wie sie für die Fälle dieses Buches in der gewählten Ausgabe ausfallen. Was nur mit den Ordnungen der FIDE gilt oder nur bei anderen Verbänden üblich ist, steht am Ende für sich.
letter-page-most = Die größten Unterschiede
letter-page-others = Weitere Stellen
letter-no-case = Noch zeigt kein Fall dieses Buches den Unterschied.
letter-same = In den Fällen dieses Buches, die davon handeln, entscheidet der Wortlaut ebenso.
letter-page-none = Soweit wir wissen, gibt es zu diesen Ausgaben keine Auslegung neben dem Wortlaut: { LIST($editions) }.
practice-page = Wie die FIDE die Regeln auslegt
practice-page-lead = { $count ->
    [one] Ein Punkt der Auslegung neben dem Wortlaut, nach dem Artikel, um den es geht, in eigenen Worten.
   *[other] { $count } Punkte der Auslegung neben dem Wortlaut, jeweils nach dem Artikel, um den es geht, in eigenen Worten.
}
# A heading over the items about an article.
practice-about = { ARTICLE($article) }
practice-sources = Quellen
# Before the rules that hold an item.
practice-rules = Regeln:
# Before what is ruled on events. $events: their numbers.
on-events = Zu { $count ->
    [one] Ereignis
   *[other] den Ereignissen
} { LIST($events) }:

## Glossary

glossary = Mehrsprachiges Glossar
glossary-lead = { $count ->
    [one] Ein Begriff der Schachregeln und der Schiedsrichterpraxis in allen Sprachen dieses Buches.
   *[other] { $count } Begriffe der Schachregeln und der Schiedsrichterpraxis in allen Sprachen dieses Buches.
}
column-meaning = Bedeutung

## Für Übersetzer

translators = Für Übersetzer
translators-lead = { $count ->
    [one] Ein Begriff für alle, die die Regeln übersetzen: mit seinen Formen, den zu meidenden Wörtern, den Artikeln, in denen unser Text ihn verwendet, und einem Beispielsatz.
   *[other] { $count } Begriffe für alle, die die Regeln übersetzen: mit ihren Formen, den zu meidenden Wörtern, den Artikeln, in denen unser Text sie verwendet, und je einem Beispielsatz.
}
# Before the names of two formats.
translators-download = Die Begriffe aller Sprachen als Datei:
# Before the language from which one translates, and the one into which.
translators-from = Aus
translators-any = allen Sprachen
translators-to = In
translators-find = Begriff suchen
translators-none = Kein Begriff enthält diese Wörter.
translators-forms = Formen
translators-avoid = Vermeiden
translators-articles = Artikel
# Before a number: how many articles or forms are not shown.
translators-more = weitere
translators-example = Im Satz
# The gender of a term, in short.
term-gender =
    .m = m.
    .f = f.
    .n = n.
# After a word to avoid.
avoid-level = { $level ->
    [hard] falsch
    [variant] anderswo üblich
    [context] bedeutet etwas anderes
   *[style] weniger gut
}

## Chapters: the heading, and what the chapter is about

chapter-nature =
    .title = Wesen und Ziele des Schachspiels
    .lead = Was die Spieler abwechselnd tun und welches Ziel jeder verfolgt.
chapter-set-up =
    .title = Die Anfangsstellung
    .lead = Das Brett, die Figuren und wo sie zu Beginn stehen.
chapter-moves =
    .title = Die Gangart der Figuren
    .lead = Wie jede Figur zieht und schlägt und was einen Zug regelwidrig macht.
chapter-act-of-moving =
    .title = Die Ausführung der Züge
    .lead = Berühren, loslassen, rochieren, umwandeln: wann ein Zug ausgeführt ist und was den Spieler bindet.
chapter-completion =
    .title = Die Beendigung der Partie
    .lead = Wie eine Partie gewonnen wird und wann sie sofort remis ist.
chapter-clock =
    .title = Die Schachuhr
    .lead = Wann ein Zug vollständig abgeschlossen ist, wann ein Blättchen als gefallen gilt und was daraus folgt.
chapter-irregularities =
    .title = Regelverstöße
    .lead = Regelwidrige Züge, verschobene Figuren, falsche Stellungen und Uhren, und wie sie berichtigt werden.
chapter-recording =
    .title = Die Aufzeichnung der Züge
    .lead = Wer die Züge aufschreibt, wann und worauf.
chapter-drawn-game =
    .title = Das Remis
    .lead = Angebote, Anträge wegen Stellungswiederholung oder nach 50 Zügen sowie Remis, das niemand beantragen muss.
chapter-points =
    .title = Spielergebnisse
    .lead = Was Gewinn, Remis und Verlust zählen.
chapter-conduct =
    .title = Das Verhalten der Spieler
    .lead = Was die Spieler im Spielbereich und um ihn herum dürfen und was nicht.
chapter-arbiter =
    .title = Der Aufgabenbereich des Schiedsrichters
    .lead = Was der Schiedsrichter tun muss, was er darf und was er zu unterlassen hat.
chapter-rapid =
    .title = Schnellschach
    .lead = Welche Partien zum Schnellschach gehören, welche Regeln für sie gelten und was nach den vereinfachten Regeln anders ist.
chapter-blitz =
    .title = Blitzschach
    .lead = Welche Partien zum Blitzschach gehören und welche Regeln für sie gelten.
chapter-notation =
    .title = Algebraische Notation
    .lead = Wie Felder und Züge geschrieben werden.
chapter-blind-players =
    .title = Spieler mit Sehbehinderung
    .lead = Zwei Bretter, angesagte Züge und die Hilfe eines Assistenten.
chapter-adjourned =
    .title = Hängepartien
    .lead = Wie ein Zug abgegeben wird, was auf dem Umschlag steht und wie die Partie wieder aufgenommen wird.
chapter-chess960 =
    .title = Chess960
    .lead = Die Anfangsstellungen und die Rochade in ihnen.
chapter-quickplay =
    .title = Partien ohne Zeitgutschrift und Endspurtphase
    .lead = Was ein Spieler in Zeitnot verlangen kann, wenn es keine Zeitgutschrift gibt.

## Subjects of the cases

tag-absence = Abwesenheit
tag-accident = Versehen
tag-adjournment = Partieabbruch
tag-adjusting = Zurechtrücken von Figuren
tag-agreement = Vereinbarung
tag-announce = Ansagen
tag-annulled = annullierte Partie
tag-appeal = Protest
tag-arbiter = Schiedsrichter
tag-assistant = Assistent
tag-automatic = Remis ohne Antrag
tag-blind-player = blinde und sehbehinderte Spieler
tag-blitz = Blitzschach
tag-both-flags = beide Blättchen
tag-both-players = beide Spieler
tag-can-mate = mögliches Matt
tag-cannot-mate = kein Matt möglich
tag-captain = Mannschaftsführer
tag-capture = Schlagen
tag-castling = Rochade
tag-check = Schach
tag-chess960 = Chess960
tag-claim = Antrag
tag-class = Art der Partie
tag-clock = Schachuhr
tag-colours = Farben
tag-completed = abgeschlossener Zug
tag-conduct = Verhalten
tag-dead-position = tote Stellung
tag-definition = Begriffsbestimmung
tag-device = elektronische Geräte
tag-disability = Behinderung
tag-displaced = verschobene Figuren
tag-dispute = strittige Tatsachen
tag-disputed = strittige Tatsachen
tag-distraction = Ablenkung
tag-draw = Remis
tag-draw-offer = Remisangebot
tag-editions = Vergleich der Ausgaben
tag-en-passant = Schlagen en passant
tag-end-of-game = Ende der Partie
tag-envelope = Umschlag
tag-excuse = Entschuldigung
tag-flag = Blättchen
tag-flag-fall = Fallen des Blättchens
tag-forfeit = kampfloser Partieausgang
tag-handling = Umgang mit der Uhr
tag-has-the-move = am Zug sein
tag-illegal-move = regelwidriger Zug
tag-illegal-position = regelwidrige Stellung
tag-increment = Zeitgutschrift
tag-intended-move = beabsichtigter Zug
tag-king = König
tag-lateness = Verspätung
tag-mate = Matt
tag-material = Material
tag-mating-potential = Figuren zum Gewinnen
tag-mixed = mehrere Fragen zugleich
tag-moves = Gangart der Figuren
tag-no-progress = Züge ohne Fortschritt
tag-notation = Notation
tag-orientation = Brettausrichtung
tag-penalty = Strafe
tag-pin = gefesselte Figur
tag-points = Punkte
tag-promotion = Umwandlung
tag-quickplay = Endspurtphase
tag-rapid = Schnellschach
tag-recording = Aufzeichnung
tag-regulations = Turnierreglement
tag-repetition = Stellungswiederholung
tag-request = Bitten an den Schiedsrichter
tag-resignation = Aufgabe
tag-restoring = Wiederherstellen der Stellung
tag-restriction = Beschränkung des Remis
tag-result = Ergebnis
tag-resumption = Wiederaufnahme
tag-same-position = gleiche Stellung
tag-scoresheet = Partieformular
tag-sealing = Abgabezug
tag-session = Spielzeit
tag-set-up = Figurenaufstellung
tag-setting = Uhreneinstellung
tag-spectator = Zuschauer
tag-stalemate = Patt
tag-supervision = Aufsicht
tag-time = Zeit
tag-time-control = Bedenkzeitregelung
tag-time-trouble = Zeitnot
tag-touch-move = Berührt-geführt
tag-turn = Züge außer der Reihe
tag-two-hands = beide Hände
tag-unknown = unbekannter Sachverhalt
