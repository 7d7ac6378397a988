// Reads what scripts hand over. Everything a script yields is hostile input until it is here.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <lua.hpp>

#include "engine/audience.hpp"
#include "engine/claim.hpp"
#include "engine/question/question.hpp"
#include "engine/text/catalogue.hpp"
#include "engine/value.hpp"

namespace narrator::lua {

// All of these throw std::runtime_error with a sentence for the script's author; `index` may be
// relative; the stack is left as it was.

/// The string at `index`, which must be one; short, and without control characters. It lives as
/// long as the value on the stack.
std::string_view text_at(lua_State* L, int index);

/// The seat of a player table, or 0 for anything else.
int seat_of(lua_State* L, int index);

/// A number, word, player, or list of these.
Value to_value(lua_State* L, int index);

/// Gives each text of a table { ["id"] = "text", … } to `take`, with its id.
using TakeText = std::function<void(const std::string& id, std::string text)>;
void read_texts(lua_State* L, int index, const TakeText& take);

/// The named values of an announcement.
Args to_args(lua_State* L, int index);

/// What a function that says why something cannot be gives from `index` on: the id of a text with
/// its values behind it, or { "id", name = value, … }; nothing, false or true: no reason.
std::optional<Sentence> to_reason(lua_State* L, int index);

/// Likewise, into the storage of `args`.
void read_args(lua_State* L, int index, Args& args);

/// "everybody", "moderator", a player, or a list of players.
Audience to_audience(lua_State* L, int index);

/// Where ask.lua puts a question's options and the values of its texts on the stack.
constexpr int kOptionsPlace = 5;
constexpr int kSlotsPlace = 6;
constexpr int kArgsPlace = 12;

/// Counts a value that is handed over; every one goes through here. Throws std::runtime_error where
/// these are too many.
void count_handed(lua_State* L);

/// What the library's ask.lua yielded, the whole stack of `thread`, into `question` (reused
/// storage).
void to_question(lua_State* thread, Question& question);

/// How plain data tells of a player: by name, or as {"seat": N}, which no word can be taken for.
enum class Players { names, seats };

/// Plain data for status, display and results; `none` is null.
Json to_json(lua_State* L, int index, Players players = Players::names, int depth = 0);

/// The fields of the table, also of a player's.
Json fields_to_json(lua_State* L, int index, Players players);

}  // namespace narrator::lua
