#include "cli/terminal/line_editing/line_editor.hpp"

#include <cstdio>
#include <deque>
#include <utility>

#include <fmt/format.h>

#include "cli/system/log_path.hpp"
#include "cli/terminal/alternate_screen.hpp"
#include "cli/terminal/keyboard.hpp"
#include "cli/terminal/line_editing/edit_buffer.hpp"
#include "cli/terminal/line_editing/line_cells.hpp"
#include "cli/terminal/line_editing/line_history.hpp"
#include "cli/terminal/line_editing/line_view.hpp"
#include "cli/terminal/line_editing/tab_key.hpp"
#include "cli/terminal/paragraph.hpp"
#include "cli/terminal/raw_terminal.hpp"
#include "cli/terminal/signals.hpp"
#include "engine/error.hpp"
#include "engine/text/utf8.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kSecretRows = 4;  // for the prompt on a secret screen
constexpr int kTick = 50;               // milliseconds between two looks around

constexpr char32_t ctrl(char letter) { return static_cast<char32_t>(letter & 31); }

std::string history_path() {
  try {
    return made_log_folder() + "/history";
  } catch (const Error&) {
    return {};  // no place to keep anything: then nothing is kept
  }
}

}  // namespace

struct LineEditor::State {
  explicit State(LineEditor& owner) : prompt(owner), history(history_path()) {
    terminal.enter();
    buffer.emplace([this] { return next_key(); });
    for (const std::string& line : history.read()) buffer->remember(code_points(line));
  }

  Typed read(const Waiting& how);
  Typed read_key();

  std::optional<char32_t> next_key();
  void look_around();
  std::optional<char32_t> act(const Key& key);
  std::optional<char32_t> act_on_control(char32_t c);
  std::optional<char32_t> act_on_text(char32_t c);
  void complete();
  void interrupt();
  void suspend();
  void move_left();
  void move_right();
  void remove_left();
  void remove_right();
  void show();
  void stop(Typed::What what);

  Prompt& prompt;
  RawTerminal terminal;
  SignalWatch signals;
  Keyboard keyboard;
  LineView view;
  LineHistory history;
  std::optional<EditBuffer> buffer;

  const Waiting* waiting = nullptr;
  std::optional<Typed::What> stopped;
  std::deque<char32_t> queue;  // for libedit, before the next key
  std::u32string kept;         // typed before the last waiting was left
  bool kept_secret = false;    // beside a secret
  std::string headline;
  bool interrupted = false;  // the last key was Ctrl-C
};

Typed LineEditor::State::read(const Waiting& how) {
  waiting = &how;
  stopped.reset();
  if (how.undraw) return read_key();
  view.at_most(how.secret ? kSecretRows : 0);
  if (kept_secret && !how.secret) kept.clear();
  const bool ahead = keyboard.typed_ahead();
  if (!ahead && how.about_to_wait) how.about_to_wait();
  const auto line = buffer->edit();
  headline.clear();
  kept_secret = how.secret;
  if (how.secret) {  // nothing typed there can be pasted elsewhere, or scrolls away
    buffer->forget_removed();
    view.erase();
  }
  if (line) {
    if (how.secret) return {Typed::What::line, utf8(*line), ahead};
    view.draw({{}, code_points(how.prompt), *line, line->size()});
    view.finish();
    return {Typed::What::line, utf8(*line), ahead};
  }
  if (stopped == Typed::What::end) {
    view.finish();
  } else {
    view.erase();
  }
  if (stopped == Typed::What::again) empty_screen();
  return {stopped.value_or(Typed::What::end), {}, false};
}

// For who draws the screen: nothing is edited or shown here.
Typed LineEditor::State::read_key() {
  Key key;
  while (!stopped && key.what == Key::What::nothing) {
    look_around();
    if (!stopped) key = keyboard.next(kTick);
    if (key.what == Key::What::closed) stop(Typed::What::end);
    if (key.what == Key::What::control && key.c == ctrl('Z')) suspend();
  }
  return {stopped.value_or(Typed::What::key), {}, false, key};
}

// Called by libedit whenever it has carried out a key: what it holds is then as it is to be seen.
std::optional<char32_t> LineEditor::State::next_key() {
  buffer->insert(std::exchange(kept, {}));
  while (!stopped) {
    if (!queue.empty()) {
      const char32_t c = queue.front();
      queue.pop_front();
      return c;
    }
    if (!keyboard.more()) show();
    look_around();
    if (stopped) break;
    if (const auto c = act(keyboard.next(kTick))) return c;
  }
  return std::nullopt;
}

void LineEditor::State::look_around() {
  const Arrived arrived = signals.take();
  if (arrived.leave) return stop(Typed::What::end);
  if (arrived.stop) return suspend();
  if (arrived.resumed) {
    terminal.enter();
    view.forget();
  }
  if (arrived.resized || arrived.resumed) show();
  if (waiting->idle) waiting->idle(prompt);
}

std::optional<char32_t> LineEditor::State::act(const Key& key) {
  if (key.what == Key::What::nothing) return std::nullopt;
  const bool was_interrupted = std::exchange(interrupted, false);
  switch (key.what) {
    case Key::What::closed: stop(Typed::What::end); break;
    case Key::What::enter: return U'\n';
    case Key::What::text: return act_on_text(key.c);
    case Key::What::control:
      interrupted = was_interrupted && key.c == ctrl('C');
      return act_on_control(key.c);
    case Key::What::alt: queue.push_back(key.c); return U'\x1b';
    case Key::What::up: return ctrl('P');
    case Key::What::down: return ctrl('N');
    case Key::What::home: return ctrl('A');
    case Key::What::end: return ctrl('E');
    case Key::What::word_left: queue.push_back(U'b'); return U'\x1b';
    case Key::What::word_right: queue.push_back(U'f'); return U'\x1b';
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
std::optional<char32_t> LineEditor::State::act_on_text(char32_t c) {
  if (c < 128 || buffer->searching()) return c;
  buffer->insert(std::u32string(1, c));
  return std::nullopt;
}

std::optional<char32_t> LineEditor::State::act_on_control(char32_t c) {
  if (c == ctrl('X')) return stop(Typed::What::panic), std::nullopt;
  if (c == 0) return std::nullopt;  // Ctrl-@ would set a mark that nobody sees
  if (buffer->searching()) return c == ctrl('C') ? ctrl('G') : c;
  switch (c) {
    case ctrl('C'): interrupt(); return std::nullopt;
    case ctrl('Z'): suspend(); return std::nullopt;
    case ctrl('L'): stop(Typed::What::again); return std::nullopt;
    case ctrl('B'): move_left(); return std::nullopt;
    case ctrl('F'): move_right(); return std::nullopt;
    case ctrl('H'):
    case 127: remove_left(); return std::nullopt;
    case ctrl('D'):
      if (buffer->text().empty()) stop(Typed::What::end);
      remove_right();
      return std::nullopt;
    case ctrl('I'):
      if (keyboard.more()) return U' ';  // pasted where pastes are not marked
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

void LineEditor::State::stop(Typed::What what) {
  stopped = what;
  if (what == Typed::What::left || what == Typed::What::again) kept = buffer->text();
}

void LineEditor::State::interrupt() {
  if (interrupted) return stop(Typed::What::end);
  interrupted = true;
  buffer->clear();
  if (!waiting->interrupted.empty()) prompt.print(waiting->interrupted);
}

void LineEditor::State::suspend() {
  if (waiting->secret)
    return stop(Typed::What::panic);  // the shell must not come up beside a secret
  waiting->undraw ? waiting->undraw() : view.finish();
  terminal.leave();
  signals.suspend();
  terminal.enter();
  view.forget();
  if (waiting->undraw) stop(Typed::What::again);
}

void LineEditor::State::complete() {
  if (!waiting->complete) return;
  const std::u32string text = buffer->text();
  const std::string before = utf8(text.substr(0, buffer->cursor()));
  const Completing done = press_tab(waiting->complete(before), before);
  buffer->remove_before(code_points(std::string_view(before).substr(done.from)).size());
  buffer->insert(code_points(done.word));
  if (!done.listing.empty() && !waiting->secret) prompt.print(done.listing);
}

void LineEditor::State::move_left() {
  const std::u32string before = buffer->text().substr(0, buffer->cursor());
  if (!before.empty()) buffer->move(-static_cast<int>(cells(before).back().length));
}

void LineEditor::State::move_right() {
  const std::u32string after = buffer->text().substr(buffer->cursor());
  if (!after.empty()) buffer->move(static_cast<int>(cells(after).front().length));
}

void LineEditor::State::remove_left() {
  const std::u32string before = buffer->text().substr(0, buffer->cursor());
  if (!before.empty()) buffer->remove_before(cells(before).back().length);
}

void LineEditor::State::remove_right() {
  const std::size_t at = buffer->cursor();
  move_right();
  buffer->remove_before(buffer->cursor() - at);
}

void LineEditor::State::show() {
  if (waiting->undraw) return stop(Typed::What::again);
  view.draw({headline, code_points(waiting->prompt), buffer->text(), buffer->cursor()});
}

LineEditor::LineEditor() : state_(std::make_unique<State>(*this)) {}
LineEditor::~LineEditor() = default;

Typed LineEditor::read(const Waiting& waiting) {
  std::fflush(stdout);
  return state_->read(waiting);
}

bool LineEditor::typed_ahead() { return state_->keyboard.typed_ahead(); }

void LineEditor::remember(const std::string& line, bool lasting) {
  state_->buffer->remember(code_points(line));
  if (lasting) state_->history.add(line);
}

// On a secret screen nothing may scroll: there it is the row above the prompt.
void LineEditor::print(const std::string& text) {
  if (state_->waiting->secret) return headline(text);
  state_->view.erase();
  if (text.starts_with('\a')) fmt::print("\a");  // what is printed below holds text alone
  print_paragraph(text, 0, 2);
  state_->show();
}

void LineEditor::headline(const std::string& text) {
  state_->headline = text;
  state_->show();
}

void LineEditor::leave() { state_->stop(Typed::What::left); }

}  // namespace narrator::cli
