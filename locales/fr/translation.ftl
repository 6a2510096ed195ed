# Où en est la traduction d’une langue, et les pages sur lesquelles une personne de langue maternelle la relit.

translation-column =
    .language = Langue
    .chapter = Chapitre
    .file = Fichier
    .texts = Textes
    .translated = Traduits
    .missing = Manquants
    .stale = Dépassés
    .unconfirmed = Non confirmés
    .reviewed = Relus
translation-state =
    .missing = Pas encore traduit : l’anglais en tient lieu.
    .stale = Dépassé : l’anglais a changé depuis la traduction.
# $name: who, a text. $date: when, a text.
review =
    .title = Relecture des textes français
    .lead = Voici tout ce que le programme dit en français, à côté de l’anglais dont c’est la traduction.
    .step-read = Lire chaque texte dans les phrases où les lecteurs le voient ; les mots qui en viennent y sont surlignés.
    .step-mark = L’accepter, le récrire, ou dire ce qui ne va pas. Ce qui est noté reste dans ce navigateur.
    .step-save = En haut, indiquer ses initiales, son nom et son titre, puis enregistrer le fichier de la relecture.
    .step-send = Rendre le fichier à qui a fourni ces pages.
    .fluent = Les textes sont écrits en Fluent : ce qui est entre accolades est rempli par le programme, par exemple un joueur, un temps ou un coup ; une flèche ouvre un choix, avec une ligne pour chaque cas. Les pointillés signalent les termes du glossaire et en montrent le sens.
    .initials = Initiales (minuscules latines)
    .reviewer = Nom et titre
    .save = Enregistrer le fichier de la relecture
    .seen = Tel que les lecteurs le voient
    .accept = Bon tel quel
    .change = À récrire
    .say = Seulement une remarque
    .new-text = Le nouveau texte entier, en Fluent :
    .remark = Remarque :
    .accepted-by = Accepté par { $name }, { $date }
# $count: how many are translated. $all: of how many.
translation-partial = En français, { $count ->
    [one] un texte
   *[other] { $count } textes
} sur { $all } ; les autres sont en anglais, et signalés comme tels.
# $count: how many.
translation-outdated = { $count ->
    [one] Un texte est plus ancien que l’anglais dont il est traduit.
   *[other] { $count } textes sont plus anciens que l’anglais dont ils sont traduits.
}
# $state: none, some or all were reviewed by native speakers. $count: how many. $all: of how many. $names: by whom. $date: when last, a text.
translation-reviewed = { $state ->
    [none] Aucune personne de langue maternelle française n’a encore relu cette version.
    [some] Textes relus par des personnes de langue maternelle française : { $count } sur { $all } ({ LIST($names) }, la dernière fois le { $date }).
   *[all] Tous les textes ont été relus par des personnes de langue maternelle française : { LIST($names) }, la dernière fois le { $date }.
}
translation-state-of = La traduction par chapitre
translation-rest = Le programme et ses livres
