// A table at which tests type answers.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/parser/answer_parser.hpp"
#include "tests/unit/text/interface_texts.hpp"

inline std::vector<narrator::Option> words(std::initializer_list<const char*> list) {
  std::vector<narrator::Option> options;
  for (const char* word : list) options.push_back({0, word});
  return options;
}

inline std::vector<narrator::Option> players(std::initializer_list<int> seats) {
  std::vector<narrator::Option> options;
  for (const int seat : seats) options.push_back({seat, ""});
  return options;
}

inline narrator::Question choose(std::vector<narrator::Option> options, int min = 1, int max = 1) {
  narrator::Question q;
  q.options = std::move(options);
  q.min = min;
  q.max = max;
  return q;
}

inline narrator::Question confirm() {
  narrator::Question q = choose(words({"yes", "no"}));
  q.form = narrator::Form::confirm;
  return q;
}

inline narrator::Question number(int min, int max) {
  narrator::Question q = choose({}, min, max);
  q.form = narrator::Form::number;
  return q;
}

inline narrator::Question ballots(std::initializer_list<int> voters) {
  narrator::Question q;
  q.form = narrator::Form::ballots;
  q.options = words({"ja", "nein"});
  q.slots = players(voters);
  return q;
}

/// The players, their language and their game's texts.
struct Room {
  std::vector<std::string> names{"Aki", "Bình", "Chie", "Dan", "Emi"};
  std::string lang = "en";  // "none": an interface without texts
  narrator::Catalogue text{};

  std::variant<narrator::Answer, narrator::NoAnswer> parse(const narrator::Question& q,
                                                           std::string_view input) const {
    auto all = lang == "none" ? narrator::Catalogue() : interface_texts(lang);
    for (const auto& [id, of_game] : text.all()) all.add(id, of_game);
    return parse_answer(q, input, narrator::ParserContext{names, all});
  }

  /// Returns the answer as the log would store it, or the refusal.
  std::string read(const narrator::Question& q, std::string_view input) const {
    const auto result = parse(q, input);
    if (const auto* refusal = std::get_if<narrator::NoAnswer>(&result)) return whole(*refusal);
    const auto& answer = std::get<narrator::Answer>(result);
    REQUIRE(fits(q, answer));
    return narrator::to_json(to_words(q, answer, names)).dump();
  }

  narrator::NoAnswer refuse(const narrator::Question& q, std::string_view input) const {
    const auto result = parse(q, input);
    INFO(input);
    REQUIRE(std::holds_alternative<narrator::NoAnswer>(result));
    return std::get<narrator::NoAnswer>(result);
  }

  /// Returns what a moderator sees of a refusal if the rules have no reason of their own.
  static std::string whole(const narrator::NoAnswer& refusal) { return refusal.refusal.lines(); }
};
