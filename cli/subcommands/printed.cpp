// The subcommands card and completions, which print text to be kept.
#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "cli/check/seen_in_play.hpp"
#include "cli/commands/commands.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/embedded.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

constexpr int kColumns = 78;           // columns of a printed page
constexpr std::size_t kMostWords = 4;  // number of possible answers shown

std::string text_of(const Catalogue& texts, const std::string& id, const Args& args = {}) {
  return sanitised(texts.render(id, args, {}));
}

// Returns the columns of a printed page, or those of a narrower terminal.
int columns() { return std::min(kColumns, terminal_at(STDOUT_FILENO).columns); }

// Prints what is typed and what it does side by side.
void print_row(const std::string& left, const std::string& right) {
  const int typed = columns() * 5 / 13;
  const Lines rest = wrapped(right, columns() - typed - 1);
  const Lines first = wrapped(left, typed - 1);
  for (std::size_t i = 0; i < std::max(first.size(), rest.size()); ++i) {
    const std::string one = i < first.size() ? first[i] : "";
    fmt::print("{} {}\n", padded(one, typed), i < rest.size() ? rest[i] : "");
  }
}

// Returns the question without the table's names: "…, whom do you choose?".
std::string asked(const Catalogue& texts, const std::string& id) {
  const std::string* found = texts.find("ask." + id);
  std::string text = found == nullptr ? "" : *found;
  for (auto from = text.find('{'); from != text.npos; from = text.find('{', from)) {
    const auto to = text.find('}', from);
    if (to == text.npos) break;
    text.replace(from, to + 1 - from, "…");
  }
  return text;
}

// Returns how to type an answer to the question: some of its words, or an example of its kind.
std::string typed_for(const Catalogue& texts, const SeenQuestion& question) {
  std::vector<std::string> words;
  for (const std::string& word : question.words) {
    if (words.size() < kMostWords) words.push_back(texts.word(word));
  }
  const bool has_words = question.kind == "word" || question.kind == "words";
  if (has_words && !words.empty()) return joined_by(words, " · ");
  const Args args = {{"word", {words.empty() ? "…" : words.front()}}};
  return text_of(texts, "card." + question.kind, args) + (question.tally ? " · 5:2" : "");
}

// Returns the questions of a game, ordered as in its files.
std::vector<std::string> in_order(const SeenInPlay& seen, const std::vector<Source>& sources) {
  std::string all;
  for (const Source& source : sources) all += source.text.view();
  std::vector<std::string> ids;
  for (const auto& [id, question] : seen.questions) {
    if (!question.chance) ids.push_back(id);
  }
  std::ranges::stable_sort(ids, {},
                           [&](const std::string& id) { return all.find("id = \"" + id + '"'); });
  return ids;
}

void print_card(const std::string& game, const std::string& lang) {
  Catalogue texts = interface_texts(lang);
  if (!game.empty()) {
    const std::vector<Source> sources = sources_of(game, {}, lang);
    const Machine machine(sources, lang);
    fmt::print("{}\n\n", sanitised(machine.game().title.in(lang)));
    const SeenInPlay seen = seen_in_play(sources_of(game, {}, "en"));
    for (const std::string& id : in_order(seen, sources)) {
      const std::string question = sanitised(asked(machine.text(), id));
      if (!question.empty())
        print_row(sanitised(typed_for(machine.text(), seen.questions.at(id))), question);
    }
    fmt::print("\n");
  }
  for (const char* name : {"undo", "status", "history", "note", "claim", "amend", "correct",
                           "timer", "leave", "help", "quit"}) {
    print_row(text_of(texts, std::string("usage.") + name),
              text_of(texts, std::string("command.") + name));
  }
  const auto names = mapped(std::vector(commands().begin(), commands().end()), &Command::name);
  fmt::print("\n");
  for (const std::string& line :
       wrapped(fmt::format("help: {}", fmt::join(names, ", ")), columns()))
    fmt::print("{}\n", line);
}

}  // namespace

void add_card(CLI::App& command) {
  struct Options {
    std::string game, lang;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("GAME", options->game, "a game's name, or a folder with a game's files");
  add_lang_option(command, options->lang);
  command.callback([options] { print_card(options->game, choose_language(options->lang)); });
}

void add_completions(CLI::App& command) {
  const auto shell = std::make_shared<std::string>();
  command.add_option("SHELL", *shell, "whose: bash, zsh or fish")
      ->required()
      ->check(one_of("narrator completions", {"bash", "zsh", "fish"}));
  command.callback([shell] {
    fmt::print("{}", *shell == "bash" ? kFor_bash : *shell == "zsh" ? kFor_zsh : kFor_fish);
  });
}

}  // namespace narrator::cli
