"""The page of a report in Chromium: it is self-contained, can be read and stepped through, and hides what is veiled."""
import unittest

from selenium.webdriver.common.keys import Keys

import axe
import browser

GAMES = {
    "hitler": "secret-hitler/games/game-policies-dealt.txt",
    "hitler-ja": "secret-hitler/games/game-dealt-ja.txt",
    "hitler-vi": "secret-hitler/games/game-dealt-vi.txt",
    "claims": "secret-hitler/claims/claims-hands.txt",
    "revealed": "secret-hitler/claims/claims-investigation.txt",
    "secrets": "secrets/games/dealt-all.txt",
    "agent": "secret-agent/games/four-players-sniper.txt",
    "wheel": "wheel-of-history/house-rules/dealt-series-with-both-variants.txt",
}
LEFTWARDS = ["דן", "דניאל", "אבי 2", "يوسف", "Emi", "רות", "محمد"]
FORMER = ["שרה", "לאה"]  # former names of the first player
# Returns lines in which a name is displayed to the left of one that precedes it in the text.
OUT_OF_ORDER = """
var names = arguments[0], wrong = [];
function places(block) {
  var all = document.createTreeWalker(block, NodeFilter.SHOW_TEXT), found = [];
  while (all.nextNode()) {
    var text = all.currentNode.data;
    names.forEach(function (name) {
      for (var at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (/\\p{L}/u.test(text[at + name.length] || "")) continue;
        var range = document.createRange();
        range.setStart(all.currentNode, at);
        range.setEnd(all.currentNode, at + name.length);
        var box = range.getBoundingClientRect();
        if (box.width) found.push({ left: box.left, line: box.top, within: block });
      }
    });
  }
  return found;
}
document.querySelectorAll("p, li, td, th, caption, h3, strong, text").forEach(function (block) {
  if (block.querySelector("p, li, td")) return;
  var found = places(block);
  for (var i = 1; i < found.length; i++)
    if (Math.abs(found[i].line - found[i - 1].line) < 4 && found[i].left < found[i - 1].left)
      return wrong.push(block.textContent);
});
return wrong;
"""
# Returns short words in tables that are broken across lines.
BROKEN_WORDS = """
return Array.from(document.querySelectorAll(".rows td, .rows th")).filter(function (cell) {
  var range = document.createRange();
  range.selectNodeContents(cell);
  var lines = new Set(Array.from(range.getClientRects()).map(box => Math.round(box.top)));
  return /^\\p{L}{2,8}$/u.test(cell.textContent) && lines.size > 1;
}).map(cell => cell.textContent);
"""
HOSTILE = ["<img src=x onerror=alert(1)>", "\"'&amp;<b>", "</script><script>throw 1</script>"]


class Page(browser.Browser):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.logs = {}
        for name, transcript in GAMES.items():
            cls.logs[name] = cls.folder / f"{name}.jsonl"
            browser.play_transcript(transcript, cls.logs[name])
        log = cls.folder / "names.jsonl"
        browser.run("play", "wheel-of-history", "-p", ",".join(HOSTILE), "--deal", "all", "--seed", "1", "--log", log,
                    lines=["start-player 1"] + ["1"] * 12)
        cls.logs["names"] = log
        browser.run("simulate", "wheel-of-history", "-p", 5, "--set", "rounds=2", "-n", 1, "--seed", 5,
                    "--logs", cls.folder)
        cls.logs["deep"] = cls.folder / "wheel-of-history-000001.jsonl"

    def text_of(self, selector):
        return " ".join(one.text for one in self.find(selector))

    def test_nothing_leaves_the_page_and_the_console_is_silent(self):
        self.requests()
        for name, log in self.logs.items():
            file = self.make(log)
            self.assertLess(file.stat().st_size, 300_000, name)
            self.show(file)
            self.find("#stepper")[0].send_keys(Keys.END)
            self.open_all()
            self.assertEqual(self.page.get_log("browser"), [], name)
        self.assertEqual(self.requests(), [])

    def test_a_series_of_five_rounds_is_no_larger_than_any_game(self):
        folder = self.folder / "series"
        folder.mkdir()
        browser.run("simulate", "wheel-of-history", "-p", 5, "--set", "rounds=5", "-n", 1, "--seed", 5, "--logs", folder)
        file = self.make(next(folder.iterdir()), "--as", "moderator")
        self.assertLess(file.stat().st_size, 300_000)
        self.show(file)
        self.find("#stepper")[0].send_keys(Keys.END)
        rows = [[cell.text for cell in row.find_elements("css selector", "th, td")] for row in self.find("#board tr")]
        self.assertEqual(rows[0], ["Player", "Cards", "Score", "Total"])
        self.assertEqual([row[0] for row in rows[1:]], ["P1", "P2", "P3", "P4", "P5"])

    def test_the_policy_lets_nothing_in(self):
        self.show(self.make(self.logs["hitler"]))
        policy = self.find("meta[http-equiv=Content-Security-Policy]")[0].get_attribute("content")
        self.assertTrue(policy.startswith("default-src 'none'; "), policy)
        self.assertNotIn("unsafe", policy)
        self.page.execute_script("var s = document.createElement('script'); s.textContent = 'window.came = 1';"
                                 "document.body.append(s)")
        self.assertIsNone(self.page.execute_script("return window.came || null"))
        self.page.get_log("browser")

    def test_every_picture_has_a_title_and_a_description(self):
        for name, log in self.logs.items():
            self.show(self.make(log))
            self.open_all()
            pictures = self.find("svg")
            self.assertTrue(pictures, name)
            untold = self.page.execute_script(
                "return Array.from(document.querySelectorAll('svg')).filter(p => ['title', 'desc'].some(part => {"
                "  var inside = p.querySelectorAll(':scope > ' + part);"
                "  return inside.length !== 1 || !inside[0].textContent.trim(); })).map(p => p.outerHTML)")
            self.assertEqual(untold, [], name)
            for picture in pictures:
                self.assertTrue(picture.accessible_name, name)

    def test_every_way_of_a_picture_is_named_beside_a_piece_of_it(self):
        for lang in ("en", "ja", "vi"):
            self.show(self.make(self.logs["secrets"], "--lang", lang))
            self.open_all()
            self.assertEqual(self.page.execute_script(
                "return Array.from(document.querySelectorAll('.way > title')).map(t => t.textContent).filter(name =>"
                "  !Array.from(document.querySelectorAll('svg .way + text')).some(t => t.textContent === name &&"
                "    t.previousElementSibling.getBoundingClientRect().right < t.getBoundingClientRect().left))"), [], lang)
            ways = self.find(".way > title")
            self.assertEqual(len(ways), 9)

    def test_axe_finds_nothing_wrong_with_any_kind_of_page(self):
        ten = self.folder / "ten"
        browser.run("simulate", "secret-hitler", "-p", 10, "-n", 30, "--seed", 1, "--logs", ten)
        stats = self.folder / "stats.html"
        browser.run("stats", ten, *self.logs.values(), "-o", stats)
        unfinished = self.folder / "unfinished.jsonl"
        browser.run("play", "werewolf", "-p", "Aki,Binh,Chie,Dan,Emi,Fumi", "--seed", "1", "--log", unfinished)
        pages = [stats, self.make(unfinished), self.make(next(ten.iterdir()), "--as", "moderator")]
        for file in (*pages, *map(self.make, self.logs.values())):
            for width in (360, 1200):
                with self.subTest(page=file.name, width=width):
                    self.show(file, width)
                    self.assertEqual(axe.complaints(self.page), [])
                    self.open_all()
                    self.assertEqual(axe.complaints(self.page), [])

    def test_tables_have_headings(self):
        for log in self.logs.values():
            self.show(self.make(log))
            self.assertEqual(self.page.execute_script(
                "return Array.from(document.querySelectorAll('table')).filter(t => !t.querySelector('th[scope=col]')"
                " || !Array.from(t.tBodies[0].rows).every(r => r.cells[0].scope === 'row')).length"), 0)

    def test_the_veil_veils_until_it_is_asked_for(self):
        self.show(self.make(self.logs["hitler"]))
        veil = self.find("details.veil")[0]
        inside = veil.find_elements("css selector", "ul")[0]
        self.assertFalse(inside.is_displayed())
        self.assertNotIn("Winning team", self.text_of("body"))
        summary = veil.find_elements("css selector", "summary")[0]
        self.assertEqual(summary.text, "Show")
        summary.click()
        self.assertEqual(summary.text, "Hide")
        self.assertTrue(inside.is_displayed())
        self.assertIn("Winning team", inside.text)

    def test_what_follows_from_who_was_what_is_veiled(self):
        self.show(self.make(self.logs["revealed"]))
        veiled = ["The result, and who was what", "What was claimed", "Testimony"]
        titles = [title.text for title in self.find("section:has(>.veil) h2")]
        self.assertEqual(titles, veiled)
        self.assertNotIn("revealed", self.text_of("body"))
        for veil in self.find(".veil>summary"):
            veil.click()
        self.assertIn("Gia was revealed: Hitler.", self.text_of("body"))

    def test_on_paper_nothing_is_cut_and_what_was_not_opened_is_left_out(self):
        browser.run("simulate", "secret-hitler", "-p", 10, "-n", 1, "--seed", 1, "--logs", self.folder)
        ten = next(self.folder.glob("secret-hitler-*.jsonl"))
        browser.run("tell", ten, *(f"rename P{n} {letter}lexandra" for n, letter in enumerate("BCDEFGHIJK", 1)))
        for log in (*self.logs.values(), ten):
            self.show(self.make(log), 700)
            self.page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
            self.assertNotIn("Winning team", self.text_of("body"))
            self.assertNotIn("Show", self.text_of("body"))
            self.open_all()
            self.assertEqual(self.page.execute_script(
                "return Array.from(document.querySelectorAll('table')).filter(t =>"
                "  t.getBoundingClientRect().right > document.documentElement.clientWidth)"
                ".map(t => t.textContent.slice(0, 60))"), [], log)

    def test_the_keys_lead_to_the_result(self):
        self.show(self.make(self.logs["hitler"]))
        stepper, steps = self.find("#stepper")[0], len(self.find("tr[data-b]"))
        first = self.text_of("#now")
        self.assertNotIn("Winning team", first)
        stepper.send_keys(Keys.ARROW_RIGHT)
        self.assertNotEqual(self.text_of("#now"), first)
        stepper.send_keys(Keys.ARROW_LEFT)
        self.assertEqual(self.text_of("#now"), first)
        stepper.send_keys(Keys.PAGE_DOWN)
        self.assertIn("Round 1", self.text_of("#now h3"))
        self.assertEqual(self.text_of("#count"), f"3 of {steps - 1}")  # everybody knows the answers
        for _ in range(steps):
            stepper.send_keys(Keys.ARROW_RIGHT)
        self.assertIn("Winning team: the Fascists", self.text_of("#now"))
        self.assertRegex(self.text_of("#board"), r"Fascist policies: 6 of 6 \(.*5 execution, 6 victory\)")
        stepper.send_keys(Keys.HOME)
        self.assertEqual(self.text_of("#now"), first)
        stepper.send_keys(Keys.END)
        self.assertIn("Winning team: the Fascists", self.text_of("#now"))

    def test_without_script_everything_but_stepping_is_there(self):
        self.page.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self.addCleanup(self.page.execute_cdp_cmd, "Emulation.setScriptExecutionDisabled", {"value": False})
        self.show(self.make(self.logs["hitler"]))
        self.assertFalse(self.find("#stepper")[0].is_displayed())
        self.find("summary")[-1].click()
        self.assertIn("Winning team", self.text_of("tr[data-b]:last-child"))

    def test_the_board_stays_where_it_is_from_step_to_step(self):
        self.show(self.make(self.logs["hitler"]), 360)
        stepper, places = self.find("#stepper")[0], set()
        for _ in self.find("tr[data-b]"):
            places.add(self.find("#board")[0].location["y"])
            stepper.send_keys(Keys.ARROW_RIGHT)
        self.assertEqual(len(places), 1)

    def test_on_a_phone_nothing_is_said_of_what_there_is_not(self):
        for width, shown in ((360, False), (1000, True)):
            self.show(self.make(self.logs["hitler"]), width)
            empty = self.find(".rows td.none")
            self.assertTrue(empty)
            self.assertEqual(any(cell.is_displayed() for cell in empty), shown)

    def test_saved_pages_can_be_told_apart(self):
        self.show(self.make(self.logs["hitler"]))
        self.assertRegex(self.page.title, r"^Secret Hitler\. \d{4}-\d\d-\d\d: Aki, ")

    def test_words_of_a_table_stay_whole(self):
        self.show(self.make(self.logs["hitler"], "--lang", "ja"), 1600)
        self.assertEqual(self.page.execute_script(BROKEN_WORDS), [])

    def test_nothing_runs_over(self):
        for name, log in self.logs.items():
            file = self.make(log)
            for width in (360, 800, 1600):
                self.show(file, width)
                self.open_all()
                self.find("#stepper")[0].send_keys(Keys.END)
                over = self.page.execute_script(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                self.assertLessEqual(over, 0, f"{name} at {width}")
                self.assertEqual(self.page.execute_script(browser.CUT_OFF), [], f"{name} at {width}")

    def test_numbers_of_three_digits_stand_beside_a_chart(self):
        self.show(self.make(self.logs["deep"]), 360)
        self.assertIn("-12", [one.text for one in self.find("svg text.end")])
        self.assertEqual(self.page.execute_script(browser.CUT_OFF), [])

    def test_on_a_narrow_screen_every_cell_says_what_it_is_of(self):
        self.show(self.make(self.logs["agent"]), 360)
        self.open_all()
        self.assertEqual(self.page.execute_script(
            "return Array.from(document.querySelectorAll('.rows tr:not([data-b]) :is(td, tbody th)')).filter(cell => {"
            "  var heading = cell.closest('table').tHead.rows[0].cells[cell.cellIndex].textContent;"
            "  return heading && getComputedStyle(cell, '::before').content !== JSON.stringify(heading + ': ');"
            "}).map(cell => cell.textContent)"), [])

    def test_what_a_cell_is_of_stands_apart_from_a_name_written_from_right_to_left(self):
        self.show(self.make(self.logs["names"]), 360)
        self.assertEqual(self.page.execute_script(
            "return Array.from(document.querySelectorAll('.rows td[data-l]')).filter(cell =>"
            "  getComputedStyle(cell, '::before').unicodeBidi !== 'isolate').length"), 0)
        self.assertTrue(self.find(".rows td[data-l]"))

    def test_texts_stand_out_from_their_ground_by_day_and_by_night(self):
        for scheme in ("light", "dark"):
            for name in ("hitler", "secrets", "agent", "wheel"):
                self.show(self.make(self.logs[name]), scheme=scheme)
                self.open_all()
                self.find("#stepper")[0].send_keys(Keys.END)
                self.assertEqual(self.page.execute_script(browser.CONTRAST), [], f"{name}, {scheme}")

    def test_names_are_text_whatever_they_hold(self):
        self.show(self.make(self.logs["names"]))
        self.open_all()
        self.find("#stepper")[0].send_keys(Keys.END)
        for name in HOSTILE:
            self.assertIn(name, self.text_of("header"))
            self.assertIn(name, self.text_of("#board"))
        self.assertEqual(self.find("img, b"), [])
        self.assertEqual(len(self.find("script")), 1)

    def test_names_from_right_to_left_stand_in_the_order_in_which_they_are_named(self):
        log = self.folder / "leftwards.jsonl"
        browser.run("play", "secret-hitler", "-p", ",".join(LEFTWARDS), "--seed", "1", "--log", log,
                    lines=[*(f"rename 1 {name}" for name in [*FORMER, LEFTWARDS[0]]), "2", "1", "ja all but 3 5 6", "f",
                           "claim 2 fff", "claim 1 lf"])
        rows = self.folder / "leftwards.rows"
        browser.run("simulate", "secrets", "-n", 1, "-p", 4, "--seed", 3, "--logs", self.folder)
        rows.write_text(browser.run("stats", self.folder / "secrets-000001.jsonl", "--rows", "json").stdout.replace(
            "P1", "דן").replace("P2", "אבי").replace("P3", "רות"))
        statistics = self.folder / "leftwards-stats.html"
        browser.run("stats", rows, "--by", "player,seat", "-o", statistics)
        for lang in ("en", "ja", "vi"):
            self.show(self.make(log, "--as", "moderator", "--lang", lang))
            self.open_all()
            for name in LEFTWARDS:
                self.assertIn(name, self.text_of("header"))
            for _ in range(12):
                self.assertEqual(self.page.execute_script(OUT_OF_ORDER, LEFTWARDS + FORMER), [])
                self.find("#stepper")[0].send_keys(Keys.ARROW_RIGHT)
            self.assertEqual(self.find("[aria-label*='<'], [data-l*='<']"), [])
        self.show(statistics)
        self.open_all()
        self.assertEqual(self.page.execute_script(OUT_OF_ORDER, LEFTWARDS), [])
        self.assertTrue(self.find("svg text .name"))

    def test_the_page_is_in_the_language_asked_for(self):
        for lang, word in (("en", "Round by round"), ("ja", "ラウンドごとの記録"), ("vi", "Từng vòng")):
            self.show(self.make(self.logs["hitler"], "--lang", lang))
            self.assertEqual(self.find("html")[0].get_attribute("lang"), lang)
            self.assertIn(word, self.text_of("h2"))


if __name__ == "__main__":
    unittest.main()
