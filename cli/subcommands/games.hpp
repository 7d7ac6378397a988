// Games and house rules in lists, those of the program and the moderator's own; `games` and
// `variants` share it.
#pragma once

#include <functional>
#include <string>

#include "cli/table/offers.hpp"
#include "engine/declaration/declaration.hpp"

namespace narrator::cli {

/// A text of a script in a language, fit to be printed.
std::string sanitised_in(const Texts& texts, const std::string& lang);

/// What lies at `path` is listed, or why it cannot be: one that is wrong does not hide the others.
void list_own(const std::string& path, const std::function<void()>& list);

}  // namespace narrator::cli
