"""narrator new-variant: a skeleton that is already a valid house rule."""
import unittest

from tools import GAMES, Tools


class NewVariant(Tools):
    def test_for_every_game_it_passes_the_check_as_it_is(self):
        for game in GAMES:
            with self.subTest(game):
                name = "new-" + game
                self.assertIn(f"narrator check {name}.lua", self.run_it("new-variant", game, name).stdout)
                self.assertIn(f"{name}.lua: New {game.replace('-', ' ')} ({game})", self.run_it("check", name + ".lua").stdout)

    def test_it_names_a_rule_that_there_is(self):
        self.run_it("new-variant", "secrets", "mine")
        text = (self.folder / "mine.lua").read_text()
        name = text.split('around("')[1].split('"')[0]
        self.assertRegex(self.run_it("rules", "secrets").stdout, rf"(?m)^{name}\(")
        self.assertLess(len(text.splitlines()), 20)
        self.assertIn("-- mine.ja.lua, mine.vi.lua may lie beside this file\n", text)

    def test_a_file_that_is_there_stays(self):
        (self.folder / "mine.lua").write_text("precious")
        err = self.run_it("new-variant", "secrets", "mine", status=64).stderr
        self.assertIn("mine.lua is there already", err)
        self.assertEqual((self.folder / "mine.lua").read_text(), "precious")

    def test_a_name_is_a_plain_word(self):
        for name in ("../mine", "My Rule", "", "a/b", "-x."):
            with self.subTest(name):
                self.run_it("new-variant", "secrets", "--", name, status=64)
        self.run_it("new-variant", "secrets", "mine.lua")
        self.assertTrue((self.folder / "mine.lua").exists())
        self.assertEqual(len(list(self.folder.iterdir())), 1)


if __name__ == "__main__":
    unittest.main()
