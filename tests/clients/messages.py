"""Our messages in the tools of translators: linters, the lists for Pontoon and Weblate, and all chapters to XLIFF and PO and back.

Usage: messages.py PROGRAM DATA DIR [write]: `write` only writes weblate.json anew.
"""

import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys

from fluent.syntax import ast, parse, serialize, visitor
from moz.l10n.paths import L10nConfigPaths
from translate.storage import fluent, po, xliff

program, data, folder = sys.argv[1:4]
data, folder = pathlib.Path(data).resolve(), pathlib.Path(folder).resolve()
tools = pathlib.Path(sys.executable).parent
REFERENCE = "en"
# The component with the repository, whose place the other ones share.
MAIN = "ui"

locales = data / "locales"
chapters = sorted(file.relative_to(locales / REFERENCE).with_suffix("").as_posix() for file in (locales / REFERENCE).rglob("*.ftl"))
everywhere = sorted(path.parent.name for path in locales.glob("*/language.yaml"))
complete = [lang for lang in everywhere if "\nchapters:" not in (locales / lang / "language.yaml").read_text(encoding="utf-8")]
translations = [lang for lang in complete if lang != REFERENCE]
assert len(chapters) > 60 and REFERENCE in complete and len(translations) >= 3, (len(chapters), complete)


def component(chapter):
    """What Weblate is told of a chapter."""
    return {
        "name": chapter,
        "slug": chapter.replace("/", "-"),
        "vcs": "git",
        "branch": "main",
        "file_format": "fluent",
        "filemask": f"locales/*/{chapter}.ftl",
        "template": f"locales/{REFERENCE}/{chapter}.ftl",
        "new_base": f"locales/{REFERENCE}/{chapter}.ftl",
        "edit_template": False,
        "new_lang": "contact",
        "license": "GPL-3.0-or-later",
    }


components = json.dumps([component(chapter) for chapter in sorted(chapters, key=lambda name: (name != MAIN, name))], indent=2) + "\n"


class Text(visitor.Visitor):
    """What a linter would find in the texts of a file, if it knew our functions."""

    def __init__(self, remark):
        self.remark = remark

    def visit_TextElement(self, node):
        self.read(node.value)

    def visit_StringLiteral(self, node):
        self.read(node.value)

    def read(self, text):
        """Apostrophes stand within a word, or behind the s of a plural."""
        if '"' in text:
            self.remark(f"a straight quotation mark: {text!r}")
        if re.search(r"(?<!\w)'|(?<!s)'(?!\w)", text):
            self.remark(f"a straight single quotation mark: {text!r}")


def messages(file):
    """The messages of a file by name, without what is said about them; the order of attributes is nothing."""
    entries = parse(file.read_text(encoding="utf-8")).body
    found = {entry.id.name: entry for entry in entries if isinstance(entry, (ast.Message, ast.Term))}
    for entry in found.values():
        entry.comment = None
        entry.attributes.sort(key=lambda attribute: attribute.id.name)
    return found


def files_of(lang):
    """The files of a language by themselves, and as Weblate reads and writes them."""
    remarks = []
    for file in sorted((locales / lang).rglob("*.ftl")):
        remark = lambda what: remarks.append(f"{file.relative_to(data)}: {what}")
        resource = parse(file.read_text(encoding="utf-8"))
        kinds = [type(entry) for entry in resource.body]
        if ast.ResourceComment in kinds[1:]:
            remark("a comment on the file that is not its first lines")
        Text(remark).visit(resource)
        store = fluent.FluentFile.parsefile(str(file))
        units = sum(unit.istranslatable() for unit in store.units)
        if units != kinds.count(ast.Message):
            remark(f"Weblate reads {units} messages of {kinds.count(ast.Message)}")
        if bytes(store).decode() != serialize(resource):
            remark("Weblate writes it otherwise")
    return remarks


def jadoube(root, *arguments):
    line = [program, "--data", root, "translate", *arguments]
    return subprocess.run([*map(str, line)], capture_output=True, text=True, encoding="utf-8")


def saved(file):
    """The file as a translator's tool has read it and saved it, each text set anew; and how many texts it has."""
    kind = {".po": po.pofile, ".xliff": xliff.xlifffile}[file.suffix]
    store = kind.parsefile(str(file))
    units = [unit for unit in store.units if unit.istranslatable() and unit.target]
    for unit in units:
        unit.target = str(unit.target)
    again = file.with_stem(file.stem + "-saved")
    store.savefile(str(again))
    return again, len(units)


def round_trip(lang):
    """All chapters out, through a tool and back: into the files as they are, and into files without the translations."""
    remarks = []
    for kind in ("xliff", "po"):
        file = folder / f"{lang}.{kind}"
        done = jadoube(data, "export", "--lang", lang, "--to", kind, "--out", file)
        if done.returncode:
            return [done.stderr]
        file, count = saved(file)
        done = jadoube(data, "import", file)
        if (done.returncode, done.stdout) != (0, ""):
            remarks.append(f"{file}: {done.stdout[:2000]}{done.stderr[:2000]}")
    # Either nothing is there yet, or everything is there in the language of the source.
    bare = folder / f"bare-{lang}"
    shutil.rmtree(bare, ignore_errors=True)
    shutil.copytree(locales, bare / "locales")
    for other in ("book", "editions", "papers", "scenarios"):
        (bare / other).symlink_to(data / other)
    texts = 0
    for number, chapter in enumerate(chapters):
        target = bare / "locales" / lang / f"{chapter}.ftl"
        if number % 2:
            shutil.copyfile(locales / REFERENCE / f"{chapter}.ftl", target)
        else:
            target.write_text("### Nothing yet.\n", encoding="utf-8")
    done = jadoube(bare, "import", file, "--write")
    if done.returncode:
        return [*remarks, done.stderr[:2000]]
    for chapter in chapters:
        old, new = (messages(root / lang / f"{chapter}.ftl") for root in (locales, bare / "locales"))
        if old.keys() != new.keys():
            remarks.append(f"{file}: {chapter} has other messages: {old.keys() ^ new.keys()}")
        for name in old.keys() & new.keys():
            if not old[name].equals(new[name]):
                remarks.append(f"{file}: {chapter}: {name} differs")
            texts += bool(old[name].value) + len(old[name].attributes)
    if texts != count:
        remarks.append(f"{file}: {count} texts of {texts}")
    shutil.rmtree(bare)
    return remarks


def run(tool, *arguments):
    line = [*map(str, (tools / tool, *arguments))]
    return subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def linted(lang):
    """What the linters find in a language."""
    remarks = []
    for tool, arguments in (("moz-fluent-lint", ["--config", data / ".ci/fluent-lint.yaml", locales / lang]), ("moz-l10n", ["lint", "-q", locales / lang / "**/*.ftl"])):
        done = run(tool, *arguments)
        if done.returncode:
            remarks.append(f"{tool}: {lang}: {done.stdout}")
    return remarks


def compared(lang):
    """What compare-locales finds missing, superfluous or wrong in a language."""
    done = run("compare-locales", data / "l10n.toml", data, lang, "--json", "-")
    try:
        counts = json.loads(done.stdout)[0]["summary"][lang]
    except (ValueError, LookupError):
        return [f"compare-locales: {lang}: {done.stdout}"]
    # What else is counted, is there and differs from the source or does not.
    right = {"changed", "changed_w", "unchanged", "unchanged_w", "keys"}
    faults = any(count for key, count in counts.items() if key not in right)
    return [f"compare-locales: {lang}: {done.stdout}"] if faults or not counts.get("changed") else []


def listed(_):
    """What l10n.toml and weblate.json have otherwise than the folder."""
    remarks = []
    paths = L10nConfigPaths(str(data / "l10n.toml"))
    if sorted(paths.locales) != translations:
        remarks.append(f"l10n.toml: {paths.locales} instead of {translations}")
    found = {source: {paths.format_target_path(target, lang) for lang in langs} for (source, target), langs in paths.all().items()}
    path = lambda lang, chapter: str(locales / lang / f"{chapter}.ftl")
    if found != {path(REFERENCE, chapter): {path(lang, chapter) for lang in translations} for chapter in chapters}:
        remarks.append("l10n.toml does not name the files that there are")
    if (data / "weblate.json").read_text(encoding="utf-8") != components:
        remarks.append("weblate.json is not of these chapters: messages.py PROGRAM DATA DIR write")
    return remarks


def main():
    if sys.argv[4:] == ["write"]:
        (data / "weblate.json").write_text(components, encoding="utf-8")
        return
    folder.mkdir(parents=True, exist_ok=True)
    work = [(round_trip, translations), (files_of, everywhere), (compared, translations), (linted, everywhere), (listed, [None])]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        done = [pool.submit(task, lang) for task, langs in work for lang in langs]
        remarks = [remark for one in done for remark in one.result()]
    if remarks:
        sys.exit("\n".join(remarks[:50]) + f"\n{len(remarks)} faults")
    print(f"{len(chapters)} chapters, {', '.join(everywhere)}: no fault; {', '.join(translations)} to XLIFF and PO and back without a difference")


if __name__ == "__main__":
    main()
