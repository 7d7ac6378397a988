// Where the moderator's lines come from.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace narrator::cli {

/// A source of input lines.
class Input {
 public:
  virtual ~Input() = default;
  /// The next line without its end, or nothing at the end of input. Before it waits, it calls
  /// `about_to_wait`, so that everything owed is on disk and on the screen.
  virtual std::optional<std::string> line(const std::function<void()>& about_to_wait) = 0;
  /// Whether a person is typing: then a refused line is asked again instead of ending the program.
  virtual bool interactive() const = 0;
};

/// Lines of standard input where it is no terminal.
std::unique_ptr<Input> pipe_input();

/// The given lines (`narrator tell LOG INPUT…`).
std::unique_ptr<Input> given_input(std::vector<std::string> lines);

/// A terminal: a prompt, one line at a time.
std::unique_ptr<Input> terminal_input();

}  // namespace narrator::cli
