#include "engine/question/question.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/session/room.hpp"

using namespace narrator;

namespace {

const std::vector<std::string> names{"Aki", "Bình", "Chie", "Dan"};

const Question vote = ballots({1, 2, 4});

Question deal(bool unknown) {
  Question q;
  q.form = Form::deal;
  q.options = words({"liberal", "fascist"});
  q.copies = {2, 1};
  q.slots = {{1, ""}, {2, ""}, {0, "centre"}};
  q.unknown = unknown;
  return q;
}

/// Returns the log's text for an answer, after checking that it is read back as the same answer.
std::string logged(const Question& q, const Answer& answer) {
  REQUIRE(fits(q, answer));
  const WordedAnswer words = to_words(q, answer, names);
  REQUIRE(from_words(q, words, names) == answer);
  return to_json(words).dump();
}

bool reads(const Question& q, const WordedAnswer& words) {
  return from_words(q, words, names).has_value();
}

}  // namespace

TEST_CASE("fits: a choice has as many different options as asked for") {
  const Question one = choose(players({1, 4}));
  CHECK(fits(one, {false, {1}}));
  CHECK_FALSE(fits(one, {false, {}}));
  CHECK_FALSE(fits(one, {false, {0, 1}}));
  CHECK_FALSE(fits(one, {false, {2}}));
  CHECK_FALSE(fits(one, {false, {-1}}));
  CHECK_FALSE(fits(one, {true, {}}));
  const Question some = choose(players({1, 2, 3, 4}), 2, 3);
  CHECK(fits(some, {false, {0, 3}}));
  CHECK(fits(some, {false, {2, 1, 0}}));
  CHECK_FALSE(fits(some, {false, {1}}));
  CHECK_FALSE(fits(some, {false, {1, 1}}));
  CHECK_FALSE(fits(some, {false, {0, 1, 2, 3}}));
}

TEST_CASE("fits: ballots have one option for each voter") {
  CHECK(fits(vote, {false, {0, 1, 0}}));
  CHECK_FALSE(fits(vote, {false, {0, 1}}));
  CHECK_FALSE(fits(vote, {false, {0, 1, 2}}));
  CHECK_FALSE(fits(vote, {false, {0, 1, -1}}));
}

TEST_CASE("fits: a deal has each face no more often than it exists") {
  CHECK(fits(deal(false), {false, {0, 0, 1}}));
  CHECK_FALSE(fits(deal(false), {false, {1, 1, 0}}));
  CHECK_FALSE(fits(deal(false), {false, {0, 0}}));
  CHECK_FALSE(fits(deal(false), {false, {0, -1, 1}}));
  CHECK_FALSE(fits(deal(false), {true, {}}));
  CHECK(fits(deal(true), {true, {}}));
  CHECK(fits(deal(true), {false, {0, -1, 1}}));
  CHECK(fits(deal(true), {false, {-1, -1, -1}}));
  CHECK_FALSE(fits(deal(true), {true, {0}}));
}

TEST_CASE("fits: confirm, number, acknowledge") {
  Question q = choose(words({"yes", "no"}));
  q.form = Form::confirm;
  CHECK(fits(q, {false, {1}}));
  CHECK_FALSE(fits(q, {false, {2}}));
  CHECK_FALSE(fits(q, {false, {}}));
  q.form = Form::number;
  q.min = 1;
  q.max = 3;
  CHECK(fits(q, {false, {3}}));
  CHECK_FALSE(fits(q, {false, {4}}));
  CHECK_FALSE(fits(q, {false, {0}}));
  q.form = Form::acknowledge;
  CHECK(fits(q, {}));
  CHECK_FALSE(fits(q, {false, {0}}));
}

TEST_CASE("kind names the question for programs") {
  CHECK(kind(choose(players({1}))) == "player");
  CHECK(kind(choose({{0, "random"}, {2, ""}})) == "player");
  CHECK(kind(choose(players({1, 2, 3}), 2, 2)) == "players");
  CHECK(kind(choose(words({"left"}))) == "word");
  CHECK(kind(choose(words({"R1", "R2"}), 1, 2)) == "words");
  CHECK(kind(vote) == "ballots");
  CHECK(kind(deal(false)) == "deal");
  Question q;
  q.form = Form::confirm;
  CHECK(kind(q) == "yes-no");
  q.form = Form::number;
  CHECK(kind(q) == "number");
  q.form = Form::acknowledge;
  CHECK(kind(q) == "acknowledge");
}

TEST_CASE("places counts slots or positions") {
  CHECK(places(vote) == 3);
  Question q;
  q.positions = 25;
  CHECK(places(q) == 25);
}

TEST_CASE("option text is the name or the word") {
  CHECK(option_text({2, ""}, names) == "Bình");
  CHECK(option_text({0, "centre"}, names) == "centre");
  CHECK(option_text({9, ""}, names) == "");
}

TEST_CASE("the log stores choices by name") {
  CHECK(logged(choose(players({1, 2})), {false, {1}}) == R"("Bình")");
  CHECK(logged(choose(words({"R5", "guess R8"})), {false, {1}}) == R"("guess R8")");
  CHECK(logged(choose(players({1, 2, 4}), 2, 2), {false, {0, 2}}) == R"(["Aki","Dan"])");
  CHECK(logged(choose(players({1, 2, 4}), 1, 2), {false, {0}}) == R"(["Aki"])");
  CHECK(logged(choose(players({1}), 0, 1), {}) == "null");
  CHECK(logged(choose(players({1}), 0, 2), {}) == "[]");
}

TEST_CASE("the log stores two equal cards as two") {
  const Question q = choose(words({"fascist", "fascist", "liberal"}), 2, 2);
  CHECK(logged(q, {false, {0, 1}}) == R"(["fascist","fascist"])");
}

TEST_CASE("the log distinguishes a player from a word of the same name") {
  const std::vector<std::string> odd{"random", "Bo"};
  const Question q = choose({{1, ""}, {2, ""}, {0, "random"}});
  for (const int pick : {0, 1, 2}) {
    const Answer answer{false, {pick}};
    CHECK(from_words(q, to_words(q, answer, odd), odd) == answer);
  }
  CHECK(to_json(to_words(q, {false, {0}}, odd)) == "#1");
  CHECK_FALSE(from_words(q, "#2", odd));
}

TEST_CASE("the log stores ballots and deals by name in slot order") {
  CHECK(logged(vote, {false, {0, 1, 0}}) == R"({"Aki":"ja","Bình":"nein","Dan":"ja"})");
  CHECK(logged(deal(false), {false, {0, 0, 1}}) ==
        R"({"Aki":"liberal","Bình":"liberal","centre":"fascist"})");
  CHECK(logged(deal(true), {false, {-1, 0, -1}}) ==
        R"({"Aki":"unknown","Bình":"liberal","centre":"unknown"})");
  CHECK(logged(deal(true), {true, {}}) == R"("unknown")");
  Question row = deal(true);
  row.slots.clear();
  row.positions = 3;
  CHECK(logged(row, {false, {0, 1, -1}}) == R"(["liberal","fascist","unknown"])");
}

TEST_CASE("the log stores yes and no as words, numbers as numbers, Enter as null") {
  Question q = choose(words({"yes", "no"}));
  q.form = Form::confirm;
  CHECK(logged(q, {false, {0}}) == R"("yes")");
  q.form = Form::number;
  q.max = 3;
  CHECK(logged(q, {false, {2}}) == "2");
  q.form = Form::acknowledge;
  CHECK(logged(q, {}) == "null");
}

TEST_CASE("an object in another order is read the same") {
  const auto answer =
      from_words(vote, ByName{{"Dan", "nein"}, {"Aki", "ja"}, {"Bình", "ja"}}, names);
  REQUIRE(answer);
  CHECK(answer->picks == std::vector<int>{0, 0, 1});
}

TEST_CASE("logged words that do not answer the question are not an answer") {
  using List = std::vector<std::string>;
  const WordedAnswer nothing;
  const Question one = choose(players({1, 2}));
  for (const WordedAnswer& words : {WordedAnswer("Dan"), WordedAnswer("aki"), WordedAnswer(1),
                                    nothing, WordedAnswer(List{"Aki"}), WordedAnswer(ByName{})}) {
    CHECK_FALSE(reads(one, words));
  }
  const Question two = choose(players({1, 2, 4}), 2, 2);
  for (const List& words :
       {List{"Aki"}, List{"Aki", "Aki"}, List{"Aki", "Zoe"}, List{"Aki", "Bình", "Dan"}, List{}}) {
    CHECK_FALSE(reads(two, words));
  }
  CHECK_FALSE(reads(two, "Aki"));
  CHECK_FALSE(reads(two, ByName{{"Aki", "Dan"}, {"Dan", "Aki"}}));
  for (const ByName& words :
       {ByName{{"Aki", "ja"}, {"Bình", "ja"}},
        ByName{{"Aki", "ja"}, {"Bình", "ja"}, {"Chie", "ja"}},
        ByName{{"Aki", "ja"}, {"Bình", "ja"}, {"Bình", "ja"}},
        ByName{{"Aki", "ja"}, {"Bình", "ja"}, {"Dan", "unknown"}},
        ByName{{"Aki", "ja"}, {"Bình", "ja"}, {"Dan", "ja"}, {"Chie", "ja"}}}) {
    CHECK_FALSE(reads(vote, words));
  }
  CHECK_FALSE(reads(vote, List{"ja", "ja", "ja"}));
  CHECK_FALSE(reads(deal(false), "unknown"));
  CHECK_FALSE(
      reads(deal(true), ByName{{"Aki", "fascist"}, {"Bình", "fascist"}, {"centre", "liberal"}}));
  Question number;
  number.form = Form::number;
  number.max = 3;
  for (const std::int64_t words :
       {std::int64_t{4}, std::int64_t{0}, std::int64_t{-1}, std::int64_t{4294967298}}) {
    CHECK_FALSE(reads(number, words));
  }
  CHECK_FALSE(reads(number, "2"));
}

TEST_CASE("a ballot barred to one voter is illegal for that voter only") {
  Question q = vote;
  q.barred = {{1, 0}};
  CHECK(fits(q, {false, {0, 1, 0}}));
  CHECK_FALSE(fits(q, {false, {0, 0, 1}}));
  CHECK(barred_in(q, {false, {0, 0, 1}})->place == 1);
  CHECK(barred_in(q, {false, {0, 1, 1}}) == nullptr);
  CHECK(allowed(q, 0) == std::vector<int>{0, 1});
  CHECK(allowed(q, 1) == std::vector<int>{1});
}

TEST_CASE("a number's texts get its bounds, the args and the player who decides") {
  Question q;
  q.form = Form::number;
  q.of = 2;
  q.min = 1;
  q.max = 3;
  q.args = {{"left", Value{std::int64_t{7}}}};
  const Args args = text_args(q);
  CHECK(*find(args, "left") == Value{std::int64_t{7}});
  CHECK(*find(args, "of") == Value{Player{2}});
  CHECK(*find(args, "min") == Value{std::int64_t{1}});
  CHECK(*find(args, "max") == Value{std::int64_t{3}});
  q.form = Form::choose;
  CHECK(find(text_args(q), "max") == nullptr);
}
