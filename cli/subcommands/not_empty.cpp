#include "cli/subcommands/not_empty.hpp"

#include "engine/text/folding.hpp"

namespace narrator::cli {

CLI::Validator not_empty(const std::string& expected) {
  return {[expected](std::string& what) {
            return trim(what).empty() ? "expected " + expected : std::string();
          },
          ""};
}

}  // namespace narrator::cli
