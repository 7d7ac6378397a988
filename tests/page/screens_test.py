"""The board and the phones of a running game in Chromium: changes appear at once, private content is shown to one
player while it is held, and requests from elsewhere are refused."""
import base64
import contextlib
import json
import os
import pathlib
import signal
import socket
import time
import unittest

import axe
import browser
from served import NAMES, PATIENCE, Screens, Table, event


class ScreensTest(browser.Browser):
    def tearDown(self):
        first, *others = self.page.window_handles  # windows left open by a failure would go on sending requests
        for window in others:
            self.page.switch_to.window(window)
            self.page.close()
        self.page.switch_to.window(first)
        self.page.get("about:blank")
        self.page.get_log("browser")

    def begin(self, name, *words):
        log = self.folder / f"{name}.jsonl"
        browser.run("play", "secret-hitler", "-p", ",".join(NAMES), "--seed", "1", *words, "--log", log, lines=["aki"])
        return log

    def tell(self, log, *lines):
        browser.run("tell", log, *lines)

    def wait_for(self, text, window=None, selector="body"):
        if window:
            self.page.switch_to.window(window)
        self.wait_until(lambda: text in self.page.find_element("css selector", selector).text, text)

    def wait_until(self, there, what):
        """What is there, once it is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = there()
            if found:
                return found
            time.sleep(0.05)
        self.fail(f"{what!r} never came; there is:\n{self.page.find_element('css selector', 'body').text}")

    def open_window(self, url):
        self.page.switch_to.new_window("window")
        self.page.get(url)
        return self.page.current_window_handle

    def complaints(self):
        return [one for one in self.page.get_log("browser") if one["level"] in ("SEVERE", "WARNING")]

    def test_the_board_follows_the_game(self):
        log = self.begin("board")
        with Screens(log, "--board-only") as screens:
            self.page.get(screens.board)
            self.tell(log, "dan")
            self.wait_for("Aki nominates Dan")
            self.tell(log, "undo")
            self.wait_for("Aki, whom do you nominate")
            self.wait_for("Something was taken back")
            self.tell(log, "binh", "ja all but 2")
            self.wait_for("Nein 1 (Binh)")
            self.tell(log, "recall votes=nobody")
            self.wait_until(lambda: "Nein 1" not in self.find("body")[0].text, "a board without past votes")
            self.tell(log, "f")
            self.wait_for("Fas 1/6")
            self.tell(log, "rename Binh Bao")
            self.wait_for("Bao", selector="#seats")
            self.assertEqual(self.complaints(), [])
            for lang, shown in (("ja", "ファシスト"), ("VI-vn", "Phát xít"), ("de", "Fas 1/6")):  # there is no "de"
                self.page.get(f"{screens.board}?lang={lang}")
                self.wait_for(shown)
            self.assertEqual(screens.ask("/phone")[0], 404)

    def test_a_phone_shows_its_player_what_is_private_while_it_is_held(self):
        log = self.begin("phone", "--deal", "all")
        with Screens(log) as screens:
            first = self.page.current_window_handle
            aki = self.open_window(screens.phones["Aki"])
            self.wait_for("Hold to look")
            self.assertNotIn("#", self.page.current_url)
            self.assertNotIn("You are", self.page.page_source)
            look = "document.getElementById('hold').dispatchEvent(new PointerEvent('%s', {bubbles: true}))"
            self.page.execute_script(look % "pointerdown")
            self.wait_for("You are", selector="#private")
            self.tell(log, "dan", "ja all")
            self.wait_for("You draw", selector="#private")
            self.page.execute_script(look % "pointerup")
            self.assertEqual(self.page.find_element("css selector", "#private").text, "")
            binh = self.open_window(screens.phones["Binh"])
            self.wait_for("Hold to look")
            self.page.execute_script(look % "pointerdown")
            self.wait_for("You are", selector="#private")
            self.assertNotIn("You draw", self.page.find_element("css selector", "#private").text)
            self.page.switch_to.window(aki)
            self.page.refresh()  # the window still knows the code
            self.wait_for("Hold to look")
            self.page.find_element("css selector", "#hold").send_keys(" ")
            self.assertEqual(self.complaints(), [])
            second = self.open_window(screens.phones["Aki"])
            self.wait_for("another phone")
            self.wait_for("another phone", aki)

    def hold(self, on):
        self.page.execute_script("document.getElementById('hold').dispatchEvent("
                                 f"new PointerEvent('pointer{'down' if on else 'up'}', {{bubbles: true}}))")

    def choose(self, *picks, window):
        """Chooses on the phone in that window, and sends the answer."""
        self.page.switch_to.window(window)
        self.wait_for_element("#send:not([hidden])")
        end = time.monotonic() + PATIENCE
        while not self.find("#send:not(:disabled)"):  # the choice is dropped if the question is asked again meanwhile
            self.assertLess(time.monotonic(), end, "nothing can be sent")
            self.hold(True)
            for pick in picks:
                button = f"#ask button:nth-of-type({pick + 1})"
                self.wait_for_element(button)
                for what in ("down", "up"):
                    self.page.execute_script("(document.querySelector(arguments[0]) || document).dispatchEvent("
                                             f"new PointerEvent('pointer{what}', {{bubbles: true}}))", button)
            self.hold(False)
        return self.page.execute_script("send.click(); return sent.textContent")

    def wait_for_element(self, selector):
        return self.wait_until(lambda: self.find(selector), selector)[0]

    def test_what_is_asked_of_a_player_is_answered_on_the_phone(self):
        with Table(self.folder, "secret-hitler", "-p", ",".join(NAMES), "--seed", "1", "--deal", "all") as table:
            self.assertEqual(sorted(table.phones), NAMES)
            first = self.page.current_window_handle
            windows = {name: self.open_window(table.phones[name]) for name in NAMES}
            table.type("aki")
            table.wait_until(lambda: table.asked().get("id") == "nominate")
            self.assertEqual(self.choose(2, window=windows["Aki"]), "Sending…")
            change = "Object.defineProperty(document, 'hidden', {value: %s, configurable: true});" \
                     "document.dispatchEvent(new Event('visibilitychange'))"
            self.page.execute_script(change % "true")  # the phone is put away at once
            table.wait_until(lambda: table.asked().get("id") == "vote")
            self.page.execute_script(change % "false")
            for name in NAMES[:-1]:
                self.choose(0, window=windows[name])
            self.wait_for("Sent.", selector="#sent")
            self.assertEqual(table.asked()["id"], "vote", "ballots count before all are in")
            self.choose(1, window=windows["Emi"])
            table.wait_until(lambda: table.asked().get("id") == "president-discard")
            self.assertIn("Ja 4 (Aki, Binh, Chie, Dan), Nein 1 (Emi)", json.dumps(table.said))
            self.page.switch_to.window(windows["Binh"])
            self.assertEqual(self.find("#send:not([hidden])"), [], "Binh is asked what Aki discards")
            for line, asked, shown in (("undo", "vote", "Ja or Nein"), ("ja all", "president-discard", "decides in secret")):
                table.type(line)
                table.wait_until(lambda asked=asked: table.asked().get("id") == asked)
                self.wait_for(shown, windows["Aki"], "#asked")
            self.wait_for_element("#send:not([hidden])")
            self.assertNotIn("Liberal", self.page.find_element("css selector", "#ask").text, "it is not held")
            self.choose(0, window=windows["Aki"])
            table.wait_until(lambda: table.asked().get("id") == "enact")
            self.assertEqual(self.complaints(), [])

    def test_a_whole_game_is_played_on_phones_beside_a_board(self):
        with Table(self.folder, "wheel-of-history", "-p", "Aki,Binh", "--seed", "1", "--deal", "all", "--lang", "vi") as table:
            first = self.page.current_window_handle
            windows = {name: self.open_window(table.phones[name]) for name in ("Aki", "Binh")}
            board = self.open_window(table.board)
            table.type("aki")
            turns = 0
            while "end" not in table.asked():
                asked, turns = table.asked(), turns + 1
                if turns == 4:  # what phones have not shown yet is not taken back for them
                    told = [one["say"]["text"] for one in table.said if "say" in one][-1]
                    for window in windows.values():
                        self.wait_for(told, window, "#last")
                    table.type("undo")
                    for window in windows.values():
                        self.wait_for("Vừa có điều được rút lại", window, "#notice")
                elif asked["id"] == "start-player":
                    table.wait_until(lambda: table.asked()["id"] != "start-player")
                    continue
                else:
                    self.page.switch_to.window(windows[asked["of"]])
                    if turns in (3, 5):
                        self.page.refresh()
                    self.choose(0, window=windows[asked["of"]])
                table.wait_until(lambda now=asked: table.asked() is not now)
            self.assertGreater(turns, 6)
            for window in (board, *windows.values()):
                self.wait_for("Ván chơi đã kết thúc", window)
                self.assertEqual(self.complaints(), [])

    def test_a_phone_is_read_answered_and_put_away_with_keys_alone(self):
        hide = ("Object.defineProperty(document, 'hidden', {value: arguments[0], configurable: true});"
                "document.dispatchEvent(new Event('visibilitychange'))")
        with Table(self.folder, "secret-hitler", "-p", ",".join(NAMES), "--seed", "1", "--deal", "all") as table:
            for line in ("aki", "dan", "ja all"):
                table.type(line)
            table.wait_until(lambda: table.asked().get("id") == "president-discard")
            self.page.get(table.phones["Aki"])
            self.wait_for_element("#send:not([hidden])")
            order = self.page.execute_script("return Array.from(document.querySelectorAll('main > [id]')).map(e => e.id)")
            self.assertEqual(order, ["name", "twice", "notice", "hold", "private", "ask", "send", "sent", "asked", "timer",
                                     "last", "board"], "it is read in another order")
            self.key("keyDown", "Tab", "Tab")
            self.assertEqual(self.page.execute_script("return document.activeElement.id"), "hold")
            self.key("keyDown", " ", "Space")
            self.wait_for("You draw", selector="#private")
            self.assertEqual(self.find("#private")[0].get_attribute("aria-live"), "assertive")
            self.key("keyDown", "2", "Digit2")
            self.wait_for_element("#ask button[aria-pressed=true]")
            self.page.execute_script(hide, True)
            self.assertEqual(self.find("#private")[0].text, "", "a phone that is put away shows it")
            self.assertEqual(self.find("#ask button"), [])
            table.type("note away")
            self.page.execute_script(hide, False)
            self.key("keyUp", " ", "Space")
            self.wait_for_element("#send:not(:disabled)").send_keys("\n")
            table.wait_until(lambda: table.asked().get("id") == "enact")
            self.wait_for("decides in secret")
            self.page.find_element("css selector", "#lang").send_keys("vi")
            self.wait_for("Giữ để xem")
            self.page.get(table.board)
            self.page.back()
            self.wait_for("Giữ để xem")
            self.assertNotIn("You draw", self.page.page_source)
            self.assertEqual(self.complaints(), [])

    def test_every_board_is_whole_on_a_television_and_safe_with_any_name(self):
        for name in ("secret-hitler/games/game-dealt-vi.txt", "avalon/games/missions-failed.txt",
                     "wheel-of-history/house-rules/dealt-series-with-both-variants.txt", "secret-agent/games/four-players-dealt.txt",
                     "werewolf/games/game-dealt-en.txt", "secrets/games/dealt-all.txt"):
            with self.subTest(name):
                log = self.folder / f"{name.replace('/', '-')}.jsonl"
                browser.play_transcript(name, log)
                result = json.loads(browser.run("status", log, "--json").stdout)["result"]
                winners = result["winners"] if result else []
                with Screens(log, "--board-only") as screens:
                    for width, height in ((1920, 1080), (1366, 768)):
                        self.size(width, height)
                        self.page.get(screens.board)
                        self.wait_for_element("#seats li")
                        stage = self.find(".stage")[0].text
                        self.assertTrue(all(one in stage for one in winners), f"{winners} have won: {stage}")
                        self.assertLessEqual(self.page.execute_script("return document.documentElement.scrollHeight"), height)
                        self.assertEqual(self.page.execute_script(browser.CUT_OFF), [])
                        self.assertEqual(axe.complaints(self.page), [])
                    self.size(360, 640)
                    self.assertLessEqual(self.page.execute_script("return document.documentElement.scrollWidth"), 360)
        log = self.folder / "names.jsonl"
        names = ["<b id=x>Aki</b>", "Binh&amp;", "O'Chie", '"><img src=x>', "<script>1", "שלום"]
        browser.run("play", "secret-hitler", "-p", ",".join(names), "--deal", "all", "--log", log, lines=["2"])
        with Screens(log, "--board-only") as screens:
            self.size(1366, 768)
            self.page.get(screens.board)
            self.wait_for("Binh&amp;", selector="#seats")
            self.assertEqual(self.find("#x, #seats script, #board script, img"), [])
            drawn = [one.get_attribute("textContent") for one in self.find(".round .name, #seats bdi")]
            self.assertTrue({"<b id=x>Aki</b>", "שלום", "O'Chie"} <= set(drawn), f"{drawn}")
            self.assertEqual(self.complaints(), [])
            frame = self.folder / "frame.html"
            frame.write_text(f"<iframe src='{screens.board}'></iframe>")
            self.page.get(f"file://{frame}")
            self.page.switch_to.frame(0)
            self.assertNotIn("Binh", self.page.page_source, "it can be framed")
            self.page.switch_to.default_content()
            self.assertTrue(all("frame" in one["message"].lower() for one in self.complaints()))

    def test_a_renewed_code_is_the_only_one_and_a_closed_phone_stays_closed(self):
        with Table(self.folder, "secret-hitler", "-p", ",".join(NAMES), "--deal", "all") as table:
            for name, line in (("Aki", "phones aki new"), ("Binh", "phones binh off")):
                self.open_window(table.phones[name])
                self.wait_for("Hold to look")
                table.type(line)
                self.wait_for("opens nothing")
            self.assertTrue(all("/events/" in one["message"] for one in self.complaints()))

    def test_nothing_is_wrong_with_the_pages_for_who_cannot_see_in_any_language(self):
        for lang, hold in (("en", "Hold to look"), ("ja", "押している間"), ("vi", "Giữ để xem")):
            with self.subTest(lang), Table(self.folder, "secret-hitler", "-p", ",".join(NAMES), "--seed", "1",
                                           "--deal", "all", "--lang", lang) as table:
                table.type("aki")
                table.type("dan")
                table.type("ja all")
                table.wait_until(lambda: table.asked().get("id") == "president-discard")
                first = self.page.current_window_handle
                self.open_window(table.phones["Aki"])
                self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                          {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True})
                self.wait_for(hold)
                self.hold(True)
                self.wait_for_element("#ask button")
                self.assertEqual(axe.complaints(self.page), [])
                self.assertEqual(self.page.execute_script("return document.documentElement.scrollWidth"), 390)
                self.page.get(table.board)
                self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                          {"width": 1920, "height": 1080, "deviceScaleFactor": 1, "mobile": False})
                self.wait_for("Aki", selector="#board")
                self.assertEqual(axe.complaints(self.page), [])
                self.assertLessEqual(self.page.execute_script("return document.documentElement.scrollHeight"), 1080)
                self.page.close()
                self.page.switch_to.window(first)

    def test_the_sheet_of_codes_is_for_its_owner(self):
        sheet = self.folder / "codes.html"
        with Screens(self.begin("sheet"), "--codes", str(sheet)) as screens:
            self.assertEqual(sheet.stat().st_mode & 0o777, 0o600)
            text = sheet.read_text()
            for name, url in screens.phones.items():
                self.assertIn(f"<h2>{name}</h2>", text)
                self.assertIn(url, text)

    def test_the_evening_goes_on_when_the_process_of_screens_is_killed(self):
        with Table(self.folder, "secret-hitler", "-p", ",".join(NAMES), "--deal", "none") as table:
            children = pathlib.Path(f"/proc/{table.process.pid}/task/{table.process.pid}/children")
            self.page.get(table.board)
            table.type("unknown")
            table.type("aki")
            self.wait_for("Aki, whom do you nominate")
            killed = int(children.read_text().split()[0])
            os.kill(killed, signal.SIGKILL)
            table.type("dan")
            table.wait_until(lambda: table.asked().get("id") == "vote")
            self.wait_for("Aki nominates Dan")  # from the next process, at the same address
            now = int(children.read_text().split()[0])
            self.assertNotEqual(now, killed)
        self.assertFalse(pathlib.Path(f"/proc/{now}").exists(), "it outlives the game")

    def settled(self, lines, before):
        """Returns an event whose length differs from `before` and has stopped changing."""
        last = b""
        for _ in range(100):
            now = event(lines)
            if len(now) != before and len(now) == len(last):
                return now
            last = now
        self.fail(f"nothing but what is {before} long ever came")

    def test_what_goes_over_the_air_tells_nothing(self):
        log = self.begin("air", "--deal", "all")
        with Screens(log) as screens, contextlib.ExitStack() as open_streams:
            page = screens.ask("/phone")[2] + screens.ask("/phone.js")[2]
            self.assertNotIn(b"Aki", page)
            self.tell(log, "dan")
            streams, sent = [], []
            for url in screens.phones.values():
                self.requests()
                self.page.get(url)
                asked = self.wait_until(lambda: [one for one in self.requests() if "/events/" in one], "a stream")
                name = asked[0].rsplit("/", 1)[1]
                self.assertRegex(name, "^[0-9a-f]{32}$")
                self.assertNotIn(name, url)
                connection, lines = screens.stream(f"/events/{name}")
                open_streams.callback(connection.close)
                open_streams.callback(lines.close)
                streams.append(lines)
                sent.append(event(lines))
            self.page.get("about:blank")
            before = len(sent[0])
            self.tell(log, "ja all")  # Aki draws: nobody else is told anything
            sent = [self.settled(lines, before) for lines in streams]
            self.assertEqual(len({len(one) for one in sent}), 1, "lengths differ")
            self.assertEqual(len(set(sent)), len(sent))
            for one in sent:
                self.assertNotIn(b"draw", base64.b64decode(one))

    def test_every_answer_has_its_headers_and_strangers_get_none(self):
        log = self.begin("headers")
        with Screens(log) as screens:
            for path in ("/", "/phone", "/screen.css", "/screen.js", "/board.js", "/phone.js", "/nacl.js", "/nothing"):
                status, headers, _ = screens.ask(path)
                self.assertEqual(status, 404 if path == "/nothing" else 200, path)
                self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
                self.assertEqual(headers["Referrer-Policy"], "no-referrer")
                self.assertEqual(headers["Cache-Control"], "no-store")
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(screens.ask("/", headers={"Host": "evil.example:80"})[0], 403)
            for name in ("0.0.0.0", "192.168.1.1", "127.0.0.1.evil.example", "[::1]"):
                port = screens.host.split(":")[1]
                self.assertEqual(screens.ask("/", headers={"Host": f"{name}:{port}"})[0], 403, name)
            self.assertEqual(screens.ask("/", headers={"Host": screens.host.replace("127.0.0.1", "localhost")})[0], 200)
            self.assertEqual(screens.ask("/", headers={"Origin": "http://evil.example"})[0], 403)
            self.assertEqual(screens.ask("/", headers={"Sec-Fetch-Site": "cross-site"})[0], 403)
            self.assertEqual(screens.ask("/", method="DELETE")[0], 405)
            self.assertEqual(screens.ask("/events/" + "0" * 32)[0], 404)
            self.assertEqual(screens.ask("/", method="POST", body="x" * 100000)[0], 413)
            for rubbish in (b"\0" * 5000, b"GET / HTTP/9\r\n\r\n", b"GET " + b"a" * 20000, b"\r\n" * 3000):
                with socket.create_connection(screens.host.split(":"), timeout=PATIENCE) as stranger:
                    with contextlib.suppress(OSError):
                        stranger.sendall(rubbish)
                        stranger.recv(1000)
            self.assertEqual(screens.ask("/")[0], 200)


if __name__ == "__main__":
    unittest.main()
