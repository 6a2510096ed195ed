### The quiz at a terminal: learning, exams, review, and what is kept of a learner's progress.

## At the start

quiz-how-to =
    .learning = Chaque réponse est corrigée aussitôt. Taper « ? » pour voir les commandes, ou « q » pour arrêter.
    .review = Chaque réponse est corrigée aussitôt. Taper « ? » pour voir les commandes, ou « q » pour arrêter.
    .exam = Rien n’est corrigé avant la remise de l’examen par « h ». Taper « ? » pour voir les commandes.
quiz-time = Temps disponible : { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Le temps ne s’écoule que pendant l’exécution du programme : un examen interrompu reprend avec le temps qui restait.
# $minutes is how long the session has taken so far.
quiz-resumed =
    .learning = La session interrompue reprend.
    .review = La révision interrompue reprend.
    .exam = L’examen interrompu reprend. Temps utilisé jusqu’ici : { $minutes ->
        [0] moins d’une minute
        [one] une minute
       *[other] { $minutes } minutes
    } ; le temps de l’interruption ne compte pas.
quiz-start-review =
    .all = { $due ->
        [one] Une question est à réviser.
       *[other] { $due } questions sont à réviser ; celles qui attendent depuis le plus longtemps viennent d’abord.
    }
    .some = { $due } questions sont à réviser ; { $count ->
        [one] celle qui attend depuis le plus longtemps est posée.
       *[other] les { $count } qui attendent depuis le plus longtemps sont posées.
    }
quiz-gone = { $count ->
    [one] Une question n’existe plus dans cette version du programme et est omise.
   *[other] { $count } questions n’existent plus dans cette version du programme et sont omises.
}
quiz-nothing-due = Aucune question n’est à réviser.
quiz-next-due =
    .never = Aucune question n’attend encore d’être révisée ; toute question traitée hors examen s’y ajoutera.
    .now = La prochaine question est à réviser maintenant : « jadoube-quiz --review » la pose.
    .hours = La prochaine question sera à réviser d’ici { $count ->
        [one] une heure
       *[other] { $count } heures
    }.
    .days = La prochaine question sera à réviser dans { $count ->
        [one] un jour
       *[other] { $count } jours
    }.

## What can be typed

# The letters and words of each command, with spaces between; the first one is shown in other messages and stays as it is.
quiz-words =
    .article = a article articles
    .back = b retour
    .skip = s passer
    .retry = r réessayer
    .help = ? aide
    .quit = q quitter
    .mark = m marquer
    .go = g aller
    .list = l liste
    .hand-in = h remettre
# What each command does, behind its letter and a colon.
quiz-does =
    .article = montre les articles qui tranchent cette question ; une bonne réponse compte alors comme difficile
    .back = revient à la question précédente
    .skip = laisse cette question pour plus tard
    .retry = pose de nouveau à la fin les questions manquées ou laissées de côté
    .help = montre ces lignes
    .quit = arrête ; la note obtenue jusqu’ici est affichée
    .mark = marque cette question, ou retire la marque
    .go = va à la question portant ce numéro
    .list = énumère les questions sans réponse et celles qui sont marquées
    .hand-in = remet l’examen
    .break-off = interrompt l’examen ; « jadoube-quiz --resume » le reprend

## A question

quiz-clock = La pendule affiche : Blancs { $white }, Noirs { $black }.
quiz-type =
    .single = Réponse, un nombre de 1 à { $last } :
    .several = Réponse, tous les numéros corrects, par exemple « 1 3 » :
    .order = Réponse, tous les numéros dans le bon ordre, par exemple « 3 1 2 » :
    .open = Réponse en texte libre, puis une ligne vide ({ $marks ->
        [one] un point
       *[other] { $marks } points
    }) :
quiz-expected =
    .single = Cette option n’existe pas : « { $found } ». Taper un nombre de 1 à { $last }, « ? » pour l’aide ou « q » pour arrêter.
    .several = Ce n’est pas une réponse : « { $found } ». Taper des nombres de 1 à { $last }, chacun une fois au plus, « ? » pour l’aide ou « q » pour arrêter.
    .order = Ce n’est pas un ordre : « { $found } ». Taper tous les nombres de 1 à { $last }, chacun une fois, « ? » pour l’aide ou « q » pour arrêter.
    .open = Taper la réponse, « ? » pour l’aide ou « q » pour arrêter.
quiz-expected-nothing =
    .single = Taper un nombre de 1 à { $last }, « ? » pour l’aide ou « q » pour arrêter.
    .several = Taper des nombres de 1 à { $last }, « ? » pour l’aide ou « q » pour arrêter.
    .order = Taper tous les nombres de 1 à { $last } dans le bon ordre, « ? » pour l’aide ou « q » pour arrêter.
    .open = Taper la réponse, « ? » pour l’aide ou « q » pour arrêter.
# $answer is what was typed, $right whether it was right.
quiz-answered = Cette question a déjà reçu une réponse ({ $answer } : { $right ->
    [yes] correcte
   *[no] incorrecte
}). La première réponse compte.
quiz-note =
    .first = C’est la première question.
    .retry = Les questions manquées ou laissées de côté seront posées de nouveau à la fin.
quiz-again = { $wrong ->
    [0] Aucune réponse n’est incorrecte
    [one] Une réponse est incorrecte
   *[other] { $wrong } réponses sont incorrectes
}, et { $open ->
    [0] aucune question n’a été laissée de côté
    [one] une question a été laissée de côté
   *[other] { $open } questions ont été laissées de côté
}. Taper « r » pour réessayer, ou appuyer sur Entrée pour terminer.

## After an answer

quiz-is-right =
    .options = { $count ->
        [one] L’option correcte est la { LIST($numbers) } :
       *[other] Les options correctes sont les { LIST($numbers) } :
    }
    .order = Le bon ordre est { $order } :
quiz-marks = Points obtenus : { $got } sur { $of }.
quiz-marking =
    .scheme = Une réponse complète dit :
    .marks = { $marks ->
        [one] un point
       *[other] { $marks } points
    }
    .ask = Combien de points la réponse mérite-t-elle, de 0 à { $of } ?
quiz-broken-off =
    .learning = Taper « jadoube-quiz --resume » pour reprendre avec les questions restantes.
    .review = Taper « jadoube-quiz --resume » pour reprendre avec les questions restantes.
    .exam = L’examen est interrompu. Taper « jadoube-quiz --resume » pour le reprendre avec le temps restant.

## An exam

# $time is as a clock shows it: 1:05:09.
quiz-exam =
    .time-left = Temps restant : { $time }
    .time-over = Le temps est écoulé. La dernière saisie ne compte pas, et l’examen est remis.
    .is-marked = Cette question est marquée.
    .marked = Marquée.
    .unmarked = La marque est retirée.
    .your-answer = Réponse donnée : { $answer }
    .no-answer = Cette question est restée sans réponse.
    .no-such = Cette question n’existe pas. Taper « g » et un nombre de 1 à { $last }.
    .complete = Toutes les questions ont une réponse. Taper « h » pour remettre l’examen, « g 3 » pour aller à la question 3 ou « l » pour voir celles qui sont marquées.
    .open = { $count ->
        [0] Toutes les questions ont une réponse.
        [one] Sans réponse : question { LIST($numbers) }.
       *[other] Sans réponse : questions { LIST($numbers) }.
    }
    .marks = { $count ->
        [0] Aucune question n’est marquée.
        [one] Marquée : question { LIST($numbers) }.
       *[other] Marquées : questions { LIST($numbers) }.
    }
    .sure = { $count ->
        [one] La question { LIST($numbers) } est sans réponse.
       *[other] Les questions { LIST($numbers) } sont sans réponse.
    } Taper de nouveau « h » pour remettre l’examen malgré tout.
quiz-result =
    .score = Résultat en points : { $got } sur { $of }, { $percent } %.
    .passed = Examen réussi. (Il fallait { $pass } %.)
    .failed = Examen non réussi. (Il fallait { $pass } %.)
    .time = Temps utilisé : { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
    .review = Réponses à revoir :

## Progress

quiz-by-article =
    .heading = Par article, en commençant par les plus faibles :
    .line = { $article } : réponses correctes { $right } sur { $asked }, { $percent } %
quiz-progress =
    .title = Progression
    .nothing = Rien n’est encore enregistré.
    .due = { $count ->
        [0] Aucune question n’est à réviser.
        [one] Une question est à réviser : « jadoube-quiz --review » la pose.
       *[other] { $count } questions sont à réviser : « jadoube-quiz --review » les pose.
    }
    .sessions = Dernières sessions :
# One session in a line; $how is open, over, or exam (over, and an exam).
quiz-session =
    .learning = { $day }/{ $month }/{ $year } à { $hour } h { $minute }, entraînement : réponses correctes { $right } sur { $asked }{ $how ->
        [open] , interrompu
       *[over] { "" }
    }
    .review = { $day }/{ $month }/{ $year } à { $hour } h { $minute }, révision : réponses correctes { $right } sur { $asked }{ $how ->
        [open] , interrompue
       *[over] { "" }
    }
    .exam = { $day }/{ $month }/{ $year } à { $hour } h { $minute }, examen : { $how ->
        [open] interrompu
       *[exam] réponses correctes { $right } sur { $asked }, { $percent } %
    }
quiz-forgotten = { $count ->
    [0] Il n’y avait rien à effacer.
    [one] Une réponse est effacée.
   *[other] { $count } réponses sont effacées.
}

## What cannot be done

quiz-nothing-broken-off = aucune session n’a été interrompue.
quiz-all-gone = aucune question de cette session n’existe dans cette version du programme ; la session est donc terminée.
quiz-unknown-to-forget = il n’y a pas de réponse sur « { $found } » : il faut indiquer « all », un article (9.2.2) ou l’identifiant d’une question.
# What is wrong with the file in which progress is kept.
quiz-store =
    .homeless = il n’y a pas de dossier pour les données personnelles : indiquer un fichier avec --store, ou ne rien conserver avec --no-store
    .newer = { $file } a été écrit par une version plus récente du programme (tables { $version }) ; utiliser celle-ci, ou un autre fichier avec --store
    .foreign = { $file } appartient à un autre programme ; indiquer un autre fichier avec --store
    .damaged = { $file } n’est pas un fichier de ce programme, ou il est endommagé ; indiquer un autre fichier avec --store, ou ne rien conserver avec --no-store
    .busy = un autre programme écrit depuis trop longtemps dans { $file } ; réessayer
    .unopened = impossible d’ouvrir { $file } ; indiquer un autre fichier avec --store, ou ne rien conserver avec --no-store
    .read-only = impossible d’écrire dans { $file } ; indiquer un autre fichier avec --store, ou ne rien conserver avec --no-store
    .full = impossible d’écrire dans { $file } : le disque est plein
    .failed = impossible d’utiliser { $file } : { $found }
