"""narrator check finds nothing in the bundled games and house rules, whose own files contain only English texts."""
import pathlib
import re
import unittest

from tools import GAMES, Tools

ROOT = pathlib.Path(__file__).resolve().parents[2]
VARIANTS = ROOT / "variants"
OTHERS = [folder.name for folder in sorted((ROOT / "scripts/lib/texts").iterdir()) if folder.name != "en"]


# What is meant so: tokens are turned over before it is told who won, and lovers come with a house rule.
MEANT = ("'token' tells everybody a secret", "'token-up' tells everybody a secret", "team 'lovers' never wins")


class Bundled(Tools):
    def is_sound(self, what):
        with self.subTest(what):
            out = "".join(line for line in self.run_it("check", what).stdout.splitlines(True)
                          if not any(one in line for one in MEANT))
            self.assertNotIn("translated", out)
            self.assertNotIn("remark", out)

    def test_the_games(self):
        for game in GAMES:
            self.is_sound(game)

    def test_the_house_rules(self):
        for path in sorted(VARIANTS.glob("*/*.lua")):
            if "." not in path.stem:
                self.is_sound(path)

    def test_translations_lie_in_files_of_their_own(self):
        for path in sorted(VARIANTS.glob("*/*.lua")):
            with self.subTest(path.stem):
                self.assertEqual(re.findall(rf"\b({'|'.join(OTHERS)}) *= *[\"{{].*", path.read_text()), [])
                for lang in OTHERS:
                    self.assertTrue((path.parent / "texts" / lang / path.name).exists(), f"{path.stem} in {lang}")


if __name__ == "__main__":
    unittest.main()
