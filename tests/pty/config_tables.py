#!/usr/bin/env python3
"""The welcome offers the likeliest choices first, asks for settings of house rules, and saves a table in the config."""
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
        table.enter("keep monday")
        table.enter("keep this table as friday")
        table.expect("will be kept as @friday")
        table.enter("3")
        table.expect("Next time: narrator play @friday")
    begun = newest(folder)
    check(begun["settings"]["discussion-timer"]["seconds"] == 90, "the setting was not taken")
    config = (folder / ".config" / "narrator" / "config").read_text(encoding="utf-8")
    check("[friday]" in config and "discussion-timer:seconds=90" in config, config)


def goes_on(program, folder):
    """The latest game is offered first, then the last table and the saved ones, then the games."""
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


def kept_while_playing(program, folder):
    """A table can be saved during the game, with its current seating; "keep" remains the word for its question as
    well."""
    with Table([program, "play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "-v", "discussion-timer:seconds=90",
                "--deal", "none", "--lang", "en"], folder, rows=60) as table:
        table.expect("Which role does everybody have?")
        table.enter("rename emi Eve")
        table.enter("keep friday")
        table.expect("Expected one word that no other table has")
        table.enter("keep @late")
        table.expect("Next time: narrator play @late")
    was = newest(folder)
    with Table([program, "play", "@late"], folder, rows=60) as table:
        table.expect("Which role does everybody have?")
    begun = newest(folder)
    check(begun["players"] == ["Aki", "Binh", "Chie", "Dan", "Eve"], f"they sit as {begun['players']}")
    for name in ("game", "variants", "settings", "dealt", "lang"):
        check(begun[name] == was[name], f"{name} was {was[name]} and is {begun[name]}")


def mistakes_fit_the_screen(program, folder):
    """Mistakes in the file are reported before the welcome in lines that fit, and prevent nothing."""
    with (folder / ".config" / "narrator" / "config").open("r+", encoding="utf-8") as config:
        kept = config.read()
        config.seek(0)
        config.write("langauge = 'en'\nscreen = 'shard'\n" + kept)
    with Table([program], folder, columns=40, rows=120) as table:
        table.expect("What is on the table?")
        words = table.screen.text().split()
        for word in ("language?", "'langauge';", "'shard';", "shared?", "1:", "2:"):
            check(word in words, f"{word} is broken: {table.screen.text()}")


def test(program, folder):
    for one in (keeps, goes_on, kept_while_playing, mistakes_fit_the_screen):
        one(program, folder)


run(test)
