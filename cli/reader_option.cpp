#include "cli/reader_option.hpp"

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/fold.hpp"

namespace narrator::cli {

Reader reader_named(const std::string& as, const std::vector<std::string>& names) {
  if (as.empty() || as == "public") return {Reader::Who::everyone, 0};
  if (as == "moderator") return {Reader::Who::moderator, 0};
  const std::string wanted = fold(as);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (fold(names[i]) == wanted || std::to_string(i + 1) == wanted) {
      return {Reader::Who::player, static_cast<int>(i + 1)};
    }
  }
  const int near = nearest(as, names);
  throw Error(Exit::usage, fmt::format("--as {}: expected public, moderator or one of {}{}", as, fmt::join(names, ", "),
                                       near < 0 ? "" : fmt::format("; did you mean {}?", names[static_cast<std::size_t>(near)])));
}

}  // namespace narrator::cli
