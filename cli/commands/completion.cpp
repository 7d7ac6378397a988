#include "cli/commands/completion.hpp"

#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/letters.hpp"
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
            text(session, "complete.seat", {{"seat", number_value(option.seat)}})};
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
    for (const std::string_view who : kRecallReaders)
      list.push_back(std::string(item) + "=" + std::string(who));
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

namespace {

class Completer {
 public:
  Completer(const Session& session, const std::string& before, const Reader& reader)
      : session_(session),
        reader_(reader),
        question_(session.question()),
        before_(before),
        line_(before) {}

  Completions run() {
    const std::size_t begin = second_word();
    if (begin == 0) {
      if (question_ != nullptr) answers(0);
      commands_and_id();
      return std::move(found_);
    }
    if (const Command* command = command_in(line_.words())) {
      arguments(*command, begin);
    } else if (question_ != nullptr) {
      answers(line_.words().front().normalised == normalise(question_->id) ? begin : 0);
    }
    return std::move(found_);
  }

 private:
  // Returns where the second word begins or could begin; 0 if the first one is unfinished.
  std::size_t second_word() const {
    if (line_.words().size() > 1) return before_.find(line_.text()) + line_.words()[1].at;
    return line_.words().empty() || line_.text().size() == before_.size() ? 0 : before_.size();
  }

  void commands_and_id() {
    if (question_ != nullptr && !before_.empty()) add_fitting(found_, {{{question_->id}}}, before_);
    add_fitting(found_, command_choices(session_, reader_), before_);
  }

  void arguments(const Command& command, std::size_t begin) {
    if (command.choices == nullptr) return;
    const Choices choices = command.choices(session_, reader_);
    command.takes_several ? last_phrase(begin, choices) : phrase(begin, choices);
  }

  Choices options() const { return choices_of(session_, question_->options); }

  Choices slots() const {
    Choices list = choices_of(session_, question_->slots);
    for (Choice& slot : list) {
      for (std::string& spelling : slot.spellings) spelling += "=";
    }
    return list;
  }

  Choices numbers() const {
    Choices list;
    constexpr int most = 20;
    for (int n = question_->min; n <= question_->max && n < question_->min + most; ++n)
      list.push_back({{std::to_string(n)}});
    return list;
  }

  // Adds the completions for an answer that begins at `begin`.
  void answers(std::size_t begin) {
    switch (question_->form) {
      case Form::acknowledge: return;
      case Form::number: return phrase(begin, numbers());
      case Form::confirm: return phrase(begin, options());
      case Form::choose:
        return question_->max > 1 ? last_phrase(begin, options()) : phrase(begin, options());
      case Form::ballots:
      case Form::deal: return row(begin);
    }
  }

  void phrase(std::size_t begin, const Choices& choices) {
    found_.from = begin;
    add_fitting(found_, choices, before_.substr(begin));
  }

  // Completes the longest sequence of final words with which a choice begins.
  void last_phrase(std::size_t begin, const Choices& choices) {
    std::string_view rest = std::string_view(before_).substr(begin);
    std::size_t at = begin;
    for (bool word_begins = true; at < before_.size() && found_.list.empty();) {
      if (word_begins) phrase(at, choices);
      word_begins = is_separator(next_code_point(rest));
      at = before_.size() - rest.size();
    }
    if (found_.list.empty() && at == before_.size())
      phrase(at, ends_open(begin) ? choices : Choices());
  }

  // Returns whether a new word can begin at the end.
  bool ends_open(std::size_t begin) const {
    if (before_.size() == begin) return true;
    const char32_t last = code_points(before_).back();
    return is_separator(last) || last == U'=';
  }

  // After NAME= completes a face, elsewhere everything that a row may contain.
  void row(std::size_t begin) {
    const auto equals = before_.rfind('=');
    if (equals != std::string::npos && equals >= begin && begin_of_last_word(before_) <= equals)
      return phrase(equals + 1, options());
    Choices all = options();
    const bool voters = traits(question_->form).voters;
    if (voters || question_->unknown)
      all.push_back(choice_of(session_, {0, voters ? "all" : "unknown"}));
    for (Choice& slot : slots()) {
      if (before_.find(slot.spellings.front()) == std::string::npos) all.push_back(std::move(slot));
    }
    last_phrase(begin, all);
  }

  const Session& session_;
  const Reader reader_;
  const Question* question_;
  const std::string& before_;
  const Line line_;
  Completions found_;
};

}  // namespace

Completions complete(const Session& session, const std::string& before, const Reader& reader) {
  return Completer(session, before, reader).run();
}

}  // namespace narrator::cli
