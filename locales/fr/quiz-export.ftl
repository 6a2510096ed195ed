### Questions for other learning platforms: the words around them.

# What the questions of an edition are called together: a deck, a category. $edition is a year.
quiz-export-collection = Règles du jeu d’échecs de la FIDE { $edition }
quiz-export-note = Les textes sont les nôtres et n’ont rien d’officiel ; seules les Règles elles-mêmes font foi.
# The category of questions on which no article decides.
quiz-export-unplaced = Sans article
# The title of a diagram.
quiz-export-position = Position
# What the picture of a clock shows, for those who do not see it; $white and $black as the displays write it.
quiz-export-clock = Pendule des Blancs : { $white } ; pendule des Noirs : { $black }.

## Beside the question

quiz-export-several = Il peut y avoir plusieurs options correctes : les cocher toutes.
quiz-export-order = Les mettre dans le bon ordre.
# For how many marks an open question or a part of its answer is.
quiz-export-marks = { $marks ->
    [one] { $marks } point
   *[other] { $marks } points
}

## After the answer

quiz-export-right = Correct.
quiz-export-answer = Bonne réponse
quiz-export-mistakes = Pourquoi les autres options sont incorrectes
quiz-export-articles = Règles

## How it went

# $file is a file, or a folder.
quiz-export-written = { $count ->
    [one] Une question écrite
   *[other] { $count } questions écrites
} : { $file }
quiz-export-unpacked = le paquet ne peut pas être créé
