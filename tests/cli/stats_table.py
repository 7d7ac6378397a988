"""Games for statistics, and functions to compute them."""
import json
import math

import table

GAMES = {"secret-hitler": 6, "secrets": 3, "werewolf": 3, "secret-agent": 2, "wheel-of-history": 3}


def wilson(part, whole, z=1.959963984540054):
    """Returns the confidence interval as given in textbooks."""
    p = part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    reach = z / (1 + z * z / whole) * math.sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    return max(0, middle - reach), min(1, middle + reach)


class Stats(table.Table):
    def setUp(self):
        super().setUp()
        self.logs = self.folder / "logs"
        self.logs.mkdir()

    played = {}  # the bytes of the logs, by name

    def simulated(self, games=None):
        """Provides random games of all kinds, played only once for all tests."""
        if not Stats.played:
            for game, n in GAMES.items():
                self.run_it("simulate", game, "-n", str(n), "--seed", "7", "--logs", self.logs)
            Stats.played = {log.name: log.read_bytes() for log in self.logs.iterdir()}
        wanted = games or GAMES
        for name, log in Stats.played.items():
            game, number = name.removesuffix(".jsonl").rsplit("-", 1)
            if int(number) <= wanted.get(game, 0):
                (self.logs / name).write_bytes(log)
            else:
                (self.logs / name).unlink(missing_ok=True)
        return sorted(self.logs.iterdir())

    def stats(self, *words, **more):
        return self.run_it("stats", *words, **more)

    def data(self, *words, **more):
        return json.loads(self.stats(*words, "--json", **more).out)

    def rows(self, *words, **more):
        return self.stats(*words, "--rows", "json", **more).lines()

    def rows_by(self, thing, *words):
        data = self.data("--by", thing, *words)
        return data["tables"][0]["rows"]
