#!/usr/bin/env python3
"""Makes the pictures of README.md from real runs: a terminal in play, the board, and a figure of the report.

  man/pictures.py build/narrator [FOLDER]
"""
import html
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests" / "pty" / "lib"))
from table import Table  # noqa: E402

NAMES = "Aki,Binh,Chie,Dan,Emi,Fumi,Gia"
WIDTH, HEIGHT = 8.4, 19  # of a cell, pixels
PLAYED = ["aki", "dan", "ja all but 3 5", "f", "dan", "claim aki rrr", "claim dan br"]


def drawn(lines, columns):
    """Lines of a terminal as SVG: as there, the line of the round and questions are bold, refusals turned round."""
    rows, kind = [], "said"
    for n, line in enumerate(lines):
        goes_on = kind == "refused" and line.startswith("  ")
        kind = kind if goes_on else {"> ": "typed", "! ": "refused", "? ": "asked"}.get(line[:2], "said")
        if line.startswith("Round ") and " | " in line:
            kind = "asked"
        if kind == "refused":
            rows.append(f'<rect x="14" y="{12 + n * HEIGHT}" width="{len(line) * WIDTH:.0f}" height="{HEIGHT}" fill="#d8dee9"/>')
        rows.append(f'<text class="{kind}" x="14" y="{26 + n * HEIGHT}" xml:space="preserve">{html.escape(line)}</text>')
    width, height = round(columns * WIDTH) + 28, len(lines) * HEIGHT + 24
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
            "<style>text{font:14px ui-monospace,Menlo,Consolas,monospace;fill:#d8dee9}.asked{fill:#fff;font-weight:bold}"
            ".typed{fill:#a3d9a5}.refused{fill:#1d2330}</style>\n"
            f'<rect width="{width}" height="{height}" rx="8" fill="#1d2330"/>\n' + "\n".join(rows) + "\n</svg>\n")


def seen(program, folder, columns=76):
    """The screen after these lines were typed, from the second round's question on, and after `status`."""
    words = [program, "play", "secret-hitler", "-p", NAMES, "--seed", "7", "--pace", "0", "--lang", "en"]
    with Table(words, folder, columns=columns, rows=200) as table:
        for line in PLAYED:
            table.enter(line)
        table.settle()
        played = table.screen.text().rstrip().splitlines()
        table.enter("status")
        table.settle()
        board = table.screen.text().rstrip().splitlines()[len(played):]
    begin = next(n for n, line in enumerate(played) if "Ja or Nein?" in line) - 1
    end = next(n for n, line in enumerate(board) if line.startswith("Known to"))
    return [line.rstrip() for line in played[begin:-1]], [line.rstrip() for line in board[:end] if line.strip()]


def figure(program, folder):
    """The first figure of the report of a simulated game."""
    subprocess.run([program, "simulate", "secret-hitler", "-p", "7", "-n", "1", "--seed", "3", "--logs", folder / "logs"],
                   check=True, capture_output=True)
    [log] = (folder / "logs").glob("**/*.jsonl")
    page = subprocess.run([program, "report", log, "--as", "moderator"], check=True, capture_output=True,
                          encoding="utf-8").stdout
    picture = re.search(r"<svg.*?</svg>", page, re.S).group(0)
    style = re.search(r"<style>(.*?)</style>", page, re.S).group(1)
    kept = "\n".join(rule for rule in style.splitlines() if not rule.startswith(("body", "h1", "h2", "h3", "p,", "th", "td")))
    wide, high = re.search(r'viewBox="0 0 (\d+) (\d+)"', picture).groups()
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
            f'font-family="system-ui,sans-serif" viewBox="0 0 {wide} {high}">\n<style>{kept}</style>\n'
            f'<rect width="{wide}" height="{high}" fill="var(--paper)"/>')
    return re.sub(r"<svg[^>]*>", lambda _: head, picture, count=1) + "\n"


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    to = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else HERE
    with tempfile.TemporaryDirectory() as folder:
        play, board = seen(program, pathlib.Path(folder))
        (to / "play.svg").write_text(drawn(play, 76), encoding="utf-8")
        (to / "board.svg").write_text(drawn(board, 76), encoding="utf-8")
        (to / "report.svg").write_text(figure(program, pathlib.Path(folder)), encoding="utf-8")


main()
