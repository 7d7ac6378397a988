#include "engine/lua/host.hpp"

#include <algorithm>
#include <cstring>
#include <new>

#include "engine/error.hpp"
#include "engine/lua/native_call.hpp"
#include "engine/lua/script_error.hpp"

namespace narrator::lua {
namespace {

void* allocate(void* user, void* block, std::size_t old_size, std::size_t new_size) {
  Host& host = *static_cast<Host*>(user);
  if (block == nullptr) old_size = 0;  // it then tells the kind of object
  if (new_size > old_size && host.memory - old_size + new_size > kHardMemory) return nullptr;
  void* now = block;
  if (block == nullptr || new_size == 0 || !BlockPool::same_block(old_size, new_size)) {
    now = new_size == 0 ? nullptr : host.pool.take(new_size);
    if (now == nullptr && new_size > 0) return nullptr;
    if (now != nullptr && block != nullptr) std::memcpy(now, block, std::min(old_size, new_size));
    if (block != nullptr) host.pool.give_back(block, old_size);
  }
  host.memory += new_size - old_size;
  return now;
}

// What this thread has computed so far, in seconds.
double busy() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// One instruction can move megabytes, so time counts beside instructions.
bool is_late(Host& host) {
  const double now = busy();
  if (host.since == 0) host.since = now;
  return now - host.since > kMaxSeconds;
}

int panic(lua_State* L) { throw ScriptError(describe_error(L)); }

// Sticky: after the first trip it is called at every instruction, so nothing can outlast it.
void spend(lua_State* L, lua_Debug*) {
  Host& host = lua::host(L);
  host.budget -= kHookInterval;
  const bool greedy = host.memory > kSoftMemory;
  if (host.budget >= 0 && !greedy && !is_late(host)) return;
  lua_sethook(L, spend, LUA_MASKCOUNT, 1);
  static_assert(kSoftMemory == std::size_t{16} << 20 && kBudget == 5'000'000,
                "the sentences say it");
  raise_error(L,
              greedy ? "this takes too much memory (the limit is 16 MiB)"
                     : "this runs too long without asking anything (the limit is 5 million steps)",
              0);
}

}  // namespace

Host& host(lua_State* L) { return **static_cast<Host**>(lua_getextraspace(L)); }

State::State(bool budget) : L_(lua_newstate(allocate, &host_)), budget_(budget) {
  if (L_ == nullptr) throw std::bad_alloc();
  *static_cast<Host**>(lua_getextraspace(L_)) = &host_;
  lua_atpanic(L_, panic);
  lua_pushliteral(L_, "seat");
  host_.seat_key = luaL_ref(L_, LUA_REGISTRYINDEX);
  // What the program's own scripts make lives for a turn or for the game, and the rules lie still
  // beside it: collecting the young alone keeps all in the processor's cache. With a stranger's
  // scripts the older way, which has shown fewer bugs: rarely, as the caps still bind.
  if (budget) {
    lua_gc(L_, LUA_GCINC, 1000, 400, 0);
  } else {
    lua_gc(L_, LUA_GCGEN, 50, 100);
  }
  refill();
}

State::~State() { lua_close(L_); }

void State::refill() {
  host_.handed = 0;
  if (!budget_) return;
  host_.budget = kBudget;
  host_.since = 0;
  lua_sethook(L_, spend, LUA_MASKCOUNT, kHookInterval);
}

}  // namespace narrator::lua
