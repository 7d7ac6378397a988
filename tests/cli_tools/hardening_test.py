"""The program is hardened like Debian's packages: in its ELF file, and in the compiler's options."""
import json
import pathlib
import re
import subprocess
import unittest

from tools import PROGRAM

BUILD = pathlib.Path(PROGRAM).parent
FLAGS = {"-fPIE", "-fstack-protector-strong", "-fstack-clash-protection", "-D_FORTIFY_SOURCE=2"}


def readelf(*options):
    done = subprocess.run(["readelf", "-W", *options, PROGRAM], capture_output=True, text=True, check=True)
    return done.stdout


class Hardening(unittest.TestCase):
    def test_it_may_stand_anywhere_in_memory(self):
        self.assertRegex(readelf("-h"), r"Type:\s+DYN")
        self.assertRegex(readelf("-d"), r"FLAGS_1\).*\bPIE\b")

    def test_what_the_linker_wrote_is_read_only(self):
        self.assertIn("GNU_RELRO", readelf("-l"))
        self.assertRegex(readelf("-d"), r"\(FLAGS\).*BIND_NOW|FLAGS_1\).*\bNOW\b")

    def test_the_stack_is_guarded_and_no_code(self):
        self.assertRegex(readelf("--dyn-syms"), r"\b__stack_chk_fail\b")
        stack = next(line for line in readelf("-l").splitlines() if "GNU_STACK" in line)
        self.assertNotRegex(stack, r"\bRWE\b")

    def test_the_library_is_called_with_bounds(self):
        self.assertRegex(readelf("--dyn-syms"), r"\b__\w+_chk@")

    def test_every_file_is_compiled_so(self):
        """Options that leave no trace in the ELF file are checked in the compile commands."""
        for one in json.loads((BUILD / "compile_commands.json").read_text()):
            if re.search(r"/(cli|engine)/", one["file"]):
                self.assertEqual(FLAGS - set(one["command"].split()), set(), one["file"])


if __name__ == "__main__":
    unittest.main()
