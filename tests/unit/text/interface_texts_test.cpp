#include "tests/unit/text/interface_texts.hpp"

#include <catch2/catch.hpp>

#include "engine/parser/answer_parser.hpp"
#include "engine/sources/source.hpp"

using namespace narrator;

namespace {

/// Returns what follows the last colon of a refusal: the example, or two joined by `between`.
std::vector<std::string> examples(const std::string& refusal, const std::string& between) {
  const std::string wide = "：";
  const auto at = refusal.rfind(wide);
  const std::string text =
      refusal.substr(at == refusal.npos ? refusal.rfind(": ") + 2 : at + wide.size());
  const auto middle = text.find(between);
  if (middle == std::string::npos) return {text};
  return {text.substr(0, middle), text.substr(middle + between.size())};
}

}  // namespace

TEST_CASE("every language has the same texts") {
  const Catalogue english = interface_texts("en");
  REQUIRE(english.own().size() > 40);
  for (const std::string& lang : languages()) {
    const Catalogue other = interface_texts(lang);
    for (const auto& [id, text] : english.own()) {
      INFO(lang << " " << id);
      const std::string* theirs = other.find(id);
      REQUIRE(theirs);
      CHECK(placeholders(*theirs) == placeholders(text));
    }
    CHECK(other.own().size() == english.own().size());
    CHECK(other.all().size() == english.all().size());
  }
}

TEST_CASE("every example in a refusal is a valid answer, in every language") {
  const std::vector<std::string> names{"Aki", "Bình", "Mary Ann", "明"};
  const std::vector<Option> seats{{1, ""}, {2, ""}, {3, ""}, {4, ""}};
  Question one;
  one.options = seats;
  Question two = one;
  two.min = two.max = 3;
  Question words;
  words.options = {{0, "guess R8"}, {0, "pass"}};
  Question yes;
  yes.form = Form::confirm;
  yes.options = {{0, "yes"}, {0, "no"}};
  Question vote;
  vote.form = Form::ballots;
  vote.options = {{0, "ja"}, {0, "nein"}};
  vote.slots = seats;
  Question three = vote;
  three.options.push_back({0, "abstain"});
  Question deal = three;
  deal.form = Form::deal;
  deal.copies = {2, 1, 1};
  Question row = deal;
  row.slots.clear();
  row.positions = 4;
  Question number;
  number.form = Form::number;
  number.max = 3;
  for (const auto& [lang, between] :
       {std::pair("en", " or "), {"ja", " または "}, {"vi", " hoặc "}}) {
    const Catalogue text = interface_texts(lang);
    const ParserContext table{names, text};
    for (const Question& q : {one, two, words, yes, vote, three, deal, row, number}) {
      const auto refused = parse_answer(q, "zzzzzzzzz", table);
      REQUIRE(std::holds_alternative<NoAnswer>(refused));
      const std::string refusal = std::get<NoAnswer>(refused).refusal.lines();
      CHECK(std::ranges::count(refusal, '\n') == 1);
      for (const std::string& example : examples(refusal, between)) {
        INFO(lang << ": " << refusal << " [" << example << "]");
        const auto answer = parse_answer(q, example, table);
        CHECK(std::holds_alternative<Answer>(answer));
      }
    }
  }
}
