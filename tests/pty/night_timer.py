#!/usr/bin/env python3
"""Timers count down above the prompt while a person types, can be paused, extended and stopped, and never give an
answer."""
import pathlib
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, answers, check, run, side_by_side  # noqa: E402

LEFT = {"en": "Time left", "ja": "残り時間", "vi": "Còn lại"}
OVER = {"en": "Time is up. Aki, whom do you nominate", "ja": "時間です。", "vi": "Hết giờ. "}


def game(program, folder, *more, lang="en", **table):
    (folder / "timer.jsonl").unlink(missing_ok=True)
    words = [program, "play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--lang", lang,
             "--pace", "0", "--log", folder / "timer.jsonl", *more]
    return Table(words, folder, rows=40, **table)


def left(table):
    """Returns the seconds above the prompt, or None."""
    row = table.screen.seen.row
    above = table.screen.seen.lines()[row - 1]
    found = re.search(r"(\d+):(\d\d)", above)
    return int(found[1]) * 60 + int(found[2]) if found else None


def begin(table):
    table.enter("unknown")
    table.prompt()
    table.send("aki\r")
    table.settle()
    table.prompt()


def of_a_variant(program, folder):
    with game(program, folder, "-v", "discussion-timer:seconds=10") as table:
        begin(table)
        table.expect("Time left")
        table.wait_until(lambda: 0 < (left(table) or 0) < 10, "the countdown")
        before = left(table)
        place = table.screen.place()
        table.send("bi")
        table.wait_until(lambda: table.screen.row_of_cursor() == "> bi", "typing below the timer")
        table.wait_until(lambda: (left(table) or 10) < before, "the countdown beside typing")
        table.settle()
        check(table.screen.row_of_cursor() == "> bi", "the countdown disturbed the typing")
        check(table.screen.place() == place, "the countdown scrolled the screen")
        bells = table.raw.count(b"\a")
        table.expect(OVER["en"])
        table.settle()
        check(table.raw.count(b"\a") == bells + 1, "no bell, or more than one")
        check(left(table) is None, "the countdown stayed")
        check(table.screen.row_of_cursor() == "> bi", "what was typed is lost")
        check(len(answers(folder / "timer.jsonl")) == 2, "the timer answered")
        table.send("nh\r")
        table.wait_until(lambda: left(table) is not None, "the timer before the vote")
        table.enter("ja all")
        table.settle()
        check(left(table) is None, "an answer does not stop the timer")


def every_language(program, folder):
    for lang in LEFT:
        with game(program, folder, lang=lang) as table:
            begin(table)
            table.enter("timer 2")
            table.expect(LEFT[lang])
            table.expect(OVER[lang])


def by_hand(program, folder):
    with game(program, folder) as table:
        begin(table)
        check(left(table) is None, "a timer without being asked for")
        table.enter("timer pause")
        check("No timer is running" in table.screen.text(), "paused what does not run")
        table.enter("timer 90")
        table.wait_until(lambda: 60 < (left(table) or 0) < 90, "the timer")
        table.enter("timer pause")
        table.settle()
        held = left(table)
        table.wait_until(lambda: "(paused)" in table.screen.text(), "that it is paused")
        table.enter("timer +30")
        table.settle()
        check(left(table) == held + 30, f"{held} + 30 is not {left(table)}")
        table.enter("timer go")
        table.wait_until(lambda: (left(table) or held + 30) < held + 30, "the timer to go on")
        table.enter("timer 1:05")
        table.wait_until(lambda: 0 < (left(table) or 0) < 65, "another timer")
        table.enter("timer stop")
        table.settle()
        check(left(table) is None, "it was not stopped")
        for wrong in ("timer 0", "timer 6000", "timer soon", "timer 1:99", "timer +x"):
            table.enter(wrong)
            check("Example: timer 90" in table.screen.text(), f"{wrong!r} was taken")
            table.enter("status")
        table.enter("timer 1")
        table.expect("Time is up. Aki, whom")
        table.enter("timer 300")
        table.enter("undo")
        table.settle()
        check(left(table) is None, "undo does not stop the timer")


def resize_and_suspend(program, folder):
    with game(program, folder) as table:
        begin(table)
        table.enter("timer 90")
        table.send("dan")
        table.settle()
        for columns in (40, 20, 200, 80):
            table.resize(columns, 30)
            table.settle()
            table.wait_until(lambda: table.screen.row_of_cursor() == "> dan", f"the line at {columns} columns")
            table.wait_until(lambda: left(table) is not None, "the timer, which is lost")
        table.send("\r")
        table.expect("Dan")
        table.settle()
        check(left(table) is None, "an answer does not stop the timer")


def resumed(program, folder):
    """The timer continues when the game is resumed, minus the time that has passed; a paused one stays paused; one that
    was stopped, or ended by an answer, is gone."""
    log = folder / "timer.jsonl"

    def again(look):
        with Table([program, "resume", log], folder, rows=40) as table:
            table.prompt()
            table.settle()
            look(table)
            table.send("quit\r")
            table.finish()

    with game(program, folder) as table:
        begin(table)
        table.enter("timer 90")
        time.sleep(1)
        table.kill()
    time.sleep(1)
    seen = []
    again(lambda table: (seen.append(left(table)), table.enter("timer pause")))
    check(seen[0] is not None and 60 < seen[0] < 89, f"it goes on at {seen[0]}")
    time.sleep(1)
    again(lambda table: (check("(paused)" in table.screen.text() and left(table) is not None, "the pause is lost"),
                         table.enter("timer 1")))
    again(lambda table: table.expect(OVER["en"]))
    again(lambda table: (table.enter("status"), check(left(table) is None, "it rings twice"), table.enter("timer 90")))
    again(lambda table: table.enter("dan"))
    again(lambda table: check(left(table) is None, "it goes on after an answer"))


def dumb(program, folder):
    with game(program, folder, term="dumb") as table:
        table.prompt()
        table.send("unknown\raki\r")
        table.expect("whom do you nominate")
        table.send("timer 11\r")
        table.expect("Time left: 0:10")
        table.expect("Time is up. Aki, whom")
        check(b"\x1b" not in table.raw, "an escape sequence on a dumb terminal")
        check(table.raw.count(b"Time left") < 4, "a dumb terminal is told every second")


def test(program, folder):
    side_by_side(program, folder, of_a_variant, every_language, by_hand, resize_and_suspend, resumed, dumb)


run(test)
