"""narrator check: what the commands of the prompt would show, and whether the words are the author's."""
import unittest

from tools import Tools


class CheckCommands(Tools):
    def check(self, body, text="", status=0):
        head = f'title = {{ en = "T" }}, rule = {{ en = "R" }}, text = {{ en = {{ {text} }} }}'
        return self.run_it("check", self.house_rule(body, head=head).name, status=status)

    def test_what_can_be_corrected(self):
        err = self.check('around("corrections", function(base, g, asked)\n'
                         '  if g.chancellor then return g.chancellor.office.name end\n  return base(g, asked)\nend)', status=4).stderr
        self.assertIn("mine.lua:3: attempt to index a nil value (field 'office')", err)
        err = self.check('around("correct_board", function(base, g)\n  local list = base(g)\n'
                         '  list[#list + 1] = { id = "hat", from = { "on", "off" }, set = function() end }\n  return list\nend)', status=4).stderr
        self.assertIn("mine.lua:4: correction 'hat' has no text 'correct.hat'", err)

    def test_texts_of_the_narrators_own(self):
        ran = self.check('before("nominate", function(g) announce("over", { n = g.round }) end)',
                         'over = "Round {n}.", left = "{player} is gone.", nominated = "{chancellor}!"')
        self.assertIn("remark: text 'left' is one of the narrator's own, and stays as it is", ran.stderr + ran.stdout)
        self.assertNotIn("text 'over'", ran.stderr + ran.stdout)
        ran = self.check("", 'left = "{player} is gone.", nominated = "{chancellor}!"')
        self.assertIn("It changes: the text nominated\n", ran.stdout)

    def test_a_field_that_is_not_there_yet_is_no_misspelt_one(self):
        err = self.check('around("status", function(base, g)\n'
                         '  if g.chancellor then local who = nil; return who.name end\n  return base(g)\nend)', status=4).stderr
        self.assertIn("neither g nor a player has a field 'chancellor' then\n", err)


if __name__ == "__main__":
    unittest.main()
