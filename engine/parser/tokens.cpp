#include "engine/parser/tokens.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

Token token(std::string_view typed, std::size_t at, bool after_comma) {
  Token t{std::string(typed), normalise(typed), normalise_keeping_accents(typed), after_comma, at};
  if (t.normalised.empty())
    append_code_point(t.normalised, replacement_character);  // all invisible
  return t;
}

std::vector<Token> cut(std::string_view line) {
  std::vector<Token> words;
  std::size_t begin = 0;
  bool after_comma = false;
  const auto finish = [&](std::size_t end) {
    if (end == begin) return;
    words.push_back(token(line.substr(begin, end - begin), begin, after_comma));
    after_comma = false;
  };
  for (std::string_view rest = line; !rest.empty();) {
    const std::size_t here = line.size() - rest.size();
    const char32_t c = next_code_point(rest);
    if (!is_separator(c)) continue;
    finish(here);
    begin = line.size() - rest.size();
    after_comma = after_comma || !is_blank(c);
  }
  finish(line.size());
  return words;
}

// Is narrow in the normalised forms.
bool is_equals_sign(char32_t c) { return of_usual_width(c) == U'='; }

}  // namespace

Line::Line(std::string_view text) : text_(trim(text)), words_(cut(text_)) {}

std::string normalised(Tokens words) { return joined_by(mapped(words, &Token::normalised), " "); }

Line Line::after(std::size_t count) const {
  Line rest;
  if (count >= words_.size()) return rest;
  const std::size_t begin = words_[count].at;
  rest.text_ = text_.substr(begin);
  rest.words_.assign(words_.begin() + static_cast<std::ptrdiff_t>(count), words_.end());
  for (Token& word : rest.words_) word.at -= begin;
  return rest;
}

std::vector<Token> apart_at_equals(Tokens words) {
  std::vector<Token> apart;
  for (const Token& word : words) {
    const auto typed = cut_at(word.typed, is_equals_sign),
               normalised = cut_at(word.normalised, is_equals_sign),
               accented = cut_at(word.accented, is_equals_sign);
    if (typed.size() != normalised.size() ||
        typed.size() != accented.size()) {  // a sign that normalises to =
      apart.push_back(word);
      continue;
    }
    for (std::size_t i = 0; i < typed.size(); ++i) {
      if (i > 0) apart.push_back({"=", "=", "=", false, word.at});
      if (normalised[i].empty()) continue;
      apart.push_back({std::string(typed[i]), std::string(normalised[i]), std::string(accented[i]),
                       i == 0 && word.after_comma, word.at});
    }
  }
  return apart;
}

bool is_equals(const Token& token) { return token.normalised == "="; }

std::vector<Tokens> between_equals(Tokens tokens) {
  std::vector<Tokens> parts;
  auto from = tokens.begin();
  while (true) {
    const auto to = std::find_if(from, tokens.end(), is_equals);
    parts.emplace_back(from, to);
    if (to == tokens.end()) return parts;
    from = to + 1;
  }
}

std::string typed(Tokens tokens) {
  std::string text;
  for (const Token& t : tokens) {
    if (!text.empty() && t.typed != "=" && !text.ends_with('=')) text += ' ';
    text += t.typed;
  }
  return printable(text);
}

Token part(const Token& word, std::size_t begin, std::size_t end) {
  Token part = Line(std::string_view(word.typed).substr(begin, end - begin)).words().front();
  part.at = word.at + begin;
  part.after_comma = begin == 0 && word.after_comma;
  return part;
}

Token without_marks(const Token& word) {
  constexpr std::string_view opening[] = {"\"", "“", "「"},
                             closing[] = {".",  "!",  "?",  ",",  ":",  "\"", "”",
                                          "」", "。", "！", "？", "．", "："};
  std::string_view text = word.typed;
  std::size_t from = 0;
  const auto cut = [&](std::string_view mark, bool front) {
    const bool there = front ? text.starts_with(mark) : text.ends_with(mark);
    if (!there || text.size() == mark.size()) return false;
    front ? text.remove_prefix(mark.size()) : text.remove_suffix(mark.size());
    from += front ? mark.size() : 0;
    return true;
  };
  while (std::ranges::any_of(closing, [&](auto mark) { return cut(mark, false); }) ||
         std::ranges::any_of(opening, [&](auto mark) { return cut(mark, true); })) {
  }
  if (Line(text).words().empty()) return word;
  Token bare = part(word, from, from + text.size());
  bare.after_comma = word.after_comma;
  return bare;
}

}  // namespace narrator
