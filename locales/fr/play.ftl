### Un cas avec lequel le lecteur peut jouer : ce qui pourrait être autrement, et ce qui est alors décidé.

# The class of play and the regime; the edition of the Laws; what counts beside their letter.
switch-scope = Catégorie de jeu
switch-edition = Édition des Règles
switch-practice = Ce qui compte
    .fide = Comme l’enseigne la FIDE
    .letter = La lettre des Règles
# $asks: a question of fact. $event: the number of the event that it is about.
switch-of-event = { $asks } (événement { $event })
# $answer: yes or no.
switch-answer =
    .yes = Oui
    .no = Non
    .untold = Non précisé
    .presumed = { $answer } (présumé)
# $moment: an event as a heading, such as “The move Nf3 (White)”.
switch-detail = Ce qui s’est passé : { $moment }
switch-regulations = Règlement de la compétition

play =
    .heading = D’autres faits
    .lead = Changez quelque chose : la décision paraît aussitôt, donnée par le programme même qui a composé ce livre.
    .facts = Faits
    .details = Ce qui s’est passé
    .game = Partie et Règles
    .reset = Revenir au cas tel qu’il est raconté
    .changed = modifié
# $ruling: what is ruled, in whole sentences.
play-ruled =
    .as-told = Le cas tel qu’il est raconté : { $ruling }
    .same = Même décision : { $ruling }
    .other = Autre décision : { $ruling }
