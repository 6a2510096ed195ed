# Che cosa cambierebbe una decisione: una condizione, e poi ciò che si decide in quel caso.

heading-changes = Che cosa cambierebbe la decisione

# $editions: the last edition of a row, the first one, or all of them.
change-edition =
    .until = Fino all'edizione { LIST($editions) }:
    .since = Dall'edizione { LIST($editions) } in poi:
    .others = In tutte le altre edizioni:
    .in = { $count ->
        [one] Nell'edizione { LIST($editions) }:
       *[other] Nelle edizioni { LIST($editions) }:
    }
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = Se invece: «{ $told }».
    .without = Senza questa condizione: «{ $told }».
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = Come sopra, e inoltre: { $more }
    .less = Come sopra, ma senza questo punto: «{ $less }».
    .rest = { $more } Il resto non cambia.
    .other = { $more } Questo sostituisce: «{ $less }».
# $asks: a question of fact.
change-depends = La decisione dipende allora da un altro fatto: { $asks }
