"""narrator check works out what could be asked for at every question that it meets."""
import unittest

from tools import Tools

TEXTS = ", ".join(f'["{kind}.{name}"] = "{name}"' for kind in ("ask", "help") for name in ("early", "late"))
HEAD = f'title = {{ en = "T" }}, rule = {{ en = "R" }}, text = {{ en = {{ {TEXTS} }} }}'


class Looks(Tools):
    def fails_at(self, line, said, body, game="secret-hitler"):
        err = self.run_it("check", self.house_rule(body, head=HEAD, game=game).name, status=4).stderr
        self.assertRegex(err, rf"(?m)^(narrator: )?mine\.lua:{line}: .*{said}")

    def test_what_follows_from_the_state_fails_at_the_second_answer_alone(self):
        for rule, given in (("status", "g"), ("display", "g"), ("check", "g"), ("corrections", "g, asked")):
            with self.subTest(rule):
                self.fails_at(8, "at the late one", 'after("begin", function(g)\n  confirm{ id = "early" }\n  g.between = true\n'
                              '  confirm{ id = "late" }\n  g.between = nil\nend)\n'
                              f'around("{rule}", function(base, {given}) assert(not g.between, "at the late one") return base({given}) end)')

    def test_what_follows_from_what_was_said_fails_while_the_game_goes_on(self):
        begin = 'after("begin", function() confirm{ id = "early" } confirm{ id = "late" } end)\n'
        for rule, given in (("topics", "heard"), ("findings", "heard, claims"), ("report", "heard, claims, players")):
            with self.subTest(rule):
                self.fails_at(5, "once nominated", f'{begin}around("{rule}", function(base, {given})\n  local last = heard[#heard]\n'
                              f'  assert(not last or last.id ~= "nominated", "once nominated")\n  return base({given})\nend)')

    def test_what_a_correction_does_fails_where_it_is_set(self):
        for does, said in (("g.there.n = n", "index a nil value"), ("rule.clear_tabel(g)", "did you mean")):
            with self.subTest(does):
                body = f'around("corrections", function(base, g, asked)\n  local list = base(g, asked)\n  list[#list + 1] = {{\n' \
                       f'    id = "n", min = 1, max = 3, set = function(n) {does} end }}\n  return list\nend)'
                head = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { ["correct.n"] = "the number" } }'
                rule = self.house_rule(body, head=head, game="wheel-of-history").name
                checked = self.run_it("check", rule, status=4).stderr
                self.assertRegex(checked, rf"(?m)^narrator: mine\.lua:5: .*{said}")
                self.assertRegex(checked, r"printf '.*correct n [123]\\n' \| narrator play")
                played = self.run_it("play", "wheel-of-history", "-p", "Aki,Binh", "--deal", "circle", "-v", rule,
                                     lines="Aki\ncorrect n 2\n", status=4, XDG_STATE_HOME=self.folder).stderr
                self.assertRegex(played, rf"(?m)^narrator: mine\.lua:5: .*{said}")

    def test_what_fails_at_one_question_of_very_few_games(self):
        for times, players in ((3, 3), (3, 5), (5, 2), (7, 3), (7, 5)):
            for rule in ("status", "display", "check", "ask.advance"):
                with self.subTest(rule, times=times, players=players):
                    fails = f'assert(g.times ~= {times} or #g.players ~= {players} or not dealt("circle"), "then")'
                    counting = "g.times = (g.times or 0) + 1"
                    if rule == "ask.advance":  # its help and prompt
                        body = f'around("{rule}", function(base, q, g)\n  {counting}\n  q.args = function() {fails} return {{}} end\n'
                        self.fails_at(4, "then", f"{body}  return base(q)\nend)", "wheel-of-history")
                        continue
                    self.fails_at(6, "then", f'around("ask.advance", function(base, q, g)\n  {counting}\n  return base(q)\nend)\n'
                                  f'around("{rule}", function(base, g) {fails} return base(g) end)', "wheel-of-history")

    def test_what_is_proved_fails_at_one_question_of_very_few_games(self):
        for times, players in ((3, 5), (5, 8), (7, 10)):
            for rule, given in (("topics", "heard"), ("findings", "heard, claims")):
                with self.subTest(rule, times=times, players=players):
                    self.fails_at(5, "then", f'around("{rule}", function(base, {given})\n'
                                  '  local function heard_of(holds) return count(heard, holds) end\n'
                                  f'  local here = heard_of(function(said) return said.total == {players} and said.id == "setup.envelopes" end) > 0\n'
                                  '  assert(not here or heard[#heard].id ~= "nominated" or '
                                  f'heard_of(function(said) return said.id == "nominated" end) ~= {times}, "then")\n'
                                  f'  return base({given})\nend)')


if __name__ == "__main__":
    unittest.main()
