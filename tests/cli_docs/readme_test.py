"""The README is correct: its house rule passes the check, and its links exist."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from manual import PROGRAM, ROOT, run

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

    def test_the_pictures_are_of_real_runs(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, ROOT / "man" / "pictures.py", PROGRAM, folder], check=True, timeout=120)
            made = sorted(pathlib.Path(folder).glob("*.svg"))
            self.assertEqual([picture.name for picture in made], ["board.svg", "play.svg", "report.svg"])
            for picture in made:
                self.assertEqual(picture.read_text(), (ROOT / "man" / picture.name).read_text(), picture.name)

    def test_links_and_files(self):
        for target in re.findall(r"\]\(([\w./-]+)\)", README):
            self.assertTrue((ROOT / target).exists(), target)
        for name in re.findall(r"`man ([\w-]+)`", README):
            self.assertTrue(list((ROOT / "man").glob(name + ".[157]")), name)


if __name__ == "__main__":
    unittest.main()
