### Papers for lecturers: what stands on the sheets, the list of topics, and why a paper cannot be made.
### Questions, options and reasons come from the other files.

## On every sheet

quiz-paper-title = Examen sur les Règles du jeu d’échecs
quiz-paper-questions = Questions
quiz-paper-answer-sheet = Feuille de réponses
quiz-paper-key = Corrigé
quiz-paper-marking = Barème des questions ouvertes
quiz-paper-solutions = Solutions commentées
quiz-paper-variant = Version { $letter }
quiz-paper-name = Nom :
quiz-paper-date = Date :
quiz-paper-reached = Points :
quiz-paper-seed = Épreuve nº { $seed }.
quiz-paper-count = { $count ->
    [one] { $count } question en tout.
   *[other] { $count } questions en tout.
}
quiz-paper-minutes = Durée : { $count ->
    [one] { $count } minute.
   *[other] { $count } minutes.
}
# $points is a number with decimals, written out.
quiz-paper-total = Points : { $points }.
quiz-paper-pass = Seuil de réussite : { $points } ({ $percent } %).

## A question

quiz-paper-question = Question { $number }
quiz-paper-worth = (points : { $points })
# What stands above a display of the clock.
quiz-paper-side = { WHO($player, case: "bare") }
quiz-paper-how =
    .single = Lorsqu’une question est suivie d’options, une seule est correcte, sauf indication contraire.
    .several = Lorsque plusieurs options peuvent être correctes, il faut cocher toutes celles qui le sont.
    .order = Lorsqu’il faut mettre dans l’ordre, on répond en écrivant les lettres dans le bon ordre.
    .open = On répond aux autres questions par écrit, en donnant les raisons.
quiz-paper-note = Les textes sont les nôtres et n’ont rien d’officiel.

## Key and solutions

quiz-paper-right = Bonne réponse :
quiz-paper-ruling = Décision :
quiz-paper-articles = Voir aussi :
quiz-paper-case = Cas :
quiz-paper-mark = { $marks ->
    [one] { "[" }{ $marks } point]
   *[other] { "[" }{ $marks } points]
}
quiz-paper-marking-note = Chaque élément d’une réponse rapporte ses points de barème ; la part obtenue du barème donne la part des points de la question.
quiz-paper-places = Place de chaque question
quiz-paper-places-note = Chaque ligne est une question : son numéro et les lettres correctes dans chaque version. Le barème et les solutions suivent les numéros de la version A.

## The list of topics

quiz-topics-chapters = Chapitres
quiz-topics-provisions = Articles et règles
quiz-topics-items = Pratique
quiz-topics-labels = Étiquettes
quiz-topics-cases = { $count ->
    [one] { $count } cas en tout.
   *[other] { $count } cas en tout.
}

## What cannot be done

# $sort names questions as a blueprint does: “form: open; pace: rapid”.
quiz-paper-unmet = le modèle demande au moins { $wanted } de ces questions, mais l’épreuve en a { $found } : { $sort }
quiz-paper-none-approved = aucune question de cette édition n’a été approuvée : toutes sont donc utilisées
quiz-paper-unreadable = { $file } ne peut pas être utilisé tel quel :
quiz-paper-lost = { $count ->
    [one] l’épreuve ne peut pas être refaite telle qu’elle était, à cause d’une question :
   *[other] l’épreuve ne peut pas être refaite telle qu’elle était, à cause de { $count } questions :
}
    .changed = est rédigée autrement aujourd’hui : { $id }
    .gone = n’existe plus : { $id }
