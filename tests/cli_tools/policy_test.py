"""Simulated players with a policy: compared with 910 recorded games of seven players, and which player follows
which."""
import collections
import json
import tempfile
import pathlib
import unittest

from tools import Tools

NEAR = 6  # percentage points

# How the recorded games ended, in percent.
ENDINGS = {"liberal-policies": 41.2, "hitler-executed": 7.3, "hitler-elected": 35.4, "fascist-policies": 16.2}

# In percent: how often a President discards a Fascist policy from ffl and from fll, a Chancellor enacts a Liberal one
# from one of each, and a player outside a government votes for it, whether its members are both Liberals or not.
DEEDS = {
    ("discards", "liberal", "ffl"): 98.9, ("discards", "liberal", "fll"): 74,
    ("discards", "fascist", "ffl"): 32, ("discards", "fascist", "fll"): 45,
    ("discards", "hitler", "ffl"): 41, ("discards", "hitler", "fll"): 46,
    ("enacts", "liberal"): 99.6, ("enacts", "fascist"): 55, ("enacts", "hitler"): 62,
    ("ja", "liberal", True): 50, ("ja", "liberal", False): 42,
    ("ja", "fascist", True): 42, ("ja", "fascist", False): 48,
    ("ja", "hitler", True): 45, ("ja", "hitler", False): 44,
}


class Deeds:
    """Counts who did what in logs of games dealt by the program."""

    def __init__(self):
        self.did, self.could = collections.Counter(), collections.Counter()

    def note(self, deed, did):
        self.could[deed] += 1
        self.did[deed] += did

    def read(self, log):
        lines = [line for line in log.read_text().splitlines() if not line.startswith('{"source"')]
        for record in map(json.loads, lines[1:]):
            if "ask" in record:
                self.enter(record["ask"], record["answer"], record.get("of"))
                for said in record.get("say", []):
                    if said["id"] == "chaos":
                        self.pile.pop(0)

    def enter(self, ask, answer, of):
        if ask == "roles":
            self.roles = answer
        elif ask == "shuffle":
            self.pile = list(answer)
        elif ask == "nominate":
            self.government = (of, answer)
        elif ask == "vote":
            liberal = all(self.roles[player] == "liberal" for player in self.government)
            for player in answer.keys() - set(self.government):
                self.note(("ja", self.roles[player], liberal), answer[player] == "ja")
        elif ask == "president-discard":
            self.hand = sorted(self.pile.pop(0) for _ in range(3))
            if len(set(self.hand)) == 2:
                drawn = "".join(face[0] for face in self.hand)
                self.note(("discards", self.roles[of], drawn), answer == "fascist")
            self.hand.remove(answer)
        elif ask == "enact" and len(set(self.hand)) == 2:
            self.note(("enacts", self.roles[of]), answer == "liberal")


class Policy(Tools):
    def simulate(self, *words):
        return json.loads(self.run_it("simulate", "secret-hitler", "--seed", "1", *words, "--json").stdout)

    def test_games_end_as_recorded_ones_do(self):
        told = self.simulate("-p", "7", "-n", "2000", "--policy", "sensible")
        self.assertEqual(told["policies"], ["sensible"])
        for reason, share in ENDINGS.items():
            self.assertAlmostEqual(100 * told["reasons"][reason] / 2000, share, delta=NEAR, msg=reason)

    def test_each_role_does_what_people_do(self):
        deeds = Deeds()
        with tempfile.TemporaryDirectory() as logs:
            self.simulate("-p", "7", "-n", "400", "--policy", "sensible", "--logs", logs)
            for log in pathlib.Path(logs).iterdir():
                deeds.read(log)
        self.assertEqual(set(deeds.could), set(DEEDS))
        for deed, share in DEEDS.items():
            self.assertAlmostEqual(100 * deeds.did[deed] / deeds.could[deed], share, delta=NEAR, msg=deed)

    def test_those_who_are_told_a_role_play_by_it(self):
        random = self.simulate("-p", "7", "-n", "200")
        liberals = self.simulate("-p", "7", "-n", "200", "--policy", "liberal=sensible")
        others = self.simulate("-p", "7", "-n", "200", "--policy", "fascist=sensible", "--policy", "hitler=sensible")
        self.assertGreater(liberals["teams"]["liberal"], random["teams"]["liberal"] + 20)
        self.assertGreater(others["teams"]["fascist"], random["teams"]["fascist"])

    def test_every_house_rule(self):
        for variant in ("avalon", "custom-board", "hitler-knows", "blind-ballot", "no-top-deck", "term-limits"):
            self.assertEqual(self.simulate("-n", "12", "-v", variant, "--policy", "sensible")["games"], 12)

    def test_what_moves_is_in_the_table(self):
        out = self.run_it("simulate", "secret-hitler", "-p", "7", "-n", "40", "--policy", "sensible",
                          "--against", "-v", "rebalanced").stdout
        self.assertIn(" games of 7 players by policy sensible, seed ", out)
        for row in ("reason   hitler-elected", "count    candidate", "count    executed", "count    investigated",
                    "count    special-election", "seat     7", "answers"):
            self.assertIn("\n" + row, out)
        again = self.simulate("-p", "7", "-n", "20", "--policy", "sensible", "--against")
        self.assertEqual({one["sum"] for one in again["differences"]}, {0})

    def test_what_cannot_be(self):
        def said(*words):
            return self.run_it("simulate", *words, status=64).stderr
        self.assertIn("did you mean sensible?", said("secret-hitler", "--policy", "sensibel"))
        self.assertIn("brings no policy", said("secrets", "--policy", "sensible"))
        self.assertIn("have one already", said("secret-hitler", "--policy", "sensible", "--policy", "sensible"))
        self.assertIn("nobody is told to be that", said("secret-hitler", "--policy", "facist=sensible"))


class AvalonPolicy(Tools):
    def test_games_end_as_recorded_ones_do(self):
        recorded = {"merlin-safe": 7, "merlin-found": 9, "missions-failed": 4}  # of 20 games of six players
        told = json.loads(self.run_it("simulate", "avalon", "-p", "6", "-n", "600", "--seed", "1", "--policy",
                                      "sensible", "--json").stdout)
        for reason, games in recorded.items():
            self.assertAlmostEqual(100 * told["reasons"][reason] / 600, 100 * games / 20, delta=15, msg=reason)


if __name__ == "__main__":
    unittest.main()
