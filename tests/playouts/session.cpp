#include "tests/playouts/session.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/replayer.hpp"
#include "engine/session/session.hpp"
#include "tests/playouts/answers.hpp"
#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

constexpr int kThingsDone = 12;           // other than answers, in random order
constexpr std::size_t kMostAnswers = 40;  // of a session; each undo replays all of them
constexpr std::uint32_t kOneLogIn = 8;    // one in so many sessions is written to a file
constexpr std::uint32_t kOneBackIn =
    4;  // one in so many sessions goes back to its start and forward

// Checks that the players' entries contain the facts told to the reader and nothing else.
void check_facts(Session& session, const Reader& reader) {
  const Json status = status_json(session, reader);
  const std::vector<std::string>& keys = session.machine().game().facts;
  for (std::size_t i = 0; i < session.names().size(); ++i) {
    for (const std::string& key : keys) {
      bool told = false;
      for (const Fact& fact : session.machine().facts()) {
        const bool about = fact.subject == static_cast<int>(i) + 1 && fact.key == key;
        told = told || (about && may_see(fact.to, reader));
      }
      require(told == !status["players"][i][key].is_null(),
              fmt::format("the status of seat {} for seat {} is wrong about {}", i + 1, reader.seat,
                          key));
    }
  }
}

// A secret question shows no options to others.
void check_question_shown(Session& session, const Reader& reader) {
  const Question* question = session.question();
  if (question == nullptr || !question->secret || may_see(question->to, reader)) return;
  const Json shown = question_json(question, session.names(), reader);
  for (const char* field : {"options", "slots", "voters", "copies", "min", "max"}) {
    require(!shown.contains(field),
            fmt::format("'{}' shows its {} to seat {}", question->id, field, reader.seat));
  }
}

void check_readers(Session& session) {
  std::vector<Reader> readers = {{Reader::Who::everyone, 0}, {Reader::Who::moderator, 0}};
  for (std::size_t i = 1; i <= session.names().size(); ++i)
    readers.push_back({Reader::Who::player, static_cast<int>(i)});
  for (const Reader& reader : readers) {
    check_facts(session, reader);
    check_question_shown(session, reader);
  }
}

// Checks that a fresh machine with the session's answers reaches the same state.
void check_fresh(Session& session, Machine& fresh) {
  ReplayObserver observer;
  const bool renamed = session.state().tables.size() > 1;  // names are part of fingerprints
  observer.after = [&](const LogAnswer* answer, const std::vector<Message>&) {
    require(answer == nullptr || renamed || answer->g == fingerprint_text(fresh),
            fmt::format("answer {} has another fingerprint", answer ? answer->n : 0));
  };
  replay(fresh, session.setup().table, session.state(), observer);
  require(fresh.fingerprint() == session.machine().fingerprint(),
          "the session is not where its answers lead");
}

// A log that is deleted with its game.
class TemporaryLog {
 public:
  explicit TemporaryLog(bool wanted) {
    if (!wanted) return;
    path_ = std::filesystem::temp_directory_path() / fmt::format("playouts-{}.jsonl", ::getpid());
    std::filesystem::remove(path_);
  }
  ~TemporaryLog() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove(path_, ignored);
  }
  TemporaryLog(const TemporaryLog&) = delete;
  TemporaryLog& operator=(const TemporaryLog&) = delete;

  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

class Evening {
 public:
  Evening(const Play& play, Machine& fresh)
      : random_(play.seed, 3),
        log_(random_.below(kOneLogIn) == 0),
        session_(Session::create(play.setup(), log_.path(),
                                 [] { return std::string("2026-11-21T19:40:12Z"); })),
        fresh_(fresh),
        leaning_(draw_leaning(random_)) {}

  void run() {
    sit_otherwise();
    const std::size_t most = 1 + random_.below(kMostAnswers);
    while (session_.question() != nullptr && session_.answers().size() < most)
      session_.answer(random_answer(*session_.question(), leaning_, random_));
    check_readers(session_);
    check_fresh(session_, fresh_);
    take_back();
    correct();
    wander();
    if (random_.below(kOneBackIn) == 0) back_and_forth();
  }

 private:
  std::size_t by_hand() const {
    std::size_t n = 0;
    for (const LogAnswer& answer : session_.answers()) n += answer.chance ? 0 : 1;
    return n;
  }

  void take_back() {
    if (by_hand() == 0) return;
    const std::size_t before = session_.answers().size();
    const std::uint64_t print = session_.machine().fingerprint();
    session_.undo(1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(by_hand()))));
    require(session_.answers().size() < before, "nothing was undone");
    check_fresh(session_, fresh_);
    session_.redo();
    require(session_.answers().size() == before && session_.machine().fingerprint() == print,
            "undo and redo together change something");
  }

  void correct() {
    const auto given = [](const LogAnswer& answer) { return !answer.chance; };
    const std::vector<int> numbers = mapped(those_of(session_.answers(), given), &LogAnswer::n);
    if (numbers.empty()) return;
    const int n = numbers[random_.below(static_cast<std::uint32_t>(numbers.size()))];
    session_.amend(
        n, [&](Machine& machine) { return random_answer(*machine.question(), leaning_, random_); });
    require(session_.answers().size() >= static_cast<std::size_t>(n), "the amended answer is gone");
    require(session_.question() == nullptr || !session_.question()->chance,
            "chance waits for a moderator");
    check_readers(session_);
    check_fresh(session_, fresh_);
  }

  // Whatever is done in whatever order, the game's state is determined by its answers, and undoing
  // and redoing something changes nothing.
  void wander() {
    for (int i = 0; i < kThingsDone; ++i) {
      try {
        do_something();
      } catch (const Error& e) {
        if (e.status() != Exit::refused) throw;
      }
      if (random_.below(3) == 0) undo_and_redo();
    }
    check_fresh(session_, fresh_);
    check_log();
  }

  // The log of all this verifies, and leads to the session's state.
  void check_log() {
    if (log_.path().empty()) return;
    session_.sync();
    LogReader reader;
    const LogContents read = reader.read(log_.path());
    Replayer().verify(read);
    Session again = Session::open(read, log_.path(), false, [] { return std::string("2026"); });
    require(again.machine().fingerprint() == session_.machine().fingerprint(),
            "the log does not lead to where the session is");
  }

  int any_seat() {
    return 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(session_.names().size())));
  }

  void do_something() {
    switch (random_.below(11)) {
      case 0: session_.undo(1 + static_cast<int>(random_.below(3))); return;
      case 1: session_.redo(); return;
      case 2: return correct();
      case 3: session_.rename(any_seat(), fmt::format("N{}", ++renamed_)); return;
      case 4: session_.leave(any_seat()); return;
      case 5: session_.note("ruling", "so be it"); return;
      case 6: return redeal();
      case 7: return set_right();
      case 8: return sit_otherwise();
      default:
        if (session_.question() != nullptr)
          session_.answer(random_answer(*session_.question(), leaning_, random_));
    }
  }

  // Reseats the players, as long as nobody has answered anything.
  void sit_otherwise() {
    if (!session_.may_reseat()) return;
    std::vector<std::string> players = session_.names();
    std::rotate(players.begin(), players.begin() + any_seat() - 1, players.end());
    std::swap(players[static_cast<std::size_t>(any_seat() - 1)], players.front());
    if (players != session_.names()) session_.reseat(std::move(players));
    undo_and_redo();
  }

  void redeal() {
    const std::vector<int> dealt =
        mapped(those_of(session_.answers(), &LogAnswer::chance), &LogAnswer::n);
    if (!dealt.empty())
      session_.redeal(dealt[random_.below(static_cast<std::uint32_t>(dealt.size()))]);
  }

  void set_right() {
    const std::vector<Question> offered = session_.corrections();
    if (offered.empty()) return;
    const Question& what = offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
    try {
      session_.correct(what, draw(what, random_));
    } catch (const ImpossibleState&) {
    }
    session_.machine().check();
  }

  // Everything that an action may change.
  std::string seen() {
    std::string text = fmt::format("{} {} {}", session_.machine().fingerprint(),
                                   session_.notes().size(), fmt::join(session_.names(), ","));
    for (int seat = 1; seat <= static_cast<int>(session_.names().size()); ++seat)
      text += session_.has_left(seat) ? " left" : " there";
    for (const LogAnswer& answer : session_.answers())
      text += answer.ask + to_json(answer.answer).dump();
    return text;
  }

  void undo_and_redo() {
    const std::string before = seen();
    if (!session_.state().last_done()) return;
    session_.undo(1);
    session_.redo();
    require(seen() == before, "undo and redo together change something");
  }

  // Everything that was done can be undone step by step, and redone.
  void back_and_forth() {
    const std::string before = seen();
    int done = 0;
    for (; session_.state().last_done(); ++done) session_.undo(1);
    require(by_hand() == 0 && session_.notes().empty(), "not everything was taken back");
    check_fresh(session_, fresh_);
    while (done-- > 0) session_.redo();
    require(seen() == before, "undoing everything and redoing it changes something");
    check_fresh(session_, fresh_);
  }

  Random random_;
  TemporaryLog log_;
  Session session_;
  Machine& fresh_;
  Leaning leaning_;
  int renamed_ = 0;
};

}  // namespace

void check_session(const Play& play, Machine& fresh) { Evening(play, fresh).run(); }

}  // namespace narrator::playouts
