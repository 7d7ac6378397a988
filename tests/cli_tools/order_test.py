"""The order in which house rules are given matters only for the opening, where they are announced in it."""
import json
import os
import pathlib
import random
import re
import unittest

from tools import GAMES, Tools

VARIANTS = pathlib.Path(__file__).parents[2] / "variants"
COMBINATIONS = int(os.environ.get("NARRATOR_ORDERS", 6))  # for each game
MOST, TABLES = 6, 6  # house rules in each combination, games with each


def declared(file, field):
    """Returns the words in a list of variant{…}, such as its conflicts."""
    found = re.search(field + r"\s*=\s*\{([^}]*)\}", file.read_text())
    return set(re.findall(r'"([\w-]+)"', found.group(1))) if found else set()


def house_rules(game):
    """Returns a game's independent house rules, each with those it conflicts with."""
    files = {file.stem: file for file in (VARIANTS / game).glob("*.lua") if "shared = true" not in file.read_text()}
    clash = {name: declared(file, "conflicts") for name, file in files.items()}
    return {name: clash[name] | {other for other in files if name in clash[other]} for name in sorted(files)}


def combination(rules, rng):
    """Returns a random playable combination."""
    chosen = []
    for name in rng.sample(sorted(rules), len(rules)):
        if len(chosen) < MOST and not rules[name] & set(chosen):
            chosen.append(name)
    return chosen


class Order(Tools):
    def played(self, game, order, seed):
        """Returns the lines of each log after the header and its sources, or None if the game cannot be played like
        that."""
        folder = self.folder / "-".join([game, str(seed), *order])
        folder.mkdir()
        words = [word for name in order for word in ("-v", name)]
        ran = self.run_it("simulate", game, "-n", TABLES, "--seed", seed, "--logs", folder, *words, status=None)
        self.assertIn(ran.returncode, (0, 64), ran.stderr)
        if ran.returncode:
            return None
        logs = []
        for log in sorted(folder.iterdir()):
            lines = [json.loads(line) for line in log.read_text().splitlines()]
            lines[0] = {key: lines[0][key] for key in ("game", "players", "seed")} | {
                "said": sorted(said["text"] for said in lines[0].get("say", []) if said["id"] not in ("house-rules",))}
            logs.append([{k: v for k, v in line.items() if k not in ("h", "at")} for line in lines if "source" not in line])
        return sorted(logs, key=lambda log: json.dumps(log[0]))

    def test_any_order_is_the_same_game(self):
        for game in GAMES:
            rng, rules, compared = random.Random(f"{game} in any order"), house_rules(game), 0
            for seed in range(1, COMBINATIONS + 1):
                order = combination(rules, rng)
                other = rng.sample(order, len(order))
                if other == order:
                    other.reverse()
                with self.subTest(game=game, order=order, other=other, seed=seed):
                    first = self.played(game, order, seed)
                    if first is None or len(order) < 2:
                        continue
                    self.assertGreater(len(first), 0)
                    self.assertEqual(first, self.played(game, other, seed))
                    compared += 1
            self.assertGreater(compared, COMBINATIONS // 3, game)


if __name__ == "__main__":
    unittest.main()
