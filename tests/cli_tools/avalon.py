"""A referee of Avalon, written from a rules text alone. It plays random games and predicts the questions, the board,
the refusals and the ending."""

NAMES = ["Aki", "Binh", "Chie", "Dan", "Emi", "Fumi", "Gia", "Hana", "Ivo", "Jun"]
EVIL = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
SIZES = {5: [2, 3, 2, 3, 3], 6: [2, 3, 4, 3, 4], 7: [2, 3, 3, 4, 4],
         8: [3, 4, 4, 5, 5], 9: [3, 4, 4, 5, 5], 10: [3, 4, 4, 5, 5]}
GOOD_ROLES = ("merlin", "percival", "servant")
ORDER = ["merlin", "percival", "servant", "assassin", "morgana", "mordred", "oberon", "minion"]


def is_evil(role):
    return role not in GOOD_ROLES


def roles_in_play(players, settings, variants):
    """Returns the roles, or nothing if there are more evil roles than evil players."""
    named = [] if "resistance" in variants else ["merlin", "assassin"] + [role for role in settings if settings[role]]
    evil = [role for role in named if is_evil(role)]
    good = [role for role in named if not is_evil(role)]
    if len(evil) > EVIL[players]:
        return None
    return (good + ["servant"] * (players - EVIL[players] - len(good)) + evil
            + ["minion"] * (EVIL[players] - len(evil)))


def sees(role, other):
    """Returns whether a player with this role sees one with the other role at night."""
    if role == "merlin":
        return is_evil(other) and other != "mordred"
    if role == "percival":
        return other in ("merlin", "morgana")
    return is_evil(role) and is_evil(other) and "oberon" not in (role, other)


class Over(Exception):
    """The game has ended."""


class Game:
    """One game. `lines` are the inputs, `expected` the resulting outputs, in order: ("ask", {...}), ("error",),
    ("board", {...}), ("end", {...})."""

    def __init__(self, random, players, roles, known, missions, variants):
        """`roles` by player; `known`: whether the program knows them; `missions`: whether it deals the mission
        cards."""
        self.random, self.names, self.roles, self.known = random, NAMES[:players], roles, known
        self.by_app, self.variants = missions, variants
        self.lines, self.expected = [], []
        self.results, self.rejected, self.team, self.lady = [], 0, None, None
        self.open = {} if known else dict(zip(self.names, roles.values()))

    def of(self, seat):
        return self.names[seat % len(self.names)]

    def board(self):
        # After the end the last mission is kept, as no further team is chosen.
        return {"mission": self.mission + 1, "results": self.results, "sizes": SIZES[len(self.names)],
                "rejected": self.rejected, "leader": self.of(self.leader), "team": self.team,
                "lady": self.of(self.lady) if self.lady is not None else None}

    def ask(self, answer, wrong=(), look=True, **asked):
        self.expected.append(("ask", asked))
        if look and self.random.random() < 0.3:
            self.lines.append("status")
            self.expected += [("board", self.board()), ("ask", asked)]
        if wrong and self.random.random() < 0.3:
            self.lines.append(self.random.choice(wrong))
            self.expected += [("error",), ("ask", asked)]
        self.lines.append(answer)

    def play(self):
        self.leader = self.random.randrange(len(self.names))
        self.ask(self.of(self.leader), ["Zoe", "yes"], look=False, id="leader", options=self.names + ["random"])
        if "lady-of-the-lake" in self.variants:
            self.lady = (self.leader - 1) % len(self.names)
            self.held = {self.lady}
        try:
            for self.mission in range(5):
                self.play_mission()
        except Over:
            return

    def play_mission(self):
        self.rejected = 0
        while not self.find_team():
            pass
        fails = self.cards()
        needed = 2 if self.mission == 3 and len(self.names) >= 7 else 1
        self.results = self.results + ["fail" if fails >= needed else "success"]
        self.team, self.leader = None, self.leader + 1
        if self.results.count("fail") == 3:
            self.end("evil", "missions-failed")
        if self.results.count("success") == 3:
            self.three_succeeded()
        if self.lady is not None and self.mission >= 1:
            self.look()

    def find_team(self):
        size, names = SIZES[len(self.names)][self.mission], self.names
        team = sorted(self.random.sample(names, size), key=names.index)
        typed = team[:]
        self.random.shuffle(typed)
        self.ask(" ".join(typed), [" ".join(names[:size - 1]), " ".join(names[:size + 1]), f"{names[0]} " * size],
                 id="team", of=self.of(self.leader), options=names, min=size, max=size)
        self.team = team
        votes = "".join(self.random.choices("ar", [3, 2], k=len(names)))
        self.ask(votes, [votes[1:], votes + "a", "maybe"], id="vote", of=None, options=["approve", "reject"],
                 voters=names)
        if 2 * votes.count("a") > len(names):
            return True
        self.rejected, self.team, self.leader = self.rejected + 1, None, self.leader + 1
        if self.rejected == (3 if "three-rejections" in self.variants else 5):
            self.end("evil", "teams-rejected")
        return False

    def may_fail(self, player):
        return "good-may-fail" in self.variants or is_evil(self.roles[player])

    def cards(self):
        team = self.team
        if not self.by_app:
            fails = self.random.choice([0, 0, 0, 1, self.random.randint(0, len(team))])
            self.ask(str(fails), ["-1", str(len(team) + 1), "some"], id="fails", of=None, min=0, max=len(team))
            return fails
        free = [not self.known or self.may_fail(player) for player in team]
        cards = ["fail" if may and self.random.random() < 0.5 else "success" for may in free]
        wrong = [" ".join("success" if i == at else "fail" for i in range(len(team))) for at in range(len(team))
                 if not all(may or i == at for i, may in enumerate(free))]
        self.ask(" ".join(cards), wrong, id="mission", of=None, secret=True, options=["success", "fail"], voters=team)
        return cards.count("fail")

    def look(self):
        names = self.names
        free = [seat for seat in range(len(names)) if seat not in self.held]
        seat = self.random.choice(free)
        self.ask(names[seat], [names[self.random.choice(sorted(self.held))]], id="lady", of=names[self.lady],
                 options=[names[one] for one in free])
        self.lady = seat
        self.held.add(seat)

    def three_succeeded(self):
        if "resistance" in self.variants:
            self.end("good", "missions-done")
        assassin = next((one for one in self.names if self.roles[one] == "assassin"), None) if self.known else None
        options = [one for one in self.names if one != assassin]
        named = self.random.choice(options)
        self.ask(named, [assassin] if assassin else [], id="assassinate", of=assassin, options=options)
        if not self.known:
            self.ask("yes" if self.roles[named] == "merlin" else "no", ["perhaps"], id="was-merlin", of=named)
            self.not_merlin = named if self.roles[named] != "merlin" else None
            if self.roles[named] == "merlin":
                del self.open[named]
        found = self.roles[named] == "merlin"
        self.end("evil" if found else "good", "merlin-found" if found else "merlin-safe")

    def end(self, team, reason):
        self.turn_over()
        winners = [one for one in self.names if is_evil(self.roles[one]) == (team == "evil")]
        self.expected.append(("end", {"winners": winners, "team": team, "reason": reason}))
        raise Over

    def turn_over(self):
        """Reveals the unknown cards in seat order, as long as there is more than one possible role for them."""
        barred = getattr(self, "not_merlin", None)
        for player in self.names:
            if player not in self.open:
                continue
            may = [role for role in ORDER if self.could_be(player, role, barred)]
            if len(may) > 1:
                self.ask(self.roles[player], ["jester"], look=False, id="role-was", options=may + ["unknown"])
            del self.open[player]

    def could_be(self, player, role, barred):
        left = list(self.open.values())
        if role not in left or (role == "merlin" and player == barred):
            return False
        left.remove(role)
        others = [one for one in self.open if one != player]
        return not ("merlin" in left and others == [barred])
