# Что изменило бы решение: условие, а за ним решение, которое тогда принимается.

heading-changes = Что изменило бы решение

# $editions: the last edition of a row, the first one, or all of them.
change-edition =
    .until = До редакции { LIST($editions) } включительно:
    .since = Начиная с редакции { LIST($editions) }:
    .others = Во всех остальных редакциях:
    .in = { $count ->
        [one] В редакции { LIST($editions) }:
        [few] В редакциях { LIST($editions) }:
        [many] В редакциях { LIST($editions) }:
       *[other] В редакциях { LIST($editions) }:
    }
# $scopes: paces and supervisions.
change-scope = { LIST($scopes) }:
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = Если же сказано «{ $told }»:
    .added = Если сказано и «{ $told }»:
    .without = Если не сказано «{ $told }»:
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = К решению добавляется следующее. { $more }
    .less = Решение то же, но в него не входит следующее: «{ $less }».
    .rest = { $more } Остальное не меняется.
    .other = { $more } Этим заменяется следующее: «{ $less }».
# $asks: a question of fact.
change-depends = Тогда решение зависит ещё от одного обстоятельства. { $asks }
