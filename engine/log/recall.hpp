// Who may be reminded of what happened: a switch of the table, as groups differ about memory aids.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "engine/audience.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator {

/// What the table can be reminded of: how each voted, what the rules marked players with for all to
/// remember, and who claimed what.
inline constexpr std::array<std::string_view, 3> kRecallItems = {"votes", "marks", "claims"};

/// Who can be meant.
inline constexpr std::array<std::string_view, 3> kRecallReaders = {"everybody", "moderator",
                                                                   "nobody"};

/// For an item, one of kRecallReaders; an item that is not there is for everybody.
using Recall = std::map<std::string, std::string>;

/// Who may be reminded of `item`.
const std::string& reader_of(const Recall& recall, std::string_view item);

/// Whether `reader` may be reminded of `item`; of "" everybody may.
bool may_recall(const Recall& recall, std::string_view item, const Reader& reader);

/// `recall` changed as words say: `moderator` for every item, or `votes=nobody,marks=moderator`,
/// blanks or commas between. Otherwise the word that does not fit.
std::variant<Recall, std::string> changed(Recall recall, Tokens words);

/// All items as `changed` reads them: "votes=everybody marks=moderator claims=everybody".
std::string in_words(const Recall& recall);

}  // namespace narrator
