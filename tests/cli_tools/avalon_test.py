"""Compares Avalon with a referee that knows only its rules text, and its claims with all possible deals; and checks
what the table may learn. AVALON_GAMES=N plays N games with the referee instead of some hundreds."""
import itertools
import json
import os
import random
import re
import unittest

import avalon
from avalon import NAMES, Game, is_evil, roles_in_play, sees
from tools import Tools

GAMES = int(os.environ.get("AVALON_GAMES", "240"))
HOUSE_RULES = ["lady-of-the-lake", "good-may-fail", "resistance", "three-rejections"]
WORDS = {"merlin": "Merlin", "percival": "Percival", "morgana": "Morgana", "mordred": "Mordred", "oberon": "Oberon"}


def options(dice):
    """Returns a random table: number of players, roles, house rules, and who deals."""
    players = dice.randint(5, 10)
    settings = {"percival": False, "morgana": True, "mordred": False, "oberon": False}
    settings.update({role: dice.random() < 0.5 for role in settings if dice.random() < 0.6})
    variants = [one for one in HOUSE_RULES if dice.random() < 0.2]
    return players, settings, variants, dice.choice(["app", "told", "unknown"]), dice.random() < 0.5


class Table(Tools):
    def words(self, players, settings, variants, roles_by, by_app):
        dealt = [one for one, deals in (("roles", roles_by == "app"), ("missions", by_app)) if deals]
        words = ["play", "avalon", "-p", ",".join(NAMES[:players]), "--seed", "7", "--deal", ",".join(dealt) or "none"]
        for role, on in settings.items():
            words += ["--set", f"{role}={'yes' if on else 'no'}"]
        for variant in variants:
            words += ["-v", variant]
        return [*words, "--json"]

    def played(self, words, lines, log="game.jsonl"):
        (self.folder / log).unlink(missing_ok=True)
        out = self.run_it(*words, "--log", log, lines="".join(line + "\n" for line in lines)).stdout
        return [json.loads(line) for line in out.splitlines()]


class Referee(Table):
    def dealt(self, words):
        """Returns each player's role if the program deals, from what the moderator is told."""
        said = [one["say"] for one in self.played(words, []) if "say" in one]
        by_text = {"loyal servant": "servant", **{text: role for role, text in WORDS.items()}}
        cards = [re.fullmatch(r"The card for (\w+): (.*)\.", one["text"]) for one in said if one["to"] == "moderator"]
        return {card[1]: by_text.get(card[2], card[2].lower()) for card in cards}

    def test_games_beside_a_referee(self):
        dice = random.Random(1)
        refused = 0
        for number in range(GAMES):
            table = options(dice)
            players, settings, variants, roles_by, by_app = table
            with self.subTest(game=number, table=table):
                roles = roles_in_play(players, settings, variants)
                words = self.words(*table)
                if roles is None:
                    refused += 1
                    error = self.run_it(*words, "--log", "none.jsonl", status=64, lines="").stderr
                    self.assertIn(f"there are {avalon.EVIL[players]} evil", error)
                    self.assertFalse((self.folder / "none.jsonl").exists())
                    continue
                dice.shuffle(roles)
                by_player = dict(zip(NAMES, roles)) if roles_by != "app" else self.dealt(words)
                self.assertEqual(sorted(by_player.values()), sorted(roles))
                game = Game(dice, players, by_player, roles_by != "unknown", by_app, variants)
                game.play()
                told = {"app": [], "told": [" ".join(f"{one}={role}" for one, role in by_player.items())],
                        "unknown": ["unknown"]}[roles_by]
                self.compare(game, self.played(words, told + game.lines), told)
        self.assertGreater(refused, GAMES // 20)

    def compare(self, game, out, told):
        happened = [one for one in out if "say" not in one][len(told):]
        for at, (kind, *what) in enumerate(game.expected):
            self.assertLess(at, len(happened), f"the game stops before {kind} {what}")
            one = happened[at]
            if kind == "ask":
                self.assertEqual({key: one.get("ask", {}).get(key) for key in what[0]}, what[0])
            elif kind == "board":
                self.assertEqual(one.get("status", {}).get("board"), what[0])
            elif kind == "end":
                self.assertEqual(one.get("end"), what[0])
            else:
                self.assertIn("error", one)
        self.assertEqual(len(happened), len(game.expected))

    def test_the_night_and_who_sees_whom(self):
        for players in (5, 7, 10):
            for chosen in itertools.product([False, True], repeat=4):
                settings = dict(zip(("percival", "morgana", "mordred", "oberon"), chosen))
                roles = roles_in_play(players, settings, [])
                if roles is None:
                    continue
                with self.subTest(players=players, settings=settings):
                    out = self.played(self.words(players, settings, [], "app", False), ["1"])
                    self.check_night(out, roles)
                    self.check_seen(out, players)

    def check_night(self, out, roles):
        night = [one["say"]["text"] for one in out if one.get("say", {}).get("id", "").startswith("night.")]
        text = " ".join(night)
        for role, word in WORDS.items():
            wanted = role in roles and (role != "morgana" or "percival" in roles)
            self.assertEqual(word in text, wanted, text)
        for name in NAMES:
            self.assertNotIn(name, text)

    def check_seen(self, out, players):
        roles, seen = {}, {}
        for said in (one["say"] for one in out if "say" in one):
            if said["id"] == "card-for":
                name, role = re.fullmatch(r"The card for (\w+): (.*)\.", said["text"]).groups()
                roles[name] = {"loyal servant": "servant"}.get(role, role.lower())
            if said["id"] == "you-see":
                seen[said["to"][0]] = said["text"].rpartition(": ")[2].rstrip(".").split(", ")
                self.assertNotRegex(said["text"], "Assassin|Mordred|Oberon|minion")
        for name in NAMES[:players]:
            others = [one for one in NAMES[:players] if one != name and sees(roles[name], roles[one])]
            self.assertEqual(seen.get(name, []), others)

    def test_the_table_hears_the_same_whoever_is_who(self):
        dice = random.Random(2)
        for number in range(12):
            players = dice.randint(5, 10)
            settings = {"percival": True, "morgana": True, "mordred": players > 6, "oberon": players == 10}
            roles = roles_in_play(players, settings, [])
            lady = ["lady-of-the-lake"][:number % 2]
            lines = ["1"]
            for mission, (size, fails) in enumerate(zip(avalon.SIZES[players], (0, 1, 0, 2))):
                lines += [" ".join(dice.sample(NAMES[:players], size)), "a all", str(fails)]
                lines += [NAMES[mission]] * (len(lady) if mission else 0)
            public = []
            for _ in range(3):
                dice.shuffle(roles)
                told = " ".join(f"{one}={role}" for one, role in zip(NAMES, roles))
                out = self.played(self.words(players, settings, lady, "told", False), [told, *lines])
                self.assertEqual([one for one in out if "error" in one], [])
                log = (self.folder / "game.jsonl").read_text().splitlines()
                records = [json.loads(line) for line in log if not line.startswith('{"source"')]
                public.append([said for one in records for said in one.get("say", []) if said["to"] == "all"])
            self.assertEqual(public[0], public[1])
            self.assertEqual(public[0], public[2])


class Deals:
    """All worlds consistent with what everybody saw, as the sets of claims that are true in them."""

    def __init__(self, players, roles, missions, anybody):
        self.names = NAMES[:players]
        self.deals = {deal for deal in itertools.permutations(roles)}
        self.missions, self.anybody = missions, anybody

    def worlds(self, claims):
        found = set()
        for deal in self.deals:
            roles = dict(zip(self.names, deal))
            base = sum(1 << n for n, (topic, of, about, said) in enumerate(claims)
                       if topic == "role" and roles[of] == said
                       or topic == "side" and is_evil(roles[about]) == (said == "evil"))
            masks = {base}
            for number, (team, fails) in enumerate(self.missions, 1):
                able = [one for one in team if self.anybody or is_evil(roles[one])]
                masks = {mask | sum(1 << n for n, (topic, of, about, said) in enumerate(claims)
                                    if topic == "card" and about == number and (of in failed) == (said == "fail"))
                         for mask in masks for failed in itertools.combinations(able, fails)}
            found |= masks
        return found

    def judge(self, claims):
        """Returns the minimal sets of claims that cannot all be true, and the minimum number of false claims."""
        worlds = self.worlds(claims)
        smallest = []
        for size in range(1, len(claims) + 1):
            for some in itertools.combinations(range(len(claims)), size):
                mask = sum(1 << n for n in some)
                if any(one & mask == one for one in smallest):
                    continue
                if all(mask & ~world for world in worlds):
                    smallest.append(mask)
        return set(smallest), min(len(claims) - bin(world).count("1") for world in worlds)


class Claims(Table):
    """Findings are what the enumeration of all deals of roles and cards proves: each is a minimal contradiction, all of
    one or two claims are found, and so many longer ones that everybody involved in one is named."""

    def test_beside_every_deal(self):
        dice = random.Random(3)
        self.longer = 0
        for number in range(GAMES // 4):
            players = dice.choice([5, 5, 5, 6, 6, 7])
            settings = {"percival": dice.random() < 0.4, "morgana": dice.random() < 0.6}
            variants = ["good-may-fail"] if dice.random() < 0.2 else []
            roles = roles_in_play(players, {"percival": False, "morgana": True, "mordred": False, "oberon": False,
                                            **settings}, variants)
            with self.subTest(game=number):
                self.one_game(dice, players, settings, variants, roles)
        self.assertGreater(self.longer, 20)

    def one_game(self, dice, players, settings, variants, roles):
        names, truth = NAMES[:players], dict(zip(NAMES, dice.sample(roles, players)))
        lines, claims, moments, missions = ["unknown", "1"], [], [], []
        for size in avalon.SIZES[players][:dice.randint(1, 3)]:
            team = dice.sample(names, size)
            able = [one for one in team if variants or is_evil(truth[one])]
            fails = dice.randint(0, min(len(able), 2))
            lines += [" ".join(team), "a all", str(fails)]
            missions.append((team, fails))
            if sum(fails > 0 for _, fails in missions) == 3 or [f for _, f in missions].count(0) == 3:
                lines = lines[:-3]
                missions.pop()
                break
            for _ in range(dice.randint(2, 5)):
                claim, typed = self.claim(dice, names, sorted(set(roles)), missions, truth)
                if len(claims) < 9 and claim[:3] not in [one[:3] for one in claims]:
                    claims.append(claim)
                    lines += [typed, "status"]
                    moments.append((list(missions), list(claims)))
        out = self.played(self.words(players, settings, variants, "unknown", False), lines)
        self.assertEqual([one for one in out if "error" in one], [])
        told = set()
        states = [one["status"] for one in out if "status" in one]
        for (seen, said), status in zip(moments, states, strict=True):
            told = self.compare(Deals(players, roles, seen, bool(variants)), said, status, told)

    def claim(self, dice, names, roles, missions, truth):
        of = dice.choice(names)
        topic = dice.choice(["role", "side", "side", "side", "card", "card"])
        if topic == "role":
            said = truth[of] if dice.random() < 0.4 else dice.choice(roles)
            return ("role", of, None, said), f"claim {of} role {said}"
        if topic == "side":
            about = dice.choice([one for one in names if one != of])
            said = dice.choice(["good", "evil", "evil"])
            return ("side", of, about, said), f"claim {of} {about} {said}"
        number = dice.randint(1, len(missions))
        of, said = dice.choice(missions[number - 1][0]), dice.choice(["success", "fail"])
        return ("card", of, number, said), f"claim {of} card round {number} {said}"

    def compare(self, deals, claims, status, told):
        """Returns the findings, for comparison with the next ones."""
        smallest, false = deals.judge(claims)
        places = {(topic, of, about): n for n, (topic, of, about, _) in enumerate(claims)}
        found = []
        for finding in status["findings"]:
            keys = [(one["topic"], one["by"], one["player"] if one["topic"] == "side" else one["about"] or None)
                    for one in finding["claims"]]
            found.append(sum(1 << places[key] for key in keys))
            self.assertTrue(finding["reasons"])
        self.assertEqual(status["false_claims"], false if smallest else 0)
        self.assertEqual(len(found), len(set(found)))
        self.assertLessEqual(set(found), smallest)
        short = {mask for mask in smallest if bin(mask).count("1") < 3}
        self.assertEqual(short, {mask for mask in found if bin(mask).count("1") < 3})
        longer = [smallest - short, set(found) - short]
        self.longer += len(longer[0])
        named = [{n for mask in masks for n in range(len(claims)) if mask >> n & 1} for masks in longer]
        self.assertEqual(named[0], named[1])
        self.assertLessEqual(told & smallest, set(found))
        return set(found)


if __name__ == "__main__":
    unittest.main()
