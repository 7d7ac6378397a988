"""Parses the manual's source, and runs the program."""
import os
import pathlib
import re
import subprocess
import sys

PROGRAM = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 and os.path.exists(sys.argv[1]) else "narrator"
ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(*words, status=0, **more):
    env = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=300, env=env, **more)
    assert status is None or done.returncode == status, f"narrator {words}: {done.returncode}\n{done.stderr}"
    return done


def page(name):
    return (ROOT / "man" / name).read_text()


def part(source, macro, title):
    """Returns the lines from `.Sh TITLE` or `.Ss Title` to the next heading of the same or a higher level."""
    end = r"^\.Sh " if macro == "Sh" else r"^\.S[hs] "
    begin = re.search(rf"^\.{macro} {re.escape(title)}\n", source, re.M)
    assert begin, f"no .{macro} {title}"
    rest = source[begin.end():]
    stop = re.search(end, rest, re.M)
    return rest[:stop.start()] if stop else rest


def items(source, macro):
    """Returns the items given as `.It MACRO a , b` in a list."""
    found = []
    for line in re.findall(rf"^\.It {macro} (.+)$", source, re.M):
        found += [word for word in line.split() if word != ","]
    return found
