"""Shared by the tests of tools for house rules: runs the program in its own folder."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 and os.path.exists(sys.argv[1]) else "narrator"
GAMES = sorted(file.parent.name for file in pathlib.Path(__file__).parents[2].glob("scripts/*/game.lua"))


class Tools(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="narrator-tools-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def run_it(self, *words, status=0, lines=None, **more):
        env = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "XDG_"))}
        env.update(more)
        run = subprocess.run([PROGRAM, *map(str, words)], input=lines, capture_output=True, text=True, timeout=300,
                             cwd=self.folder, env=env)
        if status is not None:
            self.assertEqual(run.returncode, status, f"narrator {words}\n{run.stdout[-2000:]}\n{run.stderr[-2000:]}")
        return run

    def house_rule(self, body, head='title = { en = "T", ja = "T", vi = "T" }, rule = { en = "R", ja = "R", vi = "R" }',
                   game="secret-hitler"):
        """Writes mine.lua; `body` begins on its second line. Sticks is the game that new-game makes: trial games of it take
        no time, where it does not matter which game it is."""
        if game == "sticks" and not (self.folder / "sticks").exists():
            self.run_it("new-game", "sticks")
        path = self.folder / "mine.lua"
        path.write_text(f'variant{{ id = "mine", game = "{game}", {head} }}\n{body}\n')
        return path
