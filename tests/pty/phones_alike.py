#!/usr/bin/env python3
"""Games that differ in secrets of others alone are the same on the board and on a phone, byte for byte, and as many
and as long over the air; phones of one game are told at the same time."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Evening, Stream  # noqa: E402
from table import check, run  # noqa: E402

CHIE = 2  # a Liberal who never governs
PUBLIC = ["aki", "binh", "ja all", None, None, "dan", "ja all", None, None]  # None: a policy, in secret


def told(phone):
    """What a phone shows, without what only tells one sending from the other."""
    seen = dict(phone.seen, n=0)
    if seen["ask"]:
        seen["ask"] = dict(seen["ask"], token="")
    return json.dumps(seen, sort_keys=True)


def govern(evening):
    """Gives the policy away, or enacts it, that leaves a Fascist one: on the phone of who is asked."""
    evening.table.wait_until(lambda: evening.listen() or any(one.asked() for one in evening.phones), "a question")
    phone = next(one for one in evening.phones if one.asked())
    wanted = "Fascist" if "enact" in phone.asked()["prompt"] else "Liberal"
    choices = phone.asked()["choices"]
    evening.answer(phone, [next((one for one in choices if one["label"] == wanted), choices[0])["pick"]])


def as_chie_sees_it(program, folder, seed):
    """All she and the board were sent, and the lengths of what went to each phone; nothing where she is no Liberal."""
    with Evening(program, folder, "secret-hitler", "en", seed, "private", ["en"]) as evening:
        board = Stream(evening.phones[0].host, "board")
        evening.wait_for_screen()
        if "Liberal" not in evening.phones[CHIE].seen["secret"]:
            return None
        seen, whole = [], set()
        for line in PUBLIC:
            evening.type(line) if line else govern(evening)
            evening.wait_for_screen()
            while board.read():
                pass
            seen.append((told(evening.phones[CHIE]), board.last))
            whole.add(told(evening.phones[0]))
        lengths = [[length for _, length in one.events] for one in evening.phones]
        check(all(one == lengths[0] for one in lengths), f"what goes to phones differs in length or number: {lengths}")
        for moments in zip(*([when for when, _ in one.events] for one in evening.phones)):
            check(max(moments) - min(moments) < 1, "phones are told at different times")
        board.close()
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
