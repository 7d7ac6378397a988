// Serves a running game to browsers: the board for everybody, and each player's phone.
#pragma once

#include <string>
#include <vector>

#include "cli/screens/log_follower.hpp"
#include "cli/screens/phone_key.hpp"
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

/// Serves screens until told to stop, knowing the game only by its log. `keys` are indexed by seat,
/// and empty if there are no phones. `table` is the socket to the process that plays: it is told
/// about answers and connected phones, and sends new keys. -1 means that there is none, and phones
/// only show.
void serve_screens(const LogOptions& log, const AskPassphrase& ask, const Listener& listener,
                   const std::vector<PhoneKey>& keys, int table = -1);

}  // namespace narrator::cli
