"""What is told after a game: its settings, scores and facts, and numbers of few games."""
import json
import table

TWO = "Aki,Binh"
WHEEL = ["R1 Y1 G1 B1 P1 R2 R3 R4 R5 Y2 Y3 Y4 Y5 G2 G3 G4 G5 B2 B3 B4 B5 P2 P3 P4 P5", *["1"] * 6]


class AfterTheGame(table.Table):
    def rows(self, *logs):
        return [json.loads(line) for line in self.run_it("stats", *logs, "--rows", "json").out.splitlines()]

    def test_scores_and_settings_are_in_recap_and_report(self):
        self.run_it("play", "wheel-of-history", "-p", TWO, "--deal", "none", "-v", "no-debt", "--set", "rounds=1",
                    "--log", self.log, lines=WHEEL)
        recap = self.run_it("recap", self.log).out
        self.assertIn("rounds=1", recap)
        self.assertIn("Scores: Aki 0, Binh 0.", recap)
        self.assertIn("rounds=1", self.run_it("report", self.log, "--format", "text").out)
        report = json.loads(self.run_it("report", self.log, "--format", "json").out)
        self.assertEqual(report["settings"], {"game": {"rounds": 1}})

    def test_settings_of_house_rules_are_in_the_report(self):
        self.run_it("play", "secret-hitler", "-p", table.SEVEN, "--deal", "roles", "-v", "no-top-deck:chaos=2",
                    "--log", self.log)
        self.assertIn("No top-deck (chaos=2)", self.run_it("report", self.log, "--format", "text").out)

    def test_players_and_lists_that_became_known_are_in_rows(self):
        self.run_it("simulate", "secret-agent", "-n", "1", "-p", "3", "--seed", "1", "--logs", "logs")
        row, = self.rows("logs")
        self.assertTrue(all(isinstance(hand, list) for hand in row["facts"]["hand"].values()), row["facts"])
        (self.folder / "rows.json").write_text(json.dumps(row, separators=(",", ":")) + "\n")
        self.assertEqual(self.rows("rows.json"), [row])

    def test_a_refusal_is_no_claim(self):
        self.run_it("simulate", "secret-hitler", "-n", "1", "-p", "7", "--seed", "1", "--logs", "logs")
        log, = (self.folder / "logs").glob("*.jsonl")
        self.run_it("tell", log, "claim p1 lff f", "claim p2 refuses")
        row, = self.rows(log)
        self.assertEqual(row["counts"]["claimed"], {"P1": 1})

    def test_nothing_is_no_damage(self):
        self.run_it("stats", self.folder, "--rows", "json", "-o", "none.json")
        self.assertIn("no finished games", self.run_it("stats", "none.json").out)

    def test_one_game_has_no_interval(self):
        words = ["simulate", "secret-hitler", "-n", "1", "-p", "7", "--seed", "3"]
        other = ["--against", "-v", "blind-ballot"]
        told = self.run_it(*words, *other).out
        self.assertIn("1 random game of 7", told)
        self.assertNotIn(" to ", told.partition("95 %")[2])
        differences = json.loads(self.run_it(*words, "--json", *other).out)["differences"]
        self.assertEqual({one["low"] for one in differences}, {None})

    def test_house_rules_are_named_where_they_were_simulated(self):
        told = self.run_it("simulate", "secret-hitler", "-n", "2", "-p", "7", "-v", "monarchist", "--seed", "1").out
        self.assertTrue(told.startswith("secret-hitler with monarchist: 2 random games of 7 players"), told)


if __name__ == "__main__":
    table.main()
