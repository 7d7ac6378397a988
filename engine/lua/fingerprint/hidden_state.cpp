#include "engine/lua/fingerprint/fingerprint.hpp"

#include <cstring>
#include <memory_resource>
#include <unordered_set>
#include <vector>

#include "engine/lua/host.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/reading/read_values.hpp"

namespace narrator::lua {
namespace {

// Walks over everything without recursion, as a chain of closures may be as long as memory allows.
// What was met is listed in a Lua list, in which its contents are visited one after another. The
// result is a sum over all that was met, each by its address, so that the order does not matter.
class HiddenWalk {
 public:
  // Records in `kept`, if given, the plain data in locals of files.
  explicit HiddenWalk(lua_State* L, KeptValues* kept = nullptr)
      : L_(L), host_(host(L)), kept_(kept) {
    lua_newtable(L_);
    met_ = lua_gettop(L_);
  }
  ~HiddenWalk() { lua_settop(L_, met_ - 1); }
  HiddenWalk(const HiddenWalk&) = delete;
  HiddenWalk& operator=(const HiddenWalk&) = delete;

  void meet_members(int index) {
    sum_ = mix(sum_);
    members(index);
  }

  void pass_by(const void* place) { seen_.insert(place); }

  std::uint64_t run() {
    for (lua_Integer visited = 1; visited <= count_; ++visited) {
      lua_rawgeti(L_, met_, visited);
      const std::uint64_t own = atom(-1);
      owner_ = mix(own);
      lua_isfunction(L_, -1) ? upvalues(lua_gettop(L_)) : members(lua_gettop(L_));
      lua_pop(L_, 1);
    }
    return sum_;
  }

  // Pushes a list: of everything that was met the function or table, how many values it holds, and
  // these, each value of a table behind its key.
  void push_copies() {
    lua_createtable(L_, static_cast<int>(slots_), 0);
    host_.aside = slots_ * kSlot;
    const int copies = lua_gettop(L_);
    lua_Integer at = 0;
    for (lua_Integer i = 1; i <= count_; ++i) {
      lua_rawgeti(L_, met_, i);
      const lua_Integer size = at + 2;
      at = lua_isfunction(L_, -1) ? copy_upvalues(copies, size) : copy_members(copies, size);
      spend(host_, kCopySteps * static_cast<std::size_t>(at - size + 2));
      lua_rawseti(L_, copies, size - 1);
    }
  }

 private:
  static constexpr std::size_t kCopySteps = 4, kSlot = 16;  // steps and bytes for each value

  // Both copy what the value on top of the stack holds to places behind `at`, where they write how
  // much that is; they return the last place.
  lua_Integer copy_members(int copies, lua_Integer at) {
    const int of = lua_gettop(L_);
    lua_Integer last = at;
    lua_pushnil(L_);
    for (; lua_next(L_, of) != 0; last += 2) {
      lua_rawseti(L_, copies, last + 2);
      lua_pushvalue(L_, -1);
      lua_rawseti(L_, copies, last + 1);
    }
    lua_pushinteger(L_, (last - at) / 2);
    lua_rawseti(L_, copies, at);
    return last;
  }

  lua_Integer copy_upvalues(int copies, lua_Integer at) {
    int held = 0;
    while (lua_getupvalue(L_, -1, held + 1) != nullptr) lua_rawseti(L_, copies, at + ++held);
    lua_pushinteger(L_, held);
    lua_rawseti(L_, copies, at);
    return at + held;
  }

  // Returns the number of a value itself. Strings of a state can be told apart by their address
  // while they live, and what is loaded lives.
  std::uint64_t atom(int index) {
    switch (lua_type(L_, index)) {
      case LUA_TNIL: return 1;
      case LUA_TBOOLEAN: return lua_toboolean(L_, index) != 0 ? 2 : 3;
      case LUA_TNUMBER: {
        if (lua_isinteger(L_, index))
          return mix(static_cast<std::uint64_t>(lua_tointeger(L_, index)));
        const lua_Number number = lua_tonumber(L_, index);
        std::uint64_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        return mix(bits + 1);
      }
      default: return mix(reinterpret_cast<std::uintptr_t>(lua_topointer(L_, index)));
    }
  }

  void add(std::uint64_t key, std::uint64_t value) { sum_ += mix(owner_ + mix(3 * key + value)); }

  void members(int index) {
    lua_pushnil(L_);
    while (lua_next(L_, index) != 0) {
      add(atom(-2), atom(-1));
      slots_ += 2;
      meet();
    }
  }

  void upvalues(int index) {
    if (kept_ != nullptr) note_upvalues(index);
    for (int i = 1; lua_getupvalue(L_, index, i) != nullptr; ++i) {
      add(static_cast<std::uint64_t>(i), atom(-1));
      ++slots_;
      meet();
    }
  }

  // Records those that are plain data; everything else is met instead.
  void note_upvalues(int index) {
    const int top = lua_gettop(L_);
    lua_pushvalue(L_, index);
    const auto [file, line] = place_of_function(L_);
    if (file.starts_with("scripts/lib/")) return;
    for (int i = 1; const char* name = lua_getupvalue(L_, index, i); ++i) {
      if (!lua_isfunction(L_, -1) && !lua_isuserdata(L_, -1)) note({file, name, line});
      lua_settop(L_, top);
    }
  }

  void note(const KeptValues::key_type& key) {
    try {
      (*kept_)[key] =
          lua_isnil(L_, -1) ? "null" : in_one_line(to_json(L_, lua_gettop(L_), Players::seats));
    } catch (const std::exception&) {  // not plain data
    }
  }

  // Pops the value on top, and keeps it for a later visit if there is anything in it. What the
  // library gives to scripts is identified by its address, and nothing is reached through it. A
  // file's table of names is visited, although it has a metatable as the library's own tables have.
  void meet() {
    const void* place = lua_topointer(L_, -1);
    const bool function = lua_isfunction(L_, -1) && !lua_iscfunction(L_, -1);
    const bool named = host_.names.contains(place);
    const bool sealed = !named && lua_istable(L_, -1) && lua_getmetatable(L_, -1) != 0;
    if (sealed) lua_pop(L_, 1);
    if (sealed || !(function || lua_istable(L_, -1)) || host_.library.contains(place) ||
        !seen_.insert(place).second)
      return lua_pop(L_, 1);
    lua_rawseti(L_, met_, ++count_);
    slots_ += 2;
  }

  lua_State* L_;
  Host& host_;
  KeptValues* kept_;
  int met_ = 0;              // stack index of the list of what was met
  lua_Integer count_ = 0;    // length of that list
  std::size_t slots_ = 0;    // enough for copies of all that is met
  std::uint64_t owner_ = 0;  // of what is being visited
  std::uint64_t sum_ = 0;
  std::pmr::monotonic_buffer_resource memory_{std::size_t{64} << 10};  // some hundred addresses
  std::pmr::unordered_set<const void*> seen_{&memory_};
};

}  // namespace

std::uint64_t held_by_scripts(lua_State* L, const std::vector<int>& tables) {
  luaL_checkstack(L, 8, "too deep");
  HiddenWalk walk(L);
  for (const int table : tables) walk.meet_members(table);
  return walk.run();
}

int copy_held(lua_State* L, const std::vector<int>& tables, const void* except) {
  luaL_checkstack(L, 8, "too deep");
  HiddenWalk walk(L);
  walk.pass_by(except);
  for (const int table : tables) walk.meet_members(table);
  walk.run();
  walk.push_copies();
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

KeptValues kept_by_scripts(lua_State* L, const std::vector<int>& tables) {
  luaL_checkstack(L, 8, "too deep");
  KeptValues kept;
  HiddenWalk walk(L, &kept);
  for (const int table : tables) walk.meet_members(table);
  walk.run();
  return kept;
}

std::vector<Diagnostic> written_to(const KeptValues& now, const KeptValues& then) {
  std::vector<Diagnostic> found;
  for (const auto& [key, value] : now) {
    const auto before = then.find(key);
    if (before == then.end() || before->second == value) continue;
    found.push_back({std::get<0>(key), std::get<2>(key), 0, std::get<1>(key)});
  }
  return found;
}

}  // namespace narrator::lua
