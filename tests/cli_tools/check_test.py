"""narrator check: what is wrong with a house rule is found before the evening."""
import pathlib
import unittest

from tools import Tools

VARIANTS = pathlib.Path(__file__).resolve().parents[2] / "variants"
LOOP = 'around("voters", function() while true do end end)'


class Check(Tools):
    def passes(self, body, **head):
        return self.run_it("check", self.house_rule(body, **head)).stdout

    def fails(self, body, *words, **head):
        """Returns what the check said."""
        return self.run_it("check", self.house_rule(body, **head), *words, status=4).stderr

    def test_a_good_one_is_told_what_it_changes_and_how_to_play_it(self):
        out = self.passes('around("may_speak", function() return true end)')
        self.assertIn("It changes: may_speak", out)
        self.assertIn("200 random games of 5 to 10 players", out)
        self.assertIn("narrator play secret-hitler -v", out)
        self.assertNotIn("Warning", out)

    def test_the_ones_that_come_along(self):
        for path in sorted(VARIANTS.glob("secret-hitler/*.lua")) + sorted(VARIANTS.glob("wheel-of-history/*.lua")):
            if "." in path.stem:
                continue
            with self.subTest(path.stem):
                self.assertNotIn("Warning", self.run_it("check", path).stdout)

    def test_a_slip_of_the_pen_has_its_line_and_a_caret(self):
        err = self.fails('around("may_speak", function( return true end)')
        self.assertIn("mine.lua:2:", err)
        self.assertIn("2 | around(", err)
        self.assertRegex(err, r"(?m)^ +\| +\^$")

    def test_unknown_names_are_answered_with_the_nearest(self):
        for name, kind, near in (("electd", "rule", "elected"), ("ask.vot", "question", "vote"),
                                 ("say.nominatd", "announcement", "nominated")):
            err = self.fails(f'around("{name}", function(base, ...) return base(...) end)')
            self.assertIn(f"there is no {kind} named", err)
            self.assertIn(f"did you mean '{near}'", err)
            self.assertIn("mine.lua:2", err)

    def test_an_announcement_without_a_text(self):
        err = self.fails('after("execute", function() announce("no-such-text") end)')
        self.assertIn("no-such-text", err)
        self.assertIn("in random game", err)

    def test_rules_of_testimony(self):
        err = self.fails('after("peek_topic", function() end)\n'
                         'around("finding", function(base, claims, reasons)\n'
                         '  local f = base(claims, reasons)\n  f.id = "finding.on"\n  return f\nend)')
        self.assertIn("a finding has no text 'finding.on'; did you mean 'finding.one'?", err)
        err = self.fails('around("chancellor_topic", function(base, draw)\n'
                         '  local t = base(draw)\n  t.id = "pair"\n  return t\nend)')
        self.assertIn("topic 'pair' has no text 'topic.pair'", err)

    def test_an_error_in_the_middle_of_a_game_tells_which_game(self):
        err = self.fails('after("execute", function(g) return g.nobody.name end)')
        self.assertIn("mine.lua:2: attempt to index", err)
        self.assertRegex(err, r"in random game \d+ with \d+ players, dealt by the app: .*; the last questions: ")

    def test_what_is_kept_outside_the_state_is_found(self):
        err = self.fails('local n = 0\nbefore("display", function() n = n + 1 end)\n'
                         'after("vote", function(g) g.times_seen = n end)')
        self.assertIn("belongs into g", err)

    def test_state_that_is_no_plain_data(self):
        self.fails('after("vote", function(g) g.f = function() end end)')

    def test_endless_work_is_stopped(self):
        self.assertIn("mine.lua:2", self.fails(LOOP))

    def test_a_game_without_an_end_is_stopped(self):
        self.assertIn("takes too long (the limit is 200 million steps)", self.fails('around("round", function(base, g) confirm{ id = "veto" } end)'))

    def test_missing_languages_are_warned_of(self):
        out = self.passes('after("execute", function(g, p) announce("mine.a", { p = p }) end)',
                          head='title = { en = "T", ja = "T" }, rule = { en = "R", ja = "R", vi = "R" }, '
                          'text = { en = { ["mine.a"] = "{p}!" }, ja = { ["mine.a"] = "!" } }')
        self.assertIn("Warning: title is not given in vi.", out)
        self.assertIn("Warning: text 'mine.a' has {p} in en and not in ja.", out)
        self.assertIn("Warning: text 'mine.a' is not given in vi.", out)

    def test_the_game_is_the_one_the_file_names(self):
        path = self.folder / "mine.lua"
        path.write_text('variant{ id = "mine" }')
        self.assertIn("--game", self.run_it("check", path, status=4).stderr)
        self.assertIn("is for another game", self.fails("", "--game", "secrets"))
        self.assertIn("did you mean secrets?", self.run_it("check", path, "--game", "secrest", status=64).stderr)

    def test_a_file_that_is_not_there(self):
        self.assertIn("cannot read nothing.lua", self.run_it("check", "nothing.lua", status=64).stderr)


if __name__ == "__main__":
    unittest.main()
