#include <memory>

#include <fmt/format.h>

#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/passphrase.hpp"
#include "engine/error.hpp"
#include "engine/session/verify_all.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

std::string told(const Verified& log, const Catalogue& texts) {
  std::string words = texts.render("verify.sound", {{"answers", {std::int64_t{log.answers}}}}, {});
  if (log.torn) words += texts.render("verify.torn", {}, {});
  if (log.seal.mark.empty()) return words;
  words +=
      texts.render(log.opened ? "verify.opened" : "verify.sealed", {{"mark", {log.seal.mark}}}, {});
  words += log.seal.words.empty() ? texts.render("verify.no-words", {}, {})
                                  : texts.render("verify.words", {{"words", {log.seal.words}}}, {});
  if (log.redeals > 0)
    words += texts.render("verify.redealt", {{"n", {std::int64_t{log.redeals}}}}, {});
  return words;
}

void verify(const std::vector<std::string>& logs, const std::string& lang) {
  const Catalogue texts = interface_texts(lang);
  const std::vector<Verified> results = verify_all(logs, ask_passphrase());
  std::string failed;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Verified& result = results[i];
    if (result.error.empty()) {
      fmt::print("{}: {}\n", sanitised(logs[i]), told(result, texts));
    } else {
      failed += (failed.empty() ? "" : "\n") + result.error;
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
  command.add_option("LOG", options->logs, "the logs (default: the newest)")
      ->check(not_empty("a log"));
  add_lang_option(command, options->lang);
  command.callback([options] {
    if (options->logs.empty()) options->logs.push_back(log_or_newest({}));
    verify(options->logs, choose_language(options->lang));
  });
}

}  // namespace narrator::cli
