#include <memory>

#include <fmt/format.h>

#include "cli/subcommands.hpp"
#include "engine/error.hpp"
#include "engine/replayer.hpp"

namespace narrator::cli {

void add_verify(CLI::App& app) {
  const auto logs = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("verify", "Check that logs are whole and replay exactly");
  command->add_option("LOG", *logs, "the logs")->required();
  command->callback([logs] {
    LogReader reader;
    Replayer replayer;
    std::string failed;
    for (const std::string& log : *logs) {
      try {
        const LogContents contents = reader.read(log);
        const int answers = replayer.verify(contents);
        fmt::print("{}: {} answers, all as logged{}\n", log, answers,
                   contents.torn ? " (a torn last line was left out)" : "");
      } catch (const Error& e) {
        const std::string text = e.what();
        failed += (failed.empty() ? "" : "\n") +
                  (text.starts_with(log) ? text : fmt::format("{}: {}", log, text));
      }
    }
    if (!failed.empty()) throw LogError(failed);
  });
}

}  // namespace narrator::cli
