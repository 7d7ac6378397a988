"""narrator check: misspelt or missing words are reported where they occur, with suggestions."""
import unittest

from tools import Tools

NOMINATES = 'after("take_office", function(g) announce("mine", {{ a = g.{0}, b = g.chancellor }}) end)'


class NearWords(Tools):
    def slip(self, line, words, body, head='title = { en = "T" }, rule = { en = "R" }', game="sticks"):
        ran = self.run_it("check", self.house_rule(body, head=head, game=game).name, status=4)
        self.assertRegex(ran.stderr + ran.stdout, f"mine.lua:{line}: .*{words}")

    def test_a_field_of_g_among_the_values_of_a_text(self):
        head = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { mine = "{a} {b}" } }'
        self.slip(2, "neither g nor a player ever has a field 'presidant'; did you mean 'president'", NOMINATES.format("presidant"), head, "secret-hitler")
        self.run_it("check", self.house_rule(NOMINATES.format("president"), head=head).name)
        given = 'before("vote", function(g) g.one, g.other = 1, 2 end)\n'
        self.run_it("check", self.house_rule(given + NOMINATES.format("one"), head=head).name)

    def test_a_face_that_no_card_has_and_a_word_for_a_list(self):
        for call, words in (('cards.bar(g, "policies", 1, "librel")', "there is no face named 'librel'; did you mean 'liberal'"),
                            ('g.round = count("ja", g.players)', "a list was expected, and this is a word")):
            with self.subTest(call):
                self.slip(2, words, f'before("vote", function(g) {call} end)', game="secret-hitler")

    def test_an_announcement_that_a_test_alone_reaches(self):
        head = 'title = { en = "T" }, rule = { en = "R" }, settings = { n = { default = 2, min = 0, max = 900 } }'
        body = ('before("turn", function()\n  if option("n") == 777 then announce("mine.no-text") end\nend)\n'
                'test("so many", { set = { n = 777 }, play = { "1" } })')
        self.slip(3, "an announcement has no text 'mine.no-text'", body, head)

    def test_what_a_text_of_the_game_is_given(self):
        for values, words in (("presidnt = g.president, chancellor = g.chancellor", "nobody gives; did you mean presidnt"),
                              ("chancellor = g.chancellor", "is nil here")):
            self.slip(2, r"text 'nominated' has \{president\}, which " + words,
                      'after("take_office", function(g) announce("nominated", { %s }) end)' % values,
                      game="secret-hitler")

    def test_the_beginning_of_a_texts_id(self):
        head = 'title = { en = "T" }, rule = { en = "R" }, text = { en = { ["%s.mine"] = "own" } }'
        body = 'before("turn", function(g) if count(g.players, "mine") > 9 then return end end)'
        self.slip(1, "text 'als.mine' is shown nowhere", body, head % "als")
        self.run_it("check", self.house_rule(body, head=head % "also", game="sticks").name)

    def test_a_setting(self):
        head = ('title = { en = "T" }, rule = { en = "R" }, '
                'settings = { lead = { default = 1, min = 1, max = 2, about = { en = "A" } } }')
        body = 'around("most", function(base, g) return math.min(base(g), option("%s")) end)'
        self.slip(2, "there is no setting named 'leed'; did you mean 'lead'", body % "leed", head)
        self.slip(2, "there is no setting named 'zzzz'; there are: lead", body % "zzzz", head)

    def test_what_there_is_to_choose_from(self):
        asks = 'before("turn", function(g, player) choose{ id = "sweet", of = player, %s = g.players } end)'
        self.slip(2, "question 'sweet': it has a field 'form'; did you mean from", asks % "form")
        self.slip(2, "question 'sweet': it has no 'from'", asks % "among")

    def test_a_winner_instead_of_a_list_of_winners(self):
        self.slip(2, "winners is a list of players",
                  'around("turn", function(_, g, player) win{ winners = player, reason = "last-stick" } end)')

    def test_a_result_that_is_none(self):
        for result, told in (("winners = { player, player }", "at most once"),
                             ("winners = { player }, unknown = { player }", "at most once"),
                             ("winners = { player }, unknown = 'A'", "unknown is a list of players"),
                             ("winners = { player }, scores = { 1, 'x' }", "scores is a list of integers"),
                             ("winners = { player }, scores = { a = 1 }", "scores is a list of integers"),
                             ("winners = { player }, raeson = 'last-stick'", "has no 'raeson'; did you mean reason")):
            with self.subTest(result):
                self.slip(2, told, f'around("turn", function(_, g, player) win{{ {result} }} end)')

    def test_fields_of_tests_and_widgets_may_stand_once(self):
        body = ('after("report", function() return { { kind = "table", label = "label.rounds", veil = true } } end)\n'
                'test("beside another", { players = 5, deal = "none", with = { "dead-can-talk" }, says = "5 players" })')
        out = self.run_it("check", self.house_rule(body).name, status=None)
        self.assertNotIn("stands nowhere else", out.stdout + out.stderr)


if __name__ == "__main__":
    unittest.main()
