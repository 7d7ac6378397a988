#include "cli/completion.hpp"

#include <algorithm>

#include "cli/command_words.hpp"
#include "cli/commands.hpp"
#include "engine/fold.hpp"
#include "engine/utf8.hpp"

namespace narrator::cli {
namespace {

// A choice under the names it can be typed by, the one that is shown first.
struct Choice {
  std::vector<std::string> spellings;
  std::string meaning;
};
using Choices = std::vector<Choice>;

bool begins(const std::string& word, const std::string& typed) {
  return fold(word).starts_with(fold(typed));
}

// The choices that begin as `typed` does, each in the first spelling that does.
void add_fitting(Completions& to, const Choices& choices, const std::string& typed) {
  for (const Choice& choice : choices) {
    const auto& all = choice.spellings;
    const auto fits =
        std::find_if(all.begin(), all.end(), [&](const auto& word) { return begins(word, typed); });
    if (fits == all.end()) continue;
    const bool there = std::any_of(to.list.begin(), to.list.end(),
                                   [&](const Completion& one) { return one.word == *fits; });
    if (!there) to.list.push_back({*fits, *fits == all.front() ? choice.meaning : all.front()});
  }
}

class Completer {
 public:
  Completer(const Session& session, const std::string& before)
      : session_(session), question_(session.question()), before_(before) {}

  Completions run() {
    const auto [word, rest] = first_word(before_);
    const bool one_word = word.size() == before_.size();
    if (one_word) {
      if (question_ != nullptr) answers(0);
      commands_and_id();
      return std::move(found_);
    }
    const std::size_t begin = start_after(word);
    const std::string command = command_named(word);
    if (!command.empty()) {
      arguments(command, begin);
    } else if (question_ != nullptr) {
      answers(word == question_->id ? begin : 0);
    }
    return std::move(found_);
  }

 private:
  std::string shown(const std::string& id, const Args& args = {}) const {
    return text(session_, id, args);
  }

  // Where the text after the first word begins.
  std::size_t start_after(const std::string& word) const {
    std::string_view rest = std::string_view(before_).substr(word.size());
    std::size_t at = word.size();
    while (!rest.empty() && is_separator(next_code_point(rest))) at = before_.size() - rest.size();
    return at;
  }

  // "undo [N]: takes back …" tells what undo means.
  std::string meaning_of(const std::string& command) const {
    const std::string help = shown("command." + command);
    const auto colon = help.find(": ");
    return colon == std::string::npos ? help : help.substr(colon + 2);
  }

  Choices commands_list() const {
    Choices list;
    for (const auto& [name, command] : commands()) list.push_back({{name}, meaning_of(name)});
    return list;
  }

  void commands_and_id() {
    if (question_ != nullptr && !before_.empty())
      add_fitting(found_, {{{question_->id}, {}}}, before_);
    add_fitting(found_, commands_list(), before_);
  }

  void arguments(const std::string& command, std::size_t begin) {
    found_.from = begin;
    const std::string typed = before_.substr(begin);
    if (command == "help") add_fitting(found_, commands_list(), typed);
    if (command == "confirm" || command == "speak") {
      add_fitting(found_, {{{"on"}, {}}, {{"off"}, {}}}, typed);
    }
    if (command == "timer") {
      add_fitting(found_, {{{"pause"}, {}}, {{"go"}, {}}, {{"stop"}, {}}}, typed);
    }
    if (command == "rename" || command == "seat" || command == "leave") {
      add_fitting(found_, players(), typed);
    }
    if (command == "recall") last_phrase(begin, recall_words());
    if (command == "amend") add_fitting(found_, answers_given(), typed);
    if (command == "claim") add_fitting(found_, speakers(), typed);
  }

  Choices speakers() const {
    Choices list;
    for (std::size_t i = 0; i < session_.names().size(); ++i) {
      list.push_back(choice({static_cast<int>(i + 1), ""}));
    }
    return list;
  }

  Choices players() const {
    Choices list;
    for (std::size_t i = 0; i < session_.names().size(); ++i) {
      list.push_back(choice({static_cast<int>(i + 1), {}}));
    }
    return list;
  }

  static Choices recall_words() {
    Choices list;
    for (const std::string_view who : kRecallReaders) list.push_back({{std::string(who)}, {}});
    for (const std::string_view item : kRecallItems) {
      for (const std::string_view who : kRecallReaders) {
        list.push_back({{std::string(item) + "=" + std::string(who)}, {}});
      }
    }
    return list;
  }

  // What was asked, not what was answered: somebody may be looking.
  Choices answers_given() const {
    Choices list;
    for (const LogAnswer& answer : session_.answers()) {
      if (answer.chance) continue;
      list.push_back({{std::to_string(answer.n)}, answer.ask + " " + answer.of});
    }
    return list;
  }

  Choice choice(const Option& option) const {
    if (option.seat > 0) {
      return {{std::string(option_text(option, session_.names()))},
              shown("complete.seat", {{"seat", {std::int64_t{option.seat}}}})};
    }
    std::vector<std::string> spellings = session_.text().spellings(option.word);
    if (spellings.empty()) spellings.push_back(session_.text().word(option.word));
    const bool plain = fold(option.word) == fold(spellings.front());
    std::string meaning = plain ? std::string() : option.word;
    spellings.push_back(option.word);
    return {std::move(spellings), std::move(meaning)};
  }

  Choices options() const {
    Choices list;
    for (const Option& option : question_->options) list.push_back(choice(option));
    return list;
  }

  Choices slots() const {
    Choices list;
    for (const Option& option : question_->slots) {
      Choice slot = choice(option);
      for (std::string& spelling : slot.spellings) spelling += "=";
      list.push_back(std::move(slot));
    }
    return list;
  }

  Choices numbers() const {
    Choices list;
    constexpr int most = 20;
    for (int n = question_->min; n <= question_->max && n < question_->min + most; ++n) {
      list.push_back({{std::to_string(n)}, {}});
    }
    return list;
  }

  // What can stand at the end of an answer that begins at `begin`.
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

  // The last words that something begins with, as many as possible.
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

  // Whether a new word can begin at the end.
  bool ends_open(std::size_t begin) const {
    if (before_.size() == begin) return true;
    const char32_t last = code_points(before_).back();
    return is_separator(last) || last == U'=';
  }

  // A face behind NAME=, and everything a row can be made of elsewhere.
  void row(std::size_t begin) {
    const auto equals = before_.rfind('=');
    const std::string behind =
        equals == std::string::npos || equals < begin ? "" : before_.substr(equals + 1);
    if (equals != std::string::npos && equals >= begin && behind.find(' ') == std::string::npos) {
      return phrase(equals + 1, options());
    }
    Choices all = options();
    if (question_->form == Form::ballots || question_->unknown) {
      all.push_back(choice({0, question_->form == Form::ballots ? "all" : "unknown"}));
    }
    for (Choice& slot : slots()) {
      if (before_.find(slot.spellings.front()) == std::string::npos) all.push_back(std::move(slot));
    }
    last_phrase(begin, all);
  }

  const Session& session_;
  const Question* question_;
  const std::string& before_;
  Completions found_;
};

}  // namespace

Completions complete(const Session& session, const std::string& before) {
  return Completer(session, before).run();
}

}  // namespace narrator::cli
