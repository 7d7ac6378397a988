#include "tests/pairs/pair.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"
#include "cli/screens/scene.hpp"
#include "cli/screens/screen_page.hpp"
#include "cli/table/conversation.hpp"
#include "cli/viewer/viewer.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/told.hpp"
#include "tests/pairs/person.hpp"
#include "tests/playouts/answers.hpp"

namespace narrator::pairs {
namespace {

constexpr Reader kEverybody{Reader::Who::everyone, 0};
constexpr std::size_t kMostLines = 60;   // typed in public
constexpr int kOthers = 6;               // number of other games tried
constexpr std::uint32_t kCommandIn = 2;  // one in so many lines is a command

const std::vector<std::string> kPlain = {"Aki", "Binh", "Chie", "Dan", "Emi", "Fumi", "Gia", "Hoa",
                                         "Ivo", "Jun",  "Kim",  "Lan", "Mai", "Nam",  "Oto", "Phuc",
                                         "Quy", "Rin",  "Sen",  "Tu",  "Uta", "Van",  "Wen", "Xuan",
                                         "Yen", "Zoe",  "Bao",  "Cam", "Dao", "Eri"};

// A game as played: what everybody saw, what was typed, and what was answered in secret.
struct Evening {
  std::vector<Beat> beats;
  std::vector<Secret> secrets;
};

playouts::Play in_plain_names(playouts::Play play) {
  std::copy_n(kPlain.begin(), play.table.players.size(), play.table.players.begin());
  play.lang = "en";
  return play;
}

Session begun(const playouts::Play& play, const std::string& seed) {
  Setup setup = play.setup();
  setup.seed = seed;
  return Session::create(std::move(setup), {}, [] { return std::string("2026-11-21T19:40:12Z"); });
}

// Returns each step of the game in the viewer, from the last one to the first.
std::string viewed(Session& session) {
  cli::Viewer viewer(session, "2026-11-21T19:40:12Z", kEverybody);
  const cli::Terminal terminal{.screen = true, .person = true, .columns = 80, .size = {80, 40}};
  std::string seen;
  cli::Lines step, before;
  do {
    before = std::exchange(step, viewer.draw(terminal, 40));
    for (const std::string& line : step) seen += line + "\n";
    viewer.press({cli::Key::What::left});
  } while (step != before);
  return seen;
}

std::string plain(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) return std::to_string(*number);
  if (const auto* word = std::get_if<Word>(&value.data)) return word->text;
  if (const auto* player = std::get_if<Player>(&value.data)) return std::to_string(player->seat);
  if (const auto* text = std::get_if<std::string>(&value.data)) return *text;
  std::string all;
  for (const Value& one : std::get<std::vector<Value>>(value.data)) all += plain(one) + " ";
  return all;
}

// Returns what this player was told or dealt in private, their secret answers, and what they are
// asked.
std::string known_to(Session& session, const Reader& player) {
  std::string known;
  const auto hear = [&](const std::vector<Message>& said) {
    for (const Message& one : said)
      if (!one.to.all && may_see(one.to, player)) known += one.text + "\n";
  };
  hear(session.opening());
  for (const LogAnswer& answer : session.answers()) {
    if (!answer.to.all && may_see(answer.to, player))
      known += answer.ask + ": " + to_json(answer.answer).dump() + "\n";
    hear(answer.say);
  }
  for (const Fact& fact : session.machine().facts()) {
    if (!fact.to.all && may_see(fact.to, player))
      known += fmt::format("{} {}: {}\n", fact.subject, fact.key, plain(fact.value));
  }
  if (cli::may_answer(session.question(), player.seat)) known += session.question()->id;
  return known;
}

// What programs, files and screens tell everybody, and phones their players.
void look_from_outside(Session& session, Beat& beat) {
  const Report report = make_report(session, "2026-11-21T19:40:12Z", kEverybody);
  const cli::Drawing drawing({}, session.text(), session.names());
  const cli::Document document = cli::compose(report, session, kEverybody);
  const Json shared = cli::shared_state(session, "");
  beat.outside = {status_json(session, kEverybody).dump(),
                  report_json(report, session).dump(),
                  cli::html_page(document, drawing).str(),
                  cli::plain_text(document, drawing).str(),
                  cli::recap(report, session, kEverybody, true).str(),
                  viewed(session),
                  cli::board_state(shared, session).dump()};
  std::vector<std::string> states;
  for (int seat = 1; seat <= static_cast<int>(session.names().size()); ++seat) {
    states.push_back(cli::phone_state(shared, session, {.seat = seat, .answers = true}).dump());
    beat.phones.push_back({known_to(session, {Reader::Who::player, seat}), states.back()});
  }
  beat.outside.push_back(std::to_string(cli::sent_length(shared, states)));
}

class Commands {
 public:
  explicit Commands(Random& random) : random_(random) {}

  std::string one(Session& session) {
    const std::string name = any(session.names()), other = any(session.names());
    const int n = 1 + static_cast<int>(random_.below(6));
    const std::vector<std::string> all = {"status",
                                          "history",
                                          fmt::format("history {}", n),
                                          "history " + name,
                                          "claims",
                                          "votes",
                                          "note hm",
                                          "help",
                                          "undo",
                                          fmt::format("undo {}", n),
                                          "redo",
                                          "amend",
                                          "correct",
                                          fmt::format("amend {} {}", n, name),
                                          fmt::format("amend {} no", n),
                                          fmt::format("amend {} {}", n, n),
                                          "y",
                                          "n",
                                          "recall",
                                          "again",
                                          "say",
                                          "redeal",
                                          "reload",
                                          "help correct",
                                          "ruling so be it",
                                          variant(session),
                                          correction(session),
                                          correction(session),
                                          correction(session),
                                          "claim " + name + " " + other,
                                          "leave " + name,
                                          "seat " + name,
                                          fmt::format("rename {} New{}", name, n),
                                          "#",
                                          ""};
    return random_.below(4) == 0 ? of_the_table(name, n) : any(all);
  }

 private:
  // Any command except those that end the game or write to other files.
  std::string of_the_table(const std::string& player, int number) {
    const auto all = cli::commands();
    const cli::Command& one = all[random_.below(static_cast<std::uint32_t>(all.size()))];
    if (one.leaves || one.name == "stop" || one.name == "keep") return "status";
    const std::string word(one.name);
    return any({word, word + " " + player, fmt::format("{} {}", word, number), "help " + word});
  }

  std::string any(const std::vector<std::string>& list) {
    return list[random_.below(static_cast<std::uint32_t>(list.size()))];
  }

  std::string variant(const Session& session) {
    return session.setup().variants.empty() ? "without"
                                            : "without " + any(session.setup().variants);
  }

  // A possible correction, with a possible value.
  std::string correction(Session& session) {
    const std::vector<Question> offered = session.corrections();
    if (offered.empty()) return "correct";
    const Question& what = offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
    const std::string whose =
        what.of > 0 ? " " + session.names()[static_cast<std::size_t>(what.of) - 1] : "";
    return fmt::format("correct {}{} {}", what.id, whose,
                       typed(what, draw(what, random_), session.names()));
  }

  Random& random_;
};

// Returns what the board shows of a game, which knows it by its log.
std::string on_board_of(Session& session) {
  if (!awaits_acknowledgement(session.state())) return cli::seen_by_all(session, "");
  LogContents log;
  log.setup = session.setup();
  log.state = session.state();
  as_told(log);
  Session told = Session::open(log, {}, false, [] { return std::string("2026-11-21T19:40:12Z"); });
  return cli::seen_by_all(told, "");
}

Evening play_through(const playouts::Play& play, const std::string& seed, const Typist::Line& line,
                     const std::function<Answer(const Question&)>& whisper) {
  Session session = begun(play, seed);
  Evening evening;
  PublicScreen screen;
  const auto remembered = [&](const Question& question) {
    evening.secrets.push_back({question.id, question.of, whisper(question)});
    return evening.secrets.back().answer;
  };
  // It is drawn anew where something has become of the log.
  const auto on_board = [became = std::string(), seen = std::string()](Session& shown) mutable {
    const LogState& state = shown.state();
    const LogReading reading = state.reading.value_or(LogReading{});
    std::string now = fmt::format("{} {} {} {}", cli::where_asked(shown), state.changes.size(),
                                  reading.left, reading.awaited);
    if (became != now) {
      became = std::move(now);
      seen = on_board_of(shown);
    }
    return seen;
  };
  Typist typist(session, screen, line, remembered, look_from_outside, on_board);
  const auto output = cli::text_output(stdout, [] {
    return cli::Terminal{.screen = true, .person = true, .columns = 200, .size = {200, 60}};
  });
  converse(session, typist, *output,
           {.confirm = cli::Confirm::nothing, .shared = true, .narration = {.pace = 1}});
  evening.beats = std::move(typist.beats);
  return evening;
}

Evening first(const playouts::Play& play, Random& random) {
  const playouts::Leaning leaning = playouts::draw_leaning(random);
  Commands commands(random);
  return play_through(
      play, play.seed,
      [&](Session& session, const std::vector<Beat>& beats) -> std::optional<std::string> {
        if (beats.size() > kMostLines) return std::nullopt;
        if (session.question() == nullptr && beats.size() + 6 < kMostLines && random.below(4) == 0)
          return std::nullopt;
        if (session.question() == nullptr || random.below(kCommandIn) == 0)
          return commands.one(session);
        return typed(*session.question(),
                     playouts::random_answer(*session.question(), leaning, random),
                     session.names());
      },
      [&](const Question& question) { return playouts::random_answer(question, leaning, random); });
}

bool tells_nothing(const Question& question, const Answer& answer) {
  if (answer.unknown) return true;
  return question.form == Form::choose && std::ranges::any_of(answer.picks, [&](int pick) {
           return question.options[static_cast<std::size_t>(pick)].word == "unknown";
         });
}

// The secret inputs of one game, replaced from some point on by others in the second one. What the
// program is not told is up to the moderator, and not a secret of the game.
class Otherwise {
 public:
  Otherwise(const std::vector<Secret>& secrets, std::size_t from, Random& random)
      : left_(secrets), from_(from), random_(random) {}

  Answer operator()(const Question& question) {
    const auto same = std::ranges::find_if(left_, [&](const Secret& one) {
      return one.ask == question.id && one.of == question.of && fits(question, one.answer);
    });
    const bool changes = asked_++ == from_ || (asked_ > from_ && random_.below(4) == 0);
    if (same == left_.end()) return playouts::random_answer(question, {}, random_);
    const Answer was = same->answer;
    left_.erase(same);
    if (!changes || tells_nothing(question, was)) return was;
    Answer other = draw(question, random_);
    if (tells_nothing(question, other)) return was;
    for (std::size_t i = 0; i < other.picks.size(); ++i)
      if (question.form == Form::deal && was.picks[i] < 0) other.picks[i] = -1;
    return other;
  }

 private:
  std::vector<Secret> left_;
  std::size_t from_, asked_ = 0;
  Random& random_;
};

// Returns whether a line is from a public message.
bool is_said(const std::vector<std::string>& said, const std::string& line) {
  const std::string trimmed = line.substr(std::min(line.find_first_not_of(' '), line.size()));
  return !trimmed.empty() && std::ranges::any_of(said, [&](const std::string& one) {
    return one.find(trimmed) != std::string::npos || trimmed.find(one) != std::string::npos;
  });
}

std::string next_said(const Beat& beat, std::size_t at) {
  for (; at < beat.seen.size(); ++at)
    if (is_said(beat.said, beat.seen[at])) return beat.seen[at];
  return {};
}

[[noreturn]] void differ(const std::vector<Beat>& here, std::size_t i, const std::string& where,
                         const std::string& one, const std::string& other) {
  std::string course;
  for (std::size_t k = i - std::min<std::size_t>(i, 8); k < i; ++k)
    course += "\n        > " + here[k].typed;
  std::size_t from = 0;
  while (from < one.size() && from < other.size() && one[from] == other[from]) ++from;
  from -= std::min<std::size_t>(from, 150);
  const std::string typed_last = i == 0 ? "" : here[i - 1].typed;
  throw std::runtime_error(fmt::format("{}after '{}': {} / {}{}\n      {}\n      {}", where,
                                       typed_last.substr(0, typed_last.find(' ')),
                                       one.substr(from, 60), other.substr(from, 60), course,
                                       one.substr(from, 300), other.substr(from, 300)));
}

// Returns false if the rules told everybody something different; throws if anything else differs.
bool same(const std::vector<Beat>& here, const std::vector<Beat>& there, std::size_t i) {
  const Beat &a = here[i], &b = there[i];
  if (a.seen == b.seen) {
    for (std::size_t k = 0; k < std::max(a.sent.size(), b.sent.size()); ++k) {
      const std::string x = k < a.sent.size() ? a.sent[k] : "",
                        y = k < b.sent.size() ? b.sent[k] : "";
      if (x != y) differ(here, i, fmt::format("board {}: ", k), x, y);
    }
    for (std::size_t k = 0; k < a.outside.size() && k < b.outside.size(); ++k)
      if (a.outside[k] != b.outside[k])
        differ(here, i, fmt::format("file {}: ", k), a.outside[k], b.outside[k]);
    for (std::size_t k = 0; k < a.phones.size() && k < b.phones.size(); ++k)
      if (a.phones[k].known == b.phones[k].known && a.phones[k].shown != b.phones[k].shown)
        differ(here, i, fmt::format("phone {}: ", k + 1), a.phones[k].shown, b.phones[k].shown);
    return true;
  }
  std::size_t at = 0;
  while (at < a.seen.size() && at < b.seen.size() && a.seen[at] == b.seen[at]) ++at;
  const std::string said_here = next_said(a, at), said_there = next_said(b, at);
  if (said_here != said_there) return false;
  const auto line = [at](const Beat& beat) {
    return at < beat.seen.size() ? beat.seen[at] : "(nothing more)";
  };
  differ(here, i, "", line(a), line(b));
}

}  // namespace

std::size_t compare(const playouts::Play& given) {
  const playouts::Play play = in_plain_names(given);
  Random random(play.seed, 7);
  const Evening evening = first(play, random);
  std::size_t compared = 0;
  for (int i = 0; i < kOthers; ++i) {
    const auto secrets = static_cast<std::uint32_t>(evening.secrets.size());
    const bool dealt = !play.table.dealt.empty() && random.below(2) == 0;
    if (secrets == 0 && !dealt) continue;
    const std::size_t from = secrets == 0 ? 0 : random.below(3) == 0 ? 0 : random.below(secrets);
    Otherwise whisper(evening.secrets, from, random);
    const Evening other = play_through(
        play, dealt ? fmt::format("{}{}", play.seed, i) : play.seed,
        [&](Session&, const std::vector<Beat>& beats) -> std::optional<std::string> {
          const std::size_t at = beats.size() - 1;
          if (!same(evening.beats, beats, at)) return std::nullopt;
          ++compared;
          if (at + 1 >= evening.beats.size()) return std::nullopt;
          return evening.beats[at].typed;
        },
        std::ref(whisper));
  }
  return compared;
}

}  // namespace narrator::pairs
