"""narrator check: tests in files, settings, policies, and words shared by rules and the program."""
import unittest

from tools import Tools


class Words(Tools):
    def passes(self, body):
        return self.run_it("check", self.house_rule(body).name).stdout

    def fails(self, body):
        return self.run_it("check", self.house_rule(body).name, status=4).stderr

    def test_what_is_not_said_may_be_a_word_in_another_text(self):
        self.run_it("new-game", "sticks")
        texts, rules = self.folder / "sticks/texts/en.lua", self.folder / "sticks/game.lua"
        texts.write_text(texts.read_text().replace("return {", 'return {\n  ["takes.over"] = "Over.", ["over"] = "It is over.",', 1)
                         .replace("{left} left", "{left} left over"))
        rules.write_text(rules.read_text() + '\ntest("goes on", { play = { "3" }, not_said = "over" })\n')
        self.run_it("check", "sticks")

    def test_the_id_of_a_game(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        self.assertNotIn("remark", self.run_it("check", "./sticks").stdout)
        rules.write_text(rules.read_text().replace('id = "sticks"', 'id = "stikcs"', 1))
        self.assertRegex(self.run_it("check", "./sticks").stdout,
                         r"game\.lua:\d+: remark: 'stikcs' is not the name of the game's folder; did you mean 'sticks'")
        rules.write_text(rules.read_text().replace('id = "stikcs"', 'id = "werewolf"', 1))
        self.assertRegex(self.run_it("check", "./sticks", status=4).stderr,
                         r"game\.lua:\d+: 'werewolf' is a game that comes with narrator")

    def test_each_files_tests_are_of_that_file_alone(self):
        for name, other in (("one", "two"), ("two", "one")):
            (self.folder / f"{name}.lua").write_text(
                f'variant{{ id = "{name}", game = "secret-hitler", title = {{ en = "{name}" }}, rule = {{ en = "{name}" }},'
                f' text = {{ en = {{ ["{name}.said"] = "{name} is here." }} }} }}\n'
                f'after("nominate", function() announce("{name}.said") end)\n'
                f'test("alone", {{ deal = "none", play = {{ "unknown", "1", "2" }}, says = "{name}.said", not_said = "{other} is here" }})\n')
        self.assertIn("The 2 tests in the file come out.", self.run_it("check", "one.lua", "two.lua").stdout)

    def test_a_rule_that_is_called_for_some_values_alone_is_not_replaced(self):
        self.assertNotIn("never met", self.passes('around("exercise_power", function(base, g, power, president)\n'
                                                  '  if power then return end\n  return base(g, power, president)\nend)'))

    def test_a_number_that_is_not_whole_is_called_that(self):
        self.assertIn('around("patience") gives a number that is not whole where the rule gives a number\n',
                      self.fails('around("patience", function(base, g) return base(g) / 2 end)'))

    def test_fields_of_questions_are_of_their_kinds(self):
        for given, told in (("q.form = g.players", "a field 'form', which no question has; did you mean from"),
                            ('q.secret = "yes"', "its field 'secret' is true or false"),
                            ('q.min = "1"', "its field 'min' is a whole number"),
                            ('q.why = "why.dead"', "its field 'why' is a function")):
            err = self.fails(f'around("ask.nominate", function(base, q, g)\n  {given}\n  return base(q)\nend)')
            self.assertRegex(err, rf"mine\.lua:\d+: question 'nominate'.*{told}")
        self.assertRegex(self.fails('before("vote", function(g)\n  number{ id = "vote", from = 1, max = 5 }\nend)'),
                         "question 'vote': its field 'from' is for choose, ballots and deal")
        for given, told in (("voters = g.players", "ballots"), ("tally = true", "ballots"), ("unknown = true", "deal"),
                            ('words = { "x" }', "number")):
            err = self.fails(f'around("ask.nominate", function(base, q, g)\n  q.{given}\n  return base(q)\nend)')
            self.assertRegex(err, rf"mine\.lua:\d+: question 'nominate': its field '{given.split()[0]}' is for {told}\n")

    def test_a_game_that_has_begun_is_not_refused(self):
        head = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { no = "No." } }'
        self.house_rule('before("take_office", function()\n  refuse("no")\nend)', head)
        self.assertRegex(self.run_it("check", "mine", status=4).stderr, r"mine\.lua:3: refuse\(…\) refuses to begin a game, .*win\{…\} ends it")
        self.house_rule('before("play", function(g)\n  if #g.players == 5 then refuse("no") end\nend)', head)
        self.run_it("check", "mine")

    def test_forms_of_a_player(self):
        for key in ("hi", '["hi"]'):
            self.house_rule('before("vote", function(g) announce("hi", { who = g.president }) end)',
                            f'title = {{ en = "T" }}, rule = {{ en = "R" }},\ntext = {{ en = {{ {key} = "{{who:a|b}}" }} }}')
            self.assertIn("mine.lua:3: text 'hi' has {who:…|…}, which is no number here; the text stands at mine.lua:2\n",
                          self.run_it("check", "mine", status=4).stderr.replace("./", ""))

    def test_the_pause_of_a_line_is_a_number_of_seconds(self):
        head = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { hi = "Hi." } }'
        for pause in ('"3"', "-3", "3601", "3 / 2", "{}"):
            self.house_rule(f'before("vote", function()\n  narrate("hi", nil, {pause})\nend)', head)
            self.assertIn("mine.lua:3: narrate takes whole seconds of silence, from 0 to 3600",
                          self.run_it("check", "mine", status=4).stderr)
        self.house_rule('before("vote", function() narrate("hi", nil, 3600) narrate("hi", nil, 0) end)', head)
        self.run_it("check", "mine")

    def test_a_bad_value_has_its_name_and_line(self):
        for text, wrong in (('"a\\nb"', "a text holds a control character"), ('"\\200"', "a text is no valid UTF-8"),
                            ("5", "expected a text in quotes")):
            self.house_rule("", f'title = {{ en = "T" }}, rule = {{ en = "R" }}, text = {{ en = {{ one = "1",\n["two"] = {text}, }} }}')
            self.assertRegex(self.run_it("check", "mine", status=4).stderr, rf"mine\.lua:2: text 'two': {wrong}\n  2 \|")
        self.house_rule("", 'title = { en = "T" }, rule = { en = "R" }, settings = {\na = { default = 1 },\nb = { default = 0.5 } }')
        self.assertRegex(self.run_it("check", "mine", status=4).stderr, r"mine\.lua:3: variant\{…\} settings\.b\.default: a number has a fraction")
        for given, wrong in (('("y"):rep(4097)', "a text is too long"), ("string.char(200)", "a text is no valid UTF-8")):
            self.assertIn(f"mine.lua:3: g.x: {wrong}\n  3 |", self.fails(f'before("vote", function(g)\n  g.x = {given}\nend)'))

    def test_what_fails_without_a_reason_has_its_line(self):
        for call in ("error()", "error({ 1 })", "assert(nil, {})"):
            self.assertIn("mine.lua:3: this fails without saying why; expected a text",
                          self.fails(f'before("vote", function()\n  {call}\nend)'))

    def test_a_list_with_a_hole_names_what_is_missing(self):
        for table, wrong in (("{ [3] = 1 }", "is a list with a hole: it has [3] and no [1]"), ("{ [0] = 1 }", "has [0]; a list begins with [1]")):
            self.assertIn(f"mine.lua:2: g.x {wrong}\n", self.fails(f'before("vote", function(g) g.x = {table} end)'))

    def test_a_status_of_other_players_names_the_file(self):
        self.assertIn("mine.lua: rule.status tells of 4 players where 5 play", self.fails('before("vote", function(g) table.remove(g.players) end)')
                      .replace("narrator: ", ""))

    def test_an_empty_title_is_none(self):
        self.house_rule("", 'rule = { en = "R" },\n  title = { en = "" }')
        self.assertIn("mine.lua:2: variant{…} has an empty title: expected en", self.run_it("check", "mine", status=4).stderr)

    def test_a_word_of_the_file_is_meant_rather_than_any_other(self):
        self.house_rule('before("take_office", function(g)\n  local n = choose{ id = "bid", of = g.president, from = { "pass", "raise" } }\n'
                        '  if n == "pas" then g.bid = 1 end\nend)',
                        'title = { en = "T" }, rule = { en = "R" }, text = { en = { ["ask.bid"] = "?", ["help.bid"] = "H.",'
                        ' ["word.pass"] = "pass", ["word.raise"] = "raise" } }')
        self.assertIn("mine.lua:4: nothing ever is 'pas'; did you mean 'pass'?", self.run_it("check", "mine", status=4).stderr)

    def test_base_is_given_to_around_alone_and_first(self):
        self.assertRegex(self.fails('before("vote", function(base, g) end)'), r"mine\.lua:2: before and after do not give base")
        self.assertRegex(self.fails('around("patience", function(g, base) return base(g) end)'),
                         r"mine\.lua:2: around gives base first: function\(base, g")

    def test_a_rule_is_shown_as_it_stands(self):
        (self.folder / "long.lua").write_text('variant{\n  id = "long", game = "secret-hitler", title = { en = "Long" },\n'
                                              '  rule = { en = "It ends {more} later." },\n}\nafter("elected", function() end)\n')
        self.assertIn("long.lua:3: rule has {more}, which nothing gives: it is shown as it stands",
                      self.run_it("check", "long.lua", status=4).stderr)

    def test_values_of_settings(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        rules.write_text(rules.read_text().replace('option("sticks")', 'rule.sticks()', 1)
                         + '\nfunction rule.sticks()\n  if option("sticks") > 15 then error("not for so many") end\n'
                           '  return option("sticks")\nend\n')
        self.assertRegex(self.run_it("check", "sticks", status=4).stderr, r"game\.lua:\d+: not for so many")
        self.run_it("check", "sticks", "--set", "sticks=9")
        self.assertIn("has no setting 'stones'", self.run_it("check", "sticks", "--set", "stones=9", status=64).stderr)

    def test_a_policy_that_fails_has_its_line(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        lines = rules.read_text().count("\n") + 2
        rules.write_text(rules.read_text() + '\npolicy("p", { answer = { take = function() return "four" end } })\n')
        self.assertIn(f"sticks/game.lua:{lines}: policy 'p', question 'take'", self.run_it("check", "sticks", status=4).stderr)

    def test_the_library_fails_where_it_is_called(self):
        for call, wrong in (('cards.learn(g, "policies", 1)', "no face is given for card 1"),
                            ('cards.learn(g, "policies", 99, "liberal")', "99 is no card of deck 'policies'"),
                            ('cards.bar(g, "polices", 1, "liberal")', "there is no deck named 'polices'; did you mean 'policies'"),
                            ('reveal("everybody", g.players[1], "role", true)', "gives true or false as 'role'")):
            self.assertRegex(self.fails(f'before("vote", function(g)\n  {call}\nend)'), rf"mine\.lua:3: .*{wrong}")

    def test_a_rule_is_called_by_another_name_than_it_has(self):
        was = 'function rule.mistrusted(g, player) return player == g.president end\n'
        use = 'around("voters", function(base, g) return except(base(g), function(one) return rule.mistrusted(g, one) end) end)'
        self.assertNotIn("nobody calls", self.passes(was + use))
        wrong = r"mine\.lua:2: nobody calls rule\.{}, and rule\.{} is called though there is none"
        self.assertRegex(self.fails(was.replace("mistrusted(", "mistursted(") + use), wrong.format("mistursted", "mistrusted"))
        self.assertRegex(self.fails(was + use.replace("mistrusted", "mistrustted")), "mistrustted")

    def test_rule_play_under_another_name(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        rules.write_text(rules.read_text().replace("function rule.play(", "function rule.ply("))
        self.assertRegex(self.run_it("check", "./sticks", status=4).stderr,
                         r"sticks/game\.lua:\d+: the game has rule\.ply and no rule\.play")

    def test_blocks_on_one_line_that_never_ran(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        lines = rules.read_text().count("\n") + 1
        text = rules.read_text().replace("g.round = g.round + 1", 'if g.round > 99 then error("so long") end', 1)
        rules.write_text(text + "function rule.unused(g) return g end\n")
        out = self.run_it("check", "sticks").stdout
        self.assertIn(f"sticks/game.lua:{lines}: remark: this never ran: nothing called the function", out)
        self.assertIn("sticks/game.lua:15: remark: this never ran: no game and no test came past the condition here", out)

    def test_a_function_on_one_line_was_called(self):
        out = self.passes('around("elected", function(base, g, ja) if ja == 99 then return true end return base(g, ja) end)\n')
        self.assertIn("this never ran: no game and no test came past the condition here", out)
        self.assertNotIn("nothing called", out)

    def test_slips_of_one_word(self):
        self.run_it("new-game", "sticks")
        rules, texts = self.folder / "sticks/game.lua", self.folder / "sticks/texts/en.lua"
        text, lines = rules.read_text(), rules.read_text().count("\n") + 2
        for code, wrong in (('function rule.app(g)\n  return g.round and dealt("card")\nend', "there is no component 'card' to be dealt"),
                            ('function rule.me(player, other)\n  return player.seat == 1 or player == other.seat\nend',
                             "'player' has fields of its own here and is compared with a seat")):
            rules.write_text(f"{text}{code}\n")
            self.assertIn(f"sticks/game.lua:{lines}: {wrong}", self.run_it("check", "sticks", status=4).stderr)
        for slip, told in (("alive = true", "has a field 'alvie'; did you mean alive"),
                           ("phase =", "a status has no field 'phaes'; did you mean phase")):
            rules.write_text(text.replace(slip, slip.replace("alive", "alvie").replace("phase", "phaes")))
            self.assertIn(told, self.run_it("check", "sticks", status=4).stderr)
        rules.write_text(text.replace("alive = true", 'alive = "true"'))
        self.assertRegex(self.run_it("check", "sticks", status=4).stderr, r"sticks/game\.lua:\d+: alive = \"true\" is neither true")
        rules.write_text(text)
        texts.write_text(texts.read_text().replace("return {", 'return {\n  ["hepl.take"] = "How?",', 1))
        self.assertIn("text 'hepl.take' was shown nowhere", self.run_it("check", "sticks").stdout)

    def test_what_base_gives_is_not_lost(self):
        body = 'around("not_eligible", function(base, g, president, player)\n  if g.round > 2 then return "why.dead" end\n  {}\nend)'
        self.assertNotIn("is lost here", self.passes(body.format("return base(g, president, player)")))
        self.assertIn("mine.lua:4: remark: what base gives is lost here", self.passes(body.format("base(g, president, player)")))

    def test_an_announcement_without_a_text_is_one_finding(self):
        self.run_it("new-game", "sticks")
        texts = self.folder / "sticks/texts/en.lua"
        texts.write_text(texts.read_text().replace('["takes"]', '["tkes"]', 1))
        self.assertEqual(self.run_it("check", "sticks", status=4).stderr.count("an announcement has no text 'takes'"), 1)

    def test_words_that_the_program_shows_have_a_text(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        text = rules.read_text()
        for was, now, wrong in (('phase = "turns"', 'phase = "turn"', "phase 'turn' of rule.status has no text 'phase.turn'; did you mean 'phase.turns'?"),
                                ('reason = "last-stick"', 'reason = "last-stik"', "reason 'last-stik' of win{…} has no text"),
                                ('announce("takes", {', 'announce("takes", { timer = -1,', "a timer that is no number of seconds"),
                                ('announce("takes", {', 'announce("takes", { recall = "vots",', "announcement 'takes' recalls 'vots'; did you mean votes"),
                                ("players = map(g.players,", "players = map({ g.players[1] },", "tells of 1 players where 2 play")):
            rules.write_text(text.replace(was, now))
            line = text[:text.index(was)].count("\n") + 1
            err = self.run_it("check", "sticks", status=4).stderr
            self.assertIn(wrong, err)
            if "players" not in was:
                self.assertRegex(err, rf"sticks/game\.lua:{line}: ")

    def test_a_policy_hears_and_answers_what_there_is(self):
        self.run_it("new-game", "sticks")
        rules = self.folder / "sticks/game.lua"
        at = rules.read_text().count("\n") + 3
        rules.write_text(rules.read_text() + '\npolicy("p", {\n  hear = { tooks = function() end },\n  answer = { taek = function() end },\n})\n')
        err = self.run_it("check", "sticks", status=4).stderr
        self.assertRegex(err, rf"sticks/game\.lua:{at}: policy 'p': there is no announcement 'tooks'")
        self.assertEqual(err.count("'tooks'"), 1)
        self.assertNotIn("word.", err)
        self.assertRegex(err, rf"sticks/game\.lua:{at + 1}: policy 'p': there is no question 'taek'; did you mean take")

    def test_what_other_languages_write(self):
        for line, column, words in (("if g.tracker != 1 then return end", 17, "near '!'; “is not” is written ~="),
                                    ("if g.tracker = 1 then return end", 17, "near '='; == compares, = sets"),
                                    ("g.tracker += 1", 14, r"near '\+'; write it out: x = x \+ 1"),
                                    ("return true && false", 17, "near '&'; “and” is written and"),
                                    ("if g.tracker > 1 { return }", 21, "near '{'; a condition is if … then … end"),
                                    ("local x = { a = 1 b = 2 }", 22, "near 'b'; is a comma missing before it?"),
                                    ("local x = { word.b = 2 }", 23, "near '='; a name with a dot"),
                                    ("if g.tracker == null then return end", 20, "nothing is written nil"),
                                    ("if g.tracker then return True end", 29, "it is written true")):
            self.assertRegex(self.fails(f'before("vote", function(g)\n    {line}\nend)'),
                             rf"mine\.lua:3: .*{words}.*\n.*\n    \| {' ' * column}\^")

    def test_characters_that_no_script_has(self):
        for line, column, words in (("announce(“hello”)", 13, "‘“’ .U.201C. means nothing here; type \" instead"),
                                    ("g.x\u00a0= 1", 7, "U.00A0. means nothing here; it is a special space: type a plain one"),
                                    ("g.x = （1)", 10, r"‘（’ .U.FF08. means nothing here; type \( instead"),
                                    ("local số = 1", 11, r"‘ố’ .* names are made of a to z, digits and _")):
            self.assertRegex(self.fails(f'before("vote", function(g)\n    {line}\nend)'),
                             rf"mine\.lua:3: .*{words}.*\n.*\n    \| {' ' * column}\^")

    def test_an_end_that_is_missing_within_brackets(self):
        for body, behind in (("  if g.round > 1 then\n    g.x = 1\nend)", 4), ("  for _ in ipairs(g) do\n  if g.x then\n  end\nend)", 5)):
            self.assertRegex(self.fails(f'before("vote", function(g)\n{body}\nlocal x = 1'),
                             rf"mine\.lua:{behind}: behind this line 'end' expected \(to close 'function' at line 2\)")

    def test_the_first_of_two_that_could_be_where_it_stops_is_sound(self):
        self.assertRegex(self.fails("local b = 1 1"), r"mine\.lua:2: .*near '1'\n.*\n    \| {13}\^")

    def test_a_local_that_stands_below(self):
        self.assertRegex(self.fails('before("vote", function(g) helper(g) end)\nlocal function helper(g) end'),
                         r"mine\.lua:2: there is nothing called 'helper'; the local of line 3 is known only behind it")

    def test_a_player_is_compared_with_what_is_none(self):
        for never, words in (("g.president == 1", "'president' is a player, and a player is never the number 1"),
                             ("g.president ~= true", "a player is never true"),
                             ("g.president == g.chancellor.seat", "a player is never the seat of one"),
                             ("g.chancellor.name == g.president", "a player is never the name of one"),
                             ("not g.chancellor == g.president", "not belongs to 'chancellor' alone here; expected ~=")):
            body = 'before("take_office", function(g)\n  if %s then g.odd = 1 end\nend)'
            self.assertRegex(self.fails(body % never), rf"mine\.lua:3: .*{words}")
        self.passes(body % "g.president == g.chancellor or g.chancellor.seat == g.president.seat")

    def test_functions_that_are_given_and_return_nothing(self):
        body = 'around("voters", function(base, g)\n  return except(base(g), function(one) %s one == g.president end)\nend)'
        self.assertRegex(self.fails(body % "local _ ="), r"mine\.lua:3: the function given to except returns nothing")
        self.passes(body % "return")
        self.assertRegex(self.fails('around("ask.vote", function(base, q, g)\n  q.voters = except(q.voters, "dead")\n'
                                    '  return base(q)\nend)'), r"mine\.lua:3: .* a function has to be called, as in voters\(\)")

    def test_the_house_rule_is_named_where_the_games_own_file_fails(self):
        fails = r"mine\.lua:{}: here the game fails: .*{} \(scripts/secret-hitler/.*\)"
        self.assertRegex(self.fails('around("patience", function(base, g) return option("patient") end)'),
                         fails.format(2, "there is no setting named 'patient'.*"))
        self.assertRegex(self.fails('before("vote", function(g)\n  g.mark = 1\n  rule.party(g)\nend)'), fails.format(4, "nil value.*"))
        self.assertRegex(self.fails('around("voters", function(base, g)\n  return rule.voters(g)\nend)'),
                         r'mine\.lua:3: around\("voters"\) uses rule.voters, which calls it again: base')
        self.assertRegex(self.fails('around("elected", function(base, g, ja)\n  return ja > #rule:voters(g)\nend)'),
                         r"mine\.lua:3: rule:voters\(…\) has a colon; expected rule.voters\(…\)")

if __name__ == "__main__":
    unittest.main()


if __name__ == "__main__":
    unittest.main()
