"""Counts what happened in the games of a PGN file with python-chess.

Usage: python_chess.py tree|legality|claims FILE.pgn
`tree` reads each game as a tree, `legality` only plays its moves, `claims` asks at every position whether a draw can
be claimed, on the board or by an intended move, until one can.
"""

import json
import sys

import chess.pgn


class Played(chess.pgn.BaseVisitor):
    """Plays the moves.

    A blank line too many within the headers cuts a game in two here: only what has headers counts as a game.
    """

    def __init__(self, counts, claims):
        self.counts = counts
        self.claims = claims
        self.found = False
        self.named = False
        self.illegal = False
        self.last = None

    def visit_header(self, name, value):
        self.named = True

    def visit_board(self, board):
        self.last = board
        if self.claims and not self.found:
            self.found = board.can_claim_draw()

    def visit_move(self, board, move):
        self.counts["plies"] += 1

    def begin_variation(self):
        return chess.pgn.SKIP

    def handle_error(self, error):
        self.illegal = True

    def result(self):
        self.counts["games"] += self.named
        self.counts["illegal"] += self.illegal
        if self.claims:
            self.counts["claim_available"] += self.found
            self.counts["checkmate"] += self.last.is_checkmate()
            self.counts["stalemate"] += self.last.is_stalemate()
            self.counts["insufficient_material"] += self.last.is_insufficient_material()
        return True


def main():
    work, path = sys.argv[1:]
    counts = {"games": 0, "plies": 0, "illegal": 0}
    if work == "claims":
        counts |= {"claim_available": 0, "checkmate": 0, "stalemate": 0, "insufficient_material": 0}
    with open(path, encoding="utf-8", errors="replace") as file:
        if work == "tree":
            while (game := chess.pgn.read_game(file)) is not None:
                plies = game.end().ply() - game.ply()
                counts["games"] += game.headers["White"] != "?"
                counts["plies"] += plies
                counts["illegal"] += bool(game.errors)
        else:
            while chess.pgn.read_game(file, Visitor=lambda: Played(counts, work == "claims")):
                pass
    print(json.dumps(counts, separators=(",", ":")))


if __name__ == "__main__":
    main()
