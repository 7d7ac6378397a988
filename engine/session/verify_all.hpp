// Verifies many logs, on every processor there is.
#pragma once

#include <string>
#include <vector>

#include "engine/chance/seal.hpp"
#include "engine/log/line_cipher.hpp"
#include "engine/session/replayer.hpp"

namespace narrator {

/// What became of one log.
struct Verified {
  int answers = 0;
  bool torn = false;    // a torn last line was left out
  Seal seal{};          // its mark is "" where the game was not sealed
  bool opened = false;  // and every chance is what was sealed
  int redeals = 0;      // how often chance drew anew
  std::string error;  // "" where everything is as logged; else which log, and what differs in it or
                      // why it is none
};

/// Reads and verifies each log (see LogReader, Replayer). The results are in the order of
/// `paths`.
std::vector<Verified> verify_all(const std::vector<std::string>& paths,
                                 const AskPassphrase& ask = {}, const Replayer::Probe& probe = {});

}  // namespace narrator
