#!/usr/bin/env python3
"""The line being typed: editing, completion, near misses, history, confirmation, leaving."""
import os
import pathlib
import signal
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, answers, check, run, transcript, without_pauses  # noqa: E402

GAME = ["play", "secret-hitler", "--deal", "none", "--lang", "en", "-p"]
FIVE = "Aki,Bình,Chie,Undine,彩子"


def row(table):
    table.settle()
    return table.screen.row_of_cursor()


def seen(table):
    return table.screen.text()


def past_roles(table):
    table.enter("unknown")


def editing(program, folder):
    """Wide letters and letters with marks are one step each; the edited line is what the program reads."""
    with Table([program, *GAME, FIVE], folder) as table:
        past_roles(table)
        table.send("彩e\u0302\u0323子x")
        check(row(table) == "> 彩e\u0302\u0323子x", f"not as typed: {row(table)!r}")
        check(table.screen.seen.column == 8, f"the cursor is at {table.screen.seen.column}")
        table.send("\x1b[D\x1b[D\x1b[D")
        table.settle()
        check(table.screen.seen.column == 4, f"a letter with marks is not one step: {table.screen.seen.column}")
        table.send("\x1b[3~")
        check(row(table) == "> 彩子x", f"Delete: {row(table)!r}")
        table.send("\x05\x7f")
        check(row(table) == "> 彩子", f"Backspace: {row(table)!r}")
        table.send("\x01B\x7f")
        check(row(table) == "> 彩子", f"Home: {row(table)!r}")
        table.send("\x1b[F" + 100 * "長")
        table.settle()
        check(100 == sum(line.count("長") for line in table.screen.seen.lines()), "a long line is not whole")
        table.send("\x1b[H\x0b")
        check(row(table) == ">", f"Ctrl-K: {row(table)!r}")
        table.enter("彩")
        check(answers(log_of(folder))[-1][2] == "彩子", "the beginning of a name is no answer")


def log_of(folder):
    return max((folder / "state/narrator").glob("*.jsonl"), key=os.path.getmtime)


def completion(program, folder):
    with Table([program, *GAME, FIVE], folder, rows=40) as table:
        past_roles(table)
        table.send("bi\t")
        check(row(table) == "> Bình", f"binh: {row(table)!r}")
        table.send("\x15und\t")
        check(row(table) == "> und", f"two things begin so: {row(table)!r}")
        check("  Undine  seat 4" in seen(table) and "  undo    undoes" in seen(table), "no meanings are shown")
        table.send("\x15rul\t")
        check(row(table) == "> ruling", f"ruling: {row(table)!r}")
        table.send("\x15help sta\t")
        check(row(table) == "> help status", f"help status: {row(table)!r}")
        table.send("\x15first-president 彩\t")
        check(row(table) == "> first-president 彩子", f"after the id: {row(table)!r}")
        table.send("\x15\t")
        table.settle()
        check(all(word in seen(table) for word in ("Chie", "random", "history")), "not everything legal is listed")
        table.enter("aki")
        table.enter("chie")
        table.send("Bình=n\t")
        check(row(table) == "> Bình=Nein", f"a ballot: {row(table)!r}")
        table.send("\x15amend \t")
        table.settle()
        check("Who is the first candidate" in seen(table), "amend does not know the answers")
        table.send("\x15claim und\t")
        check(row(table) == "> claim Undine", f"claim: {row(table)!r}")
        table.send("\x15rename und\t")
        check(row(table) == "> rename Undine", f"rename: {row(table)!r}")
        table.send("\x15recall votes=m\t")
        check(row(table) == "> recall votes=moderator", f"recall: {row(table)!r}")
        table.send("\x15")


def near_misses(program, folder):
    with Table([program, *GAME, FIVE], folder) as table:
        past_roles(table)
        table.enter("aki")
        table.enter("unod")
        check("the command undo?" in seen(table), "unod is not undo")
        table.enter("help udno")
        check("Example: help undo" in seen(table), "no example")
        table.enter("help")
        check("Chancellor placard" in seen(table), "help does not explain the rule")
        table.enter("help undo")
        check("undoes the last thing" in seen(table), "help undo")
        table.enter("undin")
        check(answers(log_of(folder))[-1][0:3:2] == ("nominate", "Undine"), "an answer comes before a near miss")
        table.enter("ｕｎｄｏ")
        check("Taken back" in seen(table), "full width is not understood")


def a_second_look(program, folder):
    """The execution has to be confirmed once; a reply that is neither yes nor no is treated as the next input."""
    words, lines = transcript("secret-hitler/games/five-players-hitler-executed.txt")
    log = folder / "look.jsonl"
    with Table([program, *words, *without_pauses(program), "--log", log], folder, rows=60) as table:
        table.enter("confirm off")  # as votes are weighty too
        for line in lines[:-1]:
            if line != "quit":
                table.enter(line) if not line.startswith("execute") else None
        table.enter("confirm on")
        last = next(line for line in lines if line.startswith("execute"))
        before = answers(log)
        for reply in ("n", "Emi"):
            table.enter(last)
            check("(y/n)" in seen(table), "an execution is not asked about")
            table.enter(reply)
            check("OK, not changed" in seen(table) and answers(log) == before, f"taken after {reply!r}")
        check(seen(table).count("(y/n)") == 3, "another name was not taken for the next answer")
        table.enter("n")
        table.enter("confirm off")
        table.enter(last)
        check(answers(log)[len(before)][0] == "execute", "asked about although switched off")


def counts_and_seats(program, folder):
    """A word with one number may mean so many votes, and is asked about; all but a seat cannot."""
    with Table([program, *GAME, FIVE], folder, rows=60) as table:
        past_roles(table)
        for line in ("aki", "binh"):
            table.enter(line)
        for line in ("ja 3", "3 ja", "ja3"):
            table.send("\x0c")
            table.settle()
            before = seen(table).count("(y/n)")
            table.enter(line)
            if seen(table).count("(y/n)") > before:
                table.enter("n")
            else:
                check("does not fit" in seen(table), f"{line!r} is taken for a seat at once: {seen(table)[-300:]}")
        table.enter("ja all but 3")
        check("(y/n)" not in seen(table).split("> ja all but 3")[1], "what cannot be a count is asked about")


def a_second_look_in_its_own_words(program, folder):
    """The game has its own confirmation text for an execution, in each language."""
    for name, sentence in (("game-dealt-en", "Execute Aki? Aki will be out of the game. (y/n)"),
                           ("game-dealt-vi", "Xử tử Gia? Gia sẽ bị loại khỏi ván chơi. (y/n)"),
                           ("game-roles-dealt-ja", "Danさんを処刑します。Danさんはここで脱落です。よろしいですか？（y/n）")):
        words, lines = transcript(f"secret-hitler/games/{name}.txt")
        with Table([program, *words, *without_pauses(program), "--log", folder / f"{name}.jsonl"], folder, rows=60) as table:
            table.enter("confirm off")  # as votes are weighty too
            for line in lines:
                if line.startswith("execute"):
                    table.enter("confirm on")
                table.enter(line)
                if line.startswith("execute"):
                    break
            check(sentence in seen(table), f"{name}: {seen(table)[-300:]}")


def history(program, folder):
    """Lines can be recalled in later games; notes, corrections and secret answers cannot."""
    with Table([program, *GAME, FIVE], folder) as table:
        past_roles(table)
        table.enter("note Chie looks guilty")
        table.enter("chie")
        table.enter("correct tracker 0")
        table.send("\x1b[A\x1b[A")
        check(row(table) == "> note Chie looks guilty", f"not called back: {row(table)!r}")
        table.send("\x1b[B")
        check(row(table) == "> chie", f"down: {row(table)!r}")
        table.send("\x15\x04")
        check(table.finish() == 0, "Ctrl-D")
        check("narrator resume" in seen(table), "the resume command is not named")
    check((folder / "state/narrator/history").read_text() == "chie\n", "the history")
    with Table([program, "resume", *without_pauses(program)], folder) as table:
        table.prompt()
        table.send("\x1b[A")
        check(row(table) == "> chie", f"not called back in the next game: {row(table)!r}")
        table.send("\x03\x03")
        check(table.finish() == 0, "twice Ctrl-C")
        check("again leaves" in seen(table), "no hint after Ctrl-C")


def history_that_is_no_file(program, folder):
    """The program neither blocks on it nor reads without end."""
    for make in (os.mkfifo, lambda path: os.symlink("/dev/zero", path), os.mkdir):
        path = folder / "state/narrator/history"
        path.parent.mkdir(parents=True, exist_ok=True)
        make(path)
        with Table([program, *GAME, FIVE], folder) as table:
            past_roles(table)
            table.enter("chie")
            table.send("\x04")
            check(table.finish() == 0, "Ctrl-D")
        path.rmdir() if path.is_dir() else path.unlink()


def leaving(program, folder):
    """On a hang-up, a termination and a quit it ends quietly and restores the terminal."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        with Table([program, *GAME, FIVE], folder) as table:
            past_roles(table)
            table.send("half a w")
            table.settle()
            os.kill(table.pid, number)
            check(table.finish() == 0, f"status {table.status} after signal {number}")
            check("internal" not in seen(table), "not quiet")
            check(answers(log_of(folder))[-1][2] == "unknown", "an acknowledged answer is gone")


def a_narrow_screen(program, folder):
    """The message after Ctrl-C is wrapped between words like all others."""
    with Table([program, *GAME, FIVE], folder, columns=36) as table:
        past_roles(table)
        table.send("\x03")
        table.expect("Ctrl-C again leaves; the game is\n  kept.")


def full_disk(program, folder):
    """An answer for which the disk has no room is not accepted, and advice is given in the table's language."""
    for lang, advice in (("en", "or save the game elsewhere"), ("ja", "別の場所に保存"), ("vi", "hoặc lưu vào chỗ khác")):
        log = folder / f"{lang}.jsonl"
        words = [program, "play", "wheel-of-history", "-p", "Aki,Binh", "--lang", lang, "--log", log]
        with Table(words, folder) as table:
            table.prompt()
            table.kill()
        blocks = log.stat().st_size // 512 + 1
        whole = log.read_bytes()
        with Table(["/bin/sh", "-c", f"ulimit -f {blocks}; exec '{program}' resume '{log}'"], folder) as table:
            table.enter("note " + "long " * 200)
            check("cannot write the log" in seen(table), "a full disk is not told")
            check(advice in seen(table).replace("\n  ", " ").replace("\n", ""), f"no advice: {seen(table)}")
            check(log.read_bytes() == whole, "something was written")
            table.enter(f"save {folder / 'elsewhere.jsonl'}")
            (folder / "elsewhere.jsonl").unlink()


def other_terminals(program, folder):
    """A dumb terminal gets plain lines; without a UTF-8 locale every letter still works."""
    with Table([program, *GAME, FIVE], folder, term="dumb") as table:
        table.prompt()
        table.send("unknown\r")
        table.expect("first candidate")
        table.send("binh\r")
        table.expect("whom do you nominate")
        check(b"\x1b" not in table.raw, "an escape sequence on a dumb terminal")
    for locale in ("C", "POSIX", "nonsense"):
        with Table([program, *GAME, FIVE], folder, locale=locale) as table:
            past_roles(table)
            table.send("Bìn彩é")
            check(row(table) == "> Bìn彩é", f"locale {locale}: {row(table)!r}")


def bad_names(program, folder):
    """Names must not contain anything that moves the cursor or reverses the text."""
    for name in ("A\x1b[2Jki", "A\x07ki", "Aki\u202e", "A\nki", b"A\xffki"):
        players = (name if isinstance(name, bytes) else name.encode()) + b",Binh,Chie,Dan,Emi"
        with Table([program, *GAME, os.fsdecode(players)], folder) as table:
            check(table.finish() == 64, f"{name!r} is a name, status {table.status}")
            check(b"\x1b[2J" not in table.raw and b"\x07" not in table.raw, f"{name!r} reached the terminal")


def typed(table, keys):
    """Returns the time from each key to the screen, in milliseconds."""
    times = []
    for key in keys:
        begun = time.monotonic()
        table.send(key)
        while not table.screen.row_of_cursor().endswith(key):
            table.read(1)
        times.append((time.monotonic() - begun) * 1000)
    table.send("\x15")
    table.settle()
    return times


def quickness(program, folder):
    """Checks the median time from a key to the screen; one of several rounds suffices, as the machine may be busy."""
    with Table([program, *GAME, FIVE], folder) as table:
        past_roles(table)
        table.settle()
        for _ in range(20):
            times = typed(table, "abcdefghij" * 5)
            median = statistics.median(times)
            if median < 16:
                break
        print(f"key to screen: {median:.2f} ms in the median, {max(times):.1f} ms at most")
        check(median < 16, f"a key takes {median:.1f} ms to the screen")


def test(program, folder):
    GAME[1:1] = without_pauses(program)
    for part in (editing, completion, near_misses, a_second_look, counts_and_seats,
                 a_second_look_in_its_own_words, history, history_that_is_no_file, leaving,
                 a_narrow_screen, full_disk,
                 other_terminals, bad_names, quickness):
        place = folder / part.__name__
        place.mkdir()
        part(program, place)


run(test)
