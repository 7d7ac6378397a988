#!/usr/bin/env python3
"""The moderator's private screen also waits where there is nothing to ask, as the length of a silence would reveal
whether the card of a dead player is known, and whether the role called is alive. A screen beside it waits with it."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run, without_pauses  # noqa: E402

GO_ON, BEGIN = "[Enter goes on] ", "[Enter begins] "


def waits(table, *lines):
    """Types the lines, and Enter where nothing is asked; returns the number of those."""
    entered = 0
    for line in lines:
        while not table.at_prompt():
            table.wait_until(lambda: any(table.at_prompt(one) for one in ("> ", GO_ON, BEGIN)), "a prompt")
            entered += table.at_prompt(GO_ON)
            if not table.at_prompt():
                table.enter("", ("> ", GO_ON, BEGIN))
        table.enter(line, ("> ", GO_ON, BEGIN))
    return entered


def watched(program, log, *lines):
    """Plays the lines of a game that begins by day; returns what another terminal shows after each of them."""
    words = [program, "play", "werewolf", "-p", "a,b,c,d,e,f,g", "--deal", "none", "--set", "begins=day", "--confirm", "no",
             "--log", log, *without_pauses(program)]
    seen = []
    with Table(words, log.parent, rows=100) as table:
        table.enter(lines[0])
        with Table([program, "watch", log], log.parent, rows=40) as watcher:
            for line in lines[1:]:
                watcher.settle()
                before = watcher.screen.text()
                table.enter(line, ("> ", GO_ON))
                watcher.wait_until(lambda before=before: watcher.screen.text() != before, "a change on the other screen")
                watcher.read(0.2)
                seen.append(watcher.screen.text())
    return seen


def others_wait(program, folder):
    """A screen beside it does not tell whether the moderator was asked for a card or only waited for."""
    day = ["b", "f", "e", "lynch all"]
    known = watched(program, folder / "known.jsonl", "wolf wolf seer doctor villager villager villager", *day, "")
    asked = watched(program, folder / "asked.jsonl", "unknown", *day, "villager")
    for number, (one, other) in enumerate(zip(known, asked)):
        check(one == other, f"after {number + 1} lines:\n{one}\n-----\n{other}")
    check("Night 1" in known[-1] and "Night 1" not in known[-2], "it never waited")


def test(program, folder):
    others_wait(program, folder)
    words = [program, "play", "werewolf", "-p", "a,b,c,d,e,f,g", "--deal", "none", "-v", "no-reveal", "--confirm", "no",
             "--log", folder / "log.jsonl", *without_pauses(program)]
    with Table(words, folder, rows=100) as table:
        night = waits(table, "wolf wolf seer doctor villager villager villager", "e", "a", "f")
        check(night == 0, f"a night of the living waited {night} times for nothing")
        dawn = waits(table, "b", "d", "f", "lynch all")
        check(dawn == 1, f"a known card at dawn was waited for {dawn} times")
        lynched = waits(table, "nobody", "nobody", "nobody")
        check(lynched == 1, f"a known card by day was waited for {lynched} times")
        check("Nothing is asked or told here" in table.screen.text(), "it is not said what is waited for")


run(test)
