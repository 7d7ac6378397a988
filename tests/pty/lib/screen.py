"""A small terminal emulator: what a person sees, and what can be scrolled back to."""
import re
import unicodedata

SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\x1b[()][A-Z0-9]|\x1b[=>78]|\x1b\][^\x07]*\x07")
PARTIAL = re.compile(r"\x1b(\[[?0-9;]*|\][^\x07]*|[()])?$")


def width(char):
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


class Grid:
    """Rows of cells, a cursor, and for the primary screen the rows that have scrolled off."""

    def __init__(self, columns, rows, scrolls_back):
        self.columns, self.rows = columns, rows
        self.scrolls_back = scrolls_back
        self.gone = []
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.scrolled = 0

    def line_feed(self):
        if self.row + 1 < self.rows:
            self.row += 1
            return
        if self.scrolls_back:
            self.gone.append(self.cells[0])
        self.scrolled += 1
        self.cells = self.cells[1:] + [[" "] * self.columns]

    def put(self, char):
        size = width(char)
        if size == 0:
            if self.column > 0:
                before = self.column - (2 if self.cells[self.row][self.column - 1] == "" else 1)
                self.cells[self.row][before] += char
            return
        if self.column + size > self.columns:
            self.column = 0
            self.line_feed()
        self.cells[self.row][self.column] = char
        if size == 2:
            self.cells[self.row][self.column + 1] = ""
        self.column += size

    def erase(self, row, begin, end):
        for column in range(begin, end):
            self.cells[row][column] = " "

    def resize(self, columns, rows):
        """Resizes like a terminal that truncates rows instead of rewrapping them."""
        self.cells = [(cells + [" "] * columns)[:columns] for cells in self.cells]
        while len(self.cells) > rows:
            if self.row < len(self.cells) - 1 and not "".join(self.cells[-1]).strip():
                self.cells.pop()
            else:
                gone = self.cells.pop(0)
                if self.scrolls_back:
                    self.gone.append(gone)
                self.scrolled += 1
                self.row -= 1
        self.cells += [[" "] * columns for _ in range(rows - len(self.cells))]
        self.columns, self.rows = columns, rows
        self.row, self.column = max(0, min(self.row, rows - 1)), min(self.column, columns)

    def lines(self):
        return ["".join(cells).rstrip() for cells in self.cells]

    def everything(self):
        return ["".join(cells).rstrip() for cells in self.gone] + self.lines()


class Screen:
    """Two grids, of which one is visible; interprets the output of a program."""

    def __init__(self, columns=80, rows=24):
        self.first, self.second = Grid(columns, rows, True), Grid(columns, rows, False)
        self.seen = self.first
        self.title = ""
        self.left_behind = []  # contents of the alternate screen when it was left
        self.rest = ""

    def feed(self, text):
        text = self.rest + text
        partial = PARTIAL.search(text)
        self.rest = partial.group(0) if partial else ""
        text = text[: len(text) - len(self.rest)]
        at = 0
        while at < len(text):
            sequence = SEQUENCE.match(text, at)
            if sequence:
                self.control(sequence)
                at = sequence.end()
            else:
                self.character(text[at])
                at += 1

    def character(self, char):
        grid = self.seen
        if char == "\r":
            grid.column = 0
        elif char == "\n":
            grid.line_feed()
        elif char == "\b":
            grid.column = max(0, grid.column - 1)
        elif char == "\x07":
            pass
        elif char < " " or char == "\x7f":
            raise ValueError(f"a control character reached the screen: {char!r}")
        else:
            grid.put(char)

    def control(self, sequence):
        if sequence.group(0).startswith("\x1b]"):
            self.title += sequence.group(0)
        if sequence.group(2) is None:
            return
        words, letter = sequence.groups()
        grid = self.seen
        if words.startswith("?"):
            if words == "?1049":
                self.switch(letter == "h")
            return
        numbers = [int(word) if word else 0 for word in words.split(";")]
        count = max(1, numbers[0])
        if letter == "A":
            grid.row = max(0, grid.row - count)
        elif letter == "B":
            grid.row = min(grid.rows - 1, grid.row + count)
        elif letter == "C":
            grid.column = min(grid.columns - 1, grid.column + count)
        elif letter == "D":
            grid.column = max(0, grid.column - count)
        elif letter == "H":
            grid.row = min(grid.rows, count) - 1
            grid.column = max(1, numbers[1] if len(numbers) > 1 else 1) - 1
        elif letter == "K":
            grid.erase(grid.row, grid.column if numbers[0] == 0 else 0, grid.columns)
        elif letter == "J":
            self.erase_screen(numbers[0])
        elif letter not in "mhlr":
            raise ValueError(f"unknown sequence {sequence.group(0)!r}")

    def erase_screen(self, what):
        grid = self.seen
        if what == 3:
            grid.gone.clear()
            return
        if what == 0:
            grid.erase(grid.row, grid.column, grid.columns)
        for row in range(grid.row + 1 if what == 0 else 0, grid.rows):
            grid.erase(row, 0, grid.columns)

    def switch(self, to_second):
        if self.seen is self.second and not to_second:
            self.left_behind += [line for line in self.second.lines() if line]
        if to_second:
            self.second = Grid(self.first.columns, self.first.rows, False)
        self.seen = self.second if to_second else self.first

    def resize(self, columns, rows):
        self.first.resize(columns, rows)
        self.second.resize(columns, rows)

    def text(self):
        return "\n".join(self.seen.lines()).rstrip()

    def row_of_cursor(self):
        return self.seen.lines()[self.seen.row]

    def place(self):
        """Returns the row of the cursor, counted from the first row ever shown."""
        return self.seen.scrolled + self.seen.row
