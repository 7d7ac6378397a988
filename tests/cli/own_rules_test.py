"""A game and house rules of the moderator's own, and what happens if they are faulty."""
import shutil

import table

VARIANT = """variant{ id = "mine", game = "tiny", title = { en = "Mine" }, rule = { en = "Our own rule." } }
"""
CRASH = VARIANT + """
before("chosen", function(g, who)
  if who.seat == 3 then
    local nobody
    g.last = nobody.name
  end
end)
"""


class OwnGame(table.Table):
    def test_a_folder_is_a_game(self):
        for game in ("./tiny", "./tiny/", str(self.folder / "tiny"), "tiny"):
            self.own_game()
            self.log.unlink(missing_ok=True)
            self.run_it("play", game, "-p", "Aki,Binh", "--log", self.log, lines=["aki"])
            self.assertEqual(self.state()["game"], "tiny")
            self.verify()

    def test_it_plays_from_its_log_when_the_folder_is_gone(self):
        self.tiny(lines=["aki"])
        for file in (self.folder / "tiny").iterdir():
            file.unlink()
        (self.folder / "tiny").rmdir()
        self.resume("ja all")
        self.verify()

    def test_a_language_it_does_not_speak(self):
        for lang in ("ja", "vi"):
            self.log.unlink(missing_ok=True)
            self.assertIn("Aki rolled", self.tiny("--lang", lang, lines=["aki"]).out)

    def test_its_log_can_be_read_in_each_language_it_speaks(self):
        self.own_game()
        (self.folder / "tiny" / "ja.lua").write_text('return { ["rolled"] = "{player}の目は{die}。" }')
        self.tiny(lines=["aki"])
        shutil.rmtree(self.folder / "tiny")
        self.assertIn("Akiの目は", self.run_it("replay", self.log, "--lang", "ja").out)
        self.assertIn("Aki rolled", self.run_it("replay", self.log, "--lang", "en").out)
        self.assertIn("no others for 'tiny'", self.run_it("replay", self.log, "--lang", "vi", status=64).err)
        for lang, words in (("ja", "Akiの目は"), ("vi", "Aki rolled"), ("en", "Aki rolled")):
            self.assertIn(words, self.board(lang)["last"])

    def test_a_folder_without_a_game(self):
        (self.folder / "empty").mkdir()
        self.run_it("play", "./empty", "-p", "Aki,Binh", status=4)
        self.assertIn("./nowhere",
                      self.run_it("play", "./nowhere", "-p", "Aki,Binh", status=64).err)

    def test_mistakes_are_shown_where_they_are(self):
        for rules, place, part in (
                (table.RULES.replace("g.round = g.round + 1", "g.round = = 1"), "rules.lua:17:",
                 "unexpected symbol"),
                (table.RULES.replace("announce(", "anounce("), ":", "did you mean 'announce'?"),
                (table.RULES + "x = 1", ":", "'x' is new here"),
                (table.RULES.replace("g.round, g.points = 0, {}", "g.round, g.points = 0.5, {}"),
                 "g.round", "fraction")):
            game = self.own_game(rules=rules)
            ran = self.run_it("play", game, "-p", "Aki,Binh", "--log", self.log, lines=["aki"],
                              status=4)
            self.assertIn(place, ran.err)
            self.assertIn(part, ran.err)
        self.log.unlink(missing_ok=True)
        ran = self.run_it("play", self.own_game(rules=table.RULES + "\nlocal x = = 1"), "-p",
                          "Aki,Binh", "--log", self.log, status=4)
        self.assertRegex(ran.err,
                         r"\./tiny/rules\.lua:\d+: unexpected symbol near '='\n +\d+ \| local x = = 1\n +\| +\^")
        self.assertFalse(self.log.exists())


class OwnVariant(table.Table):
    def variant(self, text, name="mine.lua"):
        (self.folder / name).write_text(text)
        return f"./{name}"

    def test_it_is_announced_and_in_force(self):
        rule = VARIANT + 'around("chosen", function(base, g, who) return base(g, g.players[1]) end)'
        ran = self.tiny("-v", self.variant(rule), lines=["chie"])
        self.assertIn("Mine: Our own rule.", ran.out)
        self.assertEqual(self.state()["board"]["last"], "Aki")
        self.assertEqual(self.state()["variants"], ["mine"])
        (self.folder / "mine.lua").unlink()
        self.resume("ja all")
        self.verify()

    def test_mistakes(self):
        for text, part in (("variant{", "mine.lua:1:"),
                           (VARIANT + "around('chosn', function() end)", "did you mean 'chosen'?"),
                           ("local x",
                            "begins with variant{"), (VARIANT.replace('"mine"', '"yours"'), 'expected id = "mine"'),
                           (VARIANT.replace('"tiny"', '"chess"'),
                            'expected game = "tiny"'), (VARIANT + "os.exit()", "mine.lua:2:")):
            ran = self.tiny("-v", self.variant(text), status=4)
            self.assertIn(part, ran.err)
            self.assertFalse(self.log.exists())
        self.assertIn("No such file", self.tiny("-v", "nowhere.lua", status=64).err)

    def test_one_that_crashes_costs_nothing(self):
        ran = self.tiny("-v", self.variant(CRASH), lines=["aki", "ja all", "chie"], status=4)
        self.assertRegex(ran.err,
                         r"mine\.lua:6: .*nobody.*\n +6 \|     g\.last = nobody\.name\n +\| +\^")
        self.assertEqual(self.state()["question"]["id"], "who")
        self.assertEqual(self.state()["round"], 2)
        self.verify()
        self.resume("chie", status=4)
        self.resume("binh", "tea")
        self.verify()

    def test_one_that_refuses_what_has_begun_costs_nothing(self):
        refuses = VARIANT.replace("title =", 'text = { en = { no = "No." } }, title =') + """
before("chosen", function(g, who)
  if who.seat == 3 then refuse("no") end
end)
"""
        ran = self.tiny("-v", self.variant(refuses), lines=["aki", "ja all", "chie"], status=4)
        self.assertRegex(ran.err, r"mine\.lua:4: refuse\(…\) refuses to begin a game, and in this one somebody was asked")
        self.assertEqual(self.state()["question"]["id"], "who")
        self.verify()

    def test_one_that_needs_an_answer_it_may_not_get(self):
        """Somebody's leaving withdraws a question; a rule that cannot go on without its answer is at fault, not who
        typed that."""
        rule = self.variant("""variant{ id = "mine", game = "secret-hitler", title = { en = "M" }, rule = { en = "R." },
  text = { en = { ["ask.had"] = "{of}?", ["help.had"] = "How many.", ["had"] = "{n}" } } }
after("vote", function(g)
  local n = number{ id = "had", of = g.president, min = 0, max = 3 }
  announce("had", { n = n + 1 })
end)
""")
        told = r"mine\.lua:5: .*arithmetic on a nil value.*; question 'had' was withdrawn, which gives nil\n +5 \|"
        ran = self.hitler("-v", rule, "--deal", "none",
                          lines=["unknown", "1", "2", "ja all", "leave 1 out"], status=4)
        self.assertRegex(ran.err, told)
        self.assertEqual(self.state()["question"]["id"], "had")
        self.verify()
        self.assertRegex(self.run_it("check", rule, status=4).err, told)

    def test_one_that_crashes_is_an_error_to_a_program_which_may_go_on(self):
        ran = self.tiny("-v", self.variant(CRASH), "--json", lines=["chie", "aki"])
        keys = [next(iter(line)) for line in ran.lines()]
        self.assertEqual(keys[-5:], ["ask", "error", "ask", "say", "ask"])
        self.assertIn("mine.lua:6",
                      next(line for line in ran.lines() if "error" in line)["error"]["text"])

    def test_one_whose_status_crashes_does_not_stop_the_game(self):
        rule = VARIANT + 'before("status", function(g) if g.last then error("no status") end end)'
        ran = self.tiny("-v", self.variant(rule), "--json", lines=["aki", "status", "ja all"])
        self.assertEqual([next(iter(line)) for line in ran.lines()][-5:],
                         ["ask", "error", "ask", "say", "ask"])
        self.run_it("status", self.log, "--json", status=4)
        self.verify()

    def test_what_looking_writes_into_locals_is_forgotten(self):
        """However often a game is looked at, it is the game that its log tells; a result may be kept all the same."""
        asks = """
local looks, seen, rows = 0, { n = 0 }, {}
before("status", function(g) looks = looks + 1 end)
before("display", function(g) seen.n, seen[#seen + 1] = seen.n + 1, true end)
around("display", function(base, g) rows[1] = base(g)[1] return rows end)
around("corrections", function(base, g) looks = looks + 1 return base(g) end)
before("report", function() seen.reported = true end)
around("ask.who", function(base, q, g)
  local mine = 0
  q.args = function() mine, seen = mine + 1, {} return {} end
  q.why = function() mine = mine + 1 end
  local who = base(q)
  if looks + mine + #seen > 0 or seen.n ~= 0 or seen.reported or rows[1] then confirm{ id = "odd" } end
  return who
end)
"""
        rules = table.RULES + """
function rule.corrections(g) return {} end
function rule.report(heard) return {} end
"""
        (self.folder / "mine.lua").write_text(VARIANT + asks)
        self.run_it("play", self.own_game(rules), "-p", "Aki,Binh,Chie", "-v", "mine.lua", "--seed", "1", "--log", self.log,
                    "--json", lines=["status", "who", "zoe", "status", "correct", "history", "aki", "status", "ja all", "chie"])
        self.assertEqual([one["ask"] for one in self.answers() if not one.get("chance")], ["who", "vote", "who"])
        self.verify()
        for command in ("replay", "report"):
            self.run_it(command, self.log)

    def test_what_its_topics_crash_on_can_be_taken_back(self):
        rule = VARIANT + 'function rule.topics(heard) error("no topics") end'
        self.tiny("-v", self.variant(rule), lines=["aki", "ja all", "chie", "undo"])
        self.assertIn("undo", self.records()[-1])
        self.resume("amend 4 chie")
        self.assertIn("amend", self.records()[-1])
        self.verify()

    def test_amending_into_a_crash_changes_nothing(self):
        self.tiny("-v", self.variant(CRASH), lines=["aki", "ja all"])
        before = self.log.read_bytes()
        self.resume("amend 4 chie", status=4)
        self.assertEqual(self.log.read_bytes(), before)
        self.resume("amend 4 binh")
        self.verify()


if __name__ == "__main__":
    table.main()
