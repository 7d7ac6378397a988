#!/usr/bin/env python3
"""Weighty answers have to be confirmed; commands typed at that prompt are carried out, and it is repeated."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, answers, check, run, transcript, without_pauses  # noqa: E402


def at_execution(table, lines):
    """Plays up to the question whom the President executes; the votes before it are weighty too."""
    table.enter("confirm off")
    for line in lines:
        if "whom do you execute?" in table.screen.text():
            break
        table.enter(line)
    table.enter("confirm on")


def powers(program, folder):
    """With --confirm powers, an investigation has to be confirmed too."""
    words, lines = transcript("secret-hitler/claims/claims-investigation.txt")
    log = folder / "powers.jsonl"
    with Table([program, *words, *without_pauses(program), "--confirm", "powers", "--log", log], folder,
               rows=60) as table:
        for line in lines:
            if "whom do you investigate?" in table.screen.text():
                break
            table.enter(line)
            if "(y/n)" in table.screen.seen.lines()[table.screen.seen.row - 1]:
                table.enter("y")
        given = len(answers(log))
        table.enter("fumi")
        check("Fumi: sure? (y/n)" in table.screen.text(), "an investigation is not asked about once more")
        table.enter("n")
        check("OK, not changed." in table.screen.text() and len(answers(log)) == given, "no is not taken for no")
        table.enter("confirm on")
        table.enter("fumi")
        check("I formally investigate Fumi." in table.screen.text(), "it was asked although only executions are")


def executions(program, folder):
    words, lines = transcript("secret-hitler/games/five-players-hitler-executed.txt")
    log = folder / "game.jsonl"
    with Table([program, *words, *without_pauses(program), "--log", log], folder, rows=60) as table:
        at_execution(table, lines)
        given = len(answers(log))
        table.enter("chie")
        check("Execute Chie?" in table.screen.text(), "an execution is not asked about once more")
        table.enter("note somebody hesitates")
        check(table.screen.text().count("Execute Chie?") == 2, "it was not asked again after a command")
        table.enter("status x")
        check("takes nothing after it" in table.screen.text(), "words that mean nothing were taken")
        table.enter("")
        check(len(answers(log)) == given, "the answer was given without a yes")
        table.enter("n")
        check("OK, not changed." in table.screen.text(), "no is not taken for no")
        table.enter("chie")
        table.enter("undo")
        check("Taken back" not in table.screen.text(), "undo took back more than what awaited a yes")
        check(table.screen.text().count("OK, not changed.") == 2, "undo is not taken for no")
        table.enter("undo")
        check(len(answers(log)) == given, "undo took something else back than the note")
        table.enter("undo")
        check(len(answers(log)) == given - 1, "undo took something else back")
        table.enter("redo")
        table.enter("chie")
        table.enter("leave emi out")
        check("Emi" in table.screen.text() and table.screen.text().count("OK, not changed.") == 2,
              "a ruling that changed the game was followed by: not changed")
        table.enter("undo")
        table.enter("chie")
        table.enter("y")
        check("I formally execute Chie." in table.screen.text(), "yes is not taken for yes")
    check("somebody hesitates" in log.read_text(encoding="utf-8"), "the note was swallowed")


def nested(program, folder):
    """Two pending questions: a command that only shows something runs at once, one that changes something runs next;
    nothing is lost."""
    words, lines = transcript("secret-hitler/games/five-players-hitler-executed.txt")
    log = folder / "nested.jsonl"
    with Table([program, *words, *without_pauses(program), "--log", log], folder, rows=60) as table:
        at_execution(table, lines)
        given = len(answers(log))
        table.enter("chie")
        table.enter("amend 2 dan")
        check("Change answer 2 like this?" in table.screen.text(), "an amendment is not asked about")
        table.enter("history 1")
        check(table.screen.text().count("Change answer 2 like this?") == 2, "history ended the amendment")
        check("Round by round" in table.screen.text(), "history was not shown")
        table.enter("note somebody sneezes")
        check("Noted." in table.screen.text(), "a note was swallowed")
        check(len(answers(log)) == given, "something was answered")
        table.enter("chie")
        table.enter("confirm off")
        check("taken at once.\nExecute Chie?" in table.screen.text(), "what was asked is not asked any more")
        table.enter("y")
        check("I formally execute Chie." in table.screen.text(), "yes is not taken for yes")


def about_them(program, folder):
    """'ja dan emi' are the votes of Dan and Emi, but may be meant of all, as they are who is voted about."""
    for lang, names, lines, asked, no, other in (
            ("en", "Aki,Binh,Chie,Dan,Emi", ("unknown", "dan", "emi", "ja dan emi"), "Dan Ja, Emi Ja: sure? (y/n)",
             "OK, not changed.", "ja aki dan emi"),
            ("ja", "あき,びん,ちえ,だん,えみ", ("不明", "だん", "えみ", "だんとえみを反対"), "だん 反対、えみ 反対", "取りやめました。",
             "あき反対")):
        with Table([program, "play", "secret-hitler", "-p", names, "--deal", "none", "--lang", lang,
                    *without_pauses(program), "--log", folder / f"about-{lang}.jsonl"], folder, rows=60) as table:
            table.prompt()
            for line in lines:
                table.enter(line)
            check(asked in table.screen.text(), f"nobody is asked: {table.screen.text()}")
            table.enter("n")
            table.enter(other)
            check(asked not in table.screen.text().split(no)[1], "others are asked about")


def leaving(program, folder):
    """Who leaves may have to show a card: where everybody reads, that is asked first."""
    log = folder / "leaving.jsonl"
    with Table([program, "play", "wheel-of-history", "-p", "Aki,Binh,Chie", "--screen", "shared", "--deal", "none", "--lang",
                "en", *without_pauses(program), "--log", log], folder, rows=60) as table:
        table.prompt()
        for reply, told in (("n", "OK, not changed."), ("y", "Ruling – Aki, seat: out.")):
            table.enter("leave aki out")
            check("Aki out: sure? (y/n)" in table.screen.text(), "nobody is asked")
            check("Ruling" not in table.screen.text(), "the ruling is told already")
            table.enter(reply)
            check(told in table.screen.text(), f"{reply}: {table.screen.text()}")


def doubtful(program, folder):
    """What may be meant as another answer, or as a question, is confirmed."""
    five = ["-p", "Aki,Binh,Chie,Dan,Emi", "--lang", "en", "--seed", "a1", *without_pauses(program)]
    asked = "sure? (y/n)"
    for number, (words, before, typed) in enumerate((
            (["avalon", "--deal", "all"], ("aki", "2 3", "approve all"), ("success 2", "chie success", "success chie")),
            (["werewolf", "-v", "no-nomination"], ("binh", "nobody", "vote"), ("aki 3 chie 1",)),
            (["wheel-of-history"], ("unknown",), ("aki?", "aki？")))):
        with Table([program, "play", *words, *five, "--log", folder / f"{number}.jsonl"], folder, rows=60) as table:
            for line in ("", *before):
                table.enter(line)
            for times, line in enumerate(typed):
                table.enter(line)
                check(table.screen.text().count(asked) == times + 1, f"{line!r} is not confirmed:\n{table.screen.text()}")
                table.enter("no")


def test(program, folder):
    for one in (executions, powers, nested, about_them, doubtful, leaving):
        one(program, folder)


run(test)
