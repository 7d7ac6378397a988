#!/usr/bin/env python3
"""play without arguments asks for what the command line left open; and playing again with the last table."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402


def newest(folder):
    logs = sorted((folder / "state" / "narrator").glob("*.jsonl"))
    return json.loads(logs[-1].read_text(encoding="utf-8").splitlines()[0])


def asks(program, folder):
    with Table([program, "play", "--confirm", "no"], folder, rows=90) as table:
        table.expect("What is on the table?")
        table.enter("ja")
        table.expect("どのゲーム")
        table.enter("en")
        table.enter("hitlr")
        check("not one of these" in table.screen.text() or "Did you mean" in table.screen.text(), "a typo was taken")
        table.enter("secret-hitler")
        table.enter("Aki､ Binh、Chie，Dan, Emi")
        table.enter("dead-can-talk")
        check("Who sees this screen?" in table.screen.text(), "nobody asks who sees the screen")
        table.enter("2")
        check("Who deals?" in table.screen.text(), "nobody asks who deals")
        table.enter("3", prompts=("> ", "[Enter shows it] "))
        line = ('narrator play secret-hitler -p "Aki,Binh,Chie,Dan,Emi" -v dead-can-talk --deal none --screen shared '
                '--confirm no')
        check(line.encode() in table.raw, "the line leaves something out, or is broken where a copy of it would be")
        check("Type ? for help" in table.screen.text(), "nobody says where help is")
    begun = newest(folder)
    check(begun["players"] == ["Aki", "Binh", "Chie", "Dan", "Emi"], f"the players are {begun['players']}")


def none_of_them(program, folder):
    """A word for nothing is no name of a rule, "and" joins no two players, and settings may be typed with blanks."""
    with Table([program, "play", "secret-hitler", "--lang", "vi", "--confirm", "no"], folder, rows=90) as table:
        table.expect("Ai chơi")
        table.enter("Minh An, Thu An, Hà, Đức và Dũng")
        table.enter("không")
        table.enter("2")
        table.enter("3", prompts=("> ", "[Enter để xem] "))
        check(b" -v " not in table.raw, "a word for nothing was taken for a rule")
    check(newest(folder)["players"] == ["Minh An", "Thu An", "Hà", "Đức", "Dũng"], f"{newest(folder)['players']}")
    with Table([program, "play", "secret-hitler", "--confirm", "no"], folder, rows=90) as table:
        table.enter("Aki, Binh, Chie, Dan and Emi")
        table.enter("no-top-deck and custom-board")
        table.enter("Chaos = 2, TRACKER =4")
        table.expect("chaos=2: ")
        table.expect("tracker=4: ")
        table.enter("none")
        check("Who sees this screen?" in table.screen.text(), "none is no answer to Enter for none")


def on_a_small_screen(program, folder):
    """What can be chosen stands on one screen, without more about it where there is no room."""
    with Table([program, "play"], folder, rows=24) as table:
        table.expect("Which game?")
        check("Good evening" in table.screen.text() and "Merlin" not in table.screen.text(), "the list scrolls away")
        table.enter("?")
        check("Knizia" in table.screen.text(), "nobody tells more of the games")


def goes_back(program, folder):
    """undo repeats the previous question from its initial state; questions that were not asked are skipped."""
    with Table([program, "play"], folder, rows=200) as table:
        table.expect("What is on the table?")
        check("back one question" not in table.screen.text(), "the first question goes back to nothing")
        table.enter("undo")
        check(table.screen.text().count("What is on the table?") == 1, "there was a question before the first")
        check("This is the first question" in table.screen.text(), "nobody says that it is the first question")
        table.enter("wheel-of-history")
        table.expect("undo goes back one question.")
        table.enter("undo")
        table.wait_until(lambda: table.screen.text().count("What is on the table?") == 2, "the choice of games again")
        table.enter("secret-hitler")
        table.enter("? 3")
        table.expect("Type what is asked for")
        table.enter("Aki, Binh, Chie, Dan, Emil")
        table.enter("Back")
        table.enter("Aki, Binh, Chie, Dan, Emi")
        table.enter("shuffled-hands")
        table.enter("2")
        table.expect("Who deals?")
        for asked in ("Who sees this screen?", "House rules, if you like:", "Who plays (5 to 10)?"):
            before = table.screen.text().count(asked)
            table.enter("undo")
            check(table.screen.text().count(asked) == before + 1, f"undo does not go back to {asked!r}")
        table.enter("Aki, Binh, Chie, Dan, Emi")
        table.enter("dead-can-talk")
        table.enter("1")
        table.enter("3")
        line = 'narrator play secret-hitler -p "Aki,Binh,Chie,Dan,Emi" -v dead-can-talk --deal none'
        check(line.encode() in table.raw, "what was taken back is still there")
    with Table([program, "play", "secret-hitler", "-v", "dead-can-talk", "--screen", "private", "--lang", "en"], folder,
               rows=60) as table:
        table.enter("Aki, Binh, Chie, Dan, Emi")
        table.expect("Who deals?")
        table.enter("undo")
        table.wait_until(lambda: table.screen.text().count("Who plays") == 2, "the question that was asked before")
        table.enter("Aki, Binh, Chie, Dan, Emi, Fumi")
        table.enter("3")
        check(b"-v dead-can-talk --deal none" in table.raw, "undo went back over what the command line says")


def settings(program, folder):
    """A game that announces what it is played with asks for changes, and refuses impossible ones."""
    with Table([program, "play", "werewolf", "--lang", "en", "--screen", "private"], folder, rows=90) as table:
        table.enter("A, B, C, D, E, F, G, H")
        table.enter("hunter")
        table.enter("")
        table.expect("It is played with:")
        for card in ("2 × wolf", "1 × seer", "1 × doctor", "1 × hunter", "3 × villager"):
            check(card in table.screen.text(), f"nobody says that there are {card}")
        table.enter("wolves=4")
        table.expect("8 players have room for 3 wolves at most, not 4")
        table.enter("wulves=1")
        table.expect("“wulves” is not one of these settings. Did you mean wolves?")
        table.enter("seers=many")
        table.expect("“seers=many”: expected seers= and a number from")
        table.enter("wolves=1 wolves=3 seers=0")
        table.expect("3 × wolf")
        table.enter("?")
        table.expect("tie=nobody|run-off|all|lot|mayor")
        table.enter("")
        table.expect("Who deals?")
        table.enter("2")
        line = 'narrator play werewolf -p "A,B,C,D,E,F,G,H" -v hunter --set wolves=3 --set seers=0 --deal none'
        check(line.encode() in table.raw, "the line leaves out what was set")
    with Table([program, "play", "avalon", "--lang", "vi", "--screen", "private"], folder, rows=90) as table:
        table.enter("A, B, C, D, E")
        table.enter("")
        table.expect("1 × Morgana")
        table.enter("oberon=yes")
        table.expect("ví dụ: oberon=no")
        table.enter("oberon=yes morgana=no")
        table.expect("1 × Oberon")
    with Table([program, "play", "werewolf", "--set", "wolves=2", "--lang", "en"], folder, rows=90) as table:
        table.enter("A, B, C, D, E, F, G, H")
        table.enter("")
        table.expect("Who sees this screen?")


def titles_on_one_screen(program, folder):
    """Werewolf has more house rules than a small terminal has rows, and yet all are visible at once."""
    with Table([program, "play", "werewolf", "--lang", "en"], folder, rows=24) as table:
        table.enter("A, B, C, D, E, F, G")
        table.expect("Which ones?")
        for title in ("House rules, if you like:", " 1  The alpha wolf", "34  Wolves may eat wolves"):
            check(title in table.screen.text(), f"{title} scrolled away")


def helps(program, folder):
    """help and ? repeat the question and explain what can be typed."""
    for lang, first, words in (("en", "What is on the table?", "undo or back goes back one question"),
                               ("ja", "今夜は何で遊びますか", "undo か back でひとつ前"),
                               ("vi", "Hôm nay chơi gì?", "undo hoặc back để quay lại")):
        with Table([program, "play", "--lang", lang], folder, rows=200) as table:
            table.expect(first)
            for times, word in enumerate(("help", "?", "HELP"), 1):
                table.enter(word)
                check(table.screen.text().count(first) == times + 1, f"{word} does not ask again")
                said = "".join(table.screen.text().split())
                check(said.count("".join(words.split())) == times, f"{word} does not help in {lang}")


def house_rules(program, folder):
    """Titles with blanks are recognised; rules that conflict, or are for another number of players, cost one line."""
    with Table([program, "play", "secret-hitler", "--lang", "en", "--screen", "private"], folder, rows=90) as table:
        table.enter("Aki, Binh, Chie, Dan, Emi")
        check("For three" not in table.screen.text(), "a house rule for three is offered to five")
        table.enter("rebalanced custom-board")
        check("cannot be played together" in table.screen.text(), "nobody says what does not go together")
        table.enter("A refused veto counts, Special election for oneself")
        table.expect("Who deals?")
        table.enter("3")
        line = "-v veto-refused-advances -v special-election-self --deal none"
        check(line.encode() in table.raw, "a title was not taken whole")
    with Table([program, "play", "secret-hitler", "--lang", "en", "--screen", "private"], folder, rows=90) as table:
        table.enter("Aki, Binh, Chie")
        table.expect("For three")
        table.expect("Without a house rule this game is for 5 to 10 players")
        check("Enter for none" not in table.screen.text(), "Enter is offered, which three cannot play by")
        table.enter("")
        check("Those are 3 names; this game is for 5 to 10 players." in table.screen.text(), "three play by no rule")
        check(table.screen.text().count("or undo to change who plays") == 2, "nobody says how it goes on")
        table.enter("for three")
        table.expect("Who deals?")
    check(run_out(program, folder, "-v", "custom-board", "-v", "rebalanced"), "names were asked for in vain")
    own = folder / "trust.lua"
    own.write_text('variant{ id = "trust", game = "secret-hitler", title = { en = "Blind trust" }, rule = { en = "T." } }\n',
                   encoding="utf-8")
    with Table([program, "play", "secret-hitler", "--lang", "en", "--screen", "private"], folder, rows=90) as table:
        table.enter("Aki, Binh, Chie, Dan, Emi")
        table.expect("Blind trust [./trust.lua]")
        table.enter("blind trust")
        check("Who deals?" in table.screen.text(), "the title of one's own house rule does not choose it")
    own.unlink()


def run_out(program, folder, *words):
    """Returns whether it ends before anything is typed."""
    with Table([program, "play", "secret-hitler", "--lang", "en", *words], folder, rows=90) as table:
        return table.finish() == 64


def leaves(program, folder):
    with Table([program, "play"], folder, rows=60) as table:
        table.expect("What is on the table?")
        table.prompt()
        table.send("Quit\r")
        check(table.finish() == 0, "quit does not leave")


def sealed(program, folder):
    """Only an entered line seals and begins the game; every other key just waits."""
    words = [program, "play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--seal"]
    for leaving in ("quit\r", "\x04"):
        with Table(words, folder) as table:
            table.expect("This game is sealed as")
            for key in ("\x18", "\x0c"):
                table.prompt()
                table.send(key)
                table.settle()
                check("This game is sealed as" in table.screen.text(), f"{key!r} takes the mark away")
                check("Which role" not in table.screen.text(), f"{key!r} begins the game without any words")
            table.prompt()
            table.send(leaving)
            check(table.finish() == 0, f"{leaving!r} does not leave")
    check(not list((folder / "state" / "narrator").glob("*.jsonl")), "a game was begun by leaving")


def draws_again(program, folder):
    with Table([program, "play"], folder, rows=60) as table:
        table.expect("What is on the table?")
        table.prompt()
        table.send("\x0c")
        table.settle()
        check("What is on the table?" in table.screen.text(), "nobody sees any more what is asked")
        table.prompt()
        table.send("quit\r")
        table.finish()


def plays_again(program, folder):
    with Table([program, "play", "again", "--screen", "private"], folder, rows=60) as table:
        table.expect("Clockwise: Binh, Chie, Dan, Emi, Aki. Binh sits first.")
        table.enter("dan")
        table.expect("Clockwise: Dan, Emi, Aki, Binh, Chie. Dan sits first.")
        table.enter("aki chie")
        table.expect("Clockwise: Dan, Emi, Chie, Binh, Aki. Dan sits first.")
        table.enter("zoe")
        check("! “zoe” does not fit here." in table.screen.text(), "a stranger sat down")
        table.enter("+Nguyễn An -Chie +Fumi")
        table.expect("Clockwise: Dan, Emi, Binh, Aki, Nguyễn An, Fumi. Dan sits first.")
        table.enter("-Yoko")
        table.expect("“Yoko” does not fit here.")
        table.enter("+fumi")
        table.expect("Every player needs a name of their own")
        table.enter("Dan, Emi, Chie, Binh, -Dan")
        table.expect("5 to 10")
        table.enter("Dan, Emi, Chie, Binh, +Aki")
        table.expect("Clockwise: Dan, Emi, Chie, Binh, Aki. Dan sits first.")
        table.enter("")
        table.expect("Which role does everybody have?")
    check(newest(folder)["players"] == ["Dan", "Emi", "Chie", "Binh", "Aki"], "they sit otherwise")


def last_table(program, folder):
    """The welcome offers the last table too."""
    with Table([program, "play", "--screen", "private"], folder, rows=60) as table:
        table.expect("The last table again")
        table.enter("again")
        table.expect("Clockwise: Emi, Chie, Binh, Aki, Dan. Emi sits first.")
        table.enter("")
        table.expect("Which role does everybody have?")
    check(newest(folder)["players"] == ["Emi", "Chie", "Binh", "Aki", "Dan"], "they sit otherwise")
    check(newest(folder)["variants"] == ["dead-can-talk"], "the house rules are others")


def without_settings(program, folder):
    """A game may show how it begins without having a setting that could change that."""
    own = folder / "own"
    own.mkdir(exist_ok=True)
    (own / "rules.lua").write_text(
        'game{ id = "own", players = { 2, 5 }, title = { en = "Own" }, opening = { "hi" } }\n'
        'function rule.status(g) return { phase = "play", round = 0, board = {}, players = mapped(g.players, '
        'function() return {} end) } end\n'
        'function rule.play(g) win{ winners = { choose{ id = "who", from = g.players } } } end\n')
    (own / "en.lua").write_text('return { hi = "Hi.", ["ask.who"] = "Who is it?" }')
    with Table([program, "play", "./own", "--screen", "private"], folder, rows=60) as table:
        table.expect("Who plays")
        table.enter("Aki, Binh")
        table.enter("")
        table.expect("Who is it?")


def in_one_line(program, folder):
    with Table([program, "play", "again", "--screen", "private", "-p", "+Zoe,-Binh,-emi,+An"], folder, rows=60) as table:
        table.expect("Which role does everybody have?")
    check(newest(folder)["players"] == ["Chie", "Aki", "Dan", "Zoe", "An"], "they sit otherwise")


def test(program, folder):
    for one in (leaves, sealed, none_of_them, on_a_small_screen, draws_again, goes_back, helps, asks, plays_again,
                last_table, in_one_line, house_rules, titles_on_one_screen, settings, without_settings):
        one(program, folder)


run(test)
