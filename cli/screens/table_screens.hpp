// The screens of a table in play: the process that serves them, and the answers given on phones.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

#include "cli/screens/screen_server.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {

/// An answer given on a player's phone.
struct PhoneAnswer {
  int seat = 0;
  std::string asked;       // where_asked() of the question
  std::vector<int> picks;  // as in Answer; for ballots, this voter's
};

/// Starts the server process, restarts it after a failure, and stops it. Never waits for it, so the
/// table is unaffected by anything it does, and validates its messages like those of a stranger.
class TableScreens {
 public:
  /// Starts listening, but serves nothing before begin(). Throws Error (usage) on failure.
  explicit TableScreens(const ScreensOptions& options);
  ~TableScreens();
  TableScreens(const TableScreens&) = delete;
  TableScreens& operator=(const TableScreens&) = delete;

  /// Serves the game and prints the addresses; `ask` is used to open its log.
  void begin(const Session& session, AskPassphrase ask, bool json);

  /// Processes incoming messages; returns whether there is something for began_anew(), next() or
  /// news().
  bool arrived(const Session& session);

  /// Returns a descriptor that becomes readable before arrived() has anything new; -1 while
  /// arrived() also depends on the time.
  int arrives_at() const { return awaits_somebody() ? -1 : socket_; }

  /// Returns whether the process was started since the last call, and so knows nothing of
  /// set_answered().
  bool began_anew() { return std::exchange(began_anew_, false); }

  /// Returns an answer not yet handled, if any.
  std::optional<PhoneAnswer> next();

  /// Returns the id of a text to show to the moderator, or "" if there is none.
  std::string news();

  /// Tells the phone that the player has answered the pending question at the table, or that the
  /// answer was refused or taken back and may be given again.
  void set_answered(int seat, bool answered) { tell({{"seat", seat}, {"answered", answered}}); }

  /// Lets all screens show the game as it is now until it is called with false: what is decided in
  /// secret is told on them when the table hears of it.
  void hold(bool held) {
    if (std::exchange(held_, held) != held) tell({{"hold", held}});
  }

  /// Returns whether there is something for began_anew() or news(), as arrived() does.
  bool has_news() const { return began_anew_ || !news_.empty(); }

  bool has_phones() const { return !keys_.empty(); }
  bool is_here(int seat) const { return contains(here_, seat); }
  bool is_closed(int seat) const { return closed_.at(static_cast<std::size_t>(seat - 1)); }

  std::string board() const { return addresses().board(); }
  /// Returns the address of a phone, which must not be closed.
  std::string phone(int seat) const;

  /// Give the phone a new code, which invalidates the old one, or close it until then.
  void renew(int seat);
  void close_phone(int seat);

 private:
  Addresses addresses() const { return {listener_.address(), keys_}; }
  bool awaits_somebody() const;
  void reseat(const Session& session);
  void move_keys(const std::vector<int>& before);
  void start();
  void end_process();
  void take(const Json& message);
  void tell(const Json& message) const;
  [[noreturn]] void serve(int socket) const;

  const ScreensOptions options_;
  const Listener listener_;
  std::vector<int> persons_;    // LogState::persons(), whose keys these are
  std::vector<PhoneKey> keys_;  // by seat
  std::vector<bool> closed_;
  std::string log_;
  AskPassphrase ask_;
  pid_t process_ = 0;
  int socket_ = -1;
  std::chrono::milliseconds started_{0}, began_{0};
  std::vector<int> here_;
  bool somebody_came_ = false, began_anew_ = false, held_ = false;
  std::deque<PhoneAnswer> answers_;
  std::deque<std::string> news_;
};

}  // namespace narrator::cli
