#!/usr/bin/env python3
"""Watching a game on a second terminal while it is played on the first: changes are shown, secrets are not."""
import pathlib
import subprocess
import sys

LIB = pathlib.Path(__file__).resolve().parent / "lib"
sys.path.insert(0, str(LIB))
from table import Table, check, run, without_pauses  # noqa: E402

PLAYERS = "Aki,Binh,Chie,Dan,Emi"


def begin(program, folder, *words, log="game.jsonl"):
    """Starts a table, up to its first nomination; returns it and its log."""
    path = pathlib.Path(folder) / log
    words = words or ("--deal", "none")
    table = Table([program, "play", "secret-hitler", "-p", PLAYERS, "--log", path, *words, *without_pauses(program)],
                  folder)
    return table, path


def shown(watcher, *expected, without=()):
    def there():
        text = watcher.screen.text()
        return all(one in text for one in expected) and not any(one in text for one in without)
    watcher.wait_until(there, f"{expected} without {without}")


def game_goes_on(program, folder):
    """Answers, an undo, an amendment, a rename and the timer are shown; the board stays in place."""
    table, log = begin(program, folder)
    with table:
        table.enter("unknown")
        table.enter("aki")
        with Table([program, "watch", log], folder, rows=40) as watcher:
            shown(watcher, "Secret Hitler", "Aki, whom do you nominate", "q leaves")
            table.enter("dan")
            shown(watcher, "Aki nominates Dan", "Aki and Dan: Ja or Nein?")
            table.enter("undo")
            shown(watcher, "Aki, whom do you nominate", without=["nominates Dan"])
            table.enter("binh")
            table.enter("ja all")
            shown(watcher, "Chancellor Binh", "Ja 5")
            table.enter("rename Binh Bao")
            shown(watcher, "Chancellor Bao", "Bao, which policy")
            table.enter("timer 300")
            shown(watcher, "Time left: 4:5")
            table.enter("f")
            shown(watcher, "Fas 1/6", without=["Time left"])
            watcher.settle()
            before = len(watcher.raw)
            watcher.read(1)
            check(len(watcher.raw) == before, "it draws although nothing changes")
            watcher.send("q")
            check(watcher.finish() == 0, f"status {watcher.status}")
            check("Fas 1/6" not in watcher.screen.text(), "something is left on the first screen")


def secrets_stay(program, folder):
    """Only public content is shown, unless a reader is requested, and then what that reader may see."""
    table, log = begin(program, folder, "--seed", "1", "--deal", "all")
    with table:
        table.enter("aki")
        table.enter("dan")
        table.enter("ja all")
        with Table([program, "watch", log], folder, rows=40) as watcher:
            shown(watcher, "Chancellor Dan", "Aki")
            check("You draw" not in watcher.screen.text(), "everybody sees what was drawn")
            check("discard?" not in watcher.screen.text(), "everybody sees a secret question")
        with Table([program, "watch", log, "--as", "aki"], folder, rows=40) as watcher:
            shown(watcher, "You draw")
        with Table([program, "watch", log, "--as", "binh"], folder, rows=40) as watcher:
            shown(watcher, "Chancellor Dan")
            check("You draw" not in watcher.screen.text(), "Binh sees what Aki drew")


def in_another_language(program, folder):
    """The last events are shown in the watcher's language."""
    table, log = begin(program, folder)
    with table:
        table.enter("unknown")
        table.enter("aki")
        with Table([program, "watch", log, "--lang", "vi"], folder, rows=40) as watcher:
            table.enter("dan")
            shown(watcher, "Aki đề cử Dan")


def log_comes_and_goes(program, folder):
    """A missing or replaced log is reported, and the watcher switches to another game of the folder."""
    table, log = begin(program, folder)
    with table:
        table.enter("unknown")
        table.enter("aki")
        whole = log.read_bytes()
        with Table([program, "watch", log], folder, rows=40) as watcher:
            shown(watcher, "whom do you nominate")
            log.rename(log.with_suffix(".away"))
            shown(watcher, "The log is gone", "whom do you nominate")
            log.write_bytes(whole)
            shown(watcher, "The log was replaced", "whom do you nominate")
            log.write_bytes(whole[:whole.rindex(b"\n", 0, whole.index(b'"ask":"first-president"')) + 1])
            shown(watcher, "The log was replaced", "Who is the first candidate")
            log.write_bytes(b"{}\n")
            shown(watcher, "Secret Hitler", "game.jsonl:1:")
            log.write_bytes(whole)
            shown(watcher, "whom do you nominate", without=["game.jsonl:1:"])
            watcher.send("q")
            watcher.finish()
        with Table([program, "watch", log], folder, rows=40) as watcher:
            shown(watcher, "whom do you nominate", "q leaves")
            longer = folder / "longer.jsonl"
            subprocess.run([program, "play", "secret-hitler", "-p", PLAYERS + ",Fay,Gus", "--log", longer], input="aki\n",
                           text=True, capture_output=True, check=True, timeout=60)
            check(longer.stat().st_size >= len(whole), "it would be shorter")
            with log.open("r+b") as file:  # copied over it: the same file, which has not become shorter
                file.write(longer.read_bytes())
            shown(watcher, "The log was replaced", "2 investigation")  # for seven players


def on_a_small_screen(program, folder):
    """If there is not enough room for everything, the question is still shown."""
    log = folder / "wheel.jsonl"
    subprocess.run([program, "play", "wheel-of-history", "-p", PLAYERS, "--deal", "all", "--seed", "1", "--log", log],
                   input="aki\n", text=True, capture_output=True, check=True, timeout=60)
    with Table([program, "watch", log], folder, rows=14, columns=60) as watcher:
        shown(watcher, "Wheel of History", "Aki: how many cards", "q leaves", without=["Score"])


def newest(program, folder):
    """Without a log it watches the newest one, and then the next one begun."""
    words = ["play", "wheel-of-history", "--deal", "all", *without_pauses(program)]
    with Table([program, *words, "-p", "Aki,Binh", "--seed", "1"], folder) as table:
        table.prompt()
        with Table([program, "watch", "--lang", "vi"], folder, rows=40) as watcher:
            shown(watcher, "Aki", "q để thoát")
            with Table([program, *words, "-p", "Chie,Dan", "--seed", "1"], folder) as other:
                other.prompt()
                shown(watcher, "Một ván khác", "Chie")


def replay_follows(program, folder):
    """Stepping through a running game shows further answers, and undone ones."""
    table, log = begin(program, folder)
    with table:
        table.enter("unknown")
        table.enter("aki")
        with Table([program, "replay", log], folder, rows=40) as viewer:
            viewer.settle()
            viewer.send("\x1b[F")
            shown(viewer, "first candidate")
            table.enter("dan")
            shown(viewer, "Aki nominates Dan")
            table.enter("undo")
            shown(viewer, "first candidate", without=["Aki nominates Dan"])
            whole = log.read_bytes()
            log.rename(log.with_suffix(".away"))
            shown(viewer, "The log is gone", "first candidate")
            log.write_bytes(b"{}\n")
            shown(viewer, "The log cannot be read", "first candidate")
            log.write_bytes(whole)
            shown(viewer, "first candidate", without=["cannot be read"])
            log.write_bytes(whole[:whole.rindex(b"\n", 0, whole.index(b'"ask":"first-president"')) + 1])
            shown(viewer, "The log was replaced", without=["Round 1 "])
            viewer.send("q")
            check(viewer.finish() == 0, f"status {viewer.status}")


def needs_a_terminal(program, folder):
    done = subprocess.run([program, "watch"], text=True, capture_output=True, cwd=folder, stdin=subprocess.DEVNULL,
                          env={"HOME": str(folder)})
    check(done.returncode == 64 and "narrator status" in done.stderr, f"{done}")


def needs_a_log(program, folder):
    """What cannot be shown at all is told at once, as by status."""
    table, log = begin(program, folder)
    with table:
        table.enter("unknown")
    (folder / "damaged.jsonl").write_bytes(log.read_bytes() + b"garbage\n")
    for words, status, why in (([folder / "nope.jsonl"], 3, "cannot read"), ([folder / "damaged.jsonl"], 3, "damaged.jsonl:"),
                               ([log, "--as", "Zed"], 64, "--as Zed")):
        with Table([program, "watch", *words], folder) as watcher:
            left = watcher.finish()
            text = watcher.screen.text()
            check(left == status and why in text and "q leaves" not in text, f"{words}: status {left}\n{text}")


def test(program, folder):
    for part in (game_goes_on, secrets_stay, in_another_language, log_comes_and_goes, on_a_small_screen, newest, replay_follows, needs_a_terminal,
                 needs_a_log):
        place = folder / part.__name__
        place.mkdir()
        part(program, place)


run(test)
