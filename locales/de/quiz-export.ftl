### Fragen für andere Lernplattformen: die Worte um sie herum.

# Wie die Fragen einer Ausgabe zusammen heißen: ein Stapel, eine Kategorie. $edition ist ein Jahr.
quiz-export-collection = FIDE-Schachregeln { $edition }
quiz-export-note = Die Texte sind unsere eigenen und nicht amtlich; maßgebend sind allein die Schachregeln.
# Die Kategorie der Fragen, über die kein Artikel entscheidet.
quiz-export-unplaced = Ohne Artikel
# Der Titel eines Diagramms.
quiz-export-position = Stellung
# Was das Bild einer Uhr zeigt, für alle, die es nicht sehen; $white und $black, wie die Anzeige sie schreibt.
quiz-export-clock = Die Uhr von Weiß zeigt { $white }, die von Schwarz { $black }.

## Bei der Frage

quiz-export-several = Mehrere Antworten können richtig sein; jede richtige ist anzukreuzen.
quiz-export-order = Bitte in die richtige Reihenfolge bringen.
# Wie viele Punkte es für eine offene Frage oder einen Teil ihrer Antwort gibt.
quiz-export-marks = { $marks ->
    [one] { $marks } Punkt
   *[other] { $marks } Punkte
}

## Nach der Antwort

quiz-export-right = Richtig.
quiz-export-answer = Richtige Antwort
quiz-export-mistakes = Warum die anderen Antworten falsch sind
quiz-export-articles = Regeln

## Wie es ausgegangen ist

# $file ist eine Datei oder ein Ordner.
quiz-export-written = { $count ->
    [one] Eine Frage
   *[other] { $count } Fragen
} geschrieben: { $file }
quiz-export-unpacked = Das Paket kann nicht erstellt werden
