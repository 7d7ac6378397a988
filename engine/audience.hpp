// Who may see an announcement, a question or a fact, and who is reading.
#pragma once

#include <algorithm>
#include <vector>

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

}  // namespace narrator
