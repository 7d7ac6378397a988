// The table at which the lines of a test are typed.
#pragma once

#include <map>
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
  /// Begins the game in English; what chance decides is what a game with that seed would draw.
  TestTable(const std::vector<Source>& sources, Table table, const std::string& seed);

  /// Gives a line as the moderator types it; "" where it was an answer, otherwise the refusal.
  std::string type(const std::string& line);

  /// Whether the announcement was made, or the words were part of one, since the last line was
  /// typed.
  bool was_said(const std::string& id_or_words) const;

  /// The same, where an id means the announcement alone, even if its word stands in another.
  bool was_announced(const std::string& id_or_words) const;

  /// Whether the last refusal was this text, or says these words.
  bool was_refused(const std::string& id_or_words) const;

  /// Everything said since then, in one line.
  std::string said() const;

  /// The id of the question that waits; "" once the game is over.
  std::string asked() const;

  Json status() { return machine_.status(); }

  /// The team that won; "" where none has.
  std::string winner() const;

  /// The lines of scripts that ran.
  const std::map<std::string, LinesRan>& ran() const { return watch_.ran; }

 private:
  NextAnswer answers(std::optional<Answer> typed = {});
  void hear();

  Watch watch_;  // before the machine, which notes refusals in it
  Machine machine_;
  std::vector<std::string> names_;
  std::string seed_;
  int answers_ = 0;                                        // given so far, those by chance, too
  std::vector<std::pair<std::string, std::string>> said_;  // id and text
  std::string refusal_;
};

}  // namespace narrator::cli
