#!/usr/bin/env python3
"""What phones must not do: tell who was asked in the night, show another person's secrets after names and seats
changed, or send a line that was begun for the question before to the next one."""
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Evening  # noqa: E402
from table import check, run, side_by_side  # noqa: E402

CALLED = "Pass the screen to the moderator."


def asked(evening):
    return {name: phone.asked() for name, phone in zip(evening.names, evening.phones) if phone.asked()}


def who_answers_in_the_night_is_not_named(program, folder):
    """On a shared screen nothing tells that a phone has answered, or whose: it goes on once the moderator has come, as it
    would if the seer were dead."""
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
            time.sleep(1.5)  # answers are passed on within a second
            evening.listen()
            check(evening.log.stat().st_size == size and evening.table.screen.first.everything() == before,
                  f"{role}: it went on before the moderator had come")
            for _ in range(2):  # takes the screen, and puts it away
                evening.table.send("\r")
                time.sleep(0.8)
            evening.table.wait_until(lambda: evening.listen() or evening.log.stat().st_size > size and evening.waits(),
                                     "the answer to be logged")
            evening.table.settle()
            after = evening.table.screen.first.everything()
            heard.append([line for line in after if line and line not in before])
            check(not any("answered" in line or name in line for line in heard[-1]), f"{role}: {heard[-1]}")
            last_call = "\n".join(after).rpartition("Seer, open your eyes")[2].partition("Seer, close your eyes")[0]
            check(role == "Wolves" or last_call.count(CALLED) == 1, f"the moderator is called again:\n{last_call}")
        check("Wolves, close your eyes." in heard[0] and "Seer, close your eyes." in heard[1], f"it went on otherwise: {heard}")


def begun_line(program, folder):
    with Evening(program, folder, "werewolf", "en", 1, "private", ["en"]) as evening:
        evening.wait_for_screen()
        evening.table.wait_until(lambda: evening.listen() or len(asked(evening)) > 1, "a question for the wolves")
        phone, other = [one for one in evening.phones if one.asked()]
        picks = [phone.asked()["choices"][0]["pick"]]
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
        for old, phone in zip(secrets, evening.phones):
            (facts, _, told), (known, _, now) = old.rpartition("<ul>"), phone.seen["secret"].rpartition("<ul>")
            check(now == told, f"a phone shows another's secrets: {now}, not {told}")
            swapped = facts.replace("Aki", "Xx").replace("Emi", "Aki").replace("Xx", "Emi")
            check(known == swapped, f"a phone knows others by other names: {known}, not {swapped}")


def one_ballot_each(program, folder):
    """A secret ballot counts once, on the phone or at the table, until it is taken back."""
    with Evening(program, folder, "avalon", "en", 2, "shared", ["en"]) as evening:
        evening.play(until=lambda: (evening.status()["question"] or {}).get("id") == "mission" and len(asked(evening)) > 1)
        first, *others = [phone for phone in evening.phones if phone.asked()]
        token, choices = first.asked()["token"], first.asked()["choices"]

        def types(line, open_again):
            evening.table.settle()
            if not evening.table.at_prompt():
                evening.table.send("\r")
                evening.table.settle()
            evening.table.send(f"{line}\r")
            evening.table.wait_until(lambda: evening.listen() or bool(first.asked()) == open_again, f"{line} on the phone")
        first.answer([choices[0]["pick"]])
        evening.table.wait_until(lambda: evening.listen() or not first.asked(), "the ballot to be sent")
        types("undo", True)
        first.answer([choices[0]["pick"]], token)  # as overheard
        time.sleep(1.5)  # answers are passed on within a second
        evening.listen()
        check(bool(first.asked()), "a ballot that was taken back counts when it is sent again")
        types("success", False)
        first.answer([choices[-1]["pick"]], token)
        time.sleep(1.5)  # answers are passed on within a second
        evening.answer(*((phone, [phone.asked()["choices"][0]["pick"]]) for phone in others))
        evening.table.wait_until(lambda: evening.listen() or '"ask":"mission"' in evening.log.read_text(), "the mission")
        line = next(one for one in evening.log.read_text().splitlines() if '"ask":"mission"' in one)
        check(f'"{first.seen["name"]}":"success"' in line, f"another ballot than the table's counts: {line}")


def test(program, folder):
    side_by_side(program, folder, who_answers_in_the_night_is_not_named, begun_line, whose_phone, one_ballot_each)


run(test)
