#include <algorithm>

#include <fmt/format.h>

#include "engine/declaration/diagnostic.hpp"
#include "engine/machine.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace narrator::fuzz {
namespace {

const std::vector<std::string> kPlayers = {"Aki", "Binh", "Chie"};

const std::string kGame =
    "game{ id = \"fuzz\", players = { 2, 5 }, title = { en = \"Fuzz\" }, facts = { \"hand\" } }\n"
    "function rule.display() return {} end\n";

// Literals, valid or not.
const std::vector<std::string> kPlain = {
    "nil",
    "true",
    "false",
    "none",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "1000000",
    "1 << 40",
    "math.tointeger(-1 << 63)",
    "0.5",
    "1 / 0",
    "0 / 0",
    "\"\"",
    "\"ja\"",
    "\"Aki\"",
    "\"unknown\"",
    "\"everybody\"",
    "\"moderator\"",
    "\"\\27[2J\"",
    "\"\\0\"",
    "\"\\xff\"",
    "(\"x\"):rep(5000)",
    "g",
    "g.players",
    "g.players[1]",
    "{ g.players[2], g.players[1] }",
    "{ \"ja\", \"nein\" }",
    "{ \"a\", \"b\", \"c\" }",
    "{ 1, 2, 3 }",
    "{}",
    "{ {} }",
    "{ seat = 2 }",
    "{ seat = 99 }",
    "{ seat = \"x\" }",
    "function() return g.players end",
    "function() return { \"ja\", \"nein\" } end",
    "function() return 7 end",
    "function() error(\"evil\") end",
    "function() return choose{ id = \"x\" } end",
    "where",
    "rule",
    "cards",
    "{ 1, nil, 3 }",
    "{ 1, x = 2 }",
    "map(g.players, function(p) return p.seat end)",
};

// Something a script might contain, intentionally or by mistake, in Lua.
class Scribe {
 public:
  explicit Scribe(Random& random) : random_(random) {}

  std::string value(int depth = 0) {
    if (depth < 3 && random_.below(6) == 0) return table(depth);
    return any_of(kPlain, random_);
  }

  std::string question() {
    static const std::vector<std::string> kKinds = {"choose", "confirm", "ballots",
                                                    "deal",   "number",  "acknowledge"};
    static const std::vector<std::string> kFields = {
        "of",     "from", "voters", "slots",   "copies",  "min",  "max", "count",
        "secret", "to",   "chance", "drastic", "unknown", "args", "why"};
    std::string fields = random_.below(8) == 0 ? "id = " + value() : "id = \"who\"";
    if (random_.below(2) == 0) fields += ", from = { \"ja\", \"nein\", \"a\" }";
    if (random_.below(2) == 0) fields += ", voters = g.players";
    for (auto i = random_.below(6); i > 0; --i)
      fields += fmt::format(", {} = {}", any_of(kFields, random_), value());
    return any_of(kKinds, random_) + "{ " + fields + " }";
  }

  std::string statement() {
    switch (random_.below(8)) {
      case 0: return fmt::format("announce({}, {})", word(), value());
      case 1: return fmt::format("tell({}, {}, {})", value(), word(), value());
      case 2: return fmt::format("narrate({}, {}, {})", word(), value(), value());
      case 3: return fmt::format("reveal({}, {}, {}, {})", value(), value(), word(), value());
      case 4:
        return fmt::format("win({})",
                           random_.below(2) == 0 ? value() : "{ winners = " + value() + " }");
      case 5: return fmt::format("g.x = {}", value());
      case 6: return fmt::format("g.deck = cards.new(g, {}, {})", word(), value());
      default: return question();
    }
  }

 private:
  std::string word() { return random_.below(3) == 0 ? value() : "\"who\""; }

  std::string table(int depth) {
    static const std::vector<std::string> kKeys = {
        "", "", "x = ", "seat = ", "name = ", "[1] = ", "[3] = ", "winners = "};
    std::string inside;
    for (auto i = random_.below(4); i > 0; --i)
      inside += any_of(kKeys, random_) + value(depth + 1) + ", ";
    return "{ " + inside + "}";
  }

  Random& random_;
};

// Properties of a question that the rest of the program relies on.
void check(const Question& q) {
  const bool open = q.form == Form::number || q.form == Form::acknowledge;
  require(q.options.empty() == open, "nothing can be chosen");
  require(q.min <= q.max, "min is above max");
  for (const Option& option : q.options) {
    require(option.seat >= 0 && option.seat <= static_cast<int>(kPlayers.size()),
            "a stranger can be chosen");
    require(std::ranges::count(q.options, option) == 1, "something can be chosen twice");
  }
  question_json(&q, kPlayers, {Reader::Who::everyone, 0}).dump();
}

// The game's file: its declaration, and the code under test.
std::string rules_of(const std::string& play, const std::string& status) {
  return kGame + "function rule.status(g) return " + status + " end\nfunction rule.play(g) " +
         play + " end\n";
}

// Runs the script to its end or its error, answering its questions.
void run(const std::string& rules, Random& random) {
  Machine machine({{"scripts/fuzz/rules.lua", rules}}, "en");
  Table table;
  table.players = kPlayers;
  int asked = 0;
  bool fitted = true;
  const auto answer_to = [&](const Question* question) -> std::optional<GivenAnswer> {
    if (question == nullptr || asked++ == 20) return std::nullopt;
    const Question& q = *question;
    check(q);
    machine.work_out_args();
    machine.fingerprint();
    machine.why_not({1, ""});
    for (const Announcement& said : machine.said())
      machine.text().render(said.id, said.args, kPlayers);
    const Answer answer = draw(q, random);
    // A deal with fewer faces than places can only be left unknown.
    fitted = fits(q, answer);
    if (!fitted) return std::nullopt;
    if (q.form != Form::acknowledge) {
      require(from_words(q, to_words(q, answer, kPlayers), kPlayers) == answer,
              "its answer is not read back from the log");
    }
    return answer;
  };
  run_answers(machine, table, answer_to);
  if (!fitted) return;
  machine.status().dump();
  if (machine.result()) machine.result()->dump();
}

}  // namespace

void take_script(const std::string& bytes) {
  Random random("script", bytes.size());
  try {
    run(rules_of(bytes, "{ board = {} }"), random);
  } catch (const ScriptError&) {
  }
}

void fuzz_scripts(int inputs) {
  Random random("scripts", 0);
  Scribe scribe(random);
  for (int i = 0; i < inputs; ++i) {
    std::string play;
    for (auto n = 1 + random.below(3); n > 0; --n) play += scribe.statement() + " ";
    const std::string status =
        random.below(2) == 0 ? scribe.value() : "{ board = " + scribe.value() + " }";
    try {
      run(rules_of(play, status), random);
    } catch (const ScriptError&) {
    } catch (const std::exception& e) {
      throw Broken(fmt::format("{}\n    {}\n    status: {}", e.what(), play, status));
    }
  }
}

}  // namespace narrator::fuzz
