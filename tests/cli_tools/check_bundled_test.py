"""narrator check finds nothing in what comes along."""
import pathlib
import unittest

from tools import GAMES, Tools

VARIANTS = pathlib.Path(__file__).resolve().parents[2] / "variants"


class Bundled(Tools):
    def is_sound(self, what):
        with self.subTest(what):
            out = self.run_it("check", what).stdout
            self.assertNotIn("translated", out)
            self.assertNotIn("remark", out)

    def test_the_games(self):
        for game in (*GAMES, "werewolf"):
            self.is_sound(game)

    def test_the_house_rules(self):
        for path in sorted(VARIANTS.glob("*/*.lua")):
            if "." not in path.stem:
                self.is_sound(path)


if __name__ == "__main__":
    unittest.main()
