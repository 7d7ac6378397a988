// What several commands say and read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/refusal.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// A text of the interface or the game, with names put in and without control characters.
std::string text(const Session& session, const std::string& id, const Args& args = {});

/// Throws Refused with the text.
[[noreturn]] void refuse(const Session& session, const std::string& id, const Args& args = {});

/// A whole number and nothing else, in digits that were folded.
std::optional<int> number(std::string_view digits);

/// A logged answer's value as people read it: "Dan", "Aki Ja, Binh Nein".
std::string in_words(const Session& session, const Json& answer);

/// Whether an answer, or what was said, may be shown to `reader` once more: it is for these eyes,
/// and the table lets them be reminded of it.
bool may_see_again(const Session& session, const LogAnswer& answer, const Reader& reader);
bool may_see_again(const Session& session, const Said& said, const Reader& reader);

/// An answer as history lists it, "  7 nominate Chie: Dan", with … for what `reader` may not see.
std::string in_short(const Session& session, const LogAnswer& answer, const Reader& reader);

}  // namespace narrator::cli
