"""Shared by the tests of the program: functions that run it, and games for it."""
import contextlib
import hashlib
import json
import re
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.request

PROGRAM = os.path.abspath(sys.argv.pop(1))
# Sanitizers are slow: with them only every seventh of many cases is tried, as the ordinary build tries all.
SPARSE = 7 if b"__asan_init" in pathlib.Path(PROGRAM).read_bytes() else 1
SEVEN = "Aki,Binh,Chie,Dan,Emi,Fumi,Gia"

# A small game with every kind of question, chance and secrets. `harm` fails on one answer.
RULES = """
game{ id = "tiny", version = 3, players = { 2, 5 }, title = { en = "Tiny" }, about = { en = "For tests." },
  components = { hands = "app" }, facts = { "hand" },
  settings = { rounds = { default = 3, min = 1, max = 9, about = { en = "rounds" } } } }
function rule.play(g)
  g.round, g.points = 0, {}
  for i, player in ipairs(g.players) do
    g.points[i] = 0
    local hand = choose{ id = "hand", from = { "red", "blue" }, chance = true, secret = true, to = player }
    tell(player, "hand", { hand = hand })
    reveal(player, player, "hand", hand)
  end
  while g.round < option("rounds") do rule.round(g) end
  win{ winners = { g.players[1] }, reason = "rounds", scores = g.points }
end
function rule.round(g)
  g.round = g.round + 1
  local who = choose{ id = "who", from = function() return g.players end }
  rule.chosen(g, who)
  local die = number{ id = "die", min = 1, max = 6, chance = true }
  g.points[who.seat] = g.points[who.seat] + die
  announce("rolled", { player = who, die = die })
  if who.seat == 2 then
    local whisper = choose{ id = "whisper", of = who, from = { "tea", "coffee" }, secret = true }
    tell(who, "whispered", { word = whisper })
  end
  local votes = ballots{ id = "vote", voters = function() return g.players end, from = { "ja", "nein" } }
  announce("voted", { ja = count(votes, "ja") })
end
function rule.chosen(g, who) g.last = who end
function rule.status(g)
  return { phase = "playing", round = g.round, board = { points = g.points, last = g.last or none } }
end
function rule.display(g) return { { kind = "line", brief = true, id = "brief", args = { round = g.round } } } end
"""
TEXTS = """
return { ["hand"] = "You hold {hand}.", ["rolled"] = "{player} rolled {die}.", ["whispered"] = "You whispered {word}.",
  ["voted"] = "{ja} said ja.", ["ask.who"] = "Who?", ["ask.whisper"] = "{of}, whisper.", ["ask.vote"] = "Vote!",
  ["ask.hand"] = "?", ["ask.die"] = "?", ["brief"] = "Round {round}", ["reason.rounds"] = "it was over",
  ["phase.playing"] = "playing",
  ["help.who"] = "Any of you.", ["help.vote"] = "Vote.", ["help.whisper"] = "Whisper." }
"""


def relinked(bodies):
    """Returns the lines of a log, given as bytes without their links, with a newly computed chain (narrator-log(5)), as
    a forger would make it."""
    link, lines, loose = "", [], b'"narrator":1,' in bodies[0]
    for body in bodies:
        counted = body
        if body.startswith(b'{"source"'):
            counted = body[:body.index(b',"text":')] if loose else hashlib.blake2b(body, digest_size=16).hexdigest().encode()
        link = hashlib.blake2b(link.encode() + counted, digest_size=16).hexdigest()[:16]
        lines.append(body + b',"h":"' + link.encode() + b'"}\n')
    return b"".join(lines)


def chained(records):
    """The same for lines given as objects."""
    unlinked = [{key: value for key, value in record.items() if key != "h"} for record in records]
    return relinked([json.dumps(one, ensure_ascii=False, separators=(",", ":"))[:-1].encode() for one in unlinked])


class Ran:
    """One run of the program."""

    def __init__(self, run):
        self.status, self.out, self.err = run.returncode, run.stdout, run.stderr

    def lines(self):
        return [json.loads(line) for line in self.out.splitlines()]

    def asked(self):
        """Returns the last question of a run with --json."""
        return [line["ask"] for line in self.lines() if "ask" in line][-1]


ELECTIONS = ["first-president aki", "nominate dan", "ja all", "enact fascist", "nominate fumi", "jjjnnnn",
             "nominate gia", "nein all", "claim aki fff f"]


def retimed(path):
    """Gives every line of a log the same time, and recomputes the chain (narrator-log(5))."""
    bodies = [line[:line.rindex(b',"h":"')] for line in path.read_bytes().splitlines()]
    path.write_bytes(relinked([re.sub(rb'"at":"[^"]*"', b'"at":"2026-01-01T00:00:00Z"', body) for body in bodies]))


def play_elections(test, seed, log):
    """Plays three elections of Secret Hitler, all at the same time; the seed determines the roles."""
    test.run_it("play", "secret-hitler", "-p", SEVEN, "--seed", seed, "--log", log, lines=ELECTIONS)
    retimed(log)


class Table(unittest.TestCase):
    """A test with its own folder, in which `run_it` runs the program."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="narrator-test-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.log = self.folder / "game.jsonl"
        self.env = {k: v for k,
                    v in os.environ.items() if not k.startswith(("LC_", "LANG", "XDG_"))}
        self.env["XDG_STATE_HOME"] = str(self.folder / "state")
        self.env["XDG_CONFIG_HOME"] = str(self.folder / "config")

    def run_it(self, *words, lines=(), status=0, **more):
        text = lines if isinstance(lines, str) else "".join(line + "\n" for line in lines)
        env = {**self.env, **more.pop("env", {})}
        run = subprocess.run([PROGRAM, *map(str, words)], input=text, capture_output=True,
                             text=True, timeout=60,
                             cwd=self.folder, env=env, **more)
        ran = Ran(run)
        if status is not None:
            self.assertEqual(ran.status, status,
                             f"narrator {words}\n{ran.out[-2000:]}\n{ran.err[-2000:]}")
        return ran

    def own_game(self, rules=RULES, name="tiny"):
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        (folder / "rules.lua").write_text(rules)
        (folder / "en.lua").write_text(TEXTS)
        return f"./{name}"

    def tiny(self, *words, lines=(), status=0, **more):
        return self.run_it("play", self.own_game(), "-p", "Aki,Binh,Chie", "--seed", "1", "--log",
                           self.log, *words,
                           lines=lines, status=status, **more)

    def hitler(self, *words, lines=(), status=0, **more):
        return self.run_it("play", "secret-hitler", "-p", SEVEN, "--seed", "7", "--log", self.log,
                           *words,
                           lines=lines, status=status, **more)

    def resume(self, *lines, status=0, **more):
        return self.run_it("resume", self.log, lines=lines, status=status, **more)

    def state(self, *words):
        return json.loads(self.run_it("status", self.log, "--json", *words).out)

    def records(self):
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def answers(self):
        """Returns the answers' records in the log."""
        return [record for record in self.records() if "ask" in record]

    def board(self, lang=""):
        """Returns what a screen is sent first."""
        with subprocess.Popen([PROGRAM, "screens", self.log, "--json"], stdout=subprocess.PIPE) as screens:
            address = json.loads(screens.stdout.readline())["board"]
            with urllib.request.urlopen(f"{address}events/board?lang={lang}", timeout=60) as events:
                while not (line := events.readline()).startswith(b"data: "):
                    pass
            screens.terminate()
        return json.loads(line[len("data: "):])

    def verify(self):
        self.run_it("verify", self.log)


@contextlib.contextmanager
def unbuffered(words, folder, env):
    """Runs the program with unbuffered pipes in both directions."""
    process = subprocess.Popen([PROGRAM, *map(str, words)], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, cwd=folder, env=env)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            stream.close()


def main():
    unittest.main()
