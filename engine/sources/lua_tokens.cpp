#include "engine/sources/lua_tokens.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace narrator {
bool is_in_lua_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

LuaToken LuaTokens::next() {
  skip();
  const std::size_t from = at_;
  if (at_ >= text_.size()) return {LuaToken::Kind::end, {}, from};
  const char c = text_[at_];
  if (is_in_lua_name(c)) {
    while (at_ < text_.size() && is_in_lua_name(text_[at_])) ++at_;
    return {LuaToken::Kind::name, text_.substr(from, at_ - from), from};
  }
  if (c == '"' || c == '\'') return string(c);
  if (long_bracket() > 0) return long_string();
  ++at_;
  return {LuaToken::Kind::sign, text_.substr(from, 1), from};
}

std::vector<LuaToken> tokens_of(std::string_view text) {
  std::vector<LuaToken> all;
  LuaTokens tokens(text);
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end; token = tokens.next())
    all.push_back(token);
  return all;
}

// Returns the length of the opening [[ or [=[ here, or 0.
std::size_t LuaTokens::long_bracket() const {
  if (text_[at_] != '[') return 0;
  const auto second = text_.find_first_not_of('=', at_ + 1);
  return second != text_.npos && text_[second] == '[' ? second - at_ + 1 : 0;
}

LuaToken LuaTokens::long_string() {
  const std::size_t from = at_, length = long_bracket();
  std::string closing(length, '=');
  closing.front() = closing.back() = ']';
  const auto end = std::min(text_.find(closing, at_ + length), text_.size());
  at_ = std::min(end + length, text_.size());
  return {LuaToken::Kind::string, text_.substr(from + length, end - from - length), from};
}

LuaToken LuaTokens::string(char quote) {
  const std::size_t from = at_++;
  while (at_ < text_.size() && text_[at_] != quote) at_ += text_[at_] == '\\' ? 2 : 1;
  const std::size_t end = std::min(at_, text_.size());
  at_ = std::min(at_ + 1, text_.size());
  return {LuaToken::Kind::string, text_.substr(from + 1, end - from - 1), from};
}

void LuaTokens::skip() {
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

bool is_any_of(const LuaToken& token, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(words, [&](auto word) { return token.is(word); });
}

namespace {

// Splits a source into its stretches, token by token.
class Stretches {
 public:
  explicit Stretches(std::string_view code) : code_(code), tokens_(code) {}

  std::vector<StatementRun> run() {
    LuaToken token = tokens_.next();
    while (token.kind != LuaToken::Kind::end) {
      line_ += static_cast<int>(std::ranges::count(code_.substr(at_, token.at - at_), '\n'));
      at_ = token.at;
      const LuaToken next = tokens_.next();
      take(token, next);
      token = next;
    }
    return std::move(found_);
  }

 private:
  struct Block {
    StatementRun now;  // the block's part of a stretch that begins in it
    bool head;         // whether its parameters or condition have not ended yet
  };

  void take(const LuaToken& token, const LuaToken& next) {
    if (begin_) begins(token);
    if (token.kind == LuaToken::Kind::string) return;
    const bool ends = is_any_of(token, {"end", "until"});
    if (ends || is_any_of(token, {"else", "elseif"})) now_ = std::string::npos;
    if (now_ < found_.size()) found_[now_].last = line_;
    if (is_any_of(token, {"while", "for"})) loop_ = line_;
    if (token.is("function")) {
      const bool named = next.kind == LuaToken::Kind::name;
      open_.push_back({{0, 0, 0, line_, line_, named, true}, true});
    } else if (is_any_of(token, {"if", "do", "repeat"})) {
      StatementRun inside = open_.empty() ? StatementRun{} : open_.back().now;
      inside.opened = token.is("do") && loop_ > 0 ? std::exchange(loop_, 0) : line_;
      inside.whole = false;
      open_.push_back({inside, false});
    } else if (is_any_of(token, {"else", "elseif"}) && !open_.empty()) {
      open_.back().now.opened = line_;
    } else if (ends && !open_.empty()) {
      open_.pop_back();
    }
    const bool head_ends = token.is(")") && !open_.empty() && open_.back().head;
    if (head_ends) open_.back().head = false;
    begin_ = head_ends || is_any_of(token, {"then", "else", "do", "repeat"}) ||
             (token.is("end") && next.kind == LuaToken::Kind::name);
  }

  void begins(const LuaToken& token) {
    begin_ = false;
    const bool none = token.kind != LuaToken::Kind::name && !token.is("(");
    if (none || open_.empty() || open_.back().now.function == 0 ||
        is_any_of(token, {"end", "else", "elseif", "until", "and", "or", "then", "do"}))
      return;
    StatementRun stretch = open_.back().now;
    stretch.at = token.at;
    stretch.line = stretch.last = line_;
    open_.back().now.whole = false;
    now_ = found_.size();
    found_.push_back(stretch);
  }

  std::string_view code_;
  LuaTokens tokens_;
  std::vector<Block> open_;
  std::vector<StatementRun> found_;
  bool begin_ = false;  // whether a stretch may begin with the next token
  int line_ = 1, loop_ = 0;
  std::size_t at_ = 0;
  std::size_t now_ = std::string::npos;  // the stretch that the tokens are of, if any
};

}  // namespace

std::vector<StatementRun> stretches_in(std::string_view code) { return Stretches(code).run(); }

std::string with_own_operators(std::string_view script) {
  std::string own = "local _length, _power = _length, _power; ";  // looked up once
  std::size_t copied = 0;
  LuaTokens tokens(script);
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end; token = tokens.next()) {
    const bool length = token.is("#");
    if ((!length && !token.is("^")) || token.at == 0) continue;  // not at the very beginning
    own += script.substr(copied, token.at - copied);
    own += length ? " _length^" : "^_power^";
    copied = token.at + 1;
  }
  return copied == 0 ? std::string(script) : own.append(script.substr(copied));
}

TextPlace place_at(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const auto start = before.rfind('\n');
  return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
          start == before.npos ? at : at - start - 1};
}

}  // namespace narrator
