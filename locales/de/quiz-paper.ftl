### Prüfungsbögen für Lehrgänge: was auf den Blättern steht, die Liste der Themen, und warum ein Bogen nicht entstehen kann.
### Fragen, Antworten und Begründungen stehen in den anderen Dateien.

## Auf jedem Blatt

quiz-paper-title = Prüfung zu den Schachregeln
quiz-paper-questions = Fragen
quiz-paper-answer-sheet = Antwortbogen
quiz-paper-key = Lösungsschlüssel
quiz-paper-marking = Bewertung der offenen Fragen
quiz-paper-solutions = Antworten und Begründungen
quiz-paper-variant = Fassung { $letter }
quiz-paper-name = Vor- und Nachname:
quiz-paper-date = Datum:
quiz-paper-reached = Punkte:
quiz-paper-seed = Bogen Nr. { $seed }.
quiz-paper-count = { $count ->
    [one] { $count } Frage.
   *[other] { $count } Fragen.
}
quiz-paper-minutes = Zeit: { $count ->
    [one] { $count } Minute.
   *[other] { $count } Minuten.
}
# $points ist eine fertig geschriebene Zahl mit Nachkommastellen.
quiz-paper-total = Punkte: { $points }.
quiz-paper-pass = Zum Bestehen: { $points } ({ $percent } %).

## Eine Frage

quiz-paper-question = Frage { $number }
quiz-paper-worth = (Punkte: { $points })
# Steht über einer Anzeige der Uhr.
quiz-paper-side = { WHO($player) }
quiz-paper-how =
    .single = Wo Antworten zur Auswahl stehen, ist genau eine richtig, wenn die Frage nichts anderes sagt.
    .several = Wo mehrere Antworten richtig sein können, sind alle richtigen anzukreuzen.
    .order = Was zu ordnen ist, wird mit den Buchstaben in der richtigen Reihenfolge beantwortet.
    .open = Die übrigen Fragen sind schriftlich zu beantworten, mit Begründung.
quiz-paper-note = Die Texte sind unsere eigenen und nicht amtlich.

## Schlüssel und Antworten

quiz-paper-right = Richtige Antwort:
quiz-paper-ruling = Entscheidung:
quiz-paper-articles = Siehe auch:
quiz-paper-case = Fall:
quiz-paper-mark = { $marks ->
    [one] { "[" }Gewicht { $marks }]
   *[other] { "[" }Gewicht { $marks }]
}
quiz-paper-marking-note = Jeder Teil der Antwort hat sein Gewicht; die Punkte der Frage werden nach dem Anteil des erreichten Gewichts vergeben.
quiz-paper-places = Wo jede Frage steht
quiz-paper-places-note = Jede Zeile ist eine Frage: ihre Nummer und die richtigen Buchstaben in jeder Fassung. Bewertung und Antworten folgen den Nummern der Fassung A.

## Die Liste der Themen

quiz-topics-chapters = Kapitel
quiz-topics-provisions = Artikel und Regeln
quiz-topics-items = Praxis
quiz-topics-labels = Stichwörter
quiz-topics-cases = { $count ->
    [one] Insgesamt { $count } Fall.
   *[other] Insgesamt { $count } Fälle.
}

## Was nicht geht

# $sort nennt Fragen so wie eine Vorlage: „form: open; pace: rapid“.
quiz-paper-unmet = die Vorlage verlangt mindestens { $wanted } Fragen dieser Art, der Bogen hat { $found }: { $sort }
quiz-paper-none-approved = für diese Ausgabe ist keine Frage freigegeben, deshalb kommen alle in Betracht
quiz-paper-unreadable = { $file } lässt sich so nicht verwenden:
quiz-paper-lost = { $count ->
    [one] der Bogen lässt sich nicht wie damals herstellen, wegen einer Frage:
   *[other] der Bogen lässt sich nicht wie damals herstellen, wegen { $count } Fragen:
}
    .changed = lautet heute anders: { $id }
    .gone = gibt es nicht mehr: { $id }
