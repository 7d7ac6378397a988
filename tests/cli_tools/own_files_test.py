"""The moderator's own house rules and games are listed with the bundled ones, and found by name."""
import re
import unittest

from tools import Tools

BROKEN = 'variant{ id = "no-debt", game = "wheel-of-history", title = {\n'


class OwnFiles(Tools):
    def setUp(self):
        super().setUp()
        self.data = self.folder / "data"
        (self.data / "narrator/variants/wheel-of-history").mkdir(parents=True)
        (self.data / "narrator/scripts").mkdir()

    def run_it(self, *words, status=0):
        return super().run_it(*words, status=status, XDG_DATA_HOME=str(self.data))

    def broken_no_debt(self):
        (self.folder / "no-debt.lua").write_text(BROKEN)

    def test_house_rules_of_the_working_folder_and_of_the_data_folder(self):
        self.house_rule("", game="wheel-of-history")
        kept = self.data / "narrator/variants/wheel-of-history/kept.lua"
        kept.write_text((self.folder / "mine.lua").read_text().replace('"mine"', '"kept"'))
        self.run_it("new-variant", "secret-hitler", "elsewhere")
        (self.folder / "no-rule.lua").write_text("return 1")
        for words in (("variants",), ("variants", "wheel-of-history")):
            out = self.run_it(*words).stdout
            self.assertIn("no-debt: No score below zero\n", out)
            self.assertIn("mine: T [./mine.lua]\n    R\n", out)
            self.assertIn(f"kept: T [{kept}]\n", out)
            self.assertNotIn("no-rule", out)
            self.assertEqual("elsewhere" in out, len(words) == 1)
        self.assertIn("All is well", self.run_it("check", "kept").stdout)

    def test_what_is_said_around_house_rules_is_in_the_language(self):
        self.house_rule("", 'title = { en = "T" }, rule = { en = "R" }, needs = { "rebalanced" }, '
                            'conflicts = { "veto-refused-advances", "shuffled-hands" }, pairs_with = { "avalon" }, '
                            'players = { 5, 7 }')
        for lang, said in (("en", ["players: 5-7", "needs rebalanced", "not with veto-refused-advances, shuffled-hands",
                                   "goes well with avalon"]),
                           ("ja", ["人数：5〜7人", "必要なルール：rebalanced",
                                   "併用できないルール：veto-refused-advances, shuffled-hands", "相性のよいルール：avalon"]),
                           ("vi", ["số người chơi: 5-7", "cần có rebalanced",
                                   "không dùng cùng veto-refused-advances, shuffled-hands", "hợp với avalon"])):
            out = self.run_it("variants", "secret-hitler", "--lang", lang).stdout
            self.assertTrue(out.endswith("\n    R\n" + "".join(f"    {one}\n" for one in said)), out[-400:])

    def test_what_a_house_rule_needs_comes_before_it_in_whatever_order_they_are_named(self):
        def write(name, needs, more=""):
            (self.folder / f"{name}.lua").write_text(
                f'variant{{ id = "{name}", game = "secret-hitler", title = {{ en = "{name}" }}, rule = {{ en = "R" }},\n'
                f'  needs = {{ {needs} }}, settings = {{ days = {{ default = 2 }} }} }}\n{more}')
        write("last", '"middle"', 'around("middle", function(base, g) return base(g) end)\n')
        write("middle", '"first"', "function rule.middle(g) return rule.first(g) end\n")
        write("first", "", 'function rule.first() return option("days") end\n')
        write("other", "")
        for named, order in ((("last", "middle", "first"), "first, middle, last"), (("last", "first:days=3"), "first, middle, last"),
                             (("other", "last", "first"), "other, first, middle, last"), (("last", "other"), "first, middle, last, other")):
            words = [word for name in named for word in ("-v", name)]
            out = self.run_it("play", "secret-hitler", "-p", "A,B,C,D,E", *words).stdout
            self.assertIn(f"House rules tonight: {order}.\n", out)
        write("first", '"last"')
        said = self.run_it("play", "secret-hitler", "-p", "A,B,C,D,E", "-v", "other", "-v", "middle", status=4).stderr
        self.assertIn("narrator: last.lua:2: these need each other in a circle: middle.lua → first.lua → last.lua → middle.lua; ", said)

    def test_a_slip_in_what_a_house_rule_is_for_and_needs_has_its_line(self):
        mine = self.house_rule("", 'title = { en = "T" }, rule = { en = "R" },\n  needs = { "avalom" }')
        for words in (("check", "mine"), ("play", "secret-hitler", "-p", "A,B,C,D,E", "-v", "mine")):
            self.assertRegex(self.run_it(*words, status=4).stderr, r"mine\.lua:2: it needs avalom, .*did you mean avalon.*\n  2 \|   needs")
        mine.write_text(mine.read_text().replace("secret-hitler", "secret-hiter"))
        self.assertRegex(self.run_it("check", "mine", status=4).stderr, r"mine\.lua:1: there is no game 'secret-hiter'; did you mean secret-hitler\?\n  1 \|")

    def test_one_for_another_game_says_that_first(self):
        self.run_it("new-variant", "secrets", "elsewhere")
        with open(self.folder / "elsewhere.lua", "a", encoding="utf-8") as file:
            file.write('\nbefore("draw_dealt", function() end)\n')
        for words in (("play", "secret-hitler", "-p", "A,B,C,D,E"), ("rules", "secret-hitler"),
                      ("simulate", "secret-hitler")):
            said = self.run_it(*words, "-v", "elsewhere.lua", status=4).stderr
            self.assertEqual(said.split("\n")[0], "narrator: elsewhere.lua:5: this is for another game, secrets: "
                                                  'expected game = "secret-hitler"')
            said = self.run_it(*words, "-v", "cupid", status=64).stderr
            self.assertIn("narrator: 'cupid' is a house rule for another game, werewolf; secret-hitler has: avalon,", said)

    def test_a_byte_order_mark_is_passed_over(self):
        self.house_rule("", game="wheel-of-history")
        mine = self.folder / "mine.lua"
        mine.write_text("\ufeff" + mine.read_text())
        self.assertIn("All is well", self.run_it("check", "mine").stdout)
        mine.write_bytes(mine.read_text().encode("utf-16"))
        self.assertIn("saved as UTF-16", self.run_it("check", "mine.lua", status=4).stderr)

    def test_games_of_both(self):
        self.run_it("new-game", "pebbles")
        (self.folder / "pebbles").rename(self.data / "narrator/scripts/marbles")
        self.run_it("new-game", "pebbles")
        self.run_it("new-variant", "pebbles", "mine")
        out = self.run_it("games").stdout
        self.assertIn("pebbles: Pebbles (2-6) [./pebbles]\n", out)
        self.assertIn(f"marbles: Pebbles (2-6) [{self.data}/narrator/scripts/marbles]\n", out)
        self.assertIn("pebbles [./pebbles]\nmine: Mine [./mine.lua]\n", self.run_it("variants").stdout)
        self.assertIn("All is well", self.run_it("check", "marbles").stdout)

    def test_one_that_is_wrong_is_told_and_hides_nothing(self):
        self.broken_no_debt()
        (self.folder / "werewolf").mkdir()
        (self.folder / "werewolf/game.lua").write_text("game{")
        for words in (("variants",), ("variants", "wheel-of-history")):
            out = self.run_it(*words).stdout
            self.assertIn("no-debt: No score below zero\n", out)
            self.assertIn("no-debt [./no-debt.lua]\n    is wrong: no-debt.lua:2: ", out)
        for words in (("games",), ("variants",)):
            self.assertEqual(self.run_it(*words).stdout.count("werewolf [./werewolf]\n    is wrong: "), 1)

    def test_one_that_is_wrong_does_not_stop_the_check_of_another(self):
        self.broken_no_debt()
        self.assertIn("All is well", self.run_it("check", "long-strides").stdout)
        self.run_it("new-variant", "wheel-of-history", "mine")
        self.assertIn("All is well", self.run_it("check", "mine").stdout)
        self.assertIn("no-debt.lua:2: ", self.run_it("check", "no-debt", status=4).stderr)

    def test_every_command_tells_a_file_by_where_it_lies(self):
        self.run_it("new-game", "sticks")
        self.run_it("new-variant", "secrets", "mine")
        game, rule = self.folder / "sticks", self.folder / "mine.lua"
        for path in (game / "game.lua", rule):
            path.write_text(path.read_text() + "local x = = 1\n")
        for name, where in (("sticks", "sticks/"), ("./sticks", "./sticks/"), (game, f"{game}/")):
            self.told_at(where + "game.lua", [name], "A,B")
        self.told_at("mine.lua", ["secrets", "-v", "mine"], "A,B,C,D")
        self.told_at("./mine.lua", ["secrets", "-v", "./mine.lua"], "A,B,C,D")
        games, rules = self.data / "narrator/scripts", self.data / "narrator/variants/secrets"
        rules.mkdir()
        game.rename(games / "sticks")
        rule.rename(rules / "mine.lua")
        self.told_at(games / "sticks/game.lua", ["sticks"], "A,B")
        self.told_at(rules / "mine.lua", ["secrets", "-v", "mine"], "A,B,C,D")

    def told_at(self, where, words, players):
        """Checks that each command that meets the slip names the path."""
        for command in (["check", words[-1]], ["rules", *words], ["simulate", *words], ["play", *words, "-p", players]):
            with self.subTest(command):
                err = self.run_it(*command, status=4).stderr
                self.assertRegex(err, rf"^narrator: {re.escape(str(where))}:\d+: unexpected symbol")


if __name__ == "__main__":
    unittest.main()
