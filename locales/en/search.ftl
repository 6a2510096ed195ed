### The search of the book: its box, and the page of words for readers without a script.

search-page = Index of words
search-lead = Terms, everyday words for them, and the headings of all rules, from A to Z. Where scripts run, the key / opens the search on every page.
# Stands in the empty box.
search-ask = A word or an article: flag, 7.5.5, 9.5b 2005
search-close = Close
# Followed by a colon and a number: what was found.
search-found = Results
search-none = Nothing found. Try fewer words, another word for it, or the number of an article.
search-all-words = All words from A to Z
# Headings over what was found.
search-kind =
    .situation = At the board
    .rule = Rules
    .procedure = Step by step
    .case = Cases
    .item = Practice
    .term = Glossary
    .page = Pages
