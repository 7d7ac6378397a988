"""A referee of villages: plays the answers of a log by the rules as described to people (narrator-games(7)), without
using the scripts, and determines who died of what, who won, and why."""
import re

WOLVES = {"wolf", "alpha", "wolf-cub", "white-wolf"}
PLAIN = ("villager", "drunk")
TEAMS = {role: "wolves" for role in ("wolf", "alpha", "wolf-cub", "minion", "sorceress")} | {
    role: role for role in ("tanner", "white-wolf", "serial-killer")}
TOLD = ("died-in-the-night", "nobody-died", "nobody-else-died", "lynched", "nobody-lynched", "prince.lives", "dies-of-grief", "hunter.shoots", "has-left")


class Over(Exception):
    """The game has ended: team, reason, winners."""


class Village:
    def __init__(self, lines):
        header = next(line for line in lines if "narrator" in line)
        self.players, self.rules = header["players"], set(header["variants"])
        self.settings = header.get("settings", {}).get("game", {})
        self.answers = [line for line in lines if "ask" in line]
        self.told = [(say["id"], sorted(set(re.findall(r"\bP\d+\b", say["text"]))), say["text"])
                     for line in self.answers for say in line["say"] if say["id"] in TOLD]
        self.at = 0
        dealt = self.take("roles")
        self.role = {name: dealt[name] for name in self.players}
        self.take_if("fool-order")
        self.over = [role for place, role in dealt.items() if place not in self.role]
        self.dealt = list(self.role.values())
        self.living, self.turned, self.bitten, self.spared = list(self.players), set(), set(), set()
        self.turning = set()  # in the dawn that is just happening
        self.lovers, self.mayor, self.cub_died, self.used = [], None, None, set()
        self.guarded = self.shielded = None
        self.nights, self.said = 0, []

    # The answers, and the announcements they must lead to.

    def asked(self, *ids):
        return self.at < len(self.answers) and self.answers[self.at]["ask"] in ids

    def take(self, id):
        answer = self.answers[self.at]
        assert answer["ask"] == id, f"asked is {answer['ask']} where the referee waits for {id}"
        self.at += 1
        return answer["answer"]

    def take_if(self, id):
        return self.take(id) if self.asked(id) else None

    def pointed(self, id):
        """Returns whom a role points at, who must be alive; None for nobody, or if it was not asked."""
        whom = self.take_if(id)
        assert whom in (None, "nobody") or whom in self.living, f"{id} names the dead {whom}"
        return None if whom == "nobody" else whom

    def tell(self, id, *names):
        self.said.append((id, sorted(names)))

    def setting(self, name, default):
        return self.settings.get(name, default)

    # The properties of players.

    def is_wolf(self, name):
        return name in self.turned or self.role[name] in WOLVES

    def team(self, name):
        return "wolves" if name in self.turned else TEAMS.get(self.role[name], "village")

    def alive_with(self, role):
        return [name for name in self.living if self.role[name] == role]

    # A night.

    def night(self):
        self.nights += 1
        quiet = self.nights == 1 and ("first-night" in self.rules or self.setting("begins", "night") == "quiet-night")
        if self.nights == 1:
            self.first_night()
        if self.nights == 3 and self.alive_with("drunk"):
            drunk = self.alive_with("drunk")[0]
            self.role[drunk], self.over[-1] = self.over[-1], "drunk"
        aimed = self.wolves(quiet)
        turns = self.take_if("alpha") == "yes"
        assert not turns or ("alpha" not in self.used and aimed and self.alive_with("alpha")), "the alpha cannot"
        self.used |= {"alpha"} if turns else set()
        killed = [self.pointed("white-wolf")]
        assert not killed[0] or self.nights % 2 == 0, "the white wolf kills every second night"
        assert self.pointed("sorceress") not in self.alive_with("sorceress"), "the sorceress points at itself"
        while self.asked("seer"):  # the fool is asked as the seer is, and answered by lot
            seen = self.pointed("seer")
            role = "fool" if self.asked("fool-nod") else "seer"
            assert seen not in self.alive_with(role), f"the {role} points at itself"
            if role == "fool":
                self.take("fool-nod")
        self.smell()
        self.guarded = self.watch("doctor", self.guarded, "doctor-repeat" in self.rules)
        self.shielded = self.watch("bodyguard", self.shielded, False)
        killed.append(self.once("vigilante"))
        killed.append(self.pointed("serial-killer"))
        bites = [hit for hit in map(self.hit, aimed) if hit]
        healed = self.take_if("witch-heal") == "yes"
        assert not healed or (bites and "witch-heal" not in self.used), "there is nobody to heal"
        self.used |= {"witch-heal"} if healed else set()
        poisoned = self.once("witch-poison")
        self.dawn([] if healed else bites, [name for name in [*killed, poisoned] if name], turns)

    def smell(self):
        aimed = self.pointed("fox")
        if aimed:
            assert self.alive_with("fox") and "fox" not in self.used, "the fox cannot"
            at = self.living.index(aimed)
            three = {self.living[place % len(self.living)] for place in (at - 1, at, at + 1)}
            if not any(map(self.is_wolf, three)):
                self.used.add("fox")

    def first_night(self):
        taken = self.take_if("thief")
        assert not taken or taken == "nobody" or taken in self.over[:2], "that card is not left over"
        if taken and taken != "nobody":
            thief = self.alive_with("thief")[0]
            self.over[self.over.index(taken)] = "thief"
            self.role[thief] = taken
        elif taken and self.alive_with("thief"):
            assert not all(role in WOLVES for role in self.over[:2]), "of two wolves one must be taken"
        self.lovers = self.take_if("lovers") or []
        while self.asked("cupid"):
            named = self.take("cupid")
            named = [name for name in ([named] if isinstance(named, str) else named) if name != "nobody"]
            self.lovers = named if len(named) == 2 else []
            if len(named) != 1:
                break

    def wolves(self, quiet):
        aimed = self.take_if("wolves") or []
        aimed = [name for name in ([aimed] if isinstance(aimed, str) else aimed) if name != "nobody"]
        assert not quiet or not aimed, "nobody is eaten in a quiet night"
        assert len(aimed) <= (2 if self.cub_died == self.nights - 1 and self.cub_died is not None else 1), "too many are chosen"
        for name in aimed:
            assert name in self.living, "the wolves choose somebody dead"
            assert not self.is_wolf(name) or "wolves-may-eat-wolves" in self.rules, "wolves eat no wolf"
        assert not aimed or any(map(self.is_wolf, self.living)), "no wolf is there to choose"
        return aimed

    def watch(self, role, before, may_stay):
        whom = self.pointed(role)
        assert whom is None or whom != before or may_stay, f"the {role} stays with {whom}"
        assert whom is None or self.alive_with(role), f"no {role} is there"
        return whom

    def once(self, power):
        whom = self.pointed(power)
        assert whom is None or power not in self.used, f"{power} a second time"
        self.used |= {power} if whom else set()
        return whom

    def hit(self, aimed):
        """Returns whom the bite hits, or None."""
        if aimed == self.guarded:
            return None
        guards = [name for name in self.players if self.role[name] == "bodyguard"]
        met = guards[0] if aimed == self.shielded and guards else aimed
        return None if met == self.guarded else met

    def dawn(self, bites, killed, turns):
        dying, turning = set(killed), []
        for name in bites:
            if turns and self.is_wolf(name):
                continue
            if turns:
                turning.append(name)
            elif self.role[name] == "elder" and name not in self.bitten:
                continue
            elif self.role[name] == "cursed" and name not in self.turned:
                turning.append(name)
            else:
                dying.add(name)
        self.bitten |= set(bites)
        self.turning = {name for name in turning if name not in dying}
        self.turned |= self.turning
        if dying:
            self.tell("died-in-the-night", *dying)
        else:
            self.tell("nobody-died")
        self.event(dying, "night")
        self.turning = set()

    # The consequences of deaths: one event.

    def event(self, dying, cause):
        self.fall(dying, cause)
        if cause == "lynched" and any(self.role[name] == "tanner" for name in dying):
            self.win("tanner", "tanner-lynched")
        self.follow(dying, cause)
        if self.mayor and self.mayor not in self.living:
            left = cause == "left" and self.mayor in dying
            if self.setting("successor", False) and not left and self.living:
                self.mayor = self.pointed("successor")
        self.end()

    def fall(self, dying, cause):
        for name in dying:
            self.living.remove(name)
            if name in self.turning:  # who dies in that dawn is not turned
                self.turned.remove(name)
            if self.role[name] == "wolf-cub" and cause != "left":
                self.cub_died = self.nights

    def follow(self, dead, cause):
        """Applies grief until nobody grieves, then the shots in seat order, each with its consequences."""
        dead = list(dead)
        causes = {name: cause for name in dead}
        for name in dead:
            other = [lover for lover in self.lovers if lover != name] if name in self.lovers else []
            if other and other[0] in self.living and (causes[name] != "left" or self.setting("leaver-grief", False)):
                self.tell("dies-of-grief", *other)
                self.fall(other, "grief")
                dead += other
                causes[other[0]] = "grief"
        for name in sorted(dead, key=self.players.index):
            if self.role[name] != "hunter" or causes[name] == "left" or not self.living:
                continue
            shot = self.take("shoot")
            if shot != "nobody":
                assert shot in self.living, "somebody dead is shot"
                self.tell("hunter.shoots", name, shot)
                self.fall([shot], "shot")
                self.follow([shot], "shot")

    def end(self):
        wolves = [name for name in self.living if self.is_wolf(name)]
        alone = [name for name in self.living if self.role[name] in ("white-wolf", "serial-killer")]
        if not self.living:
            self.win("village", "no-wolves")
        if alone and len(self.living) == 1:
            self.win(self.role[alone[0]], "alone")
        if not wolves and not alone:
            self.win("village", "no-wolves")
        if self.lovers and set(self.lovers) == set(self.living) and len({*map(self.team, self.lovers)}) == 2:
            self.win("lovers", "lovers-left")
        ends = self.setting("ends", "parity")
        if not alone and (
                len(wolves) == len(self.living) or (ends == "parity" and 2 * len(wolves) >= len(self.living))):
            self.win("wolves", "parity")
        if not wolves:  # beside a killer of their own, wolves of whom none lives win nothing
            return
        plain = [name for name in self.living if self.role[name] in PLAIN and name not in self.turned]
        special = [name for name in self.living if self.role[name] not in PLAIN and self.team(name) == "village"]
        lost = [self.role[name] for name in self.players if name not in self.living or name in self.turned]
        if ends == "last-villager" and any(r in PLAIN for r in self.dealt) and any(r in PLAIN for r in lost) and not plain:
            self.win("wolves", "no-villagers")
        if ends == "specials" and any(r not in PLAIN and r not in TEAMS for r in self.dealt) and not special \
                and any(r not in PLAIN and r not in TEAMS for r in lost):
            self.win("wolves", "no-specials")

    def win(self, team, reason):
        winners = self.lovers if team == "lovers" else [
            name for name in self.players if team in (self.team(name), self.role[name])]
        raise Over(team, reason, sorted(winners))

    # A day.

    def day(self):
        if "mayor" in self.rules and self.mayor not in self.living:
            self.mayor = self.pointed("mayor")
        condemned = self.by_hands() if self.rules & {"plurality", "no-nomination"} else self.by_trials()
        if not condemned:
            return self.tell("nobody-lynched")
        dying = []
        for name in condemned:
            if self.role[name] == "prince" and name not in self.spared:
                self.spared.add(name)
                self.tell("prince.lives", name)
            else:
                dying.append(name)
        for name in dying:
            self.tell("lynched", name)
        return self.event(dying, "lynched")

    def weight(self, names):
        return sum(2 if name == self.mayor else 1 for name in names)

    def leave(self):
        name = self.take("left")
        self.tell("has-left", name)
        self.event([name], "left")

    def trial(self):
        """Returns the accuser and the accused, or None."""
        while True:
            accuser = self.take("accuse")
            if accuser == "nobody":
                return None
            if accuser == "left":
                self.leave()
                continue
            accused, second = self.take("nominate"), self.take("second")
            assert len({accuser, accused, second}) == 3 and {accuser, accused} <= set(self.living), "no such trial"
            if second != "nobody":
                return accused

    def by_trials(self):
        while True:
            accused = self.trial()
            if not accused:
                return []
            votes = self.take("vote")
            assert sorted(votes) == sorted(self.living), "others vote than live"
            hands = [name for name, vote in votes.items() if vote == "lynch"]
            if 2 * self.weight(hands) > self.weight(votes):
                return [accused]

    def by_hands(self):
        if "no-nomination" in self.rules:
            while (now := self.take("talk-over")) == "left":
                self.leave()
            return self.vote() if now == "vote" else []
        accused = []
        while (one := self.trial()):
            accused.append(one)
        return self.vote() if [one for one in accused if one in self.living] else []

    def most(self, tie):
        votes = self.take("vote")
        assert sorted(votes) == sorted(self.living), "others vote than live"
        weights = {whom: self.weight([name for name in votes if votes[name] == whom]) for whom in votes.values()}
        best = [whom for whom in weights if weights[whom] == max(weights.values())]
        if len(best) > 1 and tie != "nobody":
            best = [whom for whom in best if whom != "nobody"]
        return best

    def vote(self):
        tie = self.setting("tie", "nobody")
        best = self.most(tie)
        if len(best) == 1:
            return [] if best == ["nobody"] else best
        if self.alive_with("scapegoat"):
            return self.alive_with("scapegoat")
        if tie == "all":
            return sorted(best, key=self.players.index)
        if tie == "run-off":
            best = self.most(tie)
            return best if len(best) == 1 and best != ["nobody"] else []
        if tie == "lot" or (tie == "mayor" and self.mayor in self.living):
            one = self.take("lot" if tie == "lot" else "tie")
            assert one in best, "not one of the tied"
            return [one]
        return []

    def judge(self):
        """Returns the referee's verdict on the end."""
        begins_by_day = self.setting("begins", "night") == "day"
        try:
            while True:
                if begins_by_day:
                    self.day()
                self.night()
                if not begins_by_day:
                    self.day()
        except Over as over:
            return over.args
