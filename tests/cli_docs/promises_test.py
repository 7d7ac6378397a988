"""The promises of narrator-lua(7) about strangers' scripts, piece by piece, each with the tests that attack it. Those
of the other pages are in promises.py.

A piece that is added to the manual, or reworded, fails here until it is listed with a test.
"""
import re
import unittest

from manual import ROOT, page, part
from promises import PARTS

# The text of "Limits" and of "What is promised", in order. A test is a file of tests/attacks, played by the test
# "attacks"; "unit: NAME" is a unit test; a path is a test that runs the program.
LIMITS = [
    ("A script that did not come with the program, be it a variant, a game in a folder or what a log holds, may",
     ["tests/cli/damage_test.py", "tests/cli/crash_test.py"]),
    ("take five million steps from one question to the next,",
     ["time/loop-while.lua", "recursion/recursion-tail.lua", "time/questions-of-enter-for-ever.lua",
      "unit: endless loops are stopped, even between questions that the program answers itself"]),
    ("and in a whole game 200 million:", ["time/all-turns-together.lua"]),
    ("a Lua instruction is one step, and a library function costs as many as the values and bytes it goes through;",
     ["time/name-among-long-names.lua", "time/number-of-a-long-text.lua", "time/pairs-over-long-keys.lua",
      "time/insert-at-the-front.lua", "time/joined-again-and-again.lua", "time/loop-of-library-calls.lua"]),
    ("a limit of two seconds of computing covers whatever the steps miss;",
     ["unit: a few instructions that move much are stopped by the clock or the memory limit"]),
    ("use 16 MiB of memory for Lua, checked between instructions,",
     ["memory/doubling-string.lua", "memory/table.lua", "memory/closures.lua", "memory/in-g.lua"]),
    ("and never more than 80 MiB; with everything the program keeps of what the script hands over, never more than "
     "256 MiB;",
     ["memory/rep.lua", "memory/concat-far.lua", "tests/cli/memory_test.py"]),
    ("hand over at once, in announcements, values, texts, displays and the like, 100,000 values,",
     ["saying/laughs.lua", "memory/list-of-false-length.lua", "memory/audience-of-many.lua",
      "unit: tables that share a table do not explode when they are handed over"]),
    ("1 MiB of texts", ["memory/text-that-repeats.lua", "memory/name-of-a-value.lua"]),
    ("and 500 announcements,", ["time/announcements-for-ever.lua"]),
    ("nested at most 16 deep;", ["status/deep.lua", "testimony/findings-deep.lua", "state/deep.lua"]),
    ("in a whole game 64 MiB of texts and values, a value being 32 bytes, each byte of a text four, and announcements "
     "counted as they are read,",
     ["memory/facts-of-many-texts.lua"]),
    ("and 10,000 facts of 100,000 values;",
     ["time/facts-for-ever.lua", "memory/facts-by-the-turn.lua", "memory/facts-of-lists.lua"]),
    ("show 2,000 values in a display;", ["status/display-of-many.lua"]),
    ("offer 1,000 options, and numbers of at most 1,000,000,000.",
     ["unit: questions that cannot be asked are reported as mistakes of the script"]),
    ("A script is text of at most 64 KiB;", ["unit: a source that is too long or compiled is refused"]),
    ("a text or a word it makes has at most 4 KiB and no control characters.",
     ["saying/values-escape.lua", "questions/id-escape.lua", "unit: scripts cannot write to a terminal",
      "unit: a text that repeats itself endlessly is cut"]),
    ("Anything beyond that is an error, told with its place in the script.", ["unit: scripts cannot change anything that is not theirs"]),
    ("After any error the rules are set up again, and the table is as it was before the answer that led to it.",
     ["unit: an answer that the rules fail on is not logged and leaves the table as it was",
      "tests/cli/own_rules_test.py"]),
    ("In such scripts #list counts the values from 1 up to the first hole,",
     ["unit: the length of a list with holes is the same in every state", "tests/cli/damage_test.py"]),
    ("and a ^ b multiplies, and wants a whole number b of at most 1024; of integers it is an integer, up to 2^53:", ["unit: our operators bind as Lua's own"]),
    ("Lua's own versions depend on how its tables are laid out, and on the machine.", []),
]
PROMISES = [
    ("Scripts reach no file, no network, no clock, no other program and no memory but their own.",
     ["escape/removed/no-io.lua", "escape/removed/no-os.lua", "escape/removed/no-load.lua",
      "escape/removed/no-require.lua", "escape/removed/no-debug.lua", "escape/removed/no-string-dump.lua",
      "unit: scripts can name only what is on the allow-list"]),
    ("They cannot hang the program,", ["time/loop-while-loading.lua", "time/loop-in-status.lua",
                                       "time/loop-in-display.lua", "time/loop-in-why.lua"]),
    ("bring it down,", ["state/chain-of-closures.lua", "state/chain-of-tables.lua", "recursion/recursion-deep.lua",
                        "recursion/recursion-mutual-advice.lua", "tests/cli/streams_test.py"]),
    ("or change an answer that was logged.", ["questions/answer-forged.lua", "questions/answer-forged-ballots.lua"]),
    ("They cannot change the library, or what it hands out, for others.",
     ["state/library-table.lua", "state/library-at-the-front.lua", "state/library-removed.lua",
      "state/cards/cards-faces-kept.lua", "escape/library-overwritten.lua"]),
    ("The same log gives the same bytes on every machine.",
     ["unit: NaN is shown without a sign", "unit: nothing that a script can see differs between runs or machines",
      "unit: nothing of an earlier game is left when a machine starts another"]),
]


def words_of(source):
    """Returns the text without its macros."""
    inline = "Li|Ql|Va|Ic|Fa|Fl|Cm|Dq|Pa|Xr|Em|Ev"
    source = re.sub(r"^\.Pq\b(?: Xr)? *", "", source, flags=re.M)
    lines = [re.sub(rf"^\.({inline})\s+", "", line) for line in source.splitlines()]
    return " ".join(" ".join(line for line in lines if not line.startswith(".")).split())


def names_of_unit_tests():
    texts = " ".join(path.read_text() for path in (ROOT / "tests" / "unit").rglob("*.cpp"))
    return set(re.findall(r'TEST_CASE\(\s*"([^"]+)"', texts))


class Promises(unittest.TestCase):
    def test_every_piece_of_the_manual_is_listed(self):
        source = page("narrator-lua.7")
        for title, pieces in (("Limits", LIMITS), ("What is promised", PROMISES)):
            self.assertEqual(words_of(part(source, "Ss", title)), " ".join(piece for piece, _ in pieces))

    def test_every_piece_of_the_other_pages_is_listed(self):
        for name, macro, title, pieces in PARTS:
            with self.subTest(name, part=title):
                head = part(page(name), macro, title).partition("\n.Ss ")[0]
                self.assertEqual(words_of(head), " ".join(piece for piece, _ in pieces))

    def test_every_test_of_them_is_there(self):
        units = names_of_unit_tests()
        for _, _, title, pieces in PARTS:
            for piece, tests in pieces:
                for name in tests:
                    with self.subTest(title, piece=piece, test=name):
                        file, _, test = name.partition(": ")
                        if file == "unit":
                            self.assertIn(test, units)
                        else:
                            self.assertIn(f"def {test}(", (ROOT / "tests" / file).read_text())

    def test_every_test_is_there(self):
        units = names_of_unit_tests()
        for piece, tests in LIMITS + PROMISES:
            for name in tests:
                with self.subTest(piece, test=name):
                    if name.startswith("unit: "):
                        self.assertIn(name.removeprefix("unit: "), units)
                    else:
                        folder = ROOT if name.startswith("tests/") else ROOT / "tests" / "attacks"
                        self.assertTrue((folder / name).is_file())

    def test_attacks_on_what_scripts_hand_over_say_what_becomes_of_them(self):
        for _, tests in LIMITS + PROMISES:
            for name in tests:
                if name.endswith(".lua"):
                    self.assertRegex((ROOT / "tests" / "attacks" / name).read_text(), r"^-- (stopped|harmless|endless)")


if __name__ == "__main__":
    unittest.main()
