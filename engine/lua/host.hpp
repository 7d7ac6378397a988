// The Lua state of a game: its memory and instruction budgets, and what its scripts have said.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/budget.hpp"
#include "engine/claim.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/lua/fingerprint/state_hash.hpp"
#include "engine/lua/reading/counter.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/catalogue.hpp"

namespace narrator {
struct Watch;
}

namespace narrator::lua {

/// What a script does wrong, in a sentence for its author; the place is added where it is caught.
/// With further arguments the text is a fmt::format string.
struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
  template <class... Values>
  explicit Fault(fmt::format_string<Values...> text, Values&&... values)
      : Fault(fmt::format(text, std::forward<Values>(values)...)) {}
};

constexpr std::size_t kSoftMemory = std::size_t{16} << 20;    // bytes; checked by the hook
constexpr std::size_t kHardMemory = std::size_t{48} << 20;    // bytes; refused by the allocator
constexpr std::size_t kNativeMemory = std::size_t{32} << 20;  // more bytes while a native runs
constexpr int kHookInterval = 1000;                           // instructions between two checks
constexpr int kShortInterval = 16;  // the same, once an instruction may move much
constexpr std::size_t kLargeBlock = std::size_t{128} << 10;  // bytes; such blocks count as much
constexpr std::int64_t kBudget = 5'000'000;  // instructions from one question to the next
constexpr int kMaxSeconds = 2;               // of CPU time from one question to the next
constexpr std::size_t kMaxSource = std::size_t{64} << 10;  // bytes of one script
constexpr std::size_t kMaxText = std::size_t{4} << 10;     // bytes of one text or word
constexpr int kMaxDepth = 16;                              // of tables within tables
constexpr std::size_t kBytesAStep = 16;  // bytes moved for the cost of an instruction
constexpr int kMaxHanded = 100'000;      // values handed over between two questions
constexpr std::size_t kMaxHandedText = std::size_t{1} << 20;  // bytes of their texts
constexpr std::size_t kBytesAValue = 32;                      // bytes charged for one value

/// A function that a variant put around a rule, a question or an announcement.
struct Advice {
  std::string point;    // "elected", "ask.vote", "say.nominated"
  std::string variant;  // the variant's id
  Place place;          // where the function is defined
};

/// Memory for a state, which creates and drops thousands of small tables: allocates blocks and
/// takes them back. Those larger than kLargest come from the system; with a sanitizer all of them
/// do, so that it sees each block.
class BlockPool {
 public:
#ifdef NARRATOR_SANITIZED
  static constexpr std::size_t kLargest = 0;
#else
  static constexpr std::size_t kLargest = 2048;  // bytes
#endif

  /// Returns a block of `size` > 0 bytes, or nullptr if there is no memory.
  void* take(std::size_t size) {
    if (size > kLargest) return std::malloc(size);
    Free*& list = free_[slot(size)];
    if (list == nullptr) return carve(slot(size));
    Free* block = list;
    list = block->next;
    return block;
  }

  /// Takes back a block that take() returned for the same size.
  void give_back(void* block, std::size_t size) {
    if (size > kLargest) return std::free(block);
    Free* freed = static_cast<Free*>(block);
    freed->next = free_[slot(size)];
    free_[slot(size)] = freed;
  }

  /// Whether blocks for the two sizes are interchangeable.
  static bool same_block(std::size_t a, std::size_t b) {
    return a <= kLargest && b <= kLargest && slot(a) == slot(b);
  }

 private:
  struct Free {
    Free* next;
  };
  static constexpr std::size_t kStep = 16, kChunk = std::size_t{32} << 10;

  static std::size_t slot(std::size_t size) { return (size - 1) / kStep; }

  [[gnu::noinline]] void* carve(std::size_t slot) {  // rarely called, so that take() stays small
    const std::size_t size = (slot + 1) * kStep;
    if (left_ < size) {
      chunks_.emplace_back(new (std::nothrow) std::byte[kChunk]);
      if (chunks_.back() == nullptr) {
        chunks_.pop_back();
        return nullptr;
      }
      at_ = chunks_.back().get();
      left_ = kChunk;
    }
    void* block = at_;
    at_ += size;
    left_ -= size;
    return block;
  }

  std::array<Free*, kLargest / kStep + 1> free_{};
  std::vector<std::unique_ptr<std::byte[]>> chunks_;
  std::byte* at_ = nullptr;
  std::size_t left_ = 0;
};

/// All that the natives need, reachable from any of the state's threads.
struct Host {
  BlockPool pool;
  bool limited = false;          // the scripts are a stranger's, so the limits apply
  std::size_t memory = 0;        // bytes in use
  std::size_t aside = 0;         // of these, our copy of what scripts hold
  int natives = 0;               // > 0 while a native runs, which must not run out of memory
  std::int64_t budget = 0;       // instructions left; below zero every instruction fails
  Budget game;                   // what is left for the game, without the steps in `budget`
  double since = 0;              // CPU time at the start of counting; 0: not started
  int steps = 0;                 // spent since the last look at the clock
  int interval = kHookInterval;  // instructions between two checks
  lua_State* main = nullptr;     // the two threads that scripts run on
  lua_State* thread = nullptr;   // null before the game begins
  int handed = 0;                // values handed over since the last question
  std::size_t handed_text = 0;   // bytes of their texts
  int seats = 0;                 // number of players
  int pure = 0;                  // > 0 while a list, a permission or a status is evaluated
  bool muted = false;            // announcements are not kept
  int seat_key = LUA_NOREF;      // the string "seat", looked up more than anything else
  int g = LUA_NOREF;             // the state of the current game
  std::unordered_set<const void*> names, library;  // the tables of names of the files, and the
                                                   // library's values in these
  std::optional<Json> result;                      // what win{…} was given, if it was called
  std::vector<ForbiddenBallot> barred;             // among the ballots that are asked for next
  std::optional<Sentence> refused;                 // what refuse() was given, if it was called
  bool asked = false;                              // whether somebody was asked in this game
  std::vector<Announcement> said;                  // since the last answer
  std::vector<Fact> facts;                         // since the start
  int fact_values = 0;                             // number of values in the facts
  Counter counter;
  Catalogue text;
  std::string lang;
  std::map<std::string, Source> sources;                       // by chunk name, for error messages
  std::optional<std::map<std::string, Diagnostic>> questions;  // where they are asked, once needed
  std::vector<Advice> advice;                                  // in the order of registration
  std::string loading;                                         // id of the file being loaded
  int wrong_line = 0;      // where in the running file what a native throws next is wrong, if known
  Watch* watch = nullptr;  // set while rules are tried out
  std::vector<const void*> players;  // the players' tables by seat; empty for a stranger's scripts
  std::vector<Args> spare;           // storage of the values of former announcements
  StateHash known;                   // for tested scripts

  /// Whether the scripts came with the program and are not being watched.
  bool is_tested() const { return !limited && watch == nullptr; }

  /// Forgets all announcements but keeps the storage of their values, as there are always more.
  void hush() {
    for (Announcement& one : said) spare.push_back(std::move(one.args));
    said.clear();
  }

  /// Returns a new announcement, whose values are to be set.
  Announcement& announce() {
    Announcement& one = said.emplace_back();
    if (spare.empty()) return one;
    one.args = std::move(spare.back());
    spare.pop_back();
    return one;
  }
};

/// Returns the host of a state. Requires a state created by State.
inline Host& host(lua_State* L) { return **static_cast<Host**>(lua_getextraspace(L)); }

/// Takes steps from a stranger's budget; see spend().
void spend_budget(Host& host, std::size_t steps);

/// Charges the work that a native does for a stranger's script, where a step costs as much as a Lua
/// instruction. Throws Fault when the budget is spent.
inline void spend(Host& host, std::size_t steps) {
  if (host.limited) spend_budget(host, steps);
}

/// Charges the game's budget for what a stranger's scripts keep outside Lua. Throws Fault when it
/// is spent.
void charge_bytes(Host& host, std::size_t bytes);

/// Counts a text that a stranger's script hands over, for the game or only until the next question.
/// Throws Fault if these are too many.
void count_text(Host& host, std::size_t bytes);
void count_handed_text(Host& host, std::size_t bytes);

/// Owns a lua_State with the budgets in force and no open library. A Lua error outside of any
/// protected call (such as out of memory) becomes a ScriptError.
class State {
 public:
  /// Without `budget`, scripts may run indefinitely.
  explicit State(bool budget);
  ~State();
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  lua_State* get() const { return L_; }
  bool has_budget() const { return budget_; }
  Host& host() { return host_; }

  /// Gives the scripts a new budget, until the next question.
  void refill();

  /// Starts collecting garbage; loading the rules creates hardly any.
  void collect();

  /// Starts a game with this budget, on `thread` if it is known already.
  void begin_game(const Budget& budget, lua_State* thread = nullptr);

 private:
  Host host_;
  lua_State* L_;
  bool budget_;
};

/// Returns the number of values in the table at `index` from key 1 up to the first hole;
/// with holes, Lua's `#` depends on its hash layout. Throws Fault if the list is too long to visit.
lua_Integer length_of_list(lua_State* L, int index);

}  // namespace narrator::lua
