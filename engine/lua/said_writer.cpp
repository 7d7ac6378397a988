#include "engine/lua/said_writer.hpp"

#include <cstdint>
#include <cstring>
#include <utility>

#include "engine/lua/host.hpp"
#include "engine/lua/reading/read_values.hpp"

namespace narrator::lua {
namespace {

constexpr std::size_t kPlaces = 16384;
constexpr std::size_t kMostKept = std::size_t{2} << 20;  // bytes; then it begins anew
constexpr std::size_t kLongText = 512;                   // bytes, from which on nothing is kept

// How long a key and what was made of it are, before them.
struct Lengths {
  std::uint16_t key = 0, text = 0;
};

}  // namespace

void SaidWriter::begin(std::string* to, WriteSaid write) {
  to_ = to;
  write_ = std::move(write);
}

bool SaidWriter::repeat(lua_State* L, int to, int id, int values) {
  length_ = 0;
  const int top = lua_gettop(L);
  const bool usual = lua_type(L, id) == LUA_TSTRING && add('i', text_at(L, id)) &&
                     add_audience(L, to) && add_values(L, values);
  lua_settop(L, top);
  if (!usual) {
    length_ = 0;
    return false;
  }
  if (places_.empty()) forget();
  const char* kept = kept_.data() + place();
  Lengths lengths;
  std::memcpy(&lengths, kept, sizeof lengths);
  kept += sizeof lengths;
  if (std::string_view(kept, lengths.key) != key()) return false;
  to_->append(kept + lengths.key, lengths.text);
  length_ = 0;
  return true;
}

void SaidWriter::write(const Announcement& said) {
  const std::string made = write_(said);
  *to_ += made;
  if (length_ > 0 && made.size() < kLongText) keep(made);
  length_ = 0;
}

void SaidWriter::keep(std::string_view made) {
  if (kept_.size() > kMostKept) forget();
  place() = static_cast<std::uint32_t>(kept_.size());
  const Lengths lengths{static_cast<std::uint16_t>(length_),
                        static_cast<std::uint16_t>(made.size())};
  kept_.append(reinterpret_cast<const char*>(&lengths), sizeof lengths).append(key()).append(made);
}

// No key is empty, as the first one kept is.
void SaidWriter::forget() {
  places_.assign(kPlaces, 0);
  kept_.assign(sizeof(Lengths), '\0');
}

bool SaidWriter::add_audience(lua_State* L, int to) {
  if (to == 0) return add('e', "");
  lua_pushvalue(L, to);
  return add_value(L, lua_type(L, -1));
}

// Values of the same names that stand in another order have another key: that only costs time.
bool SaidWriter::add_values(lua_State* L, int values) {
  const int type = lua_type(L, values);
  if (type != LUA_TTABLE) return type == LUA_TNIL || type == LUA_TNONE;
  lua_pushnil(L);
  while (lua_next(L, values) != 0) {
    if (lua_type(L, -2) != LUA_TSTRING || !add('k', text_at(L, -2)) ||
        !add_value(L, lua_type(L, -1)))
      return false;
    lua_pop(L, 1);
  }
  return true;
}

// The value on top of the stack: one, or a list of them. That there is a first member, as no player
// has one, is seen sooner than that a table is no player.
bool SaidWriter::add_value(lua_State* L, int type) {
  if (type != LUA_TTABLE) return add_one(L, type);
  const int list = lua_gettop(L);
  type = lua_rawgeti(L, list, 1);
  if (const int seat = type == LUA_TNIL ? seat_of(L, list) : 0; seat > 0) {
    lua_pop(L, 1);
    return add('p', name_at(seat, *names_));
  }
  if (!add('l', "")) return false;
  for (lua_Integer i = 2; type != LUA_TNIL; ++i) {
    if (!add_one(L, type)) return false;
    lua_pop(L, 1);
    type = lua_rawgeti(L, list, i);
  }
  lua_pop(L, 1);
  return add('.', "");
}

// A word, a number or a player, who counts by the name.
bool SaidWriter::add_one(lua_State* L, int type) {
  switch (type) {
    case LUA_TSTRING: return add('w', text_at(L, -1));
    case LUA_TBOOLEAN: return add(lua_toboolean(L, -1) != 0 ? 't' : 'f', "");
    case LUA_TNUMBER: {
      const lua_Integer number = lua_tointeger(L, -1);
      return lua_isinteger(L, -1) &&
             add('n', {reinterpret_cast<const char*>(&number), sizeof number});
    }
    default: {
      const int seat = seat_of(L, -1);
      return seat > 0 && add('p', name_at(seat, *names_));
    }
  }
}

// What is unlike is added unlike: each kind is followed by as many bytes as it says.
bool SaidWriter::add(char kind, std::string_view text) {
  const auto size = static_cast<std::uint16_t>(text.size());
  if (text.size() > key_.size() || length_ + 3 + size > key_.size()) return false;
  key_[length_] = kind;
  std::memcpy(&key_[length_ + 1], &size, 2);
  std::memcpy(&key_[length_ + 3], text.data(), size);
  length_ += 3 + std::size_t{size};
  return true;
}

}  // namespace narrator::lua
