// Simulated players: what a policy is told, and what it cannot reach.
#include <set>

#include <catch2/catch.hpp>

#include "engine/chance/random.hpp"
#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/library.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

using Weights = std::vector<std::uint32_t>;

// Returns the tiny game with a policy, with its first die thrown and everybody asked to vote.
std::unique_ptr<Machine> at_the_vote(const std::string& policy) {
  const std::string rules = tiny::kRules + "policy(\"mine\", { " + policy + " })\n";
  auto machine = std::make_unique<Machine>(tiny::sources(rules), "en", true);
  machine->listen();
  run_answers(*machine, {{"Aki", "Bình", "Chie"}, {}, {}},
              from_list({tiny::pick(0), tiny::pick(1), tiny::pick(0),  // the hands
                         tiny::pick(1), tiny::pick(4)}));              // who, die
  REQUIRE(machine->question()->id == "vote");
  return machine;
}

// Returns a game of Secret Hitler with these roles, answered at random without knowing them.
class Evening {
 public:
  Evening(const std::vector<int>& roles, int number)
      : machine_(game_sources("secret-hitler", "en"), "en", true), random_("policy", 0) {
    random_ = Random("policy", static_cast<std::uint64_t>(number));
    machine_.listen();
    run_answers(machine_, {{"A", "B", "C", "D", "E", "F", "G"}, {"policies", "roles"}, {}},
                from_list({Answer{false, roles}}));
  }
  const Question* question() const { return machine_.question(); }
  Weights weighed_by(int seat) { return machine_.weigh("sensible", seat); }
  void go_on() { run_answers(machine_, from_list({draw(*question(), random_)})); }

 private:
  Machine machine_;
  Random random_;
};

bool asks(const Question& question, int seat) {
  return question.form == Form::ballots || question.of == seat;
}

}  // namespace

TEST_CASE("a policy weighs the options of a question") {
  CHECK(at_the_vote("answer = { vote = function(mind, q) return { ja = 3, nein = 1 } end }")
            ->weigh("mine", 1) == Weights{3, 1});
  CHECK(
      at_the_vote("answer = { vote = function(mind, q) return q.from[2] end }")->weigh("mine", 1) ==
      Weights{0, 1});
  CHECK(at_the_vote("answer = { vote = function() end }")->weigh("mine", 1).empty());
  CHECK(at_the_vote("answer = { who = function() return 1 end }")->weigh("mine", 1).empty());
  CHECK(at_the_vote("")->weigh("yours", 1).empty());
  CHECK(at_the_vote("")->policies() == std::vector<std::string>{"mine"});
}

TEST_CASE("a policy hears only what its player was told") {
  const auto machine = at_the_vote(
      "hear = { psst = function(mind, said) mind.heard = said.die end },\n"
      "answer = { vote = function(mind, q)\n"
      "  for _, other in ipairs(mind.players) do assert((other.hand ~= nil) == (other == mind.me)) "
      "end\n"
      "  return { ja = mind.heard or 0, nein = mind.me.hand == \"blue\" and 2 or 1 } end }");
  CHECK(machine->weigh("mine", 1) == Weights{0, 1});  // told: red
  CHECK(machine->weigh("mine", 2) == Weights{4, 2});  // told: blue, and the die
}

TEST_CASE("a policy can reach only its mind") {
  const auto error = [](const std::string& policy) {
    const auto machine = at_the_vote(policy);
    return tiny::error_of([&] { machine->weigh("mine", 1); });
  };
  CHECK(error("answer = { vote = function() return g.last end }").find("nothing called 'g'") !=
        std::string::npos);
  CHECK(error("answer = { vote = function() announce(\"hello\") end }").find("may not ask, tell") !=
        std::string::npos);
  CHECK(error("answer = { vote = function() return \"maybe\" end }")
            .find("an answer that there is") != std::string::npos);
  CHECK(error("answer = { vote = function() return { ja = -1 } end }").find("a weight is") !=
        std::string::npos);
  CHECK(error("answer = { vote = (function() local seen = {} return function(mind)\n"
              "  seen[#seen + 1] = mind.me.hand return \"ja\" end end)() }")
            .find("belongs into the mind") != std::string::npos);
}

TEST_CASE("Secret Hitler's sensible players who were told the same answer the same") {
  // The first, third and seventh are Liberals in both games; the other roles differ.
  const std::vector<int> one = {0, 2, 0, 1, 1, 0, 0}, other = {0, 0, 0, 1, 2, 1, 0};
  int compared = 0, telling = 0;
  for (int number = 0; number < 20; ++number) {
    Evening a(one, number), b(other, number);
    std::set<int> seats = {1, 3, 7};
    while (a.question() && b.question() && a.question()->id == b.question()->id) {
      for (const int seat : seats) {
        if (!asks(*a.question(), seat)) continue;
        const Weights weights = a.weighed_by(seat);
        CHECK(weights == b.weighed_by(seat));
        compared += weights.empty() ? 0 : 1;
      }
      if (asks(*a.question(), 4)) telling += a.weighed_by(4) == b.weighed_by(4) ? 0 : 1;
      if (a.question()->id == "investigate") seats.erase(a.question()->of);  // was told more
      a.go_on();
      b.go_on();
    }
  }
  CHECK(compared > 500);
  CHECK(telling > 0);  // a Fascist knows the others and acts on it
}

TEST_CASE("options are drawn in proportion to their weights") {
  Random random("weights", 0);
  std::vector<int> met(3);
  for (int i = 0; i < 4000; ++i) ++met[static_cast<std::size_t>(draw_weighted({3, 0, 1}, random))];
  CHECK(met[1] == 0);
  CHECK(met[0] > 2850);
  CHECK(met[0] < 3150);
}
