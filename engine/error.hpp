// The errors a person may read. Nothing below cli/ prints; it throws one of these.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace narrator {

/// Exit statuses of the program (narrator(1), EXIT STATUS).
enum class Exit { done = 0, internal = 1, refused = 2, bad_log = 3, bad_script = 4, usage = 64 };

/// Something went wrong that a person can act on; `what()` is a whole sentence or more,
/// ready to print, without a trailing newline. It is made as by fmt::format where values follow.
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

/// The rules refuse to begin a game of so many players with what is set (refuse() of scripts).
class CannotBegin : public Error {
 public:
  CannotBegin(std::string id, const std::string& text)
      : Error(Exit::usage, text), id_(std::move(id)) {}
  /// Of the text that says why.
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

/// A refusal, put into lines by whoever shows it. What is wrong is there, or what would be right.
struct Refusal {
  std::string wrong{};    // what is wrong, and the nearest legal word, if one is near
  std::string wanted{};   // what would be right
  std::string example{};  // of that, with what leads to it in the language: ", for example: undo 2"

  /// The refusal as one or two lines.
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
