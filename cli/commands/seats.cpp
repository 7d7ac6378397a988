// The commands rename, seat, join, leave, keep and phones: players, their seats, names and phones.
#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/commands/completion.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/screens/qr_code.hpp"
#include "cli/screens/table_screens.hpp"
#include "cli/setup/config.hpp"
#include "cli/setup/player_names.hpp"
#include "engine/error.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

Args about(int seat) { return {{"player", Value{Player{seat}}}}; }

// Returns how many of the leading words form a player's whole name: as many as possible, except
// that `more` requires at least one word after it.
std::size_t words_of_name(const Lexicon& players, Tokens words, bool more) {
  for (std::size_t size = words.size() - (more ? 1 : 0); size > 0; --size) {
    const Match match = players.find(words.first(size));
    if (match.exact && match.one()) return size;
    if (!more) break;
  }
  return 1;
}

// Returns the player that a line begins with (names may contain blanks), and the number of words in
// the name. `more` tells whether further words must follow.
std::pair<int, std::size_t> player_first(const CommandContext& context, Tokens words, bool more) {
  const Lexicon players = Lexicon::of_players(words_of(context.session));
  const std::size_t size = words_of_name(players, words, more);
  if ((words.size() > size) != more) refuse_how(context);
  return {seat_meant(context, words.first(size)), size};
}

// Returns the line without a word that joins two names, such as "to", at its beginning.
Line behind_joining(const Session& session, const Line& words) {
  const Lexicon joining({{0, "renamed-to"}}, words_of(session));
  if (words.words().size() < 2) return words;
  const Token& first = words.words().front();  // "to", but not the name Thành
  return joining.spells(first) && first.typed == first.accented ? words.after(1) : words;
}

// Returns a valid name. Throws Refused if another player has it.
std::string new_name(const CommandContext& context, int seat, const std::string& typed) {
  const Session& session = context.session;
  const std::string name = player_name(typed);
  const int last = static_cast<int>(session.names().size()), number = seat_number(normalise(name));
  if (name.empty() || (number > 0 && number <= last && number != seat)) refuse_how(context);
  for (int other = 1; other <= last; ++other) {
    const std::string& taken = name_at(other, session.names());
    if (other != seat && normalise_keeping_accents(taken) == normalise_keeping_accents(name)) {
      const bool gone = session.state().has_gone(other);
      refuse(session, gone ? "leave-again" : "rename-taken", about(other));
    }
  }
  return name;
}

// Records the table's decision about a seat that was left, as provided by the game's rules.
void decide_seat(CommandContext& context, Tokens words) {
  Session& session = context.session;
  const int seat = player_first(context, words, true).first;
  const std::vector<Question> offered = session.corrections();
  const bool now = std::ranges::any_of(
      offered, [&](const Question& one) { return one.id == kOfASeat && one.of == seat; });
  if (!now)
    throw Refused({text(session, "correct-not-now"), text(session, "leave.help", about(seat))});
  set_right(context, offered, kOfASeat, words);
}

// Before the first answer everything is dealt again; later, all answers that still fit are kept.
void seat_anew(CommandContext& context, const std::vector<std::string>& players) {
  Session& session = context.session;
  const AnswerList before(session, context.reader);
  const bool keeps = !session.may_reseat(), dealt = !session.answers().empty();
  std::optional<AmendResult> amended;
  if (keeps) {
    amended = session.change_seats(players, [&](const AmendResult& change) {
      // Whether anything changes may be a secret, so this is asked in any case.
      const std::string now = joined_by(players, text(session, "list.separator"));
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

void tell_who(CommandContext& context) {
  const Session& session = context.session;
  context.output.notice(text(session, "screens.board", {{"address", {context.screens->board()}}}));
  if (!context.screens->has_phones()) return;
  std::vector<Value> here, away;
  for (int seat = 1; seat <= static_cast<int>(session.names().size()); ++seat)
    (context.screens->is_here(seat) ? here : away).push_back({Player{seat}});
  if (!here.empty()) context.output.notice(text(session, "screens.here", {{"players", {here}}}));
  if (!away.empty()) context.output.notice(text(session, "screens.away", {{"players", {away}}}));
  context.output.notice(text(session, "screens.codes"));
}

// Shows the code as a QR code and in letters, to that player alone.
void show_code(CommandContext& context, int seat) {
  const std::string address = context.screens->phone(seat);
  std::vector<std::string> lines = pieces(qr_code(address), "\n");
  lines.push_back(text(context.session, "screens.code-of",
                       {{"player", {Player{seat}}}, {"address", {address}}}));
  context.show_to(seat, lines);
}

}  // namespace

void rename_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  const auto [seat, size] = player_first(context, words.words(), true);
  const std::string was = name_at(seat, session.names());
  const bool back = session.state().has_gone(seat);
  std::string name = new_name(context, seat, behind_joining(session, words.after(size)).text());
  if (back && normalise_keeping_accents(name) == normalise_keeping_accents(was)) name = was;
  if (name == was && !back) refuse(session, "rename-same", about(seat));
  session.rename(seat, name);
  context.output.notice(name == was ? text(session, "renamed-back", about(seat))
                                    : text(session, back ? "renamed-over" : "renamed",
                                           {{"was", {was}}, {"now", {name}}}));
  const auto lets_play = [seat = seat](const Question& one) {
    return one.id == kOfASeat && one.of == seat && contains(one.options, Option{0, "plays"});
  };
  if (std::ranges::any_of(session.corrections(), lets_play))
    context.output.notice(text(session, "renamed-waits", about(seat)));
}

void seat_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  const int last = static_cast<int>(session.names().size());
  const auto [seat, size] = player_first(context, words.words(), true);
  const std::optional<int> to = whole_number(words.after(size).normalised());
  if (!to || *to < 1 || *to > last) refuse_how(context);
  if (*to == seat) refuse(session, "seat-same", about(seat));
  std::vector<std::string> players = session.names();
  const auto from = players.begin() + (seat - 1), place = players.begin() + (*to - 1);
  from < place ? std::rotate(from, from + 1, place + 1) : std::rotate(place, from, from + 1);
  seat_anew(context, players);
}

// Parses "Fumi after Dan"; without a seat the new player gets the last one.
void join_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  std::vector<std::string> players = session.names();
  auto place = players.end();
  std::string typed = words.text();
  for (std::size_t i = 1; i + 1 < words.words().size(); ++i) {
    if (words.words()[i].normalised != "after") continue;
    typed = trim(words.text().substr(0, words.words()[i].at));
    place = players.begin() + player_first(context, words.after(i + 1).words(), false).first;
  }
  const std::string name = new_name(context, 0, typed);
  const PlayerRange range = session.machine().game().players;
  const Args args = {{"name", {name}}, {"most", number_value(range.most)}};
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
  const bool provided = session.text().find("leave.help") != nullptr;  // the rules decide
  if (provided && words.words().size() > words_of_name(players, words.words(), false))
    return decide_seat(context, words.words());
  const int seat = player_first(context, words.words(), false).first;
  if (session.has_left(seat)) refuse(session, "leave-again", about(seat));
  session.leave(seat);
  context.output.notice(text(session, "left", about(seat)));
  if (provided) context.output.notice(text(session, "leave.help", about(seat)));
}

// Saves the table in the config, so that it can be started again by that name.
void keep_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  const std::string name = Config::name_to_keep(words);
  const Setup& setup = session.setup();
  bool can = false;
  try {
    can = Config().can_keep(name);
    if (can) Config::keep_table(name, options_of(setup, session.machine().game()), setup.screen);
  } catch (const Error& e) {
    throw Refused({e.what()});
  }
  if (!can) refuse_how(context);
  context.output.notice(text(session, "welcome.kept", {{"command", {"narrator play @" + name}}}));
}

void phones_command(CommandContext& context, const Line& line) {
  const Session& session = context.session;
  if (context.screens == nullptr) refuse(session, "screens.none");
  context.screens->arrived(session);  // updates the seating
  Tokens words = line.words();
  if (words.empty()) return tell_who(context);
  if (!context.screens->has_phones()) refuse(session, "screens.none");
  const std::string what = words.back().normalised;
  const bool changes = words.size() > 1 && (what == kOff || what == kNew);
  const int seat = seat_meant(context, changes ? words.first(words.size() - 1) : words);
  if (changes && what == kOff) {
    context.screens->close_phone(seat);
    return context.output.notice(text(session, "screens.closed", {{"player", {Player{seat}}}}));
  }
  if (changes || context.screens->is_closed(seat)) context.screens->renew(seat);
  show_code(context, seat);
}

}  // namespace narrator::cli
