#include "cli/terminal/line_editing/tab_key.hpp"

#include <unistd.h>

#include <algorithm>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kMostRows = 20;

// What all the words begin with, whole code points.
std::string common_beginning(const std::vector<Completion>& list) {
  std::u32string common = code_points(list.front().word);
  for (const Completion& one : list) {
    const std::u32string word = code_points(one.word);
    const auto [end, other] = std::mismatch(common.begin(), common.end(), word.begin(), word.end());
    common.erase(end, common.end());
  }
  return utf8(common);
}

// One a row, with meanings; many side by side, without.
std::string listing(const std::vector<Completion>& list) {
  const int columns = terminal_at(STDOUT_FILENO).size.columns;
  int widest = 0;
  for (const Completion& one : list) widest = std::max(widest, display_width(one.word));
  std::string text;
  if (list.size() <= kMostRows) {
    for (const Completion& one : list) {
      const std::string row = "  " + padded(one.word, widest) + "  " + one.meaning;
      text += (text.empty() ? "" : "\n") + fitting(row, columns - 1);
    }
    return text;
  }
  const int across = std::max(1, (columns - 1) / (widest + 2));
  int at = 0;
  for (const Completion& one : list) {
    if (at > 0 && at % across == 0) text += "\n";
    text += "  " + padded(one.word, widest);
    ++at;
  }
  return text;
}

}  // namespace

Completing press_tab(const Completions& completions, const std::string& before) {
  const std::string typed = before.substr(std::min(completions.from, before.size()));
  const auto& list = completions.list;
  if (list.empty()) return {completions.from, typed, {}};
  if (list.size() == 1) {
    const std::string& word = list.front().word;
    return {completions.from, word + (word.ends_with('=') ? "" : " "), {}};
  }
  const std::string common = common_beginning(list);
  if (common.size() > typed.size()) return {completions.from, common, {}};
  return {completions.from, typed, listing(list)};
}

}  // namespace narrator::cli
