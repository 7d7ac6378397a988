// Who may be reminded of what happened: a table's choice, as groups differ about memory aids.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "engine/announcement.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator {

/// What the table can be reminded of: how each player voted, marks that the rules put on players
/// for all to remember, and who claimed what.
inline constexpr std::array<std::string_view, 3> kRecallItems = {"votes", "marks", "claims"};

/// Who may be reminded.
inline constexpr std::array<std::string_view, 3> kRecallReaders = {"everybody", "moderator",
                                                                   "nobody"};

/// Maps an item to one of kRecallReaders; a missing item is for everybody.
using Recall = std::map<std::string, std::string>;

const std::string& reader_of(const Recall& recall, std::string_view item);

/// Whether `reader` may be reminded of `item`; everybody may be reminded of "".
bool may_recall(const Recall& recall, std::string_view item, const Reader& reader);

/// Returns `recall` changed by words such as `moderator`, for every item, or
/// `votes=nobody,marks=moderator`, separated by blanks or commas; or the
/// first word that does not fit.
std::variant<Recall, std::string> changed(Recall recall, Tokens words);

/// Returns all items as `changed` reads them: "votes=everybody marks=moderator claims=everybody".
std::string in_words(const Recall& recall);

}  // namespace narrator
