// Line editing: libedit edits the line, and the program draws it.
//
// libedit's own drawing loses combining marks and would be garbled by a timer's output, so its
// output is discarded; LineView draws the contents whenever libedit waits for a key.
#include "cli/terminal/input.hpp"

#include <cstdio>
#include <deque>
#include <utility>

#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/terminal/edit_buffer.hpp"
#include "cli/terminal/keyboard.hpp"
#include "cli/terminal/line_view.hpp"
#include "cli/terminal/signals.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kSecretRows = 4;                  // rows of the prompt on a secret screen
constexpr std::chrono::milliseconds kStillTyping{700};  // what was dropped
constexpr int kTick = 50;  // milliseconds between two checks while something is in progress

constexpr char32_t ctrl(char letter) { return static_cast<char32_t>(letter & 31); }

std::string history_path() {
  try {
    return made_log_folder() + "/history";
  } catch (const Error&) {
    return {};  // without a folder the history is not saved
  }
}

// Input from a person's terminal.
class LineEditor : public Input, private Prompt {
 public:
  LineEditor() : history_(history_path()) { terminal_.enter(); }

  InputResult read(const WaitOptions& how) override {
    std::fflush(stdout);
    waiting_ = &how;
    stopped_.reset();
    if (how.undraw) return read_key();
    if (!buffer_) begin_editing();
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
    if (how.secret) {  // it can neither be pasted elsewhere nor scroll away
      buffer_->forget_removed();
      view_.erase();
    }
    if (line) {
      if (how.secret) return {InputResult::What::line, utf8(*line), ahead};
      view_.draw({{}, code_points(how.prompt), *line, line->size()});
      view_.finish();
      return {InputResult::What::line, utf8(*line), ahead};
    }
    stopped_ == InputResult::What::end ? view_.finish() : view_.erase();
    if (stopped_ == InputResult::What::again) empty_screen();
    return {stopped_.value_or(InputResult::What::end), {}, false};
  }

  bool interactive() const override { return true; }
  bool typed_ahead() override { return keyboard_.typed_ahead(); }
  bool pasted_more() override { return keyboard_.pasting() && keyboard_.typed_ahead(); }
  bool drop_typed() override {
    if (kept_.empty()) return false;
    kept_.clear();
    dropped_at_ = passing_time();
    return true;
  }
  void remember(const std::string& line, bool lasting) override {
    buffer_->remember(code_points(line));
    if (lasting) history_.add(line);
  }

 private:
  // Not before a line is read: a view that reads keys needs neither libedit nor the history.
  void begin_editing() {
    buffer_.emplace([this] { return next_key(); });
    for (const std::string& line : history_.read()) buffer_->remember(code_points(line));
  }

  // A secret screen must not scroll, so the text replaces the row above the prompt.
  void print(const std::string& text) override {
    if (waiting_->secret) return headline(text);
    view_.erase();
    print_paragraph(text, 0, 2);
    show();
  }

  void headline(const std::string& text) override {
    headline_ = text;
    show();
  }
  void ring() override { put("\a"); }
  void leave() override { stop(InputResult::What::left); }

  // Discards what was typed before the prompt was visible.
  void drop_early() {
    kept_.clear();
    view_.draw({headline_, code_points(waiting_->prompt), {}, 0});
    keyboard_.drop();
  }

  // Returns whether an Enter is to be ignored because it came too soon.
  bool is_dead_enter() {
    const auto now = passing_time();
    if (now - dropped_at_ < kStillTyping) {
      buffer_->clear();
      return true;
    }
    const auto last = std::exchange(entered_at_, now);
    return buffer_->text().empty() && waiting_->too_soon(now - asked_at_, now - last);
  }

  // Suspends the program once the secret has been wiped. When it is continued, its user is present.
  InputResult suspend_beside_nothing() {
    if (waiting_->secret) step_aside();
    terminal_.leave();
    signals_.suspend();
    terminal_.enter();
    view_.forget();
    if (waiting_->secret) step_back();
    return {InputResult::What::line, {}, false};
  }

  // Returns how long to wait for a key, in milliseconds; -1 for no limit.
  int patience() const {
    const bool asks = waiting_->arrived && arrives_at() < 0;
    return asks || (waiting_->ticks && waiting_->ticks()) ? kTick : -1;
  }

  int arrives_at() const { return waiting_->arrives_at ? waiting_->arrives_at() : -1; }

  // For a caller that draws the screen itself: reads a key without editing or drawing.
  InputResult read_key() {
    Key key;
    while (!stopped_ && key.what == Key::What::nothing) {
      look_around();
      if (!stopped_) key = keyboard_.next(patience(), arrives_at());
      if (key.what == Key::What::closed) stop(InputResult::What::end);
      if (key.what == Key::What::control && key.c == ctrl('Z')) suspend();
    }
    return {stopped_.value_or(InputResult::What::key), {}, false, key};
  }

  // libedit calls this after handling each key, so its contents are ready to be drawn.
  std::optional<char32_t> next_key() {
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
      if (const auto c = act(keyboard_.next(patience(), arrives_at()))) return c;
    }
    return std::nullopt;
  }

  void look_around() {
    const PendingSignals arrived = signals_.take();
    if (arrived.leave) return stop(InputResult::What::end);
    if (arrived.stop) return suspend();
    if (arrived.resumed) {
      terminal_.enter();
      view_.forget();
    }
    // Next to a secret, rows must not be rewrapped by the terminal, and what no longer fits is
    // lost.
    if (arrived.resized && waiting_->secret) return stop(InputResult::What::again);
    if (arrived.resized || arrived.resumed) show();
    if (waiting_->idle) waiting_->idle(*this);
    if (!stopped_ && waiting_->arrived && waiting_->arrived()) stop(InputResult::What::left);
  }

  std::optional<char32_t> act(const Key& key) {
    if (key.what == Key::What::nothing) return std::nullopt;
    if (waiting_->uncovers && keyboard_.pasting()) return std::nullopt;
    const bool was_interrupted = std::exchange(interrupted_, false);
    switch (key.what) {
      case Key::What::closed: stop(InputResult::What::end); break;
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

  // Unless the locale is UTF-8, libedit treats accented Latin letters as keys of old terminals.
  std::optional<char32_t> act_on_text(char32_t c) {
    if (c < 128 || buffer_->searching()) return c;
    buffer_->insert(std::u32string(1, c));
    return std::nullopt;
  }

  std::optional<char32_t> act_on_control(char32_t c) {
    if (c == ctrl('X')) return stop(InputResult::What::panic), std::nullopt;
    if (c == 0) return std::nullopt;  // Ctrl-@ would set an invisible mark
    if (buffer_->searching()) return c == ctrl('C') ? ctrl('G') : c;
    switch (c) {
      case ctrl('C'): interrupt(); return std::nullopt;
      case ctrl('Z'): suspend(); return std::nullopt;
      case ctrl('L'): stop(InputResult::What::again); return std::nullopt;
      case ctrl('B'): move_left(); return std::nullopt;
      case ctrl('F'): move_right(); return std::nullopt;
      case ctrl('H'):
      case 127: remove_left(); return std::nullopt;
      case ctrl('D'):
        if (buffer_->text().empty()) stop(InputResult::What::end);
        remove_right();
        return std::nullopt;
      case ctrl('I'):
        if (keyboard_.more()) return U' ';  // a tab pasted on a terminal without bracketed paste
        complete();
        return std::nullopt;
      case ctrl('V'):  // would insert a control character
      case ctrl('Q'):
      case ctrl('S'):
      case 28:
      case 29: return std::nullopt;
      default: return c;
    }
  }

  void stop(InputResult::What what) {
    stopped_ = what;
    if (!buffer_ || (what != InputResult::What::left && what != InputResult::What::again)) return;
    kept_ = buffer_->text();
    kept_prompt_ = waiting_->prompt;
  }

  void interrupt() {
    if (interrupted_) return stop(InputResult::What::end);
    interrupted_ = true;
    buffer_->clear();
    if (!waiting_->interrupted.empty()) print(waiting_->interrupted);
  }

  void suspend() {
    if (waiting_->secret) {  // the shell must not appear next to it
      suspending_ = true;
      return stop(InputResult::What::panic);
    }
    waiting_->undraw ? waiting_->undraw() : view_.finish();
    terminal_.leave();
    signals_.suspend();
    terminal_.enter();
    view_.forget();
    if (waiting_->undraw) stop(InputResult::What::again);
  }

  void complete() {
    if (!waiting_->complete) return;
    const std::u32string text = buffer_->text();
    const std::string before = utf8(text.substr(0, buffer_->cursor()));
    const Completing done = press_tab(waiting_->complete(before), before);
    buffer_->remove_before(code_points(std::string_view(before).substr(done.from)).size());
    buffer_->insert(code_points(done.word));
    if (!done.listing.empty() && !waiting_->secret) print(done.listing);
  }

  void move_left() {
    const std::u32string before = buffer_->text().substr(0, buffer_->cursor());
    if (!before.empty()) buffer_->move(-static_cast<int>(cells(before).back().length));
  }

  void move_right() {
    const std::u32string after = buffer_->text().substr(buffer_->cursor());
    if (!after.empty()) buffer_->move(static_cast<int>(cells(after).front().length));
  }

  void remove_left() {
    const std::u32string before = buffer_->text().substr(0, buffer_->cursor());
    if (!before.empty()) buffer_->remove_before(cells(before).back().length);
  }

  void remove_right() {
    const std::size_t at = buffer_->cursor();
    move_right();
    buffer_->remove_before(buffer_->cursor() - at);
  }

  void show() {
    if (waiting_->undraw) return stop(InputResult::What::again);
    view_.draw({headline_, code_points(waiting_->prompt), buffer_->text(), buffer_->cursor()});
  }

  RawTerminal terminal_;
  SignalWatch signals_;
  Keyboard keyboard_{signals_.wake()};
  LineView view_;
  LineHistory history_;
  std::optional<EditBuffer> buffer_;

  const WaitOptions* waiting_ = nullptr;
  std::optional<InputResult::What> stopped_;
  std::deque<char32_t> queue_;  // characters to pass to libedit before the next key
  std::u32string kept_;         // text typed before the last waiting was stopped
  std::string kept_prompt_;     // its prompt; text typed next to a secret returns only at the same
                                // one
  bool kept_secret_ = false;    // whether it was typed next to a secret
  std::string headline_;
  bool interrupted_ = false;                 // whether the last key was Ctrl-C
  bool suspending_ = false;                  // suspend as soon as the secret has been wiped
  std::chrono::milliseconds asked_at_{0};    // when the prompt was shown
  std::chrono::milliseconds entered_at_{0};  // when Enter was last pressed
  std::chrono::milliseconds dropped_at_ = -kStillTyping;
};

}  // namespace

std::unique_ptr<Input> line_editor() { return std::make_unique<LineEditor>(); }

}  // namespace narrator::cli
