"""narrator check finds nothing in what comes along, within two seconds where the program was optimised."""
import os
import pathlib
import resource
import unittest

from tools import GAMES, Tools

SECONDS = 2
VARIANTS = pathlib.Path(__file__).resolve().parents[2] / "variants"


class Bundled(Tools):
    def is_sound(self, what):
        with self.subTest(what):
            out, seconds = self.check(what)
            if "NARRATOR_OPTIMISED" in os.environ and seconds >= SECONDS:  # a busy machine may take longer once
                self.assertLess(min(self.check(what)[1] for _ in range(2)), SECONDS)
            self.assertNotIn("translated", out)
            self.assertNotIn("remark", out)

    def check(self, what):
        """What is said, and the seconds of computing."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        out = self.run_it("check", what).stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return out, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def test_the_games(self):
        for game in (*GAMES, "werewolf"):
            self.is_sound(game)

    def test_the_house_rules(self):
        for path in sorted(VARIANTS.glob("*/*.lua")):
            if "." not in path.stem:
                self.is_sound(path)


if __name__ == "__main__":
    unittest.main()
