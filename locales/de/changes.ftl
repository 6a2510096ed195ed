# Was eine Entscheidung ändern würde: eine Bedingung, und danach, was dann entschieden wird.

heading-changes = Was die Entscheidung ändern würde

# $editions: the last edition of a row, the first one, or all of them.
change-edition =
    .until = Bis zur Ausgabe { LIST($editions) }:
    .since = Seit der Ausgabe { LIST($editions) }:
    .others = In allen anderen Ausgaben:
    .in = { $count ->
        [one] In der Ausgabe { LIST($editions) }:
       *[other] In den Ausgaben { LIST($editions) }:
    }
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = Wenn stattdessen gilt: „{ $told }“.
    .without = Ohne diese Voraussetzung: „{ $told }“.
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = Wie oben, und außerdem: { $more }
    .less = Wie oben, aber ohne dies: „{ $less }“.
    .rest = { $more } Alles Übrige bleibt gleich.
    .other = { $more } Dies tritt an die Stelle von: „{ $less }“.
# $asks: a question of fact.
change-depends = Dann kommt es auf eine weitere Tatsache an: { $asks }
