#include "cli/setup/player_names.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "cli/terminal/columns.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kMaxWidth = 40;          // columns
constexpr std::size_t kMaxSize = 256;  // bytes: combining marks take no column

[[noreturn]] void refuse(std::size_t number, const std::string& what) {
  throw Error(Exit::usage, "player {} {}, for example -p \"Aki,Binh,Chie\"", number, what);
}

bool is_printable(const std::string& name) {
  const int columns = display_width(name);
  return columns >= 1 && columns <= kMaxWidth && name.size() <= kMaxSize &&
         sanitised(name) == name && name.find('\n') == name.npos &&
         name.find("\uFFFD") == name.npos;
}

// Lines beginning like this are comments, so such a name could not be typed.
bool is_comment(const std::string& name) { return name.front() == '#'; }

// As whom the screen is passed to is called, beside the players.
bool is_somebody_else(const std::string& name) {
  const std::vector<std::string> others = {"the moderator", "進行役", "quản trò"};
  return contains(mapped(others, normalise), normalise(name));
}

void check(const std::string& name, std::size_t number) {
  if (!is_printable(name)) {
    refuse(number,
           fmt::format("has no usable name: expected 1 to {} printable characters, of which wide "
                       "ones such as あ count double",
                       kMaxWidth));
  }
  if (is_comment(name)) refuse(number, "has a name that begins with #: expected a letter first");
  if (is_somebody_else(name))
    refuse(number,
           fmt::format("is called {}, which is no player here: expected another name", name));
}

// Returns what stands behind the number `n` of a list, "1", "1." or "1)", of any width; nothing if
// the piece does not begin with it.
std::optional<std::string> behind_number(std::string_view piece, std::size_t n) {
  std::string_view rest = piece;
  for (const char digit : std::to_string(n))
    if (rest.empty() || of_usual_width(next_code_point(rest)) != static_cast<char32_t>(digit))
      return std::nullopt;
  if (rest.empty()) return "";
  const char32_t mark = of_usual_width(next_code_point(rest));
  if (mark != '.' && mark != ')') return std::nullopt;
  return trim(rest);
}

// Returns the names without the numbers of a list, if each has its own: "1. Mary Ann 2. Bo" are
// two.
std::vector<std::string> without_numbers(const std::vector<std::string>& pieces) {
  std::vector<std::string> names;
  for (const std::string& piece : pieces) {
    if (const auto name = behind_number(piece, names.size() + 1)) {
      names.push_back(*name);
    } else if (names.empty()) {
      return pieces;
    } else {
      names.back() = trim(names.back() + " " + piece);
    }
  }
  return names.size() > 1 && !contains(names, "") ? names : pieces;
}

// Returns the number of a name that a quotation mark opens and a later one closes, or 0.
std::size_t quoted_across(const std::vector<std::string>& names) {
  const auto opens = std::ranges::find_if(names, [](const std::string& name) {
    return name.starts_with('"') && std::ranges::count(name, '"') == 1;
  });
  const bool closes = std::any_of(opens, names.end(), [](const std::string& name) {
    return name.ends_with('"') && std::ranges::count(name, '"') == 1 && name.size() > 1;
  });
  return closes ? static_cast<std::size_t>(opens - names.begin()) + 1 : 0;
}

}  // namespace

std::vector<std::string> player_names(const std::string& list) {
  std::vector<std::string> names;
  std::map<std::string, std::size_t> taken;
  for (const std::string& item : items(list)) {
    const std::string name = composed(item);
    names.push_back(name);
    check(name, names.size());
    const auto [other, is_new] = taken.emplace(normalise_keeping_accents(name), names.size());
    if (is_new) continue;
    throw Error(Exit::usage,
                "players {} and {} are both called {}; give one of them another letter",
                other->second, names.size(), name);
  }
  if (const std::size_t number = quoted_across(names); number > 0)
    refuse(number, "is quoted across a comma, and commas part names in quotes, too");
  return names;
}

std::string player_name(const std::string& text) {
  const std::string name = composed(trim(text));
  const bool usable =
      is_printable(name) && !is_comment(name) && !is_somebody_else(name) && items(name).size() == 1;
  return usable ? name : std::string();
}

std::string names_with_commas(const std::string& line, const std::vector<std::string>& joining) {
  std::vector<std::string> parting = {";", "；"};
  for (const std::string& word : joining) parting.push_back(" " + word + " ");
  std::string listed = line;
  for (const std::string& between : parting) {
    for (std::size_t at; (at = listed.find(between)) != listed.npos;)
      listed.replace(at, between.size(), ", ");
  }
  std::vector<std::string> names = items(listed);
  if (names.size() > 1) std::erase(names, "");  // "Aki, Binh, and Chie"
  return joined_by(without_numbers(names.size() > 1 ? names : split(listed)), ",");
}

}  // namespace narrator::cli
