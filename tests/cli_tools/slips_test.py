"""A hundred single slips of the pen, made into the house rules that come along: check names each at its line."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import unittest

from tools import PROGRAM, Tools

VARIANTS = pathlib.Path(__file__).resolve().parents[2] / "variants"
AT_LEAST = 100
EACH = 6  # slips of one kind


def misspelt(word):
    """Two letters in the middle change places, or the last stands twice."""
    at = max(0, len(word) // 2 - 1)
    changed = word[:at] + word[at:at + 2][::-1] + word[at + 2:]
    return changed if changed != word else word + word[-1]


def misspell(pattern):
    """The word that the pattern's group finds first, misspelt where it stands."""
    def slips(text):
        for found in re.finditer(pattern, text, re.M):
            yield text[:found.start(1)] + misspelt(found[1]) + text[found.end(1):], text[:found.start(1)].count("\n") + 1
    return slips


def replace(pattern, by):
    def slips(text):
        for found in re.finditer(pattern, text, re.M):
            yield text[:found.start()] + found.expand(by) + text[found.end():], text[:found.start()].count("\n") + 1
    return slips


def without_return(text):
    """Told of the rule that is stood around."""
    for found in re.finditer(r'^around\("(?!say\.)[^\n]*(\n(?!end)[^\n]*)*', text, re.M):
        body = found[0]
        if body.count("return ") != 1 or "return nil" in body:
            continue
        changed = re.sub(r"return (base\((?:[^()\n]|\([^()\n]*\))*\))( end\))?$", r"\1\2", body, flags=re.M)
        if changed != body:
            yield text[:found.start()] + changed + text[found.end():], text[:found.start()].count("\n") + 1


def without_text(text):
    """Told of where the text is used."""
    for found in re.finditer(r'^ *(?:en = \{ )?\["(?:ask\.)?([a-z.-]+)"\] = "[^"\n]*"(?:,$| \},$)', text, re.M):
        rules = text.index("\n}\n")  # behind variant{}
        used = re.compile(rf'(?:announce\(|tell\("?\w+"?, |return |id = )"{re.escape(found[1])}"').search(text, rules)
        if used:
            blank = "en = {}," if found[0].lstrip().startswith("en") else ""
            changed = text[:found.start()] + blank + text[found.end():]
            yield changed, text[:used.start()].count("\n") + 1


KINDS = {
    "a misspelt field of variant{}": misspell(r"^  (title|rule|text|settings) = "),
    "a misspelt field of a setting": misspell(r"^ +(default|min|max|values|about) = "),
    "a default beyond its limits": replace(r"default = \d+, min", "default = 99999, min"),
    "a misspelt setting": misspell(r'option\("(\w+)"\)'),
    "a misspelt rule": misspell(r'^(?:around|before|after)\("(\w\w\w\w+)"'),
    "a misspelt question": misspell(r'^around\("ask\.(\w+)"'),
    "a rule that is called by another name": misspell(r"\brule\.(\w\w\w\w+)\("),
    "a misspelt function": misspell(r"\b(announce|tell|where|map|index_of|choose|confirm|count)[({]"),
    "a dropped return": without_return,
    "a missing text": without_text,
    "a misspelt text": misspell(r'^(?: +en = \{)? +\["(?!word|also|phase|reason|team)[a-z]*\.?([a-z-]+)"\] = "'),
    "a misspelt announcement": misspell(r'\bannounce\("([a-z.-]+)"'),
    "a misspelt placeholder": misspell(r'\["[a-z.-]+"\] =\s*"[^"\n]*\{(\w\w\w\w+)\}'),
    "a brace that is not closed": replace(r'(\["[a-z.-]+"\] = "[^"\n]*\{\w+)\}', r"\1"),
    "a misspelt language": replace(r"^    en = \{", "    eng = {"),
    "a misspelt field of a question": misspell(r"(?:choose|confirm|number)\{[^}]*\b(args|from|secret|count)\b ="),
    "a misspelt field of a widget": misspell(r'kind = "\w+", (?:id = "[^"]*", )?(label|items|columns|rows|args|value)\b ='),
    "a misspelt field of g": misspell(r"(?<!tell\()\bg\.(\w\w\w\w+)\b(?! =|,[^\n]* = )"),
    "one sign of equality for two": replace(r" == ", " = "),
}


def hundred():
    """Slips of every kind, from as many house rules as there are."""
    files = [path for path in sorted(VARIANTS.glob("*/*.lua")) if "." not in path.stem]
    for kind, slips in KINDS.items():
        made = 0
        for path in files:
            one = next(slips(path.read_text()), None)
            if one and made < EACH:
                made += 1
                yield kind, path, *one


class Slips(Tools):
    def check(self, number, kind, path, text, line):
        folder = self.folder / str(number)
        folder.mkdir()
        (folder / path.name).write_text(text)
        for beside in path.parent.glob(path.stem + ".*.lua"):
            (folder / beside.name).write_text(beside.read_text())
        run = subprocess.run([PROGRAM, "check", path.name, "--lang", "en"], capture_output=True, text=True, timeout=300,
                             cwd=folder)
        # A text is named where its id stands, a question where it begins; a text that is not there, by its id.
        several = "text" in kind or "placeholder" in kind or "field of a question" in kind
        lines = "|".join(str(one) for one in (range(line - 2, line + 1) if several else (line,)))
        where = r"\d+: .* has no text" if kind == "a missing text" else rf"({lines}): "
        named = re.search(rf"(?m)^(narrator: )?{re.escape(path.name)}:{where}", run.stderr)
        if run.returncode == 4 and named:
            return None
        return f"{kind} in {path.parent.name}/{path.name}:{line}: {text.splitlines()[line - 1]}\n{run.stdout}{run.stderr}"

    def test_each_is_named_at_its_line(self):
        slips = list(hundred())
        self.assertGreaterEqual(len(slips), AT_LEAST)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            told = list(pool.map(lambda each: self.check(each[0], *each[1]), enumerate(slips)))
        missed = [one for one in told if one]
        self.assertEqual(len(missed), 0, f"{len(missed)} of {len(slips)} slips are not named:\n" + "\n".join(missed))


if __name__ == "__main__":
    unittest.main()
