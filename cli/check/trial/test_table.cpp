#include "cli/check/trial/test_table.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/declaration/diagnostic.hpp"
#include "engine/lists.hpp"
#include "engine/parser/answer_parser.hpp"

namespace narrator::cli {

TestTable::TestTable(const std::vector<Source>& sources, Table table, const std::string& seed)
    : watch_([&] {
        Watch watch;
        for (const Source& source : sources) watch.marked.insert(source.name);
        return watch;
      }()),
      machine_(sources, "en", true, &watch_),
      names_(table.players),
      seed_(seed) {
  run_answers(machine_, table, answers(), [this](Machine&) { hear(); });
}

// Returns the answer that was typed, followed by answers to everything that is not typed.
NextAnswer TestTable::answers(std::optional<Answer> typed) {
  return [this,
          typed = std::move(typed)](const Question* asked) mutable -> std::optional<GivenAnswer> {
    if (asked == nullptr) return std::nullopt;
    if (!traits(asked->form).logged) return Answer{};
    if (!typed && !asked->chance) return std::nullopt;
    Random chance = chance_of(seed_, ++answers_, 0);
    return typed ? *std::exchange(typed, {}) : draw(*asked, chance);
  };
}

void TestTable::hear() {
  const Catalogue& texts = machine_.text();
  for (std::size_t i = 0; i < machine_.said().size(); ++i) {
    const Announcement& one = machine_.said()[i];
    said_.emplace_back(one.id, texts.render_of_game(one.id, one.args, names_));
    if (texts.find_of_game(one.id) != nullptr) continue;
    Diagnostic from = i < watch_.said_at.size() ? watch_.said_at[i] : Diagnostic{};
    from.message = fmt::format("an announcement has no text '{}'", one.id);
    watch_.add(std::move(from));
  }
}

std::string TestTable::type(const std::string& line) {
  const Question* question = machine_.question();
  if (question == nullptr) throw ScriptError("the game is over by then");
  said_.clear();
  watch_.objections.clear();
  const auto parsed = parse_answer(*question, line, {names_, machine_.text()});
  if (const NoAnswer* none = std::get_if<NoAnswer>(&parsed)) {
    refusal_ = none->not_offered == Option{} ? "" : machine_.why_not(none->not_offered);
    if (!refusal_.empty()) return refusal_;
    refusal_ = none->refusal.lines();
    std::ranges::replace(refusal_, '\n', ' ');
    return refusal_;
  }
  const Answer& answer = std::get<Answer>(parsed);
  if (const ForbiddenBallot* ballot = barred_in(*question, answer))
    return refusal_ = machine_.why_barred(*ballot);
  run_answers(machine_, answers(answer), [this](Machine&) { hear(); });
  return {};
}

bool TestTable::was_said(const std::string& id_or_words) const {
  return std::ranges::any_of(said_, [&](const auto& one) {
    return one.first == id_or_words || one.second.find(id_or_words) != one.second.npos;
  });
}

bool TestTable::was_refused(const std::string& id_or_words) const {
  const auto& objections = watch_.objections;
  return refusal_.find(id_or_words) != refusal_.npos ||
         std::ranges::any_of(objections,
                             [&](const Sentence& one) { return one.id == id_or_words; });
}

bool TestTable::was_announced(const std::string& id_or_words) const {
  if (machine_.text().find_of_game(id_or_words) == nullptr) return was_said(id_or_words);
  return std::ranges::any_of(said_, [&](const auto& one) { return one.first == id_or_words; });
}

std::string TestTable::said() const {
  return joined_by(mapped(said_, &std::pair<std::string, std::string>::second), " ");
}

std::set<std::string> TestTable::won() const {
  std::set<std::string> words;
  for (const char* key : {"team", "reason"}) {
    const Json word = machine_.result() ? machine_.result()->value(key, Json()) : Json();
    if (word.is_string()) words.insert(word.get<std::string>());
  }
  return words;
}

std::string TestTable::asked() const {
  const Question* question = machine_.question();
  return question == nullptr ? "" : question->id;
}

}  // namespace narrator::cli
