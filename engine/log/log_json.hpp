// Writes the lines of a log (narrator-log(5)).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/sources/source.hpp"

namespace narrator {

/// Returns {"game":{…},"VARIANT":{…}}.
Json settings_json(const Settings& settings);

/// Returns the value of "to" in a line: "all", "moderator" or a list of names.
Json audience_json(const Audience& to, const std::vector<std::string>& names);

/// Returns what somebody claimed: by, topic, about, player, said, discard, as far as they apply.
Json claim_json(const Claim& claim, const std::vector<std::string>& names);

/// Appends the value of "say" to `json`, as the log has it.
void add_said(const std::vector<Message>& say, const std::vector<std::string>& names,
              std::string& json);

/// Writes each line as one object without its link, in its one valid form; lines that are read are
/// compared with it.
struct LineText {
  int format = kLogFormat;
  const std::vector<std::string>& names;        // current names of the players
  const std::vector<Source>* before = nullptr;  // the sources in force before a change of rules

  std::string header(const Setup& setup, const std::string& program, const std::string& at,
                     const std::vector<Message>& opening, const std::string& g,
                     const std::vector<std::string>& sha256) const;
  std::string of(const LogRecord& record) const;
  std::string of(const LogAnswer& answer) const;

  /// Appends the beginning of an answer's line, up to the announcements.
  void add_head(const LogAnswer& answer, std::string_view at, std::string& text) const;
};

/// The SHA-256 of a source's text; source_digest() is digest(source_line(source)).
std::string sha256_of(const Source& source);
std::string source_digest(const Source& source);

/// Returns a source's line without its link and closing brace: {"source":"NAME","text":"…"
std::string source_line(const Source& source);

/// Appends the text as a quoted JSON string, byte for byte as Json::dump writes it but several
/// times faster; invalid UTF-8 is replaced.
void add_json_string(std::string_view text, std::string& json);
void add_json_text_of(const Source& source, std::string& json);

}  // namespace narrator
