#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "engine/error.hpp"
#include "engine/session/replayer.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

std::string told(const VerifyResult& log, const Catalogue& texts) {
  std::string words = texts.render("verify.sound", {{"answers", number_value(log.answers)}}, {});
  if (log.torn) words += texts.render("verify.torn", {}, {});
  if (log.seal.mark.empty()) return words;
  words +=
      texts.render(log.opened ? "verify.opened" : "verify.sealed", {{"mark", {log.seal.mark}}}, {});
  words += log.seal.words.empty() ? texts.render("verify.no-words", {}, {})
                                  : texts.render("verify.words", {{"words", {log.seal.words}}}, {});
  if (log.redeals > 0)
    words += texts.render("verify.redealt", {{"n", number_value(log.redeals)}}, {});
  return words;
}

// Copies standard input to a temporary file and returns its path; it is removed when the program
// ends.
std::string standard_input() {
  constexpr std::size_t kMost = std::size_t{64} << 20;  // bytes; no log is that large
  std::FILE* file = std::tmpfile();
  if (file == nullptr) throw LogError("standard input cannot be kept: {}", std::strerror(errno));
  std::array<char, 65536> part;
  for (std::size_t all = 0; all <= kMost;) {
    const std::size_t n = std::fread(part.data(), 1, part.size(), stdin);
    if (n == 0) break;
    all += std::fwrite(part.data(), 1, n, file);
  }
  if (std::fflush(file) != 0 || std::ferror(file) != 0)
    throw LogError("standard input cannot be kept: {}", std::strerror(errno));
  return fmt::format("/dev/fd/{}", fileno(file));
}

void verify(std::vector<std::string> logs, const std::string& lang) {
  const Catalogue texts = interface_texts(lang);
  std::vector<std::string> paths = logs;
  for (std::string& path : paths) {
    if (path == "-") path = standard_input();
  }
  const std::vector<VerifyResult> results =
      verify_all(paths, ask_passphrase(), in_strangers_process);
  std::string failed;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const VerifyResult& result = results[i];
    if (result.error.empty()) {
      fmt::print("{}: {}\n", sanitised(logs[i]), told(result, texts));
    } else {
      std::string error = result.error;
      const auto named = error.find(paths[i]);
      if (logs[i] == "-" && named != error.npos) error.replace(named, paths[i].size(), "-");
      failed += (failed.empty() ? "" : "\n") + error;
    }
  }
  if (!failed.empty()) throw LogError(failed);
}

}  // namespace

void add_verify(CLI::App& command) {
  struct Options {
    std::vector<std::string> logs;
    std::string lang;
  };
  const auto options = std::make_shared<Options>();
  command
      .add_option("LOG", options->logs, "the logs, or - for standard input (default: the newest)")
      ->check(not_empty("a log"));
  add_lang_option(command, options->lang);
  command.callback([options] {
    for (std::string& log : options->logs) log = log_named(log);
    if (options->logs.empty()) options->logs.push_back(log_or_newest({}));
    verify(options->logs, choose_language(options->lang));
  });
}

}  // namespace narrator::cli
