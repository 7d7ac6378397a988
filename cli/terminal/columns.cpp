#include "cli/terminal/columns.hpp"

#include <algorithm>
#include <cassert>

#include "engine/lists.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr std::u32string_view kNeverFirst =
    U"、。，．・：；？！ー〜～…‥」』）］｝〕〉》】〟’”々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャ"
    U"ュョヮヵヶ％／"
    U"｡｣､･ﾞﾟｰ)]},.:;!?%";
constexpr std::u32string_view kNeverLast = U"「『（［｛〔〈《【〝‘“｢([{";

constexpr std::size_t kMostLetters = 20'000;  // per line, more than anybody reads

std::vector<Letter> letters(std::string_view text) {
  std::vector<Letter> all;
  while (!text.empty() && all.size() < kMostLetters) all.push_back(next_letter(text));
  return all;
}

bool is_blank(const Letter& letter) { return letter.first == U' ' || letter.first == U'　'; }

bool has(std::u32string_view set, char32_t c) { return set.find(c) != std::u32string_view::npos; }

bool may_break(const Letter& before, const Letter& after) {
  if (is_blank(after)) return false;  // a blank may extend past the edge
  if (is_blank(before)) return true;
  if (before.width < 2 && after.width < 2) return false;
  return !has(kNeverLast, before.first) && !has(kNeverFirst, after.first);
}

// Wraps one line of text.
class Wrapping {
 public:
  Wrapping(std::string_view text, int columns, LongWord words)
      : letters_(letters(text)), columns_(std::max(columns, 2)), words_(words) {}

  std::vector<std::string> run() {
    for (std::size_t i = 0; i < letters_.size(); ++i) {
      if (i > start_ && may_break(letters_[i - 1], letters_[i])) break_ = i;
      width_ += letters_[i].width;
      while (width_ > columns_ && !is_blank(letters_[i]) && cut(i)) continue;
    }
    add(letters_.size());
    return std::move(lines_);
  }

 private:
  // Ends the line at or before letter `i`. Returns false if the word must stay whole.
  bool cut(std::size_t i) {
    if (break_ > start_) {
      add(break_);
    } else if (words_ == LongWord::split && i > start_) {
      add(i);
    } else {
      return false;
    }
    width_ = 0;
    for (std::size_t at = start_; at <= i; ++at) width_ += letters_[at].width;
    return true;
  }

  void add(std::size_t end) {
    std::size_t last = end;
    while (last > start_ && is_blank(letters_[last - 1])) --last;
    std::string line;
    for (std::size_t at = start_; at < last; ++at) line += letters_[at].bytes;
    lines_.push_back(std::move(line));
    start_ = end;
  }

  std::vector<Letter> letters_;
  int columns_;
  LongWord words_;
  std::vector<std::string> lines_{};
  std::size_t start_ = 0;  // start of the current line
  std::size_t break_ = 0;  // the last possible break in it
  int width_ = 0;          // its width so far
};

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) width += next_letter(text).width;
  return width;
}

std::string clipped(std::string_view text, int columns) {
  assert(columns >= 0);
  if (display_width(text) <= columns) return std::string(text);
  std::string out;
  int left = columns - 1;  // the ellipsis takes one
  while (!text.empty()) {
    const Letter letter = next_letter(text);
    if (letter.width > left) break;
    left -= letter.width;
    out += letter.bytes;
  }
  return columns > 0 ? out + "…" : out;
}

std::string fitting(std::string_view text, int columns) {
  std::string fits;
  bool coloured = false;
  while (!text.empty()) {
    if (const std::size_t length = colour_length(text)) {
      fits += text.substr(0, length);
      text.remove_prefix(length);
      coloured = true;
      continue;
    }
    const std::string safe = sanitised(next_letter(text).bytes);
    columns -= display_width(safe);
    if (columns < 0) break;
    fits += safe;
  }
  return coloured ? fits + "\x1b[0m" : fits;
}

std::string padded(std::string_view text, int columns) {
  const int missing = std::max(0, columns - display_width(text));
  return std::string(text).append(static_cast<std::size_t>(missing), ' ');
}

std::string padded_left(std::string_view text, int columns) {
  const int missing = std::max(0, columns - display_width(text));
  return std::string(static_cast<std::size_t>(missing), ' ').append(text);
}

std::vector<std::string> wrapped(std::string_view text, int columns, LongWord words) {
  std::vector<std::string> lines;
  for (const std::string& line : pieces(text, "\n"))
    append(lines, Wrapping(line, columns, words).run());
  return lines;
}

std::vector<std::string> indented(std::vector<std::string> lines, std::string_view first,
                                  int further) {
  for (std::string& line : lines)
    line.insert(0, &line == &lines.front() ? first : padded("", further));
  return lines;
}

int longest_word(std::string_view text) {
  int longest = 0;
  for (const std::string& line : pieces(text, "\n")) {
    int width = 0;
    Letter before;
    for (const Letter& letter : letters(line)) {
      if (before.width > 0 && may_break(before, letter)) width = 0;
      width += letter.width;
      if (!is_blank(letter)) longest = std::max(longest, width);
      before = letter;
    }
  }
  return longest;
}

std::vector<std::string> flowed(const std::vector<std::string>& items, std::string_view separator,
                                int columns) {
  std::vector<std::string> lines{""};
  for (std::size_t i = 0; i < items.size(); ++i) {
    std::string item = items[i];
    if (i + 1 < items.size()) item += separator;
    const int hanging = item.ends_with(' ') ? 1 : 0;  // a trailing blank may extend past the edge
    if (!lines.back().empty() &&
        display_width(lines.back()) + display_width(item) - hanging > columns) {
      lines.emplace_back();
    }
    const bool alone = lines.back().empty() && separator.starts_with(' ') &&
                       display_width(item) - hanging > columns &&
                       display_width(items[i]) <= columns;
    lines.back() += alone ? items[i] : item;  // a separator never stands alone on a line
  }
  return wrapped(joined_by(lines, "\n"), columns);
}

}  // namespace narrator::cli
