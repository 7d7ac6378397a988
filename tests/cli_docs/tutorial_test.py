"""Follows the tutorials of narrator-lua(7): writes their files, runs their commands, and compares the results."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve()) if len(sys.argv) > 1 else "narrator"
MANUAL = pathlib.Path(__file__).resolve().parents[2] / "man" / "narrator-lua.7"


def steps(section):
    """Yields what a section has the reader type, in order: ("file", path, text) and ("run", words)."""
    text = MANUAL.read_text().split(f".Sh {section}\n")[1].split("\n.Sh ")[0]
    for path, body in re.findall(r"(?:^\.\\\" file: (\S+)\n)?^\.Bd [^\n]*\n(.*?)^\.Ed$", text, re.M | re.S):
        body = body.replace("\\(dq", '"').replace("\\e", "\\")
        if path:
            yield "file", path, body
        else:
            for line in re.findall(r"^\$ (.*)$", body, re.M):
                yield "run", line.split(), ""


class Tutorials(unittest.TestCase):
    def type_along(self, section):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="narrator-tutorial-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        said = []
        for kind, what, body in steps(section):
            if kind == "file":
                (folder / what).parent.mkdir(parents=True, exist_ok=True)
                (folder / what).write_text(body)
                continue
            run = subprocess.run([PROGRAM, *what[1:]], cwd=folder, input="", capture_output=True, text=True, timeout=120)
            self.assertEqual(run.returncode, 0, f"{what}\n{run.stdout}\n{run.stderr}")
            said.append((what[1], run.stdout))
        return said

    def ends_well(self, section, first):
        said = self.type_along(section)
        checked = [out for command, out in said if command == "check"]
        self.assertTrue(checked)
        for out in checked:
            self.assertIn("All is well", out)
            self.assertNotIn("remark", out)
        self.assertEqual(said[-1][0], "play")
        self.assertIn(first, said[-1][1])

    def test_a_house_rule(self):
        self.ends_well("A HOUSE RULE IN TEN MINUTES", "Quiet President")

    def test_a_small_game(self):
        self.ends_well("A SMALL GAME", "Aki")


if __name__ == "__main__":
    unittest.main()
