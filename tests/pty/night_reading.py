#!/usr/bin/env python3
"""The night at the terminal: line by line with silences, in every language; Enter continues, a typed line interrupts;
say, again, redeal."""
import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, answers, check, run, side_by_side  # noqa: E402

PLAYERS = "Aki,Binh,Chie,Dan,Emi,Fumi,Gia"
LAST = {"en": "open your eyes. If", "ja": "今言ってください", "vi": "mở mắt"}
GOES_ON = {"en": "(Enter goes on)", "ja": "Enter で次へ", "vi": "Enter để tiếp"}


def game(program, folder, *more, deal="none", pace="0.05", lang="en", log="night.jsonl", **table):
    (folder / log).unlink(missing_ok=True)
    # With a fixed seed: one in a hundred random deals equals the previous one.
    words = [program, "play", "secret-hitler", "-p", PLAYERS, "--deal", deal, "--lang", lang, "--pace", pace,
             "--seed", "1", "--log", folder / log, *more]
    return Table(words, folder, rows=50, **table)


def read(table, text):
    return sum(text in line for line in table.screen.first.everything())


def written_down(folder):
    """Returns how far the night was read according to the log: the last line, and how many were left."""
    log = [json.loads(line) for line in (folder / "night.jsonl").read_text(encoding="utf-8").splitlines()]
    return [(line["read"], line["left"]) for line in log if "read" in line][-1:]


def begin(table, waits=True):
    """Plays up to the night, before which it waits."""
    table.enter("unknown")
    table.prompt()
    table.send("aki\r")
    if waits:
        table.looked()


def every_language(program, folder):
    for lang in LAST:
        with game(program, folder, lang=lang, pace="0.2") as table:
            begin(table)
            table.expect(GOES_ON[lang])
            check(LAST[lang] not in table.screen.text(), f"{lang}: the night is over before it began")
            table.expect(LAST[lang])
            table.prompt()
            check(GOES_ON[lang] not in table.screen.text(), f"{lang}: the countdown stayed")
            check("redeal" in table.screen.text(), f"{lang}: nobody says what to do when it went wrong")


def pace_is_kept(program, folder):
    """At a pace of 0.05, silences of 21 seconds and six lines of reading take about two seconds."""
    with game(program, folder, pace="0.05") as table:
        begun = time.monotonic()
        begin(table)
        table.expect("Everybody, open your eyes.")
        table.prompt()
        check(time.monotonic() - begun > 1, "nothing was waited for")
    with game(program, folder, pace="0") as table:
        begin(table, waits=False)
        table.expect("Everybody, open your eyes.")
        table.prompt()
        check(GOES_ON["en"].encode() not in table.raw, "it waited with --pace 0")
    check(written_down(folder) == [("night.open", 0)], "with --pace 0 the log does not know that the night was read")
    with game(program, folder, pace="20") as table:
        table.send("unknown\raki\rdan\r")
        table.expect("Aki and Dan: Ja or Nein?")
        table.prompt()
    check(written_down(folder) == [("night.open", 0)], "typed ahead of, the night is not written down as read")


def enter_goes_on(program, folder):
    with game(program, folder, pace="20") as table:
        begin(table)
        for line in ("close your eyes", "Fascists who", "thumb", "whose thumb", "lower your hands", "open your eyes. If"):
            table.expect(line)
            table.expect("(Enter goes on)")
            table.settle()
            table.send("\r")
        table.prompt()
        check(read(table, "Everybody, close your eyes and hold") == 1, "a line was read twice")


def typing_breaks_off(program, folder):
    with game(program, folder, pace="20") as table:
        begin(table)
        table.expect("(Enter goes on)")
        table.send("note the dog barked\r")
        table.expect("Noted.")
        table.prompt()
        check(read(table, "open your eyes. If") == 1, "the rest of the night was not shown")
        check(read(table, "> note the dog barked") == 1, "the command is not on the screen")
    check(written_down(folder) == [("night.open", 0)], "the log does not know how far the night was shown")


def panic(program, folder):
    """Ctrl-X during a silence blanks the screen; Enter restores the line and its silence."""
    with game(program, folder, pace="20") as table:
        begin(table)
        table.expect("(Enter goes on)")
        table.send("\x18")
        table.settle()
        check(not table.screen.text(), "not blank after the panic key")
        table.send("\r")
        table.expect("(Enter goes on)")
        check("close your eyes" in table.screen.text(), "the line did not come back")
        check("Fascists who" not in table.screen.text(), "the silence was cut short")
        table.send("\r")
        table.expect("Fascists who")
        table.send("\x0c")
        table.settle()
        check("Fascists who" in table.screen.text(), "Ctrl-L lost the line")
        table.send("\x04")
        check(table.finish() == 0, "the end of input in a silence did not end the program")


def say(program, folder):
    with game(program, folder) as table:
        table.enter("unknown")
        table.enter("say")
        check("Nothing has been read out yet" in table.screen.text(), "something was there to say")
        table.send("aki\r")
        table.looked()
        table.expect("redeal (deal again)")
        table.enter("say 2")
        check((read(table, "lower your hands"), read(table, "whose thumb")) == (2, 1), "say 2 is not two lines")
        table.enter("say")
        check((read(table, "lower your hands"), read(table, "whose thumb")) == (3, 2), "say is not the whole night")
        table.enter("again")
        check(read(table, "whose thumb") == 3, "again is not the whole night")
        table.enter("say x")
        check("Example: say 2" in table.screen.text(), "say x was taken")
        table.enter("nominate dan")
        table.enter("again")
        check("undo 1" in table.screen.text(), "the night was repeated in the middle of the game")
        table.enter("say 1")
        check(read(table, "open your eyes. If") == 5, "say is not possible later")
    with Table([program, "resume", folder / "night.jsonl", "--pace", "0.05"], folder, rows=50) as table:
        table.enter("say")
        check(read(table, "whose thumb") == 1, "a resumed game has forgotten its night")
        check(b"(Enter goes on)" in table.raw, "a resumed game has forgotten the silences")


def all_have_looked(program, folder):
    """Before the night it waits; commands are carried out meanwhile, and a new deal has to be looked at again."""
    with game(program, folder, deal="roles", pace="0.02") as table:
        table.send("aki\r")
        waits = ("[Enter begins] ",)
        table.prompt(waits[0])
        check("Has everybody looked" in table.screen.text(), "nobody is asked")
        for line in ("no", "status", "note Chie looks again", "perhaps"):
            table.enter(line, prompts=waits)
        check("Noted." in table.screen.text(), "a command was not carried out")
        check("“perhaps” does not fit here. Expected Enter" in table.screen.text(), "a word was ignored")
        dealt = roles(folder)
        table.enter("redeal yes", prompts=waits)
        check(roles(folder) != dealt, "it was not dealt anew")
        check(not read(table, "close your eyes and hold"), "the night began by itself")
        table.send("undo\r")
        table.prompt()
        check("A different deal counts now" in table.screen.text(), "nobody is told that the old deal counts")
        check(read(table, "Known to the moderator:") == 4, "nobody is told what they have")
        table.send("redeal yes\r")
        table.prompt(waits[0])
        table.send("y\r")
        table.expect("redeal (deal again)")
        check(read(table, "close your eyes and hold") == 1, "the night was not read once")
        table.prompt()
        table.send("again\r")
        table.wait_until(lambda: read(table, "open your eyes. If") == 2, "the night again")
        table.prompt()
        table.send("redeal yes\r")
        table.prompt(waits[0])
        table.send("undo 2\r")
        table.expect("Taken back")
        table.prompt()
        check(read(table, "close your eyes and hold") == 2, "a night was read whose deal is undone")


def first_look(program, folder):
    """Nobody is asked whether all have looked before being told to look."""
    for lang, look, looked in (("en", "The first look", "Has everybody looked"),
                               ("ja", "初期調査です", "全員が配られたものを確かめましたか"),
                               ("vi", "Điều tra ban đầu", "Mọi người đã xem")):
        words = [program, "play", "secrets", "-p", "Aki,Binh,Chie,Dan,Emi", "--lang", lang, "--deal", "none", "--pace", "0.02"]
        with Table(words, folder, rows=90) as table:
            table.enter("unknown")
            table.send("aki\r")
            table.wait_until(lambda: looked in table.screen.text(), "the pause before it is read")
            check(look in table.screen.text(), f"nobody was told to look: {table.screen.text()}")
            table.looked()
            table.prompt()


def werewolf(program, folder):
    """If the night directly follows the deal, everybody looks before it too."""
    words = [program, "play", "werewolf", "-p", PLAYERS, "--lang", "en", "--pace", "0.02"]
    with Table(words, folder, rows=90) as table:
        table.prompt("[Enter begins] ")
        check("Night 1" not in table.screen.text(), "the night began before anybody had looked")
        table.send("\r")
        table.expect("Night 1")
        table.prompt()


def cut_short(program, folder):
    """A game resumed in the middle of the night says how to continue it; a night read to its end is not mentioned."""
    log = folder / "night.jsonl"

    def resumed():
        return Table([program, "resume", log, "--pace", "0.02"], folder, rows=50)

    with game(program, folder, pace="20") as table:
        begin(table, waits=False)
        table.prompt("[Enter begins] ")
        table.kill()
    with resumed() as table:
        table.expect("Nothing has been read out yet: again starts it.")
        table.kill()
    with Table([program, "resume", log, "--pace", "20"], folder, rows=50) as table:
        table.prompt()
        table.send("again\r")
        table.expect("close your eyes and hold")
        for line in ("Fascists who", "thumb"):
            table.settle()
            table.send("\r")
            table.expect(line)
        table.kill()
    with resumed() as table:
        table.expect("The reading stopped after 2 lines of 6: say 4 reads the rest")
        table.enter("say 4")
        check(read(table, "Fascists who") == 0 and read(table, "whose thumb") == 1, "it goes on elsewhere")
        table.send("quit\r")
        table.finish()
    with resumed() as table:
        table.prompt()
        check("reading stopped" not in table.screen.text(), "a night that was read counts as cut short")


def killed_before_dawn(program, folder):
    """Whoever died in a night whose reading was cut short is told once it is read again, on a shared screen, too."""
    for screen in ("private", "shared"):
        log = folder / f"{screen}.jsonl"
        words = [program, "play", "werewolf", "-p", "Aki,Binh,Chie,Dan,Emi", "--seed", "3", "--lang", "en", "--screen", screen,
                 "--log", log]
        typed = {"Wolves, whom do you choose?": "binh", "Seer, whom do you point at?": "emi"}
        with Table([*words, "--pace", "20"], folder, rows=60) as table:
            while not log.exists() or "seer" not in [ask for ask, _, _ in answers(log)]:
                table.settle()
                shown = table.screen.text().rstrip().splitlines()[-3:] or [""]
                asked = [line for ask, line in typed.items() if shown[-1] == ">" and ask in "\n".join(shown)]
                if not asked:
                    time.sleep(0.7)  # an Enter that comes sooner shows nothing
                table.send("".join(asked) + "\r")
            table.kill()
        with Table([program, "resume", log, "--pace", "0.02"], folder, rows=60) as table:
            table.expect("again")  # how far it was read depends on who was faster
            while table.settle() or not table.screen.text().rstrip().endswith("\n>"):
                time.sleep(0.7)
                table.send("\r")
            table.enter("again")
            table.expect("Day 1: the village talks.")
            check("Binh did not live through night 1." in table.screen.text(), f"nobody died: {table.screen.text()}")


def roles(folder):
    return next(answer for ask, _, answer in answers(folder / "night.jsonl") if ask == "roles")


def redeal(program, folder):
    with game(program, folder, deal="roles", pace="0") as table:
        table.enter("aki")
        before = roles(folder)
        table.enter("redeal")
        check("redeal yes" in table.screen.text(), "it was not asked about once more")
        check(roles(folder) == before, "it was dealt anew without being sure")
        table.enter("redeal yes")
        check(roles(folder) != before, "the same roles were dealt anew")
        check(read(table, "whose thumb") == 2, "the night was not read anew")
        check(answers(folder / "night.jsonl")[1] == ("first-president", "", "Aki"), "the first candidate is lost")
        table.enter("dan")
        table.enter("redeal")
        check("undo 1" in table.screen.text(), "dealt anew in the middle of the game")
        table.enter("undo")
        table.enter("redeal yes")
        dealt = roles(folder)
    log = folder / "night.jsonl"
    records = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    check(sum("redeal" in record for record in records) == 2, "a redeal is not in the log")
    with Table([program, "verify", log], folder) as table:
        check(table.finish() == 0, f"a log with redeals is refused:\n{table.screen.text()}")
    with Table([program, "resume", log, "--pace", "0"], folder, rows=50) as table:
        table.enter("redeal yes")
        check(roles(folder) != dealt, "a resumed game dealt the same anew")


def redeal_at_the_table(program, folder):
    with game(program, folder, pace="0") as table:
        table.enter("unknown")
        table.enter("aki")
        table.enter("redeal")
        check("Which role" in table.screen.text(), "the roles are not asked for again")
        check(len(answers(folder / "night.jsonl")) == 0, "an answer was left")
        table.enter("redo")
        check("nominate" in table.screen.text(), "redo does not bring the deal back")


def dumb(program, folder):
    """A terminal that cannot move its cursor shows no countdown, but the same lines."""
    with game(program, folder, term="dumb") as table:
        begin(table)
        table.expect("Enter skips the wait.")
        table.expect("redeal (deal again)")
        table.prompt()


def test(program, folder):
    side_by_side(program, folder, every_language, pace_is_kept, enter_goes_on, typing_breaks_off, panic, say, all_have_looked, first_look,
                 werewolf, cut_short, killed_before_dawn, redeal, redeal_at_the_table, dumb)


run(test)
