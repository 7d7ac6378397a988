#!/usr/bin/env python3
"""Whole games on one screen that all see, where each player has a phone: every secret is read and every choice made
there, and the screen is never passed."""
import functools
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import GAMES, LANGUAGES, Evening  # noqa: E402
from table import check, run, side_by_side  # noqa: E402


def disturb(evening):
    """Pages are loaded anew, a connection is lost and comes back, and something is taken back."""
    for phone in evening.phones:
        phone.reload()
    evening.phones[0].close()
    evening.table.wait_until(lambda: evening.listen() or all(one.seen for one in evening.phones[1:]), "pages anew")
    evening.phones[0].reload()
    evening.table.wait_until(lambda: evening.listen() or evening.phones[0].seen, "the phone that was away")
    evening.wait_for_screen()
    evening.type("undo")
    evening.wait_for_screen()
    phone, token, picks = evening.on_phones[-1]
    size = evening.log.stat().st_size
    phone.answer(picks, token)
    time.sleep(0.4)
    check(evening.log.stat().st_size == size, "an answer was good for a question that was asked anew")


def whole_game(game, lang, program, folder):
    with Evening(program, folder, game, lang) as evening:
        evening.play(until=lambda: len(evening.on_phones) >= 6 and evening.waits())
        disturb(evening)
        evening.play()
        evening.table.wait_until(lambda: evening.listen() or not any(phone.seen["ask"] for phone in evening.phones),
                                 "phones that are asked nothing")
        check(len(evening.on_phones) > 6, "the game was over before it was disturbed")


def test(program, folder):
    side_by_side(program, folder, *(functools.partial(whole_game, game, LANGUAGES[number % 3])
                                    for number, game in enumerate(GAMES)))


run(test)
