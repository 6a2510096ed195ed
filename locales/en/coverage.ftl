### What the program covers, what changed between two editions, and which texts are doubtful.

## What is covered

coverage = What is covered
coverage-lead = Every number of every edition and what became of it, the texts of each language, and the rules that lack a case.
coverage-numbers = Numbers
coverage-all = in all
# What became of a number.
coverage-is =
    .decided = decided by a rule
    .empowers = left to the arbiter
    .defined = fixes a meaning
    .not-modelled = states no rule
    .pending = not covered yet
coverage-list = list of numbers
coverage-complete = complete
coverage-incomplete = known in part
coverage-cases = Cases
coverage-runs = { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
}, judged in all editions and settings: { $runs ->
    [one] { $runs } ruling
   *[other] { $runs } rulings
}.
# What cases show of a rule: in how many it holds, does not hold, depends on facts that the case does not tell, and in how many the question does not arise.
coverage-shown = holds { $holds }, does not hold { $fails }, depends { $open }, silent { $silent }
column-state = State
coverage-gaps = Gaps
coverage-no-gaps = In every edition that has it, each rule is shown by at least one case in which it applies and by one in which it does not.
coverage-lacks =
    .holds = holds in no case
    .fails = never fails and is never shown silent
# Why a gap is accepted.
coverage-excuse =
    .to-come = the case is still to come
coverage-texts = Texts
column-language = Language
text-kind =
    .title = headings
    .rule = rules
    .holds = why it holds
    .fails = why it does not
coverage-text-missing = Missing: { LIST($messages) }.
coverage-sources = Rules of the source documents
coverage-sources-counted = { $count ->
    [one] { $count } rule, { $shown } shown by cases, { $nothing } deciding nothing.
   *[other] { $count } rules, { $shown } shown by cases, { $nothing } deciding nothing.
}
coverage-sources-elsewhere = They are test data: { $file } lists them, and a test compares them with the cases. Name the folder of the program’s sources with --data to see them here.
coverage-terms = Terms of the Laws
coverage-terms-counted = { $count ->
    [one] { $count } term, { $defined } of them defined in this language.
   *[other] { $count } terms, { $defined } of them defined in this language.
}
# A mark at a term that the glossary of the newest edition explains, too.
glossary-law-term = in the glossary of the Laws

## The official practice

practice = The official practice
practice-lead = What is taught beside the letter of the Laws, item by item, and what became of each. What is missing is said in English.
# Whose practice it is.
practice-layer =
    .fide = FIDE’s commentary
    .regulations = FIDE’s regulations
    .ecu = European Chess Union
    .ffe = France
    .dsb = Germany
    .jcf = Japan
    .maker = maker of the clock
# What an item does beside the letter.
practice-kind =
    .explains = explains the letter
    .fills = fills a gap
    .narrows = narrows a choice
    .contradicts = departs from the letter
    .procedure = lays down steps
# What became of an item.
practice-is =
    .held = held
    .pending = not held yet
    .not-modelled = decides no case
column-layer = Whose practice
column-kind = What it does
practice-missing = Missing: { $what }.
practice-cases = Shown by: { LIST($cases) }.
practice-procedures = A step of: { LIST($procedures) }.

## What changed between two editions

compare-title = { LIST($from) } and { LIST($to) } compared
compare-lead = What an arbiter who knows the older edition must learn anew: numbers, values, texts, and rulings.
compare-none = Nothing that we know of changed.
compare-same-edition = an edition is not compared with itself.
# $layers: whose practice counts beside the letter. $count of $cases are ruled otherwise by the letter.
compare-practice-title = Laws of { $edition } as they are taught ({ LIST($layers) }) and by their letter
compare-practice-see = as under { $item }
compare-practice-count = { $count ->
    [0] None of { $cases } cases is ruled otherwise by the letter.
    [one] One of { $cases } cases is ruled otherwise by the letter.
   *[other] { $count } of { $cases } cases are ruled otherwise by the letter.
}
compare-in = New rules
compare-out = Numbers no longer used (the rule may live on under another)
# $article: the number under which a rule that lost its own now stands.
compare-lives-on = (now part of { ARTICLE($article) })
compare-moved = Renumbered
compare-values = Values
compare-texts = Rules that read differently
compare-rulings = Cases with a different ruling
compare-pages = Editions compared
# On the page of a rule, under its history.
compare-link = { LIST($from) } → { LIST($to) }
# Stands for a value where an edition has no such rule.
value-none = no rule
# $is: yes or no.
value-boolean = { $is ->
    [yes] yes
   *[no] no
}

## Doubtful readings

doubts = Doubtful readings
doubts-lead = Some articles can be read in more than one way. This page says how we read each of them, and what the other reading would be. The cases of a rule show where it matters.
doubts-values = Values
