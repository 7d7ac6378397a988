// The screens of a table in play: the process that serves them, and what phones answer.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "cli/screens/screen_server.hpp"

namespace narrator::cli {

/// What a player has answered on the phone.
struct PhoneAnswer {
  int seat = 0;
  std::string asked;       // as where_asked()
  std::vector<int> picks;  // as in Answer; of ballots, this voter's
};

/// Starts the process, starts it again where it broke down, and ends it. Nothing here waits for it:
/// whatever it does, the table goes on. What it says is checked like a stranger's.
class TableScreens {
 public:
  /// Listens from now on; serves nobody before begin(). Throws Error (usage) where it cannot.
  explicit TableScreens(const ScreensOptions& options);
  ~TableScreens();
  TableScreens(const TableScreens&) = delete;
  TableScreens& operator=(const TableScreens&) = delete;

  /// Serves that game, and tells where; `ask` opens its log.
  void begin(const Session& session, AskPassphrase ask, bool json);

  /// Takes in what has come: whether there is anything for next() or news().
  bool arrived(const Session& session);

  /// An answer that was not looked at yet.
  std::optional<PhoneAnswer> next();

  /// An id of a text that the moderator is to be told; "" where there is none.
  std::string news();

  /// That answer was not taken: it may be given again.
  void give_back(int seat);

  bool has_phones() const { return !keys_.empty(); }
  bool is_here(int seat) const;
  bool is_closed(int seat) const;

  std::string board() const;
  /// The address of a phone that is not closed.
  std::string phone(int seat) const;

  /// From now on only a new code opens that phone, or, until then, none.
  void renew(int seat);
  void close_phone(int seat);

 private:
  Addresses addresses() const;
  void reseat(const Session& session);
  void start();
  void end_process();
  void take(const Json& message);
  void tell(const Json& message) const;
  [[noreturn]] void serve(int socket) const;

  const ScreensOptions options_;
  const Listener listener_;
  SeatOrder order_;
  std::vector<PhoneKey> keys_;  // by seat
  std::vector<bool> closed_;
  std::string log_;
  AskPassphrase ask_;
  pid_t process_ = 0;
  int socket_ = -1;
  std::chrono::milliseconds started_{0}, began_{0};
  std::vector<int> here_;
  bool somebody_came_ = false;
  std::deque<PhoneAnswer> answers_;
  std::deque<std::string> news_;
};

}  // namespace narrator::cli
