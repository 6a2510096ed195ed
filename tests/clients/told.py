"""What the checks of this folder share: the questions as JSON, and their texts as other formats can have them."""

import json
import pathlib
import unicodedata


def questions(path):
    """The questions of an export as JSON."""
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def stem(told):
    """The id without its hash."""
    return told["id"].rpartition(".")[0]


def plain_name(name):
    """The name in letters, digits, hyphens and dots, as the exports write it."""
    return "".join(letter if letter.isascii() and letter.isalnum() or letter in "-." else f"_{ord(letter):x}_" for letter in name)


def on_a_line(text):
    """The text as XML can have it: on one line, without control characters."""
    for letter in "\t\n\r":
        text = text.replace(letter, " ")
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cc")
