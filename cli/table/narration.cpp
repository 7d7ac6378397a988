#include "cli/table/narration.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/drawing/in_words.hpp"
#include "cli/table/confirmation.hpp"
#include "cli/table/pausing.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/session/told.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

// Identifies a contradiction by its claims, as later testimony may prove it in other words.
bool is_same(const Contradiction& a, const Contradiction& b) {
  if (a.claims.empty() || b.claims.empty()) return a.text == b.text && a.reasons == b.reasons;
  return a.claims == b.claims;
}

using std::chrono::milliseconds;

constexpr auto kBreath = milliseconds(3000);  // time that a voice may take to start

milliseconds times(double factor, milliseconds time) {
  return std::chrono::duration_cast<milliseconds>(factor * time);
}

}  // namespace

Narration::Narration(Session& session, InputStack& modes, Output& output, const Options& options)
    : session_(session),
      modes_(modes),
      output_(output),
      pace_(options.pace),
      headline_(can_edit_lines()),
      voice_(modes.input().interactive() ? options.speak : "", session.setup().lang, passing_time),
      countdown_(session, headline_, passing_time) {
  if (options.taken_up && modes_.input().interactive()) looked_at_ = deal_before_first_script();
}

void Narration::begin(const std::vector<Message>& news) {
  has_read_ = broken_off_ = overtaken_ = false;
  const auto read = [](const Message& said) { return said.pause > 0; };
  left_ = static_cast<int>(std::ranges::count_if(news, read));
  voice_.next_turn();
}

void Narration::say(const Message& said) {
  if (said.pause > 0 && !has_read_) wait_until_all_have_looked();
  if (overtaken_) return;
  const bool shown = output_.shows(said);
  if (shown) unshown_.push_back(said);
  if (said.timer > 0) countdown_.start(said.timer);
  const bool script = said.pause > 0;
  if (script) voice_.catch_up();
  if (said.to.all && !broken_off_) voice_.speak(said.text);
  if (!script || !modes_.input().interactive()) return;
  --left_;
  if (!shown) return write_down(said.id);
  has_read_ = true;
  // To show the line, with those queued before it, is to read it.
  if (broken_off_ || pace_ <= 0 || modes_.input().typed_ahead()) return write_down(said.id);
  show();
  if (!headline_ && !std::exchange(explained_, true))
    output_.notice(text(session_, "narrate-enter"));
  wait_after(said);
  write_down(said.id);
}

void Narration::wait_until_all_have_looked() {
  if (!modes_.input().interactive() || pace_ <= 0 || modes_.input().typed_ahead()) return;
  write_down({});
  const std::string deal = deal_before_first_script();
  if (deal.empty() || std::exchange(looked_at_, deal) == deal) return;
  show();
  const auto refuse = [this](const Line& line) {
    const std::string id = "narrate-begin-how";
    output_.refuse(
        {text(session_, id, {{"typed", {printable(line.text())}}}), {}, example(session_, id)});
    return false;
  };
  const std::string prompt = text(session_, "narrate-begin") + " ";
  Confirming looked({.waiting = [&] { return WaitOptions{.prompt = prompt}; },
                     .ask = [this] { output_.notice(text(session_, "narrate-looked")); },
                     .reply = [this](const Line& line) { return yes_or_no(session_, line); },
                     .command = command_,
                     .otherwise = refuse,
                     .insists = true});
  looked.show();
  modes_.run(looked);
  overtaken_ = !looked.yes();
}

// Identifies the deal preceding the script just read, if no other script was read after that deal;
// "" otherwise.
std::string Narration::deal_before_first_script() const {
  const ReadAloud found = read_aloud(session_.setup(), session_.state());
  if (found.deal == 0 || found.passages.size() != 1) return {};
  const LogAnswer& deal = session_.answers()[static_cast<std::size_t>(found.deal - 1)];
  return fmt::format("{} {} {}", session_.state().tables.size(), deal.redeals, deal.at);
}

// Lines left over when a reading is interrupted have been shown; when the input ends, they have
// not.
void Narration::write_down(const std::string& id) {
  if (!modes_.over()) session_.read_up_to(id, broken_off_ ? 0 : left_);
}

ReadingPause Narration::silence_after(const Message& said) const {
  ReadingPause::Times time;
  time.reading = times(pace_, reading_time(said.text));
  time.patience = times(pace_, 2 * voice_.backlog() + kBreath);
  time.pause = times(pace_, std::chrono::seconds(said.pause));
  return {time, voice_.busy(), passing_time};
}

void Narration::wait_after(const Message& said) {
  Pausing pausing(
      silence_after(said), voice_,
      [&](int seconds) {
        return text(session_, "narrate-pause", {{"seconds", number_value(seconds)}});
      },
      [&] { output_.notice(said.text); });
  modes_.run(pausing);
  if (pausing.typed().text().empty()) return;
  modes_.keep(pausing.typed());
  broken_off_ = true;
}

void Narration::tend(Prompt& prompt) {
  const std::string complaint = voice_.tend();
  if (!complaint.empty()) prompt.print(text(session_, complaint));
}

NewFindings::NewFindings(Session& session) : session_(session) {
  try {
    known_ = provable();
  } catch (const ScriptError&) {
    session_.recover();  // reported with the next finding
  }
}

// Avoids the computation in games without testimony, which are the majority.
std::vector<Contradiction> NewFindings::provable() {
  return has_claims(session_.notes()) ? testimony(session_).proofs : std::vector<Contradiction>();
}

void NewFindings::tell_new(Output& output, const Reader& reader) {
  if (failed_ || !may_see_claims(session_, reader)) return;
  try {
    std::vector<Contradiction> now = provable();
    const auto is_known = [&](const Contradiction& proof) {
      return std::ranges::any_of(known_,
                                 [&](const Contradiction& other) { return is_same(proof, other); });
    };
    for (const Contradiction& proof : now) {
      if (!is_known(proof)) output.proof(session_, proof);
    }
    known_ = std::move(now);
  } catch (const ScriptError& e) {
    failed_ = true;
    session_.recover();
    output.refuse({reason_of_failure(e.what(), reader) + text(session_, "findings-failed")});
  }
}

}  // namespace narrator::cli
