#include "cli/viewer/show.hpp"

#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/system/clock.hpp"
#include "cli/terminal/alternate_screen.hpp"
#include "cli/terminal/raw_terminal.hpp"
#include "cli/terminal/signals.hpp"
#include "cli/viewer/viewer.hpp"

namespace narrator::cli {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kIdle{100};  // between two looks at the signals

// Line by line over what stands there, so that nothing flickers.
void put(const Lines& screen) {
  std::string out;
  int row = 0;
  for (const std::string& line : screen)
    out += fmt::format("\x1b[{};1H{}\x1b[0m\x1b[K", ++row, line);
  out += "\x1b[J";
  std::fwrite(out.data(), 1, out.size(), stdout);
  std::fflush(stdout);
}

class Show {
 public:
  Show(Session& session, const std::string& began, const Reader& reader)
      : viewer_(session, began, reader) {}

  void run() {
    enter();
    for (bool on = true; on;) {
      on = act(keyboard_.next(static_cast<int>(wait().count())));
      const Arrived arrived = signals_.take();
      if (arrived.leave) break;
      if (arrived.stop) stop();
      if (arrived.resized || arrived.resumed) draw();
    }
    leave();
  }

 private:
  void enter() {
    raw_.enter();
    screen_.open();
    draw();
  }

  void leave() {
    screen_.close();
    raw_.leave();
  }

  void stop() {
    leave();
    signals_.suspend();
    enter();
  }

  void draw() {
    const Terminal terminal = terminal_at(STDOUT_FILENO);
    put(viewer_.draw(terminal, terminal.size.rows));
    drawn_ = passing_time();
  }

  // Until the next step or the next look at the signals.
  milliseconds wait() const {
    const auto pause = viewer_.pause();
    if (!pause) return kIdle;
    return std::clamp(*pause - (passing_time() - drawn_), milliseconds(1), kIdle);
  }

  bool act(const Key& key) {
    if (key.what == Key::What::nothing) {
      const auto pause = viewer_.pause();
      if (!pause || passing_time() - drawn_ < *pause) return true;
      viewer_.play_on();
    } else if (key.what == Key::What::control && key.c == 26) {  // Ctrl-Z
      stop();
    } else if (!viewer_.press(key)) {
      return false;
    }
    draw();
    return true;
  }

  Viewer viewer_;
  SignalWatch signals_;
  RawTerminal raw_;
  AlternateScreen screen_;
  Keyboard keyboard_;
  milliseconds drawn_{0};
};

}  // namespace

void show_viewer(Session& session, const std::string& began, const Reader& reader) {
  Show(session, began, reader).run();
}

}  // namespace narrator::cli
