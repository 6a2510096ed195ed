### Words that several messages share.
###
### Functions that every message may use (forms come from language.yaml):
###   WHO($player, case: "nom")       who acts: White, player A, the arbiter
###   AGREE($player, sg: "…", pl: "…", m: "…", f: "…", n: "…")   the form that agrees with the actor's number or gender
###   TERM($piece, case: "bare")      a piece: rook, the rook, a rook
###   DURATION($time, case: "nom", unit: "minute")   2 minutes; unit is only for one fixed unit
###   CLOCK($time)                    0:04:10
###   MINUTES($time), SECONDS($time)  the bare number, to select on
###   MOVE($move), SQUARE($square)    in the reader's letters
###   ARTICLE($number, case: "bare")  Article 9.2
###   MEN($squares, case: "nom")     the knight on e2 and the pawn on e4; the piece on e2 where nobody knows what stands there
###   LIST($items, type: "and")       a, b and c
###   NUMBER($number)                 with the language's decimal mark
### The first letter of every sentence is made a capital by the program: write "il Bianco", "the arbiter".

# Stands where the text of an edition is not known to us.
value-unknown = (not known)

# Pieces of one kind in a list: “king, two rooks and a pawn”.
pieces =
    .king = { $count ->
        [one] king
       *[other] { $count } kings
    }
    .queen = { $count ->
        [one] queen
       *[other] { $count } queens
    }
    .rook = { $count ->
        [one] rook
       *[other] { $count } rooks
    }
    .bishop = { $count ->
        [one] bishop
       *[other] { $count } bishops
    }
    .knight = { $count ->
        [one] knight
       *[other] { $count } knights
    }
    .pawn = { $count ->
        [one] pawn
       *[other] { $count } pawns
    }

# What stands on the envelope of an adjourned game.
envelope =
    .names = the names of the players
    .position = the position before the sealed move
    .times = the times used by both players
    .sealer = the name of the player who sealed
    .move-number = the number of the sealed move
    .draw-offer = the offer of a draw
    .resumption = the date, time and place of the resumption
scoresheet-of = { WHO($player, case: "gen") } scoresheet
