// One line of typing: libedit edits it, the program draws it.
//
// libedit's own drawing loses combining marks and cannot be interrupted by what a timer prints, so
// its output goes nowhere; what it holds is drawn by LineView whenever it waits for a key.
#include "cli/terminal/input.hpp"

#include <cstdio>
#include <deque>
#include <utility>

#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/terminal/alternate_screen.hpp"
#include "cli/terminal/keyboard.hpp"
#include "cli/terminal/line_editing/edit_buffer.hpp"
#include "cli/terminal/line_editing/line_history.hpp"
#include "cli/terminal/line_editing/line_view.hpp"
#include "cli/terminal/line_editing/tab_key.hpp"
#include "cli/terminal/raw_terminal.hpp"
#include "cli/terminal/signals.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kSecretRows = 4;  // for the prompt on a secret screen
constexpr int kTick = 50;  // milliseconds between two looks around while something goes on

constexpr char32_t ctrl(char letter) { return static_cast<char32_t>(letter & 31); }

std::string history_path() {
  try {
    return made_log_folder() + "/history";
  } catch (const Error&) {
    return {};  // no place to keep anything: then nothing is kept
  }
}

// A person's terminal.
class LineEditor : public Input, private Prompt {
 public:
  LineEditor() : history_(history_path()) {
    terminal_.enter();
    buffer_.emplace([this] { return next_key(); });
    for (const std::string& line : history_.read()) buffer_->remember(code_points(line));
  }

  Typed read(const Waiting& how) override;
  bool interactive() const override { return true; }
  bool typed_ahead() override { return keyboard_.typed_ahead(); }
  void remember(const std::string& line, bool lasting) override {
    buffer_->remember(code_points(line));
    if (lasting) history_.add(line);
  }

 private:
  void print(const std::string& text) override;
  void headline(const std::string& text) override {
    headline_ = text;
    show();
  }
  void ring() override { put("\a"); }
  void leave() override { stop(Typed::What::left); }

  Typed read_key();
  std::optional<char32_t> next_key();
  void look_around();
  std::optional<char32_t> act(const Key& key);
  std::optional<char32_t> act_on_control(char32_t c);
  std::optional<char32_t> act_on_text(char32_t c);
  void complete();
  void interrupt();
  void suspend();
  Typed suspend_beside_nothing();
  void drop_early();
  bool is_dead_enter();
  int patience() const;
  void move_left();
  void move_right();
  void remove_left();
  void remove_right();
  void show();
  void stop(Typed::What what);

  RawTerminal terminal_;
  SignalWatch signals_;
  Keyboard keyboard_{signals_.wake()};
  LineView view_;
  LineHistory history_;
  std::optional<EditBuffer> buffer_;

  const Waiting* waiting_ = nullptr;
  std::optional<Typed::What> stopped_;
  std::deque<char32_t> queue_;  // for libedit, before the next key
  std::u32string kept_;         // typed before the last waiting was left
  std::string kept_prompt_;     // at this one; beside a secret it comes back at no other
  bool kept_secret_ = false;    // beside a secret
  std::string headline_;
  bool interrupted_ = false;                 // the last key was Ctrl-C
  bool suspending_ = false;                  // once the secret is off the screen
  std::chrono::milliseconds asked_at_{0};    // when the prompt came on the screen
  std::chrono::milliseconds entered_at_{0};  // when Enter was pressed last
};

Typed LineEditor::read(const Waiting& how) {
  std::fflush(stdout);
  waiting_ = &how;
  stopped_.reset();
  if (how.undraw) return read_key();
  if (std::exchange(suspending_, false)) return suspend_beside_nothing();
  view_.at_most(how.secret ? kSecretRows : 0);
  if (kept_secret_ && !how.secret) kept_.clear();
  if (how.uncovers) drop_early();
  asked_at_ = passing_time();
  const bool ahead = keyboard_.typed_ahead();
  if (!ahead && how.about_to_wait) how.about_to_wait();
  const auto line = buffer_->edit();
  headline_.clear();
  kept_secret_ = how.secret;
  if (how.secret) {  // nothing typed there can be pasted elsewhere, or scrolls away
    buffer_->forget_removed();
    view_.erase();
  }
  if (line) {
    if (how.secret) return {Typed::What::line, utf8(*line), ahead};
    view_.draw({{}, code_points(how.prompt), *line, line->size()});
    view_.finish();
    return {Typed::What::line, utf8(*line), ahead};
  }
  if (stopped_ == Typed::What::end) {
    view_.finish();
  } else {
    view_.erase();
  }
  if (stopped_ == Typed::What::again) empty_screen();
  return {stopped_.value_or(Typed::What::end), {}, false};
}

// What was typed before the prompt could be seen is dropped.
void LineEditor::drop_early() {
  kept_.clear();
  view_.draw({headline_, code_points(waiting_->prompt), {}, 0});
  keyboard_.drop();
}

// Whether an Enter is none, being too soon.
bool LineEditor::is_dead_enter() {
  const auto now = passing_time();
  const auto quiet = now - std::max(asked_at_, std::exchange(entered_at_, now));
  return waiting_->dead_time.count() > 0 && buffer_->text().empty() && quiet < waiting_->dead_time;
}

// The secret has been wiped off the screen. Whoever goes on with the program is there again.
Typed LineEditor::suspend_beside_nothing() {
  if (waiting_->secret) step_aside();
  terminal_.leave();
  signals_.suspend();
  terminal_.enter();
  view_.forget();
  if (waiting_->secret) step_back();
  return {Typed::What::line, {}, false};
}

// How long nothing has to happen.
int LineEditor::patience() const {
  return waiting_->arrived || (waiting_->ticks && waiting_->ticks()) ? kTick : -1;
}

// For who draws the screen: nothing is edited or shown here.
Typed LineEditor::read_key() {
  Key key;
  while (!stopped_ && key.what == Key::What::nothing) {
    look_around();
    if (!stopped_) key = keyboard_.next(patience());
    if (key.what == Key::What::closed) stop(Typed::What::end);
    if (key.what == Key::What::control && key.c == ctrl('Z')) suspend();
  }
  return {stopped_.value_or(Typed::What::key), {}, false, key};
}

// Called by libedit whenever it has carried out a key: what it holds is then as it is to be seen.
std::optional<char32_t> LineEditor::next_key() {
  if (!waiting_->secret || waiting_->prompt == kept_prompt_)
    buffer_->insert(std::exchange(kept_, {}));
  while (!stopped_) {
    if (!queue_.empty()) {
      const char32_t c = queue_.front();
      queue_.pop_front();
      return c;
    }
    if (!keyboard_.more()) show();
    look_around();
    if (stopped_) break;
    if (const auto c = act(keyboard_.next(patience()))) return c;
  }
  return std::nullopt;
}

void LineEditor::look_around() {
  const PendingSignals arrived = signals_.take();
  if (arrived.leave) return stop(Typed::What::end);
  if (arrived.stop) return suspend();
  if (arrived.resumed) {
    terminal_.enter();
    view_.forget();
  }
  // Beside a secret nothing is broken anew by the terminal, and what has no room is gone.
  if (arrived.resized && waiting_->secret) return stop(Typed::What::again);
  if (arrived.resized || arrived.resumed) show();
  if (waiting_->idle) waiting_->idle(*this);
  if (!stopped_ && waiting_->arrived && waiting_->arrived()) stop(Typed::What::left);
}

std::optional<char32_t> LineEditor::act(const Key& key) {
  if (key.what == Key::What::nothing) return std::nullopt;
  if (waiting_->uncovers && keyboard_.pasting()) return std::nullopt;
  const bool was_interrupted = std::exchange(interrupted_, false);
  switch (key.what) {
    case Key::What::closed: stop(Typed::What::end); break;
    case Key::What::enter:
      if (is_dead_enter()) break;
      return U'\n';
    case Key::What::text: return act_on_text(key.c);
    case Key::What::control:
      interrupted_ = was_interrupted && key.c == ctrl('C');
      return act_on_control(key.c);
    case Key::What::alt: queue_.push_back(key.c); return U'\x1b';
    case Key::What::up: return ctrl('P');
    case Key::What::down: return ctrl('N');
    case Key::What::home: return ctrl('A');
    case Key::What::end: return ctrl('E');
    case Key::What::word_left: queue_.push_back(U'b'); return U'\x1b';
    case Key::What::word_right: queue_.push_back(U'f'); return U'\x1b';
    case Key::What::left: move_left(); break;
    case Key::What::right: move_right(); break;
    case Key::What::remove: remove_right(); break;
    case Key::What::escape:
    case Key::What::page_up:
    case Key::What::page_down:
    case Key::What::nothing: break;
  }
  return std::nullopt;
}

// libedit takes Latin letters with accents for keys of old terminals where the locale is not UTF-8.
std::optional<char32_t> LineEditor::act_on_text(char32_t c) {
  if (c < 128 || buffer_->searching()) return c;
  buffer_->insert(std::u32string(1, c));
  return std::nullopt;
}

std::optional<char32_t> LineEditor::act_on_control(char32_t c) {
  if (c == ctrl('X')) return stop(Typed::What::panic), std::nullopt;
  if (c == 0) return std::nullopt;  // Ctrl-@ would set a mark that nobody sees
  if (buffer_->searching()) return c == ctrl('C') ? ctrl('G') : c;
  switch (c) {
    case ctrl('C'): interrupt(); return std::nullopt;
    case ctrl('Z'): suspend(); return std::nullopt;
    case ctrl('L'): stop(Typed::What::again); return std::nullopt;
    case ctrl('B'): move_left(); return std::nullopt;
    case ctrl('F'): move_right(); return std::nullopt;
    case ctrl('H'):
    case 127: remove_left(); return std::nullopt;
    case ctrl('D'):
      if (buffer_->text().empty()) stop(Typed::What::end);
      remove_right();
      return std::nullopt;
    case ctrl('I'):
      if (keyboard_.more()) return U' ';  // pasted where pastes are not marked
      complete();
      return std::nullopt;
    case ctrl('V'):  // would put a control character into the line
    case ctrl('Q'):
    case ctrl('S'):
    case 28:
    case 29: return std::nullopt;
    default: return c;
  }
}

void LineEditor::stop(Typed::What what) {
  stopped_ = what;
  if (what != Typed::What::left && what != Typed::What::again) return;
  kept_ = buffer_->text();
  kept_prompt_ = waiting_->prompt;
}

void LineEditor::interrupt() {
  if (interrupted_) return stop(Typed::What::end);
  interrupted_ = true;
  buffer_->clear();
  if (!waiting_->interrupted.empty()) print(waiting_->interrupted);
}

void LineEditor::suspend() {
  if (waiting_->secret) {  // the shell must not come up beside it
    suspending_ = true;
    return stop(Typed::What::panic);
  }
  waiting_->undraw ? waiting_->undraw() : view_.finish();
  terminal_.leave();
  signals_.suspend();
  terminal_.enter();
  view_.forget();
  if (waiting_->undraw) stop(Typed::What::again);
}

void LineEditor::complete() {
  if (!waiting_->complete) return;
  const std::u32string text = buffer_->text();
  const std::string before = utf8(text.substr(0, buffer_->cursor()));
  const Completing done = press_tab(waiting_->complete(before), before);
  buffer_->remove_before(code_points(std::string_view(before).substr(done.from)).size());
  buffer_->insert(code_points(done.word));
  if (!done.listing.empty() && !waiting_->secret) print(done.listing);
}

void LineEditor::move_left() {
  const std::u32string before = buffer_->text().substr(0, buffer_->cursor());
  if (!before.empty()) buffer_->move(-static_cast<int>(cells(before).back().length));
}

void LineEditor::move_right() {
  const std::u32string after = buffer_->text().substr(buffer_->cursor());
  if (!after.empty()) buffer_->move(static_cast<int>(cells(after).front().length));
}

void LineEditor::remove_left() {
  const std::u32string before = buffer_->text().substr(0, buffer_->cursor());
  if (!before.empty()) buffer_->remove_before(cells(before).back().length);
}

void LineEditor::remove_right() {
  const std::size_t at = buffer_->cursor();
  move_right();
  buffer_->remove_before(buffer_->cursor() - at);
}

void LineEditor::show() {
  if (waiting_->undraw) return stop(Typed::What::again);
  view_.draw({headline_, code_points(waiting_->prompt), buffer_->text(), buffer_->cursor()});
}

// On a secret screen nothing may scroll: there it is the row above the prompt.
void LineEditor::print(const std::string& text) {
  if (waiting_->secret) return headline(text);
  view_.erase();
  print_paragraph(text, 0, 2);
  show();
}

}  // namespace

std::unique_ptr<Input> line_editor() { return std::make_unique<LineEditor>(); }

}  // namespace narrator::cli
