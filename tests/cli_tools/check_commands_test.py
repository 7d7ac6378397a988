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

    def test_words_that_cannot_be_typed_apart(self):
        asks = 'before("nominate", function(g) choose{ id = "hat", from = { "%s" } } end)'
        for words, said in (('red", "Red', "offers 'red' and 'Red', which read alike"), ('red", " ', "offers ' ', which nobody can type")):
            self.assertIn("mine.lua:2: question 'hat' " + said, self.check(asks % words, status=4).stderr)

    def test_ballots_that_are_counted(self):
        asks = ('before("nominate", function(g)\n  local votes = ballots{ id = "hat", voters = g.players, '
                'from = { "red", "blue" }, tally = true }\n  if votes.tally then votes.tally.red() end\nend)')
        self.assertIn("mine.lua:4: attempt to index a boolean value (field 'tally')", self.check(asks, status=4).stderr)

    def test_a_word_that_is_a_command_or_the_questions_id(self):
        asks = ('before("nominate", function(g)\n  local said = choose{ id = "hat", from = { "stop", "bowler" } }\n'
                '  if said then announce("chosen", { word = said }) end\nend)\n'
                'test("typed", { deal = "none", play = { "unknown", "1", "stop" }, says = "It is stop." })\n'
                'test("with its id", { deal = "none", play = { "unknown", "1", "hat bowler" }, says = "It is bowler." })')
        self.check(asks, 'chosen = "It is {word}.", ["ask.hat"] = "Which?"')
        ran = self.run_it("play", "secret-hitler", "-p", "A,B,C,D,E", "--deal", "none", "-v", "mine.lua",
                          "--log", "log", lines="unknown\n1\nstop\n")
        self.assertIn("It is stop.", ran.stdout)

    def test_a_field_that_is_not_there_yet_is_no_misspelt_one(self):
        err = self.check('around("status", function(base, g)\n'
                         '  if g.chancellor then local who = nil; return who.name end\n  return base(g)\nend)', status=4).stderr
        self.assertIn("neither g nor a player has a field 'chancellor' then\n", err)


if __name__ == "__main__":
    unittest.main()
