"""Measures the audit against other programs, in one run and on one core, and prints the tables of benches/README.md.

Usage: anchors.py [--data ../shared/data] [--runs 5] [--core 1] [--only legality,report,dead,jobs,memory] [--built]

Run it with a Python that has chess==1.11.2, from the root of the repository; it builds what it measures, unless `--built` says that this has been done.
`pgn-extract` is measured where it is installed.

A time is the CPU time (user and system) of the whole process, the least of several runs, in which the programs of a
table take turns.
A ratio is printed only where both programs counted what the answer key says.
"""

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PLACE = ROOT / "target" / "anchors"
BARE = PLACE / "build" / "release" / "anchors"
BENCH = ROOT / "target" / "release" / "examples" / "audit_bench"
PROGRAM = ROOT / "target" / "release" / "jadoube"
PYTHON = [sys.executable, str(HERE / "anchors" / "python_chess.py")]
SLOW = 30.0
RUNS_WHEN_SLOW = 2

# Number of games in which …, from the README of the data.
KEYS = {
    "human10": {
        "games": 15899, "plies": 1331643, "illegal": 0, "threefold": 858, "fivefold": 7, "fifty_moves": 14,
        "seventy_five_moves": 1, "insufficient_material": 144, "checkmate": 219, "stalemate": 35,
        "claim_available": 1685, "dead_position": 179, "played_on_after_dead": 15, "plies_after_dead": 16,
    },
    "human1": {
        "games": 1590, "plies": 130443, "illegal": 0, "threefold": 90, "fivefold": 0, "fifty_moves": 0,
        "seventy_five_moves": 0, "insufficient_material": 10, "checkmate": 23, "stalemate": 3,
        "claim_available": 166, "dead_position": 12, "played_on_after_dead": 1, "plies_after_dead": 1,
    },
    "clk": {
        "games": 5753, "plies": 387778, "threefold": 96, "fivefold": 1, "fifty_moves": 0, "seventy_five_moves": 0,
        "insufficient_material": 57, "checkmate": 1283, "stalemate": 29, "claim_available": 170,
        "dead_position": 86, "played_on_after_dead": 3, "plies_after_dead": 4,
    },
}


@dataclass
class Corpus:
    name: str
    path: Path
    key: dict


@dataclass
class Row:
    """A program and its work on a corpus, and what came of it."""

    program: str
    work: str
    corpus: Corpus
    command: list
    counts: callable = None  # where the program does not print them itself
    base: bool = False  # what the others of this corpus are compared with
    runs: int = 0
    least: float = None
    found: dict = None
    memory: int = 0

    def measure(self, core):
        seconds, out = cpu(["taskset", "-c", str(core), *self.command])
        self.least = seconds if self.least is None else min(self.least, seconds)
        self.runs += 1
        if self.found is None:
            self.found = self.counts(self.corpus) if self.counts else json.loads(out.splitlines()[-1])

    def differences(self):
        """What was counted otherwise than the key has it, and whether anything was compared."""
        same = [name for name in self.corpus.key if name in self.found]
        wrong = [f"{name} {self.found[name]}, key {self.corpus.key[name]}" for name in same
                 if self.found[name] != self.corpus.key[name]]
        return wrong or ([] if same else ["nothing counted"])


def cpu(command):
    """The CPU seconds of a process, and what it printed."""
    with open(PLACE / "out", "w+b") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        printed = out.read().decode(errors="replace")
    if process.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: exit code {process.returncode}")
    return used.ru_utime + used.ru_stime, printed


def wall(command, cores):
    start = time.perf_counter()
    subprocess.run(["taskset", "-c", cores, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def peak(command):
    """The peak resident memory of a process in bytes, as the kernel counted it, asked every 2 ms."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    most = 0

    def watch():
        nonlocal most
        while process.poll() is None:
            try:
                status = Path(f"/proc/{process.pid}/status").read_text()
            except OSError:
                break
            found = re.search(r"VmHWM:\s+(\d+) kB", status)
            most = int(found[1]) * 1024 if found else most
            time.sleep(0.002)

    watcher = threading.Thread(target=watch)
    watcher.start()
    watcher.join()
    return most


def corpora(data):
    PLACE.mkdir(parents=True, exist_ok=True)
    found = {}
    print("| corpus | bytes | sha256 |\n|---|---|---|")
    for name in ("human1", "human10", "clk"):
        text = gzip.decompress((data / f"{name}.pgn.gz").read_bytes())
        found[name] = repeated(name, text, 1)
        if name == "human10":
            found["human10×10"] = repeated(name, text, 10)
    print()
    return found


def repeated(name, text, times):
    path = PLACE / (f"{name}.pgn" if times == 1 else f"{name}x{times}.pgn")
    digest = hashlib.sha256()
    with open(path, "wb") as file:
        for _ in range(times):
            file.write(text)
            digest.update(text)
    label = name if times == 1 else f"{name}×{times}"
    print(f"| {label} | {path.stat().st_size:,} | `{digest.hexdigest()}` |")
    return Corpus(label, path, {what: count * times for what, count in KEYS[name].items()})


def bare(work, corpus):
    return [str(BARE), work, str(corpus.path)]


def ours(work, corpus):
    return [str(BENCH), work, str(corpus.path)]


def audit(corpus, jobs=1):
    return [str(PROGRAM), "audit", str(corpus.path), "--format", "json", "--jobs", str(jobs)]


def extracted(corpus):
    """What pgn-extract says when it is not told to be silent."""
    run = subprocess.run(["pgn-extract", "-r", str(corpus.path)], capture_output=True, check=False)
    found = re.search(rb"(\d+) games? matched out of (\d+)", run.stderr)
    matched, games = int(found[1]), int(found[2])
    return {"games": games, "illegal": games - matched}


def legality(files):
    for name in ("human10×10", "human1", "clk"):
        at = files[name]
        yield Row("jadoube, its reader alone", "legality", at, ours("legality", at), base=True)
        yield Row("shakmaty + pgn-reader, bare loop", "legality", at, bare("legality", at))
        if shutil.which("pgn-extract"):
            yield Row("pgn-extract 19.04 `-r -s`", "legality", at,
                      ["pgn-extract", "-r", "-s", str(at.path)], counts=extracted)
        if name == "human1":
            yield Row("python-chess 1.11.2, visitor", "legality", at, [*PYTHON, "legality", str(at.path)])
            yield Row("python-chess 1.11.2, `read_game`", "legality", at, [*PYTHON, "tree", str(at.path)])


def report(files):
    for name in ("human10", "human1", "clk"):
        at = files[name]
        yield Row("jadoube, the whole report", "all counts, every claim with its moves, first dead ply, clocks, tags", at, ours("report", at), base=True)
        yield Row("shakmaty + pgn-reader, bare loop", "all counts, no claims", at, bare("scan", at))
        yield Row("shakmaty + pgn-reader, bare loop", "all counts, and whether there is a claim", at, bare("claims", at))
        if name == "human1":
            yield Row("python-chess 1.11.2, `can_claim_draw`", "whether there is a claim, asked until there is", at,
                      [*PYTHON, "claims", str(at.path)])
        yield Row("`jadoube audit --format json`", "everything, with a line of JSON a game", at, audit(at))


def dead(files):
    for name in ("human10", "human1", "clk"):
        at = files[name]
        yield Row("jadoube, the whole report, exact", "first dead ply and all the rest", at, ours("report", at), base=True)
        if name == "human1":
            yield Row("chasolver 3.0.0, exact, every ply", "first dead ply", at, bare("dead-exact", at))
        yield Row("chasolver 3.0.0, fast, every ply", "first dead ply", at, bare("dead-fast", at))
        yield Row("chasolver 3.0.0, fast, bisection", "first dead ply", at, bare("dead-bisect", at))


def measured(title, rows, options):
    rows = list(rows)
    print(f"### {title}\n")
    for _ in range(options.runs):
        for row in rows:
            if row.runs < RUNS_WHEN_SLOW or row.least < SLOW:
                row.measure(options.core)
    for row in rows:
        if row.least < SLOW:
            row.memory = peak(row.command)
    print("| corpus | program | work | CPU s | games/s | M plies/s | peak MB | its time : ours |\n|---|---|---|---|---|---|---|---|")
    for row in rows:
        base = next(other for other in rows if other.corpus is row.corpus and other.base)
        print(line(row, base))
    few = [row for row in rows if row.runs < options.runs]
    for row in few:
        print(f"\n{row.program} on {row.corpus.name}: {row.runs} runs only, for one takes more than {SLOW:.0f} s.")
    print(flush=True)


def line(row, base):
    wrong = row.differences()
    if wrong:
        ratio = "differs: " + "; ".join(wrong)
    elif base.differences():
        ratio = "ours differs"
    else:
        ratio = "1" if row is base else f"**{row.least / base.least:.3g}**"
    key = row.corpus.key
    return (
        f"| {row.corpus.name} | {row.program} | {row.work} | {row.least:.3f} | {key['games'] / row.least:,.0f} "
        f"| {key['plies'] / row.least / 1e6:.3g} | {f'{row.memory / 1e6:.1f}' if row.memory else '–'} | {ratio} |"
    )


def jobs(files, options):
    at = files["human10×10"]
    times = {1: [], 2: []}
    for _ in range(options.runs):
        for count in times:
            times[count].append(wall(audit(at, count), "0,1"))
    one, two = min(times[1]), min(times[2])
    print("### Two cores\n")
    print(f"`jadoube audit --format json` on {at.name}, wall time, least of {options.runs}: `--jobs 1` {one:.2f} s, "
          f"`--jobs 2` {two:.2f} s: **{one / two:.2f}** times as fast.")
    print(f"All runs: 1: {', '.join(f'{t:.2f}' for t in times[1])}; 2: {', '.join(f'{t:.2f}' for t in times[2])}; "
          f"load before the next table: {os.getloadavg()[0]:.1f}.\n", flush=True)


def memory(files, data):
    print("### Memory\n\n| corpus | jobs | peak MB |\n|---|---|---|")
    text = gzip.decompress((data / "human10.pgn.gz").read_bytes())
    large = PLACE / "human10x40.pgn"
    with open(large, "wb") as file:
        for _ in range(40):
            file.write(text)
    most = Corpus("human10×40", large, {})
    for at in (files["human10"], files["human10×10"], most):
        for count in (1, 2):
            print(f"| {at.name} | {count} | {peak(audit(at, count)) / 1e6:.1f} |", flush=True)
    large.unlink()


def build():
    cargo = ["cargo", "build", "--release", "--quiet"]
    subprocess.run([*cargo, "--locked", "--bin", "jadoube", "--example", "audit_bench"], cwd=ROOT, check=True)
    subprocess.run([*cargo, "--target-dir", str(PLACE / "build")], cwd=HERE / "anchors", check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, default=ROOT / ".." / "shared" / "data")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--core", type=int, default=1)
    parser.add_argument("--only", default="legality,report,dead,jobs,memory")
    parser.add_argument("--built", action="store_true")
    options = parser.parse_args()
    if not options.data.is_dir():
        raise SystemExit(f"{options.data} is missing: the benchmark needs the games")
    os.environ["PATH"] += ":/usr/games"
    if not options.built:
        build()
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    print(f"{model[1] if model else 'unknown processor'}, {os.cpu_count()} cores, "
          f"{time.strftime('%Y-%m-%d')}, load at the start {os.getloadavg()[0]:.1f}.\n")
    files = corpora(options.data)
    only = options.only.split(",")
    for title, name, rows in (
        ("Legality", "legality", legality), ("The whole report", "report", report), ("The first dead position", "dead", dead),
    ):
        if name in only:
            measured(title, rows(files), options)
    if "jobs" in only:
        jobs(files, options)
    if "memory" in only:
        memory(files, options.data)
    (PLACE / "out").unlink(missing_ok=True)


if __name__ == "__main__":
    main()
