// Who the keyboard is read for: modes, one on top of the other.
#pragma once

#include <deque>
#include <functional>
#include <string>

#include "cli/terminal/input.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator::cli {

/// Something that a mode has to deal with.
struct Event {
  enum class What {
    line,     // a line was typed
    key,      // a key was pressed, where single ones are wanted
    arrived,  // something that is no line has come
    tick,     // a moment has passed; `prompt` can be changed
    back,     // the screen was blanked by the panic key and is back
    emptied,  // the screen is empty, for what is waited for to be shown once more
  };
  What what = What::line;
  Line line{};
  bool ahead = false;        // the line was typed before it was asked for
  bool kept = false;         // the line was typed while another mode was on top
  Prompt* prompt = nullptr;  // of a tick
  std::string typed{};       // the line with the blanks at its ends
  Key key{};

  /// Whether what was shown is not on the screen any more.
  bool wiped() const { return what == What::back || what == What::emptied; }
};

/// What becomes of a mode after an event: the person is waited for still, or the mode below goes
/// on.
enum class EventResult { waits, done };

/// One thing a person is waited for.
class Mode {
 public:
  virtual ~Mode() = default;

  /// How the prompt is now: its text, whether a secret is beside it, what can be completed.
  virtual Waiting waiting() = 0;

  virtual EventResult handle(const Event& event) = 0;

  /// Whether lines are for it that were typed while another mode was on top.
  virtual bool takes_early() const { return false; }

  /// Whether it wants to be told now of what arrives that is no line; `any`: something waits.
  virtual bool takes_arrivals(bool /*any*/) const { return false; }

  /// Whether the timer of the table is seen meanwhile.
  virtual bool shows_timer() const { return false; }

  /// Whether it wants to be told of moments that pass while nothing else happens.
  virtual bool ticks() const { return false; }
};

/// Reads the keyboard for the mode on top. The panic key, the end of the input, ticks and lines
/// that come too early are dealt with here, whichever mode it is.
class InputStack {
 public:
  /// What is done besides. Every function may be empty.
  struct Hooks {
    std::function<void()> about_to_wait{};
    std::function<void(Prompt&, bool timer)> tick{};
    std::function<bool(bool timer)> ticks{};  // whether it is to be called by itself
    std::function<bool()> arrived{};          // whether something that is no line has come
    std::function<void()> blank{};            // empties the screen and waits until it may come back
    std::function<void()> emptied{};          // the screen was emptied: it begins at its top
    std::string interrupted{};                // as in Waiting
    /// A line with its command by the name that commands have here.
    std::function<std::string(const std::string&)> named{};
  };

  explicit InputStack(Input& input) : input_(input) {}
  void surround(Hooks around) { around_ = std::move(around); }

  /// Runs a mode on top of those that run, until it is done. False when the input has ended: then
  /// those below end, too.
  bool run(Mode& mode);

  /// Nothing more is read: the input has ended, or leave() was called.
  bool over() const { return over_; }
  void leave() { over_ = true; }

  /// Keeps a line for the next mode that takes early ones.
  void keep(const Line& line) { early_.push_back(line); }

  /// Whether such a line waits.
  bool keeps() const { return !early_.empty(); }

  Input& input() { return input_; }

 private:
  EventResult step(Mode& mode);

  Input& input_;
  Hooks around_;
  std::deque<Line> early_;
  bool blanked_ = false;
  bool over_ = false;
};

}  // namespace narrator::cli
