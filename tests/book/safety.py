#!/usr/bin/env python3
"""What is left of a book where a run is stopped, meets another one, finds the disk full or the files of others.

Run as: tests/book/safety.py PROGRAM [--kills N]

After each run the folder must hold the old book whole or the new one whole, and files of others must be as they were.
The disk that fills up is a small one in memory, for which the script must be allowed to mount (root, or `unshare -rm`).
"""
import argparse
import hashlib
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHAPTERS = ["blitz", "chess960"]
LANGS = ["en", "de"]


def data(folder, title):
    """A folder of data with two chapters and two languages: a book of seconds."""
    for top in ["book", "editions", "locales", "scenarios"]:
        (folder / top).mkdir(parents=True)
    for path in (ROOT / "book").iterdir():
        copy = shutil.copytree if path.is_dir() else shutil.copy
        copy(path, folder / "book" / path.name)
    for path in (ROOT / "editions").glob("[0-9]*.yaml"):
        shutil.copy(path, folder / "editions")
    for lang in LANGS:
        shutil.copytree(ROOT / "locales" / lang, folder / "locales" / lang)
    for chapter in CHAPTERS:
        shutil.copytree(ROOT / "scenarios" / chapter, folder / "scenarios" / chapter)
    for path in (folder / "locales").glob("*/cases/*.ftl"):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"^(title-\S+ =) ", rf"\1 {title}: ", text, flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")
    for path in (folder / "locales").glob("*/search.yaml"):
        path.unlink()


def state(folder):
    """What a folder holds, file by file; nothing where there is none."""
    held = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            held[str(path.relative_to(folder))] = hashlib.sha256(path.read_bytes()).hexdigest()
    return held


class Bench:
    def __init__(self, program, work):
        self.program, self.work, self.faults, self.rows = program, work, [], []
        for name in ["old", "new"]:
            data(work / name, name)
        self.books, times = {}, []
        for name in ["old", "new"]:
            out = work / f"{name}-book" / "book"
            begun = time.time()
            run = self.run(name, out)
            times.append(time.time() - begun)
            if run.returncode:
                sys.exit(run.stderr)
            self.books[name] = state(out)
        self.seconds = min(times)
        if self.books["old"] == self.books["new"]:
            sys.exit("the old and the new book are the same")

    def line(self, name, out):
        return [self.program, "--data", self.work / name, "--lang", "en", "book", "--out", out]

    def run(self, name, out):
        return subprocess.run(self.line(name, out), capture_output=True, text=True)

    def start(self, name, out):
        return subprocess.Popen(self.line(name, out), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def fresh(self, name):
        """A folder of its own in which the old book stands."""
        out = self.work / name / "book"
        out.parent.mkdir()
        shutil.copytree(self.work / "old-book" / "book", out)
        return out

    def holds(self, out, foreign=()):
        held = state(out)
        for path in foreign:
            held.pop(path, None)
        return next((name for name, book in self.books.items() if held == book), "neither")

    def row(self, what, code, message, out, wanted, foreign=()):
        holds = self.holds(out, foreign)
        left = sorted(path.name for path in out.parent.iterdir() if path != out)
        good = holds in wanted
        self.rows.append((what, code, holds + ("" if good else " (!)"), ", ".join(left), message.strip().split("\n")[0][:90]))
        if not good:
            self.faults.append(what)


def kills(bench, count):
    out = bench.fresh("kills")
    moments = random.Random(1)
    for at in range(count):
        run = bench.start("new", out)
        # most of the time is needed to judge and to tell: the files are written at the end
        after = bench.seconds * moments.uniform(0.3, 1.0)
        time.sleep(after)
        run.send_signal(signal.SIGKILL)
        _, message = run.communicate()
        bench.row(f"kill -9 after {after:.2f} s", run.returncode, message, out, ["old", "new"] if run.returncode else ["new"])
        # a whole run sets it right, whatever was left
        run = bench.run("old", out)
        if run.returncode or bench.holds(out) != "old" or [*out.parent.iterdir()] != [out]:
            bench.faults.append(f"the run after kill {at + 1}: {run.stderr}")


def both(bench, count):
    for at in range(count):
        out = bench.fresh(f"both-{at}")
        runs = [bench.start("new", out)]
        time.sleep(bench.seconds * at / count)
        runs.append(bench.start("new", out))
        told = [run.communicate()[1] for run in runs]
        codes = [run.returncode for run in runs]
        bench.row(f"two runs, {at / count:.0%} apart", codes, "".join(told), out, ["new"])
        if 0 not in codes or any(code and not message for code, message in zip(codes, told)):
            bench.faults.append(f"two runs: {codes} {told}")


def full(bench):
    disk = bench.work / "disk"
    disk.mkdir()
    size = sum(path.stat().st_size for path in (bench.work / "old-book").rglob("*") if path.is_file())
    for share in [0, 0.02, 0.05, 0.1, 0.25]:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size * 4}", "tmpfs", disk])
        if mounted.returncode:
            bench.rows.append(("full disk", "-", "not tried: mounting is not allowed", "", ""))
            return
        try:
            out = disk / "book"
            shutil.copytree(bench.work / "old-book" / "book", out)
            filler = disk / "filler"
            with open(filler, "wb", buffering=0) as file:
                try:
                    while file.write(bytes(1 << 12)):
                        pass
                except OSError:
                    pass
            os.truncate(filler, filler.stat().st_size - int(size * share))
            run = bench.run("new", out)
            filler.unlink()
            # what did not change needs no room, so it may do
            wanted = ["new"] if run.returncode == 0 else ["old"]
            bench.row(f"full disk, room for {share:.0%} of a book", run.returncode, run.stderr, out, wanted)
            if (run.returncode == 0 and share < 0.05) or (run.returncode and not run.stderr):
                bench.faults.append(f"full disk, {share:.0%}: {run.returncode} {run.stderr}")
        finally:
            subprocess.run(["umount", disk], check=True)


def foreign(bench):
    for at, path in enumerate(["notes.txt", "en/notes.txt", "en/cases/mine.html", ".hidden", "empty/of/mine/file"]):
        out = bench.fresh(f"foreign-{at}")
        own = out / path
        own.parent.mkdir(parents=True, exist_ok=True)
        own.write_text("keep me")
        run = bench.run("new", out)
        bench.row(f"foreign file {path}", run.returncode, run.stderr, out, ["old"], [path])
        if run.returncode == 0 or path not in run.stderr or own.read_text() != "keep me":
            bench.faults.append(f"foreign file {path}: {run.returncode} {run.stderr}")
    out = bench.work / "never-a-book"
    out.mkdir()
    (out / "thesis.txt").write_text("keep me")
    run = bench.run("new", out)
    bench.rows.append(("folder of somebody else", run.returncode, "untouched" if state(out) and run.returncode else "(!)", "", run.stderr.strip().split("\n")[0][:90]))
    if run.returncode == 0 or [*out.iterdir()] != [out / "thesis.txt"]:
        bench.faults.append("folder of somebody else")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        bench = Bench(options.program.resolve(), pathlib.Path(work))
        print(f"a book of {len(bench.books['old'])} files, built in {bench.seconds:.1f} s", flush=True)
        foreign(bench)
        full(bench)
        both(bench, 5)
        kills(bench, options.kills)
        heads = ("what", "exit code", "the folder holds", "left beside it", "message")
        widths = [max(len(str(row[at])) for row in [heads, *bench.rows]) for at in range(5)]
        for row in [heads, *bench.rows]:
            print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths)).rstrip())
        for fault in bench.faults:
            print(f"FAULT: {fault}")
        sys.exit(bool(bench.faults))


if __name__ == "__main__":
    main()
