#!/usr/bin/env python3
"""Whole games on a shared screen where each player has a phone: all secrets are read and all choices made there, and
the screen is never passed."""
import contextlib
import functools
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import GAMES, LANGUAGES, Evening, Phone, Stream  # noqa: E402
from table import Table, check, run, side_by_side, without_pauses  # noqa: E402

BEAT, TICK = 3, 1  # seconds between two messages to each screen, and between two deliveries of answers


def disturb(evening):
    """Reloads pages, interrupts and restores a connection, and undoes an answer."""
    for phone in evening.phones:
        phone.reload()
    evening.phones[0].close()
    evening.table.wait_until(lambda: evening.listen() or all(one.seen for one in evening.phones[1:]), "pages anew")
    evening.phones[0].reload()
    evening.table.wait_until(lambda: evening.listen() or evening.phones[0].seen, "the phone that was away")
    evening.play(until=lambda: evening.waits() and evening.table.at_prompt())
    evening.type("undo")
    evening.wait_for_screen()
    phone, token, picks = evening.on_phones[-1]
    size = evening.log.stat().st_size
    phone.answer(picks, token)
    time.sleep(TICK + 0.4)  # answers are passed on within this time
    check(evening.log.stat().st_size == size, "an answer was good for a question that was asked anew")


def marks(evening):
    return [len(stream.kept) for stream in (evening.board, *evening.phones)]


def tell_nothing_by_their_number(evening, since):
    """Phones with the same language get equally many messages of equal length; and if the public state is unchanged,
    only the clock triggers messages: neither a player's answer nor a secret question at night does."""
    board = [*zip(evening.board.events, evening.board.kept)][since[0]:]
    phones = [phone.lengths(mark) for phone, mark in zip(evening.phones, since[1:])]
    for number, one in enumerate(phones):
        like = phones[number % len(LANGUAGES)]
        # They are read one after the other: the last message may be there for the second only, and so the first here.
        both = one.keys() & like.keys()
        check(all(one[n] == like[n] for n in both), "phones are sent what differs in length")
        check(max(len(one), len(like)) - len(both) <= 1, f"phones are sent {len(one)} and {len(like)} messages")
    public = [dict(json.loads(text), timer=0) for _, text in board]
    again = sum(one == before for one, before in zip(public[1:], public))
    most = sum((b[0][0] - a[0][0]) / (BEAT if state["dark"] else TICK) for a, b, state in zip(board, board[1:], public))
    check(again <= most + 2, f"{again} of {len(board)} messages without news, at most {most:.1f} expected")


def whole_game(game, lang, program, folder):
    with Evening(program, folder, game, lang) as evening:
        evening.wait_for_screen()
        begun = marks(evening)
        evening.play(until=lambda: len(evening.on_phones) >= 6 and evening.waits())
        tell_nothing_by_their_number(evening, begun)
        disturb(evening)
        begun = marks(evening)
        evening.play()
        tell_nothing_by_their_number(evening, begun)
        evening.table.wait_until(lambda: evening.put_away() or not any(phone.seen["ask"] for phone in evening.phones),
                                 "phones that are asked nothing")
        check(len(evening.on_phones) > 6, "the game was over before it was disturbed")


def code_shown(table, line):
    """Returns the address shown to one player alone, while the others look away."""
    table.enter(line, ("> ", "[Enter shows it] "))
    table.expect("Pass the screen to")
    check("/phone#" not in table.screen.text(), "a code is shown to everybody")
    table.send("\r")
    table.expect("[Enter hides it]")
    url = re.search(r"http://\S+/phone#[\w-]{22}", table.screen.text())[0]
    check("█" in table.screen.text(), "there is no QR code")
    table.send("\r")
    table.prompt()
    check("/phone#" not in table.screen.text(), "the code stays on the screen")
    return url


def seen_by(phone, table, what):
    """Waits until the phone shows this; a page whose stream ends connects again."""
    def there():
        table.read(0)
        try:
            while phone.read():
                pass
        except ConnectionError:
            comes_back(phone)
        return what(phone.seen)
    table.wait_until(there, "what a phone is to show")


def ended(phone):
    try:
        while phone.read(1):
            pass
    except ConnectionError:
        return True
    return False


def codes_and_resume(program, folder):
    """Codes on a shared screen: shown to one player alone, used on two phones, renewed, closed; with a passphrase, and
    when the game is resumed."""
    log = folder / "game.jsonl"
    options = ["--screen", "shared", "--screens", *without_pauses(program)]
    with Table([program, "play", "wheel-of-history", "-p", "Aki,Binh,Chie,Dan", "--deal", "all", "--passphrase", "--log",
                log, *options], folder, columns=100, rows=60) as table:
        for prompt in ("A new passphrase for the log:", "Repeat it:"):
            table.expect(prompt)
            table.send("three ponds\r")
        table.enter("aki")
        url = code_shown(table, "phones aki")
        aki = Phone(url)
        seen_by(aki, table, lambda seen: seen and "how many cards" in seen["ask"]["prompt"])
        again = Phone(url)
        for one in (aki, again):
            seen_by(one, table, lambda seen: seen.get("twice"))
        again.close()
        looked = aki.seen["n"]
        seen_by(aki, table, lambda seen: seen["n"] > looked + 4000)  # the next beat
        check(aki.seen["twice"], "who only took a look was forgotten at once")
        seen_by(aki, table, lambda seen: not seen["twice"])
        overheard = Phone(code_shown(table, "phones chie"))  # its name goes in the clear
        table.wait_until(lambda: Stream.read(overheard) or overheard.last, "an event")
        table.enter("phones")
        table.expect("On a phone now: Aki.")
        table.expect("Not on a phone: Binh, Chie, Dan.")
        newer = Phone(code_shown(table, "phones aki new"))
        check(ended(aki), "the old code is still good")
        check(ended(Phone(url)), "the old code opens something")
        seen_by(newer, table, lambda seen: seen.get("ask"))
        table.enter("rename Aki Akira")
        seen_by(newer, table, lambda seen: seen["name"] == "Akira")
        table.enter("phones akira off")
        check(ended(newer), "a closed phone is open")
        binh = Phone(code_shown(table, "phones binh"))
        seen_by(binh, table, lambda seen: seen)
        table.enter("leave binh")
        table.enter("rename binh Bao")
        check(ended(binh), "who has left sees the seat of who took it over")
        comes_back(binh)  # as a browser does, which is told that the code is not good any more
        bao = Phone(code_shown(table, "phones bao"))
        seen_by(bao, table, lambda seen: seen and seen["name"] == "Bao")
        check("Somebody asked the screens" not in table.screen.text(), "a phone that was closed is told of as a stranger")
        table.send("quit\r")
        table.finish()
        check(ended(bao), "screens outlive the game")
    with Table([program, "resume", log, *options], folder, columns=100, rows=60) as table:
        table.expect("Passphrase of")
        table.send("three ponds\r")
        table.prompt()
        check(ended_or_refused(url), "a code of the evening before is good")
        chie = Phone(code_shown(table, "phones chie"))
        seen_by(chie, table, lambda seen: seen and "Akira" in seen["asked"])


def who_sits_elsewhere_keeps_the_phone(program, folder):
    """Seats are changed and a player joins: each code keeps showing its own player's secrets only."""
    with Evening(program, folder, "secret-hitler", "en", screen="private", langs=["en"]) as evening:
        table, names = evening.table, evening.names

        def all_see_their_own(players):
            again = subprocess.run([program, "replay", evening.log, "--json", "--as", "moderator"], capture_output=True,
                                   text=True, check=True, timeout=60).stdout
            said = [json.loads(line).get("say", {"to": "all"}) for line in again.splitlines()]
            told = {one["to"][0]: one["text"].split(".")[0] for one in said if isinstance(one["to"], list)}
            for phone, name in zip(evening.phones, players):
                seen_by(phone, table, lambda seen, name=name: seen and seen["name"] == name and told[name] in seen["secret"])
        table.prompt()
        all_see_their_own(names)
        for line, name in (("seat gus 1", ""), ("join Hana", "hana"), ("seat hana 2", "hana")):
            before = evening.log.stat().st_size
            table.enter(line)
            table.wait_until(lambda: evening.log.stat().st_size > before, f"{line} to be logged")
            all_see_their_own(names)
            if name:
                table.enter("phones hana")
                url = re.findall(r"http://\S+/phone#[\w-]{22}", table.screen.text())[-1]
                hana = Phone(url)
                seen_by(hana, table, lambda seen: seen and seen["name"] == "Hana")
                hana.close()
        dan = evening.phones[names.index("Dan")]
        table.enter("leave dan waits")
        seen_by(dan, table, lambda seen: seen and not seen["secret"])
        table.enter("correct seat dan plays")
        seen_by(dan, table, lambda seen: seen and seen["secret"])
        table.enter("leave dan waits")
        table.enter("rename dan Zed")
        check(ended(dan), "whose seat waits sees who took it over")


def the_board_waits_with_the_table_at_night(program, folder):
    """A wolf chooses on a phone while the moderator is called: nobody hears or sees more before the moderator has come."""
    with Evening(program, folder, "werewolf", "en", langs=["en"]) as evening:
        table = evening.table
        evening.play(until=lambda: any(phone.asked() for phone in evening.phones))
        while "Wolves, open" not in table.screen.text() or not table.screen.row_of_cursor().startswith("[Enter"):
            time.sleep(0.8)
            table.send("\r")
            evening.listen()
        evening.wait_for_screen()
        wolf = next(phone for phone in evening.phones if phone.asked())
        written = table.raw
        evening.answer((wolf, [wolf.asked()["choices"][0]["pick"]]))
        for _ in range(2):  # before the moderator takes the screen, and before it is put away
            end = time.monotonic() + BEAT + 1
            while time.monotonic() < end:
                evening.listen()
            check("Wolves, close" not in json.loads(evening.board.last)["last"], f"the board goes on: {evening.board.last}")
            check(written in (b"", table.raw), "the covered screen shows that a phone has answered")
            written = b""
            table.send("\r")
        table.wait_until(lambda: evening.listen() or "Seer" in json.loads(evening.board.last)["last"], "the seer's call")


def ballots_stay_cast_when_screens_start_again(program, folder):
    """Whoever voted before the screens' process was killed is not asked again."""
    with Evening(program, folder, "secret-hitler", "en", screen="private", langs=["en"]) as evening:
        table = evening.table
        evening.play(until=lambda: sum(phone.asked() is not None for phone in evening.phones) == 7)
        voted, other = evening.phones[:2]
        evening.answer((voted, [voted.asked()["choices"][0]["pick"]]))
        time.sleep(TICK + 0.5)
        children = pathlib.Path(f"/proc/{table.pid}/task/{table.pid}/children")
        os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
        time.sleep(0.5)
        for phone in (voted, other):
            table.wait_until(lambda phone=phone: comes_back(phone) or hears(phone), "the next process")
        time.sleep(BEAT + 0.5)
        for phone in (voted, other):
            hears(phone)
        check(not voted.asked() and other.asked(), "who had voted is asked again")


def typed_ballots_are_for_whom_no_phone_has_voted(program, folder):
    """What is typed never changes a ballot that a phone has sent, and nobody who is not named votes by it."""
    with Evening(program, folder, "secret-hitler", "en", screen="private", langs=["en"]) as evening:
        table = evening.table
        evening.play(until=lambda: sum(phone.asked() is not None for phone in evening.phones) == 7)
        table.enter("dan nein")
        table.expect("sure?")
        for phone in evening.phones[:5]:
            evening.answer((phone, [1]))
        time.sleep(TICK + 0.5)
        table.enter("y")
        table.expect("is dropped")
        check("Still missing: Fay, Gus." in table.screen.text(), "ballots that came meanwhile do not count")
        table.enter("aki ja")
        table.expect("Aki has voted on the phone.")
        table.enter("correct tracker 1")
        table.expect("no longer count")
        evening.play(until=lambda: sum(phone.asked() is not None for phone in evening.phones) == 7)
        for phone in evening.phones[:5]:
            evening.answer((phone, [1]))
        table.wait_until(lambda: evening.listen() or table.screen.text().count("Still missing: Fay, Gus.") > 1, "five anew")
        table.enter("vote g nein")
        table.expect("Still missing: Fay.")
        table.enter("gus ja")  # anew
        table.expect("Still missing: Fay.")
        table.enter("ja 6")
        table.expect("sure?")
        table.enter("n")
        table.enter("fay nein, the others ja")
        table.expect("Ja 1 (Gus), Nein 6 (Aki, Binh, Chie, Dan, Emi, Fay).")


def goes_on_at_the_same_address(program, folder):
    """Resuming the last game from the welcome serves its screens at the requested address."""
    with Table([program, "play", "wheel-of-history", "-p", "Aki,Binh", "--deal", "all"], folder) as table:
        table.prompt()
        table.send("quit\r")
        table.finish()
    with socket.socket() as free:
        free.bind(("127.0.0.77", 0))
        port = free.getsockname()[1]
    with Table([program, "play", "--screens", "--listen", f"127.0.0.77:{port}"], folder, rows=60) as table:
        table.expect("Which game?")
        table.enter("1")
        table.expect(f"http://127.0.0.77:{port}/")


def comes_back(phone):
    with contextlib.suppress(OSError):
        phone.reload()


def hears(phone):
    with contextlib.suppress(OSError):
        return any([phone.read(0.5) for _ in range(3)])


def ended_or_refused(url):
    try:
        return ended(Phone(url))
    except OSError:
        return True


def test(program, folder):
    side_by_side(program, folder, codes_and_resume, who_sits_elsewhere_keeps_the_phone, goes_on_at_the_same_address,
                 the_board_waits_with_the_table_at_night, ballots_stay_cast_when_screens_start_again,
                 typed_ballots_are_for_whom_no_phone_has_voted,
                 *(functools.partial(whole_game, game, LANGUAGES[number % 3]) for number, game in enumerate(GAMES)))


run(test)
