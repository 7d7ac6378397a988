#!/usr/bin/env python3
"""Games that differ only in others' secrets are identical on the board and on a phone, byte for byte; their messages
have the same number and length; and all phones of a game get them at the same time."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Evening  # noqa: E402
from table import check, run  # noqa: E402

CHIE = 2  # a Liberal who is never in a government
PUBLIC = ["aki", "binh", "ja all", None, None, "dan", "ja all", None, None]  # None: a policy, in secret


def told(phone):
    """Returns what a phone shows, without what differs between any two messages."""
    seen = dict(phone.seen, n=0)
    if seen["ask"]:
        seen["ask"] = dict(seen["ask"], token="")
    return json.dumps(seen, sort_keys=True)


def govern(evening):
    """On the phone of the player asked, discards a Liberal policy or enacts a Fascist one, if possible."""
    evening.table.wait_until(lambda: evening.listen() or any(one.asked() for one in evening.phones), "a question")
    phone = next(one for one in evening.phones if one.asked())
    wanted = "Fascist" if "enact" in phone.asked()["prompt"] else "Liberal"
    choices = phone.asked()["choices"]
    evening.answer((phone, [next((one for one in choices if one["label"] == wanted), choices[0])["pick"]]))


def as_chie_sees_it(program, folder, seed):
    """Returns everything sent to her and to the board, and the lengths of what each phone got; None if she is not a
    Liberal."""
    with Evening(program, folder, "secret-hitler", "en", seed, "private", ["en"]) as evening:
        evening.wait_for_screen()
        if "Liberal" not in evening.phones[CHIE].seen["secret"]:
            return None
        seen, whole = [], set()
        for line in PUBLIC:
            before = evening.board.last
            evening.type(line) if line else govern(evening)
            evening.table.wait_until(lambda before=before: evening.listen() or evening.board.last != before,
                                     "the board, which each of them changes")
            evening.wait_for_screen()
            seen.append((told(evening.phones[CHIE]), evening.board.last))
            whole.add(told(evening.phones[0]))
        lengths = [[length for _, length in one.events] for one in evening.phones]
        check(all(one == lengths[0] for one in lengths), f"what goes to phones differs in length or number: {lengths}")
        for moments in zip(*([when for when, _ in one.events] for one in evening.phones)):
            check(max(moments) - min(moments) < 1, "phones are told at different times")
        return seen, lengths[0][-1], whole


def test(program, folder):
    games = []
    for seed in range(1, 30):
        own = folder / str(seed)
        own.mkdir()
        game = as_chie_sees_it(program, own, seed)
        games += [game] if game else []
        if len(games) == 3:
            break
    first, *others = games
    check(len(others) == 2, "Chie is no Liberal often enough")
    for other in others:
        for step, (one, another) in enumerate(zip(first[0], other[0])):
            check(one == another, f"after {PUBLIC[:step + 1]}:\n{one}\n{another}")
        check(first[1] == other[1], f"lengths differ: {first[1]}, {other[1]}")
        check(first[2] != other[2], "nothing differed on Aki's phone either")


run(test)
