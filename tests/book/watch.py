#!/usr/bin/env python3
"""Writes as an author does while `jadoube book --watch` runs, and says how long open pages wait for what is new.

Run as: tests/book/watch.py PROGRAM [--most MILLISECONDS]
"""
import argparse
import json
import os
import pathlib
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
TITLES = "locales/de/cases/blitz.ftl"
CASES = "scenarios/blitz/blitz-illegal-move-loses.yaml"
CASE = "an-illegal-move-once-lost-a-blitz-game"


class Author:
    def __init__(self, program, work):
        self.data = work / "data"
        for top in ["book", "editions", "locales", "scenarios", "papers"]:
            shutil.copytree(ROOT / top, self.data / top)
        line = [program, "--data", self.data, "book", "--watch", "--port", "0", "--out", work / "book"]
        speaks = {**os.environ, "LC_ALL": "en"}
        self.run = subprocess.Popen(line, env=speaks, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.told = queue.Queue()
        threading.Thread(target=lambda: [self.told.put(line) for line in self.run.stdout], daemon=True).start()
        self.address = re.search(r"http://\S+/", self.says("http://")).group()
        self.rows = []

    def says(self, wanted, patience=900):
        """The next line that has this, of what the program says."""
        heard = []
        end = time.time() + patience
        while time.time() < end:
            try:
                heard.append(self.told.get(timeout=1))
            except queue.Empty:
                if self.run.poll() is not None:
                    break
                continue
            if wanted in heard[-1]:
                return heard[-1]
        sys.exit(f"“{wanted}” was not said, but:\n{''.join(heard)}")

    def page(self, path):
        with urllib.request.urlopen(self.address + path) as answer:
            return answer.read().decode()

    def news(self):
        """What an open page hears, as it comes."""
        with urllib.request.urlopen(self.address + ".jadoube/news", timeout=900) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def edit(self, what, path, old, new, hears):
        """Saves a file, and waits until an open page hears of it."""
        news = self.news()
        before = next(news)
        file = self.data / path
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{path}: {old}"
        begun = time.time()
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        heard = next(one for one in news if one != before and hears(before, one))
        waited = (time.time() - begun) * 1000
        said = self.says("ms)") if not heard["errors"] else ""
        self.rows.append((what, waited, said.strip()))
        print(f"{what:<40}{waited:7.0f} ms  {said.strip()}", flush=True)
        return heard


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--most", type=float)
    options = parser.parse_args()
    program = options.program.resolve()
    refused = subprocess.run([program, "--lang", "en", "book", "--watch"], capture_output=True, text=True)
    assert refused.returncode == 2 and "--data" in refused.stderr, refused
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        author = Author(program, work)
        print(f"{'the first books':<40}            {author.says('ms)').strip()}", flush=True)
        page = author.page(f"de/cases/{CASE}.html")
        assert "EventSource" in page, "the page listens"
        assert "EventSource" not in (work / f"book/de/cases/{CASE}.html").read_text(encoding="utf-8"), "the file is as it is"
        for path in ["../data/editions/2023.yaml", "%2e%2e/data/editions/2023.yaml", ".jadoube-book"]:
            try:
                author.page(path)
                sys.exit(f"{path} is served")
            except urllib.error.HTTPError as error:
                assert error.code == 404, error
        anew = lambda before, now: now["version"] != before["version"]
        faulty = lambda before, now: bool(now["errors"])
        author.edit("a title", TITLES, f"title-{CASE} = ", f"title-{CASE} = Neu: ", anew)
        author.edit("a fact", CASES, "move: Rg1", "move: Rf1", anew)
        assert "Neu: " in author.page(f"de/cases/{CASE}.html"), "the new title is there"
        few = author.rows[-2:]
        heard = author.edit("a fault", CASES, "id: ", "idea: ", faulty)
        assert f"{CASES}:1:1" in heard["errors"], heard
        assert CASES in author.says(CASES), "the terminal names the file"
        assert "Neu: " in author.page(f"de/cases/{CASE}.html"), "the last good books stay"
        news = author.news()
        assert next(news)["errors"]
        file = author.data / CASES
        file.write_text(file.read_text(encoding="utf-8").replace("idea: ", "id: ", 1), encoding="utf-8")
        next(one for one in news if not one["errors"])
        author.edit("a value of the Laws", "editions/2023.yaml", "value: 75}", "value: 74}", anew)
        author.run.send_signal(signal.SIGINT)
        code = author.run.wait(60)
        left = sorted(path.name for path in work.iterdir())
        assert code == 0 and left == ["book", "data"], (code, left)
        slow = [row for row in few if options.most is not None and row[1] > options.most]
        if slow:
            sys.exit(f"too slow: {slow}")


if __name__ == "__main__":
    main()
