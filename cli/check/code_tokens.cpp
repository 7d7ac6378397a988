#include "cli/check/code_tokens.hpp"

#include "engine/sources/source.hpp"

namespace narrator::cli {

std::size_t CodeTokens::on_line(int line) const {
  const std::string_view from = line_of(text_, line);
  if (from.empty()) return size();
  std::size_t i = 0;
  while (i < size() && text_.data() + tokens_[i].at < from.data()) ++i;
  return i;
}

std::size_t CodeTokens::next(std::size_t i, std::initializer_list<std::string_view> words) const {
  while (i < size() && !is_any_of(tokens_[i], words)) ++i;
  return i;
}

std::size_t CodeTokens::behind(std::size_t i) const {
  int open = 0;
  do {
    open += is_any_of((*this)[i], {"(", "{", "[", "function", "do", "if", "repeat"}) -
            is_any_of((*this)[i], {")", "}", "]", "end", "until"});
  } while (++i < size() && open > 0);
  return i;
}

}  // namespace narrator::cli
