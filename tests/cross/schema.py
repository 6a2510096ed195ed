"""Checks every scenario file against the JSON Schema that the program prints.

Usage: schema.py SCHEMA.json FOLDER
"""

import json
import pathlib
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """YAML 1.2 words: yes, no, on and off are text, as the program reads them; dates are text, too."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in resolvers if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", __import__("re").compile(r"^(?:true|false)$"), list("tf"))


def main():
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
    validator = jsonschema.Draft202012Validator(schema)
    cases, wrong = 0, 0
    for path in sorted(pathlib.Path(sys.argv[2]).rglob("*.yaml")):
        for case in yaml.load_all(path.read_text(), Loader):
            cases += 1
            errors = list(validator.iter_errors(case))
            for error in errors[:3]:
                print(f"{path}: {case.get('id')}: {error.json_path}: {error.message[:300]}")
            wrong += bool(errors)
    if not any(validator.iter_errors({"id": "x", "expect": [], "unknown-key": 1})):
        print("the schema accepts an unknown key")
        return 1
    print(f"{cases - wrong} passed, {wrong} failed")
    return 1 if wrong or cases == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
