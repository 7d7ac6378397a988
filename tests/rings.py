"""Checks that no two folders of cli/ and engine/ include files of each other.

A file directly in engine/ counts as a folder; subfolders belong to their parent folder."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def folder(path):
    top, *names = path.split("/")
    return f"{top}/{names[0].removesuffix('.cpp').removesuffix('.hpp')}"


needs = {}
for file in (path for top in ("cli", "engine") for path in (ROOT / top).rglob("*.[ch]pp")):
    own = needs.setdefault(folder(str(file.relative_to(ROOT))), set())
    own |= {folder(one) for one in re.findall(r'^#include "((?:cli|engine)/.+)"', file.read_text(), re.M)} - {folder(str(file.relative_to(ROOT)))}


def reached(start):
    found, todo = set(), [start]
    while todo:
        new = needs.get(todo.pop(), set()) - found
        found |= new
        todo += new
    return found


ways = {one: reached(one) for one in needs}
rings = {frozenset(other for other in ways[one] if one in ways[other]) for one in needs}
wrong = [sorted(ring) for ring in rings if len(ring) > 1]
print("\n".join(f"need each other: {', '.join(ring)}" for ring in wrong), end="\n" if wrong else "")
sys.exit(bool(wrong))
