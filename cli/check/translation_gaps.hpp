// Whether a house rule can be read in every language.
#pragma once

#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::cli {

/// What a variant{…} lacks in a language, a clause each: "title is not given in vi", "text 'x' has
/// {player} in en and not in ja".
std::vector<std::string> gaps_in_languages(const VariantDeclaration& variant);

}  // namespace narrator::cli
