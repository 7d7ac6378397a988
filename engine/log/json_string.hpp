// Writes long texts as JSON.
#pragma once

#include <string>
#include <string_view>

#include "engine/sources/source.hpp"

namespace narrator {

/// Adds the text to `json` as a JSON string in its quotes, byte for byte as Json::dump writes it,
/// with what is no UTF-8 replaced; for texts of many lines several times as fast.
void add_json_string(std::string_view text, std::string& json);

/// Likewise the text of a source; of one that came with the program it is ready.
void add_json_text_of(const Source& source, std::string& json);

}  // namespace narrator
