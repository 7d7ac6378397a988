"""Whole games in Chromium, with a window for the board and one for each player's phone. All answers that players have
to give are entered by touch; in the middle a page is reloaded, a connection is lost and an answer is undone.

Plays three evenings; NARRATOR_EVENINGS=all plays each game in each language, and NARRATOR_EVENINGS="avalon/ja
secrets/vi" these. NARRATOR_SEED is the seed of the random choices.
"""
import multiprocessing
import os
import pathlib
import random
import re
import shutil
import tempfile
import time
import unittest

import axe
import browser
from served import PATIENCE, Table

GAMES = {"secret-hitler": 5, "secrets": 4, "secret-agent": 4, "wheel-of-history": 3, "werewolf": 6, "avalon": 5}
LANGUAGES = ["en", "ja", "vi"]
USUAL = "secret-hitler/en werewolf/ja avalon/vi"  # evenings; pty.phones always plays all games
NAMES = ["Aki", "Binh", "Chie", "Dan", "Emi", "Fay"]
PHONE, TELEVISION = (390, 844), (1366, 768)
AT_ONCE = 3  # evenings in parallel, as they mostly wait

# Returns the position of the button to hold and of those for the question, which appear only while it is held.
PLACES = """
function at(e) { var r = e.getBoundingClientRect(); return {x: r.left + r.width / 2, y: r.top + r.height / 2}; }
return [at(document.getElementById("hold")), Array.from(document.querySelectorAll("#ask button"), at)];
"""
# A phone sends a message each second; here its clock runs five times faster.
FASTER = "var slow = setInterval; window.setInterval = function (what, wait) { return slow(what, wait / 5); };"
WAITS = "var send = document.getElementById('send'); return !!send && !send.hidden;"
FITS = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SECRET = "return document.getElementById('private').textContent + document.getElementById('ask').textContent"


class Evening:
    """One game at one table, in its own browser."""

    def __init__(self, folder, game, lang, seed):
        self.dice, self.lang = random.Random(f"{game}/{lang}/{seed}"), lang
        self.page = browser.chromium(folder)
        self.table = Table(folder, game, "-p", ",".join(NAMES[:GAMES[game]]), "--seed", seed, "--deal", "all",
                           "--lang", lang)
        self.answered, self.disturbed = 0, set()

    def __enter__(self):
        self.table.__enter__()
        first = self.page.current_window_handle
        self.board = self.window(self.table.board)
        # A browser opens at most six connections to a host, counted by host name.
        self.phones = {name: self.window(url.replace("127.0.0.1", "localhost") if number % 2 else url, phone=True)
                       for number, (name, url) in enumerate(self.table.phones.items())}
        self.page.switch_to.window(first)
        self.page.close()
        return self

    def __exit__(self, *_):
        self.page.quit()
        self.table.__exit__()

    def window(self, url, phone=False):
        self.page.switch_to.new_window("window")
        width, height = PHONE if phone else TELEVISION
        self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                  {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone})
        self.page.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": phone, "maxTouchPoints": 5})
        self.page.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": FASTER})
        self.page.get(url)
        return self.page.current_window_handle

    def until(self, there, what):
        end = time.monotonic() + PATIENCE
        while not there():
            if time.monotonic() > end:
                raise AssertionError(f"{what} never came; there is:\n" + self.page.execute_script(
                    "return document.body.innerText") + f"\nlast: {self.table.said[-3:]}")
            time.sleep(0.05)

    def touch(self, what, *points):
        """Dispatches a touch event with these points, each given with the number of its finger."""
        self.page.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": what, "touchPoints": [
            {"x": point["x"], "y": point["y"], "id": number} for number, point in points]})

    def reached(self, hold, number):
        """Returns the position of a button, after scrolling with a second finger until it can be touched."""
        while True:
            _, buttons = self.page.execute_script(PLACES)
            assert not buttons or self.page.find_elements("css selector", "#ask .how"), "nobody says how to choose"
            assert number < len(buttons), f"only {len(buttons)} are there"
            place = buttons[number]
            if 0 < place["y"] < PHONE[1]:
                return place
            finger, way = {"x": PHONE[0] / 2, "y": PHONE[1] / 2}, min(300, max(-300, PHONE[1] / 2 - place["y"]))
            self.touch("touchStart", (0, hold), (1, finger))
            for part in (0.2, 0.6, 1):
                self.touch("touchMove", (0, hold), (1, {**finger, "y": finger["y"] + way * part}))
            self.touch("touchEnd", (1, finger))

    def key(self, key, what="keyDown"):
        self.page.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": what, "key": key, "windowsVirtualKeyCode": ord(key),
                                                             "text": key if what == "keyDown" else ""})

    def hold(self, on, hold, keys):
        if keys:
            self.page.execute_script("document.getElementById('hold').focus()")
            self.key(" ", "keyDown" if on else "keyUp")
        else:
            self.touch("touchStart" if on else "touchEnd", (0, hold))

    def pick(self, number, hold, keys):
        """Picks the choice with this number, counted from 0."""
        if keys:
            label = self.page.execute_script(f"return document.querySelectorAll('#ask button')[{number}].textContent")
            for digit in re.match("[0-9]+", label)[0]:
                self.key(digit)
        else:
            finger = self.reached(hold, number)
            self.touch("touchStart", (0, hold), (1, finger))
            self.touch("touchEnd", (1, finger))

    def choose(self, name, asked):
        """Holds with one finger, chooses with another, and sends; sometimes with keys. Checks that the choices are
        visible only while held."""
        self.page.switch_to.window(self.phones[name])
        quiet = asked.get("secret") and asked["of"] is None and asked["kind"] != "ballots"
        if quiet and not self.page.execute_script(WAITS):
            return False  # it was the previous question
        self.until(lambda: self.page.execute_script(WAITS), f"what {name} is asked")
        private, keys = asked.get("secret") or "voters" in asked, self.answered % 5 == 4
        send = self.page.find_element("css selector", "#send")
        if quiet:
            assert not send.is_displayed() or send.is_enabled(), f"it shows that {name} is asked at night"
            assert self.page.execute_script(FITS) or send.is_enabled(), f"the page of {name} is wider than of who sleeps"
        end = time.monotonic() + PATIENCE
        while not send.is_enabled():  # the choice is dropped if the question is asked again meanwhile
            if not self.page.execute_script(WAITS):
                return False  # it was the previous question
            assert time.monotonic() < end, f"{name} cannot choose for {asked}"
            hold, buttons = self.page.execute_script(PLACES)
            assert not private or not buttons, "choices that are secret are there before it is held"
            self.hold(True, hold, keys)
            _, buttons = self.page.execute_script(PLACES)
            least, most = (1, 1) if asked["kind"] == "ballots" else (asked.get("min", 1), asked.get("max", 1))
            if 0 < len(buttons) < least:  # it still shows the previous question
                self.hold(False, hold, keys)
                continue
            picks = 1 if asked["kind"] == "number" else self.dice.randint(least, min(most, len(buttons))) if buttons else 0
            for number in self.dice.sample(range(len(buttons)), picks):
                self.pick(number, hold, keys)
            self.hold(False, hold, keys)
            if private:
                assert not self.page.execute_script(SECRET).strip(), "it stays when it is let go"
        send.click()
        self.answered += 1
        return True

    def step(self):
        asked = self.table.asked()
        names = [asked["of"]] if asked["of"] else asked.get("voters") or (
            [name for name in self.phones if self.waits(name)] if asked.get("secret") else [])
        if not names:
            self.table.type(line_for(asked, self.dice))
        if not all(self.choose(name, asked) for name in (names if "voters" in asked else names[:1])):
            return
        self.table.wait_until(lambda: self.table.asked() is not asked)

    def waits(self, name):
        self.page.switch_to.window(self.phones[name])
        return self.page.execute_script(WAITS)

    def disturb(self):
        """Reloads a page, loses a connection, and undoes an answer, each once between two questions."""
        asked, name = self.table.asked(), next(iter(self.phones))
        if self.answered >= 2 and "reload" not in self.disturbed:
            self.disturbed.add("reload")
            for window in (self.phones[name], self.board):
                self.page.switch_to.window(window)
                self.page.refresh()
        elif self.answered >= 3 and "connection" not in self.disturbed:
            self.disturbed.add("connection")
            self.page.switch_to.window(self.phones[name])
            for offline in (True, False):
                self.page.execute_cdp_cmd("Network.emulateNetworkConditions", {
                    "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
                time.sleep(0.5)
        elif self.answered >= 5 and "undo" not in self.disturbed and self.table.said[-1].get("ask") is asked:
            self.disturbed.add("undo")
            self.table.type("undo")
            self.table.wait_until(lambda: self.table.asked() is not asked)

    def play(self):
        while "end" not in self.table.asked():
            self.disturb()
            self.step()
        assert len(self.disturbed) == 3, f"it was disturbed by {self.disturbed} only"
        for name, window in {"the board": self.board, **self.phones}.items():
            self.page.switch_to.window(window)
            self.until(lambda: not self.page.execute_script(WAITS), f"the end on {name}")
            lang = self.page.execute_script("return document.documentElement.lang")
            assert lang == self.lang, f"{name} is told in {lang}"
            found = axe.complaints(self.page)
            assert not found, f"{name}: {found}"
        said = [one["message"] for one in self.page.get_log("browser") if "ERR_INTERNET_DISCONNECTED" not in one["message"]]
        assert not said, f"in the console: {said}"


def line_for(asked, dice):
    """Returns a random answer as the moderator would type it."""
    options = asked.get("options", [])
    if asked["kind"] == "number":
        return str(dice.randint(asked["min"], asked["max"]))
    if asked["kind"] in ("players", "words"):
        return " ".join(dice.sample(options, dice.randint(asked["min"], asked["max"]))) or "none"
    return dice.choice(options)


def evening(pairing):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="narrator-evening-"))
    begun = time.monotonic()
    try:
        with Evening(folder, *pairing) as one:
            one.play()
            return f"{'/'.join(pairing)}: {one.answered} answers in {time.monotonic() - begun:.0f} s"
    except Exception as error:
        raise AssertionError(f"{'/'.join(pairing)}: {error}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def pairings():
    wanted, seed = os.environ.get("NARRATOR_EVENINGS", USUAL), os.environ.get("NARRATOR_SEED", "1")
    if wanted == "all":
        return [(game, lang, seed) for game in GAMES for lang in LANGUAGES]
    return [(*one.split("/"), seed) for one in wanted.split()]


class EveningsTest(unittest.TestCase):
    def test_every_game_is_played_to_its_end_on_phones_in_a_browser(self):
        with multiprocessing.get_context("fork").Pool(AT_ONCE) as pool:
            for played in [pool.apply_async(evening, (one,)) for one in pairings()]:
                with self.subTest():
                    print(played.get(), flush=True)


if __name__ == "__main__":
    unittest.main()
