### Ce qui figure sur les pages des règles à côté de leurs textes, et sur celle de tous les cas.

## Une règle

# Both stand before the heading of the rule: “More: An incorrect claim”.
rule-more = En savoir plus
# Before the editions that changed the rule.
rule-changed = Modifications :
# Before the rules whose cases examine this one, too.
cases-of-rules = Examinée aussi dans les cas de ces règles :

## Un chapitre

# The heading over the rules that the chosen edition does not have.
other-editions = Règles d’autres éditions

## Tous les cas

levels = La difficulté d’un cas
levels-lead = Un mot à côté d’un cas dit ce qu’il faut savoir pour en décider ; un cas sans cette mention est élémentaire.
level-means =
    .basic = Situations de tous les jours : une seule règle décide.
    .advanced = Il faut réunir plusieurs règles ou plusieurs faits.
    .expert = Situations rares, exceptions et textes qui se lisent de plus d’une façon.
