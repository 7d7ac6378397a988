// What a variant does not say in every language.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::cli {

/// One sentence for all titles, rules, settings and texts that are not given in a language, or lack
/// a placeholder there that the English one has; "" where everything is. `in` loads the variants in
/// a language.
std::string untranslated(
    const std::function<std::vector<VariantDeclaration>(const std::string& lang)>& in);

}  // namespace narrator::cli
