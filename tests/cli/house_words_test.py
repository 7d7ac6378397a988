"""What a house rule can declare about itself and its game: components, facts, players, other rules, settings."""
import table


def variant(name, game="secret-hitler", more="", rules=""):
    return f"""variant{{ id = "{name}", game = "{game}", title = {{ en = "{name.title()}" }},
  rule = {{ en = "A rule of the house." }}, {more} }}
{rules}"""


WEATHER = variant("weather", "wheel-of-history", """
  components = { weather = "table" },
  text = { en = { ["component.weather"] = "weather cards", ["ask.sky"] = "Which card?", ["help.sky"] = "Look.",
    ["sky"] = "The sky: {face}.", ["ask.mix"] = "?", ["help.mix"] = "?" } }""", """
after("set_up", function(g) g.sky = cards.new(g, "weather", { { "sun", 2 }, { "rain", 1 } })
  cards.shuffle(g, "weather", g.sky, "mix") end)
before("turn", function(g)
  local card = table.remove(g.sky)
  if card then announce("sky", { face = cards.show(g, "weather", card, { id = "sky" }) }) end
end)""")
BADGE = variant("badge", more='facts = { "badge" }, text = { en = { ["word.gold"] = "golden badge" } }', rules="""
after("nominate", function(g) reveal("everybody", g.president, "badge", "gold") end)""")
FOUR = variant("four", more="players = { 4, 12 }", rules="""
around("role_counts", function(base, g)
  if #g.players == 4 then return { { "liberal", 2 }, { "fascist", 1 }, { "hitler", 1 } } end
  return base(g)
end)""")
QUICK = variant("quick", rules="""
around("track_length", function() return 3 end)
around("hitler_zone_begins", function() return 1 end)
around("veto_begins", function() return 1 end)""")
FEW = variant("few", rules="""
around("few_living", function() return 4 end)
around("term_limit", function(base, g, player)
  local why = base(g, player)
  return why
end)""")
STRIDES = variant("strides", "wheel-of-history", rules="""
around("longest_stride", function() return 7 end)""")
NAMED = variant("named", rules="""
-- Whoever greets.
function rule.greeter(g) return g.president end
before("nominate", function(g) announce("named.hello", { player = rule.greeter(g) }) end)""",
                more='text = { en = { ["named.hello"] = "{player} says hello." } }')
LAST_GREETS = variant("last-greets", more='needs = { "named" }', rules="""
around("greeter", function(_, g) return g.players[#g.players] end)""")
SHORT = variant("short", "wheel-of-history", """
  text = { en = { ["short.why"] = "Not {n}: {left} cards are left." } }""", """
around("ask.advance", function(base, q, g)
  q.max = 2
  q.why = function(n) return "short.why", { n = n, left = g.left } end
  return base(q)
end)""")
QUIET = variant("quiet", "wheel-of-history", 'text = { en = { ["quiet.left"] = "{n} left." } }', """
around("say.starts", function(base, to, values, _, g)
  base(to, values)
  announce("quiet.left", { n = g.left })
end)""")
LIST = variant("menu", more="""settings = { dishes = { default = { "soup" }, min = 1, max = 3,
  values = { "soup", "fish", "cake" }, about = { en = "what there is" } } },
  text = { en = { ["word.cake"] = "birthday cake", ["menu.n"] = "{n} dishes." } }""", rules="""
before("set_up", function()
  local dishes = option("dishes")
  announce("menu.n", { n = #dishes })
  dishes[1] = "nothing" -- a copy
end)""")


class HouseWords(table.Table):
    def house(self, **texts):
        words = []
        for name, text in texts.items():
            name = name.replace("_", "-")
            (self.folder / f"{name}.lua").write_text(text)
            words += ["-v", f"./{name}.lua"]
        return words

    def play(self, game, *words, players="Aki,Binh,Chie,Dan,Emi", lines=(), status=0):
        return self.run_it("play", game, "-p", players, "--seed", "1", "--log", self.log, *words,
                           lines=lines, status=status)

    def test_a_component_of_its_own(self):
        told = self.play("wheel-of-history", *self.house(weather=WEATHER), lines=["unknown", "aki", "rain", "1"])
        self.assertIn("The sky: rain.", told.out)
        self.verify()
        self.log.unlink()
        dealt = self.play("wheel-of-history", *self.house(weather=WEATHER), "--deal", "weather",
                          lines=["unknown", "aki"])
        self.assertRegex(dealt.out, "The sky: (sun|rain).")
        self.assertEqual(self.records()[0]["dealt"], ["weather"])
        self.verify()

    def test_a_shorter_track_has_nothing_behind_its_end(self):
        told = self.play("secret-hitler", *self.house(quick=QUICK), "--deal", "none", lines=["unknown", "aki", "status"])
        self.assertRegex(told.out, r"(?m)^Fascist policies \[ \]\[ \]\[ \] 0/3  3 victory$")

    def test_help_names_no_number_that_a_house_rule_changes(self):
        lines = ["unknown", "aki", "chie", "ja all", "f", "dan", "ja all", "help", "no", "help"]
        told = self.play("secret-hitler", *self.house(quick=QUICK), "--deal", "none", lines=lines)
        helped = [line for line in told.out.splitlines() if line.startswith(("With so many", "Chancellor Dan may"))]
        self.assertEqual(len(helped), 2)
        self.assertNotRegex(" ".join(helped), "three|five")
        self.log.unlink()
        told = self.play("secret-hitler", "--deal", "policies", lines=["unknown", "aki", "chie", "ja all", "help"])
        self.assertIn("President Aki alone sees the policies drawn", told.out)

    def test_a_refusal_names_the_number_that_a_house_rule_changes(self):
        lines = ["unknown", "aki", "chie", "ja all", "f", "aki"]
        for lang, said in (("en", "while more than 4 are alive."), ("ja", "生存者が4人を超える間は"),
                           ("vi", "khi còn hơn 4 người sống.")):
            told = self.play("secret-hitler", *self.house(few=FEW), "--deal", "none", "--lang", lang, lines=lines, status=2)
            self.assertIn(said, told.err)
            self.log.unlink()
        told = self.play("secret-hitler", "--deal", "none", lines=lines)
        self.assertIn("Binh nominates Aki", told.out)

    def test_how_far_the_pawn_goes_is_one_number(self):
        for lang, helped, wanted in (
                ("en", "1 to 7 cards clockwise,", "Wanted: a number from 1 to 7."),
                ("ja", "時計回りに1〜7枚先のカードへ", "1から7までの数を"), ("vi", "đi 1 đến 7 lá,", "Cần một số từ 1 đến 7.")):
            told = self.play("wheel-of-history", *self.house(strides=STRIDES), "--lang", lang,
                             lines=["R1 R2 R3 R4 R5 Y1 Y2 Y3 Y4 Y5 G1 G2 G3 G4 G5 B1 B2 B3 B4 B5 P1 P2 P3 P4 P5", "aki",
                                    "help", "status", "8"], status=2)
            self.assertIn(helped, told.out)
            self.assertRegex(told.out, "(?m)R1 R2 R3 R4 R5 Y1 Y2$|R1, R2, R3, R4, R5, Y1, Y2$|R1、R2、R3、R4、R5、Y1、Y2$")
            self.assertIn(wanted, told.err)
            self.log.unlink()

    def test_a_fact_of_its_own(self):
        self.play("secret-hitler", *self.house(badge=BADGE), "--deal", "none",
                  lines=["unknown", "aki", "chie"])
        badges = [player["badge"] for player in self.state()["players"]]
        self.assertEqual(badges, ["gold", None, None, None, None])
        self.assertIn("golden badge", self.run_it("status", self.log).out)

    def test_for_other_numbers_of_players(self):
        self.play("secret-hitler", players="Aki,Binh,Chie,Dan", status=64)
        self.play("secret-hitler", *self.house(four=FOUR), players="Aki,Binh,Chie,Dan", lines=["aki"])
        self.verify()
        self.log.unlink()
        twelve = ",".join("ABCDEFGHIJKL")
        self.play("secret-hitler", *self.house(four=FOUR), players=twelve, lines=["a"])
        self.verify()
        thirteen = ",".join("ABCDEFGHIJKLM")
        ran = self.play("secret-hitler", *self.house(four=FOUR), players=thirteen, status=64)
        self.assertIn("4 to 12 players", ran.err)

    def test_rules_of_its_own_around_which_others_stand(self):
        ran = self.play("secret-hitler", *self.house(named=NAMED, last_greets=LAST_GREETS),
                        "--deal", "none", lines=["unknown", "aki"])
        self.assertIn("Emi says hello.", ran.out)
        self.verify()
        index = self.run_it("rules", "secret-hitler", "-v", "./named.lua", "-v", "./last-greets.lua")
        self.assertRegex(index.out, r"greeter[\s\S]*Whoever greets\.")

    def test_what_it_needs_comes_before_it(self):
        house = self.house(named=NAMED, last_greets=LAST_GREETS)
        ran = self.play("secret-hitler", *house[2:], "--deal", "none", lines=["unknown", "aki"])
        self.assertIn("Emi says hello.", ran.out)  # the one in the same folder was loaded
        self.log.unlink()
        alone = variant("alone", more='needs = { "nobodys" }')
        ran = self.play("secret-hitler", *self.house(alone=alone), status=4)
        self.assertRegex(ran.err, r"alone\.lua:\d+: it needs nobodys")
        self.assertIn("neither beside it nor found by name", ran.err)

    def test_what_it_cannot_be_played_with(self):
        alone = variant("alone", more='conflicts = { "discussion-timer" }')
        for house in ([*self.house(alone=alone), "-v", "discussion-timer"],
                      ["-v", "discussion-timer", *self.house(alone=alone)]):
            ran = self.play("secret-hitler", *house, status=64)
            self.assertIn("cannot be played together", ran.err)

    def test_a_rule_of_the_games_name_is_refused(self):
        ran = self.play("secret-hitler", *self.house(mine=variant("mine", rules="""
function rule.exercise_power(g) end""")), status=4)
        self.assertIn('around("exercise_power"', ran.err)
        self.assertIn("mine.lua:4:", ran.err)

    def test_a_question_is_given_g_and_a_number_says_why(self):
        ran = self.play("wheel-of-history", *self.house(short=SHORT), lines=["unknown", "aki", "3"], status=2)
        self.assertIn("Not 3: 25 cards are left.", ran.err)

    def test_an_announcement_is_given_g(self):
        ran = self.play("wheel-of-history", *self.house(quiet=QUIET), lines=["unknown", "aki"])
        self.assertRegex(ran.out, r"\d+ left\.")

    def test_a_list_is_a_setting(self):
        house = self.house(menu=LIST)
        ran = self.play("secret-hitler", *house, "--deal", "none")
        self.assertIn("Menu, what there is: soup.\n", ran.out)
        self.log.unlink()
        ran = self.play("secret-hitler", "-v", "./menu.lua:dishes=cake+soup", "--deal", "none")
        self.assertIn("Menu, what there is: birthday cake, soup.\n", ran.out)
        self.assertIn("2 dishes.", ran.out)
        self.assertEqual(self.records()[0]["settings"], {"menu": {"dishes": ["cake", "soup"]}})
        self.verify()
        header, *rest = self.records()
        header["narrator"] = 1  # as in a log of the first format, before settings were announced
        del header["library"]
        header["say"] = [said for said in header["say"] if said["id"] != "house-setting"]
        self.log.write_bytes(table.chained([header, *rest]))
        self.verify()
        for wrong in ("cake+tea", "cake+cake+cake+cake", ""):
            ran = self.play("secret-hitler", "-v", f"./menu.lua:dishes={wrong}", status=64)
            self.assertIn("dishes", ran.err)
        powers = "+".join(["execution"] * 6)
        ran = self.play("secret-hitler", "-v", f"custom-board:powers={powers}", status=64)
        self.assertIn(f"such as {powers.removesuffix('+execution')}; not 6", ran.err)


if __name__ == "__main__":
    table.main()
