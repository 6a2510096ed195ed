### What stands on the pages of the rules beside their texts, and on that of all cases.

## A rule

# Both stand before the heading of the rule: “More: An incorrect claim”.
rule-more = More
# Before the editions that changed the rule.
rule-changed = Changes:
# Before the rules whose cases examine this one, too.
cases-of-rules = Also examined in the cases of these rules:

## A chapter

# The heading over the rules that the chosen edition does not have.
other-editions = Rules of other editions

## All cases

levels = How hard a case is
levels-lead = A word beside a case says how much has to be known to rule on it; a case without one is basic.
level-means =
    .basic = Everyday matters: one rule decides.
    .advanced = Several rules or facts have to be put together.
    .expert = Rare situations, exceptions, and texts that can be read in more than one way.
