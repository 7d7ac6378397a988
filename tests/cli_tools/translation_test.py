"""narrator check: faults in the separate file of a translation are reported there, whatever the language in use. The
house rule is one of the small game that new-game makes, of which trial games take no time."""
import re
import unittest

from tools import Tools

RULE = """variant{ id = "mine", game = "sticks",
  title = { en = "Mine", vi = "M" }, rule = { en = "Ours.", vi = "O" },
  settings = { days = { default = 1, about = { en = "days" } } },
  text = {
    en = { ["mine.say"] = "{player} waits.", nothing = "Nothing for {player}." },
    vi = { ["mine.say"] = "{player}." },
  } }
before("turn", function(g, player)
  if option("days") > 0 then announce("mine.say", { player = player }) end
  announce("nothing", { player = player })
end)
"""
SOUND = """-- mine.lua
return {
  title = "T", rule = "R", settings = { days = "D" },
  text = {
    ["mine.say"] = "{player}!",
    nothing = "{player}?",
  },
}
"""


class Translation(Tools):
    def setUp(self):
        super().setUp()
        (self.folder / "rules/texts/ja").mkdir(parents=True)
        self.run_it("new-game", "sticks")
        (self.folder / "rules/mine.lua").write_text(RULE)

    def check(self, *words, beside=SOUND, status=4, file="mine.ja.lua"):
        (self.folder / "rules" / file).write_text(beside)
        run = self.run_it("check", "rules/mine.lua", *words, status=status)
        return run.stdout + run.stderr

    def slip(self, old, new, line, said, file="mine.ja.lua", loads=True):
        """Checks that exactly this is reported at that line of the translation in every language. If it cannot be
        loaded, the report in its own language shows the line with a caret."""
        beside = SOUND.replace(old, new)
        shown = re.escape(beside.splitlines()[line - 1])
        for lang in ("en", "ja", "vi"):
            with self.subTest(new, lang=lang):
                told = self.check("--lang", lang, beside=beside, file=file)
                caret = "" if loads or lang != "ja" else rf"  {line} \| {shown}\n    \| +\^\n"
                self.assertRegex(told, rf"\A(narrator: )?rules/{file}:{line}: {said}\n{caret}\Z")

    def test_a_sound_one_is_not_mentioned(self):
        self.assertIn("  Not, or not wholly, translated: vi: nothing, settings.days.\n", self.check(status=0))

    def test_what_it_lacks_is_in_the_line_of_what_is_not_translated(self):
        told = self.check(beside=SOUND.replace('    nothing = "{player}?",\n', "").replace('title = "T", ', ""), status=0)
        self.assertIn("translated: ja: nothing, title; vi: nothing, settings.days.\n", told)

    def test_fields_that_it_has_not(self):
        self.slip("title =", "titel =", 3, r"the translation has no field 'titel'; did you mean title\?")
        self.slip("days =", "dyas =", 3, r"the translation has settings\.dyas, of which variant\{…\} has no about; did you mean days\?")

    def test_what_is_no_text(self):
        self.slip('"T"', "3", 3, "the translation wants a text in quotes as 'title'")
        self.slip('"{player}?"', "5", 6, "the translation wants a text in quotes as 'nothing'")
        self.slip(SOUND, "-- none\nreturn 5", 2, r"the translation wants fields with names: return \{ title = \"…\", text = \{ … \} \}")
        self.slip('"T"', "1 / 2", 3, r"return\{…\} title: a number has a fraction: use // to divide", loads=False)

    def test_its_texts(self):
        self.slip("{player}!", "{player", 5, "text 'mine.say' has a brace that is not closed; .*")
        self.slip('nothing = "', '["mine.sya"] = "', 6, r"there is no English text 'mine\.sya'; did you mean 'mine\.say'\?")

    def test_forms_of_a_player(self):
        for lang in ("en", "vi"):
            self.assertIn("rules/mine.ja.lua:5: text 'mine.say' has {player:…|…}, which is no number here\n",
                          self.check("--lang", lang, beside=SOUND.replace("{player}!", "{player:a|b}!")))
        self.assertIn("; the text stands at rules/mine.ja.lua:5\n",
                      self.check("--lang", "ja", beside=SOUND.replace("{player}!", "{player:a|b}!")))

    def test_a_text_of_the_game_may_be_reworded_in_one_language_alone(self):
        self.check(beside=SOUND.replace('nothing = "', 'takes = "{player}: {n}, {left}", nothing = "'), status=0)
        self.slip('nothing = "', 'takes = "{playre}", nothing = "', 6, r"text 'takes' has \{playre\}, .*")

    def test_a_placeholder(self):
        for line, old, new, id in ((5, "{player}!", "{plyer}!", "mine.say"), (6, "{player}?", "{plyer}?", "nothing")):
            beside = SOUND.replace(old, new)
            for lang, why in (("en", "the English one has not; did you mean 'player'?"), ("ja", "nobody gives; did you mean player?")):
                told = self.check("--lang", lang, beside=beside)
                self.assertTrue(told.removeprefix("narrator: ").startswith(f"rules/mine.ja.lua:{line}: text '{id}' has {{plyer}}, which {why}\n"), told)
                self.assertEqual(told.count("plyer}, which"), 1, told)

    def test_several_are_told_at_once_with_those_of_the_rule(self):
        (self.folder / "rules/mine.lua").write_text(RULE.replace("rule =", "settigns = {}, rule =").replace('"{player}."', '"{plyer}."'))
        told = self.check(beside=SOUND.replace("title", "titel").replace("{player}!", "{plyer}!").replace("{player}?", "{player"))
        self.assertEqual(re.findall(r"(?m)^(?:narrator: )?rules/(.*?): ", told),
                         ["mine.ja.lua:3", "mine.ja.lua:5", "mine.ja.lua:6", "mine.lua:2", "mine.lua:6"], told)

    def test_one_in_a_folder_of_its_language(self):
        self.slip("title =", "titel =", 3, r"the translation has no field 'titel'; did you mean title\?", file="texts/ja/mine.lua")

    def test_no_game_is_begun_with_one_in_its_language(self):
        words = ["play", "./sticks", "-p", "A,B", "-v", "rules/mine.lua"]
        (self.folder / "rules/mine.ja.lua").write_text(SOUND.replace("days =", "dyas ="))
        err = self.run_it(*words, "--lang", "ja", status=4).stderr
        self.assertIn("rules/mine.ja.lua:3: the translation has settings.dyas, of which variant{…} has no about; did you mean days?\n  3 | ", err)
        self.run_it(*words, "--lang", "en")


if __name__ == "__main__":
    unittest.main()
