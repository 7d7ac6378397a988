"""Random single slips in games, house rules and tests, by kind and seed (slips.py): check reports them at their line.
NARRATOR_SLIPS="SEED HOW_MANY" draws others; slips.py itself lists those that are missed."""
import concurrent.futures
import os
import unittest

import slips
from tools import PROGRAM

SEED, MANY = os.environ.get("NARRATOR_SLIPS", "1 40").split()
MISSED, ELSEWHERE = 10, 15  # percent, at most


class Slips(unittest.TestCase):
    def test_most_are_named_at_their_line(self):
        made = list(slips.drawn(SEED, int(MANY)))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            found = list(pool.map(lambda one: slips.verdict(PROGRAM, *one), made))
        for verdict, most in (("missed", MISSED), ("elsewhere", ELSEWHERE)):
            those = [f"{kind}, {place.path.name}:{at[0]}\n{said}"
                     for (kind, place, _, at), (one, said) in zip(made, found) if one == verdict]
            self.assertLessEqual(100 * len(those), most * len(made), f"{verdict}:\n" + "\n".join(those))


if __name__ == "__main__":
    unittest.main()
