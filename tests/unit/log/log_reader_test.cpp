#include <catch2/catch.hpp>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_writer.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// A small log with each kind of record, as bytes.
std::string every_record() {
  tiny::Folder folder;
  Setup setup = tiny::setup({{"scripts/tiny/rules.lua", "-- a source\nreturn \"é\\n\"\n"}});
  LogWriter writer(folder.log());
  writer.begin(setup, "now", {{{true, {}}, "hello", "Hello.", 0}}, "00000001");
  LogAnswer answer;
  answer.n = 1;
  answer.ask = "who";
  answer.of = "Aki";
  answer.to.seats = {2, 3};
  answer.answer = ByName{{"Aki", "ja"}, {"Bình", "nein"}};
  answer.say = {{{false, {2}}, "psst", "You.", 0}, {{false, {}}, "note", "Moderator.", 0}};
  answer.g = "00000002";
  writer.write(std::vector<LogAnswer>{answer});
  writer.write(LogUndo{1, {}, "later"});
  writer.write(LogRedo{"later"});
  writer.write(LogNote{"ruling", "let it stand", "later", 1});
  writer.write(LogAmend{1, {answer}, false, {}, "later"});
  writer.write(LogSeats{{"Chie", "Aki", "Bình"}, "later", {{{false, {1}}, "psst", "You.", 0}}, "3"},
               {answer});
  writer.write(LogLeave{"Aki", "later", 1});
  writer.write(LogRename{"Bình", "Bea", "later", 1});
  writer.use_names({"Chie", "Aki", "Bea"});
  writer.write(LogRecall{{{"votes", "nobody"}}, "later", 1});
  writer.write(LogNote{"claim", "Bea: 6", "later", 1, Claim{3, "die", 2, 1, {"six"}, "six"}});
  writer.write(LogNote{"claim", "Chie: …", "later", 1, Claim{1, "die", 1}});
  writer.write(LogNote{"claim", "Chie: no", "later", 1, Claim{1, "", 0, 0, {"no"}}});
  writer.write(LogTimer{90, true, "later", 1});
  writer.write(LogReading{"hello", 2, "later", 1, 3});
  return tiny::read(folder.log());
}

const std::string& whole() {
  static const std::string bytes = every_record();
  return bytes;
}

std::vector<std::string> lines(const std::string& bytes) {
  std::vector<std::string> found;
  std::istringstream in(bytes);
  for (std::string line; std::getline(in, line);) found.push_back(line + "\n");
  return found;
}

class File {
 public:
  LogContents read(const std::string& bytes) {
    tiny::write(folder_.log(), bytes);
    return reader_.read(folder_.log());
  }

  LogContents unheard(const std::string& bytes) {
    tiny::write(folder_.log(), bytes);
    return reader_.read_without_messages(folder_.log());
  }

  LoggedGame game(const std::string& bytes) {
    tiny::write(folder_.log(), bytes);
    return reader_.read_game(folder_.log());
  }

  // Returns the line number in the error, 0 if it has none, -1 if there is no error.
  int damaged_line(const std::string& bytes) {
    try {
      read(bytes);
      return -1;
    } catch (const LogError& e) {
      const std::string text = e.what(), before = folder_.log() + ":";
      return text.starts_with(before) ? std::atoi(text.c_str() + before.size()) : 0;
    }
  }

 private:
  tiny::Folder folder_;
  LogReader reader_;
};

// Computes the chain again, as somebody who tampers would.
std::string chained(const std::vector<std::string>& lines) {
  std::string bytes, link;
  for (const std::string& line : lines) {
    const std::string body = line.substr(0, line.rfind(",\"h\":"));
    const bool source = body.starts_with("{\"source\""),
               loose = lines[0].find("\"narrator\":1") == 1;
    link = chain(link, !source ? body
                       : loose ? body.substr(0, body.find(",\"text\":"))
                               : digest(body));
    bytes += body + ",\"h\":\"" + link + "\"}\n";
  }
  return bytes;
}

// The same log in the first format.
std::vector<std::string> loose_lines() {
  std::vector<std::string> all = lines(whole());
  all[0].replace(all[0].find(":2"), 2, ":1");
  return all;
}

}  // namespace

TEST_CASE("a log is read as it was written") {
  File file;
  const LogContents log = file.read(whole());
  CHECK(log.setup.table.players == std::vector<std::string>{"Chie", "Aki", "Bea"});
  CHECK(log.setup.recall == Recall{{"votes", "nobody"}});
  CHECK(log.state.left.at(0).player == "Aki");
  CHECK(log.setup.sources[0].text.view() == "-- a source\nreturn \"é\\n\"\n");
  CHECK(log.state.opening->front().text == "You.");
  CHECK(log.state.opening->front().to == Audience{false, {1}});
  CHECK(log.state.opening_g == "3");
  CHECK(log.length == whole().size());
  CHECK_FALSE(log.torn);
  REQUIRE(log.state.answers.size() == 1);
  const LogAnswer& answer = log.state.answers[0];
  CHECK(answer.of == "Aki");
  CHECK(answer.to == Audience{false, {2, 3}});
  CHECK(to_json(answer.answer).dump() == R"({"Aki":"ja","Bình":"nein"})");
  CHECK(answer.say[0].to == Audience{false, {2}});
  CHECK(answer.say[1].to == Audience{});
  REQUIRE(log.state.notes.size() == 8);
  CHECK(log.state.notes[0].kind == "ruling");
  CHECK_FALSE(log.state.notes[0].claim);
  CHECK(log.state.notes[5].claim == Claim{3, "die", 2, 1, {"six"}, "six"});
  CHECK(log.state.notes[6].claim == Claim{1, "die", 1});
  CHECK(log.state.notes[7].claim == Claim{1, "", 0, 0, {"no"}});
}

TEST_CASE("announcements stay unparsed when they are only compared") {
  File file;
  const std::vector<std::string> names{"Chie", "Aki", "Bea"};
  const LogContents all = file.read(whole()), log = file.unheard(whole());
  const LogAnswer& heard = all.state.answers[0];
  const LogAnswer& unheard = log.state.answers[0];
  const std::string text = log.written.substr(unheard.written.from, unheard.written.length);
  CHECK(unheard.say.empty());
  std::string written_anew;
  add_said(heard.say, names, written_anew);
  CHECK(text == written_anew);
  CHECK(said_of(text, names) == heard.say);
  CHECK(unheard.answer == heard.answer);
  CHECK(unheard.g == heard.g);
  CHECK(log.last_at == all.last_at);

  std::vector<std::string> written = loose_lines();
  const auto last = std::find_if(written.rbegin(), written.rend(), [](const std::string& line) {
    return line.starts_with("{\"n\":1,");
  });
  const auto say = last->find("\"say\":[");
  SECTION("a line written differently is parsed") {
    last->insert(say + 6, " ");
    const LogAnswer answer = file.unheard(chained(written)).state.answers[0];
    CHECK(answer.say == heard.say);
    CHECK(answer.written.length == 0);
  }
  SECTION("malformed announcements are reported when they are parsed") {
    last->insert(say + 7, "7,");
    const LogContents other = file.unheard(chained(written));
    const auto [from, length] = other.state.answers[0].written;
    CHECK_THROWS_AS(said_of(other.written.substr(from, length), names), LogError);
    CHECK_THROWS_AS(said_of("[", names), LogError);
  }
}

TEST_CASE("a game can be read for replay only, without its chain") {
  File file;
  const LogContents log = file.read(whole());
  const LoggedGame game = file.game(whole());
  CHECK(game.setup.table.players == log.setup.table.players);
  CHECK(game.setup.recall == log.setup.recall);
  CHECK(game.setup.sources == log.setup.sources);
  CHECK(game.state.tables == log.state.tables);
  CHECK(game.state.left == log.state.left);
  CHECK(game.state.redeals == log.state.redeals);
  CHECK(game.state.notes.size() == log.state.notes.size());
  REQUIRE(game.state.answers.size() == 1);
  const LogAnswer &answer = game.state.answers[0], &whole_answer = log.state.answers[0];
  CHECK(answer.n == whole_answer.n);
  CHECK(answer.ask == whole_answer.ask);
  CHECK(answer.of == whole_answer.of);
  CHECK(answer.to == whole_answer.to);
  CHECK(answer.answer == whole_answer.answer);
  CHECK(answer.say.empty());

  std::string changed = whole();
  changed[changed.find("Hello.")] = 'J';
  CHECK(file.damaged_line(changed) == 1);
  CHECK(file.game(changed).state.answers.size() == 1);
  changed[changed.find("\"answer\"")] = ' ';
  CHECK_THROWS_AS(file.game(changed), LogError);
  CHECK(file.read(whole()).state.answers[0].say.size() == 2);
}

TEST_CASE("known sources of a game are skipped, and parsed if written differently") {
  File file;
  const auto sources = file.read(whole()).setup.sources;
  std::string changed = whole();
  const auto at = changed.find("-- a source");
  changed[at] = 'x';
  CHECK(file.game(changed).setup.sources == sources);
  CHECK(file.game(changed).state.answers.size() == 1);
  CHECK(file.damaged_line(changed) == 2);

  std::string spelt = whole();
  spelt.replace(spelt.find("é"), 2, "\\u00e9");
  CHECK(file.game(spelt).setup.sources == sources);
  CHECK(file.game(spelt).state.answers.size() == 1);
  CHECK_THROWS_AS(File().game(changed), LogError);  // with a reader that knows no sources
  CHECK_THROWS_AS(file.game(whole().substr(0, at)), LogError);
}

TEST_CASE("a log cut off anywhere loses only its incomplete line, or has not begun") {
  File file;
  std::size_t begun = 0;  // where the game begins: after the header and the source
  for (int i = 0; i < 2; ++i) begun = whole().find('\n', begun) + 1;
  for (std::size_t length = 0; length < whole().size(); ++length) {
    INFO(length);
    const std::string cut = whole().substr(0, length);
    if (length + 1 < begun) {
      CHECK(file.damaged_line(cut) == 0);
      continue;
    }
    const LogContents log = file.read(cut);
    const bool unended = whole()[length] == '\n';  // nothing else is missing
    CHECK(log.unended == unended);
    CHECK(log.length == (unended ? length : cut.rfind('\n') + 1));
    CHECK(log.torn == (log.length != length));
  }
}

TEST_CASE("any changed byte is detected, at its line or the next") {
  File file;
  for (std::size_t at = 0; at < whole().size(); ++at) {
    std::string bytes = whole();
    for (const int flip : {0x01, 0x20, 0x80}) {
      bytes[at] = static_cast<char>(whole()[at] ^ flip);
      const auto line =
          static_cast<int>(std::count(whole().begin(),
                                      whole().begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
          1;
      INFO("byte " << at << " of line " << line << " flipped by " << flip);
      CHECK(file.damaged_line(bytes) == line);
    }
  }
}

TEST_CASE("lines that are removed, swapped, repeated or inserted are detected") {
  File file;
  const std::vector<std::string> sound = lines(whole());
  for (std::size_t i = 0; i + 1 < sound.size(); ++i) {
    INFO(i);
    std::vector<std::string> other = sound;
    other.erase(other.begin() + static_cast<std::ptrdiff_t>(i));
    CHECK(file.damaged_line(joined_by(other, "")) == static_cast<int>(i) + 1);
    other = sound;
    std::swap(other[i], other[i + 1]);
    CHECK(file.damaged_line(joined_by(other, "")) == static_cast<int>(i) + 1);
    other = sound;
    other.insert(other.begin() + static_cast<std::ptrdiff_t>(i), sound[i]);
    CHECK(file.damaged_line(joined_by(other, "")) > 0);
  }
  CHECK(file.damaged_line(whole() + "\n") == static_cast<int>(sound.size()) + 1);
}

TEST_CASE("any nonsense in a log with a valid chain is reported with its line") {
  File file;
  const std::vector<std::string> sound = lines(whole());
  const auto with = [&](std::size_t line, const std::string& from, const std::string& to) {
    std::vector<std::string> other = sound;
    const auto at = other[line].find(from);
    REQUIRE(at != std::string::npos);
    other[line].replace(at, from.size(), to);
    return file.damaged_line(chained(other));
  };
  CHECK(file.damaged_line(chained(sound)) == -1);
  CHECK(with(0, "\"narrator\":2", "\"narrator\":3") == 1);
  CHECK(with(0, "\"library\":4", "\"library\":99") == 1);
  CHECK(with(2, "\"n\":1", "\"n\":1,\"n\":1") == 3);
  CHECK(with(2, "\"ask\"", "\"zz\":1,\"ask\"") == 3);
  CHECK(with(2, "Moderator.", "Moder\\u0061tor.") == 3);
  CHECK(with(5, "let it", "let \\u0069t") == 6);
  CHECK(with(0, "\"players\":[\"Aki\"", "\"players\":[7") == 1);
  CHECK(with(0, "\"Aki\"", "\"A\\u001b[2J\"") == 1);
  CHECK(with(0, "\"seed\"", "\"sead\"") == 1);
  CHECK(with(1, "a source", "another source") == 2);
  CHECK(with(1, "rules.lua", "other.lua") == 2);
  CHECK(with(2, "\"n\":1", "\"n\":2") == 3);
  CHECK(with(2, "\"n\":1", "\"n\":\"1\"") == 3);
  CHECK(with(2, "\"to\":[\"Bình\",\"Chie\"]", "\"to\":[\"Bình\",\"Zoe\"]") == 3);
  CHECK(with(2, "\"You.\"", "\"You.\\u009b2J\"") == 3);
  CHECK(with(3, "\"undo\":1", "\"undo\":2") == 4);
  CHECK(with(3, "\"undo\":1", "\"undo\":-1") == 4);
  CHECK(with(4, "\"redo\"", "\"ruling\"") == 5);
  CHECK(with(6, "\"amend\":1", "\"amend\":9") == 7);
  CHECK(with(6, "\"then\"", "\"them\"") == 7);
  CHECK(with(12, "\"by\":\"Bea\"", "\"by\":\"Bình\"") == 13);
  CHECK(with(12, "\"by\"", "\"from\"") == 13);
  CHECK(with(12, "[\"six\"]", "[6]") == 13);
  const std::string votes = R"({"Aki":"ja","Bình":"nein"})";
  for (const char* answer : {"null", "7", R"("ja")", R"(["ja","nein"])", R"({"Zoe":"ja"})"})
    CHECK(with(2, votes, answer) == -1);
  for (const char* none : {"true", "7.0", "18446744073709551615", "[7]", R"([["ja"]])",
                           R"({"Aki":null})", R"({"Aki":["ja"]})"})
    CHECK(with(2, votes, none) == 3);
}

TEST_CASE("a log of the first format may have keys in another order, and more keys") {
  File file;
  std::vector<std::string> loose = loose_lines();
  CHECK(file.damaged_line(chained(loose)) == -1);
  for (const auto& [from, to] :
       {std::pair{"\"n\":1,", "\"zz\":[],\"n\":1,"},
        {"\"ask\":\"who\",\"of\":\"Aki\"", "\"of\":\"Aki\",\"ask\":\"who\""}}) {
    const auto at = loose[2].find(from);
    REQUIRE(at != std::string::npos);
    loose[2].replace(at, std::string(from).size(), to);
    CHECK(file.damaged_line(chained(loose)) == -1);
  }
}

TEST_CASE("a log saved in another encoding is reported with what happened to it") {
  File file;
  const auto told = [&](const std::string& bytes) {
    try {
      file.read(bytes);
      return std::string();
    } catch (const LogError& e) {
      return std::string(e.what());
    }
  };
  CHECK(told("\xEF\xBB\xBF" + whole()).find("byte order mark") != std::string::npos);
  CHECK(told("\x1f\x8b\x08").find("gunzip") != std::string::npos);
  CHECK(told("\xFF\xFE{").find("UTF-16") != std::string::npos);
  std::string ended = whole();
  for (auto at = ended.find('\n'); at != std::string::npos; at = ended.find('\n', at + 2))
    ended.insert(at, "\r");
  CHECK(told(ended).find("dos2unix") != std::string::npos);
}

TEST_CASE("a file that is not a log is distinguished from a damaged one") {
  File file;
  CHECK(file.damaged_line("") == 0);
  CHECK(file.damaged_line("hello\n") == 1);
  CHECK(file.damaged_line("{}\n") == 1);
  CHECK_THROWS_AS(LogReader().read("/nowhere/game.jsonl"), LogError);
  CHECK_THROWS_AS(LogReader().read("/"), LogError);
}
