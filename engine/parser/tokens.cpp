#include "engine/parser/tokens.hpp"

#include "engine/text/folding.hpp"
#include "engine/text/utf8.hpp"

namespace narrator {
namespace {

Token token(std::string typed, bool after_comma) {
  Token t{std::move(typed), {}, {}, after_comma};
  t.folded = fold(t.typed);
  t.accented = fold_keeping_accents(t.typed);
  if (t.folded.empty()) append_code_point(t.folded, replacement_character);  // only invisible ones
  return t;
}

bool is_equals(char32_t c) { return c == '=' || c == U'＝'; }

}  // namespace

std::vector<Token> cut(std::string_view line, bool equals) {
  std::vector<Token> tokens;
  std::string piece;
  bool after_comma = false;
  const auto finish = [&] {
    if (piece.empty()) return;
    tokens.push_back(token(std::move(piece), after_comma));
    piece.clear();
    after_comma = false;
  };
  while (!line.empty()) {
    const std::string_view here = line;
    const char32_t c = next_code_point(line);
    const std::string_view bytes = here.substr(0, here.size() - line.size());
    if (is_separator(c)) {
      finish();
      if (fold(bytes) != "") after_comma = true;  // a blank folds to nothing
    } else if (equals && is_equals(c)) {
      finish();
      tokens.push_back(token("=", false));
    } else {
      piece.append(bytes);
    }
  }
  finish();
  return tokens;
}

std::string typed(Tokens tokens) {
  std::string text;
  for (const Token& t : tokens) {
    if (!text.empty() && t.typed != "=" && !text.ends_with('=')) text += ' ';
    text += t.typed;
  }
  return printable(text);
}

}  // namespace narrator
