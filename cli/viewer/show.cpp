#include "cli/viewer/viewer.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/system/clock.hpp"
#include "cli/table/modes/input_stack.hpp"
#include "cli/terminal/alternate_screen.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
namespace {

// The game step by step, by single keys or by itself.
class Viewing : public Mode {
 public:
  Viewing(Session& session, const std::string& began, const Reader& reader, NewerGame newer)
      : newer_(std::move(newer)), viewer_(session, began, reader) {
    show();
  }

  Waiting waiting() override {
    return {.undraw = [this] { screen_.close(); }};
  }

  bool ticks() const override { return true; }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::tick) {
      const bool newer = follow();
      if (goes_on() || newer) draw();
      return EventResult::waits;
    }
    if (event.what == Event::What::key && !viewer_.press(event.key)) return EventResult::done;
    show();
    return EventResult::waits;
  }

 private:
  void show() {
    screen_.open();
    draw();
    since_ = passing_time();
  }

  void draw() {
    const Terminal terminal = terminal_at(STDOUT_FILENO);
    put_over(viewer_.draw(terminal, terminal.size.rows));
  }

  // Whether the table has gone on, or there is something to say of its log. The game before lives
  // as long as the viewer looks at it.
  bool follow() {
    const char* notice = nullptr;
    auto now = newer_(notice);
    const bool newer = now != nullptr;
    if (newer) {
      viewer_.follow(now->session);
      game_ = std::move(now);
    }
    if (!newer && notice == nullptr) return false;
    viewer_.tell(notice);
    return true;
  }

  // Whether the game went on by itself: all the steps whose time has come.
  bool goes_on() {
    bool went = false;
    for (auto pause = viewer_.pause(); pause && passing_time() - since_ >= *pause;
         pause = viewer_.pause()) {
      since_ += *pause;
      viewer_.play_on();
      went = true;
    }
    return went;
  }

  const NewerGame newer_;
  std::unique_ptr<OpenedLog> game_;
  Viewer viewer_;
  AlternateScreen screen_;
  std::chrono::milliseconds since_{0};  // the step before had its time
};

}  // namespace

void show_viewer(Session& session, const std::string& began, const Reader& reader,
                 NewerGame newer) {
  const auto input = terminal_input();
  InputStack modes(*input);
  Viewing viewing(session, began, reader, std::move(newer));
  modes.run(viewing);
}

}  // namespace narrator::cli
