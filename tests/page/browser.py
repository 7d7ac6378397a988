"""A real, isolated Chromium, games to view, and the checks made on every page."""
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

PROGRAM = os.path.abspath(sys.argv.pop(1))
TRANSCRIPTS = pathlib.Path(__file__).resolve().parent.parent / "transcripts"
# The features switched off are pages that each window prepares for its address bar, in a second of processor time.
QUIET = ("--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
         "--disable-component-update --disable-sync --disable-dev-shm-usage "
         "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup").split()

# Finds texts of pictures that are cut off at the edge.
CUT_OFF = """
return Array.from(document.querySelectorAll("svg text")).filter(function (e) {
  var text = e.getBoundingClientRect(), picture = e.closest("svg").getBoundingClientRect();
  return text.width > 0 && (text.left < picture.left - 1 || text.right > picture.right + 1);
}).map(function (e) { return e.textContent; });
"""

# Returns the visible texts whose contrast is poor, except on what is disabled (WCAG 2.1), with the ratio.
CONTRAST = """
function rgba(text) { var n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? n.concat(1) : n; }
function over(top, under) {
  return [0, 1, 2].map(function (i) { return top[i] * top[3] + under[i] * (1 - top[3]); }).concat(1);
}
function ground(e) {
  if (!e) return [255, 255, 255, 1];
  var own = rgba(getComputedStyle(e).backgroundColor);
  return own[3] === 1 ? own : over(own, ground(e.parentElement));
}
function light(c) {
  var l = c.slice(0, 3).map(function (v) { v /= 255; return v <= .03928 ? v / 12.92 : Math.pow((v + .055) / 1.055, 2.4); });
  return .2126 * l[0] + .7152 * l[1] + .0722 * l[2];
}
var poor = [], all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (all.nextNode()) {
  var e = all.currentNode.parentElement;
  if (!all.currentNode.data.trim() || !e.checkVisibility() || e.closest("template, script, title, desc, :disabled"))
    continue;
  var style = getComputedStyle(e), svg = e.closest("svg");
  var ink = rgba(svg ? style.fill : style.color), paper = ground(svg ? svg.parentElement : e);
  for (var part = e; part; part = part.parentElement) ink[3] *= getComputedStyle(part).opacity;
  if (svg && e.closest(".on")) paper = rgba(getComputedStyle(e.closest(".on").previousElementSibling).stroke);
  var a = light(over(ink, paper)), b = light(paper);
  var ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
  if (ratio < 4.5) poor.push(all.currentNode.data.trim().slice(0, 30) + " " + ratio.toFixed(2));
}
return poor;
"""


def run(*words, lines=()):
    return subprocess.run([PROGRAM, *map(str, words)], input="".join(one + "\n" for one in lines), text=True,
                          capture_output=True, check=True, timeout=120, cwd=TRANSCRIPTS.parent.parent)


def play_transcript(name, log):
    """Plays the inputs of a transcript into a log."""
    lines = (TRANSCRIPTS / name).read_text().splitlines()
    words = shlex.split(lines[0][2:])[1:]
    run(*words, "--log", log, lines=[line[2:] for line in lines if line.startswith("> ")])


def chromium(folder, logs=("browser",)):
    options = webdriver.ChromeOptions()
    for one in QUIET:
        options.add_argument(one)
    options.add_argument(f"--user-data-dir={folder}/profile")
    options.set_capability("goog:loggingPrefs", dict.fromkeys(logs, "ALL"))
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class Browser(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="narrator-page-"))
        cls.page = chromium(cls.folder, ("browser", "performance"))

    @classmethod
    def tearDownClass(cls):
        cls.page.quit()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def make(self, log, *options):
        """Writes the report of a log as a page; returns its path."""
        file = self.folder / f"{pathlib.Path(log).stem}{'-'.join(options)}.html"
        run("report", log, "-o", file, *options)
        return file

    def show(self, file, width=1000, scheme="light"):
        self.page.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                  {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                  {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
        self.page.get(f"file://{file}")

    def find(self, selector):
        return self.page.find_elements("css selector", selector)

    def requests(self):
        """Returns the requests since the last call, except for the page itself."""
        found = []
        for entry in self.page.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return [one for one in found if not one.startswith(f"file://{self.folder}")]

    def open_all(self):
        self.page.execute_script("document.querySelectorAll('details').forEach(d => d.open = true)")

    def size(self, width, height):
        self.page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height,
                                                                         "deviceScaleFactor": 1, "mobile": width < 500})
        self.page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion",
                                                                               "value": "reduce"}]})

    def key(self, what, key, code):
        self.page.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": what, "key": key, "code": code,
                                                             "text": key if what == "keyDown" and len(key) == 1 else "",
                                                             "windowsVirtualKeyCode": {" ": 32, "Tab": 9}.get(key, ord(key[0]))})
