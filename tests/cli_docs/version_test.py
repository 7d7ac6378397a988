"""The version is that of the newest entry in the changelog."""
import re
import unittest

from manual import ROOT, run


class Version(unittest.TestCase):
    def test_the_program_knows_its_version(self):
        newest = (ROOT / "debian" / "changelog").read_text().splitlines()[0]
        self.assertEqual(run("--version").stdout, f"narrator {re.search(r'[(](.*)[)]', newest).group(1)}\n")


if __name__ == "__main__":
    unittest.main()
