"""narrator(1) and --help list the same commands and the same options."""
import re
import tempfile
import unittest

from manual import page, part, run

SOURCE = page("narrator.1")


def spellings(help_text):
    """Returns the options of a help page as a set of tuples such as ("-v", "--variant")."""
    listed = help_text.split("Options:")[1].split("Subcommands:")[0]
    found = {tuple(one.split(",")) for one in re.findall(r"^  (-[\w,-]+)", listed, re.M)}
    return found - {("-h", "--help"), ("--version",)}


def commands():
    return re.findall(r"^  ([a-z][a-z-]*) ", run("--help").stdout.split("Subcommands:")[1], re.M)


def synopsis():
    """Returns, for each command, the options in its synopsis, without their long forms."""
    blocks = part(SOURCE, "Sh", "SYNOPSIS").split(".Nm\n")[1:]
    shown = {}
    for block in blocks:
        name = re.match(r"\.Cm (\S+)", block).group(1)
        shown[name] = {"-" + flag.replace("\\", "") for flag in re.findall(r"Fl (\S+)", block)}
    return shown


class Options(unittest.TestCase):
    def test_the_same_commands(self):
        self.assertEqual(list(synopsis()), commands())
        described = re.findall(r"^\.It Cm (\S+)", part(SOURCE, "Ss", "Commands"), re.M)
        self.assertEqual(described, commands())

    def test_the_synopsis_shows_every_option_and_no_other(self):
        for command in commands():
            with self.subTest(command):
                expected = {one[0] for one in spellings(run(command, "--help").stdout)}
                self.assertEqual(synopsis()[command], expected)

    def test_every_option_is_described_and_no_other(self):
        described = set()
        for line in re.findall(r"^\.It (Fl .*)$", part(SOURCE, "Ss", "Options"), re.M):
            described.add(tuple("-" + flag.replace("\\", "") for flag in re.findall(r"Fl (\S+)", line)))
        expected = {("-h", "--help"), ("--version",)}
        for command in commands():
            expected |= spellings(run(command, "--help").stdout)
        self.assertEqual(described, expected)

    def test_every_command_of_the_prompt_is_described(self):
        with tempfile.TemporaryDirectory() as folder:
            out = run("play", "secret-hitler", "-p", "A,B,C,D,E", "--log", folder + "/log", input="help\n").stdout
        groups = out.partition("\nPut right: ")[2].partition("\nhelp COMMAND")[0]
        listed = [name for line in groups.splitlines() for name in line.rpartition(": ")[2].split(", ")]
        described = re.findall(r"^\.It Ic (\S+)", part(SOURCE, "Ss", "Commands at the prompt"), re.M)
        self.assertEqual(sorted(described), sorted(listed))


if __name__ == "__main__":
    unittest.main()
