// The Lua state a game runs in: its memory and instruction budgets, and what its scripts have said.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/claim.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/lua/block_pool.hpp"
#include "engine/lua/fingerprint/known_state.hpp"
#include "engine/lua/reading/counter.hpp"
#include "engine/lua/said_writer.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {
struct Watch;
}

namespace narrator::lua {

constexpr std::size_t kSoftMemory = std::size_t{16} << 20;    // bytes; checked by the hook
constexpr std::size_t kHardMemory = std::size_t{48} << 20;    // bytes; refused by the allocator
constexpr std::size_t kNativeMemory = std::size_t{32} << 20;  // bytes more while a native runs
constexpr int kHookInterval = 1000;                           // instructions between two looks
constexpr int kShortInterval = 16;  // likewise, once one instruction can move much
constexpr std::size_t kLargeBlock = std::size_t{128} << 10;  // bytes; from then on it can
constexpr std::int64_t kBudget = 5'000'000;        // instructions from one question to the next
constexpr std::int64_t kGameBudget = 200'000'000;  // from the beginning of a game to its end
constexpr int kMaxSeconds = 2;                     // of computing from one question to the next
constexpr std::size_t kMaxSource = std::size_t{64} << 10;  // bytes of one script
constexpr std::size_t kMaxText = std::size_t{4} << 10;     // bytes of one text or word
constexpr int kMaxDepth = 16;                              // of tables within tables
constexpr std::size_t kBytesAStep = 16;  // moving so many is as much work as an instruction
constexpr int kMaxHanded = 100'000;      // values handed over between two questions
constexpr std::size_t kMaxHandedText = std::size_t{1} << 20;  // bytes of their texts
constexpr int kMaxGameHanded = 2'000'000;                     // values handed over in a whole game
constexpr std::size_t kMaxGameText = std::size_t{16} << 20;   // likewise, in a whole game

/// What a variant put around a rule, a question or an announcement.
struct Advice {
  std::string point;    // "elected", "ask.vote", "say.nominated"
  std::string variant;  // its id
  Place place;          // of the function
};

/// Everything the natives need, reachable from any of the state's threads.
struct Host {
  BlockPool pool;
  bool limited = false;     // the scripts are a stranger's, and the limits hold
  std::size_t memory = 0;   // bytes in use
  int natives = 0;          // > 0 while one runs that must not fail for want of memory
  std::int64_t budget = 0;  // instructions left; once below zero every instruction fails
  std::int64_t left = 0;    // likewise, of the game's, without those of `budget`
  double since = 0;         // the computing time when they were begun to be counted; 0: not yet
  int steps = 0;            // spent since the clock was looked at
  int interval = kHookInterval;  // instructions between two looks
  lua_State* main = nullptr;     // the two that scripts run on
  lua_State* thread = nullptr;   // null before the game begins
  int handed = 0;                // values handed over since the last question
  std::size_t handed_text = 0;   // bytes of their texts
  std::size_t game_text = 0;     // likewise, since the game began
  int game_handed = 0;           // values handed over since then
  int seats = 0;                 // how many players there are
  int pure = 0;                  // > 0 while a list, a permission or a status is worked out
  bool muted = false;            // nothing that is said is kept
  int seat_key = LUA_NOREF;      // the string "seat", looked up more than anything else
  int g = LUA_NOREF;             // the state of the game that is on
  std::unordered_set<const void*> names, library;  // of files their tables of names, and what the
                                                   // library puts into those
  std::optional<Json> result;                      // what win{…} was given, once it was called
  std::vector<Barred> barred;                      // of the ballots that are asked for next
  std::optional<Sentence> refused;                 // what refuse() was given, once it was called
  std::vector<Announcement> said;  // since the last answer, unless it was written down
  std::size_t times_said = 0;      // likewise, in all
  std::vector<Fact> facts;         // since the start
  int fact_values = 0;             // handed over in them
  Counter counter;
  Catalogue text;
  std::string lang;
  std::map<std::string, Source> sources;                 // by chunk name, for error messages
  std::optional<std::map<std::string, Slip>> questions;  // where they stand, once it was asked for
  std::vector<Advice> advice;                            // in the order they were put around
  std::string loading;                                   // id of the file being loaded
  Watch* watch = nullptr;                                // while rules are tried out
  const char* running =
      nullptr;  // the chunk whose line ran last, and, unless it is the library's …
  std::pair<const std::string, std::vector<bool>>* ran = nullptr;  // … its lines in watch->ran
  std::vector<const void*> players;  // their tables, by seat; not of a stranger's
  std::vector<Announcement> spare;   // the storage of what was said
  KnownState known;                  // where the scripts are tested
  SaidWriter writer;

  /// Whether the scripts came with the program, and nobody watches them.
  bool is_tested() const { return !limited && watch == nullptr; }

  /// Something is said that no script says.
  void tell(Announcement one) {
    ++times_said;
    if (writer.writes()) return writer.write(one);
    said.push_back(std::move(one));
  }

  /// Forgets what was said last, but keeps its storage: things are said all the time.
  void unsay() {
    spare.push_back(std::move(said.back()));
    said.pop_back();
  }

  /// Forgets all that was said.
  void hush() {
    times_said = 0;
    while (!said.empty()) unsay();
  }

  /// One announcement more, whose fields are all to be set: it may be in used storage.
  Announcement& announce() {
    if (spare.empty()) return said.emplace_back();
    said.push_back(std::move(spare.back()));
    spare.pop_back();
    return said.back();
  }
};

/// The host of a state. Never null in a state made by State.
inline Host& host(lua_State* L) { return **static_cast<Host**>(lua_getextraspace(L)); }

/// Takes steps from a stranger's budget; see spend().
void spend_budget(Host& host, std::size_t steps);

/// Natives tell here what they do on a stranger's behalf: a step is as much work as an instruction
/// of Lua. Throws std::runtime_error when the budget is spent; one of several natives may then have
/// done a part of its work. Costs nothing where the scripts came with the program.
inline void spend(Host& host, std::size_t steps) {
  if (host.limited) spend_budget(host, steps);
}

/// Counts a text of a stranger's script that is kept outside Lua; throws std::runtime_error where
/// these are too much.
void count_text(Host& host, std::size_t bytes);

/// Likewise one that is kept until the next question, whatever was kept of the game before.
void count_handed_text(Host& host, std::size_t bytes);

/// Owns a lua_State with the budgets in force and no library open. A Lua error that nothing
/// protects against (out of memory between two calls) becomes a ScriptError.
class State {
 public:
  /// Without `budget` scripts run as long as they like: for those that were tested with it on.
  explicit State(bool budget);
  ~State();
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  lua_State* get() const { return L_; }
  bool has_budget() const { return budget_; }
  Host& host() { return host_; }

  /// Gives the scripts a new budget: they may run until the next question.
  void refill();

  /// From now on what is no longer used is collected. Until then a state without a budget keeps
  /// everything: hardly anything of rules that are being loaded can be dropped.
  void collect();

  /// A game begins, on `thread` where that is known already.
  void begin_game(lua_State* thread);

 private:
  Host host_;
  lua_State* L_;
  bool budget_;
};

/// How many values the table at `index` has from key 1 on without a hole. Lua's own `#` is free to
/// say any of several lengths where there are holes, and goes by where its hash put things. Of
/// scripts that came with the program, which make no holes, it is `#`. Throws std::runtime_error
/// for a list too long to go through.
lua_Integer length_of_list(lua_State* L, int index);

}  // namespace narrator::lua
