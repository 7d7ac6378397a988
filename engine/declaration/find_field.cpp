#include "engine/declaration/find_field.hpp"

#include <algorithm>
#include <optional>

namespace narrator {
namespace {

bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

struct Token {
  enum class Kind { name, string, sign, end } kind = Kind::end;
  std::string_view text;  // of a string what stands between its quotes
  std::size_t at = 0;
};

// Lua as far as names, strings and signs go; comments are passed over.
class Tokens {
 public:
  explicit Tokens(std::string_view text) : text_(text) {}

  Token next() {
    skip();
    const std::size_t from = at_;
    if (at_ >= text_.size()) return {Token::Kind::end, {}, from};
    const char c = text_[at_];
    if (is_name(c)) {
      while (at_ < text_.size() && is_name(text_[at_])) ++at_;
      return {Token::Kind::name, text_.substr(from, at_ - from), from};
    }
    if (c == '"' || c == '\'') return string(c);
    if (long_bracket() > 0) return long_string();
    ++at_;
    return {Token::Kind::sign, text_.substr(from, 1), from};
  }

 private:
  // How long the opening [[ or [=[ here is, or 0.
  std::size_t long_bracket() const {
    if (text_[at_] != '[') return 0;
    const auto second = text_.find_first_not_of('=', at_ + 1);
    return second != text_.npos && text_[second] == '[' ? second - at_ + 1 : 0;
  }

  Token long_string() {
    const std::size_t from = at_, length = long_bracket();
    std::string closing(length, '=');
    closing.front() = closing.back() = ']';
    const auto end = std::min(text_.find(closing, at_ + length), text_.size());
    at_ = std::min(end + length, text_.size());
    return {Token::Kind::string, text_.substr(from + length, end - from - length), from};
  }

  Token string(char quote) {
    const std::size_t from = at_++;
    while (at_ < text_.size() && text_[at_] != quote) at_ += text_[at_] == '\\' ? 2 : 1;
    const std::size_t end = std::min(at_, text_.size());
    at_ = std::min(at_ + 1, text_.size());
    return {Token::Kind::string, text_.substr(from + 1, end - from - 1), from};
  }

  void skip() {
    for (;;) {
      at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
      if (!text_.substr(at_).starts_with("--")) return;
      at_ += 2;
      if (at_ < text_.size() && long_bracket() > 0) {
        long_string();
      } else {
        at_ = std::min(text_.find('\n', at_), text_.size());
      }
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// Whether it may: most files have no such call, and are not cut into tokens for it.
bool may_hold_call(std::string_view text, std::string_view call) {
  for (auto at = text.find(call); at != text.npos; at = text.find(call, at + 1)) {
    const auto next = text.find_first_not_of(" \t\r\n", at + call.size());
    if (next != text.npos && (text[next] == '{' || text[next] == '(' || text[next] == '-'))
      return true;
  }
  return false;
}

std::optional<std::size_t> after_call(std::string_view text, std::string_view call) {
  if (!may_hold_call(text, call)) return std::nullopt;
  Tokens tokens(text);
  for (Token token = tokens.next(); token.kind != Token::Kind::end;) {
    const Token next = tokens.next();
    if (token.text == call && token.kind == Token::Kind::name &&
        (next.text == "{" || next.text == "("))
      return token.at;
    token = next;
  }
  return std::nullopt;
}

FieldPlace place_of(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const auto start = before.rfind('\n');
  return {static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
          start == before.npos ? at : at - start - 1};
}

}  // namespace

FieldPlace find_field(std::string_view text, std::string_view call,
                      const std::vector<std::string>& path) {
  const auto start = after_call(text, call);
  if (!start) return {};
  std::size_t best = *start, found = 0, depth = 0;
  Tokens tokens(text.substr(*start));
  tokens.next();
  for (Token token = tokens.next(); token.kind != Token::Kind::end && found < path.size();) {
    if (token.text == "{" && token.kind == Token::Kind::sign) ++depth;
    if (token.text == "}" && token.kind == Token::Kind::sign && --depth <= found) break;
    Token next = tokens.next();
    if (token.kind == Token::Kind::string && next.text == "]") next = tokens.next();
    if (depth == found + 1 && token.kind != Token::Kind::sign && token.text == path[found] &&
        next.text == "=") {
      best = *start + token.at;
      ++found;
    }
    token = next;
  }
  return place_of(text, best);
}

}  // namespace narrator
