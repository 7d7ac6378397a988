// Who may see an announcement, a question or a fact, and who is reading.
#pragma once

#include <algorithm>
#include <vector>

namespace narrator {

/// Whom something is addressed to. Private is the default: an empty audience is the moderator's
/// alone.
struct Audience {
  bool all = false;
  std::vector<int> seats;  // ascending; meaningless when `all`
  bool operator==(const Audience&) const = default;
};

/// Who looks at a view: everybody's screen, the moderator, or one player.
struct Reader {
  enum class Who { everyone, moderator, player } who = Who::everyone;
  int seat = 0;  // for Who::player
};

/// A view is the fold of what was addressed to its reader. The moderator reads over every shoulder.
inline bool may_see(const Audience& to, const Reader& reader) {
  if (to.all || reader.who == Reader::Who::moderator) return true;
  return reader.who == Reader::Who::player &&
         std::find(to.seats.begin(), to.seats.end(), reader.seat) != to.seats.end();
}

}  // namespace narrator
