### Les pages du livre où le lecteur se met à l’épreuve.

test-page = Testez-vous
test-page-lead = Quelques questions sur chaque chapitre. Après chaque réponse, on lit quelle règle décide ; les résultats restent sur cet appareil.
test-title = Testez-vous : { $chapter }
test-lead = { $count ->
    [one] Une question sur ce chapitre ; sauf indication contraire, il s’agit de jeu standard. Après la réponse, on lit quelle règle décide.
   *[other] { $count } questions sur ce chapitre ; sauf indication contraire, il s’agit de jeu standard. Après chaque réponse, on lit quelle règle décide.
}
# On the page of a chapter, a link.
test-of-chapter = { $count ->
    [one] Testez-vous : une question sur ce chapitre
   *[other] Testez-vous : { $count } questions sur ce chapitre
}
# To readers who have chosen another edition.
test-other-edition = Vous avez choisi une autre édition ; ces questions et leurs réponses ne portent que sur les Règles de { LIST($editions) }.
# To readers who have chosen the letter without what FIDE teaches.
test-other-practice = Vous avez choisi la lettre seule ; les réponses à ces questions suivent les Règles telles que la FIDE les enseigne.

## Répondre

# Before the options, where the story ends with the question.
test-asked = Votre réponse :
test-check = Vérifier la réponse
test-next = Question suivante
test-again = Recommencer
test-all = Tous les chapitres
# Over the answer and its reasons, which are closed until the reader opens them.
test-answer = La réponse et pourquoi
# Link to the case from which a question is made.
test-case = Le cas entier
test-choose = Choisissez d’abord une réponse.
# Of a question with several right options.
test-missed = Il y a d’autres bonnes réponses.

## Le score

test-tally = Bonnes réponses : { $right } sur { $of }
test-last = la dernière fois { $right } sur { $of }
test-forget = Effacer les résultats
