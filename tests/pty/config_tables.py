#!/usr/bin/env python3
"""The welcome offers what is most likely first, asks settings of house rules, and keeps a table in the config."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402


def newest(folder):
    logs = sorted((folder / "state" / "narrator").glob("*.jsonl"))
    return json.loads(logs[-1].read_text(encoding="utf-8").splitlines()[0])


def keeps(program, folder):
    with Table([program], folder, rows=120) as table:
        table.expect("What is on the table?")
        check("The last table" not in table.screen.text(), "a last table is offered where there is none")
        table.enter("secret-hitler")
        table.enter("Aki, Binh, Chie, Dan, Emi")
        table.enter("discussion-timer")
        table.expect("seconds=")
        table.enter("secnds=90")
        table.expect("Did you mean seconds?")
        table.enter("seconds=1")
        table.expect("a number from")
        table.enter("seconds=90")
        table.enter("")
        table.expect("Who sees this screen?")
        table.enter("keep two words")
        table.enter("1")
        table.expect("keep friday keeps this table")
        table.enter("keep friday")
        table.expect("will be kept as @friday")
        table.enter("3")
        table.expect("Next time: narrator play @friday")
    begun = newest(folder)
    check(begun["settings"]["discussion-timer"]["seconds"] == 90, "the setting was not taken")
    config = (folder / ".config" / "narrator" / "config").read_text(encoding="utf-8")
    check("[friday]" in config and "discussion-timer:seconds=90" in config, config)


def goes_on(program, folder):
    """The game of a moment ago comes first, then the last table and those that are kept, then the games."""
    with Table([program], folder, rows=120) as table:
        table.expect("What is on the table?")
        table.prompt()
        offered = [line for line in table.screen.text().splitlines() if line[:2].strip().isdigit()]
        for line, words in zip(offered, ("Go on: Secret Hitler", "The last table again", "@friday: Secret Hitler")):
            check(words in line, f"{words} is not offered in its place: {offered}")
        table.enter("1")
        table.expect("Which role does everybody have?")
    with Table([program, "play", "@friday", "--lang", "ja"], folder, rows=60) as table:
        table.expect("全員の役割")
    begun = newest(folder)
    check((begun["lang"], begun["dealt"], begun["variants"]) == ("ja", [], ["discussion-timer"]), f"it is {begun}")


def test(program, folder):
    for one in (keeps, goes_on):
        one(program, folder)


run(test)
