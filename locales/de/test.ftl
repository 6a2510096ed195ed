### Die Seiten des Buches, auf denen Leser sich selbst prüfen.

test-page = Selbsttest
test-page-lead = Einige Fragen zu jedem Kapitel. Nach jeder Antwort erfahren Sie, welche Regel entscheidet; die Ergebnisse bleiben auf diesem Gerät.
test-title = Selbsttest: { $chapter }
test-lead = { $count ->
    [one] Eine Frage zu diesem Kapitel; wo nichts anderes steht, geht es um Turnierschach. Nach der Antwort erfahren Sie, welche Regel entscheidet.
   *[other] { $count } Fragen zu diesem Kapitel; wo nichts anderes steht, geht es um Turnierschach. Nach jeder Antwort erfahren Sie, welche Regel entscheidet.
}
# Auf der Seite eines Kapitels, ein Verweis.
test-of-chapter = { $count ->
    [one] Selbsttest: eine Frage zu diesem Kapitel
   *[other] Selbsttest: { $count } Fragen zu diesem Kapitel
}
# An Leser, die eine andere Ausgabe gewählt haben.
test-other-edition = Gewählt ist eine andere Ausgabe; diese Fragen und ihre Antworten betreffen nur die Regeln von { LIST($editions) }.
# An Leser, die allein den Wortlaut gewählt haben, ohne die Auslegung der FIDE.
test-other-practice = Gewählt ist nur der Wortlaut; die Antworten auf diese Fragen folgen der Auslegung der FIDE.

## Antworten

# Vor den Antworten, wenn die Geschichte mit der Frage endet.
test-asked = Die Antwort:
test-check = Antwort prüfen
test-next = Nächste Frage
test-again = Von vorn beginnen
test-all = Alle Kapitel
# Über der Antwort und ihren Gründen, die zugeklappt sind, bis der Leser sie öffnet.
test-answer = Antwort und Begründung
# Verweis auf den Fall, aus dem eine Frage gemacht ist.
test-case = Der ganze Fall
test-choose = Bitte zuerst eine Antwort wählen.
# Bei einer Frage mit mehreren richtigen Antworten.
test-missed = Es fehlen noch richtige Antworten.

## Das Ergebnis

test-tally = Richtig: { $right } von { $of }
test-last = zuletzt { $right } von { $of }
test-forget = Ergebnisse löschen
