#!/usr/bin/env python3
"""What a phone's answer does to the moderator's screen: a line that was begun for the question before is not sent to
the next one, and on a shared screen nobody is named who was asked in secret."""
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Evening  # noqa: E402
from table import check, run  # noqa: E402


def asked_in_secret(evening):
    """Returns the phone of somebody who is asked at night."""
    evening.wait_for_screen()
    evening.table.wait_until(lambda: evening.listen() or any(one.asked() for one in evening.phones), "a question")
    return next(one for one in evening.phones if one.asked())


def begun_line(program, folder):
    with Evening(program, folder, "werewolf", "en", 1, "private", ["en"]) as evening:
        phone = asked_in_secret(evening)
        picks = [phone.asked()["choices"][0]["pick"]]
        other = next(one for one in evening.phones if one.asked() and one is not phone)
        size = evening.log.stat().st_size
        other.answer([2 ** 32 + picks[0]])  # more than the program's numbers hold
        time.sleep(1.5)  # answers are passed on within a second
        check(evening.log.stat().st_size == size, "a number was cut short and taken for a choice")
        evening.table.send("da")
        evening.table.wait_until(lambda: evening.listen() or "> da" in evening.table.screen.text(), "the line begun")
        before = evening.status()["question"]["id"]
        evening.answer((phone, picks))
        evening.table.wait_until(lambda: evening.listen() or "is dropped" in evening.table.screen.text(), "the notice")
        size = evening.log.stat().st_size
        evening.table.send("n\r")  # still typing
        time.sleep(1)
        evening.listen()
        check(evening.log.stat().st_size == size, "what was typed answered the next question")
        check(evening.status()["question"]["id"] != before, "the phone did not answer")
        check(evening.table.screen.text().rstrip().endswith(">"), "the line is still there")


def shared_screen(program, folder):
    with Evening(program, folder, "werewolf", "en", 1, "shared", ["en"]) as evening:
        phone = asked_in_secret(evening)
        evening.answer((phone, [phone.asked()["choices"][0]["pick"]]))
        evening.wait_for_screen()
        check("on the phone" not in evening.table.screen.text(), "a shared screen says who was asked in secret")


def test(program, folder):
    for one in (begun_line, shared_screen):
        own = folder / one.__name__
        own.mkdir()
        one(program, own)


run(test)
