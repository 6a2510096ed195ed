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
# $scopes: paces and supervisions.
change-scope = { LIST($scopes) }:
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = Heißt es stattdessen „{ $told }“:
    .added = Heißt es außerdem „{ $told }“:
    .without = Fehlt die Angabe „{ $told }“:
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = Wie oben, außerdem: { $more }
    .less = Wie oben, jedoch entfällt: „{ $less }“.
    .rest = { $more } Alles Übrige bleibt gleich.
    .other = { $more } Dafür entfällt: „{ $less }“.
# $asks: a question of fact.
change-depends = Es kommt auf eine weitere Tatsache an: { $asks }
