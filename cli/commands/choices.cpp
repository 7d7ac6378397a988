#include "cli/commands/choices.hpp"

#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/commands/completion.hpp"
#include "cli/commands/typed_answer.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

Choices spelled_choices(const auto& spellings) {
  return mapped(spellings,
                [](std::string_view spelling) { return Choice{{std::string(spelling)}}; });
}

}  // namespace

Choice choice_of(const Session& session, const Option& option) {
  if (option.seat > 0) {
    return {{std::string(option_text(option, session.names()))},
            text(session, "complete.seat", {{"seat", {std::int64_t{option.seat}}}})};
  }
  std::vector<std::string> spellings = session.text().spellings(option.word);
  if (spellings.empty()) spellings.push_back(session.text().word(option.word));
  const bool plain = normalise(option.word) == normalise(spellings.front());
  std::string meaning = plain ? std::string() : option.word;
  spellings.push_back(option.word);
  return {std::move(spellings), std::move(meaning)};
}

Choices choices_of(const Session& session, const std::vector<Option>& options) {
  return mapped(options, [&](const Option& option) { return choice_of(session, option); });
}

Choices command_choices(const Session& session, const Reader&) {
  Choices all = mapped(commands(), [&](const Command& command) {
    const std::string name(command.name);
    return Choice{{name}, text(session, "command." + name)};
  });
  for (const auto& [own, name] : own_words(session.text()))
    all.push_back({{own}, text(session, "command." + name)});
  return all;
}

Choices player_choices(const Session& session, const Reader&) {
  return choices_of(session, Lexicon::of_players(words_of(session)).options());
}

Choices recall_choices(const Session&, const Reader&) {
  std::vector<std::string> list(std::begin(kRecallReaders), std::end(kRecallReaders));
  for (const std::string_view item : kRecallItems) {
    for (const std::string_view who : kRecallReaders) {
      list.push_back(std::string(item) + "=" + std::string(who));
    }
  }
  return spelled_choices(list);
}

Choices timer_choices(const Session&, const Reader&) { return spelled_choices(kTimerWords); }
Choices on_or_off(const Session&, const Reader&) { return spelled_choices(kOnOrOff); }
Choices what_to_confirm(const Session&, const Reader&) { return spelled_choices(kToConfirm); }

Choices house_rules(const Session& session, const Reader&) {
  return spelled_choices(session.setup().variants);
}

// Lists the questions without their answers, as somebody may be looking at the screen.
Choices answer_choices(const Session& session, const Reader& reader) {
  Choices list;
  const AnswerNumbering numbers(session, reader);
  const AnswerList answers(session, {});
  for (const LogAnswer& answer : session.answers()) {
    if (!answer.chance && knows_of(answer, reader))
      list.push_back({{std::to_string(numbers.of(answer.n))}, answers.asked(answer.n)});
  }
  return list;
}

void add_fitting(Completions& to, const Choices& choices, const std::string& typed) {
  const std::string begun = normalise(typed);
  for (const Choice& choice : choices) {
    const auto& all = choice.spellings;
    const auto fits = std::ranges::find_if(
        all, [&](const std::string& word) { return normalise(word).starts_with(begun); });
    if (fits == all.end()) continue;
    const bool there =
        std::ranges::any_of(to.list, [&](const Completion& one) { return one.word == *fits; });
    if (!there) to.list.push_back({*fits, *fits == all.front() ? choice.meaning : all.front()});
  }
}

}  // namespace narrator::cli
