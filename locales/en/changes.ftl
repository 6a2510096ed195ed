# What would change a ruling: a condition, and after it what is ruled then.

heading-changes = What would change this ruling

# $editions: the last edition of a row, the first one, or all of them.
change-edition =
    .until = Until the { LIST($editions) } edition:
    .since = Since the { LIST($editions) } edition:
    .others = In all other editions:
    .in = { $count ->
        [one] In the { LIST($editions) } edition:
       *[other] In the { LIST($editions) } editions:
    }
# $scopes: paces and supervisions.
change-scope = In { LIST($scopes) }:
# $told: sentences of the story, without the last full stop.
change-detail =
    .instead = If instead: “{ $told }”.
    .added = If in addition: “{ $told }”.
    .without = Without this: “{ $told }”.
# $more: sentences that are announced then alone. $less: those that are announced now alone, without the last full stop.
change-ruling =
    .more = As above, and in addition: { $more }
    .less = As above, but without this: “{ $less }”.
    .rest = { $more } The rest stays the same.
    .other = { $more } This replaces: “{ $less }”.
# $asks: a question of fact.
change-depends = It then depends on a further fact: { $asks }
