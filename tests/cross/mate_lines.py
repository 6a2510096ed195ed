"""Replays with python-chess the mating lines that `examples/mate_sets.rs` prints.

Usage: mate_sets lines 50 | mate_lines.py
"""

import sys

import chess


def main():
    lines, wrong, longest = 0, 0, 0
    for row in sys.stdin:
        fen, side, moves = row.rstrip("\n").split(";")
        board = chess.Board(fen)
        played = moves.split()
        lines += 1
        longest = max(longest, len(played))
        legal = True
        for uci in played:
            move = chess.Move.from_uci(uci)
            legal = legal and move in board.legal_moves
            if not legal:
                break
            board.push(move)
        loser = chess.BLACK if side == "w" else chess.WHITE
        if not (legal and board.is_checkmate() and board.turn == loser):
            wrong += 1
            print(f"no mate by {side}: {fen} {moves}")
    print(f"{lines - wrong} lines end with mate, {wrong} do not; the longest has {longest} half moves")
    return 1 if wrong or lines == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
