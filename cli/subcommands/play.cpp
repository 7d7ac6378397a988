#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/drawing/in_words.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/conversation_flags.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/table/welcome.hpp"
#include "engine/error.hpp"
#include "engine/sources/library.hpp"

namespace narrator::cli {
namespace {

// How the log is protected.
struct Secrecy {
  bool seal = false;        // chance cannot be manipulated
  bool passphrase = false;  // the log cannot be read without a passphrase

  std::string in_words() const {
    return std::string(seal ? " --seal" : "") + (passphrase ? " --passphrase" : "");
  }
};

// Sets up the last table again, asking a person for the seats if there is one; returns nothing if
// they leave.
std::optional<PreparedGame> set_up_again(const SetupOptions& given, ConversationFlags& options,
                                         Input& input) {
  if (!given.variants.empty() || !given.settings.empty() || !given.deal.empty() ||
      !given.recall.empty()) {
    throw Error(Exit::usage,
                "play again is the last table as it was: only -p, --seed, --lang and how it is "
                "played can be otherwise. Example: narrator play again -p \"+Zoe,-Dan\"");
  }
  PreparedGame table = last_table(given.lang);
  Setup& setup = table.setup;
  if (!given.seed.empty()) setup.seed = given.seed;
  if (options.screen.empty()) options.screen = setup.screen;
  setup.screen.clear();
  if (!given.players.empty()) {
    setup.table.players =
        seated_otherwise(setup.table.players, given.players, table.machine->text());
    check_count(static_cast<int>(setup.table.players.size()), table.machine->game(),
                !setup.variants.empty());
  } else if (by_a_person(options) && !seat_again(table, input)) {
    return std::nullopt;
  }
  return table;
}

// Returns whether the user need not be asked anything.
bool is_complete(const SetupOptions& given) {
  return given.game == kAgain || given.game == kGoOn ||
         (!given.game.empty() && !given.players.empty());
}

// Applies a table of the config, and reports the mistakes in it.
void take_table(Config& config, SetupOptions& given, ConversationFlags& options) {
  if (!given.game.starts_with('@')) return;
  const std::size_t told = config.mistakes().size();
  config.take_table(given, options.screen, options.narration.speak);
  tell_mistakes(config, told);
}

// Asks a person, if there is one, for what the command line leaves open; returns false if they
// leave.
bool complete(Config& config, SetupOptions& given, const Secrecy& secrecy,
              ConversationFlags& options, Input& input) {
  take_table(config, given, options);
  while (by_a_person(options) && !is_complete(given)) {
    const std::string more = secrecy.in_words() + options.in_words();
    if (!welcome(given, options.screen, more, config, input)) return false;
    take_table(config, given, options);
  }
  return true;
}

void play(SetupOptions given, std::string log, const Secrecy& secrecy, ConversationFlags options) {
  if (given.game.empty() && !by_a_person(options)) {
    throw Error(Exit::usage,
                "which game? Expected one of {}, for example: narrator play {} "
                "-p \"Aki,Binh,Chie,…\" (narrator games tells of them)",
                fmt::join(game_ids(), ", "), game_ids().front());
  }
  Config config;
  take_standing(config, options);
  const std::string screen = options.screen;
  if (screen.empty() && by_a_person(options)) options.screen = config.standing("screen");
  std::shared_ptr<const LineCipher> cipher;  // obtained before the prompt takes over the terminal
  const std::string passphrase = secrecy.passphrase ? new_passphrase() : "";
  if (secrecy.passphrase) cipher = std::make_shared<const LineCipher>(passphrase);
  auto screens = screens_for(options);
  const auto input = input_for(options);
  if (!complete(config, given, secrecy, options, *input)) return;
  if (given.game == kGoOn || given.game == kAgain) options.screen = screen;  // or that of the log
  if (given.game == kGoOn) {
    screens.reset();  // go_on() opens them again at the same address
    return go_on(logs_newest_first().front(), options, *input, ask_passphrase());
  }
  std::optional<PreparedGame> table =
      given.game == kAgain ? set_up_again(given, options, *input) : prepare(given);
  if (!table) return;
  must_be_wiped(options, input->interactive());  // also if the config or the last table says shared
  Setup& setup = table->setup;
  if (options.shared()) setup.screen = options.screen;
  const std::string now = utc_now();
  if (log.empty()) log = new_log_path(setup.game, now.substr(0, 10));
  if (cipher) setup.cipher = cipher;
  const bool seals = secrecy.seal || !setup.seal.mark.empty();  // as the last table
  if (seals && !seal(setup, *input, options.json)) return;
  Session session = Session::create(setup, log, utc_now, std::move(table->machine));
  tell_unlocked(session);
  if (input->interactive()) text_output()->notice(text(session, "first-steps"));
  hold_conversation(session, *input, options, false, screens.get(),
                    [passphrase](const std::string&) { return passphrase; });
}

}  // namespace

void add_play(CLI::App& command) {
  struct Options {
    SetupOptions setup;
    std::string log;
    Secrecy secrecy;
    ConversationFlags flags;
  };
  const auto options = std::make_shared<Options>();
  options->setup.add_to(command, true);
  command.add_option("--log", options->log, "where the log goes (default: the state folder)")
      ->check(not_empty("a file, such as game.jsonl"))
      ->type_name("FILE");
  command.add_flag(
      "--seal", options->secrecy.seal,
      "fix what chance will draw, shown as a mark to write down and opened at the end");
  command.add_flag("--passphrase", options->secrecy.passphrase,
                   "ask for a passphrase, without which nobody can read the log");
  options->flags.add_for_persons_to(command);
  command.callback(
      [options] { play(options->setup, options->log, options->secrecy, options->flags); });
}

}  // namespace narrator::cli
