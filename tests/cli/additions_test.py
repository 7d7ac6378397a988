"""A language and a game are added by adding files only (CONTRIBUTING.md); nothing else has to be changed.

Tests a program built with tests/additions among its rules."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(os.path.abspath(sys.argv.pop(1))).parent / "narrator_with_additions"


class Additions(unittest.TestCase):
    def run_it(self, *words, typed="", **environment):
        env = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "XDG_"))}
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True, timeout=120, cwd=folder,
                                  env={**env, "XDG_STATE_HOME": folder, **environment})
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_the_language_is_listed_and_spoken(self):
        texts = pathlib.Path(__file__).parents[2] / "scripts" / "lib" / "texts"
        listed = sorted([*(path.name for path in texts.iterdir()), "xx"])
        self.assertIn(f"{{{','.join(listed)}}}", self.run_it("play", "--help"))
        self.assertIn(f"{', '.join(listed[:-1])} or {listed[-1]}", self.run_it("games", "--help"))
        told = self.run_it("play", "secret-hitler", "-p", "A,B,C,D,E", "--lang", "xx", typed="help\n")
        self.assertIn("xx ", told)
        told = self.run_it("play", "pick", "-p", "A,B", LANG="xx_XX.UTF-8")
        self.assertIn("Xho?", told)

    def test_the_game_is_listed_and_played(self):
        self.assertIn("pick: Pick (2-3)", self.run_it("games"))
        self.assertIn("pick: Xick (2-3)", self.run_it("games", "--lang", "xx"))
        self.assertIn("B xicked.", self.run_it("play", "pick", "-p", "A,B", "--lang", "xx", typed="B\n"))

    def test_its_rules_are_told_in_the_order_it_gives(self):
        names = [line.split("(")[0] for line in self.run_it("rules", "pick").splitlines() if line[0] != " "]
        self.assertEqual(names, ["play", "pick", "status"])

    def test_its_house_rule_and_the_translation_beside_it(self):
        self.assertEqual(self.run_it("variants", "pick"), "first: Not the first\n    The first player cannot win.\n")
        self.assertEqual(self.run_it("variants", "pick", "--lang", "xx"),
                         "first: Xot the first\n    Xhe first player cannot win.\n")
        told = self.run_it("play", "pick", "-p", "A,B", "-v", "first", "--lang", "xx")
        self.assertIn("Xhe first player cannot win.", told)

    def test_both_are_completed(self):
        for shell in ("bash", "zsh", "fish"):
            script = {"bash": "narrator.bash", "zsh": "_narrator", "fish": "narrator.fish"}[shell]
            text = (pathlib.Path(__file__).parents[2] / "cli" / "completions" / script).read_text()
            for word in ("secret-hitler", '"en"', "ja vi"):
                self.assertNotIn(word, text, f"{script} lists what the program should be asked for")


if __name__ == "__main__":
    unittest.main()
