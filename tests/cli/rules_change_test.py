"""A house rule that is corrected or removed in the middle of a game."""
import table

HEAD = """variant{ id = "mine", game = "tiny", title = { en = "Mine" }, rule = { en = "Our own rule." },
  settings = { loud = { default = false } }, text = { en = { ["mine.said"] = "So {player} it is!" } } }
"""
FIRST = HEAD + 'after("chosen", function(g, who) if g.round == 2 then local no; g.x = no.name end end)'
MENDED = HEAD + 'after("chosen", function(_, who) announce("mine.said", { player = who }) end)'
OTHER = HEAD + 'around("ask.who", function(base, q, g) q.from = { g.players[1] } return base(q) end)'


class RulesChange(table.Table):
    def begin(self, text=FIRST, lines=("aki", "ja all"), *, settings=""):
        self.mine = self.folder / "mine.lua"
        self.mine.write_text(text)
        return self.tiny("-v", "./mine.lua" + settings, lines=lines)

    def test_a_mended_file_is_taken_and_what_differs_is_told(self):
        self.begin()
        self.resume("chie", status=4)  # the rule fails in the second round
        self.mine.write_text(MENDED)
        ran = self.run_it("resume", self.log, "--rules", "./mine.lua", lines=["chie", "nein all"])
        self.assertIn("this is new: So Aki it is!", ran.out)
        self.assertIn("So Chie it is!", ran.out)
        self.verify()
        change = [record for record in self.records() if "rules" in record][0]
        self.assertEqual(change["rules"], "mine")
        texts = {source["name"]: source["text"] for source in change["sources"] if "text" in source}
        self.assertEqual(texts, {"mine.lua": MENDED})
        first = [record["text"] for record in self.records() if record.get("source") == "mine.lua"]
        self.assertEqual(first, [FIRST])
        self.mine.unlink()
        self.resume("aki")
        self.verify()

    def test_reload_at_the_prompt(self):
        self.begin()
        self.mine.write_text(MENDED)
        ran = self.resume("reload", "chie")
        self.assertIn("The rules have changed: mine.", ran.out)
        self.assertIn("So Chie it is!", ran.out)
        self.assertIn("has not changed", self.resume("reload ./mine.lua", status=2).err)
        self.assertIn("no house rule other", self.resume("reload other.lua", status=2).err)
        self.verify()

    def test_a_house_rule_that_was_found_by_name_is_read_from_where_it_lies(self):
        kept = self.folder / "data/narrator/variants/tiny/mine.lua"
        kept.parent.mkdir(parents=True)
        kept.write_text(FIRST)
        self.env["XDG_DATA_HOME"] = str(self.folder / "data")
        self.tiny("-v", "mine", lines=["aki", "ja all"])
        self.assertIn(f"{kept}:3: attempt to index", self.resume("chie", status=4).err)
        kept.write_text(MENDED)
        self.assertIn("So Chie it is!", self.resume("reload", "chie").out)
        self.verify()

    def test_a_game_of_ones_own_is_read_again_too(self):
        broken = table.RULES.replace("g.round = g.round + 1", "g.round = g.round + 1 + (g.round == 2 and g.nobody or 0)")
        self.assertNotEqual(broken, table.RULES)
        game = self.folder / "tiny"
        self.own_game(rules=broken)
        (game / "rules.lua").rename(game / "game.lua")  # the file that makes a folder a game
        self.run_it("play", "tiny", "-p", "Aki,Binh,Chie", "--log", self.log, lines=["aki", "ja all"])
        (game / "game.lua").write_text(table.RULES + "\n-- mended")
        ran = self.resume("reload", "chie", "ja all")
        self.assertIn("The rules have changed: tiny.", ran.out)
        self.verify()
        self.assertIn("has not changed", self.resume("reload", status=2).err)
        (game / "game.lua").write_text("game{")
        self.assertRegex(self.resume("reload", status=2).err, r"tiny/game\.lua:\d+: ")
        self.verify()

    def test_the_first_answer_that_does_not_fit_is_asked_again(self):
        self.begin(MENDED, ["chie", "ja all", "aki", "nein all"])
        self.mine.write_text(OTHER)
        ran = self.resume("reload", "aki")
        self.assertIn("is asked first", ran.out)
        self.verify()
        self.assertEqual(self.state()["round"], 3)  # the waiting answers took effect automatically

    def test_it_is_taken_back_by_undo(self):
        self.begin(MENDED)
        self.resume("without mine")
        self.assertEqual(self.state()["variants"], [])
        ran = self.resume("undo")
        self.assertIn("without mine", ran.out)
        self.assertEqual(self.state()["variants"], ["mine"])
        self.resume("redo")
        self.assertEqual(self.state()["variants"], [])
        self.resume("undo", "chie")
        self.verify()

    def test_a_house_rule_is_left_out(self):
        ran = self.begin(MENDED, settings=":loud=yes")
        self.assertIn("So Aki it is!", ran.out)
        ran = self.resume("without mine", "chie", "ja all")
        self.assertNotIn("So Chie it is!", ran.out)
        self.assertIn("The rules have changed: without mine.", ran.out)
        self.assertIn("played without house rules", self.resume("without mine", status=2).err)
        self.verify()
        self.resume("aki", "ja all")
        self.verify()

    def test_what_cannot_be_is_refused_in_the_language_of_the_table(self):
        mine = self.folder / "mine.lua"
        head = 'variant{ id = "mine", game = "secret-hitler", title = { en = "Mine" }, rule = { en = "Ours." }'
        mine.write_text(head + " }")
        for lang, said in (("ja", ("シークレットヒトラーは9〜9人用", "blind-ballot を指定", "一緒に使えません")),
                           ("vi", ("dành cho 9 đến 9 người", "cần có blind-ballot", "không dùng chung được"))):
            mine.write_text(head + " }")
            self.run_it("play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--lang", lang,
                        "-v", "avalon", "-v", "./mine.lua", "--log", self.log, lines=[""])
            for more, words in zip(("players = { 9, 9 }", 'needs = { "blind-ballot" }', 'conflicts = { "avalon" }'),
                                   said, strict=True):
                mine.write_text(f"{head}, {more} }}")
                self.assertIn(words, self.resume("reload", status=2).err)
            self.log.unlink()

    def test_a_file_that_is_still_wrong_changes_nothing(self):
        self.begin()
        before = self.log.read_text()
        self.mine.write_text(MENDED + "\nbefore(")
        ran = self.resume("reload", status=2)
        self.assertIn("mine.lua:", ran.err)
        self.assertIn("goes on under the rules it had", ran.err)
        self.run_it("resume", self.log, "--rules", "./mine.lua", status=2)
        self.run_it("resume", self.log, "--rules", "./nowhere/mine.lua", status=2)
        self.assertEqual(self.log.read_text(), before)
        self.verify()


if __name__ == "__main__":
    table.main()
