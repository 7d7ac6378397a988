#!/usr/bin/env python3
"""On a shared screen, a night with dead roles looks like one with living ones, as long as nobody may know that they are
dead: the screen is passed equally often."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run, side_by_side, without_pauses  # noqa: E402

SHOW, HIDE = "[Enter shows it] ", "[Enter hides it] "
PROMPTS = ("> ", SHOW, HIDE, "[Enter begins] ")
ROLES = "wolf wolf seer doctor witch villager villager villager villager"
LYNCH = ("g", "{}", "a", "lynch all")  # accuse, nominate, second, vote


class Village:
    """Answers in turn, and presses Enter wherever the screen has to be passed."""

    def __init__(self, table):
        self.table, self.told = table, []

    def answer(self, line):
        self.pass_round()
        self.table.enter(line, PROMPTS)

    def pass_round(self):
        while True:
            self.table.wait_until(lambda: any(self.table.at_prompt(one) for one in PROMPTS), "a prompt")
            if self.table.at_prompt():
                return
            if self.table.at_prompt(HIDE):
                self.told += self.table.screen.seen.lines()
            self.table.enter("", PROMPTS)

    def night(self, number, *lines):
        """Plays a night with these answers; returns what everybody sees of it."""
        for line in lines:
            self.answer(line)
        self.pass_round()
        seen = [line.strip() for line in self.table.screen.first.everything()]
        first = next(i for i, line in enumerate(seen) if line.startswith(f"Night {number} falls"))
        night = seen[first + 1: seen.index("Day breaks. Everybody, open your eyes.", first)]
        return [line for line in night if not line.startswith("“say” repeats it.")]  # a hint in the first night

    def lynch(self, whom):
        for line in LYNCH:
            self.answer(line.format(whom))


def begin(program, folder, *variants, term="xterm-256color"):
    words = [program, "play", "werewolf", "-p", "a,b,c,d,e,f,g,h,i", "--deal", "none", "-v", "witch", "--screen", "shared"]
    for variant in variants:
        words += ["-v", variant]
    return Table([*words, "--confirm", "no", "--log", folder / f"{'-'.join(variants)}.jsonl", *without_pauses(program)],
                 folder, rows=200, term=term)


def one_screen_only(program, folder):
    """A terminal that is wiped after each secret shows the board as it was before, not as the night has changed it."""
    with begin(program, folder, "plurality", term="linux") as table:
        village = Village(table)
        village.answer(ROLES)
        for line in ("d", "a", "e", "no", "nobody"):
            village.answer(line)
        village.pass_round()
        raw = table.raw.decode()
        dawn = raw.index("did not live through night 1")
        check("Night 1 · 9 alive" in raw[:dawn], "the board does not come back")
        check("8 alive" not in raw[:dawn], "the board tells of a death before the day has broken")
        check("Day 1 · 8 alive" in raw[dawn:], "the board stays behind")


def hidden(program, folder):
    with begin(program, folder, "no-reveal") as table:
        village = Village(table)
        village.answer(ROLES)
        living = village.night(1, "d", "a", "e", "no", "nobody")
        check(sum(line.startswith("Pass the screen") for line in living) == 4, f"another night: {living}")
        check("The card is out" not in "\n".join(village.told), "somebody is said to be dead")
        village.lynch("c")
        dead = village.night(2, "f", "nobody", "nobody", "no", "nobody")
        check(dead == living, f"a dead seer and a dead doctor are seen:\n{living}\n{dead}")
        village.lynch("e")
        dead = village.night(3, "h", "nobody", "nobody", "no", "nobody")
        check(dead == living, f"a dead witch is seen:\n{living}\n{dead}")


def shown(program, folder):
    """If everybody saw the card, nobody has to take the screen."""
    with begin(program, folder, "first-night") as table:
        village = Village(table)
        village.answer(ROLES)
        village.night(1, "a", "e")
        village.lynch("c")
        night = village.night(2, "f", "d", "no", "nobody")
        check(sum(line.startswith("Pass the screen") for line in night) == 3, f"another night: {night}")
        check("The card is out" not in "\n".join(village.told), "what everybody knows is told to the moderator")


def resumed(program, folder):
    """The messages repeated when the game is resumed after such a night do not reveal it either."""
    log, slow = folder / "resumed.jsonl", ("--pace", "0.001", "--confirm", "no")
    words = [program, "play", "werewolf", "-p", "a,b,c,d,e,f,g,h,i", "--deal", "none", "--screen", "shared",
             "-v", "no-reveal", "--log", log, *slow]

    def passed_again(table):
        table.send("quit\r")
        table.finish()
        with Table([program, "resume", log, *slow], folder, rows=200) as again:
            again.expect("? Who accuses somebody?")
            return "Pass the screen" in again.screen.text()

    roles = ROLES.replace("witch", "villager")
    with Table(words, folder, rows=200) as table:
        village = Village(table)
        village.answer(roles)
        village.night(1, "e", "a", "f")
        check(not passed_again(table), "a living doctor's night is passed again")
    with Table([program, "resume", log, *slow], folder, rows=200) as table:
        village = Village(table)
        village.lynch("d")
        village.night(2, "f", "a", "nobody")
        check(not passed_again(table), "that the doctor is dead shows in what is passed again")


def test(program, folder):
    side_by_side(program, folder, hidden, resumed, one_screen_only, shown)


run(test)
