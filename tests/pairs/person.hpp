// One of two games that differ only in secrets: what a person types, and what everybody sees of it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/input.hpp"
#include "engine/chance/random.hpp"
#include "engine/session/session.hpp"

namespace narrator::pairs {

/// A secret answer.
struct Secret {
  std::string ask;
  int of = 0;
  Answer answer;
};

/// What a player knows, and what that player's phone shows.
struct Phone {
  std::string known, shown;
};

/// What could be seen until the next public input.
struct Beat {
  std::vector<std::string> seen;  // lines; a prompt at which Enter was pressed is one, too, and the
                                  // silences in seconds are the last
  std::vector<std::string> sent;  // what was on the board in the room, one after the other
  std::vector<std::string> said;  // all announcements to everybody that are in effect
  std::string typed;
  std::vector<std::string> outside;  // what files would tell, sampled now and then
  std::vector<Phone> phones;         // by seat, sampled likewise
};

/// Captures standard output while it exists, without what was on the alternate screen.
class PublicScreen {
 public:
  PublicScreen();
  ~PublicScreen();
  PublicScreen(const PublicScreen&) = delete;
  PublicScreen& operator=(const PublicScreen&) = delete;

  /// Returns the lines since the last call that everybody could see.
  std::vector<std::string> lines();

  /// Returns whether the latest output ends with this text.
  bool ends_with(const std::string& text) const;

  /// Adds a line as the program would print it.
  void note(const std::string& line);

 private:
  int file_, before_;
  bool second_ = false;  // whether the alternate screen is active
};

/// Types at a table with a shared screen.
class Typist : public cli::Input {
 public:
  /// Return what to type in public and in secret at the pending question; nothing means to leave.
  using Line = std::function<std::optional<std::string>(Session&, const std::vector<Beat>&)>;
  using Whisper = std::function<Answer(const Question&)>;
  using Outside = std::function<void(Session&, Beat&)>;
  using OnBoard = std::function<std::string(Session&)>;

  Typist(Session& session, PublicScreen& screen, Line line, Whisper whisper, Outside outside,
         OnBoard on_board)
      : session_(session),
        screen_(screen),
        line_(std::move(line)),
        whisper_(std::move(whisper)),
        outside_(std::move(outside)),
        on_board_(std::move(on_board)) {}

  cli::InputResult read(const cli::WaitOptions& waiting) override;
  bool interactive() const override { return true; }

  /// Returns what was seen before each public line.
  std::vector<Beat> beats;

 private:
  std::string in_secret();
  std::vector<std::string> announcements();
  std::string silences();

  Session& session_;
  PublicScreen& screen_;
  Line line_;
  Whisper whisper_;
  Outside outside_;
  OnBoard on_board_;
  std::vector<std::string> sent_;  // since the last line in public
  int passed_ = 0;                 // times that the moderator was to take the screen
  int tries_ = 0;                  // in secret since the last one in public
};

/// Formats an answer as it can be typed.
std::string typed(const Question& question, const Answer& answer,
                  const std::vector<std::string>& names);

}  // namespace narrator::pairs
