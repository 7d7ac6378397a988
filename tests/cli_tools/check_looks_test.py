"""narrator check works out what could be asked for at every question that it meets."""
import unittest

from tools import Tools

TEXTS = ", ".join(f'["{kind}.{name}"] = "{name}"' for kind in ("ask", "help") for name in ("early", "late"))
HEAD = f'title = {{ en = "T" }}, rule = {{ en = "R" }}, text = {{ en = {{ {TEXTS} }} }}'


class Looks(Tools):
    def fails_at(self, line, said, body):
        err = self.run_it("check", self.house_rule(body, head=HEAD).name, status=4).stderr
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


if __name__ == "__main__":
    unittest.main()
