#include <memory>

#include <fmt/format.h>

#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"
#include "engine/error.hpp"
#include "engine/session/verify_all.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

std::string seal_of(const Verified& log) {
  if (log.seal.empty()) return {};
  return fmt::format("; sealed as {}, {}", log.seal,
                     log.opened ? "opened, and chance drew what was sealed"
                                : "not opened yet; what chance drew was sealed");
}

}  // namespace

void add_verify(CLI::App& command) {
  const auto logs = std::make_shared<std::vector<std::string>>();
  command.add_option("LOG", *logs, "the logs (default: the newest)");
  command.callback([logs] {
    if (logs->empty()) logs->push_back(log_or_newest({}));
    const std::vector<Verified> results = verify_all(*logs, ask_passphrase());
    std::string failed;
    for (std::size_t i = 0; i < results.size(); ++i) {
      const std::string& log = (*logs)[i];
      const Verified& result = results[i];
      if (result.error.empty()) {
        fmt::print("{}: {} answer{}, all as logged{}{}\n", sanitised(log), result.answers,
                   result.answers == 1 ? "" : "s",
                   result.torn ? " (a torn last line was left out)" : "", seal_of(result));
      } else {
        failed += (failed.empty() ? "" : "\n") + result.error;
      }
    }
    if (!failed.empty()) throw LogError(failed);
  });
}

}  // namespace narrator::cli
