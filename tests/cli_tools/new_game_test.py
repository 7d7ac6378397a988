"""narrator new-game: the beginning of a game, which is one already."""
import os
import unittest

from tools import Tools


class NewGame(Tools):
    def test_it_passes_the_check_and_is_called_as_it_is_named(self):
        self.assertIn("narrator check ./go-fish", self.run_it("new-game", "go-fish").stdout)
        out = self.run_it("check", "./go-fish").stdout
        self.assertIn("Go fish (./go-fish)", out)
        self.assertIn("The 2 tests in the file come out.", out)

    def test_a_house_rule_for_it_is_begun_as_recommended(self):
        os.mkdir(self.folder / "games")
        self.run_it("new-game", "go-fish")
        (self.folder / "go-fish").rename(self.folder / "games" / "go-fish")
        out = self.run_it("new-variant", "games/go-fish", "quiet").stdout
        command = next(line for line in out.splitlines() if "check" in line).split()[1:]
        self.assertIn("All is well", self.run_it(*command).stdout)

    def test_what_is_there_stays(self):
        os.mkdir(self.folder / "go-fish")
        self.assertIn("./go-fish is there already", self.run_it("new-game", "go-fish", status=64).stderr)
        self.run_it("new-game", "--", "Go Fish", status=64)


if __name__ == "__main__":
    unittest.main()
