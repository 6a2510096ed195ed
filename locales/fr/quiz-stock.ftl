### The stock of questions: how many there are, and why others are not asked.

quiz-stock = { $count ->
    [one] Une question tirée
   *[other] { $count } questions tirées
} { $cases ->
    [one] d’un seul cas
   *[other] de { $cases } cas
}
    .article = Article
    .total = Total
    .pace = Par type de jeu :
    .level = Par niveau :
    .unasked = Non posées, et pourquoi :
    .approved = Lues une à une et approuvées pour les examens : { $count } ; { $lapsed ->
        [one] une autre est rédigée autrement aujourd’hui
       *[other] { $lapsed } autres sont rédigées autrement aujourd’hui
    }.
    .gone = n’est plus posée
quiz-unasked =
    .no-ruling = il n’y a pas de décision
    .nothing-said = la décision n’en dit rien
    .doubtful = elle repose sur une valeur incertaine
    .too-open = elle dépend de ce que le cas ne dit pas
    .two-answers = la lettre et la pratique répondent différemment
    .not-worth-asking = elle est triviale, sa réponse est contestée ou la forme des options la trahit
    .numbered = les mots seuls ne disent pas de quel événement il s’agit
    .too-long = le récit est trop long
    .too-wordy = la bonne réponse est trop longue
    .too-many-marks = la réponse aurait trop de parties
    .common = la même chose est demandée sur assez d’autres cas
    .too-few-mistakes = il y a trop peu de mauvaises réponses plausibles dont la forme ne révèle rien

# Why a wrong ruling that a case tells is no option of its question.
quiz-set-aside =
    .contradictory = elle dit des choses qui ne peuvent pas être décidées ensemble
    .beside = elle ne dit rien de ce qui est demandé, ou seulement ce qui est correct
    .also-right = elle serait correcte, elle aussi
    .contained = elle ne fait qu’omettre une partie de la décision, ou la dit tout entière et y ajoute
    .too-long = elle est trop longue
    .unlike = elle est beaucoup plus longue ou plus courte que la bonne réponse
    .vague = elle parle de ce que quelqu’un a fait sans dire quoi
    .overtaken = d’autres occupent sa place, ou la forme trahirait la bonne réponse
