### Headings and words around a story, its ruling and a rule.

## A story and its ruling

heading-case = Case { $case }
case-cited = { $title } ({ $case })
heading-laws = Laws of { $edition }
heading-story = What happened
board-caption = { WHO($player) } to move
heading-ruling = Ruling
# Above what the letter rules, where the practice rules otherwise.
heading-by-the-letter = By the letter of the Laws
heading-as-taught = As it is taught
heading-reasons = Why
# $rule: number and heading of a provision. $status: whether it applies.
reason-heading = { $rule }: { $status }
reason-aside = { $rule } ({ $status }): { $why }
heading-depends = It depends
# Above the provisions that are told only for completeness.
reasons-aside = Also looked at:
# Said where nothing follows from an event; the value alone is an answer in the quiz, the attributes say why.
no-measure = No measure is needed.
    .not-happened = No measure is needed: it is not established that it happened.
    .not-his = What was done has no effect: it is not for that person to do.
    .unread = What is to be done under the Laws of { $edition } is not known to us: we have not seen their text.
    .no-rule = { $decided ->
        [claim] The Laws of { $edition } know no such claim; play goes on.
        [flag] The Laws of { $edition } know no such claim; play goes on.
        [request] The Laws of { $edition } give no right to it; the request is refused, and play goes on.
       *[none] The Laws of { $edition } contain no rule on what happened.
    }
    .in-order = Everything is in order; no measure is needed.
    .no-answer = The Laws of { $edition } do not answer this question.
    .used = The finding bears on the ruling on { $count ->
        [one] event
       *[other] events
    } { LIST($events) }; no further measure is needed.
    .answered = The answer follows from the reasons.
    .not-met = { $count ->
        [one] { $decided ->
            [claim] The claim is rejected, and play goes on: the conditions of { ARTICLE($article) } are not met.
            [flag] The claim of a flag-fall is rejected, and play goes on: the conditions of { ARTICLE($article) } are not met.
            [request] The request is refused, and play goes on: the conditions of { ARTICLE($article) } are not met.
           *[none] No measure is needed under { ARTICLE($article) }.
        }
       *[other] { $decided ->
            [claim] The claim is rejected, and play goes on: the conditions of Articles { LIST($articles) } are not met.
            [flag] The claim of a flag-fall is rejected, and play goes on: the conditions of Articles { LIST($articles) } are not met.
            [request] The request is refused, and play goes on: the conditions of Articles { LIST($articles) } are not met.
           *[none] No measure is needed under Articles { LIST($articles) }.
        }
    }
    .used-before = The finding bears on what was ruled before; no further measure is needed.
    .not-raised = { $decided ->
        [claim] The Laws of { $edition } have no rule for the claim; play goes on.
        [flag] The Laws of { $edition } have no rule for the claim; play goes on.
        [request] The Laws of { $edition } give no right to it; the request is refused, and play goes on.
       *[none] The Laws of { $edition } contain no rule on what happened.
    }
    .no-more = No further measure is needed.
# $rules: provisions whose text in this edition nobody here has seen.
text-unread = The ruling may be incomplete: the text of the Laws of { $edition } on this is not known to us ({ LIST($rules) }).
# The colon after a condition: “If the move is legal:”.
condition = { $condition }:
# $told: what was told, each a sentence of the story in quotation marks.
told-without-weight = It makes no difference to the ruling: { LIST($told) }.
told-sentence =
    .case = “{ $sentence }”
    .event = “{ $sentence }” (event { $event })

## Reasons

# $count: of how many articles together.
status =
    .applies = { $count ->
        [one] applies
       *[other] apply
    }
    .applies-not = { $count ->
        [one] does not apply
       *[other] do not apply
    }
    .broken = broken
    .kept = not broken
    .done = observed
    .not-done = not observed
    .met = conditions met
    .not-met = conditions not met
    .granted = the right exists
    .not-granted = no right here
    .yields = gives way
    .lapses = no longer matters, as the game is over
# $title is the heading of a provision, $article its number where it has one ($numbered: yes or no; taught where it is the name of an item of the practice).
provision-named = { $numbered ->
    [yes] { ARTICLE($article) }, { $title }
    [taught] Practice { $article }, { $title }
   *[no] { $title }
}
yields-within = gives way to the exception in the same article: { $title }
provisions-named = Articles { LIST($articles) }, { $title }
yields-to = gives way to { $numbered ->
    [yes] { ARTICLE($article) } ({ $title })
    [taught] Practice { $article } ({ $title })
   *[no] the rule “{ $title }”
}
# Under a reason, where the practice and not the letter of the Laws says so.
reason-taught =
    .fide = FIDE’s commentary on the Laws teaches this: { LIST($items) }.
    .regulations = A regulation of FIDE lays this down: { LIST($items) }.
    .ecu = The European Chess Union advises this: { LIST($items) }.
    .ffe = This is taught in France: { LIST($items) }.
    .dsb = This is taught in Germany: { LIST($items) }.
    .jcf = This is taught in Japan: { LIST($items) }.
    .maker = This is how the clock works: { LIST($items) }.
# A heading over what is taught beside a rule, or ruled beside the letter: whose practice it is, and where it counts.
heading-taught =
    .fide = How FIDE teaches it
    .regulations = Where FIDE’s regulations apply
    .ecu = As the European Chess Union advises
    .ffe = How it is taught in France
    .dsb = How it is taught in Germany
    .jcf = How it is taught in Japan
    .maker = How the clock works
# $item: the name of an item of the practice, as M-035. $title: its heading.
item-named = { $item } “{ $title }”
# $sources: keys of sources, each with a place. Part of a line of facts about an item, as the next one.
practice-source = source: { LIST($sources) }
practice-not-yet = It does not count beside the Laws of { $edition }.
practice-since = taught since the Laws of { $edition }
# $articles: the numbers that an item is about.
practice-articles = About { LIST($articles) }.
heading-rules = Rules that hold it
# Why a player can checkmate or cannot; moves follow after a colon. $either: yes where it is said of both players alike.
# $count: the player's own moves up to the mate. $only: yes where a single move is forced.
# $end: how forced moves end: stalemate, mate (of this player), or material with which this player cannot checkmate.
# $why: what can be seen of a position that was proved: every move ends the game (at-once), the pawns block each other (blocked), or neither (hidden).
mate-proof =
    .line = With { WHO($opponent, case: "gen") } help, { WHO($player) } can checkmate in { $count ->
        [one] one move
       *[other] { $count } moves
    }:
    .usual = With these pieces { WHO($player) } can checkmate, unless the position itself prevents it.
    .material = { $either ->
        [yes] No position with these pieces is a checkmate, by either player.
       *[no] No position with these pieces is a checkmate by { WHO($player) }.
    }
    .proof = { $why ->
        [at-once] { $either ->
            [yes] Every legal move ends the game at once, none of them with checkmate by either player.
           *[no] Every legal move ends the game at once, none of them with checkmate by { WHO($player) }.
        }
        [blocked] { $either ->
            [yes] All pawns block each other, and it is proved that no series of legal moves, however long, ends with checkmate by either player.
           *[no] All pawns block each other, and it is proved that no series of legal moves, however long, ends with checkmate by { WHO($player) }.
        }
       *[hidden] { $either ->
            [yes] It is proved that no series of legal moves, however long, ends with checkmate by either player.
           *[no] It is proved that no series of legal moves, however long, ends with checkmate by { WHO($player) }.
        }
    }
    .forced = { $only ->
        [yes] The only legal move
       *[no] A series of forced moves
    } { $end ->
        [stalemate] ends in stalemate:
        [mate] ends with { WHO($player) } checkmated:
       *[material] { $either ->
            [yes] leaves pieces with which neither player can checkmate:
           *[no] leaves pieces with which { WHO($player) } cannot checkmate:
        }
    }
    .over = { $end ->
        [stalemate] The position is already stalemate.
       *[mate] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } already checkmated.
    }
    .illegal = The position is illegal, so legal moves are not defined in it.
    .undecided = Neither a mating series of moves was found nor a proof that there is none.
# What is not certain in an edition; $value: the name of a value.
confidence =
    .reported = Known only from reports about this edition: “{ $value }”.
    .unverified = Not verified in any text of this edition: “{ $value }”.
    .unseen = We have not read the text of this rule in this edition (unverified).
# On what the reasons rest. $all: clauses that are taken for granted, values in quotation marks, or numbers of articles; $count: how many.
rests-on =
    .presumed = It is assumed { LIST($all) }.
    .reported = This is not taken from the text of the Laws of { $edition } but from other sources: { LIST($all) }.
    .unverified = This could not be checked against a text of the Laws of { $edition }: { LIST($all) }.
    .unseen = We have not read the wording of { $count ->
        [one] Article
       *[other] Articles
    } { LIST($all) } in the Laws of { $edition }.

## A rule

rule-absent = The Laws of { $edition } contain no such rule.
rule-not-here = The rule is not among those by which this game is played.
rule-unread = The text of the Laws of { $edition } on this is not known to us.
heading-numbers = Number in each edition
number-none = none
heading-cases = Cases
no-cases = No case yet.

## Faults

no-ruling = There is no ruling.
    .conflict = { $first } and { $second } contradict each other here, and neither gives way. This is an error of the program, not of the case.
    .contradiction = On event { $event } the case says: { $asserted } But the board shows: { $shown }
    .empty-square = In event { $event } a piece is touched or released, but none stands on { SQUARE($square) }.
    .unreadable = In event { $event } “{ $text }” cannot be read as a move. { $why }
    .too-open = The case leaves too much open; { $count ->
        [one] one question was
       *[other] { $count } questions were
    } followed. The last one: { $last }
# Why a text is no move; it follows the sentence that says so.
unread =
    .unreadable = It names no piece and no square as a move does.
    .no-such-piece = No piece of { WHO($player) } can be meant.
    .another-piece = The piece named does not stand on { SQUARE($square) }.
    .ambiguous = More than one piece can be meant: those on { LIST($squares) }.
unknown-language = there is no language “{ $found }”; there are { LIST($known) }.
unknown-case = there is no case “{ $found }”.
unknown-article = there is no article “{ $found }” in the Laws of { $edition }.
article-elsewhere = Article { $found } stands in the Laws of { LIST($editions) }; “--edition { $newest }” shows it.
article-without-rule = Article { $found } of { $edition } states no rule of its own. { $reason }.
article-pending = Article { $found } of { $edition } is not covered yet.
perhaps = Perhaps { LIST($near, type: "or") }?

## Finding words for a case

words-kind =
    .act = act
    .actor = actor
    .circumstance = circumstance
    .fact = fact
    .finding = finding
    .effect = effect
    .setting = setting
    .option = choice of the event
words-kinds =
    .act = What somebody does
    .actor = Who does it
    .circumstance = Circumstances of an event
    .fact = Facts
    .finding = What the arbiter finds
    .effect = What a ruling does
    .setting = What is fixed before the game
    .option = What the regulations of the event choose
words-case = A case with it: { $case }
words-nothing = no word for “{ $found }” was found.
