#!/usr/bin/env python3
"""A house rule that fails when the table is shown or claims are compared: the game continues, and only the moderator is
told the reason."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402

BEGINNING = 'variant{ id = "mine", game = "secret-hitler", title = { en = "Mine" }, rule = { en = "Mine." } }\n'
PLAY = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--pace", "0", "--seed", "1", "--deal", "none"]


def play(program, folder, rule, *words, term="xterm-256color"):
    (folder / "mine.lua").write_text(BEGINNING + rule, encoding="utf-8")
    for log in (folder / "state").rglob("*.jsonl"):
        log.unlink()
    return Table([program, *PLAY, "-v", folder / "mine.lua", *words], folder, rows=60, term=term)


def answer(table, *lines):
    """Answers, passing the screen wherever that is required."""
    for line in lines:
        prompts = ("> ", "[Enter shows it] ", "[Enter hides it] ")
        table.wait_until(lambda: any(table.at_prompt(one) for one in prompts), "a prompt")
        while not table.at_prompt():
            table.enter("", prompts)
        table.enter(line, prompts)


def status_line(program, folder):
    """The rule fails once, in the middle of a question; the next answer is accepted as usual."""
    rule = 'around("display", function(base, g) if g.chancellor then error("OOPS " .. g.president) end return base(g) end)'
    with play(program, folder, rule) as table:
        answer(table, "unknown", "aki", "dan")
        table.expect("attempt to concatenate")
        table.expect("The table cannot be shown: its rules failed.")
        table.enter("nein all")
        check("Rejected" in table.screen.text(), "the next answer was refused")
        check(table.screen.text().count("cannot be shown") == 1, "it is told again and again")


def kept_board(program, folder):
    """On a terminal that does not keep the screen, the board is saved; the rule fails there too."""
    rule = 'around("display", function(base, g) if g.chancellor then error("OOPS " .. g.president) end return base(g) end)'
    with play(program, folder, rule, "--screen", "shared", term="linux") as table:
        answer(table, "unknown", "aki", "dan", "nein all")
        check("Rejected" in table.screen.text(), "the game does not go on")
        check("concatenate" not in table.screen.text(), "everybody sees why it failed")
    with Table([program, "resume", "--screen", "shared"], folder, term="linux") as table:
        table.prompt()


def findings(program, folder):
    """If claims cannot be compared, everybody is told so, and the moderator is told the reason."""
    rule = """around("findings", function(base, heard, claims)
  if count(heard, function(one) return one.id == "nominated" end) > 1 then error("OOPS") end
  return base(heard, claims)
end)"""
    for screen, why in (("private", True), ("shared", False)):
        with play(program, folder, rule, "--screen", screen) as table:
            answer(table, "unknown", "aki", "dan", "ja all", "f", "claim aki fff", "chie")
            table.expect("Claims cannot be compared any more: the rules failed on them.")
            check(("OOPS" in table.screen.text()) == why, f"why it failed is for others on a {screen} screen")
            answer(table, "nein all")
            check("Rejected" in table.screen.text(), "the game does not go on")


def test(program, folder):
    for one in (status_line, kept_board, findings):
        one(program, folder)


run(test)
