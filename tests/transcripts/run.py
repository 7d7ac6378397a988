#!/usr/bin/env python3
"""Plays every transcript again and compares what the program prints, line by line.

    run.py NARRATOR [--record] [FILE…]
    run.py --index [WORD]         (where a command, a house rule or a ruling such as R-SH-6 is shown)

A transcript is a game somebody typed, with everything that was printed:

    # narrator play secret-hitler -p Aki,Binh,Chie,Dan,Emi --deal none --seed 1
    # exit 2                      (only where the last input is refused; --record writes it)
    # any other comment
    ? Who is the first President? …
    > Aki
    …
    !! narrator: line 2: …        (what went to standard error, at the end)

The first line is the command, quoted as in a shell. Lines that begin with "> " are the inputs, as
the program itself echoes them; the rest is its output. To write one: put down the first line and
the inputs, run this with --record and the file's name, and read what came. The log of the game is
called LOG wherever its path is printed; a house rule FILE.lua that lies beside the transcript can be
named with -v. Afterwards the log must verify, and a replay for the
moderator must say everything the transcript says.

Without FILE every transcript below this folder is played, and every bundled game must have one in
every language, every bundled variant at least one.
"""
import argparse
import concurrent.futures
import difflib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS, VARIANTS = HERE.parent.parent / "scripts", HERE.parent.parent / "variants"
LANGUAGES = {folder.name for folder in (SCRIPTS / "lib" / "texts").iterdir()}
COMMAND, INPUT, STATUS, COMPLAINT = "# narrator ", "> ", "# exit ", "!! "
SECONDS = 120  # for one run of the program, sanitizers included


class Wrong(Exception):
    """The reason why a transcript is wrong."""


class Program:
    """Runs the program in a folder and an environment without outside influences."""

    def __init__(self, path, folder):
        self.path, self.folder = path, folder
        self.log = folder / "game.jsonl"
        self.env = {"PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8", "HOME": str(folder),
                    "XDG_STATE_HOME": str(folder / "state"), "TERM": "dumb"}
        self.env.update({k: v for k, v in os.environ.items() if k.endswith("SAN_OPTIONS")})

    def run(self, *words, text=""):
        return subprocess.run([self.path, *words], input=text, capture_output=True, encoding="utf-8",
                              timeout=SECONDS, cwd=self.folder, env=self.env, check=False)

    def stable(self, text):
        return text.replace(str(self.log), "LOG").replace(str(self.folder), "FOLDER")


class Transcript:
    """One file: its command, its inputs, and all of its lines."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        lines = self.text.splitlines()
        if not lines or not lines[0].startswith(COMMAND + "play "):
            raise Wrong("the first line must be: # narrator play GAME …")
        self.words = shlex.split(lines[0][len(COMMAND):])
        header = next((i for i, line in enumerate(lines) if not line.startswith("#")), len(lines))
        self.header = [line for line in lines[:header] if not line.startswith(STATUS)]
        self.inputs = [line[len(INPUT):] for line in lines if line.startswith(INPUT)]

    def play(self, program):
        """Returns the whole file as it should be."""
        for file in self.path.parent.glob("*.lua"):  # house rules that transcripts name with -v
            shutil.copy(file, program.folder)
        ran = program.run(*self.words, "--log", str(program.log), text="".join(i + "\n" for i in self.inputs))
        lines = [*self.header]
        if ran.returncode != 0:
            lines.insert(1, f"{STATUS}{ran.returncode}")
        lines += program.stable(ran.stdout).splitlines()
        lines += [COMPLAINT + line for line in program.stable(ran.stderr).splitlines()]
        return "\n".join(lines) + "\n"


def check_log(program, printed, told):
    """Checks that the log verifies and, if `told`, tells the moderator what the transcript told. Returns its first
    line."""
    verified = program.run("verify", str(program.log))
    if verified.returncode != 0:
        raise Wrong("the log does not verify:\n" + program.stable(verified.stderr))
    replayed = program.run("replay", str(program.log), "--as", "moderator")
    if replayed.returncode != 0:
        raise Wrong("the log does not replay:\n" + program.stable(replayed.stderr))
    records = [json.loads(line) for line in program.log.read_text(encoding="utf-8").splitlines()]
    told_otherwise = {"undo", "amend", "seats", "recall", "rename"}
    kept = not any(told_otherwise & set(record) for record in records)
    for record in records if told else []:
        for said in record.get("say", []):
            for line in said["text"].splitlines():
                if line not in printed:
                    raise Wrong(f"logged, but not in the transcript: {line}")
                if kept and line not in replayed.stdout:
                    raise Wrong(f"not in the replay for the moderator: {line}")
    return records[0]


def difference(path, was, now):
    return "".join(difflib.unified_diff(was.splitlines(True), now.splitlines(True), f"{path} as written",
                                        f"{path} as played"))


def check(program_path, path, record):
    """Plays one transcript. Returns what is wrong ("" for nothing), and the first line of its log."""
    try:
        transcript = Transcript(path)
        with tempfile.TemporaryDirectory(prefix="narrator-transcript-") as folder:
            program = Program(program_path, pathlib.Path(folder))
            now = transcript.play(program)
            if record and now != transcript.text:
                path.write_text(now, encoding="utf-8")
            elif now != transcript.text:
                raise Wrong(difference(path, transcript.text, now))
            return "", check_log(program, now, "--brief" not in transcript.words) if program.log.exists() else {}
    except (Wrong, OSError, ValueError, subprocess.TimeoutExpired) as problem:
        return f"{path}: {problem}", {}


def missing(logs):
    """Returns the games, languages and variants that no transcript uses."""
    games = sorted(file.parent.name for file in SCRIPTS.glob("*/game.lua"))
    languages = {(log["game"], log["lang"]) for log in logs}
    variants = {(log["game"], id) for log in logs for id in log["variants"]}
    wanted = [f"{game} in {lang}" for game in games for lang in sorted(LANGUAGES)
              if (game, lang) not in languages]
    wanted += [f"{file.parent.name} with {file.stem}" for file in sorted(VARIANTS.glob("*/*.lua"))
               if (file.parent.name, file.stem) not in variants]
    return [f"no transcript of {what}" for what in wanted]


def index():
    """Returns the transcripts for each command as typed at the prompt, each house rule, and each ruling mentioned."""
    table = (HERE.parent.parent / "cli" / "commands" / "commands.cpp").read_text(encoding="utf-8")
    commands = set(re.findall(r'\.name = "([a-z-]+)"', table))
    shown = {}
    for path in sorted(HERE.rglob("*.txt")):
        transcript = Transcript(path)
        words = transcript.words
        rules = [words[i + 1].split(":")[0] for i, word in enumerate(words[:-1]) if word in ("-v", "--variant")]
        typed = {line.split()[0] for line in transcript.inputs if line.strip()} & commands
        for what in {*typed, *rules, *re.findall(r"R-[A-Z]+-\d+", "\n".join(transcript.header))}:
            shown.setdefault(what, []).append(path.relative_to(HERE))
    return shown


def print_index(word):
    for what, paths in sorted(index().items()):
        if not word or word == what:
            print(what, *(f"  {path}" for path in paths), sep="\n")


def main():
    if sys.argv[1:2] == ["--index"]:
        return print_index(sys.argv[2] if len(sys.argv) > 2 else "")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("narrator", type=os.path.abspath)
    parser.add_argument("--record", action="store_true", help="write down what the program prints")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_intermixed_args()
    files = options.files or sorted(HERE.rglob("*.txt"))
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        checked = list(pool.map(lambda file: check(options.narrator, file, options.record), files))
    problems = [problem for problem, _ in checked if problem]
    if not options.files:
        problems += missing([log for _, log in checked if log])
    print("\n".join([*problems, f"{len(files)} transcripts, {len(problems)} problems"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
