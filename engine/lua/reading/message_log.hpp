// What the rules are told about earlier messages and claims, and what they return about them.
#pragma once

#include <functional>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/claim.hpp"
#include "engine/question/question.hpp"

namespace narrator::lua {

/// Something told to somebody: an announcement, or an answer to a question.
struct Heard {
  Announcement what;  // for an answer: "ask.ID" with `of`, `answer` and, if it has any, `places`
  bool answer = false;
  bool ballots = false;

  /// Whether it is an announcement to everybody.
  bool is_public() const { return !answer && what.to.all; }
};

/// Returns what was picked as announcements and policies get it: yes and no are words.
Value answer_value(const Question& question, const Answer& answer);

/// Everything told to anybody since a game began, while somebody listens.
class MessageLog {
 public:
  void listen() { listening_ = true; }
  bool listens() const { return listening_; }

  /// Starts a game.
  void start();

  /// Adds the announcements since the last call; `over` if they are about to be discarded.
  void take(const std::vector<Announcement>& said, bool over);

  /// Adds an answer that is about to be given, after the announcements since the last call.
  void answered(const std::vector<Announcement>& said, const Question& question,
                const Answer& answer);

  /// Returns everything told to anybody, in order.
  const std::vector<Heard>& told() const { return told_; }

  /// Returns the number of public announcements before answer number `answers` + 1.
  std::size_t count_after(int answers) const;

 private:
  bool listening_ = false;
  std::vector<Heard> told_;
  std::size_t taken_ = 0;  // number of current announcements already added
};

/// Pushes a value, and an announcement as { id = …, and its values }, with players from the list
/// at stack index `players`.
void push_value(lua_State* L, const Value& value, int players);
void push_announcement(lua_State* L, const Announcement& said, int players);

/// Pushes a list of { id = …, and its values } for what `wanted` accepts, with players from the
/// list at stack index `players`.
void push_told(lua_State* L, const std::vector<Heard>& told, int players,
               const std::function<bool(const Heard&)>& wanted);

/// Pushes a list of { topic, of, round, player, said, discard, heard }. `said` is nil if the player
/// refused, `heard` the number of announcements to everybody before the claim.
void push_claims(lua_State* L, const std::vector<PlacedClaim>& claims, const MessageLog& heard,
                 int players);

// Read what the rules returned, at `index`. Throw Fault with a sentence for the author.
std::vector<Topic> to_topics(lua_State* L, int index);
Findings to_findings(lua_State* L, int index, const std::vector<PlacedClaim>& claims);
std::vector<Claim> to_claims(lua_State* L, int index, const std::vector<PlacedClaim>& claims);

}  // namespace narrator::lua
