// A running game served to browsers: the board for all, and each player's phone.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/screens/log_follower.hpp"
#include "cli/screens/phone_key.hpp"
#include "cli/screens/scene.hpp"
#include "cli/screens/web_server.hpp"

namespace narrator::cli {

/// Bytes of a message between the process that plays and the one that serves.
inline constexpr std::size_t kLongestMessage = 4096;

/// What stands on the command line of those who serve screens.
struct ScreensOptions {
  std::string listen = "127.0.0.1:0";
  std::string codes;  // a file for the sheet of codes; "": none
  bool board_only = false;

  /// Adds --listen, --board-only and --codes to a command.
  void add_to(CLI::App& command);
};

/// Under which addresses screens are served; keys are by seat.
class Addresses {
 public:
  Addresses(const ListenAddress& address, const std::vector<PhoneKey>& keys)
      : address_(address), keys_(keys) {}

  std::string board() const { return address_.url() + "/"; }
  std::string phone(std::size_t i) const { return address_.url() + "/phone#" + keys_[i].code(); }

  /// To a person: who reaches them, where the board is, and by the text with the id `codes` how
  /// players come by their codes; as JSON the phones, too.
  void tell(const Session& session, bool json, const char* codes) const;

  /// A page with all codes, to be printed and cut up; for its owner's eyes.
  void write_sheet(const Session& session, const std::string& file) const;

 private:
  const ListenAddress& address_;
  const std::vector<PhoneKey>& keys_;
};

/// Serves screens, until it is told to leave. It knows the game by its log alone.
class ScreenServer {
 public:
  /// `keys` by seat; none where there are no phones. `table` is the socket of the process that
  /// plays, which is told of answers and of who is there, and tells of new keys; -1: there is none,
  /// and phones only show.
  ScreenServer(const LogOptions& log, const AskPassphrase& ask, const Listener& listener,
               const std::vector<PhoneKey>& keys, int table = -1);

  void run();

 private:
  // A player's phone: it belongs to whom it was made for, and to the seat while that is theirs.
  struct Phone {
    PhoneKey key;
    std::string player;
    int seat = 0;       // 0: not at this table
    std::string token;  // of the question that is asked now
    bool sent = false;  // it was answered from here
    bool open = true;   // false: it was closed
  };

  bool look();
  void take_over(bool another);
  void say(const char* id);
  void publish();
  void publish_phones(const Json& shared, Session& session, const std::string& lang);
  Session& session_in(const std::string& lang);
  WebResponse answer(const WebRequest& request);
  WebResponse stream(const std::string& name, const WebRequest& request);
  WebResponse take_answer(const std::string& name, const std::string& sealed);
  int listeners(const Phone& phone) const;
  Phone* phone_named(const std::string& name);
  void tell_table(const Json& message);
  void tell_who_is_here();
  bool hear_table();
  void change_phone(const Json& message);
  void note_refusals();

  LogFollower follower_;
  WebServer server_;
  const int table_;
  std::unique_ptr<OpenedLog> game_;
  std::map<std::string, std::unique_ptr<OpenedLog>> others_;  // by language
  std::set<std::string> langs_{""};                           // that screens asked for
  std::vector<Phone> phones_;
  std::set<std::string> former_;  // names of codes that are good no more
  std::string notice_;            // the id of what is told of the log, or ""
  SeatOrder order_;               // as the phones know it
  std::string asked_;             // as where_asked(), when tokens were drawn
  std::vector<int> here_;
  bool told_here_ = false;
  bool noted_ = false;  // that requests were refused
  std::chrono::milliseconds sent_{0};
  std::int64_t count_ = 0;
};

}  // namespace narrator::cli
