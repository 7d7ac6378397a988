// rename, seat, leave: who sits where, and under which name.
#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/commands/typed_answer.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/setup/player_names.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/folding.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kOfASeat = "seat";  // the correction that decides it

Args about(int seat) { return {{"player", Value{Player{seat}}}}; }

// How many words at the beginning of a line are a player's whole name: as many as can be, where
// `more` is to follow all but one.
std::size_t words_of_name(const Lexicon& players, Tokens words, bool more) {
  for (std::size_t size = words.size() - (more ? 1 : 0); size > 0; --size) {
    const Match match = players.find(words.first(size));
    if (match.exact && match.one()) return size;
    if (!more) break;
  }
  return 1;
}

// The player that a line begins with (names may have blanks), and how many words that are. `more`:
// whether something has to follow.
std::pair<int, std::size_t> player_first(const CommandContext& context, Tokens words, bool more) {
  const Lexicon players = Lexicon::of_players(words_of(context.session));
  const std::size_t size = words_of_name(players, words, more);
  if ((words.size() > size) != more) refuse_how(context);
  return {seat_meant(context, words.first(size)), size};
}

// A name nobody else has.
std::string new_name(const CommandContext& context, int seat, const std::string& typed) {
  const Session& session = context.session;
  const std::string name = player_name(typed);
  if (name.empty()) refuse_how(context);
  for (int other = 1; other <= static_cast<int>(session.names().size()); ++other) {
    const std::string& taken = name_at(other, session.names());
    if (other != seat && fold_keeping_accents(taken) == fold_keeping_accents(name)) {
      refuse(session, "rename-taken", about(other));
    }
  }
  return name;
}

// What the table decides of a seat that somebody has left, as the game's rules provide.
void decide_seat(CommandContext& context, Tokens words) {
  Session& session = context.session;
  const int seat = player_first(context, words, true).first;
  const std::vector<Question> offered = session.corrections();
  const bool now = std::ranges::any_of(
      offered, [&](const Question& one) { return one.id == kOfASeat && one.of == seat; });
  if (!now)
    throw Refused({text(session, "leave-not-now"), text(session, "leave.help", about(seat))});
  set_right(context, offered, kOfASeat, words);
}

// Before anything was answered all is dealt anew; later what still fits is kept.
void seat_anew(CommandContext& context, const std::vector<std::string>& players) {
  Session& session = context.session;
  const AnswerList before(session, context.reader);
  const bool keeps = !session.may_reseat(), dealt = !session.answers().empty();
  std::optional<Amended> amended;
  if (keeps) {
    amended = session.change_seats(players, [&](const Amended& change) {
      if (change.changes.empty() && change.dropped.empty() && change.waiting.empty()) return true;
      const std::string now = joined_by(players, ", ");
      return sure_of(context, change, text(session, "seat-sure", {{"players", {now}}}),
                     context.sure);
    });
    if (!amended) return;
  } else {
    session.reseat(players);
  }
  context.output.notice(text(session, "seated", {{"players", all_players(players.size())}}));
  if (!keeps && dealt) context.output.notice(text(session, "seated-redealt"));
  if (amended) tell_done(context, *amended, before);
}

}  // namespace

void rename_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  const auto [seat, size] = player_first(context, words.words(), true);
  const std::string was = name_at(seat, session.names());
  const bool back = session.has_left(seat);
  std::string name = new_name(context, seat, words.after(size).text());
  if (back && fold_keeping_accents(name) == fold_keeping_accents(was)) name = was;
  if (name == was && !back) refuse(session, "rename-same", about(seat));
  session.rename(seat, name);
  if (name == was) return context.output.notice(text(session, "renamed-back", about(seat)));
  context.output.notice(
      text(session, back ? "renamed-over" : "renamed", {{"was", {was}}, {"now", {name}}}));
}

void seat_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  const int last = static_cast<int>(session.names().size());
  const auto [seat, size] = player_first(context, words.words(), true);
  const std::optional<int> to = whole_number(words.after(size).folded());
  if (!to || *to < 1 || *to > last) refuse_how(context);
  if (*to == seat) refuse(session, "seat-same", about(seat));
  std::vector<std::string> players = session.names();
  const auto from = players.begin() + (seat - 1), place = players.begin() + (*to - 1);
  from < place ? std::rotate(from, from + 1, place + 1) : std::rotate(place, from, from + 1);
  seat_anew(context, players);
}

// "Fumi after Dan": without a seat the last one.
void join_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  std::vector<std::string> players = session.names();
  auto place = players.end();
  std::string typed = words.text();
  for (std::size_t i = 1; i + 1 < words.words().size(); ++i) {
    if (words.words()[i].folded != "after") continue;
    typed = trim(words.text().substr(0, words.words()[i].at));
    place = players.begin() + player_first(context, words.after(i + 1).words(), false).first;
  }
  const std::string name = new_name(context, 0, typed);
  const PlayerRange range = session.machine().game().players;
  const Args args = {{"name", {name}}, {"most", {std::int64_t{range.most}}}};
  if (!range.holds(static_cast<int>(players.size()) + 1)) refuse(session, "join-full", args);
  players.insert(place, name);
  const bool later = !session.may_reseat();
  seat_anew(context, players);
  if (later && session.text().find("join.help") != nullptr)
    context.output.notice(text(session, "join.help", about(seat_named(name, session.names()))));
}

void leave_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  if (session.question() == nullptr) refuse(session, "over");
  const Lexicon players = Lexicon::of_players(words_of(session));
  const bool provided = session.text().find("leave.help") != nullptr;  // waits or out, by the rules
  if (provided && words.words().size() > words_of_name(players, words.words(), false))
    return decide_seat(context, words.words());
  const int seat = player_first(context, words.words(), false).first;
  if (session.has_left(seat)) refuse(session, "leave-again", about(seat));
  session.leave(seat);
  context.output.notice(text(session, "left", about(seat)));
  if (provided) context.output.notice(text(session, "leave.help", about(seat)));
}

}  // namespace narrator::cli
