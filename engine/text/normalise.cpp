#include "engine/text/normalise.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator {
namespace {

int combining_class(utf8proc_int32_t c) {
  return static_cast<int>(utf8proc_get_property(c)->combining_class);
}

/// Accents have combining classes of their own. Marks of class 0 and 7..9 (vowel signs, nukta, kana
/// voicing, virama) make a different letter, so が stays distinct from か.
bool is_accent(char32_t c) {
  const int mark = combining_class(static_cast<utf8proc_int32_t>(c));
  return mark == 1 || mark >= 10;
}

/// Replaces letters whose stroke Unicode does not decompose, and katakana by hiragana.
char32_t plain_letter(char32_t c) {
  const bool katakana = (c >= U'ァ' && c <= U'ヶ') || c == U'ヽ' || c == U'ヾ';
  if (katakana) return c - (U'ァ' - U'ぁ');
  switch (c) {
    case U'đ':
    case U'ð': return U'd';
    case U'ħ': return U'h';
    case U'ı': return U'i';
    case U'ł': return U'l';
    case U'ø': return U'o';
    case U'ŧ': return U't';
    default: return c;
  }
}

/// Returns the two letters that people type if their keyboard lacks this
/// one; "" for any other letter.
std::u32string_view two_letters(char32_t c) {
  switch (c) {
    case U'æ': return U"ae";
    case U'œ': return U"oe";
    case U'þ': return U"th";
    default: return {};
  }
}

/// Matches the typographic forms of an apostrophe: O’Neil is O'Neil.
bool is_apostrophe(char32_t c) { return c == U'\u2018' || c == U'\u2019' || c == U'\u02BC'; }

/// Matches the dashes that keyboards and word processors put for a hyphen or a minus sign.
bool is_hyphen(char32_t c) { return (c >= U'\u2010' && c <= U'\u2013') || c == U'\u2212'; }

/// Collects normalised code points, collapsing blanks.
class Folded {
 public:
  explicit Folded(bool keep_accents) : keep_accents_(keep_accents) {}

  void add(char32_t c) {
    if (is_blank(c)) {
      blank_ = !points_.empty();
      return;
    }
    if (is_control(c)) c = replacement_character;
    if (!keep_accents_ && is_accent(c)) return;
    if (blank_) points_.push_back(' ');
    blank_ = false;
    if (is_apostrophe(c)) c = U'\'';
    if (is_hyphen(c)) c = U'-';
    if (const auto two = keep_accents_ ? std::u32string_view() : two_letters(c); !two.empty()) {
      points_.insert(points_.end(), two.begin(), two.end());
      return;
    }
    const char32_t letter = keep_accents_ ? c : plain_letter(c);
    points_.push_back(static_cast<utf8proc_int32_t>(letter));
  }

  /// Returns the text recomposed, so that か is not a prefix of が and letters are counted as
  /// people do.
  std::string text() && {
    order_marks();
    auto size = static_cast<utf8proc_ssize_t>(points_.size());
    size = utf8proc_normalize_utf32(
        points_.data(), size, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
    std::string out;
    for (utf8proc_ssize_t i = 0; i < size; ++i)
      append_code_point(out, static_cast<char32_t>(points_[static_cast<std::size_t>(i)]));
    return out;
  }

 private:
  /// Sorts the marks on a letter, which may be typed in any order.
  void order_marks() {
    const auto is_mark = [](utf8proc_int32_t c) { return combining_class(c) != 0; };
    auto first = points_.begin();
    while ((first = std::find_if(first, points_.end(), is_mark)) != points_.end()) {
      const auto last = std::find_if_not(first, points_.end(), is_mark);
      std::stable_sort(first, last, [](utf8proc_int32_t a, utf8proc_int32_t b) {
        return combining_class(a) < combining_class(b);
      });
      first = last;
    }
  }

  bool keep_accents_;
  bool blank_ = false;
  std::vector<utf8proc_int32_t> points_;
};

std::string normalise(std::string_view text, bool keep_accents) {
  constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                                          UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  Folded normalised(keep_accents);
  utf8proc_int32_t parts[32];  // the longest decomposition has 18
  while (!text.empty()) {
    const char32_t c = next_code_point(text);
    if (is_blank(c) || is_control(c)) {
      normalised.add(c);
      continue;
    }
    int boundary = 0;
    const auto count =
        utf8proc_decompose_char(static_cast<utf8proc_int32_t>(c), parts, 32, options, &boundary);
    for (utf8proc_ssize_t i = 0; i < count && i < 32; ++i)
      normalised.add(static_cast<char32_t>(parts[i]));
  }
  return std::move(normalised).text();
}

bool is_plain(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7F; });
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return out;
}

using Tones = std::u32string_view;  // of one vowel: grave, acute, tilde, hook above, dot below

struct Pair {
  char32_t first, second;
  Tones first_toned, second_toned;
};

constexpr std::array<Pair, 3> kPairs{{
    {U'o', U'a', U"òóõỏọ", U"àáãảạ"},
    {U'o', U'e', U"òóõỏọ", U"èéẽẻẹ"},
    {U'u', U'y', U"ùúũủụ", U"ỳýỹỷỵ"},
}};

void bring_forward(char32_t& first, char32_t& second) {
  for (const Pair& pair : kPairs) {
    const std::size_t tone = pair.second_toned.find(second);
    if (first != pair.first || tone == Tones::npos) continue;
    first = pair.first_toned[tone];
    second = pair.second;
    return;
  }
}

}  // namespace

std::string normalise(std::string_view text) {
  return is_plain(text) ? lower(text) : normalise(text, false);
}

std::string normalise_keeping_accents(std::string_view text) {
  return is_plain(text) ? lower(text) : normalise(text, true);
}

bool is_blank(char32_t c) {
  if (c == ' ' || (c >= '\t' && c <= '\r') || c == 0x85) return true;
  if (c < 0x80) return false;
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(c));
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL ||
         category == UTF8PROC_CATEGORY_ZP;
}

bool is_comma(char32_t c) {
  return std::u32string_view(U",，、､﹐﹑").find(c) != std::u32string_view::npos;
}

bool is_separator(char32_t c) { return is_blank(c) || is_comma(c); }

std::vector<std::string_view> cut_at(std::string_view text, bool (*ends)(char32_t)) {
  std::vector<std::string_view> pieces;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t at = text.size() - rest.size();
    if (!ends(next_code_point(rest))) continue;
    pieces.push_back(text.substr(0, at));
    text = rest;
  }
  pieces.push_back(text);
  return pieces;
}

std::size_t begin_of_last_word(std::string_view line) {
  return line.size() - cut_at(line, is_separator).back().size();
}

std::vector<std::string> split(std::string_view line) {
  std::vector<std::string> words;
  for (const std::string_view piece : cut_at(line, is_separator)) {
    if (!piece.empty()) words.emplace_back(piece);
  }
  return words;
}

std::vector<std::string> items(std::string_view list) {
  return mapped(cut_at(list, is_comma), trim);
}

std::string trim(std::string_view line) {
  std::string_view rest = line;
  std::size_t begin = line.size(), end = 0;
  while (!rest.empty()) {
    const std::size_t at = line.size() - rest.size();
    if (is_blank(next_code_point(rest))) continue;
    begin = std::min(begin, at);
    end = line.size() - rest.size();
  }
  return begin < end ? std::string(line.substr(begin, end - begin)) : std::string();
}

std::u32string accents_in(std::string_view text) {
  const std::string letters = decomposed(text);
  std::u32string accents;
  for (std::string_view rest = letters; !rest.empty();) {
    const char32_t c = next_code_point(rest);
    const bool stroke = plain_letter(c) < 0x80 && plain_letter(c) != c;
    if (is_accent(c) || stroke) accents += c;
  }
  std::ranges::sort(accents);
  return accents;
}

std::string normalise_tones_forward(std::string_view text) {
  std::u32string points = code_points(normalise_keeping_accents(text));
  for (std::size_t i = 1; i < points.size(); ++i) bring_forward(points[i - 1], points[i]);
  return utf8(points);
}

namespace {

constexpr std::size_t kLongest = 200;  // code points; no name or word with a typo is longer

/// Optimal string alignment: Levenshtein distance plus swaps of neighbours. Texts that are too long
/// get the greatest distance unless they are equal.
int edit_distance(const std::u32string& a, const std::u32string& b) {
  if (std::max(a.size(), b.size()) > kLongest)
    return a == b ? 0 : static_cast<int>(std::max(a.size(), b.size()));
  std::vector<int> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replace});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

// Implements nearest() and nearest_normalised(); `form` returns the form of a text to compare.
int nearest_in(std::string_view word, const std::vector<std::string>& candidates,
               const auto& form) {
  if (word.size() > kLongest * 4) return -1;
  const std::u32string wanted = code_points(form(word));
  int best = -1;
  std::size_t best_distance = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (candidates[i].size() > kLongest * 4) continue;
    const std::u32string candidate = code_points(form(candidates[i]));
    const auto [shorter, longer] = std::minmax({wanted.size(), candidate.size()});
    if (longer == 0 || (longer - shorter) * 3 > longer) continue;  // avoids the quadratic part
    const auto d = static_cast<std::size_t>(edit_distance(wanted, candidate));
    if (d * 3 > longer || (best >= 0 && d >= best_distance)) continue;
    best = static_cast<int>(i);
    best_distance = d;
  }
  return best;
}

}  // namespace

int nearest(std::string_view word, const std::vector<std::string>& candidates) {
  return nearest_in(word, candidates, [](std::string_view text) { return normalise(text); });
}

int nearest_normalised(std::string_view word, const std::vector<std::string>& candidates) {
  return nearest_in(word, candidates, [](std::string_view text) { return text; });
}

std::string suggestion(const std::string& word, const std::vector<std::string>& known) {
  const int near = nearest(word, known);
  if (near >= 0) return fmt::format("did you mean {}?", known[static_cast<std::size_t>(near)]);
  if (known.empty()) return "there are none";
  return fmt::format("there are: {}", fmt::join(known, ", "));
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& known) {
  const int near = nearest(word, known);
  return near < 0 ? "" : fmt::format("; did you mean '{}'?", known[static_cast<std::size_t>(near)]);
}

}  // namespace narrator
