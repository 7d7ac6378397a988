// What the lines of a log hold, as JSON (narrator-log(5)), and long texts written as JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

/// JSON without a line end; what is no UTF-8 is replaced.
std::string in_one_line(const Json& json);

/// {"game":{…},"VARIANT":{…}}.
Json settings_json(const Settings& settings);

/// "to" of a line: "all", "moderator", or a list of names.
Json audience_json(const Audience& to, const std::vector<std::string>& names);

/// What somebody said: by, topic, about, player, said, discard, as far as there are any.
Json claim_json(const Claim& claim, const std::vector<std::string>& names);

/// Adds an announcement to `json` as it is written: with whom to and, where that is so, what it
/// reminds of.
void add_said_text(const Said& said, const std::vector<std::string>& names, std::string& json);

/// "say" as it is written: a list of these.
std::string said_text(const std::vector<Said>& say, const std::vector<std::string>& names);

/// Writes the lines of a log, each as one object without its link. There is one way to write each:
/// in a log of kLogFormat whoever reads a line holds it against this.
struct LineText {
  int format = kLogFormat;
  const std::vector<std::string>& names;        // of the players, as they are called so far
  const std::vector<Source>* before = nullptr;  // the sources in force before a change of rules

  std::string header(const Setup& setup, const std::string& program, const std::string& at,
                     const std::vector<Said>& opening, const std::string& g,
                     const std::vector<std::string>& sha256) const;
  std::string of(const LogAnswer& answer) const;
  std::string of(const LogUndo& undo) const;
  std::string of(const LogRedo& redo) const;
  std::string of(const LogAmend& amend) const;
  std::string of(const LogNote& note) const;
  std::string of(const LogRename& rename) const;
  std::string of(const LogSeats& seats) const;
  std::string of(const LogLeave& leave) const;
  std::string of(const LogRecall& recall) const;
  std::string of(const LogTimer& timer) const;
  std::string of(const LogReading& reading) const;
  std::string of(const LogRules& rules) const;

  /// What an answer's line begins with, up to what was said after it.
  void add_head(const LogAnswer& answer, std::string_view at, std::string& text) const;

 private:
  std::string with_answers(const Json& line, const std::vector<LogAnswer>& then,
                           const std::vector<LogAnswer>& waiting) const;
};

/// The SHA-256 of a source's text, and digest(source_line(source)); of one that came with the
/// program they are ready.
std::string sha256_of(const Source& source);
std::string source_digest(const Source& source);

/// A source's line without its link and brace: {"source":"NAME","text":"…"
std::string source_line(const Source& source);

/// Adds the text to `json` as a JSON string in its quotes, byte for byte as Json::dump writes it,
/// with what is no UTF-8 replaced; for texts of many lines several times as fast.
void add_json_string(std::string_view text, std::string& json);

/// Likewise the text of a source; of one that came with the program it is ready.
void add_json_text_of(const Source& source, std::string& json);

}  // namespace narrator
