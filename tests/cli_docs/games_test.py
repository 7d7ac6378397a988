"""narrator-games(7) lists what the games have: questions, variants, settings, components, phases."""
import json
import re
import tempfile
import unittest

from manual import ROOT, items, page, part, run

SOURCE = page("narrator-games.7")
GAMES = {game: title for title, game in re.findall(r"^\.Sh (.+)\n\.Ql narrator play ([a-z-]+) ,$", SOURCE, re.M)}


def text_of(game, *folders):
    return "\n".join(path.read_text() for folder in folders for path in sorted((ROOT / folder / game).rglob("*.lua")))


def rulings_of(game):
    """Returns, for each ruling's number, the rules and variants whose comment mentions it."""
    found = {}
    for path in [*(ROOT / "scripts" / game).rglob("*.lua"), *(ROOT / "variants" / game).glob("*.lua")]:
        source = path.read_text()
        for comment in re.finditer(r"(?:^--.*\n)+", source, re.M):
            rule = re.match(r"function rule\.(\w+)", source[comment.end():])
            name = path.stem if path.parts[-3] == "variants" else rule and rule.group(1)
            for number in re.findall(r"R-[A-Z]+-\d+", comment.group()):
                found.setdefault(number, set()).add(name)
    return found


def roles_declared(game):
    """Returns what role{…} declares for each role, in the order of the night and then of the deck: the rows of the
    manual's table."""
    declared = {}
    source = text_of(game, "scripts", "variants")
    for start in re.finditer(r"(?m)^role(?=\{)", source):
        depth = end = 0
        for end, letter in enumerate(source[start.end():], start.end()):
            depth += {"{": 1, "}": -1}.get(letter, 0)
            if depth == 0:
                break
        about = source[start.end():end]
        declared[re.search(r'\bid = "([\w-]+)"', about).group(1)] = about
    rows = []
    for id, about in declared.items():
        team = re.search(r'\bteam = "([\w-]+)"', about)
        team = team.group(1) if team else "village"
        wolf = re.search(r"\bwolf = (true|false)", about)
        wolf = wolf.group(1) == "true" if wolf else team == "wolves"
        seen = re.search(r'\bseen_as = "([\w-]+)"', about)
        wakes = ["with the wolves"] if wolf else []
        if "wakes = " in about:
            when = "first night" if "first = true" in about else "some nights" if "nights = " in about else "each night"
            wakes.append(when)
        rows.append([id, ", ".join(wakes) or "not", (seen.group(1) if seen else "wolf" if wolf else "no-wolf").replace("-", " "),
                     team])
    order = [re.findall(r'"([\w-]+)"', block) for block in re.findall(r"(?s)\nlocal (?:NIGHT|DECK) = \{(.*?)\n\}", source)]
    places = {id: place for place, id in enumerate(dict.fromkeys(sum(order, [])))}
    return sorted(rows, key=lambda row: places.get(row[0], len(places)))


class Games(unittest.TestCase):
    def test_roles(self):
        told = [re.sub(r"^\.It Cm ", "", row).split(" Ta ") for row in part(part(SOURCE, "Sh", "WEREWOLF"), "Ss", "Roles").split("\n")
                if row.startswith(".It Cm ")]
        self.assertEqual(told, roles_declared("werewolf"))

    def sections(self):
        for game, title in GAMES.items():
            with self.subTest(game):
                yield game, part(SOURCE, "Sh", title)

    def test_every_game(self):
        listed = re.findall(r"^([a-z-]+): ", run("games").stdout, re.M)
        self.assertEqual(sorted(listed), sorted(GAMES))

    def test_questions(self):
        for game, section in self.sections():
            asked = set(re.findall(r'\["ask\.([\w-]+)"\]', text_of(game, "scripts", "variants")))
            self.assertEqual(set(items(part(section, "Ss", "Questions"), "Ic")), asked)

    def test_topics(self):
        for game, section in self.sections():
            topics = set(re.findall(r'\["topic\.([\w-]+)"\]', text_of(game, "scripts", "variants")))
            named = set(items(part(section, "Ss", "Topics"), "Li")) if topics else set()
            self.assertEqual(named, topics)

    def test_variants(self):
        for game, section in self.sections():
            there = {path.stem for path in (ROOT / "variants" / game).glob("*.lua")}
            named = set(items(part(section, "Ss", "Variants"), "Cm")) if there else set()
            self.assertEqual(named, there)

    def test_rulings(self):
        for game, section in self.sections():
            decided = rulings_of(game)
            told = {}
            if decided:
                for entry in part(section, "Ss", "Rulings").split(".It Cm ")[1:]:
                    number, *lines = entry.split("\n")
                    self.assertRegex(lines[0], r"^[A-Z].{20}", f"{number} has no sentence")
                    told[number] = {word for line in lines for word in re.findall(r"[\w-]+", line.partition(" Ic ")[2])}
            self.assertEqual(told, decided)

    def test_settings(self):
        for game, section in self.sections():
            for name in re.findall(r"^    (\w+)=", run("variants", game).stdout, re.M):
                self.assertRegex(section, rf"(?m)^\.Cm {name}\b")
            declared = set(re.findall(r'^    (?:\[")?([\w-]+)(?:"\])? = \{\s*default', text_of(game, "scripts"), re.M))
            named = set(items(part(section, "Ss", "Settings"), "Cm")) if declared else set()
            self.assertEqual(named, declared)

    def test_components_and_numbers_of_players(self):
        for game, section in self.sections():
            source = text_of(game, "scripts")
            components = re.search(r"^  components = \{ (.*) \},$", source, re.M).group(1)
            for name, by in re.findall(r'(\w+) = "(\w+)"', components):
                at = section.index(f".It Cm {name}\n")
                self.assertIn(f"dealt by the {by}", section[at:at + 200])
            least, most = re.search(r"^  players = \{ (\d+), (\d+) \}", source, re.M).groups()
            self.assertIn(f"{least} to {most} players", section)

    def test_the_fields_of_the_board(self):
        for game, section in self.sections():
            least = int(re.search(r"(\d+) to \d+ players", section).group(1))
            board = self.board(game, ",".join(f"P{seat}" for seat in range(1, least + 1)))
            board_part = part(section, "Ss", "Board and result")
            self.assertEqual(set(items(board_part, "Li")), set(board))
            for player in board.get("players", []):
                for key in player:
                    self.assertRegex(board_part, rf"\.(Dq|It Li) {key}\b")

    def board(self, game, players):
        with tempfile.TemporaryDirectory() as folder:
            log = folder + "/log"
            run("play", game, "-p", players, "--log", log, "--deal", "all", input="")
            return json.loads(run("status", log, "--json").stdout)["board"]


if __name__ == "__main__":
    unittest.main()
