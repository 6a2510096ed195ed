# Che cosa cambierebbe una decisione: una condizione, e poi ciò che si decide in quel caso.

heading-changes = Che cosa cambierebbe la decisione

# $editions: the last edition of a row, the first one, or all of them.
change-edition =
    .until = Fino all'edizione del { LIST($editions) } compresa:
    .since = Dall'edizione del { LIST($editions) } in poi:
    .others = In tutte le altre edizioni:
    .in = { $count ->
        [one] Nell'edizione del { LIST($editions) }:
       *[other] Nelle edizioni { LIST($editions) }:
    }
# $scopes: paces and supervisions.
change-scope = { LIST($scopes) }:
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = Se invece il caso dice «{ $told }»:
    .added = Se il caso dice anche «{ $told }»:
    .without = Se il caso non dice «{ $told }»:
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = { $more } Questo si aggiunge a quanto deciso sopra.
    .less = Viene meno «{ $less }». Il resto non cambia.
    .rest = { $more } Il resto non cambia.
    .other = { $more } Questo sostituisce «{ $less }».
# $asks: a question of fact.
change-depends = Occorre allora accertare un altro fatto. { $asks }
