#include <fmt/format.h>

#include "engine/machine.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/escaped.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace narrator::fuzz {
namespace {

const std::vector<std::string> kNames = {"Aki", "Bình", "千恵", "ja", "Emi", "7", "Hoa", "Hòa"};

const std::vector<std::string> kTyped = {
    "aki",
    "3",
    "Hoà",
    "emi, aki",
    "jjnjnjnj",
    "ja all",
    "all ja",
    "ja all but 3 5",
    "ja 1 2 4 nein",
    "Aki=ja Bình=nein 千恵=ja",
    "liberal fascist hitler liberal liberal",
    "unknown",
    "?",
    "y",
    "いいえ",
    "không",
    "12",
    "-5",
    "guess R8",
    "1 2 3 4 5 6 7 8",
    "all",
    "全員 ja",
    "ja 以外 3",
    "2 4 6, 8",
    "random",
    "",
    "Aki = fascist Emi=hitler",
    "0x1",
    "99999999999999999999",
    "ｊａ　ａｌｌ",
    "\"Aki\"",
    "seat 3",
};

std::vector<Option> players(int n) {
  std::vector<Option> options;
  for (int seat = 1; seat <= n; ++seat) options.push_back({seat, ""});
  return options;
}

std::vector<Option> words(const std::vector<std::string>& list) {
  std::vector<Option> options;
  for (const std::string& word : list) options.push_back({0, word});
  return options;
}

Question question(Form form, std::vector<Option> options, int min = 1, int max = 1) {
  Question q;
  q.id = "vote";
  q.form = form;
  q.options = std::move(options);
  q.copies.assign(q.options.size(), 3);
  q.min = min;
  q.max = max;
  q.to.all = true;
  return q;
}

// One question of every form.
std::vector<Question> questions() {
  std::vector<Question> all = {
      question(Form::choose, players(8)),
      question(Form::choose, players(8), 2, 2),
      question(Form::choose, players(8), 0, 4),
      question(Form::choose, words({"ja", "nein", "R1", "R11", "guess R1", "guess R11"})),
      question(Form::choose, words({"liberal", "fascist", "hitler", "unknown"}), 1, 3),
      question(Form::confirm, words({"yes", "no"})),
      question(Form::number, {}, -3, 12),
      question(Form::acknowledge, {}),
  };
  std::vector<Option> mixed = players(8);
  mixed.push_back({0, "random"});
  all.push_back(question(Form::choose, mixed));
  all.push_back(question(Form::ballots, words({"ja", "nein"})));
  all.back().slots = players(8);
  for (const bool unknown : {false, true}) {
    all.push_back(question(Form::deal, words({"liberal", "fascist", "hitler"})));
    all.back().slots = players(8);
    all.back().unknown = unknown;
    all.push_back(question(Form::deal, words({"liberal", "fascist", "hitler"})));
    all.back().positions = 5;
    all.back().unknown = unknown;
  }
  return all;
}

std::string typed(Random& random) {
  switch (random.below(8)) {
    case 0: return random_bytes(60, random);
    case 1: return any_of(kTyped, random) + " " + any_of(kTyped, random);
    case 2: return mutated(any_of(kTyped, random), random) + random_bytes(3000, random);
    default: return mutated(any_of(kTyped, random), random);
  }
}

void check(const Question& q, const std::string& input, const ParserContext& known) {
  const auto result = parse_answer(q, input, known);
  if (const auto* answer = std::get_if<Answer>(&result)) {
    require(fits(q, *answer),
            fmt::format("'{}' is read as an answer that does not fit", shown(input)));
    require(from_words(q, to_words(q, *answer, known.names), known.names) == *answer,
            fmt::format("the log holds another answer than '{}'", shown(input)));
    return;
  }
  const NoAnswer& refusal = std::get<NoAnswer>(result);
  std::string all = refusal.refusal.lines();
  std::erase(all, '\n');
  require(!all.empty(), fmt::format("'{}' is refused without a word", shown(input)));
  require(!has_control(all),
          fmt::format("'{}' is refused in words that cannot be printed", shown(input)));
  require(all.size() < 4000, fmt::format("'{}' is refused in too many words", shown(input)));
}

// One game in every language.
std::vector<Machine> machines_of_all() {
  std::vector<Machine> machines;
  for (const std::string& lang : languages())
    machines.emplace_back(game_sources(game_ids().front(), std::string(lang)), std::string(lang));
  return machines;
}

}  // namespace

void take_answer(const std::string& bytes) {
  static const std::vector<Machine> machines = machines_of_all();
  static const std::vector<Question> asked = questions();
  if (bytes.size() < 2) return;
  const auto any = [&](std::size_t at, std::size_t of) {
    return static_cast<unsigned char>(bytes[at]) % of;
  };
  const Catalogue& text = machines[any(1, machines.size())].text();
  check(asked[any(0, asked.size())], bytes.substr(2), {kNames, text});
}

void fuzz_answers(int inputs) {
  Random random("answers", 0);
  const std::vector<Machine> machines = machines_of_all();
  const std::vector<Question> asked = questions();
  for (int i = 0; i < inputs; ++i) {
    const Catalogue& text = machines[static_cast<std::size_t>(i) % machines.size()].text();
    check(any_of(asked, random), typed(random), {kNames, text});
  }
}

}  // namespace narrator::fuzz
