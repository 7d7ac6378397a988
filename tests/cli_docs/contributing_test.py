"""CONTRIBUTING.md is up to date: folders, files, classes, and where things are added."""
import pathlib
import re
import unittest

from manual import ROOT, items, page, part

PAGE = (ROOT / "CONTRIBUTING.md").read_text()
CODE = {path: path.read_text() for top in ("cli", "engine") for path in (ROOT / top).rglob("*.[ch]pp")}


class House(unittest.TestCase):
    def test_its_files_are_there(self):
        for path in re.findall(r"`((?:cli|engine|scripts|tests|man|variants)/[\w./]*[\w/])`", PAGE):
            if any(part.split(".")[0].isupper() for part in path.split("/")):
                continue
            self.assertTrue((ROOT / path).exists(), path)

    def test_it_has_a_row_for_each_of_its_folders(self):
        rows = re.findall(r"^\| `((?:cli|engine)/\w+)/` \|", PAGE, re.M)
        folders = [f"{top}/{one.name}" for top in ("cli", "engine") for one in (ROOT / top).iterdir() if one.is_dir()]
        self.assertEqual(sorted(rows), sorted(folders))

    def test_no_two_classes_have_one_name(self):
        declared = {}
        for path, text in CODE.items():
            for kind in re.findall(r"^(?:class|struct|enum class) (\w+)(?: final)?(?= \{| :|$)", text, re.M):
                declared.setdefault(kind, []).append(str(path.relative_to(ROOT)))
        self.assertEqual({kind: files for kind, files in declared.items() if len(files) > 1}, {})


class Journey(unittest.TestCase):
    """The path of one answer: everything named on it exists under that name."""

    def test_what_it_names_is_there(self):
        steps = PAGE[PAGE.index("## One answer"):PAGE.index("## To add something")]
        names = re.findall(r"`(?:\w+::)?(\w+)(?:\(\))?`", steps)
        self.assertGreater(len(set(names)), 30)
        declared = r"(?:class|struct|enum class|using) {0}\b|\b{0}\("
        for name in set(names) - {"ja", "test"}:
            self.assertTrue(any(re.search(declared.format(name), text) for text in CODE.values()), name)


class KindsOfQuestion(unittest.TestCase):
    """Each kind of question is known everywhere that the compiler does not check."""

    def setUp(self):
        numbered = re.search(r"enum class Form \{(.*?)\};", CODE[ROOT / "engine/question/question.hpp"], re.S).group(1)
        self.forms = re.findall(r"^  (\w+),", numbered, re.M)

    def test_scripts_have_them_by_the_same_numbers(self):
        source = (ROOT / "scripts" / "lib" / "ask.lua").read_text()
        names, numbers = re.search(r"^local ([A-Z, ]+) = ([\d, ]+)$", source, re.M).groups()
        self.assertEqual(names.lower().split(", "), self.forms)
        self.assertEqual([int(number) for number in numbers.split(", ")], list(range(len(self.forms))))
        for form in self.forms:
            self.assertRegex(source, rf"api\.{form}(\(q\)| = asks\()")

    def test_scripts_put_on_the_stack_what_is_looked_for_there(self):
        source = (ROOT / "scripts" / "lib" / "ask.lua").read_text()
        enum = re.search(r"enum StackPlace : int \{(.*?)\};", CODE[ROOT / "engine/lua/reading/read_values.hpp"], re.S).group(1)
        places = [name.lower() for name in re.findall(r"k(\w+)", enum)]
        calls = re.findall(r"return yield\((.*)\)$", source, re.M)
        self.assertGreater(len(calls), 1)
        for call in calls:
            put = [value.split(".")[-1].lower() for value in call.split(", ")]
            self.assertEqual(len(put), len(places))
            for value, place in zip(put, places):
                known = {"question": ["q"], "form": ["form", "number"], "options": ["from", "nil"], "slots": ["slots", "nil"]}
                self.assertIn(value, known.get(place, [place]), call)

    def test_manual_and_fuzzer_have_them(self):
        described = items(part(page("narrator-lua.7"), "Sh", "QUESTIONS"), "Ic")
        fuzzed = (ROOT / "tests" / "fuzz" / "scripts.cpp").read_text()
        for form in self.forms:
            self.assertIn(form, described)
            self.assertIn(f'"{form}"', fuzzed)

    def test_the_manual_says_what_each_is_called(self):
        called = re.search(r"std::string_view kind\(.*?\n\}", CODE[ROOT / "engine/question/question.cpp"], re.S).group(0)
        listed = part(page("narrator.1"), "Sh", "JSON")
        for kind in re.findall(r'"([a-z-]+)"', called):
            self.assertRegex(listed, rf"(?m)^\.Cm {kind}\b")


class Folders(unittest.TestCase):
    def test_none_holds_too_much(self):
        """Except for house rules: each has its own file, which is found by its name."""
        for top in ("cli", "engine", "scripts", "tests"):
            for folder in [ROOT / top, *(ROOT / top).rglob("*/")]:
                if folder.name != "__pycache__":
                    files = [one for one in folder.iterdir() if one.is_file()]
                    self.assertLessEqual(len(files), 32, folder)


if __name__ == "__main__":
    unittest.main()
