#!/usr/bin/env python3
"""The moderator's private screen also waits where there is nothing to ask, as the length of a silence would reveal
whether the card of a dead player is known, and whether the role called is alive. Screens beside it wait with it."""
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


def test(program, folder):
    log = folder / "log.jsonl"
    words = [program, "play", "werewolf", "-p", "a,b,c,d,e,f,g", "--deal", "none", "-v", "no-reveal", "--confirm", "no",
             "--log", log, *without_pauses(program)]
    with Table(words, folder, rows=100) as table:
        night = waits(table, "wolf wolf seer doctor villager villager villager", "e", "a", "f")
        check(night == 0, f"a night of the living waited {night} times for nothing")
        dawn = waits(table, "b", "d", "f", "lynch all")
        check(dawn == 1, f"a known card at dawn was waited for {dawn} times")
        lynched = waits(table, "nobody", "nobody", "nobody")
        check(lynched == 1, f"a known card by day was waited for {lynched} times")
        check("Nothing is asked or told here" in table.screen.text(), "it is not said what is waited for")
        waits(table, "b", "a", "f")
        with Table([program, "watch", log], folder, rows=40) as watcher:
            table.enter("lynch all", ("> ", GO_ON))
            watcher.wait_until(lambda: "The village lynches" in watcher.screen.text(), "the end of the vote")
            watcher.read(0.5)
            check("Night" not in watcher.screen.text(), "the other screen does not wait for the known card")
            table.enter("", ("> ", GO_ON, BEGIN))
            watcher.wait_until(lambda: "Night" in watcher.screen.text(), "the night")


run(test)
