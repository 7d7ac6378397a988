// What the rules are told of what was heard and claimed, and what they tell about it.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"
#include "engine/claim.hpp"
#include "engine/question/question.hpp"

namespace narrator::lua {

/// Something that was told to somebody: an announcement, or an answer to a question.
struct Told {
  Announcement what;  // of an answer: "ask.ID" with `of`, `answer` and, as it may be, `places`
  bool ballots = false;
};

/// What was picked, as announcements and policies get it: yes and no are words.
Value answer_value(const Question& question, const Answer& answer);

/// What everybody heard since a game began, and what anybody was told, for as long as somebody
/// listens.
class Hearing {
 public:
  void listen() { listening_ = true; }
  bool listens() const { return listening_; }

  /// A game begins.
  void start();

  /// Takes in what was said since the last call; `over`: all of it is about to be forgotten.
  void take(const std::vector<Announcement>& said, bool over);

  /// An answer is about to be given: all that was said before it has been taken in.
  void answered(const Question& question, const Answer& answer);

  /// Everything that was told, in order, to whomever.
  const std::vector<Told>& told() const { return told_; }

  const std::vector<Announcement>& heard() const { return heard_; }

  /// How many of them were heard when so many answers had been given.
  std::size_t count_after(int answers) const;

 private:
  bool listening_ = false;
  std::vector<Announcement> heard_;
  std::vector<Told> told_;
  std::vector<std::size_t> before_answer_;  // how many were heard before the first, the second, …
  std::size_t taken_ = 0;                   // of what was said last
};

/// Pushes a value, and { id = …, and its values }: players stand for themselves. `players` is where
/// the list of players stands.
void push_value(lua_State* L, const Value& value, int players);
void push_announcement(lua_State* L, const Announcement& said, int players);

/// Pushes a list of { id = …, and its values }. `players` is where the list of players stands.
void push_heard(lua_State* L, const std::vector<Announcement>& heard, int players);

/// Pushes a list of { id = …, and its values } of what `may_hear(to, recall)` lets through.
void push_told(lua_State* L, const std::vector<Told>& told, int players,
               const std::function<bool(const Audience&, std::string_view)>& may_hear);

/// Pushes a list of { topic, of, round, player, said, discard, heard }; `said` is nil for who
/// refused, `heard` how many announcements everybody had heard by then.
void push_claims(lua_State* L, const std::vector<Spoken>& claims, const Hearing& hearing,
                 int players);

// What the rules gave, at `index`. All throw std::runtime_error with a sentence for the author.
std::vector<Topic> to_topics(lua_State* L, int index);
Findings to_findings(lua_State* L, int index, const std::vector<Spoken>& claims);
std::vector<Claim> to_claims(lua_State* L, int index, const std::vector<Spoken>& claims);

}  // namespace narrator::lua
