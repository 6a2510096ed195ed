### The quiz: questions, options, what is said after an answer, the score, and papers for a class.
### The cases, the rulings and the reasons themselves come from the other files.

## At the start

quiz-title = Quiz sur les Règles du jeu d’échecs
# $count is the number of questions, $seed a number without marks between thousands.
quiz-start = { $count ->
    [one] Il y a une question.
   *[other] Il y a { $count } questions.
} Avec le numéro { $seed } et les mêmes choix, on retrouve ces questions, dans n’importe quelle langue.
quiz-fewer = { $count ->
    [one] Une seule question peut être posée
   *[other] Seules { $count } questions peuvent être posées
} sur ce thème.
# By which laws the questions are asked; $edition is a year (in all-fide the first one beside which FIDE's Manual counts).
quiz-basis =
    .laws = Les questions suivent les Règles de { $edition }.
    .fide = Les questions suivent les Règles de { $edition } telles que les enseigne le manuel des arbitres de la FIDE.
    .letter = Les questions suivent la lettre des Règles de { $edition }.
    .all-fide = Les questions suivent les Règles de l’édition indiquée pour chacune, à partir de { $edition } telles que les enseigne le manuel des arbitres de la FIDE.
    .all-letter = Les questions suivent la lettre des Règles de l’édition indiquée pour chacune.
quiz-presumed = Sauf indication contraire de la question ou de la position, la partie relève du jeu standard et se joue selon les Règles du jeu en compétition ; les deux joueurs ont déjà effectué des coups et peuvent encore mater, il n’y a eu ni coup illégal ni avertissement auparavant, et le règlement de la compétition ne prévoit rien de particulier. Les règles simplifiées sont celles du jeu rapide et du blitz lorsque les parties n’ont pas la supervision qu’exigent les Règles du jeu en compétition.

## A question

quiz-question = Question { $number } sur { $total }
# The pieces of a player in notation: “White: Kg1, Qd1, a2.”
quiz-pieces = { WHO($player, case: "bare") } : { $pieces ->
    [none] aucune pièce
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = La partie est-elle terminée et, si oui, avec quel résultat ?
    .time = Qu’affichent maintenant les pendules ?
    .time-of-one = Qu’affiche maintenant la pendule { WHO($player, case: "gen") } ?
    .time-ruled = Qu’affichent les pendules après la décision ?
    .play = Que faut-il jouer maintenant ?
    .play-and-penalty = Que faut-il jouer maintenant, et quelle est l’éventuelle pénalité ?
    .claim = Quelle est votre décision ?
    .arbiter = Que doit faire l’arbitre ?
    .what-else = Que décidez-vous d’autre ?
    .judged = Comment jugez-vous ce cas ?
    .ruling = La décision était-elle correcte ?
    .article = Sur quel article la décision repose-t-elle ?
    .statement = Laquelle de ces affirmations est correcte ?
    .statement-about = Quelle affirmation sur « { $matter } » est correcte ?
    .several = Lesquels de ces points font partie de votre décision ? Il y a plusieurs bonnes réponses.
    .order = { $matter } : dans quel ordre procédez-vous ?
    .open = Que décidez-vous, et pourquoi ?
# The story of a question about the article, with the ruling.
quiz-ruled = { $story } La décision est la suivante : { $ruling }
# The same with what every option of the question rules.
quiz-settled = { $story } Vous avez déjà décidé : { $ruling }
# An article as an option, by its number alone.
quiz-article = { ARTICLE($article) }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Il n’y a rien à faire ; la partie continue.
quiz-unpenalised = La partie continue sans pénalité.

## After an answer

quiz-right = Correct.
quiz-wrong = Incorrect.

## The score

quiz-score = { $asked ->
    [0] Aucune question n’a reçu de réponse.
    [one] { $right ->
        [0] Une question a reçu une réponse, incorrecte.
       *[other] Une question a reçu une réponse, correcte.
    }
   *[other] { $right ->
        [0] { $asked } questions ont reçu une réponse ; aucune réponse n’est correcte.
        [one] { $asked } questions ont reçu une réponse ; une seule est correcte.
       *[other] { $asked } questions ont reçu une réponse ; { $right } réponses sont correctes.
    }
}

## What cannot be done

quiz-unknown-topic = il n’existe pas de thème « { $found } » : il faut indiquer un article (7.5.1), un chapitre, une règle, un point de la pratique (M-035), une étiquette de cas ou un mot qui désigne l’un d’eux.
quiz-no-question = Aucune question ne peut être posée sur ce thème.
