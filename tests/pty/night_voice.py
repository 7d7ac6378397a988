#!/usr/bin/env python3
"""The voice gets exactly what everybody may hear, and cannot stop the game, whatever it does."""
import json
import os
import pathlib
import shutil
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run, side_by_side  # noqa: E402

PLAYERS = "Aki,Binh,Chie,Dan,Emi"
SCRIPT = """#!/bin/sh
printf '%s|' "$NARRATOR_LANG" >> "$1"
cat >> "$1"
"""


def game(program, folder, voice, *more, pace="0.05", lang="en", deal="all"):
    (folder / "voice.jsonl").unlink(missing_ok=True)
    words = [program, "play", "secret-hitler", "-p", PLAYERS, "--deal", deal, "--lang", lang, "--pace", pace,
             "--speak", voice, "--seed", "5", "--log", folder / "voice.jsonl", *more]
    return Table(words, folder, rows=60)


def public(folder):
    """Returns the log's public messages in order; empty as long as there is no log."""
    said = []
    for line in lines(folder / "voice.jsonl"):
        said += [one["text"] for one in json.loads(line).get("say", []) if one["to"] == "all"]
    return said


def lines(path):
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def exactly_the_public_lines(program, folder):
    script, heard = folder / "voice.sh", folder / "heard"
    script.write_text(SCRIPT)
    script.chmod(0o755)
    for lang in ("en", "ja", "vi"):
        heard.unlink(missing_ok=True)
        with game(program, folder, f"{script} {heard}", lang=lang) as table:
            def quiet(table=table):
                return lines(heard) == [f"{lang}|{text}" for text in public(folder)]
            for line in ("aki", "dan", "ja all"):
                table.prompt()
                table.wait_until(quiet, f"the voice to have said everything: {lines(heard)} of {public(folder)}")
                table.send(line + "\r")
                if line == "aki":
                    table.looked()
                table.settle()
            table.prompt()
            table.wait_until(quiet, "the voice to have said everything")
            table.enter("note nothing of this is spoken")
            table.enter("speak off")
            before = lines(heard)
            table.enter("say 1")
            table.settle()
            check(lines(heard) == before, "it speaks although it is off")
            table.enter("speak on")
            table.enter("say 1")
            table.wait_until(lambda: len(lines(heard)) == len(before) + 1, "the voice after speak on")
            table.enter("speak")
            check("speak off" in table.screen.text(), "speak alone is no command")


def nothing_stops(program, folder):
    """Voices that are missing, fail, hang, print garbage, read the terminal, or never read their line."""
    (folder / "pid").unlink(missing_ok=True)
    for voice in ("narrator-has-no-such-voice", "exit 3", f"echo $$ >> {folder}/pid; exec sleep 600",
                  "echo rubbish > /dev/tty; echo rubbish; echo rubbish >&2; exec cat /dev/tty",
                  "kill -STOP $$", "kill -9 $$", "exec sleep 600 < /dev/null"):
        begun = time.monotonic()
        with game(program, folder, voice) as table:
            table.prompt()
            table.send("aki\r")
            table.looked()
            table.expect("redeal (deal again)")
            for line in ("dan", "ja all"):
                table.enter(line)
            table.send("quit\r")
            check(table.finish() == 0, f"{voice}: quit did not end with status 0")
            screen = "\n".join(table.screen.first.everything())
            check("rubbish" not in map(str.strip, screen.splitlines()), "the voice wrote on the screen")
            check(screen.count("The voice") <= 1, f"{voice}: it complained more than once")
            for bad, words in (("no-such", "was not found"), ("exit 3", "failed on a line")):
                check(bad not in voice or words in screen, f"{voice}: nobody says that it does not work")
        check(time.monotonic() - begun < 60, f"{voice} slowed the game down")
    for pid in lines(folder / "pid"):
        check(not alive(int(pid)), "a voice outlived the game")


def alive(pid):
    try:
        os.kill(pid, 0)
        return ") Z " not in pathlib.Path(f"/proc/{pid}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False


def enter_silences(program, folder):
    """Continuing early stops the line being spoken, and so does a hang-up."""
    (folder / "pid").unlink(missing_ok=True)
    with game(program, folder, f"cat > /dev/null; echo $$ >> {folder}/pid; exec sleep 600", pace="20") as table:
        table.prompt()
        table.send("aki\r")
        table.looked()
        table.expect("(Enter goes on)")
        table.wait_until(lambda: lines(folder / "pid"), "the voice")
        speaking = int(lines(folder / "pid")[-1])
        table.send("\r")
        table.wait_until(lambda: not alive(speaking), "silence after Enter")
        table.wait_until(lambda: int(lines(folder / "pid")[-1]) != speaking, "the voice's next line")
        speaking = int(lines(folder / "pid")[-1])
        table.hang_up()
        check(not alive(speaking), "the voice goes on after a hang-up")


def auto(program, folder):
    """Selects the first known program that is in the path."""
    (folder / "bin").mkdir()
    (folder / "bin" / "cat").symlink_to(shutil.which("cat"))  # but no voice that this machine may have
    for name, look in (("spd-say", 'echo "$*"'), ("espeak-ng", 'echo "$*"; cat')):
        heard = folder / f"auto-{name}"
        script = folder / "bin" / name
        script.write_text(f"#!/bin/sh\n({look}) >> {heard}\n")
        script.chmod(0o755)
        path = os.environ["PATH"]
        os.environ["PATH"] = f"{folder}/bin"
        try:
            with game(program, folder, "auto", lang="vi", deal="none") as table:
                table.prompt()  # by now the messages are in the log too
                said = public(folder)
                check(said, "nothing was said that a voice could read")
                table.wait_until(lambda: all(any(one in line for line in lines(heard)) for one in said),
                                 f"{name} to have read {said}")
        finally:
            os.environ["PATH"] = path
        words = lines(heard)
        check("vi" in words[0].split(), f"{name} was not told the language: {words}")


def test(program, folder):
    side_by_side(program, folder, exactly_the_public_lines, nothing_stops, enter_silences, auto)


run(test)
