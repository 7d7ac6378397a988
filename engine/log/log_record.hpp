// Parses the lines of a log, one at a time (narrator-log(5)).
#pragma once

#include <string>
#include <vector>

#include <simdjson.h>

#include "engine/log/log.hpp"

namespace narrator {

/// How much of a log is read.
enum class Extent {
  // Everything, and the chain is checked.
  all,
  // The same, but announcements stay unparsed and answers have no time.
  without_messages,
  // Only what is needed to play the game again: no announcements, times, fingerprints or chain.
  game,
};

/// Whether the log's chain and what it says of itself are checked.
constexpr bool checks(Extent extent) { return extent != Extent::game; }

/// Parses lines of a game whose players are currently called `names`. Throws
/// simdjson::simdjson_error for a field that is missing or of the wrong type, and LogError for one
/// that makes no sense, for a list of more than 1,000 entries, and for more values than `budget`
/// allows. After kLooseFormat, answers waiting after an amendment have only their `n`.
class RecordReader {
 public:
  RecordReader(const std::vector<std::string>& names, int format, Extent extent, Budget& budget)
      : names_(names), format_(format), extent_(extent), budget_(budget) {}

  /// Parses a line after those of the sources.
  LogRecord record(simdjson::dom::object line) const;

  /// Parses a list of announcements.
  std::vector<Message> said(simdjson::dom::element list) const;

 private:
  void read(simdjson::dom::object line, LogAnswer& answer, bool timed) const;
  void read(simdjson::dom::object line, Message& said) const;
  std::vector<LogAnswer> answers(simdjson::dom::element list) const;
  std::vector<LogAnswer> waiting(simdjson::dom::object line) const;
  LogRecord other(simdjson::dom::object line) const;
  LogSeats seats(simdjson::dom::object line) const;
  LogRules rules(simdjson::dom::object line) const;
  LogRecord note(simdjson::dom::object line) const;
  Claim claim(simdjson::dom::object line) const;
  Audience audience(simdjson::dom::element to) const;
  int seat(std::string_view name) const;

  const std::vector<std::string>& names_;
  int format_;
  Extent extent_;
  Budget& budget_;
};

/// Sets the log's format and library from its first line, before anything else is read. Throws
/// LogError if it is not a log or its version is not supported.
void check_version(simdjson::dom::object header, Setup& setup);

/// Throws LogError if a word of the header that is displayed or looked up is invalid.
void check_words(const Setup& setup);

std::string text(simdjson::dom::element value);

/// Parses a number of answers, rounds or versions. Throws LogError unless it is in [0, 1,000,000].
int whole(simdjson::dom::element value);

/// Parses any value; a number that is not a 64-bit integer is converted through its text.
Json to_json(simdjson::dom::element value, Budget& budget);

/// Parses an answer. Throws simdjson::simdjson_error for a type that no answer has.
WordedAnswer worded_answer(simdjson::dom::element value, Budget& budget);

/// Parses a list of names. Throws LogError for a control character.
std::vector<std::string> player_names(simdjson::dom::element list);

/// Parses the rules in a header or a change of rules; texts that stand elsewhere are left empty.
Rulebook rulebook(simdjson::dom::object line, Budget& budget);

Recall recall_of(simdjson::dom::element given);

}  // namespace narrator
