#include "cli/subcommands/reader_option.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/text/folding.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {

Reader reader_named(const std::string& as, const std::vector<std::string>& names) {
  if (as.empty() || as == "public") return {Reader::Who::everyone, 0};
  if (as == "moderator") return {Reader::Who::moderator, 0};
  for (const auto same : {fold_keeping_accents, fold_tones_forward, fold}) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (same(names[i]) == same(as) || std::to_string(i + 1) == as) {
        return {Reader::Who::player, static_cast<int>(i + 1)};
      }
    }
  }
  throw Error(Exit::usage, fmt::format("--as {}: expected public, moderator or a player; {}", as,
                                       suggestion(as, names)));
}

}  // namespace narrator::cli
