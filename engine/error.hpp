// Errors that a person may read. Nothing below cli/ prints; it throws one of these.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace narrator {

/// Exit statuses of the program (narrator(1), EXIT STATUS).
enum class Exit { done = 0, internal = 1, refused = 2, bad_log = 3, bad_script = 4, usage = 64 };

/// A problem that a person can act on. `what()` is one or more complete sentences, ready to print,
/// without a trailing newline. With further arguments the text is a fmt::format string.
class Error : public std::runtime_error {
 public:
  Error(Exit status, const std::string& text) : std::runtime_error(text), status_(status) {}
  template <class... Values>
  Error(Exit status, fmt::format_string<Values...> text, Values&&... values)
      : Error(status, fmt::format(text, std::forward<Values>(values)...)) {}
  Exit status() const { return status_; }

 private:
  Exit status_;
};

/// The rules refuse to begin a game with this number of players and these
/// settings (refuse() in scripts).
class CannotBegin : public Error {
 public:
  CannotBegin(std::string id, const std::string& text)
      : Error(Exit::usage, text), id_(std::move(id)) {}
  /// Id of the text that says why.
  const std::string& id() const { return id_; }

 private:
  std::string id_;
};

/// A log is damaged or does not replay. `what()` names the line or the answer.
class LogError : public Error {
 public:
  explicit LogError(const std::string& text) : Error(Exit::bad_log, text) {}
  template <class... Values>
  explicit LogError(fmt::format_string<Values...> text, Values&&... values)
      : Error(Exit::bad_log, text, std::forward<Values>(values)...) {}
};

/// A refusal, which whoever shows it puts into lines. At least one of `wrong` and `wanted` is set.
struct Refusal {
  std::string wrong{};    // what is wrong, and the nearest legal word if there is one
  std::string wanted{};   // what would be right
  std::string example{};  // of `wanted`, with its introduction: ", for example: undo 2"

  /// Returns the refusal as one or two lines.
  std::string lines() const {
    return wrong + (wrong.empty() || wanted.empty() ? "" : "\n") + wanted + example;
  }
};

/// Refuses what was typed; nothing has changed.
class Refused : public Error {
 public:
  explicit Refused(Refusal refusal)
      : Error(Exit::refused, refusal.lines()), refusal_(std::move(refusal)) {}
  const Refusal& refusal() const { return refusal_; }

 private:
  Refusal refusal_;
};

}  // namespace narrator
