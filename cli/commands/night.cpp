// The commands say, again, redeal, timer and speak: reading aloud, recovering from mistakes in it,
// and time.
#include <algorithm>

#include "cli/commands/commands.hpp"
#include "cli/commands/completion.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/timer/countdown.hpp"
#include "cli/voice/voice.hpp"
#include "engine/lists.hpp"
#include "engine/session/told.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

ReadAloud read_so_far(const Session& session) {
  return read_aloud(session.setup(), session.state());
}

// Says the last lines read aloud once more: all of them, or the last `count`. If the table has not
// heard them to their end, what is said between and behind them follows as well.
void repeat(CommandContext& context, const ReadAloud& read, std::size_t count) {
  const Session& session = context.session;
  const ReadingPassage& last = read.passages.back();
  const bool unheard = session.state().reading && session.state().reading->left > 0;
  // The lines that are not said again.
  std::size_t before = last.lines.size() - std::min(count, last.lines.size());
  std::vector<Message> again;
  for (const Message& one : last.said) {
    const bool line = one.pause > 0;
    if (line && before > 0) {
      --before;
      continue;
    }
    const bool begun = line || !again.empty();
    if (begun && (line || unheard) && may_see(one.to, context.reader)) again.push_back(one);
  }
  context.session.repeat(again);
}

// Throws Refused if the game would be set back after the table has gone on from its night.
void must_not_have_gone_on(const ViewContext& context, int night) {
  const Session& session = context.session;
  const int later = answers_after(session, night, context.reader);
  if (later > 0) refuse(session, "night-late", {{"count", number_value(later)}});
}

// Returns the number of the answer that caused the first passage to be read; before that, the deal.
int night_of(const ReadAloud& read) {
  return read.passages.empty() ? read.deal : std::max(read.deal, read.passages.front().with);
}

// Parses "90" or "1:30".
std::optional<int> seconds(std::string_view words) {
  const auto colon = words.find(':');
  if (colon == words.npos) return whole_number(words);
  const auto minutes = whole_number(words.substr(0, colon)),
             rest = whole_number(words.substr(colon + 1));
  if (!minutes || !rest || *minutes > 99 || *minutes < 0 || *rest < 0 || *rest > 59)
    return std::nullopt;
  return *minutes * 60 + *rest;
}

void must_run(CommandContext& context) {
  if (!context.countdown.timer().on()) refuse(context.session, "timer-off");
}

void begin(CommandContext& context, const std::string& words) {
  const std::optional<int> count = seconds(words);
  if (!count || *count < 1 || *count > Timer::kMost) refuse_how(context);
  context.countdown.start(*count);
}

void add(CommandContext& context, const std::string& words) {
  const std::optional<int> more = seconds(std::string_view(words).substr(1));
  if (!more || *more < 0 || *more > Timer::kMost) refuse_how(context);
  must_run(context);
  const int count = words.front() == '-' ? -*more : *more;
  context.countdown.change([&](Timer& timer) { timer.add(count); });
}

void stop(CommandContext& context) {
  must_run(context);
  context.countdown.change([](Timer& timer) { timer.stop(); });
  context.output.notice(text(context.session, "timer-stopped"));
}

}  // namespace

int answers_after(const Session& session, int n, const Reader& reader) {
  const auto& all = session.answers();
  return static_cast<int>(std::count_if(all.begin() + n, all.end(), [&](const LogAnswer& one) {
    return !one.chance && knows_of(one, reader);
  }));
}

bool can_redeal(const Session& session, const Reader& reader) {
  const ReadAloud found = read_so_far(session);
  return found.deal > 0 && !found.passages.empty() &&
         answers_after(session, night_of(found), reader) == 0;
}

void say_command(CommandContext& context, const Line& words) {
  const std::optional<int> count = words.words().empty() ? 1'000 : whole_number(words.normalised());
  if (!count || *count < 1) refuse_how(context);
  const ReadAloud found = read_so_far(context.session);
  if (found.passages.empty()) refuse(context.session, "say-nothing");
  repeat(context, found, static_cast<std::size_t>(*count));
}

void again_command(CommandContext& context, const Line&) {
  const ReadAloud found = read_so_far(context.session);
  if (found.passages.empty()) refuse(context.session, "say-nothing");
  must_not_have_gone_on(context, found.passages.back().with);
  repeat(context, found, found.passages.back().lines.size());
}

void redeal_command(CommandContext& context, const Line& words) {
  Session& session = context.session;
  const ReadAloud found = read_so_far(context.session);
  if (found.deal == 0) refuse(session, "redeal-nothing");
  must_not_have_gone_on(context, night_of(found));
  const LogAnswer& deal = session.answers()[static_cast<std::size_t>(found.deal - 1)];
  if (!deal.chance) {
    session.undo_from(found.deal);
    return context.output.notice(text(session, "redealt-table"));
  }
  if (context.confirm != Confirm::nothing && words.normalised() != "yes")
    refuse(session, "redeal-sure");
  session.redeal(found.deal);
  context.output.notice(text(session, "redealt"));
}

void speak_command(CommandContext& context, const Line& words) {
  const std::string word = words.normalised();
  if (!contains(kOnOrOff, word)) refuse_how(context);
  if (!context.voice.there()) refuse(context.session, "speak-not-there");
  context.voice.turn(word == kOn);
  context.output.notice(text(context.session, "speak-" + word));
}

void timer_command(CommandContext& context, const Line& words) {
  const std::string word = words.normalised();
  if (word == kStop) return stop(context);
  if (word.starts_with('+') || word.starts_with('-')) {
    add(context, word);
  } else if (word == kPause || word == kGo) {
    must_run(context);
    context.countdown.change([&](Timer& timer) { word == kGo ? timer.go() : timer.pause(); });
  } else if (word.empty()) {
    must_run(context);
  } else {
    begin(context, word);
  }
  context.output.notice(context.countdown.left());
}

}  // namespace narrator::cli
