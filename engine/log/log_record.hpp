// What the lines of a log say, one parsed line at a time (narrator-log(5)).
#pragma once

#include <string>
#include <vector>

#include <simdjson.h>

#include "engine/log/log.hpp"

namespace narrator {

/// How much of a log is read.
enum class Extent {
  all,      // and the chain is checked
  unheard,  // likewise, but what was said is left as it is written, and no answer keeps its time
  game,     // what it takes to play it again: nothing said, no time, no fingerprint, no chain
};

/// Whether what is read is held against what the log says of itself.
constexpr bool checks(Extent extent) { return extent != Extent::game; }

/// Reads lines of a game whose players are called so now. A field that is missing or of another
/// kind is a simdjson::simdjson_error, one that makes no sense a LogError: so is a list of more
/// than 1,000 things, and more values of answers and settings than there is `room` for. Of what
/// waits after an amendment only the numbers stand there since kLooseFormat: `n` alone is set.
class RecordReader {
 public:
  RecordReader(const std::vector<std::string>& names, int format, Extent extent, std::size_t& room)
      : names_(names), format_(format), extent_(extent), room_(room) {}

  /// A line after those of the sources.
  LogRecord record(simdjson::dom::object line) const;

  /// A list of announcements.
  std::vector<Said> said(simdjson::dom::element list) const;

 private:
  void read(simdjson::dom::object line, LogAnswer& answer, bool timed) const;
  void read(simdjson::dom::object line, Said& said) const;
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
  std::size_t& room_;
};

/// Sets the format and the library of a log by its first line. Throws LogError where it is none, or
/// a program wrote it that may mean otherwise by the rest: nothing else of it is to be looked at.
void check_version(simdjson::dom::object header, Setup& setup);

/// Throws LogError where a word of the header that is shown, or looked up, is none.
void check_words(const Setup& setup);

/// A string.
std::string text(simdjson::dom::element value);

/// A number of answers, rounds or versions. Throws LogError for one below 0 or out of all reason.
int whole(simdjson::dom::element value);

/// Any value; a number that is no 64-bit integer by way of its text.
Json to_json(simdjson::dom::element value, std::size_t& room);

/// An answer. One of another kind than any that was written is a simdjson::simdjson_error.
WordedAnswer worded_answer(simdjson::dom::element value, std::size_t& room);

/// The names in a list. Throws LogError for a control character.
std::vector<std::string> player_names(simdjson::dom::element list);

/// The rules that a header or a change of rules names; sources without the text that stands
/// elsewhere.
Rulebook rulebook(simdjson::dom::object line, std::size_t& room);

/// Who may be reminded of what.
Recall recall_of(simdjson::dom::element given);

}  // namespace narrator
