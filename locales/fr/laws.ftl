### Les Règles d’une édition comme texte, et les renvois d’une règle à l’autre.

# The title of the page: the Laws as one edition has them.
laws-of = { $count ->
    [one] Les Règles du jeu d’échecs, édition de { LIST($editions) }
   *[other] Les Règles du jeu d’échecs, éditions de { LIST($editions) }
}
laws-text = Le texte des Règles
laws-lead = Tous les numéros dans leur ordre, avec nos propres mots et selon la lettre. Le lien à côté d’une règle mène à ses cas, à son histoire et à ses doutes.
laws-of-other-editions = Autres éditions :
laws-epub = Pour liseuses (EPUB)
laws-contents = Articles, annexes et directives
# The link from a rule to its cases and its history; $count is the number of cases.
laws-cases = { $count ->
    [0] histoire
    [one] { $count } cas
   *[other] { $count } cas
}
# Before the names of items of the practice.
laws-taught = Ce que la FIDE enseigne à ce sujet :
# Articles that are no chapter of the book.
laws-heading =
    .preface = Préambule
    .quickplay-finish = Fin de partie au KO
    .quickplay-without-arbiter = Fin de partie au KO sans arbitre
    .fide = La FIDE
see-also = Voir aussi :
