// Checks of single words of the code.
#include <set>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "cli/check/lua_code.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Returns the names of the functions that scripts may call, as in function api.announce(…).
std::set<std::string_view> library_functions() {
  std::set<std::string_view> names;
  for (const BundledSource& library : bundled_under("scripts/lib/")) {
    const CodeTokens all(library.text);
    for (std::size_t i = 0; i + 3 < all.size(); ++i)
      if (all[i].is("function") && all[i + 1].is("api") && all[i + 2].is("."))
        names.insert(all[i + 3].text);
  }
  return names;
}

// Returns the names of the fields in role{ name = … }, without what functions there assign.
std::vector<LuaToken> role_fields(const CodeTokens& all) {
  std::vector<LuaToken> fields;
  int depth = 0;  // of brackets and blocks within role{…}
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (depth == 0 && !(all[i - 1].is("role") && all[i].is("{"))) continue;
    if (depth == 1 && is_any_of(all[i - 1], {"{", ","}) && all[i + 1].is("="))
      fields.push_back(all[i]);
    depth += is_any_of(all[i], {"(", "{", "[", "function", "if", "do", "repeat"}) -
             is_any_of(all[i], {")", "}", "]", "end", "until"});
  }
  return fields;
}

class TokenCheck {
 public:
  TokenCheck(const Machine& machine, const Source& source, const SeenValues* seen, Watch& watch)
      : machine_(machine), source_(source), seen_(seen), watch_(watch), all_(source.text) {}

  void check() {
    check_components();
    check_colons();
    check_library_names();
    if (seen_ == nullptr) check_own_rule();
    check_given_functions();
    for (std::size_t i = 0; i + 4 < all_.size(); ++i)
      if (all_.is_comparison(i + 1)) {
        check_with_seat(i);
        if (seen_ != nullptr) check_with_player(i);
      }
  }

 private:
  // Reports a mistake at the token with this index.
  void tell(std::size_t token, std::string message) {
    const TextPlace at = all_.place(token);
    watch_.add({source_.name, at.line, at.column, std::move(message)});
  }

  // Checks the argument of dealt("roles").
  void check_components() {
    const std::vector<std::string> known = machine_.game().component_names();
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const std::string name(all_[i + 2].text);
      if (all_[i].is("dealt") && all_[i + 1].is("(") && all_.is_string(i + 2) &&
          !contains(known, name))
        tell(i + 2, fmt::format("there is no component '{}' to be dealt; {}", name,
                                suggestion(name, known)));
    }
  }

  // Reports rule:voters(g).
  void check_colons() {
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (is_any_of(all_[i], {"rule", "cards"}) && all_[i + 1].is(":") && all_[i + 3].is("("))
        tell(i, fmt::format("{0}:{1}(…) has a colon; expected {0}.{1}(…)", all_[i].text,
                            all_[i + 2].text));
    }
  }

  // Reports function announce(…) … end, which replaces the library's function in this file, and
  // g.cards = …, which replaces the decks.
  void check_library_names() {
    static const std::set<std::string_view> library = library_functions();
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (all_[i].is("g") && all_[i + 1].is(".") && all_[i + 2].is("cards") &&
          all_.is_assignment(i + 3))
        tell(i + 2, "g.cards is where the library keeps the decks; choose another name");
      if (all_[i].is("function") && all_[i + 2].is("(") && library.contains(all_[i + 1].text) &&
          !all_[i - 1].is("local"))
        tell(i + 1, fmt::format("{0} belongs to the library and would do something else here; "
                                "choose another name",
                                all_[i + 1].text));
    }
  }

  bool is_field(std::size_t at) const { return all_[at - 1].is("."); }

  // Returns whether what ends with this name was a player wherever games had it.
  bool is_player(std::size_t at) const {
    const std::string name(all_[at].text);
    if (!all_.is_name(at) || !seen_->only(name, "player")) return false;
    return is_field(at) ? seen_->ever(name, "player") : name == "player";
  }

  // Returns what no player equals, if that ends here, or "".
  std::string no_player(std::size_t at) const {
    const std::string name(all_[at].text);
    if (!all_.is_name(at)) return {};
    if (is_field(at)) return name == "seat" || name == "name" ? "the " + name + " of one" : "";
    if (name == "true" || name == "false") return name;
    return name.find_first_not_of("0123456789") == name.npos ? "the number " + name : "";
  }

  // Reports player ~= 1, g.host == true, g.host == player.seat and `not player == g.host`, which
  // compares yes or no with the player.
  void check_with_player(std::size_t left) {
    std::size_t right = left + 3;
    while (all_[right + 1].is(".") && all_.is_name(right + 2)) right += 2;
    if (is_any_of(all_[right + 1], {"(", "[", ":", "."})) return;
    const bool left_is = is_player(left);
    if (!left_is && !is_player(right)) return;
    std::size_t first = left;
    while (first > 1 && is_field(first)) first -= 2;
    if (all_[first - 1].is("not"))
      return tell(first - 1, fmt::format("not belongs to '{}' alone here; expected ~= for “is not”",
                                         all_[left].text));
    const std::string other = no_player(left_is ? right : left);
    if (!other.empty())
      tell(left, fmt::format("'{}' is a player, and a player is never {}",
                             all_[left_is ? left : right].text, other));
  }

  // Reports around("voters", …) that calls rule.voters, which calls it in turn. It may mean to, as
  // a vote does that is taken again, so it is told only where games fail.
  void check_own_rule() {
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (!all_[i].is("around") || !all_[i + 1].is("(")) continue;
      const std::string_view rule = all_[i + 2].text;
      for (std::size_t at = i + 3, end = all_.behind(i + 1); at + 2 < end; ++at) {
        if (all_[at].is("rule") && all_[at + 1].is(".") && all_[at + 2].is(rule))
          tell(at, fmt::format("around(\"{0}\") uses rule.{0}, which calls it again: "
                               "base(…) is the rule without it",
                               rule));
      }
    }
  }

  // Reports except(list, function(player) player.alive end): nothing is returned.
  void check_given_functions() {
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (!is_any_of(all_[i], {"where", "except", "map", "count", "needed", "sorted"}) ||
          !all_[i + 1].is("("))
        continue;
      std::size_t at = i + 2;
      while (at < all_.size() && !is_any_of(all_[at], {",", ")"}))
        at = is_any_of(all_[at], {"(", "{", "["}) ? all_.behind(at) : at + 1;
      if (all_[at + 1].is("function") && !function_returns(all_, at + 1))
        tell(at + 1, fmt::format("the function given to {} returns nothing: expected return …",
                                 all_[i].text));
    }
  }

  // Reports player ~= g.host.seat if a field of player, such as player.drank, is used nearby.
  void check_with_seat(std::size_t at) {
    constexpr std::size_t kNear = 40;
    const LuaToken& name = all_[at];
    if (!all_.is_name(at) || is_field(at)) return;
    std::size_t end = at + 3;
    while (all_.is_name(end) && all_[end + 1].is(".")) end += 2;
    if (end == at + 3 || !is_any_of(all_[end], {"seat", "name"})) return;
    if (is_any_of(all_[end + 1], {"%", "+", "-"})) return;
    for (std::size_t i = at > kNear ? at - kNear : 0; i + 2 < at + kNear; ++i) {
      if (!all_[i].is(name.text) || !all_[i + 1].is(".") || all_[i + 2].is(".") || is_field(i))
        continue;
      return tell(at,
                  fmt::format("'{0}' has fields of its own here and is compared with a {1}: was "
                              "{0}.{1} meant, or the player?",
                              name.text, all_[end].text));
    }
  }

  const Machine& machine_;
  const Source& source_;
  const SeenValues* seen_;  // null if games failed
  Watch& watch_;
  const CodeTokens all_;
};

}  // namespace

void check_tokens(const Machine& machine, const Source& source, const SeenValues* seen,
                  Watch& watch) {
  TokenCheck(machine, source, seen, watch).check();
}

void check_roles(const std::vector<Source>& sources, const AuthoredSources& authored,
                 Watch& watch) {
  std::set<std::string> read, known;
  for (const Source& source : sources) {
    const CodeTokens all(source.text);
    for (std::size_t i = 1; i < all.size(); ++i) {
      const bool field = all[i - 1].is(".") && !all[i - 2].is("rule");
      if (field || all.is_string(i)) read.emplace(all[i].text);
    }
    for (const LuaToken& field : role_fields(all)) known.emplace(field.text);
  }
  std::erase_if(known, [&](const std::string& name) { return !read.contains(name); });
  for (const Source& source : authored.sources()) {
    for (const LuaToken& field : role_fields(CodeTokens(source.text))) {
      const std::string name(field.text);
      if (name == "id" || read.contains(name)) continue;
      const std::string near = did_you_mean(name, {known.begin(), known.end()});
      const TextPlace at = place_at(source.text, field.at);
      watch.add({source.name, at.line, at.column,
                 fmt::format("nothing reads the field '{}' of a role{}", name, near),
                 !near.empty()});
    }
  }
}

}  // namespace narrator::cli
