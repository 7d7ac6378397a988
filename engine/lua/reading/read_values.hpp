// Reads what scripts hand over, which is hostile input until it has been read here.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/claim.hpp"
#include "engine/lua/host.hpp"
#include "engine/question/question.hpp"
#include "engine/value.hpp"

namespace narrator::lua {

// All of these throw Fault with a sentence for the script's author, accept a relative `index`, and
// leave the stack as it was.

/// Returns the string at `index`; valid as long as the value is on the stack. Requires a string.
std::string_view text_at(lua_State* L, int index);

/// Returns the seat of a player's table, 0 for anything else.
int seat_of(lua_State* L, int index);

/// Reads a number, word, player, or list of these.
Value to_value(lua_State* L, int index);

/// What is wrong with a value in a table, and the names of the fields that lead to it.
struct WrongField : Fault {
  WrongField(const std::string& what, std::vector<std::string> path)
      : Fault(what), way(std::move(path)) {}
  std::vector<std::string> way;
};

/// Passes each text of a table { ["id"] = "text", … } to `take`, with its id. Throws WrongField.
using TakeText = std::function<void(const std::string& id, std::string text)>;
void read_texts(lua_State* L, int index, const TakeText& take);

/// Reads the named values of an announcement.
Args to_args(lua_State* L, int index);

/// Reads a reason that a function returned, from `index` on: the id of a text followed by its
/// values, or { "id", name = value, … }. Nothing, false and true mean that there is none.
std::optional<Sentence> to_reason(lua_State* L, int index);

/// Reads named values into the storage of `args`.
void read_args(lua_State* L, int index, Args& args);

/// Reads "everybody", "moderator", a player, or a list of players.
Audience to_audience(lua_State* L, int index);

/// The stack indexes of what ask.lua passes.
enum StackPlace : int {
  kQuestion = 1,
  kForm,
  kId,
  kOf,
  kOptions,
  kSlots,
  kMin,
  kMax,
  kSecret,
  kChance,
  kDrastic,
  kArgs
};

/// Counts a value that is handed over; all values must be counted here.
void count_handed(lua_State* L);

/// Reads what ask.lua yielded, the whole stack of `thread`, into the storage of `question`.
void to_question(lua_State* thread, Question& question);

/// How plain data refers to a player: by name, or as {"seat": N}, which no word is mistaken for.
enum class Players { names, seats };

/// Reads plain data for status, display and results; `none` becomes null. Throws WrongField.
Json to_json(lua_State* L, int index, Players players = Players::names, int depth = 0);

/// Throws if a table is not what `win` takes, for rules that are tried out: logs of others replay.
void must_be_result(lua_State* L, int index);

/// Reads the fields of a table, also of a player's.
Json fields_to_json(lua_State* L, int index, Players players);

/// Reads what `rule.corrections` offers: the list at `index`, with an entry { id, of, from or min
/// and max, set, withdraw } for each question.
std::vector<Question> to_corrections(lua_State* L, int index);

/// Pushes the `set` of the entry that `what` was read from, then the answer as the rules expect it.
/// Returns whether this withdraws the pending question.
bool push_correction(lua_State* L, int index, const Question& what, const Answer& answer);

}  // namespace narrator::lua
