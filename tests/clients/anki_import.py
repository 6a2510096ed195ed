"""Imports a package twice into Anki itself, the second time with new texts, and renders every card.

Usage: anki_import.py OLD.apkg NEW.apkg [NOTES]: packages with the same questions in two wordings, and how many there are.
"""

import sys
import tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest


def imported(collection, package):
    """What Anki says of an import: how many notes are new, how many updated, how many as they were."""
    request = ImportAnkiPackageRequest(package_path=package, options=ImportAnkiPackageOptions())
    log = collection.import_anki_package(request).log
    refused = [len(getattr(log, kind)) for kind in ("conflicting", "first_field_match", "missing_notetype", "missing_deck", "empty_first_field")]
    assert not any(refused), refused
    return len(log.new), len(log.updated), len(log.duplicate)


def fields(collection):
    """The fields of every note by its guid."""
    notes = (collection.get_note(note) for note in collection.find_notes(""))
    return {note.guid: dict(note.items()) for note in notes}


def main():
    old, new = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(f"{folder}/collection.anki2")
        first = imported(collection, old)
        before = fields(collection)
        count = int(sys.argv[3]) if len(sys.argv) > 3 else len(before)
        assert first == (count, 0, 0) and len(before) == count > 0, (first, len(before))
        again = imported(collection, old)
        assert again == (0, 0, count), again
        second = imported(collection, new)
        after = fields(collection)
        assert before.keys() == after.keys()
        changed = sum(before[guid] != after[guid] for guid in before)
        assert second[:2] == (0, changed if old != new else 0), (second, changed)

        media = collection.media.check()
        assert not media.missing and not media.unused, (media.missing, media.unused)
        for card in map(collection.get_card, collection.find_cards("")):
            note = after[card.note().guid]
            question, answer = card.question(), card.answer()
            for shown in (question, answer):
                assert "<script>" not in shown and "invalid template" not in shown, shown
            assert note["Question"] in question and note["Options"] in question
            for name in ("Answer", "Mistakes", "Ruling", "Why", "Articles"):
                assert note[name] in answer, name
            assert not card.note().has_tag("leech") and card.type == 0
        decks = [deck.name for deck in collection.decks.all_names_and_ids(skip_empty_default=True)]
        types = [kind.name for kind in collection.models.all_names_and_ids() if collection.models.use_count(collection.models.get(kind.id))]
        faults, sound = collection.fix_integrity()
        assert sound, faults
        print(f"{count} notes imported, {changed} changed by the second import; decks {decks}, note types {types}")
        collection.close()


if __name__ == "__main__":
    main()
