"""Compares what the audit counts in each game with python-chess: random games always, real games where they are there.

Repetitions, counted moves, mate, stalemate, material, illegal moves, and whether a draw could be claimed, on the board
or by an intended move.
Usage: audit.py PATH-OF-JADOUBE [GAMES] [SEED] [EVERY-NTH-REAL-GAME]
"""

import gzip
import io
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import chess
import chess.pgn

DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "human1.pgn.gz"
STARTS = [
    chess.STARTING_FEN,
    chess.STARTING_FEN,
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8",
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
    "8/5k2/8/3R4/8/2K5/8/7r w - - 90 100",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "8/8/4k3/8/8/4K3/8/R7 w - - 140 120",
    "8/8/4k3/8/3p4/4K3/8/8 w - - 0 1",
    "8/8/4k3/8/3n4/4K3/8/1B6 w - - 97 80",
    "6k1/8/6K1/8/8/8/8/5Q2 w - - 0 1",
]
COMPARED = [
    "illegal", "threefold", "fivefold", "fifty_moves", "seventy_five_moves", "insufficient_material", "checkmate",
    "stalemate", "claim_available",
]


def random_game(rng):
    """A game that often comes back to where it was, and goes on after it was over."""
    if rng.random() < 0.1:
        board = chess.Board.from_chess960_pos(rng.randrange(960))
    else:
        board = chess.Board(rng.choice(STARTS))
    start = board.copy()
    shuffle = rng.random() < 0.5
    moves = []
    for _ in range(rng.randrange(5, 200)):
        legal = list(board.legal_moves)
        if not legal:
            break
        quiet = [move for move in legal if not board.is_zeroing(move)]
        back = chess.Move(moves[-2].to_square, moves[-2].from_square) if len(moves) >= 2 else None
        if shuffle and back in legal and rng.random() < 0.7:
            move = back
        else:
            move = rng.choice(quiet if quiet and shuffle and rng.random() < 0.9 else legal)
        board.push(move)
        moves.append(move)
    return start, moves


def illegal_entry(board):
    """A move of the piece that leaves its own king in check, or goes where no piece can."""
    for move in board.pseudo_legal_moves:
        if not board.is_legal(move) and not board.is_castling(move) and move.promotion is None:
            piece = board.piece_at(move.from_square)
            if piece.piece_type not in (chess.PAWN, chess.KING) and len(board.pieces(piece.piece_type, board.turn)) == 1:
                return piece.symbol().upper() + chess.square_name(move.to_square)
    return "Na9"


def written(start, moves, entry):
    game = chess.pgn.Game()
    game.setup(start)
    node = game
    for move in moves:
        node = node.add_variation(move)
    text = str(game)
    return text[: text.rindex("*")] + f"{entry} *" if entry else text


def random_games(count, seed):
    rng = random.Random(seed)
    for _ in range(count):
        start, moves = random_game(rng)
        last = start.copy()
        for move in moves:
            last.push(move)
        entry = illegal_entry(last) if rng.random() < 0.1 else None
        yield written(start, moves, entry), start, moves, entry is not None


def real_games(every):
    text = gzip.decompress(DATA.read_bytes()).decode("utf-8", errors="replace")
    for one in re.split(r"(?m)^(?=\[Event )", text)[1::every]:
        tags = [line for line in one.splitlines() if line.startswith("[")]
        rest = [line for line in one.splitlines() if not line.startswith("[") and line.strip()]
        game = chess.pgn.read_game(io.StringIO("\n".join([*tags, "", *rest, ""])))
        assert not game.errors, game.errors
        yield one, game.board(), list(game.mainline_moves()), False


def expected(start, moves, illegal):
    """What python-chess counts; the positions are counted here, by what makes two of them the same."""
    board = start.copy()
    seen = Counter()
    most = 0
    clock = 0
    claim = False
    over = False
    for move in [None, *moves]:
        if move:
            board.push(move)
        ep = board.ep_square if board.has_legal_en_passant() else None
        key = (board.board_fen(), board.turn, board.clean_castling_rights(), ep)
        seen[key] += 1
        most = max(most, seen[key])
        clock = max(clock, board.halfmove_clock)
        # Once it is over, nobody can claim any more.
        over = over or board.is_game_over()
        claim = claim or (not over and board.can_claim_draw())
        if seen[key] >= 3 and not claim:
            assert over, "python-chess does not see its own repetition"
    return {
        "illegal": illegal,
        "threefold": most >= 3,
        "fivefold": most >= 5,
        "fifty_moves": clock >= 100,
        "seventy_five_moves": clock >= 150,
        "insufficient_material": board.is_insufficient_material(),
        "checkmate": board.is_checkmate(),
        "stalemate": board.is_stalemate(),
        "claim_available": claim,
    }


def audited(program, texts):
    with tempfile.NamedTemporaryFile("w", suffix=".pgn", encoding="utf-8") as file:
        file.write("\n\n".join(texts) + "\n")
        file.flush()
        run = subprocess.run([program, "audit", file.name, "--format", "json"], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise SystemExit(f"{run.stdout[-500:]}\n{run.stderr}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def compare(name, program, games, must_occur):
    games = list(games)
    *have, summary = audited(program, [text for text, *_ in games])
    if len(have) != len(games):
        print(f"{name}: {len(games)} games were written, {len(have)} were audited")
        return False
    wrong = 0
    total = Counter()
    unknown_here = 0
    for (text, start, moves, illegal), one in zip(games, have, strict=True):
        want = expected(start, moves, illegal)
        total.update(what for what, so in want.items() if so)
        one = one["counts"]
        if one["dead_with_material"]:
            # python-chess does not know that the game is over and that nobody can claim.
            unknown_here += 1
            want["claim_available"] = one["claim_available"]
        differing = [what for what in COMPARED if one[what] != want[what]]
        if want["insufficient_material"] and not one["dead_position"]:
            differing.append("dead_position")
        if differing:
            wrong += 1
            if wrong <= 5:
                print(f"{name}: differs in {', '.join(differing)}\n{text}\n  have {one}")
    for what in COMPARED:
        counted = sum(one["counts"][what] for one in have)
        if summary[what] != counted:
            wrong += 1
            print(f"{name}: the summary says {what} {summary[what]}, its games {counted}")
    print(f"{name}: {len(games)} games: " + ", ".join(f"{what} {total[what]}" for what in COMPARED))
    absent = [what for what in must_occur if not total[what]]
    if absent:
        print(f"{name}: the games do not reach {', '.join(absent)}")
    if unknown_here:
        print(f"{name}: {unknown_here} games dead though the material suffices, their claims not compared")
    print(f"{name}: {len(games) - wrong} passed, {wrong} failed")
    return not wrong and not absent


def main():
    program = sys.argv[1]
    count, seed, every = ([int(text) for text in sys.argv[2:]] + [400, 7, 5][len(sys.argv) - 2 :])
    fine = compare("random games", program, random_games(count, seed), COMPARED)
    if DATA.is_file():
        fine &= compare("real games", program, real_games(every), ["threefold", "claim_available", "checkmate"])
    else:
        print(f"real games: skipped, {DATA} is not there", file=sys.stderr)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
