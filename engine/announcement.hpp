// What a rule script announces, to whom, and who may see it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/value.hpp"

namespace narrator {

/// The addressees of something. Private is the default: an empty audience is the moderator alone.
struct Audience {
  bool all = false;
  std::vector<int> seats;  // ascending; meaningless when `all`
  bool operator==(const Audience&) const = default;
};

/// The reader of a view: everybody at the shared screen, the moderator, or one player.
struct Reader {
  enum class Who { everyone, moderator, player } who = Who::everyone;
  int seat = 0;  // for Who::player
};

/// Whether a reader sees what is addressed to `to`. The moderator sees everything.
inline bool may_see(const Audience& to, const Reader& reader) {
  if (to.all || reader.who == Reader::Who::moderator) return true;
  return reader.who == Reader::Who::player &&
         std::find(to.seats.begin(), to.seats.end(), reader.seat) != to.seats.end();
}

/// The effect of `reveal(to, subject, key, value)` in a script: "Chie's role is
/// so-and-so", told to Chie.
struct Fact {
  Audience to;
  int subject = 0;  // seat
  std::string key;
  Value value;
};

/// A count, such as that the player at seat 3 was "executed" once.
struct Counted {
  std::string what;
  int seat = 0;
  std::int64_t n = 1;
};

/// Returns the item of Recall that something with these values is a reminder of
/// (its word `recall`), or "".
inline std::string recall_item(const Args& args) {
  const Value* value = find(args, "recall");
  const auto* item = value == nullptr ? nullptr : std::get_if<Word>(&value->data);
  return item == nullptr ? std::string() : item->text;
}

/// Returns the seconds of the countdown that an announcement with a number `timer` starts, else 0.
inline int timer_of(const Args& args) {
  const Value* value = find(args, "timer");
  const auto* seconds = value ? std::get_if<std::int64_t>(&value->data) : nullptr;
  return seconds ? static_cast<int>(std::clamp<std::int64_t>(*seconds, 0, 1'000'000)) : 0;
}

/// A text of the game's catalogue that was announced to somebody, in words.
struct Message {
  Audience to;
  std::string id;
  std::string text;
  int pause = 0;              // seconds of silence after a line read aloud; not in the log
  int timer = 0;              // seconds of a countdown that starts with it; not in the log
  std::string recall{};       // the item of Recall that repeating it is a reminder of, or ""
  bool acknowledged = false;  // wait for the moderator before the next line; not in the log
  bool operator==(const Message& other) const {
    return to == other.to && id == other.id && text == other.text;
  }
};

/// Returns how many of the messages wait for the moderator.
inline int acknowledged_in(const std::vector<Message>& said) {
  return static_cast<int>(std::ranges::count(said, true, &Message::acknowledged));
}

/// An announcement as the rules make it, with its values; Machine::drain() puts it into words.
struct Announcement : Message {
  Args args;
};

}  // namespace narrator
