// Something a script says that it cannot mean, where it stands, and the errors that tell it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/error.hpp"
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

/// A rule script failed. `what()` holds `file:line: message`, the line and a caret.
class ScriptError : public Error {
 public:
  explicit ScriptError(const std::string& message) : ScriptError(Slip{"", 0, 0, message}) {}
  template <class... Values>
  explicit ScriptError(fmt::format_string<Values...> text, Values&&... values)
      : ScriptError(fmt::format(text, std::forward<Values>(values)...)) {}
  ScriptError(const Slip& slip, const std::vector<Source>& sources)
      : ScriptError(with_path(slip, sources), quoted_line(slip, sources)) {}

  /// `below`: what stands under it, each line after a line end.
  explicit ScriptError(Slip slip, std::string below = "")
      : Error(Exit::bad_script, placed(slip) + below),
        slip_(std::move(slip)),
        below_(std::move(below)) {}

  /// What is wrong, and where, as far as that is known.
  const Slip& slip() const { return slip_; }
  const std::string& below() const { return below_; }

 private:
  Slip slip_;
  std::string below_;
};

/// A game remembers what is no plain data.
class StateError : public ScriptError {
 public:
  /// "g.players[2].hat is a function": `field` is the last name on the way there, "hat".
  StateError(const std::string& message, std::string field)
      : ScriptError(message), field_(std::move(field)) {}
  const std::string& field() const { return field_; }

 private:
  std::string field_;
};

/// What was set right cannot be: the game could not go on so, or what always holds in it would not.
class CannotBe : public ScriptError {
 public:
  explicit CannotBe(const ScriptError& why) : ScriptError(why) {}
};

}  // namespace narrator
