"""Villages of random decks and settings, judged by a referee of their own: who died of what, who won, and why."""
import json
import os
import random
import unittest

from tools import Tools
from village import Village

VILLAGES = int(os.environ.get("NARRATOR_VILLAGES", "40"))  # decks with settings, of each so many games:
GAMES_EACH = 6
DECKS = int(os.environ.get("NARRATOR_DECKS", "5"))  # of games that differ in who is what

ROLES = ["hunter", "witch", "cupid", "little-girl", "mason", "tanner", "minion", "alpha", "wolf-cub", "sorceress", "medium",
         "prince", "scapegoat", "elder", "bodyguard", "vigilante", "cursed", "white-wolf", "serial-killer", "thief", "bear", "fool", "fox", "drunk"]
OTHERS = ["mayor", "no-reveal", "dead-roles-sleep", "doctor-repeat", "wolves-may-eat-wolves", "first-night", "dead-can-talk", "lovers-by-lot"]


def deck(rng):
    """House rules and settings of a village, and how many live in it."""
    chosen = rng.sample(ROLES, rng.choice([0, 1, 2, 3, 5, 8])) + rng.sample(OTHERS, rng.choice([0, 0, 1, 2, 3]))
    chosen += rng.choice([[], ["plurality"], ["no-nomination"], ["no-nomination"]])
    for one, others in {"lovers-by-lot": ["cupid"], "fool": ["thief", "drunk"]}.items():
        chosen = [name for name in chosen if one not in chosen or name not in others]
    rng.shuffle(chosen)
    words = [word for name in chosen for word in ("-v", name)]
    chosen_settings = {}
    for name, values in {"tie": ["nobody", "run-off", "all", "lot", "mayor"], "begins": ["night", "quiet-night", "day"],
                         "ends": ["parity", "parity", "last-villager", "specials"], "leaver-grief": ["yes", "no"],
                         "successor": ["yes", "no"], "wolves": range(1, 5), "seers": range(3), "doctors": range(3)}.items():
        if rng.random() < 0.5:
            chosen_settings[name] = rng.choice(list(values))
            words += ["--set", f"{name}={chosen_settings[name]}"]
    return rng.randint(5, 16), words, chosen_settings


def has_room(players, words, settings):
    """Whether that many players have room for the wolves, seers and doctors that were set."""
    usual = 1 + sum(players > most for most in (6, 11, 16))
    wolves = settings.get("wolves", usual)
    others = settings.get("seers", 1) + settings.get("doctors", 0 if players < 6 else 1)
    return 2 * wolves < players and wolves + others <= players + 2 * ("thief" in words) + ("drunk" in words)


class Referee(Tools):
    def test_random_villages(self):
        rng, judged, refused = random.Random("villages"), 0, 0
        for number in range(VILLAGES):
            players, words, settings = deck(rng)
            if not has_room(players, words, settings):
                refused += 1
                run = self.run_it("simulate", "werewolf", "-p", players, "-n", 1, *words, status=None)
                self.assertNotEqual(run.returncode, 0, f"{players} {words}")
                self.assertIn("or example: --set", run.stderr + run.stdout, f"{players} {words}")
                continue
            folder = self.folder / str(number)
            folder.mkdir()
            self.run_it("simulate", "werewolf", "-p", players, "-n", GAMES_EACH, "--seed", number + 1, "--logs", folder, *words)
            rows = {os.path.basename(row["log"]): row for row in
                    map(json.loads, self.run_it("stats", folder, "--rows", "json").stdout.splitlines())}
            for log in sorted(folder.iterdir()):
                with self.subTest(players=players, words=" ".join(words), log=log.name):
                    village = Village([json.loads(line) for line in log.read_text().splitlines()])
                    team, reason, winners = village.judge()
                    result = rows[log.name]["result"]
                    self.assertEqual((result["team"], result["reason"], sorted(result["winners"])), (team, reason, winners))
                    self.assertEqual([(id, names) for id, names, _ in village.told], village.said)
                    judged += 1
        self.assertEqual(judged, (VILLAGES - refused) * GAMES_EACH)


def public(lines):
    """What everybody could tell of a night: words said to all, questions, and how often the moderator was shown something."""
    seen = []
    for line in lines:
        if "ask" not in line or line["ask"] == "roles":
            continue
        seen.append(line["ask"])
        for say in line["say"]:
            one = say["text"] if say["to"] == "all" else "a secret"
            if one != "a secret" or seen[-1] != one:  # told at once, shown at once
                seen.append(one)
    return seen


class Secrecy(Tools):
    """Games that differ only in who is what look the same (R-WW-17)."""

    SILENT = ["seer", "doctor", "bodyguard", "vigilante", "witch", "sorceress", "medium", "fox", "alpha", "wolf"]  # die unseen
    AWAKE = [("wolves", "nobody"), ("alpha", "no"), ("white-wolf", "nobody"), ("sorceress", "nobody"), ("seer", "nobody"),
             ("fox", "nobody"), ("doctor", "nobody"), ("bodyguard", "nobody"), ("vigilante", "nobody"),
             ("serial-killer", "nobody"), ("witch-heal", "no"), ("witch-poison", "nobody")]
    ROLES = ["thief", "cupid", "witch", "minion", "alpha", "sorceress", "medium", "bodyguard", "vigilante", "cursed",
             "white-wolf", "serial-killer", "elder", "fox", "drunk", "wolf-cub", "prince"]

    def night(self, number, deck):
        first = [("thief", "nobody"), ("cupid", "nobody")] if number == 1 else []
        asked = [ask for ask in self.AWAKE if ask[0] != "white-wolf" or number % 2 == 0]
        there = {*deck, "wolves"} | ({"witch-heal", "witch-poison"} if "witch" in deck else set())
        return [f"{id} {answer}" for id, answer in first + asked if id in there]

    def played(self, roles, spare, lynched, name):
        """A game in which the days lynch these, with so many cards left over."""
        players = [f"P{n + 1}" for n in range(len(roles) - spare)]
        places = [*players, *(f"left-over-{n + 1}" for n in range(spare))]
        lines = ["roles " + " ".join(f"{place}={role}" for place, role in zip(places, roles))]
        for number, victim in enumerate([*lynched, None], 1):
            lines += self.night(number, roles)
            if victim:
                hands = [one for one in players if one not in lynched]
                lines += [f"accuse {hands[0]}", f"nominate {victim}", f"second {hands[1]}", f"vote lynch {' '.join(hands)}"]
        log = self.folder / f"{name}.jsonl"
        words = [word for rule in (*(role for role in self.ROLES if role in roles), "no-reveal") for word in ("-v", rule)]
        self.run_it("play", "werewolf", "-p", ",".join(players), "--deal", "none", "--set", "wolves=2", "--log", log, *words,
                    lines="".join(line + "\n" for line in lines))
        return public([json.loads(line) for line in log.read_text().splitlines()])

    def test_nobody_learns_who_is_dead_or_has_used_a_power(self):
        """Whole decks and random ones; in one game those die who are called, in the others villagers, unseen alike."""
        rng = random.Random("who is what")
        for number in range(DECKS):
            chosen = self.ROLES[:15] if number == 0 else [role for role in self.ROLES if rng.random() < 0.5]
            spare = 2 * ("thief" in chosen) + ("drunk" in chosen)
            deck = ["wolf", "wolf", "seer", "doctor", *chosen]
            silent = [role for role in self.SILENT if role in deck]
            more = min(3, 30 - len(deck) - len(silent)) + spare
            deck += ["villager"] * (len(silent) + more)
            lynched = [f"P{n + 1}" for n in range(len(silent))]
            rest = list(deck)
            for role in silent:
                rest.remove(role)
            dead = self.played([*silent, *rest], spare, lynched, f"dead-{number}")
            for other in range(2):
                special = [role for role in deck if role != "villager"]
                rng.shuffle(special)
                alive = ["villager"] * len(silent) + special + ["villager"] * more
                with self.subTest(deck=deck):
                    self.assertEqual(dead, self.played(alive, spare, lynched, f"alive-{number}-{other}"))


if __name__ == "__main__":
    unittest.main()
