#include <catch2/catch.hpp>

#include <functional>

#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/session/replayer.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// A game in a file; after each step it must verify and be the same when it is resumed.
class LoggedEvening {
 public:
  explicit LoggedEvening(Setup setup = tiny::setup())
      : session(Session::create(std::move(setup), folder.log(), tiny::clock())) {}

  void check() {
    const LogContents log = LogReader().read(folder.log());
    CHECK(Replayer().verify(log) == static_cast<int>(session.answers().size()));
    Session again = Session::open(log, folder.log(), false, tiny::clock());
    CHECK(again.names() == session.names());
    CHECK(again.machine().fingerprint() == session.machine().fingerprint());
    CHECK(answers(again) == answers(session));
  }

  std::string seen() {
    std::string text = std::to_string(session.machine().fingerprint());
    for (const std::string& one : answers(session)) text += "\n" + one;
    for (int seat = 1; seat <= 3; ++seat)
      text += "\n" + session.names()[static_cast<std::size_t>(seat - 1)] +
              (session.has_left(seat) ? " left" : "");
    for (const LogNote& note : session.notes()) text += "\n" + note.kind + note.text;
    return text + (session.may_recall("votes", tiny::kEveryone) ? "" : " not votes");
  }

  static std::vector<std::string> answers(const Session& session) {
    return mapped(session.answers(), [](const LogAnswer& answer) {
      return answer.ask + " " + to_json(answer.answer).dump();
    });
  }

  tiny::Folder folder;
  Session session;
};

// Returns the rules without hands, so that nobody is dealt anything individually.
std::string without_hands() {
  std::string rules = tiny::kRules;
  const auto at = rules.find("choose{ id = \"hand\"");
  return rules.replace(at, rules.find('}', rules.find('}', at) + 1) + 1 - at, "\"red\"");
}

}  // namespace

TEST_CASE("after a rename the game is the one it would have been under the new name") {
  LoggedEvening evening;
  Session& session = evening.session;
  session.answer(tiny::pick(1));
  session.answer(tiny::votes({0, 1, 0}));
  session.answer(tiny::pick(0));
  session.rename(2, "Bob");
  evening.check();
  Setup setup = tiny::setup();
  setup.table.players[1] = "Bob";
  Session other = Session::create(setup, "", tiny::clock());
  other.answer(tiny::pick(1));
  other.answer(tiny::votes({0, 1, 0}));
  other.answer(tiny::pick(0));
  CHECK(LoggedEvening::answers(session) == LoggedEvening::answers(other));
  CHECK(session.machine().fingerprint() == other.machine().fingerprint());
  CHECK(to_json(session.answers()[3].answer) == "Bob");
  CHECK(session.answers()[4].say[0].text.starts_with("Bình rolled"));  // as it was said
}

TEST_CASE("undo, redo and amend work across renames") {
  LoggedEvening evening;
  Session& session = evening.session;
  session.answer(tiny::pick(1));           // 4 who Bình, 5 die
  session.answer(tiny::votes({0, 1, 0}));  // 6
  session.undo(1);
  session.rename(2, "Bob");
  evening.check();
  session.rename(2, "Bea");
  CHECK(to_json(session.redo().answers[0].answer).dump() ==
        R"({"Aki":"ja","Bea":"nein","Chie":"ja"})");
  evening.check();
  session.answer(tiny::pick(0));  // 7 who Aki
  const AmendResult amended = *session.amend(6, [](Machine&) { return tiny::votes({1, 1, 1}); });
  CHECK(amended.changes.empty());
  evening.check();
  session.undo(1);
  evening.check();
  const AmendResult other = *session.amend(4, [](Machine&) { return tiny::pick(2); });
  CHECK(other.changes[0].was.at(0).text.starts_with("Bea rolled"));
  evening.check();
  session.undo(2);
  CHECK(session.names()[1] == "Bea");
  evening.check();
}

TEST_CASE("undo takes back the last action of any kind, and redo restores it") {
  LoggedEvening evening;
  Session& session = evening.session;
  session.answer(tiny::pick(1));
  session.answer(tiny::votes());
  std::vector<std::string> seen = {evening.seen()};
  const std::vector<std::function<void()>> things = {
      [&] { session.rename(2, "Bob"); },
      [&] { session.note("ruling", "so be it"); },
      [&] { session.amend(4, [](Machine&) { return tiny::pick(2); }); },
      [&] { session.leave(1); },
      [&] { session.answer(tiny::pick(0)); },
      [&] {
        session.change_recall({{"votes", "nobody"}});
      },
      [&] { session.redeal(1); },
      [&] { session.rename(1, "Ann"); }};
  for (const auto& thing : things) {
    thing();
    evening.check();
    seen.push_back(evening.seen());
  }
  for (auto was = seen.rbegin() + 1; was != seen.rend(); ++was) {
    session.undo(1);
    evening.check();
    CHECK(evening.seen() == *was);
  }
  for (auto now = seen.begin() + 1; now != seen.end(); ++now) {
    session.redo();
    CHECK(evening.seen() == *now);
  }
  evening.check();
  CHECK_THROWS_AS(session.redo(), Error);
  session.undo(static_cast<int>(things.size()));
  CHECK(evening.seen() == seen.front());
  evening.check();
  session.redo();
  CHECK(evening.seen() == seen.back());
  evening.check();
  CHECK_THROWS_AS(session.redo(), Error);
}

TEST_CASE("a note holds no control characters") {
  LoggedEvening evening;
  evening.session.note("ruling", "so \u009b31m be\tit");
  CHECK(evening.session.notes().back().text == "so \ufffd31m be it");
}

TEST_CASE("redo restores what the last undo took back, and no more") {
  LoggedEvening evening;
  Session& session = evening.session;
  session.answer(tiny::pick(1));
  session.note("ruling", "so be it");
  const std::string before = evening.seen();
  session.answer(tiny::votes());
  session.rename(2, "Bob");
  const std::string after = evening.seen();
  session.undo(2);
  session.undo(2);
  session.redo();
  CHECK(evening.seen() == before);
  const UndoResult moved = session.redo();
  CHECK(evening.seen() == after);
  CHECK(moved.answers.size() == 1);
  REQUIRE(moved.changes.size() == 1);
  CHECK(moved.changes[0].kind == "rename");
  evening.check();
}

TEST_CASE("new seats can be undone") {
  LoggedEvening evening;
  const std::string before = evening.seen();
  evening.session.reseat({"Chie", "Aki", "Bình"});
  evening.session.answer(tiny::pick(0));
  const std::string after = evening.seen();
  evening.session.undo(2);
  CHECK(evening.seen() == before);
  evening.check();
  evening.session.redo();
  CHECK(evening.seen() == after);
  evening.check();
}

TEST_CASE("a player who changes seats takes the answers given along") {
  LoggedEvening evening(tiny::setup(tiny::sources(without_hands())));
  Session& session = evening.session;
  session.answer(tiny::pick(1));           // 1 who Bình, 2 die
  session.answer(tiny::votes({0, 1, 0}));  // 3, Bình's is nein
  session.rename(2, "Bob");
  session.answer(tiny::pick(0));  // 4 who Aki, 5 die
  const std::string before = evening.seen();
  const auto no = [](const AmendResult&) { return false; };
  const auto tables = session.state().tables;
  CHECK(!session.change_seats({"Bob", "Chie", "Aki"}, no));
  CHECK(evening.seen() == before);
  CHECK(session.state().tables == tables);
  const auto yes = [](const AmendResult& amended) { return amended.waiting.empty(); };
  REQUIRE(session.change_seats({"Bob", "Chie", "Aki"}, yes));
  evening.check();
  CHECK(session.names() == std::vector<std::string>{"Bob", "Chie", "Aki"});
  CHECK(to_json(session.answers()[0].answer) == "Bob");
  CHECK(to_json(session.answers()[2].answer).dump() == R"({"Bob":"nein","Chie":"ja","Aki":"ja"})");
  const std::string after = evening.seen();
  session.undo(1);
  CHECK(evening.seen() == before);
  evening.check();
  session.redo();
  CHECK(evening.seen() == after);
  session.answer(tiny::votes());
  evening.check();
}

TEST_CASE("answers that do not fit other seats wait, and later apply to the new seats") {
  const std::string rules =
      tiny::rules_with("p.seat ~= g.last", "p.seat ~= (g.last or 1)", without_hands());
  LoggedEvening evening(tiny::setup(tiny::sources(rules)));
  Session& session = evening.session;
  session.answer(tiny::pick(0));  // who Bình
  session.answer(tiny::votes({0, 1, 0}));
  session.answer(tiny::pick(1));  // who Chie
  REQUIRE(session.change_seats({"Bình", "Chie", "Aki"}, [](const AmendResult& amended) {
    return !amended.waiting.empty();
  }));
  evening.check();
  session.answer(tiny::pick(1));  // who Aki: now the rest fits
  evening.check();
  REQUIRE(session.answers().size() > 3);
  CHECK(to_json(session.answers()[2].answer).dump() == R"({"Bình":"nein","Chie":"ja","Aki":"ja"})");
  CHECK(to_json(session.answers()[3].answer) == "Chie");
}

TEST_CASE("nobody joins later unless the rules allow it, or gets what others were dealt") {
  LoggedEvening evening;
  evening.session.answer(tiny::pick(1));
  const auto yes = [](const AmendResult&) { return true; };
  CHECK_THROWS_AS(evening.session.change_seats({"Aki", "Bình", "Chie", "Dan"}, yes), Refused);
  int refused = 0;  // not all of them have the same
  for (const auto& seats :
       {std::vector<std::string>{"Bình", "Aki", "Chie"}, {"Aki", "Chie", "Bình"}}) {
    const std::string before = evening.seen();
    const auto tables = evening.session.state().tables;
    try {
      evening.session.change_seats(seats, [](const AmendResult&) { return false; });
    } catch (const Refused&) {
      ++refused;
    }
    CHECK(evening.seen() == before);
    CHECK(evening.session.state().tables == tables);
  }
  CHECK(refused > 0);
  evening.check();
}

TEST_CASE("an amendment is not blamed for what a rename changed") {
  LoggedEvening evening;
  Session& session = evening.session;
  session.answer(tiny::pick(1));  // 4 who Bình, 5 die
  session.answer(tiny::votes());  // 6
  session.rename(2, "Bob");
  CHECK(session.amend(6, [](Machine&) { return tiny::votes({1, 1, 1}); })->changes.empty());
  session.answer(tiny::pick(0));
  session.rename(1, "Ann");
  CHECK(session.amend(4, [](Machine&) { return tiny::pick(1); })->changes.empty());
  evening.check();
}

TEST_CASE("names that equal words keep their meaning when they change") {
  std::string rules =
      tiny::rules_with("return where(g.players, function(p) return p.seat ~= g.last end)",
                       "local list = where(g.players, function(p) return p.seat ~= g.last end) "
                       "list[#list + 1] = \"pass\" return list");
  rules = tiny::rules_with("= who.seat", "= who ~= \"pass\" and who.seat or 1", rules);
  for (std::size_t at; (at = rules.find("points[who.seat]")) != rules.npos;)
    rules.replace(at, 16, "points[g.last]");
  rules = tiny::rules_with("tell(who, ", "tell(g.players[g.last], ", rules);
  LoggedEvening evening(tiny::setup(tiny::sources(rules)));
  evening.session.answer(tiny::pick(1));  // Bình
  evening.session.rename(2, "pass");
  CHECK(to_json(evening.session.answers()[3].answer) == "#2");
  evening.check();
  evening.session.rename(2, "Bob");
  CHECK(to_json(evening.session.answers()[3].answer) == "Bob");
  evening.check();
}

TEST_CASE("a rename that the rules do not survive keeps the old name") {
  std::vector<Source> sources = tiny::sources();
  sources.push_back(tiny::variant(
      "before('candidates', function(g) if g.players[1].name == 'Ann' then error('x') end end)"));
  LoggedEvening evening(tiny::setup(sources));
  const std::string before = tiny::read(evening.folder.log());
  CHECK_THROWS_AS(evening.session.rename(1, "Ann"), ScriptError);
  CHECK(evening.session.names()[0] == "Aki");
  CHECK(tiny::read(evening.folder.log()) == before);
  evening.session.answer(tiny::pick(0));
  evening.check();
}

TEST_CASE("a rename that was cut off the log has not happened") {
  LoggedEvening evening;
  evening.session.answer(tiny::pick(1));
  evening.check();
  const std::string before = tiny::read(evening.folder.log());
  evening.session.rename(2, "Bob");
  std::string bytes = tiny::read(evening.folder.log());
  bytes.pop_back();
  tiny::write(evening.folder.log(), bytes.substr(0, before.size() + 20));
  const LogContents log = LogReader().read(evening.folder.log());
  CHECK(log.torn);
  CHECK(log.setup.table.players[1] == "Bình");
}

TEST_CASE("new seats begin anew with new draws") {
  LoggedEvening evening;
  evening.session.take_news();
  evening.session.reseat({"Chie", "Aki", "Bình"});
  CHECK(evening.session.take_news().front().text == "Hello.");
  CHECK(evening.session.answers().size() == 3);
  evening.check();
  evening.session.rename(1, "Ceci");
  evening.session.answer(tiny::pick(0));
  CHECK(to_json(evening.session.answers()[3].answer) == "Ceci");
  evening.check();
  CHECK_FALSE(evening.session.may_reseat());
  CHECK_THROWS_AS(evening.session.reseat({"Aki", "Ceci", "Bình"}), Error);
  evening.session.undo(1);
  evening.session.reseat({"Aki", "Ceci", "Bình"});
  CHECK_THROWS_AS(evening.session.redo(), Error);
  evening.check();
}

TEST_CASE("draws after new seats that were cut off are made again with the same result") {
  LoggedEvening evening;
  evening.session.reseat({"Chie", "Aki", "Bình"});
  const auto before = LoggedEvening::answers(evening.session);
  const std::string bytes = tiny::read(evening.folder.log());
  const auto seats = bytes.find("{\"seats\"");
  tiny::write(evening.folder.log(), bytes.substr(0, bytes.find('\n', seats) + 30));
  const LogContents log = LogReader().read(evening.folder.log());
  CHECK(log.torn);
  Session again = Session::open(log, evening.folder.log(), false, tiny::clock());
  CHECK(LoggedEvening::answers(again) == before);
}

TEST_CASE("a departure is known until the seat is taken") {
  LoggedEvening evening;
  evening.session.answer(tiny::pick(0));
  evening.session.leave(2);
  evening.session.undo(1);
  CHECK_FALSE(evening.session.has_left(2));
  evening.session.redo();
  evening.session.answer(tiny::votes());
  CHECK(evening.session.has_left(2));
  CHECK_FALSE(evening.session.has_left(1));
  evening.check();
  evening.session.rename(2, "Bob");
  CHECK_FALSE(evening.session.has_left(2));
}

TEST_CASE("what may be recalled is the table's choice until the game is over") {
  Setup setup = tiny::setup();
  setup.recall = {{"votes", "moderator"}};
  LoggedEvening evening(setup);
  CHECK_FALSE(evening.session.may_recall("votes", tiny::kEveryone));
  evening.session.change_recall({{"claims", "nobody"}});
  CHECK(evening.session.may_recall("votes", tiny::kEveryone));
  CHECK_FALSE(evening.session.may_recall("claims", {Reader::Who::moderator, 0}));
  CHECK(LogReader().read(evening.folder.log()).setup.recall == Recall{{"claims", "nobody"}});
  for (int round = 0; round < 2; ++round) {
    evening.session.answer(tiny::pick(0));
    evening.session.answer(tiny::votes());
  }
  CHECK(evening.session.may_recall("claims", tiny::kEveryone));
  evening.check();
}
