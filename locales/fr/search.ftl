### La recherche dans le livre : son champ, et la page des mots pour qui lit sans script.

search-page = Index des mots
search-lead = Les termes, les mots courants qui y mènent et les titres de toutes les règles, de A à Z. Là où les scripts fonctionnent, la touche / ouvre la recherche sur chaque page.
# Stands in the empty box.
search-ask = Un mot ou un article : drapeau, 7.5.5, 9.5b 2005
search-close = Fermer
# Followed by a colon and a number: what was found.
search-found = Résultats
search-none = Rien n’a été trouvé. Essayez moins de mots, un autre mot ou le numéro d’un article.
search-all-words = Tous les mots de A à Z
# Headings over what was found.
search-kind =
    .situation = Devant l’échiquier
    .rule = Règles
    .procedure = Pas à pas
    .case = Cas
    .item = Pratique
    .term = Glossaire
    .page = Pages du livre
