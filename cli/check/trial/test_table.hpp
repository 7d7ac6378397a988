// A table at which the lines of a test are typed.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/chance/random.hpp"
#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/source.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

class TestTable {
 public:
  /// Starts the game in English. Chance is decided as in a game with this seed.
  TestTable(const std::vector<Source>& sources, Table table, const std::string& seed);

  /// Types a line as the moderator would. Returns "" if it was an answer, otherwise the refusal.
  std::string type(const std::string& line);

  /// Returns whether, since the last line was typed, the announcement was made or the words were
  /// part of one.
  bool was_said(const std::string& id_or_words) const;

  /// The same, but an id means only the announcement, even if that word occurs in another text.
  bool was_announced(const std::string& id_or_words) const;

  /// Returns whether the last refusal was this text, or contains these words.
  bool was_refused(const std::string& id_or_words) const;

  /// Returns everything said since the last line was typed, as one line.
  std::string said() const;

  /// Returns the id of the pending question, or "" if the game is over.
  std::string asked() const;

  Json status() { return machine_.status(); }

  /// Returns the winning team and the reason; empty while the game is unfinished.
  std::set<std::string> won() const;

  /// Returns the announcements that have no text, as errors, and as remarks what scripts printed.
  const std::vector<Diagnostic>& found() const { return watch_.diagnostics; }

  /// Returns the lines of scripts that ran.
  const std::map<std::string, StretchesRan>& ran() const { return watch_.ran; }

 private:
  NextAnswer answers(std::optional<Answer> typed = {});
  void hear();

  Watch watch_;  // declared before the machine, which records refusals in it
  Machine machine_;
  std::vector<std::string> names_;
  std::string seed_;
  int answers_ = 0;                                        // including those by chance
  std::vector<std::pair<std::string, std::string>> said_;  // id and text
  std::string refusal_;
};

}  // namespace narrator::cli
