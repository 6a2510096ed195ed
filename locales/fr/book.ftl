### The words around the pages of the book: menus, labels, notice.

## The book as a whole

book-name = J’adoube
book-title = Les Règles du jeu d’échecs, cas par cas
# Under the name of the language on the start page.
book-invitation = Ce qui s’est passé sur l’échiquier, ce que disent les Règles, ce que décide l’arbitre : dans chaque édition depuis 1997.

## Menu bar

book-skip = Aller au texte
book-contents = Sommaire
book-search = Rechercher
book-languages = Cette page dans d’autres langues
book-edition = Édition
book-editions-all = Toutes les éditions
# Whether what is taught stands beside the letter of the Laws.
book-practice = Pratique
book-practice-fide = Comme l’enseigne la FIDE
book-practice-letter = La lettre seule
book-theme = Apparence
book-theme-auto = Automatique
book-theme-light = Claire
book-theme-dark = Sombre
book-breadcrumbs = Vous êtes ici
book-page-turning = Page précédente et page suivante
book-page-previous = Précédente
book-page-next = Suivante

## Notice at the foot of every page

book-notice = À propos de cette page
book-notice-unofficial = Ceci n’est pas un texte officiel : les règles sont dites avec nos propres mots et, en cas de divergence, le texte anglais publié par la FIDE fait foi.
book-notice-unverified = Les valeurs marquées « non vérifié » n’ont pas été lues dans le texte de l’édition concernée.
book-notice-report = Comment signaler une erreur

## Around the text

book-close = Fermer
# The dialog in which edition, practice and appearance are chosen.
book-settings = Ce qui est affiché
# The bar at the bottom of a phone.
book-dock = Outils
book-top = Haut de page
book-loading = Chargement des motifs de cette édition…
# A button: what older editions say, and what else was examined.
book-whole = Tous les motifs, dans chaque édition
book-not-loaded = Les motifs de cette édition n’ont pas pu être chargés.
# At the foot of every page, before a link to the notice.
book-notice-short = Texte non officiel : les règles sont dites avec nos propres mots.
# In the dialog of choices, once everything is kept on the device.
book-offline = Ce livre se lit aussi hors ligne.
# On the page for addresses that lead nowhere, before a link to the book.
book-not-found = Il n’y a rien à cette adresse.

## The Laws as a text

book-laws-beside = En regard :
book-laws-alone = Une seule langue
book-laws-print = Imprimer les règles
book-laws-print-cases = Imprimer avec les cas
book-laws-not-loaded = L’autre page n’a pas pu être chargée.

## A case that the reader changes

book-try = Essayer d’autres faits
book-try-loading = Chargement du programme qui décide…
book-try-not-loaded = Le programme qui décide n’a pas pu être chargé.
