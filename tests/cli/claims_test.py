"""Testimony: what `claim` records, and where it is shown."""
import json
import table

FIVE = "Aki,Binh,Chie,Dan,Emi"
FIRST = ["roles unknown", "aki", "binh", "ja all", "enact f"]
TOPICS = """
function rule.topics(heard)
  local topics = {}
  for _, said in ipairs(heard) do
    if said.id == "rolled" then
      topics[#topics + 1] = { id = "throw", of = said.player, round = #topics + 1, from = { "one", "six" } }
    end
  end
  return topics
end
function rule.findings(heard, claims)
  local found = {}
  for _, claim in ipairs(claims) do
    if claim.said[1] == "six" then
      found[#found + 1] = { id = "voted", args = { ja = claim.round }, reasons = { { id = "hand", args = { hand = "six" } } } }
    end
  end
  return found
end
"""


class Claims(table.Table):
    def test_claims_of_nobody_are_an_empty_list(self):
        said = self.hitler("--json", lines=["1", "claims"]).lines()
        self.assertIn({"claims": {"testimony": []}}, said)

    def five(self, *words, lines=(), status=0, log=None):
        return self.run_it("play", "secret-hitler", "-p", FIVE, "--seed", "7", "--log", log or self.log, *words,
                           lines=lines, status=status)

    def first_government(self, *claims, json_out=False):
        words = ["--deal", "none"] + (["--json"] if json_out else [])
        return self.five(*words, lines=[*FIRST, *claims])

    def said(self, *words):
        return [(one["by"], one["said"], one["revised"]) for one in self.state(*words)["testimony"]]

    def test_refused_is_told_from_not_asked(self):
        self.first_government("claim binh refuses")
        self.assertEqual(self.said(), [("Binh", "refused", False), ("Aki", None, False)])
        self.resume("claim binh ff", 'claim emi "hello, all"')
        self.assertEqual(self.said(), [("Binh", "refused", True), ("Binh", ["fascist", "fascist"], False),
                                       ("Emi", "hello, all", False), ("Aki", None, False)])

    def test_the_keys_of_the_status(self):
        self.first_government("claim aki ffl l", "claim binh fl")
        state = self.state()
        self.assertEqual(list(state)[-4:], ["result", "testimony", "findings", "false_claims"])
        self.assertEqual({k: v for k, v in state["testimony"][0].items() if k != "text"},
                         {"by": "Aki", "topic": "president-hand", "about": 1,
                          "said": ["liberal", "fascist", "fascist"], "discard": "liberal", "revised": False})
        finding, = state["findings"]
        self.assertEqual(finding["text"], "Aki and Binh cannot both have told the truth:")
        self.assertEqual(len(finding["reasons"]), 2)
        self.assertEqual(finding["claims"],
                         [{"player": None, "topic": "president-hand", "about": 1, "by": "Aki"},
                          {"player": None, "topic": "chancellor-hand", "about": 1, "by": "Binh"}])
        self.assertEqual(state["false_claims"], 1)
        for who in ("public", "moderator", "chie"):
            self.assertEqual(self.state("--as", who)["findings"], state["findings"])
        self.assertIn("cannot both have told the truth", self.run_it("status", self.log).out)

    def test_games_in_which_nothing_was_said(self):
        self.tiny(lines=["binh"])
        state = self.state()
        self.assertEqual((state["testimony"], state["findings"]), ([], []))
        self.assertNotIn("Testimony", self.run_it("status", self.log).out)

    def test_programs_hear_of_claims_and_of_contradictions(self):
        ran = self.first_government("claim aki lll", "claim zed f", "claim aki", json_out=True)
        lines = ran.lines()
        claim, = [line["claim"] for line in lines if "claim" in line]
        self.assertEqual(claim["said"], ["liberal"] * 3)
        finding, = [line["finding"] for line in lines if "finding" in line]
        self.assertEqual(finding, self.state()["findings"][0])
        self.assertEqual([list(line)[0] for line in lines[-7:]],
                         ["claim", "finding", "ask", "error", "ask", "error", "ask"])

    def test_a_claim_changes_nothing_in_the_game(self):
        self.first_government("claim aki lll", "claim binh ll")
        with_claims = [answer["g"] for answer in self.answers()]
        self.verify()
        other = self.folder / "silent.jsonl"
        self.five("--deal", "none", lines=FIRST, log=other)
        silent = [json.loads(line) for line in other.read_text().splitlines()]
        self.assertEqual([line["g"] for line in silent if "ask" in line], with_claims)

    def test_known_contradictions_are_not_told_again(self):
        self.first_government("claim aki lll")
        self.assertNotIn("cannot be true", self.resume("chie").out)

    def test_replays_have_claims_in_their_place(self):
        self.first_government("claim aki ffl f", "chie", 'claim dan "so?"')
        self.verify()
        out = self.run_it("replay", self.log).out
        self.assertLess(out.index("which policy do you enact? Fascist"), out.index("Testimony: Aki"))
        self.assertLess(out.index("Testimony: Aki"), out.index("Chancellor? Chie"))
        self.assertTrue(out.endswith("Testimony: Dan: “so?”\n"), out[-200:])
        until = self.run_it("replay", self.log, "--until", "4").out
        self.assertTrue(until.endswith("discarded Fascist\n"), until[-200:])
        self.assertNotIn("Testimony", self.run_it("replay", self.log, "--until", "3").out)
        kinds = [list(line)[0] for line in self.run_it("replay", self.log, "--json").lines()]
        self.assertEqual(kinds[-5:], ["claim", "ask", "say", "claim", "ask"])

    def test_tell(self):
        self.first_government()
        self.assertIn("Testimony: Aki", self.run_it("tell", self.log, "claim aki ffl f").out)
        self.run_it("tell", self.log, "claim aki ffx", status=2)
        self.assertEqual(len(self.said()), 2)

    def test_findings_are_the_same_whoever_dealt(self):
        claims = ["claim aki lll l", "claim binh round 1 ll", "claim chie round 3 fff f"]
        choices = ["roles unknown", "aki"]
        for chancellor in ("binh", "chie", "dan"):
            choices += [chancellor, "ja all", "PLAY"]
        dealt = self.folder / "dealt.jsonl"
        self.five("--deal", "policies", log=dealt)
        faces = []
        for line in choices:
            if line != "PLAY":
                self.run_it("tell", dealt, line)
                continue
            for _ in range(2):
                question = json.loads(self.run_it("status", dealt, "--json", "--as", "moderator").out)["question"]
                faces.append(question["options"][0])
                self.run_it("tell", dealt, question["options"][0])
        enacted = iter(faces[1::2])
        self.five("--deal", "none", lines=[next(enacted) if line == "PLAY" else line for line in choices])
        self.run_it("tell", dealt, *claims)
        self.resume(*claims)
        self.assertEqual(self.state()["findings"],
                         json.loads(self.run_it("status", dealt, "--json").out)["findings"])
        self.assertTrue(self.state()["findings"])

    def test_recall_says_who_is_reminded(self):
        ran = self.five("--deal", "none", "--recall", "claims=nobody",
                        lines=[*FIRST, "claim aki lll", "history", "status"])
        self.assertEqual(ran.out.count("Testimony"), 1)
        self.assertNotIn("cannot be true", ran.out)
        self.assertNotIn("claim:", ran.out)
        for who in ("public", "moderator", "aki"):
            self.assertEqual((self.state("--as", who)["testimony"], self.state("--as", who)["findings"]), ([], []))
        self.assertNotIn("Testimony", self.run_it("replay", self.log).out)
        out = self.resume("claim binh ll", "recall claims=moderator").out
        self.assertLess(out.index("by the moderator alone"), out.index("What Binh says of round 1 cannot be true"))
        self.assertEqual(self.state()["testimony"], [])
        self.assertEqual(len(self.state("--as", "moderator")["findings"]), 2)
        self.assertIn("Testimony:\n  Aki", self.resume("status").out)

    def test_who_spoke_keeps_what_was_said(self):
        self.five("--deal", "none", lines=['claim binh "hello"', "seat binh 1", "rename binh Bo", 'claim bo "bye"'])
        self.assertEqual(self.said(), [("Bo", "hello", False), ("Bo", "bye", False)])
        self.assertIn("“bye”", self.run_it("replay", self.log).out)
        self.resume("roles unknown", "aki", "bo", "ja all", "enact f", "claim bo ll", "rename bo Binh")
        self.assertIn("Binh", self.state()["findings"][0]["text"])
        self.verify()

    def test_a_game_of_ones_own(self):
        game = self.own_game(table.RULES + TOPICS)
        self.run_it("play", game, "-p", "Aki,Binh", "--seed", "1", "--log", self.log,
                    lines=["aki", "claim aki one", "claim aki si", "claim binh hello"], status=2)
        self.assertEqual(self.said(), [("Aki", ["one"], True), ("Aki", ["six"], False)])
        self.assertEqual(self.state()["findings"], [{"text": "1 said ja.", "reasons": ["You hold six."], "claims": []}])
        self.resume("claim aki one")
        out = self.resume("claim aki six").out
        self.assertIn("1 said ja.\n    You hold six.", out)

    def test_rules_of_testimony_that_fail_cost_nothing(self):
        for broken in ("error('no')", "return { 3 }", "return { { id = 'x', reasons = {} }, 4 }"):
            with self.subTest(broken):
                rules = table.RULES + TOPICS.replace("local found = {}", "do " + broken + " end local found = {}")
                game = self.own_game(rules, name="broken")
                self.log.unlink(missing_ok=True)
                ran = self.run_it("play", game, "-p", "Aki,Binh", "--seed", "1", "--log", self.log, "--json",
                                  lines=["aki", "claim aki one", "nein all", "binh"])
                self.assertEqual(ran.asked()["id"], "whisper")
                self.assertIn("broken/rules.lua" if "error" in broken else "rule.findings", [line for line in ran.lines() if "error" in line][0]["error"]["text"])


if __name__ == "__main__":
    table.main()
