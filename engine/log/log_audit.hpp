// What a log says of itself, line by line, held against the lines before it.
#pragma once

#include <string>
#include <string_view>

#include "engine/log/log_reader.hpp"

namespace narrator {

/// Throws LogError where a line is not what this program writes for what was read of it; both
/// without their brace.
void require_same(std::string_view body, std::string_view written);

/// Likewise for a line after those of the sources, of the time `at`, before its record is applied.
/// What was said after an answer is compared later, where it is left as it stands. In the storage
/// of `rewritten`.
void check_written(std::string_view body, const LogRecord& record, std::string_view at,
                   const LogContents& log, std::string& rewritten);

/// Looks at each record before it is applied to the log's state. What it finds does not keep a game
/// from being played, so it is only written down: in LogContents::untrue, where nothing else is
/// yet.
class LogAudit {
 public:
  explicit LogAudit(LogContents& log) : log_(log) {}

  /// `at` is the line's time, "" where it has none.
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
  int number_ = 0;                                   // of the line
  std::string_view at_;                              // its time
  int redeals_ = 0;                                  // after the line
  const std::vector<std::string>* seats_ = nullptr;  // the players as the line seats them anew
  bool answered_ = false;                            // by a person
  bool strict_() const { return log_.setup.format > kLooseFormat; }
};

}  // namespace narrator
