"""Our messages in the tools of translators: linters, Pontoon's and Weblate's files, and a chapter out to XLIFF or PO and back.

Usage: messages.py PROGRAM DATA DIR [write]: `write` writes weblate.json anew, nothing else is done then.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

from fluent.syntax import ast, parse, visitor
from moz.l10n.paths import L10nConfigPaths
from translate.storage import factory, fluent, po, xliff

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
if sys.argv[4:] == ["write"]:
    (data / "weblate.json").write_text(components, encoding="utf-8")
    sys.exit()

failed = []


def hold(right, *what):
    if not right:
        failed.append(" ".join(map(str, what)))


# The linters, beside one another.
lint = [tools / "moz-fluent-lint", "--config", data / ".ci/fluent-lint.yaml", *(locales / lang for lang in everywhere)]
running = {
    "moz-fluent-lint": lint,
    "moz-l10n lint": [tools / "moz-l10n", "lint", "-q", *(locales / lang / "**/*.ftl" for lang in everywhere)],
    "compare-locales --validate": [tools / "compare-locales", "--validate", data / "l10n.toml", data],
    **{f"compare-locales {lang}": [tools / "compare-locales", data / "l10n.toml", data, lang, "--json", "-"] for lang in translations},
}
running = {name: subprocess.Popen([*map(str, line)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for name, line in running.items()}


class Text(visitor.Visitor):
    """What a linter would find in the texts of a file, if it knew our functions."""

    def __init__(self, name):
        self.name = name

    def remark(self, what, text):
        hold(False, f"{self.name}: {what}: {text!r}")

    def visit_TextElement(self, node):
        self.read(node.value)

    def visit_StringLiteral(self, node):
        self.read(node.value)

    def read(self, text):
        """Apostrophes stand within a word, or behind the s of a plural."""
        if '"' in text:
            self.remark("a straight quotation mark", text)
        if re.search(r"(?<!\w)'|'(?!\w)(?<!s')", text):
            self.remark("a straight single quotation mark", text)
        if "..." in text:
            self.remark("three full stops", text)

    def visit_Placeable(self, node):
        inner, outer = node.expression.span, node.span
        is_literal = isinstance(node.expression, ast.StringLiteral)
        is_choice = isinstance(node.expression, ast.SelectExpression)
        if not is_literal and (inner.start != outer.start + 2 or not is_choice and inner.end != outer.end - 2):
            self.remark("braces without one space inside", outer)
        self.generic_visit(node)


def messages(text):
    """The messages of a file by name, without what is said about them."""
    entries = parse(text).body
    found = {entry.id.name: entry for entry in entries if isinstance(entry, (ast.Message, ast.Term))}
    for entry in found.values():
        entry.comment = None
    return found


for file in sorted(locales.rglob("*.ftl")):
    name = file.relative_to(data)
    text = file.read_text(encoding="utf-8")
    resource = parse(text)
    kinds = [type(entry) for entry in resource.body]
    hold(ast.ResourceComment not in kinds[1:], f"{name}: a comment on the file that is not its first lines")
    Text(name).visit(resource)
    # As Weblate reads a file and writes it.
    store = fluent.FluentFile.parsefile(str(file))
    units = sum(unit.istranslatable() for unit in store.units)
    hold(units == len(messages(text)), f"{name}: Weblate reads {units} messages")
    hold(parse(bytes(store).decode()).equals(resource), f"{name}: Weblate writes it otherwise")

# Pontoon finds every file by l10n.toml, and Weblate by its list.
paths = L10nConfigPaths(str(data / "l10n.toml"))
hold(sorted(paths.locales) == translations, "l10n.toml: locales", paths.locales, "instead of", translations)
listed = {source: {paths.format_target_path(target, lang) for lang in langs} for (source, target), langs in paths.all().items()}
wanted = {str(locales / REFERENCE / f"{chapter}.ftl"): {str(locales / lang / f"{chapter}.ftl") for lang in translations} for chapter in chapters}
hold(listed == wanted, "l10n.toml does not name the files that there are")
hold((data / "weblate.json").read_text(encoding="utf-8") == components, "weblate.json is not of these chapters: messages.py … write")


def jadoube(root, *arguments):
    line = [program, "--data", root, "translate", *arguments]
    return subprocess.run([*map(str, line)], capture_output=True, text=True, encoding="utf-8")


def saved(file):
    """The file as a translator's tool has read and saved it, and how many texts it read as translated."""
    store = factory.getobject(str(file))
    hold(isinstance(store, {".po": po.pofile, ".xliff": xliff.xlifffile}[file.suffix]), file, type(store))
    for unit in store.units:
        # To set a text anew is what makes a tool write it itself.
        if unit.istranslatable() and unit.target:
            unit.target = str(unit.target)
    again = file.with_stem(file.stem + "-saved")
    store.savefile(str(again))
    return again, sum(unit.istranslatable() and bool(unit.target) for unit in store.units)


# Every chapter out, through a tool and back: into the files as they are, and into files that have none of the translations.
folder.mkdir(parents=True, exist_ok=True)
read = 0
for number, lang in enumerate(translations):
    kind = ["po", "xliff"][number % 2]
    for kind in ("xliff", "po"):
        file = folder / f"{lang}.{kind}"
        done = jadoube(data, "export", "--lang", lang, "--to", kind, "--out", file)
        hold(done.returncode == 0, done.stderr)
        file, count = saved(file)
        read += count
        done = jadoube(data, "import", file)
        hold((done.returncode, done.stdout) == (0, ""), f"{file}: {done.stdout[:2000]}{done.stderr[:2000]}")
        bare = folder / f"bare-{lang}-{kind}"
        shutil.rmtree(bare, ignore_errors=True)
        shutil.copytree(locales, bare / "locales")
        for extra in ("editions", "scenarios", "papers", "book"):
            (bare / extra).symlink_to(data / extra)
        # In PO nothing is there yet, in XLIFF everything is there in the language of the source.
        for chapter in chapters:
            target = bare / "locales" / lang / f"{chapter}.ftl"
            source = (locales / REFERENCE / f"{chapter}.ftl").read_text(encoding="utf-8")
            kept = source if kind == "xliff" else "### Nothing yet.\n"
            target.write_text(kept, encoding="utf-8")
        done = jadoube(bare, "import", file, "--write")
        hold(done.returncode == 0, done.stderr[:2000])
        for chapter in chapters:
            old = messages((locales / lang / f"{chapter}.ftl").read_text(encoding="utf-8"))
            new = messages((bare / "locales" / lang / f"{chapter}.ftl").read_text(encoding="utf-8"))
            hold(list(old) == list(new) or sorted(old) == sorted(new), f"{file}: {chapter} has other messages", set(old) ^ set(new))
            for name in old.keys() & new.keys():
                hold(old[name].equals(new[name]), f"{file}: {chapter}: {name} differs")
        shutil.rmtree(bare)

for name, process in running.items():
    said = process.communicate()[0]
    if name.startswith("compare-locales "):
        if name.endswith("--validate"):
            hold(process.returncode == 0 and "rror" not in said and "arning" not in said, name, said)
        else:
            summary = json.loads(said)["summary"] if process.returncode == 0 else {}
            (counts,) = summary.values() or [{}]
            faults = {key: count for key, count in counts.items() if key not in ("changed", "changed_w", "unchanged", "unchanged_w", "keys") and count}
            hold(counts and not faults, name, faults or said)
    hold(process.returncode == 0, name, said)

if failed:
    sys.exit("\n".join(failed[:50]) + f"\n{len(failed)} faults")
print(f"{len(chapters)} chapters in {', '.join(everywhere)}: linted; {read} texts to XLIFF and PO and back without a difference")
