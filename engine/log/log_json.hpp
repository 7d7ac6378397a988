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

/// "to" of a line: "all", "moderator", or a list of names.
Json audience_json(const Audience& to, const std::vector<std::string>& names);

/// What somebody said: by, topic, about, player, said, discard, as far as there are any.
Json claim_json(const Claim& claim, const std::vector<std::string>& names);

/// Adds an announcement to `json` as it is written: with whom to and, where that is so, what it
/// reminds of.
void add_said_text(const Said& said, const std::vector<std::string>& names, std::string& json);

/// "say" as it is written: a list of these.
std::string said_text(const std::vector<Said>& say, const std::vector<std::string>& names);

/// What a line begins with, and then what was said and the fingerprint, as it is written.
std::string line_text(const Json& line, const std::vector<Said>& say, const std::string& g,
                      const std::vector<std::string>& names);

/// An answer in effect as it is written, and a list of them.
std::string answer_text(const LogAnswer& answer, const std::vector<std::string>& names);
Json answers_json(const std::vector<LogAnswer>& answers, const std::vector<std::string>& names);

/// {"game":{…},"VARIANT":{…}}.
Json settings_json(const Settings& settings);

/// Adds the text to `json` as a JSON string in its quotes, byte for byte as Json::dump writes it,
/// with what is no UTF-8 replaced; for texts of many lines several times as fast.
void add_json_string(std::string_view text, std::string& json);

/// Likewise the text of a source; of one that came with the program it is ready.
void add_json_text_of(const Source& source, std::string& json);

}  // namespace narrator
