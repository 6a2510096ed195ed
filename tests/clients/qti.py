"""Has a package of QTI 2.1 converted to QTI 3 by an independent program and compares every item with the JSON of the same export.

Usage: qti.py FILE.zip FILE.json
"""

import sys
import xml.etree.ElementTree as ElementTree

from qti_convert import read_package, upgrade_package_files
from told import on_a_line, plain_name, questions, stem

QTI = "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"
INTERACTIONS = {
    "single": "choice-interaction",
    "several": "choice-interaction",
    "order": "order-interaction",
    "open": "extended-text-interaction",
}


def text(element):
    """All text in an element."""
    return "".join(element.itertext())


def compare(told, item):
    """Compares one item with its question."""
    name = stem(told)
    body = item.find(f"{QTI}qti-item-body")
    assert on_a_line(told["story"]) in text(body), name
    interactions = list(body.iter(f"{QTI}qti-{INTERACTIONS[told['form']]}"))
    assert len(interactions) == 1 and on_a_line(told["asked"]) in text(interactions[0]), name
    choices = {choice.get("identifier"): text(choice) for choice in interactions[0].iter(f"{QTI}qti-simple-choice")}
    assert sorted(choices.values()) == sorted(on_a_line(option["text"]) for option in told["options"]), name
    response = item.find(f"{QTI}qti-response-declaration")
    right = [choices[value.text] for value in response.iter(f"{QTI}qti-value")]
    assert right == [on_a_line(option["text"]) for option in told["options"] if option["right"]], name
    said = {feedback.get("identifier"): text(feedback) for feedback in item.iter(f"{QTI}qti-modal-feedback")}
    assert on_a_line(told["ruling"]) in said["shown"], name
    if told["form"] in ("single", "several"):
        for number, option in enumerate(told["options"], 1):
            feedback = said[f"choice-{number}"]
            assert feedback if option["right"] else feedback == on_a_line(option["why"]), name


def main():
    files = upgrade_package_files(read_package(sys.argv[1])).files
    wanted = questions(sys.argv[2])
    for told in wanted:
        item = ElementTree.fromstring(files[f"items/jadoube-{plain_name(stem(told))}.xml"])
        compare(told, item)
        for image in item.iter(f"{QTI}img"):
            assert image.get("src").replace("../", "") in files, image.get("src")
    items = [name for name in files if name.startswith("items/")]
    assert len(items) == len(wanted) > 0, (len(items), len(wanted))
    print(f"{len(items)} items of QTI read alike")


if __name__ == "__main__":
    main()
