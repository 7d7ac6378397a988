"""What the README shows is true: its house rule passes the check, its links lead somewhere."""
import pathlib
import re
import shlex
import sys
import tempfile
import unittest

from manual import PROGRAM, ROOT, run

sys.path.insert(0, str(ROOT / "tests" / "pty" / "lib"))
from table import Table  # noqa: E402

README = (ROOT / "README.md").read_text()


class Readme(unittest.TestCase):
    def test_the_house_rule_has_ten_lines_and_passes_the_check(self):
        rule = re.search(r"```lua\n(.*?)```", README, re.S).group(1)
        self.assertEqual(len(rule.splitlines()), 10)
        name = re.search(r'id = "([\w-]+)"', rule).group(1)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / (name + ".lua")
            path.write_text(rule)
            self.assertIn("All is well", run("check", path).stdout)

    def test_the_screen_is_one_of_a_real_game(self):
        shown = re.search(r"```\n\$ narrator (.*?)\n\n(.*?)```", README, re.S)
        words = [PROGRAM, *shlex.split(shown.group(1)), "--seed", "7", "--pace", "0", "--lang", "en"]
        with tempfile.TemporaryDirectory() as folder, Table(words, pathlib.Path(folder), rows=120) as table:
            table.enter("aki")
            for line in re.findall(r"^> (.*)$", shown.group(2), re.M):
                table.enter(line)
            table.settle()
            self.assertIn(shown.group(2), table.screen.text() + "\n")

    def test_links_and_files(self):
        for target in re.findall(r"\]\(([\w./-]+)\)", README):
            self.assertTrue((ROOT / target).exists(), target)
        for name in re.findall(r"`man ([\w-]+)`", README):
            self.assertTrue(list((ROOT / "man").glob(name + ".[157]")), name)


if __name__ == "__main__":
    unittest.main()
