// Mistakes in a script, and the errors that report them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

struct Diagnostic {
  std::string file;        // the name of its source
  int line = 0;            // 1-based; 0: unknown
  std::size_t column = 0;  // in bytes, 0-based
  std::string message;     // what is wrong, and the nearest valid word
  bool error = true;       // otherwise a remark: the rules can be played
  std::string path{};      // where the user's own file lies, if known

  /// Returns a diagnostic with this message at the same place.
  template <class... Values>
  Diagnostic saying(fmt::format_string<Values...> text, Values&&... values) const {
    return {file, line, column, fmt::format(text, std::forward<Values>(values)...), error, path};
  }
};

/// Returns "file:line: message", as far as the place is known.
std::string placed(const Diagnostic& diagnostic);

/// Does the same, followed by the line with a caret below it.
std::string pointed_out(const Diagnostic& diagnostic, const std::vector<Source>& sources);

/// Returns the diagnostic with its file's path, if the file is one of the sources.
Diagnostic with_path(Diagnostic diagnostic, const std::vector<Source>& sources);

/// Returns the line and a caret below it, each after a line feed and without control characters; ""
/// if there is no such line.
std::string quoted_line(const Diagnostic& diagnostic, const std::vector<Source>& sources);
std::string quoted_line(const Source& source, int line, std::size_t column);

/// A rule script failed. `what()` is `file:line: message`, followed by the line and a caret.
class ScriptError : public Error {
 public:
  explicit ScriptError(const std::string& message) : ScriptError(Diagnostic{"", 0, 0, message}) {}
  template <class... Values>
  explicit ScriptError(fmt::format_string<Values...> text, Values&&... values)
      : ScriptError(fmt::format(text, std::forward<Values>(values)...)) {}
  ScriptError(const Diagnostic& diagnostic, const std::vector<Source>& sources)
      : ScriptError(with_path(diagnostic, sources), quoted_line(diagnostic, sources)) {}

  /// `below` is appended to the message; each of its lines follows a line feed.
  explicit ScriptError(Diagnostic diagnostic, std::string below = "")
      : Error(Exit::bad_script, placed(diagnostic) + below),
        diagnostic_(std::move(diagnostic)),
        below_(std::move(below)) {}

  const Diagnostic& diagnostic() const { return diagnostic_; }
  const std::string& below() const { return below_; }

 private:
  Diagnostic diagnostic_;
  std::string below_;
};

/// A game stores something other than plain data in its state.
class StateError : public ScriptError {
 public:
  /// `message` is like "g.players[2].hat is a function"; `field` is the
  /// last name in its path, "hat".
  StateError(const std::string& message, std::string field)
      : ScriptError(message), field_(std::move(field)) {}
  const std::string& field() const { return field_; }

 private:
  std::string field_;
};

/// A correction is impossible: the game could not go on, or would break one of its invariants.
class ImpossibleState : public ScriptError {
 public:
  explicit ImpossibleState(const ScriptError& why) : ScriptError(why) {}
};

}  // namespace narrator
