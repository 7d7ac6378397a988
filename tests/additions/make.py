"""Creates a copy of the project's tree of rules with an additional language and game, and a list of its files.

    make.py SOURCE-TREE NEW-TREE LIST

The language "xx" is English with a mark on each single-line text. The game is in the folder of this file."""
import pathlib
import re
import shutil
import sys

source, tree, listed = map(pathlib.Path, sys.argv[1:])
shutil.rmtree(tree, ignore_errors=True)
for folder in ("scripts", "variants"):
    shutil.copytree(source / folder, tree / folder)
    shutil.copytree(source / "tests" / "additions" / folder, tree / folder, dirs_exist_ok=True)
texts = tree / "scripts" / "lib" / "texts"
shutil.copytree(texts / "en", texts / "xx")
for path in (texts / "xx").iterdir():
    path.write_text(re.sub(r'(\["(?!also\.|list\.)[^"]+"\] = ")(?=[A-Z])', r"\1xx ", path.read_text()))
names = sorted(str(path.relative_to(tree)) for path in tree.rglob("*.lua") if not path.name.endswith(".d.lua"))
listed.write_text("\n".join(names) + "\n")
