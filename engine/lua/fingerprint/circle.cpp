#include "engine/lua/fingerprint/circle.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/lists.hpp"
#include "engine/lua/fingerprint/fingerprint.hpp"
#include "engine/lua/host.hpp"

namespace narrator::lua {
namespace {

constexpr int kMostMembers = 20'000;  // looked at for one depth: beyond that there is no short way

class Search {
 public:
  explicit Search(lua_State* L) : L_(L) {}

  std::string run(int index) {
    players_ = players_of(L_, index);
    for (int depth = 1; depth <= kMaxDepth; ++depth) {
      looked_ = 0;
      if (within(index, depth)) return told();
      inside_.clear();
      steps_.clear();
    }
    return {};
  }

 private:
  // Whether a table at most `depth` steps below the one at `index` leads back.
  bool within(int index, int depth) {
    if (lua_checkstack(L_, 4) == 0) return false;
    inside_.push_back(lua_topointer(L_, index));
    lua_pushnil(L_);
    while (lua_next(L_, index) != 0) {
      if (++looked_ > kMostMembers) {
        lua_pop(L_, 2);
        break;
      }
      if (step_in() && (leads_back() || (depth > 1 && within(lua_gettop(L_), depth - 1))))
        return true;
      steps_.resize(inside_.size() - 1);
      lua_pop(L_, 1);
    }
    inside_.pop_back();
    return false;
  }

  // Whether the value on top of the stack, below it its key, is a table to look into.
  bool step_in() {
    if (lua_type(L_, -1) != LUA_TTABLE) return false;
    if (contains(players_.seats, lua_topointer(L_, -1)) && inside_.back() != players_.list)
      return false;
    if (lua_type(L_, -2) == LUA_TSTRING) {
      steps_.push_back(fmt::format(".{}", lua_tostring(L_, -2)));
    } else if (lua_isinteger(L_, -2) != 0) {
      steps_.push_back(fmt::format("[{}]", lua_tointeger(L_, -2)));
    } else {
      return false;
    }
    return true;
  }

  bool leads_back() {
    const auto found = std::find(inside_.begin(), inside_.end(), lua_topointer(L_, -1));
    back_ = found - inside_.begin();
    return found != inside_.end();
  }

  std::string told() const {
    return fmt::format("g{} leads back to g{}", fmt::join(steps_, ""),
                       fmt::join(steps_.begin(), steps_.begin() + back_, ""));
  }

  lua_State* L_;
  PlayerTables players_;
  std::vector<const void*> inside_;  // the tables on the way, g first
  std::vector<std::string> steps_;   // between them
  std::ptrdiff_t back_ = 0;          // how many steps there are to where it leads
  int looked_ = 0;
};

}  // namespace

std::string circle_in(lua_State* L, int index) {
  const int top = lua_gettop(L);
  std::string found = Search(L).run(lua_absindex(L, index));
  lua_settop(L, top);
  return found;
}

}  // namespace narrator::lua
