// The minds of simulated players: each is made of what that player was told, and of nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/lua/reading/hearing.hpp"

namespace narrator::lua {

/// The minds of a game's players, made when they are first needed.
class Minds {
 public:
  /// A game begins, with nothing in anybody's mind.
  void start(lua_State* L, const std::vector<std::string>& names);

  /// Pushes the mind of the player on `seat` as the policy (a table at index `policy`) formed it,
  /// and a list of what else that player was told that the policy listens to. Facts are entered.
  void push(lua_State* L, int seat, int policy, const std::string& name,
            const std::vector<Told>& told, const std::vector<Fact>& facts);

 private:
  struct Mind {
    std::string policy;               // whose memory it is
    int place = LUA_NOREF;            // in the registry
    std::size_t told = 0, facts = 0;  // how many were taken in
  };
  void make(lua_State* L, int seat);

  std::vector<std::string> names_;
  std::vector<Mind> minds_;
};

/// Pushes what a policy is asked: { id, from, min, max }, with the players of `players`.
void push_considered(lua_State* L, const Question& question, int players);

/// What a policy made of it, at `index`: a weight for each option, for each number from `min` where
/// one is asked for; empty for what is all the same to it. `asked` is where the question stands.
/// Throws std::runtime_error with a sentence for the author.
std::vector<std::uint32_t> to_weights(lua_State* L, int index, const Question& question, int asked);

}  // namespace narrator::lua
