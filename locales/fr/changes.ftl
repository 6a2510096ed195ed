# Ce qui changerait une décision : une condition, puis ce qui serait alors décidé.

heading-changes = Ce qui changerait cette décision

# $editions: the last edition of a row, the first one, or all of them.
change-edition =
    .until = Jusqu’à l’édition de { LIST($editions) } comprise :
    .since = À partir de l’édition de { LIST($editions) } :
    .others = Dans toutes les autres éditions :
    .in = { $count ->
        [one] Dans l’édition de { LIST($editions) } :
       *[other] Dans les éditions de { LIST($editions) } :
    }
# $scopes: paces and supervisions.
change-scope = { LIST($scopes) } :
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = Si le cas dit au contraire « { $told } » :
    .added = Si le cas dit en outre « { $told } » :
    .without = Si le cas ne dit pas « { $told } » :
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = { $more } Cela s’ajoute à ce qui est décidé plus haut.
    .less = Comme plus haut, mais sans « { $less } ».
    .rest = { $more } Le reste ne change pas.
    .other = { $more } Cela remplace « { $less } ».
# $asks: a question of fact.
change-depends = Cela dépend alors d’un autre fait. { $asks }
