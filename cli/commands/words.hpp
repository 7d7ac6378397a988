// What several commands say and read.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/session/session.hpp"

namespace narrator::cli {

/// A text of the interface or the game, with names put in and without control characters.
std::string text(const Session& session, const std::string& id, const Args& args = {});

/// Throws Error (Exit::refused) with the text.
[[noreturn]] void refuse(const Session& session, const std::string& id, const Args& args = {});

/// A whole number and nothing else.
std::optional<int> number(const std::string& words);

/// The first word of a line and what comes after it; blanks of any width separate.
std::pair<std::string, std::string> first_word(const std::string& line);

/// A logged answer's value as people read it: "Dan", "Aki Ja, Binh Nein".
std::string in_words(const Session& session, const Json& answer);

/// Whether an answer, or what was said, may be shown to `reader` once more: it is for these eyes,
/// and the table lets them be reminded of it.
bool may_see_again(const Session& session, const LogAnswer& answer, const Reader& reader);
bool may_see_again(const Session& session, const Said& said, const Reader& reader);

/// An answer as history lists it, "  7 nominate Chie: Dan", with … for what `reader` may not see.
std::string in_short(const Session& session, const LogAnswer& answer, const Reader& reader);

}  // namespace narrator::cli
