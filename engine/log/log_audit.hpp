// Checks what a log says of itself, line by line, against the lines before.
#pragma once

#include <string>
#include <string_view>

#include "engine/log/log_reader.hpp"

namespace narrator {

/// Throws LogError unless a line is as this program writes it; both without their closing brace.
void require_same(std::string_view body, std::string_view written);

/// Checks a record with the time `at` that is not applied yet; `rewritten` is scratch storage.
/// Announcements after an answer that were left unparsed are compared later.
void check_written(std::string_view body, const LogRecord& record, std::string_view at,
                   const LogContents& log, std::string& rewritten);

/// Checks each record before it is applied. The first false statement is recorded in
/// LogContents::untrue, as the game can be played all the same.
class LogAudit {
 public:
  explicit LogAudit(LogContents& log) : log_(log) {}

  /// `at` is the line's time, "" if it has none.
  void look(const LogRecord& record, std::string_view at, int number);

 private:
  void look(const LogAnswer& answer);
  void look(const LogUndo& undo);
  void look(const LogAmend& amend);
  void look(const LogRules& rules);
  void look(const LogSeats& seats);
  void look_then(std::size_t behind, const std::vector<LogAnswer>& then, std::size_t first,
                 const std::vector<LogAnswer>& waiting);
  std::size_t follow(std::size_t from, const LogAnswer& one, const LogAnswer* before);
  void check_kept(const LogAnswer& one, int redeals);
  bool is_same(const LogAnswer& former, const LogAnswer& now) const;
  void look_after(int after);
  template <class Other>
  void look(const Other& other);
  void time(std::string_view at);
  void complain(const std::string& what);

  LogContents& log_;
  int number_ = 0;                                   // of the current line
  std::string_view at_;                              // time of the current line
  int redeals_ = 0;                                  // number of redeals after the current line
  const std::vector<std::string>* seats_ = nullptr;  // the players as the current line reseats them
  bool answered_ = false;                            // whether a person has answered
  bool strict() const { return log_.setup.format > kLooseFormat; }
};

}  // namespace narrator
