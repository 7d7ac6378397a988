// The errors a person may read. Nothing below cli/ prints; it throws one of these.
#pragma once

#include <stdexcept>
#include <string>

namespace narrator {

/// Exit statuses of the program (narrator(1), EXIT STATUS).
enum class Exit { done = 0, internal = 1, refused = 2, bad_log = 3, bad_script = 4, usage = 64 };

/// Something went wrong that a person can act on; `what()` is a whole sentence or more,
/// ready to print, without a trailing newline.
class Error : public std::runtime_error {
 public:
  Error(Exit status, const std::string& text) : std::runtime_error(text), status_(status) {}
  Exit status() const { return status_; }

 private:
  Exit status_;
};

/// A rule script failed. `what()` holds `file:line: message`, the line and a caret.
class ScriptError : public Error {
 public:
  explicit ScriptError(const std::string& text) : Error(Exit::bad_script, text) {}
};

/// A log is damaged or does not replay. `what()` names the line or the answer.
class LogError : public Error {
 public:
  explicit LogError(const std::string& text) : Error(Exit::bad_log, text) {}
};

}  // namespace narrator
