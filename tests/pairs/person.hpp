// One of two games that differ in secrets alone: what a person types, and what everybody sees of
// it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/input.hpp"
#include "engine/chance/random.hpp"
#include "engine/session/session.hpp"

namespace narrator::pairs {

/// What was answered in secret.
struct Secret {
  std::string ask;
  int of = 0;
  Answer answer;
};

/// What was there to see until something was typed in public.
struct Beat {
  std::vector<std::string> seen;  // lines; a prompt at which Enter was pressed is one, too, and the
                                  // silences in seconds are the last
  std::vector<std::string> said;  // all announcements to everybody that are in effect
  std::string typed;
  std::vector<std::string> outside;  // what files would tell, now and then
};

/// Standard output while it lives, read back without what was on the second screen.
class PublicScreen {
 public:
  PublicScreen();
  ~PublicScreen();
  PublicScreen(const PublicScreen&) = delete;
  PublicScreen& operator=(const PublicScreen&) = delete;

  /// The lines since the last call that everybody could see.
  std::vector<std::string> lines();

  /// Whether what was printed last ends so.
  bool ends_with(const std::string& text) const;

  /// Adds a line as the program would have it.
  void note(const std::string& line);

 private:
  int file_, before_;
  bool second_ = false;  // the second screen is on
};

/// Types at a table whose screen everybody sees.
class Typist : public cli::Input {
 public:
  /// What to type in public, and what in secret, where the pending question is what it stands at;
  /// nothing: the game is left.
  using Line = std::function<std::optional<std::string>(Session&, const std::vector<Beat>&)>;
  using Whisper = std::function<Answer(const Question&)>;
  using Outside = std::function<std::vector<std::string>(Session&)>;

  Typist(Session& session, PublicScreen& screen, Line line, Whisper whisper, Outside outside)
      : session_(session),
        screen_(screen),
        line_(std::move(line)),
        whisper_(std::move(whisper)),
        outside_(std::move(outside)) {}

  cli::Typed read(const cli::Waiting& waiting) override;
  bool interactive() const override { return true; }

  /// What was seen, until each line typed in public.
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
  int passed_ = 0;  // times that the moderator was to take the screen
  int tries_ = 0;   // in secret since the last one in public
};

/// An answer as it can be typed.
std::string typed(const Question& question, const Answer& answer,
                  const std::vector<std::string>& names);

}  // namespace narrator::pairs
