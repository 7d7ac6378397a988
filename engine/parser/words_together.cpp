#include "engine/parser/words_together.hpp"

#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/letters.hpp"

namespace narrator {
namespace {

constexpr std::size_t most_tokens = 100;  // words: no table has more players
constexpr std::size_t most_letters = 80;  // of one word: what is longer was pasted
constexpr std::size_t most_ways = 32;

using Way = std::vector<Token>;

bool is_wide(char32_t c) { return width_of(c) == 2; }

std::vector<Option> all_said(const Question& question) {
  std::vector<Option> all = question.options;
  all.insert(all.end(), question.slots.begin(), question.slots.end());
  for (const char* keyword : {"all", "all-but", "unknown"}) all.push_back({0, keyword});
  return all;
}

Token part(const Token& word, std::size_t begin, std::size_t end) {
  Token part = Line(std::string_view(word.typed).substr(begin, end - begin)).words().front();
  part.at = word.at + begin;
  part.after_comma = begin == 0 && word.after_comma;
  return part;
}

// Where the word may be cut, in bytes, its beginning and end included.
std::vector<std::size_t> cuts_of(const std::string& word) {
  std::vector<std::size_t> cuts{0};
  char32_t before = 0;
  for (std::string_view rest = word; !rest.empty();) {
    const std::size_t here = word.size() - rest.size();
    const char32_t c = next_code_point(rest);
    if (here > 0 && (is_wide(before) || is_wide(c)) && width_of(c) > 0) cuts.push_back(here);
    before = c;
  }
  cuts.push_back(word.size());
  return cuts;
}

// Each of the ways with each of those to go on.
std::vector<Way> joined(const std::vector<Way>& ways, const std::vector<Way>& further) {
  std::vector<Way> all;
  for (const Way& way : ways) {
    for (const Way& more : further) append(all.emplace_back(way), more);
  }
  return all;
}

// From the end to the beginning, so that no part is looked at twice.
std::vector<Way> ways_of(const Token& word, const Lexicon& lexicon) {
  if (!lexicon.find({&word, 1}).none()) return {{word}};
  const std::vector<std::size_t> cuts = cuts_of(word.typed);
  if (cuts.size() > most_letters) return {};
  std::vector<std::vector<Way>> from(cuts.size());
  from.back() = {{}};
  for (std::size_t begin = cuts.size() - 1; begin-- > 0;) {
    for (std::size_t end = begin + 1; end < cuts.size(); ++end) {
      if (from[end].empty()) continue;
      const Token first = part(word, cuts[begin], cuts[end]);
      const Match match = lexicon.find({&first, 1});
      if (!match.exact || !match.one()) continue;
      append(from[begin], joined({{first}}, from[end]));
      if (from[begin].size() > most_ways) return {};
    }
  }
  return from.front();
}

}  // namespace

std::vector<Way> words_apart(const Question& question, Tokens line, const Words& words) {
  if (line.size() > most_tokens) return {};
  const Lexicon lexicon(all_said(question), words);
  std::vector<Way> ways{{}};
  for (const Token& word : line) {
    ways = joined(ways, ways_of(word, lexicon));
    if (ways.empty() || ways.size() > most_ways) return {};
  }
  std::erase_if(ways, [&](const Way& way) { return way.size() == line.size(); });
  return ways;
}

}  // namespace narrator
