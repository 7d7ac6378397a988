#include <algorithm>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <unistd.h>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"
#include "engine/session/session.hpp"
#include "engine/sources/library.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace narrator::fuzz {
namespace {

namespace fs = std::filesystem;

// A temporary folder, and the log in it.
struct Place {
  Place() : folder(fs::temp_directory_path() / fmt::format("narrator-fuzz-{}", getpid())) {
    fs::create_directories(folder);
  }
  ~Place() { fs::remove_all(folder); }
  std::string log() const { return (folder / "game.jsonl").string(); }
  void write(const std::string& bytes) const {
    fs::remove(log());  // a system may sync before overwriting an existing file
    std::ofstream(log(), std::ios::binary) << bytes;
  }
  fs::path folder;
};

std::string now() { return "2026-11-21T19:40:12Z"; }

// A game with every kind of log entry.
std::string real_log(const Place& place) {
  Setup setup;
  setup.game = "victim";
  setup.sources = game_sources("tests/attacks/victim", "en");
  setup.table.players = {"Aki", "Bình", "Chie"};
  setup.table.dealt = {"hands"};
  setup.table.settings["game"]["rounds"] = 4;
  setup.seed = "1";
  Session session = Session::create(setup, place.log(), now);
  Random random("log", 1);
  const auto play = [&](int answers) {
    for (; answers > 0 && session.question() != nullptr; --answers)
      session.answer(draw(*session.question(), random));
  };
  session.reseat({"Chie", "Aki", "Bình"});
  play(5);
  session.leave(2);
  session.rename(2, "Ann");
  session.change_recall({{"votes", "nobody"}});
  session.note("ruling", "Nobody is \"tired\" — ever.\n");
  session.note("claim", "Ann: red", Claim{2, "throw", 1, 0, {"red"}, ""});
  session.note("claim", "Ann: nothing", Claim{2, "throw", 1, 3});
  session.undo(2);
  session.redo();
  session.undo(1);
  play(2);
  session.rename(3, "Bob");
  session.amend(session.answers().back().n,
                [&](Machine& machine) { return draw(*machine.question(), random); });
  play(2);
  session.sync();
  return read_text_file(place.log());
}

std::vector<std::string> lines_of(const std::string& log) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < log.size();) {
    const auto end = std::min(log.find('\n', at), log.size() - 1);
    lines.push_back(log.substr(at, end + 1 - at));
    at = end + 1;
  }
  return lines;
}

// Drops, duplicates or moves whole lines.
std::string with_lines_moved(const std::string& log, Random& random) {
  std::vector<std::string> lines = lines_of(log);
  const auto n = static_cast<std::uint32_t>(lines.size());
  const auto one = lines.begin() + random.below(n), other = lines.begin() + random.below(n);
  switch (random.below(3)) {
    case 0: lines.erase(one); break;
    case 1: std::iter_swap(one, other); break;
    default: lines.insert(one, std::string(*other)); break;
  }
  return joined_by(lines, "");
}

std::string damaged(const std::string& log, Random& random) {
  switch (random.below(4)) {
    case 0: return log.substr(0, random.below(static_cast<std::uint32_t>(log.size())));
    case 1: return with_lines_moved(log, random);
    default: return mutated(log, random);
  }
}

// Reads the log and resumes the game. An error readable for people is an acceptable outcome.
void use(const Place& place, const std::string& sound) {
  LogContents log;
  try {
    log = LogReader().read(place.log());
  } catch (const LogError&) {
    return;
  }
  const std::string bytes = read_text_file(place.log());
  if (!sound.empty()) {
    require(log.length <= sound.size() && sound.compare(0, log.length, bytes, 0, log.length) == 0,
            "a damaged log was read: " + shown(bytes));
    require(log.torn || log.length == bytes.size(), "something behind a log's end was not noticed");
  }
  try {
    Replayer().verify(log);
    Session::open(log, place.log(), false, now);
  } catch (const Error&) {
  }
}

// Returns the part of a line that its link covers besides the previous link (narrator-log(5), "The
// chain"). Saved inputs may be of the first format.
std::string linked(const std::string& body, bool loose) {
  if (!body.starts_with("{\"source\"")) return body;
  return loose ? body.substr(0, body.find(",\"text\":")) : digest(body);
}

// Recomputes the chain, as somebody would to pass a changed log off as intact.
std::string chained(const std::vector<std::string>& bodies) {
  const bool loose = !bodies.empty() &&
                     bodies.front().starts_with(fmt::format("{{\"narrator\":{},", kLooseFormat));
  std::string log, link;
  for (const std::string& body : bodies) {
    link = chain(link, linked(body, loose));
    log += body + ",\"h\":\"" + link + "\"}\n";
  }
  return log;
}

}  // namespace

void take_log(const std::string& bytes) {
  const Place place;
  static const std::string kRaw = "raw\n";
  if (bytes.starts_with(kRaw)) {
    place.write(bytes.substr(kRaw.size()));
  } else {
    std::vector<std::string> bodies = lines_of(bytes);
    for (std::string& body : bodies) std::erase(body, '\n');
    place.write(chained(bodies));
  }
  use(place, "");
}

void fuzz_log(int inputs) {
  const Place place;
  const std::string sound = real_log(place);
  use(place, sound);
  Random random("log", 0);
  for (int i = 0; i < inputs; ++i) {
    place.write(damaged(sound, random));
    use(place, sound);
  }
}

void fuzz_forged_log(int inputs) {
  const Place place;
  std::vector<std::string> bodies = lines_of(real_log(place));
  for (std::string& line : bodies)
    line.resize(line.size() - std::string(",\"h\":\"0123456789abcdef\"}\n").size());
  place.write(chained(bodies));
  require(Replayer().verify(LogReader().read(place.log())) > 0,
          "a log with its chain made anew is not read");
  Random random("forged", 0);
  for (int i = 0; i < inputs; ++i) {
    std::vector<std::string> forged = bodies;
    std::string& body = forged[random.below(static_cast<std::uint32_t>(forged.size()))];
    body = mutated(body, random);
    place.write(chained(forged));
    use(place, "");
  }
}

}  // namespace narrator::fuzz
