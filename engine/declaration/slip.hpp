// Something a script says that it cannot mean, and where it stands.
#pragma once

#include <string>
#include <vector>

#include "engine/sources/source.hpp"

namespace narrator {

struct Slip {
  std::string file;        // as its source is called
  int line = 0;            // 1 and up; 0: nobody knows
  std::size_t column = 0;  // in bytes, from 0
  std::string message;     // what is wrong, and the nearest right word
  bool error = true;       // otherwise a remark: the rules can be played with
  std::string path{};      // where a file of one's own lies, as far as that is known
};

/// "file:line: message", with the path where it is known; the message alone where the place is not.
std::string placed(const Slip& slip);

/// The same, with the line and a caret below, as far as they are known.
std::string pointed_out(const Slip& slip, const std::vector<Source>& sources);

/// The slip with the path of its file, where that is one of the sources.
Slip with_path(Slip slip, const std::vector<Source>& sources);

/// The line with the slip, and the caret, as quoted_line(); "" where they are not known.
std::string quoted_line(const Slip& slip, const std::vector<Source>& sources);

/// The line of a source under its number, with a caret under `column`: two lines, each after a
/// line end. Without control characters. "" for a line there is not.
std::string quoted_line(const Source& source, int line, std::size_t column);

}  // namespace narrator
