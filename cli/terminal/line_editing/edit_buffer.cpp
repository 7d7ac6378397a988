#include "cli/terminal/line_editing/edit_buffer.hpp"

#include <unistd.h>

#include <cstdio>

#include <histedit.h>

#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

constexpr int kLinesKept = 500;

std::wstring wide(const std::u32string& text) { return {text.begin(), text.end()}; }

}  // namespace

struct EditBuffer::Handles {
  explicit Handles(EditBuffer* owner) {
    HistEventW event;
    history_w(history, &event, H_SETSIZE, kLinesKept);
    history_w(history, &event, H_SETUNIQUE, 1);
    begin(owner);
  }

  // The only way to make libedit forget what was cut out is to begin anew.
  void begin(EditBuffer* owner) {
    if (edit != nullptr) el_end(edit);
    // The descriptors are the terminal's, the streams lead nowhere: it may ask, but not draw.
    edit =
        el_init_fd("narrator", stdin, nowhere, nowhere, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
    el_set(edit, EL_CLIENTDATA, owner);
    el_set(edit, EL_SIGNAL, 0);
    el_set(edit, EL_EDITOR, "emacs");
    for (const char* mode : {"-d", "-x"}) {  // both modes are the raw one that is set already
      el_set(edit, EL_SETTY, mode, "-isig", "-icanon", "-echo", "-iexten", "-icrnl", "-ixon",
             nullptr);
    }
    el_set(edit, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    el_wset(edit, EL_GETCFN, &give_key);
    el_wset(edit, EL_HIST, history_w, history);
  }

  ~Handles() {
    el_end(edit);
    history_wend(history);
    std::fclose(nowhere);
  }

  static int give_key(EditLine* edit, wchar_t* key) {
    void* owner = nullptr;
    el_get(edit, EL_CLIENTDATA, &owner);
    const auto next = static_cast<EditBuffer*>(owner)->next_key_();
    if (!next) return -1;
    *key = static_cast<wchar_t>(*next);
    return 1;
  }

  std::FILE* nowhere = std::fopen("/dev/null", "w");
  HistoryW* history = history_winit();
  EditLine* edit = nullptr;
};

EditBuffer::EditBuffer(std::function<std::optional<char32_t>()> next_key)
    : next_key_(std::move(next_key)), handles_(std::make_unique<Handles>(this)) {}

EditBuffer::~EditBuffer() = default;

std::optional<std::u32string> EditBuffer::edit() {
  int length = 0;
  const wchar_t* line = el_wgets(handles_->edit, &length);
  if (line == nullptr || length <= 0) return std::nullopt;
  std::u32string text(line, line + length);
  if (!text.ends_with(U'\n')) return std::nullopt;
  text.pop_back();
  std::erase_if(text, is_control);  // libedit was seen to leave a NUL, fed without a terminal
  return text;
}

std::u32string EditBuffer::text() const {
  const LineInfoW* line = el_wline(handles_->edit);
  return {line->buffer, line->lastchar};
}

std::size_t EditBuffer::cursor() const {
  const LineInfoW* line = el_wline(handles_->edit);
  // Its undo may leave it behind the end of a line that was shorter; a step from there ends there.
  if (line->cursor > line->lastchar) el_cursor(handles_->edit, 1);
  return static_cast<std::size_t>(line->cursor - line->buffer);
}

void EditBuffer::move(int by) { el_cursor(handles_->edit, by); }

void EditBuffer::insert(const std::u32string& text) {
  if (!text.empty()) el_winsertstr(handles_->edit, wide(text).c_str());
}

void EditBuffer::remove_before(std::size_t count) {
  el_wdeletestr(handles_->edit, static_cast<int>(count));
}

void EditBuffer::clear() {
  move(static_cast<int>(text().size()));
  remove_before(text().size());
}

void EditBuffer::forget_removed() { handles_->begin(this); }

void EditBuffer::remember(const std::u32string& line) {
  HistEventW event;
  history_w(handles_->history, &event, H_ENTER, wide(line).c_str());
}

}  // namespace narrator::cli
