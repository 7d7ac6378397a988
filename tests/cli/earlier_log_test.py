"""A log of an earlier version that contains its own copies of the rules: files in alphabetical order, separate text
files, and a house rule with embedded translations."""
import pathlib
import shutil
import unittest

import table

LOG = pathlib.Path(__file__).parent / "earlier-log.jsonl"


class EarlierLog(table.Table):
    def setUp(self):
        super().setUp()
        shutil.copy(LOG, self.log)

    def test_it_verifies(self):
        self.verify()

    def test_it_is_gone_on_with(self):
        told = self.run_it("tell", self.log, "いいえ").out
        self.assertIn("? Binhさん", told)
        self.verify()


if __name__ == "__main__":
    unittest.main()
