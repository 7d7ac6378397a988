"""narrator rules: the index of a game's rules."""
import pathlib
import re
import unittest

from tools import GAMES, Tools

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Rules(Tools):
    found = {}

    def rules(self, game):
        """The index of a game, for which random games are played once."""
        if game not in self.found:
            self.found[game] = self.run_it("rules", game).stdout
        return self.found[game]

    def test_every_rule_with_its_values_its_place_and_its_comment(self):
        lines = self.rules("secret-hitler").splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith("elected("))
        self.assertRegex(lines[at], r"^elected\(g, ja\)  scripts/secret-hitler/election\.lua:\d+$")
        self.assertTrue(lines[at + 1].startswith("    More than half"), lines[at + 1])

    def test_no_rule_of_any_game_is_without_a_comment(self):
        for game in GAMES:
            lines = self.rules(game).splitlines()
            for line, after in zip(lines, lines[1:] + ["end"]):
                if not line.startswith(" "):
                    self.assertTrue(after.startswith("    "), f"{game}: {line} has no comment")

    def test_what_a_rule_gives(self):
        out = self.rules("secret-hitler")
        for rule, gives in (("role_counts", 'list of lists of words, such as { { "liberal", 3 }, { "fascist", 1 }, { "hitler", 1 } }'),
                            ("vote", 'list of words, such as { "ja", '), ("voters", "list of players, such as { P1, "),
                            ("elected", "yes or no\n"), ("not_a_target", 'word, such as "why.self"'), ("next_living", "player")):
            self.assertRegex(out, rf"(?m)^{rule}\(.*\n(    (?!gives).*\n)*    gives: {re.escape(gives)}")
        self.assertRegex(out, r"(?m)^exercise_power\(.*\n(    (?!gives).*\n)*    gives: nothing")
        self.assertRegex(out, r"(?m)^victory\(.*\n(    (?!gives).*\n)*    gives: nothing")  # it never returns a value

    def test_what_a_rule_is_given(self):
        out = self.rules("secret-hitler")
        for rule, given in (("not_eligible", "g, player, player"), ("elected", "g, number"), ("track_length", "g, word"),
                            ("winners", "g, word"), ("corrections", "g, word")):
            self.assertRegex(out, rf"(?m)^{rule}\(.*\n(    (?!gives).*\n)*    given: {given}\n")
        werewolf = self.rules("werewolf")
        self.assertRegex(werewolf, r"(?m)^findings\(.*\n    .*\n    given: list of lists or tables, .*\n    gives: table that is not plain data$")
        self.assertRegex(werewolf, r"(?m)^weight\(_, _\).*\n(    (?!gives).*\n)*    given: g, player\n")

    def test_every_field_has_a_meaning_and_every_meaning_a_field(self):
        for game in GAMES:
            lines = self.run_it("rules", game, "--state").stdout.splitlines()
            self.assertIn("g.players  list of tables", lines)
            for line, below in zip(lines, [*lines[1:], "end"]):
                self.assertTrue(line.startswith(" ") or below.startswith("    "), f"{game}: {line} has no meaning")
            rules = [path.read_text() for path in (ROOT / "scripts" / game).rglob("*.lua")]
            known = set(re.findall(r"---@field (\w+)", "".join(rules)))
            for path in (ROOT / "variants" / game).glob("*.lua"):
                text = path.read_text()
                own = set(re.findall(r"---@field (\w+)", text))
                given = set(re.findall(r"\b(?:g|player)\.(\w+)(?=(?:, (?:g|player)\.\w+)* = )", text))
                self.assertEqual(own - known, given - known, f"{path.name}: fields and their meanings")
            code = re.sub(r"---@.*", "", "".join(rules))
            for name in known:
                self.assertTrue(re.search(rf"\b{name}\b", code), f"{game}: nothing has a field {name}")

    def test_who_stands_around_it_innermost_first(self):
        path = self.house_rule('around("may_speak", function() return true end)\naround("ask.vote", function(b, q) '
                               'return b(q) end)')
        out = self.run_it("rules", "secret-hitler", "-v", "dead-can-talk", "-v", path).stdout
        self.assertRegex(out, r"(?m)^may_speak\(.*\n    .*\n    given: .*\n    gives: yes or no\n    changed by: dead-can-talk, mine$")
        self.assertRegex(out, r"(?m)^ask\.vote\n    changed by: mine$")
        self.assertNotIn("changed by", self.rules("secret-hitler"))

    def test_an_unknown_game_or_variant_is_answered_with_the_nearest(self):
        self.assertIn("did you mean secrets?", self.run_it("rules", "secrts", status=64).stderr)
        self.assertIn("dead-can-talk", self.run_it("rules", "secret-hitler", "-v", "dead-can-tal", status=64).stderr)


if __name__ == "__main__":
    unittest.main()
