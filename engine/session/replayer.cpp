#include "engine/session/replayer.hpp"

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/log/log_json.hpp"
#include "engine/session/check_log.hpp"
#include "engine/session/replay.hpp"
#include "engine/share_out.hpp"

namespace narrator {
namespace {

constexpr std::size_t kMostRules = 8;  // kept loaded; a megabyte or two each

// Answers that are run again for one log: each new name of a player begins from the first.
constexpr std::size_t kMostReplayed = 100'000;

std::string after(int n) {
  return n == 0 ? "before the first answer" : fmt::format("answer {}", n);
}

// What the log says came of answer `n` (0: the beginning), and what the rules say now.
void compare(int n, const std::vector<Said>& logged, const std::string& logged_g,
             const std::vector<Said>& said, const std::string& g) {
  static const Said nothing{{}, {}, "(nothing)"};
  for (std::size_t i = 0; i < std::max(said.size(), logged.size()); ++i) {
    const Said& then = i < logged.size() ? logged[i] : nothing;
    const Said& now = i < said.size() ? said[i] : nothing;
    if (then == now) continue;
    throw LogError(fmt::format(
        "{}: the log says \"{}\", the rules say \"{}\"{}", after(n), then.text, now.text,
        then.text == now.text ? (then.id == now.id ? ", to others" : ", as another message") : ""));
  }
  if (g != logged_g) {
    throw LogError(
        fmt::format("{}: the state then has fingerprint {}, in the log {}", after(n), g, logged_g));
  }
}

// A log held to what its rules come to when they run its answers again.
class LogVerifier {
 public:
  LogVerifier(const LogContents& log, const SealCheck& seal, Machine& machine)
      : log_(log), seal_(seal), machine_(machine), table_(log.setup.table) {
    machine_.write_said(&now_, [this](const Announcement& one) { return written(one); });
  }
  ~LogVerifier() { machine_.write_said(nullptr); }
  LogVerifier(const LogVerifier&) = delete;

  // The game is run from the beginning again wherever a player got another name, and held to the
  // log from there on.
  void verify() {
    check_replaced();
    const std::vector<LogAnswer>& answers = log_.state.answers;
    std::size_t held = hold(log_.state.began, 0);
    while (held < answers.size()) held = hold(answers[held].named, held + 1);
  }

 private:
  // What comes of the answers from number `from` on (0: of the beginning), as long as the players
  // have the names `named`. Returns the number of the last of them.
  std::size_t hold(std::size_t named, std::size_t from) {
    const std::size_t last = last_named(named, from);
    replayed_ += last;
    if (replayed_ > kMostReplayed)
      throw LogError("its players are renamed so often that it takes more to run than any game");
    table_.players = log_.state.tables.at(named);
    replay(machine_, table_, log_.state, looking_from(from), last);
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

  Visitor looking_from(std::size_t from) {
    Visitor visitor;
    visitor.heard_from = from;
    visitor.before = [this](const Question& question, const LogAnswer& logged,
                            const Answer& answer) {
      if (strict() &&
          to_words(question, answer, log_.state.tables.at(logged.named)) != logged.answer)
        throw LogError("answer {} is written as no narrator writes it", logged.n);
      if (seal_.sealed()) seal_.look(question, logged, answer);
    };
    visitor.after = [this](const LogAnswer* logged, const std::vector<Said>&) {
      if (now_.back() == ',') now_.pop_back();
      now_ += ']';
      const std::string g = fingerprint_text(machine_);  // taken once everything is said
      logged ? compare_answer(*logged, g)
             : compare(0, *log_.state.opening, log_.state.opening_g, said(), g);
      now_ = '[';
    };
    return visitor;
  }

  // As a member of a list, and a comma.
  std::string written(const Announcement& one) {
    Said said;
    put_into_words(machine_.text(), one, table_.players, said);
    machine_.keep(said.text.size());
    std::string json;
    add_said_text(said, table_.players, json);
    return json + ',';
  }

  // What is written of it is parsed only where it differs from how a log would have it now.
  void compare_answer(const LogAnswer& logged, const std::string& g) {
    const auto [begin, length] = logged.written;
    if (length == 0) return compare(logged.n, logged.say, logged.g, said(), g);
    const std::string_view then = std::string_view(log_.written).substr(begin, length);
    if (now_ == then && g == logged.g) return;
    compare(logged.n, said_of(then, table_.players), logged.g, said(), g);
    if (strict())
      throw LogError("answer {}: what was said is written as no narrator writes it", logged.n);
  }

  bool strict() const { return log_.setup.format > kLooseFormat; }

  // What was said after answers that were taken back is not held against the rules.
  void check_replaced() const {
    std::vector<std::uint32_t> in_effect;
    for (const LogAnswer& one : log_.state.answers) {
      if (one.written.length > 0) in_effect.push_back(one.written.from);
    }
    if (!strict() || in_effect.size() == log_.unheard.size()) return;
    std::ranges::sort(in_effect);
    for (const auto& [written, named] : log_.unheard) {
      if (std::ranges::binary_search(in_effect, written.from)) continue;
      const std::vector<std::string>& names = log_.state.tables.at(named);
      const std::string text = log_.written.substr(written.from, written.length);
      if (said_text(said_of(text, names), names) != text)
        throw LogError(
            "what was said after an answer that was taken back is written as no narrator "
            "writes it");
    }
  }

  std::vector<Said> said() const { return said_of(now_, table_.players); }

  const LogContents& log_;
  const SealCheck& seal_;
  Machine& machine_;
  Table table_;            // with the players as they were called then
  std::string now_ = "[";  // what was said, as a log would have it
  std::size_t replayed_ = 0;
};

Verified verify_one(const std::string& path, LogReader& reader, Replayer& replayer) {
  try {
    const LogContents log = reader.read_unheard(path);
    const int answers = replayer.verify(log);
    const bool opened = replayer.sealed() == Replayer::Sealed::opened;
    return {answers, log.torn, log.setup.seal, opened, log.state.redeals, {}};
  } catch (const Error& e) {
    return {.error = wrong_with(path, e)};
  }
}

}  // namespace

// The rules of the log, loaded or found, in front of the others.
Machine& Replayer::rules_of(const Setup& setup) {
  const auto found = std::find_if(rules_.begin(), rules_.end(), [&](const Rules& one) {
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

// A machine that failed is not used again, nor is one of a stranger.
template <class Use>
void Replayer::with_rules_of(const LoggedGame& log, Use use) {
  if (probe_ && log.foreign) probe_([&] { use(rules_of(log.setup)); });
  Machine& machine = rules_of(log.setup);
  try {
    use(machine);
  } catch (...) {
    rules_.pop_front();
    throw;
  }
  if (log.foreign) rules_.pop_front();  // a stranger's are loaded anew, whatever they have kept
}

void Replayer::run(const LoggedGame& log, const std::function<void(Machine&)>& look) {
  with_rules_of(log, [&](Machine& machine) {
    replay(machine, log.setup.table, log.state);
    look(machine);
  });
}

Json Replayer::result(const LoggedGame& log) {
  Json result;
  run(log, [&](Machine& machine) { result = machine.result().value_or(Json()); });
  return result;
}

int Replayer::verify(const LogContents& log) {
  if (!log.untrue.empty()) throw LogError("line " + log.untrue);
  const SealCheck seal(log);
  with_rules_of(log, [&](Machine& machine) {
    LogVerifier(log, seal, machine).verify();
    check_header(machine, log);
    const bool opened = seal.opened(machine.result().has_value());
    if (log.over_at > 0 && !machine.result())
      throw LogError("line {}: what waits was left out, and the game is not over", log.over_at);
    sealed_ = !seal.sealed() ? Sealed::no : opened ? Sealed::opened : Sealed::closed;
  });
  return static_cast<int>(log.state.answers.size());
}

std::vector<Verified> verify_all(const std::vector<std::string>& paths, const AskPassphrase& ask,
                                 const Replayer::Probe& probe) {
  struct Verifier {
    Verifier(const AskPassphrase& ask, const Replayer::Probe& probe)
        : reader(ask), replayer({}, probe) {}
    LogReader reader;
    Replayer replayer;
  };
  const unsigned workers = processors();
  std::vector<std::unique_ptr<Verifier>> verifiers(workers);
  std::vector<Verified> results(paths.size());
  share_out(paths.size(), workers, [&](unsigned worker, std::size_t i) {
    std::unique_ptr<Verifier>& own = verifiers[worker];
    if (!own) own = std::make_unique<Verifier>(ask, probe);
    results[i] = verify_one(paths[i], own->reader, own->replayer);
  });
  return results;
}

}  // namespace narrator
