// Serves a running game to browsers: the board for everybody, and each player's phone.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cli/screens/log_follower.hpp"
#include "cli/screens/phone_key.hpp"
#include "cli/screens/scene.hpp"
#include "cli/screens/web_server.hpp"

namespace CLI {
class App;
}

namespace narrator::cli {

/// Limit in bytes of a message between the playing process and the serving one.
inline constexpr std::size_t kLongestMessage = 4096;

/// The command-line options of commands that serve screens.
struct ScreensOptions {
  std::string listen = "127.0.0.1:0";
  std::string codes;  // a file for the sheet of codes; "": none
  bool board_only = false;

  /// Adds --listen, --board-only and --codes to a command.
  void add_to(CLI::App& command);
};

/// The addresses of the screens; keys are indexed by seat.
class Addresses {
 public:
  Addresses(const ListenAddress& address, const std::vector<PhoneKey>& keys)
      : address_(address), keys_(keys) {}

  std::string board() const { return address_.url() + "/"; }
  std::string phone(std::size_t i) const { return address_.url() + "/phone#" + keys_[i].code(); }

  /// Prints the addresses: who can reach them, where the board is, and how players get their codes
  /// (the text with the id `codes`); as JSON, those of the phones too.
  void tell(const Session& session, bool json, const char* codes) const;

  /// Writes a page with all codes, to print and cut up; only its owner may read the file.
  void write_sheet(const Session& session, const std::string& file) const;

 private:
  const ListenAddress& address_;
  const std::vector<PhoneKey>& keys_;
};

/// Serves screens until told to stop. Knows the game only by its log.
class ScreenServer {
 public:
  /// `keys` are indexed by seat, and empty if there are no phones. `table` is the socket to the
  /// process that plays: it is told about answers and connected phones, and sends new keys. -1
  /// means that there is none, and phones only show.
  ScreenServer(const LogOptions& log, const AskPassphrase& ask, const Listener& listener,
               const std::vector<PhoneKey>& keys, int table = -1);

  void run();

 private:
  // A player's phone. It belongs to the player it was made for, and to that player's current seat.
  struct Phone {
    PhoneKey key;
    std::string player;
    int seat = 0;       // 0: the player is not at this table
    std::string token;  // of the pending question
    bool sent = false;  // the pending question was answered on this phone
    bool open = true;   // false: the phone was closed
  };

  bool look();
  void take_over(bool another);
  std::string seen_now();
  void hand_on_answers();
  void publish();
  void publish_phones(const Json& shared, Session& session, const std::string& lang);
  Session& session_in(const std::string& lang);
  WebResponse answer(const WebRequest& request);
  WebResponse stream(const std::string& name, const WebRequest& request);
  WebResponse take_answer(const std::string& name, const std::string& sealed);
  int listeners(const Phone& phone) const;
  Phone* phone_named(const std::string& name);
  bool tell_table(const Json& message);
  void tell_who_is_here();
  bool hear_table();
  void change_phone(const Json& message);
  void note_refusals();

  LogFollower follower_;
  WebServer server_;
  const int table_;
  std::unique_ptr<OpenedLog> game_;
  std::map<std::string, std::unique_ptr<OpenedLog>> others_;  // by language
  std::set<std::string> langs_{""};                           // requested by screens
  std::vector<Phone> phones_;
  std::set<std::string> former_;  // names of codes no longer valid
  std::string notice_;            // the id of a notice about the log, or ""
  SeatOrder order_;               // the one that the phones' seats are based on
  std::string asked_;             // where_asked() when the tokens were drawn
  std::vector<int> here_;
  bool told_here_ = false;
  bool noted_ = false;           // refused requests were reported
  std::map<int, Json> answers_;  // by seat, until passed to the table
  std::string seen_;             // by everybody, when last sent
  std::chrono::milliseconds sent_{0}, handed_on_{0};
  std::int64_t count_ = 0;
};

}  // namespace narrator::cli
