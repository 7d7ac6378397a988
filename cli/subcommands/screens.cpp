// A running game shown elsewhere. The subcommands status, which prints it once, watch, which keeps
// a second terminal up to date, and screens, which serves it to screens in the room.
#include <algorithm>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/display/board.hpp"
#include "cli/display/output.hpp"
#include "cli/drawing/draw_widgets.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/screens/log_follower.hpp"
#include "cli/screens/scene.hpp"
#include "cli/screens/screen_server.hpp"
#include "cli/setup/opened_log.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/timer/countdown.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/report/report.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

// Draws the current question and the remaining time.
Lines draw_now(OpenedLog& game, const Drawing& drawing) {
  const Session& session = game.session;
  Lines lines = {""};
  if (const std::string asked = asked_now(session, game.reader); !asked.empty())
    for (const std::string& line : hanging("? ", asked, drawing))
      lines.push_back(drawing.style(line, Style::strong));
  if (const auto left = time_left(session, utc_now()))
    lines.push_back(
        drawing.style(time_left_in_words(session, left->seconds, left->paused), Style::strong));
  return lines;
}

// Draws a screen that shows the table: the board, the last events and the current question. If
// space is short, the earliest events are dropped first, then the end of the board.
Lines draw_scene(OpenedLog& game, const Terminal& terminal, std::size_t room) {
  Session& session = game.session;
  const Drawing drawing(terminal, session.text(), session.names());
  Lines lines = pieces(
      draw_board(session, game.reader, terminal) + draw_facts(session, game.reader, terminal),
      "\n");
  Lines said, now = draw_now(game, drawing);
  for (const std::string& one : last_said(session, game.reader))
    append(said, hanging("  ", one, drawing));
  room -= std::min(room, now.size());
  if (const std::size_t all = lines.size() + said.size(); all > room) {
    const std::size_t over = std::min(all - room, said.size());
    said.erase(said.begin(), said.begin() + static_cast<std::ptrdiff_t>(over));
    lines.resize(std::min(lines.size(), room));
  }
  append(lines, said);
  append(lines, now);
  return lines;
}

// Shows the current state of a game on the alternate screen until the user quits.
class Watching : public Mode {
 public:
  /// Throws as open_log().
  explicit Watching(const LogOptions& options)
      : follower_(options), game_(std::make_unique<OpenedLog>(follower_.open())) {}

  void run() {
    const auto input = terminal_input();
    InputStack modes(*input);
    modes.run(*this);
    screen_.close();
  }

 private:
  WaitOptions waiting() override {
    return {.undraw = [this] { screen_.close(); }};
  }

  bool ticks() const override { return true; }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::key && leaves(event.key)) return EventResult::done;
    if (event.wiped()) shown_.clear();
    look();
    draw();
    return EventResult::waits;
  }

  static bool leaves(const Key& key) {
    if (key.what == Key::What::control) return key.c == 3 || key.c == 4;  // Ctrl-C, Ctrl-D
    return key.what == Key::What::text && of_usual_width(key.c) == U'q';
  }

  // If the log cannot be read now, keeps the previous state and shows the reason.
  void look() {
    LogFollower::News news = follower_.look();
    if (news.change == LogFollower::Change::none) return;
    notice_ = sanitised(news.trouble);
    if (notice_.empty() && !news.notice.empty()) notice_ = text(game_->session, news.notice);
    if (news.game) game_ = std::move(news.game);
  }

  void draw() {
    const Terminal terminal = terminal_at(STDOUT_FILENO);
    const auto rows = static_cast<std::size_t>(terminal.size.rows);
    Lines lines = draw_scene(*game_, terminal, rows - 1);
    const std::string below = notice_.empty() ? text(game_->session, "watch.hint") : notice_;
    lines.resize(rows - 1);
    lines.push_back(styled(clipped(below, terminal.columns), Style::quiet, terminal.colour));
    for (std::string& line : lines) line = fitting(line, terminal.size.columns);
    if (lines == shown_) return;
    screen_.open();
    put_over(lines);
    shown_ = std::move(lines);
  }

  LogFollower follower_;
  std::unique_ptr<OpenedLog> game_;  // never nullptr
  std::string notice_;
  Lines shown_;
  AlternateScreen screen_;
};

}  // namespace

void ScreensOptions::add_to(CLI::App& command) {
  command.add_option("--listen", listen, "where: an address of this machine and a port")
      ->type_name("ADDRESS:PORT");
  CLI::Option* alone = command.add_flag("--board-only", board_only, "the board for all, no phones");
  command.add_option("--codes", codes, "write the players' addresses to a sheet to cut out")
      ->type_name("FILE")
      ->excludes(alone);
}

void add_screens(CLI::App& command) {
  struct Options {
    LogOptions log;
    ScreensOptions screens;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("LOG", options->log.log, "the game's log (default: the newest)");
  options->screens.add_to(command);
  command.add_flag("--json", options->json, "print addresses as JSON");
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command.callback([options] {
    const AskPassphrase ask = ask_passphrase();
    LogFollower follower(options->log, ask);
    const OpenedLog game = follower.open();
    const Listener listener(ListenAddress::parse(options->screens.listen));
    const std::vector<PhoneKey> keys(options->screens.board_only ? 0 : game.session.names().size());
    const Addresses addresses(listener.address(), keys);
    if (!options->screens.codes.empty())
      addresses.write_sheet(game.session, options->screens.codes);
    addresses.tell(game.session, options->json,
                   options->screens.codes.empty() ? "screens.no-codes" : "screens.in-sheet");
    serve_screens(options->log, ask, listener, keys);
  });
}

void add_watch(CLI::App& command) {
  const auto options = std::make_shared<LogOptions>();
  options->add_to(command);
  add_lang_option(command, options->lang, "in another language than the game's");
  command.callback([options] {
    if (!can_edit_lines())
      throw Error(Exit::usage, "watch draws on a terminal; narrator status prints the table once");
    Watching(*options).run();
  });
}

void add_status(CLI::App& command) {
  struct Options {
    LogOptions log;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  options->log.add_to(command);
  options->log.once = true;
  command.add_flag("--json", options->json, "as one JSON object");
  command.callback([options] {
    auto [began, session, reader] = open_log(options->log);
    if (options->json) {
      fmt::print("{}\n", json_text(status_json(session, reader)));
    } else {
      const Terminal terminal = terminal_at(STDOUT_FILENO);
      fmt::print("{}{}{}", draw_board(session, reader, terminal),
                 draw_facts(session, reader, terminal), draw_testimony(session, reader, terminal));
    }
  });
}

}  // namespace narrator::cli
