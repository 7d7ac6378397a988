"""narrator check computes everything that could be requested at every question it meets."""
import shutil
import unittest

from tools import Tools

TEXTS = ", ".join(f'["{kind}.{name}"] = "{name}"' for kind in ("ask", "help") for name in ("early", "late"))
HEAD = f'title = {{ en = "T" }}, rule = {{ en = "R" }}, text = {{ en = {{ {TEXTS} }} }}'


class Looks(Tools):
    def fails_at(self, line, said, body, game="secret-hitler"):
        err = self.run_it("check", self.house_rule(body, head=HEAD, game=game).name, status=4).stderr
        self.assertRegex(err, rf"(?m)^(narrator: )?mine\.lua:{line}: .*{said}")

    def test_what_follows_from_the_state_fails_at_the_second_answer_alone(self):
        for rule, given in (("status", "g"), ("display", "g"), ("check", "g"), ("corrections", "g, asked")):
            with self.subTest(rule):
                self.fails_at(8, "at the late one", 'after("begin", function(g)\n  confirm{ id = "early" }\n  g.between = true\n'
                              '  confirm{ id = "late" }\n  g.between = nil\nend)\n'
                              f'around("{rule}", function(base, {given}) assert(not g.between, "at the late one") return base({given}) end)')

    def test_what_follows_from_what_was_said_fails_while_the_game_goes_on(self):
        begin = 'after("begin", function() confirm{ id = "early" } confirm{ id = "late" } end)\n'
        for rule, given in (("topics", "heard"), ("findings", "heard, claims"), ("report", "heard, claims, players")):
            with self.subTest(rule):
                self.fails_at(5, "once nominated", f'{begin}around("{rule}", function(base, {given})\n  local last = heard[#heard]\n'
                              f'  assert(not last or last.id ~= "nominated", "once nominated")\n  return base({given})\nend)')

    def test_what_looking_leaves_is_told_where_it_is_declared(self):
        for written in ("seen = seen + 1", "_, seen = 0, seen + 1"):
            with self.subTest(written):
                self.fails_at(3, "'seen' is written to", 'local a, b, c = 1, 2, 3\nlocal seen = 0\n'
                              f'after("display", function(_) {written} end)\n'
                              'before("turn", function(g) g.boo = seen + a + b + c end)', "wheel-of-history")

    def test_what_looking_leaves_in_names_of_its_own_is_found(self):
        rule = self.house_rule('local function counter()\n  local _ENV = { n = 0 }\n'
                               '  return function() n = n + 1; return n end\nend\nlocal tick = counter()\n'
                               'after("display", function(g) tick() end)\n'
                               'before("turn", function(g) g.boo = tick() end)', head=HEAD, game="wheel-of-history")
        self.assertIn("what rules remember belongs into g", self.run_it("check", rule.name, status=4).stderr)

    def test_what_a_correction_does_fails_where_it_is_set(self):
        for does, said in (("g.there.n = n", "index a nil value"), ("rule.clear_tabel(g)", "did you mean")):
            with self.subTest(does):
                body = f'around("corrections", function(base, g, asked)\n  local list = base(g, asked)\n  list[#list + 1] = {{\n' \
                       f'    id = "n", min = 1, max = 3, set = function(n) {does} end }}\n  return list\nend)'
                head = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { ["correct.n"] = "the number" } }'
                rule = self.house_rule(body, head=head, game="wheel-of-history").name
                checked = self.run_it("check", rule, status=4).stderr
                self.assertRegex(checked, rf"(?m)^narrator: mine\.lua:5: .*{said}")
                self.assertRegex(checked, r"printf '.*correct n [123]\\n' \| narrator play")
                played = self.run_it("play", "wheel-of-history", "-p", "Aki,Binh", "--deal", "circle", "-v", rule,
                                     lines="Aki\ncorrect n 2\n", status=4, XDG_STATE_HOME=self.folder).stderr
                self.assertRegex(played, rf"(?m)^narrator: mine\.lua:5: .*{said}")

    def test_what_fails_at_one_question_of_very_few_games(self):
        for times, players in ((3, 3), (3, 5), (5, 2), (7, 3), (7, 5)):
            for rule in ("status", "display", "check", "ask.advance"):
                with self.subTest(rule, times=times, players=players):
                    fails = f'assert(g.times ~= {times} or #g.players ~= {players} or not dealt("circle"), "then")'
                    counting = "g.times = (g.times or 0) + 1"
                    if rule == "ask.advance":  # its help and prompt
                        body = f'around("{rule}", function(base, q, g)\n  {counting}\n  q.args = function() {fails} return {{}} end\n'
                        self.fails_at(4, "then", f"{body}  return base(q)\nend)", "wheel-of-history")
                        continue
                    self.fails_at(6, "then", f'around("ask.advance", function(base, q, g)\n  {counting}\n  return base(q)\nend)\n'
                                  f'around("{rule}", function(base, g) {fails} return base(g) end)', "wheel-of-history")

    def test_what_is_proved_fails_at_one_question_of_very_few_games(self):
        for times, players in ((3, 5), (5, 8), (7, 10)):
            for rule, given in (("topics", "heard"), ("findings", "heard, claims")):
                with self.subTest(rule, times=times, players=players):
                    self.fails_at(5, "then", f'around("{rule}", function(base, {given})\n'
                                  '  local function heard_of(holds) return count(heard, holds) end\n'
                                  f'  local here = heard_of(function(said) return said.total == {players} and said.id == "setup.envelopes" end) > 0\n'
                                  '  assert(not here or heard[#heard].id ~= "nominated" or '
                                  f'heard_of(function(said) return said.id == "nominated" end) ~= {times}, "then")\n'
                                  f'  return base({given})\nend)')


class OfAGame(Tools):
    """Slips in the game written by new-game: each is reported at its line, with a description."""

    def told(self, *edits, status=0, texts=""):
        shutil.rmtree(self.folder / "hello", ignore_errors=True)
        self.run_it("new-game", "hello")
        game, en = self.folder / "hello" / "game.lua", self.folder / "hello" / "texts" / "en.lua"
        text = game.read_text()
        text = text[:text.index("\ntest(") + 1]
        for old, new in edits:
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        game.write_text(text)
        en.write_text(en.read_text().replace("return {", "return {" + texts, 1))
        run = self.run_it("check", "./hello", "--lang", "en", status=status)
        return text, run.stdout + run.stderr

    def is_told(self, mark, said, *edits, **more):
        text, out = self.told(*edits, **more)
        line = 1 + text.split(mark)[0].count("\n")
        self.assertRegex(out, rf"game\.lua:{line}: .*{said}")

    TURN = "function rule.turn(g, player)\n"

    def test_calls_with_too_few_values(self):
        self.is_told("rule.turn(g)", "rule.turn is called with 1 of its 2 values; nobody gives the last",
                     ("rule.turn(g, player) end", "rule.turn(g) end"), status=4)
        self.is_told("if count", "count is called with 1 value; it wants 2",
                     (self.TURN, self.TURN + "  if count(g.players) > 9 then return end\n"), status=4)
        self.is_told("if over", "over is called with 1 of its 2 values",
                     (self.TURN, "local function over(g, n) return n and g end\n" + self.TURN + "  if over(g) then return end\n"),
                     status=4)

    def test_what_fails_in_the_library_is_told_at_the_call(self):
        self.is_told("where(nil", r'where\(list = nil, keep = "alive", but = nil\): attempt',
                     (self.TURN, self.TURN + '  if #where(nil, "alive") > 9 then return end\n'), status=4)
        self.is_told("map(g.players, 3", r"map\(list = a table, make = 3\): attempt",
                     ("function rule.status(g)\n", "function rule.status(g)\n  map(g.players, 3)\n"), status=4)
        self.is_told("local loaded", r"map\(list = nil, make = nil\): attempt",  # before there is a game
                     (self.TURN, "local loaded = map()\n" + self.TURN), status=4)

    def test_open_ballots_that_are_told_to_some(self):
        texts = '["ask.vote"] = "Vote?", ["help.vote"] = "A or b.", ["votes"] = "{n}.",'
        vote = '  local votes = ballots{ id = "vote", voters = g.players, from = { "a", "b" }SECRET }\n' \
               '  TELL("votes", { n = count(votes, "a") })\n'
        tell = vote.replace("TELL(", "tell(player, ")
        self.is_told("tell(player", "told to some alone",
                     (self.TURN, self.TURN + tell.replace("SECRET", "")), texts=texts)
        for ok in (tell.replace("SECRET", ", secret = true"), vote.replace("SECRET", "").replace("TELL", "announce")):
            self.assertNotIn("told to some", self.told((self.TURN, self.TURN + ok), texts=texts)[1])

    def test_chance_that_was_forgotten(self):
        self.is_told("local die", "was chance = true forgotten",
                     (self.TURN, self.TURN + '  local die = choose{ id = "die", from = { "one", "two" } }\n'
                      '  announce("rolled", { die = die })\n'),
                     texts='["drawn.die"] = "A die.", ["rolled"] = "{die}.", ["word.one"] = "1", ["word.two"] = "2",', status=4)

    def test_what_is_kept_outside_g(self):
        note = "do\n  local seen = {}\n  function rule.note(player) seen[#seen + 1] = player.seat end\nend\n"
        self.is_told("local seen", "'seen' is written to while the game goes on",
                     (self.TURN, note + self.TURN + "  rule.note(player)\n"))
        report = "function rule.report(heard)\n  for _, said in ipairs(heard) do\n    said.seen = true\n  end\n  return {}\nend\n"
        self.is_told("said.seen", "put into what was heard", ("-- What people see.", report + "-- What people see."))

    def test_a_status_at_odds_with_g(self):
        self.is_told("function rule.status", "tells of a player as alive whose field 'out' is true",
                     ("g.sticks = g.sticks - n", "g.sticks = g.sticks - n\n  player.out = n == 3"))

    def test_widgets_at_their_line(self):
        report = 'function rule.report()\n  return {\n    { kind = "list", label = "label.a", items = { 1 } },\n' \
                 '    { kind = "list", label = "label.b", items = 3 },\n  }\nend\n'
        self.is_told('label = "label.b"', "'items' of a widget is a list", ("-- What people see.", report + "-- What people see."),
                     texts='["label.a"] = "A", ["label.b"] = "B",', status=4)

    def test_no_place_is_within_a_comment(self):
        report = '--[[ It has "gauge"\nand "gauge" again. ]]\n' \
                 'function rule.report()\n  return {\n    { kind = "gauge", label = "label.a" },\n  }\nend\n'
        self.is_told('kind = "gauge"', "there is no kind of widget 'gauge'", ("-- What people see.", report + "-- What people see."),
                     texts='["label.a"] = "A",', status=4)

    def test_a_hole_is_told_where_it_is_though_the_game_fails(self):
        self.is_told("return { nil", "nil leaves a hole in this list", ("return { { kind", "return { nil, { kind"), status=4)

    def test_slips_that_break_nothing(self):
        hi = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { hi = "{n:card|cards}, {who}" } }'
        for game, body, line, said in (
                ("werewolf", 'role{ id = "baker", wake = function() local a = 1 return a end }', 2,
                 "nothing reads the field 'wake' of a role; did you mean 'wakes'\\?"),
                ("werewolf", 'role{ id = "baker", wakes = true }', 2, "the role 'baker' has a boolean as wakes: expected a function"),
                ("secret-hitler", 'function count(list) return #list end', 2, "count belongs to the library"),
                ("secret-hitler", 'before("vote", function(g) g.cards = {} end)', 2, "g.cards is where the library keeps"),
                ("secret-hitler", 'before("vote", function(g) announce("hi", { n = "2", who = "x" }) end)', 2,
                 r"text 'hi' has \{n:…\|…\}, which is no number here"),
                ("secret-hitler", 'around("ask.veto", function(base, q, g) return base(q) and "yes" or "no" end)', 2,
                 'around."ask.veto". gives a word where the rule gives true or false'),
                ("secret-hitler", 'before("vote", function(g) if g.president.alive == "yes" then g.tracker = 0 end end)', 2,
                 "'alive' is true or false, and never the word 'yes'"),
                ("secret-hitler", 'around("voters", function(base, g) local list = base(g) list[2] = nil return list end)', 2,
                 "a list has a hole"),
                ("secret-hitler", 'before("vote", function(g) for _ in ipairs(g.enacted.liberals) do end end)', 2,
                 "g.enacted never has a field 'liberals'; did you mean 'liberal'")):
            with self.subTest(body):
                rule = self.house_rule(body, head=hi, game=game).name
                self.assertRegex(self.run_it("check", rule, status=4).stderr, rf"(?m)^(narrator: )?mine\.lua:{line}: .*{said}")

    def test_slips_in_ballots_that_are_forbidden_and_in_tests(self):
        ballot = 'before("vote", function(g)\nballots{ id = "vote", voters = g.players, from = { "ja", "nein" }, against = %s }\nend)'
        for body, line, said in (
                (ballot % 'function(_, it) return it == "ja" and "why.lost" end', "", "a refusal has no text 'why.lost'"),
                (ballot % 'function(_, it) return it == "ja" and 5 end', "", "a reason is the id of a text"),
                (ballot % '"why.lost"', ":3", "its field 'against' is a function"),
                ('test("one", { players = "5" })', ":2", "players is a number, or a list of names")):
            with self.subTest(body):
                rule = self.house_rule(body, head=HEAD).name
                self.assertRegex(self.run_it("check", rule, status=4).stderr, rf"(?m)^(narrator: )?mine\.lua{line}.*{said}")
        played = 'test("nothing", {})\ntest("taken", { play = { "1" }, refuses = false })'
        self.assertIn("All is well", self.run_it("check", self.house_rule(played, head=HEAD).name).stdout)

    def test_rows_are_lists_of_cells(self):
        self.is_told("rows = g.players", "a row of the table is a list of its cells",
                     ("function rule.display(g)\n  return {",
                      'function rule.display(g)\n  return {\n    { kind = "table", columns = { "label.a" }, rows = g.players },'),
                     texts='["label.a"] = "A",', status=4)

    def test_one_slip_is_told_once(self):
        rule = self.house_rule('around("elected", function() return false end)\naround("riot", function() end)', head=HEAD).name
        self.assertEqual(self.run_it("check", rule, status=4).stderr.count("a track of 3 spaces"), 1)

    def test_cards_of_all_told_to_all(self):
        rule = self.house_rule('after("deal_roles", function(g)\n  for _, one in ipairs(g.players) do\n'
                               'local role = cards.face(g, "roles", one.seat)\n'
                               'if role then announce("told", { one = one, role = role }) end end\nend)',
                               head='title = { en = "T" }, rule = { en = "R" }, text = { en = { told = "{one}: {role}" } }').name
        self.assertIn("'told' tells everybody a secret, or a card that was dealt, of each player",
                      self.run_it("check", rule).stdout)

    def test_fields_of_house_rules_that_may_be_beside(self):
        rule = self.house_rule('before("next_mission", function(g) if g.lady == g.leader then g.twice = true end end)',
                               head=HEAD, game="avalon").name
        self.assertIn("All is well", self.run_it("check", rule).stdout)

    def test_words_that_are_nearly_others(self):
        self.is_told("g.stikcs", "'stikcs' stands nowhere else; did you mean 'sticks'",
                     ("g.sticks = g.sticks - n", "g.sticks = g.sticks - n\n  g.stikcs = g.round"))

    def test_an_end_that_is_missing_is_told_where_it_is(self):
        text, out = self.told(("    g.round = g.round + 1\n  end\nend\n", "    g.round = g.round + 1\n  end\n"), status=4)
        line = 1 + text.split("g.round = g.round + 1")[0].count("\n") + 1
        self.assertRegex(out, rf"game\.lua:{line}: behind this line 'end' expected")

    def test_a_test_sets_what_it_is_played_with(self):
        body = 'test("a minute and a half", { players = 5, deal = "none", with = { "discussion-timer" }, set = { seconds = 90 }, ' \
               'play = { "unknown" } })'
        self.run_it("check", self.house_rule(body).name)
        out = self.run_it("check", self.house_rule(body.replace("seconds", "secs")).name, status=4).stderr
        self.assertIn("there is no setting 'secs' to set", out)


if __name__ == "__main__":
    unittest.main()
