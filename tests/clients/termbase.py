"""The term base as translators' tools read it, and taken back after one of them has saved it.

Usage: termbase.py PROGRAM DATA DIR
"""

import csv
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as tree

from translate.storage import tbx

program, data, folder = sys.argv[1:]
folder = pathlib.Path(folder)
folder.mkdir(parents=True, exist_ok=True)
LANGS = ["en", "it", "de", "ru", "fr"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
TBX = "{urn:iso:std:iso:30042:ed-2}"


def glossary(*arguments):
    line = [program, "--data", data, "glossary", *map(str, arguments)]
    return subprocess.run(line, capture_output=True, text=True, encoding="utf-8")


def export(name, *arguments):
    file = folder / name
    done = glossary("export", "--out", file, *arguments)
    assert done.returncode == 0, done.stderr
    return file


def comes_back(file):
    done = glossary("import", file)
    assert (done.returncode, done.stdout) == (0, ""), f"{file}: {done.stdout[:2000]}{done.stderr[:2000]}"


def rows(file):
    """The rows as any reader of CSV has them, without the apostrophe that guards a cell from being run."""
    with open(file, encoding="utf-8-sig", newline="") as text:
        for row in csv.DictReader(text):
            yield {key: cell[1:] if cell[:2] in ("'=", "'+", "'-", "'@", "''") else cell for key, cell in row.items()}


def listed(cell):
    """The forms in a cell, without the backslashes before what is no sign there."""
    return [re.sub(r"\\(.)", r"\1", form) for form in re.split(r"(?<!\\) \| ", cell)]


table = export("terms.csv", "--to", "csv")
terms, forms, avoided, definitions = {}, {}, {}, {}
for row in rows(table):
    key = row["id"], row["lang"]
    assert key not in terms, f"{key} stands twice"
    terms[key] = row["term"]
    forms[key] = listed(row["forms"])
    avoided[key] = [form for line in row["avoid"].splitlines() for form in listed(re.split(r"(?<!\\):", line)[0])]
    definitions[key] = row["definition"]
concepts = {concept for concept, _ in terms}
assert len(concepts) > 300 and len(terms) == len(concepts) * len(LANGS), (len(concepts), len(terms))

# Version 2, opened by the toolkit that Weblate, Pootle and Virtaal use.
two = export("terms-2.tbx", "--to", "tbx2")
for source in LANGS:
    target = LANGS[LANGS.index(source) - 1]
    store = tbx.tbxfile.parsefile(str(two))
    store.setsourcelanguage(source)
    store.settargetlanguage(target)
    assert {unit.getid() for unit in store.units} == concepts
    for unit in store.units:
        for lang, read in ((source, unit.get_source_terms()), (target, unit.get_target_terms())):
            key = unit.getid(), lang
            assert read[0].text == terms[key], (key, read[0])
            liked = [term.text for term in read if not any("level:" in note.text or "form of:" in note.text for note in term.notes)]
            assert sorted(liked) == sorted(forms[key]), (key, liked)
            others = [term.text for term in read if term.text not in liked]
            assert sorted(others) == sorted(avoided[key]), (key, others)
            assert not any(term.deprecated for term in read if term.text in liked), key
            assert definitions[key] in unit.getnotes("definition"), key
saved = folder / "terms-2-saved.tbx"
store.savefile(str(saved))
assert saved.read_bytes() != b""
comes_back(saved)

# The same with a term that was changed there.
unit = next(unit for unit in store.units if unit.getid() == "queen")
unit.source = unit.source + "x"
store.savefile(str(saved))
done = glossary("import", saved)
changed = [line for line in done.stdout.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
assert done.returncode == 0 and changed and all("x" in line or line[0] == "-" for line in changed), done

# Version 3, which the toolkit does not know: by its names.
three = export("terms-3.tbx", "--to", "tbx3")
root = tree.parse(three).getroot()
assert root.tag == f"{TBX}tbx" and root.get("style") == "dca" and root.get("type") == "TBX-Basic"
read = {
    (concept.get("id"), language.get(LANG)): language.find(f"{TBX}termSec/{TBX}term").text
    for concept in root.iter(f"{TBX}conceptEntry")
    for language in concept.findall(f"{TBX}langSec")
}
assert read == terms
tree.register_namespace("", TBX[1:-1])
saved = folder / "terms-3-saved.tbx"
tree.ElementTree(root).write(saved, encoding="utf-8", xml_declaration=True)
for file in (two, three, table, saved):
    comes_back(file)

# TSV as OmegaT reads it: lines with `#` are remarks, two or three fields between tabs.
for source, target in (("it", "de"), ("ru", "en")):
    lines = export("terms.txt", "--to", "tsv", "--lang", f"{source},{target}").read_text(encoding="utf-8").split("\n")
    fields = [line.split("\t") for line in lines if line and not line.startswith("#")]
    assert all(len(line) == 3 for line in fields)
    wanted = [(term, terms[concept, target]) for (concept, lang), term in terms.items() if lang == source]
    assert sorted((one.strip(), other.strip()) for one, other, _ in fields) == sorted(wanted)

print(f"terms: {len(concepts)} concepts in {len(LANGS)} languages, read by others and taken back without a difference")
