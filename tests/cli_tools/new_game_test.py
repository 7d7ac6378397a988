"""narrator new-game: a skeleton that is already a playable game."""
import os
import shutil
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
        for name in ("werewolf", "lib"):
            self.assertIn(f"'{name}' is the name of what comes with narrator; expected another, for example: my-{name}",
                          self.run_it("new-game", name, status=64).stderr)
            self.assertFalse((self.folder / name).exists())

    def check(self, status=4, **texts):
        """Returns the report on the game with these text files; takes= rewords that text."""
        self.run_it("new-game", "pebbles")
        folder = self.folder / "pebbles/texts"
        english = (folder / "en.lua").read_text()
        for name, text in texts.items():
            (folder / f"{name}.lua").write_text(text(english))
        run = self.run_it("check", "pebbles", status=status)
        shutil.rmtree(self.folder / "pebbles")
        return run.stdout + run.stderr

    def test_its_texts_are_looked_at_in_every_language(self):
        at, rest = r"(?m)^(narrator: )?pebbles/texts/%s\.lua:\d+: %s", lambda english: english.replace("P", "Q")
        for texts, wrong in ((dict(en=lambda old: old.replace("left}", "left")), at % ("en", "text 'ask.take' has a brace")),
                             (dict(ja=lambda old: old.replace("{left}", "{lfet}")), at % ("ja", "text 'ask.take' has {lfet}, which the English one has not; did you mean 'left'")),
                             (dict(ja=lambda old: old.replace("takes\"]", "takse\"]")), at % ("ja", "there is no English text 'takse'; did you mean 'takes'")),
                             (dict(fr=rest), at % ("fr", "'fr' is no language of narrator's"))):
            self.assertRegex(self.check(**texts), wrong)
        out = self.check(0, en=lambda old: old.replace("return {", 'return {\n  ["label.none"] = "x",'), vi=rest)
        self.assertRegex(out, at % ("en", "remark: text 'label.none' was shown nowhere"))
        self.assertIn("translated: ja: about, ask.take, board.sticks and 7 more; vi: about, label.none, settings.sticks and 1 more.\n", out)

    def test_what_it_does_not_say_in_a_language_is_said_in_english(self):
        self.run_it("new-game", "pebbles")
        (self.folder / "pebbles/texts/ja.lua").write_text('return { ["ask.take"] = "いくつ？" }')
        out = self.run_it("play", "pebbles", "-p", "A,B", "--lang", "ja", lines="1\n").stdout
        self.assertIn("? いくつ？", out)
        self.assertIn("A takes 1 stick", out)


if __name__ == "__main__":
    unittest.main()
