"""narrator simulate: counts over many random games."""
import json
import unittest

from tools import GAMES, Tools


class Simulate(Tools):
    def simulate(self, *words):
        return json.loads(self.run_it("simulate", *words, "--json").stdout)

    def results(self, name, *words):
        (self.folder / name).write_text(json.dumps(self.simulate(*words)))
        return self.folder / name

    def test_every_game(self):
        for game in GAMES:
            tally = self.simulate(game, "-n", "20", "--seed", "1")
            self.assertEqual(tally["games"], 20)
            self.assertGreater(sum(seat["wins"] for seat in tally["seats"]), 0)
            self.assertLessEqual(tally["answers"]["least"], tally["answers"]["median"])
            self.assertLessEqual(tally["answers"]["median"], tally["answers"]["most"])

    def test_the_same_seed_gives_the_same_games(self):
        first = self.simulate("secret-hitler", "-n", "30", "--seed", "ab")
        self.assertEqual(first, self.simulate("secret-hitler", "-n", "30", "--seed", "ab"))
        self.assertNotEqual(first, self.simulate("secret-hitler", "-n", "30", "--seed", "ac"))

    def test_every_game_of_hitler_has_one_team_and_one_reason(self):
        tally = self.simulate("secret-hitler", "-n", "50", "-p", "7", "-v", "rebalanced")
        self.assertEqual(tally["players"], [7, 7])
        self.assertEqual(tally["variants"], ["rebalanced"])
        self.assertEqual(sum(tally["teams"].values()), 50)
        self.assertEqual(sum(tally["reasons"].values()), 50)
        self.assertEqual([seat["games"] for seat in tally["seats"]], [50] * 7)

    def test_without_a_number_of_players_every_number_has_its_turn(self):
        tally = self.simulate("secret-hitler", "-n", "12")
        self.assertEqual(tally["players"], [5, 10])
        self.assertEqual([seat["games"] for seat in tally["seats"]], [12] * 5 + [10, 8, 6, 4, 2])

    def test_a_house_rule_can_say_how_many_play(self):
        self.assertEqual(self.simulate("secret-hitler", "-n", "3", "-v", "three-players")["players"], [3, 3])
        self.assertIn("Example: -p 5", self.run_it("simulate", "secret-hitler", "-p", "4", status=64).stderr)
        self.assertEqual(self.simulate("secret-hitler", "-n", "8", "-v", "monarchist", "--against")["players"], [7, 10])

    def test_settings_count(self):
        short = self.simulate("wheel-of-history", "-n", "5", "-p", "3")
        long = self.simulate("wheel-of-history", "-n", "5", "-p", "3", "--set", "rounds=4")
        self.assertGreater(long["answers"]["least"], short["answers"]["most"])

    def test_for_people(self):
        out = self.run_it("simulate", "secret-hitler", "-n", "10", "-p", "5", "--seed", "2").stdout
        self.assertIn("secret-hitler: 10 random games of 5 players, seed 2", out)
        self.assertRegex(out, r"(?m)^team +\w+ +\d+ +\d+\.\d %$")
        self.assertRegex(out, r"(?m)^answers  least \d+, median \d+, most \d+$")

    def test_the_processors_share_out_the_games(self):
        words = ["secrets", "-n", "17", "--seed", "5", "--against", "-v", "one-card-less"]
        self.assertEqual(self.simulate(*words, "--jobs", "1"), self.simulate(*words, "--jobs", "3"))

    def test_parts_make_the_whole(self):
        words = ["secret-hitler", "-n", "11", "-p", "6", "--seed", "5", "--against", "-v", "rebalanced"]
        files = []
        for part in ("1/3", "2/3", "3/3"):
            files.append(self.results(f"part{part[0]}.json", *words, "--shard", part))
        self.assertEqual(self.simulate("--merge", *files), self.simulate(*words))
        text = self.run_it("simulate", "--merge", *files).stdout
        self.assertEqual(text, self.run_it("simulate", *words).stdout)
        said = self.run_it("simulate", "--merge", files[0], files[2], status=64).stderr
        self.assertIn("Part 2 of 3 is missing", said)
        self.assertIn("twice", self.run_it("simulate", "--merge", files[0], files[0], status=64).stderr)
        other = self.results("other.json", "secrets", "-n", "3", "--seed", "5", "--shard", "2/3")
        self.assertIn("other simulations", self.run_it("simulate", "--merge", files[0], other, status=64).stderr)
        junk = self.folder / "junk.json"
        junk.write_text('{"shard":"1/1"}')
        self.assertIn("these are no results", self.run_it("simulate", "--merge", junk, status=64).stderr)

    def test_parts_of_strangers_can_do_no_harm(self):
        sound = json.loads(self.results("part.json", "secrets", "-n", "4", "-p", "4", "--seed", "1", "--shard", "1/1",
                                        "--against").read_text())
        part = self.folder / "part.json"
        deep = "[" * 100_000 + "]" * 100_000
        for key in (*sound, "differences/0/sum", "differences/0/name", "answers/games", "against/variants", "seats/0/games"):
            for value in ("deep", "\x1b[2J", [], {}, None, -1, 2 ** 63, 1e300):
                with self.subTest(key, value=value):
                    told = json.loads(json.dumps(sound))
                    *way, last = [int(step) if step.isdigit() else step for step in key.split("/")]
                    inside = told
                    for step in way:
                        inside = inside[step]
                    inside[last] = value
                    part.write_text(json.dumps(told).replace('"deep"', deep))
                    run = self.run_it("simulate", "--merge", part, status=None)
                    self.assertIn(run.returncode, (0, 64), run.stderr)
                    self.assertNotIn("\x1b", run.stdout + run.stderr)
        # A negative number of games is invalid, and so are answers so large that their squares overflow.
        for answers in (-1, -9_000_000_000_000):
            part.write_text(json.dumps({**sound, "answers": {"games": {"2147483647": answers}}}))
            self.run_it("simulate", "--merge", part, status=64)

    def test_the_logs_are_of_the_very_games_that_are_counted(self):
        for game, words in (("secret-hitler", ()), ("werewolf", ("-p", "9")), ("secret-hitler", ("--policy", "sensible"))):
            logs = self.folder / "made" / game / str(len(words))
            tally = self.simulate(game, "-n", "12", "--seed", "3", *words, "--logs", logs)
            self.assertEqual(tally, self.simulate(game, "-n", "12", "--seed", "3", *words))
            rows = [json.loads(row) for row in self.run_it("stats", logs, "--rows", "json").stdout.splitlines()]
            self.assertEqual(len(rows), 12)
            for team, wins in tally["teams"].items():
                self.assertEqual(wins, sum(row["result"].get("team") == team for row in rows))
            for what, sum_of in tally["counts"].items():
                self.assertEqual(sum_of["sum"], sum(sum(row["counts"].get(what, {}).values()) for row in rows))
            self.assertEqual(tally["answers"]["games"], {str(n): sum(row["answers"] == n for row in rows)
                                                         for n in sorted({row["answers"] for row in rows})})
            self.run_it("verify", *logs.iterdir())
        self.assertIn("--logs", self.run_it("simulate", "secrets", "-n", "1", "--logs", logs, "--against", status=64).stderr)
        self.assertIn("cannot make", self.run_it("simulate", "secrets", "-n", "1", "--logs", "/dev/null/x", status=64).stderr)

    def test_the_same_rules_do_not_move_anything(self):
        told = self.simulate("secret-hitler", "-n", "15", "--seed", "3", "--against")
        self.assertEqual({one["sum"] for one in told["differences"]}, {0})
        self.assertEqual(told["against"]["teams"], told["teams"])

    def test_one_question_more_does_not_shift_the_rest(self):
        told = self.simulate("secret-hitler", "-n", "15", "-p", "7", "--seed", "3",
                             "--against", "-v", "discussion-timer")
        self.assertEqual({one["sum"] for one in told["differences"]}, {0})
        told = self.simulate("secret-hitler", "-n", "40", "-p", "7", "--seed", "3",
                             "-v", "rebalanced", "--against", "-v", "no-top-deck")
        self.assertEqual((told["variants"], told["against"]["variants"]), (["rebalanced"], ["no-top-deck"]))
        self.assertNotEqual({one["sum"] for one in told["differences"]}, {0})
        moved = {(one["of"], one["name"]): one for one in told["differences"]}
        for team, wins in told["teams"].items():
            self.assertEqual(moved["team", team]["sum"], told["against"]["teams"].get(team, 0) - wins)
            self.assertLessEqual(moved["team", team]["low"], moved["team", team]["moved"])

    def test_differences_for_people(self):
        words = ["secret-hitler", "-n", "20", "-p", "7", "--seed", "3", "--against", "-v", "no-top-deck"]
        out = self.run_it("simulate", *words).stdout
        self.assertIn("first: no house rule\nsecond: no-top-deck\n", out)
        self.assertRegex(out, r"(?m)^team +liberal +\d+\.\d % +\d+\.\d % +[+-]\d+\.\d %  .* to .*%")

    def test_the_same_house_rule_set_otherwise(self):
        words = ["secret-hitler", "-n", "6", "-p", "7", "--seed", "3", "-v", "custom-board:powers=peek+none,veto=4",
                 "--against", "-v", "custom-board:veto=3"]
        self.assertIn("first: custom-board (powers=peek+none, veto=4)\nsecond: custom-board (veto=3)\n", self.run_it("simulate", *words).stdout)
        self.assertEqual(self.simulate(*words)["against"]["settings"], {"custom-board": {"veto": 3}})
        out = self.run_it("simulate", "wheel-of-history", "-n", "4", "--set", "rounds=2", "--against").stdout
        self.assertIn("first: no house rule, rounds=2\nsecond: no house rule\n", out)
        for part, veto in ((1, 3), (2, 4)):
            told = self.run_it("simulate", "secret-hitler", "-n", "4", "--seed", "1", "-v", f"custom-board:veto={veto}", "--json", "--shard", f"{part}/2")
            (self.folder / f"{part}.json").write_text(told.stdout)
        self.assertIn("of other simulations", self.run_it("simulate", "--merge", "1.json", "2.json", status=64).stderr)

    def test_what_cannot_be(self):
        self.assertIn("such as 2/4",
                      self.run_it("simulate", "secrets", "--seed", "1", "--json", "--shard", "5/4", status=64).stderr)
        self.run_it("simulate", "secrets", "--json", "--shard", "1/4", status=64)
        self.assertIn("5 to 10", self.run_it("simulate", "secret-hitler", "-p", "3", status=64).stderr)
        self.run_it("simulate", "secret-hitler", "-n", "0", status=64)
        self.run_it("simulate", status=64)


if __name__ == "__main__":
    unittest.main()
