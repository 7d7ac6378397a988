// rename, seat, leave: who sits where, and under which name.
#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/commands/words.hpp"
#include "cli/subcommands/player_names.hpp"
#include "engine/error.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {
namespace {

struct Meant {
  int seat;
  std::string rest;  // of the line
};

Args about(int seat) { return {{"player", Value{Player{seat}}}}; }

// The seat whose name is `text` but for case and width, and, if none is, for accents; 0 for none.
int called(const Session& session, const std::string& text) {
  const auto& names = session.names();
  for (const auto same : {fold_keeping_accents, fold_tones_forward, fold}) {
    int seat = 0, found = 0;
    for (const std::string& name : names) {
      ++seat;
      if (same(name) == same(text)) found = found == 0 ? seat : -1;
    }
    if (found > 0) return found;
  }
  return 0;
}

// A word read as the answer to "which player?" would be; refused with what `how` expects.
int seat_meant(const Session& session, const std::string& word, const std::string& how) {
  Question which;
  for (std::size_t i = 1; i <= session.names().size(); ++i) {
    which.options.push_back({static_cast<int>(i), {}});
  }
  const auto parsed = parse_answer(which, word, {session.names(), session.text(), session.text()});
  if (const Answer* answer = std::get_if<Answer>(&parsed)) return answer->picks.front() + 1;
  const std::string& why = std::get<Refusal>(parsed).text;
  throw Error(Exit::refused, why.substr(0, why.find('\n')) + "\n" + how);
}

// The player a line begins with, where `more` is to follow: the longest beginning that is a name
// (names may have blanks), else the first word.
Meant player_first(const Session& session, const std::string& line, bool more,
                   const std::string& how) {
  Meant longest{0, {}};
  std::string rest = line;
  while (!rest.empty()) {
    rest = first_word(rest).second;
    if (more && rest.empty()) break;
    const int seat = called(session, trim(line.substr(0, line.size() - rest.size())));
    if (seat > 0 && rest.empty() != more) longest = {seat, rest};
  }
  if (longest.seat > 0) return longest;
  const auto [word, after] = first_word(line);
  if (line.empty() || after.empty() == more) throw Error(Exit::refused, how);
  return {seat_meant(session, word, how), after};
}

// A name nobody else has.
std::string new_name(const Session& session, int seat, const std::string& typed,
                     const std::string& how) {
  const std::string name = player_name(typed);
  if (name.empty()) throw Error(Exit::refused, how);
  for (int other = 1; other <= static_cast<int>(session.names().size()); ++other) {
    const std::string& taken = session.names()[static_cast<std::size_t>(other - 1)];
    if (other != seat && fold_keeping_accents(taken) == fold_keeping_accents(name)) {
      refuse(session, "rename-taken", about(other));
    }
  }
  return name;
}

// How many answers of a person's are in effect.
std::int64_t answered(const Session& session) {
  const auto& all = session.answers();
  return std::count_if(all.begin(), all.end(), [](const LogAnswer& one) { return !one.chance; });
}

}  // namespace

void rename_command(Desk& desk, const std::string& words) {
  Session& session = desk.session;
  const std::string how = text(session, "rename-how", about(1));
  const auto [seat, typed] = player_first(session, words, true, how);
  const std::string was = session.names()[static_cast<std::size_t>(seat - 1)];
  const std::string name = new_name(session, seat, typed, how);
  const bool back = session.has_left(seat);
  if (name == was && !back) refuse(session, "rename-same", about(seat));
  session.rename(seat, name);
  if (name == was) return desk.output.notice(text(session, "renamed-back", about(seat)));
  desk.output.notice(
      text(session, back ? "renamed-over" : "renamed", {{"was", {was}}, {"now", {name}}}));
}

void seat_command(Desk& desk, const std::string& words) {
  Session& session = desk.session;
  const int last = static_cast<int>(session.names().size());
  const std::string how =
      text(session, "seat-how", {{"last", {std::int64_t{last}}}, {"player", Value{Player{1}}}});
  const auto [seat, typed] = player_first(session, words, true, how);
  const std::optional<int> to = number(typed);
  if (!to || *to < 1 || *to > last) throw Error(Exit::refused, how);
  if (*to == seat) refuse(session, "seat-same", about(seat));
  if (!session.may_reseat()) {
    refuse(session, "seat-late", {{"count", {answered(session)}}});
  }
  std::vector<std::string> players = session.names();
  const auto from = players.begin() + (seat - 1), place = players.begin() + (*to - 1);
  from < place ? std::rotate(from, from + 1, place + 1) : std::rotate(place, from, from + 1);
  const bool dealt = !session.answers().empty();
  session.reseat(players);
  std::vector<Value> seated;
  for (int at = 1; at <= last; ++at) seated.push_back({Player{at}});
  desk.output.notice(text(session, "seated", {{"players", {seated}}}));
  if (dealt) desk.output.notice(text(session, "seated-redealt"));
}

void leave_command(Desk& desk, const std::string& words) {
  Session& session = desk.session;
  if (session.question() == nullptr) refuse(session, "over");
  const std::string how = text(session, "leave-how", about(1));
  if (called(session, words) == 0 && !first_word(words).second.empty())
    return correct_command(desk, "seat " + words);  // waits or out, as the rules provide
  const int seat = player_first(session, words, false, how).seat;
  if (session.has_left(seat)) refuse(session, "leave-again", about(seat));
  session.leave(seat);
  desk.output.notice(text(session, "left", about(seat)));
  if (session.text().find("leave.help") != nullptr) {
    desk.output.notice(text(session, "leave.help", about(seat)));
  }
}

}  // namespace narrator::cli
