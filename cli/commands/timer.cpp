// The command timer: a countdown started by hand, or the one started by the rules.
#include "cli/commands/commands.hpp"
#include "cli/commands/completion.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/timer/countdown.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
namespace {

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
