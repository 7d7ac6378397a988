"""narrator simulate: many random games, counted."""
import json
import unittest

from tools import GAMES, Tools


class Simulate(Tools):
    def simulate(self, *words):
        return json.loads(self.run_it("simulate", *words, "--json").stdout)

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

    def test_settings_count(self):
        short = self.simulate("wheel-of-history", "-n", "5", "-p", "3")
        long = self.simulate("wheel-of-history", "-n", "5", "-p", "3", "--set", "rounds=4")
        self.assertGreater(long["answers"]["least"], short["answers"]["most"])

    def test_for_people(self):
        out = self.run_it("simulate", "secret-hitler", "-n", "10", "-p", "5", "--seed", "2").stdout
        self.assertIn("secret-hitler: 10 random games of 5 players, seed 2", out)
        self.assertRegex(out, r"(?m)^team +\w+ +\d+ +\d+\.\d %$")
        self.assertRegex(out, r"(?m)^answers  least \d+, median \d+, most \d+$")

    def test_what_cannot_be(self):
        self.assertIn("5 to 10", self.run_it("simulate", "secret-hitler", "-p", "3", status=64).stderr)
        self.run_it("simulate", "secret-hitler", "-n", "0", status=64)
        self.run_it("simulate", status=64)


if __name__ == "__main__":
    unittest.main()
