"""Introduces random single slips, by kind and seed, into games, house rules and tests, and reports those that check
misses. Manually: tests/cli_tools/slips.py build/narrator SEED [HOW MANY]. Each seed makes different slips."""
import collections
import concurrent.futures
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def misspelt(word, rng):
    """Drops or doubles a letter, or swaps it with the next one."""
    at = rng.randrange(len(word) - 1)
    made = [word[:at] + word[at + 1:], word[:at] + word[at] + word[at:], word[:at] + word[at + 1] + word[at] + word[at + 2:]]
    return rng.choice([one for one in made if one != word])


def misspell(pattern):
    """Returns a slip that misspells a word matched by the pattern's group."""
    def slip(text, rng):
        found = [one for one in re.finditer(pattern, text, re.M) if len(one[1]) > 3]
        if not found:
            return None
        one = rng.choice(found)
        return text[:one.start(1)] + misspelt(one[1], rng) + text[one.end(1):], one.start(1)
    return slip


def put(pattern, by):
    """Returns a slip that replaces a match of the pattern."""
    def slip(text, rng):
        found = list(re.finditer(pattern, text, re.M))
        if not found:
            return None
        one = rng.choice(found)
        return text[:one.start()] + one.expand(by) + text[one.end():], one.start()
    return slip


RULES = {
    "a text that is announced": misspell(r'\b(?:announce|narrate)\("([a-z.-]+)"'),
    "a text that is told": misspell(r'\btell\([^"\n]*, "([a-z.-]+)"'),
    "the id of a question": misspell(r'\bid = "([a-z-]+)"'),
    "a field of g": misspell(r"\bg\.([a-z_]+)\b"),
    "a field of a field of g": misspell(r"\bg\.[a-z_]+\.([a-z_]+)\b"),
    "a rule that is called": misspell(r"\brule\.([a-z_]+)\("),
    "a function of the library": misspell(r"\b(announce|tell|where|except|count|index_of|choose|confirm|ballots|reveal)[({]"),
    "a word that is compared with": misspell(r'[=~]= "([a-z-]+)"'),
    "a word that is counted": misspell(r'\b(?:count|those_who|index_of)\([^"\n]*"([a-z-]+)"\)'),
    "a value of a text": misspell(r"\b(?:announce|tell)\([^{\n]*\{ ([a-z_]+) ="),
    "a field of a question": misspell(r"\b(?:choose|confirm|number|ballots)\{[^}]*\b(args|from|secret|count|voters)\b ="),
    "a field of a widget": misspell(r'kind = "\w+",[^}]*\b(label|items|columns|rows|args|value)\b ='),
    "a kind of widget": misspell(r'kind = "(\w+)"'),
    "the reason of an end": misspell(r'reason = "([a-z-]+)"'),
    "a phase": misspell(r'phase = "([a-z-]+)"'),
    "a setting that is read": misspell(r'option\("(\w+)"\)'),
    "a fact": misspell(r'\breveal\([^"\n]*"?[^"\n]*"?, "(\w+)",'),
    "what is recalled": misspell(r'recall = "(\w+)"'),
    "an end that is not returned": put(r"^(\s+)return (base\([^\n]*\))$", r"\1\2"),
    "one sign of equality": put(r" == ", " = "),
    "an end that is missing": put(r"^end$", ""),
    "a comma that is missing": put(r'(= "[a-z-]+"), ([a-z_]+ = )', r"\1 \2"),
    "a list with a hole": put(r"\{ (g\.\w+|player), ", r"{ \1, nil, "),
}

DECLARED = {
    "a field of variant{}": misspell(r"^  (title|rule|text|settings|players|needs|conflicts) = "),
    "a field of a setting": misspell(r"^ +(default|min|max|values|about) = "),
    "a rule that is stood around": misspell(r'^(?:around|before|after)\("(?:ask\.|say\.)?([a-z_.-]+)"'),
    "a text of one's own": misspell(r'\["(?:ask\.|help\.)?([a-z.-]+)"\] = "'),
    "a placeholder": misspell(r'\["[a-z.-]+"\] = "[^"\n]*\{(\w+)\}'),
    "a brace that is not closed": put(r'(\["[a-z.-]+"\] = "[^"\n]*\{\w+)\}', r"\1"),
    "a language": put(r"^    en = \{", "    eng = {"),
    "base without values": put(r"\bbase\((?:g|q)[^)\n]*\)", "base()"),
}

TESTS = {
    "a field of a test": misspell(r"^  (players|play|says|not_said|asks|refuses|status) = "),
    "what a test wants said": misspell(r'^  says = "([^"\n]+)"'),
    "what a test wants asked": misspell(r'\basks = "([a-z-]+)"'),
    "an answer of a test": put(r'play = \{ "([^"\n]+)"', 'play = { "nonsense"'),
}


class Place:
    """A file that gets slips, and how it is checked."""

    def __init__(self, path):
        self.path, self.text = path, path.read_text()
        self.game = ROOT / "scripts" in path.parents
        begins = self.text.find("\ntest(")
        self.tested = begins >= 0 and "variants" in path.parts
        self.kinds = [(RULES, None)] + ([] if self.game else [(DECLARED, None)]) + ([(TESTS, begins)] if self.tested else [])

    def check(self, program, text, folder):
        if self.game:
            game = self.path.relative_to(ROOT / "scripts").parts[0]
            what = f"./own-{game}"  # a bundled game's id would be reported first
            shutil.copytree(ROOT / "scripts" / game, folder / what)
            (folder / what / self.path.relative_to(ROOT / "scripts" / game)).write_text(text)
            declaration = folder / what / "game.lua"
            declaration.write_text(declaration.read_text().replace(f'id = "{game}"', f'id = "own-{game}"', 1))
        else:
            shutil.copytree(self.path.parent, folder / "rules")
            (folder / "rules" / self.path.name).write_text(text)
            what = f"rules/{self.path.name}"
        return subprocess.run([program, "check", what, "--lang", "en"], capture_output=True, text=True, timeout=400, cwd=folder)


def drawn(seed, many):
    rng = random.Random(seed)
    places = [Place(path) for path in sorted(ROOT.glob("scripts/*/*.lua")) + sorted(ROOT.glob("variants/*/*.lua"))
              if path.parent.name != "lib" and "." not in path.stem]
    made = set()
    while len(made) < many:
        place = rng.choice(places)
        kinds, begins = rng.choice(place.kinds)
        kind = rng.choice(sorted(kinds))
        slip = kinds[kind](place.text if begins is None else place.text[begins:], rng)
        if slip is None:
            continue
        text, at = slip
        if begins is not None:
            text, at = place.text[:begins] + text, at + begins
        line = place.text[:at].count("\n") + 1
        begins_at = place.text.rfind("\ntest(", 0, at) + 1 if begins is not None else at  # where a test is named
        if text.splitlines()[line - 1].lstrip().startswith("--") or (place.path, text) in made:
            continue
        made.add((place.path, text))
        yield kind, place, text, (line, place.text[:begins_at].count("\n") + 1)


def verdict(program, kind, place, text, at):
    """missed: check reports nothing. elsewhere: its report names no line nearby."""
    with tempfile.TemporaryDirectory() as folder:
        run = place.check(program, text, pathlib.Path(folder))
    said = run.stdout + run.stderr
    lines = {int(one) for one in re.findall(rf"{re.escape(place.path.name)}:(\d+):", said)}
    if any(abs(one - line) <= 3 for one in lines for line in at):
        return "named", said
    return ("elsewhere" if run.returncode == 4 or lines else "missed"), said


def main():
    program, seed = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    many = int(sys.argv[3]) if len(sys.argv) > 3 else 250
    totals = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        slips = list(drawn(seed, many))
        for (kind, place, text, (line, _)), (found, _) in zip(slips, pool.map(lambda one: verdict(program, *one), slips)):
            totals[found] += 1
            if found != "named":
                name = place.path.relative_to(ROOT)
                print(f"{found}: {kind}, {name}:{line}: {text.splitlines()[line - 1].strip()}", flush=True)
    print(f"{many} slips, seed {seed}: " + ", ".join(f"{n} {found}" for found, n in sorted(totals.items())))


if __name__ == "__main__":
    main()
