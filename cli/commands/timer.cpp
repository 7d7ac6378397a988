// timer: a countdown by hand, or the one that the rules began.
#include "cli/commands/command_words.hpp"
#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/timer/countdown.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
namespace {

// "90" or "1:30".
std::optional<int> seconds(std::string_view words) {
  const auto colon = words.find(':');
  if (colon == words.npos) return whole_number(words);
  const auto minutes = whole_number(words.substr(0, colon)),
             rest = whole_number(words.substr(colon + 1));
  if (!minutes || !rest || *minutes > 99 || *minutes < 0 || *rest < 0 || *rest > 59)
    return std::nullopt;
  return *minutes * 60 + *rest;
}

void must_run(Desk& desk) {
  if (!desk.countdown.timer().on()) refuse(desk.session, "timer-off");
}

void begin(Desk& desk, const std::string& words) {
  const std::optional<int> count = seconds(words);
  if (!count || *count < 1 || *count > Timer::kMost) refuse_how(desk);
  desk.countdown.start(*count);
}

void add(Desk& desk, const std::string& words) {
  const std::optional<int> more = seconds(std::string_view(words).substr(1));
  if (!more || *more < 0 || *more > Timer::kMost) refuse_how(desk);
  must_run(desk);
  const int count = words.front() == '-' ? -*more : *more;
  desk.countdown.change([&](Timer& timer) { timer.add(count); });
}

void stop(Desk& desk) {
  must_run(desk);
  desk.countdown.change([](Timer& timer) { timer.stop(); });
  desk.output.notice(text(desk.session, "timer-stopped"));
}

}  // namespace

void timer_command(Desk& desk, const Line& words) {
  const std::string word = words.folded();
  if (word == kStop) return stop(desk);
  if (word.starts_with('+') || word.starts_with('-')) {
    add(desk, word);
  } else if (word == kPause || word == kGo) {
    must_run(desk);
    desk.countdown.change([&](Timer& timer) { word == kGo ? timer.go() : timer.pause(); });
  } else if (word.empty()) {
    must_run(desk);
  } else {
    begin(desk, word);
  }
  desk.output.notice(desk.countdown.left());
}

}  // namespace narrator::cli
