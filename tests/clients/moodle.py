"""Reads Moodle XML with an independent parser and compares the questions with options with the JSON of the same export.

Usage: moodle.py FILE.xml FILE.json
"""

import sys

from moodle_xml_parser.parser import parse_file
from told import on_a_line, questions


def as_read(text):
    """The text as that parser gives it: without spaces around."""
    return on_a_line(text).strip()


def told_options(told):
    """The options of a question: text, whether right, and why not."""
    return [(as_read(option["text"]), option["right"], "" if option["right"] else as_read(option["why"])) for option in told["options"]]


def read_options(question):
    """The same as the parser read them."""
    options = ((option.answer.strip(), option.score_fraction, (option.feedback or "").strip()) for option in question.options)
    return [(text, score > 0, "" if score > 0 else why) for text, score, why in options]


def main():
    wanted = [told for told in questions(sys.argv[2]) if told["form"] in ("single", "several")]
    found = parse_file(sys.argv[1])["multichoice"]
    assert len(found) == len(wanted) > 0, (len(found), len(wanted))
    # In the file they stand by their articles.
    expected = sorted((told["form"] == "single", told_options(told)) for told in wanted)
    read = sorted((question.single, read_options(question)) for question in found)
    for one, other in zip(expected, read):
        assert one == other, (one, other)
    for question in found:
        right = sum(option.score_fraction for option in question.options if option.score_fraction > 0)
        assert abs(right - 100) < 0.001, question.name
    print(f"{len(found)} questions of Moodle XML read alike")


if __name__ == "__main__":
    main()
