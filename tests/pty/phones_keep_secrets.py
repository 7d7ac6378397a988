#!/usr/bin/env python3
"""What phones must not tell: who was asked in the night, or another person's secrets after names and seats changed."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Evening  # noqa: E402
from table import check, run, side_by_side  # noqa: E402

CALLED = "Pass the screen to the moderator."


def asked(evening):
    return {name: phone.asked() for name, phone in zip(evening.names, evening.phones) if phone.asked()}


def who_answers_in_the_night_is_not_named(program, folder):
    """On a shared screen nothing tells that a phone has answered, or whose: not a line, and not a second call of the
    moderator, who would be called once if the seer were dead."""
    with Evening(program, folder, "werewolf", "en", langs=["en"]) as evening:
        for prompt in ("[Enter shows it]", "[Enter hides it]"):  # who has which card
            evening.table.expect(prompt)
            evening.table.send("\r")
        evening.table.expect("Wolves, open your eyes")
        heard = []
        for role in ("Wolves", "Seer"):
            evening.table.wait_until(lambda: evening.listen() or any(role in one["prompt"] for one in asked(evening).values()),
                                     f"a phone of the {role}")
            name, question = next(iter(asked(evening).items()))
            check(role in question["prompt"], f"{name} is asked {question['prompt']!r}")
            evening.table.settle()
            before = evening.table.screen.first.everything()
            phone = evening.phones[evening.names.index(name)]
            size = evening.log.stat().st_size
            phone.answer([question["choices"][0]["pick"]])
            evening.table.wait_until(lambda: evening.listen() or evening.log.stat().st_size > size and evening.waits(),
                                     "the answer to be logged")
            evening.table.settle()
            after = evening.table.screen.first.everything()
            heard.append([line for line in after if line and line not in before])
            check(not any("answered" in line or name in line for line in heard[-1]), f"{role}: {heard[-1]}")
            last_call = "\n".join(after).rpartition("Seer, open your eyes")[2]
            check(role == "Wolves" or last_call.count(CALLED) == 1, f"the moderator is called again:\n{last_call}")
        check("Wolves, close your eyes." in heard[0] and heard[1] == [], f"it went on otherwise: {heard}")


def test(program, folder):
    side_by_side(program, folder, who_answers_in_the_night_is_not_named)


run(test)
