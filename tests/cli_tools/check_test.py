"""narrator check: faults of a house rule are found before the game."""
import os
import re
import subprocess
import unittest

from tools import GAMES, PROGRAM, Tools

LOOP = 'around("voters", function() while true do end end)'


class Check(Tools):
    def passes(self, body, **head):
        return self.run_it("check", self.house_rule(body, **head).name).stdout

    def fails(self, body, *words, **head):
        """Returns the output of the check."""
        return self.run_it("check", self.house_rule(body, **head).name, *words, status=4).stderr

    def test_a_good_one_is_told_what_it_changes_and_how_to_play_it(self):
        out = self.passes('around("may_speak", function() return true end)')
        self.assertIn("It changes: may_speak", out)
        self.assertRegex(out, r"\d\d random games of 5 to 10 players came to their end")
        self.assertIn("narrator play secret-hitler -v", out)
        self.assertNotIn("translated", out)

    def test_a_slip_of_the_pen_has_its_line_and_a_caret(self):
        err = self.fails('around("may_speak", function( return true end)')
        self.assertIn("mine.lua:2:", err)
        self.assertIn("2 | around(", err)
        self.assertRegex(err, r"(?m)^ +\| +\^$")

    def test_unknown_names_are_answered_with_the_nearest(self):
        for name, kind, near in (("electd", "rule", "elected"), ("ask.vot", "question", "vote"),
                                 ("say.nominatd", "announcement", "nominated")):
            err = self.fails(f'around("{name}", function(base, ...) return base(...) end)')
            self.assertIn(f"there is no {kind} named", err)
            self.assertIn(f"did you mean '{near}'", err)
            self.assertIn("mine.lua:2", err)

    def test_an_announcement_without_a_text(self):
        err = self.fails('after("execute", function() announce("no-such-text") end)')
        self.assertIn("mine.lua:2: an announcement has no text 'no-such-text'", err)

    def test_rules_of_testimony(self):
        err = self.fails('after("peek_topic", function() end)\n'
                         'around("finding", function(base, claims, reasons)\n'
                         '  local f = base(claims, reasons)\n  f.id = "finding.on"\n  return f\nend)')
        self.assertIn("a finding has no text 'finding.on'; did you mean 'finding.one'?", err)
        err = self.fails('around("chancellor_topic", function(base, draw)\n'
                         '  local t = base(draw)\n  t.id = "pair"\n  return t\nend)')
        self.assertIn("topic 'pair' has no text 'topic.pair'", err)

    def test_an_error_in_the_middle_of_a_game_tells_which_game(self):
        err = self.fails('after("execute", function(g) return g.nobody.name end)')
        self.assertIn("mine.lua:2: attempt to index", err)
        self.assertRegex(err, r"(?m)^  in a game of \d+, dealt by the app: ")
        self.replay(err)

    def test_a_rule_of_the_game_that_fails_is_not_to_blame(self):
        err = self.fails('after("vote", function(g) g.votes_seen = (g.votes_seen or 0) + 1 end)\n'
                         'after("enact", function(g, card) table.insert(g.discard, card) end)\n'
                         'after("display", function() end)')
        self.assertRegex(err, r"mine.lua:3: after this the game fails: policy \d+ lies in two places "
                              r"\(scripts/secret-hitler/check.lua:\d+\)\n  3 \| after\(.*\n    \| \^")
        self.assertIn("narrator play secret-hitler", err)

    def test_a_field_that_a_widget_does_not_have(self):
        for field in ("colunms = {}", "['colunms'] = {}", "columns = {} }\n  w[#w].colunms = {"):
            err = self.fails('around("display", function(base, g)\n  local w = base(g)\n'
                             f'  w[#w + 1] = {{ kind = "table", rows = {{}}, {field} }}\n  return w\nend)', game="sticks")
            line = 4 + field.count("\n")
            self.assertRegex(err, rf"mine.lua:{line}: a widget of kind 'table' has no field 'colunms'; did you mean "
                                  r"columns\?\n$")

    def test_a_widget_is_for_everybody_or_the_moderator(self):
        body = 'around("display", function(base, g)\n  local w = base(g)\n  w[#w + 1] = { kind = "line", id = "board.sticks", args = { n = 1 }, %s }\n  return w\nend)'
        self.assertIn("'to' of a widget is \"moderator\"", self.fails(body % 'to = "everybody"', game="sticks"))
        self.assertNotIn("no field 'to'", self.fails(body % 'to = "moderator", nothing = 1', game="sticks"))

    def replay(self, err):
        """Checks that the failing game, run as printed for a shell, fails in the same way."""
        command = re.search(r"(?m)^  (printf .*)$", err).group(1)
        run = subprocess.run(["sh", "-c", command.replace("narrator play", f"'{PROGRAM}' play")], cwd=self.folder,
                             capture_output=True, text=True, timeout=60, env={**os.environ, "XDG_STATE_HOME": str(self.folder)})
        self.assertEqual(run.returncode, 4, command + run.stdout[-1000:] + run.stderr)
        self.assertIn("mine.lua:2", run.stderr)

    def test_what_is_kept_outside_the_state_is_found(self):
        err = self.fails('local n = 0\nbefore("display", function() n = n + 1 end)\n'
                         'after("vote", function(g) g.times_seen = n end)')
        self.assertRegex(err, r"mine.lua:2: 'n' is written to .*belongs into g.*\n  2 \| local n = 0\n +\| +\^")

    def shared(self, extra=""):
        """Creates tally.lua in a folder, with two house rules that need it."""
        rules = self.folder / "rules"
        rules.mkdir()
        head = 'id = "%s", game = "secret-hitler"'
        (rules / "tally.lua").write_text(f'variant{{ {head % "tally"}, shared = true, text = {{ en = {{ ["tally.n"] = "{{n}} play." }} }} }}\n'
                                         "function rule.tally(g) return #g.players end" + extra)
        for name in ("first", "second"):
            (rules / f"{name}.lua").write_text(f'variant{{ {head % name}, needs = {{ "tally" }}, title = {{ en = "{name.title()}" }}, rule = {{ en = "R" }} }}\n'
                                               'before("vote", function(g) announce("tally.n", { n = rule.tally(g) }) end)\n'
                                               'test("told", { players = 5, deal = "none", play = { "unknown", "1", "2" }, says = "5 play." })')

    def test_two_house_rules_share_a_file(self):
        self.shared()
        both = ["rules/first.lua", "rules/second.lua"]
        out = self.run_it("check", *both).stdout
        self.assertIn("First, Second (secret-hitler)", out)
        self.assertIn("The 2 tests in the file come out.", out)
        self.assertIn("Play with it: narrator play secret-hitler -v rules/first.lua -v rules/second.lua\n", out)
        self.run_it("check", "rules/second.lua")
        self.run_it("check", "rules/tally.lua")
        out = self.run_it("play", "secret-hitler", "-p", "A,B,C,D,E", *(f"-v{one}" for one in both), "--log", "l.jsonl").stdout
        self.assertIn("House rules tonight: First, Second.\n", out)
        self.assertNotIn("tally", out)
        self.run_it("verify", "l.jsonl")
        (self.folder / "rules").rename(self.folder / "elsewhere")
        self.run_it("verify", "l.jsonl")  # the log contains all three
        self.run_it("simulate", "secret-hitler", "-n", "5", "-v", "elsewhere/first.lua")
        self.assertIn("elsewhere/tally.lua:2", self.run_it("rules", "secret-hitler", "-v", "elsewhere/first.lua").stdout)

    def test_saving_any_of_its_files_checks_it_again(self):
        self.run_it("new-game", "sticks")
        self.run_it("new-variant", "sticks", "mine")
        mine, shared, vi = (self.folder / name for name in ("mine.lua", "common.lua", "mine.vi.lua"))
        shared.write_text('variant{ id = "common", game = "sticks", shared = true }\n')
        mine.write_text(mine.read_text().replace('game = "sticks"', 'game = "sticks", needs = { "common" }'))
        run = subprocess.Popen([PROGRAM, "check", "mine", "--watch"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=self.folder)
        self.addCleanup(lambda: (run.kill(), run.wait(), run.stdout.close()))

        def checked():
            lines = []
            while not (lines and lines[-1].startswith("Saving a file")):
                lines.append(run.stdout.readline())
            return "".join(lines)

        self.assertIn("All is well", checked())
        shared.write_text(shared.read_text() + "function rule.most(g) end\n")
        self.assertIn("common.lua:2: rule.most is the game's", checked())
        shared.write_text('variant{ id = "common", game = "sticks", shared = true }\n')
        self.assertIn("ja: rule, title; vi: rule, title", checked())
        vi.write_text('return { title = "T", rule = "R" }\n')
        self.assertIn("translated: ja: rule, title.\n", checked())
        (self.folder / "sticks/game.lua").write_text("game{")
        self.assertIn("sticks/game.lua:1: ", checked())

    def test_what_is_shared_is_found_by_name_and_its_slips_are_told_there(self):
        self.shared("\nbefore('vote', function(g) return g.trakcer end)")
        (self.folder / "rules/first.lua").rename(self.folder / "first.lua")
        err = self.run_it("check", "first", status=4).stderr
        self.assertIn("first.lua:1: it needs tally, which is neither beside it nor found by name: secret-hitler has no variant 'tally'", err)
        kept = self.folder / "data/narrator/variants/secret-hitler"
        kept.mkdir(parents=True)
        (self.folder / "rules/tally.lua").rename(kept / "tally.lua")
        err = self.run_it("check", "first", status=4, XDG_DATA_HOME=str(self.folder / "data")).stderr
        self.assertRegex(err, rf"(?m)^(narrator: )?{kept}/tally.lua:3: .*did you mean 'tracker'")
        self.assertIn("tally: shared by others [", self.run_it("variants", "secret-hitler", XDG_DATA_HOME=str(self.folder / "data")).stdout)

    def test_a_field_that_is_given_to_a_question_of_the_game(self):
        err = self.fails('around("ask.vote", function(base, q)\n  q.secrett = true\n  return base(q)\nend)')
        self.assertRegex(err, r"mine.lua:3: question 'vote' has a field 'secrett', which no question has; did you mean secret"
                              r"\?\n$")

    def test_a_word_without_a_text_is_remarked(self):
        head = self.texts('["ask.mood"] = "How is it?", ["help.mood"] = "As you like.", ["word.fine"] = "fine"')
        out = self.passes('before("turn", function(g)\n  choose{ id = "mood", from = { "fine", "half-bad" } }\nend)', **head)
        self.assertIn("mine.lua:3: remark: word 'half-bad' has no text 'word.half-bad'", out)
        self.assertNotIn("'fine'", out)

    def test_two_house_rules_in_one_file(self):
        err = self.fails('variant{ id = "other", game = "secret-hitler", title = { en = "T" }, rule = { en = "R" } }')
        self.assertIn("mine.lua: a file is one house rule", err)

    def test_for_more_or_fewer_players_than_the_game(self):
        roles = ('around("role_counts", function(base, g)\n  if #g.players ~= 4 then return base(g) end\n'
                 '  return { { "liberal", 2 }, { "fascist", 1 }, { "hitler", 1 } }\nend)')
        out = self.passes(roles, head='title = { en = "T" }, rule = { en = "R" }, players = { 4, 12 }')
        self.assertIn("games of 4 to 12 players", out)

    def test_state_that_is_no_plain_data(self):
        self.fails('after("vote", function(g) g.f = function() end end)')

    def test_endless_work_is_stopped(self):
        self.assertIn("mine.lua:2", self.fails(LOOP))

    def test_a_game_without_an_end_is_stopped(self):
        self.assertIn("is not over after 5000 answers", self.fails('around("round", function(base, g) confirm{ id = "veto" } end)'))

    def test_missing_languages_are_one_line(self):
        out = self.passes('after("turn", function(g, p) announce("mine.a", { p = p }) end)',
                          game="sticks", head='title = { en = "T", ja = "T" }, rule = { en = "R", ja = "R", vi = "R" }, '
                          'text = { en = { ["mine.a"] = "{p}!" }, ja = { ["mine.a"] = "!" } }')
        self.assertIn("  Not, or not wholly, translated: ja: mine.a; vi: mine.a, title.\n", out)

    def slip(self, line, said, body, **head):
        """Checks that the check ends with status 4 and reports this at the line."""
        err = self.fails(body, **head)
        self.assertRegex(err, rf"(?m)^(narrator: )?mine\.lua:{line}: .*{said}")

    def texts(self, *texts):
        return {"head": 'title = { en = "T" }, rule = { en = "R" }, text = { en = { ' + ", ".join(texts) + " } }", "game": "sticks"}

    def test_fields_that_no_declaration_question_or_widget_has(self):
        self.slip(1, "no field 'settigns'; did you mean settings", "", game="sticks", head='title = { en = "T" }, rule = { en = "R" }, settigns = {}')
        self.slip(1, "default of 9, which is not from 0 to 3", "", game="sticks",
                  head='title = { en = "T" }, rule = { en = "R" }, settings = { a = { default = 9, max = 3 } }')
        ask = 'before("turn", function(g, player)\n  choose{ id = "slip", off = player, from = { "a", "b" } }\nend)'
        self.slip(3, "has a field 'off', which no question has; did you mean of", ask,
                  **self.texts('["ask.slip"] = "Slip?"', '["help.slip"] = "Slip."'))
        widget = ('around("display", function(base, g)\n  local w = base(g)\n'
                  '  table.insert(w, { kind = "trak", lable = "label.x", value = 3 })\n  return w\nend)')
        self.slip(4, "no kind of widget 'trak'; did you mean track", widget, game="sticks")
        self.slip(4, "no field 'lable'; did you mean label", widget, game="sticks")

    def test_texts(self):
        self.slip(1, "outside of a language", "", game="sticks", head='title = { en = "T" }, rule = { en = "R" }, text = { ["ask.take"] = "W" }')
        self.slip(1, "'fr' is no language", "", game="sticks", head='title = { en = "T" }, rule = { en = "R" }, text = { fr = {} }')
        self.slip(1, "shown nowhere.*did you mean 'ask.take'", "", **self.texts('["ask.taek"] = "Who?"'))
        say = 'before("turn", function(g, player) announce("mine.say", { player = player }) end)'
        self.slip(1, "a brace that is not closed", say, **self.texts('["mine.say"] = "{player has"'))
        self.slip(1, "has {palyer}, which nobody gives; did you mean player", say, **self.texts('["mine.say"] = "{palyer} has"'))
        self.slip(1, "no two forms", say, **self.texts('["mine.say"] = "{player:a|b|c}"'))
        self.slip(3, "a refusal has no text 'mine.no'", 'before("turn", function(g, player)\n'
                  '  choose{ id = "slip", from = { player }, why = function() return "mine.no" end }\nend)',
                  **self.texts('["ask.slip"] = "Slip?"'))

    def test_what_stands_around_a_rule_and_gives_nothing(self):
        self.slip(2, r'around\("elected"\) gives nothing; the rule gives true or false: return base',
                  'around("elected", function(base, g, ja) base(g, ja) end)')
        self.slip(2, r'around\("vote"\) gives nothing', 'around("vote", function(base, ...) base(...) end)')
        self.slip(2, r'around\("vote"\) calls base without its values', 'around("vote", function(base) return base() end)')

    def test_a_policy_that_fails(self):
        self.run_it("new-game", "sticks")
        path = self.folder / "sticks" / "game.lua"
        lines = path.read_text().count("\n")
        path.write_text(path.read_text() + 'policy("bold", { answer = { take = function(mind, q) return mind.nobody.here end } })\n')
        err = self.run_it("check", "sticks", status=4).stderr
        self.assertRegex(err, rf"(?s)sticks/game\.lua:{lines + 1}: attempt to index a nil value \(field 'nobody'\).*\n  policy bold at question 'take', which no game at a table asks$")
        path.write_text(path.read_text().replace("mind.nobody.here", "q.max"))
        self.run_it("check", "sticks")

    def test_the_report_is_worked_out(self):
        report = 'around("report", function(base, heard, claims, players)\n  local widgets = base(heard, claims, players)\n%s  return widgets\nend)'
        self.slip(4, "has no field 'lins'; did you mean lines", report
                  % '  table.insert(widgets, { kind = "chart", across = "label.round", steps = {}, lins = {} })\n')
        self.slip(4, "a label has no text 'label.nobody'", report % '  table.insert(widgets, { kind = "list", label = "label.nobody", items = {} })\n')
        self.slip(4, "attempt to index a nil value", report % '  widgets[1] = heard.nobody.here\n')
        self.assertIn("All is well", self.passes('around("ways_to_die", function(base) return base() end)', game="werewolf"))

    def test_another_kind_of_thing_than_the_rule_gives(self):
        body = 'around("weight", function(base, g, voter)\n  return voter.seat > 1 and base(g, voter)\nend)'
        self.slip(2, r'around\("weight"\) gives true or false where the rule gives a number', body, game="werewolf")
        self.assertIn("All is well", self.passes('around("spared", function(base, g, p) return base(g, p) and p.seat end)'))
        widget = 'around("display", function(base, g)\n  local w = base(g)\n  table.insert(w, { kind = "list", items = g.president })\n  return w\nend)'
        self.slip(4, "'items' of a widget is a list", widget)

    def test_what_after_gives_is_dropped(self):
        self.slip(2, r'after\("may_speak"\) gives something that nobody takes', 'after("may_speak", function() return true end)')
        self.slip(2, r'before\("spared"\) gives something that nobody takes', 'before("spared", function(g) return g.round end)')
        self.assertIn("All is well", self.passes('after("vote", function(g) if g.round > 1 then return end g.seen = true end)'))

    def test_a_house_rule_that_is_nearly_there(self):
        head = 'title = { en = "T" }, rule = { en = "R" }, conflicts = { "%s" }'
        self.slip(1, "there is no house rule 'rebalancd'; did you mean rebalanced", "", head=head % "rebalancd")
        self.assertIn("All is well", self.passes("", head=head % "what-a-friend-has"))

    def test_a_field_that_nobody_has(self):
        self.slip(2, "field 'trakcer'; did you mean 'tracker'", 'around("riot", function(base, g) if not g.trakcer then return base(g) end end)')

    def test_what_is_wrong_behind_what_hides_it(self):
        self.slip(2, r'around\("elected"\) gives nothing', 'around("elected", function(base, g, ja) base(g, ja) end) -- no return\n'
                  'around("may_speak", function() return true end)')
        self.slip(3, "field 'trakcer'; did you mean 'tracker'", 'before("vote", function(g)\n  if g.round == 999 then g.trakcer(1) end\nend)')
        out = self.passes('before("vote", function(g) --[[ g.nothing ]] g.kept, g.more = g.kept or 1, "g.none" end) -- g.nobody')
        self.assertIn("All is well", out)

    def test_a_refusal_of_what_the_question_never_offers(self):
        asks = ('before("turn", function(g, player)\n  choose{ id = "slip", of = player, from = %s,\n'
                '    why = function(one) return %s end }\nend)')
        text = self.texts('["ask.slip"] = "Slip?"', '["mine.no"] = "No."')
        self.slip(4, "a refusal has no text 'slip.no'", asks % ('{ "a", "b" }', '"slip.no"'), **text)
        self.slip(4, "a word has no fields; was a player meant", asks % ("{ player }", 'one.alive and "mine.no"'), **text)

    def test_a_component_of_its_own_that_the_app_deals_first_of_all(self):
        for game in GAMES:
            with self.subTest(game):
                self.passes('after("set_up", function(g)\n  g.events = cards.new(g, "events", { { "calm", 5 }, { "storm", 2 } })\n'
                            '  cards.shuffle(g, "events", g.events, "event-shuffle")\nend)', game=game,
                            head='title = { en = "T" }, rule = { en = "R" }, components = { events = "table" }, '
                                 'text = { en = { ["component.events"] = "events" } }')

    def test_roles_that_nobody_knows(self):
        err = self.fails('before("vote", function(g) assert(rule.role(g, g.players[1]), "nobody told the roles") end)')
        self.assertIn("mine.lua:2: nobody told the roles", err)
        self.assertIn("printf 'unknown", err)

    def test_a_local_that_looking_changes(self):
        head = self.texts('["mine.boo"] = "Boo {n}."')
        err = self.fails('local n = 0\nafter("display", function(g) n = n + 1 end)\n'
                         'before("turn", function(g) announce("mine.boo", { n = n }) end)', **head)
        self.assertIn("mine.lua:2: 'n' is written to", err)

    def test_what_changes_the_game_by_looking_is_the_house_rule(self):
        err = self.fails('after("display", function(g) g.seen = true end)')
        self.assertRegex(err, r"mine.lua:2: what stands around rule.display changes the game.*\n  2 \| after\(.*\n    \| \^")

    def test_several_at_once_a_name_and_a_folder(self):
        out = self.run_it("check", "dead-can-talk", "term-limits").stdout
        self.assertIn("The dead may talk, Other term limits", out)
        self.assertIn("narrator play secret-hitler -v dead-can-talk -v term-limits", out)
        self.assertIn("did you mean dead-can-talk?", self.run_it("check", "dead-can-tlak", status=64).stderr)

    TIMER = {"head": 'title = { en = "T" }, rule = { en = "R" }, settings = { n = { default = 2, min = 1, max = 5 } }, '
                     'text = { en = { ["mine.n"] = "It is {n}." } }'}
    ANNOUNCES = 'before("nominate", function() announce("mine.n", { n = option("n") }) end)\n'

    def test_the_tests_in_the_file_are_played(self):
        out = self.passes(self.ANNOUNCES + '''
test("by default it is two", { deal = "none", play = { "unknown", "1" }, says = { "mine.n", "It is 2." }, asks = "nominate" })
test("it can be set", { players = 7, deal = "all", set = { n = 4 }, with = { "dead-can-talk" }, play = { "1" }, says = "It is 4." })
test("nobody nominates themselves", { deal = "none", play = { "unknown", "1", "1" }, refuses = true })
test("the first round", { deal = "none", play = { "unknown", "1" }, status = { round = 1, players = { { alive = true } } } })''', **self.TIMER)
        self.assertIn("The 4 tests in the file come out.", out)

    def test_a_test_is_the_game_that_is_played_with_its_seed(self):
        out = self.run_it("play", "secret-hitler", "-p", "P1,P2,P3,P4,P5", "--deal", "all", "--seed", "7e").stdout
        envelopes = re.findall(r"Envelope for P\d: .*", out)
        self.assertEqual(len(envelopes), 5)
        says = ", ".join(f'"{one}"' for one in envelopes)
        self.passes(f'test("dealt so", {{ players = 5, deal = "all", seed = "7e", says = {{ {says} }} }})')

    def test_a_test_that_does_not_come_out_is_named_at_its_line(self):
        for about, said in (('play = { "1" }, says = "It is 3."', "'It is 3.' is not said; what is asked next: [a-z]+; what is said: .*It is 2."),
                            ('play = { "zzz" }', '"zzz" is refused at question \'take\': .*from 1 to 3'),
                            ('play = { "1", "2" }, refuses = true', '"2" is not refused'),
                            ('play = { "1" }, asks = "vote"', "'vote' is not asked; what is asked: take"),
                            ('play = { "1" }, status = { round = 2 }', "status.round is 1, not 2"),
                            ('plays = {}', "a test has no field 'plays'; did you mean play"),
                            ('set = { m = 1 }', "there is no setting 'm' to set; there are: sticks, n"),
                            ('players = 9', "players is 9; sticks is for 2 to 6")):
            with self.subTest(about):
                self.slip(3, f'test "so": .*{said}', f'{self.ANNOUNCES.replace("nominate", "turn")}test("so", {{ {about} }})', game="sticks",
                          **self.TIMER)

    def test_what_an_error_of_lua_leaves_unsaid(self):
        for body, said in (('around("elected", function(base, g, ja) return g.fascists > 3 end)', "has a field 'fascists'"),
                           ('around("vote", function(base, g) return base(g) end)', r"calls base without all its values; expected base\(g, president, chancellor\)"),
                           ('after("vote", function(g) reveal("everybody", g.president, "role", nil) end)', r"reveal gives nothing as 'role' of P\d"),
                           ('after("vote", function(g) reveal("everybody", g.president, nil, "x") end)', "reveal tells of a fact by its name"),
                           ('after("vote", function(g) announce("rejected", { president = function() end }) end)', "president: a value is a function"),
                           ('after("vote", function(g) g.half = 1 / 2 end)', "g.half has a fraction: use // to divide"),
                           ('after("vote", function(g) g.president.f = function() end end)', r"g.players\[\d\].f is a function"),
                           ('after("vote", function(g) g.me = g end)', "g.me leads back to g"),
                           ('after("vote", function(g) g.a = { b = {} } g.a.b.c = g.a end)', "g.a.b.c leads back to g.a"),
                           ('after("vote", function(g) string.gsub("a", "b", "c") end)', "there are no patterns"),
                           ('after("vote", function(g) math.random(2) end)', "chance is a question with chance = true"),
                           ('around("elected", function(base, g, ja) return bsae(g, ja) end)', "nothing called 'bsae'; did you mean 'base'"),
                           ('around("tie", function(base, g) return base(g) end)', "no rule named 'tie'; narrator rules GAME lists them"),
                           ('around("findings", function(base, heard, claims)\n  local list = base(heard, claims)\n  for i = 1, 3000 do list[i] = false end\n'
                            '  return list\nend)', "findings: 3000 are too many, at most 1000"),
                           ('before("vote", function(g) choose{ id = "nominate", from = { "ja", "nein", "ja" } } end)', "question 'nominate': it offers 'ja' twice"),
                           ("function rule.exercise_power(g) end", "change it with around")):
            with self.subTest(body):
                self.slip(2, said, body)
        err = self.fails('after("set_up", function(g) table.insert(g.pile, 30) end)', game="secrets")
        self.assertIn("there are 29 character cards, and none is number 30", err)

    def test_the_state_is_shown(self):
        out = self.run_it("check", self.house_rule(""), "--show", "g", "--at", "vote").stdout
        self.assertRegex(out, r"(?m)^-- 5 players, .*'vote' is asked$")
        self.assertRegex(out, r"(?m)^  president = P\d,$")
        self.assertRegex(out, r"(?m)^  players = \{$")
        self.assertRegex(self.run_it("check", "secret-hitler", "--show", "g.players.1.alive").stdout, r"(?m)^g.players.1.alive = (true|false)$")
        self.assertIn("g has no 'playrs' then; did you mean players",
                      self.run_it("check", "secret-hitler", "--show", "g.playrs", status=64).stderr)
        self.assertIn("question 'vot' is never asked; did you mean vote",
                      self.run_it("check", "secret-hitler", "--show", "g", "--at", "vot", status=64).stderr)

    def test_a_house_rule_and_a_game_of_ones_own_are_found_by_name(self):
        self.house_rule('around("may_speak", function() return true end)')
        self.assertIn("It changes: may_speak", self.run_it("check", "mine").stdout)
        self.run_it("new-game", "sticks")
        self.assertIn("narrator play sticks", self.run_it("check", "sticks").stdout)

    def test_the_game_is_the_one_the_file_names(self):
        path = self.folder / "mine.lua"
        path.write_text('variant{ id = "mine" }')
        self.assertIn('expected variant{ id = …, game = "…"', self.run_it("check", path, status=4).stderr)
        self.assertIn("is for another game", self.fails("", "--game", "secrets"))
        self.assertIn("did you mean secrets?", self.run_it("check", path, "--game", "secrest", status=64).stderr)

    def test_a_file_that_is_not_there(self):
        self.assertIn("cannot read nothing.lua", self.run_it("check", "nothing.lua", status=64).stderr)


if __name__ == "__main__":
    unittest.main()
