// What each simulated player knows: only what that player was told.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/lua/reading/message_log.hpp"

namespace narrator::lua {

class PlayerKnowledge {
 public:
  /// Starts a game.
  void start(lua_State* L, const std::vector<std::string>& names);

  /// Pushes the mind of the player on `seat` as formed by the policy (a table at index
  /// `policy`), then a list of what else that player was told that the policy listens
  /// to. Adds the facts revealed.
  void push(lua_State* L, int seat, int policy, const std::string& name,
            const std::vector<Heard>& told, const std::vector<Fact>& facts);

 private:
  struct Mind {
    std::string policy;               // the policy whose memory it is
    int place = LUA_NOREF;            // reference in the registry
    std::size_t told = 0, facts = 0;  // how many were processed
  };
  void make(lua_State* L, int seat);

  std::vector<std::string> names_;
  std::vector<Mind> minds_;
};

}  // namespace narrator::lua
