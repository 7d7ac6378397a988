"""--brief does what narrator(1) says: at most four lines per round besides questions and answers."""
import json
import os
import pathlib
import shlex
import unicodedata
import unittest

from tools import GAMES, Tools

MOST = 4
COLUMNS = 78  # the text width on a terminal with 80
TURNS = "wheel-of-history"  # a round ends when nearly all cards are gone; for this game a turn is used instead
GAMES_EACH = 8
TRANSCRIPTS = pathlib.Path(__file__).resolve().parents[1] / "transcripts"
# Rounds in which much comes together: a veto that brings chaos, guesses after the Sniper, a bullet and a token looked at.
FULL = ("secret-hitler/rules/veto-brings-chaos.txt", "secret-hitler/games/five-players-veto.txt",
        "secret-agent/games/four-players-dealt.txt", "secrets/games/dealt-tokens.txt", "secrets/games/dealt-bullets.txt",
        "secrets/rules/tokens-unknown.txt")
PLAYERS = {"secret-hitler": (5, 9), "secret-agent": (3, 4), "wheel-of-history": (4,), "secrets": (6,), "werewolf": (8,)}


def columns(line):
    return sum(2 if unicodedata.east_asian_width(letter) in "FW" else 1 for letter in line)


def typed(answer):
    """Returns a logged answer as it is typed."""
    if isinstance(answer, bool):
        return "y" if answer else "n"
    if isinstance(answer, dict):
        return " ".join(f"{who}={typed(what)}" for who, what in answer.items())
    if isinstance(answer, list):
        return " ".join(map(typed, answer)) or "nobody"
    return str(answer)


class Brief(Tools):
    def rounds(self, lang, log):
        """Returns the screen of each round of this game in this language, with everything dealt by the app."""
        first, *entries = map(json.loads, log.read_text().splitlines())
        asked = [one for one in entries if "ask" in one and not one.get("chance")]
        mine = log.with_suffix("." + lang)
        settings = [word for name, value in first["settings"].items() for word in ("--set", f"{name}={value}")]
        lines = self.run_it("play", first["game"], "-p", ",".join(first["players"]), "--seed", first["seed"], *settings,
                            "--deal", "all", "--brief", "--confirm", "no", "--lang", lang, "--log", mine,
                            lines="".join(typed(one["answer"]) + "\n" for one in asked)).stdout.splitlines()
        return self.rounds_of(lines, mine, first["game"], lang)

    def rounds_of(self, lines, log, game, lang):
        """Returns the lines of each round, except the set-up, the deal, and the end."""
        says = [json.loads(line).get("say", []) for line in log.read_text().splitlines()]
        end = next((n for n, say in enumerate(says) if any(one["id"] == "game-over" for one in say)), len(says) - 1)
        over = tuple(one["text"] for say in says[end:] for one in say)
        said = tuple(one["text"] for say in says for one in say)
        dealt = self.text(lang, "board", "board.facts-moderator")
        rounds = [[]]
        for line in lines:
            if line.startswith("> ") and game == TURNS:
                rounds.append([])
            if line.startswith(("? ", "> ", dealt)) or (over and line.startswith(over)):
                continue
            if not line.startswith((*said, "[")):
                rounds.append([])  # the status line
            rounds[-1].append(line)
        self.assertGreater(len(rounds), 4, lines)
        return rounds[2:-2]

    def fits(self, rounds, name):
        for shown in rounds:
            lines = sum(-(-columns(line) // COLUMNS) for line in shown)
            self.assertLessEqual(lines, MOST, f"{name}:\n" + "\n".join(shown))

    def text(self, lang, file, name):
        folder = os.path.join(os.path.dirname(__file__), f"../../scripts/lib/texts/{lang}")
        with open(os.path.join(folder, file + ".lua"), encoding="utf-8") as texts:
            return next(line.split('"')[3] for line in texts if f'["{name}"]' in line)

    def test_a_round_has_four_lines(self):
        for game in GAMES:
            for players in PLAYERS.get(game, (7,)):
                self.run_it("simulate", game, "-n", GAMES_EACH, "-p", players, "--seed", "11", "--logs", f"{game}-{players}")
            for log in sorted(self.folder.glob(f"{game}-*/*.jsonl")):
                if '"answer":"left"' in log.read_text():
                    continue  # leaving the village is announced at once
                for lang in ("en", "ja", "vi"):
                    self.fits(self.rounds(lang, log), log.name)

    def test_a_full_round_has_four_lines(self):
        for name in FULL:
            command, *lines = (TRANSCRIPTS / name).read_text().splitlines()
            words = shlex.split(command.removeprefix("# narrator ").replace(" --lang en", ""))
            typed_in = "".join(line[2:] + "\n" for line in lines if line.startswith(">"))
            for lang in ("en", "ja", "vi"):
                log = self.folder / f"{lang}.jsonl"
                log.unlink(missing_ok=True)
                said = self.run_it(*words, "--brief", "--lang", lang, "--log", log, lines=typed_in, status=None).stdout
                with self.subTest(name, lang=lang):
                    self.fits(self.rounds_of(said.splitlines(), log, words[1], lang), name)


if __name__ == "__main__":
    unittest.main()
