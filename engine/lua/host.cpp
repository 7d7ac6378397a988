#include "engine/lua/host.hpp"

#include <algorithm>
#include <cstring>

#include "engine/lua/natives.hpp"
#include "engine/lua/script_error.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Integer kMaxList = 100'000;
constexpr lua_Integer kAtOnce = 8;          // values on the stack, which has room for twenty
constexpr std::size_t kCopies = 4;          // of a text, here and where it is heard and shown
constexpr std::size_t kAStep = 8;           // values visited in the time of an instruction
constexpr int kStepsBetweenLooks = 20'000;  // at the clock
constexpr const char* kTooLong =
    "this runs too long without asking anything (the limit is 5 million steps)";
constexpr const char* kTooLongInAll = "this game takes too long (the limit is 200 million steps)";
constexpr const char* kTooMuchMemory = "this takes too much memory (the limit is 16 MiB)";
static_assert(kSoftMemory == std::size_t{16} << 20 && kBudget == 5'000'000 &&
                  Budget().steps == 200'000'000,
              "the sentences say it");

void look_every(Host& host, int instructions);

// Allocating and moving bytes is work as well: one instruction can join megabytes. A native never
// runs out of memory midway, as a Lua error would then skip the destructors of what it holds.
[[gnu::noinline]] bool may_grow_further(Host& host, std::size_t by, std::size_t block) {
  const std::size_t most = kHardMemory + (host.natives > 0 ? kNativeMemory : 0);
  if (host.memory + by > most) return false;
  if (!host.limited) return true;
  host.budget -= static_cast<std::int64_t>(by / kBytesAStep);
  if (block < kLargeBlock) return true;
  if (host.interval != kShortInterval) look_every(host, kShortInterval);
  return host.natives > 0 || host.budget > -kBudget;
}

bool may_grow(Host& host, std::size_t by, std::size_t block) {
  return (!host.limited && host.memory + by <= kHardMemory) || may_grow_further(host, by, block);
}

void* make(Host& host, std::size_t size) {
  if (!may_grow(host, size, size)) return nullptr;
  void* block = host.pool.take(size);
  if (block != nullptr) host.memory += size;
  return block;
}

void drop(Host& host, void* block, std::size_t size) {
  host.pool.give_back(block, size);
  host.memory -= size;
}

[[gnu::noinline]] void* resize(Host& host, void* block, std::size_t old_size,
                               std::size_t new_size) {
  if (new_size > old_size && !may_grow(host, new_size - old_size, new_size)) return nullptr;
  if (!BlockPool::same_block(old_size, new_size)) {
    void* now = host.pool.take(new_size);
    if (now == nullptr) return nullptr;
    std::memcpy(now, block, std::min(old_size, new_size));
    host.pool.give_back(block, old_size);
    block = now;
  }
  host.memory += new_size - old_size;
  return block;
}

// Called about thirty times per answer. For a new block, `old_size` is the kind of object.
void* allocate(void* user, void* block, std::size_t old_size, std::size_t new_size) {
  Host& host = *static_cast<Host*>(user);
  if (block == nullptr) return new_size == 0 ? nullptr : make(host, new_size);
  if (new_size > 0) return resize(host, block, old_size, new_size);
  drop(host, block, old_size);
  return nullptr;
}

// Returns the CPU time of this thread so far, in seconds.
double busy() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// Guards against the unforeseen; steps are the measure that is the same on every machine.
bool is_late(Host& host) {
  const double now = busy();
  if (host.since == 0) host.since = now;
  return now - host.since > kMaxSeconds;
}

// Whether this many more steps warrant another look at the clock, which is slow.
bool is_worth_a_look(Host& host, std::size_t steps) {
  host.steps += static_cast<int>(std::min<std::size_t>(steps, kStepsBetweenLooks));
  if (host.steps < kStepsBetweenLooks) return false;
  host.steps = 0;
  return true;
}

const char* too_long(const Host& host) { return host.game.steps > 0 ? kTooLong : kTooLongInAll; }

int panic(lua_State* L) { throw script_error(L); }

// Sticky: after the first trip it is called at every instruction, so nothing can outlast it.
void look(lua_State* L, lua_Debug*) {
  Host& host = lua::host(L);
  host.budget -= host.interval;
  const bool greedy = host.memory > kSoftMemory + host.aside;
  const bool moves_much = host.interval != kHookInterval;
  const bool looks = is_worth_a_look(host, moves_much ? kStepsBetweenLooks : kHookInterval);
  if (host.budget >= 0 && !greedy && !(looks && is_late(host))) return;
  look_every(host, 1);
  raise_error(L, greedy ? kTooMuchMemory : too_long(host), 0);
}

void look_every(Host& host, int instructions) {
  host.interval = instructions;
  for (lua_State* L : {host.main, host.thread}) {
    if (L != nullptr) lua_sethook(L, look, LUA_MASKCOUNT, instructions);
  }
}

}  // namespace

void spend_budget(Host& host, std::size_t steps) {
  host.budget -= static_cast<std::int64_t>(steps);
  const bool looks = is_worth_a_look(host, steps);
  if (host.budget >= 0 && !(looks && is_late(host))) return;
  look_every(host, 1);
  throw Fault(too_long(host));
}

void charge_bytes(Host& host, std::size_t bytes) {
  if (!host.limited) return;
  host.game.charge_bytes(bytes);
  if (host.game.bytes < 0) throw Fault("these are too many texts and values for one game");
}

void count_handed_text(Host& host, std::size_t bytes) {
  if (!host.limited) return;
  host.handed_text += bytes;
  if (host.handed_text > kMaxHandedText)
    throw Fault("these are too many texts to hand over at once");
}

void count_text(Host& host, std::size_t bytes) {
  if (!host.limited) return;
  count_handed_text(host, bytes);
  charge_bytes(host, kCopies * bytes);
}

State::State(bool budget) : L_(lua_newstate(allocate, &host_)), budget_(budget) {
  if (L_ == nullptr) throw std::bad_alloc();
  *static_cast<Host**>(lua_getextraspace(L_)) = &host_;
  host_.limited = budget;
  host_.main = L_;
  lua_atpanic(L_, panic);
  lua_pushliteral(L_, "seat");
  host_.seat_key = luaL_ref(L_, LUA_REGISTRYINDEX);
  // The program's own scripts create values that live for a turn or for the game, and the rules
  // never change, so generational collection keeps everything in the processor's cache. A
  // stranger's scripts get the incremental mode, which has shown fewer bugs, run often enough
  // to stay in the cache too.
  if (budget) {
    lua_gc(L_, LUA_GCINC, 200, 400, 0);
  } else {
    lua_gc(L_, LUA_GCGEN, 50, 100);
    lua_gc(L_, LUA_GCSTOP);
  }
  begin_game({});
  refill();
}

State::~State() { lua_close(L_); }

void State::begin_game(const Budget& budget, lua_State* thread) {
  host_.thread = thread;
  host_.budget = 0;
  host_.game = budget;
}

void State::collect() {
  if (lua_gc(L_, LUA_GCISRUNNING) == 0) lua_gc(L_, LUA_GCRESTART);
}

// Returns what is left of the previous budget to the game's.
void State::refill() {
  host_.handed = 0;
  host_.handed_text = 0;
  if (!budget_) return;
  host_.game.steps += host_.budget;
  host_.budget = std::clamp<std::int64_t>(host_.game.steps, 0, kBudget);
  host_.game.steps -= host_.budget;
  host_.since = 0;
  look_every(host_, host_.interval == kShortInterval ? kShortInterval : kHookInterval);
}

lua_Integer length_of_list(lua_State* L, int index) {
  Host& host = lua::host(L);
  if (!host.limited) return static_cast<lua_Integer>(lua_rawlen(L, index));
  index = lua_absindex(L, index);
  const int top = lua_gettop(L);
  lua_Integer n = 0;
  while (n <= kMaxList && lua_rawgeti(L, index, n + 1) != LUA_TNIL) {
    if (++n % kAtOnce == 0) lua_settop(L, top);
  }
  lua_settop(L, top);
  if (n <= kMaxList && host.watch != nullptr && lua_rawgeti(L, index, n + 2) != LUA_TNIL)
    throw Fault("a list has a hole; take_out and except leave none");
  lua_settop(L, top);
  if (n > kMaxList) throw Fault("this list is too long");
  spend(host, static_cast<std::size_t>(n) / kAStep);
  return n;
}

}  // namespace narrator::lua
