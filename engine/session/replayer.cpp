#include "engine/session/replayer.hpp"

#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/log/log_time.hpp"
#include "engine/machine.hpp"
#include "engine/question/question.hpp"
#include "engine/session/replay.hpp"
#include "engine/share_out.hpp"
#include "engine/sources/source.hpp"

namespace narrator {
namespace {

template <class... Values>
void check(bool sound, fmt::format_string<Values...> what, Values&&... values) {
  if (!sound) throw LogError("line 1: {}", fmt::format(what, std::forward<Values>(values)...));
}

void check_game(const GameDeclaration& game, const Setup& setup) {
  check(game.id == setup.game, "the game is called {}, its rules say {}", setup.game, game.id);
  check(game.version == setup.version, "its version is {}, its rules say {}", setup.version,
        game.version);
  check(setup.table.library >= 1 && setup.table.library <= kLibrary,
        "it is of library {}; this narrator has {}", setup.table.library, kLibrary);
  check(contains(languages(), setup.lang), "there is no language '{}'", setup.lang);
  const std::vector<std::string> components = game.component_names();
  const std::vector<std::string>& dealt = setup.table.dealt;
  for (auto one = dealt.begin(); one != dealt.end(); ++one) {
    check(contains(components, *one) && std::find(dealt.begin(), one, *one) == one,
          "'{}' is dealt, which is no component of the game", *one);
  }
}

void check_variants(const Machine& machine, const Setup& setup) {
  const auto ids = mapped(machine.variants(), &VariantDeclaration::id);
  check(ids == setup.variants, "the variants are [{}], the sources are of [{}]",
        fmt::join(setup.variants, ", "), fmt::join(ids, ", "));
}

void check_settings(const Machine& machine, const Setup& setup) {
  for (const auto& [owner, values] : setup.table.settings) {
    const auto* declared = settings_of(machine.game(), machine.variants(), owner);
    check(declared != nullptr, "there are settings of {}, which is no variant of this game", owner);
    for (const auto& [name, value] : values) {
      const Setting* setting = find_setting(*declared, name);
      check(setting != nullptr && setting->allows(value), "the setting {} of {} cannot be {}", name,
            owner, in_one_line(value));
    }
  }
}

void check_recall(const Recall& recall) {
  for (const auto& [item, reader] : recall) {
    check(contains(kRecallItems, item) && contains(kRecallReaders, reader),
          "nobody can be reminded of '{}' as '{}'", item, reader);
  }
}

// Throws LogError naming what the header says differently from its sources, or what no log can say:
// game, version, variants, what is dealt, settings, language, recall, screen, time.
void check_header(const Machine& machine, const LogContents& log) {
  const Setup& setup = log.setup;
  check(is_log_time(log.at), "'{}' is no time", log.at);
  check(setup.screen.empty() || setup.screen == "shared", "there is no screen '{}'", setup.screen);
  check_game(machine.game(), setup);
  check_variants(machine, setup);
  check_settings(machine, setup);
  check_recall(log.recall);
  check_recall(setup.recall);
}

// Checks draws against the seal.
class SealCheck {
 public:
  // Throws LogError if the seal is that of another seed.
  explicit SealCheck(const LoggedGame& log)
      : log_(log),
        seed_(chance_seed(log.setup.seed, log.setup.seal)),
        amended_(std::ranges::any_of(log.state.changes,
                                     [](const Change& one) { return one.from.has_value(); })) {
    const Seal& seal = log.setup.seal;
    if (sealed() && seal_of(log.setup.seed) != seal.mark)
      throw LogError("line 1: the seal {} is not that of its seed", seal.mark);
  }

  bool sealed() const { return !log_.setup.seal.mark.empty(); }

  // Throws LogError if a draw in effect was not made from the sealed seed. In format 1, an
  // amendment keeps later draws under their new numbers without telling the old ones.
  void look(const Question& question, const LogAnswer& logged, const Answer& answer) const {
    if (!logged.chance) return;
    if (log_.setup.format > kLooseFormat) {
      const auto [number, redeals] = logged.drawn_as();
      Random random = chance_of(seed_, number, redeals);
      if (draw(question, random) == answer) return;
      throw LogError("answer {}: chance did not draw it from what was sealed", logged.n);
    }
    if (is_drawn(question, answer, logged.n)) return;
    const int last = static_cast<int>(log_.state.answers.size() + log_.state.waiting.size()) + 20;
    for (int number = 1; amended_ && number <= last; ++number) {
      if (is_drawn(question, answer, number)) return;
    }
    throw LogError("answer {}: chance did not draw it from what was sealed", logged.n);
  }

  // Whether the seal was opened. Throws LogError if it was ever opened with another seed, if it was
  // opened without being there, or if the game is `over` and it never was.
  bool opened(bool over) const {
    const std::string& mark = log_.setup.seal.mark;
    bool opened = false;
    for (const LogNote& note : log_.state.notes) {
      if (note.kind != kOpening) continue;
      if (!sealed()) throw LogError("a seal was opened, and its first line has none");
      if (seal_of(note.text) != mark)
        throw LogError("the seal {} was opened with another seed than it was made of", mark);
      opened = true;
    }
    if (sealed() && over && !opened)
      throw LogError("the game is over, and its seal was never opened");
    return opened;
  }

 private:
  // Each redeal draws anew but keeps what was dealt before it, so any redeal may have drawn this.
  bool is_drawn(const Question& question, const Answer& answer, int number) const {
    for (int redeals = 0; redeals <= log_.state.redeals; ++redeals) {
      Random random = chance_of(seed_, number, redeals);
      if (draw(question, random) == answer) return true;
    }
    return false;
  }

  const LoggedGame& log_;
  std::string seed_;
  bool amended_;
};

constexpr std::size_t kMostRules = 8;  // rules kept loaded; a megabyte or two each

// Budget for running an answer again, besides what a stranger's rules do: each new name of a player
// starts from the first answer.
constexpr std::size_t kStepsAnswered = 2'000;

std::string after(int n) {
  return n == 0 ? "before the first answer" : fmt::format("answer {}", n);
}

// Compares what the log says came of answer `n` (0: the beginning) with what the rules say now.
void compare(int n, const std::vector<Message>& logged, const std::string& logged_g,
             const std::vector<Message>& said, const std::string& g) {
  static const Message nothing{{}, {}, "(nothing)"};
  for (std::size_t i = 0; i < std::max(said.size(), logged.size()); ++i) {
    const Message& then = i < logged.size() ? logged[i] : nothing;
    const Message& now = i < said.size() ? said[i] : nothing;
    if (then == now) continue;
    throw LogError(
        "{}: the log says \"{}\", the rules say \"{}\"{}", after(n), then.text, now.text,
        then.text == now.text ? (then.id == now.id ? ", to others" : ", as another message") : "");
  }
  if (g != logged_g)
    throw LogError("{}: the state then has fingerprint {}, in the log {}", after(n), g, logged_g);
}

// Compares a log with what its rules produce when they run its answers again.
class LogVerifier {
 public:
  LogVerifier(const LogContents& log, const SealCheck& seal, Machine& machine)
      : log_(log),
        seal_(seal),
        machine_(machine),
        table_(log.setup.table),
        budget_(log.state.budget) {}

  // Replays the game from the beginning for each change of a player's name, and compares it
  // with the log from there on.
  void verify() {
    check_replaced();
    const std::vector<LogAnswer>& answers = log_.state.answers;
    std::size_t held = hold(log_.state.began, 0);
    while (held < answers.size()) held = hold(answers[held].named, held + 1);
  }

 private:
  // Checks the consequences of the answers from number `from` on (0: of the beginning), as long as
  // the players are named as in table `named`. Returns the number of the last of these answers.
  std::size_t hold(std::size_t named, std::size_t from) {
    const std::size_t last = last_named(named, from);
    budget_.charge_steps(kStepsAnswered * last);
    if (budget_.is_spent())
      throw LogError("its players are renamed so often that it takes more to run than any game");
    table_.players = log_.state.tables.at(named);
    replay(machine_, table_, log_.state, looking_from(from), last, budget_);
    budget_ = machine_.budget();
    return last;
  }

  std::size_t last_named(std::size_t named, std::size_t from) const {
    const std::vector<LogAnswer>& answers = log_.state.answers;
    const auto first =
        answers.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(from, 1)) - 1;
    const auto other = std::find_if(first, answers.end(),
                                    [&](const LogAnswer& one) { return one.named != named; });
    return static_cast<std::size_t>(other - answers.begin());
  }

  ReplayObserver looking_from(std::size_t from) {
    ReplayObserver observer;
    observer.heard_from = from;
    observer.before = [this](const Question& question, const LogAnswer& logged,
                             const Answer& answer) {
      // Only these answers could be written in another order.
      if (strict() && std::holds_alternative<ByName>(logged.answer) &&
          to_words(question, answer, log_.state.tables.at(logged.named)) != logged.answer)
        throw LogError("answer {} is written as no narrator writes it", logged.n);
      if (seal_.sealed()) seal_.look(question, logged, answer);
    };
    observer.after = [this](const LogAnswer* logged, const std::vector<Message>& said) {
      const std::string g = fingerprint_text(machine_);
      logged ? compare_answer(*logged, said, g)
             : compare(0, *log_.state.opening, log_.state.opening_g, said, g);
    };
    return observer;
  }

  // The logged text is parsed only if it differs from how a log would have it now.
  void compare_answer(const LogAnswer& logged, const std::vector<Message>& said,
                      const std::string& g) {
    const auto [begin, length] = logged.written;
    if (length == 0) return compare(logged.n, logged.say, logged.g, said, g);
    const std::string_view then = std::string_view(log_.written).substr(begin, length);
    now_.clear();
    add_said(said, table_.players, now_);
    if (now_ == then && g == logged.g) return;
    compare(logged.n, said_of(then, table_.players), logged.g, said, g);
    if (strict())
      throw LogError("answer {}: what was said is written as no narrator writes it", logged.n);
  }

  bool strict() const { return log_.setup.format > kLooseFormat; }

  // Announcements after answers that were taken back are not compared with the rules.
  void check_replaced() const {
    std::vector<std::uint32_t> in_effect;
    for (const LogAnswer& one : log_.state.answers) {
      if (one.written.length > 0) in_effect.push_back(one.written.from);
    }
    if (!strict() || in_effect.size() == log_.messages.size()) return;
    std::ranges::sort(in_effect);
    for (const auto& [written, named] : log_.messages) {
      if (std::ranges::binary_search(in_effect, written.from)) continue;
      const std::vector<std::string>& names = log_.state.tables.at(named);
      const auto then = std::string_view(log_.written).substr(written.from, written.length);
      std::string now;
      add_said(said_of(then, names), names, now);
      if (now != then)
        throw LogError(
            "what was said after an answer that was taken back is written as no narrator "
            "writes it");
    }
  }

  const LogContents& log_;
  const SealCheck& seal_;
  Machine& machine_;
  Table table_;      // with the players' names at that time
  std::string now_;  // the announcements as a log would have them
  Budget budget_;
};

VerifyResult verify_one(const std::string& path, LogReader& reader, Replayer& replayer) {
  try {
    const LogContents log = reader.read_without_messages(path);
    const int answers = replayer.verify(log);
    return {answers, log.torn, log.setup.seal, replayer.opened(), log.state.redeals, {}};
  } catch (const Error& e) {
    return {.error = wrong_with(path, e)};
  }
}

}  // namespace

// Returns the log's rules, loaded or found, and moves them to the front.
Machine& Replayer::machine_with(const Setup& setup) {
  const auto found = std::ranges::find_if(rules_, [&](const Rules& one) {
    return one.lang == setup.lang && one.sources == setup.sources;
  });
  if (found != rules_.end()) {
    rules_.splice(rules_.begin(), rules_, found);
    return rules_.front().machine;
  }
  if (rules_.size() == kMostRules) rules_.pop_back();
  rules_.push_front({setup.sources, setup.lang, Machine(setup.sources, setup.lang)});
  if (prepare_) prepare_(rules_.front().machine);
  return rules_.front().machine;
}

// A machine that failed is not used again, nor is a stranger's.
Json Replayer::asked_here(const LoggedGame& log, const Ask& ask) {
  Machine& machine = machine_with(log.setup);
  Json answer;
  try {
    answer = ask(machine);
  } catch (...) {
    rules_.pop_front();
    throw;
  }
  if (log.foreign) rules_.pop_front();  // a stranger's are loaded anew, whatever they kept
  return answer;
}

Json Replayer::asked(const LoggedGame& log, const Ask& ask) {
  if (!probe_ || !log.foreign) return asked_here(log, ask);
  return shallow_json(probe_([&] { return in_one_line(asked_here(log, ask)); }));
}

void Replayer::run(const LoggedGame& log, const std::function<void(Machine&)>& look) {
  const Ask replayed = [&](Machine& machine) {
    replay(machine, log.setup.table, log.state);
    look(machine);
    return Json();
  };
  asked(log, replayed);
  if (probe_ && log.foreign) asked_here(log, replayed);
}

Json Replayer::result(const LoggedGame& log) {
  return asked(log, [&](Machine& machine) {
    replay(machine, log.setup.table, log.state);
    return machine.result().value_or(Json());
  });
}

int Replayer::verify(const LogContents& log) {
  if (!log.untrue.empty()) throw LogError("line " + log.untrue);
  const SealCheck seal(log);
  opened_ = asked(log, [&](Machine& machine) {
    LogVerifier(log, seal, machine).verify();
    check_header(machine, log);
    if (log.over_at > 0 && !machine.result())
      throw LogError("line {}: what waits was left out, and the game is not over", log.over_at);
    return Json(seal.opened(machine.result().has_value()));
  });
  return static_cast<int>(log.state.answers.size());
}

std::vector<VerifyResult> verify_all(const std::vector<std::string>& paths,
                                     const AskPassphrase& ask, const Replayer::Probe& probe) {
  struct Verifier {
    Verifier(const AskPassphrase& ask, const Replayer::Probe& probe)
        : reader(ask), replayer({}, probe) {}
    LogReader reader;
    Replayer replayer;
  };
  const unsigned workers = processors();
  std::vector<std::unique_ptr<Verifier>> verifiers(workers);
  std::vector<VerifyResult> results(paths.size());
  share_out(paths.size(), workers, [&](unsigned worker, std::size_t i) {
    std::unique_ptr<Verifier>& own = verifiers[worker];
    if (!own) own = std::make_unique<Verifier>(ask, probe);
    results[i] = verify_one(paths[i], own->reader, own->replayer);
  });
  return results;
}

}  // namespace narrator
