"""tests/machines/tried.txt names the tree that was tested, and tried.sh reports if the current one differs."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from manual import ROOT

SCRIPT = "tests/machines/tried.sh"
FILE = "tests/machines/tried.txt"


@unittest.skipUnless(shutil.which("git"), "git is not there")
class Tried(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / SCRIPT).parent.mkdir(parents=True)
        shutil.copy(ROOT / SCRIPT, self.root / SCRIPT)
        self.run_here("git", "init", "-q")
        self.commit("first")

    def run_here(self, *command):
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def commit(self, text):
        (self.root / "work").write_text(text)
        self.run_here("git", "add", "-A")
        status, said = self.run_here("git", "-c", "user.name=Aki", "-c", "user.email=aki@example.org",
                                     "commit", "-qm", text)
        self.assertEqual(status, 0, said)

    def note(self, steps="test"):
        return self.run_here(SCRIPT, "note", "Debian 12", steps)

    def lines(self):
        return [line for line in (self.root / FILE).read_text().splitlines() if line[0] != "#"]

    def test_committing_the_file_leaves_it_true_and_a_change_is_remarked(self):
        self.note()
        self.commit("the file")  # together with a change that was not tested
        status, said = self.run_here(SCRIPT, "check")
        self.assertEqual(status, 0)
        self.assertRegex(said, r"remark: not tried with what is here, but 1 commits ago \(.{10}\): Debian 12: test")
        self.note()
        self.commit("the file")  # alone: "work" states this already
        self.assertEqual(self.run_here(SCRIPT, "check"), (0, ""))

    def test_what_is_not_committed_is_not_noted(self):
        (self.root / "work").write_text("changed")
        self.assertIn("not written down", self.note()[1])
        self.assertFalse((self.root / FILE).exists())

    def test_a_line_takes_the_place_of_the_one_it_repeats(self):
        self.note("test")
        self.note("package")
        first = self.lines()
        self.commit("the file")
        self.note("test")
        self.assertEqual([line[54:] for line in self.lines()], ["Debian 12: package", "Debian 12: test"])
        self.assertEqual(self.lines()[0], first[0])
        self.assertNotEqual(self.lines()[1], first[1])

    def test_what_is_no_line_fails(self):
        (self.root / FILE).write_text("2026-11-26 both Debians, all is well\n")
        self.assertEqual(self.run_here(SCRIPT, "check")[0], 1)


if __name__ == "__main__":
    unittest.main()
