#!/usr/bin/env python3
"""What a phone's answer does to the moderator's screen: a line that was begun for the question before is not sent to
the next one. And whose a phone is: it stays with its player through all new names and seats, and shows nothing once
the player has left."""
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


def whose_phone(program, folder):
    with Evening(program, folder, "secret-hitler", "en", 1, "private", ["en"]) as evening:
        evening.wait_for_screen()
        check(evening.sheet.stat().st_mode & 0o777 == 0o600, "others on this machine may read the codes")
        secrets = [phone.seen["secret"] for phone in evening.phones]
        check(len(set(secrets)) > 3, "nobody has a secret")
        evening.table.send("rename Aki Xx\rrename Emi Aki\rrename Xx Emi\r")
        evening.table.wait_until(lambda: evening.listen() or evening.status()["players"][0]["name"] == "Emi", "the names")
        evening.table.wait_until(lambda: evening.listen() or evening.all_know(), "the phones")
        check([phone.seen["secret"] for phone in evening.phones] == secrets, "a phone shows another's secrets")
        binh = evening.phones[1]
        evening.type("leave Binh")
        evening.table.wait_until(lambda: evening.listen() or binh.seen["secret"] != secrets[1], "the phone of who left")
        check(not binh.seen["secret"] and not binh.asked(), f"who has left is shown {binh.seen}")
        evening.type("rename Binh Binh")
        evening.table.wait_until(lambda: evening.listen() or binh.seen["secret"] == secrets[1], "who is back")
        evening.type("leave Binh")
        evening.phones.remove(binh)
        evening.type("rename Binh Zoe")
        evening.table.wait_until(lambda: evening.table.read(0.1) or "Somebody new" in evening.table.screen.text(),
                                 "a word about the new code")
        try:
            binh.reload()
            evening.table.wait_until(binh.read, "an answer")
            check(False, f"the code of who has left opens the seat: {binh.seen}")
        except (ConnectionError, OSError):
            pass


def test(program, folder):
    for one in (begun_line, whose_phone):
        own = folder / one.__name__
        own.mkdir()
        one(program, own)


run(test)
