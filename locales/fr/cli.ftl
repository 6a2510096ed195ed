### La ligne de commande : à quoi servent commandes et options, ce qui ne va pas dans ce qui a été tapé, et comment une exécution s’est passée.
###
### cli-PROGRAMME explique le programme, cli-COMMANDE une commande ; .more se place sous ses options.
### cli-COMMANDE-NOM explique une option, cli-option-NOM une option de plusieurs commandes ; les attributs en expliquent les valeurs.
### Les noms de commandes, d’options, de valeurs et de champs de données se tapent tels quels : ils ne se traduisent pas.

## Autour de l’aide

cli-usage = Usage :
cli-commands = Commandes :
cli-arguments = Arguments :
cli-options = Options :
# Stand in brackets where commands and options are typed.
cli-place-command = COMMANDE
cli-place-options = OPTION…
cli-values = valeurs possibles{ " " }
cli-default = par défaut{ " " }
# The headings of a page of the manual.
cli-page =
    .name = NOM
    .synopsis = SYNTAXE
    .description = PRÉSENTATION
    .options = OPTIONS
    .commands = COMMANDES
    .more = COMPLÉMENTS
    .version = NUMÉRO DE VERSION

## Ce qui se tape à la place d’une valeur

cli-value-dir = DOSSIER
cli-value-url = ADRESSE
cli-value-lang = LANGUE
cli-value-year = ANNÉE
cli-value-text = TEXTE
cli-value-file = FICHIER
cli-value-files = FICHIERS
cli-value-paths = CHEMINS
cli-value-format = FORMAT
cli-value-case = CAS
cli-value-message = MESSAGE
cli-value-article = ARTICLE
cli-value-name = NOM
cli-value-chapter = CHAPITRE
cli-value-pace = CADENCE
cli-value-supervision = SUPERVISION
cli-value-practice = PRATIQUE
cli-value-layers = COUCHES
cli-value-level = NIVEAU
cli-value-one = ÉDITION
cli-value-other = ÉDITION
cli-value-fen = POSITION
cli-value-player = JOUEUR
cli-value-topic = THÈME
cli-value-claim = RÉCLAMATION
cli-value-move = COUP
cli-value-n = NOMBRE
cli-value-seconds = SECONDES
cli-value-shell = INTERPRÉTEUR

## Options de plusieurs commandes

cli-option-lang = La langue (par défaut : celle de l’environnement ou, à défaut, l’anglais)
cli-option-data = Lire les éditions, les cas, les langues et le livre dans ce dossier plutôt que dans le programme
cli-option-help = Afficher l’aide (en résumé avec -h)
cli-option-version = Afficher la version
cli-option-edition = L’édition des Règles, par son année (par défaut : la plus récente)
cli-option-pace = La cadence (par défaut : toutes)
cli-option-supervision = La supervision (par défaut : les deux)
cli-option-practice = Ce qui compte outre la lettre des Règles : « letter » pour rien d’autre, ou des couches comme « fide » ou « fide,regulations »
cli-option-format = Le format du rapport
    .human = texte à lire
    .json = un objet JSON

## jadoube

cli-jadoube = Les Règles du jeu d’échecs de la FIDE : ce qui s’est passé à l’échiquier, la décision, et les articles et motifs qui la fondent
cli-help = Afficher cette aide ou celle d’une commande

cli-check = Exécuter les cas et comparer les décisions avec celles attendues
cli-check-paths = Fichiers ou dossiers de cas (par défaut : tous ceux du programme)
cli-check-edition = Seulement cette édition
cli-check-practice = Seulement ce qu’enseigne la FIDE (fide), ou seulement la lettre des Règles (letter) ; par défaut : les deux
cli-check-filter = Seulement les cas dont l’identifiant contient ce texte
cli-check-format = Le format du rapport
    .human = texte à lire ; la dernière ligne dit combien ont réussi et échoué
    .json = un objet JSON
    .junit = XML JUnit, pour les serveurs de compilation

cli-explain = Expliquer un cas : ce qui s’est passé, la décision et les motifs, avec les articles d’une édition
cli-explain-report =
    .begin = Le rapport JSON est un objet par cas et par décision : case, edition, settings (chaque pace, supervision et practice auxquels s’applique la décision), puis soit
    .of-no-ruling = pourquoi il n’y a pas de décision
    .or = soit
    .of-steps = pour chaque événement dont les Règles disent quelque chose : event (son numéro), effects (une phrase chacun), reasons (provision, article, beside : les articles de la cadence cités avec lui, title, status, why, presumed, et taught : qui l’enseigne là où la lettre ne le dit pas, comme text, avec les items : id, title et unsafe, la raison de ne pas s’y fier, ou null) et depends (if, effects, reasons, depends)
    .of-branches = pour les programmes : if (les conditions ; vide là où rien n’est ouvert ou qu’aucun effet n’en dépend) et effects (event, et l’effet tel que les cas l’écrivent)
    .of-by-the-letter = les pas que la lettre des Règles décide autrement, avec les motifs qui ne valent que selon la lettre ; absent là où il n’y en a pas
    .of-procedures = ce que fait l’arbitre : procedure (son nom) et title ; avec --steps aussi steps (step, part, et says : scopes, text, ruled, cites et uncertain)
    .of-beside-the-point = ce qui ne joue aucun rôle dans cette décision, par son nom dans le cas
cli-explain-case = L’identifiant d’un cas ; plusieurs cas sont expliqués l’un après l’autre
cli-explain-pace = La cadence (par défaut : chacune de celles du cas)
cli-explain-supervision = La supervision (par défaut : chacune de celles du cas)
cli-explain-all = Expliquer aussi les événements sans conséquence
cli-explain-steps = Montrer aussi, pas à pas, ce que fait l’arbitre

cli-judge = Juger les cas d’un fichier personnel, pour chaque cadence et supervision indiquées dans chacun
cli-judge-file = Un fichier de cas
cli-judge-pace = La cadence (par défaut : chacune de celles du cas)
cli-judge-supervision = La supervision (par défaut : chacune de celles du cas)
cli-judge-all = Expliquer aussi les événements sans conséquence
cli-judge-steps = Montrer aussi, pas à pas, ce que fait l’arbitre

cli-words = Trouver comment s’écrit un acte, un fait, un constat ou un effet dans un cas, chacun avec une ligne valable
cli-words-text = Mots à rechercher, dans n’importe quelle langue du programme (par défaut : tout le vocabulaire)

cli-mate = Dire si un camp peut encore mater, avec les coups qui y mènent ou la raison pour laquelle il n’y en a pas
    .more = Le code de sortie est 0 si chaque camp examiné peut encore mater, 1 si l’un d’eux ne le peut pas, et 3 si cela n’est pas tranché : la position est illégale, ou ni mat ni preuve n’ont été trouvés.
cli-mate-fen = La position en notation Forsyth-Edwards, y compris du Chess960 ; les guillemets ne sont pas nécessaires
cli-mate-by = Qui doit mater (par défaut : les deux camps sont examinés)

cli-article = Montrer une règle d’une édition, ses numéros dans les autres, ses cas et ce qui s’enseigne à son sujet
cli-article-article = Le numéro d’un article de l’édition, le nom permanent d’une règle, ou un point de la pratique comme M-035

cli-procedure = Montrer pas à pas ce que fait l’arbitre dans une situation donnée, avec les articles
cli-procedure-name = Le nom de la procédure (par défaut : la liste de tous les noms)
cli-procedure-format = Le format du rapport
    .human = texte à lire
    .markdown = une page à imprimer
    .json = un objet JSON

cli-terms = Contrôler les textes de toutes les langues : messages, pluriels, mots à éviter, typographie
cli-terms-lang = Seulement cette langue, dans ses propres mots ; pour des textes, la langue dans laquelle ils sont écrits
cli-terms-files = Textes à contrôler à la place de ceux du programme : les termes de leur langue et ce qu’ils disent des Règles
cli-terms-edition = L’édition des Règles à laquelle comparer les textes (par défaut : celle qu’ils suivent)
cli-terms-source = L’original dont le texte est la traduction
cli-terms-fix = Montrer sous forme de patch les corrections sûres
cli-terms-format = Le format du rapport
    .human = texte à lire
    .json = un objet JSON
    .sarif = SARIF, que les éditeurs et les plateformes de code affichent à côté des lignes
    .junit = XML JUnit, pour les serveurs de compilation
cli-terms-level = La gravité à partir de laquelle signaler
    .error = seulement ce qui doit être corrigé
    .warning = aussi ce qui est à vérifier
    .info = aussi ce qui pourrait être meilleur

cli-glossary = Donner la base terminologique aux outils des traducteurs, et l’en reprendre
cli-glossary-export = Écrire les termes des langues dans un fichier pour les traducteurs
cli-glossary-export-to = Le format
    .tbx2 = TBX-Basic, version 2 : pour la plupart des programmes qui lisent des termes
    .tbx3 = TBX-Basic, version 3 (norme ISO 30042:2019)
    .csv = un tableau pour tableurs, avec une ligne par notion et par langue
    .tsv = un glossaire pour OmegaT : terme source, terme cible et commentaire, de deux langues
cli-glossary-export-lang = Seulement ces langues ; pour tsv, deux, la langue source d’abord
cli-glossary-export-out = Le fichier (par défaut : la sortie standard)
cli-glossary-import = Comparer les termes d’un fichier revu par quelqu’un à ceux des langues
    .more = Affiche les différences de locales/LANGUE/glossary.yaml sous forme de diff unifié. Ce que le fichier ne nomme pas reste inchangé ; dans un tableau, cela vaut aussi pour les colonnes absentes. S’il y a des fautes, chacune est indiquée avec son emplacement, et le code de sortie est 1.
cli-glossary-import-file = Le fichier : TBX-Basic de version 2 ou 3, ou CSV avec les colonnes de l’exportation
cli-glossary-import-lang = Seulement ces langues
cli-glossary-import-write = Écrire aussi les fichiers du dossier donné par --data

cli-translate = Travailler à la traduction d’une langue
cli-translate-status = Montrer ce qui, dans chaque langue, est traduit, manquant, dépassé ou relu
    .more = Un texte est dépassé si l’anglais a changé depuis sa traduction. De quel anglais vient chaque texte, et qui l’a relu, est noté dans locales/LANGUE/translation.yaml.
cli-translate-status-language = Seulement ces langues, fichier par fichier
cli-translate-status-texts = Nommer aussi les textes manquants, dépassés ou non confirmés
cli-translate-show = Montrer un message là où les lecteurs le voient
    .more = Chaque texte du message est montré dans des cas, des règles, des points de la pratique et des procédures aussi différents que possible ; les mots qui en viennent sont entre ⟦ et ⟧. Si le dossier donné par --data a d’autres mots que le programme, les exemples sont montrés avant et après.
cli-translate-show-texts = Les messages : checkmate, ou checkmate.holds pour un seul de ses textes
cli-translate-show-edit = Un fichier avec de nouvelles versions de messages : les exemples sont montrés avant et après
cli-translate-show-count = Nombre maximal d’exemples par texte
cli-translate-confirm = Noter que des traductions correspondent à l’anglais actuel
    .more = Sans noms, c’est noté pour les textes dont personne ne l’a encore noté, donc les nouveaux. Un texte dépassé est noté dès qu’il est nommé. Écrit locales/LANGUE/translation.yaml dans le dossier donné par --data.
cli-translate-confirm-language = La langue
cli-translate-confirm-texts = Les textes, par leur nom, quoi qu’il en ait été noté
cli-translate-review = Écrire les pages pour une relecture par une personne de langue maternelle, ou en reprendre le résultat
    .more = Les pages montrent chaque message avec sa traduction, l’anglais et les phrases où les lecteurs le voient ; elles fonctionnent sans connexion et s’impriment. La relecture s’enregistre dans un fichier, que --read reprend.
cli-translate-review-out = Où vont les pages
cli-translate-review-read = Le fichier de la relecture : montre ce qu’il change dans les messages
cli-translate-review-write = Écrire aussi les messages et le résultat de la relecture, dans le dossier donné par --data
cli-translate-new = Commencer une langue où tout est d’abord dit en anglais
    .more = Crée le dossier locales/LANGUE dans celui donné par --data : language.yaml, glossary.yaml et chaque fichier de messages avec l’anglais en commentaire.
cli-translate-new-tag = La langue : un code comme fr ou pt-BR
cli-translate-new-name = Comment la langue s’appelle elle-même
cli-translate-export = Écrire des chapitres dans un fichier où chaque texte est à côté de sa traduction
cli-translate-export-chapter = Les chapitres : fichiers de messages sans leur extension, comme drawn-game ou cases/drawn-game (par défaut : tous)
cli-translate-export-lang = La langue de la traduction
cli-translate-export-to = Le format
    .xliff = XLIFF 1.2 : pour la plupart des programmes de traduction
    .po = messages de gettext
cli-translate-export-out = Le fichier (par défaut : la sortie standard)
cli-translate-import = Comparer les traductions d’un fichier revenu aux messages de la langue
    .more = Affiche un diff unifié des fichiers de locales/LANGUE. Ce que le fichier ne nomme pas, laisse sans traduction ou marque comme incertain (fuzzy en PO) reste tel quel ; de même, avec un avertissement, ce qui a été traduit d’un autre texte que l’actuel. En cas d’erreur, chaque faute est montrée à sa place et le code de sortie est 1.
cli-translate-import-file = Le fichier : XLIFF ou PO, tel qu’il a été exporté, traduit depuis
cli-translate-import-write = Écrire aussi les fichiers du dossier donné par --data

cli-coverage = Montrer quels numéros de chaque édition sont traités, par quels cas et avec quels textes
cli-coverage-report =
    .begin = Le rapport JSON est un objet :
    .of-editions = par édition : edition, complete, glossary (combien de termes compte son propre glossaire, et ceux que la langue choisie n’explique pas ; null s’il n’y en a pas ou si ses termes ne sont pas connus), counts par état, et numbers, chacun avec number, state (decided, empowers, defined, not-modelled, pending), reason et provisions
    .of-provisions = par règle : id, sources (sigles S) et, par édition qui la contient : edition, number et les identifiants des cas où elle s’applique, ne s’applique pas, cède, reste ouverte ou est dite muette
    .of-gaps = pour chaque lacune : edition, provision, lacks (holds, fails), excuse
    .of-texts = par langue : lang et, pour title, rule, holds et fails, combien elle en a et combien il en faut ; missing
    .of-sources = combien il y a de règles des documents sources, montrées et ne décidant rien ; null si le dossier donné par --data n’a pas de tests/seeds.yaml
    .of-cases-runs = combien il y a de cas, et combien de décisions ont été comptées
    .with-practice = Avec --practice, c’est un autre objet :
    .of-items = par point de la pratique : id, title, layer, kind, since (la première édition à côté de laquelle il s’enseigne), articles, source (sigles et emplacements), confidence, unsafe (pourquoi il ne faut pas s’y fier), state (held, pending, not-modelled), role, provisions, cases, missing et reason
    .of-sources-of-practice = par sigle : title, et ce qui en a été lu
cli-coverage-edition = Seulement cette édition, numéro par numéro (par défaut : un résumé de toutes)
cli-coverage-practice = Ce qu’est devenu chaque point de la pratique officielle ; ce qui manque est dit en anglais

cli-compare = Montrer ce qui a changé d’une édition à l’autre : règles, numéros, valeurs, textes et décisions
cli-compare-report =
    .begin = Le rapport JSON est un objet :
    .of-from-to = les éditions, la plus ancienne d’abord
    .of-rules = par règle changée : id, title, kind (came-in, went-out, changed, renumbered), numbers (old, new), texts (scopes, old, new) dans la langue choisie, et values
    .of-values = les valeurs qui n’appartiennent à aucune règle ; comme celles des règles : key, scopes, et old et new, chacun avec article, confidence et value (null : pas de règle de ce genre, unknown : texte inconnu)
    .of-cases = les cas qui se terminent autrement : id, settings, et les effets de l’ancienne et de la nouvelle décision
    .with-practice = Les scopes sont des paires de cadence et de supervision. Avec --practice, c’est un autre objet :
    .of-edition-practice-cases-otherwise = l’édition, ce qui compte outre sa lettre, sur combien de cas elle décide, et combien d’entre eux la lettre décide autrement
    .of-items = par point qui fait une différence : id, layer, kind, title, et les identifiants de ses cas
    .of-rulings = par cas qui se termine autrement : id, settings, items, et les effets, tels qu’ils s’enseignent et selon la lettre, des événements décidés autrement
cli-compare-one = Une édition ; avec --practice, la seule (par défaut : la plus récente)
cli-compare-other = L’autre édition
cli-compare-practice = Ce qui s’enseigne à côté de la lettre d’une édition, comparé à la lettre : « fide », ou des couches comme « fide,ecu »

cli-notation = Lire une feuille de partie et l’écrire avec les lettres d’une autre langue
cli-notation-file = Un fichier avec les coups (par défaut, ou « - » : l’entrée standard)
cli-notation-from = Les lettres de la feuille de partie : une langue, ou figurines
cli-notation-to = Les lettres avec lesquelles l’écrire : une langue, ou figurines (par défaut : les mêmes)
cli-notation-long = Écrire aussi la case de départ
cli-notation-fen = La position avant le premier coup (par défaut : la position initiale)

cli-audit = Examiner des parties jouées : ce qui les a terminées, ce qui pouvait être réclamé, et si les résultats concordent
cli-audit-report =
    .begin = Le rapport JSON est un objet par ligne : un par partie, et le bilan en dernier. Une partie a
    .of-file-game-line = où elle se trouve : le fichier, son numéro dans le fichier, et la ligne où elle commence
    .of-edition = les Règles selon lesquelles elle a été jugée
    .of-tags = les en-têtes, par nom
    .of-plies-result = combien de coups des deux joueurs ont été lus, et le résultat tel qu’il est écrit
    .of-over = où ses coups l’ont terminée, et par quoi : ply, by (checkmate, stalemate, dead-position, { "repetition" }, no-progress) ; null s’ils ne l’ont pas terminée
    .of-counts = ce que compte le bilan, chacun true ou false
    .of-findings = dans l’ordre de la partie : ply (combien de coups des deux joueurs précèdent), move (le dernier d’entre eux), topic, finding (son genre), weight (remark, doubt, error), text dans la langue choisie, laws (provision et article de l’édition), fen, diagrams (ply et fen de chaque moment où se trouvait une position répétée), et ce qui est propre au genre : player, ground, intended, winner, because et ainsi de suite
    .end = Dans les données, les coups sont en lettres anglaises. Le bilan a games, plies et, pour chacun des counts, le nombre de parties. Le rapport CSV est une ligne par constat ; les réclamations qui restent possibles de coup en coup font une seule ligne.
cli-audit-files = Fichiers de parties (PGN, aussi .gz et .zst ; par défaut, ou « - » : l’entrée standard)
cli-audit-by-date = Juger chaque partie selon l’édition en vigueur à sa date (les parties antérieures selon la plus ancienne) ; selon celle de --edition quand la date ne suffit pas
cli-audit-pace = La cadence des parties
cli-audit-supervision = La supervision des parties
cli-audit-format = Le format du rapport
    .human = texte à lire
    .json = un objet JSON par ligne : un par partie, et le bilan en dernier
    .csv = une ligne par constat, avec une ligne de titres
cli-audit-only = Seulement les constats sur ces thèmes, séparés par des virgules
cli-audit-all = Rendre compte de chaque partie, même où rien n’a été trouvé, et de la forme de ses en-têtes
cli-audit-explain = Rendre une décision sur chaque constat, avec diagramme, articles et motifs
cli-audit-claim = Juger une réclamation de nulle : threefold (triple répétition) ou fifty (50 coups), et le coup prévu s’il y en a un (« threefold Cf3 »)
cli-audit-by = Qui réclame (par défaut : le joueur ayant le trait)
cli-audit-at = Avant quel coup : 43w (Blancs) ou 43b (Noirs) ; par défaut : à la fin de la partie
cli-audit-game = Dans quelle partie du fichier, à partir de 1 (par défaut : la dernière)
cli-audit-watch = Relire sans cesse ce fichier pendant qu’il s’allonge, et n’annoncer que ce qui est nouveau
cli-audit-every = Combien de secondes attendre entre deux lectures
cli-audit-jobs = Combien de parties examiner en même temps, au plus 256 (par défaut : le nombre de processeurs)
cli-audit-strict = Finir par un code de sortie autre que 0 si une erreur ou un doute a été trouvé ; les remarques ne comptent pas

cli-book = Produire les livres de toutes les langues en HTML
cli-book-out = Le dossier de la page d’accueil et d’un dossier par langue
cli-book-lang = Seulement ces langues, séparées par des virgules (par défaut : toutes)
cli-book-site-url = L’adresse sous laquelle les livres seront publiés sur le web
cli-book-engine = Le moteur avec lequel les pages jugent les cas modifiés (par défaut : celui de wasm/build.sh, s’il a été compilé)
cli-book-watch = Montrer les livres sur cette machine pendant leur écriture : refaire ce qui change dans le dossier de --data et recharger les pages ouvertes
cli-book-port = Le port sur lequel ils sont montrés ; 0 en prend un qui soit libre

cli-schema = Afficher le schéma JSON des cas, pour compléter la saisie dans un éditeur

cli-completions = Afficher un script qui complète les commandes et les options dans un shell
cli-completions-shell = Le shell

cli-man = Afficher la page de manuel, ou en écrire une pour chaque commande
cli-man-dir = Le dossier de toutes les pages (par défaut : afficher la page du programme)

## jadoube-quiz

cli-quiz = Questions sur les Règles du jeu d’échecs de la FIDE : la bonne réponse est la décision du programme, les mauvaises sont des erreurs réellement commises
cli-quiz-count = Combien de questions
cli-quiz-seed = La même graine donne la même épreuve (par défaut : tirée de l’heure)
cli-quiz-topic = Seulement des questions sur ceci : un article (7.5.1, 7.5, A.4), un chapitre, une règle, un point de la pratique (M-035), une étiquette, ou un mot dans n’importe quelle langue (téléphone, Patt) ; peut être répété
cli-quiz-without = Pas de questions sur ceci ; peut être répété
cli-quiz-list-topics = Énumérer les thèmes des questions, comme la commande « topics »
cli-quiz-edition = L’édition des Règles, par son année, ou « all » (par défaut : la plus récente)
cli-quiz-pace = Seulement cette cadence
cli-quiz-supervision = Seulement cette supervision
cli-quiz-practice = Ce qui compte
    .fide = les Règles telles que les enseigne le manuel des arbitres de la FIDE
    .letter = la lettre des Règles seule
cli-quiz-completions = Afficher un script qui complète les options dans un shell
cli-quiz-man = Afficher la page de manuel, ou l’écrire dans un dossier
cli-quiz-exam = Interroger comme à un examen : rien n’est corrigé avant la remise
cli-quiz-minutes = Combien de temps l’examen peut durer (par défaut : sans limite)
cli-quiz-pass = Ce qu’il faut pour réussir, en pourcentage ; un réglage, non une règle de la FIDE
cli-quiz-value-percent = POURCENTAGE
cli-quiz-review = Poser les questions à réviser
cli-quiz-resume = Reprendre la session interrompue
cli-quiz-learner = De qui est la progression, quand plusieurs personnes partagent un ordinateur
cli-quiz-value-learner = NOM
cli-quiz-store = Le fichier où est conservée la progression (par défaut : dans le dossier des données personnelles)
cli-quiz-no-store = Ne rien conserver
cli-quiz-progress = Montrer les résultats par article, ce qui est à réviser et les dernières sessions
cli-quiz-progress-report =
    .begin = Le rapport JSON est un objet :
    .of-learner = de qui est la progression ; null sans --learner
    .of-articles = par article, les plus faibles d’abord : article (son nom permanent), named, asked et right
    .of-due = combien de questions sont à réviser, et quand le sera la prochaine ; null si aucune n’attend
    .of-sessions = les dernières sessions, la plus récente d’abord : mode (learning, review, exam), edition, started, ended (null si elle est interrompue), seconds (secondes utilisées), questions, answered et right
cli-quiz-progress-json = L’écrire pour d’autres programmes
cli-quiz-progress-forget = Oublier toutes les réponses (« all »), celles sur un article (9.2.2), ou celles à une question par son identifiant
cli-quiz-progress-value-what = QUOI
cli-quiz-progress-learner = De qui est la progression, quand plusieurs personnes partagent un ordinateur
cli-quiz-progress-value-learner = NOM
cli-quiz-progress-store = Le fichier où est conservée la progression (par défaut : dans le dossier des données personnelles)
cli-quiz-progress-no-store = Ne rien conserver
cli-quiz-export = Écrire des questions dans un fichier pour une plateforme d’apprentissage
cli-quiz-export-to = À qui elles sont destinées
    .anki = un paquet pour Anki (.apkg) ; une question importée de nouveau est mise à jour
    .moodle = Moodle XML, avec les diagrammes
    .gift = GIFT, sans diagrammes
    .qti = un paquet pour QTI 2.1 (.zip), avec les diagrammes
    .csv = un tableau, une ligne par question
    .json = tout sur chaque question, pour d’autres programmes
    .book = un fichier JSON par chapitre, pour une page du livre
cli-quiz-export-out = Le fichier ou, pour le livre, le dossier (par défaut : la sortie standard, sauf pour anki, qti et book)
cli-quiz-export-count = Combien de questions
cli-quiz-export-all = Toutes les questions qui peuvent être posées
cli-quiz-export-seed = La même graine donne les mêmes questions (par défaut : tirée de l’heure)
cli-quiz-export-topic = Seulement ce chapitre, cette règle, ce point de la pratique (M-035), ou les cas portant cette étiquette
cli-quiz-export-edition = L’édition des Règles, par son année, ou « all » (par défaut : la plus récente)
cli-quiz-export-pace = Seulement cette cadence
cli-quiz-export-supervision = Seulement cette supervision
cli-quiz-export-practice = Ce qui compte
    .fide = les Règles telles que les enseigne le manuel des arbitres de la FIDE
    .letter = la lettre des Règles seule
cli-quiz-paper = Écrire une épreuve pour une classe : questions, feuille de réponses, corrigé, barème et solutions, et un fichier qui permet de la refaire
cli-quiz-paper-value-preset = NOM
cli-quiz-paper-preset = Le type d’épreuve ; chacun de ses nombres est un réglage, non une règle de la FIDE
    .choices-30 = 30 questions à choix multiple, 2 heures, articles comme dans les vraies épreuves
    .choices-15-open-10 = 15 questions à choix multiple et 10 questions ouvertes
    .practice-10 = 10 questions pour s’entraîner
cli-quiz-paper-blueprint = Un fichier qui décrit l’épreuve (exemples dans papers/)
cli-quiz-paper-paper = Une épreuve déjà faite, par son paper.yaml : mêmes questions, mêmes options, même ordre, dans n’importe quelle langue
cli-quiz-paper-count = Combien de questions (par défaut : comme le dit le modèle, à défaut 10)
cli-quiz-paper-seed = La même graine donne la même épreuve (par défaut : tirée de l’heure)
cli-quiz-paper-topic = Seulement des questions sur ceci : un article (7.5.1, 7.5, A.4), un chapitre, une règle, un point de la pratique (M-035), une étiquette, ou un mot dans n’importe quelle langue ; peut être répété
cli-quiz-paper-without = Pas de questions sur ceci ; peut être répété
cli-quiz-paper-unapproved = Aussi des questions qui n’ont pas été lues et approuvées une à une, là où le modèle l’exige
cli-quiz-paper-variants = Combien de variantes, avec questions et options dans un autre ordre
cli-quiz-paper-edition = L’édition des Règles, par son année (par défaut : la plus récente)
cli-quiz-paper-practice = Ce qui compte
    .fide = les Règles telles que les enseigne le manuel des arbitres de la FIDE
    .letter = la lettre des Règles seule
cli-quiz-paper-format = Le format des feuilles
    .html = pages à imprimer, chacune un fichier qui n’a besoin de rien d’autre
    .markdown = texte en Markdown
    .text = texte simple
cli-quiz-paper-out = Le dossier des feuilles (par défaut : paper-GRAINE)
cli-quiz-stock = Montrer quelles questions existent, par article, aspect, type de jeu et niveau, et pourquoi d’autres ne sont pas posées
cli-quiz-stock-edition = L’édition des Règles, par son année (par défaut : la plus récente)
cli-quiz-stock-practice = Ce qui compte
    .fide = les Règles telles que les enseigne le manuel des arbitres de la FIDE
    .letter = la lettre des Règles seule
cli-quiz-stock-unasked = Énumérer ce qui n’est pas demandé de quel cas, et pourquoi
cli-quiz-stock-set-aside = Énumérer les décisions incorrectes indiquées dans les cas qui ne servent pas d’options, et pourquoi
cli-quiz-stock-lapsed = Énumérer les questions approuvées qui se lisent autrement aujourd’hui, avec leurs identifiants d’alors et de maintenant ; elles sont à relire
cli-quiz-topics = Énumérer les thèmes des questions, avec le nombre de cas
cli-quiz-topics-text = Seulement ce que ceci désigne : un article, un nom, ou un mot dans n’importe quelle langue
cli-quiz-topics-edition = L’édition dont les numéros comptent, par son année (par défaut : la plus récente)

## Ce qui ne va pas dans ce qui a été tapé

cli-error = erreur :
cli-warning = avertissement :
cli-tip = conseil :
# $argument, $others: options and arguments as they are typed, with the places for their values.
cli-mistake =
    .unknown-argument = argument inattendu « { $argument } »
    .unknown-command = il n’y a pas de commande « { $command } »
    .no-value = « { $argument } » demande une valeur
    .invalid-value = « { $value } » n’est pas une valeur valable pour « { $argument } »
    .conflict = « { $argument } » ne peut pas s’employer avec { LIST($others) }
    .twice = « { $argument } » ne peut s’employer qu’une fois
    .missing = { $count ->
        [one] il manque cet argument :
       *[other] il manque ces arguments :
    }
    .too-many = « { $value } » est une valeur de trop pour « { $argument } »
    .no-equals = la valeur de « { $argument } » doit être précédée d’un signe égal
    .not-unicode = un argument n’est pas du texte Unicode
    .other = la ligne de commande ne peut pas être comprise
# $near: what looks like what was typed.
cli-near =
    .command = peut-être la commande { LIST($near, type: "or") } ?
    .argument = peut-être { LIST($near, type: "or") } ?
    .value = peut-être { LIST($near, type: "or") } ?
    .elsewhere = il existe « { $line } »
    .as-value = si « { $argument } » est une valeur, taper « { $line } »
cli-more-help = Pour en savoir plus : « { $flag } ».
cli-expected =
    .site = il faut une adresse comme https://example.org/chess
    .year = il faut une année de quatre chiffres
    .one-of = il faut l’une de ces valeurs : { $names }
    .layers = il faut « letter », « { $first } », ou « { $first } » et, après une virgule, l’une des couches { LIST($others) }
    .move-number = il faut le numéro d’un coup suivi de w ou de b, comme 43w
    .seconds = il faut un nombre de secondes de 0.01 à 86400
cli-unknown-edition = il n’y a pas d’édition { $found } ; éditions disponibles : { LIST($known) }

## Fichiers

cli-unread = impossible de lire { $file }
cli-folder-unread = impossible de lire le dossier { $file }
cli-unwritten = impossible d’écrire { $file }
cli-glossary-written = { $count ->
    [one] { $count } notion écrite
   *[other] { $count } notions écrites
} en { LIST($langs) } : { $file }
cli-glossary-two-languages = un glossaire pour OmegaT a deux langues : il faut les indiquer avec --lang, la langue source d’abord
cli-glossary-unread = impossible de lire les termes de { $file }
cli-glossary-same = aucun terme ne diffère
cli-revised = Fichier mis à jour : { $file }
cli-translate-written = { $count ->
    [one] Un chapitre écrit
   *[other] { $count } chapitres écrits
} en { LIST($langs) } : { $file }
# $found: a text.
cli-translate-no-chapter = il n’y a pas de chapitre « { $found } »
cli-translate-same = aucun message ne diffère
# $found: the name of a message.
cli-translate-stale = { $found } reste tel quel : le texte d’origine a changé depuis la traduction
cli-translate-unread = impossible de reprendre { $file } :
cli-translate-of-reference = { $found } est la langue à partir de laquelle on traduit les autres
cli-translate-unknown-text = il n’y a pas de texte `{ $found }`
cli-translate-bad-tag = `{ $found }` n’est pas un code de langue comme fr ou pt-BR
cli-translate-exists = le dossier { $file } existe déjà
cli-translate-begun = { $count ->
    [one] Un fichier écrit
   *[other] { $count } fichiers écrits
} : { $file }
cli-translate-confirmed = { $count ->
    [0] Rien de nouveau à noter : { $file }
    [one] Un texte noté : { $file }
   *[other] { $count } textes notés : { $file }
}
cli-translate-reviewed = { $count ->
    [one] un texte relu
   *[other] { $count } textes relus
} par { $name }, la dernière fois le { $date }
cli-translate-unseen = Aucun cas, aucune règle, aucun point ni aucune procédure ne le dit : c’est un mot du programme ou de ses livres.
cli-translate-edit =
    .before = avant : { $text }
    .after = après : { $text }
cli-translate-pages = { $count ->
    [one] Un fichier écrit
   *[other] { $count } fichiers écrits
} pour la relecture : { $file }
cli-translate-taken = { $accepted ->
    [one] Un texte accepté
   *[other] { $accepted } textes acceptés
}, { $changed ->
    [one] un modifié
   *[other] { $changed } modifiés
}, { $remarks ->
    [one] une remarque
   *[other] { $remarks } remarques
}
cli-translate-late = ne sont plus tels qu’ils ont été relus, donc à relire : { LIST($texts) }
cli-folder-unmade = impossible de créer le dossier { $file }
cli-folder-not-emptied = impossible de vider le dossier { $file }
cli-folder-occupied = { $file } contient autre chose qu’un livre ; il faut choisir un autre dossier
cli-book-under-way = une autre exécution est en train de produire les livres dans { $file }
cli-book-without-engine = Les pages ne peuvent pas juger les cas modifiés : le moteur pour navigateurs n’a pas été compilé (wasm/build.sh le compile).
cli-watch-built-in = les données du programme ne changent pas ; il faut nommer le dossier où l’on écrit : --data DOSSIER
# $port: a text.
cli-port-unusable = impossible de montrer les livres sur le port { $port }
cli-watch-faulty = les livres restent tels qu’ils étaient tant que ceci n’est pas corrigé :
# $address, $dir: texts.
cli-watching = Les livres sont montrés à l’adresse { $address } et refaits quand quelque chose change dans { $dir } ; Ctrl-C arrête.
# $pages, $milliseconds: numbers.
cli-watch-built = { $pages ->
    [one] { $pages } page nouvelle
   *[other] { $pages } pages nouvelles
} ({ $milliseconds } ms).
cli-written = Fichier écrit : { $file }
cli-standard-input = entrée standard
# What the system says, after a colon.
cli-system =
    .not-found = ce fichier ou ce dossier n’existe pas
    .not-allowed = l’accès n’est pas autorisé
    .is-a-folder = c’est un dossier
    .is-no-folder = une partie du chemin n’est pas un dossier
    .disk-full = le disque est plein
    .ends-too-early = les données s’arrêtent trop tôt
cli-no-languages = aucune langue n’a pu être lue
cli-no-editions = il n’y a pas d’éditions
cli-editions-unread = certaines éditions n’ont pas pu être lues
cli-sources-unread = certains glossaires ou certaines introductions n’ont pas pu être lus
cli-no-case = il n’y a aucun cas dans { $file }
# The words around a fault in a file: what was found, “expected …”, “perhaps …”.
cli-fault =
    .error = erreur{ " " }
    .warning = avertissement{ " " }
    .expected = attendu :
    .perhaps = peut-être :
cli-no-scenarios =
    .found = lecture impossible
    .expected = un fichier de cas ou un dossier
cli-fen =
    .fields = le FEN « { $fen } » ne peut pas être lu : il faut le placement, le trait, les droits de roquer, la case de prise en passant et deux compteurs
    .placement = le FEN « { $fen } » ne peut pas être lu : les pièces demandent huit rangées de huit cases, écrites avec KQRBNPkqrbnp et 1 à 8 et séparées par /
    .chess = le FEN « { $fen } » ne peut pas être lu : ce n’est pas une position du jeu d’échecs, car il y a des pièces en réserve ou des nombres d’échecs
    .turn = le FEN « { $fen } » ne peut pas être lu : le deuxième champ est w ou b
    .castling = le FEN « { $fen } » ne peut pas être lu : le troisième champ est un tiret ou des lettres de KQkq (ou des colonnes des tours)
    .en-passant = le FEN « { $fen } » ne peut pas être lu : le quatrième champ est un tiret ou une case de a1 à h8
    .half-moves = le FEN « { $fen } » ne peut pas être lu : le cinquième champ est un nombre entier
    .move-number = le FEN « { $fen } » ne peut pas être lu : le sixième champ est un nombre entier
    .start = la position initiale du Chess960 manque, en FEN ou par son numéro
cli-move =
    .unreadable = « { $text } » n’est pas un coup comme Cf3, exd5, e8D, Cg1-f3, e2e4 ou 0-0
    .no-such-piece = « { $text } » : il ne peut s’agir d’aucune pièce du joueur ; il faut nommer la case d’où elle vient, comme dans e2e4
    .another-piece = « { $text } » : la pièce nommée n’est pas en { SQUARE($square) }
    .ambiguous = « { $text } » : plusieurs pièces peuvent être désignées, celles en { LIST($squares) }

## Comment s’est passé un contrôle des cas

cli-nothing-checked = aucun cas ne correspond : rien n’a été contrôlé
cli-check-failed =
    .fails = ÉCHOUÉ
    .expected = attendu
    .got = obtenu
# A run is a case in an edition, a setting and a practice.
cli-checked = { $cases ->
    [one] { $cases } cas
   *[other] { $cases } cas
}, { $runs ->
    [one] { $runs } exécution
   *[other] { $runs } exécutions
} (cas, édition, cadre et pratique)
cli-check-warnings = { $count ->
    [one] { $count } avertissement : raconté, mais aucune décision n’en dépend
   *[other] { $count } avertissements : raconté, mais aucune décision n’en dépend
}
cli-check-faults = { $count ->
    [one] { $count } faute dans les fichiers, comptée comme échec
   *[other] { $count } fautes dans les fichiers, chacune comptée comme échec
}
cli-check-result = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
}, { $failed ->
    [one] { $failed } échoué
   *[other] { $failed } échoués
}

## Ce qui ne va pas dans les textes

cli-terms-level-name =
    .error = erreur
    .warning = avertissement
    .info = remarque
cli-terms-count =
    .errors = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
    .warnings = { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
    }
    .suggestions = { $count ->
        [one] { $count } remarque
       *[other] { $count } remarques
    }
# $found: what stands there. $instead: what should stand there, or where something else stands.
cli-terms-finding =
    .unreadable = { $found } n’est pas en UTF-8
    .file-missing = le fichier { $found } n’existe pas
    .data = { $found } ; attendu : { $instead }
    .junk = ce n’est pas un message : « { $found } » : { $instead }
    .duplicate = défini deux fois, aussi en { $instead }
    .message-missing = manque ; l’anglais l’a en { $instead }
    .message-extra = l’anglais n’a pas ce message, et rien n’y renvoie
    .title-missing = le cas { $found } n’a pas de titre ; il est à ajouter dans { $instead }
    .title-stale = il n’y a pas de cas de ce nom
    .title-twice = « { $found } » est le titre d’un autre cas en { $instead }
    .variable-missing = { $found } manque
    .variable-unused = l’anglais choisit ses mots d’après { $found }, ce texte non
    .variable-unknown = { $found } n’est pas connu ici ; sont connus : { $instead }
    .function-unknown = il n’y a pas de fonction { $found } ; il y a { $instead }
    .argument-unknown = { $found } : il faut l’un de ceux-ci : { $instead }
    .reference-unknown = il n’y a pas de { $found } où renvoyer
    .plural-missing = dans le choix d’après { $found }, il manque { $instead }
    .plural-needless = la langue n’a pas la catégorie de pluriel { $found }
    .number-bare = { $found } est imprimé, mais aucun mot n’est choisi d’après lui
    .untranslated = encore en anglais : « { $found } »
    .outdated = l’anglais a changé depuis la traduction ; il faut l’adapter, ou noter qu’elle convient encore : jadoube translate confirm
    .word-hard = « { $found } » est une faute ; écrire « { $instead } »
    .word-variant = « { $found } » ; notre terme est « { $instead } »
    .word-context = « { $found } » a un autre sens ; écrire « { $instead } »
    .word-style = « { $found } » ; mieux : « { $instead } »
    .quotes = { $found } n’est pas un guillemet de cette langue ; écrire { $instead }
    .mixed-script = « { $found } » mêle des lettres latines et cyrilliques
    .cyrillic-letter = { $found } est cyrillique ; les articles ont la lettre latine { $instead }
    .bare-letter = « { $found } » ; écrire « { $instead } »
    .spelling = « { $found } » ; écrire « { $instead } »
    .dash = un trait d’union ; écrire « { $instead } »
    .space = une espace de trop

## Ce qui est relevé dans les textes d’autrui

# $lang is the tag of the language; $edition is the edition against which the text is held.
# $dictionary is the name of a dictionary of spelling; $has-dictionary: yes or no.
cli-text-read =
    .plain = { $file } : { $lang }, comparé aux Règles de { $edition }{ $has-dictionary ->
        [yes] , et ses mots au dictionnaire { $dictionary }
       *[no] , sans dictionnaire
    }
    .guessed = { $file } : { $lang }, comparé aux Règles de { $edition } ; le texte semble suivre celles de { $followed } (numéros qui s’y trouvent : { $known } sur { $numbers }){ $has-dictionary ->
        [yes] , ses mots comparés au dictionnaire { $dictionary }
       *[no] , sans dictionnaire
    }
cli-text-pdf = impossible d’extraire le texte de { $file } : il faut le programme pdftotext
cli-terms-format-of-texts = SARIF et JUnit servent pour des textes : il faut indiquer un fichier
cli-text-language = impossible de reconnaître la langue de { $file } : il faut l’indiquer avec --lang
# $found: what stands there. $instead: what should stand there. $concept: the term that it is about. $article: a number.
# $edition: the edition against which the text is held; $other: another one. $times: how often it occurs.
# $has-instead and $has-other: yes or no.
cli-remark =
    .word-hard = « { $found } » est une faute ; écrire « { $instead } »
    .word-variant = « { $found } » ; notre terme est « { $instead } »
    .word-context = « { $found } » a ici un autre sens ; écrire « { $instead } »
    .word-style = « { $found } » ; mieux : « { $instead } »
    .two-terms = « { $found } » et « { $instead } » désignent la même chose dans ce texte ; s’en tenir à un seul terme
    .wrong-article = « { $found } » : le déterminant n’est pas du bon genre
    .number-unknown = les Règles de { $edition } n’ont pas de numéro { $article }{ $has-other ->
        [yes] , contrairement à celles de { $other }{ $has-instead ->
            [yes]  ; à remplacer par { $instead }
           *[no] {""}
        }
       *[no] {""}
    }
    .number-broken = il n’y a pas de numéro { $found } ; il s’agit de { $instead }
    .number-moved = le numéro { $article } ne désigne pas la même chose dans les Règles de { $edition } et dans celles de { $other }{ $has-instead ->
        [yes]  ; à remplacer par { $instead }
       *[no] {""}
    }
    .number-head = « { $found } » devant plusieurs numéros ; écrire le mot au pluriel
    .number-letter = { $found } est cyrillique ; les articles ont la lettre latine { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } fois)
    }
    .sequence-gap = on passe à { $article } en sautant { $instead }
    .sequence-order = { $article } vient après un numéro plus élevé
    .value = « { $found } » n’est pas ce que dit le numéro { $article } dans les Règles de { $edition }{ $has-instead ->
        [yes] {" "}({ $instead })
       *[no] {""}
    }{ $has-other ->
        [yes] , mais dans celles de { $other }
       *[no] {""}
    }
    .mixed-script = « { $found } » mêle des lettres latines et cyrilliques
    .doubled = mot écrit deux fois : « { $found } »
    .hyphenation = « { $found } » garde un trait d’union de fin de ligne ; écrire « { $instead } »
    .space = une espace manquante ou de trop : « { $found } »
    .quotes = { $found } n’est pas un guillemet de la langue du texte ; écrire { $instead }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } fois)
    }
    .dash = un trait d’union ; écrire « { $instead } »{ $times ->
        [one] {""}
       *[other] {" "}({ $times } fois)
    }
    .apostrophes = le texte a des apostrophes de deux sortes ; celle-ci y figure { $times ->
        [one] une fois
       *[other] { $times } fois
    }
    .spelling = « { $found } » ; écrire « { $instead } »
    .unknown-word = « { $found } » n’est dans aucune liste de mots
    .unpaired = { $found } reste sans le signe qui lui répond
    .bare-letter = « { $found } » ; écrire « { $instead } » : ailleurs, le texte met le signe sur la lettre
    .sign = « { $found } » a pris la place { $has-instead ->
        [yes] de « { $instead } »
       *[no] d’autres caractères
    }
    .digit = le chiffre { $found } a pris la place d’une lettre : « { $instead } »
    .artefact = « { $found } » vient d’une page ou d’un programme et n’appartient pas au texte{ $times ->
        [one] {""}
       *[other] {" "}({ $times } fois)
    }
    .repeated = ce passage figure déjà dans le texte : « { $found } »
    .foreign = « { $found } » est en anglais
    .full-stop = un point manquant ou de trop : « { $found } »
    .term-missing = le terme « { $concept } » de l’original manque dans la traduction
    .number-missing = { $instead } figure dans l’original, mais pas dans la traduction
    .number-added = { $instead } figure dans la traduction, mais pas dans l’original
    .modality = l’original a « { $instead } » ; ici, la règle n’est plus la même
    .negation = « { $instead } » nie quelque chose dans un seul des deux textes
    .left-out = une grande partie de l’original manque

## Livres

cli-books-built = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} ; commencer ici : { $file }

## Fichiers de parties

# $found: an option that has no place where the report is a table.
cli-no-table = { $found } ne donne pas de tableau : employer --format human ou json
cli-progress =
    .percent = { $file } : { $far } %, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
    .megabytes = { $file } : { $far } Mo, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-no-games =
    .folder = c’est un dossier ; il faut un fichier de parties
    .too-long = ici commence une partie de plus de { $megabytes } Mo
    .zero = un octet nul : ce n’est pas du texte ; rien n’est lu au-delà
    .rest-unread = rien ne peut être lu au-delà
    .empty = { $file } est vide ; il faut des parties
    .no-game = { $file } ne commence pas par une partie : ni en-tête ni coup n’ont été trouvés
# What a file is instead of games.
cli-no-text =
    .zip = c’est une archive zip ; il faut un texte de parties (PGN), simple ou compressé par gzip ou zstd
    .seven-zip = c’est une archive 7z ; il faut un texte de parties (PGN), simple ou compressé par gzip ou zstd
    .rar = c’est une archive rar ; il faut un texte de parties (PGN), simple ou compressé par gzip ou zstd
    .bzip2 = c’est compressé par bzip2 ; il faut un texte de parties (PGN), simple ou compressé par gzip ou zstd
    .xz = c’est compressé par xz ; il faut un texte de parties (PGN), simple ou compressé par gzip ou zstd
    .pdf = c’est un document PDF ; il faut un texte de parties (PGN), simple ou compressé par gzip ou zstd
cli-zstd =
    .too-early = les données zstd s’arrêtent trop tôt
    .broken = les données zstd sont endommagées
    .checksum = la somme de contrôle d’un bloc zstd est fausse
cli-claim =
    .one-file = --claim demande un seul fichier, celui de la partie
    .no-game = { $file } : il n’y a pas de partie { $number } ; le fichier contient { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
    .no-start = { $file }, ligne { $line } : il n’y a pas de position par laquelle commencer
    .no-such-move = { $file }, ligne { $line } : la partie ne va pas jusqu’à ce coup
    .ground = --claim « { $claim } » : il faut threefold ou fifty, puis le coup prévu s’il y en a un
    .one-move = --claim « { $claim } » : il faut un seul coup prévu

## Feuilles de partie

sheet-empty = { $file } : aucun coup dans cette feuille de partie
sheet-no-letters = il n’y a pas de lettres « { $found } » ; il y a { LIST($known) }
sheet-fault =
    .move-number = numéro de coup { $number }
    .nothing = rien n’est écrit
    .descriptive = inscription « { $entry } » : notation descriptive, non algébrique
    .numeric = inscription « { $entry } » : notation numérique, non algébrique
    .letter = inscription « { $entry } » : la lettre « { $sign } » ne désigne aucune pièce
    .no-arrival = inscription « { $entry } » : la case d’arrivée manque
    .sign = inscription « { $entry } » : « { $sign } » ne fait pas partie d’un coup
    .several = inscription « { $entry } » : { $count } coups peuvent être désignés
    .no-move = inscription « { $entry } » : aucun coup légal ne correspond
# After the word “expected”.
sheet-expected =
    .move-number = { $number }
    .example = un coup comme { $entry }
    .over = plus de coups : la partie est terminée
    .one-of = l’un de { $entries }
sheet-flaw =
    .letter-missing = inscription « { $entry } » : la lettre de la pièce manque
    .letter-small = inscription « { $entry } » : la lettre de la pièce est une minuscule
    .pawn-letter = inscription « { $entry } » : un pion n’a pas de lettre
    .arrival-incomplete = inscription « { $entry } » : la case d’arrivée n’est pas complète
    .capture-sign = inscription « { $entry } » : il y a un signe de prise, mais rien n’est pris
    .pawn-file-missing = inscription « { $entry } » : la colonne d’où le pion prend manque
    .departure-missing = inscription « { $entry } » : une autre pièce pourrait y aller, et seul un signe les distingue
    .promotion-sign = inscription « { $entry } » : il y a un signe avant la nouvelle pièce
    .offer-mark = inscription « { $entry } » : une proposition de nulle se note (=)
    .castling-form = inscription « { $entry } » : le roque s’écrit 0-0 ou 0-0-0
    .check-sign = inscription « { $entry } » : il y a un signe d’échec ou de mat qui ne correspond pas au coup
    .en-passant = inscription « { $entry } » : il y a la mention e.p., mais rien n’est pris en passant
