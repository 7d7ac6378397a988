"""narrator rules: the index of a game's rules."""
import unittest

from tools import GAMES, Tools


class Rules(Tools):
    def test_every_rule_with_its_values_its_place_and_its_comment(self):
        lines = self.run_it("rules", "secret-hitler").stdout.splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith("elected("))
        self.assertRegex(lines[at], r"^elected\(g, ja\)  scripts/secret-hitler/election\.lua:\d+$")
        self.assertTrue(lines[at + 1].startswith("    More than half"), lines[at + 1])

    def test_no_rule_of_any_game_is_without_a_comment(self):
        for game in GAMES:
            lines = self.run_it("rules", game).stdout.splitlines()
            for line, after in zip(lines, lines[1:] + ["end"]):
                if not line.startswith(" "):
                    self.assertTrue(after.startswith("    "), f"{game}: {line} has no comment")

    def test_who_stands_around_it_innermost_first(self):
        path = self.house_rule('around("may_speak", function() return true end)\naround("ask.vote", function(b, q) '
                               'return b(q) end)')
        out = self.run_it("rules", "secret-hitler", "-v", "dead-can-talk", "-v", path).stdout
        self.assertRegex(out, r"(?m)^may_speak\(.*\n    .*\n    changed by: dead-can-talk, mine$")
        self.assertRegex(out, r"(?m)^ask\.vote\n    changed by: mine$")
        self.assertNotIn("changed by", self.run_it("rules", "secret-hitler").stdout)

    def test_an_unknown_game_or_variant_is_answered_with_the_nearest(self):
        self.assertIn("did you mean secrets?", self.run_it("rules", "secrts", status=64).stderr)
        self.assertIn("dead-can-talk", self.run_it("rules", "secret-hitler", "-v", "dead-can-tal", status=64).stderr)


if __name__ == "__main__":
    unittest.main()
