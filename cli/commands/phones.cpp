// The command phones: shows who uses a phone, and the code for each player.
#include "cli/commands/commands.hpp"
#include "cli/commands/completion.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/screens/qr_code.hpp"
#include "cli/screens/table_screens.hpp"

namespace narrator::cli {
namespace {

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
