"""Compares villages with random decks and settings to an independent referee: who died of what, who won, and why; and
the findings about their claims to all possible deals."""
import itertools
import json
import os
import random
import re
import unittest

from tools import Tools
from village import WOLVES, Village

VILLAGES = int(os.environ.get("NARRATOR_VILLAGES", "40"))  # decks with settings; the number of games for each:
GAMES_EACH = 6
CLAIMED = int(os.environ.get("NARRATOR_CLAIMED", "40"))  # villages with claims
DECKS = int(os.environ.get("NARRATOR_DECKS", "5"))  # for games that differ only in the roles

ROLES = ["hunter", "witch", "cupid", "little-girl", "mason", "tanner", "minion", "alpha", "wolf-cub", "sorceress", "medium",
         "prince", "scapegoat", "elder", "bodyguard", "vigilante", "cursed", "white-wolf", "serial-killer", "thief", "bear", "fool", "fox", "drunk"]
OTHERS = ["mayor", "no-reveal", "dead-roles-sleep", "doctor-repeat", "wolves-may-eat-wolves", "first-night", "dead-can-talk", "lovers-by-lot"]


def deck(rng):
    """Returns the house rules and settings of a village, and its number of players."""
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
    """Returns whether this many players suffice for the wolves, seers and doctors that were set."""
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
                self.assertRegex(run.stderr + run.stdout, r"or example: (wolves=\d|seers=1 doctors=0)", f"{players} {words}")
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
    """Returns what everybody could perceive of a night: public messages, questions, and how often the moderator was
    shown something."""
    seen = []
    for line in lines:
        if "ask" not in line or line["ask"] == "roles":
            continue
        seen.append(line["ask"])
        for say in line["say"]:
            one = say["text"] if say["to"] == "all" else "a secret"
            if one != "a secret" or seen[-1] != one:  # told together, shown together
                seen.append(one)
    return seen


class Secrecy(Tools):
    """Games that differ only in the roles look the same (R-WW-17)."""

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
        """Returns a game in which these players are lynched by day, with `spare` cards left over."""
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
        """Full and random decks; in one game the roles that are woken die, in the others villagers, in both cases
        unseen."""
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


class Deals:
    """Determines which claims are true in every possible village consistent with what everybody saw (R-WW-18)."""

    def __init__(self, names, deck, shown, eaten, died):
        """`died` is the last night that a player was alive in."""
        self.names, self.died = names, died
        self.deals = [deal for deal in ({*itertools.permutations(deck)}) if
                      all(deal[names.index(name)] == role for name, role in shown.items())
                      and not any(deal[names.index(name)] in WOLVES for name in eaten)]

    def worlds(self, claims):
        """Returns the sets of true claims: for each deal, with every possible choice of the seers."""
        found = set()
        for deal in self.deals:
            role = dict(zip(self.names, deal))
            base = sum(1 << n for n, claim in enumerate(claims) if claim[0] == "role" and role[claim[1]] == claim[2])
            sights = [(1 << n, claim) for n, claim in enumerate(claims) if claim[0] == "sight"
                      and role[claim[1]] == "seer" and (role[claim[2]] in WOLVES) == (claim[3] == "wolf")]
            found |= {base | mask for mask in self.pointings(sights)}
        return found

    def pointings(self, sights):
        last = max([claim[5] for _, claim in sights], default=0)
        masks = {0}
        for night in range(1, last + 1):  # the seer pointed at one player, and all claims saying so are true
            by_target = {}
            for bit, (_, by, of, _, when, heard) in sights:
                lived = all(self.died.get(name, night) >= night for name in (by, of))
                if when in (None, night) and night <= heard and lived:
                    by_target[of] = by_target.get(of, 0) | bit
            masks |= {mask | more for mask in masks for more in by_target.values()}
        return masks

    def impossible(self, claims, some):
        mask = sum(1 << claims.index(claim) for claim in some)
        return all(mask & ~world for world in self.worlds(claims))


class Claims(Tools):
    """The findings are what the enumeration of all villages proves: of the claims of a finding, at least the stated
    number are false in each village; the stated minimum is that of the best village; and a claimed role that
    contradicts a claimed sight is found, except for players refuted by their own words."""

    def test_beside_every_deal(self):
        dice, self.found, self.exact = random.Random("claims"), 0, 0
        for number in range(CLAIMED):
            players = dice.randint(5, 6)
            deck = ["wolf"] * dice.choice([1, 1, 2]) + ["seer"] * dice.choice([1, 1, 1, 2])
            more = dice.sample(["hunter", "prince", "minion"], dice.choice([0, 1]))
            deck += more + ["villager"] * (players - len(deck) - len(more))
            with self.subTest(village=number, deck=deck):
                self.one_village(dice, number, deck)
        self.assertGreater(self.found, CLAIMED)

    def one_village(self, dice, number, deck):
        names = [f"P{n + 1}" for n in range(len(deck))]
        words = ["-v", "no-reveal"] if dice.random() < 0.3 else []
        words += [word for role in ("hunter", "prince", "minion") if role in deck for word in ("-v", role)]
        hidden = "no-reveal" in words
        role = dict(zip(names, dice.sample(deck, len(deck))))
        lines = ["roles " + " ".join(f"{name}={one}" for name, one in role.items())]
        living, shown, eaten, died, claims, moments = list(names), {}, [], {}, {}, []
        for night in (1, 2, 3):
            good = [name for name in living if role[name] not in WOLVES]
            wolves = [name for name in living if role[name] in WOLVES]
            if len(wolves) >= len(good) - 1 or not wolves:
                break
            victim = dice.choice([name for name in good if role[name] != "hunter"] + ["nobody"])
            lines.append(f"wolves {victim}")
            if [role[name] for name in names if name in shown].count("seer") < deck.count("seer"):
                lines.append("seer nobody")
            if victim != "nobody":
                living.remove(victim)
                eaten.append(victim)
                died[victim] = night
                if not hidden:
                    shown[victim] = role[victim]
            for _ in range(dice.randint(1, 5)):
                self.claim(dice, names, deck, role, night, claims, lines)
                lines.append("status")
                moments.append((dict(shown), list(eaten), dict(died), list(claims.values())))
            lines.append("accuse nobody")
        log = self.folder / f"claims-{number}.jsonl"
        out = self.run_it("play", "werewolf", "-p", ",".join(names), "--deal", "none", "--set", "doctors=0",
                          "--set", f"wolves={deck.count('wolf')}", "--set", f"seers={deck.count('seer')}", *words, "--json",
                          "--log", log, lines="".join(line + "\n" for line in lines)).stdout
        said = [json.loads(line) for line in out.splitlines()]
        self.assertEqual([one for one in said if "error" in one], [])
        states = [one["status"] for one in said if "status" in one]
        for (*seen, said_so_far), status in zip(moments, states, strict=True):
            self.compare(Deals(names, deck, *seen), said_so_far, status)

    def claim(self, dice, names, deck, role, night, claims, lines):
        by = dice.choice(names)
        if dice.random() < 0.4:
            said = role[by] if dice.random() < 0.4 else dice.choice(deck)
            claims[by] = ("role", by, said)
            lines.append(f"claim {by} role {said}")
            return
        of, side = dice.choice([name for name in names if name != by]), dice.choice(["wolf", "wolf", "no-wolf"])
        when = dice.choice([None, *range(1, night + 1)])
        lines.append(f"claim {by} " + (f"round {when} " if when else "") + f"{of} {side}")
        claims.pop((by, of, when), None)
        claims[by, of, when] = ("sight", by, of, side, when, night)

    def compare(self, deals, claims, status):
        if len(claims) > 9:
            return
        worlds = deals.worlds(claims)
        places = {(one[0], one[1], one[2] if one[0] == "sight" else None, one[4] if one[0] == "sight" else None): n
                  for n, one in enumerate(claims)}
        told, refuted = [], set()
        for finding in status["findings"]:
            keys = [("role", one["by"], None, None) if one["topic"] == "role" else
                    ("sight", one["by"], one["player"], one["about"] or None) for one in finding["claims"]]
            mask = sum(1 << places[key] for key in keys)
            number = re.match(r"At least (one|\d+)", finding["text"])
            least = 1 if not number or number[1] == "one" else int(number[1])
            self.assertTrue(all(bin(mask & ~world).count("1") >= least for world in worlds), finding)
            self.assertTrue(finding["reasons"])
            told.append((mask, least))
            if finding["text"].startswith("What"):
                refuted.add(keys[0][1])
        false = min(len(claims) - bin(world).count("1") for world in worlds)
        self.assertEqual(status["false_claims"], false, (claims, status["findings"]))
        self.assertEqual(len(told), len(set(told)))
        self.found += len(told)
        for a, b in itertools.permutations(claims, 2):
            if a[0] == "role" and b[0] == "sight" and b[2] == a[1] != b[1] and not {a[1], b[1]} & refuted:
                mask = 1 << claims.index(a) | 1 << claims.index(b)
                if all(mask & ~world for world in worlds):
                    self.assertTrue(any(bin(mask & one).count("1") > bin(one).count("1") - least for one, least in told),
                                    (a, b, status["findings"]))


if __name__ == "__main__":
    unittest.main()
