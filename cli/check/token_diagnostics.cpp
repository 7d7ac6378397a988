// Checks of single words of the code.
#include <algorithm>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "engine/lists.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

class TokenCheck {
 public:
  TokenCheck(const Machine& machine, const Source& source, Watch& watch)
      : machine_(machine), source_(source), watch_(watch), all_(tokens_of(source.text)) {}

  void check() {
    check_components();
    for (std::size_t i = 0; i + 4 < all_.size(); ++i)
      if ((all_[i + 1].is("=") || all_[i + 1].is("~")) && all_[i + 2].is("=")) check_with_seat(i);
  }

 private:
  void tell(const TextPlace& at, std::string message) {
    watch_.add({source_.name, at.line, at.column, std::move(message)});
  }

  // Checks the argument of dealt("roles").
  void check_components() {
    const std::vector<std::string> known = machine_.game().component_names();
    for (std::size_t i = 0; i + 2 < all_.size(); ++i) {
      const std::string name(all_[i + 2].text);
      if (all_[i].is("dealt") && all_[i + 1].is("(") &&
          all_[i + 2].kind == LuaToken::Kind::string && !contains(known, name))
        tell(place_at(source_.text, all_[i + 2].at),
             fmt::format("there is no component '{}' to be dealt; {}", name,
                         suggestion(name, known)));
    }
  }

  // Reports player ~= g.host.seat if a field of player, such as player.drank, is used nearby.
  void check_with_seat(std::size_t at) {
    constexpr std::size_t kNear = 40;
    const LuaToken& name = all_[at];
    if (name.kind != LuaToken::Kind::name || (at > 0 && all_[at - 1].is("."))) return;
    std::size_t end = at + 3;
    while (end + 2 < all_.size() && all_[end].kind == LuaToken::Kind::name && all_[end + 1].is("."))
      end += 2;
    if (end == at + 3 || !is_any_of(all_[end], {"seat", "name"})) return;
    if (end + 1 < all_.size() && is_any_of(all_[end + 1], {"%", "+", "-"})) return;
    for (std::size_t i = at > kNear ? at - kNear : 0; i + 2 < std::min(all_.size(), at + kNear);
         ++i) {
      if (!all_[i].is(name.text) || !all_[i + 1].is(".") || all_[i + 2].is(".") ||
          (i > 0 && all_[i - 1].is(".")))
        continue;
      return tell(place_at(source_.text, name.at),
                  fmt::format("'{0}' has fields of its own here and is compared with a {1}: was "
                              "{0}.{1} meant, or the player?",
                              name.text, all_[end].text));
    }
  }

  const Machine& machine_;
  const Source& source_;
  Watch& watch_;
  const std::vector<LuaToken> all_;
};

}  // namespace

void check_tokens(const Machine& machine, const Source& source, Watch& watch) {
  TokenCheck(machine, source, watch).check();
}

}  // namespace narrator::cli
