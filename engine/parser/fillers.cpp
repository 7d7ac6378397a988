#include "engine/parser/fillers.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

bool is_wide(char32_t c) { return width_of(c) == 2; }

std::vector<Option> keywords(const ParserContext& words, const char* id) {
  return words.with_fillers ? std::vector<Option>{{0, id}} : std::vector<Option>{};
}

}  // namespace

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

std::optional<int> number_in(const Token& word, const Catalogue& texts) {
  // The long vowel is beside 1 on Japanese keyboards, and typed for a minus.
  const bool minus = word.normalised.starts_with("ー");
  const auto digits = whole_number(
      minus ? "-" + word.normalised.substr(std::string_view("ー").size()) : word.normalised);
  if (digits) return digits;
  const std::string* words = texts.find("numbers");
  const auto all = words == nullptr ? std::vector<std::string>() : items(*words);
  const auto found = std::ranges::find_if(all, [&](const std::string& one) {
    return normalise(one) == word.normalised &&
           (word.accented == word.normalised || normalise_keeping_accents(one) == word.accented);
  });
  if (found == all.end()) return std::nullopt;
  return static_cast<int>(found - all.begin()) + 1;
}

std::vector<Option> said(const Question& question) {
  std::vector<Option> all = question.options;
  append(all, question.slots);
  return all;
}

Fillers::Fillers(const Question& question, const ParserContext& words)
    : fillers_(keywords(words, "fillers"), words, question.id),
      counters_(keywords(words, "counters"), words, question.id),
      named_(said(question), words, question.id),
      players_(Lexicon::of_players(words)),
      texts_(words.text),
      votes_(traits(question.form).voters),
      numbers_(question.options.empty()),
      tally_(question.tally) {}

std::vector<Token> Fillers::without(Tokens line, Filler least) const {
  std::vector<Token> left;
  bool apart = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool dropped = kind(line, i) >= least;
    if (!dropped) {
      left.push_back(line[i]);
      left.back().after_comma |= apart;
    }
    apart = dropped;
  }
  return left;
}

bool Fillers::may_follow(const Token& rest) const {
  const auto one = [&](const Token& word) {
    return counters_.spells(word) || fillers_.spells(word);
  };
  const std::size_t size = rest.typed.size();
  return one(rest) || std::ranges::any_of(cuts_of(rest.typed), [&](std::size_t cut) {
           return cut > 0 && cut < size && one(part(rest, 0, cut)) && one(part(rest, cut, size));
         });
}

// A word that spells nobody's name is dropped where it joins players, so that "and" is not Andy.
// Accents are no matter in names, so that "chị" may be the player Chi, but before another name it
// is none; without them, "va" is "và" where it begins no name.
Filler Fillers::kind(Tokens line, std::size_t at) const {
  const Token& word = line[at];
  if (counters_.spells(word) && !fillers_.spells(word)) return counted(line, at);
  const bool spelt = fillers_.spells(word), begins = begins_a_name(word);
  const bool plain = word.normalised == word.accented && fillers_.find({&word, 1}).exact;
  if (!spelt && (!plain || is_name(word))) return Filler::no;
  const bool leads = at + 1 < line.size() && !line[at + 1].after_comma;
  if (!is_name(word)) {
    const bool joins = leads && (is_player(line[at + 1]) || follows_player(line, at));
    return joins && begins ? Filler::title : spelt || !begins ? Filler::yes : Filler::no;
  }
  if (!leads || !is_name(line[at + 1])) return Filler::no;
  return named_.spells(word) ? Filler::perhaps : Filler::title;
}

// Returns whether the word before this one, or before other fillers, is a player.
bool Fillers::follows_player(Tokens line, std::size_t at) const {
  while (at > 0 && fillers_.spells(line[at - 1]) && !is_name(line[at - 1])) --at;
  return at > 0 && is_player(line[at - 1]);
}

// What is counted stands behind its number; before one, it may be what is asked. "5 votes" are
// five, and not the vote of seat 5, unless all are counted.
Filler Fillers::counted(Tokens line, std::size_t at) const {
  const auto number = [&](const Token& word) { return number_in(word, texts_).has_value(); };
  if (at > 0 && number(line[at - 1])) {
    const bool counts = tally_ && std::ranges::count_if(line, number) > 1;
    return votes_ && !counts ? Filler::no : Filler::yes;
  }
  return is_name(line[at]) || (at == 0 && !votes_ && !numbers_) ? Filler::no : Filler::yes;
}

bool Fillers::is_player(const Token& word) const { return players_.find({&word, 1}).exact; }

bool Fillers::is_name(const Token& word) const {
  return named_.find({&word, 1}).exact || is_player(word);
}

bool Fillers::begins_a_name(const Token& word) const {
  return !named_.find({&word, 1}).none() || !players_.find({&word, 1}).none();
}

}  // namespace narrator
