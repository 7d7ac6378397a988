// A game looked at again, step by step, as somebody's eyes saw it. Viewer knows keys and lines, no
// terminal; show_viewer() has one.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"
#include "cli/setup/opened_log.hpp"
#include "cli/terminal/keyboard.hpp"
#include "engine/audience.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// What has been pressed so far and what is seen. Nothing is ever drawn, searched or counted but
/// what the chosen eyes could see then.
class Viewer {
 public:
  /// `began` is when the log begins. The moderator's eyes are offered to who began with them, and
  /// to everybody once the game is over.
  Viewer(Session& session, std::string began, const Reader& reader);

  /// The same game has gone on, or something was taken back: `session` is how it stands now, for
  /// the same eyes. Who stood at its end stands there again.
  void follow(Session& session);

  /// Says something of the log, by the id of its text; nullptr: nothing any more.
  void tell(const char* id) { notice_ = id != nullptr ? say(id) : std::string(); }

  /// Acts on a key; false: the viewer is left.
  bool press(const Key& key);

  /// When the next step is due, while the game plays by itself: real pauses, shortened.
  std::optional<std::chrono::milliseconds> pause() const;

  /// The pause is over.
  void play_on();

  /// The screen, at most `rows` lines of at most `terminal.columns` columns.
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
  bool found_ = false;  // just now; it is to be seen
  std::string notice_;
  std::set<int> bookmarks_;  // numbers of answers
};

/// The game as it stands, where it is being played: nullptr while it is as it was. Where there is
/// something to be said of its log the id of that is left in `notice`.
using NewerGame = std::function<std::unique_ptr<OpenedLog>(const char*& notice)>;

/// Shows a game on the alternate screen until it is left; nothing of it stays on the first one.
/// `newer` is asked ten times a second. Requires can_edit_lines().
void show_viewer(Session& session, const std::string& began, const Reader& reader, NewerGame newer);

}  // namespace narrator::cli
