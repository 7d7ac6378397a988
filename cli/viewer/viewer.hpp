// Viewing a game step by step, as one reader saw it. Viewer handles keys and lines without a
// terminal; show_viewer() runs it on one.
#pragma once

#include <chrono>
#include <optional>
#include <set>
#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"
#include "cli/screens/log_follower.hpp"
#include "cli/setup/opened_log.hpp"
#include "cli/terminal/keyboard.hpp"
#include "engine/announcement.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// The state of the viewer. Draws, searches and counts only what the chosen reader could see at
/// that moment.
class Viewer {
 public:
  /// `began` is when the log begins. The moderator's view is available if it is the initial one,
  /// and to everybody once the game is over.
  Viewer(Session& session, std::string began, const Reader& reader);

  /// Shows a changed state of the same game, after further answers or an undo. The reader stays the
  /// same; if the last step was shown, the new last step is shown.
  void follow(Session& session);

  /// Shows a notice about the log, by the id of its text; "" removes it.
  void tell(const std::string& id) { notice_ = id.empty() ? id : say(id.c_str()); }

  /// Handles a key; returns false if it closes the viewer.
  bool press(const Key& key);

  /// Returns the time until the next step if the game is playing: the original pause, shortened.
  std::optional<std::chrono::milliseconds> pause() const;

  /// Shows the next step, after the pause.
  void play_on() { go(static_cast<std::ptrdiff_t>(at_) + 1); }

  /// Draws the screen: at most `rows` lines of at most `terminal.columns` columns.
  Lines draw(const Terminal& terminal, int rows);

 private:
  enum class Typing { nothing, number, word };

  const Step& step() const { return document_.steps[at_]; }
  void look_as(const Reader& reader);
  void go(std::ptrdiff_t to);
  void turn_round(int by);
  void next_eyes();
  bool press_letter(char32_t c);
  void press_typing(const Key& key);
  void find_word();
  void scroll_to_found(const Lines& body, int room);
  void next_bookmark();
  std::string eyes() const;
  std::string say(const char* id, const Args& args = {}) const;
  Lines told(const Drawing& drawing) const;
  std::vector<Fact> known() const;
  std::string bottom() const;

  static constexpr int kUsualSpeed = 8, kFastestSpeed = 64 * kUsualSpeed;  // in eighths

  Session* session_;
  const std::string began_;
  const bool as_moderator_;
  Reader reader_;
  Report report_;
  Document document_;
  std::size_t at_ = 0;
  int scrolled_ = 0;
  bool playing_ = false;
  int speed_ = kUsualSpeed;  // 1, 2, 4 … kFastestSpeed
  bool help_ = false;
  Typing typing_ = Typing::nothing;
  std::string typed_;
  std::string sought_;
  bool found_ = false;  // by the last key; scroll to it
  std::string notice_;
  std::set<int> bookmarks_;  // by answer number
};

/// Shows a game, and what becomes of its log, on the alternate screen until the user quits; leaves
/// nothing on the primary screen. Requires can_edit_lines().
void show_viewer(OpenedLog& game, LogFollower& follower);

}  // namespace narrator::cli
