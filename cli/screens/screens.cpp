// narrator screens: a running game on screens in the room, served by a process of its own.
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/display/json_lines.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/screens/log_follower.hpp"
#include "cli/screens/phone_key.hpp"
#include "cli/screens/qr_code.hpp"
#include "cli/screens/screen_page.hpp"
#include "cli/screens/web_server.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/whole_file.hpp"
#include "cli/terminal/signals.hpp"
#include "engine/error.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

struct ScreensOptions {
  LogOptions log;
  std::string listen = "127.0.0.1:0";
  std::string codes;  // a file for the sheet of codes; "": none
  bool board_only = false, json = false;
};

// A player's phone: its key, and how many phones have it.
struct Phone {
  PhoneKey key;
  std::string player;
};

class Screens {
 public:
  explicit Screens(const ScreensOptions& options)
      : options_(options),
        follower_(options.log),
        server_(ListenAddress::parse(options.listen),
                [this](const WebRequest& request) { return answer(request); }) {
    follower_.look();
    game_ = std::make_unique<OpenedLog>(follower_.open());
    if (!options.board_only)
      for (const std::string& name : game_->session.names()) phones_.push_back({{}, name});
  }

  void run() {
    if (!options_.codes.empty()) write_sheet();
    tell_addresses();
    publish();
    SignalWatch signals;
    while (!signals.take().leave) {
      server_.run(kBetweenLooks);
      if (look() || passing_time() - sent_ >= kBetweenBeats) publish();
    }
  }

 private:
  static constexpr int kBetweenLooks = 30;                          // milliseconds
  static constexpr std::chrono::milliseconds kBetweenBeats{15000};  // phones know by it: we live
  static constexpr std::size_t kStep = 2048;  // what is sealed is as long as a multiple of this

  std::string board_url() const { return server_.address().url() + "/"; }
  std::string url_of(const Phone& phone) const {
    return server_.address().url() + "/phone#" + phone.key.code();
  }

  void tell_addresses() {
    if (options_.json) {
      print_json_line("board", board_url());
      for (const Phone& phone : phones_)
        fmt::print("{}\n", json_text({{"player", phone.player}, {"url", url_of(phone)}}).str());
      std::fflush(stdout);
      return;
    }
    const Session& session = game_->session;
    const bool here = server_.address().is_loopback();
    fmt::print("{}\n", text(session, here ? "screens.for-this-machine" : "screens.for-all"));
    fmt::print("{}\n", text(session, "screens.board", {{"address", {board_url()}}}));
    fmt::print("{}", qr_code(board_url()));
    std::fflush(stdout);
  }

  void write_sheet() {
    const mode_t before = umask(077);  // each code is a secret
    write_whole(options_.codes, codes_page(game_->session, pages_of_phones()));
    umask(before);
  }

  std::vector<std::pair<std::string, std::string>> pages_of_phones() const {
    std::vector<std::pair<std::string, std::string>> pages;
    for (const Phone& phone : phones_) pages.emplace_back(phone.player, url_of(phone));
    return pages;
  }

  // Whether there is something new to be shown. What cannot be read now stays as it was.
  bool look() {
    using Change = LogFollower::Change;
    const Change change = follower_.look();
    if (change == Change::none || change == Change::gone) return false;
    try {
      game_ = std::make_unique<OpenedLog>(follower_.open());
      others_.clear();
      return true;
    } catch (const Error& e) {
      fmt::print(stderr, "narrator: {}\n", sanitised(e.what()));
      return false;
    }
  }

  // The game as it is told in another language.
  Session& session_in(const std::string& lang) {
    if (lang.empty()) return game_->session;
    auto& other = others_[lang];
    if (!other) other = std::make_unique<OpenedLog>(follower_.open_in(lang));
    return other->session;
  }

  // Everything goes to all at once, also where nothing changed: who listens to the air learns
  // nothing of whom it is about.
  void publish() {
    sent_ = passing_time();
    ++count_;
    for (const std::string& lang : langs_) {
      Session& session = session_in(lang);
      server_.send("board" + lang, json_text(board_state(session)).str());
      publish_phones(session, lang);
    }
  }

  void publish_phones(Session& session, const std::string& lang) {
    std::vector<std::string> states;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < phones_.size(); ++i) {
      const bool twice = server_.listeners(phones_[i].key.name() + lang) > 1;
      states.push_back(
          json_text(phone_state(session, static_cast<int>(i + 1), count_, twice)).str());
      longest = std::max(longest, states.back().size());
    }
    const std::size_t length = (longest / kStep + 1) * kStep;
    for (std::size_t i = 0; i < phones_.size(); ++i) {
      states[i].resize(length, ' ');
      server_.send(phones_[i].key.name() + lang, phones_[i].key.seal(states[i]));
    }
  }

  WebResponse answer(const WebRequest& request) {
    if (request.method != "GET") return {405};
    const std::string_view path = request.path;
    if (path == "/") return page(board_page());
    if (path == "/phone" && !options_.board_only) return page(phone_page());
    if (path.starts_with("/events/")) return stream(std::string(path.substr(8)), request);
    const PageFile file = page_file(path);
    if (file.type.empty()) return {404, "text/plain; charset=utf-8", "There is nothing here.\n"};
    return {200, std::string(file.type), file.body};
  }

  static WebResponse page(const Html& html) {
    return {200, "text/html; charset=utf-8", html.str()};
  }

  WebResponse stream(const std::string& name, const WebRequest& request) {
    const auto asked = request.query.find("lang");
    const std::string lang = asked == request.query.end() ? "" : asked->second;
    const bool known = name == "board" || std::ranges::any_of(phones_, [&](const Phone& phone) {
                         return phone.key.name() == name;
                       });
    if (!known || (!lang.empty() && !contains(languages(), lang)))
      return {404, "text/plain; charset=utf-8", "There is nothing here.\n"};
    if (langs_.insert(lang).second) sent_ = {};  // all are sent it at once
    if (name != "board") sent_ = {};             // and learn of a second phone
    return {.stream = name + lang};
  }

  const ScreensOptions options_;
  LogFollower follower_;
  WebServer server_;
  std::unique_ptr<OpenedLog> game_;
  std::map<std::string, std::unique_ptr<OpenedLog>> others_;  // by language
  std::set<std::string> langs_{""};                           // that screens asked for
  std::vector<Phone> phones_;                                 // by seat
  std::chrono::milliseconds sent_{0};
  std::int64_t count_ = 0;
};

}  // namespace

void add_screens(CLI::App& command) {
  const auto options = std::make_shared<ScreensOptions>();
  command.add_option("LOG", options->log.log, "the game's log (default: the newest)");
  command.add_option("--listen", options->listen, "where: an address of this machine and a port")
      ->type_name("ADDRESS:PORT");
  command.add_flag("--board-only", options->board_only, "the board for all, and no phones");
  command
      .add_option("--codes", options->codes, "write the players' addresses to a sheet to cut out")
      ->type_name("FILE");
  command.add_flag("--json", options->json, "print addresses as JSON");
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command.callback([options] { Screens(*options).run(); });
}

}  // namespace narrator::cli
