"""Compares what the engine counts along random games with python-chess.

Legality, notation, repetition, the counters of moves without progress, and at the end of each game
the moves by which each player can still checkmate, or that the material forbids it.
Usage: facts.py PATH-OF-THE-FACTS-EXAMPLE [GAMES] [SEED]
"""

import json
import random
import subprocess
import sys

import chess

STARTS = [
    chess.STARTING_FEN,
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8",
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
    "8/5k2/8/3R4/8/2K5/8/7r w - - 90 100",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "8/8/4k3/8/8/4K3/8/R7 w - - 148 120",
    "8/5k2/3p4/8/8/2N5/5K2/8 w - - 0 60",
]


def random_game(rng):
    board = chess.Board(rng.choice(STARTS))
    start = board.fen()
    moves = []
    shuffle = rng.random() < 0.5
    for _ in range(rng.randrange(10, 220)):
        legal = list(board.legal_moves)
        if not legal:
            break
        quiet = [m for m in legal if not board.is_zeroing(m)]
        back = None
        if shuffle and len(moves) >= 2:
            last = chess.Move(moves[-2].to_square, moves[-2].from_square)
            back = last if last in legal else None
        if back and rng.random() < 0.7:
            move = back
        else:
            move = rng.choice(quiet if quiet and shuffle and rng.random() < 0.9 else legal)
        board.push(move)
        moves.append(move)
    return start, moves


def expected(start, moves):
    board = chess.Board(start)
    seen = {}

    def facts(played):
        key = (board.board_fen(), board.turn, board.clean_castling_rights(), board.ep_square if board.has_legal_en_passant() else None)
        line = facts.line
        line.append(key)
        return {
            "played": played,
            "legal": sorted(board.san(m).rstrip("+#") for m in board.legal_moves),
            "occurrences": line.count(key),
            "moves_without_progress": board.halfmove_clock // 2,
            "mate": board.is_checkmate(),
            "stalemate": board.is_stalemate(),
            "dead": board.is_insufficient_material(),
            "white_to_move": board.turn == chess.WHITE,
        }

    facts.line = []
    yield facts(None)
    for move in moves:
        san = board.san(move).rstrip("+#")
        board.push(move)
        yield facts(san)


def mate_is_right(board, colour, mate):
    if mate is None:
        return False
    if isinstance(mate, str):
        over = board.is_stalemate() or (board.is_checkmate() and board.turn == colour)
        return (mate == "material") == board.has_insufficient_material(colour) and (mate == "game-over") <= over
    board = board.copy(stack=False)
    for uci in mate:
        move = chess.Move.from_uci(uci)
        if move not in board.legal_moves:
            return False
        board.push(move)
    return board.is_checkmate() and board.turn != colour


def main():
    program = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 7)
    played = [random_game(rng) for _ in range(games)]
    lines = "\n".join(f"{start};{' '.join(m.uci() for m in moves)}" for start, moves in played)
    run = subprocess.run([program], input=lines + "\n", capture_output=True, text=True, check=False)
    if run.returncode != 0:
        print(run.stderr)
        return 1
    got = (json.loads(line) for line in run.stdout.splitlines())
    positions, wrong, most, lines, hopeless = 0, 0, 0, 0, 0
    for start, moves in played:
        for want in expected(start, moves):
            have = next(got)
            positions += 1
            most = max(most, want["occurrences"])
            same = (
                (have["played"] or "").rstrip("+#") == (want["played"] or "")
                and sorted(m.rstrip("+#") for m in have["legal"]) == want["legal"]
                and have["occurrences"] == want["occurrences"]
                and have["moves_without_progress"] == want["moves_without_progress"]
                and have["white_to_move"] == want["white_to_move"]
                and (have["outcome"] == "mate") == want["mate"]
                and (have["outcome"] == "stalemate") == want["stalemate"]
                and (not want["dead"] or want["stalemate"] or want["mate"] or have["outcome"] == "dead")
            )
            if have["mates"] is not None:
                board = chess.Board(have["fen"])
                lines += sum(isinstance(mate, list) for mate in have["mates"])
                hopeless += sum(isinstance(mate, str) for mate in have["mates"])
                same = same and all(map(mate_is_right, [board, board], chess.COLORS, have["mates"]))
            if not same:
                wrong += 1
                if wrong <= 5:
                    print(f"differs at {have['fen']}\n  want {want}\n  have {have}")
    print(f"{games} games, {positions} positions compared, most occurrences of one position: {most}")
    print(f"at the ends {lines} mating lines replayed, {hopeless} times no mate")
    if positions == 0 or most < 5 or lines == 0 or hopeless == 0:
        print("the games do not reach what is compared")
        return 1
    print(f"{positions - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
