"""Corrections take effect everywhere: history, report, recap, statistics, claims, status and moments agree on who held
an office, who died of what and who took what."""
import json

import table


def named(cell, players):
    """Returns a widget's cell with seats replaced by players' names."""
    if isinstance(cell, dict):
        return players[cell["seat"] - 1]["name"] if "seat" in cell else cell
    return [named(one, players) for one in cell] if isinstance(cell, list) else cell


class SetRight(table.Table):
    def report(self):
        report = json.loads(self.run_it("report", "--format", "json", self.log).out)
        for widgets in [report["widgets"], *(moment["display"] for moment in report["moments"])]:
            for one in widgets:
                one.update({key: named(one[key], report["players"]) for key in ("rows", "items") if key in one})
        return report

    def told(self, *words, lines):
        """Plays a game to its end and returns what each reader is told of it."""
        self.run_it("play", *words, "--log", self.log, lines=lines)
        self.run_it("verify", self.log)
        rows = json.loads(self.run_it("stats", "--rows", "json", self.log).out)
        report = self.report()
        text = {form: self.run_it("report", "--format", form, self.log).out for form in ("html", "text", "md")}
        text = {form: " ".join(said.split()) for form, said in text.items()}
        text["recap"] = self.run_it("recap", self.log).out
        status = json.loads(self.run_it("status", self.log, "--json").out)
        self.assertEqual([one["name"] for one in status["players"]], [one["name"] for one in report["players"]])
        history = [one["rows"] for one in report["widgets"] if one.get("asked") == "history"]
        return rows["counts"], history, text, status, report

    def test_offices_and_executions(self):
        counts, history, text, _, report = self.told(
            "secret-hitler", "-p", "A,B,C,D,E", "--deal", "none",
            lines=["liberal liberal liberal fascist hitler", "A", "correct fascist 3", "B", "ja all", "f", "C", "E",
                   "nein all", "claim B ff", "correct alive C yes", "correct alive A no", "correct last-chancellor C",
                   "correct president B", "claim C ff", "D", "ja all", "f", "D", "E", "ja all"])
        self.assertEqual(counts["president"], {"A": 1, "B": 1, "C": 1})
        self.assertEqual(counts["chancellor"], {"C": 1, "D": 1, "E": 1})
        self.assertEqual(counts["executed"], {"A": 1, "D": 1})
        self.assertEqual(counts["claimed"], {"C": 1})  # whoever held no office handed nothing over
        self.assertEqual([row[1:3] for row in history[0]], [["A", "C"], ["B", "E"], ["B", "D"], ["C", "E"]])
        self.assertEqual(history[0][0][7], ["set-right"])
        self.assertEqual(history[0][2][7], [["executed-by-ruling", "A"], ["power-execution", "D"]])
        self.assertIn("Ruling – the number of Fascist policies: 3", [one["text"].rstrip(".") for one in report["notes"]])
        for form in ("text", "md", "recap"):
            self.assertNotIn("executes C", text[form])
            self.assertRegex(text[form], "executed by .*ruling: A")
        dead = [one for one in report["moments"][-1]["display"] if one.get("label") == "label.dead"]
        self.assertEqual(dead[0]["items"], ["A", "D"])
        self.assertEqual([one["by"] for one in report["testimony"] if one["said"]], ["C"])

    def test_deaths(self):
        counts, history, text, status, report = self.told(
            "werewolf", "-p", "A,B,C,D,E,F,G", "--deal", "none",
            lines=["wolf wolf seer doctor villager villager villager", "E", "A", "nobody", "correct alive E yes",
                   "correct alive F no", "correct alive F no", "claim E villager", "claim D seer", "D", "A", "C",
                   "lynch all", "nobody", "nobody", "nobody", "correct alive A no", "D", "B", "C", "lynch all"])
        self.assertNotIn("died-in-the-night", counts)
        self.assertEqual(counts["lynched"], {"A": 1, "B": 1})
        rounds = [dict(zip(one["columns"], one["rows"][0])) for one in report["widgets"] if one["label"] == "label.rounds"]
        self.assertEqual(rounds[0]["label.died"], [])
        self.assertEqual(rounds[0]["label.lynched"], [["A", "wolf"]])
        self.assertEqual(rounds[0]["label.by-ruling"], [["F", "villager"]])
        for form in ("text", "md", "recap"):
            self.assertNotIn("E villager", text[form].split("Round by round")[-1].split("Who voted")[0])
        self.assertEqual([one["alive"] for one in status["players"]], [False, False, True, True, True, False, True])
        cards = next(one for one in report["moments"][-1]["display"] if "label.dead" in one.get("columns", []))
        self.assertEqual([(row[0], row[2]) for row in cards["rows"]],
                         [("A", "lynched"), ("F", "by-ruling"), ("B", "lynched")])
        self.assertEqual(len(history), 2)

    def test_a_round_that_has_just_begun_is_not_recapped(self):
        self.run_it("play", "werewolf", "-p", "A,B,C,D,E,F,G", "--deal", "none", "--log", self.log,
                    lines=["wolf wolf seer doctor villager villager villager", "E", "A", "nobody", "nobody"])
        self.assertIn("Round 1", self.run_it("recap", self.log).out)
        self.assertNotIn("Round 2", self.run_it("recap", self.log).out)

    def test_whose_card(self):
        counts, history, text, status, _ = self.told(
            "wheel-of-history", "-p", "Aki,Binh", "--deal", "all", "--seed", "1",
            lines=["Aki", "1", "1", "1", "correct card Binh P2", *["1"] * 12])
        self.assertEqual(counts["takes"], {"Aki": 7, "Binh": 8})
        self.assertEqual([row[1] for row in history[0] if row[2] == "P2"], ["Binh"])
        self.assertIn("P2", status["board"]["players"][1]["cards"])
        self.assertIn("Player: Binh; Card: P2", text["recap"])

    def test_where_a_character_lies(self):
        self.run_it("play", "secrets", "-p", "A,B,C,D", "--deal", "none", "--log", self.log,
                    lines=["unknown", "A", "scientist journalist", "B", "yes", "scientist",
                           "correct character D scientist"])
        report = self.report()
        turns = next(one for one in report["widgets"] if one.get("asked") == "history")
        self.assertEqual(turns["rows"][0][5:7], ["D", "scientist"])
        course = next(one for one in report["widgets"] if one.get("label") == "label.course")
        self.assertEqual([line["values"][-1] for line in course["lines"]], [0, 0, 0, 1])
        board = json.loads(self.run_it("status", self.log, "--json").out)["board"]
        self.assertEqual([one["count"] for one in board["players"]], [0, 0, 0, 1])

    def test_the_politician_of_somebody_who_leaves(self):
        self.run_it("play", "secrets", "-p", "A,B,C,D", "--deal", "none", "--log", self.log,
                    lines=["unknown", "A", "politician scientist", "B", "y", "politician", "leave B waits"])
        course = next(one for one in self.report()["widgets"] if one.get("label") == "label.course")
        self.assertEqual([line["values"][-1] for line in course["lines"]], [0, 1, 0, 0])

    def test_who_leads(self):
        counts, history, text, _, _ = self.told(
            "avalon", "-p", "A,B,C,D,E", "--deal", "none", "-v", "resistance",
            lines=["unknown", "1", "1 2", "reject all", "correct leader D", "1 2", "approve all", "0", "correct leader C",
                   "1 2 3", "approve all", "0", "1 2", "approve all", "0", *["unknown"] * 5])
        self.assertEqual(counts["led"], {"A": 1, "C": 1, "D": 2})
        self.assertEqual([row[1] for row in history[0]], ["D", "C", "D"])
        self.assertEqual([row[2] for row in history[1]], ["A", "D", "C", "D"])
        self.assertIn("Leader: D", text["recap"])

    def test_roles_that_came_out_in_public(self):
        for game, lines, said in (
                ("secret-hitler", ["A", "correct tracker 2", "correct role C liberal"], "liberal"),
                ("avalon", ["1", "claim B side C evil", "claim A role merlin", "correct role C merlin"], "merlin")):
            with self.subTest(game):
                self.log = self.folder / (game + ".jsonl")
                self.run_it("play", game, "-p", "A,B,C,D,E", "--deal", "none", "--log", self.log,
                            lines=["unknown", *lines])
                self.run_it("verify", self.log)
                status = json.loads(self.run_it("status", self.log, "--json").out)
                self.assertEqual([one["role"] for one in status["players"]], [None, None, said, None, None])
        self.assertEqual(len(status["findings"]), 2)  # C is not evil, and A is not Merlin
        self.log = self.folder / "secret-hitler.jsonl"
        course = next(one for one in self.report()["widgets"] if one.get("label") == "label.course")
        self.assertEqual([line["values"] for line in course["lines"]], [[0], [0], [2]])

    def test_scores(self):
        self.run_it("play", "wheel-of-history", "-p", "Aki,Binh", "--deal", "all", "--seed", "1", "--log", self.log,
                    lines=["Aki", "1", "correct score Binh 40", "1"])
        course = next(one for one in self.report()["widgets"] if one.get("label") == "label.course")
        board = json.loads(self.run_it("status", self.log, "--json").out)["board"]
        self.assertEqual([line["values"][-1] for line in course["lines"]], [one["score"] for one in board["players"]])

    def test_tokens(self):
        """A token seen after a swap is the one that was in that place then."""
        self.run_it("play", "secrets", "-p", "A,B,C,D", "--deal", "none", "--log", self.log,
                    lines=["unknown", "A", "psychiatrist journalist", "B", "yes", "psychiatrist", "A C", "correct token C cia"])
        flow = next(one for one in self.report()["widgets"] if one["kind"] == "flow")
        self.assertEqual([one["label"] for one in flow["things"]][0], [{"seat": 1}, "cia"])

    def test_piles_shuffled_within_a_session(self):
        """What the President discarded may be back in the draw pile when the Chancellor enacts."""
        self.run_it("play", "secret-hitler", "-p", "A,B,C,D,E", "-v", "custom-board:veto=1,powers=none+none+none", "-v",
                    "veto-refused-advances", "--deal", "none", "--log", self.log,
                    lines=["A=liberal B=liberal C=liberal D=fascist E=hitler", "1", "2", "ja all", "f", "3", "ja all", "n", "f",
                           "4", "ja all", "n", "l", "5", "ja all", "n", "l", "1", "nein all", "2", "nein all", "3", "ja all",
                           "y", "n", "l", "f"])
        board = json.loads(self.run_it("status", self.log, "--json").out)["board"]
        piles = next(one for one in self.report()["widgets"] if one.get("label") == "label.piles")
        self.assertEqual([line["values"][-1] for line in piles["lines"]], [board["draw"], board["discard"]])

    def test_piles_of_agents(self):
        self.run_it("play", "secret-agent", "-p", "A,B,C,D", "--deal", "none", "--log", self.log,
                    lines=["A", "unknown", "R5", "R7", "R8", "R9", "pass", "R7", "correct contacts C 0"])
        report, board = self.report(), json.loads(self.run_it("status", self.log, "--json").out)["board"]
        course = next(one for one in report["widgets"] if one.get("label") == "label.piles")
        missions = [line for line in self.run_it("recap", self.log).out.splitlines() if line.startswith("- ")]
        self.assertEqual(missions, ["- **Mission 1** Director: A; Contact: C R7"])
        self.assertEqual([line["values"][-1] for line in course["lines"]], [one["contacts"] for one in board["players"]])

    def test_who_sits_where(self):
        for game, lines in {"secret-hitler": ["unknown", "A"], "secret-agent": ["A", "unknown"],
                            "secrets": ["unknown", "A"], "wheel-of-history": ["unknown", "A"], "werewolf": ["unknown"],
                            "avalon": ["unknown", "1"]}.items():
            with self.subTest(game):
                self.log = self.folder / (game + ".jsonl")
                self.run_it("play", game, "-p", "A,B,C,D,E" if game != "secret-agent" else "A,B,C,D", "--deal", "none",
                            "--log", self.log, lines=[*lines, "leave B" if game == "avalon" else "leave B out", "rename C Zoe"])
                self.run_it("verify", self.log)
                status, report = json.loads(self.run_it("status", self.log, "--json").out), self.report()
                for told in (status["players"], report["players"]):
                    self.assertEqual([one["name"] for one in told][:4], ["A", "B", "Zoe", "D"])
                    self.assertEqual([one["name"] for one in told if one.get("left")], ["B"])
                for form in ("text", "md", "html"):
                    said = self.run_it("report", "--format", form, self.log).out
                    self.assertIn("A, B, Zoe, D", said)
                self.assertIn("A, B, Zoe, D", self.run_it("recap", self.log).out)


if __name__ == "__main__":
    table.main()
